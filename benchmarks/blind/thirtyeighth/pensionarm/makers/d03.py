# student housing, three properties, one page each
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from reportlab.lib.colors import HexColor
def build(r,beds,rate,extra):
    s=S()
    def L(label,annual,season=FLAT,dev=.04,nat=1,act=None):
        b=months(r,annual,season,0,rot=8)
        a=act(b) if act else [round(x*(1+r.uniform(-dev,dev))) for x in b]
        return s.line(label,[a[11],b[11],sum(a),sum(b)],nat=nat)
    TURN=[.6,.5,.5,.5,.6,.5,.5,.5,.6,.7,1.3,5.2]
    # season lists above index Jan.. ; rot=8 shifts to Sep start, so TURN given Sep..Aug is unshifted
    def T(label,annual,dev,nat=-1):
        b=split(annual,TURN); a=[round(x*(1+r.uniform(-dev,dev))) for x in b]
        return s.line(label,[a[11],b[11],sum(a),sum(b)],nat=nat)
    g=beds*rate*12
    s.head('Rental Revenue')
    i=[L('Gross potential rent',g,dev=0),L('Loss to lease / (gain)',-round(g*.014),dev=.1),L('Vacancy loss',-round(g*.048),dev=.22),L('Concessions & gift cards',-round(g*.011),dev=.3),L('Employee & CA beds',-round(beds/45)*rate*12,dev=0),L('Bad debt',-round(g*.009),dev=.5)]
    a=s.tot('Net rental revenue',i)
    s.head('Other Revenue')
    i=[L('Utility reimbursement',beds*19*12,dev=.06),L('Parking & garage',beds*11*12,dev=.05),L('Application, admin & late fees',beds*75,dev=.2),L('Furniture & pet fees',beds*48,dev=.15),L('Damage recoveries',beds*40,dev=.3)]
    if 'retail' in extra: i.append(L('Ground-floor retail rent',extra['retail'],dev=0))
    if 'summer' in extra: i.append(L('Summer conference housing',0,act=lambda b:[0]*8+[6120,21850,24310,9475]))
    b=s.tot('Total other revenue',i)
    ti=s.tot('Total Revenue',[a,b],type='TOTAL')
    s.head('Operating Expenses')
    E=lambda l,a,se=FLAT,d=.06:L(l,a,se,d,nat=-1)
    i=[E('Payroll & benefits',beds*880,d=.03),E('Repairs & maintenance',beds*165,d=.2),T('Turn costs',beds*175,.12),E('Contract services',beds*128,d=.06),E('Marketing & leasing',beds*140,d=.2),E('General & administrative',beds*112,d=.1),E('Internet & cable (bulk)',beds*132,d=.0)]
    c=s.tot('Controllable expenses',i,nat=-1)
    i=[E('Electricity & gas',beds*318,HEAT,.08),E('Water & sewer',beds*152,FLAT,.07),E('Trash',beds*32,d=.05)]
    d=s.tot('Utilities',i,nat=-1)
    i=[E('Management fee (3.0%)',round(g*.03),d=.012),E('Property insurance',beds*205,d=0),E('Real estate taxes',beds*1120,d=.004)]
    if 'ground' in extra: i.append(E('Ground rent - University',extra['ground'],d=0))
    e=s.tot('Fixed expenses',i,nat=-1)
    te=s.tot('Total Operating Expenses',[c,d,e],type='TOTAL',nat=-1)
    noi=s.tot('Net Operating Income',[ti,te],[1,-1],type='TOTAL')
    i=[E('Mortgage interest',round(g*.31),d=0),T('Capital & furniture replacement',beds*190,.2)]
    o=s.tot('Total debt service & capital',i,nat=-1)
    nf=s.tot('Net Cash Flow',[noi,o],[1,-1],type='TOTAL')
    return s,ti,te,noi,nf
