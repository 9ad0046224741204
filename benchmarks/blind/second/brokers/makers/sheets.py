from common import *
import xlsxwriter, openpyxl, csv, io
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
from openpyxl.comments import Comment
P=os.path.join
def dtm(d): return dt.datetime(d.year,d.month,d.day)

def houses():
    f='Thornbury houses 6-30-25.xlsx'; r=random.Random(12)
    wb=xlsxwriter.Workbook(P(DOC,f)); ws=wb.add_worksheet('Houses'); F=wb.add_format
    b=F({'bold':1}); ttl=F({'bold':1,'font_size':14,'font_name':'Georgia'}); hd=F({'bold':1,'text_wrap':1,'bottom':2,'valign':'bottom','bg_color':'#DDE6EE'}); town=F({'bold':1,'italic':1,'font_size':12,'font_color':'#1F4E79'})
    YEL={'bg_color':'#FFF59D'}; GRY={'bg_color':'#D9D9D9'}
    def fm(base,c): return F({**base,**(c or {})})
    ws.write('A1','Thornbury Family Holdings',ttl); ws.write('A2','House schedule, rents as of June 30, 2025'); 
    ws.write('E4','yellow = not rented',F(YEL)); ws.write('F4','grey = family',F(GRY))
    heads=['Address','Bd/Ba','Sq Ft','Entity','Tenant','Move in','Lease thru','Market','Rent','Deposit','Owes','Notes']
    hr=5
    for i,h in enumerate(heads): ws.write(hr,i,h,hd)
    towns=[('Harlan Falls',['12 Weaver St','14 Weaver St','31 Canal St','7 Poplar Ct','9 Poplar Ct','220 Old Mill Rd','222 Old Mill Rd','18 Depot St','5 Quarry Ln','61 Orchard Ave','63 Orchard Ave','404 Sycamore Dr','418 Sycamore Dr','2 Ferry Landing']),
      ('East Dunmore',['1101 Larkspur Ave','1107 Larkspur Ave','1120 Larkspur Ave','88 Hillcrest Rd','92 Hillcrest Rd','3 Parson Pl','15 Parson Pl','740 Route 6','742 Route 6 (duplex, both sides)','29 Gable St']),
      ('Pickett Township',['R.R. 4 Box 19','5510 Sawmill Rd','5580 Sawmill Rd','77 Creekbend','79 Creekbend','12 Schoolhouse Hill','140 Beech Hollow','152 Beech Hollow','9 Granger Ln'])]
    vac={'31 Canal St':'empty - painting','5 Quarry Ln':'listed w/ agent','1120 Larkspur Ave':'VACANT','5580 Sawmill Rd':'being rehabbed','152 Beech Hollow':'(no tenant)'}
    fam={'2 Ferry Landing':'Aunt Cordelia','R.R. 4 Box 19':'farm manager (comes w/ job)'}
    nm=iter(names(r,33)); rows=[]; row=hr+1; subs=[]; Tm=[0]*4; TMI=0
    for tn,hs in towns:
        row+=1; ws.write(row,0,tn,town); row+=1; st=row; s=[0]*4
        for h in hs:
            sf=r.randrange(780,2150,10); bb='2/1' if sf<1000 else r.choice(['2/1','3/1','3/1.5']) if sf<1400 else r.choice(['3/1.5','3/2','4/2']); mk=round((700+sf*.55)/25)*25
            color=YEL if h in vac else GRY if h in fam else None
            g=lambda **k: fm({'num_format':k.get('nf','General')},color)
            ws.write(row,0,h,g()); ws.write_string(row,1,bb,g()); ws.write(row,2,sf,g(nf='#,##0')); ws.write(row,3,r.choice(['TFH-1','TFH-2','Ruddock Tr.']),g())
            q=dict(unit=h,section=tn,unitType=bb,area=sf,marketRent=mk); s[0]+=mk
            ws.write(row,7,mk,g(nf='#,##0'))
            if h in vac:
                ws.write(row,4,vac[h],g()); q['statusText']=vac[h]; [ws.write_blank(row,k,None,g()) for k in (5,6,8,9,10)]
                ws.write(row,11,{'31 Canal St':'should go 8/1','5580 Sawmill Rd':'roof done, kitchen next'}.get(h,''),g())
            else:
                n=fam.get(h) or next(nm); ws.write(row,4,n,g()); mi=D(r.randrange(2009,2026),r.randrange(1,6),r.choice([1,1,1,15])); q.update(tenantName=n,moveInDate=mi,statusText='Occupied')
                ws.write_datetime(row,5,dtm(mi),g(nf='m/d/yyyy'))
                rent=0 if h in fam else mk-r.choice([0,25,50,75,125,200]); dep=None if h in fam else r.choice([rent,rent,500,0]); ow=None if h in fam else r.choice([0]*5+[rent,150,rent*2])
                if h in fam: le='none'
                elif r.random()<.35: le=r.choice(['mo/mo','mo to mo','M-T-M'])
                else: le=D(r.choice([2025,2026,2026]),r.randrange(8,13),1)-dt.timedelta(1)
                if isinstance(le,str): ws.write(row,6,le,g()); q['leaseEndDate']=None if le=='none' else le
                else: ws.write_datetime(row,6,dtm(le),g(nf='m/d/yyyy')); q['leaseEndDate']=le
                ws.write(row,8,rent,g(nf='#,##0')); q['contractRent']=rent
                if dep is not None: ws.write(row,9,dep,g(nf='#,##0')); q['deposit']=dep
                else: ws.write_blank(row,9,None,g())
                if ow is not None: ws.write(row,10,ow,g(nf='#,##0')); q['balance']=ow
                else: ws.write_blank(row,10,None,g())
                note=''
                if h in('9 Poplar Ct','88 Hillcrest Rd','77 Creekbend','418 Sycamore Dr'):
                    nr=rent+r.choice([35,50,60]); d_=r.choice([D(2025,8,1),D(2025,9,1),D(2025,10,1)]); note=f'to ${nr:,} eff. {d_.month}/{d_.day}/{d_.year}'; q['rentSteps']=[dict(date=iso(d_),amount=nr)]
                elif ow and ow>500: note=r.choice(['court date 7/22','on payment plan','says the 15th'])
                elif h=='742 Route 6 (duplex, both sides)': note='one family rents both sides'
                elif h in fam: note='no rent charged'
                ws.write(row,11,note,g())
                s[1]+=rent; s[2]+=dep or 0; s[3]+=ow or 0
            rows.append(q); row+=1
            if h=='7 Poplar Ct':   # hidden row: previous tenant
                ws.write_row(row,0,['7 Poplar Ct (old tenant)','','','TFH-1','M. Sorbello','','','','','','','moved 2023, $410 to collections']); ws.set_row(row,None,None,{'hidden':1}); row+=1
        bf=F({'bold':1,'top':1,'num_format':'#,##0'})
        ws.write(row,4,f'{tn} ({len(hs)})',F({'bold':1,'align':'right'}))
        for k,c in enumerate('HIJK'): ws.write_formula(row,7+k,f'=SUM({c}{st+1}:{c}{row})',bf,s[k])
        subs.append(row+1); Tm=[a+c for a,c in zip(Tm,s)]; row+=1
    top=F({'bold':1,'num_format':'$#,##0','bg_color':'#DDE6EE','border':1})
    ws.write(4,6,'ALL HOUSES',F({'bold':1,'align':'right'}))
    for k,c in enumerate('HIJK'): ws.write_formula(4,7+k,'='+'+'.join(f'{c}{x}' for x in subs),top,Tm[k])
    n=len(rows); v=len(vac)
    ws.write(row+1,0,f'{n} houses; {n-v} lived in (2 of them family or staff, no rent) and {v} not rented.'); ws.write(row+2,0,'Ms. Jessop keeps the deposit account at Harlan Savings. Taxes & insurance on the other book.')
    for c,w in zip('ABCDEFGHIJKL',(31,7,8,9,27,11,11,9,9,9,9,28)): ws.set_column(f'{c}:{c}',w)
    ws.set_column('D:D',9,None,{'hidden':1}); ws.freeze_panes(6,1); ws.set_landscape(); ws.fit_to_pages(1,0)
    w2=wb.add_worksheet('Sold'); w2.write_row(0,0,['Sold','Date','Price']); w2.write_row(1,0,['19 Weaver St','2022',148000]); w2.write_row(2,0,['8 Parson Pl','2023',171500])
    wb.close()
    save(f,'SINGLE_FAMILY_RENTAL',"family-office workbook: colour legend, grand total above the header, hidden column and row, notes with steps",False,dict(propertyName='Thornbury Family Holdings',asOnDate='2025-06-30',units=n,occupied=n-v,vacant=v,sheet='Houses',rows=rows))

