import random
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape, legal, A4
from reportlab.lib import colors
# ---------------------------------------------------------------- 1: MRI-like retail centre
def d1():
    R=random.Random(5601); name='Kestrel_Crossing_RentRoll_0226.pdf'
    asof=D(2026,2,28)
    T=["Harbor Oak Grocers #118","Sudsy's Coin Laundry LLC","Nail Atelier by Vien","Pho Lantern","Bright Ember Pizza Co.","Marigold Family Dental PLLC","Crosswind Vapor & Smoke","FitForge 24 Gym","Stitch & Hem Alterations","UPack Shipping Center","Tax Harbor Inc.","Rolling Dunes Credit Union","Golden Shears Barber","Wok & Ladle","The Paw Parlor Grooming","Dollar Orchard Stores, Inc. dba Dollar Orchard #2204","Cellular Junction","Little Acorns Learning Ctr","Blue Agave Cantina","Kestrel Eye Associates","Peak Mattress Outlet","Sun Valley Liquor & Wine"]
    sizes=[42150,2400,1200,1860,1540,2650,1100,11200,900,1400,1250,3200,1050,2100,1650,9100,1350,6400,4200,2250,5000,3100]
    suites=['100','102','104','105','106','108','110','112','114','115','116','118A','118B','120','121','124','126','128','130','132','134','136']
    vac=[('103',1500),('117',1275),('122',1980),('OUTLOT 2',3600)]
    rows=[];pr=[]
    for s,a in vac:
        rows.append(dict(building='4110',unit=s,area=a,tenantName=None,statusText='Vacant',section='Vacant Suites')); pr.append((rows[-1],None))
    for t,a,s in zip(T,sizes,suites):
        psf=9.25 if a>30000 else 11.5 if a>8000 else R.choice([18,19.5,21,22.25,24,26.5])
        m=round(a*psf/12,2)
        st=D(R.randint(2014,2025),R.randint(1,12),1); term=R.choice([36,60,60,84,120]) if a<9000 else 180
        while addm(st,term)<=asof: term+=60
        en=addm(st,term)-dt.timedelta(1)
        cr=round(a*R.choice([4.15,4.15,4.6])/12,2); ot=R.choice([0,0,0,0,75,125,50.0])
        if s=='118A': ot=310.0
        steps=[];x=m;d=addm(D(2026,st.month,1),0)
        if d<=asof: d=D(2027,st.month,1)
        k=0
        gap=60 if a>8000 else 12
        nmax=R.choice([0,1,2,3,4])
        while d<en and k<nmax:
            x=round(x*(1.1 if gap==60 else 1.03),2); steps.append((d,x)); d=addm(d,gap); k+=1
        r=dict(building='4110',unit=s,tenantName=t,area=a,leaseStartDate=st,leaseEndDate=en,contractRent=m,charges=[('Monthly Cost Recovery',cr),('Monthly Other Income',ot)],rentSteps=steps,section='Occupied Suites',statusText='Occupied')
        if t.startswith('Wok'):
            r['leaseEndDate']='MTM'; r['rentSteps']=[]
        rows.append(r); pr.append((r,psf))
    c=canvas.Canvas(doc(name),pagesize=landscape(letter)); W,H=landscape(letter)
    X=dict(b=30,s=62,n=112,rs=262,ex=312,sf=376,mb=440,ps=482,cr=548,oi=608,cat=622,dt=650,ma=722,fp=760)
    pg=[0]
    f=lambda v:f'{v:,.2f}'
    def head():
        pg[0]+=1
        c.setFont('Helvetica',7)
        c.drawString(30,H-28,'Database:   ROOKWOOD'); c.drawString(30,H-38,'Bldg Status:   Active only')
        c.setFont('Helvetica-Bold',10); c.drawCentredString(W/2,H-28,'Rent Roll')
        c.setFont('Helvetica',8); c.drawCentredString(W/2,H-39,'Kestrel Crossing'); c.drawCentredString(W/2,H-49,'2/28/2026')
        c.setFont('Helvetica',7); c.drawRightString(760,H-28,f'Page:   {pg[0]}'); c.drawRightString(760,H-38,'Date:   3/4/2026'); c.drawRightString(760,H-48,'Time:   04:41 PM')
        c.setFont('Helvetica-Bold',6.6); y=H-72
        for k,a,l1,l2,al in [('b',0,'Bldg','Id','l'),('s',0,'Suit','Id','l'),('n',0,'','Occupant Name','l'),('rs',0,'','Rent Start','l'),('ex',0,'','Expiration','l'),('sf',0,'GLA','Sqft','r'),('mb',0,'Monthly','Base Rent','r'),('ps',0,'Annual','Rate PSF','r'),('cr',0,'Monthly','Cost Recovery','r'),('oi',0,'Monthly','Other Income','r'),('cat',0,'','Cat','l'),('dt',0,'','Date','l'),('ma',0,'Monthly','Amount','r'),('fp',0,'','PSF','r')]:
            g=c.drawString if al=='l' else c.drawRightString
            g(X[k],y,l1); g(X[k],y-8,l2)
        c.drawCentredString(690,y+10,'------- Future Rent Increases -------')
        c.setLineWidth(.7); c.line(30,y-12,760,y-12)
        return y-24
    y=head(); sec=None
    for r,psf in pr:
        need=9*max(1,len(r.get('rentSteps') or []),2 if len(r['tenantName'] or '')>34 else 1)+5
        if y-need<60: c.showPage(); y=head()
        if r['section']!=sec:
            sec=r['section']; c.setFont('Helvetica-Bold',7.5); c.drawString(30,y,sec); y-=12
        c.setFont('Helvetica',6.8)
        c.drawString(X['b'],y,'4110'); c.drawString(X['s'],y,r['unit'])
        c.drawRightString(X['sf'],y,f"{r['area']:,}")
        yy=y
        if r['tenantName'] is None: c.drawString(X['n'],y,'Vacant')
        else:
            n=r['tenantName']
            if len(n)>34:
                i=n.rfind(' ',0,34); c.drawString(X['n'],y,n[:i]); c.drawString(X['n'],y-8,n[i+1:]); yy=y-9
            else: c.drawString(X['n'],y,n)
            fm=lambda d:d if isinstance(d,str) else f'{d.month}/{d.day}/{d.year}'
            c.drawString(X['rs'],y,fm(r['leaseStartDate'])); c.drawString(X['ex'],y,fm(r['leaseEndDate']))
            c.drawRightString(X['mb'],y,f(r['contractRent'])); c.drawRightString(X['ps'],y,f(psf))
            c.drawRightString(X['cr'],y,f(r['charges'][0][1])); c.drawRightString(X['oi'],y,f(r['charges'][1][1]))
            y2=y
            for d,a in r['rentSteps']:
                c.drawString(X['cat'],y2,'RNT'); c.drawString(X['dt'],y2,fm(d)); c.drawRightString(X['ma'],y2,f(a)); c.drawRightString(X['fp'],y2,f(a*12/r['area'])); y2-=9
            yy=min(yy,y2+9 if r['rentSteps'] else yy)
        y=yy-13
    if y<150: c.showPage(); y=head()
    occ=[r for r in rows if r['tenantName']]; v=[r for r in rows if not r['tenantName']]
    oa=sum(r['area'] for r in occ); va=sum(r['area'] for r in v); ta=oa+va
    tb=sum(r['contractRent'] for r in occ); tc=sum(r['charges'][0][1] for r in occ); to=sum(r['charges'][1][1] for r in occ)
    c.line(262,y+7,612,y+7); c.setFont('Helvetica-Bold',7)
    L=[('Occupied Sqft:',oa/ta,len(occ),oa),('Leased/Unoccupied Sqft:',0,0,0),('Vacant Sqft:',va/ta,len(v),va),('Total Sqft:',None,len(rows),ta)]
    c.drawString(112,y,'Totals:')
    for i,(l,p,n,a) in enumerate(L):
        c.drawRightString(250,y,l)
        if p is not None: c.drawRightString(285,y,f'{p*100:.2f}%')
        c.drawRightString(325,y,f'{n} Units'); c.drawRightString(X['sf'],y,f'{a:,}')
        if i in(0,3): c.drawRightString(X['mb'],y,f(tb)); c.drawRightString(X['cr'],y,f(tc)); c.drawRightString(X['oi'],y,f(to))
        y-=11
    c.save()
    save(name,'Kestrel Crossing',asof,rows,len(rows),len(occ),len(v),'RETAIL','property accountant','MRI-like commercial system export, future increases side by side',printed={'area':ta,'contractRent':tb,'chg:Monthly Cost Recovery':tc,'chg:Monthly Other Income':to})
