import json, random, csv, datetime as dt, os
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape, A4, legal
from reportlab.lib import colors
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
import xlwt
SEED=5117
B=os.path.dirname(os.path.abspath(__file__))
INDEX=[]
def emit(fn,kind,money,rows,totals,asset,style,hard,planted=None):
    st=fn.rsplit('.',1)[0]
    json.dump({"name":st,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals},open(f"{B}/truth/{st}.json","w"),indent=1,ensure_ascii=False)
    INDEX.append({"file":fn,"assetType":asset,"documentType":{"TB":"TRIAL_BALANCE","AR":"AGED_RECEIVABLES","UM":"UNIT_MIX"}[kind],"author":"a51-quickclose","style":style,"hard":hard})
def D(f): return f"{B}/documents/{f}"
def r2(x): return round(x+0.0,2)
def m(x): return f"{x:,.2f}"
def par(x): return f"({-x:,.2f})" if x<0 else f"{x:,.2f}"
def cents(R,a,b): return r2(R.randint(int(a*100),int(b*100))/100)
def addup(rows,keys):
    o={}
    for k in keys:
        v=[r[k] for r in rows if k in r]
        if v: o[k]=r2(sum(v))
    return o

# ---------------------------------------------------------------- TB 1: small-business ledger, date head over Debit/Credit
def tb1():
    R=random.Random(SEED+1); fn="pellham_row_tb_2026-06.pdf"
    A=[("10100","Operating - First Harbor x4471","D",48210,61000),("10150","Security Deposit Trust x4489","D",21000,26000),("10200","Replacement Reserve MMA","D",33000,41000),("10900","Undeposited Funds","D",900,2900),
    ("11000","Accounts Receivable","D",6100,9800),("11050","Allowance for Doubtful Accts","C",1200,2500),("12100","Prepaid Insurance","D",7000,9900),("12200","Prepaid Property Tax","Z",0,0),("12500","Due from Pellham Row II LLC","D",3000,8000),
    ("15000","Land","D",410000,410000),("15100","Building","D",1685000,1685000),("15200","Building Improvements","D",98000,140000),("15300","Appliances & Furnishings","D",30000,44000),("15900","Accumulated Depreciation","C",402000,460000),("16000","Loan Costs, net","D",11000,17000),
    ("20000","Accounts Payable","C",7000,13000),("21000","Visa - Ink Business 0093","C",900,2800),("22000","Tenant Security Deposits","C",20000,24000),("22100","Prepaid Rents","C",2500,5200),("22500","Payroll Liabilities","Z",0,0),("23000","Accrued Interest","C",4300,5900),("23100","Accrued Property Tax","C",12000,17000),("25000","N/P - Harbor Savings 1st Mtg","C",1290000,1340000),
    ("30000","Opening Balance Equity","Z",0,0),("30100","Member Capital - Ostrander","P",0,0),("30200","Member Capital - J. Vail","C",215000,215000),("30900","Member Distributions","D",36000,36000),("32000","Retained Earnings","D",22000,41000),
    ("40100","Rental Income","C",176000,189000),("40200","Vacancy Loss","D",5100,9100),("40300","Concessions","D",800,1900),("41000","Laundry Income","C",2100,3300),("41200","Late & NSF Fees","C",900,1900),("41300","Pet Rent","C",1100,2000),
    ("60100","Advertising","D",400,1500),("60300","Bank Service Charges","D",120,330),("60500","Insurance Expense","D",8200,9900),("61000","Landscaping & Snow","D",4200,6900),("61500","Legal & Professional","D",2100,6100),("62000","Management Fees","D",8700,9500),("63000","Repairs & Maintenance","D",14000,21000),("63200","Turnover / Make Ready","D",3500,8000),("63500","Pest Control","D",700,1300),("64000","Property Taxes","D",14000,18000),("65000","Gas & Electric","D",5000,8500),("65200","Water & Sewer","D",9000,13000),("65400","Trash","D",2200,3300),("70000","Interest Expense","D",29000,34000),("72000","Depreciation Expense","D",27000,31000),("80000","Ask My Accountant","C",85,140)]
    rows=[]
    for c,n,s,a,b in A:
        r={"account":c,"name":n}
        if s=="Z": r["debit"]=0.0
        elif s!="P": r["debit" if s=="D" else "credit"]=float(a) if a==b and a>1000 else cents(R,a,b+0.99)
        rows.append(r)
    d=sum(r.get("debit",0) for r in rows); c=sum(r.get("credit",0) for r in rows); p=next(r for r in rows if "Ostrander" in r["name"])
    if d>c: p["credit"]=r2(d-c)
    else: p["debit"]=r2(c-d)
    tot={"label":"TOTAL",**addup(rows,["debit","credit"])}
    assert tot["debit"]==tot["credit"]
    cv=canvas.Canvas(D(fn),pagesize=letter,invariant=1); W,H=letter; pg=[0]
    def head():
        pg[0]+=1
        cv.setFont("Helvetica-Bold",7); cv.drawString(36,H-40,"9:14 AM"); cv.drawString(36,H-50,"07/08/26"); cv.drawString(36,H-60,"Accrual Basis")
        cv.setFont("Helvetica-Bold",12); cv.drawCentredString(W/2,H-42,"Pellham Row Apartments LLC")
        cv.setFont("Helvetica-Bold",14); cv.drawCentredString(W/2,H-58,"Trial Balance")
        cv.setFont("Helvetica-Bold",9); cv.drawCentredString(W/2,H-71,"As of June 30, 2026")
        cv.setFont("Helvetica-Bold",8.5); cv.drawCentredString(430,H-92,"Jun 30, 26"); cv.setLineWidth(1.2); cv.line(356,H-95,504,H-95)
        cv.drawCentredString(393,H-106,"Debit"); cv.drawCentredString(469,H-106,"Credit"); cv.line(356,H-109,430,H-109); cv.line(434,H-109,504,H-109)
    def foot(): cv.setFont("Helvetica-Bold",7.5); cv.drawRightString(W-40,28,f"Page {pg[0]}")
    head(); y=H-122
    for r in rows:
        if y<70: foot(); cv.showPage(); head(); y=H-122
        cv.setFont("Helvetica-Bold",8.3); cv.drawString(96,y,f"{r['account']} · {r['name']}")
        cv.setFont("Helvetica",8.3)
        if "debit" in r: cv.drawRightString(428,y,m(r["debit"]))
        if "credit" in r: cv.drawRightString(502,y,m(r["credit"]))
        y-=14.2
    cv.line(356,y+10,430,y+10); cv.line(434,y+10,504,y+10)
    cv.setFont("Helvetica-Bold",8.5); cv.drawString(80,y-2,"TOTAL"); cv.drawRightString(428,y-2,m(tot["debit"])); cv.drawRightString(502,y-2,m(tot["credit"]))
    for k in (5,7): cv.line(356,y-k,430,y-k); cv.line(434,y-k,504,y-k)
    foot(); cv.save()
    emit(fn,"TB",["debit","credit"],rows,[tot],"MULTIFAMILY","desktop small-business ledger print, date banner over Debit/Credit, code · name in one column, two pages",False)