def mixed():
    f='FrontSt_rents_Oct24.xlsx'; wb=openpyxl.Workbook(); ws=wb.active; ws.title='Oct'
    B=Font(bold=True,name='Arial',size=10); A=Font(name='Arial',size=10); I=Font(name='Arial',size=9,italic=True,color='666666')
    thin=Side(style='thin'); 
    def w(c,v,font=A,nf=None,fill=None):
        ws[c]=v; ws[c].font=font
        if nf: ws[c].number_format=nf
        if fill: ws[c].fill=PatternFill('solid',fgColor=fill)
    w('B2','118-124 FRONT STREET',Font(name='Arial',size=14,bold=True)); w('B3','Rents for the month of October 2024'); 
    st=[("118","Tallow & Wick Candle Co.",1450,2150,265,40,D(2027,4,30),4300,'$2,214.50 from May 1 2025',[('2025-05-01',2214.5)]),
        ("120","The Second Story Used Books",1100,1500,200,40,'month to month',1000,'',[]),
        ("122","dark",1350,None,None,None,None,None,'Ms. Northcutt looking at it for a bakery',[]),
        ("124","Okafor Street Barbers",700,1175,128,35,D(2025,12,31),1175,'',[]),
        ("124 rear","Umberfield Locksmith",400,600,73,None,D(2026,8,31),600,'goes to 625 on 9/1/25',[('2025-09-01',625)])]
    rows=[]; r0=9
    w('B7','STORES',Font(name='Arial',size=11,bold=True,underline='single'))
    for c,h in zip('BCDEFGHIJKL',['Store','Tenant','Sq ft','','Rent','RE tax share','Water','All in','Lease to','Security','Remarks']): 
        w(f'{c}8',h,B); ws[f'{c}8'].border=Border(bottom=thin)
    for u,t,sf,rent,tx,wa,le,dep,rem,steps in st:
        v=t=='dark'
        w(f'B{r0}',u); w(f'C{r0}',t,I if v else A); w(f'D{r0}',sf,A,'#,##0')
        if not v:
            w(f'F{r0}',rent,A,'#,##0.00'); w(f'G{r0}',tx,A,'#,##0.00'); 
            if wa: w(f'H{r0}',wa,A,'#,##0.00')
            w(f'I{r0}',rent+tx+(wa or 0),A,'#,##0.00'); w(f'J{r0}',dtm(le) if not isinstance(le,str) else le,A,'mmm d, yyyy'); w(f'K{r0}',dep,A,'#,##0.00')
        w(f'L{r0}',rem or None,I)
        rows.append(dict(unit=u,tenantName=None if v else t,section='STORES',area=sf,statusText='dark' if v else 'Occupied',contractRent=rent,charges=[dict(code=c,amount=x) for c,x in(('RE tax share',tx),('Water',wa)) if x],totalCharges=None if v else rent+tx+(wa or 0),leaseEndDate=le,deposit=dep,rentSteps=[dict(date=a,amount=x) for a,x in steps]))
        r0+=1
    r0+=2
    w(f'B{r0}','APARTMENTS (over the stores)',Font(name='Arial',size=11,bold=True,underline='single')); r0+=1
    for c,h in zip('BCDFHIJKL',['Apt','Name','Rooms','Rent','Laundry','Due','Lease to','Security','Behind']): w(f'{c}{r0}',h,B); ws[f'{c}{r0}'].border=Border(bottom=thin)
    w(f'G{r0}','Parking',B); ws[f'G{r0}'].border=Border(bottom=thin)
    r0+=1
    ap=[("118-2F","N. Vandermolen","3 rm",1025,50,15,D(2025,3,31),1025,None),("118-2R","J. & T. Haddock","4 rm",1180,None,15,D(2025,6,30),1180,320),("118-3","Mrs. Ivarsson","5 rm",890,None,None,'no lease',500,None),
        None,("120-2","Yusuf Cottrill","4 rm",1150,50,15,D(2025,1,31),1150,None),("120-3","moved out 9/28","4 rm",None,None,None,None,None,None),
        None,("122-2F","Zelda Pomfret","3 rm",1040,None,15,D(2025,8,31),1040,None),("122-2R","super - no rent","2 rm",0,None,None,None,None,None),("122-3F & 3R","Kestrelli family","7 rm",1950,100,30,D(2025,5,31),1900,1950),
        None,("124-2","Ines Wexcombe","4 rm",1125,None,15,'no lease',900,None),("124-3","not rentable (ceiling)","4 rm",None,None,None,None,None,None),("124 attic","Silas Eberly","studio",725,None,15,D(2025,2,28),725,75)]
    tot=0; due=0; sec=0; beh=0
    for a in ap:
        if a is None: r0+=1; continue
        u,t,rm,rent,pk,la,le,dep,bh=a; v=rent is None
        w(f'B{r0}',u); w(f'C{r0}',t,I if v else A,None,'FCE4D6' if v else None); w(f'D{r0}',rm)
        q=dict(unit=u,section='APARTMENTS (over the stores)',unitType=rm)
        if not v:
            w(f'F{r0}',rent,A,'#,##0.00'); d_=rent+(pk or 0)+(la or 0)
            if pk: w(f'G{r0}',pk,A,'#,##0.00')
            if la: w(f'H{r0}',la,A,'#,##0.00')
            w(f'I{r0}',d_,A,'#,##0.00')
            if le: w(f'J{r0}',dtm(le) if not isinstance(le,str) else le,A,'mmm d, yyyy')
            if dep: w(f'K{r0}',dep,A,'#,##0.00')
            if bh: w(f'L{r0}',bh,Font(name='Arial',size=10,color='C00000'),'#,##0.00')
            q.update(tenantName=t,statusText='Occupied',contractRent=rent,charges=[dict(code=c,amount=x) for c,x in(('Parking',pk),('Laundry',la)) if x],totalCharges=d_,leaseEndDate=le,deposit=dep,balance=bh)
            tot+=rent; due+=d_; sec+=dep or 0; beh+=bh or 0
        else: q['statusText']=t
        rows.append(q); r0+=1
    r0+=1
    w(f'B{r0}','OTHER',Font(name='Arial',size=11,bold=True,underline='single')); r0+=1
    w(f'B{r0}','Roof'); w(f'C{r0}','Blue Heron Wireless (antenna)'); w(f'F{r0}',850,A,'#,##0.00'); w(f'I{r0}',850,A,'#,##0.00'); w(f'J{r0}',dtm(D(2031,10,31)),A,'mmm d, yyyy')
    rows.append(dict(unit='Roof',section='OTHER',tenantName='Blue Heron Wireless (antenna)',statusText='Occupied',contractRent=850,totalCharges=850,leaseEndDate=D(2031,10,31)))
    # totals block on the right at top
    sr=sum(x[3] or 0 for x in st); sd=sum((x[3] or 0)+(x[4] or 0)+(x[5] or 0) for x in st); ss=sum(x[7] or 0 for x in st)
    w('J2','rent',B); w('K2','all billed',B); w('L2','security',B)
    for i,(l,a,b,c) in enumerate((('stores',sr,sd,ss),('apartments',tot,due,sec),('roof',850,850,0),('TOTAL',sr+tot+850,sd+due+850,ss+sec))):
        w(f'I{3+i}',l,B if l=='TOTAL' else A)
        for col,v in zip('JKL',(a,b,c)): w(f'{col}{3+i}',v,B if l=='TOTAL' else A,'#,##0.00',('FFF2CC' if l=='TOTAL' else None))
    tie(sum(x.get('contractRent') or 0 for x in rows),sr+tot+850)
    tie(sum(x.get('totalCharges') or 0 for x in rows),sd+due+850); tie(sum(x.get('deposit') or 0 for x in rows),ss+sec)
    r0+=3; w(f'B{r0}',f'5 stores (1 dark), {len([a for a in ap if a])} apartments (2 empty), and the roof: {len(rows)} rents in all, {len(rows)-3} running. Back rent owed ${beh:,.0f}.',I)
    w(f'B{r0+1}','posted by D.A., checked to deposit slips',I); ws['C11'].comment=Comment('ask for the gas meter key','D.A.')
    for c,x in zip('ABCDEFGHIJKL',(2,13,29,8,2,11,12,10,11,15,11,34)): ws.column_dimensions[c].width=x
    ws.sheet_view.showGridLines=False
    w2=wb.create_sheet('scratch'); w2['A1']='oil delivery'; w2['B1']=1204.11; w2['A2']='plow'; w2['B2']=350
    wb.save(P(DOC,f)); n=len(rows)
    save(f,'MIXED_USE',"bookkeeper's sheet: two stacked tables with different headings, totals block top right, spacer rows and column",True,dict(propertyName='118-124 Front Street',asOnDate='2024-10',units=n,occupied=n-3,vacant=3,sheet='Oct',rows=rows))

