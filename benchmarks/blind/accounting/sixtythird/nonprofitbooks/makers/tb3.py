# church fund accounting: trial balance by fund with activity, CR marks, four funds
import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from h import *
random.seed(633)
N='tb_church_funds_jun25.pdf'
funds=[('01','General Fund',
 'Cash - First Farmers Checking|Cash - Payroll Account|Petty Cash - Church Office|Savings - Money Market|Accounts Receivable|Prepaid Insurance',
 'Accounts Payable|Federal Withholding Payable|State Withholding Payable|FICA Payable|Health Insurance Withheld|Due to Manse Rental Fund',
 'Pledged Offerings|Loose Plate Offerings|Sunday School Offerings|Easter Offering|Christmas Offering|Building Use Fees|Wedding Honoraria|Miscellaneous Income|Bank Interest',
 'Pastor Salary|Pastor Housing Allowance|Pastor Pension & Medical|Associate Pastor Salary|Secretary Wages|Custodian Wages|Organist Salary|Choir Director Salary|Nursery Attendants|Payroll Taxes|Workers Comp Insurance|Presbytery Per Capita|General Assembly Mission|Local Mission - Food Pantry|Local Mission - Shelter|Christian Education Supplies|Vacation Bible School|Youth Fellowship|Adult Studies|Worship Supplies|Music & Copyright License|Piano & Organ Tuning|Electric - Sanctuary|Natural Gas - Sanctuary|Water & Sewer|Trash Removal|Telephone & Internet|Building Repairs|Boiler Service|Lawn & Snow|Custodial Supplies|Property & Liability Insurance|Office Supplies|Postage|Copier Lease|Software Subscriptions|Bank & Online Giving Fees|Stewardship Campaign|Fellowship & Kitchen'),
('02','Manse & Rental Houses Fund',
 'Cash - Rental Checking|Tenant Security Deposits - Escrow|Rents Receivable|Due from General Fund|Rental House - 214 Chapel St|Rental House - 218 Chapel St|Duplex - 30 Mill Lane|Accumulated Depreciation',
 'Accounts Payable|Security Deposits Held|Prepaid Rent|Mortgage - Duplex|Property Tax Payable',
 'Rent - 214 Chapel St|Rent - 218 Chapel St|Rent - 30 Mill Lane Unit A|Rent - 30 Mill Lane Unit B|Garage Rent|Late Fees',
 'Property Taxes|Hazard Insurance|Mortgage Interest|Repairs - 214 Chapel|Repairs - 218 Chapel|Repairs - Mill Lane|Water & Sewer|Furnace Service|Legal & Eviction Costs|Depreciation|Management Fee to Deacons'),
('03','Covenant Village Senior Apartments Fund',
 'Cash - Operating|Cash - Resident Deposits|Replacement Reserve - HUD|Residual Receipts|Tenant Accounts Receivable|HAP Receivable|Land|Buildings|Furniture & Equipment|Accumulated Depreciation',
 'Accounts Payable|Accrued Wages|Resident Deposits|Deferred Revenue|Mortgage Payable - HUD 202|Accrued Interest',
 'Resident Rent|HAP Subsidy|Laundry & Vending|Guest Suite|Interest - Reserve|NSF & Damage Charges',
 'Administrator Salary|Maintenance Wages|Payroll Taxes|Employee Benefits|Audit Fee|Bookkeeping|Electric|Natural Gas|Water & Sewer|Elevator Contract|Unit Turn Painting|Flooring Replacement|Grounds|Exterminating|Fire Alarm Monitoring|Property Insurance|Real Estate Taxes (PILOT)|Mortgage Interest|Depreciation|Resident Services'),
('04','Memorial & Cemetery Fund',
 'Cash - Cemetery Savings|Certificates of Deposit|Endowment - Presbyterian Foundation',
 'Unearned Pre-Need Fees',
 'Lot Sales|Opening & Closing Fees|Memorial Gifts|Endowment Income',
 'Mowing Contract|Monument Repair|Gifts Disbursed|Scholarships')]