# ---------------------------------------------------------------- TB 2: several properties, signed balances, xlsx
def tb2():
    R=random.Random(SEED+2); fn="Larch_Hollis_portfolio_TB.xlsx"
    props=["118-120 Larch St (Duplex)","44 Hollis Ave (Duplex)","Tannery Row Fourplex","909 Quarry Rd (House)"]
    acc=[("1010-000","Cash - Operating",1,(3000,9000)),("1020-000","Cash - Deposits Held",1,(1500,5200)),("1150-000","Tenant Receivable",1,(100,2600)),("1310-000","Escrow - Taxes & Insurance",1,(900,4000)),("1500-000","Land & Buildings",1,(180000,420000)),("1590-000","Accum. Depreciation",-1,(20000,90000)),("2010-000","Accounts Payable",-1,(200,2400)),("2150-000","Security Deposits Payable",-1,(1500,5200)),("2160-000","Prepaid Rent",-1,(0,900)),("2400-000","Mortgage Payable",-1,(90000,260000)),("3100-000","Owner Contributions",-1,(20000,60000)),("3200-000","Owner Draws",1,(4000,15000)),("3900-000","Retained Earnings",0,(0,0)),("4010-000","Rent Income",-1,(9000,32000)),("4070-000","Late Fees",-1,(40,420)),("4090-000","Utility Billback",-1,(100,1300)),("5110-000","Management Fees",1,(800,2700)),("5210-000","Repairs",1,(600,4800)),("5240-000","Lawn & Snow",1,(200,1500)),("5310-000","Water / Sewer",1,(500,2100)),("5410-000","Property Tax",1,(1500,5400)),("5420-000","Insurance",1,(700,2200)),("6100-000","Mortgage Interest",1,(3000,9000))]
    K=["beginning","debit","credit","activity","ending"]; rows=[]; blocks=[]
    for p in props:
        rs=[]
        for c,n,s,(a,b) in acc:
            if c!="3900-000" and R.random()<.14 and c not in("1010-000","4010-000","1500-000"): continue
            bg=r2(s*cents(R,a,b)) if s else 0.0
            if c in("1500-000",): dr=cr=0.0
            elif c[0]=="3": dr=cr=0.0
            elif c=="1010-000": dr=cr=None
            elif c[0]=="4": dr,cr=(0.0 if R.random()<.8 else cents(R,20,90)),cents(R,b/9,b/6)
            elif c[0] in"56": dr,cr=cents(R,b/10,b/6),(0.0 if R.random()<.85 else cents(R,10,60))
            elif c=="1590-000": dr,cr=0.0,cents(R,500,1300)
            elif c=="2400-000": dr,cr=cents(R,250,700),0.0
            else: dr,cr=cents(R,20,800),cents(R,20,800)
            rs.append({"property":p,"account":c,"name":n,"beginning":bg,"debit":dr,"credit":cr})
        re=next(r for r in rs if r["account"]=="3900-000"); re["beginning"]=r2(-sum(r["beginning"] for r in rs))
        ca=next(r for r in rs if r["debit"] is None); od=r2(sum(r["debit"] or 0 for r in rs)); oc=r2(sum(r["credit"] or 0 for r in rs))
        ca["debit"]=cents(R,3000,5000); ca["credit"]=r2(od+ca["debit"]-oc)
        if ca["credit"]<0: ca["debit"]=r2(ca["debit"]-ca["credit"]+500); ca["credit"]=500.0
        for r in rs:
            r["activity"]=r2(r["debit"]-r["credit"]); r["ending"]=r2(r["beginning"]+r["activity"])
        t={"label":f"Total {p}",**addup(rs,K)}; assert t["ending"]==0 and t["debit"]==t["credit"]
        blocks.append((p,rs,t)); rows+=rs
    g={"label":"Grand Total - 4 properties",**addup(rows,K)}
    wb=Workbook(); ws=wb.active; ws.title="TB Activity"
    f=Font(name="Calibri",size=10); bd=Font(name="Calibri",size=10,bold=True)
    ws["B1"]="Trial Balance with Activity"; ws["B1"].font=Font(name="Calibri",size=15,bold=True,color="1F4E5F")
    ws["B2"]="Properties: Larch / Hollis owner group (4 of 4)"; ws["B3"]="Period: 05/01/2026 - 05/31/2026    Basis: Modified accrual    Credits in parentheses"
    ws["B4"]="Exported by: n.abara on 06/09/2026 11:02"
    fill=PatternFill("solid",fgColor="DCE9E4"); thin=Side(style="thin",color="888888")
    hd=[("B","GL\nAccount"),("C","Account Name"),("E","Balance\nForward"),("F","Period\nDebits"),("G","Period\nCredits"),("H","Net\nChange"),("I","Balance\n05/31/2026")]
    for c,t in hd:
        x=ws[f"{c}6"]; x.value=t; x.font=bd; x.fill=fill; x.alignment=Alignment(wrap_text=True,horizontal="center" if c>"D" else "left",vertical="bottom"); x.border=Border(bottom=thin)
    ws["D6"].fill=fill; ws.row_dimensions[6].height=30
    col=dict(zip(K,"EFGHI")); nf='#,##0.00_);(#,##0.00);0.00_)'; y=7
    for p,rs,t in blocks:
        ws.merge_cells(f"B{y}:I{y}"); ws[f"B{y}"]=p; ws[f"B{y}"].font=Font(name="Calibri",size=11,bold=True); y+=1
        for r in rs:
            ws[f"B{y}"]=r["account"]; ws[f"C{y}"]=r["name"]
            ws[f"C{y}"].alignment=Alignment(indent=1)
            for k in K: ws[f"{col[k]}{y}"]=r[k]; ws[f"{col[k]}{y}"].number_format=nf
            for c in "BCEFGHI": ws[f"{c}{y}"].font=f
            y+=1
        ws[f"C{y}"]=t["label"]; ws[f"C{y}"].font=bd
        for k in K: x=ws[f"{col[k]}{y}"]; x.value=t[k]; x.number_format=nf; x.font=bd; x.border=Border(top=thin)
        y+=2
    ws[f"C{y}"]=g["label"]; ws[f"C{y}"].font=bd
    for k in K: x=ws[f"{col[k]}{y}"]; x.value=g[k]; x.number_format=nf; x.font=bd; x.border=Border(top=thin,bottom=Side(style="double"))
    ws[f"B{y+2}"]="Accounts with no balance and no activity are suppressed. Escrow per lender statements; Tannery Row bank rec open at export."; ws[f"B{y+2}"].font=Font(name="Calibri",size=9,italic=True)
    for c,w in zip("ABCDEFGHI",(2,11,30,2,15,14,14,14,16)): ws.column_dimensions[c].width=w
    ws.freeze_panes="B7"; ws.page_setup.orientation="landscape"; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(D(fn))
    emit(fn,"TB",K,rows,[b[2] for b in blocks]+[g],"SINGLE_FAMILY_RENTAL","property-system activity TB, four property headings with totals, spacer column, wrapped two-line heads, signed",True)

