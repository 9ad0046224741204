from common import *
from fpdf import FPDF
random.seed(8305)
F='BanksiaHall_ResidentRoll_Sem2_2025.pdf'
AS=D(2025,8,4)
fn="Aarav Mei Liam Chloe Hamish Priya Jasper Yuki Noor Ethan Tahlia Wei Isla Arjun Zara Lachlan Ananya Koa Freya Minh Ruby Omar Sienna Jun Harriet Dev Poppy Tane Imogen Kai".split()
sn="Abernethy Nguyen Patel Rosewarne Chen Okafor Whitlam-Grey Tran Castellan Sharma Mulligan Tanaka Bellbird Kaur Drysdale Wong Fennimore Rao Hartigan Lim Quilty Ibrahim Stanthorpe Zhou Lorikeet Perera Kingsmill Das Warrigal Hoang".split()
types={"Twin Studio":(289,),"Studio":(429,),"Studio Premium":(469,),"5-Bed Cluster":(349,),"6-Bed Cluster":(335,)}
pdf=FPDF('P','mm','A4');pdf.set_auto_page_break(False)
W=[19,27,40,15,20,20,18,20,20];HD=["Room/Bed","Room Type","Resident","Status","Contract\nStart","Contract\nEnd","Weekly\nRate ($)","Monthly\nInstal. ($)","Account\nBal. ($)"]
pg=0
def head():
    global pg
    pg+=1;pdf.add_page();pdf.set_fill_color(0,96,100);pdf.rect(0,0,210,16,'F');pdf.set_text_color(255);pdf.set_font('Helvetica','B',12);pdf.set_xy(6,3);pdf.cell(120,5,"Banksia Hall")
    pdf.set_font('Helvetica','',8);pdf.set_xy(6,9);pdf.cell(120,4,"Resident Roll - Semester 2, 2025  |  118 Fig Tree Lane, Kensington NSW 2033");pdf.set_xy(140,9);pdf.cell(64,4,"Run date 04/08/2025",align='R');pdf.set_text_color(0)
    x=6;pdf.set_font('Helvetica','B',7.2);
    for w,h in zip(W,HD):
        p=h.split('\n')
        for i,l in enumerate(p): pdf.set_xy(x,19+i*3.3+(0 if len(p)>1 else 1.7));pdf.cell(w,3.3,l,align='L' if w in(19,27,40,15) else 'R')
        x+=w
    pdf.line(6,26.5,205,26.5);pdf.set_y(27.5)
    pdf.set_font('Helvetica','I',6.5);pdf.set_xy(6,289);pdf.cell(100,3,"Wattle Student Living Pty Ltd  -  confidential, contains personal information");pdf.set_xy(150,289);pdf.cell(55,3,f"Page {pg}",align='R');pdf.set_y(27.5)
def ln(v,b='',sh=False):
    if pdf.get_y()>281: head()
    y=pdf.get_y();x=6
    if sh: pdf.set_fill_color(241,247,247);pdf.rect(6,y,199,4.5,'F')
    pdf.set_font('Helvetica',b,7.2)
    for i,(w,s) in enumerate(zip(W,v)):
        pdf.set_xy(x,y);pdf.cell(w,4.5,s,align='L' if i<4 else 'R');x+=w
    pdf.set_y(y+4.5)
def bal(x): return f"({-x:,.2f})" if x<0 else f"{x:,.2f}"
rows=[];head();used=set();G=[0,0,0,0];cnt={}
off={"L03-11A","L05-02"};
for lv in range(1,7):
    beds=[]
    for cl in range(1,4):
        nb=6 if cl<3 else 5
        for k in range(nb): beds.append((f"L{lv:02d}-{cl:02d}{'ABCDEF'[k]}",f"{nb}-Bed Cluster"))
    for s in range(4,10): beds.append((f"L{lv:02d}-{s:02d}","Studio" if s<8 else "Studio Premium"))
    for s in range(10,13): beds+= [(f"L{lv:02d}-{s:02d}A","Twin Studio"),(f"L{lv:02d}-{s:02d}B","Twin Studio")]
    if pdf.get_y()>262: head()
    pdf.set_y(pdf.get_y()+1.5);pdf.set_font('Helvetica','B',8);pdf.set_x(6);pdf.cell(100,5,f"Level {lv}");pdf.set_y(pdf.get_y()+5.2)
    S=[0,0,0]
    for i,(u,ty) in enumerate(beds):
        S[0]+=1;R={"unit":u,"unitType":ty,"section":f"Level {lv}"}
        q=random.random();st="Offline" if u in off else ("Vacant" if q<.07 else "Current")
        cnt[st]=cnt.get(st,0)+1;R["statusText"]=st
        if st=="Current":
            while True:
                n=f"{random.choice(sn)}, {random.choice(fn)}"
                if n not in used: used.add(n);break
            s=random.choice([D(2025,2,8),D(2025,2,8),D(2025,7,12),D(2025,7,19)]);e=random.choice([D(2025,11,29),D(2026,1,31),D(2026,6,27)]) if s.month==7 else random.choice([D(2025,11,29),D(2026,1,24)])
            wk=types[ty][0]+random.choice([0,0,0,-10,10,-20]);mo=round(wk*52/12,2)
            b=random.choice([0]*7+[mo,-mo,round(mo*2,2),-120.0,85.5])
            ln([u,ty,n,st,s.strftime('%d/%m/%Y'),e.strftime('%d/%m/%Y'),f"{wk:,.2f}",f"{mo:,.2f}",bal(b)],sh=i%2)
            R.update(tenantName=n,leaseStartDate=s,leaseEndDate=e,contractRent=mo,balance=b);S[1]+=mo;S[2]+=b
        else: ln([u,ty,"",st,"","","","",""],sh=i%2)
        rows.append(R)
    pdf.line(6,pdf.get_y()+.3,205,pdf.get_y()+.3);ln([f"Level {lv}",f"{S[0]} beds","","","","","",f"{S[1]:,.2f}",bal(S[2])],b='B')
    G[0]+=S[0];G[1]+=S[1];G[2]+=S[2]
if pdf.get_y()>250: head()
pdf.set_y(pdf.get_y()+2);pdf.line(6,pdf.get_y(),205,pdf.get_y());ln(["Total",f"{G[0]} beds","","","","","",f"{G[1]:,.2f}",bal(G[2])],b='B');pdf.line(6,pdf.get_y(),205,pdf.get_y())
pdf.set_y(pdf.get_y()+4)
vac=cnt['Vacant']+cnt['Offline']
for a,b in [("Beds",G[0]),("Current",cnt['Current']),("Vacant",cnt['Vacant']),("Offline (maintenance)",cnt['Offline']),("Occupancy",f"{cnt['Current']/G[0]:.1%}")]:
    pdf.set_font('Helvetica','',8);pdf.set_x(6);pdf.cell(45,4.4,a);pdf.cell(20,4.4,str(b),align='R');pdf.set_y(pdf.get_y()+4.4)
pdf.set_x(6);pdf.set_font('Helvetica','I',7);pdf.cell(180,5,"Monthly instalment = weekly rate x 52 / 12. Credit balances in brackets.")
pdf.output(doc(F))
print(G,cnt)
save(F,"STUDENT_HOUSING","bed-level roll by level, weekly and monthly rates, coloured band, 174 rows",False,"Banksia Hall",AS,G[0],cnt['Current'],None,rows)
