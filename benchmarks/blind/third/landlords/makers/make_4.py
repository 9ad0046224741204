from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
import xlsxwriter
FIX=dt.datetime(2025,9,1)
fill=lambda c:PatternFill('solid',fgColor=c)
def wsave(wb,name):
    wb.properties.created=FIX; wb.properties.modified=FIX; wb.save(os.path.join(DOC,name))

# ---------------------------------------------------------------- 11 parking, levels side by side
def parking():
    name='third_and_vine_garage_monthlies.xlsx'; rnd=random.Random(34001)
    fm=['First Merchants Bank','Larch & Vogt LLP','County Clerk','Vine Street Dental','Hotel Corliss','Daily Sentinel']; nm=iter(names(rnd,60))
    LV=[('LEVEL 1 (covered)','1',26,95),('LEVEL 2 (roof)','2',24,60)]; rows=[]; 
    for t,l,n,rate in LV:
        blk=rnd.choice(fm[:3]); k=0
        for i in range(1,n+1):
            u=f'{l}{i:02d}'; r=dict(sec=t,unit=u,st=rnd.choices('MCO',[82,5,13])[0] if not(4<=i<=8) else 'M',kind='Reserved' if i<=(10 if l=='1' else 4) else 'Regular')
            if i in (1,) and l=='1': r['kind']='ADA'
            if r['st']!='O':
                r['ten']=blk if 4<=i<=8 else (rnd.choice(fm) if rnd.random()<.25 else '%s %s'%next(nm))
                base=rate+(25 if r['kind']=='Reserved' else 0)
                r['rate']=0 if r['st']=='C' else base-(10 if 4<=i<=8 else 0)
                r['tag']=rnd.randint(1001,1899); r['since']=dt.date(rnd.randint(2015,2025),rnd.randint(1,10),1); r['pd']='' if rnd.random()<.87 else 'no'
                if r['st']=='C': r['pd']=''
            rows.append(r)
    wb=xlsxwriter.Workbook(os.path.join(DOC,name)); wb.set_properties({'created':FIX}); ws=wb.add_worksheet('Nov 25')
    F=lambda **k:wb.add_format(dict(font_name='Arial',font_size=9,**k))
    ws.merge_range('A1:O1','THIRD & VINE GARAGE',F(bold=True,align='center',bg_color='#000000',font_color='#FFD966')); ws.merge_range('A2:O2','Monthly parkers - November 1, 2025',F(align='center',italic=True))
    H=['Stall','Kind','St','Parker','Tag #','Rate','Since']; hb=F(bold=True,bottom=2); mn=F(num_format='$0.00;;$0.00'); da=F(num_format='mm/yyyy'); tx=F(); un=F(bg_color='#F8CBAD'); grn=F(bg_color='#E2EFDA'); ct=F(align='center')
    for b,(t,l,n,rate) in enumerate(LV):
        x=b*8; ws.merge_range(3,x,3,x+6,t,F(bold=True,align='center',border=1,bg_color='#FFF2CC'))
        for j,h in enumerate(H): ws.write(4,x+j,h,F(bold=True,bottom=2,align='right') if j>3 else hb)
        rs=[r for r in rows if r['sec']==t]
        for i,r in enumerate(rs):
            y=5+i; ws.write_string(y,x,r['unit'],tx); ws.write(y,x+1,r['kind'],tx); ws.write(y,x+2,r['st'],ct)
            if 'ten' in r:
                ws.write(y,x+3,r['ten'],un if r['pd'] else tx); ws.write(y,x+4,r['tag'],tx); ws.write(y,x+5,r['rate'],F(num_format='$0.00')); ws.write(y,x+6,r['since'].strftime('%-m/%Y'),F(align='right'))
            else: ws.write(y,x+3,'',grn)
        y=5+max(a[2] for a in LV); oc=[r for r in rs if 'ten' in r]
        ws.write(y,x+3,f'{len(oc)} of {n} in use',F(bold=True,top=1)); ws.write(y,x+5,sum(r['rate'] for r in oc),F(bold=True,top=1,num_format='$#,##0.00'))
    y+=2; oc=[r for r in rows if 'ten' in r]
    ws.write(y,0,f"Both levels: {len(rows)} stalls, {len(oc)} in use, {len(rows)-len(oc)} open, {sum(r['rate'] for r in oc):,} dollars a month.",F(bold=True))
    ws.write(y+1,0,'St:  M = pays monthly   C = courtesy (no charge)   O = open.    Orange = November not paid yet.',F(italic=True))
    ws.write(y+2,0,'Hourly and event parking is on the gate report.',F(italic=True))
    for b in (0,8): ws.set_column(b,b,5.5); ws.set_column(b+1,b+1,8.5); ws.set_column(b+2,b+2,3); ws.set_column(b+3,b+3,21); ws.set_column(b+4,b+4,6); ws.set_column(b+5,b+5,9); ws.set_column(b+6,b+6,8)
    ws.set_column(7,7,2.5); ws.set_landscape(); ws.fit_to_pages(1,1); wb.close()
    T=[dict(unit=r['unit'],unitType=r['kind'],section=r['sec'],statusText=r['st'],tenantName=r.get('ten'),contractRent=r.get('rate'),moveInDate=r['since'].strftime('%-m/%Y') if 'since' in r else None) for r in rows]
    save(name,'PARKING',dict(propertyName='Third & Vine Garage',asOnDate='2025-11-01',units=len(rows),occupied=len(oc),vacant=len(rows)-len(oc),sheet='Nov 25',rows=T),'parking monthlies, two levels side by side under the same header words, status letters with legend below, colour for unpaid',True)

