from common import *
from openpyxl import Workbook
from openpyxl.styles import *
fn='WP C-4 Tollgate Industrial leases.xlsx'; R=random.Random(99)
TN=["Brightwater Pump Supply","Kessler Tool & Die, Inc.","VanHorn Freight Systems","Ozark Gasket Mfg.","Pallet Recovery Group","Mid-Plains Beverage Dist.","Crestline Cabinets LLC","Dynaflex Coatings","Summerfield Seed Co.","Titan Tire Wholesale","Ellis Bros. Electric","ProPak Contract Packaging","Northgate Church (storage)","Rapid Rooter Franchise 118","Amerigrow Hydroponics"]
wb=Workbook(); ws=wb.active; ws.title='C-4'; f=Font(name='Arial',size=9); fb=Font(name='Arial',size=9,bold=True); rd=Font(name='Arial',size=9,color='CC0000')
ws['A1']='Halloran & Pike CPAs'; ws['A2']='Client: Tollgate Industrial Park LLC'; ws['A3']='Lease schedule - year ended 12/31/2023'; ws['L1']='W/P C-4'; ws['L2']='Prep: MRS 2/20/24'; ws['L3']='Rev: GP 2/28/24'
H=['Bldg','Bay','Lessee','Sq ft','Lease began','Expires','Opt.','Annual rent','Monthly','$/sf','NNN est. / mo','Security dep.','Tick']
for i,h in enumerate(H,1):
    c=ws.cell(5,i,h); c.font=fb; c.border=Border(bottom=Side(style='medium')); c.alignment=Alignment(horizontal='center')
r=6; rows=[];T=[0]*5;ti=0; planted=None; tu=0
for b,n in (('100',5),('200',6),('300',6)):
    for i in range(n):
        bay=chr(65+i); sf=R.choice([4800,6000,7200,9600,12000,15000,18400]); tu+=1
        if (b,i) in (('200',4),('300',1)):
            for c,v in ((1,b),(2,bay),(3,'(vacant)'),(4,sf)): ws.cell(r,c,v).font=f
            ws.cell(r,4).number_format='#,##0'; T[0]+=sf; rows.append(dict(unit=bay,building=b,area=sf,statusText='vacant')); r+=1; continue
        t=TN[ti]; ti+=1; ps=R.choice([5.25,5.5,5.95,6.4,6.75]); an=sf*ps; mo=r2(an/12); nn=r2(sf*1.42/12); de=R.choice([mo,mo,0,5000]); bg=dt.date(R.randint(2016,2023),R.randint(1,12),1); e=addm(bg,60 if bg.year>2018 else 120)-dt.timedelta(1)
        for k,v in enumerate((sf,an,mo,nn,de)): T[k]=r2(T[k]+v)
        if (b,i)==('300',3): planted=dict(what='lease row of bldg 300 bay %s (%s, %s sf, monthly %s) left out; printed totals and bay count include it'%(bay,t,m0(sf),m2(mo)),kind='row_dropped'); continue
        for c,v in enumerate((b,bay,t,sf,bg.strftime('%b-%y'),e.strftime('%-m/%-d/%Y'),R.choice(['','1x5','2x5']),an,mo,ps,nn,de if de else None,R.choice(['L','L ^','L','^']) ),1):
            c_=ws.cell(r,c,v); c_.font=rd if c==13 else f
            if c in (8,9,11,12): c_.number_format='#,##0.00'
            if c==10: c_.number_format='0.00'
            if c==4: c_.number_format='#,##0'
        row=dict(unit=bay,building=b,tenantName=t,area=sf,statusText='Occupied',leaseStartDate=bg.strftime('%b-%y'),leaseEndDate=iso(e),annualRent=r2(an),contractRent=mo,charges=[dict(code='NNN est.',amount=nn)],deposit=de or None)
        rows.append(row); r+=1
    r+=1
ws.cell(r,3,'Total - %d bays, 2 vacant'%tu).font=fb
for c,v in ((4,T[0]),(8,T[1]),(9,T[2]),(11,T[3]),(12,T[4])):
    x=ws.cell(r,c,v); x.font=fb; x.number_format='#,##0.00' if c!=4 else '#,##0'; x.border=Border(top=Side(style='thin'),bottom=Side(style='double'))
for i,x in enumerate(('L  agreed to signed lease in client file','^  agreed to December bank deposits','Conclusion: rental income per lease schedule used in C-1 lead.')): ws.cell(r+2+i,3,x).font=rd if i<2 else f
for c,wd in zip('ABCDEFGHIJKLM',(6,6,28,9,11,11,6,13,12,7,13,13,6)): ws.column_dimensions[c].width=wd
for k in ('A1','A2','A3','L1','L2','L3'): ws[k].font=fb
ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(D+fn)
assert planted
save(fn,'INDUSTRIAL','accountant workpaper with tickmarks',False,'Tollgate Industrial Park','2023-12-31',rows,17,15,2,planted=planted)
