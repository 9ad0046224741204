# Life-science JV quarterly investor report, cover + statement + waterfall; planted: row dropped
from .common import *
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib.styles import ParagraphStyle
F='Torrey_Basin_Labs_Q2-2024_Investor_Report.pdf'
def make():
    g=random.Random(3604)
    cols=['Q2 2024 Actual','Q2 2024 Budget','Q2 2024 Variance $','Q2 2023 Actual','YTD 2024 Actual','YTD 2024 Budget','YTD 2024 Variance $','YTD 2023 Actual']
    def der(b,k):
        z=1 if k=='inc' else -1; return [b[0],b[1],z*(b[0]-b[1]),b[2],b[3],b[4],z*(b[3]-b[4]),b[5]]
    s=St('Statement of Property Operations','Torrey Basin Labs','2024-04-01','2024-06-30',cols,derive=der,dash=True,page=2)
    def D(a,v=.05): # a = quarterly
        qa=rnd(a*(1+g.gauss(0,v)));q1=rnd(a*(1+g.gauss(0,v)));qb=rnd(a,100);p=rnd(a*.955*(1+g.gauss(0,v)));p1=rnd(a*.95*(1+g.gauss(0,v)))
        return [qa,qb,p,qa+q1,qb*2,p+p1]
    notes={}
    s.H('PROPERTY STATISTICS')
    s.R('Leased % (period end)',[.931,.948,-.017,.957,.931,.948,-.017,.957],fmt='p')
    s.R('Avg. in-place rent (NNN, $/SF/yr)',[68.42,68.1,.32,66.05,68.31,67.95,.36,65.88],fmt='r')
    s.begin('REVENUE')
    s.L('Base Rent',D(3388000,.008),note='a'); s.L('Rent Abatements',D(-141000,.1)); s.L('Lab Equipment & Generator Rent',D(92400,.04)); s.L('Vivarium License Fees',[187500,187500,0,375000,375000,0],note='b'); s.L('CAM Recoveries',D(874000,.04)); s.L('Real Estate Tax Recoveries',D(611000,.02)); s.L('Insurance Recoveries',D(88700,.03)); s.L('Management Fee Recoveries',D(104500,.02)); s.L('Parking & Conference Center',D(46200,.15)); s.L('After-hours HVAC',D(29100,.2)); s.L('Other Income',D(7300,.4))
    s.L('Credit Loss',D(-16000,.4))
    ti=s.end('EFFECTIVE GROSS REVENUE',key='total_income',typ='TOTAL')
    s.begin('OPERATING EXPENSES')
    def G(h,ls,t):
        s.begin(h)
        for l,a,v in ls: s.L(l,D(a,v),kind='exp')
        s.end(t,kind='exp')
    G('Recoverable - Controllable',[('Engineering Payroll',128400,.04),('Janitorial & Specialty Cleaning',71300,.06),('HVAC & Chiller Maintenance',94800,.12),('Emergency Generator Service',22600,.25),('pH Neutralization & Lab Waste',41900,.1),('Security Services',88200,.03),('Landscape & Grounds',26800,.1),('Shuttle Program',33500,.04)],'Subtotal Controllable')
    G('Recoverable - Non-Controllable',[('Electricity',241000,.09),('Natural Gas',58300,.14),('Water & Sewer',37100,.08),('Insurance',91500,.02),('Real Estate Taxes',634000,.01),('Property Management Fee',121300,.02)],'Subtotal Non-Controllable')
    G('Non-Recoverable',[('Leasing & Marketing',18400,.3),('Legal & Professional',14900,.4),('Vacant Suite Utilities',11200,.3)],'Subtotal Non-Recoverable')
    te=s.end('TOTAL OPERATING EXPENSES',key='total_operating_expenses',typ='TOTAL',kind='exp')
    noi=s.T('NET OPERATING INCOME',[(ti,1),(te,-1)],key='noi')
    s.begin('BELOW THE LINE')
    s.L('Interest Expense - Senior Loan',D(1214000,.01),kind='exp',note='c'); s.L('Interest Rate Swap Settlements',D(-186000,.1),kind='exp'); s.L('Partnership Expenses',D(38700,.2),kind='exp'); s.L('Asset Management Fee',[56250]*3+[112500]*3,kind='exp')
    bl=s.end('Total Below the Line',kind='exp')
    cf=s.T('CASH FLOW BEFORE CAPITAL',[(noi,1),(bl,-1)])
    s.begin('CAPITAL')
    s.L('Tenant Improvements',D(402000,.3),kind='exp'); s.L('Leasing Commissions',D(131000,.4),kind='exp'); s.L('Building Capital - AHU Replacement',[218440,250000,0,218440,250000,0],kind='exp',note='d'); s.L('Net Change in Reserves',[-60000,0,-25000,-110000,-50000,-50000],kind='exp')
    cp=s.end('Total Capital',kind='exp')
    ncf=s.T('NET CASH FLOW AVAILABLE FOR DISTRIBUTION',[(cf,1),(cp,-1)],key='net_cash_flow')
    d=next(r for r in s.rows if r['label']=='Security Services'); d['hide']=True
    s.planted={'what':"The line 'Security Services' (Recoverable - Controllable) is missing from the printed statement, while 'Subtotal Controllable' still includes it",'kind':'row_dropped'}
    # draw
    NV=colors.HexColor('#16324f');LT=colors.HexColor('#e7eef5')
    P=lambda t,sz=9,b=0,c=colors.black,al=0,**k:Paragraph(t,ParagraphStyle('x',fontName='Helvetica-Bold' if b else 'Helvetica',fontSize=sz,leading=sz*1.25,textColor=c,alignment=al,**k))
    el=[Spacer(1,150),P('TORREY BASIN LABS',26,1,NV),Spacer(1,6),P('Quarterly Investor Report',16,0,NV),P('Second Quarter 2024',13),Spacer(1,40),
        P('Torrey Basin Labs Venture, LLC',10,1),P('Managing member: Alcove Science Properties'),P('Three-building campus, 201,450 rentable square feet, San Diego County, California'),Spacer(1,60),P('Confidential. Prepared for members of the Venture. Unaudited.',8),PageBreak()]
    head=[['','','Q U A R T E R','','','','','Y E A R   T O   D A T E','','','',''],
          ['','','Q2 2024','Q2 2024','Variance','Var','Q2 2023','2024','2024','Variance','Var','2023'],
          ['','Note','Actual','Budget','$','%','Actual','Actual','Budget','$','%','Actual']]
    data=head[:];sty=[('FONT',(0,0),(-1,-1),'Helvetica',7.1),('FONT',(0,0),(-1,2),'Helvetica-Bold',7.1),('BACKGROUND',(0,0),(-1,2),NV),('TEXTCOLOR',(0,0),(-1,2),colors.white),('SPAN',(2,0),(6,0)),('SPAN',(7,0),(11,0)),('ALIGN',(2,0),(-1,-1),'RIGHT'),('ALIGN',(2,0),(-1,0),'CENTER'),('ALIGN',(1,0),(1,-1),'CENTER'),('TOPPADDING',(0,0),(-1,-1),1.2),('BOTTOMPADDING',(0,0),(-1,-1),1.6),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3)]
    for r in s.rows:
        if r['hide']: continue
        n=len(data)
        if r['type']=='HEADING':
            data.append([r['label']]+['']*11); sty+=[('FONT',(0,n),(-1,n),'Helvetica-Bold' if r['lvl']==0 else 'Helvetica-BoldOblique',7.1)]
            if r['lvl']==0: sty+=[('BACKGROUND',(0,n),(-1,n),LT),('TEXTCOLOR',(0,n),(-1,n),NV)]
            continue
        v=r['vals']; f=fm_(r); pc=lambda a,b:'' if r['raw'] else ('n/m' if not b else (f"{a/abs(b)*100:.1f}%" if a>=0 else f"({-a/abs(b)*100:.1f}%)"))
        data.append([('    ' if r['type']!='TOTAL' else '')+('    ' if r['lvl']>1 else '')+r['label'],f"({r['note']})" if r.get('note') else '',f(v[0]),f(v[1]),f(v[2]),pc(v[2],v[1]),f(v[3]),f(v[4]),f(v[5]),f(v[6]),pc(v[6],v[5]),f(v[7])])
        if r['items']: sty+=[('FONT',(0,n),(-1,n),'Helvetica-Bold',7.1),('LINEABOVE',(2,n),(-1,n),.5,NV)]
        if r['label'].startswith('NET '): sty+=[('BACKGROUND',(0,n),(-1,n),colors.HexColor('#cfdcea')),('LINEBELOW',(0,n),(-1,n),1,NV)]
    el+=[P('Torrey Basin Labs',13,1,NV),P('Statement of Property Operations - Quarter and Six Months Ended June 30, 2024',9),Spacer(1,6),Table(data,[190,24,58,58,54,38,58,60,60,54,38,60],style=sty,repeatRows=3),Spacer(1,6)]
    for t in ['(a) Base rent on a cash basis; straight-line rent is excluded. (b) Vivarium license commenced January 1, 2024.','(c) SOFR + 2.15%, swapped on 75% of the balance. (d) Air handler replacement at Building C; approved budget $610,000. Variances in parentheses are unfavorable.']: el.append(P(t,7))
    el.append(PageBreak())
    av=s.rows[ncf]['base'][0]; pay=rnd(av*.9,1000); pr=rnd(pay*.62); m1=pr; rest=pay-pr; t2=rnd(rest*.7); t3=rest-t2
    lp=lambda x,f:rnd(x*f)
    w=[['Distribution Waterfall - Q2 2024','Crestmark Pension\nTrust (90%)','Alcove Science\nProperties (10%)','Promote','Total']]
    for l,x,p in [('Tier 1: 8.0% preferred return, pari passu',pr,0),('Tier 2: return of capital, pari passu',t2,0),('Tier 3: thereafter 80% / 20% promote',t3,.2)]:
        pm=rnd(x*p);a=lp(x-pm,.9);w.append([l,f"{a:,}",f"{x-pm-a:,}",f"{pm:,}" if pm else '-',f"{x:,}"]);w[-1].append((a,x-pm-a,pm,x))
    tt=[sum(r[5][k] for r in w[1:]) for k in range(4)]; w=[r[:5] for r in w]+[['Total distributed August 15, 2024']+[f"{x:,}" for x in tt]]
    el+=[P('Distributions',13,1,NV),Spacer(1,8),Table(w,[260,110,110,80,90],style=[('FONT',(0,0),(-1,-1),'Helvetica',8.5),('FONT',(0,0),(-1,0),'Helvetica-Bold',8.5),('FONT',(0,-1),(-1,-1),'Helvetica-Bold',8.5),('ALIGN',(1,0),(-1,-1),'RIGHT'),('LINEBELOW',(0,0),(-1,0),.8,NV),('LINEABOVE',(1,-1),(-1,-1),.6,NV)]),Spacer(1,10),P(f'Net cash flow retained for working capital: ${av-pay:,}.',8.5)]
    def pg(c,d):
        if d.page>1: c.setFont('Helvetica',7); c.setFillColor(NV); c.drawString(36,22,'Torrey Basin Labs Venture, LLC  |  Q2 2024'); c.drawRightString(landscape(letter)[0]-36,22,str(d.page))
    SimpleDocTemplate(os.path.join(DOC,F),pagesize=landscape(letter),leftMargin=20,rightMargin=20,topMargin=26,bottomMargin=34,invariant=1).build(el,onFirstPage=pg,onLaterPages=pg)
    save(F,[s],'OTHER','OPERATING_STATEMENT','JV asset manager','Investor report, cover, three-line grouped header, note column, quarter/YTD/budget/prior year, waterfall page with other columns (not part of the rows)',True)
def fm_(r):
    if not r['raw']: return lambda v: fm(v,0,'paren','-')
    if r['fmt']=='p': return lambda v: f"{v*100:.1f}%" if v>=0 else f"({-v*100:.1f}%)"
    return lambda v: f"{v:.2f}"
