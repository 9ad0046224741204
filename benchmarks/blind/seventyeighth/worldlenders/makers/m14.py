from lib import *; R=random.Random(1414); N='it_retail_park_tenancy_steps.pdf'
from fpdf import FPDF
p=FPDF('L','mm','A4');p.set_auto_page_break(False);p.add_font('C','','/usr/share/fonts/truetype/dejavu/DejaVuSansCondensed.ttf');p.add_font('C','B','/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf')
p.add_page();p.set_fill_color(0,92,75);p.rect(0,0,297,16,'F');p.set_text_color(255);p.set_font('C','B',13);p.text(10,10,'Parco Commerciale Le Robinie – Pavia');p.set_font('C','',8);p.text(205,10,'Tenancy schedule – 31.07.2026 – Arcadia SGR S.p.A.');p.set_text_color(0)
W=[13,46,22,15,20,20,13,24,24,24,20,32];H=[('Unit',''),('Tenant','Insegna / ragione sociale'),('Contract','type'),('GLA','m²'),('Start','Decorrenza'),('Expiry','Scadenza'),('T/O','rent %'),('MGR 2026','€ / year'),('MGR from','01.01.2027'),('MGR from','01.01.2028'),('Common','charges €/y'),('Guarantee','')]
p.set_xy(10,20);p.set_font('C','B',6.5);p.set_fill_color(215,235,228)
for ln in(0,1):
    p.set_x(10)
    for j,(w,h) in enumerate(zip(W,H)):p.cell(w,4.5,h[ln],fill=True,align='R' if j in(3,6,7,8,9,10) else 'L')
    p.ln(4.5)
f=lambda n:f'{n:,}'.replace(',','.')
T=[('1','Brico Ticino S.r.l.','Locazione',3850),('2','Moda Facile S.p.A.','Affitto ramo',1420),('3A','Scarpe & Co S.r.l.','Affitto ramo',980),('3B','Ottica Lombarda S.r.l.','Affitto ramo',155),('4','Elettro Pavese S.p.A.','Locazione',2210),('5',None,'',860),('6','Zampe Felici S.r.l.','Affitto ramo',540),('7','Casa Viva Arredi S.p.A.','Locazione',1760),('8','Giocolandia S.r.l.','Affitto ramo',1105),('9A','Bar Robinia di L. Ferrante','Affitto ramo',120),('9B','Pizzeria Vesuvio Sette S.r.l.','Affitto ramo',310),('10','Sport Lario S.p.A.','Locazione',1530),('11','FitZone Italia S.r.l.','Locazione',1290),('12','Profumi Riva S.r.l.','Affitto ramo',265),('13',None,'',410),('DT1','Burger Corsa S.p.A.','Locazione',385)]
p.set_font('C','',7);rows=[];G=[0]*5;oc=0
for u,t,ct,a in T:
    p.set_x(10);row=dict(unit=u,area=a)
    if not t:v=[u,'Sfitto / vacant','',f(a)]+['']*8;row['statusText']='Sfitto / vacant';x=[a,0,0,0,0]
    else:
        m=round(a*(78 if a>1000 else R.randint(120,190))/500)*500;m7=round(m*1.03/100)*100 if R.random()<.6 else m+R.choice([1000,2000]);m8=round(m7*1.03/100)*100;cc=round(a*21.5/10)*10;b=D.date(R.randint(2019,2025),R.choice([3,4,9,10,11]),R.choice([1,1,15,23]));y=7 if ct[0]=='A' else 12;e=addm(b,12*y,True)
        if e<D.date(2028,6,1):e=addm(e+D.timedelta(1),36,True)
        dd=lambda z:z.strftime('%d.%m.%Y');v=[u,t,ct,f(a),dd(b),dd(e),R.choice(['4,0','5,0','6,5','7,0']) if ct[0]=='A' else '–',f(m),f(m7),f(m8),f(cc),R.choice(['Fideiussione 6 mesi','Fideiussione 3 mesi','Deposito cauzionale'])]
        row.update(tenantName=t,statusText='Occupied',annualRent=m,leaseStartDate=iso(b),leaseEndDate=iso(e),rentSteps=[dict(date='2027-01-01',amount=m7,per='year'),dict(date='2028-01-01',amount=m8,per='year')],charges=[dict(code='Common charges',amount=cc,per='year')]);oc+=1;x=[a,m,m7,m8,cc]
    for j,(w,q) in enumerate(zip(W,v)):p.cell(w,6.2,q,align='R' if j in(3,6,7,8,9,10) else 'L',border='B')
    p.ln(6.2);rows.append(row);G=[g+h for g,h in zip(G,x)]
p.set_x(10);p.set_font('C','B',7)
for j,(w,q) in enumerate(zip(W,['Totale','','',f(G[0]),'','','',f(G[1]),f(G[2]),f(G[3]),f(G[4]),''])):p.cell(w,7,q,align='R' if j in(3,6,7,8,9,10) else 'L')
p.ln(11);p.set_x(10);p.set_font('C','',7);p.multi_cell(270,4,f'{len(rows)} units, {oc} let, {len(rows)-oc} vacant. MGR = minimum guaranteed rent, indexed ISTAT 75% (Locazione) or 100% (Affitto ramo d\'azienda) after 2028. The higher of MGR and turnover rent is due; turnover rent is settled yearly.\nPage 1 of 1')
p.output(doc(N));save(N,'RETAIL','Italian retail park, bilingual headers, MGR steps by year, dotted thousands',True,'Parco Commerciale Le Robinie','2026-07-31',len(rows),oc,len(rows)-oc,rows,checks=[('area',G[0]),('annualRent',G[1]),('c:Common charges',G[4])])
