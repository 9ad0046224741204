from common import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
NAME='Receivers_First_Report_Exhibit_C_Unit_Mix.pdf'
# type, beds, baths, units, occ, sf, market, avg in place
D=[('S1 - Studio',0,1.0,16,13,485,1045,998),('A1 - One Bedroom',1,1.0,48,41,642,1215,1149),('A2 - One Bedroom',1,1.0,36,33,688,1260,1187),('A2R - One Bedroom Renovated',1,1.0,12,9,688,1385,1342),('B1 - Two Bedroom',2,1.0,40,31,865,1465,1391),('B2 - Two Bedroom',2,2.0,52,44,942,1590,1507),('B2R - Two Bedroom Renovated',2,2.0,8,8,942,1725,1689),('C1 - Three Bedroom',3,2.0,16,10,1188,1895,1806)]
ks=['beds','baths','units','pct_units','sf','total_sf','occupied','vacant','pct_occ','market','market_sf','actual','actual_sf','actual_total']
U=sum(d[3] for d in D);rows=[]
for n,b,ba,u,o,sf,m,a in D:
    rows.append({'type':n,'beds':b,'baths':ba,'units':u,'pct_units':round(u/U*100,1),'sf':sf,'total_sf':sf*u,'occupied':o,'vacant':u-o,'pct_occ':round(o/u*100,1),'market':m,'market_sf':round(m/sf,2),'actual':a,'actual_sf':round(a/sf,2),'actual_total':a*o})
s=lambda k:sum(r[k] for r in rows)
mk=sum(r['market']*r['units'] for r in rows);oc=s('occupied');osf=sum(r['sf']*r['occupied'] for r in rows)
tot={'label':'Total / Weighted Average','units':U,'pct_units':100.0,'sf':round(s('total_sf')/U),'total_sf':s('total_sf'),'occupied':oc,'vacant':s('vacant'),'pct_occ':round(oc/U*100,1),'market':round(mk/U),'market_sf':round(mk/s('total_sf'),2),'actual':round(s('actual_total')/oc),'actual_sf':round(s('actual_total')/osf,2),'actual_total':s('actual_total')}
print(s('pct_units'))
def cells(r):
    g=lambda k,f:f(r[k]) if k in r else ''
    return [g('beds',lambda x:'Studio' if x=='' else str(x)),g('baths',lambda x:f'{x:.1f}'),g('units',str),g('pct_units',lambda x:f'{x:.1f}%'),g('sf',lambda x:f'{x:,}'),g('total_sf',lambda x:f'{x:,}'),g('occupied',str),g('vacant',str),g('pct_occ',lambda x:f'{x:.1f}%'),g('market',lambda x:f'${x:,}'),g('market_sf',lambda x:f'${x:.2f}'),g('actual',lambda x:f'${x:,}'),g('actual_sf',lambda x:f'${x:.2f}'),g('actual_total',lambda x:f'${x:,}')]
h1=['','','','','','Avg.','Total','','','%','Market','','In-Place','','Monthly']
h2=['Floor Plan','Bed','Bath','Units','% Mix','SF','SF','Occ.','Vac.','Occ.','Rent','/SF','Rent (1)','/SF','In-Place Rent']
data=[h1,h2]+[[r['type']]+cells(r) for r in rows]+[['Total / Weighted Average']+cells(tot)]
P=lambda t,**k:Paragraph(t,ParagraphStyle('x',fontName=k.pop('fn','Times-Roman'),fontSize=k.pop('fs',10),leading=13,**k))
T=Table(data,colWidths=[142,27,29,32,39,36,50,30,28,39,42,34,46,34,68],rowHeights=15)
T.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Times-Roman',9),('FONT',(0,0),(-1,1),'Times-Bold',9),('FONT',(0,-1),(-1,-1),'Times-Bold',9),('ALIGN',(1,0),(-1,-1),'RIGHT'),('LINEBELOW',(0,1),(-1,1),1,colors.black),('LINEABOVE',(0,-1),(-1,-1),.7,colors.black),('LINEBELOW',(0,-1),(-1,-1),1.4,colors.black),('LEFTPADDING',(0,0),(-1,-1),2),('RIGHTPADDING',(0,0),(-1,-1),3),('VALIGN',(0,0),(-1,-1),'MIDDLE')]))
def deco(c,d):
    c.setFont('Times-Roman',8);c.drawString(54,30,"Receiver's First Report to the Court - Exhibit C");c.drawRightString(738,30,'C-1')
SimpleDocTemplate(doc(NAME),pagesize=landscape(letter),leftMargin=54,rightMargin=54,topMargin=54,title='Exhibit C').build([
P('<b>EXHIBIT C</b>',alignment=1,fs=13),Spacer(1,4),P('<b>Unit Mix and Occupancy - Saddlebrook Landing Apartments, Tulsa, Oklahoma</b>',alignment=1,fs=11.5),P('As of October 4, 2024 (date of possession)',alignment=1),Spacer(1,12),
P(f'The Property consists of {U} apartment units in eleven two-story buildings. At the date of possession {oc} units were occupied and {U-oc} were vacant; 14 of the vacant units are down and require work estimated in Exhibit E before they can be leased. The mix below was taken from the former manager\'s rent roll and confirmed by a walk of every unit on October 7 and 8.'),Spacer(1,12),T,Spacer(1,10),
P('(1) Average contract rent of occupied units, before concessions. Market rents are the asking rents posted by the former manager on September 30, 2024.',fs=8.5),P('Percentages may not add due to rounding. Square footages are per the 2019 survey of plans and have not been measured.',fs=8.5)],onFirstPage=deco)
save(NAME,'UM','US receiver court exhibit PDF, one page Times, two-line header, 8 floor plans',False,ks,rows,[tot])
