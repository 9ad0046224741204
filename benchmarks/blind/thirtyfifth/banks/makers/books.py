from lib import *
import xlsxwriter, openpyxl
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
# 8 AppFolio
def b1():
    fn='appfolio_rent_roll-20251215.xlsx'; g=R(3511); wb=openpyxl.Workbook(); ws=wb.active; ws.title='Rent Roll'; B=Font(bold=True)
    for l in ('Rent Roll','Exported On: 12/15/2025 02:31 PM','Properties: Stonegate Portfolio','Units: Active','As of: 12/15/2025','Include Non-Revenue Units: No'): ws.append([l])
    ws['A1'].font=Font(bold=True,size=14); ws.append([])
    Hd=['Unit','BD/BA','Tenant','Status','Sqft','Market Rent','Rent','Deposit','Lease From','Lease To','Move-in','Move-out','Past Due','NSF Count','Late Count']; ws.append(Hd)
    for c in ws[ws.max_row]: c.font=B; c.fill=PatternFill('solid',fgColor='D9E2F3')
    rows=[]
    def tot(lab,rr,last):
        oc=sum(1 for r in rr if r['statusText'][0] in 'CNE'); ws.append([lab or f'{len(rr)} Units',None,None,f'{100*oc/len(rr):.1f}% Occupied',s(rr,'area'),s(rr,'marketRent'),s(rr,'contractRent'),s(rr,'deposit'),None,None,None,None,s(rr,'balance')])
        for c in ws[ws.max_row]: c.font=B; c.number_format='#,##0.00' if c.column>5 else '#,##0'
    for p,n,bs in (('Stonegate East - 410 Stonegate Dr Tulmar, OK 74099',18,875),('Stonegate West - 455 Stonegate Dr Tulmar, OK 74099',20,895),('The Annex - 12 Quarry Ln Tulmar, OK 74099',9,760)):
        ws.append([p]); ws.cell(ws.max_row,1).font=B; s0=len(rows)
        for j in range(1,n+1):
            u=f"{100*(1+(j-1)//8)+(j-1)%8+1}" if n>9 else f"{chr(64+j)}"; bd,sf,ad=g.choice([('1/1.00',650,0),('2/1.00',840,140),('2/2.00',915,190)]); mk=float(bs+ad); q=g.random(); st='Current' if q<.8 else 'Notice-Unrented' if q<.85 else 'Vacant-Unrented' if q<.93 else 'Vacant-Rented' if q<.96 else 'Evict'
            kw=dict(unit=u,propertyName=p,unitType=bd,statusText=st,area=sf,marketRent=mk)
            if st[0]=='V': ws.append([u,bd,None,st,sf,mk])
            else:
                nm=g.name(); rt=mk-g.choice([0,0,20,45,70]); dp=g.choice([300.,500.,rt]); a=d(2025,g.randrange(1,12),1); e=eom(addm(a,11)); mi=g.choice([a,d(g.randrange(2018,2025),g.randrange(1,13),g.randrange(1,28))]); mo=eom(d(2026,1,1)) if st[0]=='N' else None; pd=g.choice([0.]*6+[rt,125.]) if st!='Evict' else rt*2
                ws.append([u,bd,nm,st,sf,mk,rt,dp,a,e,mi,mo,pd,0,g.choice([0,0,1,3])]); kw.update(tenantName=nm,contractRent=rt,deposit=dp,leaseStartDate=a,leaseEndDate=e,moveInDate=mi,moveOutDate=mo,balance=pd)
            for c in ws[ws.max_row]:
                if c.column in(6,7,8,13): c.number_format='#,##0.00'
                if 9<=c.column<=12: c.number_format='mm/dd/yyyy'
            rows.append(row(**kw))
        tot(None,rows[s0:],0); ws.append([])
    tot(f'Total {len(rows)} Units',rows,1)
    for k,w in zip('ABCDEFGHIJKLM',(14,9,24,17,8,12,11,11,12,12,12,12,11)): ws.column_dimensions[k].width=w
    ws.freeze_panes='A9'; wb.save(DOC+fn); oc=sum(1 for r in rows if r['statusText'][0] in 'CNE')
    save(fn,'MULTIFAMILY','AppFolio export, property group rows, vacant-rented status',False,'Stonegate Portfolio',d(2025,12,15),len(rows),oc,len(rows)-oc,rows)
