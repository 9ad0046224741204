"""Chapter 11 monthly operating report of a hotel: cover, MOR-1 cash by account, MOR-3 balance sheet. Boxed court form."""
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
R=random.Random(1601)
NAME='mor_harrow_point_2024-11.pdf'
def c(x): return int(round(x*100))
def j(x,v=.06): return c(x*R.uniform(1-v,1+v))
# ---- MOR-1: cols OPERATING, PAYROLL, TAX, FF&E, CURRENT MONTH, CUMULATIVE
s=St(6)
def row(label,op=None,pr=None,tx=None,fe=None,cum=None):
    v=[op,pr,tx,fe]; t=None if all(x is None for x in v) else sum(x or 0 for x in v)
    return s.L(label,v+[t,cum])
op0,pr0,tx0,fe0=j(182400),j(9100),j(41800),j(77300)
beg=s.L('CASH BEGINNING OF MONTH',[op0,pr0,tx0,fe0,op0+pr0+tx0+fe0,c(64118.22)],ind=0)
s.H('RECEIPTS')
cs=j(338000); r=[]
r.append(row('CASH AND CREDIT CARD SALES',cs,cum=j(1120000)))
r.append(row('ACCOUNTS RECEIVABLE - PREPETITION',c(2214.60),cum=c(48790.35)))
r.append(row('ACCOUNTS RECEIVABLE - POSTPETITION',j(41600),cum=j(139500)))
r.append(row('LOANS AND ADVANCES (DIP FACILITY)',c(50000),cum=c(275000)))
r.append(row('SALE OF ASSETS',cum=None))
r.append(row('OTHER (SCHEDULE ATTACHED)',c(1187.44),None,None,c(96.13),cum=c(6402.90)))
tp,tt,tf=j(121000,.02),j(46000,.03),c(14880)
tcum=j(731000)
r.append(row('TRANSFERS (FROM DIP ACCTS)',None,tp,tt,tf,cum=tcum))
tr=s.T('TOTAL RECEIPTS',r)
s.H('DISBURSEMENTS'); d=[]
pay=j(94000,.02)
d.append(row('NET PAYROLL',None,pay,cum=j(366000)))
d.append(row('PAYROLL TAXES',None,j(24000),cum=j(93300)))
d.append(row('SALES, USE, AND OCCUPANCY TAXES',None,None,j(43100),cum=j(151000)))
d.append(row('REAL ESTATE TAX ESCROW',None,None,c(0),cum=c(38250)))
d.append(row('INVENTORY PURCHASES (FOOD & BEVERAGE)',j(21400),cum=j(78800)))
d.append(row('SECURED / RENTAL / LEASES',j(3960),cum=j(15800)))
d.append(row('ADEQUATE PROTECTION PAYMENTS',c(38500),cum=c(115500)))
d.append(row('INSURANCE',j(11800),cum=j(47100)))
d.append(row('ADMINISTRATIVE',j(15300),cum=j(60200)))
d.append(row('FRANCHISE FEES AND RESERVATION SYSTEM',j(31800),cum=j(118700)))
d.append(row('UTILITIES',j(19750),cum=j(74000)))
d.append(row('REPAIRS AND MAINTENANCE / PIP WORK',j(13200),None,None,c(9870.00),cum=j(88000)))
d.append(row('OTHER (SCHEDULE ATTACHED)',j(4300),cum=j(16900)))
d.append(row("OWNER'S DRAW",cum=None))
d.append(row('TRANSFERS (TO DIP ACCTS)',tp+tt+tf,cum=tcum))
d.append(row('PROFESSIONAL FEES',c(42618.75),cum=c(97304.25)))
d.append(row('U.S. TRUSTEE QUARTERLY FEES',c(0),cum=c(4875)))
d.append(row('COURT COSTS',c(199.00),cum=c(1937.00)))
td=s.T('TOTAL DISBURSEMENTS',d)
nc=s.T('NET CASH FLOW',[tr,neg(td)])
# cumulative must end on the same cash: settle in the first receipts line
endcur=s.rows[beg]['vals'][4]+s.rows[nc]['vals'][4]
gap=endcur-(s.rows[beg]['vals'][5]+s.rows[nc]['vals'][5])
for i in (r[0],tr,nc): s.rows[i]['vals'][5]+=gap
ec=s.T('CASH - END OF MONTH',[beg,nc],typ='TOTAL')
assert s.rows[ec]['vals'][4]==s.rows[ec]['vals'][5]
E=s.rows[ec]['vals']
# ---- MOR-3
b=St(3)
def bl(label,a,p,q): return b.L(label,[a,p,q])
B0=s.rows[beg]['vals']
b.H('ASSETS'); b.H('CURRENT ASSETS')
ca=[bl('Unrestricted Cash and Equivalents',E[0]+E[1],B0[0]+B0[1],c(51209.71)),
 bl('Restricted Cash (tax and FF&E accounts)',E[2]+E[3],B0[2]+B0[3],c(12908.51)),
 bl('Accounts Receivable (Net)',j(58200),j(61900),j(70100)),
 bl('Inventories',j(18300),j(19000),j(21700)),
 bl('Prepaid Expenses',c(35416.67),c(47222.22),c(5109.00)),
 bl('Professional Retainers',c(25000),c(40000),c(75000)),
 bl('Other Current Assets',None,None,c(3350.00))]
