from common import *
import xlsxwriter
from xlsxwriter.utility import xl_rowcol_to_cell as rc, xl_col_to_name as cn
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
from openpyxl.utils import get_column_letter as gl

def x1():
    name='x01_saguaro_flats_rv.xlsx'
    wb=xlsxwriter.Workbook(D(name));ws=wb.add_worksheet('Occupancy & Rent');f=lambda **k:wb.add_format(dict(font_name='Arial',font_size=9,**k))
    T=f(bold=1);T.set_font_size(15);hd=f(bold=1,bg_color='#C55A11',font_color='white',text_wrap=1,align='center',valign='vcenter',border=1);tx=f();mn=f(num_format='#,##0.00;(#,##0.00);-');dtf=f(num_format='m/d/yy',align='center');sb=f(bold=1,top=1,num_format='#,##0.00;(#,##0.00);-');se=f(bold=1,bg_color='#FBE4D5');bt=f(bold=1)
    ws.write(0,0,'Saguaro Flats RV Resort',T);ws.write(1,0,'8800 E. Old Mine Road, Quartz Wells, Arizona',tx);ws.write(2,0,'Site rent roll as of 10/31/2025 (broker working copy)',tx)
    ws.merge_range(4,0,4,2,'Site',hd);ws.merge_range(4,3,4,6,'Resident / Guest',hd);ws.merge_range(4,7,4,10,'Monthly Charges',hd);ws.merge_range(4,11,4,12,'Account',hd)
    for j,h in enumerate(['Site #','Hookup','Pad (ft)','Name','Stay','Arrived','Paid Thru','Site Rent','Electric','Pet / Extra Vehicle','Total','Deposit','Balance']): ws.write(5,j,h,hd)
    ws.set_column(0,0,8);ws.set_column(1,1,17);ws.set_column(2,2,8);ws.set_column(3,3,24);ws.set_column(4,6,10);ws.set_column(7,12,11);ws.freeze_panes(6,1)
    rows=[];y=6;tots=[];loops=[('LOOP 1 – OCOTILLO',1,44,'50A FHU pull-thru',(690,740)),('LOOP 2 – CHOLLA',45,92,'30/50A FHU back-in',(560,625)),('LOOP 3 – PALO VERDE',93,132,'30A W/E',(465,510)),('LOOP 4 – PARK MODELS',133,164,'Park model site',(595,650))]
    keys=['contractRent',('E','Electric'),('P','Pet / Extra Vehicle'),'totalCharges','deposit','balance']
    def tot(g):return [S(g,k) if isinstance(k,str) else SC(g,k[1]) for k in keys]
    for ln,a,b,hk,rg in loops:
        ws.merge_range(y,0,y,12,ln,se);y+=1;g=[]
        for n in range(a,b+1):
            r=dict(unit=f"{n:03d}",section=ln,unitType=hk)
            z=R.random()
            if n in(1,): r.update(tenantName='Camp host – '+person(),statusText='Occupied',_st='Host',moveInDate=date(2021,11,1),contractRent=0.0,charges=[],totalCharges=0.0,deposit=0.0,balance=0.0)
            elif n in(57,120,121): r.update(statusText='OUT OF SERVICE')
            elif z<.14: r.update(statusText='VACANT')
            else:
                stp='Annual' if b==164 else R.choice(['Annual','Seasonal','Seasonal','Monthly'])
                rent=float(R.choice(range(rg[0],rg[1]+1,5)))*(1 if stp=='Annual' else 1.2);rent=round(rent,0)
                el=round(R.uniform(38,165),2) if stp!='Seasonal' or R.random()<.6 else None;pt=R.choice([None,None,None,15.,25.,40.])
                cs=[];
                if el: cs.append({"code":"Electric","amount":el})
                if pt: cs.append({"code":"Pet / Extra Vehicle","amount":pt})
                r.update(tenantName=person('lf'),statusText='Occupied',_st=stp,moveInDate=date(R.randint(2017,2025),R.randint(1,10),R.choice([1,1,5,14])),_pt=date(2025,R.choice([10,11,11,12]),1),contractRent=rent,charges=cs,totalCharges=round(rent+sum(c['amount'] for c in cs),2),deposit=R.choice([0.,100.,250.]),balance=R.choice([0.,0.,0.,0.,round(R.uniform(20,800),2),-round(R.uniform(10,90),2)]))
            ws.write(y,0,r['unit'],tx);ws.write(y,1,hk,tx);ws.write(y,2,R.choice(['35x60','40x65','30x50']),tx);ws.write(y,3,r.get('tenantName') or r['statusText'],tx)
            if r.get('tenantName'):
                ws.write(y,4,r['_st'],tx);ws.write_datetime(y,5,r['moveInDate'],dtf)
                if r.get('_pt'): ws.write_datetime(y,6,r['_pt'],dtf)
                for j,v in enumerate([r['contractRent'],ch(r,'Electric'),ch(r,'Pet / Extra Vehicle'),r['totalCharges'],r['deposit'],r['balance']]):
                    if v is not None: ws.write(y,7+j,v,mn)
            g.append(r);y+=1
        ws.write(y,3,f'{ln.split(" – ")[1].title()} subtotal – {len(g)} sites',bt)
        for j,v in enumerate(tot(g)): ws.write(y,7+j,v,sb)
        rows+=g;y+=2
    ws.write(y,3,'RESORT TOTAL',bt)
    for j,v in enumerate(tot(rows)): ws.write(y,7+j,v,sb)
    o=sum(1 for r in rows if r.get('tenantName'));v=sum(1 for r in rows if r['statusText']=='VACANT')
    for k,vv in(('Total sites',len(rows)),('Occupied (incl. camp host)',o),('Vacant',v),('Out of service',len(rows)-o-v)): y+=1;ws.write(y,3,k,tx);ws.write(y,4,vv,tx)
    ws.set_landscape();ws.fit_to_pages(1,0);ws.repeat_rows(4,5);wb.close()
    for r in rows:   # zeros show as a dash in this number format: neutral
        for k in('deposit','balance','contractRent','totalCharges'):
            if r.get(k)==0: r.pop(k)
    finish(name,'MANUFACTURED_HOUSING','loops, group headers, 164 sites',False,'Saguaro Flats RV Resort','2025-10-31',len(rows),o,v,rows,None)

