import random, datetime
from lib import *
import xlsxwriter, openpyxl
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
from openpyxl.utils import get_column_letter as GL
D=HERE+'/documents/'
CR=datetime.datetime(2025,10,20)
MON='Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split()

# ------------------------------------------------------------------ 2 inn with restaurant, QuickBooks desktop export
def inn():
    rnd=random.Random(202);n='Larkspur Inn PnL Jan-Sep 25 vs 24.xlsx'
    s=S('Profit & Loss Prev Year Comparison','Larkspur Lake Inn','2025-01-01','2025-09-30',['Jan - Sep 25','Jan - Sep 24','$ Change'],sheet='Sheet1',dash_zero=False)
    def L(label,a,lv,g=.93,none=None):
        p=round(a*rnd.uniform(.92,1.12)/g,2);t=round(a*rnd.uniform(.97,1.03)+rnd.random(),2)
        if none=='new': p=0.0
        if none=='old': t=0.0
        return s.l(label,[t,p,round(t-p,2)],lv=lv)
    s.h('Ordinary Income/Expense',0);s.h('Income',1)
    def grp(h,items,lv,g=.93):
        s.h(h,lv);ix=[L(x[0],x[1],lv+1,g,x[2] if len(x)>2 else None) for x in items];return s.t('Total '+h,ix,rt='SUBTOTAL',lv=lv)
    i1=grp('Rooms',[('Transient',402300),('OTA - Bookings',118640),('Groups & Weddings',87210),('Cancellations & No Shows',6150)],2,.88)
    i2=grp('Restaurant',[('Food',231400),('Beer & Wine',48720),('Liquor',36900)],2,.95)
    i3=[L('Banquet Room Rental',18450,2),L('Gift Shop',5230,2),L('Dock Slips',11700,2,.99),L('Refunds Given',-3140,2)]
    ti=s.t('Total Income',[i1,i2]+i3,lv=1,key='total_income')
    s.h('Cost of Goods Sold',1);c=[L('Food Cost',78250,2),L('Beverage Cost',21840,2),L('Gift Shop Cost',2710,2),L('OTA Commissions',19360,2)]
    cg=s.t('Total COGS',c,lv=1);gp=s.t('Gross Profit',[ti,cg],[1,-1],lv=0)
    s.h('Expense',1)
    e=[L('Advertising & Web',14620,2),L('Bank & Card Fees',24110,2),L('Breakfast Supplies',9875,2),L('Dues, Licenses & Permits',4230,2)]
    e.append(grp('Insurance',[('Liquor Liability',6480),('Property & Liability',38910),('Workers Comp',14725)],2,.85))
    e+= [L('Laundry & Linens',21360,2),L('Office Supplies',3145,2)]
    e.append(grp('Payroll',[('Front Desk & Housekeeping',148720),('Kitchen & Servers',136480),('Manager Salary',48750),('Payroll Taxes',29870),('Officer Salary',27000,'old')],2,.94))
    e+= [L('Professional Fees',8940,2),L('Receiver - Reimbursed Costs',11280,2,.93,'new')]
    e.append(grp('Repairs & Maintenance',[('Boiler & HVAC',16430),('Building',22160),('Dock & Beach',5240),('Kitchen Equipment',7715)],2))
    e+= [L('Room Supplies & Amenities',17250,2),L('Taxes - Property',41800,2),L('Telephone, TV & Internet',10920,2)]
    e.append(grp('Utilities',[('Electric',37410),('Propane',28660),('Septic & Water',8310),('Trash',5120)],2,.97))
    te=s.t('Total Expense',e,lv=1,key='total_operating_expenses')
    no=s.t('Net Ordinary Income',[gp,te],[1,-1],lv=0,key='noi')
    s.h('Other Income/Expense',0);s.h('Other Income',1);oi=[L('Interest Earned',214,2),L('Insurance Claim - Hail',19800,2,.93,'new')];t1=s.t('Total Other Income',oi,lv=1)
    s.h('Other Expense',1);ox=[L('Interest - Lakeland Bank Note',94350,2,.99),L('Interest - SBA EIDL',4110,2,.99),L('Penalties & Late Fees',6720,2)];t2=s.t('Total Other Expense',ox,lv=1)
    on=s.t('Net Other Income',[t1,t2],[1,-1],lv=0);s.t('Net Income',[no,on],lv=0,key='net_income')
    wb=xlsxwriter.Workbook(D+n);wb.set_properties({'created':CR});ws=wb.add_worksheet('Sheet1');F='Arial'
    hb=wb.add_format({'font_name':F,'font_size':8,'bold':1});tt=wb.add_format({'font_name':F,'font_size':12,'bold':1});t2_=wb.add_format({'font_name':F,'font_size':10,'bold':1})
    hd=wb.add_format({'font_name':F,'font_size':8,'bold':1,'align':'center','bottom':5})
    nf='#,##0.00;-#,##0.00'
    fm={(k,b):wb.add_format(dict(font_name=F,font_size=8,num_format=k and '#,##0.0%;-#,##0.0%' or nf,**({'top':1} if b==1 else {'top':1,'bottom':6,'bold':1} if b==2 else {}))) for k in(0,1) for b in (0,1,2)}
    ws.set_column(0,4,2.3);ws.set_column(5,5,24);
    NC=[6,8,10,12]
    for c_ in (7,9,11): ws.set_column(c_,c_,.9)
    for c_ in NC: ws.set_column(c_,c_,11.5)
    ws.write(0,0,'Larkspur Lake Inn',tt);ws.write(1,0,'Profit & Loss Prev Year Comparison',t2_);ws.write(2,0,'January through September 2025',t2_);ws.write(0,12,'9:52 AM',hb);ws.write(1,12,'10/20/25',hb);ws.write(2,12,'Cash Basis',hb)
    for c_,t in zip(NC,['Jan - Sep 25','Jan - Sep 24','$ Change','% Change']): ws.write(4,c_,t,hd)
    r0=5
    for i,r in enumerate(s.rows):
        x=r0+i;ws.write(x,r['lv']+ (0 if r['label'] in('Ordinary Income/Expense','Other Income/Expense','Net Ordinary Income','Net Other Income','Net Income') else 1),r['label'],hb)
        if r['rt']=='HEADING': continue
        b=2 if r['label']=='Net Income' else 1 if r['foots'] else 0
        for k in range(2):
            cl='GI'[k]
            if r['foots']:
                f='=ROUND('+''.join(('+' if g>0 else '-')+f'{cl}{r0+j+1}' for j,g in zip(r['foots'],r['signs'])).lstrip('+')+',5)'
                ws.write_formula(x,NC[k],f,fm[0,b],r['v'][k])
            else: ws.write_number(x,NC[k],r['v'][k],fm[0,b])
        ws.write_formula(x,10,f'=ROUND((G{x+1}-I{x+1}),5)',fm[0,b],r['v'][2])
        if r['v'][1]: ws.write_formula(x,12,f'=ROUND(IF(I{x+1}=0, IF(G{x+1}=0, 0, 1), (G{x+1}-I{x+1})/I{x+1}),5)',fm[1,b],round(r['v'][2]/r['v'][1],5))
        else: ws.write_number(x,12,1,fm[1,b])
    ws.freeze_panes(5,6);ws.repeat_rows(4);ws.fit_to_pages(1,0);ws.set_footer('&R&"Arial,Bold"&8Page &P');wb.close()
    emit(n,[s],'HOSPITALITY','OPERATING_STATEMENT','QuickBooks desktop export, indentation over columns A-F, spacer columns, formulas, cost of goods sold',True)

