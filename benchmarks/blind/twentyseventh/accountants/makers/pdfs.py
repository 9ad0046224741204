import random
from core import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,legal,landscape,A4
from reportlab.lib import colors
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfbase.pdfmetrics import stringWidth
from fpdf import FPDF
U=random.uniform
# ---------- 1 Yardi budget comparison, apartments
def p1():
    n='bc_alderbrook_0925.pdf'
    def dv(b,k):
        f=(lambda a,c:sub(a,c)) if k=='i' else (lambda a,c:sub(c,a))
        if all(x is None for x in b): return [None]*7
        return [b[0],b[1],f(b[0],b[1]),b[2],b[3],f(b[2],b[3]),b[4]]
    s=S('Budget Comparison','Alderbrook Commons (alder)','2025-01-01','2025-09-30',['PTD Actual','PTD Budget','Variance','YTD Actual','YTD Budget','Variance','Annual'],dv,nd=2)
    def v(m,flat=False):
        if flat: return [m,m,m*9,m*9,m*12]
        return [m*U(.7,1.35),round(m,-1),9*m*U(.85,1.12),9*round(m,-1),12*round(m,-1)]
    def near(m): return [m*U(.985,1.01),round(m,-1),9*m*U(.98,1.005),9*round(m,-1),12*round(m,-1)]
    def sec(head,lines,tot,tc,k,hc):
        s.h(head,1,hc);ids=[]
        for c,a,m in lines: ids.append(s.l(a,v(m) if abs(m)<90000 else near(m),c,2,k))
        return s.t(tot,ids,code=tc,lvl=1,k=k)
    s.h('INCOME',0,'4000-0000')
    a=sec('RENTAL INCOME',[('4010-0000','Gross Potential Rent',268400),('4015-0000','Loss/Gain to Lease',-6120),('4020-0000','Vacancy Loss',-14300),('4025-0000','Concessions',-3850),('4030-0000','Employee Unit Discount',-1210),('4035-0000','Model / Admin Unit',-1645),('4040-0000','Bad Debt Write Off',-2870),('4042-0000','Bad Debt Recovery',410)],'NET RENTAL INCOME','4099-9999','i','4005-0000')
    b=sec('OTHER INCOME',[('4110-0000','Application Fees',1150),('4115-0000','Late Charges',2240),('4120-0000','NSF Fees',120),('4130-0000','Pet Rent',2980),('4140-0000','Parking/Garage',4400),('4150-0000','Utility Reimb. - Water/Sewer',9870),('4155-0000','Utility Reimb. - Trash',3120),('4160-0000','Cable Revenue Share',1875),('4190-0000','Miscellaneous Income',640)],'TOTAL OTHER INCOME','4199-9999','i','4100-0000')
    ti=s.t('TOTAL INCOME',[a,b],'TOTAL','4999-9999',key='total_income')
    s.h('OPERATING EXPENSES',0,'5000-0000')
    E=[]
    E.append(sec('PAYROLL & BENEFITS',[('5110-0000','Manager Salaries',7900),('5112-0000','Leasing Salaries',5640),('5115-0000','Maintenance Salaries',10250),('5120-0000','Payroll Taxes',1980),('5125-0000','Health Insurance',2760)],'TOTAL PAYROLL','5199-9999','e','5100-0000'))
    E.append(sec('REPAIRS & MAINTENANCE',[('5210-0000','HVAC Repairs',1430),('5215-0000','Plumbing',1890),('5220-0000','Electrical',560),('5230-0000','Appliance Parts',720),('5240-0000','Pool Service',680),('5250-0000','Landscape Contract',3450),('5255-0000','Pest Control',890)],'TOTAL REPAIRS & MAINTENANCE','5299-9999','e','5200-0000'))
    E.append(sec('TURNOVER',[('5310-0000','Painting',2780),('5315-0000','Carpet Cleaning',940),('5320-0000','Make Ready Cleaning',1330)],'TOTAL TURNOVER','5399-9999','e','5300-0000'))
    E.append(sec('UTILITIES',[('5410-0000','Electric - Common',3120),('5415-0000','Electric - Vacant',510),('5420-0000','Water & Sewer',12900),('5430-0000','Trash Removal',3680)],'TOTAL UTILITIES','5499-9999','e','5400-0000'))
    E.append(sec('ADMINISTRATIVE',[('5510-0000','Advertising',2960),('5520-0000','Office Supplies',410),('5530-0000','Software / Yardi Fees',1240),('5540-0000','Legal & Eviction',870)],'TOTAL ADMINISTRATIVE','5599-9999','e','5500-0000'))
    s.h('FIXED',1,'5600-0000')
    ids=[s.l('Management Fee',near(9100),'5610-0000',2,'e'),s.l('Property Insurance',v(6815.42,1),'5620-0000',2,'e'),s.l('Real Estate Taxes',v(24310,1),'5630-0000',2,'e')]
    E.append(s.t('TOTAL FIXED',ids,code='5699-9999',lvl=1,k='e'))
    te=s.t('TOTAL OPERATING EXPENSES',E,'TOTAL','5999-9999',k='e',key='total_operating_expenses')
    no=s.t('NET OPERATING INCOME',[ti,te],'TOTAL','6000-9999',key='noi',neg=[te])
    s.h('NON-OPERATING',1,'7000-0000')
    ids=[s.l('Mortgage Interest',v(58112.77,1),'7010-0000',2,'e'),s.l('Asset Management Fee',v(2500,1),'7030-0000',2,'e'),s.l('Depreciation',v(41880.5,1),'7050-0000',2,'e')]
    x=s.t('TOTAL NON-OPERATING','' or ids,code='7999-9999',lvl=1,k='e')
    s.t('NET INCOME',[no,x],'TOTAL','9999-9999',key='net_income',neg=[x])
    W,H=landscape(letter);c=canvas.Canvas(path(n),pagesize=(W,H));xs=[300,365,422,458,532,602,662,698,762]
    hd=['PTD Actual','PTD Budget','Variance','% Var','YTD Actual','YTD Budget','Variance','% Var','Annual'];pg=[0]
    def head():
        pg[0]+=1;c.setFont('Helvetica-Bold',10);c.drawString(30,H-34,'Alderbrook Commons (alder)');c.drawString(30,H-48,'Budget Comparison');c.setFont('Helvetica',8)
        c.drawString(30,H-59,'Period = Jan 2025-Sep 2025');c.drawString(30,H-69,'Book = Accrual ; Tree = ysi_is');c.setFont('Helvetica-Bold',7.2)
        c.drawRightString(762,H-34,f'Page {pg[0]}')
        for x,t in zip(xs,hd): c.drawRightString(x,H-84,t)
        c.line(30,H-88,762,H-88);return H-99
    def foot(): c.setFont('Helvetica-Oblique',6.5);c.drawString(30,22,'Tuesday, October 14, 2025   03:42 PM')
    y=head()
    for i,r in enumerate(s.R):
        if y<40: foot();c.showPage();y=head()
        B=r['t']!='LINE';c.setFont('Helvetica-Bold' if B else 'Helvetica',7)
        c.drawString(30,y,r['code']);c.drawString(78+r['lvl']*6,y,r['label'][:34])
        if r['b']:
            q=s.vals(i);p=[None if not z else f'{w/abs(z)*100:.2f}' for w,z in ((q[2],q[1]),(q[5],q[4]))]
            out=[minus(z) for z in q[:3]]+[p[0] or 'N/A']+[minus(z) for z in q[3:6]]+[p[1] or 'N/A',minus(q[6])]
            if r['t']!='LINE':
                c.setLineWidth(.3)
                for x in xs: c.line(x-34 if x in(458,698) else x-46,y+7,x,y+7)
            for x,t in zip(xs,out): c.drawRightString(x,y,t)
        y-=9.6
        if r['t']!='LINE' and r['b']: y-=4
    foot();c.save();save(n,[s],'MULTIFAMILY','OPERATING_STATEMENT','Yardi budget comparison, PTD/YTD/annual','multi-page, percent columns between money columns')
