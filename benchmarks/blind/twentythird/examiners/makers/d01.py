# debtor's monthly operating report, office, two statements (receipts/disbursements; balance sheet), boxed grid
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
R=random.Random(3201)
P='Harrow Point Tower'
s=St('Schedule of Cash Receipts and Disbursements (cash flow statement)',P,'2024-09-01','2024-09-30',['BANK ACCTS Operating','BANK ACCTS Lockbox','BANK ACCTS Security Dep.','CURRENT MONTH ACTUAL','CUMULATIVE FILING TO DATE'],page=1)
def row(a,b,c,cum=5.3):
    t=r2(sum(x or 0 for x in (a,b,c)));return [a,b,c,t,r2(t*cum+R.randint(-900,900)+R.randint(0,99)/100)]
beg=s.l('CASH - BEGINNING OF MONTH',[84213.77,312904.15,61250.00,458367.92,398192.06],b=1)
s.h('RECEIPTS')
rc=[s.l('Office rents',row(None,418730.44,None)),s.l('Operating expense recoveries',row(None,96118.02,None)),s.l('Parking and storage',row(21340.00,None,None)),
 s.l('Security deposits received',row(None,None,8500.00,1.9)),s.l('Interest and sundry',row(212.18,640.91,38.27))]
s.rows[rc[0]]['values'][4]=1881999.47  # cumulative rents tie cash at petition date to cash now
tr=s.t('TOTAL RECEIPTS',rc,key='total_income',b=1)
s.h('OPERATING DISBURSEMENTS')
od=[s.l(n,row(v,None,None)) for n,v in [('Building payroll and benefits',58204.66),('Janitorial contract',31877.50),('Electricity, gas, water',47390.21),('Repairs and elevator service',22615.83),('Security services',18240.00),('Insurance premium financing',14702.35),('Property management fee',16051.00),('Administrative and telephone',4388.12)]]
od.append(s.l('Security deposits refunded',row(None,None,3125.00,2.2)))
to=s.t('Total operating disbursements',od,key='total_operating_expenses',b=1)
s.h('REORGANIZATION AND OTHER DISBURSEMENTS')
rd=[s.l('Adequate protection payments to lender',row(None,225000.00,None,5.0)),s.l('Professional fees (court approved)',row(38412.50,None,None,3.1)),s.l('U.S. Trustee quarterly fees',row(4875.00,None,None,2.0)),s.l('Tenant improvements',row(19760.00,None,None,1.7))]
t2=s.t('Total reorganization and other',rd,b=1)
td=s.t('TOTAL DISBURSEMENTS',[to,t2],b=1)
tf=s.l('Transfers between DIP accounts',[190000.00,-190000.00,None,None,None])
nc=s.t('NET CASH FLOW (receipts less disbursements, after transfers)',[tr,td,tf],[1,-1,1],key='net_cash_flow',b=1)
s.t('CASH - END OF MONTH',[beg,nc],typ='TOTAL',b=1)
assert s.rows[-1]['values'][3]==s.rows[-1]['values'][4],s.rows[-1]
b=St('Balance Sheet',P,None,'2024-09-30',['BOOK VALUE AT END OF CURRENT MONTH','BOOK VALUE AT END OF PRIOR MONTH','BOOK VALUE ON PETITION DATE'],page=2)
cash=s.rows[-1]['values'][3]
b.h('CURRENT ASSETS')
ca=[b.l('Unrestricted cash',[r2(cash-66625.27-38),396117.92+1000,340192.06]),b.l('Restricted cash - tenant deposits',[66663.27,61250.00,58000.00]),b.l('Accounts receivable (net)',[143880.61,151204.33,202915.70]),b.l('Prepaid expenses and retainers',[92350.00,108420.00,175000.00])]
b.rows[ca[0]]['values'][0]=r2(cash-66663.27)
tca=b.t('TOTAL CURRENT ASSETS',ca,b=1)
b.h('PROPERTY AND EQUIPMENT')
pe=[b.l('Land',[6400000.00]*3),b.l('Building and improvements',[48712655.18,48692895.18,48615020.18]),b.l('Furniture and equipment',[318440.00]*3),b.l('Less accumulated depreciation',[-19806331.52,-19701620.11,-19178063.06])]
tpe=b.t('TOTAL PROPERTY AND EQUIPMENT',pe,b=1)
b.h('OTHER ASSETS')
oa=[b.l('Deferred leasing costs (net)',[741209.90,752877.12,811213.22]),b.l('Due from insiders',[125000.00]*3)]
toa=b.t('TOTAL OTHER ASSETS',oa,b=1)
ta=b.t('TOTAL ASSETS',[tca,tpe,toa],typ='TOTAL',key='total_assets',b=1)
b.h('LIABILITIES NOT SUBJECT TO COMPROMISE (Postpetition)')
l1=[b.l('Accounts payable',[61204.88,57330.15,None]),b.l('Accrued real estate taxes',[214600.00,178833.33,None]),b.l('Accrued professional fees',[118740.00,96215.50,None]),b.l('Tenant security deposits',[66625.00,61250.00,None])]
tl1=b.t('TOTAL POSTPETITION LIABILITIES',l1,b=1,vals=None)
b.rows[tl1]['values'][2]=0
b.h('LIABILITIES SUBJECT TO COMPROMISE (Pre-Petition)')
l2=[b.l('Secured debt',[41150000.00,41150000.00,41150000.00]),b.l('Priority debt',[388412.60,388412.60,388412.60]),b.l('Unsecured debt',[1904377.29,1904377.29,1911802.11]),b.l('Tenant security deposits, pre-petition',[None,None,58000.00])]
tl2=b.t('TOTAL PRE-PETITION LIABILITIES',l2,b=1)
tl=b.t('TOTAL LIABILITIES',[tl1,tl2],key='total_liabilities',b=1)
b.h('OWNER EQUITY')
A=b.rows[ta]['values'];L=b.rows[tl]['values']
pp=-6055118.40; eq0=r2(A[2]-L[2])
cap=[12500000.00]*3; pre=[r2(eq0-12500000.00)]*3
e=[b.l("Members' contributed capital",cap),b.l('Accumulated deficit - pre-petition',pre),b.l('Accumulated deficit - postpetition',[r2(A[i]-L[i]-cap[i]-pre[i]) for i in (0,1)]+[None])]
te=b.t('NET OWNER EQUITY (DEFICIT)',e,key='total_equity',b=1)
b.t('TOTAL LIABILITIES AND OWNER EQUITY',[tl,te],typ='TOTAL',b=1)
N='01_harrow_point_MOR.pdf'
c=canvas.Canvas(D(N),pagesize=letter);W,H=letter
def f(v): 
    if v is None: return ''
    return f'({-v:,.2f})' if v<0 else f'{v:,.2f}'
