from common import *
import xlsxwriter, openpyxl
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
from openpyxl.utils import get_column_letter as L
D=dt.date
def wbx(fn):
    w=xlsxwriter.Workbook(doc(fn),{'default_date_format':'dd/mm/yyyy'}); w.set_properties({'created':dt.datetime(2025,12,1)}); return w

# 1 UK shops: cover + schedule + notes, stepped rents
def x01():
    fn='castlegate_parade_tenancy_schedule.xlsx'; r=random.Random(201); nm=Namer('uk',r); w=wbx(fn); b=w.add_format({'bold':1}); 
    c=w.add_worksheet('Cover'); c.set_column('A:A',70); c.write(4,0,'Castlegate Parade, Shrewsholme',w.add_format({'bold':1,'font_size':20})); c.write(5,0,'Tenancy schedule for the trustees of the Thistlewood Accumulation Trust'); c.write(6,0,'Position at 25 December 2025'); c.write(9,0,'Desborne Wyncote LLP, Chartered Surveyors')
    s=w.add_worksheet('Tenancy Schedule'); s.set_landscape(); s.fit_to_pages(1,0)
    g=w.add_format({'bold':1,'bg_color':'#1F3864','font_color':'white','text_wrap':1,'align':'center','valign':'vcenter','border':1}); m=w.add_format({'num_format':'£#,##0','border':1}); d=w.add_format({'num_format':'dd mmm yyyy','border':1,'align':'center'}); x=w.add_format({'border':1,'text_wrap':1,'valign':'top'}); n=w.add_format({'num_format':'#,##0','border':1}); tm=w.add_format({'num_format':'£#,##0','border':1,'bold':1,'bg_color':'#D9E1F2'})
    s.write(0,0,'Castlegate Parade, Shrewsholme',b); s.write(1,0,'All rents exclusive, per annum; service charge per annum on account')
    s.merge_range(3,0,4,0,'No.',g); s.merge_range(3,1,4,1,'Tenant (trading as)',g); s.merge_range(3,2,4,2,'Premises',g); s.merge_range(3,3,3,4,'Floor areas (sq ft)',g); s.write(4,3,'NIA',g); s.write(4,4,'ITZA',g); s.merge_range(3,5,3,6,'Term',g); s.write(4,5,'Start',g); s.write(4,6,'Expiry',g); s.merge_range(3,7,4,7,'Break',g); s.merge_range(3,8,4,8,'Next review',g); s.merge_range(3,9,4,9,'Passing rent p.a.',g); s.merge_range(3,10,3,11,'Agreed step',g); s.write(4,10,'From',g); s.write(4,11,'Rent p.a.',g); s.merge_range(3,12,4,12,'Service charge p.a.',g); s.merge_range(3,13,4,13,'Rent deposit',g); s.merge_range(3,14,4,14,'Comment',g)
    for a,z in zip(range(15),(7,30,16,8,8,12,12,12,12,12,12,12,12,11,36)): s.set_column(a,a,z)
    ten=['Quill & Paper Ltd (Quill)','Saltbox Bakery Ltd','Harlow Pharmacy LLP',None,'Tansy Florists','Mr A Bhandari (Spice Larder)','Ludgrove Estate Agents','Fenwright Shoes Ltd','Northgate Charity Shops','Pell & Daughter (Jewellers)',None,'Wagtail Pets Ltd','The Copper Kettle','Sallis Hair','Marchetti Gelato Ltd']
    rows=[];i=5;T=[0]*4;o=v=0
    for k,t in enumerate(ten):
        u=str(2+2*k); nia=r.randint(520,1900); itza=round(nia*.55); 
        s.write(i,0,int(u) if k!=8 else '18/18A',n if k!=8 else x); u=u if k!=8 else '18/18A'
        pr='Shop' if k!=8 else 'Double shop'; s.write(i,2,pr,x); s.write(i,3,nia,n); s.write(i,4,itza,n)
        row=dict(unit=u,unitType=pr,area=nia)
        if not t:
            s.write(i,1,'VACANT',x); [s.write_blank(i,q,None,x) for q in range(5,14)]; s.write(i,14,'Under offer, solicitors instructed' if k==3 else 'Empty rates payable from 4 Jan 2026',x); row['statusText']='VACANT'; v+=1; rows.append(row); i+=1; continue
        o+=1; st=rdate(r,2017,2025,True); st=min(st,D(2025,9,1)); yrs=r.choice([5,10,10,15]); e=addy(st,yrs)
        while e<D(2026,2,1): yrs+=5; e=addy(st,yrs)
        rent=round(itza*r.uniform(38,55)/250)*250; sc=round(nia*3.1/10)*10; dep=r.choice([0,rent//4,rent//2]); 
        s.write(i,1,t,x); s.write_datetime(i,5,dt.datetime.combine(st,dt.time()),d); s.write_datetime(i,6,dt.datetime.combine(e,dt.time()),d); s.write(i,7,r.choice(['None','None','Tenant, yr 5','Mutual 6m']),x); s.write(i,8,r.choice(['None','29/09/2026','25/03/2027','24/06/2028']),x); s.write(i,9,rent,m)
        row.update(tenantName=t,leaseStartDate=st,leaseEndDate=e,annualRent=rent,statusText='Occupied',charges=[dict(code='Service charge p.a.',amount=sc,per='year')],deposit=dep if dep else None)
        if k in(1,6,11,14):
            sd=D(2026+(k%2),6,24); sr=rent+r.choice([750,1000,1500]); s.write_datetime(i,10,dt.datetime.combine(sd,dt.time()),d); s.write(i,11,sr,m); row['rentSteps']=[dict(date=sd.isoformat(),amount=sr,per='year')]
        else: s.write_blank(i,10,None,x); s.write_blank(i,11,None,x)
        s.write(i,12,sc,m); s.write(i,13,dep if dep else None,m); s.write(i,14,r.choice(['','Contracted out of 1954 Act','Inside Act','Schedule of condition','Turnover top-up 7%']),x)
        T[0]+=rent;T[1]+=sc;T[2]+=dep; rows.append(row); i+=1
    s.write(i,1,'Total',tm); s.write_formula(i,9,f'=SUM(J6:J{i})',tm,T[0]); s.write_formula(i,12,f'=SUM(M6:M{i})',tm,T[1]); s.write_formula(i,13,f'=SUM(N6:N{i})',tm,T[2])
    z=w.add_worksheet('Notes'); z.set_column('A:A',90)
    for q,l in enumerate(['1. Rents are payable on the usual English quarter days, a quarter of the sum each.',f'2. {o+v} shops, {o} let and {v} vacant.','3. Areas from measured survey of 2021.','4. No. 18/18A is let as one.']): z.write(q,0,l)
    s.activate(); w.close()
    save(fn,'RETAIL','cover/schedule/notes, merged two-row header, stepped rents p.a.',False,'Castlegate Parade, Shrewsholme','2025-12-25',o+v,o,v,rows,sheet='Tenancy Schedule',checks=[('annualRent',T[0]),('charges:Service charge p.a.',T[1]),('deposit',T[2])])

# 2 Singapore strata offices: numbers as text
def x02():
    fn='SG_Collyer_Point_office_floors.xlsx'; r=random.Random(202); wb=openpyxl.Workbook(); s=wb.active; s.title='RR Nov25'
    s['B2']='Rent Roll - Meridian Point, 61 Anchorage Street, Singapore'; s['B2'].font=Font(bold=True,size=13); s['B3']='As at'; s['C3']='30-Nov-2025'; s['B4']='Beneficial owner'; s['C4']='Seowlin Family Private Trust Co. Pte. Ltd.'
    H=['Strata lot','Lessee','Area (sq ft)','Commence','Expiry','Option','Rent psf','Base rent / mth','Svc charge / mth','A&P / mth','Gross / mth','Cash deposit','Status']
    for j,h in enumerate(H): c=s.cell(6,2+j,h); c.font=Font(bold=True); c.alignment=Alignment(wrap_text=True,vertical='center'); c.border=Border(bottom=Side(style='medium'))
    co=['Tradewind Commodities Pte Ltd','Nairpal & Co Advocates','Limbong Family Office','Cobalt Bio Asia Pte Ltd','Strait Actuaries LLP','VACANT','Goh-Pritchard Wealth','Harbourlight Shipping Pte Ltd','VACANT','Axiom Tutors Pte Ltd','Yeowang Dental Surgeons','Orchid Data Centres (HQ)','Rahmandi Trading Co','Lumen Arc Architects','VACANT','Tannery-Ong Holdings']
    lots=['#11-01','#11-02','#11-03/04','#12-01','#12-02','#12-03','#12-04','#13-01','#13-02','#13-02','#13-03','#14-01','#14-02','#14-03','#15-01','#15-02']
    rows=[];i=7;T=[0]*6;f=lambda v:f'S${v:,.2f}';o=v=0
    for k,(u,t) in enumerate(zip(lots,co)):
        a=r.randint(680,3400) if k!=9 else rows[-1]['area']; fut=k==9
        s.cell(i,2,u); s.cell(i,3,t); s.cell(i,4,f'{a:,}')
        row=dict(unit=u,area=a)
        if t=='VACANT': v+=1; s.cell(i,14,'Vacant'); row['statusText']='Vacant'
        else:
            p=r.choice([8.6,8.9,9.2,9.5,10.1]); base=round(a*p,2); sc=round(a*1.15,2); ap=round(a*.1,2); g=round(base+sc+ap,2); dep=round(3*(base+sc),2)
            st=D(2026,2,1) if fut else min(rdate(r,2023,2025,True),D(2025,10,1)); e=addy(st,3)
            if e<D(2026,1,1): e=addy(st,5)
            ex=e.strftime('%d-%b-%y'); tr=e
            if k==12: ex='Holding over'; tr=ex
            stt='Future' if fut else ('Holding over' if k==12 else 'Let')
            for j,z in enumerate([st.strftime('%d-%b-%y'),ex,r.choice(['Nil','3 yrs','2 yrs']),f'{p:.2f}',f(base),f(sc),f(ap),f(g),f(dep),stt]): s.cell(i,5+j,z)
            row.update(tenantName=t,leaseStartDate=st,leaseEndDate=tr,contractRent=base,charges=[dict(code='Svc charge / mth',amount=sc),dict(code='A&P / mth',amount=ap)],totalCharges=g,deposit=dep,statusText=stt)
            if not fut:
                o+=1
                for q,zz in enumerate((base,sc,ap,g,dep)): T[q]+=zz
        rows.append(row); i+=1
    i+=1; s.cell(i,3,'Total let (excluding Future)').font=Font(bold=True)
    for q,zz in enumerate(T[:5]): s.cell(i,9+q,f(zz)).font=Font(bold=True)
    s.cell(i+2,2,f'Strata lots: {o+v}; let {o}; vacant {v} (#13-02 pre-let from 1 Feb 2026, counted vacant).'); s.cell(i+3,2,'Deposits stand at three months of base rent and service charge. GST 9% extra.')
    for j,wd in enumerate([3,12,30,12,12,13,9,9,16,15,13,16,16,13]): s.column_dimensions[L(j+1)].width=wd
    for q in range(7,i+1):
        for j in (4,8,9,10,11,12,13): s.cell(q,j).alignment=Alignment(horizontal='right')
    wb.save(doc(fn))
    lr=[x for x in rows if x['statusText']!='Future']; assert abs(sum(x.get('contractRent',0) for x in lr)-T[0])<.01
    save(fn,'OFFICE','numbers as text with S$, offset columns, future lessee row',True,'Meridian Point','2025-11-30',o+v,o,v,rows,sheet='RR Nov25')

# 3 SA farm
def x03():
    fn='Kweekvlei_farm_housing.xlsx'; r=random.Random(203); nm=Namer('za',r); wb=openpyxl.Workbook(); s=wb.active; s.title='Housing'
    s['A1']='KWEEKVLEI ESTATE (Ceres)'; s['A1'].font=Font(bold=True,size=14,color='5B3A1E'); s['A2']='Dwellings and occupants, October 2025'; s['A3']='(rent is per month; employees by wage deduction)'
    H=['Dwelling','ref','Occupant','Since','Agreement ends','Rent R','Electricity R','Water R','Total R','Arrears R','Remarks']
    def hdr(i):
        for j,h in enumerate(H): c=s.cell(i,1+j,h); c.font=Font(bold=True); c.fill=PatternFill('solid',fgColor='EADBC8'); c.alignment=Alignment(wrap_text=True)
    G=[0]*5;rows=[];i=5;o=v=0
    secs=[('Private lets',['Manor House','Orchard Cottage','Dam Cottage','Poplar Cottage','Rose Cottage','Old Winery Flat 1','Old Winery Flat 2']),('Employee housing',[f'House {k}' for k in range(1,13)]+["Foreman's house"]),('Seasonal quarters',['Quarters A','Quarters B','Quarters C','Quarters D','Quarters E'])]
    empt={'Dam Cottage':'Leeg / empty, geyser to be replaced','House 7':'Empty','Quarters C':'Empty until harvest','Quarters E':'Empty until harvest'}
    for sec,us in secs:
        s.cell(i,1,sec).font=Font(bold=True,italic=True,size=12); i+=1; hdr(i); i+=1; S=[0]*5; a=i
        for k,u in enumerate(us):
            s.cell(i,1,u); s.cell(i,2,f'KV{len(rows)+301}'); row=dict(unit=u,section=sec)
            if u in empt: s.cell(i,3,'Empty'); s.cell(i,11,empt[u]); v+=1; row['statusText']='Empty'
            else:
                o+=1; t=nm() if sec!='Seasonal quarters' else 'Boland Harvest Labour CC'; d=rdate(r,2012,2024,True); 
                rent={'P':r.randrange(6500,14500,250),'E':r.choice([350,420,480]),'S':1800}[sec[0]]
                if u=='Manor House': rent=28500
                el=r.randrange(120,900,5)+.5 if sec[0]!='S' else 640; wa=r.choice([85,110,145]); tot=rent+el+wa; ar=r.choice([0,0,0,rent,tot])
                end=addy(d,14) if sec[0]=='P' else ('Employment' if sec[0]=='E' else D(2026,4,30))
                if sec[0]=='P' and r.random()<.35: end='Monthly'
                for j,z in enumerate([t,d,end,rent,el,wa,tot,ar]): 
                    c=s.cell(i,3+j,z)
                    if isinstance(z,D): c.number_format='yyyy/mm/dd'; c.alignment=Alignment(horizontal='left')
                    elif j>2: c.number_format='#,##0.00'
                s.cell(i,11,r.choice(['','','ESTA occupier','Pays by EFT','Two dogs']))
                row.update(tenantName=t,moveInDate=d,leaseEndDate=end,contractRent=rent,charges=[dict(code='Electricity R',amount=el),dict(code='Water R',amount=wa)],totalCharges=tot,balance=ar,statusText='Occupied')
                for q,z in enumerate((rent,el,wa,tot,ar)): S[q]+=z
            rows.append(row); i+=1
        s.cell(i,1,'Subtotal').font=Font(bold=True)
        for q,z in enumerate(S): c=s.cell(i,6+q,z); c.font=Font(bold=True); c.number_format='#,##0.00'; c.border=Border(top=Side(style='thin')); G[q]+=z
        i+=2
    s.cell(i,1,'Whole estate').font=Font(bold=True)
    for q,z in enumerate(G): c=s.cell(i,6+q,z); c.font=Font(bold=True); c.number_format='#,##0.00'; c.border=Border(top=Side(style='thin'),bottom=Side(style='double'))
    s.cell(i+2,1,'Dwellings'); s.cell(i+2,3,o+v); s.cell(i+3,1,'Occupied'); s.cell(i+3,3,o); s.cell(i+4,1,'Empty'); s.cell(i+4,3,v)
    for j,wd in enumerate([22,8,28,12,15,12,13,10,12,12,32]): s.column_dimensions[L(j+1)].width=wd
    s.column_dimensions['B'].hidden=True; wb.save(doc(fn))
    save(fn,'OTHER','farm dwellings, sections with own headers, hidden ref column',False,'KWEEKVLEI ESTATE (Ceres)','2025-10',o+v,o,v,rows,sheet='Housing',checks=[('contractRent',G[0]),('totalCharges',G[3]),('balance',G[4]),('charges:Electricity R',G[1])])

# 4 Manhattan building
def x04():
    fn='418 East Larkin - rent roll 2025-12.xlsx'; r=random.Random(204); nm=Namer('us',r); w=wbx(fn); s=w.add_worksheet('Roll'); b=w.add_format({'bold':1}); m=w.add_format({'num_format':'#,##0.00;(#,##0.00)'}); d=w.add_format({'num_format':'m/d/yyyy'}); h=w.add_format({'bold':1,'bottom':1,'text_wrap':1,'align':'center'}); tb=w.add_format({'bold':1,'top':1,'num_format':'#,##0.00;(#,##0.00)'})
    s.write(0,0,'418 East Larkin Street Corp. for U/W Pomfrey Trust'); s.write(1,0,'418 East Larkin Street, New York NY',b); s.write(2,0,'Rent roll December 1, 2025')
    H=['Apt','Rms','Tenant','Reg','Legal regulated rent','Move in','Lease exp.','Rent','AC','Pet','MCI','Storage','Total billed','Security','Balance']
    for j,x in enumerate(H): s.write(4,j,x,h)
    s.set_column(0,1,7); s.set_column(2,2,28); s.set_column(3,3,5); s.set_column(4,14,11.5); s.set_row(4,30); s.set_landscape(); s.fit_to_pages(1,0); s.freeze_panes(5,3)
    rows=[];i=5;T=[0]*8;o=v=0; codes=['AC','Pet','MCI','Storage']
    def put(u,rm,t,reg,leg,mi,le,rent,ch,sec,bal,sect=None,unit=True):
        nonlocal i,o,v
        s.write(i,0,u); s.write(i,1,rm) if rm else None
        row=dict(unit=u,unitType=rm,section=sect)
        if t is None:
            s.write(i,2,'Vacant'); s.write(i,3,reg); 
            if leg: s.write(i,4,leg,m)
            row['statusText']='Vacant'; v+=1
        else:
            s.write(i,2,t); s.write(i,3,reg); 
            if leg: s.write(i,4,leg,m)
            s.write_datetime(i,5,dt.datetime.combine(mi,dt.time()),d); s.write_datetime(i,6,dt.datetime.combine(le,dt.time()),d) if isinstance(le,D) else s.write(i,6,le)
            s.write(i,7,rent,m); tot=rent
            for q,c in enumerate(ch):
                if c: s.write(i,8+q,c,m); tot+=c; T[1+q]+=c
            s.write_formula(i,12,f'=SUM(H{i+1}:L{i+1})',m,tot); s.write(i,13,sec,m); s.write(i,14,bal,m)
            T[0]+=rent;T[5]+=tot;T[6]+=sec;T[7]+=bal; o+=1 if unit else 0
            row.update(tenantName=t,moveInDate=mi,leaseEndDate=le,contractRent=rent,charges=[dict(code=c,amount=x) for c,x in zip(codes,ch) if x],totalCharges=tot,deposit=sec,balance=bal,statusText='Occupied')
        rows.append(row); i+=1
    for fl in range(1,7):
        for a in 'ABCDEFGH':
            u=f'{fl}{a}'
            rm=r.choice(['2','3','3','4','5']); reg=r.choice(['RS','RS','FM']); leg=r.randrange(1400,3400)+r.choice([.12,.55,.87]) if reg=='RS' else None
            if u in('2F','4C','5H'): put(u,rm,None,reg,leg,None,None,0,[],0,0); continue
            mi=rdate(r,1995,2025) if reg=='RS' else rdate(r,2020,2025); mi=min(mi,D(2025,10,1)); le=D(r.choice([2026,2026,2027]),r.randint(1,12),28)
            rent=leg if reg=='RS' else float(r.randrange(3300,5900,25)); t=nm('{f} {l}') if u!='1A' else 'Superintendent (I. Mendozano)'
            if u=='1A': rent=0.0; put(u,rm,t,'EX',None,mi,'Employee',rent,[0]*4,0,0); continue
            bal=r.choice([0,0,0,0,rent,r.choice([35.0,-50.25,412.9])]); put(u,rm,t,reg,leg,mi,le,rent,[r.choice([0,0,25.]),r.choice([0,0,0,40.]),r.choice([0,round(int(rm)*8.35,2)]) if reg=='RS' else 0,r.choice([0,0,60.])],rent,bal)
    n=o+v
    s.write(i,0,'Stores',b); i+=1
    put('ST-1',None,'Larkin Wine & Spirits Inc.','C',None,D(2018,5,1),D(2028,4,30),9850.0,[0]*4,19700.0,0.0,'Stores'); put('ST-2',None,None,'C',None,None,None,0,[],0,0,'Stores')
    s.write(i,0,'Other income',b); i+=1
    put('ROOF',None,'Skyreach Antenna LLC','C',None,D(2016,1,1),D(2030,12,31),3150.0,[0]*4,0.0,0.0,'Other income',False); put('LNDRY',None,'Coinwash Metro Corp.','C',None,D(2021,7,1),D(2026,6,30),900.0,[0]*4,0.0,0.0,'Other income',False)
    s.write(i,2,'TOTAL',tb)
    for q,z in zip((7,8,9,10,11,12,13,14),T): s.write(i,q,z,tb)
    s.write(i+2,0,'RS rent stabilized, FM free market, EX exempt, C commercial'); s.write(i+3,0,f'Apartments and stores {o+v}: occupied {o}, vacant {v}'); w.close()
    save(fn,'MIXED_USE','NYC regulated apartments plus stores, roof and laundry rows',True,'418 East Larkin Street','2025-12-01',o+v,o,v,rows,sheet='Roll',checks=[('contractRent',T[0]),('totalCharges',T[5]),('deposit',T[6]),('balance',T[7]),('charges:MCI',T[3])])

# 5 Dubai tower large with planted total
def x05():
    fn='Noor_Vista_Tower_units.xlsx'; r=random.Random(205); nm=Namer('ae',r); w=wbx(fn); q=w.add_worksheet('Owner summary'); s=w.add_worksheet('Units'); s.set_landscape(); s.fit_to_pages(1,0); h=w.add_format({'bold':1,'bg_color':'#7F6000','font_color':'#FFFFFF','text_wrap':1}); m=w.add_format({'num_format':'#,##0'}); d=w.add_format({'num_format':'dd-mmm-yyyy'}); b=w.add_format({'bold':1,'num_format':'#,##0'})
    s.write(0,0,'Noor Vista Tower, Business Bay, Dubai - serviced apartments',b); s.write(1,0,'Unit status 30 November 2025, AED per month all inclusive')
    H=['Owner','Unit','Floor','Layout','Size sqft','Status','Guest / company','Check-in','Contract end','Published rate','Contract rate','DTCM fee','Deposit held']
    for j,x in enumerate(H): s.write(3,j,x,h)
    for j,z in enumerate((24,8,6,12,9,12,28,12,12,11,11,10,11)): s.set_column(j,j,z)
    owners=['Al Suwairi Foundation','Qureshani Children Trust','Lindqvaer Holdings BVI','Carvalhal Family SPF']; rows=[];i=4;G=[0]*4;sm=[];planted=None;O=V=X=0
    allu=[(f,n) for f in range(3,23) for n in range(1,9)]
    for oi,ow in enumerate(owners):
        S=[0]*4;o=v=x=0
        for f,n in allu[oi*40:oi*40+40]:
            u=f'{f}{n:02d}'; lay=['Studio','Studio','1 Bed','1 Bed','1 Bed','2 Bed','2 Bed','3 Bed'][n-1]; a={'Studio':470,'1 Bed':790,'2 Bed':1240,'3 Bed':1880}[lay]+r.randint(-15,30); mk={'Studio':7200,'1 Bed':10500,'2 Bed':15800,'3 Bed':22500}[lay]+f*50
            z=r.random(); stt='In house' if z<.83 else ('Vacant' if z<.93 else ('On notice' if z<.97 else 'Maintenance'))
            s.write(i,0,ow); s.write(i,1,int(u)); s.write(i,2,f); s.write(i,3,lay); s.write(i,4,a,m); s.write(i,5,stt); s.write(i,9,mk,m); S[0]+=mk
            row=dict(unit=u,section=None,unitType=lay,area=a,statusText=stt,marketRent=mk)
            if stt in('In house','On notice'):
                o+=1; t=nm() if r.random()<.7 else r.choice(['Gulf Petro Survey FZE','Arcadia Consulting ME','Falcon Air Crew Lodging','Sahm Capital DIFC']); ci=D(2025,r.randint(1,11),r.randint(1,28)); e=addy(ci,1) if stt=='In house' else D(2025,12,r.randint(5,30)); c=round(mk*r.uniform(.86,1)/50)*50; fee=r.choice([300,450,600]); dep=r.choice([2000,3000,5000,c])
                s.write(i,6,t); s.write_datetime(i,7,dt.datetime.combine(ci,dt.time()),d); s.write_datetime(i,8,dt.datetime.combine(e,dt.time()),d); s.write(i,10,c,m); s.write(i,11,fee,m); s.write(i,12,dep,m)
                row.update(tenantName=t,moveInDate=ci,leaseEndDate=e,contractRent=c,charges=[dict(code='DTCM fee',amount=fee)],deposit=dep)
                S[1]+=c;S[2]+=fee;S[3]+=dep
            elif stt=='Vacant': v+=1
            else: x+=1
            row.pop('section'); rows.append(row); i+=1
        pr=S[:]
        if oi==2: pr[1]=S[1]+9000; planted=dict(what=f'sheet Units: total of {ow}, Contract rate printed {pr[1]:,}, its 40 rows add to {S[1]:,} (grand total and owner summary carry the right sum)',kind='total_wrong')
        s.write(i,0,f'Total {ow}',b)
        for k in range(4): s.write(i,9+k,pr[k],b); G[k]+=S[k]
        i+=2; sm.append((ow,40,o,v,x,S[1])); O+=o;V+=v;X+=x
    s.write(i,0,'Grand total',b)
    for k in range(4): s.write(i,9+k,G[k],b)
    q.set_column(0,0,28); q.write(0,0,'Summary by owner, 30 November 2025',b)
    for j,x in enumerate(['Owner','Apartments','Occupied','Vacant','Maintenance','Contract rate / month']): q.write(2,j,x,h)
    for k,t in enumerate(sm+[('Total',160,O,V,X,G[1])]):
        for j,z in enumerate(t): q.write(3+k,j,z,m)
    w.close()
    save(fn,'MULTIFAMILY','160 serviced apartments, owner column and owner totals, summary sheet first',True,'Noor Vista Tower','2025-11-30',160,O,V,rows,planted,'Units',checks=[('marketRent',G[0]),('contractRent',G[1]),('deposit',G[3]),('charges:DTCM fee',G[2])])

# 6 London staff housing, weekly + pcm, merged building cells
def x06():
    fn='Staff housing weekly rents wk49.xlsx'; r=random.Random(206); nm=Namer('uk',r); wb=openpyxl.Workbook(); s=wb.active; s.title='Wk 49'
    s.merge_cells('A1:K1'); s['A1']='Rowntrey Hotels Staff Housing'; s['A1'].font=Font(bold=True,size=14); s['A1'].alignment=Alignment(horizontal='center'); s.merge_cells('A2:K2'); s['A2']='Room list and rents, week commencing 1 December 2025'; s['A2'].alignment=Alignment(horizontal='center')
    for rng,t in (('A4:A5','House'),('B4:B5','Room'),('C4:C5','Kind'),('D4:D5','Occupant'),('E4:F4','Licence'),('G4:H4','Licence fee £'),('I4:J4','Held / owed £'),('K4:K5','Job')): s.merge_cells(rng); s[rng.split(':')[0]]=t
    for c,t in (('E5','start'),('F5','end'),('G5','per week'),('H5','per cal. month'),('I5','deposit'),('J5','arrears')): s[c]=t
    thin=Side(style='thin',color='888888')
    for row in s['A4:K5']:
        for c in row: c.font=Font(bold=True); c.fill=PatternFill('solid',fgColor='CFE2F3'); c.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True); c.border=Border(top=thin,bottom=thin,left=thin,right=thin)
    Hs=[('12 Tamsin Road, Acton',9),('40 Brede Street, Hayes',11),('Linden Lodge, Southall',14)]; rows=[];i=6;G=[0]*4;o=v=0
    for hn,n in Hs:
        a=i;S=[0]*4
        for k in range(1,n+1):
            kind=r.choice(['Single','Single','Double','Twin en suite']); u=f'{k}' if hn[0]!='L' else f'LL{k:02d}'; s.cell(i,2,u if hn[0]=='L' else k); s.cell(i,3,kind); row=dict(unit=u,building=hn,unitType=kind)
            if r.random()<.13: s.cell(i,4,'void'); row['statusText']='void'; v+=1
            else:
                o+=1;t=nm('{l}, {f}'); st=min(rdate(r,2023,2025),D(2025,11,20)); en='rolling' if r.random()<.6 else addy(D(2025,st.month,st.day),1); wk={'Single':112,'Double':139.5,'Twin en suite':158}[kind]; pcm=round(wk*52/12,2); dep=r.choice([100,150,200]); ar=r.choice([0,0,0,0,wk,2*wk])
                for j,z in enumerate([t,st,en,wk,pcm,dep,ar,r.choice(['Kitchen','Housekeeping','Front of house','Night porter'])]):
                    c=s.cell(i,4+j,z); 
                    if isinstance(z,D): c.number_format='dd/mm/yy'
                    elif 3<=j<=6: c.number_format='#,##0.00'
                row.update(tenantName=t,leaseStartDate=st,leaseEndDate=en,contractRent=pcm,deposit=dep,balance=ar,statusText='Occupied')
                for q,z in enumerate((wk,pcm,dep,ar)): S[q]+=z
            for j in range(1,12): s.cell(i,j).border=Border(top=thin,bottom=thin,left=thin,right=thin)
            rows.append(row); i+=1
        s.cell(a,1,hn).alignment=Alignment(vertical='top',wrap_text=True); s.merge_cells(start_row=a,end_row=i-1,start_column=1,end_column=1)
        s.cell(i,4,'House total')
        for q,z in enumerate(S): c=s.cell(i,7+q,round(z,2)); c.number_format='#,##0.00'; G[q]+=z
        for j in range(1,12): s.cell(i,j).font=Font(bold=True); s.cell(i,j).fill=PatternFill('solid',fgColor='EEEEEE')
        i+=1
    s.cell(i,4,'All houses')
    for q,z in enumerate(G): c=s.cell(i,7+q,round(z,2)); c.number_format='#,##0.00'
    for j in range(1,12): s.cell(i,j).font=Font(bold=True); s.cell(i,j).border=Border(top=Side(style='medium'))
    s.cell(i+2,1,f'Rooms {o+v}'); s.cell(i+3,1,f'In use {o}'); s.cell(i+4,1,f'Void {v}'); s.cell(i+6,1,'Month = week x 52 / 12, rounded to the penny.')
    for j,wd in enumerate([18,8,14,26,11,11,10,13,10,10,16]): s.column_dimensions[L(j+1)].width=wd
    s.page_setup.orientation='landscape'; s.page_setup.fitToWidth=1; s.page_setup.fitToHeight=0; s.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.save(doc(fn))
    save(fn,'MULTIFAMILY','merged house cells, weekly and pcm fees, two-row header',True,'Rowntrey Hotels Staff Housing','2025-12-01',o+v,o,v,rows,sheet='Wk 49',checks=[('contractRent',G[1]),('deposit',G[2]),('balance',G[3])])

# 7 Ireland mixed, stacked charge codes
def x07():
    fn='Tullow_Square_Cork_charges.xlsx'; r=random.Random(207); nm=Namer('ie',r); w=wbx(fn); s=w.add_worksheet('Tullow Sq'); s.fit_to_pages(1,0); b=w.add_format({'bold':1}); m=w.add_format({'num_format':'#,##0.00'}); bm=w.add_format({'bold':1,'num_format':'#,##0.00','top':1}); d=w.add_format({'num_format':'d-mmm-yyyy','align':'left'}); gh=w.add_format({'bold':1,'bottom':2}); gr=w.add_format({'bold':1,'bg_color':'#E2EFDA'})
    s.write(0,0,'Tullow Square, Cork',w.add_format({'bold':1,'font_size':14})); s.write(1,0,'Lease charges by unit, month of December 2025'); s.write(2,0,'Prepared for Aldous & Thorne Trustees (Ireland) DAC')
    for j,h in enumerate(['Unit','Use','Tenant','Sq m','Start','End','Code','EUR / month','Deposit']): s.write(4,j,h,gh)
    for j,z in enumerate((12,14,32,8,13,13,10,13,12)): s.set_column(j,j,z)
    Bs=[('Block A',[('A-01','Shop','Lee Valley Cycles Ltd'),('A-02','Shop','Mulvarney Butchers'),('A-03','Café',None),('A-11','Office','Brannaghan Tax Advisers'),('A-12','Office','Shandon Software Ltd'),('A-21','Apartment','@'),('A-22','Apartment','@'),('A-23','Apartment',None)]),('Block B',[('B-01','Shop','Oakpark Credit Union'),('B-11','Apartment','@'),('B-12','Apartment','@'),('B-13','Apartment','@'),('B-21','Apartment','@'),('B-22','Apartment',None),('B-23','Apartment','@')]),('Mews',[('M1','Townhouse','@'),('M2','Townhouse','@'),('M3','Townhouse','@')])]
    rows=[];i=5;G=GD=0;o=v=0;C={}
    for bn,us in Bs:
        s.write(i,0,bn,gr); [s.write_blank(i,j,None,gr) for j in range(1,9)]; i+=1;S=SD=0;n=0
        for u,use,t in us:
            a={'Shop':r.randint(70,180),'Café':94,'Office':r.randint(110,240),'Apartment':r.randint(46,88),'Townhouse':r.randint(105,128)}[use]
            s.write(i,0,u); s.write(i,1,use); s.write(i,3,a); row=dict(unit=u,building=bn,unitType=use,area=a)
            if not t: s.write(i,2,'- vacant -'); row['statusText']='vacant'; v+=1; i+=1; rows.append(row); n+=1; continue
            o+=1;n+=1
            if t=='@': t=nm('{f} {l}').replace('Ó_','Ó ')
            com=use in('Shop','Office'); st=min(rdate(r,2019,2025,True),D(2025,11,1)); e=addy(st,10 if com else 4)
            while e<D(2026,1,5): e=addy(e+dt.timedelta(days=1),4)
            rent=round(a*r.uniform(21,27),2) if com else float(r.randrange(1450,2300,10)+(500 if use=='Townhouse' else 0))
            ch=[('RENT',rent)]+([('SERV',round(a*3.2,2)),('INS',round(a*.41,2))] if com else [])+([('PARK',r.choice([95.,110.]))] if r.random()<.4 else [])+([('BIN',14.5)] if not com else [])
            dep=round(rent*(3 if com else 1),2); s.write(i,2,t); s.write_datetime(i,4,dt.datetime.combine(st,dt.time()),d); s.write_datetime(i,5,dt.datetime.combine(e,dt.time()),d); s.write(i,8,dep,m)
            tot=0;a0=i
            for c,x in ch: s.write(i,6,c); s.write(i,7,x,m); tot+=x; C[c]=C.get(c,0)+x; i+=1
            tot=round(tot,2); s.write(i,6,'Total',b); s.write_formula(i,7,f'=SUM(H{a0+1}:H{i})',bm,tot); i+=1; S+=tot;SD+=dep
            row.update(tenantName=t,leaseStartDate=st,leaseEndDate=e,contractRent=rent,charges=[dict(code=c,amount=x) for c,x in ch],totalCharges=tot,deposit=dep,statusText='Occupied'); rows.append(row)
        s.write(i,2,f'{bn} total',b); s.write(i,7,round(S,2),bm); s.write(i,8,round(SD,2),bm); i+=2; G+=S;GD+=SD
    s.write(i,2,'Tullow Square total',b); s.write(i,7,round(G,2),bm); s.write(i,8,round(GD,2),bm); i+=2
    s.write(i,2,'By charge code',b); i+=1
    for c in C: s.write(i,2,c); s.write(i,7,round(C[c],2),m); i+=1
    s.write(i+1,2,f'{o+v} units in all, {o} tenanted and {v} vacant'); w.close()
    save(fn,'MIXED_USE','stacked charge-code lines per unit, blocks, code summary',True,'Tullow Square','2025-12',o+v,o,v,rows,sheet='Tullow Sq',checks=[('contractRent',C['RENT']),('totalCharges',G),('deposit',GD)])
def run():
    for f in (x01,x02,x03,x04,x05,x06,x07): f()