# ---------- 2 hotel USALI, labels in the middle
def p2():
    n='harbor_lantern_inn_usali_may25.pdf'
    cols=['Month Actual','Month Budget','Month Last Year','YTD Actual','YTD Budget','YTD Last Year']
    s=S('Summary Operating Statement','Harbor Lantern Inn & Suites','2025-01-01','2025-05-31',cols)
    def v(m,w=.1): return [m*U(1-w,1+w),round(m,-2),m*.96*U(1-w,1+w),m*4.3*U(1-w,1+w),round(m*4.4,-2),m*4.1*U(1-w,1+w)]
    s.h('Operating Revenue');r=[s.l(a,v(m,.05)) for a,m in(('Rooms',512300),('Food',88400),('Beverage',39200),('Other Operated Departments',14150),('Miscellaneous Income',6900))]
    R=s.t('Total Operating Revenue',r,'TOTAL',key='total_income')
    s.h('Departmental Expenses');d=[s.l(a,v(m),k='e') for a,m in(('Rooms',128900),('Food and Beverage',96700),('Other Operated Departments',8050))]
    D=s.t('Total Departmental Expenses',d,k='e');P=s.t('Total Departmental Profit',[R,D],neg=[D])
    s.h('Undistributed Operating Expenses');u=[s.l(a,v(m),k='e') for a,m in(('Administrative and General',51200),('Information and Telecommunications',9400),('Sales and Marketing',44700),('Property Operation and Maintenance',27900),('Utilities',24100))]
    Ux=s.t('Total Undistributed Expenses',u,k='e');G=s.t('Gross Operating Profit',[P,Ux],neg=[Ux])
    m=s.l('Management Fees',v(19800,.04),k='e');I=s.t('Income Before Non-Operating Inc. and Exp.',[G,m],neg=[m])
    s.h('Non-Operating Income and Expenses');o=[s.l(a,v(q,.02),k='e') for a,q in(('Rent',2300),('Property and Other Taxes',18450),('Insurance',13200))]
    O=s.t('Total Non-Operating Inc. and Exp.',o,k='e');N=s.t('Net Operating Income (EBITDA)',[I,O],'TOTAL',key='noi',neg=[O])
    b=[s.l(a,v(q,.01),k='e') for a,q in(('Interest Expense',61400),('Depreciation and Amortization',54800))]
    s.t('Net Income (Loss)',[N]+b,'TOTAL',key='net_income',neg=b)
    st=lambda t,b=0,a=0:Paragraph(t,ParagraphStyle('x',fontName='Times-Bold' if b else 'Times-Roman',fontSize=8,leading=9,alignment=a))
    rows=[['CURRENT MONTH']+['']*5+['']+['YEAR TO DATE']+['']*5,['Actual','%','Budget','%','Last Year','%','','Actual','%','Budget','%','Last Year','%']];ex=[]
    for i,q in enumerate(s.R):
        if not q['b']: rows.append(['']*6+[st('<u>'+q['label']+'</u>',1,1)]+['']*6);continue
        v_=s.vals(i);tv=s.vals(R);z=[]
        for j in range(6): z+=[par(v_[j]),f'{v_[j]/tv[j]*100:.1f}%']
        rows.append(z[:6]+[st(q['label'],q['t']!='LINE',1)]+z[6:])
        if q['t']!='LINE': k=len(rows)-1;ex+=[('FONTNAME',(0,k),(-1,k),'Times-Bold'),('LINEABOVE',(0,k),(5,k),.4,colors.black),('LINEABOVE',(7,k),(-1,k),.4,colors.black),('BOTTOMPADDING',(0,k),(-1,k),5)]
    t=Table(rows,colWidths=[52,34]*3+[190]+[56,34]*3,repeatRows=2)
    t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Times-Roman',8),('FONTNAME',(0,0),(-1,1),'Times-Bold'),('SPAN',(0,0),(5,0)),('SPAN',(7,0),(12,0)),('ALIGN',(0,0),(-1,-1),'RIGHT'),('ALIGN',(0,0),(-1,0),'CENTER'),('LINEBELOW',(0,0),(5,0),.6,colors.navy),('LINEBELOW',(7,0),(12,0),.6,colors.navy),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),1.2),('TEXTCOLOR',(1,2),(1,-1),colors.grey),('LINEBELOW',(0,-1),(5,-1),1,colors.black),('LINEBELOW',(7,-1),(12,-1),1,colors.black),('VALIGN',(0,0),(-1,-1),'MIDDLE')]+ex))
    A0,A1=s.vals(1)[0]/(118*31),s.vals(1)[3]/(118*151)
    c=lambda x,z=9,b=0:Paragraph(x,ParagraphStyle('c',fontName='Times-Bold' if b else 'Times-Roman',fontSize=z,leading=z+3,alignment=1))
    SimpleDocTemplate(path(n),pagesize=landscape(letter),topMargin=30,bottomMargin=24,leftMargin=20,rightMargin=20).build([c('Harbor Lantern Inn &amp; Suites',14,1),c('Summary Operating Statement',11,1),c('For the Month Ended May 31, 2025'),c(f'118 guest rooms  -  Month: occupancy 78.2%, ADR ${A0/.782:.2f}, RevPAR ${A0:.2f}  -  YTD: occupancy 69.5%, ADR ${A1/.695:.2f}, RevPAR ${A1:.2f}',8),Spacer(1,6),t,Spacer(1,6),c('Prepared without audit from the books of the owner. Percentages are of total operating revenue.',7)])
    save(n,[s],'HOSPITALITY','OPERATING_STATEMENT','USALI hotel summary, label column in the middle','labels between month and YTD; percent beside every amount; same labels twice')
