# auditor PBC roll, warehouse, openpyxl with tickmarks, refs, GL tie-out
from h import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
from datetime import datetime as DT
rng=random.Random(7110)
NAME='PBC-14 Rent Roll 12-31-2025 Ostler Yards.xlsx'
wb=Workbook(); ld=wb.active; ld.title='Index'; ws=wb.create_sheet('PBC-14'); sl=wb.create_sheet('SL Rent'); tm=wb.create_sheet('TM')
def F(**k): return Font(name='Times New Roman',size=10,**k)
def p(w,a,v,nf=None,f=None,al=None):
    c=w[a]; c.value=v; c.font=f or F()
    if nf: c.number_format=nf
    if al: c.alignment=Alignment(horizontal=al,wrap_text=True,vertical='bottom')
    return c
p(ld,'A1','Ostler Yards Distribution, LLC – audit support index',f=F(bold=True))
for i,(a,b_) in enumerate([('PBC-13','Trial balance'),('PBC-14','Rent roll (this file)'),('PBC-15','Straight-line rent roll-forward'),('PBC-16','Security deposit ledger')]): p(ld,f'A{3+i}',a); p(ld,f'B{3+i}',b_)
p(ws,'B1','Ostler Yards Distribution, LLC',f=F(bold=True)); p(ws,'B2','Rent roll and recoveries billed'); p(ws,'B3','Balance sheet date: December 31, 2025')
p(ws,'P1','W/P ref: PBC-14'); p(ws,'P2','Prepared by client: 1/19/2026'); p(ws,'P3','Tested: [   ]')
hd1={'C':'Premises','G':'Lease term','I':'December 2025 billings','N':'Per subledger at 12/31/2025'}
for a,z,t in(('C','E',hd1['C']),('G','H',hd1['G']),('I','M',hd1['I']),('N','O',hd1['N'])):
    ws.merge_cells(f'{a}5:{z}5'); p(ws,f'{a}5',t,f=F(bold=True),al='center').border=Border(bottom=Side(style='thin'))
H=['#','Tenant','Bldg','Space','Rentable SF','TM','Begin','End','Base rent','CAM','Property tax','Insurance','Total billed','Security deposit','A/R (prepaid)','TM']
for i,x in enumerate(H): p(ws,f'{chr(65+i)}6',x,f=F(bold=True),al='center').border=Border(bottom=Side(style='medium'))
for c_,w in zip('ABCDEFGHIJKLMNOP',[4,36,7,9,11,5,11,11,13,12,12,11,14,14,13,18]): ws.column_dimensions[c_].width=w
tn=iter('Cinderpath Freight Forwarding|Aldous Paper Converters, Inc.|Meridian Tire Wholesale|Bulwark Cold Logistics LLC|Greenleaf Grocer Supply|Palisade Furniture Outlets|Orbit Auto Parts Co.|Trestle Home Fitness|Sable & Stone Countertops|Quickdraw Fulfillment, Inc.|Northern Loop Couriers|Tamarack Roofing Supply|Dalhousie Book Distribution|Ironbark Tools USA|Petrel Medical Products|Sweetwater Beverage Dist.|Vantage Trade Show Services|Camber Bicycle Importers|Hearth & Hull Stoves|Pacific Rim Ceramics'.split('|'))
sp=[('I','100',48200),('I','140',31600),('I','180',22400),('II','200',105000),('II','260',64350),('III','300',18900),('III','310',12600),('III','320',12600),('III','330',25200),('III','350',37800),('IV','400',88000),('IV','440',44000),('V','500',9800),('V','505',7350),('V','510',14700),('V','520',9800),('V','530',9800),('V','540',19600),('VI','600',156000),('VI','660',52000),('VI','680',26000)]
vac={('III','350'),('V','505')}; r=7;T=[];S=[0]*7
nf='#,##0.00_);(#,##0.00)'
for i,(b,u,a) in enumerate(sp,1):
    p(ws,f'A{r}',i); p(ws,f'C{r}',b,al='center'); p(ws,f'D{r}',u,al='center'); p(ws,f'E{r}',a,'#,##0')
    if (b,u) in vac:
        p(ws,f'B{r}','Vacant at 12/31/2025',f=F(italic=True)); T.append(dict(unit=u,building=b,area=a,statusText='Vacant')); r+=1; continue
    t=next(tn); s=D(rng.randint(2016,2025),rng.randint(1,12),1); n=rng.choice([60,62,84,120]); e=endof(s,n)
    while e<D(2026,1,31): n+=36; e=endof(s,n)
    m=r2(a*rng.uniform(.52,.86)); cam=r2(a*.085); tx=r2(a*.117); ins=r2(a*.021); tot=r2(m+cam+tx+ins); dep=rng.choice([0,m,r2(m*2),25000.0]); ar=rng.choice([0,0,0,0,tot,-tot,r2(cam*1.7)])
    p(ws,f'B{r}',t); 
    if rng.random()<.5: p(ws,f'F{r}',rng.choice(['A','A,B','C']),f=F(color='C00000'),al='center')
    p(ws,f'G{r}',DT(s.year,s.month,s.day),'m/d/yyyy'); p(ws,f'H{r}',DT(e.year,e.month,e.day),'m/d/yyyy')
    for c_,v in zip('IJKLMNO',(m,cam,tx,ins,tot,dep,ar)): p(ws,f'{c_}{r}',v,nf)
    if ar>0 and ar==tot: p(ws,f'P{r}','D – paid 1/6/26',f=F(color='C00000'))
    T.append(dict(unit=u,building=b,area=a,tenantName=t,leaseStartDate=iso(s),leaseEndDate=iso(e),contractRent=m,charges=[dict(code=k,amount=v) for k,v in zip(('CAM','Property tax','Insurance'),(cam,tx,ins))],totalCharges=tot,deposit=dep,balance=ar,statusText='Occupied'))
    S=[r2(x+y) for x,y in zip(S,(m,cam,tx,ins,tot,dep,ar))]; r+=1
