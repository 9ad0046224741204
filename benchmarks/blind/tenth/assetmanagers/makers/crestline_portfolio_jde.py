# JD Edwards World/EnterpriseOne style line-printer rent roll, several buildings, ~150 rows
import random,datetime as dt
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
random.seed(15123)
N='R15310_CRESTLINE_PORTFOLIO_20250630.pdf'
AS=dt.date(2025,6,30)
W,H=landscape(letter);FS=6.7;CW=FS*.6;LH=8.3
c=canvas.Canvas(doc(N),pagesize=(W,H))
A1="Adler Apex Arden Baxter Belcourt Birch Bowen Calder Canton Carver Chester Colby Corbin Dalton Darrow Delphi Easton Elgin Elm Everett Fallon Foster Garnet Granite Hadley Hollis Imperial Ives Jasper Keating Kirby Lawton Linden Lowell Marsh Mercer Milford Nash Norwood Oakley Orion Palmer Paxton Pierce Quincy Radley Reston Ridge Rowan Sable Sawyer Selby Sheldon Stafford Tandem Thorpe Tilden Tristar Union Vance Vega Wade Walden Warwick Weston Wexford Yardley Zenith Alder Briar Cobalt Dover Ember Fenwick Grove Harper Indigo Juniper Keystone Lumen Maple Nimbus Onyx Pioneer Quartz Regal Summit Terrace Upland Verity Willow Atlas Bolton Cedar Dunes Essex Falcon Grafton".split()
random.shuffle(A1)
A2=["Insurance Agency Inc","Dental Group PC","Law Offices","Consulting LLC","Title Company","Financial Advisors","Engineering Inc","Software Corp","Staffing Services","Home Health Inc","Physical Therapy","Architects PA","Realty Partners","Construction Co","Marketing Group LLC","CPAs & Company","Federal Credit Union","Environmental Services Inc","Logistics LLC","Learning Centers"]
BLD=[("   21410","Crestline Plaza One","OFF",38,6),("   21420","Crestline Plaza Two","OFF",31,5),("   21430","Gateway Service Center","FLX",34,1),("   21440","Brookmere Shoppes","RET",27,1),("   21450","Larkin Professional Building","OFF",21,3)]
rows=[];pg=0;y=0
def P(col,t,right=False):
    x=26+col*CW
    c.setFont('Courier',FS)
    (c.drawRightString if right else c.drawString)(x,y,t)
HD1="                                                  Lease     Lease      Rentable   ------------------- Monthly Recurring Billings -------------------    Security"
HD2="Unit     Fl Ut  Lease    Tenant Name              Begin     End        Area       Base Rent     Opr Exp     RE Tax      Other        Total         Deposit   St"
HD3="-------- -- --- -------- ------------------------ --------- --------- --------- ------------ ----------- ---------- ---------- ------------- ------------- --"
def newpage(bu=None):
    global pg,y
    if pg: c.showPage()
    pg+=1;y=H-28
    P(0,'R15310');P(62,'CRESTLINE INVESTMENT TRUST');P(157,'7/02/25   6:14:33',1);y-=LH
    P(0,'XJDE0004');P(69,'Rent Roll');P(148,'Page -');P(157,str(pg),1);y-=LH
    P(64,'As of    6/30/25');y-=LH*1.5
    for h in(HD1,HD2,HD3): P(0,h);y-=LH
    if bu: P(0,f'Business Unit . . {bu.strip()}  (continued)');y-=LH*1.4
def chk(n=1,bu=None):
    if y-LH*n<40:newpage(bu)
jd=lambda d:f'{d.month:2d}/{d.day:02d}/{d.strftime("%y")}'
f=lambda v:f'{v:,.2f}' if v>=0 else f'{-v:,.2f}-'
def cols(v,a=None,bold=False):
    if a is not None:P(79.5,f'{a:,}',1)
    for col,x in zip((92.6,104.6,115.6,126.6,140.6,154.6),v):
        if x is not None:P(col,f(x),1)
