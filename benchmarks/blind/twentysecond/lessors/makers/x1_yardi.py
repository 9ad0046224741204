# Yardi Commercial export: lease rows + charge rows, steps table underneath each lease
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
N='x01_rentroll_brk100.xlsx'
import datetime as dt
D=[('100','Tellurian Staffing Partners (t0001122)','Office Gross',5210,'2022-04-01','2027-03-31',[('RNT',12807.92),('ELE',868.33)],25000,[('2026-04-01',13242.08)]),
('110','VACANT',None,2875,None,None,[],None,[]),
('120','Ostrander & Lyle CPAs (t0001009)','Office Gross',3940,'2018-10-01','2028-09-30',[('RNT',10014.17),('OPX',412.66)],9500,[('2026-10-01',10342.50),('2027-10-01',10670.83)]),
('200','Civic Health Alliance (t0000875)','Office NNN',14700,'2015-01-01','2029-12-31',[('RNT',29400.00),('CAM',7717.50),('TAX',4655.00),('PRK',1500.00)],0,[('2027-01-01',30135.00)]),
('210','Bolt & Ledger Insurance Agency (t0001140)','Office Gross',2120,'2024-02-01','2029-01-31',[('RNT',5476.67)],5476.67,[('2027-02-01',5618.00)]),
('300','VACANT',None,6040,None,None,[],None,[]),
('310','Parallax Media Works (t0001077)','Office Gross',7335,'2021-06-01','2026-05-31',[('RNT',18337.50),('ABT',-2000.00)],36000,[]),
('320','Wren County Public Defender (t0000911)','Office Gross',4400,'2016-09-01','2026-02-28',[('RNT',9533.33)],0,[]),
('ST-1','Civic Health Alliance (t0000875)','Storage',350,'2019-03-01','2029-12-31',[('STO',350.00)],0,[])]
wb=Workbook();ws=wb.active;ws.title='Report1';B=Font(bold=True,name='Tahoma',size=8);F=Font(name='Tahoma',size=8)
def put(r,c,v,b=False,fmt=None):
    x=ws.cell(r,c,v);x.font=B if b else F
    if fmt:x.number_format=fmt
put(1,1,'Rent Roll with Lease Charges',1);put(2,1,'Property: Brookline Commons Office (brk100)',1);put(3,1,'As Of Date: 03/31/2026     By Property     Status: Current',1)
for i,(a,b) in enumerate([('','Unit'),('','Lease'),('Lease','Type'),('','Area'),('Lease','From'),('Lease','To'),('Charge','Code'),('Monthly','Amount'),('Annual','Amount'),('Monthly','Amt/Area'),('Security','Deposit')],1):put(5,i,a,1);put(6,i,b,1)
r=7;rows=[];T=A=V=DP=0;rn=0;cs={}
P=lambda s:dt.datetime.fromisoformat(s) if s else None
M='#,##0.00;(#,##0.00)'
for u,t,ty,a,s,e,ch,dp,st in D:
    vac=t=='VACANT'
    put(r,1,u);put(r,2,t);put(r,3,ty);put(r,4,a,fmt='#,##0.00');put(r,5,P(s),fmt='mm/dd/yyyy');put(r,6,P(e),fmt='mm/dd/yyyy');put(r,11,dp,fmt=M)
    if u!='ST-1':A+=a;V+=a if vac else 0
    DP+=dp or 0;tot=sum(x[1] for x in ch)
    for c,m in ch:
        put(r,7,c);put(r,8,m,fmt=M);put(r,9,round(m*12,2),fmt=M);put(r,10,round(m/a,2),fmt='0.00');cs[c]=cs.get(c,0)+m;r+=1
    if ch:
        put(r,7,'Total',1);put(r,8,round(tot,2),1,M);put(r,9,round(tot*12,2),1,M)
    T+=tot;r+=1
    if st:
        put(r,2,'Future Rent Steps',1);put(r,5,'Effective',1);put(r,8,'Monthly Amount',1);r+=1
        for d,m in st:put(r,2,'RNT');put(r,5,P(d),fmt='mm/dd/yyyy');put(r,8,m,fmt=M);r+=1
    r+=1
    rows.append(dict(unit=u,tenantName=None if vac else t,statusText='VACANT' if vac else 'Occupied',unitType='Storage' if ty=='Storage' else None,area=a,leaseStartDate=s,leaseEndDate=e,contractRent=dict(ch).get('RNT'),deposit=dp,charges=[dict(code=c,amount=m) for c,m in ch],totalCharges=round(tot,2) if ch else None,rentSteps=[dict(date=d,amount=m) for d,m in st]))
put(r,1,'Total brk100 (incl. 350 sf storage)',1);put(r,4,A+350,1,'#,##0.00');put(r,8,round(T,2),1,M);put(r,9,round(T*12,2),1,M);put(r,11,round(DP,2),1,M);r+=2
put(r,2,'Occupancy Summary (excl. storage)',1);put(r,4,'Area',1);put(r,5,'Units',1);put(r,6,'%',1);r+=1
for l,a,n in (('Occupied',A-V,6),('Vacant',V,2),('Total',A,8)):put(r,2,l);put(r,4,a,fmt='#,##0.00');put(r,5,n);put(r,6,a/A,fmt='0.00%');r+=1
r+=1;put(r,2,'Charge Code Summary',1);r+=1
for c,m in cs.items():put(r,2,c);put(r,8,round(m,2),fmt=M);r+=1
for c,w in zip('ABCDEFGHIJK',(8,42,13,11,11,11,8,14,14,10,12)):ws.column_dimensions[c].width=w
wb.save(doc(N))
save(N,'OFFICE','Yardi commercial export, charge rows, steps sub-tables',True,dict(propertyName='Brookline Commons Office',asOnDate='2026-03-31',units=8,occupied=6,vacant=2,printedTotals=dict(area=A+350,totalCharges=round(T,2),deposit=round(DP,2)),rows=rows))
