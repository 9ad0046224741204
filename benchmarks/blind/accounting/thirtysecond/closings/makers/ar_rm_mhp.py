# Rent Manager-like delinquency with note lines, mobile home park, landscape PDF; a line printed twice (planted)
import random, datetime
from fpdf import FPDF
from common import *
R=random.Random(48813)
F="Alma Billy Connie Duane Earl Freda Gus Hector Inez Jody Kurt Lupe Marvin Nell Otis Paula Rudy Sherry Travis Wanda".split()
L="Applegarth Bickford Cordero Dillard Estep Flannigan Goebel Haskins Izard Jarvis Kinder Lovelace Montanez Nuckols Orndorff Pulaski Ramey Stroud Tackett Villanueva Wiggs Yoakum".split()
name="ar_rm_copper_canyon"
M=["b0_30","b31_60","b61_90","b90","total","prepaid","deposit"]
notes=["NSF 10/06 ck 2217 - replaced w/ m.o.","Pmt plan $150/wk thru 12/26","5-day notice posted 11/03; court 11/20 9:00 am","Home abandoned - title search ordered","Church to pay 300.00 on 11/15","Ch. 13 filed 8/29, case pending"]
pdf=FPDF("L","mm","letter"); pdf.set_creation_date(datetime.datetime(2025,11,10,9)); pdf.set_auto_page_break(False)
cols=[("Lot",15,"L"),("Tenant",50,"L"),("Status",24,"L"),("Last Pmt",21,"C"),("0 - 30",21,"R"),("31 - 60",21,"R"),("61 - 90",21,"R"),("Over 90",22,"R"),("Total",23,"R"),("Prepaid",18,"R"),("Deposit",20,"R")]
pg=0
def head():
    global pg; pdf.add_page(); pg+=1; pdf.set_xy(12,10); pdf.set_font("Helvetica","B",15); pdf.cell(130,7,"Aged Receivables"); pdf.set_font("Helvetica","",9)
    pdf.cell(0,7,"Copper Canyon Mobile Home Park (CCMHP)",align="R"); pdf.set_xy(12,17); pdf.cell(130,5,"As of 11/10/2025 - All tenants with open balances or prepays"); pdf.cell(0,5,"Aged by charge date - sorted by lot",align="R")
    pdf.set_xy(12,25); pdf.set_font("Helvetica","B",9); pdf.set_draw_color(120); 
    for h,w,a in cols: pdf.cell(w,6,h,border="TB",align=a)
    pdf.set_y(32)
def foot():
    pdf.set_xy(12,205); pdf.set_font("Helvetica","I",7.5); pdf.cell(128,4,"Rent Mgr 12.1 - CanyonWest Communities"); pdf.cell(0,4,f"11/10/2025 8:47 AM     {pg}",align="R")
def fm(v): return "" if v is None else f"{v/100:,.2f}" if v>=0 else f"({-v/100:,.2f})"
def pr(t,v,b="",h=5.2,border=0,fill=False):
    if pdf.get_y()>196: foot(); head()
    pdf.set_x(12); pdf.set_font("Helvetica",b,8.5)
    for s,(hh,w,a) in zip(list(t)+[fm(x) for x in v],cols): pdf.cell(w,h,s,align=a,border=border,fill=fill)
    pdf.ln(h)
def note(s):
    pdf.set_x(27); pdf.set_font("Helvetica","I",7.5); pdf.set_text_color(110); pdf.cell(100,4,s); pdf.set_text_color(0); pdf.ln(4.4)
head(); rows=[];tots=[];G=[0]*7; used=set(); planted=None; ncount=0
for sec,pre,n in (("Section A - Resident-Owned Homes","A",19),("Section B - Park-Owned Homes","B",12),("Section R - RV Sites","R",6)):
    if pdf.get_y()>180: foot(); head()
    pdf.set_x(12); pdf.set_font("Helvetica","B",9); pdf.set_fill_color(238,232,220); pdf.cell(256,5.6,sec,fill=True); pdf.ln(6.2)
    T=[0]*7
    lots=sorted(R.sample(range(1,88 if pre=="A" else 30),n))
    for i,lt in enumerate(lots):
        while True:
            nm=f"{R.choice(L)}, {R.choice(F)}"
            if R.random()<.2: nm+=" & "+R.choice([q for q in F if q not in nm])
            if nm.split(",")[0] not in used or len(used)>20: used.add(nm.split(",")[0]); break
        rent={"A":52500,"B":109500,"R":46000}[pre]; b=[None]*4; pre_=None; z=R.random(); stt="Current"
        if z<.14: pre_=-R.choice([rent,2500,10000,R.randint(500,20000)])
        elif z<.45: b[0]=R.choice([rent,rent+5000,R.randint(3000,rent)])
        elif z<.65: b[0]=rent+5000; b[1]=R.randint(4000,rent)
        elif z<.8: b=[rent+5000,rent+5000,R.randint(2000,rent),None]
        elif z<.92: b=[rent+5000,rent+5000,rent+5000,R.randint(20000,rent*4)]; stt=R.choice(["Eviction","Notice"])
        else: b=[None,None,None,R.randint(30000,rent*3)]; stt="Past"
        if stt=="Current" and b[0] and R.random()<.15: b[0]=0; b[1]=b[1] or 1875
        tot=sum(x or 0 for x in b)+(pre_ or 0)
        dep={"A":R.choice([None,30000,52500]),"B":R.choice([100000,109500,150000]),"R":None}[pre]
        dt="" if stt=="Past" else f"{R.choice([9,10,10,11,11]):d}/{R.randint(1,9)}/25"
        v=b+[tot,pre_,dep]; T=[a+(x or 0) for a,x in zip(T,v)]
        reps=1
        if pre=="B" and i>=5 and planted is None and b[0] and b[1]: reps=2; planted={"what":f"row doubled: lot {pre}-{lt:02d} {nm} is printed twice, the totals hold it once","kind":"row_doubled"}
        for _ in range(reps):
            pr((f"{pre}-{lt:02d}",nm,stt,dt),v)
            rows.append({"unit":f"{pre}-{lt:02d}","name":nm,"status":stt,"date":dt or None,**{m:(None if x is None else c(x)) for m,x in zip(M,v)}})
        if (stt in("Eviction","Past") or (b[1] and R.random()<.25)) and ncount<6: note(notes[ncount]); ncount+=1
    lab=sec.split(" - ")[0]+" total"
    pr((lab,"","",""),T,"B",border="T"); pdf.ln(2); tots.append({"label":lab,**{m:c(x) for m,x in zip(M,T)}}); G=[a+x for a,x in zip(G,T)]
pdf.set_fill_color(222,214,196); pr(("","","",""),G,"B",6.5,"TB",True); pdf.set_font("Helvetica","B",8.5); pdf.text(13,pdf.get_y()-2.1,"Property total"); tots.append({"label":"Property total",**{m:c(x) for m,x in zip(M,G)}})
pdf.ln(3); pdf.set_x(12); pdf.set_font("Helvetica","",8); pdf.multi_cell(230,4,"Total is net of prepaid amounts. Deposits are shown for information and are not applied to balances. Water sub-meter charges for October post 11/12.")
foot(); pdf.output(doc(name+".pdf")); print(name,len(rows),planted)
save(name,"AR",M,rows,tots,planted)