def tot(lbl,vals,dbl=False):
    global r
    p(ws,f'B{r}',lbl,f=F(bold=True))
    for c_,v in zip('IJKLMNO',vals):
        c=p(ws,f'{c_}{r}',v,nf,f=F(bold=True)); c.border=Border(top=Side(style='thin'),bottom=Side(style='double') if dbl else None)
tot('Total',S); p(ws,f'E{r}',sum(x[2] for x in sp),'#,##0',f=F(bold=True)); p(ws,f'P{r}','F',f=F(color='C00000')); r+=1
p(ws,f'B{r}','G/L account',f=F(italic=True))
for c_,x in zip('IJKLNO',['4000-00','4110-00','4120-00','4130-00','2310-00','1200-00']): p(ws,f'{c_}{r}',x,f=F(italic=True),al='right')
r+=1; tot('Balance per trial balance',S); p(ws,f'P{r}','T/B',f=F(color='C00000')); r+=1; tot('Difference',[0]*7,True)
r+=3; la=sum(x[2] for x in sp if (x[0],x[1]) not in vac); ta=sum(x[2] for x in sp)
for a,v,x in(('Leased SF',la,'#,##0'),('Total SF',ta,'#,##0'),('Leased percentage',la/ta,'0.0%')): p(ws,f'B{r}',a); p(ws,f'E{r}',v,x); r+=1
for a,t_ in(('A','Agreed to executed lease'),('B','Agreed to amendment'),('C','Agreed to estoppel certificate'),('D','Subsequent receipt traced to bank'),('F','Footed'),('T/B','Agreed to trial balance')):
    i=tm.max_row+1; p(tm,f'A{i}',a,f=F(color='C00000')); p(tm,f'B{i}',t_)
p(tm,'A1','Tickmark legend',f=F(bold=True))
for i,x in enumerate(['Tenant','Cash rent 2025','Straight-line rent 2025','Deferred rent change']): p(sl,f'{chr(65+i)}1',x,f=F(bold=True))
k=2
for t in T:
    if 'tenantName' in t:
        c_=r2(t['contractRent']*12*.985); s_=r2(t['contractRent']*12*rng.uniform(.96,1.05))
        for a,v in zip('ABCD',(t['tenantName'],c_,s_,r2(s_-c_))): p(sl,f'{a}{k}',v,nf if a!='A' else None)
        k+=1
sl.column_dimensions['A'].width=34
for a in 'BCD': sl.column_dimensions[a].width=16
ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.active=1
wb.save(path(NAME))
save(NAME,'WAREHOUSE','auditor support roll with tickmarks and trial balance tie-out',True,'Ostler Yards Distribution, LLC','2025-12-31',len(sp),len(sp)-2,2,T,sheet='PBC-14')