# ---------- 3 condo audited: balance sheet + revenues
def p3():
    n='cypress_point_condo_audit_2024.pdf';C=['Operating Fund','Replacement Fund','2024 Total','2023 Total']
    dv=lambda b,k:[b[0],b[1],(b[0] or 0)+(b[1] or 0),b[2]]
    pr='Cypress Point Condominium Association, Inc.'
    a=S('Balance Sheet',pr,None,'2024-12-31',C,dv,page=2)
    a.h('ASSETS');x=[a.l(*q) for q in[('Cash and cash equivalents',[184220,611940,702118]),('Certificates of deposit',[None,450000,400000]),('Assessments receivable, net of allowance of $6,200',[38415,None,41277]),('Interest receivable',[None,5120,3904]),('Prepaid insurance',[71306,None,64880]),('Due from operating fund',[None,22500,18000]),('Equipment, net',[14208,None,19611])]]
    a.t('Total assets',x,'TOTAL',key='total_assets')
    a.h('LIABILITIES AND FUND BALANCES');a.h('Liabilities',1);y=[a.l(*q) for q in[('Accounts payable and accrued expenses',[46910,18250,58344]),('Assessments received in advance',[52377,None,49020]),('Due to replacement fund',[22500,None,18000]),('Income taxes payable',[1860,None,1415]),('Contract liabilities (Note 6)',[None,871310,794726])]]
    L=a.t('Total liabilities',y,key='total_liabilities')
    fb=[round(sum((a.R[i]['b'][j] or 0) for i in x)-a.R[L]['b'][j]) for j in range(3)]
    F=a.l('Fund balances',fb,lvl=0);a.t('Total liabilities and fund balances',[L,F],'TOTAL');a.K['total_equity']=F
    b=S('Statement of Revenues, Expenses and Changes in Fund Balances',pr,'2024-01-01','2024-12-31',C,dv,page=3)
    b.h('REVENUES');x=[b.l(*q) for q in[('Member assessments',[1284600,187400,1398250]),('Special assessment - seawall',[None,96000,None]),('Late fees and interest on assessments',[11842,None,9766]),('Clubhouse and guest suite rental',[18350,None,16900]),('Laundry and vending',[7214,None,7580]),('Interest income',[2106,31877,27415])]]
    R=b.t('Total revenues',x,key='total_income');b.h('EXPENSES');sm=[]
    for h,ls in[('Administrative',[('Management fees',91800,88200),('Audit and tax preparation',13500,12900),('Legal',21764,14302),('Office and postage',8831,9117)]),('Maintenance',[('Landscaping contract',142600,138000),('Elevator service',38210,36450),('Pool and spa',27455,26018),('Building repairs',118937,131204),('Payroll - maintenance staff',164380,157912)]),('Utilities and insurance',[('Electricity',88264,84990),('Water and sewer',146721,139830),('Refuse collection',41088,39652),('Property and flood insurance',352918,301477)])]:
        b.h(h,1);z=[b.l(q[0],[q[1],None,q[2]],lvl=2,k='e') for q in ls];sm.append(b.t('Total '+h.lower(),z,lvl=1,k='e'))
    b.h('Major repairs and replacements',1);z=[b.l('Seawall restoration',[None,168400,None],lvl=2,k='e'),b.l('Roof membrane, Building C',[None,74210,88150],lvl=2,k='e')];sm.append(b.t('Total major repairs and replacements',z,lvl=1,k='e'))
    T=b.t('Total expenses',sm,k='e',key='total_operating_expenses')
    N=b.t('Excess of revenues over expenses before income taxes',[R,T],neg=[T],key='noi')
    tx=b.l('Income tax expense',[1860,None,1415],lvl=0,k='e');X=b.t('Excess of revenues over expenses',[N,tx],'TOTAL',neg=[tx],key='net_income')
    be=[fb[0]-b.R[X]['b'][0],fb[1]-b.R[X]['b'][1],fb[2]-b.R[X]['b'][2]]
    # 2024 beginning total must equal the 2023 ending total: shift operating beginning through a transfer-free tie of 2023 fund balance
    d=fb[2]-(be[0]+be[1])
    ca=0
    B=b.l('Fund balances, beginning of year',be,lvl=0)
    if d: # put the difference into payables / opening cash of 2023 so both pages tie
        a.R[1]['b'][2]-=d*-1
        for i,r in enumerate(a.R):
            if r['label'] in('Total assets','Fund balances','Total liabilities and fund balances'): r['b'][2]-=d
        a.R[1]['b'][2]-=2*d
        b.R[B]['b'][2]-=d
    b.t('Fund balances, end of year',[X,B],'TOTAL')
    W,H=letter;c=canvas.Canvas(path(n),pagesize=letter)
    c.setFont('Times-Bold',17);c.drawCentredString(W/2,560,'CYPRESS POINT CONDOMINIUM');c.drawCentredString(W/2,538,'ASSOCIATION, INC.');c.setFont('Times-Roman',12)
    c.drawCentredString(W/2,500,'FINANCIAL STATEMENTS');c.drawCentredString(W/2,482,'DECEMBER 31, 2024');c.drawCentredString(W/2,464,'(With comparative totals for 2023)');c.setFont('Times-Italic',10);c.drawCentredString(W/2,140,'Marrow, Teel & Okafor LLP  -  Certified Public Accountants');c.showPage()
    def page(s,t2,t3,no,lead):
        c.setFont('Times-Bold',11.5);y=H-60
        for t in(pr.upper(),s.m['title'].upper(),t2,t3):
            c.drawCentredString(W/2,y,t);y-=14;c.setFont('Times-Roman',10)
        xs=[352,424,490,556];y-=12;c.setFont('Times-Bold',9);
        for x,p,q in zip(xs,['Operating','Replacement','',''],['Fund','Fund','','']): c.drawRightString(x,y,p);c.drawRightString(x,y-10,q)
        c.drawCentredString(503,y,'Total');c.line(440,y-2,556,y-2);c.drawRightString(490,y-10,'2024');c.drawRightString(556,y-10,'2023')
        for x in xs:c.line(x-54,y-13,x,y-13)
        y-=28;first=True
        for i,r in enumerate(s.R):
            if r['t']=='HEADING' and r['lvl']==0: y-=4
            f='Times-Bold' if r['t']=='TOTAL' or (r['t']=='HEADING' and r['lvl']==0) else 'Times-Italic' if r['t']=='HEADING' else 'Times-Roman'
            c.setFont(f,9);L=r['label'];x0=50+10*r['lvl']
            if stringWidth(L,f,9)>285-x0-0:
                w=L.split(' ');k=len(w)//2+1;c.drawString(x0,y,' '.join(w[:k]));y-=10.5;c.drawString(x0+10,y,' '.join(w[k:]))
            else: c.drawString(x0,y,L)
            if r['b']:
                for x,v in zip(xs,s.vals(i)):
                    if r['t']!='LINE': c.line(x-50,y+8.5,x,y+8.5)
                    if r['t']=='TOTAL': c.line(x-50,y-2,x,y-2);c.line(x-50,y-3.6,x,y-3.6)
                    c.drawRightString(x+(2.8 if v is not None and v<0 else 0),y,par(v,dash='-'))
                    if r['t']=='TOTAL' or first: c.drawString(x-52,y,'$')
                first=False
            y-=11.6+(3 if r['t']!='LINE' and r['b'] else 0)
        c.setFont('Times-Italic',8.5);c.drawCentredString(W/2,44,'See accompanying notes and independent auditor\'s report.');c.drawCentredString(W/2,30,f'- {no} -');c.showPage()
    page(a,'December 31, 2024','(With comparative totals for 2023)',3,1);page(b,'Year Ended December 31, 2024','(With comparative totals for 2023)',4,1);c.save()
    save(n,[a,b],'OTHER','BALANCE_SHEET','audited condo association, funds across, cover page','two statements; funds as columns; dollar signs apart; wrapped labels')
