# Garage row and parking stalls in an Ohio probate inventory: two sections with different columns, mmm-yy date cells, hidden column, appraised values
from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
rng=random.Random(4517);N=Names(rng)
name='x07_estate_garages_inventory.xlsx'
wb=Workbook();ws=wb.active;ws.title='Garages & stalls'
TH=Side(style='thin',color='808080');BX=Border(left=TH,right=TH,top=TH,bottom=TH)
def put(r,c,v,b=False,i=False,nf=None,al=None,box=False,fill=None,wrap=False):
    x=ws.cell(r,c,v);x.font=Font(name='Verdana',size=9,bold=b,italic=i)
    if nf:x.number_format=nf
    x.alignment=Alignment(horizontal=al,vertical='center',wrap_text=wrap)
    if box:x.border=BX
    if fill:x.fill=PatternFill('solid',fgColor=fill)
    return x
ws.merge_cells('A1:K1');put(1,1,'PROBATE COURT OF SUMMIT COUNTY, OHIO',b=True,al='center')
ws.merge_cells('A2:F2');put(2,1,'Estate of: Bartholomew J. Kessenich, Deceased');ws.merge_cells('G2:K2');put(2,7,'Case No. 2025 ES 00417',al='right')
ws.merge_cells('A3:K3');put(3,1,'SCHEDULE OF ASSETS, ITEM 6 – Tallmadge Alley garages and parking lot (Akron): rents charged at date of death, March 3, 2025',b=True,wrap=True);ws.row_dimensions[3].height=28
rows=[];T=[0,0,0,0]
# section A
r=5;put(r,1,'6(a)  Garage row',b=True);r+=1
HA=['Item','Garage no.','Inside size (ft.)','Sq. ft.','Key code','Renter','Rented since','Rent','Key dep.','Owed','Appraised']
for c,h in enumerate(HA,1): put(r,c,h,b=True,al='center',box=True,fill='FCE4D6',wrap=True)
r+=1;r0=r;item=1
M='#,##0.00';MMM='mmm\\-yy'
for q in range(1,19):
    u=f'G-{q}'; L_=(10,20) if q<13 else (12,24)
    mk=L_; rent=95.0 if q<13 else 130.0
    vac=q in(5,13)
    own=q==18
    val=6500 if q<13 else 9200
    put(r,1,f'6.{item}',box=True,al='center');put(r,2,u,box=True,al='center');put(r,3,f'{L_[0]} x {L_[1]}',box=True,al='center');put(r,4,L_[0]*L_[1],box=True);put(r,5,f'K{rng.randint(100,999)}',box=True)
    row=dict(unit=u,section='6(a)  Garage row',area=L_[0]*L_[1])
    if vac or own:
        put(r,6,'Not rented' if vac else 'Decedent\'s own use',i=True,box=True);[put(r,c,None,box=True) for c in(7,8,9,10)]
        row['statusText']='Not rented' if vac else "Decedent's own use"
    else:
        nm=N.fl() if q not in(8,14) else {8:'Portage Locksmith Co.',14:'Rubber City Sign & Awning'}[q]
        d=dt.date(rng.randint(2008,2024),rng.randint(1,12),1); rent-=rng.choice([0,0,0,10,20]); ow=float(rng.choice([0]*5+[rent,rent*2])); kd=float(rng.choice([10,10,25,0]))
        put(r,6,nm,box=True);put(r,7,d,nf=MMM,al='center',box=True);put(r,8,rent,nf=M,box=True);put(r,9,kd,nf=M,box=True);put(r,10,ow,nf=M,box=True)
        row.update(tenantName=nm,statusText='Occupied',moveInDate=d.strftime('%b %Y'),contractRent=rent,deposit=kd,balance=ow)
        for i,v in enumerate((rent,kd,ow)):T[i]+=v
    put(r,11,val,nf='#,##0',box=True);T[3]+=val
    rows.append(row);r+=1;item+=1
def tot(label,a,b):
    ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=6);put(r,1,label,b=True,al='right')
    for c in (8,9,10,11):
        L=chr(64+c);put(r,c,f'=SUM({L}{a}:{L}{b})',b=True,nf='#,##0' if c==11 else M,box=True)
tot('Total 6(a)',r0,r-1);ta=r;r+=2
put(r,1,'6(b)  Parking stalls, gravel lot behind 412 Tallmadge Alley (land appraised under Item 5)',b=True);r+=1
HB=['Item','Stall','Vehicle','','','Renter','Rented since','Rent','Key dep.','Owed','']
for c,h in enumerate(HB,1): put(r,c,h or None,b=True,al='center',box=True,fill='FCE4D6',wrap=True)
ws.merge_cells(start_row=r,start_column=3,end_row=r,end_column=5)
r+=1;r1=r
for q in range(1,11):
    u=f'{q}' if q<9 else f'{q}T'
    ws.merge_cells(start_row=r,start_column=3,end_row=r,end_column=5)
    put(r,1,f'6.{item}',box=True,al='center');put(r,2,u,box=True,al='center')
    row=dict(unit=u,section='6(b)  Parking stalls, gravel lot behind 412 Tallmadge Alley (land appraised under Item 5)')
    if q in(4,7): put(r,6,'Not rented',i=True,box=True);row['statusText']='Not rented'
    else:
        nm=N.fl();d=dt.date(rng.randint(2015,2024),rng.randint(1,12),1);rent=40.0 if q<9 else 75.0;ow=float(rng.choice([0,0,0,40]))
        put(r,3,rng.choice(['Silverado','Corolla','Odyssey','F-150','Malibu','Equinox']) if q<9 else '26 ft. box truck',box=True);put(r,6,nm,box=True);put(r,7,d,nf=MMM,al='center',box=True);put(r,8,rent,nf=M,box=True);put(r,9,0,nf=M,box=True);put(r,10,ow,nf=M,box=True)
        row.update(tenantName=nm,statusText='Occupied',moveInDate=d.strftime('%b %Y'),contractRent=rent,deposit=0.0,balance=ow)
    rows.append(row);r+=1;item+=1
tot('Total 6(b)',r1,r-1);ws.cell(r,11).value=None;tb=r;r+=1
ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=6);put(r,1,'TOTAL ITEM 6',b=True,al='right')
for c in(8,9,10,11):
    L=chr(64+c);put(r,c,f'={L}{ta}'+(f'+{L}{tb}' if c<11 else ''),b=True,nf='#,##0' if c==11 else M,box=True)
r+=2
for t in ['All lettings are oral and from month to month. 28 spaces: 23 rented, 4 not rented, 1 used by the decedent.','Stalls 9T and 10T take trucks.','Fiduciary: ___________________________     Filed: ____________________','Form 6.1 continuation (attach to Inventory and Appraisal)']: put(r,1,t,i=t.startswith('Form'));r+=1
for c,w in zip('ABCDEFGHIJK',(7,11,14,8,9,30,12,11,10,11,12)): ws.column_dimensions[c].width=w
ws.column_dimensions['E'].hidden=True
ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.sheet_view.showGridLines=False
wb.save(doc(name));recalc(name)
no=sum('tenantName' in x for x in rows);assert (len(rows),no)==(28,23),(len(rows),no)
save(name,'PARKING','paralegal, probate','court form look, two sections with different columns, month-year date cells, hidden key code column',True,'Tallmadge Alley garages and parking lot','2025-03-03',28,23,4,rows)
