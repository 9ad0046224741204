from lib import *
import xlsxwriter, openpyxl
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
FIX=D.datetime(2026,3,1)
# ---- 1 cleaned MF, 144 units, formulas with cached values
def x1():
    r=random.Random(2811);f='Brightwater_Landing_Rent_Roll_CLEAN.xlsx';wb=xlsxwriter.Workbook(path(f));wb.set_properties({'created':FIX});B=wb.add_format;ws0=wb.add_worksheet('Summary');ws=wb.add_worksheet('RR 2.15.26');wn=wb.add_worksheet('Broker Notes')
    h=B(dict(bold=1,bg_color='#203864',font_color='white',text_wrap=1,align='center',valign='vcenter',border=1));mo=B(dict(num_format='#,##0;(#,##0);-'));dt=B(dict(num_format='mm/dd/yyyy'));bt=B(dict(bold=1,top=6,num_format='#,##0'));b=B(dict(bold=1));big=B(dict(bold=1,font_size=14))
    ws.write(0,0,'Brightwater Landing',big);ws.write(1,0,'Rent Roll as of February 15, 2026 (cleaned from seller export)')
    hd=['Bldg','Unit','Plan','Description','SF','Status','Resident','Move In','Lease Start','Lease End','Market Rent','Lease Rent','RUBS','Pest / Trash','Pet Rent','Garage','Total Charges','Deposit','Balance','Loss to Lease']
    for c,x in enumerate(hd): ws.write(4,c,x,h)
    ws.set_row(4,32);ws.freeze_panes(5,2);ws.set_column(0,2,7);ws.set_column(3,3,18);ws.set_column(6,6,24);ws.set_column(7,9,11);ws.set_column(10,19,10)
    plans=[('A1','1BR/1BA',702,1395),('A2','1BR/1BA Den',815,1490),('B1','2BR/2BA',1044,1765),('B2','2BR/2BA Sunroom',1120,1850),('C1','3BR/2BA',1310,2180)];nm=names(r,150);rows=[];S=[0]*20;cnt={};pc={};R=5;i=0
    for bl in range(1,7):
        for fl in (1,2,3):
            for k in range(1,9):
                u=f'{bl}{fl}{k:02d}';p=plans[[0,0,1,2,2,3,2,4][k-1]];mk=p[3]+(20 if fl==3 else 0);S[4]+=p[2];S[10]+=mk;pp=pc.setdefault(p[0],[0,0,0,0]);pp[0]+=1;pp[1]+=mk
                st=r.choices(['Occupied','Notice','Vacant','Vacant Leased'],[88,4,5,2])[0]
                if u=='1101': st='Model'
                if u=='6308': st='Down'
                if u=='3104': st='Employee'
                cnt[st]=cnt.get(st,0)+1;ws.write(R,0,bl);ws.write(R,1,int(u));ws.write(R,2,p[0]);ws.write(R,3,p[1]);ws.write(R,4,p[2],mo);ws.write(R,5,st);ws.write(R,10,mk,mo)
                x=dict(unit=u,building=str(bl),unitType=p[0],area=p[2],statusText=st,marketRent=mk)
                if st in('Occupied','Notice','Employee'):
                    rent=mk-r.randint(-4,30)*5 if st!='Employee' else round(mk*.8);ch=[('RUBS',r.choice([68,74,85,92])),('Pest / Trash',28),('Pet Rent',r.choice([0,0,0,35,70])),('Garage',r.choice([0,0,0,0,125]))];tot=rent+sum(v for _,v in ch);dep=r.choice([0,200,300,500]);bal=r.choice([0]*8+[-55,412,1630,87]);mi=D.date(r.randint(2020,2025),r.randint(1,12),r.randint(1,28));ls=D.date(2025,r.randint(3,12),r.randint(1,28));ls=max(ls,mi);le=ls+RD(months=12)-D.timedelta(1);n=nm[i];i+=1
                    ws.write(R,6,n);
                    for c,v in((7,mi),(8,ls),(9,le)): ws.write_datetime(R,c,D.datetime(v.year,v.month,v.day),dt)
                    for c,v in zip(range(11,19),[rent]+[v for _,v in ch]+[None,dep,bal]):
                        if v is not None: ws.write(R,c,v,mo);S[c]+=v
                    ws.write_formula(R,16,f'=SUM(L{R+1}:P{R+1})',mo,tot);S[16]+=tot;ws.write_formula(R,19,f'=K{R+1}-L{R+1}',mo,mk-rent);S[19]+=mk-rent;pp[2]+=1;pp[3]+=rent
                    x.update(tenantName=n,moveInDate=iso(mi),leaseStartDate=iso(ls),leaseEndDate=iso(le),contractRent=rent,charges=[dict(code=a,amount=v) for a,v in ch if v],totalCharges=tot,deposit=dep,balance=bal)
                    if not dep: x.pop('deposit')
                    if not bal: x.pop('balance')
                rows.append(x);R+=1
    ws.write(R,0,'Total',bt)
    ws.write(R,1,144,bt)
    for c in [2,3]+list(range(5,10)): ws.write(R,c,'',bt)
    for c in [4]+list(range(10,20)): L=xlsxwriter.utility.xl_col_to_name(c);ws.write_formula(R,c,f'=SUM({L}6:{L}{R})',bt,S[c])
    ws.autofilter(4,0,R-1,19);ws.set_landscape();ws.fit_to_pages(1,0);ws.repeat_rows(4)
    o=sum(cnt.get(s,0) for s in('Occupied','Notice','Employee'));v=cnt.get('Vacant',0)+cnt.get('Vacant Leased',0)
    ws0.set_column(0,0,26);ws0.write(0,0,'Brightwater Landing - Unit Summary',big);R=2
    for s,n in cnt.items(): ws0.write(R,0,s);ws0.write(R,1,n);R+=1
    ws0.write(R,0,'Total Units',b);ws0.write(R,1,144,b);R+=2
    for c,t in enumerate(['Plan','Units','Avg Market','Occupied','Avg Lease Rent']): ws0.write(R,c,t,h)
    for k,w in pc.items():
        R+=1
        for c,t in enumerate([k,w[0],w[1]/w[0],w[2],w[3]/max(w[2],1)]): ws0.write(R,c,t,mo)
    for k,t in enumerate(['Concessions have burned off and are not shown.','Vacant Leased units have no move-in before 2/28/2026.','Employee unit 3104 at 20% discount.','Model 1101; unit 6308 down since a water loss (insurance claim open).']): wn.write(k,0,t)
    ws.activate();wb.close();save(f,'MULTIFAMILY','cleaned workbook, 144 units, formulas, several sheets',rows,144,o,v,'Brightwater Landing','2026-02-15',sheet='RR 2.15.26')
