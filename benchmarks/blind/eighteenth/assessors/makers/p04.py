# Typed list, strip centre, Courier, two-line records, annual rents
from lib import *
from reportlab.pdfgen import canvas
N='typed_strip_center_cobblestone.pdf'; r=R(1904)
c=canvas.Canvas(doc(N),pagesize=(612,792))
T=[('1','COBBLESTONE CLEANERS','dry cleaner',1200,16800,'9-1-2022','8-31-2027',1400),
('2','MEI LING GARDEN INC','restaurant, hood owned by tenant',2400,38400,'4-1-2019','3-31-2029',3200),
('3',None,None,1200,None,None,None,None),
('4 & 5','TRI-COUNTY DIALYSIS LLC','medical, 2 five yr options',3600,68400,'1-1-2021','12-31-2030',5700),
('6','NAIL EMPORIUM','',1000,15600,'MTM','MTM',600),
('7','H & B TAX SERVICE','seasonal Jan-Apr sublet by Unit 8 not permitted',1000,14400,'11-15-2023','11-14-2026',1200),
('8','FIRST PRAIRIE CREDIT UNION','ATM pad incl.',2150,45150,'7-1-2018','6-30-2028',0),
('9','VACANT SINCE 8-2025','asking $1,300 mo',1200,None,None,None,None),
('10','PRAIRIE DOLLAR #0418','percentage rent over $1.1M',8450,71825,'2-1-2016','1-31-2031',0),
('11','GOLDEN SCISSORS','owner is the landlord\'s niece - below market',900,6000,'MTM','MTM',None)]
y=750
def p(t,b=False,dy=12):
    global y
    c.setFont('Courier-Bold' if b else 'Courier',9);c.drawString(46,y,t);y-=dy
p('COBBLESTONE SQUARE - 3300 BLOCK OF W. OLIVE',True);p('LIST OF TENANTS FOR THE ASSESSOR  (Parcel 17-08-400-031)');p('Rents in effect Jan. 1, 2026');y-=8
p('Prepared by:  G. Stannard, bookkeeper          RENTS ARE PER YEAR, triple net');y-=6
p('UNIT   TENANT / remarks               SQ FT     RENT/YR  BEGAN       ENDS        DEP.',True,6);p('-'*84)
rows=[]
def d(s): 
    if not s or s=='MTM': return s
    a,b,e=map(int,s.split('-'));return f'{e}-{a:02d}-{b:02d}'
for u,n,rem,sf,an,b,e,dep in T:
    vac=an is None
    p(f"{u:<7}{(n or '*** VACANT ***'):<29}{sf:>7,}{('' if vac else f'{an:,}'):>12}  {(b or ''):<12}{(e or ''):<12}{('' if dep is None else f'{dep:,}'):>5}",dy=11)
    if rem: p(f"       ({rem})",dy=11)
    y-=6
    x=row(unit=u,tenantName=None if vac else n,area=sf,statusText='VACANT' if vac else 'Occupied',annualRent=an,leaseStartDate=d(b),leaseEndDate=d(e),deposit=dep)
    if u=='9': x['marketRent']=1300
    rows.append(x)
p('-'*84);ta=sum(x['area'] for x in rows);tr=sum(x.get('annualRent',0) for x in rows);td=sum(x.get('deposit',0) for x in rows)
p(f"{'':7}{'TOTAL':<29}{ta:>7,}{tr:>12,}{'':26}{td:>5,}",True);y-=8
vs=sum(x['area'] for x in rows if x['statusText']=='VACANT')
p(f'Vacant: 2 spaces, {vs:,} sq. ft.');p(f'Leased: 8 tenants, {ta-vs:,} sq. ft.');y-=10
p('Tenants reimburse taxes, insurance and lot maintenance by their share');p('of the 23,100 sq. ft. These are not shown above.')
assert ta==23100,ta
c.save()
save(N,'RETAIL','typed list in Courier, two-line records, annual rents',True,'COBBLESTONE SQUARE','2026-01-01',rows,10,8,2,dict(area=ta,annualRent=tr,deposit=td))
