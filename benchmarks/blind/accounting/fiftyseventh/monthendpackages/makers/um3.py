# senior housing portfolio, .xls, sections by community
from common import *
import xlwt
R=random.Random(57123); F='SeniorPortfolio_UnitMix_Q3.xls'
C=[('Ashgrove Manor – Dayton',[('IL','Studio',10,395,2395),('IL','One Bedroom',34,560,2950),('IL','Two Bedroom',16,845,3640),('AL','Studio',22,340,4150),('AL','One Bedroom',18,510,4890),('MC','Private',16,285,6325)]),
('Belcourt Landing – Kettering',[('AL','Studio',28,352,4325),('AL','One Bedroom',20,498,5075),('AL','Companion',8,440,3350),('MC','Private',12,270,6550),('MC','Companion',12,315,5275)]),
('Fernhollow – Mason',[('IL','One Bedroom',40,612,3280),('IL','One Bedroom Deluxe',18,704,3595),('IL','Two Bedroom',30,928,4175),('IL','Cottage',12,1240,4820)]),
('The Gables at Stonelick',[('IL','One Bedroom',24,588,3105),('IL','Two Bedroom',14,880,3795),('AL','Alcove',16,388,4460),('AL','One Bedroom',24,520,5120),('AL','Two Bedroom',6,760,6240),('MC','Private',14,290,6680),('MC','Companion',6,330,5390)]),
('Merrow Heights – Hamilton',[('AL','Studio',36,330,3980),('AL','Studio Deluxe',12,375,4295),('AL','One Bedroom',14,480,4710),('MC','Private',20,262,5995)]),
('Pryor Street Residence',[('IL','Studio',18,405,2150),('IL','One Bedroom',30,535,2685),('AL','Studio',14,340,3890)])]
wb=xlwt.Workbook(); ws=wb.add_sheet('Unit Mix 9-30-25')
def S(fmt=None,b=0,top=0,al=None,bg=None,it=0,h=180,col=None):
    s=xlwt.XFStyle(); s.font.name='Tahoma'; s.font.height=h; s.font.bold=bool(b); s.font.italic=bool(it)
    if col: s.font.colour_index=col
    if fmt: s.num_format_str=fmt
    if top: s.borders.top=top
    if al: s.alignment.horz=al; s.alignment.wrap=1; s.alignment.vert=2
    if bg: s.pattern.pattern=1; s.pattern.pattern_fore_colour=bg
    return s
t=S(); n=S('#,##0'); p=S('0.0'); d=S('#,##0.00'); tb=S(b=1,top=1); nb=S('#,##0',1,1); pb=S('0.0',1,1); hd=S(b=1,al=2,bg=22); sec=S(b=1,h=200,col=18)
tG=S(b=1,top=1); nG=S('#,##0',1,1); pG=S('0.0',1,1)
for q in (tG,nG,pG): q.borders.bottom=6
ws.write(0,0,'Ohio Valley Senior Portfolio',S(b=1,h=260)); ws.write(1,0,'Unit mix, occupancy and rates by community',t); ws.write(2,0,'September 30, 2025 (quarter end)',t)
H=['Care','Unit Type','Avg SF','No. Units','Occ.','Vacant','Occ %','Street Rate','In-Place Avg','Street Monthly','In-Place Monthly','Gap %']
for j,x in enumerate(H): ws.write(4,j,x,hd)
K=['sf','units','occupied','vacant','pct_occ','market','actual','market_total','actual_total','other:Gap %']
r=6; rows=[];tot=[]; GA=[]
def agg(L):
    u=sum(x[1] for x in L);o=sum(x[2] for x in L);mt=sum(x[1]*x[3] for x in L);at=sum(x[2]*x[4] for x in L);ms=sum(x[2]*x[3] for x in L)
    return dict(sf=round(sum(x[0]*x[1] for x in L)/u),units=u,occupied=o,vacant=u-o,pct_occ=round(o/u*100,1),market=round(mt/u),actual=round(at/o),market_total=mt,actual_total=at,**{'other:Gap %':round((ms-at)/ms*100,1)})
def put(r,v,ns,ps):
    for j,k in enumerate(K): ws.write(r,2+j,v[k],ps if k in('pct_occ','other:Gap %') else ns)
for c,l in C:
    ws.write(r,0,c,sec); r+=1; A=[]; prev=None
    for care,ty,u,sf,st in l:
        o=max(1,round(u*R.uniform(.78,1.0))); ip=round(st*R.uniform(.90,1.005)); x=(sf,u,o,st,ip); A.append(x); v=agg([x])
        if care!=prev: ws.write(r,0,care,t)
        prev=care; ws.write(r,1,ty,t); put(r,v,n,p); rows.append({'type':ty,**{k:v[k] for k in K}}); r+=1
    v=agg(A); lab='Total '+c.split(' – ')[0]; ws.write(r,0,lab,tb); ws.write(r,1,'',tb); put(r,v,nb,pb); tot.append({'label':lab,**v}); r+=2; GA+=A
v=agg(GA); ws.row(r).height_mismatch=True; ws.row(r).height=300; ws.write(r,0,'Portfolio – 6 communities',tG); ws.write(r,1,'',tG); put(r,v,nG,pG); tot.append({'label':'Portfolio – 6 communities',**v}); r+=2
for s in ('IL = independent living, AL = assisted living, MC = memory care. Companion suites are counted by bed.','Rates are base rent before care fees. Gap % = street less in-place on occupied units, as % of street.','Rates on total lines are weighted (street by units, in-place by occupied).'): ws.write(r,0,s,S(it=1,h=150)); r+=1
for j,w in enumerate([8,22,8,9,8,8,8,10,10,13,13,8]): ws.col(j).width=w*280
ws.row(4).height_mismatch=True; ws.row(4).height=520
ws.portrait=False; ws.fit_num_pages=1; ws.fit_width_to_pages=1; ws.fit_height_to_pages=1
wb.save(doc(F)); 
save(F,'UM',K,rows,tot,'.xls portfolio, senior housing, sections by community, care level printed once a group',False)
