# PDFs 5-8
from make_pdf1 import *
from reportlab.platypus import SimpleDocTemplate,Table,TableStyle,Paragraph,Spacer
from reportlab.lib.styles import ParagraphStyle
D='/usr/share/fonts/truetype/dejavu/'
for n,f in dict(DC='DejaVuSansCondensed',DCB='DejaVuSansCondensed-Bold').items(): pdfmetrics.registerFont(TTFont(n,D+f+'.ttf'))

# ---------------------------------------------------------------- 5  mixed-use, departments consolidated
def d5():
    R=random.Random(4205)
    # base: apartments, retail, garage, hotel, eliminations ; derived: + consolidated
    def dv(b,n): return list(b)+[sum(x or 0 for x in b)]
    s=S('Consolidating Statement of Operations','Wexford Junction','2024-01-01','2024-12-31',['Apartments','Retail','Garage','Hotel','Eliminations','Consolidated'],dv,zero='null')
    j=lambda v: None if v is None else int(round(v*(1+R.uniform(-.04,.04))))
    def L(lab,a=None,r=None,g=None,h=None,e=None,nat='E',d=1): return s.l(lab,[j(a),j(r),j(g),j(h),e],nat=nat,d=d)
    N=None
    s.h('REVENUE',d=0); s.h('Rental',d=1)
    x=[L('Gross potential rent',6412000,1388000,nat='I',d=2),L('Vacancy during lease-up',-2710000,-391000,nat='I',d=2),L('Concessions and abatements',-604000,-118500,nat='I',d=2),L('Straight-line rent adjustment',N,61400,nat='I',d=2),L('Uncollectible rent',-38800,-4100,nat='I',d=2)]
    a=s.t('Net rental revenue',x,nat='I',d=1,blank=1)
    s.h('Recoveries and tenant services',d=1)
    x=[L('Utility recoveries',188400,64200,nat='I',d=2),L('Common area maintenance recoveries',N,212700,nat='I',d=2),L('Real estate tax recoveries',N,131900,nat='I',d=2),L('Resident fees',241600,nat='I',d=2)]
    b=s.t('Total recoveries and tenant services',x,nat='I',d=1,blank=1)
    s.h('Hotel departments',d=1)
    x=[L('Rooms',h=5988000,nat='I',d=2),L('Food and beverage',h=1644000,nat='I',d=2),L('Other operated departments',h=211000,nat='I',d=2)]
    c_=s.t('Total hotel revenue',x,nat='I',d=1,blank=1)
    s.h('Parking',d=1)
    rp=218400
    x=[L('Transient parking',g=611000,nat='I',d=2),L('Monthly permits',g=472000,nat='I',d=2),s.l('Hotel valet, intercompany',[N,N,rp,N,-rp],nat='I',d=2)]
    p=s.t('Total parking revenue',x,nat='I',d=1,blank=1)
    ti=s.t('TOTAL REVENUE',[a,b,c_,p],nat='I',kind='TOTAL',d=0,key='total_income')
    s.h('OPERATING EXPENSES',d=0); s.h('Departmental',d=1)
    x=[L('Rooms expense',h=1502000,d=2),L('Food and beverage expense',h=1339000,d=2),L('Other departmental expense',h=118000,d=2),s.l('Valet charge from garage',[N,N,N,rp,-rp],d=2)]
    q=[s.t('Total departmental',x,d=1,blank=1)]
    s.h('Operating and maintenance',d=1)
    x=[L('Payroll and benefits',688000,71500,244000,812000,d=2),L('Repairs and maintenance',121600,44100,38200,266000,d=2),L('Cleaning and waste',88400,39800,17500,N,d=2),L('Utilities',312000,81700,46300,338000,d=2),L('Security',96500,32100,58700,41200,d=2)]
    q.append(s.t('Total operating and maintenance',x,d=1,blank=1))
    s.h('Administrative and marketing',d=1)
    x=[L('Sales, leasing and marketing',356000,64500,8200,541000,d=2),L('General and administrative',144000,21900,19600,602000,d=2),L('Franchise fees',h=411000,d=2),L('Management fees',152000,38600,32500,235000,d=2),L('Professional fees',48200,26400,4100,37900,d=2)]
    q.append(s.t('Total administrative and marketing',x,d=1,blank=1))
    s.h('Fixed charges',d=1)
    x=[L('Real estate taxes',702000,166000,91000,318000,d=2),L('Property insurance',211000,37400,42900,124000,d=2),L('Master association dues',64000,18500,12600,29800,d=2)]
    q.append(s.t('Total fixed charges',x,d=1,blank=1))
    te=s.t('TOTAL OPERATING EXPENSES',q,kind='TOTAL',d=0,key='total_operating_expenses')
    noi=s.t('NET OPERATING INCOME',[ti,te],nat='I',kind='TOTAL',signs=[1,-1],d=0,key='noi')
    s.h('OTHER (INCOME) AND EXPENSE',d=0)
    x=[L('Construction loan interest',2466000,488000,402000,1911000,d=1),L('Interest paid from interest reserve',-1610000,-244000,-188000,-955000,d=1),L('Amortization of loan costs',144000,31000,22500,98000,d=1),L('Depreciation',1822000,366000,341000,1288000,d=1),L('Interest income on reserves',-41200,-6100,-3300,-18800,d=1)]
    ot=s.t('Total other, net',x,d=0,blank=1)
    s.t('NET INCOME (LOSS)',[noi,ot],nat='I',kind='TOTAL',signs=[1,-1],d=0,key='net_income')
    W,H=letter; c=canvas.Canvas(DOC+'/wexford_junction_consolidating_2024.pdf',pagesize=letter,invariant=1)
    xs=[248,311,370,432,494,562]
    def head(p):
        c.setFont('Times-Bold',12); c.drawCentredString(W/2,H-52,'WEXFORD JUNCTION HOLDINGS, LLC'); c.setFont('Times-Roman',10)
        c.drawCentredString(W/2,H-66,'(Wexford Junction - apartments, retail, garage and hotel)'); c.setFont('Times-Bold',10.5); c.drawCentredString(W/2,H-81,'Consolidating Statement of Operations'); c.setFont('Times-Roman',10); c.drawCentredString(W/2,H-94,'Year Ended December 31, 2024'+('' if p==1 else ' (continued)'))
        c.setFont('Times-Bold',8.5)
        for x,t in zip(xs,['Apartments','Retail','Garage','Hotel','Eliminations','Consolidated']): c.drawRightString(x,H-120,t); c.setLineWidth(.6); c.line(x-50,H-123,x,H-123)
        c.setFont('Times-Italic',8); c.drawCentredString(W/2,40,'Unaudited. See accompanying accountants\' compilation report.'); c.setFont('Times-Roman',9); c.drawCentredString(W/2,27,f'- {p+2} -')
    p=1; head(1); y=H-138; first=True
    for i,r in enumerate(s.rows):
        if r['label']=='Administrative and marketing': c.showPage(); p=2; head(2); y=H-138
        if r['type']=='HEADING' and r['depth']==0 and i: y-=6
        f='Times-Bold' if r['depth']==0 else 'Times-Roman'; c.setFont(f,8.8); c.drawString(42+r['depth']*9,y,r['label'])
        if r['type']!='HEADING':
            cur=first or r['type']=='TOTAL'; first=False
            for x,v in zip(xs,r['vals']):
                if r['items']: c.setLineWidth(.4); c.line(x-48,y+9,x,y+9)
                if v is None: continue
                t=fmt(v,zero='-'); c.drawRightString(x+(2.9 if v<0 else 0),y,t)
                if cur: c.drawString(x-49,y,'$')
                if r['label'] in('NET INCOME (LOSS)',): c.line(x-48,y-2.5,x,y-2.5); c.line(x-48,y-4.3,x,y-4.3)
        y-=12.4
        if r['items']: y-=3.5
    c.save(); save('wexford_junction_consolidating_2024.pdf','MIXED_USE','OPERATING_STATEMENT','outside accountant','compiled consolidating statement, serif, departments side by side with eliminations, blanks where not applicable',True,s)

