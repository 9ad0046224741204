# subsidised senior housing: aged receivables detail, tenant heading with charges, resident and subsidy ledgers, PDF portrait
from common import *
from datetime import date,timedelta
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
R=random.Random(6106)
AS=date(2026,10,31)
sur="Abramowitz Baptiste Castellano Delacroix Espinosa Feldheim Gustafson Hinojosa Ivankov Jefferies Kilpatrick Lindqvist Montoya Nakagawa Ostrowski Pettigrew Quintanilla Rosenblum Sandoval Thibodeaux Underhill Villanueva Westergaard Xiong Yarborough Zamora Bergstrom Cunningham Dombrowski Escobedo Fitzwater Grabowski Holloway Inouye".split()
fst="Alma Bernice Carlos Dolores Edith Florence Gerald Hattie Irene Joaquin Lorraine Marvin Nadine Orville Pearl Ruth Stanley Theodora Vernon Wilma".split()
K=["total","b0_30","b31_60","b61_90","b90","prepaid"]
f='StBrendanManor_AgedReceivables_103126.pdf'
W,H=letter; c=canvas.Canvas(DOC+f,pagesize=letter); X=[318,372,426,480,528,582]; page=0; Fn='Courier';FB='Courier-Bold'
def head():
    global y,page
    page+=1; c.setFont(FB,10); c.drawString(30,H-36,'ST. BRENDAN MANOR - HUD 202/8 - 64 UNITS'); c.setFont(Fn,8); c.drawRightString(582,H-36,f'PAGE {page:>3}')
    c.drawString(30,H-47,'AGED RECEIVABLES DETAIL BY UNIT     AS OF 10/31/2026'); c.drawRightString(582,H-47,'RUN 11/03/26 08:14')
    c.setFont(FB,7); c.drawString(30,H-68,'CHG DATE'); c.drawString(76,H-68,'CODE'); c.drawString(112,H-68,'DESCRIPTION'); c.drawString(232,H-68,'LGR')
    for x,a in zip(X,('TOTAL OWED','0-30 DAYS','31-60 DAYS','61-90 DAYS','OVER 90','PREPAID')): c.drawRightString(x,H-68,a)
    c.setDash(2,1); c.line(30,H-72,582,H-72); c.setDash(); y=H-86
def need(h):
    global y
    if y-h<40: c.showPage(); head(); return True
def nums(v,font):
    c.setFont(font,7.5)
    for x,z in zip(X,v):
        if z: c.drawRightString(x,y,f'{-z:,.2f}-' if z<0 else f'{z:,.2f}')
