from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4,landscape
rng=random.Random(65201)
N="Pick n Save Hyper|Clickwell Pharmacy|Mr Fabric|Ackerdale Clothing|Jetline Fashions|Capital Bank Branch|Absolute Savings Bank|Cell City Vodapoint|MTX Mobile|Debonaire Pizza|Fishmonger & Chips|Wimpie Diner|Steers & Spice|KFChick Outlet|Ocean Basin Grill|Sorbeauty Salon|Legit Hair Studio|Spec-Saver Optique|Dr S Mahlatsi Dental|Pep Corner|Cash Crusader Store|Furniture Barn|OK Homeware|Bargain Books 4 U|Toy Kingdom Jr|Cape Union Outfitters|Sheetstreet Linen|Shoe City Express|Identity Jeans|Liquor Shop Nkosi|Biltong & Braai|Postnet Lounge|Wiesenhof Coffee|Kiosk 3 - Nail Bar|Kiosk 5 - Sweets & Ices|ATM - Standard Savings|ATM - First Rand Nat".split('|')
VAC="Nandi's Curtain World|Edgars Active (liquidated)|T Mokoena t/a Phone Clinic|Zululand Biltong CC".split('|')
live=[]
su=1
def mk(i,name,vac=False):
    rent=rng.choice([8200,14350,21800,33600,47250,68900])
    if i==0: rent=612400
    rent=int(rent*100*rng.uniform(.9,1.15))
    p=rng.random(); b=[0]*5   # current,30,60,90,120+
    if vac: b=[0,0,0,int(rent*.3) if rng.random()<.5 else 0,int(rent*rng.uniform(1,4))]
    elif p<.28: b[0]=int(rent*rng.uniform(.03,.3))
    elif p<.42: b[0]=-int(rent*rng.uniform(.2,1))
    elif p<.68: b[0]=rent; b[1]=int(rent*rng.uniform(.1,1))
    elif p<.86: b=[rent,rent,int(rent*.7),int(rent*rng.uniform(0,.4)),0]
    elif p<.95: b=[rent,rent,rent,int(rent*.95),int(rent*rng.uniform(.5,2.5))]
    if p>=.68 and not vac and rng.random()<.25: b[4]-=int(rent*.04)
    dep=int(rent*rng.choice([1,1,2,2,3])//100)*100 if not (vac and rng.random()<.5) else 0
    return dict(code=f'{7000+rng.randint(1,999)}/{i+1:02d}',name=name,b=b,dep=dep,rent=rent)
L=[mk(i,n) for i,n in enumerate(N)]; Vv=[mk(i+60,n,True) for i,n in enumerate(VAC)]
u=0
for i,t in enumerate(L):
    if t['name'].startswith('Kiosk'): t['unit']='K'+t['name'][6]
    elif t['name'].startswith('ATM'): t['unit']=f'ATM{i-34}'
    else: u+=1 if rng.random()<.85 else 2; t['unit']=(f'G{u:02d}' if u<26 else f'L1-{u-25:02d}')
for t,x in zip(Vv,['G17','L1-09','K2','G31A']): t['unit']=x
drop=next(i for i,t in enumerate(L) if i>14 and t['b'][2]>0)
W,H=landscape(A4); c=canvas.Canvas(DOC+'ar_mda_age_analysis_mall.pdf',pagesize=(W,H))
K=['deposit','b120','b91_120','b61_90','b31_60','current','total']
X=[392,464,530,596,662,728,804]; HD=['Deposit','120+ Days','90 Days','60 Days','30 Days','Current','Balance']
f=lambda v:'' if v==0 else fmt(v,' ',',','x-')
rows=[];tot=[];pg=0;y=0
def head():
    global pg,y
    if pg: c.showPage()
    pg+=1; y=H-36
    c.setFont('Times-Bold',12); c.drawString(36,y,'TENANT AGE ANALYSIS'); c.setFont('Times-Roman',9)
    c.drawRightString(X[-1],y,f'Page: {pg}'); y-=13
    c.drawString(36,y,'Landlord: 044  Lesedi Retail Fund Ltd'); c.drawString(300,y,'Building: 0317  Thaba Nchu Crossing Shopping Centre'); c.drawRightString(X[-1],y,'Period: 202510   Run: 31/10/2025 18:04'); y-=11
    c.drawString(36,y,'Ageing by invoice date: Current 0-30, 30 Days = 31-60, 60 Days = 61-90, 90 Days = 91-120 days. All amounts in ZAR incl. VAT.'); y-=8
    c.line(36,y,X[-1],y); y-=11
    c.setFont('Times-Bold',9); c.drawString(36,y,'Unit'); c.drawString(76,y,'Account'); c.drawString(132,y,'Tenant')
    for x,h in zip(X,HD): c.drawRightString(x,y,h)
    y-=4; c.line(36,y,X[-1],y); y-=13
def vals(t): return [t['dep']]+t['b'][::-1]+[sum(t['b'])]
def sub(label,v,dbl=False):
    global y
    if y<50: head()
    c.setFont('Times-Bold',9); c.line(330,y+9,X[-1],y+9); c.drawString(132,y,label)
    for x,q in zip(X,v): c.drawRightString(x,y,fmt(q,' ',',','x-'))
    if dbl: c.line(330,y-4,X[-1],y-4); c.line(330,y-6,X[-1],y-6)
    y-=20; tot.append(dict(label=label,**{k:num(q) for k,q in zip(K,v)}))
head(); G=[0]*7
for title,lst,lab in(('Active tenants',L,'Total active tenants'),('Vacated tenants',Vv,'Total vacated tenants')):
    if y<90: head()
    c.setFont('Times-BoldItalic',9.5); c.drawString(36,y,title); y-=14; S=[0]*7
    for i,t in enumerate(lst):
        v=vals(t); S=[a+b for a,b in zip(S,v)]
        if lst is L and i==drop: dr=t; continue
        if not any(t['b']) : pass
        if y<58: head()
        c.setFont('Times-Roman',9); c.drawString(36,y,t['unit']); c.drawString(76,y,t['code']); c.drawString(132,y,t['name'])
        d=dict(unit=t['unit'],name=t['name'],resident=t['code'])
        for x,k,q in zip(X,K,v):
            if k=='total': s=fmt(q,' ',',','x-')
            else: s=f(q)
            c.drawRightString(x,y,s)
            if s: d[k]=num(q)
        y-=9.5; c.setFont('Times-Italic',7.2)
        m=rng.choice(['01','02','03','06','07','27'])
        note=f'Last receipt {m}/10/2025  R {fmt(int(t["rent"]*rng.uniform(.5,1.1)),chr(32),",")}    Tel 051 {rng.randint(400,899)} {rng.randint(1000,9999)}' if lst is L else 'Handed over to attorneys'
        if t['b'][4]>0 and lst is L: note+='    ** Letter of demand'
        c.drawString(132,y,note); rows.append(d); y-=12.5
    sub(lab,S); G=[a+b for a,b in zip(G,S)]
sub('Building total 0317',G,True)
c.setFont('Times-Roman',8); c.drawString(36,y-6,'*** End of report ***  MDA Property Manager'); c.save()
print(len(rows),dr,G)
save('ar_mda_age_analysis_mall.pdf','AR',K,rows,tot,'MDA age analysis, oldest bucket first, second note line per tenant, 1 234,56- numbers, ZAR mall',True,
 dict(what=f"the row of tenant {dr['name']} (unit {dr['unit']}, balance {sum(dr['b'])/100:.2f}) is left out; totals still include it",kind='row_dropped'))
