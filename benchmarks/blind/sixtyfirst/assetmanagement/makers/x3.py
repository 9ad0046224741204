# Canadian parkade, old xls, dates and some numbers as text
from lib import *
import xlwt
R=[('P1',[('P1-001/024','Dominion Lane Hotel Ltd.','Reserved',24,265,'2021/01/01','2025/12/31',2400),('P1-025/040','Ferris & Oake LLP','Reserved',16,275,'2023/06/01','2026/05/31',1600),('P1-041/046','Swift Carshare Co-op','Car share',6,240,'2024/02/01','2027/01/31',0),('P1-047/050','-- unassigned --','EV charging',4,None,'','',None)]),
('P2',[('P2-101/150','Provincial Dental Plan Administrators','Reserved',50,228,'2020/09/01','2030/08/31',5000),('P2-151/162','Tallgrass Robotics Inc.','Reserved',12,235,'2025/03/01','2027/02/28',1200),('P2-163/170','Yew & Partners Architects','Reserved',8,235,'2022/11/01','MTM',800),('P2-171/199','-- unassigned --','Reserved',29,None,'','',None)]),
('P3',[('P3-201/300','Citypark Operations Ltd.','Operator',100,142.5,'2019/04/01','2029/03/31',14250),('P3-301/308','Orchid Night Cleaning Ltd.','Night only',8,60,'2025/01/01','MTM',0)]),
('Other',[('CW-1','Gleam Detailing Inc.','Car wash bay',2,None,'2023/08/01','2026/07/31',1900),('RF-1','Prairie Cellular Corp.','Roof licence',0,None,'2018/10/01','2028/09/30',0),('SG-1','Metro Boards Ltd.','Signage',0,None,'2024/05/01','2026/04/30',500)])]
FLAT={'CW-1':1900.0,'RF-1':1325.0,'SG-1':510.0}
def run():
    name='PARKADE_RENTROLL_OCT25.xls'
    wb=xlwt.Workbook(); ws=wb.add_sheet('Sheet1'); rows=[]
    b=xlwt.easyxf('font: bold on'); n=xlwt.easyxf(num_format_str='#,##0.00'); nb=xlwt.easyxf('font: bold on; borders: top thin',num_format_str='#,##0.00'); h=xlwt.easyxf('font: bold on; pattern: pattern solid, fore_colour light_yellow; borders: bottom medium; align: wrap on')
    ws.write(0,0,'FOURTH AVENUE PARKADE, CALGARY AB',b); ws.write(1,0,'Rent roll - monthly licences'); ws.write(2,0,'For the month of:'); ws.write(2,2,'October 2025')
    for i,t in enumerate(['Level','Stalls / space','Licensee','Use','# stalls','Rate per stall','Licence fee /month','GST 5%','Fee incl. GST','Start','End','Key & fee deposit']): ws.write(4,i,t,h); ws.col(i).width=256*[8,16,38,15,9,13,14,11,14,12,12,13][i]
    ws.row(4).height_mismatch=True; ws.row(4).height=560
    r=5; G=[0]*5
    for lv,ls in R:
        S=[0]*5
        for u,t,k,ns,rt,s,e,dep in ls:
            v=t[0]=='-'
            ws.write(r,0,lv); ws.write(r,1,u); ws.write(r,2,t); ws.write(r,3,k); ws.write(r,4,ns)
            q=dict(unit=u,section=lv,unitType=k,statusText='unassigned' if v else 'Occupied')
            if not v:
                fee=FLAT.get(u) or ns*float(rt); gst=round(fee*.05,2); tot=fee+gst
                if rt: ws.write(r,5,rt,n)
                ws.write(r,6,fee,n); ws.write(r,7,gst,n); ws.write(r,8,tot,n); ws.write(r,9,s,xlwt.easyxf('align: horiz center')); ws.write(r,10,e,xlwt.easyxf('align: horiz center')); ws.write(r,11,f'${dep:,.2f}')
                q.update(tenantName=t.replace('',''),contractRent=fee,charges=[dict(code='GST 5%',amount=gst)],totalCharges=tot,leaseStartDate=s.replace('/','-'),leaseEndDate=e.replace('/','-'),deposit=dep)
                for i,x in enumerate((0,fee,gst,tot,dep)): S[i]+=x
            S[0]+=ns; rows.append(q); r+=1
        ws.write(r,2,'Subtotal '+lv,nb); ws.write(r,4,S[0],xlwt.easyxf('font: bold on; borders: top thin'))
        for c,x in zip((6,7,8),S[1:4]): ws.write(r,c,x,nb)
        ws.write(r,11,f'${S[4]:,.2f}'); G=[a+c for a,c in zip(G,S)]; r+=2
    ws.write(r,2,'TOTAL PARKADE',nb); ws.write(r,4,G[0],xlwt.easyxf('font: bold on; borders: top thin'))
    for c,x in zip((6,7,8),G[1:4]): ws.write(r,c,x,nb)
    ws.write(r,11,f'${G[4]:,.2f}'); ws.write(r+2,0,'Transient revenue is remitted separately by the operator and is not part of this roll.')
    ws.portrait=False; ws.fit_num_pages=1; ws.fit_width_to_pages=1; ws.fit_height_to_pages=0
    wb.save(doc(name))
    save(name,'PARKING','Canadian parkade, xls, licences by level, dates and deposits as text',dict(propertyName='FOURTH AVENUE PARKADE',asOnDate='2025-10',units=None,occupied=None,vacant=None,rows=rows))
