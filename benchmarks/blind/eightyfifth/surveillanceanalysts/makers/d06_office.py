from lib import *
import xlsxwriter
r=rng(8506); fn='06_One_Tamarack_Tower_MRI_RR.xlsx'
T=['Brightwater Actuarial LLC','Hale & Corvin LLP','Northfork Title Company','Sable Creek Capital Partners','Ostara Health Plans, Inc.','Pinnacle Bay Engineering','Drummond Tax Advisors','The Wren Foundation','Kestrel Analytics Corp.','State Revenue Dept. - Metro Field Office','Amberline Architects','Vantage Loop Software','Copperleaf Insurance Agency','Redwing Staffing','Lofty Grounds Coffee','Marrow & Finch Design','Quill Court Reporting','Tamarack Management Office','Skyway Fitness Collective','Basalt Energy Partners']
suites=[('0100','Retail',1850),('0110','Retail',3240),('0200','Office',9120),('0210','Office',4475),('0220','Office',2210),('0300','Office',15805),('0400','Office',7630),('0410','Office',3150),('0420','Office',4980),('0500','Office',15790),('0600','Office',6200),('0610','Office',5115),('0620','Office',1940),('0630','Office',2515),('0700','Office',15790),('0800','Office',11260),('0810','Office',4530),('0900','Office',15790),('1000','Office',8025),('1010','Office',7765),('1100','Office',15420),('LL01','Storage',820),('LL02','Storage',415)]
vac={'0410','0620','1010','LL02','0500'}
names=iter(['Lofty Grounds Coffee','Skyway Fitness Collective']+[t for t in T if t not in('Lofty Grounds Coffee','Skyway Fitness Collective')])
wb=xlsxwriter.Workbook(doc(fn)); ws=wb.add_worksheet('RentRoll'); F=wb.add_format; base=dict(font_name='Calibri',font_size=10)
b=F(dict(base,bold=1)); t=F(base); w=F(dict(base,text_wrap=1,valign='top')); n2=F(dict(base,num_format='#,##0.00_);(#,##0.00)')); n0=F(dict(base,num_format='#,##0')); dt=F(dict(base,num_format='m/d/yyyy',align='center')); hb=F(dict(base,bold=1,bottom=2,text_wrap=1,align='center',valign='bottom')); pc=F(dict(base,num_format='0.00%')); bt2=F(dict(base,bold=1,top=1,num_format='#,##0.00_);(#,##0.00)')); bt0=F(dict(base,bold=1,top=1,num_format='#,##0'))
ws.write(0,0,'Database:  TAMARACK',t); ws.merge_range(0,3,0,9,'Commercial Rent Roll with Future Rent Increases',F(dict(base,bold=1,align='center',font_size=13))); ws.write(0,14,'Page:  1',t)
ws.write(1,0,'Bldg Status:  All',t); ws.merge_range(1,3,1,9,'One Tamarack Tower',F(dict(base,align='center'))); ws.write(1,14,'Date:  1/6/2026',t); ws.merge_range(2,3,2,9,'12/31/2025',F(dict(base,align='center'))); ws.write(2,14,'Time:  10:22 AM',t)
ws.merge_range(4,7,4,10,'------------- Monthly Charges -------------',F(dict(base,bold=1,align='center'))); ws.merge_range(4,12,4,14,'Future Rent Increases',F(dict(base,bold=1,align='center')))
H=['Bldg Id-Suit Id','Use','Occupant Name','Rent Start','Expiration','GLA Sqft','Annual Rate PSF','Monthly Base Rent','Cost Recovery','Expense Stop','Other Income','Security Deposit','Cat','Date','Monthly Amount','PSF']
for c,x in enumerate(H): ws.write(5,c,x,hb)
ws.set_row(5,28)
row=7; rows=[]; tot=dict(sf=0,br=0,cr=0,es=0,oi=0,dep=0); osf=0
def sect(l): 
    global row
    ws.write(row,0,l,b); row+=1
sect('Vacant Suites')
for s,u,sf in suites:
    if s in vac:
        ws.write(row,0,f'TT1   -{s}',t); ws.write(row,1,u,t); ws.write(row,2,'Vacant',t); ws.write(row,5,sf,n0); row+=1; rows.append(dict(unit=f'TT1   -{s}',unitType=u,area=sf,statusText='Vacant',section='Vacant Suites')); tot['sf']+=sf
