from common import *
import xlsxwriter, datetime as dt
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
from openpyxl.utils import get_column_letter as GL
X=lambda f:B+'documents/'+f
def b1():
    r=rnd(801);n=namer(r,'{l}, {f}');f='08_starrez_banksia_hall.xlsx';wb=Workbook();w0=wb.active;w0.title='Notes'
    for t in ['StarRez extract - Resident Spaces with Charges','Location: Banksia Hall, Parkville VIC','Effective date: 23/02/2026 (Monday week 1)','One line per room space and booking. Bookings with status Reserved have not arrived.','Monthly Instalment = weekly rate x 52 / 12']:w0.append([t])
    w=wb.create_sheet('RoomSpaces');H=['Location','Section','RoomSpace','RoomType','RoomBase m2','EntryID','NameWeb','BookingStatus','ContractStart','ContractEnd','WeeklyRate','MonthlyInstalment','BondHeld','AccountBalance'];w.append(H);rows=[];U=O=V=0;cnt={}
    for sec,ps in [('Level 1 East','1E'),('Level 1 West','1W'),('Level 2 East','2E'),('Level 2 West','2W'),('Level 3','3C')]:
        for k in range(1,14 if ps!='3C' else 9):
            sp=f'BH-{ps}-{k:02d}';ty=r.choice(['Single Shared Bath','Single Ensuite','Studio']) if k>1 else 'RA Apartment';ar={'Single Shared Bath':12.5,'Single Ensuite':16,'Studio':21.5,'RA Apartment':28}[ty];U+=1;p=r.random();wk={'Single Shared Bath':329,'Single Ensuite':419,'Studio':489,'RA Apartment':0}[ty]
            st='In Room';
            if k>1:
                st='In Room' if p<.74 else 'Reserved' if p<.86 else 'Available' if p<.94 else 'Maintenance' if p<.96 else 'Leaving'
            cnt[st]=cnt.get(st,0)+1
            def put(st,nm,s,e):
                if nm is None:
                    w.append(['Banksia Hall',sec,sp,ty,ar,None,None,st]);rows.append(R(unit=sp,building=None,section=sec,unitType=ty,area=ar,statusText=st,propertyName='Banksia Hall'));return
                mo=round(wk*52/12,2);bond=wk*2 if wk else 0;bal=r.choice([0,0,0,0,wk,-wk,75.5])
                if st=='Reserved':bal=-200
                w.append(['Banksia Hall',sec,sp,ty,ar,str(r.randint(410000,499999)),nm,st,dt.datetime(*s.timetuple()[:3]),dt.datetime(*e.timetuple()[:3]),wk,mo,bond,bal])
                rows.append(R(unit=sp,section=sec,unitType=ty,area=ar,tenantName=nm,statusText=st,leaseStartDate=s,leaseEndDate=e,contractRent=mo,deposit=bond,balance=bal,propertyName='Banksia Hall'))
            if st in('In Room','Leaving'):O+=1;put(st,n(),D(2026,2,r.randint(7,22)) if st=='In Room' else D(2025,7,12),D(2026,11,28) if st=='In Room' else D(2026,3,7))
            elif st=='Reserved':V+=1;put(st,n(),D(2026,3,2),D(2026,11,28))
            else:
                V+=st=='Available';put(st,None,None,None)
            if st=='Leaving':put('Reserved',n(),D(2026,3,9),D(2026,11,28))
    for row in w.iter_rows(min_row=2):
        for q in (8,9):row[q].number_format='dd/mm/yyyy'
        for q in (10,11,12,13):row[q].number_format='#,##0.00'
    for i,x in enumerate([14,14,12,19,10,10,26,14,13,13,11,16,10,14],1):w.column_dimensions[GL(i)].width=x
    w.freeze_panes='A2';w.auto_filter.ref=w.dimensions
    w3=wb.create_sheet('Summary');w3.append(['Space status','Spaces'])
    for k,v in cnt.items():w3.append([k,v])
    w3.append(['Total spaces',U]);w3.append(['Occupied (In Room + Leaving)',O]);w3.append(['Vacant (Available + Reserved)',V]);w3.append(['Out of service (Maintenance)',cnt.get('Maintenance',0)]);w3.column_dimensions['A'].width=32;wb.save(X(f))
    save(f,'STUDENT_HOUSING','operators','StarRez flat export, no totals, reserved bookings as own rows',True,'Banksia Hall','2026-02-23',U,O,V,rows,sheet='RoomSpaces')