start={'01':(10,20,30,40,50)}
rows=[];totals=[];lay=[]
G=[0,0,0,0]
for fn,ft,As,Ls,Rs,Es in funds:
    scale={'01':1,'02':.5,'03':2.2,'04':.25}[fn]
    L=[]
    def mk(cls,i,nm,kind):
        L.append([f'{fn}-{cls}{(i+1)*5:03d}',nm,kind])
    for i,n in enumerate(As.split('|')): mk(1,i,n,'A')
    for i,n in enumerate(Ls.split('|')): mk(2,i,n,'L')
    mk(3,0,{'01':'Unrestricted Net Assets','02':'Net Assets - Rental Property','03':'Net Assets - Board Designated','04':'Permanently Restricted Net Assets'}[fn],'N')
    for i,n in enumerate(Rs.split('|')): mk(4,i,n,'R')
    for i,n in enumerate(Es.split('|')): mk(5,i,n,'E')
    beg={};dr={};cr={}
    U=random.uniform
    for c,n,k in L:
        b=d=x=0
        fixed=any(w in n for w in('Land','Building','House -','Duplex -','Furniture')) and k=='A'
        if k=='A':
            if n=='Accumulated Depreciation': b=-r2(U(90000,210000)*scale); x=r2(-b/240)
            elif fixed: b=round(U(80000,180000)*(6 if n=='Buildings' else .3 if 'Furn' in n else 1))*1.0
            else:
                b=r2(U(1500,26000)*scale*(3 if 'Reserve' in n or 'Endow' in n or 'Certif' in n else 1))
                if 'Petty' in n: b=150.0
                elif not any(w in n for w in('Certif','Escrow')): d=r2(U(200,3800)*scale);x=r2(d*U(.5,1.05))
                else: d=r2(U(4,60))
        elif k=='L':
            b=-r2(U(300,5200)*scale*(40 if 'Mortgage' in n else 1)); d=r2(U(100,1300)*scale); x=0 if 'Mortgage' in n else r2(U(100,1300)*scale)
            if random.random()<.2: d=x=0
        elif k=='R':
            b=-r2(U(400,9000)*scale*(5 if n in('Pledged Offerings','Resident Rent','HAP Subsidy') else 1)); x=r2(-b/5*U(.8,1.2))
            if n in('Easter Offering','Christmas Offering'): x=0
            if random.random()<.12: d=r2(U(10,50))
        elif k=='E':
            b=r2(U(300,6500)*scale*(3 if 'Salary' in n else 1)); d=r2(b/5*U(.75,1.25))
            if random.random()<.13: d=0
            if random.random()<.1: x=r2(U(15,120))
            if random.random()<.05: b=0
        mon={'Pastor Salary':4850,'Pastor Housing Allowance':1900,'Pastor Pension & Medical':1640.5,'Associate Pastor Salary':2725,'Secretary Wages':1986.4,'Custodian Wages':1422.75,'Organist Salary':780,'Choir Director Salary':525,'Payroll Taxes':612.38,
          'Rent - 214 Chapel St':-985,'Rent - 218 Chapel St':-1025,'Rent - 30 Mill Lane Unit A':-840,'Rent - 30 Mill Lane Unit B':-815,'Garage Rent':-90,'Late Fees':-25,'Mortgage Interest':402.17 if fn=='02' else 1188.6,'Administrator Salary':3640,'Maintenance Wages':2915,
          'HAP Subsidy':-17842,'Resident Rent':-14270,'NSF & Damage Charges':-85,'Guest Suite':-140,'Laundry & Vending':-412.5,'Bank Interest':-31.77,'Pledged Offerings':-19850,'Loose Plate Offerings':-1740}.get(n)
          
        if mon:
            b=r2(mon*5*(1 if 'Rent' in n or 'Salary' in n else U(.97,1.03))); d=r2(max(mon,0)); x=r2(max(-mon,0))
        if 'Manse Rental Fund' in n: b,d,x=-2450.0,350.0,0
        if n=='Due from General Fund': b,d,x=2450.0,0,350.0
        if n=='Depreciation': dep=r2([cr[q] for q,w,z in L if w=='Accumulated Depreciation'][0]); b,d,x=r2(dep*5),dep,0
        beg[c],dr[c],cr[c]=b,d,x
    na=[c for c,n,k in L if k=='N'][0]; beg[na]=r2(-sum(beg.values()))
    cash=L[0][0]; beg[na]=0; beg[cash]=r2(U(14000,22000)*max(scale,.6)); beg[na]=r2(-sum(beg.values())); dr[cash]=cr[cash]=0
    df=r2(sum(cr.values())-sum(dr.values())); base=r2(U(9000,16000)*scale+abs(df))
    cr[cash]=base; dr[cash]=r2(base+df)
    T=[0,0,0,0]; lay.append(('F',f'Fund {fn}  {ft}'))
    for c,n,k in L:
        e=r2(beg[c]+dr[c]-cr[c]); r={"account":c,"name":n,"beginning":r2(beg[c]),"debit":dr[c],"credit":cr[c],"ending":e}
        rows.append(r); lay.append(('R',r))
        for i,v in enumerate((beg[c],dr[c],cr[c],e)): T[i]+=v
    T=[r2(v) for v in T]; assert abs(T[0])<.005 and abs(T[3])<.005 and T[1]==T[2]
    T[0]=T[3]=0.0
    t={"label":f'Total Fund {fn}',"beginning":0.0,"debit":T[1],"credit":T[2],"ending":0.0}; totals.append(t); lay.append(('T',t))
    for i in range(4): G[i]=r2(G[i]+T[i])
