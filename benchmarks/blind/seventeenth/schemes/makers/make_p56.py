# p5: NYC coop statement of cash flows (CPA style); p6: Vantaca-like twelve month report, legal landscape, PLANTED digit
import random
from common import *
from reportlab.lib.pagesizes import letter, legal, landscape
from reportlab.pdfgen import canvas
from reportlab.pdfbase.pdfmetrics import stringWidth
R=random.Random(153)
def p5():
    f='435_Larchmont_Tenants_Corp_cash_flows.pdf'
    s=St('Statements of Cash Flows','435 Larchmont Tenants Corp.','2024-01-01','2024-12-31',['2024','2023'])
    s.h('Cash Flows from Operating Activities')
    n=s.l('Net loss',[-218447,-164903])
    s.h('Adjustments to reconcile net loss to net cash provided by operating activities:',1)
    a=[s.l(l,v,ind=2) for l,v in [('Depreciation and amortization',[391206,384517]),('Amortization of debt issuance costs',[11840,11840]),('Provision for credit losses',[4500,None]),('Unrealized gain on investments',[-6218,-9047])]]
    s.h('Decrease (increase) in operating assets:',2)
    a+=[s.l(l,v,ind=3) for l,v in [('Tenant-shareholders\' receivable',[-13972,8264]),('Prepaid insurance and real estate taxes',[-20418,-17355]),('Mortgage escrow deposits',[9127,-31660])]]
    s.h('Increase (decrease) in operating liabilities:',2)
    a+=[s.l(l,v,ind=3) for l,v in [('Accounts payable and accrued expenses',[37904,-14286]),('Prepaid maintenance charges',[2115,3047]),('Tenant security deposits and exchanges',[-1800,600])]]
    adj=s.t('Total adjustments',a,ind=1)
    no=s.t('Net cash provided by operating activities',[n,adj])
    s.h('Cash Flows from Investing Activities')
    b=[s.l(l,v) for l,v in [('Building improvements - facade (Local Law 11) and roof',[-612380,-148025]),('Elevator modernization deposit',[-94500,None]),('Purchases of U.S. Treasury bills',[-250000,-400000]),('Maturities of U.S. Treasury bills',[400000,150000])]]
    ni=s.t('Net cash used in investing activities',b)
    s.h('Cash Flows from Financing Activities')
    c_=[s.l(l,v) for l,v in [('Proceeds of operating assessment for capital projects',[315000,None]),('Draws on line of credit',[200000,None]),('Flip tax (transfer fee) contributions',[68450,41975]),('Principal payments on mortgage',[-88613,-84702])]]
    nf=s.t('Net cash provided by (used in) financing activities',c_)
    x=s.t('Net Increase (Decrease) in Cash, Cash Equivalents and Restricted Cash',[no,ni,nf],key='net_cash_flow')
    d=s.rows[x]['vals']; beg23=742118.0; beg24=beg23+d[1]
    bb=s.l('Cash, Cash Equivalents and Restricted Cash - Beginning of Year',[beg24,beg23],ind=0)
    e=s.t('Cash, Cash Equivalents and Restricted Cash - End of Year',[x,bb],typ='TOTAL'); ev=s.rows[e]['vals']
    s.h('Reconciliation to the Balance Sheets')
    q=[s.l('Cash and cash equivalents - operating',[ev[0]-205330-61400,ev[1]-298114-63200]),s.l('Cash - reserve fund',[205330,298114]),s.l('Restricted cash - security deposits',[61400,63200])]
    s.t('Total cash, cash equivalents and restricted cash',q,typ='TOTAL')
    s.h('Supplemental Disclosure'); s.l('Interest paid',[287944,264310]); s.l('Income and franchise taxes paid',[3275,3025])
    W,H=letter; c=canvas.Canvas(out(f),pagesize=letter)
    c.setFont('Courier-Bold',11)
    for k,t in enumerate(['435 LARCHMONT TENANTS CORP.','STATEMENTS OF CASH FLOWS','YEARS ENDED DECEMBER 31, 2024 AND 2023']): c.drawCentredString(W/2,H-48-k*14,t)
    y=H-106; c.setFont('Courier-Bold',8.5)
    for x,t in((480,'2024'),(562,'2023')): c.drawRightString(x,y,t); c.line(x-62,y-3,x,y-3)
    y-=17; first=True
    for r in s.rows:
        c.setFont('Courier-Bold' if r['typ']!='LINE' else 'Courier',8)
        w=r['label'].split(); ls=['']; 
        for q in w:
            if len(ls[-1])+len(q)+1+2*r['ind']>66: ls.append(q)
            else: ls[-1]=(ls[-1]+' '+q).strip()
        if r['typ']=='HEADING' and r['ind']==0: y-=5
        for k,t in enumerate(ls):
            c.drawString(50+10*r['ind']+(8 if k else 0),y,t)
            if k<len(ls)-1: y-=10
        if r['typ']!='HEADING':
            xe=50+10*r['ind']+stringWidth(ls[-1],'Courier',8)+6
            dots='.'*max(0,int((405-xe)/4.8)); c.setFont('Courier',8); c.drawRightString(405,y,dots)
            c.setFont('Courier-Bold' if r['typ']!='LINE' else 'Courier',8)
            for x,v in((480,r['vals'][0]),(562,r['vals'][1])):
                p=par(v,0,'','- '); c.drawRightString(x+(4.8 if p.endswith(')') else 0),y,p)
                if first or r['typ']=='TOTAL': c.drawString(x-62,y,'$')
                if r['typ']!='LINE': c.setLineWidth(.5); c.line(x-62,y+9,x,y+9)
                if r['typ']=='TOTAL': c.line(x-62,y-3,x,y-3); c.line(x-62,y-5,x,y-5)
            first=False
        y-=12.6+(4 if r['typ'] in('SUBTOTAL','TOTAL') else 0)
    c.setFont('Courier',7.5); c.drawString(50,34,'See independent auditor\'s report and notes to financial statements.'); c.drawRightString(562,34,'-6-')
    c.save(); save(f,[s],'COOPERATIVE','CASH_FLOW_STATEMENT','US coop CPA-prepared indirect cash flows, dotted leaders, wrapped labels',True)
