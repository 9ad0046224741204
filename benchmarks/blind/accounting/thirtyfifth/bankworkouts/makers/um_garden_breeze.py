"""Garden apartments unit mix workbook (xlsxwriter, formulas with cached values): bedroom sections, grouped header, hidden code column, second sheet of notes"""
from common import *
import xlsxwriter
from decimal import Decimal, ROUND_HALF_UP
def hu(x,n): return float(Decimal(repr(round(x,9))).quantize(Decimal(1).scaleb(-n),ROUND_HALF_UP))
N='um_garden_breeze'
# plan code, plan, beds, baths, sf, units, occ, leased-vacant, market, in-place avg
S=[('ONE BEDROOM',[('a1','A1 Dogwood',1,'1.0',612,32,29,1,1035,978.42),('a1r','A1-R Dogwood Reno',1,'1.0',612,12,11,0,1165,1121.36),('a2','A2 Dogwood Den',1,'1.0',704,16,13,1,1110,1066.15)]),
('TWO BEDROOM',[('b1','B1 Magnolia',2,'1.0',846,24,22,0,1215,1162.05),('b2','B2 Magnolia',2,'2.0',921,40,33,3,1295,1247.73),('b2r','B2-R Magnolia Reno',2,'2.0',921,8,8,0,1420,1398.75),('b3t','B3 Townhome',2,'1.5',1058,12,10,1,1390,1321.50)]),
('THREE BEDROOM',[('c1','C1 Live Oak',3,'2.0',1184,16,13,0,1560,1488.46),('c2','C2 Live Oak (ADA)',3,'2.0',1184,4,3,0,1560,1401.67)])]
M=['sf','total_sf','units','occupied','other:VACANT Leased','other:VACANT Available','pct_occ','pct_leased','market','actual','other:AVERAGE RENT Difference','market_total','actual_total','market_sf','actual_sf']
wb=xlsxwriter.Workbook(doc(N,'xlsx')); ws=wb.add_worksheet('Unit Mix'); w2=wb.add_worksheet('Notes')
import datetime
wb.set_properties({'created':datetime.datetime(2025,7,8)})
b={'font_name':'Calibri','font_size':10}
def fmt(nf=None,**k):
    d=dict(b);d.update(k)
    if nf: d['num_format']=nf
    return wb.add_format(d)
ws.hide_gridlines(2)
ws.write(0,1,'Dogwood Landing Apartments',fmt(bold=True,font_size=14,font_color='#7B2D26')); ws.write(1,1,'164-unit garden community  |  Pearl, Mississippi',fmt()); ws.write(2,1,'Unit Mix  -  rent roll date 7/7/2025',fmt(bold=True))
g=fmt(bold=True,align='center',bottom=1,font_color='#7B2D26'); h=fmt(bold=True,align='center',valign='vcenter',text_wrap=True,bottom=2)
# col: 0 hidden code,1 plan,2 bed,3 bath,4 sf,5 total sf,6 units,7 occ,8 vl,9 va,10 %occ,11 %leased,12 mkt,13 act,14 diff,15 mp,16 ap,17 msf,18 asf
ws.merge_range(4,8,4,9,'VACANT',g); ws.merge_range(4,12,4,14,'AVERAGE RENT',g); ws.merge_range(4,15,4,16,'MONTHLY TOTAL RENT',g); ws.merge_range(4,17,4,18,'RENT PER SQ FT',g)
for j,t in enumerate(['Code','Floor Plan','Beds','Baths','Avg SF','Total SF','Units','Occupied','Leased','Available','% Occ.','% Leased','Market','In-Place','Difference','Market','In-Place','Market','In-Place']): ws.write(5,j,t,h)
ws.set_row(5,24)
NF={4:'#,##0',5:'#,##0',6:'0',7:'0',8:'0;;"-"',9:'0;;"-"',10:'0.0%',11:'0.0%',12:'$#,##0',13:'$#,##0.00',14:'$#,##0.00',15:'$#,##0',16:'$#,##0.00',17:'$0.00',18:'$0.00'}
cache={}
def F(j,tot): 
    k=(j,tot)
    if k not in cache: cache[k]=fmt(NF.get(j),**({'bold':True,'top':1,'bg_color':'#F4E9E7'} if tot else {}))
    return cache[k]
K=dict(zip(range(4,19),M)); rows=[]; tots=[]
def derive(v):
    v['other:AVERAGE RENT Difference']=r2(v['market']-v['actual'])
    return v
def emit(r,lab,v,tot=False,code=None,beds=None,baths=None,form=None):
    if code: ws.write(r,0,code,fmt())
    if tot:
        for j in range(1,19): ws.write_blank(r,j,None,F(j,True))
    ws.write(r,1,lab,F(1,tot))
    if beds: ws.write(r,2,beds,fmt(align='center')); ws.write(r,3,float(baths),fmt('0.0',align='center'))
    for j,k in K.items():
        q=v.get(k)
        if q is None: continue
        q2=q/100 if k.startswith('pct') else q
        if form and j in form: ws.write_formula(r,j,form[j],F(j,tot),q2)
        else: ws.write_number(r,j,q2,F(j,tot))
