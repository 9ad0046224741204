# Neighbourhood shopping centre, seller's spreadsheet printed to PDF through LibreOffice (grid, gridlines, sheet header/footer)
from common import *
import xlsxwriter, subprocess, shutil, tempfile
F='Marigold Square rent roll (printed).pdf'
r=R(4405); AS=dt.date(2025,12,1)
T=[('A-1','Greenfield Foods Market',38500,11.25,dt.date(2012,3,1),dt.date(2032,2,28),'NNN','10% every 5 yrs'),
('A-2','Corner Apothecary & Drug',12840,17.5,dt.date(2015,7,1),dt.date(2030,6,30),'NNN','Flat'),
('B-100','Tangerine Nail Spa',1250,28,dt.date(2022,5,1),dt.date(2027,4,30),'NNN','3% annual'),
('B-101','Lucky Wok Kitchen',1600,27.5,dt.date(2019,10,1),dt.date(2029,9,30),'NNN','3% annual'),
('B-102','VACANT',1400,None,None,None,None,None),
('B-103','Heartland Hearing Centers',1150,26,dt.date(2023,2,1),dt.date(2028,1,31),'NNN','2.5% annual'),
('B-104','Cleaner Image Dry Cleaners',1820,24.75,dt.date(2009,6,1),None,'Gross','MTM'),
('B-105 / B-106','Summit Physical Therapy, PC',3340,25.5,dt.date(2021,9,1),dt.date(2031,8,31),'NNN','3% annual'),
('B-107','Pizza Brigata',2100,26.25,dt.date(2020,1,15),dt.date(2030,1,31),'NNN','10% in yr 6'),
('B-108','VACANT',975,None,None,None,None,None),
('B-109','Dr. Molar Family Dental',2460,29,dt.date(2018,4,1),dt.date(2028,3,31),'NNN','3% annual'),
('C-1','Sunset Valley Bank (ground lease)',0,None,dt.date(2016,1,1),dt.date(2035,12,31),'Abs. NNN','10% every 5 yrs'),
('C-2','Burrito Cartografica',2650,38,dt.date(2024,3,1),dt.date(2034,2,28),'NNN','2% annual'),
('C-3','Velo Tire & Lube',4800,22,dt.date(2017,11,1),dt.date(2027,10,31),'NNN','Flat')]
td=tempfile.mkdtemp(); x=os.path.join(td,'m.xlsx'); wb=xlsxwriter.Workbook(x); ws=wb.add_worksheet('RR 12-1-25')
fm=lambda **k: wb.add_format(dict(font_name='Calibri',font_size=9,**k))
ws.merge_range('A1:N1','MARIGOLD SQUARE SHOPPING CENTER',fm(bold=True,align='center')); ws.merge_range('A2:N2','2200-2290 E. Palmer Avenue, Glendora Heights, California',fm(align='center',italic=True)); ws.merge_range('A3:N3','Tenant Rent Roll - December 1, 2025',fm(bold=True,align='center'))
hd=['Suite','Tenant','GLA (SF)','% of GLA','Commence','Expire','Base Rent / Mo.','$/SF/Yr','CAM / Mo.','RE Tax / Mo.','Ins. / Mo.','Total Mo. Billing','Lease Type','Increases']
h=fm(bold=True,align='center',valign='vcenter',text_wrap=True,bg_color='#D9E1F2',border=1)
for i,t in enumerate(hd): ws.write(4,i,t,h)
ws.set_row(4,28)
for i,w in enumerate([11,27,8,7,9.5,9.5,11.5,8,10,10,9,12,9,14]): ws.set_column(i,i,w)
tx=fm(border=1); n0=fm(border=1,num_format='#,##0'); m=fm(border=1,num_format='_($* #,##0.00_);_($* (#,##0.00);_($* "-"??_);_(@_)'); pc=fm(border=1,num_format='0.0%'); dd=fm(border=1,num_format='mm/dd/yy',align='center'); ps=fm(border=1,num_format='0.00'); red=fm(border=1,font_color='red',bold=True)
G=sum(t[2] for t in T); rows=[]; S=[0]*5; y=5
for u,n,sf,psf,a,b,lt,inc in T:
    v=n=='VACANT'; ws.write(y,0,u,tx); ws.write(y,1,n,red if v else tx)
    if sf: ws.write(y,2,sf,n0); ws.write(y,3,sf/G,pc)
    else: ws.write(y,2,'Pad',tx); ws.write(y,3,'',tx)
    row=dict(unit=u,area=sf or None,statusText='VACANT' if v else 'Occupied')
    if v:
        for k in range(4,14): ws.write(y,k,'',tx)
    else:
        base=round(sf*psf/12,2) if sf else 11458.33; ws.write_datetime(y,4,dt.datetime.combine(a,dt.time()),dd)
        if b: ws.write_datetime(y,5,dt.datetime.combine(b,dt.time()),dd)
        else: ws.write(y,5,'MTM',fm(border=1,align='center'))
        ws.write(y,6,base,m)
        if sf: ws.write(y,7,psf,ps)
        else: ws.write(y,7,'',tx)
        nnn=lt=='NNN'; ch=[round(sf*q/12,2) if nnn else None for q in (4.12,2.86,.54)]
        for k,c in enumerate(ch): 
            if c is None: ws.write(y,8+k,'',tx)
            else: ws.write(y,8+k,c,m)
        tot=round(base+sum(c or 0 for c in ch),2); ws.write(y,11,tot,m); ws.write(y,12,lt,tx); ws.write(y,13,inc,tx)
        for k,z in enumerate([base]+ch+[tot]): S[k]=round(S[k]+(z or 0),2)
        row.update(tenantName=n,leaseStartDate=iso(a),leaseEndDate=iso(b) if b else 'MTM',contractRent=base,totalCharges=tot,charges=[dict(code=k,amount=c) for k,c in zip(('CAM / Mo.','RE Tax / Mo.','Ins. / Mo.'),ch) if c] or None)
    rows.append(row); y+=1
