from common import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.pdfgen import canvas
from reportlab.lib import colors
STEM='larkmoor_aging_2026-06-30'
def make():
    rng=random.Random(39004); W,H=landscape(letter)
    K=['current','b31_60','b61_90','b91_120','b120','prepaid','total','deposit']
    seen=set()
    def nm():
        while 1:
            a=rng.choice(LAST),rng.choice(['Eleanor','Walter','Dorothy','Harold','Mildred','Chester','Agnes','Vernon','Lorraine','Eugene','Thelma','Roland','Bernice','Stanley','Opal','Raymond','Winifred','Leopold','Constance','Irving'])
            if a not in seen and a[0] not in {s[0] for s in seen}: seen.add(a); return f'{a[0]}, {a[1]}'
    pay=['Private','LTC Ins.','Medicaid Waiver','VA A&A']
    secs=[('Independent Living','1',13,(2900,4200)),('Assisted Living','2',14,(4300,6400)),('Memory Care – The Hearth','3',8,(6200,8100))]
    data=[]; acct=70112
    for sn,fl,n,(lo,hi) in secs:
        R=[]; us=sorted(rng.sample(range(1,48),n))
        for i,u in enumerate(us):
            acct+=rng.randint(2,31); name=nm(); unit=f'{fl}{u:02d}'
            lines=[(rng.choice(pay[:1]*6+pay[1:]) if fl!='1' else 'Private')]
            if fl!='1' and rng.random()<.3: lines=['Private','Medicaid Waiver' if rng.random()<.6 else 'LTC Ins.']
            for j,p in enumerate(lines):
                v=dict.fromkeys(K,0); z=rng.random(); base=int(rng.uniform(lo,hi)*100*(0.45 if len(lines)>1 else 1))
                if z<.16: v['prepaid']=-int(base*rng.uniform(.2,1))
                else:
                    v['current']=int(base*rng.choice([1,1,.5,.25,.12,.08]))
                    if z>.5: v['b31_60']=int(base*rng.uniform(.05,1))
                    if z>.68: v['b61_90']=int(base*rng.uniform(.05,.9))
                    if z>.82: v['b91_120']=int(base*rng.uniform(.1,.8))
                    if z>.9: v['b120']=int(base*rng.uniform(.3,2.6))
                    if z>.96: v['current']=0
                if j==0 and rng.random()<.55: v['deposit']=rng.choice([50000,100000,150000,250000])
                v['total']=sum(v[q] for q in K[:6])
                R.append((unit,name,f'L{acct}',p,v,j==len(lines)-1))
        data.append((sn,R))
    c=canvas.Canvas(f'{DOC}/{STEM}.pdf',pagesize=(W,H),invariant=1)
    X=[('Apt',30,'l'),('Resident',60,'l'),('Acct',182,'l'),('Payor',228,'l')]
    NX=[352,408,464,520,578,640,704,764]
    HD=[('','Current'),('31–60','Days'),('61–90','Days'),('91–120','Days'),('Over 120','Days'),('Prepaid','/ Credit'),('Balance','Due'),('Sec.','Deposit')]
    y=0;pg=0
    def head():
        nonlocal y,pg
        if pg: foot(); c.showPage()
        pg+=1
        c.setFillColor(colors.HexColor('#4b2e5a')); c.rect(0,H-52,W,52,fill=1,stroke=0); c.setFillColor(colors.white)
        c.setFont('Helvetica-Bold',15); c.drawString(30,H-26,'Larkmoor Village Senior Living'); c.setFont('Helvetica',9.5)
        c.drawString(30,H-41,'Accounts Receivable Aging by Level of Care'); c.drawRightString(W-28,H-26,'As of 06/30/2026'); c.drawRightString(W-28,H-41,'Aged from statement date')
        c.setFillColor(colors.black); y=H-70; c.setFont('Helvetica-Bold',8)
        for t,x,_ in X: c.drawString(x,y-10,t)
        for (a,b),x in zip(HD,NX):
            c.drawRightString(x,y,a); c.drawRightString(x,y-10,b)
        c.line(28,y-14,W-28,y-14); y-=26
    def foot():
        c.setFont('Helvetica',7); c.setFillColor(colors.grey); c.drawString(30,18,'CareLedger 8.3 · report AR-114 · printed 07/07/2026 10:05 by jhalloran'); c.drawRightString(W-28,18,f'Page {pg}'); c.setFillColor(colors.black)
    f=lambda v:'–' if v==0 else num(v)
    rows=[];tots=[]; G=dict.fromkeys(K,0); head()
    for sn,R in data:
        if y<110: head()
        c.setFont('Helvetica-Bold',9.5); c.setFillColor(colors.HexColor('#4b2e5a')); c.drawString(30,y,sn); c.setFillColor(colors.black); y-=14
        S=dict.fromkeys(K,0)
        for u,n,a,p,v,last in R:
            if y<56: 
                head(); c.setFont('Helvetica-Oblique',8.5); c.drawString(30,y,sn+' (continued)'); y-=14
            c.setFont('Helvetica',8)
            for t,(_,x,_) in zip((u,n,a,p),X): c.drawString(x,y,t)
            for q,x in zip(K,NX): c.drawRightString(x+(2.6 if v[q]<0 else 0),y,f(v[q]))
            rows.append(dict(unit=u,resident=a,name=n,**{q:d(v[q]) for q in K if v[q]}))
            for q in K: S[q]+=v[q]
            y-=10
            if last:
                c.setFont('Helvetica-Oblique',6.8); c.setFillColor(colors.HexColor('#666666'))
                if rng.random()<.6:
                    c.drawString(66,y,f"Resp. party {rng.choice(FIRST)} {n.split(',')[0]} · last payment {rng.randint(5,6):02d}/{rng.randint(1,28):02d}/2026 ${rng.randint(200,6900):,}.00"); y-=10
                c.setFillColor(colors.black); y-=3
        lab='Total '+sn; c.line(310,y+9,W-28,y+9); c.setFont('Helvetica-Bold',8); c.drawString(60,y-1,lab)
        for q,x in zip(K,NX): c.drawRightString(x+(2.6 if S[q]<0 else 0),y-1,f(S[q])); G[q]+=S[q]
        tots.append(dict(label=lab,**{q:d(S[q]) for q in K if S[q]})); y-=24
    if y<120: head()
    c.setFillColor(colors.HexColor('#e9e2ee')); c.rect(28,y-5,W-56,15,fill=1,stroke=0); c.setFillColor(colors.black); c.setFont('Helvetica-Bold',8)
    c.drawString(30,y,'COMMUNITY TOTAL')
    for q,x in zip(K,NX): c.drawRightString(x+(2.6 if G[q]<0 else 0),y,f(G[q]))
    tots.append(dict(label='COMMUNITY TOTAL',**{q:d(G[q]) for q in K if G[q]})); y-=16
    gross=sum(G[q] for q in K[:5]); c.setFont('Helvetica-Oblique',8); c.drawString(30,y,'Share of gross receivable')
    for q,x in zip(K[:5],NX): c.drawRightString(x,y,f'{G[q]/gross*100:.1f}%')
    y-=26; c.setFont('Helvetica',8)
    for t in ('Medicaid Waiver balances over 60 days are awaiting redetermination by the county; see collector notes.','Security deposits are held in trust and are not netted against the balance due.'):
        c.drawString(30,y,t); y-=11
    foot(); c.save()
    save(STEM,'pdf','AR','SENIOR_HOUSING','J. Halloran, Larkmoor business office','colour-banded landscape aging by care level','second line with responsible party and last payment, two payors per resident, percentage line, dashes',K,rows,tots)
