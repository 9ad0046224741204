# QuickBooks Desktop: P&L prev year comparison, RV park
import random
from st import *
from reportlab.pdfgen import canvas
R=random.Random(7707)
S=St('Profit & Loss Prev Year Comparison','Sandhill Crossing RV Resort',['Jan - Sep 25','Jan - Sep 24','$ Change'],'2025-01-01','2025-09-30',derive=lambda b,n:b+[b[0]-b[1]],dp=2)
def a(b,n=.12): return [r2(b*R.uniform(1-n,1+n)),r2(b*.95*R.uniform(1-n,1+n))]
def grp(h,ls,ind):
    S.H(h,ind=ind); ii=[S.L(l,b if isinstance(b,list) else a(b),ind=ind+1) for l,b in ls]; return S.T('Total '+h,ii,ind=ind)
S.H('Ordinary Income/Expense',ind=0); S.H('Income',ind=1)
I=[grp('Site Rent',[('Monthly & Seasonal',218400),('Nightly - Full Hookup',164900),('Nightly - Water/Electric',58210),('Weekly',47330),('Tent Sites',9120),('Long-Term Discounts',-6240)],2),
 grp('Cabin Rentals',[('Park Model Cabins',62150),('Cleaning Fees',5480)],2)]
I+=[S.L(l,a(b) if not isinstance(b,list) else b,ind=2) for l,b in [('Camp Store Sales',41870),('Propane Sales',18340),('Electric - Metered Sites',29480),('Laundry & Showers',9730),('RV & Boat Storage',13950),('Firewood & Ice',6120),('Event / Pavilion Rental',[2150.0,0.0]),('Credit Card Surcharge',[4912.66,1210.08])]]
inc=S.T('Total Income',I,ind=1,key='total_income')
S.H('Cost of Goods Sold',ind=1)
cg=S.T('Total COGS',[S.L(l,a(b),ind=2) for l,b in [('Store Merchandise',25140),('Propane Purchases',11020),('Firewood & Ice Purchases',3140)]],ind=1)
gp=S.T('Gross Profit',[inc,~cg],ind=1)
S.H('Expense',ind=1)
E=[S.L('Advertising & Directory Listings',a(9870),ind=2),S.L('Bank & Merchant Fees',a(12480),ind=2),S.L('Cable & Wi-Fi',a(8640),ind=2),grp('Insurance Expense',[('General Liability & Property',19430),('Workers Comp',5210),('Vehicle',1980)],2),S.L('Licenses & Permits',a(1475),ind=2),S.L('Office Supplies',a(2310),ind=2),
 grp('Payroll Expenses',[('Manager Wages',43200),('Office & Store Wages',38960),('Maintenance Wages',41150),('Workamper Stipends',9300),('Payroll Taxes',10940)],2),S.L('Professional Fees',a(6850),ind=2),S.L('Reservation System',a(4590),ind=2),
 grp('Repairs and Maintenance',[('Electrical Pedestals',4730),('Grounds & Mowing',8120),('Pool',3960),('Roads & Gravel',[7845.0,15260.5]),('Sewer / Septic Pumping',6480),('Buildings & Cabins',5120)],2),S.L('Taxes - Property',a(24350,.03),ind=2),S.L('Taxes - Lodging (remitted)',a(0),ind=2),S.L('Travel & Training',a(1240,.5),ind=2),
 grp('Utilities',[('Electric',58740),('Water',9120),('Trash',11280),('Propane - Park Use',2460),('Telephone',2890)],2)]
for r in S.rows:
    if r['label'].startswith('Long-Term'): pass
te=S.T('Total Expense',E,ind=1,key='total_operating_expenses')
noi=S.T('Net Ordinary Income',[gp,~te],ind=0,key='noi')
S.H('Other Income/Expense',ind=0); S.H('Other Income',ind=1)
o1=S.T('Total Other Income',[S.L('Interest Income',[318.44,271.9],ind=2),S.L('Gain on Sale of Equipment',[3500.0,0.0],ind=2)],ind=1)
S.H('Other Expense',ind=1)
o2=S.T('Total Other Expense',[S.L('Interest Expense - SBA Loan',[41206.18,43988.73],ind=2),S.L('Depreciation Expense',[54750.0,51300.0],ind=2),S.L('Owner Health Insurance',[7380.0,6930.0],ind=2)],ind=1)
no=S.T('Net Other Income',[o1,~o2],ind=0)
ni=S.T('Net Income',[noi,no],ind=0,kind='TOTAL',key='net_income')
if __name__=='__main__':
    N='sandhill_rv_PL_prev_year.pdf'; W,H=612,792
    c=canvas.Canvas(BASE+'/documents/'+N,pagesize=(W,H),invariant=1); xs=[392,464,528,578]; pg=0
    def top():
        global y,pg; pg+=1
        c.setFont('Helvetica-Bold',7.5); c.drawString(30,H-36,'9:47 AM'); c.drawString(30,H-47,'10/08/25'); c.drawString(30,H-58,'Accrual Basis')
        c.setFont('Helvetica-Bold',12); c.drawCentredString(W/2,H-37,'Sandhill Crossing RV Resort'); c.setFont('Helvetica-Bold',14); c.drawCentredString(W/2,H-54,'Profit & Loss Prev Year Comparison'); c.setFont('Helvetica-Bold',9.5); c.drawCentredString(W/2,H-67,'January through September 2025')
        y=H-92; c.setFont('Helvetica-Bold',8)
        for x,t in zip(xs,['Jan - Sep 25','Jan - Sep 24','$ Change','% Change']):
            c.drawRightString(x,y,t); c.setLineWidth(1.2); c.line(x-50,y-4,x,y-4)
        y-=16
    def foot(): c.setFont('Helvetica-Bold',8); c.drawRightString(W-34,24,f'Page {pg}'); c.showPage()
    top()
    for i,r in enumerate(S.rows):
        if y<44: foot(); top()
        b=r['type']!='LINE' and r['ind']<2
        c.setFont('Helvetica-Bold',7.9); c.drawString(36+r['ind']*13,y,r['label'])
        if r['type']!='HEADING':
            c.setFont('Helvetica-Bold' if r['type']=='TOTAL' else 'Helvetica',8); v=r['vals']
            p='0.0%' if v[1]==0 and v[0]==0 else '100.0%' if v[1]==0 else f'{v[2]/abs(v[1])*100:,.1f}%'
            if r['type']!='LINE':
                c.setLineWidth(.5)
                for x in xs: c.line(x-48,y+8,x,y+8)
            for x,t in zip(xs,[minus(z) for z in v]+[p]): c.drawRightString(x,y,t)
            if r['type']=='TOTAL':
                for x in xs: c.line(x-48,y-2,x,y-2); c.line(x-48,y-3.6,x,y-3.6)
            if r['type']!='LINE': y-=3
        y-=10.6
    foot(); c.save()
    save(N,[S],'MANUFACTURED_HOUSING','OPERATING_STATEMENT','QuickBooks Desktop P&L prev year comparison, RV park','COGS between income and expense, nested parents, $ and % change; NOI = Net Ordinary Income')
