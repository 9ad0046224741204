from h import *
rnd=random.Random(909); N='FMZ_Donaufeld_Linz_Objekterfolg_2024.csv'
M=[f'{m} 24' for m in 'Jän Feb Mär Apr Mai Jun Jul Aug Sep Okt Nov Dez'.split()]
s=S('Objekterfolgsrechnung 2024','FMZ Donaufeld, Linz','2024-01-01','2024-12-31',M+['Summe'],lambda b,c:b+[sum(x or 0 for x in b)])
z=[0]*12
def one(d): return [d.get(i,0) for i in range(12)]
st=lambda a,b,k:[a]*k+[b]*(12-k)
s.h('Erträge')
a=[s.l('Hauptmietzinse Fachmärkte',st(61240.5,63016.47,5),'8000'),s.l('Hauptmietzins Lebensmittelmarkt',st(22480,23131.92,5),'8005'),s.l('Umsatzmiete',one({2:11874.33}),'8010'),s.l('Betriebskostenakonto',[14350]*12,'8020'),s.l('Heizkostenakonto',[3980]*12,'8025'),s.l('Werbegemeinschaft',[1640]*12,'8030'),s.l('Pylonwerbung',st(480,520,6),'8040'),s.l('Sonstige Erlöse',months(rnd,2400,noise=.9),'8090')]
I=s.t('Summe Erträge',a,'TOTAL',key='total_income')
s.h('Betriebskosten')
e1=s.t('Summe Betriebskosten',[s.l(n,v,k,cost=True) for k,n,v in [('7100','Grundsteuer',one({1:4812.2,4:4812.2,7:4812.2,10:4812.2})),('7110','Wasser und Kanal',one({2:3104.18,5:3388.7,8:3512.06,11:3240.91})),('7120','Strom Allgemein',months(rnd,28400)),('7125','Fernwärme',months(rnd,46800,season=[1.8,1.6,1.4,1,.5,.3,.3,.3,.5,1.1,1.5,1.7])),('7130','Reinigung',[2380]*12),('7140','Müllabfuhr',months(rnd,14800,noise=.03)),('7150','Schneeräumung',one({0:2140,1:2140,2:2140,10:2210,11:2210})),('7160','Versicherung',one({0:18466.9})),('7170','Verwaltungshonorar',[2890.6]*12)]])
s.h('Nicht umlagefähige Kosten')
e2=s.t('Summe nicht umlagefähige Kosten',[s.l(n,v,k,cost=True) for k,n,v in [('7210','Instandhaltung',months(rnd,31000,noise=.8)),('7220','Leerstandskosten',st(1875.4,940.2,8)),('7230','Maklerprovision',one({8:13870})),('7240','Rechtsberatung',one({3:1260,9:2415.5})),('7250','Baurechtszins',one({0:8950,3:8950,6:8950,9:8950})),('7290','Bankspesen',months(rnd,380))]])
E=s.t('Summe Aufwendungen',[e1,e2],'TOTAL',key='total_operating_expenses')
s.t('Nettomietertrag (NOI)',[I,E],'TOTAL',neg=(E,),key='noi')
L=['Gerlinger & Söhne Hausverwaltung GmbH;;','Objekt 0417;FMZ Donaufeld, Linz;','Objekterfolgsrechnung 2024;01.01.2024 - 31.12.2024;Beträge in EUR netto','','Konto;Bezeichnung;'+';'.join(s.cols)]
for r in s.rows:
    if r['typ']=='HEADING': L+=[f";{r['label']};"+';'*12]
    else: L.append(f"{r['acct'] or ''};{r['label']};"+';'.join(('-' if v<0 else '')+de(v) for v in r['values']))
open(doc(N),'w',encoding='utf-8-sig',newline='').write('\r\n'.join(L)+'\r\n')
save(N,[s],'RETAIL','OPERATING_STATEMENT_T12','German/Austrian semicolon CSV, comma decimals',True)
