from common import *
from reportlab.pdfgen.canvas import Canvas
F='TR0417_Blakey_Court_rent_roll.pdf'
r=rng(1313); c=Canvas(doc(F),pagesize=(842,595)); pn=0; y=0
def head():
    global pn,y
    if pn: c.showPage()
    pn+=1; c.setFont('Courier',8); y=565
    for l in [f'TENANCYPRO 7.2          RENT ROLL - ALL LIVE UNITS'.ljust(110)+f'PAGE {pn:>3}',f'CLIENT 0417  ADMINISTRATORS OF NORTHLIGHT LIVING LTD'.ljust(110)+'RUN 03/11/25 09:14',f'SCHEME BLAKEY COURT, SALFORD              PERIOD TO 31/10/25']: c.drawString(30,y,l); y-=10
    y-=3; c.drawString(30,y,'-'*155); y-=10
    c.drawString(30,y,f"{'UNIT':<8}{'TYPE':<7}{'ST':<4}{'TENANT':<22}{'START':<10}{'END':<10}{'MKT':>9}{'RENT':>11}{'HEAT':>9}{'PARK':>9}{'BROADB':>9}{'TOTAL':>11}{'DEPOSIT':>11}{'BALANCE':>12}"); y-=9
    c.drawString(30,y,f"{'':<8}{'':<7}{'':<4}{'':<22}{'':<10}{'':<10}{'PCM':>9}{'PCM':>11}{'PCM':>9}{'PCM':>9}{'PCM':>9}{'PCM':>11}{'HELD':>11}{'DR/CR-':>12}"); y-=9
    c.drawString(30,y,'-'*155); y-=11
def ln(t):
    global y
    if y<34: head()
    c.setFont('Courier',8); c.drawString(30,y,t); y-=10
# page width check: 155 chars * 4.8 = 744 pt
head()
f=lambda v:f'{v:,.2f}'; fb=lambda v:f'{abs(v):,.2f}'+('-' if v<0 else ' ')
rows=[];G=[0]*8;C={'OC':0,'VA':0,'NT':0}
for blk,floors,per in (('A',6,9),('B',6,8),('C',4,9)):
    if y<80: head()
    ln(''); ln(f'BLOCK {blk}'); S=[0]*8;nb=0
    for fl in range(0,floors):
        for k in range(1,per+1):
            u=f'{blk}{fl}{k:02d}'; ty=['ST','1B','1B','2B','2B','3B'][r.randint(0,5)]; mk={'ST':795,'1B':925,'2B':1185,'3B':1450}[ty]+fl*10; st=r.choices(['OC','VA','NT'],[84,11,5])[0]; C[st]+=1; nb+=1; S[0]+=mk
            if st=='VA':
                ln(f"{u:<8}{ty:<7}{st:<4}{'* VOID *':<22}{'':<10}{'':<10}{f(mk):>9}"); rows.append(dict(unit=u,building=blk,unitType=ty,statusText='VA',marketRent=mk)); continue
            n=f'{r.choice(UKL).upper()} {r.choice(UKF).upper()}'
            if r.random()<.3: n=f'{n} & {r.choice(UKL).upper()}'
            n=n[:21].rstrip(); s=addm(D(2021,1,1),r.randint(0,56)); s=D(s.year,s.month,r.randint(1,28)); e='PERIODIC'
            if r.random()<.55:
                e=endterm(s,12)
                while e<D(2025,10,31): e=endterm(addm(e+dt.timedelta(days=1),0),12)
            if st=='NT': e=D(2025,11,r.randint(8,29))
            rent=mk-r.choice([0,0,10,25,40,75]); ht=r.choice([38,42,45]); pk=r.choice([0,0,0,65]); bb=r.choice([0,18,18]); tot=rent+ht+pk+bb; dep=r.choice([rent,0,round(rent*60/52,2)]); bal=r.choice([0,0,0,0,tot,tot*2,round(tot/3,2),-float(ht)])
            es=e if isinstance(e,str) else e.strftime('%d/%m/%y')
            ln(f"{u:<8}{ty:<7}{st:<4}{n:<22}{s.strftime('%d/%m/%y'):<10}{es:<10}{f(mk):>9}{f(rent):>11}{f(ht):>9}{f(pk):>9}{f(bb):>9}{f(tot):>11}{f(dep):>11}{fb(bal):>12}")
            for j,x in enumerate((rent,ht,pk,bb,tot,dep,bal),1): S[j]+=x
            rows.append(dict(unit=u,building=blk,unitType=ty,tenantName=n,statusText=st,marketRent=mk,contractRent=rent,leaseStartDate=s,leaseEndDate=e,deposit=dep,balance=bal,charges=[dict(code='HEAT',amount=ht),dict(code='PARK',amount=pk),dict(code='BROADB',amount=bb)],totalCharges=tot))
    def tl(l,S): ln(f"{l:<61}{f(S[0]):>9}{f(S[1]):>11}{f(S[2]):>9}{f(S[3]):>9}{f(S[4]):>9}{f(S[5]):>11}{f(S[6]):>11}{fb(S[7]):>12}")
    ln(' '*61+'-'*81); tl(f'TOTAL BLOCK {blk}   {nb} UNITS',S)
    for j in range(8): G[j]+=S[j]
if y<120: head()
ln(''); ln('='*155); 
ln(f"{'TOTAL SCHEME':<60}{f(G[0]):>10}{f(G[1]):>11}{f(G[2]):>9}{f(G[3]):>9}{f(G[4]):>9}{f(G[5]):>11}{f(G[6]):>11}{fb(G[7]):>12}")
ln('='*155); ln(''); t=sum(C.values())
ln(f'UNITS {t}   OCCUPIED (OC+NT) {C["OC"]+C["NT"]}   VOID (VA) {C["VA"]}'); ln('STATUS: OC = OCCUPIED   NT = OCCUPIED, UNDER NOTICE   VA = VOID'); ln('*** END OF REPORT ***'); c.save()
save(F,'MULTIFAMILY','reportlab Courier system printout, 138 flats in three blocks, trailing minus',True,dict(propertyName='BLAKEY COURT',asOnDate='2025-10-31',units=t,occupied=C['OC']+C['NT'],vacant=C['VA'],rows=rows))
