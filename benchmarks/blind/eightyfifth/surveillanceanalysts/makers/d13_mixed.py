from lib import *
import openpyxl
from openpyxl.styles import *
r=rng(8513); N=Names(r); fn='13_411_Cotter_Street_rents.xlsx'
wb=openpyxl.Workbook(); ws=wb.active; ws.title='Rents'
B=Font(bold=True,name='Georgia',size=10); f0=Font(name='Georgia',size=10)
def put(rw,c,v,b=False,f=None):
    if v is None: return
    k=ws.cell(rw,c,v); k.font=B if b else f0
    if f: k.number_format=f
put(1,2,'411-423 Cotter Street, Providence RI',True); ws['B1'].font=Font(bold=True,size=14,name='Georgia'); put(2,2,'Rent roll for lender - as of January 1, 2026'); 
rows=[]; row=4
put(row,2,'STOREFRONTS',True); row+=1
for c,h in zip(range(2,11),('Space','Tenant','Sq ft','Lease','','Rent/mo','RE tax share/mo','Total/mo','Security')): put(row,c,h,True)
row+=1; put(row,5,'from',True); put(row,6,'to',True); row+=1
com=[('411','Nightingale Books',1150,D.date(2021,4,1),D.date(2026,3,31),2650,310.5,5300),('413','Pho Cotter',980,D.date(2023,9,1),D.date(2028,8,31),2450,264.6,4900),('417','VACANT - for lease',720,None,None,None,None,None),('419-421','Harbor Light Laundromat',1900,D.date(2018,1,1),D.date(2027,12,31),3725,513,3500),('423','Tallow Barber & Shave',540,D.date(2025,2,1),D.date(2028,1,31),1475,145.8,2950)]
S=[0]*5
for u,n,sf,a,b,rt,tx,dp in com:
    put(row,2,u); put(row,3,n); put(row,4,sf,f='#,##0'); q=dict(unit=u,area=sf,section='STOREFRONTS')
    if a: 
        put(row,5,a,f='m/d/yyyy'); put(row,6,b,f='m/d/yyyy'); put(row,7,rt,f='$#,##0.00'); put(row,8,tx,f='$#,##0.00'); put(row,9,rt+tx,f='$#,##0.00'); put(row,10,dp,f='$#,##0.00')
        q.update(tenantName=n,statusText='Occupied',leaseStartDate=a,leaseEndDate=b,contractRent=rt,charges=[dict(code='RE tax share/mo',amount=tx)],totalCharges=rt+tx,deposit=dp)
        for i,v in enumerate((rt,tx,rt+tx,dp)): S[i+1]+=v
    else: q.update(statusText='VACANT - for lease')
    S[0]+=sf; rows.append(q); row+=1
put(row,3,'Storefronts total',True); put(row,4,S[0],True,'#,##0')
for i in range(4): put(row,7+i,S[i+1],True,'$#,##0.00')
row+=3
put(row,2,'APARTMENTS (floors 2-4)',True); row+=1
for c,h in zip(range(2,11),('Apt','Tenant(s)','Type','Lease from','Lease to','Rent/mo','Parking','Total/mo','Security')): put(row,c,h,True)
for c in range(2,11): ws.cell(row,c).border=Border(bottom=Side('thin'))
row+=1; A=[0]*4; oc=4; va=1
for fl in (2,3,4):
    for a in 'ABCDEF':
        u=f'{fl}{a}'; ty=r.choice(['studio','1 bed','1 bed','2 bed']); rt={'studio':1425,'1 bed':1780,'2 bed':2260}[ty]+r.choice([-75,0,0,25,60])
        put(row,2,u); put(row,4,ty); q=dict(unit=u,unitType=ty,section='APARTMENTS (floors 2-4)')
        if u in('2E','4B'): put(row,3,'vacant'); q['statusText']='vacant'; va+=1
        else:
            oc+=1; n=N.full() if r.random()<.7 else f'{N.fl()[1]} / {N.fl()[1]}'; ls=D.date(2025,r.randint(2,12),1); le=addm(ls,12)-D.timedelta(1); r.random(); mtm=u in('3D','4C')
            pk=r.choice([0,0,125]); dp=rt if r.random()<.8 else 0
            put(row,3,n)
            if mtm: put(row,5,'TAW'); q['leaseStartDate']='TAW'
            else: put(row,5,ls,f='mm/dd/yy'); put(row,6,le,f='mm/dd/yy'); q.update(leaseStartDate=ls,leaseEndDate=le)
            put(row,7,rt,f='$#,##0.00'); 
            if pk: put(row,8,pk,f='$#,##0.00'); q['charges']=[dict(code='Parking',amount=pk)]
            put(row,9,rt+pk,f='$#,##0.00'); 
            if dp: put(row,10,dp,f='$#,##0.00'); q['deposit']=dp
            q.update(tenantName=n,statusText='Occupied',contractRent=rt,totalCharges=rt+pk)
            for i,v in enumerate((rt,pk,rt+pk,dp)): A[i]+=v
        rows.append(q); row+=1
put(row,3,'Apartments total',True)
for i in range(4): put(row,7+i,A[i],True,'$#,##0.00')
row+=2; put(row,3,'BUILDING TOTAL',True)
for i,c in ((0,7),(2,9),(3,10)): put(row,c,A[i]+S[i+1],True,'$#,##0.00'); 
row+=2; put(row,2,'TAW = tenant at will. Heat included for apartments; storefronts pay own utilities and a share of real estate taxes over the 2017 base.'); put(row+1,2,f'{oc} of 23 spaces rented')
for c,w in zip('ABCDEFGHIJ',(2,10,28,9,11,11,12,15,12,12)): ws.column_dimensions[c].width=w
ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(doc(fn))
save(fn,'MIXED_USE','small owner spreadsheet','two tables with different headers, two-row lease header, tenants at will',False,'411-423 Cotter Street','2026-01-01',rows,23,oc,va)
