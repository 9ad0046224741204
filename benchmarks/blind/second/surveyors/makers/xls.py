from common import *
import csv, xlsxwriter
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
from openpyxl.utils import get_column_letter as CL
BO=Font(bold=True)

# ---------- 8 NL business park, openpyxl ----------
def d08():
    R=random.Random(808); f='Bedrijvenpark Oosterkade tenancy schedule.xlsx'
    D=[('Kadehof 1 (Offices)',[('1.0.1','Van der Linge Notarissen B.V.',420,0,0,8),('1.0.2','Hydrovlak Ingenieurs B.V.',365,0,0,6),('1.1.1',None,515,0,0,9),('1.1.2','Stichting Wijkzorg Oosterkade',480,0,0,5),('1.2.1','Rietveen Software B.V.',895,0,0,14)]),
       ('Kadehof 2 (Mixed units)',[('2.01','Drukkerij De Sluis B.V.',95,610,80,6),('2.02','Polder Fietsen V.O.F.',60,445,0,4),('2.03','Keukenhuis Waalstad B.V.',140,780,150,8),('2.04',None,75,520,60,4),('2.05','Bouwgroep Haringsma B.V.',210,1150,0,12),('2.06','Bouwgroep Haringsma B.V.',0,380,0,2)]),
       ('Kadehof 3 (Warehouse)',[('3.A','Noordzee Bloemexport B.V.',320,4850,410,20),('3.B','TransVeluwe Distributie B.V.',265,6120,0,24),('3.C','TransVeluwe Distributie B.V.',0,2200,0,0)])]
    wb=Workbook();cv=wb.active;cv.title='Cover'
    for i,t in enumerate(['Bedrijvenpark Oosterkade, Waalstad','Tenancy schedule for valuation','Key date: 1 April 2025','Currency: EUR, excluding VAT unless stated','Areas: LFA according to NEN 2580 in sqm','Prepared by: property management desk, Kraanwater Vastgoedbeheer B.V.']): cv.cell(3+i,2,t)
    cv['B3'].font=Font(bold=True,size=16)
    ws=wb.create_sheet('Tenancy')
    ws['A1']='Bedrijvenpark Oosterkade - Tenancy schedule per 1 April 2025';ws['A1'].font=Font(bold=True,size=13)
    g1=[('A3','A4','Unit'),('B3','B4','Tenant'),('C3','F3','Lettable floor area (sqm)'),('G3','G4','Parking spaces'),('H3','K3','Lease'),('L3','M3','Contract rent (EUR)'),('N3','O3','Per quarter (EUR)'),('P3','Q3','Security'),('R3','R4','VAT opted')]
    fill=PatternFill('solid',fgColor='FCE4D6');th=Side(style='thin',color='999999')
    for a,b,t in g1: ws[a]=t;ws.merge_cells(f'{a}:{b}')
    for c,t in zip('CDEFHIJKLMNOPQ',['Office','Warehouse','Mezzanine','Total','Start','End','Notice period','Next indexation','Per quarter','Per annum','Service charge advance','Marketing fund','Amount (EUR)','Form']): ws[c+'4']=t
    for row in ws['A3:R4']:
        for c in row: c.font=BO;c.fill=fill;c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center');c.border=Border(top=th,bottom=th,left=th,right=th)
    r=5;rows=[];allsub=[];lease={}
    def put(rr,c,v,fmt=None,b=False):
        x=ws.cell(rr,c,v)
        if fmt:x.number_format=fmt
        if b:x.font=BO
    for b,l in D:
        put(r,1,b,b=True);r+=1;lst=[]
        for u,n,o,w,m,p in l:
            t=dict(unit=u,building=b,area=o+w+m);put(r,1,u)
            for c,v in zip((3,4,5,6,7),(o,w,m,o+w+m,p)):
                if v: put(r,c,v,'#,##0')
            if n:
                if n not in lease:
                    st=date(R.randint(2016,2024),R.choice([1,4,7,10]),1);en=eot(st,R.choice([5,10]))
                    while en<date(2025,6,30): en=addm(en+timedelta(days=1),60)-timedelta(days=1)
                    lease[n]=(st,en)
                st,en=lease[n]
                q=round((o*R.uniform(138,165)+w*R.uniform(66,84)+m*35+p*550)/4,2);a=round(q*4,2)
                sc=round((o*38+(w+m)*9)/4,2);mf=125.0
                t.update(tenantName=n,statusText='Occupied',leaseStartDate=st,leaseEndDate=en,annualRent=a,charges=[{'code':'Service charge advance','amount':sc},{'code':'Marketing fund','amount':mf}])
                t['_q']=q
                put(r,2,n);put(r,8,st,'dd-mm-yyyy');put(r,9,en,'dd-mm-yyyy');put(r,10,'12 months');put(r,11,date(2026 if st.month<=4 else 2025,st.month,1),'dd-mm-yyyy')
                put(r,12,q,'#,##0.00');put(r,13,a,'#,##0.00');put(r,14,sc,'#,##0.00');put(r,15,mf,'#,##0.00')
                if u not in('2.06','3.C'): t['deposit']=float(round(q*1.21,0));put(r,16,t['deposit'],'#,##0.00');put(r,17,R.choice(['Bank guarantee','Bank guarantee','Deposit']))
                else: put(r,17,'see above')
                put(r,18,'No' if n.startswith('Stichting') else 'Yes')
            else:
                put(r,2,'Vacant'+(' - under offer' if u=='2.04' else ''));t['statusText']=ws.cell(r,2).value;t['_q']=0
            lst.append(t);rows.append(t);r+=1
        def sub(lab,l2,rr):
            put(rr,2,lab,b=True)
            # area split sums by reading own data
            put(rr,6,sum(x['area'] for x in l2),'#,##0',True)
            put(rr,12,round(sum(x['_q'] for x in l2),2),'#,##0.00',True);put(rr,13,round(sum(x.get('annualRent') or 0 for x in l2),2),'#,##0.00',True)
            put(rr,14,round(sum(x['charges'][0]['amount'] for x in l2 if 'charges' in x),2),'#,##0.00',True);put(rr,15,round(sum(x['charges'][1]['amount'] for x in l2 if 'charges' in x),2),'#,##0.00',True)
            put(rr,16,sum(x.get('deposit') or 0 for x in l2),'#,##0.00',True)
        sub('Total '+b.split(' (')[0],lst,r);r+=2
    sub('TOTAL PARK',rows,r);r+=2
    v=[x for x in rows if x['_q']==0]
    put(r,2,f'Units {len(rows)} / let {len(rows)-len(v)} / vacant {len(v)}; one row per lettable unit. Indexation by CPI all households (2015=100).')
    for i,w in enumerate([8,32,9,11,11,9,9,12,12,11,12,13,14,13,11,13,15,9],1): ws.column_dimensions[CL(i)].width=w
    ws.row_dimensions[4].height=32;ws.freeze_panes='C5'
    w3=wb.create_sheet('Parking');w3.append(['Row','Spaces','Allocated','Free']);[w3.append(x) for x in (['P1',60,46,14],['P2',76,76,0])]
    wb.active=1;wb.save(path(f))
    save(f,'MIXED_USE','NL business park, grouped merged header, rent per quarter and annum, area by use, several sheets',True,'Bedrijvenpark Oosterkade','2025-04-01',len(rows),len(rows)-len(v),len(v),rows,sheet='Tenancy')

