from common import *
import xlsxwriter,openpyxl
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
from openpyxl.comments import Comment

def x1():  # executive suites
    r=random.Random(8011);n=N(r);nm='lantern_works_suites_oct25.xlsx';wb=xlsxwriter.Workbook(D+nm);rows=[]
    wr=wb.add_worksheet('Price card');wr.write_column(0,0,['Price card 2025','Phone line','Mail handling','Internet port','Reserved parking','Conference hour']);wr.write_column(0,1,['per month',35,25,40,60,22])
    ws=wb.add_worksheet('Oct-25');wb.add_worksheet('Conf room log').write_row(0,0,['Date','Member','Hours'])
    T=wb.add_format({'bold':1,'font_size':14,'font_name':'Cambria'});h=wb.add_format({'bold':1,'text_wrap':1,'bg_color':'#1F4E5F','font_color':'white','align':'center','valign':'vcenter','border':1});mf=wb.add_format({'num_format':'#,##0.00;(#,##0.00);-'});df=wb.add_format({'num_format':'d-mmm-yy','align':'left'});b=wb.add_format({'bold':1,'top':1,'num_format':'#,##0.00'});fl=wb.add_format({'bold':1,'align':'center','valign':'vcenter','rotation':90,'bg_color':'#E8E8E8'});sc=wb.add_format({'bold':1,'italic':1,'font_color':'#1F4E5F'})
    ws.write(0,1,'LANTERN WORKS EXECUTIVE SUITES',T);ws.write(1,1,'Suite billing October 2025');ws.write(2,1,'as of'); ws.write_datetime(2,2,dt.datetime(2025,10,1),df)
    for c,t in enumerate(['Floor','Suite','Sq. ft.','Member company','Contact','Start','Term ends','Card price','Office fee','Phone','Mail','Internet','Parking','Total billed','Deposit held']):
        if 9<=c<=12:ws.write(5,c,t,h)
        else:ws.merge_range(4,c,5,c,t,h)
    ws.merge_range(4,9,4,12,'Add-on services',h);ws.set_row(4,18);ws.set_column(0,0,6);ws.set_column(1,2,8);ws.set_column(3,4,25);ws.set_column(5,14,11);ws.freeze_panes(6,4)
    i=6;G=[0]*8;occ=vac=mg=0;first=[]
    w1="Bright Juniper Ridge Copper North Silver Lark Plain Tidal Amber Stone Fox Clear".split();w2="Bookkeeping,Design,Title Agency,Counseling,Staffing,Insurance,Engineering,Travel,Tutoring,Media,Mortgage,Hearing Aids".split(',');used=set()
    def co():
        while 1:
            x=r.choice(w1)+' '+r.choice(w2)+r.choice(['',' LLC',' Inc'])
            if x not in used:used.add(x);return x
    for f,ids in (('1st',[101,102,103,105,106,107,108,109,110,111]),('2nd',[201,202,203,204,205,206,207,208,209,210,211,212,214]),('3rd',[301,302,303,304,305,306,307,308,309,310,311])):
        ws.merge_range(i,0,i+len(ids)-1,0,f+' floor',fl)
        for u in ids:
            a=r.choice([96,110,124,140,168,225,260]);lp=round(a*3.6/5)*5;ws.write(i,1,u);ws.write(i,2,a);e=row(unit=str(u),building=None,area=a)
            if u==101:ws.write(i,3,'Management office');e.update(statusText='Management office');mg+=1
            elif r.random()<.23:ws.write(i,3,'AVAILABLE');ws.write(i,7,lp,mf);e.update(statusText='AVAILABLE',marketRent=lp);vac+=1
            else:
                who=co();ct=n();d=rd(r,2021,2025);d=min(d,dt.date(2025,9,1));mt=r.random()<.3;en=eoy(d,1)
                while en<dt.date(2025,10,1):en=eoy(en+dt.timedelta(1))
                fee=lp-r.choice([0,0,15,30]);v=[fee,r.choice([0,35,70]),r.choice([0,25]),r.choice([40,0,80]),r.choice([0,0,60])];tt=sum(v);de=r.choice([fee,fee,2*fee,0])
                ws.write(i,3,who);ws.write(i,4,ct);ws.write_datetime(i,5,dt.datetime(d.year,d.month,d.day),df)
                ws.write(i,6,'mo-to-mo') if mt else ws.write_datetime(i,6,dt.datetime(en.year,en.month,en.day),df)
                ws.write(i,7,lp,mf)
                for k,x in enumerate(v):ws.write(i,8+k,x,mf)
                ws.write_formula(i,13,f'=SUM(I{i+1}:M{i+1})',mf,tt);ws.write(i,14,de,mf)
                e.update(tenantName=who,leaseStartDate=iso(d),leaseEndDate='mo-to-mo' if mt else iso(en),marketRent=lp,contractRent=fee,charges=[dict(code=c,amount=x) for c,x in zip(['Office fee','Phone','Mail','Internet','Parking'],v) if x],totalCharges=tt)
                if de:e['deposit']=de
                occ+=1;G=[p+q for p,q in zip(G,[lp]+v+[tt,de])]
            rows.append(e);i+=1
    ws.write(i,3,'Suites billed',b)
    for k,x in enumerate(G[1:]):ws.write(i,8+k,x,b)
    S1=G[6];i+=2;ws.write(i,1,'Virtual office members',sc);i+=1;S2=0
    for k in range(1,8):
        who=co();ct=n();v=[49 if k%3 else 79,r.choice([0,35]),25];d=rd(r,2022,2025);d=min(d,dt.date(2025,9,1))
        ws.write(i,1,f'V-{k}');ws.write(i,3,who);ws.write(i,4,ct);ws.write_datetime(i,5,dt.datetime(d.year,d.month,d.day),df);ws.write(i,6,'mo-to-mo')
        for q,x in zip((8,9,10),v):ws.write(i,q,x,mf)
        ws.write(i,13,sum(v),mf);S2+=sum(v);rows.append(row(unit=f'V-{k}',section='Virtual office members',tenantName=who,leaseStartDate=iso(d),leaseEndDate='mo-to-mo',contractRent=v[0],charges=[dict(code=c,amount=x) for c,x in zip(['Office fee','Phone','Mail'],v) if x],totalCharges=sum(v)));i+=1
    ws.write(i,3,'Virtual billed',b);ws.write(i,13,S2,b);ws.write(i+1,3,'ALL BILLED',b);ws.write(i+1,13,S1+S2,b)
    for k,(a,x) in enumerate((('Suites',occ+vac+mg),('Taken',occ),('Available',vac),('Own use',mg))):ws.write(i+3+k,3,a);ws.write(i+3+k,4,x)
    ws.set_landscape();ws.fit_to_pages(1,0);wb.close();save(nm,'OFFICE','executive suites, grouped header, add-ons, virtual members',True,rows,occ+vac+mg,occ,vac,'LANTERN WORKS EXECUTIVE SUITES','2025-10-01',sheet='Oct-25')