# ---------------------------------------------------------------- TB 3: opening / movement / closing pairs, class subtotals, PDF A4 landscape, planted digit
def tb3():
    R=random.Random(SEED+3); fn="ridgeline_ministorage_TB_Q2.pdf"
    K=["open_dr","open_cr","debit","credit","close_dr","close_cr"]
    C=[("ASSETS",[("110","Petty cash",200),("112","Checking - Millstone Bank",41873.22),("114","Card settlements in transit",1904.5),("120","Rents receivable - units",8816.4),("121","Rents receivable - RV / boat",2240),("130","Prepaid insurance",5610),("140","Land",298000),("141","Buildings A-F",1120400),("142","Gate & camera system",38650),("149","Accumulated depreciation",-214877.9)]),
    ("LIABILITIES",[("210","Accounts payable",-6120.75),("215","Sales tax on retail",-214.36),("220","Customer prepayments",-7402),("225","Gate-card deposits",-1160),("230","Tenant insurance payable to carrier",-2088.45),("260","Bank loan - Millstone",-764210.33),("270","Note to general partner",-50000)]),
    ("PARTNERS' EQUITY",[("310","General partner capital",-60000),("320","Limited partner capital",None),("330","Distributions to partners",22500)]),
    ("REVENUE",[("410","Unit rent - drive-up",-61220.4),("411","Unit rent - climate",-40118),("412","RV / boat parking",-9870),("420","Admin & late fees",-3416.2),("430","Tenant protection plan commission",-2711.84),("440","Boxes, locks & moving supplies",-1184.07),("450","Lien-sale recoveries",0)]),
    ("EXPENSES",[("510","Site manager wages",15200),("511","Payroll taxes",1284.4),("520","Call centre & web listings",3340.12),("530","Card processing",1922.36),("540","Electricity",3877.15),("545","Pest & weed control",640),("550","Repairs - doors, gates",4415.9),("560","Property tax",8200),("570","Insurance",5610),("580","Management fee (6%)",7100),("585","Software",1170),("590","Loan interest",10940.6),("595","Depreciation",8850),("599","Suspense",0)])]
    blocks=[];allr=[]
    for h,its in C:
        b=[]
        for c,n,o in its: 
            b.append({"account":c,"name":n,"_o":o}); allr.append(b[-1])
        blocks.append((h,b))
    pl=next(r for r in allr if r["_o"] is None); pl["_o"]=r2(-sum(r["_o"] or 0 for r in allr))
    for r in allr:
        c=r["account"]; d=k=0.0
        if c in("110","140","141","270","310","320","599"): pass
        elif c=="112": d=None
        elif c=="149": k=8850.0
        elif c=="450": k=312.5
        elif c[0]=="2" and c!="260": d=cents(R,abs(r["_o"])*.3,abs(r["_o"])*.9); k=cents(R,abs(r["_o"])*.3,abs(r["_o"])*.9)
        elif c=="595": d=8850.0
        elif c=="260": d=cents(R,5200,5600)
        elif c[0]=="4": k=cents(R,abs(r["_o"])*.9+1,abs(r["_o"])*1.1+9); d=0.0 if R.random()<.6 else cents(R,20,400)
        elif c[0]=="5": d=cents(R,r["_o"]*.9+1,r["_o"]*1.1+5)
        elif c=="330": d=22500.0
        elif c=="142": d=2475.0
        elif c in("120","121"): d=cents(R,96000,102000) if c=="120" else cents(R,9700,10100); k=cents(R,d*.97,d*1.01)
        else: d=cents(R,200,2400); k=cents(R,200,2400)
        r["_d"],r["_k"]=d,k
    ch=next(r for r in allr if r["_d"] is None); ch["_k"]=cents(R,118000,125000); ch["_d"]=0.0
    ch["_d"]=r2(sum(r["_k"] for r in allr)-sum(r["_d"] for r in allr)); assert ch["_d"]>0
    for r in allr:
        o=r.pop("_o"); d=r.pop("_d"); k=r.pop("_k"); e=r2(o+d-k)
        if o>0: r["open_dr"]=r2(o)
        if o<0: r["open_cr"]=r2(-o)
        if d: r["debit"]=d
        if k: r["credit"]=k
        if e>0: r["close_dr"]=e
        if e<0: r["close_cr"]=r2(-e)
    tots=[]
    for h,b in blocks: tots.append({"label":f"Total {h.title().replace(chr(39)+'S',chr(39)+'s')}",**addup(b,K)})
    g={"label":"GRAND TOTAL",**addup(allr,K)}
    assert g["open_dr"]==g["open_cr"] and g["debit"]==g["credit"] and g["close_dr"]==g["close_cr"],g
    x=next(r for r in allr if r["account"]=="550"); old=x["close_dr"]; s=f"{old:.2f}"; s=s[0]+str((int(s[1])+4)%10)+s[2:]; x["close_dr"]=float(s)
    planted={"what":f"account 550 Repairs - doors, gates: closing debit printed {x['close_dr']:,.2f} instead of {old:,.2f} (totals carry the right amount)","kind":"digit_changed"}
    W,H=landscape(A4); cv=canvas.Canvas(D(fn),pagesize=(W,H),invariant=1); X=[388,464,546,622,704,790]; pg=[0]
    def head():
        pg[0]+=1
        cv.setFillColor(colors.HexColor("#22384f")); cv.setFont("Times-Bold",15); cv.drawString(40,H-42,"Ridgeline Mini-Storage, LP")
        cv.setFont("Times-Roman",10); cv.drawString(40,H-57,"Trial balance — second quarter 2026 (1 April to 30 June 2026), accrual, USD")
        cv.setFillColor(colors.HexColor("#22384f")); cv.rect(36,H-100,W-72,31,fill=1,stroke=0); cv.setFillColor(colors.white); cv.setFont("Times-Bold",9)
        cv.drawString(40,H-92,"A/c"); cv.drawString(72,H-92,"Ledger account")
        for i,t in enumerate(["Opening 1 Apr 2026","Movement in quarter","Closing 30 Jun 2026"]):
            cv.drawCentredString((X[2*i]-64+X[2*i+1])/2,H-80,t); cv.setStrokeColor(colors.white); cv.setLineWidth(.5); cv.line(X[2*i]-62,H-84,X[2*i+1],H-84)
            cv.drawRightString(X[2*i],H-95,"Dr"); cv.drawRightString(X[2*i+1],H-95,"Cr")
        cv.setFillColor(colors.black); cv.setStrokeColor(colors.black)
    def foot():
        cv.setFont("Times-Italic",8); cv.drawString(40,24,"Prepared by Quickclose Controllers for the general partner. Unaudited."); cv.drawRightString(W-40,24,f"Sheet {pg[0]} of 2")
    def line(r,y,f,dash=True):
        cv.setFont(f,9)
        for k,xx in zip(K,X): cv.drawRightString(xx,y,m(r[k]) if k in r else ("–" if dash else ""))
    head(); y=H-116
    for (h,b),t in zip(blocks,tots):
        if y<110: foot(); cv.showPage(); head(); y=H-116
        cv.setFont("Times-Bold",9.5); cv.drawString(40,y,h); y-=13
        for r in b:
            if y<50: foot(); cv.showPage(); head(); y=H-116
            cv.setFont("Times-Roman",9); cv.drawString(40,y,r["account"]); cv.drawString(72,y,r["name"]); line(r,y,"Times-Roman"); y-=12.2
        cv.setLineWidth(.4); cv.line(X[0]-62,y+9,X[5],y+9); cv.setFont("Times-BoldItalic",9); cv.drawString(72,y-1,t["label"]); line(t,y-1,"Times-BoldItalic"); y-=18
    cv.setLineWidth(1); cv.line(36,y+11,W-36,y+11); cv.setFont("Times-Bold",10); cv.drawString(40,y-1,g["label"]); line(g,y-1,"Times-Bold"); cv.line(36,y-6,W-36,y-6)
    foot(); cv.save(); assert pg[0]==2,pg
    emit(fn,"TB",K,allr,tots+[g],"SELF_STORAGE","three Dr/Cr pairs under grouped heads, dashes for nil, class headings with subtotals, A4 landscape",True,planted)

