from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter,landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
N='Harrow_Creek_LIHTC_Unit_Mix.pdf'
# name, bd, ba, ami, units, sf, gross, ua, note
U=[('1BR/1BA',1,1,30,4,668,528,71),('1BR/1BA',1,1,50,9,668,881,71),('1BR/1BA - PBV',1,1,50,6,668,881,71),('1BR/1BA',1,1,60,11,684,1057,71),('2BR/1BA',2,1,30,3,862,634,93),('2BR/2BA',2,2,50,12,914,1057,93),('2BR/2BA',2,2,60,18,914,1269,93),('2BR/2BA TH',2,2,60,6,1008,1269,104),('3BR/2BA',3,2,30,2,1126,733,118),('3BR/2BA',3,2,50,5,1126,1222,118),('3BR/2BA',3,2,60,7,1126,1467,118)]
PBV=1094
K=['beds','baths','ami','units','pct_units','sf','gross','ua','net','other:Monthly Rent','other:Annual Rent']
tu=sum(u[4] for u in U)+1;rows=[];data=[['Unit Type','Bed','Bath','AMI\nSet-Aside','No. of\nUnits','% of\nTotal','Avg.\nSq. Ft.','Max. Gross\nRent','Utility\nAllowance','Net\nRent','Monthly\nRent','Annual\nRent']]
tm=0;tsf=0
for t,b,ba,am,u,sf,g,ua in U:
    net=PBV if 'PBV' in t else g-ua;m=net*u;tm+=m;tsf+=sf*u;p=round(u/tu*100,1)
    rows.append(dict(type=t,beds=b,baths=ba,ami=am,units=u,pct_units=p,sf=sf,gross=g,ua=ua,net=net,**{'other:Monthly Rent':m,'other:Annual Rent':m*12}))
    data.append([t,b,ba,f'{am}%',u,f'{p:.1f}%',f'{sf:,}',f'${g:,}',f'${ua}',f'${net:,}'+('*' if 'PBV' in t else ''),f'${m:,}',f'${m*12:,}'])
p=round(1/tu*100,1);tsf+=914
rows.append(dict(type='2BR/2BA - Manager',beds=2,baths=2,units=1,pct_units=p,sf=914,net=0,**{'other:Monthly Rent':0,'other:Annual Rent':0}))
data.append(['2BR/2BA - Manager',2,2,'n/a',1,f'{p:.1f}%','914','n/a','n/a','$0','$0','$0'])
asf=round(tsf/tu);data.append(['Total / Weighted Avg.','','','',tu,'100.0%',f'{asf:,}','','','',f'${tm:,}',f'${tm*12:,}'])
sp=round(sum(r['pct_units'] for r in rows),1);print(tu,sp,asf,tm)
P=lambda s,f='Times-Roman',z=10,l=13,**k:Paragraph(s,ParagraphStyle('p',fontName=f,fontSize=z,leading=l,**k))
t=Table(data,colWidths=[122,32,32,52,44,46,50,64,60,54,62,70],rowHeights=[30]+[17]*(len(data)-1))
t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Times-Roman',9.5),('FONT',(0,0),(-1,0),'Times-Bold',9),('FONT',(0,-1),(-1,-1),'Times-Bold',9.5),('ALIGN',(1,0),(-1,-1),'CENTER'),('ALIGN',(6,1),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#E8DFC9')),('GRID',(0,0),(-1,-1),.4,colors.HexColor('#8c8468')),('LINEABOVE',(0,-1),(-1,-1),1.2,colors.black)]))
def pg(c,d):
    c.setFont('Times-Italic',8);c.drawString(48,26,'Harrow Creek Apartments, L.P.  |  Stage II Financing Application, Section 4');c.drawRightString(744,26,f'4-{d.page}')
SimpleDocTemplate(doc(N),pagesize=landscape(letter),leftMargin=48,rightMargin=48,topMargin=44,bottomMargin=44).build([P('Harrow Creek Apartments','Times-Bold',16,20),P('Exhibit 4-B: Unit Mix and Rent Schedule (2025 income and rent limits)','Times-Italic',11.5,16),Spacer(1,10),t,Spacer(1,10),
P('* Project-based voucher units: the contract rent under the HAP contract with the Tolland County Housing Commission is $1,094 net of utilities; the tenant pays 30% of adjusted income. All other net rents equal the maximum gross rent less the utility allowance.',z=9,l=11.5),P('Utility allowances: Commission schedule effective January 1, 2025 (tenant pays electric heat, cooking and lights; owner pays water, sewer and trash). The manager\'s unit is a common-area employee unit, exempt from income restrictions.',z=9,l=11.5),Spacer(1,6),P('<b>Set-aside election:</b> 40% at 60% AMI. Compliance period 15 years; extended use 30 years.',z=9,l=11.5)],onFirstPage=pg,onLaterPages=pg)
save(N,'UM',K,rows,[{'label':'Total / Weighted Avg.','units':tu,'pct_units':100.0,'sf':asf,'other:Monthly Rent':tm,'other:Annual Rent':tm*12}],'LIHTC application exhibit, AMI set-asides, utility allowances and net rents, manager unit, weighted average total',False)
