import random
from common import *
from fpdf import FPDF
import datetime
F="tolland_commerce_park_t12.pdf"
M=["Apr-24","May-24","Jun-24","Jul-24","Aug-24","Sep-24","Oct-24","Nov-24","Dec-24","Jan-25","Feb-25","Mar-25"]
def make():
    rng=random.Random(303); s=St(13)
    def a(k,code,l,vals): s.line(k,l,vals+[sum(vals)],code=code)
    def m(an,**k): return months12(rng,an,**k)
    def sp(n,lo,hi):
        v=[0]*12
        for i in rng.sample(range(12),n): v[i]=rng.randint(lo,hi)
        return v
    winter=[.8,.5,.4,.4,.4,.5,.7,1.2,1.8,2.2,2,1.4]; snow=[0,0,0,0,0,0,0,.6,2,3.4,3,1.5]
    step=[171250]*5+[176387]*7
    s.head("RENTAL REVENUE","4000-000")
    a("r1","4010-000","BASE RENT - INDUSTRIAL",step); a("r2","4015-000","BASE RENT - OFFICE/FLEX",[22480]*9+[23154]*3)
    a("r3","4020-000","RENT ABATEMENTS",[-8500,-8500,0,0,0,0,-11206,0,0,0,0,0]); a("r4","4040-000","STORAGE YARD RENT",[2750]*12); a("r5","4060-000","ROOFTOP ANTENNA LICENSE",[1800]*4+[1854]*8)
    s.sub("rr","TOTAL RENTAL REVENUE",["r1","r2","r3","r4","r5"],"4099-000")
    s.head("RECOVERY REVENUE","4100-000")
    a("c1","4110-000","CAM ESTIMATES",[18640]*9+[19480]*3); a("c2","4115-000","CAM PRIOR YR RECONCILIATION",[0,0,-6214,0,0,0,0,0,0,0,0,11875]); a("c3","4120-000","REAL ESTATE TAX ESTIMATES",[31260]*9+[32910]*3); a("c4","4130-000","INSURANCE ESTIMATES",[5120]*12); a("c5","4140-000","UTILITY REBILLS",m(38600,season=winter))
    s.sub("cr","TOTAL RECOVERY REVENUE",["c1","c2","c3","c4","c5"],"4199-000")
    s.head("OTHER REVENUE","4500-000")
    a("o1","4510-000","LATE CHARGES",sp(5,150,1250)); a("o2","4520-000","NSF FEES",sp(2,35,70)); a("o3","4590-000","MISCELLANEOUS INCOME",sp(4,80,900))
    s.sub("or","TOTAL OTHER REVENUE",["o1","o2","o3"],"4599-000")
    s.tot("ti","TOTAL REVENUE",["rr","cr","or"],"4999-000")
    G=[("UTILITIES","5000",[("ELECTRIC - HOUSE",31200,None),("GAS",22800,winter),("WATER & SEWER",17650,None),("FIRE LINE WATER",4320,None)]),
       ("SITE MAINTENANCE","5100",[("LANDSCAPE CONTRACT",28400,[1.4,1.5,1.3,1.2,1.2,1.2,1.1,.9,.3,.2,.2,.8]),("SNOW REMOVAL",46800,snow),("PARKING LOT REPAIR & SWEEP",15900,None),("TRASH REMOVAL",13750,None),("PEST CONTROL",3240,None)]),
       ("BUILDING MAINTENANCE","5200",[("ROOF REPAIRS",21300,None),("DOCK DOOR & LEVELER REPAIRS",18450,None),("HVAC CONTRACT",12600,None),("HVAC REPAIRS",9850,None),("PLUMBING",7420,None),("ELECTRICAL & LIGHTING",8915,None),("SPRINKLER & ALARM MONITORING",11200,None),("SUPPLIES",3980,None)]),
       ("ADMINISTRATIVE","5300",[("LEGAL",9400,None),("ACCOUNTING & AUDIT",12500,None),("BANK CHARGES",1480,None),("OFFICE & POSTAGE",2260,None),("LICENSES & PERMITS",1875,None)])]
    subs=[]
    for g,cc,ls in G:
        s.head(g,cc+"-000"); ks=[]
        for i,(l,an,se) in enumerate(ls):
            k=cc+str(i); ks.append(k)
            if l in("LEGAL","ROOF REPAIRS","LICENSES & PERMITS","DOCK DOOR & LEVELER REPAIRS"): v=sp(5,an//9,an//3)
            elif l=="SNOW REMOVAL": v=m(an,season=se)
            else: v=m(an,season=se,noise=.18)
            a(k,f"{int(cc)+10*(i+1)}-000",l,v)
        s.sub("s"+cc,"TOTAL "+g,ks,f"{int(cc)+99}-000"); subs.append("s"+cc)
    a("mf","5410-000","MANAGEMENT FEE",[round(x*.03) for x in s.rows[s.ix["ti"]]["v"][:12]]); a("in","5510-000","PROPERTY INSURANCE",[5248]*12); a("rt","5610-000","REAL ESTATE TAXES",[32118]*9+[33402]*3)
    s.tot("te","TOTAL OPERATING EXPENSE",subs+["mf","in","rt"],"5999-000")
    s.tot("noi","NET OPERATING INCOME",["ti",("te",-1)],"6000-000")
    s.head("NON-OPERATING","7000-000")
    a("x1","7010-000","MORTGAGE INTEREST",[41870-rng.randint(0,1)-74*i for i in range(12)]); a("x2","7020-000","OWNER EXPENSE",sp(3,400,2600)); a("x3","7110-000","DEPRECIATION",[38925]*12); a("x4","7120-000","AMORTIZATION - LEASING COSTS",[6214]*12)
    s.sub("xt","TOTAL NON-OPERATING",["x1","x2","x3","x4"],"7999-000")
    s.tot("ni","NET INCOME",["noi",("xt",-1)],"9000-000")
    st,bad=s.truth([h.upper() for h in M]+["TOTAL"],dict(total_income="ti",total_operating_expenses="te",noi="noi",net_income="ni"),title="TRAILING TWELVE MONTH INCOME STATEMENT",prop="TOLLAND COMMERCE PARK",frm="2024-04-01",to="2025-03-31")
    pdf=FPDF("L","mm","letter"); pdf.set_auto_page_break(False); pdf.set_creation_date(datetime.datetime(2025,4,18,tzinfo=datetime.timezone.utc)); pg=0; y=999
    np=-(-len(s.rows)//46)
    for i,r in enumerate(s.rows):
        if y>196:
            pdf.add_page(); pg+=1; pdf.set_font("Courier","",7)
            pdf.text(8,10,"TCP01   TOLLAND COMMERCE PARK"); pdf.text(8,13.5,"TRAILING TWELVE MONTH INCOME STATEMENT - ACCRUAL"); pdf.text(8,17,"12 MONTHS ENDING 03/31/25"); pdf.text(230,10,"RUN 04/18/25 09:14"); pdf.text(230,13.5,f"PAGE {pg}")
            pdf.text(8,24,"ACCT"); pdf.text(22,24,"DESCRIPTION")
            for j,h in enumerate(M+["TOTAL"]): w=pdf.get_string_width(h.upper()); pdf.text(82+j*15.4+(5 if j==12 else 0)-w,24,h.upper())
            pdf.text(8,26.6,"="*179); y=31
        pdf.set_font("Courier","B" if r["typ"] in("TOTAL",) else "",7)
        if r["typ"] in("SUBTOTAL","TOTAL"):
            for j in range(13): t="-"*9; pdf.text(82+j*15.4+(5 if j==12 else 0)-pdf.get_string_width(t),y-.6,t)
            y+=2.2
        pdf.text(8,y,r["code"]); 
        pdf.text(22,y,r["label"])
        if r["v"]:
            for j in range(13):
                t=fmt(r["v"][j],neg="t-",zero="0"); 
                if not t.endswith("-"): t+=" "
                pdf.text(83.4+j*15.4+(5 if j==12 else 0)-pdf.get_string_width(t),y,t)
        y+=3.9 if r["typ"]in("LINE","HEADING") else 5.6
    pdf.text(8,y+2,"*** END OF REPORT ***")
    pdf.output(str(DOCS/F))
    return save(F,st,"INDUSTRIAL","OPERATING_STATEMENT_T12","fixed-pitch system printout, trailing minus, codes on totals, multi-page",True),bad
