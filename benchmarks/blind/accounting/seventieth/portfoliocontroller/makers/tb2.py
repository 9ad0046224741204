# Sage Intacct export, senior living, by fund, 4 pairs of debit/credit
from h import *
import xlsxwriter
F={"100--Operating Fund":[("1001","Cash - Operating (Regent Bank)",284117.66),("1005","Resident Trust Cash",18240),("1101","Accounts Receivable - Private Pay",96318.4),("1103","Accounts Receivable - LTC Insurance",41206.75),("1105","Accounts Receivable - Medicaid Waiver",28774.1),("1190","Allowance for Credit Losses",-15500),("1301","Prepaid Insurance",37290.84),("1302","Prepaid - Other",6118.2),("1401","Dietary Inventory",8412.33),("1901","Due To/From Reserve Fund",62000),
("2001","Accounts Payable - Trade",-74218.09),("2010","Accrued Payroll",-88460.5),("2012","Accrued PTO",-51233.18),("2020","Accrued Real Estate Tax",-39600),("2101","Resident Trust Liability",-18240),("2110","Deferred Community Fees",-46500),("2115","Prepaid Resident Rent",-22871.5),("3001","Net Assets / Member Equity",None),
("4001","Independent Living Rent",-1318420),("4002","Assisted Living Rent",-1706311.25),("4003","Memory Care Rent",-988140),("4010","Level of Care Revenue",-602118.4),("4015","Second Person Fees",-57850),("4020","Community Fees",-72000),("4030","Guest Meals & Ancillary",-19344.6),("4090","Vacancy & Incentives",128300),
("5001","Wages - Nursing & Resident Care",1366204.11),("5002","Wages - Dining",408112.93),("5003","Wages - Housekeeping & Plant",191407.65),("5004","Wages - Administration",312850),("5010","Payroll Taxes & Benefits",414390.27),("5015","Agency Staffing",96244),("5101","Raw Food",238117.4),("5110","Nursing Supplies",30866.72),("5201","Utilities",187344.9),("5210","Repairs & Maintenance",102215.36),("5220","Grounds",38910),("5301","Marketing & Referral Fees",121480.2),("5401","Insurance - GL/PL",142200),("5410","Real Estate Taxes",118800),("5501","Management Fee",231450),("5510","Professional Fees",44718),("5520","Bad Debt",21000)],
"200--Replacement Reserve Fund":[("1010","Cash - Replacement Reserve",418663.05),("1011","Certificates of Deposit",250000),("1501","Land",1850000),("1510","Buildings & Improvements",16284500),("1520","Furniture & Equipment",1390215.4),("1525","Construction in Progress",64200),("1590","Accumulated Depreciation",-4118260.75),("1901","Due To/From Operating Fund",-62000),("2005","Retainage Payable",-9800),("2501","Bonds Payable - Series 2021A",-11840000),("2505","Accrued Bond Interest",-41440),("3001","Net Assets / Member Equity",None),("4801","Investment Income",-14208.36),("6001","Bond Interest",372960),("6010","Depreciation",486120),("6020","Trustee Fees",6500)]}
A={"100--Operating Fund":[("1101","4002",184220),("1101","4001",146800),("1101","4003",109350),("1101","4010",66187.5),("1103","4010",12440),("1105","4002",24310.6),("1101","4015",6450),("1001","4020",9000),("1001","4030",2114.75),("4090","1101",14210),("1001","1101",488302.9),("1001","1103",15118),("1001","1105",21406.2),
("5001","2010",151233.4),("5002","2010",45118.7),("5003","2010",21340),("5004","2010",34761.1),("5010","2010",46240.55),("2010","1001",291006.22),("5015","2001",8330),("5101","2001",27114.36),("5110","2001",3188.4),("5201","2001",22410.9),("5210","2001",14870.1),("5220","2001",2940),("5301","2001",12840),("5501","2001",26200),("5510","2001",3150),("2001","1001",118644.38),("5401","1301",15800),("5410","2020",13200),("2115","1101",22871.5),("1001","2115",19640),("1401","2001",1226.48),("2101","1001",900),("2101","1005",0)],
"200--Replacement Reserve Fund":[("1010","4801",1688.21),("1525","1010",28750),("1525","2005",3194.44),("6001","2505",41440),("2505","1010",41440),("6010","1590",54013.33),("6020","1010",0)]}
J={"100--Operating Fund":[("5520","1190",2500),("2012","5001",1840.75),("5010","2012",622.4),("1302","5510",1500)],"200--Replacement Reserve Fund":[("1520","1525",31944.44),("4801","1011",0)]}
name="Intacct_TB_by_Fund_Larkmoor_SL.xlsx"
wb=xlsxwriter.Workbook(out(name)); ws=wb.add_worksheet("Trial Balance")
S=wb.add_format
b=S({'bold':1,'font_name':'Arial','font_size':9}); n9=S({'font_name':'Arial','font_size':9}); ti=S({'bold':1,'font_name':'Arial','font_size':13})
gh=S({'bold':1,'font_name':'Arial','font_size':9,'align':'center','bg_color':'#D9E2EC','bottom':1}); hh=S({'bold':1,'font_name':'Arial','font_size':9,'align':'right','bg_color':'#D9E2EC','bottom':1}); hl=S({'bold':1,'font_name':'Arial','font_size':9,'bg_color':'#D9E2EC','bottom':1})
nf='#,##0.00;(#,##0.00);0.00'
nm=S({'font_name':'Arial','font_size':9,'num_format':nf}); nt=S({'font_name':'Arial','font_size':9,'num_format':nf,'bold':1,'top':1}); ng=S({'font_name':'Arial','font_size':9,'num_format':nf,'bold':1,'top':1,'bottom':6})
bt=S({'bold':1,'font_name':'Arial','font_size':9,'top':1}); bg=S({'bold':1,'font_name':'Arial','font_size':9,'top':1,'bottom':6})
ws.set_column(0,0,9);ws.set_column(1,1,38);ws.set_column(2,9,14.5)
ws.write(0,0,"Larkmoor Senior Living of Dunhaven",ti);ws.write(1,0,"Trial balance",b);ws.write(2,0,"Reporting period: September 2025 (09/01/2025 to 09/30/2025)    Reporting book: Accrual plus adjustment books",n9);ws.write(3,0,"Filters: Entity = 410 Larkmoor Dunhaven; Group by: Fund; Accounts with no activity and no balance omitted",n9)
ws.write(5,0,"",hl);ws.write(5,1,"",hl)
for i,g in enumerate(["Opening balance","Activity","Adjustments","Closing balance"]): ws.merge_range(5,2+2*i,5,3+2*i,g,gh)
ws.write(6,0,"Account",hl);ws.write(6,1,"Account title",hl)
for i in range(8): ws.write(6,2+i,["Debit","Credit"][i%2],hh)
ws.freeze_panes(7,2)
K=["open_dr","open_cr","debit","credit","other:Adjustments Debit","other:Adjustments Credit","close_dr","close_cr"]
rows=[];tots=[];G=[0]*8;R=7
for fund,ac in F.items():
    L=Ledger([(c,n,int(round((v or 0)*100))) for c,n,v in ac]); L.plug("3001")
    for d,k,v in A[fund]: L.post(d,k,v)
    act=[(x[3],x[4]) for x in L.a]
    for x in L.a: x[3]=x[4]=0
    for d,k,v in J[fund]: L.post(d,k,v)
    ws.write(R,0,"Fund: "+fund,b);R+=1
    T=[0]*8
    for x,(d,k) in zip(L.a,act):
        cl=x[2]+d-k+x[3]-x[4]
        v=[max(x[2],0),max(-x[2],0),d,k,x[3],x[4],max(cl,0),max(-cl,0)]
        T=[p+q for p,q in zip(T,v)]
        ws.write_string(R,0,x[0],n9);ws.write(R,1,x[1],n9)
        row={"account":x[0],"name":x[1]}
        for i,q in enumerate(v):
            if q: ws.write_number(R,2+i,m(q),nm); row[K[i]]=m(q)
            elif i in(2,3): ws.write_number(R,2+i,0,nm); row[K[i]]=0
        rows.append(row);R+=1
    lab="Total for "+fund
    ws.write(R,0,lab,bt);ws.write(R,1,"",bt)
    for i,q in enumerate(T): ws.write_number(R,2+i,m(q),nt)
    tots.append({"label":lab,**{k:m(q) for k,q in zip(K,T)}})
    G=[p+q for p,q in zip(G,T)]; R+=2
    assert T[0]==T[1] and T[2]==T[3] and T[4]==T[5] and T[6]==T[7]
ws.write(R,0,"Grand total",bg);ws.write(R,1,"",bg)
for i,q in enumerate(G): ws.write_number(R,2+i,m(q),ng)
tots.append({"label":"Grand total",**{k:m(q) for k,q in zip(K,G)}})
ws.write(R+2,0,"Created on: 10/14/2025 2:07 PM PDT   Created by: kdelacroix",n9)
ws.set_landscape();ws.fit_to_pages(1,0);ws.repeat_rows(5,6)
wb.close()
save(name,"TB",K,rows,tots,"Sage Intacct export, senior living, grouped by fund, four debit/credit pairs incl. adjustments",True)
