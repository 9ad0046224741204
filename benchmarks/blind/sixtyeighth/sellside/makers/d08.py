# US logistics portfolio, xlsxwriter: summary + roll with merged building cells, hidden column, formulas
from common import *
import xlsxwriter
R=random.Random(6808); N='Project Drayage - Consolidated Rent Roll 9.1.25.xlsx'; ASOF=D(2025,9,1)
B=[('Grove City Logistics I','4410 Commerce Pkwy',[('100',96400),('200',61250),('300',48800)]),('Grove City Logistics II','4480 Commerce Pkwy',[('A',212500)]),('Hilliard Trade Center','1901 Scioto Darby Ct',[('101',18240),('105',12600),('109',12600),('113',24300),('121',9840)]),('Rickenbacker North','7250 Alum Creek Dr',[('N1',154000),('N2',154000),('N3',98750)]),('Etna Crossdock','11 Etna Terminal Rd',[('1',135600),('2',88400)]),('Plain City Flex','660 Industrial Loop',[('600',5400),('604',5400),('608',10800),('612',7200),('620',14400),('628',5400),('632',6150)]),('Obetz Distribution Ctr','3350 Groveport Rd',[('10',76800),('20',76800),('30',112300)])]
T=iter(['Kinloch Paper & Packaging','Bluewheel Parts Distribution, LLC','Monarch Pet Supply Co.','Everstead Appliance Logistics','Tallgrass Brewing Supply','Fastline Courier of Ohio','Dunmire HVAC Wholesale','Sentinel Fire Protection','Ohio Valley Tile & Stone','Crestmont Home Goods, Inc.','TransPolar 3PL Services','Halcyon Nutrition Labs','Ironbound Carriers, Inc.','Wexley Auto Glass','Pixelforge Sign & Print','Hartsock Electric Supply','Buckeye Robotics LLC','Sunder Lawn & Irrigation','Madrona Cabinetry','Ansel Medical Devices','Great Miami Beverage','Lockhart Furniture Warehouse','Verity E-Commerce Fulfillment','Peregrine Plastics Group'])
VAC={('Hilliard Trade Center','109'),('Plain City Flex','628'),('Rickenbacker North','N3'),('Obetz Distribution Ctr','20')}
rows=[]
for b,ad,us in B:
    for u,a in us:
        r=dict(unit=u,building=b,area=a,_ad=ad)
        if (b,u) in VAC: r['statusText']='Vacant'
        else:
            r['tenantName']=next(T); st=D(R.randrange(2018,2026),R.randrange(1,9),1); y=R.choice([3,5,5,7,10]); e=end(st,12*y)
            if e<ASOF: e=end(addm(e,1).replace(day=1),60) if addm(e,60)>ASOF else D(2027,12,31)
            r['leaseStartDate']=st; r['leaseEndDate']=e
            q=R.uniform(4.6,6.4) if a>40000 else R.uniform(8.5,12.5); m=round(a*q/12,2); r['contractRent']=m; nn=round(a*R.uniform(1.35,1.9)/12,2)
            r['charges']=[dict(code='NNN',amount=nn)]; r['totalCharges']=round(m+nn,2); r['annualRent']=round(m*12,2)
            d=D(2025,st.month,1); d=d if d>ASOF else addm(d,12)
            if d<e: r['rentSteps']=[dict(date=iso(d),amount=round(m*R.choice([1.03,1.035,1.04]),2))]
            r['deposit']=R.choice([m,round(m,0),0.0,round(m*2,2)])
            r['_op']=R.choice(['(1) 5-yr @ FMV','(2) 5-yr @ 103% of then rent','None','(1) 3-yr fixed','None'])
        rows.append(r)
