from common import *
import openpyxl
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
rng=random.Random(1414); fn='Tenancy Schedule_mvm_04302026.xlsx'
asof=D(2026,4,30)
wb=openpyxl.Workbook(); ws=wb.active; ws.title='Report1'
f=Font(name='Arial',size=8);b=Font(name='Arial',size=8,bold=True);th=Side(style='thin')
def put(r,c,v,ft=f,nf=None,al=None):
    x=ws.cell(r,c,v); x.font=ft
    if nf:x.number_format=nf
    if al:x.alignment=Alignment(horizontal=al,wrap_text=True,vertical='bottom')
    return x
put(1,1,'Tenancy Schedule',Font(name='Arial',size=12,bold=True)); put(2,1,'Property: mvm    As of Date: 04/30/2026    By Property'); 
ws.merge_cells('A1:P1'); ws.merge_cells('A2:P2'); ws['A1'].alignment=Alignment(horizontal='center'); ws['A2'].alignment=Alignment(horizontal='center')
H=['Property','Unit(s)','Lease','Lease Type','Area','Lease From','Lease To','Term','Tenancy Years','Monthly Rent','Monthly Rent/Area','Annual Rent','Annual Rent/Area','Annual Rec./Area','Security Deposit','LOC Amount/ Bank Guarantee']
for i,h in enumerate(H): x=put(4,1+i,h,b,al='center'); x.border=Border(bottom=th,top=th); x.fill=PatternFill('solid',fgColor='D9D9D9')
ws.row_dimensions[4].height=34
put(5,1,'Mesa Verde Marketplace (mvm)',b); ws.cell(5,1).fill=PatternFill('solid',fgColor='F2F2F2')
T=[('100','Harvest Barn Grocers #114',38500,D(2015,3,1),240,12.5,5,.08),('104','Blue Agave Cantina',3920,D(2021,8,1),120,30,1,.03),('106','Peak Physical Therapy',2450,D(2023,2,1),84,27,1,.03),('108','VACANT',1850,None,0,0,0,0),('110','Snip & Style Kids',1320,D(2022,11,1),60,31,1,.03),('112, 114','Mountain Dollar Depot',9180,D(2019,6,1),120,15.25,5,.1),('116','Tea Lantern',1280,D(2025,4,1),60,34,1,.035),('118','Mesa Postal & Print',1400,D(2020,5,1),96,26.5,1,.03),('120','VACANT',2600,None,0,0,0,0),('122','Dr. Wexcombe Optometry',2015,D(2018,9,1),120,28,1,.025),('200','Ridgeline Credit Union',3300,D(2017,1,1),180,33,5,.1),('202','Sole Patrol Running Co.',2880,D(2024,7,1),84,25.75,1,.03),('204','VACANT',1160,None,0,0,0,0),('PAD1','Cluck Wagon Drive-Thru',2650,D(2022,4,1),240,48,5,.1),('PAD2','Suds Express Car Wash',4100,D(2023,10,1),240,41,5,.1)]
r=6; rows=[];dat=[]
M='#,##0.00'
for u,t,sf,s,term,p0,every,pct in T:
    r+=1; v=t=='VACANT'
    put(r,1,'mvm',b);put(r,2,u,b);put(r,3,t if v else f'{t}',b); put(r,5,float(sf),b,M)
    q=dict(u=u,sf=sf,v=v,m=0.0,a=0.0,dep=0.0)
    if v:
        for c in(10,11,12,13,14,15,16): put(r,c,0,b,'0.00')
        rows.append(R(unit=u,area=sf,statusText='VACANT',contractRent=0,annualRent=0,deposit=0)); r+=1; dat.append(q); continue
    e=addm(s,term)-dt.timedelta(1); steps=[];p=p0;a=s
    while a<e:
        nx=addm(a,12*every); steps.append((a,min(nx-dt.timedelta(1),e),round(p*sf/12,2),p)); p=round(p*(1+pct),2); a=nx
    cur=next(x for x in steps if x[0]<=asof<=x[1]); q['m']=cur[2]; q['a']=round(cur[2]*12,2); q['dep']=rng.choice([0.0,cur[2],5000.0])
    ch=[('cam',round(3.10*sf/12,2)),('ret',round(2.65*sf/12,2)),('ins',round(.48*sf/12,2))]
    if t.startswith('Cluck'): ch=ch[1:2]
    if t.startswith('Mesa Postal'): ch.append(('sign',45.0))
    rec=sum(x for c,x in ch if c!='sign')*12/sf
    put(r,4,'Retail NNN' if 'Pad' not in u else 'x',b)
    for c,x,nf in((6,mdy(s),None),(7,mdy(e),None),(8,term,'0'),(9,round((asof-s).days/365.25,2),'0.00'),(10,q['m'],M),(11,round(q['m']/sf,2),M),(12,q['a'],M),(13,round(q['a']/sf,2),M),(14,round(rec,2),M),(15,q['dep'],M),(16,0,'0.00')): put(r,c,x,b,nf)
    r+=2
    put(r,2,'Rent Steps',b); 
    for i,h in enumerate(['Charge','Unit','Area','From','To','Monthly Amt','Amt/Area','Annual','Annual/Area']): put(r,3+i,h,b,al='center').border=Border(bottom=th)
    r+=1
    shown=[x for x in steps if x[1]>=asof]
    if every==1 and shown[0] is not steps[0]: shown=[steps[steps.index(shown[0])-1]]+shown if rng.random()<.4 else shown
    for a,z,amt,pp in shown:
        for i,(x,nf) in enumerate([('rent',None),(u,None),(float(sf),M),(mdy(a),None),(mdy(z),None),(amt,M),(round(amt/sf,2),M),(round(amt*12,2),M),(pp,M)]): put(r,3+i,x,f,nf)
        r+=1
    r+=1
    put(r,2,'Charge Schedules',b)
    for i,h in enumerate(['Charge','Unit','Area','From','To','Monthly Amt','Amt/Area','Annual','Annual/Area']): put(r,3+i,h,b,al='center').border=Border(bottom=th)
    r+=1
    for c_,amt in ch:
        for i,(x,nf) in enumerate([(c_,None),(u,None),(float(sf),M),('01/01/2026',None),('12/31/2026' if c_!='sign' else mdy(e),None),(amt,M),(round(amt/sf,2),M),(round(amt*12,2),M),(round(amt*12/sf,2),M)]): put(r,3+i,x,f,nf)
        r+=1
    rows.append(R(unit=u,tenantName=t,area=sf,leaseStartDate=s,leaseEndDate=e,contractRent=q['m'],annualRent=q['a'],deposit=q['dep'],statusText='Occupied',charges=[dict(code=c,amount=x) for c,x in ch],rentSteps=[dict(date=iso(x[0]),amount=x[2]) for x in shown if x[0]>asof]))
    dat.append(q)
