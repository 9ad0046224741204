# Oracle GL trial balance exported to Excel, GBP functional, USD reporting ledger
import random,json
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
R=random.Random(5107)
NAME='Ledger TB Sep-24 Co 021 (GBP-USD)'
CL,AV,HI=1.3412,1.2774,1.2290
S=[('ASSETS',CL,[('0000','141000','Investment Property - Freehold Office',88.4e6,0),('0000','141900','Investment Property - Cumulative Revaluation',-7.3e6,-.4e6),('0000','152000','Fit-Out and Plant',3.62e6,2.1e4),('0000','152900','Accumulated Depreciation - Fit-Out and Plant',-1.21e6,-3.1e4),('0000','161100','Deferred Letting Costs',5.5e5,-9e3),('0000','171000','Tenant Receivables Control',1.34e6,-2.4e5),('0000','171900','Expected Credit Loss Provision',-9.6e4,-4e3),('0000','172500','Accrued Rent (Straight-Line)',2.02e6,1.4e4),('0000','181200','Prepaid Insurance',6.1e4,-1.5e4),('0000','191000','Cash - Barclays Rent Collection',0,0),('0000','191050','Cash - Service Charge Trust',4.1e5,6.5e4)]),
 ('LIABILITIES',CL,[('0000','211000','Accounts Payable Trade',-4.8e5,6.2e4),('0000','213000','Accrued Expenses',-3.6e5,-2.7e4),('0000','215500','VAT Control',-2.9e5,2.2e5),('0000','221000','Rents Received in Advance',-1.7e6,5.6e5),('0000','222000','Rent Deposits',-8.8e5,0),('0000','241000','Secured Term Loan (Facility B)',-45e6,0),('0000','241900','Unamortised Arrangement Fees',3.3e5,-1.1e4),('0000','251000','Due to/from Co 001 (Parent)',-6.4e6,-1.6e5)]),
 ('EQUITY',HI,[('0000','311000','Ordinary Share Capital',-1e6,0),('0000','312000','Share Premium',-24e6,0),('0000','331000','Retained Earnings b/fwd',0,0)]),
 ('REVENUE',AV,[('4410','411100','Base Rent - Office',-4.61e6,-5.8e5),('4410','411300','Base Rent - Retail Ground Floor',-4.2e5,-5.2e4),('4420','412200','Service Charge Recoveries',-1.12e6,-1.4e5),('4420','412500','Electricity Recharges',-2.3e5,-3.1e4),('4430','413100','Car Park Licences',-9.7e4,-1.2e4),('4410','419000','Straight-Line Rent Adjustment',-1.1e5,-1.4e4)]),
 ('EXPENSES',AV,[('4420','511200','Cleaning and Waste',2.6e5,3.3e4),('4420','511400','Security and Reception',3.4e5,4.2e4),('4420','512100','Mechanical and Electrical Maintenance',3.1e5,5.8e4),('4420','513000','Utilities',5.7e5,6.6e4),('4420','514000','Buildings Insurance',1.2e5,1.5e4),('4450','521000','Empty Rates',1.6e5,2.0e4),('4450','531000','Managing Agent Fee',1.9e5,2.4e4),('4450','532000','Professional Fees',7.6e4,1.9e4),('4450','539000','Movement in Credit Loss Provision',3.2e4,4e3),('4490','551000','Interest - Term Loan',1.63e6,2.06e5),('4490','552000','Amortisation of Arrangement Fees',8.8e4,1.1e4),('4490','591000','Valuation Movement (Gain)/Loss',1.9e6,.4e6)])]
j=lambda x:int(x*R.uniform(.93,1.07)*100)
D=[]
for s,rate,L in S:
    for cc,a,n,b,m in L: D.append([s,rate,f'021-{cc}-{a}-000',n,j(b),j(m)])
