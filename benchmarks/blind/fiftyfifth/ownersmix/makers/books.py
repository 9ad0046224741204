from common import *
import xlsxwriter
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side

# ---------------------------------------------------------------- 8 marina
def marina():
    r=random.Random(5508); f='Whitefish Bay Marina slips.xlsx'
    wb=xlsxwriter.Workbook(os.path.join(DOC,f),{'default_date_format':'yyyy-mm-dd'})
    rt=wb.add_worksheet('Rates'); ws=wb.add_worksheet('Slip list'); wi=wb.add_worksheet('Winter storage')
    B=wb.add_format({'bold':1}); hd=wb.add_format({'bold':1,'bg_color':'#1F4E79','font_color':'white','text_wrap':1,'align':'center','valign':'vcenter','border':1})
    mg=wb.add_format({'bold':1,'rotation':90,'align':'center','valign':'vcenter','border':1,'bg_color':'#DDEBF7','font_size':13}); mo=wb.add_format({'num_format':'$#,##0.00'}); mob=wb.add_format({'num_format':'$#,##0.00','bold':1,'top':1}); dd=wb.add_format({'num_format':'mmm d, yyyy','align':'left'}); red=wb.add_format({'num_format':'$#,##0.00','font_color':'#C00000'})
    rt.write_row(0,0,['2025 rate card, per foot of LOA (min. 24 ft), before HST'],B)
    for i,(a,b) in enumerate([('A dock - 50A power',142),('B dock - 30A power',121),('C dock - no power',96),('Transient per night per ft',2.75)]): rt.write_row(2+i,0,[a,b])
    ws.merge_range('A1:K1','WHITEFISH BAY MARINA',wb.add_format({'bold':1,'font_size':16}))
    ws.write('A2','Slip holders, 2025 season. As of August 31, 2025'); ws.write('A3','All fees in Canadian dollars, HST included. Fee is for the year (1 May to 30 April, winter mooring by arrangement).')
    H=['Dock','Slip','Boat','LOA\n(ft)','Holder','Kind of slip','Signed up\nuntil','Annual\nfee','Paid','Still\nowing','Phone / remarks']
    for j,h in enumerate(H): ws.write(4,j,h,hd)
    ws.set_row(4,32); ns=names(r,80); y=5; rows=[]; S=[0.,0.,0.]
    boats='Second Wind,Mostly Harmless,Lady Odile,Grebe,Nauti Buoy,Blue Heron II,Overdraft,Misty Reef,Kittiwake,Pickerel Queen,Fair Tide,Tamarack,Loon Call,Stargazer,Walleye Express,Seiche,Windrush,Port Authority,Calypso Jane,Rumrunner'.split(',')
    D_=[('A',20,142,'40 ft finger','Annual'),('B',22,121,'30 ft finger',''),('C',14,96,'24 ft stern-to','')]
    oc=va=0
    for dk,n,rate,kind,_ in D_:
        y0=y
        for i in range(1,n+1):
            sl=f'{dk}{i}'; ws.write(y,1,sl); ws.write(y,5,kind)
            if r.random()<.16:
                ws.write(y,4,'OPEN',B); va+=1; ws.write(y,10,r.choice(['','','offered to wait list','piling loose, do not rent']))
                rows.append(R(unit=sl,building=dk+' dock',unitType=kind,statusText='OPEN'))
            else:
                oc+=1; loa=r.randint(*{'A':(30,42),'B':(24,32),'C':(18,25)}[dk]); fee=round(max(24,loa)*rate*1.13,2); pd=r.choice([fee,fee,fee,fee,round(fee/2,2),0.]); ow=round(fee-pd,2); tn=ns.pop(); en=D(2026,4,30) if r.random()<.8 else D(2027,4,30)
                ws.write(y,2,r.choice(boats)); ws.write(y,3,loa); ws.write(y,4,tn); ws.write_datetime(y,6,dt.datetime(en.year,en.month,en.day),dd); ws.write(y,7,fee,mo); ws.write(y,8,pd,mo); ws.write_formula(y,9,f'=H{y+1}-I{y+1}',red if ow else mo,ow)
                ws.write(y,10,f'705-555-0{r.randint(100,199)}')
                for j,v in enumerate((fee,pd,ow)): S[j]+=v
                rows.append(R(unit=sl,building=dk+' dock',unitType=kind,tenantName=tn,leaseEndDate=iso(en),annualRent=fee,balance=ow))
            y+=1
        ws.merge_range(y0,0,y-1,0,dk+' dock',mg); 
    y+=1; ws.write(y,4,'TOTAL, ALL DOCKS',B)
    for j in range(3): ws.write_formula(y,7+j,f'=SUM({"HIJ"[j]}6:{"HIJ"[j]}{y})',mob,round(S[j],2))
    ws.write(y+2,1,'Slips'); ws.write(y+2,4,oc+va); ws.write(y+3,1,'Taken'); ws.write(y+3,4,oc); ws.write(y+4,1,'Open'); ws.write(y+4,4,va)
    for c,w in zip('ABCDEFGHIJK',[6,6,18,6,26,15,14,12,12,12,26]): ws.set_column(f'{c}:{c}',w)
    ws.freeze_panes(5,2); ws.activate(); ws.set_landscape(); ws.fit_to_pages(1,0)
    wi.write_row(0,0,['Cradle #','Boat','Owner','Haul-out','Fee'],B)
    for i in range(12): wi.write_row(1+i,0,[i+1,r.choice(boats),name(r),'week of Oct 14',r.choice([1150,1320,1480])])
    wb.close(); S=[round(x,2) for x in S]; assert abs(sum(x.get('annualRent',0) for x in rows)-S[0])<.01
    save(f,'OTHER','marina harbour master, Ontario','slip list with merged rotated dock cells, annual fees, three sheets',True,'Whitefish Bay Marina','2025-08-31',len(rows),oc,va,rows,sheet='Slip list')

