from common import *
from reportlab.pdfgen import canvas
r=random.Random(1406); AS=D(2026,7,1); N='Quarry_Crossing_Tenant_Register.pdf'
W,H=1008,612; c=canvas.Canvas(str(DOC/N),pagesize=(W,H),invariant=1); F='Helvetica';B='Helvetica-Bold'
T_=["Pella's Fresh Market","Dollar Bazaar #2217","Nail Lounge & Spa","Sunrise Bagel Co.","Fitzroy Fitness","Quarry Liquors","PetNook","Corner Cuts Barber","Lucky Dragon Buffet","Trailhead Outfitters","Vision Hut Optical","Wash-N-Go Laundry","Kiddie Cove Daycare","Casa Mirasol Cantina","H&B Tax Service","First Harbor Credit Union (ATM)","Cell Depot","Ember Pizza Kitchen"]
U=[('1',24500),('2',8200),('3',1400),('4',1650),('5',11800),('6',3200),('7A',2400),('7B',2400),('8',1200),('9',5600),('10',1500),('11',2200),('12-A',2850),('12-B',1150),('13',6100),('14',1250),('15',1000),('ATM',40),('16',2100),('17',1350),('PAD 1',3400)]
VA={'7B','12-B','16'}; GLA=sum(a for u,a in U)
X=dict(u=30,t=66,a=222,p=258,f=268,b=372,s=412,cam=462,tax=512,ins=556,mk=598,tot=655,dep=712,bd=726,step=800,note=880)
pg=0
def head():
    global pg; pg+=1
    tx(c,30,584,'SKYLINE PROPERTY MANAGEMENT SOFTWARE','l',F,6.5); tx(c,504,582,'Tenant Register / Rent Roll','c',B,12); tx(c,504,569,'Quarry Crossing Shopping Center  -  Billing month July 2026','c',F,9); tx(c,978,584,f'Page {pg} of 2','r',F,7)
    c.rect(26,524,956,36); c.setFillGray(.93); c.rect(372-42,548,288+42,12,1,1); c.setFillGray(0); tx(c,495,551,'- - - - - - - -  MONTHLY BILLING  - - - - - - - -','c',B,6.8)
    for k,a,h in(('u','l','Unit|No.'),('t','l','Tenant|(d/b/a)'),('a','r','Square|Feet'),('p','r','Pct of|GLA'),('f','l','Term|From/To'),('b','r','Base|Rent'),('s','r','$ / SF|/ Yr'),('cam','r','C.A.M.|Est.'),('tax','r','R.E.|Taxes'),('ins','r','Insur-|ance'),('mk','r','Mktg|Fund'),('tot','r','Total|Billed'),('dep','r','Security|Deposit'),('bd','l','Next|Increase'),('step','r','New Base|Rent/Mo'),('note','l','Options / % Rent')):
        p=h.split('|'); yy=538; 
        for q in p: tx(c,X[k],yy,q,a,B,6.8); yy-=9
    return 512
