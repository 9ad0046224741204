"""X1: Yardi 'Rent Roll with Lease Charges' export, build-to-rent houses; charge lines below, Current/Future sections, summary."""
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side
R=random.Random(161); AS=dt.date(2025,8,31); FN='RentRollwithLeaseCharges_cottages.xlsx'
wb=Workbook(); ws=wb.active; ws.title='Report1'; b=Font(name='Arial',size=8,bold=True); n=Font(name='Arial',size=8)
for i,t in enumerate(['Rent Roll with Lease Charges','The Cottages at Sendero Creek (sendero)','As Of = 08/31/2025','Month Year = 08/2025']): 
    ws.cell(i+1,1,t).font=Font(name='Arial',size=10,bold=True); ws.merge_cells(start_row=i+1,start_column=1,end_row=i+1,end_column=14); ws.cell(i+1,1).alignment=Alignment(horizontal='center')
H=[('Unit','' ),('Unit Type',''),('Unit','Sq Ft'),('Resident',''),('Name',''),('Market','Rent'),('Charge','Code'),('Amount',''),('Resident','Deposit'),('Other','Deposit'),('Move In',''),('Lease','Expiration'),('Move Out',''),('Balance','')]
for j,(a,c) in enumerate(H,1):
    ws.cell(5,j,a).font=b; ws.cell(6,j,c or None).font=b; ws.cell(6,j).border=Border(bottom=Side('thin'))
def put(r,vals,font=n):
    for j,v in vals.items():
        if v is None: continue
        x=ws.cell(r,j,v); x.font=font
        if isinstance(v,dt.date): x.number_format='mm/dd/yyyy'
        elif j in(6,8,9,10,14): x.number_format='#,##0.00'
r=7; put(r,{1:'Current/Notice/Vacant Residents'},b); r+=1
pl=[('bc3a',1480,2245),('bc3b',1612,2395),('bc4a',1890,2695),('bc2d',1105,1895)]
rows=[];fut=[]; streets=['Larkspur','Bluebonnet','Agarita']; tid=10231
def charges(mk,pet):
    c=[('rent',mk-R.choice([0,0,25,45]))]
    if R.random()<.5: c.append(('concess',-R.choice([100,150,187])))
    c+=[('smart',35),('lawn',40)]
    if R.random()<pet: c.append(('pet',R.choice([35,70])))
    return c
