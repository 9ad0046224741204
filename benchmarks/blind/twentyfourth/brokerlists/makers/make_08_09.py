from common import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.comments import Comment
from datetime import date,datetime
b_=Font(bold=True)
def d8():
    f='1840_fulton_mixed_use.xlsx'; wb=Workbook(); w=wb.active; w.title='Fulton'
    w['B1']='1840-1848 FULTON AVE'; w['B1'].font=Font(bold=True,size=14); w['B2']='Shops and flats / income as of 5-1-25'; w['B4']='STORES'; w['B4'].font=b_
    for c,h in zip('CDFGHI',['sf','Base rent','Tax share','yearly','Lease ends','']): w[f'{c}5']=h; w[f'{c}5'].font=b_
    A=[('1840','Sizemore Shoe Repair',880,1540,95,date(2026,12,31),'since 1988!'),('1842','Golden Lotus Take-Out LLC',1120,2350,120,date(2029,4,30),'5 yr option'),('1844',None,960,None,None,None,'papered over, talking to a vape shop'),('1846-48','Ferrante & Sons Hardware, Inc.',2900,4200,310,date(2027,6,30),'pays late')]
    rows=[]; y=6
    for u,t,a,r,x,e,n in A:
        w[f'A{y}']=u; w[f'B{y}']=t or 'vacant'; w[f'C{y}']=a; w[f'I{y}']=n; d=dict(unit=u,section='STORES',area=a)
        if t:
            w[f'D{y}']=r; w[f'F{y}']=x; w[f'G{y}']=r*12; w[f'H{y}']=e; d.update(tenantName=t,contractRent=r,annualRent=r*12,leaseEndDate=iso(e),charges=[dict(code='Tax share',amount=x)],statusText='Occupied')
        else: d['statusText']='vacant'
        rows.append(d); y+=1
    def tot(l,rs,y):
        w[f'B{y}']=l; w[f'D{y}']=S(rs,'contractRent'); w[f'G{y}']=S(rs,'annualRent')
        for c in 'BCDFG': w[f'{c}{y}'].font=b_; w[f'{c}{y}'].border=Border(top=Side('thin'))
    tot('stores',rows,y); w[f'F{y}']=525; w[f'C{y}']=5860; y+=2
    w[f'B{y}']='FLATS'; w[f'B{y}'].font=b_; w[f'C{y}']='rooms'; w[f'D{y}']='Rent'; w[f'E{y}']='Sec.'; w[f'G{y}']='yearly'; w[f'H{y}']='Lease ends'; y+=1
    Fl=[('2A','Bhatt',4,1325,1325,date(2025,9,30),''),('2B','Trudy Amador',3,1150,1100,'m-t-m',''),('2C','Wade / Lorna Teague',4,1375,1375,date(2026,2,28),'cat'),('2D',None,3,None,None,None,'VACANT, painting'),('3A','K. Villasenor',4,1295,1250,date(2025,7,31),'gave notice'),('3B','Boyd Swanger',3,1125,1100,'m-t-m','owes 1 mo.'),('3C','super - Pavel',2,0,0,'','no rent'),('3D','Ingrid Haldane',3,1180,1180,date(2026,4,30),'')]
    fr=[]
    for u,t,k,r,s,e,n in Fl:
        w[f'A{y}']=u; w[f'B{y}']=t; w[f'C{y}']=f'{k} rm'; w[f'I{y}']=n or None; d=dict(unit=u,section='FLATS',unitType=f'{k} rm')
        if t:
            w[f'D{y}']=r; w[f'E{y}']=s; w[f'G{y}']=r*12; w[f'H{y}']=e or None; d.update(tenantName=t,contractRent=r,annualRent=r*12,deposit=s,leaseEndDate=(iso(e) if isinstance(e,date) else e) or None); 
            if 'notice' in n: d['statusText']='gave notice'
        else: d['statusText']='VACANT'
        rows.append(d); fr.append(d); y+=1
    tot('flats',fr,y); w[f'E{y}']=S(fr,'deposit'); y+=1; w[f'E{y}']=None; tot('BUILDING',rows,y)
    y+=2; w[f'B{y}']='12 spaces: 4 stores + 8 flats. Empty 2 (1844 and 2D). Super lives free in 3C, not counted as let (9 let).'
    for r in w.iter_rows():
        for c in r:
            if isinstance(c.value,date): c.number_format='m/d/yy'
            elif c.column_letter in 'DEFG' and isinstance(c.value,(int,float)): c.number_format='#,##0'
    for c,k in zip('ABCDEFGHI',[9,32,8,11,8,10,10,12,34]): w.column_dimensions[c].width=k
    wb.save(f'{B}/documents/{f}')
    save(f,'MIXED_USE','owner Excel, two tables with differing columns, unnamed unit/tenant/remark columns',True,'1840-1848 FULTON AVE','2025-05-01',12,9,2,rows,totals=dict(contractRent=S(rows,'contractRent'),annualRent=S(rows,'annualRent')))
