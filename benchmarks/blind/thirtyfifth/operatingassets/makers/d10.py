# Full-service hotel, long departmental P&L, ProfitSword-like
from .core import *
import xlsxwriter
NAME='MERIDEN_PLAZA_PL_DETAIL_0325.xlsx'
def make():
    g=rng(10)
    C=['MTD Actual','MTD Budget','MTD Variance','MTD Last Year','YTD Actual','YTD Budget','YTD Variance','YTD Last Year']
    s=S('Departmental Profit & Loss - Detail','Meriden Plaza Hotel & Conference Center','2025-03-01','2025-03-31',C,sheet='P&L Detail')
    sold=[7120,7301,6944,19480,19960,18871]
    def L(lab,m,n='E',sd=.07,dash=True,ind=2):
        base=[m,m*1.015,m*.96,m*2.78,m*2.84,m*2.66]
        x=[int(round(b*g.uniform(1-sd,1+sd))) for b in base]; k=1 if n=='R' else -1
        return s.L(lab,[x[0],x[1],k*(x[0]-x[1]),x[2],x[3],x[4],k*(x[3]-x[4]),x[5]],n=n,ind=ind)
    def spot(lab,vals,n='E',ind=2):
        k=1 if n=='R' else -1; x=vals
        return s.L(lab,[x[0],x[1],k*(x[0]-x[1]),x[2],x[3],x[4],k*(x[3]-x[4]),x[5]],n=n,ind=ind)
    def T(lab,it,n='E',rt='SUBTOTAL',neg=(),ind=1,**q):
        i=s.T(lab,it,rt,neg=neg,n=n,ind=ind,**q); v=s.rows[i]['v']; k=1 if n=='R' else -1
        v[2]=k*(v[0]-v[1]); v[6]=k*(v[4]-v[5]); return i
    # statistics
    s.H('STATISTICS',ind=0,band=1)
    av=[9548,9548,9548,27720,27720,28028]
    st=lambda lab,x,fmt: s.L(lab,[x[0],x[1],(round(x[0]-x[1],4)),x[2],x[3],x[4],round(x[3]-x[4],4),x[5]],raw=1,fmt=fmt,ind=1,n='R')
    rev=[round(a*p) for a,p in zip(sold,(186.2,184.5,179.9,178.8,179.4,171.2))]
    st('Rooms Available',av,'n'); st('Rooms Occupied',sold,'n'); st('Occupancy %',[round(a/b,3) for a,b in zip(sold,av)],'p')
    st('ADR',[round(a/b,2) for a,b in zip(rev,sold)],'d'); st('RevPAR',[round(a/b,2) for a,b in zip(rev,av)],'d')
    s.H('REVENUE',ind=0,band=1)
    # room revenue is set so that it ties to the statistics
    s.H('Rooms Revenue',ind=1)
    ns_v=[1840,1500,1615,4920,4200,4433]; rb_v=[-2315,-1900,-2088,-6104,-5300,-5870]
    sh=[('Transient - Discount',.17),('Transient - Negotiated',.14),('Group - Corporate',.17),('Group - Association',.08),('Group - SMERF',.055),('Contract - Airline Crew',.03),('Long Stay',.015)]
    vals=[(nm,[int(round(r*w*g.uniform(.93,1.07))) for r in rev]) for nm,w in sh]
    rest=[r-sum(x[1][c] for x in vals)-ns_v[c]-rb_v[c] for c,r in enumerate(rev)]
    part=[spot(nm,x,'R') for nm,x in [('Transient - Retail',rest)]+vals+[('No-Show & Cancellation',ns_v),('Rebates & Allowances',rb_v)]]
    R1=T('Total Rooms Revenue',part,'R')
    def rev_sec(nm,ls): s.H(nm,ind=1); return T('Total '+nm,[L(a,b,'R',.09) for a,b in ls],'R')
    R2=rev_sec('Food & Beverage Revenue',[('Restaurant Food - Breakfast',61200),('Restaurant Food - Dinner',44800),('Lobby Bar Food',21300),('Room Service',9650),('Banquet Food',186400),('Restaurant Beverage',12800),('Lobby Bar Beverage',48700),('Banquet Beverage',52300),('Meeting Room Rental',41900),('Audio Visual',23800),('Service Charges',48100)])
    R3=rev_sec('Other Operated Departments Revenue',[('Self Parking',38700),('Valet Parking',16900),('Guest Laundry',1850),('Gift Shop',6700)])
    R4=rev_sec('Miscellaneous Income',[('Space Rental - Coffee Kiosk',3500),('Cancellation & Attrition Fees',4800),('Vending Commissions',640),('Resort / Amenity Fee',28450)])
    ti=T('TOTAL OPERATING REVENUE',[R1,R2,R3,R4],'R','TOTAL',ind=0); s.K('total_income',ti)
    s.H('DEPARTMENTAL EXPENSES',ind=0,band=1)
    def exp(nm,pay,oth,cos=None,tot=None):
        s.H(nm,ind=1,dep=1); it=[]
        if cos: it.append(T('Total Cost of Sales',[L(a,b,'E') for a,b in cos],ind=2))
        if pay: it.append(T('Total Payroll & Related',[L(a,b,'E',.05) for a,b in pay],ind=2))
        it.append(T('Total Other Expenses',[L(a,b,'E',.14) for a,b in oth],ind=2))
        return T(tot or f'Total {nm} Expenses',it)
    E1=exp('Rooms',[('Front Office Wages',48900),('Housekeeping Wages',81200),('Bell & Concierge Wages',14300),('Management Salaries',18600),('Contract Labor',17400),('Payroll Taxes',13900),('Employee Benefits',24700)],[('Cleaning Supplies',6900),('Guest Supplies',15200),('Linen',7800),('Laundry - Outside',14100),('Complimentary Breakfast',3900),('Travel Agent Commissions',31800),('Reservation Fees',19900),('In-Room Entertainment',6300),('Guest Relocation',900),('Uniforms',1350)])
    E2=exp('Food & Beverage',[('Kitchen Wages',68200),('Service Wages',54900),('Banquet Wages',41300),('Management Salaries',24500),('Payroll Taxes',15700),('Employee Benefits',22100),('Service Charge Distribution',36100)],[('China, Glass & Silver',3100),('Paper & Cleaning Supplies',7900),('Music & Entertainment',2600),('Kitchen Fuel',2250),('Menus & Decorations',950),('Equipment Rental',4300),('Licenses & Permits',1250)],[('Food Cost',96400),('Beverage Cost',25600),('Audio Visual Cost',11200)])
    E3=exp('Other Operated Departments',[('Parking Wages',13100),('Payroll Taxes',1080),('Employee Benefits',1690)],[('Parking Supplies & Tickets',1150),('Garage Lease',9000),('Gift Shop Cost of Sales',3650)])
    td=T('TOTAL DEPARTMENTAL EXPENSES',[E1,E2,E3],'E','TOTAL',ind=0)
    dp=T('TOTAL DEPARTMENTAL PROFIT',[ti,td],'R','TOTAL',[td],0)
    s.H('UNDISTRIBUTED OPERATING EXPENSES',ind=0,band=1)
    U=[exp('Administrative & General',[('Management Salaries',42100),('Accounting Wages',14600),('Human Resources Wages',9100),('Payroll Taxes',5400),('Employee Benefits',10300)],[('Bank Charges',850),('Credit Card Commissions',46200),('Dues & Subscriptions',1250),('Professional Fees',4900),('Payroll Processing',2650),('Travel & Entertainment',2400),('Training & Recruiting',3100),('Bad Debt Provision',1500),('Postage & Office Supplies',1900)]),
     exp('Information & Telecommunications',None,[('Guest Internet',8900),('PMS & POS Support',11300),('Telephone Service',2850),('Hardware & Network',3400)]),
     exp('Sales & Marketing',[('Sales Salaries',38400),('Sales Incentives',6100),('Payroll Taxes',3700),('Employee Benefits',6900)],[('Franchise Marketing Fee',39700),('Loyalty Program',42100),('Digital Advertising',11900),('Trade Shows',4200),('Entertainment of Clients',1700),('Photography & Collateral',1200)]),
     exp('Property Operation & Maintenance',[('Engineering Wages',34800),('Payroll Taxes',2900),('Employee Benefits',5600)],[('Building Repairs',9200),('Electrical & Mechanical',6100),('Elevator Contract',4750),('HVAC',7300),('Grounds & Snow',5900),('Pool',850),('Waste Removal',4600),('Light Bulbs & Supplies',2100)]),
     exp('Utilities',None,[('Electricity',48700),('Natural Gas',19600),('Water & Sewer',16900)],tot='Total Utilities Expenses')]
    tu=T('TOTAL UNDISTRIBUTED EXPENSES',U,'E','TOTAL',ind=0)
    gop=T('GROSS OPERATING PROFIT',[dp,tu],'R','TOTAL',[tu],0)
    s.H('FEES AND FIXED CHARGES',ind=0,band=1)
    m=[int(round(s.rows[ti]['v'][c]*.03)) for c in (0,1,3,4,5,7)]; ry=[int(round(r*.055)) for r in rev]
    fx=[spot('Base Management Fee',m),spot('Franchise Royalty',ry),spot('Incentive Management Fee',[0,0,0,0,0,18200]),L('Real Estate Taxes',61400,'E',.01),L('Property Insurance',23800,'E',.03),L('Equipment Leases',4150,'E',.02),L('Owner Administrative Expense',2900,'E',.3)]
    tf=T('TOTAL FEES AND FIXED CHARGES',fx,'E','TOTAL',ind=0)
    noi=T('NET OPERATING INCOME',[gop,tf],'R','TOTAL',[tf],0); s.K('noi',noi)
    b=[L('Interest Expense',148300,'E',.01,ind=1),L('Depreciation & Amortization',171900,'E',.005,ind=1)]
    ni=T('NET INCOME',[noi]+b,'R','TOTAL',b,0); s.K('net_income',ni)
    # draw
    wb=xlsxwriter.Workbook(os.path.join(DOC,NAME)); ws=wb.add_worksheet('P&L Detail')
    cache={}
    def F(**k):
        q=tuple(sorted(k.items()))
        if q not in cache: cache[q]=wb.add_format({**dict(font_name="Segoe UI",font_size=8),**k})
        return cache[q]
    # MTD block B..H  | label I | YTD block J..P
    colM=[('Actual',0,'v'),('% Rev',0,'p'),('POR',0,'o'),('Budget',1,'v'),('Variance',2,'v'),('Last Year',3,'v')]
    ws.set_column(0,0,36)
    heads=[]
    def hdr(y):
        h=F(bold=1,bottom=1,align='right',bg_color='#D6DCE4'); h2=F(bold=1,align='center',bg_color='#8497B0',font_color='white')
        ws.merge_range(y,1,y,6,'MARCH 2025',h2); ws.merge_range(y,8,y,13,'YEAR TO DATE',h2); ws.write(y+1,0,'',h)
        for o in (1,8):
            for k,(t,_,_) in enumerate(colM): ws.write(y+1,o+k,t,h)
        ws.write(y+1,7,'',h)
        return y+2
    ws.set_column(1,13,10.5); ws.set_column(7,7,1.5); 
    for cc in (2,3,9,10): ws.set_column(cc,cc,7)
    ws.write(0,0,s.prop,F(bold=1,font_size=12)); ws.write(1,0,'Departmental Profit & Loss - Detail',F()); ws.write(2,0,'As of March 31, 2025',F())
    y=hdr(4); TR_=s.rows[ti]['v']; SO=[sold[0],sold[3]]; heads=0
    nf='#,##0;-#,##0;0'
    for i,r in enumerate(s.rows):
        if r['rt']=='HEADING':
            if r.get('band'):
                if y>6: y+=1
                if r['label'] in('DEPARTMENTAL EXPENSES','UNDISTRIBUTED OPERATING EXPENSES'): y=hdr(y)
                for cc in range(14): ws.write(y,cc,r['label'] if cc==0 else '',F(bold=1,bg_color='#EDEDED'))
            else:
                ws.write(y,0,r['label'],F(bold=1,indent=1,italic=1))
            y+=1; continue
        t=r['rt']!='LINE'; ex=dict(bold=1,top=1) if t else {}
        if r['rt']=='TOTAL': ex['bottom']=1
        ws.write(y,0,r['label'],F(indent=r['ind'],**({'bold':1} if t else {})))
        fm={'n':'#,##0','p':'0.0%','d':'#,##0.00'}.get(r.get('fmt'),nf)
        for o,b0,z in((1,0,0),(8,4,1)):
            for k,(_,c_,kd) in enumerate(colM):
                v=r['v'][b0+c_]
                if kd=='v': ws.write_number(y,o+k,v,F(num_format=fm,**ex))
                elif r.get('fmt'): ws.write_blank(y,o+k,None,F(**ex))
                elif kd=='p': ws.write_number(y,o+k,v/TR_[b0],F(num_format='0.0%',font_color='#5B5B5B',**ex))
                else: ws.write_number(y,o+k,v/SO[z],F(num_format='0.00',font_color='#5B5B5B',**ex))
        y+=1
        if r['rt']=='TOTAL': y+=1
    ws.freeze_panes(6,1); ws.set_landscape(); ws.fit_to_pages(1,0); ws.set_footer('&L&8Meriden Plaza&C&8Page &P of &N&R&8 4/11/2025'); wb.close()
    save(NAME,[s],'HOSPITALITY','OPERATING_STATEMENT','hotel management company, ProfitSword-like','long departmental P&L, MTD and YTD blocks with % and POR, headers repeated, same labels in every department',True)