# ---------- 9 data centre CSV ----------
def d09():
    R=random.Random(909); f='clonbarra_dc1_customers.csv'
    D=[('DH1-S1','Ferrix Cloud Ireland Ltd',1200,4100),('DH1-S2','Ferrix Cloud Ireland Ltd',1200,4100),('DH1-S3','Bramley Payments DAC',400,1650),('DH1-S4','AVAILABLE',400,1650),('DH2-S1','Oriel Streaming Unlimited Company',2000,6250),('DH2-S2','Tarn Insurance Group plc',350,1480),('DH2-S3','Department of Harbours (Shared IT)',300,1390),('DH2-S4','RESERVED - Tarn Insurance ROFR',350,1480),('CAGE-01','Lynott & Daughters Solicitors',12,120),('CAGE-02','Skelligfibre Networks Ltd',45,210),('CAGE-03','Medscan Archive Ltd',30,210),('MMR-A','Skelligfibre Networks Ltd',10,85),('OFF-1','Ferrix Cloud Ireland Ltd',0,930)]
    rows=[]
    with open(path(f),'w',newline='',encoding='utf-8-sig') as h:
        w=csv.writer(h)
        w.writerow(['Clonbarra Data Centre DC1']);w.writerow(['Customer schedule (monthly recurring, EUR ex VAT)']);w.writerow(['Position at','31-Jul-2025']);w.writerow([])
        w.writerow(['Suite','Customer','Critical load kW','Floor area sq ft','Service start','Contract end','Renewals','Base MRR','Power reservation','Cross connects','Remote hands','Total MRR','Escalator','Next uplift date','Base MRR after uplift','Deposit / LC held','Credit balance'])
        for u,n,kw,a in D:
            r=dict(unit=u,area=a)
            if n.startswith(('AVAIL','RESERV')):
                r.update(statusText=n,_t=0);w.writerow([u,n,kw,f'{a:,}']+['']*12+['']);r['_n']=1;r['_v']=(0,0,0,0);rows.append(r);continue
            st=date(R.randint(2018,2024),R.randint(1,12),1);en=eot(st,R.choice([5,10,12]))
            if en<date(2025,9,1):en=eot(st,12)
            base=round(kw*R.uniform(112,148),2) if kw else 2480.0
            pw=round(kw*18.5,2);xc=R.randint(0,12)*95.0;rh=R.choice([0.0,0.0,350.0]);esc=R.choice([.02,.025,.03])
            nx=date(2025,st.month,1)
            if nx<=date(2025,7,31): nx=yrs(nx,1)
            after=round(base*(1+esc),2);dep=float(round(base*2,-2)) if R.random()<.7 else None
            r.update(tenantName=n,statusText='Occupied',leaseStartDate=st,leaseEndDate=en,contractRent=base,charges=[{'code':'Power reservation','amount':pw},{'code':'Cross connects','amount':xc},{'code':'Remote hands','amount':rh}],totalCharges=round(base+pw+xc+rh,2),deposit=dep)
            if nx<en: r['rentSteps']=[{'date':nx,'amount':after}]
            r['_v']=(base,pw,xc,rh)
            bal=R.choice([None,None,-1250.0])
            w.writerow([u,n,kw or '',f'{a:,}',st.strftime('%d-%b-%Y'),en.strftime('%d-%b-%Y'),R.choice(['2 x 5y','1 x 3y','None']),f'{base:,.2f}',f'{pw:,.2f}',f'{xc:,.2f}',f'{rh:,.2f}',f"{r['totalCharges']:,.2f}",f'{esc*100:.1f}%',nx.strftime('%d-%b-%Y') if nx<en else 'n/a',f'{after:,.2f}' if nx<en else '',f'{dep:,.0f}' if dep else '',''])
            rows.append(r)
        s=[round(sum(r['_v'][i] for r in rows),2) for i in range(4)]
        w.writerow(['Total','',sum(x[2] for x in D),f"{sum(x[3] for x in D):,}",'','','']+[f'{x:,.2f}' for x in s]+[f'{sum(s):,.2f}','','','',f"{sum(r.get('deposit') or 0 for r in rows):,.0f}",''])
        w.writerow([]);v=sum(1 for r in rows if '_n' in r);w.writerow(['Suites',len(rows)]);w.writerow(['Contracted',len(rows)-v]);w.writerow(['Not contracted',v])
    save(f,'OTHER','Data centre CSV with preamble, numbers as text with thousands commas, monthly recurring charges, uplift columns',True,'Clonbarra Data Centre DC1','2025-07-31',len(rows),len(rows)-v,v,rows)

