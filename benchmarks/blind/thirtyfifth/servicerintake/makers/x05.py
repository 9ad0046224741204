# servicer annual statement form in Excel, office, hard-coded, row dropped
import xlsxwriter
from core import *
COLS=['2023 Actual','YTD 9/30/2024','Annualized 2024','Underwritten','Variance Annualized vs. UW $']
def make():
    fn='Borrower_Operating_Stmt_Form_Loan_771402.xlsx'
    def der(v,sd):
        if v[0] is None: return [None]*5
        an=round(v[1]*12/9) if sd!='T' else v[2]
        return [v[0],v[1],an,v[2],an-v[2]]
    s=St('PART II - BORROWER OPERATING STATEMENT','Summit Ridge Corporate Center','2024-01-01','2024-09-30',COLS,1,sheet='Part II - Operating Stmt')
    def L(n,lb,a=None,y=None,u=None):
        # annualized is exact: year-to-date divisible by 3
        if a is None: return s.l(lb,None,n=n)
        y=y-y%3; an=y*12//9 if (y*12)%9==0 else None; assert an is not None,(lb,y)
        return s.l(lb,[a,y,an,u,an-u],n=n)
    T=lambda n,lb,it,key=None,rt='SUBTOTAL',**k:s.t(lb,it,rt,None,key,n=n,**k)
    s.h('A. REVENUE')
    a=[L(1,'Base Rental Revenue',1962480,1498215,2041000),L(2,'Less: Vacancy / Credit Loss',-148210,-131406,-142870),L(3,'Less: Rent Concessions',-36000,-40500,0)]
    nb=T(4,'Net Base Rent',a)
    b=[L(5,'CAM / Operating Expense Recoveries',287114,219630,301500),L(6,'Real Estate Tax Recoveries',94630,72888,96000),L(7,'Parking Income',58800,44100,60000),L(8,'Tenant Electric Submeter',41327,33516,40000),L(9,'Antenna / Rooftop License',18000,13500,18000),L(10,'Other Income (describe in Part IV)',7418,2361,5000)]
    eg=T(11,'EFFECTIVE GROSS REVENUE',[nb]+b,'total_income','TOTAL')
    s.h('B. OPERATING EXPENSES')
    def E(n,lb,a,y,u): return L(n,lb,a,y,u)
    e=[E(12,'Real Estate Taxes',268415,206712,274000),E(13,'Property Insurance',54820,51930,58500),E(14,'Electricity',186233,147360,190000),E(15,'Gas / Fuel',31918,21195,33000),E(16,'Water & Sewer',14206,11034,14500),E(17,'Janitorial / Cleaning',121860,94500,124000),E(18,'Repairs & Maintenance',97342,88215,92000),E(19,'Elevator Maintenance',22480,17010,23000),E(20,'Grounds / Snow Removal',34775,20931,33500),E(21,'Security & Life Safety',28910,22464,29000),E(22,'Management Fee',90857,68520,91200),E(23,'Payroll & Benefits',82300,63117,84000),E(24,'Professional Fees',19644,12150,17500),E(25,'General & Administrative',16128,13266,16000),E(26,'Advertising',2850,1620,4000),L(27,'Ground Rent')]
    te=T(28,'TOTAL OPERATING EXPENSES',e,'total_operating_expenses','TOTAL')
    no=T(29,'NET OPERATING INCOME',[eg,(te,-1)],'noi','TOTAL')
    s.h('C. CAPITAL AND DEBT')
    c=[L(30,'Tenant Improvements',64210,38700,75000),L(31,'Leasing Commissions',41886,29115,50000),L(32,'Capital Improvements',27400,55800,24000)]
    tc=T(33,'Total Capital Costs',c)
    nc=T(34,'NET CASH FLOW BEFORE DEBT SERVICE',[no,(tc,-1)],'net_cash_flow','TOTAL')
    ds=L(35,'Annual Debt Service (P&I)',748320,561240,748320)
    T(36,'CASH FLOW AFTER DEBT SERVICE',[nc,(ds,-1)],None,'TOTAL')
    assert not s.bad()
    # planted: line 19 (Elevator Maintenance) is not on the form; totals keep it
    d=e[7]; v=s.rows[d]['v']; s.rows.pop(d)
    sh=lambda i:i-(i>d)
    for r in s.rows:
        if r['items']: r['items']=[(sh(i),g) for i,g in r['items'] if i!=d]
    s.keys={k:sh(i) for k,i in s.keys.items()}
    n=18
    for r in s.rows:
        if r.get('n') and r['n']>19: r['n']-=1
    s.planted=dict(what=f'an operating expense line (Elevator Maintenance {v[0]:,} / {v[1]:,} / {v[2]:,} / {v[3]:,}) is missing; Total Operating Expenses still includes it',kind='row_dropped')
    wb=xlsxwriter.Workbook(doc(fn)); B={'font_name':'Arial','font_size':9}; F=lambda **k:wb.add_format({**B,**k})
    w1=wb.add_worksheet('Part I - Property'); w=wb.add_worksheet('Part II - Operating Stmt'); w3=wb.add_worksheet('Part IV - Comments')
    w1.set_column(0,0,30); w1.set_column(1,1,40); w1.write(0,0,'PART I - PROPERTY INFORMATION',F(bold=1,font_size=12))
    for k,(x,y) in enumerate([('Servicer Loan Number','771402'),('Borrower','SRCC Office Owner LLC'),('Property','Summit Ridge Corporate Center'),('Location','Overland Park, Kansas'),('Net Rentable Area (SF)','104,260'),('Occupancy at 9/30/2024','88.4%'),('Statement submitted','October 28, 2024')]): w1.write(2+k,0,x,F(border=1,bg_color='#EDEDED')); w1.write(2+k,1,y,F(border=1))
    w.set_column(0,0,5); w.set_column(1,1,40); w.set_column(2,6,14); w.set_column(7,7,9); w.set_column(8,8,34); w.set_landscape(); w.fit_to_pages(1,1); w.hide_gridlines(2)
    w.merge_range(0,0,0,8,'PART II - BORROWER OPERATING STATEMENT',F(bold=1,font_size=13,align='center',bg_color='#404040',font_color='white'))
    w.merge_range(1,0,1,8,'Property: Summit Ridge Corporate Center        Loan No.: 771402        Statement period: 01/01/2024 to 09/30/2024 (9 months)',F(align='center',border=1))
    hd=F(bold=1,align='center',valign='vcenter',border=1,text_wrap=1,bg_color='#D9D9D9')
    w.merge_range(3,0,4,0,'Line',hd); w.merge_range(3,1,4,1,'Description',hd); w.merge_range(3,2,4,2,'2023\nActual',hd); w.merge_range(3,3,3,4,'Current Year',hd); w.write(4,3,'YTD 9/30/2024',hd); w.write(4,4,'Annualized 2024',hd); w.merge_range(3,5,4,5,'Underwritten',hd); w.merge_range(3,6,3,7,'Variance Annualized vs. UW',hd); w.write(4,6,'$',hd); w.write(4,7,'%',hd); w.merge_range(3,8,4,8,'Borrower comments',hd)
    cm={'Property Insurance':'New carrier 2/1/24, market increase','Less: Rent Concessions':'Free rent Ste 300 renewal, Mar-Jun','Capital Improvements':'Chiller replacement','Repairs & Maintenance':'Includes garage sealing $18k','Less: Vacancy / Credit Loss':'Ste 210 vacated 5/31'}
    y=5
    for r in s.rows:
        if r['rt']=='HEADING': w.merge_range(y,0,y,8,r['label'],F(bold=1,border=1,bg_color='#BDD7EE')); y+=1; continue
        b=dict(border=1,bold=int(r['rt']!='LINE')); 
        if r['rt']=='TOTAL': b['bg_color']='#F2F2F2'
        w.write(y,0,r['n'],F(**b,align='center')); w.write(y,1,r['label'],F(**b)); N=F(**b,num_format='#,##0;(#,##0);0')
        for k,x in enumerate(r['v']):
            if x is None: w.write_blank(y,2+k,None,N)
            else: w.write_number(y,2+k,x,N)
        u=r['v'][3]
        if u: w.write_number(y,7,r['v'][4]/abs(u),F(**b,num_format='0.0%;(0.0%)'))
        else: w.write(y,7,'n/a' if r['v'][0] is not None else '',F(**b,align='right'))
        w.write(y,8,cm.get(r['label'],''),F(border=1,font_size=8,italic=1)); y+=1
    w.merge_range(y+1,0,y+1,8,'Certified true and correct by Borrower representative: ______________________________   Title: Controller     Date: 10/28/2024',F(italic=1))
    w3.set_column(0,0,90); w3.write(0,0,'PART IV - COMMENTS',F(bold=1)); w3.write(2,0,'Other income is conference room rental and after-hours HVAC charges.',F()); w3.write(3,0,'Annualized figures are YTD / 9 x 12 for every line; no seasonality adjustment was made.',F())
    w1.fit_to_pages(1,1); w3.fit_to_pages(1,1); w.activate(); wb.close()
    save(fn,[s],'OFFICE','OPERATING_STATEMENT','clerk-k','servicer form in Excel, merged two-line headers, prior year / YTD / annualized / UW / variance, comments, 3 sheets',True)
