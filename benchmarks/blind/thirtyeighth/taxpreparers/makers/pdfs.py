from core import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
import subprocess, glob
def font(name,pat):
    p=glob.glob('/usr/share/fonts/**/'+pat,recursive=True)[0]; pdfmetrics.registerFont(TTFont(name,p))
def soffice(src,to,out):
    subprocess.run(['soffice','-env:UserInstallation=file:///tmp/blind/s38/taxpreparers/lo','--headless','--convert-to',to,'--outdir',out,src],check=True,stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL)

# ---------------------------------------------------------------- 1  desktop P&L by class
def d1():
    f='Hollis Creek P&L by Class 2024.pdf'; r=rng(1)
    cols=['1409 Alder (Houses)','208 Fenwick (Houses)','31 Millrace (Houses)','Total Houses','77-79 Orchard','Overhead','TOTAL']
    s=S('Profit & Loss by Class','Hollis Creek Rentals, LLC','2024-01-01','2024-12-31',cols)
    def x(a,b,c,o,v=0):
        return [r2(q) for q in (a,b,c,a+b+c,o,v,a+b+c+o+v)]
    def u(lo,hi): return r2(r.uniform(lo,hi))
    s.h('Ordinary Income/Expense',1); s.h('Income',2)
    ii=[]
    s.h('Rental Income',3)
    a=[s.l('Pet Rent',x(420,0,300,600),4), s.l('Rents',x(19800,21475,14025.5,28950),4), s.l('Section 8 HAP',x(0,0,7068,5472),4)]
    ii.append(s.t('Total Rental Income',a,3))
    ii.append(s.l('Application Fees',x(0,90,0,135),3)); ii.append(s.l('Late Fees',x(150,0,75,325),3)); ii.append(s.l('Lease Break Fee',x(0,1750,0,0),3))
    ti=s.t('Total Income',ii,2,key='total_income'); gp=s.t('Gross Profit',[ti],1)
    s.h('Expense',2); e=[]
    e.append(s.l('Advertising',x(0,189,0,64.5,0),3))
    e.append(s.l('Auto and Travel',x(0,0,0,0,u(900,1400)),3))
    e.append(s.l('Bank Service Charges',x(0,0,0,0,144),3))
    e.append(s.l('HOA Dues',x(0,1320,0,0),3))
    s.h('Insurance',3); a=[s.l('Dwelling Policies',x(1184,1326,1097,2418),4), s.l('Umbrella',x(0,0,0,0,412),4)]; e.append(s.t('Total Insurance',a,3))
    e.append(s.l('Licenses and Permits',x(75,75,75,150,50),3))
    s.h('Professional Fees',3); a=[s.l('Accounting',x(0,0,0,0,1385),4), s.l('Legal',x(0,617.5,0,0,200),4)]; e.append(s.t('Total Professional Fees',a,3))
    s.h('Repairs and Maintenance',3)
    a=[s.l(n,x(*[(u(lo,hi) if r.random()<p else 0) for _ in range(4)]),4) for n,lo,hi,p in
       [('Appliances',180,940,.55),('Cleaning and Painting',220,1650,.75),('HVAC',129,1480,.8),('Lawn and Snow',540,980,1),('Plumbing and Electrical',95,1300,.9),('Supplies',22,260,.9)]]
    a.append(s.l('Repairs and Maintenance - Other',x(65,0,112.4,0,88.17),4)); e.append(s.t('Total Repairs and Maintenance',a,3))
    e.append(s.l('Software Subscriptions',x(0,0,0,0,336),3))
    s.h('Taxes',3); a=[s.l('Business Privilege Tax',x(0,0,0,0,100),4), s.l('Real Estate',x(2861.44,3127.9,2208.16,4390.72),4)]; e.append(s.t('Total Taxes',a,3))
    s.h('Utilities',3); a=[s.l('Gas and Electric',x(0,211.68,0,1946.31),4), s.l('Trash',x(0,0,0,564),4), s.l('Water and Sewer',x(688.2,743.55,612.08,1877.94),4)]; e.append(s.t('Total Utilities',a,3))
    te=s.t('Total Expense',e,2,key='total_operating_expenses')
    no=s.t('Net Ordinary Income',[gp,te],1,sgn=[1,-1],key='noi')
    s.h('Other Income/Expense',1); s.h('Other Income',2)
    a=[s.l('Deposits Forfeited',x(0,1475,0,0),3),s.l('Interest Income',x(0,0,0,0,38.62),3)]; oi=s.t('Total Other Income',a,2)
    s.h('Other Expense',2)
    a=[s.l('Amortization of Loan Costs',x(166,0,0,233),3),s.l('Depreciation',x(5127,5818,4364,8109),3),s.l('Mortgage Interest',x(6290.33,0,3871.75,9446.08),3)]; oe=s.t('Total Other Expense',a,2)
    nt=s.t('Net Other Income',[oi,oe],1,sgn=[1,-1])
    s.t('Net Income',[no,nt],0,'TOTAL',key='net_income')
    W,H=landscape(letter); c=canvas.Canvas(DOC+f,pagesize=(W,H)); B='Helvetica-Bold'; N='Helvetica'
    xs=[W-40-76*i for i in range(6,-1,-1)]
    hd=[('1409 Alder','(Houses)'),('208 Fenwick','(Houses)'),('31 Millrace','(Houses)'),('','Total Houses'),('','77-79 Orchard'),('','Overhead'),('','TOTAL')]
    pg=[0]
    def top():
        pg[0]+=1
        c.setFont(B,8); c.drawString(30,H-34,'4:52 PM'); c.drawString(30,H-45,'02/18/25'); c.drawString(30,H-56,'Accrual Basis')
        c.setFont(B,12); c.drawCentredString(W/2,H-34,'Hollis Creek Rentals, LLC'); c.setFont(B,14); c.drawCentredString(W/2,H-50,'Profit & Loss by Class'); c.setFont(B,10); c.drawCentredString(W/2,H-63,'January through December 2024')
        c.setFont(B,8)
        for xx,(p,q) in zip(xs,hd):
            c.drawCentredString(xx-33,H-82,p); c.drawCentredString(xx-33,H-92,q); c.setLineWidth(1.2); c.line(xx-68,H-95,xx,H-95)
        c.setFont(B,8); c.drawRightString(W-30,24,f'Page {pg[0]}')
    top(); y=H-108; prev=None
    for n,w in enumerate(s.rows):
        if y<46: c.showPage(); top(); y=H-108
        tt=w['typ']!='LINE'
        c.setFont(B,8); c.drawString(30+11*w['lvl'],y,w['label'])
        if w['typ']!='HEADING':
            c.setFont(N,8)
            for xx,v in zip(xs,w['v']):
                if w['items']:
                    c.setLineWidth(.5)
                    if w['label']!='Gross Profit' : c.line(xx-58,y+8.6,xx,y+8.6)
                c.drawRightString(xx,y,f2(v))
                if w['typ']=='TOTAL': c.setLineWidth(.6); c.line(xx-58,y-2.2,xx,y-2.2); c.line(xx-58,y-4,xx,y-4)
        y-=12.4 if not w['items'] else 15
    c.save()
    done(f,'SINGLE_FAMILY_RENTAL','OPERATING_STATEMENT','desktop bookkeeping P&L by class, class/sub-class columns, landscape, 2 pages',False,[s])

