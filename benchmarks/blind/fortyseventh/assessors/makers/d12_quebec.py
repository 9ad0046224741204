from common import *
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
N='Immeuble_4410_rue_Bellefontaine_2024.pdf'
cols=['2024','2023']
s=S('ÉTAT DES REVENUS ET DÉPENSES / STATEMENT OF INCOME AND EXPENSES','Le Bellefontaine','2024-01-01','2024-12-31',cols,dec=2)
s.head('REVENUS / INCOME')
L=lambda l,a,b:s.line(l,[a,b])
r=[L('Loyers résidentiels / Residential rents',258412.,246180.),L('Local commercial / Commercial unit',19800.,19200.),L('Stationnement / Parking',7560.,7200.),L('Buanderie / Laundry',2914.75,3102.50),L('Moins : logements vacants / Less: vacancy',-3875.,-1290.),L('Moins : mauvaises créances / Less: bad debts',0.,-845.60)]
ti=s.tot('REVENU BRUT EFFECTIF / EFFECTIVE GROSS INCOME',r,'TOTAL',key='total_income')
s.head('DÉPENSES / EXPENSES')
e=[L('Taxes municipales / Municipal taxes',31284.16,29870.44),L('Taxe scolaire / School tax',2107.38,2044.91),L('Assurances / Insurance',9846.,8912.),L('Électricité (Hydro) / Electricity',11562.09,10988.73),L('Chauffage au gaz / Gas heating',17420.55,18906.12),L('Conciergerie / Janitor',12480.,11960.),L('Entretien et réparations / Repairs and maintenance',21736.84,16428.27),L('Déneigement / Snow removal',3679.20,3391.76),L('Contrat d\'ascenseur / Elevator contract',4254.08,4128.),L('Extermination / Pest control',1287.72,2414.48),L('Frais de gestion (5 %) / Management fee',14240.59,13677.35),L('Honoraires professionnels / Professional fees',3850.,3600.),L('Télécommunications et divers / Telephone and sundry',1622.41,1540.03)]
te=s.tot('TOTAL DES DÉPENSES / TOTAL EXPENSES',e,'TOTAL',key='total_operating_expenses')
noi=s.tot('REVENU NET D\'EXPLOITATION / NET OPERATING INCOME',[ti,(te,-1)],'TOTAL',key='noi')
i=L('Intérêts hypothécaires / Mortgage interest',62318.47,58774.90)
ni=s.tot('BÉNÉFICE NET AVANT AMORTISSEMENT / NET INCOME BEFORE DEPRECIATION',[noi,(i,-1)],'TOTAL',key='net_income')
def f(v,z=2):
    if v==0:return '-'
    t=f'{abs(v):,.{z}f}'.replace(',','\u00a0').replace('.',',')
    return f'({t})' if v<0 else t
st=ParagraphStyle('a',fontName='Helvetica',fontSize=8.6,leading=10.4);sb=ParagraphStyle('b',parent=st,fontName='Helvetica-Bold')
h=lambda t,z,al=1,b=True,sp=2:Paragraph(t,ParagraphStyle('h',fontName='Helvetica-Bold' if b else 'Helvetica',fontSize=z,leading=z*1.25,alignment=al,spaceAfter=sp))
data=[['','2024\n$','2023\n$','$ / logement\n2024','% du RBE\n2024']];sty=[('ALIGN',(1,0),(-1,-1),'RIGHT'),('FONT',(0,0),(-1,0),'Helvetica-Bold',8.6),('FONT',(1,1),(-1,-1),'Helvetica',8.6),('LINEBELOW',(0,0),(-1,0),1,colors.HexColor('#22577a')),('VALIGN',(0,0),(-1,-1),'BOTTOM'),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2),('BACKGROUND',(3,1),(4,-1),colors.HexColor('#f3f7f9'))]
R=s.rows[ti]['vals'][0]
for k,x in enumerate(s.rows):
    B=x['rt']!='LINE'
    if x['rt']=='HEADING': data.append([Paragraph(x['label'],sb),'','','','']);sty.append(('TOPPADDING',(0,k+1),(-1,k+1),8))
    else:
        a,b=x['vals'];data.append([Paragraph(x['label'],sb if B else st),f(a),f(b),f(a/24,0) if a else '-',f(a/R*100,1)+' %' if a else '-'])
    if x['items']:
        sty+=[('LINEABOVE',(1,k+1),(-1,k+1),.5,colors.black),('FONT',(1,k+1),(-1,k+1),'Helvetica-Bold',8.6)]
sty.append(('LINEBELOW',(1,len(data)-1),(2,len(data)-1),1.2,colors.black))
t=Table(data,colWidths=[268,72,72,68,56]);t.setStyle(TableStyle(sty))
D=SimpleDocTemplate(doc(N),pagesize=(612,792),leftMargin=38,rightMargin=38,topMargin=44,bottomMargin=40)
D.build([h('Le Bellefontaine',14,0),h('4410, rue Bellefontaine, Laval (Québec)  -  24 logements et 1 local commercial',9,0,False,10),h(s.title,10.5,0),h('Exercice terminé le 31 décembre 2024 / Year ended December 31, 2024 (non audité / unaudited)',9,0,False,10),t,Spacer(1,14),
 h('Préparé pour le service de l\'évaluation de la Ville par le gestionnaire, sans vérification. Les taux par logement sont calculés sur 24 logements.',8,0,False)])
save(N,[s],'MULTIFAMILY','OPERATING_STATEMENT','s47c','Quebec bilingual statement, decimal comma and space thousands, two years, per-unit and percent columns',True)