def marina():
    f='gull_point_slips.xlsx'; r=random.Random(8); wb=openpyxl.Workbook(); ws=wb.active; ws.title='Slips 2025'
    H=Font(name='Verdana',size=9,bold=True,color='FFFFFF'); N=Font(name='Verdana',size=9); BB=Font(name='Verdana',size=9,bold=True); fill=PatternFill('solid',fgColor='1F6E8C')
    ws.merge_cells('A1:O1'); ws['A1']='GULL POINT MARINA - who is in the water'; ws['A1'].font=Font(name='Verdana',size=14,bold=True); ws['A1'].alignment=Alignment(horizontal='center')
    ws.merge_cells('A2:O2'); ws['A2']='updated by dock office Aug 15 2025'; ws['A2'].alignment=Alignment(horizontal='center')
    def put(r_,c,v,fo=N,nf=None):
        x=ws.cell(r_,c,v); x.font=fo
        if nf: x.number_format=nf
        return x
    heads=['Slip','Boat owner','Kind','Rent/mo','Power','Total/mo','Owing']
    nm=iter(names(r,28,'{i}. {l}')); rows=[]; vacw=['open','OPEN','avail.','open - piling loose']
    tots={}; planted=None
    def block(c0,title,units,kinds,sec):
        nonlocal planted
        ws.merge_cells(start_row=4,start_column=c0,end_row=4,end_column=c0+6); put(4,c0,title,Font(name='Verdana',size=11,bold=True)).alignment=Alignment(horizontal='center')
        for i,h in enumerate(heads): x=put(5,c0+i,h,H); x.fill=fill
        R=6; s=[0]*4
        for u in units:
            k,base=kinds[u] if u in kinds else kinds['*']
            put(R,c0,u); put(R,c0+2,k)
            q=dict(unit=u,section=title,unitType=k)
            if u in VAC: put(R,c0+1,VAC[u],Font(name='Verdana',size=9,italic=True,color='808080')); q['statusText']=VAC[u]
            elif u=='A-1': put(R,c0+1,'Marina workboat'); put(R,c0+3,0,N,'#,##0'); put(R,c0+5,0,N,'#,##0'); q.update(tenantName='Marina workboat',statusText='Occupied',contractRent=0,totalCharges=0)
            else:
                n=next(nm); rent=base+r.choice([0,0,10,20,-15]); pw=r.choice([None,25,25,40]); ow=r.choice([None]*5+[rent,85]); tot=rent+(pw or 0)
                shown=rent
                if u=='A-9': shown=rent+90; planted=dict(what=f'Slip A-9 Rent/mo printed {shown}; row total {tot} and dock total need {rent}',kind='digit_changed')
                put(R,c0+1,n); put(R,c0+3,shown,N,'#,##0'); put(R,c0+5,tot,N,'#,##0')
                if pw: put(R,c0+4,pw,N,'#,##0')
                if ow: put(R,c0+6,ow,Font(name='Verdana',size=9,color='C00000'),'#,##0')
                for i,v in enumerate((rent,pw or 0,tot,ow or 0)): s[i]+=v
                q.update(tenantName=n,statusText='Occupied',contractRent=shown,charges=[dict(code='Power',amount=pw)] if pw else None,totalCharges=tot,balance=ow)
            rows.append(q); R+=1
        tots[sec]=(R,s,c0)
    A=[f'A-{i}' for i in range(1,17)]; Bd=[f'B-{i}' for i in range(1,15)]
    VAC={'A-5':'open','A-12':'avail. (haul-out)','B-3':'OPEN','B-8':'open - piling loose','B-14':'open'}
    block(1,'A DOCK (covered)',A,{'*':('covered 30',365),'A-15':('covered 40',480),'A-16':('T-head',610)},'A')
    ws.cell(1,8)
    block(9,'B DOCK (open)',Bd,{'*':('open 24',240),'B-12':('open 30',295),'B-13':('open 30',295),'B-14':('T-head',520)},'B')
    R=23
    for k in 'AB':
        _,s,c0=tots[k]; put(R,c0+1,f'{k} dock',BB)
        for i,v in enumerate(s): x=put(R,c0+3+i,v,BB,'#,##0'); x.border=Border(top=Side(style='thin'))
    R=25; put(R,1,'ON THE HARD (buildings)',Font(name='Verdana',size=11,bold=True)); R+=1
    for i,h in enumerate(heads): x=put(R,1+i,h,H); x.fill=fill
    put(R,9,'Lease runs to',BB); R+=1
    sh=[0]*4
    for u,t,k,rent,pw,ow,le in (('Bait shop','Reel Tidy Tackle','store',1150,60,None,'10/31/2026'),('Shed 1','J. Lattimer Marine Repair','workshop',1400,110,1400,'yr to yr'),('Shed 2','nobody','workshop',None,None,None,None),('Loft','Harbor Canvas Co.','office',525,None,None,'4/30/2026')):
        v=rent is None; put(R,1,u); put(R,2,t); put(R,3,k); sec='ON THE HARD (buildings)'
        q=dict(unit=u,section=sec,unitType=k,statusText='nobody' if v else 'Occupied')
        if not v:
            put(R,4,rent,N,'#,##0'); put(R,6,rent+(pw or 0),N,'#,##0'); put(R,9,le)
            if pw: put(R,5,pw,N,'#,##0')
            if ow: put(R,7,ow,N,'#,##0')
            for i,x in enumerate((rent,pw or 0,rent+(pw or 0),ow or 0)): sh[i]+=x
            q.update(tenantName=t,contractRent=rent,charges=[dict(code='Power',amount=pw)] if pw else None,totalCharges=rent+(pw or 0),balance=ow,leaseEndDate={'10/31/2026':'2026-10-31','4/30/2026':'2026-04-30'}.get(le,le))
        rows.append(q); R+=1
    put(R,2,'buildings',BB)
    for i,v in enumerate(sh): put(R,4+i,v,BB,'#,##0')
    R+=2; g=[a+b+c for a,b,c in zip(tots['A'][1],tots['B'][1],sh)]
    put(R,2,'WHOLE MARINA',BB)
    for i,v in enumerate(g): put(R,4+i,v,BB,'#,##0')
    n=len(rows); v=6
    put(R+2,1,f'{n} rentables = 30 slips + 4 buildings.  {n-v} taken (our workboat in A-1), {v} not. Annual slips only; transients not on this sheet.')
    put(R+3,1,'Everybody on A and B renews May 1.')
    tie(sum(x.get('totalCharges') or 0 for x in rows),g[2])
    for i,w_ in enumerate((10,26,12,9,8,10,9,3,10,24,10,9,8,10,9)): ws.column_dimensions[openpyxl.utils.get_column_letter(i+1)].width=w_
    wb.save(P(DOC,f))
    save(f,'OTHER','dock office sheet: two docks side by side, buildings table below',True,dict(propertyName='Gull Point Marina',asOnDate='2025-08-15',units=n,occupied=n-v,vacant=v,sheet='Slips 2025',planted=planted,rows=rows))

