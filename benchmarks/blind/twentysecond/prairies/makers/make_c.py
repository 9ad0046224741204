# p5 (shopping centre, captions in the middle; planted), p6 (statements of cash flows, indirect)
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
def p5():
    R=random.Random(2805)
    def gen(b):
        a=round(b*R.uniform(.92,1.08)); ya=a+round(sum(b*R.uniform(.9,1.1) for _ in range(5)))
        return [a,round(b),ya,round(b)*6,round(ya*R.uniform(.9,1.03))]
    cols=['Month Actual','Month Budget','Month Variance','YTD Actual','YTD Budget','YTD Variance','Prior Year YTD']
    s=S('Statement of Operations','Wascana Crossing Shopping Centre',None,'2025-06-30',cols,gen)
    s.head('REVENUE')
    L=lambda rs,fav=1:[s.line(l,b,None,1,fav) for l,b in rs]
    a=s.tot('Total rents',L([('Minimum rent - anchors',61200),('Minimum rent - CRU',88450),('Percentage rent',3100),('Kiosks and specialty leasing',6480)]))
    b=s.tot('Total recoveries',L([('CAM recoveries',34700),('Realty tax recoveries',29880),('Insurance recoveries',4150),('Promotion fund',2600)]))
    ti=s.tot('TOTAL REVENUE',[a,b],typ='TOTAL',key='total_income')
    s.head('RECOVERABLE EXPENSES',)
    e1=s.tot('Total recoverable expenses',L([('Realty taxes',31400),('Insurance',4480),('Snow clearing and sanding',2240),('Parking lot sweeping',1150),('Landscaping',2975),('Common area hydro',5320),('Gas',1890),('Security patrol',4660),('Cleaning and supplies',6230),('Repairs and maintenance',5075),('Administration fee',5980)],-1),fav=-1)
    s.head('NON-RECOVERABLE EXPENSES')
    e2=s.tot('Total non-recoverable expenses',L([('Vacant unit costs',1480),('Leasing and marketing',2360),('Professional fees',1725),('Doubtful accounts',900),('Management fee',7950)],-1),fav=-1)
    te=s.tot('TOTAL OPERATING EXPENSES',[e1,e2],typ='TOTAL',fav=-1,key='total_operating_expenses')
    noi=s.tot('NET OPERATING INCOME',[ti],[te],typ='TOTAL',key='noi')
    d=s.line('Interest on mortgage payable',41600,None,1,-1); am=s.line('Amortization',38200,None,1,-1)
    s.tot('NET INCOME FOR THE PERIOD',[noi],[d,am],typ='TOTAL',key='net_income')
    s.finish(lambda v,k:[v[0],v[1],k*(v[0]-v[1]),v[2],v[3],k*(v[2]-v[3]),v[4]])
    # planted: one digit of one cell
    i=[k for k,r in enumerate(s.rows) if r['label']=='CAM recoveries'][0]; o=s.rows[i]['values'][0]; st=list(str(int(o))); st[1]=str((int(st[1])+4)%10); s.rows[i]['values'][0]=int(''.join(st))
    s.t['planted']=dict(what=f"row 'CAM recoveries', column 'Month Actual': printed {s.rows[i]['values'][0]:,} instead of {int(o):,} (one digit)",kind='digit_changed',row=i,column=0)
    W,H=landscape(letter); c=canvas.Canvas(doc('p5_wascana_operations.pdf'),pagesize=(W,H))
    c.setFont('Times-Bold',13); c.drawCentredString(W/2,H-32,'WASCANA CROSSING SHOPPING CENTRE'); c.setFont('Times-Roman',10); c.drawCentredString(W/2,H-46,'Statement of Operations'); c.drawCentredString(W/2,H-58,'For the month of June 2025 and six months to date (Regina, Saskatchewan)')
    XL=[90,160,230]; XR=[500,575,650,745]; C=355
    c.setFont('Times-Bold',9); c.drawCentredString(150,H-76,'CURRENT MONTH'); c.drawCentredString(560,H-76,'YEAR TO DATE'); c.line(40,H-79,230,H-79); c.line(445,H-79,650,H-79); c.drawRightString(745,H-76,'Prior Year')
    for x,t in zip(XL,['Actual','Budget','Variance']): c.drawRightString(x,H-89,t)
    for x,t in zip(XR,['Actual','Budget','Variance','YTD']): c.drawRightString(x,H-89,t)
    y=H-104
    for r,m in zip(s.rows,s.m):
        b=r['rowType']!='LINE'; fn='Times-Bold' if b else 'Times-Roman'; c.setFont(fn,9.3)
        if r['rowType']=='HEADING': c.drawCentredString(C,y,r['label'])
        else: c.drawString(262+m['ind']*8,y,r['label'])
        if r['rowType']!='HEADING':
            for x,v in zip(XL+XR,r['values']): c.drawRightString(x+(3 if v<0 else 0),y,f(v,0))
            if b:
                for x in XL+XR: c.setLineWidth(.4); c.line(x-48,y+8.5,x,y+8.5)
                if r['rowType']=='TOTAL': [c.line(x-48,y-2.5,x,y-2.5) for x in XL+XR]
                y-=5
        y-=11.1
    print('p5 y',y); c.setFont('Times-Italic',7.5); c.drawString(40,22,'Unfavourable variances in parentheses. Amounts in Canadian dollars.'); c.save()
    save('p5_wascana_operations.pdf','RETAIL','OPERATING_STATEMENT',[s],'captions in the middle, month on the left, YTD and prior year on the right',True)
