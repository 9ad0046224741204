# Unit mix summary page of apartments, PDF; grouped headers, beds/baths columns, market & in-place, subtotals by bedroom count
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter,landscape
from reportlab.lib import colors
from reportlab.lib.styles import getSampleStyleSheet
from common import *
N='um_quarry_ridge'
A=[('S1 Alcove','0','1',12,11,448,735,708),('A1 Birch','1','1',28,26,612,845,822),('A2 Birch w/ Patio','1','1',16,15,640,875,851),('A3 Birch Renovated','1','1',8,8,612,940,931),('B1 Cedar','2','1',24,22,824,985,948),('B2 Cedar Corner','2','1.5',16,16,872,1020,987),('B3 Cedar Renovated','2','1.5',8,7,872,1115,1094),('C1 Dogwood','3','2',10,9,1088,1245,1189),('C2 Dogwood Den','3','2',4,4,1176,1310,1262)]
G={'0':'Studio','1':'One Bedroom','2':'Two Bedroom','3':'Three Bedroom'}
K=['units','pct_units','occupied','vacant','sf','total_sf','market','market_sf','market_total','actual','actual_total']
U=sum(a[3] for a in A)
def vals(L):
    n=sum(a[3] for a in L); o=sum(a[4] for a in L); ts=sum(a[3]*a[5] for a in L); mt=sum(a[3]*a[6] for a in L); at=sum(a[4]*a[7] for a in L)
    return [n,round(n/U*100,1),o,n-o,round(ts/n),ts,round(mt/n),round(mt/ts,2),mt,round(at/o),at]
def fm(v): return [str(v[0]),f'{v[1]:.1f}%',str(v[2]),str(v[3]),f'{v[4]:,}',f'{v[5]:,}',f'${v[6]:,}',f'${v[7]:.2f}',f'${v[8]:,}',f'${v[9]:,}',f'${v[10]:,}']
D=[['Floor Plan','Bed','Bath','Units','% of\nUnits','Occupied','Vacant','SF','Total SF','Market Rent','','','In-Place Rent',''],['']*9+['Per\nUnit','Per SF','Monthly\nTotal','Avg','Monthly\nTotal']]
st=[('SPAN',(9,0),(11,0)),('SPAN',(12,0),(13,0)),('ALIGN',(9,0),(-1,0),'CENTER'),('ALIGN',(1,2),(2,-1),'CENTER'),('ALIGN',(3,0),(8,-1),'RIGHT'),('ALIGN',(9,1),(-1,-1),'RIGHT'),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#244a3d')),('TEXTCOLOR',(0,0),(-1,1),colors.white),('FONT',(0,0),(-1,1),'Helvetica-Bold',8),('FONT',(0,2),(-1,-1),'Helvetica',8.5),('LINEBELOW',(9,0),(11,0),.6,colors.white),('LINEBELOW',(12,0),(13,0),.6,colors.white),('VALIGN',(0,0),(-1,1),'BOTTOM')]+[('SPAN',(i,0),(i,1)) for i in range(9)]
rows=[];T=[]
for g,h in G.items():
    L=[a for a in A if a[1]==g]
    for a in L:
        v=vals([a]); rows.append({"type":a[0],"beds":a[1],"baths":a[2],**dict(zip(K,v))}); D.append(list(a[:3])+fm(v))
    if len(L)>1:
        v=vals(L); T.append({"label":h+' Subtotal',**dict(zip(K,v))}); i=len(D); st+=[('FONT',(0,i),(-1,i),'Helvetica-Oblique',8.5),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#eaf1ec'))]; D.append([h+' Subtotal','','']+fm(v))
v=vals(A); T.append({"label":'Total / Average',**dict(zip(K,v))}); i=len(D); st+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',8.5),('LINEABOVE',(0,i),(-1,i),1,colors.black)]; D.append(['Total / Average','','']+fm(v))
S=getSampleStyleSheet(); t=Table(D,colWidths=[112,30,32,36,42,52,44,40,56,48,48,62,48,62]); t.setStyle(TableStyle(st))
SimpleDocTemplate(out(N+'.pdf'),pagesize=landscape(letter),leftMargin=36,rightMargin=36,topMargin=50).build([Paragraph('Quarry Ridge Apartments',S['Title']),Paragraph('2200 Quarry Road, Davenport, Iowa &nbsp;|&nbsp; Unit Mix as of August 31, 2025',S['Normal']),Spacer(1,14),t,Spacer(1,10),Paragraph('<font size=8>In-place averages are over occupied units only. Market rents per the August 2025 survey, unfurnished, before concessions.</font>',S['Normal'])])
save(N,'pdf','UM','MULTIFAMILY','owner unit mix page, grouped headers',K,rows,T)
