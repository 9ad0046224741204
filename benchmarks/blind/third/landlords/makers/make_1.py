from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
from fpdf import FPDF

# ---------------------------------------------------------------- 1 self storage, system print
def kettle_creek():
    name='kettle_creek_storage_roll.pdf'; rnd=random.Random(31001)
    S=[('5x5','CC',25,38,14),('5x10','CC',50,62,38),('10x10','CC',100,109,42),('10x15','CC',150,148,20),
       ('5x10','DU',50,52,30),('10x10','DU',100,88,56),('10x15','DU',150,112,32),('10x20','DU',200,139,40),('10x30','DU',300,184,18),('12x40','PK',480,75,12)]
    nm=names(rnd,330); bi=iter(nm)
    rows=[];secs=[]
    blk={'CC':'A','DU':'B','PK':'P'}; ctr={'A':101,'B':1,'P':1}
    for sz,cl,sf,std,n in S:
        sec={'t':f'{sz} {cl}','rows':[],'std':std}
        for i in range(n):
            b=blk[cl]; u=f'{b}{ctr[b]:03d}' ; ctr[b]+=1
            tier=rnd.choices('SPE',[6,2,1])[0]  # standard, premium, economy
            st_rate=std+{'S':0,'P':8,'E':-6}[tier]
            st=rnd.choices('ODAVRNK',[78,7,1.5,10,1.2,1.2,.6])[0]
            r=dict(unit=u,st=st,tier=tier,sf=sf,std=st_rate,cls=f'{sz} {cl}')
            if st in 'ODA':
                f,l=next(bi)
                ten=f'{l}, {f}' if rnd.random()>.06 else rnd.choice(['%s Plumbing','%s Electric LLC','%s & Sons Roofing','%s Lawn Care','Estate of %s'])%l
                r['ten']=ten[:21]
                mi=dt.date(2025,6,30)-dt.timedelta(days=int(rnd.expovariate(1/900))+2); r['mi']=mi
                yrs=(dt.date(2025,6,30)-mi).days/365
                r['rent']=float(st_rate) if yrs<.6 else round(st_rate*(1+rnd.choice([-.1,0,.04,.08,.12,.15])),0)+rnd.choice([0,0,0,.5])
                r['ins']=rnd.choice([0,0,9,9,12])
                if st=='O':
                    pt=dt.date(2025,7,rnd.randint(1,28)); r['bal']=0.0
                    if rnd.random()<.07: pt=dt.date(2025,9,pt.day); r['bal']=-2*(r['rent']+r['ins'])
                else:
                    k=rnd.randint(1,2) if st=='D' else rnd.randint(3,5)
                    pt=addm(dt.date(2025,6,rnd.randint(1,28)),-k+1); r['bal']=k*(r['rent']+r['ins']+20)
                r['pt']=pt
            sec['rows'].append(r); rows.append(r)
        secs.append(sec)
    c=canvas.Canvas(os.path.join(DOC,name),pagesize=letter,invariant=1); W,H=letter
    X=dict(unit=36,st=70,tier=88,sf=128,ten=136,mi=262,std=336,rent=376,ins=406,pt=416,days=486,bal=540)
    pg=[0]
    def head():
        pg[0]+=1
        c.setFont('Helvetica-Bold',11); c.drawString(36,H-36,'Kettle Creek Mini Storage')
        c.setFont('Helvetica',7.5); c.drawString(36,H-47,'4410 Old Quarry Rd, Bellwether, MO 65000')
        c.setFont('Helvetica-Bold',9); c.drawRightString(W-36,H-36,'Unit Status / Rent Roll by Size')
        c.setFont('Helvetica',7.5); c.drawRightString(W-36,H-47,'Close of business 06/30/2025')
        c.setFont('Helvetica-Bold',6.8); y=H-66
        for k,t,rt in [('unit','Unit',0),('st','St',0),('tier','Tier',0),('sf','SqFt',1),('ten','Customer',0),('mi','Moved In',0),('std','Std Rate',1),('rent','Rent',1),('ins','Ins',1),('pt','Paid Thru',0),('days','Late',1),('bal','Balance',1)]:
            (c.drawRightString if rt else c.drawString)(X[k],y,t)
        c.drawRightString(X['days'],y+8,'Days'); c.drawRightString(X['std'],y+8,'(street)')
        c.setLineWidth(.8); c.line(36,y-3,W-36,y-3)
        c.setFont('Helvetica',6.5); c.drawString(36,26,'07/01/2025 8:14 AM   user: DEB'); c.drawRightString(W-36,26,f'Page {pg[0]}')
        return y-13
    y=head(); m=lambda v:f'{v:,.2f}' if v>=0 else f'({-v:,.2f})'
    def need(h):
        nonlocal y
        if y-h<44: c.showPage(); y=head()
    for s in secs:
        need(40)
        c.setFillGray(.88); c.rect(36,y-3,W-72,10,stroke=0,fill=1); c.setFillGray(0)
        c.setFont('Helvetica-Bold',7.2); c.drawString(39,y,'SIZE  '+s['t']); y-=11
        for r in s['rows']:
            need(9.6); c.setFont('Helvetica',6.8)
            c.drawString(X['unit'],y,r['unit']); c.drawString(X['st']+2,y,r['st']); c.drawString(X['tier']+5,y,r['tier']); c.drawRightString(X['sf'],y,str(r['sf']))
            c.drawRightString(X['std'],y,m(r['std']))
            if 'ten' in r:
                c.drawString(X['ten'],y,r['ten']); c.drawString(X['mi'],y,r['mi'].strftime('%m/%d/%Y'))
                c.drawRightString(X['rent'],y,m(r['rent'])); c.drawRightString(X['ins'],y,m(r['ins']))
                c.drawString(X['pt'],y,r['pt'].strftime('%m/%d/%y'))
                d=(dt.date(2025,6,30)-r['pt']).days
                if d>0: c.drawRightString(X['days'],y,str(d))
                c.drawRightString(X['bal'],y,m(r['bal']))
            y-=9.6
        oc=[r for r in s['rows'] if 'ten' in r]
        need(14); c.setLineWidth(.3); c.line(36,y+7,W-36,y+7); c.setFont('Helvetica-Oblique',6.8)
        c.drawString(X['unit'],y-1,f"{s['t']}:  {len(s['rows'])} units, {len(oc)} rented"); c.drawRightString(X['std'],y-1,m(sum(r['std'] for r in s['rows'])))
        c.drawRightString(X['rent'],y-1,m(sum(r['rent'] for r in oc))); c.drawRightString(X['ins'],y-1,m(sum(r['ins'] for r in oc))); c.drawRightString(X['bal'],y-1,m(sum(r['bal'] for r in oc)))
        y-=19
    need(190); occ=[r for r in rows if 'ten' in r]
    c.setFont('Helvetica-Bold',8); c.drawString(36,y,'FACILITY TOTALS'); y-=12; c.setFont('Helvetica',7.2)
    cnt=lambda s:sum(r['st'] in s for r in rows)
    for a,b in [('Total units',len(rows)),('Occupied (O, D, A)',cnt('ODA')),('Vacant (V, R)',cnt('VR')),('Unrentable / company (N, K)',cnt('NK')),('Net square feet',f"{sum(r['sf'] for r in rows):,}"),
        ('Gross potential at std rate',m(sum(r['std'] for r in rows))),('Rent rolled',m(sum(r['rent'] for r in occ))),('Insurance',m(sum(r['ins'] for r in occ))),('Balances',m(sum(r['bal'] for r in occ)))]:
        c.drawString(44,y,a); c.drawRightString(230,y,str(b)); y-=10
    y-=6; c.setFont('Helvetica-Bold',7.2); c.drawString(36,y,'St:'); c.setFont('Helvetica',7.2)
    c.drawString(52,y,'O occupied   D delinquent - overlocked   A auction pending   V vacant   R reserved   N not rentable (repair)   K company use'); y-=10
    c.setFont('Helvetica-Bold',7.2); c.drawString(36,y,'Tier:'); c.setFont('Helvetica',7.2)
    c.drawString(58,y,'S standard   P premium (near gate / end unit)   E economy (inside hall, upstairs)        CC climate   DU drive-up   PK open parking'); 
    c.save()
    T=[dict(unit=r['unit'],unitType=r['cls'],section=r['cls'],area=r['sf'],tenantName=r.get('ten'),statusText=r['st'],marketRent=r['std'],contractRent=r.get('rent'),
        moveInDate=iso(r['mi']) if 'mi' in r else None,balance=r.get('bal'),charges=[{"code":"Ins","amount":r['ins']}] if 'ins' in r else None) for r in rows]
    save(name,'SELF_STORAGE',dict(propertyName='Kettle Creek Mini Storage',asOnDate='2025-06-30',units=len(rows),occupied=cnt('ODA'),vacant=cnt('VR'),rows=T),
        'self-storage system print, sections by size, letter status codes and tier codes with legend at the end, header repeated, 300 rows',True)

