# TB 1: senior living, mainframe-ish text report in Courier, trailing minus
import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
R=random.Random(1401)
NAME='WBSL_TB_0624.pdf'
# code, description, opening (dollars, signed), typical dr, typical cr
A=[('CURRENT ASSETS',[
('1010-000','Cash - Operating First Prairie',412880,None,None),
('1015-000','Cash - Payroll Imprest',25000,388000,388000),
('1020-000','Cash - Resident Trust Fund',31840,9200,8700),
('1025-000','Petty Cash',1500,0,0),
('1110-000','A/R - Private Pay Independent Living',38210,402000,396000),
('1112-000','A/R - Private Pay Assisted Living',71455,318000,309000),
('1114-000','A/R - Memory Support',29870,146000,139000),
('1120-000','A/R - Medicaid Waiver',88120,61000,57400),
('1130-000','A/R - Long Term Care Insurance Assignments',17460,14900,16200),
('1190-000','Allowance for Doubtful Accounts',-41300,0,4500),
('1210-000','Prepaid Insurance',46200,0,11550),
('1220-000','Prepaid Real Estate Tax & Licenses',9750,0,1625),
('1230-000','Inventory - Dietary & Supplies',14120,6100,5950)]),
('PROPERTY & OTHER ASSETS',[
('1510-000','Land',1850000,0,0),
('1520-000','Buildings & Improvements',18422600,12840,0),
('1530-000','Furniture, Fixtures & Equipment',1206310,4415,0),
('1540-000','Vehicles - Resident Transportation',118900,0,0),
('1590-000','Accumulated Depreciation',-5210940,0,58200),
('1610-000','Replacement Reserve - Lender Held',276500,8750,0),
('1620-000','Deferred Financing Costs, Net',141300,0,2355)]),
('LIABILITIES',[
('2010-000','Accounts Payable - Trade',-148200,171000,163500),
('2020-000','Accrued Payroll & PTO',-131700,120300,126800),
('2030-000','Payroll Taxes & Withholdings Payable',-22610,81400,80100),
('2040-000','Accrued Real Estate Taxes',-97500,0,19500),
('2050-000','Accrued Interest Payable',-61820,61820,61640),
('2110-000','Resident Trust Fund Liability',-31840,8700,9200),
('2120-000','Refundable Community Fees',-84000,6000,9000),
('2130-000','Prepaid Resident Rent',-56900,48400,51200),
('2510-000','Mortgage Note Payable - HUD 232',-13284000,24650,0)]),
('PARTNERS EQUITY',[
('3010-000','Partners Capital',None,0,0),
('3020-000','Distributions Current Year',200000,0,0)]),
('REVENUE',[
('4010-100','Rent - Independent Living',-1918200,1850,385600),
('4010-200','Rent - Assisted Living',-1204500,4100,243900),
('4010-300','Rent - Memory Support',-612300,0,123800),
('4020-200','Level of Care Fees - AL',-288400,725,59300),
('4020-300','Level of Care Fees - Memory Support',-101900,0,21050),
('4030-100','Second Person Fees',-48250,0,9650),
('4040-200','Medicaid Waiver Revenue',-297700,0,60200),
('4050-000','Community Fees Earned',-42000,0,9000),
('4060-000','Respite Stays',-18840,0,3960),
('4070-000','Guest Meals & Catering',-7215,0,1390),
('4080-000','Garage & Storage',-9600,0,1920),
('4090-200','Medicaid Contractual Allowance',48200,9800,0),
('4095-000','Rent Concessions & Move-In Specials',31650,5900,0)]),
('DEPARTMENT EXPENSE',[
('5010-510','Wages - Nursing & Care Staff',804100,162300,0),
('5012-510','Agency Nursing',61240,9870,0),
('5020-510','Medical Supplies',18200,3640,0),
('5010-520','Wages - Dietary',288700,57900,0),
('5030-520','Raw Food Cost',214900,43350,410),
('5040-520','Dietary Supplies & Smallwares',16420,3110,0),
('5010-530','Wages - Housekeeping & Laundry',121300,24050,0),
('5050-530','Linens & Cleaning Supplies',13880,2790,0),
('5010-540','Wages - Maintenance',88400,17600,0),
('5060-540','Repairs & Maintenance - Building',52310,11420,0),
('5062-540','Elevator, Fire & Life Safety Contracts',17950,3590,0),
('5064-540','Grounds & Snow Removal',21700,4200,0),
('5010-550','Wages - Life Enrichment',59800,11900,0),
('5070-550','Activities & Outings',8350,1870,0),
('5072-550','Vehicle Fuel & Maintenance',6120,1155,0),
('5010-560','Wages - Marketing',64300,12850,0),
('5080-560','Advertising & Referral Agency Fees',49850,14300,0),
('5010-570','Wages - Administration',142600,28500,0),
('5090-570','Payroll Taxes & Benefits - All Departments',281900,56700,0),
('5092-570','Workers Compensation',38400,7680,0),
('5110-570','Management Fee 5%',219300,44100,0),
('5120-570','Liability & Property Insurance',57750,11550,0),
('5130-570','Bad Debt Expense',22500,4500,0),
('5140-570','Electric',74120,13980,0),
('5142-570','Gas, Water & Sewer',58930,8745,0),
('5144-570','Cable, Internet & Emergency Call',24600,4920,0)]),
('FIXED CHARGES',[
('6010-000','Real Estate Taxes',97500,19500,0),
('6020-000','Mortgage Interest',309400,61640,0),
('6030-000','Depreciation',291000,58200,0),
('6040-000','Amortization of Financing Costs',11775,2355,0)])]
recs=[]
for sec,L in A:
    for code,n,o,d,c in L:
        def jit(x,big=True):
            if not x: return 0
            return int(x*100*R.uniform(.96,1.04))
        op=None if o is None else (o*100 if code in('1015-000','1025-000','1510-000','3020-000','1540-000') else int(o*100*R.uniform(.97,1.03)))
        recs.append([sec,code,n,op,None if d is None else jit(d),None if c is None else jit(c)])