def b2():
    r=rnd(902);n=namer(r);f='09_storman_wangara.xlsx';wb=xlsxwriter.Workbook(X(f));w=wb.add_worksheet('Sheet1');b=wb.add_format({'bold':1});hd=wb.add_format({'bold':1,'bottom':2,'text_wrap':1,'valign':'bottom'});tx=wb.add_format({'align':'right'});ti=wb.add_format({'bold':1,'align':'right','top':1});big=wb.add_format({'bold':1,'font_size':14})
    w.write(0,0,'Wangara Boxyard Storage',big);w.write(1,0,'Unit Status & Revenue Listing');w.write(2,0,'Run for 31 Aug 2025');w.write(2,8,'Storman v7');H=['Unit','m²','Status','Agreement','Customer','Move in','Paid to','Listed\n($/mth)','Charged\n($/mth)','Security\ndeposit','Owing'];
    for i,h in enumerate(H):w.write(4,i,h,hd)
    w.set_column(0,1,7);w.set_column(2,3,12);w.set_column(4,4,30);w.set_column(5,10,12);w.set_row(4,30);y=5;rows=[];U=O=V=0;G=[0]*5;M=lambda x:f'${x:,.2f}' if x>=0 else f'-${-x:,.2f}'
    for sec,ar,li,c,pre in [('Lockers',1.5,58,8,'L'),('Small 1.5 x 2.0',3,129,11,'S'),('Medium 3.0 x 3.0',9,265,14,'M'),('Large 3.0 x 6.0',18,419,9,'X')]:
        w.merge_range(y,0,y,3,sec,b);y+=1;s=[0]*5
        for k in range(1,c+1):
            u=f'{pre}{k:02d}';U+=1;p=r.random();s[0]+=ar;s[1]+=li;w.write(y,0,u);w.write(y,1,ar);w.write(y,7,M(li),tx)
            if p<.15:
                V+=1;w.write(y,2,'Vacant');rows.append(R(unit=u,area=ar,statusText='Vacant',section=sec,marketRent=li));y+=1;continue
            if u=='M03':
                O+=1
            st='Overdue' if p>.9 else 'Vacating' if p>.85 else 'Occupied';O+=u!='M03';nm=n() if r.random()<.8 else r.choice(['Swan Coast Plumbing P/L','Kwila Joinery','Numbat Films Pty Ltd']);ch=li-r.choice([0,0,0,10,15]);dep=r.choice([100,100,0]);ow=ch*r.choice([1,2]) if st=='Overdue' else 0;mi=add(D(2025,8,20),-r.randint(5,1500));pt=D(2025,9,r.randint(2,28)) if not ow else D(2025,7,r.randint(2,28))
            for q,v in [(2,st),(3,f'A{r.randint(10000,29999)}'),(4,nm),(5,mi.strftime('%d-%b-%y')),(6,pt.strftime('%d-%b-%y'))]:w.write(y,q,v)
            for q,v in [(8,ch),(9,dep),(10,ow)]:w.write(y,q,M(v),tx)
            for q,v in [(2,ch),(3,dep),(4,ow)]:s[q]+=v
            rows.append(R(unit=u,area=ar,tenantName=nm,statusText=st,section=sec,moveInDate=mi,marketRent=li,contractRent=ch,deposit=dep,balance=ow));y+=1
        w.write(y,0,f'{c} units',ti);w.write(y,1,s[0],ti)
        for q in range(1,5):w.write(y,6+q,M(s[q]),ti)
        y+=2
        for q in range(5):G[q]+=s[q]
    w.write(y,0,'SITE',b);w.write(y,1,G[0],ti)
    for q in range(1,5):w.write(y,6+q,M(G[q]),ti)
    w.write(y+2,0,f'Units {U} / occupied {O} / vacant {V}');w.set_landscape();w.fit_to_pages(1,0);wb.close()
    save(f,'SELF_STORAGE','operators','Storman AU, money as text with $, sections by size',False,'Wangara Boxyard Storage','2025-08-31',U,O,V,rows)
