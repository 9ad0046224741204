from common import *
from reportlab.pdfgen import canvas
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
D='/usr/share/fonts/truetype/liberation/LiberationSans'
pdfmetrics.registerFont(TTFont('N',D+'Narrow-Regular.ttf')); pdfmetrics.registerFont(TTFont('NB',D+'Narrow-Bold.ttf'))
R=random.Random(4306)
F='Compte_exploitation_Ilot_Perrache_2024.pdf'
cols=['Exercice 2024','Exercice 2023','Écart en €']
st=St("Compte d'exploitation de l'immeuble","Îlot Perrache - 18-22 cours Suchet, 69002 Lyon",'2024-01-01','2024-12-31',cols,lambda b,k:[b[0],b[1],b[0]-b[1]])
L=st.line
y2=lambda a,v=.07:[a,int(a*(1-.02+R.uniform(-v,v)))]
st.head('PRODUITS')
a=[L('Loyers bureaux',[1284560,1241870],'706110'),L('Loyers commerces',[412380,398215],'706120'),L('Loyers habitation',[186940,183410],'706130'),L('Loyers parkings',[74200,71850],'706140'),L('Franchises et remises de loyers',[-48750,-22000],'709100'),L('Charges locatives refacturées',[268415,251930],'708310'),L('Taxe foncière et TEOM refacturées',[118720,112640],'708320'),L('Indemnités et produits divers',[9385,31240],'758000')]
ti=st.total('Total des produits',a,t='TOTAL',key='total_income')
st.head("CHARGES DE L'IMMEUBLE")
b=[L(l,y2(m,v),c,'exp') for c,l,m,v in [('606110','Électricité des parties communes',58420,.15),('606120','Chauffage urbain',71235,.18),('606130','Eau',14890,.08),('611000','Nettoyage et gardiennage',96340,.04),('615210','Entretien et réparations',63780,.25),('615600','Contrats de maintenance (ascenseurs, CVC)',42150,.05),('616000',"Assurances de l'immeuble",18960,.05),('622610','Honoraires de gérance',59210,.03),('622630','Honoraires de commercialisation',27500,.3),('622700','Frais de contentieux et huissier',6430,.5)]]
b+=[L('Taxe foncière',[142380,136950],'635120','exp'),L('Taxe sur les bureaux et CVAE',[11270,13845],'635400','exp'),L('Charges sur locaux vacants',[21840,34615],'614200','exp'),L('Créances irrécouvrables',[0,7480],'654000','exp')]
te=st.total("Total des charges de l'immeuble",b,kind='exp',t='TOTAL',key='total_operating_expenses')
noi=st.total("REVENU NET D'EXPLOITATION",[ti,te],signs=[1,-1],t='TOTAL',key='noi')
st.head('AUTRES CHARGES ET PRODUITS')
d=[L("Honoraires d'asset management",[-38500,-37750],'622650','exp'),L('Honoraires comptables et commissaire aux comptes',[-19860,-19120],'622600','exp'),L("Dotations aux amortissements de l'immeuble",[-486200,-486200],'681120','exp'),L('Dotation (reprise) pour dépréciation',[15000,-60000],'681600','exp'),L('Intérêts des emprunts',[-301480,-318765],'661160','exp'),L('Produits financiers',[12915,4370],'768000')]
td=st.total('Total autres charges et produits',d,kind='exp')
st.total("RÉSULTAT NET DE L'EXERCICE",[noi,td],t='TOTAL',key='net_income')
def fr(v): return '-' if v==0 else ('-' if v<0 else '')+f'{abs(v):,}'.replace(',','\u00a0')
c=canvas.Canvas(DOC+F,pagesize=(595,842))
c.setFont('NB',9); c.drawString(42,800,'SCI ÎLOT PERRACHE'); c.setFont('N',8.5); c.drawString(42,789,'Société civile immobilière - Capital 2 400 000 €'); c.drawRightString(553,800,'Édité le 12/03/2025')
c.setFont('NB',14); c.drawCentredString(297,758,"Compte d'exploitation de l'immeuble"); c.setFont('N',10.5); c.drawCentredString(297,743,'Îlot Perrache - 18-22 cours Suchet, 69002 Lyon'); c.drawCentredString(297,729,'Exercice du 01/01/2024 au 31/12/2024 (en euros)')
X=[375,440,500,550]; y=700
c.setFillGray(.87); c.rect(42,y-6,511,26,fill=1,stroke=1); c.setFillGray(0); c.setFont('NB',9); c.drawString(46,y+3,'Compte'); c.drawString(92,y+3,'Libellé')
for x,a_,b_ in zip(X,['Exercice','Exercice','Écart','Écart'],['2024','2023','en €','en %']): c.drawRightString(x,y+8,a_); c.drawRightString(x,y-2,b_)
y-=19; top=y+13
for r in st.rows:
    b_=r['t']!='LINE'; c.setFont('NB' if b_ else 'N',9.2)
    if r['t']=='HEADING': y-=3
    if r['t']=='TOTAL': c.setFillGray(.94); c.rect(42,y-4,511,14,fill=1,stroke=0); c.setFillGray(0)
    if r['code']: c.drawString(46,y,r['code'])
    c.drawString(92,y,r['label'])
    if r['t']!='HEADING':
        r['p']=[fr(v) for v in r['v']]
        for x,v in zip(X,r['p']): c.drawRightString(x,y,v)
        c.drawRightString(550,y,f"{r['v'][2]/abs(r['v'][1])*100:.1f}".replace('.',',')+' %' if r['v'][1] else 'n.s.')
        r['v']=[v if v else None for v in r['v']]
    y-=13.6
    if r['t'] in('TOTAL','SUBTOTAL'): c.setLineWidth(.5); c.line(42,y+9.6,553,y+9.6); y-=2
c.rect(42,y+11.6,511,720-y-11.6,fill=0)
for x in (88,310,380,446,507): c.setLineWidth(.3); c.line(x,y+11.6,x,720)
c.setFont('N',7.5); c.drawString(42,y-8,'Charges de l\'immeuble présentées en valeur positive ; les autres charges sont présentées avec le signe -.'); c.drawCentredString(297,30,'1 / 1'); c.save()
save(F,'MIXED_USE','OPERATING_STATEMENT','French property operating account, N / N-1, boxed table',False,[st])