def page(form,title,st,heads,x0,cw,per):
    c.setFont('Times-Roman',9);c.drawString(40,H-40,'In re  Harrow Point Tower LLC');c.drawString(40,H-52,'Debtor');c.drawRightString(W-40,H-40,'Case No.  24-11873 (KBL)');c.drawRightString(W-40,H-52,'Reporting Period:  September 1 - 30, 2024')
    c.drawString(40,H-64,'Property:  Harrow Point Tower')
    c.setFont('Times-Bold',12);c.drawCentredString(W/2,H-86,title.upper())
    c.setFont('Times-Italic',7.5);c.drawCentredString(W/2,H-98,per)
    y=H-112;rh=17 if len(st.rows)<34 else 16
    xs=[x0+i*cw for i in range(len(heads)+1)]
    c.setFillGray(.85);c.rect(36,y-30,xs[-1]-36,30,fill=1,stroke=0);c.setFillGray(0)
    c.setFont('Times-Bold',7.5)
    for i,hd in enumerate(heads):
        for k,t in enumerate(hd): c.drawCentredString(xs[i]+cw/2,y-9-9*k,t)
    c.rect(36,y-30,xs[-1]-36,30);
    top=y;y-=30
    for r,x in zip(st.rows,st.x):
        c.setFont('Times-Bold' if x.get('b') or r['rowType']=='HEADING' else 'Times-Roman',7.6)
        lab=r['label']
        if 'NET CASH FLOW' in lab:
            c.setFont('Times-Bold',6.2);c.drawString(40,y-11,lab);c.setFont('Times-Bold',7.6)
        else: c.drawString(40 if x.get('b') or r['rowType']=='HEADING' else 48,y-11,lab)
        for i,v in enumerate(r['values']): c.drawRightString(xs[i+1]-4,y-11,f(v))
        c.setLineWidth(.4);c.line(36,y-rh,xs[-1],y-rh);y-=rh
    for q in [36]+xs: c.line(q,top,q,y)
    return y
y=page('MOR-1','Schedule of Cash Receipts and Disbursements',s,[['BANK ACCTS','Operating'],['BANK ACCTS','Lockbox'],['BANK ACCTS','Security Dep.'],['CURRENT','MONTH','ACTUAL'],['CUMULATIVE','FILING TO','DATE']],238,67.5,'Amounts reported must be per the debtor\'s books, not the bank statement.')
c.setFont('Times-Roman',8);c.drawString(40,y-20,'Cumulative column opens with cash on hand at the petition date. Signed under penalty of perjury by the authorized individual of the debtor.')
c.drawString(40,28,'FORM MOR-1');c.drawRightString(W-40,28,'(9/99)');c.showPage()
y=page('MOR-3','Balance Sheet',b,[['BOOK VALUE AT','END OF CURRENT','MONTH'],['BOOK VALUE AT','END OF PRIOR','MONTH'],['BOOK VALUE ON','PETITION DATE']],276,100,'As of September 30, 2024.  The Balance Sheet is to be completed on an accrual basis only.')
c.setFont('Times-Roman',8);c.drawString(40,28,'FORM MOR-3');c.drawRightString(W-40,28,'(9/99)');c.save()
save(N,[s,b],'OFFICE','CASH_FLOW_STATEMENT','chapter 11 monthly operating report, boxed grid, two statements',True)