# ---------------------------------------------------------------- 3  owner statement (fpdf2)
def d3():
    f='OwnerStatement_Pinecroft_2024-12.pdf'; r=rng(3)
    s=S('Owner Statement','Pinecroft Fourplex','2024-12-01','2024-12-31',['Dec 2024','Year to Date'])
    # December ledger: (day, who, memo, account, amount)
    led=[(1,'A. Delacourt','Rent, Unit A','Rent Income',1395),(1,'M. Oyelaran','Rent, Unit C','Rent Income',1420),(2,'K. Brandvold','Rent, Unit D','Rent Income',1350),(4,'T. Simcoe','Rent, Unit B (partial)','Rent Income',900),
     (6,'T. Simcoe','Late fee, Unit B','Late Fees',75),(9,'T. Simcoe','Rent, Unit B (balance)','Rent Income',475),(9,'A. Delacourt','Water/sewer share','Utility Reimbursement',38.5),(9,'M. Oyelaran','Water/sewer share','Utility Reimbursement',38.5),
     (9,'K. Brandvold','Water/sewer share','Utility Reimbursement',38.5),(10,'M. Oyelaran','Cat, Unit C','Pet Fees',25),
     (5,'Coastline Rooter Service','Main line cleared, invoice 8817','Plumbing',265),(11,'Greenway Lawn Care','December service','Landscaping',140),(12,'City of Marlow Utilities','Acct 20-4471-03','Water & Sewer',231.66),(16,'Palmetto Power','House meter','Electric - Common Area',47.19),
     (16,'Lowcountry Hauling','Dumpster','Trash Removal',88),(18,'Shield Pest','Quarterly treatment','Pest Control',95),(19,'Marlow Hardware','Smoke detectors (4), batteries','Supplies',112.84),(27,'Tidewater Residential Mgmt','8% of rent collected','Management Fees',443.20)]
    dec={}
    for d,w,m,a,v in led: dec[a]=r2(dec.get(a,0)+v)
    ytd={'Rent Income':64735.0,'Late Fees':425.0,'Utility Reimbursement':1731.5,'Pet Fees':300.0,'Application Fees':80.0,'Management Fees':5178.8,'Leasing Fees':687.5,'Plumbing':1043.75,'HVAC':1812.4,'Landscaping':1680.0,'Water & Sewer':2706.91,
      'Electric - Common Area':539.02,'Trash Removal':1056.0,'Pest Control':380.0,'Supplies':318.09,'Painting & Turnover':1465.0,'Property Insurance':3120.0,'Property Tax':6044.27,'Postage & Filing':41.35}
    def v(a): return [dec.get(a,0.0),ytd[a]]
    s.h('INCOME'); a=[s.l(n,v(n)) for n in ['Rent Income','Late Fees','Utility Reimbursement','Pet Fees','Application Fees']]
    ti=s.t('Total Income',a,0,key='total_income')
    s.h('EXPENSES'); a=[s.l(n,v(n)) for n in ['Management Fees','Leasing Fees','Plumbing','HVAC','Landscaping','Water & Sewer','Electric - Common Area','Trash Removal','Pest Control','Supplies','Painting & Turnover','Property Insurance','Property Tax','Postage & Filing']]
    te=s.t('Total Expenses',a,0,key='total_operating_expenses')
    ni=s.t('NET INCOME',[ti,te],0,'TOTAL',[1,-1],key='net_income')
    n1,n2=s.rows[ni]['v']; b1=2118.4; d1_=-3500.0; end=r2(b1+n1+d1_); b2=1500.0; c2=1000.0; dd=r2(end-b2-n2-c2)
    s.h('CASH ACTIVITY'); b=s.l('Beginning Balance',[b1,b2]); p=s.l('Net Income',[n1,n2]); cc=s.l('Owner Contributions',[0.0,c2]); d=s.l('Owner Draws',[d1_,dd])
    s.t('ENDING BALANCE',[b,p,cc,d],0,'TOTAL')
    from fpdf import FPDF
    g=(222,234,224); dk=(38,84,60)
    p=FPDF('P','mm','Letter'); p.set_auto_page_break(False); p.set_margins(18,16,18); p.add_page()
    def foot():
        p.set_xy(18,268); p.set_font('Times','I',8); p.set_text_color(110); p.cell(120,5,'Tidewater Residential Management  |  1180 Causeway Blvd, Suite 4, Marlow, SC 29571'); p.cell(59.9,5,f'Page {p.page_no()} of 2',align='R'); p.set_text_color(0)
    p.set_fill_color(*dk); p.rect(18,16,16,16,'F'); p.set_text_color(255); p.set_font('Times','B',20); p.set_xy(18,18); p.cell(16,12,'TR',align='C')
    p.set_text_color(*dk); p.set_xy(37,16); p.set_font('Times','B',15); p.cell(90,8,'Tidewater Residential Management'); p.set_xy(37,24); p.set_font('Times','',9.5); p.cell(90,5,'(843) 555-0162    owners@tidewaterres.example')
    p.set_text_color(0); p.set_xy(128,16); p.set_font('Times','B',18); p.cell(69.9,8,'Owner Statement',align='R')
    p.set_font('Times','',10)
    for i,(k,w) in enumerate([('Statement period','12/01/2024 - 12/31/2024'),('Printed','01/06/2025'),('Basis','Cash')]):
        p.set_xy(128,26+5*i); p.cell(30,5,k+':',align='R'); p.cell(39.9,5,w,align='R')
    p.set_xy(18,46); p.set_font('Times','',10.5); p.multi_cell(80,5,'Grace & Edmund Vantreese\n61 Heron Pointe\nSummerlin, SC 29486')
    p.set_draw_color(*dk); p.rect(112,45,85.9,20); p.set_xy(115,47); p.set_font('Times','B',11); p.cell(60,5,'Pinecroft Fourplex'); p.set_xy(115,52.5); p.set_font('Times','',10); p.cell(60,5,'2217 Pinecroft Lane, Marlow, SC 29571'); p.set_xy(115,58); p.cell(60,5,'4 units      Reserve required: $500.00')
    y=69; p.set_xy(18,y); p.set_fill_color(*dk); p.set_text_color(255); p.set_font('Times','B',10.5)
    p.cell(103.9,6.5,'  Category',fill=True); p.cell(38,6.5,'Dec 2024',align='R',fill=True); p.cell(38,6.5,'Year to Date ',align='R',fill=True); p.set_text_color(0); y+=7.5
    for w in s.rows:
        if w['typ']=='HEADING':
            y+=1.2; p.set_xy(18,y); p.set_font('Times','B',10.5); p.set_fill_color(*g); p.cell(179.9,6,' '+w['label'],fill=True); y+=6.4; continue
        bold=w['items'] is not None
        p.set_font('Times','B' if bold else '',10.5); p.set_xy(18+(6 if w['lvl'] else 1),y); p.cell(95,5.2,w['label'])
        for i,z in enumerate(w['v']):
            p.set_xy(121.9+38*i,y); p.cell(38,5.2,('$' if bold and z>=0 else '')+(fp(z) if not (bold and z<0) else f'(${-z:,.2f})')+('' if z<0 else ' '),align='R')
        if bold:
            p.line(132,y,197.9,y)
            if w['typ']=='TOTAL': p.line(132,y+5.6,197.9,y+5.6); p.line(132,y+6.2,197.9,y+6.2); y+=1.2
            y+=1.2
        y+=5.2
    y+=2; p.set_xy(18,y); p.set_font('Times','I',9); p.multi_cell(179.9,4.3,'Security deposits of $5,400.00 are held in the escrow account of the manager and are not part of the balance above. The property tax for 2024 was paid on 11/20/2024. Form 1099-MISC will be mailed by January 31.'); foot()
    p.add_page(); p.set_font('Times','B',12); p.set_xy(18,18); p.cell(100,7,'Transactions in December 2024 - Pinecroft Fourplex'); y=28
    p.set_font('Times','B',9.5); p.set_fill_color(*g)
    ws=[20,48,56,28,27.9]; p.set_xy(18,y)
    for w,t in zip(ws,['Date','Payer / Payee','Description','Received','Paid']): p.cell(w,6,t,fill=True,align='R' if t in('Received','Paid') else 'L')
    y+=7; p.set_font('Times','',9.5)
    rec=paid=0
    for d,w,m,a,x in sorted(led+[(10,'G. & E. Vantreese','Owner draw, ACH','-',3500.0)],key=lambda q:q[0]):
        inc=a in('Rent Income','Late Fees','Utility Reimbursement','Pet Fees'); p.set_xy(18,y)
        rec+=x if inc else 0; paid+=0 if inc else x
        for wd,t in zip(ws,[f'12/{d:02d}/24',w,m,f2(x) if inc else '','' if inc else f2(x)]): p.cell(wd,5.4,t,align='R' if wd<28.5 and wd>20 else 'L')
        p.set_draw_color(215); p.line(18,y+5.4,197.9,y+5.4); y+=5.6
    p.set_font('Times','B',9.5); p.set_xy(18,y+1)
    for wd,t in zip(ws,['','','Total',f2(rec),f2(paid)]): p.cell(wd,5.4,t,align='R' if wd<28.5 and wd>20 else 'L')
    foot(); p.output(DOC+f)
    done(f,'MULTIFAMILY','OPERATING_STATEMENT','residential manager owner statement, month and YTD, cash activity below, ledger on page 2',True,[s])

