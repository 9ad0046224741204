"""Yardi export: Rent Roll with Lease Charges, flats over shops; one unit's block dropped (planted)."""
from common import *; from xl import *
from openpyxl import Workbook
r=rng(6721); N=Names(r); A=dt.date(2026,2,28); F='RentRollwithLeaseCharges_brantly.xlsx'
types={'A1':(612,1610),'A2':(704,1745),'B1':(988,2240),'B2':(1074,2385),'S0':(468,1380)}
res=[];fut=[]
def lease():
    s=addm(dt.date(2025,3,1),r.randint(0,11)); return s,addm(s,12)-dt.timedelta(1)
for f in(2,3,4,5):
    for k in range(1,10):
        u=f'{f}{k:02d}'; t=r.choice(list(types)); a,m=types[t]; q=dict(unit=u,unitType=t,area=a,marketRent=float(m),section='Current/Notice/Vacant Residents')
        if u in('207','309','404','502'):
            q.update(statusText='VACANT',totalCharges=0.,deposit=0.,balance=0.); res.append(q); continue
        s,e=lease(); rent=float(m-r.choice([0,0,20,45,-15,80])); cg=[('rent',rent)]
        if r.random()<.5: cg.append(('parking',r.choice([85.,125.])))
        if r.random()<.3: cg.append(('petrent',35.))
        cg.append(('trash',12.)); 
        if r.random()<.25: cg.append(('storage',40.))
        if r.random()<.12: cg.append(('conc-rec',-100.))
        q.update(tenantName=N.person('{f} {l}'),statusText='Occupied',contractRent=rent,charges=[dict(code=c,amount=x) for c,x in cg],totalCharges=S(x for _,x in cg),deposit=r.choice([300.,500.,rent]),moveInDate=iso(s if r.random()<.5 else addm(s,-12)),leaseEndDate=iso(e),balance=r.choice([0.,0.,0.,-12.,rd(r.uniform(20,700))]))
        if u in('305','506'): q['moveOutDate']=iso(addm(e,0))
        q['_c']='t%07d'%r.randint(20000,90000); res.append(q)
com=[]
for u,n,a,p in(('R1','Dovecote Books LLC',1890,27),('R2','Saffron Kettle Inc',2240,31),('R3',None,1315,29),('R4','Kesterly Eyewear',1105,33)):
    q=dict(unit=u,unitType='RETAIL',area=a,marketRent=float(round(a*p/12)),section='Current/Notice/Vacant Residents')
    if not n: q.update(statusText='VACANT',totalCharges=0.,deposit=0.,balance=0.); com.append(q); continue
    s,e=term(r,A,12,70); rent=q['marketRent']-r.choice([0,55,120]); cg=[('crent',rent),('cam',rd(a*.42)),('retax',rd(a*.27)),('cins',rd(a*.05))]
    q.update(tenantName=n,statusText='Occupied',contractRent=rent,charges=[dict(code=c,amount=x) for c,x in cg],totalCharges=S(x for _,x in cg),deposit=rent,moveInDate=iso(s),leaseEndDate=iso(e),balance=0.,_c='c%07d'%r.randint(1000,9000)); com.append(q)
allu=com+res
for u in('404','502'):
    b=next(q for q in res if q['unit']==u); rent=b['marketRent']-25; cg=[('rent',rent),('trash',12.)]
    fut.append(dict(unit=u,unitType=b['unitType'],area=b['area'],tenantName=N.person('{f} {l}'),statusText='Future',section='Future Residents/Applicants',marketRent=b['marketRent'],contractRent=rent,charges=[dict(code=c,amount=x) for c,x in cg],totalCharges=rent+12,deposit=300.,moveInDate=iso(dt.date(2026,3,14)),leaseEndDate=iso(dt.date(2027,3,13)),balance=0.,_c='t%07d'%r.randint(20000,90000)))