# ---------------------------------------------------------------- 9 farm & ground leases (.xls)
def farm():
    f='farm and ground leases.xls'; wb=Workbook(); ws=wb.active; ws.title='Leases'
    b=Font(bold=True); rows=[]
    ws['B1']='Farm ground & ground leases'; ws['B1'].font=Font(bold=True,size=14,name='Georgia'); ws['B2']='kept by Hollis since 1994'; ws['H2']='roll for 2026 crop year, as of 1 March 2026'
    y=4; ws.cell(y,2,'FARM LAND (cash rent, half 1 March / half 1 Dec)').font=b; y+=1
    for j,h in enumerate(['Tract','Farmer','County','Tillable acres','$ per acre','Rent for the year','Lease from','Lease to','Remarks']):
        c=ws.cell(y,2+j,h); c.font=b; c.border=Border(bottom=Side(style='thin')); c.alignment=Alignment(wrap_text=True,vertical='bottom')
    y+=1; tot=0;ac=0
    F_=[('Home Quarter','Farquist Grain Farms','Tazewell',152.4,285,D(2024,3,1),D(2027,2,28),'tile maps in drawer 2'),('Schoolhouse 80','Farquist Grain Farms','Tazewell',76.1,285,D(2024,3,1),D(2027,2,28),None),('River bottom','Boltwood Brothers','Mason',211,190,D(2025,3,1),'yr to yr','floods one spring in four'),('Dunleavy 120','Anselm Ingoldsen','Mason',117.5,262.5,D(2023,3,1),D(2028,2,29),None),('North Pasture',None,'Mason',64,None,None,None,'fences down; nobody on it this year'),('Orchard piece','Greta Lindermere','Tazewell',9.8,150,D(2021,3,1),D(2031,2,28),'pears, organic')]
    for u,t,co,a,ra,s,e,rem in F_:
        rent=round(a*ra,2) if ra else None; ac+=a; tot+=rent or 0
        for j,v in enumerate([u,t or 'idle',co,a,ra,rent,s,e,rem]):
            c=ws.cell(y,2+j,v)
            if j in(6,7) and v and not isinstance(v,str): c.number_format='d mmm yyyy'
            if j in(4,5): c.number_format='#,##0.00'
            if j==3: c.number_format='0.0'
        rows.append(R(unit=u,tenantName=t,statusText=None if t else 'idle',section='FARM LAND (cash rent, half 1 March / half 1 Dec)',annualRent=rent,leaseStartDate=iso(s),leaseEndDate=(e if isinstance(e,str) else iso(e)))); y+=1
    ws.cell(y,2,'6 tracts').font=b; ws.cell(y,5,round(ac,1)).font=b; c=ws.cell(y,7,round(tot,2)); c.font=b; c.number_format='#,##0.00'
    y+=3; ws.cell(y,2,'GROUND LEASES (tenant owns the building)').font=b; y+=1
    for j,h in enumerate(['Parcel','Lessee','What is on it','Land sq ft','Rent a month','Rent a year','Began','Ends','Next step on','Monthly after step']):
        c=ws.cell(y,2+j,h); c.font=b; c.border=Border(bottom=Side(style='thin')); c.alignment=Alignment(wrap_text=True,vertical='bottom')
    y+=1; tm=0
    G_=[('Rte 9 corner','Fuelmark Stations, Inc.','gas station',41500,7250,D(2009,7,1),D(2029,6,30),D(2026,7,1),7612.5),('Old depot lot','Grovemont Grill Partners','restaurant',28300,4100,D(2016,10,15),D(2036,10,14),D(2026,10,15),4510),('Airport Rd 4 ac','Prairie Solar Host LLC','solar array',174240,1850,D(2020,1,1),D(2045,12,31),D(2027,1,1),1887),('Main & 3rd','County of Mason','public parking',19600,1,D(1988,5,1),D(2087,4,30),None,None),('Billboard strip','Larkview Signs LP','2 sign faces',None,640,D(2022,2,1),D(2027,1,31),None,None)]
    for u,t,w,sf,m,s,e,nd,nm in G_:
        tm+=m
        for j,v in enumerate([u,t,w,sf,m,m*12,s,e,nd,nm]):
            c=ws.cell(y,2+j,v)
            if j in(6,7,8) and v: c.number_format='d mmm yyyy'
            if j in(4,5,9): c.number_format='#,##0.00'
            if j==3: c.number_format='#,##0'
        rows.append(R(unit=u,tenantName=t,unitType=None,section='GROUND LEASES (tenant owns the building)',area=sf,contractRent=float(m),annualRent=float(m*12),leaseStartDate=iso(s),leaseEndDate=iso(e),rentSteps=[{'date':iso(nd),'amount':float(nm)}] if nd else None)); y+=1
    ws.cell(y,2,'5 parcels').font=b
    for col,v in((6,tm),(7,tm*12)): c=ws.cell(y,col,v); c.font=b; c.number_format='#,##0.00'
    y+=2; ws.cell(y,2,'Farm and ground together, a year').font=b; c=ws.cell(y,7,round(tot+tm*12,2)); c.font=b; c.number_format='#,##0.00'
    ws.cell(y+1,2,'Main & 3rd is the 99-year dollar lease Grandfather gave the county (a dollar a month, they really pay it).')
    for k,w in zip('ABCDEFGHIJK',[2,18,26,15,11,12,14,13,13,24,12]): ws.column_dimensions[k].width=w
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    tmp=os.path.join(tempfile.mkdtemp(),'f.xlsx'); wb.save(tmp); soffice(tmp,'xls',os.path.join(DOC,f))
    save(f,'LAND','cousin Hollis','hand-kept .xls, two stacked tables with different columns',True,None,'2026-03-01',11,10,1,rows,sheet='Leases')