S=lambda a: round(sum(x[a] for x in dat),2)
wrong=S('m')+900.0
assert str(int(wrong))!=str(int(S('m')))
r+=1; occ=[x for x in dat if not x['v']]; osf=sum(x['sf'] for x in occ)
put(r,3,'Total Current',b);put(r,5,float(S('sf')),b,M);put(r,10,wrong,b,M);put(r,12,S('a'),b,M);put(r,15,S('dep'),b,M);put(r,16,0,b,'0.00')
for c in range(1,17): ws.cell(r,c).border=Border(top=th,bottom=th)
r+=2
for a,n_,x in(('Total Units',len(dat),S('sf')),('Occupied Units',len(occ),osf),('Vacant Units',len(dat)-len(occ),S('sf')-osf)): put(r,3,a,b);put(r,4,n_,f,'0');put(r,5,float(x),f,M); put(r,6,x/S('sf'),f,'0.00%'); r+=1
for c,w in zip('ABCDEFGHIJKLMNOP',[11,15,27,11,11,10.5,10.5,10.5,10,11,10,12,9,9,11,11]): ws.column_dimensions[c].width=w
ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(doc(fn)); print(S('m'),wrong)
save(fn,'RETAIL','Yardi commercial tenancy schedule, rent step and charge schedule blocks under each lease',True,'Mesa Verde Marketplace','2026-04-30',len(dat),len(occ),len(dat)-len(occ),rows,sheet='Report1',
 planted=dict(what=f'Total Current Monthly Rent printed {wrong:,.2f}; the leases sum to {S("m"):,.2f} (annual total is right)',kind='total_wrong'),totals={'area':S('sf'),'contractRent':wrong,'annualRent':S('a'),'deposit':S('dep')})
