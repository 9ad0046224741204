from common import *
import xlsxwriter as X, openpyxl as O
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
A=lambda r,c:X.utility.xl_rowcol_to_cell(r,c)
def b8():
    r=random.Random(3208);fn='Wattle Creek Caravan Park sites.xlsx';nm=names(r,160);wb=X.Workbook(path(fn));n=wb.add_worksheet('READ ME');w=wb.add_worksheet('Sites');g=wb.add_worksheet('Tourist nights')
    n.write_column(0,0,['Wattle Creek Caravan Park, Bairnsdale VIC','Sites = everybody who lives here or keeps a van on a yearly agreement, at 1 Nov 2026','Tourist nights = powered sites let by the night, not on the list','Yearly for permanents is just weekly x 52'])
    B=wb.add_format({'bold':1,'bg_color':'#FFE699','text_wrap':1,'border':1});d=wb.add_format({'num_format':'d/mm/yyyy'});m=wb.add_format({'num_format':'$#,##0.00'});bm=wb.add_format({'num_format':'$#,##0.00','bold':1,'top':1})
    w.write(0,0,'Wattle Creek Caravan Park - long stay list 1/11/2026',wb.add_format({'bold':1,'font_size':14}))
    H=['Site','Kind','Name','Here since','$ a week','$ a year','Agreement to','Bond','Owing','Elec a/c','Remarks']
    w.write_row(2,0,H,B);w.freeze_panes(3,1);w.set_column(0,0,7);w.set_column(1,1,16);w.set_column(2,2,26);w.set_column(3,9,12);w.set_column(10,10,34)
    rows=[];k=3;T=[0]*3;occ=vac=0;i=0
    for row,cnt in (('A',38),('B',44),('C',40),('R',26)):
        for q in range(1,cnt+1):
            u=f'{row}{q:02d}';x=r.random();kind='Cabin (park owned)' if row=='R' else 'Permanent' if row=='A' or x<.25 else 'Annual van'
            if r.random()<.07:
                w.write(k,0,u);w.write(k,1,kind);w.write(k,2,'vacant');
                if r.random()<.4:w.write(k,10,r.choice(['slab cracked','on offer','old annexe to go']))
                rows.append(R(unit=u,unitType=kind,statusText='vacant'));vac+=1;k+=1;continue
            a,b=nm[i];i+=1;t=f'{b.upper()} {a}' if q%5 else f'{b.upper()} {a} & {nm[-i][0]}';sd=day(r,(2004,1,1),(2026,9,30))
            wk=None if kind[0]=='A' else r.choice([148,155,162]) if kind[0]=='P' else r.choice([265,280,310]);yr=wk*52 if wk else r.choice([4350,4650,4980])
            ow=r.choice([0,0,0,0,wk*2 if wk else 1200,35.5]);bo=wk*4 if kind[0]=='C' else None;el=round(r.uniform(0,140),2) if kind[0]!='C' else None
            le=D.date(2027,6,30) if kind[0]=='A' else None
            w.write(k,0,u);w.write(k,1,kind);w.write(k,2,t);w.write_datetime(k,3,D.datetime(sd.year,sd.month,sd.day),d)
            if wk:w.write(k,4,wk,m);w.write_formula(k,5,f'=E{k+1}*52',m,yr)
            else:w.write(k,5,yr,m)
            if le:w.write_datetime(k,6,D.datetime(2027,6,30),d)
            else:w.write(k,6,'ongoing')
            if bo:w.write(k,7,bo,m)
            w.write(k,8,ow,m)
            if el is not None:w.write(k,9,el,m)
            if r.random()<.08:w.write(k,10,r.choice(['two dogs','pays by Centrepay','van for sale, $38k','nephew of Kev','sub-meter to read again']))
            T[0]+=yr;T[1]+=bo or 0;T[2]+=ow;occ+=1;k+=1
            rows.append(R(unit=u,unitType=kind,tenantName=t,moveInDate=iso(sd),annualRent=yr,weeklyRent=wk,leaseEndDate=iso(le) or 'ongoing',deposit=bo,balance=ow,statusText='Occupied',charges=[dict(code='Elec a/c',amount=el)] if el is not None else None))
    w.write(k+1,2,'TOTAL')
    for c,v in ((5,T[0]),(7,T[1]),(8,T[2])): w.write_formula(k+1,c,f'=SUM({A(3,c)}:{A(k-1,c)})',bm,v)
    w.write(k+3,2,'Sites on the list');w.write(k+3,3,len(rows));w.write(k+4,2,'Taken');w.write(k+4,3,occ);w.write(k+5,2,'Vacant');w.write(k+5,3,vac);w.write(k+3,10,'Elec a/c is last quarter\'s bill, not rent')
    g.write_row(0,0,['Month','Nights','Takings'])
    for j,mn in enumerate(['Jul','Aug','Sep','Oct']): g.write_row(j+1,0,[mn+' 2026',120+j*40,(120+j*40)*46])
    wb.close();save(fn,'MANUFACTURED_HOUSING','owner workbook, three sheets, weekly and yearly columns',rows,'Wattle Creek Caravan Park','2026-11-01',len(rows),occ,vac,sheet='Sites')