TEN=["Brightwater Dental PLLC","Okafor & Lind CPAs","Summit Trail Physio","Paper Lantern Tutoring","Cobble Creek Title Co.","Verne Insurance Agency","Haskell Drafting LLC","Blue Heron Counseling","Monarch Mobile Notary","Teller Street Salon Suites","Nordby Hearing Center"]
# ---------------------------------------------------------------- AR 1: invoices by contact, month buckets
def ar1():
    R=random.Random(SEED+4); fn="Teller_Street_Offices_aged_invoices.pdf"
    K=["current","m Jun 2026","m May 2026","m Apr 2026","other:Older","total"]; rows=[];blocks=[];n=2207
    spec=[("current",dt.date(2026,6,22),"July rent"),("m Jun 2026",dt.date(2026,5,22),"June rent"),("m May 2026",dt.date(2026,4,22),"May rent"),("m Apr 2026",dt.date(2026,3,23),"April rent")]
    for t in TEN:
        base=cents(R,640,3900); rs=[]; dep=R.choice([1,1,2,2,3,4]); st=R.choice([0,0,1])
        if R.random()<.3: rs.append({"name":t,"invoice":f"INV-{R.randint(1410,1699)}","date":f"2025-{R.randint(10,12)}-{R.randint(10,27)}","charge":R.choice(["2024 CAM true-up","Key / lock change","Signage reimbursement"]),"other:Older":cents(R,85,1250)})
        for k,d,c in reversed(spec[st:st+dep]):
            rs.append({"name":t,"invoice":f"INV-{n-spec.index((k,d,c))*113+TEN.index(t)*7}","date":d.isoformat(),"charge":c,k:base if R.random()<.7 else r2(base*.5)})
            if k=="m Jun 2026" and R.random()<.5: rs.append({"name":t,"invoice":f"INV-{2168+TEN.index(t)}","date":"2026-05-29","charge":R.choice(["After-hours HVAC","Q1 electric rebill","Late charge"]),k:cents(R,45,410)})
        if t.startswith(("Verne","Nordby")): rs.append({"name":t,"invoice":f"CN-{R.randint(110,180)}","date":"2026-06-11","charge":"Credit - parking rate","m Jun 2026":-cents(R,60,150)})
        for r in rs: r["total"]=r2(sum(r[k] for k in K if k in r))
        blocks.append((t,rs,{"label":f"Total {t}",**addup(rs,K)})); rows+=rs
    g={"label":"Total",**addup(rows,K)}
    W,H=letter; cv=canvas.Canvas(D(fn),pagesize=letter,invariant=1); X=[300,356,412,466,520,582]; pg=[0]
    HH=["Current","Jun 2026","May 2026","Apr 2026","Older","Total"]
    def cols():
        cv.setFont("Helvetica-Bold",7.5); cv.setFillColor(colors.HexColor("#555555")); cv.drawString(30,y0[0],"Invoice Date"); cv.drawString(82,y0[0],"Invoice Number"); cv.drawString(146,y0[0],"Reference")
        for h,x in zip(HH,X): cv.drawRightString(x,y0[0],h)
        cv.setStrokeColor(colors.HexColor("#333333")); cv.setLineWidth(.9); cv.line(28,y0[0]-4,584,y0[0]-4); cv.setFillColor(colors.black)
    y0=[H-96]
    cv.setFont("Helvetica",17); cv.drawString(30,H-44,"Aged Receivables Detail"); cv.setFont("Helvetica",10); cv.drawString(30,H-59,"Teller Street Offices Holdings LLC"); cv.drawString(30,H-72,"As at 30 June 2026   |   Ageing by due date"); cols(); y=H-114; pg[0]=1
    def foot(): cv.setFont("Helvetica",7); cv.setFillColor(colors.grey); cv.drawString(30,24,"Aged Receivables Detail | Teller Street Offices Holdings LLC | 2 Jul 2026"); cv.drawRightString(582,24,f"Page {pg[0]} of 2"); cv.setFillColor(colors.black)
    def np():
        nonlocal y
        foot(); cv.showPage(); pg[0]+=1; y0[0]=H-40; cols(); y=H-58
    for t,rs,tt in blocks:
        if y<100: np()
        cv.setFont("Helvetica-Bold",8.5); cv.drawString(30,y,t); y-=14
        for r in rs:
            if y<50: np()
            cv.setFont("Helvetica",7.8); d=dt.date.fromisoformat(r["date"]); cv.drawString(30,y,f"{d.day} {d:%b %Y}"); cv.drawString(82,y,r["invoice"]); cv.drawString(146,y,r["charge"])
            for k,x in zip(K,X):
                cv.drawRightString(x,y,par(r[k]) if k in r else "-")
            cv.setStrokeColor(colors.HexColor("#dddddd")); cv.setLineWidth(.4); cv.line(28,y-4,584,y-4); y-=13.5
        cv.setFont("Helvetica-Bold",7.8); cv.drawString(30,y,tt["label"])
        for k,x in zip(K,X): cv.drawRightString(x,y,par(tt[k]) if k in tt else "-")
        y-=21
    if y<80: np()
    cv.setStrokeColor(colors.black); cv.line(28,y+11,584,y+11); cv.setFont("Helvetica-Bold",8.2); cv.drawString(30,y,"Total")
    for k,x in zip(K,X): cv.drawRightString(x,y,par(g[k]))
    y-=14; cv.setFont("Helvetica-Oblique",7.6); cv.drawString(30,y,"Percentage of total")
    for k,x in zip(K,X): cv.drawRightString(x,y,f"{g[k]/g['total']*100:.2f}%")
    foot(); cv.save(); assert pg[0]==2,pg
    emit(fn,"AR",K,rows,[b[2] for b in blocks]+[g],"OFFICE","cloud-ledger invoice ageing by contact, calendar-month buckets, credit notes in parentheses, percentage line",True)

