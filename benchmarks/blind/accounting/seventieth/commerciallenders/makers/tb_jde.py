# JD Edwards style, hotel (Canada), monospace PDF, trailing minus, headings and level totals, large
import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
R=random.Random(310)
bu='31005'
BS=[("1000","ASSETS",[
("CURRENT ASSETS",[("1110","BANK","Cash - RBC Operating",742118),("1110","USD","Cash - USD Clearing",38410),("1115","","House Banks",12500),("1120","FFE","FF&E Reserve Account",618220),("1130","","Credit Card Receivable",214506),("1210","","Guest Ledger",88214),("1220","","City Ledger",301744),("1225","","Advance Deposits Clearing",0),("1230","","Allowance Doubtful Accounts",-18500),("1240","GST","GST/HST Recoverable",46718),("1310","FOOD","Inventory - Food",41206),("1310","BEV","Inventory - Beverage",36118),("1310","OPS","Inventory - Operating Supplies",22914),("1410","INS","Prepaid Insurance",81420),("1410","TAX","Prepaid Property Tax",0),("1410","MNT","Prepaid Maintenance Contracts",17366)]),
("FIXED ASSETS",[("1510","","Land",6200000),("1520","","Building",31450000),("1530","","Furniture, Fixtures & Equipment",7118422),("1540","","Computer & PMS Equipment",612440),("1550","","Renovation in Progress",418002),("1620","","Accum Dep - Building",-8177000),("1630","","Accum Dep - FF&E",-4266018),("1640","","Accum Dep - Computer & PMS",-388211)]),
("OTHER ASSETS",[("1710","","Franchise Fee - Deferred",120000),("1715","","Accum Amort - Franchise Fee",-48000),("1720","","Deferred Financing Costs",288400)])]),
("2000","LIABILITIES AND EQUITY",[
("CURRENT LIABILITIES",[("2110","","Accounts Payable Trade",-388120),("2115","","Received Not Vouchered",-41206),("2120","","Accrued Payroll",-164300),("2125","","Accrued Vacation",-92117),("2130","HST","HST Payable",-118406),("2130","MAT","Municipal Accommodation Tax",-36220),("2140","","Source Deductions Payable",-44018),("2150","","Advance Deposits",-133642),("2160","","Gift Certificates Outstanding",-21850),("2170","","Accrued Franchise Fees",-68214),("2180","","Accrued Interest",-141275),("2190","","Accrued Property Tax",-210600)]),
("LONG TERM DEBT",[("2510","","First Mortgage Payable",-22640000),("2520","","Capital Leases",-186400)]),
("EQUITY",[("3110","","Partnership Capital",-9000000),("3120","","Partner Draws",1200000),("3900","","Retained Earnings",'PLUG')])])]
PL=[("4000","REVENUE",[
("ROOMS REVENUE",[("4110","TRAN","Transient - Rack/BAR",-3611200),("4110","CORP","Transient - Corporate Negotiated",-2411800),("4110","GOV","Transient - Government",-418000),("4110","OTA","Transient - OTA",-1922400),("4120","GRP","Group - Corporate",-1166000),("4120","TOUR","Group - Tour & Travel",-388100),("4120","SMRF","Group - SMERF",-264400),("4130","CREW","Contract - Airline Crew",-702600),("4190","","No-Show & Cancellation",-61800),("4195","","Rooms Allowances",38200)]),
("FOOD & BEVERAGE REVENUE",[("4210","REST","Restaurant Food",-1188200),("4210","LNGE","Lounge Food",-264100),("4210","ROOM","Room Service Food",-118400),("4210","BANQ","Banquet Food",-966400),("4220","REST","Restaurant Beverage",-288100),("4220","LNGE","Lounge Beverage",-412700),("4220","BANQ","Banquet Beverage",-244800),("4230","","Meeting Room Rental",-186300),("4240","","A/V Commissions",-72400),("4250","","Banquet Service Charge",-201300)]),
("OTHER OPERATED & MISC",[("4310","","Parking",-318400),("4320","","Guest Laundry",-22900),("4330","","Spa Lease Income",-66000),("4340","","Vending & Sundry Shop",-41800),("4350","","Rooftop Antenna Lease",-28800),("4390","","Foreign Exchange Gain",-6100)])]),
("5000","DEPARTMENTAL EXPENSES",[
("ROOMS",[("5110","FD","Wages - Front Desk",488200),("5110","HK","Wages - Housekeeping",1066400),("5110","RES","Wages - Reservations",88100),("5110","GS","Wages - Guest Services",144200),("5115","","Rooms Benefits",402300),("5120","","Travel Agent Commissions",266400),("5125","","OTA Commissions",311800),("5130","","Reservation System Fees",148200),("5135","","Guest Supplies",166100),("5140","","Cleaning Supplies",62400),("5145","","Linen",71300),("5150","","Laundry - Contract",218600),("5155","","Complimentary Breakfast",94200),("5160","","Crew Transportation",58300),("5165","","Uniforms - Rooms",12100)]),
("FOOD & BEVERAGE",[("5210","FOOD","Cost of Food",804100),("5210","BEV","Cost of Beverage",241900),("5215","","Employee Meals Credit",-36200),("5220","KIT","Wages - Kitchen",612400),("5220","SRV","Wages - Service",418300),("5220","BANQ","Wages - Banquet",296100),("5225","","F&B Benefits",302200),("5230","","China, Glass & Silver",28100),("5235","","Kitchen Fuel",31900),("5240","","Licences & Permits F&B",9800),("5245","","Music & Entertainment",26400),("5250","","Paper & Plastics",41200)]),
("OTHER OPERATED",[("5310","","Parking Expense",88400),("5320","","Sundry Shop Cost of Sales",21900)])]),
("6000","UNDISTRIBUTED EXPENSES",[
("ADMINISTRATIVE & GENERAL",[("6110","","Wages - A&G",388400),("6115","","A&G Benefits",91200),("6120","","Credit Card Commissions",311600),("6125","","Bank Charges",14800),("6130","","Audit & Legal",62400),("6135","","Provision for Doubtful Accounts",9600),("6140","","Human Resources & Training",33800),("6145","","Cash Over/Short",-410),("6150","","Travel & Entertainment",21700)]),
("INFORMATION SYSTEMS",[("6210","","Systems Maintenance",88600),("6220","","Internet - Guest HSIA",64300)]),
("SALES & MARKETING",[("6310","","Wages - Sales",312200),("6315","","Sales Benefits",74100),("6320","","Advertising & Digital",166900),("6330","","Franchise Royalty",548300),("6335","","Franchise Marketing Contribution",402800),("6340","","Loyalty Program",218400)]),
("PROPERTY OPERATIONS",[("6410","","Wages - Maintenance",266400),("6415","","Maintenance Benefits",63900),("6420","","Building Repairs",91400),("6425","","Electrical & Mechanical",72100),("6430","","Elevator Contract",38900),("6435","","Grounds & Snow Removal",41600),("6440","","Waste Removal",33200),("6445","","Pool & Fitness",18700)]),
("UTILITIES",[("6510","","Hydro",488300),("6520","","Natural Gas",166200),("6530","","Water & Sewer",141900)])]),
("7000","FIXED CHARGES",[
("MANAGEMENT FEES",[("7110","","Base Management Fee",466200),("7120","","Incentive Management Fee",88400)]),
("FIXED",[("7210","","Property Tax",631800),("7220","","Property Insurance",148600),("7230","","Equipment Leases",28400),("7240","","FF&E Reserve Contribution",621600),("7245","","FF&E Reserve Offset",-621600)]),
("FINANCING & NON-CASH",[("7310","","Mortgage Interest",867400),("7320","","Interest on Capital Leases",9300),("7330","","Interest Income",-14100),("7410","","Depreciation - Building",590000),("7420","","Depreciation - FF&E",511600),("7430","","Amortization",43200)])])]
items=[]  # flat: ('h',text,lvl)|('r',...)|('t',label)
data=[]
def jit(v,k): return r2(v*(1+R.uniform(-k,k)))
for sec in BS+PL:
    pl=int(sec[0])>=4000
    for g,l in sec[2]:
        for o,s,n,v in l:
            if v=='PLUG': e=b=py=a=None
            elif pl:
                e=jit(v,.004) if v%1000 else jit(v,.004); a=r2(e*R.uniform(.075,.098)); b=r2(e-a); py=jit(v,.09)
                if n.startswith('FF&E Reserve C'): ff=(e,a,b,py)
                if n.startswith('FF&E Reserve O'): e,a,b,py=[-z for z in ff]
            else:
                fixed=v!=0 and (v%100000==0 or n in('House Banks',))
                e=float(v) if fixed else (0.0 if v==0 else r2(v+R.choice([0,.0,1])*R.uniform(0,.99)+R.uniform(0,9)))
                if 'Accum' in n: a=r2(-abs(v)*R.uniform(.006,.011))
                elif fixed: a=0.0
                elif v==0: a=r2(-R.uniform(8000,52000))
                else: a=r2(abs(v)*R.uniform(-.16,.18)) if abs(v)<5e6 else r2(R.uniform(20000,61000))
                b=r2(e-a); py=r2(float(v)) if fixed else (r2(e*R.uniform(.8,1.1)) if v else 0.0)
                if 'Draws' in n: py=900000.0
            data.append([f'{bu}.{o}'+(f'.{s}' if s else ''),n,b,a,e,py,sec[0],g])
