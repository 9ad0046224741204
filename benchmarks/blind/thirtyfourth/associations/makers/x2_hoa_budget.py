from kit import *
import random
from openpyxl import Workbook
from openpyxl.styles import Font, Border, Side, Alignment, PatternFill
rnd=random.Random(3412)
F='Quail_Ridge_HOA_2026_Budget_Draft2.xlsx'
cols=['2023 Actual','2024 Actual','2025 Approved Budget','2025 Actual thru 8/31','2025 Projected Year End','2026 Proposed Budget','2026 $ Change']
s=St(cols)
def ln(no,label,b25,b26,note=None,hist=1):
    a23=round(b25*rnd.uniform(.85,.97))*hist; a24=round(b25*rnd.uniform(.92,1.05))*hist
    a25=round(b25*8/12*rnd.uniform(.9,1.1)); pr=round((a25+b25*4/12*rnd.uniform(.95,1.08))/10)*10
    return s.l(label,[a23,a24,b25,a25,pr,b26,b26-b25],code=no,note=note)
s.h('REVENUES')
I=[ln('301','Regular Assessments',401760,428544,'248 lots x $144.00 x 12'),ln('305','Interest – Operating Account',1800,2400),ln('310','Late Fees and Interest on Delinquencies',3500,3500),ln('315','Transfer / Disclosure Fees',4000,3600,'fewer resales expected'),ln('320','Clubhouse & Pavilion Rental',5200,6000),ln('325','Cell Tower Ground Lease',21600,22248,'3% escalator 1/1')]
for r,(a,b,c) in zip([s.rows[I[0]]],[(376464,389112,401760)]):
    r['vals']=[a,b,c,267840,401760,428544,428544-c]
TI=s.t('TOTAL REVENUES',I,kind='TOTAL')
s.h('EXPENSES')
secs=[]
def sec(nm,items,tot):
    s.h(nm); secs.append(s.t(tot,[ln(*z) for z in items]))
sec('General & Administrative',[('401','Management Contract',52800,54384,'3% per agreement'),('403','CPA Review & Tax Returns',4800,5100),('405','Legal Counsel',9000,10500,'CC&R restatement'),('407','Postage, Printing, Newsletter',5600,4900,'moving to e-notice'),('409','Bank & Payment Processing',1450,1500),('411','Reserve Study Update',0,3900,'on-site study every 3rd yr'),('413','Uncollectible Accounts',4000,4000),('415','Contingency',3000,3000)],'Subtotal – General & Administrative')
sec('Common Area Maintenance',[('421','Landscape Contract',86400,90720),('423','Irrigation Parts & Backflow Tests',9500,9500),('425','Tree Care',14000,16000),('427','Street Sweeping',3600,3600),('429','Private Street Repair',12000,10000),('431','Snow Removal',7500,8000),('433','Entry Monument, Walls & Fence',5000,5500),('435','Weed Abatement / Fire Break',6800,7400,'county requirement')],'Subtotal – Common Area Maintenance')
sec('Recreation',[('441','Pool & Spa Service',18600,19530),('443','Pool Permits, Repairs, Chemicals',6900,7200),('445','Clubhouse Cleaning',9360,9800),('447','Clubhouse Repairs & Supplies',5400,5400),('449','Community Events',4500,5000)],'Subtotal – Recreation')
sec('Utilities',[('451','Water – Irrigation & Clubhouse',41000,45500,'district +9%'),('453','Electric',19800,21000),('455','Propane',5200,5200),('457','Refuse',3300,3450),('459','Phone, Internet, Gate Line',2640,2640)],'Subtotal – Utilities')
sec('Insurance & Taxes',[('461','Package Policy',24500,29400,'broker est. +20%'),('463','D&O, Crime, Umbrella',5900,6400),('465','Property Tax – Common Lots',1180,1200),('467','Income Tax',3200,3500)],'Subtotal – Insurance & Taxes')
TE=s.t('TOTAL OPERATING EXPENSES',secs,kind='TOTAL')
NB=s.t('NET OPERATING SURPLUS BEFORE RESERVES',[TI,TE],[1,-1],kind='TOTAL')
v=s.rows[NB]['vals']
s.h('RESERVE FUNDING')
R=[s.l('Reserve Contribution – Streets',[24000,26000,30000,20000,30000,32000,2000],code='501'),s.l('Reserve Contribution – Pool & Clubhouse',[18000,18000,20000,13333,20000,20000,0],code='502')]
x=[v[2]-50000,v[5]-52000]
R.append(s.l('Reserve Contribution – All Other',[9000,9500,x[0],round(x[0]*8/12),x[0],x[1],x[1]-x[0]],code='503'))
TR=s.t('TOTAL RESERVE FUNDING',R,kind='TOTAL')
s.t('NET SURPLUS / (DEFICIT)',[NB,TR],[1,-1],kind='TOTAL')
print('bal',x,[r['vals'] for r in s.rows[-2:]])
wb=Workbook(); w0=wb.active; w0.title='Cover Memo'
for k,t in enumerate(['TO: Owners of Quail Ridge','FROM: Budget & Finance Committee','RE: Draft 2 of the 2026 operating and reserve budget','','The Board will consider this draft at the open meeting of November 12.','Monthly assessment would go from $135.00 to $144.00 per lot (248 lots).'],2): w0.cell(k,2,t)
ws=wb.create_sheet('2026 Budget'); A='Arial'
ws.merge_cells('A1:K1'); ws['A1']='QUAIL RIDGE HOMEOWNERS ASSOCIATION'; ws.merge_cells('A2:K2'); ws['A2']='2026 PROPOSED OPERATING BUDGET'; ws.merge_cells('A3:K3'); ws['A3']='January 1, 2026 – December 31, 2026     DRAFT 2 – 10/21/2025'
for r in (1,2,3): ws.cell(r,1).alignment=Alignment(horizontal='center'); ws.cell(r,1).font=Font(name=A,bold=r<3,size=14-r,italic=r==3)
g=[('C5:D5','Prior Years'),('E5:G5','2025'),('H5:K5','2026')]
for rg,t in g: ws.merge_cells(rg); ws[rg.split(':')[0]]=t
h=['Acct','Description','2023 Actual','2024 Actual','Approved Budget','Actual thru 8/31','Projected Year End','Proposed Budget','$ Change','% Change','Per Lot / Month','Remarks']
fill=PatternFill('solid',fgColor='FFE2C9')
for k,t in enumerate(h,1):
    ws.cell(6,k,t)
    for r in(5,6): c=ws.cell(r,k); c.font=Font(name=A,bold=True,size=9); c.alignment=Alignment(horizontal='center',wrap_text=True,vertical='center'); c.fill=fill; c.border=Border(*[Side(style='thin')]*4)
