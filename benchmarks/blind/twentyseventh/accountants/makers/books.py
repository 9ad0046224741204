import random,datetime
from core import *
import xlsxwriter, openpyxl
from xlsxwriter.utility import xl_rowcol_to_cell as rc
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
U=random.uniform
# ---------- 1 NetSuite consolidation, retail centres across, live formulas
def x1():
    n='Consolidated_IS_by_Center_Q3_2025.xlsx';P=['Maple Plaza','Orchard Crossing','Fenwick Square','Tidewater Outlets','Corp / Shared','Eliminations']
    s=S('Income Statement by Center','Brightwater Retail Fund III','2025-01-01','2025-09-30',P+['Consolidated'],lambda b,k:None if b is None else list(b)+[sum(x or 0 for x in b)],sheet='IS by Center')
    W=[1,1.62,.71,2.4]
    def v(m,w=.12,corp=None,el=None): return [m*q*U(1-w,1+w) for q in W]+[corp,el]
    s.h('Ordinary Income/Expense');s.h('Income',1);x=[s.l(a,q,c,2) for c,a,q in[('4010','Minimum Rent',v(824000)),('4020','Percentage Rent',[None,18420,None,96300,None,None]),('4030','CAM Recoveries',v(188000)),('4040','Real Estate Tax Recoveries',v(141000)),('4045','Insurance Recoveries',v(21500)),('4060','Temporary Tenant / Kiosk',v(9400,.4)),('4080','Intercompany Mgmt Fee Income',[None]*4+[171600,-171600]),('4090','Other Revenue',v(5200,.5,2140)),('4099','Vacancy / Uncollectible',[-q for q in v(11800,.5)[:4]]+[None]*2)]]
    R=s.t('Total - Income',x,'SUBTOTAL',lvl=1,key='total_income');s.h('Expense',1);G=[]
    fee=[27900,45210,20115,78375,None,-171600]
    for h,c0,ls in[('CAM Expenses','5100',[('5110','Parking Lot Sweeping',v(14200)),('5120','Landscaping',v(21900)),('5130','Security',v(30100)),('5140','Common Electric',v(17700)),('5150','Snow Removal',[18200,24115,9870,0,None,None]),('5160','Repairs - Roof & Structure',v(16300,.4))]),('Fixed Costs','5300',[('5310','Real Estate Taxes',v(152000)),('5320','Property Insurance',v(24100))]),('Non-Recoverable','5500',[('5510','Management Fees - Affiliate',fee),('5520','Leasing & Marketing',v(8700,.3)),('5530','Professional Fees',v(6100,.3,38200)),('5540','Payroll - Corporate',[None]*4+[143750,None]),('5550','Bank Charges',v(420,.2,910))])]:
        s.h(h,2,c0);z=[s.l(a,q,c,3,'e') for c,a,q in ls];G.append(s.t('Total - '+h,z,lvl=2,code=c0,k='e'))
    T=s.t('Total - Expense',G,lvl=1,k='e',key='total_operating_expenses');N=s.t('Net Ordinary Income',[R,T],'TOTAL',neg=[T],key='noi')
    s.h('Other Income and Expenses');z=[s.l('Interest Income',v(640,.5,8840),'7010',1),];e=[s.l('Interest Expense',[166200,249950,None,431800,21300,None],'8010',1,'e'),s.l('Depreciation Expense',v(139000),'8020',1,'e'),s.l('Amortization of Leasing Costs',v(12100),'8030',1,'e')]
    O=s.t('Net Other Income',z+e,neg=e);s.t('Net Income',[N,O],'TOTAL',key='net_income')
    wb=xlsxwriter.Workbook(path(n));ws=wb.add_worksheet('IS by Center');n2=wb.add_worksheet('Notes')
    F=lambda **k:wb.add_format({'font_name':'Arial','font_size':9,**k});b=F(bold=1,align='center')
    for i,t in enumerate(['Brightwater Retail Fund III','Brightwater Retail Fund III (Consolidated)','Income Statement by Center','From Jan 2025 to Sep 2025']): ws.merge_range(i,0,i,7,t,F(bold=i!=3,align='center',))
    ws.merge_range(5,1,5,4,'Operating Centers',F(bold=1,align='center',bottom=1,bg_color='#DDE6F0'));ws.write(6,0,'Financial Row',F(bold=1,bg_color='#607799',font_color='white'))
    for j,t in enumerate(s.m['columns']): ws.write(6,1+j,t,F(bold=1,bg_color='#607799',font_color='white',align='right',text_wrap=1))
    nf='#,##0;(#,##0);0';r0=7
    for i,r in enumerate(s.R):
        L=r['label'];lab=(f"{r['code']} - {L}" if r['code'] and not L.startswith('Total') else f"Total - {r['code']} - {L[8:]}" if r['code'] else L)
        B=r['t']!='LINE';ws.write(r0+i,0,lab,F(bold=B,indent=r['lvl']))
        if not r['b']: continue
        v_=s.vals(i);f=F(num_format='"$"#,##0;("$"#,##0);"$"0' if B else nf,bold=B,**({'top':1} if B else {}),**({'bottom':6} if L=='Net Income' else {}))
        for j,q in enumerate(v_):
            if j==6: ws.write_formula(r0+i,7,f'=SUM({rc(r0+i,1)}:{rc(r0+i,6)})',f,q)
            elif r['items'] is None:
                if q is not None: ws.write_number(r0+i,1+j,q,f)
            else: ws.write_formula(r0+i,1+j,'='+'+'.join(('-1*' if (s.R[a]['k']=='e' and r['k']=='i') else '')+rc(r0+a,1+j) for a in r['items']),f,q)
    ws.set_column(0,0,40);ws.set_column(1,7,14);ws.freeze_panes(7,1);ws.set_landscape();ws.fit_to_pages(1,1)
    n2.write(0,0,'Preparer notes');n2.write(2,0,'Affiliate management fees are eliminated on consolidation.');n2.write(3,0,'Tidewater percentage rent is through August sales reports.');wb.close()
    save(n,[s],'RETAIL','OPERATING_STATEMENT','NetSuite side by side with eliminations, live formulas','properties across, code - name labels, second sheet of notes')
