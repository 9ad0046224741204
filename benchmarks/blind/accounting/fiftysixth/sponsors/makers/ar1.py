# delinquent & prepaid by ledger, Section 8 property, landscape reportlab; planted digit change
import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
from reportlab.lib import colors
R=random.Random(77)
N='AR_harrow_green_delinquent_prepaid.pdf'
LN="Abernath Bexley Castellane Dumont Eskew Fairlie Gaskin Holloway Ibarro Jessop Kettering Lomaxe Mowbray Nardell Ostrand Penhale Quarles Rosado-Vane Selwick Tarrant Umstead Vantongeren Wetherby Yarrow Zielke Brackett Colfax Dinsmore Ellery Fontaine Greaves Haddon Inskeep Jurado Kinsale".split()
FN="Alma Bernice Curtis Delia Earl Faye Gwen Horace Ines Jamal Kendra Leon Maribel Ngozi Opal Perry Quinta Rafael Shonda Terrell Ursula Viet Wanda Xiomara Yolanda Zane".split()
units=[]
for b in 'ABCDE':
    for fl in (1,2,3):
        for u in range(1,9): units.append(f'{b}{fl}{u:02d}')
us=sorted(R.sample(units,38)); R.shuffle(LN)
who={}
for i,u in enumerate(us): who[u]=f'{LN[i%len(LN)]}, {FN[(i*7)%len(FN)]}'
K=['prepaid','b0_30','b31_60','b61_90','b90','delinquent','total','deposit']
def c(x): return round(x*100)
def res_row(u,status):
    ttp=R.choice([25,84,112,137,169,203,218,246,271,305,342]); dep=R.choice([50,100,150,203,218,246,271,305])
    k=R.random(); pre=b0=b1=b2=b3=0
    if k<.2: pre=-R.choice([ttp,ttp*2,round(R.uniform(3,60),2),1.0])
    elif k<.52: b0=R.choice([ttp,round(ttp*R.uniform(.1,.8),2),35,ttp+25])
    elif k<.75: b0=ttp+25; b1=R.choice([ttp,round(ttp*.4,2),25])
    elif k<.9: b0=ttp;b1=ttp+25;b2=round(ttp*R.uniform(.2,1),2)
    else: b0=ttp;b1=ttp;b2=ttp+25;b3=round(ttp*R.uniform(.8,4.5),2)
    if status!='C': b3=b3 or round(R.uniform(120,1460),2)
    return [c(x) for x in (pre,b0,b1,b2,b3)]+[c(dep)]
secs=[]
form=sorted(us[i] for i in (3,9,13,20,26,30,36)); cur=[u for u in us if u not in form]
s1=[(u,who[u],'C' if u not in (cur[4],cur[19]) else 'NTV') for u in cur]
NI=(5,23)
L=[]
for u,n,s in s1:
    v=res_row(u,s if s=='C' else 'C'); L.append((u,n,s,v))
secs.append(('Current residents - Resident ledger',L))
L=[]
for u in sorted(R.sample(cur,11)):
    hap=R.choice([688,742,811,905,968,1014,1127]); k=R.random()
    if k<.35: v=[0,hap,0,0,0]
    elif k<.6: v=[-R.choice([hap,28,61]),0,0,0,0]
    elif k<.85: v=[0,hap,hap,0,0]
    else: v=[0,hap,hap,hap,hap*2]
    L.append((u,who[u],'C',[c(x) for x in v]+[None]))
secs.append(('Current residents - Subsidy ledger (HUD / HAP)',L))
L=[]
for u in form:
    k=R.random(); v=[0,0,0,round(R.uniform(60,300),2) if k<.4 else 0,round(R.uniform(140,2900),2)]
    if u==form[2]: v=[-76.0,0,0,0,0]
    L.append((u,who[u],R.choice(['P','E']) if u!=form[2] else 'P',[c(x) for x in v]+[0]))
