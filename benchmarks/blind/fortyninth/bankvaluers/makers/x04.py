# Small industrial estate, owner's working sheet, hidden column/row; planted total_wrong
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
NAME='kilnworks industrial rents (bank copy).xlsx'
D=dt.date
X=[("1","Pressley Tool & Die",4800,7.25,D(2024,5,1),D(2027,4,30),2900,""),("2","Pressley Tool & Die",4800,7.25,D(2024,5,1),D(2027,4,30),2900,"same lease as 1"),("3","Ember Glassworks",3600,8.10,D(2023,10,1),D(2026,9,30),2430,"kiln, extra gas meter"),("4","VACANT",3600,None,None,None,None,"asking 8.50"),("5A","Two Rivers Kayak Repair",1800,9.00,D(2025,6,1),"MTM",1350,""),("5B","Dominguez-Hale Upholstery",1800,9.20,D(2025,2,1),D(2028,1,31),1380,""),("6","Alloy Coffee Roasters LLC",3600,8.75,D(2022,8,1),D(2027,7,31),2625,"3% each Aug"),("7","Northgate Fire Sprinkler Co.",7200,6.90,D(2021,1,1),D(2026,12,31),4140,"one 5 yr option"),("8-9","Sunderland Cabinets, Inc.",9600,6.55,D(2020,4,1),D(2030,3,31),5240,""),("10","VACANT",2400,None,None,None,None,"roof leak, fix spring"),("11","Brisk Courier",2400,8.50,D(2025,11,1),D(2026,10,31),1700,"cash dep."),("12","Quill Print Finishing",4800,7.40,D(2023,7,1),D(2028,6,30),2960,""),("14","Marlowe Marine Canvas",3000,8.00,D(2024,9,1),D(2027,8,31),2000,""),("15","Town of Dunmore - road salt annex",6000,5.80,D(2019,7,1),D(2029,6,30),2900,"pays quarterly"),("Yard A","Hickory Tree Service",None,None,D(2024,4,1),"MTM",650,"gravel yard, 1/4 ac"),("Yard B","Brisk Courier",None,None,D(2025,11,1),D(2026,10,31),400,"van parking")]
wb=Workbook();ws=wb.active;ws.title='2026';old=wb.create_sheet('2024 old');old.append(['superseded - see 2026 tab'])
ws['A1']='KILNWORKS INDUSTRIAL ESTATE';ws['A1'].font=Font(bold=True,size=12,name='Verdana');ws['A2']='14-60 Kilnworks Drive';ws['G2']='effective Feb 1 2026'
H=['Bay','Tenant','SF','2023 rent','$/SF/yr','Start','Expires','Rent/mo','NNN/mo','Mo. total','Deposit','Remarks']
for i,h in enumerate(H,1):c=ws.cell(4,i,h);c.font=Font(bold=True,name='Verdana',size=9);c.border=Border(bottom=Side(style='medium'))
r=5;rows=[];S=[0,0,0,0]
for k,(u,t,a,p,s,e,m,n) in enumerate(X):
    if k==9: r+=1
    v=t=='VACANT';nn=round(a*2.1/12,2) if a and not v else None;dep=(m if u not in('7','15') else 0) if m else None
    for c,x in ((1,int(u) if u.isdigit() else u),(2,t),(3,a),(4,round(m*.9) if m else None),(5,p),(6,s),(7,e),(8,m),(9,nn),(10,round((m or 0)+(nn or 0),2) if m else None),(11,dep),(12,n or None)):ws.cell(r,c,x)
    for c,f in ((3,'#,##0'),(4,'#,##0'),(5,'0.00'),(6,'m/d/yyyy'),(7,'m/d/yyyy'),(8,'#,##0.00'),(9,'#,##0.00'),(10,'#,##0.00'),(11,'#,##0')):ws.cell(r,c).number_format=f
    if v:
        for c in range(1,13):ws.cell(r,c).fill=PatternFill('solid',fgColor='FFF2A8')
    ws.cell(r,1).alignment=Alignment(horizontal='left');ws.cell(r,12).alignment=Alignment(indent=1)
    ws.cell(r,7).alignment=Alignment(horizontal='right')
    S=[S[0]+(a or 0),S[1]+(m or 0),S[2]+(nn or 0),S[3]+(dep or 0)]
    rows.append(dict(unit=u,tenantName=None if v else t,area=a,statusText='VACANT' if v else 'Occupied',leaseStartDate=iso(s),leaseEndDate=iso(e),contractRent=float(m) if m else None,charges=[{"code":"Rent/mo","amount":float(m)}]+([{"code":"NNN/mo","amount":nn}] if nn else []) if m else None,totalCharges=round(m+(nn or 0),2) if m else None,deposit=float(dep) if dep is not None else None));r+=1
r+=1;good=S[1];bad=good+1350
for c,x,f in ((1,'TOTAL',None),(3,S[0],'#,##0'),(8,bad,'#,##0.00'),(9,round(S[2],2),'#,##0.00'),(10,round(good+S[2],2),'#,##0.00'),(11,S[3],'#,##0')):
    y=ws.cell(r,c,x);y.font=Font(bold=True);y.border=Border(top=Side(style='thin'));y.number_format=f or 'General'
ws.cell(r+2,2,'NNN estimate 2.10/SF for 2026, reconciled each March. Bay numbers skip 13.');ws.cell(r+3,2,'Hidden column D is the old rent, do not use.')
ws.column_dimensions['D'].hidden=True
for k,w in zip('ABCEFGHIJKL',(8,34,8,8,11,11,12,11,12,9,24)):ws.column_dimensions[k].width=w
ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(docpath(NAME))
finish(NAME,'INDUSTRIAL','Owner\'s working sheet for a small industrial estate; hidden column, highlighted vacancies, second stale tab, yards without area',True,'KILNWORKS INDUSTRIAL ESTATE','2026-02-01',None,None,None,rows,sheet='2026',planted={"what":f"Total of Rent/mo printed {bad:,.2f}; the lines add to {good:,.2f}","kind":"total_wrong"})