def x2():
    name='x02_peachtree_crossing_strip.xlsx'
    wb=xlsxwriter.Workbook(D(name));F=lambda **k:wb.add_format(dict(font_name='Calibri',font_size=10,valign='vcenter',**k))
    cov=wb.add_worksheet('Investment Summary');ws=wb.add_worksheet('RR 9-30-25');nt=wb.add_worksheet('Lease Notes')
    T="Hartwell Nail Lounge|Piedmont Tax Svc|Smokestack Wings|Dogwood Family Dental|Lucky Coin Laundry|Chattahoochee Vapes|Peach Mobile|Bao House|Sunbelt Payday|Tie Dye Tots Daycare|Magnolia Med Spa".split('|')
    us=['A','B','C','D','E','F','G','H','I','J','K','L','M'];it=iter(T);rows=[];asof=date(2025,9,30)
    for u in us:
        a=R.choice([1050,1200,1400,1400,1600,2100,2800])
        if u in 'FK': r=dict(unit=u,area=a,statusText='Vacant',_mk=21.0)
        else: r=comm(u,next(it),a,R.choice([17.5,18,19.25,21,22.5,24]),rstart(2020,2025),R.choice([84,120]),R.choice([0,2,3,3]),.03,12,asof,rec=[('CAM',3.1),('RET',2.4),('INS',.65)])
        if r.get('leaseStartDate') and r['leaseStartDate']>asof: r['leaseStartDate']=date(2025,2,1)
        rows.append(r)
    g=S(rows,'area');occ=[r for r in rows if r.get('tenantName')]
    cov.set_column(0,0,32);cov.set_column(1,1,18);cov.write(0,0,'Peachtree Crossing',F(bold=1));cov.write(1,0,'Strip center, Dunmoor, Georgia',F())
    for i,(k,v,nf) in enumerate([('Asking price',4350000,'$#,##0'),('GLA (SF)',g,'#,##0'),('Occupancy',S(occ,'area')/g,'0.0%'),('Base rent, annual',S(rows,'annualRent'),'$#,##0'),('Recoveries, annual',round(12*sum(SC(rows,c) for c in('CAM','RET','INS')),2),'$#,##0'),('Cap rate',.0715,'0.00%')]): cov.write(3+i,0,k,F());cov.write(3+i,1,v,F(num_format=nf))
    hb=F(bold=1,bg_color='#1F4E78',font_color='white',align='center',border=1,text_wrap=1);b=dict(border=1,border_color='#BFBFBF')
    ws.merge_range('B2:W2','PEACHTREE CROSSING',F(bold=1,align='center',font_color='#1F4E78'));ws.merge_range('B3:W3','Rent Roll & Rent Schedule as of September 30, 2025',F(italic=1,align='center'))
    for a,t in(('B5:B6','Bay'),('C5:C6','Tenant'),('D5:E5','Premises'),('F5:H5','Lease Term'),('I5:K5','Current Base Rent'),('L5:O5','Monthly Recoveries'),('P5:P6','Total Monthly'),('Q5:R5','Step 1'),('S5:T5','Step 2'),('U5:V5','Step 3'),('W5:W6','Options')): ws.merge_range(a,t,hb)
    for c,t in zip('DEFGHIJKLMNO',['SF','% GLA','Start','Expire','Mos. Left','PSF','Monthly','Annual','CAM','RET','INS','Subtotal']): ws.write(f'{c}6',t,hb)
    for c in 'QSU': ws.write(f'{c}6','Date',hb)
    for c in 'RTV': ws.write(f'{c}6','Monthly',hb)
    ws.set_column('A:A',2);ws.set_column('B:B',5);ws.set_column('C:C',25);ws.set_column('D:W',11)
    M=F(num_format='$#,##0.00',**b);X=F(**b);N=F(num_format='#,##0',**b);P=F(num_format='0.0%',**b);DT=F(num_format='mm/dd/yyyy',align='center',**b)
    for i,r in enumerate(rows):
        y=6+i;v=not r.get('tenantName')
        for c in range(1,23): ws.write_blank(y,c,None,F(bg_color='#F2F2F2',**b) if v else X)
        ws.write(y,1,r['unit'],X);ws.write(y,2,r.get('tenantName') or 'Vacant',F(italic=1,bg_color='#F2F2F2',**b) if v else X);ws.write(y,3,r['area'],N);ws.write(y,4,r['area']/g,P)
        if v: continue
        ws.write_datetime(y,5,r['leaseStartDate'],DT);ws.write_datetime(y,6,r['leaseEndDate'],DT);ws.write(y,7,(r['leaseEndDate'].year-2025)*12+r['leaseEndDate'].month-9,N);ws.write(y,8,r['_psf'],M);ws.write(y,9,r['contractRent'],M);ws.write_formula(y,10,f'=J{y+1}*12',M,r['annualRent'])
        for j,c in enumerate(['CAM','RET','INS']): ws.write(y,11+j,ch(r,c),M)
        ws.write_formula(y,14,f'=SUM(L{y+1}:N{y+1})',M,round(r['totalCharges']-r['contractRent'],2));ws.write_formula(y,15,f'=J{y+1}+O{y+1}',M,r['totalCharges'])
        for j,s in enumerate(r['rentSteps']): ws.write_datetime(y,16+2*j,s['date'],DT);ws.write(y,17+2*j,s['amount'],M)
        ws.write(y,22,R.choice(['None','1-5','2-5']),X)
    y=6+len(rows);BT=F(bold=1,top=2,num_format='$#,##0.00');BN=F(bold=1,top=2,num_format='#,##0')
    ws.merge_range(y,1,y,2,'Total / Average',BN);ws.write_formula(y,3,f'=SUM(D7:D{y})',BN,g);ws.write(y,4,1,F(bold=1,top=2,num_format='0.0%'));ws.write(y,8,round(S(occ,'annualRent')/S(occ,'area'),2),BT)
    for c,v in((9,S(rows,'contractRent')),(10,S(rows,'annualRent')),(11,SC(rows,'CAM')),(12,SC(rows,'RET')),(13,SC(rows,'INS')),(14,round(S(rows,'totalCharges')-S(rows,'contractRent'),2)),(15,S(rows,'totalCharges'))): ws.write_formula(y,c,f'=SUM({cn(c)}7:{cn(c)}{y})',BT,v)
    ws.write(y+1,2,f'Leased: {len(occ)} bays / {m0(S(occ,"area"))} SF',F());ws.write(y+2,2,f'Vacant: {len(rows)-len(occ)} bays / {m0(g-S(occ,"area"))} SF',F());ws.set_landscape();ws.fit_to_pages(1,1);ws.activate()
    nt.set_column(0,0,26);nt.set_column(1,1,80)
    for i,r in enumerate(occ[:6]): nt.write(i,0,r['tenantName']);nt.write(i,1,R.choice(['Personal guaranty for first 24 months.','Exclusive for its use within the center.','Landlord repairs roof and structure only.','Percentage rent: 5% over natural breakpoint, none paid to date.']))
    wb.close()
    finish(name,'RETAIL','three sheets, group headers, step column pairs, formulas',True,'Peachtree Crossing','2025-09-30',13,11,2,rows,'RR 9-30-25')

