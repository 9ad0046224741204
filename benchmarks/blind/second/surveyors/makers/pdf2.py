from common import *
from fpdf import FPDF
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,A4

# ---------- 4 airport concessions ----------
def d04():
    R=random.Random(404); f='ANIA_T2_Concession_Rent_Schedule.pdf'; ason=date(2025,3,31)
    D=[('AIRSIDE - DEPARTURES',[('A-101','Dalma Duty Free LLC','Core duty free',1480),('A-102','Dalma Duty Free LLC','Last minute shop',165),('A-104','Qahwa House Trading','Food & beverage',142),('A-105','Saffron Kitchens LLC','Food & beverage',388),('A-106',None,'Food & beverage',120),('A-107','Noor Watches & Jewellery','Luxury',96),('A-108','PageTurn News FZE','News & books',74),('A-110','Oasis Exchange House','Bureau de change',18),('A-111','Gulf Gate Exchange','Bureau de change',18),('A-112',None,'Fashion',88),('A-115','Palm Dates & Sweets Co.','Confectionery',61)]),
       ('AIRSIDE - ARRIVALS',[('B-01','Dalma Duty Free LLC','Arrivals shop',310),('B-02','Falcon Mobile Telecom','SIM cards',22),('B-03','Emirates Coast Car Hire','Car rental desk',14),('B-04','Meridian Rent A Car','Car rental desk',14),('B-05',None,'Car rental desk',14)]),
       ('LANDSIDE',[('L-01','Hayat Pharmacy Group','Pharmacy',85),('L-02','Karak & Co. Cafeteria','Food & beverage',130),('L-03','First Sands Bank PJSC','Bank branch',102),('L-04','Baqala Express','Convenience',78),('L-06','SafeWrap Luggage Services','Baggage wrapping',20),('L-07',None,'Retail kiosk',9)]),
       ('LOUNGES AND OFFICES',[('M-10','Zaffran Lounge Management','Lounge',640),('M-11','Sirocco Air Cargo Agents','Office',56),('M-12','Desert Wing Aviation Services','Office',118)])]
    vac=iter(['TO BE TENDERED Q3 2025','HOARDED - FIT OUT WORKS','TO BE TENDERED Q3 2025','NOT LET'])
    rate={'Core duty free':14500,'Luxury':16000,'Bureau de change':42000,'SIM cards':30000,'Car rental desk':9000,'Lounge':3200,'Office':1650,'Bank branch':5200,'Baggage wrapping':15000}
    rows=[];secs=[]
    for s,l in D:
        lst=[]
        for u,n,k,a in l:
            r=dict(unit=u,section=s,unitType=k,area=a)
            if n:
                st=date(R.randint(2020,2024),R.choice([1,2,5,7,10]),1);en=eot(st,R.choice([5,7,8]))
                if en<ason: en=eot(st,9)
                mag=round(a*rate.get(k,6800)*R.uniform(.9,1.1),-3);sc=round(a*R.choice([620,620,540]))
                r.update(tenantName=n,statusText='Occupied',leaseStartDate=st,leaseEndDate=en,annualRent=mag,_pc=R.choice(['28%','32%','18%','22.5%','12%']) if k!='Office' else '')
                r['deposit']=round(mag*R.choice([.25,.5]),-3);r['_form']='BG' if r['deposit']>100000 else 'Cash'
                r['_t']=n
            else:
                r['_t']=next(vac);r['statusText']=r['_t'];mag=0;sc=0;r['annualRent']=0;r['_pc']='';r['_form']=''
            util=round(a*95) if n else 0
            r['charges']=[{'code':'Service charge','amount':sc},{'code':'Utilities','amount':util}];r['_m']=mag
            rows.append(r);lst.append(r)
        secs.append((s,lst))
    p=FPDF('L','mm','A4');p.set_auto_page_break(False);W=[16,52,34,15,22,22,25,16,24,20,24,14]
    H=[('Unit','Ref'),('Concessionaire','(licence holder)'),('Concession','category'),('Area','sqm'),('Term','from'),('Term','to'),('MAG','AED / year'),('Sales','fee'),('Service charge','AED / year'),('Utilities','AED / year'),('Security held','AED'),('Form','')]
    def head():
        p.add_page();p.set_font('Helvetica','B',13);p.set_text_color(120,60,20);p.cell(0,7,'AL NASRAH INTERNATIONAL AIRPORT - TERMINAL 2',new_x='LMARGIN',new_y='NEXT')
        p.set_font('Helvetica','',9);p.set_text_color(0);p.cell(0,5,'Concession rent schedule    |    Valuation date: 31 March 2025    |    All amounts in UAE Dirhams, exclusive of VAT',new_x='LMARGIN',new_y='NEXT');p.ln(2)
        p.set_font('Helvetica','B',7.5);p.set_fill_color(235,222,205)
        for j in (0,1):
            for w,h in zip(W,H): p.cell(w,4.5,h[j],border='T' if j==0 else 'B',align='C' if w!=52 else 'L',fill=True)
            p.ln()
    def row(v,b=False,fill=False):
        if p.get_y()>188: head()
        p.set_font('Helvetica','B' if b else '',7.8)
        for i,(w,t) in enumerate(zip(W,v)): p.cell(w,5.6,t,border='T' if b else 0,align='R' if i in(3,6,8,9,10) else ('C' if i in (4,5,7,11) else 'L'),fill=fill)
        p.ln()
    head();dd=lambda d:d.strftime('%d-%b-%y') if d else ''
    tot=lambda l:[sum(r['area'] for r in l),sum(r['_m'] for r in l),sum(r['charges'][0]['amount'] for r in l),sum(r['charges'][1]['amount'] for r in l),sum(r.get('deposit') or 0 for r in l)]
    planted=None
    for s,l in secs:
        if p.get_y()>176: head()
        p.ln(1.5);p.set_font('Helvetica','BU',8.5);p.cell(0,6,s,new_x='LMARGIN',new_y='NEXT')
        for i,r in enumerate(l):
            p.set_fill_color(247,243,236)
            row([r['unit'],r['_t'],r['unitType'],g(r['area']),dd(r.get('leaseStartDate')),dd(r.get('leaseEndDate')),g(r['_m']),r['_pc'],g(r['charges'][0]['amount']),g(r['charges'][1]['amount']),g(r['deposit']) if r.get('deposit') else '',r['_form']],fill=i%2==1)
        t=tot(l)
        if s=='LANDSIDE':
            planted={'what':f'Sub-total LANDSIDE of MAG is printed {g(t[1]+90000)} but its lines sum to {g(t[1])}; the grand total is right','kind':'total_wrong'};t[1]+=90000
        row(['','Sub-total '+s.lower(),f'{len(l)} units',g(t[0]),'','',g(t[1]),'',g(t[2]),g(t[3]),g(t[4]),''],b=True)
    t=tot(rows);p.ln(2);row(['','GRAND TOTAL TERMINAL 2',f'{len(rows)} units',g(t[0]),'','',g(t[1]),'',g(t[2]),g(t[3]),g(t[4]),''],b=True)
    v=[r for r in rows if not r.get('tenantName')]
    p.ln(5);p.set_font('Helvetica','',8)
    for x in (f'Concessions let: {len(rows)-len(v)}   Unlet: {len(v)}   Total: {len(rows)}.  MAG = minimum annual guarantee; the concessionaire pays the higher of MAG and the sales fee.','BG = unconditional bank guarantee from a UAE bank, renewable annually.'):
        p.cell(0,4.5,x,new_x='LMARGIN',new_y='NEXT')
    p.output(path(f))
    save(f,'RETAIL','Airport concessions, AED per year MAG, two-line header, tender wording for vacancy, bank guarantees',True,'Al Nasrah International Airport - Terminal 2','2025-03-31',len(rows),len(rows)-len(v),len(v),rows,planted=planted)

