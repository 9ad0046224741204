# Dublin hotel's retail units: quarterly and annual rents side by side, merged headings, wrapped cells
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
N="ie_hotel_retail_units_marlpit.xlsx";D=dt.date
wb=Workbook();ws=wb.active;ws.title="Retail & Licences"
ws["A1"]="THE MARLPIT HOTEL, DUBLIN 2";ws["A2"]="Schedule of retail tenancies and licences within the hotel";ws["A3"]="Position at 29 September 2025 (gale day)"
ws["A1"].font=Font(name="Garamond",size=15,bold=True);ws["A2"].font=ws["A3"].font=Font(name="Garamond",size=11)
top=[("A5:A6","Unit"),("B5:B6","Occupier\n(trading as)"),("C5:C6","Demise"),("D5:D6","Area\n(sq. m.)"),("E5:H5","Lease / licence"),("I5:J5","Rent (€, excl. VAT)"),("K5:K6","Turnover\ntop-up"),("L5:L6","Remarks")]
for rg,t in top:
    ws.merge_cells(rg);ws[rg.split(":")[0]]=t
for k,t in zip("EFGHIJ",["Commenced","Expires","Break","Next review","Per quarter","Per annum"]):ws[k+"6"]=t
for k in "ABCDEFGHIJKL":
    for i in (5,6):
        c=ws[f"{k}{i}"];c.font=Font(name="Garamond",bold=True);c.alignment=Alignment(wrap_text=True,horizontal="center",vertical="center");c.fill=PatternFill("solid",fgColor="E8E0D0");c.border=Border(*[Side("thin",color="8C7B5A")]*4)
data=[("R1","Aldersgate Jewellers Ltd (Gild & Grain)","Street front, Marl Lane",86.4,D(2020,9,29),15,"29/09/2030","29/09/2025",22500,"-","Review notice served; upward or downward to OMR."),
("R2","Saoirse Wool Company Ltd","Street front, Marl Lane",112.0,D(2022,3,25),10,"25/03/2027","25/03/2027",26250,"7%","Top-up on turnover over €1.4m."),
("R3",None,"Street front, corner",74.5,None,0,None,None,None,None,"Vacant since June 2025. Quoting €85,000 p.a."),
("R4","Caffè Portello Ireland Ltd","Lobby level, 40 covers",131.2,D(2023,6,24),10,"24/06/2028","24/06/2028",31875,"8%","Charges to guest rooms settled monthly."),
("S1","Fennel & Rue Spa Operations Ltd","Lower ground spa",402.0,D(2019,12,25),20,"25/12/2029","25/12/2029",38750,"10%","Includes treatment rooms 1 to 9."),
("K1","Lough Currency Bureau Ltd","Lobby kiosk",9.8,D(2024,1,1),3,None,None,6000,"-","Licence; relocation on 30 days' notice."),
("K2","Petal Press Florists","Lobby kiosk",7.1,D(2025,2,1),2,None,None,2250,"-","Licence."),
("K3",None,"Lobby kiosk, lift bank",6.5,None,0,None,None,None,None,"Vacant. Used by concierge for luggage."),
("ATM","Harbourlink Cash Services DAC","Recess by side door",1.5,D(2021,4,1),5,None,None,1125,"-","Licence.")]
rows=[];q=7;ta=tq=0
for u,t,d,a,s,y,b,rv,qr,to,rm in data:
    e=endterm(s,12*y) if s else None;v=[u,t or "VACANT",d,a,s,e,b,rv,qr,qr*4 if qr else None,to,rm]
    for j,x in enumerate(v,1):
        c=ws.cell(q,j,x);c.font=Font(name="Garamond",size=11,bold=(x=="VACANT"));c.alignment=Alignment(wrap_text=True,vertical="top");c.border=Border(bottom=Side("hair"))
        if j in(5,6):c.number_format="dd/mm/yyyy"
        if 5<=j<=8 or j==11:c.alignment=Alignment(horizontal="center",vertical="top")
        if j in(9,10):c.number_format='[$€-x-euro2]#,##0'.replace("[$€-x-euro2]",'"€"')
        if j==4:c.number_format="0.0"
    rows.append(dict(unit=u,area=a,tenantName=t,statusText="Occupied" if t else "VACANT",annualRent=qr*4 if qr else None,leaseStartDate=iso(s),leaseEndDate=iso(e)));ta+=a;tq+=qr or 0;q+=1
ta=round(ta,1)
for i in range(7,q):ws.row_dimensions[i].height=33
ws.row_dimensions[5].height=20;ws.row_dimensions[6].height=20
for j,x in {1:"Total",4:ta,9:tq,10:tq*4}.items():
    c=ws.cell(q,j,x);c.font=Font(name="Garamond",bold=True,size=12);c.number_format="0.0" if j==4 else '"€"#,##0'
for j in range(1,13):ws.cell(q,j).border=Border(top=Side("medium"),bottom=Side("medium"))
q+=2
for l in ["9 units in all: 7 let or licensed, 2 vacant.","Rents fall due in advance on the gale days (25 March, 24 June, 29 September, 25 December).","Area to SCSI measuring practice. Hotel bedrooms, bars and function rooms are operated by the hotel and are not let."]:
    ws.cell(q,1,l).font=Font(name="Garamond",italic=True);q+=1
for k,w in zip("ABCDEFGHIJKL",[7,25,18,9,12,12,12,12,12,12,10,34]):ws.column_dimensions[k].width=w
ws.page_setup.orientation="landscape";ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(path(N))
save(N,"HOSPITALITY","IE hotel retail schedule, quarterly and annual rent, merged header, wrapped remarks, 9 rows",True,dict(propertyName="The Marlpit Hotel",asOnDate="2025-09-29",units=9,occupied=7,vacant=2,printedTotals=dict(area=ta,annualRent=tq*4),rows=rows))
