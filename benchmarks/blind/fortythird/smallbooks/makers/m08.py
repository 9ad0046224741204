# golf club: trailing twelve months by account, club ledger system, wide legal pages, about 150 rows
from h import *; random.seed(808)
from reportlab.pdfgen import canvas
F='stony_brook_golf_t12_oct25.pdf'
M=['Nov 24','Dec 24','Jan 25','Feb 25','Mar 25','Apr 25','May 25','Jun 25','Jul 25','Aug 25','Sep 25','Oct 25']
s=St('Trailing Twelve Months Income Statement',M+['Total'],'Stony Brook Golf & Country Club','2024-11-01','2025-10-31',derive=lambda b,e:list(b)+[sum(b)],zero='blank')
golf=[.3,.02,0,0,.15,.9,1.5,2.0,2.2,2.1,1.7,1.1]; fb=[.7,1.1,.25,.4,.5,.9,1.3,1.7,1.6,1.6,1.4,.9]; grow=[.5,.3,.2,.25,.6,1.2,1.6,1.7,1.7,1.6,1.2,.9]; win=[1.2,1.6,1.9,1.8,1.3,.9,.6,.7,.8,.8,.6,.7]; flat=[1]*12
def V(b,se,j=.07): return [int(round(b*x*(1+random.uniform(-j,j))))*100 for x in se]
def at(b,*ms): return [b*100 if i in ms else 0 for i in range(12)]
def sec(name,base,ls,tname=None):
    s.head(f'{name}'); ix=[]
    for k,(l,v) in enumerate(ls): ix.append(s.line(l,v,code=f'{base+5*k:04d}'))
    return s.tot(tname or 'Total '+name,ix)
