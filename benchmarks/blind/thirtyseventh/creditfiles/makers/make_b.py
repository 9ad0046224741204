# P2 nursing home CPA, P3 shopping centre partnership (planted), P6 cooperative balance sheet, P7 motel T12
import random, os
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, A4, landscape, legal
from reportlab.lib.utils import simpleSplit
def para(c,t,x,y,w,f='Times-Roman',z=11,ld=1.25):
    for ln in simpleSplit(t,f,z,w): c.setFont(f,z); c.drawString(x,y,ln); y-=z*ld
    return y
def nursing():
    r=random.Random(SEED+4); name='Harrow_Glen_compiled_9-30-25.pdf'; y=lambda b,**k: yrs(r,b,**k)
    s=S('STATEMENTS OF OPERATIONS','HARROW GLEN CARE CENTER','2024-10-01','2025-09-30',['2025','2024'],page=2)
    s.h('REVENUE:')
    s.h('Resident service revenue',ind=1)
    a=[s.l(p,q,ind=2) for p,q in [('Private pay',y(1846270)),('Medicaid',y(4410582)),('Medicare Part A',y(1932446)),('Medicare Part B',y(218930,sd=.1)),('Managed care and insurance',y(604118)),('Hospice room and board',y(287415,sd=.1))]]
    g=s.t('Gross resident service revenue',a,ind=1)
    d1=s.l('Less: Contractual adjustments',y(712388),ind=2); d2=s.l('Less: Provision for bad debts',y(61250,sd=.2),ind=2)
    n=s.t('Net resident service revenue',[g,-d1,-d2],ind=1)
    s.h('Other revenue',ind=1)
    a=[s.l(p,q,ind=2) for p,q in [('Beauty shop',y(14380)),('Guest meals',y(6225)),('Provider relief and grants',[None,48000]),('Miscellaneous',y(9017,sd=.2))]]
    o=s.t('Total other revenue',a,ind=1)
    tr=s.t('TOTAL REVENUE',[n,o],'TOTAL','total_income')
    s.h('OPERATING EXPENSES:')
    ex=[]
    for head,tot,ls in [('Nursing (Schedule 1)','Total nursing',[('Registered nurses',742115),('Licensed practical nurses',881302),('Certified nurse aides',1506844),('Agency staffing',312907),('Nursing supplies',148266)]),
        ('Ancillary','Total ancillary',[('Therapy contract',604550),('Pharmacy',171833),('Laboratory and X-ray',38412)]),
        ('Dietary','Total dietary',[('Wages',398204),('Raw food',331765),('Supplies and supplements',44987)]),
        ('Housekeeping, laundry and activities','Total housekeeping, laundry and activities',[('Wages',301586),('Supplies and linen',58240)]),
        ('Plant operation','Total plant operation',[('Wages',118430),('Repairs and maintenance',96775),('Utilities',203318)]),
        ('Administrative (Schedule 2)','Total administrative',[('Administrator and office wages',356920),('Management fee - 5% of revenue (Note 4)',427305),('Payroll taxes and employee benefits',718644),('State provider tax',389016),('Professional and general liability insurance',187250),('Legal and accounting',46330),('Data processing and telephone',51877),('Other administrative',39204)])]:
        s.h(head,ind=1); ex.append(s.t(tot,[s.l(p,y(q),ind=2) for p,q in ls],ind=1))
    te=s.t('TOTAL OPERATING EXPENSES',ex,'TOTAL','total_operating_expenses')
    ni=s.t('OPERATING INCOME BEFORE PROPERTY COSTS',[tr,-te],'TOTAL','noi')
    s.h('PROPERTY COSTS:')
    pc=[s.l(p,q,ind=2) for p,q in [('Real estate taxes',y(71288)),('Property insurance',y(33419)),('Interest',[184206,191873]),('Depreciation and amortization',[168940,166215])]]
    tp=s.t('Total property costs',pc,ind=1)
    s.t('NET INCOME (LOSS)',[ni,-tp],'TOTAL','net_income',dbl=1)
    c=canvas.Canvas(os.path.join(DOC,name),pagesize=letter,invariant=1); W,H=letter
    c.setFont('Times-Bold',13); c.drawCentredString(W/2,H-90,'BRENNAN, OYELARAN & STITT, P.C.'); c.setFont('Times-Italic',10); c.drawCentredString(W/2,H-104,'Certified Public Accountants')
    yy=H-160
    for t in ['To the Members','Harrow Glen Operating Company, LLC','d/b/a Harrow Glen Care Center','','We have compiled the accompanying statements of operations of Harrow Glen Care Center (a 92-bed skilled nursing facility) for the years ended September 30, 2025 and 2024, in accordance with Statements on Standards for Accounting and Review Services. We did not audit or review the financial statements and, accordingly, do not express an opinion or any other form of assurance about them.','','Management has elected to omit the balance sheets, the statements of cash flows and substantially all of the disclosures required by accounting principles generally accepted in the United States of America. If the omitted disclosures were included, they might influence the user’s conclusions. Schedules 1 and 2 are bound separately.','','We are not independent with respect to Harrow Glen Operating Company, LLC.','','December 12, 2025']:
        yy=para(c,t,80,yy,W-160) if t else yy-13
    c.showPage(); X=[378,424,502,548]; pg=2
    def head():
        y=H-60
        for t,f,z in [('HARROW GLEN CARE CENTER','Times-Bold',12),('STATEMENTS OF OPERATIONS','Times-Bold',12),('For the Years Ended September 30, 2025 and 2024','Times-Roman',11)]:
            c.setFont(f,z); c.drawCentredString(W/2,y,t); y-=14
        y-=8; c.setFont('Times-Bold',10)
        c.drawCentredString((X[0]+X[1])/2-20,y,'2025'); c.drawCentredString((X[2]+X[3])/2-20,y,'2024'); c.line(320,y-3,X[1],y-3); c.line(445,y-3,X[3],y-3); y-=13
        for i in range(4): c.drawRightString(X[i],y,['Amount','%','Amount','%'][i])
        return y-16
    def foot(): c.setFont('Times-Italic',9); c.drawCentredString(W/2,38,'See accountants’ compilation report and selected notes.'); c.setFont('Times-Roman',9); c.drawCentredString(W/2,26,str(pg))
    y=head(); first=True; rev=s.rows[tr]['values']
    for row,at in zip(s.rows,s.at):
        if row['label']=='OPERATING EXPENSES:' : foot(); c.showPage(); pg+=1; y=head()
        if row['rowType']=='TOTAL' : y-=3
        b=row['rowType']=='TOTAL' or (row['rowType']=='HEADING' and not at.get('ind'))
        f='Times-Bold' if b else 'Times-Roman'; c.setFont(f,10); c.drawString(60+13*at.get('ind',0),y,row['label'])
        if row['rowType']!='HEADING':
            ft=row['rowType']!='LINE'
            for j in (0,1):
                v=row['values'][j]; t=m0(v,'-'); xx=X[2*j]
                if v is not None and v<0: xx+=3
                c.drawRightString(xx,y,t)
                if row['rowType']=='TOTAL' or first: c.drawString(X[2*j]-58,y,'$')
                c.drawRightString(X[2*j+1],y,'-' if v is None else f'{v/rev[j]*100:.1f}')
                if ft:
                    for a0 in (0,1): c.setLineWidth(.5); c.line(X[2*j+a0]-(58 if not a0 else 28),y+9,X[2*j+a0],y+9)
                if at.get('dbl'):
                    for a0 in (0,1): [c.line(X[2*j+a0]-(58 if not a0 else 28),y-k,X[2*j+a0],y-k) for k in (2.5,4.5)]
            first=False
        y-=12.2 if row['rowType']!='TOTAL' else 17
    foot(); c.showPage(); pg+=1
    c.setFont('Times-Bold',12); c.drawCentredString(W/2,H-70,'HARROW GLEN CARE CENTER'); c.drawCentredString(W/2,H-85,'SELECTED NOTES'); yy=H-115
    for t in ['1. Revenue is recorded at established rates less contractual adjustments. Medicaid rates are set prospectively each July 1.','2. Depreciation is computed by the straight-line method over 5 to 39 years.','3. The term loan of $3,412,000 bears interest at 5.4% and matures in June 2031.','4. The management company is owned by a member. The fee is 5% of total revenue, subject to a minimum of $30,000 a month.']:
        yy=para(c,t,72,yy,W-144)-8
    foot(); c.save(); s.save(name)