row+=1; sect('Occupied Suites')
for s,u,sf in suites:
    if s in vac: continue
    nm='Redwing Staffing' if 0 else ('Basalt Energy Partners' if s=='LL01' else next(names))
    if nm=='Basalt Energy Partners' and s!='LL01': nm='Basalt Energy Partners'
    psf=round({'Retail':31,'Office':26.5,'Storage':12}[u]+r.choice([-2,-1.25,0,.75,1.5,2.25]),2)
    if nm.startswith('Tamarack Man'): psf=0
    br=round(psf*sf/12,2); st=D.date(r.randint(2016,2025),r.randint(1,12),1); yrs=r.choice([5,7,10]); ex=addm(st,12*yrs)-D.timedelta(1)
    while ex<D.date(2026,3,1): st=addm(st,12); ex=addm(ex,12)
    cr=round(sf*13.85/12,2) if u=='Retail' or r.random()<.25 else 0; es=0 if cr or u=='Storage' or not psf else round(sf*r.uniform(.4,1.9)/12,2); oi=r.choice([0,0,125,375,1150,840]) if u=='Office' and psf else 0; dep=r.choice([0,br,br,round(br*2,2)]) if u!='Storage' else 0
    if nm.startswith('State Rev'): dep=0
    steps=[]
    if psf and u!='Storage':
        a=D.date(2026,st.month,1); p=psf
        while a<ex and len(steps)<5:
            p=round(p*1.025,2); steps.append((a,round(p*sf/12,2),p)); a=addm(a,12)
    ws.write(row,0,f'TT1   -{s}',t); ws.write(row,1,u,t); ws.write(row,2,nm,t)
    q=dict(unit=f'TT1   -{s}',unitType=u,tenantName=nm,area=sf,section='Occupied Suites',statusText='Occupied')
    ws.write_datetime(row,3,D.datetime.combine(st,D.time()),dt); ws.write_datetime(row,4,D.datetime.combine(ex,D.time()),dt); ws.write(row,5,sf,n0); ws.write(row,6,psf,n2); ws.write(row,7,br,n2); ws.write(row,8,cr,n2); ws.write(row,9,es,n2); ws.write(row,10,oi,n2); 
    if dep: ws.write(row,11,dep,n2)
    for k,(a,x,p) in enumerate(steps):
        ws.write(row+k,12,'BRT',t); ws.write_datetime(row+k,13,D.datetime.combine(a,D.time()),dt); ws.write(row+k,14,x,n2); ws.write(row+k,15,p,n2)
    q.update(leaseStartDate=st,leaseEndDate=ex,contractRent=br,charges=[dict(code='Cost Recovery',amount=cr),dict(code='Expense Stop',amount=es),dict(code='Other Income',amount=oi)],deposit=dep or None,rentSteps=[dict(date=iso(a),amount=x) for a,x,p in steps])
    rows.append(q); row+=max(1,len(steps)); osf+=sf
    for k,v in (('sf',sf),('br',br),('cr',cr),('es',es),('oi',oi),('dep',dep)): tot[k]+=v
    ws.write_blank(row,0,None); row+=(1 if steps else 0)
row+=1
ws.write(row,0,'Totals:',b); ws.write(row,2,'Occupied Sqft:',b); ws.write(row,3,osf/tot['sf'],pc); ws.write(row,4,f'{len(suites)-len(vac)} Units',t); ws.write(row,5,osf,bt0)
for c,k in zip(range(7,12),('br','cr','es','oi','dep')): ws.write(row,c,round(tot[k],2),bt2)
row+=1; ws.write(row,2,'Vacant Sqft:',b); ws.write(row,3,1-osf/tot['sf'],pc); ws.write(row,4,f'{len(vac)} Units',t); ws.write(row,5,tot['sf']-osf,n0)
row+=1; ws.write(row,2,'Total Sqft:',b); ws.write(row,4,f'{len(suites)} Units',t); ws.write(row,5,tot['sf'],bt0)
for c,x in enumerate([15,8,36,11,11,9,9,12,11,11,10,12,5,11,12,8]): ws.set_column(c,c,x)
ws.set_landscape(); ws.set_paper(5); ws.fit_to_pages(1,0); ws.repeat_rows(4,5); wb.close()
save(fn,'OFFICE','MRI export','vacant suites first, step lines running below each tenant, grouped headers',True,'One Tamarack Tower','2025-12-31',rows,len(suites),len(suites)-len(vac),len(vac))