# ---------------------------------------------------------------- 2: OM medical
def d2():
    R=random.Random(5602); name='Larkspur_Medical_OM_p14-16.pdf'
    data=[('110','Larkspur Women\'s Health','OB/GYN group',6820,'Apr-17','Mar-29',27.5,'NNN'),('120','Cascadia Imaging Partners','Diagnostic imaging; 6 locations',5410,'Nov-20','Oct-30',31,'NNN'),('130',None,'Second-generation exam space',2290,None,None,None,None),('140','Trellis Pharmacy','',1480,'Jan-22','Dec-26',33.25,'NNN'),
    ('200','Summit Ridge Orthopedics','12-physician practice',9150,'Jul-18','Jun-33',28.75,'NNN'),('210','Evergreen Sleep Lab','',1925,'Feb-23','Jan-28',25,'MG'),('215','Dr. P. Oduyale, DDS','Pediatric dentistry',1610,'Sep-21','Aug-26',26.4,'MG'),('220','Riverstone Hospital System','Cardiology outpatient; credit tenant',7700,'May-24','Apr-36',30.1,'NNN'),('230','Clarity Hearing Center','',1180,'Jun-24','MTM',22,'MG'),
    ('300','Northgate Physical Therapy','3 locations',4360,'Oct-19','Sep-29',24.85,'NNN'),('310',None,'Shell condition',3075,None,None,None,None),('320','Meridian Behavioral Associates','',3540,'Mar-25','Feb-32',26.75,'NNN'),('330','Allergy & Sinus Specialists','',2210,'Dec-22','Nov-27',27.9,'MG')]
    incr={'110':('Apr-26',3),'120':('Nov-26',2.5),'140':None,'200':('Jul-26',2.5),'210':('Feb-27',3),'215':None,'220':('May-26',2),'230':None,'300':('Oct-26',3),'320':('Mar-27',2.75),'330':('Dec-26',3)}
    rows=[];
    for s,t,sub,a,b,e,p,lt in data:
        r=dict(unit=s,area=a,tenantName=t,statusText='Available' if not t else 'Occupied')
        if t:
            r.update(leaseStartDate=b,leaseEndDate=e,annualRent=float(round(a*p)))
            if incr[s]: d,g=incr[s]; r['rentSteps']=[(d,round(r['annualRent']*(1+g/100)),'year')]
        rows.append(r)
    c=canvas.Canvas(doc(name),pagesize=landscape(letter)); W,H=landscape(letter)
    G=colors.HexColor('#1f4e46'); G2=colors.HexColor('#e6efec'); O=colors.HexColor('#c8963e')
    # divider page
    c.setFillColor(G); c.rect(0,0,W,H,fill=1,stroke=0); c.setFillColor(O); c.rect(60,H/2-4,180,3,fill=1,stroke=0)
    c.setFillColor(colors.white); c.setFont('Times-Bold',34); c.drawString(60,H/2+14,'FINANCIAL ANALYSIS'); c.setFont('Times-Roman',16); c.drawString(60,H/2-30,'Larkspur Medical Pavilion   |   2700 Larkspur Parkway'); c.setFont('Helvetica',9); c.drawString(60,40,'Halvorsen Crane Healthcare Advisors  -  Confidential Offering Memorandum'); c.showPage()
    # rr page
    c.setFillColor(G); c.setFont('Times-Bold',22); c.drawString(40,H-50,'Rent Roll'); c.setFont('Helvetica',9); c.setFillColor(colors.grey); c.drawString(140,H-50,'as of January 1, 2026'); c.drawRightString(W-40,H-50,'LARKSPUR MEDICAL PAVILION')
    c.setFillColor(O); c.rect(40,H-60,W-80,1.6,fill=1,stroke=0)
    y=H-78; cols=[44,86,282,330,388,448,520,566,640,712]
    c.setFillColor(G); c.rect(40,y-24,W-80,32,fill=1,stroke=0); c.setFillColor(colors.white); c.setFont('Helvetica-Bold',7.5)
    hd=[('STE','','l',44),('TENANT','','l',80),('RENTABLE','SF','r',300),('PRO','RATA','r',342),('LEASE','START','c',378),('LEASE','END','c',424),('ANNUAL','BASE RENT','r',500),('RENT','PER SF','r',548),('NEXT INCREASE','DATE  /  ANNUAL RENT','c',614),('LEASE','TYPE','c',684),('TERM','REM. (YRS)','r',748)]
    for a,b,al,x in hd:
        g={'l':c.drawString,'r':c.drawRightString,'c':c.drawCentredString}[al]
        if b: g(x,y-2,a); g(x,y-14,b)
        else: g(x,y-8,a)
    y-=44; tot=sum(r['area'] for r in rows)
    for i,(r,dd) in enumerate(zip(rows,data)):
        if i%2: c.setFillColor(G2); c.rect(40,y-10,W-80,27,fill=1,stroke=0)
        c.setFillColor(colors.black); c.setFont('Helvetica',8.5); yy=y+3
        c.drawString(44,yy,r['unit']); c.drawRightString(300,yy,f"{r['area']:,}"); c.drawRightString(342,yy,f"{r['area']/tot*100:.1f}%")
        if r['tenantName']:
            c.setFont('Helvetica-Bold',8.5); c.drawString(80,yy,r['tenantName']); c.setFont('Helvetica',8.5)
            c.drawCentredString(378,yy,r['leaseStartDate']); c.drawCentredString(424,yy,r['leaseEndDate']); c.drawRightString(500,yy,f"${r['annualRent']:,.0f}"); c.drawRightString(548,yy,f"${dd[6]:.2f}")
            if r.get('rentSteps'): d,a,_=r['rentSteps'][0]; c.drawString(568,yy,d); c.drawRightString(656,yy,f'${a:,.0f}')
            else: c.drawCentredString(614,yy,'None')
            c.drawCentredString(684,yy,dd[7])
            e=dd[5]
            if e!='MTM':
                mo='Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split().index(e[:3])+1; yr=2000+int(e[-2:]); c.drawRightString(748,yy,f'{(yr-2026)+mo/12:.1f}')
            else: c.drawRightString(748,yy,'n/a')
        else:
            c.setFont('Helvetica-Oblique',8.5); c.drawString(80,yy,'AVAILABLE')
        if dd[2]: c.setFont('Helvetica-Oblique',6.5); c.setFillColor(colors.grey); c.drawString(80,yy-9,dd[2])
        y-=27
    c.setFillColor(G); c.rect(40,y-4,W-80,18,fill=1,stroke=0); c.setFillColor(colors.white); c.setFont('Helvetica-Bold',8.5)
    ar=sum(r.get('annualRent',0) for r in rows); oa=sum(r['area'] for r in rows if r['tenantName'])
    c.drawString(44,y+2,'TOTAL / WEIGHTED AVERAGE'); c.drawRightString(300,y+2,f'{tot:,}'); c.drawRightString(342,y+2,'100.0%'); c.drawRightString(500,y+2,f'${ar:,.0f}'); c.drawRightString(548,y+2,f'${ar/oa:.2f}')
    y-=18
    c.setFillColor(colors.black); c.setFont('Helvetica',8); c.drawString(44,y,f'Occupied: {oa:,} SF ({oa/tot*100:.1f}%)      Available: {tot-oa:,} SF ({(tot-oa)/tot*100:.1f}%)')
    c.setFont('Helvetica',6); c.setFillColor(colors.grey); c.drawString(44,24,'Information herein was obtained from sources deemed reliable; no warranty is made as to its accuracy. MG = modified gross, 2024 base year.'); c.drawRightString(W-40,24,'15'); c.showPage()
    # narrative page
    c.setFillColor(G); c.setFont('Times-Bold',22); c.drawString(40,H-50,'Lease Highlights'); c.setFillColor(O); c.rect(40,H-60,W-80,1.6,fill=1,stroke=0); c.setFillColor(colors.black)
    tx=c.beginText(40,H-90); tx.setFont('Helvetica',10); tx.setLeading(17)
    for l in ['-  Riverstone Hospital System (investment grade) anchors the second floor through 2036 with two 5-year renewal options at 95% of market.','-  NNN tenants reimburse a pro rata share of operating expenses, property taxes and insurance; management fee capped at 4%.','-  Clarity Hearing Center occupies suite 230 month to month; conversations on a three-year renewal are under way.','-  Ownership has invested $1.4 million since 2021: roof, chillers, lobby and elevator modernization.','-  Market asking rent for the vacant suites is $27.00 to $29.00 per square foot, net.']: tx.textLine(l)
    c.drawText(tx); c.drawRightString(W-40,24,'16'); c.save()
    n=len(rows); o=sum(1 for r in rows if r['tenantName'])
    save(name,'Larkspur Medical Pavilion',D(2026,1,1),rows,n,o,n-o,'OFFICE','investment sales broker','offering memorandum page, month-year dates, annual rents',printed={'area':tot,'annualRent':ar})
