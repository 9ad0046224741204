# senior living monthly package: cover, census, income statement with PPD columns, balance sheet as text numbers
from core import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
R=random.Random(609); fn='Ashgrove_Terrace_Financials_2025-08.xlsx'; PR='Ashgrove Terrace Assisted Living'
PD=[2541,2604,20140,20412]
cols=['Current Month Actual','Current Month Budget','Current Month Fav/(Unfav)','Year-to-Date Actual','Year-to-Date Budget','Year-to-Date Fav/(Unfav)']
s=S('Income Statement',PR,'2025-08-01','2025-08-31',cols,'OPERATING_STATEMENT',sheet='IS'); FAV=(2,5)
def ln(code,label,base,inc=0,vol=.06,sg=1):
    o=[]
    for m in(1,7.9):
        a=r2(sg*base*m*R.uniform(1-vol,1+vol)); b=float(sg*round(base*m*R.uniform(.98,1.04)/50)*50); o+=[a,b,r2(a-b) if inc else r2(b-a)]
    return s.line(label,o,code)
s.head('Revenue')
a=[ln('40100','Private Pay - Studio',168200,1),ln('40110','Private Pay - One Bedroom',129700,1),ln('40150','Medicaid Waiver Residents',41400,1),ln('40200','Care Level Fees',61800,1),ln('40300','Second Occupant',3800,1,.15),ln('40400','Move-In Fees',7500,1,.3),ln('40500','Guest Meals',640,1,.3),ln('40900','Rate Incentives',6900,1,.2,-1)]
tr=s.tot('Total Revenue',a,'TOTAL',key='total_income')
s.head('Operating Expenses'); T=[]
for n,ls in (('Wellness',[('50100','Nursing Wages',48300),('50120','Resident Aide Wages',71800),('50180','Agency Labor',9300),('50300','Medical Supplies',2700)]),('Culinary',[('51100','Culinary Wages',25800),('51200','Food Cost',22900),('51300','Kitchen Supplies',1800)]),('Life Enrichment',[('52100','Activities Wages',6900),('52200','Entertainment and Outings',1150)]),('Environmental Services',[('53100','Maintenance Wages',7800),('53200','Housekeeping Wages',9900),('53300','Repairs',7200),('53400','Electric and Gas',10300),('53450','Water and Sewer',3950)]),('Executive and Sales',[('54100','Administration Wages',19400),('54200','Sales Wages',8100),('54300','Referral Agency Fees',6300),('54400','Licenses and Surveys',850),('54500','Office, IT and Phones',4100)]),('Employee Costs',[('55100','Payroll Taxes',16100),('55200','Group Health',13300),('55300','Workers Comp',4450)]),('Property Costs',[('56100','Property Tax',9850),('56200','Liability and Property Insurance',8700),('56300','Management Fee',20300)])):
    s.head(n); T.append(s.tot(f'Total {n}',[ln(c,l,b) for c,l,b in ls]))
