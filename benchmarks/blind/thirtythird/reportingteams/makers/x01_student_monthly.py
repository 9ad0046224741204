from core import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
R=random.Random(1101)
cols=['Month Actual','Month Budget','Month $ Variance','Month Prior Year','YTD Actual','YTD Budget','YTD $ Variance','YTD Prior Year']
s=St('Monthly Operating Report - Income Statement','The Varsity at Mill Street','2025-01-01','2025-08-31',cols,lambda b,k:[b[0],b[1],k*(b[0]-b[1]),b[2],b[3],b[4],k*(b[3]-b[4]),b[5]],sheet='Income Statement')
def L(c,l,m,k=1,nz=.08,lvl=1):
    j=lambda f=1:m*f*(1+R.uniform(-nz,nz)); a=j(); return s.l(l,[a,round(m,-1),j(.96),a+j(7),round(m,-1)*8,j(7.7)],c,lvl,k)
s.h('RENTAL REVENUE')
a=s.t('Total Rental Revenue',[L('401000','Gross Potential Installments',498750,nz=.02),L('401500','Vacancy - Beds',-21800,nz=.2),L('402000','Concessions & Gift Cards',-7450,nz=.3),L('402500','Staff & CA Beds',-5900,nz=.05),L('403000','Short-Term Lease Premium',4100,nz=.3),L('404000','Bad Debt / Write-Offs',-4750,nz=.5)],lvl=0)
s.h('ANCILLARY REVENUE')
b=s.t('Total Ancillary Revenue',[L('411000','Parking Permits',8900),L('411500','Furniture Package',6240),L('412000','Utility Overages',3880,nz=.3),L('412500','Application & Admin Fees',5150,nz=.4),L('413000','Late Fees',2300,nz=.3),L('413500','Turn Damage Charges',14800,nz=.4),L('414000','Summer Conference & Camp',3900,nz=.6),L('414500','Vending & Laundry',760,nz=.3)],lvl=0)
ti=s.t('TOTAL REVENUE',[a,b],lvl=0,key='total_income',T='TOTAL')
ex=[]
for h,ls in [('PAYROLL',[('601000','Community Manager & Assistant',13400),('601500','Leasing & Community Assistants',11650),('602000','Maintenance Staff',14200),('603000','Taxes, Benefits & Workers Comp',9370)]),('LEASING & RESIDENT LIFE',[('611000','Digital Advertising',4300),('611500','Campus Events & Sponsorships',2450),('612000','Resident Life Programs',1900),('612500','Roommate Matching Software',680)]),('TURN & MAINTENANCE',[('621000','Turn - Painting',21900),('621500','Turn - Cleaning',17400),('622000','Turn - Carpet & Furniture Replacement',9850),('623000','Repairs & Supplies',6200),('624000','Contract Services',8150)]),('UTILITIES',[('631000','Electricity',19800),('631500','Water & Sewer',11200),('632000','Internet & Cable - Bulk',13600),('632500','Trash',2850)]),('ADMINISTRATIVE',[('641000','Office & Software',4150),('641500','Credit Card Fees',2780),('642000','Shuttle Service',7900),('643000','Legal & Collections',1350)])]:
    s.h(h); ex.append(s.t('Total '+h.title(),[L(c,l,m,-1,.15) for c,l,m in ls],k=-1,lvl=0))