# ---------------------------------------------------------------- 10 co-op
def coop():
    r=random.Random(5510); f='Larchmere_Owners_Corp_maint_1125.xlsx'; wb=Workbook(); ar=wb.active; ar.title='Arrears aging'; ws=wb.create_sheet('Maint Nov25'); sh=wb.create_sheet('Share ledger')
    b=Font(name='Arial',size=9,bold=True); n_=Font(name='Arial',size=9)
    ws['A1']='Larchmere Owners Corp.'; ws['A1'].font=Font(name='Arial',size=12,bold=True); ws['A2']='Maintenance roll - November 2025'; ws['A3']='Maintenance $4.15/share, assessment (roof) $0.60/share'
    H1=[None,None,None,None,'Monthly charges',None,None,None,None,None,None]; H2=['Apt.','Line','Shareholder of record','Shares','Maintenance','Assessment','Storage','A/C','Bicycle','Total billed','Balance fwd']
    for j,(a,c_) in enumerate(zip(H1,H2)):
        x=ws.cell(5,1+j,a); y_=ws.cell(6,1+j,c_)
        for z in(x,y_): z.font=b; z.fill=PatternFill('solid',fgColor='E7E6E6'); z.alignment=Alignment(horizontal='center')
    ws.merge_cells('E5:J5'); y=7; rows=[]; ns=names(r,60); S=[0]*8; lines=['A','B','C','D','E','F']; oc=va=0; sponsor=0
    for fl in range(1,7):
        for ln in lines:
            u=f'{fl}{ln}'
            if u in('1A',): continue
            shs=r.choice([180,210,240,265,310])+fl*5
            v=[round(shs*4.15,2),round(shs*.6,2),r.choice([None,None,35.]),r.choice([None,15.,30.]),r.choice([None,None,None,10.])]
            if u=='3E': tn='Larchmere Owners Corp. (reacquired, empty)'
            elif u in('2D','4B','5F','6A'): tn='Halberd Sponsor LLC'; 
            else:
                tn=ns.pop()
                if r.random()<.25: tn+=' / '+ns.pop().split()[0]+' '+tn.split()[-1]
            if u=='3E': v=[0.,0.,None,None,None]; va+=1
            else: oc+=1
            t=round(sum(q or 0 for q in v),2); bf=r.choice([0.,0.,0.,0.,t,-45.2,round(t*2,2)]) if u!='3E' else 0.
            for j,q in enumerate([u,ln,tn,shs]+v+[t,bf]):
                c=ws.cell(y,1+j,q); c.font=n_
                if j>=4: c.number_format='#,##0.00;[Red]-#,##0.00'
            for j,q in enumerate([shs]+v+[t,bf]): S[j]+=q or 0
            k=dict(unit=u,charges=[{'code':a,'amount':q} for a,q in zip(H2[4:9],v) if q is not None],totalCharges=t,balance=bf)
            if u=='3E': k['statusText']='Larchmere Owners Corp. (reacquired, empty)'
            else: k['tenantName']=tn
            rows.append(R(**k)); y+=1
        for j in range(11): ws.cell(y-1,1+j).border=Border(bottom=Side(style='hair'))
    y+=1; ws.cell(y,3,'Totals').font=b; pt=[S[0]]+[round(x,2) for x in S[1:]]; good=pt[6]; pt[6]=round(good+1000,2)
    for j,q in enumerate(pt): c=ws.cell(y,4+j,q); c.font=b; c.number_format='#,##0' if j==0 else '#,##0.00'; c.border=Border(top=Side(style='thin'),bottom=Side(style='double'))
    y+=2
    for a,q in(('Apartments',oc+va),('Owner or sponsor held',oc),('Corporation held, empty',va)): ws.cell(y,3,a).font=n_; ws.cell(y,4,q).font=n_; y+=1
    ws.cell(y+1,3,'1A is the lobby and laundry, no shares.').font=Font(name='Arial',size=8,italic=True)
    for k,w in zip('ABCDEFGHIJK',[6,5,40,8,13,12,10,9,9,13,12]): ws.column_dimensions[k].width=w
    ws.freeze_panes='D7'
    ar.append(['Apt','0-30','31-60','61-90','90+']); 
    for q in rows:
        if q['balance']>0: ar.append([q['unit'],q['balance'],0,0,0])
    sh.append(['Cert','Apt','Shares','Issued'])
    for i,q in enumerate(rows[:20]): sh.append([400+i,q['unit'],ws.cell(7+i,4).value,D(r.randint(1986,2024),r.randint(1,12),3)])
    wb.active=1; wb.save(os.path.join(DOC,f))
    save(f,'COOPERATIVE','managing agent of the co-op','maintenance roll with grouped charge header among other ledgers',False,'Larchmere Owners Corp.','2025-11',oc+va,oc,va,rows,sheet='Maint Nov25',
      planted=dict(what=f'The grand total of the column Total billed is {m2(pt[6])}; the rows add to {m2(good)}',kind='total_wrong'))

