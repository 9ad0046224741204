# Student housing, Entrata-like budget comparison
from .core import *
import xlsxwriter
NAME='Budget_vs_Actual_TheQuarry_2025-09.xlsx'
def make():
    g=rng(7)
    C=['MTD Actual','MTD Budget','MTD Variance','YTD Actual','YTD Budget','YTD Variance','Annual Budget']
    s=S('Income Statement - Budget vs Actual','The Quarry at Northfield','2025-09-01','2025-09-30',C,sheet='Budget vs Actual',nd=2)
    def L(code,lab,m,n='R',sd=.08,z=False):
        if z: a=b=0.; ya=round(m*g.uniform(.6,1.2),2); yb=float(m); an=float(m)
        else:
            b=float(round(m,-1) if m>200 or m<-200 else m); a=round(m*g.uniform(1-sd,1+sd),2); yb=float(round(b*9*g.uniform(.93,.99))); ya=round(yb*g.uniform(1-sd/2,1+sd/2),2); an=float(round(yb+b*3*g.uniform(.98,1.03)))
        k=1 if n=='R' else -1
        return s.L(lab,[a,b,k*(a-b),ya,yb,k*(ya-yb),an],code,n=n,ind=2)
    def T(lab,it,rt='SUBTOTAL',n='R',neg=(),ind=1):
        i=s.T(lab,it,rt,neg=neg,n=n,ind=ind); v=s.rows[i]['v']; k=1 if n=='R' else -1
        v[2]=round(k*(v[0]-v[1]),2)+0.0; v[5]=round(k*(v[3]-v[4]),2)+0.0; return i
    s.H('INCOME',ind=0); s.H('Rental Income',ind=1)
    a=[L('40010','Student Installments - Beds',486300,sd=.02),L('40015','Premium View Charges',8900),L('40030','Vacancy Loss',-31400,sd=.25),L('40040','Concessions - Gift Cards',-4200,sd=.5),L('40050','Employee Bed',-2985,sd=.01),L('40060','Bad Debt',-6100,sd=.5)]
    t1=T('Total Rental Income',a)
    s.H('Other Income',ind=1)
    a=[L('42010','Application & Admin Fees',5400,sd=.5),L('42020','Parking - Garage',15300,sd=.04),L('42030','Furniture Package',7650,sd=.05),L('42040','Utility Overage Billback',6900,sd=.2),L('42050','Late & NSF Fees',4100,sd=.4),L('42060','Damages & Cleaning',3850,sd=.6),L('42070','Pet Rent',2325),L('42080','Relet / Sublet Fees',1200,sd=.6),L('42090','Summer Conference Income',64000,z=True),L('42900','Vending & Laundry',610)]
    t2=T('Total Other Income',a)
    ti=T('TOTAL INCOME',[t1,t2],'TOTAL',ind=0); s.K('total_income',ti)
    s.H('EXPENSES',ind=0); subs=[]
    for p,nm,ls in [('50','Payroll',[('Manager & Leasing Salaries',21400),('Maintenance Wages',13800),('Community Assistant Wages',6900),('Overtime',1150,.6),('Payroll Taxes & Benefits',10350),('Turn Temp Labor',38000,0,1)]),
      ('52','Marketing',[('Internet Listing Services',4600),('Resident Events',1900,.4),('Referral Rewards',1500,.6),('Signage & Print',800,.7)]),
      ('54','Administrative',[('Software & Licenses',5100,.05),('Phone & Internet - Office',890,.05),('Office Supplies',640,.4),('Credit Card / ACH Fees',3850,.15),('Legal & Collections',1200,.7),('Training & Travel',900,.8),('Security Patrol',4800,.1)]),
      ('56','Repairs & Maintenance',[('HVAC Repairs',3100,.5),('Plumbing & Electrical',2450,.5),('Elevator Contract',1320,.01),('Landscaping',2600,.1),('Pool & Fitness Center',1150,.4),('Pest Control',720,.1),('Snow Removal',14500,0,1)]),
      ('58','Turnover',[('Painting',27000,0,1),('Cleaning',31500,0,1),('Furniture Replacement',19000,0,1)]),
      ('60','Utilities',[('Electric',21300,.15),('Water & Sewer',14800,.1),('Gas',3300,.3),('Trash',2750,.05),('Bulk Internet',9700,.01)]),
      ('62','Management & Fixed',[('Management Fee',15400,.03),('Property & Liability Insurance',13260,.0),('Real Estate Taxes',47900,.0)])]:
        s.H(nm,ind=1); it=[L(f'{p}{(k+1)*10:03d}',l[0],l[1],'E',l[2] if len(l)>2 else .06,len(l)>3) for k,l in enumerate(ls)]
        subs.append(T('Total '+nm,it,n='E'))
    te=T('TOTAL OPERATING EXPENSES',subs,'TOTAL','E',ind=0); s.K('total_operating_expenses',te)
    noi=T('NET OPERATING INCOME',[ti,te],'TOTAL',neg=[te],ind=0); s.K('noi',noi)
    s.H('Non-Operating',ind=1)
    d=[L('70010','Mortgage Interest',138250,'E',.005),L('70020','Furniture Reserve Purchases',6500,'E',.6),L('70030','Depreciation',91400,'E',.0)]
    tn=T('Total Non-Operating',d,n='E')
    ni=T('NET INCOME',[noi,tn],'TOTAL',neg=[tn],ind=0); s.K('net_income',ni)
    wb=xlsxwriter.Workbook(os.path.join(DOC,NAME)); ws=wb.add_worksheet('Budget vs Actual')
    F=lambda **k: wb.add_format({**dict(font_name='Arial',font_size=9),**k})
    ws.merge_range('A1:L1','The Quarry at Northfield',F(bold=1,font_size=13)); ws.merge_range('A2:L2','Income Statement - Budget vs Actual',F(bold=1)); ws.merge_range('A3:L3','Post Month: 09/2025   |   Accounting Method: Accrual   |   684 Beds',F()); ws.merge_range('A4:L4','Generated 10/09/2025 16:05 by Portfolio Accounting',F(font_color='#777777'))
    g1=F(bold=1,bg_color='#3B3B6D',font_color='white',align='center',border=1)
    ws.merge_range('A6:B6','',g1); ws.merge_range('C6:F6','MTD',g1); ws.merge_range('G6:J6','YTD',g1); ws.write('K6','Annual',g1)
    for k,t in enumerate(['GL #','Account Name','Actual','Budget','Variance','% Var','Actual','Budget','Variance','% Var','Budget']): ws.write(6,k,t,g1)
    ws.set_column(0,0,8); ws.set_column(1,1,36); ws.set_column(2,10,14); ws.set_column(5,5,9); ws.set_column(9,9,9)
    ws.set_column(11,11,12,None,{'hidden':1}); ws.write(6,11,'acct_type')
    y=7; nf='#,##0.00;(#,##0.00);0.00'; pf='0.0%;(0.0%)'
    for i,r in enumerate(s.rows):
        t=r['rt']
        if t=='HEADING': ws.write(y,1,'    '*r['ind']+r['label'],F(bold=1)); y+=1; continue
        ex=dict(bold=1,top=1) if t!='LINE' else {}
        if t=='TOTAL': ex['bg_color']='#E4E4F0'
        ws.write(y,0,r['code'] or '',F(**ex)); ws.write(y,1,'    '*r['ind']+r['label'],F(**ex))
        v=r['v']
        for k,col in enumerate([2,3,4,6,7,8,10]): ws.write_number(y,col,v[k],F(num_format=nf,**ex))
        for col,a,b in((5,2,1),(9,5,4)):
            if v[b]: ws.write_number(y,col,v[a]/abs(v[b]),F(num_format=pf,**ex))
            else: ws.write(y,col,'N/A',F(align='right',**ex))
        if t=='LINE': ws.write(y,11,'Income' if r['n']=='R' else 'Expense')
        y+=1
        if t=='TOTAL': y+=1
    ws.freeze_panes(7,2); ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(5,6); wb.close()
    save(NAME,[s],'STUDENT_HOUSING','OPERATING_STATEMENT','property manager, Entrata-like export','budget comparison MTD/YTD/annual, merged group headers, leading-space indents, hidden column',False)