# ---------- 4 office T12 legal landscape
def p4():
    n='T12_Ridgeline_Tower_Jun25.pdf';M=['Jul-24','Aug-24','Sep-24','Oct-24','Nov-24','Dec-24','Jan-25','Feb-25','Mar-25','Apr-25','May-25','Jun-25']
    s=S('Trailing Twelve Month Income Statement','Ridgeline Tower','2024-07-01','2025-06-30',M+['Total'],lambda b,k:None if b is None else list(b)+[sum(x or 0 for x in b)])
    v=lambda m,w=.12:[m*U(1-w,1+w) for _ in M]
    def step(m): return [m*(1 if i<5 else 1.028) for i in range(12)]
    def sp(m,on): return [m*U(.8,1.2) if i in on else None for i in range(12)]
    s.h('REVENUE');r=[s.l('Base Rent - Office',step(318450),'40100'),s.l('Base Rent - Retail',step(22180),'40150'),s.l('Free Rent / Abatement',[-18200]*3+[None]*5+[-9400]*2+[None]*2,'40190'),s.l('Operating Exp. Escalations',v(61200,.02),'40210'),s.l('RE Tax Recovery',v(44100,.01),'40220'),s.l('Prior Year CAM True-Up',sp(28100,[8]),'40290'),s.l('Tenant Electric',v(15700),'40310'),s.l('Parking - Monthly',v(26400,.05),'40410'),s.l('Parking - Transient',v(9850,.2),'40420'),s.l('Antenna / Roof License',step(4200),'40500'),s.l('After-Hours HVAC',v(1900,.4),'40510')]
    R=s.t('TOTAL REVENUE',r,'TOTAL',key='total_income');s.h('OPERATING EXPENSES');G=[]
    for h,ls in[('Cleaning',[('50110','Janitorial Contract',28600,.01),('50120','Cleaning Supplies',2150,.2),('50130','Window Washing',0,[2,8])]),('Repairs & Maintenance',[('50210','Engineering Payroll',24900,.05),('50220','HVAC Maintenance',6100,.4),('50230','Elevator Contract',5480,.0),('50240','Electrical & Lighting',1700,.5),('50250','General Building R&M',4350,.5)]),('Utilities',[('50310','Electricity',39800,.25),('50320','Gas / Steam',7600,.5),('50330','Water & Sewer',5150,.2)]),('Security & Grounds',[('50410','Security Contract',17300,.03),('50420','Landscaping',2400,.1),('50430','Snow Removal',0,[5,6,7])]),('Administrative',[('50510','Management Fee (3%)',14900,.02),('50520','Property Admin Payroll',11200,.04),('50530','Office & Telephone',1850,.2),('50540','Professional Fees',0,[1,4,7,10])]),('Taxes & Insurance',[('50610','Real Estate Taxes',71250,0),('50620','Property Insurance',9860,0)])]:
        s.h(h,1);z=[s.l(a,sp(8700,w) if m==0 else v(m,w),c,2,'e') for c,a,m,w in ls];G.append(s.t('Total '+h,z,lvl=1,k='e'))
    T=s.t('TOTAL OPERATING EXPENSES',G,'TOTAL',k='e',key='total_operating_expenses');N=s.t('NET OPERATING INCOME',[R,T],'TOTAL',neg=[T],key='noi')
    z=[s.l('Tenant Improvements',sp(96000,[3,9]),'70100',1,'e'),s.l('Leasing Commissions',sp(41000,[2,9,11]),'70200',1,'e'),s.l('Building Improvements',sp(22000,[6]),'70300',1,'e')];K=s.t('Total Capital',z,k='e');s.t('CASH FLOW BEFORE DEBT',[N,K],'TOTAL',neg=[K],key='net_cash_flow')
    W,H=landscape(legal);c=canvas.Canvas(path(n),pagesize=(W,H));xs=[228+58*i for i in range(12)]+[980]
    xs=[236+56.5*i for i in range(12)]+[922+60];pg=0
    def head():
        c.setFont('Courier-Bold',9);c.drawString(26,H-30,'RIDGELINE TOWER');c.drawRightString(982,H-30,'Database: PRKWAYMRI   ENTITY: 2214');c.setFont('Courier',8);c.drawString(26,H-41,'Trailing Twelve Month Income Statement');c.drawRightString(982,H-41,'07/18/2025  9:07 AM');c.drawString(26,H-52,'For the period ending June 30, 2025 - Accrual - US$')
        c.setFont('Courier-Bold',7);c.setFillGray(.88);c.rect(24,H-76,962,14,0,1);c.setFillGray(0);c.drawString(26,H-71,'Acct   Description')
        for x,t in zip(xs,M+['Total']):c.drawRightString(x,H-71,t)
        return H-88
    y=head()
    for i,r in enumerate(s.R):
        if y<36:
            c.setFont('Courier',7);c.drawRightString(982,20,'Page 1 of 2');c.showPage();y=head()
        b=r['t']!='LINE';c.setFont('Courier-Bold' if b else 'Courier',7)
        if r['code']:c.drawString(26,y,r['code'])
        c.drawString(56+4*r['lvl'] if r['code'] else 30+6*r['lvl'],y,r['label'])
        if r['b']:
            for x,q in zip(xs,s.vals(i)): c.drawRightString(x,y,par(q,dash='0') if q is not None else '')
            if r['t']=='TOTAL': c.setLineWidth(.5);c.line(190,y+7.5,982,y+7.5)
        y-=10.5+(4 if r['t']=='TOTAL' else 0)
    c.setFont('Courier',7);c.drawRightString(982,20,'Page 2 of 2' if y>H-999 and c.getPageNumber()>1 else 'Page 1 of 1');c.save()
    save(n,[s],'OFFICE','OPERATING_STATEMENT_T12','MRI trailing twelve, legal landscape, Courier','13 money columns, blanks, capital below NOI')