FN=["Luisa Moreno","Darnell Pruitt","Kim Vo","A. Szymanski","Tessa Birdwell","Omar Haddad","Priya Raman","Clyde Etchison","Wren Galloway","Ines Caballero","Bo Lindqvist","Shanice Toomer","Greg Paltrow","Mai Xiong","Roy & Dee Hatch","Nadia Petrov","Ellis Crane","Juno Abbot","Teo Marchetti","Carla Nuñez","Devon Askew","Ruth Oyelaran","Pat McGinty","Hollis Brandt","Sergio Diaz"]
# ---------------------------------------------------------------- AR 2: xls by tenant, property headings
def ar2():
    R=random.Random(SEED+5); fn="tenant_balances_aging_0531.xls"; nm=FN[:]; R.shuffle(nm); it=iter(nm)
    P=[("Alder Court (8 units)",["1","2","4","5","7","8"]),("2210-2212 Finch Ln Duplex",["2210","2212"]),("Kettle St Triplex",["A","B","C"]),("Bramble Place (6 units)",["101","102","104","201","203"]),("37 Mill Pond Rd",["Main"])]
    K=["total","b0_30","b31_60","b61_90","b90","prepaid","deposit"]; rows=[];blocks=[]
    for p,us in P:
        rs=[]
        for u in us:
            r={"property":p,"unit":u,"name":next(it)}; rent=R.choice([875,940,1025,1150,1295,1400])
            st=R.choice(["Current","Current","Current","Notice","Past","Evicting"]); r["_s"]=st
            if R.random()<.2: r.update(b0_30=0.0,b31_60=0.0,b61_90=0.0,b90=0.0,prepaid=float(R.choice([rent,50,112.5])))
            else:
                r["b0_30"]=R.choice([float(rent),75.0,cents(R,20,rent),0.0 if st=="Past" else 60.0]); r["b31_60"]=R.choice([0.0,0.0,cents(R,50,rent)]); r["b61_90"]=R.choice([0.0,0.0,0.0,cents(R,50,rent)]); r["b90"]=cents(R,300,3100) if st in("Past","Evicting") else 0.0; r["prepaid"]=0.0
            r["total"]=r2(r["b0_30"]+r["b31_60"]+r["b61_90"]+r["b90"]); r["deposit"]=0.0 if st=="Past" else float(rent); rs.append(r)
        blocks.append((p,rs,{"label":f"Subtotal: {p}",**addup(rs,K)})); rows+=rs
    g={"label":"All Properties",**addup(rows,K)}
    wb=xlwt.Workbook(); ws=wb.add_sheet("Aging"); S=xlwt.easyxf
    t=S("font: bold on, height 280"); h1=S("font: bold on; align: horiz center; borders: bottom thin; pattern: pattern solid, fore_colour light_yellow"); hb=S("font: bold on; align: horiz center, wrap on; borders: bottom medium; pattern: pattern solid, fore_colour light_yellow")
    nf=S("",num_format_str="#,##0.00"); nb=S("font: bold on; borders: top thin",num_format_str="#,##0.00"); ng=S("font: bold on; borders: top thin, bottom double",num_format_str="$#,##0.00"); pb=S("font: bold on, italic on; pattern: pattern solid, fore_colour ice_blue"); bo=S("font: bold on")
    ws.write(0,0,"Tenant Balances - Aged",t); ws.write(1,0,"All properties | balances as of 05/31/2026 | past tenants included"); ws.write(2,0,"Management company: Copperline Rentals")
    ws.write_merge(4,4,4,7,"Days since charge date",h1); ws.write_merge(4,4,8,9,"Held for tenant",h1)
    for c,x in enumerate(["Unit","Tenant","Status","Owes","0 - 30","31 - 60","61 - 90","Over 90","Prepaid (not netted)","Security deposit"]): ws.write(5,c,x,hb)
    ws.row(5).height_mismatch=True; ws.row(5).height=560; ws.set_fit_num_pages(1) if hasattr(ws,"set_fit_num_pages") else None
    y=6
    for p,rs,tt in blocks:
        ws.write_merge(y,y,0,9,p,pb); y+=1
        for r in rs:
            ws.write(y,0,r["unit"]); ws.write(y,1,r["name"]); ws.write(y,2,r.pop("_s"))
            for c,k in enumerate(K): ws.write(y,3+c,r[k],nf)
            y+=1
        ws.write(y,0,tt["label"],bo)
        for c,k in enumerate(K): ws.write(y,3+c,tt[k],nb)
        y+=2
    ws.write(y,0,g["label"],bo)
    for c,k in enumerate(K): ws.write(y,3+c,g[k],ng)
    ws.write(y+2,0,"Bramble 203: payment plan signed 05/18, $150 each Friday."); ws.write(y+3,0,"Deposits of past tenants already applied; see deposit ledger.")
    for c,w in enumerate([9,20,10,12,12,12,12,12,12,12]): ws.col(c).width=w*270
    ws.portrait=False; ws.fit_width_to_pages=1; ws.fit_height_to_pages=0; ws.fit_num_pages=1
    wb.save(D(fn))
    emit(fn,"AR",K,rows,[b[2] for b in blocks]+[g],"MULTIFAMILY","legacy .xls tenant ageing, five property bands, total before buckets, grouped two-row head, deposits and prepaids at right",False)

