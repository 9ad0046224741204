import random
from common import *
import xlsxwriter
F="copperleaf_plaza_expense_detail_qoe.xlsx"
def make():
    rng=random.Random(808); s=St(5,0,True); AD={}
    def a(k,l,v,a1=0,a2=0,ref="",py=None):
        if py is None: py=int(v*(.965+rng.uniform(-.05,.05)))
        s.line(k,l,[v,a1,a2,v+a1+a2,py],ref=ref)
    s.head("Revenue")
    a("r1","Minimum rent – anchors",1124800); a("r2","Minimum rent – inline shops",1873415); a("r3","Minimum rent – pads and ground leases",318000); a("r4","Percentage rent",44218,0,-12600,"C"); a("r5","CAM reimbursements – current year",418960); a("r6","CAM reimbursements – prior year true-up",37244,0,-37244,"D",-8816); a("r7","Real estate tax reimbursements",512880); a("r8","Insurance reimbursements",96455); a("r9","Specialty leasing / kiosks",28750); a("r10","Lease termination income",85000,0,-85000,"E",0); a("r11","Bad debt (contra)",-21866,0,0,"",-35120)
    s.tot("ti","Total revenue",["r%d"%i for i in range(1,12)])
    s.head("Recoverable operating expenses")
    G=[("Parking lot",[("Sweeping",24960),("Asphalt patch and seal",31875),("Striping and signage",6240),("Lot lighting repairs",9115)]),("Landscaping",[("Landscape contract",48600),("Irrigation repairs",5822),("Seasonal color and mulch",7314),("Tree trimming",8450)]),("Snow and ice",[("Plowing – per push",38212),("Salt and sand",11964)]),("Utilities – common area",[("Electric – site lighting",41327),("Water and sewer",18806),("Gas – riser rooms",2944)]),("Security and life safety",[("Patrol contract",62400),("Camera monitoring",7188),("Fire sprinkler inspections",5410),("Alarm phone lines",2136)]),("Building repairs",[("Roof repairs",44790),("Canopy and façade repairs",17655),("Painting",9240),("Plumbing and backflow",6872),("Power washing",5985)]),("Waste",[("Trash hauling",33744),("Compactor rental",8400)]),("CAM administration",[("On-site manager allocation",52000),("Supplies and uniforms",3127),("Vehicle",4960)])]
    subs=[]; n=0
    for g,ls in G:
        s.head(g,lv=1); ks=[]
        for l,v in ls:
            n+=1; k="e%d"%n; ks.append(k)
            if l=="Roof repairs": a(k,l,v,0,-28500,"F")
            elif l=="Asphalt patch and seal": a(k,l,v,0,-19000,"F")
            elif l=="On-site manager allocation": a(k,l,v,7500,0,"B")
            else: a(k,l,v)
        s.sub("s"+g,"Subtotal – "+g[0].lower()*(g[0:3]!="CAM")+"C"*(g[0:3]=="CAM")+g[1:],ks,lv=1); subs.append("s"+g)
    a("ins","Property and liability insurance",101230,0,6180,"G"); a("tax","Real estate taxes",534612)
    s.sub("rec","Total recoverable expenses",subs+["ins","tax"])
    s.head("Non-recoverable expenses")
    a("n1","Management fee",108300,27000,0,"A"); a("n2","Legal – leasing",22480); a("n3","Legal – litigation",64115,0,-64115,"H",0); a("n4","Vacant space utilities",9834); a("n5","Marketing fund contribution",18000); a("n6","Owner travel and meals",7912,-7912,0,"B"); a("n7","Bank and lockbox charges",3264)
    s.sub("nrc","Total non-recoverable expenses",["n%d"%i for i in range(1,8)])
    s.tot("te","Total operating expenses",["rec","nrc"]); s.tot("noi","Net operating income",["ti",("te",-1)])
    cols=["FY2024 per seller","Adj. 1 Owner / affiliate","Adj. 2 Non-recurring and timing","FY2024 as adjusted","FY2023 per seller"]
    st,bad=s.truth(cols,dict(total_income="ti",total_operating_expenses="te",noi="noi"),title="Operating income and CAM expense detail",prop="Copperleaf Plaza",frm="2024-01-01",to="2024-12-31",sheet="3.1 NOI bridge")
    wb=xlsxwriter.Workbook(str(DOCS/F)); f=lambda **k:wb.add_format(dict(font_name="Georgia",font_size=9,**k))
    w0=wb.add_worksheet("Contents"); w0.write("B2","Project Copperleaf – financial due diligence databook",f(bold=1)); 
    for i,t in enumerate(["3.1  NOI bridge and CAM expense detail","3.2  Adjustment notes","Basis: seller's general ledger, accrual, calendar year","Draft – subject to management comments"]): w0.write(3+i,1,t,f())
    ws=wb.add_worksheet("3.1 NOI bridge"); ws.hide_gridlines(2)
    ws.write("B1","Copperleaf Plaza",f(bold=1)); ws.write("B2","Operating income and CAM expense detail",f(bold=1)); ws.write("B3","Fiscal years ended 31 December 2024 and 2023; US$",f(italic=1))
    hd=f(bold=1,text_wrap=1,align="center",valign="vcenter",bg_color="#D9D9D9",bottom=1)
    for c,h in [(1,"US$"),(2,"Ref"),(3,"FY2024\nper seller"),(4,"Adj. 1\nOwner / affiliate"),(5,"Adj. 2\nNon-recurring and timing"),(7,"FY2024\nas adjusted"),(9,"FY2023\nper seller")]: ws.write(4,c,h,hd)
    ws.set_row(4,38); N='#,##0;(#,##0);"–"'; C=[3,4,5,7,9]; r=5; pos={}
    for q in s.rows:
        T=q["typ"]; lv=q.get("lv",0); tb=1 if T in("SUBTOTAL","TOTAL") else 0
        if T=="TOTAL": r+=0
        pos[q["key"]]=r
        ws.write(r,1,q["label"],f(bold=(T!="LINE" and not lv),italic=bool(lv),indent=lv if T!="LINE" else 2))
        if q.get("ref"): ws.write(r,2,q["ref"],f(align="center",font_color="blue"))
        if q["v"]:
            for j,x in enumerate(C):
                fm=f(num_format=N,bold=T!="LINE" and not lv,top=tb,bottom=6 if T=="TOTAL" else 0)
                L="ABCDEFGHIJ"[x]
                if q["foots"]: ws.write_formula(r,x,"="+"".join(("+" if sg>0 else "-")+f"{L}{pos[k]+1}" for k,sg in q["foots"]).lstrip("+"),fm,q["v"][j])
                elif j==3: ws.write_formula(r,x,f"=D{r+1}+E{r+1}+F{r+1}",fm,q["v"][j])
                else: ws.write_number(r,x,q["v"][j],fm)
        r+=2 if T=="TOTAL" else 1
    ws.write(r,1,"Ref letters: see sheet 3.2.",f(italic=1))
    ws.set_column(0,0,1.5); ws.set_column(1,1,42); ws.set_column(2,2,5); ws.set_column(3,5,14); ws.set_column(6,6,1.5); ws.set_column(7,7,14); ws.set_column(8,8,1.5); ws.set_column(9,9,14); ws.set_column(11,11,20,None,{"hidden":1}); ws.write(5,11,"tie to TB v3 - JL",f())
    ws.freeze_panes(5,2); ws.fit_to_pages(1,0); ws.repeat_rows(4)
    w2=wb.add_worksheet("3.2 Notes"); w2.set_column(1,1,90)
    for i,(x,t) in enumerate([("A","Management fee restated to market rate of the buyer's manager."),("B","Affiliate payroll brought to cost; owner travel removed."),("C","Percentage rent of a tenant that left in October 2024."),("D","Prior-year true-up billed in 2024."),("E","One-time termination payment."),("F","Capital in nature."),("G","Renewal premium from binder."),("H","Settled litigation.")]): w2.write(i+1,0,x,f()); w2.write(i+1,1,t,f())
    ws.activate(); wb.close()
    return save(F,st,"RETAIL","OPERATING_STATEMENT","due-diligence databook, adjustment columns, ref column, spacer and hidden columns, formulas, three sheets",True),bad
