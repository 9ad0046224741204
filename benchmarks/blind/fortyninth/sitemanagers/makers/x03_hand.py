# Hand-kept sheet of a small site
from openpyxl import Workbook
from openpyxl.styles import *
from common import *
N='maple st rents.xlsx'; wb=Workbook(); ws=wb.active; ws.title='Sheet1'
ws['A1']='418 Maple St - rents June 2025'; ws['A1'].font=Font(name='Comic Sans MS',size=14)
H=['apt','who','beds','rent','lot/gar','total','dep','in','lease til','']
for i,h in enumerate(H,1): ws.cell(3,i,h).font=Font(underline='single')
X=[('1F','Dalia & Kofi Brandvold','2','$1,150',None,1150,'$800','Aug 2021','mtm',''),
('1R','T. Pruitt','1','$925',40,965,'$925','3/1/2024','2/28/2026',''),
('2F','Noor Haddad','2','$1,195',40,1235,'$1,195','10/15/2024','10/14/2025','cat ok, no chg'),
('2R','EMPTY','1',None,None,None,None,None,None,'paint + stove, ask 975'),
('3F','Wendell Cobb','2','$1,050',None,1050,'$600','2016','mtm','sr - dont raise'),
('3R','Ines Galvez','1','$940',None,940,'$940','6/1/2025','5/31/2026','new'),
('coach hse','Quentin Radcliffe','1 + loft','$1,310',60,1370,'$1,310','9/1/2023','8/31/2025','')]
rows=[]; D={'3/1/2024':'2024-03-01','2/28/2026':'2026-02-28','10/15/2024':'2024-10-15','10/14/2025':'2025-10-14','6/1/2025':'2025-06-01','5/31/2026':'2026-05-31','9/1/2023':'2023-09-01','8/31/2025':'2025-08-31'}
n=lambda s:int(s.replace('$','').replace(',','')) if s else None
for i,x in enumerate(X,4):
    for c,v in enumerate(x,1):
        if v not in (None,''): ws.cell(i,c,v)
    for c in(4,7): ws.cell(i,c).alignment=Alignment(horizontal='right')
    u,w,b,r,l,t,d,mi,e,_=x
    q=dict(unit=u,unitType=b,statusText='EMPTY' if w=='EMPTY' else 'Occupied')
    if w!='EMPTY':
        q.update(tenantName=w,contractRent=n(r),totalCharges=t,deposit=n(d),moveInDate=D.get(mi,mi),leaseEndDate=D.get(e,e))
        if l: q['charges']=[dict(code='lot/gar',amount=l)]
    else:
        for c in range(1,11): ws.cell(i,c).fill=PatternFill('solid',fgColor='FFFF00')
    rows.append(q)
ws['C12']='total'; ws['D12']=sum(q.get('contractRent',0) for q in rows); ws['E12']=140; ws['F12']=sum(q.get('totalCharges',0) for q in rows); ws['G12']=sum(q.get('deposit',0) for q in rows)
for c in 'DEFG': ws[c+'12'].font=Font(bold=True); ws[c+'12'].border=Border(top=Side('thin'))
ws['A14']='laundry qtrs picked up 6/12 - $184'; ws['A15']='roof guy coming week of the 23rd'
for k,w in zip('ABCDEFGHIJ',(10,24,8,9,8,8,9,12,12,24)): ws.column_dimensions[k].width=w
wb.save(doc(N))
save(N,dict(propertyName='418 Maple St',asOnDate='2025-06',units=7,occupied=6,vacant=1,sheet=None,rows=rows),'MULTIFAMILY','hand-kept sheet, rents as text, mtm and loose dates, remarks column without header')