# 9 warehouse accountant
def b2():
    fn='Terminal Rd Industrial - leases FY25.xlsx'; g=R(3512); wb=xlsxwriter.Workbook(DOC+fn); ws0=wb.add_worksheet('Debt svc'); ws=wb.add_worksheet('Leases'); ws.activate()
    for i,r in enumerate([('Terminal Road Industrial Park',''),('Loan balance 12/31/25',6842119.44),('Rate',.0585),('Annual debt service',541208.16)]): ws0.write_row(i,0,r)
    t=wb.add_format(dict(bold=1,font_name='Garamond',font_size=14)); h=wb.add_format(dict(bold=1,text_wrap=1,align='center',valign='bottom',bottom=2,font_name='Garamond')); gf=dict(font_name='Garamond',font_size=11); tx=wb.add_format(gf); nf=wb.add_format(dict(num_format='#,##0;(#,##0);"-"',**gf)); df=wb.add_format(dict(num_format='mmm d, yyyy',align='center',**gf)); pf=wb.add_format(dict(num_format='0.00',**gf)); T=wb.add_format(dict(num_format='#,##0',bold=1,top=1,bottom=6,**gf)); gh=wb.add_format(dict(bold=1,align='center',bottom=1,**gf))
    ws.write('B1','Terminal Road Industrial Park, LLC',t); ws.write('B2','Schedule of leases in force at December 31, 2025',tx); ws.write('B3','Compiled from management records - unaudited',tx)
    ws.merge_range('K5:N5','Scheduled increases (annual rent)',gh)
    for i,x in enumerate(['Bldg','Bay','Lessee','Square feet','Clear ht (ft)','Commence-\nment','Termi-\nnation','Annual rent\n2025','$ / sf','1st step\ndate','1st step\nrent','2nd step\ndate','2nd step\nrent','NNN recov-\neries (annual)','Deposit']): ws.write(5,1+i,x,h)
    ws.set_row(5,32)
    data=[('A','1','Brockman Pallet & Crate',18400,6.15),('A','2','Tri-County Beverage Dist.',24000,5.9),('A','3',None,12000,0),('A','4','Apex Overhead Door',9600,7.1),('B','1','Sunfield Solar Supply',31500,6.4),('B','2','Sunfield Solar Supply',10500,6.4),('B','3','Cold Chain Partners NA',42000,8.25),('C','1','Ridgeway Tire Recap',15000,5.55),('C','2A','Ferris Millwork Inc',7500,6.8),('C','2B','Hometown Movers',7500,6.6),('C','3','Vantage Aero Parts',22000,7.35)]
    rows=[];y=6;rec=0
    for b,u,n,a,p in data:
        ws.write(y,1,b if u=='1' else '',tx);ws.write(y,2,u if u!='1' else '1',tx);ws.write(y,4,a,nf);ws.write(y,5,g.choice([18,22,24,28]),nf)
        if not n:
            ws.write(y,3,'(vacant - listed w/ Corwin Ind. Realty)',tx); rows.append(row(unit=u,building=b,area=a,statusText='Vacant')); y+=1; continue
        f=d(g.randrange(2018,2026),g.randrange(1,13),1); e=eom(addm(d(2026,6,1),g.randrange(12,80))); an=float(round(a*p)); s1=d(2026,f.month,1); s2=addm(s1,12); a1=float(round(an*1.03));a2=float(round(an*1.0609)); k=g.choice([0,1,2,2]); k=min(k,2 if s2<e else 1); rc=float(round(a*1.72)); rec+=rc; dep=float(g.choice([0,round(an/12),10000]))
        ws.write(y,3,n,tx);ws.write_datetime(y,6,D.datetime(f.year,f.month,1),df);ws.write_datetime(y,7,D.datetime(e.year,e.month,e.day),df);ws.write(y,8,an,nf);ws.write(y,9,an/a,pf)
        st=[(s1,a1),(s2,a2)][:k]
        for i,(x,v) in enumerate(st): ws.write_datetime(y,10+2*i,D.datetime(x.year,x.month,1),df);ws.write(y,11+2*i,v,nf)
        ws.write(y,14,rc,nf); ws.write(y,15,dep,nf)
        rows.append(row(unit=u,building=b,tenantName=n,area=a,statusText='Occupied',leaseStartDate=f,leaseEndDate=e,annualRent=an,charges=ch(('NNN recoveries',rc)),deposit=dep if dep else None,rentSteps=[dict(date=x.isoformat(),amount=v,per='year') for x,v in st])); y+=1
    ws.write(y,3,'Total',T)
    for cc,v in ((4,s(rows,'area')),(8,s(rows,'annualRent')),(14,rec),(15,s(rows,'deposit'))): L=chr(65+cc); ws.write_formula(y,cc,f'=SUM({L}7:{L}{y})',T,v)
    ws.write(y+2,3,'Sunfield occupies bays B-1 and B-2 under one lease.',tx); ws.set_column('A:A',2);ws.set_column('B:C',6,tx);ws.set_column('D:D',36);ws.set_column('E:E',10);ws.set_column('F:F',8,None,dict(hidden=1));ws.set_column('G:H',13);ws.set_column('I:P',12); ws.hide_gridlines(2); ws.set_landscape(); ws.fit_to_pages(1,0); wb.close()
    save(fn,'INDUSTRIAL','accountant schedule, building only on first bay, annual rent and steps, hidden column, 2 sheets',True,'Terminal Road Industrial Park',d(2025,12,31),11,10,1,rows,sheet='Leases')