# ---------- 10 Singapore hotel retail podium, xlsxwriter ----------
def d10():
    R=random.Random(1010); f='MeridianOrchid_RetailPodium_TS.xlsx'
    D=[('Basement 1',[('#B1-01/02','Heng Tat Food Court Pte. Ltd.','Kopi Lane','Food court',412.5),('#B1-03','Bao & Leaf Pte. Ltd.','Bao & Leaf','F&B',58.1),('#B1-04','','','F&B',44.0),('#B1-05','Lucky Orchid Money Changer','Lucky Orchid','Services',12.0)]),
       ('Level 1',[('#01-01','Aurelle Timepieces (S) Pte Ltd','Aurelle','Watches',136.4),('#01-02','Straits Silk Atelier Pte. Ltd.','Straits Silk','Fashion',88.7),('#01-03','Tembusu Galleries LLP','Tembusu','Art gallery',120.2),('#01-04','','','Fashion',75.5),('#01-05A','Orchid Concierge Travel Pte Ltd','Orchid Concierge','Services',22.3),('#01-06','Nanyang Patisserie Holdings\nPte. Ltd.','Maison Nanyang','F&B',164.9)]),
       ('Level 2',[('#02-01','Serai Wellness Pte. Ltd.','Serai Spa','Spa',305.0),('#02-03','Dr Koh-Lim Dental Surgeons','KL Dental','Medical',97.6),('#02-04','Hotel operator - own use','Pre-function store','Own use',61.0),('#02-05','Kaiseki Minato (Singapore)\nPte. Ltd.','Minato','F&B',228.3),('#02-06','','','F&B',140.8)])]
    vt=iter(['VACANT','Under renovation','VACANT (LOI issued)'])
    wb=xlsxwriter.Workbook(path(f));ws=wb.add_worksheet('Podium TS 31.03.25');ws.hide_gridlines(2);ws.set_landscape();ws.fit_to_pages(1,0)
    F=lambda **k:wb.add_format({'font_name':'Arial','font_size':9,'valign':'top',**k})
    hd=F(bold=True,text_wrap=True,align='center',bg_color='#3B3B58',font_color='white',border=1);tx=F(text_wrap=True);n0=F(num_format='#,##0.00');n1=F(num_format='#,##0.0');dtf=F(num_format='d mmm yyyy',align='center');bd=F(bold=True);bn=F(bold=True,num_format='#,##0.00',top=1);b1=F(bold=True,num_format='#,##0.0',top=1);bt=F(bold=True,top=1);sec=F(bold=True,bg_color='#E4DFEC')
    ws.write('B1','Meridian Orchid Hotel, Singapore',F(bold=True,font_size=14));ws.write('B2','Retail Podium - Tenancy Schedule as at 31 March 2025');ws.write('B3','Amounts in S$ per month before GST')
    H1=['S/No','Unit No.','Tenant','Trade name','Trade','NLA','Lease term','','Base rent','Service charge','A&P levy','Gross rent','GTO rent','Security deposit','']
    H2=['','','','','','(sqm)','Commence','Expire','S$/mth','S$/mth','S$/mth','S$/mth','% of sales','S$','Cash / BG']
    H3=[''];
    for i,(a,b) in enumerate(zip(H1,H2),1): ws.write(4,i,a,hd);ws.write(5,i,b,hd)
    ws.merge_range(4,7,4,8,'Lease term',hd);ws.merge_range(4,14,4,15,'Security deposit',hd)
    for a,b,w in ((0,0,2),(1,1,5),(2,2,11),(3,3,27),(4,4,16),(5,5,10),(6,6,8),(7,8,11),(9,12,11),(13,13,9),(14,14,12),(15,15,8)): ws.set_column(a,b,w)
    r=6;rows=[];no=0;T=[0]*6
    for s,l in D:
        ws.merge_range(r,1,r,15,s,sec);r+=1;S=[0]*6
        for u,n,tn,tr,a in l:
            no+=1;t=dict(unit=u,section=s,unitType=tr,area=a);ws.write(r,1,no,tx);ws.write(r,2,u,tx);ws.write(r,5,tr,tx);ws.write(r,6,a,n1);S[0]+=a
            if n and not n.startswith('Hotel op'):
                st=date(R.randint(2022,2024),R.randint(1,12),1);en=eot(st,3)
                if en<date(2025,3,31):en=eot(st,6)
                b=round(a*R.uniform(85,190) if a<300 else a*R.uniform(60,75),2);sc=round(a*R.choice([21.5,21.5,18.3]),2);ap=round(b*.02,2) if R.random()<.8 else 0.0;gr=round(b+sc+ap,2);dp=round(gr*3,2)
                t.update(tenantName=n.replace('\n',' '),statusText='Occupied',leaseStartDate=st,leaseEndDate=en,contractRent=b,charges=[{'code':'Service charge','amount':sc},{'code':'A&P levy','amount':ap}],totalCharges=gr,deposit=dp)
                ws.write(r,3,n,tx);ws.write(r,4,tn,tx);ws.write_datetime(r,7,dt.datetime(st.year,st.month,st.day),dtf);ws.write_datetime(r,8,dt.datetime(en.year,en.month,en.day),dtf)
                for c,v in ((9,b),(10,sc),(11,ap),(12,gr),(14,dp)): ws.write(r,c,v,n0)
                ws.write(r,13,R.choice(['-','8%','10%','1% or base']),tx);ws.write(r,15,R.choice(['Cash','BG','BG']),tx)
                for i,v in enumerate((b,sc,ap,gr,dp),1): S[i]+=v
                if '\n' in n: ws.set_row(r,25)
            elif n: t.update(tenantName=n,statusText='Own use',);ws.write(r,3,n,tx);ws.write(r,4,tn,tx)
            else: t['statusText']=next(vt);ws.write(r,3,t['statusText'],F(italic=True,font_color='#C00000'))
            rows.append(t);r+=1
        ws.write(r,3,'Sub-total '+s,bt);ws.write(r,6,round(S[0],1),b1)
        for c,i in ((9,1),(10,2),(11,3),(12,4),(14,5)): ws.write(r,c,round(S[i],2),bn)
        T=[x+y for x,y in zip(T,S)];r+=2
    ws.write(r,3,'PODIUM TOTAL',bt);ws.write(r,6,round(T[0],1),b1)
    for c,i in ((9,1),(10,2),(11,3),(12,4),(14,5)): ws.write(r,c,round(T[i],2),bn)
    v=3;ws.write(r+2,3,'Lots',bd);ws.write(r+2,4,len(rows));ws.write(r+3,3,'Occupied (incl. hotel own use)',bd);ws.write(r+3,4,len(rows)-v);ws.write(r+4,3,'Unoccupied',bd);ws.write(r+4,4,v)
    wb.close()
    save(f,'RETAIL','Singapore hotel retail podium, blank first column, two-line header, tenants on several lines, GTO percent, own-use unit',True,'Meridian Orchid Hotel, Singapore','2025-03-31',len(rows),len(rows)-v,v,rows,sheet='Podium TS 31.03.25')

