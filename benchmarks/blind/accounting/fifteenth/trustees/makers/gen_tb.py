import random, os
from lib import *
# ---------------------------------------------------------------- 1: receiver's ledger, Ireland, PDF, three Dr/Cr pairs, one row dropped
def tb1():
    R=random.Random(1501)
    c=lambda a,b: r2(R.randint(int(a*100),int(b*100))/100)
    S=[("Investment property & plant",[
        ("Retail park – Ballycarrow Phase I","0010",14250000,0,0),("Retail park – Ballycarrow Phase II","0011",6875000,0,0),
        ("Landlord's fit-out, Units 3–6","0015",412380.55,18240,0),("Acc. depreciation – fit-out","0016",-164952.22,0,20619.03),
        ("Car park barrier & CCTV plant","0020",86410,0,0),("Acc. depreciation – plant","0021",-51846,0,4320.5)]),
      ("Debtors and prepayments",[
        ("Tenant debtors – rent","1100",231447.18,812600.4,866204.77),("Tenant debtors – service charge","1101",58122.9,148390.2,139774.15),
        ("Bad debt provision","1109",-92500,0,31780),("Lease incentives (straight-line)","1120",127336.41,0,14148.49),
        ("Prepaid insurance","1130",21904.17,43808.34,39100.02),("VAT recoverable","1150",6318.26,27411.83,24902.6),
        ("Sundry debtors – ESB deposit","1160",4500,0,0)]),
      ("Cash at bank",[
        ("BoI rent collection a/c ****4471","1200",183270.06,0,0),("Receiver's account – AIB ****0928","1205",0,0,0),
        ("Service charge trust a/c","1210",44817.33,141002.8,128651.27),("Sinking fund deposit","1215",96000,12000,0),
        ("Tenant deposit account","1220",61250,0,7500)]),
      ("Creditors falling due within one year",[
        ("Trade creditors (pre-appointment)","2100",-148266.71,0,0),("Trade creditors – receivership","2101",0,201744.36,233905.8),
        ("Accrued receiver's fees","2110",0,0,86100),("Tenant deposits held","2120",-61250,7500,0),
        ("Deferred rent – Q4 billed in advance","2130",-204660.5,204660.5,211430.25),("VAT payable","2150",-31770.42,118450.11,139262.9),
        ("RCT / PAYE control","2160",-4118.09,4118.09,1926.4),("Local Property / commercial rates accrual","2170",-18433,36866,31250)]),
      ("Secured borrowings & capital",[
        ("Senior facility – Corrib Credit Partners","2300",-17400000,350000,0),("Accrued loan interest","2310",-611904.11,0,522000),
        ("Mezzanine notes","2320",-3250000,0,0),("Issued share capital","3000",-100,0,0),
        ("Revaluation reserve","3100",-1815000,0,0),("Profit and loss brought forward","3200",None,0,0)]),
      ("Income",[
        ("Rent receivable – anchor","4000",-310000,0,465000),("Rent receivable – unit shops","4001",-187340.11,6400,261873.4),
        ("Turnover rent","4010",-12655.8,0,18211.37),("Service charge recovered","4100",-99411.36,2210.45,148390.2),
        ("Insurance recovered","4110",-21730.6,0,41466.02),("Media & barrow income","4200",-3150,0,5480),
        ("Deposit interest","4300",-412.07,0,655.31)]),
      ("Expenditure",[
        ("Cleaning and waste","5000",28114.5,43716.22,0),("Security","5010",36400,54600,0),("Landscaping / gritting","5020",7265.3,9811.75,640),
        ("Service charge – void units","5030",14870.26,23118.64,0),("Insurance premium","5040",19550.01,39100.02,0),
        ("Commercial rates on voids","5050",15416.5,31250,0),("Managing agent's fee","5100",18900,27350,0),
        ("Receiver's remuneration","5110",0,86100,0),("Legal fees – lease renewals","5120",8420,21735.5,0),
        ("Valuation fee","5130",0,9750,0),("Bad debts expense","5140",22000,31780,0),("Depreciation charge","5150",16626.35,24939.53,0),
        ("Loan interest payable","5200",348000,522000,0),("Bank charges","5210",318.44,402.88,0)])]
    accts=[]
    for s,l in S:
        for n,cd,o,d,c_ in l: accts.append([s,n,cd,o,d,c_])
    # balance: opening via P&L b/f, movement via bank
    so=sum(a[3] for a in accts if a[3] is not None)
    for a in accts:
        if a[3] is None: a[3]=r2(-so)
    for a in accts:
        if a[2]=="1200": a[4],a[5]=612404.19,795674.25
        if a[2]=="1205": a[4],a[5]=0,0
        if a[2]=="2100": a[4]=9400.0
    for a in accts:
        if a[2]=="1205": a[5]=488216.75
    dif=r2(sum(a[4] for a in accts)-sum(a[5] for a in accts))
    for a in accts:
        if a[2]=="1205":
            a[4]=r2(-dif) if dif<0 else 0
            if dif>0: a[5]=r2(a[5]+dif)
    keys=["open_dr","open_cr","debit","credit","close_dr","close_cr"]
    full=[]
    for s,n,cd,o,d,c_ in accts:
        cl=r2(o+d-c_)
        full.append((s,dict(account=cd,name=n,**nz(dict(open_dr=o if o>0 else 0,open_cr=-o if o<0 else 0,debit=d,credit=c_,close_dr=cl if cl>0 else 0,close_cr=-cl if cl<0 else 0)))))
    tot=colsum([r for _,r in full],keys)
    assert tot["open_dr"]==tot["open_cr"] and tot["debit"]==tot["credit"] and tot["close_dr"]==tot["close_cr"],tot
    DROP="5030"
    rows=[r for _,r in full if r["account"]!=DROP]
    totals=[]; out=[]
    for s,_ in S:
        out.append(("h",s))
        rs=[r for ss,r in full if ss==s]
        for r in rs:
            if r["account"]!=DROP: out.append(("r",r))
        t=nz(colsum(rs,keys)); t={"label":"Total "+s[0].lower()+s[1:],**t}
        totals.append(t); out.append(("t",t))
    g={"label":"TRIAL BALANCE TOTALS",**tot}; totals.append(g); out.append(("g",g))
    name="ballycarrow_receiver_tb_30sep24.pdf"
    save(name,"TB",keys,rows,totals,{"what":"account 5030 'Service charge – void units' is not printed, though the Expenditure subtotal and the trial balance totals still contain it","kind":"row_dropped"})
    from reportlab.lib.pagesizes import A4, landscape
    from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
    from reportlab.lib.styles import ParagraphStyle
    from reportlab.lib import colors
    from reportlab.pdfbase import pdfmetrics
    from reportlab.pdfbase.ttfonts import TTFont
    f=lambda v: f"{v:,.2f}"
    P=ParagraphStyle("p",fontName="Times-Roman",fontSize=9,leading=11.5)
    H=ParagraphStyle("h",fontName="Times-Bold",fontSize=13,leading=17)
    data=[["Nominal account","N/C","Balances at appointment\n28 March 2024","","Movements in the period","","Closing balances\n30 September 2024",""],
          ["","","Dr €","Cr €","Dr €","Cr €","Dr €","Cr €"]]
    st=[("FONT",(0,0),(-1,-1),"Times-Roman",8.3),("FONT",(0,0),(-1,1),"Times-Bold",8.3),("SPAN",(2,0),(3,0)),("SPAN",(4,0),(5,0)),("SPAN",(6,0),(7,0)),
        ("SPAN",(0,0),(0,1)),("SPAN",(1,0),(1,1)),("ALIGN",(2,0),(-1,1),"CENTER"),("ALIGN",(2,2),(-1,-1),"RIGHT"),("VALIGN",(0,0),(-1,-1),"MIDDLE"),
        ("LINEABOVE",(0,0),(-1,0),.8,colors.black),("LINEBELOW",(0,1),(-1,1),.8,colors.black),("LINEBELOW",(2,0),(7,0),.3,colors.black),
        ("TOPPADDING",(0,2),(-1,-1),1.6),("BOTTOMPADDING",(0,2),(-1,-1),1.6)]
    for kind,x in out:
        i=len(data)
        if kind=="h":
            data.append([x]+[""]*7); st+=[("FONT",(0,i),(0,i),"Times-BoldItalic",8.8),("TOPPADDING",(0,i),(-1,i),6)]
        else:
            lab=[x["name"],x["account"]] if kind=="r" else [x["label"],""]
            data.append(lab+[f(x[k]) if k in x else "" for k in keys])
            if kind!="r":
                st+=[("LINEABOVE",(2,i),(-1,i),.4,colors.black),("FONT",(0,i),(-1,i),"Times-Bold",8.3)]
                if kind=="g": st+=[("LINEBELOW",(2,i),(-1,i),1.4,colors.black),("TOPPADDING",(0,i),(-1,i),7)]
    d=SimpleDocTemplate(doc(name),pagesize=landscape(A4),leftMargin=40,rightMargin=40,topMargin=46,bottomMargin=44,title="Receiver trial balance",invariant=1)
    def foot(cv,dd):
        cv.setFont("Times-Italic",7.5)
        cv.drawString(40,26,"Prepared from the books of the company and the receiver's cash book. Subject to the disclaimer on page 1. Prior-period VAT not reviewed.")
        cv.drawRightString(landscape(A4)[0]-40,26,f"- {dd.page} -")
    intro=["Ballycarrow Retail Parks DAC (Receiver Appointed)",
           "Trial balance by nominal account, euro. The receiver was appointed over the charged assets on 28 March 2024 by Corrib Credit Partners DAC under a debenture of 6 June 2017. "
           "Opening figures (€24.7m gross) were taken from the directors' Sage 200 export and have not been audited; income and cost accounts were not cleared at appointment and therefore run from 1 January 2024."]
    d.build([Paragraph(intro[0],H),Paragraph(intro[1].replace(" (€24.7m gross)",""),P),Spacer(1,9),Table(data,colWidths=[222,36,84,84,84,84,84,84],repeatRows=2,style=TableStyle(st)),
             Spacer(1,8),Paragraph("Receiver: F. Ó Duinnín, Carrick Mallon Restructuring, 14 Quay Row, Limerick.",P)],onFirstPage=foot,onLaterPages=foot)