# ---------- 5 self-storage ----------
def d05():
    R=random.Random(505); f='saltgrass_rentroll_0531.pdf'
    fn="Aria Bo Cole Dana Eli Faye Gus Hana Ivo June Kit Lena Milo Nora Omar Pia Quin Rosa Sven Tess Uma Vic Wren Yara Zeke".split();ln="Abernathy Boudreau Castellan Dewhurst Eckley Farrow Gantry Holloway Imrie Jessop Kettering Lundy Marsh Nettles Oakes Pruitt Quarles Rudd Stavely Thorne Upchurch Vance Wexler Yancey Zorn".split()
    types=[('5x5 INT CC',25,62),('5x10 INT CC',50,94),('10x10 INT CC',100,158),('10x15 DRIVE',150,172),('10x20 DRIVE',200,219),('10x30 DRIVE',300,288),('12x35 RV CVD',420,245)]
    rows=[];n=0
    for bl,cnt in (('A',22),('B',24),('C',26),('D',14)):
        for i in range(cnt):
            t=types[{'A':[0,1,2],'B':[1,2],'C':[3,4,5],'D':[6]}[bl][i%len({'A':[0,1,2],'B':[1,2],'C':[3,4,5],'D':[6]}[bl])]]
            r=dict(unit=f'{bl}{i+1:03d}',unitType=t[0],area=t[1],marketRent=float(t[2]));x=R.random()
            if x<.13: r.update(statusText='VACANT',_t='*** VACANT ***',contractRent=0.0,_i=0.0,balance=0.0)
            elif x<.155 : r.update(statusText='UNRENTABLE',_t='*** ROOF LEAK - HOLD ***',contractRent=0.0,_i=0.0,balance=0.0)
            else:
                nm=R.choice(ln).upper()+', '+R.choice(fn).upper()
                if R.random()<.12: nm=R.choice(['PELICAN POOL SUPPLY','BAYFRONT STAGING CO','TIDELINE CATERING','GULF SHEET METAL','CAPT. MARLOW CHARTERS','ST. BRENDAN PARISH','NAUTILUS E-BIKES'])
                r.update(tenantName=nm,_t=nm[:24],statusText='RENTED',moveInDate=date(R.randint(2014,2025),R.randint(1,4),R.randint(1,28)))
                r['contractRent']=round(t[2]*R.uniform(.82,1.22));r['contractRent']=float(r['contractRent'])
                if R.random()<.02: r['contractRent']=0.0
                r['_i']=R.choice([0.0,12.0,12.0,16.0,24.0])
                r['_paid']=date(2025,R.choice([6,6,6,6,6,7,8]),1)-timedelta(days=1)
                r['balance']=0.0
                y=R.random()
                if y<.12: r['_paid']=date(2025,4,30);r['balance']=round(r['contractRent']+r['_i']+20,2);r['statusText']='LATE'
                elif y<.17: r['_paid']=date(2025,2,28);r['balance']=round(3*(r['contractRent']+r['_i'])+60,2);r['statusText']='LIEN'
                elif y<.24: r['_paid']=date(2025,7,31);r['balance']=-round(r['contractRent']+r['_i'],2)
            r['charges']=[{'code':'Rent','amount':r['contractRent']},{'code':'Insur','amount':r['_i']}]
            r['totalCharges']=r['contractRent']+r['_i'];rows.append(r)
    c=canvas.Canvas(path(f),pagesize=letter);W,H=letter;pg=0;per=54
    for r in rows: r['building']=None
    tot=lambda k:sum(r[k] for r in rows)
    bal=lambda b:'' if b is None else (f'{-b:,.2f}CR' if b<0 else f'{b:,.2f}  ')
    lines=[]
    for r in rows:
        mi=r['moveInDate'].strftime('%m/%d/%y') if r.get('moveInDate') else ''
        pd=r['_paid'].strftime('%m/%d/%y') if r.get('_paid') else ''
        lines.append(f"{r['unit']:<6}{r['unitType']:<13}{r['area']:>5} {r['_t']:<25}{mi:<9}{pd:<9}{r['marketRent']:>8.2f}{r['contractRent']:>9.2f}{r['_i']:>7.2f}{r['totalCharges']:>9.2f}{bal(r['balance']):>12} {r['statusText']}")
    hd=[f"{'':<6}{'':<13}{'UNIT':>5} {'':<25}{'MOVE':<9}{'PAID':<9}{'STREET':>8}{'CURRENT':>9}{'':>7}{'TOTAL':>9}{'ACCOUNT':>10}",f"{'UNIT':<6}{'UNIT TYPE':<13}{'SQFT':>5} {'TENANT':<25}{'IN':<9}{'THRU':<9}{'RATE':>8}{'RENT':>9}{'INSUR':>7}{'MONTHLY':>9}{'BALANCE':>10}   STATUS",'-'*123]
    pages=[lines[i:i+per] for i in range(0,len(lines),per)]
    for i,pl in enumerate(pages):
        y=H-40;c.setFont('Courier-Bold',9);c.drawString(28,y,'SALTGRASS MINI STORAGE');c.drawRightString(W-28,y,f'PAGE {i+1} OF {len(pages)}');y-=11
        c.setFont('Courier',8);c.drawString(28,y,'RENT ROLL BY UNIT NUMBER');c.drawRightString(W-28,y,'AS OF 05/31/2025 23:59');y-=11;c.drawString(28,y,'4410 CAUSEWAY RD, PORT LARGO TX');y-=18
        c.setFont('Courier',7.8);sz=7.8
        fs=(W-56)/124/.6;c.setFont('Courier-Bold',fs)
        for h in hd: c.drawString(28,y,h);y-=10
        c.setFont('Courier',fs)
        for l in pl: c.drawString(28,y,l);y-=11
        if i==len(pages)-1:
            c.drawString(28,y,'='*123);y-=11;b=tot('balance')
            c.setFont('Courier-Bold',fs)
            c.drawString(28,y,f"{'TOTALS':<19}{tot('area'):>5} {'':<43}{tot('marketRent'):>8.0f}{tot('contractRent'):>9.2f}{tot('_i'):>7.2f}{tot('totalCharges'):>9.2f}{bal(b):>12}");y-=26
            o=[r for r in rows if r.get('tenantName')];v=[r for r in rows if r['statusText']=='VACANT'];u=[r for r in rows if r['statusText']=='UNRENTABLE']
            for a,l in (('RENTED',o),('VACANT',v),('UNRENTABLE',u),('ALL UNITS',rows)):
                c.drawString(60,y,f"{a:<14}{len(l):>5} UNITS {sum(r['area'] for r in l):>8,} SQFT {len(l)/len(rows)*100:>7.1f}%");y-=11
        c.showPage()
    c.save()
    save(f,'SELF_STORAGE','Typewriter font listing, credit balances with CR, unrentable units, two-line header per page',False,'Saltgrass Mini Storage','2025-05-31',len(rows),len(o),len(v),rows)

