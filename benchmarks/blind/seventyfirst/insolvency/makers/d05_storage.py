from common import *
import xlsxwriter
F='LockBay_Coopers_Plains_unit_roll.xlsx'
r=rng(505); wb=xlsxwriter.Workbook(doc(F)); s0=wb.add_worksheet('Summary'); ws=wb.add_worksheet('Unit Roll'); s2=wb.add_worksheet('Rate Card')
B=wb.add_format({'bold':1}); H=wb.add_format({'bold':1,'bg_color':'#F28C28','font_color':'white','text_wrap':1,'valign':'vcenter','border':1,'font_name':'Arial','font_size':9})
tx=wb.add_format({'font_name':'Arial','font_size':9}); m=wb.add_format({'num_format':'$#,##0.00;[Red]-$#,##0.00','font_name':'Arial','font_size':9}); n1=wb.add_format({'num_format':'0.0','font_name':'Arial','font_size':9}); dt_=wb.add_format({'num_format':'d/mm/yyyy','font_name':'Arial','font_size':9,'align':'left'}); mb=wb.add_format({'num_format':'$#,##0.00','font_name':'Arial','font_size':9,'bold':1,'top':1}); bb=wb.add_format({'font_name':'Arial','font_size':9,'bold':1,'top':1,'num_format':'0.0'})
sizes={'Locker':(1.5,55),'Small':(3.0,98),'Medium':(6.0,165),'Standard':(9.0,219),'Large':(13.5,289),'Double Garage':(18.0,352),'Vehicle Bay':(15.0,140)}
plan=[]
for pre,n,ks in (('A',48,['Locker','Small','Small','Medium']),('B',52,['Medium','Standard','Standard','Small']),('C',44,['Standard','Large','Double Garage']),('D',28,['Large','Standard','Double Garage']),('V',12,['Vehicle Bay'])):
    for i in range(1,n+1): plan.append((f'{pre}{i:03d}',r.choice(ks)))
heads=['Unit','Size\n(m²)','Unit Type','Status','Customer','Moved In','Paid To','Standard Rate','Actual Rent','Insurance','Deposit','Balance']
ws.write(0,0,'LockBay Self Storage Coopers Plains (Receivers and Managers Appointed)',B); ws.write(1,0,'Unit Roll at 31 August 2025',tx); ws.write(2,0,'All rates are per calendar month including GST',tx)
for j,h in enumerate(heads): ws.write(4,j,h,H)
ws.set_row(4,26)
AF=UKF+"Bronwyn Lachlan Kylie Trent Mei Shane Narelle".split(); AL=UKL+"Papadopoulos Nguyen Doyle Maguire Tran Bianchi Kovac Whelan Sandhu".split()
rows=[];R=5;T=[0]*6;C={'Rented':0,'Overlocked':0,'Vacant':0,'Out of service':0}
biz=['Sunline Electrical Pty Ltd','Kestrel Catering Supplies','Tidewater Signs Pty Ltd','Mackie & Daughters Removals','Bayside Medical Records','Ozturk Flooring','Rapid Tint QLD','Paperbark Events Pty Ltd']
for u,k in plan:
    a,std=sizes[k]; st=r.choices(list(C),[78,5,15,2])[0]; C[st]+=1
    T[0]+=a; T[1]+=std
    if st in('Rented','Overlocked'):
        t=r.choice(biz) if r.random()<.1 else f'{r.choice(AL).upper()}, {r.choice(AF)}'
        mi=D(2025,8,20)-dt.timedelta(days=int(r.expovariate(1/650))+3); 
        if mi<D(2014,1,1): mi=D(2016,5,3)
        act=round(std*r.choice([1,1,.95,.9,.85,.75,1.05])); ins=r.choice([0,0,9.9,14.9,24.9]); dep=r.choice([0,50,50,100])
        pt=D(2025,6,30)-dt.timedelta(days=r.randint(0,50)) if st=='Overlocked' else D(2025,8,31)+dt.timedelta(days=r.randint(-6,29))
        bal=round((act+ins)*r.choice([2,3])+25,2) if st=='Overlocked' else r.choice([0,0,0,0,0,-float(act),round(act*.5,2),20])
        T[2]+=act;T[3]+=ins;T[4]+=dep;T[5]+=bal
    else: t=mi=act=ins=dep=bal=pt=None
    ws.write(R,0,u,tx);ws.write(R,1,a,n1);ws.write(R,2,k,tx);ws.write(R,3,st,tx)
    if t:
        ws.write(R,4,t,tx);ws.write_datetime(R,5,dt.datetime(mi.year,mi.month,mi.day),dt_);ws.write_datetime(R,6,dt.datetime(pt.year,pt.month,pt.day),dt_)
        for j,x in ((8,act),(9,ins),(10,dep),(11,bal)): ws.write(R,j,x,m)
    ws.write(R,7,std,m); R+=1
    rows.append(dict(unit=u,unitType=k,area=a,statusText=st,tenantName=t,moveInDate=mi,marketRent=std,contractRent=act,deposit=dep,balance=bal,charges=[dict(code='Insurance',amount=ins)] if ins is not None else None))
ws.write(R,0,'Totals',bb);ws.write(R,1,T[0],bb)
for j in (2,3,4,5,6): ws.write(R,j,'',bb)
for j,x in zip((7,8,9,10,11),T[1:]): ws.write(R,j,round(x,2),mb)
ws.autofilter(4,0,R-1,11); ws.freeze_panes(5,1)
for j,w in enumerate([8,7,15,13,28,11,11,12,11,10,10,11]): ws.set_column(j,j,w)
ws.set_landscape(); ws.set_paper(9); ws.fit_to_pages(1,0); ws.repeat_rows(4)
occ=C['Rented']+C['Overlocked']
s0.set_column(0,0,38); s0.set_column(1,1,16)
for i,(a,b) in enumerate([('LockBay Self Storage Coopers Plains',None),('Month end',"31 August 2025"),(None,None),('Total units',len(plan)),('Occupied (rented and overlocked)',occ),('Vacant',C['Vacant']),('Out of service',C['Out of service']),(None,None),('Total area m²',T[0]),('Gross potential at standard rates',T[1]),('Actual rent roll per month',T[2]),('Customer balances',round(T[5],2))]):
    if a: s0.write(i,0,a,B if i==0 else tx)
    if b is not None: s0.write(i,1,b,m if i>8 else tx)
s2.write_row(0,0,['Unit type','m²','Per month incl. GST'],H)
for i,(k,(a,s)) in enumerate(sizes.items(),1): s2.write_row(i,0,[k,a,s],tx)
s2.set_column(0,2,18); wb.close()
save(F,'SELF_STORAGE','xlsxwriter, 184 units, status column, summary and rate card sheets',False,dict(propertyName='LockBay Self Storage Coopers Plains',asOnDate='2025-08-31',units=len(plan),occupied=occ,vacant=C['Vacant'],sheet='Unit Roll',rows=rows))
