from common import *
from fpdf import FPDF
fn='station parade rents march 25.pdf'
raw=[('Shop 14','K Marchetti t/a Parade Barbers','2021-05-01','2026-04-30',None,13800,3450,0),('Shop 16','Loaf & Larder Ltd','2023-09-29','2033-09-28',None,18500,4625,1541.67),('Shop 18','Empty since January',None,None,None,None,None,None),('Shop 20','Beecham Opticians Ltd','2019-06-24','2029-06-23',None,21000,5250,0),
('Flat 14A','Miss T Vandermeer','2022-08-01','rolling',975,None,1125,0),('Flat 16A','Mr & Mrs Okonjo','2024-11-15','2025-11-14',1150,None,1326,0),('Flat 18A','J Lattimer / P Yoder','2024-02-10','rolling',1095,None,1263,310),('Flat 20A','Ms R Crandall','2025-01-06','2026-01-05',1180,None,1361,0),('Yard garage','B Dunmore','2017-04-01','rolling',85,None,None,85)]
rows=[]
for u,t,a,b,pm,pa,dp,ar in raw:
    r=dict(unit=u)
    if a is None: r['statusText']='Empty since January'
    else: r.update(tenantName=t,statusText='Occupied',leaseStartDate=a,leaseEndDate=b,contractRent=pm,annualRent=pa,deposit=dp,balance=ar)
    rows.append(r)
p=FPDF(format='A4'); p.set_margins(16,20); p.add_page()
p.set_font('Courier','B',13); p.cell(0,7,'STATION PARADE (14-20) - RENTS',new_x='LMARGIN',new_y='NEXT')
p.set_font('Courier','',10); p.cell(0,5,'Position at 1 March 2025',new_x='LMARGIN',new_y='NEXT'); p.ln(6)
W=[25,46,20,20,18,20,18,18]; H=['Which','Who','From','To','pcm \xa3','p.a. \xa3','Deposit','Owing']
p.set_font('Helvetica','B',8.5)
for w,h,i in zip(W,H,range(9)): p.cell(w,6,h,border='B',align='R' if i>3 else 'L')
p.ln(7)
def row(v,b=''):
    p.set_font('Helvetica',b,8)
    for w,t,i in zip(W,v,range(9)): p.cell(w,6.2,t,align='R' if i>3 else 'L')
    p.ln(6.2)
d=lambda x: '' if not x else x if x=='rolling' else dt.date.fromisoformat(x).strftime('%d/%m/%y')
n=lambda x: '' if x is None else (m0(x) if x==int(x) else m2(x))
for (u,t,a,b,pm,pa,dp,ar) in raw:
    if u=='Flat 14A' or u=='Yard garage': p.ln(2)
    row([u,t,d(a),d(b),n(pm),n(pa),n(dp),n(ar)])
s=lambda i: sum(x[i] or 0 for x in raw)
p.ln(1); y=p.get_y(); p.line(16,y,16+sum(W),y); row(['','Total','','',n(s(4)),n(s(5)),n(s(6)),n(s(7))],'B')
p.ln(6); p.set_font('Helvetica','',9)
p.multi_cell(0,4.8,f'Shops pay quarterly in advance on the usual quarter days, the flats and the garage by standing order on the 1st. Shop rents plus flats and garage come to \xa3{m0(s(5)+12*s(4))} a year with Shop 18 empty.\n\nMr Yoder in 18A has promised the \xa3310 by the 14th. Loaf & Larder are a month behind as usual. Deposits for the flats are with the scheme, for the shops with us. Garage man owes February.')
p.output(D+fn)
finish(fn,dict(propertyName='Station Parade',asOnDate='2025-03-01',units=9,occupied=8,vacant=1,sheet=None,planted=None,rows=rows),'MIXED_USE','small UK landlord, typed A4 sheet, shops p.a. and flats pcm',False,{'contractRent':s(4),'annualRent':s(5),'deposit':s(6),'balance':round(s(7),2)})