def x3():
    name='x03_bowline_tower_calgary.xlsx'
    wb=Workbook();ws=wb.active;ws.title='Schedule A';asof=date(2025,12,1)
    co="Foothill Drilling Advisors Ltd.|Castor & Vale LLP|Glenbow Land Agents|Ironwillow Energy Inc.|Chinook Capital Mgmt|Elkwater Midstream|Trochu Environmental|Parkland Survey Group|Nose Hill Endodontics|Hearthstone Mortgage|Badland Data Systems|Cypress Union Pension|Kananaskis Outfitters HQ|Sundre Royalty Corp.|Paskapoo Geoscience|Tamarack Recruiters|Bearspaw Legal Aid Society|Deerfoot Dispatch|Wildrose Actuaries|Three Sisters Design|Okotoks Power Trading|Medalta Software|Ghost Lake Insurance|Heritage Grain Brokers|Rangeland Title|Nanton Notaries|Peyto Consulting".split('|');it=iter(co)
    ws['B1']='BOWLINE TOWER';ws['B1'].font=Font(name='Georgia',size=18,bold=True,color='7F1D1D');ws['B2']='615 – 4th Avenue SW, Calgary, Alberta';ws['B3']='Schedule of tenancies at December 1, 2025 (CAD)'
    heads=['Floor',None,'Suite','Tenant','Area\n(RSF)',None,'Commence','Expiry','Net Rent\n/RSF/yr','Annual\nNet Rent','Monthly\nNet Rent',None,'Op. Costs\n& Tax /RSF','Monthly\nOp. Costs & Tax','Gross\nMonthly','Parking\nStalls','Broker comment','Next Increase','New Monthly\nNet Rent']
    thin=Side(style='thin',color='7F1D1D')
    for j,h in enumerate(heads):
        if h: c=ws.cell(5,j+1,h);c.font=Font(name='Georgia',bold=True,size=9);c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='bottom');c.border=Border(bottom=thin)
    y=6;rows=[];ft=Font(name='Georgia',size=9)
    for fl in range(16,3,-1):
        n=R.choice([1,2,2,3,4]);y0=y;tot=9620;sz=[tot] if n==1 else None
        if n>1:
            w=[R.uniform(.7,1.4) for _ in range(n)];sz=[int(tot*q/sum(w)) for q in w];sz[-1]=tot-sum(sz[:-1])
        for i,a in enumerate(sz):
            u=fl*100 if n==1 else fl*100+(i+1)*10;t=None if R.random()<.28 else next(it,None)
            if t: r=comm(str(u),t,a,R.choice([9,10.5,12,13,14.5,16]),rstart(2020,2024),R.choice([84,96,120]),R.choice([0,1]),.06,12,asof,rec=[('Op. Costs & Tax',18.65)])
            else: r=dict(unit=str(u),area=a,statusText='Available')
            rows.append(r);ws.cell(y,3,u);ws.cell(y,4,r.get('tenantName') or 'Available');ws.cell(y,5,a)
            if t:
                for c,v in((7,r['leaseStartDate']),(8,r['leaseEndDate']),(9,r['_psf']),(10,r['annualRent']),(11,r['contractRent']),(13,18.65),(14,ch(r,'Op. Costs & Tax')),(15,r['totalCharges']),(16,R.choice([0,1,2,4,6])),(17,R.choice([None,None,'renewing?','at risk','subleasing part']))): ws.cell(y,c,v)
                if r['rentSteps']: ws.cell(y,18,r['rentSteps'][0]['date']);ws.cell(y,19,r['rentSteps'][0]['amount'])
            y+=1
        ws.cell(y0,1,f'{fl}')
        if n>1: ws.merge_cells(start_row=y0,end_row=y-1,start_column=1,end_column=1)
        for c in range(1,20): ws.cell(y-1,c).border=Border(bottom=Side(style='hair'))
    occ=[r for r in rows if r.get('tenantName')];g=S(rows,'area')
    oth=[dict(unit='P1-STO',tenantName=occ[0]['tenantName'],area=520,leaseStartDate=date(2022,1,1),leaseEndDate='Month-to-month',annualRent=5200.08,contractRent=433.34,statusText='Occupied'),dict(unit='ROOF-A',tenantName='Prairie Signal Towers Inc.',leaseStartDate=date(2019,7,1),leaseEndDate=date(2029,6,30),annualRent=30000.0,contractRent=2500.0,statusText='Occupied')]
    def tline(lab,ar,rs,w=None):
        nonlocal y
        ws.cell(y,4,lab);ws.cell(y,5,ar)
        if rs is not None:
            ws.cell(y,9,w);ws.cell(y,10,S(rs,'annualRent'));ws.cell(y,11,S(rs,'contractRent'));ws.cell(y,14,SC(rs,'Op. Costs & Tax'));ws.cell(y,15,S(rs,'totalCharges'))
        for c in range(1,20): ws.cell(y,c).font=Font(name='Georgia',size=9,bold=True)
        y+=1
    y+=1;b0=y;tline(f'Leased ({len(occ)} suites)',S(occ,'area'),occ,round(S(occ,'annualRent')/S(occ,'area'),2));tline(f'Available ({len(rows)-len(occ)} suites)',g-S(occ,'area'),None);tline(f'Building total ({len(rows)} suites)',g,rows);y+=1
    ws.cell(y,3,'Storage and roof').font=Font(name='Georgia',size=9,italic=True);y+=1
    for r in oth:
        r['section']='Storage and roof'
        for c,v in((3,r['unit']),(4,r['tenantName']),(5,r.get('area')),(7,r['leaseStartDate']),(8,r['leaseEndDate']),(10,r['annualRent']),(11,r['contractRent'])): ws.cell(y,c,v)
        rows.append(r);y+=1
    tline('Storage and roof total',None,None);y-=1;ws.cell(y,10,S(oth,'annualRent'));ws.cell(y,11,S(oth,'contractRent'))
    for row in ws.iter_rows(min_row=6,max_row=y):
        for c in row:
            if not c.font.b: c.font=ft
            if c.column in(9,10,11,13,14,15,19): c.number_format='#,##0.00'
            if c.column==5: c.number_format='#,##0'
            if c.column in(7,8,18): c.number_format='dd-mmm-yyyy';c.alignment=Alignment(horizontal='center')
            if c.column==1: c.alignment=Alignment(vertical='center',horizontal='center')
            if c.column==3: c.alignment=Alignment(horizontal='left')
    for j,w in enumerate([6,1.5,9,31,9,1.5,12,14,9,13,12,1.5,9,12,12,8,14,12,12]): ws.column_dimensions[gl(j+1)].width=w
    ws.column_dimensions['Q'].hidden=True;ws.row_dimensions[5].height=40;ws.freeze_panes='E6';ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(D(name));u=rows[:-2];finish(name,'OFFICE','merged floor cells, spacer and hidden columns',True,'Bowline Tower','2025-12-01',len(u),len(occ),len(u)-len(occ),rows,None)

