# HOA budget package workbook: cover, operating budget, reserve budget, assessment calculation (XLSX)
import random; from st import *
from openpyxl import Workbook; from openpyxl.styles import *; from openpyxl.utils import get_column_letter as L
R=random.Random(6107); A='Thornbury Commons Homeowners Association'; U=186
cols=['2023 Actual','2024 Budget','2024 YTD (8 mo.)','2024 Projected','2025 Proposed','$ Change vs. 2024 Budget']
def der(v,k): v[5]=v[4]-v[1]; return v
s=St('Operating Fund Budget',A,'2025-01-01','2025-12-31',cols,sheet='Operating',derive=der)
def n(b,up=.04,ya=.1,ex=False):
    a=round(b*R.uniform(.88,1.03)); y=b*8/12 if ex else b*8/12*R.uniform(1-ya,1+ya)
    pr=b if ex else round((y*1.5+b)/2/10)*10
    return [a,b,round(y),pr,round(pr*(1+up)/10)*10,0]
s.h('INCOME')
g=[s.l('Homeowner Assessments',[468720,491040,327360,491040,0,0],'4100',note='see Assessment Calc'),s.l('Working Capital Contributions',n(6000,0),'4150',note='12 closings est.'),s.l('Late Charges',n(2400),'4200'),s.l('Pool Guest Passes',n(1800),'4310'),s.l('Municipal Services Reimbursement (Grant)',[14880,15200,0,15200,15500,0],'4400',note='Township act reimb., rec\'d in Dec.'),s.l('Interest - Operating',n(900,.2),'4900')]
g0=g[0]; ti=None
G=[('ADMINISTRATION',[('Management Fee','6010',46500,.03,1,'contract yr 2 of 3'),('Audit & Tax Preparation','6020',5600,.05,0,''),('Legal - General','6030',6000,.0,0,''),('Legal - Collections','6035',3500,.1,0,'recoverable in part'),('Office, Postage & Printing','6050',4900,.03,0,''),('Meetings & Social Committee','6070',2500,.2,0,''),('Insurance Package','6100',38400,.14,1,'renewal 3/1; broker est. +14%'),('Bad Debt','6180',3000,0,1,'')]),
('GROUNDS & SNOW',[('Lawn Care Contract','6310',84600,.03,1,''),('Tree & Shrub Care','6320',14500,.05,0,''),('Snow Removal','6340',42000,.08,0,'5-yr average'),('Retention Basin Maintenance','6360',5200,0,0,''),('Fence and Signage','6380',2600,0,0,'')]),
('POOL & CLUBHOUSE',[('Pool Management Contract','6510',31800,.04,1,''),('Pool Chemicals & Repairs','6520',5400,.06,0,''),('Clubhouse Cleaning','6540',6240,.03,1,''),('Clubhouse Repairs','6550',4000,0,0,'')]),
('UTILITIES',[('Electric','6710',16200,.06,0,''),('Water / Sewer','6720',11800,.07,0,''),('Trash Collection','6730',48360,.05,1,'186 homes'),('Gas','6740',2900,.05,0,'')])]
s2=[]
ghold=[]
for gn,ls in G: ghold.append((gn,[(nm,c,n(b,u,.12,e),nt) for nm,c,b,u,e,nt in ls]))
tr=[117000,128400,85600,128400,144000,0]
exp25=sum(x[2][4] for _,l in ghold for x in l)+tr[4]
oth=sum(s.rows[i]['values'][4] for i in g[1:])
mo=-(-(exp25-oth)//(U*12))   # monthly assessment per home rounded up
s.rows[g0]['values'][4]=int(mo*U*12); s.rows[g0]['values'][5]=int(mo*U*12)-491040
ti=s.t('TOTAL INCOME',g,typ='TOTAL',key='total_income')
s.h('EXPENSES'); T=[]
for gn,ls in ghold:
    s.h(gn,sub=1); T.append(s.t('Subtotal - '+gn.title(),[s.l(nm,v,c,note=nt) for nm,c,v,nt in ls]))
oe=s.t('TOTAL OPERATING EXPENSES',T,typ='TOTAL',key='total_operating_expenses')
x=s.l('Transfer to Reserve Fund',tr,'6900',note='per 2024 reserve study')
ne=s.t('NET OPERATING SURPLUS (DEFICIT)',[ti,(oe,-1),(x,-1)],typ='TOTAL',key='net_income')
q=St('Reserve Fund Budget',A,'2025-01-01','2025-12-31',['Projected 12/31/2024','Budget 2025','Budget 2026','Budget 2027'],sheet='Reserve')
bg=q.l('Beginning Reserve Balance',[388140]); 
q.h('Additions'); g=[q.l('Transfer from Operating',[128400,144000,148000,152500]),q.l('Interest Earned',[11260,10900,9400,9800]),q.l('Capital Contribution at Resale',[9300,9300,9300,9300])]
ad=q.t('Total Additions',g); q.h('Expenditures')
g=[q.l('Roadway Milling & Overlay, Phase 2',[0,118000,0,0]),q.l('Pool Liner and Coping',[46350,0,0,0]),q.l('Clubhouse HVAC Replacement',[0,21500,0,0]),q.l('Entrance Monument & Lighting',[8200,0,14000,0]),q.l('Sidewalk Grinding',[5400,5600,5800,6000]),q.l('Basin Outfall Restoration',[0,0,0,62500])]
ex=q.t('Total Expenditures',g); nt=q.t('Net Change in Reserves',[ad,(ex,-1)],typ='TOTAL',key='net_cash_flow')
for c in range(4):
    if c: q.rows[bg]['values'][c]=e
    e=q.rows[bg]['values'][c]+q.rows[nt]['values'][c]
q.t('Ending Reserve Balance',[bg,nt],typ='TOTAL')
wb=Workbook(); w=wb.active; w.title='Cover'; w['B4']=A; w['B4'].font=Font(size=20,bold=True,name='Georgia'); w['B6']='Board Budget Package'; w['B7']='Fiscal Year January 1 - December 31, 2025'; w['B9']='Draft 2 - for the Board meeting of October 22, 2024'; w['B11']='Prepared by Wren & Alder Association Management'; w['B13']='186 single-family homes'; w.column_dimensions['B'].width=60
w=wb.create_sheet('Operating'); w.sheet_view.showGridLines=False
w['A1']=A; w['A1'].font=Font(bold=True,size=14,name='Georgia'); w['A2']='Operating Fund Budget - Fiscal Year January 1 - December 31, 2025'; w['A3']='DRAFT 2'; w['A3'].font=Font(color='C00000',bold=True)
H=['Description','GL #','2023\nActual','2024\nBudget','2024 YTD\n(8 mo.)','2024\nProjected','2025\nProposed','$ Change vs.\n2024 Budget','% Change','2025 per\nHome / Mo.','Notes']
thin=Side(style='thin'); dbl=Side(style='double')
for k,t in enumerate(H,1):
    c=w.cell(5,k,t); c.font=Font(bold=True,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='44546A'); c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center')
w.row_dimensions[5].height=32; r=6
for row,m in zip(s.rows,s.meta):
    t=row['rowType']
    if t=='HEADING' and not m.get('sub'): r+=1
    c=w.cell(r,1,row['label']); c.alignment=Alignment(horizontal='left',indent=2 if t=='LINE' and row['accountCode']!='6900' else 1 if m.get('sub') or t=='SUBTOTAL' else 0)
    if t!='LINE': c.font=Font(bold=True,italic=bool(m.get('sub')))
    if row['accountCode']: w.cell(r,2,int(row['accountCode'])).alignment=Alignment(horizontal='center')
    if t!='HEADING':
        for k,v in enumerate(row['values']):
            c=w.cell(r,3+k,v); c.number_format='#,##0;(#,##0);0'
            if k==4: c.fill=PatternFill('solid',fgColor='FFF2CC')
            if t!='LINE': c.font=Font(bold=True); c.border=Border(top=thin,bottom=dbl if t=='TOTAL' else None)
        v=row['values']; 
        if v[1]: c=w.cell(r,9,v[5]/abs(v[1])); c.number_format='0.0%;(0.0%)'
        w.cell(r,10,round(v[4]/U/12,2)).number_format='0.00;(0.00)'
        if m.get('note'): w.cell(r,11,m['note']).font=Font(italic=True,size=9)
        if t!='LINE': r+=1 if t=='SUBTOTAL' or row['label'].startswith('TOTAL O') else 0
    r+=1
for k,x in enumerate([42,7,12,12,12,12,12,13,9,10,34],1): w.column_dimensions[L(k)].width=x
w.freeze_panes='C6'; w.page_setup.orientation='landscape'; w.page_setup.fitToWidth=1; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
w=wb.create_sheet('Reserve'); w['B2']=A+' - Reserve Fund Budget'; w['B2'].font=Font(bold=True,size=12)
w['B3']='Three-year outlook; fiscal years ending December 31'
for k,(a,b) in enumerate([('Projected','12/31/2024'),('Budget','2025'),('Budget','2026'),('Budget','2027')]):
    for j,t in enumerate((a,b)):
        c=w.cell(5+j,4+k,t); c.font=Font(bold=True,underline='single' if j else None); c.alignment=Alignment(horizontal='right')
r=8
for row in q.rows:
    t=row['rowType']; w.cell(r,2 if t!='LINE' or 'Beginning' in row['label'] else 3,row['label']).font=Font(bold=t!='LINE')
    for k,v in enumerate(row['values']):
        if v is not None: c=w.cell(r,4+k,v); c.number_format='#,##0_);(#,##0)'; c.font=Font(bold=t!='LINE'); c.border=Border(top=thin) if t!='LINE' else Border()
    r+=2 if t in('SUBTOTAL','TOTAL') else 1
w.column_dimensions['A'].width=2; w.column_dimensions['B'].width=4; w.column_dimensions['C'].width=38
for k in range(4,8): w.column_dimensions[L(k)].width=13
w=wb.create_sheet('Assessment Calc'); 
for i,(a,b) in enumerate([('2025 operating expenses and reserve transfer',exp25),('Less other income',-oth),('Required from homeowners',exp25-oth),('Homes',U),('Monthly assessment per home, rounded up',mo),('2024 monthly assessment',220)],2): w.cell(i,1,a); w.cell(i,2,b)
w.column_dimensions['A'].width=46
N='Thornbury_Commons_2025_Budget_Package.xlsx'; wb.save(DOC+'/'+N); print(mo,s.rows[ne]['values'],[x['values'] for x in q.rows][-1])
save(N,[s,q],'OTHER','OPERATING_STATEMENT','HOA budget package: five money columns plus change, % and per-home columns, notes; reserve sheet; cover and side sheet',True)
