from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side
fn='Fenwarden_ground_leases_schedule.xlsx'; AS=D(2025,12,31)
wb=Workbook(); ws=wb.active; ws.title='Ground Leases'; bb=Border(bottom=Side(style='medium'))
ws['A1']='Fenwarden Airport Industrial Land'; ws['A1'].font=Font(name='Georgia',bold=True,size=13); ws['A2']='Schedule of Ground Leases at 12/31/2025'
H=['Parcel','Lessee','Improvements (lessee owned)','Land Area (SF)','Acres','Commencement','Expiration','Annual Ground Rent','Rent / SF / Yr','Next Adjustment','Adjusted Annual Rent','Adj. Basis','Security Deposit','Renewals']
for j,h in enumerate(H,1):
    x=ws.cell(4,j,h); x.font=Font(name='Georgia',bold=True,size=9); x.alignment=Alignment(wrap_text=True,horizontal='center'); x.border=bb
L=[('Parcel 1','Jastrow Air Cargo, Inc.','Cargo hangar',174240,'1998-05-01','2048-04-30',139392,'2028-05-01',160300.80,'CPI capped 15%',25000,'2 x 10 yrs'),
('Parcel 2A','Draymoor Fuel Services','Fuel farm',65340,'2010-01-01','2039-12-31',58806,'2030-01-01',None,'Appraisal',58806,'None'),
('Parcel 2B',None,'Unimproved',87120,None,None,None,None,None,None,None,None),
('Parcel 3','Lindqvarn Hospitality LP','124-key hotel',152460,'2005-09-01','2070-08-31',228690,'2026-09-01',251559,'Fixed 10%',0,'1 x 15 yrs'),
('Parcel 4','Grantley Rental Car Center','Ready lot / QTA',217800,'2017-03-15','2032-03-14',185130,'2027-03-15',190683.90,'Fixed 3%',46282.5,'2 x 5 yrs'),
('Parcel 5','Sandivar Solar I LLC','Solar array',1306800,'2021-07-01','2056-06-30',117612,'2026-07-01',119964.24,'Fixed 2%',None,'2 x 5 yrs'),
('Parcel 6','Umberleigh Outdoor','Billboard pad',900,'2019-11-01','MTM',7200,None,None,None,600,'None'),
('Parcel 7','Ellerkin Restaurants Co.','Drive-through restaurant',43560,'2013-02-01','2033-01-31',95832,'2028-02-01',105415.2,'Fixed 10%',0,'4 x 5 yrs'),
('Parcel 8',None,'Unimproved (wetland)',239580,None,None,None,None,None,None,None,None)]
rows=[]; r=5; S=[0,0,0]; pd=lambda s:s if s in(None,'MTM') else D.fromisoformat(s)
for u,t,im,a,s,e,an,nd,na,bs,dep,rn in L:
    vals=[u,t or 'Available for lease',im,a,a/43560,pd(s),pd(e),an,None if an is None else an/a,pd(nd),na,bs,dep,rn]
    for j,v in enumerate(vals,1):
        x=ws.cell(r,j,v); x.font=Font(name='Georgia',size=9,italic=t is None); x.alignment=Alignment(wrap_text=True,vertical='top')
        x.number_format={4:'#,##0',5:'0.00',6:'mmmm d, yyyy',7:'mmmm d, yyyy',8:'"$"#,##0.00',9:'0.00',10:'mmmm d, yyyy',11:'"$"#,##0.00',13:'"$"#,##0.00'}.get(j,'General')
    row=dict(unit=u,area=a,statusText='Occupied' if t else 'Available for lease')
    if t: row.update(tenantName=t,leaseStartDate=pd(s),leaseEndDate=pd(e),annualRent=an,deposit=dep,rentSteps=[(pd(nd),na,'year')] if na else None); S[1]+=an; S[2]+=dep or 0
    S[0]+=a; rows.append(row); r+=1
for j,v in ((1,'Total'),(4,S[0]),(5,S[0]/43560),(8,S[1]),(13,S[2])):
    x=ws.cell(r,j,v); x.font=Font(name='Georgia',bold=True,size=9); x.number_format={4:'#,##0',5:'0.00',8:'"$"#,##0.00',13:'"$"#,##0.00'}.get(j,'General')
ws.cell(r+2,1,'Note: all ground leases are absolute net; lessees pay taxes and insurance directly. 7 of 9 parcels are leased.').font=Font(name='Georgia',italic=True,size=8)
for c,w in zip('ABCDEFGHIJKLMN',[10,26,22,11,8,18,18,15,9,18,16,14,13,11]): ws.column_dimensions[c].width=w
ws.row_dimensions[4].height=30
for k in range(5,r): ws.row_dimensions[k].height=25
ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(os.path.join(DOC,fn))
save(fn,'LAND','own schedule of ground leases','annual rents only, annual step, parcels, long dates, acres beside square feet','Fenwarden Airport Industrial Land',AS,9,7,2,rows,sheet='Ground Leases')
