import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,A4,landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import *
import xlsxwriter

# ---------- 1 US mall, MRI green-bar PDF
def d1():
    R=random.Random(1801)
    fn="stonebrook_tb_0625.pdf"
    S=[("ASSETS",1,[("1010-0000","CASH - OPERATING",0),("1015-0000","CASH - LOCKBOX",0),("1020-0000","CASH - TENANT SECURITY DEPOSITS",0),("1110-0000","A/R - TENANTS",0),("1112-0000","A/R - PERCENTAGE RENT BILLED",0),("1118-0000","ALLOWANCE FOR DOUBTFUL ACCOUNTS",-1),("1140-0000","STRAIGHT LINE RENT RECEIVABLE",0),("1210-0000","PREPAID INSURANCE",0),("1220-0000","PREPAID REAL ESTATE TAXES",0),("1310-0000","ESCROW - CAPITAL RESERVE",0),("1510-0000","LAND",0),("1520-0000","BUILDING & IMPROVEMENTS",0),("1530-0000","TENANT IMPROVEMENTS",0),("1535-0000","TENANT ALLOWANCES IN PROGRESS - FOOD COURT RENOVATION",0),("1590-0000","ACCUM DEPRECIATION - BUILDING",-1),("1591-0000","ACCUM DEPRECIATION - TENANT IMPS",-1),("1610-0000","DEFERRED LEASING COMMISSIONS",0),("1690-0000","ACCUM AMORTIZATION - LEASING COSTS",-1)]),
     ("LIABILITIES",-1,[("2010-0000","ACCOUNTS PAYABLE - TRADE",0),("2040-0000","ACCRUED EXPENSES",0),("2055-0000","ACCRUED INTEREST",0),("2060-0000","ACCRUED REAL ESTATE TAXES",0),("2110-0000","PREPAID RENT",0),("2120-0000","TENANT SECURITY DEPOSITS",0),("2150-0000","GIFT CARD LIABILITY",0),("2310-0000","DUE TO / (FROM) MANAGER - CENTRAL SERVICES CLEARING",0),("2510-0000","MORTGAGE NOTE PAYABLE",0)]),
     ("EQUITY",-1,[("3010-0000","MEMBERS' CONTRIBUTIONS",0),("3020-0000","MEMBERS' DISTRIBUTIONS",-1),("3900-0000","RETAINED EARNINGS - PRIOR YEARS",9)]),
     ("INCOME",-1,[("4010-0100","BASE RENT - ANCHOR",0),("4010-0200","BASE RENT - IN-LINE",0),("4010-0300","BASE RENT - KIOSK & CART",0),("4015-0000","STRAIGHT LINE RENT ADJUSTMENT",0),("4020-0000","PERCENTAGE RENT",0),("4110-0000","CAM RECOVERY - CURRENT YEAR",0),("4115-0000","CAM RECOVERY - PRIOR YEAR TRUE-UP",-1),("4120-0000","REAL ESTATE TAX RECOVERY",0),("4130-0000","INSURANCE RECOVERY",0),("4140-0000","HVAC / CHILLED WATER RECOVERY",0),("4210-0000","MARKETING FUND CONTRIBUTIONS",0),("4310-0000","SPECIALTY LEASING",0),("4390-0000","LATE FEES",0)]),
     ("EXPENSES",1,[("5010-0000","CLEANING - INTERIOR",0),("5020-0000","SECURITY CONTRACT",0),("5030-0000","LANDSCAPING",0),("5035-0000","SNOW REMOVAL",0),("5040-0000","TRASH REMOVAL & COMPACTOR RENTAL",0),("5050-0000","ESCALATOR & ELEVATOR MAINTENANCE",0),("5060-0000","ELECTRICITY - COMMON AREA",0),("5065-0000","WATER & SEWER",0),("5070-0000","PARKING LOT REPAIRS",0),("5110-0000","MANAGEMENT FEE",0),("5120-0000","PAYROLL - ON-SITE",0),("5210-0000","INSURANCE EXPENSE",0),("5220-0000","REAL ESTATE TAXES",0),("5310-0000","MARKETING & EVENTS",0),("5410-0000","LEGAL - COLLECTIONS",0),("5420-0000","BAD DEBT EXPENSE",0),("6010-0000","INTEREST EXPENSE",0),("6110-0000","DEPRECIATION",0),("6120-0000","AMORTIZATION",0)])]
    acc=[]
    for sec,sg,L in S:
        for code,nm,fl in L:
            if sec in("ASSETS","LIABILITIES","EQUITY"):
                hi=9_800_000_00 if any(k in nm for k in("BUILDING","MORTGAGE","LAND","CONTRIB")) else 640_000_00
                if code in("1510-0000","1520-0000","2510-0000","3010-0000"): hi*=4
                b=R.randint(hi//20,hi)*sg*(-1 if fl==-1 else 1)
                dr=cr=0
                if code not in("1510-0000","3010-0000","1310-0000","1530-0000"):
                    if R.random()<.75: dr=R.randint(200_00,min(hi//6,300_000_00))
                    if R.random()<.75: cr=R.randint(200_00,min(hi//6,300_000_00))
                if code=="1591-0000": dr=0
                if code=="1535-0000": b,dr,cr=0,148_250_00,0
                if code.startswith("3") : dr=cr=0
                if code=="3900-0000": b=0
                if code=="2310-0000": b=48_213_07
            else:
                hi=220_000_00 if sec=="INCOME" else 90_000_00
                a=R.randint(hi//40,hi)
                b=sg*(a*5+R.randint(-a//2,a//2))*(-1 if fl==-1 else 1)
                dr,cr=(a,0) if sg*(-1 if fl==-1 else 1)>0 else (0,a)
                if R.random()<.3:
                    if dr: cr=R.randint(10_00,a//3)
                    else: dr=R.randint(10_00,a//3)
                if code in("5035-0000","4115-0000"): dr=cr=0
                if code=="5410-0000": b,dr,cr=0,3_175_00,0
            acc.append([sec,code,nm,b,dr,cr])
    # plugs
    for a in acc:
        if a[1]=="3900-0000": a[3]-=sum(x[3] for x in acc)
    d=sum(a[4]-a[5] for a in acc); c=acc[0]
    if d>0: c[5]+=d
    else: c[4]-=d
    rows=[];tot=[]
    c=canvas.Canvas(doc(fn),pagesize=landscape(letter),invariant=1); W,H=landscape(letter)
    st={"p":0,"y":0}
    def f(v): 
        s=f"{abs(v)/100:,.2f}"
        if abs(v)<100: s=s.lstrip("0") if s!="0.00" else ".00"
        return s+("-" if v<0 else " ")
    def head():
        if st["p"]: c.showPage()
        st["p"]+=1; c.setFont("Courier",8.3)
        y=H-40
        c.drawString(54,y,"DATABASE:  HALDEN-RETAIL"); c.drawCentredString(W/2,y,"T R I A L   B A L A N C E"); c.drawRightString(W-54,y,f"PAGE: {st['p']:>5}")
        c.drawString(54,y-11,"ENTITY:    4410"); c.drawCentredString(W/2,y-11,"STONEBROOK GALLERIA OWNER LLC"); c.drawRightString(W-54,y-11,"DATE: 7/11/2025")
        c.drawString(54,y-22,"BASIS:     ACCRUAL"); c.drawCentredString(W/2,y-22,"PERIOD 06/25 TO 06/25"); c.drawRightString(W-54,y-22,"TIME: 09:42 AM")
        st["y"]=y-44
        pr("","","BALANCE ","PERIOD ","PERIOD ","ENDING ")
        pr("ACCOUNT","DESCRIPTION","FORWARD ","DEBITS ","CREDITS ","BALANCE ")
        pr("-"*12,"-"*33,"-"*16,"-"*15,"-"*15,"-"*16)
    def pr(a,b,*n):
        w=[19,18,18,19]
        c.drawString(54,st["y"],f"{a:<14}{b:<38}"+"".join(f"{x:>{k}}" for x,k in zip(n,w))); st["y"]-=11
    def need(k):
        if st["y"]-11*k<50: head()
    head(); cur=None
    def total(sec,lab):
        X=[a for a in acc if sec is None or a[0]==sec]
        b,dr,cr=(sum(a[i] for a in X) for i in(3,4,5)); need(4)
        pr("","","-"*16,"-"*15,"-"*15,"-"*16); pr("",lab,f(b),f(dr)[:-1]+" ",f(cr),f(b+dr-cr)); st["y"]-=11
        tot.append({"label":lab,"beginning":m(b),"debit":m(dr),"credit":m(cr),"ending":m(b+dr-cr)})
    for i,(sec,code,nm,b,dr,cr) in enumerate(acc):
        if sec!=cur:
            if cur: total(cur,"TOTAL "+cur)
            need(4); pr("*** "+sec,""); cur=sec
        n1,n2=nm,""
        if len(nm)>34:
            k=nm[:34].rfind(" "); n1,n2=nm[:k],nm[k+1:]
        need(2); pr(code,n1,f(b),f(dr) if dr else "",f(cr) if cr else "",f(b+dr-cr))
        if n2: pr("","  "+n2)
        r={"account":code,"name":nm,"beginning":m(b)}
        if dr:r["debit"]=m(dr)
        if cr:r["credit"]=m(cr)
        r["ending"]=m(b+dr-cr); rows.append(r)
    total(cur,"TOTAL "+cur); total(None,"ENTITY 4410 TOTAL")
    need(2); pr("* ACCOUNTS WITH NO BALANCE AND NO ACTIVITY SUPPRESSED   ** END OF REPORT **","")
    c.save()
    save(fn,"TB",["beginning","debit","credit","ending"],rows,tot,None,"RETAIL","D. Okonski, property accountant, Ohio","MRI monospace trial balance, 3 pages, trailing minus","trailing minus, wrapped names, .00, blank activity, section totals under rules")

# ---------- 2 India, Tally export xlsx
def d2():
    R=random.Random(1802); fn="Kaveri Tech Park TrialBal Q1.xlsx"
    G=[("Capital Account",None,[("Share Capital",-25_000_000_00),("Securities Premium",-41_250_000_00)]),
     ("Loans (Liability)",None,[("LRD Term Loan - Deccan Mercantile Bank",-312_640_500_00),("Inter-Corporate Deposit - Nilgiri Holdings",-18_500_000_00)]),
     ("Current Liabilities",None,[("Duties & Taxes",[("Output CGST",-1),("Output SGST",-1),("TDS Payable 194C",-1),("TDS Payable 194-I",-1)]),("Sundry Creditors",[("Arunodaya Facility Services",-1),("Blue Lotus Chillers Pvt Ltd",-1),("Trident Guarding LLP",-1)]),("Security Deposits - Tenants",-48_772_400_00),("CAM Advance from Tenants",-3_116_250_00),("Provision for Property Tax",-2_480_000_00)]),
     ("Fixed Assets",None,[("Land (Leasehold)",96_400_000_00),("Building - Block A",148_220_310_00),("Building - Block B",131_905_775_00),("DG Sets & Chillers",22_318_640_00),("Furniture & Fitouts",6_240_118_00),("Accumulated Depreciation",-61_775_902_00)]),
     ("Current Assets",None,[("Sundry Debtors",[("Quillon Softworks Pvt Ltd",1),("Marigold Analytics India Ltd",1),("Tessera BPO Services",1),("Sarvam Foods (Food Court)",1),("Zephyr Co-work Spaces LLP",-2)]),("Deccan Mercantile Bank - CA 0417",9_864_233_00),("Deccan Mercantile Bank - Escrow",14_210_000_00),("Cash in Hand",42_610_00),("Input GST Credit",1_905_447_00),("TDS Receivable FY 2025-26",0),("Electricity Deposit - Discom",3_300_000_00)]),
     ("Direct Incomes",None,[("Lease Rent - Offices",-2),("Lease Rent - Food Court",-3),("CAM Charges Recovered",-4),("Parking Charges",-5),("Signage & Telecom Income",-6)]),
     ("Indirect Incomes",None,[("Interest on Fixed Deposits",-7),("Interest from Tenants - Delayed Payment",-8)]),
     ("Indirect Expenses",None,[("Housekeeping",1),("Security Charges",1),("Electricity - Common Area",1),("Diesel - DG Sets",1),("Repairs - HVAC & Lifts",1),("Property Tax",1),("Insurance",1),("Brokerage",1),("Legal & Professional Fees",1),("Interest on LRD Loan",1),("Bank Charges",1),("Round Off",2)])]
    tree=[]; led=[]
    for g,_,L in G:
        pl=g in("Direct Incomes","Indirect Incomes","Indirect Expenses"); node=(g,[]); tree.append(node)
        for n,v in L:
            if isinstance(v,list):
                sub=(n,[]); node[1].append(sub)
                for a,s in v:
                    o=(1 if s==1 else -1)*R.randint(180_000_00,4_900_000_00)
                    d,c=R.randint(100_000_00,2_600_000_00),R.randint(100_000_00,2_600_000_00)
                    x=[a,o,d,c]; sub[1].append(x); led.append(x)
            else:
                if pl:
                    o=0
                    if g=="Indirect Expenses":
                        d,c=(R.randint(90_000_00,3_400_000_00)+R.randint(0,99),0)
                        if R.random()<.25:c=R.randint(5_000_00,60_000_00)
                        if n=="Round Off": d,c=1_27,2_03
                    else:
                        d,c=0,R.randint(150_000_00,4_000_000_00)
                        if n=="Lease Rent - Offices": c=38_416_905_50
                        if n=="CAM Charges Recovered": c=9_220_640_25; d=118_400_00
                else:
                    o=v; d=c=0
                    if abs(v)<20_000_000_00 and R.random()<.7: d=R.randint(10_000_00,900_000_00)
                    if abs(v)<20_000_000_00 and R.random()<.6 and o<0 or n.startswith("LRD"): c=R.randint(10_000_00,900_000_00)
                    if n=="LRD Term Loan - Deccan Mercantile Bank": d,c=6_412_300_00,0
                    if n=="Accumulated Depreciation": d,c=0,3_904_226_00
                    if n=="Cash in Hand": d,c=50_000_00,61_344_00
                    if n=="Share Capital" : d=c=0
                    if n=="TDS Receivable FY 2025-26": o,d,c=0,3_841_690_55,0
                x=[n,o,d,c]; node[1].append(x); led.append(x)
    dep=["Depreciation",0,3_904_226_00,0]; tree[-1][1].append(dep); led.append(dep)
    pl=["Profit & Loss A/c",-sum(x[1] for x in led),0,0]
    led.append(pl)
    bank=[x for x in led if x[0].endswith("CA 0417")][0]
    bank[2],bank[3]=0,12_318_447_60
    bank[2]=-sum(x[2]-x[3] for x in led); assert bank[2]>0,bank
    wb=xlsxwriter.Workbook(doc(fn)); ws=wb.add_worksheet("Trial Balance")
    def nf(suf): 
        q=f'" {suf}"' if suf else ''
        return f'[>=10000000]##\\,##\\,##\\,##0.00{q};[>=100000]##\\,##\\,##0.00{q};##,##0.00{q}'
    F={}
    def fm(**k):
        t=tuple(sorted(k.items()))
        if t not in F: F[t]=wb.add_format({"font_name":"Arial","font_size":9,**k})
        return F[t]
    ws.set_column(0,0,46); ws.set_column(1,4,21)
    ws.merge_range(0,0,0,4,"Kaveri Tech Park Pvt Ltd - (from 1-Apr-25)",fm(bold=True,align="center"))
    ws.merge_range(1,0,1,4,"Survey 88, Outer Ring Road, Bengaluru",fm(align="center"))
    ws.merge_range(2,0,2,4,"Trial Balance",fm(bold=True,align="center",underline=1))
    ws.merge_range(3,0,3,4,"1-Apr-25 to 30-Jun-25",fm(align="center"))
    ws.merge_range(5,0,7,0,"Particulars",fm(bold=True,valign="vcenter",border=1))
    ws.merge_range(5,1,5,4,"Kaveri Tech Park Pvt Ltd",fm(bold=True,align="center",border=1))
    ws.merge_range(6,1,7,1,"Opening\nBalance",fm(bold=True,align="center",text_wrap=True,border=1))
    ws.merge_range(6,2,6,3,"Transactions",fm(bold=True,align="center",border=1))
    ws.write(7,2,"Debit",fm(bold=True,align="right",border=1)); ws.write(7,3,"Credit",fm(bold=True,align="right",border=1))
    ws.merge_range(6,4,7,4,"Closing\nBalance",fm(bold=True,align="center",text_wrap=True,border=1))
    rows=[];tot=[];r=[8]
    def put(n,o,d,c,ind,bold,T):
        k=dict(bold=True) if bold else dict(italic=True) if ind>1 else {}
        ws.write(r[0],0,n,fm(indent=ind,**k)); e=o+d-c; t={}
        def sg(col,v,key):
            if v: ws.write_number(r[0],col,abs(v)/100,fm(num_format=nf("Dr" if v>0 else "Cr"),align="right",**k)); t[key]=m(v)
        sg(1,o,"beginning")
        if d: ws.write_number(r[0],2,d/100,fm(num_format=nf(""),align="right",**k)); t["debit"]=m(d)
        if c: ws.write_number(r[0],3,c/100,fm(num_format=nf(""),align="right",**k)); t["credit"]=m(c)
        sg(4,e,"ending")
        r[0]+=1
        (tot if T else rows).append({("label" if T else "name"):n,**t})
    def flat(n): 
        out=[]
        for x in n[1]: out+= [x] if isinstance(x,list) else flat(x)
        return out
    def walk(n,ind):
        f=flat(n); put(n[0],sum(x[1] for x in f),sum(x[2] for x in f),sum(x[3] for x in f),ind,ind==0,True)
        for x in n[1]:
            if isinstance(x,list): put(*x,ind+1,False,False)
            else: walk(x,ind+1)
    for n in tree: walk(n,0)
    put(*pl,0,True,False)
    D=sum(x[2] for x in led);C=sum(x[3] for x in led);assert D==C
    k=dict(bold=True,top=1,bottom=6)
    ws.write(r[0],0,"Grand Total",fm(**k))
    for j in(1,4): ws.write_blank(r[0],j,None,fm(**k))
    for j in(2,3): ws.write_number(r[0],j,D/100,fm(num_format=nf(""),align="right",**k))
    tot.append({"label":"Grand Total","debit":m(D),"credit":m(C)})
    ws.write(r[0]+2,0,"Ledgers with nil balance are not shown. Amounts in INR.",fm(italic=True))
    ws.freeze_panes(8,1); ws.fit_to_pages(1,0); ws.repeat_rows(5,7); wb.close()
    save(fn,"TB",["beginning","debit","credit","ending"],rows,tot,None,"OFFICE","S. Raghunathan, branch accounts, Bengaluru","Tally ERP export, groups with total on the heading line, nested sub-groups","Dr/Cr only in the number format, Indian grouping, no codes, group totals above ledgers, three-line merged header")

# ---------- 3 Gulf industrial, unadjusted/adjusted PDF, planted digit
def d3():
    R=random.Random(1803); fn="AlNawras_Logistics_ATB_HY25.pdf"
    S=[("Non-current assets",[("Investment property - sheds 1 to 8","15001",88_400_000),("Investment property - labour accommodation and ancillary buildings","15002",21_750_000),("Plant, racking and dock levellers","15110",4_318_200),("Accumulated depreciation","15190",-13_904_776),("Capital work in progress","15300",1_266_430)]),
     ("Current assets",[("Trade debtors - tenants","12100",3_874_915),("Provision for expected credit loss","12190",-402_300),("Accrued income","12250",118_640),("PDC in hand","12300",2_450_000),("Prepaid insurance","12410",211_320),("VAT recoverable","12600",96_745),("DEWA and municipality deposits","12700",340_000),("Bank - current account AED","11010",5_022_618),("Bank - escrow account","11020",1_800_000),("Petty cash","11090",7_500)]),
     ("Liabilities",[("Trade creditors","21000",-1_145_872),("Accrued expenses","21400",-388_150),("Retentions payable","21500",-629_000),("VAT payable","21600",-274_390),("Rent received in advance","22100",-3_960_125),("Tenant security deposits","22300",-2_115_700),("Ijara facility","23000",-46_200_000),("Employees' end of service benefits","24100",-418_266)]),
     ("Equity",[("Share capital","31000",-30_000_000),("Statutory reserve","32000",-2_980_000),("Retained earnings","33000",0)]),
     ("Revenue",[("Warehouse rent","41010",-7_846_220),("Open yard rent","41020",-912_400),("Service charge income","41100",-1_366_745),("Utilities recharged","41150",-604_318),("Chiller and cold-store surcharge","41160",-188_050),("Other income","41900",-41_275)]),
     ("Expenses",[("Facilities management contract","51010",1_012_480),("Security and gate control","51020",436_900),("Electricity and water","51030",688_214),("Ground lease to free-zone authority","51100",1_250_000),("Repairs - roofs and yards","51200",307_655),("Insurance","51300",164_220),("Management fee","52100",342_118),("Staff costs","52200",611_940),("Legal and professional","52300",88_600),("Expected credit loss charge","52400",45_000),("Depreciation","53000",1_377_250),("Ijara profit cost","54000",1_409_100)])]
    adj={} ; J=[("AJ1","52400","12190",137_450,"Increase in expected credit loss, shed 6 tenant"),("AJ2","53000","15190",92_615,"Depreciation on racking capitalised in March"),("AJ3","22100","41010",318_000,"Release of July-billed rent advance relating to June"),("AJ4","51030","21400",74_880,"June DEWA bill not accrued"),("AJ5","12250","41150",66_020,"Utilities not yet recharged"),("AJ6","15300","51200",58_300,"Capitalise roof membrane, shed 3"),("AJ7","12190","12100",211_700,"Write off against provision")]
    for ref,d,c,a,_ in J:
        adj.setdefault(d,[[],0,0]); adj.setdefault(c,[[],0,0])
        adj[d][0].append(ref); adj[d][1]+=a; adj[c][0].append(ref); adj[c][2]+=a
    flat=[[s,*x] for s,L in S for x in L]
    for x in flat:
        if x[2]=="33000": x[3]=-sum(y[3] for y in flat)
    py={}
    for x in flat:
        if x[2] in("15001","31000","32000"): py[x[2]]=x[3]
        elif x[2] not in("33000","12250"): py[x[2]]=int(x[3]*(R.uniform(1.7,2.1) if x[2][0] in"45" else R.uniform(.8,1.15)))
    py["33000"]=-sum(py.values())
    U="other:UNADJUSTED 30 JUNE 2025 ";A="other:ADJUSTMENTS ";V="other:ADJUSTED 30 JUNE 2025 ";P="other:AUDITED 2024 Dr / (Cr)"
    money=[U+"Debit AED",U+"Credit AED",A+"Debit AED",A+"Credit AED",V+"Debit AED",V+"Credit AED",P]
    ps=ParagraphStyle("n",fontName="Times-Roman",fontSize=8.3,leading=9.4)
    data=[["Account title","SAP\nG/L","UNADJUSTED\n30 JUNE 2025","","ADJUSTMENTS","","","ADJUSTED\n30 JUNE 2025","","AUDITED\n2024\nDr / (Cr)"],
          ["","","Debit\nAED","Credit\nAED","Ref","Debit\nAED","Credit\nAED","Debit\nAED","Credit\nAED",""]]
    sty=[("FONT",(0,0),(-1,-1),"Times-Roman",8.3),("FONT",(0,0),(-1,1),"Times-Bold",8.3),("ALIGN",(2,0),(-1,-1),"RIGHT"),("ALIGN",(4,0),(4,-1),"CENTER"),("ALIGN",(2,0),(8,0),"CENTER"),("SPAN",(2,0),(3,0)),("SPAN",(4,0),(6,0)),("SPAN",(7,0),(8,0)),("SPAN",(0,0),(0,1)),("SPAN",(1,0),(1,1)),("SPAN",(9,0),(9,1)),("VALIGN",(0,0),(-1,-1),"MIDDLE"),("LINEBELOW",(0,1),(-1,1),.8,colors.black),("LINEABOVE",(0,0),(-1,0),.8,colors.black),("BOX",(2,0),(3,-1),.3,colors.grey),("BOX",(4,0),(6,-1),.3,colors.grey),("BOX",(7,0),(8,-1),.3,colors.grey),("TOPPADDING",(0,0),(-1,-1),1.6),("BOTTOMPADDING",(0,0),(-1,-1),1.8)]
    rows=[];T=[0]*7;cur=None;planted=None
    for s,n,code,u in flat:
        if s!=cur: data.append([s]+[""]*9); sty.append(("FONT",(0,len(data)-1),(0,len(data)-1),"Times-BoldItalic",8.6)); cur=s
        a=adj.get(code,[[],0,0]); e=u+a[1]-a[2]
        v=[u if u>0 else None,-u if u<0 else None,a[1] or None,a[2] or None,e if e>0 else None,-e if e<0 else None,py.get(code)]
        for i,x in enumerate(v): T[i]+=x or 0
        if code=="22300":
            assert v[5]==2_115_700; v[5]=2_175_700
            planted={"what":"Account 22300 Tenant security deposits: adjusted credit printed 2,175,700 where the true figure is 2,115,700 (unadjusted 2,115,700, no adjustment); the column total still carries the true figure","kind":"digit_changed"}
        data.append([Paragraph(n.replace("&","&amp;"),ps),code]+[par(x,0) for x in v[:2]]+[", ".join(a[0])]+[par(x,0) for x in v[2:]])
        rows.append({"account":code,"name":n,**{k:x for k,x in zip(money,v) if x is not None}})
    assert T[0]==T[1] and T[2]==T[3] and T[4]==T[5] and T[6]==0
    data.append(["TOTAL",""]+[par(x,0) for x in T[:2]]+[""]+[par(x,0) for x in T[2:]]); k=len(data)-1
    sty+=[("FONT",(0,k),(-1,k),"Times-Bold",8.3),("LINEABOVE",(0,k),(-1,k),.8,colors.black),("LINEBELOW",(0,k),(-1,k),1.4,colors.black)]
    tot=[{"label":"TOTAL",**dict(zip(money,T))}]
    t=Table(data,colWidths=[168,40,72,72,56,58,58,72,72,78],repeatRows=2); t.setStyle(TableStyle(sty))
    h=ParagraphStyle("h",fontName="Times-Bold",fontSize=13,leading=16); b=ParagraphStyle("b",fontName="Times-Roman",fontSize=9,leading=11.5)
    jt=Table([["Ref","Journal narrative","Dr G/L","Cr G/L","AED"]]+[[r,n,d,c,par(a,0)] for r,d,c,a,n in J],colWidths=[36,260,60,60,70],hAlign="LEFT")
    jt.setStyle(TableStyle([("FONT",(0,0),(-1,-1),"Times-Roman",8.3),("FONT",(0,0),(-1,0),"Times-Bold",8.3),("ALIGN",(4,0),(4,-1),"RIGHT"),("LINEBELOW",(0,0),(-1,0),.5,colors.black),("TOPPADDING",(0,0),(-1,-1),1),("BOTTOMPADDING",(0,0),(-1,-1),1)]))
    def foot(c,d):
        c.setFont("Times-Italic",7.5); c.drawString(40,22,"Prepared: H. Al-Mazrui   Reviewed: ________   Half-year working paper B-2"); c.drawRightString(landscape(A4)[0]-40,22,f"Sheet {d.page}")
    SimpleDocTemplate(doc(fn),pagesize=landscape(A4),leftMargin=40,rightMargin=40,topMargin=34,bottomMargin=36,invariant=1).build([Paragraph("Al Nawras Logistics Park FZ-LLC",h),Paragraph("Adjusted trial balance for the six months ended 30 June 2025. Company code 7720. All amounts in UAE dirhams, no decimals.",b),Spacer(1,8),t,Spacer(1,12),Paragraph("<b>Schedule of adjusting journals</b>",b),Spacer(1,3),jt],onFirstPage=foot,onLaterPages=foot)
    save(fn,"TB",money,rows,tot,planted,"INDUSTRIAL","H. Al-Mazrui, Dubai branch","Adjusted trial balance working paper in Times, grouped pairs, ref column, 2+ pages","three pairs plus prior year, name before code, text ref column inside a group, wrapped names, journal recap, planted digit")
def run(): d1();d2();d3()