# ---- 2 storage export, numbers as text
def x2():
    r=random.Random(2812);f='export_occupancy_keystoragehollis.xlsx';wb=openpyxl.Workbook();ws=wb.active;ws.title='Sheet1';nm=names(r,100,'{l}, {f}')
    ws.append(['Hollis Road Self Storage']);ws.append(['Occupancy Statistics Detail / Unit Rent Roll']);ws.append(['As of: 03/31/2026','','','','','Printed 04/01/2026 07:52']);ws.append([])
    ws.append(['Space','Size','Area','Climate / Access','Customer','Moved In','Paid Thru','Std Rate','Rent','Ins.','Days Late','Balance','Space Status']);rows=[];T=[0]*4;cnt={};i=0;A=0
    kinds=[('5x5',25,'Climate Inside',58),('5x10',50,'Climate Inside',89),('10x10',100,'Climate Inside',149),('10x10',100,'Drive-Up',125),('10x15',150,'Drive-Up',159),('10x20',200,'Drive-Up',192),('10x30',300,'Drive-Up',265)]
    for bl in 'ABC':
        for k in range(1,30 if bl!='C' else 27):
            u=f'{bl}{k:03d}';z=kinds[(k%3) if bl=='A' else 3+k%4 if bl=='B' else r.randint(3,6)];st=r.choices(['Rented','Vacant','Unrentable','Rented - Overlock'],[84,10,2,4])[0];cnt[st]=cnt.get(st,0)+1;A+=z[1];T[0]+=z[3]
            x=dict(unit=u,unitType=z[0],area=z[1],statusText=st,marketRent=float(z[3]));l=[u,z[0],str(z[1]),z[2],'','','',f'{z[3]:.2f}','','','','',st]
            if 'Rented' in st:
                n=nm[i];i+=1;rent=z[3]+r.choice([-20,-10,0,0,5,12,18,25]);ins=r.choice([0,12,12,17]);late=r.randint(32,75) if 'Over' in st else 0;bal=round(rent*2+ins*2+30,2) if late else 0;mi=D.date(r.randint(2017,2025),r.randint(1,12),r.randint(1,28));pt=D.date(2026,3,31)-D.timedelta(late) if late else D.date(2026,4,r.randint(1,30))
                l[4:7]=[n,us2(mi),us2(pt)];l[8:12]=[f'{rent:.2f}',f'{ins:.2f}',str(late),f'{bal:.2f}'];T[1]+=rent;T[2]+=ins;T[3]+=bal
                x.update(tenantName=n,moveInDate=iso(mi),contractRent=float(rent),charges=[dict(code='Ins.',amount=float(ins))],balance=float(bal))
            ws.append(l);rows.append(x)
    ws.append(['Totals','',str(A),'','','','']+[f'{T[0]:,.2f}',f'{T[1]:,.2f}',f'{T[2]:,.2f}','',f'{T[3]:,.2f}']);ws.append([])
    o=cnt.get('Rented',0)+cnt.get('Rented - Overlock',0)
    for a,b in(('Total Spaces',len(rows)),('Rented',o),('Vacant',cnt['Vacant']),('Unrentable',cnt.get('Unrentable',0))): ws.append([a,str(b)])
    for c,w in zip('ABCDEFGHIJKLM',(13,7,7,15,25,11,11,9,9,8,9,10,18)): ws.column_dimensions[c].width=w
    ws.page_setup.orientation='landscape';ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True);ws.page_setup.fitToHeight=0
    wb.save(path(f));save(f,'SELF_STORAGE','raw software export, every number as text',rows,len(rows),o,cnt['Vacant'],'Hollis Road Self Storage','2026-03-31')
