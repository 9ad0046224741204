from common import *
from reportlab.lib.pagesizes import A4, landscape
from reportlab.platypus import SimpleDocTemplate,Table,TableStyle,Paragraph,Spacer
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
NAME='Foundry Wharf - Schedule of Accommodation.pdf'
# type, beds, nia sqm, units, let, ERV pcm, avg passing
B=[("Block A – The Casting House (Open Market)",[("Studio",0,37.4,18,17,1025,998),("1 Bed Classic",1,47.2,34,32,1195,1171),("1 Bed Premium",1,51.6,22,22,1285,1262),("2 Bed / 1 Bath",2,62.8,16,15,1460,1418),("2 Bed / 2 Bath",2,69.5,30,28,1595,1550),("3 Bed Duplex",3,94.3,6,6,2150,2085)]),
("Block B – The Pattern Shop (Open Market)",[("1 Bed Classic",1,46.8,28,27,1180,1158),("1 Bed Terrace",1,50.1,8,7,1260,1240),("2 Bed / 2 Bath",2,68.9,36,35,1580,1541),("2 Bed Corner",2,74.2,12,10,1695,1640),("Penthouse",3,118.6,2,1,2950,2875)]),
("Block C – The Furnace (Discount Market Rent at 80%)",[("Studio DMR",0,37.0,8,8,815,802),("1 Bed DMR",1,46.5,14,14,950,931),("2 Bed DMR",2,62.0,11,11,1165,1139),("3 Bed DMR",3,86.0,3,3,1480,1452)])]
K=["beds","units","occupied","vacant","other:Avg NIA (sq m)","sf","total_sf","market","market_sf","actual","market_total","actual_total"]
H=["Unit type","Beds","No.","Let","Void","Avg NIA\n(sq m)","Avg NIA\n(sq ft)","Total NIA\n(sq ft)","ERV\n£ pcm","ERV\n£ psf pa","Passing\n£ pcm","Total ERV\n£ pcm","Total passing\n£ pcm"]
ps=ParagraphStyle('a',fontName='Helvetica',fontSize=8,leading=10.5);h1=ParagraphStyle('h',fontName='Helvetica-Bold',fontSize=15,leading=19,textColor=colors.HexColor('#23395B'))
rows=[];tots=[];data=[H];sty=[];g=[];allr=[]
n0=lambda v:f'{v:,.0f}'
def tot(lbl,L):
    u=sum(x['units'] for x in L);o=sum(x['occupied'] for x in L);tsf=sum(x['total_sf'] for x in L);me=sum(x['market_total'] for x in L);ac=sum(x['actual_total'] for x in L)
    d=dict(label=lbl,units=u,occupied=o,vacant=u-o)
    d["other:Avg NIA (sq m)"]=round(sum(x["other:Avg NIA (sq m)"]*x['units'] for x in L)/u,1)
    d.update(sf=round(tsf/u),total_sf=tsf,market=round(me/u),market_sf=round(me*12/tsf,2),actual=round(ac/o),market_total=me,actual_total=ac);return d
def cells(d,first):
    return [first,str(d['beds']) if d.get('beds') is not None else '',n0(d['units']),n0(d['occupied']),n0(d['vacant']) if d['vacant'] else '–',f"{d['other:Avg NIA (sq m)']:.1f}",n0(d['sf']),n0(d['total_sf']),n0(d['market']),f"{d['market_sf']:.2f}",n0(d['actual']),n0(d['market_total']),n0(d['actual_total'])]
for bn,l in B:
    data.append([bn]+['']*12);i=len(data)-1;sty+=[('SPAN',(0,i),(-1,i)),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#E3E8EF')),('FONTNAME',(0,i),(-1,i),'Helvetica-Bold')]
    L=[]
    for t,b,m,u,o,e,p in l:
        sf=round(m*10.7639)
        d=dict(type=t,beds=b,units=u,occupied=o,vacant=u-o)
        d["other:Avg NIA (sq m)"]=m
        d.update(sf=sf,total_sf=sf*u,market=e,market_sf=round(e*12/sf,2),actual=p,market_total=e*u,actual_total=p*o)
        L.append(d);data.append(cells(d,t));rows.append({k:v for k,v in d.items() if not(k=='vacant' and v==0)})
    T=tot('Sub-total '+bn[:7],L);T2={k:v for k,v in T.items() if not(k=='vacant' and v==0)};tots.append(T2);data.append(cells(T,T['label']));i=len(data)-1
    sty+=[('FONTNAME',(0,i),(-1,i),'Helvetica-Bold'),('LINEABOVE',(1,i),(-1,i),.5,colors.black)];allr+=L
T=tot('Scheme total',allr);tots.append(T);data.append(cells(T,T['label']));i=len(data)-1
sty+=[('FONTNAME',(0,i),(-1,i),'Helvetica-Bold'),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#23395B')),('TEXTCOLOR',(0,i),(-1,i),colors.white)]
tb=Table(data,colWidths=[118,32,34,34,34,48,48,56,48,50,50,64,68],repeatRows=1,rowHeights=[26]+[14.2]*(len(data)-1))
tb.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',8),('FONTNAME',(0,0),(-1,0),'Helvetica-Bold'),('ALIGN',(1,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('LINEBELOW',(0,0),(-1,0),1,colors.HexColor('#23395B')),('LINEBELOW',(0,1),(-1,-2),.2,colors.HexColor('#C8CED6')),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),2)]+sty))
S=SimpleDocTemplate(doc(NAME),pagesize=landscape(A4),leftMargin=50,rightMargin=50,topMargin=40,bottomMargin=36)
ft=lambda c,d:(c.setFont('Helvetica',7),c.drawString(50,22,'Strictly private & confidential – prepared for audit of Foundry Wharf Unit Trust, year ended 31 March 2025'),c.drawRightString(792,22,'Appendix 3'))
S.build([Paragraph('Foundry Wharf, Leeds LS10',h1),Paragraph('Schedule of accommodation by unit type &ndash; position at 31 March 2025',ps),Spacer(1,10),tb,Spacer(1,8),
Paragraph('Notes: (1) Areas are net internal areas measured under IPMS 3B, average per type. (2) Passing rent is the average contracted rent of let units only, inclusive of broadband, exclusive of parking (42 spaces at &pound;110 pcm, not shown). (3) ERV per the valuer&rsquo;s report dated 11 April 2025. (4) Block C rents restricted by s.106 agreement.',ps)],onFirstPage=ft)
save(NAME,'UM',K,rows,tots,'UK build-to-rent schedule of accommodation by block, sq m and sq ft, ERV and passing rent pcm, navy table')
