# German OP-Liste csv
import random
from datetime import date, timedelta
from common import *
R=random.Random(2026)
fam='Brandtner Kolberg Yilgör Sommerau Petrovic-Hahn Lindqvist Ortmeier Wieczorek Falkenroth Gündüz Maibaum Stelzner Dörrfuß Okonjo Rabenau Tillich Ebersohn Krahwinkel Novacek Hülsmann Castellani Aydogdu Breitkopf Schlüter-Moll Zwingmann Haferkorn Illgner Jeske Quandtmann Uhlenbrock Vosskamp Weidlich'.split()
fn='Anja Bernd Cem Doris Erik Fatma Gerd Heike Ivo Jana Karl Lena Milan Nora Olaf Petra'.split()
asof=date(2026,9,30);obj=[('1020','Hufelandstr. 14-22'),('1035','Am Alten Gaswerk 3-9'),('1041','Tiefgarage Ostbahnhof')]
B=['current','b1_30','b31_60','b61_90','b90']
def bk(d):
    a=(asof-d).days
    return 'current' if a<=0 else 'b1_30' if a<=30 else 'b31_60' if a<=60 else 'b61_90' if a<=90 else 'b90'
H=['Objekt','Einheit','Debitor','Mieter','Beleg-Nr.','Fällig am','Forderungsart','Mahnstufe','Offen EUR','nicht fällig','1-30 Tage','31-60 Tage','61-90 Tage','über 90 Tage']
L=['Offene-Posten-Liste Debitoren (Mieter);'+';'*12,'Verwalter: Spreebogen Hausverwaltung GmbH;;;;;;;;;;;;;','Stichtag: 30.09.2026;;;;Währung: EUR;;;;;;;;;',';'*13,';'.join(H)]
rows=[];tots=[];R.shuffle(fam);fi=0;bel=260118
for o,(no,nm) in enumerate(obj):
    rs=[]
    for t in range((15,13,5)[o]):
        if fi<len(fam):n=fam[fi]+', '+R.choice(fn)
        else:n=['Kurierdienst Blitz & Söhne GmbH'][0]
        fi+=1
        un=f'{no}-{t//4+1:02d}.{R.randint(1,9):02d}{"" if o<2 else "P"}';un=f'{no}-{(t*3+R.randint(1,3)):03d}';deb=str(7100000+int(no)*100+t+R.randint(0,0))
        rent=round(R.uniform(410,1090),2) if o<2 else R.choice([78.0,85.0,92.5]);bkz=round(rent*R.uniform(.22,.34),0) if o<2 else 0
        k=R.choice([1,1,2,2,3,4,5]);es=[]
        for m in range(k):
            mo=10-m;d=date(2026,mo,{10:5,9:3,8:5,7:3,6:3,5:6}[mo])
            if mo==10 and R.random()<.55: continue
            parts=[('Nettokaltmiete',rent),('BK-Vorauszahlung',bkz)] if o<2 else [('Stellplatzmiete',rent)]
            if o<2 and R.random()<.5:parts.append(('Heizkosten-VZ',round(rent*.11,0)))
            for a,v in parts:
                if R.random()<.2:v=r2(v*R.choice([.25,.5,.4]))
                es.append((d,a,v))
        if not es or R.random()<.2:es.append((date(2026,6,30),'BK-Abrechnung 2025',round(R.uniform(45,640),2)))
        if k>=3:es.append((date(2026,8,14),'Mahngebühr',5.0 if o<2 else 2.5))
        if R.random()<.14:es.append((date(2026,9,R.randint(8,28)),'Guthaben Zahlung',-round(R.uniform(30,290),2)))
        es.sort(key=lambda x:x[0])
        for d,a,v in es:
            bel+=R.randint(1,37);late=(asof-d).days
            ms='' if late<15 or v<0 else 'M1' if late<40 else 'M2' if late<75 else 'M3'
            r=dict(unit=un,name=n,resident=deb,invoice=f'RE{bel}',date=d.isoformat(),charge=a,total=r2(v));r[bk(d)]=r2(v);r['_ms']=ms;rs.append(r)
            L.append(';'.join([no,un,deb,n,r['invoice'],d.strftime('%d.%m.%Y'),a,ms,de(v)]+[de(r.get(b)) for b in B]))
    t=dict(label=f'Summe Objekt {no} {nm}',total=r2(sum(r['total'] for r in rs)));
    for b in B:t[b]=r2(sum(r.get(b,0) for r in rs))
    tots.append(t);L.append(';'.join([t['label']]+['']*7+[de(t[k]) for k in ['total']+B]));L.append(';'*13);rows+=rs
g=dict(label='Gesamtsumme',**{k:r2(sum(t[k] for t in tots)) for k in ['total']+B});tots.append(g)
L.append(';'.join(['Gesamtsumme']+['']*7+[de(g[k]) for k in ['total']+B]))
for r in rows:r.pop('_ms')
name='OP-Liste_Mieter_20260930.csv'
open(doc(name),'wb').write(('\r\n'.join(L)+'\r\n').encode('cp1252'))
save(name,'AR',['total']+B,rows,tots,'German open-items export, semicolon csv in cp1252, one line a charge, sums per property',True)
print(len(rows))
