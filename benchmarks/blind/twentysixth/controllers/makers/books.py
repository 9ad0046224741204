from common import *
from pdfs import mon, WIN, MN
import random, xlsxwriter, datetime
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
from openpyxl.utils import get_column_letter as CL

def x1():   # Yardi Breeze T12
    r=random.Random(201); fn='12_Month_Statement_larkspur_court.xlsx'; sh='Report1'
    ms=['Jul 2024','Aug 2024','Sep 2024','Oct 2024','Nov 2024','Dec 2024','Jan 2025','Feb 2025','Mar 2025','Apr 2025','May 2025','Jun 2025']
    s=S('12 Month Statement','Larkspur Court Apartments (larkspur)','2024-07-01','2025-06-30',ms+['Total'],sheet=sh)
    win=WIN[6:]+WIN[:6]
    def L(code,n,v): return s.L(n,v+[sum(v)],2,code)
    Z=lambda **k:[k.get('m'+str(i),0) for i in range(12)]
    s.H('INCOME',0,'4000-0000'); s.H('RENTAL INCOME',1,'4100-0000')
    q=[L('4110-0000','Gross Potential Rent',[48650]*6+[49825]*6),L('4120-0000','Loss/Gain to Lease',[-v for v in mon(r,1180,noise=.3)]),L('4130-0000','Vacancy Loss',[-v for v in mon(r,2300,noise=.5)]),L('4140-0000','Concessions',[-v for v in mon(r,350,noise=.4,zero=.4)]),L('4150-0000','Bad Debt Write Off',[-v for v in mon(r,480,noise=.5,zero=.6)]),L('4160-0000','Commercial Rent - Corner Cafe',[2325]*12)]
    a=s.T('TOTAL RENTAL INCOME',q,lvl=1,code='4199-0000'); s.H('OTHER INCOME',1,'4200-0000')
    q=[L(*z) for z in [('4210-0000','RUBS - Water/Sewer',mon(r,1690,noise=.04)),('4220-0000','RUBS - Trash',[384]*12),('4230-0000','Pet Rent',mon(r,310,noise=.08)),('4240-0000','Covered Parking',[525]*12),('4250-0000','Late Charges',mon(r,405,noise=.4)),('4260-0000','Application Fees',mon(r,120,noise=.6,zero=.2)),('4270-0000','Damages',mon(r,420,noise=.7,zero=.4)),('4280-0000','Termination Fees',Z(m4=1390))]]
    b=s.T('TOTAL OTHER INCOME',q,lvl=1,code='4299-0000'); ti=s.T('TOTAL INCOME',[a,b],lvl=0,code='4999-0000',key='total_income')
    s.H('EXPENSES',0,'5000-0000'); tt=[]
    for code,h,ls in [('51','MAINTENANCE',[('Maintenance Supplies',mon(r,640,noise=.4)),('Contract Labor',mon(r,1150,noise=.5,zero=.1)),('Turnover - Paint & Clean',mon(r,880,noise=.6,zero=.15)),('Plumbing',mon(r,330,noise=.7,zero=.2)),('HVAC',mon(r,410,noise=.8,zero=.25)),('Pest Control',[165]*12),('Grounds',[620]*4+[310]*4+[620]*4),('Snow Removal',Z(m5=780,m6=1240,m7=910,m8=275))]),('52','UTILITIES',[('Electric - Common',mon(r,590,noise=.08)),('Electric - Vacant',mon(r,85,noise=.6)),('Gas',mon(r,720,noise=.05,season=win)),('Water & Sewer',mon(r,2280,noise=.07)),('Trash',[612.4]*12)]),('53','PAYROLL',[('Manager Salary',[3100]*6+[3225]*6),('Maintenance Wages',mon(r,2760,noise=.06)),('Payroll Taxes & Benefits',mon(r,940,noise=.05)),('Manager Unit Allowance',[0]*12)]),('54','ADMINISTRATIVE',[('Management Fees',[round(x*.04,2) for x in s.rows[ti]['v'][:12]]),('Marketing - Internet Listings',[299]*12),('Legal',mon(r,340,noise=.5,zero=.5)),('Software & Telephone',mon(r,376,noise=.05)),('Office Supplies',mon(r,92,noise=.5)),('Bank Fees',[25]*12)]),('55','TAXES AND INSURANCE',[('Property Taxes',Z(m4=21877.3,m9=21877.29)),('Property Insurance',[1618.5]*7+[1803.25]*5),('City Rental License',Z(m6=1320))])]:
        s.H(h,1,code+'00-0000'); k=[L(f'{code}{10*(i+1)}-0000',n,v) for i,(n,v) in enumerate(ls)]; tt.append(s.T('TOTAL '+h,k,lvl=1,code=code+'99-0000'))
    te=s.T('TOTAL OPERATING EXPENSES',tt,code='5999-0000',key='total_operating_expenses'); no=s.T('NET OPERATING INCOME',[ti,te],[1,-1],code='6000-0000',key='noi')
    s.H('DEBT SERVICE AND CAPITAL',0,'7000-0000'); q=[L('7110-0000','Mortgage Interest',[round(9214.6-21.3*i,2) for i in range(12)]),L('7210-0000','Appliances',mon(r,760,noise=.4,zero=.5)),L('7220-0000','Parking Lot Sealcoat',Z(m2=8640)),L('7230-0000','Water Heaters',Z(m6=1895.2,m10=2110.45))]
    t=s.T('TOTAL DEBT SERVICE AND CAPITAL',q,code='7999-0000'); s.T('NET INCOME',[no,t],[1,-1],t='TOTAL',code='9000-0000',key='net_income')
    wb=Workbook(); w=wb.active; w.title=sh
    for i,t_ in enumerate(['Larkspur Court Apartments (larkspur)','12 Month Statement','Period = Jul 2024-Jun 2025','Book = Accrual ; Tree = ysi_is']): 
        w.cell(i+1,1,t_).font=Font(name='Arial',size=12 if i<2 else 9,bold=i<2); w.merge_cells(start_row=i+1,start_column=1,end_row=i+1,end_column=15); w.cell(i+1,1).alignment=Alignment(horizontal='center')
    for j,m in enumerate(ms+['Total']):
        c=w.cell(6,3+j,m); c.font=Font(name='Arial',size=8,bold=True); c.alignment=Alignment(horizontal='right'); c.border=Border(bottom=Side('thin'))
    y=7
    for q in s.rows:
        f=Font(name='Arial',size=8,bold=q['t']!='LINE'); w.cell(y,1,q['code']).font=f; c=w.cell(y,2,'   '*q['lvl']+q['label']); c.font=f
        if q['t']!='HEADING':
            for j,v in enumerate(q['v']): c=w.cell(y,3+j,v); c.number_format='#,##0.00'; c.font=f
        y+=1
        if q['t']!='LINE' and q['t']!='HEADING' and q['lvl']==0: y+=1
    w.column_dimensions['A'].width=11; w.column_dimensions['B'].width=36
    for j in range(13): w.column_dimensions[CL(3+j)].width=12
    w.freeze_panes='C7'; w.page_setup.orientation='landscape'; w.page_setup.fitToWidth=1; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(P(fn)); save(fn,'MULTIFAMILY','OPERATING_STATEMENT_T12','Yardi Breeze 12 month statement export with codes',False,s)

