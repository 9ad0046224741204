# Office: property-system export, multi-row records (recurring charges left, future increases right), vacant section first
from common import *
import xlsxwriter
rng=random.Random(6909)
fn='CMROLL_ptr0210_20250930.xlsx'
wb=xlsxwriter.Workbook(DOC+fn); ws=wb.add_worksheet('Page1_1')
F=lambda **k: wb.add_format({**dict(font_name='Arial',font_size=8,valign='top'),**k})
t=F();b=F(bold=True);n=F(num_format='#,##0');m=F(num_format='#,##0.00');bm=F(num_format='#,##0.00',bold=True,top=1);bn=F(num_format='#,##0',bold=True,top=1);hc=F(bold=True,bottom=1,align='center',text_wrap=True);grp=F(bold=True,align='center',bg_color='#D9D9D9')
ws.set_column(0,0,15);ws.set_column(1,1,34);ws.set_column(2,3,10);ws.set_column(4,4,9);ws.set_column(5,5,6);ws.set_column(6,6,12);ws.set_column(7,7,9);ws.set_column(8,8,12);ws.set_column(9,9,2);ws.set_column(10,10,6);ws.set_column(11,11,10);ws.set_column(12,12,12);ws.set_column(13,13,9)
ws.merge_range(0,0,0,13,'Lease Roll with Scheduled Increases',F(bold=True,font_size=11,align='center')); ws.merge_range(1,0,1,13,'Three Portage Place',F(bold=True,align='center')); ws.merge_range(2,0,2,13,'9/30/2025',F(align='center'))
ws.write(0,0,'Database: PTRLIVE' ,t) if False else None
ws.write(3,0,'Database: PTRLIVE  Report: CMROLL',t); ws.write(3,13,'Page 1',F(align='right'))
ws.merge_range(4,5,4,8,'---- Recurring Charges ----',grp); ws.merge_range(4,10,4,13,'---- Future Increases ----',grp)
for j,h in enumerate(['Bldg Id-Suite','Occupant','Rent Start','Expiration','Rentable SF','Cat','Monthly','PSF/Yr','Deposit','','Cat','Date','Monthly','PSF/Yr']):
    if h: ws.write(5,j,h,hc)
R=6;rows=[]
V=[('0100',3120),('0350',5870),('0615',1290)]
O=[('0110','Portage Place Fitness Studio',2840,31),('0120','Cafe Limonade LLC',1150,28),('0200','Wexford Claims Adjusting Co.',9900,33.5),('0220','Arbor & Finch Architects, PC',4410,34),('0250','Mutual of the Lakes Life Ins.',12650,32),('0300','Delphi Rowan Advisors LLC',3980,36),('0320','Nimbus Payroll Corp',6110,34.25),('0400','State of Minnedosa - Dept. of Labor',18300,29.75),('0500','Lindqvist Baumgarten LLP',17450,37),('0510','Owl Creek Title',1850,33),('0600','Stellar Reach Media Group',4720,35.5),('0620','Harbinger Geotechnical Inc.',3330,34.5),('0700','Ostrander Family Office',5160,38.5),('0710','Quill & Compass Publishing',6870,35),('0800','Vandalia Energy Marketing LP',19240,39),('RF01','Skyhook Wireless Assets (Roof)',0,0),('ST01','Lindqvist Baumgarten LLP - Storage',640,14)]
def dd(d): return mdy(d)
ws.write(R,0,'Vacant Suites',b);R+=1
va=0
for s,a in V:
    ws.write(R,0,f'PTR3-{s}',t);ws.write(R,1,'Vacant',t);ws.write(R,4,a,n);rows.append(dict(unit=f'PTR3-{s}',area=a,statusText='Vacant',section='Vacant Suites'));va+=a;R+=1
