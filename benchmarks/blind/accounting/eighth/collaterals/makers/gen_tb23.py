# TB 2: xlsx, student housing, text numbers with CR, spacer columns, header repeated. TB 3: QuickBooks-like small MHC, xlsx printed to PDF by LibreOffice, planted digit
import random,subprocess,os
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
from openpyxl.utils import get_column_letter as L
R=random.Random(4401)
# ---------- TB 2
S=[("ASSETS",[("10100-00","Cash - Operating",31277419),("10150-00","Cash - Parent Guarantor Deposits",8815000),("10200-00","Restricted Cash - Lockbox",4100288),("11000-00","A/R - Residents",6650921),("11050-00","A/R - University Master Lease",0),("11900-00","Reserve for Uncollectibles",-2210000),("12100-00","Prepaid Insurance",4388016),("12200-00","Prepaid Software & Subscriptions",912250),("14000-00","Land",310000000),("14100-00","Building",2488125000),("14200-00","Unit Furniture Packages",71240000),("14900-00","A/D - Building",-361998210),("14920-00","A/D - Furniture",-40115600),("17000-00","Lender Reserves - FF&E",11835044)]),
("LIABILITIES",[("20100-00","Accounts Payable",-9188310),("20300-00","Accrued Property Tax",-24933334),("20400-00","Accrued Payroll",-2114592),("21000-00","Unearned Rent - Fall Installments",-13310500),("21500-00","Resident Security Deposits",-7125000),("21600-00","Application Fees Clearing",0),("25000-00","Senior Loan",-1875000000),("25100-00","Mezzanine Loan",-210000000)]),
("EQUITY",[("30000-00","Member Capital - Class A",-390000000),("30100-00","Member Capital - Class B",-43333300),("32000-00","Retained Earnings (Deficit)",0),("33000-00","Member Distributions",12000000)]),
("INCOME",[("40100-00","Rent - By the Bed",-211887500),("40200-00","Summer Lease / Conference Income",-3120000),("40300-00","Loss to Vacant Beds",10442000),("40400-00","Gift Card & Leasing Incentives",1985000),("41000-00","Parking",-4410000),("41100-00","Furniture & Damage Charges",-1023817),("41200-00","Late Fees",-874500)]),
("EXPENSES",[("50100-00","Payroll - Community Assistants",9877340),("50200-00","Payroll - Maintenance",8123094),("51000-00","Turn Costs (August)",0),("52000-00","Internet & Cable Bulk Contract",5580000),("52100-00","Electric",9011267),("52200-00","Water / Sewer / Storm",4708119),("53000-00","Shuttle Service",3360000),("54000-00","Resident Events",611482),("55000-00","Management Fee 3.5%",6733100),("56000-00","Property Tax",24933334),("57000-00","Insurance",5119352),("80000-00","Interest - Senior",64531250),("80100-00","Interest - Mezzanine",13125000)])]
A={c:[b,0,0] for _,l in S for c,_,b in l}
A["32000-00"][0]=-sum(v[0] for v in A.values())
def je(d,c,a): A[d+"-00"][1]+=a; A[c+"-00"][2]+=a
r=R.randint
je("11000","40100",r(34000000,36000000)); je("40300","11000",1733000);je("40400","11000",95000);je("11000","41000",r(700000,760000));je("11000","41100",r(200000,420000));je("11000","41200",118500)
je("10100","11000",r(30000000,32000000));je("10200","11000",r(1400000,1900000));je("10100","21600",185000);je("21600","40200",185000);je("21000","11000",2100500);je("10150","21500",465000);je("21500","10100",287500)
for e,a,b in [("52000",930000,930000),("52100",1400000,1650000),("52200",700000,830000),("53000",560000,560000),("54000",70000,130000),("51000",40000,90000)]: je(e,"20100",r(a,b))
je("20100","10100",r(4000000,5100000));je("50100","20400",r(1550000,1700000));je("50200","20400",r(1300000,1400000));je("20400","10100",2960018);je("55000","10100",r(1100000,1250000));je("56000","20300",4155556);je("57000","12100",853225);je("80000","10100",10755208);je("80100","10100",2187500);je("17000","10100",420000);je("14200","20100",r(300000,700000));je("33000","10100",3000000)
names=["beginning","debit","credit","activity","ending"]
wb=Workbook();ws=wb.active;ws.title="TB_0625"
C=[4,6,8,9,11]  # D F H I K : spacer columns between
for c,w in {1:3,2:13,3:36,4:19,5:2,6:16,7:2,8:16,9:16,10:2,11:19}.items(): ws.column_dimensions[L(c)].width=w
ws["B1"]="The Quad at Fenwick Street"; ws["B1"].font=Font(name="Cambria",size=15,bold=True)
ws["B2"]="Trial Balance by Account Class"; ws["B3"]="Ledger FQ-01   Period 06/2025   Book: Accrual   Currency: USD"
ws.merge_cells("H1:K1"); ws["H1"]="Borrower certification attached"; ws["H1"].alignment=Alignment(horizontal="right")
rw=5; f="Quad_Fenwick_TB_2025-06.xlsx"
fill=PatternFill("solid",fgColor="1F3A5F")
def hd():
    global rw
    for c,a,b in [(2,"Account","Number"),(3,"Account","Description"),(4,"Balance","Forward"),(6,"Current","Debits"),(8,"Current","Credits"),(9,"Net","Change"),(11,"Ending","Balance")]:
        ws.cell(rw,c,a);ws.cell(rw+1,c,b)
    for q in (rw,rw+1):
        for c in range(2,12):
            x=ws.cell(q,c);x.fill=fill;x.font=Font(bold=True,color="FFFFFF",name="Cambria");x.alignment=Alignment(horizontal="left" if c<4 else "right")
    rw+=2