# ---------------------------------------------------------------- 6  fund, projects side by side
def d6():
    R=random.Random(4206)
    P=[('Alder\nGlen','Lease-up',288,.46),('Brightwater\nYards','Lease-up',196,.63),('Canal\nWorks','Stabilized',342,.945),('Delancey\nMill','Stabilized',164,.957),('Eastmark\nPhase II','Lease-up',254,.21),('Fulton\nStation','Stabilized',310,.938)]
    nm=[p[0].replace('\n',' ') for p in P]
    dv=lambda b,n:list(b)+[sum(b)]
    s=S('Project Operating Summary','Northlake Residential Builders Fund III, L.P.','2025-01-01','2025-03-31',nm+['Fund Total'],dv)
    def q(kind,base,sd=.05):
        o=[]
        for _,st,u,oc in P:
            f=1+R.gauss(0,sd)
            v={'gpr':u*2010*3*f,'u':u*base*3*f,'o':u*oc*base*3*f,'lu':(u*base*3*f if st=='Lease-up' else 0),'lx':(u*base*3*f if st!='Lease-up' else 0)}[kind]; o.append(v)
        return o
    s.h('Revenue',d=0)
    g=s.l('Potential rent',q('gpr',0,.08),nat='I',d=1); gb=s.rows[g]['base']
    x=[g,s.l('Vacancy',[-v*(1-p[3]) for v,p in zip(gb,P)],nat='I',d=1),s.l('Lease-up concessions',[-v for v in q('lu',171)],nat='I',d=1),s.l('Renewal discounts',[-v for v in q('lx',14)],nat='I',d=1),s.l('Bad debt',[-v for v in q('o',17,.3)],nat='I',d=1)]
    a=s.t('Net rental revenue',x,nat='I',d=1)
    x=[s.l('Parking and storage',q('o',88,.2),nat='I',d=1),s.l('Utility reimbursements',q('o',74,.1),nat='I',d=1),s.l('Other fees',q('o',61,.2),nat='I',d=1)]
    b=s.t('Other revenue',x,nat='I',d=1)
    ti=s.t('Total revenue',[a,b],nat='I',kind='TOTAL',d=0,key='total_income')
    s.h('Controllable expenses',d=0)
    x=[s.l(l,q(*k),d=1) for l,k in [('On-site payroll',('u',148,.08)),('Leasing incentive payroll',('lu',32)),('Marketing',('u',37,.3)),('Administrative',('u',22,.15)),('Repairs and supplies',('o',34,.2)),('Turnover',('lx',26,.2)),('Contract services',('u',31,.15)),('Utilities',('u',96,.1))]]
    c1=s.t('Total controllable',x,d=1)
    s.h('Non-controllable expenses',d=0)
    x=[s.l('Management fees',[max(.03*v,22500) for v in s.rows[ti]['base']],d=1),s.l('Real estate taxes',q('u',214,.15),d=1),s.l('Insurance',q('u',58,.1),d=1)]
    c2=s.t('Total non-controllable',x,d=1)
    te=s.t('Total operating expenses',[c1,c2],kind='TOTAL',d=0,key='total_operating_expenses')
    noi=s.t('Net operating income',[ti,te],nat='I',kind='TOTAL',signs=[1,-1],d=0,key='noi')
    s.h('Financing',d=0)
    i=s.l('Interest expense',q('u',840,.1),d=1); w=s.l('Interest reserve draws',[-v for v in q('lu',690)],d=1); sw=s.l('Swap settlements (received) paid',[-x for x in q('u',41,.3)],d=1)
    f=s.t('Net financing cost',[i,w,sw],d=1)
    s.h('Capital',d=0); cx=[s.l('Replacement reserves',q('lx',25,0),d=1),s.l('Punch-list and warranty',q('lu',19,.5),d=1)]; ct=s.t('Total capital',cx,d=1)
    s.t('Cash flow before distributions',[noi,f,ct],nat='I',kind='TOTAL',signs=[1,-1,-1],d=0,key='net_cash_flow')
    fn='NRBF3_Q1-2025_project_operating_summary.pdf'
    doc=SimpleDocTemplate(DOC+'/'+fn,pagesize=landscape(letter),leftMargin=36,rightMargin=36,topMargin=34,bottomMargin=34,invariant=1,title='Q1 2025')
    hd=[['']+[p[0] for p in P]+['Fund\nTotal'],['Status']+[p[1] for p in P]+[''],['Homes']+[str(p[2]) for p in P]+[f'{sum(p[2] for p in P):,}'],['Quarter-end occupancy']+[f'{p[3]:.1%}' for p in P]+[f'{sum(p[2]*p[3] for p in P)/sum(p[2] for p in P):.1%}']]
    data=hd[:]; st=[('FONT',(0,0),(-1,-1),'DC',7.3),('FONT',(0,0),(-1,0),'DCB',7.8),('ALIGN',(1,0),(-1,-1),'RIGHT'),('ALIGN',(1,0),(-1,1),'CENTER'),('VALIGN',(0,0),(-1,0),'BOTTOM'),('TOPPADDING',(0,0),(-1,-1),.6),('BOTTOMPADDING',(0,0),(-1,-1),.9),('TEXTCOLOR',(0,1),(-1,3),colors.HexColor('#555555')),('LINEBELOW',(0,3),(-1,3),1,colors.HexColor('#2E6E5E')),('BACKGROUND',(-1,0),(-1,-1),colors.HexColor('#EDF4F1')),('LINEAFTER',(0,0),(-2,-1),.25,colors.HexColor('#CCCCCC'))]
    for r in s.rows:
        k=len(data); data.append(['   '*r['depth']+r['label']]+[fmt(v) for v in r['vals']])
        if r['type']=='HEADING': st+=[('FONT',(0,k),(0,k),'DCB',7.3),('TEXTCOLOR',(0,k),(0,k),colors.HexColor('#2E6E5E')),('TOPPADDING',(0,k),(-1,k),3)]
        if r['type']=='SUBTOTAL': st+=[('FONT',(0,k),(-1,k),'DCB',7.3),('LINEABOVE',(1,k),(-1,k),.4,colors.black)]
        if r['type']=='TOTAL': st+=[('FONT',(0,k),(-1,k),'DCB',7.6),('LINEABOVE',(0,k),(-1,k),.7,colors.HexColor('#2E6E5E')),('LINEBELOW',(0,k),(-1,k),.7,colors.HexColor('#2E6E5E'))]
    H1=ParagraphStyle('a',fontName='DCB',fontSize=13,leading=16); H2=ParagraphStyle('b',fontName='DC',fontSize=8.5,leading=11,textColor=colors.HexColor('#555555'))
    doc.build([Paragraph('Northlake Residential Builders Fund III, L.P.',H1),Paragraph('Project Operating Summary &ndash; Quarter ended March 31, 2025 (US dollars, unaudited)',H2),Spacer(1,5),Table(data,colWidths=[150]+[80]*6+[84],style=TableStyle(st)),Spacer(1,4),Paragraph('Eastmark Phase II received its final certificate of occupancy on January 24, 2025. Alder Glen and Brightwater Yards are expected to stabilize in Q4 2025 and Q3 2025.',ParagraphStyle('c',fontName='DC',fontSize=6.5,leading=8))])
    save(fn,'MULTIFAMILY','OPERATING_STATEMENT','fund sponsor','six projects and fund total side by side, wrapped project names, status/homes/occupancy lines in header',False,s)