def x4():
    name='x04_lakeward_duplexes.xlsx'
    wb=Workbook();ws=wb.active;ws.title='Rents';st="Clifton Ct|W 98th St|Madison Ave|Thrush Ln|Bunts Rd|Cohassett Ave|Marlowe Ave|Hilliard Pl|Winchester St|Larchmont Dr|Elbur Ave".split('|');rows=[]
    ws.merge_cells('A1:L1');ws['A1']='Lakeward Duplex Portfolio – 23 doors, Lakeward, Ohio';ws['A1'].font=Font(size=14,bold=True);ws['A1'].alignment=Alignment(horizontal='center')
    ws.merge_cells('A2:L2');ws['A2']='RENTS IN PLACE 11/1/2025';ws['A2'].alignment=Alignment(horizontal='center')
    for a,t in(('A4:A5','Property'),('B4:B5','Door'),('C4:D4','Layout'),('E4:E5','Tenant'),('F4:G4','Lease'),('H4:I4','Monthly Rent'),('J4:J5','Upside'),('K4:K5','Security Dep.'),('L4:L5','Past Due')):
        ws.merge_cells(a);ws[a.split(':')[0]]=t
    for a,t in(('C5','Bd/Ba'),('D5','SF'),('F5','From'),('G5','To'),('H5','Actual'),('I5','Market')): ws[a]=t
    fl=PatternFill('solid',fgColor='A9D08E');bs=Side(style='thin')
    for rr in ws['A4:L5']:
        for c in rr: c.fill=fl;c.font=Font(bold=True);c.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True);c.border=Border(bs,bs,bs,bs)
    y=6
    for i,s in enumerate(st):
        ad=f"{R.randint(1100,14990)} {s}";ds=['1st Fl','2nd Fl','Rear Cottage'] if i==6 else R.choice([['Up','Down'],['Front','Rear']]);y0=y
        for d in ds:
            bd=R.choice([('2/1',960),('2/1',1010),('3/1',1180),('3/1.5',1240),('1/1',690)]);mk=float({'1/1':895,'2/1':1150,'3/1':1350,'3/1.5':1425}[bd[0]])
            r=dict(unit=d,propertyName=ad,unitType=bd[0],area=bd[1],marketRent=mk)
            if (i,d) in((3,ds[1]),(8,ds[0])): r['statusText']='VACANT'
            else:
                r.update(tenantName=person('fl') if R.random()<.7 else person('fl')+' & '+person('fl'),statusText='Occupied',contractRent=mk-R.choice([0,25,50,100,145,210]),deposit=R.choice([500.,750.,850.,1000.]),balance=R.choice([0.]*5+[125.,1150.]))
                r['leaseStartDate']=rstart(2019,2025);r['leaseStartDate']=min(r['leaseStartDate'],date(2025,9,1));r['leaseEndDate']=eom(r['leaseStartDate'],12) if r['leaseStartDate']>date(2024,11,30) else 'MTM'
            ws.cell(y,2,d);ws.cell(y,3,bd[0]);ws.cell(y,4,bd[1]);ws.cell(y,5,r.get('tenantName') or 'VACANT');ws.cell(y,9,mk)
            if r.get('tenantName'):
                for c,v in((6,r['leaseStartDate']),(7,r['leaseEndDate']),(8,r['contractRent']),(10,mk-r['contractRent']),(11,r['deposit']),(12,r['balance'])): ws.cell(y,c,v)
            else: ws.cell(y,5).font=Font(bold=True,color='C00000');ws.cell(y,10,mk)
            rows.append(r);y+=1
        ws.cell(y0,1,ad);ws.merge_cells(start_row=y0,end_row=y-1,start_column=1,end_column=1);ws.cell(y0,1).alignment=Alignment(vertical='center',wrap_text=True)
    o=[r for r in rows if r.get('tenantName')]
    for lab,fn in(('Total',lambda k:S(rows,k)),('Avg. of rented doors',lambda k:round(S(o,k)/len(o),2))):
        ws.cell(y,1,lab);ws.cell(y,8,fn('contractRent'));
        if lab=='Total': ws.cell(y,4,S(rows,'area'));ws.cell(y,9,fn('marketRent'));ws.cell(y,10,S(rows,'marketRent')-S(rows,'contractRent'));ws.cell(y,11,fn('deposit'));ws.cell(y,12,fn('balance'))
        for c in range(1,13): ws.cell(y,c).font=Font(bold=True)
        y+=1
    ws.cell(y+1,1,f'Doors: {len(rows)}   Rented: {len(o)}   Vacant: {len(rows)-len(o)}');ws.cell(y+2,1,'Seller pays water/sewer at all properties; tenants pay gas and electric.')
    for row in ws.iter_rows(min_row=6,max_row=y):
        for c in row:
            if c.column>=8: c.number_format='$#,##0.00' if 'Avg' in str(ws.cell(c.row,1).value) else '$#,##0'
            if c.column in(6,7): c.number_format='m/d/yyyy';c.alignment=Alignment(horizontal='right')
    for j,w in enumerate([22,13,7,8,38,11,11,10,10,9,11,10]): ws.column_dimensions[gl(j+1)].width=w
    ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(D(name));finish(name,'MULTIFAMILY','portfolio, merged property cells',False,'Lakeward Duplex Portfolio','2025-11-01',len(rows),len(o),len(rows)-len(o),rows,None)