def fx(w,st,rowof,col0,fmts,step=1):
    pass

def x2():   # handmade side by side
    r=random.Random(202); fn='Medical buildings 2024 side by side.xlsx'; sh='2024 by bldg'
    names=['Elm St Clinic','Harbor Pediatrics','Northgate 210','Northgate 220','Quarry Rd Dental']
    s=S('Medical Office Buildings - Income & Expense by Building','Brightwater Medical Properties','2024-01-01','2024-12-31',names+['All Buildings'],sheet=sh,dec=0)
    def L(n,v): v=[None if x==0 else x for x in v]; return s.L(n,v+[sum(x or 0 for x in v)])
    s.H('RENT & REIMBURSEMENTS'); q=[L(*z) for z in [('Base rent',[146400,98200,121750,84300,63000]),('CAM paid by tenants',[38115,22640,19980,14275,0]),('Tax reimbursed',[21240,15310,17020,11790,8815]),('Insurance reimbursed',[3980,2715,3120,2240,0]),('Lab / storage rent',[0,4200,0,6600,0]),('Late charges, misc.',[350,0,125,612,75])]]
    ti=s.T('Effective gross income',q,key='total_income'); s.H('EXPENSES')
    q=[L(*z) for z in [('Real estate tax',[23615,16480,18842,12904,8815]),('Insurance',[5240,3318,4076,2988,1760]),('Janitorial',[19200,11400,10800,7800,0]),('Medical waste',[3360,2280,1440,1440,960]),('Electric & gas',[22418,12377,13904,9686,0]),('Water / sewer',[2944,1806,1675,1212,644]),('HVAC contract + repairs',[7730,4125,9870,3318,1290]),('Elevator',[4380,0,0,0,0]),('Plowing & lawn',[6150,4900,3875,3875,2700]),('Repairs',[8122,3746,5490,6038,1917]),('Fire alarm monitoring',[1140,780,780,780,420]),('Mgmt - Brightwater 4%',[8403,5723,6480,4793,2876]),('Legal & accounting',[1800,1200,1200,1200,750])]]
    te=s.T('Total operating expenses',q,key='total_operating_expenses'); no=s.T('Net operating income',[ti,te],[1,-1],key='noi')
    s.H('BELOW THE LINE'); q=[L(*z) for z in [('Mortgage - interest',[31250,24108,0,17466,9044]),('Mortgage - principal',[18422,11950,0,9127,7316]),('Tenant improvements',[0,0,26400,0,0]),('Leasing commissions',[0,0,7305,2529,0])]]
    t=s.T('Total below the line',q); s.T('Cash flow after debt & capital',[no,t],[1,-1],t='TOTAL',key='net_cash_flow')
    wb=xlsxwriter.Workbook(P(fn)); w=wb.add_worksheet(sh); w.hide_gridlines(2); F=lambda **k: wb.add_format({'font_name':'Calibri','font_size':11,**k})
    w.merge_range(0,0,0,9,'Brightwater Medical Properties',F(bold=1,font_size=16,font_color='#1F3864')); w.merge_range(1,0,1,9,'Medical Office Buildings - Income & Expense by Building',F(italic=1)); w.write(2,0,'Calendar year 2024, cash basis',F(italic=1))
    cols=[2,3,4,5,6,8]   # B hidden note column, H spacer
    hd=F(bold=1,text_wrap=1,align='center',valign='bottom',bg_color='#D9E2F3',bottom=2)
    for c,n in zip(cols,s.cols): w.write(5,c,n,hd)
    w.write(5,0,'',hd); w.write(5,1,'acct note',hd); w.set_row(5,32)
    w.write(3,0,'Rentable sq ft',F(font_color='#666666')); w.write(4,0,'Occupancy at 12/31',F(font_color='#666666'))
    for c,a,o in zip(cols,[9850,6420,7600,5480,4100,33450],[1,1,.86,.93,1,.96]): w.write(3,c,a,F(num_format='#,##0',font_color='#666666')); w.write(4,c,o,F(num_format='0%',font_color='#666666'))
    num='#,##0_);(#,##0);"-"_)'; y=6; at={}
    for i,q in enumerate(s.rows):
        if q['t']=='HEADING': y+=1; w.write(y,0,q['label'],F(bold=1,underline=1)); y+=1; continue
        b=q['t']!='LINE'; at[i]=y; k=dict(num_format=num); 
        if b: k.update(bold=1,top=1)
        if q['t']=='TOTAL': k.update(bottom=6,bg_color='#FFF2CC')
        w.write(y,0,q['label'],F(bold=b,indent=0 if b else 1)); w.write(y,1,'' if b else 'GL')
        for j,(c,v) in enumerate(zip(cols,q['v'])):
            L_=CL(c+1)
            if not b and j==5: w.write_formula(y,c,f'=SUM(C{y+1}:G{y+1})',F(**k),v)
            elif b: w.write_formula(y,c,'='+''.join(('+' if g>0 else '-')+f'{L_}{at[ii]+1}' for ii,g in zip(q['items'],q['signs'])),F(**k),v)
            elif v is not None: w.write(y,c,v,F(**k))
        y+=1
    w.write(y+1,0,'Northgate 210: suite B empty June-Sept. Quarry Rd is triple net, tenant pays its own utilities.',F(italic=1,font_size=9))
    w.set_column(0,0,30); w.set_column(1,1,9,None,{'hidden':1}); w.set_column(2,6,12); w.set_column(7,7,2); w.set_column(8,8,14); w.set_landscape(); w.fit_to_pages(1,1); wb.close()
    save(fn,'OFFICE','OPERATING_STATEMENT','hand-made side-by-side by building, hidden column, spacer column, live formulas',True,s)

