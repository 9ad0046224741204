# XLSX opening/movement/closing Dr-Cr pairs, spacer columns, hidden column
from common import *
import openpyxl
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
R=random.Random(41002)
S=[('ASSETS',[('11-1000','Petty Cash and Change Fund',1,600,0),('11-1010','Merchants Bank - Operating #4471',1,312044.18,9),('11-1025','Merchants Bank - Tenant Deposit #4488',1,96510,2),('11-1200','Tenant Receivables - Base Rent',1,64120,9),('11-1210','Tenant Receivables - CAM / Tax / Insurance',1,28840,9),('11-1250','Straight-Line Rent Receivable',1,187330,1),('11-1299','Allowance for Uncollectible Accounts',-1,18500,-1),('11-1400','Prepaid Insurance',1,42610,-1),('11-1450','Lender Tax & Replacement Escrow',1,155207,1),
('11-1600','Land',1,3450000,0),('11-1610','Building Shell',1,14220000,0),('11-1620','Tenant Improvements',1,1875400,1),('11-1650','Deferred Leasing Commissions',1,402915,1),('11-1690','Accumulated Depreciation',-1,4188020,-1),('11-1695','Accumulated Amortization - Leasing Costs',-1,166740,-1)]),
('LIABILITIES',[('21-2000','Accounts Payable',-1,58833,9),('21-2050','Accrued Expenses - Other',-1,22470,2),('21-2060','Accrued Property Taxes',-1,131905,-1),('21-2100','Rents Received in Advance',-1,37220,2),('21-2200','Tenant Security Deposits',-1,94150,2),('21-2300','Sales Tax Payable - Commercial Rent',-1,6312,2),('21-2500','Note Payable - Harbor Life Insurance Co.',-1,9744102,1),('21-2590','Unamortized Loan Costs',1,71880,-1),('21-2700','Intercompany - Kestrel & Lowe Mgmt',1,15300,2)]),
("MEMBERS' EQUITY",[('31-3000','Capital - Class A Members',-1,0,0),('31-3010','Capital - Manager',-1,250000,0),('31-3200','Distributions - Current Year',1,525000,1),('31-3900','Retained Earnings - Prior Years',1,812455.31,0)]),
('OPERATING REVENUE',[('41-4000','Base Rent - Anchor',-1,561000,-1),('41-4010','Base Rent - Inline Shops',-1,688415,-1),('41-4020','Base Rent - Outparcels',-1,97200,-1),('41-4100','Percentage Rent',-1,14080,0),('41-4200','CAM Recoveries',-1,171322,-1),('41-4210','Tax Recoveries',-1,118900,-1),('41-4220','Insurance Recoveries',-1,34115,-1),('41-4900','Late Charges & Miscellaneous',-1,3370,-1)]),
('OPERATING EXPENSES',[('51-5000','Parking Lot Sweeping & Striping',1,26310,1),('51-5010','Landscaping',1,31180,1),('51-5020','Snow Removal',1,18944,0),('51-5100','Common Electric',1,22075,1),('51-5110','Water / Storm Water Fees',1,9861,1),('51-5200','Roof & HVAC Repairs',1,17230,1),('51-5300','Security Patrol',1,28800,1),('51-5400','Property Management Fees',1,55940,1),('51-5500','Real Estate Taxes',1,140770,1),('51-5510','Property Insurance',1,45925,1),('51-5600','Legal - Tenant Collections',1,7415,1),('51-5900','Bad Debt Expense',1,9000,1)]),
('NON-OPERATING',[('71-7000','Mortgage Interest',1,372610,1),('71-7100','Depreciation',1,305440,1),('71-7110','Amortization - Leasing & Loan Costs',1,38150,1),('71-7900','Interest Income',-1,2188,-1)])]
cols=['open_dr','open_cr','debit','credit','close_dr','close_cr']
D=Doc('Millbrook Crossing TB Oct-25.xlsx','TB',cols)
recs=[]
for sec,ac in S:
    for a,n,s,b,m in ac:
        b=s*(r2(b*R.uniform(.97,1.03)) if b and b%1000 and b!=600 else float(b))
        d=c=0.0
        base=abs(b)/9 if a[0] in '457' else min(abs(b)*.08,60000)
        x=r2(base*R.uniform(.6,1.2))
        if m==1: d=x
        elif m==-1: c=x
        elif m in(2,9): k=3 if m==9 else 1; d=r2(x*k*R.uniform(.8,1.2)); c=r2(x*k*R.uniform(.8,1.2))
        if m in(1,-1) and a[0]=='5' and R.random()<.25: c=r2(x*.1)
        recs.append([sec,a,n,b,d,c])
