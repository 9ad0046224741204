# bank underwriting tab: sections by condition, unit and total rents, hidden column
from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
N='UW_model_Kestrel_Pointe_rents.xlsx'
S=[('As-Is (unrenovated)',[('Avocet',1,1,40,37,655,1089,941),('Bittern',1,1,24,21,702,1125,968),('Curlew',2,1,32,27,890,1310,1127),('Dunlin',2,2,36,34,965,1395,1190),('Egret',3,2,12,9,1180,1640,1388)]),
('Partial rehab (flooring and paint)',[('Avocet',1,1,10,10,655,1140,1052),('Dunlin',2,2,14,13,965,1460,1344),('Egret',3,2,4,4,1180,1715,1601)]),
('Full rehab',[('Bittern',1,1,6,6,702,1275,1231),('Dunlin',2,2,8,7,965,1590,1548)]),
('Down / fire damage',[('Curlew',2,1,8,0,890,1310,None)])]
RH={'Avocet':1235,'Bittern':1275,'Curlew':1490,'Dunlin':1590,'Egret':1885}
M=['units','occupied','vacant','sf','total_sf','actual','actual_total','market','market_total','other:Rehabbed Rent','other:Rehabbed Monthly Total']
rows=[];tot=[];G=[]
def tt(l,rs):
    t={'label':l,**{k:sum(r.get(k,0) for r in rs) for k in('units','occupied','vacant','total_sf','actual_total','market_total',M[10])}}
    t['sf']=round(t['total_sf']/t['units']);t['market']=round(t['market_total']/t['units']);t[M[9]]=round(t[M[10]]/t['units'])
    if t['actual_total']: t['actual']=round(t['actual_total']/t['occupied'])
    else: t.pop('actual_total')
    return t
for s,a in S:
    sec=[]
    for p,b,ba,u,o,sf,m,x in a:
        r={'type':p,'beds':b,'baths':ba,'units':u,'occupied':o,'vacant':u-o,'sf':sf,'total_sf':u*sf,'market':m,'market_total':u*m,M[9]:RH[p],M[10]:u*RH[p]}
        if x: r.update(actual=x,actual_total=x*o)
        sec.append(r)
    rows+=sec;t=tt('Subtotal',sec);tot.append(t);G.append((s,sec,t))
g=tt('Total - 194 units',rows);assert g['units']==194,g;tot.append(g)
wb=Workbook();w=wb.active;w.title='Unit Mix'
F='Calibri'
w['A1']='Kestrel Pointe Apartments';w['A1'].font=Font(name=F,size=16,bold=True)
w['A2']='Special Assets Dept - Loan 40-118826 - revaluation, 3Q24';w['A2'].font=Font(name=F,italic=True,color='666666')
w['N1']='Inputs in blue';w['N1'].font=Font(name=F,color='0000FF')
def sp(a,b,t,c):
    w.merge_cells(f'{a}4:{b}4');w[f'{a}4']=t;w[f'{a}4'].alignment=Alignment(horizontal='center');w[f'{a}4'].fill=PatternFill('solid',fgColor=c);w[f'{a}4'].font=Font(name=F,bold=True)
sp('D','F','Unit Count','DDEBF7');sp('H','I','Square Feet','E2EFDA');sp('J','K','In-Place','FCE4D6');sp('L','M','Market','FFF2CC');sp('N','O','Rehabbed','EDEDED')
cols=dict(zip(M,'D E F H I J K L M N O'.split()))
for x,t in zip('ABCDEFGHIJKLMNO',['Plan','Bed','Bath','Total','Occ.','Vac.','Row key','Per Unit','Total SF','Rent','Monthly Total','Rent','Monthly Total','Rent','Monthly Total']):
    w[f'{x}5']=t;w[f'{x}5'].font=Font(name=F,bold=True);w[f'{x}5'].border=Border(bottom=Side('medium'));w[f'{x}5'].alignment=Alignment(horizontal='left' if x=='A' else 'center')
r=6
def put(d,b):
    for k,x in cols.items():
        if k in d:
            w[f'{x}{r}']=d[k];w[f'{x}{r}'].number_format='$#,##0' if x in 'JKLMNO' else '#,##0'
            w[f'{x}{r}'].font=Font(name=F,bold=b,color='0000FF' if not b and x in 'DEHJLN' else '000000')
            if b: w[f'{x}{r}'].border=Border(top=Side('thin'))
for s,sec,t in G:
    w[f'A{r}']=s;w[f'A{r}'].font=Font(name=F,bold=True,underline='single');r+=1
    for d in sec:
        w[f'A{r}']=d['type'];w[f'B{r}']=d['beds'];w[f'C{r}']=d['baths'];w[f'G{r}']=f"KP-{r}";put(d,False)
        for x in 'BC': w[f'{x}{r}'].alignment=Alignment(horizontal='center')
        r+=1
    w[f'A{r}']=t['label'];w[f'A{r}'].font=Font(name=F,bold=True,italic=True);put(t,True);r+=2
w[f'A{r}']=g['label'];w[f'A{r}'].font=Font(name=F,bold=True);put(g,True)
for x in 'ABCDEFHIJKLMNO': w[f'{x}{r}'].border=Border(top=Side('medium'),bottom=Side('double'))
for i,t in enumerate(['In-place monthly total is rent times occupied units; market and rehabbed totals are for all units.','Average in-place rent is per occupied unit. Down units carry no in-place rent; insurer reservation of rights letter 8/19/24.']): w[f'A{r+2+i}']=t;w[f'A{r+2+i}'].font=Font(name=F,size=9,italic=True)
w.column_dimensions['A'].width=24
for x in 'IKMO': w.column_dimensions[x].width=14
w.column_dimensions['G'].hidden=True
w.freeze_panes='B6';w.page_setup.orientation='landscape';w.page_setup.fitToHeight=0;w.sheet_properties.pageSetUpPr.fitToPage=True
n=wb.create_sheet('Scope');n['A1']='Rehab scope';
for i,t in enumerate(['Kitchen: cabinets refaced, stainless package','Bath: tub surround, vanity','Vinyl plank throughout','Washer/dryer hookups where plumbing allows'],2): n[f'A{i}']=t
wb.save(doc(N));save(N,'UM',M,rows,tot)
