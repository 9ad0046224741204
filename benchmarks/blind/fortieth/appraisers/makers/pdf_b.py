from common import *
from fpdf import FPDF
from reportlab.lib.pagesizes import letter, landscape
from reportlab.pdfgen import canvas
from reportlab.lib import colors

# ---- P5 SiteLink-like storage, grouped by size
def p5():
    name='L042_RentRoll_20250531.pdf'; N=Names(55); r=random.Random(55); asof=D(2025,5,31)
    groups=[('5 x 5','Upper Climate',25,39,'C1',10),('5 x 10','Climate',50,68,'C1',16),('10 x 10','Climate',100,119,'C2',18),('10 x 10','Drive Up',100,98,'A1',14),('10 x 15','Drive Up',150,129,'A1',12),('10 x 20','Drive Up',200,155,'B1',14),('10 x 30','Drive Up',300,205,'B2',7),('12 x 35','Uncovered Parking',420,65,'P',5)]
    rows=[]; G=[]; cn={}
    for sz,ty,sf,std,pre,n in groups:
        L=[]
        for _ in range(n):
            cn[pre]=cn.get(pre,0)+1; u=f'{pre}{cn[pre]:02d}'
            q=dict(unit=u,unitType=f'{sz} {ty}',area=sf,marketRent=std,section=f'{sz} {ty}')
            z=r.random()
            if z<.12: q['statusText']='Vacant'
            elif z<.14: q['statusText']='Unrentable'
            else:
                mi=asof-dt.timedelta(r.randint(4,2600)); rent=max(25,std+r.choice([-20,-10,-5,0,0,5,8,12,20,24]))
                late=r.random()
                pt=addm(D(2025,5,min(mi.day,28)),1)-dt.timedelta(1) if late>.14 else addm(D(2025,5,min(mi.day,28)),-r.choice([0,1,2]))
                ins=r.choice([0,0,9,12,15]); bal=0
                if pt<asof and late<=.14: bal=round(rent*r.choice([1,2,3])+20+ins,2)
                if late>.93: bal=-rent
                q.update(statusText='Rented',tenantName=N.get('lf'),moveInDate=mi,contractRent=rent,charges=[dict(code='Rent',amount=rent),dict(code='Insur.',amount=ins)],totalCharges=rent+ins,deposit=r.choice([0,0,0,25,50]),balance=bal,_pt=pt)
            rows.append(q); L.append(q)
        G.append((f'{sz} {ty}',L))
    comp=[q for q in rows if q['unit']=='C203'][0]
    if 'tenantName' in comp: comp.update(contractRent=0,tenantName='Manager Use',charges=[dict(code='Rent',amount=0),dict(code='Insur.',amount=0)],totalCharges=0,balance=0,deposit=0)
    W,H=letter; c=canvas.Canvas(os.path.join(DOC,name),pagesize=letter)
    X=[(34,0),(74,0),(196,0),(248,0),(330,1),(378,1),(420,1),(464,1),(508,1),(572,1)]
    Hd=['Unit','Tenant','Moved In','Paid Thru','Std Rate','Rent','Insur.','Total','Sec Dep','Balance']
    y=[0]; pg=[0]
    def head():
        pg[0]+=1; c.setFont('Times-Bold',14); c.drawCentredString(W/2,H-40,'Rent Roll'); c.setFont('Times-Roman',10); c.drawCentredString(W/2,H-54,'Stow-Rite Storage - Jonesboro (L042)'); c.drawCentredString(W/2,H-67,'Rental Activity as of Saturday, May 31, 2025')
        c.setFont('Times-Roman',7); c.drawString(34,H-30,'6/2/2025 9:02:41 AM'); c.drawRightString(W-34,H-30,f'Page {pg[0]}')
        c.setFont('Times-BoldItalic',8.5); yy=H-86
        for (x,rt),s in zip(X,Hd): (c.drawRightString if rt else c.drawString)(x,yy,s)
        c.setLineWidth(1); c.line(34,yy-4,W-34,yy-4); y[0]=yy-17
    head()
    def need(h):
        if y[0]-h<42: c.showPage(); head()
    def put(vals,f='Times-Roman'):
        c.setFont(f,8.5)
        for (x,rt),s in zip(X,vals):
            if s: (c.drawRightString if rt else c.drawString)(x,y[0],s)
    S=lambda L,k:sum(q.get(k,0) for q in L); I=lambda L:sum(q['charges'][1]['amount'] for q in L if 'charges' in q)
    for g,L in G:
        need(52); c.setFillColor(colors.HexColor('#e6e6e6')); c.rect(34,y[0]-3,W-68,12,stroke=0,fill=1); c.setFillColor(colors.black); c.setFont('Times-Bold',9); c.drawString(38,y[0],f'{g}   ({L[0]["area"]} sq ft)'); y[0]-=14
        for q in L:
            need(12)
            if 'tenantName' in q: put([q['unit'],q['tenantName'],us(q['moveInDate'],pad=False),us(q['_pt'],pad=False),money(q['marketRent']),money(q['contractRent']),money(q['charges'][1]['amount']),money(q['totalCharges']),money(q['deposit']),money(q['balance'],par=False)])
            else: put([q['unit'],f"<{q['statusText']}>",'','',money(q['marketRent'])])
            y[0]-=11.5
        need(24); y[0]-=3; c.setLineWidth(.4); c.line(290,y[0]+9,W-34,y[0]+9)
        occ=sum('tenantName' in q for q in L); put(['',f'{len(L)} units, {occ} rented','','',money(S(L,'marketRent')),money(S(L,'contractRent')),money(I(L)),money(S(L,'totalCharges')),money(S(L,'deposit')),money(S(L,'balance'),par=False)],'Times-Bold'); y[0]-=20
    need(120); c.line(34,y[0]+10,W-34,y[0]+10); put(['','Facility totals','','',money(S(rows,'marketRent')),money(S(rows,'contractRent')),money(I(rows)),money(S(rows,'totalCharges')),money(S(rows,'deposit')),money(S(rows,'balance'),par=False)],'Times-Bold'); y[0]-=24
    occ=sum('tenantName' in q for q in rows); vac=sum(q['statusText']=='Vacant' for q in rows); un=sum(q['statusText']=='Unrentable' for q in rows); n=len(rows)
    c.setFont('Times-Roman',9)
    for a,b in [('Rented units',occ),('Vacant units',vac),('Unrentable units',un),('Total units',n)]: c.drawString(74,y[0],a); c.drawRightString(220,y[0],str(b)); c.drawRightString(270,y[0],f'{b/n:.2%}'); y[0]-=12
    for q in rows:
        if 'tenantName' in q: q['statusText']='Occupied'
    c.save(); print('p5',n,occ,vac,un)
    truth(name,'Stow-Rite Storage - Jonesboro',asof.isoformat(),rows,n,occ,vac,'SELF_STORAGE','SiteLink-like, grouped by unit size, portrait Times',False)