d8()
def d9():
    f='tannery_road_bays_gsheet.xlsx'; wb=Workbook(); w=wb.active; w.title='rents'
    n=wb.create_sheet('to do'); n['A1']='call roofer re bay G'; n['A2']='Bay C estoppel'; n['A3']='raise Tapia after Jan'
    w.append(['Tannery Rd Warehouses (9 bays)',None,None,None,None,None,None,None,'updated through 11/30/2025']); w['A1'].font=Font(name='Arial',size=12,bold=True)
    w.append([]); w.append([None,None,'SF','Rent/mo','NNN/mo','Start','Ends','Next bump','New rent','$/sf/yr','NOTES'])
    for c in w[3]: c.font=b_; c.fill=PatternFill('solid',fgColor='FFF2CC')
    w.freeze_panes='C4'
    A=[('A','Holcomb Cabinet Works',2400,1900,520,'2023-02-01','2028-01-31',('2026-02-01',1957),''),('B','Two Rivers Epoxy LLC',2400,1850,520,'2024-08-01','2027-07-31',('2026-08-01',1905.5),'roll-up door stuck, we owe repair'),('C','Zamarripa Tile & Stone',3600,2700,780,'2021-05-15','2026-05-14',None,'no option left'),('D',None,2400,None,None,None,None,None,'EMPTY since Sept. Asking 2,000'),('E','Efrain Tapia - landscaping',1200,1050,260,'2020-01-01','MTM',('2026-02-01',1100),'letter not sent yet'),('F','Cold Brew Collective, Inc.',3600,2880,780,'2025-03-01','2030-02-28',('2026-03-01',2966.4),'paid 2 mo. deposit'),('G','Anvil Fitness',2400,1980,520,'2022-10-01','2026-09-30',None,'late again'),('H','Owner storage',1200,None,None,None,None,None,'mine - not for rent'),('J','Pettibone Auto Glass',3600,2610,780,'2019-07-01','2029-06-30',('2026-07-01',2688.3),'')]
    rows=[]
    for u,t,a,r,nn,s,e,st,no in A:
        D=lambda x: datetime.strptime(x,'%Y-%m-%d') if x and x[0]=='2' else x
        w.append([u,t if t else None,a,r,nn,D(s),D(e),D(st[0]) if st else None,st[1] if st else None,round(r*12/a,2) if r else None,no or None])
        d=dict(unit=u,area=a,contractRent=r,leaseStartDate=s,leaseEndDate=e,charges=[dict(code='NNN',amount=nn)] if nn else None,rentSteps=[dict(date=st[0],amount=st[1])] if st else None)
        if u=='D': d.update(statusText='EMPTY',marketRent=2000)
        else: d['tenantName']=t
        if r: d['statusText']='Occupied'
        rows.append(d)
    w.append([]); T=dict(area=S(rows,'area'),contractRent=S(rows,'contractRent'),NNN=sum(x[4] or 0 for x in A)); w.append([None,None,T['area'],T['contractRent'],T['NNN']]); k=w.max_row
    w.append([None,'7 of 9 bays paying, 1 empty (D), H is the owner\'s own'])
    for c in w[k]: c.font=b_
    w['D8'].comment=Comment('Tapia pays cash on the 5th','me')
    for r in w.iter_rows(min_row=4):
        for c in r:
            c.font=Font(name='Arial',size=10,bold=c.row==k)
            if isinstance(c.value,datetime): c.number_format='mmm d, yyyy'
            elif c.column_letter in 'DEI' and c.value: c.number_format='"$"#,##0.00'
            elif c.column_letter=='C': c.number_format='#,##0'
    for c,x in zip('ABCDEFGHIJK',[5,28,9,12,11,14,14,14,13,9,34]): w.column_dimensions[c].width=x
    wb.save(f'{B}/documents/{f}')
    save(f,'WAREHOUSE','Google Sheet with notes, unnamed bay and tenant columns, next bump',True,'Tannery Rd Warehouses','2025-11-30',9,7,1,rows,sheet='rents',totals=T)
d9()