def b9():
    r=random.Random(3209);fn='my_houses_rentroll_v7 FINAL.xlsx';nm=names(r,40);wb=O.Workbook();w=wb.active;w.title='Sheet1'
    w['A1']='Pritch & Daughter Rentals LLC  -  Toledo OH';w['A2']='Rent roll thru 10/31/26'
    H=['PROPERTY','UNIT','BD/BA','TENANT','PHONE','RENT','SEC DEP','LEASE FROM','LEASE TO','PAST DUE','SEC 8?','COMMENT'];w.append([]);w.append(H)
    for c in w[4]: c.font=Font(bold=True,name='Comic Sans MS');c.fill=PatternFill('solid',fgColor='CCE5FF')
    w.column_dimensions['E'].hidden=True
    st=['Oakdale Ave','Fassett St','Utah St','Yondota St','Nevada St','Starr Ave','Greenwood Ave','Valentine St'];rows=[];tr=td=tp=0;i=0;occ=vac=0
    for h in range(20):
        ad=f'{r.randrange(400,2900)} {st[h%8]}'
        for j,u in enumerate(['House'] if h%3 else ['Up','Down']):
            bd='3/1' if u=='House' else '2/1'
            if (h,u) in((4,'House'),(9,'Up'),(17,'House')):
                s='VACANT' if h!=17 else 'VACANT - rehab';w.append([ad,u,bd,s]);rows.append(R(building=ad,unit=u,unitType=bd,statusText=s));vac+=1;continue
            a,b=nm[i];i+=1;t=f'{a} {b}';re=r.choice([795,850,895,950,1025,1100]);dp=r.choice([re,re,500]);sd=day(r,(2019,1,1),(2026,9,1),True);mm=sd.year<2025;le=None if mm else D.date(sd.year+1 if sd>=D.date(2025,12,1) else 2026,sd.month,1)-D.timedelta(1)
            if le and le<D.date(2026,11,1): le=le.replace(year=2027,day=28)
            pd=r.choice([0,0,0,re,240]);txt=i%4==0
            w.append([ad if j==0 or rows[-1].get('building')!=ad else None,u,bd,t,f'419-555-01{i:02d}',f'${re:,}' if txt else re,dp,f'{sd.month}/{sd.day}/{sd.year}' if txt else sd,'M-T-M' if mm else le,pd,'Y' if i%6==0 else None,{3:'new furnace',11:'son mows grass',15:'late fee waived'}.get(i)])
            x=w.max_row
            w.cell(x,6).number_format='$#,##0';w.cell(x,6).alignment=Alignment(horizontal='right');w.cell(x,7).number_format='#,##0'
            for c in(8,9):w.cell(x,c).number_format='m/d/yyyy'
            w.cell(x,10).number_format='#,##0;[Red]-#,##0;0'
            tr+=re;td+=dp;tp+=pd;occ+=1
            rows.append(R(building=ad,unit=u,unitType=bd,tenantName=t,contractRent=re,deposit=dp,leaseStartDate=iso(sd),leaseEndDate='M-T-M' if mm else iso(le),balance=pd,statusText='Occupied'))
    w.append([]);w.append(['TOTALS',None,None,f'{len(rows)} doors, {occ} rented, {vac} vacant',None,tr,td,None,None,tp])
    for c in w[w.max_row]: c.font=Font(bold=True);c.number_format='#,##0'
    for c,x in zip('ABCDFGHIJKL',(24,8,7,30,10,10,12,12,10,8,20)): w.column_dimensions[c].width=x
    wb.save(path(fn));save(fn,'SINGLE_FAMILY_RENTAL','scattered houses, some rents as text, hidden phone column, address once per duplex',rows,None,'2026-10-31',len(rows),occ,vac,True)
