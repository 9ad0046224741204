# Irish office/retail tenancy schedule, euro pa, agent's workbook, dates as text, merged title, car spaces
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
N='x04_Tenancy Schedule Carrow Quay.xlsx'
D=[('Ground - Unit 1','Spar-Row Convenience Ltd',212.4,2,'01-Feb-2019','31-Jan-2039','31-Jan-2029','01-Feb-2029',62000,5,15.1),('Ground - Unit 2','Vacant',148.0,0,'','','','',None,None,None),('Ground - Unit 3','Banba Coffee Company Ltd',96.7,0,'15-Aug-2022','14-Aug-2032','14-Aug-2027','15-Aug-2027',34500,0,14.2),
('First Floor','Riverdance Payments DAC',1042.0,12,'01-Jul-2020','30-Jun-2030','n/a','01-Jul-2025 (outstanding)',358000,10,9.8),('Second Floor (North)','Commissioners for Harbour Lights',498.5,5,'01-Mar-2012','28-Feb-2032','n/a','01-Mar-2027',166000,0,9.8),('Second Floor (South)','Lir Biometrics Ltd',530.2,6,'01-Nov-2023','31-Oct-2033','31-Oct-2028','01-Nov-2028',190500,0,9.8),
('Third Floor (North)','Vacant',498.5,5,'','','','',None,None,None),('Third Floor (South)','Eriu Aircraft Leasing DAC',530.2,8,'12-Jan-2016','11-Jan-2026','n/a','n/a',185600,0,9.8),('Penthouse','Eriu Aircraft Leasing DAC',301.9,6,'12-Jan-2016','11-Jan-2026','n/a','n/a',117750,0,9.8),('Basement car park','Quikpark Operator Ltd',None,40,'01-Jan-2021','31-Dec-2030','n/a','n/a',60000,0,None)]
wb=Workbook();ws=wb.active;ws.title='Schedule'
F=lambda **k:Font(name='Garamond',size=k.pop('size',10),**k)
ws.merge_cells('B2:M2');ws['B2']='CARROW QUAY, DUBLIN 1';ws['B2'].font=F(size=16,bold=True);ws['B2'].alignment=Alignment(horizontal='center')
ws.merge_cells('B3:M3');ws['B3']='Schedule of Tenancies as of 1st May 2026';ws['B3'].alignment=Alignment(horizontal='center');ws['B3'].font=F(italic=True)
for a,b in (('B5:C5','Premises'),('F5:I5','Lease'),('J5:L5','Rent')):
    ws.merge_cells(a);c=ws[a.split(':')[0]];c.value=b;c.font=F(bold=True);c.alignment=Alignment(horizontal='center');c.border=Border(bottom=Side('thin'))
for i,h in enumerate(['Floor / Unit','Tenant','NIA sq m','Car Spaces','Commencement','Expiry','Tenant Break','Rent Review','Passing Rent € p.a.','Per month €','Serv. Charge € p.a.','% of Income']):
    c=ws.cell(6,2+i,h);c.font=F(bold=True);c.alignment=Alignment(wrap_text=True,horizontal='center');c.border=Border(bottom=Side('medium'))
import datetime as dt
iso=lambda s:dt.datetime.strptime(s,'%d-%b-%Y').strftime('%Y-%m-%d') if s else None
r=8;rows=[];TR=sum(d[8] or 0 for d in D);TA=round(sum(d[2] or 0 for d in D),1);TC=sum(d[3] for d in D);SC=0;TM=0
for u,t,a,cs,s,e,bk,rv,rt,_,sr in D:
    v=t=='Vacant';sc=round(a*sr*4,0) if sr else None;mo=round(rt/12,2) if rt else None
    for i,x in enumerate((u,t,a,cs or None,s,e,bk,rv,rt,mo,sc,rt/TR if rt else None)):
        if x in (None,''):continue
        c=ws.cell(r,2+i,x);c.font=F(italic=v)
        if i==2:c.number_format='#,##0.0'
        if i in(8,9,10):c.number_format='[$€-1809]#,##0.00' if i==9 else '[$€-1809]#,##0'
        if i==11:c.number_format='0.0%'
    SC+=sc or 0;TM+=mo or 0
    rows.append(dict(unit=u,tenantName=None if v else t,statusText='Vacant' if v else 'Occupied',area=a,leaseStartDate=iso(s),leaseEndDate=iso(e),annualRent=rt,contractRent=mo,charges=[dict(code='Serv. Charge € p.a.',amount=sc,per='year')] if sc else []));r+=1
r+=1
for i,x in ((0,'Total'),(2,TA),(3,TC),(8,TR),(9,round(TM,2)),(10,SC),(11,1)):
    c=ws.cell(r,2+i,x);c.font=F(bold=True);c.number_format={2:'#,##0.0',8:'[$€-1809]#,##0',9:'[$€-1809]#,##0.00',10:'[$€-1809]#,##0',11:'0.0%'}.get(i,'General');c.border=Border(top=Side('thin'),bottom=Side('double'))
for k,x in enumerate(['Number of lettable units: 9 (let: 7, vacant: 2). The car park licence is not a lettable unit.','Eriu Aircraft Leasing: Third Floor South and Penthouse held under one lease, tenant overholding since 11 January 2026; new 10-year lease in solicitors\' hands.','Vacant suites quoted at €350 per sq m (office) and €240 per sq m (retail).','WAULT to expiry 4.9 yrs (unaudited).']):ws.cell(r+2+k,2,x).font=F(size=9)
for i,w in enumerate((3,24,34,10,8,14,14,14,24,16,14,14,11),1):ws.column_dimensions[L(i)].width=w
ws.sheet_view.showGridLines=False;wb.save(doc(N))
save(N,'OFFICE','Irish agent tenancy schedule, euro pa, grouped header, text dates',False,dict(propertyName='CARROW QUAY',asOnDate='2026-05-01',units=9,occupied=7,vacant=2,printedTotals=dict(area=TA,annualRent=TR,contractRent=round(TM,2)),rows=rows))
