# consolidating TB with eliminations, NetSuite export, xlsx
import random,xlsxwriter
from common import *
R=random.Random(8201)
F='MCLS_II_Consolidating_TB_2025-09.xlsx'
ents=['100 Fund II LP','210 Torrey Ridge Labs LLC','220 Kendall Wharf LLC','230 Shady Grove Research LLC']
def m(a,b): return R.randint(a*100,b*100)
# name: list of 4 cents (None blank), signed, credits negative
A=[]
def g(t): A.append(('G',t))
def a(c,n,f=None,s=None,sign=1,fund=None,skip=()):
    vals=[fund]+[ (sign*m(*s) if s and i not in skip else None) for i in (1,2,3)]
    if f: vals[0]=sign*m(*f)
    A.append(('A',c,n,vals))
def sub(t): A.append(('S',t))
g('Cash and Restricted Cash')
a('10100','Operating Cash',(600000,1900000),(180000,950000))
a('10150','Money Market Sweep',(2000000,5200000))
a('10200','Property Management Disbursement Account',None,(20000,90000))
a('10300','Restricted Cash - Lender Reserves',None,(250000,800000),skip=(2,))
a('10310','Restricted Cash - Tenant Security Deposits',None,(150000,400000))
sub('Total Cash and Restricted Cash')
g('Receivables and Other Assets')
a('11000','Accounts Receivable - Tenants',None,(40000,420000))
a('11090','Allowance for Doubtful Accounts',None,(5000,38000),-1)
a('11200','Straight-Line Rent Receivable',None,(900000,3600000))
a('11500','Due from Affiliates',None,None)
a('12000','Prepaid Insurance',(8000,22000),(35000,120000))
a('12050','Prepaid Real Estate Taxes',None,(60000,310000),skip=(1,))
a('12100','Utility Deposits',None,(4000,19000),skip=(3,))
a('12400','Deferred Leasing Commissions',None,(1200000,4100000))
a('12490','Accum. Amortization - Leasing Commissions',None,(250000,900000),-1)
a('12600','Interest Rate Cap, at Fair Value',None,(90000,260000),skip=(1,3))
sub('Total Receivables and Other Assets')
g('Real Estate')
a('15000','Land',None,(9000000,26000000))
a('15100','Building and Shell',None,(48000000,118000000))
a('15200','Lab Fit-Out and Tenant Improvements',None,(8000000,31000000))
a('15300','Vivarium and Process Equipment',None,(600000,2900000),skip=(1,))
a('15600','Construction in Progress',None,(100000,2400000))
a('15900','Accumulated Depreciation',None,(5000000,14000000),-1)
a('16000','Investment in Subsidiaries',None,None)
sub('Total Real Estate')
g('Liabilities')
a('20000','Accounts Payable',(12000,60000),(90000,540000),-1)
a('20100','Accrued Expenses',(60000,180000),(70000,390000),-1)
a('20150','Accrued Real Estate Taxes',None,(120000,660000),-1)
a('20200','Accrued Interest Payable',(20000,60000),(140000,420000),-1)
a('20500','Due to Affiliates',None,None)
a('21000','Prepaid Rents',None,(60000,480000),-1)
a('21100','Tenant Security Deposits',None,(150000,400000),-1)
a('22000','Below-Market Lease Intangibles, Net',None,(200000,1100000),-1,skip=(3,))
a('23000','Subscription Line of Credit',(4000000,9000000),None,-1)
a('24000','Mortgage Notes Payable',None,(30000000,72000000),-1)
a('24090','Deferred Financing Costs',None,(310000,980000),1)
sub('Total Liabilities')
g("Partners' Capital and Members' Equity")
a('30000','Limited Partner Contributions',None,None)
a('30050','General Partner Contributions',None,None)
a('30200','Distributions',(6000000,11000000),None,1)
a('31000',"Members' Equity - Contributed",None,(40000000,88000000),-1)
a('32000','Retained Earnings',None,None)
sub("Total Partners' Capital and Members' Equity")
g('Revenue')
a('40000','Base Rental Income',None,(5200000,13800000),-1)
a('40100','Straight-Line Rent Adjustment',None,(120000,610000),-1)
a('40200','CAM Recoveries',None,(900000,2700000),-1)
a('40210','Real Estate Tax Recoveries',None,(480000,1500000),-1)
a('40300','Lab Utility Reimbursements',None,(300000,1150000),-1)
a('40400','Parking Income',None,(60000,390000),-1,skip=(3,))
a('40500','Antenna and Miscellaneous Income',None,(4000,36000),-1,skip=(1,))
a('41000','Asset Management Fee Income',None,None)
a('49000','Interest Income',(70000,160000),(3000,21000),-1)
sub('Total Revenue')
g('Operating Expenses')
a('50000','Janitorial and Waste Removal',None,(190000,520000))
a('50100','Biohazard and Chemical Waste Disposal',None,(60000,210000))
a('50200','Repairs and Maintenance - General',None,(150000,480000))
a('50210','HVAC and Air Handling',None,(210000,690000))
a('50220','Emergency Generator Maintenance',None,(22000,96000))
a('50300','Electricity',None,(500000,1600000))
a('50310','Natural Gas',None,(70000,330000))
a('50320','Water and Sewer',None,(45000,190000))
a('50400','Security and Access Control',None,(110000,340000))
a('50500','Landscaping and Snow Removal',None,(30000,120000))
a('51000','Property Management Fees',None,(180000,520000))
a('51100','Asset Management Fee Expense',None,None)
a('52000','Property Insurance',None,(120000,380000))
a('53000','Real Estate Taxes',None,(700000,1900000))
sub('Total Operating Expenses')
g('Fund and Non-Operating Expenses')
a('60000','Audit and Tax Fees',(90000,190000),(8000,26000))
a('60100','Legal Fees',(40000,140000),(3000,60000))
a('60200','Fund Administration',(110000,210000))
a('60300','Management Fee - General Partner',(1400000,2200000))
a('61000','Interest Expense',(200000,520000),(1400000,3300000))
a('61050','Amortization of Deferred Financing Costs',None,(50000,160000))
a('62000','Depreciation and Amortization',None,(2100000,5100000))
a('63000','Unrealized Gain (Loss) on Interest Rate Cap',None,(15000,60000),1,skip=(1,3))
sub('Total Fund and Non-Operating Expenses')
d={x[1]:x for x in A if x[0]=='A'}
V=lambda c:d[c][3]
el={}
# intercompany
due=[m(80000,420000) for _ in range(3)]; fee=[m(200000,520000) for _ in range(3)]
V('11500')[0]=sum(due)
for i in range(3):
    V('20500')[i+1]=-due[i]; V('51100')[i+1]=fee[i]
