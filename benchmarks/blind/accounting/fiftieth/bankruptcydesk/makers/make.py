import random, json, os, datetime as dt
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape, legal, A4
from reportlab.lib import colors
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
from reportlab.lib.styles import ParagraphStyle
import openpyxl, xlwt
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
SEED=5071
HERE=os.path.dirname(os.path.abspath(__file__)); D=HERE+'/documents/'; T=HERE+'/truth/'
INDEX=[]
def r2(x): return round(x+0.0,2)
def summ(rows,keys):
    o={}
    for k in keys:
        v=[r[k] for r in rows if k in r]
        if v: o[k]=r2(sum(v))
    return o
def save(stem,ext,kind,money,rows,totals,asset,style,hard,planted=None):
    json.dump({"name":stem,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals},open(T+stem+'.json','w'),indent=1,ensure_ascii=False)
    INDEX.append({"file":stem+'.'+ext,"assetType":asset,"documentType":{"TB":"TRIAL_BALANCE","AR":"AGED_RECEIVABLES","UM":"UNIT_MIX"}[kind],"author":"bankruptcydesk","style":style,"hard":hard})
def c2(v): return f"{v:,.2f}"
def par(v): return f"({-v:,.2f})" if v<0 else f"{v:,.2f}"

# ---------- 1: TB pdf, pairs, petition date / post-petition / month end
def doc1():
    R=random.Random(SEED+1); stem='ridgemoor_tb_petition_pairs'
    A=[("ASSETS",[("1010-00","Cash - Operating (Prepetition Acct, closed)",41220.18),("1015-00","Cash - DIP Operating",None),("1016-00","Cash - DIP Tax Escrow",0),("1020-00","Lender Lockbox - Cash Collateral",388410.77),("1110-00","Tenant Receivables - Prepetition",1204816.40),("1115-00","Tenant Receivables - Postpetition",0),("1190-00","Allowance for Doubtful Accounts",-455000.00),("1310-00","Prepaid Insurance",96120.33),("1330-00","Professional Fee Retainers",275000.00),("1510-00","Land",6150000.00),("1520-00","Buildings & Improvements",38442910.25),("1530-00","Tenant Improvements",4071388.90),("1590-00","Accumulated Depreciation",-15880412.06)]),
    ("LIABILITIES NOT SUBJECT TO COMPROMISE",[("2010-10","Accounts Payable - Postpetition",0),("2030-10","Accrued Real Estate Taxes - Postpetition",0),("2040-10","Accrued Professional Fees",0),("2045-10","U.S. Trustee Fees Payable",0),("2060-10","DIP Loan Payable",0),("2100-10","Tenant Security Deposits",-188340.00)]),
    ("LIABILITIES SUBJECT TO COMPROMISE",[("2510-20","Secured Claim - First Mortgage",-31250000.00),("2515-20","Accrued Interest - First Mortgage",-1612408.33),("2520-20","Mechanics' Lien Claims",-419877.15),("2530-20","Priority Tax Claims",-733901.62),("2540-20","503(b)(9) Claims",-28114.09),("2550-20","Unsecured Trade Claims",-1096552.48),("2560-20","Due to Affiliate - Ridgemoor Land LLC",-915000.00)]),
    ("MEMBERS' EQUITY",[("3010-00","Member Contributions",-9500000.00),("3020-00","Member Distributions",2210000.00),("3900-00","Accumulated Deficit","PLUG")]),
    ("REVENUE",[("4010-00","Minimum Rent",-1110480.20),("4020-00","Percentage Rent",-18822.41),("4110-00","CAM Recoveries",-244913.87),("4120-00","Real Estate Tax Recoveries",-160227.30),("4210-00","Specialty Leasing / Kiosk",-39450.00),("4290-00","Other Income",-2114.75)]),
    ("OPERATING EXPENSES",[("5010-00","Repairs & Maintenance",88412.66),("5020-00","Utilities - Common Area",119204.38),("5030-00","Janitorial & Trash",61880.00),("5040-00","Security Services",94116.52),("5110-00","Property Insurance",57672.20),("5120-00","Real Estate Taxes",203444.10),("5210-00","Management Fee",46280.01),("5310-00","Depreciation",281400.00)]),
    ("REORGANIZATION ITEMS",[("8010-00","Debtor's Counsel Fees",0),("8020-00","Financial Advisor Fees",0),("8030-00","U.S. Trustee Quarterly Fees",0),("8040-00","Gain on Rejected Contracts",0)])]
    acts={"1010-00":(0,41220.18),"1016-00":(62500,0),"1020-00":(0,388410.77),"1110-00":(0,173902.15),"1115-00":(611804.92,402330.11),"1190-00":(0,35000),"1310-00":(0,19224.06),"1330-00":(0,118450.5),"1520-00":(14880,0),"1590-00":(0,93800),"2010-10":(51806.22,134417.9),"2030-10":(0,67814.7),"2040-10":(0,204500),"2045-10":(0,8125.44),"2060-10":(0,500000),"2100-10":(6200,0),"2530-20":(22118.4,0),"2550-20":(15750,0),"4010-00":(4150,392118.5),"4110-00":(0,81230.44),"4120-00":(0,53409.1),"4210-00":(0,12875),"4290-00":(0,688.12),"5010-00":(31244.19,0),"5020-00":(38716.07,1204.9),"5030-00":(20626.66,0),"5040-00":(30150,0),"5110-00":(19224.06,0),"5120-00":(67814.7,0),"5210-00":(15904.8,0),"5310-00":(93800,0),"8010-00":(211900,0),"8020-00":(111050.5,0),"8030-00":(8125.44,0),"8040-00":(0,15750)}
    tot=sum(x[2] for _,g in A for x in g if isinstance(x[2],(int,float)))
    sd=sum(a for a,_ in acts.values()); sc=sum(b for _,b in acts.values())
    cashd=1519612.88; acts["1015-00"]=(cashd,r2(sd+cashd-sc))
    assert acts["1015-00"][1]>0, acts["1015-00"]
    K=["open_dr","open_cr","debit","credit","close_dr","close_cr"]
    W,H=landscape(legal); c=canvas.Canvas(D+stem+'.pdf',pagesize=(W,H)); xs=[430,530,632,730,838,950]
    pg=[0]
    def head():
        pg[0]+=1
        c.setFont('Times-Bold',13); c.drawString(50,H-42,"In re RIDGEMOOR GALLERIA MALL LLC, Debtor-in-Possession")
        c.setFont('Times-Italic',10); c.drawString(50,H-57,"Case No. 26-10411 (Chapter 11)  -  Trial Balance, Petition Date through April 30, 2026  -  Accrual, unaudited")
        c.drawRightString(W-50,H-42,"Exhibit C-2"); 
        y=H-85; c.setFont('Times-Bold',9.5)
        for (a,b,t) in ((0,1,"At Petition Date (03/06/2026)"),(2,3,"Postpetition Activity"),(4,5,"At April 30, 2026")):
            xl=xs[a]-85; xr=xs[b]; c.drawCentredString((xl+xr)/2,y,t); c.line(xl,y-3,xr,y-3)
        y-=15; c.drawString(50,y,"G/L No."); c.drawString(120,y,"Account")
        for i,x in enumerate(xs): c.drawRightString(x,y,("Debit","Credit")[i%2])
        c.setLineWidth(1.2); c.line(50,y-4,W-50,y-4); c.setLineWidth(.4)
        c.setFont('Times-Roman',8); c.drawString(50,28,"Prepared from the books and records of the Debtor; subject to the Global Notes."); c.drawRightString(W-50,28,f"Page {pg[0]}")
        return y-18
    y=head(); rows=[];totals=[]
    def vals(v,font):
        c.setFont(font,9.5)
        for k,x in zip(K,xs):
            if k in v: c.drawRightString(x,y,c2(v[k]))
    for cls,g in A:
        if y<60+13*3: c.showPage(); y=head()
        c.setFont('Times-Bold',10); c.drawString(50,y,cls); y-=13; rr=[]
        for code,nm,b in g:
            if b=="PLUG": b=None; o=r2(-tot)
            else: o=b or 0
            d,cr=acts.get(code,(0,0)); e=r2(o+d-cr); row={"account":code,"name":nm}
            for v,a_,b_ in ((o,"open_dr","open_cr"),):
                if v>0: row[a_]=r2(v)
                elif v<0: row[b_]=r2(-v)
            if d: row["debit"]=r2(d)
            if cr: row["credit"]=r2(cr)
            if e>0: row["close_dr"]=e
            elif e<0: row["close_cr"]=r2(-e)
            if y<60: c.showPage(); y=head(); c.setFont('Times-Bold',10); c.drawString(50,y,cls+" (cont'd)"); y-=13
            c.setFont('Times-Roman',9.5); c.drawString(50,y,code); c.drawString(120,y,nm); vals(row,'Times-Roman'); y-=13; rr.append(row)
        t={"label":"Total "+cls.title().replace("'S","'s"),**summ(rr,K)}
        for x in xs: c.line(x-75,y+10,x,y+10)
        c.setFont('Times-BoldItalic',9.5); c.drawString(135,y,t["label"]); vals(t,'Times-BoldItalic'); y-=20; totals.append(t); rows+=rr
    t={"label":"TRIAL BALANCE TOTALS",**summ(rows,K)}; c.setFont('Times-Bold',10); c.drawString(120,y,t["label"]); vals(t,'Times-Bold')
    for x in xs: c.line(x-75,y+11,x,y+11); c.line(x-75,y-3,x,y-3); c.line(x-75,y-5,x,y-5)
    totals.append(t); y-=30
    assert t["open_dr"]==t["open_cr"] and t["debit"]==t["credit"] and t["close_dr"]==t["close_cr"],t
    c.setFont('Times-Italic',8.5); c.drawString(50,y,"Note: adequate protection payments to the First Mortgage lender have not commenced. Postpetition interest is not accrued pending a section 506(b) determination.")
    c.save()
    save(stem,'pdf','TB',K,rows,totals,'RETAIL','legal landscape, three Dr/Cr pairs under grouped heads, class headings with subtotals',"blank cells; liabilities split by compromise; continued headings")