def plaza():
    r=random.Random(SEED+5); name='Meadowgate_Plaza_Assoc_Annual_Report_2025.pdf'
    s=S('Comparative Statement of Operations','Meadowgate Plaza','2025-01-01','2025-12-31',['2025','2024','Increase (Decrease)'],page=3)
    def y(b,**k): a=yrs(r,b,**k); return [a[0],a[1],a[0]-a[1]]
    def z(a,b): return [a,b,(a or 0)-(b or 0)]
    s.h('Revenues')
    a=[s.l('Minimum rents – anchor (Farmland Foods)',z(412500,412500),ind=1),s.l('Minimum rents – shops',y(703816),ind=1),s.l('Minimum rents – outparcels',y(118400),ind=1),s.l('Percentage rents',y(27935,sd=.2),ind=1)]
    s.h('Recoveries from tenants:',ind=1)
    b=[s.l('Common area maintenance',y(186204),ind=2),s.l('Real estate taxes',y(231077),ind=2),s.l('Insurance',y(38515),ind=2),s.l('Prior-year reconciliations',z(-6120,4385),ind=2)]
    rc=s.t('Total recoveries',b,ind=1)
    o=[s.l('Sign and pad rental',z(9600,9000),ind=1),s.l('Lease termination fee',z(22500,None),ind=1),s.l('Interest and sundry',y(5118,sd=.2),ind=1)]
    tr=s.t('Total revenues',a+[rc]+o,'TOTAL','total_income')
    s.h('Operating expenses')
    s.h('Common area:',ind=1)
    b=[s.l(p,y(q,sd=.08),ind=2) for p,q in [('Parking lot sweeping and lighting',41830),('Snow and ice removal',58214),('Landscaping',29645),('Security patrol',33708),('Trash removal',18950)]]
    ca=s.t('Total common area',b,ind=1)
    b=[s.l(p,y(q,sd=.05),ind=1) for p,q in [('Real estate taxes',256340),('Insurance',45172),('Repairs and maintenance, non-recoverable',37488),('Utilities – vacant space',8916),('Management fee',68245),('Leasing commissions expensed',21560),('Professional fees',26900),('Partnership administration',14075)]]
    rt=b[0]
    te=s.t('Total operating expenses',[ca]+b,'TOTAL','total_operating_expenses')
    no=s.t('Net operating income',[tr,-te],'TOTAL','noi')
    s.h('Other charges')
    b=[s.l('Mortgage interest (Note C)',z(318662,327490),ind=1),s.l('Depreciation',z(241815,239204),ind=1),s.l('Amortization of loan and lease costs',z(31240,29877),ind=1)]
    tc=s.t('Total other charges',b,'SUBTOTAL')
    ni=s.t('Net income',[no,-tc],'TOTAL','net_income',dbl=1)
    v=s.rows[ni]['values']; gp=[round(v[0]*.01),round(v[1]*.01)]; gp.append(gp[0]-gp[1])
    s.h('Allocation of net income')
    g=s.l('General partner (1%)',gp,ind=1); l=s.l('Limited partners (99%)',[v[i]-gp[i] for i in range(3)],ind=1)
    s.t('Net income, as allocated',[g,l],'SUBTOTAL')
    u=[round((v[i]-gp[i])/12500,2) for i in range(2)]
    s.l('Net income per limited partnership unit (12,500 units)',u+[round(u[0]-u[1],2)],dec=1)
    # planted: two digits exchanged in real estate taxes 2025
    right=s.rows[rt]['values'][0]; wrong=265340
    s.rows[rt]['values'][0]=wrong
    s.d['planted']=dict(what=f'Operating expenses, Real estate taxes 2025 printed {wrong:,} instead of {right:,}; the column does not foot to Total operating expenses (nor 2025 less 2024 to the change)',kind='digit_changed',row=rt,column='2025')
    c=canvas.Canvas(os.path.join(DOC,name),pagesize=letter,invariant=1); W,H=letter
    c.setStrokeColorRGB(.1,.2,.45); c.setLineWidth(3); c.line(72,H-250,W-72,H-250); c.setFont('Helvetica-Bold',24); c.drawString(72,H-240,'Meadowgate Plaza Associates'); c.setFont('Helvetica',14); c.drawString(72,H-275,'A Limited Partnership'); c.drawString(72,H-330,'Annual Report to Partners'); c.drawString(72,H-350,'Year 2025'); c.showPage()
    c.setFont('Helvetica-Bold',11); c.drawString(72,H-80,'To our partners:'); yy=H-105
    for t in ['The Plaza ended 2025 with 94.2% of its 118,650 square feet leased. Farmland Foods exercised its second option in August, and the former card shop was re-let to a dental office after we accepted a termination fee of $22,500 from the prior tenant.','Snow removal was again above our plan. The assessor’s reappraisal took effect for the second half of the year and we have filed an appeal. Most of the increase is recovered from tenants.','Distributions of $14.00 a unit were paid in April and October. A comparative statement of operations follows.']:
        yy=para(c,t,72,yy,W-144,'Helvetica',10.5,1.4)-8
    yy-=20; para(c,'Thaddeus R. Quill, for the General Partner',72,yy,400,'Helvetica-Oblique',10.5); c.setFont('Helvetica',8); c.drawRightString(W-72,40,'2'); c.showPage()
    c.setFont('Helvetica-Bold',12); c.drawString(72,H-66,'Meadowgate Plaza'); c.drawString(72,H-81,'Comparative Statement of Operations'); c.setFont('Helvetica',9); c.drawString(72,H-94,'Years ended December 31 – accrual basis, unaudited')
    X=[396,468,540]; y=H-112; c.setFont('Helvetica-Bold',9); c.setFillColorRGB(.1,.2,.45); c.rect(66,y-14,W-66-66+2,26,stroke=0,fill=1); c.setFillColorRGB(1,1,1)
    c.drawRightString(X[2],y+2,'Increase'); [c.drawRightString(x,y-9,t) for x,t in zip(X,['2025','2024','(Decrease)'])]; c.setFillColorRGB(0,0,0); c.setStrokeColorRGB(0,0,0); y-=28
    for row,at in zip(s.rows,s.at):
        b=row['rowType'] in('TOTAL',) or (row['rowType']=='HEADING' and not at.get('ind'))
        if row['rowType']=='HEADING' and not at.get('ind'): y-=3
        c.setFont('Helvetica-Bold' if b else 'Helvetica',9); c.drawString(72+12*at.get('ind',0),y,row['label'])
        if row['rowType']!='HEADING':
            for x,v in zip(X,row['values']):
                t=(f'({-v:.2f})' if v<0 else f'{v:.2f}') if at.get('dec') else ('—' if v is None else m0(v,'—'))
                c.drawRightString(x+(3 if t.endswith(')') else 0),y,t)
                if row['rowType']!='LINE': c.setLineWidth(.5); c.line(x-55,y+8.6,x,y+8.6)
                if at.get('dbl'): c.line(x-55,y-2.5,x,y-2.5); c.line(x-55,y-4.5,x,y-4.5)
        y-=12.4 if row['rowType'] in('LINE','HEADING') else 14
    c.setFont('Helvetica-Oblique',8); c.drawString(72,y-8,'The notes are an integral part of this statement.'); c.setFont('Helvetica',8); c.drawRightString(W-72,40,'3'); c.showPage()
    c.setFont('Helvetica-Bold',11); c.drawString(72,H-80,'Notes'); yy=H-105
    for t in ['A. Recoveries are accrued on estimated annual cost and adjusted in the following spring.','B. The management fee is 4% of revenues collected, payable to an affiliate of the general partner.','C. The first mortgage, $5,918,442 at year end, bears interest at 5.25% and matures March 1, 2030.']: yy=para(c,t,72,yy,W-144,'Helvetica',10,1.4)-6
    c.setFont('Helvetica',8); c.drawRightString(W-72,40,'4'); c.save(); s.save(name)