# ---- 3 lease charges export, planted row_dropped
def x3():
    r=random.Random(2813);f='RentRollwithLeaseCharges_cedarvale.xlsx';wb=openpyxl.Workbook();ws=wb.active;ws.title='Report1';nm=names(r,50)
    for t in('Rent Roll with Lease Charges','Cedar Vale Townhomes (cedarval)','As Of = 01/31/2026','Month Year = 01/2026'): ws.append([t])
    for k in range(1,5): ws.merge_cells(start_row=k,start_column=1,end_row=k,end_column=14);ws.cell(k,1).alignment=Alignment(horizontal='center');ws.cell(k,1).font=Font(bold=True,name='Tahoma')
    ws.append(['Unit','Unit Type','Unit','Resident','Name','Market','Charge','Amount','Resident','Other','Move In','Lease','Move Out','Balance']);ws.append(['','','Sq Ft','','','Rent','Code','','Deposit','Deposit','','Expiration','',''])
    for k in(5,6):
        for c in ws[k]: c.font=Font(bold=True,name='Tahoma',size=9);c.fill=PatternFill('solid',fgColor='D9D9D9')
    ws.append(['Current/Notice/Vacant Residents']);sec='Current/Notice/Vacant Residents';rows=[];T=dict(mk=0,ch=0,dep=0,od=0,bal=0,sf=0);codes={};occ=vac=0;ocsf=0;i=0;planted=None;ocmk=0;cch={}
    for k in range(1,37):
        u=f'CV-{k:02d}';ty,sf,mk=[('cv2x15',1080,1495),('cv3x25',1340,1790)][k%3==0];mi=D.date(r.randint(2019,2025),r.randint(1,12),r.randint(1,28));n=nm[i];i+=1;tid=f't00{r.randint(11000,49999)}'
        T['mk']+=mk;T['sf']+=sf
        if k in(11,28):
            vac+=1;ws.append([u,ty,sf,'VACANT','VACANT',mk,'','',0,0,None,None,None,0]);ws.append(['','','','','','','Total',0]);rows.append(dict(unit=u,unitType=ty,area=sf,section=sec,statusText='VACANT',marketRent=mk,totalCharges=0,deposit=0,balance=0));continue
        occ+=1;ocsf+=sf;ocmk+=mk;ch=[('rent',mk-r.randint(0,14)*10)]
        for c,a,p in(('trash',22,1),('petrent',40,.25),('mtmfee',150,.08),('w/d',45,.4)):
            if r.random()<p: ch.append((c,a))
        tot=sum(a for _,a in ch);dep=r.choice([500,750,1000]);od=r.choice([0,0,300]);bal=r.choice([0,0,0,0,-12.5,tot,265.8]);le=D.date(2026,1,31)+RD(months=r.randint(0,11),day=31);mo=le if k in(6,19) else None
        for c,a in ch: codes[c]=codes.get(c,0)+a
        T['ch']+=tot;T['dep']+=dep;T['od']+=od;T['bal']+=bal
        if k==23: planted=dict(what=f'Unit {u} ({n}, market {mk}, charges {tot}) is missing from the rows; totals and counts still include it',kind='row_dropped');continue
        d=lambda x:D.datetime(x.year,x.month,x.day) if x else None
        for q,(c,a) in enumerate(ch): ws.append([u,ty,sf,tid,n,mk,c,a,dep,od,d(mi),d(le),d(mo),bal] if q==0 else ['','','','','','',c,a])
        ws.append(['','','','','','','Total',tot]);ws.cell(ws.max_row,8).font=Font(bold=True)
        rows.append(row(unit=u,unitType=ty,area=sf,tenantName=n,section=sec,statusText='Notice' if False else 'Occupied',marketRent=mk,contractRent=ch[0][1],charges=[dict(code=c,amount=a) for c,a in ch],totalCharges=tot,deposit=dep,moveInDate=iso(mi),leaseEndDate=iso(le),moveOutDate=iso(mo) if mo else None,balance=bal))
        if mo: rows[-1].pop('statusText')
    ws.append(['Future Residents/Applicants']);fs='Future Residents/Applicants';fd=0
    for u,ty,sf,mk,rent in(('CV-11','cv2x15',1080,1495,1495),('CV-19','cv2x15',1080,1495,1475)):
        n=nm[i];i+=1;tid=f't00{r.randint(50000,59999)}';a=D.date(2026,2 if u=='CV-11' else 3,14);z=a+RD(years=1)-D.timedelta(1);fd+=500
        ws.append([u,ty,sf,tid,n,mk,'rent',rent,500,0,D.datetime(*a.timetuple()[:3]),D.datetime(*z.timetuple()[:3]),None,0]);ws.append(['']*6+['trash',22]);ws.append(['']*6+['Total',rent+22])
        rows.append(dict(unit=u,unitType=ty,area=sf,tenantName=n,section=fs,statusText=fs,marketRent=mk,contractRent=rent,charges=[dict(code='rent',amount=rent),dict(code='trash',amount=22)],totalCharges=rent+22,deposit=500,moveInDate=iso(a),leaseEndDate=iso(z),balance=0))
    ws.append(['Total','Cedar Vale Townhomes(cedarval)','','','',T['mk'],'',T['ch'],T['dep'],T['od'],None,None,None,T['bal']])
    ws.append([]);ws.append(['Summary Groups','','','','Square Footage','Market Rent','Lease Charges','Security Deposit','# Of Units','% Unit Occupancy','Balance'])
    ws.append(['Current/Notice/Vacant Residents','','','',T['sf'],T['mk'],T['ch'],T['dep'],36,round(occ/36*100,2),T['bal']]);ws.append([fs,'','','',2160,2990,1495+1475+44,fd,2,'',0]);ws.append(['Occupied Units','','','',ocsf,ocmk,'','',occ]);ws.append(['Total Vacant Units','','','',T['sf']-ocsf,T['mk']-ocmk,'','',vac]);ws.append([]);ws.append(['Summary of Charges by Charge Code']);ws.append(['(Current/Notice Residents Only)']);ws.append(['Charge Code','','Amount'])
    for c,a in codes.items(): ws.append([c,'',a])
    ws.append(['Total','',T['ch']])
    for rr in ws.iter_rows(min_row=7):
        for c in rr:
            if isinstance(c.value,D.datetime): c.number_format='mm/dd/yyyy'
            elif c.column in(6,8,9,10,14) and isinstance(c.value,(int,float)): c.number_format='#,##0.00'
    for c,w in zip('ABCDEFGHIJKLMN',(11,11,9,11,24,11,11,11,11,11,12,12,12,11)): ws.column_dimensions[c].width=w
    ws.page_setup.orientation='landscape';ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True);ws.page_setup.fitToHeight=0
    wb.save(path(f));save(f,'MULTIFAMILY','lease-charge export, charge lines, future residents, summary groups',rows,36,occ,vac,'Cedar Vale Townhomes','2026-01-31',planted=planted,hard=True)
