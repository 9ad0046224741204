# Montreal mixed-use block, bilingual, two tables, French numbers
from common import *
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib import colors
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
import glob
reg=[f for f in glob.glob('/usr/share/fonts/**/LiberationSans-*.ttf',recursive=True)]
fp={os.path.basename(f):f for f in reg}
pdfmetrics.registerFont(TTFont('LS',fp['LiberationSans-Regular.ttf'])); pdfmetrics.registerFont(TTFont('LSB',fp['LiberationSans-Bold.ttf']))
r=R(6909); FN='Ilot_Bellechasse_registre_loyers_2025-07.pdf'
fr=lambda x:f'{x:,.2f}'.replace(',','\u00a0').replace('.',',')+'\u00a0$'
F=['Élodie','Marc-André','Sofia','Guillaume','Yasmine','Étienne','Chloé','Thierry','Nadia','Rosalie','Félix','Amélie','Karim','Josée','Luc','Maude','Hugo','Inès','Olivier','Béatrice']
LN=['Gadoury','Beauséjour','Tessier-Roy','Larochelle','Benhaddou','Charlebois','Pominville','Desgroseilliers','Haddad','Vaillancourt','Ouimet','Lachapelle','Diallo','Trépanier','Bissonnette','Kaczmarek','St-Onge','Montpetit','Villeneuve','Prud\'homme']
r.shuffle(F); r.shuffle(LN)
ty={'1 ½':815,'2 ½':930,'3 ½':1145,'4 ½':1420,'5 ½':1710}
res=[]
for f in (2,3,4):
    for k in range(1,7):
        t=['3 ½','4 ½','4 ½','2 ½','5 ½','3 ½'][k-1] if (f,k)!=(4,4) else '1 ½'; u=f'{f}0{k}'
        if u in('304',): res.append(dict(u=u,t=t,v=1)); continue
        i=len(res)
        res.append(dict(u=u,t=t,nm=f'{F[i%20]} {LN[i%20]}',s=D(2025,7,1) if r.random()<.8 else D(2025,r.choice([3,5]),1),rent=ty[t]-r.choice([0,12,35,88,140,210])+r.choice([0,.5]),st=r.choice([0,0,75,95]),h=r.choice(['O','O','N'])))
com=[('RC-1','Boulangerie Le Fournil d\'Anjou inc.',1340,D(2021,9,1),D(2031,8,31),3015.00,1.0),('RC-2','Clinique dentaire Bellechasse',1865,D(2023,1,1),D(2032,12,31),4662.50,1.),('RC-3',None,920,None,None,None,1.),('RC-4','Atelier vélo Pignon libre',780,D(2024,6,1),D(2029,5,31),1560.00,1.)]
N=PS('n',fontName='LS',fontSize=8,leading=9.5); NB=PS('nb',parent=N,fontName='LSB'); RR=PS('rr',parent=N,alignment=2); RB=PS('rb',parent=NB,alignment=2); HC=PS('hc',parent=NB,fontSize=7.3,leading=8.6,textColor=colors.white); HRr=PS('hrr',parent=HC,alignment=2)
P=Paragraph; bi=lambda a,b,s=HC:P(f'{a}<br/>{b}',s)
W=[46,38,128,62,62,70,66,48]
el=[P('ÎLOT BELLECHASSE',PS('t',fontName='LSB',fontSize=15,leading=18)),P('6410–6418, rue De Bellechasse, Montréal (Québec)',N),P('<b>Registre des loyers / Rent Roll</b> – au / as at 2025-07-01',PS('t3',parent=N,fontSize=10,leading=14)),Spacer(1,8),P('A. Logements / Residential',PS('s',parent=NB,fontSize=10,leading=14))]
blue=colors.HexColor('#2F5D62')
d=[[bi('Logement','Apt'),bi('Type','&nbsp;'),bi('Locataire','Tenant'),bi('Bail du','Lease from'),bi('Bail au','Lease to'),bi('Loyer mensuel','Monthly rent',HRr),bi('Stationnement','Parking',HRr),bi('Chauffé','Heated')]]
rows=[]; SR=SP=0
for x in res:
    sec='A. Logements / Residential'
    if x.get('v'): d.append([P(x['u'],N),P(x['t'],N),P('<i>Vacant</i>',N) if 0 else P('Vacant',N),'','','','','']); rows.append(dict(unit=x['u'],unitType=x['t'],statusText='Vacant',section=sec)); continue
    e=term_end(x['s'],12); d.append([P(x['u'],N),P(x['t'],N),P(x['nm'],N),P(iso(x['s']),N),P(iso(e),N),P(fr(x['rent']),RR),P(fr(x['st']) if x['st'] else '',RR),P('Oui' if x['h']=='O' else 'Non',N)])
    t=dict(unit=x['u'],unitType=x['t'],tenantName=x['nm'],leaseStartDate=x['s'],leaseEndDate=e,contractRent=x['rent'],section=sec,statusText='Occupied')
    if x['st']: t['charges']=[dict(code='Stationnement / Parking',amount=x['st'])]
    SR+=x['rent'];SP+=x['st']; rows.append(t)
