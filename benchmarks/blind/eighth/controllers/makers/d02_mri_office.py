# MRI-style comparative income statement export (openpyxl), office tower, hidden rows and hidden columns, month/YTD side by side, annual budget
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
rng=random.Random(2202); F='MRI_COMPINC_Harbor Exchange Tower_0925.xlsx'
# base: 0 mtd act 1 mtd bud 2 ytd act 3 ytd bud 4 annual bud   (whole dollars)
s=S(5)
def amt(mb,noise=.07,flat=False,zero=False):
    if zero: return [0]*5
    b=[int(round(mb*(1 if flat else rng.uniform(.97,1.03))))*100 for _ in range(12)]
    a=[x if flat and rng.random()<.97 else int(round(x/100*rng.uniform(1-noise,1+noise)))*100 for x in b[:9]]
    return [a[8],b[8],sum(a),sum(b[:9]),sum(b)]
def L(code,label,mb,nat=1,**k):
    hide=k.pop('hide',False); neg=mb<0
    v=amt(abs(mb),**k); v=[-x for x in v] if neg else v
    return s.l(label,v,code=code,nat=nat,hide=hide)
def grp(head,lines,tot,nat=1,key=None):
    s.h(head,nat=nat); it=[L(*q[:3],nat=nat,**(q[3] if len(q)>3 else {})) for q in lines]
    return s.t(tot,it,nat=nat,key=key)
