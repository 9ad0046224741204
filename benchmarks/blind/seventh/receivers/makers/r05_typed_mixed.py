# lawyer's typed list: mixed-use houses, three buildings under one receivership; PLANTED digit change
from common import *
from fpdf import FPDF
F='R05_Receivers_Typed_List_Mixed_Use.pdf'; d=dt.date
import glob
# bldg -> (apt, kind, tenant, rent, lease end, deposit, arrears)
B=[('212 Hollis Street',[('Store','Store','Amaranth Flowers & Gifts',2850.00,d(2027,9,30),5700.00,0),('Store Rear','Storage','Amaranth Flowers & Gifts',300.00,'mo. to mo.',None,0),('2F','2BR','O. Bhattarai',1675.00,d(2025,12,31),1675.00,0),('2R','1BR','L. & T. Hollowell',1340.00,d(2026,2,28),1340.00,2680.00),('3F','2BR',None,None,None,None,None),('3R','1BR','Q. Farragher',1295.00,'mo. to mo.',1000.00,0)]),
 ('214-216 Hollis Street',[('Store L','Store','Hollis Laundromat Corp.',3400.00,d(2031,3,31),6800.00,0),('Store R','Store',None,None,None,None,None),('1A','Studio','V. Underhay',1050.00,d(2026,6,30),1050.00,0),('1B','Studio','H. Szabolay',1075.00,d(2026,3,31),1075.00,537.50),('2A','2BR','D. Ravenhill and family',1720.00,d(2026,8,31),1720.00,0),('2B','2BR','J. Zielonka',1690.00,'mo. to mo.',1500.00,5070.00),('3A','2BR','S. Quartermane',1750.00,d(2026,5,31),1750.00,0),('3B','2BR','Superintendent',0.00,None,None,None)]),
 ('9 Carver Court',[('Office','Office','Pemberlin & Daughters, Accountants',2100.00,d(2028,6,30),4200.00,0),('Apt. 1','3BR','K. Oyelaran',2240.00,d(2026,7,31),2240.00,0),('Apt. 2','3BR','W. Castellane',2195.00,d(2025,11,30),2195.00,0),('Apt. 3','3BR',None,None,None,None,None),('Garage 1','Garage','K. Oyelaran',140.00,'mo. to mo.',None,0),('Garage 2','Garage','J. Blackwater',165.00,'mo. to mo.',None,330.00),('Roof sign','Sign','Cityview Outdoor Media',725.00,d(2029,12,31),None,0)])]
class P(FPDF):
    def footer(self):
        self.set_y(-15); self.set_font('Courier','',8); self.cell(0,5,f'Receiver\'s Second Report - Attachment 4 - page {self.page_no()}',align='C')
p=P('P','mm','Letter'); p.set_auto_page_break(True,20); p.add_page(); p.set_font('Courier','',10); p.set_left_margin(20); p.set_xy(20,18)
for t in ('ATTACHMENT 4','','In re: Hollis-Carver Holdings (Index No. 602218/2025)','TENANTS AND RENTS AS OF OCTOBER 1, 2025','','Prepared from rent cards and interviews on site. Rents are per','month. Heat included in all apartments.',''):
    p.cell(0,4.8,t,new_x='LMARGIN',new_y='NEXT')
W=[22,17,57,21,22,19,19]; rows=[]; gt=[0,0,0]
def row(v,b=''):
    p.set_font('Courier',b,8.2)
    for i,(x,w) in enumerate(zip(v,W)): p.cell(w,4.6,x,align='R' if i in(3,5,6) else 'L')
    p.ln(4.6)
PL=('214-216 Hollis Street','2A')
for b,us_ in B:
    if p.get_y()>225: p.add_page()
    p.ln(3); p.set_font('Courier','BU',10); p.cell(0,6,b,new_x='LMARGIN',new_y='NEXT')
    row(['Unit','Kind','Tenant','Rent','  Lease to','Deposit','Owing'],'B')
    s=[0,0,0]
    for u,k,n,r,e,dp,ow in us_:
        pr=r if (b,u)!=PL else 1270.00     # planted: transposed digits; subtotal and total keep the right 1,720.00
        row([u,k,n or 'VACANT',m(pr) if r is not None else '', '  '+(e if isinstance(e,str) else f'{e.month}/{e.day}/{e:%y}' if e else ''),m(dp) if dp is not None else '',m(ow) if ow else ('nil' if ow is not None else '')])
        for i,x in enumerate((r,dp,ow)): s[i]+=x or 0
        rows.append(dict(unit=u,building=b,unitType=k,tenantName=n,statusText='VACANT' if not n else 'Occupied',contractRent=pr if r is not None else None,leaseEndDate=e if isinstance(e,str) else iso(e) if e else None,deposit=dp,balance=ow if ow else None))
    p.set_x(20+22+17); p.set_font('Courier','',8.2); row_y=p.get_y(); p.set_x(20); row(['','',f'Sub-total, {b.split(" ")[0]}',m(s[0]),'',m(s[1]),m(s[2])],'B')
    for i in range(3): gt[i]+=s[i]
p.ln(4); row(['ALL','','Three properties, 21 spaces',m(gt[0]),'',m(gt[1]),m(gt[2])],'B')
p.ln(4); p.set_font('Courier','',9.5)
for t in ('Note 1. The superintendent pays no rent (apartment goes with the job).','Note 2. Three spaces are vacant and unheated: 3F at No. 212, Store R at','        No. 214-216 and Apt. 3 at 9 Carver Court.','Note 3. Mr. Blackwater holds over without writing.'): p.cell(0,4.6,t,new_x='LMARGIN',new_y='NEXT')
p.output(D+'/'+F)
save(F,'MIXED_USE','typed list (Courier) attached to a receiver\u2019s report, three houses','building headings with repeated header, "nil" for no arrears, month-to-month in the date column, employee apartment at 0.00, tenant of two spaces','Hollis-Carver Holdings','2025-10-01',21,18,3,rows,planted=dict(what='Rent of 2A at 214-216 Hollis Street printed as 1,270.00; the sub-total and the total still contain 1,720.00',kind='digit_changed'))
print(len(rows))