# ------------------------------------------------------------------ 4 church and day school, treasurer's workbook
def church():
    n='Treasurer FY25 Harbor Grace.xlsx';rnd=random.Random(404)
    def pick(b,sp=.07): return round(b*rnd.uniform(1-sp,1+sp),2)
    s=S('Income and Expense - Church','Harbor Grace Fellowship','2024-07-01','2025-06-30',['Actual 2024-25','Budget 2024-25','Over / (Under) Budget','Actual 2023-24'],sheet='Church')
    def L(c,k,b,bud,pr=1.04,act=None):
        a=pick(b) if act is None else act;return s.l(k,[a,float(bud),round(a-bud,2),pick(b*pr) if pr else 0.0],code=c)
    s.h('Income');a=[L('4010','Pledged giving',231500,258000),L('4020','Loose plate and online gifts',38240,42000),L('4030','Easter and Christmas offerings',15810,18000),L('4110','Hall rental - outside groups',21650,24000),L('4120','Cell tower ground lease',14400,14400,None,14400.),L('4130','Columbarium niches',2850,3000),L('4200','Memorial gifts used for operations',11925,5000),L('4900','Transfer from day school for building use',36000,48000,None,36000.)]
    s.rows[a[4]]['v'][3]=13800.;s.rows[a[7]]['v'][3]=48000.
    ti=s.t('Total Income',a,key='total_income')
    s.h('Expenses');s.h('Personnel')
    b=[L('5010','Pastor - salary',62000,62000,.97,62000.),L('5015','Pastor - housing allowance',24000,24000,1,24000.),L('5020','Pension and health',27680,28500),L('5040','Music director and organist',18900,19200),L('5060','Office administrator',31420,32000),L('5070','Sexton',22115,21500),L('5090','Payroll taxes',5890,6000)];sa=s.t('Total Personnel',b,rt='SUBTOTAL')
    s.h('Building');b=[L('6010','Mortgage interest - Extension Fund',41780,42000),L('6020','Property insurance',23940,19500,.84),L('6030','Electricity',17415,16500),L('6040','Heating oil',14870,16000),L('6050','Water and sewer',3655,3500),L('6060','Repairs and maintenance',29310,18000),L('6070','Boiler replacement (part)',17250,0,None),L('6080','Snow removal and lawn',8260,9000)];sb=s.t('Total Building',b,rt='SUBTOTAL')
    s.h('Programs and Outreach');b=[L('7010','Worship and altar supplies',4120,4500),L('7020','Christian education',2870,4000),L('7030','Denominational assessment',18400,27500,1.3),L('7040','Food pantry',6210,6000)];sc=s.t('Total Programs and Outreach',b,rt='SUBTOTAL')
    s.h('Office');b=[L('8010','Office supplies, printing and postage',6980,7000),L('8020','Telephone and internet',4415,4200),L('8030','Bank and giving platform fees',2390,2200),L('8040','Legal and accounting',13840,5000,.5)];sd=s.t('Total Office',b,rt='SUBTOTAL')
    te=s.t('Total Expenses',[sa,sb,sc,sd],key='total_operating_expenses');s.t('Surplus (Shortfall)',[ti,te],[1,-1],key='net_income')
    q=S('Harbor Grace Day School - Operating Results','Harbor Grace Day School','2024-07-01','2025-06-30',['2023-24','Budget 2024-25','2024-25','Difference'],sheet='Day School',dash_zero=False)
    def M(k,p,bu,a): return q.l(k,[p,bu,a,a-bu])
    q.h('REVENUE');a=[M('Tuition - preschool',184600,190000,161275),M('Tuition - K to 5',412350,428000,351940),M('Less: scholarships and sibling discounts',-48200,-45000,-52815),M('State pre-K grant',66000,66000,66000),M('Before and after care',37480,40000,30125),M('Registration and book fees',21650,22000,18400),M('Fundraisers, net',14220,15000,9865)]
    ti=q.t('TOTAL REVENUE',a,key='total_income')
    q.h('EXPENSES');b=[M('Teachers and aides',408110,415000,392460),M('Head of school',71500,73000,73000),M('Substitutes',9340,9000,12215),M('Payroll taxes and benefits',81275,83000,78690),M('Classroom supplies and books',23460,24000,17945),M('Building use paid to church',48000,48000,36000),M('Custodial',19800,20000,20400),M('Food program, net of reimbursement',6180,6000,7355),M('Technology',8925,9000,4310),M('Insurance',12260,13000,15840),M('Accreditation and training',3150,3500,1275),M('Bad debts - tuition',7740,5000,21630)]
    te=q.t('TOTAL EXPENSES',b,key='total_operating_expenses');q.t('NET FROM OPERATIONS',[ti,te],[1,-1],key='net_income')
    wb=openpyxl.Workbook();wb.properties.created=CR;ws=wb.active;ws.title='Church';bd=Font(name='Calibri',bold=True)
    for r,t in enumerate(['Harbor Grace Fellowship','Income and Expense - Church','Fiscal year July 1, 2024 to June 30, 2025'],1):
        ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=7);ws.cell(r,1,t).font=Font(bold=True,size=14 if r==1 else 11);ws.cell(r,1).alignment=Alignment(horizontal='center')
    H=['Acct','','Actual\n2024-25','Budget\n2024-25','Over / (Under)\nBudget','% of\nBudget','Actual\n2023-24']
    for c,t in enumerate(H,1):
        x=ws.cell(5,c,t or None);x.font=bd;x.alignment=Alignment(horizontal='center',wrap_text=True,vertical='bottom');x.fill=PatternFill('solid',fgColor='D9E2F3');x.border=Border(bottom=Side(style='thin'))
    ws.row_dimensions[5].height=32;r=6;NF='#,##0.00_);(#,##0.00);"-"??_)'
    for w,c in zip([7,40,14,14,15,9,14],'ABCDEFG'): ws.column_dimensions[c].width=w
    for i,row in enumerate(s.rows):
        if row['rt']=='HEADING' and row['label'] in('Personnel','Building','Programs and Outreach','Office'): ws.cell(r,2,row['label']).font=Font(italic=True,underline='single')
        elif row['rt']=='HEADING': r+=1;ws.cell(r,1,row['label']).font=Font(bold=True,size=12)
        else:
            if row['code']: ws.cell(r,1,int(row['code'])).alignment=Alignment(horizontal='left')
            l=ws.cell(r,2,row['label']);b=row['rt']!='LINE';l.font=Font(bold=b);l.alignment=Alignment(indent=0 if b else 1)
            for c,v in zip([3,4,5,7],row['v']): x=ws.cell(r,c,v);x.number_format=NF;x.font=Font(bold=b);x.border=Border(top=Side(style='thin'),bottom=Side(style='double') if row['label'].startswith('Surplus') else None) if b else Border()
            if row['v'][1] and not row['label'].startswith('Surplus'): x=ws.cell(r,6,round(row['v'][0]/row['v'][1],4));x.number_format='0%'
            if b: r+=1
        r+=1
    ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True);ws.print_title_rows='5:5'
    w2=wb.create_sheet('Day School');w2.sheet_view.showGridLines=False
    w2['B2']='Harbor Grace Day School - Operating Results';w2['B2'].font=Font(size=13,bold=True,color='7B1E1E');w2['B3']='School year 2024-25 (July to June), whole dollars';w2['B3'].font=Font(italic=True)
    for c,t in zip('CDEF',['2023-24','Budget 2024-25','2024-25','Difference']): w2[c+'5']=t;w2[c+'5'].font=bd;w2[c+'5'].alignment=Alignment(horizontal='right',wrap_text=True)
    r=6
    for row in q.rows:
        b=row['rt']!='LINE';w2.cell(r,2,row['label']).font=Font(bold=b)
        for c,v in enumerate(row['v'],3):
            if v is None: continue
            x=w2.cell(r,c,v);x.number_format='#,##0;[Red]-#,##0';x.font=Font(bold=b)
            if b:x.border=Border(top=Side(style='thin'))
        r+=2 if b and row['rt']!='HEADING' else 1
    w2.cell(r+1,2,'Enrollment dropped from 96 to 81 in the year. Lease with the church is unsigned.').font=Font(italic=True,size=9)
    w2.column_dimensions['A'].width=3;w2.column_dimensions['B'].width=42
    for c in 'CDEF': w2.column_dimensions[c].width=17
    w2.page_setup.fitToWidth=1;w2.page_setup.fitToHeight=0;w2.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    w3=wb.create_sheet('notes');w3['A1']='Notes for the receiver';w3['A1'].font=bd
    for i,t in enumerate(['Bank statements for the building fund are with the former treasurer.','Extension Fund agreed to interest only until the sale.','Pledge cards are in the office safe; ask the administrator for the key.'],3): w3.cell(i,1,t)
    w3.column_dimensions['A'].width=80
    wb.save(D+n)
    emit(n,[s,q],'OTHER','OPERATING_STATEMENT',"church treasurer's workbook, church and day school on two sheets with different column orders, budget and prior year",True)