def b10():
    r=random.Random(3210);fn='Student lets 26-27 (Headingley).xlsx';nm=names(r,60);wb=X.Workbook(path(fn));w=wb.add_worksheet('26-27');v=wb.add_worksheet('bills')
    hb=wb.add_format({'bold':1,'bg_color':'#305496','font_color':'white','font_size':12});h=wb.add_format({'bold':1,'bottom':1,'italic':1});m=wb.add_format({'num_format':'£#,##0.00'});s=wb.add_format({'num_format':'£#,##0.00','bold':1,'top':1});d=wb.add_format({'num_format':'dd-mmm-yy'})
    w.write(0,1,'STUDENT HOUSES LEEDS LS6 - who is in, academic year 2026/27, as at 12 October 2026');w.set_column(0,0,2);w.set_column(1,1,10);w.set_column(2,2,22);w.set_column(3,3,18);w.set_column(4,10,12)
    k=2;rows=[];i=0;subs=[];GT=[0,0,0];occ=vac=0
    for ho,n in (('14 Ash Grove',6),('31 Manor Drive',5),('8 Norwood Mount',7),('52 Royal Park View',6),('5 Chestnut Place',8),('19 Delph Lane',5)):
        w.merge_range(k,1,k,10,ho,hb);k+=1;w.write_row(k,1,['Room','Student','Room type','Uni','pppw','pcm','From','To','Deposit (DPS)','Owed'],h);k+=1;a0=k;S=[0,0,0]
        for q in range(1,n+1):
            u=f'Rm {q}' if q<n or n%2 else 'Attic';ty=r.choice(['Double','Large double','En suite','Small double']);w.write(k,1,u);w.write(k,3,ty)
            if r.random()<.08 or (ho[0]=='8' and q==3):
                w.write(k,2,'VOID');rows.append(R(unit=u,building=ho,unitType=ty,statusText='VOID'));vac+=1;k+=1;continue
            a,b=nm[i];i+=1;t=f'{a} {b}';pw={'Double':112,'Large double':120,'En suite':138,'Small double':99}[ty]+r.choice([0,0,3]);pm=round(pw*52/12,2);dp=r.choice([150,200]);ow=r.choice([0,0,0,pm,25])
            fr=D.datetime(2026,7,1) if q%3 else D.datetime(2026,9,1);to=D.datetime(2027,6,30) if q%3 else D.datetime(2027,8,31)
            w.write(k,2,t);w.write(k,4,r.choice(['Leeds','Beckett','LAU']));w.write(k,5,pw,m);w.write_formula(k,6,f'=ROUND(F{k+1}*52/12,2)',m,pm);w.write(k,7,fr,d);w.write(k,8,to,d);w.write(k,9,dp,m);w.write(k,10,ow,m)
            S=[S[0]+pm,S[1]+dp,S[2]+ow];occ+=1;k+=1
            rows.append(R(unit=u,building=ho,unitType=ty,tenantName=t,contractRent=pm,weeklyRent=pw,leaseStartDate=fr.date().isoformat(),leaseEndDate=to.date().isoformat(),deposit=dp,balance=ow,statusText='Occupied'))
        w.write(k,2,f'{n} rooms')
        for c,x in zip((6,9,10),S): w.write_formula(k,c,f'=SUM({A(a0,c)}:{A(k-1,c)})',s,round(x,2))
        subs.append(k);GT=[x+y for x,y in zip(GT,S)];k+=2
    w.write(k,1,'ALL HOUSES',s)
    for c,x in zip((6,9,10),GT): w.write_formula(k,c,'='+'+'.join(A(z,c) for z in subs),s,round(x,2))
    w.write(k+1,1,f'{len(rows)} rooms, {occ} let, {vac} void')
    v.write_row(0,0,['House','Gas/elec','Water','Broadband']);v.write_row(1,0,['14 Ash Grove',410,62,38])
    w.set_landscape();w.fit_to_pages(1,0);wb.close();save(fn,'STUDENT_HOUSING','one block per house, headers repeated, weekly and monthly',rows,None,'2026-10-12',len(rows),occ,vac,sheet='26-27')