# ---------- 2 AppFolio 12 month, student
def x2():
    n='income_statement_12_month-20250612.xlsx';M=['Jun 2024','Jul 2024','Aug 2024','Sep 2024','Oct 2024','Nov 2024','Dec 2024','Jan 2025','Feb 2025','Mar 2025','Apr 2025','May 2025']
    s=S('Income Statement - 12 Month','The Quad at College Hill','2024-06-01','2025-05-31',M+['Total'],lambda b,k:list(b)+[round(sum(x or 0 for x in b),2)],sheet='income_statement_12_month',nd=2)
    occ=[.52,.48,.83]+[.97]*7+[.96,.88];v=lambda m,w=.2:[m*U(1-w,1+w) for _ in M];z0=lambda m,on:[round(m*U(.8,1.2),2) if i in on else 0 for i in range(12)]
    s.h('Operating Income & Expense');s.h('Income',1);x=[s.l(a,q,None,2) for a,q in[('Rent Income - By the Bed',[184250*o*U(.995,1.005) for o in occ]),('Rent Income - Summer Lease',z0(14600,[0,1,11])),('Parking Permits',[6100*o for o in occ]),('Furniture Package',[3850*o*U(.97,1) for o in occ]),('Laundry Income',v(1480,.3)),('Application Fee Income',v(950,.8)),('Late Fee',v(1310,.4)),('Roommate Relet Fee',z0(700,[2,3,6,7])),('Damages / Cleaning Charged',z0(9400,[1,2,11])),('Concessions',[-q for q in z0(5200,[2,3])])]]
    R=s.t('Total Operating Income',x,lvl=1,key='total_income');s.h('Expense',1);T=[]
    for h,ls in[('Payroll',[('Manager & Leasing',v(12400,.04)),('Resident Assistants',[1800*(o>.6) for o in occ]),('Maintenance Techs',v(9700,.05)),('Payroll Taxes & Burden',v(3150,.06))]),('Utilities',[('Electricity',v(15900,.25)),('Gas',v(2400,.7)),('Water & Sewer',[7900*o for o in occ]),('Internet Bulk Contract',[6240.0]*12),('Trash',v(1730,.1))]),('Cleaning and Maintenance',[('Turn Costs',z0(38200,[1,2])),('General Repairs',v(4200,.5)),('Pest Control',[385.0]*12),('Landscaping',v(1900,.3))])]:
        s.h(h,2);q=[s.l(a,w,None,3,'e') for a,w in ls];T.append(s.t('Total '+h,q,lvl=2,k='e'))
    T+=[s.l(a,q,None,2,'e') for a,q in[('Advertising & Resident Events',v(3900,.4)),('Management Fees',v(7350,.1)),('Insurance',[5415.83]*12),('Property Tax',z0(92400,[5,10])),('Software',[1122.5]*12)]]
    E=s.t('Total Operating Expense',T,lvl=1,k='e',key='total_operating_expenses');N=s.t('NOI - Net Operating Income',[R,E],'TOTAL',neg=[E],key='noi')
    s.h('Other Income & Expense');s.h('Other Expense',1);q=[s.l('Mortgage Interest',[46120.4-61.3*i for i in range(12)],None,2,'e'),s.l('Owner Legal',z0(1900,[4]),None,2,'e')];O=s.t('Total Other Expense',q,lvl=1,k='e');X=s.t('Net Other Income',[O],neg=[O])
    I=s.t('Total Income',[R]);Y=s.t('Total Expense',[E,O],k='e');s.t('Net Income',[I,Y],'TOTAL',neg=[Y],key='net_income')
    wb=openpyxl.Workbook();ws=wb.active;ws.title='income_statement_12_month'
    for i,t in enumerate(['Income Statement - 12 Month','Summit & Vale Student Living','Properties: The Quad at College Hill - 410 Hill St Athens, OH 45701','Period Range: Jun 2024 to May 2025','Accounting Basis: Cash','Level of Detail: Detail View','Include Zero Balance GL Accounts: No']): ws.cell(1+i,1,t).font=Font(bold=i==0,size=12 if i==0 else 10)
    for j,t in enumerate(['Account Name']+s.m['columns']): c=ws.cell(9,1+j,t);c.font=Font(bold=True);c.border=Border(bottom=Side('thin'));c.alignment=Alignment(horizontal='right' if j else 'left')
    for i,r in enumerate(s.R):
        ws.cell(10+i,1,'    '*r['lvl']+r['label']).font=Font(bold=r['t']!='LINE')
        if r['b']:
            for j,q in enumerate(s.vals(i)): c=ws.cell(10+i,2+j,q);c.number_format='#,##0.00';c.font=Font(bold=r['t']!='LINE')
    ws.cell(11+len(s.R),1,'Created on 06/12/2025 at 11:26 AM').font=Font(italic=True,size=8)
    ws.column_dimensions['A'].width=38
    for j in range(13): ws.column_dimensions[openpyxl.utils.get_column_letter(2+j)].width=13.5
    ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.save(path(n));save(n,[s],'STUDENT_HOUSING','OPERATING_STATEMENT_T12','AppFolio 12 month export','leading-space indents; Total Income and Total Expense repeated at the end')