R+=1;ws.write(R,0,'Occupied Suites',b);R+=1
oa=0;tm={};td=0
for s,nm,a,psf in O:
    base=1875.0 if s=='RF01' else round(a*psf/12,2)
    st=D(rng.randint(2016,2024),rng.choice([1,3,5,6,8,10,11]),1); e=endterm(st,rng.choice([60,84,120,126]))
    while e<D(2026,1,1): e=endterm(st,120+(D(2026,1,1).year-e.year)*12+24)
    ch=[('BAS',base,psf)]
    if a>1000: 
        ch.append(('OPX',round(a*rng.choice([1.12,2.4,3.05,.87])/12,2),0))
        if rng.random()<.4: ch.append(('ELE',round(a*1.95/12,2),0))
    pk=rng.choice([0,0,4,10,16]) if a>2000 else 0
    if pk: ch.append(('PKG',pk*95.0,0))
    steps=[];k=0
    nx=D(2025,st.month,1) if st.month>=10 else D(2026,st.month,1)
    while nx<e and k<rng.choice([1,2,3,4]) and s not in('0400','ST01'):
        k+=1; steps.append((nx,round(base*1.025**k,2))); nx=addm(nx,12)
    dep=0.0 if s in('0400','0250','ST01') else round(base*rng.choice([1,1,2]),2)
    u=f'PTR3-{s}'
    ws.write(R,0,u,t);ws.write(R,1,nm,t);ws.write(R,2,dd(st),t);ws.write(R,3,dd(e),t);ws.write(R,4,a,n);ws.write(R,8,dep,m)
    for i,(c,x,p) in enumerate(ch):
        ws.write(R+i,5,c,t);ws.write(R+i,6,x,m); 
        if a: ws.write(R+i,7,round(x*12/a,2),m)
        tm[c]=tm.get(c,0)+x
    tc=round(sum(x[1] for x in ch),2)
    if len(ch)>1: ws.write(R+len(ch),5,'Total',b);ws.write(R+len(ch),6,tc,bm)
    for i,(d,x) in enumerate(steps):
        ws.write(R+i,10,'BAS',t);ws.write(R+i,11,dd(d),t);ws.write(R+i,12,x,m)
        if a: ws.write(R+i,13,round(x*12/a,2),m)
    r=dict(unit=u,tenantName=nm,section='Occupied Suites',statusText='Occupied',leaseStartDate=st,leaseEndDate=e,area=a,contractRent=base,deposit=dep,charges=[dict(code=c,amount=x) for c,x,_ in ch],rentSteps=[dict(date=iso(d),amount=x) for d,x in steps])
    if len(ch)>1: r['totalCharges']=tc
    rows.append(r); oa+=a;td+=dep
    R+=max(len(ch)+(len(ch)>1),len(steps))+ (1 if rng.random()<.6 else 1)
ws.write(R,0,'Totals:',b);R+=1
ws.write(R,1,'Occupied Sqft',b);ws.write(R,3,f'{oa/(oa+va)*100:.1f}%',t);ws.write(R,4,oa,bn);ws.write(R,8,td,bm)
R0=R
for c in tm: ws.write(R,5,c,t);ws.write(R,6,round(tm[c],2),bm);R+=1
ws.write(R0+1,1,'Leased/Unoccupied Sqft',b);ws.write(R0+1,4,0,bn)
ws.write(R0+2,1,'Vacant Sqft',b);ws.write(R0+2,3,f'{va/(oa+va)*100:.1f}%',t);ws.write(R0+2,4,va,bn)
ws.write(R0+3,1,'Total Sqft',b);ws.write(R0+3,4,oa+va,bn)
ws.write(R,5,'All',b);ws.write(R,6,round(sum(tm.values()),2),bm)
wb.close()
save(fn,'OFFICE','System export, multi-row records, categories down the row, scheduled increases at right, vacant section first',True,
 dict(propertyName='Three Portage Place',asOnDate='2025-09-30',units=None,occupied=None,vacant=3,sheet=None,planted=None,rows=rows,_totals=dict(area=oa+va,contractRent=round(tm['BAS'],2),deposit=td)))
