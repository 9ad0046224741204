from lib import *; from reportlab.pdfgen import canvas
R=random.Random(3103)
P='Sagebrush Mini Storage, LLC'
s=St('Profit & Loss',P,'2024-01-01','2024-12-31',['Jan - Dec 24'],page=1)
A=lambda b:[round(b*R.uniform(.93,1.07),2)]
s.head('Ordinary Income/Expense',lv=0);s.head('Income',lv=1)
s.head('4000 · Rental Income',lv=2) if False else None
h=s.head('Unit Rental Income','4000',lv=2)
a=[s.line('Drive-Up Units',A(248300),'4010',lv=3),s.line('Climate Controlled',A(131800),'4020',lv=3),s.line('RV & Boat Parking',A(46150),'4030',lv=3),s.line('Discounts & Move-in Specials',A(-9870),'4040',lv=3)]
t=s.tot('Total Unit Rental Income',a,code='4000',lv=2)
b=[s.line('Late & Lien Fees',A(14120),'4100',lv=2),s.line('Tenant Insurance Commissions',A(11690),'4200',lv=2),s.line('Merchandise Sales',A(4380),'4300',lv=2),s.line('Truck Rental Commissions',A(6220),'4400',lv=2)]
inc=s.tot('Total Income',[t]+b,key='total_income',lv=1)
s.head('Cost of Goods Sold',lv=1); c1=s.line('Locks & Boxes Purchased',A(2190),'5000',lv=2); cg=s.tot('Total COGS',[c1],lv=1)
gp=s.tot('Gross Profit',[inc],[cg],lv=0.5)
s.head('Expense',lv=1)
e=[s.line(l,A(x),k,lv=2) for k,l,x in [('6010','Advertising',9240),('6020','Bank & Merchant Fees',10870),('6030','Computer & Software',5160)]]
s.head('Insurance','6100',lv=2)
q=[s.line('Property',A(15980),'6110',lv=3),s.line('Workers Comp',A(1320),'6120',lv=3)]
e.append(s.tot('Total Insurance',q,code='6100',lv=2))
e+=[s.line(l,A(x),k,lv=2) for k,l,x in [('6200','Lien Sale Costs',1130),('6300','Office Supplies',2240)]]
s.head('Payroll Expenses','6400',lv=2)
q=[s.line('Resident Manager Wages',A(47200),'6410',lv=3),s.line('Relief Manager Wages',A(16800),'6420',lv=3),s.line('Payroll Taxes',A(5310),'6430',lv=3)]
e.append(s.tot('Total Payroll Expenses',q,code='6400',lv=2))
e+=[s.line(l,A(x),k,lv=2) for k,l,x in [('6500','Property Taxes',38950),('6600','Repairs & Maintenance',13470),('6650','Gate & Camera Service',3890),('6700','Snow Removal',4460),('6800','Telephone & Internet',3120),('6900','Utilities',12850)]]
ex=s.tot('Total Expense',e,key='total_operating_expenses',lv=1)
noi=s.tot('Net Ordinary Income',[gp],[ex],key='noi',lv=0)
s.head('Other Income/Expense',lv=0);s.head('Other Income',lv=1);o1=s.line('Interest Income',A(1480),'7000',lv=2);ot=s.tot('Total Other Income',[o1],lv=1)
s.head('Other Expense',lv=1)
q=[s.line('Depreciation Expense',[61250.0],'8000',lv=2),s.line('Interest Expense - Bank',A(84100),'8100',lv=2)]
oe=s.tot('Total Other Expense',q,lv=1); no=s.tot('Net Other Income',[ot],[oe],lv=0)
ni=s.tot('Net Income',[noi,no],typ='TOTAL',key='net_income',lv=0)
NI=s.rows[ni]['v'][0]
b=St('Balance Sheet',P,None,'2024-12-31',['Dec 31, 24'],page=2)
note=1284377.18; ap=4216.9; cc=1873.44; pre=6930.0; sd=2150.0; ptx=19480.0
cap1=410000.0;cap2=265000.0;dr1=-72000.0;dr2=-48000.0;re=58214.63
le=note+ap+cc+pre+sd+ptx+cap1+cap2+dr1+dr2+re+NI
fa=[385000.0,1912400.0,148650.0,-683120.5]; rec=5240.35; ppd=7810.0; lc=11240.0
rest=round(le-sum(fa)-rec-ppd-lc,2); sav=round(rest*.6,2) if rest>0 else 0
chk=round(rest-sav,2)
b.head('ASSETS',lv=0);b.head('Current Assets',lv=1);b.head('Checking/Savings',lv=2)
x=[b.line('Alpine Valley - Operating',[chk],'1000',lv=3),b.line('Alpine Valley - Reserve MM',[sav],'1010',lv=3)]
x1=b.tot('Total Checking/Savings',x,lv=2)
b.head('Accounts Receivable',lv=2);x=[b.line('Tenant Receivables',[rec],'1200',lv=3)];x2=b.tot('Total Accounts Receivable',x,lv=2)
b.head('Other Current Assets',lv=2);x=[b.line('Prepaid Insurance',[ppd],'1300',lv=3)];x3=b.tot('Total Other Current Assets',x,lv=2)
ca=b.tot('Total Current Assets',[x1,x2,x3],lv=1)
b.head('Fixed Assets',lv=1);x=[b.line(l,[v],k,lv=2) for (k,l),v in zip([('1500','Land'),('1510','Buildings'),('1520','Paving, Fence & Gates'),('1590','Accumulated Depreciation')],fa)]
ft=b.tot('Total Fixed Assets',x,lv=1)
b.head('Other Assets',lv=1);x=[b.line('Loan Costs, net',[lc],'1800',lv=2)];oa=b.tot('Total Other Assets',x,lv=1)
b.tot('TOTAL ASSETS',[ca,ft,oa],typ='TOTAL',key='total_assets',lv=0)
b.head('LIABILITIES & EQUITY',lv=0);b.head('Liabilities',lv=1);b.head('Current Liabilities',lv=2)
x=[b.line('Accounts Payable',[ap],'2000',lv=3),b.line('Visa - Alpine Valley',[cc],'2050',lv=3),b.line('Prepaid Rent',[pre],'2100',lv=3),b.line('Tenant Deposits',[sd],'2110',lv=3),b.line('Accrued Property Tax',[ptx],'2150',lv=3)]
cl=b.tot('Total Current Liabilities',x,lv=2)
b.head('Long Term Liabilities',lv=2);x=[b.line('Note Payable - Alpine Valley Bank',[note],'2500',lv=3)];ll=b.tot('Total Long Term Liabilities',x,lv=2)
tl=b.tot('Total Liabilities',[cl,ll],key='total_liabilities',lv=1)
b.head('Equity',lv=1);x=[b.line('Member Capital - D. Harrow Trust',[cap1],'3010',lv=2),b.line('Member Draws - D. Harrow Trust',[dr1],'3015',lv=2),b.line('Member Capital - Kestrel Fam LP',[cap2],'3020',lv=2),b.line('Member Draws - Kestrel Fam LP',[dr2],'3025',lv=2),b.line('Retained Earnings',[re],'3900',lv=2),b.line('Net Income',[NI],lv=2)]
te=b.tot('Total Equity',x,key='total_equity',lv=1)
b.tot('TOTAL LIABILITIES & EQUITY',[tl,te],typ='TOTAL',lv=0)
fn='sagebrush_storage_fy24.pdf'; c=canvas.Canvas(doc(fn),pagesize=(612,792),invariant=1)
for st,per,basis in((s,'January through December 2024',''),(b,'As of December 31, 2024','')):
    c.setFont('Helvetica-Bold',7);c.drawString(36,756,'2:37 PM');c.drawString(36,746,'01/21/25');c.drawString(36,736,'Accrual Basis')
    c.setFont('Helvetica-Bold',12);c.drawCentredString(306,756,P);c.setFont('Helvetica-Bold',14);c.drawCentredString(306,740,st.h['title']);c.setFont('Helvetica-Bold',9);c.drawCentredString(306,727,per)
    c.setLineWidth(1.5);c.line(36,720,576,720);c.setLineWidth(.5)
    c.setFont('Helvetica-Bold',8);c.drawCentredString(420,707,st.h['columns'][0]);c.setLineWidth(1.5);c.line(380,703,460,703);c.setLineWidth(.5)
    y=692
    for r in st.rows:
        b_=r['t']!='LINE'; c.setFont('Helvetica-Bold',7.5)
        lab=r['label']
        if r['code']: lab=(f"Total {r['code']} · {lab[6:]}" if r['t']=='SUBTOTAL' else f"{r['code']} · {lab}")
        c.drawString(130+r['d']['lv']*12,y,lab)
        c.setFont('Helvetica-Bold' if r['t']=='TOTAL' else 'Helvetica',7.5)
        if r['v']:
            if b_: c.line(400,y+7,456,y+7)
            c.drawRightString(456,y,f"{r['v'][0]:,.2f}")
            if r['t']=='TOTAL': c.line(400,y-2,456,y-2);c.line(400,y-3.6,456,y-3.6)
        y-=11 if r['t']=='LINE' else 12.2
    c.setFont('Helvetica-Bold',7);c.drawRightString(576,28,'Page 1');c.showPage()
c.save()
# labels as printed hold "Total 4000 · Unit..." -> truth keeps code apart
save(fn,[s,b],'SELF_STORAGE','OPERATING_STATEMENT','QuickBooks Desktop P&L and balance sheet in one PDF')
print(chk,sav,NI)