# 10 mixed-use block
def b3():
    fn='Delancey_Block_RR_Feb26.xlsx'; g=R(3513); wb=xlsxwriter.Workbook(DOC+fn); ws=wb.add_worksheet('RR 02-2026'); f=wb.add_format; ti=f(dict(bold=1,font_size=13)); se=f(dict(bold=1,bg_color='#FCE4D6',border=1)); hd=f(dict(bold=1,border=1,align='center',text_wrap=1,bg_color='#F4B084')); c=f(dict(border=1)); n=f(dict(border=1,num_format='$#,##0.00')); dt=f(dict(border=1,num_format='m/d/yy')); b=f(dict(border=1,bold=1,num_format='$#,##0.00')); a0=f(dict(border=1,num_format='#,##0'))
    ws.merge_range('A1:J1','DELANCEY BLOCK - 1401-1419 COURT STREET',ti); ws.write('A2','Rent roll, February 1, 2026')
    for i,x in enumerate(['Space','Use','Tenant','Sq. Ft.','Monthly Rent','RE Tax Share','Util. Reimb.','Total Monthly','Lease Start','Lease End']): ws.write(3,i,x,hd)
    rows=[];y=4;subs=[]
    def sec(name): 
        nonlocal y; ws.merge_range(y,0,y,9,name,se); y+=1
    def put(u,use,t,a,r,tx,ut,ls,le,S):
        nonlocal y
        for i in range(10): ws.write_blank(y,i,None,c)
        ws.write(y,0,u,c);ws.write(y,1,use,c);ws.write(y,2,t or 'VACANT',c)
        if a: ws.write(y,3,a,a0)
        if t:
            ws.write(y,4,r,n)
            if tx is not None: ws.write(y,5,tx,n)
            if ut is not None: ws.write(y,6,ut,n)
            ws.write_formula(y,7,f'=SUM(E{y+1}:G{y+1})',n,r+(tx or 0)+(ut or 0))
            for i,v in ((8,ls),(9,le)):
                if isinstance(v,D.date): ws.write_datetime(y,i,D.datetime(v.year,v.month,v.day),dt)
                elif v: ws.write(y,i,v,c)
        rows.append(row(unit=u,unitType=use,tenantName=t,area=a,section=S,statusText='Occupied' if t else 'VACANT',contractRent=r if t else None,charges=ch(('RE Tax Share',tx),('Util. Reimb.',ut)) if t else None,totalCharges=round(r+(tx or 0)+(ut or 0),2) if t else None,leaseStartDate=ls if t else None,leaseEndDate=le if t else None)); y+=1
    def sub(lab,s0,r0):
        nonlocal y
        rr=rows[s0:]; ws.write(y,2,lab,b); x=lambda cd:round(sum(q['amount'] for r in rr for q in r.get('charges',[]) if q['code']==cd),2)
        for i,v in ((3,s(rr,'area')),(4,s(rr,'contractRent')),(5,x('RE Tax Share')),(6,x('Util. Reimb.')),(7,s(rr,'totalCharges'))): ws.write_formula(y,i,f'=SUM({chr(65+i)}{r0+1}:{chr(65+i)}{y})',b if i>3 else a0,v)
        subs.append((y+1,[s(rr,'area'),s(rr,'contractRent'),x('RE Tax Share'),x('Util. Reimb.'),s(rr,'totalCharges')])); y+=2
    S='GROUND FLOOR COMMERCIAL'; sec(S);r0=y
    for u,us_,t,a,r in (('1401','Restaurant','Brasserie Ottoline',3200,8533.33),('1405','Retail','Page & Spine Books',1750,3937.5),('1409','Retail',None,1400,0),('1411','Service','Crown & Fade Barbers',900,2100.),('1415','Office','Court St. Notary & Tax',1100,2245.83),('1419','Cafe','Slow Drip Coffee',1250,3125.)): put(u,us_,t,a,r,round(a*.31,2),round(a*.12,2) if us_!='Office' else None,d(g.randrange(2017,2025),g.randrange(1,13),1),eom(d(g.randrange(2026,2034),g.randrange(3,13),1)),S)
    sub('Subtotal commercial',0,r0); S='APARTMENTS (2nd - 4th floors)'; sec(S); s0=len(rows);r0=y
    for fl in (2,3,4):
        for L in 'ABCDEF':
            us_,a,r=dict(A=('1BR',640,1395),B=('Studio',455,1120),C=('1BR',655,1425),D=('2BR',890,1860),E=('Studio',470,1135),F=('2BR',915,1895))[L]; vac=(fl,L) in((3,'B'),(4,'F')); ls=d(2025,g.randrange(1,13),1); le=g.choice([eom(addm(ls,11)) if ls>d(2025,2,1) else 'MTM']*5+['MTM']); put(f'{fl}{L}',us_,None if vac else g.name(),a,float(r-g.choice([0,20,45])),None,g.choice([55.,65.]),ls,le,S)
    sub('Subtotal apartments',s0,r0); S='OTHER'; sec(S); s1=len(rows);r0=y
    for u,us_,t,r in (('P1-P4','Parking','Brasserie Ottoline',300.),('P5','Parking','Crown & Fade Barbers',75.),('P6-P8','Parking',None,0.),('Roof','Antenna','Beaconwave Wireless',1450.)): put(u,us_,t,None,r,None,None,None,None,S)
    sub('Subtotal other',s1,r0); ws.write(y,2,'TOTAL PROPERTY',b)
    for i in range(5): ws.write_formula(y,3+i,'='+'+'.join(f'{chr(68+i)}{q}' for q,_ in subs),b if i else a0,round(sum(v[i] for _,v in subs),2))
    ws.set_column(0,0,9);ws.set_column(1,1,11);ws.set_column(2,2,26);ws.set_column(3,3,9);ws.set_column(4,7,13);ws.set_column(8,9,10);ws.set_landscape();ws.fit_to_pages(1,0);wb.close()
    save(fn,'MIXED_USE','mixed use block, three sections, parking and antenna rows, tax and utility columns',True,'DELANCEY BLOCK',d(2026,2,1),24,21,3,rows)
