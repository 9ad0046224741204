# Office condominium units held by one owner; text amounts, one-cell terms, side table
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
def make():
    asof='2026-02'
    d=Doc('Wexley Commons office condos - rents Feb 2026.xlsx','OFFICE','hand-kept office condo list: amounts as text with $, term in one cell, owner-use unit, side table of association dues')
    wb=Workbook(); ws=wb.active; ws.title='Sheet1'
    ws['A1']='WEXLEY COMMONS OFFICE CONDOMINIUM'; ws['A1'].font=Font(name='Cambria',size=13,bold=True); ws['A2']='Units owned by Stonebridge Holdings 4, LLC'; ws['A3']='Rents for February 2026'
    H=['Unit','Who is in it','Size','Term','Rent','Dues passed on','Parking','Sec dep','Remarks']
    fill=PatternFill('solid',fgColor='FFF2CC')
    for i,h in enumerate(H):
        c=ws.cell(5,1+i,h); c.font=Font(name='Cambria',bold=True,underline='single'); c.fill=fill; c.alignment=Alignment(horizontal='left' if i in(0,1,3,8) else 'right',indent=1 if i in(3,8) else 0)
    data=[('101','Bellweather Tax Service',1140,D(2024,3,1),D(2027,2,28),1995,310,0,1995,'2 reserved stalls included'),
     ('102','Flintridge Counseling Center',1140,D(2025,7,1),D(2028,6,30),2090,310,45,2090,'Rent goes to $2,155 on 7/1/26'),
     ('104','vacant',980,None,None,None,None,None,None,'listed at $1,750; dues $266 paid by us'),
     ('106','Drummond Land Surveyors PLLC',1620,D(2022,11,1),D(2027,10,31),2700,440,90,2700,''),
     ('201','Ashgrove Immigration Law',1140,D(2023,9,1),D(2026,8,31),2052,310,45,4104,'will not renew'),
     ('203','Greta Farrow, LCSW',610,D(2021,5,1),'MTM',1025,165,0,1000,'30 days notice'),
     ('204','Our office (owner use)',980,None,None,0,None,None,None,'no rent charged'),
     ('205','Hazelton Hearing Aids',1210,D(2025,1,1),D(2029,12,31),2238.5,329,45,2238.5,'3% each January'),
     ('207','Ironbark Bookkeeping',760,D(2024,10,15),D(2026,10,14),1330,206,0,1330,''),
     ('301','Redfern Behavioral Health',2360,D(2023,2,1),D(2030,1,31),4425,641,180,8850,'double unit, combined 2019'),
     ('303','vacant',890,None,None,None,None,None,None,'painted in January')]
    usd=lambda v: '' if v is None else f'${v:,.2f}'
    r=6
    for u,t,a,s,e,rent,du,pk,dep,rem in data:
        term='' if not s else (f'{s.month}/{s.day}/{s.year%100:02d} - '+(e if isinstance(e,str) else f'{e.month}/{e.day}/{e.year%100:02d}'))
        for i,v in enumerate([u,t,f'{a:,} sf',term,usd(rent),usd(du),usd(pk),usd(dep),rem]):
            if v=='': continue
            c=ws.cell(r,1+i,v); c.font=Font(name='Cambria',italic=(t=='vacant')); c.alignment=Alignment(horizontal='left' if i in(0,1,3,8) else 'right',indent=1 if i in(3,8) else 0)
        d.add(unit=u,tenantName=None if t=='vacant' or 'owner use' in t else t,area=a,statusText='vacant' if t=='vacant' else 'Our office (owner use)' if 'owner' in t else 'Occupied',leaseStartDate=s,leaseEndDate=e,contractRent=float(rent) if rent is not None else None,deposit=dep,
           charges=[dict(code=q,amount=v) for q,v in(('Dues passed on',du),('Parking',pk)) if v is not None],rentSteps=[dict(date='2026-07-01',amount=2155.0)] if u=='102' else None)
        r+=1
    T=lambda k: sum(x[k] or 0 for x in data)
    r+=1
    for i,v in [(1,'Totals'),(2,f'{T(2):,} sf'),(4,usd(T(5))),(5,usd(T(6))),(6,usd(T(7))),(7,usd(T(8)))]:
        c=ws.cell(r,1+i,v); c.font=Font(name='Cambria',bold=True); c.border=Border(top=Side(style='double')); c.alignment=Alignment(horizontal='left' if i==1 else 'right')
    ws.cell(r+2,1,'11 units: 8 rented, 1 our own office, 2 vacant'); ws.cell(r+3,1,'Sent by Juniper Lowry Realty, February 12, 2026')
    # side table
    c0=11
    for i,(a,b_) in enumerate([('Association dues 2026','per month'),('under 700 sf',165),('700-899',206),('900-999',266),('1,000-1,249','310-329'),('1,250-1,999',440),('double unit',641)]):
        for j,v in enumerate((a,b_)):
            c=ws.cell(5+i,c0+j,v); c.font=Font(name='Cambria',size=9,bold=i==0); c.border=Border(*(Side(style='thin'),)*4); c.alignment=Alignment(horizontal='right' if j else 'left')
    for col,w in zip('ABCDEFGHIJKL',[10,32,11,22,13,15,11,13,36,3,22,11]): ws.column_dimensions[col].width=w
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(d.path); d.totals=dict(rent=('contractRent',T(5)),area=('area',T(2)),dep=('deposit',T(8)),dues=(ch('Dues passed on'),T(6)))
    d.save('Wexley Commons Office Condominium',asof,11,None,2)
