# MRI-like export of a retail center: opening / period / closing, each debit and credit, with spacer columns, section subtotals; crystal-report style merged cells
import random, xlsxwriter
from common import *
R=random.Random(3702)
S=[("CURRENT ASSETS",[("110100","Cash - Operating (Gulfside Bank 4471)",31844.19),("110150","Cash - Payroll Clearing",0),("110200","Petty Cash",250),("112000","A/R - Tenants",41288.60),("112050","A/R - Percentage Rent",8220.00),("112900","Allowance for Bad Debts",-6500),("113000","Straight-Line Rent Receivable",88412.00),("114000","Prepaid Insurance",27640.00),("114100","Utility Deposits",3150)]),
("FIXED & DEFERRED ASSETS",[("121000","Land",1850000),("122000","Buildings & Site Improvements",6428115.27),("123000","Tenant Improvements",518440.06),("124000","Accum Depr - Building",-1318775.40),("124100","Accum Amort - TI",-204116.20),("126000","Deferred Leasing Commissions",141370.50),("126900","Accum Amort - Lsg Comm",-58812.75),("127000","Deferred Financing Costs",76500)]),
("LIABILITIES",[("210100","Accounts Payable - Trade",-36918.44),("210500","A/P - Retainage",-4250),("211000","Accrued Property Tax",-68450),("211200","Sales Tax Payable",-2914.33),("213000","Prepaid Rents",-17340.25),("214000","Tenant Security Deposits",-62415),("221000","Mortgage Note Payable",-5118390.77)]),
("MEMBERS' EQUITY",[("310000","Members' Capital",-1900000),("311000","Distributions",185000),("319000","Accumulated Deficit / (Earnings)",None)]),
("REVENUE",[("411000","Base Rent",-578312.40),("411500","Straight-Line Rent Adj.",-4411),("412000","Percentage Rent",-8220),("413000","CAM Recoveries",-102114.80),("413100","Real Estate Tax Recoveries",-84420.15),("413200","Insurance Recoveries",-31805.60),("415000","Late Charges",-1315.22),("416000","Signage & Antenna",-5400),("419000","Interest Income",-212.07)]),
("RECOVERABLE EXPENSES",[("511000","Parking Lot Sweeping",8160),("511100","Landscaping - Contract",14250),("511200","Lot Lighting - Electric",9914.36),("511300","Water & Irrigation",4872.91),("511400","Refuse Removal",7215.18),("511500","Repairs - Roof & Gutters",3905),("511600","Fire Sprinkler & Alarm Monitoring",2160),("511700","Security Patrol",12600),("515000","Real Estate Taxes",102675),("516000","Property & Liability Insurance",41460),("517000","Management Fee",24186.11)]),
("OWNER'S EXPENSES",[("521000","Legal Fees",4630.50),("521100","Accounting & Tax Preparation",3900),("521500","Leasing Vacant-Space Utilities",1744.28),("521600","Bad Debt Expense",2500),("521700","Bank Service Charges",318.40),("531000","Mortgage Interest",158944.83),("541000","Depreciation & Amortization",146781.15)])]
b={c:(round(v*100) if v is not None else 0) for _,l in S for c,_,v in l}
b["319000"]=-sum(b.values())
d=dict.fromkeys(b,0);k=dict.fromkeys(b,0)
def j(x,y,a): a=round(a*100); d[x]+=a;k[y]+=a
j("112000","411000",64256.93);j("113000","411500",490.11);j("112000","413000",11346.09);j("112000","413100",9380.02);j("112000","413200",3533.96);j("112000","415000",184.30);j("112000","416000",600)
j("110100","112000",92417.66);j("110100","112050",8220);j("112000","213000",2190.40);j("213000","112000",4015.75);j("110100","214000",3600);j("110100","419000",24.71);j("112000","211200",2841.19);j("211200","110100",2914.33)
for c,a in(("511000",920),("511100",1583.33),("511200",1187.44),("511300",611.20),("511400",801.69),("511500",1480),("511700",1400),("517000",2716.40),("521000",875),("521500",204.15),("123000",18650)): j(c,"210100",a)
j("123000","210500",2072.22);j("210100","110100",31244.08);j("515000","211000",11408.33);j("516000","114000",4606.67);j("531000","110100",17588.21);j("221000","110100",10217.46);j("541000","124000",12640.88);j("541000","124100",2410.50);j("541000","126900",1257.75);j("521600","112900",500);j("521700","110100",35.60);j("311000","110100",25000);j("110150","110100",3122.90);j("517000","110150",3122.90)
e={c:b[c]+d[c]-k[c] for c in b}; assert sum(e.values())==0
F="tb_six_col_harbor_gate.xlsx"
wb=xlsxwriter.Workbook(doc(F)); ws=wb.add_worksheet('GL_TB_HGS01')
base={'font_name':'Tahoma','font_size':8}
def fm(**x): return wb.add_format({**base,**x})
t=fm(bold=True,font_size=11,align='center'); tc=fm(align='center'); h=fm(bold=True,align='center',bottom=1); g=fm(bold=True,align='center',bg_color='#D9E1F2'); tx=fm(); b1=fm(bold=True)
n=fm(num_format='#,##0.00;(#,##0.00);0.00'); ns=fm(num_format='#,##0.00',bold=True,top=1); nt=fm(num_format='#,##0.00',bold=True,top=1,bottom=6)
ws.set_column('A:A',3);ws.set_column('B:B',10);ws.set_column('C:C',2);ws.set_column('D:D',36);ws.set_column('E:L',13);ws.set_column('G:G',1.5);ws.set_column('J:J',1.5);ws.set_column('M:M',13); ws.set_column('H:I',13);ws.set_column('K:L',13)
cols=[4,5,7,8,10,11]; keys=["open_dr","open_cr","debit","credit","close_dr","close_cr"]
ws.merge_range(0,1,0,11,'GULF COAST RETAIL ADVISORS',t);ws.merge_range(1,1,1,11,'Trial Balance with Opening and Closing Balances',t)
ws.merge_range(2,1,2,11,'Entity: HGS01  Harbor Gate Shoppes, LLC  -  Panama City, FL',tc);ws.merge_range(3,1,3,11,'Period: 09/25 to 09/25     Basis: A (Accrual)     Ledger: GL',tc)
ws.write(4,1,'Database: GCRAPROD',tx);ws.write(4,10,'Run 10/13/2025 4:41 PM',tx)
ws.merge_range(6,4,6,5,'Opening Balance',g);ws.merge_range(6,7,6,8,'Current Period',g);ws.merge_range(6,10,6,11,'Closing Balance',g)
ws.write(7,1,'Account',h);ws.write(7,3,'Description',h)
for c in cols: ws.write(7,c,'Debit' if c in(4,7,10) else 'Credit',h)
r=9; rows=[];tot=[]; G=dict.fromkeys(keys,0)
def six(c): return [max(b[c],0),max(-b[c],0),d[c],k[c],max(e[c],0),max(-e[c],0)]
for s,l in S:
    ws.write(r,1,s,b1); r+=1; ss=dict.fromkeys(keys,0)
    for c,nm,_ in l:
        ws.write_string(r,1,c,tx);ws.write(r,3,nm,tx); row={"account":c,"name":nm}
        for col,key,v in zip(cols,keys,six(c)):
            ss[key]+=v
            if v: ws.write_number(r,col,v/100,n); row[key]=v/100
        if not any(six(c)): 
            ws.write_number(r,10,0,n); row["close_dr"]=0
        rows.append(row); r+=1
    ws.write(r,3,'Total '+s.title().replace("'S","'s"),b1); q={"label":'Total '+s.title().replace("'S","'s")}
    for col,key in zip(cols,keys): ws.write_number(r,col,ss[key]/100,ns); q[key]=ss[key]/100; G[key]+=ss[key]
    tot.append(q); r+=2
ws.write(r,3,'Entity Totals',b1);q={"label":"Entity Totals"}
for col,key in zip(cols,keys): ws.write_number(r,col,G[key]/100,nt); q[key]=G[key]/100
tot.append(q)
assert G["open_dr"]==G["open_cr"] and G["close_dr"]==G["close_cr"]
ws.write(r+2,1,'*** End of Report ***',tx)
ws.set_landscape();ws.fit_to_pages(1,0);ws.repeat_rows(6,7); ws.hide_gridlines(2); wb.close()
save(F,'TB',keys,rows,tot,'RETAIL','MRI-like export, opening/period/closing in debit and credit pairs, spacer columns, merged grouped headers, section subtotals',True)