# ---------- 11 Canada outlet centre (digit_changed) ----------
def d11():
    R=random.Random(1111); f='Pinehollow Outlets RR Sept 2025.xlsx'
    A="Cedarline Outfitters|Marlowe Home Outlet|Northway Sport Clearance".split('|')
    C="Aspen & Ash|Blue Jay Denim|Caribou Trail Footwear|Delphine Lingerie|Ember Candle Works|Foxglove Kids|Gable & Sons Menswear|Hudson Knit Co.|Inlet Eyewear|Jasper Luggage|Kestrel Golf|Loon Lake Toys|Maple Leaf Gifts & Souvenirs|Nordic Down Factory|Orillia Leather Works|Piper Jewellery Outlet|Quill Stationery|Rowan Cosmetics|Saltbox Kitchenware|Timberlane Boots|Umbrage Handbags|Velvet Lark|Wolfpine Outdoor|Yarrow Bath & Body|Zephyr Electronics".split('|')
    K="Frosty Moose Ice Cream|Beaver Creek Pretzels|Maple Cell Repair|Poutine Depot|Cup of Joy Espresso".split('|')
    wb=Workbook();ws=wb.active;ws.title='RR';ws.sheet_view.showGridLines=False
    for i,t in enumerate(['PINEHOLLOW OUTLETS','Highway 400 & Line 9, Pinehollow, Ontario','Rent Roll - for the month of September 2025 (as of September 1, 2025)  -  CAD']): ws.cell(i+1,1,t).font=Font(bold=i==0,size=14 if i==0 else 10)
    H1=['','','','Lease','Lease','Minimum Rent','Minimum Rent','','Realty','Promo','Total','Percentage Rent','','Step 1','Step 1','Step 2','Step 2']
    H2=['CRU','Tenant','GLA (sf)','Commence','Expiry','$ / sf','Monthly','CAM','Tax','Fund','Monthly','Rate','Breakpoint','Date','Monthly','Date','Monthly']
    for j,h in ((5,H1),(6,H2)):
        for i,t in enumerate(h,1):
            c=ws.cell(j,i,t or None);c.font=BO;c.alignment=Alignment(horizontal='center');c.border=Border(bottom=Side(style='medium')) if j==6 else Border()
    m='#,##0.00_);(#,##0.00)';r=7;rows=[];planted=None
    def line(vals,b=False):
        nonlocal r
        for i,v in enumerate(vals,1):
            if v is None: continue
            c=ws.cell(r,i,v);c.font=Font(bold=b)
            if i==3: c.number_format='#,##0'
            elif i in(4,5,14,16): c.number_format='mmm d, yyyy'
            elif i==12: c.number_format='0.0%'
            elif i==13: c.number_format='$#,##0'
            elif i>5: c.number_format=m
        r+=1
    def section(t,items):
        nonlocal r,planted
        ws.cell(r,1,t).font=Font(bold=True,underline='single');r+=1;l=[]
        for u,n,a,lo,hi in items:
            psf=round(R.uniform(lo,hi)*2)/2;mo=round(a*psf/12,2);st=date(R.randint(2017,2025),R.choice([2,5,9,11]),1);en=date(st.year+R.choice([5,10]),1,31)
            while en<date(2025,10,1): en=date(en.year+5,1,31)
            if st>date(2025,8,1): st=date(2024,11,1)
            cam=round(a*9.4/12,2) if a>=500 else round(a*14/12,2);tax=round(a*6.1/12,2);pr=round(a*2/12,2) if t!='Outlet Anchors' else 0.0
            d=dict(unit=u,section=t,tenantName=n,area=a,statusText='Occupied',leaseStartDate=st,leaseEndDate=en,contractRent=mo,charges=[{'code':'CAM','amount':cam},{'code':'Realty Tax','amount':tax},{'code':'Promo Fund','amount':pr}],totalCharges=round(mo+cam+tax+pr,2))
            steps=[];y=date(2026,2,1);p=psf
            while y<en and len(steps)<2 and a>=500 and R.random()<.85: p+=1;steps.append({'date':y,'amount':round(a*p/12,2)});y=yrs(y,R.choice([1,2]))
            d['rentSteps']=steps;l.append(d);d['_m']=mo
            if n=='Kestrel Golf':
                s=f'{mo:.2f}';k=1;ch=str((int(s[k])+4)%10);bad=float(s[:k]+ch+s[k+1:]);d['contractRent']=bad
                planted={'what':f'CRU {u} {n}: Minimum Rent Monthly printed {bad:.2f} instead of {mo:.2f} (per-sf rate, row total, subtotal and grand total follow {mo:.2f})','kind':'digit_changed'}
            sv=[x for q in steps for x in (q['date'],q['amount'])]+[None]*4
            pct=R.choice([.05,.06,.07]) if t!='Outlet Anchors' else None
            line([u,n,a,st,en,psf,d['contractRent'],cam,tax,pr,d['totalCharges'],pct,round(mo*12/pct,-3) if pct else None]+sv[:4])
        tot(t+' - subtotal',l);r+=1;rows.extend(l);return l
    def tot(t,l): line([None,t,sum(x['area'] for x in l),None,None,None,round(sum(x['_m'] for x in l),2)]+[round(sum(x['charges'][i]['amount'] for x in l),2) for i in range(3)]+[round(sum(x['totalCharges'] for x in l),2)],True)
    section('Outlet Anchors',[(f'{100+i*100}',n,R.randint(10200,19800),14,18) for i,n in enumerate(A)])
    ids=[str(x) for b in (105,205,305) for x in range(b,b+11)]
    vac=['108','213','309','314']
    use=[i for i in ids if i not in vac]
    ids2=use[:len(C)]
    section('Commercial Retail Units',[(u,n,R.randint(1450,5200),26,44) for u,n in zip(ids2,C)])
    section('Food & Kiosks',[(f'K{i+1}' if i not in(3,) else 'F1',n,R.randint(110,240) if i!=3 else 1180,70,110) for i,n in enumerate(K)])
    tot('TOTAL LEASED',rows);r+=1
    ws.cell(r,1,'Vacant CRUs').font=Font(bold=True,underline='single');r+=1
    for i,t in enumerate(['CRU','Last occupant','GLA (sf)',None,None,'Budget $ / sf','Budget Monthly'],1):
        if t: ws.cell(r,i,t).font=Font(italic=True)
    r+=1;vr=[]
    for u,lo in zip(vac,['Banff Basics','(never occupied)','Tillman Shoes','Gusto Gourmet']):
        a=R.randint(1300,3600);p=R.choice([28.0,30.0,32.0]);mk=round(a*p/12,2);vr.append(dict(unit=u,section='Vacant CRUs',statusText='Vacant',area=a,marketRent=mk));line([u,lo,a,None,None,p,mk])
    line([None,f'Vacant - {len(vr)} CRUs',sum(x['area'] for x in vr),None,None,None,round(sum(x['marketRent'] for x in vr),2)],True);r+=1
    la=sum(x['area'] for x in rows);va=sum(x['area'] for x in vr)
    line([None,'TOTAL GLA',la+va],True);ws.cell(r,2,f'{len(rows)} leased, {len(vr)} vacant, {len(rows)+len(vr)} in total; {la/(la+va)*100:.1f}% leased')
    for i,w in enumerate([7,34,9,13,13,9,13,11,11,10,13,8,13,13,12,13,12],1): ws.column_dimensions[CL(i)].width=w
    wb.save(path(f));n=len(rows);rows+=vr
    save(f,'RETAIL','Canadian outlet centre, tenant classes, step columns, vacant CRUs in their own list with last occupants',True,'Pinehollow Outlets','2025-09-01',len(rows),n,len(vr),rows,sheet='RR',planted=planted)