# 11 QuickBooks style
def b4():
    fn='QB_rental_houses_rentroll.xlsx'; g=R(3514); wb=openpyxl.Workbook(); ws=wb.active; ws.title='Sheet1'; B=Font(name='Arial',bold=True,size=8); N=Font(name='Arial',size=8)
    ws['E1']='4:18 PM';ws['A1']='Tolland Creek Rentals, Inc.';ws['A2']='Customer Rent Listing';ws['A3']='As of January 31, 2026'
    for k in ('A1','A2','A3'): ws[k].font=Font(name='Arial',bold=True,size=12)
    for cc,x in (('B','Customer'),('D','Job (house)'),('F','Customer Type'),('H','Rent / Mo'),('J','Pet Fee'),('L','Lease Ends'),('N','Balance Total'),('P','Deposit')): ws[cc+'5']=x; ws[cc+'5'].font=B; ws[cc+'5'].border=Border(bottom=Side(style='medium'))
    for cc in 'ACEGIKMO': ws.column_dimensions[cc].width=1.6
    for cc,w in zip('BDFHJLNP',(26,24,14,10,8,11,12,10)): ws.column_dimensions[cc].width=w
    st=['Alder','Birch','Cinder','Dogwood','Elk','Fern','Gable','Heron','Ibis','Jasper','Kestrel','Linden','Maple','Nettle','Oriole','Poplar','Quail','Rowan','Sable']; rows=[];y=6;pets=[]
    for i,x in enumerate(st):
        u=f"{g.randrange(102,988)} {x} {g.choice(['St','Ct','Ln','Ave'])}"; ws[f'D{y}']=u
        if i in (6,14): ws[f'B{y}']='Vacant'; ws[f'F{y}']='House'; rows.append(row(unit=u,statusText='Vacant',unitType='House'))
        else:
            nm=g.name('{l}, {f}'); ty=g.choice(['House','House','House','Duplex half']); r=float(g.randrange(1150,2050,25)); p=g.choice([None,None,25.]); e=g.choice(['MTM',eom(d(2026,g.randrange(2,13),1)),eom(d(2026,g.randrange(2,13),1)),eom(d(2027,g.randrange(1,4),1))]); bl=g.choice([0.,0.,0.,r,412.5,-100.]); dp=g.choice([r,r,1000.])
            for cc,v in (('B',nm),('F',ty),('H',r),('J',p),('L',e),('N',bl),('P',dp)): ws[f'{cc}{y}']=v
            rows.append(row(unit=u,tenantName=nm,statusText='Occupied',unitType=ty,contractRent=r,charges=ch(('Pet Fee',p)) if p else None,leaseEndDate=e,balance=bl,deposit=dp)); pets.append(p or 0)
        for cc in 'HJNP': ws[f'{cc}{y}'].number_format='#,##0.00'
        ws[f'L{y}'].number_format='mm/dd/yyyy'
        for q in ws[y]: q.font=N
        y+=1
    bad=round(s(rows,'contractRent')-rows[-1]['contractRent'],2)
    for cc,v in (('B','TOTAL'),('H',bad),('J',sum(pets)),('N',s(rows,'balance')),('P',s(rows,'deposit'))):
        q=ws[f'{cc}{y}']; q.value=v;q.font=B;q.number_format='#,##0.00';q.border=Border(top=Side(style='thin'),bottom=Side(style='double'))
    wb.save(DOC+fn)
    save(fn,'SINGLE_FAMILY_RENTAL','QuickBooks-like listing, blank spacer columns, houses as jobs',False,'Tolland Creek Rentals, Inc.',d(2026,1,31),19,17,2,rows,planted=dict(what=f"TOTAL of Rent / Mo printed {bad}, leaves out the last house ({rows[-1]['unit']}); right is {s(rows,'contractRent')}",kind='total_wrong'))