def x3():   # camp
    fn='CampTamarack_BudgetVsActual_FY2025.xlsx'; sh='Board Report'
    s=S('Budget vs. Actual','Camp Tamarack Retreat Center','2024-10-01','2025-09-30',['2025 Actual','2025 Budget','Over (Under)','2024 Actual'],sheet=sh,dec=0)
    def L(n,a,b,p): return s.L(n,[a,b,a-b,p])
    s.H('Revenue'); q=[L(*z) for z in [('Summer resident camp fees',312480,325000,298615),('Day camp fees',64320,60000,57910),('Less: camperships & discounts',-28145,-25000,-23870),('Retreat lodging',141206,130000,118344),('Retreat meals',88714,85000,76902),('RV & tent sites',39875,42000,40160),('Camp store sales',24618,24000,22706),('Wedding & barn rental',31500,24000,19500),('Boat rental, ropes course',9144,10000,8870)]]
    ti=s.T('Total revenue',q,key='total_income'); s.H('Direct cost of sales'); q=[L('Food purchased',97316,92000,86425),L('Camp store merchandise',13842,13500,12980),L('Craft and program materials',11605,12000,10744)]
    cs=s.T('Total cost of sales',q); gm=s.T('Gross margin',[ti,cs],[1,-1]); tt=[]
    for h,ls in [('Personnel',[('Director and year-round staff',148200,148200,141900),('Summer counselors',86475,90000,82310),('Kitchen staff',52318,50000,47766),('Payroll taxes & workers comp',27904,28500,26112),('Health insurance stipend',14400,14400,13200)]),('Buildings & grounds',[('Cabin and lodge repairs',38716,30000,27415),('Waterfront and docks',6240,7500,9318),('Vehicles, tractor, fuel',11873,11000,10926),('Septic and well',9415,6000,5280),('Tree work',4800,5000,0)]),('Utilities',[('Electric',28411,27000,25983),('Propane',19768,22000,20844),('Trash and recycling',5316,5200,4980),('Internet and phones',4428,4200,4116)]),('Administration',[('Insurance',33960,33000,29815),('Marketing and website',12207,14000,11380),('Registration software',6912,6800,6340),('Health dept. license, ACA dues',3145,3100,2990),('Office, bank and card fees',11688,10500,10204)])]:
        s.H(h); tt.append(s.T('Subtotal '+h.lower(),[L(*z) for z in ls]))
    te=s.T('Total operating expenses',tt,key='total_operating_expenses'); no=s.T('Operating surplus',[gm,te],[1,-1],key='noi')
    s.H('Non-operating'); q=[L('Gifts and grants',41250,35000,52610),L('Interest on lodge loan',-16884,-17000,-18240),L('Depreciation',-61500,-61500,-58750)]
    t=s.T('Net non-operating',q); s.T('Change in net assets',[no,t],t='TOTAL',key='net_income')
    wb=Workbook(); w=wb.active; w.title=sh; ws=wb.create_sheet('Notes'); ws['A1']='Notes for the board'; ws['A3']='Lodge roof leak, January: repair $8,450 in cabin and lodge repairs.'; ws['A4']='Barn rentals: 21 dates against 16 planned.'
    w['B2']='CAMP TAMARACK RETREAT CENTER'; w['B2'].font=Font(name='Georgia',size=14,bold=True,color='375623'); w['B3']='Budget vs. Actual'; w['B4']='Fiscal year October 1, 2024 to September 30, 2025'
    cs_=[4,5,6,8]; y=6; w.merge_cells('D6:G6'); w['D6']='FISCAL 2025'; w['H6']='FISCAL 2024'; 
    for c,h in zip([4,5,6,7,8],['Actual','Budget','Over (Under)','% of budget','Actual']):
        x=w.cell(7,c,h); x.font=Font(name='Georgia',bold=True,color='FFFFFF'); x.fill=PatternFill('solid',fgColor='548235'); x.alignment=Alignment(horizontal='center',wrap_text=True)
    for a in ('D6','H6'): w[a].font=Font(name='Georgia',bold=True); w[a].alignment=Alignment(horizontal='center')
    y=8
    for q in s.rows:
        f=Font(name='Georgia',size=10,bold=q['t']!='LINE')
        if q['t']=='HEADING': w.cell(y,2,q['label']).font=Font(name='Georgia',size=10,bold=True,color='375623'); y+=1; continue
        w.cell(y,2 if q['t']!='LINE' else 3,q['label']).font=f
        for c,v in zip(cs_,q['v']): x=w.cell(y,c,v); x.font=f; x.number_format='#,##0;(#,##0);"–"'; x.border=Border(top=Side('thin')) if q['t']!='LINE' else Border(bottom=Side('double')) if q['t']=='TOTAL' else Border()
        x=w.cell(y,7,q['v'][0]/q['v'][1] if q['v'][1] else None); x.number_format='0.0%'; x.font=Font(name='Georgia',size=9,italic=True,color='808080')
        y+=1
        if q['t']!='LINE': y+=1
    w.column_dimensions['A'].width=2; w.column_dimensions['B'].width=4; w.column_dimensions['C'].width=34
    for c in 'DEFGH': w.column_dimensions[c].width=14
    w.sheet_view.showGridLines=False; w.page_setup.fitToHeight=1; w.sheet_properties.pageSetUpPr.fitToPage=True; wb.save(P(fn))
    for q in s.rows:
        if q['label']=='Tree work': q['v'][3]=None
    save(fn,'HOSPITALITY','OPERATING_STATEMENT','camp board report, cost of sales, budget and prior year, label in two columns, notes sheet',True,s)