# ---------------------------------------------------------------- 5  three storage sites, typed in a word processor
def d5():
    f='Keystone Lock-Up - three sites 2024.pdf'; r=rng(5)
    from docx import Document
    from docx.shared import Pt, Inches
    from docx.enum.text import WD_TAB_ALIGNMENT as TA, WD_TAB_LEADER as TL, WD_ALIGN_PARAGRAPH as AL, WD_BREAK
    cols=['Jan - June','July - Dec','Total 2024']; sts=[]
    def p3(a,b): return [float(round(a)),float(round(b)),float(round(a)+round(b))]
    def near(a,p=.08): return p3(a/2*r.uniform(1-p,1+p),a/2*r.uniform(1-p,1+p))
    def site(pg,name,k,extra,xexp,loan,dep):
        s=S('Income and Expense Statement',name,'2024-01-01','2024-12-31',cols,page=pg)
        s.h('INCOME'); a=[s.l('Storage unit rent',near(148000*k))]
        if 'rv' in extra: a.append(s.l('RV and boat parking',near(19400)))
        d=near(4100*k); a.append(s.l('Less: move-in discounts',[-q for q in d]))
        a+=[s.l('Late and lien fees',near(5900*k)),s.l('Administration fees',near(2650*k))]
        if 'ins' in extra: a.append(s.l('Tenant insurance commissions',near(6200*k)))
        if 'truck' in extra: a.append(s.l('Truck rental commissions',near(7300)))
        a.append(s.l('Locks, boxes and supplies sold',near(2300*k)))
        ti=s.t('Total income',a,0,key='total_income')
        s.h('OPERATING EXPENSES'); L=[('Advertising and website',4200*k,.3),('Bank and card fees',3900*k,.05),('Computer and gate software',2400,.02),('Insurance',5200*k,0),('Manager wages',31000*k,.04),('Payroll taxes',2480*k,.05),
            ('Office and postage',1300*k,.2),('Real estate taxes',14200*k,0),('Repairs and maintenance',7700*k,.4),('Snow removal and mowing',4600,.3),('Telephone and internet',1980,.02),('Utilities',6100*k,.15)]+xexp
        a=[s.l(n,near(v,p)) for n,v,p in L]; te=s.t('Total operating expenses',a,0,key='total_operating_expenses')
        no=s.t('Net operating income',[ti,te],0,'TOTAL',[1,-1],key='noi')
        o=[]
        if loan: o.append(s.l('Interest on mortgage',p3(loan*.508,loan*.492)))
        o.append(s.l('Depreciation',p3(dep/2,dep/2)))
        s.t('Net income',[no]+o,0,'TOTAL',[1]+[-1]*len(o),key='net_income'); sts.append(s); return s
    site(1,'Route 9 Storage',1.0,{'rv','ins'},[('Security cameras lease',1260,0)],18840,26400)
    s2=site(2,'Cobbler Lane Self Storage',.62,{'ins'},[('Pest control',540,.1)],0,14200)
    site(3,'Tannery Street Mini-Storage',.81,{'truck'},[('Truck fuel reimbursed',880,.2),('Elevator service',3120,0)],22615,19800)
    # planted: one digit of one line, after the totals were made
    row=[x for x in s2.rows if x['label']=='Repairs and maintenance'][0]; old=row['v'][1]; sx=str(int(old)); new=float(sx[0]+str((int(sx[1])+4)%10)+sx[2:]); row['v'][1]=new
    s2.planted={'what':f'Repairs and maintenance, July - Dec printed {new:,.0f} instead of {old:,.0f}','kind':'digit_changed'}
    d=Document(); st=d.styles['Normal']; st.font.name='C059'; st.font.size=Pt(11); st.paragraph_format.space_after=Pt(2)
    sec=d.sections[0]; sec.page_width=Inches(8.5); sec.page_height=Inches(11); sec.left_margin=sec.right_margin=Inches(1); sec.top_margin=Inches(.9)
    sec.footer.paragraphs[0].text='Prepared from the books without audit  -  D. Marchetti Bookkeeping'; sec.footer.paragraphs[0].runs[0].font.size=Pt(8.5); sec.footer.paragraphs[0].alignment=AL.CENTER
    first=True
    def tabs(pp,lead):
        for k,pos in enumerate((4.2,5.35,6.5)): pp.paragraph_format.tab_stops.add_tab_stop(Inches(pos),TA.RIGHT,TL.DOTS if lead and k==0 else TL.SPACES)
    def m(v): return f'({-v:,.0f})' if v<0 else f'{v:,.0f}'
    for s in sts:
        for i,(t,sz,b) in enumerate([('KEYSTONE LOCK-UP PARTNERS',13,True),(s.prop,12,True),('Income and Expense Statement',12,False),('Year ended December 31, 2024',11,False)]):
            q=d.add_paragraph(); q.alignment=AL.CENTER; q.paragraph_format.page_break_before=(i==0 and not first); rr=q.add_run(t); rr.bold=b; rr.font.size=Pt(sz); q.paragraph_format.space_after=Pt(0)
        first=False
        q=d.add_paragraph(); q.paragraph_format.space_before=Pt(16); tabs(q,False); rr=q.add_run('\t'+'\t'.join(cols)); rr.bold=True; rr.underline=False
        for w in s.rows:
            q=d.add_paragraph()
            if w['typ']=='HEADING': q.paragraph_format.space_before=Pt(8); q.add_run(w['label']).bold=True; continue
            tabs(q,not w['items']); 
            if not w['items']: q.paragraph_format.left_indent=Inches(.25)
            dollar='$' if w['items'] else ''
            rr=q.add_run(w['label']+'\t'+'\t'.join(dollar+m(z) for z in w['v'])); rr.bold=bool(w['items'])
            if w['items']: q.paragraph_format.space_before=Pt(4); q.paragraph_format.space_after=Pt(7)
    src=TMP+f.replace('.pdf','.docx'); d.save(src); soffice(src,'pdf',DOC)
    done(f,'SELF_STORAGE','OPERATING_STATEMENT','word-processor typed statements with dot leaders, three storage sites one per page, half-years and total',False,sts)