# ---------- 2: TB xlsx, entities
def doc2():
    R=random.Random(SEED+2); stem='tallgrass_debtors_combined_ledgers'
    ents=["Tallgrass Holdings LP","Tallgrass Creekside Apts LLC","Tallgrass Sumac Point LLC","Tallgrass Office One LLC"]
    K=["other:Pre-Petition Ledger","other:Post-Petition Ledger","ending","other:Prior MOR (Apr)"]
    wb=openpyxl.Workbook(); ws=wb.active; ws.title="TB 0526"
    ws["A1"]="TALLGRASS DEBTORS (Jointly Administered)"; ws["A2"]="Lead Case 26-30288-11   |   Trial balance by legal entity, pre- and post-petition ledgers"; ws["A3"]="As of 5/31/2026; debit / (credit)"
    for a in("A1","A2","A3"): ws[a].font=Font(name="Calibri",bold=(a=="A1"),size=14 if a=="A1" else 10)
    hd=["Account No.","MOR Line","Account Title","Pre-Petition\nLedger","Post-Petition\nLedger","Combined\n5/31/2026","Prior MOR\n(Apr)"]
    r=5
    for i,h in enumerate(hd,1):
        x=ws.cell(r,i,h); x.font=Font(name="Calibri",bold=True,color="FFFFFF"); x.fill=PatternFill("solid",fgColor="44546A"); x.alignment=Alignment(wrap_text=True,horizontal="center",vertical="center")
    ws.row_dimensions[5].height=32; r=6; fmt='#,##0.00_);(#,##0.00)'
    def put(r,v,bold=False):
        for j,k in enumerate(K,4):
            if k in v:
                x=ws.cell(r,j,v[k]); x.number_format=fmt; x.font=Font(name="Calibri",bold=bold)
                if bold: x.border=Border(top=Side(style="thin"))
    def acct(lst): return lst
    res=[("Assets",[("1100","C1","Cash - DIP account",0,1),("1200","C1","Reserve accounts held by lender",1,0),("1310","C2","Resident / tenant receivables",1,1),("1490","C3","Prepaid expenses",0,1),("1700","C5","Real property, net",1,-.3)]),
     ("Liabilities",[("2110","L1","Trade payables",-1,-1),("2215","L2","Accrued property taxes",-1,-1),("2310","L4","Security deposits",-1,.2),("2500","L6","Mortgage note",-1,0),("2710","L8","Intercompany",1,1)]),
     ("Equity",[("3000","E1","Partners' / members' equity",-1,0)]),
     ("Income",[("4000","P1","Rental income",-1,-1),("4300","P2","Other property income",-1,-1)]),
     ("Expense",[("6100","P5","Payroll",1,1),("6200","P5","Repairs and turnover",1,1),("6300","P5","Utilities",1,1),("6900","P6","Property taxes and insurance",1,1),("7500","P8","Interest expense",1,0),("9100","R1","Chapter 11 professional fees",0,1)])]
    hold=[("Assets",[("1100","C1","Cash - DIP account",0,1),("1600","C4","Investments in subsidiaries",1,0)]),("Liabilities",[("2110","L1","Trade payables",-1,-1),("2650","L7","Mezzanine note",-1,0),("2710","L8","Intercompany",1,1)]),("Equity",[("3000","E1","Partners' / members' equity",-1,0)]),("Expense",[("8000","P7","General partner overhead",1,1),("9100","R1","Chapter 11 professional fees",0,1)])]
    mag={"1200":210e3,"1310":90e3,"1490":30e3,"1700":14e6,"2110":160e3,"2215":120e3,"2310":80e3,"2500":11e6,"4000":600e3,"4300":30e3,"6100":90e3,"6200":70e3,"6300":60e3,"6900":110e3,"7500":190e3,"8000":25e3,"9100":150e3,"1600":5.2e6,"2650":4e6,"1100":1}
    # intercompany sums to zero across the entities
    ic=[(412300.55,96250.0),(-188410.20,-61250.0),(-140022.35,-22000.0),(-83868.0,-13000.0)]
    rows=[];totals=[]
    for ei,e in enumerate(ents):
        ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=7); x=ws.cell(r,1,e); x.font=Font(name="Calibri",bold=True,size=12); x.fill=PatternFill("solid",fgColor="D9E1F2"); r+=1
        plan=hold if ei==0 else res; flat=[]
        for cls,g in plan:
            for code,ml,nm,sp,sq in g:
                m=mag.get(code,1)
                p=r2(sp*m*R.uniform(.6,1.4)); q=r2(sq*m*R.uniform(.15,.4)) if code not in("1700",) else r2(-R.uniform(60e3,120e3))
                if code=="2710": p,q=ic[ei]
                if ei==3 and code=="1310": nm="Tenant receivables"
                flat.append([cls,code,nm,ml,p,q])
        eq=[f for f in flat if f[1]=="3000"][0]; eq[4]=0; eq[4]=r2(-sum(f[4] for f in flat))
        ca=[f for f in flat if f[1]=="1100"][0]; ca[4]=ca[4]; ca[5]=0; ca[5]=r2(-sum(f[5] for f in flat))
        if ca[5]<0 :  # fund by payables
            tp=[f for f in flat if f[1]=="2110"][0]; need=r2(-ca[5]+R.uniform(20e3,70e3)); tp[5]=r2(tp[5]-need); ca[5]=r2(ca[5]+need)
        er=[]
        # prior MOR that ties to zero too
        pm={f[1]:r2((f[4]+f[5]*R.uniform(.4,.7))) for f in flat}
        pm["1100"]=0; pm["1100"]=r2(-sum(pm.values()))
        for cls,g in plan:
            ws.cell(r,2,None); x=ws.cell(r,1,cls); x.font=Font(name="Calibri",italic=True,bold=True,color="44546A"); r+=1; cr=[]
            for f in [f for f in flat if f[0]==cls]:
                row={"property":e,"account":f[1],"name":f[2]}
                if f[4]: row[K[0]]=f[4]
                if f[5]: row[K[1]]=f[5]
                row["ending"]=r2(f[4]+f[5]); row[K[3]]=pm[f[1]]
                ws.cell(r,1,f[1]); ws.cell(r,2,f[3]); ws.cell(r,3,f[2]).alignment=Alignment(indent=1); put(r,row); r+=1; cr.append(row)
            if len(cr)>1:
                t={"label":"Total "+cls,**summ(cr,K)}; ws.cell(r,3,t["label"]).font=Font(name="Calibri",bold=True); put(r,t,True); r+=1; totals.append(t)
            er+=cr
        t={"label":"Net - "+e,**summ(er,K)}; t={k:(0 if v==0 else v) for k,v in t.items()}
        assert all(t[k]==0 for k in K),t
        ws.cell(r,3,t["label"]).font=Font(name="Calibri",bold=True); put(r,t,True); r+=2; totals.append(t); rows+=er
    t={"label":"ALL DEBTORS",**{k:0 for k in K}}; ws.cell(r,3,t["label"]).font=Font(name="Calibri",bold=True); put(r,t,True); totals.append(t); r+=2
    ws.cell(r,1,"Notes: (1) Pre-petition ledger is frozen as of the petition date (2/27/2026), adjusted for first-day-order payments. (2) MOR Line column is hidden for filing.")
    ws.column_dimensions["B"].hidden=True
    for col,w in zip("ACDEFG",(13,36,18,18,18,18)): ws.column_dimensions[col].width=w
    ws.freeze_panes="D6"; ws.page_setup.orientation="landscape"; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.save(D+stem+'.xlsx')
    save(stem,'xlsx','TB',K,rows,totals,'MIXED_USE','workbook, four legal entities under banner rows, pre- and post-petition ledger columns, class headings',"hidden column; signed; entity nets of 0.00")