# 12 strip centre w/ several sheets
def b5():
    fn='Pinemark Crossing lender package.xlsx'; g=R(3515); wb=xlsxwriter.Workbook(DOC+fn); cv=wb.add_worksheet('Cover'); ws=wb.add_worksheet('Rent Roll'); ag=wb.add_worksheet('Aging'); F=wb.add_format
    cv.write('C6','PINEMARK CROSSING',F(dict(bold=1,font_size=24,font_color='#385723'))); cv.write('C8','Annual lender reporting package - fiscal 2025'); cv.write('C9','Prepared by Dorrance & Pell, CPAs'); 
    h=F(dict(bold=1,font_color='white',bg_color='#385723',align='center',text_wrap=1,border=1,valign='vcenter')); n=F(dict(num_format='#,##0.00_);(#,##0.00)')); i0=F(dict(num_format='#,##0')); dt=F(dict(num_format='dd-mmm-yyyy')); T=F(dict(bold=1,top=1,num_format='#,##0.00')); it=F(dict(italic=1,font_color='#7F7F7F')); r_=F(dict(num_format='0.00')); pc=F(dict(num_format='0.0%'))
    ws.write('A1','PINEMARK CROSSING',F(dict(bold=1,font_size=14))); ws.write('A2','Tenant Roster at 12/31/2025'); ws.merge_range('A4:A5','Tenant / Trade Name',h)
    ws.merge_range('B4:B5','Unit #',h);ws.merge_range('C4:D4','Area',h);ws.write('C5','GLA SF',h);ws.write('D5','% of Ctr',h);ws.merge_range('E4:F4','Term',h);ws.write('E5','Start',h);ws.write('F5','End',h);ws.merge_range('G4:K4','Monthly Charges',h)
    for i,x in enumerate(['Min. Rent','CAM','Taxes','Insurance','Total']): ws.write(4,6+i,x,h)
    ws.merge_range('L4:L5','Rent PSF / yr',h);ws.merge_range('M4:M5','Renewal Options',h)
    Tn=[('Harvest Lane Grocers','A1',38500,9.5),('Dollar Depot','A2',9100,11),('FitForge 24hr','A3',14200,10.25),('Happy Pho','B1',1800,22),('','B2',1500,0),('Sally Shears Salon','B3',1200,24),('MobileMax Wireless','B4',1350,27.5),('Ace Dry Cleaners','B5',1400,21),('Little Scholars Daycare','B6-7',5200,15.5),('','B8',1650,0),('Pawfect Groom','B9',1100,22.5),('Subterra Sandwiches','B10',1450,25),('Main Street Physical Therapy','B11',2600,19.75),('Lucky Spirits & Wine','B12',3100,18),('Cash Harbor Loans','B13',1250,26),('Verdant Bank (ground lease)','PAD 1',4200,20),('Burger Barn (ground lease)','PAD 2',3600,22)]
    A=sum(t[2] for t in Tn);rows=[];y=5;tt=[0]*5
    for t,u,a,p in Tn:
        ws.write(y,1,u);ws.write(y,2,a,i0);ws.write(y,3,a/A,pc)
        if not t: ws.write(y,0,'Vacant',it); rows.append(row(unit=u,area=a,statusText='Vacant')); y+=1; continue
        v=[round(a*p/12,2)]+([round(a*2.4/12,2),round(a*1.85/12,2),round(a*.42/12,2)] if 'PAD' not in u else [round(a*.6/12,2),0.,0.]); v.append(round(sum(v),2)); f=d(g.randrange(2012,2026),g.randrange(1,13),g.choice([1,1,15])); e=eom(d(g.randrange(2026,2037),g.randrange(1,13),1)); ws.write(y,0,t)
        for i,x in ((4,f),(5,e)): ws.write_datetime(y,i,D.datetime(x.year,x.month,x.day),dt)
        for i,x in enumerate(v): ws.write(y,6+i,x,n); tt[i]+=x
        ws.write(y,11,p,r_);ws.write(y,12,g.choice(['2 x 5 yrs','1 x 5 yrs','None','1 x 3 yrs @ FMV']))
        rows.append(row(unit=u,tenantName=t,area=a,statusText='Occupied',leaseStartDate=f,leaseEndDate=e,contractRent=v[0],charges=ch(*zip(('Min. Rent','CAM','Taxes','Insurance'),v)),totalCharges=v[4])); y+=1
        if u=='A3' or u=='B13': y+=1
    ws.write(y+1,0,'TOTAL CENTER',T);ws.write(y+1,2,A,F(dict(bold=1,top=1,num_format='#,##0')))
    for i,x in enumerate(tt): ws.write(y+1,6+i,round(x,2),T)
    va=sum(t[2] for t in Tn if not t[0]); ws.write(y+3,0,'Leased SF');ws.write(y+3,2,A-va,i0);ws.write(y+3,3,1-va/A,pc);ws.write(y+4,0,'Vacant SF');ws.write(y+4,2,va,i0);ws.write(y+4,3,va/A,pc)
    ag.write_row(0,0,['Tenant','Current','30','60','90+'])
    for i,(t,v) in enumerate((('Happy Pho',3300.),('FitForge 24hr',0.),('Cash Harbor Loans',1212.5))): ag.write_row(1+i,0,[t,v,0,0,g.choice([0,450])])
    ws.set_column(0,0,30);ws.set_column(1,3,8);ws.set_column(4,5,12);ws.set_column(6,11,11);ws.set_column(12,12,17);ws.freeze_panes(5,1);ws.set_landscape();ws.fit_to_pages(1,0);wb.close()
    save(fn,'RETAIL','lender package of 3 sheets, tenant first, grouped two-row merged header',True,'PINEMARK CROSSING',d(2025,12,31),17,15,2,rows,sheet='Rent Roll')