# ---------- 5 balance sheet industrial Canada
def p5():
    n='dixie_logistics_bs_mar2025.pdf'
    s=S('Balance Sheet','Dixie Road Logistics Centre',None,'2025-03-31',['Mar 31 2025','Feb 28 2025','Net Change'],lambda b,k:[b[0],b[1],round((b[0] or 0)-(b[1] or 0),2)],nd=2)
    def v(m,w=0): return [m*U(1-w,1+w),m]
    s.h('ASSETS');s.h('Current Assets',1);x=[s.l(a,v(m,w),c,2) for c,a,m,w in[('1010','Cash - RBC Operating',418220.16,.2),('1015','Cash - Tenant Deposit Trust',186400.0,0),('1110','Accounts Receivable - Tenants',52811.9,.4),('1120','Allowance for Doubtful Accounts',-7500,0),('1150','HST Input Tax Credits',23417.55,.3),('1210','Prepaid Realty Taxes',88140.22,.3),('1220','Prepaid Insurance',31280.04,.1)]];A=s.t('Total Current Assets',x,lvl=1)
    s.h('Investment Property',1);x=[s.l(a,q,c,2) for c,a,q in[('1510','Land',[6250000,6250000]),('1520','Building',[18743912.40]*2),('1525','Accumulated Amortization - Building',[-3984120.77,-3945071.95]),('1530','Tenant Improvements',[912450.11,874200.11]),('1535','Accumulated Amortization - TI',[-402118.64,-391006.21])]];B=s.t('Total Investment Property',x,lvl=1)
    s.h('Other Assets',1);x=[s.l('Deferred Leasing Costs, Net',[288415.3,294107.18],'1610',2),s.l('Straight-Line Rent Receivable',[341977.25,336402.8],'1650',2),s.l('Deferred Financing Fees, Net',[96250.0,98000.0],'1690',2)];Cc=s.t('Total Other Assets',x,lvl=1)
    TA=s.t('TOTAL ASSETS',[A,B,Cc],'TOTAL',key='total_assets')
    s.h('LIABILITIES');x=[s.l(a,q,c,2) for c,a,q in[('2010','Accounts Payable',[64118.37,91220.48]),('2050','Accrued Liabilities',[38750,35200]),('2110','HST Payable',[41286.9,38714.22]),('2150','Prepaid Rent',[27418.66,19004.1]),('2210','Tenant Security Deposits',[186400,186400]),('2300','Accrued Mortgage Interest',[47011.25,42588.93]),('2510','First Mortgage - Maple Crown Life',[12644918.06,12675207.31]),('2600','Due to Related Party - Dixie GP Inc.',[150000,175000])]];L=s.t('TOTAL LIABILITIES',x,'TOTAL',key='total_liabilities')
    s.h("PARTNERS' EQUITY");ta=s.R[TA]['b'];tl=s.R[L]['b'];x=[s.l('Contributed Capital',[9500000]*2,'3010',2),s.l('Distributions',[-1420000,-1340000],'3050',2)]
    ni=[211384.72,139027.4];x.append(s.l('Retained Earnings - Prior Years',[0,0],'3100',2))
    re=ta[0]-tl[0]-9500000+1420000-ni[0];s.R[x[-1]]['b']=[round(re,2)]*2;ni[1]=round(ta[1]-tl[1]-9500000+1340000-re,2)
    x.append(s.l('Current Year Net Income',ni,'3900',2));E=s.t("TOTAL PARTNERS' EQUITY",x,'TOTAL',key='total_equity');s.t('TOTAL LIABILITIES & EQUITY',[L,E],'TOTAL')
    c=canvas.Canvas(path(n),pagesize=A4);W,H=A4;y=H-50
    c.setFillColorRGB(.12,.27,.4);c.rect(0,H-84,W,84,0,1);c.setFillColorRGB(1,1,1);c.setFont('Helvetica-Bold',15);c.drawString(40,H-40,'Dixie Road Logistics Centre');c.setFont('Helvetica',10);c.drawString(40,H-56,'Dixie Road Industrial Limited Partnership, Mississauga ON');c.drawString(40,H-70,'Balance Sheet - as at March 31, 2025 (unaudited, CAD)');c.setFillColorRGB(0,0,0)
    y=H-104;c.setFont('Helvetica-Bold',8.5)
    for x_,t in zip((370,460,550),('Mar 31 2025','Feb 28 2025','Net Change')):c.drawRightString(x_,y,t)
    y-=16;z=0
    for i,r in enumerate(s.R):
        b=r['t']!='LINE'
        if r['t']=='LINE':
            z+=1
            if z%2: c.setFillGray(.95);c.rect(36,y-3,520,12.5,0,1);c.setFillGray(0)
        c.setFont('Helvetica-Bold' if b else 'Helvetica',8.3);c.drawString(40+9*r['lvl'],y,(r['code']+'  ' if r['code'] else '')+r['label'])
        if r['b']:
            for x_,q in zip((370,460,550),s.vals(i)):c.drawRightString(x_,y,'0.00' if q==0 else (f'{abs(q):,.2f}'+('-' if q<0 else '')))
        if b and r['b']:
            c.setLineWidth(.4);c.line(290,y+9,552,y+9)
            if r['t']=='TOTAL':c.setLineWidth(1);c.line(290,y-3,552,y-3)
            y-=6
        y-=13
    c.setFont('Helvetica',7);c.drawString(40,30,'Amounts with a trailing minus are credits against the section. Prepared by Lakeshore Fund Accounting for management use only.');c.save()
    save(n,[s],'INDUSTRIAL','BALANCE_SHEET','Canadian LP balance sheet with change, A4, banded','trailing minus, codes in label text')
