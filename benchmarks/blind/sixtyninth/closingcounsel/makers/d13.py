# Mixed use: three tables one below another with different headers; hidden column; annual commercial rent
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
rng=random.Random(6913)
fn='Exhibit C - Leases - The Marlowe Building.xlsx'
wb=Workbook();ws=wb.active;ws.title='Exh C'
G='Garamond'
def w(r,c,v,b=False,nf=None,al=None,fill=None,wrap=False,it=False,top=False):
    x=ws.cell(r,c,v);x.font=Font(name=G,size=11,bold=b,italic=it)
    if nf:x.number_format=nf
    x.alignment=Alignment(horizontal=al,vertical='top',wrap_text=wrap)
    if fill:x.fill=PatternFill('solid',fgColor=fill)
    if top:x.border=Border(top=Side(style='thin'))
    return x
for c,wd in zip('ABCDEFGHIJK',[10,9,34,11,14,14,15,14,13,13,30]): ws.column_dimensions[c].width=wd
ws.column_dimensions['B'].hidden=True
w(1,1,'EXHIBIT C',True);ws.merge_cells('A1:K1');ws['A1'].alignment=Alignment(horizontal='center')
w(2,1,'LEASES IN EFFECT AT THE MARLOWE BUILDING',True);ws.merge_cells('A2:K2');ws['A2'].alignment=Alignment(horizontal='center')
w(3,1,'61-67 Chandler Street  •  Updated through October 15, 2021',it=True);ws.merge_cells('A3:K3');ws['A3'].alignment=Alignment(horizontal='center')
DN='mmm d, yyyy';MN='"$"#,##0.00'
rows=[];R=5
def header(H):
    global R
    for c,h in H.items(): w(R,c,h,True,al='center',fill='DCE6F1',wrap=True)
    ws.row_dimensions[R].height=32
    R+=1
# Part A
w(R,1,'A.  COMMERCIAL SPACE',True);R+=1
header({1:'Space',2:'ID',3:'Tenant (Guarantor)',4:'Sq. Ft.',5:'Commenced',6:'Expires',7:'Base Rent per Annum',8:'Est. CAM/Tax per Annum',9:'Security',10:'Arrears',11:'Remarks'})
Sa=dict(a=0,y=0,c=0,d=0,x=0)
C=[('Retail 1','t0000212','Blackbird Books & Paper LLC',2210,D(2018,6,1),D(2023,5,31),72930,11934,6077.5,0,'5-yr option, 6 mos. notice'),('Retail 2','t0000240','Osteria Fiorella, Inc. (Guarantor: G. Fiorella)',3460,D(2016,3,1),D(2026,2,28),131480,18684,21913.34,14200,'Rent deferral agreement 6/2020'),('Retail 3','VACANT','Vacant',1325,None,None,None,None,None,None,'formerly Chandler Optical'),('Retail 4','t0000251','Marlowe Market Corp.',1890,D(2020,11,1),D(2025,10,31),58590,10206,9765,0,''),('2nd Fl.','t0000198','Peregrine Dance Collective, Inc.',4100,D(2014,9,1),D(2024,8,31),77900,0,6491.67,0,'Gross lease')]
for u,i,n,a,s,e,y,cam,d,ar,rk in C:
    if len(n)>34: ws.row_dimensions[R].height=31
    w(R,1,u);w(R,2,i);w(R,3,n,wrap=True);w(R,4,a,nf='#,##0');w(R,11,rk);Sa['a']+=a
    if n=='Vacant': rows.append(dict(unit=u,section='A.  COMMERCIAL SPACE',area=a,statusText='Vacant'))
    else:
        w(R,5,s,nf=DN,al='left');w(R,6,e,nf=DN,al='left')
        for c,v in((7,y),(8,cam),(9,d),(10,ar)): w(R,c,v,nf=MN)
        rows.append(dict(unit=u,section='A.  COMMERCIAL SPACE',tenantName=n.split(' (G')[0],statusText='Occupied',area=a,leaseStartDate=s,leaseEndDate=e,annualRent=float(y),deposit=float(d),balance=float(ar)))
        for k,v in zip('ycdx',(y,cam,d,ar)): Sa[k]+=v
    R+=1
