# XLSX availability by unit type, spanned headers, bedroom subtotals
from common import *
import openpyxl
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
R=random.Random(41008)
M=['sf','units','occ_nontv','ntv_rented','ntv_unrented','vac_rented','vac_unrented','other:Off Line Model','down','pct_occ','pct_leased','market']
C=M[1:9]
D=Doc('whitpark_unit_availability.xlsx','UM',M)
F=[('1 Bedroom',[('1A0','Aspen',1,1,688,24,1340),('1A1','Aspen w/ Patio',1,1,688,18,1375),('1B0','Birch',1,1,742,30,1425),('1B1','Birch w/ Den',1,1,815,10,1510)]),
('2 Bedroom',[('2A0','Cedar',2,1,905,22,1595),('2B0','Dogwood',2,2,980,36,1690),('2B1','Dogwood Renovated',2,2,980,14,1815),('2C0','Elm',2,2,1044,20,1760),('2CT','Elm Townhome',2,1.5,1120,8,1935)]),
('3 Bedroom',[('3A0','Fir',3,2,1215,16,2060),('3B0','Ginkgo',3,2,1290,10,2145),('3BT','Ginkgo Townhome',3,2.5,1388,6,2380)])]
wb=openpyxl.Workbook();ws=wb.active;ws.title='Unit Availability'
f=lambda **k: Font(name='Verdana',size=k.pop('size',8),**k)
ws['A1']='UNIT AVAILABILITY BY UNIT TYPE';ws['A1'].font=f(bold=True,size=12)
ws['A2']='Whitpark Commons II';ws['A2'].font=f(bold=True);ws['A3']='Week ending 11/02/2025';ws['A3'].font=f()
th=Side(style='thin',color='808080'); hd=PatternFill('solid',fgColor='E2EFDA')
def mg(a,t): ws.merge_cells(a); ws[a.split(':')[0]]=t
mg('A5:A6','Unit Type');mg('B5:B6','Description');mg('C5:C6','Beds');mg('D5:D6','Baths');mg('E5:E6','Sq Ft');mg('F5:F6','Total Units');mg('G5:G6','Occupied\nNo Notice');mg('H5:I5','On Notice');mg('J5:K5','Vacant');mg('L5:M5','Off Line');mg('N5:N6','% Occ');mg('O5:O6','% Leased');mg('P5:P6','Market Rent')
for a,t in (('H6','Rented'),('I6','Unrented'),('J6','Rented'),('K6','Unrented'),('L6','Model'),('M6','Down')): ws[a]=t
for r in(5,6):
    for j in range(1,17):
        x=ws.cell(r,j);x.font=f(bold=True);x.fill=hd;x.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True);x.border=Border(top=th,bottom=th,left=th,right=th)
r=7
NF={'pct_occ':'0.0%','pct_leased':'0.0%','market':'$#,##0','sf':'#,##0'}
def put(v,b=False):
    for j,k in enumerate(M,5):
        if k in v: x=ws.cell(r,j,v[k]);x.number_format=NF.get(k,'0');x.font=f(bold=b)
def pc(v):
    u=v['units'];o=v['occ_nontv']+v['ntv_rented']+v['ntv_unrented'];l=v['occ_nontv']+v['ntv_rented']+v['vac_rented']
    v['pct_occ']=round(o/u,3);v['pct_leased']=round(l/u,3)
AV=('sf','market','pct_occ','pct_leased')
def tot(L,lab,mem):
    v={k:sum(x[k] for x in L) for k in C};pc(v);u=v['units'];v['sf']=round(sum(x['sf']*x['units'] for x in L)/u);v['market']=float(round(sum(x['market']*x['units'] for x in L)/u))
    ws.cell(r,1,lab).font=f(bold=True);put(v,True)
    for j in range(1,17):ws.cell(r,j).border=Border(top=th,bottom=th)
    D.total(lab,v,mem,AV)
A=[];am=[]
for g,L in F:
    Z=[];mem=[]
    for t,d,b,ba,s,u,m in L:
        v=dict(sf=s,units=u,ntv_rented=R.choice([0,0,1,2]),ntv_unrented=R.choice([0,1,1,2]),vac_rented=R.choice([0,0,1,2]),vac_unrented=R.choice([0,0,1,2]),down=R.choice([0,0,0,1]))
        v['other:Off Line Model']=1 if t in('1B0','2B1') else 0
        v['occ_nontv']=u-sum(v[k] for k in('ntv_rented','ntv_unrented','vac_rented','vac_unrented','down','other:Off Line Model'));v['market']=float(m);pc(v)
        for j,z in enumerate((t,d,b,ba),1): x=ws.cell(r,j,z);x.font=f()
        put(v);Z.append(v);mem.append(D.row(type=t,beds=b,baths=ba,**{k:v[k] for k in M}));r+=1
    tot(Z,g+' Subtotal',mem);A+=Z;am+=mem;r+=2
tot(A,'PROPERTY TOTAL',am);r+=2
ws.cell(r,1,'% Occ = occupied incl. on notice / total units.  % Leased = (occupied no notice + notice rented + vacant rented) / total units.  Subtotals show unit-weighted average sq ft and market rent.').font=f(italic=True,size=7)
for L,w in zip('ABCDEFGHIJKLMNOP',(18,21,6,6,8,8,11,9,10,9,10,8,8,8,9,10)):ws.column_dimensions[L].width=w
ws.row_dimensions[5].height=18;ws.row_dimensions[6].height=18
ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(D.path);D.save()
