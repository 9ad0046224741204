# in-house web report printed from a browser: garden apartments (planted: row dropped)
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor,white
from reportlab.lib.pagesizes import letter
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
pdfmetrics.registerFont(TTFont('DV','/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf'))
pdfmetrics.registerFont(TTFont('DVB','/usr/share/fonts/truetype/liberation/LiberationSans-Bold.ttf'))
def make():
    r=rng('p2'); nm=Names(r); f='larkspur_garden_web_report.pdf'; asof=D(2025,10,1)
    types={'1x1 Garden':(1085,1120),'2x1 Garden':(1260,1290),'2x1.5 Townhome':(1440,1475)}
    blds=[('Building A – 2101 Larkspur Ln','A',16),('Building B – 2107 Larkspur Ln','B',16),('Building C – 2113 Larkspur Ln','C',18),('Building D – 2119 Larkspur Ln','D',12)]
    fmt=lambda d:f'{d.strftime("%b")} {d.day}, {d.year}'
    data=[];allr=[]
    for title,b,n in blds:
        rs=[]
        for k in range(n):
            u=f'{b}{k+1:02d}' 
            t='2x1.5 Townhome' if k>=n-4 else ('1x1 Garden' if k%3==0 else '2x1 Garden')
            mk=types[t][k%2]
            x=dict(unit=u,building=title,unitType=t,marketRent=mk)
            z=r.random()
            if u in('A07','B11','B12','C03','D09'):
                x.update(statusText='Vacant')
            elif u=='C14': x.update(statusText='Vacant – Leased')
            else:
                s=addm(D(2025,10,1),-r.randint(0,13)); 
                if r.random()<.25: s=s.replace(day=r.choice([5,10,15,20]))
                e=lend(s,r.choice([12,12,12,14,15]))
                st='Notice' if r.random()<.09 else 'Leased'
                mtm=e<asof
                if u=='A01': st='Manager'
                rent=mk-r.choice([0,0,15,20,25,35,40,60,85])
                x.update(tenantName=nm.fl(),statusText=st,contractRent=0 if st=='Manager' else rent,leaseStartDate=s,leaseEndDate='Month-to-month' if mtm else e,deposit=0 if st=='Manager' else r.choice([300,300,500,mk]),balance=0)
                if r.random()<.18: x['balance']=r2(r.choice([50,75,rent,rent+75,r.uniform(5,240)]))
            rs.append(x)
        data.append((title,rs)); allr+=rs
    drop='C08'
    dx=[x for x in allr if x['unit']==drop][0]
    assert dx.get('tenantName')
    c=canvas.Canvas(out(f),pagesize=letter,invariant=1); W,H=letter
    N=len(allr); occ=sum(1 for x in allr if x.get('tenantName'))
    S=lambda rs,k:sum(x.get(k,0) for x in rs)
    cols=[('Unit',40,'l'),('Floor plan',74,'l'),('Resident',158,'l'),('Status',254,'l'),('Market',352,'r'),('Rent',396,'r'),('Lease term',402,'l'),('Deposit',530,'r'),('Past due',576,'r')]
    pg=[1]; NP=[3]
    def frame():
        c.setFont('DV',7); c.setFillColor(HexColor('#444444'))
        c.drawString(28,H-22,'10/1/25, 9:41 AM'); c.drawCentredString(W/2,H-22,'Real Estate Workbench | Rent roll')
        c.drawString(28,18,'https://rew.tidewatertrust.local/assets/AP-2206/rentroll?asof=2025-10-01'); c.drawRightString(W-28,18,f'{pg[0]}/{NP[0]}')
    def newp():
        c.showPage(); pg[0]+=1; frame(); return H-44
    def draw():
        frame(); y=H-52
        c.setFillColor(HexColor('#1d3c5c')); c.setFont('DVB',17); c.drawString(36,y,'Larkspur Garden Apartments')
        c.setFont('DV',9); c.setFillColor(HexColor('#555555')); y-=15
        c.drawString(36,y,'Asset AP-2206  ·  Ida M. Corrigan Marital Trust  ·  Rent roll as of October 1, 2025'); y-=16
        tiles=[('Units',str(N)),('Occupied',str(occ)),('Vacant',str(N-occ)),('Occupancy',f'{100*occ/N:.1f}%'),('Monthly rent','$'+m0(S(allr,'contractRent'))),('Past due','$'+m2(S(allr,'balance')))]
        x=36
        for a,b in tiles:
            c.setFillColor(HexColor('#eef3f8')); c.roundRect(x,y-34,84,36,4,fill=1,stroke=0)
            c.setFillColor(HexColor('#667788')); c.setFont('DV',7); c.drawString(x+6,y-9,a)
            c.setFillColor(HexColor('#1d3c5c')); c.setFont('DVB',12); c.drawString(x+6,y-26,b); x+=90.5
        y-=56
        def head(y,title):
            c.setFillColor(HexColor('#1d3c5c')); c.setFont('DVB',10); c.drawString(36,y,title); y-=14
            c.setFont('DVB',7.5); c.setFillColor(HexColor('#666666'))
            for n,xx,al in cols: (c.drawString if al=='l' else c.drawRightString)(xx,y,n)
            c.setStrokeColor(HexColor('#1d3c5c')); c.line(36,y-4,W-36,y-4); return y-15
        pill={'Leased':'#2e7d4f','Notice':'#c77f1a','Vacant':'#b23b3b','Vacant – Leased':'#7a4fa3','Manager':'#4a6a8a'}
        for title,rs in data:
            if y<130: y=newp()
            y=head(y,title)
            for x in rs:
                if x['unit']==drop: continue
                if y<48: y=newp(); y=head(y,title+' (continued)')
                c.setFillColor(HexColor('#222222')); c.setFont('DV',8)
                c.drawString(40,y,x['unit']); c.drawString(74,y,x['unitType']); c.drawString(158,y,x.get('tenantName','—'))
                s=x['statusText']; w=pdfmetrics.stringWidth(s,'DVB',6.5)+10
                c.setFillColor(HexColor(pill[s])); c.roundRect(252,y-2.5,w,10,5,fill=1,stroke=0); c.setFillColor(white); c.setFont('DVB',6.5); c.drawString(257,y,s)
                c.setFillColor(HexColor('#222222')); c.setFont('DV',8)
                c.drawRightString(352,y,'$'+m0(x['marketRent']))
                if 'tenantName' in x:
                    c.drawRightString(396,y,'$'+m0(x['contractRent']))
                    c.setFont('DV',7)
                    le=x['leaseEndDate']; c.drawString(402,y,fmt(x['leaseStartDate'])+' – '+(le if isinstance(le,str) else fmt(le))) if not isinstance(le,str) else c.drawString(402,y,'Month-to-month')
                    c.setFont('DV',8); c.drawRightString(530,y,'$'+m0(x['deposit']))
                    c.drawRightString(576,y,'$'+m2(x['balance']))
                c.setStrokeColor(HexColor('#dddddd')); c.line(36,y-4,W-36,y-4); y-=13.4
            c.setFont('DVB',8); c.setFillColor(HexColor('#1d3c5c'))
            c.drawString(40,y,f'{len(rs)} units · {sum(1 for q in rs if "tenantName" in q)} occupied'); c.drawRightString(352,y,'$'+m0(S(rs,'marketRent'))); c.drawRightString(396,y,'$'+m0(S(rs,'contractRent'))); c.drawRightString(530,y,'$'+m0(S(rs,'deposit'))); c.drawRightString(576,y,'$'+m2(S(rs,'balance')))
            y-=24
        if y<70: y=newp()
        c.setFillColor(HexColor('#1d3c5c')); c.rect(36,y-6,W-72,17,fill=1,stroke=0); c.setFillColor(white); c.setFont('DVB',8)
        c.drawString(40,y,f'All buildings · {N} units'); c.drawRightString(352,y,'$'+m0(S(allr,'marketRent'))); c.drawRightString(396,y,'$'+m0(S(allr,'contractRent'))); c.drawRightString(530,y,'$'+m0(S(allr,'deposit'))); c.drawRightString(576,y,'$'+m2(S(allr,'balance')))
        y-=20; c.setFillColor(HexColor('#666666')); c.setFont('DV',7); c.drawString(36,y,'“Vacant – Leased”: lease signed, resident not yet moved in; counted as vacant. Manager unit is counted as occupied at no rent.')
    draw(); np_=pg[0]
    if np_!=NP[0]:
        c=canvas.Canvas(out(f),pagesize=letter,invariant=1); NP[0]=np_; pg[0]=1; 
        draw()
    c.save()
    rows=[]
    for x in allr:
        if x['unit']==drop: continue
        y=dict(x)
        if y.get('leaseEndDate')=='Month-to-month': y.pop('leaseStartDate')
        rows.append(y)
    save(f,dict(propertyName='Larkspur Garden Apartments',asOnDate='2025-10-01',units=N,occupied=occ,vacant=N-occ,
      planted=dict(what=f'Row of unit {drop} in Building C is missing; it is still in the building and grand totals (market {dx["marketRent"]}, rent {dx["contractRent"]}, deposit {dx["deposit"]}, past due {dx["balance"]}) and the unit counts (document says {N} units, {N-1} are listed)',kind='row_dropped'),rows=rows),'MULTIFAMILY','browser print of web report: tiles, status pills, building sections, lease term in one cell')
if __name__=='__main__': make()
