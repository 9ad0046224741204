import random, subprocess, shutil, os
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape, legal
from reportlab.pdfbase import pdfmetrics
D=HERE+'/documents/'

# ------------------------------------------------------------------ 1 condominium association, compiled
def condo():
    n='Saltmarsh_Landing_compiled_2024.pdf'
    s=S('Statement of Revenues, Expenses and Changes in Fund Balances','Saltmarsh Landing Condominium Association, Inc.','2024-01-01','2024-12-31',
        ['Operating Fund','Replacement Fund','2024 Total','2023 Total'])
    def L(label,o,r,p): return s.l(label,[o,r,(o or 0)+(r or 0),p])
    s.h('REVENUES')
    a=[L('Maintenance assessments',611520,124800,701400),L('Special assessment - east stair towers',0,186000,0),L('Late fees, interest and collection costs',9417,0,7880),
       L('Laundry and vending',6242,0,6511),L('Guest suite and clubhouse rentals',4385,0,5120),L('Interest income',1126,7934,5642),L('Other',2210,0,963)]
    ti=s.t('Total revenues',a,key='total_income')
    s.h('EXPENSES')
    s.h('Administrative',1)
    b=[L('Management fee',46800,0,45000),L('Legal - collections and receivership',38915,0,11260),L('Audit and tax preparation',7250,0,6900),L('Bad debts',27640,0,14385),L('Office, postage and licenses',8038,0,8477)]
    for i in b: s.rows[i]['lv']=2
    sa=s.t('Total administrative',b,rt='SUBTOTAL',lv=1)
    s.h('Building and grounds',1)
    b=[L('Elevator contract',21360,0,20740),L('Landscaping and irrigation',49200,0,47400),L('Pest control',5184,0,5040),L('Pool and spa',17935,0,16802),L('Repairs and supplies',83471,0,69214),L('Maintenance payroll, taxes and benefits',96288,0,92317)]
    for i in b: s.rows[i]['lv']=2
    sb=s.t('Total building and grounds',b,rt='SUBTOTAL',lv=1)
    s.h('Utilities and insurance',1)
    b=[L('Electricity - common areas',41752,0,39960),L('Water, sewer and trash',68114,0,64205),L('Cable and internet (bulk)',39600,0,38400),L('Property, flood and windstorm insurance',168430,0,131296)]
    for i in b: s.rows[i]['lv']=2
    sc=s.t('Total utilities and insurance',b,rt='SUBTOTAL',lv=1)
    s.h('Major repairs and replacements',1)
    b=[L('East stair towers - concrete restoration',0,214360,0),L('Roof membrane - Building B',0,0,88715),L('Engineering and permits',0,19875,6240)]
    for i in b: s.rows[i]['lv']=2
    sd=s.t('Total major repairs and replacements',b,rt='SUBTOTAL',lv=1)
    te=s.t('Total expenses',[sa,sb,sc,sd],key='total_operating_expenses')
    ex=s.t('EXCESS (DEFICIENCY) OF REVENUES OVER EXPENSES',[ti,te],[1,-1],key='net_income')
    beg23=s.rows[ex]['v'][3]; bo,br=-18244,402517
    bg=s.l('FUND BALANCES, beginning of year',[bo,br,bo+br,bo+br-beg23],lv=0)
    tr=s.l('Interfund transfers',[35000,-35000,0,0],lv=0)
    s.t('FUND BALANCES, end of year',[ex,bg,tr])
    c=canvas.Canvas(D+n,pagesize=letter,invariant=1)
    # page 1 compilation letter
    T='Times-Roman';B='Times-Bold'
    c.setFont(B,15);c.drawCentredString(306,730,'Pruett & Oslund, CPAs'); c.setFont(T,9.5);c.drawCentredString(306,716,'A Professional Association  |  41 Causeway Street, Suite 3  |  Port Averill, Florida')
    c.line(72,706,556,706);y=660;c.setFont(T,11)
    para=['To the Court-Appointed Receiver and Unit Owners','Saltmarsh Landing Condominium Association, Inc.','','We have compiled the accompanying statement of revenues, expenses and changes in fund balances of',
     'Saltmarsh Landing Condominium Association, Inc. for the year ended December 31, 2024, with comparative',
     'totals for 2023. We did not audit or review the statement, nor were we required to perform any procedures',
     'to verify the accuracy or completeness of the information provided by the receiver and the former board.','Accordingly, we do not express an opinion, a conclusion, nor provide any form of assurance on it.','',
     'Management has elected to omit the balance sheet, the statement of cash flows, substantially all of the','disclosures required by accounting principles generally accepted in the United States of America, and the',
     'supplementary information on future major repairs and replacements. If the omitted matters were included,','they might influence the user\'s conclusions about the Association. Accordingly, this statement is not','designed for those who are not informed about such matters.','','We are not independent with respect to Saltmarsh Landing Condominium Association, Inc.','','','Port Averill, Florida','March 27, 2025']
    for p in para: c.drawString(78,y,p);y-=16
    c.showPage()
    c.setFont(B,11.5)
    for i,t in enumerate(['SALTMARSH LANDING CONDOMINIUM ASSOCIATION, INC.','STATEMENT OF REVENUES, EXPENSES AND CHANGES IN FUND BALANCES','FOR THE YEAR ENDED DECEMBER 31, 2024']): c.drawCentredString(306,748-14*i,t)
    c.setFont('Times-Italic',9.5);c.drawCentredString(306,706,'(With comparative totals for 2023)')
    X=[352,424,490,556]
    c.setFont(B,9.5)
    c.drawCentredString((300+X[2])/2,684,'2024');c.setLineWidth(.5);c.line(302,681,X[2],681)
    for x,(p,q) in zip(X,[('Operating','Fund'),('Replacement','Fund'),('','Total'),('2023','Total')]):
        c.drawRightString(x,669,p);c.drawRightString(x,658,q)
    y=642;first=True
    for i,r in enumerate(s.rows):
        tot=r['rt']!='LINE'; big=r['rt']=='TOTAL' or r['lv']==0
        if r['rt']=='HEADING' and r['lv']==0: y-=3
        c.setFont(B if big else ('Times-Italic' if r['rt']=='HEADING' else T),9.5)
        ind=56+r['lv']*11+(18 if r['rt']=='SUBTOTAL' or r['label'].startswith('Total') else 0)
        if r['label'].startswith('EXCESS'):
            y-=4;c.drawString(ind,y,'EXCESS (DEFICIENCY) OF REVENUES');y-=11;c.drawString(ind+11,y,'OVER EXPENSES')
        elif r['label'].startswith('FUND'): y-=4;c.drawString(ind,y,r['label'])
        else: c.drawString(ind,y,r['label'])
        if r['rt']!='HEADING':
            c.setFont(B if r['rt']=='TOTAL' else T,9.5)
            dol=first or r['label'].endswith('end of year')
            for x,v in zip(X,r['v']):
                t=money(v);
                if t.endswith(')'): c.drawRightString(x+3.2,y,t)
                else: c.drawRightString(x,y,t)
                if dol: c.drawString(x-49,y,'$')
                if r['foots']: c.line(x-50,y+9,x+2,y+9)
                if r['label'].endswith('end of year'): c.line(x-50,y-2.5,x+2,y-2.5);c.line(x-50,y-4.5,x+2,y-4.5)
            first=False
        y-=12.1
        if r['rt'] in('TOTAL',): y-=3
    c.setFont('Times-Italic',9);c.drawCentredString(306,38,'See independent accountants\' compilation report.   -2-')
    c.save()
    emit(n,[s],'OTHER','OPERATING_STATEMENT','CPA compilation, condominium association by funds, Times, whole dollars, letter page first',True)