# ---------------------------------------------------------------- 3: PSA exhibit typed, fpdf2 times
def d3():
    from fpdf import FPDF
    from fpdf.enums import TableBordersLayout
    R=random.Random(5603); name='PSA_Exhibit_C_Schedule_of_Leases.pdf'
    P=[('1','Stonefield Plaza pad, 1184 W. Hadley Ave., Terre Haute, IN','Burger Barn of Wabash, LLC','Franchisee of Burger Barn',3120,'Ten (10) years from 06/01/2019','05/31/2029',131040,10920,10920),
    ('2','602 Route 41 South, Sullivan, IN','Dollar Orchard Stores, Inc.','',9100,'Fifteen (15) years from 09/15/2016','09/30/2031',96460,8038.33,None),
    ('3','77 Depot Street, Paris, IL','Prairie Rx Drug Co.','Guaranty: Prairie Rx Holdings Corp.',13650,'Twenty (20) years from 02/01/2009','01/31/2029',311220,25935,None),
    ('4','2250 Lincoln Trail, Robinson, IL','Dollar Orchard Stores, Inc.','',9026,'Fifteen (15) years from 11/01/2018','10/31/2033',94773,7897.75,None),
    ('5','915 N. Kimmel Rd., Vincennes, IN','QuickLane Express Wash, LLC','Personal guaranty of principals',4480,'Twenty (20) years from 04/01/2022','03/31/2042',188160,15680,31360),
    ('6','3301 E. Wabash Ave., Terre Haute, IN','Tread Harbor Tire Centers, Inc.','',7560,'Ten (10) years from 07/01/2017','06/30/2027',113400,9450,9450),
    ('7','48 Marketplace Blvd., Mattoon, IL','Mattress Acre #31','',5200,'Five (5) years from 01/01/2024','12/31/2028',83200,6933.33,6933.33),
    ('8','48-B Marketplace Blvd., Mattoon, IL','(Vacant)','Formerly Video Vault',2640,'','',None,None,None),
    ('9','1410 Charleston Ave., Mattoon, IL','First Cornbelt Bank','Ground lease',3050,'Thirty (30) years from 08/01/2011','07/31/2041',76500,6375,0),
    ('10','510 S. Banker St., Effingham, IL','Feather & Fry Chicken, Inc.','Corporate',2710,'Fifteen (15) years from 12/01/2020','11/30/2035',121950,10162.5,None),
    ('11','1807 Keller Drive, Effingham, IL','Illini Urgent Care, P.C.','Guaranty: Illini Physicians Group',6100,'Ten (10) years from 05/15/2021','05/31/2031',170800,14233.33,14233.33),
    ('12','220 W. Jourdan St., Newton, IL','Dollar Orchard Stores, Inc.','',9014,'Fifteen (15) years from 03/01/2020','02/28/2035',97351.2,8112.6,None),
    ('13','6 Plaza Drive, Olney, IL','Sprout & Barrow Pet Supply, LLC','',8200,'month-to-month','',73800,6150,3500),
    ('14','1900 S. West St., Olney, IL','Hometown Auto Parts Corp.','',6889,'Fifteen (15) years from 10/01/2014','09/30/2029',75779,6314.92,None)]
    class Pdf(FPDF):
        def header(self):
            self.set_font('Times','',9); self.cell(0,5,'Purchase and Sale Agreement - Wabash Valley Net Lease Portfolio',align='R',new_x='LMARGIN',new_y='NEXT'); self.ln(2)
        def footer(self):
            self.set_y(-14); self.set_font('Times','',9); self.cell(0,5,f'Exhibit C - {self.page_no()}',align='C')
    p=Pdf(format='letter'); p.set_margins(18,15,18); p.add_page()
    p.set_font('Times','B',13); p.cell(0,7,'EXHIBIT C',align='C',new_x='LMARGIN',new_y='NEXT'); p.cell(0,7,'SCHEDULE OF LEASES AND SECURITY DEPOSITS',align='C',new_x='LMARGIN',new_y='NEXT')
    p.set_font('Times','',11); p.ln(2)
    p.multi_cell(0,5.2,'The following is a true, correct and complete list of all Leases affecting the Property as of October 31, 2025 (the "Rent Roll Date"). Except as noted, no tenant has paid rent more than one month in advance, and all Leases are in full force and effect.',new_x='LMARGIN',new_y='NEXT'); p.ln(3)
    rows=[]; p.set_font('Times','',9)
    f=lambda v:'' if v is None else f'${v:,.2f}'
    with p.table(col_widths=(8,40,40,15,30,22,24,22),text_align=('CENTER','LEFT','LEFT','RIGHT','LEFT','CENTER','RIGHT','RIGHT'),line_height=4.3,padding=1) as t:
        h=t.row()
        for x in ['Site','Premises','Lessee','Bldg. sq. ft.','Primary term','Term expires','Fixed rent (per year / per month)','Deposit held']: h.cell(x)
        for s,pr,te,no,a,tm,ex,an,mo,dep in P:
            r=t.row(); vac=te.startswith('(')
            r.cell(s); r.cell(pr); r.cell(te+('\n'+no if no else '')); r.cell(f'{a:,}'); r.cell(tm); r.cell(ex); r.cell('' if an is None else f(an)+'\n'+f(mo)); r.cell('' if vac else ('None' if dep is None else f(dep)))
            q=dict(unit=s,propertyName=pr,area=a,annualRent=an,contractRent=mo,deposit=dep)
            if vac: q['statusText']='Vacant'
            else:
                q['tenantName']=te; q['statusText']='Occupied'
                if 'from' in tm: m=tm[-10:]; q['leaseStartDate']=f'{m[6:]}-{m[:2]}-{m[3:5]}'; q['leaseEndDate']=f'{ex[6:]}-{ex[:2]}-{ex[3:5]}'
            rows.append(q)
        r=t.row(); p.set_font('Times','B',9)
        S=lambda k:sum(x[k] or 0 for x in rows)
        r.cell(''); r.cell('Totals'); r.cell(''); r.cell(f"{S('area'):,}"); r.cell(''); r.cell(''); r.cell(f(S('annualRent'))+'\n'+f(S('contractRent'))); r.cell(f(S('deposit')))
    p.ln(4); p.set_font('Times','',10)
    p.multi_cell(0,5,'Notes.  (a) Site 9 is a ground lease; improvements are owned by the lessee.  (b) Site 13 held over after expiration of its term on 04/30/2025 and pays the rent shown on a month-to-month basis.  (c) Sites 2, 4 and 12 are leased under substantially identical forms; rent increases ten percent (10%) at the beginning of each renewal term.',new_x='LMARGIN',new_y='NEXT')
    p.ln(8); p.cell(0,5,'Seller\'s initials: ________          Purchaser\'s initials: ________')
    p.output(doc(name))
    save(name,'Wabash Valley Net Lease Portfolio',D(2025,10,31),rows,14,13,1,'RETAIL','seller\'s counsel','PSA exhibit in Times, wrapped ruled cells, annual over monthly rent in one cell',hard=True,printed={'area':S('area'),'annualRent':S('annualRent'),'contractRent':S('contractRent'),'deposit':S('deposit')})
