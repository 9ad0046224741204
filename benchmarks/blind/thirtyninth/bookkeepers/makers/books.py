from lib import *
import xlsxwriter, openpyxl
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
from openpyxl.utils import get_column_letter as L
F=lambda h:PatternFill('solid',fgColor=h)

def x01():
    fn='Marrow St rents 2025 (colors).xlsx';rows=[];wb=openpyxl.Workbook();n=wb.active;n.title='READ ME';ws=wb.create_sheet('2025')
    for i,s in enumerate(['green = paid on time','yellow = paid late','red = not paid','blue = paid by church / agency','','Boiler man: call before Oct 15','3F wants the back bedroom painted','Ruddock (2R) left 6/30, dep returned 7/12 less $85'],1):n.cell(i,1,s)
    n.column_dimensions['A'].width=48
    for i,c in enumerate(['C6EFCE','FFEB9C','FFC7CE','BDD7EE'],1):n.cell(i,1).fill=F(c)
    mo=['Jan','Feb','Mar','Apr','May','Jun','Jul','Aug','Sep']
    ws.merge_cells('A1:R1');ws['A1']='71-77 MARROW STREET';ws['A1'].font=Font(size=16,bold=True,name='Verdana');ws.row_dimensions[1].height=26;ws['A1'].alignment=Alignment(horizontal='center')
    ws.merge_cells('A2:R2');ws['A2']='rents thru September 30, 2025';ws['A2'].alignment=Alignment(horizontal='center')
    ws.merge_cells('C3:D3');ws['C3']='DEPOSITS HELD';ws.merge_cells('H3:P3');ws['H3']='RECEIVED';ws['C3'].font=ws['H3'].font=Font(bold=True)
    for c in('C3','H3'):ws[c].alignment=Alignment(horizontal='center')
    for j,h in enumerate(['Apt','Who','Security','Last mo.','Moved in','Lease up','Rent']+mo+['Owes','']):ws.cell(4,j+1,h).font=Font(bold=True);ws.cell(4,j+1).fill=F('D9D9D9')
    r0=5;occ=0;tt={}
    def put(u,rent,vac,start,late=.12,garage=False):
        nonlocal r0,occ
        r=dict(unit=u);ws.cell(r0,1,u)
        if vac:
            ws.cell(r0,2,'empty').font=Font(italic=True,color='FF0000');r['statusText']='empty'
            for j in range(1,18):ws.cell(r0,j).fill=F('EDEDED')
        else:
            t=nm();s=first(d(2018,1,1),d(2025,1,1));lt='mtm' if R.random()<.4 else d(2026,R.choice([1,3,6,8]),1)-dt.timedelta(1);ws.cell(r0,2,t);dep=rent if not garage else 50;lm=rent if R.random()<.6 and not garage else 0
            ow=0
            for j in range(9):
                q=R.random();p=rent;col='C6EFCE'
                if q<late:col='FFEB9C'
                elif j>6 and q<late+.07:p=0;col='FFC7CE'
                elif q>.96:col='BDD7EE'
                ow+=rent-p;c=ws.cell(r0,8+j,p);c.fill=F(col);c.number_format='#,##0'
            for j,v in((3,dep),(4,lm),(7,rent),(17,ow)):ws.cell(r0,j,v).number_format='$#,##0'
            ws.cell(r0,5,s).number_format='m/d/yy';ws.cell(r0,6,lt).number_format='m/d/yy'
            r.update(tenantName=t,contractRent=rent,deposit=dep,moveInDate=s,leaseEndDate=lt,balance=ow,statusText='Occupied');r['_lm']=lm
            if ow>rent:ws.cell(r0,18,'talked to 9/20')
        rows.append(r);r0+=1
    k=0
    for h in('71','73','75','77'):
        for u in('1F','1R','2F','2R','3F','3R'):
            v=(h,u) in(('71','2R'),('77','1R'));put(f'{h} #{u}',R.choice([950,975,1050,1100,1150,1185]),v,None);occ+=not v
        r0+=1
    def tot(lab,rr):
        nonlocal r0
        ws.cell(r0,2,lab).font=Font(bold=True)
        for j,k in((3,'deposit'),(4,'_lm'),(7,'contractRent'),(17,'balance')):
            c=ws.cell(r0,j,S(rr,k));c.number_format='$#,##0';c.font=Font(bold=True);c.border=Border(top=Side('thin'))
        r0+=1
    tot('Apartments',rows[:24]);r0+=1;ws.cell(r0,1,'GARAGES (in back)').font=Font(bold=True,underline='single');r0+=1
    for i in range(5):put(f'G{i+1}',85,i==3,None,garage=True);rows[-1]['section']='GARAGES (in back)'
    tot('Garages',rows[24:]);tot('ALL',rows);r0+=1;ws.cell(r0,2,f'24 apartments, {occ} rented, {24-occ} empty')
    for j,w in enumerate([9,24,10,10,10,10,9]+[7]*9+[9,16],1):ws.column_dimensions[L(j)].width=w
    ws.freeze_panes='C5';ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.save(D+fn);save(fn,'MULTIFAMILY',rows,24,occ,24-occ,'71-77 Marrow Street','2025-09-30',sheet='2025',style='colour-coded hand sheet with monthly receipts and garages',hard=True)