# ---------------------------------------------------------------- 7  12-month statement, code column, landscape small print
def d7():
    f='larkspur_12mo_0325.pdf'; r=rng(7)
    mo=['Apr 2024','May 2024','Jun 2024','Jul 2024','Aug 2024','Sep 2024','Oct 2024','Nov 2024','Dec 2024','Jan 2025','Feb 2025','Mar 2025']
    s=S('Statement (12 months)','Larkspur Flats','2024-04-01','2025-03-31',mo+['Total'])
    def L(code,lab,v): return s.l(lab,tot([0.0 if q is None else q for q in v]),2,code)
    neg=lambda v:[-q if q else 0.0 for q in v]
    s.h('INCOME',0,'4000-0000'); s.h('RENTAL INCOME',1,'4100-0000')
    a=[L('4110-0000','Gross Potential Rent',[31250,31250,31310,31310,31420,31480,31480,31480,31555,31690,31690,31690]),L('4115-0000','Gain/(Loss) to Lease',neg(wob(r,640,.25))),L('4120-0000','Vacancy Loss',neg(some(r,{1,2,3,6,7,9,10},780,2610))),
       L('4130-0000','Rent Concessions',[0,-250,0,-250,0,0,-300,0,0,-500,0,0]),L('4140-0000','Bad Debt Write-Off',[0,0,0,-1118.25,0,0,0,0,-436.0,0,0,0]),L('4150-0000','Bad Debt Recovery',[0,0,0,0,0,210.0,105.0,105.0,0,0,0,0])]
    nr=s.t('NET RENTAL INCOME',a,1,code='4199-0000')
    s.h('OTHER INCOME',1,'4200-0000')
    a=[L('4210-0000','Application Fees',[45.0*q for q in (1,3,2,2,0,1,1,2,0,3,1,1)]),L('4220-0000','Late Fees',[50.0*q for q in (3,2,4,3,2,2,5,3,4,1,2,3)]),L('4225-0000','NSF Fees',[0,35,0,0,0,35,0,0,0,0,70,0]),L('4230-0000','Pet Rent',fixed(210,12,(5,245))),
       L('4240-0000','Carport Rent',fixed(420)),L('4250-0000','Laundry Income',wob(r,388,.12)),L('4260-0000','Utility Reimbursement',wob(r,1185,.05)),L('4270-0000','Deposit Forfeiture',[0,0,0,675.0,0,0,0,0,0,412.5,0,0]),L('4290-0000','Miscellaneous Income',some(r,{2,8},20,110))]
    oi=s.t('TOTAL OTHER INCOME',a,1,code='4299-0000')
    ti=s.t('TOTAL INCOME',[nr,oi],0,code='4999-0000',key='total_income')
    s.h('OPERATING EXPENSES',0,'5000-0000'); E=[]
    def grp(c,name,lines,tail):
        s.h(name,1,f'{c}00-0000'); a=[L(f'{c}{10+5*i}-0000',n,v) for i,(n,v) in enumerate(lines)]; E.append(s.t(tail,a,1,code=f'{c}99-0000'))
    grp('51','ADMINISTRATIVE',[('Accounting and Tax',[0,0,0,0,0,0,0,0,0,0,1650,450]),('Bank Charges',wob(r,34,.2)),('Dues and Licenses',[0,0,384,0,0,0,0,0,0,120,0,0]),('Legal and Eviction',[0,0,0,685,0,0,0,0,310,0,0,0]),('Office Supplies',wob(r,46,.5)),('Software Fees',fixed(118)),('Telephone and Internet',fixed(92.4,12,(9,97.4)))],'TOTAL ADMINISTRATIVE')
    grp('52','MANAGEMENT AND PAYROLL',[('Management Fee',[r2(.06*q) for q in s.rows[ti]['v'][:12]]),('On-Site Manager Rent Credit',fixed(400)),('Maintenance Tech Wages',wob(r,1640,.08)),('Payroll Taxes',wob(r,151,.07)),('Workers Compensation',[212.0,0,0,212.0,0,0,212.0,0,0,219.5,0,0])],'TOTAL MANAGEMENT AND PAYROLL')
    grp('53','UTILITIES',[('Electric - House',season(r,246,.15,0,.05,3)),('Electric - Vacant Units',some(r,{1,2,3,6,7,9,10},14,61)),('Gas',season(r,395,.55,0,.06,3)),('Water and Sewer',wob(r,1012,.07)),('Trash Removal',fixed(338,12,(9,352)))],'TOTAL UTILITIES')
    grp('54','REPAIRS AND MAINTENANCE',[('Appliance Repair',some(r,{0,3,4,7,10},85,340)),('Doors, Locks and Keys',some(r,{1,3,6,9,10},24,190)),('Electrical',some(r,{2,5,8,11},95,520)),('Flooring Repair',some(r,{3,9},220,790)),('HVAC Repair',some(r,{2,3,4,8,9},140,1120)),('Painting and Turnover',some(r,{1,2,3,6,7,9,10},290,930)),('Plumbing',some(r,set(range(12))-{4,7},95,610)),('Roof and Gutters',some(r,{7},640,700)),('Supplies',wob(r,164,.45))],'TOTAL REPAIRS AND MAINTENANCE')
    grp('55','CONTRACT SERVICES',[('Cleaning - Common Areas',fixed(260)),('Landscaping',[410.0]*7+[0]*3+[0,410.0]),('Snow Removal',[0]*7+[0,380.0,655.0,515.0,0]),('Pest Control',fixed(110)),('Fire and Alarm Inspection',[0,0,0,0,0,495.0,0,0,0,0,0,0])],'TOTAL CONTRACT SERVICES')
    grp('56','MARKETING',[('Internet Listings',fixed(149)),('Signs and Flyers',some(r,{1,9},40,90)),('Tenant Referrals',[0,200,0,0,0,0,0,200,0,0,0,0])],'TOTAL MARKETING')
    grp('57','TAXES AND INSURANCE',[('Property Insurance',fixed(893.5,12,(6,961.25))),('Real Estate Taxes',[0,0,9816.42,0,0,0,0,0,9816.42,0,0,0]),('Rental License Fees',[0,0,0,0,0,0,0,0,0,720,0,0])],'TOTAL TAXES AND INSURANCE')
    te=s.t('TOTAL OPERATING EXPENSES',E,0,code='5999-0000',key='total_operating_expenses')
    no=s.t('NET OPERATING INCOME',[ti,te],0,'TOTAL',[1,-1],code='6000-0000',key='noi')
    s.h('NON-OPERATING EXPENSES',0,'7000-0000')
    bal=742318.0; iv=[]
    for i in range(12): q=r2(bal*.0485/12); iv.append(q); bal-=5120-q
    a=[L('7110-0000','Mortgage Interest',iv),L('7120-0000','Depreciation Expense',fixed(3104)),L('7130-0000','Amortization Expense',fixed(87.5)),L('7150-0000','Partnership Expenses',[0,0,0,0,0,0,0,0,0,0,0,800])]
    tn=s.t('TOTAL NON-OPERATING EXPENSES',a,0,code='7999-0000')
    s.t('NET INCOME',[no,tn],0,'TOTAL',[1,-1],code='9000-0000',key='net_income')
    W,H=landscape(letter); c=canvas.Canvas(DOC+f,pagesize=(W,H)); N='Times-Roman'; B='Times-Bold'
    font('DC','DejaVuSansCondensed.ttf'); font('DCB','DejaVuSansCondensed-Bold.ttf'); N='DC'; B='DCB'
    x0=24; xl=66; xs=[W-22-43.2*i for i in range(12,-1,-1)]; pages=[0]
    def top():
        pages[0]+=1; y=H-30
        if pages[0]==1:
            for t,z in (('Larkspur Flats (larksp)',10),('Statement (12 months)',9),('Period = Apr 2024-Mar 2025',8),('Book = Accrual ; Tree = lk_is12',7)):
                c.setFont(B if z>8 else N,z); c.drawCentredString(W/2,y,t); y-=12
            y-=4
        c.setFillGray(.86); c.rect(x0-2,y-4,W-2*x0+4,12,stroke=0,fill=1); c.setFillGray(0); c.setFont(B,6.2)
        for xx,t in zip(xs,s.cols): c.drawRightString(xx,y,t)
        c.setFont(N,6.2); c.drawString(x0,18,'Thursday, April 10, 2025'); c.drawRightString(W-22,18,f'Page {pages[0]} of 3'); c.drawCentredString(W/2,18,'Larkspur Flats')
        return y-14
    y=top()
    for n,w in enumerate(s.rows):
        if n in(38,73): c.showPage(); y=top()
        b=w['typ']!='LINE'; c.setFont(B if b else N,6.2); c.drawString(x0,y,w['code']); c.drawString(xl+5*w['lvl'],y,w['label'])
        for xx,v in zip(xs,w['v']):
            if v is None: continue
            if w['items']: c.setLineWidth(.4); c.line(xx-38,y+7,xx,y+7)
            c.setFont(B if b else N,6.2); c.drawRightString(xx,y,f2(v))
        y-=11.2 if not w['items'] else 14.5
    c.save(); print('rows',len(s.rows))
    done(f,'MULTIFAMILY','OPERATING_STATEMENT_T12','12-month management software statement with account code column and coded totals, no label header, 3 pages landscape',True,[s])