ws.row_dimensions[6].height=28
y=7; thin=Side(style='hair',color='BBBBBB')
for r in s.rows:
    if r['typ']=='HEADING':
        ws.cell(y,2,r['label']).font=Font(name=A,bold=True,size=9,underline='single' if not r['label'].isupper() else None); y+=1; continue
    ws.cell(y,1,int(r['code']) if r['code'] else None); ws.cell(y,2,r['label'])
    for k,vv in enumerate(r['vals']):
        c=ws.cell(y,3+k,vv); c.number_format='#,##0;(#,##0);0' if r['typ']=='LINE' else '"$"#,##0;("$"#,##0);"$"0'
    b,n=r['vals'][2],r['vals'][5]
    ws.cell(y,10,round(n/b-1,4) if b else 'n/a').number_format='0.0%'; ws.cell(y,11,round(n/12/248,2)).number_format='0.00'; ws.cell(y,10).alignment=Alignment(horizontal='right')
    if r['d'].get('note'): ws.cell(y,12,r['d']['note'])
    ws.cell(y,1).alignment=Alignment(horizontal='center'); ws.cell(y,12).alignment=Alignment(horizontal='left',indent=1)
    for k in range(1,13):
        c=ws.cell(y,k); c.font=Font(name=A,size=9,bold=r['typ']!='LINE',italic=k==12); c.border=Border(bottom=thin,top=Side(style='thin') if r['typ']!='LINE' else None)
        if r['typ']=='TOTAL': c.fill=PatternFill('solid',fgColor='F2F2F2')
        if k==8: c.fill=PatternFill('solid',fgColor='FFFFCC')
    y+=2 if r['typ']!='LINE' else 1
for k,w in zip('ABCDEFGHIJKL',[6,40,11.5,11.5,11.5,11.5,11.5,11.5,11,9,9,30]): ws.column_dimensions[k].width=w
ws.freeze_panes='C7'; ws.page_setup.orientation='landscape'; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.page_setup.fitToHeight=0; ws.print_title_rows='5:6'
w3=wb.create_sheet('Assessment Calc')
for k,(a,b) in enumerate([('Lots',248),('Monthly per lot 2025',135),('Monthly per lot 2026',144),('Annual regular assessments 2026',428544)],2): w3.cell(k,2,a); w3.cell(k,3,b)
w3.column_dimensions['B'].width=34
wb.active=1
wb.save(DOCS/F)
s.save(F,'2026 PROPOSED OPERATING BUDGET','QUAIL RIDGE HOMEOWNERS ASSOCIATION','2026-01-01','2026-12-31',{'total_income':'TOTAL REVENUES','total_operating_expenses':'TOTAL OPERATING EXPENSES','net_income':'NET SURPLUS / (DEFICIT)'},'OTHER','OPERATING_STATEMENT','budget worksheet with history, grouped headers, remarks column, three sheets',sheet='2026 Budget',hard=True)