# ---------- 6 storage quarterly cash flow
def p6():
    n='keystone_storage_cashflow_2024.pdf'
    s=S('Statement of Cash Flow by Quarter','Keystone Self Storage - Route 9','2024-01-01','2024-12-31',['Q1 Jan-Mar','Q2 Apr-Jun','Q3 Jul-Sep','Q4 Oct-Dec','Total FY 2024'],lambda b,k:list(b)+[sum(x or 0 for x in b)])
    v=lambda m,w=.08:[m*U(1-w,1+w) for _ in range(4)]
    neg=lambda q:[None if x is None else -x for x in q]
    s.h('Cash received from tenants');x=[s.l('Storage rents collected',v(221400,.04)),s.l('Vehicle and RV parking',v(18600)),s.l('Late and lien fees',v(9100)),s.l('Tenant insurance commissions',v(14350)),s.l('Locks, boxes and supplies',v(3420,.2)),s.l('Refunds to tenants',neg(v(1280,.4)))]
    R=s.t('Total cash receipts',x,key='total_income');s.h('Cash paid for operations')
    x=[s.l(a,neg(q)) for a,q in[('Site manager payroll and taxes',v(33800,.05)),('Merchant and bank fees',v(5600)),('Online marketing',v(8900,.2)),('Utilities',v(7350,.25)),('Repairs, gates and cameras',v(6200,.5)),('Snow and landscaping',[5210,2140,1980,3405]),('Property insurance',[19840,None,None,None]),('Real estate taxes',[None,31475,None,31475]),('Management fee 6%',v(15900,.03)),('Office, software and phones',v(4120))]]
    T=s.t('Total operating disbursements',x,key='total_operating_expenses');N=s.t('Net cash from operations',[R,T],'TOTAL',key='noi')
    s.h('Debt service');x=[s.l('Mortgage interest',[-28140,-27911,-27679,-27444]),s.l('Mortgage principal',[-17260,-17489,-17721,-17956])];D=s.t('Total debt service',x)
    s.h('Capital and owners');x=[s.l('Roof coating, Buildings 4-6',[None,-42800,None,None]),s.l('Door replacements',[-6150,None,-3900,None]),s.l('Owner distributions',[-60000,-40000,-60000,-70000])];K=s.t('Total capital and owners',x)
    X=s.t('NET CHANGE IN CASH',[N,D,K],'TOTAL',key='net_cash_flow')
    ch=s.R[X]['b'];op=[88214];[op.append(op[-1]+q) for q in ch]
    s.derive=lambda b,k:(list(b)+[sum(x or 0 for x in b)]) if k!='o' else (list(b)+[b[0]])
    o=s.l('Cash, beginning',op[:4],lvl=0,k='o');s.t('CASH, ENDING',[o,X],'TOTAL',k='c')
    s.R[-1]['ov']=op[1:]+[op[4]]
    f=FPDF('P','mm','Letter');f.set_margins(16,14);f.add_page();f.set_font('Helvetica','B',13);f.cell(0,7,'KEYSTONE SELF STORAGE - ROUTE 9',align='L',new_x='LMARGIN',new_y='NEXT');f.set_font('Helvetica','',10);f.cell(0,5,'Statement of Cash Flow by Quarter, calendar year 2024 (cash basis)',new_x='LMARGIN',new_y='NEXT');f.ln(3)
    w=[64,24,24,24,24,26];f.set_font('Helvetica','B',8);f.set_fill_color(222,232,214)
    for a,b in zip(w,['','Q1\nJan-Mar','Q2\nApr-Jun','Q3\nJul-Sep','Q4\nOct-Dec','Total\nFY 2024']): x0,y0=f.get_x(),f.get_y();f.multi_cell(a,4.2,b if b else ' \n ',align='R',fill=True,border=1,new_x='RIGHT',new_y='TOP')
    f.set_y(f.get_y()+8.4)
    for i,r in enumerate(s.R):
        B=r['t']!='LINE';f.set_font('Helvetica','B' if B else '',8)
        if r['t']=='HEADING': f.set_fill_color(240);f.cell(sum(w),5.4,r['label'],border=1,fill=True,new_x='LMARGIN',new_y='NEXT');continue
        f.set_fill_color(255,249,220);F=r['t']=='TOTAL';f.cell(w[0],5.4,('   ' if not B else '')+r['label'],border=1,fill=F)
        for a,q in zip(w[1:],s.vals(i)): f.set_text_color(*((180,0,0) if (q or 0)<0 else (0,0,0)));f.cell(a,5.4,par(q,dash=''),border=1,align='R',fill=F);f.set_text_color(0)
        f.ln()
    f.ln(3);f.set_font('Helvetica','I',7.5);f.multi_cell(0,4,'Money paid out is shown in parentheses. 412 units, 51,300 rentable sq ft. Compiled by Ostrander Bookkeeping; no assurance is provided.')
    f.output(path(n));save(n,[s],'SELF_STORAGE','CASH_FLOW_STATEMENT','gridded quarterly cash flow, fpdf','outflows negative; beginning cash column; two-line headers')