# ---- P6 assisted living resident roll
def p6():
    name='Hearthside_resident_rate_roll.pdf'; N=Names(66); r=random.Random(66)
    care={0:0,1:450,2:825,3:1250,4:1700}; rows=[]
    kinds={'ST':('Studio',342,3450),'1B':('One Bedroom',486,4175),'CO':('Companion',410,2950),'MC':('MC Private',288,5350)}
    plan=[('Assisted Living - First Floor',['101 ST','102 ST','103 1B','104 ST','105 1B','106 ST','107 CO-A','107 CO-B','108 ST','109 1B','110 ST','111 ST']),('Assisted Living - Second Floor',['201 ST','202 ST','203 1B','204 ST','205 1B','206 ST','207 CO-A','207 CO-B','208 ST','209 1B','210 ST']),('Memory Care',['M1 MC','M2 MC','M3 MC','M4 MC','M5 MC','M6 MC','M7 MC','M8 MC','M9 MC','M10 MC'])]
    vac={'104','209','M6','207-B'}; two={'105','203'}
    for sec,us_ in plan:
        for s in us_:
            a,k=s.split(' '); k,_,bed=k.partition('-'); u=a+('-'+bed if bed else ''); kn,sf,st=kinds[k]
            q=dict(unit=u,unitType=kn,area=sf,marketRent=st,section=sec)
            if u in vac: q['statusText']='VACANT'
            else:
                lv=r.choice([0,1,1,2,2,3]) if k!='MC' else r.choice([2,3,3,4]); mi=D(2025,6,10)-dt.timedelta(r.randint(20,1900))
                rent=st-r.choice([0,0,75,150,225]); 
                f,l=N.get('pair'); nm=f'{l}, {f[0]}.'
                if u in two: nm=f'{l}, {f[0]}. & {r.choice("ABEJMR")}.'
                inc=45 if r.random()<.3 else 0; ph=65 if r.random()<.4 else 0
                ch=[('Base Rent',rent),('Level of Care',care[lv]),('2nd Person',900 if u in two else 0),('Supplies',inc),('Pharmacy Mgmt',ph)]
                q.update(tenantName=nm,statusText='Occupied',moveInDate=mi,contractRent=rent,charges=[dict(code=c,amount=x) for c,x in ch],totalCharges=sum(x for _,x in ch),deposit=r.choice([1500,2000,2000,0]),_lv=lv,_pay=r.choice(['PP','PP','PP','LTCI','MW']))
            rows.append(q)
    pdf=FPDF('L','pt','Legal'); pdf.set_auto_page_break(False); W,H=1008,612
    cols=[('Room',40,'L'),('Accommodation',78,'L'),('Sq Ft',32,'R'),('Resident',108,'L'),('Moved\nIn',52,'C'),('Pay\nSrc',30,'C'),('Care\nLevel',32,'C'),('Street\nRate',52,'R'),('Base\nRent',54,'R'),('Level of\nCare',52,'R'),('2nd\nPerson',46,'R'),('Supplies',46,'R'),('Pharmacy\nMgmt',50,'R'),('Monthly\nTotal',58,'R'),('Comm.\nFee Held',52,'R')]
    x0=(W-sum(c[1] for c in cols))/2; y=[0]; pg=[0]
    def head():
        pdf.add_page(); pg[0]+=1; pdf.set_text_color(60,40,90); pdf.set_font('Times','B',16); pdf.text(x0,44,'Hearthside Manor Assisted Living'); pdf.set_text_color(0); pdf.set_font('Times','I',10); pdf.text(x0,58,'Resident Census and Rate Roll   |   Census date June 15, 2025   |   Paducah, Kentucky'); 
        pdf.set_font('Helvetica','B',7.5); x=x0; pdf.set_draw_color(60,40,90); pdf.line(x0,68,W-x0,68)
        for t,w,al in cols:
            ls=t.split('\n'); 
            for i,s in enumerate(ls): pdf.set_xy(x,72+(2-len(ls))*9+i*9); pdf.cell(w,9,s,align=al)
            x+=w
        pdf.line(x0,93,W-x0,93); y[0]=97; pdf.set_font('Helvetica','',6.5); pdf.text(x0,H-22,'PP private pay   LTCI long term care insurance   MW Medicaid waiver.   Room with two residents is one unit; companion rooms are let by the bed.'); pdf.text(W-x0-24,H-22,f'pg. {pg[0]}')
    def line(vals,b='',h=12.5,fill=False):
        if y[0]+h>H-36: head()
        pdf.set_font('Helvetica',b,7.5); x=x0
        if fill: pdf.set_fill_color(236,231,243); pdf.rect(x0,y[0]-1,W-2*x0,h-1,'F')
        for (t,w,al),s in zip(cols,vals): pdf.set_xy(x,y[0]); pdf.cell(w,h-3,s,align=al); x+=w
        y[0]+=h
    head(); c0=lambda x:f'{x:,.0f}'
    def tl(lab,L):
        cs=[sum(q['charges'][i]['amount'] for q in L if 'charges' in q) for i in range(5)]; occ=sum('charges' in q for q in L)
        pdf.line(x0+316,y[0],W-x0,y[0]); y[0]+=3
        pdf.set_font('Helvetica','B',7.5); pdf.text(x0+44,y[0]+7,f'{lab}: {occ} of {len(L)} occupied')
        line(['']*7+[c0(sum(q['marketRent'] for q in L))]+[c0(x) for x in cs]+[c0(sum(cs)),c0(sum(q.get('deposit',0) for q in L))],'B',16)
    for sec,_ in plan:
        L=[q for q in rows if q['section']==sec]
        if y[0]+60>H-36: head()
        pdf.set_font('Times','BI',11); pdf.text(x0,y[0]+10,sec); y[0]+=16
        for i,q in enumerate(L):
            if 'charges' in q: line([q['unit'],q['unitType'],c0(q['area']),q['tenantName'],us(q['moveInDate'],two=True),q['_pay'],str(q['_lv']),c0(q['marketRent'])]+[c0(x['amount']) for x in q['charges']]+[c0(q['totalCharges']),c0(q['deposit'])],fill=i%2==0)
            else: line([q['unit'],q['unitType'],c0(q['area']),'VACANT','','','',c0(q['marketRent'])],fill=i%2==0)
        tl({'Assisted Living - First Floor':'First Floor','Assisted Living - Second Floor':'Second Floor'}.get(sec,sec),L); y[0]+=4
    tl('All rooms',rows)
    pdf.output(os.path.join(DOC,name)); n=len(rows); o=n-len(vac)
    truth(name,'Hearthside Manor Assisted Living','2025-06-15',rows,n,o,n-o,'SENIOR_HOUSING','assisted living census with care-level charge columns, sections by floor and memory care',False)