# ---------- 6 ground leases: cards ----------
def d06():
    R=random.Random(606); f='Harbour_Reach_Ground_Leases.pdf'
    D=[('Plot 1','Marlstone Cold Chain Ltd','Cold store',18450,date(1994,3,25),125,61500,date(2029,3,25),'Upward only to 15% of market rent'),
       ('Plot 2','Estuary Petroleum Retail Ltd','Petrol filling station',3120,date(2006,9,29),99,27250,date(2026,9,29),'RPI, collar 1% cap 4%'),
       ('Plot 3A','Trinity Quay Hotels (No. 4) Ltd','Hotel, 118 bedrooms',5640,date(2011,12,25),150,84000,date(2026,12,25),'CPI, 5-yearly'),
       ('Plot 3B','',' ',2210,None,0,0,None,''),
       ('Plot 4','The Trustees of Harbour Reach Sailing Club','Clubhouse and boat park',7380,date(1978,6,24),99,150,None,'Fixed for the term'),
       ('Plot 5','Pontoon Self Store LLP','Self-storage warehouse',6075,date(2016,1,1),125,39800,date(2031,1,1),'Upward only, market'),
       ('Plot 6','Northern Reach Grid Services Ltd','Battery storage compound',4400,date(2022,5,16),40,52000,date(2027,5,16),'CPI annually compounded, 5-yearly'),
       ('Plot 7','Wharfside Drive-Thru Properties Ltd','Drive-thru restaurant',1890,date(2019,8,1),125,22500,date(2029,8,1),'Stepped')]
    c=canvas.Canvas(path(f),pagesize=A4);W,H=A4;rows=[]
    dl=lambda d:f"{d.day} {d.strftime('%B %Y')}"
    def head(n):
        c.setFont('Helvetica-Bold',15);c.drawString(56,H-60,'Harbour Reach Estate');c.setFont('Helvetica',10);c.drawString(56,H-76,'Schedule of ground leases: income receivable by the freeholder as of 1 May 2025')
        c.setLineWidth(2);c.setStrokeColorRGB(.1,.4,.45);c.line(56,H-84,W-56,H-84);c.setLineWidth(.4);c.setFont('Helvetica',7.5);c.drawCentredString(W/2,30,f'- {n} -')
    n=1;head(n);y=H-112
    for u,t,k,a,st,term,rent,rv,basis in D:
        if y<170: c.showPage();n+=1;head(n);y=H-112
        r=dict(unit=u,area=a,statusText='Occupied')
        c.setFillColorRGB(.9,.95,.95);c.rect(56,y-5,W-112,17,fill=1,stroke=0);c.setFillColorRGB(0,0,0);c.setFont('Helvetica-Bold',10);c.drawString(60,y,u)
        if not t:
            c.drawString(130,y,'In hand (not let)');r.update(statusText='In hand (not let)',annualRent=0)
            kv=[('Site area',f'{g(a)} sq m','Ground rent','£0 per annum')];note='Cleared site, used for overflow parking. Marketing to commence autumn 2025.'
        else:
            c.drawString(130,y,t);r.update(tenantName=t,unitType=k,leaseStartDate=st,leaseEndDate=eot(st,term),annualRent=rent)
            kv=[('Use',k,'Site area',f'{g(a)} sq m'),('Term',f'{term} years from {dl(st)}','Ground rent',f'£{g(rent)} per annum'),('Commencement',dl(st),'Expiry',dl(eot(st,term))),('Next review',dl(rv) if rv else 'None','Review basis',basis)];note=None
            if u=='Plot 7':
                r['rentSteps']=[{'date':date(2026,8,1),'amount':24000,'per':'year'},{'date':date(2029,8,1),'amount':27500,'per':'year'}]
                note='Agreed steps: £24,000 per annum from 1 August 2026 and £27,500 per annum from 1 August 2029.'
            if u=='Plot 6': r['deposit']=26000;kv.append(('Deposit held','£26,000','Break','Mutual, 15th year'))
        y-=18
        for a1,b1,a2,b2 in kv:
            c.setFont('Helvetica',8);c.setFillColorRGB(.35,.35,.35);c.drawString(60,y,a1);c.drawString(318,y,a2);c.setFillColorRGB(0,0,0);c.setFont('Helvetica',9);c.drawString(130,y,b1);c.drawString(385,y,b2);y-=13
        if note: c.setFont('Helvetica-Oblique',8.5);c.drawString(60,y,note);y-=13
        y-=14;rows.append(r)
    c.line(56,y+6,W-56,y+6);c.setFont('Helvetica-Bold',10);y-=10
    c.drawString(60,y,'Total ground rent receivable');c.drawRightString(W-60,y,f"£{g(sum(r['annualRent'] for r in rows))} per annum");y-=15
    c.drawString(60,y,'Total site area');c.drawRightString(W-60,y,f"{g(sum(r['area'] for r in rows))} sq m");y-=15
    c.setFont('Helvetica',9);c.drawString(60,y,'Eight plots, of which seven are let and one is in hand.');c.save()
    save(f,'LAND','Ground leases as key-value cards, one per plot, no table; steps in a sentence',True,'Harbour Reach Estate','2025-05-01',8,7,1,rows)