# ---------------------------------------------------------------- 2: Xero export with administrators' adjustments, AU, xlsx
def tb2():
    S=[("Revenue",[("200","Rental Income - Warehousing","Revenue",-2184306.4,-1988210),("203","Rental Income - Hardstand","Revenue",-311450,-296800),("210","Outgoings Recovered","Revenue",-402118.73,-388004),("215","Pallet Handling Fees","Revenue",-96244.1,-121377),("270","Interest Income","Other Income",-1833.26,-940)]),
       ("Less: Direct Costs",[("310","Land Tax","Direct Costs",148930,139200),("312","Council Rates","Direct Costs",92471.85,88910),("314","Water & Trade Waste","Direct Costs",40166.32,37542),("318","Repairs - Roller Doors & Docks","Direct Costs",71205.9,44310)]),
       ("Operating Expenses",[("404","Bank Fees","Expense",2914.55,2603),("412","Consulting & Accounting","Expense",38400,41250),("425","Forklift Hire","Expense",66820.4,70115),("429","General Expenses","Expense",9317.08,12466),("433","Insurance","Expense",118204.64,97330),("437","Interest Expense","Expense",644120.17,598300),("441","Legal Expenses","Expense",51980.25,18700),("445","Light, Power, Heating","Expense",84233.91,79044),("461","Depreciation","Depreciation",0,212600),("469","Doubtful Debts","Expense",0,15000),("477","Wages and Salaries","Expense",391652,402118),("478","Superannuation","Expense",45039.98,44233)]),
       ("Assets",[("090","ANZ Operating 0137-44","Bank",63201.74,118422),("091","ANZ Security Deposits","Bank",210400,210400),("610","Accounts Receivable","Current Asset",388714.06,342119),("615","Provision for Doubtful Debts","Current Asset",-40000,-40000),("620","Prepayments","Current Asset",27306.4,31118),("700","Land - 44 Tidewater Rd","Non-current Asset",9200000,9200000),("701","Buildings","Non-current Asset",6480250,6480250),("702","Less Accum. Depn - Buildings","Non-current Asset",-1296050,-1296050),("710","Plant & Racking","Fixed Asset",873114.6,801200),("711","Less Accum. Depn - Plant","Fixed Asset",-402337,-402337)]),
       ("Liabilities",[("800","Accounts Payable","Current Liability",-276311.49,-198404),("820","GST","Current Liability",-38714.22,-29870),("825","PAYG Withholding","Current Liability",-61204,-17800),("826","Superannuation Payable","Current Liability",-88310.46,-10912),("830","Tenant Bonds Held","Current Liability",-210400,-210400),("835","Accrued Interest","Current Liability",0,-49800),("840","Accrued Annual Leave","Current Liability",-54170.3,-48316),("850","Provision for Make-good Claim","Non-current Liability",0,None),("880","Loan - Westhaven Capital","Non-current Liability",-10750000,-10750000),("890","Loan - Director (M Pavlidis)","Non-current Liability",-615000,-490000)]),
       ("Equity",[("960","Retained Earnings","Equity",None,None),("970","Ordinary Shares","Equity",-1200,-1200)])]
    adj={"461":(218045.6,0,"AJ1"),"702":(0,162006.25,"AJ1"),"711":(0,56039.35,"AJ1"),"469":(73850,0,"AJ2"),"615":(0,73850,"AJ2"),"437":(161030.04,0,"AJ3"),"835":(0,161030.04,"AJ3"),"429":(0,2140.5,"AJ4"),"620":(2140.5,0,"AJ4"),"318":(45000,0,"AJ5"),"850":(0,45000,"AJ5"),"210":(18411.3,0,"AJ6"),"610":(0,18411.3,"AJ6")}
    L=[[s,*a] for s,l in S for a in l]
    so=r2(sum(a[4] for a in L if a[4] is not None)); sp=sum(a[5] for a in L if a[5] is not None)
    for a in L:
        if a[1]=="960": a[4]=r2(-so); a[5]=-sp
    G1,G2="PER XERO","ADMINISTRATORS' ADJUSTMENTS"
    k=[f"other:{G1} Debit",f"other:{G1} Credit",f"other:{G2} Debit",f"other:{G2} Credit","debit","credit","other:30 Jun 2023"]
    rows=[];sec=[]
    for s,cd,n,ty,b,p in L:
        a=adj.get(cd,(0,0,"")); e=r2(b+a[0]-a[1])
        r={"account":cd,"name":n,**nz({k[0]:max(b,0),k[1]:max(-b,0),k[2]:a[0],k[3]:a[1],"debit":max(e,0),"credit":max(-e,0),k[6]:p})}
        rows.append(r); sec.append((s,ty,a[2]))
    T=colsum(rows,k); assert T[k[0]]==T[k[1]] and T[k[2]]==T[k[3]] and T["debit"]==T["credit"] and T[k[6]]==0,T
    tot={"label":"Total",**T}
    name="Harbourline_Xero_TB_adjusted.xlsx"
    save(name,"TB",k,rows,[tot])
    import openpyxl
    from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
    wb=openpyxl.Workbook(); ws=wb.active; ws.title="TB FY24"
    ws["A1"]="Trial Balance"; ws["A1"].font=Font(name="Arial",size=16,bold=True)
    ws["A2"]="Harbourline Storage & Logistics Pty Ltd (Administrators Appointed)"; ws["A3"]="As at 30 June 2024"; ws["A4"]="ABN 00 611 940 226  |  A$, GST exclusive, accrual basis"
    hr=6
    ws.cell(hr,1,"Account Code"); ws.cell(hr,2,"Account"); ws.cell(hr,3,"Account Type")
    ws.cell(hr,4,G1); ws.cell(hr,6,G2); ws.cell(hr,9,"ADJUSTED TRIAL BALANCE"); ws.cell(hr,11,"30 Jun 2023"); ws.cell(hr,8,"Jnl")
    ws.merge_cells("D6:E6"); ws.merge_cells("F6:G6"); ws.merge_cells("I6:J6")
    for c_ in (1,2,3,8,11): ws.merge_cells(start_row=6,end_row=7,start_column=c_,end_column=c_)
    for c_,t in ((4,"Debit"),(5,"Credit"),(6,"Debit"),(7,"Credit"),(9,"Debit"),(10,"Credit")): ws.cell(7,c_,t)
    for rr in (6,7):
        for c_ in range(1,12):
            x=ws.cell(rr,c_); x.font=Font(name="Arial",bold=True,size=9); x.alignment=Alignment(horizontal="center",vertical="center",wrap_text=True); x.border=Border(bottom=Side("thin"))
    i=8; cur=None; NF="#,##0.00;(#,##0.00)"
    pos={k[0]:4,k[1]:5,k[2]:6,k[3]:7,"debit":9,"credit":10,k[6]:11}
    for r,(s,ty,j) in zip(rows,sec):
        if s!=cur:
            i+=(cur is not None); ws.cell(i,1,s).font=Font(name="Arial",bold=True,size=10); i+=1; cur=s
        ws.cell(i,1,r["account"]); ws.cell(i,2,r["name"]); ws.cell(i,3,ty); ws.cell(i,8,j or None)
        for kk,c_ in pos.items():
            if kk in r:
                x=ws.cell(i,c_,r[kk]); x.number_format=NF if c_!=11 else "#,##0;(#,##0)"
        i+=1
    i+=1; ws.cell(i,1,"Total")
    for kk,c_ in pos.items():
        x=ws.cell(i,c_,T[kk]); x.number_format=NF if c_!=11 else "#,##0;(#,##0);0"; x.border=Border(top=Side("thin"),bottom=Side("double"))
    for c_ in range(1,12): ws.cell(i,c_).font=Font(name="Arial",bold=True,size=10)
    ws.cell(i+2,1,"AJ1 depreciation for the year; AJ2 specific provision Brightkeel Freight; AJ3 default interest Apr-Jun; AJ4 insurance coded to general; AJ5 make-good claim Bay 7; AJ6 outgoings wash-up over-billed. 2023 column: credits in parentheses, whole dollars.")
    ws.column_dimensions["C"].hidden=True
    for c_,w in zip("ABDEFGHIJK",(13,34,16,16,14,14,6,16,16,15)): ws.column_dimensions[c_].width=w
    ws.freeze_panes="C8"
    w2=wb.create_sheet("Journals"); w2.append(["Jnl","Dr account","Cr account","Amount"])
    for q in [("AJ1","461","702 / 711",218045.6),("AJ2","469","615",73850),("AJ3","437","835",161030.04),("AJ4","620","429",2140.5),("AJ5","318","850",45000),("AJ6","210","610",18411.3)]: w2.append(q)
    wb.save(doc(name))