tca=b.T('TOTAL CURRENT ASSETS',ca)
b.H('PROPERTY AND EQUIPMENT')
dep=c(38611.12); ad=c(4118944.87)
pe=[bl('Real Property and Improvements',c(14862300),c(14862300),c(14862300)),
 bl('Furniture, Fixtures and Equipment',c(2318446.19+9870),c(2318446.19),c(2309112.44)),
 bl('Leasehold Improvements',None,None,None),
 bl('Vehicles',c(41250),c(41250),c(41250)),
 bl('Less Accumulated Depreciation',-(ad+4*dep),-(ad+3*dep),-ad)]
tpe=b.T('TOTAL PROPERTY & EQUIPMENT',pe)
b.H('OTHER ASSETS')
oa=[bl('Loans to Insiders',c(112500),c(112500),c(112500)),bl('Franchise License (Net)',c(46388.89),c(46944.45),c(48611.13))]
toa=b.T('TOTAL OTHER ASSETS',oa)
ta=b.T('TOTAL ASSETS',[tca,tpe,toa],typ='TOTAL')
b.H("LIABILITIES AND OWNERS' EQUITY"); b.H('LIABILITIES NOT SUBJECT TO COMPROMISE (Postpetition)')
pl=[bl('Accounts Payable',j(49300),j(42600),None),bl('Taxes Payable',j(48000),j(44700),None),bl('Wages Payable',j(22400),j(20100),None),
 bl('Notes Payable (DIP Facility)',c(275000),c(225000),None),bl('Professional Fees',c(66120.50),c(81400),None),
 bl('Advance Guest Deposits',j(31000),j(28800),None),bl('Other Postpetition Liabilities',c(7015.32),c(5880.10),None)]
tpl=b.T('TOTAL POSTPETITION LIABILITIES',pl)
b.H('LIABILITIES SUBJECT TO COMPROMISE (Prepetition)')
sc=[bl('Secured Debt',c(12744916.03),c(12744916.03),c(12744916.03)),bl('Priority Debt',c(184207.55),c(184207.55),c(186421.15)),bl('Unsecured Debt',c(927338.40),c(927338.40),c(927338.40))]
tsc=b.T('TOTAL PREPETITION LIABILITIES',sc)
tl=b.T('TOTAL LIABILITIES',[tpl,tsc])
b.H("OWNERS' EQUITY")
A=b.rows[ta]['vals'];Lb=b.rows[tl]['vals']
cap=c(3500000)
pre=A[2]-Lb[2]-cap
e=[bl('Members\' Capital',cap,cap,cap),bl('Retained Earnings - Prepetition',pre,pre,pre),
   bl('Retained Earnings - Postpetition',A[0]-Lb[0]-cap-pre,A[1]-Lb[1]-cap-pre,None)]
te=b.T("NET OWNERS' EQUITY",e)
tle=b.T("TOTAL LIABILITIES AND OWNERS' EQUITY",[tl,te],typ='TOTAL')
assert b.rows[tle]['vals']==b.rows[ta]['vals']
# ---- draw
W,H=letter; cv=canvas.Canvas(f'{BASE}/documents/{NAME}',pagesize=letter,invariant=1)
def head(form):
    cv.setFont('Times-Roman',9); cv.drawString(40,H-38,'In re  Harrow Point Lodging, LLC d/b/a Harrow Point Inn & Suites'); cv.drawString(40,H-50,'                        Debtor')
    cv.line(64,H-40,310,H-40)
    cv.drawRightString(W-40,H-38,'Case No.  24-31877-KLS'); cv.drawRightString(W-40,H-50,'Reporting Period:  November 1 - 30, 2024')
