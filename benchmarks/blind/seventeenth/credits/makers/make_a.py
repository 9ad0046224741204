# 1: QuickBooks Desktop P&L prev-year comparison (PDF)   2: CPA compilation, two statements (PDF)
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
import random
def doc1():
    R=random.Random(1301)
    s=S('Profit & Loss Prev Year Comparison','Larkspur Court Apartments, LLC','2024-01-01','2024-12-31',['Jan - Dec 24','Jan - Dec 23','$ Change'],2)
    def am(b,spread=.09):
        a=int(b*100*R.uniform(.97,1.03))+R.randint(0,99); p=int(a*R.uniform(1-spread*1.4,1+spread*.5)); return [a,p,a-p]
    def grp(name,items,ind):
        s.h(name,ind); ix=[s.l(n,am(b,.25),ind+1) for n,b in items]; return s.t('Total '+name,ix,ind)
    s.h('Ordinary Income/Expense',0); s.h('Income',2)
    s.h('Rental Income',3)
    ix=[s.l('Apartment Rents',am(612400),4),s.l('Garage and Carport',am(18400),4),s.l('Section 8 - HAP Payments',am(74300),4),
        s.l('Vacancy Write Off',[-x for x in am(9800)],4),s.l('Rent Concessions',[-2450_00,0,-2450_00],4)]
    r=s.t('Total Rental Income',ix,3)
    a=[r,s.l('Laundry Income',am(7900),3),s.l('Late Fees & NSF',am(4100),3),s.l('Pet Fees',am(5600),3),s.l('Deposits Forfeited',am(2300),3)]
    ti=s.t('Total Income',a,2,'TOTAL','total_income')
    gp=s.t('Gross Profit',[ti],1)
    s.h('Expense',2); e=[]
    e.append(s.l('Advertising and Promotion',am(3150),3)); e.append(s.l('Bank Service Charges',am(412),3))
    e.append(grp('Insurance Expense',[('General Liability',9200),('Property / Hazard',31800),('Umbrella',2900)],3))
    e.append(s.l('Landscaping and Snow Removal',am(16250),3)); e.append(s.l('Management Fees',am(35900),3)); e.append(s.l('Office Supplies',am(1650),3))
    e.append(grp('Payroll Expenses',[('Manager Salary',46200),('Maintenance Wages',38800),('Payroll Taxes',7050),('Workers Comp',3320)],3))
    e.append(grp('Professional Fees',[('Accounting',5400),('Legal Fees - Evictions',3890)],3))
    e.append(grp('Repairs and Maintenance',[('Appliances',6100),('Carpet and Flooring',13900),('Electrical',2750),('HVAC',8420),('Painting - Turnover',11300),('Plumbing',9640),('Repairs and Maintenance - Other',4480)],3))
    e.append(s.l('Taxes - Real Estate',am(71200),3)); e.append(s.l('Telephone and Internet',am(3300),3)); e.append(s.l('Trash Removal',am(9100),3))
    e.append(grp('Utilities',[('Electric - Common',12600),('Gas',8300),('Water and Sewer',29700)],3))
    te=s.t('Total Expense',e,2,'TOTAL','total_operating_expenses')
    no=s.t('Net Ordinary Income',[gp,-te],0,'TOTAL','noi')
    s.h('Other Income/Expense',0); s.h('Other Income',1); oi=s.t('Total Other Income',[s.l('Interest Income',am(880),2),s.l('Insurance Proceeds',[6418_22,0,6418_22],2)],1)
    s.h('Other Expense',1); oe=s.t('Total Other Expense',[s.l('Depreciation Expense',[64210_00,66875_00,-2665_00],2),s.l('Interest Expense - Mortgage',[118446_91,121903_37,-3456_46],2),s.l('Penalties',[150_00,0,150_00],2)],1)
    n2=s.t('Net Other Income',[oi,-oe],0); s.t('Net Income',[no,n2],0,'TOTAL','net_income')
    fn='larkspur_pl_comparison.pdf'; c=canvas.Canvas(B+'documents/'+fn,pagesize=letter)
    X=[345,425,500,565]
    def head(p):
        c.setFont('Helvetica-Bold',8); c.drawString(36,756,'3:42 PM'); c.drawString(36,744,'02/11/25'); c.drawString(36,732,'Accrual Basis')
        c.setFont('Helvetica-Bold',12); c.drawCentredString(320,756,s.prop); c.setFont('Helvetica-Bold',14); c.drawCentredString(320,740,s.title)
        c.setFont('Helvetica-Bold',10); c.drawCentredString(320,726,'January through December 2024')
        c.setFont('Helvetica-Bold',8)
        for x,t in zip(X,s.cols+['% Change']):
            c.drawRightString(x,704,t); c.setLineWidth(1.2); c.line(x-56,700,x,700)
    head(1); y=686; pg=1
    for r in s.rows:
        if y<60:
            c.setFont('Helvetica-Bold',8); c.drawRightString(565,34,f'Page {pg}'); c.showPage(); pg+=1; head(pg); y=686
        tot=r['foot'] is not None
        c.setFont('Helvetica-Bold',8); c.drawString(40+r['ind']*11,y,r['label'])
        if r['t']!='HEADING':
            if tot:
                c.setLineWidth(.5)
                for x in X[:3]: c.line(x-52,y+8,x,y+8)
            c.setFont('Helvetica-Bold' if r['label']=='Net Income' else 'Helvetica',8)
            v=r['v']
            for x,q in zip(X,v): c.drawRightString(x,y,f(q,2,neg='m'))
            pc='100.0%' if v[1]==0 else f'{v[2]/abs(v[1])*100:.1f}%'
            c.drawRightString(X[3],y,pc)
            if r['label']=='Net Income':
                for x in X: c.line(x-52,y-3,x,y-3); c.line(x-52,y-5,x,y-5)
        y-=11.6 if not tot else 14
    c.setFont('Helvetica-Bold',8); c.drawRightString(565,34,f'Page {pg}'); c.save()
    save(fn,[s],'MULTIFAMILY','OPERATING_STATEMENT','QuickBooks Desktop P&L previous year comparison, cents, nested accounts, % change column')