# ------------------------------------------------------------------ 6 office tower T12
def tower():
    rnd=random.Random(606);n='T12_Prow_Tower_2024.xlsx'
    cols=[f'{m} 2024' for m in MON]+['Total']
    s=S('12 Month Income Statement','One Prow Tower','2024-01-01','2024-12-31',cols,sheet='T12')
    def flat(a,steps=()):
        v=[];x=a
        for m in range(12):
            for k,d in steps:
                if m==k:x+=d
            v.append(x)
        return v
    def var(a,j=.1,sea=None): return [int(a*rnd.uniform(1-j,1+j)*(sea[i] if sea else 1)) for i in range(12)]
    def some(d): return [d.get(i,0) for i in range(12)]
    L=lambda c,k,v: s.l(k,v+[sum(v)],code=c)
    win=[1.25,1.2,1.1,.95,.85,.95,1.1,1.12,1,.88,.95,1.12];heat=[2.2,2,1.5,.9,.3,.1,.1,.1,.2,.8,1.5,2.1]
    def sec(code,h,items,tc,tot,**k):
        s.h(h);s.rows[-1]['code']=code;ix=[L(*x) for x in items];return s.t(tot,ix,rt=k.pop('rt','SUBTOTAL'),code=tc,**k)
    s.h('INCOME');s.rows[-1]['code']='4000-0000'
    r1=sec('4100-0000','Rental Income',[('4110-0000','Base Rent - Office',flat(512480,[(3,-46210),(6,6120),(9,-38875)])),('4115-0000','Base Rent - Retail',flat(41250,[(5,1240)])),('4120-0000','Base Rent - Storage',flat(3180,[(7,-420)])),('4130-0000','Rooftop Antenna License',flat(8450,[(0,0)])),('4180-0000','Rent Abatement',some({3:-21400,4:-21400,5:-21400,6:-14266})),('4190-0000','Bad Debt Write-Off',some({5:-18730,11:-61245}))],'4199-0000','Total Rental Income')
    r2=sec('4200-0000','Recoveries',[('4210-0000','Operating Expense Recovery',flat(68900,[(3,-7350),(9,-5125)])),('4220-0000','Real Estate Tax Recovery',flat(31440,[(3,-2980),(9,-2115)])),('4230-0000','Tenant Electric Submeter',var(22600,.06,win)),('4250-0000','Prior Year Reconciliation',some({4:-43918}))],'4299-0000','Total Recoveries')
    r3=sec('4300-0000','Other Income',[('4310-0000','Garage - Operator Remittance',var(37200,.08)),('4330-0000','After Hours HVAC',var(3150,.3)),('4350-0000','Lease Termination Fee',some({2:286000})),('4370-0000','Late Charges and Interest',var(1280,.7))],'4399-0000','Total Other Income')
    ti=s.t('TOTAL INCOME',[r1,r2,r3],code='4999-0000',key='total_income')
    s.h('OPERATING EXPENSES');s.rows[-1]['code']='5000-0000'
    E=[sec('5100-0000','Cleaning',[('5110-0000','Janitorial Contract',flat(33850,[(4,-2900)])),('5120-0000','Window Washing',some({3:11600,9:11600})),('5130-0000','Trash and Recycling',var(3960,.08)),('5140-0000','Cleaning Supplies',var(2240,.2))],'5199-0000','Total Cleaning'),
      sec('5200-0000','Utilities',[('5210-0000','Electricity',var(64300,.05,win)),('5220-0000','Steam',var(15700,.1,heat)),('5230-0000','Water and Sewer',var(5870,.12))],'5299-0000','Total Utilities'),
      sec('5300-0000','Repairs and Maintenance',[('5310-0000','Engineers Payroll',var(39400,.04)),('5320-0000','HVAC Repairs and Chemicals',var(9850,.45)),('5330-0000','Elevator Contract',flat(11720)),('5335-0000','Elevator Repairs - Outside Contract',some({1:6340,7:17885})),('5340-0000','Plumbing and Electrical',var(5110,.5)),('5350-0000','Fire and Life Safety',var(3420,.5)),('5360-0000','Roof and Facade',some({5:8275,10:4960})),('5370-0000','Interior Plants and Landscaping',flat(1845))],'5399-0000','Total Repairs and Maintenance'),
      sec('5400-0000','Security',[('5410-0000','Guard Contract',flat(28960,[(6,1185)])),('5420-0000','Access System',flat(1240))],'5499-0000','Total Security'),
      sec('5500-0000','Administrative',[('5510-0000','Management Fee',var(19600,.05)),('5520-0000','Office Payroll',var(14350,.03)),('5530-0000','Legal - Tenant Matters',some({1:4120,5:7865,8:3390,11:9940})),('5540-0000','Telephone, Software and Office',var(3275,.12))],'5599-0000','Total Administrative'),
      sec('5600-0000','Taxes and Insurance',[('5610-0000','Real Estate Taxes',flat(118340,[(6,-9660)])),('5620-0000','Property Insurance',flat(17420,[(4,3960)])),('5630-0000','BID Assessment',flat(4105))],'5699-0000','Total Taxes and Insurance')]
    te=s.t('TOTAL OPERATING EXPENSES',E,code='5999-0000',key='total_operating_expenses')
    no=s.t('NET OPERATING INCOME',[ti,te],[1,-1],code='6000-0000',key='noi')
    nx=sec('7000-0000','Non-Operating Expenses',[('7110-0000','Mortgage Interest - Senior',[258333 if i not in(1,) else 241667 for i in range(12)]),('7120-0000','Mezzanine Interest (accrued)',flat(92400)),('7200-0000','Receiver Fees and Bond',some({8:27500,9:18000,10:18000,11:18000})),('7300-0000','Depreciation and Amortization',flat(204118))],'7999-0000','Total Non-Operating Expenses')
    s.t('NET INCOME (LOSS)',[no,nx],[1,-1],code='9000-0000',key='net_income')
    wb=xlsxwriter.Workbook(D+n);wb.set_properties({'created':CR});ws=wb.add_worksheet('T12');F='Tahoma'
    f=lambda **k:wb.add_format(dict(font_name=F,font_size=8,**k))
    ws.write(0,0,'One Prow Tower (prow01)',f(bold=1));ws.write(1,0,'12 Month Income Statement',f(bold=1));ws.write(2,0,'Period = Jan 2024-Dec 2024',f());ws.write(3,0,'Book = Accrual ; Tree = ysi_is   /   Rentable area 318,640 sf, leased 51.8%',f())
    hf=f(bold=1,num_format='mmm yyyy',align='right',bottom=1,bg_color='#DCE6F1');ht=f(bold=1,align='right',bottom=1,bg_color='#DCE6F1')
    for c in range(3): ws.write_blank(5,c,None,ht)
    for m in range(12): ws.write_datetime(5,3+m,datetime.datetime(2024,m+1,1),hf)
    ws.write(5,15,'Total',ht)
    nf='#,##0;-#,##0;0';x=6;pos={}
    F1=dict(num_format=nf);fl=f(**F1);fs=f(top=1,**F1);ft=f(bold=1,top=1,bottom=1,**F1);tx=f();tb=f(bold=1);hidf=f(font_color='#999999')
    for i,r in enumerate(s.rows):
        if r['rt']=='TOTAL' or r['rt']=='HEADING' and r['code'] in('4000-0000','5000-0000','7000-0000'): x+=1
        pos[i]=x;b=r['rt']!='LINE'
        ws.write(x,0,r['code'],tb if b else tx);ws.write(x,1,'   '*(0 if r['rt']=='TOTAL' or r['code'][1:]=='000-0000' else 1 if b else 2)+r['label'],tb if b else tx)
        ws.write(x,2,{'HEADING':'H','LINE':'P'}.get(r['rt'],'T'),hidf)
        if r['rt']!='HEADING':
            for c in range(12):
                cl=GL(4+c);fmt=ft if r['rt']=='TOTAL' else fs if b else fl
                if r['foots']: ws.write_formula(x,3+c,'='+''.join(('+' if g>0 else '-')+f'{cl}{pos[j]+1}' for j,g in zip(r['foots'],r['signs'])).lstrip('+'),fmt,r['v'][c])
                else: ws.write_number(x,3+c,r['v'][c],fmt)
            ws.write_formula(x,15,f'=SUM(D{x+1}:O{x+1})',ft if r['rt']=='TOTAL' else fs if b else fl,r['v'][12])
        x+=1
    s.dash=False
    ws.set_column(0,0,10);ws.set_column(1,1,37);ws.set_column(2,2,4,None,{'hidden':1});ws.set_column(3,14,10.3);ws.set_column(15,15,11.5)
    ws.freeze_panes(6,3);ws.set_landscape();ws.set_paper(5);ws.fit_to_pages(1,0);ws.repeat_rows(5);ws.set_footer('&L&8Wednesday, January 22, 2025  03:41 PM&R&8Page &P of &N');wb.close()
    emit(n,[s],'OFFICE','OPERATING_STATEMENT_T12','property-management system twelve months with chart of accounts, date headers, hidden column, formulas',False)