re=[d for d in D if '331000' in d[2]][0]; cash=[d for d in D if '191000' in d[2]][0]
cash[4]=218344719; cash[5]=-sum(d[5] for d in D)
re[4]=-sum(d[4] for d in D)
for d in D: d.append(d[4]+d[5]); d.append(round(d[6]*d[1]))
k=max(i for i,d in enumerate(D) if d[0]=='EQUITY')
D.insert(k+1,['EQUITY',None,'021-0000-341000-000','Cumulative Translation Adjustment (USD ledger only)',0,0,0,-sum(d[7] for d in D)])
G='Primary Ledger - Functional Currency GBP '; U='Reporting Ledger - USD '
K=['beginning','activity','ending','other:Reporting Ledger - USD Rate','other:Reporting Ledger - USD Ending Balance']
wb=Workbook();ws=wb.active;ws.title='TB_021_SEP24'
B=Font(name='Arial',size=9,bold=True);N=Font(name='Arial',size=9)
for r,(a,t) in enumerate([('A','Ashdown & Mercer REIT plc - Shared Service Centre'),('A','Trial Balance - Summary by Account'),('A','Ledger: AM UK Primary (GBP)     Company: 021  Mercer Exchange (Office) Ltd     Period: SEP-24     Balance type: YTD  Actual'),('A','Request ID 48820117   Run: 03-OCT-2024 18:22   Submitted by: SSC.GL.UK')],1):
    ws[f'A{r}']=t; ws[f'A{r}'].font=Font(name='Arial',size=11 if r<3 else 8,bold=r<3)
ws['E6']='Primary Ledger - Functional Currency GBP'; ws.merge_cells('E6:G6'); ws['I6']='Reporting Ledger - USD'; ws.merge_cells('I6:J6')
for c,h in zip('ABCEFGIJ',['Accounting Flexfield','CCID','Description','Beginning Balance\n31-AUG-24','Period Activity\nSEP-24','Ending Balance\n30-SEP-24','Rate','Ending Balance']):
    ws[f'{c}7']=h
for row in ws['A6:J7']:
    for c in row:
        c.font=Font(name='Arial',size=9,bold=True,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='3A4F66'); c.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True)
ws.row_dimensions[7].height=27
ws.column_dimensions['B'].hidden=True
for c,w in zip('ACDEFGHIJ',[23,46,2,18,17,18,2,9,19]): ws.column_dimensions[c].width=w
F='#,##0.00_);(#,##0.00)'
rows=[];tots=[];r=8;cur=None;tot=[0]*4
def line(r,v,font,rate=None,top=False):
    for c,x in zip('EFGJ',v):
        ws[f'{c}{r}']=x/100; ws[f'{c}{r}'].number_format=F; ws[f'{c}{r}'].font=font
        if top: ws[f'{c}{r}'].border=Border(top=Side(style='thin'))
    if rate: ws[f'I{r}']=rate; ws[f'I{r}'].number_format='0.0000'; ws[f'I{r}'].font=font
def t(v): return dict(zip(['beginning','activity','ending',K[4]],[x/100 for x in v]))
for s,_,_L in S:
    ws[f'A{r}']=s; ws[f'A{r}'].font=B; r+=1
    st=[0]*4
    for d in [d for d in D if d[0]==s]:
        ws[f'A{r}']=d[2]; ws[f'B{r}']='CC'+str(R.randint(10000,99999)); ws[f'C{r}']=d[3]
        for c in 'AC': ws[f'{c}{r}'].font=N
        line(r,d[4:8],N,d[1])
        o={'account':d[2],'name':d[3],**t(d[4:8])}
        if d[1]: o[K[3]]=d[1]
        rows.append(o); st=[x+y for x,y in zip(st,d[4:8])]; r+=1
    lab=f'Total {s.title()}'; ws[f'C{r}']=lab; ws[f'C{r}'].font=B; line(r,st,B,top=True); tots.append({'label':lab,**t(st)})
    tot=[x+y for x,y in zip(tot,st)]; r+=2
assert tot==[0]*4,tot
ws[f'C{r}']='Report Total'; ws[f'C{r}'].font=B; line(r,tot,B,top=True); tots.append({'label':'Report Total',**t(tot)})
r+=2
for n in ['Translation: closing 1.3412, average YTD 1.2774, historical 1.2290. Credits shown in parentheses.','*** End of Report ***']:
    ws[f'A{r}']=n; ws[f'A{r}'].font=Font(name='Arial',size=8,italic=True); r+=1
ws.freeze_panes='A8'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
ws.print_title_rows='6:7'
wb.save(f'documents/{NAME}.xlsx')
json.dump({'name':NAME+'.xlsx','kind':'TB','planted':None,'money':K,'rows':rows,'totals':tots},open(f'truth/{NAME}.json','w'),indent=1)
print(len(rows),len(tots))