# ------------------------------------------------------------------ 3 owner's yearly sheets (Word -> PDF), three houses
def owner():
    from docx import Document
    from docx.shared import Pt, Inches
    from docx.enum.text import WD_TAB_ALIGNMENT as A, WD_TAB_LEADER as LD, WD_BREAK
    n='Our_rentals_2024_all_three.pdf'
    st=[]
    def house(name,page,cols,inc,exp,mort,title):
        s=S(title,name,'2024-01-01','2024-12-31',cols,page=page)
        s.h('MONEY IN');a=[s.l(k,v) for k,v in inc];ti=s.t('Total money in',a,key='total_income')
        s.h('MONEY OUT');b=[s.l(k,v) for k,v in exp];te=s.t('Total money out',b,key='total_operating_expenses')
        no=s.t('Left before the bank',[ti,te],[1,-1],key='noi')
        if mort:
            m=[s.l(k,v,lv=0) for k,v in mort]
            s.t('WHAT WE KEPT',[no]+m,[1]+[-1]*len(m),key='net_cash_flow')
        st.append(s);return s
    house('1418 Tansy Lane',1,['2024','2023'],[('Rent - Jan thru Dec',[20400.,19800.]),('Late charges',[150.,75.]),('Kept deposit (old tenant, carpet)',[None,900.])],
      [('Taxes - county',[2316.48,2271.9]),('Taxes - school',[1187.02,1164.35]),('Insurance (Farmers Mut.)',[1344.,1209.]),('Furnace man',[285.5,612.75]),('Plumber',[947.26,180.]),('Paint, lumber, hardware store',[418.93,1322.41]),('Mowing',[720.,700.]),('Ads and credit checks',[None,86.5]),('Gas for truck, my share',[212.4,198.66])],
      [('Bank - interest',[4611.84,4873.15]),('Bank - principal',[3420.72,3159.41])],'INCOME AND EXPENSES 2024')
    house('77 / 79 Quarry Street (double)',2,['Upstairs','Downstairs','Both'],
      [('Rent',[9600.,8350.,17950.]),('Section 8 part',[None,2750.,2750.]),('Garage',[600.,None,600.]),('Washer coins',[None,214.75,214.75])],
      [('Taxes - county',[1022.61,1022.61,2045.22]),('Taxes - school',[566.38,566.38,1132.76]),('Insurance (Farmers Mut.)',[812.,812.,1624.]),('Water & sewer',[688.14,731.09,1419.23]),('Trash',[264.,264.,528.]),('New water heater',[None,1138.,1138.]),('Repairs, all other',[395.2,1264.87,1660.07]),('Lawyer (eviction, downstairs)',[None,640.,640.])],
      [('Bank - interest',[2907.33,2907.33,5814.66]),('Bank - principal',[1688.25,1688.25,3376.5])],'INCOME AND EXPENSES 2024')
    house('R.R. 2 Box 60 farm house',3,['2024'],[('Rent - 8 months (empty from Sept.)',[6800.]),('Pasture, paid by neighbor',[1200.]),('Hunting lease',[500.])],
      [('Taxes - county',[1418.77]),('Taxes - school',[803.15]),('Insurance',[996.]),('Propane while empty',[644.31]),('Well pump',[1872.6]),('Clean out and dump fees',[355.]),('Bush hog, 3 times',[270.])],None,'INCOME AND EXPENSES 2024')
    d=Document();sec=d.sections[0];sec.page_width,sec.page_height=Inches(8.5),Inches(11);sec.left_margin=sec.right_margin=Inches(1);sec.top_margin=Inches(.8)
    d.core_properties.author='';ns=d.styles['Normal'];ns.font.name='Liberation Mono';ns.font.size=Pt(11);ns.paragraph_format.space_after=Pt(2)
    notes=['paid ahead thru Jan.  New roof was 2019, still good.','Downstairs owes 3 months as of New Years - see Lawyer.','No mortgage on this one, it was Dads.  For sale if anybody asks.']
    for k,s in enumerate(st):
        p=d.add_paragraph();r=p.add_run(s.prop);r.bold=True;r.font.size=Pt(15);r.underline=True
        if k: p.paragraph_format.page_break_before=True
        p=d.add_paragraph();p.add_run(s.title).bold=True
        nc=len(s.columns);pos={1:[5.6],2:[4.9,6.3],3:[4.1,5.2,6.4]}[nc]
        def para(label,cells,bold=False,ind=0.,leader=True,before=0):
            p=d.add_paragraph();p.paragraph_format.left_indent=Inches(ind)
            if before:p.paragraph_format.space_before=Pt(before)
            for j,x in enumerate(pos): p.paragraph_format.tab_stops.add_tab_stop(Inches(x),A.RIGHT,LD.DOTS if leader and j==0 and cells and cells[0] else LD.SPACES)
            r=p.add_run(label+''.join('\t'+x for x in cells));r.bold=bold
            if nc==3: r.font.size=Pt(10)
        if nc>1: para('',s.columns,True,leader=False)
        for r in s.rows:
            if r['rt']=='HEADING': para(r['label'],[],True,before=8)
            else: para(r['label'],[('' if x is None else f'{x:,.2f}' if x>=0 else f'-{-x:,.2f}') for x in r['v']],r['rt']=='TOTAL',.25 if r['lv'] else 0,r['rt']=='LINE',0 if r['lv'] else 4)
        p=d.add_paragraph();p.paragraph_format.space_before=Pt(18);q=p.add_run(notes[k]);q.italic=True;q.font.size=Pt(10)
    d.save(HERE+'/render/own.docx')
    subprocess.run(['soffice','--headless',f'-env:UserInstallation=file://{HERE}/lo','--convert-to','pdf','--outdir',HERE+'/render',HERE+'/render/own.docx'],check=True,capture_output=True)
    shutil.move(HERE+'/render/own.pdf',D+n);os.remove(HERE+'/render/own.docx')
    emit(n,st,'SINGLE_FAMILY_RENTAL','OPERATING_STATEMENT',"owner's own yearly sheets typed in Word, three houses a page each, dotted leaders, different columns per page",True)

