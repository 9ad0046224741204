from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
r=random.Random(2217); N='spindle_works_lofts_mixed.xlsx'
wb=Workbook(); ws=wb.active; ws.title='Roll'
nm=iter(names(r,90)); B=Font(bold=True)
ws['A1']='SPINDLE WORKS'; ws['A1'].font=Font(bold=True,size=18,name='Georgia'); ws['A2']='Converted mill - 58 lofts, 7 commercial spaces - Lowell, Massachusetts'; ws['A3']='Rent Roll    05/31/2025'
R=5; rows=[]
def hdr(h):
    global R
    for i,t in enumerate(h):
        c=ws.cell(R,i+1,t); c.font=B; c.border=Border(bottom=Side(style='thin'),top=Side(style='thin')); c.alignment=Alignment(wrap_text=True,vertical='bottom',horizontal='center')
    ws.row_dimensions[R].height=30; R+=1
def w(v,bold=False,fmt='#,##0.00'):
    global R
    for i,z in enumerate(v):
        c=ws.cell(R,i+1,z)
        if bold: c.font=B
        if isinstance(z,D.date): c.number_format='mm/dd/yy'
        elif isinstance(z,(int,float)) and i!=2: c.number_format=fmt
        elif i==2 and z: c.number_format='#,##0'
    R+=1
ws.cell(R,1,'RESIDENTIAL LOFTS').font=Font(bold=True,size=12,color='7F3F00'); R+=1
hdr(['Loft','Style','Sq Ft','Asking Rent','Lessee','Lease Rent','Lease From','Lease To','Move-Out','Deposit','Past Due'])
sty={'Studio loft':(610,1690),'1BR loft':(790,1980),'1BR + den':(930,2240),'2BR loft':(1120,2590)}
fut=[]; res=[]
for i in range(58):
    u=f"L{i//16+2}{i%16+1:02d}"; k=r.choice(list(sty)); sf,mk=sty[k]; sf+=r.choice([0,0,14,-22]); x=dict(unit=u,unitType=k,area=sf,marketRent=mk,section='RESIDENTIAL LOFTS')
    if i in(5,21,22,40,51):
        x['statusText']='VACANT' if i!=40 else 'MODEL'; w([u,k,sf,mk,x['statusText'],0,None,None,None,0,0]); x.update(contractRent=0,deposit=0,balance=0); res.append(x); rows.append(x)
        if i in(21,51):
            a=next(nm); y=dict(unit=u,unitType=k,section='RESIDENTIAL LOFTS',tenantName=f"{a[1]}, {a[0]}",statusText='(future)',leaseStartDate=D.date(2025,6,15),leaseEndDate=D.date(2026,6,14),deposit=mk); w([u,k,None,None,f"{a[1]}, {a[0]} (future)",None,D.date(2025,6,15),D.date(2026,6,14),None,mk,None]); rows.append(y); fut.append(y)
    else:
        a=next(nm); ls=D.date(2024,r.randint(6,12),1) if r.random()<.75 else D.date(2025,r.randint(1,5),1); x.update(tenantName=f"{a[1]}, {a[0]}",statusText='Occupied',contractRent=mk-r.choice([0,25,40,95,150]),leaseStartDate=ls,leaseEndDate=addm(ls,12,True),deposit=r.choice([mk,0,1000]),balance=r.choice([0,0,0,0,0,mk,88.5]))
        if r.random()<.07: x['moveOutDate']=x['leaseEndDate']
        w([u,k,sf,mk,x['tenantName'],x['contractRent'],ls,x['leaseEndDate'],x.get('moveOutDate'),x['deposit'],x['balance']]); res.append(x); rows.append(x)
