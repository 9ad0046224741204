# Yardi-like box score, xlsx: availability by unit type for two phases, then activity and conversion side tables
import random, openpyxl
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
from openpyxl.utils import get_column_letter as GL
from common import *
rnd=random.Random(8109)
PH=[('Harrow Bend Phase I (harrow1)',[('hb1-S1','Studio 1 bath',498,1215,12),('hb1-A1','1 Bed 1 Bath',642,1368,36),('hb1-A1R','1 Bed 1 Bath Reno',642,1492,24),('hb1-A2','1 Bed 1 Bath',715,1440,28),('hb1-A2D','1 Bed Den',788,1525,8),('hb1-B1','2 Bed 1 Bath',896,1610,20),('hb1-B2','2 Bed 2 Bath',988,1745,40),('hb1-B2R','2 Bed 2 Bath Reno',988,1889,16),('hb1-B3','2 Bed 2 Bath Corner',1066,1820,12),('hb1-C1','3 Bed 2 Bath',1240,2135,12)]),
('Harrow Bend Phase II (harrow2)',[('hb2-A1','1 Bed 1 Bath',680,1565,30),('hb2-A2','1 Bed 1 Bath Balc',722,1610,24),('hb2-A3','1 Bed 1.5 Bath Loft',910,1840,6),('hb2-B1','2 Bed 2 Bath',1022,1965,36),('hb2-B2','2 Bed 2 Bath Balc',1080,2030,24),('hb2-B3','2 Bed 2.5 Bath TH',1265,2290,10),('hb2-C1','3 Bed 2 Bath',1318,2440,12),('hb2-C2','3 Bed 3 Bath TH',1490,2715,8)])]
H=['Code','Unit Type','Avg. Sq Ft','Market Rent','Units','Occupied No Notice','Vacant Rented','Vacant Unrented','Notice Rented','Notice Unrented','Available','Model','Down','% Occ','% Leased','% Trend']
K=['sf','market','units']+['other:'+h for h in H[5:13]]+['pct_occ','pct_leased','other:% Trend']
wb=openpyxl.Workbook(); ws=wb.active; ws.title='Boxscore'
fb=Font(name='Verdana',size=8,bold=True); fn=Font(name='Verdana',size=8); fill=PatternFill('solid',fgColor='C9D7E8'); top=Border(top=Side(style='thin'))
def put(r,c,v,f=fn,nf=None,al=None,fl=None):
    x=ws.cell(r,c,v); x.font=f
    if nf: x.number_format=nf
    if al: x.alignment=Alignment(horizontal=al,wrap_text=True,vertical='bottom')
    if fl: x.fill=fl
    return x
put(1,1,'Boxscore Summary',Font(name='Verdana',size=12,bold=True)); put(2,1,'For Selected Properties',fn); put(3,1,'Date = 08/01/2025-08/31/2025',fn)
fmts=['#,##0','#,##0.00']+['0']*9+['0.00']*3
rows=[];tots=[];GA=[0]*11
def pct(m):  # m: units,onn,vr,vu,nr,nu,avail,model,down
    u=m[0]; return [r2(100*(m[1]+m[4]+m[5])/u),r2(100*(m[1]+m[4]+m[5]+m[2]-0)/u),r2(100*(m[1]+m[2])/u)]
r=5; put(r,1,'Availability',fb); r+=1
allm=[]
for ph,ts in PH:
    put(r,1,ph,fb); r+=1
    for j,h in enumerate(H,1): put(r,j,h,fb,None,'left' if j<3 else 'right',fill)
    ws.row_dimensions[r].height=34; r+=1; M=[]
    for n,(cd,ty,sf,mk,u) in enumerate(ts):
        model=1 if cd in('hb1-B2','hb2-B1') else 0; down=1 if cd in('hb1-A1','hb1-B1') else 0
        vr=rnd.randint(0,max(1,u//12)); vu=rnd.randint(0,max(1,u//11)); nr=rnd.randint(0,1+u//20); nu=rnd.randint(0,1+u//14)
        m=[u,u-vr-vu-nr-nu-model-down,vr,vu,nr,nu,vu+nu,model,down]
        mk=r2(mk+rnd.randint(-40,60)/4*1.0)
        v=[sf,mk]+m+pct(m); put(r,1,cd); put(r,2,ty)
        for j,(x,nf) in enumerate(zip(v,fmts),3): put(r,j,x,fn,nf)
        rows.append(dict({"type":ty,"other:Code":cd},**dict(zip(K,v)))); M.append((sf,mk,m)); r+=1
    allm+=M
    def tl(lab,M):
        s=[sum(m[2][i] for m in M) for i in range(9)]
        return [round(sum(a*m[0] for a,b,m in M)/s[0]),r2(sum(b*m[0] for a,b,m in M)/s[0])]+s+pct(s)
    v=tl('',M); put(r,1,'Total '+ph.split(' (')[0],fb)
    for j,(x,nf) in enumerate(zip(v,fmts),3): put(r,j,x,fb,nf).border=top
    tots.append(dict({"label":'Total '+ph.split(' (')[0]},**dict(zip(K,v)))); r+=2
v=tl('',allm); put(r,1,'Grand Total',fb)
for j,(x,nf) in enumerate(zip(v,fmts),3): put(r,j,x,fb,nf).border=top
tots.append(dict({"label":'Grand Total'},**dict(zip(K,v)))); r+=3
for x in rows: x.pop('other:Code')
put(r,1,'Resident Activity',fb); r+=1
for j,h in enumerate(['Property','','Move Ins','Reverse','Move Outs','Cancel','Notice','Skip / Early Term','On-Site Transfers','Renewals','Evictions'],1): put(r,j,h,fb,None,'left' if j<3 else 'right',fill)
r+=1
for a in (['harrow1','',11,0,9,1,12,1,2,14,1],['harrow2','',8,1,6,0,7,0,1,10,0],['Total','',19,1,15,1,19,1,3,24,1]):
    for j,x in enumerate(a,1): put(r,j,x or (0 if j>2 else None),fn)
    r+=1
r+=2; put(r,1,'Conversion Ratios',fb); r+=1
for j,h in enumerate(['Property','','Calls','Walk-in','Email','Web','Shows','Applied','Approved','% Approved'],1): put(r,j,h,fb,None,'left' if j<3 else 'right',fill)
r+=1
for a in (['harrow1','',61,18,33,88,54,22,17,'77.27'],['harrow2','',42,11,27,70,39,15,13,'86.67']):
    for j,x in enumerate(a,1): put(r,j,float(x) if j==10 else x or None,fn)
    r+=1
for c,w in zip('ABCDEFGHIJKLMNOP',[13,24,8,11,7,10,9,10,9,10,10,7,7,8,9,8]): ws.column_dimensions[c].width=w
ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(D+'Boxscore_Harrow_Bend_08_2025.xlsx')
save('Boxscore_Harrow_Bend_08_2025.xlsx','UM','Yardi-like box score, two phases with repeated headers, availability counts, activity and conversion tables below',True,K,rows,tots)