eq=[r for r in recs if r[3] is None][0]; eq[3]=-sum(r[3] for r in recs if r[3] is not None)
cash=recs[0]
dd=sum(r[4] for r in recs if r[4] is not None); cc=sum(r[5] for r in recs if r[5] is not None)
cash[4]=int(1021400.37*100); cash[5]=dd+cash[4]-cc
assert cash[5]>0 and eq[3]<0,(cash,eq)
def f(c,z=False):
    if c==0 and not z: return ''
    s=f'{abs(c)/100:,.2f}'
    if s.startswith('0.'): s=s[1:]
    return s+('-' if c<0 else ' ')
def line(code,n,v,z=False):
    return f'{code:<10} {n[:34]:<34} '+''.join(f'{x:>17}' for x in (f(v[0],True),f(v[1],z),f(v[2],z),f(v[3],z),f(v[4],True)))
rows=[];tots=[];out=[]
K=['beginning','debit','credit','activity','ending']
def nums(v,z=False):
    return {k:c2(x) for k,x in zip(K,v) if z or x or k in('beginning','ending')}
def dash(ch): return ' '*46+''.join('  '+ch*14+' ' for _ in K)
G=[0]*5
for sec,_ in A:
    out.append('');out.append('  '+sec)
    S=[0]*5
    for r in [r for r in recs if r[0]==sec]:
        v=[r[3],r[4],r[5],r[4]-r[5],r[3]+r[4]-r[5]]
        S=[a+b for a,b in zip(S,v)]
        out.append(line(r[1],r[2],v)); rows.append({'account':r[1],'name':r[2][:34].strip(),**nums(v)})
    out.append(dash('-'))
    lab='TOTAL '+sec
    out.append(line('',lab,S,True)); tots.append({'label':lab,**nums(S,True)})
    G=[a+b for a,b in zip(G,S)]
out+=['',dash('=')]
assert G[0]==0 and G[3]==0 and G[4]==0
out.append(line('','** COMMUNITY 014 TOTAL **',G,True)); tots.append({'label':'** COMMUNITY 014 TOTAL **',**nums(G,True)})
out+=[dash('='),'',"  74 ACCOUNTS LISTED   0 SUSPENDED   OUT OF BALANCE: NONE".replace('74',str(len(rows))),'','  *** END OF REPORT GL4410 ***']
pg=canvas.Canvas(doc(NAME),pagesize=landscape(letter)); W,Hh=landscape(letter)
per=41
pages=[];cur=[]
for l in out:
    if len(cur)>=per: pages.append(cur);cur=[]
    if not cur and l=='': continue
    cur.append(l)
pages.append(cur)
for i,p in enumerate(pages):
    pg.setFont('Courier',8.2); y=Hh-34
    hd=[f'{"GL4410":<20}{"WILLOW BEND SENIOR LIVING LP":^92}{"PAGE":>14}{i+1:>4}',
        f'{"RUN 07/11/24 16:42":<20}{"TRIAL BALANCE BY ACCOUNT":^92}{"USER JTHORNE":>18}',
        f'{"":<20}{"COMMUNITY 014 WILLOW BEND    PERIOD 06/24 (06/01/24 - 06/30/24)":^92}','',
        f'{"":<46}'+''.join(f'{x:>16} ' for x in('BEGINNING','PERIOD','PERIOD','NET','ENDING')),
        f'{"ACCOUNT":<10} {"DESCRIPTION":<34} '+''.join(f'{x:>16} ' for x in('BALANCE','DEBITS','CREDITS','CHANGE','BALANCE')),
        '-'*131]
    for l in hd+p: pg.drawString(60,y,l); y-=11
    pg.showPage()
pg.save()
save(NAME,'TB',K,rows,tots)