# ---------- 3 senior living, MTD/YTD with per-resident-day columns
def x3():
    n='SL_Financials_Juniper_Glen_2025-08.xlsx';C=['Aug-25 Actual','Aug-25 Budget','Aug-25 Fav/(Unfav)','YTD Actual','YTD Budget','YTD Fav/(Unfav)','PY YTD Actual']
    f=lambda a,b,k:sub(a,b) if k=='i' else sub(b,a)
    s=S('Statement of Operations','Juniper Glen Senior Living','2025-01-01','2025-08-31',C,lambda b,k:[b[0],b[1],f(b[0],b[1],k),b[2],b[3],f(b[2],b[3],k),b[4]],sheet='Stmt of Ops')
    v=lambda m,w=.07:[m*U(1-w,1+w),round(m,-2),8*m*U(1-w/2,1+w/2),8*round(m,-2),7.6*m*U(.96,1.03)]
    s.h('REVENUE');x=[]
    x+=[s.l(a,v(m)) for a,m in[('Independent Living Rent',142000),('Assisted Living Rent',268500),('Memory Care Rent',131200),('Level of Care Fees',58700),('Second Person Fees',7900),('Community Fees',14500),('Guest Meals & Ancillary',2950),('Rent Incentives',-9100)]]
    R=s.t('Total Revenue',x,'TOTAL',key='total_income');G=[]
    s.h('OPERATING EXPENSES')
    for h,ls in[('Resident Care',[('RN / LPN Wages',39800),('Caregiver Wages',81600),('Overtime',6400),('Agency Staffing',5200),('Medical Supplies',2700)]),('Dining Services',[('Wages - Dining',34900),('Raw Food',31700),('Dining Supplies',3100)]),('Activities & Transportation',[('Wages - Life Enrichment',9800),('Programs & Entertainment',1900),('Vehicle Expense',1150)]),('Housekeeping & Plant',[('Wages - Environmental',18300),('Laundry & Linen',1400),('Repairs & Maintenance',8900),('Utilities',17600)]),('Marketing & Administrative',[('Wages - Admin & Sales',37200),('Advertising & Referral Fees',14800),('Employee Benefits & Taxes',44100),('Licenses, Dues, IT',5700)]),('Property',[('Management Fee (5%)',30800),('Property Insurance & GL',12900),('Real Estate Taxes',16400)])]:
        s.h(h,1);q=[s.l(a,v(m),None,2,'e') for a,m in ls];G.append(s.t('Total '+h,q,lvl=1,k='e'))
    T=s.t('Total Operating Expenses',G,'TOTAL',k='e',key='total_operating_expenses');N=s.t('Net Operating Income',[R,T],'TOTAL',neg=[T],key='noi')
    q=[s.l('Capital Reserve',v(4200,0),None,1,'e'),s.l('Interest on Bonds',v(72300,0),None,1,'e')];s.t('Net Income / (Loss) before Depreciation',[N]+q,'TOTAL',neg=q,key='net_income')
    wb=xlsxwriter.Workbook(path(n));cv=wb.add_worksheet('Cover');cv.write('B3','Juniper Glen Senior Living',wb.add_format({'bold':1,'font_size':20}));cv.write('B5','Monthly financial package - August 2025');cv.write('B6','Contents: Cover / Stmt of Ops');cv.write('B8','96 units, average occupied 88.4, resident days 2,871')
    ws=wb.add_worksheet('Stmt of Ops');F=lambda **k:wb.add_format({'font_name':'Calibri','font_size':10,**k})
    ws.write('B1','JUNIPER GLEN SENIOR LIVING',F(bold=1));ws.write('B2','Statement of Operations - August 2025',F(bold=1))
    g=F(bold=1,align='center',bg_color='#5B4B8A',font_color='white',border=1);ws.merge_range('C4:F4','MONTH',g);ws.merge_range('H4:L4','YEAR TO DATE',g)
    hd=F(bold=1,align='center',text_wrap=1,bottom=1)
    pos=[2,3,4,7,8,9,11]
    for c,t in[(2,'Actual'),(3,'Budget'),(4,'Fav/\n(Unfav)'),(5,'Actual\nPRD'),(7,'Actual'),(8,'Budget'),(9,'Fav/\n(Unfav)'),(10,'Actual\nPRD'),(11,'Prior\nYear')]: ws.write(4,c,t,hd)
    ws.set_row(4,28);row=6
    for i,r in enumerate(s.R):
        B=r['t']!='LINE'
        if r['t']=='HEADING' and r['lvl']==1: row+=1
        bg={'bg_color':'#E9E4F5'} if r['t']=='TOTAL' else {}
        ws.write(row,1,r['label'],F(bold=B,indent=r['lvl'],italic=r['t']=='HEADING' and r['lvl']==1,**bg))
        if r['b']:
            v_=s.vals(i);ff=F(num_format='#,##0_);(#,##0);"0"_)',bold=B,**({'top':1} if B else {}),**bg)
            for c,q in zip(pos,v_):ws.write(row,c,q,ff)
            p=F(num_format='0.00_);(0.00)',font_color='#777777',bold=B,**bg);ws.write(row,5,v_[0]/2871,p);ws.write(row,10,v_[3]/22410,p)
        row+=1+(r['t']=='TOTAL')
    ws.write(row+1,1,'PRD = per resident day. Favourable variances are positive.',F(italic=1));ws.set_column(0,0,2);ws.set_column(1,1,38);ws.set_column(2,5,11);ws.set_column(6,6,2);ws.set_column(7,11,11.5);ws.set_landscape();ws.fit_to_pages(1,0);ws.hide_gridlines(2);wb.close()
    save(n,[s],'SENIOR_HOUSING','OPERATING_STATEMENT','senior living package with cover sheet, PRD columns','statement on the second sheet; spacer columns; PRD columns between money columns')