def b3():
    r=rnd(1003);n=namer(r);f='10_propertyme_kestrel_court.xlsx';wb=xlsxwriter.Workbook(X(f));w=wb.add_worksheet('Tenancy Schedule');g=wb.add_format({'bg_color':'#1FA3DB','font_color':'white','bold':1,'border':1});mo=wb.add_format({'num_format':'$#,##0.00'});d=wb.add_format({'num_format':'d mmm yyyy','align':'left'});bo=wb.add_format({'bold':1,'num_format':'$#,##0.00','top':1});gy=wb.add_format({'italic':1,'font_color':'#777777'})
    w.write('B1','Kestrel Court - furnished lets',wb.add_format({'bold':1,'font_size':16}));w.write('B2','Tenancy schedule at 30 June 2026 for Wattlebird Property Partners, Brunswick VIC',gy)
    H=['Property','Bed/Bath','Tenant','Phone','Lease start','Lease end','Rent','Paid','Rent p.c.m.','Bond','Arrears','Vacate'];w.set_column(0,0,2);w.set_column(1,1,26);w.set_column(2,2,9);w.set_column(3,3,32);w.set_column(4,4,13,None,{'hidden':1});w.set_column(5,6,13);w.set_column(7,12,12)
    for i,h in enumerate(H):w.write(3,i+1,h,g)
    y=4;rows=[];U=O=V=0;T=[0,0,0]
    for k in range(1,23):
        a=f'{k}/12 Kestrel Street';U+=1;bb=r.choice(['1/1','2/1','2/2','0/1']);w.write(y,1,a);w.write(y,2,bb)
        if k in(6,15,20):
            V+=1;w.write(y,3,'VACANT' if k!=15 else 'VACANT - advertised $595 pw',gy);rows.append(R(unit=a,unitType=bb,statusText='VACANT'));y+=1;continue
        O+=1;base={'1/1':560,'2/1':650,'2/2':710,'0/1':470}[bb]+r.choice([0,5,10,-10]);wkly=r.random()<.6;pcm=round(base*52/12,2) if wkly else float(round(base*52/12));s=add(D(2026,6,20),-r.randint(5,420));e=add(s,364);e=e if e>D(2026,6,30) else 'Periodic';bond=float(round(base*52/12));ar=r.choice([0,0,0,0,0,base,round(base/7*3,2)]);nm=n()+(' & '+n() if r.random()<.3 else '')
        w.write(y,3,nm);w.write(y,4,f'0491 570 {r.randint(100,999)}');w.write_datetime(y,5,dt.datetime(*s.timetuple()[:3]),d)
        if e=='Periodic':w.write(y,6,e)
        else:w.write_datetime(y,6,dt.datetime(*e.timetuple()[:3]),d)
        w.write(y,7,base if wkly else pcm,mo);w.write(y,8,'weekly' if wkly else 'monthly');w.write(y,9,pcm,mo);w.write(y,10,bond,mo);w.write(y,11,ar,mo);vd=None
        if k in(4,18):vd=D(2026,7,17);w.write_datetime(y,12,dt.datetime(2026,7,17),d)
        rows.append(R(unit=a,unitType=bb,tenantName=nm,statusText='Occupied',leaseStartDate=s,leaseEndDate=e,contractRent=pcm,deposit=bond,balance=ar,moveOutDate=vd));y+=1
        for q,v in enumerate([pcm,bond,ar]):T[q]+=v
    w.write(y,1,f'{O} tenancies, {V} vacant',bo)
    for q in range(3):w.write(y,9+q,round(T[q],2),bo)
    w.write(y+2,1,'Storage cages and the bike room are included in the flats and not charged.',gy);w.set_landscape();w.fit_to_pages(1,0);wb.close()
    save(f,'MULTIFAMILY','operators','PropertyMe AU, weekly or monthly rent with pcm column, hidden phone column',False,'Kestrel Court','2026-06-30',U,O,V,rows)