# ---------------------------------------------------------------- 12 seasonal campground (Ontario), day-first
def camp():
    name='lac_perdu_seasonals_2025.xlsx'; rnd=random.Random(34002)
    LO=[('MAPLE LOOP','M',14),('LAKESHORE','L',12),('THE PINES','P',20)]; nm=iter(names(rnd,70)); mk='Jayco,Forest River,Coachmen,Prowler,Mallard,Kingsley,Park model,Terry,Golden Falcon'.split(',')
    rows=[]
    for lo,p_,n in LO:
        for i in range(1,n+1):
            ty='Waterfront' if p_=='L' else rnd.choice(['Back row','Back row','Corner','Pull-thru'])
            r=dict(lo=lo,unit=f'{p_}-{i}',ty=ty,sz={'L':'40x60','M':'30x50','P':'35x50'}[p_])
            if rnd.random()<.17: r['open']=True
            else:
                a,b=next(nm); r['ten']=f'{b}, {a}' + (f' & {rnd.choice(FIRST)}' if rnd.random()<.5 else '')
                r['tr']=f"{rnd.choice(mk)} {rnd.randint(1988,2023)}"; r['fee']={'Waterfront':3950,'Corner':2850,'Pull-thru':2900,'Back row':2600}[ty]+rnd.choice([0,0,0,-150,200])
                r['oct']=500; r['apr']=rnd.choice([r['fee']-500]*5+[1000,0]); r['ow']=r['fee']-r['oct']-r['apr']
                r['sg']=dt.date(2024 if rnd.random()<.6 else 2025,1,1); r['sg']=dt.date(2024,rnd.choice([10,11]),rnd.randint(1,28)) if rnd.random()<.7 else dt.date(2025,rnd.randint(1,4),rnd.randint(1,28))
            rows.append(r)
    wb=Workbook(); ws=wb.active; ws.title='Seasonals'
    ws['A1']='Lac Perdu Campground & Cottages'; ws['A1'].font=Font(name='Georgia',size=14,bold=True,color='1F4E28')
    ws['A2']='Seasonal sites, 2025 season (1 May \u2013 13 Oct)'; ws['A3']='List printed 02/05/2025'; ws['G2']='Dates are day/month/year. Fees include HST.'; ws['G2'].font=Font(italic=True,size=9)
    H=['Site','Kind','Lot (ft)','Camper','Trailer','Agreement\nsigned','Annual fee','Paid by\n15 Oct','Paid by\n15 Apr','Still\nowing','Hydro\nmeter']
    g=Side(style='thin',color='A9D08E')
    for a,b,t in ((1,3,'SITE'),(4,6,'WHO'),(7,10,'MONEY (CAD)')):
        ws.merge_cells(start_row=5,start_column=a,end_row=5,end_column=b); c=ws.cell(5,a,t); c.font=Font(bold=True); c.alignment=Alignment(horizontal='center'); c.fill=fill('C6E0B4')
    for j,h in enumerate(H,1): c=ws.cell(6,j,h); c.font=Font(bold=True); c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='bottom'); c.border=Border(bottom=Side(style='medium'))
    ws.row_dimensions[6].height=30
    y=7; 
    def tot(lbl,rs,y):
        c=ws.cell(y,4,lbl); c.font=Font(bold=True,italic=True)
        for j,k in ((7,'fee'),(8,'oct'),(9,'apr'),(10,'ow')): c=ws.cell(y,j,sum(r.get(k,0) for r in rs)); c.font=Font(bold=True); c.number_format='#,##0.00'; c.border=Border(top=Side(style='thin'))
    mtr=4400
    for lo,p_,n in LO:
        ws.cell(y,1,lo).font=Font(bold=True,color='1F4E28',size=12); y+=1
        rs=[r for r in rows if r['lo']==lo]
        for r in rs:
            V=[r['unit'],r['ty'],r['sz'],r.get('ten','available'),r.get('tr'),r['sg'].strftime('%d/%m/%Y') if 'sg' in r else None,r.get('fee'),r.get('oct'),r.get('apr'),r.get('ow') if r.get('ow') else None]; mtr+=rnd.randint(1,9); V.append(mtr)
            for j,v in enumerate(V,1):
                c=ws.cell(y,j,v); c.border=Border(bottom=g)
                if 7<=j<=10: c.number_format='#,##0.00'
                if j in (3,6): c.alignment=Alignment(horizontal='center')
                if 'open' in r and j<=6: c.font=Font(italic=True,color='808080')
            y+=1
        o=sum('ten' in r for r in rs); tot(f'{lo.title()}: {o} let, {len(rs)-o} available',rs,y); y+=2
    tot('All seasonals',rows,y); o=sum('ten' in r for r in rows)
    ws.cell(y+2,1,f'{len(rows)} seasonal sites, {o} let, {len(rows)-o} available. Overnight sites 1-30 and the two cottages are in the reservation book.')
    for c,w in zip('ABCDEFGHIJK',[8,11,9,30,20,12,12,11,12,11,8]): ws.column_dimensions[c].width=w
    ws.print_title_rows='5:6'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    wsave(wb,name)
    T=[dict(unit=r['unit'],unitType=r['ty'],section=r['lo'],tenantName=r.get('ten'),statusText='Occupied' if 'ten' in r else 'available',annualRent=r.get('fee'),balance=r.get('ow') or None) for r in rows]
    save(name,'OTHER',dict(propertyName='Lac Perdu Campground & Cottages',asOnDate='2025-05-02',units=len(rows),occupied=o,vacant=len(rows)-o,sheet='Seasonals',rows=T),'seasonal campground list: annual fee and instalments paid, grouped header, loops as heading rows with subtotals, day-first dates',False)

