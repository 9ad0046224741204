# non-profit LIHTC rent schedule (platypus), AMI tiers, utility allowance
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib.styles import getSampleStyleSheet, ParagraphStyle
from reportlab.lib import colors
from h import *
N='um_lihtc_rent_schedule.pdf'
g={('0',30):470,('0',50):783,('1',30):503,('1',50):839,('1',60):1007,('2',30):604,('2',50):1007,('2',60):1209,('3',50):1163,('3',60):1396}
lim={30:(18810,21510,24180,26850,29010),50:(31350,35850,40300,44750,48350),60:(37620,43020,48360,53700,58020)}
g={('1',30):503,('1',50):839,('1',60):1007,('2',30):604,('2',50):1007,('2',60):1209,('3',30):698,('3',50):1163,('3',60):1396}
ua={'1':68,'2':87,'3':109}
L=[('1BR Flat','1',1,'1.0',30,6,642,None),('1BR Flat','1',1,'1.0',50,10,642,None),('1BR Flat','1',1,'1.0',60,4,642,962-68),
('1BR Accessible','1',1,'1.0',50,2,688,None),('2BR Flat','2',2,'1.0',30,4,866,None),('2BR Flat','2',2,'1.0',50,11,866,None),('2BR Flat','2',2,'1.0',60,9,866,1080),
('2BR Townhouse','2',2,'1.5',60,6,958,1105),('2BR Accessible','2',2,'1.0',50,2,902,None),('3BR Townhouse','3',3,'1.5',30,2,1184,None),('3BR Townhouse','3',3,'1.5',50,5,1184,None),('3BR Townhouse','3',3,'1.5',60,3,1184,1240)]
rows=[];T=dict(units=0,total_sf=0,m=0,a=0)
for ty,b,beds,ba,ami,n,sf,pr in L:
    gross=g[(b,ami)]; net=gross-ua[b] if pr is None else pr
    if pr is not None: gross=net+ua[b]   # proposed gross below the limit
    r={"type":ty,"beds":beds,"baths":float(ba),"ami":ami,"units":n,"sf":sf,"total_sf":n*sf,"gross":gross,"ua":ua[b],"net":net,"other:Monthly Income":n*net,"other:Annual Income":n*net*12}
    rows.append(r); T['units']+=n;T['total_sf']+=n*sf;T['m']+=n*net;T['a']+=n*net*12
mgr={"type":"2BR Manager's Unit","beds":2,"baths":1.0,"units":1,"sf":866,"total_sf":866,"net":0,"other:Monthly Income":0,"other:Annual Income":0}
rows.append(mgr);T['units']+=1;T['total_sf']+=866
ss=getSampleStyleSheet(); P=lambda t,z=9,**k:Paragraph(t,ParagraphStyle('x',parent=ss['Normal'],fontSize=z,leading=z+3,**k))
S=[P('<b>Kessler Creek Commons</b>',15),Spacer(1,3),P('Developed by Tri-Valley Neighborhood Housing, Inc. (a 501(c)(3) corporation) &nbsp;|&nbsp; Dunmore County, Ohio',9),Spacer(1,8),P('<b>Exhibit C – Unit Mix and Proposed Rents, effective May 1, 2025</b>',11),Spacer(1,6)]
hd=[['Unit Type','BR','BA','%\nAMI','No. of\nUnits','Net Rentable\nSq. Ft.','Total\nSq. Ft.','Gross\nRent','Utility\nAllow.','Net\nRent','Monthly\nIncome','Annual\nIncome']]
d=lambda v:f'${v:,}'
body=[]
for r in rows:
    body.append([r['type'],r['beds'],f"{r['baths']:.1f}",f"{r['ami']}%" if 'ami' in r else 'n/a',r['units'],f"{r['sf']:,}",f"{r['total_sf']:,}",d(r['gross']) if 'gross' in r else '',d(r['ua']) if 'ua' in r else '',d(r['net']),d(r['other:Monthly Income']),d(r['other:Annual Income'])])
tl=['Total / Average','','','',T['units'],f"{round(T['total_sf']/T['units']):,}",f"{T['total_sf']:,}",'','','',d(T['m']),d(T['a'])]
t=Table(hd+body+[tl],colWidths=[118,28,30,38,42,66,56,52,52,52,66,74],rowHeights=None)
t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',8.5),('FONT',(0,0),(-1,0),'Helvetica-Bold',8.5),('FONT',(0,-1),(-1,-1),'Helvetica-Bold',8.5),('ALIGN',(1,0),(4,-1),'CENTER'),('ALIGN',(5,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#DDE7E3')),('LINEBELOW',(0,0),(-1,0),1,colors.black),('LINEABOVE',(0,-1),(-1,-1),1,colors.black),('LINEBELOW',(0,1),(-1,-2),.25,colors.lightgrey),('TOPPADDING',(0,0),(-1,-1),2.5),('BOTTOMPADDING',(0,0),(-1,-1),2.5)]))
S+=[t,Spacer(1,14),P('<b>2025 Income Limits (MTSP), Dunmore County</b>',9),Spacer(1,3)]
il=[['','1 Person','2 Person','3 Person','4 Person','5 Person']]+[[f'{k}% AMI']+[d(x) for x in v] for k,v in lim.items()]
t2=Table(il,colWidths=[60]+[62]*5,hAlign='LEFT'); t2.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',8),('GRID',(0,0),(-1,-1),.3,colors.grey),('ALIGN',(1,0),(-1,-1),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),1.5)]))
S+=[t2,Spacer(1,10),P('60% AMI rents are set below the tax credit maximum to match the market study. Tenants pay electric; owner pays water, sewer and trash. Utility allowances per Dunmore MHA schedule dated 10/1/2024. The manager’s unit is common space and earns no rent.',8)]
SimpleDocTemplate(doc(N),pagesize=landscape(letter),leftMargin=48,rightMargin=48,topMargin=42,bottomMargin=36).build(S)
save(N,'UM','LIHTC exhibit of unit mix, AMI tiers, utility allowances, income-limit side table',False,['beds','baths','ami','units','sf','total_sf','gross','ua','net','other:Monthly Income','other:Annual Income'],rows,[{"label":"Total / Average","units":T['units'],"sf":round(T['total_sf']/T['units']),"total_sf":T['total_sf'],"other:Monthly Income":T['m'],"other:Annual Income":T['a']}])
print(T)