def x2():  # church & school rooms
    r=random.Random(802);n=N(r);nm='st_brannoc_room_rentals.xlsx';wb=openpyxl.Workbook();ws=wb.active;ws.title='Sheet1';rows=[]
    ar=Font(name='Arial',size=10);bo=Font(name='Arial',size=10,bold=True)
    ws['B1']="St. Brannoc's Church - use of rooms by others";ws['B1'].font=Font(name='Arial',size=13,bold=True);ws['B2']='Property committee, for the meeting of 11 September 2025'
    for c,t in zip('ABDEFGHI',['Where','Room','Who','What for','Days','Per month','Since','Agreement to']):ws[c+'4']=t;ws[c+'4'].font=bo;ws[c+'4'].border=Border(bottom=Side('medium'))
    data=[('Parish hall','Upper hall','Harlow Ballet School','dance classes','Mon-Thu',450,'Sept 2021','6/30/2026'),('','Lower hall','Second Helping Pantry','food shelf','Sat','no charge','2016',''),('','Kitchen','Mrs. Ottoline Budge','catering (license)','weekdays',275,'Jan 2024','12/31/2025'),('','Choir loft','','','','','',''),
    ('Old school','Room 1','Little Otters Preschool','preschool','Mon-Fri',820,'Aug 2019','7/31/2027'),('','Room 2','Little Otters Preschool','preschool','Mon-Fri',820,'Aug 2019','7/31/2027'),('','Room 3','Little Otters Preschool','nap room','Mon-Fri',400,'Aug 2022','7/31/2027'),('','Room 4','Tri-County Literacy','tutoring','Tue, Thu',190,'Feb 2023','open'),('','Room 5','not let','','','','',''),('','Room 6','Granger Chess Club','evenings','Wed',40,'2018','open'),('','Gymnasium','Valley Homeschool League','sports','Mon, Fri',360,'Sept 2024','5/31/2026'),('','Principal\'s office','not let','','','','',''),('Rectory','House (3 BR)','Rev. A. Penhallow','lives there','','no charge','2020',''),('Outside','Steeple','Crestline Wireless','antenna','',1150,'May 2017','4/30/2027')]
    i=5;tot=0;occ=vac=0;cur=''
    for w,rm,who,wf,dy,pm,si,ag in data:
        if w:
            if i>5:i+=1
            ws[f'A{i}']=w;cur=w
        e=row(unit=rm,building=cur);ws[f'B{i}']=rm
        if rm=='Choir loft':who='empty'
        ws[f'D{i}']=who;ws[f'E{i}']=wf;ws[f'F{i}']=dy
        if who in('not let','empty'):e['statusText']=who;vac+=1
        else:
            e['tenantName']=who
            ws[f'G{i}']=f'${pm:,.2f}' if pm!='no charge' else pm;ws[f'G{i}'].alignment=Alignment(horizontal='right');ws[f'H{i}']="'"[:0]+si;ws[f'I{i}']=ag
            if pm!='no charge':e['contractRent']=pm;tot+=pm
            e['leaseStartDate']=si
            if ag:e['leaseEndDate']=iso(dt.datetime.strptime(ag,'%m/%d/%Y').date()) if ag!='open' else ag
            if cur!='Outside':occ+=1
        rows.append(e);i+=1
    ws[f'F{i+1}']='In all';ws[f'G{i+1}']=f'${tot:,.2f}';ws[f'G{i+1}'].font=bo;ws[f'G{i+1}'].alignment=Alignment(horizontal='right')
    ws[f'B{i+3}']='The preschool pays all three rooms in one check. Antenna rent goes to the roof fund.';ws[f'B{i+4}']=f'Rooms and house: {occ+vac}, in use {occ}, free {vac}.'
    for rr in ws.iter_rows():
        for c in rr:
            if c.value and c.font.name!='Arial':c.font=ar
    for c,w in zip('ABCDEFGHI',[12,18,2,27,18,11,12,11,13]):ws.column_dimensions[c].width=w
    wb.save(D+nm);save(nm,'OTHER','church rooms, numbers as text, spacer rows and column',True,rows,occ+vac,occ,vac,"St. Brannoc's Church",'2025-09-11',sheet='Sheet1')