y=head(); rows=[]; it=iter(T_); t=dict.fromkeys('a b cam tax ins mk tot dep'.split(),0); va=0; oc=0
for u,a in U:
    big=a>5000
    if u in VA:
        if y<60: c.showPage(); y=head()
        tx(c,X['u'],y,u,'l',F,7); tx(c,X['t'],y,'* * * VACANT * * *'); tx(c,X['a'],y,f'{a:,}','r'); tx(c,X['p'],y,f'{a/GLA*100:.2f}','r'); va+=a; t['a']+=a
        rows.append(row(unit=u,area=a,statusText='VACANT')); c.setLineWidth(.2); c.line(26,y-5,982,y-5); y-=16; continue
    nm=next(it); oc+=1; st=D(r.randint(2017,2025),r.choice([2,5,8,9,11,1]),1); term=10 if big else 5
    en=D(st.year+term,st.month,1)-dt.timedelta(days=1)
    while en<AS: en=D(en.year+5,en.month,en.day)
    mtm=u in('8','17')
    psf=r.choice([9.5,10.25,11]) if big else r.choice([19,21.5,23,24.5,26]); b=round(a*psf/12,2) if u!='ATM' else 650.0
    f=lambda z: round(a*z/12,2)
    g=u in('ATM',); cam,tax,ins,mk=(0,0,0,0) if g else (f(2.15),f(1.88),f(.42),0 if big and u=='1' else f(.25))
    tot=round(b+cam+tax+ins+mk,2); dep=0 if u in('1','ATM') else r.choice([b,round(b*2,2),3000.0])
    ns=1 if not mtm and u not in('1','ATM') and r.random()<.75 else 0
    if ns and r.random()<.5: ns=2
    st2=[]; z=D(AS.year if st.month>AS.month else AS.year+1,st.month,1); am=b
    for _ in range(ns):
        if z>=en: break
        am=round(am*1.03,2); st2.append((z,am)); z=D(z.year+1,z.month,1)
    n=max(2,len(st2))
    if y-9*n<60: c.showPage(); y=head()
    c.setFont(F,7)
    for k,al,v in(('u','l',u),('t','l',nm),('a','r',f'{a:,}'),('p','r',f'{a/GLA*100:.2f}'),('f','l',us2(st)),('b','r',neg(b)),('s','r',neg(b*12/a)),('cam','r',m2(cam,'')),('tax','r',m2(tax,'')),('ins','r',m2(ins,'')),('mk','r',m2(mk,'')),('tot','r',neg(tot)),('dep','r',m2(dep,''))): tx(c,X[k],y,v,al)
    tx(c,X['f'],y-8.5,'MTM' if mtm else us2(en))
    for k,(d,v) in enumerate(st2): tx(c,X['bd'],y-8.5*k,us2(d)); tx(c,X['step'],y-8.5*k,neg(v),'r')
    if u=='1': tx(c,X['note'],y,'4 x 5 yr; 1.0% over'); tx(c,X['note'],y-8.5,'$12.5M sales')
    elif big: tx(c,X['note'],y,'2 x 5 yr at +10%')
    elif u=='12-A': tx(c,X['note'],y,'6% over nat. b/p')
    c.setLineWidth(.2); c.line(26,y-13,982,y-13); y-=9*n+6
    for k,v in zip(t,(a,b,cam,tax,ins,mk,tot,dep)): t[k]+=v
    rows.append(row(unit=u,tenantName=nm,statusText='Occupied',area=a,leaseStartDate=st,leaseEndDate='MTM' if mtm else en,contractRent=b,deposit=dep or None,totalCharges=tot,charges=[{"code":q,"amount":v} for q,v in(('Base Rent',b),('C.A.M. Est.',cam),('R.E. Taxes',tax),('Insurance',ins),('Mktg Fund',mk)) if v],rentSteps=[{"date":iso(d),"amount":v} for d,v in st2]))
if y<95: c.showPage(); y=head()
# planted: printed base rent total is off by 1,000.00 (total billed is right)
pt=dict(t); pt['b']=t['b']+1000
c.setLineWidth(1); c.line(200,y+6,720,y+6); tx(c,66,y-5,'CENTER TOTALS','l',B,7.2)
for k in t: tx(c,X[k],y-5,f'{pt[k]:,}' if k=='a' else neg(pt[k]),'r',B,7)
tx(c,66,y-22,f'Leased: {oc} units   {GLA-va:,} SF   {(GLA-va)/GLA*100:.2f}%','l',F,7.5); tx(c,66,y-33,f'Vacant: {len(VA)} units   {va:,} SF   {va/GLA*100:.2f}%'); tx(c,66,y-44,f'Gross leasable area: {len(U)} units   {GLA:,} SF')
c.save(); P=pg
print('pages',P)
truth(N,'Quarry Crossing Shopping Center',"2026-07",rows,len(U),oc,len(VA),('RETAIL','Skyline tenant register, grouped monthly billing columns, stacked from/to dates and increases',True),
 planted={"what":f"CENTER TOTALS of Base Rent printed {pt['b']:,.2f}; the rows add to {t['b']:,.2f} (1,000.00 too high; the other totals tie)","kind":"total_wrong"},
 totals=[T('CENTER TOTALS','area',t['a']),T('CENTER TOTALS','contractRent',pt['b']),T('CENTER TOTALS','totalCharges',t['tot']),T('CENTER TOTALS','deposit',t['dep'])])
