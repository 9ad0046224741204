# Sage Intacct customer aging pasted into an administrator's quarterly package; cover sheet first, grouped header, three parks; planted: one row dropped
from common import *
import xlsxwriter
# (cust id, name, suite, current, 31-60, 61-90, 91-120, >120, cash dep, L/C, comment)
P=[('BKR','Barker Road Flex Center',[
 ('C-2104','Allied Gasket & Seal Inc','100-110',8412.5,0,0,0,0,8412.5,0,''),('C-2109','Northfork Craft Distilling Co','120',5960,5960,5960,1180.44,0,11920,0,'Plan signed 9/12; 6 pmts'),('C-2111','Tri-County Elevator Svc','130',0,0,0,0,-412.08,3375,0,'Credit - 2023 CAM true-up'),
 ('C-2117','Vantage Dental Lab','140',3288.75,0,0,0,0,0,10000,''),('C-2118','Kestrel Robotics LLC','150-170',21806.11,18250,0,0,0,0,75000,'AP contact on leave'),('C-2125','Mosaic Tile Warehouse','180',0,0,641.9,0,0,6100,0,''),('C-2131','Jubilee Catering','190',4415,265,0,0,0,4150,0,'')]),
('SPN','Spindle Park I & II',[
 ('C-3302','Gulfstar Pump Rental','A1',14875.2,0,0,0,0,14000,0,''),('C-3305','Hometown HVAC Supply','A2-A4',-2250.75,0,0,0,0,12600,0,'Dup ACH 9/29, apply Oct'),('C-3311','Precision Orthotics of Texas','A5',0,310.5,310.5,310.5,1242,4800,0,'Disputes HVAC PM charge'),('C-3314','Blue Agave Beverage Dist.','B1',17340,17340,9025.66,0,0,17340,0,'Default notice 9/22'),
 ('C-3318','Ridgetop Signs & Wraps','B2',2966.4,0,0,0,0,2850,0,''),('C-3320','Cobalt Auto Glass','B3',0,0,0,0,8718.35,0,0,'Vacated 2/25 - counsel'),('C-3326','Lone Cedar Cabinetry','B4',3512,3512,0,0,0,3400,0,''),('C-3327','Atlas Fire Protection','B5-B6',6904.18,0,0,0,0,0,15000,''),('C-3330','Summit Gymnastics Academy','B7',7120,7120,7120,3560,0,7120,0,'COVID-era amort. note separate')]),
('WHT','Whitlock Commerce Court',[
 ('C-4401','Pinnacle Paper & Packaging','1',28416.67,0,0,0,0,0,120000,''),('C-4406','Dockside Cold Storage LLC','2',41250,12118.37,0,0,0,41250,0,'CAM recon billed 8/4'),('C-4407','Express Courier Partners','3A',9850,9850,0,0,0,9850,0,''),('C-4409','Ironwood Millwork','3B',0,0,0,2204.16,0,5975,0,''),('C-4415','Halcyon Medical Devices','4',19662.5,0,0,0,0,0,60000,''),('C-4418','ProTint Window Films','5',2150,2150,2150,0,0,2150,0,'Pays in arrears')])]