# ---------------------------------------------------------------- 3: SAP list output, German number format, trailing minus, PDF text
def tb3():
    R=random.Random(1503); c=lambda a,b: r2(R.randint(int(a*100),int(b*100))/100)
    G=[("0","Fixed assets",[("0050100","Land Lindenhof I",4180000,0,0,0),("0050200","Land Lindenhof II",2960000,0,0,0),("0060100","Office bldg. House A",18744210.5,0,0,0),("0060200","Office bldg. House B",11208330,64210.18,0,0),("0060900","Acc.depr. buildings",-5612740.2,-598905.08,0,99817.51),("0070100","Technical equipment",823114.77,0,12480,0),("0070900","Acc.depr. techn. eq.",-411290.3,-41155.74,0,6859.29)]),
       ("1","Receivables, cash",[("1200100","Rent receiv. domest.",402776.13,36281.9,388214.5,371060.22),("1200200","Svce chg receivable",88140.06,-4410.77,61930.25,58226.9),("1200900","Ind. value adjust.",-120000,0,0,42500),("1576000","Input tax 19%",0,18244.61,3811.94,22056.55),("1800100","Bank Hausverw. EUR",316402.55,-204118.27,462117.8,0),("1800200","Insolvency escrow",0,250000,75000,0),("1800300","Deposit acct tenants",231600,0,0,12000),("1900000","Prepaid expenses",14308.88,21977.4,0,7257.26)]),
       ("2","Equity",[("2000000","Subscribed capital",-25000,0,0,0),("2010000","Capital reserve",-6500000,0,0,0),("2080000","Loss carried fwd.",None,0,0,0)]),
       ("3","Liabilities, prov.",[("3300100","Trade pay. pre-inso.",-188306.44,0,0,0),("3300200","Trade pay. estate",0,-94110.3,88212.45,101770.8),("3400100","Mortgage Nordpfand",-23800000,0,0,0),("3400200","Accr. loan interest",-297500,-892500,0,148750),("3500100","Shareholder loan",-3100000,0,0,0),("3600100","Tenant deposits",-231600,0,12000,0),("3700100","VAT 19%",0,-231904.15,268110.2,72113.62),("3800100","Prov. repairs roof",-165000,0,0,0),("3800200","Prov. property tax",-22480,11240,0,5620)]),
       ("4","Revenue",[("4400100","Rent offices 19%",0,-1894220,0,311045.38),("4400200","Rent archives/parking",0,-141930.6,412.5,23661.1),("4400300","Rent tax-exempt",0,-98304,0,16384),("4410100","Svce chg advances",0,-372488.2,0,62081.37),("4830000","Other op. income",0,-8116.09,0,0)]),
       ("6","Expenses",[("6305000","Heating (district)",0,188204.92,11388.04,0),("6310000","Electricity common",0,64918.33,10211.76,0),("6315000","Cleaning",0,81244.2,13540.7,0),("6320000","Lift maintenance",0,22806,3801,0),("6325000","Caretaker",0,57600,9600,0),("6330000","Property tax",0,33720,5620,0),("6400000","Bldg. insurance",0,43543.56,7257.26,0),("6490000","Repairs",0,118307.4,4922.81,19880),("6825000","Legal and advisory",0,76210.75,22400,0),("6830000","Court costs InsO",0,12740,0,0),("6855000","Bank charges",0,1102.84,188.3,0),("6910000","Allow. bad debts",0,0,42500,0),("6220000","Depreciation bldg.",0,598905.08,99817.51,0),("6220100","Depreciation equip.",0,41155.74,6859.29,0),("7320000","Mortgage interest",0,892500,148750,0)])]
    L=[[g,*a] for g,_,l in G for a in l]
    so=r2(sum(a[3] for a in L if a[3] is not None))
    for a in L:
        if a[1]=="2080000": a[3]=r2(-so)
    d=r2(sum(a[4] for a in L))
    for a in L:
        if a[1]=="1800100": a[4]=r2(a[4]-d)
    d=r2(sum(a[5]-a[6] for a in L))
    for a in L:
        if a[1]=="1800100":
            a[6]=d; assert d>0
    P="other:Balance prev.periods"; k=["beginning",P,"debit","credit","ending"]
    rows=[];grp=[]
    for g,cd,n,b,p,dr,cr in L:
        rows.append({"account":cd,"name":n,"beginning":b,P:r2(p),"debit":dr,"credit":cr,"ending":r2(b+p+dr-cr)}); grp.append(g)
    tots=[]
    def fx(v):
        s=f"{abs(v):,.2f}".replace(",","X").replace(".",",").replace("X",".")
        return s+("-" if v<0 else " ")
    W=[18,18,17,17,18]
    bar="-"*(4+1+7+2+22+sum(W)+9)
    body=[]
    def line(a,b,c_,v,ch=" "): return f"|{a:<4}|{b:<8}|{c_:<22}|"+"|".join(f"{fx(x):>{w}}" for x,w in zip(v,W))+"|"
    H1=f"|{'Crcy':<4}|{'G/L acct':<8}|{'Short text':<22}|"+"|".join(f"{x:>{w}}" for x,w in zip(["Balance carry-","Balance","Debit report","Credit report","Accumulated"],W))+"|"
    H2=f"|{'':<4}|{'':<8}|{'':<22}|"+"|".join(f"{x:>{w}}" for x,w in zip(["forward","prev.periods","period","period","balance"],W))+"|"
    bar="-"*len(H1)
    for g,gn,_ in G:
        rs=[r for r,x in zip(rows,grp) if x==g]
        for r in rs: body.append(line("EUR",r["account"],r["name"],[r[x] for x in k]))
        t={"label":f"* Acct class {g} {gn}",**colsum(rs,k)}; tots.append(t)
        body.append(bar)
        body.append(f"|{('* Acct class '+g+' '+gn):<36}|"+"|".join(f"{fx(t[x]):>{w}}" for x,w in zip(k,W))+"|"); body.append(bar)
    T=colsum(rows,k); T={a:(0.0 if abs(v)<.005 else v) for a,v in T.items()}; assert T["ending"]==0 and T["debit"]==T["credit"] and T["beginning"]==0 and T[P]==0,T
    T={"label":"** Company code 4100 EUR",**T}; tots.append(T)
    body.append(f"|{'** Company code 4100 EUR':<36}|"+"|".join(f"{fx(T[x]):>{w}}" for x,w in zip(k,W))+"|"); body.append(bar)
    name="RFSSLD00_4100_Lindenhof.pdf"
    save(name,"TB",k,rows,tots)
    from reportlab.pdfgen import canvas
    from reportlab.lib.pagesizes import A4, landscape
    pw,ph=landscape(A4); cv=canvas.Canvas(doc(name),pagesize=(pw,ph),invariant=1)
    # no page break right before a subtotal group if avoidable: simple fixed pages of 40 lines
    PER=43; pages=[body[i:i+PER] for i in range(0,len(body),PER)]
    for pn,pg in enumerate(pages,1):
        cv.setFont("Courier",8.2); y=ph-34
        def out(s):
            nonlocal y
            cv.drawString(34,y,s); y-=10.2
        n=len(bar)
        out(f"{'Lindenhof Gewerbe Immobilien GmbH i.I.':<50}{'G/L Account Balances':^40}"+f"{'Time 08:14:52     Date 04.12.2024':>{n-90}}")
        out(f"{'Leipzig':<50}{'Ledger 0L':^40}"+f"{'RFSSLD00/HBRANDT     Page '+str(pn):>{n-90}}")
        out("Carryforward periods 00-00 2024    Previous periods 01-09 2024    Reporting periods 10-11 2024    Company code 4100"); 
        out(bar); out(H1); out(H2); out(bar)
        for s in pg: out(s)
        if pn==len(pages):
            y-=6; out("Insolvency administrator's copy. Credit balances carry a trailing minus. Local file no. 402 IN 1187/24.")
        cv.showPage()
    cv.save()
def run(): tb1(); tb2(); tb3()
