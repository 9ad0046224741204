# older building-owner package, .xls export: mixed use, sections by use, numbers partly text
from common import *
import xlwt
R=random.Random(6810); N=Names(R)
FN='rr10_delancey_block_mixed.xls'; asof=D(2024,7,1)
com=[('STORE 1','Fig & Fern Florist',780,48),('STORE 2','Kowloon Phone Repair',450,62),('STORE 3',None,910,0),('STORE 4','Bluestem Pharmacy Corp',1650,55),('BSMT','Rolling Crate Bikes Inc',1200,18),('2ND FL W','Danforth Piano Studio',690,29)]
apt=[f'{f}{c}' for f in (3,4,5,6) for c in 'ABCDEF']
reg={};rows=[]
for u,n,a,p in com:
    r=dict(unit=u,section='COMMERCIAL TENANTS',area=a)
    if n is None: r.update(statusText='VACANT',contractRent=0.0,annualRent=0.0)
    else:
        ls=D(R.choice([2018,2020,2021,2022]),R.randint(1,12),1);le=addm(ls,R.choice([96,120]))-dt.timedelta(1);mr=round(p*a/12,2)
        r.update(tenantName=n,statusText='Occupied',leaseStartDate=ls,leaseEndDate=le,contractRent=mr,annualRent=round(mr*12,2),deposit=round(mr*3,2),balance=R.choice([0.,0.,mr]))
    rows.append(r)
for u in apt:
    ty={'A':'1BR','B':'1BR','C':'2BR','D':'2BR','E':'Studio','F':'3BR'}[u[1]]
    r=dict(unit=u,section='RESIDENTIAL TENANTS',unitType=ty)
    if u in('4E','6C'): r.update(statusText='VACANT',contractRent=0.0,annualRent=0.0)
    else:
        rs=R.random()<.45;ls=D(R.choice([2022,2023,2024]),R.randint(1,6) ,1);le=addm(ls,R.choice([12,24]))-dt.timedelta(1)
        base={'Studio':2150,'1BR':2675,'2BR':3550,'3BR':4480}[ty]
        mr=round(base*R.uniform(.38,.62),2) if rs else float(base+R.choice([-100,0,50,125]))
        r.update(tenantName=N.get('{l} {f}').upper(),statusText='Occupied',leaseStartDate=ls,leaseEndDate=le if le>asof else 'MTM',contractRent=mr,annualRent=round(mr*12,2),deposit=mr,balance=R.choice([0.,0.,0.,0.,mr,round(mr*.4,2)]),_rs='RS' if rs else 'FM')
    rows.append(r)
for u,n,mr in (('GAR-1',N.get('{l} {f}').upper(),325.),('GAR-2','Bluestem Pharmacy Corp',350.),('ROOF','Apex Signal Tower LLC',1875.)):
    rows.append(dict(unit=u,section='OTHER INCOME SPACES',tenantName=n,statusText='Occupied',leaseStartDate=D(2023,1,1),leaseEndDate='MTM' if u[0]=='G' else D(2032,12,31),contractRent=mr,annualRent=mr*12,deposit=0.0,balance=0.0))
wb=xlwt.Workbook();ws=wb.add_sheet('RENTROLL')
st=lambda s:xlwt.easyxf('font: name Courier New, height 180'+s)
n=st('');b=xlwt.easyxf('font: name Courier New, height 180, bold on');t=xlwt.easyxf('font: name Courier New, height 240, bold on')
hd=xlwt.easyxf('font: name Courier New, height 180, bold on; borders: bottom thin, top thin; align: wrap on')
m=xlwt.easyxf('font: name Courier New, height 180',num_format_str='#,##0.00');mb=xlwt.easyxf('font: name Courier New, height 180, bold on; borders: top thin',num_format_str='#,##0.00');rt=xlwt.easyxf('font: name Courier New, height 180; align: horiz right')
for i,w in enumerate([11,8,28,6,12,12,10,13,14,13,13]):ws.col(i).width=w*270
ws.write(0,0,'LUDLOW-DELANCEY REALTY CORP',t);ws.write(1,0,'BUILDING 027   THE DELANCEY BLOCK   118-124 DELANCEY ROW',b);ws.write(2,0,'RENT ROLL FOR THE MONTH OF JULY 2024',b);ws.write(2,8,'REPORT RR-2',n);ws.write(2,10,'07/01/24',n)
for i,h in enumerate(['UNIT','TYPE','TENANT','REG\nCODE','LEASE\nFROM','LEASE\nTO','SQ FT','SECURITY\nHELD','MONTHLY\nRENT','ANNUAL\nRENT','ARREARS']):ws.write(4,i,h,hd)
ws.row(4).height_mismatch=True;ws.row(4).height=520
y=5;D_=lambda d:d.strftime('%d-%b-%y').upper() if isinstance(d,D) else (d or '')
def tot(lab,g,y):
    ws.write(y,2,lab,b)
    for i,k in ((7,'deposit'),(8,'contractRent'),(9,'annualRent'),(10,'balance')):ws.write(y,i,round(sum(r.get(k,0) for r in g),2),mb)
    v=sum(r['statusText']=='VACANT' for r in g);ws.write(y+1,2,f'{len(g)} UNITS   {len(g)-v} RENTED   {v} VACANT',n)
for s in ('COMMERCIAL TENANTS','RESIDENTIAL TENANTS','OTHER INCOME SPACES'):
    g=[r for r in rows if r['section']==s];ws.write(y,0,s,b);y+=1
    for r in g:
        ws.write(y,0,r['unit'],n);ws.write(y,1,r.get('unitType',''),n);ws.write(y,2,r.get('tenantName','*VACANT*'),n);ws.write(y,3,r.get('_rs',''),n);ws.write(y,4,D_(r.get('leaseStartDate')),n);ws.write(y,5,D_(r.get('leaseEndDate')),n)
        if r.get('area'):ws.write(y,6,f"{r['area']:,}",rt)
        for i,k in ((7,'deposit'),(8,'contractRent'),(9,'annualRent'),(10,'balance')):
            if k in r: ws.write(y,i,r[k],m)
        y+=1
    tot('TOTAL '+s.split()[0],g,y);y+=3
tot('BUILDING TOTAL',rows,y);y+=3
ws.write(y,0,'REG CODE: RS = RENT STABILIZED   FM = FREE MARKET',n)
ws.set_portrait(False);ws.fit_num_pages=1;ws.header_str=b'';ws.footer_str=b'&L RR-2 &R Page &P';ws.fit_width_to_pages=1;ws.fit_height_to_pages=0;wb.save(DOC+FN)
for r in rows:
    if r['statusText']=='VACANT': r['statusText']='*VACANT*'
v=sum(r['statusText']=='*VACANT*' for r in rows)
save(FN,'MIXED_USE','r68a','older owner package, .xls, sections by use, dates and areas as text, two-line section totals',True,'THE DELANCEY BLOCK','2024-07',[{k:x for k,x in r.items() if k[0]!='_'} for r in rows],len(rows),len(rows)-v,v,sheet='RENTROLL')
