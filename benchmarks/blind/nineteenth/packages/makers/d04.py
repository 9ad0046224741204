# MRI-like comparative balance sheet, office, Courier; planted digit
from lib import *; import random
from reportlab.pdfgen import canvas
s=St("Comparative Balance Sheet","Cresthaven Corporate Center",None,"2025-06-30",["Current Balance","Prior Month","Prior Year End","YTD Change"])
def L(code,l,a,b,c): return s.L(l,[a,b,c,round(a-c,2)],code=code)
s.H("ASSETS");s.H("CASH & EQUIVALENTS")
q=[L("1010-001","Cash - Operating",318442.17,274915.60,402118.93),L("1010-005","Cash - Depository Lockbox",96410.55,120883.02,88201.40),L("1015-001","Security Deposit Account",141250.00,141250.00,133900.00),L("1020-001","Petty Cash",500,500,500)]
c1=s.S("TOTAL CASH",q);s.H("RESTRICTED RESERVES")
q=[L("1110-001","Escrow - Real Estate Taxes",287615.30,239680.12,51207.88),L("1110-002","Escrow - Insurance",44380.91,38040.78,6340.14),L("1120-001","TI/LC Reserve",612904.44,587904.44,498771.25),L("1120-002","Capital Reserve",118327.60,114160.93,93327.60)]
c2=s.S("TOTAL RESERVES",q);s.H("RECEIVABLES & OTHER")
q=[L("1210-001","Tenant Receivables",74206.81,91833.49,58114.26),L("1215-001","Allowance for Doubtful Accts",-12500,-12500,-9800),L("1220-001","Straight-Line Rent Receivable",463118.02,458740.15,436850.80),L("1230-001","Prepaid Insurance",22190.46,27737.08,0),L("1240-001","Utility Deposits",8400,8400,8400)]
c3=s.S("TOTAL RECEIVABLES & OTHER",q);s.H("REAL ESTATE")
q=[L("1410-001","Land",4875000,4875000,4875000),L("1420-001","Building",23642180.55,23642180.55,23642180.55),L("1430-001","Building Improvements",1908334.72,1882115.90,1790452.33),L("1440-001","Tenant Improvements",2764019.38,2764019.38,2518907.61),L("1490-001","Accum Depreciation",-6318455.09,-6240127.26,-5848488.11)]
c4=s.S("NET REAL ESTATE",q);s.H("DEFERRED CHARGES")
q=[L("1510-001","Leasing Commissions",884512.67,884512.67,812600.15),L("1520-001","Loan Costs",341800,341800,341800),L("1590-001","Accum Amortization",-497238.83,-485901.11,-429212.51)]
c5=s.S("NET DEFERRED CHARGES",q)
ta=s.S("TOTAL ASSETS",[c1,c2,c3,c4,c5],t='TOTAL',key='total_assets')
s.H("LIABILITIES AND EQUITY");s.H("CURRENT LIABILITIES")
q=[L("2010-001","Accounts Payable",87330.28,102415.66,131902.47),L("2020-001","Accrued Expenses",41206.00,36880.50,52417.19),L("2030-001","Accrued Real Estate Taxes",271500.00,226250.00,0),L("2040-001","Accrued Interest",78415.33,81029.17,80114.02),L("2050-001","Prepaid Rents",53891.74,61204.35,47660.08),L("2060-001","Tenant Security Deposits",141250,141250,133900)]
l1=s.S("TOTAL CURRENT LIABILITIES",q);s.H("LONG TERM LIABILITIES")
q=[L("2510-001","Mortgage Payable - Sr Note",18216407.95,18251330.20,18424118.63),L("2520-001","Due To/(From) Affiliate",-15000,-15000,20000)]
l2=s.S("TOTAL LONG TERM LIABILITIES",q)
tl=s.S("TOTAL LIABILITIES",[l1,l2],t='TOTAL',key='total_liabilities')
s.H("PARTNERS EQUITY")
A=s.rows[ta]['v'];B=s.rows[tl]['v'];eq=[A[j]-B[j] for j in range(3)]
gp=[85000,85000,85000];lp=[9200000]*3;dis=[-300000,-250000,0];re=[eq[2]-85000-9200000]*3
ni=[eq[j]-gp[j]-lp[j]-dis[j]-re[j] for j in range(3)];print(ni)
q=[L("3010-001","GP Capital",*gp),L("3020-001","LP Capital",*lp),L("3050-001","Distributions - Current Yr",*dis),L("3090-001","Retained Earnings",*re),L("3099-001","Current Year Earnings",*ni)]
te=s.S("TOTAL EQUITY",q,t='TOTAL',key='total_equity')
s.S("TOTAL LIABILITIES & EQUITY",[tl,te],t='TOTAL')
assert s.rows[-1]['v']==s.rows[ta]['v'],(s.rows[-1]['v'],A)
i=[k for k,x in enumerate(s.rows) if x['label']=="TI/LC Reserve"][0]
s.rows[i]['v'][0]=617904.44
s.planted={"what":"TI/LC Reserve (1120-001), Current Balance printed 617,904.44; 612,904.44 is what foots to TOTAL RESERVES and the YTD change","kind":"digit_changed"}
F="cresthaven_mri_balance_sheet.pdf"
c=canvas.Canvas(doc(F),pagesize=(612,792),invariant=1)
y=0;pg=0
def head():
    global pg,y; pg+=1; c.setFont("Courier",7.6);y=760
    def t(a,b=''):
        global y
        c.drawString(28,y,a);c.drawRightString(584,y,b);y-=10
    t("Database:   CRESTPROD",f"Page:   {pg}");t("ENTITY:     4410","Date:   7/14/2025");t("","Time:   08:17 AM")
    y+=20
    for z in("Comparative Balance Sheet","Cresthaven Corporate Center","As of June 30, 2025","Accrual  --  Unaudited"): c.drawCentredString(306,y,z);y-=10
    y-=8
    for a,z in zip(XX,("Current","Prior","Prior","YTD")): c.drawRightString(a,y,z)
    y-=9
    for a,z in zip(XX,("Balance","Month","Year End","Change")): c.drawRightString(a,y,z)
    y-=9
    for a in XX: c.drawRightString(a,y,"-"*15)
    y-=13
XX=[336,419,502,584]
head()
for x in s.rows:
    if y<60 or x['label']=="LIABILITIES AND EQUITY": c.showPage();head()
    if x['t'] in('SUBTOTAL','TOTAL'):
        for a in XX: c.drawRightString(a,y,("=" if x['t']=='TOTAL' else "-")*15)
        y-=9
    if x['t']=='HEADING': y-=4; c.drawString(28,y,x['label'])
    elif x['t']=='LINE': c.drawString(28,y,x['code']);c.drawString(76,y,x['label'])
    else: c.drawString(76 if x['t']=='SUBTOTAL' else 28,y,x['label'])
    for a,v in zip(XX,x['v']):
        if v is not None: c.drawRightString(a,y,(f"({-v:,.2f})" if v<0 else f"{v:,.2f} "))
    y-=10 if x['t']=='LINE' else 15
c.save()
save(F,[s],"OFFICE","BALANCE_SHEET","MRI-like Courier print, typed rules, two pages, planted digit",True)