# ---------------------------------------------------------------- AR 3: charge lines, monospaced, planted dropped row
def ar3():
    R=random.Random(SEED+6); fn="AR_aging_detail_quince_sorrel.pdf"
    K=["total","b0_30","b31_60","b61_90","b90","prepaid"]; P=[("Quince Court Apartments (quince)",["A-101","A-104","A-202","B-103","B-201","B-204","C-102"]),("Sorrel Street Duplexes (sorrel)",["14-L","14-R","18-L","22-R"])]
    nm=FN[:]; R.shuffle(nm); it=iter(nm); code=1873; pages=[];rows=[]; tots=[]; seq=[]
    for p,us in P:
        prs=[]; seq.append(("P",p))
        for u in us:
            f=next(it); parts=f.split(" "); name=f"{parts[-1]}, {' '.join(parts[:-1])}"; code+=R.randint(3,41); res=f"t{code:07d}"; rs=[]; rent=float(R.choice([985,1040,1110,1235]))
            base={"property":p.split(" (")[0],"unit":u,"resident":res,"name":name}
            def add(ch,d,k,v): rs.append({**base,"charge":ch,"date":d,"total":v,k:v})
            q=R.random()
            if q<.2: add("prepay","2026-06-26","prepaid",-float(R.choice([200,rent,62.5])))
            else:
                if q>.85: add("damages","2026-02-17","b90",cents(R,120,640))
                if q>.7: add("rent","2026-04-01","b61_90",r2(rent*R.choice([.25,.5,1])))
                if q>.5: add("rent","2026-05-01","b31_60",r2(rent*R.choice([.4,1]))); add("latefee","2026-05-06","b31_60",50.0)
                add("rent","2026-06-01","b0_30",r2(rent*R.choice([1,1,.3])))
                if R.random()<.7: add("latefee","2026-06-06","b0_30",50.0)
                if R.random()<.6: add("water","2026-06-15","b0_30",cents(R,22,61))
                if R.random()<.25: add("petrent","2026-06-01","b0_30",35.0)
            tt={"label":f"Total {res}",**addup(rs,K)}; seq.append(("T",base,rs,tt,R.random()<.5 and (R.randint(1,28),cents(R,100,1200)))); tots.append(tt); prs+=rs
        pt={"label":f"Total {p.split(' (')[1][:-1]}",**addup(prs,K)}; seq.append(("PT",pt)); tots.append(pt); rows+=prs
    g={"label":"Grand Total",**addup(rows,K)}; tots.append(g)
    cand=[s for s in seq if s[0]=="T" and len(s[2])>=4][1]; dr=next(r for r in cand[2] if r["charge"]=="latefee" ); cand[2].remove(dr); rows.remove(dr)
    planted={"what":f"charge line {dr['charge']} {dr['date']} {dr['total']:.2f} of {dr['resident']} ({dr['unit']}) not printed; totals include it","kind":"row_dropped"}
    W,H=landscape(letter); cv=canvas.Canvas(D(fn),pagesize=(W,H),invariant=1); X=[372,452,532,612,682,752]; pg=[0]; y=0
    def head():
        nonlocal y
        pg[0]+=1; cv.setFont("Courier-Bold",11); cv.drawString(40,H-38,"Aged Receivable Detail"); cv.setFont("Courier",8.5); cv.drawString(40,H-50,"Property: quince, sorrel   Age as of: 06/30/2026   Post month: 06/2026   Show: charges and prepays"); cv.drawRightString(W-40,H-38,f"Page {pg[0]}")
        cv.setFont("Courier-Bold",8.5); a,b=H-70,H-80
        for x,t,u in ((60,"Charge",None),(150,"Charge",None)): cv.drawString(x,a,t)
        cv.drawString(60,b,"Code"); cv.drawString(150,b,"Date")
        for x,t,u in zip(X,["Total","0-30","31-60","61-90","Over 90","Pre-"],["Unpaid","Owed","Owed","Owed","Owed","payments"]): cv.drawRightString(x,a,t); cv.drawRightString(x,b,u)
        cv.setDash(2,2); cv.line(40,b-4,W-40,b-4); cv.setDash(); y=b-18
    def nums(r,f,z=False):
        cv.setFont(f,8.5)
        for k,x in zip(K,X): cv.drawRightString(x,y,f"{r.get(k,0.0):,.2f}")
    def fill0(o):
        for k in K: o.setdefault(k,0.0)
    for r in rows+tots: fill0(r)
    head()
    for s in seq:
        if s[0]=="P":
            if y<120: cv.showPage(); head()
            cv.setFont("Courier-Bold",9); cv.drawString(40,y,s[1]); y-=14
        elif s[0]=="T":
            if y-12*(len(s[2])+4)<36: cv.showPage(); head()
            b=s[1]; cv.setFont("Courier-Bold",8.5); cv.drawString(48,y,f"{b['unit']:<8}{b['resident']}  {b['name']}"); y-=11.5
            for r in s[2]:
                d=dt.date.fromisoformat(r["date"]); cv.setFont("Courier",8.5); cv.drawString(60,y,r["charge"]); cv.drawString(150,y,d.strftime("%m/%d/%Y")); nums(r,"Courier"); y-=11.5
            cv.setLineWidth(.4); cv.line(310,y+9,752,y+9); cv.setFont("Courier",8.5); cv.drawString(60,y-1,s[3]["label"]); y-=1; nums(s[3],"Courier-Bold"); y-=11.5
            if s[4]: cv.setFont("Courier-Oblique",7.5); cv.drawString(60,y,f"Last receipt 06/{s[4][0]:02d}/2026 for {s[4][1]:,.2f}"); y-=11.5
            y-=5
        else:
            cv.setFont("Courier-Bold",9); cv.drawString(40,y,s[1]["label"]); nums(s[1],"Courier-Bold"); cv.line(40,y-4,752,y-4); y-=24
    cv.setFont("Courier-Bold",9); cv.drawString(40,y,g["label"]); nums(g,"Courier-Bold"); cv.line(40,y-4,752,y-4); cv.line(40,y-6,752,y-6)
    cv.setFont("Courier",7.5); cv.drawString(40,24,"Tuesday, June 30, 2026  05:41 PM"); cv.save()
    emit(fn,"AR",K,rows,tots,"MULTIFAMILY","charge-level monospaced system report, tenant head lines, tenant/property/grand totals, last-receipt notes, two-line heads",True,planted)

