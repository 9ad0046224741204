from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, A4, landscape
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle

# ---------- TB 1: Courier system print, three offices, headings per property
def tb1():
    R=random.Random(5101)
    coa=[("1010-0000","Operating Cash","A"),("1020-0000","Property Mgmt Disbursement Acct","A"),("1110-0000","Tenant Receivables","A"),
     ("1115-0000","Allowance for Doubtful Accts","L"),("1150-0000","Deferred Rent Receivable","A"),("1210-0000","Prepaid Insurance","A"),
     ("1220-0000","Prepaid Real Estate Taxes","A"),("1510-0000","Land","B"),("1520-0000","Building","B"),("1530-0000","Tenant Improvements","A"),
     ("1540-0000","Leasing Commissions","A"),("1590-0000","Unrealized Gain/(Loss) on RE","A"),("2010-0000","Accounts Payable","L"),("2015-0000","Accrued Expenses","L"),
     ("2050-0000","Accrued RE Taxes","L"),("2100-0000","Prepaid Rents","L"),("2200-0000","Tenant Security Deposits","L"),("2500-0000","Mortgage Note Payable","M"),
     ("3010-0000","Partner Contributions","P"),("3020-0000","Distributions","A"),("4010-0000","Base Rent","I"),("4020-0000","Operating Expense Recovery","I"),
     ("4025-0000","Real Estate Tax Recovery","I"),("4050-0000","Parking Income","I"),("4090-0000","Late Fees & Misc","S"),("5010-0000","Janitorial Contract","E"),
     ("5020-0000","HVAC Repairs","E"),("5030-0000","Elevator Maintenance","E"),("5110-0000","Electricity","E"),("5120-0000","Water & Sewer","E"),
     ("5210-0000","Security Services","E"),("5310-0000","Management Fees","E"),("5410-0000","Real Estate Taxes","E"),("5420-0000","Property Insurance","E"),
     ("6010-0000","Mortgage Interest","E"),("6110-0000","Professional Fees","E")]
    props=[("1410","Stonebridge Tower"),("1422","Two Alder Plaza"),("1437","Corrigan Technology Park (JV)")]
    rows=[];lines=[];totals=[];keys=["beginning","debit","credit","ending"]
    for pi,(pc,pn) in enumerate(props):
        head=f"{pc} - {pn}"
        acc=[a for a in coa if a[2] in "BMPA" and R.random()<.95 or a[2] in "LISE" and R.random()<.86 or a[2]=="P" or a[0]=="4010-0000"]
        if pi==1: acc=[a for a in acc if a[0] not in("2500-0000","6010-0000")]
        op={};dr={a[0]:0 for a in acc};cr=dict(dr)
        for c,n,t in acc:
            u=R.uniform
            op[c]=r2({"A":u(9e3,9e5),"B":u(6e6,4.8e7),"L":-u(4e3,4e5),"M":-u(1.5e7,2.4e7),"I":-u(6e4,2.9e6),"S":-u(200,6000),"E":u(3e3,3.8e5),"P":0}[t])
            if R.random()<.07 and t in "E": op[c]=0.0
        op["3010-0000"]=r2(-sum(op.values()))
        inc=[a[0] for a in acc if a[2] in"IS"];ex=[a[0] for a in acc if a[2]=="E"]
        def je(d,c,a):
            if d in dr and c in cr: dr[d]=r2(dr[d]+a);cr[c]=r2(cr[c]+a)
        for c in inc: je("1110-0000" if "1110-0000" in dr else "1510-0000",c,r2(R.uniform(5.2e5,8.9e5) if c=="4010-0000" else R.uniform(90,2400) if c=="4090-0000" else R.uniform(4e4,2.6e5)))
        ca="1010-0000" if "1010-0000" in dr else "1510-0000"
        for c in ex:
            if R.random()<.9: je(c,"2010-0000" if "2010-0000" in cr else "2015-0000",r2(R.uniform(800,7e4)))
        je(ca,"1110-0000",r2(R.uniform(2e5,6e5)));je("2010-0000",ca,r2(R.uniform(9e4,2e5)))
        je(ex[0],"1210-0000",r2(R.uniform(2e3,9e3)));je("3020-0000",ca,r2(R.uniform(5e4,3e5)))
        je("1530-0000","2015-0000",r2(R.uniform(1e4,9e4)))
        if "1590-0000" in dr: je("1590-0000",inc[-1],r2(R.uniform(100,3000)))
        lines.append(("P",head));mine=[]
        for c,n,t in acc:
            row={"property":head,"account":c,"name":n,"beginning":op[c]}
            if dr[c]: row["debit"]=dr[c]
            if cr[c]: row["credit"]=cr[c]
            row["ending"]=r2(op[c]+dr[c]-cr[c])
            mine.append(row);lines.append(("R",row))
        t=addup(mine,keys,f"Total for {pc}");totals.append(t);lines.append(("T",t));rows+=mine
        assert abs(t["ending"])<.005 and t["debit"]==t["credit"]
    g=addup(rows,keys,"Grand Total - 3 Properties");totals.append(g);lines.append(("T",g))
    fn="tb_office_props_q2.pdf";c=canvas.Canvas(doc(fn),pagesize=letter,invariant=1)
    F=7.6;X=[36,96,345,415,487,574];pg=0;y=0;cur=None
    def m(v): return f"{-v:,.2f}CR" if v<0 else f"{v:,.2f}  "
    def newpage():
        nonlocal pg,y
        if pg: c.showPage()
        pg+=1;c.setFont("Courier-Bold",F+.6)
        c.drawString(36,760,"TRIAL BALANCE BY ENTITY");c.setFont("Courier",F)
        c.drawString(36,749,"Ardenmoor Core Property Fund, L.P.");c.drawString(36,739,"Period 04/26 thru 06/26     Basis: Accrual")
        c.drawRightString(576,760,f"Page {pg:>4}");c.drawRightString(576,749,"GLR0140  07/14/2026 08:52");c.drawRightString(576,739,"User: MKESSLER")
        c.drawString(36,730,"="*118)
        c.drawString(36,720,"Account");c.drawString(96,720,"Title")
        c.drawRightString(X[2],720,"Balance Fwd  ");c.drawRightString(X[3],720,"Debits");c.drawRightString(X[4],720,"Credits");c.drawRightString(X[5],720,"Balance  ")
        c.drawString(36,712,"-"*118);y=701
    newpage()
    for k,v in lines:
        if y<60 or (k=="P" and y<120):
            newpage()
            if k in "RT" and cur and not v.get("label","").startswith("Grand"): c.drawString(36,y,f"Property {cur} (cont'd)");y-=12
        if k=="P":
            y-=4;cur=v;c.setFont("Courier-Bold",F);c.drawString(36,y,"Property "+v);c.setFont("Courier",F);y-=12
        elif k=="R":
            c.drawString(36,y,v["account"]);c.drawString(96,y,v["name"]);c.drawRightString(X[2],y,m(v["beginning"]))
            if "debit" in v:c.drawRightString(X[3],y,f2(v["debit"]))
            if "credit" in v:c.drawRightString(X[4],y,f2(v["credit"]))
            c.drawRightString(X[5],y,m(v["ending"]));y-=10.6
        else:
            for i in(2,3,4,5): c.drawRightString(X[i]-(9 if i in(2,5) else 0),y+3,"-"*13)
            y-=6;c.drawString(96,y,v["label"])
            for i,kk in zip((2,3,4,5),keys): c.drawRightString(X[i],y,(m if i in(2,5) else f2)(v[kk]))
            y-=14
    c.drawString(36,y-8,"*** End of report ***");c.save()
    save(fn,"TB",keys,rows,totals,"OFFICE","TRIAL_BALANCE","Courier system print, property headings, trailing CR, page breaks with continuation heads","CR suffix; blanks; property headings and cont'd lines; grand total over properties")