def compute(u,o,vl,sfT,mT,aT,exact=None):
    mk=mT/u; ac=aT/o
    v={'sf':round(sfT/u),'total_sf':sfT,'units':u,'occupied':o,'other:VACANT Leased':vl,'other:VACANT Available':u-o-vl,'pct_occ':round(100*o/u,1),'pct_leased':round(100*(o+vl)/u,1),
     'market':mk,'actual':ac}
    return v
r=6; allr=[]
def truth(v,tot=False):
    t=dict(v)
    for k in ('other:VACANT Leased','other:VACANT Available'):
        if t[k]==0: t.pop(k)          # a lone dash
    for k in list(t):
        if k in ('sf','total_sf','market','market_total'): t[k]=int(hu(t[k],0))
        elif isinstance(t[k],float): t[k]=hu(t[k],1 if k.startswith('pct') else 2)
    return t
def full(u,o,vl,sfT,mT,aT):
    v=compute(u,o,vl,sfT,mT,aT); v['pct_occ']=100*o/u; v['pct_leased']=100*(o+vl)/u; v['sf']=sfT/u
    v['other:AVERAGE RENT Difference']=r2(round(v['market'],2)-round(v['actual'],2))
    v['other:AVERAGE RENT Difference']=v['market']-v['actual']
    v['market_total']=mT; v['actual_total']=aT
    sfocc=None
    v['market_sf']=mT/sfT; v['actual_sf']=v['actual']/v['sf']
    return v
G=[0]*6; segs=[]
for s,L in S:
    ws.write(r,1,s,fmt(bold=True,font_color='#7B2D26')); r+=1; r0=r; U=[0]*6
    for code,pl,bd,ba,sf,u,o,vl,mk,ac in L:
        aT=r2(o*ac); x=(u,o,vl,sf*u,u*mk,aT)
        v=full(*x); e=r+1
        emit(r,pl,v,False,code,bd,ba,{5:f'=E{e}*G{e}',10:f'=H{e}/G{e}',11:f'=(H{e}+I{e})/G{e}',14:f'=M{e}-N{e}',15:f'=G{e}*M{e}',16:f'=H{e}*N{e}',17:f'=M{e}/E{e}',18:f'=N{e}/E{e}'})
        rows.append({'type':pl,'beds':str(bd),'baths':ba,**truth(v)}); U=[r2(a+b) if i==5 else a+b for i,(a,b) in enumerate(zip(U,x))]; r+=1
    lab=s.title()+' Total'; v=full(*U); e=r+1; a=r0+1; z=r
    sm={j:f'=SUM({c}{a}:{c}{z})' for j,c in ((5,'F'),(6,'G'),(7,'H'),(8,'I'),(9,'J'),(15,'P'),(16,'Q'))}
    sm.update({4:f'=F{e}/G{e}',10:f'=H{e}/G{e}',11:f'=(H{e}+I{e})/G{e}',12:f'=P{e}/G{e}',13:f'=Q{e}/H{e}',14:f'=M{e}-N{e}',17:f'=M{e}/E{e}',18:f'=N{e}/E{e}'})
    emit(r,lab,v,True,form=sm); tots.append({'label':lab,**truth(v)}); segs.append(e); r+=2
    G=[r2(p+q) if i==5 else p+q for i,(p,q) in enumerate(zip(G,U))]
v=full(*G); e=r+1
sm={j:'='+'+'.join(f'{c}{k}' for k in segs) for j,c in ((5,'F'),(6,'G'),(7,'H'),(8,'I'),(9,'J'),(15,'P'),(16,'Q'))}
sm.update({4:f'=F{e}/G{e}',10:f'=H{e}/G{e}',11:f'=(H{e}+I{e})/G{e}',12:f'=P{e}/G{e}',13:f'=Q{e}/H{e}',14:f'=M{e}-N{e}',17:f'=M{e}/E{e}',18:f'=N{e}/E{e}'})
emit(r,'Total / Average',v,True,form=sm); tots.append({'label':'Total / Average',**truth(v)})
assert G[0]==164,G
ws.write(r+2,1,'In-Place is the average of occupied units. Reno = renovated interiors (2022-23).',fmt(italic=True,font_size=9))
ws.set_column(0,0,6,None,{'hidden':True}); ws.set_column(1,1,22); ws.set_column(2,3,6); ws.set_column(4,9,9); ws.set_column(10,11,8.5); ws.set_column(12,14,10.5); ws.set_column(15,16,12.5); ws.set_column(17,18,9)
ws.set_landscape(); ws.fit_to_pages(1,1); ws.freeze_panes(6,2)
for i,t in enumerate(('Notes for lender','1. Building 7 (units 701-708) was re-opened in March after fire restoration.','2. Two employee units are in A1 and counted as occupied.','3. Market rents per Yardi Breeze unit types, last changed 5/15/2025.')): w2.write(i,0,t,fmt(bold=(i==0)))
w2.set_column(0,0,80)
wb.close()
save(N,'xlsx','UM','MULTIFAMILY','garden apartments unit mix by bedroom, grouped two-row header, formulas, hidden code column, notes sheet',M,rows,tots,hard='grouped headers with the same lower words; average lines in totals')
for t in tots: print(t)
