# text print, two-line records w charge codes; planted digit_changed
from common import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.pdfgen import canvas
f='RRPRT02_Larkspur_Court.pdf'
N=Names(12); r=random.Random(12)
c=canvas.Canvas(D+f,pagesize=landscape(letter)); W,H=landscape(letter)
FS=8.2; LH=10.2; lines=[]; PL=50
truth=[]; pages=[]; cur=[]
def hd(p): return [f'RRPRT02   TENANT-PRO V4.1{"":<32}LARKSPUR COURT APARTMENTS{"":<32}RUN 04/02/25 16:20',f'{"":<57}RENT ROLL DETAIL AS OF 03/31/25{"":<29}PAGE {p:>4}','',
 f'{"APT":<6} {"TYPE":<7}{"SQFT":>5}  {"RESIDENT":<26} ST  {"MOVE-IN":<8}  LEASE-FR  LEASE-TO{"MKT RENT":>12}{"LEASE RENT":>12}{"OTHER":>9}{"TOTAL":>11}{"DEPOSIT":>11}{"BALANCE":>11}',
  ' '*23+'   '.join(['CODE   AMOUNT']*3),'='*146]
pn=[1]; cur=hd(1)
def add(ls):
    global cur
    if len(cur)+len(ls)>PL: pages.append(cur); pn[0]+=1; cur=hd(pn[0])
    cur+=ls
plan={'1A':('1X1A',640,1015),'1B':('1X1B',705,1060),'2A':('2X1',860,1215),'2B':('2X2',940,1310)}
G=[0]*6; occ=0; nb={}
D8=lambda d:d.strftime('%m/%d/%y')
for bl in 'ABCD':
    add([f'BLDG {bl}']); S=[0]*6; n=0
    for fl in (1,2):
        for k in range(1,7):
            if bl=='D' and k>5: continue
            u=f'{bl}{fl}{k:02d}'; ty,sf,mk=plan[['1A','1B','2A','2B','2A','1A'][k-1]]
            T=dict(unit=u,building=f'BLDG {bl}',unitType=ty,area=sf,marketRent=mk); n+=1; x=r.random()
            if x<.07 or u=='B204':
                st='VR' if x<.04 else 'VU'
                add([f'{u:<6} {ty:<7}{sf:>5}  {"** VACANT **":<26} {st}{"":<30}{mk:>12,.2f}{"":>12}{"":>10}{"":>10}{"":>10}{"":>10}'.rstrip(),''])
                T['statusText']=st; S[0]+=mk
            else:
                occ+=1; nm=N.full('{l}, {f}').upper(); st='OC' if r.random()<.9 else 'NT'
                mi=rdate(r,(2018,1,1),(2025,3,15)); lf=mi; 
                while addm(lf,12)<=dt.date(2025,3,31): lf=addm(first(lf),12)
                lt=eom(addm(first(lf),11)); rent=mk-r.choice([0,10,25,40,65,90,-15]); dep=r.choice([200,250,500,rent])
                chs=[('RNT',rent)]
                if r.random()<.3: chs.append(('CARP',35))
                if r.random()<.28: chs.append(('PET',25))
                if r.random()<.15: chs.append(('STOR',20))
                if r.random()<.06 and len(chs)<3: chs.append(('EMPL',-100))
                chs=chs[:3]
                oth=sum(a for _,a in chs[1:]); tot=rent+oth; bal=r.choice([0]*7+[50,-12.5,tot])
                vals=(mk,rent,oth,tot,dep,bal)
                for i in range(6): S[i]+=vals[i]
                pr=rent
                if u=='C106': 
                    pr=rent+300; PL_=(rent,pr)   # planted: printed lease rent differs from the RNT charge and totals
                neg=lambda v:(f'{v:,.2f}' if v>=0 else f'{-v:,.2f}-')
                add([f'{u:<6} {ty:<7}{sf:>5}  {nm:<26} {st}  {D8(mi)}  {D8(lf)}  {D8(lt)}{mk:>12,.2f}{pr:>12,.2f}{neg(oth):>9}{tot:>11,.2f}{dep:>11,.2f}{neg(bal):>11}',
                     ' '*23+'   '.join(f'{k:<4}{neg(a):>9}' for k,a in chs)])
                T.update(tenantName=nm,statusText=st,moveInDate=mi.isoformat(),leaseStartDate=lf.isoformat(),leaseEndDate=lt.isoformat(),contractRent=pr,totalCharges=tot,deposit=dep,balance=bal,charges=[dict(code=k,amount=a) for k,a in chs])
            truth.append(T)
    neg=lambda v:(f'{v:,.2f}' if v>=0 else f'{-v:,.2f}-')
    sv=f'{S[0]:>12,.2f}{S[1]:>12,.2f}{neg(S[2]):>9}{S[3]:>11,.2f}{S[4]:>11,.2f}{neg(S[5]):>11}'
    add([' '*80+'-'*67,f'       BLDG {bl} TOTAL  {n:>3} APTS'.ljust(80)+sv,'']); G=[a+b for a,b in zip(G,S)]
n=len(truth)
add([' '*80+'='*67,f'       PROPERTY TOTAL {n:>3} APTS   OCCUPIED {occ:>3}   VACANT {n-occ:>3}'.ljust(80)+f'{G[0]:>12,.2f}{G[1]:>12,.2f}{neg(G[2]):>9}{G[3]:>11,.2f}{G[4]:>11,.2f}{neg(G[5]):>11}','',
 'CHARGE CODE SUMMARY'])
codes={}
for t in truth:
    for x in t.get('charges',[]): codes[x['code']]=codes.get(x['code'],0)+x['amount']
add([f'    {k:<6}{neg(v):>12}' for k,v in codes.items()]+['','ST: OC OCCUPIED  NT NOTICE  VR VACANT READY  VU VACANT UNREADY','*** END OF REPORT ***'])
pages.append(cur)
for p in pages:
    y=H-36
    c.setFont('Courier',FS)
    for l in p: c.drawString(32,y,l) if l else None; y-=LH
    c.showPage()
c.save(); print(PL_,max(len(l) for p in pages for l in p),len(pages))
save(f,'MULTIFAMILY','mono text print, two-line records with charge codes, 4 pages',True,dict(propertyName='Larkspur Court Apartments',asOnDate='2025-03-31',units=n,occupied=occ,vacant=n-occ,rows=truth,
 planted=dict(what=f'C106: LEASE RENT printed {PL_[1]:,.2f} instead of {PL_[0]:,.2f} (RNT charge, TOTAL column, building and property totals have {PL_[0]:,.2f})',kind='digit_changed')),
 [('marketRent',G[0]),('contractRent',G[1]),('totalCharges',G[3]),('deposit',G[4]),('balance',G[5])])
