# Student housing, web system trial balance, landscape letter, reportlab canvas
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
def make():
    R=random.Random(39001)
    S=[("Cash and Equivalents",[("1010-000","Operating Cash - Meridian Bank",None),("1015-000","Petty Cash",500),("1020-000","Security Deposit Account",142310.55),("1030-000","Lender Tax & Insurance Escrow",208114.12),("1035-000","Lender Replacement Reserve",97250)],1),
    ("Receivables and Prepaids",[("1210-000","A/R - Residents",61882.4),("1212-000","A/R - Parent Guarantor Installments",18840),("1215-000","A/R - Collections Agency",44105.19),("1219-000","Allowance for Doubtful Accounts",-38500),("1310-000","Prepaid Insurance",51208.36),("1320-000","Prepaid Property Taxes",0),("1330-000","Prepaid Software Subscriptions",6240)],1),
    ("Fixed Assets",[("1510-000","Land",4150000),("1520-000","Buildings and Improvements",31874662.09),("1525-000","Value-Add Renovation in Progress - Phase II Clubhouse, Study Lounge and Fitness",418775.31),("1530-000","Furniture - Bedroom Packages",1244016.5),("1535-000","Computer and A/V Equipment",88219.7),("1590-000","Accumulated Depreciation",-3966540.02)],1),
    ("Current Liabilities",[("2010-000","Accounts Payable - Trade",-74221.9),("2015-000","Accrued Expenses",-33180.44),("2020-000","Accrued Real Estate Taxes",-186640),("2030-000","Accrued Payroll",-21874.03),("2040-000","Accrued Interest",-121958.33),("2110-000","Resident Security Deposits",-140860),("2115-000","Last Month Rent Held",-24300),("2120-000","Prepaid Rent - Fall Installments",-388410.77),("2130-000","Gift Card Liability - Leasing Promotions",-4250),("2140-000","Sales Tax Payable",-311.16)],1),
    ("Long-Term Debt",[("2510-000","Mortgage Note - Senior",-24500000),("2515-000","Unamortized Loan Costs",312440.18)],1),
    ("Partners' Equity",[("3010-000","Capital Contributions - GP",-1015000),("3020-000","Capital Contributions - LP",-9135000),("3050-000","Distributions",665000),("3900-000","Retained Earnings",None)],1),
    ("Rental Income",[("4010-000","Gross Potential Rent - Beds",-3618400),("4015-000","Gain / Loss to Lease",88410.2),("4020-000","Vacancy Loss",291770),("4030-000","Lease Concessions - Gift Cards",34600),("4032-000","Lease Concessions - Upfront",41280),("4040-000","Model Bed / Employee Bed",21360),("4050-000","Bad Debt Expense",27015.62),("4055-000","Bad Debt Recovery",-6120.08)],0),
    ("Other Income",[("4210-000","Application and Administrative Fees",-48125),("4215-000","Late and NSF Fees",-19340),("4220-000","Parking - Garage",-66150),("4225-000","Pet Rent",-8820),("4230-000","Utility Overage Rebill",-39174.51),("4240-000","Short-Term / Month-to-Month Premium",-5900),("4245-000","Damages and Cleaning at Turn",-71288.34),("4250-000","Relet Fees",-13650),("4290-000","Vending and Laundry",-3217.8)],0),
    ("Payroll",[("5010-000","Property Management Salaries",118240.5),("5015-000","Leasing Salaries",61408.22),("5020-000","Community Assistants",38116.75),("5030-000","Maintenance Salaries",102770.14),("5040-000","Payroll Taxes and Benefits",64119.03),("5050-000","Bonuses - Lease-Up",12500)],0),
    ("Turn and Maintenance",[("5210-000","Turn - Painting",11840),("5212-000","Turn - Cleaning",9610.5),("5214-000","Turn - Carpet and Flooring",7788),("5216-000","Turn - Trash-Outs and Temporary Labor",0),("5230-000","HVAC",18266.17),("5235-000","Plumbing",12094.66),("5240-000","Appliance Parts",8450.28),("5250-000","Elevator Contract",10920),("5255-000","Pest Control",5680),("5260-000","Landscaping",22400),("5270-000","Fire and Life Safety",9118.4)],0),
    ("Utilities",[("5410-000","Electric - Units",141200.36),("5415-000","Electric - Common",38844.9),("5420-000","Water and Sewer",88216.47),("5430-000","Trash Removal",21600),("5440-000","Bulk Internet / Cable",96300)],0),
    ("Marketing and Administrative",[("5510-000","Digital Advertising",28770.64),("5520-000","Resident Events",11312.08),("5530-000","Shuttle Service",48600),("5610-000","Office Supplies",4017.7),("5620-000","Software - Property Management",14080),("5630-000","Legal and Professional",9655),("5640-000","Bank and Credit Card Fees",16214.9),("5650-000","Management Fee",104330.18)],0),
    ("Taxes, Insurance and Debt Service",[("5810-000","Real Estate Taxes",373280),("5820-000","Property Insurance",163440.8),("5910-000","Mortgage Interest",975666.64),("5920-000","Depreciation",812640),("5925-000","Amortization of Loan Costs",28400)],0)]
    acc=[]
    for sec,rows,bs in S:
        for c,n,b in rows:
            if b is None: d=k=None
            elif bs:
                d=k=0
                z=R.random()
                big={"1520-000","1510-000","2510-000","3010-000","3020-000","1015-000"}
                if c not in big and z<.75 and b!=0:
                    m=min(abs(b)*.4,90000)
                    if b>0: d=r2(R.uniform(.1,1)*m); k=r2(R.uniform(0,1)*m) if R.random()<.7 else 0
                    else: k=r2(R.uniform(.1,1)*m); d=r2(R.uniform(0,1)*m) if R.random()<.7 else 0
                if c=="1510-000" or c=="1520-000": d=k=0
                if c=="1320-000": d,k=41475.56,0
                if c=="1590-000": d,k=0,101580
                if c=="3050-000": d,k=150000,0
                if c=="2515-000": d,k=0,3550
            else:
                m=abs(b)/8
                if c=="5216-000": d,k=0,0
                elif b<0: k=r2(m*R.uniform(.7,1.3)); d=r2(k*R.uniform(.005,.06)) if R.random()<.35 else 0
                else: d=r2(m*R.uniform(.7,1.3)); k=r2(d*R.uniform(.01,.1)) if R.random()<.3 else 0
                if c=="5920-000": d,k=101580,0
                if c=="5925-000": d,k=3550,0
            acc.append([sec,c,n,b,d,k])
    # plugs: operating cash & retained earnings
    for a in acc:
        if a[1]=="1010-000": a[3]=688214.06; cash=a
        if a[1]=="3900-000": a[4]=a[5]=0; re=a
    re[3]=r2(-sum(a[3] for a in acc if a is not re))
    oth=[a for a in acc if a is not cash]
    net=r2(sum(a[4]-a[5] for a in oth))
    base=512340.77
    cash[4],cash[5]=(base,r2(base+net)) if net>0 else (r2(base-net),base)
    rows=[];tots=[];layout=[]
    M=["beginning","debit","credit","activity","ending"]
    g=dict.fromkeys(M,0)
    plant=None
    for sec,_,bs in S:
        layout.append(("h",sec)); st=dict.fromkeys(M,0)
        for a in acc:
            if a[0]!=sec: continue
            v=dict(beginning=a[3],debit=a[4],credit=a[5],activity=r2(a[4]-a[5]),ending=r2(a[3]+a[4]-a[5]))
            for q in M: st[q]=r2(st[q]+v[q])
            pr=dict(v)
            if a[1]=="5420-000":
                s=f"{v['ending']:.2f}"; i=len(s)-6   # thousands digit
                nd=str((int(s[i])+5)%10); s2=s[:i]+nd+s[i+1:]
                pr['ending']=float(s2)
                plant=dict(what=f"ending of {a[1]} {a[2]} printed {float(s2):,.2f} instead of {v['ending']:,.2f}; its subtotal uses the right figure",kind="digit_changed")
            t={"account":a[1],"name":a[2]}
            for q in M:
                if q in("debit","credit") and pr[q]==0: continue   # dash
                if q=="activity" and a[4]==0 and a[5]==0: continue
                t[q]=pr[q]
            rows.append(t); layout.append(("r",t))
        for q in M: g[q]=r2(g[q]+st[q])
        tt=dict(label=f"Total {sec}",**st); tots.append(tt); layout.append(("t",tt))
    assert abs(g["beginning"])<.005 and abs(g["ending"])<.005 and abs(g["debit"]-g["credit"])<.005,g
    for q in("beginning","activity","ending"): g[q]=0.0
    tt=dict(label="Report Total",**g); tots.append(tt); layout.append(("g",tt))
    f="hawthorn_commons_trial_balance_2026-09.pdf"
    W,H=landscape(letter)
    def draw(total):
        c=canvas.Canvas(os.path.join(DOC,f),pagesize=(W,H),invariant=1); c.setTitle("Trial Balance")
        X=dict(beginning=430,debit=513,credit=596,activity=667,ending=752)
        pg=[0]
        def top():
            pg[0]+=1
            c.setFillColorRGB(.16,.3,.42); c.rect(0,H-50,W,50,stroke=0,fill=1); c.setFillColorRGB(1,1,1)
            c.setFont("Helvetica-Bold",15); c.drawString(40,H-32,"Trial Balance"); c.setFont("Helvetica",9)
            c.drawRightString(W-40,H-24,"Hawthorn Commons (HWC01)"); c.drawRightString(W-40,H-38,"Post Month 09/2026   |   Accrual   |   GL Tree: Student Standard")
            c.setFillColorRGB(.9,.93,.96); c.rect(36,H-80,W-72,22,stroke=0,fill=1); c.setFillColorRGB(0,0,0)
            c.setFont("Helvetica-Bold",8)
            c.drawString(48,H-73,"GL Account"); c.drawString(112,H-73,"Description")
            for q,h in zip(M,["Beginning Balance","Debits","Credits","Net Change","Ending Balance"]): c.drawRightString(X[q],H-73,h)
            c.setFont("Helvetica",7); c.setFillColorRGB(.4,.4,.4)
            c.drawString(40,22,"Generated 10/06/2026 7:14 AM MDT by k.brandvold@pinnacleridge.example"); c.drawRightString(W-40,22,f"Page {pg[0]} of {total}")
            c.setFillColorRGB(0,0,0)
            return H-94
        y=top()
        for k,o in layout:
            need={"h":34,"r":13,"t":16,"g":24}[k]
            if k=="r" and len(o["name"])>56: need=22
            if y-need<36: c.showPage(); y=top()
            if k=="h":
                y-=4; c.setFont("Helvetica-Bold",8.5); c.setFillColorRGB(.16,.3,.42); c.drawString(40,y,o.upper()); c.setFillColorRGB(0,0,0); y-=13
            elif k=="r":
                c.setFont("Helvetica",8); c.drawString(48,y,o["account"])
                nm=o["name"]; extra=None
                if len(nm)>56:
                    i=nm.rfind(" ",0,46); nm,extra=nm[:i],nm[i+1:]
                c.drawString(112,y,nm)
                for q in M: c.drawRightString(X[q],y,par(o[q]) if q in o else "-")
                if extra: y-=9.5; c.drawString(112,y,extra)
                y-=12.2
            else:
                c.setFont("Helvetica-Bold",8); c.setLineWidth(.5)
                c.line(355,y+9,756,y+9)
                if k=="g": y-=3
                c.drawString(112 if k=="t" else 40,y,o["label"])
                for q in M: c.drawRightString(X[q],y,par(o[q]))
                if k=="g": c.line(355,y-3,756,y-3); c.line(355,y-5,756,y-5)
                y-=15
        c.save(); return pg[0]
    n=draw(9); draw(n)
    save(f,"TB","STUDENT_HOUSING",M,rows,tots,"web student-housing system export","landscape, coloured band, sections with subtotals, five amount columns","wrapped name, dashes for zero, multi page",plant)