te=s.tot('Total Operating Expenses',T,'TOTAL',key='total_operating_expenses')
no=s.tot('Net Operating Income',[tr,(-1,te)],'TOTAL',key='noi',fav=FAV)
s.head('Non-Operating'); z=[ln('70100','Interest Expense',38200,0,.01),ln('70200','Depreciation and Amortization',27100,0,.005),ln('70300','Receivership Costs',8800,0,.2)]
zt=s.tot('Total Non-Operating',z); ni=s.tot('Net Income / (Loss)',[no,(-1,zt)],'TOTAL',key='net_income',fav=FAV)
NI=s.rows[ni]['values'][3]; NIm=s.rows[ni]['values'][0]
b=S('Balance Sheet',PR,None,'2025-08-31',['Aug 31, 2025','Jul 31, 2025','Dec 31, 2024'],'BALANCE_SHEET',sheet='BS')
def bl(code,l,x,v=.06,vals=None): return b.line(l,vals or [r2(x*R.uniform(1-v,1+v)) for _ in range(3)],code)
b.head('ASSETS'); b.head('Current Assets')
c1=b.tot('Total Current Assets',[bl('10100','Operating Cash',182400,.2),bl('10150','Petty Cash',0,vals=[500.0]*3),bl('10200','Resident Trust Fund',8420,.1),bl('11000','Accounts Receivable - Private',63800,.15),bl('11050','Accounts Receivable - Medicaid',38200,.15),bl('11900','Allowance for Bad Debt',-14500,.05),bl('12000','Prepaids',31600,.2)])
b.head('Fixed Assets')
fx=b.tot('Net Fixed Assets',[bl('15000','Land',0,vals=[1120000.0]*3),bl('15100','Building',0,vals=[9864250.0]*3),bl('15200','Furniture and Equipment',0,vals=[874116.32,868340.32,841902.1]),bl('15900','Accumulated Depreciation',0,vals=[-2914806.77,-2887706.77,-2699211.0])])
b.head('Other Assets'); oa=b.tot('Total Other Assets',[bl('18000','Lender Escrows',117300,.1),bl('18100','Loan Costs, Net',0,vals=[64120.08,65405.08,74400.08])])
TA=b.tot('TOTAL ASSETS',[c1,fx,oa],'TOTAL',key='total_assets')
b.head('LIABILITIES AND MEMBERS\' EQUITY'); b.head('Current Liabilities')
cl=b.tot('Total Current Liabilities',[bl('20100','Accounts Payable',141200,.15),bl('20200','Accrued Wages and PTO',68800,.1),bl('20300','Accrued Property Tax',0,vals=[78800.0,68950.0,0.0]),bl('20400','Accrued Interest - Default Rate',0,vals=[152840.0,114620.0,0.0]),bl('20500','Deferred Move-In Fees',22150,.1),bl('20600','Resident Trust Liability',8420,.1)])
b.head('Long-Term Liabilities'); tt=b.tot('Total Long-Term Liabilities',[bl('25000','Senior Mortgage',0,vals=[7240118.44]*2+[7281640.2]),bl('25100','Member Loan',0,vals=[400000.0]*3)])
TL=b.tot('TOTAL LIABILITIES',[cl,tt],'TOTAL',key='total_liabilities')
b.head("Members' Equity"); ta=b.rows[TA]['values']; tl=b.rows[TL]['values']; cap=[1850000.0]*3; ny=[NI,r2(NI-NIm),-311204.55]
acc=[-270418.36,-270418.36,r2(-270418.36-ny[2])]
for k in range(3):  # operating cash is the balancing figure
    d_=r2(tl[k]+cap[k]+ny[k]+acc[k]-ta[k])
    for i_ in(2,c1,TA): b.rows[i_]['values'][k]=r2(b.rows[i_]['values'][k]+d_)
assert b.rows[2]['label']=='Operating Cash'; print(b.rows[2])
q=[bl('30100','Contributed Capital',0,vals=cap),bl('30200','Accumulated Deficit and Other',0,vals=acc),bl('30900','Current Year Earnings',0,vals=ny)]
te_=b.tot("TOTAL MEMBERS' EQUITY",q,'TOTAL',key='total_equity'); zz=b.tot("TOTAL LIABILITIES AND MEMBERS' EQUITY",[TL,te_],'TOTAL'); assert b.rows[zz]['values']==ta
wb=Workbook(); cv=wb.active; cv.title='Cover'; cv['C6']='Ashgrove Terrace'; cv['C6'].font=Font(size=26,bold=True,color='4A6B3A'); cv['C8']='Monthly Financial Package'; cv['C9']='August 2025'; cv['C12']='1. Census   2. IS   3. BS'
ce=wb.create_sheet('Census'); 
for r in (['Census Report - August 2025'],[],['','Units','Avg Occupied','Occ %','Resident Days'],['Studio',56,50.1,.895,1553],['One Bedroom',34,29.4,.865,988],['Total',90,79.5,.883,2541]): ce.append(r)
ws=wb.create_sheet('IS'); ca=lambda **k: Font(name='Calibri',size=10,**k); gr=PatternFill('solid',fgColor='E2EFDA')
ws['A1']=PR; ws['A1'].font=ca(bold=True); ws['A2']='Income Statement'; ws['A3']='For the Month Ended August 31, 2025'
ws['C4']='Resident Days:'; ws['D4']=2541; ws['I4']=20140; 
for c0,t in((3,'Current Month'),(9,'Year-to-Date')):
    ws.merge_cells(start_row=6,start_column=c0,end_row=6,end_column=c0+4); x=ws.cell(6,c0,t); x.alignment=Alignment(horizontal='center'); x.font=ca(bold=True); x.fill=PatternFill('solid',fgColor='A9D08E')
    for k,h in enumerate(('Actual','PPD','Budget','PPD','Fav/(Unfav)')): y=ws.cell(7,c0+k,h); y.font=ca(bold=True); y.alignment=Alignment(horizontal='right'); y.fill=gr