head('');cv.setFont('Times-Bold',12)
cv.drawCentredString(W/2,H-100,'UNITED STATES BANKRUPTCY COURT'); cv.drawCentredString(W/2,H-116,'EASTERN DISTRICT'); cv.drawCentredString(W/2,H-150,'MONTHLY OPERATING REPORT')
cv.setFont('Times-Roman',9.5)
for k,t in enumerate(['Debtor operates the Harrow Point Inn & Suites (118 keys). File with Court and submit copy to United States Trustee within 20 days after','end of month. Submit copy of report to any official committee appointed in the case.']): cv.drawString(40,H-185-13*k,t)
y=H-235; cv.setFont('Times-Bold',8.5); cv.drawString(46,y,'REQUIRED DOCUMENTS'); cv.drawString(330,y,'Form No.'); cv.drawString(400,y,'Attached'); cv.drawString(470,y,'Explanation'); cv.setFont('Times-Roman',9)
for t,f,a in [('Schedule of Cash Receipts and Disbursements','MOR-1','X'),('Bank Reconciliations (copies of statements)','MOR-1a','X'),('Schedule of Professional Fees Paid','MOR-1b','X'),('Statement of Operations','MOR-2','under seal'),('Balance Sheet','MOR-3','X'),('Status of Postpetition Taxes','MOR-4','X'),('Debtor Questionnaire','MOR-5','X')]:
    cv.line(40,y-4,W-40,y-4); y-=17; cv.drawString(46,y,t); cv.drawString(330,y,f); cv.drawString(412,y,a)
cv.rect(40,y-5,W-80,H-235+12-(y-5))
cv.drawString(40,y-40,'I declare under penalty of perjury that this report and the attached documents are true and correct to the best of my knowledge and belief.')
cv.line(40,y-85,260,y-85); cv.drawString(40,y-96,'Signature of Authorized Individual'); cv.line(330,y-85,W-40,y-85); cv.drawString(330,y-96,'Date')
cv.setFont('Times-Roman',7); cv.drawString(40,30,'FORM MOR (04/07)'); cv.showPage()
# MOR-1
head(''); cv.setFont('Times-Bold',11); cv.drawCentredString(W/2,H-76,'SCHEDULE OF CASH RECEIPTS AND DISBURSEMENTS')
cv.setFont('Times-Roman',7.2)
cv.drawString(40,H-90,'Amounts reported should be per the debtor\'s books, not the bank statement. The beginning cash should be the ending cash from the prior month or, if this is the')
cv.drawString(40,H-98,'first report, the amount should be the balance on the date the petition was filed.')
X=[40,212,276,330,384,436,504,W-40]; top=H-108; rh=16.2
cv.setFont('Times-Bold',7)
cv.rect(X[1],top-12,X[5]-X[1],12); cv.drawCentredString((X[1]+X[5])/2,top-9,'BANK ACCOUNTS')
cv.rect(X[5],top-12,X[6]-X[5],12); cv.drawCentredString((X[5]+X[6])/2,top-9,'CURRENT MONTH'); cv.rect(X[6],top-12,X[7]-X[6],12); cv.drawCentredString((X[6]+X[7])/2,top-9,'FILING TO DATE')
y=top-12
for i,(t1,t2) in enumerate([('OPERATING','x4471'),('PAYROLL','x4489'),('TAX','x4497'),('FF&E','x4505'),('ACTUAL',''),('CUMULATIVE','ACTUAL')]):
    cv.rect(X[i+1],y-20,X[i+2]-X[i+1],20); m=(X[i+1]+X[i+2])/2; cv.drawCentredString(m,y-8,t1); cv.drawCentredString(m,y-16,t2)
