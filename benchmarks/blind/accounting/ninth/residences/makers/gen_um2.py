# UM 2: student bed mix worksheet, three-line headers, blank spacer columns
import random
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
R=random.Random(3402)
NAME='Bed Mix - Talon Row AY24-25.xlsx'
L=[('S1','Studio',0,1,12,418,1415),('A1','1x1 Flat',1,1,18,562,1520),('A2','1x1 Den',1,1,6,640,1605),('B1','2x2 Flat',2,2,44,838,1080),('B2','2x2 Corner',2,2,16,884,1115),('B3','2x2.5 Townhome',2,2.5,10,1120,1165),('C1','3x3 Flat',3,3,24,1176,945),('C2','3x2 Loft',3,2,8,1090,880),('D1','4x4 Flat',4,4,52,1402,865),('D2','4x4 Penthouse',4,4,6,1488,960),('D3','4x4.5 Townhome',4,4.5,14,1690,925),('E1','5x4 Cottage',5,4,5,1985,840)]
wb=Workbook(); ws=wb.active; ws.title='Bed Mix'; wb.create_sheet('Notes')
F=lambda **k:Font(name='Georgia',size=k.pop('size',10),**k)
ws['A2']='TALON ROW - 4th & Mercer'; ws['A2'].font=F(size=15,bold=True); ws['A3']='Unit & bed mix, academic year 2024-2025 (pre-lease status 6/17/2024)'; ws['A3'].font=F(italic=True)
K=['units','other:Total Beds','other:% of Beds','sf','total_sf','market','market_total','market_sf','occupied','pct_leased','actual','actual_total']
col=dict(zip(K,'EFGHIKLMOPQR'))
hd={'B':('Floor Plan',''),'C':('BR',''),'D':('BA',''),'E':('Units',''),'F':('Total','Beds'),'G':('% of','Beds'),'H':('Avg SF','per Unit'),'I':('Total','SF'),'K':('Per Bed','/ Month'),'L':('Total','/ Month'),'M':('Rent','/ SF'),'O':('Occupied','Beds'),'P':('%','Leased'),'Q':('Per Bed','/ Month'),'R':('Total','/ Month')}
for a,b,t in(('K','M','MARKET RENT'),('O','R','IN-PLACE (SIGNED LEASES)')):
    ws.merge_cells(f'{a}5:{b}5'); ws[f'{a}5']=t; ws[f'{a}5'].font=F(bold=True,color='FFFFFF'); ws[f'{a}5'].alignment=Alignment(horizontal='center'); ws[f'{a}5'].fill=PatternFill('solid',fgColor='8C2D19')
med=Side(style='medium')
for cl,(a,b) in hd.items():
    ws[f'{cl}6']=a if b else None; ws[f'{cl}7']=b or a
    for rr in(6,7): ws[f'{cl}{rr}'].font=F(size=9,bold=True); ws[f'{cl}{rr}'].alignment=Alignment(horizontal='left' if cl in'AB' else 'center')
    ws[f'{cl}7'].border=Border(bottom=med)
NF={'units':'0','other:Total Beds':'0','other:% of Beds':'0.0%','sf':'#,##0','total_sf':'#,##0','market':'$#,##0','market_total':'$#,##0','market_sf':'$0.00','occupied':'0','pct_leased':'0.0%','actual':'$#,##0.00','actual_total':'$#,##0'}
tb=sum(b*u if b else u for _,_,b,_,u,_,_ in L)
def put(r,d,b=False):
    for k,v in d.items():
        if k in col: q=ws[f'{col[k]}{r}']; q.value=v; q.number_format=NF[k]; q.font=F(bold=b); q.alignment=Alignment(horizontal='right')
def agg(M):
    u=sum(q['units'] for q in M);b=sum(q['other:Total Beds'] for q in M);sf=sum(q['total_sf'] for q in M);m=sum(q['market_total'] for q in M);o=sum(q['occupied'] for q in M);a=sum(q['actual_total'] for q in M)
    return {'units':u,'other:Total Beds':b,'other:% of Beds':round(b/tb,3),'sf':round(sf/u),'total_sf':sf,'market':round(m/b),'market_total':m,'market_sf':round(m/sf,2),'occupied':o,'pct_leased':round(o/b,3),'actual':round(a/o,2),'actual_total':a}
r=8; rows=[];tots=[]
GR=[('Studio / one bedroom',L[:3]),('Two bedroom',L[3:6]),('Three bedroom',L[6:8]),('Four & five bedroom',L[8:])]
for g,M in GR:
    mine=[]
    for code,t,b,ba,u,sf,mk in M:
        n=(b or 1)*u; o=round(n*R.uniform(.71,.99)); a=round(o*mk*R.uniform(.93,1.01))
        d={'units':u,'other:Total Beds':n,'other:% of Beds':round(n/tb,3),'sf':sf,'total_sf':sf*u,'market':mk,'market_total':mk*n,'market_sf':round(mk*n/(sf*u),2),'occupied':o,'pct_leased':round(o/n,3),'actual':round(a/o,2),'actual_total':a}
        ws[f'B{r}']=f'{code} {t}'; ws[f'C{r}']=b; ws[f'D{r}']=ba
        for cl in'ABCD': ws[f'{cl}{r}'].font=F(); ws[f'{cl}{r}'].alignment=Alignment(horizontal='left' if cl in'AB' else 'center')
        put(r,d); rows.append({'type':f'{code} {t}','beds':b,'baths':ba,**d}); mine.append(d); r+=1
    lab=g+' subtotal'; d=agg(mine); ws[f'B{r}']=lab; ws[f'B{r}'].font=F(bold=True,italic=True); put(r,d,True); tots.append({'label':lab,**d})
    for cl in 'EFGHIKLMOPQR': ws[f'{cl}{r}'].border=Border(top=Side(style='thin'))
    r+=2
d=agg(rows); d['other:% of Beds']=1.0; ws[f'B{r}']='Total / Weighted Avg.'; ws[f'B{r}'].font=F(bold=True); put(r,d,True); tots.append({'label':'Total / Weighted Avg.',**d})
for cl in 'ABCDEFGHIKLMOPQR': ws[f'{cl}{r}'].fill=PatternFill('solid',fgColor='F4DDD7'); ws[f'{cl}{r}'].border=Border(top=med,bottom=med)
r+=2
for s in ('All rents are per bed on 12-month installments; utilities cap $40 per bed. Studios count as one bed.','C2 lofts share two baths. Staff beds are included in Total Beds and shown as unleased.'):
    ws[f'A{r}']=s; ws[f'A{r}'].font=F(size=8); r+=1
for cl,w in dict(A=3,B=30,C=6,D=6,E=8,F=8,G=9,H=10,I=11,J=2,K=11,L=13,M=9,N=2,O=11,P=10,Q=12,R=13).items(): ws.column_dimensions[cl].width=w
n=wb['Notes']; n['A1']='Rate card approved by asset management 5/28/2024.'; n['A2']='Leasing goal 97% by 8/16/2024.'
ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc(NAME)); save(NAME,'UM',K,rows,tots)