# ---------------------------------------------------------------- 9  homeowners' trust balance sheet by fund (printed from a workbook)
def d9():
    f='Saltmarsh Trust Balance Sheet 12-31-24.pdf'
    cols=['Operating Fund','Reserve Fund','Total']
    s=S('Balance Sheet','Saltmarsh Homeowners Trust',None,'2024-12-31',cols)
    def v(a,b): return [a,b,r2((a or 0)+(b or 0)) ]
    s.h('ASSETS'); s.h('Current Assets',1)
    a=[s.l('Cash - checking',v(23418.66,None),2),s.l('Cash - money market',v(8105.2,61277.94),2),s.l('Certificates of deposit',v(None,85000.0),2),s.l('Common charges receivable',v(9364.0,None),2),s.l('Less: allowance for doubtful accounts',v(-1850.0,None),2),
       s.l('Special assessment receivable',v(None,6420.0),2),s.l('Accrued interest receivable',v(None,1134.71),2),s.l('Prepaid insurance',v(11876.5,None),2),s.l('Due from (to) other fund',[-4200.0,4200.0,None],2)]
    ca=s.t('Total Current Assets',a,1)
    s.h('Property and Equipment',1)
    a=[s.l('Maintenance equipment',v(14650.0,None),2),s.l('Clubhouse furnishings',v(9280.0,None),2),s.l('Less: accumulated depreciation',v(-17913.0,None),2)]
    pe=s.t('Net Property and Equipment',a,1)
    s.rows[pe]['v'][1]=None; s.l('Utility deposits',v(625.0,None),1); ud=len(s.rows)-1
    s.t('TOTAL ASSETS',[ca,pe,ud],0,'TOTAL',key='total_assets'); ta=len(s.rows)-1
    s.h('LIABILITIES AND FUND BALANCES'); s.h('Liabilities',1)
    a=[s.l('Accounts payable',v(7788.19,12460.0),2),s.l('Accrued expenses',v(3215.0,None),2),s.l('Common charges received in advance',v(5976.0,None),2),s.l('Income taxes payable',v(None,418.0),2),s.l('Insurance premium financing',v(6602.4,None),2),s.l('Clubhouse key deposits',v(1150.0,None),2),s.l('Note payable - roof loan',v(None,38114.05),2)]
    tl=s.t('Total Liabilities',a,1,key='total_liabilities')
    s.h('Fund Balances',1)
    A=s.rows[ta]['v']; Lb=s.rows[tl]['v']; d=v(2718.35,-9064.22)
    beg=v(r2(A[0]-Lb[0]-d[0]+6000),r2(A[1]-Lb[1]-d[1]-6000)); tr=[-6000.0,6000.0,None]
    a=[s.l('Balance, January 1, 2024',beg,2),s.l('Excess (deficiency) of revenues over expenses',d,2),s.l('Transfer to reserve',tr,2)]
    fb=s.t('Total Fund Balances',a,1,key='total_equity')
    s.t('TOTAL LIABILITIES AND FUND BALANCES',[tl,fb],0,'TOTAL')
    assert s.rows[-1]['v']==A,(s.rows[-1]['v'],A)
    import xlsxwriter
    src=TMP+f.replace('.pdf','.xlsx'); wb=xlsxwriter.Workbook(src); ws=wb.add_worksheet('BS'); base=dict(font_name='Liberation Serif',font_size=11)
    F=lambda **k: wb.add_format({**base,**k})
    ws.set_column(0,0,2); ws.set_column(1,1,2.5); ws.set_column(2,2,44); ws.set_column(3,3,15); ws.set_column(4,4,1.5); ws.set_column(5,5,15); ws.set_column(6,6,1.5); ws.set_column(7,7,15)
    for i,(t,z) in enumerate((('SALTMARSH HOMEOWNERS TRUST',14),('Balance Sheet',12),('December 31, 2024',12))): ws.merge_range(i,0,i,7,t,F(bold=True,align='center',font_size=z))
    ws.merge_range(3,0,3,7,'(Accrual basis - unaudited)',F(italic=True,align='center'))
    for c,t in zip((3,5,7),('Operating\nFund','Reserve\nFund','\nTotal')): ws.write(5,c,t,F(bold=True,align='center',text_wrap=True,bottom=1))
    ws.set_row(5,30); y=6; money='_(* #,##0.00_);_(* (#,##0.00);_(* "-"??_);_(@_)'; dol='_($* #,##0.00_);_($* (#,##0.00);_($* "-"??_);_(@_)'; firsts=set()
    prev=None
    for n,w in enumerate(s.rows):
        if w['lvl']==0 and n: y+=1
        ws.write(y,w['lvl'],w['label'],F(bold=w['typ']!='LINE'))
        if w['typ']!='HEADING':
            k=dict(num_format=dol if (prev=='HEADING' or w['typ']=='TOTAL') else money)
            if w['items']: k['top']=1
            if w['typ']=='TOTAL': k['bottom']=6; k['bold']=True
            for c,z in zip((3,5,7),w['v']): ws.write_number(y,c,z or 0,F(**k))
        prev=w['typ']; y+=1
        if w['items'] and w['lvl']==1 and s.rows[n+1]['lvl']==1: y+=1
    ws.merge_range(y+2,0,y+2,7,'No assurance is provided on this statement. Prepared by the office of the Trustees.',F(italic=True,align='center',font_size=9))
    ws.set_portrait(); ws.set_paper(1); ws.fit_to_pages(1,1); ws.center_horizontally(); ws.set_margins(.7,.7,.8,.7); wb.close(); soffice(src,'pdf',DOC)
    done(f,'OTHER','BALANCE_SHEET','condominium/homeowners trust balance sheet by fund, accountant look, dashes, printed from a spreadsheet',False,[s])

