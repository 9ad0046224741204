from h import *
import openpyxl
from openpyxl.styles import Font,Border,Side,Alignment
r=random.Random(7808); FN='1187 Halsted Ave - Rent Roll 9.2026.xlsx'
wb=openpyxl.Workbook();ws=wb.active;ws.title='RR';bd=Font(name='Times New Roman',bold=True,size=11);tn=Font(name='Times New Roman',size=11)
def put(R,j,v,f=tn,nf=None):
    q=ws.cell(R,j,v);q.font=f
    if nf:q.number_format=nf
put(1,1,'1187 HALSTED AVENUE, BROOKLYN, NY',bd);put(2,1,'RENT ROLL - SEPTEMBER 2026',bd);put(3,1,'Prepared by Dunmore Realty Mgmt. for 1187 Halsted LLC')
ht=['','','','','LEGAL','ACTUAL','ACTUAL','LEASE','','SEC.'];hb=['UNIT','TENANT','TYPE','STATUS','RENT','RENT','RENT x 12','FROM','TO','DEP.']
for j in range(10):put(5,j+1,ht[j] or None,bd);put(6,j+1,hb[j],bd);ws.cell(6,j+1).border=Border(bottom=Side(style='medium'))
R=8;rows=[];sub={}
usd='$#,##0.00'
def sect(nm,items):
    global R
    put(R,1,nm,bd);R+=1;s=0
    for u,t,ty,st,lg,ac,lf,lt,dp in items:
        v=[u,t or 'VACANT',ty,st,lg,ac,round(ac*12,2) if ac else None,lf,lt,dp]
        for j,z in enumerate(v,1):put(R,j,z,tn,usd if j in(5,6,7,10) else 'mm/dd/yy' if isinstance(z,dt.date) else None)
        x=dict(unit=u,unitType=ty,section=nm,statusText='Occupied' if t else 'VACANT')
        if t:x.update(tenantName=t,contractRent=ac,annualRent=round(ac*12,2) if ac else None,leaseStartDate=iso(lf) if lf else None,leaseEndDate=(lt if isinstance(lt,str) else iso(lt)) if lt else None,deposit=dp)
        rows.append(x);s+=ac or 0;R+=1
    put(R,2,f'Sub-total {nm.title()}',bd);put(R,6,round(s,2),bd,usd);put(R,7,round(s*12,2),bd,usd)
    for j in(6,7):ws.cell(R,j).border=Border(top=Side(style='thin'))
    R+=2;sub[nm]=round(s,2)
D=dt.date
sect('COMMERCIAL',[('Store 1','Halsted Wine & Spirits Corp.','Retail','Comm.',None,6850,D(2021,4,1),D(2031,3,31),20550),('Store 2','Lucky Bubble Laundromat Inc.','Retail','Comm.',None,5400,D(2018,8,1),D(2028,7,31),10800),('Roof','Empire Tower Co. (antenna)','Antenna','Comm.',None,2275,D(2016,1,1),D(2035,12,31),None)])
it=[]
for fl in range(2,6):
    for s in 'ABCD':
        ty=r.choice(['Studio','1 BR','2 BR']);rs=r.random()<.6;ac=round(r.uniform(980,1790),2) if rs else r.choice([2350,2600,2850,3100])
        lf=D(r.choice([2025,2025,2024]),r.choice([10,11,12]),1) if r.random()<.6 else D(2026,r.randrange(1,9),1)
        lt=addm(lf,24 if lf.year<2026 else 12)-dt.timedelta(1)
        lg=round(ac*r.choice([1,1,1.12]),2) if rs else None
        u=f'{fl}{s}'
        if u=='4C':it.append((u,None,'1 BR','RS',1402.17,None,None,None,None))
        elif u=='2A':it.append((u,name(r),'1 BR','RC',611.44,611.44,None,'RC - no lease',None))
        else:it.append((u,name(r),ty,'RS' if rs else 'FM',lg,ac,lf,lt,ac))
it.append(('Bsmt','Super (rent free)','Super apt','Exempt',None,0,None,None,None))
sect('RESIDENTIAL',it)
put(R,2,'GRAND TOTAL',bd);g=sum(sub.values());put(R,6,round(g,2),bd,usd);put(R,7,round(g*12,2),bd,usd);R+=2
put(R,1,'RS = rent stabilized; RC = rent controlled; FM = free market');R+=1;put(R,1,'Legal rent shown per 2026 DHCR registration. Where actual is below legal the tenant has a preferential rent.')
for j,w in zip('ABCDEFGHIJ',[9,32,11,9,12,12,14,11,13,12]):ws.column_dimensions[j].width=w
ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(f'{B}/documents/{FN}')
n=len(rows)
save(FN,'MIXED_USE','NYC managing agent, sections, legal vs actual rent, two-line header',True,dict(propertyName='1187 Halsted Avenue',asOnDate='2026-09',units=None,occupied=None,vacant=None,sheet=None,planted=None,rows=rows),[('contractRent',round(g,2))])
