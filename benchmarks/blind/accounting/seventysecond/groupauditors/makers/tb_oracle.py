# Oracle-exported consolidation trial balance, UAE, entities side by side, eliminations, xlsx
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
A=[('11010','Investment property - land',182400000,96250000,41800000),('11020','Investment property - buildings',418655200,203118400,88240650),('11090','Accumulated depreciation - buildings',-64218330,-38114205,-9706471),('11110','Furniture and equipment',6118402,2240118,1388206),('11190','Accumulated depreciation - F&E',-3906114,-1518332,-624118),
('12010','Capital work in progress',8224650,None,3916400),('13010','Investment in subsidiaries',55000000,None,None),
('14010','Tenant receivables',11842606,4316882,1906448),('14020','Post-dated cheques in hand',24180350,9664200,3118000),('14090','Expected credit loss allowance',-1618204,-388120,-96400),('14110','Accrued rent - straight-lining',3216448,1106230,488112),('14210','Due from related parties',18450000,2600000,None),('14310','Prepaid DEWA deposits',1240000,418000,266000),('14320','Prepaid insurance',388206,141650,88420),('14410','VAT input recoverable',1066214,288144,214660),
('15010','Emirates NBD current account',9218446,3844102,1066380),('15020','FAB escrow account',4400000,None,None),('15050','Petty cash',15000,5000,3000),
('21010','Trade payables',-6844218,-2118405,-1388062),('21020','Accrued expenses',-3206114,-1148200,-611430),('21110','Retentions payable',-1118640,None,-418220),('21210','Tenant security deposits',-14822600,-7106400,-2864000),('21310','Unearned rental income',-28416220,-11318640,-4006180),('21320','PDC contra account',-24180350,-9664200,-3118000),('21410','VAT output payable',-2218640,-744216,-311240),('21510','Due to related parties',None,-14050000,-7000000),('22010','Term loan - Mashreq syndicate',-285000000,-118000000,-46500000),('22090','Unamortised arrangement fee',2611400,918220,466118),('22110','Employee end-of-service benefits',-1188406,-301220,-144618),
('31010','Share capital',-150000000,-30000000,-25000000),('31020','Statutory reserve',-15884200,-6118400,-2104600),('31030','Retained earnings',0,0,0),
('41010','Rental income - base rent',-61844218,-26118406,-11906440),('41020','Turnover rent',-3118406,None,None),('41030','Service charge income',-12644180,-4866200,-1611480),('41040','Chilled water recharges',-3806224,-1618440,None),('41050','Kiosk and media income',-2816400,-66000,None),('41060','Parking income',-1418660,-918240,None),('41090','Intercompany management fee income',-2600000,None,None),
('51010','District cooling charges',4618224,1944106,None),('51020','DEWA utilities',3218640,1388204,618440),('51030','Facilities management contract',7244160,2618400,988416),('51040','Security services',2116480,644220,611380),('51050','Cleaning services',1888240,718660,144200),('51060','Insurance',966400,318420,188640),('51070','Municipality and licence fees',388218,104660,92440),('51080','Marketing and events',2944186,188400,36220),('51090','Intercompany management fee expense',None,1800000,800000),('52010','Staff costs',4418260,1144800,618240),('52020','Legal and professional',918446,266180,144620),('52030','Leasing commissions',1188400,644206,211480),('52040','Impairment loss on receivables',418220,96400,24100),('53010','Depreciation',13906448,6618402,2944116),('61010','Finance costs',18644206,7818440,3066180),('61020','Finance income',-188420,-41206,None)]
A=[list(a) for a in A]
re=[a for a in A if a[0]=='31030'][0]
for i in(2,3,4): re[i]=-sum((a[i] or 0) for a in A)
print('RE',re)
EL={'13010':(None,55000000),'31010':(55000000,None),'14210':(None,21050000),'21510':(21050000,None),'41090':(2600000,None),'51090':(None,2600000)}
name='GroupTB_UAE_FY2025.xlsx'
wb=Workbook(); ws=wb.active; ws.title='Group TB'
ws['B1']='Al Marsa Real Estate Group'; ws['B1'].font=Font(name='Arial',size=13,bold=True)
ws['B2']='Consolidation trial balance – UAE sub-group'; ws['B3']='As at 31 December 2025   |   AED   |   Ledger: AMG_IFRS_AED   |   Dr / (Cr)'
for r in(2,3): ws.cell(r,2).font=Font(name='Arial',size=9,color='555555')
fill=PatternFill('solid',fgColor='1F3A4D'); wf=Font(name='Arial',size=9,bold=True,color='FFFFFF')
H=['Natural a/c','Description','Marsa Gate Mall LLC\n(1010)','Marsa Gate Offices LLC\n(1020)','Rimal Logistics FZCO\n(1035)','Aggregate','Eliminations',None,'Group']
ws.append([]); 
for j,h in enumerate(H,2):
    if h and j!=8: ws.cell(5,j,h)
