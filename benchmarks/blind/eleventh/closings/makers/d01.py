# Apartments, monthly budget comparison, large web system, landscape, header repeated on each page
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
def make():
    g=random.Random(4101); name='BudgetComparison_hal017_0325.pdf'
    s=S('Budget Comparison','Halcyon Ridge Apartments','2025-03-01','2025-03-31',
        ['PTD Actual','PTD Budget','Variance','YTD Actual','YTD Budget','Variance','Annual'],fav=(2,5))
    def L(code,label,bud,exp=True,j=.08,lumpy=False):
        b=bud*100
        if lumpy:
            a=0 if g.random()<.5 else int(b*g.uniform(.4,2.6)); ya=a+int(b*g.uniform(.2,2.2))
        else:
            a=int(b*g.gauss(1,j))+g.randint(-4999,4999)*(1 if abs(bud)>900 else 0); ya=a+int(2*b*g.gauss(1,j*.6))+g.randint(0,99)
        yb=3*b; sg=-1 if exp else 1
        return s.line(label,[a,b,sg*(a-b),ya,yb,sg*(ya-yb),12*b],code,2)
    s.head('INCOME','4000-0000',0); s.head('RENT INCOME','4005-0000',1)
    i=[L('4010-0000','Gross Potential Rent',412350,False,0.001),L('4020-0000','Gain / (Loss) to Lease',-14200,False,.12),
       L('4110-0000','Less: Vacancy',-22680,False,.2),L('4120-0000','Less: Concessions',-5150,False,.3),
       L('4130-0000','Less: Model / Admin Units',-3310,False,0),L('4140-0000','Less: Employee Units',-1655,False,0),
       L('4150-0000','Bad Debt / Write Offs',-4900,False,.4),L('4155-0000','Bad Debt Recovery',600,False,.5)]
    nr=s.tot('NET RENTAL INCOME',i,'4199-0000',1)
    s.head('OTHER INCOME','4200-0000',1)
    o=[L('4210-0000','Application Fees',1450,False,.2),L('4215-0000','Administrative Fees',2100,False,.2),L('4220-0000','Late Charges',3375,False,.15),
       L('4230-0000','Pet Rent',4480,False,.04),L('4240-0000','Covered Parking / Garages',6900,False,.03),L('4250-0000','Storage Income',1125,False,.03),
       L('4260-0000','Month-to-Month Premiums',1800,False,.3),L('4265-0000','Lease Cancellation Fees',1500,False,lumpy=True),L('4270-0000','Laundry / Vending',310,False,.1),
       L('4275-0000','Cable / Internet Revenue Share',2650,False,.02),L('4290-0000','Miscellaneous Income',250,False,lumpy=True)]
    oi=s.tot('TOTAL OTHER INCOME',o,'4299-0000',1)
    s.head('UTILITY REIMBURSEMENT','4300-0000',1)
    u=[L('4310-0000','Water / Sewer Reimbursement',13900,False,.05),L('4320-0000','Trash Reimbursement',4260,False,.04),L('4330-0000','Pest Control Reimbursement',920,False,.03)]
    ui=s.tot('TOTAL UTILITY REIMBURSEMENT',u,'4399-0000',1)
    ti=s.tot('TOTAL INCOME',[nr,oi,ui],'4999-0000',0,'TOTAL',key='total_income')
    s.head('OPERATING EXPENSES','5000-0000',0)
    def sec(hc,h,tc,t,items):
        s.head(h,hc,1); return s.tot(t,[L(c,l,b,True,j,lu) for c,l,b,j,lu in items],tc,1)
    T=[sec('5100-0000','PAYROLL','5199-0000','TOTAL PAYROLL',[('5110-0000','Manager Salaries',7350,.02,0),('5115-0000','Leasing Salaries',9100,.08,0),('5120-0000','Maintenance Salaries',12400,.06,0),
          ('5130-0000','Bonuses & Commissions',3200,.3,0),('5140-0000','Payroll Taxes',2710,.08,0),('5150-0000','Group Health Insurance',3900,.03,0),('5160-0000',"Workers' Compensation",810,.05,0)]),
       sec('5200-0000','REPAIRS & MAINTENANCE','5299-0000','TOTAL REPAIRS & MAINTENANCE',[('5205-0000','Appliance Parts',650,.3,0),('5210-0000','Electrical Supplies',480,.3,0),('5215-0000','Plumbing Repairs',1900,.4,0),
          ('5220-0000','HVAC Repairs',1250,.4,0),('5225-0000','Pool Service & Supplies',700,.1,0),('5230-0000','Fire Protection',400,0,1),('5235-0000','Gates & Access Control',350,0,1)]),
       sec('5300-0000','TURNOVER','5399-0000','TOTAL TURNOVER',[('5310-0000','Painting - Contract',3400,.2,0),('5320-0000','Cleaning - Contract',1600,.2,0),('5330-0000','Carpet Cleaning',900,.2,0),('5340-0000','Resurfacing',500,0,1)]),
       sec('5400-0000','CONTRACT SERVICES','5499-0000','TOTAL CONTRACT SERVICES',[('5410-0000','Landscaping',4200,.01,0),('5420-0000','Pest Control',980,.01,0),('5430-0000','Courtesy Patrol',2750,.05,0)]),
       sec('5500-0000','MARKETING','5599-0000','TOTAL MARKETING',[('5510-0000','Internet Listing Services',3650,.05,0),('5520-0000','Resident Referral Fees',500,0,1),('5530-0000','Resident Functions',450,.3,0),('5540-0000','Website / Reputation Mgmt',520,.01,0)]),
       sec('5600-0000','ADMINISTRATIVE','5699-0000','TOTAL ADMINISTRATIVE',[('5610-0000','Office Supplies',420,.2,0),('5615-0000','Software & Licenses',2380,.02,0),('5620-0000','Telephone / Answering Service',760,.05,0),('5630-0000','Legal & Eviction Costs',900,.5,0),('5640-0000','Credit Reports',610,.2,0),('5650-0000','Bank Charges',95,.2,0)]),
       sec('5700-0000','UTILITIES','5799-0000','TOTAL UTILITIES',[('5710-0000','Electric - Common Area',3950,.08,0),('5715-0000','Electric - Vacant',850,.2,0),('5720-0000','Gas',1500,.15,0),('5730-0000','Water & Sewer',16800,.05,0),('5740-0000','Trash Removal',4600,.03,0)])]
    co=s.tot('TOTAL CONTROLLABLE EXPENSES',T,'5899-0000',1)
    s.head('NON-CONTROLLABLE EXPENSES','5900-0000',1)
    n=[L('5910-0000','Management Fees',11700,True,.02),L('5920-0000','Real Estate Taxes',52600,True,0),L('5930-0000','Property & Liability Insurance',19850,True,0),L('5940-0000','Business Licenses & Permits',120,True,lumpy=True)]
    nc=s.tot('TOTAL NON-CONTROLLABLE EXPENSES',n,'5989-0000',1)
    te=s.tot('TOTAL OPERATING EXPENSES',[co,nc],'5999-0000',0,'TOTAL',key='total_operating_expenses')
    noi=s.tot('NET OPERATING INCOME',[ti,te],'6000-0000',0,'TOTAL',[1,-1],key='noi')
    s.head('DEBT SERVICE','7000-0000',1)
    d=[L('7010-0000','Mortgage Interest',88412,True,.004)]
    dt=s.tot('TOTAL DEBT SERVICE',d,'7099-0000',1)
    s.head('NON-OPERATING','7500-0000',1)
    m=[L('7510-0000','Unit Upgrades',14000,True,.4),L('7520-0000','Exterior Projects',8000,True,lumpy=True),L('7530-0000','Partnership Legal & Audit',700,True,lumpy=True)]
    mt=s.tot('TOTAL NON-OPERATING',m,'7599-0000',1)
    s.tot('NET INCOME',[noi,dt,mt],'9000-0000',0,'TOTAL',[1,-1,-1],key='net_income')
    # --- print
    W,H=landscape(letter); c=canvas.Canvas(doc(name),pagesize=(W,H),invariant=1)
    X=[300,358,414,456,530,592,648,690,760]
    def top(p):
        c.setFont('Helvetica-Bold',11); c.drawString(30,H-34,'Halcyon Ridge Apartments (hal017)')
        c.setFont('Helvetica-Bold',10); c.drawString(30,H-48,'Budget Comparison')
        c.setFont('Helvetica',8); c.drawString(30,H-59,'Period = Mar 2025'); c.drawString(30,H-69,'Book = Accrual ; Tree = ysi_bc')
        c.drawRightString(W-30,H-34,f'Page {p}')
        c.setFont('Helvetica-Bold',7); y=H-84
        for x,t in zip(X,['PTD Actual','PTD Budget','Variance','% Var','YTD Actual','YTD Budget','Variance','% Var','Annual']): c.drawRightString(x,y,t)
        c.setLineWidth(.6); c.line(30,y-3,W-30,y-3); return y-14
    def foot():
        c.setFont('Helvetica-Oblique',6.5); c.drawCentredString(W/2,20,'Tuesday, April 8, 2025   09:41 AM')
    p=1;y=top(p)
    def pc(v,b): return 'N/A' if not b else f'{100*v/abs(b):.2f}'
    for k,r in enumerate(s.rows):
        if y<36 or (r.t=='HEADING' and y<58): foot(); c.showPage(); p+=1; y=top(p)
        b=r.t!='LINE'; c.setFont('Helvetica-Bold' if b else 'Helvetica',7)
        c.drawString(30,y,r.code); c.drawString(84+r.lvl*8,y,r.label)
        if r.t!='HEADING':
            v=r.vals; cells=[num(v[0],2,'-'),num(v[1],2,'-'),num(v[2],2,'-'),pc(v[2],v[1]),num(v[3],2,'-'),num(v[4],2,'-'),num(v[5],2,'-'),pc(v[5],v[4]),num(v[6],2,'-')]
            if b: c.setLineWidth(.3); [c.line(x-46 if q not in(3,7) else x-30,y+7,x,y+7) for q,x in enumerate(X)]
            for x,t in zip(X,cells): c.drawRightString(x,y,t)
        y-=10.2
        if r.t in('SUBTOTAL','TOTAL'): y-=4
    foot(); c.save()
    save(name,[s],'MULTIFAMILY','OPERATING_STATEMENT','property accounting, third-party manager','web-system budget comparison, codes left, PTD/YTD/Annual, page header repeated, minus signs','long account list, % columns to be left out, variance favourable-positive')
if __name__=='__main__': make()