def coop_bs():
    r=random.Random(SEED+6); name='Wexford_Towers_Owners_Corp_BS.pdf'; y=lambda b,**k: yrs(r,b,**k)
    s=S('BALANCE SHEETS','WEXFORD TOWERS OWNERS CORP.',None,'2025-03-31',['2025','2024'],page=1)
    s.h('ASSETS'); s.h('Current assets')
    a=[s.l('Cash – operating',[186402,151938],ind=1),s.l('Maintenance and assessments receivable',[41877,36250],ind=1),s.l('Less: allowance for doubtful accounts',[9500,7500],ind=1),s.l('Prepaid insurance',y(63218),ind=1),s.l('Prepaid real estate taxes',y(148330),ind=1),s.l('Mortgage escrow',y(92715),ind=1)]
    t1=s.t('Total current assets',[a[0],a[1],-a[2]]+a[3:])
    s.h('Reserve fund',note='3')
    a=[s.l('Money market',y(214806,sd=.1),ind=1),s.l('U.S. Treasury bills',[650000,600000],ind=1),s.l('Accrued interest',[7311,6048],ind=1)]
    t2=s.t('Total reserve fund',a)
    s.h('Property and equipment, at cost',note='4')
    a=[s.l('Land',[1240000,1240000],ind=1),s.l('Building',[9865000,9865000],ind=1),s.l('Building improvements',[3718442,3402115],ind=1),s.l('Furniture, fixtures and equipment',[288106,274390],ind=1)]
    p=s.t('Property and equipment, gross',a); ad=s.l('Less: accumulated depreciation',[9104775,8742308],ind=1)
    t3=s.t('Property and equipment, net',[p,-ad])
    s.h('Other assets'); a=[s.l('Security deposits held in trust',[38400,37150],ind=1),s.l('Apartment 14-F held for resale',[None,212500],ind=1),s.l('Unamortized mortgage costs',[71660,80618],ind=1)]
    t4=s.t('Total other assets',a)
    ta=s.t('TOTAL ASSETS',[t1,t2,t3,t4],'TOTAL','total_assets',dbl=1); TA=s.rows[ta]['values']
    s.h('LIABILITIES AND STOCKHOLDERS’ EQUITY'); s.h('Current liabilities')
    a=[s.l('Accounts payable and accrued expenses',[117264,138902],ind=1),s.l('Maintenance received in advance',[28415,22740],ind=1),s.l('Accrued mortgage interest',[21890,22467],ind=1),s.l('Current portion of mortgage payable',[191302,183655],ind=1,note='5')]
    l1=s.t('Total current liabilities',a)
    s.h('Long-term liabilities'); a=[s.l('Mortgage payable, net of current portion',[5386417,5577719],ind=1,note='5'),s.l('Line of credit',[None,150000],ind=1,note='6'),s.l('Security deposits payable',[38400,37150],ind=1)]
    l2=s.t('Total long-term liabilities',a)
    tl=s.t('TOTAL LIABILITIES',[l1,l2],'TOTAL','total_liabilities'); TL=s.rows[tl]['values']
    s.h('Stockholders’ equity'); c1=[s.l('Common stock, $1 par; 31,240 shares issued',[31240,31240],ind=1,note='7'),s.l('Additional paid-in capital',[7612350,7412350],ind=1),s.l('Reserve fund appropriation',[872117,806230],ind=1)]
    ts=[200000,200000]
    x=[TA[i]-TL[i]-sum(s.rows[k]['values'][i] for k in c1)+ts[i] for i in (0,1)]
    d=s.l('Accumulated deficit',x,ind=1); tk=s.l('Less: treasury stock, 640 shares at cost',ts,ind=1)
    te=s.t('TOTAL STOCKHOLDERS’ EQUITY',c1+[d,-tk],'TOTAL','total_equity')
    s.t('TOTAL LIABILITIES AND STOCKHOLDERS’ EQUITY',[tl,te],'TOTAL',dbl=1)
    print('coop deficit',x)
    c=canvas.Canvas(os.path.join(DOC,name),pagesize=A4,invariant=1); W,H=A4; X=[430,530]; pg=1
    def head():
        y=H-70
        for t in ['WEXFORD TOWERS OWNERS CORP.','BALANCE SHEETS','MARCH 31,']: c.setFont('Times-Bold' if t!='MARCH 31,' else 'Times-Roman',11.5); c.drawString(60,y,t); y-=15
        y-=6; c.setFont('Times-Bold',10.5); c.drawCentredString(335,y,'Notes'); [c.drawRightString(x,y,t) for x,t in zip(X,['2025','2024'])]; c.setLineWidth(.8); c.line(60,y-4,X[1]+2,y-4); return y-20
    def foot(): c.setFont('Times-Italic',9); c.drawString(60,45,'The accompanying notes are an integral part of these financial statements.'); c.drawRightString(X[1],45,f'Page {pg} of 2')
    y=head(); fl=True
    for row,at in zip(s.rows,s.at):
        L=row['label']
        if L.startswith('LIABILITIES'): foot(); c.showPage(); pg=2; y=head(); fl=True
        hd=row['rowType']=='HEADING'
        if L in('ASSETS','LIABILITIES AND STOCKHOLDERS’ EQUITY'): c.setFont('Times-Bold',11); c.drawCentredString(200,y,L); y-=17; continue
        if hd: y-=4
        f='Times-Bold' if row['rowType']=='TOTAL' else ('Times-Italic' if hd else 'Times-Roman'); c.setFont(f,10.5)
        c.drawString(60+(12*at.get('ind',0) if row['rowType']!='SUBTOTAL' else 28),y,L)
        if at.get('note'): c.setFont('Times-Roman',9); c.drawCentredString(335,y,at['note']); c.setFont(f,10.5)
        if not hd:
            for x,v in zip(X,row['values']):
                t=m0(v,'–'); c.drawRightString(x+(3 if t[-1]==')' else 0),y,t)
                if fl or at.get('dbl'): c.drawString(x-66,y,'$')
                if row['rowType']!='LINE': c.setLineWidth(.5); c.line(x-66,y+9.5,x,y+9.5)
                if at.get('dbl'): c.line(x-66,y-3,x,y-3); c.line(x-66,y-5,x,y-5)
            fl=False
        y-=14 if not row['rowType']=='TOTAL' else 20
    foot(); c.save(); s.save(name)