V('41000')[0]=-sum(fee); V('16000')[0]=-sum(V('31000')[1:])
el['11500']=-sum(due); el['20500']=sum(due); el['41000']=sum(fee); el['51100']=-sum(fee)
el['16000']=-V('16000')[0]; el['31000']=V('16000')[0]
tot0=sum(x[3][0] or 0 for x in d.values())
V('30050')[0]=-150000000
V('30000')[0]=-19500000000
for i in range(4):
    V('32000')[i]=-sum(x[3][i] or 0 for x in d.values())
keys=['other:'+e for e in ents]+['other:Eliminations','other:Consolidated']
wb=xlsxwriter.Workbook(D+F); ws=wb.add_worksheet('ConsolidatingTrialBalance')
f=lambda **k: wb.add_format({'font_name':'Arial','font_size':9,**k})
nf='#,##0.00;(#,##0.00);0.00'
b=f(); bold=f(bold=1); h=f(bold=1,text_wrap=1,align='center',valign='vcenter',bg_color='#607799',font_color='white')
num=f(num_format=nf); st=f(num_format=nf,bold=1,top=1); gt=f(num_format=nf,bold=1,top=1,bottom=6); ind=f(indent=1)
for i,t in enumerate(['Meridian Crest Life Science Fund II, L.P.','Consolidating Trial Balance','As of September 30, 2025']):
    ws.merge_range(i,0,i,6,t,f(bold=1,align='center',font_size=12 if i==0 else 10) if i<2 else f(align='center'))
ws.merge_range(3,0,3,6,'Filters: Accounting Book - Primary | Currency - USD | Period - Sep 2025 (Year to Date)',f(align='center',italic=1,font_color='#666666'))
r=5
for j,t in enumerate(['Account']+ents+['Eliminations','Consolidated']): ws.write(r,j,t,h)
ws.set_row(r,28); ws.set_column(0,0,46); ws.set_column(1,6,17); ws.freeze_panes(6,1)
rows=[];tots=[];grand=[0]*6;acc=[0]*6;start=None
r+=1
for x in A:
    if x[0]=='G': ws.write(r,0,x[1],bold); start=r+1; acc=[0]*6
    elif x[0]=='A':
        _,c,n,vals=x; e=el.get(c); con=sum(q or 0 for q in vals)+(e or 0)
        allv=vals+[e,con]
        ws.write(r,0,f'{c} - {n}',ind)
        for j,q in enumerate(allv):
            if j==5: ws.write_formula(r,6,f'=SUM(B{r+1}:F{r+1})',num,q/100)
            elif q is not None: ws.write_number(r,j+1,q/100,num)
            acc[j]+=q or 0; grand[j]+=q or 0
        rows.append({'account':c,'name':n,**{k:(None if q is None else q/100) for k,q in zip(keys,allv)}})
    else:
        ws.write(r,0,x[1],bold)
        for j in range(6):
            cl='BCDEFG'[j]; ws.write_formula(r,j+1,f'=SUM({cl}{start+1}:{cl}{r})',st,acc[j]/100)
        tots.append({'label':x[1],**{k:q/100 for k,q in zip(keys,acc)}})
    r+=1
ws.write(r,0,'Total',bold)
assert all(q==0 for q in grand),grand
subs=[i for i in range(6,r)]
import re
srows=[]; rr=6
for x in A:
    if x[0]=='S': srows.append(rr+1)
    rr+=1
for j in range(6):
    cl='BCDEFG'[j]; ws.write_formula(r,j+1,'='+'+'.join(f'{cl}{s}' for s in srows),gt,0)
tots.append({'label':'Total',**{k:0 for k in keys}})
ws.write(r+2,0,'Prepared by: Fund Accounting   Reviewed: ________',f(italic=1))
ws.write(r+3,0,'Elim JE-2025-09-E1: interco receivable/payable; E2: asset management fee; E3: investment in subsidiaries.',f(italic=1))
ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(5)
wb.close()
save(F,'TB','NetSuite consolidating trial balance by entity with eliminations, grouped with subtotals',True,keys,rows,tots)