# 13 OneSite
def b6():
    fn='onesite_rentroll_detail.xlsx'; g=R(3516); wb=openpyxl.Workbook(); ws=wb.active; ws.title='RENT ROLL DETAIL'; B=Font(name='Tahoma',bold=True,size=8);N=Font(name='Tahoma',size=8)
    ws['A1']='Palisade Management Group';ws['F1']='Ravenna Springs Apartments';ws['A2']='10/31/2025 8:07:11PM';ws['F2']='RENT ROLL DETAIL';ws['F3']='As of 10/31/2025';ws['A4']='Parameters: Properties - ALL;Show All Unit Designations or Filter by - ALL;Subjournals - ALL;Exclude Formers? - Yes;Sort by - Unit;Report Type - Details + Summary'
    cols=['Unit','Floorplan','Unit\nDesignation','SQFT','Unit/Lease Status','Name','Move-In\nMove-Out','Lease\nStart','Lease\nEnd','Market +\nAddl.','Dep On\nHand','Balance','Lease\nRent','PETFEE','TRASH','WATER','CONCESS','Total\nBilling']
    y=6
    for i,x in enumerate(cols,1): q=ws.cell(y,i,x);q.font=B;q.alignment=Alignment(wrap_text=True,vertical='bottom');q.border=Border(bottom=Side(style='thin'))
    ws.row_dimensions[6].height=24; y=7;rows=[];fps=[('A1R',690,1188),('A2',745,1235),('B1',960,1490),('B2R',1035,1565),('C1',1240,1835)]
    for b in range(1,9):
        for k in range(1,25):
            f=fps[(k*7+b)%5];u=f"{b:02d}-{100*((k-1)//8+1)+(k-1)%8+1}";mk=float(f[2]+g.choice([0,0,15,30]));q=g.random();st='Occupied' if q<.86 else 'Occupied-NTV' if q<.89 else 'Occupied-NTVL' if q<.91 else 'Vacant' if q<.965 else 'Vacant-Leased' if q<.985 else 'Admin/Down' if q<.99 else 'Model'
            L=[]
            if st[0]=='O':
                r=mk-g.choice([0,10,35,60,90,-15]);pet=g.choice([None,None,35.]);w=round(g.uniform(28,66),2);con=g.choice([None]*7+[-75.]);ls=d(2024+(g.random()<.85),g.randrange(1,11),g.randrange(1,28));le=addm(ls,12 if ls.year==2025 else 18)-D.timedelta(1)
                L.append((st,g.name('{l}, {f}'),g.choice([ls,g.date(d(2017,1,1),d(2024,6,1))]),eom(d(2025,12,1)) if 'NTV' in st else None,ls,le,g.choice([0.,250.,500.]),g.choice([0.,0.,0.,0.,-12.4,63.11,r]),r,pet,20.,w,con))
            else: L.append((st,'VACANT' if st[0]=='V' else None,None,None,None,None,0.,0.,None,None,None,None,None))
            if st=='Vacant-Leased' or st=='Occupied-NTVL': mi=d(2025,11,g.randrange(3,28)) if st[0]=='V' else d(2026,1,9); L.append(('Applicant',g.name('{l}, {f}'),mi,None,mi,addm(mi,12)-D.timedelta(1),250.,0.,None,None,None,None,None))
            for (s_,nm,mi,mo,ls,le,dp,bl,r,pet,tr,w,con) in L:
                ap=s_=='Applicant'; tt=None if r is None else round(r+(pet or 0)+tr+w+(con or 0),2)
                v=[u,f[0],'N/A',f[1],s_,nm,mi.strftime('%m/%d/%Y')+(('\n'+us(mo)) if mo else '') if mi else None,us(ls) if ls else None,us(le) if le else None,None if ap else mk,dp,bl,r,pet,tr,w,con,tt]
                for i,x in enumerate(v,1):
                    if x is None: continue
                    q=ws.cell(y,i,x);q.font=N
                    if i>9:q.number_format='#,##0.00'
                    if i==7:q.alignment=Alignment(wrap_text=True,vertical='top')
                if mo: ws.row_dimensions[y].height=22
                rows.append(row(unit=u,unitType=f[0],area=f[1],statusText=s_,tenantName=None if nm=='VACANT' else nm,moveInDate=mi,moveOutDate=mo,leaseStartDate=ls,leaseEndDate=le,marketRent=None if ap else mk,deposit=dp,balance=bl,contractRent=r,charges=None if r is None else ch(('PETFEE',pet),('TRASH',tr),('WATER',w),('CONCESS',con)),totalCharges=tt));y+=1
    ph=[r for r in rows if r['statusText']!='Applicant'];oc=[r for r in ph if r['statusText'][0]=='O'];vc=[r for r in ph if r['statusText'][0]=='V']
    ws.cell(y,1,'Totals:'); 
    for i,v in ((10,s(rows,'marketRent')),(11,s(rows,'deposit')),(12,s(rows,'balance')),(13,s(rows,'contractRent')),*[(14+j,round(sum(q['amount'] for r in rows for q in r.get('charges',[]) if q['code']==cd),2)) for j,cd in enumerate(('PETFEE','TRASH','WATER','CONCESS'))],(18,s(rows,'totalCharges'))): ws.cell(y,i,v).number_format='#,##0.00'
    for q in ws[y]: q.font=B
    y+=3; ws.cell(y,1,'Occupancy summary').font=B; y+=1
    for l in [('Status','','# Units','','SQFT')]+[(a,'',len(x),'',s(x,'area')) for a,x in (('Occupied (incl. NTV)',oc),('Vacant (incl. leased)',vc),('Admin/Down and Model',[r for r in ph if r not in oc and r not in vc]),('Total',ph))]:
        for i,v in enumerate(l,1):
            if v!='': ws.cell(y,i,v).font=N
        y+=1
    for i,w in enumerate((9,9,10,7,15,24,11,11,11,10,9,9,10,9,8,8,9,10)): ws.column_dimensions[chr(65+i)].width=w
    wb.save(DOC+fn); save(fn,'MULTIFAMILY','OneSite rent roll detail, applicants as second row, text dates, charge columns',True,'Ravenna Springs Apartments',d(2025,10,31),len(ph),len(oc),len(vc),rows)
