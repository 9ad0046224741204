# Buildium-like income statement by quarter, amounts as text
import random
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
from core import *
R=random.Random(3513)
def make():
    fn='IncomeStatement_Larkspur_2024_quarters.xlsx'
    s=St('Income statement','The Larkspur at College Green','2024-01-01','2024-12-31',['Q1 2024','Q2 2024','Q3 2024','Q4 2024','Total'],100,sheet='Income statement',derive=lambda v,sd:v[:4]+[sum(v[:4])]); s.nbase=4
    L=lambda lb,tot,n=.06,sea=None,d=2,q=None:s.l(lb,[round(x*100) for x in q] if q else spread(R,round(tot*100),4,n,sea),d=d)
    T=lambda lb,it,d=1,key=None,rt='SUBTOTAL':s.t(lb,it,rt,None,key,d=d)
    s.h('Income',d=0)
    s.h('Rent Income',d=1); a=T('Total for Rent Income',[L('Bed Rent - 12 Month Leases',1038425,.01,[1,1,.94,1.05]),L('Bed Rent - Academic Year',284360,.02,[1.2,1,.5,1.3]),L('Short Term / Summer',0,q=[0,18450,31200,0]),L('Rent Concessions',0,q=[-3125,-2480.5,-21750,-4200])])
    s.h('Fees',d=1); b=T('Total for Fees',[L('Application Fee Income',0,q=[6750,9225,3150,1875]),L('Late Fee Income',9184.5,.2),L('Lease Transfer Fees',0,q=[800,1200,2600,400]),L('Parking Fees',41880,.05),L('Utility Overage',16338.27,.3),L('Key & Lockout Fees',1145,.4)])
    c=[L('Forfeited Security Deposits',0,d=1,q=[0,1850,14622.4,0]),L('Vending & Laundry Income',5207.75,.15,d=1),L('Damage Charges',0,d=1,q=[1270,3415.25,18836.9,965])]
    ti=T('Total for Income',[a,b]+c,0,'total_income','TOTAL')
    s.h('Expenses',d=0)
    s.h('Payroll Expenses',d=1); e1=T('Total for Payroll Expenses',[L('Community Manager',58400,.02),L('Leasing Staff & Student CAs',37915.6,.15),L('Maintenance Wages',72180,.05),L('Payroll Taxes & Benefits',29640.18,.04)])
    s.h('Cleaning and Maintenance',d=1); e2=T('Total for Cleaning and Maintenance',[L('General Repairs',26944.31,.2),L('Turn - Painting',0,q=[0,4120,38655,1240]),L('Turn - Cleaning & Carpet',0,q=[360,2985,27410.5,720]),L('Furniture Replacement',0,q=[0,1299,16842.77,2105.4]),L('Landscaping',15600,.1),L('Pest Control',4620,0),L('Elevator Service',8760,0)])
    s.h('Utilities',d=1); e3=T('Total for Utilities',[L('Electricity',61225.44,.08,[.9,1,1.2,.9]),L('Gas',14480.9,.1,[1.7,.8,.3,1.2]),L('Water and Sewer',38816.02,.06),L('Bulk Internet & Cable',43200,0),L('Trash',12540,.02)])
    e=[L('Advertising',24118.35,.3,d=1),L('Insurance',66420,0,d=1),L('Legal and Professional Fees',0,d=1,q=[2850,640,4975,7200]),L('Management Fees',62790.44,.04,[1,1,.98,1.02],d=1),L('Office & Software',18833.7,.1,d=1),L('Property Taxes',0,d=1,q=[0,88214.5,0,88214.5]),L('Resident Events',7215.48,.3,d=1),L('Shuttle Service',28800,.1,[1.2,1,.6,1.2],d=1)]
    te=T('Total for Expenses',[e1,e2,e3]+e,0,'total_operating_expenses','TOTAL')
    no=T('Net operating income',[ti,(te,-1)],0,'noi','TOTAL')
    s.h('Other Income and Expenses',d=0)
    x=[L('Mortgage Interest',318842.16,.01,d=1),L('Owner Asset Management',20000,0,d=1),L('Interest Earned',-1876.33,.1,d=1)]
    ot=T('Total for Other Income and Expenses',x,0)
    T('Net income',[no,(ot,-1)],0,'net_income','TOTAL')
    wb=Workbook(); w=wb.active; w.title='Income statement'; F=lambda **k:Font(name='Segoe UI',size=k.pop('size',9),**k)
    for k,(t,z,bo) in enumerate([('Income statement',16,True),('The Larkspur at College Green',11,True),('1/1/2024 - 12/31/2024',9,False),('Accounting basis: Accrual',9,False),('Show: Quarterly',9,False)]): w.cell(1+k,1,t).font=F(size=z,bold=bo)
    y=7; th=Side(style='thin',color='BFBFBF')
    for k,t in enumerate(['Account']+s.cols):
        c=w.cell(y,1+k,t); c.font=F(bold=True); c.fill=PatternFill('solid',fgColor='F2F2F2'); c.alignment=Alignment(horizontal='left' if k==0 else 'right'); c.border=Border(bottom=th)
    y+=1
    mon=lambda v:'' if v is None else (f'(${-v/100:,.2f})' if v<0 else f'${v/100:,.2f}')
    for r in s.rows:
        bo=r['rt']!='LINE'; c=w.cell(y,1,r['label']); c.font=F(bold=bo); c.alignment=Alignment(horizontal='left',indent=r['d']*2)
        for k,v in enumerate(r['v']):
            if v is None: continue
            c=w.cell(y,2+k,mon(v)); c.font=F(bold=bo); c.alignment=Alignment(horizontal='right')
            if bo: c.border=Border(top=th)
        y+=1
        if r['rt']=='TOTAL': y+=1
    w.cell(y+1,1,'Run on 1/22/2025 10:18 AM by bookkeeping@collegegreen').font=F(size=8,italic=True)
    w.column_dimensions['A'].width=40
    for k in 'BCDEF': w.column_dimensions[k].width=16
    from openpyxl.worksheet.properties import PageSetupProperties; w.sheet_properties.pageSetUpPr=PageSetupProperties(fitToPage=True)
    w.freeze_panes="B8"; w.page_setup.fitToWidth=1; w.page_setup.fitToHeight=0
    wb.save(doc(fn)); save(fn,[s],'STUDENT_HOUSING','OPERATING_STATEMENT','clerk-i','Buildium quarterly income statement, amounts stored as text with $ and parentheses',False)