# ---------------------------------------------------------------- 11 houses AU
def houses():
    f='houses (Bronwyn).xlsx'; wb=Workbook(); ws=wb.active; ws.title='Sheet1'; rows=[]
    ws['A1']='THE HOUSES'; ws['A1'].font=Font(bold=True,size=18,color='7030A0',name='Comic Sans MS'); ws['D1']='Adelaide, end of August 2025'
    H=['House','Bed/bath','Who is in it','Rent p.w.','Rent per calendar month','Lease start','Lease end','Bond held','How they pay','Agent reckons p.w.']
    for j,h in enumerate(H): c=ws.cell(3,1+j,h); c.font=Font(bold=True); c.fill=PatternFill('solid',fgColor='FFF2CC'); c.alignment=Alignment(wrap_text=True)
    T=[('14 Quandong St, Unley','3/1','Deepa & Ivo Stallybrook',620,D(2024,9,7),D(2025,9,6),2480,'direct debit',690),('3/27 Marlock Ave, Prospect','2/1','Kwame Okpareke',455,D(2023,2,1),'periodic',1820,'bank transfer',520),('9 Saltbush Ct, Modbury','4/2','The Huxtabels',650,D(2025,1,18),D(2026,1,17),2600,'bank transfer',660),('41 Esplanade, Semaphore','3/2','EMPTY - painters in',None,None,None,None,None,780),('6 Warrigal Rd, Magill (front)','2/1','Nadia Trevanick',430,D(2022,11,12),'periodic',1720,'cash, first Friday',495),('6 Warrigal Rd, Magill (granny flat)','1/1','Mrs Orla Quillfeather',210,D(2011,4,1),'periodic',None,'pension day',300),('22 Bluegum Cres, Gawler','4/2','Silas & Hana Wexcombe',580,D(2025,6,28),D(2026,6,27),2320,'direct debit',580)]
    y=4; S=0;SP=0;SB=0
    for u,bb,t,w,s,e,bo,pay,ag in T:
        pcm=round(w*365/7/12,2) if w else None
        for j,v in enumerate([u,bb,t,w,pcm,s,e,bo,pay,ag]):
            c=ws.cell(y,1+j,v)
            if j in(5,6) and v and not isinstance(v,str): c.number_format='dd/mm/yyyy'
            if j in(3,7,9): c.number_format='"$"#,##0'
            if j==4: c.number_format='"$"#,##0.00'
        S+=w or 0; SP+=pcm or 0; SB+=bo or 0
        vac=t.startswith('EMPTY')
        rows.append(R(unit=u,unitType=bb,tenantName=None if vac else t,statusText=t if vac else None,contractRent=pcm,leaseStartDate=iso(s),leaseEndDate=e if isinstance(e,str) else iso(e),deposit=float(bo) if bo else None))
        y+=1
        if u.startswith('9 Salt') : y+=1
    y+=1
    for j,v in((1,'all up'),(4,S),(5,round(SP,2)),(8,SB)):
        c=ws.cell(y,j,v); c.font=Font(bold=True); c.border=Border(top=Side(style='thin')); 
        if j in(4,8): c.number_format='"$"#,##0'
        if j==5: c.number_format='"$"#,##0.00'
    ws.cell(y+2,1,'month = week x 365 / 7 / 12.  Mrs Q. is Mum\'s friend, do NOT put her rent up.')
    ws['L3']='Bills to pay'; ws['L3'].font=Font(bold=True)
    for i,(a,q) in enumerate([('Council rates Unley',612.4),('SA Water x6',1188.05),('Painter, Semaphore',3950),('Landlord ins.',2204.77),('Agent (nil, we do it)',0)]): ws.cell(4+i,12,a); ws.cell(4+i,13,q).number_format='#,##0.00'
    for k,w in zip('ABCDEFGHIJKLM',[34,9,26,10,13,12,12,11,18,11,3,24,11]): ws.column_dimensions[k].width=w
    ws.column_dimensions['K'].width=3; ws.row_dimensions[3].height=45; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(os.path.join(DOC,f))
    save(f,'SINGLE_FAMILY_RENTAL','sister-in-law Bronwyn, Adelaide','hand-kept sheet, weekly and monthly rent, side table of bills',True,None,'2025-08',7,6,1,rows,sheet='Sheet1')