s.head('REVENUE'); R=[]
R.append(sec('Membership',4010,[('Dues - Full Golf',V(76500,flat,.015)),('Dues - Weekday Golf',V(14850,flat,.02)),('Dues - Junior Executive',V(9720,flat,.02)),('Dues - House & Social',V(11430,flat,.02)),('Dues - Nonresident',V(2250,flat,0)),('Initiation Fees',at(5000,0,3,4,5,6,8)),('Locker Rental',at(7840,5)),('Bag Storage',at(9310,5)),('Handicap Service Fees',at(6425,4)),('Finance Charges',V(310,flat,.5))]))
R.append(sec('Golf Operations',4210,[('Guest Greens Fees',V(9100,golf)),('Cart Fees',V(12800,golf)),('Trail Fees',at(4200,4,5)),('Driving Range',V(2150,golf)),('Outings & Tournaments',V(8800,[0,0,0,0,0,.5,1.4,2.2,1.8,2.5,2.0,.4])),('Golf Instruction',V(1650,golf)),('Rental Clubs',V(240,golf,.3)),('Club Repair',V(180,golf,.3))]))
R.append(sec('Golf Shop Sales',4410,[('Soft Goods',V(4900,[.6,1.8,.1,.1,.4,1.1,1.5,1.6,1.3,1.1,.9,.6])),('Hard Goods',V(3650,golf)),('Balls & Accessories',V(2480,golf)),('Shoes & Gloves',V(1560,golf))]))
R.append(sec('Food & Beverage',4610,[('Grill Room Food',V(16900,fb)),('Banquet Food',V(12400,[.8,2.2,.1,.3,.4,.8,1.3,2.1,1.4,1.5,1.6,1.0])),('Halfway House & Beverage Cart',V(4100,golf)),('Liquor',V(5200,fb)),('Beer',V(4350,fb)),('Wine',V(3150,fb)),('Soft Drinks',V(1100,fb)),('Service Charges',V(7300,fb)),('Food Minimums Unspent',at(8650,1,5,8)),('Room Rental',V(1150,fb,.3))]))
R.append(sec('Pool & Racquets',4810,[('Swim Memberships',at(24600,5,6)),('Guest Swim Fees',V(1450,[0,0,0,0,0,0,.3,2,2.6,2.1,.2,0])),('Swim Lessons & Team',at(4380,7,8)),('Tennis & Pickleball Fees',V(980,golf)),('Court Guest Fees',V(210,golf,.3))]))
R.append(sec('Other Operating Income',4910,[('Cell Tower Rent',[185000]*12),('Farmhouse Rent - 6th Hole',[115000]*12),('Vending & Miscellaneous',V(190,golf,.4))]))
tr=s.tot('TOTAL REVENUE',R,kind='TOTAL',key='total_income')
s.head('COST OF SALES'); 
tc=s.tot('TOTAL COST OF SALES',[s.line(l,v,code=str(5110+10*k)) for k,(l,v) in enumerate([('Cost of Soft Goods',V(2900,[.6,1.8,.1,.1,.4,1.1,1.5,1.6,1.3,1.1,.9,.6])),('Cost of Hard Goods',V(2680,golf)),('Cost of Balls & Accessories',V(1560,golf)),('Cost of Shoes & Gloves',V(980,golf)),('Food Cost',V(12500,fb)),('Liquor Cost',V(1180,fb)),('Beer Cost',V(1240,fb)),('Wine Cost',V(1130,fb)),('Soft Drink Cost',V(330,fb))])],kind='TOTAL')
gm=s.tot('GROSS MARGIN',[tr,(tc,-1)],kind='TOTAL')
s.head('OPERATING EXPENSES'); X=[]
X.append(sec('Golf Shop Expense',6010,[('Golf Professional Salary',V(7083,flat,0)),('Assistants & Shop Wages',V(5200,[.4,.2,0,0,.5,1,1.4,1.6,1.6,1.5,1.2,.9])),('Cart & Range Wages',V(3900,golf)),('Payroll Taxes & Benefits',V(2150,[.9,.8,.7,.7,.9,1,1.2,1.3,1.3,1.2,1.1,1])),('Cart Lease',[486000]*12),('Cart Repairs & Batteries',V(420,golf,.5)),('Range Balls & Supplies',at(3375,4,8)),('Tournament Expense',V(2300,[0,0,0,0,0,.5,1.2,2,1.8,2.2,1.9,.3])),('Scorecards & Printing',at(2890,4)),('Dues & Education',at(640,2,4,9))]))
X.append(sec('Course Maintenance',6210,[('Superintendent Salary',V(9167,flat,0)),('Crew Wages',V(19800,grow)),('Crew Overtime',V(1100,grow,.4)),('Payroll Taxes & Benefits',V(6100,[.8,.7,.7,.7,.9,1,1.2,1.3,1.3,1.2,1.1,1])),('Fertilizer',V(4100,[.6,0,0,0,1.6,2.2,1.6,1.3,.9,1.1,1.8,.8])),('Fungicides & Chemicals',V(6200,[.9,0,0,0,.6,1.4,1.9,2.1,2.2,2.0,1.3,.5])),('Seed & Sod',V(900,[0,0,0,0,1.2,1.6,.8,.2,.2,1.9,2.5,.4])),('Topdressing Sand',at(3460,4,6,9,10)),('Fuel & Lubricants',V(2350,grow)),('Equipment Repairs & Parts',V(3100,grow,.4)),('Equipment Leases',[731500]*12),('Irrigation Repairs',V(1250,[.5,0,0,0,1.5,1.4,1.2,1.5,1.4,1.1,.8,1.1],.4)),('Irrigation Water & Power',V(3300,[.1,0,0,0,.2,.8,1.6,2.4,2.6,2.4,1.2,.3])),('Tree Work',at(4800,2,3)),('Drainage & Bunkers',at(2715,4,11)),('Small Tools & Uniforms',V(260,grow,.5)),('Portable Toilets',[0,0,0,0,31000,31000,31000,31000,31000,31000,31000,31000])]))
X.append(sec('Food & Beverage Expense',6410,[('Chef & Management Salaries',V(11250,flat,0)),('Kitchen Wages',V(8900,fb)),('Service Wages',V(7600,fb)),('Payroll Taxes & Benefits',V(4300,fb)),('Kitchen Supplies',V(820,fb,.3)),('Bar Supplies',V(260,fb,.3)),('Linen & Laundry',V(690,fb)),('China, Glass & Silver',at(1480,3,8)),('Music & Entertainment',V(600,fb,.5)),('Equipment Repairs',V(540,fb,.6)),('Liquor License',at(2856,5)),('Menus & Decorations',V(140,fb,.6))]))
X.append(sec('Pool & Racquets Expense',6610,[('Lifeguard Wages',[0,0,0,0,0,0,312000,1184000,1297000,1126000,148000,0]),('Tennis Professional',[0,0,0,0,0,150000,240000,240000,240000,240000,150000,0]),('Payroll Taxes',[0,0,0,0,0,12600,48300,124700,134100,119800,26900,0]),('Pool Chemicals',V(1150,[0,0,0,0,0,.4,1.4,1.8,2,1.8,.5,0])),('Pool Repairs & Opening',at(5320,5,6)),('Court Maintenance',at(1945,5,9))]))
X.append(sec('Clubhouse & Grounds',6710,[('Housekeeping Wages',V(3900,flat,.06)),('Maintenance Wages',V(4166,flat,0)),('Payroll Taxes & Benefits',V(1520,flat,.04)),('Electricity',V(5400,[.9,1,1.05,1,.85,.8,.95,1.2,1.4,1.35,1.05,.85])),('Natural Gas',V(1700,win)),('Propane - Farmhouse',V(160,[1,1.6,2.2,1.9,1.2,.4,0,0,0,0,0,.5])),('Water & Sewer',V(980,fb)),('Trash Removal',V(870,flat,.04)),('Building Repairs',V(2700,flat,.5)),('HVAC Contract',at(2230,2,5,8,11)),('Fire & Security',[34800]*12),('Cleaning Supplies',V(610,fb)),('Pest Control',[14500]*12),('Snow Removal',at(1175,1,2,3))]))
X.append(sec('Administrative & General',6810,[('General Manager Salary',V(11250,flat,0)),('Office Salaries',V(7340,flat,.01)),('Payroll Taxes & Benefits',V(4480,flat,.03)),('Payroll Processing',V(395,flat,.05)),('Audit & Tax',at(6150,3,4)),('Legal',V(480,flat,.8)),('Computer & Club Software',[132500]*12),('Credit Card Discounts',V(2450,fb)),('Postage & Printing',V(390,flat,.3)),('Telephone & Internet',V(785,flat,.04)),('Membership Marketing',V(900,[.4,.3,1.2,1.8,2,1.6,1,.6,.4,.4,.4,.5])),('Board & Annual Meeting',at(2417,0)),('Bad Debts',at(1850,1,11)),('Licenses & Dues',at(1320,2,6))]))
X.append(sec('Fixed Charges',6910,[('Real Estate Taxes',at(41286,2,8)),('Property & Liability Insurance',V(8125,flat,0)),('Directors & Officers Insurance',at(5940,5)),('Personal Property Tax',at(3873,10))]))
te=s.tot('TOTAL OPERATING EXPENSES',X,kind='TOTAL',key='total_operating_expenses')
noi=s.tot('NET OPERATING INCOME',[gm,(te,-1)],kind='TOTAL',key='noi')
s.head('NONOPERATING')
O=[s.line(l,v,code=str(8010+10*k)) for k,(l,v) in enumerate([('Capital Dues',V(8600,flat,.01)),('Interest Income',V(640,flat,.2)),('Interest Expense - Term Loan',[-x for x in V(5400,flat,.03)]),('Depreciation',[-2641700]*12)])]
to=s.tot('Total Nonoperating',O)
s.tot('NET INCOME (LOSS)',[noi,to],kind='TOTAL',key='net_income')
W,H=1008,612; cv=canvas.Canvas(D+F,pagesize=(W,H)); X0=[258+i*58.5 for i in range(12)]+[974]
pages=[];per=52
for k in range(0,len(s.rows),per): pages.append(s.rows[k:k+per])
for pg,rs in enumerate(pages,1):
    cv.setFont('Courier-Bold',10); cv.drawString(30,586,'STONY BROOK GOLF & COUNTRY CLUB'.title().replace('&','&')); cv.setFont('Courier',8)
    cv.drawString(30,575,'Trailing Twelve Months Income Statement'); cv.drawString(30,565,'Nov 2024 through Oct 2025'); cv.drawRightString(974,586,f'Page {pg} of {len(pages)}'); cv.drawRightString(974,575,'GL-T12  11/12/2025 08:41')
    cv.setFont('Courier-Bold',7.5); cv.drawString(30,548,'Acct'); cv.drawString(58,548,'Description')
    for x,t in zip(X0,s.columns): cv.drawRightString(x,548,t)
    cv.setLineWidth(.7); cv.line(30,544,974,544); y=534
    for r in rs:
        cv.setFont('Courier' if r['type']=='LINE' else 'Courier-Bold',7)
        if r['code']: cv.drawString(30,y,r['code'])
        big=r['label'].isupper()
        cv.drawString(58 if r['type']=='LINE' else (30 if big else 44),y,r['label'])
        if r['items']:
            cv.setLineWidth(.4)
            for x in X0: cv.line(x-46,y+7,x,y+7)
        for x,v in zip(X0,r['v']): cv.drawRightString(x,y,'' if not v else fm(v,0,'('))
        y-=9.6
    cv.showPage()
cv.save()
save(F,'OTHER','OPERATING_STATEMENT_T12','golf club controller, club ledger system','wide monospaced twelve-month ledger report, four-digit accounts, several pages',True,[s])
