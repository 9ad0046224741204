from common import *
import datetime as dt
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
F='x02_harlow_plaza.xlsx'
# store, who, sf, rent, cam, tax, ins, lease up, bump text(date,amt), dep, remarks
T=[
('4501','Lucky Duck Laundromat',2400,2900,310,268,52,'5/31/2027',('6/1/2026',3000),2500,'owes us new water heater vent'),
('4503','Kwik Smoke & Vape',1100,1650,140,123,24,'12/31/2026',('1/1/2026',1700),1650,None),
('4505','La Michoacana Heladeria',1200,1750,155,134,26,'3/31/2029',('4/1/2026',1802.50),1750,'5 yr option, same 3% bumps'),
('4507','EMPTY',1200,None,None,None,None,None,None,None,'sign in window, two calls so far'),
('4509-11','Dollar Depot #2203',7200,5400,930,804,156,'8/31/2030',('9/1/2027',5940),0,'% rent 3% over 2.1 mil, never hit'),
('4513','Dr. Petra Holm DDS',1800,2850,232,201,39,'2/28/2028',('3/1/2026',2935),2850,None),
('4515','Sunrise Pho',1600,2300,None,None,None,'MTM',None,2000,'GROSS - no nets till patio is done'),
('4517','Harlow Barber',700,975,90,78,15,'10/31/2025',None,975,'signing 3 more yrs at 1,025'),
('4519','Insta-Cash Title Loans',1300,1975,168,145,28,'7/31/2026',None,1975,None),
('4521','Pastor Gil - Casa de Fe church',3000,2500,388,335,65,'6/30/2027',('7/1/2026',2600),0,'pays in 2 checks, 1st & 15th'),
('ATM','Fifth Prairie Credit Union',None,400,None,None,None,'12/31/2025',None,None,'kiosk in lot'),
]
wb=Workbook(); ws=wb.active; ws.title='OCT'
ft=Font(name='Comic Sans MS',size=10); fb=Font(name='Comic Sans MS',size=10,bold=True)
ws['B1']='Harlow Plaza  (51st & Harlow, Omaha)'; ws['B1'].font=Font(name='Comic Sans MS',size=14,bold=True)
ws['B2']='Rents for October 2025 - Lou, dont lose this one'; ws['B2'].font=ft
ws.column_dimensions['A'].width=2
hd=['Store #','Who','Sq Ft','Rent','CAM','Taxes','Ins','Total Check','Lease up','Next bump','to','Dep. we hold','Remarks']
for w,L in zip((9,30,8,10,8,8,7,12,11,10,10,11,40),'BCDEFGHIJKLMN'): ws.column_dimensions[L].width=w
for i,h in enumerate(hd):
    c=ws.cell(4,2+i,h); c.font=fb; c.fill=PatternFill('solid',fgColor='FFF2CC'); c.alignment=Alignment(wrap_text=True,horizontal='center'); c.border=Border(bottom=Side('medium'))
r=5; rows=[]; S=[0]*7
for st,who,sf,rent,cam,tx,ins,up,bump,dep,rem in T:
    vals=[st if not st.isdigit() else int(st),who,sf,rent,cam,tx,ins,(rent or 0)+(cam or 0)+(tx or 0)+(ins or 0) if rent else None,up,bump[0] if bump else None,bump[1] if bump else None,dep,rem]
    for i,v in enumerate(vals):
        if isinstance(v,str) and v.count('/')==2 and i in(8,9) and st!='4517': v=dt.datetime.strptime(v,'%m/%d/%Y')
        c=ws.cell(r,2+i,v); c.font=ft
        if isinstance(v,dt.datetime): c.number_format='m/d/yyyy'
        elif i in(3,4,5,6,7,10,11) and v is not None: c.number_format='#,##0.00' if i!=11 else '"$"#,##0'
        elif i==2: c.number_format='#,##0'
        if i in(0,8,9): c.alignment=Alignment(horizontal='center')
    pd=lambda x: dt.datetime.strptime(x,'%m/%d/%Y').date().isoformat() if x and '/' in x else x
    q=dict(unit=st,area=sf,statusText='EMPTY' if who=='EMPTY' else 'Occupied',tenantName=None if who=='EMPTY' else who,contractRent=rent,leaseEndDate=pd(up),deposit=dep,totalCharges=vals[7],
      charges=[{"code":c,"amount":v} for c,v in(('CAM',cam),('Taxes',tx),('Ins',ins)) if v],rentSteps=[{"date":pd(bump[0]),"amount":bump[1]}] if bump else None)
    for i,v in enumerate((sf,rent,cam,tx,ins,vals[7],dep)): S[i]+=v or 0
    rows.append(q); r+=1
for c,v in zip((4,5,6,7,8,9,13),S):
    x=ws.cell(r,c,v); x.font=fb; x.border=Border(top=Side('thin'),bottom=Side('double')); x.number_format='#,##0' if c==4 else '#,##0.00'
ws.cell(r,3,'all stores').font=fb
r+=2
for t in('Insurance bill went up, redo the Ins column in January','Barber: new paper is at the lawyer','Snow guy $185 a push, call Duane','Mortgage 6,912.40 due the 10th'):
    ws.cell(r,3,t).font=ft; r+=1
ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
ws2=wb.create_sheet('SEPT old'); ws2['A1']='moved to binder'
wb.save(path(F))
finish(F,'RETAIL','local owner\'s Excel list in his own words','informal header words, EMPTY, ATM kiosk, one date as text, stale second sheet',dict(propertyName='Harlow Plaza',asOnDate='2025-10',units=None,occupied=None,vacant=1,sheet='OCT',rows=rows))