# ---------------------------------------------------------------- 12 mixed use, system export with charge lines
def mixed():
    r=random.Random(5512); f='RentRollDetail_0187_20251204.xlsx'
    wb=xlsxwriter.Workbook(os.path.join(DOC,f)); ws=wb.add_worksheet('Report1')
    g=wb.add_format({'font_name':'Tahoma','font_size':8}); gb=wb.add_format({'font_name':'Tahoma','font_size':8,'bold':1}); gm=wb.add_format({'font_name':'Tahoma','font_size':8,'num_format':'#,##0.00'}); gmb=wb.add_format({'font_name':'Tahoma','font_size':8,'num_format':'#,##0.00','bold':1,'top':1}); hh=wb.add_format({'font_name':'Tahoma','font_size':8,'bold':1,'bottom':1,'text_wrap':1}); gt=wb.add_format({'font_name':'Tahoma','font_size':11,'bold':1}); sec=wb.add_format({'font_name':'Tahoma','font_size':8,'bold':1,'bg_color':'#D9D9D9'})
    gd=wb.add_format({'font_name':'Tahoma','font_size':8,'num_format':'mm/dd/yyyy'})
    ws.write(0,0,'Rent Roll Detail with Recurring Charges',gt); ws.write(1,0,'Property: 0187  Vandergrift Corner',gb); ws.write(2,0,'As Of = 11/30/2025   Month Year = 11/2025',g); ws.write(3,0,'Thursday, December 4, 2025',g)
    H1=['Unit','Plan','Status','Lessee','','Sq.','Market','Recurring','','Lease','Lease','Move','Deposit','Ending']; H2=['','','','ID','Name','Ft.','Rent','Code','Amount','Begins','Ends','In','On Hand','A/R']
    for j,(a,c_) in enumerate(zip(H1,H2)): ws.write(5,j,a,gb); ws.write(6,j,c_,hh)
    y=7; rows=[]; ns=names(r,90); CH={}; tot=dict(mk=0.,ch=0.,dep=0.,bal=0.,sf=0); T=0
    def unit(u,pl,st,tn,sf,mk,chs,lb,le,mi,dep,bal,section):
        nonlocal y,T
        T+=1
        for j,v in enumerate([u,pl,st,(f't00{41000+T*7}' if tn else 'VACANT'),tn or 'VACANT',sf]): ws.write(y,j,v,g)
        ws.write(y,6,mk,gm)
        if tn:
            for j,v in((9,lb),(10,le),(11,mi)):
                if v: ws.write_datetime(y,j,dt.datetime(v.year,v.month,v.day),gd)
            ws.write(y,12,dep,gm); ws.write(y,13,bal,gm)
        for i,(cd,a) in enumerate(chs):
            ws.write(y,7,cd,g); ws.write(y,8,a,gm); y+=1
        if not chs: y+=1
        t=round(sum(a for _,a in chs),2); ws.write(y,7,'Total',gb); ws.write(y,8,t,gmb); y+=2
        rent=[a for c,a in chs if c in('rnt','crnt')]
        rows.append(R(unit=u,unitType=pl,statusText=st,tenantName=tn,area=sf,section=section,marketRent=mk,contractRent=rent[0] if rent else None,charges=[{'code':c,'amount':a} for c,a in chs],totalCharges=t,leaseStartDate=iso(lb),leaseEndDate=iso(le),moveInDate=iso(mi),deposit=dep,balance=bal))
        return t
    plans={'S0':(455,1395.),'A1':(640,1720.),'A2':(705,1795.),'B2':(985,2340.)}
    C=dict(units=0,occ=0,vac=0)
    def add(t,mk,dep,bal,sf,chs):
        tot['mk']+=mk; tot['ch']+=t; tot['dep']+=dep or 0; tot['bal']+=bal or 0; tot['sf']+=sf
        for c,a in chs: CH[c]=round(CH.get(c,0)+a,2)
    ws.merge_range(y,0,y,13,'Commercial Leases',sec); y+=1
    for u,tn,sf,mk,rent,lb,le in[('C-01','Third Street Coffee Roasters LLC',1450,4350.,4210.,D(2022,4,1),D(2027,3,31)),('C-02','Okafor-Lind Optical, P.C.',1120,3360.,3475.5,D(2024,8,1),D(2029,7,31)),('C-03',None,980,2940.,0,None,None),('C-04','Red Spool Tailoring',620,1860.,1795.,D(2019,11,1),D(2025,12,31))]:
        chs=[('crnt',rent),('cam',round(sf*5.2/12,2)),('ret',round(sf*3.1/12,2))] if tn else []
        dep=rent if tn else None; bal=(1204.18 if u=='C-02' else 0.) if tn else None
        t=unit(u,'RTL','Occupied' if tn else 'Vacant',tn,sf,mk,chs,lb,le,lb,dep,bal,'Commercial Leases'); add(t,mk,dep,bal,sf,chs); C['units']+=1; C['occ' if tn else 'vac']+=1
    ws.merge_range(y,0,y,13,'Current/Notice/Vacant Residents',sec); y+=1; fut=[]
    for fl in range(2,6):
        for i in range(1,9):
            u=f'{fl}{i:02d}'; pl=['S0','A1','A1','A2','B2','A2','A1','B2'][i-1]; sf,mk=plans[pl]; mk+=fl*15.; q=r.random()
            if q<.12: 
                st=r.choice(['Vacant-Unrented','Vacant-Leased']); t=unit(u,pl,st,None,sf,mk,[],None,None,None,None,None,'Current/Notice/Vacant Residents'); add(0,mk,0,0,sf,[]); C['vac']+=1
                if st=='Vacant-Leased': fut.append((u,pl,sf,mk))
            else:
                st='Notice-Unrented' if q<.2 else 'Occupied'; rent=mk-r.choice([0,20,45,70,130]); chs=[('rnt',rent)]
                if r.random()<.5: chs.append(('amen',35.))
                if r.random()<.4: chs.append(('trsh',12.5))
                if r.random()<.25: chs.append(('pet',40.))
                if r.random()<.1: chs.append(('conc',-100.))
                lb=D(2025,r.randint(1,11),1) if r.random()<.8 else D(2024,12,1); le=addm(lb,12)-dt.timedelta(days=1); mi=lb if r.random()<.6 else D(r.randint(2019,2023),lb.month,r.randint(1,28))
                dep=r.choice([500.,rent,0.]); bal=r.choice([0.,0.,0.,-38.,rent,87.25])
                t=unit(u,pl,st,ns.pop(),sf,mk,chs,lb,le,mi,dep,bal,'Current/Notice/Vacant Residents'); add(t,mk,dep,bal,sf,chs); C['occ']+=1
            C['units']+=1
    ws.merge_range(y,0,y,13,'Future Residents/Applicants',sec); y+=1
    if not fut: fut=[]
    for u,pl,sf,mk in fut:
        mi=D(2025,12,r.randint(8,22)); unit(u,pl,'Future',ns.pop(),sf,mk,[('rnt',mk-25),('amen',35.)],mi,addm(mi,12)-dt.timedelta(days=1),mi,500.,-500.,'Future Residents/Applicants')
    nf=len(fut)
    ws.write(y,0,'Grand Total (current)',gb); ws.write(y,5,tot['sf'],gb); ws.write(y,6,tot['mk'],gmb); ws.write(y,8,round(tot['ch'],2),gmb); ws.write(y,12,tot['dep'],gmb); ws.write(y,13,round(tot['bal'],2),gmb); y+=3
    ws.write(y,0,'Summary Groups',gb); 
    for j,h in((4,'Units'),(5,'% Units')): ws.write(y,j,h,hh)
    y+=1
    for a,n in(('Occupied (incl. notice)',C['occ']),('Vacant',C['vac']),('Future (not counted)',nf),('Total units',C['units'])):
        ws.write(y,0,a,g); ws.write(y,4,n,g); ws.write(y,5,f"{n/C['units']*100:.2f}%" if 'Future' not in a else '',g); y+=1
    y+=1; ws.write(y,0,'Recurring charge summary (current)',gb); y+=1
    for c,a in CH.items(): ws.write(y,0,c,g); ws.write(y,4,a,gm); y+=1
    ws.write(y,0,'Total',gb); ws.write(y,4,round(sum(CH.values()),2),gmb); assert abs(sum(CH.values())-tot['ch'])<.01
    for j,w in enumerate([9,6,14,11,30,6,10,9,10,10,10,10,10,10]): ws.set_column(j,j,w)
    ws.hide_gridlines(2); ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(5,6); wb.close()
    save(f,'MIXED_USE','property-management system export','unit blocks with charge lines beneath, commercial, current and future sections',True,'Vandergrift Corner','2025-11-30',C['units'],C['occ'],C['vac'],rows,sheet='Report1')