# ---- 4 Canadian retail strip
def x4():
    r=random.Random(2814);f='Coulee Ridge Plaza - rent schedule.xlsx';wb=xlsxwriter.Workbook(path(f));wb.set_properties({'created':FIX});ws=wb.add_worksheet('Rent Schedule');wa=wb.add_worksheet('Assumptions');B=wb.add_format
    g=dict(font_name='Georgia',font_size=10);h=B(dict(g,bold=1,bottom=1,align='center',text_wrap=1,font_color='#7F3F00'));hg=B(dict(g,bold=1,align='center',bg_color='#FBE5D6'));n2=B(dict(g,num_format='$#,##0.00'));n0=B(dict(g,num_format='#,##0'));t=B(g);tb=B(dict(g,bold=1,top=1,num_format='$#,##0.00'));tb0=B(dict(g,bold=1,top=1,num_format='#,##0'));dt=B(dict(g,num_format='d-mmm-yyyy',align='center'));it=B(dict(g,italic=1,font_color='#C00000'))
    ws.hide_gridlines(2);ws.set_column(0,0,2);ws.set_column(1,1,9);ws.set_column(2,2,30);ws.set_column(3,17,12.5);ws.write('B2','Coulee Ridge Plaza, Lethbridge, Alberta',B(dict(g,bold=1,font_size=15)));ws.write('B3','Tenancy schedule as at 31-Mar-2026  (CAD; net rents before GST)',t)
    ws.set_row(5,42);ws.set_column(15,15,30);ws.merge_range(4,4,4,5,'Lease',hg);ws.merge_range(4,6,4,9,'Current rent',hg);ws.merge_range(4,10,4,13,'Contracted steps',hg);ws.write(4,14,'Vacant',hg)
    for c,x in enumerate(['Unit','Tenant','GLA\n(sq ft)','Start','Expiry','Net rent\n/ month','Additional\nrent / mo','Gross\n/ month','Net $/sf\n/ year','Step 1\ndate','Step 1\nnet / mo','Step 2\ndate','Step 2\nnet / mo','Market net\n/ month','Notes'],1): ws.write(5,c,x,h)
    biz=['Prairie Loaf Bakery','Dr. Coulee Eyecare','Chinook Cycle & Ski','','Lotus Bowl Pho','Tipperary Insurance Brokers','High Level Physio','Wheatsheaf Liquor','Paws & Whiskers Pet','Bridge City Barbers','','Ledger & Lane CPAs','Sunridge Learning Centre','Dollar Depot West'];rows=[];R=6;T=[0]*5;o=v=0
    for k,n in enumerate(biz):
        u=f'{101+k}';sf=r.randint(22,90)*25 if k!=13 else 8250
        ws.write(R,1,u,t);ws.write(R,3,sf,n0)
        if not n:
            v+=1;mk=round(sf*24/12,2);ws.write(R,2,'- vacant -',it);ws.write(R,14,mk,n2);T[4]+=mk;T[0]+=sf;rows.append(dict(unit=u,area=sf,statusText='vacant',marketRent=mk));R+=1;continue
        o+=1;ps=r.randint(40,64)/2 if k!=13 else 14;net=round(sf*ps/12,2);ad=round(sf*11.4/12,2);a=D.date(r.randint(2021,2025),r.randint(1,12),1);e=a+RD(years=r.choice([5,10]))-D.timedelta(1);e=e if e>D.date(2026,6,1) else e+RD(years=5)
        x=D.date(2026,a.month,1);x=x if x>D.date(2026,3,31) else x+RD(years=1);s=[];p=ps
        for q in range(r.choice([0,1,2,2])):
            if x<e: p+=1;s.append((x,round(sf*p/12,2)));x+=RD(years=1 if q else 2)
        ws.write(R,2,n,t);dd=lambda z:D.datetime(z.year,z.month,z.day);ws.write_datetime(R,4,dd(a),dt);ws.write_datetime(R,5,dd(e),dt);ws.write(R,6,net,n2);ws.write(R,7,ad,n2);ws.write_formula(R,8,f'=G{R+1}+H{R+1}',n2,round(net+ad,2));ws.write(R,9,ps,n2)
        for q,(d,am) in enumerate(s): ws.write_datetime(R,10+2*q,dd(d),dt);ws.write(R,11+2*q,am,n2)
        ws.write(R,15,r.choice(['','','1 x 5 yrs FMV','2 x 5 yrs at market, 6 mo. notice','Exclusive use']),t)
        for q,z in enumerate((sf,net,ad,round(net+ad,2))): T[q]+=z
        rows.append(row(unit=u,tenantName=n,area=sf,statusText='Occupied',leaseStartDate=iso(a),leaseEndDate=iso(e),contractRent=net,charges=[dict(code='Additional rent',amount=ad)],totalCharges=round(net+ad,2),rentSteps=[dict(date=iso(d),amount=am) for d,am in s]));R+=1
    ws.write(R,1,'Pylon',t);ws.write(R,2,'Benchland Outdoor (sign licence)',t);ws.write(R,4,'year to year',t);ws.write(R,6,325,n2);ws.write(R,7,0,n2);ws.write(R,8,325,n2);T[1]+=325;T[3]+=325;rows.append(dict(unit='Pylon',tenantName='Benchland Outdoor (sign licence)',contractRent=325,charges=[dict(code='Additional rent',amount=0)],totalCharges=325,leaseStartDate='year to year'));R+=1
    ws.write(R,1,'Total',tb);ws.write(R,2,f'{o+v} units, {o} leased, {v} vacant',tb);ws.write(R,3,T[0],tb0)
    for c in(4,5,9,10,11,12,13): ws.write(R,c,'',tb)
    for c,L,z in((6,'G',T[1]),(7,'H',T[2]),(8,'I',T[3]),(14,'O',T[4])): ws.write_formula(R,c,f'=SUM({L}7:{L}{R})',tb,round(z,2))
    wa.write(0,0,'Market net rent on vacant units: $24.00 / sf');wa.write(1,0,'Additional rent 2026 budget: $11.40 / sf');ws.set_landscape();ws.set_paper(5);ws.fit_to_pages(1,0);wb.close()
    save(f,'RETAIL','Georgia workbook, margin column, grouped headers, step column pairs',rows,o+v,o,v,'Coulee Ridge Plaza','2026-03-31',sheet='Rent Schedule')