# ---------------------------------------------------------------- 13 QuickBooks-like, planted digit
def qb():
    name='millrace_flex_qb_recurring.xlsx'; rnd=random.Random(34003); D=dt.date
    X=[('Bay 1','Brandt Welding & Repair',2400,1680,D(2021,6,1),D(2026,5,31)),('Bay 2','Lakeview Pool Supply',2400,1740,D(2023,3,1),D(2026,2,28)),('Bay 3','CrossFit Millrace',3600,2340,D(2020,9,1),D(2025,12,31)),
       ('Bay 4','Hutchens Cabinet Shop',2400,1560,D(2018,1,1),D(2027,12,31)),('Bay 5',None,2400,0,None,None),('Bay 6','Tri-State Vending',1800,1260,D(2024,5,15),D(2027,5,31)),
       ('Bay 7','Gehring HVAC, Inc.',3600,2450,D(2022,11,1),D(2027,10,31)),('Bay 8','Little Red Bounce House',1800,1215,D(2024,2,1),D(2026,1,31)),('Bay 9','Gehring HVAC, Inc. (yard)',None,350,D(2022,11,1),D(2027,10,31)),
       ('Bay 10','U.S. Rural Carrier Annex',2400,1900,D(2016,10,1),D(2026,9,30)),('Bay 11',None,1800,0,None,None),('Bay 12','Sager Granite & Tile',3600,2280,D(2023,8,1),D(2028,7,31))]
    wb=Workbook(); ws=wb.active; ws.title='Sheet1'
    ws['A1']='4:12 PM'; ws['A2']='09/30/25'; ws['A3']='Accrual Basis'
    for a in ('A1','A2','A3'): ws[a].font=Font(name='Arial',size=8,bold=True)
    for r_,t,z in ((1,'Millrace Flex Park, LLC',12),(2,'Recurring Rents by Customer:Job',14),(3,'As of September 30, 2025',10)):
        ws.merge_cells(start_row=r_,start_column=3,end_row=r_,end_column=15); c=ws.cell(r_,3,t); c.font=Font(name='Arial',size=z,bold=True); c.alignment=Alignment(horizontal='center')
    cols={'Item':3,'Memo':5,'Lease Start':7,'Lease End':9,'Sq Ft':11,'Amount':13,'Open Balance':15}
    for h,j in cols.items(): c=ws.cell(5,j,h); c.font=Font(name='Arial',size=8,bold=True); c.border=Border(bottom=Side(style='thick')); c.alignment=Alignment(horizontal='center')
    f8=Font(name='Arial',size=8); b8=Font(name='Arial',size=8,bold=True); y=6; T=[]; GT=GB=0
    for u,t,sf,rent,s,e in X:
        lbl=f"{u} - {t or 'VACANT'}"; ws.cell(y,1,lbl).font=b8; y+=1
        L=[('Base Rent','Oct rent',rent)]
        if t and sf: L+=[('CAM','est.',round(sf*.095,2)),('RE Tax','1/12 of share',round(sf*.071,2))]
        if u in ('Bay 3','Bay 12'): L.append(('Water','flat',45))
        if u=='Bay 10': L=L[:1]
        bal=0 if not t else rnd.choice([0,0,0,0,rent,450]); true=round(sum(a for _,_,a in L),2)
        ch=[]
        for k,(it,me,am) in enumerate(L):
            if u=='Bay 7' and it=='Base Rent': am=2950  # planted
            for h,v in (('Item',it),('Memo',me),('Lease Start',s),('Lease End',e),('Sq Ft',sf),('Amount',am)):
                c=ws.cell(y,cols[h],v); c.font=f8
                if h in('Amount',): c.number_format='#,##0.00'
                if h=='Sq Ft': c.number_format='#,##0'
                if h.startswith('Lease'): c.number_format='mm/dd/yyyy'
            if k==0 and bal: c=ws.cell(y,15,bal); c.font=f8; c.number_format='#,##0.00'
            ch.append({"code":it,"amount":am}); y+=1
        ws.cell(y,1,'Total '+lbl).font=b8
        for j,v in ((13,true),(15,bal)): c=ws.cell(y,j,v); c.font=b8; c.number_format='#,##0.00'; c.border=Border(top=Side(style='thin'))
        y+=1; GT+=true; GB+=bal
        T.append(dict(unit=u,tenantName=t,statusText='Occupied' if t else 'VACANT',area=sf,contractRent=ch[0]['amount'],charges=ch,totalCharges=true,leaseStartDate=iso(s) if s else None,leaseEndDate=iso(e) if e else None,balance=bal))
    ws.cell(y,1,'TOTAL').font=b8
    for j,v in ((13,round(GT,2)),(15,GB)): c=ws.cell(y,j,v); c.font=b8; c.number_format='#,##0.00'; c.border=Border(top=Side(style='thin'),bottom=Side(style='double'))
    for j,w in {1:5,2:30,3:12,4:1.5,5:14,6:1.5,7:11,8:1.5,9:11,10:1.5,11:8,12:1.5,13:12,14:1.5,15:13}.items(): ws.column_dimensions['ABCDEFGHIJKLMNO'[j-1]].width=w
    ws.freeze_panes='C6'; ws.print_title_rows='1:5'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    wsave(wb,name); oc=sum(1 for x in X if x[1])
    save(name,'INDUSTRIAL',dict(propertyName='Millrace Flex Park, LLC',asOnDate='2025-09-30',units=len(X),occupied=oc,vacant=len(X)-oc,sheet='Sheet1',rows=T,planted=dict(what='Bay 7 Base Rent printed 2,950.00 instead of 2,450.00; its customer total and the grand total are of the right figure',kind='digit_changed')),
        'QuickBooks-like export: customer headers, charge lines as rows, totals per customer, narrow blank columns between, merged title rows',True)

