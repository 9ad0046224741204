# Canadian co-op schedule of homes, PDF by reportlab platypus with grouped header
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
from reportlab.lib.pagesizes import legal, landscape
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
from common import *
N='Schedule_of_Homes_2026_Quarry_Bay_Coop.pdf'
K=['units','occupied','vacant','sf','actual','actual_total','market','other:Charge as % of market','other:RGI homes','other:Waiting list Internal','other:Waiting list External']
# building, [(type, homes, vacant, m2, charge, cmhc market, rgi, int, ext)]
B=[('Phase I - 40 Lantern Street (1984)',[('Bachelor',6,0,34.5,742,1041,4,1,38),('1 bedroom',18,1,51.0,918,1312,9,4,71),('1 bedroom, modified',3,0,55.5,918,1312,2,1,6),('2 bedroom',14,0,68.0,1106,1558,5,6,64),('2 bedroom corner',4,0,74.5,1142,1558,1,3,0)]),
   ('Phase I - townhouses',[('2 bedroom stacked',8,1,79.0,1188,1630,3,5,22),('3 bedroom row',16,0,96.5,1344,1874,6,7,57),('4 bedroom row',5,0,112.0,1489,2106,3,2,19)]),
   ('Phase II - 44 Lantern Street (1991)',[('1 bedroom',12,0,53.0,941,1312,4,2,0),('1 bedroom + den',6,2,60.5,1012,1390,1,0,14),('2 bedroom',16,0,71.5,1129,1558,4,3,0),('3 bedroom',8,1,90.0,1298,1790,3,1,16)])]
sm=ParagraphStyle('s',fontName='Helvetica',fontSize=8,leading=10); h1=ParagraphStyle('h',fontName='Helvetica-Bold',fontSize=15,leading=18,textColor=colors.HexColor('#7A2E1D'))
cell=ParagraphStyle('c',fontName='Helvetica',fontSize=9,leading=10.5)
data=[['Type of home','Homes','','','Floor\narea m²','Housing charge ($)','','CMHC\nmarket\nrent ($)','Charge\nas % of\nmarket','RGI\nhomes','Waiting list',''],
      ['','Units','Occupied','Vacant','','per month','all homes','','','','Internal','External']]
st=[('FONT',(0,0),(-1,1),'Helvetica-Bold',8.5),('FONT',(0,2),(-1,-1),'Helvetica',9),('ALIGN',(1,0),(-1,-1),'CENTER'),('ALIGN',(5,2),(7,-1),'RIGHT'),
    ('VALIGN',(0,0),(-1,1),'MIDDLE'),('SPAN',(0,0),(0,1)),('SPAN',(1,0),(3,0)),('SPAN',(4,0),(4,1)),('SPAN',(5,0),(6,0)),('SPAN',(7,0),(7,1)),('SPAN',(8,0),(8,1)),('SPAN',(9,0),(9,1)),('SPAN',(10,0),(11,0)),
    ('BACKGROUND',(0,0),(-1,1),colors.HexColor('#F1DCD2')),('GRID',(0,0),(-1,1),.5,colors.HexColor('#7A2E1D')),('LINEBELOW',(0,2),(-1,-1),.25,colors.lightgrey),('TOPPADDING',(0,2),(-1,-1),2.5),('BOTTOMPADDING',(0,2),(-1,-1),2.5)]
rows=[];totals=[]
def tline(lab,L,bg):
    u=sum(x[1] for x in L); v=sum(x[2] for x in L); t=sum(x[1]*x[4] for x in L); m=sum(x[1]*x[5] for x in L); rg=sum(x[6] for x in L); a=sum(x[7] for x in L); e=sum(x[8] for x in L)
    p=round(t/m*100,1)
    data.append([lab,u,u-v,v,'','',f'{t:,}','',f'{p}%',rg,a,e]); i=len(data)-1
    st.extend([('FONT',(0,i),(-1,i),'Helvetica-Bold',9),('BACKGROUND',(0,i),(-1,i),colors.HexColor(bg))])
    totals.append({"label":lab,"units":u,"occupied":u-v,"vacant":v,"actual_total":t,"other:Charge as % of market":p,"other:RGI homes":rg,"other:Waiting list Internal":a,"other:Waiting list External":e})
al=[]
for bn,L in B:
    data.append([bn]+['']*11); i=len(data)-1; st.extend([('SPAN',(0,i),(-1,i)),('FONT',(0,i),(-1,i),'Helvetica-BoldOblique',9),('ALIGN',(0,i),(-1,i),'LEFT'),('TOPPADDING',(0,i),(-1,i),6)])
    for ty,u,v,s,c,m,rg,a,e in L:
        p=round(c/m*100,1)
        data.append([ty,u,u-v,v or '-',f'{s:.1f}',f'{c:,}',f'{u*c:,}',f'{m:,}',f'{p}%',rg,a,e or '-'])
        t={"type":ty,"units":u,"occupied":u-v,"sf":s,"actual":c,"actual_total":u*c,"market":m,"other:Charge as % of market":p,"other:RGI homes":rg,"other:Waiting list Internal":a}
        if v: t["vacant"]=v
        if e: t["other:Waiting list External"]=e
        # a printed 0 stays a 0
        if a==0: data[-1][10]='0'
        rows.append(t)
    tline('Subtotal',L,'#F8F0EC'); al+=L
tline('All homes',al,'#E8C9BB')
tb=Table(data,colWidths=[170,48,58,50,56,68,78,62,58,50,56,60],repeatRows=2); tb.setStyle(TableStyle(st))
def foot(c,d): c.setFont('Helvetica',7); c.drawString(40,22,'Quarry Bay Housing Co-operative Inc. - 2026 budget package, Schedule C'); c.drawRightString(landscape(legal)[0]-40,22,f'C-{d.page}')
D=SimpleDocTemplate(doc(N),pagesize=landscape(legal),leftMargin=40,rightMargin=40,topMargin=34,bottomMargin=36)
vac=sum(x[2] for x in al)
D.build([Paragraph('Schedule C: Homes, housing charges and waiting lists',h1),Paragraph('Quarry Bay Housing Co-operative Inc., Dartmouth, N.S. &nbsp; Housing charges in force since April 1, 2026 (2.6% increase). Market rents: CMHC fall survey, Zone 3.',sm),Spacer(1,8),tb,Spacer(1,8),
 Paragraph('RGI = rent-geared-to-income homes; members in these homes pay 25% to 30% of income and the agency pays the balance of the housing charge. Where a home type has no external list of its own, applicants are on the Phase I list of the same size.',sm)],onFirstPage=foot,onLaterPages=foot)
save(N,'UM','Canadian co-op schedule of homes in a budget package: grouped header, m2, housing charge against CMHC market rent, RGI homes, internal and external waiting lists, three building sections, legal landscape PDF',True,K,rows,totals)
