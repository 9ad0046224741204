from lib import *
from reportlab.pdfgen import canvas
cols=['Operating Fund','Reserve Fund','Year ended June 30, 2025 Total','Total 2024']
def der(b,k): 
    o,rs,p=b; return [o,rs,round((o or 0)+(rs or 0),2),p]
s=St('Statement of Cash Receipts and Disbursements','Thornbury Court Housing Cooperative, Inc.','2024-07-01','2025-06-30',cols,derive=der,nbase=3)
s.h('CASH RECEIPTS')
rc=[s.l(*x) for x in [('Carrying charges collected from members',[1284416.50,184320.00,1418902.75]),('Carrying charges in arrears recovered',[9644.18,None,6120.00]),('Parking and storage lockers',[43180.00,None,42655.00]),('Laundry commissions',[11906.33,None,12448.90]),('Late charges and fees',[3475.00,None,4110.00]),('Transfer fees (flip tax) on resale of shares',[None,38500.00,24750.00]),('Interest received',[1288.47,21064.92,17339.55]),('Insurance claim - Building C water damage',[None,27415.60,None]),('Refund of tax certiorari',[18230.75,None,None])]]
tr=s.t('Total cash receipts',rc,typ='TOTAL',key='total_income')
s.h('CASH DISBURSEMENTS')
s.h('Administration')
a=[s.l(*x) for x in [('Managing agent',[61200.00,None,59400.00]),('Legal',[14377.25,None,8906.50]),('Audit and tax preparation',[13500.00,None,12750.00]),('Office, postage and annual meeting',[7018.64,None,6881.12])]]
ta=s.t('Subtotal administration',a)
s.h('Payroll')
p=[s.l(*x) for x in [('Superintendent and porters',[198314.80,None,189206.44]),('Payroll taxes',[16281.02,None,15511.87]),('Union health and pension',[57466.00,None,53208.00])]]
tp=s.t('Subtotal payroll',p)
s.h('Utilities')
u=[s.l(*x) for x in [('Gas heat',[121844.17,None,134019.63]),('Common area electric',[38266.91,None,36142.08]),('Water and sewer',[92510.44,None,88173.29])]]
tu=s.t('Subtotal utilities',u)
s.h('Repairs and service contracts')
m=[s.l(*x) for x in [('Boiler and plumbing',[41903.55,None,36418.20]),('Elevator contract',[19440.00,None,18876.00]),('Roof, facade and masonry',[8125.00,None,11260.00]),('Exterminating and refuse',[16732.48,None,15980.15]),('Supplies',[12664.29,None,13017.36])]]
tm=s.t('Subtotal repairs',m)
s.h('Fixed charges')
x=[s.l(*v) for v in [('Real estate taxes',[301477.62,None,294112.08]),('Property and liability insurance',[88219.00,None,76404.00]),('Mortgage - interest',[136602.19,None,141930.77]),('Mortgage - principal',[97413.05,None,92084.47]),('Franchise tax and fees',[1525.00,None,1525.00])]]
tx=s.t('Subtotal fixed charges',x)
s.h('Capital outlays')
k=[s.l(*v) for v in [('Lobby and mailroom renovation',[None,64810.00,None]),('Building C water damage repairs',[None,31902.75,None]),('Window replacement, phase 2',[None,142336.00,118740.00])]]
tk=s.t('Subtotal capital outlays',k)
td=s.t('Total cash disbursements',[ta,tp,tu,tm,tx,tk],typ='TOTAL')
ex=s.t('Excess (deficiency) of receipts over disbursements',[tr],[td],typ='TOTAL')
tf=s.l('Transfers between funds',[-60000.00,60000.00,None])
nc=s.t('Net increase (decrease) in cash',[ex,tf],typ='TOTAL',key='net_cash_flow')
bp=486217.33; 
prior_net=s.rows[nc]['base'][2]
bt=round(bp+prior_net,2); op0=138642.07; rs0=round(bt-op0,2)
bg=s.l('Cash balance, beginning of year',[op0,rs0,bp])
en=s.t('Cash balance, end of year',[nc,bg],typ='TOTAL')
# Total 2025 of transfers is printed as a dash
s.rows[tf]['vals'][2]=None
name='thornbury_coop_cash_FYE0625.pdf'
c=canvas.Canvas(os.path.join(DOC,name),pagesize=(612,1008),invariant=1)
c.setFont('Times-Bold',14);c.drawString(54,962,'THORNBURY COURT HOUSING COOPERATIVE, INC.')
c.setFont('Times-Roman',11);c.drawString(54,946,'Statement of Cash Receipts and Disbursements - Cash Basis');c.drawString(54,932,'For the year ended June 30, 2025 (with comparative totals for 2024)')
c.setLineWidth(1.5);c.line(54,925,566,925)
X=[346,420,494,566];y=905
c.setFont('Times-Italic',9.5);c.drawCentredString(418,y+4,'Year ended June 30, 2025');c.setLineWidth(.5);c.line(290,y,496,y)
for xx,t in zip(X,[('Operating','Fund'),('Reserve','Fund'),('','Total'),('Total','2024')]):
    c.drawRightString(xx,y-12,t[0]);c.drawRightString(xx,y-23,t[1])
y-=42
for n,r in enumerate(s.rows):
    lab=r['label']
    if r['typ']=='HEADING':
        if lab.isupper(): c.setFont('Times-Bold',10.5);y-=4
        else: c.setFont('Times-Italic',10)
        c.drawString(54 if lab.isupper() else 62,y,lab);y-=13.5;continue
    tot=r['typ']=='TOTAL'
    c.setFont('Times-Bold' if tot else 'Times-Roman',9.6)
    ind={'LINE':74,'SUBTOTAL':62,'TOTAL':54}[r['typ']]
    if n in (tf,bg): ind=54
    if n in rc: ind=62
    if c.stringWidth(lab)>200:
        i=lab.rfind(' ',0,42);c.drawString(ind,y,lab[:i]);y-=11;c.drawString(ind+8,y,lab[i+1:])
    else:c.drawString(ind,y,lab)
    for xx,v in zip(X,r['vals']):
        if r['plus']:c.line(xx-62,y+9,xx,y+9)
        t='-' if not v else money(v,2)
        c.drawRightString(xx+(3 if t.endswith(')') else 0),y,t)
        if n in (rc[0],en) and v: c.drawString(xx-62,y,'$')
        if n==en:c.line(xx-62,y-3,xx,y-3);c.line(xx-62,y-5,xx,y-5)
    y-=13.2+(5 if r['plus'] else 0)
c.setFont('Times-Italic',8.5);c.drawString(54,60,'The accompanying notes are an integral part of this cash basis statement. No assurance is provided.')
c.drawRightString(566,60,"Accountants' compilation report attached");c.showPage();c.save()
for r in s.rows:
    for j in range(4):
        if r['vals'][j]==0: r['vals'][j]=None
save(name,[s],'COOPERATIVE','CASH_FLOW_STATEMENT','cash basis receipts and disbursements by fund, legal portrait, cents, dashes',False)