# ---------- 4 Xero two sheets mixed use, common size
def x4():
    n='Granville_Mews_Year_End_Reports.xlsx';pr='Granville Mews Holdings Ltd.';Y=['2024','2023','2022']
    s=S('Profit and Loss',pr,'2024-01-01','2024-12-31',Y,sheet='Profit and Loss',nd=2)
    v=lambda m:[m*U(1,1.06),m*U(.96,1.01),m*U(.9,.96)]
    s.h('Income');x=[s.l(a,v(m)) for a,m in[('Apartment Rent',338200),('Commercial Rent - Ground Floor',214600),('Common Cost Recovery',71850),('Laundry',4120),('Parking',26400),('Storage Lockers',5730)]];R=s.t('Total Income',x,key='total_income')
    s.h('Operating Expenses');x=[s.l(a,v(m),k='e') for a,m in[('Accounting and Legal',14200),('Caretaker Wages',41600),('Cleaning',12950),('Elevator',7420),('Fortis Gas',18760),('BC Hydro',15310),('Insurance',37400),('Landscaping and Snow',6880),('Property Management',32100),('Property Tax',88450),('Repairs - Residential',29700),('Repairs - Commercial',11240),('Water, Sewer and Garbage',23980)]]
    T=s.t('Total Operating Expenses',x,k='e',key='total_operating_expenses');N=s.t('Operating Profit',[R,T],'TOTAL',neg=[T],key='noi');s.h('Non-operating Expenses');q=[s.l('Amortization',[61400,61400,63150],k='e'),s.l('Mortgage Interest',[118240.55,121904.1,125377.82],k='e'),s.l('Current Income Tax',[13860,9215,6140],k='e')];O=s.t('Total Non-operating Expenses',q,k='e');Z=s.t('Net Profit',[N,O],'TOTAL',neg=[O],key='net_income')
    b=S('Balance Sheet',pr,None,'2024-12-31',['31 Dec 2024','31 Dec 2023'],sheet='Balance Sheet',nd=2)
    b.h('Assets');b.h('Bank',1);q=[b.l('Chequing - Vancity',[84211.37,71440.9],lvl=2),b.l('Damage Deposit Trust',[19850,19100],lvl=2)];B1=b.t('Total Bank',q,lvl=1);b.h('Current Assets',1);q=[b.l('Accounts Receivable',[9422.1,13208.45],lvl=2),b.l('GST Receivable',[2114.78,1890.02],lvl=2),b.l('Prepaid Insurance',[15583.33,14110],lvl=2)];B2=b.t('Total Current Assets',q,lvl=1);b.h('Fixed Assets',1);q=[b.l('Land',[1850000,1850000],lvl=2),b.l('Building at Cost',[2976500,2941200],lvl=2),b.l('Less Accumulated Amortization',[-812640,-751240],lvl=2)];B3=b.t('Total Fixed Assets',q,lvl=1);A=b.t('Total Assets',[B1,B2,B3],'TOTAL',key='total_assets')
    b.h('Liabilities');b.h('Current Liabilities',1);q=[b.l('Accounts Payable',[21870.44,17344.6],lvl=2),b.l('Damage Deposits Held',[19850,19100],lvl=2),b.l('Income Tax Payable',[4630,2210],lvl=2)];L1=b.t('Total Current Liabilities',q,lvl=1);b.h('Non-current Liabilities',1);q=[b.l('Mortgage - Coast Prairie Trust',[2688104.2,2749960.85],lvl=2),b.l('Shareholder Loan',[240000,265000],lvl=2)];L2=b.t('Total Non-current Liabilities',q,lvl=1);L=b.t('Total Liabilities',[L1,L2],'TOTAL',key='total_liabilities');NA=b.t('Net Assets',[A,L],'TOTAL',neg=[L])
    b.h('Equity');na=b.R[NA]['b'];ni=s.R[Z]['b'];re0=na[1]-100-ni[1];re1=re0+ni[1]-30000
    div=na[0]-100-ni[0]-(re0+ni[1])
    q=[b.l('Share Capital',[100,100]),b.l('Current Year Earnings',[ni[0],ni[1]]),b.l('Dividends',[div if div<0 else 0,0]),b.l('Retained Earnings',[re0+ni[1],re0])]
    if div>=0: b.R[q[2]]['label']='Contributed Surplus';b.R[q[2]]['b'][0]=round(div,2)
    b.t('Total Equity',q,'TOTAL',key='total_equity')
    wb=openpyxl.Workbook()
    for st,w in((s,wb.active),(b,wb.create_sheet())):
        w.title=st.m['sheet'];pct=st is s
        for i,t in enumerate([st.m['title'],pr,'For the year ended December 31, 2024' if pct else 'As at December 31, 2024']):
            c=w.cell(1+i,1,t);c.font=Font(bold=i<2,size=14 if i==0 else 11);c.alignment=Alignment(horizontal='center');w.merge_cells(start_row=1+i,start_column=1,end_row=1+i,end_column=7 if pct else 3)
        heads=['Account','2024','% of Income','2023','% of Income','2022','% of Income'] if pct else ['Account']+st.m['columns']
        for j,t in enumerate(heads): c=w.cell(5,1+j,int(t) if t.isdigit() else t);c.font=Font(bold=True);c.fill=PatternFill('solid',fgColor='E6E9ED');c.alignment=Alignment(horizontal='right' if j else 'left')
        y=7
        for i,r in enumerate(st.R):
            if r['t']=='HEADING' and r['lvl']==0 and i: y+=1
            c=w.cell(y,1,r['label']);c.font=Font(bold=r['t']!='LINE');c.alignment=Alignment(indent=r['lvl'] if not pct or r['t']=='LINE' else 0)
            if r['b']:
                for j,q in enumerate(st.vals(i)):
                    c=w.cell(y,2+j*(2 if pct else 1),q);c.number_format='#,##0.00;(#,##0.00)';c.font=Font(bold=r['t']!='LINE')
                    if r['t']!='LINE': c.border=Border(top=Side('thin'),bottom=Side('double') if r['t']=='TOTAL' else None)
                    if pct: c=w.cell(y,3+2*j,round(q/st.R[R]['b'][j],4));c.number_format='0.0%';c.font=Font(italic=True,color='777777')
            y+=1
            if r['t']=='TOTAL': y+=1
        w.column_dimensions['A'].width=36
        for q in 'BCDEFG': w.column_dimensions[q].width=15
    wb.save(path(n));save(n,[s,b],'MIXED_USE','OPERATING_STATEMENT','Xero year-end, P&L with common size and balance sheet sheet','two statements on two sheets; years as numeric headers; percent columns; Net Assets layout')
