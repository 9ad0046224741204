# commercial suite of a large system: tenancy schedule export with step and charge sub-blocks, offices
from common import *
import xlsxwriter
R=random.Random(6804)
FN='rr04_meridian_tenancy_schedule.xlsx'; asof=D(2025,1,31)
T=['Ashdown Pruitt Architects','Bellwether Actuarial Group','Calder & Finch LLP','Corvid Systems, Inc.','Dovetail Staffing','Everhart Title Company','Foxglove Media Partners','Granite State Benefits','Harbinger Risk Advisors','Iota Therapeutics','Juno Wealth Management','Kestner Orthodontics','Lumen Tax & Audit','Mosaic Learning Institute']
suites=[('100',8210),('110',2440),('120',1985),('200',6120),('205',3115),('210',2760),('220',4405),('230',1890),('300',11300),('310',2215),('320',3020),('330',2650),('400',7450),('410',5125),('420',3980),('430',1460),('PH1',6240)]
vac={'120','320','430'};multi={'210':'205'}  # 210 let with 205
rows=[];ti=0
for s,a in suites:
    if s in vac: rows.append(dict(unit=s,area=a,tenantName=None,statusText='VACANT',contractRent=0.0,annualRent=0.0));continue
    if s in multi:
        b=[r for r in rows if r['unit']==multi[s]][0];n,ls,le,psf=b['tenantName'],b['leaseStartDate'],b['leaseEndDate'],b['_psf']
    else:
        n=T[ti%len(T)];ti+=1;ls=D(R.choice([2019,2020,2021,2022,2023]),R.choice([1,3,4,6,7,9,10]),1);le=addm(ls,R.choice([60,84,90,120]))-dt.timedelta(1)
        while le<asof: le=addm(le,36)
        psf=R.choice([27.5,28.25,29,30.5,31.75,33])
    mr=round(a*psf/12,2)
    st=[];d=D(2025,ls.month,1) if ls.month>1 else D(2026,1,1);f=mr
    cur=(addm(d,-12),mr)
    while d<le and len(st)<4:
        f=round(f*1.025,2);st.append((d,f));d=addm(d,12)
    ope=round(a*9.4/12,2);elec=round(a*1.85/12,2);pk=R.choice([0,0,360.,720.,540.])
    ch=[('bnr',mr,'Base Rent'),('cam',ope,'Operating Expense Est'),('elc',elec,'Electric'),]+([('prk',pk,'Parking')] if pk else [])
    rows.append(dict(unit=s,area=a,tenantName=n,statusText='Occupied',leaseStartDate=ls,leaseEndDate=le,contractRent=mr,annualRent=round(mr*12,2),deposit=float(round(mr,-2)) if R.random()<.8 else 0.0,
       charges=[dict(code=c,amount=x) for c,x,_ in ch],rentSteps=[dict(date=iso(x),amount=y) for x,y in st],_st=[cur]+st,_ch=ch,_psf=psf,_le=R.choice(['Office Gross','Office Net']),_id='t%07d'%R.randint(301,8999)))
