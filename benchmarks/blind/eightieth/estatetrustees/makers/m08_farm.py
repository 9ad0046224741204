from lib import *; from openpyxl import Workbook; from openpyxl.styles import *; from openpyxl.utils import get_column_letter as gl
r=random.Random(808); n=N(808); fn='yoder_farm_ground_2025.xlsx'
wb=Workbook(); w=wb.active; w.title='Cash rent'
w['B2']='Yoder Family Farms - Estate of Emmett Yoder'; w['B2'].font=Font(name='Georgia',size=15,bold=True)
w['B3']='Ground rented out, crop year 2025 (as of March 1, 2025)'; w['B3'].font=Font(name='Georgia',italic=True)
H=['Tract','Legal / how we call it','County','Acres tillable','Tenant','$ per acre','Rent for the year','Lease from','Lease to','When paid','Remarks']
b=Side(style='thin'); 
for i,h in enumerate(H,2):
    c=w.cell(5,i,h); c.font=Font(bold=True,name='Georgia'); c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center'); c.fill=PatternFill('solid',fgColor='D8E4BC'); c.border=Border(top=b,bottom=b)
w.row_dimensions[5].height=32
T=[('1','NE 1/4 Sec 12, home quarter','McLean',148.5,235),('2','N 1/2 SE 1/4 Sec 12','McLean',76.2,235),('3','"The Forty" Sec 13','McLean',38.4,210),('4','Creek bottom Sec 14','McLean',61,165),('5','W 80 Sec 22','Logan',77.8,240),('6','Pasture w/ pond Sec 22','Logan',33,45),('7A','Crowther place, north','Logan',112.6,250),('7B','Crowther place, south','Logan',96.3,250),('8','Church corner Sec 30','Logan',18.7,200),('9','Machine shed & grain bins','McLean',None,None),('10','Old farmstead house & lot','McLean',None,None),('11','E 1/2 NW 1/4 Sec 31','Logan',79.1,230)]
ten=[n('fl'),n('fl'),'Zielke Bros.','K & L Grain Farms, Inc.']
rows=[];R=6;tot=ac=0
for t,l,co,a,p in T:
    w.cell(R,2,t if not t.isdigit() else int(t)); w.cell(R,3,l); w.cell(R,4,co)
    if a: w.cell(R,5,a).number_format='0.0'; ac+=a
    if t in('4','10'):
        w.cell(R,6,'not rented' if t=='4' else 'Vacant'); w.cell(R,12,'wet, in CRP talks' if t=='4' else 'no furnace'); rows.append(row(unit=t,statusText='not rented' if t=='4' else 'Vacant')); R+=1; continue
    who=ten[{'1':0,'2':0,'3':1,'5':2,'6':1,'7A':3,'7B':3,'8':2,'9':0,'11':3}[t]]; rent=round(a*p,2) if a else 3600; tot+=rent
    w.cell(R,6,who)
    if p: w.cell(R,7,p).number_format='0.00'
    w.cell(R,8,rent).number_format='#,##0.00'
    s=dt.date(r.choice([2022,2023,2024]),3,1); e=dt.date(r.choice([2026,2027]),2,28); oral=t in('6','8')
    w.cell(R,9,s).number_format='m/d/yyyy'
    if oral: w.cell(R,10,'MTM' if 0 else 'oral, year to year')
    else: w.cell(R,10,e).number_format='m/d/yyyy'
    w.cell(R,11,r.choice(['half Mar 1, half Nov 1','Mar 1','Nov 15'])); 
    if t=='1': w.cell(R,12,'tenant keeps fence')
    rows.append(row(unit=t,tenantName=who,statusText='Occupied',annualRent=rent,leaseStartDate=iso(s),leaseEndDate='oral, year to year' if oral else iso(e))); R+=1
w.cell(R+1,3,'Total').font=Font(bold=True,name='Georgia'); w.cell(R+1,5,ac).number_format='#,##0.0'; c=w.cell(R+1,8,round(tot,2)); c.number_format='"$"#,##0.00'; c.font=Font(bold=True)
for i in range(2,13): w.cell(R+1,i).border=Border(top=b,bottom=Side(style='double'))
w.merge_cells(start_row=R+3,start_column=2,end_row=R+5,end_column=12); c=w.cell(R+3,2,'Acres are FSA tillable. Written leases for all but tracts 6 and 8. Grain bins (tract 9) go with the shed. Landlord pays real estate tax. 12 tracts in all, 10 rented.'); c.alignment=Alignment(wrap_text=True,vertical='top')
for i,x in enumerate([2,8,30,10,9,24,9,14,12,17,24,20],1): w.column_dimensions[gl(i)].width=x
w.page_setup.orientation='landscape'; w.page_setup.fitToWidth=1; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True; wb.save(doc(fn))
save(fn,'LAND','family farm sheet, yearly cash rent per tract',True,'Yoder Family Farms',"2025-03-01",rows,12,10,2,sheet='Cash rent')