# ------------------------------------------------------------------ 8 golf course, fiscal months with quarters
def golf():
    rnd=random.Random(808);n='Quail Hollow Run GC FYE Oct 2025 by month.xlsx'
    ms=['Nov','Dec','Jan','Feb','Mar','Apr','May','Jun','Jul','Aug','Sep','Oct'];sea=[.35,.12,.05,.07,.4,1.0,1.5,1.75,1.8,1.7,1.35,.95]
    cols=[]
    for q in range(4): cols+=ms[3*q:3*q+3]+[f'Q{q+1}']
    cols.append('FY 2025')
    s=S('Statement of Operations by Month','Quail Hollow Run Golf Club','2024-11-01','2025-10-31',cols,sheet='FY25')
    def ext(v):
        o=[]
        for q in range(4): o+=v[3*q:3*q+3]+[sum(v[3*q:3*q+3])]
        return o+[sum(v)]
    def L(k,b,se=1,j=.08,at=None):
        v=[(at.get(m,0) if at else int(b*(sea[i] if se==1 else (.55+.45*sea[i]) if se==.5 else 1)*rnd.uniform(1-j,1+j))) for i,m in enumerate(ms)]
        return s.l(k,ext(v))
    s.h('GOLF REVENUE');a=[L('Member dues',34800,0,.02),L('Initiation fees',0,at={'Mar':7500,'Apr':12500,'Jun':5000}),L('Daily greens fees',41600),L('Cart fees',23900),L('Outings and tournaments',17800,1,.2),L('Driving range',5650),L('Junior camp',0,at={'Jun':9240,'Jul':11680,'Aug':6120})];g1=s.t('Total golf revenue',a,rt='SUBTOTAL')
    s.h('FOOD, BEVERAGE AND SHOP');a=[L('Grill room and snack bar',24700),L('Bar',16900),L('Banquets',13400,.5,.25),L('Pro shop merchandise',11350)];g2=s.t('Total food, beverage and shop',a,rt='SUBTOTAL')
    s.h('OTHER REVENUE');a=[L('Locker and bag storage',2150,0,.05),L('Farm ground lease - back forty',0,at={'Mar':4800,'Sep':4800}),L('Simulator rental',0,at={'Nov':1840,'Dec':3925,'Jan':5310,'Feb':4980,'Mar':2260})];g3=s.t('Total other revenue',a,rt='SUBTOTAL')
    ti=s.t('TOTAL REVENUE',[g1,g2,g3],key='total_income')
    s.h('COST OF SALES');a=[L('Food',11800),L('Beverage',4650),L('Merchandise',7720)];cs=s.t('TOTAL COST OF SALES',a);gm=s.t('GROSS MARGIN',[ti,cs],[1,-1])
    def dep(h,items): s.h(h);ix=[L(*x) if isinstance(x,tuple) else L(**x) for x in items];return s.t('Total '+h.lower(),ix,rt='SUBTOTAL')
    E=[dep('COURSE MAINTENANCE',[('Superintendent and crew',23800,.5),('Payroll burden - course',3980,.5),('Fertilizer, seed and chemicals',8900,1,.2),('Fuel and oil',2350),('Irrigation water and power',4720),('Equipment parts and repair',3240,.5,.3),dict(k='Bunker sand and cart path repair',b=0,at={'Apr':6840,'May':3175,'Oct':4460})]),
       dep('GOLF SHOP AND CARTS',[('Professional staff',9850,.5,.04),('Starters, rangers and cart barn',6940),dict(k='Cart fleet lease',b=0,at={m:8615 for m in ms[4:]}),('Range balls, cards and pencils',720,1,.3)]),
       dep('CLUBHOUSE',[('Kitchen and bar wages',14300),('Payroll burden - clubhouse',1870),('China, linen and cleaning',1980),('Gas and electric',3650,.5),('Building repairs',2430,0,.5),('Licenses and music',410,0,.3)]),
       dep('GENERAL AND ADMINISTRATIVE',[('General manager and bookkeeper',13750,0,.01),('Advertising and web',2260,.5,.3),('Insurance',5840,0,0),('Property taxes',6125,0,0),('Card fees and bank charges',3180),('Legal and monitor',4300,0,.5),('Telephone, software and office',1715,0,.12)])]
    te=s.t('TOTAL OPERATING EXPENSES',E,key='total_operating_expenses');no=s.t('OPERATING INCOME (LOSS)',[gm,te],[1,-1],key='noi')
    f=[L('Interest - first mortgage',14225,0,.01),L('Interest - turf equipment notes',1905,0,.03),L('Depreciation',11460,0,0)];fx=s.t('Total interest and depreciation',f,rt='SUBTOTAL')
    s.t('NET INCOME (LOSS)',[no,fx],[1,-1],key='net_income')
    wb=openpyxl.Workbook();wb.properties.created=CR;ws=wb.active;ws.title='FY25';G='Georgia'
    ws['A1']='QUAIL HOLLOW RUN GOLF CLUB';ws['A1'].font=Font(name=G,size=14,bold=True,color='1F4D2B');ws['A2']='Statement of Operations by Month';ws['A3']='Fiscal year November 1, 2024 to October 31, 2025   -   internal, for the bankruptcy monitor';
    for c in('A2','A3'): ws[c].font=Font(name=G,size=10,italic=True)
    gr=PatternFill('solid',fgColor='1F4D2B');lg=PatternFill('solid',fgColor='E6EFE6')
    for q in range(4):
        c=2+4*q;ws.merge_cells(start_row=5,start_column=c,end_row=5,end_column=c+3);x=ws.cell(5,c,['FIRST QUARTER','SECOND QUARTER','THIRD QUARTER','FOURTH QUARTER'][q]);x.alignment=Alignment(horizontal='center')
    for c in range(1,19):
        ws.cell(5,c).fill=gr;ws.cell(5,c).font=Font(name=G,size=9,bold=True,color='FFFFFF');x=ws.cell(6,c);x.fill=gr;x.font=Font(name=G,size=9,bold=True,color='FFFFFF');x.alignment=Alignment(horizontal='right')
        if c>1: x.value=cols[c-2]
    r=7;NF='#,##0_);(#,##0);"–"_)'
    for i,row in enumerate(s.rows):
        b=row['rt']!='LINE';x=ws.cell(r,1,row['label']);x.font=Font(name=G,size=9,bold=b);x.alignment=Alignment(indent=0 if row['rt'] in('TOTAL','HEADING') else 2 if row['rt']=='LINE' else 1)
        if row['rt']!='HEADING':
            for c,v in enumerate(row['v'],2):
                y=ws.cell(r,c,v);y.number_format=NF;y.font=Font(name=G,size=9,bold=b or c in(5,9,13,17,18),italic=(c in(5,9,13,17)))
                if c in(5,9,13,17): y.fill=lg
                if b: y.border=Border(top=Side(style='thin'),bottom=Side(style='double') if row['label'].startswith('NET') else None)
        r+=1
        if row['rt']=='TOTAL' or (row['rt']=='SUBTOTAL' and i+1<len(s.rows) and s.rows[i+1]['rt']=='HEADING'): r+=1
    ws.column_dimensions['A'].width=38
    for c in range(2,19): ws.column_dimensions[GL(c)].width=9.6 if c<18 else 11.5
    ws.freeze_panes='B7';ws.page_setup.orientation='landscape';ws.page_setup.paperSize=8;ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.save(D+n)
    emit(n,[s],'OTHER','OPERATING_STATEMENT_T12','golf club fiscal months November to October with quarter columns between, cost of sales, dashes for zero',True)