bt=fm(bold=True,top=6,num_format='#,##0'); bm=fm(bold=True,top=6,num_format='_($* #,##0.00_)')
true=S[0]; S[0]=round(S[0]+3000,2)
for k in range(14): ws.write(y,k,'',bt)
ws.write(y,1,'TOTAL CENTER',bt); ws.write(y,2,G,bt); ws.write(y,6,S[0],bm); 
for k,z in zip((8,9,10,11),S[1:]): ws.write(y,k,z,bm)
vs=sum(t[2] for t in T if t[1]=='VACANT'); y+=2
for l,q,f in(('Leased SF',G-vs,'#,##0'),('Vacant SF',vs,'#,##0'),('Occupancy',(G-vs)/G,'0.0%')): ws.write(y,1,l,fm()); ws.write(y,2,q,fm(num_format=f)); y+=1
ws.write(y+1,0,'Notes: (1) Bank pad is a ground lease; building owned by tenant, not included in GLA. (2) Cleaners holding over at last contract rent. (3) Suite B-105/106 combined 2021.',fm(italic=True))
ws.set_landscape(); ws.set_paper(1); ws.fit_to_pages(1,0); ws.set_margins(.4,.4,.7,.6); ws.hide_gridlines(0); ws.set_header('&L&8&F&R&8&D') if 0 else ws.set_header('&R&8Prepared by Seller - Confidential'); ws.set_footer('&L&8C:\\Deals\\Marigold\\RR\\Marigold RR v3 FINAL.xlsx&C&8&A&R&8Page &P of &N')
wb.close()
subprocess.check_call(['soffice','--headless','-env:UserInstallation=file://./.lo','--convert-to','pdf','--outdir',td,x],stdout=subprocess.DEVNULL); shutil.move(os.path.join(td,'m.pdf'),path(F))
save(F,rows,'Marigold Square Shopping Center','2025-12-01',14,12,2,'RETAIL','spreadsheet printed to PDF','pad without area, two-suite unit id, recoveries in columns, stale typed total',planted=dict(what=f'TOTAL CENTER of Base Rent / Mo. printed {S[0]:,.2f}; the rows add to {true:,.2f}',kind='total_wrong'))