def p6():
    s=S('Statements of Cash Flows','Bay Street Lofts & Shops, LLLP',None,'2024-12-31',['2024','2023'],lambda b:b)
    s.head('Cash flows from operating activities:')
    ni=s.line('Net income (loss)',[214386,-38912],None,1)
    s.head('Adjustments to reconcile net income (loss) to net cash provided by operating activities:',ind=1)
    L=lambda rs,ind=2:[s.line(l,v,None,ind) for l,v in rs]
    x=L([('Depreciation and amortization',[612448,598730]),('Amortization of debt issuance costs',[21904,21904]),('Straight-line rent',[-34175,-41260]),('Loss on disposal of equipment',[0,7315])])
    s.head('Changes in operating assets and liabilities:',ind=2)
    w=L([('Tenant receivables',[-18462,12907]),('Prepaid expenses and other assets',[-9733,-4118]),('Accounts payable and accrued expenses',[27581,-15640]),('Tenant security deposits',[6250,3900]),('Prepaid rents',[-2817,5066])],3)
    o=s.tot('Net cash provided by operating activities',[ni]+x+w,ind=1)
    s.head('Cash flows from investing activities:')
    i=s.tot('Net cash used in investing activities',L([('Building improvements',[-187340,-242615]),('Tenant improvements',[-96500,-58225]),('Leasing commissions paid',[-31844,-19470])],1),ind=1)
    s.head('Cash flows from financing activities:')
    fi=s.tot('Net cash used in financing activities',L([('Principal payments on mortgage notes',[-268915,-256104]),('Proceeds from line of credit',[0,150000]),('Repayment of line of credit',[-75000,0]),('Distributions to partners',[-180000,-100000])],1),ind=1)
    n=s.tot('Net change in cash and restricted cash',[o,i,fi],typ='TOTAL',key='net_cash_flow')
    a,b=s.rows[n]['values']; beg=418327
    bc=s.line('Cash and restricted cash, beginning of year',[beg+b,beg],None,0)
    s.tot('Cash and restricted cash, end of year',[n,bc],typ='TOTAL')
    s.head('Supplemental disclosure:'); s.line('Cash paid for interest',[487220,501864],None,1)
    s.finish(); dash0(s)
    W,H=letter; c=canvas.Canvas(doc('p6_baystreet_cashflows.pdf'),pagesize=letter); c.setFont('Times-Bold',12)
    for k,t in enumerate(['BAY STREET LOFTS & SHOPS, LLLP','(A Florida Limited Liability Limited Partnership)','Statements of Cash Flows','Years Ended December 31, 2024 and 2023']): c.setFont('Times-Bold' if k!=1 else 'Times-Italic',12 if k!=1 else 10); c.drawCentredString(W/2,H-70-15*k,t)
    c.setFont('Times-Bold',10.5); X=[455,545]
    y=H-150
    for xx,t in zip(X,['2024','2023']): c.drawCentredString(xx-25,y,t); c.line(xx-58,y-3,xx,y-3)
    y-=20; first=True
    for r,m in zip(s.rows,s.m):
        c.setFont('Times-Roman',10.3); ll=[r['label']]
        if len(ll[0])>70: ll=['Adjustments to reconcile net income (loss) to net cash','provided by operating activities:']; 
        for k,t in enumerate(ll):
            if k: y-=14
            c.drawString(65+m['ind']*13+(8 if k else 0),y,t)
        if r['rowType']!='HEADING':
            dl=first or r['label'].endswith('end of year') or 'paid for interest' in r['label']; first=False
            for xx,v in zip(X,r['values']):
                tx=f(v,0,zero='\u2013'); c.drawRightString(xx+(3.4 if tx.endswith(')') else 0),y,tx)
                if dl: c.drawString(xx-58,y,'$')
                if r['rowType']!='LINE': c.setLineWidth(.5); c.line(xx-58,y+10,xx,y+10)
                if r['label'].endswith('end of year'): c.line(xx-58,y-3,xx,y-3); c.line(xx-58,y-5,xx,y-5)
            if r['rowType']!='LINE': y-=6
        y-=15
    print('p6 y',y); c.setFont('Times-Italic',9); c.drawCentredString(W/2,60,'See accompanying notes to financial statements.'); c.drawCentredString(W/2,40,'- 6 -'); c.save()
    save('p6_baystreet_cashflows.pdf','MIXED_USE','CASH_FLOW_STATEMENT',[s],'audited-style indirect cash flow, two years, Times')
p5(); p6()