q=[r for r in recs if r[1]=='31-3000'][0]; q[3]=r2(-sum(r[3] for r in recs if r is not q))
k=[r for r in recs if r[1]=='11-1010'][0]; k[4]=k[5]=0
df=r2(sum(r[4] for r in recs)-sum(r[5] for r in recs)); k[4]=r2(241880.55); k[5]=r2(241880.55+df); assert k[5]>0
wb=openpyxl.Workbook(); ws=wb.active; ws.title='TB'
f=lambda **z: Font(name='Calibri',size=z.pop('size',10),**z)
ws['B1']='Millbrook Crossing Shopping Center LLC';ws['B1'].font=f(bold=True,size=14)
ws['B2']='Trial Balance by Account Class - Period 10/2025 (Accrual)';ws['B2'].font=f(italic=True)
ws['B3']='Printed 11/05/2025  |  Book: CORP  |  Currency: USD'
# cols: A hidden id, B acct, C name, D spacer, E F | G sp | H I | J sp | K L
pos={'open_dr':5,'open_cr':6,'debit':8,'credit':9,'close_dr':11,'close_cr':12}
fill=PatternFill('solid',fgColor='1F3864'); w=f(bold=True,color='FFFFFF')
for (a,b),t in {(5,6):'Opening Balance 10/01/2025',(8,9):'Movement',(11,12):'Closing Balance 10/31/2025'}.items():
    ws.merge_cells(start_row=5,end_row=5,start_column=a,end_column=b); ws.cell(5,a,t)
for j,t in {1:'gl_id',2:'Account',3:'Account Title',5:'Debit',6:'Credit',8:'Debit',9:'Credit',11:'Debit',12:'Credit'}.items(): ws.cell(6,j,t)
for r in(5,6):
    for j in(2,3,5,6,8,9,11,12):
        x=ws.cell(r,j);x.fill=fill;x.font=w;x.alignment=Alignment(horizontal='center' if j>3 else 'left',wrap_text=True)
r=7; grand={c:0 for c in cols}; allm=[]; gid=80210
thin=Side(style='thin');dbl=Side(style='double')
for sec,_ in S:
    ws.cell(r,2,sec).font=f(bold=True); r+=1
    st={c:0 for c in cols}; mem=[]
    for s2,a,n,b,d,c in recs:
        if s2!=sec: continue
        e=r2(b+d-c); gid+=R.randint(1,9)
        v=dict(open_dr=b if b>0 else None,open_cr=-b if b<0 else None,debit=d or None,credit=c or None,close_dr=e if e>0 else None,close_cr=-e if e<0 else None)
        mem.append(D.row(account=a,name=n,**v))
        ws.cell(r,1,gid); ws.cell(r,2,a); x=ws.cell(r,3,n); x.alignment=Alignment(indent=1)
        for kx in cols:
            if v[kx] is not None: x=ws.cell(r,pos[kx],v[kx]); x.number_format='#,##0.00'; st[kx]=r2(st[kx]+v[kx])
        for j in range(1,13): ws.cell(r,j).font=f()
        r+=1
    lab='Total '+sec.title().replace("'S","'s"); ws.cell(r,3,lab).font=f(bold=True)
    pv={}
    for kx in cols:
        pv[kx]=st[kx] if st[kx] else None
        if pv[kx] is not None:
            x=ws.cell(r,pos[kx],st[kx]); x.number_format='#,##0.00'; x.font=f(bold=True)
        ws.cell(r,pos[kx]).border=Border(top=thin); grand[kx]=r2(grand[kx]+st[kx])
    D.total(lab,pv,mem); allm+=mem; r+=2
ws.cell(r,2,'TRIAL BALANCE TOTAL').font=f(bold=True)
for kx in cols: x=ws.cell(r,pos[kx],grand[kx]); x.number_format='#,##0.00';x.font=f(bold=True);x.border=Border(top=thin,bottom=dbl)
D.total('TRIAL BALANCE TOTAL',grand,allm)
assert grand['open_dr']==grand['open_cr'] and grand['debit']==grand['credit'] and grand['close_dr']==grand['close_cr'],grand
ws.cell(r+2,2,'Note: 31-3900 carries accumulated deficits of prior years; straight-line rent is posted quarterly.').font=f(italic=True,size=9)
ws.cell(r+3,2,'Prepared: T. Oyelaran      Reviewed: ____________').font=f(size=9)
for L,wd in dict(A=8,B=12,C=42,D=2,E=17,F=17,G=1.5,H=15,I=15,J=1.5,K=17,L=17).items(): ws.column_dimensions[L].width=wd
ws.column_dimensions['A'].hidden=True; ws.freeze_panes='D7'
ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
ws.print_title_rows='5:6'
wb.save(D.path); D.save()