def b11():
    r=random.Random(3211);fn='Gewerbehof_Altmuehl_tenants.xlsx';wb=O.Workbook();w=wb.active;w.title='Tenants';rows=[]
    ten=['Tischlerei Achterberg','Kfz-Werkstatt Vasko','Zielke Metallbau GmbH','Druckerei Halbmond','Fahrrad Janowicz','Keramikatelier Nordlicht','Reifen Rademacher KG','Polsterei Grubisic','Lager Fix & Fein','Orgelbau Winterstein','Elektro Bukowiec','Kletterhalle Blockwerk e.V.','Catering Suppenkasper UG','Steinmetz Yarrow','Modellbahn Depot','Solar Jesperson GmbH']
    w['B2']='Gewerbehof Altmühl, Industriestr. 4–10, 91154 Roth';w['B2'].font=Font(bold=True,size=14);w['B3']='List of tenants as of';w['D3']=D.date(2026,7,1);w['D3'].number_format='dd.mm.yyyy'
    w['G5']='per month, EUR';w.merge_cells('G5:J5');w['G5'].alignment=Alignment(horizontal='center')
    for c,x in enumerate(['Unit','Hall','Tenant','Use','Area m²','Net rent','Service charge','19 % VAT','Payable','Net rent per year','Beginning','Fixed until','Bank guarantee','Clauses'],2):
        q=w.cell(6,c,x);q.font=Font(bold=True);q.alignment=Alignment(wrap_text=True,vertical='top');q.border=Border(bottom=Side('medium'))
    w.row_dimensions[6].height=34
    T=[0]*7;k=7;i=0;pl=None
    for hl,n in (('Hall 1',6),('Hall 2',7),('Old dairy',5)):
        for q in range(1,n+1):
            u=f'{hl[0]}{hl[-1]}-{q}'.replace('Oy','M');ar=r.choice([85,120,160,210,340]);use=r.choice(['Workshop','Workshop + office','Storage','Studio']);T[0]+=ar
            if u in('H1-4','M-5'):
                for c,x in ((2,u),(3,hl),(4,'not let'),(5,use),(6,ar)): w.cell(k,c,x)
                rows.append(R(unit=u,building=hl,statusText='not let',unitType=use,area=ar));k+=1;continue
            t=ten[i];i+=1;ne=float(round(ar*r.uniform(5.2,8.4)/10)*10);se=float(round(ar*1.3));va=round((ne+se)*.19,2);to=round(ne+se+va,2);yr=ne*12;sd=day(r,(2008,1,1),(2026,3,1),True);fx=D.date(r.randint(2027,2033),12,31) if q%3 else None;bg=ne*3 if q%2 else None
            pn=ne
            if u=='H2-3': pn=ne+200;pl=f'net rent of H2-3 printed {pn:.2f}, should be {ne:.2f} (payable, yearly rent and column total tie with the latter)'
            for c,x in enumerate([u,hl,t,use,ar,pn,se,va,to,yr,sd,fx or 'indefinite',bg,{2:'indexed, CPI',5:'option 2 x 3 years',9:'graffiti at own cost'}.get(i)],2):
                z=w.cell(k,c,x)
                if 7<=c<=11 or c==14: z.number_format='#,##0.00'
                if c in(12,13): z.number_format='dd.mm.yyyy'
            for j,x in enumerate((ne,se,va,to,yr,bg or 0)): T[j+1]+=x
            k+=1
            rows.append(R(unit=u,building=hl,tenantName=t,unitType=use,area=ar,contractRent=pn,annualRent=yr,charges=[dict(code='Net rent',amount=pn),dict(code='Service charge',amount=se),dict(code='19 % VAT',amount=va)],totalCharges=to,leaseStartDate=iso(sd),leaseEndDate=iso(fx) or 'indefinite',deposit=bg,statusText='Occupied'))
    w.cell(k,2,'Sum');
    for c,x in zip((6,7,8,9,10,11,14),T): z=w.cell(k,c,round(x,2));z.number_format='#,##0.00' if c>6 else '#,##0'
    for z in w[k]: z.font=Font(bold=True);z.border=Border(top=Side('thin'))
    w.cell(k+2,2,'18 units, 16 let, 2 not let. Yard parking is free of charge.')
    for c,x in zip('ABCDEFGHIJKLMNO',(2,8,11,28,18,9,11,11,11,12,13,12,12,12,20)): w.column_dimensions[c].width=x
    wb.save(path(fn));save(fn,'INDUSTRIAL','static values, starts at B2, German yard in English',rows,'Gewerbehof Altmühl','2026-07-01',18,16,2,planted=dict(what=pl,kind='digit_changed'))