fd=S(fut,'deposit'); rr=res+fut
TR={q:S(rr,q) for q in('area','marketRent','contractRent','deposit','balance')}
w(['Total Residential','58 lofts',TR['area'],TR['marketRent'],'53 leased / 4 vacant / 1 model',TR['contractRent'],None,None,None,TR['deposit'],TR['balance']],True); assert len(res)==58 and sum('tenantName' in x for x in res)==53
R+=2; ws.cell(R,1,'COMMERCIAL').font=Font(bold=True,size=12,color='7F3F00'); R+=1
hdr(['Space','Use','RSF','Annual Rent','Tenant','Monthly Rent','Commence','Expire','Rent PSF','Security','A/R','CAM / mo','RE Tax / mo'])
co=iter(["Bobbin Coffee Bar LLC","Merrimack Yoga Collective","Boott Street Pediatrics PC","Loomstate Architects, Inc.","Canalway Bikes","Fiber & Form Gallery"]); com=[]
for u,use in(('C1','Café'),('C2','Fitness'),('C3','Medical'),('C4','Office'),('C5','Office'),('C6','Retail'),('C7','Gallery')):
    sf=r.randint(9,46)*100; x=dict(unit=u,unitType=use,area=sf,section='COMMERCIAL')
    if u=='C5': x.update(statusText='VACANT',contractRent=0,annualRent=0,deposit=0,balance=0); w([u,use,sf,0,'VACANT',0,None,None,None,0,0,0,0]); x['charges']=[dict(code='CAM / mo',amount=0),dict(code='RE Tax / mo',amount=0)]
    else:
        ps=r.choice([16,18.5,22,24]); an=sf*ps; mo=round(an/12,2); ls=D.date(r.randint(2018,2024),r.randint(1,12),1); le=addm(ls,12*r.choice([7,10]),True); cam=round(sf*2.4/12,2); tx=round(sf*1.65/12,2)
        x.update(tenantName=next(co),statusText='Occupied',annualRent=an,contractRent=mo,leaseStartDate=ls,leaseEndDate=le,deposit=r.choice([mo,0]),balance=r.choice([0,0,cam]),charges=[dict(code='CAM / mo',amount=cam),dict(code='RE Tax / mo',amount=tx)])
        w([u,use,sf,an,x['tenantName'],mo,ls,le,ps,x['deposit'],x['balance'],cam,tx])
    com.append(x); rows.append(x)
TC={q:S(com,q) for q in('area','annualRent','contractRent','deposit','balance')}|{'CAM':CH(com,'CAM / mo'),'RE Tax':CH(com,'RE Tax / mo')}
w(['Total Commercial','7 spaces',TC['area'],TC['annualRent'],'6 leased / 1 vacant',TC['contractRent'],None,None,None,TC['deposit'],TC['balance'],TC['CAM'],TC['RE Tax']],True)
R+=1; TT=dict(area=TR['area']+TC['area'],contractRent=round(TR['contractRent']+TC['contractRent'],2),deposit=round(TR['deposit']+TC['deposit'],2),balance=round(TR['balance']+TC['balance'],2))
w(['GRAND TOTAL','65 units',TT['area'],None,'59 leased / 5 vacant / 1 model',TT['contractRent'],None,None,None,TT['deposit'],TT['balance']],True)
# side table by style
ws.cell(6,15,'Loft mix').font=B
for i,t in enumerate(['Style','#','Avg SF','Avg lease rent']): ws.cell(7,15+i,t).font=B
for j,k in enumerate(sty):
    q=[x for x in res if x['unitType']==k]; o=[x for x in q if 'tenantName' in x]
    for i,z in enumerate([k,len(q),round(S(q,'area')/len(q)),round(S(o,'contractRent')/len(o),2)]): ws.cell(8+j,15+i,z)
ws.cell(12,15,'All lofts').font=B; ws.cell(12,16,58)
for k,wd in zip('ABCDEFGHIJKLMNOPQR',[16,13,9,12,30,12,11,11,11,11,10,10,11,2,13,6,8,14]): ws.column_dimensions[k].width=wd
ws.column_dimensions['N'].width=3
ws.page_setup.orientation='landscape'; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.page_setup.fitToHeight=0; ws.print_title_rows='1:3'
wb.save(fp(N))
put(N,dict(propertyName='Spindle Works',asOnDate='2025-05-31',units=65,occupied=59,vacant=5,rows=rows,printedTotals=dict(residential=TR,commercial=TC,grand=TT)),'MIXED_USE','converted mill, residential and commercial blocks with different headers, future rows, model unit, side table',True)