def t(v): return f"{abs(v)/100:,.2f}"+(" CR" if v<0 else "")
def put(v,bold=False,skip0=True):
    for c,k,n in zip(C,names,v):
        if skip0 and n==0 and k in("debit","credit","activity"): continue
        if k in("debit","credit"): x=ws.cell(rw,c,n/100);x.number_format="#,##0.00"
        else: x=ws.cell(rw,c,t(n))
        x.alignment=Alignment(horizontal="right");x.font=Font(bold=bold,name="Cambria")
        if bold:x.border=Border(top=Side(style="thin"))
rows=[];tots=[];G=[0]*5
for i,(sec,l) in enumerate(S):
    if i in(0,3):
        if i: rw+=1; ws.cell(rw,2,"The Quad at Fenwick Street - Trial Balance (cont.)   Page 2 of 2");rw+=1
        hd()
    ws.cell(rw,2,sec).font=Font(bold=True,name="Cambria");rw+=1
    Tt=[0]*5
    for c,nm,_ in l:
        b,d,k=A[c]; v=[b,d,k,d-k,b+d-k]
        ws.cell(rw,2,c).font=Font(name="Cambria");ws.cell(rw,3,nm).font=Font(name="Cambria");put(v)
        rows.append({"account":c,"name":nm,**{q:n/100 for q,n in zip(names,v) if n or q in("beginning","ending")}})
        Tt=[p+q for p,q in zip(Tt,v)];rw+=1
    lab="Class total - "+sec.capitalize()
    ws.cell(rw,3,lab).font=Font(bold=True,name="Cambria");put(Tt,True,False);tots.append({"label":lab,**{q:n/100 for q,n in zip(names,Tt)}})
    G=[p+q for p,q in zip(G,Tt)];rw+=2