# ---------- 7 life-science campus ----------
def d07():
    R=random.Random(707); f='KestrelPoint_LeaseCharges.pdf'
    D=[('3210 Kestrel Way (Lab)',[('110','Ostara Genomics, Inc.',14250),('150',None,6120),('200','Palisade Immunotherapeutics',20480),('300','Veldt Biosciences, Inc.',11375),('330','Ostara Genomics, Inc.',9005)]),
       ('3230 Kestrel Way (Lab / GMP)',[('100','Corvid Cell Manufacturing LLC',33810),('200','Mosaic RNA Corp.',12640),('220',None,4980),('240','Tern Diagnostics',7730)]),
       ('3250 Kestrel Way (Medical Office)',[('101','Sierra Verde Imaging Partners',5240),('105','Kestrel Point Pharmacy',1410),('120','Ridgeline Orthopedic Group, A Medical Corp.',8865),('201','M. Ansel Dermatology, P.C.',2980),('205',None,2125),('210','Brightwater Pediatrics',3640),('220','University Health - Sleep Lab',4415)]),
       ('Amenity and Land',[('CAFE','Sprout & Sparrow Catering',2870),('H2-PAD','Pacific Tank Gas, Inc.',None)])]
    fut=[('150','Lumen Proteomics, Inc.',6120,date(2025,12,1),9)]
    def mk(u,n,a,b,sec=None,st=None,term=None):
        r=dict(unit=u,building=b,area=a,section=sec)
        if not n: r.update(statusText='VACANT',_c=0,totalCharges=0.0,_ch=[],_steps=[]);return r
        med='Medical' in b
        st=st or date(R.randint(2018,2024),R.randint(1,12),1);term=term or R.choice([5,7,10,10])
        en=eot(st,term)
        if en<date(2025,10,1): en=eot(st,term+5)
        m=round((a or 0)*(R.uniform(3.1,3.9) if med else R.uniform(4.6,6.1)),2) if a else 1850.0
        if n.startswith('Sprout'): m=3587.5
        ch=[('BRNT','Base rent',m)]
        if a: ch+=[('CAM','Common area maint.',round(a*1.12,2)),('RET','Real estate taxes',round(a*.74,2)),('INS','Property insurance',round(a*.11,2))]
        if a and not med and a>9000: ch.append(('MGMT','Management fee 3%',round(m*.03,2)))
        if a and not med and R.random()<.5: ch.append(('GEN','Generator licence',R.choice([450.0,900.0])))
        if R.random()<.25: ch.append(('PARK','Reserved parking',R.choice([300.0,525.0])))
        if u=='330': ch.append(('FREE','Rent abatement',-round(m/2,2)))
        steps=[];mm=m;d=yrs(st,1)
        while d<en and len(steps)<3:
            if d>date(2025,8,31): mm=round(mm*1.03,2);steps.append({'date':d,'amount':mm})
            d=yrs(d,1)
        if u in('CAFE','H2-PAD'): steps=[]
        r.update(tenantName=n,statusText='Future' if sec and 'NOT' in sec else 'Current',leaseStartDate=st,leaseEndDate=en,contractRent=m,_ch=ch,_steps=steps,rentSteps=steps,totalCharges=round(sum(x[2] for x in ch),2),deposit=round(m*2,2) if R.random()<.6 else None)
        r['charges']=[{'code':x[0],'amount':x[2]} for x in ch];return r
    p=FPDF('L','mm','letter');p.set_auto_page_break(False);p.set_margins(12,12)
    W=[18,58,18,20,20,16,42,26,16,20,26]  # suite tenant rsf from to code desc amount | step date amt
    W=[17,60,17,20,20,15,36,24,3,20,24]
    H=['Suite','Tenant','RSF','Lease From','Lease To','Charge','Description','Monthly $','','Step Date','Step Rent $']
    pn=[0]
    def head():
        p.add_page();pn[0]+=1;p.set_font('Times','B',14);p.cell(150,6,'Kestrel Point Research Campus');p.set_font('Times','',9);p.cell(0,6,f'Page {pn[0]}',align='R',new_x='LMARGIN',new_y='NEXT')
        p.set_font('Times','',9);p.cell(0,5,'Rent Roll with Lease Charges    Effective: 8/31/2025    Entity: kprc',new_x='LMARGIN',new_y='NEXT');p.ln(1)
        p.set_font('Times','B',9);
        for i,(w,h) in enumerate(zip(W,H)): p.cell(w,6,h,border='TB' if i!=8 else 0,align='R' if i in(2,7,10) else 'L')
        p.ln(7)
    def need(h):
        if p.get_y()+h>200: head()
    def rec(r):
        k=max(len(r['_ch'])+1,len(r['_steps']),1);need(k*4.4+5)
        dd=lambda d:f'{d.month}/{d.day}/{d.year}' if d else ''
        L=list(r['_ch'])
        for i in range(k):
            p.set_font('Times','',9)
            v=['']*11
            if i==0: v[0]=r['unit'];v[1]=r.get('tenantName') or 'VACANT';v[2]=g(r['area']) if r.get('area') else '';v[3]=dd(r.get('leaseStartDate'));v[4]=dd(r.get('leaseEndDate'))
            if i==1 and r.get('deposit'): v[1]=f"   Deposit: {g(r['deposit'],2)}"
            if i==2 and r['statusText']=='Future': pass
            if i<len(L): v[5],v[6]=L[i][:2];v[7]=g(L[i][2],2) if L[i][2]>=0 else f'({g(-L[i][2],2)})'
            elif i==len(L): v[6]='Total';v[7]=g(r['totalCharges'],2)
            if i<len(r['_steps']): v[9]=dd(r['_steps'][i]['date']);v[10]=g(r['_steps'][i]['amount'],2)
            for j,(w,t) in enumerate(zip(W,v)):
                if v[6]=='Total' and j in(6,7): p.set_font('Times','B',9)
                else: p.set_font('Times','',9)
                p.cell(w,4.4,t,align='R' if j in(2,7,10) else 'L',border='T' if v[6]=='Total' and j==7 else 0)
            p.ln()
        p.ln(1.8)
    rows=[];head();bs=[]
    def tl(t,l,cur=True):
        need(12);p.set_font('Times','B',9)
        a=sum(r.get('area') or 0 for r in l);b=sum(r.get('contractRent') or 0 for r in l);x=sum(r['totalCharges'] for r in l)
        p.cell(77,5,t,border='TB');p.cell(17,5,g(a),border='TB',align='R');p.cell(55,5,f'Base rent {g(b,2)}',border='TB');p.cell(36,5,'All charges',border='TB',align='R');p.cell(24,5,g(x,2),border='TB',align='R');p.ln(9)
    for b,l in D:
        need(30);p.set_font('Times','BI',10.5);p.cell(0,6,b,new_x='LMARGIN',new_y='NEXT');lst=[]
        for u,n,a in l: r=mk(u,n,a,b);rec(r);lst.append(r);rows.append(r)
        tl('Total '+b,lst)
    tl('TOTAL CAMPUS',rows)
    cur=list(rows)
    need(50);p.set_font('Times','BI',10.5);p.cell(0,6,'EXECUTED LEASES NOT YET COMMENCED (excluded from totals)',new_x='LMARGIN',new_y='NEXT')
    for u,n,a,st,t in fut:
        r=mk(u,n,a,'3210 Kestrel Way (Lab)','EXECUTED LEASES NOT YET COMMENCED',st,t);rec(r);r['statusText']='EXECUTED LEASES NOT YET COMMENCED';r['building']=None;rows.append(r)
    v=[r for r in cur if r['statusText']=='VACANT'];o=len(cur)-len(v)
    va=sum(r['area'] for r in v);ta=sum(r.get('area') or 0 for r in cur)
    for r in cur: 
        if r['statusText']=='Current': r['statusText']='Occupied'
    need(24);p.set_font('Times','B',9)
    for h,w in (('Summary',40),('Spaces',20),('RSF',25),('% RSF',20)): p.cell(w,5,h,border='B',align='L' if h=='Summary' else 'R')
    p.ln();p.set_font('Times','',9)
    for t,k,a in (('Occupied',o,ta-va),('Vacant',len(v),va),('Total',len(cur),ta)):
        p.cell(40,5,t);p.cell(20,5,str(k),align='R');p.cell(25,5,g(a),align='R');p.cell(20,5,f'{a/ta*100:.1f}%',align='R');p.ln()
    p.output(path(f))
    save(f,'OFFICE','Life-science and medical campus, charges by line with step columns alongside, deposit under the tenant, future lease section',True,'Kestrel Point Research Campus','2025-08-31',len(cur),o,len(v),rows)