# ---------------------------------------------------------------- 4: self storage PDF
def d4():
    R=random.Random(5604); name='StowAway_Millbrook_Rent_Roll.pdf'
    groups=[('5 x 5 Interior CC',25,48,38,'A',1),('5 x 10 Interior CC',50,79,46,'A',101),('10 x 10 Interior CC',100,139,34,'B',1),('10 x 10 Drive-Up',100,124,40,'C',1),('10 x 20 Drive-Up',200,189,30,'D',1),('10 x 30 Drive-Up',300,249,14,'D',101),('Outdoor Parking 12 x 30',360,85,12,'P',1)]
    c=canvas.Canvas(doc(name),pagesize=letter); W,H=letter; pg=[0]
    X=[36,72,96,236,286,336,384,432,478,524,576]
    def head():
        pg[0]+=1
        c.setFont('Helvetica-Bold',12); c.drawString(36,H-36,'StowAway Storage - Millbrook'); c.setFont('Helvetica',8); c.drawString(36,H-47,'418 Tannery Road, Millbrook'); c.drawRightString(576,H-36,'Rent Roll by Unit Type'); c.drawRightString(576,H-47,'For 12/31/2025')
        y=H-64; c.setFillColor(colors.lightgrey); c.rect(34,y-4,544,12,fill=1,stroke=0); c.setFillColor(colors.black); c.setFont('Helvetica-Bold',7)
        for i,(h,al) in enumerate([('Unit','l'),('Area','r'),('Tenant','l'),('Moved In','r'),('Paid Thru','r'),('Std Rate','r'),('Rent','r'),('Insur.','r'),('Discount','r'),('Balance','r')]):
            x=[36,90,98,262,312,356,402,444,490,574][i]
            (c.drawString if al=='l' else c.drawRightString)(x,y,h)
        c.setFont('Helvetica',6); c.drawString(36,24,'Run by: mgr_millbrook   1/2/2026 8:07:52 AM'); c.drawRightString(576,24,f'Page {pg[0]} of 4')
        return y-14
    y=head(); rows=[]; xs=[36,90,98,262,312,356,402,444,490,574]
    f=lambda v:f'{v:,.2f}'
    summary=[]
    def put(vals,font='Helvetica',sz=7):
        c.setFont(font,sz)
        for i,v in enumerate(vals):
            if v is None: continue
            (c.drawString if i in(0,2) else c.drawRightString)(xs[i],y,v)
    for g,a,std,n,px,st in groups:
        if y<80: c.showPage(); y=head()
        c.setFont('Helvetica-BoldOblique',8); c.drawString(36,y,g); y-=11
        gr=[]
        for k in range(n):
            u=f'{px}{st+k:03d}'; x=R.random()
            r=dict(unit=u,area=a,unitType=g,marketRent=float(std),section=g)
            if x<.11: r['statusText']='VACANT'
            elif x<.13: r['statusText']='UNRENTABLE'
            else:
                mi=D(R.randint(2017,2025),R.randint(1,12),R.randint(1,28)); 
                rent=float(round(std*R.choice([.85,.9,1,1,1.05,1.12,1.2])))
                ins=R.choice([0,0,12,12,15,21]); dis=R.choice([0]*9+[-10.,-20.])
                bal=R.choice([0]*8+[rent+ins,rent*2+ins*2+20,-5.5,-rent])
                r.update(tenantName=person(R),moveInDate=mi,contractRent=rent,charges=[('Insur.',float(ins)),('Discount',float(dis))],balance=float(bal),statusText='Occupied')
            if px=='A' and k==0 and st==1:
                r=dict(unit=u,area=a,unitType=g,marketRent=float(std),section=g,tenantName='** Company Unit - Office **',contractRent=0.0,charges=[('Insur.',0.),('Discount',0.)],balance=0.0,statusText='Company Unit',moveInDate=D(2017,5,1))
            gr.append(r)
            if y<52: c.showPage(); y=head()
            if 'tenantName' in r:
                pt=D(2026,1,R.randint(1,28)) if r['balance']<=0 else D(2025,R.choice([10,11]),R.randint(1,28))
                m=r['moveInDate']
                fm=lambda d:f'{d.month:02d}/{d.day:02d}/{d.year%100:02d}'
                b=r['balance']
                put([u,str(a),r['tenantName'],fm(m),None if r['statusText']=='Company Unit' else fm(pt),f(std),f(r['contractRent']),f(r['charges'][0][1]),f(r['charges'][1][1]),f(b) if b>=0 else f'({f(-b)})'])
            else: put([u,str(a),r['statusText'],None,None,f(std)])
            y-=9.4
        S=lambda k:sum(q.get(k) or 0 for q in gr)
        ins=sum(q['charges'][0][1] for q in gr if 'charges' in q); ds=sum(q['charges'][1][1] for q in gr if 'charges' in q)
        if y<64: c.showPage(); y=head()
        y-=2; c.line(330,y+8,576,y+8)
        put([None,None,f'{n} units  {g}',None,None,f(S('marketRent')),f(S('contractRent')),f(ins),f(ds),f(S('balance'))],'Helvetica-Bold'); y-=18
        o=sum(1 for q in gr if q['statusText'] in('Occupied',)); v=sum(1 for q in gr if q['statusText']=='VACANT')
        summary.append((g,n,o,v,n-o-v,S('area'),S('marketRent'),S('contractRent'),ins,ds,S('balance'))); rows+=gr
    if y<210: c.showPage(); y=head()
    t=[sum(s[i] for s in summary) for i in range(1,11)]
    put([None,None,'Grand Total',None,None,f(t[5]),f(t[6]),f(t[7]),f(t[8]),f(t[9])],'Helvetica-Bold',7.5); y-=24
    c.setFont('Helvetica-Bold',8); c.drawString(36,y,'Occupancy Recap'); y-=12; c.setFont('Helvetica-Bold',7)
    px=[36,220,270,320,390,450]
    for x,h in zip(px,['Unit Type','Total','Occupied','Vacant','Unrent/Company','Area']): (c.drawString if x==36 else c.drawRightString)(x,y,h)
    y-=10; c.setFont('Helvetica',7)
    for s in summary+[('All',)+tuple(t)]:
        for x,v in zip(px,s[:6]): (c.drawString if x==36 else c.drawRightString)(x,y,str(v) if x==36 else f'{v:,}')
        y-=9.5
    c.save(); print('pages',pg[0])
    save(name,'StowAway Storage - Millbrook',D(2025,12,31),rows,t[0],t[1],t[2],'SELF_STORAGE','self-storage manager','storage system report grouped by size with subtotals, 200+ rows',printed={'marketRent':t[5],'contractRent':t[6],'chg:Insur.':t[7],'chg:Discount':t[8],'balance':t[9]})
for g in (d1,d2,d3,d4): g()
