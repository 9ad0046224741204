from common import *
from openpyxl import Workbook
from openpyxl.styles import *
N='St_Brendan_hall_rentals.xlsx'
w=Workbook(); c=w.active; c.title='Cover'; c['B2']="St. Brendan's Parish - Property Committee"; c['B4']='Workbook for the diocese / title company'; c['B5']='Tab 2: what is let.  Tab 3: budget of the hall account.'
s=w.create_sheet('Lettings'); s['B1']="ST. BRENDAN'S PARISH HALL & GROUNDS"; s['B1'].font=Font(name='Georgia',bold=True,size=13); s['B2']='Spaces let to others at September 1, 2026'
H=['Space','Let to','Times','Agreement from','Agreement runs to','Per month','Deposit','Behind']
for i,h in enumerate(H): x=s.cell(4,2+i,h); x.font=Font(name='Georgia',bold=True); x.fill=PatternFill('solid',fgColor='EADBC8')
d=[("Great Hall","Tiny Sprouts Cooperative Nursery","Mon-Fri 7:30-3",D(2014,9,1),D(2027,6,30),2850,2000,0),("Lower Hall","Harmony Barbershop Chorus","Tue evenings",D(2019,1,8),"open",220,0,0),("Classroom 1","AA - Thursday Nooners","Thu noon",D(2003,5,1),"open",60,0,0),("Classroom 2","Hai Phong Language School","Sat 9-1",D(2023,9,9),D(2026,12,31),340,300,340),("Classroom 3",None,"",None,None,None,None,None),("Parish House - 1st fl.","Wendell & Ines Castellan","residence",D(2021,7,1),D(2027,6,30),1475,1475,0),("Parish House - 2nd fl.","Rev. O. Nwachuku (curate)","residence",D(2024,8,1),"open",0,0,0),("Kitchen","Two Ladles Catering","Mon-Sat mornings",D(2025,2,1),D(2028,1,31),625,625,125),("East parking lot","Mercy Clinic staff","weekdays, 20 cars",D(2022,10,1),D(2027,9,30),900,0,0),("Steeple","Corvid Wireless","antenna",D(2017,3,1),D(2027,2,28),1310.5,0,0)]
rows=[]; y=5
for u,t,ti,a,e,m,dp,bh in d:
    s.cell(y,2,u); s.cell(y,3,t or 'nobody at present').font=Font(name='Georgia',size=10,italic=not t); s.cell(y,4,ti); s.cell(y,5,a).number_format='mmm d, yyyy'; s.cell(y,6,e).number_format='mmm d, yyyy'; s.cell(y,6).alignment=Alignment(horizontal='left'); s.cell(y,5).alignment=Alignment(horizontal='left')
    for i,v in enumerate((m,dp,bh)): s.cell(y,7+i,v).number_format='#,##0.00'
    y+=1; rows.append(row(unit=u,tenantName=t,statusText='Occupied' if t else 'nobody at present',leaseStartDate=a,leaseEndDate=e,contractRent=m,deposit=dp,balance=bh))
T=[sum(q[i] or 0 for q in d) for i in (5,6,7)]; s.cell(y,2,'Together').font=Font(bold=True)
for i,v in enumerate(T): x=s.cell(y,7+i,v); x.number_format='$#,##0.00'; x.font=Font(bold=True); x.border=Border(top=Side(style='thin'))
s.cell(y+2,2,"The curate lives rent-free as part of his stipend. Single-event hall hires (weddings, funerals) are in the budget tab, not here.").font=Font(italic=True,size=9)
for k,v in zip("ABCDEFGHI",(2,23,34,20,18,21,12,12,10)): s.column_dimensions[k].width=v
b=w.create_sheet('Hall budget')
for q in [("Hall account","2025 actual","2026 budget"),("Lettings",88410,93600),("Single events",11275,12000),("Heat & light",-31640,-33000),("Sexton",-24000,-24700),("Insurance",-9850,-10400),("Left over",34195,37500)]: b.append(q)
w.active=1; s.page_setup.orientation='landscape'; s.page_setup.fitToHeight=0; s.sheet_properties.pageSetUpPr.fitToPage=True
w.save(doc(N))
save(N,'OTHER','parish hall lettings, three tabs, offset from column B',True,dict(propertyName="ST. BRENDAN'S PARISH HALL & GROUNDS",asOnDate='2026-09-01',units=10,occupied=9,vacant=1,sheet='Lettings',planted=None,rows=rows),[('contractRent',T[0]),('deposit',T[1]),('balance',T[2])])