def b4():
    r=rnd(1104);n=namer(r,'{f} {l}');f='11_qube_tenancy_schedule_mixed.xlsx';wb=Workbook();w=wb.active;w.title='TS0140';bf=Font(name='Arial',size=9,bold=True);nf=Font(name='Arial',size=9);th=Side(style='thin')
    def put(y,x,v,f_=nf,fmt=None,al=None):
        c=w.cell(y,x,v);c.font=f_
        if fmt:c.number_format=fmt
        if al:c.alignment=Alignment(horizontal=al,wrap_text=True,vertical='center')
        return c
    put(1,1,'MRI Qube PM',Font(name='Arial',size=8,italic=True));put(2,1,'Tenancy Schedule',Font(name='Arial',size=13,bold=True));put(3,1,'Property:',bf);put(3,3,'PEM0140  Pembroke Exchange, Bristol BS1');put(4,1,'As at:',bf);put(4,3,'29/09/2025')
    for a,b,t in [(1,4,'Demise'),(5,6,'Tenancy'),(7,8,'Term'),(9,11,'Rent'),(12,13,'Account')]:
        w.merge_cells(start_row=6,start_column=a,end_row=6,end_column=b);put(6,a,t,bf,al='center').fill=PatternFill('solid',fgColor='D9D9D9')
    for i,h in enumerate(['Unit Ref','Block','Unit Description','NIA sq ft','Tenant','Lease Type','Start','End','Freq','Annual Rent','Charged per Period','Deposit','Arrears'],1):c=put(7,i,h,bf,al='center');c.border=Border(bottom=th)
    y=8;rows=[];U=O=V=0;G=[0]*5;pl=None
    ret=[('Pembroke Books Ltd',1240),('Severnside Cycles Ltd',1685),(None,930),('Tern Coffee Roasters LLP',760)]
    def grp(t):
        nonlocal y
        put(y,1,t,Font(name='Arial',size=10,bold=True,underline='single'));y+=1
    def sub(t,s,wrong=0):
        nonlocal y
        put(y,3,t,bf)
        for c,q in [(4,0),(10,1),(12,3),(13,4)]:
            z=put(y,c,round(s[q]+(wrong if q==1 else 0),2),bf,'#,##0.00' if c>4 else '#,##0');z.border=Border(top=th)
        y+=2
    for sec,bl,us in [('Commercial','A',[(f'PEM0140-C{i+1}','Shop',a,t) for i,(t,a) in enumerate(ret)]),('Residential','B',[(f'PEM0140-R{i:02d}','1 bed flat' if i%3 else '2 bed flat',512+i%3*0+(178 if i%3==0 else 0)+i,'x') for i in range(1,15)]),('Residential','C',[(f'PEM0140-R{i:02d}','Studio' if i%2 else '1 bed flat',372 if i%2 else 505,'x') for i in range(15,25)]),('Ancillary','A',[('PEM0140-P1','Car space',None,'x'),('PEM0140-P2','Car space',None,'x'),('PEM0140-P3','Car space',None,None),('PEM0140-SUB','Substation',None,'Western Link Power Networks plc')])]:
        S=f'{sec} - Block {bl}';grp(S);s=[0]*5
        for u,ty,ar,t in us:
            anc=sec=='Ancillary';U+=not anc;put(y,1,u);put(y,2,bl,al='center');put(y,3,ty);put(y,4,ar,fmt='#,##0');s[0]+=ar or 0
            if t is None or u[-3:] in('R07','R19'):
                V+=not anc;put(y,5,'** Vacant **');rows.append(R(unit=u,building=bl,unitType=ty,area=ar,section=S,statusText='** Vacant **'));y+=1;continue
            O+=not anc;nm=n() if t=='x' else t
            if sec=='Commercial':an=round(ar*25.0,-2);fq='Q';per=an/4;lt='FRI';st=D(2022,r.choice([3,6]),24);en=D(2032,st.month,23);dep=per;b=r.choice([0,per])
            elif anc:an={'PEM0140-SUB':1.0}.get(u,1320.0);fq='A' if an==1 else 'M';per=1.0 if an==1 else 110.0;lt='Licence' if an>1 else 'Long lease';st=D(2025,2,1) if an>1 else D(1998,6,24);en=D(2026,1,31) if an>1 else D(2097,6,23);dep=0;b=0
            else:per=float({'Studio':985,'1 bed flat':1240,'2 bed flat':1590}[ty]+r.choice([0,10,25]));an=per*12;fq='M';lt='AST';st=add(D(2025,9,15),-r.randint(5,350));en=add(st,364);dep=round(per*12/52*5,2);b=r.choice([0,0,0,0,per,-40])
            put(y,5,nm);put(y,6,lt)
            for c,v in [(7,st),(8,en)]:put(y,c,dt.datetime(*v.timetuple()[:3]),nf,'dd/mm/yyyy')
            put(y,9,fq,al='center')
            for c,v in [(10,an),(11,per),(12,dep),(13,b)]:put(y,c,v,nf,'#,##0.00;[Red](#,##0.00)')
            rows.append(R(unit=u,building=bl,unitType=ty,area=ar,tenantName=nm,section=S,statusText='Occupied',leaseStartDate=st,leaseEndDate=en,annualRent=an,contractRent=per if fq=='M' else None,deposit=dep,balance=b));y+=1
            for q,v in enumerate([0,an,0,dep,b]):s[q]+=v
        if sec=='Residential' and bl=='C':
            pl=dict(what=f'subtotal of annual rent of "{S}" is printed 2,400.00 too high ({s[1]+2400:,.2f} instead of {s[1]:,.2f}); property total is right',kind='total_wrong')
        sub(f'Total {S}',s,2400 if pl and bl=='C' else 0)
        for q in range(5):G[q]+=s[q]
    sub('Property Total PEM0140',G);put(y,1,f'Lettable units (shops and flats): {U}   Let: {O}   Void: {V}',nf)
    for i,x in enumerate([14,7,22,9,30,11,11,11,6,14,14,12,12],1):w.column_dimensions[GL(i)].width=x
    w.page_setup.orientation='landscape';w.page_setup.fitToHeight=0;w.sheet_properties.pageSetUpPr.fitToPage=True;wb.save(X(f))
    save(f,'MIXED_USE','operators','MRI Qube tenancy schedule, blocks, annual rent with frequency, ancillary rows',True,'Pembroke Exchange, Bristol','2025-09-29',U,O,V,rows,planted=pl)
