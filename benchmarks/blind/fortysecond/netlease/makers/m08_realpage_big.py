# RealPage-commercial-like detail for an 88-suite suburban executive/flex office campus; portrait legal, zebra, sections by floor, charge code columns, future lease rows
from common import *
import random
from fpdf import FPDF
R=random.Random(4208); N='r08_CommercialRentRollDetail_Oct.pdf'
A1="Acorn|Birchwood|Crestline|Dovetail|Eastbrook|Foxglove|Greenbriar|Hawthorne|Ironwood|Jasper|Keystone|Lantern|Maplewood|Northstar|Orchard|Pembroke|Quarry|Riverbend|Sterling|Tidewater|Upland|Verity|Wexford|Yarrow".split('|')
A2="Advisors|Accounting|Dental Group|Law Offices|Consulting|Insurance|Psychology|Mortgage|IT Services|Realty|Physical Therapy|Design|Staffing|Title Co.|Home Care|Engineering".split('|')
combo=[f"{a} {b}" for a in A1 for b in A2]; R.shuffle(combo); nm=iter(combo)
COL=[("Suite","",14,"L"),("Occupant","",49,"L"),("Lease","Status",18,"L"),("RSF","",13,"R"),("Lease","Begin",20,"C"),("Lease","End",20,"C"),("Base","Rent",20,"R"),("Parking","",16,"R"),("Storage","",16,"R"),("CAM/Tax","Recov",18,"R"),("Total","Billed",21,"R"),("Deposit","Held",20,"R"),("Delinq.","Prepaid",20,"R")]
Wd=sum(c[2] for c in COL)
class P(FPDF):
    def header(s):
        s.set_font("Times","B",12); s.cell(Wd/3,6,"Brandywine Office Campus"); s.cell(Wd/3,6,"COMMERCIAL RENT ROLL DETAIL",align="C"); s.set_font("Times","",8); s.cell(Wd/3,6,f"Page {s.page_no()} of {{nb}}",align="R",new_x="LMARGIN",new_y="NEXT")
        s.cell(Wd/3,4,"4000 Concord Pike, Wilmington, DE"); s.cell(Wd/3,4,"As of 10/31/2024",align="C"); s.cell(Wd/3,4,"Printed 11/04/2024 8:22:51AM",align="R",new_x="LMARGIN",new_y="NEXT"); s.ln(2)
        s.set_font("Times","B",8); s.set_fill_color(200,215,200)
        for i in (0,1):
            for c in COL: s.cell(c[2],4,c[i],align=c[3] if c[3]!="L" else "L",fill=True,border="B" if i else 0)
            s.ln(4)
        s.set_font("Times","",8)
p=P("L","mm","Legal"); p.set_margins(35,10); p.set_auto_page_break(True,14); p.add_page(); rows=[]; G=[0]*8; ason=D(2024,10,31); z=0
def line(v,b=False,fill=False):
    p.set_font("Times","B" if b else "",8); p.set_fill_color(240,244,240)
    for (h,h2,w,a),x in zip(COL,v): p.cell(w,4.6,x,align=a,fill=fill,border="T" if b else 0)
    p.ln(4.6)
fmt=lambda v: mny(v) if v>=0 else f"({mny(-v)})"
occ=vac=0
for fl,nu in (("First Floor",30),("Second Floor",31),("Third Floor",27)):
    if p.get_y()>185: p.add_page()
    p.set_font("Times","BI",9); p.cell(0,6,fl,new_x="LMARGIN",new_y="NEXT"); S=[0]*8; base="FST".index(fl[0])+1
    for i in range(nu):
        su=f"{base}{i+1:02d}" if not (base==2 and i==12) else "213-214"
        if base==2 and i==13: continue
        a=R.randrange(180,1650,5); r=dict(unit=su,area=a,section=fl); z^=1
        if R.random()<.12:
            vac+=1; line([su,"","Vacant",f"{a:,}"]+[""]*9,fill=z); r.update(statusText="Vacant"); rows.append(r); S[0]+=a
            if R.random()<.3:
                n=next(nm); f=addm(D(2024,12,1),R.randint(0,2)); e=addm(f,36)-dt.timedelta(1); m=round(a*21.5/12,2)
                line([su,n,"Future","",f"{f:%m/%d/%Y}",f"{e:%m/%d/%Y}"]+[""]*5+[fmt(m),""],fill=z); rows.append(dict(unit=su,section=fl,tenantName=n,statusText="Future",leaseStartDate=f,leaseEndDate=e,deposit=m)); S[6]+=m
            continue
        occ+=1; n=next(nm); m=round(a*R.choice([18.5,19.75,21,22.4])/12,2); pk=R.choice([0,0,0,60,120]); so=R.choice([0,0,0,0,35]); rc=0 if a<600 else round(a*3.1/12,2); tb=round(m+pk+so+rc,2)
        f=addm(D(2020,1,1),R.randint(0,56)); e=addm(f,R.choice([24,36,60]))-dt.timedelta(1); mtm=e<ason; st="MTM" if mtm else "Current"
        dep=R.choice([m,m,round(m*2,2),0]); bal=R.choice([0,0,0,0,0,tb,-tb,round(tb*.25,2)])
        line([su,n,st,f"{a:,}",f"{f:%m/%d/%Y}",f"{e:%m/%d/%Y}"]+[fmt(v) for v in (m,pk,so,rc,tb,dep,bal)],fill=z)
        r.update(tenantName=n,statusText=st,leaseStartDate=f,leaseEndDate=e,contractRent=m,totalCharges=tb,deposit=dep,balance=bal,charges=[{"code":k,"amount":v} for k,v in (("Base Rent",m),("Parking",pk),("Storage",so),("CAM/Tax Recov",rc))])
        rows.append(r)
        for k,v in enumerate((a,m,pk,so,rc,tb,dep,bal)): S[k]+=v
    line(["",f"{fl} Total","",f"{S[0]:,}","",""]+[fmt(round(v,2)) for v in S[1:]],b=True); p.ln(2); G=[x+y for x,y in zip(G,S)]
line(["","Property Total","",f"{G[0]:,}","",""]+[fmt(round(v,2)) for v in G[1:]],b=True); p.ln(4)
p.set_font("Times","B",8); p.cell(60,5,"Occupancy Summary",border="B"); p.cell(20,5,"Suites",border="B",align="R"); p.cell(20,5,"%",border="B",align="R",new_x="LMARGIN",new_y="NEXT"); p.set_font("Times","",8)
for l,v in (("Occupied (Current and MTM)",occ),("Vacant",vac),("Total suites",occ+vac)): p.cell(60,5,l); p.cell(20,5,str(v),align="R"); p.cell(20,5,f"{v/(occ+vac):.1%}",align="R",new_x="LMARGIN",new_y="NEXT")
p.output(path(N))
save(N,"OFFICE","RealPage-like big campus roll by floor, future rows without numbers, legal landscape",True,"Brandywine Office Campus",ason,rows,occ+vac,occ,vac)
