# Excel export, tree accounts, pairs of opening / period / closing
import json, random, uuid
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
R=random.Random(2233)
NAME='TrialBalance_Cobalt_Ridge_Q3'
T=(('1000','Assets',[
 ('1100','Cash',[('1110','Operating Account x4471','cash'),('1120','Security Deposit Account x4480',61250.00),('1130','Replacement Reserve Escrow',148220.73),('1140','Undeposited Funds',0)]),
 ('1200','Receivables',[('1210','Resident Receivables',22418.37),('1220','Subsidy Receivable - Housing Authority',8114),('1290','Allowance for Bad Debt',-9500)]),
 ('1300','Prepaids & Other',[('1310','Prepaid Insurance',30187.5),('1320','Prepaid Licenses & Permits',1220.16)]),
 ('1500','Property & Equipment',[('1510','Land',1850000),('1520','Buildings',11240600),('1530','Furniture, Fixtures & Equipment',386114.92),('1590','Accumulated Depreciation',-2214330.08)])]),('2000','Liabilities',[
 ('2100','Current Liabilities',[('2110','Accounts Payable',-38650.21),('2120','Accrued Property Taxes',-71200),('2130','Accrued Payroll',-6180.44),('2140','Prepaid Rents',-11905.63),('2150','Resident Security Deposits',-60875),('2160','Due to Management Company',-2300)]),
 ('2500','Long-Term Debt',[('2510','First Mortgage - Fenwick Life',-8120440.19),('2520','Unamortized Loan Costs',92700)])]),('3000','Equity',[
 ('3100','Members\' Equity',[('3110','Member Contributions','plug'),('3120','Member Distributions',150000),('3190','Retained Earnings',-214880.6)])]),('4000','Revenue',[
 ('4100','Rental Revenue',[('4110','Gross Potential Rent',-1184200),('4120','Loss / Gain to Lease',31750),('4130','Vacancy Loss',68114.5),('4140','Concessions',14225),('4150','Employee Units',7800)]),
 ('4200','Ancillary Revenue',[('4210','Utility Reimbursements',-61220.84),('4220','Pet Rent',-8750),('4230','Late Fees',-6125),('4240','Laundry & Vending',-3114.75)])]),('5000','Operating Expenses',[
 ('5100','Payroll',[('5110','Manager & Leasing Salaries',88450),('5120','Maintenance Salaries',71620.3),('5130','Payroll Taxes & Benefits',29114.18)]),
 ('5200','Utilities',[('5210','Electricity - Common & Vacant',14880.41),('5220','Water & Sewer',52140.96),('5230','Trash',13980)]),
 ('5300','Repairs & Maintenance',[('5310','Turnover - Paint & Carpet',24117.6),('5320','Contract Services',17225),('5330','Supplies',8441.17),('5340','Pool',4210)]),
 ('5400','Taxes, Insurance & Fees',[('5410','Property Taxes',142400),('5420','Property Insurance',60375),('5430','Management Fees',35118.9)])]),('6000','Non-Operating',[
 ('6100','Debt Service & Depreciation',[('6110','Mortgage Interest',197330.25),('6120','Amortization of Loan Costs',6180),('6130','Depreciation',281114)])]))
z=lambda v: round(v,2)+0.0
# draw the period activity
leaf={}
def act(code,v):
    k=code[0]; a=abs(v)
    rnd=lambda lo,hi: z(R.uniform(lo,hi)*a)
    if code in('1510','1520','2520','3120','4150','6120','3190','1320'): return {'2520':(0,3090.0),'3120':(75000.0,0),'4150':(3900.0,0),'6120':(3090.0,0),'1320':(0,610.08)}.get(code,(0,0))
    if code=='1140': return (18420.5,18420.5)
    if k=='1': return (rnd(.3,.7),rnd(.2,.6)) if a<100000 else ((rnd(.02,.06),0) if v>0 else (0,140557.0))
    if k=='2': return (rnd(.5,.9),rnd(.5,.95)) if a<1e6 else (31218.44,0)
    if k=='4': return (0 if R.random()<.6 else rnd(.002,.01),rnd(.47,.53)) if v<0 else (rnd(.3,.6),0 if R.random()<.7 else rnd(.01,.03))
    return (rnd(.45,.55),0 if R.random()<.75 else rnd(.005,.03))