# ---------- 3: TB courier, CR suffix, planted
def doc3():
    R=random.Random(SEED+3); stem='galvant_gl_net_balance_run'
    K=["beginning","debit","credit","ending"]
    hotel=[("CURRENT ASSETS",[("11000","HOUSE BANKS",14500,0),("11010","DIP OPERATING ACCT 7714",0,1),("11040","MERCHANT RECEIVABLE",88214.5,1),("11200","GUEST LEDGER",41977.12,1),("11210","CITY LEDGER",122804.66,1),("11300","FOOD & BEV INVENTORY",36518.9,1),("11500","PREPAID LICENSES",9120,2)]),
    ("FIXED ASSETS",[("15000","BUILDING - HOTEL COMPONENT",22418000,0),("15100","FF&E",3910455.2,0),("15900","ACCUM DEPRECIATION",-9814220.75,3)]),
    ("POSTPETITION LIABILITIES",[("20100","A/P TRADE POST",-57330.18,4),("20300","ACCRUED PAYROLL",-48112.9,4),("20400","OCCUPANCY TAX PAYABLE",-31220.45,4),("20500","ADVANCE DEPOSITS",-66840,4)]),
    ("PREPETITION LIABILITIES",[("25100","A/P TRADE PRE",-812450.37,0),("25200","FRANCHISE FEES PRE",-204118.6,0),("25500","SENIOR NOTE",-17600000,0)]),
    ("EQUITY",[("30000","PARTNERS CAPITAL",None,0)]),
    ("REVENUES",[("40100","ROOMS",-1402880.14,5),("40300","FOOD",-311042.6,5),("40350","BEVERAGE",-128990.05,5),("40800","PARKING & OTHER",-47115.8,5)]),
    ("EXPENSES",[("50100","ROOMS PAYROLL",322140.75,6),("50300","F&B COST OF SALES",139877.41,6),("60100","ADMIN & GENERAL",151204.92,6),("60300","SALES & MARKETING",77018.3,6),("60500","ENERGY",92245.66,6),("70100","MANAGEMENT FEE",56700.86,6),("70500","DEPRECIATION",187200,6),("80100","CH 11 PROFESSIONAL FEES",214000,6)])]
    tower=[("CURRENT ASSETS",[("11010","DIP OPERATING ACCT 7722",0,1),("11100","RENTS RECEIVABLE",58411.09,1),("11150","ALLOW UNCOLLECTIBLE",-22000,0),("11600","UTILITY DEPOSITS",18250,0)]),
    ("FIXED ASSETS",[("15050","BUILDING - RESIDENTIAL TOWER",31870500,0),("15900","ACCUM DEPRECIATION",-6622180.4,3)]),
    ("POSTPETITION LIABILITIES",[("20100","A/P TRADE POST",-29104.77,4),("20600","RESIDENT SECURITY DEPOSITS",-214600,4),("20650","PREPAID RENTS",-19877.5,4)]),
    ("PREPETITION LIABILITIES",[("25100","A/P TRADE PRE",-144090.26,0),("25300","REAL ESTATE TAX PRE",-388712.94,0),("25500","SENIOR NOTE",-21400000,0)]),
    ("EQUITY",[("30000","PARTNERS CAPITAL",None,0)]),
    ("REVENUES",[("41000","APARTMENT RENT",-988420.3,5),("41200","STORAGE & PARKING",-60115,5),("41900","LATE & NSF FEES",-7410.25,5)]),
    ("EXPENSES",[("51000","ON-SITE PAYROLL",118940.5,6),("52000","REPAIRS",66212.38,6),("53000","UTILITIES",74118.91,6),("54000","INSURANCE",81400.2,6),("55000","REAL ESTATE TAX",142600,6),("70500","DEPRECIATION",211800,6),("80100","CH 11 PROFESSIONAL FEES",96000,6)])]
    def gen(plan):
        out=[]
        for cls,g in plan:
            for code,nm,b,k in g:
                d=cr=0; u=R.uniform
                m=abs(b or 1)
                if k==1 and code!="11010": d=r2(m*u(.8,1.6)); cr=r2(m*u(.7,1.5))
                if k==2: cr=r2(m*u(.1,.3))
                if k==3: cr=r2(m*.006)
                if k==4: d=r2(m*u(.3,.8)); cr=r2(m*u(.3,.9))
                if k==5: cr=r2(m*u(.2,.33)); d=r2(m*u(.002,.01)) if u(0,1)<.5 else 0
                if k==6: d=r2(m*u(.18,.3)); cr=r2(m*u(.004,.02)) if u(0,1)<.3 else 0
                out.append([cls,code,nm,b,d,cr])
        eq=[o for o in out if o[1]=="30000"][0]; ca=[o for o in out if o[1]=="11010"][0]
        ca[3]=r2(u(90e3,260e3)); eq[3]=r2(-sum(o[3] for o in out if o[3] is not None))
        ca[4]=r2(u(4e5,7e5)); ca[5]=r2(sum(o[4] for o in out)-sum(o[5] for o in out)); 
        if ca[5]<0: ca[4]=r2(ca[4]-ca[5]); ca[5]=0
        # gap kept: recompute exactly
        s=r2(sum(o[4] for o in out)-sum(o[5] for o in out))
        if s>0: ca[5]=r2(ca[5]+s)
        elif s<0: ca[4]=r2(ca[4]-s)
        return out
    W,H=letter; c=canvas.Canvas(D+stem+'.pdf',pagesize=letter); L=[0,0]; F=7.6; x0=30
    def cr(v): return (f"{-v:,.2f}CR" if v<0 else f"{v:,.2f}  ")
    def line(s,b=False):
        c.setFont('Courier-Bold' if b else 'Courier',F); c.drawString(x0,L[0],s); L[0]-=10.4
    def head(ent):
        if L[1]: c.showPage()
        L[1]+=1; L[0]=H-36
        line("GLTB410-R                     GENERAL LEDGER TRIAL BALANCE - NET                          RUN 06/09/26 07:42   PAGE%4d"%L[1])
        line("COMPANY: "+ent); line("PERIOD 05  ENDING 05/31/26     BOOK: CHAPTER 11 (FILED 02/11/26)"); line("")
        line("                                         BAL FWD           DEBITS          CREDITS         NET BALANCE"); 
        line("ACCT   DESCRIPTION                      05/01/26         THIS PER         THIS PER            05/31/26"); line("="*106)
    def fm(a,n,v): return f"{a:<7}{n:<30}"+f"{cr(v['beginning']) if 'beginning' in v else '':>17}{(c2(v['debit'])+'  ') if 'debit' in v else '':>17}{(c2(v['credit'])+'  ') if 'credit' in v else '':>17}{cr(v['ending']) if 'ending' in v else '':>18}"
    rows=[];totals=[]; planted=None
    for ent,plan in (("GALVANT HOTEL OPERATING LP",hotel),("GALVANT RESIDENCES LLC",tower)):
        head(ent); er=[]; data=gen(plan)
        for cls,_ in plan:
            if L[0]<90: head(ent)
            line(""); line("  *** "+cls); cl=[]
            for o in [o for o in data if o[0]==cls]:
                if L[0]<60: head(ent)
                row={"property":ent,"account":o[1],"name":o[2],"beginning":r2(o[3]),"debit":r2(o[4]),"credit":r2(o[5]),"ending":r2(o[3]+o[4]-o[5])}
                true=dict(row)
                if ent.startswith("GALVANT RES") and o[1]=="53000":
                    s=c2(row["ending"]); i=s.index(',')-1; dg=str((int(s[i])+3)%10); s2=s[:i]+dg+s[i+1:]
                    row["ending"]=float(s2.replace(',',''))
                    planted={"kind":"digit_changed","what":f"GALVANT RESIDENCES LLC, account 53000 UTILITIES: NET BALANCE printed {s2}, should be {s} (beginning + debits - credits; class, company and run totals use the right figure)"}
                line(fm(o[1],o[2],row)); cl.append(true); er.append(true); rows.append(row)
            t={"label":"CLASS TOTAL",**summ(cl,K)}
            if L[0]<60: head(ent)
            line(fm("","   CLASS TOTAL",t),True); totals.append(t)
        t={"label":"COMPANY TOTAL",**summ(er,K)}; t={k:(0 if v==0 else v) for k,v in t.items()}
        line("-"*106); line(fm("","COMPANY TOTAL",t),True); totals.append(t)
        assert t["beginning"]==0 and t["ending"]==0 and t["debit"]==t["credit"],t
    ct=[t for t in totals if t["label"]=="COMPANY TOTAL"]; t={"label":"RUN TOTAL - 2 COMPANIES",**summ(ct,K)}; t["beginning"]=0;t["ending"]=0
    line(""); line(fm("","RUN TOTAL - 2 COMPANIES",t),True); totals.append(t); line("** END OF REPORT **")
    c.save(); assert planted
    save(stem,'pdf','TB',K,rows,totals,'HOSPITALITY','line-printer run in Courier, CR suffixes, company in the page head, class totals',"two-line head; company only in the page head; repeated heads",planted)

