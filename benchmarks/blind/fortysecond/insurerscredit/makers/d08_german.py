# German annual accounts: two-sided balance sheet (landscape) and profit and loss (portrait)
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4, landscape
from common import *
N='Lindenhof_Jahresabschluss_2024.pdf'
P='Grundstücksgesellschaft Lindenhof mbH & Co. KG'
CB=['31.12.2024 EUR','31.12.2023 EUR']
g=St('Gewinn- und Verlustrechnung',P,'2024-01-01','2024-12-31',['2024 EUR','2023 EUR'],page=3)
def L(s,e,lab,a,b): return s.l(lab,[a,b],e=e)
g.h('Umsatzerlöse',e='1.'); a=[L(g,'a)','Mieterlöse',1284316.40,1251877.92),L(g,'b)','Erlöse aus Betriebskostenumlagen',346218.75,331904.16),L(g,'c)','Stellplatzmieten',38640.00,37920.00)]
u=g.t('Summe Umsatzerlöse',a); sb=L(g,'2.','Sonstige betriebliche Erträge',14827.33,9215.60); gl=g.t('Gesamtleistung',[u,sb],key='total_income')
g.h('Aufwendungen für Hausbewirtschaftung',e='3.'); b=[L(g,'a)','Betriebskosten',338904.12,326411.87),L(g,'b)','Instandhaltung',142775.09,118630.44),L(g,'c)','Verwaltungskosten',51372.66,50075.12),L(g,'d)','Andere Aufwendungen',6218.40,5904.71)]
h=g.t('Summe Aufwendungen für Hausbewirtschaftung',b)
ab=L(g,'4.','Abschreibungen auf Sachanlagen',298450.00,298450.00); so=L(g,'5.','Sonstige betriebliche Aufwendungen',47163.58,44820.03)
be=g.t('Betriebsergebnis',[gl,h,ab,so],[1,-1,-1,-1])
zi=L(g,'6.','Zinsen und ähnliche Erträge',3912.44,1204.18); za=L(g,'7.','Zinsen und ähnliche Aufwendungen',364208.71,379115.30)
ev=g.t('Ergebnis vor Steuern',[be,zi,za],[1,1,-1]); gs=L(g,'8.','Gewerbesteuer',0.00,0.00); gr=L(g,'9.','Grundsteuer',58204.36,58204.36)
ju=g.t('Jahresüberschuss',[ev,gs,gr],[1,-1,-1],type='TOTAL',key='net_income')
J24,J23=g.rows[ju]['values']; print('JU',J24,J23)
s=St('Bilanz zum 31. Dezember 2024',P,None,'2024-12-31',CB,page=2)
s.h('AKTIVA',side='A'); s.h('Anlagevermögen',e='A.'); s.h('Sachanlagen',e='I.')
av=[L(s,'1.','Grundstücke mit Geschäfts- und Wohnbauten',14218760.00,14517210.00),L(s,'2.','Betriebs- und Geschäftsausstattung',1.00,1.00),L(s,'3.','Anlagen im Bau',86415.20,0.00)]
sa=s.t('Summe Anlagevermögen',av); s.h('Umlaufvermögen',e='B.'); s.h('Unfertige Leistungen',e='I.'); x1=L(s,'','Noch nicht abgerechnete Betriebskosten',332518.47,321066.90)
s.h('Forderungen und sonstige Vermögensgegenstände',e='II.'); x2=L(s,'1.','Forderungen aus Vermietung',27614.82,31220.45); x3=L(s,'2.','Sonstige Vermögensgegenstände',11908.36,8744.10)
f24,f23=412300.00,None
# liabilities first, the bank balance closes the sheet
K1=(1500000.00,1500000.00); K2o=(612408.15,455903.72); En=(-150000.00,-150000.00)
rs=[('1.','Steuerrückstellungen',0.00,4120.00),('2.','Sonstige Rückstellungen',38750.00,35900.00)]
vb=[('1.','Verbindlichkeiten gegenüber Kreditinstituten',12104318.66,12486902.14),('2.','Erhaltene Anzahlungen auf Betriebskosten',348160.00,336480.00),('3.','Verbindlichkeiten aus Lieferungen und Leistungen',64207.93,41885.27),('4.','Verbindlichkeiten gegenüber Gesellschaftern',185000.00,185000.00),('5.','Sonstige Verbindlichkeiten',21366.08,19740.51)]
rap=(6480.00,5915.00)
K2=[None,None]; K2[1]=455903.72; K2[0]=round(K2[1]+J23+En[1],2)   # prior year's result carried on, less withdrawals
eq=[round(1500000+K2[c]+(J24,J23)[c]+En[c],2) for c in(0,1)]
tot_p=[round(eq[c]+sum(r[2+c] for r in rs)+sum(r[2+c] for r in vb)+rap[c],2) for c in(0,1)]
rapA=(7215.60,6940.25); SA=s.rows[sa]['values']
bank=[round(tot_p[c]-SA[c]-[332518.47,321066.90][c]-[27614.82,31220.45][c]-[11908.36,8744.10][c]-rapA[c],2) for c in(0,1)]; print('bank',bank)
assert min(bank)>0
s.h('Kassenbestand und Guthaben bei Kreditinstituten',e='III.') if 0 else None
x4=L(s,'III.','Guthaben bei Kreditinstituten',*bank); su=s.t('Summe Umlaufvermögen',[x1,x2,x3,x4]); ra=L(s,'C.','Rechnungsabgrenzungsposten',*rapA)
ta=s.t('Summe Aktiva',[sa,su,ra],type='TOTAL',key='total_assets'); nA=len(s.rows)
s.h('PASSIVA'); s.h('Eigenkapital',e='A.'); e=[L(s,'I.','Kapitalanteile der Kommanditisten (Festkapital)',*K1),L(s,'II.','Variables Kapitalkonto',*K2),L(s,'III.','Entnahmen',*En),L(s,'IV.','Jahresüberschuss',J24,J23)]
te=s.t('Summe Eigenkapital',e,key='total_equity'); s.h('Rückstellungen',e='B.'); r_=[L(s,*x) for x in rs]; tr=s.t('Summe Rückstellungen',r_)
s.h('Verbindlichkeiten',e='C.'); v_=[L(s,*x) for x in vb]; tv=s.t('Summe Verbindlichkeiten',v_,key='total_liabilities'); rp=L(s,'D.','Rechnungsabgrenzungsposten',*rap)
tp=s.t('Summe Passiva',[te,tr,tv,rp],type='TOTAL'); assert s.rows[tp]['values']==s.rows[ta]['values'],(s.rows[tp],s.rows[ta])
cv=canvas.Canvas(doc(N),pagesize=A4,invariant=1); W,H=A4
cv.setFont('Helvetica-Bold',20); cv.drawCentredString(W/2,560,'Jahresabschluss'); cv.setFont('Helvetica',14); cv.drawCentredString(W/2,535,'zum 31. Dezember 2024'); cv.setFont('Helvetica-Bold',14); cv.drawCentredString(W/2,490,'Grundstücksgesellschaft Lindenhof'); cv.drawCentredString(W/2,472,'mbH & Co. KG'); cv.setFont('Helvetica',11); cv.drawCentredString(W/2,450,'Leipzig'); cv.setFont('Helvetica',9); cv.drawCentredString(W/2,80,'Erstellt durch: Vogtmann & Partner Steuerberatungsgesellschaft mbH'); cv.showPage()
W,H=landscape(A4); cv.setPageSize((W,H)); cv.setFont('Helvetica-Bold',12); cv.drawCentredString(W/2,H-42,'Bilanz zum 31. Dezember 2024'); cv.setFont('Helvetica',10); cv.drawCentredString(W/2,H-56,P)
def side(rows,x0,x1):
    c1,c2=x1-64,x1; y=H-84; cv.setLineWidth(.8); cv.setFont('Helvetica-Bold',9); cv.drawString(x0,y,rows[0]['label']); cv.setFont('Helvetica',7.5)
    for c,t in((c1,'31.12.2024'),(c2,'31.12.2023')): cv.drawRightString(c,y,t); cv.drawRightString(c,y-10,'EUR')
    cv.line(x0,y-14,x1,y-14); y-=27
    for r in rows[1:]:
        e=r.get('e') or ''
        lv={'A':0,'B':0,'C':0,'D':0,'I':1,'V':1}.get(e[:1],2) if e else (2 if r['type']=='LINE' else None)
        ff='Helvetica-Bold' if (r['type']!='LINE' or lv==0) and not(r['type']=='HEADING' and lv==1) else 'Helvetica'
        if r['type']=='HEADING' and lv==0: y-=4
        if r['type']=='TOTAL': y=118; cv.line(x0,y+10,x1,y+10); 
        if r['type']=='SUBTOTAL': cv.setLineWidth(.4); [cv.line(c-58,y+8,c,y+8) for c in(c1,c2)]
        cv.setFont(ff,7.6); xx=x0+(0,14,28)[lv] if lv is not None else x0+14
        if r['type']=='TOTAL': xx=x0
        if e: cv.drawString(xx,y,e)
        lx=xx+(14 if lv is not None else 0)
        lab=r['label']; mx=c1-60-lx
        words=lab.split(' '); lines=['']
        for w in words:
            if cv.stringWidth((lines[-1]+' '+w).strip(),ff,7.6)>mx and lines[-1] and r['type']=='LINE': lines.append(w)
            else: lines[-1]=(lines[-1]+' '+w).strip()
        for k,t in enumerate(lines):
            if k: y-=9.5
            cv.drawString(lx,y,t)
        if r['type']!='HEADING':
            for c,v in((c1,r['values'][0]),(c2,r['values'][1])): cv.drawRightString(c,y,de(v))
        if r['type']=='TOTAL': cv.setLineWidth(.8); [cv.line(c-60,y-3,c,y-3) or cv.line(c-60,y-5,c,y-5) for c in(c1,c2)]
        y-=14