d.append([P('Total 18 logements (17 loués)',NB),'','','','',P(fr(SR),RB),P(fr(SP),RB),''])
ts=lambda n:TableStyle([('BACKGROUND',(0,0),(-1,0),blue),('GRID',(0,0),(-1,n-2),.3,colors.HexColor('#A9BFC1')),('BOX',(0,n-1),(-1,n-1),.8,blue),('SPAN',(0,n-1),(2,n-1)),('TOPPADDING',(0,0),(-1,-1),1.8),('BOTTOMPADDING',(0,0),(-1,-1),1.8),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3)])
tb=Table(d,colWidths=W); tb.setStyle(ts(len(d))); el+=[tb,Spacer(1,14),P('B. Locaux commerciaux / Commercial',PS('s2',parent=NB,fontSize=10,leading=14))]
W2=[38,122,40,56,56,70,62,76]
d=[[bi('Local','Unit'),bi('Locataire','Tenant'),bi('pi²','sq. ft.',HRr),bi('Début','Start'),bi('Fin','End'),bi('Loyer de base','Base rent / mo.',HRr),bi('Frais comm.','CAM / mo.',HRr),bi('Total mensuel','Monthly total',HRr)]]
B=C=0; A=0
for u,nm,sf,s,e,b,_ in com:
    sec='B. Locaux commerciaux / Commercial'; A+=sf
    if not nm: d.append([P(u,N),P('Vacant',N),P(str(sf),RR),'','','','','']); rows.append(dict(unit=u,area=sf,statusText='Vacant',section=sec)); continue
    cam=round(sf*7.4/12,2); B+=b;C+=cam
    d.append([P(u,N),P(nm,N),P(f'{sf:,}'.replace(',','\u00a0'),RR),P(iso(s),N),P(iso(e),N),P(fr(b),RR),P(fr(cam),RR),P(fr(b+cam),RR)])
    rows.append(dict(unit=u,tenantName=nm,area=sf,leaseStartDate=s,leaseEndDate=e,contractRent=b,charges=[dict(code='Frais comm. / CAM',amount=cam)],totalCharges=round(b+cam,2),section=sec,statusText='Occupied'))
d.append([P('Total 4 locaux (3 loués)',NB),'','','','',P(fr(B),RB),P(fr(C),RB),P(fr(B+C),RB)])
tb=Table(d,colWidths=W2); st=ts(len(d)); tb.setStyle(st); tb.setStyle(TableStyle([])); el+=[tb,Spacer(1,10),P(f'Loyers mensuels de l\'immeuble / Building monthly rent: <b>{fr(SR+B)}</b> (TPS/TVQ en sus sur le commercial / GST/QST extra on commercial)',N),P('Renouvellements: avis envoyés en mars; les hausses acceptées figurent dans le loyer mensuel.',N)]
SimpleDocTemplate(path(FN),pagesize=(612,792),leftMargin=40,rightMargin=40,topMargin=36,bottomMargin=36,title='Registre des loyers').build(el)
save(FN,'MIXED_USE','bilingual Montreal block, two tables with other columns, French numbers',True,'Îlot Bellechasse','2025-07-01',22,20,2,rows)