# 14 owner handmade
def b7():
    fn='my apts rents 2026.xlsx'; g=R(3517); wb=openpyxl.Workbook(); ws=wb.active; ws.title='rents'; C=Font(name='Comic Sans MS',size=11);CB=Font(name='Comic Sans MS',size=12,bold=True); rows=[]
    ws['B1']='Willowmere Garden Apts - rents as of 4/1/2026'; ws['B1'].font=CB; y=3
    sp=0;tot={}
    for bl,n,h in (('Front Building',8,('apt','who','rent','since','lease thru','deposit','notes')),('Back Building',6,('apt #','tenant','monthly','moved in','lease up','dep.','')),):
        ws.cell(y,2,bl).font=CB; y+=1
        for i,x in enumerate(h): ws.cell(y,2+i,x or None).font=Font(name='Comic Sans MS',size=11,underline='single')
        y+=1; s0=len(rows)
        for j in range(1,n+1):
            u=j if bl[0]=='F' else f'{j}R'; ws.cell(y,2,u)
            if (bl[0],j) in (('F',5),('B',2)): ws.cell(y,3,'empty'); ws.cell(y,8,'painting, asking 1,250' if j==5 else None); rows.append(row(unit=str(u),building=bl,statusText='empty',marketRent=1250. if j==5 else None)); y+=1; continue
            nm=g.name(); r=float(g.randrange(925,1350,25)); since=d(g.randrange(2011,2026),g.randrange(1,13),1); e=g.choice(['month to month',eom(d(2026,g.randrange(5,13),1))]); dp=g.choice([500.,750.,r]); nt=g.choice([None,None,None,'pays by check','has cat','sec 8']) 
            for i,v in enumerate((nm,f"${r:,.0f}",sh(since),e if isinstance(e,str) else sh(e),f"${dp:,.0f}",nt)): ws.cell(y,3+i,v)
            rows.append(row(unit=str(u),building=bl,tenantName=nm,statusText='Occupied',contractRent=r,moveInDate=since,leaseEndDate=e,deposit=dp)); y+=1
        t=s(rows[s0:],'contractRent'); ws.cell(y,3,bl.split()[0].lower()+' total'); ws.cell(y,4,f"${t:,.0f}"); ws.cell(y,4).font=CB; y+=2
    ws.cell(y,2,'Garages').font=CB; y+=1
    for k,(w,r) in enumerate(((rows[0]['tenantName'],60.),(rows[2]['tenantName'],60.),('empty',None),(g.name()+' (neighbor)',75.)),1):
        ws.cell(y,2,f'G{k}');ws.cell(y,3,w)
        if r: ws.cell(y,4,f'${r:.0f}')
        rows.append(row(unit=f'G{k}',building='Garages',tenantName=w if r else None,statusText='Occupied' if r else 'empty',contractRent=r)); y+=1
    y+=1; ws.cell(y,3,'EVERYTHING');ws.cell(y,4,f"${s(rows,'contractRent'):,.0f}"); y+=1; ws.cell(y,3,'x 12');ws.cell(y,4,f"${s(rows,'contractRent')*12:,.0f}"); y+=2; ws.cell(y,2,'14 apts, 2 empty right now. laundry room brings about $140 a month, not in here')
    for rr in ws.iter_rows():
        for q in rr:
            if q.value is not None and q.font.name!='Comic Sans MS': q.font=C
            if q.column==4 and q.value: q.alignment=Alignment(horizontal='right')
    for k,w in zip('ABCDEFGH',(2,9,28,11,13,17,10,26)): ws.column_dimensions[k].width=w
    wb.save(DOC+fn); save(fn,'MULTIFAMILY','owner handmade, numbers as text, two blocks with own headers, garages',True,'Willowmere Garden Apts',d(2026,4,1),14,12,2,rows)
def run():
    for f in (b1,b2,b3,b4,b5,b6,b7): f()