def x5():
    name='x05_plaza_ceiba_mixed_use.xlsx'
    wb=xlsxwriter.Workbook(D(name));ws=wb.add_worksheet('Rent Roll');F=lambda **k:wb.add_format(dict(font_name='Tahoma',font_size=9,**k))
    B=F(bold=1);X=F();M=F(num_format='#,##0.00');BM=F(bold=1,num_format='#,##0.00',top=6);DT=F(num_format='dd mmm yyyy');HD=F(bold=1,bottom=5,text_wrap=1,align='center');HB=F(bold=1,bg_color='#FFD966');N=F(num_format='#,##0')
    ws.write(0,0,'EDIFICIO PLAZA CEIBA',F(bold=1));ws.write(1,0,'Calle Loíza 1920, Santurce, San Juan, Puerto Rico',X);ws.write(2,0,'Rent roll – as of: ',X);ws.write_datetime(2,2,date(2025,8,31),DT)
    asof=date(2025,8,31);com=[];T=["Farmacia La Ceiba","Colmado Don Quique","Óptica Borinquen","Salón Mirabel",None,"Banco Cooperativo Loíza","Café Madrugada"]
    y=4;ws.merge_range(y,0,y,12,'A.  COMMERCIAL – GROUND FLOOR',HB);y+=1
    for j,h in enumerate(['Local','Tenant','Area SF','Starts','Ends','Base Rent / Month','Base Rent / Year','CRIM / Taxes','Insurance','Maintenance','Total per Month','Increase on','Increases to (monthly)']): ws.write(y,j,h,HD)
    y+=1;sc='A.  COMMERCIAL – GROUND FLOOR'
    for i,t in enumerate(T):
        a=R.choice([780,940,1120,1350,1980,2460])
        if t: r=comm(f'L-{i+1}',t,a,R.choice([24,27,30,33]),rstart(2020,2024),R.choice([84,120]),R.choice([0,1,1]),.05,12,asof,rec=[('CRIM / Taxes',2.2),('Insurance',1.75),('Maintenance',3.4)])
        else: r=dict(unit=f'L-{i+1}',area=a,statusText='Vacante')
        r['section']=sc;com.append(r);ws.write(y,0,r['unit'],X);ws.write(y,1,t or 'Vacante',X);ws.write(y,2,a,N)
        if t:
            ws.write_datetime(y,3,r['leaseStartDate'],DT);ws.write_datetime(y,4,r['leaseEndDate'],DT)
            for c,v in((5,r['contractRent']),(6,r['annualRent']),(7,ch(r,'CRIM / Taxes')),(8,ch(r,'Insurance')),(9,ch(r,'Maintenance')),(10,r['totalCharges'])): ws.write(y,c,v,M)
            for s in r['rentSteps']: ws.write_datetime(y,11,s['date'],DT);ws.write(y,12,s['amount'],M)
        y+=1
    ws.write(y,1,'Commercial total',B);ws.write(y,2,S(com,'area'),F(bold=1,top=6,num_format='#,##0'))
    for c,v in((5,S(com,'contractRent')),(6,S(com,'annualRent')),(7,SC(com,'CRIM / Taxes')),(8,SC(com,'Insurance')),(9,SC(com,'Maintenance')),(10,S(com,'totalCharges'))): ws.write(y,c,v,BM)
    y+=3;sr='B.  APARTMENTS – FLOORS 2 TO 5';ws.merge_range(y,0,y,12,sr,HB);y+=1
    for j,h in enumerate(['Apt.','Resident','Type','Lease from','Lease to','Rent / Month','Rent / Year','Parking','Water','','Total per Month','Deposit','Asking Rent']): ws.write(y,j,h,HD)
    y+=1;ap=[]
    for fl in range(2,6):
        for k in 'ABCDE':
            ty={'A':'2B/1B','B':'1B/1B','C':'1B/1B','D':'2B/2B','E':'Studio'}[k];mk={'2B/1B':1650.,'1B/1B':1300.,'2B/2B':1875.,'Studio':1050.}[ty]
            r=dict(unit=f'{fl}{k}',section=sr,unitType=ty,marketRent=mk)
            if f'{fl}{k}' in('3C','5E'): r['statusText']='Vacante'
            else:
                s=rstart(2023,2025);s=min(s,date(2025,8,1));e=eom(s,12 if s>date(2024,8,31) else 36);cs=[{"code":"Water","amount":25.}]
                if R.random()<.5: cs.insert(0,{"code":"Parking","amount":75.})
                rt=mk-R.choice([0,50,75,125,200]);r.update(tenantName=person('fl'),statusText='Occupied',leaseStartDate=s,leaseEndDate=e,contractRent=rt,annualRent=rt*12,charges=cs,totalCharges=rt+sum(c['amount'] for c in cs),deposit=rt)
            ap.append(r);ws.write(y,0,r['unit'],X);ws.write(y,1,r.get('tenantName') or 'Vacante',X);ws.write(y,2,ty,X);ws.write(y,12,mk,M)
            if r.get('tenantName'):
                ws.write_datetime(y,3,r['leaseStartDate'],DT);ws.write_datetime(y,4,r['leaseEndDate'],DT)
                for c,v in((5,rt),(6,rt*12),(7,ch(r,'Parking')),(8,25.),(10,r['totalCharges']),(11,rt)):
                    if v is not None: ws.write(y,c,v,M)
            y+=1
    ws.write(y,1,'Apartments total',B)
    for c,v in((5,S(ap,'contractRent')),(6,S(ap,'annualRent')),(7,SC(ap,'Parking')),(8,SC(ap,'Water')),(10,S(ap,'totalCharges')),(11,S(ap,'deposit')),(12,S(ap,'marketRent'))): ws.write(y,c,v,BM)
    y+=2;al=com+ap;ws.write(y,1,'GRAND TOTAL',B)
    for c,v in((5,S(al,'contractRent')),(6,S(al,'annualRent')),(10,S(al,'totalCharges'))): ws.write(y,c,v,BM)
    y+=2;ws.write(y,1,'7 shops (6 let) and 20 apartments (18 let): 27 units, 24 occupied, 3 vacant',X)
    ws.set_row(5,27);ws.set_column(0,0,8);ws.set_column(1,1,28);ws.set_column(2,12,13);ws.set_landscape();ws.fit_to_pages(1,1);wb.close()
    finish(name,'MIXED_USE','two stacked tables with different headers on one sheet',True,'Edificio Plaza Ceiba','2025-08-31',27,24,3,al,None)