Z={'zero':True,'hide':True}
s.h('REVENUE')
a=grp('Base Rental Income',[('MR401000-100','Office Base Rent',1186400,{'noise':.01}),('MR401000-200','Retail Base Rent',74250,{'noise':.01}),('MR401000-300','Storage Rent',6120,{'noise':.05}),('MR401000-400','Antenna / Rooftop Rent',11800,{'flat':True}),('MR401000-500','Temporary Tenant Rent',0,Z),('MR401500-100','Free Rent & Abatements',-48300,{'noise':.1}),('MR401900-100','Straight-Line Rent Adj.',21900,{'noise':.2})],'Total Base Rental Income')
b=grp('Recoveries',[('MR402000-100','Operating Expense Escalation - Est.',212400,{'noise':.03}),('MR402000-110','Operating Expense Escalation - PY True-Up',8200,{'noise':.9}),('MR402000-200','Real Estate Tax Escalation - Est.',143800,{'noise':.02}),('MR402000-210','Real Estate Tax Escalation - PY True-Up',0,Z),('MR402000-300','Electric Submeter Reimbursement',38700,{'noise':.12}),('MR402000-400','CPI Porter Wage Escalation',2300,{'noise':.02})],'Total Recoveries')
c_=grp('Parking & Ancillary',[('MR403000-100','Monthly Parking',66400),('MR403000-200','Transient Parking',28300,{'noise':.2}),('MR403000-210','Validation Parking',5100,{'noise':.2}),('MR403500-100','Conference Center Rental',3900,{'noise':.5}),('MR403500-200','After-Hours HVAC',7400,{'noise':.3}),('MR403500-300','Tenant Service Income (Mark-up)',4800,{'noise':.4}),('MR403900-100','Late Charges / Interest',650,{'noise':.8})],'Total Parking & Ancillary')
ti=s.t('TOTAL REVENUE',[a,b,c_],kind='TOTAL',key='total_income')
s.h('RECOVERABLE OPERATING EXPENSES',nat=-1); E=[]
E.append(grp('Cleaning',[('MR510100-100','Janitorial Contract - Nights',48900,{'noise':.02}),('MR510100-110','Day Porters / Matrons',14250,{'noise':.03}),('MR510100-200','Window Washing',4100,{'noise':.6}),('MR510100-300','Trash & Recycling',6900),('MR510100-400','Restroom Supplies',5300,{'noise':.15}),('MR510100-500','Metal & Stone Maintenance',2600,{'noise':.4}),('MR510100-600','Pandemic Cleaning',0,Z)],'Total Cleaning',-1))
E.append(grp('Repairs & Maintenance',[('MR510200-100','Engineering Payroll',41800,{'noise':.03}),('MR510200-105','Engineering Payroll Taxes & Benefits',14600,{'noise':.05}),('MR510200-200','Elevator Contract',17900,{'flat':True}),('MR510200-210','Elevator Extra Repairs',2500,{'noise':.9}),('MR510200-300','HVAC - Contract',7800,{'noise':.05}),('MR510200-310','HVAC - Repairs & Parts',9400,{'noise':.5}),('MR510200-320','Water Treatment',1450,{'noise':.02}),('MR510200-400','Electrical Supplies',3300,{'noise':.5}),('MR510200-500','Plumbing Repairs',2900,{'noise':.6}),('MR510200-600','Fire & Life Safety',5200,{'noise':.35}),('MR510200-700','General Building Repairs',6700,{'noise':.5}),('MR510200-710','Lamps & Ballasts',1200,{'noise':.4}),('MR510200-720','Locks & Keys',480,{'noise':.6}),('MR510200-800','Roof Repairs',0,Z)],'Total Repairs & Maintenance',-1))
E.append(grp('Utilities',[('MR510300-100','Electricity',96800,{'noise':.12}),('MR510300-200','Steam / Chilled Water',22400,{'noise':.25}),('MR510300-300','Natural Gas',1900,{'noise':.3}),('MR510300-400','Water & Sewer',8800,{'noise':.1})],'Total Utilities',-1))
E.append(grp('Security',[('MR510400-100','Guard Contract',37600,{'noise':.03}),('MR510400-200','Access Control & CCTV Maint.',3100,{'noise':.3}),('MR510400-300','Other Security',420,{'noise':.8})],'Total Security',-1))
E.append(grp('Roads & Grounds',[('MR510500-100','Landscaping - Exterior',3900,{'noise':.05}),('MR510500-110','Interior Plants',2250,{'flat':True}),('MR510500-200','Holiday Decorations',900,{'noise':.2}),('MR510500-300','Snow & Ice',1800,{'noise':.4})],'Total Roads & Grounds',-1))
E.append(grp('Administrative',[('MR510600-100','Management Office Payroll',31700,{'noise':.04}),('MR510600-110','Management Office Benefits',9800,{'noise':.05}),('MR510600-200','Management Office Rent',8950,{'flat':True}),('MR510600-300','Telephone & Data',2480,{'noise':.1}),('MR510600-400','Office Supplies & Postage',1100,{'noise':.4}),('MR510600-500','Professional Fees',2700,{'noise':.7}),('MR510600-600','Tenant Relations',2900,{'noise':.6}),('MR510600-700','Dues & Subscriptions',450,{'noise':.4}),('MR510650-100','Property Management Fee',47800,{'noise':.03})],'Total Administrative',-1))
E.append(grp('Parking Garage',[('MR510700-100','Garage Operator Expense',24100,{'noise':.05}),('MR510700-200','Garage Operator Fee',3500,{'flat':True}),('MR510700-300','Garage Repairs',1900,{'noise':.7})],'Total Parking Garage',-1))
E.append(grp('Fixed Expenses',[('MR510800-100','Real Estate Taxes',248600,{'flat':True}),('MR510800-110','BID Assessment',7150,{'flat':True}),('MR510800-120','Personal Property Tax',900,{'flat':True}),('MR510850-100','Property Insurance',21900,{'flat':True}),('MR510850-110','Terrorism Insurance',3100,{'flat':True}),('MR510850-120','Liability / Umbrella',5200,{'flat':True})],'Total Fixed Expenses',-1))
re=s.t('TOTAL RECOVERABLE EXPENSES',E,nat=-1)
N=grp('NON-RECOVERABLE EXPENSES',[('MR520000-100','Marketing & Leasing Promotion',5400,{'noise':.5}),('MR520000-200','Legal - Leasing',6200,{'noise':.7}),('MR520000-210','Legal - Collections',0,Z),('MR520000-300','Vacant Space Costs',3800,{'noise':.4}),('MR520000-400','Charitable Contributions',500,{'noise':.0}),('MR520000-500','Bad Debt Expense',2500,{'noise':.9}),('MR520000-600','Owner Entity Expense',1350,{'noise':.3})],'TOTAL NON-RECOVERABLE EXPENSES',-1)
te=s.t('TOTAL OPERATING EXPENSES',[re,N],nat=-1,kind='TOTAL',key='total_operating_expenses')
noi=s.t('NET OPERATING INCOME',[ti,te],[1,-1],kind='TOTAL',key='noi')
D=grp('Debt Service & Other',[('MR600000-100','Mortgage Interest - Senior',318400,{'noise':.01}),('MR600000-110','Mortgage Interest - Mezzanine',71200,{'noise':.01}),('MR600000-200','Interest Rate Cap Amortization',6400,{'flat':True}),('MR610000-100','Depreciation - Building',287300,{'flat':True}),('MR610000-110','Depreciation - TI',94800,{'noise':.02}),('MR610000-200','Amortization - Leasing Commissions',51600,{'noise':.02})],'Total Debt Service & Other',-1)
ni=s.t('NET INCOME (LOSS)',[noi,D],[1,-1],kind='TOTAL',key='net_income')
cols=['Month Actual','Month Budget','Month Variance','YTD Actual','YTD Budget','YTD Variance','Annual Budget']
def getv(r):
    v=r['v']; n=r['nat']; return [v[0],v[1],n*(v[0]-v[1]),v[2],v[3],n*(v[2]-v[3]),v[4]]
