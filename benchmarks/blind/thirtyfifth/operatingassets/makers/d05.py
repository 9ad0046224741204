# Marina balance sheet typed by an accountant
from .core import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
NAME='Pelican_Point_Balance_Sheets.pdf'
def make():
    g=rng(5)
    s=S('Balance Sheets','Pelican Point Marina, LLC',None,'2025-06-30',['June 30, 2025','December 31, 2024'])
    L=lambda lab,a,b,d=1,**k: s.L(lab,[a,b],ind=d,**k)
    T=lambda lab,it,d=1,rt='SUBTOTAL',neg=(): s.T(lab,it,rt,ind=d,neg=neg)
    s.H('ASSETS',ctr=1,ind=0)
    s.H('Current Assets',ind=0)
    ca=T('Total Current Assets',[L('Cash - operating',412886,231507),L('Cash - security deposits',64250,58900),L('Slip and storage receivables, net of allowance of $6,500',88417,41266),L('Fuel inventory',71304,28915),L("Ship's store inventory",46122,39870),L('Prepaid insurance',57960,19320),L('Other prepaid expenses',11784,9203)],2)
    s.H('Property and Equipment',ind=0)
    p=[L('Land and submerged land lease rights',2150000,2150000),L('Docks and piers',3874620,3712450),L('Dry stack building',1926300,1926300),L('Travel lift and forklifts',684915,684915),L('Fuel system',298740,298740),L('Vehicles and office equipment',96218,88904)]
    ps=T('Property and equipment, at cost',p,2)
    ad=L('Less: accumulated depreciation',-2218436,-2064128,1)
    np=T('Net Property and Equipment',[ps,ad],2)
    s.H('Other Assets',ind=0)
    oa=T('Total Other Assets',[L('Dredging permit costs, net',83250,92500),L('Loan costs, net',31417,34917),L('Utility deposits',8600,8600),L('Due from affiliate',0,25000,dash=1)],2)
    ta=T('TOTAL ASSETS',[ca,np,oa],0,'TOTAL'); s.K('total_assets',ta); TA=s.rows[ta]['v']
    s.brk=len(s.rows)
    s.H("LIABILITIES AND MEMBERS' EQUITY",ctr=1,ind=0)
    s.H('Current Liabilities',ind=0)
    cl=T('Total Current Liabilities',[L('Accounts payable',118362,74915),L('Accrued payroll',33871,28406),L('Sales and fuel taxes payable',21947,9318),L('Accrued property taxes',46200,0,dash=1),L('Customer deposits',64250,58900),L('Deferred slip rental revenue',687425,412360),L('Current portion of long-term debt',142800,138200)],2)
    s.H('Long-Term Liabilities',ind=0)
    ll=T('Total Long-Term Liabilities',[L('Note payable - Gulf Coast Community Bank',3286514,3359130),L('Equipment note - travel lift',187306,211849),L('Less: current portion shown above',-142800,-138200)],2)
    tl=T('Total Liabilities',[cl,ll],0,'TOTAL'); s.K('total_liabilities',tl)
    TL=s.rows[tl]['v']
    s.H("Members' Equity",ind=0)
    cc=1400000; eq=[a-b for a,b in zip(TA,TL)]
    ni=[231844,388105]; ds=[-120000,-260000]
    beg=[eq[i]-cc-ni[i]-ds[i] for i in range(2)]
    # beginning earnings for 2025 must equal the end of 2024
    diff=(beg[1]+ni[1]+ds[1])-beg[0]; ni[0]-=diff; beg[0]+=diff
    s.eqitems=None
    e=[L('Members\' contributed capital',cc,cc),L('Retained earnings, beginning of period',*beg),L('Net income for the period',*ni),L('Distributions to members',*ds)]
    te=T("Total Members' Equity",e,2); s.K('total_equity',te)
    tle=T("TOTAL LIABILITIES AND MEMBERS' EQUITY",[tl,te],0,'TOTAL')
    assert s.rows[tle]['v']==TA; print('d05 ni',ni,beg)
    W,Hh=letter; c=canvas.Canvas(os.path.join(DOC,NAME),pagesize=letter); X=[452,546]
    def head():
        c.setFont('Times-Bold',13); c.drawCentredString(W/2,Hh-66,'PELICAN POINT MARINA, LLC'); c.setFont('Times-Roman',12); c.drawCentredString(W/2,Hh-82,'BALANCE SHEETS'); c.drawCentredString(W/2,Hh-97,'June 30, 2025 and December 31, 2024')
        c.setFont('Times-Italic',9); c.drawCentredString(W/2,44,"See independent accountants' compilation report."); 
        c.setFont('Times-Bold',10)
        for x,a,b in zip(X,['June 30,','December 31,'],['2025','2024']): c.drawCentredString(x-30,Hh-128,a); c.drawCentredString(x-30,Hh-140,b); c.line(x-64,Hh-143,x+3,Hh-143)
        return Hh-164
    y=head(); first=True; pg=1
    for i,r in enumerate(s.rows):
        if i==s.brk: c.setFont('Times-Roman',9); c.drawCentredString(W/2,30,'- 2 -'); c.showPage(); y=head(); first=True
        if r['rt']=='HEADING':
            c.setFont('Times-Bold',10.5)
            if r.get('ctr'): c.drawCentredString(230,y,r['label']); y-=20
            else: y-=4; c.drawString(60,y,r['label']); y-=15
            continue
        tot=r['rt']!='LINE'
        c.setFont('Times-Bold' if r['rt']=='TOTAL' else 'Times-Roman',10.5)
        if r['rt']=='TOTAL': y-=5
        lab=r['label']; x0=60+r['ind']*14
        if c.stringWidth(lab,'Times-Roman',10.5)>285:
            a,b=lab.split(', net',1); c.drawString(x0,y,a+','); y-=12; c.drawString(x0+12,y,'net'+b)
        else: c.drawString(x0,y,lab)
        for x,v in zip(X,r['v']):
            if tot: c.setLineWidth(.6); c.line(x-64,y+10.5,x+1,y+10.5)
            t='-' if v==0 else money(v); xx=x+ (c.stringWidth(')',c._fontname,10.5) if v<0 else 0)
            c.drawRightString(xx,y,t)
            if first or r['rt']=='TOTAL': c.drawString(x-62,y,'$')
            if r['label'].startswith('TOTAL'):
                c.line(x-64,y-2.5,x+1,y-2.5); c.line(x-64,y-4.5,x+1,y-4.5)
        first=False; y-=14.5 if not tot else 20
    c.setFont('Times-Roman',9); c.drawCentredString(W/2,30,'- 3 -'); c.save()
    save(NAME,[s],'OTHER','BALANCE_SHEET','outside accountants','compiled comparative balance sheet, Times, dollar signs on first and total lines, two pages',False)