# ---------- 4: AR mall pdf
def doc4():
    R=random.Random(SEED+4); stem='ridgemoor_mall_aging_by_charge'
    K=["total","current","b1_30","b31_60","b61_90","b90"]
    ten=["Kestrel & Finch Footwear","Luma Optical","Bao Lane Kitchen","Pinwheel Toys Inc.","Harrow Denim Co.","Zephyr Wireless #218","Nonna Vera Pizza","Cobalt Fitness LLC","Marrow & Mint Salon","Sundry Goods Outlet","The Candle Larder","Juniper Kids","Orbit Games","Vela Jewelers","Crestline Cinemas 10","Tidewell Tea"]
    ch=[("MRENT","Minimum Rent"),("CAM","Common Area Maint."),("RET","R/E Tax Escrow"),("PCT","Percentage Rent"),("MKT","Marketing Fund"),("UTIL","Utilities"),("LATE","Late Charge")]
    W,H=landscape(letter); c=canvas.Canvas(D+stem+'.pdf',pagesize=(W,H)); xs=[382,452,522,592,662,738]; pg=[0]
    def head():
        pg[0]+=1
        c.setFillColorRGB(.16,.24,.2); c.rect(36,H-60,W-72,28,fill=1,stroke=0); c.setFillColor(colors.white); c.setFont('Helvetica-Bold',12); c.drawString(44,H-50,"Aged Tenant Receivables by Charge"); c.setFont('Helvetica',9); c.drawRightString(W-44,H-50,"Ridgemoor Galleria Mall   |   Aged as of 04/30/2026 by due date")
        c.setFillColor(colors.black); y=H-76; c.setFont('Helvetica-Bold',8); c.drawCentredString((xs[2]+xs[5])/2-30,y,"----------------------  Days Past Due  ----------------------")
        y-=11; c.drawString(60,y,"Charge"); c.drawString(104,y,"Description"); c.drawString(222,y,"Due"); c.drawString(274,y,"Pet."); c.drawRightString(xs[0],y,"Amount"); c.drawRightString(xs[1],y,"Not Yet")
        y-=9; c.drawString(60,y,"Code"); c.drawString(222,y,"Date"); c.drawString(274,y,"Status")
        for x,t in zip(xs,("Open","Due","1 - 30","31 - 60","61 - 90","Over 90")): c.drawRightString(x,y,t)
        c.line(36,y-4,W-36,y-4); c.setFont('Helvetica',7); c.drawString(36,24,"PRE = accrued before 03/06/2026 (claim subject to setoff); POST = on or after. Printed 05/12/2026 11:18 AM"); c.drawRightString(W-36,24,f"{pg[0]}")
        return y-16
    y=head(); rows=[];totals=[];pp={"PRE":0,"POST":0}; by={}
    for i,n in enumerate(ten):
        suite=R.choice("ABC")+str(101+i*7); code=f"t{4417+i*13:07d}"
        n_l=R.randint(2,5); lines=[]
        for q,_t in sorted(R.sample(list(enumerate(ch)),min(n_l,len(ch)))):
            cd,ds=_t; m={"MRENT":7800,"CAM":1900,"RET":1150,"PCT":2600,"MKT":340,"UTIL":610,"LATE":150}[cd]*R.uniform(.5,1.6)
            d=R.choice([dt.date(2026,5,1),dt.date(2026,4,1),dt.date(2026,3,1),dt.date(2026,2,1),dt.date(2026,1,1),dt.date(2025,11,1),dt.date(2025,8,15)])
            lines.append((cd,ds,d,r2(m)))
        if i in(2,8,12): lines.append(("UNAP","Unapplied Receipt",dt.date(2026,4,17),-r2(R.uniform(200,2400))))
        if y<70+12*3: c.showPage(); y=head()
        c.setFont('Helvetica-Bold',8.5); c.drawString(40,y,f"{suite}    {n}    ({code})"); y-=12; rr=[]
        for cd,ds,d,a in lines:
            age=(dt.date(2026,4,30)-d).days; k="current" if age<=0 else "b1_30" if age<=30 else "b31_60" if age<=60 else "b61_90" if age<=90 else "b90"
            row={"unit":suite,"resident":code,"name":n,"charge":cd,"date":d.isoformat(),"total":a,k:a}
            st="PRE" if d<dt.date(2026,3,6) else "POST"; pp[st]+=a; by[cd]=by.get(cd,0)+a
            if y<60: c.showPage(); y=head(); c.setFont('Helvetica-Bold',8.5); c.drawString(40,y,f"{suite}    {n}    ({code})  continued"); y-=12
            c.setFont('Helvetica',8.5); c.drawString(60,y,cd); c.drawString(104,y,ds); c.drawString(222,y,d.strftime('%m/%d/%y')); c.drawString(274,y,st)
            for kk,x in zip(K,xs):
                if kk in row: c.drawRightString(x,y,par(row[kk]))
            y-=12; rr.append(row)
        t={"label":"Tenant total","total":0,**summ(rr,K)}; c.setFont('Helvetica-Oblique',8.5); c.drawString(222,y,"Tenant total")
        for kk,x in zip(K,xs):
            if kk in t: c.line(x-48,y+9,x,y+9); c.drawRightString(x,y,par(t[kk]))
        y-=17; rows+=rr; totals.append(t)
    if y<150: c.showPage(); y=head()
    t={"label":"PROPERTY TOTAL",**summ(rows,K)}; c.setFont('Helvetica-Bold',8.5); c.drawString(60,y,t["label"])
    for kk,x in zip(K,xs): c.drawRightString(x,y,par(t[kk]))
    c.line(36,y+11,W-36,y+11); c.line(36,y-4,W-36,y-4); totals.append(t); y-=28
    assert abs(sum(pp.values())-t["total"])<.01
    c.setFont('Helvetica-Bold',8); c.drawString(60,y,"Recap by petition status"); c.drawString(330,y,"Recap by charge code"); y-=11; c.setFont('Helvetica',8)
    for j,(a,b) in enumerate((("Prepetition",pp["PRE"]),("Postpetition",pp["POST"]))): c.drawString(70,y-j*10,a); c.drawRightString(220,y-j*10,par(r2(b)))
    for j,(a,b) in enumerate(sorted(by.items())): c.drawString(340+(j//4)*150,y-(j%4)*10,a); c.drawRightString(460+(j//4)*150,y-(j%4)*10,par(r2(b)))
    c.save()
    save(stem,'pdf','AR',K,rows,totals,'RETAIL','mall aging by charge, tenant banner line then charge lines, tenant totals, recaps at the end',"tenant in a banner line; three-line head; Not Yet Due as current; recaps")

# ---------- 5: AR apartments xlsx
def doc5():
    R=random.Random(SEED+5); stem='creekside_sumac_delinquency_prepaid'
    K=["deposit","b0_30","b31_60","b61_90","b90","total","prepaid","other:Net Balance"]
    fn="Dana Omar Lucille Priya Marcus Teo Ingrid Paul Yesenia Howard Mei Amara Colin Rosa Viktor Shanice Leon Greta Abdul Nora".split(); ln="Whitcomb Salazar Okafor Lindqvist Brandt Teague Nakamura Pruitt Delacroix Mbeki Farrow Castellano Ivers Quint Sato Rourke".split()
    wb=openpyxl.Workbook(); ws=wb.active; ws.title="Delq"; rows=[];totals=[]
    ws.merge_cells("A1:L1"); ws["A1"]="Delinquent and Prepaid Residents - May 31, 2026"; ws["A1"].font=Font(name="Arial",bold=True,size=13); ws["A1"].alignment=Alignment(horizontal="center")
    ws.merge_cells("A2:L2"); ws["A2"]="Tallgrass Debtors - multifamily portfolio (amounts in US dollars; ageing by charge date)"; ws["A2"].alignment=Alignment(horizontal="center")
    ws.merge_cells("F4:I4"); ws["F4"]="Age of Unpaid Charges (Days)"; ws["F4"].alignment=Alignment(horizontal="center")
    hd=["Apt","Res. ID","Resident(s)","Stat","Deposit Held","0-30","31-60","61-90","90+","Total Unpaid","Prepaid","Net Balance","Desk Comment"]
    th=Side(style="thin"); F=lambda **k: Font(name="Arial",size=9,**k)
    for i,h in enumerate(hd,1):
        if not 6<=i<=9:
            ws.merge_cells(start_row=4,start_column=i,end_row=5,end_column=i); x=ws.cell(4,i,h)
        else: x=ws.cell(5,i,h)
        x.font=F(bold=True); x.alignment=Alignment(horizontal="center",vertical="center",wrap_text=True); 
    ws["F4"].font=F(bold=True)
    for i in range(1,14): ws.cell(5,i).border=Border(bottom=Side(style="medium"))
    r=6
    def put(r,v,b=False):
        for j,k in enumerate(K,5):
            if k in v:
                x=ws.cell(r,j,v[k]); x.number_format='#,##0.00;-#,##0.00'; x.font=F(bold=b)
                if b: x.border=Border(top=th)
    for prop,pref in (("Creekside Apartments","1"),("Sumac Point Townhomes","2")):
        x=ws.cell(r,1,prop); x.font=Font(name="Arial",bold=True,size=11,underline="single"); r+=1; pr=[]
        for st,lab,n in (("C","Current Residents",13 if pref=="1" else 9),("N","Notice Residents",3),("P","Past Residents",5 if pref=="1" else 4)):
            x=ws.cell(r,1,lab); x.font=F(italic=True,color="7F7F7F"); r+=1; sr=[]
            units=sorted(R.sample(range(101,340),n))
            for u in units:
                apt=(f"{R.choice('ABCD')}-{u}" if pref=="1" else str(2000+u)); nm=f"{R.choice(ln)}, {R.choice(fn)}"+(f" & {R.choice(fn)}" if R.random()<.2 else "")
                row={"property":prop,"unit":apt,"resident":f"{pref}{R.randint(10000,99999)}","name":nm}
                if st!="P" or R.random()<.3: row["deposit"]=float(R.choice([250,300,500,750,1195]))
                pre=R.random()<.22 and st!="P"
                tot=0
                if not pre:
                    for k,p in (("b0_30",.8 if st!="P" else .15),("b31_60",.5),("b61_90",.3),("b90",.25 if st!="P" else .8)):
                        if R.random()<p: row[k]=r2(R.choice([1195,1240,1310,1425])*R.uniform(.1,1)); tot+=row[k]
                    if not tot: row["b0_30"]=r2(R.uniform(40,900)); tot=row["b0_30"]
                    row["total"]=r2(tot)
                else: row["prepaid"]=-r2(R.uniform(12,1400))
                row["other:Net Balance"]=r2(tot+row.get("prepaid",0))
                for j,v in enumerate((row["unit"],row["resident"],row["name"],{"C":"Curr","N":"Ntc","P":"Past"}[st]),1): ws.cell(r,j,v).font=F()
                put(r,row); cm=R.choice(["","","","","Proof of claim n/a","Sent to collections","Payment plan thru 8/26","Paid portal 6/2"]) if not pre else ""
                if cm: ws.cell(r,13,cm).font=F(italic=True); ws.cell(r,13).alignment=Alignment(indent=1)
                r+=1; sr.append(row)
            t={"label":f"Subtotal {lab}",**summ(sr,K)}; ws.cell(r,3,t["label"]).font=F(bold=True); put(r,t,True); r+=1; totals.append(t); pr+=sr
        t={"label":f"Total {prop}",**summ(pr,K)}; ws.cell(r,1,t["label"]).font=F(bold=True); put(r,t,True); r+=2; totals.append(t); rows+=pr
    t={"label":"Portfolio Total",**summ(rows,K)}; ws.cell(r,1,t["label"]).font=F(bold=True); put(r,t,True); totals.append(t); r+=2
    ws.cell(r,1,f"{len(rows)} resident accounts listed. Write-offs after 90 days require CRO approval; deposits of past residents in the 30-day disposition window remain listed.").font=F(italic=True)
    for col,w in zip("ABCDEFGHIJKLM",(10,10,28,6,10,11,11,11,11,12,11,12,24)): ws.column_dimensions[col].width=w
    ws.page_setup.orientation="landscape"; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.print_title_rows="4:5"
    wb.save(D+stem+'.xlsx')
    save(stem,'xlsx','AR',K,rows,totals,'MULTIFAMILY','delinquency and prepaid workbook, two properties, status sections, merged two-row head',"nested sections; blanks; prepaid as negatives; comments")

# ---------- 6: AR offices xls months
def doc6():
    R=random.Random(SEED+6); stem='officeone_open_invoices_by_month'
    K=["other:Pre-Petition","m Apr 2026","m May 2026","m Jun 2026","total"]
    wb=xlwt.Workbook(); ws=wb.add_sheet("Open Inv"); B=xlwt.easyxf("font: name Tahoma, bold on, height 180; align: wrap on, horiz center, vert bottom; borders: bottom thin"); N=xlwt.easyxf("font: name Tahoma, height 180"); M=xlwt.easyxf("font: name Tahoma, height 180",num_format_str='#,##0.00_);[Red](#,##0.00)'); MB=xlwt.easyxf("font: name Tahoma, height 180, bold on; borders: top thin",num_format_str='#,##0.00_);[Red](#,##0.00)'); NB=xlwt.easyxf("font: name Tahoma, height 180, bold on"); DT=xlwt.easyxf("font: name Tahoma, height 180; align: horiz center",num_format_str='d-mmm-yy')
    TOP=xlwt.easyxf("font: name Tahoma, height 180; align: vert top, wrap on")
    ws.write(0,0,"Tallgrass Office One LLC et al. - Open Tenant Invoices",NB); ws.write(1,0,"Petition date 1-Apr-2026. Open at 30-Jun-2026; months are billing months.",N)
    for j,h in enumerate(("Building","Lessee","Suite","Inv. No.","Billed","For","Pre-Petition","Apr 2026","May 2026","Jun 2026","Open Balance","Atty hold")): ws.write(3,j,h,B)
    blds=[("One Prairie Plaza",["Hollis Actuarial Group","Brightfork Media","Stanhope & Ruiz CPAs","Delmar Title Agency","Corvid Analytics"]),("Flint Hills Annex",["Osage Dental Partners","Redbud Staffing","County Legal Aid Fund"]),("400 Stockyard Row",["Meridian Freight Brokers","Quill Insurance Svcs","Arbor Hospice Admin","Sandpiper Software"])]
    rows=[];totals=[];r=4;inv=20418
    for bn,ts in blds:
        br=[]; r0=r
        for t in ts:
            su=str(R.randint(1,9)*100+R.choice([0,5,10,20,40])); base=R.uniform(3200,14800)
            combos=[(dt.date(y_,m_,1),f_) for (y_,m_) in ((2025,12),(2026,2),(2026,3),(2026,4),(2026,5),(2026,5),(2026,6),(2026,6)) for f_ in ("Base rent","Base rent","Opex estimate","After-hours HVAC","Parking")]+[(dt.date(2026,3,1),"2025 true-up")]*4
            for d,fr in sorted(set(R.sample(combos,R.randint(3,5)))):
                a=r2(base*{"Base rent":1,"Opex estimate":.28,"2025 true-up":R.choice([.4,-.17]),"After-hours HVAC":.03,"Parking":.05}[fr]*(R.choice([1,1,.5])))
                k=K[0] if d<dt.date(2026,4,1) else {4:K[1],5:K[2],6:K[3]}[d.month]
                inv+=R.randint(1,9); row={"property":bn,"unit":su,"name":t,"charge":fr,"date":d.isoformat(),"invoice":str(inv),k:a,"total":a}
                for j,v in ((1,t),(2,su),(3,str(inv)),(5,fr)): ws.write(r,j,v,N)
                ws.write(r,4,dt.datetime(d.year,d.month,d.day),DT)
                for j,kk in enumerate(K,6):
                    if kk in row: ws.write(r,j,row[kk],M)
                if k==K[0] and R.random()<.25: ws.write(r,11,"H",N)
                r+=1; br.append(row)
        ws.write_merge(r0,r-1,0,0,bn,TOP)
        t={"label":f"{bn} total",**summ(br,K)}; ws.write(r,1,t["label"],NB)
        for j,kk in enumerate(K,6):
            if kk in t: ws.write(r,j,t[kk],MB)
        totals.append(t); rows+=br; r+=1
    t={"label":"All buildings",**summ(rows,K)}; ws.write(r+1,1,t["label"],NB); totals.append(t)
    for j,kk in enumerate(K,6): ws.write(r+1,j,t[kk],MB)
    ws.write(r+3,0,"H = on hold by counsel pending assumption or rejection under section 365.",N)
    for j,w in enumerate((18,27,8,9,11,18,14,14,14,14,15,9)): ws.col(j).width=256*w
    ws.portrait=False; ws.fit_width_to_pages=1; ws.fit_height_to_pages=0; ws.fit_num_pages=1; ws.header_str=b""; ws.footer_str=b"&LAccounting desk&RPage &P of &N"
    ws.set_panes_frozen(True); ws.set_horz_split_pos(4); wb.save(D+stem+'.xls')
    save(stem,'xls','AR',K,rows,totals,'OFFICE','xls open-invoice list, billing-month columns with a pre-petition column, building merged down',"month buckets; vertically merged building; credits in red parentheses")

# ---------- 7: UM appraisal pdf
def doc7():
    R=random.Random(SEED+7); stem='creekside_appraisal_rent_summary'
    K=["units","pct_units","occupied","sf","total_sf","actual","actual_sf","market","market_sf"]
    G=[("Studio",[("S1","Studio",0,1,465,18,905,960),("S2","Studio, alcove",0,1,520,10,945,995)]),
       ("One Bedroom",[("A1","Garden",1,1,640,44,1085,1150),("A2","Garden, den",1,1,735,28,1160,1225),("A2r","Den, renovated",1,1,735,12,1245,1325),("A3","Loft",1,1.5,810,8,None,1395)]),
       ("Two Bedroom",[("B1","Standard",2,1,895,40,1240,1325),("B2","Split plan",2,2,1010,36,1355,1440),("B2r","Split, renovated",2,2,1010,16,1450,1550),("B3","Townhouse",2,2.5,1180,12,1510,1625)]),
       ("Three Bedroom",[("C1","Standard",3,2,1240,14,1595,1700),("C2","Townhouse",3,2.5,1365,6,1690,1825)])]
    N=sum(x[5] for _,g in G for x in g)
    rows=[];totals=[]; st=ParagraphStyle('n',fontName='Times-Roman',fontSize=10,leading=13); 
    fmt={"units":"%d","pct_units":"%.1f%%","occupied":"%d","sf":"{:,.0f}","total_sf":"{:,.0f}","actual":"${:,.0f}","actual_sf":"${:,.2f}","market":"${:,.0f}","market_sf":"${:,.2f}"}
    def f(k,v): 
        if k not in v: return "n/a" if k.startswith("actual") else ""
        return fmt[k]%v[k] if '%' in fmt[k] else fmt[k].format(v[k])
    data=[["Plan","Description","BR / BA","Units","% of\nTotal","Occ'd","Unit Size (SF)","","Contract Rent","","Market Rent",""],["","","","","","","Avg.","Total","Per Mo.","Per SF","Per Mo.","Per SF"]]
    style=[('FONT',(0,0),(-1,-1),'Times-Roman',8.7),('FONT',(0,0),(-1,1),'Times-Bold',8.7),('ALIGN',(2,0),(-1,-1),'RIGHT'),('ALIGN',(2,0),(-1,1),'CENTER'),('VALIGN',(0,0),(-1,1),'BOTTOM'),('LINEABOVE',(0,0),(-1,0),1.2,colors.black),('LINEBELOW',(0,1),(-1,1),.8,colors.black),('LINEBELOW',(6,0),(7,0),.4,colors.black),('LINEBELOW',(8,0),(9,0),.4,colors.black),('LINEBELOW',(10,0),(11,0),.4,colors.black),('TOPPADDING',(0,0),(-1,-1),1.6),('BOTTOMPADDING',(0,0),(-1,-1),2.2)]
    for a in ((6,7),(8,9),(10,11)): style.append(('SPAN',(a[0],0),(a[1],0)))
    for j in range(6): style.append(('SPAN',(j,0),(j,1)))
    occ_of={}
    def agg(label,rr,raw):
        u=sum(r["units"] for r in rr); o=sum(r["occupied"] for r in rr); ts=sum(r["total_sf"] for r in rr)
        act=[r for r in rr if "actual" in r]; ao=sum(r["occupied"] for r in act)
        a=sum(r["actual"]*r["occupied"] for r in act)/ao; asf=sum(r["sf"]*r["occupied"] for r in act); mk=sum(r["market"]*r["units"] for r in rr)
        return {"label":label,"units":u,"pct_units":round(u/N*100,1),"occupied":o,"sf":round(ts/u),"total_sf":ts,"actual":round(a),"actual_sf":round(a*ao/asf,2),"market":round(mk/u),"market_sf":round(mk/ts,2)}
    for gname,g in G:
        style+= [('SPAN',(0,len(data)),(-1,len(data))),('FONT',(0,len(data)),(-1,len(data)),'Times-Italic',9),('BACKGROUND',(0,len(data)),(-1,len(data)),colors.Color(.93,.93,.88))]
        data.append([gname]+[""]*11); rr=[]
        for code,ds,b,ba,sf,n,a,m in g:
            row={"type":code,"desc":ds,"beds":b,"baths":ba,"units":n,"pct_units":round(n/N*100,1),"occupied":0 if a is None else n-R.randint(0,max(1,n//7)),"sf":sf,"total_sf":sf*n}
            if a is not None: row["actual"]=a+R.randint(-9,9); row["actual_sf"]=round(row["actual"]/sf,2)
            row["market"]=m; row["market_sf"]=round(m/sf,2)
            data.append([code,ds,f"{b} / {ba:g}"]+[f(k,row) for k in K]); rr.append(row)
        t=agg(f"Subtotal / Avg. {gname}",rr,g); totals.append(t); rows+=rr
        style+=[('FONT',(0,len(data)),(-1,len(data)),'Times-Bold',8.7),('LINEABOVE',(3,len(data)),(-1,len(data)),.4,colors.black),('SPAN',(0,len(data)),(2,len(data)))]
        data.append([t["label"],"",""]+[f(k,t) for k in K])
    t=agg("Total / Weighted Avg.",rows,None); t["pct_units"]=100.0; totals.append(t)
    style+=[('FONT',(0,len(data)),(-1,len(data)),'Times-Bold',9),('LINEABOVE',(0,len(data)),(-1,len(data)),.8,colors.black),('LINEBELOW',(0,len(data)),(-1,len(data)),1.2,colors.black),('SPAN',(0,len(data)),(2,len(data)))]
    data.append([t["label"],"",""]+[f(k,t) for k in K])
    tb=Table(data,colWidths=[30,82,46,36,38,36,36,50,50,42,50,42],repeatRows=2); tb.setStyle(TableStyle(style))
    def foot(c,d): c.setFont('Times-Roman',8); c.drawString(36,30,"Marlowe-Teft Valuation  |  26-0517"); c.drawRightString(letter[0]-36,30,"Income Capitalization Approach  61")
    ht=ParagraphStyle('h',fontName='Times-Bold',fontSize=13,leading=18)
    SimpleDocTemplate(D+stem+'.pdf',pagesize=letter,leftMargin=36,rightMargin=36,topMargin=46,bottomMargin=50).build([Paragraph("INCOME CAPITALIZATION APPROACH",ht),Spacer(1,6),Paragraph("Creekside Apartments contains %d rental units in eleven two-story garden buildings. The debtor-in-possession furnished a rent roll dated May 31, 2026. The subject's unit mix, contract rents in place and our conclusions of market rent are summarized below."%N,st),Spacer(1,10),Paragraph("<b>Table 18 - Unit Mix and Rent Summary</b>",st),Spacer(1,4),tb,Spacer(1,5),Paragraph("<font size=8>Contract rent is the average of occupied units only; averages of contract rent are weighted by occupied units, of market rent by all units. n/a - the A3 lofts are down for water damage and none is leased. Percentages may not add due to rounding.</font>",st),Spacer(1,8),Paragraph("Comparable rentals bracket the concluded rents at $1.29 to $2.11 per square foot. Concessions in the submarket average two weeks on a twelve-month lease; no concession is deducted in the table above and economic vacancy is treated separately.",st)],onFirstPage=foot)
    save(stem,'pdf','UM',K,rows,totals,'MULTIFAMILY','appraisal page, prose around a table, grouped heads, bedroom groups with weighted subtotals',"BR / BA in one column; n/a cells; prose with figures")

# ---------- 8: UM tower xlsx
def doc8():
    stem='galvant_residences_plan_schedule'
    K=["beds","baths","sf","other:Terrace SF","units","total_sf","other:Closed Sales","other:Estate-Owned"]
    S=ks=["units","total_sf","other:Closed Sales","other:Estate-Owned"]
    Z=[("ZONE 1 - LEVELS 14 TO 21 (HOTEL SERVICE)",[("R-01","Studio, kitchenette","01",0,1,512,None,8,5),("R-02","Studio, corner","02",0,1,588,None,8,3),("R-03","One bedroom","03, 04",1,1,742,64,16,9),("R-05","One bedroom + den","05",1,1.5,905,64,8,6),("R-06","Two bedroom","06",2,2,1188,110,8,4)]),
       ("ZONE 2 - LEVELS 22 TO 31",[("R-11","One bedroom","01, 02",1,1.5,868,72,20,13),("R-12","Two bedroom","03",2,2,1245,118,10,7),("R-12A","Two bedroom, mirrored","04",2,2,1239,118,10,6),("R-13","Two bedroom + library","05",2,2.5,1477,146,9,2),("R-14","Three bedroom","06",3,3,1862,205,10,4)]),
       ("ZONE 3 - LEVELS 32 TO 36 (PENTHOUSE)",[("PH-A","Penthouse, west","A",3,3.5,2710,640,3,1),("PH-B","Penthouse, east","B",3,3.5,2655,612,3,0),("PH-C","Sky villa, two levels","C",4,4.5,4120,1385,2,1)])]
    wb=openpyxl.Workbook(); cv=wb.active; cv.title="Read Me"; cv["A1"]="Galvant Residences LLC - plan schedule compiled by the debtor's accounting desk"; cv["A3"]="Source: condominium plat sheets A-201 to A-219 and closing binder; areas are to the finish face of walls."; cv.column_dimensions["A"].width=110; cv["A3"].alignment=Alignment(wrap_text=True); cv["A4"]="See sheet 'Residence Plans'."
    ws=wb.create_sheet("Residence Plans"); F=lambda **k: Font(name="Garamond",size=11,**k)
    ws["B2"]="Residence Plan Schedule"; ws["B2"].font=Font(name="Garamond",size=16,bold=True); ws["B3"]="Residential tower above the Galvant Hotel  |  inventory at 5/31/2026"; ws["B3"].font=F(italic=True)
    top={2:"Plan",3:"Layout",4:"Stack",5:"Rooms",7:"Area of One Residence",9:"Residences\non Plat",10:"Interior SF\nin Total",11:"Disposition"}; low={5:"Bed",6:"Bath",7:"Interior SF",8:"Terrace SF",11:"Closed Sales",12:"Estate-Owned"}
    for j,v in top.items(): ws.cell(5,j,v)
    for j,v in low.items(): ws.cell(6,j,v)
    for a in("E5:F5","G5:H5","K5:L5","B5:B6","C5:C6","D5:D6","I5:I6","J5:J6"): ws.merge_cells(a)
    for rr in(5,6):
        for j in range(2,13): x=ws.cell(rr,j); x.font=F(bold=True,color="FFFFFF"); x.fill=PatternFill("solid",fgColor="7A5C3E"); x.alignment=Alignment(horizontal="center",vertical="center",wrap_text=True)
    r=7; rows=[];totals=[]; pos={"beds":5,"baths":6,"sf":7,"other:Terrace SF":8,"units":9,"total_sf":10,"other:Closed Sales":11,"other:Estate-Owned":12}
    def put(v,b=False):
        for k,j in pos.items():
            if k in v: x=ws.cell(r,j,v[k]); x.font=F(bold=b); x.number_format='0.0' if k=="baths" else '#,##0'
            if b: ws.cell(r,j).border=Border(top=Side(style="thin"))
    for z,g in Z:
        ws.merge_cells(start_row=r,start_column=2,end_row=r,end_column=12); ws.cell(r,2,z).font=F(bold=True,color="7A5C3E"); r+=1; zr=[]
        for code,ds,sk,b,ba,sf,te,n,cl in g:
            row={"type":code,"desc":ds,"beds":b,"baths":ba,"sf":sf,"units":n,"total_sf":sf*n,"other:Closed Sales":cl,"other:Estate-Owned":n-cl}
            if te: row["other:Terrace SF"]=te
            else: ws.cell(r,8,"-").alignment=Alignment(horizontal="right")
            for j,v in((2,code),(3,ds),(4,sk)): ws.cell(r,j,v).font=F()
            put(row); r+=1; zr.append(row)
        t={"label":"Zone subtotal",**{k:sum(x[k] for x in zr) for k in S}}; ws.cell(r,3,t["label"]).font=F(bold=True); put(t,True); r+=1; totals.append(t); rows+=zr
    r+=1; t={"label":"TOWER TOTAL",**{k:sum(x[k] for x in rows) for k in S}}; ws.cell(r,2,t["label"]).font=F(bold=True); put(t,True); totals.append(t); r+=2
    for s in("* Stack = vertical line of residences; zone 2 stack 05 omits level 22 (mechanical).","* Hotel guest rooms on levels 3 to 13 are not residences and are not listed.","* Estate-owned residences are property of the estate under section 541; 11 are under contract (not shown)."): ws.cell(r,2,s).font=F(italic=True); r+=1
    ws.column_dimensions["A"].width=2
    for col,w in zip("BCDEFGHIJKL",(14,26,9,7,7,12,12,12,13,13,14)): ws.column_dimensions[col].width=w
    ws.row_dimensions[5].height=30; ws.sheet_view.showGridLines=False; ws.page_setup.orientation="landscape"; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.active=1; wb.save(D+stem+'.xlsx')
    save(stem,'xlsx','UM',K,rows,totals,'HOSPITALITY','plan schedule of a hotel\'s residential tower, second sheet of a workbook, zones with subtotals, offset from column A',"cover sheet; merged two-row head; stack column of numbers as text; notes")

# ---------- 9: UM affordable pdf, planted
def doc9():
    stem='prairie_tax_credit_mix_two_projects'
    K=["units","sf","ami","gross","ua","net","market","other:Rent Advantage"]
    P=[("Cottonwood Commons (LIHTC, Bldgs 1-6)",[("1BR-30",1,1,655,6,30,514,71,1180),("1BR-50",1,1,655,14,50,857,71,1180),("1BR-60",1,1,655,20,60,1029,71,1180),("2BR-30",2,1,880,5,30,617,94,1390),("2BR-50",2,1,880,18,50,1028,94,1390),("2BR-60",2,2,925,24,60,1234,94,1435),("3BR-60",3,2,1130,9,60,1426,118,1685)]),
       ("Switchgrass Senior Village (LIHTC / HOME)",[("1BR-HOME LOW",1,1,590,8,50,857,63,1095),("1BR-60",1,1,590,26,60,1029,63,1095),("2BR-HOME HIGH",2,1,810,4,60,1180,82,1310),("2BR-60",2,1,810,15,60,1234,82,1310),("2BR-MKT",2,2,860,7,None,None,None,1365)])]
    st=ParagraphStyle('n',fontName='Helvetica',fontSize=8.5,leading=11); rows=[];totals=[]; planted=None
    hd=["Unit Type","Bd","Ba","# Units","Net SF","AMI\nSet-Aside","Max Gross\nRent","Less:\nUtil. Allow.","Max Net\nRent","Comp.\nMarket Rent","Rent\nAdvantage","Mo. Potential\n(Net x Units)"]
    K=K+["other:Mo. Potential (Net x Units)"]; PK=K[-1]
    K=["units","sf","ami","gross","ua","net","market","other:Rent Advantage",PK]
    el=[Paragraph("<b><font size=12>TALLGRASS AFFORDABLE PARTNERS, LP - DEBTOR</font></b>",st),Spacer(1,4),Paragraph("Restricted rent unit mix, 2026 limits, for the disclosure statement projections (monthly, whole dollars)",st),Spacer(1,8)]
    truetot=[]
    for pi,(p,g) in enumerate(P):
        data=[hd]; rr=[]
        for ty,b,ba,sf,n,ami,gr,ua,mk in g:
            row={"property":p,"type":ty,"beds":b,"baths":ba,"units":n,"sf":sf}
            if ami: row.update({"ami":ami,"gross":gr,"ua":ua,"net":gr-ua,"market":mk,"other:Rent Advantage":mk-(gr-ua),PK:(gr-ua)*n})
            else: row.update({"market":mk,PK:mk*n})
            g_=lambda k,s="{:,}": s.format(row[k]) if k in row else "--"
            data.append([ty,b,ba,n,g_("sf"),g_("ami","{}%"),g_("gross"),("("+str(row["ua"])+")") if "ua" in row else "--",g_("net"),g_("market"),g_("other:Rent Advantage"),g_(PK)])
            if "ua" in row: row["ua"]=-row["ua"]
            rr.append(row)
        t={"label":"Project total","units":sum(x["units"] for x in rr),PK:sum(x[PK] for x in rr)}; truetot.append(dict(t))
        if pi==0:
            right=t["units"]; t["units"]=right+2
            planted={"kind":"count_wrong","what":f"Cottonwood Commons project total of # Units printed {right+2}; the rows add to {right} (the grand total of units is right)"}
        data.append(["Project total","","",t["units"]]+[""]*7+[f"{t[PK]:,}"]); totals.append(t); rows+=rr
        tb=Table(data,colWidths=[84,22,22,38,40,46,50,50,46,54,54,64],repeatRows=1)
        tb.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',8),('FONT',(0,0),(-1,0),'Helvetica-Bold',7.4),('FONT',(0,-1),(-1,-1),'Helvetica-Bold',8),('BACKGROUND',(0,0),(-1,0),colors.Color(.85,.9,.95)),('GRID',(0,0),(-1,-1),.3,colors.grey),('ALIGN',(1,0),(-1,-1),'RIGHT'),('ALIGN',(1,0),(-1,0),'CENTER'),('VALIGN',(0,0),(-1,0),'MIDDLE'),('TOPPADDING',(0,1),(-1,-1),2),('BOTTOMPADDING',(0,1),(-1,-1),2)]))
        el+=[Paragraph(f"<b>{p}</b>",ParagraphStyle('p',parent=st,fontSize=10)),Spacer(1,4),tb,Spacer(1,14)]
    t={"label":"Both projects","units":sum(x["units"] for x in truetot),PK:sum(x[PK] for x in truetot)}; totals.append(t)
    tb=Table([["Both projects","","",t["units"]]+[""]*7+[f"{t[PK]:,}"]],colWidths=[84,22,22,38,40,46,50,50,46,54,54,64]); tb.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica-Bold',8.5),('ALIGN',(1,0),(-1,-1),'RIGHT'),('BOX',(0,0),(-1,-1),1,colors.black)]))
    el+=[tb,Spacer(1,10),Paragraph("Rent Advantage = comparable market rent less maximum net rent. Market (unrestricted) units carry no limit; their potential is at market rent. Utility allowances per housing authority schedule eff. 1/1/2026 (tenant-paid electric and gas).",st),Spacer(1,4),Paragraph("Managers' units: none. Prepared by the accounting desk; unaudited and subject to revision.",st)]
    SimpleDocTemplate(D+stem+'.pdf',pagesize=A4 if False else letter,leftMargin=20,rightMargin=20,topMargin=40,bottomMargin=40).build(el)
    save(stem,'pdf','UM',K,rows,totals,'MULTIFAMILY','restricted-rent unit mix, two projects each with its own gridded table, grand total in a box',"utility allowance in parentheses; market units with dashes; total table without head",planted)

for f in (doc1,doc2,doc3,doc4,doc5,doc6,doc7,doc8,doc9): f()
json.dump(INDEX,open(HERE+'/index.json','w'),indent=1)
for i in INDEX:
    t=json.load(open(T+i["file"].rsplit('.',1)[0]+'.json')); print(i["file"],len(t["rows"]),len(t["totals"]),t["planted"])
