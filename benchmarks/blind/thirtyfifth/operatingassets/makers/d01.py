# Hotel, USALI summary, labels in the middle, month left / year to date right
from .core import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
NAME='Harborlight_Oct25_Summary_Operating_Statement.pdf'
def make():
    g=rng(1); rooms=142
    cols=['Current Month Actual','Current Month Budget','Current Month Last Year','Year To Date Actual','Year To Date Budget','Year To Date Last Year']
    s=S('Summary Operating Statement','Harborlight Inn & Suites - Duluth','2025-10-01','2025-10-31',cols)
    days=[31,31,31,304,304,305]; avail=[rooms*d for d in days]
    occ=[.748,.761,.733,.714,.722,.701]; adr=[171.4,168.2,164.9,159.3,160.1,153.8]
    sold=[round(a*o) for a,o in zip(avail,occ)]
    rr=[round(n*a+g.uniform(-300,300)) for n,a in zip(sold,adr)]
    L=lambda lab,v,**k: s.L(lab,v,ind=1,**k)
    s.H('Statistics',ind=0)
    L('Rooms Available',avail,fmt='n'); L('Rooms Sold',sold,fmt='n')
    L('Occupancy %',[round(n/a,3) for n,a in zip(sold,avail)],fmt='p',raw=1)
    L('Average Daily Rate',[round(r/n,2) for r,n in zip(rr,sold)],fmt='d',raw=1)
    L('RevPAR',[round(r/n,2) for r,n in zip(rr,avail)],fmt='d',raw=1)
    def por(p,sd=.05): return [round(n*p*g.uniform(1-sd,1+sd)) for n in sold]
    def fix(m,sd=.06): return [round(m*(1 if i<3 else 10)*(1,1.01,.965)[i%3]*g.uniform(1-sd,1+sd)) for i in range(6)]
    s.H('Operating Revenue',ind=0)
    r=[L('Rooms',rr),L('Food and Beverage',por(19.8)),L('Other Operated Departments',por(4.1)),L('Miscellaneous Income',por(1.3,.2))]
    tr=s.T('Total Operating Revenue',r,'TOTAL',b=1); s.K('total_income',tr)
    s.H('Departmental Expenses',ind=0)
    e=[L('Rooms',por(39.5)),L('Food and Beverage',por(15.2)),L('Other Operated Departments',por(2.2))]
    te=s.T('Total Departmental Expenses',e,b=1)
    dp=s.T('Total Departmental Profit',[tr,te],neg=[te],b=1)
    s.H('Undistributed Operating Expenses',ind=0)
    u=[L('Administrative and General',fix(41200)),L('Information and Telecommunications',fix(7350)),L('Sales and Marketing',fix(30100)),L('Franchise Fees',[round(x*.055) for x in rr]),L('Property Operation and Maintenance',fix(23900)),L('Utilities',fix(17650,.1))]
    tu=s.T('Total Undistributed Expenses',u,b=1)
    gop=s.T('Gross Operating Profit',[dp,tu],neg=[tu],b=1)
    mf=L('Management Fees',[round(x*.03) for x in s.rows[tr]['v']])
    ib=s.T('Income Before Non-Operating Inc. & Exp.',[gop,mf],neg=[mf],b=1)
    s.H('Non-Operating Income and Expenses',ind=0)
    n=[L('Property and Other Taxes',fix(24100,.02)),L('Insurance',fix(9850,.04)),L('Equipment Leases',fix(1480,.03)),L('Owner Legal Expense',[0,500,2215,6120,5000,9744])]
    tn=s.T('Total Non-Operating Expenses',n,b=1)
    eb=s.T('EBITDA',[ib,tn],neg=[tn],b=1)
    rs=L('Replacement Reserve',[round(x*.04) for x in s.rows[tr]['v']])
    noi=s.T('Net Operating Income',[eb,rs],'TOTAL',neg=[rs],b=1); s.K('noi',noi)
    # draw
    W,Hh=landscape(letter); c=canvas.Canvas(os.path.join(DOC,NAME),pagesize=(W,Hh)); c.setTitle('Summary Operating Statement')
    c.setFont('Helvetica-Bold',12); c.drawCentredString(W/2,Hh-34,s.prop)
    c.setFont('Helvetica',9.5); c.drawCentredString(W/2,Hh-47,'Summary Operating Statement'); c.drawCentredString(W/2,Hh-59,'For the Period Ending October 31, 2025   |   142 Rooms')
    # x right edges
    lx=[72,103,140,198,229,284,313]; rx=[x+452-26 for x in lx]; mid=W/2
    rx=[x+(W-28-lx[-1]) for x in lx]
    y=Hh-82
    c.setFillGray(.2); c.rect(24,y-2,lx[-1]-20,12,fill=1,stroke=0); c.rect(rx[0]-48,y-2,rx[-1]-rx[0]+52,12,fill=1,stroke=0); c.setFillGray(1)
    c.setFont('Helvetica-Bold',8); c.drawCentredString((24+lx[-1])/2,y+1,'Current Month'); c.drawCentredString((rx[0]-48+rx[-1])/2,y+1,'Year To Date'); c.setFillGray(0)
    y-=13
    for X in (lx,rx):
        for x,t in zip(X,['Actual','%','PAR','Budget','%','Last Year','%']): c.drawRightString(x,y,t)
    c.line(24,y-3,W-24,y-3); y-=14
    TR_=s.rows[tr]['v']
    def f(v,fm): return {'n':f'{v:,}','p':f'{v*100:.1f}%','d':f'{v:,.2f}','':money(v)}[fm]
    for i,r_ in enumerate(s.rows):
        b=r_.get('b') or r_['rt']=='HEADING'; fn='Helvetica-Bold' if b else 'Helvetica'
        if r_['rt']=='HEADING':
            y-=2.5; c.setFont(fn,7.6); c.drawCentredString((lx[-1]+rx[0]-44)/2,y,r_['label']); y-=10.6; continue
        c.setFont(fn,7.2); 
        c.drawCentredString((lx[-1]+rx[0]-44)/2,y,r_['label'])
        for X,o in ((lx,0),(rx,3)):
            v=r_['v'][o:o+3]; fm=r_.get('fmt','')
            for x,val in zip((X[0],X[3],X[5]),v): c.drawRightString(x,y,f(val,fm))
            if not fm:
                base=TR_ if True else 0
                for k,(x,val) in enumerate(zip((X[1],X[4],X[6]),v)): c.drawRightString(x,y,f'{val/base[o+k]*100:.1f}')
                c.drawRightString(X[2],y,money(v[0]/rooms))
            if b:
                c.setLineWidth(.4); c.line(X[0]-46,y+7.4,X[-1],y+7.4)
        if i in (tr,noi):
            for X in (lx,rx): c.line(X[0]-46,y-2.2,X[-1],y-2.2)
        y-=10.9
    c.setFont('Helvetica-Oblique',6.5); c.drawString(24,24,'PAR = per available room (142 keys), actual only.  % = percent of total operating revenue.'); c.drawRightString(W-24,24,'Prepared 11/12/2025 8:41 AM   Page 1 of 1')
    c.save()
    save(NAME,[s],'HOSPITALITY','OPERATING_STATEMENT','hotel accounting service','USALI summary, label in the middle, month left and YTD right, % and PAR columns',True)
