# broker-style suite mix of a two-building office & medical campus, by building and floor, reportlab, small
import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4
from reportlab.lib import colors
R=random.Random(4108)
NAME='Glasshouse_Campus_Suite_Mix_by_Floor.pdf'
B=[('Building One - Offices',[('Ground Floor',3,9180,1),('Level 2',2,14350,0),('Level 3',4,14350,1),('Level 4',2,14350,0),('Level 5',6,14220,2),('Penthouse',1,8460,0)],58.0),
('Building Two - Medical & Wellness',[('Lower Level',2,4875,1),('Ground Floor',6,11240,0),('First Floor',8,11905,2),('Second Floor',5,11905,1)],44.0),
('Retail Pavilion',[('Ground Floor',5,7630,0),('Mezzanine',1,1950,1)],37.0)]
keys=['units','total_sf','other:Leased SF','other:Vacant SF','pct_leased','occupied','vacant','actual_sf','market_sf','actual_total']
HD=['Floor','Suites','Rentable SF','Leased SF','Vacant SF','% Leased','Suites\nLet','Suites\nAvail.','Avg Net Rent\n$/SF/yr','Asking\n$/SF/yr','Net Rent\np.a. (C$)']
rows=[];tots=[]
W,H=A4; c=canvas.Canvas(path(NAME),pagesize=A4,invariant=1)
ac=colors.HexColor('#2E6B4F')
c.setFillColor(ac); c.rect(0,H-70,W,70,fill=1,stroke=0); c.setFillColor(colors.white); c.setFont('Helvetica-Bold',18); c.drawString(40,H-38,'The Glasshouse Campus'); c.setFont('Helvetica',10); c.drawString(40,H-56,'Mississauga, Ontario  |  Suite mix by building and floor  |  Q3 2025')
c.setFillColor(colors.black); c.setFont('Helvetica',8.5)
y=H-92
for t in ['The campus offers 45 suites in three buildings, from 900 SF wellness rooms to full-floor offices. Areas are BOMA 2017 rentable.','Rents are net of additional rent (est. C$19.85/SF office, C$17.40/SF medical, C$15.10/SF pavilion for 2025).']: c.drawString(40,y,t); y-=12
X=[146,198,250,298,342,374,406,466,510,560]
y-=12
def header():
    global y
    c.setFont('Helvetica-Bold',7.2); c.setFillColor(ac)
    for x,t in zip([40]+X,HD):
        p=t.split('\n')
        for j,s in enumerate(p):
            yy=y-(j-(len(p)-1))*8 -8 if 0 else y+(len(p)-1-j)*8
            (c.drawString if x==40 else c.drawRightString)(x,yy,s)
    c.setFillColor(colors.black); y-=5; c.setStrokeColor(ac); c.line(40,y,560,y); y-=12
F={'units':'{:d}','total_sf':'{:,}','other:Leased SF':'{:,}','other:Vacant SF':'{:,}','pct_leased':'{:.0f}%','occupied':'{:d}','vacant':'{:d}','actual_sf':'{:.2f}','market_sf':'{:.2f}','actual_total':'{:,}'}
def pr(l,v,b=False):
    global y
    c.setFont('Helvetica-Bold' if b else 'Helvetica',8); c.drawString(40 if b else 48,y,l)
    for x,k in zip(X,keys):
        a=v.get(k)
        c.drawRightString(x,y,F[k].format(a) if a is not None and not(a==0 and k in('other:Vacant SF','vacant')) else '–')
    y-=13
allL=[]
for bn,fl,rent in B:
    c.setFont('Helvetica-Bold',10); c.setFillColor(colors.black); c.drawString(40,y+6,bn); y-=22; header(); L=[]
    for f,n,sf,v in fl:
        vs=0 if not v else (sf if v==n else int(round(sf*v/n*R.uniform(.7,1.25),-1)))
        ls=sf-vs; ar=r2(rent*R.uniform(.62,.8)) if ls else None; mk=None if f=='Penthouse' else round(rent*.74*2)/2
        d=dict(type=f,units=n,total_sf=sf,pct_leased=float(round(100*ls/sf)),occupied=n-v,actual_sf=ar,market_sf=mk)
        if ls: d['actual_total']=int(round(ar*ls))
        d['other:Leased SF']=ls
        if not ls: d['other:Leased SF']=0
        if vs: d['other:Vacant SF']=vs; d['vacant']=v
        L.append(d); rows.append(d); pr(f,d)
    def T(L):
        s={k:sum(x.get(k) or 0 for x in L) for k in('units','total_sf','other:Leased SF','other:Vacant SF','occupied','vacant','actual_total')}
        s['pct_leased']=float(round(100*s['other:Leased SF']/s['total_sf'])); s['actual_sf']=r2(s['actual_total']/s['other:Leased SF']); return s
    y+=6; c.setStrokeColor(colors.grey); c.line(40,y+2,560,y+2); y-=10
    lab='Total '+bn.split(' - ')[0]; s=T(L); pr(lab,s,True); tots.append({'label':lab,**{k:v for k,v in s.items() if not(v==0 and k in('other:Vacant SF','vacant'))}}); y-=16; allL+=L
c.setFillColor(colors.HexColor('#E4EFE9')); c.rect(36,y-6,528,18,fill=1,stroke=0); c.setFillColor(colors.black)
s=T(allL); pr('Campus total',s,True); tots.append({'label':'Campus total',**s})
print(s['units'])
c.setFont('Helvetica-Oblique',7); c.drawString(40,40,'Source: owner rent roll 30 September 2025. Prepared by Birchall Stead Realty Advisors. E.&O.E. Parking: 312 stalls (not included above).')
c.save()
save(NAME,'UM',keys,rows,tots,'broker one-pager: suite mix by building and floor, leased/vacant SF, net rents per SF, Canada',True)