def b5():
    r=rnd(1205);n=namer(r,'{f} {i}');n2=namer(r,'{f} {l}');f='12_gsheet_dublin_shared_houses.xlsx';wb=Workbook();w=wb.active;w.title='Feb 26';fl=lambda c:PatternFill('solid',fgColor=c);w['A1']='Nestling Co-Living DUBLIN';w['A1'].font=Font(size=16,bold=True,color='7B2D8B');w['D1']='who is where, 28 Feb 2026';w['D1'].font=Font(italic=True);y=3;rows=[];U=O=V=0;GT=[0,0,0]
    cl={'LIVING IN':'D9EAD3','LEAVING':'FFF2CC','EMPTY':'F4CCCC','BOOKED':'CFE2F3','STAFF':'EAD1DC'}
    for h,cols,rms in [('Rathmines - 14 Leinster Pk',['Room','Who','In since','Until','Rent/mth','Deposit','Owes','Status'],['Attic','1 front','1 back','2 front','2 back','Garden room','Basement double']),('Phibsborough - 203 Connaught Tce',['Room','Status','Who','In since','Until','Rent/mth','Deposit','Owes'],['A','B','C','D','E','F']),('Portobello - 9 Synge Lane',['Room','Who','In since','Until','Rent/mth','Deposit','Owes','Status'],['Red','Blue','Green','Yellow','Mews studio'])]:
        w.merge_cells(start_row=y,start_column=1,end_row=y,end_column=8);c=w.cell(y,1,h);c.font=Font(bold=True,color='FFFFFF',size=12);c.fill=fl('7B2D8B');y+=1
        for i,k in enumerate(cols,1):w.cell(y,i,k).font=Font(bold=True)
        y+=1;s=[0,0,0]
        for rm in rms:
            U+=1;st={'2 back':'EMPTY','D':'BOOKED','Green':'EMPTY','Basement double':'STAFF','B':'LEAVING','1 front':'LEAVING'}.get(rm,'LIVING IN');v={'Room':rm,'Status':st};x=dict(unit=rm,building=h,statusText=st)
            if st in('EMPTY','BOOKED'):V+=1
            else:O+=1
            if st!='EMPTY':
                nm=n2();mi=add(D(2026,2,20),-r.randint(10,600)) if st!='BOOKED' else D(2026,3,7);ut={'LEAVING':D(2026,3,31),'BOOKED':D(2026,8,31),'STAFF':'open'}.get(st) or r.choice([D(2026,6,30),D(2026,8,31),'rolling']);rt=r.choice([980,1050,1120,1195,1275]) if st!='STAFF' else 0;dep=rt;ow=r.choice([0,0,0,rt,200]) if st in('LIVING IN','LEAVING') else 0
                v.update({'Who':nm+(' (house lead)' if st=='STAFF' else ''),'In since':dt.datetime(*mi.timetuple()[:3]),'Until':dt.datetime(*ut.timetuple()[:3]) if isinstance(ut,D) else ut,'Rent/mth':rt,'Deposit':dep,'Owes':ow})
                x.update(tenantName=v['Who'],moveInDate=iso(mi),leaseEndDate=iso(ut),contractRent=rt,deposit=dep,balance=ow)
                if st!='BOOKED':s=[a+b for a,b in zip(s,(rt,dep,ow))]
            for i,k in enumerate(cols,1):
                if k in v:
                    c=w.cell(y,i,v[k])
                    if k in('In since','Until') and not isinstance(v[k],str):c.number_format='d mmm yy'
                    if k in('Rent/mth','Deposit','Owes'):c.number_format='"€"#,##0'
                    if k=='Status':c.fill=fl(cl[st])
            rows.append(x);y+=1
        for k,q in [('Rent/mth',0),('Deposit',1),('Owes',2)]:c=w.cell(y,cols.index(k)+1,s[q]);c.number_format='"€"#,##0';c.font=Font(bold=True)
        w.cell(y,1,'house total').font=Font(bold=True);y+=3;GT=[a+b for a,b in zip(GT,s)]
    w.cell(y,1,'ALL HOUSES (booked people not in yet, so not added)').font=Font(bold=True)
    w.cell(y+1,1,'rent per month');w.cell(y+1,4,GT[0]).number_format='"€"#,##0';w.cell(y+2,1,'deposits');w.cell(y+2,4,GT[1]).number_format='"€"#,##0';w.cell(y+3,1,'owed to us');w.cell(y+3,4,GT[2]).number_format='"€"#,##0';w.cell(y+4,1,f'{U} rooms, {O} lived in (staff too), {V} empty incl. booked')
    for i,x in enumerate([18,26,16,16,14,12,12,14],1):w.column_dimensions[GL(i)].width=x
    w2=wb.create_sheet('todo');w2.append(['fix boiler Synge Lane']);w2.append(['chase deposit room D']);w.page_setup.fitToHeight=0;w.sheet_properties.pageSetUpPr.fitToPage=True;wb.save(X(f))
    save(f,'MULTIFAMILY','operators','Google Sheets of a co-living operator, three house blocks with changing column order',True,'Nestling Co-Living DUBLIN','2026-02-28',U,O,V,rows,sheet='Feb 26')