def x4():   # QBO two statements
    fn='Grace Commons Building Fund - QBO reports.xlsx'; ent='Grace Commons Building Corporation'
    a=S('Profit and Loss',ent,'2025-01-01','2025-06-30',['Jan - Jun, 2025','Jan - Jun, 2024 (PY)'],sheet='Profit and Loss'); b=S('Balance Sheet',ent,None,'2025-06-30',['Total'],sheet='Balance Sheet')
    s=a; s.H('Income',0); q0=[]
    s.H('Rents',1); q=[s.L(n,v,2) for n,v in [('Apartment Rents',[38250,36900]),('Daycare Lease',[21600,21000]),('Storefront - Thrift Shop',[7200,7200])]]; r1=s.T('Total Rents',q,lvl=1)
    q0=[r1]+[s.L(n,v,1) for n,v in [('Hall Use Donations',[4865.5,5310]),('Laundry',[612.75,588.25]),('Solar Credits',[1184.31,None])]]
    ti=s.T('Total Income',q0,lvl=0,key='total_income'); gp=s.T('Gross Profit',[ti],lvl=0); s.H('Expenses',0)
    e=[s.L(n,v,1) for n,v in [('Bank Charges',[36,42]),('Cleaning',[5400,5100])]]; s.H('Insurance',1); q=[s.L('Building',[6812.4,6215.8],2),s.L('Directors & Officers',[640,640],2)]; e.append(s.T('Total Insurance',q,lvl=1))
    e+=[s.L(n,v,1) for n,v in [('Legal & Professional',[2150,1975]),('Office Supplies',[288.17,341.6])]]; s.H('Repairs & Maintenance',1); q=[s.L(n,v,2) for n,v in [('Boiler',[2466.9,1318.25]),('General',[3719.04,4822.71]),('Snow & Lawn',[1845,2110]),('Sprinkler & Alarm',[975,930])]]; e.append(s.T('Total Repairs & Maintenance',q,lvl=1))
    s.H('Utilities',1); q=[s.L(n,v,2) for n,v in [('Electricity',[4018.66,4377.9]),('Gas',[6240.18,5716.02]),('Trash',[1110,1080]),('Water',[1958.3,1902.44])]]; e.append(s.T('Total Utilities',q,lvl=1)); e.append(s.L('PILOT Payment to City',[4200,4200],1))
    te=s.T('Total Expenses',e,lvl=0,key='total_operating_expenses'); no=s.T('Net Operating Income',[gp,te],[1,-1],lvl=0,key='noi')
    s.H('Other Income',0); oi=s.L('Interest Earned',[418.92,377.05],1); toi=s.T('Total Other Income',[oi]); s.H('Other Expenses',0); q=[s.L('Mortgage Interest',[9744.13,10218.6],1),s.L('Depreciation',[11250,11250],1)]; toe=s.T('Total Other Expenses',q); no2=s.T('Net Other Income',[toi,toe],[1,-1]); ni=s.T('Net Income',[no,no2],t='TOTAL',key='net_income'); NI=s.rows[ni]['v'][0]
    s=b; s.H('ASSETS',0); s.H('Current Assets',1); s.H('Bank Accounts',2); q=[s.L(n,v,3) for n,v in [('Operating Checking',31877.42),('Capital Reserve Savings',86214.09),('Tenant Security Account',6450)]]; ba=s.T('Total Bank Accounts',q,lvl=2); s.H('Accounts Receivable',2); q=[s.L('Accounts Receivable (A/R)',1725,3)]; ar=s.T('Total Accounts Receivable',q,lvl=2); ca=s.T('Total Current Assets',[ba,ar],lvl=1)
    s.H('Fixed Assets',1); q=[s.L(n,v,2) for n,v in [('Accumulated Depreciation',-318750),('Building',842600),('Land',120000),('Solar Array',46380)]]; fa=s.T('Total Fixed Assets',q,lvl=1); ta=s.T('TOTAL ASSETS',[ca,fa],t='TOTAL',key='total_assets')
    s.H('LIABILITIES AND EQUITY',0); s.H('Liabilities',1); s.H('Current Liabilities',2); q=[s.L(n,v,3) for n,v in [('Accounts Payable (A/P)',3962.18),('Prepaid Rent',850),('Security Deposits Held',6450)]]; cl=s.T('Total Current Liabilities',q,lvl=2); s.H('Long-Term Liabilities',2); q=[s.L('Denominational Loan Fund',382114.77,3)]; ll=s.T('Total Long-Term Liabilities',q,lvl=2); tl=s.T('Total Liabilities',[cl,ll],lvl=1,key='total_liabilities')
    s.H('Equity',1); x=round(s.rows[ta]['v'][0]-s.rows[tl]['v'][0]-NI-250000,2); q=[s.L('Opening Balance Equity',250000,2),s.L('Retained Earnings',x,2),s.L('Net Income',NI,2)]; te=s.T('Total Equity',q,lvl=1,key='total_equity'); s.T('TOTAL LIABILITIES AND EQUITY',[tl,te],t='TOTAL')
    wb=Workbook(); first=True
    for st,per,foot in ((a,'January - June, 2025','Thursday, Jul 10, 2025 02:13:44 PM GMT-7 - Cash Basis'),(b,'As of June 30, 2025','Thursday, Jul 10, 2025 02:15:09 PM GMT-7 - Cash Basis')):
        w=wb.active if first else wb.create_sheet(); first=False; w.title=st.sheet; n=len(st.cols)
        for i,(t,z) in enumerate([(ent,14),(st.title,14),(per,10)]):
            w.merge_cells(start_row=i+1,start_column=1,end_row=i+1,end_column=1+n); c=w.cell(i+1,1,t); c.font=Font(name='Arial',size=z,bold=True); c.alignment=Alignment(horizontal='center')
        for j,h in enumerate(st.cols): c=w.cell(5,2+j,h); c.font=Font(name='Arial',size=9,bold=True); c.alignment=Alignment(horizontal='center',wrap_text=True); c.border=Border(bottom=Side('thin'))
        y=6
        for q in st.rows:
            tot=q['t'] in('SUBTOTAL','TOTAL'); c=w.cell(y,1,q['label']); c.alignment=Alignment(horizontal='left',indent=q['lvl']*2); c.font=Font(name='Arial',size=8,bold=tot)
            if q['t']!='HEADING':
                for j,v in enumerate(q['v']):
                    c=w.cell(y,2+j,v); c.number_format='"$"* #,##0.00;"$"* -#,##0.00' if tot else '#,##0.00'; c.font=Font(name='Arial',size=8,bold=tot)
                    if tot: c.border=Border(top=Side('thin'),bottom=Side('double') if q['t']=='TOTAL' else None)
            y+=1
        w.merge_cells(start_row=y+2,start_column=1,end_row=y+2,end_column=1+n); w.cell(y+2,1,foot).font=Font(name='Arial',size=8); w.cell(y+2,1).alignment=Alignment(horizontal='center')
        w.page_setup.fitToHeight=1; w.sheet_properties.pageSetUpPr.fitToPage=True
        w.column_dimensions['A'].width=44; w.column_dimensions['B'].width=17; w.column_dimensions['C'].width=21
    wb.save(P(fn)); save(fn,'MIXED_USE','OPERATING_STATEMENT','QuickBooks Online export, P&L with prior year and balance sheet on two sheets',False,a,b)