# ---------- 12 Spanish municipal market ----------
def d12():
    R=random.Random(1212); f='Mercado_Rinconada_puestos.xlsx'
    D=[('PUESTOS INTERIORES',[(f'P-{i:02d}',t,k,a) for i,(t,k,a) in enumerate([('Pescados Hermanos Albarde, C.B.','Pescadería',18.4),('Carnes Selectas Tordesa, S.L.','Carnicería',16.2),('Frutas Valdemora, S.L.','Frutería',14),('LIBRE','',12.5),('Herederos de B. Quirante','Encurtidos',8.75),('Quesería La Cañada, S.L.U.','Quesos',11.3),('Panadería Horno Viejo','Panadería',13.6),('Aves y Huevos Lominchar','Pollería',10.2),('Pescados Hermanos Albarde, C.B.','Pescadería',9.1),('LIBRE','',9.1),('Casquería Montealegre','Casquería',7.9),('Especias del Zoco, S.L.','Especias',6.5),('RESERVADO AYUNTAMIENTO','',15),('Flores Amapola, S.C.','Floristería',12.2),('Vinos de la Ribera Alta, S.L.','Bodega',21),('Taberna El Puesto 16, S.L.','Restauración',24.6),('Sushi Mercado Rinconada, S.L.','Restauración',22.8),('LIBRE','',10.4)],1)]),
       ('KIOSCOS EXTERIORES',[('K-1','Prensa y Revistas Lobera','Prensa',6),('K-2','Churrería Santa Olalla','Churrería',9),('K-3','LIBRE','',6),('K-4','Loterías La Rinconada','Lotería',4.5)]),
       ('ALMACENES Y CÁMARAS',[('ALM-1','Frutas Valdemora, S.L.','Almacén',32),('ALM-2','Carnes Selectas Tordesa, S.L.','Cámara fría',20),('ALM-3','LIBRE','',18),('ALM-4','Taberna El Puesto 16, S.L.','Almacén',15)])]
    wb=Workbook();ws=wb.active;ws.title='Relación';ws['C1']='MERCADO MUNICIPAL DE LA RINCONADA';ws['C1'].font=Font(bold=True,size=13,name='Garamond')
    ws['C2']='Relación de puestos y concesionarios a 30 de abril de 2025';ws['C3']='Importes en euros'
    H=['Nº','Puesto','Titular de la concesión','Actividad','Superficie\n(m²)','Fecha\ninicio','Fecha\nvencimiento','Renta\nmensual','Gastos\ncomunes','IVA\n21 %','Total\nrecibo','Fianza\ndepositada','Deuda\npendiente']
    fl=PatternFill('solid',fgColor='F6E7B4')
    for i,h in enumerate(H,1):
        c=ws.cell(5,i,h);c.font=BO;c.fill=fl;c.alignment=Alignment(wrap_text=True,horizontal='center')
    ws.row_dimensions[5].height=30;r=6;rows=[];k=0;e='#,##0.00 "€"'
    def tot(lab,l):
        nonlocal r
        ws.cell(r,3,lab)
        for c,v in ((5,sum(x['area'] for x in l)),(8,sum(x['_r'] for x in l)),(9,sum(x['_g'] for x in l)),(10,sum(x['_i'] for x in l)),(11,sum(x['_t'] for x in l)),(12,sum(x.get('deposit') or 0 for x in l)),(13,sum(x.get('balance') or 0 for x in l))): ws.cell(r,c,round(v,2)).number_format='0.00' if c==5 else e
        for c in range(1,14): ws.cell(r,c).font=BO;ws.cell(r,c).border=Border(top=Side(style='thin'))
        r+=1
    for s,l in D:
        ws.cell(r,2,s).font=Font(bold=True,color='7F4F00');ws.merge_cells(start_row=r,start_column=2,end_row=r,end_column=13);r+=1;lst=[]
        for u,t,a,m in l:
            k+=1;ws.cell(r,1,k);ws.cell(r,2,u);ws.cell(r,3,t);ws.cell(r,5,m).number_format='0.00'
            d=dict(unit=u,section=s,area=m,_r=0,_g=0,_i=0,_t=0)
            gc=round(m*5.2,2)
            if a:
                ws.cell(r,4,a);st=date(R.randint(1998,2023),R.randint(1,12),1);en=eot(st,R.choice([20,30,40]))
                if en<date(2025,12,1):en=eot(st,40)
                x=round(m*(R.uniform(16,24) if s[0]!='A' else 7.5),2);iv=round((x+gc)*.21,2);tt=round(x+gc+iv,2)
                d.update(tenantName=t,unitType=a,statusText='Occupied',leaseStartDate=st,leaseEndDate=en,contractRent=x,charges=[{'code':'Gastos comunes','amount':gc},{'code':'IVA 21 %','amount':iv}],totalCharges=tt,_r=x,_g=gc,_i=iv,_t=tt)
                ws.cell(r,6,st.strftime('%d/%m/%Y'));ws.cell(r,7,en.strftime('%d/%m/%Y'))
                for c,v in ((8,x),(9,gc),(10,iv),(11,tt)): ws.cell(r,c,v).number_format=e
                if R.random()<.75: d['deposit']=round(2*x,2);ws.cell(r,12,d['deposit']).number_format=e
                if R.random()<.15: d['balance']=round(tt*R.choice([1,2,5]),2);ws.cell(r,13,d['balance']).number_format=e;ws.cell(r,13).font=Font(color='C00000')
            else: d['statusText']=t;ws.cell(r,3).font=Font(italic=True)
            lst.append(d);rows.append(d);r+=1
        tot('Suma '+s.lower(),lst);r+=1
    tot('TOTAL MERCADO',rows);r+=1
    v=[x for x in rows if x['statusText']!='Occupied']
    ws.cell(r,3,f'Puestos, kioscos y almacenes: {len(rows)}');ws.cell(r+1,3,f'Adjudicados: {len(rows)-len(v)}');ws.cell(r+2,3,f'Sin adjudicar: {len(v)} (uno reservado al Ayuntamiento)')
    for i,w in enumerate([5,9,34,14,10,12,12,12,12,11,13,13,13],1): ws.column_dimensions[CL(i)].width=w
    wb.save(path(f))
    save(f,'RETAIL','Spanish words, market stalls and kiosks, dates as text dd/mm/yyyy, VAT column, arrears, running number before the unit',True,'Mercado Municipal de la Rinconada','2025-04-30',len(rows),len(rows)-len(v),len(v),rows,sheet='Relación')

