from common import *
import random, datetime as dt
from fpdf import FPDF
random.seed(91)
N='Cois_Coiribe_service_charge_arrears.pdf'
AS=dt.date(2026,1,31)
own=[("Apt 2","Gormley, Fiachra"),("Apt 5","Hession, Bernadette"),("Apt 9","Ó Flatharta, Micheál"),("Apt 11","Lally Property Partnership"),("Apt 12","Kilbane, Nuala"),("Apt 17","Tierney, Cathal & Orla"),("Apt 18","Przybylski, Marek"),("Apt 23","Exors. of P. Faherty"),("Apt 26","Concannon, Ruairí"),("Apt 30","Bohermore Lettings Ltd"),("Apt 31","Bohermore Lettings Ltd"),("Unit A","An Cupán Beag Café"),("Unit C","Woodquay Cycles Ltd"),("Pkg 14","Ní Dhomhnaill, Gráinne")]
p=FPDF('L','mm','A4'); p.set_auto_page_break(False)
p.add_font('D','','/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf'); p.add_font('D','B','/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf')
C=[('Date',12,20,'L'),('Ref',34,20,'L'),('Details',56,72,'L'),('Charged',128,24,'R'),('Received',152,24,'R'),('Unpaid',176,24,'R'),('0 - 30',200,20,'R'),('31 - 60',220,20,'R'),('61 - 90',240,20,'R'),('Over 90',260,25,'R')]
KEY=['other:Charged','other:Received','unpaid','b0_30','b31_60','b61_90','b90']
def txt(x,w,t,a='L',b=False,s=8): p.set_font('D','B' if b else '',s); p.set_xy(x,y); p.cell(w,4,t,align=a)
def head():
    global y
    p.add_page(); y=10; txt(12,200,"Cois Coiribe Owners' Management Company CLG",b=True,s=12); txt(200,85,f'Page {p.page_no()}','R'); y+=6; txt(12,200,'Service charge arrears by owner - 31 January 2026   (EUR)',s=9); y+=7
    p.set_fill_color(226,239,218); p.rect(12,y-1,273,10,'F'); txt(200,85,'Days since charge','C',True,7); y+=4
    for n,x,w,a in C: txt(x,w,n,a,True)
    y+=7
fm=lambda v:'' if not v else (f'{v/100:,.2f}' if v>0 else f'({-v/100:,.2f})')
head(); rows=[]; tots=[]; G=[0]*7; no=4102; recap={}
for u,n in own:
    com=u.startswith('Unit'); pk=u.startswith('Pkg'); sc=random.choice([41250,48800,53675]) if not com else random.choice([71200,93450]); 
    if pk: sc=4500
    ch=[]
    for d,q in((dt.date(2025,1,1),'Q1 2025'),(dt.date(2025,4,1),'Q2 2025'),(dt.date(2025,7,1),'Q3 2025'),(dt.date(2025,10,1),'Q4 2025'),(dt.date(2026,1,1),'Q1 2026')):
        ch.append([d,f'Service charge {q}',sc,'Service charge'])
    start=random.choice([0,2,3,3,4,4]); ch=ch[start:]
    if random.random()<.6 and not pk: ch.append([dt.date(2025,11,17),'Sinking fund levy - roof',sc//2,'Sinking fund'])
    if random.random()<.35: ch.append([dt.date(2025,12,10),'Late payment interest',random.randint(600,3900),'Interest & legal'])
    if start==0: ch.append([dt.date(2025,9,22),"Solicitor's letter recharge",15000,'Interest & legal'])
    if random.random()<.3: ch.append([dt.date(2026,1,14),'Replacement gate fob',3500,'Sundry'])
    ch.sort(key=lambda z:z[0]); rec0=random.choice([0,0,sc//2,10000]) 
    if rec0>=ch[0][2]: rec0=0
    L=[]
    for i,(d,t,a,k) in enumerate(ch):
        no+=random.randint(1,9); L.append((d,f'SC{no}',t,a,rec0 if i==0 else 0,k))
    if random.random()<.3: L.append((dt.date(2026,1,random.randint(15,30)),f'RCT{random.randint(800,990)}','Payment on account, unallocated',-random.choice([20000,25000,15000]),0,'On account'))
    if y+5*(len(L)+2)>196: head()
    txt(12,120,f'{u}   {n}',b=True,s=8.5); y+=5; S=[0]*7
    for d,ref,t,a,rc,k in L:
        acc=a<0; un=a-rc; age=(AS-d).days; v=[0 if acc else a,rc if not acc else -a,un,0,0,0,0]; v[3+(0 if age<=30 else 1 if age<=60 else 2 if age<=90 else 3)]=un
        txt(12,20,d.strftime('%d/%m/%y')); txt(34,20,ref); txt(56,72,t)
        for (nn,x,w,al),z in zip(C[3:],v): txt(x,w,fm(z),'R')
        rows.append(dict(unit=u,name=n,date=d.isoformat(),invoice=ref,charge=t,**{kk:m(z) for kk,z in zip(KEY,v) if z})); S=[q+w_ for q,w_ in zip(S,v)]; recap[k]=recap.get(k,0)+un; y+=4.6
    p.line(128,y,285,y); y+=.5; lab=f'Total {u}'; txt(56,72,lab,b=True)
    for (nn,x,w,al),z in zip(C[3:],S): txt(x,w,fm(z),'R',True)
    tots.append(dict(label=lab,**{kk:m(z) for kk,z in zip(KEY,S) if z})); G=[a_+b_ for a_,b_ in zip(G,S)]; y+=7
if y>160: head()
p.set_line_width(.5); p.line(56,y,285,y); y+=1; txt(56,72,'TOTAL ARREARS',b=True)
for (nn,x,w,al),z in zip(C[3:],G): txt(x,w,fm(z),'R',True)
tots.append(dict(label='TOTAL ARREARS',**{kk:m(z) for kk,z in zip(KEY,G) if z})); y+=5; p.line(56,y,285,y); p.set_line_width(.2)
y+=6; txt(12,60,'Unpaid by type of charge',b=True); y+=5
assert sum(recap.values())==G[2]
for k,v in recap.items(): txt(12,45,k); txt(57,25,fm(v),'R'); y+=4.5
p.output(doc(N))
save(N,'AR','Service charge arrears, owner headings with charge rows and ageing, Galway',True,KEY,rows,tots)
print(len(rows),p.page_no())
