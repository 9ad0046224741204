import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor, white, black
F="mesquite_crossing_om_financials.pdf"
def make():
    rng=random.Random(202); SF=84312
    s=St(4,0,True)
    def y(a,g=.03,pf=1.03): 
        v24=a+rng.randint(-400,400); v23=int(v24*(1-g+rng.uniform(-.03,.03))); v22=int(v23*(1-g+rng.uniform(-.03,.03)))
        return [v22,v23,v24,int(v24*pf)]
    s.head("REVENUE")
    s.line("br","Base Rent",y(1638200,.028,1.041),n="1")
    s.line("pr","Percentage Rent",[18220,24615,31180,0],n="2")
    s.line("cam","CAM Reimbursements",y(246300),n="3")
    s.line("tax","Tax Reimbursements",y(301900),n="3")
    s.line("ins","Insurance Reimbursements",y(52480),n="3")
    s.line("oth","Signage & Other",[6400,7150,8900,9000],n="")
    s.sub("gr","Gross Revenue",["br","pr","cam","tax","ins","oth"],n="")
    s.line("vac","General Vacancy (5.0%)",[0,0,0,-int(.05*s.rows[s.ix["gr"]]["v"][3])],n="4")
    s.line("abt","Free Rent / Concessions",[-22500,0,-14166,0],n="")
    s.tot("egi","EFFECTIVE GROSS REVENUE",["gr","vac","abt"],n="")
    s.head("OPERATING EXPENSES")
    E=[("e1","Parking Lot & Sweeping",41200),("e2","Landscaping",33850),("e3","Common Utilities",47310),("e4","Repairs & Maintenance",58240),("e5","Security Patrol",29900),("e6","Trash Removal",24475),("e7","Fire & Life Safety",8120),("e8","Property Insurance",54980),("e9","Real Estate Taxes",308440)]
    for k,l,a in E: s.line(k,l,y(a),n="5" if k=="e9" else "")
    s.line("mg","Management Fee",[58400,61200,64850,67090],n="6")
    s.line("nr","Non-Recoverable Expenses",y(19200,.03,1.0),n="")
    s.tot("te","TOTAL OPERATING EXPENSES",[e[0] for e in E]+["mg","nr"],n="")
    s.tot("noi","NET OPERATING INCOME",["egi",("te",-1)],n="")
    s.line("cr","Capital Reserves",[0,0,0,-int(.2*SF)],n="7")
    s.line("tl","Tenant Improvements & Leasing Commissions",[-48200,-112650,-37410,-84312],n="7")
    s.tot("cf","CASH FLOW BEFORE DEBT SERVICE",["noi","cr","tl"],n="")
    st,bad=s.truth(["2022 Actual","2023 Actual","2024 Actual","Pro Forma Year 1"],dict(total_income="egi",total_operating_expenses="te",noi="noi",net_cash_flow="cf"),title="Historical & Pro Forma Operating Statement",prop="Mesquite Crossing")
    W,H=792,612; c=canvas.Canvas(str(DOCS/F),pagesize=(W,H),invariant=1); G=HexColor("#7a3b1e"); T=HexColor("#f4ebe3")
    # p1 cover
    c.setFillColor(G); c.rect(0,0,260,H,fill=1,stroke=0); c.setFillColor(white); c.setFont("Helvetica-Bold",26); c.drawString(30,420,"MESQUITE"); c.drawString(30,390,"CROSSING"); c.setFont("Helvetica",11); c.drawString(30,362,"Neighborhood retail center"); c.drawString(30,346,"Offering Memorandum")
    c.setFillColor(black); c.setFont("Helvetica-Bold",15); c.drawString(300,500,"FINANCIAL ANALYSIS"); c.setFont("Helvetica",11)
    for i,l in enumerate(["84,312 square feet on 8.9 acres","Grocery-anchored, 96% leased","Weighted average lease term: 5.4 years","Offered free and clear of existing debt","","The figures on the following page were furnished by ownership. Prospective","purchasers must rely on their own investigation."]): c.drawString(300,470-i*18,l)
    c.showPage()
    c.setFillColor(G); c.rect(0,H-54,W,54,fill=1,stroke=0); c.setFillColor(white); c.setFont("Helvetica-Bold",18); c.drawString(36,H-36,"Historical & Pro Forma Operating Statement"); c.setFont("Helvetica",10); c.drawRightString(W-36,H-34,"MESQUITE CROSSING  |  84,312 SF")
    X=[330,405,480,535,640,695]; yy=H-78
    c.setFillColor(black); c.setFont("Helvetica-Bold",8.5)
    for x,a,b in zip(X,["2022","2023","2024","2024","Pro Forma","Pro Forma"],["Actual","Actual","Actual","$/SF","Year 1","$/SF"]): c.drawRightString(x,yy,a); c.drawRightString(x,yy-10,b)
    c.drawRightString(748,yy-10,"Notes"); c.setStrokeColor(G); c.setLineWidth(1.5); c.line(36,yy-15,756,yy-15); yy-=27; k=0
    for r in s.rows:
        B=r["typ"]in("TOTAL","SUBTOTAL","HEADING"); k+=1
        if r["typ"]=="TOTAL": c.setFillColor(G); c.rect(36,yy-4,720,13.6,fill=1,stroke=0); c.setFillColor(white)
        elif k%2: c.setFillColor(T); c.rect(36,yy-4,720,13.6,fill=1,stroke=0); c.setFillColor(black)
        else: c.setFillColor(black)
        if r["typ"]=="HEADING": c.setFillColor(G)
        c.setFont("Helvetica-Bold" if B else "Helvetica",8.5); c.drawString(42 if B else 54,yy,r["label"])
        if r["v"]:
            for j,x in [(0,X[0]),(1,X[1]),(2,X[2]),(3,X[4])]: c.drawRightString(x,yy,fmt(r["v"][j],cur="$" if B else ""))
            for j,x in [(2,X[3]),(3,X[5])]:
                v=r["v"][j]; c.drawRightString(x,yy,"-" if not v else (f"({-v/SF:.2f})" if v<0 else f"{v/SF:.2f}"))
            c.drawRightString(742,yy,r.get("n",""))
        yy-=15
    c.setFillColor(black); c.setFont("Helvetica-Oblique",7)
    N=["1. Year 1 base rent reflects contractual increases.  2. No percentage rent assumed in Year 1.  3. Tenants reimburse pro rata shares of CAM, taxes and insurance.  4. 5% of gross revenue.","5. Assumes no reassessment upon sale.  6. 3% of collected revenue.  7. $0.20/SF reserves; leasing costs per ownership."]
    for i,l in enumerate(N): c.drawString(36,yy-6-i*9,l)
    c.drawCentredString(W/2,16,"19"); c.showPage(); c.save()
    return save(F,st,"RETAIL","OPERATING_STATEMENT","offering memorandum page, colour bands, PSF and notes columns",False),bad
