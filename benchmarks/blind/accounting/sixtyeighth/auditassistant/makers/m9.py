# India unit matrix pdf, planted digit_changed
from common import *; fonts()
from reportlab.platypus import SimpleDocTemplate,Table,TableStyle,Paragraph,Spacer
from reportlab.lib.pagesizes import A4,landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle as PS
TW=[('TOWER ASHOKA (G+18)',[('1 BHK - A',36,33,612,24500,23850),('2 BHK - B',54,51,948,36000,35120),('2 BHK Premium - B+',36,32,1026,39500,38760),('3 BHK - C',18,18,1384,54000,52490)]),
('TOWER BANYAN (G+18)',[('1 BHK - A',18,17,612,24500,24010),('2 BHK - B',72,66,948,36000,34875),('3 BHK - C',36,31,1384,54000,53360),('3 BHK + SQ - C1',18,15,1542,61500,60240)]),
('TOWER CHAMPAK (G+12)',[('Studio - S',24,24,418,18500,18225),('1 BHK - A2',24,22,640,25500,24930),('2 BHK - B2',48,45,975,37000,36415)]),
('ROW VILLAS',[('4 BHK Villa - V1',8,7,2460,118000,114600),('4 BHK Villa - V2 (garden)',4,4,2715,135000,131250)])]
K=['units','occupied','vacant','pct_occ','sf','total_sf','market','market_sf','actual','actual_total']
T=[];TT=[];data=[['Sr.\nNo.','Configuration','Units','','','Occ.\n%','Carpet area (sq ft)','','Rent per unit per month (₹)','','','Monthly\nbilling (₹)'],['','','Total','Leased','Vacant','','Per unit','Total','Asking','per\nsq ft','Avg. in\nplace','']]
sty=[]
def L(t): return [str(t['units']),str(t['occupied']),str(t['vacant']),f"{t['pct_occ']:.1f}%",inr(t['sf'],0) if 'sf' in t else '',inr(t['total_sf'],0),inr(t['market'],0) if 'market' in t else '',f"{t['market_sf']:.2f}" if 'market_sf' in t else '',inr(t['actual'],0) if 'actual' in t else '',inr(t['actual_total'],0)]
def tot(X,lab):
    u=sum(t['units'] for t in X);o=sum(t['occupied'] for t in X)
    return dict(label=lab,units=u,occupied=o,vacant=u-o,pct_occ=round(o/u*100,1),total_sf=sum(t['total_sf'] for t in X),actual_total=sum(t['actual_total'] for t in X))
n=0
for tw,rs in TW:
    data.append([tw]+['']*11); r=len(data)-1; sty+=[('SPAN',(0,r),(-1,r)),('FONT',(0,r),(-1,r),'DVB',8),('BACKGROUND',(0,r),(-1,r),colors.HexColor('#FBE9D0')),('ALIGN',(0,r),(0,r),'LEFT')]
    X=[]
    for ty,u,o,a,m,p in rs:
        n+=1; t=dict(type=ty,units=u,occupied=o,vacant=u-o,pct_occ=round(o/u*100,1),sf=a,total_sf=a*u,market=m,market_sf=round(m/a,2),actual=p,actual_total=p*o); X.append(t)
    s=tot(X,'Sub-total')
    for t in X:
        if tw.startswith('TOWER CH') and t['type']=='1 BHK - A2': good=t['actual_total']; t['actual_total']=bad=good+30000   # 548460 -> 578460
        data.append([str(len(T)+1),t['type']]+L(t)); T.append(t)
    data.append(['','Sub-total']+L(s)); r=len(data)-1; sty+=[('FONT',(0,r),(-1,r),'DVB',8),('LINEABOVE',(1,r),(-1,r),.8,colors.black)]; TT.append(s)
good_all=tot(T,'TOTAL - ALL TOWERS'); good_all['actual_total']=sum(x['actual_total'] for x in TT); TT.append(good_all)
data.append(['','TOTAL - ALL TOWERS']+L(good_all)); r=len(data)-1; sty+=[('FONT',(0,r),(-1,r),'DVB',8.2),('BACKGROUND',(0,r),(-1,r),colors.HexColor('#F4C27A'))]
N='um_unit_matrix_sahyadri_greens.pdf'; doc=SimpleDocTemplate(D(N),pagesize=landscape(A4),leftMargin=32,rightMargin=32,topMargin=30,bottomMargin=28)
tb=Table(data,colWidths=[26,128,40,44,44,44,54,62,62,48,62,76],rowHeights=[24,24]+[16]*(len(data)-2),repeatRows=2)
tb.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'DV',8),('FONT',(0,0),(-1,1),'DVB',7.6),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#8C4A0B')),('TEXTCOLOR',(0,0),(-1,1),colors.white),('ALIGN',(0,0),(-1,1),'CENTER'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('ALIGN',(2,2),(-1,-1),'RIGHT'),('ALIGN',(0,2),(0,-1),'CENTER'),('GRID',(0,0),(-1,-1),.3,colors.HexColor('#B08A5A')),
 ('SPAN',(2,0),(4,0)),('SPAN',(6,0),(7,0)),('SPAN',(8,0),(10,0)),('SPAN',(0,0),(0,1)),('SPAN',(1,0),(1,1)),('SPAN',(5,0),(5,1)),('SPAN',(11,0),(11,1))]+sty))
doc.build([Paragraph('SAHYADRI GREENS, Baner-Balewadi, Pune',PS('a',fontName='DVB',fontSize=14,leading=18)),Paragraph('Unit matrix of the rental block &nbsp;|&nbsp; Position as on 30.09.2025 &nbsp;|&nbsp; Owner: Sahyadri Rental Housing LLP',PS('b',fontName='DV',fontSize=8.5,leading=13)),Spacer(1,6),tb,Spacer(1,6),Paragraph('Carpet area as per RERA certificate. Rents exclude maintenance (₹4.50 per sq ft), GST not applicable. SQ = servant quarter. Monthly billing = leased units x average in-place rent.',PS('c',fontName='DVI',fontSize=7,leading=9))])
save(N,'UM','Indian unit matrix by tower, grouped header, lakh grouping, rupees',False,K,T,TT,{"what":f"Tower Champak 1 BHK - A2: monthly billing printed {inr(bad,0)} instead of {inr(good,0)} (sub-total and total use the right amount)","kind":"digit_changed"}); print(len(T),good,bad)