def b12():
    r=random.Random(3212);fn='PineBluffMHP_Nov2026.xlsx';nm=names(r,70);wb=X.Workbook(path(fn));w=wb.add_worksheet('Nov 26');z=wb.add_worksheet('water meters');rows=[]
    h=wb.add_format({'bold':1,'align':'center','border':1,'bg_color':'#E2EFDA'});m=wb.add_format({'num_format':'#,##0.00_);(#,##0.00)'});t_=wb.add_format({'num_format':'#,##0.00_);(#,##0.00)','bold':1,'top':6})
    w.merge_range(0,0,0,13,'PINE BLUFF MOBILE HOME PARK',wb.add_format({'bold':1,'align':'center','font_size':16}));w.merge_range(1,0,1,13,'Hwy 9 North, Lancaster, South Carolina  /  billing for November 2026',wb.add_format({'align':'center'}))
    w.merge_range(3,0,4,0,'Lot',h);w.merge_range(3,1,4,1,'Resident',h);w.merge_range(3,2,4,2,'Home',h);w.merge_range(3,3,3,8,'BILLED THIS MONTH',h);w.write_row(4,3,['Lot rent','Home rent','Water','Sewer','Trash','Total'],h);w.merge_range(3,9,3,11,'ACCOUNT',h);w.write_row(4,9,['Forward','Paid','Now owes'],h);w.merge_range(3,12,4,12,'Moved in',h);w.merge_range(3,13,4,13,'Notes',h)
    w.set_column(1,1,25);w.set_column(2,2,11);w.set_column(3,11,10.5);w.set_column(12,12,12);w.set_column(13,13,22)
    k=5;i=0;T=[0]*9;occ=vac=0;own=0
    for q in range(1,63):
        u=q if q!=40 else '40-A';us=str(u);w.write(k,0,u)
        if q==1:
            w.write(k,1,'OFFICE');w.write(k,2,'park');rows.append(R(unit=us,statusText='OFFICE',unitType='park'));k+=1;continue
        x=r.random();hm='park home' if x<.25 else 'own home'
        if r.random()<.09:
            s='EMPTY LOT' if x>.4 else 'EMPTY HOME';hm='' if s=='EMPTY LOT' else 'park home';w.write(k,1,s)
            if hm:w.write(k,2,hm)
            rows.append(R(unit=us,statusText=s,unitType=hm or None));vac+=1;k+=1;continue
        a,b=nm[i];i+=1;t=f'{b} {a}';lot=r.choice([325,325,340,360]);ho=r.choice([375,425,450]) if hm[0]=='p' else None;wa=round(r.uniform(14,62),2);se=round(wa*.8,2);tr=18.;tot=round(lot+(ho or 0)+wa+se+tr,2);fw=r.choice([0,0,0,0,-25,round(r.uniform(50,900),2)]);pd=r.choice([tot,tot,tot,0,300]);nw=round(fw+tot-pd,2);sd=day(r,(1999,1,1),(2026,10,1))
        w.write(k,1,t);w.write(k,2,hm);vals=[lot,ho,wa,se,tr,tot,fw,pd,nw]
        for c,v in enumerate(vals,3):
            if c==8:w.write_formula(k,c,f'=SUM(D{k+1}:H{k+1})',m,v)
            elif c==11:w.write_formula(k,c,f'=J{k+1}+I{k+1}-K{k+1}',m,v)
            elif v is not None:w.write(k,c,v,m)
            T[c-3]+=v or 0
        w.write(k,12,f'{sd:%b} {sd.day}, {sd.year}')
        if q%17==0:w.write(k,13,['dog fee waived','skirting letter sent','court 11/19'][q//17-1])
        occ+=1;k+=1
        rows.append(R(unit=us,tenantName=t,unitType=hm,contractRent=None if ho else lot,charges=[dict(code=c,amount=v) for c,v in zip(('Lot rent','Home rent','Water','Sewer','Trash'),vals) if v is not None],totalCharges=tot,balance=nw,moveInDate=iso(sd),statusText='Occupied'))
    for c in range(3,12): w.write_formula(k,c,f'=SUM({A(5,c)}:{A(k-1,c)})',t_,round(T[c-3],2))
    w.write(k,1,'TOTAL');w.write(k+2,1,'Lots incl. office lot');w.write(k+2,2,62);w.write(k+3,1,'Lived in');w.write(k+3,2,occ);w.write(k+4,1,'Empty');w.write(k+4,2,vac)
    z.write_row(0,0,['Lot','Oct reading','Nov reading']);[z.write_row(j,0,[j+1,40000+j*311,43000+j*315]) for j in range(1,20)]
    w.set_landscape();w.fit_to_pages(1,0);w.repeat_rows(3,4);wb.close();save(fn,'MANUFACTURED_HOUSING','billing sheet with charges and account columns, grouped headers, office lot',rows,'PINE BLUFF MOBILE HOME PARK','2026-11',62,occ,vac,True,sheet='Nov 26')
def b13():
    r=random.Random(3213);fn='218-220 Garrison walkup.xlsx';nm=names(r,30);wb=O.Workbook();w=wb.active;w.title='roll';rows=[]
    w.merge_cells('A1:J1');w['A1']='218-220 GARRISON AVE, JERSEY CITY NJ 07306';w['A1'].font=Font(bold=True,size=13);w['A1'].alignment=Alignment(horizontal='center');w['A2']='Rent Roll dated: 11/15/2026'
    for c,x in enumerate(['#','Rms','Name','Legal Rent','Actual Rent','Mkt','Security','Exp.','Arrears','Memo'],1): z=w.cell(4,c,x);z.font=Font(bold=True,underline='single')
    k=5;G=[0]*4;i=0
    def put(sec,L,lab):
        nonlocal k,G
        w.cell(k,1,sec).font=Font(bold=True,italic=True);k+=1;S=[0]*4
        for v,row in L:
            for c,x in enumerate(v,1):
                z=w.cell(k,c,x)
                if 4<=c<=7 or c==9: z.number_format='#,##0.00'
                if c==8 and x and not isinstance(x,str): z.number_format='mm/dd/yy'
            for j,c in enumerate((4,5,6,8)): S[j if c<6 else j]+=v[c] if False else 0
            for j,x in enumerate((v[4],v[5],v[6],v[8])): S[j]+=x or 0
            rows.append(row);k+=1
        w.cell(k,3,lab)
        for c,x in zip((5,6,7,9),S): z=w.cell(k,c,x);z.number_format='#,##0.00'
        for z in w[k]: z.font=Font(bold=True);z.border=Border(top=Side('thin'))
        G=[a+b for a,b in zip(G,S)];k+=2
    A_=[]
    for n in range(1,6):
        for l in 'ABCD':
            u=f'{n}{l}';rm=r.choice([3,4,4,5]);mk={3:1850,4:2200,5:2600}[rm];sec='APARTMENTS'
            if u in('2C','4A'):
                A_.append(([u,rm,'Vacant' if u=='2C' else 'Vacant (leased 12/1)',None,None,mk,None,None,None,None],R(unit=u,section=sec,statusText='Vacant' if u=='2C' else 'Vacant (leased 12/1)',marketRent=mk)))
                if u=='4A':
                    a,b=nm[-1];t=f'{a} {b}';A_.append(([u,None,t+' - FUTURE',None,None,None,2150,D.date(2027,11,30),None,'starts 12/1/26 @ 2,150'],R(unit=u,section=sec,tenantName=t,statusText='FUTURE',deposit=2150,leaseEndDate='2027-11-30')))
                continue
            a,b=nm[i];i+=1;t=f'{a} {b}';ar=mk-r.choice([60,140,390,520]);lg=ar+r.choice([0,85.4,130.25]);ex=D.date(2027,r.randint(1,10),28) if i%5 else 'M/M';se=ar if i%3 else 1200.;due=r.choice([0,0,0,ar])
            me={4:'Sec. 8',13:'elderly, no incr.'}.get(i)
            if u=='1A': t=f'{a} {b} (super)';ar=0;lg=None;se=0;due=0;ex=None;me='employee unit'
            A_.append(([u,rm,t,lg,ar,mk,se,ex,due,me],R(unit=u,section=sec,tenantName=t,contractRent=ar,marketRent=mk,deposit=se,leaseEndDate=iso(ex) if isinstance(ex,D.date) else ex,balance=due,statusText='Occupied')))
    put('APARTMENTS',A_,'20 apts')
    Sx=[('Store 1','Brisa Laundry Supply',3400,6800,D.date(2030,4,30),0),('Store 2','Garrison Deli & Grill Corp',2950,5900,D.date(2028,8,31),2950)]
    put('STORES',[([u,None,t,None,a,a+300,s,e,o,None],R(unit=u,section='STORES',tenantName=t,contractRent=a,marketRent=a+300,deposit=s,leaseEndDate=iso(e),balance=o,statusText='Occupied')) for u,t,a,s,e,o in Sx],'2 stores')
    Ox=[('Roof','Skybeam Wireless (antenna)',1875,D.date(2033,2,28)),('Bsmt','CoinWash laundry machines',240,D.date(2027,12,31)),('Garage 1','Hamza Tolland',175,'M/M')]
    put('OTHER INCOME',[([u,None,t,None,a,None,0,e,0,None],R(unit=u,section='OTHER INCOME',tenantName=t,contractRent=a,deposit=0,leaseEndDate=e if isinstance(e,str) else iso(e),balance=0,statusText='Occupied')) for u,t,a,e in Ox],'3 other')
    w.cell(k,3,'BUILDING TOTAL')
    for c,x in zip((5,6,7,9),G): z=w.cell(k,c,x);z.number_format='#,##0.00'
    for z in w[k]: z.font=Font(bold=True);z.border=Border(top=Side('double'))
    w.cell(k+1,3,'22 units (20 apts + 2 stores); 20 occupied, 2 vacant')
    for c,x in zip('ABCDEFGHIJ',(10,6,30,11,12,11,12,10,11,24)): w.column_dimensions[c].width=x
    wb.save(path(fn));save(fn,'MULTIFAMILY','walk-up with stores and other income, legal rent column, future tenant row',rows,'218-220 GARRISON AVE','2026-11-15',22,20,2,True)
def b14():
    fn='Mitchell St shops and flats - tenancies.xlsx';wb=X.Workbook(path(fn));w=wb.add_worksheet('Tenancies');rows=[];hg=wb.add_format({'bold':1,'rotation':0,'text_wrap':1,'valign':'bottom','bottom':2});m=wb.add_format({'num_format':'#,##0.00;-#,##0.00;"-"'});d=wb.add_format({'num_format':'dd mmm yyyy'});b=wb.add_format({'bold':1,'num_format':'#,##0.00','top':1,'bottom':6})
    w.insert_textbox(0,9,'GST is 10% on shops only. Flats input taxed.',{'width':230,'height':45});w.write('A1','TENANCY SCHEDULE',wb.add_format({'bold':1,'font_size':15,'font_color':'#7F3F00'}));w.write('A2','Property:');w.write('C2','88-96 Mitchell Street, Yeppoon QLD');w.write('A3','Owner:');w.write('C3','Quarrie Superannuation Pty Ltd');w.write('A4','Date:');w.write_datetime('C4',D.datetime(2026,8,31),d)
    cols=[(0,'Tenancy'),(2,'Lessee'),(3,'Trading as / use'),(4,'m²'),(6,'Base rent p.a.'),(7,'Outgoings p.a.'),(8,'GST p.a.'),(9,'Gross p.a.'),(11,'Commence'),(12,'Expire'),(13,'Bond / guarantee'),(14,'Arrears')]
    for c,x in cols: w.write(7,c,x,hg)
    L=[('Shop 1','Islay Surf Pty Ltd','Surf shop',112,33600,6200,(2023,3,1),(2028,2,29),9240,0),('Shop 2','Thea Marchetti','Cafe',94,30080,5200,(2021,7,1),(2026,6,30),5000,2940.67),('Shop 3',None,'',78,0,0,None,None,0,0),('Shop 4','Capricorn Pharmacy Partners','Chemist',165,57750,9130,(2019,11,1),(2029,10,31),15881.25,0),('Shop 5','Yarrow & Stavely','Conveyancers',70,20300,3870,(2025,2,1),(2028,1,31),5582.5,0),
    ('Flat 1','Jolene Winslade','2 bed',68,20280,None,(2026,1,12),(2027,1,11),1560,0),('Flat 2','Kofi Norquist','2 bed',68,19760,None,(2024,5,6),'Periodic',1520,380),('Flat 3','Orla Sandoval','3 bed',91,24960,None,(2026,4,20),(2027,4,19),1920,0),('Flat 4',None,'2 bed',66,0,None,None,None,0,0),('Flat 5','Pascal Enright','Studio',39,15080,None,(2025,9,1),(2026,8,31),1160,0)]
    k=8;T=[0]*7
    for u,t,us,ar,re,og,a,e,bo,du in L:
        if k==13:k+=1
        w.write(k,0,u);w.write(k,3,us);w.write(k,4,ar);T[0]+=ar
        if not t:
            w.write(k,2,'To Let');rows.append(R(unit=u,statusText='To Let',area=ar,unitType=us or None));k+=1;continue
        g=round((re+(og or 0))*.1,2) if og else 0;gr=round(re+(og or 0)+g,2);w.write(k,2,t)
        w.write(k,6,re,m)
        if og:w.write(k,7,og,m)
        w.write(k,8,g,m);w.write_formula(k,9,f'=G{k+1}+H{k+1}+I{k+1}',m,gr);w.write_datetime(k,11,D.datetime(*a),d)
        if isinstance(e,str):w.write(k,12,e)
        else:w.write_datetime(k,12,D.datetime(*e),d)
        w.write(k,13,bo,m);w.write(k,14,du,m)
        for j,x in enumerate((re,og or 0,g,gr,bo,du)):T[j+1]+=x
        k+=1
        rows.append(R(unit=u,tenantName=t,unitType=us,area=ar,annualRent=re,leaseStartDate=D.date(*a).isoformat(),leaseEndDate=e if isinstance(e,str) else D.date(*e).isoformat(),deposit=bo,balance=du or None,statusText='Occupied'))
    k+=1;w.write(k,0,'Total',b)
    for c,x in zip((4,6,7,8,9,13,14),T): w.write_formula(k,c,f'=SUM({A(8,c)}:{A(k-1,c)})',b,round(x,2))
    w.write(k+2,0,'5 shops (1 to let), 5 flats (1 to let)')
    for c,x in ((0,9),(1,2),(2,28),(3,17),(5,2),(10,2)): w.set_column(c,c,x)
    w.set_column(6,9,12);w.set_column(11,14,13);w.hide_gridlines(2);w.set_landscape();w.fit_to_pages(1,1);wb.close();save(fn,'MIXED_USE','blank spacer columns, header on row 8, annual amounts with GST',rows,'88-96 Mitchell Street','2026-08-31',10,8,2)
def run():
    for f in (b8,b9,b10,b11,b12,b13,b14): f()