# ---------- 5 industrial quarterly, Sage
def x5():
    n='Kestrel Park Bldgs 1-4 Quarterly FY25.xlsx';C=['Qtr 1','Qtr 2','Qtr 3','Qtr 4','FYE 6/30/25','FYE 6/30/24']
    s=S('Operating Results by Quarter','Kestrel Business Park, Buildings 1-4','2024-07-01','2025-06-30',C,lambda b,k:list(b[:4])+[sum(x or 0 for x in b[:4]),b[4]],sheet='Qtrly')
    v=lambda m,w=.05:[m*U(1-w,1+w) for _ in range(4)]+[4*m*U(.92,.99)]
    s.h('Rental revenue');x=[s.l(a,q) for a,q in[('Building 1 - Ardent Packaging (a)',[118250]*2+[121798]*2+[466900]),('Building 2 - multi-tenant',v(96400)),('Building 3 - Solvane Freight',[143100]*4+[560200]),('Building 4 - multi-tenant (b)',[71200,48350,0,22900,279400])]];A=s.t('Base rent',x)
    s.h('Recoveries from tenants');x=[s.l('Common area maintenance',v(38200)),s.l('Insurance',v(11600)),s.l('Property taxes',v(52750))];B=s.t('Total recoveries',x);o=s.l('Yard storage and other',v(3900,.4),lvl=0);R=s.t('Effective gross revenue',[A,B,o],'TOTAL',key='total_income')
    s.h('Recoverable expenses');x=[s.l(a,v(m,w),k='e') for a,m,w in[('Grounds and snow',9400,.4),('Fire and sprinkler monitoring',2900,.2),('Exterior lighting and power',5150,.15),('Paving and dock repairs',8200,.6),('Roof maintenance',4100,.6),('Insurance',12050,.02),('Property taxes',57300,.01),('Management fee',13900,.04)]];E1=s.t('Total recoverable expenses',x,k='e')
    s.h('Owner expenses');x=[s.l(a,v(m,w),k='e') for a,m,w in[('Vacant space carrying cost',3800,.6),('Leasing and legal',5200,.5),('Audit, tax and bank',3350,.2)]];E2=s.t('Total owner expenses',x,k='e');T=s.t('Total operating expenses',[E1,E2],'TOTAL',k='e',key='total_operating_expenses');N=s.t('Net operating income',[R,T],'TOTAL',neg=[T],key='noi')
    q=[s.l('Debt service - Prairie Union Life',[129480]*4+[517920],k='e'),s.l('Tenant improvements and commissions',[None,21400,68750,None,44300],k='e')];s.t('Cash flow after debt service and capital',[N]+q,'TOTAL',neg=q,key='net_cash_flow')
    wb=xlsxwriter.Workbook(path(n));ws=wb.add_worksheet('Qtrly');F=lambda **k:wb.add_format({'font_name':'Garamond','font_size':11,**k})
    ws.set_column(0,0,3);ws.set_column(1,1,9,None,{'hidden':1});ws.set_column(2,2,44);ws.set_column(3,12,12.5)
    ws.write('C2','Kestrel Business Park, Buildings 1-4',F(bold=1,font_size=16));ws.write('C3','Operating Results by Quarter',F(italic=1));ws.write('C4','Fiscal year ended June 30, 2025, with fiscal 2024 for comparison',F(italic=1))
    ws.merge_range('D6:G6','FISCAL 2025',F(align='center',bottom=1,bold=1));ws.write('I6','Year',F(bold=1,align='right'));ws.write('J6','Year',F(bold=1,align='right'))
    pos=[3,4,5,6,8,9];ws.set_column(7,7,1.5)
    for c,t,u in zip(pos,['Qtr 1','Qtr 2','Qtr 3','Qtr 4','FYE','FYE'],['Jul-Sep','Oct-Dec','Jan-Mar','Apr-Jun','6/30/25','6/30/24']):ws.write(6,c,t,F(bold=1,align='right'));ws.write(7,c,u,F(align='right',bottom=1))
    y=9
    for i,r in enumerate(s.R):
        B=r['t']!='LINE';ws.write(y,1,'row%02d'%i);ws.write(y,2,r['label'],F(bold=r['t']=='TOTAL',italic=r['t']=='HEADING',indent=1 if r['t']=='LINE' and r['lvl'] else 0))
        if r['b']:
            f=F(num_format='_(* #,##0_);_(* (#,##0);_(* 0_);_(@_)',bold=r['t']=='TOTAL',**({'top':1} if B else {}),)
            for c,q in zip(pos,s.vals(i)):
                if q is None: ws.write(y,c,None,f)
                else: ws.write(y,c,q,f)
        y+=1+(B and r['b'] is not None)
    for t in('(a) Step of 3% on January 1, 2025 under the second amendment.','(b) Suites 410-430 were vacant from November 2024 to April 2025.','Unaudited. Accrual basis except debt service, which is as paid.'): y+=1;ws.write(y,2,t,F(font_size=9))
    ws.hide_gridlines(2);ws.set_landscape();ws.fit_to_pages(1,1);wb.close()
    save(n,[s],'INDUSTRIAL','OPERATING_STATEMENT','fund accountant quarterly workbook, Garamond, footnotes','hidden key column, subtotal labels without the word total, spacer column, prior year after the year total')