# ---- P7 broker's memo with card per bay, no as-of date
def p7():
    name='Tradewater_Bays_lease_abstract.pdf'
    T=[('Bay 1','Cumberland Awning & Sign',6000,3250,D(2023,4,1),D(2028,3,31),3250,[(D(2026,4,1),3350),(D(2027,4,1),3450)],'12 x 14 drive-in; 400 sf office'),
    ('Bay 2','Fox Hollow Cabinetry, LLC',6000,3100,D(2021,9,15),D(2026,9,14),3000,[],'one 5-yr option at market'),
    ('Bay 3','(vacant)',4800,None,None,None,None,[],'available now, asking $2,700 a month'),
    ('Bay 4','Bobcat Trail Fire Protection',4800,2640,D(2024,1,1),D(2026,12,31),2640,[(D(2026,1,1),2720)],'fenced yard included'),
    ('Bays 5-6','Hartline Pump & Motor Service, Inc.',12000,5900,D(2019,7,1),D(2029,6,30),5000,[(D(2026,7,1),6100),(D(2027,7,1),6300),(D(2028,7,1),6500)],'3-phase, crane rail; tenant pays taxes over 2019 base'),
    ('Bay 7','Owner storage',3600,0,None,None,None,[],'no lease, will vacate at closing'),
    ('Bay 8','A-1 Reclaimed Brick',3600,1750,D(2018,11,1),'Month to month',None,[],'')]
    rows=[]
    W,H=letter; c=canvas.Canvas(os.path.join(DOC,name),pagesize=letter)
    y=H-60; c.setFont('Helvetica-Bold',15); c.drawString(54,y,'Lindell & Marsh Realty'); c.setFont('Helvetica',8.5); c.drawRightString(W-54,y,'Printed 8/14/2025'); y-=24
    c.setFont('Helvetica-Bold',11); c.drawString(54,y,'TRADEWATER BAYS - Tenant by Tenant'); y-=14; c.setFont('Helvetica',9); c.drawString(54,y,'1190 Commerce Loop, Hopkinsville, Kentucky. Single metal building, 40,800 sq ft, eight bays (two combined).'); y-=22
    f=lambda d:d if isinstance(d,str) else f'{d.strftime("%B")} {d.day}, {d.year}'
    for u,t,sf,rent,a,b,dep,st,note in T:
        q=dict(unit=u,area=sf,rentSteps=[dict(date=iso(x),amount=v) for x,v in st])
        if t=='(vacant)': q.update(statusText='vacant',marketRent=2700)
        else: q.update(tenantName=t,contractRent=rent,leaseStartDate=a,leaseEndDate=b,deposit=dep,statusText='Occupied')
        if u=='Bay 7': q['tenantName']='Owner storage'
        rows.append(q)
        h=80; 
        if y-h<70: c.showPage(); y=H-60
        c.setLineWidth(.8); c.rect(54,y-h+12,W-108,h-4); c.setFillColor(colors.HexColor('#d9e5dc')); c.rect(54,y-8,W-108,16,stroke=1,fill=1); c.setFillColor(colors.black)
        c.setFont('Helvetica-Bold',10); c.drawString(60,y-3.5,u); c.drawString(130,y-3.5,t); c.setFont('Helvetica',9); c.drawRightString(W-60,y-3.5,f'{sf:,} sq ft')
        def kv(col,k,lab,v):
            xx=60+col*250; yy=y-22-k*14; c.setFont('Helvetica',8); c.setFillColor(colors.HexColor('#555555')); c.drawString(xx,yy,lab); c.setFillColor(colors.black); c.setFont('Helvetica',9); c.drawString(xx+72,yy,v)
        kv(0,0,'Monthly rent:','' if rent is None else f'${rent:,}'); kv(1,0,'Deposit:','' if dep is None else f'${dep:,}')
        kv(0,1,'Lease from:',f(a) if a else ''); kv(1,1,'Lease to:',f(b) if b else '')
        kv(0,2,'Increases:','; '.join(f'{x.month}/{x.day}/{x.year} to ${v:,}' for x,v in st) or 'none'); kv(0,3,'Notes:',note)
        y-=h+8
    tot=sum(q.get('contractRent',0) for q in rows)
    if y<110: c.showPage(); y=H-60
    c.setFont('Helvetica-Bold',10); c.drawString(54,y-8,f'Monthly rent now collected, all bays: ${tot:,}'); c.setFont('Helvetica',9); c.drawString(54,y-22,f'Vacant: 4,800 of {sum(t[2] for t in T):,} sq ft. Tenants pay own utilities; owner pays taxes, insurance and roof.')
    c.save(); truth(name,'Tradewater Bays',None,rows,None,None,1,'INDUSTRIAL','broker memo, one boxed card per tenant, label-value pairs, print date only',True)
if __name__=='__main__': p5();p6();p7();index()