def x02():
    fn='rent_roll-20250915.xlsx';rows=[];wb=xlsxwriter.Workbook(D+fn);ws=wb.add_worksheet('Rent Roll');b=wb.add_format({'bold':1});mf=wb.add_format({'num_format':'#,##0.00'});bm=wb.add_format({'bold':1,'num_format':'#,##0.00','top':1});df=wb.add_format({'num_format':'mm/dd/yyyy'});hb=wb.add_format({'bold':1,'bottom':1,'bg_color':'#E8EEF4'})
    for i,s in enumerate(['Rent Roll','Properties: Tollgate Residential Portfolio','Units: Active','As of: 09/15/2025','Include Non-Revenue Units: Yes']):ws.write(i,0,s,b if i==0 else None)
    H=['Unit','Tags','BD/BA','Tenant','Status','Sqft','Market Rent','Rent','Deposit','Lease From','Lease To','Move-in','Move-out','Past Due','Late Count'];[ws.write(6,j,h,hb) for j,h in enumerate(H)];y=7;tocc=tv=tdn=0
    for p,n,fmt in[('Tollgate North - 2200 Tollgate Rd Dayburg, OH 45011',64,'N-{}'),('Tollgate Annex - 2240 Tollgate Rd Dayburg, OH 45011',36,'A{:02d}'),('Hobart Arms - 19 Hobart St Dayburg, OH 45013',40,'{}'),('Sycamore Fourplex - 5 Sycamore Pl Dayburg, OH 45013',4,'{}')]:
        ws.write(y,0,p,b);y+=1;pr=[];occ=vac=dn=0
        for i in range(n):
            u=fmt.format({'N-{}':100*(i//16+1)+i%16+1,'{}':(i+1 if n==4 else 100*(i//10+1)+i%10+1)}.get(fmt,i+1))
            bb=R.choice(['1/1.00','2/1.00','2/1.50','3/2.00','--/1.00']);sf={'1':640,'2':860,'3':1120,'-':440}[bb[0]];mk={'1':915,'2':1090,'3':1345,'-':780}[bb[0]]
            q=R.random();st='Current'
            if q<.05:st='Vacant-Unrented'
            elif q<.07:st='Vacant-Rented'
            elif q<.10:st='Notice-Unrented'
            elif q<.12:st='Evict'
            elif q<.13:st='Notice-Rented'
            if (p[0],i)==('T',63):st='Down'
            r=dict(unit=u,propertyName=p,unitType=bb,statusText=st,area=sf,marketRent=mk);ws.write(y,0,u);ws.write(y,2,bb);ws.write(y,4,st);ws.write(y,5,sf,wb_int);ws.write(y,6,mk,mf)
            if 'Vacant' in st or st=='Down':
                if st=='Down':dn+=1
                else:vac+=1
            else:
                occ+=1;t=nm(LN,FN).split();t=f'{t[0]}, {t[1]}'
                s=first(d(2023,6,1),d(2025,9,1));e=addy(s)
                rent=mk-R.choice([0,0,15,30,55,85]);dep=R.choice([rent,500,rent,0]);bal=R.choice([0]*7+[rent,75,1.5*rent]) if st!='Evict' else 2*rent+150
                ws.write(y,3,t);ws.write(y,7,rent,mf);ws.write(y,8,dep,mf);ws.write_datetime(y,9,dt.datetime(*s.timetuple()[:3]),df)
                if e>d(2025,9,15):ws.write_datetime(y,10,dt.datetime(*e.timetuple()[:3]),df)
                else:e=None
                ws.write_datetime(y,11,dt.datetime(*s.timetuple()[:3]),df)
                mo=None
                if 'Notice' in st:mo=d(2025,R.choice([9,10]),30);ws.write_datetime(y,12,dt.datetime(*mo.timetuple()[:3]),df)
                ws.write(y,13,bal,mf);ws.write(y,14,R.choice([0,0,1,3]))
                r.update(tenantName=t,contractRent=rent,deposit=dep,leaseStartDate=s,leaseEndDate=e,moveInDate=s,moveOutDate=mo,balance=bal)
            pr.append(r);y+=1
        ws.write(y,0,f'{n} Units',b);ws.write(y,3,f'{occ/n*100:.1f}% Occupied',b)
        for j,k in((5,'area'),(6,'marketRent'),(7,'contractRent'),(8,'deposit'),(13,'balance')):ws.write(y,j,S(pr,k),bm)
        y+=2;rows+=pr;tocc+=occ;tv+=vac;tdn+=dn
    N=len(rows);ws.write(y,0,f'Total {N} Units',b);ws.write(y,3,f'{tocc/N*100:.1f}% Occupied',b)
    for j,k in((5,'area'),(6,'marketRent'),(7,'contractRent'),(8,'deposit'),(13,'balance')):ws.write(y,j,S(rows,k),bm)
    for j,w in enumerate([14,6,9,26,16,9,12,12,12,11,11,11,11,11,9]):ws.set_column(j,j,w)
    ws.set_landscape();ws.fit_to_pages(1,0);wb.close()
    save(fn,'MULTIFAMILY',rows,N,tocc,tv,'Tollgate Residential Portfolio','2025-09-15',sheet='Rent Roll',style='AppFolio-like export of four properties, 144 units')
wb_int=None

def x03():
    fn='Lazy Heron Motel weeklies.xlsx';rows=[];wb=xlsxwriter.Workbook(D+fn);c=wb.add_worksheet('Cover');ws=wb.add_worksheet('Rooms');lg=wb.add_worksheet('Deposits log')
    ti=wb.add_format({'bold':1,'font_size':18,'font_color':'#1F6F78','align':'center'});c.merge_range('B3:G3','LAZY HERON MOTEL',ti);c.write('B5','Weekly & monthly guests, US-41 South, Ochopee Landing FL');c.write('B6','Count of Sunday night, November 2, 2025')
    h=wb.add_format({'bold':1,'text_wrap':1,'valign':'top','border':1,'bg_color':'#CFE8EA'});m=wb.add_format({'num_format':'$#,##0.00','border':1});t_=wb.add_format({'border':1});yl=wb.add_format({'border':1,'bg_color':'#FFF2A8'});sec=wb.add_format({'bold':1,'bg_color':'#1F6F78','font_color':'white'});df=wb.add_format({'num_format':'d-mmm-yy','border':1,'align':'left'});bm=wb.add_format({'bold':1,'num_format':'$#,##0.00','top':6})
    H=['Rm','Bed / kitchen','Guest','','Came','Weekly rate','Per month (x 4.33)','Key + damage dep.','Paid thru','Behind'];ws.merge_range(0,0,0,9,'Rooms  -  11/2/2025',sec)
    for j,x in enumerate(H):ws.write(2,j,x,h)
    ws.set_row(2,34)
    y=3;occ=vac=dn=0;first_=None;sub=[]
    for sn,rng in[('DOWNSTAIRS',range(101,117)),('UPSTAIRS',range(201,217))]:
        ws.merge_range(y,0,y,9,sn,sec);y+=1;sr=[];y1=y
        for u in rng:
            ty=R.choice(['Queen','Queen + kitchenette','2 Double','2 Double + kitchenette']);r=dict(unit=str(u),section=sn,unitType=ty);ws.write(y,0,u,t_);ws.write(y,1,ty,t_)
            if u==101:ws.write(y,2,'OFFICE / manager apt',yl);r['statusText']='OFFICE / manager apt';dn+=1
            elif u==209:ws.write(y,2,'DOWN - ceiling leak',yl);r['statusText']='DOWN - ceiling leak';dn+=1
            elif u in(104,113,202,206,215):
                ws.write(y,2,'vacant',yl);r['statusText']='vacant';vac+=1
            else:
                occ+=1;g=nm();w=R.choice([265,285,310,335]);mo=round(w*4.33,2);dep=R.choice([50,100,100,150]);s=rd(d(2024,5,1),d(2025,10,25));bh=R.choice([0,0,0,0,w,w/5,90])
                ws.write(y,2,g,t_);ws.write(y,3,'555-0'+str(R.randrange(100,199)),t_);ws.write_datetime(y,4,dt.datetime(*s.timetuple()[:3]),df);ws.write(y,5,w,m);ws.write_formula(y,6,f'=ROUND(F{y+1}*4.33,2)',m,mo);ws.write(y,7,dep,m);ws.write_datetime(y,8,dt.datetime(2025,11,R.choice([1,2,7,8])),df);ws.write(y,9,bh,m)
                r.update(tenantName=g,contractRent=mo,deposit=dep,moveInDate=s,balance=bh,statusText='Occupied');r['_w']=w
            sr.append(r);y+=1
        ws.write(y,2,'sub '+sn.lower(),wb.add_format({'bold':1}))
        for j,k in((5,'_w'),(6,'contractRent'),(7,'deposit'),(9,'balance')):ws.write_formula(y,j,f'=SUM({L(j+1)}{y1+1}:{L(j+1)}{y})',bm,S(sr,k))
        sub.append(y+1);y+=2;rows+=sr
    ws.write(y,2,'ALL ROOMS',wb.add_format({'bold':1}))
    for j,k in((5,'_w'),(6,'contractRent'),(7,'deposit'),(9,'balance')):ws.write_formula(y,j,'='+'+'.join(f'{L(j+1)}{q}' for q in sub),bm,S(rows,k))
    ws.set_column('A:A',6);ws.set_column('B:B',23);ws.set_column('C:C',24);ws.set_column('D:D',12,None,{'hidden':1});ws.set_column('E:J',12)
    for i,(a,v) in enumerate([('Rooms in all',32),('Let by week/month',occ),('Vacant',vac),('Office / down',dn)]):c.write(7+i,1,a);c.write(7+i,3,v)
    for j,x in enumerate(['Date','Room','In / (Out)','Memo']):lg.write(0,j,x,h)
    for i in range(9):lg.write(i+1,0,f'10/{3*i+1}/25');lg.write(i+1,1,R.choice([105,112,203,211]));lg.write(i+1,2,R.choice([100,-100,50,-50]));lg.write(i+1,3,R.choice(['cash','refund','key lost']))
    ws.set_landscape();ws.fit_to_pages(1,0);wb.close();assert occ+vac+dn==32
    save(fn,'HOSPITALITY',rows,32,occ,vac,'Lazy Heron Motel','2025-11-02',sheet='Rooms',style='motel by the week, three sheets, hidden column',hard=True)

def x04():
    fn='frigate_reach_slips.xlsx';rows=[];wb=openpyxl.Workbook();ws=wb.active;ws.title='Slips';ws.sheet_view.showGridLines=False
    ws['B2']='Frigate Reach Docks';ws['B2'].font=Font(name='Georgia',size=15,bold=True,color='0B3C5D');ws['B3']='Red Hook quarter, St. Thomas, U.S. Virgin Islands';ws['B4']='Slip holders billed for';ws['D4']=d(2025,4,1);ws['D4'].number_format='mmmm yyyy';ws['D4'].alignment=Alignment(horizontal='left')
    H=['Slip','LOA max (ft)','Holder','Vessel','Contract','','Monthly charges (US$)','','','','','Deposit','Acct. balance'];H2=['','','','','from','to','Dockage','Electric','Water','Live-aboard','Total','','']
    for j in range(13):
        for i,h in((6,H),(7,H2)):
            x=ws.cell(i,j+2,h[j] or None);x.font=Font(bold=True,color='FFFFFF');x.fill=F('0B3C5D');x.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True)
    ws.merge_cells('F6:G6');ws.merge_cells('H6:L6')
    for c in'BCDEMN':ws.merge_cells(f'{c}6:{c}7')
    y=8;occ=0;V='Second Wind|Paloma|Reel Justice|Sea Biscuit|Half Hitch|Mango Tango|Lady Ione|No Worries|Trade Secret|Gannet|Blue Note|Patience'.split('|')
    for dk,k in(('A',14),('B',14),('C',8)):
        ws.cell(y,2,f'Dock {dk}').font=Font(bold=True,italic=True)
        y+=1
        for i in range(k):
            u=f'{dk}-{i+1:02d}';loa={'A':32,'B':42,'C':60}[dk];r=dict(unit=u,section=f'Dock {dk}');ws.cell(y,2,u);ws.cell(y,3,loa)
            if u in('A-03','A-11','B-07','C-05','C-08'):
                ws.cell(y,4,'open').font=Font(color='999999',italic=True);r['statusText']='open'
                if u=='C-05':ws.cell(y,5,'hurricane pile repair, ready May')
            else:
                occ+=1;t=nm() if R.random()<.8 else R.choice(['Cay Hopper Charters','Lionfish Dive Co.','Sugar Bird Sails','Pelican Parasail'])+f' #{R.randrange(1,4)}';s=first(d(2024,2,1),d(2025,3,1));e=addy(s) ;e=e if e>d(2025,4,1) else 'month-to-month';do=loa*R.choice([18,19,20]);el=round(R.uniform(28,190),2);wa=R.choice([25,40]);la=R.choice([0,0,150]);to=round(do+el+wa+la,2);ba=R.choice([0,0,0,to,to,-100])
                for j,v in enumerate([t,R.choice(V),s,e,do,el,wa,la,to,do,ba]):
                    x=ws.cell(y,4+j,v)
                    if j in(2,3):x.number_format='dd mmm yy';x.alignment=Alignment(horizontal='right')
                    if j>3:x.number_format='#,##0.00;(#,##0.00)'
                r.update(tenantName=t,leaseStartDate=s,leaseEndDate=e,contractRent=do,charges=[dict(code=a,amount=v) for a,v in(('Dockage',do),('Electric',el),('Water',wa),('Live-aboard',la))],totalCharges=to,deposit=do,balance=ba,statusText='Occupied')
            for j in range(2,15):ws.cell(y,j).border=Border(bottom=Side('hair',color='8FA9BF'))
            rows.append(r);y+=1
        y+=1
    ws.cell(y,2,'Total')
    for j,v in((8,S(rows,'contractRent')),(9,sum(ch(r,'Electric') for r in rows)),(10,sum(ch(r,'Water') for r in rows)),(11,sum(ch(r,'Live-aboard') for r in rows)),(12,S(rows,'totalCharges')),(13,S(rows,'deposit')),(14,S(rows,'balance'))):ws.cell(y,j,round(v,2)).number_format='#,##0.00;(#,##0.00)'
    for j in range(2,15):ws.cell(y,j).font=Font(bold=True);ws.cell(y,j).border=Border(top=Side('medium'))
    ws.cell(y+2,2,f'36 slips: {occ} under contract, {36-occ} open. Moorings and dinghy dock are billed by the harbormaster, not here.')
    for c,w in zip('ABCDEFGHIJKLMN',[2,8,10,26,20,12,15,11,10,9,11,11,11,12]):ws.column_dimensions[c].width=w
    ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.save(D+fn);save(fn,'OTHER',rows,36,occ,36-occ,'Frigate Reach Docks','2025-04',sheet='Slips',style='marina slips, grouped two-line header, docks as sections')

def x05():
    fn='Teeswater home farm - leases.xlsx';rows=[];wb=xlsxwriter.Workbook(D+fn);ws=wb.add_worksheet('Leases 2025');w2=wb.add_worksheet('Hydro split')
    f=wb.add_format({'font_name':'Garamond','font_size':12});b=wb.add_format({'font_name':'Garamond','font_size':12,'bold':1,'bottom':2,'text_wrap':1});m=wb.add_format({'font_name':'Garamond','font_size':12,'num_format':'"C$"#,##0'});n_=wb.add_format({'font_name':'Garamond','font_size':12,'num_format':'#,##0'});df=wb.add_format({'font_name':'Garamond','font_size':12,'num_format':'yyyy-mm-dd','align':'left'});bt=wb.add_format({'font_name':'Garamond','font_size':12,'bold':1,'top':1,'num_format':'"C$"#,##0'})
    ws.write(0,0,'Teeswater Home Farm, Conc. 8, Bruce County, Ontario',wb.add_format({'font_name':'Garamond','font_size':16,'bold':1}));ws.write(1,0,'Buildings let, position at 31 March 2025',f)
    for j,h in enumerate(['Yearly rent','Building','What it is','Floor sq. ft.','Let to','From','Until','Deposit held','Unpaid','Remarks']):ws.write(3,j,h,b)
    y=4;occ=0
    for u,k,a,t,rent,rm in[('Main house','House',2650,nm(),22800,'well and septic ours'),('Hired man\'s house','House',1140,nm(),14400,''),('Bank barn, upper','Barn',6200,'Maple Grain Haulage Ltd',9600,'straw only'),('Bank barn, lower','Barn',6200,nm()+' Sheep',7200,''),('Drive shed No. 1','Shed',3600,'Saugeen Boat Storage',8400,'winter only use, year lease'),('Drive shed No. 2','Shed',2880,None,0,'roof sheets off, ask 6,000'),('Pole barn','Shed',5400,'Bruce Custom Ag Inc.',13200,'concrete 2022'),('Greenhouse A','Greenhouse',4320,'Sprout & Daughter Growers',10800,''),('Greenhouse B','Greenhouse',4320,'Sprout & Daughter Growers',10800,'gas on their meter'),('Greenhouse C','Greenhouse',2160,None,0,''),('Cooler / packing room','Plant',1850,'Lakeside Apple Co-op',15600,''),('Milk house','Workshop',420,nm()+' Woodturning',2700,''),('Chop mill','Workshop',960,nm()+' Welding',5400,''),('Silo trailer pad','House',720,nm(),6900,'own mobile home')]:
        r=dict(unit=u,unitType=k,area=a);ws.write(y,1,u,f);ws.write(y,2,k,f);ws.write(y,3,a,n_)
        if t:
            occ+=1;s=d(R.choice([2021,2022,2023,2024]),R.choice([3,4,5,11]),1);e=addy(s,R.choice([5,6]));dep=R.choice([0,500,1000,rent//12]);un=R.choice([0,0,0,rent//4])
            ws.write(y,0,rent,m);ws.write(y,4,t,f);ws.write_datetime(y,5,dt.datetime(*s.timetuple()[:3]),df);ws.write_datetime(y,6,dt.datetime(*e.timetuple()[:3]),df);ws.write(y,7,dep,m);ws.write(y,8,un,m)
            r.update(annualRent=rent,tenantName=t,leaseStartDate=s,leaseEndDate=e,deposit=dep,balance=un,statusText='Occupied')
        else:ws.write(y,4,'not let',f);r['statusText']='not let'
        ws.write(y,9,rm,f);rows.append(r);y+=1
    for j in range(10):ws.write(y,j,'',bt)
    ws.write_formula(y,0,f'=SUM(A5:A{y})',bt,S(rows,'annualRent'));ws.write(y,1,'a year',bt)
    ws.write_formula(y,3,f'=SUM(D5:D{y})',wb.add_format({'font_name':'Garamond','font_size':12,'bold':1,'top':1,'num_format':'#,##0'}),S(rows,'area'))
    ws.write_formula(y,7,f'=SUM(H5:H{y})',bt,S(rows,'deposit'));ws.write_formula(y,8,f'=SUM(I5:I{y})',bt,S(rows,'balance'))
    ws.write(y+2,1,f'14 buildings or parts, {occ} let, {14-occ} not let. Field land (cash crop, 112 acres) is in the crop-share book.',f)
    for j,w in enumerate([13,22,13,12,28,13,13,13,11,28]):ws.set_column(j,j,w)
    for i,(a,v) in enumerate([('Meter','Share'),('House','18%'),('Barns','35%'),('Cooler','47%')]):w2.write(i,0,a);w2.write(i,1,v)
    ws.set_landscape();ws.fit_to_pages(1,0);wb.close()
    save(fn,'MIXED_USE',rows,14,occ,14-occ,'Teeswater Home Farm','2025-03-31',sheet='Leases 2025',style='farm buildings, annual rent first column, CAD',hard=True)

def x06():
    fn='HalfwayTreeRd_rents_Q3.xlsx';rows=[];wb=openpyxl.Workbook();ws=wb.active;ws.title='Tenancy list'
    ws['A1']='148 Constant Spring Plaza, Kingston 10';ws['A1'].font=Font(bold=True,size=14);ws['A2']='Tenants and monthly rents in J$, 30 September 2025';ws.append([])
    H=['Level','Unit','Use','Occupier','Sq ft','Rent','Maintenance','GCT','Invoice total','Arrears','Deposit','Lease expires','State']
    for j,h in enumerate(H,1):
        c=ws.cell(4,j,h);c.font=Font(bold=True);c.fill=F('FFE08A');c.border=Border(bottom=Side('medium'),top=Side('medium'));c.alignment=Alignment(wrap_text=True,horizontal='center')
    y=5;occ=0;sh=iter(['Island Optics','Patty Corner','Juici Cuts Barber Salon','Cellular Yard','Hope Pharmacy','Blue Mahoe Crafts','Lotto & Bill Pay','Dr. Osei Dental'])
    for lv,us_ in(('Ground',[f'Shop {i}' for i in range(1,9)]),('First',[f'Office {c}' for c in'ABCDEF']),('Second',[f'Flat {i}' for i in range(1,9)])):
        y0=y
        for u in us_:
            use={'S':'Shop','O':'Office','F':'Apartment'}[u[0]];a=R.randrange(380,1100,10);r=dict(unit=u,unitType=use,area=a,section=None);ws.cell(y,2,u);ws.cell(y,3,use);ws.cell(y,5,a)
            v=u in('Shop 6','Office C','Office F','Flat 5');r['building']=None
            if v:ws.cell(y,4,'VACANT');ws.cell(y,13,'To let');r['statusText']='To let'
            else:
                occ+=1;t=next(sh) if use=='Shop' else (nm() if use=='Apartment' else nm().split()[1]+R.choice([' & Co. Attorneys',' Accounting',' Travel',' Quantity Surveyors']))
                rent=round(a*R.choice([190,210,225])/500)*500 if use!='Apartment' else R.choice([85000,95000,110000]);mt=round(a*22/100)*100 if use!='Apartment' else 6500;g=round((rent+mt)*.15,2) if use!='Apartment' else 0;to=rent+mt+g;ar=R.choice([0,0,0,to,rent]);dep=rent*R.choice([1,2]);e=d(R.choice([2026,2027,2028]),R.choice([3,6,12]),30) ;st=R.choice(['Current','Current','Current','Holding over','Notice given']);
                for j,x in((4,t),(6,rent),(7,mt),(8,g),(9,to),(10,ar),(11,dep),(12,e),(13,st)):
                    c=ws.cell(y,j,x)
                    if 6<=j<=11:c.number_format='#,##0.00'
                    if j==12:c.number_format='dd/mm/yyyy'
                r.update(tenantName=t,contractRent=rent,charges=[dict(code='Maintenance',amount=mt),dict(code='GCT',amount=g)],totalCharges=to,balance=ar,deposit=dep,leaseEndDate=e,statusText=st)
            rows.append(r);y+=1
        ws.merge_cells(start_row=y0,start_column=1,end_row=y-1,end_column=1);ws.cell(y0,1,lv+' floor').alignment=Alignment(text_rotation=90,vertical='center',horizontal='center')
    T=[S(rows,'contractRent'),sum(ch(r,'Maintenance') for r in rows),round(sum(ch(r,'GCT') for r in rows),2),S(rows,'totalCharges'),S(rows,'balance'),S(rows,'deposit')]
    ws.cell(y,4,'TOTAL J$')
    for j,v in zip(range(6,12),T):ws.cell(y,j,v).number_format='#,##0.00'
    for j in range(1,14):ws.cell(y,j).font=Font(bold=True);ws.cell(y,j).border=Border(top=Side('double'))
    k=next(i for i,r in enumerate(rows) if r['unit']=='Flat 3');r=rows[k];old=r['contractRent'];new=old+20000;ws.cell(5+k,6,new);r['contractRent']=new
    ws.cell(y+2,2,f'22 units; {occ} occupied; {22-occ} to let. Car park: 18 bays, free to tenants.')
    for j,w in enumerate([6,10,11,32,7,13,13,12,14,13,13,13,14],1):ws.column_dimensions[L(j)].width=w
    ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.save(D+fn);save(fn,'MIXED_USE',rows,22,occ,22-occ,'148 Constant Spring Plaza','2025-09-30',sheet='Tenancy list',planted=dict(what=f'Rent of Flat 3 printed {m2(new)} instead of {m2(old)}; invoice total and column total stand on {m2(old)}',kind='digit_changed'),style='Jamaican plaza, rotated merged floor column, GCT')

def x07():
    fn='leases_export_duplexes.xlsx';rows=[];wb=xlsxwriter.Workbook(D+fn);ws=wb.add_worksheet('Leases');g=wb.add_format({'bold':1,'font_size':13,'font_color':'#4B2E83'});h=wb.add_format({'bold':1,'font_color':'#666666','bottom':1});bt=wb.add_format({'bold':1})
    ws.write(0,1,'Corliss Duplexes',wb.add_format({'bold':1,'font_size':18}));ws.write(1,1,'Printed Dec 1, 2025  |  Owner: Wren & Corliss LLC');y=3;ad=['12 Pike','14 Pike','30 Alder','32 Alder','7 Mill','9 Mill','101 Grove','103 Grove','55 Depot'];al=[f'{a} {s}' for a in ad for s in('Left','Right')];vac=['14 Pike Right','9 Mill Left','55 Depot Left'];acct=[0]
    H=['Unit','Tenant(s)','Term','Rent /mo','Pet + extras','Deposit','Balance','Stage']
    def hd(t):
        nonlocal y
        ws.write(y,1,t,g);y+=1
        for j,x in enumerate(H):ws.write(y,1+j,x,h)
        y+=1
    hd('Active leases');act=[]
    for u in al:
        if u in vac:continue
        t=nm();s=first(d(2024,1,1),d(2025,11,1));e=addy(s);
        if e<d(2025,12,1):e='Monthly'
        rent=R.choice([1095,1150,1195,1240,1325]);ex=R.choice([0,0,0,35,60]);dep=R.choice([1000,rent]);bal=R.choice([0,0,0,rent,50,-25]);st='Moving out' if u in('30 Alder Left','101 Grove Right') else 'Active'
        if R.random()<.4:t+=' & '+R.choice(FN)+' '+R.choice(LN)
        term=f"{s.strftime('%b %d, %Y')} to {e if e=='Monthly' else e.strftime('%b %d, %Y')}"
        for j,x in enumerate([u,t,term,f'${rent:,.2f}',f'${ex:,.2f}',f'${dep:,.2f}',f'${bal:,.2f}' if bal>=0 else f'-${-bal:,.2f}',st]):ws.write(y,1+j,x)
        y+=1;act.append(dict(unit=u,tenantName=t,section='Active leases',leaseStartDate=s,leaseEndDate=e,contractRent=rent,charges=[dict(code='Pet + extras',amount=ex)],deposit=dep,balance=bal,statusText=st))
    ws.write(y,1,f'{len(act)} active',bt)
    for j,v in((4,S(act,'contractRent')),(5,sum(ch(r,'Pet + extras') for r in act)),(6,S(act,'deposit')),(7,S(act,'balance'))):ws.write(y,j,f'${v:,.2f}',bt)
    y+=2;ws.write(y,1,'Vacant units',g);y+=1
    for j,x in enumerate(['Unit','Listing','','Asking /mo']):ws.write(y,1+j,x,h)
    y+=1;vr=[]
    for u,a,n in zip(vac,(1250,1195,1350),('Listed Nov 14','Not listed, floors','Leased, see upcoming')):
        ws.write(y,1,u);ws.write(y,2,n);ws.write(y,4,f'${a:,.2f}');y+=1;vr.append(dict(unit=u,section='Vacant units',marketRent=a,statusText='Vacant'))
    y+=1;hd('Upcoming leases');ur=[]
    for u,rent in(('55 Depot Left',1350),('101 Grove Right',1295)):
        t=nm();s=d(2025,12,15) if u[0]=='5' else d(2026,1,1);e=addy(s)
        for j,x in enumerate([u,t,f"{s.strftime('%b %d, %Y')} to {e.strftime('%b %d, %Y')}",f'${rent:,.2f}','$0.00',f'${rent:,.2f}','$0.00','Future']):ws.write(y,1+j,x)
        y+=1;ur.append(dict(unit=u,tenantName=t,section='Upcoming leases',leaseStartDate=s,leaseEndDate=e,contractRent=rent,charges=[dict(code='Pet + extras',amount=0)],deposit=rent,balance=0,statusText='Future'))
    y+=1;ws.write(y,1,'18 units | 15 occupied | 3 vacant');ws.write(y+1,1,'Left in November: Farquhar (9 Mill Left), forwarding address on file, deposit statement due 12/20.')
    rows=act+vr+ur;ws.set_column('A:A',2);ws.set_column('B:B',18);ws.set_column('C:C',36);ws.set_column('D:D',28);ws.set_column('E:I',13);ws.hide_gridlines(2);ws.set_landscape();ws.fit_to_pages(1,0);wb.close();assert len(act)==15
    save(fn,'MULTIFAMILY',rows,18,15,3,'Corliss Duplexes','2025-12-01',sheet='Leases',style='TenantCloud/Avail-like sections, money as text, future leases',hard=True)
for f in(x01,x02,x03,x04,x05,x06,x07):f()