def bank():
    f='FHSB_Form_CRE-114_completed_Anvil_Commerce.xlsx'; wb=xlsxwriter.Workbook(P(DOC,f)); F=wb.add_format
    w0=wb.add_worksheet('Instructions'); w0.set_column('A:A',100); w0.write(0,0,'First Harbor Savings Bank - Commercial Real Estate',F({'bold':1,'font_size':14}))
    for i,s in enumerate(['Form CRE-114, Schedule of Leases (rev. 03/2022)','1. Complete one line per tenant or vacant space. Do not alter columns.','2. Column E: O = owner or affiliate, T = third-party tenant, V = vacant.','3. Column I must be the monthly contract rent in effect on the schedule date, exclusive of reimbursements.','4. Borrower must sign the Certification tab.']): w0.write(i+2,0,s)
    ws=wb.add_worksheet('Schedule of Leases'); inp={'bg_color':'#FFFFE0','border':1,'font_color':'#00008B','font_name':'Calibri'}
    lab=F({'bold':1,'align':'right'}); fi=F({**inp}); ws.merge_range('A1:N1','SCHEDULE OF LEASES',F({'bold':1,'font_size':16,'align':'center','bg_color':'#003366','font_color':'white'}))
    for r_,l,v in((2,'Borrower:','Anvil Commerce Holdings LLC'),(3,'Property:','Anvil Commerce Center - Buildings 1 & 2'),(4,'Schedule date:',dtm(D(2025,2,28)))):
        ws.merge_range(r_,0,r_,1,l,lab); 
        if isinstance(v,str): ws.merge_range(r_,2,r_,5,v,fi)
        else: ws.merge_range(r_,2,r_,5,'',fi); ws.write_datetime(r_,2,v,F({**inp,'num_format':'mmmm d, yyyy','align':'left'}))
    ws.merge_range('J3:L3','Total rentable area (SF):',lab); 
    hd=F({'bold':1,'text_wrap':1,'align':'center','valign':'vcenter','border':1,'bg_color':'#C9D6E5','font_size':9}); let=F({'align':'center','border':1,'font_size':8,'italic':1})
    H=['Line','Bldg','Space','Tenant name','Code (O/T/V)','Area (SF)','Lease start','Lease expiration','Monthly contract rent','Monthly NNN reimb.','Total monthly','Next rent change: date','Next rent change: new monthly rent','Security deposit held']
    for i,h in enumerate(H): ws.write(6,i,h,hd); ws.write(7,i,'ABCDEFGHIJKLMN'[i],let)
    ws.set_row(6,52)
    ex=F({'italic':1,'font_color':'#999999','border':1}); 
    for i,v in enumerate(['EX.','1','100','Example Tenant, Inc.','T','1,000','01/01/2020','12/31/2029','1,000.00','250.00','1,250.00','01/01/2026','1,050.00','1,000.00']): ws.write(8,i,v,ex)
    R=[('1','101','Cask & Barrel Logistics LLC','T',8200,D(2021,4,1),D(2026,3,31),6150,1640,(D(2025,4,1),6334.5),6150),('1','102','Dovetail Cabinetworks','T',4100,D(2019,11,1),'MTM',2980,820,None,2500),('1','103','Anvil Forge & Supply (borrower affiliate)','O',12400,D(2016,1,1),D(2035,12,31),8680,2480,None,0),('1','104','','V',4100,None,None,None,None,None,None),
       ('1','105/106','Verdant Hydroponics Corp.','T',8200,D(2024,2,1),D(2029,1,31),6970,1640,(D(2026,2,1),7179.1),13940),('2','201','Tri-Star Fencing Club','T',5600,D(2022,8,1),D(2027,7,31),4200,1120,(D(2025,8,1),4340),4200),('2','202','Pallas Elevator Service','T',3000,D(2023,6,1),D(2026,5,31),2475,600,(D(2025,6,1),2549.25),2475),('2','203','','V',3000,None,None,None,None,None,None),
       ('2','204','Mobile Blood Unit - Tri-County','T',3000,D(2020,9,1),D(2025,8,31),2250,600,None,0),('2','205','Ruddock Bros. Stonework','T',5600,D(2018,3,1),'MTM',3920,1120,None,3000),('2','Yard','Greenway Tour Buses (outdoor parking)','T',None,D(2024,10,1),D(2025,9,30),1500,None,(D(2025,10,1),1550),1500)]
    mf=F({**inp,'num_format':'#,##0.00'}); df=F({**inp,'num_format':'mm/dd/yyyy','align':'center'}); nf=F({**inp,'num_format':'#,##0'}); ce=F({**inp,'align':'center'}); tf=F({'border':1,'num_format':'#,##0.00','bg_color':'#EEEEEE'})
    rows=[]; row=9
    for i in range(1,21):
        q=R[i-1] if i<=len(R) else None
        ws.write(row,0,i,let)
        for k in range(1,14): ws.write_blank(row,k,None,fi)
        v0=0
        if q:
            bl,u,t,cd,sf,a,b,m,n,stp,dep=q
            ws.write_string(row,1,bl,ce); ws.write_string(row,2,u,ce); ws.write(row,3,t or None,fi); ws.write(row,4,cd,ce)
            if sf: ws.write(row,5,sf,nf)
            for c,d_ in((6,a),(7,b)):
                if isinstance(d_,str): ws.write(row,c,d_,ce)
                elif d_: ws.write_datetime(row,c,dtm(d_),df)
            if m is not None: ws.write(row,8,m,mf)
            if n is not None: ws.write(row,9,n,mf)
            if stp: ws.write_datetime(row,11,dtm(stp[0]),df); ws.write(row,12,stp[1],mf)
            if dep is not None: ws.write(row,13,dep,mf)
            v0=(m or 0)+(n or 0)
            rows.append(dict(unit=u,building=bl,tenantName=t or None,statusText=cd,area=sf,leaseStartDate=a,leaseEndDate=b,contractRent=m,charges=[dict(code='Monthly NNN reimb.',amount=n)] if n is not None else None,totalCharges=v0 if m is not None else None,deposit=dep,rentSteps=[dict(date=iso(stp[0]),amount=stp[1])] if stp else None))
        ws.write_formula(row,10,f'=IF(I{row+1}="","",I{row+1}+J{row+1})',tf,v0 if q and q[7] is not None else ''); row+=1
    S=lambda k:sum(x[k] or 0 for x in R)
    bt=F({'bold':1,'border':2,'num_format':'#,##0.00'}); bn=F({'bold':1,'border':2,'num_format':'#,##0'})
    ws.merge_range(row,0,row,4,'TOTALS (lines 1-20)',F({'bold':1,'border':2,'align':'right'}))
    for c,L,k in((5,'F',S(4)),(8,'I',S(7)),(9,'J',S(8)),(10,'K',S(7)+S(8)),(13,'N',S(10))): ws.write_formula(row,c,f'=SUM({L}10:{L}{row})',bn if c==5 else bt,k)
    for c in (6,7,11,12): ws.write_blank(row,c,None,bt)
    ws.write_formula('M3',f'=F{row+1}',F({**inp,'num_format':'#,##0'}),S(4))
    row+=2
    for l,v in(('Spaces listed',11),('Occupied - third party',8),('Occupied - owner/affiliate',1),('Vacant',2)): ws.merge_range(row,0,row,3,l,lab); ws.write(row,4,v,ce); row+=1
    for i,x in enumerate((5,6,9,38,8,10,12,12,13,13,13,12,13,13)): ws.set_column(i,i,x)
    ws.set_landscape(); ws.fit_to_pages(1,1); ws.activate()
    w3=wb.add_worksheet('Certification'); w3.write(0,0,'The undersigned certifies the attached schedule is true and complete.'); w3.write(2,0,'By: B. Ivarsson, Manager'); w3.write(3,0,'Date: March 6, 2025')
    wb.close()
    save(f,'INDUSTRIAL',"bank's protected-looking template filled in: lettered columns, example line, unused numbered lines, formula totals",False,dict(propertyName='Anvil Commerce Center - Buildings 1 & 2',asOnDate='2025-02-28',units=11,occupied=9,vacant=2,sheet='Schedule of Leases',rows=rows))

