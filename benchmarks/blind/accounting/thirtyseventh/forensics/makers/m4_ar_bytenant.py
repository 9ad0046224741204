# Aged receivables by resident and charge, with judgments and write-offs (fpdf2)
import random
from fpdf import FPDF
from _out import put,B
R=random.Random(3804)
LN="Adeyemi Barrowclough Castellanos Delacroix-Ames Ekstrom Fairweather Gutierrez-Pell Holloman Ibarra Jankowiak Kettering Lindqvist Mbeki-Rowe Navarrete Ostrander Pruitt Quillen Ransford Sobczak Trujillo Underdahl Vasquez-Orr Whitcomb Yarborough Zeleny Abernathy Bisset Corrigan Dunleavy Eberle".split()
FN="Rosalind Tomas Ines Marcus Yvette Derrick Paloma Joan Shanice Piotr Lena Walter Grace Hector Sigrid Cole Imani Bette Adam Rocio Nils Carla Deshawn Ruth Milan Otis Renee Pat Kiera Hans".split()
BUCK=["b0_30","b31_60","b61_90","b90"]
def m(v): return "" if v is None else (f"({-v:,.2f})" if v<0 else f"{v:,.2f}")
D={"RENT":"Rent","LATE":"Late charge","UTIL":"Water/sewer billback","PETF":"Pet rent","LEGL":"Court and attorney","NSFF":"Returned check","DAMG":"Move-out damages","JDGM":"Money judgment","WOFF":"Write-off","PREP":"Prepaid rent","SODA":"Deposit applied","STIP":"Stipulation credit","GARN":"Garnishment received"}
def lines(sec,rent):
    L=[]
    if sec==0:
        k=R.choice([1,1,1,2,2,3,4])
        b=[None]*4; b[0]=round(rent-R.choice([0,0,200,350.5,rent*.4]),2)
        for i in range(1,min(k,4)): b[i]=rent
        if k==4: b[3]=round(rent*R.uniform(.6,3.4),2)
        L.append(("RENT",b))
        if R.random()<.75: L.append(("LATE",[75.0 if i<k else None for i in range(4)]))
        if R.random()<.55: L.append(("UTIL",[round(R.uniform(31,88),2) if i<k and R.random()<.8 else None for i in range(4)]))
        if R.random()<.2: L.append(("PETF",[35.0]+[None]*3))
        if k>=3: L.append(("LEGL",[None,round(R.choice([285,410,462.5]),2),None,None]))
        if R.random()<.15: L.append(("NSFF",[None,45.0,None,None]))
        if R.random()<.12: L.append(("STIP",[-250.0,None,None,None]))
    elif sec==1:
        L.append(("RENT",[None,None,rent if R.random()<.5 else None,round(rent*R.uniform(.5,2.5),2)]))
        L.append(("DAMG",[None,round(R.uniform(180,1900),2) if R.random()<.4 else None,None,None]))
        if L[-1][1]==[None]*4: L[-1]=("DAMG",[None,round(R.uniform(180,1900),2),None,None])
        L.append(("SODA",[None,-500.0,None,None]))
        if R.random()<.4: L.append(("UTIL",[None,None,round(R.uniform(31,88),2),None]))
    elif sec==2:
        j=round(rent*R.uniform(2.6,6)+412.5,2)
        L.append(("JDGM",[None,None,None,j]))
        if R.random()<.6: L.append(("LEGL",[None,None,R.choice([185.0,None]),462.5]))
        if R.random()<.6: L.append(("GARN",[-round(R.uniform(90,260),2),-round(R.uniform(90,260),2) if R.random()<.5 else None,None,None]))
    else:
        a=round(rent*R.uniform(1.2,3),2); d=round(R.uniform(220,1600),2)
        L.append(("RENT",[None,None,None,a]));L.append(("DAMG",[None,None,None,d]))
        L.append(("WOFF",[None,None,None,-round(a+d,2)] if R.random()<.6 else [None,None,None,-round(a,2)]))
    return [x for x in L if any(v is not None for v in x[1])]
SEC=["CURRENT RESIDENTS","PAST RESIDENTS - OPEN","PAST RESIDENTS - JUDGMENT ENTERED","PAST RESIDENTS - WRITTEN OFF IN 2025"]
CNT=[15,5,5,4]
ST=[["Current","Current","Notice","Eviction filed","Pay plan"],["Moved out"],["Judgment"],["Charged off"]]
class P(FPDF):
    def header(s):
        s.set_font("Helvetica","B",12);s.cell(0,6,"Birchmere Village",align="L");s.set_x(10);s.set_font("Helvetica","",8);s.cell(0,6,"As of 07/31/2025",align="R",new_x="LMARGIN",new_y="NEXT")
        s.set_font("Helvetica","",9);s.cell(0,5,"Aged Receivables by Resident and Charge   |   aged by charge date   |   open and charged-off accounts",new_x="LMARGIN",new_y="NEXT");s.ln(2)
        s.set_font("Helvetica","B",8)
        y=s.get_y();s.line(10,y,206,y)
        s.set_x(150-58);s.cell(96,4.5,"Age of unpaid charges (days)",align="C",new_x="LMARGIN",new_y="NEXT")
        s.line(94,s.get_y(),186,s.get_y())
        for w,t,a in((16,"Code","L"),(42,"Charge","L"),(24,"Unpaid","R"),(24,"0 - 30","R"),(24,"31 - 60","R"),(24,"61 - 90","R"),(24,"Over 90","R")): s.cell(w,4.5,t,align=a)
        s.ln(5);y=s.get_y();s.line(10,y,206,y);s.ln(1)
    def footer(s):
        s.set_y(-12);s.set_font("Helvetica","I",7);s.cell(0,4,f"Printed 08/04/2025 9:12 AM by dkroll",align="L");s.set_x(10);s.cell(0,4,f"Page {s.page_no()} of {{nb}}",align="R")