# ---- 5 medical office, spacer columns, side table
def x5():
    r=random.Random(2815);f='St_Brannoc_MOB_rentroll_v3.xlsx';wb=openpyxl.Workbook();c0=wb.active;c0.title='Cover';c0['B3']='St. Brannoc Medical Office Building';c0['B4']='Data room index 2.1 - Rent roll';ws=wb.create_sheet('MOB');wb.active=1
    ws['A1']='ST. BRANNOC MEDICAL OFFICE BUILDING';ws['A1'].font=Font(bold=True,size=13,color='1F6E43');ws['A2']='Rent Roll (4/1/26)';hd={1:'Tenant',3:'Suite',4:'RSF',6:'Commenced',7:'Expires',9:'Annual Rent',10:'Monthly Rent',11:'Rent/RSF',13:'Structure',14:'Options'}
    for c,x in hd.items(): q=ws.cell(4,c,x);q.font=Font(bold=True,color='FFFFFF');q.fill=PatternFill('solid',fgColor='1F6E43');q.alignment=Alignment(wrap_text=True,horizontal='center')
    ten=[('FIRST FLOOR',[('Harbor Cardiology Assoc.','100',6240),('Compounding Corner Rx','110',1480),('Vacant','115',2105)]),('SECOND FLOOR',[('Tri-County Imaging, LLC','200',7115),('Bonewright Orthopaedics','210',4390),('Little Wren Pediatrics','220',3660)]),('THIRD FLOOR',[('St. Brannoc Health System','300',11840),('Sleep Center (St. Brannoc)','320',2950),('Dr. A. Pellerane, DDS','330',1725),('Vacant (spec suite)','340',1890)])];R=5;rows=[];T=[0,0];o=v=0
    for fl,l in ten:
        ws.cell(R,1,fl).font=Font(bold=True,underline='single');R+=1;S=[0,0]
        for n,u,sf in l:
            ws.cell(R,1,n);ws.cell(R,3,u);ws.cell(R,4,sf);S[0]+=sf
            if 'Vacant' in n: v+=1;ws.cell(R,9,0);ws.cell(R,10,0);rows.append(dict(unit=u,area=sf,section=fl,statusText='Vacant',contractRent=0,annualRent=0))
            else:
                o+=1;mo=round(sf*r.randint(92,124)/48,2);an=round(mo*12,2);a=D.date(r.randint(2017,2024),r.randint(1,12),1);e=D.date(r.randint(2027,2034),a.month,1)-D.timedelta(1);S[1]+=mo;mt=u=='330'
                ws.cell(R,6,a).number_format='m/d/yy';ws.cell(R,7,'MTM' if mt else e).number_format='m/d/yy';ws.cell(R,9,an);ws.cell(R,10,mo);ws.cell(R,11,round(an/sf,2));ws.cell(R,13,r.choice(['FSG','NNN','MG']));ws.cell(R,14,r.choice(['None','1 x 5','2 x 5 @ FMV']))
                rows.append(dict(unit=u,tenantName=n,area=sf,section=fl,statusText='Occupied',leaseStartDate=iso(a),leaseEndDate='MTM' if mt else iso(e),annualRent=an,contractRent=mo))
            R+=1
        ws.cell(R,1,'Floor total');ws.cell(R,4,S[0]);ws.cell(R,9,round(S[1]*12,2));ws.cell(R,10,round(S[1],2))
        for c in(1,4,9,10): ws.cell(R,c).font=Font(italic=True);ws.cell(R,c).border=Border(top=Side(style='thin'))
        R+=2;T[0]+=S[0];T[1]+=S[1]
    ws.cell(R,1,'BUILDING TOTAL');ws.cell(R,4,T[0]);ws.cell(R,9,round(T[1]*12,2));ws.cell(R,10,round(T[1],2))
    for c in(1,4,9,10): ws.cell(R,c).font=Font(bold=True);ws.cell(R,c).border=Border(top=Side(style='double'))
    ws['Q4']='Occupancy';ws['Q4'].font=Font(bold=True)
    oc=sum(x['area'] for x in rows if x.get('tenantName'))
    for k,(a,b) in enumerate((('Suites',o+v),('Leased',o),('Vacant',v),('Leased RSF',oc),('% leased',oc/T[0])),5): ws.cell(k,17,a);ws.cell(k,18,b)
    ws['R9'].number_format='0.0%';ws.cell(R+2,1,'* Dr. Pellerane is holding over month to month; renewal under negotiation.')
    for rr in ws.iter_rows(min_row=5,max_row=R):
        for c in rr:
            if c.column in(9,10): c.number_format='$#,##0.00'
            if c.column==4: c.number_format='#,##0'
            if c.column==11: c.number_format='0.00'
    for c,w in dict(A=30,B=2,C=7,D=9,E=2,F=13,G=11,H=2,I=15,J=14,K=9,L=2,M=10,N=14,O=2,P=2,Q=13,R=10).items(): ws.column_dimensions[c].width=w
    ws.page_setup.orientation='landscape';ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True);wb.save(path(f));save(f,'OFFICE','tenant-first, spacer columns, floor headings, side occupancy table',rows,o+v,o,v,'St. Brannoc Medical Office Building','2026-04-01',sheet='MOB')