def x5():   # Sage 50 income stmt
    r=random.Random(205); fn='Sage50_IncomeStmt_CottonwoodMHP.xlsx'; sh='Income Statement'
    s=S('Income Statement','Cottonwood Trails Mobile Home Community','2025-08-01','2025-08-31',['Current Month','Year to Date'],sheet=sh)
    def L(n,b,ns=.06): return s.L(n,[b,round(b*8*(1+r.uniform(-ns,ns)),2)])
    s.H('Revenues'); q=[L('Space Rent',28640,.01),L('Space Rent - RV Section',4185,.1),L('Rental Homes',5950,.03),L('Utility Billback',3316.48),L('Late Fees',275,.4),L('Storage Lot',640,.02),L('Contract-for-Deed Interest',412.9,.08),L('Discounts Given',-150,.2)]
    ti=s.T('Total Revenues',q,key='total_income'); s.H('Expenses')
    q=[L(*z) for z in [('Advertising',85.0,.5),('Auto & Mower Fuel',214.37,.3),('Bank Charges',22.5,.05),('Caretaker Wages',2600,.02),('Contract Labor',745,.5),('Dues - State MH Association',0,0),('Electric - Well & Lights',688.12,.15),('Insurance',1146,.01),('Legal Fees',180,.7),('Management Fee',2164,.03),('Office Expense',96.44,.3),('Payroll Tax',198.9,.03),('Property Tax',1895,.0),('Repairs - Homes',1320.65,.5),('Repairs - Roads',410,.9),('Repairs - Sewer Lagoon',295,.8),('Telephone',118.02,.03),('Trash Service',1074,.02),('Water Testing',65,.1)]]
    for i in q:
        if s.rows[i]['label'].startswith('Dues'): s.rows[i]['v']=[0,1240.0]
    te=s.T('Total Expenses',q,key='total_operating_expenses'); s.T('Net Income',[ti,te],[1,-1],t='TOTAL',key='noi')
    wb=xlsxwriter.Workbook(P(fn)); w=wb.add_worksheet(sh); F=lambda **k: wb.add_format({'font_name':'Times New Roman','font_size':10,**k})
    for i,t in enumerate(['Cottonwood Trails Mobile Home Community','Income Statement','For the Eight Months Ending August 31, 2025']): w.merge_range(i,0,i,8,t,F(bold=1,align='center',font_size=12))
    w.merge_range(4,2,4,3,'Current Month',F(align='right')); w.merge_range(4,6,4,7,'Year to Date',F(align='right')); y=5; TI=s.rows[ti]['v']
    for i,q in enumerate(s.rows):
        if q['t']=='HEADING': y+=1; w.write(y,0,q['label'],F()); y+=1; continue
        tot=q['t']!='LINE'; k=dict(num_format='#,##0.00_);(#,##0.00)')
        if tot: k.update(top=1)
        if q['t']=='TOTAL': k.update(bottom=6)
        if tot: y+=1
        w.write(y,0,q['label'],F()); fst=s.rows[i-1]['t']=='HEADING' or q['t']=='TOTAL'
        for c,v,T in ((2,q['v'][0],TI[0]),(6,q['v'][1],TI[1])):
            if fst: w.write(y,c-1,'$',F(align='right'))
            w.write(y,c,v,F(**k)); w.write(y,c+1,round(v/T*100,2),F(**k))
        y+=1
        if tot: y+=1
    w.write(y+1,0,'For Management Purposes Only',F(italic=1)); w.set_column(0,0,30); w.set_column(1,1,2); w.set_column(2,2,14); w.set_column(3,3,9); w.set_column(4,4,2); w.set_column(5,5,2); w.set_column(6,6,14); w.set_column(7,7,9); w.fit_to_pages(1,1); wb.close()
    save(fn,'MANUFACTURED_HOUSING','OPERATING_STATEMENT','Sage 50 income statement, percent columns without sign or header, dollar sign columns, one result (noi)',True,s)