# ---------------------------------------------------------------- 7  senior housing, T12 / T3 / budget / stabilised, per-unit between
def d7():
    R=random.Random(4207); U=142
    s=S('Operating History and Stabilized Pro Forma','Marlowe Green Senior Living','2024-01-01','2024-12-31',['Trailing 12 Dec-24','Trailing 3 Annualized','Year 1 Budget 2025','Stabilized Pro Forma'],nd=0)
    oc=[.58,.74,.86,.93]
    def B(st,kind='fix',neg=1):
        o=[]
        for k,f in enumerate(oc):
            v=st*({'fix':(.35+.65*f/.93),'occ':f/.93,'flat':1,'up':(1.6-.6*f/.93)}[kind])*(1+(R.gauss(0,.02) if k<2 else 0))
            v=round(v) if k==0 else round(v/4)*4 if k==1 else round(v/500)*500 if k==2 else round(v/1000)*1000
            o.append(neg*v)
        return o
    s.h('Resident Revenue',d=0)
    x=[s.l('Independent Living - Monthly Fees',B(3090000,'occ'),nat='I'),s.l('Assisted Living - Base Rent',B(3655000,'occ'),nat='I'),s.l('Assisted Living - Care Levels',B(902000,'occ'),nat='I',note='1'),s.l('Memory Care - All Inclusive',B(2248000,'occ'),nat='I'),s.l('Second Person Fees',B(118000,'occ'),nat='I'),s.l('Move-In Incentives',B(164000,'up',-1),nat='I',note='2')]
    a=s.t('Net Resident Revenue',x,nat='I')
    s.h('Ancillary Revenue',d=0)
    x=[s.l('Community Fees',B(268000,'up'),nat='I'),s.l('Guest Meals & Catering',B(41000,'occ'),nat='I'),s.l('Therapy Clinic Lease',B(36000,'flat'),nat='I'),s.l('Other Resident Charges',B(52000,'occ'),nat='I')]
    b=s.t('Total Ancillary Revenue',x,nat='I'); ti=s.t('EFFECTIVE GROSS REVENUE',[a,b],nat='I',kind='TOTAL',key='total_income')
    subs=[]
    for h,rows in [('Care & Wellness',[('AL Caregivers & Med Techs',1388000,'fix'),('Memory Care Staff',742000,'fix'),('Nursing Supervision',296000,'flat'),('Agency Labor',58000,'up'),('Care Supplies',47000,'occ')]),('Dining',[('Culinary Wages',688000,'fix'),('Raw Food',472000,'occ'),('Dining Supplies',51000,'occ')]),('Housekeeping, Activities & Transport',[('Housekeeping & Laundry',264000,'fix'),('Life Enrichment',181000,'fix'),('Transportation',64000,'flat')]),('Plant Operations',[('Maintenance Wages',142000,'flat'),('Repairs & Contracts',161000,'fix'),('Utilities',338000,'fix')]),('Sales & Administration',[('Sales & Marketing',352000,'up'),('Executive & Office Wages',418000,'flat'),('General & Administrative',206000,'flat'),('Payroll Taxes & Benefits',811000,'fix'),('Management Fee (5%)',None,'')]),('Taxes & Insurance',[('Real Estate Taxes',394000,'flat'),('Property & Liability Insurance',218000,'flat')])]:
        s.h(h,d=0); x=[]
        for l,v,k in rows:
            note={'Agency Labor':'3','Real Estate Taxes':'4'}.get(l)
            if v is None: bb=s.rows[ti]['base']; x.append(s.l(l,[round(bb[0]*.05),round(bb[1]*.05/4)*4,round(bb[2]*.05),round(bb[3]*.05)]))
            else: x.append(s.l(l,B(v,k),note=note))
        subs.append(s.t('Total '+h,x))
    te=s.t('TOTAL OPERATING EXPENSES',subs,kind='TOTAL',key='total_operating_expenses')
    noi=s.t('NET OPERATING INCOME',[ti,te],nat='I',kind='TOTAL',signs=[1,-1],key='noi')
    r=s.l('Replacement Reserves',[0,0,49700,49700],note='5')
    s.t('NOI AFTER RESERVES',[noi,r],nat='I',kind='TOTAL',signs=[1,-1])
    W,H=letter; c=canvas.Canvas(DOC+'/Marlowe_Green_OM_financials.pdf',pagesize=letter,invariant=1)
    xs=[222,258,318,354,414,450,514,550,578]; teal=colors.HexColor('#0B5563')
    def head(p):
        c.setFillColor(teal); c.rect(0,H-54,W,54,stroke=0,fill=1); c.setFillColor(colors.white); c.setFont('Helvetica-Bold',16); c.drawString(30,H-28,'MARLOWE GREEN SENIOR LIVING'); c.setFont('Helvetica',10); c.drawString(30,H-44,'Operating History and Stabilized Pro Forma   |   142 units   |   Opened October 2023'); c.setFillColor(colors.black)
        c.setFont('Helvetica-Bold',6.8)
        for k,(u,v) in enumerate([('TRAILING 12','DEC-24'),('TRAILING 3','ANNUALIZED'),('YEAR 1','BUDGET 2025'),('STABILIZED','PRO FORMA')]):
            c.drawRightString(xs[2*k],H-72,u); c.drawRightString(xs[2*k],H-80,v); c.setFont('Helvetica',6.5); c.drawRightString(xs[2*k+1],H-80,'/UNIT'); c.setFont('Helvetica-Bold',6.8)
        c.setFont('Helvetica',6.5); c.drawRightString(xs[8],H-80,'NOTE'); c.setStrokeColor(teal); c.setLineWidth(1.2); c.line(28,H-84,W-28,H-84); c.setStrokeColor(colors.black)
        c.setFont('Helvetica',7); c.setFillColor(teal); c.drawString(30,22,'BRAMBLE & COLE CAPITAL ADVISORS'); c.drawRightString(W-30,22,f'FINANCIAL ANALYSIS  |  {p+30}'); c.setFillColor(colors.black)
    head(1); y=H-97
    c.setFont('Helvetica-Oblique',7); c.drawString(30,y,'Average occupancy'); 
    for k in range(4): c.drawRightString(xs[2*k],y,f'{oc[k]:.0%}')
    y-=13
    s0=s.rows[:]
    for k,r in enumerate(s0):
        if r['type']=='TOTAL': c.setFillColor(teal); c.rect(28,y-3,W-56,11,stroke=0,fill=1); c.setFillColor(colors.white)
        elif r['type']=='HEADING': c.setFillColor(teal)
        elif k%2: c.setFillColor(colors.HexColor('#F2F7F8')); c.rect(28,y-2.6,W-56,10.6,stroke=0,fill=1); c.setFillColor(colors.black)
        c.setFont('Helvetica-Bold' if r['type']!='LINE' else 'Helvetica',7.2); c.drawString(30 if r['type'] in('HEADING','TOTAL') else 36,y,r['label'])
        if r['vals'][0] is not None:
            for j,v in enumerate(r['vals']): c.drawRightString(xs[2*j],y,fmt(v,cur='$' if r['type']=='TOTAL' else '')); c.setFont('Helvetica-Bold' if r['type']!='LINE' else 'Helvetica',6.4); c.drawRightString(xs[2*j+1],y,fmt(round(v/U))); c.setFont('Helvetica-Bold' if r['type']!='LINE' else 'Helvetica',7.2)
            if r['x'].get('note'): c.setFont('Helvetica',6.4); c.drawRightString(xs[8]-6,y,f"({r['x']['note']})")
        c.setFillColor(colors.black); y-=11
        if r['type'] in('SUBTOTAL','TOTAL'): y-=1.5
    y-=2; c.setFont('Helvetica-Bold',6.5); c.drawString(30,y,'Notes'); c.setFont('Helvetica',6.2)
    for k,t in enumerate(['(1) Average care charge of $1,085 per assisted living resident per month in the fourth quarter.  (2) Move-in incentives burn off as the community fills.','(3) Agency labor falls as permanent caregivers are hired.  (4) Full assessment assumed; no abatement.  (5) $350 per unit.']): c.drawString(30,y-8-k*7.5,t)
    c.save(); save('Marlowe_Green_OM_financials.pdf','SENIOR_HOUSING','OPERATING_STATEMENT','broker','offering memorandum page, teal bands, per-unit columns between money columns, note marks',True,s)