# ------------------------------------------------------------------ 5 parking operator, description between the columns
def parking():
    rnd=random.Random(505);n='Lot_report_Corbin_Street_Garage_2025-09.pdf'
    s=S('Location Operating Report','Corbin Street Garage','2025-09-01','2025-09-30',
     ['Current Month This Year','Current Month Last Year','Current Month Change','Year to Date This Year','Year to Date Last Year','Year to Date Change'])
    def mk(base,g=1.0,jit=.08):
        ly=int(base*rnd.uniform(1-jit,1+jit));ty=int(ly*g*rnd.uniform(1-jit,1+jit));yl=int(base*9*rnd.uniform(.97,1.03));yt=int(yl*g*rnd.uniform(.98,1.02));return [ty,ly,ty-ly,yt,yl,yt-yl]
    s.h('REVENUE')
    a=[s.l(k,mk(b,g),code=c) for c,k,b,g in [('4010','Transient - Cash',11800,.71),('4015','Transient - Card and App',58200,1.09),('4020','Monthly - Tower Tenants',44600,.66),('4025','Monthly - Public',19350,1.04),('4040','Merchant Validations',6120,.93),('4060','Arena Event Parking',15400,1.12),('4080','EV Charging',940,1.6)]]
    g=s.t('Gross Parking Receipts',a,rt='SUBTOTAL')
    v=s.rows[g]['v']; tx=[-round(v[i]*.14/1.14) for i in (0,1)]; ty=[-round(v[i]*.14/1.14) for i in (3,4)]
    lt=s.l('Less: City Parking Tax 14%',[tx[0],tx[1],tx[0]-tx[1],ty[0],ty[1],ty[0]-ty[1]],code='4900')
    rf=mk(-410,1.1);lr=s.l('Less: Refunds and Chargebacks',rf,code='4910')
    ti=s.t('Net Parking Revenue',[g,lt,lr],key='total_income')
    s.h('OPERATING EXPENSES')
    e=[s.l(k,mk(b,gg),code=c) for c,k,b,gg in [('6010','Wages - Cashiers and Attendants',21900,.84),('6015','Wages - Supervision',6300,1.03),('6030','Payroll Taxes',2480,.88),('6035','Health and Welfare',4150,.9),('6040','Workers Compensation',1310,.86),('6110','Card Processing Fees',2240,1.1),('6120','Revenue Control Maintenance',1850,1.15),('6130','Tickets, Signs and Supplies',690,.9),('6210','Electricity',5230,1.07),('6220','Water and Drainage',480,1.0),('6240','Sweeping and Power Wash',1600,1.02),('6250','Elevator Service',1140,1.03),('6310','Garage Liability Insurance',3420,1.18),('6320','Damage Claims',520,1.3),('6410','Security Patrol',7100,1.06),('6510','Telephone and Data',610,.97)]]
    fe=[2500,2500,0,22500,22500,0];e.append(s.l('Operator\'s Management Fee',fe,code='6900'))
    te=s.t('Total Operating Expenses',e,key='total_operating_expenses')
    no=s.t('NET OPERATING INCOME',[ti,te],[1,-1],key='noi')
    s.dash=False
    c=canvas.Canvas(D+n,pagesize=landscape(letter),invariant=1);W,H=landscape(letter)
    c.setFillGray(.2);c.rect(30,H-62,W-60,30,fill=1,stroke=0);c.setFillGray(1);c.setFont('Helvetica-Bold',14);c.drawString(38,H-53,'MERIDIA PARK-RITE');c.setFont('Helvetica',9);c.drawRightString(W-38,H-52,'Location Operating Report')
    c.setFillGray(0);c.setFont('Helvetica',8.5)
    c.drawString(38,H-78,'Location: 0417  Corbin Street Garage');c.drawString(38,H-89,'Prepared for: Receiver, Corbin Street Parking Partners');c.drawRightString(W-38,H-78,'Period: 09/01/2025 to 09/30/2025');c.drawRightString(W-38,H-89,'Spaces: 612    Days open: 30')
    XL=[108,172,236];XR=[574,640,706];PL,PR=276,748
    y=H-112;c.setFont('Helvetica-Bold',8.5);c.drawCentredString(147,y,'CURRENT MONTH');c.drawCentredString(640,y,'YEAR TO DATE');c.setLineWidth(.6);c.line(52,y-3,276,y-3);c.line(518,y-3,750,y-3)
    y-=13
    for x,t in zip(XL+XR,['This Year','Last Year','Change']*2): c.drawRightString(x,y,t)
    c.drawRightString(PL,y,'% Net');c.drawRightString(PR,y,'% Net');c.drawString(336,y,'Acct  Description');c.line(52,y-4,750,y-4);y-=16
    net=s.rows[ti]['v']
    for r in s.rows:
        b=r['rt']!='LINE';c.setFont('Helvetica-Bold' if b else 'Helvetica',8.5)
        if r['rt']=='HEADING': y-=3;c.drawCentredString(397,y,r['label']);y-=13;continue
        if b: c.setFillGray(.9);c.rect(52,y-3,698,11.5,fill=1,stroke=0);c.setFillGray(0)
        if r['code']: c.drawString(300,y,r['code'])
        c.drawString(330,y,r['label'])
        for x,v in zip(XL+XR,r['v']): c.drawRightString(x,y,f'{v:,}' if v>=0 else f'{-v:,}-')
        c.drawRightString(PL,y,f"{100*r['v'][0]/net[0]:.1f}");c.drawRightString(PR,y,f"{100*r['v'][3]/net[3]:.1f}")
        y-=12.6+(3 if b else 0)
    c.setFont('Helvetica',7.5);y-=6
    c.drawString(52,y,'Tickets pulled 6,914 (last year 7,260). Monthly cards active 318, of which Tower 191. A trailing minus is a credit or decrease. Change = this year less last year.')
    c.drawString(52,y-11,'Lease tax bond and receiver reserve are not in this report; remittance follows by the 15th.');c.drawRightString(W-38,24,'Run 10/08/2025 06:14   Page 1 of 1');c.save()
    emit(n,[s],'PARKING','OPERATING_STATEMENT','parking operator report, account and description in the middle, month left and year-to-date right, trailing minus',True)