cv.rect(X[0],y-20,X[1]-X[0],20); y-=20
for r_ in s.rows:
    bold=r_['typ'] in('SUBTOTAL','TOTAL') or r_['ind']==0
    if r_['typ']=='HEADING':
        cv.setFillGray(.85); cv.rect(X[0],y-12,X[7]-X[0],12,fill=1); cv.setFillGray(0); cv.setFont('Times-Bold',7.5); cv.drawString(X[0]+3,y-9,r_['label']); y-=12; continue
    cv.setFont('Times-Bold' if bold else 'Times-Roman',7.3); cv.drawString(X[0]+3,y-11,r_['label'])
    for i in range(6):
        cv.rect(X[i+1],y-rh,X[i+2]-X[i+1],rh)
        v=r_['vals'][i]; cv.drawRightString(X[i+2]-3,y-11,money(v))
    cv.rect(X[0],y-rh,X[1]-X[0],rh); y-=rh
t=s.rows[td]['vals'][4]-(tp+tt+tf)
cv.setFont('Times-Roman',8); cv.drawString(40,y-18,f'Disbursements for calculating U.S. Trustee quarterly fees (total disbursements less transfers to debtor in possession accounts): ${t/100:,.2f}')
cv.setFont('Times-Roman',7); cv.drawString(40,30,'FORM MOR-1 (04/07)'); cv.showPage()
# MOR-3
head(''); cv.setFont('Times-Bold',11); cv.drawCentredString(W/2,H-74,'BALANCE SHEET'); cv.setFont('Times-Italic',7.5)
cv.drawString(40,H-86,'The Balance Sheet is to be completed on an accrual basis only. Prepetition liabilities must be classified separately from postpetition obligations.')
X=[40,300,394,484,W-40]; y=H-94; cv.setFont('Times-Bold',6.6)
hd=[('BOOK VALUE AT END OF','CURRENT REPORTING','MONTH 11/30/2024'),('BOOK VALUE AT END OF','PRIOR REPORTING','MONTH 10/31/2024'),('BOOK VALUE ON','PETITION DATE','(8/6/2024)')]
for i,h3 in enumerate(hd):
    cv.rect(X[i+1],y-28,X[i+2]-X[i+1],28)
    for k,t in enumerate(h3): cv.drawCentredString((X[i+1]+X[i+2])/2,y-9-8*k,t)
cv.rect(X[0],y-28,X[1]-X[0],28); y-=28
for r_ in b.rows:
    if r_['typ']=='HEADING':
        cv.setFillGray(.85); cv.rect(X[0],y-12.5,X[4]-X[0],12.5,fill=1); cv.setFillGray(0); cv.setFont('Times-BoldItalic',7.8); cv.drawCentredString((X[0]+X[1])/2,y-9,r_['label']); y-=12.5; continue
    bold=r_['typ']!='LINE'; cv.setFont('Times-BoldItalic' if bold else 'Times-Roman',7.8); cv.drawString(X[0]+(3 if bold else 8),y-10,r_['label'])
    for i in range(3):
        v=r_['vals'][i]; cv.rect(X[i+1],y-14,X[i+2]-X[i+1],14)
        cv.drawRightString(X[i+2]-4,y-10,money(v,cur='$' if bold else ''))
    cv.rect(X[0],y-14,X[1]-X[0],14); y-=14
cv.setFont('Times-Roman',7); cv.drawString(40,y-14,'"Insider" is defined in 11 U.S.C. Section 101(31).'); cv.drawString(40,30,'FORM MOR-3 (04/07)'); cv.showPage(); cv.save()
t1=s.truth('SCHEDULE OF CASH RECEIPTS AND DISBURSEMENTS','Harrow Point Inn & Suites','2024-11-01','2024-11-30',['OPERATING x4471','PAYROLL x4489','TAX x4497','FF&E x4505','CURRENT MONTH ACTUAL','FILING TO DATE CUMULATIVE ACTUAL'],dict(net_cash_flow=nc),page=2)
t2=b.truth('BALANCE SHEET','Harrow Point Inn & Suites',None,'2024-11-30',['BOOK VALUE AT END OF CURRENT REPORTING MONTH 11/30/2024','BOOK VALUE AT END OF PRIOR REPORTING MONTH 10/31/2024','BOOK VALUE ON PETITION DATE (8/6/2024)'],dict(total_assets=ta,total_liabilities=tl,total_equity=te),page=3)
save(NAME,[t1,t2],'HOSPITALITY','CASH_FLOW_STATEMENT','Chapter 11 court form MOR-1/MOR-3, boxed',True)