for k in range(46):
    st=streets[k//16]; u=f'{4100+4*(k%16)+200*(k//16)} {st}'; code,sf,mk=pl[R.randrange(4)]; tid+=R.randrange(1,6)
    r+=0; x=dict(unit=u,unitType=code,area=sf,marketRent=mk,section='Current/Notice/Vacant Residents'); q=R.random()
    if k==0: put(r,{1:u,2:code,3:sf,4:'MODEL',5:'MODEL',6:mk,8:0,9:0,10:0,14:0}); x.update(statusText='MODEL',contractRent=None,deposit=0,balance=0,totalCharges=0); put(r+1,{7:'Total',8:0},b); rows.append(x); r+=3; x['k']='model'; continue
    if q<.7:
        s=dt.date(2024,10,5)+dt.timedelta(days=R.randrange(0,320)); a,l=person(R); ch=charges(mk,.4); d=R.choice([500,mk,0]); od=R.choice([0,0,300]); bal=R.choice([0,0,0,-35,mk+75,18.5])
        mo=dt.date(2025,9,R.randrange(5,30)) if R.random()<.08 else None
        x.update(tenantName=f'{a} {l}',contractRent=ch[0][1],deposit=d,moveInDate=s,leaseEndDate=endlease(s,R.choice([12,12,13,16,18])),moveOutDate=mo,balance=bal,k='occ')
        put(r,{1:u,2:code,3:sf,4:f't00{tid}',5:x['tenantName'],6:mk,9:d,10:od,11:s,12:x['leaseEndDate'],13:mo,14:bal})
    else:
        put(r,{1:u,2:code,3:sf,4:'VACANT',5:'VACANT',6:mk,8:0,9:0,10:0,14:0}); x.update(statusText='VACANT',deposit=0,balance=0,totalCharges=0,k='vac'); put(r+1,{7:'Total',8:0},b); rows.append(x); r+=3
        if R.random()<.5: fut.append((u,code,sf,mk))
        continue
    for i,(c,v) in enumerate(ch): put(r+i,{7:c,8:v})
    r+=len(ch); x['charges']=[dict(code=c,amount=v) for c,v in ch]; x['totalCharges']=sum(v for _,v in ch); put(r,{7:'Total',8:x['totalCharges']},b); r+=2; rows.append(x); x['od']=od
put(r,{1:'Future Residents/Applicants'},b); r+=1
for u,code,sf,mk in fut:
    a,l=person(R); tid+=7; s=dt.date(2025,9,2)+dt.timedelta(days=R.randrange(0,40)); ch=charges(mk,.3); e=endlease(s,14)
    put(r,{1:u,2:code,3:sf,4:f't00{tid}',5:f'{a} {l}',6:mk,9:500,10:0,11:s,12:e,14:0})
    for i,(c,v) in enumerate(ch): put(r+i,{7:c,8:v})
    r+=len(ch); t=sum(v for _,v in ch); put(r,{7:'Total',8:t},b); r+=2
    rows.append(dict(unit=u,unitType=code,area=sf,marketRent=mk,section='Future Residents/Applicants',tenantName=f'{a} {l}',contractRent=ch[0][1],deposit=500,moveInDate=s,leaseEndDate=e,balance=0,charges=[dict(code=c,amount=v) for c,v in ch],totalCharges=t,k='fut'))
cur=[x for x in rows if x['k']!='fut']; fu=[x for x in rows if x['k']=='fut']; occ=[x for x in rows if x['k']=='occ']; vac=[x for x in rows if x['k']=='vac']
tot=lambda S,k:sum(x.get(k) or 0 for x in S)
put(r,{1:'Total',2:'The Cottages at Sendero Creek(sendero)',6:tot(cur,'marketRent'),8:tot(cur,'totalCharges'),9:tot(cur,'deposit'),10:tot(cur,'od'),14:tot(cur,'balance')},b); r+=3
for j,t in zip((1,3,6,8,9,10,11,12),('Summary Groups','Square Footage','Market Rent','Lease Charges','Security Deposit','Other Deposits','# Of Units','% Unit Occupancy')): ws.cell(r,j,t).font=b
r+=1
for lab,S,od in(('Current/Notice Residents',occ,1),('Future Residents/Applicants',fu,0),('Vacant Units',vac,0),('Model Units',[x for x in rows if x['k']=='model'],0)):
    put(r,{1:lab,3:tot(S,'area'),6:tot(S,'marketRent'),8:tot(S,'totalCharges'),9:tot(S,'deposit'),10:tot(S,'od'),11:len(S)}); 
    if lab[0]!='F': ws.cell(r,12,round(len(S)/len(cur),4)).number_format='0.00%'; ws.cell(r,12).font=n
    r+=1
put(r,{1:'Totals:',3:tot(cur,'area'),6:tot(cur,'marketRent'),8:tot(cur,'totalCharges'),9:tot(cur,'deposit'),10:tot(cur,'od'),11:len(cur)},b); r+=3
ws.cell(r,1,'Summary of Charges by Charge Code (Current/Notice Residents Only)').font=b; r+=1
for c in('rent','concess','smart','lawn','pet'): put(r,{1:c,8:sum(h['amount'] for x in occ for h in x['charges'] if h['code']==c)}); r+=1
put(r,{1:'Total',8:tot(occ,'totalCharges')},b)
for c,w in zip('ABCDEFGHIJKLMN',(19,9,8,11,24,11,9,11,10,10,11,11,11,11)): ws.column_dimensions[c].width=w
ws.freeze_panes='A7'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc(FN))
for x in rows: x.pop('k'); x.pop('od',None)
save(FN,'SINGLE_FAMILY_RENTAL','Yardi rent roll with lease charges, build-to-rent houses, two-line header, future residents section',True,rows,'The Cottages at Sendero Creek',AS,len(cur),len(occ),len(vac),sheet=None,checks=[['totalCharges',tot(cur,'totalCharges'),{'section':'Current/Notice/Vacant Residents'}],['marketRent',tot(cur,'marketRent'),{'section':'Current/Notice/Vacant Residents'}],['deposit',tot(cur,'deposit'),{'section':'Current/Notice/Vacant Residents'}]])
