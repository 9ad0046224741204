# multifamily unit type availability and rents, xlsx (openpyxl), grouped headers, nothing planted
import random
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
from openpyxl.utils import get_column_letter as GL
from common import *
R=random.Random(240)
N='UM_availability_Sable_Point_wk44.xlsx'
T=[('Studio',[('S1','e1',488,18,1385),('S1R','e1r',488,10,1510),('S2','e2',541,14,1455)]),
('One Bedroom',[('A1','a1',624,32,1620),('A1R','a1r',624,16,1755),('A2','a2',688,40,1690),('A2D','a2d',702,12,1740),('A3','a3',735,24,1765),('A4 Loft','a4l',811,6,1990),('A5','a5',776,20,1810)]),
('Two Bedroom',[('B1','b1',968,28,2095),('B1R','b1r',968,14,2260),('B2','b2',1044,36,2185),('B2C','b2c',1071,8,2240),('B3','b3',1122,20,2310),('B4 TH','b4t',1288,6,2650)]),
('Three Bedroom',[('C1','c1',1316,12,2745),('C2','c2',1402,8,2890)])]
K=['sf','units','occupied','other:Vacant Leased','other:Vacant Avail.','other:Notice Leased','other:Notice Avail.','other:Model','other:Down','pct_occ','pct_leased','market','actual','market_total','actual_total']
wb=Workbook(); ws=wb.active; ws.title='Availability'
F=lambda **k:Font(name='Segoe UI',size=9,**k)
ws['A1']='Sable Point'; ws['A1'].font=F(bold=True); ws['A1'].font=Font(name='Segoe UI',size=13,bold=True); ws['A2']='Unit Type Availability & Rent Summary  |  Week 44, Sunday 11/02/2025  |  All floor plans, renovated units shown with suffix R'; ws['A2'].font=F()
g=PatternFill('solid',fgColor='FCE4D6'); th=Side(style='thin',color='808080')
H1=[('',1),('',1),('',1),('',1),('',1),('Vacant',2),('Notice',2),('Non-Revenue',2),('',1),('',1),('Average Rent',2),('Potential Rent',2)]
H2=['Type','Code','Avg SF','Units','Occupied','Leased','Avail.','Leased','Avail.','Model','Down','Occ %','Leased %','Market','In Place','Market','In Place']
K[7]='other:Non-Revenue Model';K[8]='other:Non-Revenue Down'
cc=1
for t,n in H1:
    x=ws.cell(4,cc,t or None)
    if n>1: ws.merge_cells(start_row=4,start_column=cc,end_row=4,end_column=cc+n-1)
    x.alignment=Alignment(horizontal='center')
    for q in range(n): ws.cell(4,cc+q).fill=g; ws.cell(4,cc+q).font=F(bold=True)
    cc+=n
for i,h in enumerate(H2):
    x=ws.cell(5,i+1,h); x.font=F(bold=True); x.fill=g; x.alignment=Alignment(horizontal='left' if i<2 else 'right'); x.border=Border(bottom=th)
nf={11:'0.0%',12:'0.0%',2:'#,##0'}
def put(r,lab,code,v,b=False):
    ws.cell(r,1,lab).font=F(bold=b)
    if code: ws.cell(r,2,code).font=F(bold=b)
    for i,k in enumerate(v):
        x=ws.cell(r,3+i); x.font=F(bold=b)
        if k is not None: x.value=k/100 if i in(9,10) else k
        x.number_format='0.0%' if i in(9,10) else '$#,##0' if i>10 else '#,##0'
        if b: x.border=Border(top=th)
def agg(L):
    s=[sum(r[i] for r in L) for i in range(15)]
    u=s[1]; s[0]=round(sum(r[0]*r[1] for r in L)/u); s[9]=round(100*s[2]/u,1); s[10]=round(100*(s[2]+s[3]-s[6])/u,1)
    s[11]=round(s[13]/u); s[12]=round(s[14]/s[2]) ; return s
r=6; rows=[];tots=[];ALL=[];n=0
for bd,L in T:
    ws.cell(r,1,bd).font=F(bold=True,italic=True,color='C55A11'); r+=1; G=[]
    for ty,code,sf,u,mk in L:
        mod=1 if ty in('A2','B2') else 0; dn=1 if ty in('B1',) else 0
        vl=R.choice([0,0,1,1]); va=R.choice([0,0,1,2,2]) if u>8 else R.choice([0,1]); nl=R.choice([0,0,1]) ; na=R.choice([0,1,1,2]) if u>8 else 0
        occ=u-vl-va-mod-dn
        ac=mk-R.randint(15,110)
        v=[sf,u,occ,vl,va,nl,na,mod,dn,round(100*occ/u,1),round(100*(occ+vl-na)/u,1),mk,ac,mk*u,ac*occ]
        put(r,ty,code,v); r+=1; G.append(v); rows.append({'type':ty,**dict(zip(K,v))})
    a=agg(G); put(r,f'{bd} Subtotal',None,a,True); tots.append({'label':f'{bd} Subtotal',**dict(zip(K,a))}); r+=2; ALL+=G
a=agg(ALL); good=a[13]; bad=good; shown=list(a); shown[13]=bad
put(r,'Property Total',None,shown,True); tots.append({'label':'Property Total',**dict(zip(K,shown))})
for i in range(1,18): ws.cell(r,i).fill=PatternFill('solid',fgColor='F2F2F2')
ws.cell(r+2,1,'Leased % = (occupied + vacant leased - notice available) / units. In-place potential covers occupied units only.').font=F(italic=True)
for i,w in enumerate([22,7,8,7,9,8,8,8,8,7,7,8,9,9,9,12,12]): ws.column_dimensions[GL(i+1)].width=w
ws.freeze_panes='C6'; ws.page_setup.orientation='landscape'; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.page_setup.fitToHeight=0
w2=wb.create_sheet('Exposure by Floor'); w2.append(['Floor','Units','Vacant','Exposure %']); 
for f,u,va in (('1',78,5),('2',84,4),('3',84,6),('4',78,3)): w2.append([f,u,va,round(va/u,4)])
wb.save(doc(N)); print(len(rows),a,bad)
save(N,'UM',K,rows,tots,'unit-type availability summary, xlsx, two-line grouped header, bedroom subtotals',True)
