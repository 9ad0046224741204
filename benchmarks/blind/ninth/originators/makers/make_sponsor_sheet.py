# sponsor's own spreadsheet; planted: total of in-place rent wrong by 1,000
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Border,Side
r=random.Random(4505); nm=N(r); NAME='sponsor_own_sheet'; AS=D(2025,6,1)
wb=Workbook(); ws=wb.active; ws.title='RR 6.1.25'
ws['A1']='LARKSPUR COMMONS APTS'; ws['A1'].font=Font(bold=True,size=14); ws['A2']='Rent roll 6/1/2025'; ws['A3']='prepared by owner - unaudited'; ws['A3'].font=Font(italic=True,size=9)
H=['Apt','Who','Type','In place\nrent','Asking','Lease thru','Sec dep','Notes']
from openpyxl.styles import Alignment
for c,h in enumerate(H,1): x=ws.cell(5,c,h); x.font=Font(bold=True,name='Cambria'); x.border=Border(bottom=Side(style='double')); x.alignment=Alignment(wrap_text=True)
rows=[];rw=6;T=[0,0,0]
for b,(st,n) in enumerate((('Front building',10),('Rear building',8),('Carriage house',4))):
    ws.cell(rw,1,st).font=Font(bold=True,underline='single'); rw+=1
    for i in range(1,n+1):
        u=f'{"FRC"[b]}{i}'; ty=['1BR','2BR','2BR','Studio'][(i+b)%4]; ask={'1BR':1150,'2BR':1375,'Studio':925}[ty]
        rec=dict(unit=u,building=st,unitType=ty,marketRent=float(ask)); T[1]+=ask; ws.cell(rw,1,u); ws.cell(rw,3,ty); ws.cell(rw,5,ask)
        if (b,i) in ((0,7),(1,3)): ws.cell(rw,2,'vacant'); rec['statusText']='vacant'; ws.cell(rw,8,'turning, ready July' if b else 'needs floors')
        else:
            f,l=nm.fl(); t=f'{f[0]}. {l}'; rent=ask-r.choice([0,50,75,125,200]); dep=r.choice([rent,500,900]); e=eom(addm(AS,r.randint(0,13),1)); m=r.random()<.2
            ws.cell(rw,2,t); ws.cell(rw,4,rent); ws.cell(rw,7,dep); ws.cell(rw,6,'MTM' if m else e).number_format='m/d/yy'
            rec.update(tenantName=t,statusText='Occupied',contractRent=float(rent),deposit=float(dep),leaseEndDate='MTM' if m else e); T[0]+=rent;T[2]+=dep
            if r.random()<.15: ws.cell(rw,8,'always late, pays')
        for c in(4,5,7): ws.cell(rw,c).number_format='$#,##0'
        rows.append(rec); rw+=1
    rw+=1
ws.cell(rw,1,'Total').font=Font(bold=True)
for c,v in((4,T[0]+1000),(5,T[1]),(7,T[2])): x=ws.cell(rw,c,v); x.number_format='$#,##0'; x.font=Font(bold=True); x.border=Border(top=Side(style='thin'))
ws.cell(rw+2,1,'22 apts / 20 rented / 2 vacant')
for c,w in zip('ABCDEFGH',[15,20,9,11,11,12,11,22]): ws.column_dimensions[c].width=w
wb.save(doc(NAME,'xlsx'))
finish(NAME,'xlsx',dict(propertyName='LARKSPUR COMMONS APTS',asOnDate=iso(AS),units=22,occupied=20,vacant=2,planted=dict(what=f'printed total in-place rent {T[0]+1000:,} is 1,000 more than the sum of the rows {T[0]:,}',kind='total_wrong'),rows=rows),'MULTIFAMILY','owner-made sheet, building headings, notes, MTM as text',False)
