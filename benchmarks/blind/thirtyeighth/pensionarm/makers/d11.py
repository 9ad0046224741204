# resort hotel, audited-style indirect cash flow, in thousands
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
def make():
    s=S(); L=lambda l,a,b,ind=1: s.line(l,[a,b],ind=ind)
    s.head('Cash flows from operating activities:')
    n=L('Net loss',-4218,-6905)
    s.head('Adjustments to reconcile net loss to net cash provided by operating activities:',ind=1)
    i=[L('Depreciation and amortization',14386,13972,2),L('Amortization of deferred financing costs',742,698,2),L('Unrealized loss (gain) on interest rate cap',315,-482,2),L('Loss on disposal of furniture and equipment',64,0,2),L('Non-cash ground rent expense',208,208,2),L('Provision for credit losses',37,51,2)]
    s.head('Changes in operating assets and liabilities:',ind=1)
    i+=[L('Guest and group receivables',-318,-774,2),L('Inventories',-42,19,2),L('Prepaid expenses and other assets',-126,88,2),L('Accounts payable',411,-263,2),L('Accrued payroll, taxes and other liabilities',587,342,2),L('Advance deposits and gift certificates',904,-215,2),L('Due to hotel manager',-73,146,2)]
    o=s.tot('Net cash provided by operating activities',[n]+i)
    s.head('Cash flows from investing activities:')
    i=[L('Additions to building and improvements',-5218,-2866),L('Purchases of furniture, fixtures and equipment',-3947,-4410),L('Spa expansion project costs',-1862,0),L('Insurance proceeds for property damage',0,1275),L('Proceeds from sale of equipment',28,0)]
    v=s.tot('Net cash used in investing activities',i)
    s.head('Cash flows from financing activities:')
    i=[L('Proceeds from refinanced mortgage loan',118000,0),L('Repayment of mortgage loan',-109650,-1850),L('Payment of deferred financing costs',-1934,-65),L('Purchase of interest rate cap',-611,0),L('Member contributions',2500,4000),L('Distributions to members',-7200,-2400)]
    fi=s.tot('Net cash provided by (used in) financing activities',i)
    nc=s.tot('Net increase (decrease) in cash, cash equivalents and restricted cash',[o,v,fi],type='TOTAL')
    n24,n23=s.rows[nc]['vals']; b23=9846
    bg=s.line('Cash, cash equivalents and restricted cash, beginning of year',[b23+n23,b23])
    en=s.tot('Cash, cash equivalents and restricted cash, end of year',[nc,bg],type='TOTAL')
    e=s.rows[en]['vals']
    s.head('Reconciliation to the balance sheets:')
    i=[L('Cash and cash equivalents',e[0]-4126-1893,e[1]-3615-1702),L('Restricted cash - furniture and equipment reserve',4126,3615),L('Restricted cash - tax and insurance escrows',1893,1702)]
    rc=s.tot('Total cash, cash equivalents and restricted cash',i)
    s.head('Supplemental disclosures:')
    L('Cash paid for interest',8436,7912); L('Capital additions included in accounts payable',683,417); L('Write-off of fully depreciated assets',0,2240)
    cols=['2024','2023']
    f='Cascade_Summit_Resort_Cash_Flows_FY2024.pdf'
    c=canvas.Canvas(path(f),pagesize=letter,invariant=1); W,H=letter; X=[458,546]
    y=H-58; c.setFont('Times-Bold',12); c.drawCentredString(W/2,y,'CASCADE SUMMIT RESORT OWNER, LLC'); c.setFont('Times-Roman',9.5); c.drawCentredString(W/2,y-13,'(A Delaware Limited Liability Company)')
    c.setFont('Times-Bold',11.5); c.drawCentredString(W/2,y-32,'STATEMENTS OF CASH FLOWS'); c.setFont('Times-Roman',10); c.drawCentredString(W/2,y-46,'For the Years Ended December 31, 2024 and 2023'); c.setFont('Times-Italic',9.5); c.drawCentredString(W/2,y-59,'(Amounts in thousands)')
    y-=82; c.setFont('Times-Bold',10)
    for q,t in zip(X,cols): c.drawCentredString(q-22,y,t); c.setLineWidth(.6); c.line(q-58,y-3,q+2,y-3)
    y-=2; first=True
    wrapw=300; sec_first=set()
    for k,x in enumerate(s.rows):
        if x['type']=='HEADING' and x['ind']==0: y-=6
        b=x['type']=='HEADING' and x['ind']==0
        fn='Times-Bold' if b else 'Times-Roman'; lx=66+13*x['ind']
        words=x['label'].split(' '); lines=['']
        for w in words:
            t=(lines[-1]+' '+w).strip()
            if c.stringWidth(t,fn,9.7)>wrapw-13*x['ind']: lines.append(w)
            else: lines[-1]=t
        for j,t in enumerate(lines):
            y-=11.6; c.setFont(fn,9.7); c.drawString(lx+(10 if j else 0)+(26 if x['items'] and not x['type']=='TOTAL' else 0),y,t)
        if x['vals'] is None: continue
        dollar=k in (n,en,rc) or x['label']=='Cash paid for interest' or x['label']=='Cash and cash equivalents'
        for q,v in zip(X,x['vals']):
            if x['items']: c.line(q-58,y+9,q+2,y+9)
            if k in (en,rc): c.line(q-58,y-2.6,q+2,y-2.6); c.line(q-58,y-4.4,q+2,y-4.4)
            c.setFont('Times-Roman',9.7)
            if dollar: c.drawString(q-56,y,'$')
            t='\u2014' if v==0 else fmt(v); c.drawRightString(q+(3 if v<0 else 0),y,t)
        if x['items']: y-=3
    c.setFont('Times-Italic',9); c.drawCentredString(W/2,52,'See accompanying notes to financial statements.'); c.setFont('Times-Roman',9); c.drawCentredString(W/2,36,'7'); c.save()
    t=stmt_truth(s,'STATEMENTS OF CASH FLOWS','CASCADE SUMMIT RESORT OWNER, LLC',None,'2024-12-31',cols,dict(net_income=n,net_cash_flow=nc),dash=True)
    save(f,[t],'HOSPITALITY','CASH_FLOW_STATEMENT','audit-style year-end statement','indirect method, two years in thousands, wrapped labels, dollar signs on first and last rows, em dashes, reconciliation and supplemental rows',False)