# ------------------------------------------------------------------ 10 ground lessor, account form
def ground():
    n='Ferrand Point balance 123124.xlsx'
    s=S('Statement of Assets, Liabilities and Partners\' Capital','Ferrand Point Land Partners',None,'2024-12-31',['12/31/2024','12/31/2023'],sheet='Bal Sheet')
    s.h('ASSETS');s.h('Current Assets')
    a=[s.l('Cash - Tidewater Savings',[38214.07,91560.33]),s.l('Ground rent receivable - hotel parcel',[212500.,85000.]),s.l('Ground rent receivable - marina',[0.,6250.]),s.l('Prepaid insurance',[3118.5,2960.])]
    c1=s.t('Total Current Assets',a,rt='SUBTOTAL');s.h('Land')
    b=[s.l('Parcel A - hotel (4.1 ac)',[1875000.,1875000.]),s.l('Parcel B - marina (2.6 ac)',[940000.,940000.]),s.l('Parcel C - vacant (7.3 ac)',[610000.,610000.]),s.l('Seawall and road',[286400.,286400.]),s.l('Accum. depreciation - seawall and road',[-174704.,-160384.])]
    c2=s.t('Total Land',b,rt='SUBTOTAL');o=s.l('Deferred survey and zoning costs',[47820.25,31200.]);ta=s.t('TOTAL ASSETS',[c1,c2,o],key='total_assets');na=len(s.rows)
    s.h('LIABILITIES');d=[s.l('Accounts payable',[28944.61,7415.2]),s.l('Real estate taxes payable',[96312.,48156.]),s.l('Prepaid rent - billboard',[1500.,1500.]),s.l('Security deposit - marina',[25000.,25000.]),s.l('Note payable - Tidewater Savings',[1462880.4,1487106.19]),s.l('Loan from general partner',[140000.,60000.])]
    tl=s.t('Total Liabilities',d,key='total_liabilities');s.h("PARTNERS' CAPITAL")
    T=[round(x-y,2) for x,y in zip(s.rows[ta]['v'],s.rows[tl]['v'])];ni=[-44118.37,61902.88];dr=[-24000.,-72000.];gp=[21480.16,24162.07]
    op=[round(T[i]-ni[i]-dr[i]-0,2) for i in(0,1)]
    # prior year's closing capital is this year's opening
    op[0]=T[1];ni[0]=round(T[0]-op[0]-dr[0],2)
    q=[s.l('Capital, January 1',op),s.l('Net income (loss) for the year',ni),s.l('Drawings',dr)]
    te=s.t("Total Partners' Capital",q,key='total_equity');s.t('TOTAL LIABILITIES AND CAPITAL',[tl,te])
    wb=openpyxl.Workbook();wb.properties.created=CR;ws=wb.active;ws.title='Bal Sheet';ws.sheet_view.showGridLines=False
    for r,t in enumerate(['Ferrand Point Land Partners','(a limited partnership, ground lessor)',"Statement of Assets, Liabilities and Partners' Capital",'December 31, 2024 and 2023   -   Unaudited, tax basis'],1):
        ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=7);x=ws.cell(r,1,t);x.alignment=Alignment(horizontal='center');x.font=Font(name='Cambria',size=13 if r==1 else 10,bold=r in(1,3))
    for c in(2,3,6,7): x=ws.cell(6,c,['12/31/2024','12/31/2023'][c in(3,7)]);x.font=Font(name='Cambria',size=10,bold=True,underline='single');x.alignment=Alignment(horizontal='right')
    NF='#,##0.00;(#,##0.00);-'
    def put(r,c0,row):
        b=row['rt']!='LINE';x=ws.cell(r,c0,row['label']);x.font=Font(name='Cambria',size=10,bold=b,underline='single' if row['rt']=='HEADING' and row['label'].isupper() else None);x.alignment=Alignment(indent=1 if row['rt']=='LINE' else 0)
        for k,v in enumerate(row['v']):
            if v is None: continue
            y=ws.cell(r,c0+1+k,v);y.number_format=NF;y.alignment=Alignment(horizontal='right');y.font=Font(name='Cambria',size=10,bold=b)
            if b: y.border=Border(top=Side(style='thin'),bottom=Side(style='double') if row['label'].startswith('TOTAL') else None)
    LA=[0]*0;r=7
    for row in s.rows[:na-1]: 
        put(r,1,row);r+=1
        if row['rt']=='SUBTOTAL': r+=1
    rl=7
    for row in s.rows[na:-1]:
        put(rl,5,row);rl+=1
        if row['rt']=='TOTAL' and row['label']=='Total Liabilities': rl+=1
    last=max(r,rl)+1;put(last,1,s.rows[na-1]);put(last,5,s.rows[-1])
    ws.cell(last+3,1,'Hotel parcel rent has not been paid since August 2024. Lender (Tidewater Savings) has filed to foreclose.').font=Font(name='Cambria',size=9,italic=True)
    for c,w in zip('ABCDEFG',[38,15,15,4,33,15,15]): ws.column_dimensions[c].width=w
    ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True);wb.save(D+n)
    emit(n,[s],'LAND','BALANCE_SHEET','ground lessor, account form: assets left and liabilities with capital right on one sheet, two years',True)

