# Apartments T12, legal landscape, three pages, shaded bands, no codes; planted: one month of one subtotal
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib import colors
def make():
    g=random.Random(4108); name='T12 Income Statement - Saltgrass Landing - Apr 2025.pdf'
    mm=['May 2024','Jun 2024','Jul 2024','Aug 2024','Sep 2024','Oct 2024','Nov 2024','Dec 2024','Jan 2025','Feb 2025','Mar 2025','Apr 2025']
    s=S('Trailing 12 Month Income Statement','Saltgrass Landing Apartments','2024-05-01','2025-04-30',mm+['Trailing 12 Total'])
    def L(label,b,j=.06,mode=None,lvl=2,grow=0):
        v=[]
        for m in range(12):
            x=b*(1+grow*m/12)*g.gauss(1,j)
            if mode=='summer': x*=[1,1.25,1.4,1.4,1.2,1,.8,.8,.85,.8,.85,.9][m]
            if mode=='winter': x*=[.7,.5,.4,.4,.5,.8,1.3,1.8,2,1.8,1.3,.9][m]
            if mode=='rare' and g.random()<.6: x=0
            if mode=='q' and m%3!=2: x=0
            v.append(int(round(x))*100)
        return s.line(label,v+[sum(v)],None,lvl)
    def grp(h,t,items,lvl=1): s.head(h,lvl=lvl); return s.tot(t,[L(*q) for q in items],lvl=lvl)
    s.head('Income')
    a=grp('Rental Income','Net Rental Income',[('Gross Market Rent',268900,.001,None,2,.03),('Gain/Loss to Lease',-7900,.1),('Vacancy Loss',-17300,.2),('Concessions',-4200,.35),('Non-Revenue Units',-2980,0),('Delinquency / Write-offs',-3900,.5)])
    b=grp('Other Property Income','Total Other Property Income',[('Utility Billback - Water',11800,.04),('Utility Billback - Trash',3150,.02),('Amenity Fees',2400,.1),('Application & Admin Fees',2950,.25,'summer'),('Pet Fees & Rent',3780,.05),('Late & NSF Fees',3120,.15),('Garage Rent',2250,.03),('Termination Fees',2600,.3,'rare'),('Damages Collected',880,.5),('Vending & Laundry Commission',640,.1,'q'),('Renters Insurance Program',1330,.03)])
    ti=s.tot('Total Income',[a,b],lvl=0,kind='TOTAL',key='total_income')
    s.head('Expenses')
    T=[grp('Payroll & Benefits','Total Payroll & Benefits',[('Property Manager',6420,.02),('Assistant Manager',4310,.02),('Leasing Agents',6880,.06),('Maintenance Supervisor',5350,.02),('Maintenance Technicians',8450,.06),('Groundskeeper / Porter',2950,.05),('Commissions & Bonus',2800,.3,'summer'),('Payroll Taxes & Workers Comp',3550,.06),('Health Insurance & 401(k)',4100,.04),('Temporary Labor',1900,.5,'rare')]),
       grp('Maintenance & Repairs','Total Maintenance & Repairs',[('Appliance Repair',640,.3),('Electrical & Lighting',520,.3),('Plumbing',1480,.35),('HVAC Repair & Filters',1250,.3,'summer'),('Pool & Spa',690,.15,'summer'),('Doors, Locks & Windows',430,.3),('Roof & Gutter',1600,.5,'rare'),('Life Safety & Sprinkler',780,.3,'q'),('Fitness Center',220,.3,'rare'),('General Supplies',890,.2)]),
       grp('Make Ready','Total Make Ready',[('Painting',3150,.2,'summer'),('Cleaning',1480,.2,'summer'),('Carpet Clean & Repair',980,.25,'summer'),('Trash Out',310,.5,'rare')]),
       grp('Contract Services','Total Contract Services',[('Landscape Contract',3400,.02),('Pest Control',870,.01),('Alarm Monitoring',265,0),('Valet Trash',3050,.01),('Elevator',0,0)] [:4]),
       grp('Advertising & Leasing','Total Advertising & Leasing',[('Internet Advertising',3150,.06),('Signage & Collateral',420,.4,'rare'),('Locator Fees',1350,.4,'summer'),('Resident Events',520,.3),('Photography & Video',900,.2,'rare')]),
       grp('General & Administrative','Total General & Administrative',[('Office Expense',560,.2),('Phone & Internet',710,.04),('Software Subscriptions',1980,.01),('Legal - Evictions',860,.4),('Background Screening',540,.2,'summer'),('Training & Travel',480,.4,'rare'),('Bank & Payment Fees',310,.1)]),
       grp('Utilities','Total Utilities',[('Electric - House',3350,.06,'summer'),('Electric - Vacant Units',690,.2),('Gas',1150,.08,'winter'),('Water & Sewer',13900,.05),('Trash Removal',2980,.02)]),
       grp('Management Fees','Total Management Fees',[('Management Fee - 3%',8250,.015)]),
       grp('Taxes & Insurance','Total Taxes & Insurance',[('Real Estate Taxes',31250,0,None,2),('Franchise & Personal Property Tax',410,0),('Property Insurance',13480,0),('Liability & Umbrella',1720,0)])]
    te=s.tot('Total Operating Expenses',T,lvl=0,kind='TOTAL',key='total_operating_expenses')
    noi=s.tot('Net Operating Income',[ti,te],lvl=0,kind='TOTAL',signs=[1,-1],key='noi')
    s.head('Non-Operating')
    d=grp('Debt Service','Total Debt Service',[('Mortgage Interest',61240,.005)])
    k=grp('Capital & Owner Items','Total Capital & Owner Items',[('Capital - Interior Upgrades',9200,.4),('Capital - Exterior & Site',14500,.4,'rare'),('Asset Management Fee',2900,0),('Entity Tax & Audit',6500,.1,'q')])
    s.tot('Net Income',[noi,d,k],lvl=0,kind='TOTAL',signs=[1,-1,-1],key='net_income')
    # planted
    i=T[1]; true=s.rows[i].vals[7]; s.rows[i].vals[7]=true+180000
    s.planted={"what":f"'Total Maintenance & Repairs' in Dec 2024 is printed {(true+180000)//100:,} where its lines add up to {true//100:,}; the row's own Total and all totals above it use the true figure","kind":"total_wrong"}
    W,H=14*72,8.5*72; c=canvas.Canvas(doc(name),pagesize=(W,H),invariant=1); p=1
    X=[250+ (k+1)*56 for k in range(12)]+[250+12*56+66]
    def top():
        c.setFillColor(colors.HexColor('#0b6e6e')); c.setFont('Helvetica-Bold',13); c.drawString(30,H-34,'Saltgrass Landing Apartments'); c.setFont('Helvetica',9); c.setFillColor(colors.black)
        c.drawString(30,H-47,'Trailing 12 Month Income Statement'); c.drawRightString(W-24,H-34,'05/01/2024 - 04/30/2025'); c.drawRightString(W-24,H-47,'Accrual | Rounded to whole dollars')
        y=H-66; c.setFillColor(colors.HexColor('#0b6e6e')); c.rect(26,y-15,W-46,25,stroke=0,fill=1); c.setFillColor(colors.white); c.setFont('Helvetica-Bold',7.6)
        for x,t in zip(X,s.columns):
            c.drawRightString(x,y,'Actual' if 'Total' not in t else 'Trailing 12'); c.drawRightString(x,y-10,t.replace('Trailing 12 ',''))
        c.setFillColor(colors.black); return y-27
    def foot(): c.setFont('Helvetica',6.8); c.setFillColor(colors.grey); c.drawString(30,18,'Tidewater Residential Services  -  printed 05/12/2025 8:14 AM by propacct4'); c.drawRightString(W-24,18,f'Page {p} of 3'); c.setFillColor(colors.black)
    y=top(); z=0
    for q,r in enumerate(s.rows):
        if y<36 or (r.t=='HEADING' and y<62): foot(); c.showPage(); p+=1; y=top(); z=0
        h=11.6
        if r.t=='HEADING':
            if r.lvl==0: c.setFillColor(colors.HexColor('#cfe5e3')); c.rect(26,y-3.2,W-46,h,stroke=0,fill=1); c.setFillColor(colors.black)
            z=0
        elif r.t=='LINE':
            if z%2: c.setFillColor(colors.HexColor('#f4f7f7')); c.rect(26,y-3.2,W-46,h,stroke=0,fill=1); c.setFillColor(colors.black)
            z+=1
        b=r.t!='LINE'; c.setFont('Helvetica-Bold' if b else 'Helvetica',8 if r.lvl else 8.6)
        c.drawString(32+r.lvl*10,y,r.label); c.setFont('Helvetica-Bold' if b else 'Helvetica',7.6)
        if r.t!='HEADING':
            for x,v in zip(X,r.vals): c.drawRightString(x,y,num(v,0,'()'))
            if r.items: c.setLineWidth(.8 if r.t=='TOTAL' else .35); c.line(200,y+8.2,W-22,y+8.2)
        y-=h
        if r.items: y-=3
    foot(); c.save(); print('pages',p)
    save(name,[s],'MULTIFAMILY','OPERATING_STATEMENT_T12','property accounting, third-party manager','legal landscape T12, banded, two-line header "Actual / May 2024" repeated on each page, no codes, whole dollars','three pages; a subtotal wrong in one month only (planted)')
if __name__=='__main__': make()