w(R,3,'Commercial total',True,top=True);w(R,4,Sa['a'],True,'#,##0',top=True)
for c,k in((7,'y'),(8,'c'),(9,'d'),(10,'x')): w(R,c,round(Sa[k],2),True,MN,top=True)
R+=3
w(R,1,'B.  RESIDENTIAL APARTMENTS (FLOORS 3-6)',True);R+=1
header({1:'Apt.',2:'ID',3:'Tenant(s)',4:'Type',5:'Move-in',6:'Lease Through',7:'Monthly Rent',8:'Last Month Prepaid',9:'Security',10:'Arrears',11:'Remarks'})
ppl=people(rng,30);pi=0;Sb=dict(m=0,l=0,d=0,x=0);nv=0
for fl in range(3,7):
    for k in range(1,7):
        u=f'{fl}0{k}';ty=['Studio','1 BR','1 BR','2 BR','2 BR','1 BR'][k-1];base={'Studio':1650,'1 BR':2050,'2 BR':2675}[ty]
        w(R,1,int(u),al='left');w(R,4,ty,al='center')
        r=dict(unit=u,section='B.  RESIDENTIAL APARTMENTS (FLOORS 3-6)',unitType=ty)
        if u in('404','602'): w(R,2,'VACANT');w(R,3,'Vacant');r['statusText']='Vacant';nv+=1
        else:
            f,l=ppl[pi];pi+=1;nm=f'{f} {l}'
            if rng.random()<.25: nm+=f' and {ppl[29-pi%5][0]} {ppl[28-pi%7][1]}'
            mi=D(rng.randint(2012,2021),rng.randint(1,9),1);tw=rng.random()<.15
            e='At will' if tw else endterm(D(2021,mi.month,1) if mi.month<10 else D(2020,mi.month,1),12)
            if not tw and e<D(2021,10,15): e=D(2022,5,31)
            rent=float(base+rng.choice([0,25,50,-75,-100,100])+25*(fl-3)-(150 if mi.year<2016 else 0));lm=rent if rng.random()<.5 else 0.0;d=rng.choice([rent,rent,rent-50,0.0]);ar=rng.choice([0.0]*7+[rent,round(rng.uniform(50,900),2)])
            w(R,2,f't000{rng.randint(1000,9999)}');w(R,3,nm,wrap=True);w(R,5,mi,nf=DN,al='left');w(R,6,e,nf=DN,al='left')
            for c,v in((7,rent),(8,lm),(9,d),(10,ar)): w(R,c,v,nf=MN)
            if tw: w(R,11,'Tenant at will')
            elif rng.random()<.12: w(R,11,rng.choice(['Broker fee owed','RAFT application pending','Cat addendum']))
            r.update(tenantName=nm,statusText='Occupied',moveInDate=mi,leaseEndDate=e,contractRent=rent,deposit=d,balance=ar)
            for k2,v in zip('mldx',(rent,lm,d,ar)): Sb[k2]+=v
        rows.append(r);R+=1
w(R,3,'Residential total',True,top=True)
for c,k in((7,'m'),(8,'l'),(9,'d'),(10,'x')): w(R,c,round(Sb[k],2),True,MN,top=True)
R+=3
w(R,1,'C.  STORAGE AND GARAGE',True);R+=1
header({1:'Space',3:'User',5:'Since',7:'Monthly Rent'})
Sc=0
for u,n,s,m in[('G-1','Osteria Fiorella, Inc.',D(2016,3,1),225.0),('G-2',rows[6]['tenantName'],D(2019,10,1),200.0),('G-3','Vacant',None,None),('Stor. A','Peregrine Dance Collective, Inc.',D(2014,9,1),310.0)]:
    w(R,1,u);w(R,3,n,wrap=True)
    r=dict(unit=u,section='C.  STORAGE AND GARAGE')
    if m: w(R,5,s,nf=DN,al='left');w(R,7,m,nf=MN);r.update(tenantName=n,statusText='Occupied',leaseStartDate=s,contractRent=m);Sc+=m
    else: r['statusText']='Vacant'
    rows.append(r);R+=1
w(R,3,'Storage/garage total',True,top=True);w(R,7,Sc,True,MN,top=True);R+=2
tm=round(Sa['y']/12+Sb['m']+Sc,2)
w(R,3,'Combined monthly base rent, A (÷12) + B + C',True);w(R,7,tm,True,MN);R+=2
w(R,1,'Seller holds security in escrow account ending 0442 at Chandler Five Cents Savings Bank. Security and last month’s rent bear statutory interest.',it=True)
for t in ws.iter_rows(min_col=5,max_col=5):
    for x in t: x.alignment=Alignment(horizontal='center',vertical='top',wrap_text=x.alignment.wrap_text)
for t in ws.iter_rows(min_col=11,max_col=11,min_row=6):
    for x in t: x.alignment=Alignment(horizontal=x.alignment.horizontal or 'left',indent=0 if x.alignment.horizontal else 1,vertical='top')
ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(DOC+fn)
for r in rows:
    if r['section'].startswith('C') and 'leaseStartDate' in r: r['moveInDate']=r.pop('leaseStartDate')
save(fn,'MIXED_USE','Three stacked tables (commercial annual, residential monthly, garage) with own headers, hidden ID column',True,
 dict(propertyName='THE MARLOWE BUILDING',asOnDate='2021-10-15',units=None,occupied=None,vacant=None,sheet=None,planted=None,rows=rows,_totals=dict(annualRent=Sa['y'],contractRent=round(Sb['m']+Sc,2),deposit=round(Sa['d']+Sb['d'],2),balance=round(Sa['x']+Sb['x'],2))))