def church():
    f='church room lettings.xlsx'; wb=openpyxl.Workbook(); ws=wb.active; ws.title='Sheet1'; C=Font(name='Comic Sans MS',size=11)
    ws['A1']='First Congregational Church of Ashby Falls'; ws['A1'].font=Font(name='Comic Sans MS',size=16,bold=True); ws['A2']='Rooms we let, for the Trustees meeting, as at the end of September 2025'; ws['A2'].font=C
    for c,h in zip('ABCDE',['Which room','Who has it','They give each month','Agreement through','Remarks']): ws[f'{c}4']=h; ws[f'{c}4'].font=Font(name='Comic Sans MS',size=11,bold=True); ws[f'{c}4'].alignment=Alignment(wrap_text=True,vertical='top')
    R=[('Lower hall','Little Sparrows Nursery School',1800,'June 2026','goes to 1,850 on January 1, 2026',[dict(date='2026-01-01',amount=1850)]),('Room 3 and the vestry','AA groups (Friday & Sunday)',150,'from month to month','put in the plate',None),('Parlor','-- nobody at present --',None,None,'was the quilt guild until Easter',None),('Steeple','Summit Cellular',1265,'April 2034','3% every May',None)]
    rows=[]
    for i,(u,t,m,e,n,s) in enumerate(R):
        k=6+2*i
        for c,v in zip('ABCDE',(u,t,m,e,n)):
            ws[f'{c}{k}']=v; ws[f'{c}{k}'].font=C; ws[f'{c}{k}'].alignment=Alignment(wrap_text=True,vertical='top')
        ws[f'C{k}'].number_format='"$"#,##0'; v=m is None
        rows.append(dict(unit=u,tenantName=None if v else t,statusText=t if v else 'Occupied',contractRent=m,leaseEndDate=e,rentSteps=s))
    ws['A15']='Four rooms (or sets of rooms): three are let and one is not. Together they bring in $3,215 a month.'; ws['A15'].font=C
    assert sum(x[2] or 0 for x in R)==3215
    ws['A16']='The sanctuary and kitchen are not let.  -- Hattie, church office'; ws['A16'].font=C
    for c,w_ in zip('ABCDE',(24,34,16,22,36)): ws.column_dimensions[c].width=w_
    wb.save(P(DOC,f))
    save(f,'OTHER','church office sheet, four rows with spacer rows, total and counts in a sentence',False,dict(propertyName='First Congregational Church of Ashby Falls',asOnDate='2025-09-30',units=4,occupied=3,vacant=1,rows=rows))

