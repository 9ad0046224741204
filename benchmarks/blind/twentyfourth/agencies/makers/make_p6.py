# Military privatized housing, two-line records, neighborhoods
from common import *
g=R(3506); fn='FtAldine_Family_Housing_RR.pdf'; c=canvas.Canvas(f'{H}/documents/{fn}',pagesize=(612,792)); F='Helvetica'; FB='Helvetica-Bold'
BAH={'E4':1467,'E5':1548,'E6':1776,'E7':1845,'O1':1590,'O2':1773,'O3':1998}
p=0
def head():
    global p; p+=1
    tx(c,40,758,'Fort Aldine Family Housing LLC','l',FB,12); tx(c,40,745,'Housing Rent Roll by Neighborhood','l',F,9); tx(c,572,758,'Report Date: 15 JAN 2026','r',F,8); tx(c,572,746,f'Roll Date: 31 DEC 2025','r',FB,8); tx(c,572,735,f'Sheet {p}','r',F,8)
    c.rect(38,700,536,26)
    for x,a,b,al in((42,'Home ID','Plan','l'),(110,'Service Member / Status','Street Address','l'),(262,'Grade','SF','l'),(300,'Lease Start','Lease End','l'),(420,'BAH (Rent)','Market','r'),(478,'Other Chgs','Differential','r'),(570,'Total Billed','Acct Balance','r')):
        tx(c,x,716,a,al,FB,7.4); tx(c,x,705,b,al,F,7.4)
    return 686
y=head(); rows=[]; G=[0]*6; cn={'occ':0,'vac':0,'down':0}
for nb,streets,N in(('Patriot Village',['Bastogne Ct','Anzio Loop'],14),('Old Post Historic',['Parade Row'],8),('Chaffin Ridge',['Cedar Bend','Quartermaster Ln'],16)):
    if y<110: c.showPage(); y=head()
    c.setFillGray(.82); c.rect(38,y-4,536,14,0,1); c.setFillGray(0); tx(c,42,y,f'Neighborhood: {nb}','l',FB,8.5); y-=18; S=[0]*6
    for i in range(N):
        if y<60: c.showPage(); y=head()
        pl=g.choice(['3BR-TH','4BR-SF','2BR-DX']); sf={'3BR-TH':1420,'4BR-SF':1905,'2BR-DX':1088}[pl]; mk={'3BR-TH':1750,'4BR-SF':2150,'2BR-DX':1395}[pl]
        u=f'{nb[:2].upper()}-{4100+i*2+len(nb)}'; ad=f'{g.randint(10,99)} {g.choice(streets)}'; q=g.random()
        k='vac' if q<.09 else 'down' if q<.12 or (nb[0]=='O' and i==3) else 'occ'; cn[k]+=1; S[1]+=mk; S[5]+=1
        if k!='occ':
            w={'vac':'VACANT READY' if i%2 else 'VACANT - MAKE READY','down':'DOWN - RENOVATION'}[k]
            for x,a,b,al in((42,u,pl,'l'),(110,w,ad,'l'),(262,'',sf,'l'),(420,'0.00',m2(mk),'r'),(478,'0.00','','r'),(570,'0.00','0.00','r')):
                tx(c,x,y,a,al,F,7.6); tx(c,x,y-10,b,al,F,7.6)
            rows.append(row(unit=u,unitType=pl,area=sf,section=nb,statusText=w,marketRent=mk,contractRent=0,totalCharges=0,balance=0))
        else:
            gr=g.choice(list(BAH)); rent=BAH[gr]; a,l=g.nm(); oc=g.choice([0,0,0,25,40]); ls=g.day(D.date(2023,2,1),D.date(2025,12,1)); mtm=ls.year==2023 and g.random()<.6; le=addm(ls,12 if ls.year==2025 else 36); bal=g.choice([0,0,0,rent*1.0,-12.75,88])
            nm=f'{l}, {a}'; tot=rent+oc
            for x,A,b,al in((42,u,pl,'l'),(110,nm,ad,'l'),(262,gr,sf,'l'),(300,ls.strftime('%d %b %Y').upper(),'MTM' if mtm else le.strftime('%d %b %Y').upper(),'l'),(420,m2(rent),m2(mk),'r'),(478,m2(oc),m2(rent-mk),'r'),(570,m2(tot),m2(bal),'r')):
                tx(c,x,y,A,al,F,7.6); tx(c,x,y-10,b,al,F,7.6)
            rows.append(row(unit=u,unitType=pl,area=sf,section=nb,tenantName=nm,leaseStartDate=ls,leaseEndDate='MTM' if mtm else le,marketRent=mk,contractRent=rent,totalCharges=tot,balance=bal,statusText='Occupied'))
            for j,x in((0,rent),(2,oc),(3,tot),(4,bal)): S[j]+=x
        c.setLineWidth(.25); c.line(38,y-14,574,y-14); y-=24
    if y<70: c.showPage(); y=head()
    def tot(lab,S):
        global y
        tx(c,42,y,lab,'l',FB,8); tx(c,262,y,f'{S[5]} homes','l',FB,7.6)
        tx(c,420,y,m2(S[0]),'r',FB,7.6); tx(c,420,y-10,m2(S[1]),'r',FB,7.6); tx(c,478,y,m2(S[2]),'r',FB,7.6); tx(c,570,y,m2(S[3]),'r',FB,7.6); tx(c,570,y-10,m2(S[4]),'r',FB,7.6); y-=30
    tot(f'{nb} Total',S); G=[a+b for a,b in zip(G,S)]
if y<140: c.showPage(); y=head()
tot('Installation Total',G)
for a,b in(('Homes occupied',cn['occ']),('Homes vacant',cn['vac']),('Homes down / offline',cn['down']),('Total homes in inventory',G[5])): tx(c,42,y,a,'l',F,8); tx(c,220,y,b,'r',FB,8); y-=11
c.save(); save(fn,'SINGLE_FAMILY_RENTAL','Military housing, two-line records',True,rows,'Fort Aldine Family Housing LLC','2025-12-31',G[5],cn['occ'],cn['vac'],totals=dict(contractRent=G[0],marketRent=G[1],totalCharges=G[3],balance=G[4]))