# ---------- TB 2: consolidation workbook with eliminations
def tb2():
    import openpyxl
    from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
    from openpyxl.utils import get_column_letter as L
    R=random.Random(5102)
    ents=["Fund Holdings LP","Harbor Gate Logistics LLC","Pell Road Distribution LLC","Northfield Cross-Dock JV LLC"]
    S=[("ASSETS",[("10100","Cash and cash equivalents"),("10400","Restricted cash"),("12000","Rents receivable, net"),("12500","Straight-line rent receivable"),("13000","Due from affiliates"),
         ("14000","Loan receivable - Northfield JV"),("15000","Real estate at fair value"),("16000","Investment in Harbor Gate"),("16100","Investment in Pell Road"),("16200","Investment in Northfield JV"),("18000","Prepaid expenses and other")]),
       ("LIABILITIES",[("20000","Accounts payable and accrued"),("21000","Real estate taxes payable"),("22000","Due to affiliates"),("23000","Security deposits"),("24000","Prepaid rent"),("25000","Mortgage notes, at fair value"),("25500","Member loan payable"),("26000","Line of credit")]),
       ("NET ASSETS",[("30000","Members' / partners' capital"),("31000","Noncontrolling interest"),("32000","Distributions")]),
       ("INVESTMENT INCOME",[("40000","Rental revenue"),("41000","Expense reimbursements"),("42000","Asset mgmt fee income - affiliates"),("43000","Interest income - member loan"),("45000","Equity in income of subsidiaries")]),
       ("EXPENSES",[("50000","Property operating"),("51000","Real estate taxes"),("52000","Insurance"),("53000","Asset mgmt fees - affiliates"),("54000","Property management fees"),("55000","Fund advisory fee"),("56000","Interest expense"),("56500","Interest expense - member loan"),("57000","Professional fees")]),
       ("UNREALIZED",[("70000","Unrealized (gain) loss - real estate"),("71000","Unrealized (gain) loss - debt")])]
    V={c:[None]*4 for _,a in S for c,_ in a}
    def z(c,*vals): V[c]=[None if v is None else int(v) for v in vals]
    u=lambda a,b:R.randint(a,b)
    sub=lambda c,a,b,s=1: V.__setitem__(c,[V[c][0]]+[s*u(a,b) for _ in range(3)])
    for c,a,b,s in [("10100",180000,2400000,1),("12000",40000,410000,1),("12500",200000,1900000,1),("15000",38000000,121000000,1),("18000",20000,190000,1),("20000",90000,700000,-1),("21000",60000,480000,-1),("23000",100000,640000,-1),("24000",15000,220000,-1),("40000",1900000,5200000,-1),("41000",400000,1300000,-1),("50000",250000,820000,1),("51000",300000,900000,1),("52000",40000,160000,1),("54000",50000,150000,1),("57000",8000,60000,1),("70000",-900000,600000,1)]: sub(c,a,b,s)
    V["10100"][0]=4811392;V["18000"][0]=61240;V["20000"][0]=-1207318;V["26000"]=[-35000000,None,None,None];V["55000"]=[1864205,None,None,None];V["57000"][0]=288410
    V["10400"]=[None,512300,None,388114];V["25000"]=[None,-41250000,None,-33816442];V["56000"]=[1012466,988140,None,902377];V["71000"]=[None,118204,None,-76550];V["32000"]=[6200000,1750000,900000,2000000]
    fees=[188400,141250,203775];V["42000"]=[-sum(fees),None,None,None];V["53000"]=[None]+fees
    due=[94200,70625,67925];V["13000"]=[sum(due),None,None,None];V["22000"]=[None]+[-d for d in due]
    V["14000"]=[9500000,None,None,None];V["25500"]=[None,None,None,-9500000];V["43000"]=[-332500,None,None,None];V["56500"]=[None,None,None,332500]
    for i in(1,2,3): V["30000"][i]=-sum(v[i] or 0 for v in V.values())
    inv=[-V["30000"][1]-420118,-V["30000"][2]-88120,int(-V["30000"][3]*.8)]
    for c,x in zip(("16000","16100","16200"),inv): V[c]=[x,None,None,None]
    V["45000"]=[-(1750000+900000+1600000),None,None,None]
    V["30000"][0]=-sum(v[0] or 0 for v in V.values())
    E={c:[0,0] for c in V};J=[]
    def je(no,d,lines):
        assert sum(a for _,a in lines)==0;J.append((no,d,lines))
        for c,a in lines: E[c][0 if a>0 else 1]+=abs(a)
    je("E-1","Eliminate intercompany asset management fees",[("42000",sum(fees)),("53000",-sum(fees))])
    je("E-2","Eliminate due to / due from",[("22000",sum(due)),("13000",-sum(due))])
    je("E-3","Eliminate member loan and interest",[("25500",9500000),("14000",-9500000),("43000",332500),("56500",-332500)])
    je("E-4","Eliminate income and distributions of subsidiaries",[("45000",4250000),("32000",-4650000),("31000",400000)])
    cap=-sum(V["30000"][1:]);je("E-5","Eliminate investments against capital; record NCI in Northfield (20%)",[("30000",cap)]+[(c,-x) for c,x in zip(("16000","16100","16200"),inv)]+[("31000",-(cap-sum(inv)))])
    H=["other:"+e for e in ents]+["other:Combined","other:Eliminations Debit","other:Eliminations Credit","ending"]
    wb=openpyxl.Workbook();ws=wb.active;ws.title="Consol TB 063026"
    ws["B1"]="Ardenmoor Core Property Fund, L.P. and Subsidiaries";ws["B1"].font=Font(bold=True,size=13,name="Calibri")
    ws["B2"]="Consolidating Trial Balance - Logistics Sleeve";ws["B3"]="June 30, 2026  (US$, debit / (credit))";ws["K1"]="Prep: TJ 7/18  Rev: ___"
    navy=PatternFill("solid",fgColor="1F3864");w=Font(bold=True,color="FFFFFF")
    ws["D5"]="Entities (JV shown at 100%)";ws.merge_cells("D5:G5");ws["I5"]="Eliminations";ws.merge_cells("I5:J5")
    hd=["Acct","Account Description"]+ents+["Combined","Debit","Credit","Consolidated Balance"]
    for i,h in enumerate(hd): ws.cell(6,2+i,h)
    for r in(5,6):
        for cc in range(2,12):
            x=ws.cell(r,cc);x.fill=navy;x.font=w;x.alignment=Alignment(horizontal="center",wrap_text=True,vertical="center")
    ws.row_dimensions[6].height=44
    nf='#,##0_);(#,##0);0_)';r=7;rows=[];totals=[]
    def put(r,d,bold=False):
        for i,k in enumerate(H):
            if k in d:
                x=ws.cell(r,4+i,d[k]);x.number_format=nf
                if bold:x.font=Font(bold=True);x.border=Border(top=Side(style="thin"))
    for sn,ac in S:
        ws.cell(r,2,sn).font=Font(bold=True,italic=True);r+=1;mine=[]
        for c,n in ac:
            d={"account":c,"name":n}
            for e,v in zip(ents,V[c]):
                if v is not None:d["other:"+e]=v
            d["other:Combined"]=sum(v or 0 for v in V[c])
            if E[c][0]:d["other:Eliminations Debit"]=E[c][0]
            if E[c][1]:d["other:Eliminations Credit"]=E[c][1]
            d["ending"]=d["other:Combined"]+E[c][0]-E[c][1]
            ws.cell(r,2,c).alignment=Alignment(horizontal="left");ws.cell(r,3,n).alignment=Alignment(indent=1);put(r,d);mine.append(d);r+=1
        t=addup(mine,H,"Total "+sn.lower());ws.cell(r,3,t["label"]).font=Font(bold=True);put(r,t,True);totals.append(t);rows+=mine;r+=2
    t=addup(rows,H,"TRIAL BALANCE TOTAL");ws.cell(r,3,t["label"]).font=Font(bold=True);put(r,t,True);totals.append(t)
    assert t["ending"]==0 and all(t["other:"+e]==0 for e in ents),t
    ws.cell(r+2,2,"Notes:");ws.cell(r+3,2,"1) Northfield Cross-Dock JV consolidated at 100%; 20% outside member shown as noncontrolling interest.");ws.cell(r+4,2,"2) Elimination entries are detailed on tab 'Elim JEs'.")
    ws.column_dimensions["A"].width=2;ws.column_dimensions["B"].width=8;ws.column_dimensions["C"].width=36
    for i in range(4,12): ws.column_dimensions[L(i)].width=16
    ws.freeze_panes="D7";ws.page_setup.orientation="landscape";ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    w2=wb.create_sheet("Elim JEs");nm={c:n for _,a in S for c,n in a};w2.append(["Entry","Explanation / account","Dr","Cr"]);
    for no,d,ls in J:
        w2.append([no,d])
        for c,a in ls: w2.append([None,f"   {c} {nm[c]}",a if a>0 else None,-a if a<0 else None])
        w2.append([])
    w2.column_dimensions["B"].width=70
    fn="consol_tb_logistics_0626.xlsx";wb.save(doc(fn))
    save(fn,"TB",H,rows,totals,"INDUSTRIAL","TRIAL_BALANCE","consolidating workbook: entities, combined, eliminations Dr/Cr, consolidated; sections with subtotals; second tab of journal entries","grouped heads; eliminations pair; zero totals; blank cells; extra tab")

