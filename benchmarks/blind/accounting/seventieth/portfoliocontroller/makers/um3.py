# Self storage lease-up report, fpdf2
from h import *
from fpdf import FPDF
r=random.Random(7109)
K=["units","occupied","vacant","pct_occ","sf","total_sf","other:Pro Forma Rate","market","actual","market_total","actual_total"]
S=[("CLIMATE CONTROLLED - LEVEL 1",.62,[("5 x 5",24,39),("5 x 10",46,72),("7.5 x 10",12,98),("10 x 10",58,129),("10 x 15",30,174),("10 x 20",14,215)]),
("CLIMATE CONTROLLED - LEVEL 2 (ELEVATOR)",.38,[("5 x 5",36,32),("5 x 10",64,61),("10 x 10",72,109),("10 x 15",26,149),("10 x 25",4,228)]),
("DRIVE-UP",.8,[("5 x 10",10,69),("10 x 10",26,115),("10 x 15",24,142),("10 x 20",30,172),("10 x 30",12,239)]),
("UNCOVERED PARKING",.3,[("12 x 25",14,75),("12 x 35",16,95),("12 x 50",6,135)])]
name="LeaseUp_Wk31_Copperline_Storage.pdf"
p=FPDF('L','mm','Letter');p.set_margins(12,12);p.set_auto_page_break(False);p.add_page()
p.set_font('Courier','B',13);p.cell(0,6,"COPPERLINE STORAGE - QUEEN CREEK",new_x='LMARGIN',new_y='NEXT')
p.set_font('Courier','',9);p.cell(0,4.5,"LEASE-UP REPORT   WEEK 31 SINCE C.O.   WEEK ENDING SUNDAY 05-JUL-2026",new_x='LMARGIN',new_y='NEXT');p.cell(0,4.5,"C.O. 01-DEC-2025      STABILIZATION TARGET: MONTH 34 AT 90.0%",new_x='LMARGIN',new_y='NEXT');p.ln(2)
W=[44,15,15,15,17,16,20,21,19,23,24,26]
H1=["UNIT","TOTAL","","","PCT","SF /","TOTAL","PRO FORMA","STREET","AVG","STREET","IN-PLACE"];H2=["SIZE","UNITS","OCC","VAC","OCC","UNIT","SF","RATE","RATE","IN-PLACE","POTENTIAL","RENT"]
p.set_font('Courier','B',8.5)
for H in (H1,H2):
    for i,(w,t) in enumerate(zip(W,H)): p.cell(w,4,t,align='L' if i==0 else 'R')
    p.ln()
def rule(): y=p.get_y()+.6;p.set_line_width(.25);p.line(12,y,12+sum(W),y);p.ln(1.4)
rule()
def line(c,b=False,ind=0):
    p.set_font('Courier','B' if b else '',8.5)
    for i,(w,t) in enumerate(zip(W,c)): p.cell(w,4.3,("  "*ind+t) if i==0 else t,align='L' if i==0 else 'R')
    p.ln()
rows=[];tots=[];G=[0]*6
def tot(lab,T):
    u,o,sf,mt,at,_=T;pc=round(o/u*100+1e-9,1);asf=round(sf/u,1)
    rate=round(mt/u,2);av=round(at/o/100,2)
    line([lab,str(u),str(o),str(u-o),f"{pc:.1f}%",f"{asf:,.1f}",f"{sf:,}","",f"{rate:,.2f}",f"{av:,.2f}",f"{mt:,.2f}",f"{at/100:,.2f}"],True)
    tots.append({"label":lab,"units":u,"occupied":o,"vacant":u-o,"pct_occ":pc,"sf":asf,"total_sf":sf,"market":rate,"actual":av,"market_total":mt,"actual_total":at/100})
for sec,oc,L in S:
    line([sec],True);T=[0]*6
    for t,u,st in L:
        a,b=[float(x) for x in t.split(" x ")];sf=a*b
        o=max(0,min(u,round(u*(oc+r.uniform(-.16,.16)))))
        if t=="10 x 25" : o=0
        pf=round(st*r.uniform(1.02,1.15)); av=round(st*100*r.uniform(.66,.9)); at=av*o
        pc=round(o/u*100+1e-9,1);tsf=round(sf*u)
        assert sf*u==tsf
        sfs=f"{sf:g}" 
        line([t,str(u),str(o),str(u-o),f"{pc:.1f}%",sfs,f"{tsf:,}",f"{pf:,.2f}",f"{st:,.2f}",f"{av/100:,.2f}" if o else "-",f"{st*u:,.2f}",f"{at/100:,.2f}" if o else "-"],ind=1)
        row={"type":t,"units":u,"occupied":o,"vacant":u-o,"pct_occ":pc,"sf":float(sfs),"total_sf":tsf,"other:Pro Forma Rate":pf,"market":st,"market_total":st*u}
        if o: row["actual"]=av/100;row["actual_total"]=at/100
        rows.append(row);T=[x+y for x,y in zip(T,[u,o,tsf,st*u,at,0])]
    tot("  SUBTOTAL",T);tots[-1]["label"]="SUBTOTAL";p.ln(1.2);G=[x+y for x,y in zip(G,T)]
rule();tot("FACILITY TOTAL",G);p.ln(3)
p.set_font('Courier','',8)
for t in ["WEEKLY ACTIVITY:  MOVE-INS 14   MOVE-OUTS 3   NET 11   RESERVATIONS OUTSTANDING 9","CONCESSION IN EFFECT: FIRST MONTH $1 ON CLIMATE UNITS 10 X 10 AND LARGER, LEVEL 2 ONLY.","IN-PLACE RENT IS BEFORE CONCESSIONS, LATE FEES AND TENANT PROTECTION. DASH = NO UNITS RENTED."]: p.cell(0,4,t,new_x='LMARGIN',new_y='NEXT')
p.output(out(name))
save(name,"UM",K,rows,tots,"Self storage lease-up report, fixed-pitch landscape, sections by floor, one page",False)