tc=s.t('TOTAL CONTROLLABLE EXPENSES',ex,k=-1,lvl=0)
s.h('FIXED EXPENSES'); tf=s.t('Total Fixed Expenses',[L('651000','Property Taxes',48900,-1,.01),L('652000','Insurance',12450,-1,.02),L('653000','Management Fee',15100,-1,.02)],k=-1,lvl=0)
te=s.t('TOTAL OPERATING EXPENSES',[tc,tf],k=-1,lvl=0,key='total_operating_expenses',T='TOTAL')
noi=s.t('NET OPERATING INCOME',[ti,te],[1,-1],lvl=0,key='noi',T='TOTAL')
cx=L('661000','Capital Expenditures',18500,-1,.5,0); s.t('CASH FLOW AFTER CAPITAL',[noi,cx],[1,-1],lvl=0,key='net_cash_flow',T='TOTAL')
wb=Workbook(); cv=wb.active; cv.title='Cover'; cv['C6']='The Varsity at Mill Street'; cv['C6'].font=Font(size=24,bold=True,color='7030A0'); cv['C8']='Monthly Operating Report'; cv['C9']='August 2025'; cv['C11']='214 units / 642 beds'; cv['C12']='Managed by Collegiate Residential Partners'
w=wb.create_sheet('Income Statement'); F=lambda **k:Font(name='Calibri',size=10,**k)
w['B1']='The Varsity at Mill Street'; w['B1'].font=Font(bold=True,size=14); w['B2']='Monthly Operating Report - Income Statement'; w['B3']='For the period ending August 31, 2025'; w['L2']='642 beds'
w.merge_cells('D5:H5'); w['D5']='CURRENT MONTH'; w.merge_cells('J5:N5'); w['J5']='YEAR TO DATE'
hd=dict(B='GL',C='Account',D='Actual',E='Budget',F='$ Variance',G='% Var',H='Prior Year',J='Actual',K='Budget',L='$ Variance',M='% Var',N='Prior Year',O='YTD Per Bed',P='Variance Comments')
for k,v in hd.items():
    w[k+'6']=v; w[k+'6'].font=F(bold=True,color='FFFFFF'); w[k+'6'].fill=PatternFill('solid',fgColor='7030A0'); w[k+'6'].alignment=Alignment(horizontal='center')
for k in('D5','J5'): w[k].font=F(bold=True); w[k].alignment=Alignment(horizontal='center'); w[k].fill=PatternFill('solid',fgColor='E4D7F0')
n=8; cm={'Turn - Painting':'Additional full paints in Bldg 4; vendor surge pricing.','Turn Damage Charges':'Billed with move-out statements through 8/22.','Electricity':'Hot August; rate rider effective July.','Summer Conference & Camp':'Cheer camp moved to July.'}
for r in s.rows:
    if r['t']=='HEADING': n+=1
    if r['code']: w.cell(n,2,int(r['code'])).font=F()
    c=w.cell(n,3,r['label']); c.font=F(bold=r['t']!='LINE'); c.alignment=Alignment(indent=r['lvl']*2)
    if r['v']:
        v=r['v']
        for cc,x in zip('DEFHJKLN',v): q=w[f'{cc}{n}']; q.value=x; q.number_format='#,##0.00_);(#,##0.00)'; q.font=F(bold=r['t']!='LINE',color='C00000' if cc in'FL' and x<0 else '000000')
        for cc,p,d in(('G',v[2],v[1]),('M',v[6],v[5])): q=w[f'{cc}{n}']; q.value=round(p/abs(d),4) if d else None; q.number_format='0.0%'; q.font=F(italic=True)
        w[f'O{n}']=round(v[4]/642,2); w[f'O{n}'].number_format='#,##0'
        if r['t']!='LINE':
            for cc in 'DEFGHJKLMNO': w[f'{cc}{n}'].border=Border(top=Side('thin'),bottom=Side('double') if r['t']=='TOTAL' else None)
        if r['label'] in cm: w[f'P{n}']=cm[r['label']]; w[f'P{n}'].alignment=Alignment(wrap_text=True,vertical='top')
    n+=1
for k,x in dict(A=2,B=9,C=38,D=13,E=13,F=13,G=8,H=13,I=2,J=14,K=14,L=13,M=8,N=14,O=11,P=38).items(): w.column_dimensions[k].width=x
w.freeze_panes='D7'; w.page_setup.orientation='landscape'; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
nt=wb.create_sheet('Manager Notes')
for i,t in enumerate(['Manager Notes - August 2025','Pre-lease for AY 25/26 closed at 96.1% (617 beds).','Turn completed August 15; 98 beds carried to vendor punch list.','Property tax accrual based on 2024 assessed value.']): nt.cell(2+i*2,2,t)
N='Varsity Mill Street MOR Aug-25.xlsx'; wb.save(DOC+N); save(N,s,'STUDENT_HOUSING','OPERATING_STATEMENT','Workbook with cover and notes; month and YTD vs budget and last year, comments column, per-bed column')
