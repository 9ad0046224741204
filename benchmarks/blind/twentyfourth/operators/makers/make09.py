# NetSuite-like comparative balance sheet, xlsx; hierarchy by indentation, "Total - " rows; planted digit change in one line
from common import *
from openpyxl import Workbook; from openpyxl.styles import *
NAME='ComparativeBalanceSheet_Harborwick.xlsx'; s=St(['c','p'],100)
def L(t,c,p,lvl=3): n,l=t.split(' - ',1); return s.l(l,[round(c*100),round(p*100)],n,lvl)
s.h('ASSETS'); s.h('Current Assets',lvl=1)
s.h('Bank',lvl=2); bk=s.t('Total Bank',[L('10010 - Operating Account',318402.77,276918.04),L('10020 - Payroll Account',25000,25000),L('10030 - Resident Trust Account',41876.15,40219.60)],lvl=2)
s.h('Accounts Receivable',lvl=2); ar=s.t('Total Accounts Receivable',[L('11000 - Resident Receivables - Private Pay',64118.90,58823.42),L('11010 - Medicaid Waiver Receivable',88240.36,103775.81),L('11020 - Long-Term Care Insurance Receivable',19655.00,12410.00),L('11900 - Allowance for Doubtful Accounts',-15880.25,-13240.25)],lvl=2)
s.h('Other Current Asset',lvl=2); oc=s.t('Total Other Current Asset',[L('13000 - Prepaid Insurance',73512.48,22940.16),L('13010 - Prepaid Licenses & Dues',9418.00,6255.50),L('13100 - Tax Escrow',112600.71,96381.33),L('13200 - Food & Supplies Inventory',14390.22,13917.85)],lvl=2)
CA=s.t('Total Current Assets',[bk,ar,oc],lvl=1)
s.h('Fixed Assets',lvl=1); fx=[L('15000 - Land',1875000,1875000,2),L('15100 - Buildings & Improvements',16842119.36,16711402.11,2),L('15200 - Furniture & Equipment',1318744.90,1264880.35,2),L('15300 - Vehicles',94250,94250,2),L('15900 - Accumulated Depreciation',-5276301.18,-4861994.72,2)]
FX=s.t('Total Fixed Assets',fx,lvl=1)
s.h('Other Assets',lvl=1); OA=s.t('Total Other Assets',[L('17000 - Replacement Reserve - Lender',206318.44,171042.92,2),L('17100 - Licensing Bond',50000,50000,2)],lvl=1)
TA=s.t('Total ASSETS',[CA,FX,OA],rt='TOTAL',key='total_assets')
s.h('LIABILITIES & EQUITY'); s.h('Current Liabilities',lvl=1)
ap=s.t('Total Accounts Payable',[(s.h('Accounts Payable',lvl=2),L('20000 - Accounts Payable - Trade',127415.60,141902.38))[1],L('20010 - Accounts Payable - Accrued',38910.05,22764.90)],lvl=2)
s.h('Other Current Liability',lvl=2); ol=s.t('Total Other Current Liability',[L('21000 - Accrued Payroll & PTO',168233.14,154087.29),L('21100 - Accrued Real Estate Taxes',81407.50,79260.00),L('21200 - Resident Trust Liability',41876.15,40219.60),L('21300 - Prepaid Resident Fees',57930.00,66145.00),L('21400 - Deferred Community Fees',48216.67,39883.33),L('21500 - Current Portion of Mortgage',241300,229875)],lvl=2)
CL=s.t('Total Current Liabilities',[ap,ol],lvl=1)
s.h('Long Term Liabilities',lvl=1); LT=s.t('Total Long Term Liabilities',[L('25000 - Mortgage Payable, net of current',11473820.19,11715120.19,2),L('25900 - Unamortized Loan Costs',-142610.80,-161225.32,2)],lvl=1)
TL=s.t('Total Liabilities',[CL,LT],lvl=0,key='total_liabilities')
s.h('Equity',lvl=1); eq=[s.rows[TA]['v'][k]-s.rows[TL]['v'][k] for k in 'cp']
a=s.l("Members' Capital",[510000000]*2,'30000',2); b=s.l('Distributions',[-123500000,-98500000],'30500',2); re=[eq[1]-510000000+98500000-14203319]*2
re[0]=re[1]+14203319; c=s.l('Retained Earnings',re,'32000',2); ni=[eq[0]-510000000+123500000-re[0],14203319]; d=s.l('Net Income',ni,None,2); print(ni,re)
EQ=s.t('Total Equity',[a,b,c,d],lvl=1,key='total_equity'); s.t('Total LIABILITIES & EQUITY',[TL,EQ],rt='TOTAL')
s.derive('v',lambda r:r['v']['c']-r['v']['p'])
i=[k for k,r in enumerate(s.rows) if r['code']=='21000'][0]; s.rows[i]['v']['c']+=6000000
s.planted=dict(what="21000 Accrued Payroll & PTO, Sep 2025 amount: printed 228,233.14 where 168,233.14 is right (the variance and the totals keep the right one)",kind='digit_changed')
wb=Workbook(); w=wb.active; w.title='ComparativeBalanceSheet'
for r_,t in enumerate(['Harborwick Senior Communities LLC','Parent Company : Region East : Harborwick at Tidewater','Comparative Balance Sheet','End of Sep 2025'],1): w.cell(r_,1,t).font=Font(bold=r_!=2,name='Verdana',size=10 if r_<3 else 9)
h=['Financial Row','Amount','Comparison Amount','Variance','% Variance']; h2=['','(As of Sep 2025)','(As of Dec 2024)','','']
for j in range(5):
    for r_,q in((6,h),(7,h2)): c=w.cell(r_,1+j,q[j] or None); c.font=Font(bold=True,name='Verdana',size=8); c.fill=PatternFill('solid',fgColor='D0D0D0'); c.alignment=Alignment(horizontal='center')
y=8
for r in s.rows:
    c=w.cell(y,1,((r['code']+' - ') if r['code'] else '')+r['label']); c.alignment=Alignment(horizontal='left',indent=r['lvl']); bo=r['rt']!='LINE'; c.font=Font(name='Verdana',size=8,bold=bo)
    if r['v']:
        for j,k in enumerate('cpv'): x=w.cell(y,2+j,r['v'][k]/100); x.number_format='"$"#,##0.00;("$"#,##0.00)'; x.font=Font(name='Verdana',size=8,bold=bo); x.border=Border(top=Side(style='thin')) if bo else Border()
        p=r['v']['p']; x=w.cell(y,5,round(r['v']['v']/abs(p),4) if p else None); x.number_format='0.00%'; x.font=Font(name='Verdana',size=8,bold=bo)
    y+=1
w.column_dimensions['A'].width=46
for c in 'BCDE': w.column_dimensions[c].width=19
wb.save(doc(NAME))
save(NAME,[s.truth('Comparative Balance Sheet','Harborwick at Tidewater',None,'2025-09-30',[('c','Amount (As of Sep 2025)'),('p','Comparison Amount (As of Dec 2024)'),('v','Variance')],sheet='ComparativeBalanceSheet')],'SENIOR_HOUSING','BALANCE_SHEET','NetSuite-like comparative balance sheet, xlsx',['code joined to label','indent hierarchy','two-line header','planted digit'])