def x6():   # quarterly cash
    fn='22 Mill Street - cash book summary 2024.xlsx'; sh='Summary'
    s=S('Cash Book Summary 2024','22 Mill Street','2024-01-01','2024-12-31',['1st Qtr','2nd Qtr','3rd Qtr','4th Qtr','Year'],sheet=sh,dec=2)
    def L(n,v): return s.L(n,[x or None for x in v]+[sum(v)])
    s.H('MONEY IN'); q=[L(*z) for z in [('Apt 1 (front)',[3750,3750,3825,3825]),('Apt 2 (rear)',[3450,3450,2300,3525]),('Apt 3 (attic studio)',[2550,2550,2550,2610]),('Hair salon, street level',[5400,5400,5400,5562]),('Alterations shop',[3300,3300,3300,2200]),('Coin laundry',[288.5,301.25,276,312.75]),('Heat charge to shops',[640,215,0,498.2])]]
    ti=s.T('Total money in',q,key='total_income'); s.H('MONEY OUT - RUNNING COSTS'); q=[L(n,[-x for x in v]) for n,v in [('Town property tax',[2711.4,0,2711.4,0]),('Water & sewer',[418.9,436.22,461.75,427.6]),('Heating oil',[3218.44,871.6,0,1644.05]),('Electric, halls',[214.36,188.9,176.42,221.07]),('Insurance',[0,3862,0,0]),('Plumber',[325,0,1148.75,240]),('Handyman',[460,615,1280,395]),('Hardware store',[112.47,203.88,391.15,88.09]),('Snow shoveling',[540,0,0,180]),('Rental registration',[0,150,0,0]),('Bookkeeping',[225,225,225,225])]]
    te=s.T('Total running costs',q,key='total_operating_expenses'); no=s.T('Left after running costs',[ti,te],key='noi'); s.H('LOAN AND BIG ITEMS'); q=[L(n,[-x for x in v]) for n,v in [('Bank loan payments',[7335,7335,7335,7335]),('New oil tank',[0,0,2890,0]),('Porch rebuild',[0,6425.6,1800,0]),('Owner draws',[2000,1500,0,3000])]]
    t=s.T('Total loan and big items',q); nc=s.T('Change in cash',[no,t],t='SUBTOTAL',key='net_cash_flow')
    ch=s.rows[nc]['v']; b=[9412.66]
    for k in range(3): b.append(round(b[-1]+ch[k],2))
    o=s.L('Checkbook at start',b+[b[0]],0); s.T('Checkbook at end',[nc,o],t='TOTAL')
    wb=xlsxwriter.Workbook(P(fn)); w=wb.add_worksheet(sh); w2=wb.add_worksheet('Deposits'); w2.write_row(0,0,['Date','From','Amount'])
    for i,(d,f,a) in enumerate([('1/3/24','Salon',1800),('1/3/24','Apt 1',1250),('1/5/24','Apt 2',1150),('1/8/24','Apt 3',850),('1/9/24','Alterations',1100)]): w2.write_row(i+1,0,[d,f,a])
    F=lambda **k: wb.add_format({'font_name':'Verdana','font_size':9,**k}); w.write(1,1,'22 Mill Street',F(bold=1,font_size=13)); w.write(2,1,'Cash Book Summary 2024',F()); 
    for j,(h,h2) in enumerate(zip(s.cols,['Jan-Mar','Apr-Jun','Jul-Sep','Oct-Dec','2024'])): w.write(4,2+j,h,F(bold=1,align='right')); w.write(5,2+j,h2,F(align='right',bottom=1,italic=1))
    y=6; at={}; nf='#,##0.00;[Red](#,##0.00);'
    for i,q in enumerate(s.rows):
        if q['t']=='HEADING': y+=1; w.merge_range(y,1,y,6,q['label'],F(bold=1,bg_color='#E2EFDA')); y+=1; continue
        at[i]=y; tot=q['t']!='LINE'; k=dict(num_format=nf,bold=tot)
        if tot: k.update(top=1)
        if q['t']=='TOTAL': k.update(bottom=6)
        w.write(y,1,q['label'],F(bold=tot))
        for j,v in enumerate(q['v']):
            c=CL(3+j)
            if tot: w.write_formula(y,2+j,'='+'+'.join(f'{c}{at[x]+1}' for x in q['items']),F(**k),v)
            elif j==4 and q['lvl']: w.write_formula(y,6,f'=SUM(C{y+1}:F{y+1})',F(**k),v)
            elif v is not None: w.write(y,2+j,v,F(**k))
        y+=1
    w.set_column(0,0,2); w.set_column(1,1,28); w.set_column(2,6,13); w.fit_to_pages(1,1); wb.close()
    save(fn,'MIXED_USE','CASH_FLOW_STATEMENT','hand-made cash book by quarter, disbursements in parentheses, live formulas, second sheet of deposits',False,s)