def b6():
    r=rnd(1306);n=namer(r);f='13_mews_longstay_amsterdam.xlsx';wb=xlsxwriter.Workbook(X(f));w=wb.add_worksheet('Reservations');q0=wb.add_worksheet('Parameters');q0.write(0,0,'Enterprise');q0.write(0,1,'Oosterdok Furnished Living, Amsterdam');q0.write(1,0,'Filter');q0.write(1,1,'Long stay (28+ nights), in house on 15/11/2025, plus arrivals in 30 days');h=wb.add_format({'bold':1,'bg_color':'#F2F2F2','bottom':1,'rotation':0});e=wb.add_format({'num_format':'€ #,##0.00'});d=wb.add_format({'num_format':'yyyy-mm-dd'});b=wb.add_format({'bold':1,'num_format':'€ #,##0.00','top':6})
    w.write(0,0,'Oosterdok Furnished Living, Amsterdam',wb.add_format({'bold':1,'font_size':13}));w.write(1,0,'Long-stay report, 15 November 2025')
    H=['Status','Space','Floor','Space category','Size m²','Guest / company','Arrival','Departure','Apartment rate','Housekeeping','Utilities','City tax','Monthly total','Security deposit','Open balance']
    w.write_row(3,0,H,h);w.set_column(0,0,14);w.set_column(1,2,8);w.set_column(3,3,20);w.set_column(5,5,30);w.set_column(6,14,13);w.freeze_panes(4,2);y=4;rows=[];U=O=V=0;G=[0]*7
    for fl in range(1,6):
        for k in range(1,7):
            u=f'{fl}{k:02d}';ca=['Studio City','Studio City','One Bedroom Dock','Studio Loft','Two Bedroom Dock','One Bedroom Dock'][k-1];ar={'Studio City':27,'One Bedroom Dock':44,'Studio Loft':33,'Two Bedroom Dock':68}[ca];U+=1
            st={'104':'Out of order','203':'Vacant','302':'Vacant','406':'Confirmed','501':'Confirmed','101':'House use','505':'Vacant'}.get(u,'Checked in');w.write_row(y,0,[st,u,fl,ca,ar])
            x=dict(unit=u,unitType=ca,area=ar,statusText=st)
            if st in('Vacant','Confirmed'):V+=1
            elif st!='Out of order':O+=1
            if st in('Checked in','Confirmed','House use'):
                nm={'House use':'Duty manager'}.get(st) or (n() if r.random()<.75 else r.choice(['Veldkamp Relocations B.V.','Norderhaven Expat Services','Quorum Biotech N.V.'])+' / '+n())
                a=add(D(2025,11,10),-r.randint(3,300)) if st!='Confirmed' else D(2025,12,1);z=add(a,r.choice([365,400,540])) if st!='Confirmed' else D(2026,5,31);rt=float({'Studio City':1950,'One Bedroom Dock':2650,'Studio Loft':2250,'Two Bedroom Dock':3600}[ca]+r.choice([0,50,-75]));ch=[rt,140.0,185.0,round(rt*.125,2) if r.random()<.3 else 0]
                if st=='House use':rt=0;ch=[0,0,0,0]
                dep=rt;bal=r.choice([0,0,0,0,sum(ch),-150]) if rt else 0
                if st=='Confirmed':bal=0
                w.write(y,5,nm);w.write_datetime(y,6,dt.datetime(*a.timetuple()[:3]),d);w.write_datetime(y,7,dt.datetime(*z.timetuple()[:3]),d);vals=ch+[round(sum(ch),2),dep,bal]
                for i,v in enumerate(vals):w.write(y,8+i,v,e);G[i]+=v
                x.update(tenantName=nm,leaseStartDate=iso(a),leaseEndDate=iso(z),contractRent=rt,charges=[dict(code=c,amount=v) for c,v in zip(H[9:12],ch[1:])],totalCharges=vals[4],deposit=dep,balance=bal)
            rows.append(x);y+=1
    w.write(y,0,'Total',b)
    for i,v in enumerate(G):w.write(y,8+i,round(v,2),b)
    w.write_row(y+2,1,['Apartments',U]);w.write_row(y+3,1,['In house (incl. house use)','',O]);w.write_row(y+4,1,['Vacant on report date (confirmed arrivals included)','',V]);w.write_row(y+5,1,['Out of order','',1]);w.set_landscape();w.fit_to_pages(1,0);wb.close()
    save(f,'HOSPITALITY','operators','Mews long-stay reservations, status first, charges in columns',False,'Oosterdok Furnished Living, Amsterdam','2025-11-15',U,O,V,rows,sheet='Reservations')