# ---------------------------------------------------------------- 13 coworking UK, export with numbers as text
def cowork():
    r=random.Random(5513); f='resources-export.xlsx'; wb=Workbook(); ws=wb.active; ws.title='resources'; m=wb.create_sheet('flexi_members')
    H=['Location','Resource ID','Resource type','Desks','Sq ft','Availability','Company','Contract start','Contract end','List price / month','Fee / month (ex VAT)','Deposit held','Plan note']
    ws.append(H); co=['Copperleaf Analytics Ltd','Wren & Sable Studio','Tidewater Grants CIC','Fennel Street Films','Oakapple Payroll Ltd','Brickfield Recruitment','Juniper Legal Ops','Slate Roof Software Ltd','Northstar Tutors','Vellum Press','Kite & Key PR','Hexham Data Co','Ampersand Wills','Garnet HR Ltd','Ploughshare Energy']
    rows=[]; oc=va=0; P='Marlpit House, Level 3'; gbp=lambda x:f'£{x:,.2f}'
    L_=[(f'Office 3.{i:02d}','Private office',d,d*48,d*395) for i,d in enumerate([4,6,8,2,2,10,4,12,6,3,4,14],1)]+[(f'DD-{i:02d}','Dedicated desk',1,None,285) for i in range(1,17)]+[(f'LK-{i}','Project studio',6,310,1950) for i in range(1,4)]
    r.shuffle(co); k=0
    for u,ty,d,sf,lp in L_:
        q=r.random()
        if q<.2:
            ws.append([P,u,ty,str(d),str(sf) if sf else '','Available','','','',gbp(lp),'','','']); va+=1
            rows.append(R(unit=u,propertyName=P,unitType=ty,area=sf,statusText='Available',marketRent=float(lp))); continue
        st='Notice given' if q<.28 else 'Occupied'; tn=co[k%len(co)] if ty!='Dedicated desk' or r.random()<.3 else name(r); k+=1
        fee=round(lp*r.choice([1,.95,.9,.875,1.05]),2); s=D(r.choice([2023,2024,2025]),r.randint(1,9),1); e='Rolling' if ty=='Dedicated desk' else addm(s,r.choice([24,36]))-dt.timedelta(days=1)
        if e!='Rolling' and e<D(2025,10,1): e='Rolling'
        dep=fee if ty!='Dedicated desk' else 0.
        ws.append([P,u,ty,str(d),str(sf) if sf else '',st,tn,s.strftime('%d %b %Y'),e if e=='Rolling' else e.strftime('%d %b %Y'),gbp(lp),gbp(fee),gbp(dep),r.choice(['','','','2 hrs meeting room incl.','broadband upgrade'])]); oc+=1
        rows.append(R(unit=u,propertyName=P,unitType=ty,area=sf,statusText=st,tenantName=tn,leaseStartDate=iso(s),leaseEndDate=e if e=='Rolling' else iso(e),marketRent=float(lp),contractRent=fee,deposit=dep))
    m.append(['Member','Plan','Joined','Fee / month'])
    for i in range(14): m.append([name(r),r.choice(['Flexi 5','Flexi 10','Virtual address']),D(2025,r.randint(1,9),4).strftime('%d %b %Y'),gbp(r.choice([95,160,45]))])
    ws.auto_filter.ref=ws.dimensions; ws.freeze_panes='A2'
    for i,w in enumerate([22,13,15,7,7,13,26,14,14,16,19,13,24]): ws.column_dimensions['ABCDEFGHIJKLM'[i]].width=w
    wb.save(os.path.join(DOC,f))
    save(f,'OFFICE','coworking platform export, Leeds','flat export from row 1, all numbers as text with pound signs, no totals, no date',False,P,None,oc+va,oc,va,rows,sheet='resources')

