# suburban office T12 in a broker/analyst workbook: date headers, T12, T3 annualised, PSF; planted dropped row
from lib import *
import xlsxwriter,datetime
R=random.Random(1414);FN='Fairlane Office Campus T-12 (Mar25).xlsx'
ms=[datetime.date(2024+(k//12),k%12+1,1) for k in range(3,15)]
cols=[d.strftime('%b-%y') for d in ms]+['T-12 Total','T-3 Annualized']
s=S('Trailing 12 Month Operating Statement','Fairlane Office Campus','2024-04-01','2025-03-31',cols,sheet='T12',dp=0)
def W(v): v=[int(round(x)) for x in v];return v+[sum(v),sum(v[-3:])*4]
def g(b,n=.08): return W([b*(1+R.uniform(-n,n)) for _ in range(12)])
def L(l,v): return s.line(l,v)
s.head('Income')
x=[L('Base Rent',W([196420]*4+[198115]*3+[191870]*3+[203240]*2)),L('Free Rent',W([0]*7+[-11375]*3+[0,0])),L('Expense Recoveries',g(31200,.03)),L('Tax Recoveries',W([18760]*9+[19310]*3)),L('Electric Submeter',g(9450,.12)),L('Conference Center',g(1350,.5)),L('Antenna Income',W([2200]*12)),L('Miscellaneous Income',g(480,.8))]
T=s.tot('Total Income',x,rt='TOTAL',key='total_income')
s.head('Operating Expenses')
sea=[.9,1,1.2,1.35,1.35,1.1,.9,.85,1,1.1,1.05,.95]
e=[L('Real Estate Taxes',W([29840]*9+[30715]*3)),L('Insurance',W([6120]*5+[6845]*7)),L('Electricity',W([17300*z*(1+R.uniform(-.04,.04)) for z in sea])),L('Gas',W([900,520,310,280,270,300,610,1720,2850,3340,3010,2080])),L('Water & Sewer',g(2350,.1)),L('Janitorial',W([14850]*9+[15240]*3)),L('Trash Removal',g(1180,.05)),L('HVAC Contract & Repairs',g(4150,.35)),L('Elevator',W([1425]*12)),L('Security & Access Control',g(5130,.07)),L('Landscaping',W([3900]*7+[0,0,0,0,3900])),L('Snow Removal',W([0]*8+[3870,8215,6640,1195])),L('General Repairs',g(5600,.4)),L('Management Fee (3%)',W([.03*v for v in s.rows[T].v[:12]])),L('On-Site Payroll',g(9700,.04)),L('Admin & Professional',g(2650,.3))]
E=s.tot('Total Operating Expenses',e,rt='TOTAL',key='total_operating_expenses')
s.rows[e[0]+9].dropped=True;assert s.rows[e[9]].label.startswith('Security')
d=s.rows[e[9]].v;s.planted={'what':f"the line 'Security & Access Control' (T-12 total {d[12]:,}) is left out of the listing while Total Operating Expenses includes it",'kind':'row_dropped'}
N=s.tot('Net Operating Income',[T],[E],rt='TOTAL',key='noi')
s.head('Capital & Leasing');c=[L('Tenant Improvements',W([0,0,0,0,62400,0,0,0,88150,14720,0,0])),L('Leasing Commissions',W([0,0,0,0,21840,0,0,0,30460,0,0,0])),L('Building Capital',W([0,0,17900,0,0,0,0,9350,0,0,0,0]))]
C=s.tot('Total Capital & Leasing',c)
s.tot('Cash Flow Before Debt Service',[N],[C],rt='TOTAL',key='net_cash_flow')
SF=118450;wb=xlsxwriter.Workbook(f'{B}/documents/{FN}');wb.set_properties({'created':datetime.datetime(2025,5,6)})
cv=wb.add_worksheet('Summary');ws=wb.add_worksheet('T12');G=lambda **k:wb.add_format({'font_name':'Aptos Narrow','font_size':9,**k})
cv.write(0,0,'Fairlane Office Campus - three buildings, 118,450 RSF',G(bold=1,font_size=12));cv.write(2,0,'Detail on tab T12. Source: borrower ledger, April 2024 to March 2025.',G());cv.write(3,0,'Recoveries are billed estimates; 2024 reconciliation not yet billed.',G())
ws.write('A1','Fairlane Office Campus',G(bold=1,font_size=13));ws.write('A2','Trailing 12 Month Operating Statement',G(bold=1));ws.write('A3','RSF',G());ws.write('B3',SF,G(num_format='#,##0',font_color='blue'))
h=dict(bold=1,bg_color='#1F3864',font_color='white',align='right')
ws.write(4,0,'',G(**h))
for k,dt in enumerate(ms): ws.write_datetime(4,1+k,datetime.datetime(dt.year,dt.month,1),G(num_format='mmm-yy',**h))
ws.write(4,13,'T-12 Total',G(**h));ws.write(4,14,'T-3 Annualized',G(**h));ws.write(4,15,'T-12 PSF',G(**h))
nf='#,##0_);[Red](#,##0)';y=5
for q in s.out():
    b=q.rt!='LINE';tp=dict(top=1,bg_color='#EDEDED') if q.rt=='TOTAL' else dict(top=1) if b and q.rt!='HEADING' else {}
    ws.write(y,0,q.label,G(bold=int(b),indent=0 if b else 1,**tp))
    if q.rt!='HEADING':
        fm=G(bold=int(b),num_format=nf,**tp)
        for k,v in enumerate(q.v): 
            if k==12: ws.write_formula(y,13,f'=SUM(B{y+1}:M{y+1})',fm,v)
            elif k==13: ws.write_formula(y,14,f'=SUM(K{y+1}:M{y+1})*4',fm,v)
            else: ws.write_number(y,1+k,v,fm)
        ws.write_formula(y,15,f'=N{y+1}/$B$3',G(bold=int(b),num_format='0.00_);[Red](0.00)',**tp),round(q.v[12]/SF,4))
    y+=1 if q.rt!='TOTAL' else 2
ws.set_column(0,0,30);ws.set_column(1,12,9.5);ws.set_column(13,14,13);ws.set_column(15,15,9);ws.freeze_panes(5,1);ws.set_landscape();ws.fit_to_pages(1,1);wb.close()
save(FN,[s],'OFFICE','OPERATING_STATEMENT_T12','lender analyst workbook','date headers, T-12, T-3 annualised, PSF column, formulas; planted dropped expense line',False)