# ---------- 6 parking, text numbers, planted
def x6():
    n='lot_and_garage_pnl_OCT25.xlsx';C=['Oct-25','Oct-24','Change','10 Mos 2025','10 Mos 2024','Change']
    s=S('Garage P&L','Civic Center Garage #12','2025-01-01','2025-10-31',C,lambda b,k:[b[0],b[1],sub(b[0],b[1]),b[2],b[3],sub(b[2],b[3])],sheet='Sheet1')
    v=lambda m,w=.08:[m*U(1-w,1+w),m*.95*U(1-w,1+w),10*m*U(.97,1.03),9.5*m*U(.97,1.03)]
    s.h('GROSS RECEIPTS');x=[s.l(a,v(m)) for a,m in[('Transient - Hourly',61800),('Monthly Contracts',88250),('Validations',9400),('Event Parking',17300),('EV Charging',2150),('Less: City Parking Tax',-16100),('Less: Refunds and Card Discounts',-3350)]];R=s.t('NET PARKING REVENUE',x,'TOTAL',key='total_income')
    s.h('EXPENSES');x=[s.l(a,v(m),k='e') for a,m in[('Attendant Payroll',24800),('Payroll Tax and Work Comp',3720),('Equipment Lease - PARCS',4150),('Sweeping and Power Wash',2380),('Elevator and Lighting',3900),('Signs, Tickets and Supplies',860),('Garage Keepers Insurance',3240),('Claims Paid',540),('Operator Management Fee',6500),('Electric and Water',5470),('Real Property Tax',14100)]];T=s.t('TOTAL EXPENSES',x,'TOTAL',k='e',key='total_operating_expenses');s.t('NET OPERATING INCOME TO OWNER',[R,T],'TOTAL',neg=[T],key='noi')
    o=s.vals(T);nw=o[3]+10000;s.R[T]['ov']=o[:3]+[nw]+o[4:];s.m['planted']={'what':f'TOTAL EXPENSES, 10 Mos 2025: printed {nw:,} where the lines sum to {o[3]:,}; NOI and change agree with {o[3]:,}','kind':'total_wrong'}
    s.K['total_operating_expenses']=T
    wb=openpyxl.Workbook();ws=wb.active;ws.title='Sheet1'
    ws['A1']='Civic Center Garage #12   (684 stalls)';ws['A1'].font=Font(name='Verdana',bold=True,size=12);ws['A2']='Garage P&L - October 2025';ws['A3']='operator: BlueCurb Parking Partners'
    for j,t in enumerate(['','Oct-25','Oct-24','Change','10 Mos\n2025','10 Mos\n2024','Change','YTD\n% chg']): c=ws.cell(5,1+j,t or None);c.font=Font(name='Verdana',bold=True,size=9);c.alignment=Alignment(horizontal='right',wrap_text=True);c.fill=PatternFill('solid',fgColor='FFE699');c.border=Border(bottom=Side('medium'))
    y=6
    for i,r in enumerate(s.R):
        B=r['t']!='LINE';ws.cell(y,1,r['label']).font=Font(name='Verdana',size=9,bold=B)
        if r['b']:
            v_=s.vals(i)
            for j,q in enumerate(v_):
                c=ws.cell(y,2+j,('-$' if q<0 else '$')+f'{abs(q):,}' if j%3!=2 else q);c.alignment=Alignment(horizontal='right');c.font=Font(name='Verdana',size=9,bold=B);c.number_format='#,##0;-#,##0'
                if B:c.border=Border(top=Side('thin'))
            c=ws.cell(y,8,round(v_[5]/abs(v_[4]),3));c.number_format='0.0%';c.font=Font(name='Verdana',size=8)
        y+=1 if r['t']!='TOTAL' else 2
    ws.row_dimensions[5].height=28;ws.column_dimensions['A'].width=36
    for q in 'BCDEFGH': ws.column_dimensions[q].width=14
    wb.save(path(n));save(n,[s],'PARKING','OPERATING_STATEMENT','small operator workbook, dollar text cells','numbers as text, planted total, two columns named Change')