# ---- 6 Montreal semi-commercial, French, hidden column
def x6():
    f='4820 boul. des Ormeaux - baux.xlsx';wb=openpyxl.Workbook();ws=wb.active;ws.title='Baux 2026';ws['A1']='4820-4838, boulevard des Ormeaux, Montréal';ws['A1'].font=Font(bold=True,size=14);ws['A2']='État des loyers au 1er mars 2026 / Rent roll';hd=['No','Locataire','Type','Pi²','Téléphone','Début du bail','Fin du bail','Loyer mensuel','Loyer annuel','Loyer du marché (mensuel)','Chauffage','Remarques'];ws.append([]);ws.append(hd)
    for c in ws[4]: c.font=Font(bold=True);c.alignment=Alignment(wrap_text=True,vertical='center');c.border=Border(bottom=Side(style='medium'));c.fill=PatternFill('solid',fgColor='DDEBF7')
    d=[('4820','Café Brume inc.','Commercial',1450,'2022-05-01','2027-04-30',3250,3600,'Locataire','Net, option 5 ans'),('4822','Boutique Lainage Colvert','Commercial',980,'2024-09-01','2029-08-31',2100,2200,'Locataire',''),('4824','','Commercial',760,None,None,None,1750,'','Vacant depuis janvier'),('4826-1','J. Pellerane','4½',850,'2025-07-01','2026-06-30',1085,1450,'Électrique',''),('4826-2','S. Quarrick','4½',850,'2025-07-01','2026-06-30',940,1450,'Électrique','Depuis 2009'),('4828-3','N. Arredo / F. Zielonko','5½',1050,'2025-07-01','2026-06-30',1420,1750,'Électrique',''),('4828-4','O. Dorvane','3½',620,'2025-09-01','2026-08-31',1150,1200,'Électrique','Rénové 2025'),('4830-5','','3½',620,None,None,None,1200,'Électrique','Vacant - reloué au 1er juillet'),('4830-6','B. Castellane','4½',850,'2025-07-01','2026-06-30',1010,1450,'Électrique',''),('4832-7','H. Yarbury','4½',850,'2025-07-01','2026-06-30',1295,1450,'Électrique','Avis de non-renouvellement'),('4838-8','L. Norlander','5½',1050,'2025-07-01','2026-06-30',1180,1750,'Électrique','Concierge, réduction'),('Stat. 1','J. Pellerane','Stationnement',None,'2025-07-01','2026-06-30',75,85,'',''),('Stat. 2','B. Castellane','Stationnement',None,'2025-07-01','2026-06-30',75,85,'','')]
    rows=[];T=M=0
    for k,(u,t,ty,sf,a,b,m,mk,ch,no) in enumerate(d):
        D2=lambda s:D.datetime.fromisoformat(s) if s else None
        ws.append([u,t or None if t else 'VACANT',ty,sf,f'514 555-01{k:02d}' if t else None,D2(a),D2(b),m,m*12 if m else None,mk,ch,no]);T+=m or 0;M+=mk
        rows.append(row(unit=u,tenantName=t or None,unitType=ty,area=sf,statusText='VACANT' if not t else 'Occupied' if ty!='Stationnement' else None,leaseStartDate=a,leaseEndDate=b,contractRent=m,annualRent=m*12 if m else None,marketRent=mk))
    ws.append(['TOTAL','11 locaux et logements, dont 2 vacants','','','','','',T,T*12,M]);
    for c in ws[ws.max_row]: c.font=Font(bold=True);c.border=Border(top=Side(style='medium'))
    for rr in ws.iter_rows(min_row=5):
        for c in rr:
            if c.column in(8,9,10): c.number_format='#,##0" $"'
            if c.column in(6,7): c.number_format='yyyy-mm-dd'
    ws.append([]);ws.append(['Les loyers du marché sont ceux estimés par le courtier. Stationnements loués en sus.'])
    for c,w in zip('ABCDEFGHIJKL',(10,36,14,8,14,12,12,12,12,14,12,28)): ws.column_dimensions[c].width=w
    ws.row_dimensions[4].height=48;ws.column_dimensions['E'].hidden=True;ws.page_setup.orientation='landscape';ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.save(path(f));save(f,'MIXED_USE','French (Quebec) broker sheet, hidden phone column, parking rows',rows,11,9,2,'4820-4838, boulevard des Ormeaux','2026-03-01')