t={"label":"Report Totals","beginning":0.0,"debit":G[1],"credit":G[2],"ending":0.0}; totals.append(t); lay.append(('G',t))
W,H=letter; c=canvas.Canvas(doc(N),pagesize=letter)
X=dict(beginning=355,debit=425,credit=492,ending=566)
def bal(v): return f'{v:,.2f}' if v>=0 else f'{-v:,.2f}CR'
def num(r,y,b=False):
    c.setFont('Times-Bold' if b else 'Times-Roman',9)
    for k in X:
        v=r[k]; s=bal(v) if k in('beginning','ending') else f'{v:,.2f}'
        # align digits: CR hangs right
        if s.endswith('CR'): c.drawRightString(X[k]-13,y,s[:-2]); c.drawString(X[k]-12,y,'CR')
        else: c.drawRightString(X[k]-13,y,s)
def head(p):
    c.setFont('Times-Bold',13); c.drawCentredString(W/2,H-40,'Harlan Mills Covenant Presbyterian Church')
    c.setFont('Times-Bold',11); c.drawCentredString(W/2,H-55,'Trial Balance with Activity'); c.setFont('Times-Roman',10); c.drawCentredString(W/2,H-68,'Period: 06/01/2025 to 06/30/2025      All Funds')
    c.setFont('Times-Roman',8); c.drawString(46,28,'07/08/2025  2:15 PM'); c.drawRightString(566,28,f'Page {p}')
    c.setFont('Times-Bold',9); y=H-92
    c.drawString(46,y,'Account'); c.drawString(112,y,'Description'); c.drawRightString(342,y+9,'Beginning'); c.drawRightString(342,y,'Balance'); c.drawRightString(412,y,'Debits'); c.drawRightString(479,y,'Credits'); c.drawRightString(553,y+9,'Ending');c.drawRightString(553,y,'Balance')
    c.setLineWidth(1); c.line(46,y-4,566,y-4); return y-17
p=1;y=head(p)
for k,r in lay:
    if y<(90 if k=='F' else 52): c.showPage();p+=1;y=head(p)
    if k=='F':
        c.setFont('Times-BoldItalic',10); c.drawString(46,y,r); y-=13
    elif k=='R':
        c.setFont('Times-Roman',9); c.drawString(46,y,r['account']); c.drawString(112,y,r['name']); num(r,y); y-=11.6
    else:
        c.setLineWidth(.5); c.line(295,y+8,566,y+8)
        c.setFont('Times-Bold',9); c.drawString(112,y-2,r['label']); num(r,y-2,True); y-=24
        if k=='G': c.line(295,y+18,566,y+18)
c.save()
print(len(rows))
save(N,'TB','church fund-accounting TB with activity by fund, CR marks, fund totals, 4+ pages',False,['beginning','debit','credit','ending'],rows,totals)