def x6():
    name='x06_live_oak_walkups_export.xlsx'
    wb=Workbook();ws=wb.active;ws.title='Report1';pl={'A1':(640,985.),'A2':(715,1050.),'B1':(910,1260.),'B2':(1015,1345.),'C1':(1190,1590.)};rows=[]
    for i,v in enumerate(['Live Oak Walk-Ups','RENT ROLL DETAIL','As of 09/15/2025','Parameters: Properties - ALL;Show All Units;Subjournals - Resident;']): ws.cell(i+1,1,v)
    H=['Bldg','Unit','Floorplan','SQFT','Unit/Lease Status','Name','Move-In','Lease Start','Lease End','Market + Addl.','Lease Rent','PETRENT','TRASH','PESTCTL','Total Billing','Dep On Hand','Balance']
    for j,h in enumerate(H): c=ws.cell(6,j+1,h);c.font=Font(bold=True,size=8);c.border=Border(bottom=Side(style='thin'))
    y=7;fut=[]
    for b in range(1,15):
        for n in range(8):
            p=R.choice(list(pl));sf,mk=pl[p];u=f"{b:02d}{100*(n//4+1)+n%4+1}";mk+=R.choice([0,0,15,30])
            r=dict(unit=u,building=f'{b}',unitType=p,area=sf,marketRent=mk);z=R.random()
            if u=='01101': r.update(statusText='Model',tenantName='MODEL')
            elif u=='07103': r.update(statusText='Admin/Down',tenantName='DOWN')
            elif z<.07: r.update(statusText='Vacant',tenantName='VACANT')
            elif z<.10: r.update(statusText='Vacant-Leased',tenantName='VACANT')
            else:
                s=date(R.choice([2024,2025]),R.randint(1,12),R.randint(1,28))
                if s>date(2025,9,10): s=date(2025,R.randint(1,8),s.day)
                if s<date(2024,9,20): s=s.replace(month=R.choice([10,11,12]),year=2024)
                rt=mk-R.choice([-20,0,10,35,60,95]);cs=[{"code":"TRASH","amount":25.0},{"code":"PESTCTL","amount":5.0}]
                if R.random()<.3: cs.insert(0,{"code":"PETRENT","amount":R.choice([20.0,40.0])})
                r.update(statusText=R.choice(['Occupied']*8+['Occupied-NTV']),tenantName=person('lf'),moveInDate=R.choice([s,date(2022,R.randint(1,12),R.randint(1,28))]),leaseStartDate=s,leaseEndDate=eom(s,12),contractRent=rt,charges=cs,totalCharges=round(rt+sum(c['amount'] for c in cs),2),deposit=R.choice([0.0,200.0,350.0]),balance=R.choice([0.0]*6+[round(R.uniform(-60,1400),2)]))
            rows.append(r)
            if r['statusText']=='Vacant-Leased':
                s=date(2025,R.choice([9,10]),R.randint(18,28));rows.append(dict(unit=u,building=f'{b}',unitType=p,area=sf,statusText='Applicant',tenantName=person('lf'),moveInDate=s,leaseStartDate=s,leaseEndDate=eom(s,12),_fr=mk,deposit=150.0,balance=0.0,_fut=1))
    pu=[r for r in rows if not r.get('_fut')];oc=[r for r in pu if r['statusText'].startswith('Occ')];va=[r for r in pu if r['statusText'].startswith('Vac')]
    tot=dict(area=S(pu,'area'),mk=S(pu,'marketRent'),rent=S(rows,'contractRent'),bill=S(rows,'totalCharges'),dep=S(rows,'deposit'),bal=S(rows,'balance'))
    vic=oc[41];old=vic['contractRent'];new=old+300;vic['contractRent']=new
    for r in rows:
        nm=r['tenantName'];vals=[int(r['building']),r['unit'],r['unitType'],r['area'],r['statusText'],nm,r.get('moveInDate'),r.get('leaseStartDate'),r.get('leaseEndDate'),r.get('marketRent'),r.get('contractRent'),ch(r,'PETRENT'),ch(r,'TRASH'),ch(r,'PESTCTL'),r.get('totalCharges'),r.get('deposit'),r.get('balance')]
        for j,v in enumerate(vals):
            if v is None: continue
            if isinstance(v,date): v=v.strftime('%m/%d/%Y')
            c=ws.cell(y,j+1,v);c.font=Font(size=8)
            if j>=9: c.number_format='#,##0.00'
        y+=1
        if nm in('MODEL','DOWN','VACANT'): r.pop('tenantName')
    for c,v in((1,'Totals:'),(4,tot['area']),(10,tot['mk']),(11,tot['rent']),(12,SC(rows,'PETRENT')),(13,SC(rows,'TRASH')),(14,SC(rows,'PESTCTL')),(15,tot['bill']),(16,tot['dep']),(17,tot['bal'])): k=ws.cell(y,c,v);k.font=Font(bold=True,size=8);k.number_format='#,##0.00' if c>4 else '#,##0'
    y+=2
    for k,v in(('Total units',len(pu)),('Occupied (incl. NTV)',len(oc)),('Vacant (incl. leased)',len(va)),('Model / admin / down',len(pu)-len(oc)-len(va))): ws.cell(y,1,k);ws.cell(y,5,v);y+=1
    for j,w in enumerate([6,8,9,7,14,26,11,11,11,11,11,9,8,9,11,11,10]): ws.column_dimensions[gl(j+1)].width=w
    ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.print_title_rows='6:6'
    wb.save(D(name))
    finish(name,'MULTIFAMILY','system export, applicants as rows, text dates',False,'Live Oak Walk-Ups','2025-09-15',len(pu),len(oc),len(va),rows,None,{"what":f"unit {vic['unit']}: Lease Rent printed {m2(new)} instead of {m2(old)} (its Total Billing and the column total hold the right number)","kind":"digit_changed"})

