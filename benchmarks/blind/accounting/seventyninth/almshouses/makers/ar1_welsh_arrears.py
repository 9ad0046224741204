import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4,landscape
random.seed(44)
SN='Pritchard Bevan Llewellyn Probert Gittins Howells Rees Morgan Mathias Beynon Vaughan Parry Tudor Cadwallader Jenkins Bowen Hopkin Meredith Griffiths Pugh Prosser Eynon Watkins Nicholas Lloyd Maddox Ahmed Kowalska Osei Begum Santos Whitcombe'.split()
TI=['Mr','Mrs','Miss','Ms']
S=[('CAE','Cae Glas, Aberdulais',26),('TYN','Ty Newydd Court, Neath',31),('MAE','Maes y Coed, Pontardawe',22),('HEN','Hen Felin, Resolven',17),('BRY','Bryn Terrace, Cimla',28),('GLY','Glyn Close (Sheltered), Skewen',12)]
N='ar_tai_dyffryn_arrears_wk34.pdf'
c=canvas.Canvas(D(N),pagesize=landscape(A4));W=842
X=[285,340,395,450,505,560,620,685]; H=[('Gross','Rent pw'),('This','Week'),('1-4','Weeks'),('5-8','Weeks'),('9-13','Weeks'),('Over 13','Weeks'),('Credits',''),('Balance','')]
K=['other:Gross Rent pw','other:This Week','other:1-4 Weeks','other:5-8 Weeks','other:9-13 Weeks','other:Over 13 Weeks','prepaid','total','other:Wks Owed']
pg=0
def head():
    global pg,y
    if pg: foot();c.showPage()
    pg+=1
    c.setFont('Times-Bold',13);c.drawString(36,562,'Tai Dyffryn Cyf')
    c.setFont('Times-Roman',10);c.drawString(36,548,'Rent arrears: current tenants by scheme / Ôl-ddyledion rhent: tenantiaid presennol')
    c.drawRightString(806,562,'Rent week 34, w/e Sunday 22 November 2026')
    c.setFillGray(.88);c.rect(36,512,770,26,fill=1,stroke=0);c.setFillGray(0)
    c.setFont('Times-Bold',8.5)
    c.drawString(40,527,'Property');c.drawString(40,517,'Ref');c.drawString(92,527,'Tenant');c.drawString(216,527,'Tenancy');c.drawString(216,517,'No.')
    for x,(a,b) in zip(X,H): c.drawRightString(x,527,a);c.drawRightString(x,517,b)
    c.drawRightString(725,527,'Wks');c.drawRightString(725,517,'Owed');c.drawString(737,527,'HB/UC');c.drawString(773,527,'Stage')
    y=500
def foot():
    c.setFont('Times-Italic',7.5);c.drawString(36,24,'RA-07 Arrears listing. Credits are payments not yet allocated. Tudalen / page %d'%pg)
def cr(v): return f(v) if v>0 else f(-v)+' CR'
head();rows=[];tots=[];GT=[0]*7;gn=0;ten=40210
planted=None
for si,(code,nm,n) in enumerate(S):
    if y<90: head()
    c.setFont('Times-Bold',9.5);c.drawString(36,y,f'Scheme {code}  {nm}');y-=13;ST=[0]*7;cnt=0
    nos=sorted(random.sample(range(1,64),n))
    for j,no in enumerate(nos):
        ten+=random.randint(3,60)
        rent=random.choice([9846,10412,11208,11675,12390,13122,10977,14260])
        depth=random.choices([0,1,2,3,4,5],[18,30,22,14,8,14])[0]
        tw=random.choice([rent,rent,rent//2,random.randint(1500,rent)])
        v=[tw,0,0,0,0]
        if depth>=1:v[1]=random.randint(rent//2,4*rent)
        if depth>=2:v[2]=random.randint(rent//3,3*rent)
        if depth>=3:v[3]=random.randint(rent//4,3*rent)
        if depth>=4:v[4]=random.randint(rent,14*rent)
        crd=0
        if depth==0 and random.random()<.55: v[0]=0;crd=-random.randint(800,5*rent)
        elif random.random()<.1: crd=-random.randint(1000,sum(v)//2+1001)
        bal=sum(v)+crd
        vals=v+[crd,bal];ST=[a+b for a,b in zip(ST,vals)];cnt+=1
        nme=f'{random.choice(TI)} {random.choice("ABCDEGHJKLMNRSTW")} {random.choice(SN)}'
        if random.random()<.08: nme+=' & '+random.choice(SN)
        ref=f'{code}/{no:03d}'
        if si==3 and j==9:
            planted=dict(what=f'{ref} {nme}, balance {f(bal)}, left out of the list but kept in the scheme and grand totals and in the count of accounts',kind='row_dropped');continue
        if y<50: head()
        c.setFont('Times-Roman',8.5);c.drawString(40,y,ref);c.drawString(92,y,nme);c.drawString(216,y,str(ten));c.drawRightString(X[0],y,f(rent))
        d=dict(unit=ref,name=nme,resident=str(ten));d[K[0]]=p(rent)
        for i,x in enumerate(vals):
            if x or i==6: c.drawRightString(X[i+1],y,cr(x) if x else '0.00');d[K[i+1]]=p(x)
        if bal>0:
            w=round(bal/rent+1e-9,1);c.drawRightString(725,y,f'{w:.1f}');d[K[8]]=w
        c.drawString(737,y,random.choice(['HB','UC','UC','UC-MP','','','']))
        wk=bal/rent
        c.drawString(773,y,'' if bal<=0 else 'NSP' if wk>12 else 'L3' if wk>6 else 'L2' if wk>3 else 'L1')
        rows.append(d);y-=12
    if y<50: head()
    c.line(290,y+9,685,y+9);c.setFont('Times-Bold',8.5);lab=f'Total {code} ({cnt} accounts)';c.drawString(92,y,lab)
    t=dict(label=lab)
    for i,x in enumerate(ST):
        c.drawRightString(X[i+1],y,cr(x) if x else '0.00');t[K[i+1]]=p(x)
    tots.append(t);GT=[a+b for a,b in zip(GT,ST)];gn+=cnt;y-=22
if y<50: head()
c.line(36,y+10,806,y+10);lab=f'Grand total ({gn} accounts)';c.setFont('Times-Bold',8.2);c.drawString(92,y-2,lab);t=dict(label=lab)
for i,x in enumerate(GT): c.drawRightString(X[i+1],y-2,cr(x));t[K[i+1]]=p(x)
tots.append(t);foot();c.save();print(len(rows),planted,pg)
save(N,'AR',K,rows,tots,'Welsh housing association weekly arrears by scheme, week buckets, CR credits, long PDF',True,planted)
