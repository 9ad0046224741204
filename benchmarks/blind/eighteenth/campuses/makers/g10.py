# XLSX Yardi Rent Roll with Lease Charges; planted row_dropped
from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
r=R(2010);F='wf_yardi_leasecharges.xlsx';wb=Workbook();w=wb.active;w.title='Report1';b=Font(bold=True)
for t in('Rent Roll with Lease Charges','Quarrystone Landing (qstone)','As Of = 03/31/2025','Month Year = 03/2025'): w.append([t]);w.cell(w.max_row,1).font=b;w.merge_cells(start_row=w.max_row,end_row=w.max_row,start_column=1,end_column=14);w.cell(w.max_row,1).alignment=Alignment(horizontal='center')
w.append(['Unit','Unit Type','Unit','Resident','Name','Market','Charge','Amount','Resident','Other','Move In','Lease','Move Out','Balance']);w.append(['','','Sq Ft','','','Rent','Code','','Deposit','Deposit','','Expiration','',''])
for i in(5,6):
    for z in w[i]: z.font=b;z.alignment=Alignment(horizontal='center')
rows=[];tid=40211;sm={};drop=None
def put(x,t,ch,show=True):
    if show: w.append([x['unit'],x.get('unitType'),x.get('area'),t or('VACANT'),x.get('tenantName','VACANT'),x.get('marketRent'),ch[0][0] if ch else None,ch[0][1] if ch else 0,x.get('deposit',0),0,x.get('moveInDate'),x.get('leaseEndDate'),x.get('moveOutDate'),x.get('balance',0)])
    if show:
        for k,v in ch[1:]: w.append([None]*6+[k,v])
        if ch: w.append([None]*6+['Total',x['totalCharges']])
w.append(['Current/Notice/Vacant Residents']);w.cell(7,1).font=b
UT={'qs1x1':(690,1095),'qs2x1':(865,1260),'qs2x2':(940,1345),'qs3x2':(1155,1590)};allr=[];n=0
for bd in'ABC':
    for i in range(1,13):
        ut=r.choice(list(UT));sf,mk=UT[ut];u=f'{bd}-{i:03d}';x=dict(unit=u,unitType=ut,area=sf,marketRent=float(mk),section='Current/Notice/Vacant Residents');n+=1
        if r.random()<.09: x['statusText']='VACANT';x.update(deposit=0.,balance=0.);put(x,None,[]);allr.append(x);rows.append(x);continue
        nm=r.person();mi=r.date(D.date(2019,1,1),D.date(2025,3,10));le=r.date(D.date(2025,4,15),D.date(2026,3,30));rn=float(mk-r.choice([0,30,55,90]));ch=[('rent',rn)]
        if r.random()<.35: ch.append(('petrent',35.))
        if r.random()<.6: ch.append(('trash',18.5))
        if r.random()<.2: ch.append(('conc/emp',-r.choice([50.,100.])))
        if r.random()<.18: ch=[('hapsub',612.),('rent',rn-612.)]+ch[1:]
        x.update(tenantName=nm,statusText='Occupied',moveInDate=mi,leaseEndDate=le,charges=[dict(code=a,amount=v) for a,v in ch],totalCharges=sum(v for _,v in ch),deposit=r.choice([0.,200.,400.]),balance=r.choice([0.,0.,-18.5,rn,77.25]))
        if ch[0][0]=='rent': x['contractRent']=rn
        if r.random()<.1: x['moveOutDate']=D.date(2025,4,r.choice([15,30]));x.pop('statusText');x['statusText']='Occupied'
        tid+=r.randint(1,40);allr.append(x)
        if n==19: drop=x
        else: rows.append(x)
        put(x,f't00{tid}',ch,n!=19)
        for k,v in ch: sm[k]=sm.get(k,0)+v
fut=[]
w.append(['Future Residents/Applicants']);w.cell(w.max_row,1).font=b
for x0 in [x for x in allr if 'tenantName' not in x][:2]:
    sf,mk=UT[x0['unitType']];x=dict(unit=x0['unit'],unitType=x0['unitType'],area=sf,marketRent=float(mk),section='Future Residents/Applicants',statusText='Future Residents/Applicants',tenantName=r.person(),moveInDate=D.date(2025,4,r.randint(5,25)),leaseEndDate=D.date(2026,4,24),contractRent=float(mk),charges=[dict(code='rent',amount=float(mk))],totalCharges=float(mk),deposit=200.,balance=0.);tid+=9;put(x,f't00{tid}',[('rent',float(mk))]);fut.append(x)
S=lambda k,q=allr:sum(x.get(k,0) for x in q);o=[x for x in allr if 'tenantName' in x];w.append([])
w.append(['Summary Groups','','Square','Market','Actual','Security','Other','# Of','% Unit','Balance']);w.append(['','','Footage','Rent','Lease Charges','Deposit','Deposits','Units','Occupancy',''])
A=lambda l,q,nu,oc:w.append([l,'',S('area',q),S('marketRent',q),S('totalCharges',q),S('deposit',q),0,nu,oc,S('balance',q)])
v=[x for x in allr if 'tenantName' not in x];A('Current/Notice/Vacant Residents',allr,len(allr),round(len(o)/len(allr)*100,2));A('Occupied Units',o,len(o),'');A('Total Vacant Units',v,len(v),'');w.append(['Totals:','',S('area'),S('marketRent'),S('totalCharges'),S('deposit'),0,len(allr),100.0,S('balance')])
w.append([]);w.append(['Summary of Charges by Charge Code']);w.append(['(Current/Notice Residents Only)']);w.append(['Charge Code','','Amount'])
for k,a in sorted(sm.items()): w.append([k,'',a])
w.append(['Total','',sum(sm.values())])
for R_ in w.iter_rows(min_row=7):
    for z in R_:
        if isinstance(z.value,float): z.number_format='#,##0.00'
        if isinstance(z.value,D.date): z.number_format='mm/dd/yyyy'
for l,wd in zip('ABCDEFGHIJKLMN',(12,10,10,12,24,11,10,11,10,9,12,12,12,10)): w.column_dimensions[l].width=wd
w.page_setup.orientation='landscape';w.sheet_properties.pageSetUpPr.fitToPage=True;w.page_setup.fitToHeight=0
wb.save(doc(F));save(F,'MULTIFAMILY','Yardi Rent Roll with Lease Charges export',True,'Quarrystone Landing','2025-03-31',len(allr),len(o),len(v),rows+fut,planted=dict(what=f"unit {drop['unit']} is missing from the listing; summary counts and totals still include it",kind='row_dropped'),totals=[dict(label='Totals:',of=dict(section='Current/Notice/Vacant Residents'),**{k:S(k) for k in('area','marketRent','totalCharges','deposit','balance')})])