# ------------------------------------------------------------------ 7 nursing home TTM, legal landscape (planted)
def nursing():
    rnd=random.Random(707);n='Elmcroft_Manor_TTM_09-2025.pdf'
    mons=['Oct 2024','Nov 2024','Dec 2024']+[f'{m} 2025' for m in 'Jan Feb Mar Apr May Jun Jul Aug Sep'.split()]
    s=S('Trailing Twelve Month Statement of Operations','Elmcroft Manor Nursing & Rehabilitation Center','2024-10-01','2025-09-30',mons+['TTM Total'])
    season=[1-.012*i+rnd.uniform(-.012,.012) for i in range(12)]
    def se(b,j=.04,f=False,zp=0):
        v=[0 if rnd.random()<zp else int(b*(1 if f else season[i])*rnd.uniform(1-j,1+j)) for i in range(12)];return v+[sum(v)]
    def grp(h,items,tot,rt='SUBTOTAL',**k):
        s.h(h,1);ix=[s.l(a,se(*b) if isinstance(b,tuple) else se(b),lv=2) for a,b in items];return s.t(tot,ix,rt=rt,lv=1,**k)
    s.h('REVENUE')
    a=grp('Room and board',[('Medicaid',486000),('Medicare Part A',(168000,.12)),('Managed care / HMO',(74500,.15)),('Private pay',(118300,.06)),('Hospice',(31200,.18)),('Veterans contract',(18600,.1))],'Total room and board')
    b=grp('Ancillary revenue',[('Part B therapy',(22400,.14)),('Pharmacy and supplies',(9150,.12))],'Total ancillary revenue')
    s.h('Deductions and other',1)
    cd=[s.l('Contractual adjustments',[-x for x in se(61500,.1)],lv=2),s.l('Bed tax add-on',se(27300,.01),lv=2),s.l('Beauty shop, meals and vending',se(1240,.2),lv=2)]
    c_=s.t('Total deductions and other',cd,rt='SUBTOTAL',lv=1)
    ti=s.t('NET REVENUE',[a,b,c_],key='total_income')
    s.h('OPERATING EXPENSES')
    g=[grp('Nursing',[('RN wages',92600),('LPN wages',88400),('CNA wages',139200),('Agency staffing',(48700,.3)),('Medical supplies',(16200,.1)),('Director of nursing and MDS',(21400,.02,True))],'Total nursing'),
       grp('Therapy and pharmacy',[('Contract therapy',(46800,.1)),('Pharmacy',(18900,.15)),('Lab and x-ray',(4350,.2))],'Total therapy and pharmacy'),
       grp('Dietary, housekeeping and laundry',[('Dietary wages',(29300,.03)),('Raw food',(25600,.06)),('Housekeeping contract',(23850,.01,True)),('Linen and laundry',(7900,.07))],'Total dietary, housekeeping and laundry'),
       grp('Plant',[('Maintenance wages',(9800,.03)),('Repairs and service contracts',(11400,.3)),('Electric and gas',(17200,.18)),('Water and sewer',(6900,.08))],'Total plant'),
       grp('Activities and social services',[('Wages',(14100,.03)),('Activity supplies',(980,.3))],'Total activities and social services'),
       grp('Administration',[('Administrator and office wages',(26900,.02,True)),('Payroll taxes and benefits',(58800,.04)),('Provider bed tax',(54200,.01)),('Liability and property insurance',(31500,0,True)),('Legal and patient care ombudsman',(8700,.6,True,.3)),('Bad debt',(13600,.3)),('Management fee',(44900,.02)),('Office, software and telephone',(7350,.1))],'Total administration')]
    te=s.t('TOTAL OPERATING EXPENSES',g,key='total_operating_expenses')
    no=s.t('NET OPERATING INCOME (EBITDAR)',[ti,te],[1,-1],key='noi')
    rx=[s.l('Real estate taxes',se(9240,0,True),lv=1),s.l('Rent to landlord',se(62500,0,True),lv=1),s.l('Interest - working capital line',se(5900,.08),lv=1),s.l('Depreciation',se(4480,0,True),lv=1)]
    s.t('NET INCOME (LOSS)',[no]+rx,[1]+[-1]*4,key='net_income')
    # planted: one digit of one month's cell
    i=[k for k,r in enumerate(s.rows) if r['label']=='Raw food'][0];old=s.rows[i]['v'][7];t=str(old);d=t[1];new=int(t[0]+str((int(d)+3)%10)+t[2:]);s.rows[i]['v'][7]=new
    s.planted=dict(what=f'Raw food, May 2025 printed {new:,} instead of {old:,}; row total and column subtotals are of the original',kind='digit_changed')
    PS=landscape(legal);W,H=PS;c=canvas.Canvas(D+n,pagesize=PS,invariant=1);days=28412
    X=[226+i*56 for i in range(12)]+[912,966];F='Helvetica'
    def head(p):
        c.setFont('Helvetica-Bold',12);c.drawString(30,H-36,'ELMCROFT MANOR NURSING & REHABILITATION CENTER');c.setFont(F,8.5);c.drawString(30,H-49,'Trailing Twelve Month Statement of Operations  -  October 2024 through September 2025  -  Accrual, unaudited');c.drawString(30,H-60,'Debtor in possession, Case No. 25-30718   |   124 licensed beds   |   28,412 resident days in the twelve months')
        c.drawRightString(W-30,H-36,f'Page {p} of 2')
        c.setFillColorRGB(.84,.9,.86);c.rect(28,H-95,W-56,26,fill=1,stroke=0);c.setFillGray(0);c.setFont('Helvetica-Bold',7.5)
        for x,m in zip(X,s.columns):
            p_,q=m.split();c.drawRightString(x,H-80,p_);c.drawRightString(x,H-90,q)
        c.drawRightString(X[13],H-80,'Per');c.drawRightString(X[13],H-90,'Res. Day')
        return H-108
    y=head(1)
    for r in s.rows:
        if y<52 or r['label']=='Dietary, housekeeping and laundry':
            c.setFont('Helvetica-Oblique',7);c.drawString(30,30,'Continued on next page');c.showPage();y=head(2)
        hd=r['rt']=='HEADING';b=r['rt']=='TOTAL' or (hd and r['lv']==0)
        c.setFont('Helvetica-Bold' if b else ('Helvetica-Oblique' if hd or r['rt']=='SUBTOTAL' else F),7.5)
        if r['rt']=='TOTAL': y-=3
        c.drawString(30+8*r['lv'],y,r['label'])
        if not hd:
            for x,v in zip(X,r['v']): c.drawRightString(x+(2.5 if v<0 else 0),y,money(v,0))
            c.drawRightString(X[13]+(2.5 if r['v'][12]<0 else 0),y,money(r['v'][12]/days,2))
            if r['foots']:
                c.setLineWidth(.4)
                for x in X: c.line(x-40,y+7.2,x,y+7.2)
        y-=11.2
        if r['rt']=='TOTAL': y-=5
    c.setFont('Helvetica-Oblique',7);c.drawString(30,30,'Prepared by the financial advisor from the debtor\'s general ledger. Per resident day is TTM divided by resident days.');c.save()
    emit(n,[s],'SENIOR_HOUSING','OPERATING_STATEMENT_T12','nursing home trailing twelve months, legal landscape, two pages, per-resident-day column',True)