side(s.rows[:nA],40,W/2-14); side(s.rows[nA:],W/2+14,W-40); cv.setLineWidth(.8); cv.line(W/2,H-72,W/2,108); cv.setFont('Helvetica',7); cv.drawCentredString(W/2,30,'Seite 2'); cv.showPage()
W,H=A4; cv.setPageSize(A4); cv.setFont('Helvetica-Bold',12); cv.drawString(60,H-70,'Gewinn- und Verlustrechnung'); cv.setFont('Helvetica',10); cv.drawString(60,H-84,'für die Zeit vom 1. Januar bis 31. Dezember 2024'); cv.drawString(60,H-98,P)
y=H-128; c1,c2=440,530; cv.setFont('Helvetica-Bold',9); cv.drawRightString(c1,y,'2024'); cv.drawRightString(c2,y,'2023'); cv.drawRightString(c1,y-11,'EUR'); cv.drawRightString(c2,y-11,'EUR'); cv.line(60,y-15,530,y-15); y-=32
for r in g.rows:
    T=r['type']!='LINE'; f='Helvetica-Bold' if T and r['type']!='HEADING' else 'Helvetica'; cv.setFont(f,9); e=r.get('e') or ''
    if T and r['type']!='HEADING': [cv.line(c-66,y+10,c,y+10) for c in(c1,c2)]
    if e: cv.drawString(60 if e[0].isdigit() else 76,y,e)
    cv.drawString(76 if e and e[0].isdigit() else 92 if e else 76,y,r['label'])
    if r['type']!='HEADING': cv.drawRightString(c1,y,de(r['values'][0])); cv.drawRightString(c2,y,de(r['values'][1]))
    if r['type']=='TOTAL': [cv.line(c-66,y-3,c,y-3) or cv.line(c-66,y-5,c,y-5) for c in(c1,c2)]
    y-=23 if T and r['type']!='HEADING' else 17
cv.setFont('Helvetica',7); cv.drawCentredString(W/2,30,'Seite 3'); cv.save()
save(N,[s,g],'MIXED_USE','BALANCE_SHEET','German Jahresabschluss, two-sided Bilanz on page 2, GuV on page 3',True)