def ch(d,code,desc,l,a): return (d,code,desc,l,a)
def month(n): return date(2026,n,1)
head(); T=[];G=[0.]*6;rec={};tot=[];GL={'R':[0.]*6,'S':[0.]*6}
units=sorted(R.sample([f'{fl}{n:02d}' for fl in (1,2,3,4) for n in range(1,17)],34)); R.shuffle(sur)
for u,sn in zip(units,sur):
    nm=f'{sn}, {R.choice(fst)}'; rid=f'T{R.randint(20110,29880):07d}'; CR=R.choice([1184,1184,1297]); tr=R.choice([198,214,231,246,263,279,302,318,347]); L=[]
    kind=R.choices(['hap','res','both','late','prep','move'],[3,6,6,4,4,2])[0]
    hap=CR-tr
    if kind in('hap','both'):
        for n in R.choice([[10],[9,10],[7,8,9,10] if R.random()<.3 else [10]]): L.append(ch(month(n),'HAP',f'SUBSIDY {month(n):%b %y}'.upper(),'S',hap))
    if kind in('res','both'): 
        k=R.choice([1,1,2,3])
        for n in range(11-k,11):
            a=float(tr) if n>11-k or R.random()<.4 else r2(R.choice([40,62.5,85,110.37,tr-50])); L.append(ch(month(n),'RENT',f'TENANT RENT {month(n):%b %y}'.upper(),'R',a))
            if R.random()<.4: L.append(ch(month(n)+timedelta(days=9),'LATE','LATE CHARGE','R',R.choice([5.,10.])))
        if R.random()<.35: L.append(ch(date(2026,R.choice([8,9,10]),R.randint(3,26)),'DMG',R.choice(['SCREEN DOOR REPAIR','GARBAGE DISPOSAL','LOST KEY FOB']),'R',R.choice([35.,62.18,118.5])))
    if kind=='late':
        for n in R.sample([5,6,7,8,9,10],R.randint(2,4)): L.append(ch(date(2026,n,R.choice([1,12,15])),*R.choice([('CABLE','CABLE TV SHARE'),('MEAL','CONGREGATE MEALS'),('AC','AIR CONDITIONER FEE'),('LNDRY','LAUNDRY CARD')]),'R',R.choice([18.,22.5,36.,48.25,72.])))
        if R.random()<.5: L.append(ch(date(2026,6,18),'REPAY','REPAYMENT AGMT - UNREPORTED INC','R',R.choice([612.,847.,1430.])))
    if kind=='prep':
        L.append(ch(date(2026,10,R.randint(24,30)),'PREPD','PREPAID RENT','R',-float(R.choice([tr,tr,12,tr+6]))))
        if R.random()<.4: L.append(ch(month(10),'HAP','SUBSIDY OCT 26','S',hap))
        if R.random()<.3: L.append(ch(date(2026,9,14),'MEAL','CONGREGATE MEALS','R',36.))
    if kind=='move':
        L+= [ch(date(2026,8,31),'RENT','TENANT RENT AUG 26','R',float(tr)),ch(date(2026,9,8),'DMG','MOVE-OUT CLEANING','R',145.),ch(date(2026,9,8),'DMG','CARPET REPLACEMENT','R',R.choice([388.4,512.75])),ch(date(2026,9,21),'DEPAP','SEC DEPOSIT APPLIED','R',-float(tr))]
    L.sort(key=lambda z:(z[0],z[1]))
    need(46)
    st='PAST' if kind=='move' else 'CURR'
    def hd(cont=''):
        global y
        c.setFont(FB,8); c.drawString(30,y,f'{u}  {nm.upper()}  ({rid})   {st}{cont}'); y-=10.5
    hd(); S=[0.]*6
    for d,code,desc,l,a in L:
        if need(12): hd('   (CONT.)')
        a=r2(a); age=(AS-d).days; v=[a,0,0,0,0,0]
        if code=='PREPD': v[5]=a
        else: v[1 if age<=30 else 2 if age<=60 else 3 if age<=90 else 4]=a
        c.setFont(Fn,7.5); c.drawString(30,y,f'{d:%m/%d/%y}'); c.drawString(76,y,code); c.drawString(112,y,desc[:25]); c.drawString(236,y,l); nums(v,Fn); y-=9.6
        t={"unit":u,"name":nm.upper(),"resident":rid,"date":d.isoformat(),"charge":code,**{k:z for k,z in zip(K,v) if z}}; T.append(t)
        S=[r2(p+q) for p,q in zip(S,v)]; rec[code]=r2(rec.get(code,0)+a); GL[l]=[r2(p+q) for p,q in zip(GL[l],v)]
    if need(14): hd('   (CONT.)')
    c.setFont(Fn,7.5); c.drawString(112,y,f'** UNIT {u} TOTAL'); nums(S,FB); y-=15
    tot.append({"label":f'** UNIT {u} TOTAL',**{k:z for k,z in zip(K,S) if z}}); G=[r2(p+q) for p,q in zip(G,S)]
need(60); c.setDash(2,1); c.line(30,y+9,582,y+9); c.setDash()
for lab,v in (('RESIDENT LEDGER TOTAL',GL['R']),('SUBSIDY LEDGER TOTAL',GL['S']),('PROPERTY TOTAL',G)):
    c.setFont(FB,8); c.drawString(30,y,lab); nums(v,FB); y-=12; tot.append({"label":lab,**{k:z for k,z in zip(K,v) if z}})
need(40+10*len(rec)); y-=14; c.setFont(FB,8); c.drawString(30,y,'RECAP BY CHARGE CODE'); y-=11
for k in sorted(rec):
    c.setFont(Fn,7.5); c.drawString(42,y,k); z=rec[k]; c.drawRightString(160,y,f'{-z:,.2f}-' if z<0 else f'{z:,.2f}'); y-=9.6
c.save(); print('pages',page,G)
save(f,'AR','aged receivables detail, charges below unit/tenant heading, resident and subsidy ledgers, HUD senior housing',True,K,T,tot)
