# Manufactured home community, small-business ledger style, comparative pairs, portrait, fpdf2 Times
from common import *
from fpdf import FPDF
def make():
    R=random.Random(39003)
    A=[("1010","Operating – First Regional",48210.33),("1015","Deposit Account",22640),("1020","Petty Cash – Office",250),("1100","Accounts Receivable",19877.45),("1105","Employee Advances",0),("1150","Inventory – Park-Owned Homes",286400),("1160","Notes Receivable – Home Sales",141922.18),("1300","Prepaid Insurance",9180.5),("1500","Land",1240000),("1510","Land Improvements – Roads & Pads",2118350),("1520","Clubhouse & Office",188400),("1530","Maintenance Equipment",47615.2),("1540","Well and Septic System",312880),("1590","Accumulated Depreciation",-604718),
    ("2000","Accounts Payable",-14388.67),("2050","Visa – Manager Card",-1207.91),("2100","Lot Security Deposits",-21975),("2110","Prepaid Lot Rent",-6612.4),("2200","Accrued Property Tax",-31500),("2300","Payroll Liabilities",-2844.06),("2600","Mortgage – Prairie Life",-2210554.38),("3000","Opening Balance Equity",0),("3100","Member Capital – Fund III",-1420000),("3150","Member Draws",120000),("3900","Retained Earnings",None),
    ("4000","Lot Rent",-702180),("4010","Home Rent – Park Owned",-118460),("4020","RV and Boat Storage",-9640),("4030","Water/Sewer Reimbursement",-61227.3),("4040","Trash Reimbursement",-14190),("4050","Late Fees",-7325),("4060","Home Sale Gains",-22850),("4070","Interest on Home Notes",-9604.11),("4090","Application Fees",-1650),
    ("5000","Manager Salary",43750),("5010","Maintenance Wages",38122.5),("5020","Payroll Taxes",6710.38),("5030","Manager Lot Allowance",4950),("5100","Roads and Snow Removal",21416.75),("5110","Mowing and Trees",14300),("5120","Well Testing & Lab Fees",3188.25),("5130","Septic Pumping",9750),("5140","Park-Owned Home Repairs",27604.92),("5150","Home Refurbishment – Turn",18940.37),("5200","Electric – Street Lights & Pumps",16833.09),("5210","Trash Hauling",15120),("5220","Propane – Clubhouse",2210.44),("5300","Property Taxes",31500),("5310","Insurance",20655),("5400","Legal – Evictions",5275),("5410","Office, Phone & Internet",4866.18),("5420","Dues – State MH Association",1180),("5430","Bank Charges",388.2),("5500","Management Fee",37850.6),("5600","Asset Management Fee",0),("5700","Interest Expense",96114.9),("5800","Depreciation",0),("5900","Ask My Accountant",-412.55)]
    cur=[];pri=[]
    for c,n,b in A:
        p=b
        if b is not None and c not in("1020","1500","1510","1520","1540","3100"): p=r2(b*R.uniform(.78,1.04))
        if c in("1105",): p=350.0
        if c=="5900": p=0.0
        if c=="5600": p=9000.0
        if c=="3000": p=-1500.0
        if c=="2600": p=-2251870.12
        if c=="1590": p=-528418.0
        cur.append(b); pri.append(p)
    i=[k for k,a in enumerate(A) if a[0]=="3900"][0]
    for L in (cur,pri): L[i]=r2(-sum(x for x in L if x is not None))
    O1,O2="other:Sep 30, 25 Debit","other:Sep 30, 25 Credit"
    M=["debit","credit",O1,O2]; rows=[];T=dict.fromkeys(M,0)
    for (c,n,_),b,p in zip(A,cur,pri):
        v={}
        if b>=0 and not (b==0 and p<0): v["debit"]=b
        else: v["credit"]=-b+0.0
        if p>0: v[O1]=p
        elif p<0: v[O2]=-p
        for m in v: T[m]=r2(T[m]+v[m])
        rows.append(dict(account=c,name=n,**v))
    assert abs(T["debit"]-T["credit"])<.005 and abs(T[O1]-T[O2])<.005
    f="pine_hollow_mhc_tb.pdf"
    class P(FPDF):
        def header(s):
            s.set_font("Times","B",8); s.set_xy(36,30); s.cell(100,10,"9:42 AM"); s.set_xy(36,40); s.cell(100,10,"10/07/26"); s.set_xy(36,50); s.cell(100,10,"Accrual Basis")
            s.set_xy(36,30); s.set_font("Times","B",12); s.cell(540,14,"Pine Hollow MHC, LLC",align="C"); s.set_xy(36,45); s.set_font("Times","B",15); s.cell(540,17,"Trial Balance",align="C")
            s.set_xy(36,63); s.set_font("Times","B",10); s.cell(540,12,"As of September 30, 2026",align="C")
            s.set_font("Times","B",9)
            s.set_xy(290,88); s.cell(138,11,"Sep 30, 26",align="C",border="B"); s.set_xy(440,88); s.cell(138,11,"Sep 30, 25",align="C",border="B")
            for x,h in zip((290,362,440,512),("Debit","Credit","Debit","Credit")):
                s.set_xy(x,101); s.cell(66,11,h,align="C",border="B")
            s.set_y(118)
        def footer(s):
            s.set_y(-34); s.set_font("Times","B",9); s.cell(0,10,f"Page {s.page_no()}",align="R")
    pdf=P(unit="pt",format="letter"); pdf.set_auto_page_break(True,50); pdf.set_margins(36,30,34); pdf.set_creation_date(__import__("datetime").datetime(2026,10,7,9,42,tzinfo=__import__("datetime").timezone.utc)); pdf.add_page()
    X=(290,362,440,512)
    for o in rows:
        if pdf.get_y()>730: pdf.add_page()
        y=pdf.get_y(); pdf.set_font("Times","B",8.5); pdf.set_xy(52,y); pdf.cell(230,11,f"{o['account']} \u00b7 {o['name'].replace(chr(8211),'-')}")
        pdf.set_font("Times","",8.5)
        for x,m in zip(X,M):
            if m in o: pdf.set_xy(x,y); pdf.cell(66,11,f"{o[m]:,.2f}",align="R")
        pdf.set_y(y+12)
    for o in rows: o["name"]=o["name"].replace("–","-")
    y=pdf.get_y(); pdf.set_font("Times","B",9); pdf.set_xy(36,y); pdf.cell(200,12,"TOTAL")
    for x,m in zip(X,M):
        pdf.line(x+4,y,x+66,y); pdf.set_xy(x,y+1); pdf.cell(66,11,f"{T[m]:,.2f}",align="R"); pdf.line(x+4,y+13,x+66,y+13); pdf.line(x+4,y+15,x+66,y+15)
    pdf.output(os.path.join(DOC,f))
    save(f,"TB","MANUFACTURED_HOUSING",M,rows,[dict(label="TOTAL",**T)],"park bookkeeper","small-business ledger, portrait Times, two dates each Debit/Credit","comparative pairs, code joined to name by a dot")
