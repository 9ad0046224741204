# Community-association monthly package: operating fund + reserve fund R&E, balance sheet by fund (PDF, landscape)
import random; from st import *
from reportlab.pdfgen import canvas; from reportlab.lib.pagesizes import letter,landscape
R=random.Random(6101); A='Saltmarsh Landing Owners Association, Inc.'
cols=['Current Period Actual','Current Period Budget','Current Period Variance','Year To Date Actual','Year To Date Budget','Year To Date Variance','Annual Budget']
def der(v,k):
    s=1 if k=='inc' else -1
    v[2]=s*(v[0]-v[1]); v[5]=s*(v[3]-v[4]); return v
def mk(title,page): return St(title,A,'2025-09-01','2025-09-30',cols,page=page,derive=der)
def nums(ann,var=.12,fix=False):
    b=round(ann/12,2); yb=round(ann*9/12,2)
    if fix: return [b,b,0,yb,yb,0,ann]
    a=round(b*R.uniform(1-var*2,1+var*2),2); ya=round(a+b*8*R.uniform(1-var,1+var),2)
    return [a,b,0,ya,yb,0,ann]
s=mk('Statement of Revenues and Expenses - Operating Fund',1)
tot=[]
s.h('Revenue'); g=[]
for c,n,a,f in [('40010','Assessments - Regular',612480,1),('40025','Assessments - Dock Slips',28800,1),('40110','Late Fees & Interest',4200,0),('40130','Collection Cost Recovery',3000,0),('40200','Clubhouse Rental',6600,0),('40250','Gate Remotes and Key Fobs',1500,0),('40300','Interest Income - Operating',2400,0)]:
    g.append(s.l(n,nums(a,.25,f),c,lv=1))
inc=s.t('Total Revenue',g,key='total_income',typ='TOTAL')
groups=[('Administrative',[('50100','Management Contract',57600,1),('50140','Accounting - Audit & Tax',7200,0),('50150','Legal - General Counsel',9000,0),('50155','Legal - Collections',4800,0),('50210','Postage, Printing & Copies',5400,0),('50260','Bank Charges',480,0),('50290','Website & Portal',2160,1),('50310','Bad Debt Expense',6000,1)]),
('Insurance & Taxes',[('51000','Insurance - Package / Property',96000,0),('51020','Insurance - Flood',42600,1),('51040','Insurance - D&O / Crime',5340,1),('51500','Corporate Annual Report Fee',120,0)]),
('Utilities',[('52010','Electric - Common & Street Lights',25200,0),('52020','Water & Sewer',39600,0),('52050','Trash and Recycling',31200,1),('52080','Bulk Cable / Internet',88800,1)]),
('Grounds & Waterway',[('53010','Landscape Contract',64800,1),('53040','Irrigation Repairs',7800,0),('53060','Mulch & Annual Color',14400,0),('53100','Lake & Stormwater Pond Treatment',6480,1),('53150','Dock and Seawall Maintenance',9600,0)]),
('Building & Amenities',[('54010','Building Repairs',24000,0),('54030','Pest / Termite Bond',8640,1),('54050','Fire Alarm Monitoring',5760,1),('54110','Pool Contract',13200,1),('54120','Pool Repairs & Chemicals',4800,0),('54200','Access Gate Maintenance',5400,0),('54300','Janitorial Clubhouse',9000,1)])]
s.h('Expenses'); 
for gn,ls in groups:
    s.h(gn,lv=1); g=[s.l(n,nums(a,.2,f),c,kind='exp',lv=2) for c,n,a,f in ls]
    tot.append(s.t('Total '+gn,g,kind='exp',lv=1))