def b7():
    r=rnd(1407);n=namer(r,'{l}, {f}');f='14_yardi_senior_assisted_living.xlsx';wb=Workbook();w=wb.active;w.title='Report1';w.append(['Larkmoor Terrace Senior Living']);w.append(['Resident Rent Roll with Care Levels']);w.append(['As Of: 04/30/2026']);w.append([])
    w.append(['Unit','Plan','Care','','Resident','Privacy','Physical','Financial','Market','Room &','Level of','2nd Person','Other','Total','Community','Balance']);w.append(['','','Level','','Name','Level','Move In','Move Out','Rate','Board','Care Fee','Fee','Fees','Monthly','Fee Paid','Due'])
    for k in (5,6):
        for c in w[k]:c.font=Font(bold=True,size=9);c.fill=PatternFill('solid',fgColor='C6D9F1');c.alignment=Alignment(horizontal='center')
    w['A1'].font=Font(bold=True,size=12);rows=[];U=O=V=0;G=[0]*8
    for sec,pl in [('Assisted Living',[(f'{x}','AL Studio' if x%3 else 'AL One Bed') for x in list(range(101,115))+list(range(201,213))]),('Memory Care',[(f'MC{x}','MC Private' if x>4 else 'MC Companion') for x in range(1,11)])]:
        w.append([sec]);w.cell(w.max_row,1).font=Font(bold=True,italic=True);s=[0]*8;so=0
        for u,p in pl:
            U+=1;mk={'AL Studio':4150,'AL One Bed':5200,'MC Private':6900,'MC Companion':5300}[p]
            if u=='101':w.append([u,p,None,None,'Admin / Marketing office',None,None,None,mk]);s[0]+=mk;rows.append(R(unit=u,unitType=p,section=sec,marketRent=mk,statusText='Admin / Marketing office'));w.cell(w.max_row,9).number_format='#,##0.00';continue
            s[0]+=mk
            if u in('105','112','206','MC4','MC9'):V+=1;w.append([u,p,None,None,'Vacant',None,None,None,mk]);w.cell(w.max_row,9).number_format='#,##0.00';rows.append(R(unit=u,unitType=p,section=sec,marketRent=mk,statusText='Vacant'));continue
            O+=1;so+=1;lv=r.choice(['L1','L2','L3','L4']);two=p=='AL One Bed' and r.random()<.5;nm=n();nm=nm+(' & '+r.choice(FN) if two else '');rb=mk-r.choice([0,0,150,250]);ca={'L1':450,'L2':875,'L3':1325,'L4':1900}[lv];sp=1100 if two else 0;ot=r.choice([0,0,35,60]);tot=rb+ca+sp+ot;cf=r.choice([2500,3000,0]);bal=r.choice([0,0,0,0,tot,-200]);mi=add(D(2026,4,20),-r.randint(10,1300));mo=D(2026,5,15) if u in('203','MC6') else None
            w.append([u,p,lv,None,nm,'Shared' if two else 'Private',dt.datetime(*mi.timetuple()[:3]),dt.datetime(2026,5,15) if mo else None,mk,rb,ca,sp,ot,tot,cf,bal])
            for c in w[w.max_row][6:8]:c.number_format='mm/dd/yyyy'
            for c in w[w.max_row][8:]:c.number_format='#,##0.00;(#,##0.00)'
            for i,v in enumerate([rb,ca,sp,ot,tot,cf,bal],1):s[i]+=v
            rows.append(R(unit=u,unitType=p,section=sec,tenantName=nm,statusText='Occupied',moveInDate=mi,moveOutDate=mo,marketRent=mk,contractRent=rb,charges=[dict(code='Level of Care Fee',amount=ca),dict(code='2nd Person Fee',amount=sp),dict(code='Other Fees',amount=ot)],totalCharges=tot,deposit=cf if False else None,balance=bal))
        w.append([f'Total {sec}',None,None,None,f'{len(pl)} units, {so} occupied',None,None,None]+s);[setattr(c,'font',Font(bold=True)) for c in w[w.max_row]];[setattr(c,'number_format','#,##0.00;(#,##0.00)') for c in w[w.max_row][8:]];w.append([]);G=[a+b for a,b in zip(G,s)]
    w.append(['Grand Total',None,None,None,f'{U} units, {O} occupied, {V} vacant, 1 office',None,None,None]+G);[setattr(c,'font',Font(bold=True)) for c in w[w.max_row]];[setattr(c,'number_format','#,##0.00;(#,##0.00)') for c in w[w.max_row][8:]]
    for i,x in enumerate([8,14,6,2,34,9,12,12]+[12]*8,1):w.column_dimensions[GL(i)].width=x
    w.page_setup.orientation='landscape';w.page_setup.fitToHeight=0;w.sheet_properties.pageSetUpPr.fitToPage=True;wb.save(X(f))
    save(f,'SENIOR_HOUSING','operators','Yardi senior export, two-line header, care fees, spacer column',False,'Larkmoor Terrace Senior Living','2026-04-30',U,O,V,rows)
def run():
    for x in (b1,b2,b3,b4,b5,b6,b7):x()
