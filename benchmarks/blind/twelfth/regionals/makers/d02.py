# apartments T12 workbook with hidden helper columns and rows
import random
from st import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
from openpyxl.utils import get_column_letter as CL
R=random.Random(2202)
mon=['Sep 2024','Oct 2024','Nov 2024','Dec 2024','Jan 2025','Feb 2025','Mar 2025','Apr 2025','May 2025','Jun 2025','Jul 2025','Aug 2025']
S=St('Trailing 12 Months','Harbor Point at Lakemont',mon+['T12 Total'],'2024-09-01','2025-08-31',sheet='T12',derive=lambda b,n:b+[sum(b)],zero='dash',dp=0)
def m(b,n=.1,g=.0,skip=None,season=None):
    o=[]
    for i in range(12):
        v=b*(1+g*i)*R.uniform(1-n,1+n)
        if season: v*=season[i]
        if skip and i not in skip: v=0
        o.append(round(v))
    return o
win=[.8,.9,1.1,1.4,1.6,1.5,1.2,.9,.7,.7,.8,.8]
def sec(head,lines,tot,nat='e'):
    S.H(head,ind=0); ii=[S.L(l,m(*a[:1],**a[1]) if len(a)>1 else m(a[0]),code=c,nat=nat) for c,l,*a in lines]
    return S.T(tot,ii,ind=0)
S.H('INCOME')
g=S.L('Gross Potential Rent',m(241500,.0015,.0035),code='41000')
l=S.L('(Loss) / Gain to Lease',m(-9800,.2,-.04),code='41100')
gp=S.T('Gross Scheduled Rent',[g,l],ind=0)
v=[S.L('Vacancy',m(-13200,.25),code='41200'),S.L('Concessions',m(-2600,.5),code='41300'),S.L('Non-Revenue Units (Office / Model)',m(-1610,.0,.003),code='41400'),S.L('Write-Offs, Net of Recoveries',m(-2050,.6),code='41500')]
nr=S.T('Net Rental Income',[gp]+v,ind=0)
oi=[S.L(n,m(*a),code=c) for c,n,a in [('42010','RUBS - Water & Sewer',(7350,.06)),('42020','RUBS - Trash',(2430,.03)),('42030','Valet Trash Fees',(3900,.02)),('42100','Parking - Covered & Garage',(3340,.05)),('42200','Pet Rent & Fees',(2680,.12)),('42300','Application & Admin Fees',(2150,.35)),('42400','Late & NSF Fees',(1720,.3)),('42500','Early Termination',(1600,.7)),('42700','Technology Package',(6480,.02))]]
oi.append(S.L('Insurance Claim Proceeds',m(18400,.0,skip=[6]),code='42900'))
ot=S.T('Total Other Income',oi,ind=0)
inc=S.T('EFFECTIVE GROSS INCOME',[nr,ot],kind='TOTAL',key='total_income')
S.H('CONTROLLABLE EXPENSES')
c=[sec('Personnel',[('51000','Office Salaries',11200,dict(n=.06)),('51100','Maintenance Salaries',10150,dict(n=.08)),('51200','Bonus & Commission',1500,dict(n=.4)),('51300','Taxes & Benefits',5600,dict(n=.1))],'Total Personnel'),
 sec('Repairs, Maintenance & Turns',[('52000','General R&M',3900,dict(n=.4)),('52100','HVAC',1450,dict(n=.5,season=[1.2,.8,.6,.6,.6,.5,.6,.8,1.2,1.8,2,1.8])),('52200','Make-Ready',5200,dict(n=.3)),('52300','Pool & Amenities',800,dict(skip=[0,6,7,8,9,10,11]))],'Total Repairs, Maintenance & Turns'),
 sec('Contract Services',[('53000','Landscape',3150,dict(n=.01)),('53100','Pest',640,dict(n=.02)),('53200','Valet Trash Service',2540,dict(n=.01)),('53300','Snow Plowing',2200,dict(n=.3,skip=[3,4,5])),('53400','Elevator',925,dict(n=.02))],'Total Contract Services'),
 sec('Marketing',[('54000','ILS & Digital',2950,dict(n=.1)),('54100','Resident Retention',480,dict(n=.6))],'Total Marketing'),
 sec('General & Administrative',[('55000','Software',2020,dict(n=.05)),('55100','Legal / Eviction',780,dict(n=.7)),('55200','Office & Bank',690,dict(n=.3)),('55300','Audit',14500,dict(n=.0,skip=[7]))],'Total General & Administrative')]