pdf=P(format="letter");pdf.set_margins(10,10,10);pdf.set_auto_page_break(True,16);pdf.add_page()
def prn(code,desc,v,tot,bold=False,dollar=False):
    pdf.set_font("Helvetica","B" if bold else "",8)
    pdf.cell(16,4.3,code);pdf.cell(42,4.3,desc)
    for x in [tot]+v: pdf.cell(24,4.3,("$" if dollar and x is not None else "")+m(x),align="R")
    pdf.ln(4.3)
rows=[];totals=[];G=[0]*5;bycode={};n=0
planted=None;used=set()
units=R.sample([f"{a}-{b}" for a in range(1,13) for b in("A","B","C","D","E","F","G","H")],sum(CNT))
names=[f"{l}, {f}" for l,f in zip(LN,FN)];R.shuffle(names)
for si,sec in enumerate(SEC):
    if pdf.get_y()>225: pdf.add_page()
    pdf.ln(2);pdf.set_font("Helvetica","B",9);pdf.cell(0,5,sec,new_x="LMARGIN",new_y="NEXT")
    S=[0]*5
    us=sorted(units[sum(CNT[:si]):sum(CNT[:si+1])],key=lambda u:(int(u.split('-')[0]),u))
    for u in us:
        rent=R.choice([1125.0,1240.0,1285.0,1310.0,1395.0,1460.0]);nm=names[n];rid=f"t{14020+n*37:07d}";st=R.choice(ST[si])
        L=lines(si,rent)
        if u==us[2] and si==0: L=[("RENT",[1310.0,1310.0,885.25,None]),("LATE",[75.0,75.0,75.0,None]),("UTIL",[61.18,58.77,None,None]),("LEGL",[None,None,285.0,None])]
        if si==0:
            nb=sum(1 for x in L[0][1] if x is not None)
            st="Eviction filed" if nb==4 or any(c=="LEGL" for c,_ in L) else "Pay plan" if any(c=="STIP" for c,_ in L) else st if st in("Current","Notice") else "Current"
        if pdf.get_y()+4.3*(len(L)+2)+6>262: pdf.add_page()
        pdf.set_fill_color(232,232,238);pdf.set_font("Helvetica","B",8)
        pdf.cell(196,4.8,"",fill=True);pdf.set_x(10)
        pdf.cell(16,4.8,u);pdf.cell(22,4.8,rid);pdf.cell(58,4.8,nm);pdf.set_font("Helvetica","",8);pdf.cell(32,4.8,st)
        if si: pdf.cell(40,4.8,"Out "+(f"{R.choice([5,6]):02d}/{R.randint(1,28):02d}/2025" if si==1 else f"{R.randint(1,12):02d}/{R.randint(1,28):02d}/20{R.choice([23,24])}"))
        if si==2: pdf.cell(28,4.8,f"{R.choice([23,24])}-LT-{R.randint(1000,9999):05d}",align="R")
        pdf.ln(5)
        T=[0]*5
        for i,(c,b) in enumerate(L):
            t=round(sum(x for x in b if x is not None),2);v=[t]+b
            T=[round(p+(q or 0),2) for p,q in zip(T,v)]
            bycode[c]=round(bycode.get(c,0)+t,2)
            if si==0 and u==us[2] and c=="UTIL":
                planted={"what":f"line UTIL (119.95) of {u} {nm} not printed; resident's total, section and report total include it","kind":"row_dropped"};continue
            prn(c,D[c],b,t)
            row=dict(unit=u,resident=rid,name=nm,charge=c,status=st,unpaid=t)
            row.update({k:x for k,x in zip(BUCK,b) if x is not None});rows.append(row)
        y=pdf.get_y();pdf.line(72,y,186,y)
        def totrow(label,T,**k):
            d=dict(label=label,unpaid=T[0])
            vv=[]
            for kk,x in zip(BUCK,T[1:]): d[kk]=x;vv.append(x)
            totals.append(d);prn("",label,vv,T[0],**k)
        totrow(f"Total {u}",T,bold=True);pdf.ln(1.2)
        S=[round(p+q,2) for p,q in zip(S,T)];n+=1
    y=pdf.get_y();pdf.line(10,y,206,y)
    lab=["Total Current Residents","Total Open","Total Judgments","Total Written Off"][si]
    totrow(lab,S,bold=True);G=[round(p+q,2) for p,q in zip(G,S)]
pdf.ln(2);y=pdf.get_y();pdf.line(10,y,206,y);pdf.line(10,y+.7,206,y+.7);pdf.ln(1.2)
totrow("Total Birchmere Village",G,bold=True,dollar=True)
if pdf.get_y()>195: pdf.add_page()
pdf.ln(5);pdf.set_font("Helvetica","B",8);pdf.cell(80,5,"Recap by charge code",new_x="LMARGIN",new_y="NEXT")
pdf.set_font("Helvetica","",8)
for c in sorted(bycode): pdf.cell(16,4.2,c);pdf.cell(42,4.2,D[c]);pdf.cell(24,4.2,m(bycode[c]),align="R");pdf.ln(4.2)
assert abs(sum(bycode.values())-G[0])<.01
pdf.set_creation_date(__import__("datetime").datetime(2025,8,4,9,12))
pdf.output(f'{B}/documents/ar_birchmere_0725.pdf')
put('ar_birchmere_0725.pdf','AR',["unpaid"]+BUCK,rows,totals,planted,"MULTIFAMILY","site accountant for the trustee","residents' heading bars over lines by charge, sections for judgments and write-offs, recap by code at the end",True)
print(planted)