# ---------------------------------------------------------------- 8  line-printer style with trailing minus
def d8():
    R=random.Random(4208)
    oA=[.31,.31,.44,.44,.52,.52]; oB=[.35,.40,.45,.50,.55,.60]
    k_=lambda n:1 if n=='I' else -1
    def dv(b,n): return [b[0],b[1],(b[0]-b[1])*k_(n),b[2],b[3],(b[2]-b[3])*k_(n)]
    s=S('STATEMENT OF OPERATIONS - ACTUAL VS BUDGET','PRAIRIE GATEWAY LOGISTICS CENTER','2025-06-01','2025-06-30',['CURRENT MONTH ACTUAL','CURRENT MONTH BUDGET','CURRENT MONTH VARIANCE','YEAR TO DATE ACTUAL','YEAR TO DATE BUDGET','YEAR TO DATE VARIANCE'],dv,nd=2)
    def B(k,b,f=1.):
        a=gen(R,k,b,oA,nd=2); u=gen(R,k,b*f,oB,noise=0,rnd=100); return [a[-1],u[-1],sum(a),sum(u)]
    def sec(h,rows,tot,tc,nat='E',signs=None):
        s.h(h,d=0); return s.t(tot,[s.l(q[1],B(*q[2:]),q[0],nat,1) for q in rows],tc,nat,d=0)
    a=sec('RENTAL REVENUE',[('3110','BASE RENT - BUILDING 1','rent',148200.5),('3120','BASE RENT - BUILDING 2','rent',211400),('3130','BASE RENT - BUILDING 3','rent',96350),('3180','FREE RENT','vel',-390000,.8),('3190','STRAIGHT LINE RENT','zero',0)],'TOTAL RENTAL REVENUE','3199','I')
    b=sec('TENANT RECOVERIES',[('3210','CAM RECOVERY','occ',44100),('3220','REAL ESTATE TAX RECOVERY','occ',61800),('3230','INSURANCE RECOVERY','occ',12300),('3240','UTILITY RECOVERY','spor',1900)],'TOTAL TENANT RECOVERIES','3299','I')
    o=sec('OTHER REVENUE',[('3310','TRAILER STORAGE','fix',7200),('3320','LATE CHARGES','spor',410),('3390','MISCELLANEOUS','spor',160)],'TOTAL OTHER REVENUE','3399','I')
    ti=s.t('TOTAL REVENUE',[a,b,o],'3999','I','TOTAL',d=0,key='total_income')
    q=[sec('RECOVERABLE EXPENSES',[('4110','LANDSCAPING','flat',5150),('4115','SNOW AND ICE','spor',4100),('4120','PARKING LOT / PAVING','spor',1700),('4130','FIRE PROTECTION','fix',2240),('4140','ELECTRIC - COMMON','fix',3190),('4145','WATER / STORMWATER','fix',2715),('4150','ROOF AND BUILDING REPAIRS','spor',2300),('4160','ROVING SECURITY','flat',6480),('4170','PROPERTY MANAGEMENT FEE','occ',15900),('4180','INSURANCE','flat',14402.75),('4190','REAL ESTATE TAXES','flat',69120.83)],'TOTAL RECOVERABLE EXPENSES','4199'),
       sec('NON-RECOVERABLE EXPENSES',[('4210','VACANT SPACE UTILITIES','spor',3600),('4220','MARKETING AND BROKER EVENTS','spor',4200),('4230','LEGAL - LEASING','spor',3900),('4240','OWNERS ASSOCIATION','flat',1850),('4250','BANK CHARGES','fix',146)],'TOTAL NON-RECOVERABLE EXPENSES','4299')]
    te=s.t('TOTAL OPERATING EXPENSES',q,'4999','E','TOTAL',d=0,key='total_operating_expenses')
    noi=s.t('NET OPERATING INCOME',[ti,te],'5000','I','TOTAL',[1,-1],0,'noi')
    f=sec('FINANCING',[('6110','CONSTRUCTION LOAN INTEREST','fix',288400),('6120','LOAN EXTENSION FEE AMORT','flat',7916.67),('6190','INTEREST RESERVE APPLIED','fix',-205000)],'TOTAL FINANCING','6199')
    s.t('NET INCOME (LOSS)',[noi,f],'9999','I','TOTAL',[1,-1],0,'net_income')
    i=[k for k,r in enumerate(s.rows) if r['label']=='TOTAL RECOVERABLE EXPENSES'][0]; o_=s.rows[i]['vals'][3]; nv=round(o_+9000,2); s.rows[i]['vals'][3]=nv
    s.planted={'what':f'TOTAL RECOVERABLE EXPENSES, year to date actual, printed {nv:,.2f}; its lines add to {o_:,.2f} and the total operating expenses use that','kind':'total_wrong'}
    lines=[]
    for r in s.rows:
        if r['type'] in('SUBTOTAL','TOTAL'): lines.append(' '*38+('  '+'-'*13+' '+'-'*13+' '+'-'*13)+' '*10+('-'*14+' '+'-'*14+' '+'-'*13))
        def m(v,w): return (fmt(v,2,'trail') if v<0 else fmt(v,2)+' ').rjust(w) if v is not None else ''
        if r['type']=='HEADING': lines+=['',' '*5+r['label']]; continue
        v=r['vals']; P=lambda a,b:(pct(a,b,1,'***','trail').lstrip('-')+('-' if b and a<0 and round(a/abs(b)*100,1)<0 else ' '))
        lines.append(f"{r['code']:<5}{'  '*r['depth']+r['label']:<33}"+'  '+m(v[0],13)+' '+m(v[1],13)+' '+m(v[2],13)+' '+P(v[2],v[1]).rjust(8)+' '+m(v[3],14)+' '+m(v[4],14)+' '+m(v[5],13)+' '+P(v[5],v[4]).rjust(8))
        if r['type']=='TOTAL': lines.append(' '*40+('='*13+' '+'='*13+' '+'='*13)+' '*10+('='*14+' '+'='*14+' '+'='*13))
    W,H=landscape(letter); c=canvas.Canvas(DOC+'/PGLC_GLR450_0625.pdf',pagesize=(W,H),invariant=1)
    per=46; pg=0
    for k in range(0,len(lines),per):
        pg+=1; t=c.beginText(24,H-32); t.setFont('Courier',7.6); t.setLeading(10.2)
        hd=['GLR450                                            PRAIRIE GATEWAY LOGISTICS CENTER                                          PAGE   '+str(pg),
            '07/09/25  16:22                               STATEMENT OF OPERATIONS - ACTUAL VS BUDGET','                                                   FOR THE MONTH ENDED JUNE 30, 2025','',
            ' '*40+' CURRENT MONTH '.center(41,'-')+' '*10+' YEAR TO DATE '.center(43,'-'),
            'ACCT DESCRIPTION'.ljust(39)+'ACTUAL'.rjust(13)+'BUDGET'.rjust(14)+'VARIANCE'.rjust(14)+'VAR %'.rjust(9)+'ACTUAL'.rjust(15)+'BUDGET'.rjust(15)+'VARIANCE'.rjust(14)+'VAR %'.rjust(9),'']
        for l in hd+lines[k:k+per]: t.textLine(l)
        if k+per>=len(lines): t.textLine(''); t.textLine('*** END OF REPORT ***   MINUS SIGN AFTER VARIANCE = UNFAVORABLE')
        c.drawText(t); c.showPage()
    c.save(); save('PGLC_GLR450_0625.pdf','INDUSTRIAL','OPERATING_STATEMENT','legacy accounting system','line-printer courier, trailing minus, dashed rules, month and YTD',True,s)
if __name__=='__main__':
    d5();d6();d7();d8();write_index()