# ---------- TB 3: quarterly report appendix, opening/movement/closing pairs
def tb3():
    R=random.Random(5103)
    S=[("Non-current assets",[("1.10.01","Investment property – student residences","D"),("1.10.05","Fair value adjustment","D"),("1.20.01","Furniture and equipment","D"),("1.20.09","Accumulated depreciation F&E","C")]),
     ("Current assets",[("1.30.01","Rent receivable – students","D"),("1.30.04","Rent receivable – ground floor retail","D"),("1.30.08","Loss allowance","C"),("1.35.02","Input VAT","D"),("1.36.01","Prepayments","D"),("1.40.01","Bank – rent collection","D"),("1.40.02","Bank – operating","D"),("1.40.07","Bank – deposit trust account","D")]),
     ("Equity and shareholder funding",[("2.10.01","Share capital","C"),("2.10.05","Share premium","C"),("2.15.01","Retained earnings","C"),("2.20.01","Shareholder loan – Fund (50%)","C"),("2.20.02","Shareholder loan – JV partner (50%)","C")]),
     ("Liabilities",[("2.30.01","Senior bank loan","C"),("2.30.09","Capitalised loan costs","D"),("2.40.01","Trade payables","C"),("2.40.03","Accrued expenses","C"),("2.42.01","Student deposits","C"),("2.44.01","Rent received in advance","C"),("2.46.01","VAT payable","C")]),
     ("Income",[("3.10.01","Rental income – en-suite rooms","C"),("3.10.02","Rental income – studios","C"),("3.10.08","Rental income – summer lets","C"),("3.15.01","Retail rent","C"),("3.20.01","Laundry and vending","C"),("3.25.01","Service charge income","C")]),
     ("Property and fund expenses",[("4.10.01","On-site staff","D"),("4.10.03","Cleaning","D"),("4.12.01","Repairs and maintenance","D"),("4.14.01","Electricity and heating","D"),("4.14.04","Broadband","D"),("4.16.01","Property insurance","D"),("4.18.01","Operator fee","D"),("4.20.01","Marketing and letting","D"),("4.30.01","Audit and accounting","D"),("4.30.05","Valuation fees","D"),("4.40.01","Interest – senior loan","D"),("4.40.02","Interest – shareholder loans","D")])]
    big={"1.10.01":61500000.00,"1.10.05":4180000.00,"1.20.01":1912440.18,"2.10.01":25000.00,"2.10.05":11475000.00,"2.20.01":8250000.00,"2.20.02":8250000.00,"2.30.01":34800000.00,"2.30.09":391666.72,"1.40.02":512780.52,"1.30.08":41300.25}
    op={};fl=[(c,n,s) for _,a in S for c,n,s in a]
    for c,n,s in fl:
        pl=c[0] in"34";v=big.get(c) or r2(R.uniform(6e3,4e5) if not pl else R.uniform(2e3,3e5))
        if c=="3.10.01":v=1604218.40
        if c in("3.10.08","4.30.05"):v=0.0
        op[c]=v if s=="D" else -v
    op["2.15.01"]=0;op["2.15.01"]=r2(-sum(op.values()))
    dr={c:0.0 for c,_,_ in fl};cr=dict(dr)
    def je(d,c,a): a=r2(a);dr[d]=r2(dr[d]+a);cr[c]=r2(cr[c]+a)
    u=R.uniform
    for c,n,s in fl:
        if c[0]=="3": je("1.30.04" if c.startswith("3.15") or c.startswith("3.25") else "1.30.01",c,u(2e3,2e4) if c!="3.10.01" else 812400.55)
        if c[0]=="4" and not c.startswith("4.40"): je(c,"2.40.01",u(3e3,9e4))
    je("1.40.01","1.30.01",790117.2);je("1.40.01","1.30.04",18233.1);je("1.40.02","1.40.01",600000);je("2.40.01","1.40.02",341200.18)
    je("4.40.01","1.40.02",348000);je("4.40.02","2.40.03",206250);je("4.40.01","2.30.09",24479.17);je("1.35.02","2.40.01",31877.4);je("2.46.01","1.35.02",12000)
    je("1.40.07","2.42.01",44250);je("2.42.01","1.40.07",17500);je("1.40.01","2.44.01",29811.6);je("4.10.01","1.20.09",38210.5);je("4.30.01","1.30.08",4120.33);je("2.40.03","1.40.02",61200);je("4.16.01","1.36.01",15900.25)
    K=["open_dr","open_cr","debit","credit","close_dr","close_cr"];rows=[];totals=[];tab=[]
    for sn,ac in S:
        tab.append(("H",sn));mine=[]
        for c,n,s in ac:
            d={"account":c,"name":n};o=op[c];e=r2(o+dr[c]-cr[c])
            if o>0:d["open_dr"]=r2(o)
            if o<0:d["open_cr"]=r2(-o)
            if dr[c]:d["debit"]=dr[c]
            if cr[c]:d["credit"]=cr[c]
            if e>0:d["close_dr"]=e
            if e<0:d["close_cr"]=-e
            mine.append(d);tab.append(("R",d))
        t=addup(mine,K,sn+" – subtotal");totals.append(t);tab.append(("T",t));rows+=mine
    t=addup(rows,K,"Total trial balance");totals.append(t);tab.append(("G",t))
    assert t["open_dr"]==t["open_cr"] and t["debit"]==t["credit"] and t["close_dr"]==t["close_cr"]
    dat=[["Ledger\nno.","Ledger account","Opening balance\n31 March 2026","","Movements\nQ2 2026","","Closing balance\n30 June 2026",""],["","","Dr","Cr","Dr","Cr","Dr","Cr"]]
    st=[("FONT",(0,0),(-1,-1),"Helvetica",7.6),("FONT",(0,0),(-1,1),"Helvetica-Bold",7.6),("SPAN",(2,0),(3,0)),("SPAN",(4,0),(5,0)),("SPAN",(6,0),(7,0)),("ALIGN",(2,0),(-1,0),"CENTER"),("ALIGN",(2,1),(-1,-1),"RIGHT"),
      ("LINEBELOW",(2,0),(3,0),.5,colors.teal),("LINEBELOW",(4,0),(5,0),.5,colors.teal),("LINEBELOW",(6,0),(7,0),.5,colors.teal),("LINEBELOW",(0,1),(-1,1),1,colors.teal),("TOPPADDING",(0,0),(-1,-1),1.6),("BOTTOMPADDING",(0,0),(-1,-1),1.9)]
    for k,d in tab:
        i=len(dat)
        if k=="H": dat.append([d]+[""]*7);st+=[("FONT",(0,i),(-1,i),"Helvetica-Bold",8),("TEXTCOLOR",(0,i),(-1,i),colors.teal),("TOPPADDING",(0,i),(-1,i),5)]
        else:
            dat.append([d.get("account",""),d.get("name") or d["label"]]+[f2(d[x]) if x in d else "–" for x in K])
            if k=="T": st+=[("FONT",(0,i),(-1,i),"Helvetica-Oblique",7.6),("LINEABOVE",(2,i),(-1,i),.4,colors.black)]
            if k=="G": st+=[("FONT",(0,i),(-1,i),"Helvetica-Bold",7.8),("LINEABOVE",(0,i),(-1,i),1,colors.teal),("LINEBELOW",(0,i),(-1,i),1,colors.teal)]
    fn="q2_appendix_c_wexford_quay.pdf"
    def foot(c,d):
        c.setFont("Helvetica",7);c.setFillColor(colors.grey);c.drawString(45,24,"Lindqvist Open-End Property Fund | Quarterly report Q2 2026 | Appendix C");c.drawRightString(A4[1]-45,24,f"C-{d.page}")
    D=SimpleDocTemplate(doc(fn),pagesize=landscape(A4),leftMargin=45,rightMargin=45,topMargin=40,bottomMargin=42,invariant=1)
    p=ParagraphStyle("p",fontName="Helvetica",fontSize=8.5,leading=11);h=ParagraphStyle("h",fontName="Helvetica-Bold",fontSize=13,leading=17,textColor=colors.teal)
    D.build([Paragraph("Appendix C – Trial balance of joint venture property",h),Paragraph("Wexford Quay Student Residences DAC (50% joint venture, shown at 100%). Amounts in EUR.",p),Spacer(1,8),
      Table(dat,colWidths=[48,210,83,83,78,78,83,83],style=TableStyle(st),repeatRows=2),Spacer(1,8),Paragraph("Unaudited. Profit and loss accounts are cumulative from 1 January 2026. Shareholder loans bear interest at 5.0% p.a., accrued quarterly.",p)],onFirstPage=foot,onLaterPages=foot)
    save(fn,"TB",K,rows,totals,"STUDENT_HOUSING","TRIAL_BALANCE","quarterly report appendix, three Dr/Cr pairs under grouped heads, section subtotals, A4 landscape","six-column pairs; en dash blanks; repeated two-row head")
