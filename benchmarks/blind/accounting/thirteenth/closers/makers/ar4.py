import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
from reportlab.lib.colors import HexColor,black
from common import *
FN='Marcus Tamika Leonel Priya Joanne Desmond Hye-jin Carlos Brandi Olamide Kyle Rosario Thuy Walter Shanice Ivan Noor Beth Emeka Paulina Grady Lupe Corinne Anders Yasmin Terrell Molly Viktor Dana Efrain Sunita Roland Keisha Mateo Gwen Pradeep'.split()
LN='Abernathy Quiles Fontaine Raghavan Strand Okonjo Park-Lee Villanueva Teasley Brightwater Dunmore Castaneda Nguyenh Hollis Marchetti Petrenko Siddiqi Lundqvist Achebe Wojcik Tolliver Barrios Devereaux Halvorsen Karimi Gaines Pruitt Sokolov Whitcombe Montalvo Iyer Haskell Broadnax Ibarra Thistle Menon'.split()
NOTES=['3-day notice posted 10/06','Pmt plan $350/mo thru 01/26, signed','Filed 10/14, hearing 11/04, case JP3-25-08812','Disputes water bill 61.40; call 10/20','Rental assistance pending (county)','Promised by 10/31','NSF 10/03, money orders only','Sent to Meridell Collections 09/15','Skipped; final acct stmt mailed 08/28','']
def run():
    F='delinquent_prepaid_sable_oaks.pdf'
    R=random.Random(2604);fn=FN[:];ln=LN[:];R.shuffle(fn);R.shuffle(ln)
    K=["deposit","prepaid","total","b0_30","b31_60","b61_90","b90","other:Late","other:NSF"]
    secs=[('CURRENT & NOTICE RESIDENTS',24),('PAST RESIDENTS',9)]
    rows=[];totals=[];plan=[];i=0;g=[0]*7
    for s,n in secs:
        L=[];sub=[0]*7
        units=sorted(R.sample([f'{b}{k:02d}' for b in range(1,10) for k in range(1,25)],n))
        for u in units:
            past=s[0]=='P'
            st='Past' if past else R.choice(['Current']*5+['Notice'])
            rent=R.randint(1180,2150)*100;dep=0 if past else R.choice([0,25000,50000,rent])
            z=[0,0,0,0];pre=0;q=R.random()
            if past: 
                z[2]=R.choice([0,R.randint(10000,90000)]);z[3]=R.randint(30000,420000)
            elif q<.25: pre=-R.choice([rent,R.randint(500,40000)])
            else:
                z[0]=R.choice([rent,rent+7500,R.randint(2500,60000)])
                if R.random()<.4:z[1]=R.choice([rent,R.randint(2000,90000)])
                if R.random()<.2:z[2]=R.randint(2000,rent)
                if R.random()<.12:z[3]=R.randint(2000,rent)
                if q>.93:pre=-R.randint(500,4000)
            tot=sum(z)+pre
            v=[dep,pre,tot]+z
            late=R.randint(0,7);nsf=R.choice([0,0,0,1,2])
            name=f'{ln[i]}, {fn[i]}';rid=f'SO{R.randint(10000,99999)}'
            note=R.choice(NOTES[-3:]) if past else (R.choice(NOTES[:7]+['']*3) if tot>0 else '')
            le=f'{R.randint(1,12):02d}/{R.choice([28,28])}/26' if not past else f'MO {R.randint(4,8):02d}/{R.randint(1,28):02d}/25'
            i+=1;L.append((u,name,rid,st,v,late,nsf,note,le))
            d={"unit":u,"resident":rid,"name":name,"status":st}
            d.update({k:c2(x) for k,x in zip(K,v) if x});
            if 'total' not in d:d['total']=0.0
            d["other:Late"]=late;d["other:NSF"]=nsf
            rows.append(d);sub=[p+q2 for p,q2 in zip(sub,v)]
        lab=f'Subtotal {s.title()} ({n})';totals.append({"label":lab,**{k:c2(x) for k,x in zip(K,sub)}})
        g=[p+q2 for p,q2 in zip(g,sub)];plan.append((s,L,lab,sub))
    totals.append({"label":"Property total (33)",**{k:c2(x) for k,x in zip(K,g)}})
    W,H=landscape(letter);c=canvas.Canvas(DOC(F),pagesize=(W,H),invariant=1)
    XR=[318,382,450,518,580,640,702,732,760];pg=0;y=0
    def head():
        nonlocal pg,y
        if pg:c.showPage()
        pg+=1;c.setFillColor(HexColor('#1f3d5c'));c.rect(30,552,732,36,stroke=0,fill=1);c.setFillColor(HexColor('#ffffff'))
        c.setFont('Helvetica-Bold',12);c.drawString(38,572,'Delinquent and Prepaid Report');c.setFont('Helvetica',8);c.drawString(38,559,'Sable Oaks Apartment Homes – aged as of 10/22/2025');c.drawRightString(754,572,'Harrowgate Residential Mgmt.');c.drawRightString(754,559,f'Page {pg} of 2')
        c.setFillColor(black);c.setFont('Helvetica-Bold',7.5)
        for x,(p,q) in zip(XR,[('Deposits','held'),('Prepaid','credits'),('Net','balance'),('0 - 30','days'),('31 - 60','days'),('61 - 90','days'),('Over 90','days'),('','Late'),('','NSF')]):
            c.drawRightString(x,540,p);c.drawRightString(x,531,q)
        c.drawString(30,540,'Unit');c.drawString(70,540,'Resident');c.drawString(70,531,'ID / lease end');c.drawString(200,540,'Status');c.setLineWidth(.8);c.line(30,527,762,527);y=515
    def vals(v,bold=False,blank=True):
        c.setFont('Helvetica-Bold' if bold else 'Helvetica',8)
        for j,(x,k) in enumerate(zip(XR,v)):
            if k==0 and blank and j!=2:continue
            c.drawRightString(x,y,money(k,'paren'))
    head()
    for s,L,lab,sub in plan:
        if y<110:head()
        c.setFont('Helvetica-BoldOblique',8.5);c.drawString(30,y,s);y-=14
        for k,(u,nm,rid,st,v,late,nsf,note,le) in enumerate(L):
            if y<58:head()
            if k%2==0:c.setFillColor(HexColor('#eef2f6'));c.rect(30,y-12,732,21,stroke=0,fill=1);c.setFillColor(black)
            c.setFont('Helvetica',8);c.drawString(30,y,u);c.drawString(70,y,nm);c.drawString(200,y,st);vals(v)
            c.drawRightString(XR[7],y,str(late));c.drawRightString(XR[8],y,str(nsf))
            c.setFont('Helvetica',6.8);c.drawString(70,y-9,f'{rid}   {le}')
            if note:c.setFont('Helvetica-Oblique',6.8);c.drawString(200,y-9,'» '+note)
            y-=21
        c.line(250,y+9,762,y+9);c.setFont('Helvetica-Bold',8);c.drawString(30,y,lab);vals(sub,True,False);y-=20
    c.setLineWidth(1.4);c.line(250,y+10,762,y+10);c.setFont('Helvetica-Bold',8);c.drawString(30,y,'Property total (33)');vals(g,True,False);y-=24
    dl=sum(x['total'] for x in rows if x['total']>0);pr=sum(x['total'] for x in rows if x['total']<0)
    c.setFont('Helvetica',7.5);c.drawString(30,y,f'Recap:  accounts with net balance due {dl:,.2f}     accounts with net credit ({-pr:,.2f})     Blank bucket = nothing in it.  Net balance = buckets less prepaid credits.')
    c.save();assert pg==2,pg
    return emit(F,'AR',K,rows,totals,None,'MULTIFAMILY','residential delinquent & prepaid, two lines a resident (ID and note below), net balance before the buckets','ID on second line, notes with amounts, count columns, parentheses, two pages','closers')
