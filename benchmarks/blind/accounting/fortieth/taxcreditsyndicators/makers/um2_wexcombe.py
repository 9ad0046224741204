# quarterly asset-management page, platypus, A4-like portrait letter, senior housing
from common import *
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib import colors
from reportlab.lib.pagesizes import letter
stem='Wexcombe Gardens 4Q25 asset mgmt report'
b=PS('b',fontName='Helvetica',fontSize=9,leading=12.5); h=PS('h',fontName='Helvetica-Bold',fontSize=15,textColor=colors.HexColor('#2E5E4E'),leading=19); h2=PS('h2',fontName='Helvetica-Bold',fontSize=10.5,textColor=colors.HexColor('#2E5E4E'),spaceBefore=10,spaceAfter=4)
cell=PS('c',fontName='Helvetica',fontSize=8,leading=9.4)
# building, [(plan, bd/ba, sf, n, occ, ami label, market, actual)]
B=[('Main House (4-story elevator, 1926, Part 3 approved)','Main House',[('Studio Alcove','0/1',418,8,8,30,985,402),('Classic','1/1',540,22,21,50,1140,688),('Classic Corner','1/1',588,11,11,60,1175,823),('Tower Suite','1/1',655,4,3,60,1240,848),('Founders','2/1',792,9,8,60,1395,974)]),
('North Annex (3-story, new construction)','North Annex',[('Linden','1/1',612,18,18,50,1190,702),('Linden HC','1/1',634,3,3,30,1190,417),('Alder','1/1',640,12,10,60,1215,829),('Hawthorn','2/1',846,14,13,60,1450,981),('Hawthorn II','2/2',878,5,5,80,1510,1204)]),
('Garden cottages','Cottages',[('Wren','1/1',690,6,6,60,1325,852),('Thrush','2/1',880,4,3,80,1580,1226)])]
K=['beds','baths','sf','ami','units','occupied','vacant','pct_occ','market','actual','ltl']
Hd=[['Floor plan','Bd/Ba','Avg\nSF','AMI','Units','','','%\nOccup.','Monthly rent per unit','',''],['','','','','Total','Occ.','Vac.','','Market','In place','Gap']]
data=[list(r) for r in Hd]; sty=[];rows=[];tot=[]
G=[0,0,0,0,0]
for long,short,pl in B:
    i=len(data); data.append([long]+['']*10); sty+=[('SPAN',(0,i),(-1,i)),('FONTNAME',(0,i),(-1,i),'Helvetica-Bold'),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#E4EFEA'))]
    S=[0,0,0,0,0]
    for nm,bb,sf,n,o,am,mk,ac in pl:
        pc=round(o/n*100,1)
        data.append([nm,bb,str(sf),f'{am}%',str(n),str(o),str(n-o),f'{pc:.1f}',f'{mk:,}',f'{ac:,}',f'{mk-ac:,}'])
        rows.append({'type':nm,'beds':int(bb[0]),'baths':int(bb[2]),'sf':sf,'ami':am,'units':n,'occupied':o,'vacant':n-o,'pct_occ':pc,'market':mk,'actual':ac,'ltl':mk-ac})
        S=[S[0]+n,S[1]+o,S[2]+n*sf,S[3]+n*mk,S[4]+n*ac]
    def total(lab,S,n=None):
        n0=S[0]; v={'sf':round(S[2]/n0),'units':n or n0,'occupied':S[1],'vacant':n0-S[1],'pct_occ':round(S[1]/n0*100,1),'market':round(S[3]/n0),'actual':round(S[4]/n0)}
        v['ltl']=v['market']-v['actual']
        i=len(data); data.append([lab,'',str(v['sf']),'',str(v['units']),str(v['occupied']),str(v['vacant']),f"{v['pct_occ']:.1f}",f"{v['market']:,}",f"{v['actual']:,}",f"{v['ltl']:,}"])
        sty.append(('FONTNAME',(0,i),(-1,i),'Helvetica-Bold')); sty.append(('LINEABOVE',(0,i),(-1,i),.7,colors.black)); tot.append({'label':lab,**v}); return i
    if short=='North Annex': total(short+' total / average',S,S[0]+2)   # planted
    else: total(short+' total / average',S)
    G=[a+c for a,c in zip(G,S)]
i=total('Property total / average',G); sty+=[('BACKGROUND',(0,i),(-1,i),colors.HexColor('#2E5E4E')),('TEXTCOLOR',(0,i),(-1,i),colors.white)]
T=Table(data,colWidths=[112,36,36,36,36,34,34,44,52,52,46],repeatRows=2)
T.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',8.2),('FONT',(0,0),(-1,1),'Helvetica-Bold',8),('ALIGN',(1,0),(-1,-1),'CENTER'),('ALIGN',(8,2),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),
('SPAN',(4,0),(6,0)),('SPAN',(8,0),(10,0)),*[('SPAN',(k,0),(k,1)) for k in (0,1,2,3,7)],('LINEBELOW',(0,1),(-1,1),1,colors.HexColor('#2E5E4E')),('LINEBELOW',(4,0),(6,0),.4,colors.grey),('LINEBELOW',(8,0),(10,0),.4,colors.grey),('TOPPADDING',(0,0),(-1,-1),2.6),('BOTTOMPADDING',(0,0),(-1,-1),2.6)]+
[x for x in sty if x[0] in('FONTNAME','LINEABOVE','BACKGROUND','TEXTCOLOR','SPAN')]))
def foot(c,d):
    c.setFont('Helvetica',7.5); c.setFillColor(colors.grey); c.drawString(54,30,'Beaufain Senior Communities  |  Confidential, prepared for limited partners'); c.drawRightString(558,30,f'{d.page}')
