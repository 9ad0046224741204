# xls parking garage contract list, hand-made
from common import *
import xlwt
R=random.Random(6212)
FN='Mercer St Garage contracts.xls'
rows=[]
for u,t,n,rt,e in [('P1-Reserved','Hotel Lindqvist (valet)',60,145,'12/31/2027'),('P1-EV','Currentwell Charging Co.',8,95,'8/31/2029'),('P1-Retail','Street Corner Bistro validation',0,0,'MTM'),('P2-A','Ashgrove & Pyle LLP',42,210,'6/30/2026'),('P2-B','Stanhope Family Office',6,235,'6/30/2026'),('P2-C',None,22,None,None),('P3-A','Nimbus Health Network',110,185,'3/31/2028'),('P3-B','Loaner Lane Rental Cars',35,160,'MTM'),('P4-A','County of Averill - Courts',75,172.5,'9/30/2026'),('P4-B',None,48,None,None),('Roof-1','Bayline Film Services',20,110,'MTM'),('Roof-2','Peaktel Wireless (antenna pad)',None,None,'5/31/2031')]:
    r=dict(unit=u,_n=n,_r=rt)
    if not t: r['statusText']='vacant'
    else:
        m=float(n*rt) if n is not None else 2875.0
        if isinstance(e,str) and '/' in e: a=[int(x) for x in e.split('/')]; e=dt(a[2],a[0],a[1])
        r.update(tenantName=t,contractRent=m,annualRent=m*12,leaseEndDate=e,statusText='Occupied',deposit={'P1-EV':1500.0,'P3-B':5600.0,'Roof-2':2875.0,'P2-B':1410.0}.get(u),leaseStartDate=dt(R.randint(2019,2025),R.randint(1,6),1))
    rows.append(r)
def build():
    wb=xlwt.Workbook(); ws=wb.add_sheet('contracts'); b=xlwt.easyxf('font: bold on; borders: bottom medium; align: wrap on'); mo=xlwt.easyxf(num_format_str='$#,##0.00'); bm=xlwt.easyxf('font: bold on; borders: top thin',num_format_str='$#,##0.00'); da=xlwt.easyxf('align: horiz left',num_format_str='m/d/yyyy'); bb=xlwt.easyxf('font: bold on, height 260'); it=xlwt.easyxf('font: italic on')
    ws.write(0,0,'Mercer Street Garage - monthly contracts',bb); ws.write(1,0,'list as of 1 March 2026 (M. office)',it)
    for i,h in enumerate(['Area','Contract holder','# of stalls','Rate / stall','Monthly $','x 12','','Since','Through','Dep. held','note']): ws.write(3,i,h,b)
    ws.row(3).height_mismatch=True; ws.row(3).height=420; y=4
    lv=None
    for r in rows:
        l=r['unit'].split('-')[0]
        if lv and l!=lv: y+=1
        lv=l
        ws.write(y,0,r['unit']); ws.write(y,1,r.get('tenantName','vacant'))
        if r['_n'] is not None: ws.write(y,2,r['_n'])
        if r['_r'] is not None: ws.write(y,3,r['_r'],mo)
        if 'contractRent' in r:
            ws.write(y,4,r['contractRent'],mo); ws.write(y,5,r['annualRent'],mo); ws.write(y,7,r['leaseStartDate'],da); e=r['leaseEndDate']; ws.write(y,8,e,da)
            if r['deposit'] is not None: ws.write(y,9,r['deposit'],mo)
        if r['unit']=='P1-Retail': ws.write(y,10,'pays by validation stamp, see daily report')
        if r['unit']=='P4-A': ws.write(y,10,'county may drop 25 stalls on 60 days')
        y+=1
    ws.write(y+1,1,'All contracts',xlwt.easyxf('font: bold on; borders: top thin')); ws.write(y+1,2,sum(r['_n'] or 0 for r in rows),xlwt.easyxf('font: bold on; borders: top thin')); ws.write(y+1,4,sum(r.get('contractRent',0) for r in rows),bm); ws.write(y+1,5,sum(r.get('annualRent',0) for r in rows),bm); ws.write(y+1,9,sum(r.get('deposit') or 0 for r in rows),bm)
    ws.write(y+3,0,'Transient income not shown. Stalls total 640 by permit.',it)
    for i,w in enumerate([13,34,11,11,13,14,2,11,12,12,40]): ws.col(i).width=w*256
    ws.portrait=False; ws.fit_width_to_pages=1; ws.fit_num_pages=1
    wb.save(path(FN))
    for r in rows: r['statusText']='vacant' if 'tenantName' not in r else 'Occupied'
    save(FN,rows,'Mercer Street Garage',dt(2026,3,1),None,None,None,'PARKING','closingcounsel','hand-made parking contracts list, stalls by rate, xls, blank spacer column and rows',hard='stalls instead of area; zero-rent validation account')
build()