def x3():  # hangars side by side
    r=random.Random(803);n=N(r);nm='mossy_creek_airport_hangars.xlsx';wb=openpyxl.Workbook();ws=wb.active;ws.title='T-hangars';rows=[];bo=Font(name='Courier New',size=10,bold=True);co=Font(name='Courier New',size=10);th=Side('thin')
    ws.merge_cells('A1:M1');ws['A1']='MOSSY CREEK COUNTY AIRPORT';ws.merge_cells('A2:M2');ws['A2']='HANGAR TENANT LIST - 01 AUG 2025';
    for c in('A1','A2'):ws[c].alignment=Alignment(horizontal='center')
    blocks=[('A',1,4),('B',8,4),('C',1,20),('D',8,20)];occ=vac=0;T=0
    for bl,c0,r0 in blocks:
        ws.merge_cells(start_row=r0,start_column=c0,end_row=r0,end_column=c0+5);ws.cell(r0,c0,f'ROW {bl}').fill=PatternFill('solid',fgColor='CCCCCC')
        for k,t in enumerate(['HGR','LESSEE','N-NO.','SINCE','RENT','PD THRU']):
            x=ws.cell(r0+1,c0+k,t);x.border=Border(bottom=th)
        s=0;base=r.choice([185,210,240])
        for k in range(1,13):
            q=r0+1+k;u=f'{bl}-{k}';ws.cell(q,c0,u);e=row(unit=u,section=f'ROW {bl}')
            if r.random()<.08:ws.cell(q,c0+1,'(EMPTY)');e['statusText']='EMPTY';vac+=1
            else:
                who=r.choice([n('{L} {F}').upper(),n('{L}, {I}').upper()]) if r.random()<.88 else r.choice(['CIVIL AIR PATROL','AG-SPRAY INC','SKYLARK FLYING CLUB']);d=rd(r,2006,2024);rent=base+(45 if k in(1,12) else 0)
                ws.cell(q,c0+1,who);ws.cell(q,c0+2,f"N{r.randint(100,9999)}{r.choice('AFJKPSX')}");ws.cell(q,c0+3,d.strftime('%m/%y'));x=ws.cell(q,c0+4,rent);x.number_format='#,##0';ws.cell(q,c0+5,r.choice(['8/25','8/25','8/25','9/25','12/25','7/25']))
                e.update(tenantName=who,moveInDate=d.strftime('%m/%y'),contractRent=rent);s+=rent;occ+=1
            rows.append(e)
        ws.cell(r0+14,c0+1,f'ROW {bl} RENT');ws.cell(r0+14,c0+4,s);ws.cell(r0+14,c0+4).number_format='#,##0';ws.cell(r0+14,c0+4).border=Border(top=th);T+=s
    ws['B36']='ALL HANGARS PER MONTH';ws['E36']=T;ws['E36'].number_format='#,##0'
    ws['B37']=f'HANGARS {occ+vac}   LEASED {occ}   EMPTY {vac}';ws['B38']='CORNER UNITS (1 AND 12) $45 MORE. WAITING LIST AT OFFICE.'
    for rr in ws.iter_rows():
        for c in rr:c.font=bo if c.row in(1,2) else co
    for c,w in zip('ABCDEFGHIJKLM',[7,25,9,8,8,9,3,7,25,9,8,8,9]):ws.column_dimensions[c].width=w
    ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.save(D+nm);save(nm,'OTHER','hangar rows in four blocks, two side by side',True,rows,occ+vac,occ,vac,'MOSSY CREEK COUNTY AIRPORT','2025-08-01',sheet='T-hangars')

