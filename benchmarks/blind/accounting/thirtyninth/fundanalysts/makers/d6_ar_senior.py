# Senior housing: receivables by month of service, payer sections, fpdf2, A4 landscape with narrow fonts
from common import *
from fpdf import FPDF
import datetime
def make():
    R=random.Random(39006)
    nm=names(R,36,"lf")
    H6=["Sep 2026","Aug 2026","Jul 2026","Jun 2026"]
    M=["total","prepaid"]+["m "+h for h in H6]+["other:Prior"]
    secs=[("Private Pay",20,(4200,7900)),("Medicaid Waiver",9,(1650,3100)),("Long-Term Care Insurance",6,(2800,5200))]
    people=[(n,f"{R.choice('ABC')}{R.randint(1,3)}{R.randint(1,24):02d}",f"{60310+i*7+R.randint(0,5)}") for i,n in enumerate(nm)]
    used=0;lay=[];rows=[];tots=[];G=dict.fromkeys(M,0)
    notes={3:"Daughter (POA) paying half on the 10th; balance from home sale at closing.",8:"Moved out 9/12 - refund of community fee pending.",14:"Rate dispute on level of care, see e-mail 9/18.",23:"Redetermination pending w/ county since July."}
    i=0
    for s,n,(a,b) in secs:
        lay.append(("h",s)); T=dict.fromkeys(M,0)
        ppl=sorted((people[R.randrange(0,20)] if (s!="Private Pay" and R.random()<.35) else people[min(used+j,35)]) for j in range(n))
        seen=set(); q=[]
        for p in ppl:
            if p in seen: continue
            seen.add(p); q.append(p)
        used+=n
        for p in q:
            rate=r2(R.uniform(a,b)); v=dict.fromkeys(M[1:],0.0)
            z=R.choices([0,1,2,3,5],[34,28,16,8,9])[0]
            if z==0: v["m Sep 2026"]=r2(R.choice([rate,rate*.5,R.uniform(25,400)]))
            else:
                for j in range(min(z+1,4)): v["m "+H6[j]]=rate if R.random()<.5 else r2(rate*R.uniform(.05,.9))
                if z==5: v["other:Prior"]=r2(R.uniform(200,6200))
            if z==0 and R.random()<.35: v["m Sep 2026"]=0.0; v["prepaid"]=-r2(R.choice([rate,500,1250.5,R.uniform(20,900)]))
            elif R.random()<.12: v["prepaid"]=-r2(R.uniform(20,300))
            if R.random()<.06: v["m Aug 2026"]=-r2(R.uniform(30,180))
            v["total"]=r2(sum(v.values()))
            row=dict(unit=p[1],resident=p[2],name=p[0],**{m:v[m] for m in M}); rows.append(row); lay.append(("r",row,notes.get(i))); i+=1
            for m in M: T[m]=r2(T[m]+v[m])
        t=dict(label=f"{s} subtotal",**T); tots.append(t); lay.append(("t",t))
        for m in M: G[m]=r2(G[m]+T[m])
    t=dict(label="Total resident receivables",**G); tots.append(t); lay.append(("g",t))
    f="st_brannoc_village_ar_by_month.pdf"
    class P(FPDF):
        def header(s):
            s.set_text_color(90,30,60); s.set_font("Helvetica","B",14); s.set_xy(14,10); s.cell(150,7,"St. Brannoc Village")
            s.set_text_color(0); s.set_font("Helvetica","",9); s.set_xy(14,17); s.cell(150,5,"Accounts receivable by month of service - as at September 30, 2026")
            s.set_font("Helvetica","B",8); y=26
            s.set_draw_color(90,30,60); s.set_line_width(.5); s.line(14,y-1,283,y-1)
            s.set_xy(14,y); s.cell(16,10,"Apt"); s.set_xy(30,y); s.cell(50,10,"Resident"); s.set_xy(84,y); s.cell(20,10,"Res. No.")
            for x,(l1,l2) in zip(XR,[("Balance","Due"),("Unapplied","Credits"),("Sep","2026"),("Aug","2026"),("Jul","2026"),("Jun","2026"),("","Prior")]):
                s.set_xy(x-26,y); s.cell(26,5,l1,align="R"); s.set_xy(x-26,y+4.5); s.cell(26,5,l2,align="R")
            s.set_line_width(.2); s.line(14,y+10.5,283,y+10.5); s.set_y(y+12)
        def footer(s):
            s.set_y(-11); s.set_font("Helvetica","I",7); s.set_x(14); s.cell(130,4,"Prepared by the business office (O. Pelletier) for the owner's package. Confidential - contains resident information.")
            s.set_x(240); s.cell(43,4,f"{s.page_no()} / {{nb}}",align="R")
    XR=[129,156,184,210,235,259,283]
    pdf=P(orientation="L",unit="mm",format="A4"); pdf.set_auto_page_break(False); pdf.set_creation_date(datetime.datetime(2026,10,8,tzinfo=datetime.timezone.utc)); pdf.add_page()
    def m2(v): return "0.00" if v==0 else par(v)
    def put(o,y,st):
        pdf.set_font("Helvetica",st,8.5)
        for x,m in zip(XR,M):
            if not (st=="" and o[m]==0 and m!="total"): pdf.set_xy(x-28,y); pdf.cell(28,5,m2(o[m]),align="R")
    last=None
    for e in lay:
        need={"h":18,"r":6+(4.5 if e[0]=="r" and e[2] else 0),"t":9,"g":12}[e[0]]
        if pdf.get_y()+need>196:
            pdf.add_page()
            if e[0] in "rt":
                pdf.set_font("Helvetica","BI",8.5); y=pdf.get_y(); pdf.set_xy(14,y); pdf.cell(100,5,f"{last} (continued)"); pdf.set_y(y+6)
        y=pdf.get_y()
        if e[0]=="h":
            last=e[1]; pdf.set_fill_color(243,232,238); pdf.rect(14,y,269,5.5,"F"); pdf.set_font("Helvetica","B",9); pdf.set_xy(14,y); pdf.cell(100,5.5,e[1]); pdf.set_y(y+6.5)
        elif e[0]=="r":
            o=e[1]; pdf.set_font("Helvetica","",8.5); pdf.set_xy(14,y); pdf.cell(16,5,o["unit"]); pdf.set_xy(30,y); pdf.cell(52,5,o["name"]); pdf.set_xy(84,y); pdf.cell(20,5,o["resident"])
            put(o,y,""); y+=5.3
            if e[2]: pdf.set_font("Helvetica","I",7.5); pdf.set_text_color(110); pdf.set_xy(34,y-.6); pdf.cell(150,4,e[2]); pdf.set_text_color(0); y+=4.2
            pdf.set_y(y)
        else:
            o=e[1]; pdf.line(101,y+.4,283,y+.4); pdf.set_font("Helvetica","B",8.5); pdf.set_xy(30,y+.8); pdf.cell(70,5,o["label"]); put(o,y+.8,"B")
            if e[0]=="g": pdf.line(101,y+6.4,283,y+6.4); pdf.line(101,y+7,283,y+7)
            pdf.set_y(y+8.5)
    pdf.output(os.path.join(DOC,f))
    for r in rows:
        for m in M[1:]:
            if r[m]==0: del r[m]      # blank on the page
    save(f,"AR","SENIOR_HOUSING",M,rows,tots,"business office of a senior community","A4 landscape, payer sections, one column for each month","months as columns, credits before months, notes beneath rows, same resident under two payers")
