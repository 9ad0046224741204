from common import *; import openpyxl; from openpyxl.styles import Font,Alignment,Border,Side
N='Farm leases 2025.xlsx'; wb=openpyxl.Workbook(); ws=wb.active; ws.title='2025'
ws['B1']='Brandvold Family Land Trust'; ws['B1'].font=Font(bold=True,size=13,name='Cambria'); ws['B2']='Cash rent leases, crop year 2025'; ws['B3']='updated 15 Sept 2025 - kb'
H=['Tract','County / Section','Use','Acres','Renter','Lease begins','Lease ends','$ per acre','Rent for the year','1st half paid','Still owed','Due']
for i,h in enumerate(H,2): c=ws.cell(5,i,h); c.font=Font(bold=True,name='Cambria'); c.alignment=Alignment(wrap_text=True); c.border=Border(bottom=Side('medium'))
D=dt.date
data=[('Home Quarter','Lund 14','Row crop',152.4,'Skogen Bros. Farms',D(2024,3,1),D(2027,2,28),235,1,'Nov 1'),('North Eighty','Lund 11','Row crop',78.6,'Skogen Bros. Farms',D(2024,3,1),D(2027,2,28),225,1,'Nov 1'),('Creek Pasture','Lund 23','Pasture',118.0,'Darrell Eitreim',D(2025,5,1),D(2025,10,31),62,1,'Oct 31'),('Church 40','Oslo Twp 2','Hay',38.5,'Wes Tollefson',D(2025,3,1),D(2026,2,28),110,0,'Nov 1'),('Schoolhouse tract','Oslo Twp 9','Row crop',160.0,'R & J Aanenson',D(2023,3,1),D(2026,2,28),248,1,'Nov 1'),('Slough ground','Oslo Twp 9','Hunting',55.0,'Prairie Wings Club',D(2025,9,1),D(2026,1,31),18,2,''),('Bergum place','Dale 30','Row crop',236.8,'Eitreim Grain LLC',D(2025,3,1),D(2028,2,29),242,1,'Dec 1'),('West pasture','Dale 31','Pasture',94.0,None,None,None,60,None,''),('Bin site','Dale 30','Bins (3)',None,'Eitreim Grain LLC',D(2025,3,1),D(2026,2,28),None,1,'Dec 1'),('Gravel yard','Lund 14','Storage lot',2.5,'Tollefson Excavating','year to year','',None,2,'')]
r=7;rows=[];tA=tR=tP=tO=0
for t,s,u,a,n,b,e,ra,pd,du in data:
    row=dict(unit=t,unitType=u,area=a); rent={'Bin site':3600.,'Gravel yard':2400.}.get(t,round((a or 0)*(ra or 0),2)) if n else None
    v=[t,s,u,a,n or 'not rented 2025',b,e,ra if n else None,rent]
    if n:
        paid={0:0.,1:round(rent/2,2),2:rent}[pd]; v+=[paid,round(rent-paid,2),du]; tR+=rent;tP+=paid;tO+=rent-paid
        row.update(tenantName=n,statusText='Occupied',annualRent=rent,balance=round(rent-paid,2),leaseStartDate=iso(b) if not isinstance(b,str) else b,leaseEndDate=iso(e) if e else None)
    else: row['statusText']='not rented 2025'
    for i,x in enumerate(v,2):
        c=ws.cell(r,i,x); c.font=Font(name='Cambria')
        if i in(7,8): c.number_format='mm/dd/yy'; c.alignment=Alignment(horizontal='left')
        if i in(9,10,11,12): c.number_format='#,##0.00'
        if i==5: c.number_format='0.0'
    tA+=a or 0; rows.append(row); r+=1
for i,x in ((2,'Total'),(5,round(tA,1)),(10,round(tR,2)),(11,round(tP,2)),(12,round(tO,2))):
    c=ws.cell(r+1,i,x); c.font=Font(bold=True,name='Cambria'); c.border=Border(top=Side('thin'),bottom=Side('double')); c.number_format='#,##0.00' if i>5 else '0.0'
ws.cell(r+3,2,'Taxes on all tracts paid by the Trust. Tollefson hay check promised after 3rd cutting.')
for l,w in zip('ABCDEFGHIJKLM',(3,19,16,12,9,23,13,12,9,13,13,12,9)): ws.column_dimensions[l].width=w
wb.save(doc(N)); save(N,rows,'LAND','farm cash-rent list by tract, annual rent, home-made',True,'Brandvold Family Land Trust','2025-09-15',10,9,1,None)