# ---------------------------------------------------------------- 2 marina, two tables, planted dropped row
def osprey():
    name='osprey_landing_slips.pdf'; rnd=random.Random(31002)
    docks=[('A',14,"24' open",165),('B',14,"30' open",215),('C',12,"36' covered",345),('T',4,"T-head 50'",520)]
    nm=iter(names(rnd,60)); boats="Reel Therapy|Second Wind|Miss Peggy|Knot Working|Liquid Asset|Bay Dreamer|Sea-Duction|Tide Pod|Lazy Daze|Grouper Therapy|Sweet Caroline|Island Time|Never Enough|Pier Pressure|Wet Check|Blue Heron|Off Duty|Hook'd|Southern Cross|Carpe Diem|Salt Shaker|Wanderer|Dad's Day Off|Fin & Tonic|Windsong|Aquaholic|Plan B|Happy Hour|Sandpiper|Gypsy|Kraken|Osprey II|High Maintenance|Marlin Monroe|Shore Thing|Lady Jane|Nauti Buoy|Rum Line|Sunny Daze|The Dolly".split('|')
    rnd.shuffle(boats); bt=iter(boats)
    asg=[];opn=[]
    for d,n,ty,ask in docks:
        for i in range(1,n+1):
            u=f'{d}-{i}'
            if rnd.random()<(.2 if d!='T' else .3):
                opn.append(dict(unit=u,ty=ty,ask=ask,note=rnd.choice(['','','','needs cleat','piling loose - do not rent til fixed','shallow at low tide','waitlist called 9/2'])))
            else:
                f,l=next(nm); end=rnd.choice([dt.date(2025,12,31),dt.date(2026,3,31),dt.date(2026,4,30),dt.date(2026,9,30),None])
                st=dt.date(rnd.randint(2014,2025),rnd.choice([3,4,4,5,5,6,1]),rnd.choice([1,1,1,15]))
                rate=ask-rnd.choice([0,0,0,10,15,25]) 
                el=rnd.choice([0,25,25,40]) if d!='T' else 75
                lv=rnd.choice([0,0,0,60]) if d!='A' else 0; bal=rnd.choice([0,0,0,0,0,rate+el,2*(rate+el),-rate])
                asg.append(dict(unit=u,ty=ty,ten=f'{f} {l}',boat=next(bt),loa=rnd.randint(17,24) if d=='A' else rnd.randint(22,30) if d=='B' else rnd.randint(28,36) if d=='C' else rnd.randint(40,52),rate=rate,el=el,lv=lv,tot=rate+el+lv,st=st,end=end,bal=bal))
    drop=asg[len(asg)//2+2]; pr=[a for a in asg if a is not drop]
    p=FPDF('P','mm','Letter'); p.set_auto_page_break(False); p.set_creation_date(dt.datetime(2025,9,8,9,0)); 
    def new():
        p.add_page(); p.set_font('Times','B',15); p.set_xy(14,12); p.cell(0,7,'Osprey Landing Marina')
        p.set_font('Times','I',9.5); p.set_xy(14,19); p.cell(0,5,'Slip list for the bank  -  as of Monday, September 8, 2025  -  prepared by the dock office')
        p.set_xy(14,266); p.set_font('Times','',8); p.cell(188,4,f'{p.page_no()}',align='C')
    C=[('Slip',11,'L'),('Kind',22,'L'),('Boater',32,'L'),('Boat',31,'L'),('LOA',9,'R'),('Slip',14,'R'),('Pwr',11,'R'),('Live-',11,'R'),('Per',14,'R'),('In since',16,'R'),('Agreement',17,'R'),('Owes',17,'R')]
    C2=['','','','','ft','rent','','aboard','month','','thru','']
    def hd(y):
        p.set_font('Times','B',8.5)
        for ln in (0,1):
            x=7
            for (t,w,a),t2 in zip(C,C2): p.set_xy(x,y+4*ln); p.cell(w,4,t if ln==0 else t2,align=a); x+=w
        p.set_line_width(.4); p.line(7,y+8.6,212,y+8.6); return y+9.6
    new(); p.set_font('Times','B',11); p.set_xy(14,28); p.cell(0,6,'SLIPS ASSIGNED'); y=hd(35)
    m=lambda v:f'{v:,.0f}' if v>=0 else f'-{-v:,.0f}'
    for a in pr:
        if y>255: new(); y=hd(28)
        p.set_font('Times','',8.8); x=7
        for (t,w,al),v in zip(C,[a['unit'],a['ty'],a['ten'],a['boat'],str(a['loa']),m(a['rate']),m(a['el']) if a['el'] else '',m(a['lv']) if a['lv'] else '',m(a['tot']),a['st'].strftime('%-m/%-d/%y'),a['end'].strftime('%-m/%-d/%y') if a['end'] else 'mo-mo',m(a['bal'])]):
            p.set_xy(x,y); p.cell(w,5,v,align=al); x+=w
        p.set_line_width(.08); p.line(7,y+5.2,212,y+5.2); y+=5.6
    S=lambda k:sum(a[k] for a in asg)
    p.set_font('Times','B',9); p.set_xy(7,y+1); p.cell(90,5,f'{len(asg)} slips assigned')
    for x,w,v in [(112,14,S('rate')),(126,11,S('el')),(137,11,S('lv')),(148,14,S('tot')),(195,17,S('bal'))]: p.set_xy(x,y+1); p.cell(w,5,m(v),align='R')
    y+=14
    if y>200: new(); y=30
    p.set_font('Times','B',11); p.set_xy(14,y); p.cell(0,6,'SLIPS OPEN'); y+=8
    D=[('Slip',18,'L'),('Kind',30,'L'),('We ask / mo.',26,'R'),('Remarks',80,'L')]; p.set_font('Times','B',8.5); x=20
    for t,w,a in D: p.set_xy(x,y); p.cell(w,5,t,border=1,align=a); x+=w
    y+=5; p.set_font('Times','',8.8)
    for o in opn:
        x=20
        for (t,w,a),v in zip(D,[o['unit'],o['ty'],'$'+m(o['ask']),o['note']]): p.set_xy(x,y); p.cell(w,5,v,border=1,align=a); x+=w
        y+=5
    p.set_font('Times','B',8.8); p.set_xy(20,y+1); p.cell(0,5,f"{len(opn)} slips open, ${m(sum(o['ask'] for o in opn))} a month if all were let.  {len(asg)+len(opn)} slips in all.")
    p.set_font('Times','I',8.5); p.set_xy(20,y+8); p.cell(0,5,'Transient dockage (fuel dock face) is rung up at the store and is not on this list.')
    p.output(os.path.join(DOC,name))
    T=[dict(unit=a['unit'],unitType=a['ty'],section='SLIPS ASSIGNED',statusText='SLIPS ASSIGNED',tenantName=a['ten'],contractRent=a['rate'],charges=[{"code":c,"amount":a[k]} for c,k in (('Pwr','el'),('Live-aboard','lv')) if a[k]],totalCharges=a['tot'],moveInDate=iso(a['st']),leaseEndDate=iso(a['end']) if a['end'] else 'mo-mo',balance=a['bal']) for a in pr]
    T+=[dict(unit=o['unit'],unitType=o['ty'],section='SLIPS OPEN',statusText='SLIPS OPEN',marketRent=o['ask']) for o in opn]
    save(name,'OTHER',dict(propertyName='Osprey Landing Marina',asOnDate='2025-09-08',units=len(asg)+len(opn),occupied=len(asg),vacant=len(opn),rows=T,
        planted=dict(what=f"slip {drop['unit']} ({drop['ten']}, rent {drop['rate']}, per month {drop['tot']}, owes {drop['bal']}) is left out of the assigned list; the printed counts and totals still include it",kind='row_dropped')),
        'marina slip list by the dock office: two tables (assigned / open) under own headers, two-line header, blank zero charges',False)

# ---------------------------------------------------------------- 3 mobile home court, typed list
def pleasant():
    name='tamarack_court_typed.pdf'; rnd=random.Random(31003)
    nm=iter(names(rnd,50)); rows=[]
    for n in range(1,40):
        if n==13: continue
        k=rnd.choices(['SW','DW','PO','RV'],[20,8,6,3])[0]
        r=dict(unit=str(n),k=k)
        if n==1: f,l=next(nm); r.update(k='DW',ten=f'{l.upper()}, {f.upper()}',rent=0,wat=0,gar=0,since='1999',owes=0,note='MANAGER, NO RENT')
        elif n in (8,21,22,34,39): r.update(k='' ,ten=None)
        else:
            f,l=next(nm); r['ten']=f'{l.upper()}, {f.upper()}'
            if rnd.random()<.15: r['ten']+=' & '+rnd.choice(FIRST).upper()
            r['rent']={'SW':285,'DW':315,'PO':640,'RV':350}[k]+(rnd.choice([-20,0,0,15,35]) if k=='PO' else 0)
            if k=='SW' and rnd.random()<.25: r['rent']=265
            r['wat']=rnd.choice([22,28,31,34,38,41]) if k!='RV' else 0; r['gar']=14 if k!='RV' else 0
            r['since']=rnd.choice(['%d'%rnd.randint(1996,2024),f"{rnd.choice('JAN FEB MAR APR MAY JUN JUL AUG SEP OCT'.split())} {rnd.randint(2019,2025)}"])
            r['owes']=0
            if rnd.random()<.18: r['owes']=rnd.choice([100,150,r['rent'],2*r['rent']+28,35])
            r['note']=rnd.choice(['']*9+['DOG','PAYS ON 15TH','2 CARS','SEC 8'])
        rows.append(r)
    rows[10]['ten']and rows[10].update(note='NEW ROOF 2025')
    p=FPDF('P','mm','Letter'); p.set_auto_page_break(False); p.set_creation_date(dt.datetime(2025,10,2,9,0))
    def put(y,s,b=''): p.set_font('Courier',b,9.6); p.text(14,y,s)
    W=2.032
    def hdr():
        put(38,'LOT  HOME  NAME                       RENT   WATER  GARB.   TOTAL   SINCE      OWES')
        put(40,'___  ____  _________________________  _____  _____  _____   ______  ________   ________')
        return 47
    p.add_page(); put(16,' '*28+'TAMARACK COURT'); put(20.5,' '*22+'RURAL ROUTE 4, HOLLISTER'); put(25,' '*19+'RENTS DUE OCTOBER 1, 2025'); put(30,' '*30+'(page 1)')
    y=hdr()
    for i,r in enumerate(rows):
        if i==24:
            put(y+3,'                                                        (over)'); p.add_page(); put(16,'TAMARACK COURT - RENTS DUE OCTOBER 1, 2025'+' '*20+'(page 2)'); put(30,''); y=hdr()
        jit=rnd.choice([0,0,0,.25,-.2])
        if r['ten'] is None: s=f"{r['unit']:>3}        -- EMPTY --"
        else:
            s=f"{r['unit']:>3}  {r['k']:<4}  {r['ten'][:25]:<25}  {r['rent']:>5}  {r['wat']:>5}  {r['gar']:>5}   {r['rent']+r['wat']+r['gar']:>6,}  {r['since']:<8}   {(format(r['owes'],',')+'.00') if r['owes'] else '':>8}"
        put(y+jit,s)
        if r.get('note'): p.set_font('Courier','',8); p.text(40,y+3.3,'* '+r['note']); 
        y+=8.0
    S=lambda k:sum(r.get(k,0) for r in rows); oc=[r for r in rows if r['ten']]
    put(y-4,'                                      _____  _____  _____   ______             ________')
    put(y+1,f"           TOTALS                    {S('rent'):>6,}  {S('wat'):>5,}  {S('gar'):>5}   {S('rent')+S('wat')+S('gar'):>6,}             {S('owes'):>6,}.00")
    y+=10
    for s in [f'{len(rows)} LOTS (THERE IS NO 13).   {len(oc)} FILLED COUNTING THE MANAGER.   {len(rows)-len(oc)} EMPTY.','','SW = SINGLE WIDE, THEIRS     DW = DOUBLE WIDE, THEIRS','PO = PARK OWNS THE HOME, RENT IS FOR HOME AND LOT','RV = BY THE MONTH, WATER & GARBAGE IN THE RENT','','LOT RENT GOES UP $15 ON 1ST OF THE YEAR FOR SW AND DW.']: put(y,s); y+=5
    p.output(os.path.join(DOC,name))
    T=[dict(unit=r['unit'],unitType=r['k'] or None,tenantName=r['ten'][:25].rstrip() if r['ten'] else None,statusText='EMPTY' if not r['ten'] else 'Occupied',contractRent=r.get('rent'),
        charges=[{"code":"WATER","amount":r['wat']},{"code":"GARB.","amount":r['gar']}] if r['ten'] else None,totalCharges=r['rent']+r['wat']+r['gar'] if r['ten'] else None,moveInDate=r.get('since'),balance=(r.get('owes') or None)) for r in rows]
    save(name,'MANUFACTURED_HOUSING',dict(propertyName='Tamarack Court',asOnDate='2025-10-01',units=len(rows),occupied=len(oc),vacant=len(rows)-len(oc),rows=T),
        'typewritten lot list in Courier over two pages, capitals, notes under lines, year-only move-ins, code legend at foot',False)
if __name__=='__main__':
    kettle_creek(); osprey(); pleasant()
