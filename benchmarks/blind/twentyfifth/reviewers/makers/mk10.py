from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
cols=['Dec 31, 25','Dec 31, 24','$ Change']
s=St('Balance Sheet','Ironbridge Flex Warehouse, LLC',None,'2025-12-31',cols)
q=lambda a,b:[a,b,round((a or 0)-(b or 0),2)]
ASS=s.H('ASSETS'); s.H('Current Assets',1); s.H('Checking/Savings',2)
def L(l,a,b,ind,code=None): return s.L(l,q(a,b),ind=ind,code=code)
k=s.T('Total Checking/Savings',[L('Operating - Tri-County CU',64218.07,51903.44,3,'1010'),L('Reserve Money Market',38500.0,26500.0,3,'1020'),L('Tenant Deposits Escrow',41250.0,38750.0,3,'1030')],ind=2)
s.H('Accounts Receivable',2); ar=s.T('Total Accounts Receivable',[L('Tenant Receivables',7316.4,11482.9,3,'1100')],ind=2)
s.H('Other Current Assets',2); oc=s.T('Total Other Current Assets',[L('Prepaid Insurance',5904.0,5610.0,3,'1210'),L('CAM Under-billed',3871.55,None,3,'1220')],ind=2)
ca=s.T('Total Current Assets',[k,ar,oc],ind=1)
s.H('Fixed Assets',1); fa=s.T('Total Fixed Assets',[L('Land',410000.0,410000.0,2,'1500'),L('Buildings A-C',2385600.0,2385600.0,2,'1510'),L('Roof & Dock Improvements',147280.0,98730.0,2,'1520'),L('Accumulated Depreciation',-689412.0,-619884.0,2,'1590')],ind=1)
s.H('Other Assets',1); oa=s.T('Total Other Assets',[L('Loan Costs, net',11640.0,14550.0,2,'1700'),L('Leasing Commissions, net',22984.5,19310.0,2,'1710')],ind=1)
ta=s.T('TOTAL ASSETS',[ca,fa,oa],typ='TOTAL',key='total_assets')
s.H('LIABILITIES & EQUITY'); s.H('Liabilities',1); s.H('Current Liabilities',2)
cl=s.T('Total Current Liabilities',[L('Accounts Payable',9127.66,14308.2,3,'2000'),L('Accrued Property Tax',31870.0,30415.0,3,'2100'),L('Prepaid Rents',6240.0,None,3,'2150'),L('Security Deposits',41250.0,38750.0,3,'2200')],ind=2)
s.H('Long Term Liabilities',2); ll=s.T('Total Long Term Liabilities',[L('N/P - Tri-County CU',1438206.91,1491774.35,3,'2500'),L('N/P - Member Haskell',50000.0,75000.0,3,'2550')],ind=2)
tl=s.T('Total Liabilities',[cl,ll],ind=1,key='total_liabilities')
s.H('Equity',1)
eq25=round(s.V(ta)[0]-s.V(tl)[0],2); eq24=round(s.V(ta)[1]-s.V(tl)[1],2)
def cap(nm,pct,b25,c25,d25,b24,c24,d24,code):
    s.H(nm,2); a=[L('Beginning Capital',b25,b24,3,code+'1'),L('Contributions',c25,c24,3,code+'2'),L('Distributions',d25,d24,3,code+'3')]
    return s.T('Total '+nm,a,ind=2)
ni24=118402.66
E24=round(eq24-ni24,2) # capital at end 2024 before NI
h24=round(E24*.6+0,2); b24a=round(h24+48000-10000,2); b24b=round(E24-h24+32000,2)
h25=round(h24+ni24*.6,2); o25=round(E24-h24+ni24*.4,2)
c1=cap('Haskell Capital (60%)',.6,h25,None,-54000.0,b24a,10000.0,-48000.0,'310'); c2=cap('Osei-Tran Capital (40%)',.4,o25,20000.0,-36000.0,b24b,None,-32000.0,'320')
ni25=round(eq25-s.V(c1)[0]-s.V(c2)[0],2)
n=L('Net Income',ni25,ni24,2)
te=s.T('Total Equity',[c1,c2,n],ind=1,key='total_equity')
s.T('TOTAL LIABILITIES & EQUITY',[tl,te],typ='TOTAL'); print(ni25,[s.V(te),s.V(ta)])
assert s.d['rows'][-1]['values'][0]==s.V(ta)[0]
# QuickBooks Desktop: labels in columns A..F by level; code as '1010 · Name'
wb=Workbook(); ws=wb.active; ws.title='Sheet1'
f=lambda b=False,z=8: Font(name='Arial',size=z,bold=b)
ws['F1']='Ironbridge Flex Warehouse, LLC'; ws['F1'].font=f(True,12); ws['F2']='Balance Sheet'; ws['F2'].font=f(True,14); ws['F3']='As of December 31, 2025'; ws['F3'].font=f(True,10)
ws['A1']='9:12 AM'; ws['A2']='02/09/26'; ws['A3']='Accrual Basis'
for a in('A1','A2','A3'): ws[a].font=f(True)
pos=[7,9,11,13]
for p,c in zip(pos,cols+['% Change']): x=ws.cell(5,p,c); x.font=f(True); x.alignment=Alignment(horizontal='center'); x.border=Border(bottom=Side(style='thick'))
y=6
for l,t,v,c,ind in s.R():
    ws.cell(y,1+ind,(c+' · ' if c else '')+l).font=f(True)
    if t!='HEADING':
        for p,w in zip(pos,v):
            x=ws.cell(y,p,w if w is not None else 0.0); x.number_format='#,##0.00'; x.font=f(t=='TOTAL'); 
            if t!='LINE': x.border=Border(top=Side(style='thin'),bottom=Side(style='double') if t=='TOTAL' else None)
        if v[1]: x=ws.cell(y,13,round(v[2]/abs(v[1]),3)); x.number_format='0.0%'; x.font=f()
    y+=1
for r in s.d['rows']:
    if r['rowType']!='HEADING': r['values']=[0.0 if w is None else w for w in r['values']]
for a in 'ABCDE': ws.column_dimensions[a].width=2.5
ws.column_dimensions['F'].width=32
for a in 'GIKM': ws.column_dimensions[a].width=14
for a in 'HJL': ws.column_dimensions[a].width=1.5
fn='Ironbridge_BS_123125.xlsx'; fit(wb); wb.save(D+fn)
save(fn,[s],'WAREHOUSE','BALANCE_SHEET','QuickBooks Desktop balance sheet, staggered label columns, prev year comparison, member capital accounts','codes within label, spacer columns, % change column')