ws.cell(rw,3,"LEDGER TOTAL (should be zero)").font=Font(bold=True,name="Cambria");put(G,True,False)
tots.append({"label":"LEDGER TOTAL (should be zero)",**{q:n/100 for q,n in zip(names,G)}})
assert G[0]==0 and G[1]==G[2] and G[4]==0
rw+=3
ws.cell(rw,2,"Retained earnings includes prior-period adjustment booked by auditors in March.")
ws.cell(rw+1,2,"Reviewed: ______________________   Date: ____________")
from openpyxl.worksheet.properties import PageSetupProperties as P
ws.page_setup.orientation='landscape';ws.sheet_properties.pageSetUpPr=P(fitToPage=True);ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0
wb.save(D+'/'+f); save(f,"TB",names,rows,tots)
# ---------- TB 3
f="Pine Hollow MHC trial balance.pdf"
B=[("10100","Checking - First Prairie",4821733),("10200","Savings",2500417),("10900","Undeposited Funds",146500),("11000","Accounts Receivable",973825),("12000","Notes Receivable - Home Sales",8844690),("12900","Prepaid Insurance",518333),("15000","Land",41000000),("15100","Roads, Pads & Utilities",73316250),("15200","Park-Owned Homes",31890000),("15300","Truck & Mower",2741995),("17000","Accumulated Depreciation",-38107714),("18000","Well & Septic Upgrade CIP",1264077),("20000","Accounts Payable",-691128),("20500","Visa x8812",-218465),("21000","Lot Rent Paid Ahead",-427500),("22000","Security Deposits Held",-1185000),("24000","Sales/Lodging Tax Payable",-33819),("27000","Mortgage - Farmers & Drovers",-78440561),("28000","Loan from Member",-3500000),("30000","Opening Balance Equity",0),("31000","Member Draws",2400000),("40000","Lot Rent",-21735000),("40100","Home Rent",-6810000),("40200","Water/Sewer Billed Back",-2211864),("40300","Late Charges",-184500),("40400","Interest on Home Notes",-442918),("40500","Laundry",-61275),("60100","Advertising",38295),("60400","Bank Charges",17450),("61000","Depreciation Expense",2860000),("62000","Insurance",1555000),("63300","Interest - Mortgage",2617731),("64000","Licenses & DHEC Permit",142500),("65000","Lot Mowing / Tree Work",897700),("66000","Manager Wages",3120000),("66100","Payroll Tax",238680),("67000","Professional Fees",365000),("68000","Property Taxes",2218404),("69000","Repairs - Homes",1733266),("69100","Repairs - Water System",1084119),("70000","Electric - Street Lights & Pump",604373),("70100","Trash Hauling",927600),("70200","Water Testing",118400),("99999","Ask My Accountant",21437)]
B=[list(x) for x in B]
next(x for x in B if x[0]=="30000")[2]=-sum(x[2] for x in B)
td=sum(x[2] for x in B if x[2]>0);tc=-sum(x[2] for x in B if x[2]<0);assert td==tc
pr={x[0]:x[2] for x in B}; pr["69100"]=1804119  # printed; true 10,841.19 -> digits: 18,041.19
wb=Workbook();ws=wb.active
for c,w in zip("ABCDE",(2.5,40,3,15,15)): ws.column_dimensions[c].width=w
F="Liberation Sans"
ws["A1"]="9:42 AM";ws["A2"]="10/06/25";ws["A3"]="Accrual Basis"
for a in("A1","A2","A3"): ws[a].font=Font(name=F,size=8,bold=True)
for r_,s,z in((1,"Pine Hollow Mobile Home Community LLC",12),(2,"Trial Balance",14),(3,"As of September 30, 2025",10)):
    x=ws.cell(r_,5,s);x.font=Font(name=F,size=z,bold=True);x.alignment=Alignment(horizontal="right")
ws.merge_cells("D5:E5");ws["D5"]="Sep 30, 25";ws["D5"].alignment=Alignment(horizontal="center");ws["D5"].font=Font(name=F,size=8,bold=True);ws["D5"].border=Border(bottom=Side(style="medium"));ws["E5"].border=Border(bottom=Side(style="medium"))
for c,s in((4,"Debit"),(5,"Credit")):
    x=ws.cell(6,c,s);x.font=Font(name=F,size=8,bold=True);x.alignment=Alignment(horizontal="center");x.border=Border(bottom=Side(style="medium"))
rw=7;rows=[]
for c,nm,_ in B:
    v=pr[c];ws.cell(rw,2,f"{c} · {nm}").font=Font(name=F,size=8,bold=True)
    x=ws.cell(rw,4 if v>0 else 5,abs(v)/100);x.number_format="#,##0.00";x.font=Font(name=F,size=8)
    rows.append({"account":c,"name":nm,("debit" if v>0 else "credit"):abs(v)/100});rw+=1
ws.cell(rw,1,"TOTAL").font=Font(name=F,size=8,bold=True)
for c in(4,5):
    x=ws.cell(rw,c,td/100);x.number_format="#,##0.00";x.font=Font(name=F,size=8,bold=True);x.border=Border(top=Side(style="thin"),bottom=Side(style="double"))
ws.oddFooter.right.text="Page &P of &N";ws.page_margins.top=.5;ws.page_margins.bottom=.6
ws.print_title_rows="5:6";ws.page_margins.footer=.3;ws.page_margins.bottom=.9
from openpyxl.worksheet.properties import PageSetupProperties as P
ws.sheet_properties.pageSetUpPr=P(fitToPage=True);ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0
p=H+"/"+f.replace(".pdf",".xlsx");wb.save(p)
subprocess.run(["nice","soffice","--headless",f"-env:UserInstallation=file://{H}/lo","--convert-to","pdf","--outdir",D,p],check=True,stdout=subprocess.DEVNULL)
os.remove(p)
save(f,"TB",["debit","credit"],rows,[{"label":"TOTAL","debit":td/100,"credit":tc/100}],{"what":"69100 Repairs - Water System printed 18,041.19 (digits transposed), the ledger has 10,841.19; debit column does not add to TOTAL","kind":"digit"})
