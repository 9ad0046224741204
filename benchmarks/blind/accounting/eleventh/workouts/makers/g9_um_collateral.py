# three collateral properties, one block each with its own header; numbers as text with $ signs
from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
N='Exhibit C - collateral unit mixes (Dunleavy loans).xlsx'
P=[('Property 1: Elmhurst Garden Apts, 60 units',[('Studio',10,9,0,410,655,720,None),('1BR-1BA',26,22,1,590,770,845,940),('2BR-1BA',20,16,2,780,890,985,1120),('2BR-1BA Townhouse',4,4,0,905,1010,1075,1250)]),
('Property 2: Lofts at Canal Street, 31 units',[('Loft S',12,11,0,640,1180,1225,None),('Loft M',13,10,0,815,1365,1450,1595),('Loft L w/ Terrace',5,5,0,1120,1790,1850,2025),('Live/Work Street Level',1,0,1,1460,None,1900,2300)]),
('Property 3: Wren Hill Student Housing, 48 units',[('2x2',18,15,0,825,1190,1150,1290),('3x3',14,12,0,1065,1605,1620,1785),('4x2',10,6,2,1190,1720,1760,1960),('4x4',6,5,0,1310,1980,2040,2240)])]
M=['units','occupied','down','pct_occ','sf','actual','market','other:Post-Rehab Rent','other:Market over In-Place','market_total']
rows=[];tot=[];G=[]
def tt(l,rs):
    S=lambda k:sum(r[k] for r in rs)
    t={'label':l,'units':S('units'),'occupied':S('occupied'),'down':S('down'),'market_total':S('market_total')}
    t['pct_occ']=round(100*t['occupied']/t['units'],1);t['sf']=round(sum(r['sf']*r['units'] for r in rs)/t['units']);t['market']=round(t['market_total']/t['units'])
    a=[r for r in rs if 'actual' in r];t['actual']=round(sum(r['actual']*r['occupied'] for r in a)/sum(r['occupied'] for r in a))
    return t
for p,a in P:
    sec=[]
    for k,u,o,dn,sf,x,m,rh in a:
        r={'type':k,'units':u,'occupied':o,'down':dn,'pct_occ':round(100*o/u,1),'sf':sf,'market':m,'market_total':u*m}
        if x: r['actual']=x;r[M[8]]=m-x
        if rh: r[M[7]]=rh
        sec.append(r)
    rows+=sec;t=tt('Total/Avg.',sec);tot.append(t);G.append((p,sec,t))
g=tt('All Collateral',rows);tot.append(g)
wb=Workbook();w=wb.active;w.title='Exh C'
A=Font(name='Arial',size=9);Bd=Font(name='Arial',size=9,bold=True)
w['A1']='EXHIBIT C';w['A1'].font=Font(name='Arial',size=12,bold=True)
w['A2']='Unit mix of the collateral for the Dunleavy relationship - credit memorandum dated November 6, 2024';w['A2'].font=A
HD=['Kind of Unit','Units','Occ.','Down','% Occ.','Avg SF','In-Place Rent','Market Rent','Post-Rehab Rent','Market over In-Place','Market Rent, Monthly Total']
r=4
def put(l,d,b):
    w.cell(r,1,l).font=Bd if b else A
    for i,k in enumerate(M,2):
        if k not in d: continue
        v=d[k];x=w.cell(r,i);x.font=Bd if b else A;x.alignment=Alignment(horizontal='right')
        if k=='pct_occ': x.value=v/100;x.number_format='0.0%'
        elif k in('units','occupied','down','sf'): x.value=v;x.number_format='#,##0'
        elif k in('actual','market',M[7]): x.value=f'${v:,}'
        else: x.value=v;x.number_format='$#,##0;($#,##0)'
        if b: x.fill=PatternFill('solid',fgColor='F2F2F2')
for p,sec,t in G:
    w.merge_cells(start_row=r,end_row=r,start_column=1,end_column=11);x=w.cell(r,1,p);x.font=Font(name='Arial',size=10,bold=True,color='FFFFFF');x.fill=PatternFill('solid',fgColor='4A4A4A');r+=1
    w.row_dimensions[r].height=40
    for i,h in enumerate(HD,1):
        x=w.cell(r,i,h);x.font=Bd;x.alignment=Alignment(wrap_text=True,horizontal='left' if i==1 else 'right',vertical='bottom');x.border=Border(bottom=Side('thin'))
    r+=1
    for d in sec: put(d['type'],d,False);r+=1
    put(t['label'],t,True);r+=2
put(g['label'],g,True)
for i in range(1,12): w.cell(r,i).border=Border(top=Side('double'))
w.cell(r+2,1,'Down units are not rentable and are counted neither as occupied nor available. In-place averages are per occupied unit; market and size averages are per unit. Units without a post-rehab rent will not be rehabbed.').font=Font(name='Arial',size=8,italic=True)
w.cell(r+4,1,'Prepared by: ____________________   Loan Workout Officer').font=A
for i,x in enumerate([24,7,7,7,8,8,10,10,11,11,14],1): w.column_dimensions[chr(64+i)].width=x
w.page_setup.orientation='landscape';w.page_setup.fitToHeight=0;w.sheet_properties.pageSetUpPr.fitToPage=True;w.print_area=f'A1:K{r+4}'
wb.save(doc(N));save(N,'UM',M,rows,tot)