ce=S.T('Total Controllable Expenses',c)
S.H('NON-CONTROLLABLE EXPENSES')
n=[sec('Utilities',[('56000','Electric - House & Vacant',3200,dict(n=.1)),('56100','Natural Gas',1650,dict(n=.1,season=win)),('56200','Water & Sewer',9850,dict(n=.08)),('56300','Refuse',2600,dict(n=.03)),('56400','Internet / Managed Wi-Fi',4320,dict(n=.0))],'Total Utilities')]
S.H('Fixed',ind=0)
f=[S.L('Management Fee (3.00%)',[round(x*.03) for x in S.rows[inc]['base']],code='57000',nat='e'),S.L('Property Insurance',[8140]*7+[9265]*5,code='58000',nat='e'),S.L('Real Estate Taxes',[26350]*4+[27480]*8,code='59000',nat='e')]
n.append(S.T('Total Fixed',f)); nc=S.T('Total Non-Controllable Expenses',n)
te=S.T('TOTAL OPERATING EXPENSES',[ce,nc],kind='TOTAL',key='total_operating_expenses')
noi=S.T('NET OPERATING INCOME',[inc,~te],kind='TOTAL',key='noi')
ds=[S.L('Debt Service - Interest',m(48200,.015),code='71000',nat='e'),S.L('Capital - Unit Renovations',m(14800,.6,skip=[0,1,2,6,7,8,9]),code='72000',nat='e'),S.L('Capital - Roof Bldg 4',m(41250,.0,skip=[9]),code='72400',nat='e')]
cf=S.T('CASH FLOW AFTER DEBT & CAPITAL',[noi]+[~i for i in ds],kind='TOTAL',key='net_cash_flow')
# ---- workbook
wb=Workbook(); ws=wb.active; ws.title='Map'
ws['A1']='acct'; ws['B1']='roll'; 
for i,r in enumerate([r for r in S.rows if r['code']],2): ws.cell(i,1,int(r['code'])); ws.cell(i,2,'INC' if r['code']<'5' else 'EXP'); ws.cell(i,3,R.randint(1,9))
ws.sheet_state='hidden'
ws=wb.create_sheet('T12'); wb.active=1
f10=Font(name='Calibri',size=9); fb=Font(name='Calibri',size=9,bold=True)
# columns: A helper(hidden) B acct C label D hidden PY total E..P months with hidden 'YTD' check col after Dec ; total ; per unit ; % ; notes
ws['C1']='Harbor Point at Lakemont'; ws['C1'].font=Font(name='Calibri',size=14,bold=True,color='1F3864')
ws['C2']='Trailing 12 Months - September 2024 through August 2025'; ws['C2'].font=Font(name='Calibri',size=10,italic=True)
ws['C3']='162 units  |  accrual  |  unaudited'; ws['C3'].font=f10
cols=[5,6,7,8,10,11,12,13,14,15,16,17,18]; HID=['A','D','I']; PU,PC,NT=20,21,22
hr=5; ws.cell(hr,1,'KEY'); ws.cell(hr,2,'Acct'); ws.cell(hr,3,'Description'); ws.cell(hr,4,'PY T12'); ws.cell(hr,9,'chk 2024')
import datetime
for k,cx in enumerate(cols[:12]):
    y,mo=(2024,9+k) if k<4 else (2025,k-3)
    ws.cell(hr,cx,datetime.date(y,mo,1)).number_format='mmm\\ yyyy'
ws.cell(hr,18,'T12 Total'); ws.cell(hr,PU,'Per Unit'); ws.cell(hr,PC,'% EGI'); ws.cell(hr,NT,'Comment')
for cx in range(1,NT+1):
    q=ws.cell(hr,cx); q.font=Font(name='Calibri',size=9,bold=True,color='FFFFFF'); q.alignment=Alignment(horizontal='center' if cx>3 else 'left'); 
    if cx!=19: q.fill=PatternFill('solid',fgColor='1F3864')
y=hr+1; thin=Side(style='thin'); dbl=Side(style='double')
NF='#,##0_);(#,##0);"-"_)'
com={'Insurance Claim Proceeds':'Bldg 7 water loss, Feb','Real Estate Taxes':'2025 reassessment','Audit':'FY24 audit, billed April'}
egi=S.rows[inc]['vals'][-1]
for i,r in enumerate(S.rows):
    if i and r['type']=='HEADING' and r['label'].isupper(): y+=1
    if i in(5,):   # hidden helper row holding a check figure
        ws.cell(y,3,'check: scheduled less billed')
        for cx in cols: ws.cell(y,cx,R.randint(-900,900)).number_format=NF
        ws.row_dimensions[y].hidden=True; y+=1
    ws.cell(y,1,f'HP{i:03d}'); 
    if r['code']: ws.cell(y,2,int(r['code'])).font=f10
    q=ws.cell(y,3,r['label']); q.font=fb if r['type']!='LINE' else f10; q.alignment=Alignment(indent=2 if r['type']=='LINE' else 0)
    if r['type']!='HEADING':
        for cx,v in zip(cols,r['vals']):
            q=ws.cell(y,cx,v); q.number_format=NF; q.font=fb if r['type']!='LINE' else f10
            if r['type']!='LINE': q.border=Border(top=thin,bottom=dbl if r['type']=='TOTAL' else None)
        ws.cell(y,4,round(r['vals'][-1]*R.uniform(.9,1.0))).number_format=NF
        ws.cell(y,9,sum(r['vals'][:4])).number_format=NF
        q=ws.cell(y,PU,r['vals'][-1]/162); q.number_format='#,##0_);(#,##0)'; q.font=f10
        q=ws.cell(y,PC,r['vals'][-1]/egi); q.number_format='0.0%'; q.font=f10
        if r['label'] in com: ws.cell(y,NT,com[r['label']]).font=Font(name='Calibri',size=8,italic=True)
    if r['type']=='TOTAL':
        for cx in range(2,NT+1):
            if cx!=19: ws.cell(y,cx).fill=PatternFill('solid',fgColor='DDE6F3')
        y+=1
    y+=1
for h in HID: ws.column_dimensions[h].hidden=True
ws.column_dimensions['B'].width=7; ws.column_dimensions['C'].width=34; ws.column_dimensions['S'].width=1.5; ws.column_dimensions['V'].width=22
for cx in cols: ws.column_dimensions[CL(cx)].width=10
ws.column_dimensions['R'].width=12
ws.freeze_panes='E6'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
n='HPL_T12_Aug25.xlsx'; wb.save(BASE+'/documents/'+n)
save(n,[S],'MULTIFAMILY','OPERATING_STATEMENT_T12','owner T12 workbook, date headers','hidden helper columns A,D,I with numbers, hidden row, hidden sheet, per-unit and % columns, dashes, notes column')