def p6():
    f='Saddle_Ridge_HOA_12mo_rev_exp_FY2025.pdf'
    M=['Jul 24','Aug 24','Sep 24','Oct 24','Nov 24','Dec 24','Jan 25','Feb 25','Mar 25','Apr 25','May 25','Jun 25','Total']
    s=St('Revenue & Expense by Month','Saddle Ridge Homeowners Association','2024-07-01','2025-06-30',M)
    def ln(code,label,m,kind='v',g=1,season=None):
        v=[]
        for k in range(12):
            if kind=='f': a=m
            elif kind=='q': a=m if k%3==0 else None
            elif kind=='o': a=m if k==season else None
            elif kind=='s': a=round(m*season[k]*R.uniform(.85,1.15))
            else: a=round(m*R.uniform(.6,1.4))
            v.append(None if a is None else float(a))
        return s.l(label,v+[sum(x or 0 for x in v)],code)
    wet=[1.9,1.8,1.5,1,.5,.2,.2,.2,.4,.8,1.4,1.9]; pool=[2.2,2.1,1,0.1,.1,.1,.1,.1,.3,1,2,2.3]
    s.h('REVENUE')
    a=[ln('40000','Homeowner Assessments',41850,'f'),ln('40100','Townhome Sub-Assessment',9240,'f'),ln('40500','Late Charges',410),ln('40550','Fines - Covenant',175),ln('41000','Clubhouse Rental',520),ln('41200','Pool Key Fees',310,'s',1,pool),ln('42000','Working Capital / Transfer',900),ln('49000','Interest - Operating',64)]
    ti=s.t('TOTAL REVENUE',a,key='total_income')
    subs=[]
    s.h('EXPENSES')
    for n,L in [('General & Administrative',[('50100','Management Fee',5175,'f'),('50150','Accounting System Fee',225,'f'),('50300','Legal',850),('50400','Audit / Tax Return',4250,'o',1,3),('50500','Insurance Premium',6890,'q'),('50600','Postage & Copies',380),('50700','Website & Portal',95,'f'),('50800','Social Events',640)]),
      ('Landscape',[('52000','Landscape Maintenance',8640,'f'),('52100','Irrigation Repairs',730,'s',1,wet),('52200','Trees & Shrubs',610),('52300','Snow Removal',1900,'s',1,[0,0,0,.2,1,2.3,2.6,2.2,1.1,.2,0,0])]),
      ('Pool & Clubhouse',[('54000','Pool Contract',2350,'s',1,pool),('54100','Pool Chemicals',540,'s',1,pool),('54300','Clubhouse Cleaning',680,'f'),('54400','Clubhouse Repairs',455),('54500','Alarm Monitoring',62,'f')]),
      ('Utilities',[('56000','Electricity',1320),('56100','Water - Irrigation',3150,'s',1,wet),('56200','Gas',240),('56300','Trash & Recycling',4085,'f')]),
      ('Reserve Funding',[('59000','Reserve Contribution - Master',8500,'f'),('59100','Reserve Contribution - Townhomes',3200,'f')])]:
        s.h(n,1); it=[ln(*x) for x in L]; subs.append(s.t('Total '+n,it,ind=1))
    te=s.t('TOTAL EXPENSES',subs,key='total_operating_expenses')
    s.t('NET INCOME / (LOSS)',[ti,te],[1,-1],'TOTAL',key='net_income')
    # planted: one digit of one monthly line is changed after all sums are made
    r=next(x for x in s.rows if x['code']=='56000'); old=r['vals'][8]; t=list(str(int(old))); t[-2]=str((int(t[-2])+4)%10); new=float(''.join(t)); r['vals'][8]=new
    s.planted={"what":f"56000 Electricity, Mar 25: printed {new:,.0f}, the sums were made with {old:,.0f}","kind":"digit_changed"}
    W,H=landscape(legal); c=canvas.Canvas(out(f),pagesize=(W,H)); pg=0
    xs=[238+60*k for k in range(12)]; xs=[x for x in xs]+[972]
    def head():
        c.setFont('Helvetica-Bold',14); c.setFillColorRGB(.1,.4,.35); c.drawString(30,H-36,'Saddle Ridge Homeowners Association'); c.setFillGray(0)
        c.setFont('Helvetica',10); c.drawString(30,H-50,'Revenue & Expense by Month'); c.drawRightString(978,H-36,'07/01/2024 to 06/30/2025'); c.setFont('Helvetica',8); c.drawRightString(978,H-50,'Accrual Basis   |   Operating Fund')
        c.setFillColorRGB(.1,.4,.35); c.rect(26,H-76,W-52,15,fill=1,stroke=0); c.setFillGray(1); c.setFont('Helvetica-Bold',8)
        c.drawString(30,H-71,'GL Account')
        for x,m in zip(xs,M): c.drawRightString(x,H-71,m)
        c.setFillGray(0); c.setFont('Helvetica',7); c.drawString(30,24,'Elk Basin Association Services  -  2140 Commerce Loop, Suite 300'); c.drawRightString(978,24,f'Page {pg} of 2   07/18/2025 2:41 PM')
        return H-90
    pg=1; y=head(); z=0
    for i,r in enumerate(s.rows):
        if r['label']=='Pool & Clubhouse': c.showPage(); pg=2; y=head()
        if r['typ']=='LINE':
            z^=1
            if z: c.setFillGray(.95); c.rect(26,y-4,W-52,14,fill=1,stroke=0); c.setFillGray(0)
        c.setFont('Helvetica' if r['typ']=='LINE' else 'Helvetica-Bold',8)
        lab=f"{r['code']} - {r['label']}" if r['code'] else r['label']
        c.drawString(30+8*r['ind'],y,lab)
        if r['typ']!='HEADING':
            for x,v in zip(xs,r['vals']):
                t='' if v is None else (f'-{abs(v):,.0f}' if v<0 else f'{v:,.0f}')
                c.drawRightString(x,y,t)
            if r['typ']!='LINE': c.setLineWidth(.6); c.line(26,y+10.5,978,y+10.5)
        y-=15.5+(5 if r['typ'] in('SUBTOTAL',) else 0)
    c.save(); save(f,[s],'OTHER','OPERATING_STATEMENT_T12','Vantaca-like month by month, legal landscape, minus signs, blanks',True)
p5();p6()