for x in data:
    if x[1]=='Retained Earnings':
        o=[y for y in data if y is not x]
        x[4]=r2(-sum(y[4] for y in o)); x[5]=r2(-sum(y[5] for y in o)); x[3]=0.0
        x[2]=x[4]; R_=x
    if x[1].startswith('Cash - RBC'): C_=x
bal=r2(sum(y[3] for y in data)); C_[3]=r2(C_[3]-bal); C_[2]=r2(C_[4]-C_[3])
R_[2]=r2(R_[4])
print(len(data),'RE',R_[2:6],'cash',C_[2:6],[r2(sum(y[i] for y in data)) for i in (2,3,4,5)])
assert all(abs(sum(y[i] for y in data))<.01 for i in (2,3,4,5))
name='R09410_TB_310_Oct2025.pdf'
W,H=landscape(letter); cv=canvas.Canvas(doc(name),pagesize=(W,H))
FS=7.6; LH=9.6; cw=FS*.6
def jm(v):
    if v is None: return ''
    s=f'{abs(v):,.2f}'; return s+('-' if v<0 else ' ')
lines=[]
K=['beginning','activity','ending','other:Prior Year Balance']
TT=[]; rows=[]
def ln(acc,desc,vals,ld=''):
    return f'{acc:<20}{desc:<40}{ld:>2}  '+''.join(f'{jm(v):>18}' for v in vals)
