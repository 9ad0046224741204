# storage unit mix (sizes, kinds), PDF; planted: wrong total of units
import random
from reportlab.lib.pagesizes import letter
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import *
from common import *
random.seed(8607)
NAME='keepwell_unit_mix_0831.pdf'
SEC=[('Climate Controlled - Interior',[('5x5 CC Upper',25,64,62),('5x5 CC Ground',25,38,79),('5x10 CC Upper',50,112,99),('5x10 CC Ground',50,71,119),('7.5x10 CC Upper',75,28,128),('10x10 CC Upper',100,86,159),('10x10 CC Ground',100,58,184),('10x15 CC Ground',150,40,229),('10x20 CC Ground',200,18,282)]),
('Drive-Up - Non Climate',[('5x10 DU',50,24,84),('10x10 DU',100,66,134),('10x15 DU',150,52,169),('10x20 DU',200,74,204),('10x25 DU',250,20,239),('10x30 DU',300,31,268),('12x30 DU Oversize Door',360,6,325)]),
('Vehicle & Other',[('12x20 Uncovered Parking',240,22,79),('12x30 Uncovered Parking',360,26,109),('12x40 Covered RV/Boat',480,14,215),('Wine Locker 3x4',12,30,45)])]
K=['sf','units','occupied','vacant','pct_occ','total_sf','market','market_sf','actual','market_total','actual_total']
rows=[];totals=[]
H=['Unit Type','Sq Ft','Total\nUnits','Occ','Vac','% Occ','Net Rentable\nSF','Street\nRate','Street\n$/SF','Avg Rent\nIn Place','Gross Potential\n/ Month','Rent Roll\n/ Month']
D=[H];st=[]
G=dict(units=0,occupied=0,vacant=0,total_sf=0,market_total=0.,actual_total=0.)
def fmt(k,v):
    return {'pct_occ':f'{v:.1f}%','market':f'${v:,.0f}','market_sf':f'{v:.2f}','actual':f'${v:,.2f}','market_total':f'{v:,.0f}','actual_total':f'{v:,.2f}'}.get(k,f'{v:,.0f}')
def tl(lab,S):
    t=dict(S); t['pct_occ']=round(S['occupied']/S['units']*100,1)
    return dict(label=lab,**t)
def prow(t):
    return [t['label']]+[fmt(k,t[k]) if k in t else '' for k in K]
for sec,L in SEC:
    st.append(('SPAN',(0,len(D)),(-1,len(D)))); st.append(('BACKGROUND',(0,len(D)),(-1,len(D)),colors.HexColor('#FCE8D5'))); st.append(('FONT',(0,len(D)),(-1,len(D)),'Helvetica-Bold',7.6)); D.append([sec]+['']*11)
    S={k:0 for k in G}
    for ty,sf,u,m in L:
        occ=min(u,round(u*random.uniform(.8,.99))); act=r2(m*random.uniform(.9,1.16))
        o=dict(type=ty,sf=sf,units=u,occupied=occ,vacant=u-occ,pct_occ=round(occ/u*100,1),total_sf=u*sf,market=m,market_sf=r2(m/sf),actual=act,market_total=m*u,actual_total=r2(act*occ))
        rows.append(o); D.append([ty]+[fmt(k,o[k]) for k in K])
        for k in S: S[k]=r2(S[k]+o[k]) if k=='actual_total' else S[k]+o[k]
    for k in G: G[k]=r2(G[k]+S[k]) if k=='actual_total' else G[k]+S[k]
    t=tl('Subtotal',S); totals.append(t); i=len(D); st+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',7.4),('LINEABOVE',(1,i),(-1,i),.5,colors.black)]; D.append(prow(t))
t=tl('Facility Total',G); true=t['units']; t['units']=true+20; totals.append(t)   # planted
i=len(D); st+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',7.8),('LINEABOVE',(0,i),(-1,i),1.2,colors.black),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#F4B183'))]; D.append(prow(t))
ss=getSampleStyleSheet(); h=ParagraphStyle('h',fontName='Helvetica-Bold',fontSize=13,leading=16,textColor=colors.HexColor('#C55A11')); n=ParagraphStyle('n',fontName='Helvetica',fontSize=8,leading=11)
tb=Table(D,colWidths=[98,32,34,30,28,38,52,38,36,48,62,62],repeatRows=1,rowHeights=None)
tb.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',7.4),('FONT',(0,0),(-1,0),'Helvetica-Bold',7.2),('ALIGN',(1,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,0),'BOTTOM'),('LINEBELOW',(0,0),(-1,0),1,colors.HexColor('#C55A11')),('LINEBELOW',(0,1),(-1,-1),.15,colors.lightgrey),('TOPPADDING',(0,0),(-1,-1),2.6),('BOTTOMPADDING',(0,0),(-1,-1),2.6),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3)]+st))
SimpleDocTemplate(doc(NAME),pagesize=letter,leftMargin=26,rightMargin=26,topMargin=36,bottomMargin=36,invariant=1).build([Paragraph('Keepwell Storage - Harlan Road',h),Paragraph('Unit Mix and Rate Summary &nbsp;&nbsp;|&nbsp;&nbsp; Site 0417 &nbsp;&nbsp;|&nbsp;&nbsp; As of August 31, 2025',n),Spacer(1,8),tb,Spacer(1,8),Paragraph('Street rate is the walk-in rate before web discount. Avg rent in place excludes insurance and admin fees. % Occ is by unit count. Complimentary and manager units are counted as occupied.',ParagraphStyle('f',parent=n,fontSize=7,leading=9,textColor=colors.grey))])
save(NAME,'UM','self-storage unit mix and rates, three sections by kind with subtotals, sizes as types, parking and lockers',False,K,rows,totals,dict(what=f'Facility Total prints {true+20} units; the types (and subtotals) add to {true}',kind='total_wrong'))
print(len(rows),true,totals[-1])