prof=Table([['Address','41 Wexcombe Lane','Placed in service','8/2019'],['Credits','9% LIHTC, 20% HTC (Main House)','Compliance year','7 of 15'],['Age restriction','62 and over','Debt service cover, 4Q','1.21x'],['Physical occupancy','94.0% (prior quarter 95.7%)','Economic occupancy','92.6%']],colWidths=[92,175,130,90])
gu=G[0]; 
prof._cellvalues[3][1]=f'{G[1]/G[0]*100:.1f}% (prior quarter 95.7%)'
prof.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',8.5),('FONT',(0,0),(0,-1),'Helvetica-Bold',8.5),('FONT',(2,0),(2,-1),'Helvetica-Bold',8.5),('BOX',(0,0),(-1,-1),.5,colors.grey),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2)]))
doc=SimpleDocTemplate(DOC+stem+'.pdf',pagesize=letter,leftMargin=48,rightMargin=46,topMargin=46,bottomMargin=50)
E=[Paragraph('Wexcombe Gardens',h),Paragraph('Fourth quarter 2025, report to the investor limited partner',b),Spacer(1,8),prof,
Paragraph('Operations',h2),Paragraph('Turns slowed in November while the annex boiler was replaced; two Alder apartments were held off line for nine days. Management expects three of the vacant homes to be filled from the waiting list (61 households) in January. No 8823s were issued. One first-year file from the state review of 10/14 remains open for a missing asset certification.',b),
Paragraph('Unit mix and occupancy at 12/31/2025',h2),T,Spacer(1,6),Paragraph('Averages are weighted by apartments. Gap = market less in place. Set-aside percentages are those of the extended use agreement; HC = fully accessible.',PS('n',parent=b,fontSize=7.5,leading=9.5,fontName='Helvetica-Oblique')),
Paragraph('Outlook',h2),Paragraph('Rent increases of 3.5% take effect with renewals from 2/1/2026, within the limits published in April. The replacement reserve stands at $4,212 an apartment. Painting of the cottages is deferred to spring.',b)]
doc.build(E,onFirstPage=foot,onLaterPages=foot)
save(stem,'UM',K,rows,tot,{'what':f'North Annex total of units printed 54; its five floor plans add to 52 (property total {G[0]} is right)','kind':'count_wrong'})