DROP='C-3326'
M=['current','b31_60','b61_90','b91_120','b120','total','other:Security Cash','other:Security L/C']
T=Truth('ar_threeflex_intacct','xlsx','AR',M,{'what':'customer C-3326 Lone Cedar Cabinetry (3,512.00 current + 3,512.00 31-60 = 7,024.00, cash security 3,400.00) omitted under Spindle Park; property and grand totals still include it','kind':'row_dropped'})
wb=xlsxwriter.Workbook(path('ar_threeflex_intacct.xlsx')); fm=lambda **k: wb.add_format({'font_name':'Tahoma','font_size':9,**k})
cs=wb.add_worksheet('Transmittal'); cs.write('B2','Stonebridge Fund Services - Q3 2025 Operating Partner Package',fm(bold=True,font_size=13)); 
for i,(a,b) in enumerate([('Operating partner','Weldon Flex Partners'),('Fund','Copperline Industrial Income Fund II'),('Quarter end','9/30/2025'),('Trial balance','Rec\'d 10/11'),('AR aging','Rec\'d 10/11 - see next tab'),('Rent roll','Rec\'d 10/09'),('Bank recs','OPEN - Whitlock'),('Prepared by','M. Quill / reviewed T. Abara')]): cs.write(3+i,1,a,fm(bold=True)); cs.write(3+i,2,b,fm())
cs.set_column(1,1,22); cs.set_column(2,2,44); cs.fit_to_pages(1,1)
ws=wb.add_worksheet('AR Aging 9.30.25'); ws.hide_gridlines(2)
ws.write(0,1,'Weldon Flex Partners',fm(bold=True,font_size=12)); ws.write(1,1,'Customer aging report - summary by location',fm()); ws.write(2,1,'As of 09/30/2025, aged from due date, USD',fm(italic=True))
h=fm(bold=True,bottom=2,align='right',text_wrap=True); hl=fm(bold=True,bottom=2); hg=fm(bold=True,align='center',bottom=1)
ws.merge_range(4,4,4,8,'Aging (days)',hg); ws.merge_range(4,11,4,12,'Security',hg)
for j,x in ((1,'Customer ID'),(2,'Customer name'),(3,'Suite')): ws.write(5,j,x,hl)
COL=[4,5,6,7,8,9,11,12]
for j,x in zip(COL,['Current','31-60','61-90','91-120','Over 120','Total','Cash','L/C']): ws.write(5,j,x,h)
ws.write(5,13,'Comments',hl)
N='#,##0.00;(#,##0.00);0.00'; n=fm(num_format=N); b=fm(bold=True,num_format=N,top=1,bg_color='#E2EFDA'); bl=fm(bold=True,top=1,bg_color='#E2EFDA'); gb=fm(bold=True,num_format=N,top=1,bottom=6); t=fm(); cm=fm(font_color='#C00000',italic=True)
r=6; G=[0]*8
for code,pn,L in P:
    ws.write(r,1,f'{code} -- {pn}',fm(bold=True,font_color='#375623')); r+=1; S=[0]*8
    for row in L:
        m=[c(x) for x in row[3:8]]; v=m+[sum(m),c(row[8]),c(row[9])]; S=[p+q for p,q in zip(S,v)]
        if row[0]==DROP: continue
        for j in range(3): ws.write_string(r,1+j,row[j],t)
        for j,a in zip(COL,v): ws.write_number(r,j,d(a),n)
        if row[10]: ws.write(r,13,row[10],cm)
        T.rowd(dict(unit=row[2],resident=row[0],name=row[1],**{k:d(a) for k,a in zip(M,v)})); r+=1
    lab=f'Total for {code}'
    for j in range(1,13): ws.write_blank(r,j,None,bl)
    ws.write(r,1,lab,bl)
    for j,a in zip(COL,S): ws.write_number(r,j,d(a),b)
    T.total(lab,{k:d(a) for k,a in zip(M,S)}); G=[p+q for p,q in zip(G,S)]; r+=2
ws.write(r,1,'Grand total',fm(bold=True))
for j,a in zip(COL,G): ws.write_number(r,j,d(a),gb)
T.total('Grand total',{k:d(a) for k,a in zip(M,G)}); r+=1
tot=G[5]; ws.write(r,2,'% of total',fm(italic=True))
for j,a in list(zip(COL,G))[:6]: ws.write_number(r,j,a/tot,fm(num_format='0.0%',italic=True,align='right'))
ws.set_column(0,0,2); ws.set_column(1,1,13); ws.set_column(2,2,32); ws.set_column(3,3,9); ws.set_column(4,9,12); ws.set_column(10,10,2); ws.set_column(11,12,12); ws.set_column(13,13,31); ws.set_landscape(); ws.fit_to_pages(1,0); ws.freeze_panes(6,3); ws.activate()
wb.close(); T.save('INDUSTRIAL','Sage Intacct customer aging by location after a cover sheet, grouped header, spacer column, comments',True); print(G,len(T.rows))
