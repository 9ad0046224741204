from kit import *
from reportlab.pdfgen import canvas
from reportlab.lib.utils import simpleSplit
F='harrow-street-owners-cash-flows.pdf'
s=St(['2024','2023'])
s.h('Cash flows from operating activities',b=1)
nl=s.l('Net loss',[-338617,-291045],i=1,dl=1)
s.h('Adjustments to reconcile net loss to net cash provided by operating activities:',i=1)
adj=[s.l('Depreciation and amortization',[412880,401366],i=2),
 s.l('Amortization of debt issuance costs charged to interest expense',[14208,14208],i=2),
 s.l('Unrealized (gain) loss on marketable securities',[-6194,3370],i=2),
 s.l('Provision for credit losses – tenant-shareholders',[5000,None],i=2)]
s.h('(Increase) decrease in operating assets:',i=2)
adj+=[s.l('Tenant-shareholder maintenance receivable',[-17342,4911],i=3),
 s.l('Commercial rent receivable',[2100,-8650],i=3),
 s.l('Real estate tax escrow',[-11867,-9204],i=3),
 s.l('Prepaid expenses and other assets',[-6355,2718],i=3)]
s.h('Increase (decrease) in operating liabilities:',i=2)
adj+=[s.l('Accounts payable and accrued expenses',[28493,-31760],i=3),
 s.l('Accrued mortgage interest',[-512,-497],i=3),
 s.l('Maintenance received in advance',[9731,6040],i=3),
 s.l('Due to tenant-shareholders – abatements and STAR credits',[-3286,12905],i=3)]
ta=s.t('Total adjustments',adj,i=1)
no=s.t('Net cash provided by operating activities',[nl,ta],kind='TOTAL',i=1,b=1)
s.h('Cash flows from investing activities',b=1,g=1)
iv=[s.l('Building improvements – facade restoration (Local Law 11 Cycle 9)',[-486250,-172400],i=1),
 s.l('Building improvements – other',[-38915,-64208],i=1),
 s.l('Purchase of marketable securities',[-100000,None],i=1),
 s.l('Proceeds from maturity of U.S. Treasury bills',[250000,150000],i=1)]
ni=s.t('Net cash used in investing activities',iv,kind='TOTAL',i=1,b=1)
s.h('Cash flows from financing activities',b=1,g=1)
fi=[s.l('Capital assessment collected from tenant-shareholders',[412500,137500],i=1),
 s.l('Contributions to paid-in capital – transfer (flip tax) fees',[61350,48900],i=1),
 s.l('Principal payments on first mortgage',[-118744,-113906],i=1),
 s.l('Proceeds from line of credit',[None,75000],i=1),
 s.l('Repayment of line of credit',[-75000,None],i=1)]
nf=s.t('Net cash provided by financing activities',fi,kind='TOTAL',i=1,b=1)
b23=704815
v23=sum(s.rows[k]['vals'][1] for k in(no,ni,nf))
nc=s.t('Net increase (decrease) in cash, cash equivalents and restricted cash',[no,ni,nf],kind='TOTAL',b=1,g=1)
bg=s.l('Cash, cash equivalents and restricted cash – beginning of year',[b23+v23,b23],i=0)
en=s.t('Cash, cash equivalents and restricted cash – end of year',[nc,bg],kind='TOTAL',b=1,dl=1,db=1)
e=s.rows[en]['vals']
s.h('Reconciliation to the balance sheets',b=1,g=1)
rs=[s.l('Cash and cash equivalents – operating',[e[0]-402118-61275,e[1]-518340-58110],i=1,dl=1),
 s.l('Cash and cash equivalents – reserve fund',[402118,518340],i=1),
 s.l('Restricted cash – security deposits and mortgagee reserve',[61275,58110],i=1)]
s.t('Total cash, cash equivalents and restricted cash',rs,i=1,dl=1,db=1)
s.h('Supplemental disclosures of cash flow information',b=1,g=1)
s.l('Cash paid during the year for interest',[361044,365911],i=1,dl=1)
s.l('Cash paid during the year for income and franchise taxes',[8420,7265],i=1)
s.l('Building improvements included in accounts payable',[44175,19600],i=1)
W,H=612,792
c=canvas.Canvas(str(DOCS/F),pagesize=(W,H))
c.setFillGray(0); c.setFont('Helvetica',13); c.drawString(54,H-52,'412 WEST HARROW STREET OWNERS CORP.')
c.setFont('Helvetica',10); c.drawString(54,H-67,'(A Cooperative Housing Corporation)')
c.setFont('Helvetica-Bold',11); c.drawString(54,H-86,'STATEMENTS OF CASH FLOWS'); c.setFont('Helvetica',10); c.drawString(54,H-99,'Years ended December 31, 2024 and 2023')
c.setLineWidth(1.4); c.line(54,H-106,558,H-106); c.setLineWidth(.5)
y=H-122; X=[470,556]
c.setFont('Helvetica-Bold',9)
for x,t in zip(X,s.cols): c.drawRightString(x-12,y,t); c.line(x-60,y-3,x,y-3)
y-=15
for r in s.rows:
    d=r['d']; i=d.get('i',0); y-=5*d.get('g',0); fn='Helvetica-Bold' if d.get('b') else 'Helvetica'
    ls=simpleSplit(r['label'],fn,8.6,318-12*i)
    for k,t in enumerate(ls):
        c.setFont(fn,8.6); c.drawString(54+12*i+(10 if k else 0),y,t)
        if k<len(ls)-1: y-=10
    if r['typ']!='HEADING':
        for x,v in zip(X,r['vals']):
            t='-' if v is None else f'({abs(v):,})' if v<0 else f'{v:,} '
            c.setFont(fn,8.6); c.drawRightString(x,y,t)
            if d.get('dl'): c.drawString(x-60,y,'$')
            if r['items']: c.line(x-60,y+9.2,x,y+9.2)
            if d.get('db'): c.line(x-60,y-2.5,x,y-2.5); c.line(x-60,y-4.5,x,y-4.5)
    y-=12.2+(1.5 if r['items'] else 0)
c.setFont('Helvetica-Oblique',8); c.drawString(54,36,'The accompanying notes are an integral part of these financial statements.'); c.drawRightString(558,36,'6')
print('y',y)
c.save()
s.save(F,'STATEMENTS OF CASH FLOWS','412 WEST HARROW STREET OWNERS CORP.','2024-01-01','2024-12-31',{'net_cash_flow':'Net increase (decrease) in cash, cash equivalents and restricted cash'},'COOPERATIVE','CASH_FLOW_STATEMENT','CPA indirect cash flows, two years')
