from common import *
R=random.Random(583)
N='proefsaldibalans_1042_2025-P06.csv'
money=['open_dr','open_cr','debit','credit','close_dr','close_cr']
A='''0100|Grond
0110|Bedrijfsgebouwen
0119|Afschrijving bedrijfsgebouwen
0140|Installaties (sprinkler, PV)
0149|Afschrijving installaties
0210|Onderhanden nieuwbouw hal C
0500|Geplaatst kapitaal
0510|Agioreserve
0550|Overige reserves
0590|Onverdeeld resultaat 2024
0700|Hypothecaire lening Delta Hypotheekbank
0710|Lening o/g aandeelhouder
0720|Geactiveerde financieringskosten
0800|Voorziening groot onderhoud
1000|Bank NL.. 4471 exploitatie
1010|Bank NL.. 4498 huurincasso
1020|Bank NL.. 4536 waarborgsommen
1100|Kruisposten
1300|Debiteuren
1305|Voorziening dubieuze debiteuren
1310|Nog te factureren servicekosten
1350|Vooruitbetaalde verzekeringen
1360|Overlopende huurvrije perioden
1500|Af te dragen BTW hoog
1520|Voorbelasting BTW
1530|Afdracht BTW
1600|Crediteuren
1650|Nog te ontvangen facturen
1660|Nog te betalen rente
1700|Waarborgsommen huurders
1710|Vooruitontvangen huur
1720|Voorschotten servicekosten
1800|Rekening-courant Havenkwartier Holding B.V.
1850|Te betalen vennootschapsbelasting
4000|Onderhoud gebouwen
4010|Onderhoud terrein en groen
4020|Onderhoud installaties
4100|OZB eigenaar
4110|Waterschapslasten
4120|Opstalverzekering
4200|Beheervergoeding
4210|Verhuurcourtage
4300|Energie leegstand
4310|Niet-doorbelaste servicekosten
4400|Accountantskosten
4410|Advies- en taxatiekosten
4450|Bankkosten
4500|Afschrijving gebouwen
4510|Afschrijving installaties
4600|Dotatie voorziening groot onderhoud
4700|Dotatie dubieuze debiteuren
8000|Huuropbrengst bedrijfsruimte
8010|Huuropbrengst kantoorruimte
8020|Huuropbrengst buitenterrein
8030|Huurvrije periode / incentives
8100|Opbrengst PV-installatie
8200|Overige opbrengsten
9000|Rente hypothecaire lening
9010|Rente aandeelhouderslening
9020|Amortisatie financieringskosten
9100|Rentebaten
9500|Vennootschapsbelasting'''.split('\n')
acc=dict(x.split('|') for x in A); L=Ledger(acc); O=L.o
O.update({'0100':6150000,'0110':24380400,'0119':-3412560,'0140':1884200.5,'0149':-565260.15,'0210':412880.75,'0500':-18000,'0510':-9500000,'0590':-684213.09,'0700':-14750000,'0710':-2400000,'0720':96400,'0800':-318500,'1000':402117.44,'1010':96850.31,'1020':187250,'1300':88415.62,'1305':-21400,'1310':34118.27,'1350':18240.6,'1360':141200,'1500':-94216.4,'1520':22871.15,'1600':-61250.48,'1650':-42300,'1660':-48550.35,'1700':-187250,'1710':-203418.9,'1720':-26140,'1800':-150000,'1850':-71400})
O['0550']=r2(-sum(O.values()))
u=lambda a,b:r2(R.uniform(a,b)); P=L.post
for m in range(1,7):
    for a,v in(('8000',184250.0),('8010',24180.0),('8020',9640.0)):
        P(m,'1300',a,v); P(m,'1300','1500',v*.21)
    P(m,'1300','1720',22400); P(m,'1010','1300',u(272000,291000)); P(m,'1100','1010',240000); P(m,'1000','1100',240000)
    P(m,'8030','1360',5650)
    for a,lo,hi in(('4000',1500,16000),('4010',1180,1180),('4020',2100,6400),('4200',6540.6,6540.6),('4300',600,1900),('4310',900,3100),('4410',0,7800)):
        if a=='4410' and m not in(2,6): continue
        v=u(lo,hi); P(m,a,'1600',v); P(m,'1520','1600',v*.21)
    P(m,'1600','1000',u(24000,52000)); P(m,'4450','1000',u(24,61)); P(m,'4500','0119',40634); P(m,'4510','0149',10467.78); P(m,'4600','0800',7500); P(m,'1000','8100',u(900,6200)); P(m,'4120','1350',3040.1)
    if m in(1,4): P(m,'1530','1000',u(69000,88000))
    if m%3==0: P(m,'9000','1000',138281.25); P(m,'0700','1000',73750); P(m,'9010','1660',30000); P(m,'9020','0720',4820)
u_=[(1,'1660','1000',48550.35),(1,'0590','0550',684213.09),(2,'4100','1000',61480),(2,'4110','1000',8214.7),(3,'0210','1600',218400),(3,'1600','1000',196400),(4,'4210','1600',18425),(4,'4400','1650',9500),(5,'1650','1000',31200),(5,'1850','1000',35700),(6,'9500','1850',41200),(6,'4700','1305',6400),(6,'1010','8200',2750),(6,'1020','9100',418.22),(3,'1710','8000',0.01)]
for x in u_[:-1]: P(*x)
DROP='1350'
T=Truth(N,'TB','Dutch proef- en saldibalans csv export, six debit/credit columns',True,money,
 planted=dict(what='account 1350 Vooruitbetaalde verzekeringen is missing from the list though Totaal balans and Totaal include it',kind='row_dropped'))
out=['"Havenkwartier Logistiek B.V."','"Administratie 1042";"Proef- en saldibalans 2025, periode 0 t/m 6"','"Afdrukdatum 11-07-2025 09:42"','',
 'Rekening;Omschrijving;Beginbalans debet;Beginbalans credit;Mutaties debet;Mutaties credit;Eindbalans debet;Eindbalans credit']
full={}
for a in acc:
    o=r2(O[a]); d,c=L.sums(a,range(1,7)); e=r2(o+d-c)
    full[a]=dict(open_dr=o if o>0 else None,open_cr=-o if o<0 else None,debit=d or None,credit=c or None,close_dr=e if e>0 else None,close_cr=r2(-e) if e<0 else None)
def add(aa): return {k:r2(sum(full[a][k] or 0 for a in aa)) for k in money}
def ln(a,n,v): out.append(f'{a};"{n}";'+';'.join(de(v[k]) if v[k] is not None else '' for k in money))
done=[]; allix=[]
for lab,sel in(('Totaal balans',lambda a:a<'4'),('Totaal winst- en verliesrekening',lambda a:a>='4')):
    aa=[a for a in acc if sel(a) and any(full[a].values())]; ix=[]
    for a in aa:
        if a==DROP: continue
        ln(a,acc[a],full[a]); ix.append(T.row(account=a,name=acc[a],**full[a]))
    t=add(aa); ln('',lab,t); T.total(lab,t,ix); done+=aa; allix+=ix
t=add(done); ln('','Totaal',t); T.total('Totaal',t,allix)
assert t['open_dr']==t['open_cr'] and t['debit']==t['credit'] and t['close_dr']==t['close_cr']
open(f'{ROOT}/documents/{N}','w',encoding='utf-8-sig',newline='').write('\r\n'.join(out)+'\r\n')
T.save(); print(N,len(T.t['rows'])); print('\n'.join(out[:60]))