for h in T:
    for g in h[2]:
        for c,n,v in g[2]:
            if isinstance(v,str): continue
            d,cr=act(c,v); leaf[c]=(z(v),d,cr)
D=sum(x[1] for x in leaf.values());C=sum(x[2] for x in leaf.values())
leaf['1110']=(96331.4,z(700000+0.17),0)
d0=leaf['1110'][1]; leaf['1110']=(96331.4,d0,z(D+d0-C)); assert leaf['1110'][2]>0,leaf['1110']
leaf['3110']=(z(-sum(x[0] for c,x in leaf.items())),0,0)
cols=['open_dr','open_cr','debit','credit','close_dr','close_cr']
def six(o,d,c):
    e=z(o+d-c); return [max(o,0),max(-o,0),d,c,max(e,0),max(-e,0)]
wb=Workbook();ws=wb.active;ws.title='Trial Balance'
ws.append(['Trial Balance - Opening, Activity, Closing']);ws['A1'].font=Font(bold=True,size=14,color='1F3864')
ws.append(['Cobalt Ridge Apartments (CRA-0318)']);ws.append(['Post Months: 07/2024 - 09/2024   |   Book: Accrual   |   GL Tree: Standard Multifamily']);ws.append(['Generated 10/08/2024 9:14 AM by jtorvald'])
ws.append([])
H=Font(bold=True,color='FFFFFF');F=PatternFill('solid',fgColor='44607C');th=Side(style='thin',color='999999')
ws.append(['Account','Key','Account Name','Opening Balance','','Activity','','Closing Balance',''])
ws.append(['','','','Debit','Credit','Debit','Credit','Debit','Credit'])
for a in('A6:A7','B6:B7','C6:C7','D6:E6','F6:G6','H6:I6'): ws.merge_cells(a)
for r in(6,7):
    for c in ws[r]: c.font=H;c.fill=F;c.alignment=Alignment(horizontal='center',vertical='center')
rows=[];tots=[]
def put(code,name,ind,vals=None,bold=False,key='',blank0=True,top=False):
    ws.append([code,key,name]+[None if (v==0 and blank0) else v for v in (vals or [None]*6)])
    r=ws.max_row; ws.cell(r,3).alignment=Alignment(horizontal='left',indent=ind)
    for c in ws[r]:
        c.font=Font(bold=bold,size=10)
        if c.column>3: c.number_format='#,##0.00'
        if top and c.column>3: c.border=Border(top=th)
add=lambda a,b:[z(x+y) for x,y in zip(a,b)]
G=[0]*6
for hc,hn,gs in T:
    put(hc,hn,0,bold=True);HT=[0]*6
    for gc,gn,ls in gs:
        put(gc,gn,1,bold=True);GT=[0]*6
        for c,n,_ in ls:
            v=six(*leaf[c]);put(c,n,3,v,key='k-'+uuid.UUID(int=R.getrandbits(128)).hex[:8])
            rows.append({'account':c,'name':n,**{k:x for k,x in zip(cols,v) if x!=0}}); GT=add(GT,v)
        lab=f'Total {gc} {gn}'; put('',lab,1,GT,True,top=True)
        tots.append({'label':lab,**{k:x for k,x in zip(cols,GT) if x!=0}}); HT=add(HT,GT)
    lab=f'Total {hc} {hn}'; put('',lab,0,HT,True,top=True); tots.append({'label':lab,**{k:x for k,x in zip(cols,HT) if x!=0}})
    ws.append([]); G=add(G,HT)
put('','Total - Cobalt Ridge Apartments',0,G,True,top=True); tots.append({'label':'Total - Cobalt Ridge Apartments',**dict(zip(cols,G))})
for c in ws[ws.max_row]: c.fill=PatternFill('solid',fgColor='DDE5EE')
assert G[0]==G[1] and G[2]==G[3] and G[4]==G[5]
ws.column_dimensions['B'].hidden=True
for l,w in zip('ACDEFGHI',(10,42,17,17,16,16,17,17)): ws.column_dimensions[l].width=w
ws.freeze_panes='D8'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(f'documents/{NAME}.xlsx')
json.dump({'name':NAME+'.xlsx','kind':'TB','planted':None,'money':cols,'rows':rows,'totals':tots},open(f'truth/{NAME}.json','w'),indent=1)
print(len(rows),len(tots))
