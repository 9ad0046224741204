# Yardi Voyager "Rent Roll with Lease Charges" xlsx, 136 units
from common import *
import xlsxwriter
r=random.Random(7502); nm=Names(r); FN='RentRoll_LeaseCharges_opmill.xlsx'
asof=D(2025,10,31)
wb=xlsxwriter.Workbook(f'{ROOT}/documents/{FN}'); ws=wb.add_worksheet('Report1')
b=wb.add_format({'bold':1,'font_name':'Tahoma','font_size':8}); h=wb.add_format({'bold':1,'font_name':'Tahoma','font_size':8,'align':'center','bg_color':'#D9D9D9','border':1})
t=wb.add_format({'font_name':'Tahoma','font_size':8}); n2=wb.add_format({'font_name':'Tahoma','font_size':8,'num_format':'#,##0.00'}); n2b=wb.add_format({'font_name':'Tahoma','font_size':8,'num_format':'#,##0.00','bold':1,'top':1})
dtf=wb.add_format({'font_name':'Tahoma','font_size':8,'num_format':'mm/dd/yyyy'}); n0=wb.add_format({'font_name':'Tahoma','font_size':8,'num_format':'#,##0'}); ti=wb.add_format({'bold':1,'font_name':'Tahoma','font_size':10,'align':'center'})
for i,w in enumerate([9,10,8,11,26,11,11,11,11,11,11,11,11,11]): ws.set_column(i,i,w)
for i,s in enumerate(['Rent Roll with Lease Charges','Orchard Park at Millbrook (opmill)','As Of = 10/31/2025','Month Year = 10/2025']): ws.merge_range(i,0,i,13,s,ti)
H1=['Unit','Unit Type','Unit','Resident','Name','Market','Charge','Amount','Resident','Other','Move In','Lease','Move Out','Balance']
H2=['','','Sq Ft','','','Rent','Code','','Deposit','Deposit','','Expiration','','']
for i,(x,y_) in enumerate(zip(H1,H2)): ws.write(4,i,x,h); ws.write(5,i,y_,h)
R=6; ws.write(R,0,'Current/Notice/Vacant Residents',b); R+=1
TY={'op1a':(690,1240),'op1b':(744,1295),'op2a':(980,1510),'op2b':(1042,1575),'op3a':(1265,1860)}
rows=[];G={k:[0,0,0,0,0,0,0] for k in('cur','fut','occ','non','vac')};codes={}
tid=4410000
def emit(u,ty,sf,res,name,mk,ch,dep,od,mi,le,mo,bal):
    global R
    ws.write(R,0,u,t); ws.write(R,1,ty,t); ws.write(R,2,sf,n0); ws.write(R,3,res,t); ws.write(R,4,name,t); ws.write(R,5,mk,n2)
    for k,d in ((10,mi),(11,le),(12,mo)):
        if d: ws.write_datetime(R,k,dt.datetime(d.year,d.month,d.day),dtf)
    ws.write(R,8,dep,n2); ws.write(R,9,od,n2); ws.write(R,13,bal,n2)
    for cd,x in ch: ws.write(R,6,cd,t); ws.write(R,7,x,n2); R+=1
    if not ch: ws.write(R,7,0,n2); R+=1
    else: ws.write(R,6,'Total',b); ws.write(R,7,sum(x for _,x in ch),n2b); R+=1
    R+=1
units=[f'{bl}-{fl}{k:02d}' for bl in 'ABCD' for fl in (1,2,3,4) for k in range(1,10)][:136]
fut=[]; vac=set(r.sample(range(136),9)); nr={47:'MODEL',92:'DOWN'}; vac-=set(nr)
notice=set(r.sample([i for i in range(136) if i not in vac and i not in nr],6))
for i,u in enumerate(units):
    ty=r.choice(list(TY)); sf,mk=TY[ty]; mk+=5*r.randint(0,6)
    if i in nr or i in vac:
        s=nr.get(i,'VACANT'); emit(u,ty,sf,s,s,mk,[],0,0,None,None,None,0)
        rows.append(row(unit=u,unitType=ty,area=sf,marketRent=mk,statusText=s,section='Current/Notice/Vacant Residents',deposit=0,balance=0))
        g=[sf,mk,0,0,0,1,0]; ks=['non' if i in nr else 'vac']
        if i in vac and len(fut)<4: fut.append((u,ty,sf,mk,D(2025,11,r.randint(3,25))))
    else:
        tid+=r.randint(3,90); res=f't{tid:07d}'; a,bb=nm(); name=f'{a} {bb}'
        mi=D(2025,r.randint(1,10),r.randint(1,27)); mi=addm(mi,-12*r.choice([0,0,1,2,3,5])); le=mi
        while le<=asof: le=addm(le,12)
        le-=dt.timedelta(1); rent=mk-5*r.randint(-2,18); ch=[('rent',rent)]
        if r.random()<.28: ch.append(('petrent',r.choice([35,50])))
        if r.random()<.35: ch.append(('parking',60))
        ch.append(('trash',18.5)); ch.append(('pest',4))
        if r.random()<.08: ch.append(('conc',-r.choice([75,100])))
        if i==60: ch=[('rent',rent),('empl',-rent*.5)]
        mo=D(2025,11,r.choice([8,15,30])) if i in notice else None
        dep=r.choice([250,500,500,0,1000]); od=300 if any(c=='petrent' for c,_ in ch) else 0; bal=r.choice([0]*7+[-22.5,round(rent*1.1,2),85])
        emit(u,ty,sf,res,name,mk,ch,dep,od,mi,le,mo,bal)
        rows.append(row(unit=u,unitType=ty,area=sf,tenantName=name,marketRent=mk,contractRent=rent,charges=ch,totalCharges=sum(x for _,x in ch),deposit=dep,moveInDate=mi,leaseEndDate=le,moveOutDate=mo,balance=bal,section='Current/Notice/Vacant Residents'))
        g=[sf,mk,sum(x for _,x in ch),dep,od,1,bal]; ks=['occ']
        for c_,x in ch: codes[c_]=codes.get(c_,0)+x
    for k in ks+['cur']:
        G[k]=[a+b_ for a,b_ in zip(G[k],g)]