# ---------- 13 parking structure, three-line records ----------
def d13():
    R=random.Random(1313); f='Wabansia_SelfPark_income_roll.xlsx'
    D=[('L1-01','Wabansia Coffee Roasters',['DBA Sidetrack Coffee','Grade retail bay, 1,140 SF'],0,3325.0),('L1-02','Kwik Key & Lock Co.',['Attn: Office','Grade retail bay, 420 SF'],0,1190.0),('L1-03',None,['','Grade retail bay, 865 SF'],0,0),
       ('L2-A','Harlan Street Hospital District',['Attn: Employee Services','Nested, weekdays 5a-9p'],140,165),('L2-B','Motorway Car Share, LLC',['License Agreement #2','EV-ready stalls'],24,210),('L3-A','Harlan Street Hospital District',['Attn: Employee Services','Unreserved'],110,150),('L3-B',None,['','35 stalls'],35,0),
       ('L4-A','Brix & Tolliver Condominium Assn.',['c/o Meridian Assn. Mgmt.','Deeded easement stalls - operating fee'],62,75),('L4-B','The Lattice Hotel (valet overflow)',['Attn: GM','Nightly block 6p-10a'],50,128),('L5-A','Cook & Larch Engineers',['','Reserved, nos. 501-518'],18,195),('L5-B','Prairie State Community College',['Fall semester block','Permits only'],90,92),('L5-C',None,['','28 stalls'],28,0),
       ('ROOF-1','Lakebreeze Wireless LLC',['Site CHI-0417','4 antennas, equipment shelter'],0,2650.0),('ROOF-2','SunGrid Solar Partners I',['Canopy PPA','Rooftop canopy license'],0,1800.0),('SIGN','Bigwall Outdoor Media',['','North facade wall sign'],0,4200.0)]
    wb=xlsxwriter.Workbook(path(f));ws=wb.add_worksheet('Roll');w2=wb.add_worksheet('Rates')
    F=lambda **k:wb.add_format({'font_name':'Calibri','font_size':10,**k})
    b=F(bold=True);hd=F(bold=True,bottom=2,text_wrap=True,align='center');m=F(num_format='$#,##0.00;($#,##0.00)');mb=F(num_format='$#,##0.00;($#,##0.00)',bold=True,top=1);gt=F(font_color='#666666',italic=True,font_size=9);d8=F(num_format='m/d/yyyy',align='left');nb=F(bold=True,top=1,num_format='#,##0')
    ws.write(0,0,'Wabansia Self Park',F(bold=True,font_size=14));ws.write(1,0,'Income roll: block licences, retail bays and roof    (as at month end 10/31/2025)')
    for c,t in enumerate(['Block /\nSpace','Licensee','Stalls','Commencement','Expiration','Monthly\nRent','Chicago Pkg Tax','Utilities','Total Due\nMonthly','Deposit','Account\nBalance','Next Increase','New\nMonthly']): ws.write(3,c,t,hd)
    ws.set_row(3,32);ws.set_column(0,0,9);ws.set_column(1,1,38);ws.set_column(2,2,8);ws.set_column(3,4,13);ws.set_column(5,12,13)
    r=4;rows=[];ST=0
    for u,n,x,s,rate in D:
        t=dict(unit=u,area={'L1-01':1140,'L1-02':420,'L1-03':865}.get(u));ws.write(r,0,u,b);ST+=s
        if s: ws.write(r,2,s)
        if n:
            rent=round(s*rate,2) if s else rate;st=date(R.randint(2016,2025),R.randint(1,9),1);mt=R.random()<.2
            en=eot(st,R.choice([5,7,10]))
            if en<date(2025,11,30): en=eot(st,12)
            tax=round(rent*.0975,2) if s else 0.0;ut=R.choice([0.0,145.0,88.5]) if u[:2]=='L1' or 'ROOF' in u else 0.0
            dep=R.choice([None,rent,rent]);bal=R.choice([0.0,0.0,round(rent+tax+ut,2),-round(rent/2,2)])
            t.update(tenantName=n,statusText='Occupied',leaseStartDate=st,leaseEndDate='MTM' if mt else en,contractRent=rent,charges=[{'code':'Chicago Pkg Tax','amount':tax},{'code':'Utilities','amount':ut}],totalCharges=round(rent+tax+ut,2),deposit=dep,balance=bal)
            ws.write(r,1,n,F());ws.write_datetime(r,3,dt.datetime(st.year,st.month,st.day),d8)
            if mt: ws.write(r,4,'MTM')
            else: ws.write_datetime(r,4,dt.datetime(en.year,en.month,en.day),d8)
            for c,v in ((5,rent),(6,tax),(7,ut),(8,t['totalCharges']),(10,bal)): ws.write(r,c,v,m)
            if dep: ws.write(r,9,dep,m)
            if not mt and R.random()<.6:
                nx=date(2026,st.month,1);nm=round(rent*1.03,2)
                if nx<en: t['rentSteps']=[{'date':nx,'amount':nm}];ws.write_datetime(r,11,dt.datetime(nx.year,nx.month,1),d8);ws.write(r,12,nm,m)
        else: t['statusText']='AVAILABLE FOR LICENSE';ws.write(r,1,'AVAILABLE FOR LICENSE',b)
        ws.write(r+1,1,x[0] or None,gt) if x[0] else None
        ws.write(r+2 if x[0] else r+1,1,x[1],gt)
        r+=3 if x[0] else 2;rows.append(t)
    ws.write(r,1,'Totals',b);ws.write(r,2,ST,nb)
    S=lambda fn:round(sum(fn(x) for x in rows),2);rr=[x for x in rows if x.get('tenantName')]
    for c,v in ((5,S(lambda x:x.get('contractRent') or 0)),(6,sum(x['charges'][0]['amount'] for x in rr)),(7,sum(x['charges'][1]['amount'] for x in rr)),(8,S(lambda x:x.get('totalCharges') or 0)),(9,S(lambda x:x.get('deposit') or 0)),(10,S(lambda x:x.get('balance') or 0))): ws.write(r,c,round(v,2),mb)
    ws.write(r+2,1,f'{len(rr)} accounts in place; {len(rows)-len(rr)} blocks available; {len(rows)} in all')
    for i,x in enumerate([('Product','Posted rate'),('Hourly (0-2h)',14),('Daily max',32),('Evening',12),('Monthly unreserved',245),('Monthly reserved',325)]): w2.write_row(i,0,x)
    wb.close()
    save(f,'PARKING','Parking structure, records of two or three lines, block licences, bays, roof and sign income, side sheet of rates',True,'Wabansia Self Park','2025-10-31',len(rows),len(rr),len(rows)-len(rr),rows,sheet='Roll')

