# Yardi style TB: forward balance, debit, credit, ending; shopping center; fpdf2 landscape courier-free; sub-sections none; one signed forward
from common import *
from fpdf import FPDF
import random
R=random.Random(341);N='tb_magnolia_crossing_yardi'
# code,name,forward(signed),debit,credit
L=[("1010-0000","Cash - Operating",148220.61,96811.30,104377.92),("1015-0000","Cash - Security Deposit",22150.00,0,0),("1100-0000","A/R - Tenants",31644.08,91240.55,88906.30),("1105-0000","Allowance for Doubtful Accts",-6500.00,0,0),
("1120-0000","A/R - CAM Year-End Recon",14380.27,0,9126.44),("1210-0000","Prepaid Insurance",18816.00,0,2688.00),("1230-0000","RE Tax Escrow",52704.12,7529.16,0),("1240-0000","Capital Reserve Escrow",36000.00,1500.00,0),("1310-0000","Land",2150000.00,0,0),
("1320-0000","Building",7384500.00,0,0),("1330-0000","Site Improvements",611275.00,18400.00,0),("1340-0000","Tenant Improvements",402918.75,0,0),("1390-0000","Accumulated Depreciation",-2046318.00,0,21446.00),("1410-0000","Deferred Leasing Commissions",88416.50,6240.00,0),
("1419-0000","Accum Amort - Leasing Comm",-39227.00,0,1380.00),("1425-0000","Straight-Line Rent Receivable",57631.00,0,842.00),("2010-0000","Accounts Payable",-28466.19,61308.77,59114.02),("2020-0000","Accrued Expenses",-7350.00,7350.00,6900.00),("2110-0000","Prepaid Rent",-4415.00,4415.00,6180.00),
("2150-0000","Security Deposits - Tenants",-22150.00,0,0),("2180-0000","Accrued RE Taxes",-45174.96,0,7529.16),("2510-0000","Mortgage Payable - First Palmetto",-5318204.44,11872.36,0),("3010-0000","Partners' Capital - Lassiter",None,0,0),("3020-0000","Partners' Capital - Brevard Fmly LP",-812000.00,0,0),
("3110-0000","Distributions",140000.00,20000.00,0),("4010-0000","Base Rent - Retail",-433260.00,0,72210.00),("4015-0000","Straight-Line Rent Adjustment",5052.00,842.00,0),("4020-0000","Percentage Rent",-11847.33,0,0),("4110-0000","CAM Recovery",-66480.00,0,11080.00),("4115-0000","CAM Recovery - Prior Year",3218.40,0,0),
("4120-0000","Insurance Recovery",-15240.00,0,2540.00),("4130-0000","RE Tax Recovery",-40650.00,0,6775.00),("4310-0000","Late Charges",-1425.00,150.00,375.00),("4390-0000","Miscellaneous Income",-860.00,0,0),("5110-0000","Parking Lot Sweeping",5700.00,950.00,0),("5120-0000","Landscape Contract",13200.00,2200.00,0),
("5130-0000","Parking Lot Repairs",3885.00,0,0),("5140-0000","Exterior Lighting",2166.45,418.60,0),("5150-0000","Roof Repairs",4920.00,1285.00,0),("5160-0000","Fire Sprinkler & Alarm",2940.00,490.00,0),("5210-0000","Electricity - Common Area",8812.07,1502.38,0),("5220-0000","Water & Sewer",9740.66,1688.12,0),("5230-0000","Trash Removal",6690.00,1115.00,0),
("5310-0000","Management Fees",22684.11,3759.20,0),("5320-0000","Legal & Accounting",6150.00,875.00,0),("5330-0000","Bank Fees",212.00,36.00,0),("5340-0000","Bad Debt Expense",3000.00,0,0),("5410-0000","Property Insurance",16128.00,2688.00,0),("5420-0000","Real Estate Taxes",45174.96,7529.16,0),
("5510-0000","Vacant Space Expense",1906.32,0,240.00),("6010-0000","Mortgage Interest",131544.90,21817.26,0),("6110-0000","Depreciation",128676.00,21446.00,0),("6120-0000","Amortization",8280.00,1380.00,0)]
L=[list(l) for l in L]
# period activity: make debits equal credits through cash
td=sum(l[3] for l in L);tc=sum(l[4] for l in L);g=round(tc-td,2)
if g>0: L[0][3]=round(L[0][3]+g,2)
else: L[0][4]=round(L[0][4]-g,2)
f=round(-sum(l[2] or 0 for l in L),2)
for l in L:
    if l[2] is None:l[2]=f
p=FPDF('P','pt','Letter');p.set_auto_page_break(False);p.set_margins(30,30,30)
X=[34,104,300,386,468,548] # code, name, right edges...
RE=[352,424,496,578]
def t(x,y,s,al='L',st='',sz=7.5):
    p.set_font('Helvetica',st,sz);w=p.get_string_width(s);p.text(x-w if al=='R' else x-w/2 if al=='C' else x,y,s)
def head():
    p.add_page();p.set_fill_color(214,222,232);p.rect(30,28,552,42,'F')
    t(306,42,'Magnolia Crossing Shopping Center (magx)','C','B',10);t(306,54,'Trial Balance','C','B',9);t(306,65,'Period = Jul 2025     Book = Accrual     Tree = ysi_tb','C','',7.5)
    for r,a,b in zip(RE,['Forward','','','Ending'],['Balance','Debit','Credit','Balance']): 
        if a:t(r,84,a,'R','B')
        t(r,93,b,'R','B')
    p.line(30,97,582,97);return 110
y=head();rows=[];S=[0,0,0,0];pg=1
def foot():
    t(34,772,'Friday, August 08, 2025','L','',7);t(306,772,'jdavenport','C','',7);t(578,772,f'Page {pg}','R','',7)
for l in L:
    if y>752: foot();pg+=1;y=head()
    e=round(l[2]+l[3]-l[4],2);v=[l[2],l[3],l[4],e]
    t(34,y,l[0]);t(92,y,l[1])
    for r,n in zip(RE,v): t(r,y,c(n),'R')
    rows.append({"account":l[0],"name":l[1],"beginning":l[2],"debit":l[3],"credit":l[4],"ending":e})
    S=[round(a+b,2) for a,b in zip(S,v)];y+=12.6
p.line(286,y-7,582,y-7);S=[x+0.0 if x else 0.0 for x in S]
t(92,y+4,'Total','L','B')
for r,n in zip(RE,S): t(r,y+4,c(n),'R','B')
foot();p.output(doc(N+'.pdf'));print(S,f,rows[0],len(rows))
assert S[0]==0 and S[3]==0 and S[1]==S[2]
M=["beginning","debit","credit","ending"]
save(N,"TB",M,rows,[dict(label="Total",**dict(zip(M,S)))],{"file":N+".pdf","assetType":"RETAIL","documentType":"TRIAL_BALANCE","author":"a34b","style":"Yardi trial balance, forward/debit/credit/ending, two-line header, 2 pages","hard":False})