def doc2():
    ent='Brannock Crossing Retail, LLC'
    b=S("Statements of Assets, Liabilities and Members' Equity - Income Tax Basis (balance sheet)",ent,None,'2024-12-31',['2024','2023'],0,page=2)
    A=b.h('ASSETS'); b.h('CURRENT ASSETS',0,rn='I.')
    ca=b.t('Total current assets',[b.l('Cash and cash equivalents',[84316,61207]),b.l('Tenant security deposit account',[38450,38450]),b.l('Rents and recoveries receivable',[22907,31184],note='2'),b.l('Prepaid insurance and taxes',[14660,13925])],2)
    b.h('PROPERTY AND EQUIPMENT',0,rn='II.',note='3')
    g=b.t('',[b.l('Land',[640000,640000]),b.l('Buildings',[2871400,2871400]),b.l('Parking lot and site improvements',[318275,296100]),b.l('Tenant improvements',[207918,184418])],2)
    # unlabeled subtotal avoided: give it a name
    b.rows[g]['label']='Total, at cost'
    ad=b.l('Less accumulated depreciation',[-1204862,-1109377])
    np_=b.t('Net property and equipment',[g,ad],2)
    b.h('OTHER ASSETS',0,rn='III.',note='4')
    x1=b.l('Loan costs',[41600,41600]);x2=b.l('Leasing commissions',[66240,58815]);x3=b.l('Accumulated amortization',[-52310,-43988])
    oa=b.t('Total other assets',[x1,x2,x3],2)
    b.t('TOTAL ASSETS',[ca,np_,oa],0,'TOTAL','total_assets')
    b.h("LIABILITIES AND MEMBERS' EQUITY"); b.h('CURRENT LIABILITIES',0,rn='I.')
    cl=b.t('Total current liabilities',[b.l('Accounts payable',[17842,9660]),b.l('Accrued real estate taxes',[51300,49870]),b.l('Tenant security deposits',[38450,38450]),b.l('Prepaid rents',[6125,0]),b.l('Current maturities of long-term debt',[71904,68117],note='5')],2)
    b.h('LONG-TERM LIABILITIES',0,rn='II.')
    ll=b.t('Total long-term liabilities',[b.l('Mortgage payable, net of current maturities',[1688233,1760137],note='5'),b.l('Note payable - member',[120000,150000],note='6')],2)
    tl=b.t('Total liabilities',[cl,ll],1,'TOTAL','total_liabilities')
    b.h("MEMBERS' EQUITY",0,rn='III.')
    ta=b.rows[b.key['total_assets']]['v']; tlv=b.rows[tl]['v']
    # income statement first for net income
    i=S('Statements of Revenues and Expenses - Income Tax Basis',ent,'2024-01-01','2024-12-31',['2024','2023'],0,page=3)
    i.h('REVENUES',0,rn='I.')
    rv=i.t('Total revenues',[i.l('Base rents',[402816,389204]),i.l('Percentage rents',[11274,8930]),i.l('Common area maintenance recoveries',[68340,64115]),i.l('Real estate tax recoveries',[47905,46480]),i.l('Other income',[2160,3075])],2,'TOTAL','total_income')
    i.h('OPERATING EXPENSES',0,rn='II.')
    oe=i.t('Total operating expenses',[i.l('Common area repairs and maintenance',[38117,41562]),i.l('Insurance',[21940,19880]),i.l('Landscaping and snow removal',[15480,13225]),i.l('Management fees',[26625,25590],note='6'),i.l('Professional fees',[9850,9400]),i.l('Property taxes',[53614,51977]),i.l('Roof repairs',[0,7385]),i.l('Utilities',[18209,17684])],2,'TOTAL','total_operating_expenses')
    no=i.t('NET OPERATING INCOME',[rv,-oe],0,'TOTAL','noi')
    i.h('OTHER INCOME (EXPENSE)',0,rn='III.')
    ot=i.t('Total other income (expense)',[i.l('Interest income',[1318,642]),i.l('Interest expense',[-97361,-101148],note='5'),i.l('Depreciation',[-95485,-93210],note='3'),i.l('Amortization',[-8322,-7964],note='4'),i.l('Loss on disposal of sign',[-1875,0])],2)
    ni=i.t('NET INCOME',[no,ot],0,'TOTAL','net_income'); N=i.rows[ni]['v']
    eq=[ta[k]-tlv[k] for k in (0,1)]
    d=[-100000,-90000]; beg=[eq[k]-N[k]-d[k] for k in (0,1)]; 
    # 2024 opening = 2023 closing
    d[0]=eq[0]-eq[1]-N[0]; beg[0]=eq[1]
    e=b.t("Total members' equity",[b.l("Members' equity, beginning of year",beg),b.l('Net income',N),b.l('Distributions to members',d)],2,'TOTAL','total_equity')
    b.t("TOTAL LIABILITIES AND MEMBERS' EQUITY",[tl,e],0,'TOTAL')
    fn='brannock_compilation_2024.pdf'; c=canvas.Canvas(B+'documents/'+fn,pagesize=letter)
    c.setFont('Times-Bold',13); c.drawString(72,700,'Ostrander & Feuille, P.C.'); c.setFont('Times-Roman',10); c.drawString(72,686,'Certified Public Accountants'); c.line(72,680,540,680)
    t=c.beginText(72,640); t.setFont('Times-Roman',11); t.setLeading(16)
    for q in ['To the Members of','Brannock Crossing Retail, LLC','','Management is responsible for the accompanying financial statements of Brannock Crossing Retail, LLC','(a limited liability company), which comprise the statements of assets, liabilities and members\' equity -','income tax basis as of December 31, 2024 and 2023, and the related statements of revenues and','expenses - income tax basis for the years then ended, and for determining that the income tax basis of',
      'accounting is an acceptable financial reporting framework. We have performed a compilation engagement','in accordance with Statements on Standards for Accounting and Review Services. We did not audit or','review the financial statements nor were we required to perform any procedures to verify the accuracy','or completeness of the information provided by management. We do not express an opinion, a','conclusion, nor provide any form of assurance on these financial statements.','','Management has elected to omit substantially all disclosures other than those in the selected notes.','','March 14, 2025']: t.textLine(q)
    c.drawText(t); c.showPage()
    for st,ti,per,w in ((b,["STATEMENTS OF ASSETS, LIABILITIES AND MEMBERS' EQUITY -","INCOME TAX BASIS"],'December 31, 2024 and 2023','bs'),(i,['STATEMENTS OF REVENUES AND EXPENSES - INCOME TAX BASIS'],'Years Ended December 31, 2024 and 2023','is')):
        y=742; c.setFont('Times-Bold',12); c.drawCentredString(306,y,ent.upper())
        for q in ti: y-=15; c.drawCentredString(306,y,q)
        c.setFont('Times-Roman',11); y-=15; c.drawCentredString(306,y,per); y-=24
        c.setFont('Times-Bold',10); c.drawCentredString(390,y,'Note'); c.drawRightString(468,y,'2024'); c.drawRightString(545,y,'2023'); c.line(425,y-3,468,y-3); c.line(502,y-3,545,y-3)
        y-=17; first=True; lh=12.9 if w=='bs' else 18
        for r in st.rows:
            bold=r['t'] in('HEADING','TOTAL'); c.setFont('Times-Bold' if bold else 'Times-Roman',10)
            if r['label'] in('ASSETS',"LIABILITIES AND MEMBERS' EQUITY"): y-=3; c.drawCentredString(230,y,r['label']); y-=lh; continue
            if r['t']=='HEADING': y-=4; c.drawString(66,y,r['x']['rn']); c.drawString(88,y,r['label'])
            else: c.drawString(88+r['ind']*10 if r['ind'] else 66,y,r['label'])
            if r['x'].get('note'): c.drawCentredString(390,y,r['x']['note'])
            if r['t']!='HEADING':
                for x,v in zip((468,545),r['v']):
                    c.drawRightString(x+(3 if v<0 else 0),y,f(v,0,zero='-'))
                    if first or r['t']=='TOTAL' and r['ind']==0: c.drawString(x-60,y,'$')
                    if r['foot'] is not None:
                        c.setLineWidth(.6); c.line(x-50,y+9,x,y+9)
                        if r['ind']==0 and r['t']=='TOTAL': c.line(x-50,y-2.5,x,y-2.5); c.line(x-50,y-4.5,x,y-4.5)
                first=False
                if r['foot'] is not None: y-=3
            y-=lh
        c.setFont('Times-Italic',9); c.drawCentredString(306,40,"See accompanying notes and independent accountants' compilation report."); c.drawCentredString(306,28,str(c.getPageNumber())); c.showPage()
    t=c.beginText(72,720); t.setFont('Times-Roman',10); t.setLeading(15)
    for q in ['SELECTED NOTES','','1. Basis of accounting - The statements are prepared on the basis used for federal income tax.','2. Receivables - Amounts are billed recoveries; no allowance is provided.','3. Depreciation is computed under MACRS over 39 years (buildings) and 15 years (site improvements).','4. Loan costs and commissions are amortized straight-line over the term of the loan or lease.','5. Mortgage payable to a bank, 5.45% fixed, monthly payments, maturing June 2031.','6. A member manages the property for a fee of 5% of collections and has lent the company funds.']: t.textLine(q)
    c.drawText(t); c.save()
    b.dash=i.dash=True
    save(fn,[b,i],'RETAIL','BALANCE_SHEET','CPA compilation, roman numerals, note column, comparative years, letter and notes pages, two statements',True)

doc1(); doc2()