# ---------------------------------------------------------------- 14 family small commercial, several properties
def family():
    f='LFH small commercial FY26.xlsx'; wb=xlsxwriter.Workbook(os.path.join(DOC,f)); cv=wb.add_worksheet('Cover'); ws=wb.add_worksheet('Roll'); ck=wb.add_worksheet('Checks')
    X=lambda **k: wb.add_format({'font_name':'Calibri','font_size':10,**k})
    g=X();b=X(bold=1);h=X(bold=1,bg_color='#404040',font_color='white',border=1,align='center',text_wrap=1); gh=X(bold=1,bg_color='#808080',font_color='white',border=1,align='center'); band=X(bold=1,bg_color='#FCE4D6',font_size=11); mo=X(num_format='#,##0.00_);(#,##0.00)'); mb=X(num_format='#,##0.00_);(#,##0.00)',bold=1,top=1); n0=X(num_format='#,##0'); nb=X(num_format='#,##0',bold=1,top=1); da=X(num_format='d-mmm-yy',align='center'); it=X(italic=1,font_color='#7F7F7F')
    cv.write('B2','Lindqvist Family Holdings',X(bold=1,font_size=18)) if False else cv.write('B2','Lindqvist Family Holdings',wb.add_format({'bold':1,'font_size':18})); cv.write('B3','Warehouses and flex buildings',g); cv.write('B5','Prepared for the bank covenant package',g); cv.write('B6','File saved 22 Jan 2026',g)
    ws.write('B2','Rent roll - warehouses and flex',wb.add_format({'bold':1,'font_size':14})); ws.write('B3','In place at 31 December 2025. US dollars (Brampton in Canadian dollars, not converted).',g)
    ws.merge_range('B5:F5','Premises',gh); ws.merge_range('G5:H5','Term',gh); ws.merge_range('I5:K5','Per month',gh); ws.merge_range('L5:O5','Contract increases (new monthly base)',gh); ws.write('P5','',gh); ws.write('Q5','',gh)
    for j,t in enumerate(['Bay','Tenant','Type','SF','GL','Commence','Expire','Base rent','Opex / TMI','All-in','Date 1','Rent 1','Date 2','Rent 2','Security','Notes']): ws.write(5,1+j,t,h)
    PR=[('KESTREL WAY, DAYTON OH',[('1','Adhesive Works Midwest LLC','Whse',22000,D(2021,2,1),D(2026,1,31),9350.,2310.,[],9350.,'renewal out for signature'),('2','Kessler-Ruiz Seating Co.','Whse',14500,D(2023,6,1),D(2028,5,31),6645.83,1522.5,[(D(2026,6,1),6845.2),(D(2027,6,1),7050.56)],6645.83,''),('3',None,'Whse',9000,None,None,None,None,[],None,'dock leveller broken'),('Yard','Bluestem Trailer Leasing','Yard',None,D(2024,1,1),'M-T-M',1800.,0.,[],0.,'')]),
        ('BRAMPTON FLEX, BRAMPTON ON (C$)',[('101','Maple Ridge Cold Chain Inc.','Flex',11800,D(2022,9,1),D(2027,8,31),15733.33,4720.,[(D(2026,9,1),16225.)],31466.66,''),('102','Sarovar Spices Ltd.','Flex',6200,D(2020,3,1),D(2030,2,28),7491.67,2480.,[(D(2026,3,1),7750.),(D(2028,3,1),8266.67)],7491.67,''),('103','Tessellate Tile Importers','Flex',6150,D(2025,11,1),D(2030,10,31),8712.5,2460.,[(D(2027,11,1),8968.75)],8712.5,'one month free, Nov 25'),('104',None,'Flex',5900,None,None,None,None,[],None,'fit-out plans with city')]),
        ('OLD CANNERY, STOCKTON CA',[('A','Delta Almond Packers','Whse',48000,D(2016,10,1),D(2026,9,30),24960.,5280.,[],20000.,'option 5 yrs at 95% FMV'),('B-1','Foothill Fence Supply','Whse',7500,D(2024,5,1),D(2027,4,30),5250.,825.,[(D(2026,5,1),5407.5)],5250.,''),('B-2','River City Stage & Lighting','Whse',7500,D(2019,8,1),'M-T-M',4575.,825.,[],3000.,'owes Nov'),('Office','Family office (own use)','Office',1400,None,None,0.,0.,[],None,'no lease')])]
    y=6; rows=[]; G=[0,0.,0.,0.]
    for pn,us_ in PR:
        y+=1; ws.merge_range(y,1,y,16,pn,band); y+=1; S=[0,0.,0.,0.,0.]; y0=y
        for u,t,ty,sf,s,e,br,ox,st,dep,nt in us_:
            ws.write(y,1,u,g); ws.write(y,2,t or 'vacant',g if t else it); ws.write(y,3,ty,g); 
            if sf: ws.write(y,4,sf,n0)
            ws.write(y,5,4010,g)
            for j,v in((6,s),(7,e)):
                if isinstance(v,str): ws.write(y,j,v,da)
                elif v: ws.write_datetime(y,j,dt.datetime(v.year,v.month,v.day),da)
            if br is not None:
                ws.write(y,8,br,mo); ws.write(y,9,ox,mo); ws.write_formula(y,10,f'=I{y+1}+J{y+1}',mo,round(br+ox,2))
            for i,(a,q) in enumerate(st): ws.write_datetime(y,11+2*i,dt.datetime(a.year,a.month,a.day),da); ws.write(y,12+2*i,q,mo)
            if dep is not None: ws.write(y,15,dep,mo)
            ws.write(y,16,nt,g)
            for j,v in enumerate((sf,br,ox,(br or 0)+(ox or 0),dep)): S[j]+=v or 0
            rows.append(R(unit=u,propertyName=pn,tenantName=t,statusText=None if t else 'vacant',unitType=ty,area=sf,leaseStartDate=iso(s),leaseEndDate=e if isinstance(e,str) else iso(e),contractRent=br,charges=[{'code':'Opex / TMI','amount':ox}] if ox is not None else None,totalCharges=round(br+ox,2) if br is not None else None,rentSteps=[{'date':iso(a),'amount':q} for a,q in st],deposit=dep)); y+=1
        ws.write(y,2,'Subtotal',b); ws.write_formula(y,4,f'=SUM(E{y0+1}:E{y})',nb,S[0])
        for j,col in((8,'I'),(9,'J'),(10,'K'),(15,'P')): ws.write_formula(y,j,f'=SUM({col}{y0+1}:{col}{y})',mb,round(S[{8:1,9:2,10:3,15:4}[j]],2))
        ck.write(len(G)+PR.index((pn,us_)),0,pn); ck.write(len(G)+PR.index((pn,us_)),1,round(S[1],2)); y+=1
    ws.write(y+1,1,'12 bays and yards: 9 leased to tenants, 1 own use, 2 vacant. No grand total, two currencies.',it)
    for j,w in enumerate([2,8,30,8,9,7,11,11,12,12,13,11,12,11,12,12,28]): ws.set_column(j,j,w)
    ws.set_column(5,5,7,None,{'hidden':1}); ws.freeze_panes(6,3); ws.hide_gridlines(2); ws.set_landscape(); ws.fit_to_pages(1,0)
    wb.close()
    save(f,'WAREHOUSE','family accountant','several properties in one sheet, band headings, grouped headers, hidden column, dated increases',True,None,'2025-12-31',12,None,2,rows,sheet='Roll')