# ---------- 7 QuickBooks MHP, planted
def p7():
    n='Whispering Pines MHP P&L 2024.pdf'
    s=S('Profit & Loss Prev Year Comparison','Whispering Pines MHP LLC','2024-01-01','2024-12-31',['Jan - Dec 24','Jan - Dec 23','$ Change'],lambda b,k:[b[0],b[1],round((b[0] or 0)-(b[1] or 0),2)],nd=2)
    v=lambda m:[m*U(.9,1.15),m*U(.9,1.05)]
    s.h('Ordinary Income/Expense');s.h('Income',1);s.h('4000 · Lot Rent',2)
    s.R[-1].update(code='4000',label='Lot Rent');x=[s.l(a,v(m),c,3) for c,a,m in[('4010','Lot Rent - Resident Owned',412800),('4020','Lot Rent - Park Owned Homes',61500),('4030','RV Spaces',28350)]];A=s.t('Total 4000 · Lot Rent',x,lvl=2);s.R[A].update(code='4000',label='Total Lot Rent')
    y=[s.l(a,v(m),c,2) for c,a,m in[('4100','Home Rent (POH)',73600),('4200','Water/Sewer Rebill',48210),('4300','Late & Misc Fees',6940)]];R=s.t('Total Income',[A]+y,lvl=1,key='total_income')
    s.h('Expense',1);tops=[]
    for c,a,m in[('5010','Advertising',1450),('5020','Bank Charges',612),('5050','Insurance',19800),('5060','Licenses & Permits',2140),('5070','Management Fees',31400)]: tops.append(s.l(a,v(m),c,2,'e'))
    for c0,h,ls in[('5100','Park Maintenance',[('5110','Road & Gravel',8900),('5120','Tree Trimming',6150),('5130','Water Line Repairs',12480),('5140','POH Home Repairs',17960)]),('5200','Payroll',[('5210','Wages - Onsite',38400),('5220','Payroll Taxes',3260)]),('5300','Utilities',[('5310','Electric - Street Lights',5240),('5320','Water & Sewer',57900),('5330','Trash',14300)])]:
        s.h(h,2,c0);z=[s.l(a,v(m),c,3,'e') for c,a,m in ls];tops.append(s.t('Total '+h,z,lvl=2,code=c0,k='e'))
    for c,a,m in[('5400','Property Taxes',33750),('5500','Professional Fees',5600)]: tops.append(s.l(a,v(m),c,2,'e'))
    T=s.t('Total Expense',tops,lvl=1,k='e',key='total_operating_expenses');N=s.t('Net Ordinary Income',[R,T],'TOTAL',neg=[T],key='noi')
    s.h('Other Income/Expense');s.h('Other Income',1);x=[s.l('Gain on Home Sales',[14250,None],'7010',2),s.l('Interest Income',[1188.42,402.17],'7020',2)];O=s.t('Total Other Income',x,lvl=1)
    s.h('Other Expense',1);x=[s.l('Interest Expense',[88214.6,90417.33],'8010',2,'e'),s.l('Depreciation',[51300,51300],'8020',2,'e')];P=s.t('Total Other Expense',x,lvl=1,k='e');Q=s.t('Net Other Income',[O,P],neg=[P]);s.t('Net Income',[N,Q],'TOTAL',key='net_income')
    i=[k for k,r in enumerate(s.R) if r['label']=='Water Line Repairs'][0];o=s.vals(i);nw=round(o[0]+3000,2) if str(int(o[0]))[-4]<'7' else round(o[0]-3000,2)
    s.R[i]['ov']=[nw,o[1],o[2]];s.m['planted']={'what':f'Water Line Repairs, Jan - Dec 24: printed {nw:,.2f} where {o[0]:,.2f} would tie to Total Park Maintenance and to the $ Change','kind':'digit_changed'}
    W,H=letter;c=canvas.Canvas(path(n),pagesize=letter);xs=[372,452,522,578]
    def head(p):
        c.setFont('Helvetica',8);c.drawString(34,H-38,'4:18 PM');c.drawString(34,H-50,'02/11/25');c.drawString(34,H-62,'Accrual Basis');c.setFont('Helvetica-Bold',12);c.drawCentredString(W/2,H-40,'Whispering Pines MHP LLC');c.setFont('Helvetica-Bold',14);c.drawCentredString(W/2,H-57,'Profit & Loss Prev Year Comparison');c.setFont('Helvetica-Bold',10);c.drawCentredString(W/2,H-72,'January through December 2024')
        c.setFont('Helvetica-Bold',8)
        for x,t in zip(xs,['Jan - Dec 24','Jan - Dec 23','$ Change','% Change']):c.drawCentredString(x-26,H-92,t);c.setLineWidth(1);c.line(x-54,H-95,x,H-95)
        c.setFont('Helvetica',8);c.drawRightString(578,26,f'Page {p}');return H-110
    y=head(1);p=1
    for i,r in enumerate(s.R):
        if y<44: c.showPage();p+=1;y=head(p)
        c.setFont('Helvetica-Bold' if r['t']!='LINE' else 'Helvetica',8);lab=r['label']
        if r['code']: lab=(f"Total {r['code']} · {lab[6:]}" if lab.startswith('Total ') else f"{r['code']} · {lab}")
        c.drawString(40+14*r['lvl'],y,lab)
        if r['b']:
            q=s.vals(i);pc='' if not q[1] else f'{q[2]/abs(q[1])*100:.1f}%'
            if q[1] is None: pc='100.0%'
            for x,t in zip(xs,[minus(q[0]),minus(0.0) if q[1] is None else minus(q[1]),minus(q[2]),pc]):
                c.drawRightString(x,y,t)
                if r['t']!='LINE':c.setLineWidth(.5);c.line(x-50,y+8.5,x,y+8.5)
            if r['t']!='LINE': y-=3
            if r['label']=='Net Income':
                for x in xs:c.line(x-50,y,x,y);c.line(x-50,y-2,x,y-2)
        y-=12.2
    for r in s.R:
        if r['b']: r['b']=[0 if x is None else x for x in r['b']]
    c.save();save(n,[s],'MANUFACTURED_HOUSING','OPERATING_STATEMENT','QuickBooks P&L previous year comparison','planted digit; nested totals; other income below')
def run():
    for i,f in enumerate((p1,p2,p3,p4,p5,p6,p7)): random.seed(2700+i);f()