# ------------------------------------------------------------------ 9 mall balance sheet, MOR-3 like, two pages
def mall():
    from reportlab.platypus import SimpleDocTemplate,Table,Paragraph,Spacer,PageBreak
    from reportlab.lib.styles import ParagraphStyle
    from reportlab.lib import colors
    n='MOR-3_Balance_Sheet_Tillery_Crossing_Mall.pdf'
    s=S('Balance Sheet','Tillery Crossing Mall',None,'2025-09-30',['Book Value at End of Current Reporting Month 9/30/2025','Book Value on Petition Date 3/14/2025'],dash_zero=False)
    s.h('ASSETS');s.h('Current assets',1)
    a=[s.l('Unrestricted cash - DIP operating account',[842117,311460]),s.l('Restricted cash - cash collateral account',[1265400,0]),s.l('Tenant accounts receivable',[918335,1207724]),s.l('Less: allowance for doubtful accounts',[-402600,-385000]),s.l('Unbilled percentage rent and recoveries',[211940,174082]),s.l('Prepaid insurance and other prepaid expenses',[188204,96315]),s.l('Professional retainers',[275000,325000])]
    ca=s.t('Total current assets',a,rt='SUBTOTAL')
    s.h('Property and equipment',1)
    b=[s.l('Land',[6150000,6150000]),s.l('Mall building and parking decks',[58412900,58412900]),s.l('Tenant improvements',[9386215,9301740]),s.l('Furniture, fixtures and equipment',[1207488,1207488])]
    gp=s.t('Gross property and equipment',b,rt='SUBTOTAL')
    ad=s.l('Less: accumulated depreciation',[-31884067,-30902112]);np_=s.t('Net property and equipment',[gp,ad],rt='SUBTOTAL')
    s.h('Other assets',1)
    o=[s.l('Deferred leasing commissions, net',[684310,751922]),s.l('Straight-line rent receivable',[497265,583108]),s.l('Utility adequate assurance deposits',[96000,0]),s.l('Due from affiliate - Tillery Outparcels LLC',[143750,143750])]
    oa=s.t('Total other assets',o,rt='SUBTOTAL');ta=s.t('TOTAL ASSETS',[ca,np_,oa],key='total_assets')
    s.h('LIABILITIES AND OWNERS\' EQUITY');s.h('Liabilities not subject to compromise (postpetition)',1)
    c1=[s.l('Accounts payable',[264918,0]),s.l('Real property taxes accrued',[611385,0]),s.l('Payroll and sales taxes payable',[38264,0]),s.l('Accrued professional fees',[437900,0]),s.l('Adequate protection payable',[185000,0]),s.l('Tenant security deposits',[204615,198340]),s.l('Prepaid rents',[117206,94488])]
    l1=s.t('Total postpetition liabilities',c1,rt='SUBTOTAL')
    s.h('Liabilities subject to compromise (prepetition)',1)
    c2=[s.l('Secured debt - first mortgage',[43750000,43750000]),s.l('Secured debt - mechanics\' liens',[318440,318440]),s.l('Priority tax claims',[1096722,1096722]),s.l('Unsecured trade claims',[1417053,1462980]),s.l('Unsecured - gift certificates and tenant allowances owed',[226500,226500]),s.l('Notes payable to members',[2600000,2600000])]
    l2=s.t('Total prepetition liabilities',c2,rt='SUBTOTAL');tl=s.t('TOTAL LIABILITIES',[l1,l2],key='total_liabilities')
    s.h('Owners\' equity',1)
    T=[x-y for x,y in zip(s.rows[ta]['v'],s.rows[tl]['v'])];cap=11500000;pre=T[1]-cap
    q=[s.l('Members\' contributed capital',[cap,cap]),s.l('Accumulated deficit - prepetition',[pre,pre]),s.l('Accumulated deficit - postpetition',[T[0]-T[1],0])]
    te=s.t('TOTAL OWNERS\' EQUITY (DEFICIT)',q,key='total_equity');s.t('TOTAL LIABILITIES AND OWNERS\' EQUITY',[tl,te])
    P=lambda t,b=0,al=0,sz=9:Paragraph(t,ParagraphStyle('x',fontName='Helvetica-Bold' if b else 'Helvetica',fontSize=sz,leading=sz+2,alignment=al))
    doc=SimpleDocTemplate(D+n,pagesize=letter,leftMargin=50,rightMargin=50,topMargin=46,bottomMargin=46,invariant=1)
    cut=[i for i,r in enumerate(s.rows) if r['label'].startswith("LIABILITIES AND")][0]
    def tbl(lo,hi):
        rows=[[P('Line',1,1,8),P("ASSETS" if lo==0 else "LIABILITIES AND OWNERS' EQUITY",1,0,9),P('BOOK VALUE AT END OF<br/>CURRENT REPORTING MONTH<br/>9/30/2025',1,1,7.5),P('BOOK VALUE ON<br/>PETITION DATE<br/>3/14/2025',1,1,7.5)]]
        sty=[('BOX',(0,0),(-1,-1),1,colors.black),('INNERGRID',(0,0),(-1,-1),.4,colors.black),('BACKGROUND',(0,0),(-1,0),colors.lightgrey),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('ALIGN',(2,1),(3,-1),'RIGHT'),('FONTNAME',(2,1),(3,-1),'Helvetica'),('FONTSIZE',(0,1),(-1,-1),9),('TOPPADDING',(0,1),(-1,-1),2.5),('BOTTOMPADDING',(0,1),(-1,-1),3)]
        for i in range(lo+1,hi):
            r=s.rows[i];b=r['rt']!='LINE';k=len(rows)
            f=lambda x:'' if x is None else (f'({-x:,})' if x<0 else f'{x:,}')
            rows.append([P(str(tbl.n),0,1,7.5),P(('&nbsp;'*4 if r['rt']=='LINE' else '')+r['label'].replace('&','&amp;') if not r['label'].startswith('TOT') else r['label'],b),*(('$ ' if r['rt']=='TOTAL' else '')+f(x) if x is not None else '' for x in r['v'])]);tbl.n+=1
            if b and r['rt']!='HEADING': sty+=[('FONTNAME',(2,k),(3,k),'Helvetica-Bold')]
            if r['rt']=='HEADING': sty+=[('BACKGROUND',(1,k),(-1,k),colors.whitesmoke),('SPAN',(1,k),(3,k))]
        return Table(rows,colWidths=[30,280,108,94],style=sty)
    tbl.n=1
    cap_=[P('UNITED STATES BANKRUPTCY COURT',1,1,10),Spacer(1,6),P('In re: <b>Tillery Crossing Associates, LLC</b>, Debtor (Tillery Crossing Mall) &nbsp;&nbsp;&nbsp;&nbsp; Case No. 25-10466<br/>Reporting period: September 1 - 30, 2025',0,0,9),Spacer(1,8),P('BALANCE SHEET',1,1,13),Spacer(1,4)]
    nt=P('The balance sheet is to be completed on an accrual basis only. Prepetition liabilities must be classified separately from postpetition obligations.',0,0,7.5)
    tl_=P('Notes: no impairment of the mall has been recorded. The lender\'s claim for default interest and late charges is disputed and not accrued.',0,0,8)
    ft=lambda cv,d:(cv.setFont('Helvetica',7.5),cv.drawString(50,28,'FORM MOR-3 (adapted)'),cv.drawRightString(562,28,f'Page {d.page} of 2'))
    doc.build(cap_+[nt,Spacer(1,6),tbl(0,cut),PageBreak()]+[P('In re: Tillery Crossing Associates, LLC &nbsp;&nbsp;&nbsp; Case No. 25-10466 &nbsp;&nbsp;&nbsp; BALANCE SHEET (continued)',1,0,9),Spacer(1,8),tbl(cut,len(s.rows)),Spacer(1,10),tl_],onFirstPage=ft,onLaterPages=ft)
    emit(n,[s],'RETAIL','BALANCE_SHEET','bankruptcy monthly operating report form, ruled grid, line numbers, assets on page 1 and liabilities on page 2',False)

