# ResMan-ish export, two mobile home parks, charge lines, XLSX
import random
from openpyxl import Workbook
from openpyxl.styles import *
from util import *
R=random.Random(52)
NAME='mhp_delinquency_oct.xlsx'
K=['total','b0_30','b31_60','b61_90','b90','other:Days Late']
P=[('Sunset Acres MHC',9),('Rio Verde Estates (55+)',6)]
N=['Dwight Ostrander','Carla & Jim Beaumont','Esperanza Villalobos','T. J. McAllister','Est. of Ruth Haney','Nguyen, Phuong','Sherri Applegate','Lonnie Crabtree','Marisol Ocampo','Bud Zielinski','Verna Stokes','Oleg Petrenko','Kathy Runyon','Hollis Tate','Gwendolyn Pruitt']
wb=Workbook();ws=wb.active;ws.title='Delinquency'
ws.append(['Delinquency by Charge']);ws.append(['Palo Duro Communities   |   As of Oct 31, 2024   |   Min. balance $10']);ws.append([])
ws['A1'].font=Font(name='Segoe UI',size=16,color='1F6F5C')
H=['Lot','Resident','Acct ID','Charge Date','Category','Balance Due','0 - 30','31 - 60','61 - 90','Over 90','Days Late']
rows=[];tots=[];r=4;i=0;G=dict.fromkeys(K,0)
thin=Side('thin',color='1F6F5C')
def w(v,b=False):
    for c,k in zip('FGHIJK',K):
        x=v.get(k)
        if x is None: continue
        ws[f'{c}{r}']=x;ws[f'{c}{r}'].number_format='0' if c=='K' else '$#,##0.00'
        if b: ws[f'{c}{r}'].font=Font(bold=True)
for p,n in P:
    ws[f'A{r}']=p;ws.merge_cells(f'A{r}:K{r}');ws[f'A{r}'].fill=PatternFill('solid',fgColor='D5E8E2');ws[f'A{r}'].font=Font(bold=True,size=12);r+=1
    for c,h in zip('ABCDEFGHIJK',H): ws[f'{c}{r}']=h;ws[f'{c}{r}'].font=Font(bold=True);ws[f'{c}{r}'].border=Border(bottom=thin);ws[f'{c}{r}'].alignment=Alignment(horizontal='left' if c<'F' else 'right')
    r+=1;pt=dict.fromkeys(K[:5],0);lots=sorted(R.sample(range(1,140),n))
    rent=445.0 if i==0 else 512.0
    for lot in lots:
        nm=N[i];aid=f'R{R.randint(20110,20989)}';i+=1
        u=f'{lot:03d}';t=dict.fromkeys(K[:5],0)
        ch=[]
        for m in range(R.choice([1,1,2,3,4])):
            mo=10-m
            ch.append((f'{mo:02d}/01/2024','Lot Rent',rent if m else R.choice([rent,round(R.uniform(40,rent),2)]),30+[0,30,61,92][m]))
            if R.random()<.5: ch.append((f'{mo:02d}/06/2024',R.choice(['Late Fee','Late Fee','Water/Sewer','Pet Fee']),R.choice([50.0,50.0,round(R.uniform(18,77),2)]),25+[0,30,61,92][m]))
        ch.sort(key=lambda q:(q[0][:5]))
        if R.random()<.3: ch.append(('10/22/2024','Unapplied Pmt',-round(R.uniform(15,ch[0][2]*.6),2),None))
        for q,(d,cat,a,dl) in enumerate(ch):
            k='b0_30' if dl is None or dl<=30 else 'b31_60' if dl<=60 else 'b61_90' if dl<=90 else 'b90'
            v={'total':a,k:a}
            if dl is not None: v['other:Days Late']=dl
            if q==0: ws[f'A{r}']=u;ws[f'B{r}']=nm;ws[f'C{r}']=aid
            ws[f'D{r}']=d;ws[f'E{r}']=cat;w(v);r+=1
            rows.append(dict(property=p,unit=u,resident=aid,name=nm,date=d,charge=cat,**v))
            t['total']=round(t['total']+a,2);t[k]=round(t[k]+a,2)
        lab='Total for '+nm;ws[f'B{r}']=lab;ws[f'B{r}'].font=Font(italic=True)
        w(t,True)
        for c in 'FGHIJ': ws[f'{c}{r}'].border=Border(top=Side('hair'))
        tots.append(dict(label=lab,**t));r+=2
        for k in pt: pt[k]=round(pt[k]+t[k],2)
    lab='Property Total - '+p;ws[f'A{r}']=lab;ws[f'A{r}'].font=Font(bold=True);w(pt,True);tots.append(dict(label=lab,**pt))
    for c in 'ABCDEFGHIJK': ws[f'{c}{r}'].border=Border(top=thin)
    r+=3
    for k in pt: G[k]=round(G[k]+pt[k],2)
del G['other:Days Late']
ws[f'A{r}']='All Properties';ws[f'A{r}'].font=Font(bold=True);w(G,True);tots.append(dict(label='All Properties',**G));r+=2
ws[f'A{r}']='Lot 000-series accounts and homes held for sale are excluded. Printed by: lcraig';ws[f'A{r}'].font=Font(size=8,color='808080')
for c,x in zip('ABCDEFGHIJK',(7,32,10,13,16,13,12,12,12,12,10)): ws.column_dimensions[c].width=x
wb.save(doc(NAME));save(NAME,'AR',K,rows,tots)