def x4():  # co-op, digit changed
    r=random.Random(804);n=N(r);nm='ashgrove_coop_maintenance_roll.xlsx';wb=openpyxl.Workbook();ws=wb.active;ws.title='Maint 2025-07';rows=[];bo=Font(name='Garamond',size=11,bold=True)
    ws['A1']='Ashgrove Terrace Owners Corp.';ws['A1'].font=Font(name='Garamond',size=15,bold=True);ws['A2']='Monthly maintenance roll';ws['A3']='July 2025'
    H=['Apt','Rooms','Shareholder / occupant','Held by','Shares','Maintenance','Assessment','Storage','Garage','Monthly total','Arrears 6/30'];
    for k,t in enumerate(H):
        c=ws.cell(5,1+k,t);c.font=bo;c.alignment=Alignment(wrap_text=True,horizontal='center' if k<4 else 'right');c.fill=PatternFill('solid',fgColor='E7DCC8')
    i=6;G=[0.0]*7;occ=vac=0;plan=None;cand=0
    for f in range(1,8):
        for l in 'ABCDE':
            u=f'{f}{l}'
            if u=='1E':continue
            sh=r.choice([180,210,240,265,310])+f*5;mt=round(sh*3.4125,2);asx=round(sh*.45,2);sto=r.choice([0,0,35]);ga=r.choice([0,0,0,165]);rm=r.choice(['3','3½','4','5']);held='Shareholder';who=n('{L}, {F}')+(r.choice([' & ','/'])+r.choice(F) if r.random()<.3 else '')
            bal=r.choice([0]*7+[mt,round(2*mt,2),85.4]);mt_t=None
            if u=='1A':held,who='Corp. - super',n('{L}, {F}');sh=mt=asx=sto=ga=bal=None
            elif u in('2C','5D','6A'):held='Sponsor - rented'
            elif u=='4B':held,who='Sponsor - vacant',None;sto=ga=0
            for k,v in enumerate([u,rm,who,held,sh]):ws.cell(i,1+k,v)
            e=row(unit=u,unitType=rm+' rooms' if False else rm,tenantName=who,statusText=held)
            if sh:
                v=[mt,asx,sto,ga];t=round(sum(v),2);pt=t;cand+=1
                if u=='5B':pt=round(t+90 if int(t//10)%10==0 else t-int(t//10)%10*10+((int(t//10)%10+4)%10)*10,2);plan=dict(what=f'Monthly total of apt 5B printed {pt:.2f}, its charges add to {t:.2f} (tens digit); grand total is right',kind='digit_changed')
                for k,x in enumerate(v+[pt,bal]):
                    c=ws.cell(i,6+k,x if x or k>4 else None);c.number_format='#,##0.00'
                    if not x and k==5:c.value=0
                e.update(charges=[dict(code=c,amount=x) for c,x in zip(H[5:9],v) if x],totalCharges=pt,balance=bal);G=[round(p+q,2) for p,q in zip(G,[sh]+v+[t,bal])]
            occ+=who is not None;vac+=who is None;rows.append(e);i+=1
    ws.cell(i,3,'Total');
    for k,x in enumerate(G):c=ws.cell(i,5+k,x);c.font=bo;c.number_format='#,##0' if k==0 else '#,##0.00';c.border=Border(top=Side('thin'),bottom=Side('double'))
    ws.cell(i+2,1,f'{occ+vac} apartments; 1E was joined to 1D in 1988. Maintenance at $3.4125 per share, assessment (facade) at $0.45 per share through December.');ws.cell(i+3,1,'Super pays no maintenance. Sponsor is billed for its rented and vacant apartments.')
    for c,w in zip('ABCDEFGHIJK',[6,8,32,18,8,13,12,9,9,14,13]):ws.column_dimensions[c].width=w
    ws.page_setup.orientation='landscape';ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True);ws.page_setup.fitToHeight=0;ws.freeze_panes='A6';wb.save(D+nm)
    save(nm,'COOPERATIVE','co-op maintenance roll by shareholder',True,rows,occ+vac,occ,vac,'Ashgrove Terrace Owners Corp.','2025-07',plan,'Maint 2025-07')

def x5():  # SFR nicknames, months
    r=random.Random(805);n=N(r);nm='wickersham_houses_2025.xlsx';wb=xlsxwriter.Workbook(D+nm);ws=wb.add_worksheet('2025');rows=[]
    h=wb.add_format({'bold':1,'bottom':2});mf=wb.add_format({'num_format':'#,##0'});yl=wb.add_format({'num_format':'#,##0','bg_color':'#FFFF99'});b=wb.add_format({'bold':1,'top':1,'num_format':'#,##0'});gr=wb.add_format({'italic':1,'font_color':'#777777','num_format':'#,##0'})
    ws.write(0,0,'WICKERSHAM HOUSES',wb.add_format({'bold':1,'font_size':12}));ws.write(0,4,'rents received through Sept 2025')
    M='Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split();ws.write_row(2,0,['House','Where','Tenant','Rent','Dep.']+M+['Year','Remarks'],h)
    hs=['Blue house,41 Alder','Brick ranch,902 Tamarack','Corner,500 E. 3rd','Grandma\'s,77 Chapel Rd','Green duplex L,214 Vine','Green duplex R,216 Vine','Little white,18 Ferris','Creek house,3300 Mill Creek Rd','Barn apt.,3302 Mill Creek Rd','Old Schumm place,1190 Co. Rd 9','Yellow,45 Alder','A-frame,12 Pine Loop','Pink,620 Delmar','Split level,1415 Hyacinth','Doc\'s,88 Church','Stone cottage,5 Quarry Ln']
    i=3;cols=[0]*12;TR=TD=0;occ=vac=0
    for k,x in enumerate(hs):
        nk,ad=x.split(',');rent=r.randrange(550,1400,25);dep=r.choice([rent,500,rent]);st=0
        if k in(3,10):  # former then new
            who=n();ws.write_row(i,0,[nk,ad,who,rent,None],gr);tot=0
            for q in range(5):ws.write(i,5+q,rent,gr);cols[q]+=rent;tot+=rent
            ws.write(i,17,tot,gr);ws.write(i,18,'moved out 5/31/25',gr);rows.append(row(unit=nk,tenantName=who,contractRent=rent,statusText='moved out 5/31/25',moveOutDate='2025-05-31'));i+=1;st=6;rent+=50
        if k==12:
            ws.write_row(i,0,[nk,ad,'empty']);ws.write(i,18,'since Nov. - selling?');ws.write(i,17,0,mf);rows.append(row(unit=nk,statusText='empty'));vac+=1;i+=1;continue
        who=n(r.choice(['{F} {L}','{L}','{F} & '+r.choice(F)+' {L}']));ws.write_row(i,0,[nk,ad,who]);ws.write(i,3,rent,mf);ws.write(i,4,dep,mf);tot=0
        for q in range(st,9):
            v=rent if r.random()>.05 else r.choice([0,rent//2]);ws.write(i,5+q,v,mf if v==rent else yl);tot+=v;cols[q]+=v
        ws.write_formula(i,17,f'=SUM(F{i+1}:Q{i+1})',mf,tot);rem={3:'new 7/1',10:'new 7/1',7:'pays own propane',13:'Section 8 pays 610 of it'}.get(k,'')
        if rem:ws.write(i,18,rem)
        e=row(unit=nk,tenantName=who,contractRent=rent,deposit=dep)
        if st:e['moveInDate']='2025-07-01'
        rows.append(e);TR+=rent;TD+=dep;occ+=1;i+=1
    for z in rows:pass
    ws.write(i+1,0,'Now rented',b);ws.write(i+1,1,f'{occ} of {occ+vac} houses',b);ws.write(i+1,2,'',b);ws.write(i+1,3,TR,b);ws.write(i+1,4,TD,b)
    for q in range(12):ws.write(i+1,5+q,cols[q] if q<9 else '',b)
    ws.write(i+1,17,sum(cols),b);ws.set_column(0,1,18);ws.set_column(2,2,25);ws.set_column(3,17,7);ws.set_column(18,18,22);ws.set_landscape();ws.fit_to_pages(1,0)
    w=wb.add_worksheet('Repairs');w.write_row(0,0,['Date','House','What','Paid'],h)
    for k in range(14):w.write_row(1+k,0,[f'{r.randint(1,9)}/{r.randint(1,28)}',r.choice(hs).split(',')[0],r.choice(['furnace','gutter','toilet','paint','locks']),r.randint(40,900)])
    w=wb.add_worksheet('Mortgages');w.write_row(0,0,['House','Bank','Payment','Balance'],h);w.write_row(1,0,['Creek house','First Granger',612,48210]);w.write_row(2,0,['A-frame','Vail Co. CU',388,30115])
    wb.close();
    save(nm,'SINGLE_FAMILY_RENTAL','houses by nickname, months across, former tenants in grey rows',True,rows,occ+vac,occ,vac,'WICKERSHAM HOUSES','2025-09',sheet='2025')

def x6():  # market stalls
    r=random.Random(806);n=N(r);nm='corn_exchange_market_stalls.xlsx';wb=xlsxwriter.Workbook(D+nm);ws=wb.add_worksheet('Stallholders');rows=[]
    g=lambda **k:wb.add_format(dict(font_name='Calibri',font_size=10,**k));hf=g(bold=1,text_wrap=1,border=1,align='center',bg_color='#F4B183');mf=g(num_format='#,##0.00',border=4);pl=g(border=4);sf=g(bold=1,bg_color='#FBE5D6');bf=g(bold=1,num_format='#,##0.00',top=1)
    ws.merge_range('A1:J1','The Corn Exchange Market Hall',g(bold=1,align='center'));ws.merge_range('A2:J2','Stall register at 31 March 2025    (L = let, N = let, notice given, V = void, C = closed for repair)',g(align='center'))
    H=['Stall','St.','Stallholder','Line of goods','Size m²','Licence from','Stall rent p.m.','Electric p.m.','Cold store p.m.','Charge p.m.'];ws.write_row(3,0,H,hf)
    i=4;G=[0]*4;occ=vac=cl=0;AR=0
    goods={'Produce Aisle':['fruit & veg','eggs','honey','bread','cheese','flowers'],'Butchers & Fish':['beef & lamb','poultry','wet fish','game'],'Crafts Gallery':['pottery','yarn','leather','candles','prints','jewelry'],'Food Court':['tacos','coffee','noodles','pies','juice'],'Outdoor Pitches':['plants','vintage','tools','hats']}
    for sec,cnt,rate in(('Produce Aisle',30,16),('Butchers & Fish',12,21),('Crafts Gallery',28,14),('Food Court',14,32),('Outdoor Pitches',22,8)):
        ws.merge_range(i,0,i,9,sec,sf);i+=1;s=[0]*4;sa=0;last=None
        for k in range(1,cnt+1):
            u=f"{sec[0]}{k:02d}";a=r.choice([6,6,9,9,12,15]);x=r.random();stt='V' if x<.12 else('C' if x<.14 else('N' if x<.19 else 'L'));e=row(unit=u,area=a,section=sec,statusText=stt)
            ws.write(i,0,u,pl);ws.write(i,1,stt,pl);ws.write(i,4,a,pl);sa+=a
            if stt in 'LN':
                tr=last if last and r.random()<.12 else (n('{F} {L}') if r.random()<.7 else n('{L}')+r.choice(["'s Best",' & Daughters',' Provisions',' Co-op']));last=tr;gd=r.choice(goods[sec]);d=rd(r,2011,2025);d=min(d,dt.date(2025,3,1))
                v=[a*rate,r.choice([0,12.5,18]) if sec[0]!='O' else 0,r.choice([0,40]) if sec[0] in'BF' else 0];t=sum(v)
                ws.write(i,2,tr,pl);ws.write(i,3,gd,pl);ws.write(i,5,d.strftime('%d.%m.%Y'),pl)
                for q,z in enumerate(v):ws.write(i,6+q,z if z else '',mf)
                ws.write_formula(i,9,f'=SUM(G{i+1}:I{i+1})',mf,t)
                e.update(tenantName=tr,leaseStartDate=iso(d),contractRent=v[0],charges=[dict(code=c,amount=z) for c,z in zip(['Stall rent','Electric','Cold store'],v) if z],totalCharges=t);s=[p+q for p,q in zip(s,v+[t])];occ+=1
            else:
                for q in(2,3,5,6,7,8,9):ws.write(i,q,'',pl)
                vac+=stt=='V';cl+=stt=='C'
            rows.append(e);i+=1
        ws.write(i,2,sec,bf);ws.write(i,4,sa,bf)
        for q,z in enumerate(s):ws.write(i,6+q,z,bf)
        AR+=sa;G=[p+q for p,q in zip(G,s)];i+=2
    ws.write(i,2,'Market, all stalls',bf);ws.write(i,4,AR,bf)
    for q,z in enumerate(G):ws.write(i,6+q,z,bf)
    ws.write(i+2,2,'Stalls');ws.write(i+2,4,occ+vac+cl);ws.write(i+3,2,'let, with those on notice');ws.write(i+3,4,occ);ws.write(i+4,2,'void');ws.write(i+4,4,vac);ws.write(i+5,2,'closed');ws.write(i+5,4,cl)
    ws.set_column(0,1,6);ws.set_column(2,2,25);ws.set_column(3,3,14);ws.set_column(4,9,11);ws.repeat_rows(3);ws.fit_to_pages(1,0);wb.close()
    save(nm,'RETAIL','market stall register, status letters with legend, 106 rows',True,rows,occ+vac+cl,occ,vac,'The Corn Exchange Market Hall','2025-03-31',sheet='Stallholders')

def x7():  # three apartment houses one below the other
    r=random.Random(8073);n=N(r);nm='rosalind_ave_properties_rentroll.xlsx';wb=openpyxl.Workbook();ws=wb.active;ws.title='RR';rows=[];bo=Font(name='Verdana',size=9,bold=True);ve=Font(name='Verdana',size=9)
    ws['A1']='H & J Stroudwater - all buildings';ws['A2']='Rent list as of 12-1-25';i=4;occ=vac=0;GT=0
    for bi,(nmx,ids) in enumerate((('1840 Rosalind Ave',[f'{f}{l}' for f in(1,2,3) for l in 'NSEW']),('The Pinckney (77 Court St)',[str(f*100+k) for f in range(1,5) for k in range(1,7)]),('Fourplexes on Dill Ln',[f'{h} Dill #{k}' for h in(8,12,16,20,24) for k in(1,2,3,4)]))):
        ws.cell(i,1,nmx).font=bo;i+=1
        H=[['Apt','Type','Tenant','In','Lease to','Market','Rent','Pet','Total','Deposit','Owes'],['Apt','Tenant','Type','Sq ft','In','Lease to','Rent','Parking','Total','Owes',''],['Unit','Tenant','Rent','Deposit','Lease to','Owes','Note']][bi]
        for k,t in enumerate(H):c=ws.cell(i,k+1,t);c.font=bo;c.border=Border(bottom=Side('thin'))
        i+=1;S=dict();cnt=oc=0
        for u in ids:
            ty=r.choice(['1/1','2/1','2/1','Studio']);mk={'1/1':925,'2/1':1150,'Studio':760}[ty];sf={'1/1':620,'2/1':840,'Studio':430}[ty];x=r.random();e=dict(unit=u,propertyName=nmx);rec={'Apt':u,'Unit':u,'Type':ty,'Market':mk,'Sq ft':sf};cnt+=1
            if bi<2:e['unitType']=ty
            if bi==0:e['marketRent']=mk
            if bi==1:e['area']=sf
            if x<.13:rec['Tenant']='VACANT';e['statusText']='VACANT';vac+=1
            else:
                oc+=1;occ+=1;who=n('{L}, {F}');a=rd(r,2022,2025);a=min(a,dt.date(2025,11,1));mm=r.random()<.2;b=eoy(a)
                while b<dt.date(2025,12,2):b=eoy(b+dt.timedelta(1))
                rent=mk-r.choice([0,15,30,55]);ex=r.choice([0,0,0,25 if bi==0 else 40]);dep=r.choice([rent,mk,400]);ow=r.choice([0]*6+[rent,140]);f=lambda d:f'{d.month}-{d.day}-{d:%y}'
                rec.update({'Tenant':who,'In':f(a),'Lease to':'MTM' if mm else f(b),'Rent':rent,'Pet':ex or None,'Parking':ex or None,'Total':rent+ex,'Deposit':dep,'Owes':ow})
                e.update(tenantName=who,leaseEndDate='MTM' if mm else iso(b),contractRent=rent,balance=ow)
                if bi!=2:e['moveInDate']=iso(a);e['totalCharges']=rent+ex;e['charges']=[dict(code='Rent',amount=rent)]+([dict(code=['Pet','Parking'][bi],amount=ex)] if ex else [])
                if bi!=1:e['deposit']=dep
                if bi==2 and r.random()<.12:rec['Note']='notice 12-31';e['statusText']='notice 12-31'
                for k in('Market','Rent','Pet','Parking','Total','Deposit','Owes'):
                    S[k]=S.get(k,0)+(rec.get(k) or 0)
            for k,t in enumerate(H):
                v=rec.get(t)
                if t and v is not None:
                    c=ws.cell(i,k+1,f'{v:,.2f}' if bi==2 and isinstance(v,(int,float)) else (int(v) if bi==1 and t=='Apt' else v));c.font=ve
                    if bi<2 and t in('Rent','Pet','Parking','Total','Deposit','Owes','Market'):c.number_format='#,##0.00'
                    if bi==2 and t in('Rent','Deposit','Owes'):c.alignment=Alignment(horizontal='right')
            rows.append(e);i+=1
            if rec.get('Tenant')=='VACANT' and bi==1 and not any(z.get('statusText')=='rented, in 1-1-26' for z in rows):
                pass
        ws.cell(i,H.index('Tenant')+1,f'{oc} of {cnt} rented').font=bo
        for k,t in enumerate(H):
            if t in('Rent','Pet','Parking','Total','Deposit','Owes'):c=ws.cell(i,k+1,f'{S[t]:,.2f}' if bi==2 else S[t]);c.font=bo;c.number_format='#,##0.00';c.alignment=Alignment(horizontal='right');c.border=Border(top=Side('thin'))
        GT+=S['Rent'];i+=3
    ws.cell(i,1,'Rents, three properties').font=bo;c=ws.cell(i,7,GT);c.font=bo;c.number_format='#,##0.00'
    for c,w in zip('ABCDEFGHIJK',[13,24,24,11,11,11,12,11,11,11,11]):ws.column_dimensions[c].width=w
    ws.page_setup.orientation='landscape';wb.save(D+nm);save(nm,'MULTIFAMILY','three properties one below the other, each with its own columns',True,rows,occ+vac,occ,vac,'H & J Stroudwater - all buildings','2025-12-01',sheet='RR')
ALL=[x1,x2,x3,x4,x5,x6,x7]