# ------------------------------------------------------------------ 12 warehouse receiver's accounting (planted)
def receiver():
    n='Receiver accounting Dunmore Dock Warehouses.xlsx'
    cols=['Apr 14-30','May','June','July','August','September','Receivership to Date']
    s=S("Receiver's Statement of Cash Receipts and Disbursements",'Dunmore Dock Warehouses','2025-04-14','2025-09-30',cols,sheet='R&D')
    def L(k,*v): v=list(v);return s.l(k,v+[round(sum(x or 0 for x in v),2)])
    bb=s.l('Cash balance, beginning of period',[0.]*7,lv=0)
    s.h('RECEIPTS');r=[L('Funds turned over by debtor (First Dunmore Bank)',41218.66,0.,2907.14,0.,0.,0.),L('Rent - Ostrander Millwork, Bldg 1',0.,18750.,18750.,18750.,18750.,19312.5),L('Rent - Pell Cold Pack, Bldg 2',12400.,24800.,24800.,0.,37200.,24800.),L('Rent - Bldg 3 month-to-month bays',3150.,7425.,6980.,8115.,8115.,7640.),L('Rent - yard and trailer storage',850.,1700.,1700.,2250.,2250.,1950.),L('Tenant tax and insurance reimbursements',0.,6318.42,6318.42,3944.1,8692.74,6318.42),L('Insurance premium refund',0.,0.,1186.,0.,0.,0.),L('Scrap racking sold',0.,0.,0.,2875.,0.,0.),L("Receiver's Certificate No. 1 (lender advance)",0.,60000.,0.,0.,0.,0.),L('Interest',0.,11.87,26.4,22.91,24.38,29.05)]
    tr=s.t('Total receipts',r)
    def neg(k,*v): return L(k,*[-x for x in v])
    s.h('DISBURSEMENTS');s.h('Property operations',1)
    d1=[neg('Electric',1844.2,3912.77,3706.15,4218.9,4487.31,3998.06),neg('Water and sewer',0.,1216.44,0.,1308.19,0.,1274.6),neg('Insurance - property and liability',0.,22480.,0.,7493.33,7493.33,7493.33),neg('Dock door and leveler repairs',0.,2865.,4117.5,0.,1942.25,3380.),neg('Sprinkler and alarm service',0.,1675.,0.,640.,0.,1675.),neg('Security patrol',1920.,3720.,3600.,3720.,3720.,3600.),neg('Grass, weeds and trash',0.,1450.,1450.,1450.,1450.,1450.),neg('Locksmith and clean-up at takeover',3286.35,912.,0.,0.,0.,0.),neg('Management fee - Keel Property Services',820.,2633.75,2611.5,1455.75,3315.75,2685.13)]
    o1=s.t('Total property operations',d1,rt='SUBTOTAL',lv=1);s.h('Building work approved by court',1)
    d2=[neg('Roof repair, Bldg 3 (order of June 9)',0.,0.,0.,18400.,9200.,0.),neg('Fire pump replacement, Bldg 1',0.,0.,14650.,14650.,0.,0.),neg('Paving patch at dock 11-14',0.,0.,0.,0.,0.,7825.)];o2=s.t('Total building work',d2,rt='SUBTOTAL',lv=1)
    s.h('Receivership costs',1);d3=[neg("Receiver's fees",0.,0.,11475.,6320.,5890.,6115.),neg("Receiver's counsel",0.,0.,8240.5,3916.,2750.,4188.5),neg('Bond premium',1500.,0.,0.,0.,0.,0.),neg('Bank charges and postage',42.,58.5,61.12,47.9,66.35,51.2)];o3=s.t('Total receivership costs',d3,rt='SUBTOTAL',lv=1)
    s.h('Taxes and secured lender',1);d4=[neg('County real estate tax, first half',0.,0.,0.,21806.44,0.,0.),neg('Payments to lender per cash collateral order',0.,0.,0.,0.,30000.,20000.)];o4=s.t('Total taxes and secured lender',d4,rt='SUBTOTAL',lv=1)
    td=s.t('Total disbursements',[o1,o2,o3,o4]);nc=s.t('Net increase (decrease) in cash',[tr,td],key='net_cash_flow')
    v=s.rows[nc]['v'];run=0.;bv=[]
    for m in range(6): bv.append(round(run,2));run=round(run+v[m],2)
    s.rows[bb]['v']=bv+[0.];s.t('Cash balance, end of period',[bb,nc])
    assert all(x>0 for x in s.rows[-1]['v']),s.rows[-1]['v']
    i=[k for k,x in enumerate(s.rows) if x['label'].startswith('Sprinkler')][0];s.drop(i)
    s.planted=dict(what='the line "Sprinkler and alarm service" (May 1,675.00, July 640.00, September 1,675.00) is missing under Property operations; the subtotal still holds it',kind='row_dropped')
    wb=xlsxwriter.Workbook(D+n);wb.set_properties({'created':CR});ws=wb.add_worksheet('R&D');F='Times New Roman'
    f=lambda **k:wb.add_format({'font_name':F,'font_size':10,**k})
    ws.merge_range(0,0,0,7,'CIRCUIT COURT OF DUNMORE COUNTY  -  Case No. 2025-CV-01873',f(align='center'));ws.merge_range(1,0,1,7,'Dunmore Dock Warehouses',f(align='center',bold=1));ws.merge_range(2,0,2,7,"Receiver's Statement of Cash Receipts and Disbursements",f(align='center',bold=1));ws.merge_range(3,0,3,7,'From appointment on April 14, 2025 through September 30, 2025',f(align='center',italic=1))
    ws.merge_range(5,1,5,6,'2025',f(align='center',bold=1,bottom=1));ws.write(5,7,'Receivership',f(bold=1,align='right'));H=f(bold=1,align='right',bottom=1);ws.write(6,0,None,H)
    for c,t in enumerate(cols[:6]+['to Date'],1): ws.write(6,c,t,H)
    x=7;num=f(align='right');ns=f(align='right',top=1);nb=f(align='right',bold=1,top=1);ne=f(align='right',bold=1,top=1,bottom=6)
    T=lambda v:'-   ' if v==0 else f'({-v:,.2f})' if v<0 else f'{v:,.2f} '
    for r in s.rows:
        big=r['rt']=='TOTAL' or r['lv']==0 and r['rt']!='LINE' or r['label'].startswith('Cash')
        if r['rt']=='HEADING' and r['lv']==0 or r['label'].startswith('Net inc'): x+=1
        ws.write(x,0,r['label'],f(bold=1) if big else f(italic=1,indent=1) if r['rt']=='HEADING' else f(indent=1) if r['rt']=='SUBTOTAL' else f(indent=2 if x>20 else 1))
        if r['rt']!='HEADING':
            for c,v in enumerate(r['v'],1): ws.write_string(x,c,T(v),ne if r['label'].endswith('end of period') else nb if r['rt']=='TOTAL' else ns if r['foots'] else num)
        x+=1
    ws.write(x+1,0,'Receiver holds one account, Harbor Trust Bank ending 2208. Filed with the Second Quarterly Report.',f(italic=1,font_size=9))
    ws.set_column(0,0,46);ws.set_column(1,6,12.5);ws.set_column(7,7,14);ws.hide_gridlines(2);ws.set_landscape();ws.fit_to_pages(1,1);ws.ignore_errors({'number_stored_as_text':'A1:H80'});wb.close()
    emit(n,[s],'WAREHOUSE','CASH_FLOW_STATEMENT',"receiver's accounting to the court, partial first month and to-date column, amounts as text, disbursements in parentheses",True)

def run():
    for f in (inn,church,tower,golf,ground,receiver): f()
if __name__=='__main__': run()