def motel():
    r=random.Random(SEED+7); name='desert_sage_motor_lodge_T12.pdf'
    mons=['Jul-24','Aug-24','Sep-24','Oct-24','Nov-24','Dec-24','Jan-25','Feb-25','Mar-25','Apr-25','May-25','Jun-25']; dys=[31,31,30,31,30,31,31,28,31,30,31,30]
    s=S('TRAILING TWELVE MONTH OPERATING SUMMARY','Desert Sage Motor Lodge','2024-07-01','2025-06-30',mons+['12 Months'],page=1)
    occ=[.61,.60,.66,.74,.69,.58,.79,.88,.93,.82,.68,.60]; adr=[71,70,74,82,80,79,94,112,118,97,79,72]
    av=[54*d for d in dys]; sold=[round(a*o*(1+r.gauss(0,.015))) for a,o in zip(av,occ)]
    def mm(v): return list(v)+[sum(v)]
    def sea(ann,sd=.06): 
        w=[ann/12*(x/ (sum(sold)/12))*(1+r.gauss(0,sd)) for x in sold]; return mm([int(round(q)) for q in w])
    def flat(m,sd=.0): return mm([int(round(m*(1+r.gauss(0,sd)))) for _ in mons])
    room=[int(round(n*a*(1+r.gauss(0,.01)))) for n,a in zip(sold,adr)]
    s.h('STATISTICS'); s.l('Rooms available',mm(av)); s.l('Rooms sold',mm(sold))
    s.l('Occupancy',[round(a/b,3) for a,b in zip(mm(sold),mm(av))],f='p')
    rr=mm(room); s.l('Average daily rate',[round(a/b,2) for a,b in zip(rr,mm(sold))],f='d')
    s.h('REVENUE')
    mo=[int(round(x*.11)) for x in room]; ot=[int(round(x*.29*(1+r.gauss(0,.08)))) for x in room]
    a=[s.l('Rooms - transient',mm([x-y-z for x,y,z in zip(room,mo,ot)]),'401'),s.l('Rooms - OTA bookings',mm(ot),'402'),s.l('Rooms - weekly/monthly',mm(mo),'403')]
    t1=s.t('Total room revenue',a); b=[s.l('RV hookups (6 sites)',sea(21600),'410'),s.l('Vending and ice',sea(5240),'415'),s.l('Guest laundry',sea(3900),'416'),s.l('Refunds and allowances',mm([-int(round(x*.012*(1+r.gauss(0,.4)))) for x in room]),'490')]
    ti=s.t('TOTAL REVENUE',[t1]+b,'TOTAL','total_income')
    s.h('DEPARTMENTAL EXPENSE')
    d=[s.l('Housekeeping wages',sea(151200,.03),'501'),s.l('Front desk wages',flat(9860,.03),'502'),s.l('Payroll taxes and WC',flat(2410,.05),'505'),s.l('Linen and room supplies',sea(39800),'510'),s.l('OTA commissions',mm([int(round(x*.17)) for x in ot]),'515'),s.l('Credit card fees',mm([int(round(x*.024)) for x in room]),'516'),s.l('Cable and wi-fi',flat(1485),'520'),s.l('Laundry chemicals',sea(6900),'525')]
    td=s.t('Total departmental',d)
    s.h('UNDISTRIBUTED EXPENSE')
    sm=[1.5,1.55,1.3,.9,.75,.85,.9,.85,.8,.8,1.0,1.3]
    u=[s.l('Manager salary',flat(4600),'601'),s.l('Office and software',flat(912,.15),'605'),s.l('Billboard and web advertising',mm([1250]*6+[1310]*6),'610'),s.l('Repairs and maintenance',flat(3150,.35),'620'),s.l('Pool service',flat(485),'622'),s.l('Grounds',flat(640,.2),'623'),s.l('Electric',mm([int(round(4100*x*(1+r.gauss(0,.04)))) for x in sm]),'630'),s.l('Gas',mm([int(round(820*(2.1-x)*(1+r.gauss(0,.06)))) for x in sm]),'631'),s.l('Water, sewer, trash',flat(2275,.08),'632')]
    tu=s.t('Total undistributed',u)
    s.h('FIXED CHARGES')
    fx=[s.l('Property tax',[None,None,None,14806,None,None,None,None,14806,None,None,None,29612],'701'),s.l('Insurance',mm([2960]*9+[3285]*3),'702'),s.l('Franchise / referral dues',[None]*6+[4200]+[None]*5+[4200],'703'),s.l('Business license',[None]*6+[575]+[None]*5+[575],'704')]
    tf=s.t('Total fixed charges',fx)
    te=s.t('TOTAL EXPENSES',[td,tu,tf],'TOTAL','total_operating_expenses')
    s.t('NET OPERATING INCOME',[ti,-te],'TOTAL','noi')
    W,H=1008,612; c=canvas.Canvas(os.path.join(DOC,name),pagesize=(W,H),invariant=1)
    c.setFont('Helvetica-Bold',12); c.drawString(30,H-34,'Desert Sage Motor Lodge'); c.setFont('Helvetica',8); c.drawString(30,H-46,'54 rooms / Highway 93 South, Calloway Flats'); c.setFont('Helvetica-Bold',10); c.drawRightString(W-30,H-34,'TRAILING TWELVE MONTH OPERATING SUMMARY'); c.setFont('Helvetica',8); c.drawRightString(W-30,H-46,'July 2024 through June 2025')
    X=[232+56*i for i in range(12)]+[918,970]; y=H-66; c.setFillColorRGB(.75,.42,.2); c.rect(28,y-5,W-56,14,stroke=0,fill=1); c.setFillColorRGB(1,1,1); c.setFont('Helvetica-Bold',7.5); c.drawString(32,y-1,'Acct'); c.drawString(60,y-1,'Description'); [c.drawRightString(x,y-1,t) for x,t in zip(X,mons+['12 Months','% Rev'])]; c.setFillColorRGB(0,0,0); y-=17; k=0; TR=s.rows[ti]['values'][-1]
    for i,(row,at) in enumerate(zip(s.rows,s.at)):
        hd=row['rowType']=='HEADING'; b=row['rowType']!='LINE'
        if hd: y-=2.5
        if row['rowType']=='LINE' and k%2: c.setFillColorRGB(.96,.93,.88); c.rect(28,y-2.6,W-56,10.4,stroke=0,fill=1); c.setFillColorRGB(0,0,0)
        k=0 if hd else k+1
        c.setFont('Helvetica-Bold' if b else 'Helvetica',7.3)
        if row['accountCode']: c.drawString(34,y,row['accountCode'])
        c.drawString(60 if not hd else 32,y,row['label'])
        if not hd:
            for x,v in zip(X,row['values']):
                t='' if v is None else (f'{v*100:.1f}%' if at.get('f')=='p' else f'{v:.2f}' if at.get('f')=='d' else m0(v,'',False))
                c.drawRightString(x,y,t)
            if i>5: c.drawRightString(X[13],y,f"{row['values'][-1]/TR*100:.1f}")
            if b: c.setLineWidth(.4); c.line(190,y+7.3,W-30,y+7.3)
        y-=10.4 if row['rowType']!='TOTAL' else 12
    c.setFont('Helvetica',6.5); c.drawString(30,22,'Owner-prepared. Excludes mortgage, owner draws and lodging tax collected. Refunds shown as negatives.'); c.drawRightString(W-30,22,'printed 08/04/2025  9:12a')
    c.save(); s.save(name)
if __name__=='__main__': nursing(); plaza(); coop_bs(); motel()