def leaseup():
    f='The Fulling Mill - lease-up tracker wk 19.xlsx'; r=random.Random(55); wb=xlsxwriter.Workbook(P(DOC,f)); F=wb.add_format
    w0=wb.add_worksheet('Dashboard'); ws=wb.add_worksheet('Unit Tracker'); w2=wb.add_worksheet('Traffic')
    plans={'S1':(512,1325),'A1':(688,1560),'A2':(731,1610),'B1':(1014,1995),'B2':(1102,2085)}
    units=[(fl,f'{fl}{i:02d}') for fl in (1,2,3,4) for i in range(1,12)]
    stat=['Moved in']*23+['Leased - pending']*6+['Approved - hold']*2+['Available']*11+['Model','Down']
    s1=stat[:-2]; r.shuffle(s1); stat=s1; stat.insert(0,'Model'); stat.insert(17,'Down')
    ws.merge_range('A1:N1','THE FULLING MILL LOFTS',F({'bold':1,'font_size':16,'font_color':'white','bg_color':'#4A3728','align':'left'}))
    ws.write('A2','Lease-up tracker, week 19, through Sunday 11 May 2025',F({'italic':1}))
    g=F({'bold':1,'align':'center','bg_color':'#E5D9CC','border':1}); ws.merge_range('A4:E4','APARTMENT',g); ws.merge_range('F4:I4','LEASE',g); ws.merge_range('J4:N4','DEAL',g)
    H=['Flr','Apt #','Plan','SF','Asking','Status','Resident','Move-in','Ends','Signed rent','Parking','Special','Net eff.','Dep. held']
    hd=F({'bold':1,'bottom':2,'rotation':0,'align':'center'})
    for i,h in enumerate(H): ws.write(4,i,h,hd)
    col={'Moved in':'#C6E0B4','Leased - pending':'#FFE699','Approved - hold':'#FCE4D6','Available':'#FFFFFF','Model':'#BDD7EE','Down':'#A6A6A6'}
    nm=iter(names(r,31,'{f} {l}')); rows=[]; row=5; S=[0]*5
    cache={}
    def fmt(c,nf='General'):
        if (c,nf) not in cache: cache[c,nf]=F({'bg_color':c,'num_format':nf,'border':1,'border_color':'#D0D0D0'})
        return cache[c,nf]
    pf=None
    for (fl,u),s in zip(units,stat):
        if pf is not None and fl!=pf: ws.set_row(row,6); row+=1
        c=col[s]; pl=['S1','A1','A1','A2','B1','B2','A1','A2','B1','S1','B2'][int(u[1:])-1]; sf,ask=plans[pl]; ask+=15*(fl-1)
        ws.write(row,0,fl if fl!=pf else None,fmt(c)); pf=fl
        ws.write(row,1,int(u),fmt(c)); ws.write(row,2,pl,fmt(c)); ws.write(row,3,sf,fmt(c,'#,##0')); ws.write(row,4,ask,fmt(c,'$#,##0')); ws.write(row,5,s,fmt(c))
        for k in range(6,14): ws.write_blank(row,k,None,fmt(c))
        q=dict(unit=u,unitType=pl,area=sf,marketRent=ask,statusText=s); S[0]+=sf; S[1]+=ask
        if s in('Moved in','Leased - pending'):
            n=next(nm); mi=D(2025,1,4)+dt.timedelta(r.randrange(0,120)) if s=='Moved in' else D(2025,5,16)+dt.timedelta(r.randrange(0,40)); term=r.choice([12,13,15]); en=addm(mi,term)-dt.timedelta(1)
            rent=ask-r.choice([0,0,25,40,60]); pk=r.choice([None,75,75,150]); sp=r.choice(['1 mo free','1 mo free','6 wks free','']); months=1 if sp=='1 mo free' else 1.5 if sp else 0; ne=round(rent*(term-months)/term); dep=r.choice([250,500,rent])
            ws.write(row,6,n,fmt(c)); ws.write_datetime(row,7,dtm(mi),fmt(c,'d-mmm-yy')); ws.write_datetime(row,8,dtm(en),fmt(c,'d-mmm-yy')); ws.write(row,9,rent,fmt(c,'$#,##0'))
            if pk: ws.write(row,10,pk,fmt(c,'$#,##0')); S[3]+=pk
            ws.write(row,11,sp or None,fmt(c)); ws.write(row,12,ne,fmt(c,'$#,##0')); ws.write(row,13,dep,fmt(c,'$#,##0')); S[2]+=rent; S[4]+=dep
            q.update(tenantName=n,moveInDate=mi,leaseEndDate=en,contractRent=rent,charges=[dict(code='Parking',amount=pk)] if pk else None,deposit=dep)
        elif s=='Model': ws.write(row,11,'tour unit, furnished',fmt(c))
        elif s=='Down': ws.write(row,11,'sprinkler leak, est. 6/15',fmt(c))
        rows.append(q); row+=1
    tf=F({'bold':1,'top':6,'num_format':'$#,##0'}); tn=F({'bold':1,'top':6,'num_format':'#,##0'})
    ws.write(row,1,44,tn); ws.write(row,2,'apts',tn)
    for cc,L,v in((3,'D',S[0]),(4,'E',S[1]),(9,'J',S[2]),(10,'K',S[3]),(13,'N',S[4])): ws.write_formula(row,cc,f'=SUM({L}6:{L}{row})',tn if cc==3 else tf,v)
    ws.write(row+1,5,'signed rent includes leases pending move-in',F({'italic':1,'font_size':8}))
    for i,x in enumerate((4,7,6,7,9,17,24,11,11,11,9,24,9,10)): ws.set_column(i,i,x)
    ws.freeze_panes(5,2); ws.activate()
    w0.write(0,0,'The Fulling Mill Lofts - week 19',F({'bold':1})); d=[('Moved in',23),('Leased - pending',6),('Approved - hold',2),('Available',11),('Model',1),('Down',1)]
    for i,(a,b_) in enumerate(d): w0.write(2+i,0,a); w0.write_formula(2+i,1,f"=COUNTIF('Unit Tracker'!F6:F60,A{3+i})",None,b_)
    w0.write(8,0,'Total apartments'); w0.write(8,1,44); w0.write(9,0,'Occupied 23, unoccupied 21'); w0.write(10,0,'Leased'); w0.write(10,1,29/44,F({'num_format':'0.0%'})); w0.set_column('A:A',28)
    w2.write_row(0,0,['Week','Calls','Tours','Apps','Leases'])
    for i in range(19): w2.write_row(1+i,0,[i+1,r.randrange(10,40),r.randrange(4,18),r.randrange(0,6),r.randrange(0,4)])
    wb.close(); from collections import Counter; k=Counter(x['statusText'] for x in rows); assert all(k[a]==b_ for a,b_ in d)
    save(f,'MULTIFAMILY','lease-up tracker with dashboard and traffic sheets, colour-coded status, concessions in words, floor shown once',False,dict(propertyName='The Fulling Mill Lofts',asOnDate='2025-05-11',units=44,occupied=23,vacant=21,sheet='Unit Tracker',rows=rows))

