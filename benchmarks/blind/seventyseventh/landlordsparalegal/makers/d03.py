from common import *
import openpyxl; from openpyxl.styles import *
N='Linden_Row_stores_and_flats.xlsx'; r=random.Random(33)
wb=openpyxl.Workbook();w=wb.active;w.title='Rent Roll'
w['A1']='LINDEN ROW REALTY TRUST';w['A2']='41-49 Linden Row – Stores and Flats';w['A3']='Rent roll attached to Trustee\'s accounting as of 12/31/2025'
for a in('A1','A2'): w[a].font=Font(bold=True,size=13,name='Garamond')
H=['Premises','Tenant','Sq. Ft.','Lease from','Lease to','Monthly rent','Yearly rent','Security held','Arrears','Remarks'];W=[13,34,9,12,12,13,13,13,11,34]
for j,h in enumerate(H): 
    c=w.cell(5,j+1,h);c.font=Font(bold=True);c.border=Border(bottom=Side(style='medium'),top=Side(style='thin'));c.alignment=Alignment(wrap_text=True,horizontal='center'); w.column_dimensions['ABCDEFGHIJ'[j]].width=W[j]
st=[('41 Linden','Pell Street Bakery LLC',1850,D(2022,5,1),D(2027,4,30),3700,7400,0,'One 5-yr option'),('43 Linden','Ottavio Shoe Repair',640,D(2019,9,1),'MTM',1150,1000,0,'Holdover since 8/31/24'),('45 Linden','Bright Kumquat Nail Bar, Inc.',1120,D(2024,2,1),D(2029,1,31),2575,5150,2575,'Dec. rent open'),('47 Linden','Vacant',1480,None,None,None,None,None,'Listed with Corwin Realty'),('49 Linden','Marrow & Vine Books',2200,D(2023,7,15),D(2028,7,14),4025,8050,0,'Pays 35% of tax increase')]
nm=names(r,14);fl=[]
for i in range(14):
    s=addm(D(2025,1,1),r.randint(0,10)); m=r.randrange(1100,1750,25)
    fl.append((f'{[41,43,45,47,49][i//3]}-{i%3+1}R' if i<13 else 'Basement 45',nm[i],None,s,eom(addm(s,11)) if i%5 else 'MTM',m,m if i%4 else 800,r.choice([0,0,0,m,215]),r.choice(['','','','Heat included','Super\'s cousin','One cat']) if i!=9 else 'Late 4x in 2025'))
fl[6]=(fl[6][0],'Vacant',None,None,None,None,None,None,'Ready 1/15/26')
rows=[];y=6;prt={}
def sec(title,label,items,typ):
    global y
    w.cell(y,1,title).font=Font(bold=True,italic=True);y+=1;sub=[]
    for u,t,a,s,e,m,dp,ar,rem in items:
        shown=m
        if u=='45-2R': shown=m+270  # planted
        vals=[u,t,a,s,e,shown,m*12 if m else None,dp,ar if ar else ('-' if m else None),rem or None]
        for j,v in enumerate(vals):
            c=w.cell(y,j+1,v)
            if j in(3,4) : c.number_format='m/d/yyyy';c.alignment=Alignment(horizontal='right')
            if j in(5,6,7,8): c.number_format='#,##0.00';c.alignment=Alignment(horizontal='right')
            if j==2:c.number_format='#,##0'
        v=t=='Vacant'
        rw=dict(unit=u,tenantName=None if v else t,area=a,section=title,statusText='Vacant' if v else 'Occupied',contractRent=shown,annualRent=m*12 if m else None,leaseStartDate=iso(s),leaseEndDate=e if isinstance(e,str) else iso(e),deposit=dp,balance=ar or None)
        rows.append(rw);sub.append(dict(rw,m=m or 0));y+=1
    T=['Subtotal '+label,None,S(sub,'area') or None,None,None,S(sub,'m'),S(sub,'annualRent'),S(sub,'deposit'),S(sub,'balance'),None]
    for j,v in enumerate(T):
        c=w.cell(y,j+1,v);c.font=Font(bold=True);c.border=Border(top=Side(style='thin'));c.number_format='#,##0.00' if j>4 else '#,##0'
    y+=2;return T
a=sec('STORES','stores',st,'Store');b=sec('FLATS','flats',fl,'Flat')
for j in range(10):
    v='TOTAL 41-49 LINDEN ROW' if j==0 else ((a[j] or 0)+(b[j] or 0) if j>4 and j<9 else None)
    c=w.cell(y,j+1,v);c.font=Font(bold=True);c.border=Border(top=Side(style='double'));c.number_format='#,##0.00'
w.cell(y+2,1,'19 premises: 17 let, 2 vacant.');w.cell(y+4,1,'____________________________');w.cell(y+5,1,'Augustin Norwall, Trustee');w.page_setup.orientation='landscape';w.page_setup.fitToWidth=1;w.page_setup.fitToHeight=0;w.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(f'{R}/documents/{N}')
save(N,'MIXED_USE','trustee workbook, stores then flats, subtotals',False,dict(propertyName='41-49 Linden Row',asOnDate='2025-12-31',units=19,occupied=17,vacant=2,sheet='Rent Roll',planted=dict(what='Monthly rent of 45-2R printed 270.00 too high against its yearly rent and the subtotal',kind='digit_changed'),rows=rows))
