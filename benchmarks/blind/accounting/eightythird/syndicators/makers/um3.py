# lender's underwriting table, classic vs renovated by bedroom, reportlab platypus landscape
import random
from common import *
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.pagesizes import letter,landscape
from reportlab.lib.styles import getSampleStyleSheet,ParagraphStyle
R=random.Random(1944)
n='UM_lender_uw_marlowe_heights.pdf'
G=[('One Bedroom',[('A1','Classic',34,640,1285),('A1','Partial',12,640,1340),('A1','Renovated',26,640,1435),('A2','Classic',18,715,1345),('A2','Renovated',22,715,1510),('A3 Loft','Renovated',8,802,1620)]),
('Two Bedroom',[('B1','Classic',40,910,1490),('B1','Partial',9,910,1560),('B1','Renovated',31,910,1675),('B2','Classic',24,1016,1590),('B2','Renovated',28,1016,1790),('B3 TH','Classic',10,1184,1745),('B3 TH','Renovated',6,1184,1960)]),
('Three Bedroom',[('C1','Classic',14,1240,1865),('C1','Renovated',10,1240,2095)])]
K=['units','occupied','vacant','sf','actual','actual_sf','market','market_sf','other:Loss to Lease per Unit','other:UW Rent','other:UW Annual Rent']
rows=[];tots=[];tab=[];st=[]
H=[['Plan / Finish','','Units','','','Avg','In-Place Rent','','Market Rent','','Loss to\nLease\nper Unit','UW\nRent','UW\nAnnual\nRent'],['','','Total','Occ','Vac','SF','$/Unit','$/SF','$/Unit','$/SF','','','']]
tab+=H
fm=['{:,}','{:,}','{:,}','{:,}','{:,}','{:.2f}','{:,}','{:.2f}','{:,}','{:,}','{:,}']
def line(a,b,v): tab.append([a,b]+[f.format(x) if not x<0 else '('+f.format(-x)+')' for f,x in zip(fm,v)])
def tot(L):
    U=sum(x['units'] for x in L);O=sum(x['occupied'] for x in L);S=sum(x['units']*x['sf'] for x in L)
    ac=sum(x['occupied']*x['actual'] for x in L);os=sum(x['occupied']*x['sf'] for x in L);mk=sum(x['units']*x['market'] for x in L);uw=sum(x['other:UW Annual Rent'] for x in L)
    ll=sum(x['units']*x[K[8]] for x in L)
    return [U,O,U-O,round(S/U),round(ac/O),round(ac/os,2),round(mk/U),round(mk/S,2),round(ll/U),round(uw/U/12),uw]
al=[]
for g,P in G:
    tab.append([g]); k=len(tab)-1; st+=[('SPAN',(0,k),(-1,k)),('FONTNAME',(0,k),(-1,k),'Helvetica-BoldOblique')]
    L=[]; k=0
    for pl,fi,u,sf,mk in P:
        o=max(1,u-R.choice([0,0,1,1,2,3])); a=mk-R.randint(15,110)
        if fi=='Partial' and pl=='B1': a=mk+12
        uw=min(a,mk); 
        v=[u,o,u-o,sf,a,round(a/sf,2),mk,round(mk/sf,2),mk-a,uw,uw*u*12]; line(f'{pl} - {fi}','',v); k=len(tab)-1; st+=[('SPAN',(0,k),(1,k))]
        x=dict(type=f'{pl} - {fi}',**dict(zip(K,v))); rows.append(x); L.append(x)
    v=tot(L); line(f'{g} Total','',v); k=len(tab)-1; st+=[('SPAN',(0,k),(1,k)),('FONTNAME',(0,k),(-1,k),'Helvetica-Bold'),('LINEABOVE',(0,k),(-1,k),.6,colors.black),('BOTTOMPADDING',(0,k),(-1,k),7)]
    tots.append(dict(label=f'{g} Total',**dict(zip(K,v)))); al+=L
v=tot(al); line('Property Total / Average','',v); k=len(tab)-1
st+=[('SPAN',(0,k),(1,k)),('FONTNAME',(0,k),(-1,k),'Helvetica-Bold'),('BACKGROUND',(0,k),(-1,k),colors.HexColor('#DDE7DD')),('BOX',(0,k),(-1,k),.8,colors.black)]
tots.append(dict(label='Property Total / Average',**dict(zip(K,v))))
W=[76,62,40,38,38,44,56,44,56,44,54,52,76]
t=Table(tab,colWidths=W,repeatRows=2)
t.setStyle(TableStyle([('FONTSIZE',(0,0),(-1,-1),8.5),('LEADING',(0,0),(-1,-1),10),('FONTNAME',(0,0),(-1,1),'Helvetica-Bold'),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#2F5D50')),('TEXTCOLOR',(0,0),(-1,1),colors.white),('ALIGN',(0,0),(-1,1),'CENTER'),('VALIGN',(0,0),(-1,1),'MIDDLE'),('ALIGN',(2,2),(-1,-1),'RIGHT'),
('SPAN',(2,0),(4,0)),('SPAN',(6,0),(7,0)),('SPAN',(8,0),(9,0)),('SPAN',(0,0),(1,1)),*[('SPAN',(c,0),(c,1)) for c in (10,11,12)],('TOPPADDING',(0,2),(-1,-1),1.5),('BOTTOMPADDING',(0,2),(-1,-1),1.5)]+st))
s=getSampleStyleSheet(); P=lambda x,z=9,b=False:Paragraph(x,ParagraphStyle('a',parent=s['Normal'],fontName='Helvetica-Bold' if b else 'Helvetica',fontSize=z,leading=z+3))
d=SimpleDocTemplate(doc(n),pagesize=landscape(letter),leftMargin=45,rightMargin=45,topMargin=40,bottomMargin=40,invariant=1)
d.build([P('Marlowe Heights Apartments',14,True),P('Exhibit C: Unit Mix and Underwritten Rent, rent roll of 09/30/2025'),Spacer(1,8),t,Spacer(1,8),P('UW Rent is the lesser of average in-place and market rent, applied to all units. In-place averages are for occupied units only. Partial = appliances and lighting; Renovated = full interior scope. Negative loss to lease in parentheses.',7.5)],
 onFirstPage=lambda c,q:(c.setFont('Helvetica',7),c.drawString(45,24,'Stannard Bridge Mortgage Capital | Preliminary, subject to change | MHA-2025-118')))
save(n,'UM',K,rows,tots,"lender's underwriting unit mix, classic / partial / renovated by bedroom with subtotals",True)
