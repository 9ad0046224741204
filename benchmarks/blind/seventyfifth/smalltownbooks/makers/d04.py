from common import *
from openpyxl import Workbook; from openpyxl.styles import *
fn='d04_ballinacarra_shops_flats.xlsx'
wb=Workbook(); ws=wb.active; ws.title="Q2 2025"; 
X=[("Castle Street 12-14 (Kilbane's)",[("Shop","Retail","Tansey's Pharmacy Ltd",D(2015,4,1),D(2035,3,31),24000,"Quarterly",6000,0,"25 yr FRI, reviews 5-yearly"),("Flat A","2 bed flat","Aoife Garrity",D(2023,9,1),D(2029,8,31),10200,"Monthly",850,0,"RTB reg'd"),("Flat B","2 bed flat","Luka & Petra Novarek",D(2024,2,1),D(2030,1,31),10800,"Monthly",900,900,""),("Flat C","1 bed flat",None,None,None,None,None,None,None,"damp works to July")]),
("Castle Street 20",[("Ground floor","Retail","Hegarty Hardware",D(2009,1,1),D(2030,12,31),18000,"Quarterly",None,4500,"March gale not in"),("First floor","Office","Doolan Mulvey Solicitors",D(2019,7,1),D(2028,6,30),12600,"Quarterly",3150,0,""),("Top flat","3 bed flat","Niall Feeney & others",D(2024,9,1),D(2025,8,31),14400,"Monthly",1200,600,"three sharing")]),
("Bridge Street 3",[("Takeaway","Takeaway","Golden Weir Chinese",D(2018,10,1),D(2028,9,30),15600,"Monthly",1300,0,""),("Flat","1 bed flat","Mele Tuilagi",D(2022,11,1),D(2028,10,31),8400,"Monthly",700,0,"HAP")]),
("The Old Bakery, Bridge Street",[("Unit 1","Retail","Cupán Café",D(2022,5,1),D(2027,4,30),14400,"Quarterly",3600,0,"break option May 2025 not used"),("Unit 2","Retail",None,None,None,None,None,None,None,"To let, agent Moran"),("Unit 3","Retail","Scissors Sisters Hair",D(2021,3,1),D(2026,2,28),9600,"Quarterly",2400,-200,"roof set-off allowed"),("Loft 1","Studio","Omar Sheeran",D(2025,1,6),D(2026,1,5),7800,"Monthly",650,0,""),("Loft 2","Studio","Darragh Quilty",D(2023,6,1),D(2029,5,31),7200,"Monthly",600,1200,"2 months, notice sent"),("Yard store","Store","Feeney Agri Parts",D(2020,1,1),D(2025,12,31),3000,"Half-yearly",None,0,"")]),
("Main Street 48",[("Shop","Retail","Bookmakers (Western) Ltd",D(2014,8,1),D(2034,7,31),21000,"Quarterly",5250,0,""),("Flat 1","2 bed flat","Sorcha Lomax",D(2021,2,1),D(2027,1,31),9600,"Monthly",800,0,""),("Flat 2","2 bed flat","Priya Nair",D(2024,10,1),D(2030,9,30),10800,"Monthly",900,0,"")])]
ar=lambda **k: Font(name='Arial',size=9,**k); thin=Side(style='thin',color='999999')
ws['B2']="Estate of the late P. J. Kilbane - Ballinacarra, Co. Mayo"; ws['B2'].font=ar(bold=True); ws['B3']="Rents receivable at 30 June 2025 (euro)"; ws['B3'].font=ar()
for j,t in enumerate(["Premises","Letting","Use","Tenant","Letting\nfrom","Letting\nto","Rent\nper annum","Gale days /\npayable","Rent\nper month","Security\ndeposit","Arrears at\ndate","Observations"]):
    c=ws.cell(5,2+j,t); c.font=ar(bold=True,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='5B3A29'); c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center')
for col,w in zip("ABCDEFGHIJKLM",[2,20,13,11,26,11,11,11,12,10,10,10,28]): ws.column_dimensions[col].width=w
rows=[];R=6
for bl,us in X:
    a=R; ws.cell(R,2,bl)
    for (u,k,t,s,e,an,fr,dep,arr,ob) in us:
        mon=round(an/12,2) if an else None
        for j,v in enumerate([u,k,t or "Vacant",s,e,an,fr,mon,dep,arr,ob]):
            c=ws.cell(R,3+j,v if v!="" else None); c.font=ar(italic=(t is None)); 
            if j in(3,4): c.number_format='dd/mm/yyyy'
            if j in(5,7,8,9): c.number_format='€#,##0.00;-€#,##0.00'
        rows.append(row(unit=u,building=bl,unitType=k,tenantName=t,statusText="Occupied" if t else "Vacant",leaseStartDate=iso(s),leaseEndDate=iso(e),annualRent=an,contractRent=mon,deposit=dep,balance=arr)); R+=1
    ws.merge_cells(start_row=a,end_row=R-1,start_column=2,end_column=2); c=ws.cell(a,2); c.font=ar(bold=True); c.alignment=Alignment(wrap_text=True,vertical='top')
    for j in range(2,14): ws.cell(R-1,j).border=Border(bottom=thin)
T={k:S(rows,k) for k in('annualRent','contractRent','deposit','balance')}
ws.cell(R+1,5,"Total roll")
for j,k in ((8,'annualRent'),(10,'contractRent'),(11,'deposit'),(12,'balance')): ws.cell(R+1,j,T[k]).number_format='€#,##0.00;-€#,##0.00'
for j in range(2,14): ws.cell(R+1,j).font=ar(bold=True); ws.cell(R+1,j).border=Border(top=thin,bottom=Side(style='double'))
v=sum(x['statusText']=="Vacant" for x in rows); occ=len(rows)-v
ws.cell(R+3,2,f"{len(rows)} lettings in {len(X)} premises, {v} of them vacant. Shops plus VAT where opted. Per month is a twelfth of the annual rent.").font=ar(italic=True)
ws.row_dimensions[5].height=27
ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(B+'documents/'+fn); save(fn,truth(None,"2025-06-30",rows,occ,v,sheet="Q2 2025"),"MIXED_USE","Irish estate list, vertically merged premises cells, annual and monthly rent",False,T)
