# Cash flow statement, data centre owner, audited-style Times, wrapped labels, $ signs
from .common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from reportlab.pdfbase.pdfmetrics import stringWidth
F='Vantry DC Holdings - cash flows Sept 2024.pdf'
def make():
    g=random.Random(3605)
    s=St('Condensed Consolidated Statements of Cash Flows','Vantry Data Center Holdings LLC and Subsidiaries',None,'2024-09-30',['Three Months Ended September 30, 2024','Three Months Ended September 30, 2023','Nine Months Ended September 30, 2024','Nine Months Ended September 30, 2023'],dash=True)
    def D(a,v=.12,p=.9):
        x=rnd(a*(1+g.gauss(0,v)));y=rnd(a*p*(1+g.gauss(0,v)))
        return [x,y,x+rnd(2*a*(1+g.gauss(0,v/2))),y+rnd(2*a*p*(1+g.gauss(0,v/2)))]
    s.begin('Cash flows from operating activities:')
    s.L('Net income',D(2214000,.2,.8),d=1)
    s.H('Adjustments to reconcile net income to net cash provided by operating activities:')
    s.L('Depreciation and amortization',D(5480000,.02),ind=2); s.L('Amortization of deferred financing costs',D(214500,.02),ind=2); s.L('Straight-line rent',D(-388000,.1),ind=2); s.L('Accretion of asset retirement obligation',D(18400,.01),ind=2); s.L('Loss on early extinguishment of debt',[0,0,611208,0],ind=2); s.L('Unrealized (gain) loss on derivative instruments',[322614,-190455,-148870,-402316],ind=2)
    s.H('Changes in operating assets and liabilities:')
    s.L('Customer receivables and accrued power reimbursements',D(-291000,.5),ind=2); s.L('Prepaid expenses and other assets',[188420,-77315,-240166,118904],ind=2); s.L('Deferred leasing commissions',D(-402000,.3),ind=2); s.L('Accounts payable and accrued expenses',[-114280,306842,518993,244710],ind=2); s.L('Customer deposits and prepaid rents',D(91000,.5),ind=2); s.L('Due to affiliates',[0,-45000,62500,-45000],ind=2)
    o=s.end('Net cash provided by operating activities',typ='TOTAL')
    s.begin('Cash flows from investing activities:')
    s.L('Additions to data center infrastructure and construction in progress',D(-9120000,.15,.7)); s.L('Acquisition of land adjacent to the Ashburn campus',[0,0,-6850000,0]); s.L('Capitalized interest',D(-281000,.2)); s.L('Proceeds from sale of equipment',[42500,0,42500,18750]); s.L('Insurance proceeds for property damage',[0,0,0,315600])
    v=s.end('Net cash used in investing activities',typ='TOTAL')
    s.begin('Cash flows from financing activities:')
    s.L('Proceeds from construction loan draws',D(7640000,.1,.7)); s.L('Proceeds from term loan',[0,0,85000000,0]); s.L('Repayment of term loan',[0,0,-71400000,0]); s.L('Scheduled principal payments',D(-312000,.02)); s.L('Payment of deferred financing costs and prepayment fees',[0,-24000,-1748302,-24000]); s.L('Purchase of interest rate cap',[0,0,-933000,0]); s.L('Capital contributions from members (a)',[2500000,0,6000000,4000000]); s.L('Distributions to members (a)',D(-5150000,.08,.8)); s.L('Distributions to noncontrolling interests',D(-186000,.08,.9))
    f=s.end('Net cash (used in) provided by financing activities',typ='TOTAL')
    n=s.T('Net (decrease) increase in cash, cash equivalents and restricted cash',[(o,1),(v,1),(f,1)],key='net_cash_flow')
    nb=s.rows[n]['base']; end=[18442617,14905330,18442617,14905330]
    b=s.add('Cash, cash equivalents and restricted cash, beginning of period','LINE',[e-x for e,x in zip(end,nb)])
    s.T('Cash, cash equivalents and restricted cash, end of period',[(n,1),(b,1)],d=1,dbl=1)
    assert min(s.rows[b]['base'])>0,s.rows[b]['base']
    s.begin('Reconciliation to the consolidated balance sheets:')
    rc=[6115240,5203118,6115240,5203118]; s.L('Cash and cash equivalents',[e-x for e,x in zip(end,rc)],d=1); s.L('Restricted cash and lender escrows',rc)
    s.end('Total cash, cash equivalents and restricted cash',typ='TOTAL',d=1,dbl=1)
    s.H('Supplemental disclosure of cash flow information:')
    s.L('Cash paid for interest, net of amounts capitalized',D(2940000,.03,.95),d=1); s.L('Cash paid for income and margin taxes',[12400,9800,61150,54720]); 
    s.H('Non-cash investing and financing activities:')
    s.L('Additions to property included in accounts payable and accrued expenses',[3318400,2204515,3318400,2204515]); s.L('Right-of-use asset obtained in exchange for lease liability (b)',[0,0,1276044,0])
    W,H=letter; c=canvas.Canvas(os.path.join(DOC,F),pagesize=letter,invariant=1)
    xs=[352,422,494,566]
    def top(cont):
        y=H-50; c.setFont('Times-Bold',11)
        for t in ['VANTRY DATA CENTER HOLDINGS LLC AND SUBSIDIARIES','CONDENSED CONSOLIDATED STATEMENTS OF CASH FLOWS'+(' (CONTINUED)' if cont else '')]: c.drawCentredString(W/2,y,t); y-=13
        c.setFont('Times-Italic',9); c.drawCentredString(W/2,y,'(Unaudited, in whole dollars)'); y-=22
        c.setFont('Times-Bold',8.5)
        for a,b2,t in [(0,1,'Three Months Ended'),(2,3,'Nine Months Ended')]:
            m=(xs[a]-58+xs[b2])/2; c.drawCentredString(m,y,t); c.drawCentredString(m,y-10,'September 30,'); c.setLineWidth(.5); c.line(xs[a]-58,y-13,xs[b2],y-13)
        y-=23
        for x,t in zip(xs,['2024','2023','2024','2023']): c.drawCentredString(x-29,y,t); c.line(x-58,y-3,x,y-3)
        return y-17
    y=top(0)
    for r in s.rows:
        if r['label'].startswith('Reconciliation to'):
            c.setFont('Times-Italic',8); c.drawCentredString(W/2,40,'See accompanying notes.'); c.drawCentredString(W/2,28,'6'); c.showPage(); y=top(1)
        hd=r['type']=='HEADING'; top_head=hd and r['lvl']==0
        fn='Times-Bold' if (top_head or r['type']=='TOTAL') else 'Times-Roman'; sz=8.6
        ind=44+(10*(r.get('ind',1 if r['lvl'] else 0)) if not top_head else 0); mw=(560 if hd else 284)-ind
        if top_head: y-=4
        words=r['label'].split();ls=[];cur=''
        for w in words:
            if stringWidth(cur+' '+w,fn,sz)>mw: ls.append(cur);cur=w
            else: cur=(cur+' '+w).strip()
        ls.append(cur)
        c.setFont(fn,sz)
        for k,l in enumerate(ls):
            c.drawString(ind+(8 if k else 0),y,l)
            if k<len(ls)-1: y-=10
        if not hd:
            for x,vv in zip(xs,r['vals']):
                t=fm(vv,0,'paren','\u2014'); c.setFont(fn,sz); c.drawRightString(x+(2.9 if t.endswith(')') else 0),y,t)
                if r.get('d'): c.drawString(x-58,y,'$')
                if r['items']: c.setLineWidth(.5); c.line(x-58,y+8.2,x,y+8.2)
                if r.get('dbl'): c.line(x-58,y-2.5,x,y-2.5); c.line(x-58,y-4.2,x,y-4.2)
        y-=12 if not r['items'] else 16
    y-=20; c.setFont('Times-Roman',8)
    for t in ['(a) Members contribute and receive distributions in proportion to their percentage interests: Vantry Infrastructure Fund I, 80%; Lodestone','      Digital Partners, 20%.','(b) Fiber easement at the Manassas campus, commenced April 1, 2024.']: c.drawString(44,y,t); y-=10
    c.setFont('Times-Italic',8); c.drawCentredString(W/2,40,'See accompanying notes.'); c.drawCentredString(W/2,28,'7'); c.save()
    save(F,[s],'OTHER','CASH_FLOW_STATEMENT','Fund controller, Word-style financial statements','Indirect method, grouped period headers, wrapped labels, detached $ signs, dashes, supplemental disclosures',True)