ws.cell(5,8,'Eliminations'); ws.cell(6,8,'Dr'); ws.cell(6,9,'Cr')
ws.merge_cells('H5:I5')
for j in(2,3,4,5,6,7,10): ws.merge_cells(start_row=5,start_column=j,end_row=6,end_column=j)
for r in(5,6):
    for j in range(2,11):
        x=ws.cell(r,j); x.fill=fill; x.font=wf; x.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True)
ws.row_dimensions[5].height=28
keys=['other:Marsa Gate Mall LLC (1010)','other:Marsa Gate Offices LLC (1020)','other:Rimal Logistics FZCO (1035)','other:Aggregate','other:Eliminations Dr','other:Eliminations Cr','other:Group']
nf='#,##0_);(#,##0);"-"??_)'
F9=Font(name='Arial',size=9)
heads={'11010':'ASSETS','21010':'LIABILITIES','31010':'EQUITY','41010':'INCOME','51010':'EXPENSES','61010':'FINANCE'}
r=7; TR=[]; tot=[0]*7
for a in A:
    if a[0] in heads:
        ws.cell(r,3,heads[a[0]]).font=Font(name='Arial',size=9,bold=True,color='1F3A4D'); r+=1
    agg=sum(x or 0 for x in a[2:5]); d,c=EL.get(a[0],(None,None)); grp=agg+(d or 0)-(c or 0)
    v=[*a[2:5],agg,d,c,grp]
    ws.cell(r,2,a[0]); ws.cell(r,3,a[1])
    for j,x in enumerate(v,4):
        if x is not None: ws.cell(r,j,x).number_format=nf
    ws.cell(r,7).fill=ws.cell(r,10).fill=PatternFill('solid',fgColor='EEF3F6')
    for j in range(2,11): ws.cell(r,j).font=F9
    rec=dict(account=a[0],name=a[1])
    for k,x in zip(keys,v):
        if x: rec[k]=x      # zero shows as a dash
    TR.append(rec); tot=[t+(x or 0) for t,x in zip(tot,v)]; r+=1
ws.cell(r,3,'Total')
# check row: zero printed as 0 here
for j,x in enumerate(tot,4): ws.cell(r,j,x).number_format='#,##0;(#,##0);0'
for j in range(2,11):
    ws.cell(r,j).font=Font(name='Arial',size=9,bold=True); ws.cell(r,j).border=Border(top=Side(style='thin'),bottom=Side(style='double'))
ws.cell(r+2,3,'Eliminations: (1) investment in 1035 against capital of 1020 and 1035; (2) intercompany loans; (3) management fees charged by 1010.').font=Font(name='Arial',size=8,italic=True)
ws.cell(r+3,3,'Prepared: Group Reporting, 19-Jan-2026. Status: pre-audit, adjusted through JE-DEC-118.').font=Font(name='Arial',size=8,italic=True)
for col,w in zip('ABCDEFGHIJ',(2,11,37,17,17,17,17,15,15,17)): ws.column_dimensions[col].width=w
ws.freeze_panes='D7'; ws.sheet_view.showGridLines=False
ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.print_title_rows='5:6'
assert tot[0]==tot[1]==tot[2]==0 and tot[4]==tot[5] and tot[6]==0,tot
wb.save(doc(name))
save(name,'TB',keys,TR,[dict(label='Total',**dict(zip(keys,tot)))],'Oracle consolidation TB workbook, three UAE entities side by side with eliminations',True)