drop=next(q for q in res if q['unit']=='408'); assert 'tenantName' in drop
wb=Workbook(); ws=wb.active; ws.title='Report1'; widths(ws,[9,10,10,12,24,12,11,11,11,11,11,12,12,11])
for i,t in enumerate(['Rent Roll with Lease Charges','Brantly Commons (brantly)','As Of = 02/28/2026','Month Year = 02/2026'],1): put(ws,i,1,t,b=i==1,sz=13 if i==1 else None); ws.merge_cells(start_row=i,end_row=i,start_column=1,end_column=14); ws.cell(i,1).alignment=Alignment(horizontal='center')
H=[('Unit',''),('Unit Type',''),('Unit','Sq Ft'),('Resident',''),('Name',''),('Market','Rent'),('Charge','Code'),('Amount',''),('Resident','Deposit'),('Other','Deposit'),('Move In',''),('Lease','Expiration'),('Move Out',''),('Balance','')]
for c,(a,b) in enumerate(H,1): put(ws,6,c,a,b=True,fl='D9D9D9'); put(ws,7,c,b,b=True,fl='D9D9D9')
R=8
D=lambda s:dt.datetime.fromisoformat(s) if s else None
def block(L):
    global R
    for q in L:
        if q is drop: continue
        put(ws,R,1,q['unit']);put(ws,R,2,q['unitType']);put(ws,R,3,q['area'],'#,##0.00')
        put(ws,R,4,q.get('_c','VACANT'));put(ws,R,5,q.get('tenantName','VACANT'));put(ws,R,6,q['marketRent'],'#,##0.00');put(ws,R,9,q['deposit'],'#,##0.00');put(ws,R,10,0,'#,##0.00')
        for c,k in((11,'moveInDate'),(12,'leaseEndDate'),(13,'moveOutDate')):
            if k in q: put(ws,R,c,D(q[k]),'mm/dd/yyyy')
        put(ws,R,14,q['balance'],'#,##0.00')
        for x in q.get('charges',[]): put(ws,R,7,x['code']);put(ws,R,8,x['amount'],'#,##0.00');R+=1
        if not q.get('charges'): R+=1
        put(ws,R,7,'Total',b=True);put(ws,R,8,q['totalCharges'],'#,##0.00',b=True).border=Border(top=thin);R+=2
put(ws,R,1,'Current/Notice/Vacant Residents',b=True);R+=1; block(allu)
put(ws,R,1,'Future Residents/Applicants',b=True);R+=1; block(fut)
R+=1;put(ws,R,1,'Summary Groups',b=True);ws.row_dimensions[R].height=30
for c,t in((4,'Square Footage'),(6,'Market Rent'),(8,'Lease Charges'),(9,'Security Deposit'),(10,'Other Deposits'),(11,'# Of Units'),(12,'% Unit Occupancy'),(13,'% Sqft Occupied'),(14,'Balance')): put(ws,R,c,t,b=True,wrap=True)
R+=1
oc=[q for q in allu if 'tenantName' in q]; va=[q for q in allu if 'tenantName' not in q]
ocr=[q for q in oc if q['unit'][0]!='R']; occ=[q for q in oc if q['unit'][0]=='R']; TA=S(q['area'] for q in allu)
for lab,g,phys in(('Current/Notice Residents',oc,1),('Future Residents/Applicants',fut,0),('Occupied Units',oc,1),('   Residential',ocr,1),('   Retail',occ,1),('Total Vacant Units',va,1),('Totals:',allu,1)):
    put(ws,R,1,lab,b=lab[0]=='T')
    for c,k in((4,'area'),(6,'marketRent'),(8,'totalCharges'),(9,'deposit'),(14,'balance')): put(ws,R,c,S(q[k] for q in g),'#,##0.00')
    put(ws,R,10,0,'#,##0.00');put(ws,R,11,len(g))
    if phys: put(ws,R,12,round(len(g)/len(allu)*100,2),'0.00');put(ws,R,13,round(S(q['area'] for q in g)/TA*100,2),'0.00')
    R+=1
R+=1;put(ws,R,1,'Summary of Charges by Charge Code',b=True);put(ws,R+1,1,'(Current/Notice Residents Only)');R+=2
put(ws,R,1,'Charge Code',b=True);put(ws,R,5,'Amount',b=True);R+=1
cs={}
for q in oc:
    for x in q['charges']: cs[x['code']]=rd(cs.get(x['code'],0)+x['amount'])
for k in sorted(cs): put(ws,R,1,k);put(ws,R,5,cs[k],'#,##0.00');R+=1
put(ws,R,1,'Total',b=True);put(ws,R,5,S(cs.values()),'#,##0.00',b=True)
ws.freeze_panes='A8'; ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(DOC+'/'+F)
rows=[q for q in allu+fut if q is not drop]
for q in allu+fut: q.pop('_c',None)
save(F,'Brantly Commons','2026-02-28',rows,len(allu),len(oc),len(va),planted=dict(what=f"unit 408 ({drop['tenantName']}, {m0(drop['area'])} sq ft, charges {m2(drop['totalCharges'])}) left out of the listing; the summary still counts it",kind='row_dropped'),
 ties=[('area + dropped',lambda q:q['area'],TA-drop['area'],lambda q:q['statusText']!='Future'),('chg',lambda q:q['totalCharges'],S(q['totalCharges'] for q in oc)-drop['totalCharges'],lambda q:q['statusText']!='Future')])