def x7():   # coop 8+4
    r=random.Random(207); fn='Linden_Terrace_Coop_8plus4_Forecast_2025.xlsx'; sh='8+4'
    s=S('2025 Operating Forecast (8 + 4)','Linden Terrace Owners Corp.','2025-01-01','2025-12-31',[f'{m}-25' for m in MN]+['2025 Forecast','2025 Budget','Better / (Worse)'],sheet=sh,dec=0)
    def L(n,v,b,e=0): t=sum(v); v=[x or None for x in v]; return s.L(n,v+[t,b,t-b])
    rd=lambda b,ns=.06,season=None,zero=0: mon(r,b,noise=ns,season=season,cents=False,zero=zero)
    neg=lambda v:[-x for x in v]
    s.H('INCOME'); q=[L('Maintenance charges',[86420]*12,1037040),L('Fuel surcharge',[4310]*4+[0]*6+[4310]*2,25860),L('Commercial rent - pharmacy',[9850]*6+[10145]*6,119970),L('Garage licence',[5200]*12,62400),L('Laundry room',rd(1120),13200),L('Sublet & flip fees',rd(1900,.5,zero=.5),12000),L('Storage bins & bike room',[780]*12,9360),L('Late charges',rd(310,.4),3000)]
    ti=s.T('Total income',q,key='total_income'); tt=[]
    s.H('EXPENSES')
    for h,ls in [('Payroll',[('Superintendent & porters',neg(rd(19850,.03)),-239000),('Union benefits',neg(rd(6240,.02)),-75000),('Payroll taxes',neg(rd(1610,.05)),-19400)]),('Utilities',[('Gas heat',neg(rd(6900,.06,WIN)),-84500),('Electricity',neg(rd(3450,.1)),-41000),('Water & sewer',neg([0,0,12744,0,0,13016,0,0,13390,0,0,13200]),-51600),('Phone & elevator lines',neg(rd(385,.03)),-4500)]),('Repairs & supplies',[('Elevator contract',[-1640]*12,-19680),('Boiler & plumbing',neg(rd(1980,.6)),-22000),('Exterminator',[-240]*12,-2880),('Supplies',neg(rd(870,.3)),-10800),('Compactor & intercom',neg(rd(540,.7,zero=.4)),-5000)]),('Taxes, insurance & professional',[('Real estate taxes',neg([58214,0,0,58214,0,0,61130,0,0,61130,0,0]),-236000),('Corporation tax',neg([0,0,1850,1200,0,1200,0,0,1200,0,0,1200]),-6500),('Insurance',[-5480]*5+[-6015]*7,-68000),('Managing agent',[-4150]*12,-49800),('Legal',neg(rd(900,.6,zero=.3)),-9000),('Audit',neg([0,0,0,14500]+[0]*8),-14500)])]:
        s.H(h,1); tt.append(s.T('Total '+h.lower(),[L(*z) for z in ls],lvl=1))
    te=s.T('Total operating expenses',tt,key='total_operating_expenses'); no=s.T('Operating surplus before debt',[ti,te],key='noi'); s.H('DEBT & RESERVE'); q=[L('Underlying mortgage interest',[-round(15240-18*i) for i in range(12)],-181700),L('Underlying mortgage amortization',[-round(5060+18*i) for i in range(12)],-61900),L('To reserve fund',[-2500]*12,-30000)]
    t=s.T('Total debt & reserve',q); s.T('Cash surplus (deficit)',[no,t],t='TOTAL',key='net_cash_flow')
    k=tt[1]; old=s.rows[k]['v'][12]; new=old-9000; s.rows[k]['v'][12]=new; s.planted={'what':f'row "Total utilities", column 2025 Forecast: printed {new:,} where the lines add to {old:,}; total operating expenses is that of the data','kind':'total_wrong'}
    wb=Workbook(); w=wb.active; w.title=sh; f=lambda **k_: Font(name='Arial Narrow',size=9,**k_)
    w['A1']='LINDEN TERRACE OWNERS CORP.'; w['A1'].font=f(bold=True); w['A2']='2025 Operating Forecast (8 + 4)'; w['A2'].font=f(bold=True); w['A3']='64 apartments, 18,400 shares. Prepared for the September 2025 meeting.'; w['A3'].font=f(italic=True)
    w.merge_cells('B5:I5'); w['B5']='ACTUAL'; w.merge_cells('J5:M5'); w['J5']='FORECAST'; w.merge_cells('O5:Q5'); w['O5']='FULL YEAR'
    for a,col in (('B5','BDD7EE'),('J5','FCE4D6'),('O5','D9D9D9')): w[a].fill=PatternFill('solid',fgColor=col); w[a].alignment=Alignment(horizontal='center'); w[a].font=f(bold=True)
    cc=list(range(2,14))+[15,16,17]
    for j,(c,h) in enumerate(zip(cc,s.cols)):
        x=w.cell(6,c); x.font=f(bold=True); x.alignment=Alignment(horizontal='right',wrap_text=True)
        if j<12: x.value=datetime.date(2025,j+1,1); x.number_format='mmm-yy'
        else: x.value=h
    y=7
    for q in s.rows:
        b=q['t']!='LINE'; x=w.cell(y,1,q['label']); x.font=f(bold=b); x.alignment=Alignment(horizontal='left',indent=2 if q['t']=='LINE' else q['lvl'])
        if q['t']!='HEADING':
            for c,v in zip(cc,q['v']):
                x=w.cell(y,c,v); x.font=f(bold=b); x.number_format='#,##0_);(#,##0)'
                if b: x.border=Border(top=Side('hair' if q['lvl'] else 'thin'),bottom=Side('double') if q['t']=='TOTAL' else None)
        y+=1
        if b and q['t']!='HEADING' and q['lvl']==0: y+=1
    w.column_dimensions['A'].width=31; w.column_dimensions['N'].width=2
    for c in cc: w.column_dimensions[CL(c)].width=9 if c<14 else 12
    w.freeze_panes='B7'; w.page_setup.orientation='landscape'; w.page_setup.fitToHeight=1; w.sheet_properties.pageSetUpPr.fitToPage=True; wb.save(P(fn))
    save(fn,'COOPERATIVE','OPERATING_STATEMENT_T12','co-op 8+4 forecast, date-cell headers, negative expenses, spacer column, planted total',True,s)
ALL=[x1,x2,x3,x4,x5,x6,x7]
