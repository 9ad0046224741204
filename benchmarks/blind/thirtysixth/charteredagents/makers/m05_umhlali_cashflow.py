# South African property company, statement of cash flows from annual financial statements
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4
from .common import St
INFO=dict(file='Umhlali_Ridge_AFS_2025_p11_cash_flows.pdf',assetType='INDUSTRIAL',documentType='CASH_FLOW_STATEMENT',author='s36a',style='South African AFS page, figures in rand with spaces as thousands separator, parentheses, notes column',hard=True)
def make(path):
    s=St('Statement of Cash Flows','Umhlali Ridge Logistics Park (Pty) Ltd','2024-07-01','2025-06-30',['2025','2024'])
    s.head('Cash flows from operating activities')
    b=s.line('Profit before taxation',[28416905,41873260])
    s.head('Adjustments for:',lv=1)
    adj=[s.line(*x,lv=1,note=n) for x,n in [(('Depreciation',[412618,398204]),'4'),(('Fair value adjustments on investment property',[-9250000,-26400000]),'3'),(('Straight-line lease adjustments',[-1384772,-2016419]),'5'),(('Amortisation of tenant installations and commissions',[877340,804115]),''),(('Expected credit loss allowance',[236081,-118450]),'7'),(('Interest received',[-1962338,-1507216]),'16'),(('Finance costs',[19874512,21330648]),'17'),(('Loss on disposal of plant and equipment',[0,34900]),'')]]
    o1=s.total('Operating profit before working capital changes',[b]+adj)
    s.head('Changes in working capital:',lv=1)
    wc=[s.line(l,v,lv=1) for l,v in [('Trade and other receivables',[-1128455,643917]),('Prepayments',[94608,-212730]),('Trade and other payables',[2047163,-985342]),('Tenant deposits held',[385000,160500])]]
    g=s.total('Cash generated from operations',[o1]+wc,note='18')
    x=[s.line('Interest income',[1962338,1507216]),s.line('Finance costs paid',[-19716204,-21330648]),s.line('Tax paid',[-3318470,-2907551],note='19')]
    co=s.total('Net cash from operating activities',[g]+x)
    s.head('Cash flows from investing activities')
    iv=[s.line('Additions to investment property',[-14865230,-6329874],note='3'),s.line('Purchase of plant and equipment',[-268415,-540200],note='4'),s.line('Proceeds on disposal of plant and equipment',[0,61000]),s.line('Tenant installations and letting commissions paid',[-1540900,-388265])]
    ci=s.total('Net cash used in investing activities',iv)
    s.head('Cash flows from financing activities')
    fi=[s.line('Proceeds from borrowings',[18000000,0],note='12'),s.line('Repayment of borrowings',[-11250000,-9000000],note='12'),s.line('Repayment of shareholders’ loan',[-2500000,-3750000]),s.line('Dividends paid',[-6400000,-5800000],note='20')]
    cf=s.total('Net cash used in financing activities',fi)
    n=s.total('Total cash movement for the year',[co,ci,cf],typ='TOTAL',key='net_cash_flow')
    mv=s.rows[n]['vals']; op24=31487312
    c=s.line('Cash at the beginning of the year',[op24+mv[1],op24])
    s.total('Total cash at end of the year',[n,c],typ='TOTAL',note='9')
    W,H=A4; cv=canvas.Canvas(path,pagesize=A4,invariant=1); cv.setTitle('Umhlali Ridge Logistics Park (Pty) Ltd AFS 2025')
    L,R=56,W-56; x1,x2,xn=R-92,R-4,R-190
    cv.setFont('Helvetica-Bold',11); cv.drawString(L,H-56,'Umhlali Ridge Logistics Park (Pty) Ltd')
    cv.setFont('Helvetica',8.5); cv.drawString(L,H-68,'(Registration number 2011/104877/07)'); cv.drawString(L,H-79,'Annual Financial Statements for the year ended 30 June 2025')
    cv.setFont('Helvetica-Bold',12); cv.drawString(L,H-106,'Statement of Cash Flows'); cv.setLineWidth(1); cv.line(L,H-112,R,H-112)
    y=H-126; cv.setFont('Helvetica-Bold',8.5); cv.drawString(L,y,'Figures in Rand'); cv.drawCentredString(xn,y,'Note(s)'); cv.drawRightString(x1,y,'2025'); cv.drawRightString(x2,y,'2024'); cv.setLineWidth(.5); cv.line(L,y-5,R,y-5); y-=22
    m=lambda v:'-' if v==0 else (f'({-v:,})' if v<0 else f'{v:,}').replace(',',' ')
    for r in s.rows:
        t=r['type']; lv=r['meta'].get('lv',0)
        if t=='HEADING':
            y-=6 if lv==0 else 1; cv.setFont('Helvetica-Bold' if lv==0 else 'Helvetica-Oblique',8.5); cv.drawString(L,y,r['label']); y-=15 if lv==0 else 13; continue
        B=t!='LINE'; F='Helvetica-Bold' if B else 'Helvetica'; cv.setFont(F,8.5)
        if B: 
            y-=2
            for x in(x1,x2): cv.line(x-70,y+9.5,x+4,y+9.5)
        cv.drawString(L+(12 if lv else 0),y,r['label'])
        if r['meta'].get('note'): cv.setFont('Helvetica',8.5); cv.drawCentredString(xn,y,r['meta']['note']); cv.setFont(F,8.5)
        for x,v in((x1,r['vals'][0]),(x2,r['vals'][1])): cv.drawRightString(x+(2.8 if v<0 else 0),y,m(v))
        if r['label'].startswith('Total cash at end'):
            for x in(x1,x2): cv.line(x-70,y-4,x+4,y-4); cv.line(x-70,y-6,x+4,y-6)
        y-=18 if B else 13
    cv.setFont('Helvetica',7.5); cv.drawString(L,58,'The accounting policies on pages 12 to 17 and the notes on pages 18 to 31 form an integral part of the annual financial statements.'); cv.drawCentredString(W/2,40,'11')
    cv.save(); return [s],True