wb=xlsxwriter.Workbook(DOC+FN);ws=wb.add_worksheet('Report1')
f=lambda **k: wb.add_format(dict(font_name='Tahoma',font_size=8,valign='top',**k))
n=f();w=f(text_wrap=True);b=f(bold=True);ti_=f(bold=True,align='center');hd=f(bold=True,text_wrap=True,align='center',bg_color='#D9E1EC',border=1);m=f(num_format='#,##0.00');it=f(num_format='#,##0');d_=f(num_format='mm/dd/yyyy',align='center');sh=f(bold=True,italic=True,font_color='#44546A',bottom=4);mb=f(bold=True,num_format='#,##0.00',top=1);ib=f(bold=True,num_format='#,##0',top=1);pc=f(bold=True,num_format='0.00%',top=1)
for i,x in enumerate([14,9,30,13,10,11,11,7,9,11,9,12,9,11,11]):ws.set_column(i,i,x)
ws.merge_range(0,0,0,14,'Tenancy Schedule I',ti_);ws.merge_range(1,0,1,14,'Property: meridn01   As of Date: 01/31/2025   By Property',ti_)
H=['Property','Unit(s)','Lease','Lease Type','Area','Lease From','Lease To','Term','Tenancy Years','Monthly Rent','Monthly Rent/Area','Annual Rent','Annual Rent/Area','Annual Rec./Area','Security Deposit Received']
for i,h in enumerate(H):ws.write(3,i,h,hd)
ws.set_row(3,34);ws.freeze_panes(4,0)
y=4;ws.write(y,0,'Meridian Park Tower (meridn01)',b);y+=1
mon=lambda a,c:(c.year-a.year)*12+c.month-a.month+(1 if c.day>=27 else 0)
for r in rows:
    ws.write(y,0,'meridn01',n);ws.write(y,1,r['unit'],n);ws.write(y,4,float(r['area']),it)
    if not r['tenantName']:
        ws.write(y,2,'VACANT',n);ws.write(y,9,0,m);ws.write(y,10,0,m);ws.write(y,11,0,m);ws.write(y,12,0,m);y+=2;continue
    ws.write(y,2,f"{r['tenantName']} ({r['_id']})",w);ws.write(y,3,r['_le'],n);ws.write(y,5,r['leaseStartDate'],d_);ws.write(y,6,r['leaseEndDate'],d_);ws.write(y,7,mon(r['leaseStartDate'],r['leaseEndDate']),it)
    ws.write(y,8,round((asof-r['leaseStartDate']).days/365.25,2),m);ws.write(y,9,r['contractRent'],m);ws.write(y,10,round(r['contractRent']/r['area'],2),m);ws.write(y,11,r['annualRent'],m);ws.write(y,12,round(r['annualRent']/r['area'],2),m)
    ws.write(y,13,round(12*(r['_ch'][1][1]+r['_ch'][2][1])/r['area'],2),m);ws.write(y,14,r['deposit'],m);y+=1
    ws.write(y,2,'Rent Steps',sh)
    for i,h in enumerate(['Charge','Type','','From','To','','Monthly Amt','','Annual','','Amt/Area']):
        if h: ws.write(y,3+i,h,sh)
    y+=1
    for k,(dd,a) in enumerate(r['_st']):
        nxt=(r['_st'][k+1][0]-dt.timedelta(1)) if k+1<len(r['_st']) else r['leaseEndDate']
        ws.write(y,3,'bnr',n);ws.write(y,4,'Rent',n);ws.write(y,6,dd,d_);ws.write(y,7,nxt,d_);ws.write(y,9,a,m);ws.write(y,11,round(a*12,2),m);ws.write(y,13,round(a*12/r['area'],2),m);y+=1
    ws.write(y,2,'Charge Schedules',sh)
    for i,h in enumerate(['Charge','Description','','From','To','','Monthly Amt','','Annual']):
        if h: ws.write(y,3+i,h,sh)
    y+=1
    for c,a,ds in r['_ch'][1:]:
        ws.write(y,3,c,n);ws.write(y,4,ds,n);ws.write(y,6,D(2025,1,1),d_);ws.write(y,7,D(2025,12,31),d_);ws.write(y,9,a,m);ws.write(y,11,round(a*12,2),m);y+=1
    y+=1
ws.set_column(7,7,11)
O=[r for r in rows if r['tenantName']];V=[r for r in rows if not r['tenantName']];A=lambda g:sum(r['area'] for r in g)
ws.write(y,0,'Total Current',b);ws.write(y,4,A(rows),ib);ws.write(y,9,round(sum(r['contractRent'] for r in O),2),mb);ws.write(y,11,round(sum(r['annualRent'] for r in O),2),mb);ws.write(y,14,sum(r['deposit'] for r in O),mb);y+=2
for h,i in (('Total Units',1),('Total Area',2),('Percentage',3),('Monthly Rent',4),('Annual Rent',6)):ws.write(y,i,h,hd)
y+=1
for lab,g in (('Occupied',O),('Vacant',V),('Total',rows)):
    ws.write(y,0,lab,b);ws.write(y,1,len(g),ib);ws.write(y,2,A(g),ib);ws.write(y,3,A(g)/A(rows),pc);ws.write(y,4,round(sum(r['contractRent'] for r in g),2),mb);ws.write(y,6,round(sum(r['annualRent'] for r in g),2),mb);y+=1
ws.set_landscape();ws.fit_to_pages(1,0);wb.close()
save(FN,'OFFICE','r68a','commercial tenancy schedule export, rent steps and charge schedules under each lease',True,'Meridian Park Tower',asof,[{k:v for k,v in r.items() if k[0]!='_'} for r in rows],len(rows),len(O),len(V),sheet='Report1')