w=xlsxwriter.Workbook(out(N)); F=lambda **k: w.add_format(dict(font_name='Calibri',font_size=10,valign='vcenter',**k))
base=F(); hd=F(bold=True,bg_color='#1F3864',font_color='white',text_wrap=True,align='center',border=1); num=F(num_format='#,##0'); mon=F(num_format='_($* #,##0.00_);_($* (#,##0.00);_($* "-"??_);_(@_)'); dat=F(num_format='m/d/yy',align='center'); mer=F(bold=True,text_wrap=True,border=1,bg_color='#D9E2F3'); ttl=F(bold=True,top=1,num_format='#,##0'); ttm=F(bold=True,top=1,num_format='_($* #,##0.00_);_($* (#,##0.00);_($* "-"??_);_(@_)'); red=F(italic=True,font_color='#C00000'); big=w.add_format(dict(bold=True,font_size=14,font_name='Calibri')); pct=F(num_format='0.0%')
s0=w.add_worksheet('Summary'); s=w.add_worksheet('Rent Roll'); s2=w.add_worksheet('Notes')
s.hide_gridlines(2); s.write('B1','Project Drayage – Columbus, OH Light Industrial / Bulk Portfolio',big); s.write('B2','Rent Roll as of September 1, 2025',base)
s.set_column('A:A',2); s.set_column('B:B',22); s.set_column('C:C',7); s.set_column('D:D',10,None,{'hidden':1}); s.set_column('E:E',32); s.set_column('F:F',11); s.set_column('G:G',8); s.set_column('H:I',9.5); s.set_column('J:N',14.5); s.set_column('O:O',10); s.set_column('P:P',14); s.set_column('Q:Q',14); s.set_column('R:R',25)
s.merge_range('H4:I4','Lease Dates',hd); s.merge_range('J4:M4','In-Place Rent',hd); s.merge_range('O4:P4','Next Increase',hd)
for c in 'BCDEFGNQR': s.write(c+'4','',hd)
for c,h in zip('BCDEFGHIJKLMNOPQR',['Building','Suite','Lease ID','Tenant','Rentable SF','% of Bldg','Start','End','Base / Mo.','NNN / Mo.','Total / Mo.','Base / Yr.','Base $/SF/Yr','Date','New Base / Mo.','Security Deposit','Renewal Options']): s.write(c+'5',h,hd)
s.set_row(4,30); s.freeze_panes(5,5); i=5; first=6; subs=[]
for b,ad,us in B:
    L=[r for r in rows if r['building']==b]; bt=sum(r['area'] for r in L); st=i
    if len(L)>1: s.merge_range(i,1,i+len(L)-1,1,b,mer)
    else: s.write(i,1,b,mer)
    for r in L:
        x=i+1; s.write(i,2,int(r['unit']) if r['unit'].isdigit() else r['unit'],F(align='center')); s.write(i,5,r['area'],num); s.write_formula(i,6,f'=F{x}/SUM(F{st+1}:F{st+len(L)})',pct,r['area']/bt)
        if 'tenantName' in r:
            s.write(i,3,f't{R.randrange(10**6,10**7):07d}',base); s.write(i,4,r['tenantName'],base); s.write_datetime(i,7,dt.datetime.combine(r['leaseStartDate'],dt.time()),dat); s.write_datetime(i,8,dt.datetime.combine(r['leaseEndDate'],dt.time()),dat)
            s.write(i,9,r['contractRent'],mon); s.write(i,10,r['charges'][0]['amount'],mon); s.write_formula(i,11,f'=J{x}+K{x}',mon,r['totalCharges']); s.write_formula(i,12,f'=J{x}*12',mon,r['annualRent']); s.write_formula(i,13,f'=M{x}/F{x}',F(num_format='0.00'),r['annualRent']/r['area'])
            if r.get('rentSteps'): s.write_datetime(i,14,dt.datetime.fromisoformat(r['rentSteps'][0]['date']),dat); s.write(i,15,r['rentSteps'][0]['amount'],mon)
            s.write(i,16,r['deposit'],mon if r['deposit'] else F(num_format='"$"0.00',align='right')); s.write(i,17,r['_op'],base)
        else: s.write(i,4,'Vacant',red)
        i+=1
    s.write(i,1,'',ttl); s.write(i,4,f'Subtotal – {ad}',ttl)
    for c in (2,3,6,7,8,13,14,15,16,17): s.write(i,c,'',ttl)
    for c,k in ((5,lambda r:r['area']),(9,lambda r:r.get('contractRent',0)),(10,lambda r:sum(q['amount'] for q in r.get('charges',[]))),(11,lambda r:r.get('totalCharges',0)),(12,lambda r:r.get('annualRent',0))):
        col='ABCDEFGHIJKLM'[c]; s.write_formula(i,c,f'=SUM({col}{st+1}:{col}{i})',ttl if c==5 else ttm,round(sum(map(k,L)),2))
    subs.append(i+1); i+=2
s.write(i,4,'PORTFOLIO TOTAL',ttl)
for c,k in ((5,lambda r:r['area']),(9,lambda r:r.get('contractRent',0)),(10,lambda r:sum(q['amount'] for q in r.get('charges',[]))),(11,lambda r:r.get('totalCharges',0)),(12,lambda r:r.get('annualRent',0))):
    col='ABCDEFGHIJKLM'[c]; s.write_formula(i,c,'='+'+'.join(f'{col}{q}' for q in subs),ttl if c==5 else ttm,round(sum(map(k,rows)),2))
o=[r for r in rows if 'tenantName' in r]
s.set_landscape(); s.fit_to_pages(1,0)
s0.write('A1','Portfolio Summary',big); s0.set_column('A:B',26); s0.set_column('C:G',14)
for c,h in enumerate(['Property','Address','Total SF','Occupied SF','Occupancy','Suites','Annual Base Rent']): s0.write(2,c,h,hd)
for k,(b,ad,us) in enumerate(B):
    L=[r for r in rows if r['building']==b]; oa=sum(r['area'] for r in L if 'tenantName' in r); ta=sum(r['area'] for r in L)
    for c,(v,f) in enumerate([(b,base),(ad,base),(ta,num),(oa,num),(oa/ta,pct),(len(L),num),(round(sum(r.get('annualRent',0) for r in L),2),mon)]): s0.write(3+k,c,v,f)
oa=sum(r['area'] for r in o); ta=sum(r['area'] for r in rows)
for c,v in enumerate(['Total','',ta,oa,oa/ta,len(rows),round(sum(r['annualRent'] for r in o),2)]): s0.write(3+len(B),c,v,[ttl,ttl,ttl,ttl,F(bold=True,top=1,num_format='0.0%'),ttl,ttm][c])
s0.write(12,0,f'{len(o)} of {len(rows)} suites leased',base)
for k,t in enumerate(['1. Rent roll compiled from seller lease abstracts; buyer to verify.','2. NNN reimbursements are 2025 budget estimates billed monthly.','3. Suite N3 at Rickenbacker North is being marketed at $5.95 NNN.']): s2.write(k,0,t,base)
w.close()
save(N,dict(propertyName='Project Drayage',asOnDate='2025-09-01',units=len(rows),occupied=len(o),vacant=len(rows)-len(o),sheet='Rent Roll',rows=rows),'INDUSTRIAL','Portfolio workbook, merged building cells, hidden column, formulas',True)
