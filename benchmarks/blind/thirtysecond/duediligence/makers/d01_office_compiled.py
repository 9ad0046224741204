import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
F="harlan_row_compiled_2024.pdf"
def make():
    rng=random.Random(101)
    s=St(2,0,True)
    def y(a,g=.035): b=int(a*(1-g+rng.uniform(-.04,.04))); return [a+rng.randint(-90,90),b]
    s.head("REVENUES",lv=0)
    L=[("br","Base rental income",2846210),("cr","Operating expense recoveries",611480),("tr","Real estate tax recoveries",398115),("pk","Parking income",84260),("ah","After-hours HVAC and tenant services",37915)]
    for k,l,a in L: s.line(k,l,y(a),lv=1)
    s.line("lt","Lease termination fee",[0,142500],lv=1)
    s.line("cn","Straight-line rent adjustment",[-31844,18260],lv=1)
    s.tot("ti","Total revenues",["br","cr","tr","pk","ah","lt","cn"],lv=2)
    s.head("OPERATING EXPENSES",lv=0)
    E=[("cl","Janitorial and cleaning",231870),("el","Electricity",287350),("wg","Water, sewer and gas",61240),("rm","Repairs and maintenance",198440),("ev","Elevator contract",42180),("hv","HVAC service and repairs",88610),("la","Landscaping and snow removal",54330),("se","Security and life safety",73190),("py","On-site payroll and benefits",184920),("mf","Management fees",118400),("ga","General and administrative",46215),("in","Insurance",97830),("rt","Real estate taxes",468905)]
    for k,l,a in E: s.line(k,l,y(a),lv=1)
    s.line("bd","Bad debt expense (recovery)",[14620,-3875],lv=1)
    s.tot("te","Total operating expenses",[e[0] for e in E]+["bd"],lv=2)
    s.tot("noi","NET OPERATING INCOME",["ti",("te",-1)],lv=0)
    s.head("OTHER INCOME (EXPENSE)",lv=0)
    s.line("ii","Interest income",[9384,3120],lv=1)
    s.line("ie","Interest expense",[-742618,-761204],lv=1)
    s.line("ac","Amortization of deferred costs",[-88420,-91116],lv=1)
    s.line("de","Depreciation",[-604380,-597755],lv=1)
    s.line("sf","Sponsor asset management fee",[-60000,-60000],lv=1)
    s.sub("to","Total other income (expense)",["ii","ie","ac","de","sf"],lv=2)
    s.tot("ni","NET INCOME",["noi","to"],lv=0)
    st,bad=s.truth(["2024","2023"],dict(total_income="ti",total_operating_expenses="te",noi="noi",net_income="ni"),title="Statements of Revenues and Expenses",prop="Harlan Row Office Center, LLC",frm="2024-01-01",to="2024-12-31")
    c=canvas.Canvas(str(DOCS/F),pagesize=letter,invariant=1)
    t=c.beginText(80,690); t.setFont("Times-Roman",11); t.setLeading(15)
    c.setFont("Times-Bold",13); c.drawCentredString(306,730,"Dunmore Pell & Associates, CPAs")
    for l in ["February 27, 2025","","To the Members","Harlan Row Office Center, LLC","","Management is responsible for the accompanying financial statements of Harlan Row Office","Center, LLC, which comprise the statements of revenues and expenses for the years ended","December 31, 2024 and 2023. We have performed a compilation engagement in accordance with","Statements on Standards for Accounting and Review Services. We did not audit or review the","financial statements nor were we required to perform any procedures to verify the accuracy or","completeness of the information provided by management.","","Management has elected to omit substantially all of the disclosures and the statements of cash","flows required by accounting principles generally accepted in the United States of America.","","","Dunmore Pell & Associates","Certified Public Accountants"]: t.textLine(l)
    c.drawText(t); c.showPage()
    c.setFont("Times-Bold",13); c.drawCentredString(306,748,"HARLAN ROW OFFICE CENTER, LLC")
    c.setFont("Times-Roman",12); c.drawCentredString(306,731,"Statements of Revenues and Expenses")
    c.setFont("Times-Italic",11); c.drawCentredString(306,715,"For the Years Ended December 31, 2024 and 2023")
    X=[428,532]; yy=690; c.setFont("Times-Bold",11)
    for x,h in zip(X,["2024","2023"]): c.drawRightString(x,yy,h); c.line(x-70,yy-4,x+2,yy-4)
    yy-=20; first=True
    for r in s.rows:
        b=r["typ"]!="LINE"
        if r["typ"]=="HEADING": yy-=6
        if r["key"]in("noi","ni"): yy-=5
        fn="Times-Bold" if b and r["lv"]==0 else "Times-Roman"
        c.setFont(fn,10.5); x0=70+r["lv"]*16; c.drawString(x0,yy,r["label"])
        if r["v"]:
            w=c.stringWidth(r["label"],fn,10.5)
            if r["typ"]=="LINE":
                xx=350
                c.setFillGray(.5)
                while xx>x0+w+6: c.drawString(xx,yy,"."); xx-=6
                c.setFillGray(0)
            if r["typ"]!="LINE":
                for x in X: c.setLineWidth(.6); c.line(x-70,yy+10,x+2,yy+10)
            for i,x in enumerate(X):
                v=s.p(r,i); tx=fmt(v,0,zero="—")
                c.drawRightString(x if tx.endswith(")") else x-3.5,yy,tx)
                if first or r["key"] in("noi","ni"): c.drawString(x-68,yy,"$")
                if r["key"]=="ni": c.line(x-70,yy-3,x+2,yy-3); c.line(x-70,yy-5,x+2,yy-5)
            first=False
        yy-=16.2
    c.setFont("Times-Italic",9); c.drawCentredString(306,52,"See accountants' compilation report."); c.drawCentredString(306,36,"- 2 -"); c.showPage(); c.save()
    return save(F,st,"OFFICE","OPERATING_STATEMENT","CPA compilation, Times, dot leaders, separate dollar signs"),bad