s.h('Transfers',lv=1); g=[s.l('Contribution to Reserve Fund',nums(66600,0,1),'59000',kind='exp',lv=2)]
tot.append(s.t('Total Transfers',g,kind='exp',lv=1))
ex=s.t('Total Expenses',tot,kind='exp',typ='TOTAL',key='total_operating_expenses')
n1=s.t('Net Operating Fund Surplus / (Deficit)',[inc,(ex,-1)],typ='TOTAL',key='net_income')
q=mk('Statement of Revenues and Expenses - Reserve Fund',3)
q.h('Revenue'); g=[q.l('Reserve Contributions',nums(66600,0,1),'45000',lv=1),q.l('Interest Income - Reserve',nums(15000,.2),'45300',lv=1)]
qi=q.t('Total Revenue',g,key='total_income',typ='TOTAL')
q.h('Expenses'); q.h('Reserve Expenditures',lv=1)
def rx(c,n,ann,cur,ytd): return q.l(n,[cur,0,0,ytd,ann,0,ann],c,kind='exp',lv=2)
g=[rx('60100','Reserve Exp - Roofing',18000,0,16840),rx('60150','Reserve Exp - Asphalt Seal & Stripe',22500,21975.5,21975.5),rx('60220','Reserve Exp - Pool Resurface',0,0,0),rx('60300','Reserve Exp - Dock Pilings',14000,6212.4,11862.65),rx('60900','Reserve Study Update',3900,0,3900)]
qt=q.t('Total Reserve Expenditures',g,kind='exp',lv=1); qe=q.t('Total Expenses',[qt],kind='exp',typ='TOTAL')
q.keys['total_operating_expenses']=qe
n2=q.t('Net Reserve Fund Surplus / (Deficit)',[qi,(qe,-1)],typ='TOTAL',key='net_income')
b=St('Balance Sheet',A,None,'2025-09-30',['Operating','Reserve','Total'],page=4)
def bl(n,c,o,r,**m): return b.l(n,[o,r,(o or 0)+(r or 0)],c,lv=2,**m)
b.h('Assets'); b.h('Cash & Investments',lv=1)
g=[bl('Tidewater Bank - Operating Checking','10100',84217.66,None),bl('Tidewater Bank - Petty Cash Card','10150',500,None),bl('Tidewater Bank - Reserve MMA','10500',None,211904.18),bl('First Coastal CD 4.10% mat 02/14/26','10610',None,150000),bl('First Coastal CD 3.85% mat 08/22/26','10620',None,125000)]
a1=b.t('Total Cash & Investments',g,lv=1)
b.h('Other Assets',lv=1)
g=[bl('Assessments Receivable','11000',31766.09,None),bl('Allowance for Doubtful Accounts','11090',-9200,None),bl('Prepaid Insurance','12000',58240.33,None),bl('Due (To) / From Funds','13000',-5550,5550),bl('Utility Deposits','14000',2150,None)]
a2=b.t('Total Other Assets',g,lv=1)
ta=b.t('Total Assets',[a1,a2],typ='TOTAL',key='total_assets')
b.h('Liabilities & Equity'); b.h('Liabilities',lv=1)
g=[bl('Accounts Payable','20000',18402.77,6212.4),bl('Accrued Expenses','20100',4310,None),bl('Prepaid Assessments','21000',26795.5,None),bl('Insurance Premium Finance Note','22000',33118.26,None),bl('Contract Liability - Reserve','25000',None,204000)]
li=b.t('Total Liabilities',g,lv=1,key='total_liabilities')
b.h('Equity',lv=1); no,nr=s.v(n1,3),q.v(n2,3)
o=r2(b.v(ta,0)-b.v(li,0)-no); rr=r2(b.v(ta,1)-b.v(li,1)-nr)
g=[bl('Fund Balance - Prior Years','30000',o,rr),bl('Net Surplus / (Deficit) - Current Year',None,no,nr)]
eq=b.t('Total Equity',g,lv=1,key='total_equity')
b.t('Total Liabilities & Equity',[li,eq],typ='TOTAL')
N='saltmarsh_landing_sep25_financials.pdf'
c=canvas.Canvas(DOC+'/'+N,pagesize=landscape(letter),invariant=1); W,H=landscape(letter); pg=[0]
def head(st,grp):
    pg[0]+=1
    c.setFont('Helvetica-Bold',13); c.drawString(36,H-40,A)
    c.setFont('Helvetica',10); c.drawString(36,H-54,st.title+(' (continued)' if grp=='cont' else ''))
    c.setFont('Helvetica',8.5); c.drawString(36,H-66,'Fiscal period: September 2025 (09/01/2025 - 09/30/2025)' if st is not b else 'As of 09/30/2025')
    c.drawRightString(W-36,H-40,'Prepared by Pelican Row Community Management'); c.drawRightString(W-36,H-52,'Accrual basis - unaudited')
    c.setFont('Helvetica',7); c.drawString(36,22,'Run 10/09/2025 8:14 AM'); c.drawRightString(W-36,22,f'Page {pg[0]} of 4')
X=[300,364,424,500,570,634,W-38]
def hdr1(y):
    c.setFillGray(.86); c.rect(36,y-17,W-72,29,stroke=0,fill=1); c.setFillGray(0); c.setFont('Helvetica-Bold',8)
    c.drawCentredString(340,y+2,'Current Period'); c.drawCentredString(548,y+2,'Year To Date'); c.drawRightString(X[6],y+2,'Annual')
    c.setLineWidth(.5); c.line(256,y-2,424,y-2); c.line(452,y-2,634,y-2)
    for x,t in zip(X,['Actual','Budget','Variance']*2+['Budget']): c.drawRightString(x,y-12,t)
    return y-28
def draw(st,first=True):
    head(st,None); y=hdr1(H-92)
    for r,m in zip(st.rows,st.meta):
        if y<48: c.showPage(); head(st,'cont'); y=hdr1(H-92)
        lv=m.get('lv',0); bold=r['rowType']!='LINE'
        c.setFont('Helvetica-Bold' if bold else 'Helvetica',7.6)
        lab=(r['accountCode']+' - ' if r['accountCode'] else '')+r['label']
        c.drawString(40+9*lv,y,lab)
        if r['rowType']!='HEADING':
            if bold: c.line(256,y+8.4,W-36,y+8.4)
            for x,v in zip(X,r['values']): c.drawRightString(x,y,fm(v,2,'p','$' if bold else ''))
        y-=11.4+(4 if bold and r['rowType']!='HEADING' else 0)
    c.showPage()
draw(s); draw(q)
head(b,None); y=H-92; XB=[420,530,640]; c.setFont('Helvetica-Bold',9)
for x,t in zip(XB,b.cols): c.drawRightString(x,y,t)
y-=6; c.line(36,y,W-130,y); y-=13
for r,m in zip(b.rows,b.meta):
    bold=r['rowType']!='LINE'; c.setFont('Helvetica-Bold' if bold else 'Helvetica',8.4)
    c.drawString(40+10*m.get('lv',0),y,(r['accountCode']+' - ' if r['accountCode'] else '')+r['label'])
    for x,v in zip(XB,r['values']): c.drawRightString(x,y,fm(v,2,'p','$' if bold else ''))
    if r['rowType']!='HEADING' and bold: c.line(350,y+9,640,y+9)
    if r['rowType']=='TOTAL': c.line(350,y-3,640,y-3); c.line(350,y-4.6,640,y-4.6); y-=6
    y-=13
c.showPage(); c.save(); print(pg)
save(N,[s,q,b],'OTHER','OPERATING_STATEMENT','HOA package: grouped actual/budget/variance, funds on own pages, balance sheet by fund',True)