def x7():
    name='x07_portage_industrial_condos.xlsx'
    wb=Workbook();ws=wb.active;ws.title='Tenancies';c2=wb.create_sheet('Condo Fees');T=["Assiniboine Crate & Pallet","Red River Glazing","Pembina Forklift Service",None,"Transcona Tool Grinding","Kildonan Cold Chain","Seine Custom Cabinets","Stony Sheet Metal","Birds Hill Candle Works","Grassmere Hydraulics",None,"Fort Whyte Fasteners"];rows=[];asof=date(2025,7,1)
    ws['A1']='Portage Commerce Condos';ws['A1'].font=Font(name='Verdana',size=13,bold=True);ws['A2']='12 industrial condominium units, Inkster Way, Winnipeg, Manitoba';ws['A3']='Tenancies at July 1, 2025';y=5
    H=['Condo Unit','Tenant','Size','Lease','Rent per Foot','Rent per Month','Rent per Year','Condo Fee Recovery','Tax Recovery','Monthly Cheque']
    for j,h in enumerate(H): c=ws.cell(y,j+1,h);c.font=Font(name='Verdana',size=8,bold=True,color='FFFFFF');c.fill=PatternFill('solid',fgColor='44546A');c.alignment=Alignment(wrap_text=True)
    y=6;d=lambda x:'$ '+m2(x)
    def put(r,vals,it=False):
        for j,v in enumerate(vals):
            if v is None: continue
            c=ws.cell(r,j+1,v);c.font=Font(name='Verdana',size=8,italic=it,color='666666' if it else '000000');c.alignment=Alignment(horizontal='right' if j in(2,4,5,6,7,8,9) else 'left')
    for i,t in enumerate(T):
        a=R.choice([1800,2000,2400,3200,3600]);u=f'#{i+1}'
        if not t: r=dict(unit=u,area=a,statusText='Empty');put(y,[u,'Empty',f'{a:,} sf']);y+=1
        else:
            r=comm(u,t,a,R.choice([11.25,11.75,12.5,13]),rstart(2021,2024),R.choice([60,84]),R.choice([0,1,2,3]),.03,12,asof,rec=[('Condo Fee Recovery',2.1),('Tax Recovery',2.65)])
            put(y,[u,t,f'{a:,} sf',f"{r['leaseStartDate']:%b %-d, %Y} to {r['leaseEndDate']:%b %-d, %Y}",d(r['_psf']),d(r['contractRent']),d(r['annualRent']),d(ch(r,'Condo Fee Recovery')),d(ch(r,'Tax Recovery')),d(r['totalCharges'])]);y+=1
            for s in r['rentSteps']: put(y,[None,None,None,f"from {s['date']:%b %-d, %Y}",d(s['amount']*12/a),d(s['amount']),d(s['amount']*12)],True);y+=1
        rows.append(r);y+=1
    oc=[r for r in rows if r.get('tenantName')]
    put(y,['Total','10 let, 2 empty',f"{S(rows,'area'):,.0f} sf",None,d(S(oc,'annualRent')/S(oc,'area')),d(S(rows,'contractRent')),d(S(rows,'annualRent')),d(SC(rows,'Condo Fee Recovery')),d(SC(rows,'Tax Recovery')),d(S(rows,'totalCharges'))])
    for c in ws[y]: c.font=Font(name='Verdana',size=8,bold=True);c.border=Border(top=Side(style='medium'))
    ws.cell(y+2,1,'Rows in grey italics are future rents under the same lease, not further tenancies. Averages exclude empty units.').font=Font(name='Verdana',size=7)
    for j,w in enumerate([10,30,10,30,12,14,15,14,13,15]): ws.column_dimensions[gl(j+1)].width=w
    c2.append(['Condo unit','Monthly fee to Winnipeg Strata Corp.']); [c2.append([r['unit'],round(r['area']*2.1/12,2)]) for r in rows];c2.column_dimensions['B'].width=34
    ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(D(name));finish(name,'INDUSTRIAL','numbers as text, step rows below tenants, dates in one cell',True,'Portage Commerce Condos','2025-07-01',12,10,2,rows,'Tenancies')
ALL=[x1,x2,x3,x4,x5,x6,x7]