# ---------------------------------------------------------------- UM 1: PDF duplex + apartments
def um1():
    R=random.Random(SEED+7); fn="Alder_Commons_unit_mix.pdf"
    S=[("Main Building",[("1A","Studio, galley kitchen",0,1,412,6,895),("1B","One bed",1,1,584,14,1040),("1C","One bed corner w/ patio",1,1,612,5,1085),("2A","Two bed",2,1,781,16,1245),("2B","Two bed, split bath",2,1.5,826,8,1310),("3A","Three bed",3,2,1048,4,1575)]),
       ("Duplexes on Alder Court",[("D-L","Left side, 2 bed",2,1,902,5,1395),("D-R","Right side, 2 bed",2,1,888,5,1380),("D-X","Three bed w/ garage",3,2,1164,3,1725)]),
       ("Carriage House",[("CH","Loft over garages",1,1,655,1,1150)])]
    K=["beds","baths","units","pct_units","sf","total_sf","market","market_sf","actual","actual_sf","market_total"]; N=sum(x[5] for s in S for x in s[1]); rows=[];bl=[]
    for h,its in S:
        rs=[]
        for c,d,b,ba,sf,n,mk in its:
            ac=mk-R.randint(5,95); rs.append({"type":c,"desc":d,"beds":b,"baths":ba,"units":n,"pct_units":round(n/N*100,1),"sf":sf,"total_sf":sf*n,"market":mk,"market_sf":r2(mk/sf),"actual":ac,"actual_sf":r2(ac/sf),"market_total":mk*n})
        bl.append((h,rs)); rows+=rs
    def tot(l,rs):
        n=sum(r["units"] for r in rs); sf=sum(r["total_sf"] for r in rs); mt=sum(r["market_total"] for r in rs); at=sum(r["actual"]*r["units"] for r in rs)
        return {"label":l,"units":n,"pct_units":round(n/N*100,1),"sf":round(sf/n),"total_sf":sf,"market":round(mt/n),"market_sf":r2(mt/sf),"actual":round(at/n),"actual_sf":r2(at/sf),"market_total":mt}
    tots=[tot(f"{h} — subtotal",rs) for h,rs in bl]; g=tot("Property total / average",rows)
    W,H=landscape(letter); cv=canvas.Canvas(D(fn),pagesize=(W,H),invariant=1)
    X=[232,272,318,366,418,474,536,588,650,698,762]
    H1=["","","No. of","% of","Avg.","Total","","Per","","Per","Market"]; H2=["Beds","Baths","Units","Mix","SF","SF","Monthly","SF","Monthly","SF","Total / Mo."]
    cv.setFont("Times-Bold",18); cv.drawCentredString(W/2,H-58,"Alder Commons"); cv.setFont("Times-Italic",11); cv.drawCentredString(W/2,H-74,"Unit Mix and Rent Summary — rent roll of May 31, 2026"); cv.setFont("Times-Roman",9); cv.drawCentredString(W/2,H-88,"67 residential units · three building types · 4.1 acres")
    y=H-118; cv.setFont("Times-Bold",9); cv.drawCentredString(535,y+1,"Market Rent"); cv.drawCentredString(648,y+1,"In-Place Rent"); cv.setLineWidth(.5); cv.line(486,y-3,590,y-3); cv.line(598,y-3,700,y-3)
    cv.drawString(34,y-26,"Type"); cv.drawString(66,y-26,"Description")
    for a,b,x in zip(H1,H2,X): cv.drawRightString(x,y-15,a); cv.drawRightString(x,y-26,b)
    cv.setLineWidth(1.3); cv.line(30,y-31,W-28,y-31); y-=48
    fm={"beds":lambda v:"Studio" if v==0 else str(v),"baths":lambda v:f"{v:g}","units":str,"pct_units":lambda v:f"{v:.1f}%","sf":lambda v:f"{v:,}","total_sf":lambda v:f"{v:,}","market":lambda v:f"${v:,}","market_sf":lambda v:f"${v:.2f}","actual":lambda v:f"${v:,}","actual_sf":lambda v:f"${v:.2f}","market_total":lambda v:f"${v:,}"}
    fm["beds"]=str
    def ln(r,f):
        cv.setFont(f,9.2)
        for k,x in zip(K,X):
            if k in r: cv.drawRightString(x,y,fm[k](r[k]))
    for (h,rs),t in zip(bl,tots):
        cv.setFillColor(colors.HexColor("#eee6d6")); cv.rect(30,y-4,W-58,14,fill=1,stroke=0); cv.setFillColor(colors.black); cv.setFont("Times-Bold",9.5); cv.drawString(34,y,h); y-=17
        for r in rs: cv.setFont("Times-Roman",9.2); cv.drawString(34,y,r["type"]); cv.drawString(66,y,r["desc"]); ln(r,"Times-Roman"); y-=14.5
        cv.setLineWidth(.4); cv.line(280,y+10,W-28,y+10); cv.setFont("Times-BoldItalic",9.2); cv.drawString(66,y-1,t["label"]); y-=1; ln(t,"Times-BoldItalic"); y-=22
    cv.setLineWidth(1.3); cv.line(30,y+13,W-28,y+13); cv.setFont("Times-Bold",9.5); cv.drawString(34,y,g["label"]); ln(g,"Times-Bold"); cv.line(30,y-6,W-28,y-6)
    cv.setFont("Times-Roman",8); cv.drawString(34,y-24,"Averages are weighted by unit count. Garage rent ($65) is billed separately and not included. Areas per 2019 appraisal; not remeasured.")
    cv.save(); assert N==67,N
    emit(fn,"UM",K,rows,tots+[g],"MULTIFAMILY","typeset unit mix, grouped rent heads over per-SF, building sections with weighted subtotals, one page",False)