ws.cell(7,1,'GL').font=ca(bold=True)
r=8
for row in s.rows:
    t=row['rowType']; v=row['values']
    if row['accountCode']: ws.cell(r,1,row['accountCode'])
    x=ws.cell(r,2,row['label']); x.font=ca(bold=t!='LINE'); x.alignment=Alignment(indent=2 if t=='LINE' else 1 if t=='SUBTOTAL' else 0)
    if t!='HEADING':
        for c0,o,d in((3,0,0),(9,3,2)):
            for k,(q,f) in enumerate(((v[o],'#,##0.00_);(#,##0.00)'),(round(v[o]/PD[d],2),'0.00_);(0.00)'),(v[o+1],'#,##0_);(#,##0)'),(round(v[o+1]/PD[d+1],2),'0.00_);(0.00)'),(v[o+2],'#,##0.00_);(#,##0.00)'))):
                y=ws.cell(r,c0+k,q); y.number_format=f; y.font=ca(bold=t!='LINE',italic=k in(1,3),color='7F7F7F' if k in(1,3) else '000000')
                if t!='LINE': y.border=Border(top=Side('thin'))
        if t=='TOTAL':
            for c in list(range(2,8))+list(range(9,14)): ws.cell(r,c).fill=gr
    r+=2 if t=='TOTAL' else 1
for c,w in zip('ABCDEFGHIJKLM',(8,33,13,8,12,8,13,2,15,8,13,8,14)): ws.column_dimensions[c].width=w
ws.freeze_panes='C8'
w2=wb.create_sheet('BS'); w2['A1']=PR; w2['A2']='Balance Sheet'; w2['A3']='As of August 31, 2025'
for k,h in enumerate(b.columns): y=w2.cell(5,4+k,h); y.font=ca(bold=True); y.alignment=Alignment(horizontal='right')
r=6
for row in b.rows:
    t=row['rowType']; lv=1 if t=='HEADING' and row['label'].isupper() else 2
    if t=='TOTAL': lv=1
    x=w2.cell(r,lv if t!='LINE' else 3,row['label'] if t!='LINE' else f"{row['accountCode']} - {row['label']}"); x.font=ca(bold=t!='LINE')
    if t!='HEADING':
        for k,q in enumerate(row['values']): y=w2.cell(r,4+k,par(q,2,'0.00')); y.alignment=Alignment(horizontal='right'); y.font=ca(bold=t!='LINE'); y.border=Border(top=Side('thin') if t!='LINE' else None,bottom=Side('double') if row['label'].startswith('TOTAL ASS') or 'LIABILITIES AND' in row['label'] else None)
    r+=1
for c,w in zip('ABCDEF',(3,3,38,17,17,17)): w2.column_dimensions[c].width=w
for w in(ws,w2): w.page_setup.orientation='landscape'; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
wb.active=2; wb.save(path(fn)); save(fn,[s,b],'SENIOR_HOUSING','OPERATING_STATEMENT','workbook with cover and census; income statement with PPD columns, balance sheet with numbers as text',True)