for sec in BS+PL:
    lines.append(('b',f'{bu+"."+sec[0]:<20}{sec[1]:<40} 4'))
    sd=[x for x in data if x[6]==sec[0]]
    for g,l in sec[2]:
        lines.append(('n',f'{"":<20}  {g}'))
        gd=[x for x in sd if x[7]==g]
        for x in gd:
            lines.append(('n',ln(x[0],'    '+x[1],x[2:6],'6' if x[0].count('.')<2 else '7')))
            rows.append(dict(account=x[0],name=x[1],**dict(zip(K,x[2:6]))))
        if len(sec[2])>1:
            t=[r2(sum(x[i] for x in gd)) for i in (2,3,4,5)]
            lines.append(('n',' '*64+(' '+'-'*16+' ')*4)); lab='TOTAL '+g
            lines.append(('n',ln('','  '+lab,t))); lines.append(('n','')); TT.append(dict(label=lab,**dict(zip(K,t))))
    t=[r2(sum(x[i] for x in sd)) for i in (2,3,4,5)]; lab='TOTAL '+sec[1]
    lines.append(('b',ln('',lab,t))); lines.append(('n',' '*64+(' '+'='*16+' ')*4)); TT.append(dict(label=lab,**dict(zip(K,t))))
t=[r2(sum(x[i] for x in data)) for i in (2,3,4,5)]
lines.append(('b',ln('','GRAND TOTAL  COMPANY 00310',t))); TT.append(dict(label='GRAND TOTAL  COMPANY 00310',**dict(zip(K,t))))
per=50; pg=-(-len(lines)//per)
for p in range(pg):
    y=H-34; cv.setFont('Courier',FS)
    def put(s,bold=False):
        global y
        cv.setFont('Courier-Bold' if bold else 'Courier',FS); cv.drawString(36,y,s); y-=LH
    put(f'{"R09410":<50}{"Lakeport Hospitality Holdings LP":<62}{"11/12/25   8:41:07":>24}')
    put(f'{"":<50}{"Trial Balance - Lakeport Harbour Hotel":<62}{"Page  -   "+str(p+1):>24}')
    put(f'{"Company 00310   Ledger AA":<50}{"As of October 31, 2025   Currency CAD":<62}')
    put('')
    put(f'{"":<64}'+''.join(f'{t:>17} ' for t in ['Beginning','Period','Ending','Prior Year']))
    put(f'{"Account Number":<20}{"Description":<40}{"LD":>2}  '+''.join(f'{t:>17} ' for t in ['Balance','Activity','Balance','Balance']))
    put('-'*136)
    for k,s in lines[p*per:(p+1)*per]: put(s,k=='b')
    cv.showPage()
cv.save()
save(name,'TB','JD Edwards style hotel TB, monospace, trailing minus, level totals, prior year column, CAD',True,K,rows,TT)