# ---- 7 portfolio of apartment houses on one sheet
def x7():
    r=random.Random(2817);f='Wickham Park 4-Pack RR.xlsx';wb=xlsxwriter.Workbook(path(f));wb.set_properties({'created':FIX});ws=wb.add_worksheet('In-Place vs PF');w2=wb.add_worksheet('Sources');B=wb.add_format;g=dict(font_name='Calibri',font_size=10);t=B(g);n=B(dict(g,num_format='$#,##0'));hb=B(dict(g,bold=1,bg_color='#FFE699',border=1,text_wrap=1,valign='top'));pb=B(dict(g,bold=1,bg_color='#D9E1F2'));sb=B(dict(g,bold=1,num_format='$#,##0',top=1));nm=names(r,60,'{l}')
    ws.write(0,0,'WICKHAM PARK 4-PACK - Hartford, CT',B(dict(g,bold=1,font_size=13)));ws.write(1,0,'In-place and pro forma rents, as of 12/31/2025',t)
    for c,x in enumerate(['Property','Apt','BR / BA','Tenant','Sec. 8?','Lease thru','In-place rent','Pro forma rent*','Monthly upside','Dep. held']): ws.write(3,c,x,hb)
    ws.set_row(3,28)
    R=4;rows=[];G=[0]*4;o=v=0;i=0;tot=0
    for pn,apts in(('18 Linden Terrace',['1','2','3','4','5','6']),('22 Linden Terrace',['1','2','3','4','5','6']),('305 Wickham Ave',['1A','1B','2A','2B','3A','3B','Bsmt']),('311 Wickham Ave',[f'{a}{b}' for a in '1234' for b in 'AB'])):
        ws.merge_range(R,0,R,9,f'{pn}  ({len(apts)} apartments)',pb);R+=1;S=[0]*4
        for a in apts:
            tot+=1;bb,mk=r.choice([('1/1',1350),('2/1',1600),('2/1',1600),('3/1',1875)]);mk+=25*r.randint(0,2);ws.write(R,0,pn,t);ws.write_string(R,1,a,t);ws.write(R,2,bb,t);ws.write(R,7,mk,n);S[1]+=mk
            if (pn[:2],a) in(('22','4'),('31','3B')) :
                v+=1;ws.write(R,3,'vacant',t);rows.append(dict(unit=a,propertyName=pn,unitType=bb,statusText='vacant',marketRent=mk))
            else:
                o+=1;rent=mk-25*r.randint(1,16);dp=r.choice([rent,rent,500,0]);nn=nm[i];i+=1;le=r.choice(['MTM','MTM','5/31/2026','6/30/2026','8/31/2026','9/30/2026','11/30/2026']);ws.write(R,3,nn,t);ws.write(R,4,r.choice(['','','Y']),t);ws.write_string(R,5,le,t);ws.write(R,6,rent,n);ws.write_formula(R,8,f'=H{R+1}-G{R+1}',n,mk-rent);S[0]+=rent;S[2]+=mk-rent;S[3]+=dp
                x=dict(unit=a,propertyName=pn,unitType=bb,tenantName=nn,statusText='Occupied',leaseEndDate=le if le=='MTM' else D.datetime.strptime(le,'%m/%d/%Y').date().isoformat(),contractRent=rent,marketRent=mk)
                if dp: ws.write(R,9,dp,n);x['deposit']=dp
                rows.append(x)
            R+=1
        ws.write(R,0,f'Total {pn}',sb)
        for c in range(1,6): ws.write(R,c,'',sb)
        for c,z in zip((6,7,8,9),S): L='GHIJ'[c-6];ws.write_formula(R,c,f'=SUM({L}{R-len(apts)+1}:{L}{R})',sb,z)
        R+=2;G=[a+b for a,b in zip(G,S)]
    ws.write(R,0,'Portfolio total',sb);ws.write(R,1,tot,sb) if 0 else ws.write(R,1,'',sb);ws.write(R,3,f'{tot} apts, {v} vacant',sb)
    for c,z in zip((6,7,8,9),G): ws.write(R,c,z,sb)
    ws.write(R+1,0,'Annual',t);ws.write(R+1,6,G[0]*12,n);ws.write(R+1,7,G[1]*12,n);ws.write(R+3,0,'* Pro forma rent = market rent per broker survey, units as they stand today.',t)
    ws.set_column(0,0,24);ws.set_column(3,3,18);ws.set_column(4,9,12);w2.write(0,0,'Seller leases, folder 3.2 of the data room');w2.write(1,0,'Rent survey: nine comparable buildings, fall 2025');ws.fit_to_pages(1,0);wb.close()
    save(f,'MULTIFAMILY','four houses on one sheet, property bands and column, apt numbers repeat',rows,tot,o,v,'Wickham Park 4-Pack','2025-12-31',sheet='In-Place vs PF')
def run():
    for g in(x1,x2,x3,x4,x5,x6,x7): g()
