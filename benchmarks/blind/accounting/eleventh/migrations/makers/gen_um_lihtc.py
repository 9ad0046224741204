# Tax-credit unit type list with set-asides, legal landscape, reportlab Table
import json
from reportlab.lib.pagesizes import legal, landscape
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
NAME='PW-UnitTypeSetup-HawthornCommons'
cols=['ami','units','sf','total_sf','gross','ua','net','monthly','annual']
GR={1:{30:521,50:869,60:1043},2:{30:626,50:1043,60:1252},3:{30:723,50:1206,60:1447}}
UT={'GA':{1:64,2:81,3:99},'TH':{2:112,3:131}}
SEC=[('One Bedroom',[(1,1,'1BR-GA-30','GA',30,3,640),(1,1,'1BR-GA-50','GA',50,9,640),(1,1,'1BR-GA-60','GA',60,12,640),(1,1,'1BR-GA-60 ADA','GA',60,2,668)]),
('Two Bedroom',[(2,1,'2BR-GA-30','GA',30,4,872),(2,1,'2BR-GA-50','GA',50,14,872),(2,1,'2BR-GA-60','GA',60,17,872),(2,1.5,'2BR-TH-50','TH',50,6,980),(2,1.5,'2BR-TH-60','TH',60,8,980)]),
('Three Bedroom',[(3,2,'3BR-GA-50','GA',50,5,1105),(3,2,'3BR-TH-30','TH',30,2,1190),(3,2,'3BR-TH-50','TH',50,5,1190),(3,2,'3BR-TH-60','TH',60,9,1190)])]
ps=ParagraphStyle('h',fontName='Times-Bold',fontSize=9,leading=10,alignment=1)
P=lambda s:Paragraph(s,ps)
data=[['UNIT TYPE',P('BED-<br/>ROOMS'),'BATHS',P('SET-ASIDE<br/>(% AMI)'),P('NO. OF<br/>UNITS'),P('NET SF<br/>PER UNIT'),P('TOTAL<br/>NET SF'),P('GROSS<br/>RENT LIMIT'),P('UTILITY<br/>ALLOWANCE'),P('NET MAX.<br/>RENT'),P('TOTAL NET RENT<br/>PER MONTH'),P('TOTAL NET RENT<br/>PER YEAR')]]
st=[('FONT',(0,0),(-1,-1),'Times-Roman',10),('FONT',(0,0),(-1,0),'Times-Bold',9),('ALIGN',(1,0),(-1,-1),'RIGHT'),('ALIGN',(1,0),(4,-1),'CENTER'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('LINEABOVE',(0,0),(-1,0),1.5,colors.black),('LINEBELOW',(0,0),(-1,0),.8,colors.black),('TOPPADDING',(0,1),(-1,-1),1.5),('BOTTOMPADDING',(0,1),(-1,-1),1.5)]
rows=[];tots=[];A=[]
def tot(lab,rs):
    n=sum(r[1] for r in rs);sf=sum(r[3] for r in rs);mo=sum(r[7] for r in rs);an=sum(r[8] for r in rs)
    data.append([lab,'','','',str(n),'',f'{sf:,}','','','',f'${mo:,}',f'${an:,}'])
    k=len(data)-1;st.append(('FONT',(0,k),(-1,k),'Times-Bold',10));st.append(('LINEABOVE',(4,k),(-1,k),.5,colors.black))
    tots.append({'label':lab,'units':n,'total_sf':sf,'monthly':mo,'annual':an})
for s,us in SEC:
    data.append([s]+['']*11);k=len(data)-1;st+=[('FONT',(0,k),(0,k),'Times-Italic',10.5),('TOPPADDING',(0,k),(-1,k),7)]
    rs=[]
    for bd,bt,t,kd,ami,n,sf in us:
        g=GR[bd][ami];u=UT[kd][bd];v=[ami,n,sf,n*sf,g,u,g-u,n*(g-u),n*(g-u)*12]
        data.append([t,bd,bt,f'{ami}%',n,f'{sf:,}',f'{n*sf:,}',f'${g:,}',f'(${u:,})' if False else f'${u:,}',f'${g-u:,}',f'${v[7]:,}',f'${v[8]:,}'])
        rs.append(v);rows.append({'type':t,'beds':bd,'baths':bt,**dict(zip(cols,v))})
    tot(f'Subtotal - {s}',rs);A+=rs
data.append(['Manager Unit (2BR)',2,1,'—',1,'872','872','—','—','—','—','—'])
rows.append({'type':'Manager Unit (2BR)','beds':2,'baths':1,'units':1,'sf':872,'total_sf':872});A.append([0,1,872,872,0,0,0,0,0])
st.append(('TOPPADDING',(0,len(data)-1),(-1,len(data)-1),7))
tot('PROJECT TOTAL',A);k=len(data)-1;st+=[('LINEABOVE',(0,k),(-1,k),1,colors.black),('LINEBELOW',(0,k),(-1,k),1.5,colors.black),('BACKGROUND',(0,k),(-1,k),colors.HexColor('#eeeeee'))]
n=sum(r[1] for r in A);nn=n-1
b=ParagraphStyle('b',fontName='Times-Roman',fontSize=9,leading=11)
doc=SimpleDocTemplate(f'documents/{NAME}.pdf',pagesize=landscape(legal),leftMargin=48,rightMargin=48,topMargin=40,bottomMargin=40,invariant=1,title='Unit Type Setup')
el=[Paragraph('Hawthorn Commons, L.P.',ParagraphStyle('t',fontName='Times-Bold',fontSize=16,leading=19)),Paragraph('Unit type setup and maximum rent schedule &nbsp;-&nbsp; limits effective 05/15/2023 &nbsp;-&nbsp; migrated from Propertyware unit types 11/02/2023',b),Spacer(1,10),
 Table(data,colWidths=[130,48,48,62,52,62,66,78,78,70,104,108],style=st,repeatRows=1),Spacer(1,12),
 Paragraph('GA = garden, TH = townhouse. Garden tenants pay electric; townhouse tenants pay electric, gas heat and water. Net maximum rent = gross rent limit less utility allowance (housing authority schedule dated 01/01/2023). The manager unit is an employee unit and carries no rent.',b),Spacer(1,14),
 Paragraph('Prepared by: ______________________ &nbsp;&nbsp;&nbsp; Reviewed (Compliance): ______________________ &nbsp;&nbsp;&nbsp; Date: ____________',b)]
doc.build(el)
json.dump({'name':NAME+'.pdf','kind':'UM','planted':None,'money':cols,'rows':rows,'totals':tots},open(f'truth/{NAME}.json','w'),indent=1)
print(len(rows),tots[-1])