# ---------------------------------------------------------------- UM 2: storage xlsx
def um2():
    R=random.Random(SEED+8); fn="Ridgeline storage - unit mix occ & rates.xlsx"
    S=[("CLIMATE CONTROLLED",[("5 x 5 CC",25,34,48),("5 x 10 CC",50,62,79),("7.5 x 10 CC",75,12,104),("10 x 10 CC",100,58,131),("10 x 15 CC",150,26,172),("10 x 20 CC",200,8,214)]),("DRIVE-UP",[("5 x 10 DU",50,40,62),("10 x 10 DU",100,71,102),("10 x 15 DU",150,44,134),("10 x 20 DU",200,52,161),("10 x 30 DU",300,18,219),("12 x 40 DU",480,4,329)]),("VEHICLE / BOAT",[("10 x 20 OPEN",200,15,55),("12 x 30 OPEN",360,22,79),("12 x 40 COVERED",480,9,139)])]
    K=["sf","units","total_sf","occupied","vacant","pct_occ","market","market_total","actual","actual_total","ltl"]; rows=[];bl=[]
    for h,its in S:
        rs=[]
        for t,sf,n,mk in its:
            o=n-R.randint(0,max(1,n//6)); at=sum(mk-R.choice([0,0,0,5,8,12,-6]) for _ in range(o)); rs.append({"type":t,"sf":sf,"units":n,"total_sf":sf*n,"occupied":o,"vacant":n-o,"pct_occ":round(o/n,4),"market":mk,"market_total":mk*n,"actual":r2(at/o),"actual_total":at,"ltl":mk*o-at})
        bl.append((h,rs)); rows+=rs
    def tot(l,rs):
        t={"label":l}; a={k:sum(r[k] for r in rs) for k in("units","total_sf","occupied","vacant","market_total","actual_total","ltl")}; t.update(a); t["pct_occ"]=round(a["occupied"]/a["units"],4); t["sf"]=round(a["total_sf"]/a["units"],1); t["market"]=r2(a["market_total"]/a["units"]); t["actual"]=r2(a["actual_total"]/a["occupied"]); return {"label":l,**{k:t[k] for k in K}}
    tots=[tot("Sub-total "+h.lower(),rs) for h,rs in bl]; g=tot("FACILITY",rows)
    wb=Workbook(); ws=wb.active; ws.title="Mix 0630"; AF=lambda **k:Font(name="Arial",size=9,**k)
    ws["A1"]="RIDGELINE MINI-STORAGE LP"; ws["A1"].font=Font(name="Arial",size=12,bold=True); ws["A2"]="Unit mix, occupancy and rates at 6/30/26"; ws["A2"].font=AF(); ws["L2"]="draft 2 - MK"; ws["L2"].font=AF(italic=True,color="AA0000")
    for rg,t in (("B4:D4","SPACE"),("E4:G4","OCCUPANCY"),("H4:I4","STREET RATE (MONTH)"),("J4:L4","IN PLACE (MONTH)")):
        ws.merge_cells(rg); c=ws[rg.split(":")[0]]; c.value=t; c.font=AF(bold=True,color="FFFFFF"); c.fill=PatternFill("solid",fgColor="7A4B2A"); c.alignment=Alignment(horizontal="center")
    hs=["Size","SF each","# Units","Rentable SF","Rented","Open","% Rented","Street","Gross potential","Avg paid","Total paid","Loss to lease"]
    for i,h in enumerate(hs): c=ws.cell(5,i+1,h); c.font=AF(bold=True); c.fill=PatternFill("solid",fgColor="EAD9C8"); c.alignment=Alignment(wrap_text=True,horizontal="center"); c.border=Border(bottom=Side(style="thin"))
    nf={"sf":"#,##0.#","units":"0","total_sf":"#,##0","occupied":"0","vacant":"0","pct_occ":"0.0%","market":"$#,##0.00","market_total":"$#,##0","actual":"$#,##0.00","actual_total":"$#,##0","ltl":"#,##0;(#,##0);0"}
    nf["sf"]="#,##0.0"
    y=6
    def put(r,lab,b=False,top=False):
        c=ws.cell(y,1,lab); c.font=AF(bold=b)
        for i,k in enumerate(K):
            c=ws.cell(y,i+2,r[k]); c.number_format=nf[k]; c.font=AF(bold=b)
            if top: c.border=Border(top=Side(style="thin"))
    for (h,rs),t in zip(bl,tots):
        ws.cell(y,1,h).font=AF(bold=True,underline="single"); y+=1
        for r in rs: put(r,r["type"]); y+=1
        put(t,t["label"],True,True); y+=2
    put(g,"FACILITY",True,True); y+=2
    for s in ("Open includes 3 units down for door repair (2 x 10 x 10 DU, 1 x 10 x 20 DU).","Avg paid is per rented unit; loss to lease compares rented units only with street."): ws.cell(y,1,s).font=AF(italic=True); y+=1
    ws.column_dimensions["A"].width=27
    for c in "BCDEFGHIJKL": ws.column_dimensions[c].width=12
    ws.page_setup.orientation="landscape"; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.page_setup.fitToHeight=0
    ws2=wb.create_sheet("todo"); ws2["A1"]="ask site mgr for move-out list"; ws2["A2"]="confirm street rates on 12 x 40 covered"
    wb.save(D(fn))
    for r in rows+tots+[g]: pass
    emit(fn,"UM",K,rows,tots+[g],"SELF_STORAGE","storage mix worksheet, merged group heads over second row, class headings with sub-totals, side sheet of to-dos",True)

# ---------------------------------------------------------------- UM 3: csv small office
def um3():
    R=random.Random(SEED+9); fn="tellerst_suite_mix.csv"
    its=[("XI","Interior executive suite",118,11,395),("XW","Window executive suite",146,14,540),("XC","Corner executive suite",212,4,795),("DD","Day office / desk",64,6,185),("TW","Two-room with reception",428,7,1080),("TH","Three-room",655,5,1575),("MS","Medical shell w/ sink",910,3,2310),("GF","Ground floor storefront",1180,2,2760),("BS","Basement studio",340,4,455),("ST","Storage cage",48,9,60)]
    K=["units","pct_units","occupied","vacant","sf","total_sf","market","market_total","market_sf","actual_total","other:Annual Asking"]; N=sum(i[3] for i in its); rows=[]
    for c,d,sf,n,mk in its:
        o=n-R.choice([0,0,1,1,2]) if n>2 else n; at=r2(o*mk-R.choice([0,25,60,117.5])) 
        rows.append({"type":c,"desc":d,"units":n,"pct_units":round(n/N*100,1),"occupied":o,"vacant":n-o,"sf":sf,"total_sf":sf*n,"market":mk,"market_total":mk*n,"market_sf":r2(mk/sf),"actual_total":at,"other:Annual Asking":mk*n*12})
    g={"label":"TOTAL / AVG"}; s=lambda k:sum(r[k] for r in rows)
    g.update(units=N,pct_units=100.0,occupied=s("occupied"),vacant=s("vacant"),sf=round(s("total_sf")/N),total_sf=s("total_sf"),market=r2(s("market_total")/N),market_total=s("market_total"),market_sf=r2(s("market_total")/s("total_sf")),actual_total=r2(s("actual_total")),**{"other:Annual Asking":s("other:Annual Asking")})
    f={"units":str,"pct_units":lambda v:f"{v:.1f}%","occupied":str,"vacant":str,"sf":lambda v:f"{v:,}","total_sf":lambda v:f"{v:,}","market":lambda v:f"${v:,.2f}","market_total":lambda v:f"${v:,.2f}","market_sf":lambda v:f"{v:.2f}","actual_total":lambda v:f"${v:,.2f}","other:Annual Asking":lambda v:f"${v:,.0f}"}
    with open(D(fn),"w",newline="",encoding="utf-8") as fh:
        w=csv.writer(fh); w.writerow(["Suite Mix Report"]); w.writerow(["Teller Street Offices Holdings LLC","","As of 06/30/2026"]); w.writerow(["Filter: all suites, incl. month-to-month"]); w.writerow([])
        w.writerow(["Class","Class Description","Suites","% of Suites","Leased","Available","Avg RSF","Total RSF","Asking Rent / Suite","Asking Rent Total","Asking $/RSF (mo)","Leased Rent Total","Annual Asking"])
        for r in rows: w.writerow([r["type"],r["desc"]]+[f[k](r[k]) for k in K])
        w.writerow(["TOTAL / AVG",""]+[f[k](g[k]) for k in K]); w.writerow([]); w.writerow(["Leased rent is base rent only; parking and phones excluded."]); w.writerow(["Run 07/02/2026 by jtv"])
    emit(fn,"UM",K,rows,[g],"OFFICE","csv export of office suite classes, preamble rows, amounts as $ text, annual column",False)

for f in (tb1,tb2,tb3,ar1,ar2,ar3,um1,um2,um3): f()
json.dump(INDEX,open(f"{B}/index.json","w"),indent=1)
# check
AVG={"pct_units","sf","pct_occ","market","market_sf","actual","actual_sf","beds","baths"}
for e in INDEX:
    t=json.load(open(f"{B}/truth/{e['file'].rsplit('.',1)[0]}.json")); g=t["totals"][-1]; bad=[]
    for k in t["money"]:
        if k in AVG: continue
        s=r2(sum(r.get(k,0) for r in t["rows"]))
        if abs(s-g.get(k,0))>.005: bad.append((k,s,g.get(k)))
    print(e["file"],len(t["rows"]),len(t["totals"]),"planted:",t["planted"],bad)