def storage():
    f='county_line_storage_export.csv'; r=random.Random(90); out=io.StringIO(); w=csv.writer(out,lineterminator='\r\n')
    w.writerow(['County Line Mini-Storage']); w.writerow(['Unit Listing - All Units','','Printed 11/03/2025 07:52']); w.writerow(['Balances and rates as of 10/31/2025']); w.writerow([])
    w.writerow(['Space','Dimensions','Access','Std Rate','Status','Customer','Moved In','Rate','Insurance','Late Fees','Monthly Total','Paid Thru','Amount Due','Last Rate Chg'])
    nm=iter(names(r,60,'{l}, {f}')); rows=[]; S=[0]*6; occ=0
    kinds=[('5x5','Inside','CC',49),('5x10','Inside','CC',79),('10x10','Drive-up','',115),('10x15','Drive-up','',145),('10x20','Drive-up','',175),('12x40','Outdoor','Parking',90)]
    i=0
    for row_,(dim,ty,_,rate),n in zip('ABCDEP',kinds,(10,12,14,9,9,6)):
        for k in range(1,n+1):
            u=f'{row_}{k:02d}'; i+=1; q=dict(unit=u,unitType=dim+'',marketRent=rate); S[0]+=rate
            x=r.random()
            if u=='C14': w.writerow([u,dim,ty,m2(rate),'Company','(golf cart & mower)']+['']*8); q.update(statusText='Company',tenantName='(golf cart & mower)'); rows.append(q); occ+=1; continue
            if x<.17: w.writerow([u,dim,ty,m2(rate),'Unrentable' if u in ('B08','E09') else 'Vacant']+['']*9); q['statusText']=None; rows.append(q); 
            else:
                occ+=1; nme=next(nm); mi=D(2025,10,1)-dt.timedelta(r.randrange(0,2600)); ac=r.choice([0,0,-10,6,9,14,20]); rt=rate+ac; ins=r.choice([None,None,12,9]); bad=r.random()<.14; lf=20 if bad else 0; tot=rt+(ins or 0)+lf; mult=r.choice([1,1,2,3]); due=tot*mult if bad else 0; stt=('Auction' if due>tot*2 else 'Lockout') if bad else 'Rented'
                pt=D(2025,10,31) if not bad else (D(2025,9,30),D(2025,8,31),D(2025,7,31))[mult-1]; chg=D(2025,r.choice([2,5,8]),1) if ac>0 and r.random()<.6 else None
                w.writerow([u,dim,ty,m2(rate),stt,nme,mdY(mi),m2(rt),m2(ins) if ins else '',m2(lf),m2(tot),mdY(pt),m2(due),mdY(chg) if chg else ''])
                q.update(statusText=stt,tenantName=nme,moveInDate=mi,contractRent=rt,charges=([dict(code='Insurance',amount=ins)] if ins else [])+[dict(code='Late Fees',amount=lf)],totalCharges=tot,balance=due)
                for z,v in enumerate((rt,ins or 0,lf,tot,due)): S[z+1]+=v
                rows.append(q)
    # patch statuses of the vacant rows from what was written
    txt=out.getvalue(); wr={l[0]:l[4] for l in csv.reader(io.StringIO(txt)) if len(l)>10 and l[0]!='Space'}
    for q in rows:
        if not q.get('statusText'): q['statusText']=wr[q['unit']]
    n=len(rows); w.writerow([]); w.writerow(['Totals','','',m2(S[0]),'','','',m2(S[1]),m2(S[2]),m2(S[3]),m2(S[4]),'',m2(S[5]),''])
    w.writerow([f'{n} spaces',f'{occ} in use (incl. 1 company)',f'{n-occ} not rented']); w.writerow(['End of report'])
    open(P(DOC,f),'wb').write(('\ufeff'+out.getvalue()).encode('utf-8'))
    tie(S[4],sum(S[1:4]))
    save(f,'SELF_STORAGE','CSV export of storage software with preamble lines, BOM, totals and sentence at the foot',False,dict(propertyName='County Line Mini-Storage',asOnDate='2025-10-31',units=n,occupied=occ,vacant=n-occ,rows=rows))
if __name__=='__main__':
    houses(); mixed(); marina(); bank(); church(); leaseup(); storage()