# ------------------------------------------------------------------ 11 restaurant MOR-1 receipts and disbursements by account
def resto():
    from fpdf import FPDF
    n='Case_25-41190_Receipts_Disbursements_Aug25.pdf'
    s=S('Schedule of Cash Receipts and Disbursements','The Copper Weir Restaurant & Banquet Hall','2025-08-01','2025-08-31',['Operating','Payroll','Tax','Total Current Month','Cumulative Filing to Date'])
    def L(label,o,p,t,cum): return s.l(label,[o,p,t,round(sum(x or 0 for x in(o,p,t)),2),cum])
    b=L('CASH - BEGINNING OF PERIOD',27418.66,3110.2,9842.15,11206.48);s.rows[b]['lv']=0
    s.h('RECEIPTS')
    r=[L('Cash and card sales - dining room',148211.37,None,None,401877.92),L('Banquet deposits and balances',38650.,None,None,127325.),L('Liquor and bar sales',52904.18,None,None,160448.76),L('Sales tax collected',None,None,19181.25,59972.14),L('Sublease - upstairs office tenant',2400.,None,None,7200.),L('Sale of equipment (court order 7/22)',6500.,None,None,6500.),L('Loans from principal',0.,None,None,15000.),L('Transfers in from DIP accounts',None,83000.,4500.,258600.)]
    tr=s.t('TOTAL RECEIPTS',r)
    s.h('DISBURSEMENTS')
    d=[L('Net payroll',None,64822.93,None,216310.05),L('Payroll taxes',None,17904.61,None,54466.87),L('Sales, use and meals taxes',None,None,20117.48,56218.9),L('Food purchases',51377.02,None,None,188904.33),L('Beer, wine and liquor',14862.5,None,None,46231.77),L('Rent - building (adequate protection)',16500.,None,None,49500.),L('Gas, electric and water',7944.36,None,None,24610.2),L('Insurance',4128.,None,None,16387.),L('Repairs and kitchen maintenance',3906.77,None,None,9712.64),L('Linen, paper and cleaning supplies',3015.91,None,None,9288.45),L('Music, licenses and advertising',1875.,None,None,5310.),L('Card processing fees',5247.83,None,None,16104.99),L('Equipment lease',1640.,None,None,4920.),L('Professional fees',12500.,None,None,20000.),L('U.S. Trustee quarterly fees',1950.,None,None,1950.),L('Transfers out to DIP accounts',87500.,None,None,258600.)]
    td=s.t('TOTAL DISBURSEMENTS',d)
    nc=s.t('NET CASH FLOW (receipts less disbursements)',[tr,td],[1,-1],key='net_cash_flow')
    # tie: cumulative end equals month's end
    end=s.rows[b]['v'][3]+s.rows[nc]['v'][3]; s.rows[b]['v'][4]=round(end-s.rows[nc]['v'][4],2)
    s.t('CASH - END OF PERIOD',[b,nc])
    pdf=FPDF('P','pt','Letter');pdf.set_auto_page_break(False);pdf.add_page();import datetime;pdf.set_creation_date(datetime.datetime(2025,9,18,tzinfo=datetime.timezone.utc))
    pdf.set_margins(36,36);pdf.set_xy(36,34);pdf.set_font('Times','',10.5)
    pdf.rect(36,34,330,44);pdf.set_xy(42,38);pdf.cell(320,12,'In re: Copper Weir Hospitality, Inc.');pdf.set_xy(42,50);pdf.cell(320,12,'d/b/a The Copper Weir Restaurant & Banquet Hall');pdf.set_xy(42,62);pdf.cell(320,12,'Debtor')
    pdf.rect(366,34,210,44);pdf.set_xy(372,38);pdf.cell(200,12,'Case No. 25-41190');pdf.set_xy(372,50);pdf.cell(200,12,'Chapter 11');pdf.set_xy(372,62);pdf.cell(200,12,'Reporting Period: August 2025')
    pdf.set_xy(36,88);pdf.set_font('Times','B',13);pdf.cell(540,16,'SCHEDULE OF CASH RECEIPTS AND DISBURSEMENTS',align='C')
    pdf.set_xy(36,106);pdf.set_font('Times','',8.5);pdf.multi_cell(540,10,'Amounts reported should be per the debtor\'s books, not the bank statement. The beginning cash should be the ending cash from the prior month or, if this is the first report, the amount should be the balance on the date the petition was filed.')
    w=[204,70,64,60,70,72];xs=[36]
    for x in w: xs.append(xs[-1]+x)
    y=134;pdf.set_font('Times','B',8.5)
    pdf.rect(xs[0],y,w[0],40);pdf.rect(xs[1],y,xs[4]-xs[1],14);pdf.set_xy(xs[1],y+1);pdf.cell(xs[4]-xs[1],12,'BANK ACCOUNTS',align='C')
    for k,(t1,t2) in enumerate([('OPER.','x4471'),('PAYROLL','x4489'),('TAX','x4497')]):
        pdf.rect(xs[1+k],y+14,w[1+k],26);pdf.set_xy(xs[1+k],y+15);pdf.cell(w[1+k],12,['OPERATING','PAYROLL','TAX'][k],align='C');pdf.set_xy(xs[1+k],y+26);pdf.set_font('Times','',8);pdf.cell(w[1+k],12,t2,align='C');pdf.set_font('Times','B',8.5)
    pdf.rect(xs[4],y,w[4],40);pdf.set_xy(xs[4],y+3);pdf.multi_cell(w[4],11,'TOTAL\nCURRENT\nMONTH',align='C');pdf.rect(xs[5],y,w[5],40);pdf.set_xy(xs[5],y+3);pdf.multi_cell(w[5],11,'CUMULATIVE\nFILING TO\nDATE',align='C')
    y+=40
    for r in s.rows:
        h=15.6;bold=r['rt']!='LINE' or r['lv']==0;pdf.set_font('Times','B' if bold else '',9)
        if r['rt']=='HEADING':
            pdf.set_fill_color(215);pdf.rect(xs[0],y,540,h,style='DF');pdf.set_xy(xs[0]+2,y+2);pdf.cell(530,12,r['label'],align='L');y+=h;continue
        lab=r['label']
        hh=h
        if lab.startswith('NET CASH'): hh=26
        pdf.rect(xs[0],y,w[0],hh);pdf.set_xy(xs[0]+(2 if bold else 8),y+2)
        if hh>h: pdf.multi_cell(w[0]-4,11,lab.replace(' (','\n('),align='L')
        else: pdf.cell(w[0]-4,12,lab)
        for k,v in enumerate(r['v']):
            pdf.rect(xs[k+1],y,w[k+1],hh);pdf.set_xy(xs[k+1],y+(2 if hh==h else 7));pdf.cell(w[k+1]-2,12,'' if v is None else (f'({-v:,.2f})' if v<0 else f'{v:,.2f}'),align='R')
        y+=hh
    s.dash=False
    y+=10;pdf.set_font('Times','',9);pdf.set_xy(36,y)
    tot=s.rows[td]['v'][3]-87500
    pdf.multi_cell(540,12,f'Disbursements for calculating U.S. Trustee quarterly fees, being total disbursements of the current month without transfers between DIP accounts: ${tot:,.2f}. The debtor holds no other accounts. Petition filed June 3, 2025.')
    pdf.set_xy(36,744);pdf.set_font('Times','',8);pdf.cell(270,10,'FORM MOR-1 (04/07)');pdf.cell(270,10,'Attach bank statements and reconciliations',align='R');pdf.output(D+n)
    emit(n,[s],'RETAIL','CASH_FLOW_STATEMENT','chapter 11 receipts and disbursements form, ruled boxes, one column per bank account, grouped header',False)

def run():
    for f in (condo,owner,parking,nursing,mall,resto): f()
if __name__=='__main__': run()