# ---------- 14 Irish mixed-use high street ----------
def d14():
    f='Castle Parade - rent schedule.xlsx'
    # address, floor, use, tenant, sqft, from, to, break, review, monthly, deposit, status
    D=[('14 Castle Parade',[('14 - Gnd & Bsmt','Shop','Corrib Pharmacy Ltd',1640,date(2017,5,1),20,date(2027,5,1),date(2027,5,1),6250,18750,'Let'),('14 - 1st','Office','Dooley Farrant Solicitors',610,date(2022,2,1),5,None,None,1250,3750,'Let'),('14 - 2nd','Flat','Tenant A. M. (PRTB registered)',540,date(2023,9,1),0,None,None,1685,1685,'Let')]),
       ('16 Castle Parade',[('16 - Gnd','Shop','',1115,None,0,None,None,0,0,'Vacant - to let'),('16 - 1st & 2nd','Dental surgery','Parade Dental Care Ltd',1280,date(2019,11,1),15,date(2029,11,1),date(2029,11,1),2750,8250,'Let')]),
       ('18-20 Castle Parade',[('18-20 - Gnd','Restaurant','Saltwater & Rye Ltd\n(guarantor: two directors)',2350,date(2021,7,1),20,date(2031,7,1),date(2026,7,1),7500,45000,'Let'),('18 - 1st','Office','',700,None,0,None,None,0,0,'Vacant - under refurbishment'),('20 - 1st','Office','Liffeyside Recruitment Ltd',735,date(2024,3,1),4,None,None,1575,3150,'Let'),('18-20 - 2nd','Language school','Emerald Tongue Academy Ltd',1460,date(2018,9,1),10,None,None,2600,7800,'Notice served, vacating 31/10/2025'),('18-20 - Yard','Storage','Saltwater & Rye Ltd',300,date(2021,7,1),0,None,None,250,0,'Let')]),
       ('22 Castle Parade',[('22 - Gnd','Bank','Munster Provincial Bank plc',2890,date(2006,1,1),25,None,date(2026,1,1),12916.67,0,'Let'),('22 - ATM','ATM','Munster Provincial Bank plc',20,date(2006,1,1),25,None,None,350,0,'Let')])]
    wb=Workbook();ws=wb.active;ws.title='Rents';rows=[]
    ws['A1']='14-22 Castle Parade, Portmurragh, Co. Cork';ws['A1'].font=Font(bold=True,size=12,name='Cambria')
    ws['A2']='Schedule of tenancies and rents';ws['A3']='Date of schedule:';ws['B3']=date(2025,9,1);ws['B3'].number_format='d mmmm yyyy';ws['B3'].alignment=Alignment(horizontal='left')
    H=['Demise','Use','Tenant','Status','Area sq ft','LEA Ref','From','To','Tenant break','Next review','Rent per month €','Rent per annum €','Insurance €/mth','Service charge €/mth','Deposit €']
    for i,h in enumerate(H,1):
        c=ws.cell(5,i,h);c.font=Font(bold=True,color='FFFFFF');c.fill=PatternFill('solid',fgColor='1F5F4A');c.alignment=Alignment(wrap_text=True,vertical='center')
    r=6;DF='dd mmm yyyy';E='€#,##0.00'
    bl=[]
    for b,l in D:
        ws.cell(r,1,b).font=Font(bold=True,italic=True);ws.cell(r,1).border=Border(bottom=Side(style='hair'));r+=1;lst=[]
        for u,k,t,a,st,y,br,rv,mo,dp,stt in l:
            d=dict(unit=u,building=b,unitType=k,area=a,statusText=stt)
            ws.cell(r,1,u);ws.cell(r,2,k);ws.cell(r,4,stt);ws.cell(r,5,a).number_format='#,##0';ws.cell(r,6,1000+r)
            ins=sc=0
            if t:
                an=155000.0 if mo==12916.67 else mo*12.0
                d.update(tenantName=t.split('\n')[0],leaseStartDate=st,leaseEndDate=eot(st,y) if y else 'Rolling',contractRent=float(mo),annualRent=an)
                c=ws.cell(r,3,t);c.alignment=Alignment(wrap_text=True,vertical='top')
                ws.cell(r,7,st).number_format=DF
                ws.cell(r,8,eot(st,y) if y else 'Rolling').number_format=DF
                if br: ws.cell(r,9,br).number_format=DF
                if rv: ws.cell(r,10,rv).number_format=DF
                ws.cell(r,11,float(mo)).number_format=E;ws.cell(r,12,an).number_format=E
                if k not in('Flat','ATM','Storage'): ins=round(a*.055,2);sc=round(a*.11,2);d['charges']=[{'code':'Insurance','amount':ins},{'code':'Service charge','amount':sc}];ws.cell(r,13,ins).number_format=E;ws.cell(r,14,sc).number_format=E
                if dp: d['deposit']=float(dp);ws.cell(r,15,dp).number_format=E
                if '\n' in t: ws.row_dimensions[r].height=29
            d['_v']=(a,float(mo),d.get('annualRent') or 0,ins,sc,dp);lst.append(d);rows.append(d);r+=1
        bl.append((b,lst))
    r+=1;ws.cell(r,1,'Summary').font=BO;r+=1
    for b,l in bl+[('Total, all buildings',rows)]:
        ws.cell(r,1,b)
        for c,i,fm in ((5,0,'#,##0'),(11,1,E),(12,2,E),(13,3,E),(14,4,E),(15,5,E)): ws.cell(r,c,round(sum(x['_v'][i] for x in l),2)).number_format=fm
        if b.startswith('Total'):
            for c in range(1,16): ws.cell(r,c).font=BO;ws.cell(r,c).border=Border(top=Side(style='double'))
        r+=1
    v=[x for x in rows if not x.get('tenantName')]
    r+=1;ws.cell(r,1,f'{len(rows)} demises, {len(rows)-len(v)} let, {len(v)} vacant.');ws.cell(r+1,1,'Note: 16 Gnd quoting rent on application. Flat is a further Part 4 tenancy.')
    ws.column_dimensions['F'].hidden=True
    for i,w in enumerate([24,15,30,26,10,9,13,13,13,13,13,14,12,13,12],1): ws.column_dimensions[CL(i)].width=w
    wb.save(path(f))
    save(f,'MIXED_USE','Irish high street, per-building headings, monthly and annual rents, hidden column, all totals only in a summary at the end',True,'14-22 Castle Parade','2025-09-01',len(rows),len(rows)-len(v),len(v),rows,sheet='Rents')