# ---------------------------------------------------------------- 11 statement of cash flows, online bookkeeping look
def d11():
    f='Bexley_Prof_Center_Cash_Flows.pdf'
    s=S('Statement of Cash Flows','Bexley Professional Center LLC','2024-01-01','2024-12-31',['TOTAL'])
    def L(t,x,l): return s.l(t,[x],l)
    s.h('OPERATING ACTIVITIES',0); ni=L('Net Income',41286.57,1); s.keys['net_income']=ni
    s.h('Adjustments to reconcile Net Income to Net Cash provided by operations:',1)
    a=[L(t,x,2) for t,x in [('Accounts Receivable (A/R)',-3145.0),('CAM Reimbursements Receivable',1872.36),('Prepaid Insurance',-418.75),('Utility Deposits',0.0),('A/D Building',28944.0),('A/D Building Improvements',6215.0),('A/D Tenant Improvements',4870.0),('Accumulated Amortization - Leasing Commissions',2310.0),
       ('Accounts Payable (A/P)',-5561.18),('Visa Business 4471',627.9),('Accrued Property Taxes',1396.0),('Prepaid Rents',2450.0),('Rent Tax Payable',-83.41)]]
    ad=s.t('Total Adjustments to reconcile Net Income to Net Cash provided by operations:',a,1)
    op=s.t('Net cash provided by operating activities',[ni,ad],0)
    s.h('INVESTING ACTIVITIES',0)
    a=[L(t,x,1) for t,x in [('Building Improvements:Lobby & Restrooms',-21730.0),('Building Improvements:Rooftop Unit 3',-11485.6),('Tenant Improvements:Suite 104',-9240.0),('Deferred Leasing Commissions',-3976.0),('Lender Escrow - Replacement Reserve',-4200.0)]]
    iv=s.t('Net cash provided by investing activities',a,0)
    s.h('FINANCING ACTIVITIES',0)
    a=[L(t,x,1) for t,x in [('Mortgage Payable - First Valley Bank',-19772.08),('Line of Credit',15000.0),('Tenant Security Deposits',3150.0),('Member 1 Equity:Member 1 Contributions',6000.0),('Member 1 Equity:Member 1 Draws',-18000.0),('Member 2 Equity:Member 2 Contributions',6000.0),('Member 2 Equity:Member 2 Draws',-18000.0),('Opening Balance Equity',0.0)]]
    fi=s.t('Net cash provided by financing activities',a,0)
    nc=s.t('NET CASH INCREASE FOR PERIOD',[op,iv,fi],0,'TOTAL',key='net_cash_flow')
    b=L('Cash at beginning of period',33907.12,0); s.t('CASH AT END OF PERIOD',[nc,b],0,'TOTAL')
    W,H=letter; font('NS','LiberationSans-Regular.ttf'); font('NSB','LiberationSans-Bold.ttf'); c=canvas.Canvas(DOC+f,pagesize=letter)
    c.setFont('NSB',15); c.drawCentredString(W/2,H-58,'Bexley Professional Center LLC'); c.setFont('NS',13); c.drawCentredString(W/2,H-77,'Statement of Cash Flows'); c.setFont('NS',10.5); c.drawCentredString(W/2,H-93,'January - December 2024')
    L0,R0=62,W-62; y=H-122; c.setStrokeGray(.55); c.line(L0,y+12,R0,y+12); c.setFont('NSB',8.5); c.setFillGray(.3); c.drawRightString(R0-4,y,'TOTAL'); c.line(L0,y-5,R0,y-5); c.setFillGray(0); y-=19
    from reportlab.lib.utils import simpleSplit
    for w in s.rows:
        tt=bool(w['items']); c.setFont('NSB' if tt else 'NS',9)
        y-=5 if w['label'] in('INVESTING ACTIVITIES','FINANCING ACTIVITIES','NET CASH INCREASE FOR PERIOD') else 0
        x=L0+4+12*w['lvl']; lines=simpleSplit(w['label'],'NSB' if tt else 'NS',9,330-12*w['lvl'])
        for i,t in enumerate(lines): c.drawString(x,y-11*i,t)
        yy=y-11*(len(lines)-1)
        if w['typ']!='HEADING':
            z=w['v'][0]; t=(f'${z:,.2f}' if z>=0 else f'$ -{-z:,.2f}') if tt else f2(z)
            c.drawRightString(R0-4,yy,t)
            if tt: c.setStrokeGray(.45); c.setLineWidth(.6); c.line(R0-90,y+9.5,R0,y+9.5)
            if w['label']=='CASH AT END OF PERIOD': c.line(R0-90,yy-3.5,R0,yy-3.5); c.line(R0-90,yy-5.5,R0,yy-5.5)
        y=yy-14.2
    c.setFont('NS',8); c.setFillGray(.4); c.drawCentredString(W/2,34,'Monday, March 3, 2025 10:41 AM GMT-05:00'); c.drawRightString(R0,34,'1/1'); c.save()
    done(f,'OFFICE','CASH_FLOW_STATEMENT','online bookkeeping statement of cash flows, single column, wrapped labels',False,[s])