# ---------- 7 cooperative, budget workbook, notes column
def x7():
    n='155 Larkspur Owners Corp - Revenues and Expenses.xlsx';C=['Actual 2024','Budget 2024','Over (Under)','Actual 2023','Budget 2025']
    s=S('Comparative Statement of Revenues and Expenses with Budget','155 Larkspur Owners Corp.','2024-01-01','2024-12-31',C,lambda b,k:[b[0],b[1],(b[0] or 0)-(b[1] or 0),b[2],b[3]],sheet='Rev & Exp')
    v=lambda m,w=.06:[m*U(1-w,1+w),round(m,-3),m*.96*U(1-w,1+w),round(m*1.04,-3)]
    s.h('REVENUES');x=[s.l(a,q,note=t) for a,q,t in[('Maintenance charges',[1986400,1986000,1910000,2065000],''),('Commercial rent - professional suite',[84600,85000,82100,87000],'7'),('Garage license fees',v(132000,.02),''),('Laundry room',v(21000),''),('Sublet and move fees',v(14000,.3),''),('Transfer fee (flip tax)',[118500,60000,74250,60000],'2'),('Interest and dividends',v(16000,.3),'')]];R=s.t('Total revenues',x,key='total_income');G=[]
    for h,ls in[('PAYROLL AND RELATED',[('Superintendent and porters','',368000),('Payroll taxes','',31000),('Union health and pension','',118000)]),('BUILDING OPERATION',[('Heating fuel','',94000),('Electricity and gas','',71000),('Water and sewer','',88000),('Elevator maintenance','',24000),('Repairs and supplies','',103000),('Exterminating','',5000)]),('ADMINISTRATIVE',[('Management fee','',79000),('Professional fees','5',41000),('Telephone and office','',13000)]),('TAXES AND INSURANCE',[('Real estate taxes, net of abatements','6',612000),('Insurance','',139000)])]:
        s.h(h);q=[s.l(a,v(m),k='e',note=t) for a,t,m in ls];G.append(s.t('Subtotal',q,k='e'))
    T=s.t('Total operating expenses',G,'TOTAL',k='e',key='total_operating_expenses');N=s.t('Income before debt service and depreciation',[R,T],'TOTAL',neg=[T],key='noi')
    q=[s.l('Mortgage interest',[241860,242000,248115,235000],k='e',note='4'),s.l('Amortization of financing costs',[9200,None,9200,None],k='e'),s.l('Depreciation',[187345,None,181020,None],k='e',note='3')];s.t('Net income (loss)',[N]+q,'TOTAL',neg=q,key='net_income')
    wb=xlsxwriter.Workbook(path(n));ws=wb.add_worksheet('Rev & Exp');F=lambda **k:wb.add_format({'font_name':'Cambria','font_size':10,**k})
    ws.merge_range('A1:K1','155 LARKSPUR OWNERS CORP.',F(bold=1,align='center',font_size=13));ws.merge_range('A2:K2','SUPPLEMENTARY INFORMATION',F(align='center'));ws.merge_range('A3:K3','COMPARATIVE STATEMENT OF REVENUES AND EXPENSES WITH BUDGET',F(bold=1,align='center'));ws.merge_range('A4:K4','Year Ended December 31, 2024',F(align='center'))
    pos=[2,4,6,8,10]
    ws.merge_range(5,2,5,6,'2024',F(bold=1,align='center',bottom=1));ws.write(5,8,2023,F(bold=1,align='center',bottom=1));ws.write(5,10,2025,F(bold=1,align='center',bottom=1));ws.write(6,1,'Note',F(italic=1,align='center'))
    for c,t,u in zip(pos,['Actual','Budget\n(unaudited)','Over\n(Under)','Actual','Budget\n(unaudited)'],C): ws.write(6,c,t,F(bold=1,align='center',text_wrap=1,bottom=1))
    ws.set_row(6,28);y=8
    for i,r in enumerate(s.R):
        B=r['t']!='LINE';ws.write(y,0,r['label'],F(bold=r['t'] in('TOTAL','HEADING'),indent=3 if r['label']=='Subtotal' else 1 if not B else 0,text_wrap=1))
        if r.get('note'): ws.write(y,1,r['note'],F(align='center',italic=1))
        if r['b']:
            for c,q in zip(pos,s.vals(i)): ws.write(y,c,'-' if q is None else q,F(num_format=('$' if B and r['label']!='Subtotal' else '')+'#,##0_);('+('$' if B and r['label']!='Subtotal' else '')+'#,##0)',align='right',bold=r['t']=='TOTAL',**({'top':1} if B else {}),**({'bottom':6} if r['label'].startswith('Net income') else {})))
        y+=1+(B and r['b'] is not None)
    ws.write(y+1,0,'See independent auditor\'s report on supplementary information.',F(italic=1,font_size=8));ws.set_column(0,0,40);ws.set_column(1,1,6)
    for c in pos: ws.set_column(c,c,13)
    for c in(3,5,7,9): ws.set_column(c,c,1.2)
    ws.hide_gridlines(2);ws.set_portrait();ws.fit_to_pages(1,1);wb.close()
    save(n,[s],'COOPERATIVE','OPERATING_STATEMENT','audit supplementary with budget, note column, spacers','note numbers between label and money; Subtotal rows without a name; dashes')
def run():
    for i,f in enumerate((x1,x2,x3,x4,x5,x6,x7)): random.seed(2800+i);f()
