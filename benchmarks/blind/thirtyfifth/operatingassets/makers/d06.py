# UK care home, year on year, % of fees and per bed
from .core import *
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
from reportlab.lib.styles import getSampleStyleSheet, ParagraphStyle
from reportlab.lib.pagesizes import A4
from reportlab.lib import colors
NAME='Ashgrove House mgmt accounts YE Mar-25.pdf'
def make():
    g=rng(6); beds=58
    s=S('Profit and Loss Account','Ashgrove House Care Home','2024-04-01','2025-03-31',['2025 £','2024 £','Change £'])
    def L(lab,m,ch=.06,d=1):
        a=round(m*g.uniform(.97,1.03)); b=round(a/(1+ch+g.uniform(-.03,.03))); return s.L(lab,[a,b,a-b])
    T=lambda lab,it,neg=(),rt='SUBTOTAL': s.T(lab,it,rt,neg=neg)
    s.H('Fee income')
    ti=T('Total income',[L('Self-funded residents',1486000,.09),L('Local authority residents',892400,.05),L('NHS continuing healthcare',318700,.11),L('NHS funded nursing care',171200,.07),L('Top-up contributions',94300,.04),L('Respite and day care',61800,-.08),L('Hairdressing, guest meals and sundry',12900,.02)],rt='TOTAL'); s.K('total_income',ti)
    s.H('Staff costs')
    st=T('Total staff costs',[L('Nursing wages',402600),L('Care assistant wages',618300,.08),L('Agency nurses and carers',83400,-.22),L('Catering and domestic wages',196500),L('Maintenance and activities wages',58700),L('Manager and administration salaries',128900,.05),L("Employer's national insurance",117300,.1),L('Pension contributions',38600),L('Training, DBS checks and recruitment',17400,.1)])
    s.H('Resident costs')
    rc=T('Total resident costs',[L('Food and provisions',139800,.05),L('Medical and continence supplies',37200),L('Laundry and cleaning materials',24900),L('Activities and outings',9600),L('Clinical waste',8850,.03)])
    s.H('Property costs')
    pc=T('Total property costs',[L('Gas and electricity',104300,-.12),L('Water rates',14700),L('Council tax and business rates',11900,.03),L('Repairs and renewals',56300,.15),L('Lift, fire alarm and nurse call contracts',13250,.05),L('Gardening',7800,.02),L('Insurance',29400,.12)])
    s.H('Administration')
    ad=T('Total administration',[L('CQC registration fees',12100,.01),L('Telephone, broadband and care software',16900,.07),L('Printing, postage and stationery',5450),L('Advertising and website',8300,.2),L('Accountancy and legal',14600,.04),L('Bank and card charges',3120,.03),L('Motor and travel',6240,.01),L('Bad debts written off',4900,.3)])
    te=T('Total operating costs',[st,rc,pc,ad],rt='TOTAL'); s.K('total_operating_expenses',te)
    eb=T('Net operating profit (EBITDAR)',[ti,te],[te],'TOTAL'); s.K('noi',eb)
    s.H('Below the line')
    x=[L('Rent payable to Ashgrove Freeholds Ltd',265000,.03),L('Head office recharge',88000,.03),L('Depreciation',61300,.02),L('Loan interest',18900,-.05)]
    ni=T('Profit before tax',[eb]+x,x,'TOTAL'); s.K('net_income',ni)
    # planted: the subtotal of property costs for 2025 misprinted
    q=s.rows[pc]; bad=q['v'][0]+9000; q['pv']=[bad]+q['v'][1:]
    s.planted=dict(what=f"'Total property costs' 2025 is printed {bad:,}; its lines sum to {q['v'][0]:,} (total operating costs use the right sum)",kind='total_wrong')
    ss=getSampleStyleSheet(); navy=colors.HexColor('#1F3A5F')
    h1=ParagraphStyle('a',parent=ss['Normal'],fontName='Helvetica-Bold',fontSize=15,textColor=navy,leading=18); h2=ParagraphStyle('b',parent=ss['Normal'],fontSize=9.5,textColor=colors.HexColor('#555555'))
    D=[['','Year ended 31 March 2025','','','Year ended 31 March 2024','','','Change'],['','£','% of\nincome','£ per\nbed','£','% of\nincome','£ per\nbed','£']]
    sty=[('FONT',(0,0),(-1,-1),'Helvetica',7.9),('FONT',(0,0),(-1,1),'Helvetica-Bold',7.9),('BACKGROUND',(0,0),(-1,1),navy),('TEXTCOLOR',(0,0),(-1,1),colors.white),('SPAN',(1,0),(3,0)),('SPAN',(4,0),(6,0)),('ALIGN',(1,0),(-1,-1),'RIGHT'),('ALIGN',(1,0),(6,0),'CENTER'),('TOPPADDING',(0,2),(-1,-1),1.2),('BOTTOMPADDING',(0,2),(-1,-1),1.2),('VALIGN',(0,0),(-1,1),'BOTTOM')]
    I=s.rows[ti]['v']
    for r in s.rows:
        k=len(D)
        if r['rt']=='HEADING': D.append([r['label']]+['']*7); sty+=[('FONT',(0,k),(0,k),'Helvetica-Bold',8.2),('TEXTCOLOR',(0,k),(0,k),navy),('TOPPADDING',(0,k),(-1,k),4)]; continue
        v=r.get('pv',r['v']); w=r['v']
        D.append([('   ' if r['rt']=='LINE' else '')+r['label'],money(v[0]),f'{w[0]/I[0]*100:.1f}%',money(w[0]/beds),money(v[1]),f'{w[1]/I[1]*100:.1f}%',money(w[1]/beds),money(v[2])])
        if r['rt']!='LINE':
            sty+=[('FONT',(0,k),(-1,k),'Helvetica-Bold',7.9),('LINEABOVE',(1,k),(-1,k),.5,colors.black)]
            if r['rt']=='TOTAL': sty+=[('BACKGROUND',(0,k),(-1,k),colors.HexColor('#DDE5EE'))]
    t=Table(D,colWidths=[178,60,40,45,60,40,45,55],repeatRows=2); t.setStyle(TableStyle(sty))
    def foot(c,d):
        c.setFont('Helvetica',7); c.setFillGray(.4); c.drawString(36,22,'Ashgrove House - registered for 58 residents - Management information, not audited'); c.drawRightString(A4[0]-36,22,f'{d.page}')
    SimpleDocTemplate(os.path.join(DOC,NAME),pagesize=A4,leftMargin=36,rightMargin=36,topMargin=32,bottomMargin=34,title='Ashgrove House').build([Paragraph('Ashgrove House Care Home',h1),Paragraph('Profit and Loss Account for the year ended 31 March 2025 (58 beds; average occupancy 91.4%; prior year 89.7%)',h2),Spacer(1,8),t],onFirstPage=foot,onLaterPages=foot)
    save(NAME,[s],'SENIOR_HOUSING','OPERATING_STATEMENT','UK care home group accountant','year on year with % of income and per bed, pounds, grouped two-line header, coloured bands',True)
