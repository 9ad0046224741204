from core import *
import random
from reportlab.lib.pagesizes import A4,A3,landscape
from reportlab.pdfgen import canvas
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.units import mm
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
L='/usr/share/fonts/truetype/'
for n,f in [('Nar','liberation/LiberationSansNarrow-Regular.ttf'),('DejaC','dejavu/DejaVuSansCondensed.ttf'),('DSer','dejavu/DejaVuSerif.ttf')]:
    pdfmetrics.registerFont(TTFont(n,L+f))
pdfmetrics.registerFont(TTFont('NarB',L+'liberation/LiberationSansNarrow-Bold.ttf'))
pdfmetrics.registerFont(TTFont('DejaCB',L+'dejavu/DejaVuSansCondensed-Bold.ttf'))
pdfmetrics.registerFont(TTFont('DSerB',L+'dejavu/DejaVuSerif-Bold.ttf'))

def p1():
    random.seed(2601)
    s=S('Service Charge Expenditure Report','Harrowgate House','2024-06-24','2025-06-23',['Actual 2024/25','Budget 2024/25','Variance','Actual 2023/24'],
        derive=lambda b,k:[b[0],b[1],(b[0]-b[1]) if k!='e' else b[1]-b[0],b[2]])
    # kind 'e' => favourable = under budget ; 'n','i' => over = favourable
    def b(x,p=.09):
        bu=round(x/50)*50; return [near(x,p),bu,near(x*.95,p)]
    s.h('INCOME')
    inc=[s.l('On account service charge demanded',[742150,742150,705900],kind='i'),s.l('Void unit contributions (landlord)',b(31200,.2),kind='i'),s.l('Interest earned on service charge account',b(1850,.3),kind='i'),s.l('Recharge of out-of-hours air conditioning',b(6400,.25),kind='i')]
    ti=s.t('Total service charge income',inc,key='total_income',kind='i')
    s.h('EXPENDITURE')
    subs=[]
    for code,name,ls in [('1','Management',[('101','Management fees',58500,0),('102','Accounting fees',3900,0),('103','Site management staff costs',64200,.06),('104','Site accommodation (rent, rates, telephone)',8150,.1),('105','Health, safety and environmental consultancy',5450,.2)]),
     ('2','Utilities',[('201','Electricity',121300,.15),('202','Gas',38700,.2),('203','Water and sewerage',9300,.12)]),
     ('3','Soft services',[('301','Security guarding and front of house',148600,.04),('302','Security systems',7700,.2),('303','Internal cleaning',61400,.05),('304','Window cleaning',6900,.1),('305','Hygiene services and toiletries',5250,.15),('306','Waste management',12650,.1),('307','Pest control',1350,.05),('308','Internal floral displays',2400,.1),('309','Snow clearance and road gritting',900,.6)]),
     ('4','Hard services',[('401','Mechanical and electrical planned maintenance',68900,.05),('402','Mechanical and electrical repairs',24500,.3),('403','Lift maintenance and repairs',19800,.15),('404','Lift engineering insurance inspections',1450,.05),('405','Fabric repairs and maintenance',29600,.3),('406','Redecoration (external)',0,0)]),
     ('5','Insurance',[('501','Building insurance and terrorism',41200,.05),('502','Engineering insurance',2300,.08),('503','Revaluation for reinstatement',1500,.1)]),
     ('6','Exceptional and major works',[('601','Replacement of chiller no. 2 compressors',27800,.2),('602','Transfer to sinking fund',25000,0)])]:
        s.h(name,code=None,cls=code)
        it=[s.l(n,b(v,p) if v else [0,0,18642],code=c) for c,n,v,p in ls]
        subs.append(s.t(f'Total {name.lower()}',it,kind='e'))
    te=s.t('TOTAL EXPENDITURE',subs,typ='TOTAL',kind='e',key='total_operating_expenses')
    s._add('Surplus / (deficit) for the year','TOTAL',s.calc([ti,te],[te]),None,'n',[ti,te]);s.keys['noi']=len(s.rows)-1
    fn=D+'documents/harrowgate_house_sc_2025.pdf'
    def foot(c,d):
        c.setFont('Nar',7.5);c.setFillColor(colors.grey);c.drawString(18*mm,10*mm,'Tenby Marchmont LLP  |  Managing agents to Harrowgate House, 14 Fenwick Street, Leeds LS1');c.drawRightString(279*mm,10*mm,f'Page {d.page}')
        c.setFillColor(colors.HexColor('#7a1f3d'));c.rect(18*mm,197*mm,261*mm,1.2*mm,stroke=0,fill=1)
    d=SimpleDocTemplate(fn,pagesize=landscape(A4),leftMargin=18*mm,rightMargin=18*mm,topMargin=17*mm,bottomMargin=16*mm)
    P=lambda t,z=9,f='Nar':Paragraph(t,PS('x',fontName=f,fontSize=z,leading=z*1.3))
    el=[P('Harrowgate House',17,'NarB'),Spacer(1,3),P('Service Charge Expenditure Report for the year ended 23 June 2025 (24 June 2024 to 23 June 2025)',11),Spacer(1,8)]
    T=[['Cost\ncode','Cost category','Actual\n2024/25\n£','Budget\n2024/25\n£','Variance\nfav / (adv)\n£','Var\n%','Actual\n2023/24\n£']];st=[]
    for r in s.rows:
        i=len(T);v=r['values']
        if r['rowType']=='HEADING':
            T.append([r['_x'].get('cls') or '',r['label']]+['']*5);st+=[('FONT',(0,i),(-1,i),'NarB',9),('TEXTCOLOR',(0,i),(-1,i),colors.HexColor('#7a1f3d')),('TOPPADDING',(0,i),(-1,i),5)];continue
        pc='' if not v[1] or v[2] is None else fm(round(v[2]/abs(v[1])*100,1),1)
        T.append([r['accountCode'] or '',r['label']]+[fm(v[0]),fm(v[1]),fm(v[2]),pc,fm(v[3])])
        if r['rowType']!='LINE':st+=[('FONT',(0,i),(-1,i),'NarB',9),('LINEABOVE',(2,i),(-1,i),.5,colors.black)]
        if r['rowType']=='TOTAL':st+=[('LINEBELOW',(2,i),(-1,i),1.1,colors.black),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#f3e6ea'))]
    el.append(Table(T,colWidths=[16*mm,100*mm,31*mm,31*mm,31*mm,18*mm,31*mm],repeatRows=1,style=[('FONT',(0,0),(-1,-1),'Nar',9),('FONT',(0,0),(-1,0),'NarB',9),('ALIGN',(2,0),(-1,-1),'RIGHT'),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#e9d3da')),('VALIGN',(0,0),(-1,0),'BOTTOM'),('TOPPADDING',(0,1),(-1,-1),1.6),('BOTTOMPADDING',(0,1),(-1,-1),1.6)]+st))
    el+=[Spacer(1,10),KeepTogether([P('We certify that, to the best of our knowledge and belief, the above is a true and accurate record of expenditure incurred in providing the services. All figures are net of VAT. Lettable area 68,412 sq ft.',8.5),Spacer(1,14),P('Signed ..............................................   For and on behalf of Tenby Marchmont LLP        Date 11 November 2025',8.5)])]
    d.build(el,onFirstPage=foot,onLaterPages=foot)
    save('harrowgate_house_sc_2025.pdf',[s],'OFFICE','OPERATING_STATEMENT','RICS-style service charge report, landscape, cost classes')

def p2():
    random.seed(2602)
    s=S('Detailed Profit and Loss Account','Glenaveigh Nursing Home','2024-01-01','2024-12-31',['2024','2023'])
    y=lambda v,p=.05:[near(v,p),near(v*.94,p)]
    s.h('Turnover')
    a=[s.l(n,y(v)) for n,v in [('Nursing Homes Support Scheme fees',2964000),('Private resident fees',884500),('Respite and convalescent stays',121300),('Ancillary services charged to residents',38900),('HSE top-up and enhanced care payments',64200)]]
    ti=s.t('Total turnover',a,key='total_income')
    s.h('Operating costs')
    subs=[]
    for n,ls in [('Staff costs',[('Nursing wages',1124000),('Healthcare assistants',986400),('Catering and household wages',312700),('Administration salaries',141900),("Employer's PRSI",263300),('Agency staff',97600),('Staff pensions and training',26400)]),
      ('Resident costs',[('Food and provisions',168300),('Medical supplies and incontinence wear',61900),('Laundry and cleaning materials',38450),('Activities and chaplaincy',12700),('Clinical waste',9840)]),
      ('Premises costs',[('Light and heat',118600),('Insurance',46900),('Repairs and renewals',58200),('Commercial rates and water',21450),('Fire safety and HIQA registration',14180)]),
      ('Administration',[('Telephone, IT and broadband',13920),('Printing, postage and stationery',6480),('Accountancy',14500),('Audit',11750),('Legal and professional',9300),('Bank charges',3410),('Motor and travel',5270),('Bad debts',[0,7420]),('Sundry',1960)])]:
        s.h(n)
        it=[s.l(q,v if isinstance(v,list) else y(v,.07)) for q,v in ls]
        subs.append(s.t('',it,unl=1) if 0 else s.t(n+' total',it))
    te=s.t('Total operating costs',subs,typ='TOTAL',key='total_operating_expenses')
    eb=s.t('Earnings before interest, tax, depreciation and amortisation',[ti,te],[te],typ='TOTAL',key='noi')
    dp=s.l('Depreciation of property and equipment',[-98420,-101275]);am=s.l('Amortisation of goodwill',[-20000,-20000]);gr=s.l('Release of capital grant',[4300,4300])
    op=s.t('Operating profit',[eb,dp,am,gr])
    i1=s.l('Bank loan interest',[-86310,-79944]);i2=s.l('Finance lease interest',[-2115,-3008]);i3=s.l('Deposit interest receivable',[612,105])
    pb=s.t('Profit before taxation',[op,i1,i2,i3]);tx=s.l('Corporation tax',[-round(s.base[pb][0]*.125),-round(s.base[pb][1]*.125)])
    s.t('Profit for the financial year',[pb,tx],typ='TOTAL',key='net_income')
    c=canvas.Canvas(D+'documents/glenaveigh_detailed_pl.pdf',pagesize=A4);W,H=A4
    def head(pg):
        c.setFont('Times-Bold',13);c.drawCentredString(W/2,H-55,'GLENAVEIGH NURSING HOME LIMITED')
        c.setFont('Times-Bold',11);c.drawCentredString(W/2,H-73,'DETAILED PROFIT AND LOSS ACCOUNT'+(' (continued)' if pg>1 else ''))
        c.setFont('Times-Roman',10.5);c.drawCentredString(W/2,H-89,'for the financial year ended 31 December 2024')
        c.setFont('Times-Bold',10.5)
        for x,t in((430,'2024'),(520,'2023')):c.drawRightString(x,H-118,t);c.drawRightString(x,H-131,'€')
        c.setFont('Times-Italic',8.5);c.drawCentredString(W/2,38,'The following pages do not form part of the audited statutory financial statements.' if pg==1 else 'This page does not form part of the audited statutory financial statements.');c.drawCentredString(W/2,26,f'Page {17+pg}')
        return H-152
    pg=1;yy=head(1)
    for r in s.rows:
        lab=r['label'];ty=r['rowType']
        if lab=='Administration' or (yy<75):
            c.showPage();pg+=1;yy=head(pg)
        if ty=='HEADING':
            yy-=5;c.setFont('Times-BoldItalic' if lab in('Staff costs','Resident costs','Premises costs','Administration') else 'Times-Bold',10.5);c.drawString(62,yy,lab)
        else:
            b=ty!='LINE';c.setFont('Times-Bold' if b else 'Times-Roman',10.5);yy-=2 if b else 0
            c.drawString(62 if b else 74,yy,lab)
            for x,v in zip((430,520),r['values']):
                c.drawRightString(x+(3.5 if v is not None and v<0 else 0),yy,fm(v))
                if b:c.line(x-62,yy+10.5,x,yy+10.5)
                if ty=='TOTAL':c.line(x-62,yy-3,x,yy-3)
                if lab=='Profit for the financial year':c.line(x-62,yy-5,x,yy-5)
            if b:yy-=5
        yy-=14.2
    c.showPage();c.save()
    save('glenaveigh_detailed_pl.pdf',[s],'SENIOR_HOUSING','OPERATING_STATEMENT','Irish statutory-accounts detailed P&L, Times, brackets')

MN=['Jul','Aug','Sep','Oct','Nov','Dec','Jan','Feb','Mar','Apr','May','Jun']
def p3():
    random.seed(2603)
    cols=[f'{m} {"24" if i<6 else "25"}' for i,m in enumerate(MN)]+['Total']
    s=S('Property Profit & Loss','Wattle Creek Shopping Village','2024-07-01','2025-06-30',cols,derive=lambda b,k:b+[sum(b)],dec=2)
    fl=lambda v:[round(v*(1.035 if i>=5 else 1),2) for i in range(12)]
    vr=lambda v,p=.2:[near(v,p) for _ in range(12)]
    def qt(v,o=0):return [near(v,.03) if i%3==o else 0 for i in range(12)]
    def one(*a):
        z=[0]*12
        for i,v in a:z[i]=v
        return z
    s.h('Income')
    s.h('Rental Income')
    a=[s.l('Base Rent - Supermarket',fl(58333.33),'4-1010'),s.l('Base Rent - Specialty Shops',fl(71240.18),'4-1020'),s.l('Base Rent - Kiosks & ATMs',fl(6185.5),'4-1030'),s.l('Percentage Rent',one((1,18422.4),(7,11960.75)),'4-1040'),s.l('Rent Abatement - Shop 9',[-2150 if i<4 else 0 for i in range(12)],'4-1050')]
    r=s.t('Total Rental Income',a)
    s.h('Recoveries')
    a2=[s.l('Outgoings Recovered',fl(24180.6),'4-2010'),s.l('Land Tax Recovered',qt(4210),'4-2020'),s.l('Electricity On-Charged',vr(5130),'4-2030'),s.l('Promotion Levy',fl(3100),'4-2040'),s.l('Outgoings Wash-Up 2023/24',one((2,-3874.15)),'4-2090')]
    r2=s.t('Total Recoveries',a2)
    s.h('Other Income')
    a3=[s.l('Casual Mall Leasing',vr(2600,.4),'4-3010'),s.l('Signage & Antenna Licence',fl(1875),'4-3020'),s.l('Interest on Arrears',[random.choice([0,near(120,.6)]) for _ in range(12)],'4-3030')]
    r3=s.t('Total Other Income',a3)
    ti=s.t('Total Income',[r,r2,r3],typ='TOTAL',key='total_income')
    s.h('Outgoings');s.h('Statutory')
    b1=[s.l('Council Rates',qt(14620,1),'6-1010'),s.l('Water & Sewerage Rates',qt(3940,1),'6-1020'),s.l('Land Tax',qt(9850,2),'6-1030'),s.l('Fire Services Levy',one((1,3318.2)),'6-1040')];q1=s.t('Total Statutory',b1)
    s.h('Operating')
    b2=[s.l(n,v,c) for c,n,v in [('6-2010','Air Conditioning Maintenance',vr(1650,.5)),('6-2020','Cleaning - Contract',fl(7480)),('6-2030','Cleaning - Materials',vr(610)),('6-2040','Electricity - Common Area',vr(9120)),('6-2050','Fire Protection',qt(1480)),('6-2060','Gardening & Landscaping',fl(890)),('6-2070','Insurance - Industrial Special Risks',one((0,38640.0))),('6-2080','Insurance - Public Liability',one((0,12115.0))),('6-2090','Pest Control',qt(420)),('6-2100','Repairs & Maintenance',vr(3350,.6)),('6-2110','Security Patrols',fl(2240)),('6-2120','Waste Removal',vr(3480,.1)),('6-2130','Marketing & Promotion',vr(2900,.5))]];q2=s.t('Total Operating',b2)
    s.h('Non-Recoverable')
    b3=[s.l(n,v,c) for c,n,v in [('6-3010','Property Management Fee',[round(x*.035,2) for x in s.base[r]]),('6-3020','Legal Costs - Leasing',vr(640,.9)),('6-3030','Vacant Shop Costs',vr(310,.7)),('6-3040','Valuation Fee',one((11,6500.0))),('6-3050','Structural Repairs',one((4,7912.5),(9,2240)))]];q3=s.t('Total Non-Recoverable',b3)
    te=s.t('Total Outgoings',[q1,q2,q3],typ='TOTAL',key='total_operating_expenses')
    ni=s.t('Net Operating Income',[ti,te],[te],typ='TOTAL',key='noi')
    s.h('Below the Line')
    c1=[s.l('Lease Incentives & Fitout Contributions',one((5,25000.0)),'8-1010'),s.l('Leasing Commissions',one((3,9480),(8,4125.5)),'8-1020'),s.l('Interest - Commercial Bill Facility',[near(31200,.02) for _ in range(12)],'8-2010'),s.l('Depreciation',fl(11850),'8-3010')];q4=s.t('Total Below the Line',c1)
    s.t('Net Profit',[ni,q4],[q4],typ='TOTAL',key='net_income')
    def foot(c,d):
        c.setFont('DejaC',6.5);c.drawString(12*mm,8*mm,'Generated 08/07/2025 09:14 AEST   Basis: Accruals   All amounts AUD excl. GST');c.drawRightString(408*mm,8*mm,f'{d.page}')
    d=SimpleDocTemplate(D+'documents/WattleCreek_PL_FY25.pdf',pagesize=landscape(A3),leftMargin=12*mm,rightMargin=12*mm,topMargin=12*mm,bottomMargin=14*mm)
    T=[['Account','Account Name']+cols];st=[]
    for x in s.rows:
        i=len(T);b=x['rowType']!='LINE'
        T.append([x['accountCode'] or '',x['label']]+[fm(v,2,'-',nil='' if x['rowType']=='HEADING' else '0.00') for v in x['values']])
        if b:st.append(('FONT',(0,i),(-1,i),'DejaCB',7));T[-1][0:2]=[x['label'],''];st.append(('SPAN',(0,i),(1,i)))
        if x['rowType'] in('TOTAL',):st+=[('BACKGROUND',(0,i),(-1,i),colors.HexColor('#dff1ef')),('LINEABOVE',(0,i),(-1,i),.8,colors.HexColor('#138a80'))]
        elif x['rowType']=='SUBTOTAL':st.append(('LINEABOVE',(2,i),(-1,i),.3,colors.grey))
    # zeros printed as 0.00 => truth is 0
    for x in s.rows:
        if x['rowType']!='HEADING':x['values']=[0 if v is None else v for v in x['values']]
    el=[Paragraph('<font color="#138a80">Property Profit &amp; Loss</font>',PS('a',fontName='DejaCB',fontSize=16,leading=20)),Paragraph('Wattle Creek Shopping Village &nbsp;|&nbsp; 212 Boundary Road, Toowoomba QLD &nbsp;|&nbsp; Owner: Banksia Ridge Property Trust',PS('b',fontName='DejaC',fontSize=8.5,leading=12)),Paragraph('1 July 2024 to 30 June 2025',PS('b',fontName='DejaC',fontSize=8.5,leading=12)),Spacer(1,8),
     Table(T,colWidths=[16*mm,64*mm]+[23.8*mm]*12+[27*mm],repeatRows=1,style=[('FONT',(0,0),(-1,-1),'DejaC',7),('FONT',(0,0),(-1,0),'DejaCB',7),('TEXTCOLOR',(0,0),(-1,0),colors.white),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#138a80')),('ALIGN',(2,0),(-1,-1),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),1.5)]+st)]
    d.build(el,onFirstPage=foot,onLaterPages=foot)
    save('WattleCreek_PL_FY25.pdf',[s],'RETAIL','OPERATING_STATEMENT_T12','Re-Leased-like A3 twelve months, account codes')

def p4():
    random.seed(2604)
    s=S('Statement of Financial Position','Umhlali Office Park (Pty) Ltd',None,'2025-02-28',['2025','2024'])
    s.h('ASSETS');s.h('Non-current assets')
    A=[s.l('Investment property',[186450000,179200000],note='3'),s.l('Straight-lining lease asset',[4318226,3977410],note='3'),s.l('Plant and equipment',[2216904,2541377],note='4'),s.l('Deferred tax',[0,318940],note='9'),s.l('Loan to related party – Siyakhula Parking (Pty) Ltd',[1500000,1750000],note='5')]
    nca=s.t('Total non-current assets',A)
    s.h('Current assets')
    B=[s.l('Trade and other receivables',[1942615,2308194],note='6'),s.l('Municipal deposits',[486200,486200]),s.l('Prepaid expenses',[212875,187330]),s.l('Current tax receivable',[94118,0]),s.l('VAT receivable',[0,63247]),s.l('Tenant deposits held in trust',[2874450,2651900],note='11'),s.l('Cash and cash equivalents',[5117392,3480226],note='7')]
    ca=s.t('Total current assets',B);ta=s.t('TOTAL ASSETS',[nca,ca],typ='TOTAL',key='total_assets')
    s.h('EQUITY AND LIABILITIES');s.h('Equity')
    C=[s.l('Stated capital',[1200,1200],note='8'),s.l('Revaluation reserve',[3150000,3150000])]
    s.h('Non-current liabilities') if 0 else None
    nl=[('Shareholders’ loans',[24600000,26100000],'10'),('Mortgage bond – long-term portion',[88215640,92730415],'12'),('Instalment sale agreements',[412667,738120],'13'),('Deferred tax',[2184305,0],'9')]
    cl=[('Trade and other payables',[3481207,3126655],'14'),('Tenant deposits',[2874450,2651900],'11'),('Rent received in advance',[918443,744029],''),('Current portion of mortgage bond',[4514775,4162308],'12'),('Current portion of instalment sale agreements',[325453,301290],'13'),('Bank overdraft',[0,127463],'7')]
    tot=[sum(x[1][c] for x in nl+cl) for c in(0,1)]
    C.append(s.l('Retained income',[s.base[ta][c]-tot[c]-s.base[C[0]][c]-s.base[C[1]][c] for c in (0,1)]))
    te=s.t('Total equity',C,key='total_equity')
    s.h('Non-current liabilities');n=[s.l(a,b,note=c) for a,b,c in nl];tn=s.t('Total non-current liabilities',n)
    s.h('Current liabilities');n=[s.l(a,b,note=c) for a,b,c in cl];tc=s.t('Total current liabilities',n)
    tl=s.t('Total liabilities',[tn,tc],key='total_liabilities')
    s.t('TOTAL EQUITY AND LIABILITIES',[te,tl],typ='TOTAL')
    c=canvas.Canvas(D+'documents/umhlali_sofp_feb2025.pdf',pagesize=A4);W,H=A4
    c.setFont('DSerB',11);c.drawString(50,H-50,'Umhlali Office Park (Pty) Ltd');c.setFont('DSer',7.5);c.drawString(50,H-62,'(Registration number 2009/018842/07)');c.drawString(50,H-73,'Annual Financial Statements for the year ended 28 February 2025')
    c.setLineWidth(1.2);c.line(50,H-80,W-50,H-80);c.setFont('DSerB',12);c.drawString(50,H-100,'Statement of Financial Position as at 28 February 2025')
    c.setFont('DSerB',8.5);c.drawRightString(375,H-124,'Note(s)');c.drawRightString(462,H-124,'2025');c.drawRightString(W-50,H-124,'2024');c.drawRightString(462,H-135,'R');c.drawRightString(W-50,H-135,'R')
    y=H-153;c.setLineWidth(.5)
    for r in s.rows:
        t=r['rowType']
        if t=='HEADING':
            y-=4;c.setFont('DSerB',9 if r['label'].isupper() else 8.5);c.drawString(50,y,r['label'])
        else:
            f='DSer' if t=='LINE' else 'DSerB';c.setFont(f,8.3);c.drawString(50,y,r['label']);c.drawRightString(368,y,r['_x'].get('note','') or '')
            for x,v in((462,r['values'][0]),(W-50,r['values'][1])):
                c.drawRightString(x,y,fm(v,0,'()',' ','-'))
                if t!='LINE':c.line(x-75,y+9,x,y+9)
                if t=='TOTAL':c.line(x-75,y-3,x,y-3);c.line(x-75,y-5,x,y-5)
            if t!='LINE':y-=3
            if t=='TOTAL':y-=5
        y-=12.9
    c.setFont('DSer',7);c.drawString(50,40,'The accounting policies on pages 11 to 15 and the notes on pages 16 to 27 form an integral part of the annual financial statements.');c.drawRightString(W-50,28,'8')
    c.save();save('umhlali_sofp_feb2025.pdf',[s],'OFFICE','BALANCE_SHEET','South African AFS, notes column, space thousands')

def p5():
    random.seed(2605)
    def dv(b,k):
        pa,pb,ya,yb,an=b;sg=-1 if k=='e' else 1
        return [pa,pb,sg*(pa-pb),ya,yb,sg*(ya-yb),an]
    s=S('Income & Expenditure - Actual v Budget','Calder Court Student Residence','2025-09-01','2026-03-31',['Period 07 Actual','Period 07 Budget','Period 07 Variance','Year to Date Actual','Year to Date Budget','Year to Date Variance','Full Year Budget'],derive=dv)
    def b(m,p=.1):
        m=round(m);return [near(m,p),m,near(m*7,p*.6),m*7,m*12]
    s.h('INCOME')
    I=[s.l(n,b(v,p),c,'i') for c,n,v,p in [('1000','TERM RENTS - ENSUITE CLUSTER',164200,.02),('1010','TERM RENTS - STUDIO',61800,.03),('1020','TERM RENTS - NOMINATIONS UNI',48000,0),('1050','SUMMER AND SHORT LETS',2900,.5),('1060','LAUNDRY COMMISSION',1450,.2),('1065','VENDING INCOME',380,.3),('1070','DAMAGES AND CLEANING RECHARGED',620,.6),('1090','LATE PAYMENT FEES',150,.5)]]
    I.append(s.l('VOID LOSS',[-5120,-4800,-30466,-33600,-57600],'1095','i'))
    ti=s.t('TOTAL INCOME',I,kind='i',key='total_income')
    subs=[]
    for n,ls in [('STAFFING',[('2000','RESIDENCE MANAGER AND TEAM',19400,.03),('2010','NIGHT SECURITY AND WARDENS',9650,.04),('2020','AGENCY AND OVERTIME',1200,.5)]),('UTILITIES',[('2100','ELECTRICITY',21800,.14),('2110','GAS AND HEAT NETWORK',11300,.2),('2120','WATER',5100,.1),('2130','STUDENT BROADBAND',4650,0)]),('REPAIRS AND SERVICES',[('2200','REACTIVE MAINTENANCE',5200,.3),('2210','PLANNED MAINTENANCE AND TESTING',3850,.15),('2220','LIFTS',740,.1),('2230','CLEANING CONTRACT',7900,.02),('2240','WASTE AND RECYCLING',1650,.08),('2250','GROUNDS',480,.1),('2260','FURNITURE RENEWALS',1500,.4)]),('ADMINISTRATION',[('2300','MARKETING AND LETTING FEES',3600,.3),('2310','MANAGEMENT FEE',13700,.02),('2320','INSURANCE',4150,0),('2330','TV LICENCES AND ANUK/UNIPOL CODE',260,.1),('2340','BAD DEBT PROVISION',900,.4),('2350','COUNCIL TAX AND BUSINESS RATES',310,.1)])]:
        s.h(n);it=[s.l(q,b(v,p),c) for c,q,v,p in ls];subs.append(s.t('SUB-TOTAL '+n,it,kind='e'))
    te=s.t('TOTAL OPERATING EXPENDITURE',subs,kind='e',typ='TOTAL',key='total_operating_expenses')
    s.t('NET OPERATING INCOME',[ti,te],[te],typ='TOTAL',key='noi')
    # planted: one digit of YTD actual of cleaning
    i=[k for k,r in enumerate(s.rows) if r['accountCode']=='2230'][0];o=s.rows[i]['values'][3]
    n=int(str(o)[0]+str((int(str(o)[1])+4)%10)+str(o)[2:]);s.rows[i]['values'][3]=n
    s.planted={'what':f'CLEANING CONTRACT (2230) Year to Date Actual printed {n:,}, should be {o:,} (subtotal and variance use the right value)','kind':'digit_changed'}
    c=canvas.Canvas(D+'documents/calder_ct_p07.pdf',pagesize=landscape(A4));W,H=landscape(A4)
    st={'pg':0}
    def head():
        st['pg']+=1;c.setFont('Courier',8)
        y=H-34
        for t in [f"{'QUBE GLOBAL SOFTWARE':<40}{'CALDER COURT STUDENT RESIDENCE':^70}{'PAGE: '+str(st['pg']):>42}",f"{'USER: MGRIFFIN':<40}{'INCOME & EXPENDITURE - ACTUAL V BUDGET':^70}{'RUN: 14/04/26 11:52':>42}",f"{'REPORT: IE0412':<40}{'PERIOD 07 ENDING 31/03/2026 (YEAR START 01/09/2025)':^70}{'CURRENCY: GBP':>42}",'='*152,f"{'':44}|{'--------- PERIOD 07 ---------':^38}|{'-------- YEAR TO DATE --------':^41}|{'FULL YEAR':>13}",f"{'A/C':<7}{'DESCRIPTION':<37}|{'ACTUAL':>12}{'BUDGET':>13}{'VARIANCE':>13}|{'ACTUAL':>13}{'BUDGET':>14}{'VARIANCE':>14}|{'BUDGET':>13}",'-'*152]:
            c.drawString(36,y,t);y-=10.4
        return y
    y=head()
    def F(v,w):return (f'{fm(v,0,"t",nil="0"):>{w}}' if v is None or v<0 else f'{v:,}'+' ').rjust(w)
    for r in s.rows:
        if y<48:c.showPage();y=head()
        if r['rowType']=='HEADING':c.drawString(36,y-3,r['label']);y-=14;continue
        v=[0 if q is None else q for q in r['values']];r['values']=v
        w=[12,13,13,13,14,14,13];L=[F(q,k) for q,k in zip(v,w)]
        t=f"{r['accountCode'] or '':<7}{r['label']:<37}|{''.join(L[:3])}|{''.join(L[3:6])}|{L[6]}"
        if r['rowType']!='LINE':c.drawString(36,y,f"{'':44}|{'-'*38}|{'-'*41}|{'-'*13}");y-=9
        c.drawString(36,y,t);y-=10.4
        if r['rowType']!='LINE':y-=4
        if r['rowType']=='TOTAL':c.drawString(36,y+3,'='*152);y-=8
    c.drawString(36,y-6,'VARIANCE: TRAILING MINUS = ADVERSE                         *** END OF REPORT ***')
    c.save();save('calder_ct_p07.pdf',[s],'STUDENT_HOUSING','OPERATING_STATEMENT','monospaced system print, trailing minus, grouped header',True)

def p6():
    from fpdf import FPDF
    random.seed(2606)
    cols=['Apr-Jun 2025','Jan-Mar 2025','Oct-Dec 2024','Jul-Sep 2024','Total']
    s=S('Statement of Cash Flows','Lake Tyers Holiday Park','2024-07-01','2025-06-30',cols,derive=lambda b,k:b+[sum(b)],dec=2)
    q=lambda v,sea=(.7,1.5,1.1,.7),p=.05:[near(v*x,p) for x in sea]
    f=(1,1,1,1)
    s.h('Operating Activities')
    A=[s.l(n,v) for n,v in [('Receipts from cabin and site guests',q(412000)),('Receipts from annual site holders',q(61000,(.2,.2,.1,3.4))),('Kiosk, gas bottle and laundry takings',q(29400)),('Payments to suppliers',q(-124300,(.8,1.2,1.1,.9))),('Wages and superannuation',q(-138200,(.85,1.25,1.1,.85))),('Council rates, water and land tax',q(-21800,f)),('Booking platform commissions',q(-27600)),('Insurance premiums paid',[0,0,0,-44218.36]),('GST remitted to ATO',q(-24100,(1.2,.9,.8,1))),('Interest received',q(640,f,.3)),('Interest paid',q(-18300,f)),('Income tax instalments',q(-9750,f,0))]]
    a=s.t('Net Cash Flows from Operating Activities',A)
    s.h('Investing Activities')
    B=[s.l(n,v) for n,v in [('Purchase of relocatable cabins',[0,0,-146500.0,-73250.0]),('Amenities block upgrade',[-38412.9,0,0,0]),('Proceeds from sale of used cabins',[0,21000.0,0,0]),('Playground and jumping pillow',[0,0,-17890.0,0])]]
    b=s.t('Net Cash Flows from Investing Activities',B)
    s.h('Financing Activities')
    C=[s.l(n,v) for n,v in [('Chattel mortgage drawn',[0,0,110000.0,0]),('Repayment of business loan',q(-15600,f,0)),('Chattel mortgage repayments',[-6842.11,-6842.11,-4561.41,0]),('Unit trust distributions paid',[-60000.0,-90000.0,0,-40000.0])]]
    cc=s.t('Net Cash Flows from Financing Activities',C)
    n=s.t('Net Cash Flows',[a,b,cc],typ='TOTAL',key='net_cash_flow')
    s.h('Cash Balances')
    nv=s.base[n];op=[0]*4;cl=[0]*4;x=96412.77
    for i in(3,2,1,0):op[i]=round(x,2);x=round(x+nv[i],2);cl[i]=x
    s.derive=lambda b,k:b
    o=s._add('Cash and cash equivalents at beginning of period','LINE',op+[op[3]],None,'n')
    e=s._add('Cash and cash equivalents at end of period','TOTAL',cl+[cl[0]],None,'n',[n,o])
    p=FPDF('L','mm','A4');p.set_auto_page_break(False);p.add_page();p.set_margins(15,12)
    p.set_font('Helvetica','B',18);p.set_xy(15,14);p.cell(0,9,'Statement of Cash Flows');p.set_font('Helvetica','',11);p.set_xy(15,23);p.cell(0,6,'Lake Tyers Holiday Park Pty Ltd ATF Lake Tyers Unit Trust');p.set_xy(15,29);p.cell(0,6,'For the year ended 30 June 2025')
    y=37;p.set_font('Helvetica','B',8.5);p.set_xy(15,y);p.cell(110,6,'Account')
    for k,t in enumerate(cols):p.set_xy(125+k*31,y);p.cell(31,6,t.upper(),align='R')
    p.set_draw_color(60);p.line(15,y+6.5,281,y+6.5);y+=9
    for r in s.rows:
        if r['rowType']=='HEADING':
            y+=2;p.set_font('Helvetica','B',10);p.set_xy(15,y);p.cell(100,5,r['label']);y+=5.5;continue
        bo=r['rowType']!='LINE';p.set_font('Helvetica','B' if bo else '',8.5);p.set_xy(15 if bo else 18,y);p.cell(105,4.6,r['label'])
        for k,v in enumerate(r['values']):p.set_xy(125+k*31,y);p.cell(31,4.6,fm(v,2,'()'),align='R')
        p.set_draw_color(205);p.line(15,y+4.5,281,y+4.5)
        if bo:p.set_draw_color(40);p.line(125,y,281,y)
        y+=4.7
    p.set_font('Helvetica','',7);p.set_text_color(120);p.set_xy(15,202);p.cell(200,4,'Statement of Cash Flows | Lake Tyers Holiday Park Pty Ltd ATF Lake Tyers Unit Trust | 22 Aug 2025');p.set_xy(240,202);p.cell(41,4,'Page 1 of 1',align='R')
    p.output(D+'documents/Lake_Tyers_Cash_Flows.pdf')
    save('Lake_Tyers_Cash_Flows.pdf',[s],'HOSPITALITY','CASH_FLOW_STATEMENT','Xero-like, quarters newest first')

def p7():
    random.seed(2607)
    s=S('Trading and Profit and Loss Account','Netherfold Estate','2024-04-06','2025-04-05',['2025','2024'],page=2)
    y=lambda v,p=.12:[near(v,p),near(v*.97,p)]
    s.h('INCOME')
    I=[s.l(n,y(v)) for n,v in [('Winter wheat',148200),('Spring barley and oilseed rape',63900),('Sheep sales and wool',41600),('Store cattle',72300),('Delinked payments and SFI',38400),('Cottage rents',54600),('Let farmland and grass keep',27150),('Barn conversions - commercial rents',48900),('Shooting and fishing rights',8500),('Telecom mast wayleave',6200)]]
    ti=s.t('Total estate income',I,key='total_income')
    s.h('ESTATE EXPENDITURE')
    subs=[]
    for n,ls in [('Farming costs',[('Seed',17600),('Fertilisers and lime',39200),('Sprays',22700),('Feedstuffs and straw',18900),('Vet and medicines',7150),('Contractors and haulage',28300)]),('Wages and machinery',[('Wages and NIC',64800),('Fuel and oil',16400),('Machinery repairs',13900),('Motor expenses',6100)]),('Property costs',[('Cottage repairs',19700),('Fences, drains and roads',8600),('Rates and water',5350),('Electricity and heating oil',9800),('Insurance',14200)]),('General',[('Land agent’s fees',15600),('Accountancy',6900),('Subscriptions and office',3150)])]:
        s.h(n);it=[s.l(q,y(v)) for q,v in ls];subs.append(s.t('Total '+n.lower(),it))
    te=s.t('Total expenditure',subs,key='total_operating_expenses');no=s.t('Surplus before depreciation and finance',[ti,te],[te],key='noi')
    d=[s.l('Depreciation of machinery and fixtures',[41220,44870]),s.l('Hire purchase interest',[3914,4660]),s.l('Bank and AMC loan interest',[27180,24305])]
    dt=s.t('Total depreciation and finance',d);np_=s.t('NET PROFIT FOR THE YEAR',[no,dt],[dt],typ='TOTAL',key='net_income')
    b=S('Balance Sheet','Netherfold Estate',None,'2025-04-05',['2025','2024'],page=3)
    b.h('FIXED ASSETS');A=[b.l(n,v) for n,v in [('Freehold land and buildings',[2184000,2184000]),('Machinery and vehicles',[186340,203960]),('Breeding livestock (herd basis)',[48200,46750])]];fa=b.t('Total fixed assets',A)
    b.h('CURRENT ASSETS');A=[b.l(n,v) for n,v in [('Valuation: harvested crops and tillages',[61840,57310]),('Valuation: trading livestock',[54470,58200]),('Trade debtors and accrued rents',[23612,19874]),('VAT recoverable',[4418,6037]),('Bank deposit account',[30000,45000])]];ca=b.t('Total current assets',A)
    b.h('CURRENT LIABILITIES');A=[b.l(n,v) for n,v in [('Trade creditors',[-38115,-34290]),('Accruals and tenants’ deposits',[-11760,-10945]),('Hire purchase within one year',[-18240,-18240]),('Bank overdraft',[-22871,-9316])]];cl=b.t('Total current liabilities',A)
    nc=b.t('NET CURRENT ASSETS',[ca,cl]);tl=b.t('TOTAL ASSETS LESS CURRENT LIABILITIES',[fa,nc])
    b.h('LONG TERM LIABILITIES');A=[b.l('AMC loan',[-412000,-428000]),b.l('Hire purchase after one year',[-27360,-45600])];ll=b.t('Total long term liabilities',A)
    na=b.t('NET ASSETS',[tl,ll],typ='TOTAL')
    b.h('REPRESENTED BY: PARTNERS’ CAPITAL')
    npv=s.base[np_];dr=[-58400,-61250];c25=b.base[na][0];c24=b.base[na][1]
    intro=c24  # closing 2024 = opening 2025
    adj=c25-c24-npv[0]-dr[0]; o24=c24-npv[1]-dr[1]-15000
    A=[b.l('Balance brought forward',[c24,o24]),b.l('Profit for the year',npv),b.l('Capital introduced' if adj>0 else 'Taxation paid on behalf of partners',[adj,15000 if adj>0 else -0]),b.l('Drawings',dr)]
    if adj<=0:b.base[A[0]][1]=c24-npv[1]-dr[1];b._vals(A[0])
    b.t('Balance carried forward',A,typ='TOTAL',key='total_equity')
    c=canvas.Canvas(D+'documents/netherfold_accounts_2025.pdf',pagesize=A4);W,H=A4
    c.setFont('Helvetica-Bold',22);c.drawCentredString(W/2,520,'NETHERFOLD ESTATE');c.setFont('Helvetica',13);c.drawCentredString(W/2,490,'A B & C Loxley-Hurst Partnership');c.drawCentredString(W/2,455,'UNAUDITED ACCOUNTS');c.drawCentredString(W/2,435,'FOR THE YEAR ENDED 5 APRIL 2025');c.setFont('Helvetica',9);c.drawCentredString(W/2,120,'Pargeter Vyne, Chartered Accountants, Corn Exchange, Ludlow');c.rect(60,90,W-120,H-180);c.showPage()
    for st,tt,pg in((s,'TRADING AND PROFIT AND LOSS ACCOUNT FOR THE YEAR ENDED 5 APRIL 2025',1),(b,'BALANCE SHEET AS AT 5 APRIL 2025',2)):
        c.setFont('Helvetica-Bold',11);c.drawString(56,H-48,'NETHERFOLD ESTATE');c.drawString(56,H-64,tt);c.line(56,H-70,W-56,H-70)
        c.drawRightString(440,H-88,'2025 (£)');c.drawRightString(W-56,H-88,'2024 (£)')
        step=12.6 if st is s else 16.5;yy=H-104;fs=9 if st is s else 10
        for r in st.rows:
            t=r['rowType']
            if t=='HEADING':
                yy-=2;c.setFont('Helvetica-Bold' if r['label'].isupper() else 'Helvetica-Oblique',fs);c.drawString(56,yy,r['label'])
            else:
                c.setFont('Helvetica' if t=='LINE' else 'Helvetica-Bold',fs);c.drawString(70 if t=='LINE' else 56,yy,r['label'])
                for x,v in((440,r['values'][0]),(W-56,r['values'][1])):
                    c.drawRightString(x+(3 if (v or 0)<0 else 0),yy,fm(v,nil='–'))
                    if t!='LINE':c.setLineWidth(.5);c.line(x-60,yy+fs,x,yy+fs)
                    if t=='TOTAL':c.line(x-60,yy-3,x,yy-3);c.line(x-60,yy-4.6,x,yy-4.6)
                if t!='LINE':yy-=2.5
            yy-=step
        c.setFont('Helvetica',8);c.drawCentredString(W/2,30,f'- {pg} -')
        if st is b:c.drawString(56,yy-30,'Approved by the partners on 2 December 2025 and signed on their behalf:  .......................................')
        c.showPage()
    c.save();save('netherfold_accounts_2025.pdf',[s,b],'LAND','OPERATING_STATEMENT','farm partnership accounts, cover, P&L and balance sheet',True)
def run():
    for f in(p1,p2,p3,p4,p5,p6,p7):f()