fut.append((units[sorted(notice)[0]],*[rows[sorted(notice)[0]][k] for k in('unitType','area','marketRent')],D(2025,12,6)))
ws.write(R,0,'Future Residents/Applicants',b); R+=1
for u,ty,sf,mk,mi in fut:
    tid+=7; a,bb=nm(); name=f'{a} {bb}'; rent=mk-20; ch=[('rent',rent),('trash',18.5),('pest',4)]; le=addm(mi,13)-dt.timedelta(1)
    emit(u,ty,sf,f't{tid:07d}',name,mk,ch,500,0,mi,le,None,-99)
    rows.append(row(unit=u,unitType=ty,area=sf,tenantName=name,marketRent=mk,contractRent=rent,charges=ch,totalCharges=sum(x for _,x in ch),deposit=500,moveInDate=mi,leaseEndDate=le,balance=-99,statusText='Future Residents/Applicants',section='Future Residents/Applicants'))
    G['fut']=[a+b_ for a,b_ in zip(G['fut'],[sf,mk,sum(x for _,x in ch),500,0,1,-99])]
R+=1
ws.write(R,0,'Total',b); ws.write(R,4,'Orchard Park at Millbrook(opmill)',b); ws.write(R,5,G['cur'][1],n2b); ws.write(R,7,G['cur'][2],n2b); ws.write(R,8,G['cur'][3],n2b); ws.write(R,9,G['cur'][4],n2b); ws.write(R,13,G['cur'][6],n2b); R+=3
for i,x in zip([0,4,5,7,8,9,10,11,12,13],['Summary Groups','Square Footage','Market Rent','Lease Charges','Security Deposit','Other Deposits','# Of Units','% Unit Occupancy','% Sqft Occupied','Balance']): ws.write(R,i,x,h)
R+=1
for lb,k in (('Current/Notice/Vacant Residents','cur'),('Future Residents/Applicants','fut'),('Occupied Units','occ'),('Total Non Rev Units','non'),('Total Vacant Units','vac')):
    g=G[k]; ws.write(R,0,lb,t)
    for i,v in zip([4,5,7,8,9],g[:5]): ws.write(R,i,v,n2)
    ws.write(R,10,g[5],n0)
    if k in('occ','non','vac'): ws.write(R,11,round(100*g[5]/136,2),n2); ws.write(R,12,round(100*g[0]/G['cur'][0],2),n2)
    ws.write(R,13,g[6],n2); R+=1
ws.write(R,0,'Totals:',b)
for i,v in zip([4,5,7,8,9],G['cur'][:5]): ws.write(R,i,v,n2b)
ws.write(R,10,136,b); ws.write(R,11,100,n2b); ws.write(R,12,100,n2b); ws.write(R,13,G['cur'][6],n2b); R+=3
ws.write(R,0,'Summary of Charges by Charge Code',b); R+=1; ws.write(R,0,'(Current/Notice Residents Only)',t); R+=1
ws.write(R,0,'Charge Code',h); ws.write(R,1,'Amount',h); R+=1
for k in codes: ws.write(R,0,k,t); ws.write(R,1,codes[k],n2); R+=1
ws.write(R,0,'Total',b); ws.write(R,1,sum(codes.values()),n2b)
ws.freeze_panes(6,0); ws.set_landscape(); ws.fit_to_pages(1,0); wb.close()
cu=[x for x in rows if x['section'].startswith('Cur')]
save(FN,T(propertyName='Orchard Park at Millbrook',asOnDate='2025-10-31',units=136,occupied=G['occ'][5],vacant=G['vac'][5],sheet='Report1',rows=rows),'MULTIFAMILY','Yardi Voyager rent roll with lease charges',False,
 [('mk',G['cur'][1],ssum(cu,'marketRent')),('chg',G['cur'][2],ssum(cu,'totalCharges')),('dep',G['cur'][3],ssum(cu,'deposit')),('bal',G['cur'][6],ssum(cu,'balance')),('area',G['cur'][0],ssum(cu,'area'))])
