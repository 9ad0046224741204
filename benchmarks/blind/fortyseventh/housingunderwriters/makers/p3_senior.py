from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
rng=random.Random(309); N=Names(rng)
F='Larkmoor_Terrace_resident_rent_roll.pdf'
W,H=letter
SEC=[('INDEPENDENT LIVING - GARDEN WING',range(101,113),[('1BR Deluxe',640,4150),('Studio',420,3325),('2BR Villa',905,5280)]),('ASSISTED LIVING - 2ND FLOOR',range(201,217),[('AL Studio',355,4775),('AL Alcove',410,5150),('AL One Bedroom',520,5890)]),('MEMORY CARE - "THE COVE"',range(301,309),[('MC Private',290,6950)])]
rows=[]
for s,rg,tys in SEC:
    for n in rg:
        if n in(213,): continue
        ty=rng.choice(tys)
        if s[0]=='M' and n in(303,306):
            subs=[f"{n}A",f"{n}B"]; ty=('MC Companion',145,5200)
        else: subs=[str(n)]
        for u in subs:
            r=dict(sec=s,u=u,ty=ty[0],sf=ty[1],mk=ty[2])
            if rng.random()<.13: r['vac']=True
            else:
                a,b=N.pair(); r['nm']=f"{rng.choice(['Mrs.','Mr.','Ms.'])} {a[0]}. {b}"; r['adm']=rd(rng,date(2018,5,1),date(2025,3,25))
                r['base']=ty[2]-rng.choice([0,75,150,260,310])
                r['lvl']='—' if s[0]=='I' else f"Level {rng.randrange(1,5)}"
                r['care']=0 if s[0]=='I' else {1:450,2:875,3:1300,4:1850}[int(r['lvl'][-1])]
                r['second']=950 if s[0]=='I' and rng.random()<.25 else 0
                r['other']=rng.choice([0,0,0,65,35,120]); r['disc']=rng.choice([0]*6+[-200,-350]); r['pay']='Private' if rng.random()<.8 else rng.choice(['LTC ins.','VA A&A','Medicaid waiver'])
                r['cf']=rng.choice([2500,3000,0,1500]) if s[0]!='M' else 0
                r['tot']=r['base']+r['care']+r['second']+r['other']+r['disc']
            rows.append(r)
truth=[]
for r in rows:
    t=dict(unit=r['u'],section=r['sec'],unitType=r['ty'],area=r['sf'],marketRent=r['mk'])
    if r.get('vac'): t['statusText']='Available'
    else:
        ch=[('Base',r['base'])]+[(k,v) for k,v in(('Care',r['care']),('2nd Person',r['second']),('Ancillary',r['other']),('Discount',r['disc'])) if v]
        t.update(tenantName=r['nm'],moveInDate=iso(r['adm']),contractRent=r['base'],charges=[dict(code=k,amount=v) for k,v in ch],totalCharges=r['tot'],statusText='Occupied')
    truth.append(t)
c=canvas.Canvas(str(DOCS/F),pagesize=letter,invariant=1)
def dl(d): return f"{d.day} {d.strftime('%b %Y')}"
X=[44,82,236,290,335,380,424,470,516,570]
def num(v): return '-' if not v else (f"{v:,}" if v>0 else f"({-v:,})")
pg=[0]
def head():
    pg[0]+=1
    c.setFont('Times-Bold',15);c.drawString(44,H-48,'Larkmoor Terrace Senior Living');c.setFont('Times-Italic',10);c.drawString(44,H-62,'Resident Rent Roll and Care Billing — April 1, 2025');c.setFont('Times-Roman',8);c.drawRightString(570,H-48,f'page {pg[0]}')
    y=H-84;c.setLineWidth(1.2);c.line(44,y+12,570,y+12)
    c.setFont('Times-Bold',8)
    for x,a,b in zip(X[2:],('Care','Street','Base','','2nd','','',''),('Level','Rate','Rent','Care','Person','Ancillary','Discount','Total')):
        c.drawRightString(x,y,a);c.drawRightString(x,y-9,b)
    c.drawString(44,y,'Suite');c.drawString(82,y,'Resident');c.setFont('Times-Italic',7.5);c.drawString(82,y-9,'suite style, sq. ft. / payor, admitted')
    c.setLineWidth(.5);c.line(44,y-13,570,y-13);return y-26
y=head(); cur=None
def totals(lab,rs):
    global y
    o=[r for r in rs if not r.get('vac')]
    c.setLineWidth(.4);c.line(240,y+9,570,y+9);c.setFont('Times-Bold',8);c.drawString(82,y,f"{lab}: {len(o)} of {len(rs)} suites occupied")
    for x,v in zip(X[3:],[sum(r['mk'] for r in rs)]+[sum(r[k] for r in o) for k in('base','care','second','other','disc','tot')]): c.drawRightString(x,y,num(v))
    y-=20
for i,r in enumerate(rows):
    if y<70: c.showPage(); y=head()
    if r['sec']!=cur:
        if y<110: c.showPage(); y=head()
        cur=r['sec'];c.setFont('Times-Bold',9.5);c.drawString(44,y,cur);y-=14
    c.setFont('Times-Bold',9);c.drawString(44,y,r['u']);c.setFont('Times-Roman',9)
    if r.get('vac'):
        c.setFont('Times-Italic',9);c.drawString(82,y,'Available');c.setFont('Times-Roman',8.5);c.drawRightString(X[3],y,num(r['mk']));sub=f"{r['ty']}, {r['sf']} sq. ft."
    else:
        c.drawString(82,y,r['nm']);c.setFont('Times-Roman',8.5)
        c.drawRightString(X[2],y,r['lvl'])
        for x,v in zip(X[3:],(r['mk'],r['base'],r['care'],r['second'],r['other'],r['disc'],r['tot'])): c.drawRightString(x,y,num(v))
        sub=f"{r['ty']}, {r['sf']} sq. ft. / {r['pay']}, {dl(r['adm'])}"
    c.setFont('Times-Italic',7.2);c.setFillGray(.3);c.drawString(82,y-8.5,sub);c.setFillGray(0);y-=21
    if i+1==len(rows) or rows[i+1]['sec']!=cur: totals('Subtotal',[q for q in rows if q['sec']==cur]);y-=4
if y<90: c.showPage(); y=head()
c.setLineWidth(1.2);c.line(44,y+12,570,y+12);totals('Community total',rows)
c.setFont('Times-Roman',7.5);c.drawString(44,y-4,'Suite 213 is the second-floor wellness office and is not leased. Shared suites in The Cove are counted by bed (A, B).')
c.save()
occ=sum(not r.get('vac') for r in rows)
put(F,'SENIOR_HOUSING','Serif portrait, two-line records (style/payor/admission beneath), care columns, wings',True,'Larkmoor Terrace Senior Living','2025-04-01',len(rows),occ,len(rows)-occ,truth)