def make():
    r=rng(3)
    props=[('The Quarry at Eastfield','Eastfield, OH',612,795,{'retail':96000},(.962,.955,.978)),('Collegiate Row Townhomes','Eastfield, OH',288,742,{'summer':1},(.983,.965,.991)),('Marlow Hall Apartments','Tarrant Falls, TX',904,868,{'ground':420000},(.914,.95,.936))]
    cols=['August 2025 Actual','August 2025 Budget','August 2025 Var','Lease Year 2024-25 Actual','Lease Year 2024-25 Budget','Lease Year 2024-25 Var']
    f='Scholars_JV_monthly_package_Aug2025.pdf'
    c=canvas.Canvas(path(f),pagesize=letter,invariant=1); W,H=letter
    navy=HexColor('#1F3A5F'); pale=HexColor('#EEF2F7'); red=HexColor('#B00020'); grey=HexColor('#666666')
    out=[]
    for pg,(nm,loc,beds,rate,extra,occ) in enumerate(props,1):
        s,ti,te,noi,nf=build(r,beds,rate,extra)
        def ex(x):
            a,b,ya,yb=x['vals']; q=x['nat']; return [a,b,q*(a-b),ya,yb,q*(ya-yb)]
        c.setFillColor(navy); c.rect(0,H-58,W,58,fill=1,stroke=0); c.setFillColor(HexColor('#FFFFFF'))
        c.setFont('Helvetica-Bold',15); c.drawString(36,H-27,nm); c.setFont('Helvetica',8.5); c.drawString(36,H-43,f'{loc}   |   {beds} beds'); 
        c.setFont('Helvetica-Bold',10); c.drawRightString(W-36,H-26,'Operating Statement: Actual vs. Budget'); c.setFont('Helvetica',8.5); c.drawRightString(W-36,H-43,'Month and lease year ended August 31, 2025')
        X=[246,290,332,366,430,476,518,560]; y=H-78
        c.setFillColor(navy); c.setFont('Helvetica-Bold',7.6); c.drawCentredString((X[0]+X[3])/2-18,y,'August 2025'); c.drawCentredString((X[4]+X[7])/2-18,y,'Lease Year 2024-25')
        c.setStrokeColor(navy); c.setLineWidth(.7); c.line(X[0]-38,y-3,X[3]+4,y-3); c.line(X[4]-44,y-3,X[7]+16,y-3); y-=13
        X[7]=576
        for xx,t in zip(X,('Actual','Budget','Var','Var %','Actual','Budget','Var','$ / Bed')): c.drawRightString(xx,y,t)
        y-=6
        for x in s.rows:
            if x['type']=='HEADING':
                y-=16; c.setFillColor(pale); c.rect(36,y-3.5,W-72,12,fill=1,stroke=0); c.setFillColor(navy); c.setFont('Helvetica-Bold',8.2); c.drawString(40,y,x['label']); continue
            v=ex(x); big=x['type']=='TOTAL'; sub=x['type']=='SUBTOTAL'
            y-=15.5 if big else 12.6
            if sub: c.setStrokeColor(grey); c.setLineWidth(.4); c.line(X[0]-40,y+8.6,X[3]+2,y+8.6); c.line(X[4]-46,y+8.6,578,y+8.6)
            if big: c.setStrokeColor(navy); c.setLineWidth(1); c.line(36,y+9.5,W-36,y+9.5)
            c.setFillColor(HexColor('#000000')); fn='Helvetica-Bold' if big or sub else 'Helvetica'; c.setFont(fn,7.8)
            c.drawString(40 if big else 46 if sub else 52,y,x['label'])
            c.setFont(fn,7.4)
            for k,xx in ((0,0),(1,1),(2,2),(3,4),(4,5),(5,6)):
                c.setFillColor(red if k in(2,5) and v[k]<0 else HexColor('#000000')); c.drawRightString(X[xx],y,fmt(v[k]))
            c.setFillColor(HexColor('#000000'))
            c.drawRightString(X[3],y,f'{v[2]/abs(v[1])*100:.1f}%' if v[1] else 'n/m')
            c.drawRightString(X[7],y,fmt(round(v[3]/beds)))
            if sub: y-=4
        y-=30; c.setFont('Helvetica-Bold',8); c.setFillColor(navy); c.drawString(40,y,'Leasing snapshot'); c.setFont('Helvetica',7.6); c.setFillColor(grey)
        y-=12; c.drawString(46,y,f'Average physical occupancy, lease year: {occ[0]:.1%}  (budget {occ[1]:.1%})'); y-=11; c.drawString(46,y,f'Pre-leased for 2025-26 at August 31: {occ[2]:.1%}')
        c.setFont('Helvetica-Oblique',6.8); c.drawString(36,34,'Favorable variances positive; unfavorable in red and parentheses. Unaudited, accrual basis.'); c.drawRightString(W-36,34,f'Scholars Joint Venture - Monthly Package - {pg} of {len(props)}')
        c.showPage()
        out.append(stmt_truth(s,'Operating Statement: Actual vs. Budget',nm,None,'2025-08-31',cols,dict(total_income=ti,total_operating_expenses=te,noi=noi,net_cash_flow=nf),expand=ex,page=pg,lossy=[cols[2],cols[5]]))
    c.save()
    save(f,out,'STUDENT_HOUSING','OPERATING_STATEMENT','third-party student-housing manager','branded package, three properties one page each, no account codes, percent and per-bed columns',False)
