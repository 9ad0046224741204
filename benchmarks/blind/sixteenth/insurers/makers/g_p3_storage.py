from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
pdfmetrics.registerFont(TTFont('N','/usr/share/fonts/truetype/liberation/LiberationSansNarrow-Regular.ttf')); pdfmetrics.registerFont(TTFont('NB','/usr/share/fonts/truetype/liberation/LiberationSansNarrow-Bold.ttf'))
g=G(1303); r=g.r
FN="r13_03_lockwell_storage_rent_roll.pdf"
sizes={'5x5':('Walk-In',49),'5x10':('Climate',79),'10x10':('Climate',129),'10x15':('Drive-Up',154),'10x20':('Drive-Up',189),'10x30':('Drive-Up',259),'12x30':('RV Open',115)}
blocks=[('A',48,['5x5','5x10','5x10','10x10']),('B',54,['5x10','10x10','10x10','10x15']),('C',44,['10x15','10x20','10x20']),('D',26,['10x20','10x30']),('P',18,['12x30'])]
W,H=letter
c=canvas.Canvas(DOC+FN,pagesize=letter,invariant=1)
X=dict(u=28,sz=62,ty=92,sf=160,tn=168,mi=282,pt=326,std=396,rent=440,var=480,ins=516,owed=560,dl=586)
pg=0
def head():
    global y,pg
    pg+=1
    c.setFont('NB',14); c.drawString(28,H-36,'Rent Roll'); c.setFont('N',8.5)
    c.drawRightString(W-26,H-30,'Lockwell Self Storage – Sumner'); c.drawRightString(W-26,H-40,'1880 Traffic Ave E, Sumner WA 98390'); c.drawRightString(W-26,H-50,'As of 10/31/2025  8:02 PM')
    c.setFillGray(.86); c.rect(24,H-72,W-48,15,stroke=0,fill=1); c.setFillGray(0); c.setFont('NB',8); y=H-68
    for k,h,al in [('u','Unit','l'),('sz','Size','l'),('ty','Feature','l'),('sf','Area','r'),('tn','Tenant','l'),('mi','Moved In','l'),('pt','Paid Thru','l'),('std','Std Rate','r'),('rent','Rent','r'),('var','Var','r'),('ins','Ins Prem','r'),('owed','Owed','r'),('dl','Days','r')]:
        (c.drawString if al=='l' else c.drawRightString)(X[k],y,h)
    y-=13; c.setFont('N',7.6)
def foot():
    c.setFont('N',7); c.drawString(28,20,'C:\\SiteLink\\Reports\\RentRoll.rpt   User: mgr2'); c.drawRightString(W-26,20,f'Page {pg} of 4'); c.showPage()
BIZ=['Corvid Landscaping LLC','Hilltop HVAC Svc','Tacoma Drum Co-op','Bright Path Staging','J&R Flooring Inc','Northlake Catering']
rows=[];stats={}
S=dict(std=0,rent=0,ins=0,owed=0,area=0); vac=0; bi=0
head()
for b,n,szs in blocks:
    for k in range(n):
        if y<38: foot(); head()
        sz=szs[k%len(szs)]; ty,std=sizes[sz]; a,bb=sz.split('x'); sf=int(a)*int(bb)
        u=f"{b}{k+1:03d}"
        std=float(std)
        c.drawString(X['u'],y,u); c.drawString(X['sz'],y,sz.replace('x',' x ')); c.drawString(X['ty'],y,ty); c.drawRightString(X['sf'],y,str(sf)); c.drawRightString(X['std'],y,m2(std))
        row=dict(unit=u,unitType=sz.replace('x',' x ')+' '+ty if False else sz.replace('x',' x '),area=sf,marketRent=std)
        st=stats.setdefault(sz,[0,0,0,0.0]); st[0]+=1; S['area']+=sf; S['std']+=std
        if r.random()<.13:
            stt='VACANT' if r.random()<.8 else 'UNRENTABLE'
            c.drawString(X['tn'],y,stt); row['statusText']=stt; vac+=1
        else:
            st[1]+=1
            if bi<6 and r.random()<.05: nm=BIZ[bi]; bi+=1
            else: nm=g.name("{l}, {f}")
            rent=std+r.choice([0,0,0,8,12,-10,-15,18,22])
            if r.random()<.01: rent=0.0
            mi=d(r.choice([2018,2020,2021,2022,2023,2024,2024,2025]),r.randint(1,10),r.randint(1,28))
            late=r.random()<.11
            pt=d(2025,11,mi.day) if mi.day<29 and not late else d(2025,r.choice([8,9,10]),mi.day)
            ins=r.choice([0,12.0,12.0,17.0]); owed=0; dl=0
            if late and pt<d(2025,10,31): dl=(d(2025,10,31)-pt).days; owed=round(rent+r.choice([15,35])+ins,2)
            for k2,t in [('tn',nm),('mi',us1(mi)),('pt',us1(pt))]: c.drawString(X[k2],y,t)
            c.drawRightString(X['rent'],y,m2(rent)); v=rent-std; c.drawRightString(X['var'],y,m2(v) if v>=0 else f"-{-v:,.2f}")
            row.update(tenantName=nm,contractRent=rent,moveInDate=iso(mi),statusText='Occupied')
            if ins: c.drawRightString(X['ins'],y,m2(ins)); row['charges']=[dict(code='Ins Prem',amount=ins)]
            if owed: c.drawRightString(X['owed'],y,m2(owed)); c.drawRightString(X['dl'],y,str(dl)); row['balance']=owed
            S['rent']+=rent;S['ins']+=ins;S['owed']+=owed; st[2]+=rent
        st[3]+=std
        rows.append(row); y-=10
if y<180: foot(); head()
c.setLineWidth(.8); c.line(24,y+6,W-24,y+6); y-=4; c.setFont('NB',8)
N=len(rows)
c.drawString(28,y,f'{N} Units'); c.drawRightString(X['sf'],y,m0(S['area'])); 
for k in ('std','rent','ins','owed'): c.drawRightString(X[k],y,m2(S[k]))
vv=S['rent']-sum(x['marketRent'] for x in rows if x.get('tenantName')); c.drawRightString(X['var'],y,m2(vv) if vv>=0 else f"-{-vv:,.2f}")
y-=26; c.drawString(28,y,'Occupancy by Unit Size'); y-=12
cx=[110,160,210,270,340]
c.drawString(28,y,'Size')
for x,h in zip(cx,['Total','Occupied','Occ %','Actual','Gross Pot.']): c.drawRightString(x,y,h)
y-=11; c.setFont('N',8)
for s,v in stats.items():
    c.drawString(28,y,s.replace('x',' x '))
    for x,t in zip(cx,[str(v[0]),str(v[1]),f"{v[1]/v[0]*100:.1f}%",m2(v[2]),m2(v[3])]): c.drawRightString(x,y,t)
    y-=10
c.setFont('NB',8); c.drawString(28,y,'All')
for x,t in zip(cx,[str(N),str(N-vac),f"{(N-vac)/N*100:.1f}%",m2(S['rent']),m2(S['std'])]): c.drawRightString(x,y,t)
foot(); c.save(); print(pg)
save(FN,dict(propertyName='Lockwell Self Storage – Sumner',asOnDate='2025-10-31',units=N,occupied=N-vac,vacant=vac,rows=rows,printedTotals=dict(area=S['area'],marketRent=S['std'],contractRent=S['rent'],balance=round(S['owed'],2))),'SELF_STORAGE','SiteLink-type dense portrait roll, 190 units, occupancy by size at end',False)