wb=Workbook(); w=wb.active; w.title='COMPINC'
B=Font(name='Arial',size=9,bold=True); R=Font(name='Arial',size=9); thin=Side(style='thin'); dbl=Side(style='double')
def put(r,c,v,f=R,al=None,nf=None,bd=None):
    x=w.cell(r,c,v); x.font=f
    if al: x.alignment=al
    if nf: x.number_format=nf
    if bd: x.border=bd
put(1,1,'Database:'); put(1,2,'HBRPROD'); put(1,6,'Comparative Income Statement',B); put(1,13,'Page:'); put(1,14,1)
put(2,1,'Entity:'); put(2,2,'4410'); put(2,6,'Harbor Exchange Tower',B); put(2,13,'Date:'); put(2,14,'10/13/2025')
put(3,1,'Report:'); put(3,2,'MRI_COMPINC'); put(3,6,'September 2025',B); put(3,13,'Time:'); put(3,14,'02:41 PM')
put(4,1,'Accrual, Tax Basis Excluded'); 
C=Alignment(horizontal='center'); RR=Alignment(horizontal='right')
# columns: A code B label C spacer | D act E bud F var G % | H spacer | I act J bud K var L % | M (hidden: PY YTD) | N annual
w.merge_cells('D6:G6'); put(6,4,'Current Period',B,C); w.merge_cells('I6:L6'); put(6,9,'Year-To-Date',B,C); put(6,14,'Annual',B,RR)
for c in (4,5,6,7,9,10,11,12): w.cell(6,c).border=Border(bottom=thin)
for c,t in zip((4,5,6,7,9,10,11,12,13,14),('Actual','Budget','Variance','%','Actual','Budget','Variance','%','Prior YTD','Budget')): put(7,c,t,B,RR,bd=Border(bottom=thin))
row=9; nf='#,##0_);(#,##0)'; pf='0.0%_);(0.0%)'
for i,r in enumerate(s.rows):
    bold=r['type']!='LINE'
    if r['code']: put(row,1,r['code'])
    put(row,2,r['label'],B if bold else R,Alignment(indent=0 if r['type'] in('TOTAL',) or r['label'].isupper() else (1 if bold else 2)))
    if r['v']:
        g=getv(r); tb=Border(top=thin,bottom=dbl if r['type']=='TOTAL' and r['label'].startswith('NET') else None) if bold else None
        for c,x in zip((4,5,6,9,10,11,14),g): put(row,c,x//100,B if bold else R,None,nf,tb)
        for c,a,b_ in ((7,g[2],g[1]),(12,g[5],g[4])): put(row,c,(round(a/abs(b_),4) if b_ else 0),B if bold else R,None,pf,tb)
        put(row,13,int(g[3]*rng.uniform(.9,1.02))//100,nf=nf)
    if r['hide']: w.row_dimensions[row].hidden=True
    row+=1
    if r['type'] in('SUBTOTAL','TOTAL'): row+=1
w.column_dimensions['M'].hidden=True
for c,wd in zip('ABCDEFGHIJKLMN',(14,42,2,12,12,12,8,2,13,13,12,8,12,14)): w.column_dimensions[c].width=wd
w.freeze_panes='C8'; w.sheet_view.showGridLines=False; w.page_setup.orientation='landscape'; w.page_setup.fitToWidth=1; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True; w.print_title_rows='1:7'
wb.save(os.path.join(DOCS,F))
st=truth(s,'Comparative Income Statement','Harbor Exchange Tower',None,'2025-09-30',cols,getv,sheet='COMPINC')
save(F,[st],dict(assetType='OFFICE',documentType='OPERATING_STATEMENT',author='controllers',style='MRI COMPINC export: period and YTD actual/budget/variance/% blocks, annual budget, grouped header',hard='hidden zero rows, hidden prior-year column, spacer columns, percent columns, variance sign turns for expenses, codes with MR prefix'))