G=dict(a=0,va=0,v=[0]*6,n=0,vn=0);names=iter(A1*2);summ=[];ln=8100412
newpage()
for bu,bn,ty,cnt,fl in BLD:
    chk(6)
    P(0,f'Business Unit . . {bu.strip()}  {bn}');y-=LH*1.4
    S=[0]*6;a_=0;va=0;nn=0;vn=0
    for i in range(cnt):
        floor=1+i*fl//cnt
        if ty=='OFF': u=f'{floor}{(i-(cnt*(floor-1)+fl-1)//fl)*5+5:02d}' if fl>1 else str(100+i)
        elif ty=='FLX': u=f'BAY{i+1:02d}'
        else: u=f'{bu.strip()[-2]}R-{i+1:03d}'
        a=random.randint(6,62)*({'OFF':95,'FLX':140,'RET':75}[ty])+random.randint(0,60)
        ut=ty
        if ty=='OFF' and i==0: ut='RET'
        if i==cnt-1 and ty=='OFF': u,ut,a,floor='STG-B','STO',random.randint(180,420),0
        if ty=='RET' and i==cnt-1: u,ut,a='PAD-A','PAD',5210
        chk(2,bu)
        P(0,u);P(9,f'{floor:>2}' if floor else ' B');P(12,ut)
        r=dict(unit=u,building=bn,area=a,unitType=ut)
        a_+=a
        if random.random()<(.14 if ty!='FLX' else .09):
            P(25,'*** VACANT ***');P(79.5,f'{a:,}',1);P(156,'V');y-=LH
            r['statusText']='V';rows.append(r);va+=a;vn+=1;continue
        ln+=random.randint(3,190)
        n=f'{next(names)} {random.choice(A2)}'
        if random.random()<.12:n=f'{n.split()[0]}, {next(names)} & {next(names)} LLP Trustees'
        n=n[:24].rstrip()
        b=dt.date(random.randint(2014,2025),random.randint(1,6),random.choice([1,1,1,15]));e=eom(addm(b,random.choice([36,60,60,84,120])-1))
        while e<AS: e=eom(addm(e,36))
        st='C'
        if random.random()<.05: e=dt.date(2025,random.randint(1,5),1);e=eom(e);b=dt.date(2019,e.month,1);st='H'
        psf={'OFF':random.uniform(19,27),'RET':random.uniform(18,34),'FLX':random.uniform(9,13),'STO':10,'PAD':26}[ut]
        m=round(a*round(psf,2)/12,2)
        nnn=ut in('RET','PAD','FLX')
        ox=round(a*{'RET':4.1,'PAD':1.2,'FLX':2.05}.get(ut,0)/12,2) if nnn else round(random.choice([0,0,a*.04,a*.085]),2)
        tx=round(a*{'RET':3.3,'PAD':3.3,'FLX':1.4}.get(ut,0)/12,2) if nnn else round(random.choice([0,a*.03]),2)
        ot=random.choice([0,0,0,75,180,60,225.5])
        if random.random()<.03: ot=-round(m*.25,2)
        if ut=='STO': ox=tx=ot=0
        dp=random.choice([0,m,round(m,-2),2*m,1500]);t=round(m+ox+tx+ot,2)
        P(16,str(ln));P(25,n);P(58.5,jd(b),1);P(68.5,jd(e),1);cols([m,ox,tx,ot,t,dp],a);P(156,st);y-=LH
        for k,x in enumerate((m,ox,tx,ot,t,dp)):S[k]+=x
        nn+=1
        r.update(tenantName=n,leaseStartDate=iso(b),leaseEndDate=iso(e),contractRent=m,totalCharges=t,deposit=dp,statusText=st,charges=[dict(code=k,amount=x) for k,x in (('Base Rent',m),('Opr Exp',ox),('RE Tax',tx),('Other',ot))])
        rows.append(r)
    chk(6,bu)
    P(71,'---------');P(81,'------------ ----------- ---------- ---------- ------------- -------------');y-=LH
    P(25,f'Total Business Unit {bu.strip()}');cols([round(x,2) for x in S],a_);y-=LH
    P(25,'  Occupied');P(60,f'{nn:3d} units');P(79.5,f'{a_-va:,}',1);P(92,f'{100*(a_-va)/a_:.2f}%',1);y-=LH
    P(25,'  Vacant');P(60,f'{vn:3d} units');P(79.5,f'{va:,}',1);P(92,f'{100*va/a_:.2f}%',1);y-=LH*2
    G['a']+=a_;G['va']+=va;G['n']+=nn;G['vn']+=vn
    for k in range(6):G['v'][k]+=S[k]
chk(14)
P(71,'=========');P(81,'============ =========== ========== ========== ============= =============');y-=LH
P(25,'GRAND TOTAL');cols([round(x,2) for x in G['v']],G['a']);y-=LH
P(25,'  Occupied');P(60,f"{G['n']:3d} units");P(79.5,f"{G['a']-G['va']:,}",1);y-=LH
P(25,'  Vacant');P(60,f"{G['vn']:3d} units");P(79.5,f"{G['va']:,}",1);y-=LH
P(25,'  All units');P(60,f"{G['n']+G['vn']:3d}");y-=LH*2
P(0,'Lease status (St):  C = Commenced   H = Holdover, term expired   V = Vacant');y-=LH
P(0,'Unit type (Ut):     OFF = Office   RET = Retail   FLX = Flex/service   STO = Storage   PAD = Outparcel');y-=LH*2
P(62,'*** End of Report ***')
c.save()
assert len({(r['building'],r['unit']) for r in rows})==len(rows),'dup'
save(N,dict(propertyName=None,asOnDate='2025-06-30',units=len(rows),occupied=G['n'],vacant=G['vn'],rows=rows),'MIXED_USE','JD Edwards R15-style line printer report, Courier, five business units','5 buildings in one roll; clipped tenant names; trailing-minus credits; status letters; page headers repeated')
print(pg,len(rows))