# ---------------------------------------------------------------- 14 student beds
def student():
    name='campus_corner_houses_rooms.xlsx'; rnd=random.Random(34004); nm=iter(names(rnd,90)); m=lambda v:f'${v:,}'
    HO=[('819 COLLEGE AVE','819',5),('823 COLLEGE AVE (upper duplex)','823U',3),('823 COLLEGE AVE (lower duplex)','823L',3),('40 MILL ST','40M',6),('1102 PINE','1102',7),('CARRIAGE HOUSE (alley)','CH',2)]
    wb=xlsxwriter.Workbook(os.path.join(DOC,name)); wb.set_properties({'created':FIX}); ws=wb.add_worksheet('Rooms'); w2=wb.add_worksheet('Keys')
    w2.write_row(0,0,['House','Front','Back','Lockbox']); 
    for i,(h,c,n) in enumerate(HO,1): w2.write_row(i,0,[h,f'{rnd.randint(1,60)}A',f'{rnd.randint(1,60)}B','yes' if i%2 else 'no'])
    F=lambda **k:wb.add_format(dict(font_name='Verdana',font_size=9,**k))
    ws.write(0,0,'CAMPUS CORNER HOUSES',F(bold=True)); ws.write(1,0,'rooms & who, May 20 2025',F()); ws.write(0,6,'C = here now   S = signed for August   V = vacant   RA = house mgr (half)',F(italic=True)); ws.write(1,6,'L / S / A = large, small, attic room',F(italic=True))
    H=['Room','Sz','Code','Student','Folks who co-signed','Rent/mo','Deposit','Last mo. pd','Lease from','Lease to','Owes']
    hb=F(bold=True,bottom=1,top=1,text_wrap=True,align='center'); tx=F(); rt=F(align='right'); y=3; T=[]; beds=occ=0; GR=GD=0
    for h,cd,n in HO:
        ws.merge_range(y,0,y,10,h,F(bold=True,bg_color='#1F3864',font_color='#FFFFFF')); y+=1
        for j,t in enumerate(H): ws.write(y,j,t,hb)
        ws.set_row(y,27); y+=1; hr=0; hd=0
        for i in range(1,n+1):
            u=f'{cd}-{i}'; sz=rnd.choice('LSSL') if i<n or n<5 else 'A'; rate={'L':525,'S':460,'A':410}[sz]; beds+=1; q=[]
            st=rnd.choices(['C','V'],[86,14])[0]
            if u=='1102-1': st='RA'
            if st=='V': q.append(dict(st='V'))
            else:
                a,b=next(nm); occ+=1; rent=rate//2 if st=='RA' else rate+rnd.choice([-15,0,0,0])
                q.append(dict(st=st,ten=f'{a} {b}',co=rnd.choice([f'{rnd.choice(FIRST)} {b}','self',f'{rnd.choice(FIRST)} & {rnd.choice(FIRST)} {b}']),rent=rent,dep=rnd.choice([300,400,rent]) if st!='RA' else 0,lm=rnd.choice(['yes','no']),a=dt.date(2024,8,rnd.choice([1,15])) if rnd.random()<.85 else dt.date(2025,1,10),b=dt.date(2025,7,25),ow=rnd.choice([0]*6+[rent,rent//2]))); hr+=rent; hd+=q[-1]['dep']
            if rnd.random()<.45 and st!='RA':
                a,b=next(nm); q.append(dict(st='S',ten=f'{a} {b}',co=f'{rnd.choice(FIRST)} {b}',rent=rate+20,dep=400,lm='yes',a=dt.date(2025,8,1),b=dt.date(2026,7,25),ow=0))
            for r in q:
                ws.write(y,0,u,tx); ws.write(y,1,sz,F(align='center')); ws.write(y,2,r['st'],F(align='center',bold=r['st']=='V',bg_color={'S':'#DDEBF7','V':'#FFE699'}.get(r['st'],'#FFFFFF')))
                if 'ten' in r:
                    it=F(italic=True) if r['st']=='S' else tx
                    ws.write(y,3,r['ten'],it); ws.write(y,4,r['co'],it); ws.write_string(y,5,m(r['rent']),rt); ws.write_string(y,6,m(r['dep']),rt); ws.write(y,7,r['lm'],F(align='center')); ws.write_string(y,8,r['a'].strftime('%b %-d %Y'),rt); ws.write_string(y,9,r['b'].strftime('%b %-d %Y'),rt)
                    if r['ow']: ws.write_string(y,10,m(r['ow']),F(align='right',font_color='#C00000'))
                T.append(dict(unit=u,section=h,unitType=sz,statusText=r['st'],tenantName=r.get('ten'),contractRent=r.get('rent'),deposit=r.get('dep'),leaseStartDate=iso(r['a']) if 'a' in r else None,leaseEndDate=iso(r['b']) if 'b' in r else None,balance=r.get('ow') or None)); y+=1
        ws.write(y,4,'this house now (not August)',F(italic=True)); ws.write_string(y,5,m(hr),F(align='right',bold=True,top=1)); ws.write_string(y,6,m(hd),F(align='right',bold=True,top=1)); y+=2; GR+=hr; GD+=hd
    ws.write(y,4,'ALL HOUSES NOW',F(bold=True)); ws.write_string(y,5,m(GR),F(align='right',bold=True,top=6)); ws.write_string(y,6,m(GD),F(align='right',bold=True,top=6))
    ws.write(y+1,4,f'{beds} rooms, {occ} lived in, {beds-occ} vacant today',F())
    for j,w in enumerate([9,4,6,20,24,10,9,8,13,13,8]): ws.set_column(j,j,w)
    ws.set_landscape(); ws.fit_to_pages(1,0); wb.close()
    save(name,'STUDENT_HOUSING',dict(propertyName='Campus Corner Houses',asOnDate='2025-05-20',units=beds,occupied=occ,vacant=beds-occ,sheet='Rooms',rows=T),'rooms near a college: header repeated per house, code letters with legend on top, signed next-year students on rows of their own, money and dates as text',True)
if __name__=='__main__':
    parking(); camp(); qb(); student()