secs.append(('Former residents - Resident ledger',L))
notes={cur[int(NI[0])]:'Repayment agreement signed 08/19/25, $50 monthly with rent',cur[int(NI[1])]:'Interim recertification pending; retro adjustment expected'}
W,H=landscape(letter); cv=canvas.Canvas(doc(N),pagesize=(W,H),invariant=1)
XR=[312,370,424,478,532,600,664,726]
HD=[('Prepaid','Credits'),('Current','0-30'),('','31-60'),('','61-90'),('Over','90'),('Total','Delinquent'),('Net','Balance'),('Deposits','on Hand')]
pg=0
def top():
    global pg,y
    if pg: cv.showPage()
    pg+=1; cv.setFont('Times-Bold',13); cv.drawCentredString(W/2,H-38,'Delinquent and Prepaid Report')
    cv.setFont('Times-Roman',10); cv.drawCentredString(W/2,H-52,'Harrow Green Apartments (HUD Contract OH16-L000-207)'); cv.drawCentredString(W/2,H-65,'As of 09/30/2025   -   Residents with balance other than zero')
    cv.setFont('Times-Roman',8); cv.drawString(40,H-38,'10/03/2025 8:47 AM'); cv.drawRightString(W-40,H-38,f'Page {pg}')
    y=H-88; cv.setFont('Times-Bold',8.5); cv.drawString(44,y-10,'Bldg/Unit'); cv.drawString(98,y-10,'Resident'); cv.drawString(222,y-10,'St'); 
    for x,(a,b) in zip(XR,HD): cv.drawRightString(x,y,a); cv.drawRightString(x,y-10,b)
    cv.setLineWidth(.8); cv.line(40,y-14,W-40,y-14); y-=27
def m(v): 
    return '' if v is None else (f'({abs(v)/100:,.2f})' if v<0 else f'{v/100:,.2f}')
def full(v):
    pre,a,b,d,e,dep=v; del_=a+b+d+e
    return [pre,a,b,d,e,del_,pre+del_,dep]
def draw(v,font='Times-Roman'):
    cv.setFont(font,8.5)
    for x,q in zip(XR,v): cv.drawRightString(x+(2.5 if q is not None and q<0 else 0),y,m(q))
rows=[];tots=[];G=[0]*8;planted=None;pc=0
top()
PL=cur[14]
for t,L in secs:
    if y<110: top()
    cv.setFillColor(colors.HexColor('#e6e6e6')); cv.rect(40,y-3.5,W-80,12,stroke=0,fill=1); cv.setFillColor(colors.black); cv.setFont('Times-Bold',9); cv.drawString(44,y,t); y-=14
    S=[0]*8; anydep=any(v[5] is not None for *_,v in L)
    for u,n,s,v in L:
        if y<50: top()
        fv=full(v); S=[p+(q or 0) for p,q in zip(S,fv)]
        if t.startswith('Current residents - Res') and planted is None and v[2]>=10000 and v[1]>0 and len(rows)>9:
            old=fv[2]; d=str(old); new=int(d[:1]+str((int(d[1])+4)%10)+d[2:]); fv=list(fv); fv[2]=new
            planted={'what':f'Unit {u[0]}-{u[1:]} ({n}), 31-60 column: printed {new/100:.2f} where the true amount is {old/100:.2f}; row total delinquent and the column totals hold the true amount','kind':'digit_changed'}
        cv.setFont('Times-Roman',8.5); cv.drawString(44,y,f'{u[0]}-{u[1:]}'); cv.drawString(98,y,n); cv.drawString(222,y,s); draw(fv)
        rows.append({'unit':f'{u[0]}-{u[1:]}','name':n,**{k:x/100 for k,x in zip(K,fv) if x is not None}}); y-=11.6
        if u in notes and 'Resident' in t.split('-')[-1] and 'Current' in t: cv.setFont('Times-Italic',7.5); cv.drawString(106,y+.8,'Note: '+notes[u]); y-=10.4
    cv.setLineWidth(.4); cv.line(250,y+8.5,W-40,y+8.5); y-=2
    cv.setFont('Times-Bold',8.5); lab=f'Subtotal ({len(L)})'; cv.drawString(98,y,lab); SV=[x if (i<7 or anydep) else None for i,x in enumerate(S)]; draw(SV,'Times-Bold'); y-=20
    tots.append({'label':lab,**{k:x/100 for k,x in zip(K,SV) if x is not None}}); G=[a+b for a,b in zip(G,S)]
if y<120: top()
cv.setLineWidth(.9); cv.line(40,y+10,W-40,y+10); cv.setFont('Times-Bold',9); cv.drawString(44,y-1,'Harrow Green Apartments Total'); y-=1; draw(G,'Times-Bold'); cv.line(40,y-4,W-40,y-4); y-=26
tots.append({'label':'Harrow Green Apartments Total',**{k:x/100 for k,x in zip(K,G)}})
cv.setFont('Times-Roman',7.5); cv.drawString(44,y,'St: C = Current, NTV = Notice to vacate, P = Past, E = Evicted.  Net Balance = Total Delinquent less Prepaid Credits.'); 
cv.save(); print(planted)
save(N,'AR',K,rows,tots,planted,'PDF, delinquent and prepaid report in sections by ledger (resident, HUD subsidy, former residents), landscape Times, notes under rows',False)
