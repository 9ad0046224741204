from lib import *
import datetime as dt, xlsxwriter, openpyxl
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
from openpyxl.utils import get_column_letter as CL
from xlsxwriter.utility import xl_rowcol_to_cell as rc, xl_col_to_name as cn

# ---------------------------------------------------------------- 7 broker T12 apartments
def apt_t12():
    n='Sycamore Bend - Broker T12 (Aug 2025).xlsx'; r=random.Random(3907); U=132
    mo=[dt.date(2024+(m>12),(m-1)%12+1,1) for m in range(9,21)]
    s=St('Trailing 12-Month Operating Statement','Sycamore Bend Apartments','2024-09-01','2025-08-31',[d.strftime('%b-%y') for d in mo]+['T-12 Total','T-3 Annualized'],sheet='T12')
    def x(v): 
        v=[None if q is None else q for q in v]; return v+[sum(q or 0 for q in v),4*sum(q or 0 for q in v[-3:])]
    def L(l,c,a,no=.05,se=None,**m): return s.L(l,x(a if isinstance(a,list) else mon(r,a,12,no,se)),c,**m)
    T=lambda l,i,g=None,k='SUBTOTAL',key=None: s.T(l,i,g,k,key)
    neg=lambda a,no=.15,se=None:[-v for v in mon(r,a,12,no,se)]
    gp=[132*1462+ (0 if i<4 else 1980 if i<8 else 4210) for i in range(12)]
    s.H('RENTAL INCOME')
    a=L('Gross Potential Rent','5000',gp); b=L('Gain/(Loss) to Lease','5005',neg(86000)); c=L('Vacancy Loss','5010',neg(148000,.2)); d=L('Concessions','5020',neg(41500,.5)); e=L('Non-Revenue Units (Model/Employee)','5030',[-1462*2]*12); f=L('Bad Debt Write-Offs, Net','5040',neg(33800,.6))
    s.rows[f]['vals']=x([v if i!=5 else 1208 for i,v in enumerate(s.rows[f]['vals'][:12])])
    nr=T('Net Rental Income',[a,b,c,d,e,f])
    s.H('OTHER INCOME'); oo=[L('Utility Billback','5110',118000),L('Trash & Pest Billback','5115',31600),L('Application & Admin Fees','5120',21400,.3),L('Late Fees','5130',18900,.25),L('Pet Fees & Rent','5140',24100),L('Covered Parking','5150',14850,.03),L('Cable Door Fee','5160',[None,None,4950]*4),L('Forfeited Deposits','5170',[None,1350,None,None,2100,875,None,1640,None,None,450,None]),L('Miscellaneous Income','5190',5200,.6)]
    ot=T('Total Other Income',oo); egi=T('EFFECTIVE GROSS INCOME',[nr,ot],None,'TOTAL','total_income')
    s.H('CONTROLLABLE EXPENSES'); ce=[L('Salaries & Benefits','6100',[15240,15310,22890,15420,15475,15390,15610,23105,15580,15705,15660,15790]),L('Administrative','6200',42600,.2),L('Advertising & Promotion','6300',26700,.15),L('Repairs & Maintenance','6400',71800,.25),L('Contract Services','6500',48900,.08),L('Turnover / Make Ready','6600',52300,.3,[.8,.7,.6,.6,.7,.8,.9,1.1,1.3,1.5,1.5,1.4]),L('Landscaping & Grounds','6700',33600,.04)]
    ct=T('Total Controllable',ce)
    s.H('UTILITIES'); ue=[L('Electricity - Common & Vacant','6810',31900,.12),L('Water & Sewer','6820',126400,.1,[1.1,1,.9,.9,.9,.9,.9,1,1,1.1,1.2,1.2]),L('Gas','6830',9100,.2,[.4,.6,1.1,1.8,2,1.8,1.4,.9,.6,.5,.4,.4]),L('Trash','6840',29700,.03)]; ut=T('Total Utilities',ue)
    s.H('NON-CONTROLLABLE EXPENSES'); mf=L('Management Fee (3%)','6900',[int(round(.03*s.v(egi,i))) for i in range(12)]); ne=[mf,L('Real Estate Taxes','7100',[19870]*4+[21340]*8),L('Property Insurance','7200',[10415]*7+[11890]*5),L('Franchise / Other Taxes','7300',[None]*7+[4186]+[None]*4)]
    # T-3 of annual tax counted as 0 there
    nt=T('Total Non-Controllable',ne)
    te=T('TOTAL OPERATING EXPENSES',[ct,ut,nt],None,'TOTAL','total_operating_expenses'); noi=T('NET OPERATING INCOME',[egi,te],[1,-1],'TOTAL','noi')
    s.H('CAPITAL (BELOW THE LINE)'); cx=[L('Unit Interior Upgrades','8100',[None,18450,None,12300,6150,None,24600,18450,30750,24600,12300,6150]),L('HVAC Replacements','8200',[4180,None,None,None,None,2090,None,None,6270,8360,12540,4180]),L('Roofs & Exteriors','8300',[None]*8+[61400,None,None,None])]
    tc=T('Total Capital',cx); T('CASH FLOW AFTER CAPITAL',[noi,tc],[1,-1],'TOTAL','net_cash_flow')
    wb=xlsxwriter.Workbook(path(n)); ws=wb.add_worksheet('T12'); F=lambda **k: wb.add_format(dict(font_name='Calibri',font_size=9,**k))
    nf='#,##0_);(#,##0);"-"_)'; g='#1F4E3D'
    ws.write(0,0,'Sycamore Bend Apartments',F(bold=1,font_color=g)); ws.write(1,0,'Trailing 12-Month Operating Statement  |  September 2024 - August 2025',F(bold=1)); ws.write(2,0,'132 units  |  Bryan, Texas  |  Source: seller financials, recast by Cobbler & Finch Capital Markets. Not audited.',F(italic=1))
    hf=F(bold=1,bg_color=g,font_color='white',align='right',num_format='mmm-yy'); R0=4
    ws.write(R0,0,'GL',F(bold=1,bg_color=g,font_color='white')); ws.write(R0,1,'',hf)
    for i,d_ in enumerate(mo): ws.write_datetime(R0,2+i,dt.datetime.combine(d_,dt.time()),hf)
    for i,t in enumerate(('T-12 Total','T-3 Annualized','Per Unit','% EGI')): ws.write(R0,14+i,t,hf)
    pos={}; row=R0+1
    for i,q in enumerate(s.rows):
        if q['typ']=='HEADING': row+=1
        pos[i]=row; row+=1+(q['typ']=='TOTAL')
    row=R0+1
    for i,q in enumerate(s.rows):
        if q['typ']=='HEADING': row+=1; ws.write(row,1,q['label'],F(bold=1,font_color=g)); pos[i]=row; row+=1; continue
        pos[i]=row; st=dict(bold=q['typ']!='LINE')
        if q['typ']!='LINE': st['top']=1
        if q['typ']=='TOTAL': st['bg_color']='#DDE8E2'
        nfm=F(num_format=nf,**st); ws.write(row,0,int(q['code']) if q['code'] else '',F(align='left',**st)); ws.write(row,1,q['label'],F(indent=0 if q['typ']!='LINE' else 1,**st))
        for c in range(14):
            v=q['vals'][c]; cell=(row,2+c)
            if c<12 and not q['items']:
                if v is None: ws.write_blank(*cell,None,nfm)
                else: ws.write_number(*cell,v,nfm)
            elif q['items']:
                ws.write_formula(*cell,'='+''.join(('+' if gg>0 else '-')+rc(pos[j],2+c) for j,gg in zip(q['items'],q['signs'])).lstrip('+'),nfm,v or 0)
            elif c==12: ws.write_formula(*cell,f'=SUM({rc(row,2)}:{rc(row,13)})',nfm,v)
            else: ws.write_formula(*cell,f'=SUM({rc(row,11)}:{rc(row,13)})*4',nfm,v)
        ws.write_formula(row,16,f'={rc(row,14)}/{U}',nfm,q['vals'][12]/U); ws.write_formula(row,17,f'={rc(row,14)}/{rc(pos[egi],14,True,True)}',F(num_format='0.0%',**st),q['vals'][12]/s.v(egi,12))
        row+=1
        if q['typ']=='TOTAL': row+=1
    ws.set_column(0,0,6);ws.set_column(1,1,31);ws.set_column(2,13,9.3);ws.set_column(14,15,12.5);ws.set_column(16,17,8.5); ws.freeze_panes(R0+1,2); ws.set_landscape(); ws.fit_to_pages(1,1); ws.hide_gridlines(2)
    w2=wb.add_worksheet('Broker Notes'); w2.set_column(0,0,110)
    for i,t in enumerate(['Broker notes to T12','1. Management fee shown at 3.0% of EGI as charged by the third-party manager.','2. Three-pay-period months: November 2024 and April 2025.','3. Cable door fee is paid quarterly. T-3 annualized column is the last three months times four, without seasonal adjustment.','4. February 2025 bad debt includes a recovery from a collection agency.','5. Capital items are taken from the owner\'s capital ledger and excluded from NOI.']): w2.write(i+(i>0),0,t,F(bold=i==0))
    s.dash0=True
    wb.close(); save(n,[s],'MULTIFAMILY','OPERATING_STATEMENT_T12','broker recast T12 with formulas, date headers, GL column, T-3 annualized, per unit and % EGI, capital below NOI; notes sheet',True)

# ---------------------------------------------------------------- 8 storage sponsor model
def storage_model():
    n='BoxElder_Storage_UW_v4.xlsx'; r=random.Random(3908); NR=61450
    s=St('Historical & Underwritten Cash Flow','Box Elder Self Storage',None,None,['2022A','2023A','2024A','T-3 Ann.','T-12','Year 1'],sheet='CF_UW')
    def L(l,v,**m): return s.L(l,v,**m)
    def k(base,gr,no=.02): return [int(round(base*q*r.uniform(1-no,1+no))) for q in gr]
    neg=lambda v:[None if q is None else -q for q in v]
    L('Average Physical Occupancy',[.914,.897,.882,.876,.885,.90],p=1)
    s.H('Revenue')
    a=L('Gross Potential Rent',k(1012000,(1,1.03,1.055,1.07,1.065,1.1),.004),c='In-place street rates, 3.0% growth')
    b=L('Vacancy',neg(k(112000,(.8,.95,1.15,1.25,1.2,1.02),.03)),c='10.0% stabilized'); d=L('Discounts & Concessions',neg(k(44000,(.7,1,1.1,1.3,1.15,.9),.04)),c='First month promotions'); e=L('Bad Debt & Auction Loss',neg(k(15800,(1,1.1,1.1,1,1.05,1))))
    nr=s.T('Net Storage Rent',[a,b,d,e])
    f=L('Tenant Insurance Commission',[None,38412,52960,61240,57318,62500],c='Program started Mar-2023'); g=L('Administrative & Late Fees',k(43500,(1,1.04,1.09,1.02,1.07,1.1))); h=L('Retail Sales, Net',k(6400,(1,.9,.85,.7,.8,.8),.05)); t=L('Truck Rental & Billboard',[18000,18000,18600,19200,18900,19200],c='Billboard lease through 2031')
    oi=s.T('Total Other Revenue',[f,g,h,t]); egi=s.T('Effective Gross Revenue',[nr,oi],kind='TOTAL',key='total_income')
    s.H('Operating Expenses')
    ex=[L('Payroll & Benefits',neg(k(128000,(1,1.05,1.09,1.12,1.1,.82))),c='One FTE replaced by kiosk'),L('Utilities',neg(k(29400,(1,1.06,1.1,1.18,1.12,1.15)))),L('Repairs, Maintenance & Snow',neg(k(38200,(1,1.2,.95,.62,1.02,1)))),L('Advertising & Call Center',neg(k(41500,(.85,1,1.1,1.2,1.14,1.15)))),L('Software, Bank & Credit Card Fees',neg(k(31800,(1,1.04,1.08,1.1,1.1,1.12)))),L('Office & General',neg(k(19800,(1,1.02,1.1,1.04,1.07,1)))),L('Professional Fees',[-6150,-4900,-11275,None,-9840,-6000],c='2024: tax appeal counsel')]
    o1=s.T('Controllable Expenses',ex)
    fx=[L('Property Taxes',[-88214,-93560,-97105,-98480,-98136,-121900],c='Reassessed at 80% of price'),L('Insurance',neg(k(16900,(1,1.12,1.35,1.52,1.46,1.4))),c='Sponsor blanket quote'),L('Management Fee',[-int(round(s.v(egi,i)*(.06 if i<5 else .05))) for i in range(6)],c='5.0% third-party')]
    o2=s.T('Non-Controllable Expenses',fx); te=s.T('Total Operating Expenses',[o1,o2],kind='TOTAL',key='total_operating_expenses'); noi=s.T('Net Operating Income',[egi,te],kind='TOTAL',key='noi')
    rv=L('Capital Reserve ($0.15 / NRSF)',[None]*5+[-9218]); cx=L('Actual Capital Expenditures',[-21350,-64880,-18210,None,-33475,None],c='2023: gate and doors'); cf=s.T('Cash Flow before Debt Service',[noi,rv,cx],kind='TOTAL')
    ds=L('Debt Service',[-301620]*3+[-308400,-304180,-412500],c='Existing bank loan; Year 1 bridge $5.5M at 7.50% IO'); s.T('Levered Cash Flow',[cf,ds],kind='TOTAL',key='net_cash_flow')
    wb=xlsxwriter.Workbook(path(n)); F=lambda **z: wb.add_format({**dict(font_name='Arial',font_size=9),**z})
    w0=wb.add_worksheet('Assumptions'); w0.set_column(0,0,3); w0.set_column(1,1,32); w0.set_column(2,2,18)
    w0.write(1,1,'Box Elder Self Storage - Deal Inputs',F(bold=1,font_size=12))
    for i,(x,y,z) in enumerate([('Purchase price',7850000,'$#,##0'),('Net rentable SF',NR,'#,##0'),('Units',498,'0'),('Bridge loan',5500000,'$#,##0'),('Interest rate',.075,'0.00%'),('Stabilized occupancy',.9,'0.0%'),('Analysis start',None,''),('Rent growth',.03,'0.0%')]):
        w0.write(3+i,1,x,F()); 
        if y is None: w0.write(3+i,2,'October 1, 2025',F(font_color='#0000FF',align='right'))
        else: w0.write(3+i,2,y,F(font_color='#0000FF',num_format=z))
    ws=wb.add_worksheet('CF_UW'); cols=[2,3,4,6,7,9]; nf='#,##0_);(#,##0)_)'.replace(')_)',')'); 
    ws.write(0,1,'Box Elder Self Storage',F(bold=1,font_size=14)); ws.write(1,1,'Historical & Underwritten Cash Flow',F(font_size=11)); ws.write(2,1,'Trailing periods end August 31, 2025. Year 1 begins October 1, 2025.',F(italic=1,font_color='#666666'))
    hb=F(bold=1,bottom=2,align='center',bg_color='#D9E1F2'); h2=F(bold=1,align='right',bottom=1)
    ws.merge_range(4,2,4,4,'Historical',hb); ws.merge_range(4,6,4,7,'Trailing (Aug-25)',hb); ws.merge_range(4,9,4,11,'Underwritten',hb)
    for c,t_ in zip(cols,s.cols): ws.write(5,c,t_,h2)
    ws.write(5,10,'vs. T-12',h2); ws.write(5,11,'$/NRSF',h2); ws.write(5,13,'Comments',F(bold=1,bottom=1))
    row=6; pos={}
    for i,q in enumerate(s.rows):
        if q['typ']=='HEADING': row+=1; ws.write(row,1,q['label'],F(bold=1,underline=1)); row+=1; continue
        pos[i]=row; st={} if q['typ']=='LINE' else dict(bold=1,top=1 if q['typ']=='SUBTOTAL' else 1)
        if q['typ']=='TOTAL': st['bg_color']='#F2F2F2'
        ws.write(row,1,q['label'],F(indent=1 if q['typ']=='LINE' and not q['m'].get('p') else 0,**st))
        for ci,(c,v) in enumerate(zip(cols,q['vals'])):
            nfm=F(num_format='0.0%' if q['m'].get('p') else nf,**(st if q['items'] else dict(font_color='#0000FF') if ci<5 else {}))
            if v is None: ws.write_blank(row,c,None,nfm)
            elif q['items']: ws.write_formula(row,c,'='+'+'.join(rc(pos[j],c) for j in q['items']),nfm,v)
            else: ws.write_number(row,c,v,nfm)
        if st.get('bg_color'):
            for c in (5,8): ws.write_blank(row,c,None,F(**st))
        a_,b_=q['vals'][4],q['vals'][5]
        if not q['m'].get('p'):
            if a_ and b_: ws.write_formula(row,10,f'={rc(row,9)}/{rc(row,7)}-1',F(num_format='0.0%;(0.0%)',**st),b_/a_-1)
            else: ws.write_blank(row,10,None,F(**st))
            if b_ is not None: ws.write_formula(row,11,f'={rc(row,9)}/Assumptions!$C$5',F(num_format='0.00_);(0.00)',**st),b_/NR)
            else: ws.write_blank(row,11,None,F(**st))
        if q['m'].get('c'): ws.write(row,13,q['m']['c'],F(italic=1,font_color='#666666'))
        row+=1
        if q['typ']=='TOTAL': row+=1
    ws.set_column(0,0,2);ws.set_column(1,1,34);ws.set_column(2,4,11);ws.set_column(5,5,1.5);ws.set_column(6,7,11.5);ws.set_column(8,8,1.5);ws.set_column(9,9,11.5);ws.set_column(10,11,9);ws.set_column(12,12,1.5);ws.set_column(13,13,34); ws.hide_gridlines(2); ws.set_landscape(); ws.fit_to_pages(1,1); ws.activate()
    wb.close(); save(n,[s],'SELF_STORAGE','OPERATING_STATEMENT','sponsor underwriting model export: three historic years, T-3 annualized, T-12, year one, grouped headers, spacer columns, comments; expenses negative',True)

# ---------------------------------------------------------------- 9 RV park (QuickBooks-like, planted)
def rv_park():
    n='Pelican Flats P&L by month 2024.xlsx'; r=random.Random(3909)
    ms=[dt.date(2024,m,1).strftime('%b %Y') for m in range(1,13)]
    s=St('Profit and Loss','Pelican Flats RV Resort LLC','2024-01-01','2024-12-31',ms+['Total'],sheet='Profit and Loss')
    se=[1.45,1.5,1.4,1,.7,.6,.65,.6,.6,.9,1.2,1.4]
    def L(l,a,no=.06,seas=None,d=1,**m): 
        v=a if isinstance(a,list) else mon(r,a,12,no,seas,2); return s.L(l,wt([None if q is None else float(q) for q in v]),d=d,**m)
    s.H('Income',d=0); s.H('Site Rental',d=1)
    sr=s.T('Total Site Rental',[L('Annual & Seasonal Sites',486000,.02,d=2),L('Monthly Sites',171500,.05,se,d=2),L('Nightly & Weekly Sites',263800,.08,se,d=2),L('Park Model Lot Rent',[7650.0]*6+[7905.0]*6,d=2)],d=1)
    el=L('Electric Reimbursement',58200,.1,se); cb=L('Cabin Rentals',74300,.1,se); st=L('Camp Store & Propane Sales',61900,.1,se); la=L('Laundry Income',11840,.1,se); sg=L('Storage & Boat Slips',[2150.0]*5+[2275.0]*7); rf=L('Refunds & Discounts',[-v for v in mon(r,9300,12,.3,se,2)])
    ti=s.T('Total Income',[sr,el,cb,st,la,sg,rf],kind='TOTAL',key='total_income',d=0)
    s.H('Cost of Goods Sold',d=0); tcg=s.T('Total Cost of Goods Sold',[L('Store Purchases',28400,.2,se),L('Propane Purchases',[2140.5,None,2388.12,None,None,1475.9,None,None,1612.44,None,2050.75,1998.6])],d=0)
    gp=s.T('Gross Profit',[ti,tcg],[1,-1],kind='TOTAL',d=0)
    s.H('Expenses',d=0)
    e=[L('Advertising & Reservations Platform',21700,.2)]
    e+= [L('Bank & Merchant Fees',19850,.08,se)]
    s.H('Insurance',d=1); e.append(s.T('Total Insurance',[L('Property & Liability Insurance',[6840.25]+[None]*2+[6840.25]+[None]*2+[7311.0]+[None]*2+[7311.0]+[None]*2,d=2),L('Flood & Wind Policy',[None]*5+[18465.0]+[None]*6,d=2)],d=1))
    e+= [L('Office Supplies & Software',8420,.3)]
    s.H('Payroll',d=1); e.append(s.T('Total Payroll',[L('Manager Salary',[4800.0]*12,d=2),L('Workamper & Seasonal Wages',98600,.08,se,d=2),L('Payroll Taxes',14310,.06,se,d=2)],d=1))
    e+= [L('Pool & Clubhouse',15600,.2),L('Professional Fees',[None,1250,None,3875,None,None,650,None,None,1100,None,None])]
    s.H('Repairs & Maintenance',d=1); e.append(s.T('Total Repairs & Maintenance',[L('Grounds & Roads',27400,.3,d=2),L('Electrical Pedestals',9860,.5,d=2),L('Equipment & Golf Carts',12750,.4,d=2)],d=1))
    e+= [L('Taxes - Real Estate',[None]*2+[21940.68]+[None]*7+[22380.11]+[None]),L('Taxes - Occupancy & Licenses',[615.0,None,None]*4)]
    s.H('Utilities',d=1); ut=[L('Electricity',104700,.06,se,d=2),L('Water',26300,.1,se,d=2),L('Sewer & Septic Pumping',22900,.12,se,d=2),L('Trash Hauling',17640,.04,d=2),L('Internet & Cable TV',14520,.01,d=2)]
    e.append(s.T('Total Utilities',ut,d=1))
    te=s.T('Total Expenses',e,kind='TOTAL',key='total_operating_expenses',d=0); noi=s.T('Net Operating Income',[gp,te],[1,-1],kind='TOTAL',key='noi',d=0)
    s.H('Other Income',d=0); to=s.T('Total Other Income',[L('Interest Earned',1260,.2),L('Sale of Park Model (net)',[None]*7+[11500.0]+[None]*4)],d=0)
    s.H('Other Expenses',d=0); tx=s.T('Total Other Expenses',[L('Mortgage Interest',[round(17240.55-38.21*i,2) for i in range(12)]),L('Bathhouse Remodel',[None]*8+[28750.0,19420.36,None,None])],d=0)
    no=s.T('Net Other Income',[to,tx],[1,-1],d=0); s.T('Net Income',[noi,no],kind='TOTAL',key='net_income',d=0)
    d=s.drop(ut[2]); s.planted=dict(what=f"line 'Sewer & Septic Pumping' (total {d['vals'][-1]:,.2f}) left out under Utilities; Total Utilities and all above still contain it",kind='row_dropped')
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='Profit and Loss'; A=Font(name='Arial',size=8); B=Font(name='Arial',size=8,bold=True)
    for i,(t,z) in enumerate((('Pelican Flats RV Resort LLC',14),('Profit and Loss',14),('January - December 2024',10))):
        ws.merge_cells(start_row=i+1,start_column=1,end_row=i+1,end_column=14); c=ws.cell(i+1,1,t); c.font=Font(name='Arial',size=z,bold=True); c.alignment=Alignment(horizontal='center')
    thin=Side(style='thin'); 
    for i,m in enumerate(s.cols): c=ws.cell(5,2+i,m); c.font=Font(name='Arial',size=9,bold=True); c.alignment=Alignment(horizontal='center',wrap_text=True); c.border=Border(bottom=thin)
    row=6
    for q in s.rows:
        tot=q['typ'] in('SUBTOTAL','TOTAL'); c=ws.cell(row,1,'   '*q['m']['d']+q['label']); c.font=B if tot else A; c.alignment=Alignment(wrap_text=True)
        for i,v in enumerate(q['vals']):
            if q['typ']=='HEADING': break
            c=ws.cell(row,2+i,v); c.number_format='"$"#,##0.00;-"$"#,##0.00' if tot else '#,##0.00;-#,##0.00'; c.font=B if tot else A; c.alignment=Alignment(horizontal='right')
            if tot: c.border=Border(top=thin,bottom=Side(style='double') if q['label']=='Net Income' else None)
        row+=1
    ws.merge_cells(start_row=row+2,start_column=1,end_row=row+2,end_column=14); c=ws.cell(row+2,1,'Tuesday, Feb 11, 2025 04:38:17 PM GMT-5 - Cash Basis'); c.font=A; c.alignment=Alignment(horizontal='center')
    ws.column_dimensions['A'].width=36
    for i in range(2,15): ws.column_dimensions[CL(i)].width=12.5
    ws.column_dimensions['N'].width=14
    ws.page_setup.orientation='landscape'; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.page_setup.fitToHeight=1
    wb.save(path(n)); save(n,[s],'MANUFACTURED_HOUSING','OPERATING_STATEMENT_T12','small-owner bookkeeping export, P&L by month, nested accounts by leading spaces, blanks for no activity, cost of goods sold, cash basis',True)

# ---------------------------------------------------------------- 10 mixed use three sheets
def mixed_use():
    n='Quarry_Street_Lofts_operating_history.xlsx'; r=random.Random(3910)
    P='Quarry Street Lofts & Shops'
    R=St('Residential Component - Income and Expense',P,None,None,['2023 Actual','2024 Actual','2025 Budget'],sheet='Residential')
    C=St('Commercial Component - Income and Expense',P,None,None,['FY23','FY24','FY25 Bud.'],sheet='Retail')
    T=St('Combined Operating Statement - Calendar 2024',P,'2024-01-01','2024-12-31',['Residential','Retail','Total'],sheet='Combined')
    k=lambda b,no=.03:[int(round(b*g*r.uniform(1-no,1+no))) for g in (1,1.04)]+[int(round(b*1.075,-2))]
    ng=lambda v:[-q for q in v]
    R.H('Income'); a=R.L('Apartment Rent',k(1236000,.01)); b=R.L('Vacancy',ng(k(58200,.1))); c=R.L('Rent Concessions',[-21400,-9750,None]); d=R.L('Parking (Residents)',k(61800)); e=R.L('Storage Lockers',k(14700)); f=R.L('Laundry & Misc.',k(10900)); ri=R.T('Total Residential Income',[a,b,c,d,e,f],kind='TOTAL',key='total_income')
    R.H('Expenses'); X=[R.L(l,k(v,.06)) for l,v in (('Payroll',143000),('Cleaning',31800),('Repairs and Painting',58400),('Elevator Contract',16200),('Gas and Electric',39700),('Water and Sewer',47900),('Leasing and Marketing',14200),('Office and Professional',19600))]
    X+= [R.L('Management Fee',[int(round(.04*R.v(ri,i))) for i in range(3)]),R.L('Insurance (allocated 72%)',[34560,41472,44640]),R.L('Property Tax (allocated 68%)',[148920,153680,158440])]
    re=R.T('Total Residential Expenses',X,kind='TOTAL',key='total_operating_expenses'); rn=R.T('Residential NOI',[ri,re],[1,-1],kind='TOTAL',key='noi')
    C.H('INCOME'); ca=[C.L('Minimum Rent',k(418000,.01)),C.L('CAM Reimbursement',k(64300)),C.L('Tax Reimbursement',k(61200)),C.L('Insurance Reimbursement',[11840,14406,15500]),C.L('Percentage Rent',[6218,None,None]),C.L('Abatement - Suite C',[None,-18750,-6250])]
    ci=C.T('GROSS RETAIL INCOME',ca,kind='TOTAL',key='total_income')
    C.H('EXPENSES'); cx=[C.L(l,k(v,.06)) for l,v in (('Common Area Maintenance',42700),('Utilities - Retail',13600),('Trash and Grease Service',11900),('Legal and Lease Admin',8300))]+[C.L('Management Fee',[int(round(.03*C.v(ci,i))) for i in range(3)]),C.L('Insurance (28%)',[13440,16128,17360]),C.L('Property Tax (32%)',[70080,72320,74560])]
    ce=C.T('RETAIL EXPENSES',cx,kind='TOTAL',key='total_operating_expenses'); cn_=C.T('RETAIL NOI',[ci,ce],[1,-1],kind='TOTAL',key='noi')
    def both(x,y): return [x,y,(x or 0)+(y or 0)]
    g=lambda S_,i:S_.v(i,1)
    T.H('Revenue'); ta=[T.L('Rental Revenue, Net of Vacancy',both(sum(g(R,i) or 0 for i in (a,b,c)),sum(g(C,i) or 0 for i in (ca[0],ca[4],ca[5])))),T.L('Reimbursements',both(None,sum(g(C,i) for i in ca[1:4]))),T.L('Parking, Storage and Other',both(sum(g(R,i) for i in (d,e,f)),None))]
    tt=T.T('Effective Gross Revenue',ta,kind='TOTAL',key='total_income')
    T.H('Expenses'); tx=[T.L('Payroll and Management',both(g(R,X[0])+g(R,X[8]),g(C,cx[4]))),T.L('Operations and Maintenance',both(g(R,X[1])+g(R,X[2])+g(R,X[3]),g(C,cx[0])+g(C,cx[2]))),T.L('Utilities',both(g(R,X[4])+g(R,X[5]),g(C,cx[1]))),T.L('Marketing, Office and Legal',both(g(R,X[6])+g(R,X[7]),g(C,cx[3]))),T.L('Insurance',both(g(R,X[9]),g(C,cx[5]))),T.L('Property Tax',both(g(R,X[10]),g(C,cx[6])))]
    tte=T.T('Total Operating Expenses',tx,kind='TOTAL',key='total_operating_expenses'); tn=T.T('Net Operating Income',[tt,tte],[1,-1],kind='TOTAL',key='noi')
    assert T.v(tn,0)==g(R,rn) and T.v(tn,1)==g(C,cn_)
    rs=T.L('Replacement Reserve Deposits',both(16500,4200)); til=T.L('Tenant Improvements and Commissions',both(None,37840)); dsv=T.L('Debt Service (P&I)',both(453235,159245))
    v=[T.v(tn,0)-16500,T.v(tn,1)-4200-37840]; ncf=T.T('Net Cash Flow before Debt Service',[tn,rs,til],[1,-1,-1],kind='TOTAL')
    # debt service is printed after it
    i_=T.rows.pop(dsv); 
    for q in T.rows:
        if q['items']: q['items']=[j-(j>dsv) for j in q['items']]
    T.keys={kk:j-(j>dsv) for kk,j in T.keys.items()}
    T.rows.append(i_); ds=len(T.rows)-1; T.T('Net Cash Flow',[ds-1,ds],[1,-1],kind='TOTAL',key='net_cash_flow')
    wb=openpyxl.Workbook(); th=Side(style='thin'); db=Side(style='double')
    # Combined first
    ws=wb.active; ws.title='Combined'; N='Garamond'
    ws['B2']=P; ws['B2'].font=Font(name=N,size=15,bold=True); ws['B3']=T.title; ws['B3'].font=Font(name=N,size=12,italic=True)
    for i,t in enumerate(T.cols): x=ws.cell(5,3+2*i,t); x.font=Font(name=N,bold=True,color='FFFFFF'); x.fill=PatternFill('solid',fgColor='7A3E2B'); x.alignment=Alignment(horizontal='center')
    row=7
    for q in T.rows:
        if q['typ']=='HEADING' and row>7: row+=1
        x=ws.cell(row,2,q['label']); x.font=Font(name=N,size=11,bold=q['typ']!='LINE')
        for i,vv in enumerate(q['vals']):
            y=ws.cell(row,3+2*i,vv); y.number_format='_($* #,##0_);_($* (#,##0);_($* "-"??_);_(@_)' if q['typ']=='TOTAL' else '_(* #,##0_);_(* (#,##0);_(* "-"??_);_(@_)'; y.font=Font(name=N,size=11,bold=q['typ']!='LINE')
            if q['typ']=='TOTAL' and vv is not None: y.border=Border(top=th,bottom=db if q['label'].startswith('Net') else None)
        row+=1
        if q['typ']=='TOTAL' and not q['label'].startswith('Net Cash'): row+=1
    ws.cell(row+1,2,'Insurance and property tax are allocated 72/28 and 68/32, debt service 74/26 between the components.').font=Font(name=N,size=9,italic=True)
    ws.column_dimensions['A'].width=2; ws.column_dimensions['B'].width=38
    for c_ in 'CEG': ws.column_dimensions[c_].width=15
    for c_ in 'DF': ws.column_dimensions[c_].width=2
    ws.sheet_view.showGridLines=False
    # Residential: plain grid with $ per apartment
    ws=wb.create_sheet('Residential'); ws.append([P]); ws.append(['Residential Component - Income and Expense']); ws.append(['56 apartments']); ws.append([]); ws.append(['']+R.cols+['2024 $/Apt'])
    for x in ws[5]: x.font=Font(bold=True); x.border=Border(bottom=th); x.alignment=Alignment(horizontal='right')
    ws['A1'].font=Font(bold=True,size=13); ws['A2'].font=Font(bold=True)
    for q in R.rows:
        if q['typ']=='HEADING': ws.append([q['label']]); ws.cell(ws.max_row,1).font=Font(bold=True,italic=True); continue
        ws.append([q['label']]+q['vals']+[round(q['vals'][1]/56)]); rw=ws.max_row
        for x in ws[rw][1:]:
            x.number_format='#,##0;[Red]-#,##0'
            if q['typ']=='TOTAL': x.border=Border(top=th)
        if q['typ']=='TOTAL':
            for x in ws[rw]: x.font=Font(bold=True)
        else: ws.cell(rw,1).alignment=Alignment(indent=1)
    ws.column_dimensions['A'].width=32
    for c_ in 'BCDE': ws.column_dimensions[c_].width=13
    # Retail: numbers as text
    ws=wb.create_sheet('Retail'); ws['A1']=P.upper(); ws['A2']=C.title; ws['A3']='11,240 SF / 6 suites'
    for i,t in enumerate(C.cols): x=ws.cell(5,2+i,t); x.alignment=Alignment(horizontal='right'); x.font=Font(name='Courier New',bold=True,size=10)
    row=6
    for q in C.rows:
        x=ws.cell(row,1,('' if q['typ']!='LINE' else '  ')+q['label']); x.font=Font(name='Courier New',size=10,bold=q['typ']!='LINE')
        for i,vv in enumerate(q['vals']):
            if q['typ']=='HEADING': break
            y=ws.cell(row,2+i,par(vv)); y.alignment=Alignment(horizontal='right'); y.font=Font(name='Courier New',size=10,bold=q['typ']!='LINE'); y.number_format='@'
        row+=1
        if q['typ']=='TOTAL': row+=1
    ws.column_dimensions['A'].width=34
    for c_ in 'BCD': ws.column_dimensions[c_].width=13
    for w in wb: w.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.save(path(n)); T.dash0=True; save(n,[T,R,C],'MIXED_USE','OPERATING_STATEMENT','three statements on three sheets by component, combined first, numbers as text on one sheet, debt service below NOI',True)

# ---------------------------------------------------------------- 11 consolidating balance sheet
def hotel_bs():
    n='Cormorant Point consolidating BS 9-30-25.xlsx'
    cols=['Cormorant PropCo LLC','Cormorant OpCo LLC','Cormorant Holdings LP','Eliminations','Consolidated']
    s=St('Consolidating Balance Sheet','Cormorant Point Resort',None,'2025-09-30',cols,sheet='Consol BS')
    def L(l,code,a=None,b=None,c=None,e=None,**m):
        v=[None if q is None else float(q) for q in (a,b,c,e)]; return s.L(l,v+[round(sum(q or 0 for q in v),2)],code,**m)
    s.H('ASSETS'); s.H('Current Assets')
    ca=s.T('Total Current Assets',[L('Cash - Operating','1010',184220.14,1362908.77,96415.02),L('Cash - House Banks','1015',None,14500),L('Restricted Cash - FF&E Reserve','1030',711384.20),L('Restricted Cash - Tax Escrow','1035',208716.55),L('Guest & Group Receivables','1110',None,486127.93),L('Credit Card Receivables','1115',None,133480.61),L('Rent Receivable from OpCo','1150',412500,None,None,-412500),L('Inventories - F&B and Retail','1210',None,118342.08),L('Prepaid Expenses','1310',94218.75,161904.40,3750)])
    s.H('Property and Equipment'); pe=s.T('Property and Equipment, Net',[L('Land','1510',6250000),L('Buildings & Site Improvements','1520',34718402.66),L('Furniture, Fixtures & Equipment','1530',7904511.39,286140.17),L('Construction in Progress','1540',1155870.42),L('Accumulated Depreciation','1590',-9386217.05,-142806.33)])
    s.H('Other Assets'); oa=s.T('Total Other Assets',[L('Investment in PropCo','1710',None,None,17850000,-17850000),L('Investment in OpCo','1715',None,None,1400000,-1400000),L('Due from Affiliates','1720',350000,None,525000,-875000),L('Franchise Fees, Net','1810',None,118750),L('Deposits','1820',22500,41265)])
    ta=s.T('TOTAL ASSETS',[ca,pe,oa],kind='TOTAL',key='total_assets')
    s.H("LIABILITIES AND OWNERS' EQUITY"); s.H('Current Liabilities')
    cl=s.T('Total Current Liabilities',[L('Accounts Payable','2010',166304.88,391572.16,8420),L('Accrued Payroll & Benefits','2020',None,318446.09),L('Advance Deposits','2030',None,742915.50),L('Sales & Occupancy Tax Payable','2040',None,127388.71),L('Accrued Interest','2050',178541.67),L('Accrued Property Tax','2060',214900.13),L('Rent Payable to PropCo','2070',None,412500,None,-412500),L('Current Portion of Mortgage','2110',486000)])
    s.H('Long-Term Liabilities'); ll=s.T('Total Long-Term Liabilities',[L('Mortgage Note, Less Current Portion','2510',24314000),L('Unamortized Loan Costs','2515',-371206.44),L('Due to Affiliates','2520',None,525000,350000,-875000),L('Equipment Financing','2530',None,61377.24)])
    tl=s.T('Total Liabilities',[cl,ll],kind='TOTAL',key='total_liabilities')
    s.H("Owners' Equity"); con=[17850000,1400000,19600000,-19250000]; dis=[-4200000.0,-650000.0,-3150000.0,4850000.0]
    c_=L("Contributed Capital",'3010',*con); 
    # investments are carried at cost; distributions between the tiers are eliminated
    d_=L('Distributions','3020',*dis); ret=[s.v(ta,i)-s.v(tl,i)-con[i]-dis[i] for i in range(4)]
    ni=[612408.31,284916.77,841000.0,-850000.0]
    p_=L('Retained Earnings - Prior Years','3110',*[round(ret[i]-ni[i],2) for i in range(4)]); q_=L('Current Year Earnings','3120',*ni)
    te=s.T("Total Owners' Equity",[c_,d_,p_,q_],kind='TOTAL',key='total_equity'); s.T("TOTAL LIABILITIES AND OWNERS' EQUITY",[tl,te],kind='TOTAL')
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='Consol BS'; N='Tahoma'; th=Side(style='thin'); db=Side(style='double')
    for i,(t,z) in enumerate((('Cormorant Point Resort',13),('Consolidating Balance Sheet',11),('As of September 30, 2025',10),('Unaudited - for lender use',8))): ws.cell(i+1,1,t).font=Font(name=N,size=z,bold=i<2,italic=i==3)
    hd=[('Acct',''),('','')]; 
    two=[('Cormorant','PropCo LLC'),('Cormorant','OpCo LLC'),('Cormorant','Holdings LP'),('','Eliminations'),('','Consolidated')]
    for j,(u,w) in enumerate(two):
        for k_,t in ((6,u),(7,w)):
            x=ws.cell(k_,3+j,t or None); x.font=Font(name=N,size=9,bold=True); x.alignment=Alignment(horizontal='right'); x.fill=PatternFill('solid',fgColor='DCE6EC')
            if k_==7: x.border=Border(bottom=th)
    for k_ in (6,7):
        for j in (1,2): ws.cell(k_,j).fill=PatternFill('solid',fgColor='DCE6EC')
    ws.cell(7,1,'Acct').font=Font(name=N,size=9,bold=True); ws.cell(7,2,'Description').font=Font(name=N,size=9,bold=True)
    row=8
    for q in s.rows:
        big=q['typ']=='TOTAL' and q['label'].isupper(); b=q['typ']!='LINE'
        if q['typ']=='HEADING': row+=1 
        if q['code']: x=ws.cell(row,1,q['code']); x.font=Font(name=N,size=8,color='666666')
        x=ws.cell(row,2,q['label']); x.font=Font(name=N,size=9,bold=b); x.alignment=Alignment(indent=2 if q['typ']=='LINE' else 1 if q['typ']=='SUBTOTAL' else 0)
        if q['typ']!='HEADING':
            for j,v in enumerate(q['vals']):
                y=ws.cell(row,3+j,v); y.number_format='#,##0.00_);(#,##0.00);"-"_)'; y.font=Font(name=N,size=9,bold=b)
                if b: y.border=Border(top=th,bottom=db if big else None)
        row+=1
    ws.column_dimensions['A'].width=7; ws.column_dimensions['B'].width=38
    for c in 'CDEFG': ws.column_dimensions[c].width=17
    ws.freeze_panes='C8'; ws.sheet_view.showGridLines=False; ws.page_setup.orientation='portrait'; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.page_setup.fitToHeight=1
    ws.oddFooter.left.text='Prepared by sponsor accounting'; ws.oddFooter.right.text='Page &P of &N'
    wb.save(path(n)); s.dash0=True; save(n,[s],'HOSPITALITY','BALANCE_SHEET','consolidating balance sheet of PropCo/OpCo/Holdings with eliminations, two-line header, account codes, blanks',True)

# ---------------------------------------------------------------- 12 direct cash flow, quarters
def student_cf():
    n='Larch Hall 2024 cash flow.xlsx'; r=random.Random(3912)
    cols=['Q1 2024','Q2 2024','Q3 2024','Q4 2024','FY 2024','FY 2024 Budget','Over/(Under)']
    s=St('Statement of Cash Flows - Direct Method','Larch Hall Student Residences','2024-01-01','2024-12-31',cols,sheet='Cash Flow')
    def L(l,q,bud): 
        f=sum(x or 0 for x in q); return s.L(l,q+[f,bud,f-(bud or 0)])
    sp=lambda t,w,no=.03:[int(round(t*x/sum(w)*r.uniform(1-no,1+no))) for x in w]
    s.H('OPERATING RECEIPTS'); orc=[L('Student rent collected',sp(3318000,[1.02,.9,1,1.05]),3360000),L('Summer conference income',[None,61480,118265,None],165000),L('Parking and laundry',sp(142000,[1,.8,1,1.05]),138000),L('Application and damage fees',sp(68400,[.6,1.7,1.2,.5],.1),60000),L('Security deposits received (refunded), net',[-4150,-61275,58940,2610],0)]
    tr=s.T('Total operating receipts',orc)
    s.H('OPERATING DISBURSEMENTS'); od=[L('Payroll and resident assistants',sp(-548000,[1,.95,1.1,1]),-540000),L('Utilities and internet',sp(-402000,[1.15,.85,.9,1.1]),-395000),L('Repairs and maintenance',sp(-176000,[.9,1,1.2,.9],.1),-165000),L('Summer turn',[None,-38215,-187460,None],-210000),L('Marketing and leasing',sp(-94000,[1.4,.9,.7,1]),-90000),L('Insurance premiums',[None,-118640,None,None],-112000),L('Property taxes',[-151820,None,-151820,None],-300000),L('Management fees',sp(-124500,[1,.95,1,1.05],.01),-126000),L('General and administrative',sp(-71300,[1,1,1,1],.1),-72000)]
    td=s.T('Total operating disbursements',od); no=s.T('Net cash from operations',[tr,td],kind='TOTAL')
    s.H('INVESTING'); iv=s.T('Net cash used for investing',[L('Roof and facade project',[None,-96400,-213850,-41275],-320000),L('Furniture replacement',[None,None,-84390,None],-90000),L('Withdrawals from replacement reserve',[None,60000,120000,None],180000),L('Deposits to replacement reserve',[-21000]*4,-84000)],kind='TOTAL')
    s.H('FINANCING'); fi=s.T('Net cash used for financing',[L('Mortgage interest',[-318420,-316955,-315470,-313970],-1264815),L('Mortgage principal',[-97330,-98795,-100280,-101780],-398185),L('Capital calls',[None,None,150000,None],0),L('Distributions to partners',[-250000,None,None,-200000],-500000)],kind='TOTAL')
    nc=s.T('Net change in cash',[no,iv,fi],kind='TOTAL',key='net_cash_flow')
    v=s.rows[nc]['vals']; b=[812385]
    for i in range(3): b.append(b[-1]+v[i])
    bc=s.L('Beginning cash balance',b+[812385,812385,0]); s.T('Ending cash balance',[nc,bc],kind='TOTAL')
    wb=openpyxl.Workbook(); w0=wb.active; w0.title='Memo'; N='Cambria'
    for i,t in enumerate(('To: Loan underwriting','From: Asset management, Fenmark Student Living','Re: Larch Hall - 2024 cash flow','','The cash flow statement follows on the next tab. Figures are taken from bank activity by quarter and agree to the operating account statements.','The third-quarter capital call covered the facade change order. Replacement reserve activity is held by the servicer and is not part of operating cash.')): w0.cell(2+i,2,t).font=Font(name=N,size=11); w0.cell(2+i,2).alignment=Alignment(wrap_text=True,vertical='top')
    w0.column_dimensions['B'].width=72
    ws=wb.create_sheet('Cash Flow'); th=Side(style='thin'); hr=Side(style='hair')
    ws.merge_cells('A1:I1'); ws['A1']='Larch Hall Student Residences'; ws['A1'].font=Font(name=N,size=16,bold=True,color='3B2A5A'); ws['A1'].alignment=Alignment(horizontal='center')
    ws.merge_cells('A2:I2'); ws['A2']=s.title; ws['A2'].font=Font(name=N,size=12); ws['A2'].alignment=Alignment(horizontal='center')
    ws.merge_cells('A3:I3'); ws['A3']='For the year 2024, by quarter (US dollars)'; ws['A3'].font=Font(name=N,size=10,italic=True); ws['A3'].alignment=Alignment(horizontal='center')
    ws['A5']='Line'; 
    for j,t in enumerate(cols): ws.cell(5,3+j,t)
    for j in range(1,10): x=ws.cell(5,j); x.font=Font(name=N,size=10,bold=True,color='FFFFFF'); x.fill=PatternFill('solid',fgColor='3B2A5A'); x.alignment=Alignment(horizontal='center' if j>2 else 'left',wrap_text=True,vertical='center')
    ws.row_dimensions[5].height=30; row=6; ln=0
    for q in s.rows:
        if q['typ']!='HEADING': ln+=1; x=ws.cell(row,1,ln); x.font=Font(name=N,size=8,color='888888'); x.alignment=Alignment(horizontal='center')
        x=ws.cell(row,2,q['label']); x.font=Font(name=N,size=10,bold=q['typ']!='LINE'); x.alignment=Alignment(indent=1 if q['typ']=='LINE' else 0)
        for j in range(1,10):
            y=ws.cell(row,j)
            if q['typ']=='HEADING': y.fill=PatternFill('solid',fgColor='E6E0F0')
            else: y.border=Border(bottom=hr) if q['typ']=='LINE' else Border(top=th,bottom=th)
            if j>2 and q['typ']!='HEADING':
                y.value=q['vals'][j-3]; y.number_format='#,##0;(#,##0);0'; y.font=Font(name=N,size=10,bold=q['typ']!='LINE')
        row+=1
    ws.column_dimensions['A'].width=5; ws.column_dimensions['B'].width=42
    for j in range(3,10): ws.column_dimensions[CL(j)].width=13
    ws.page_setup.orientation='landscape'; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.page_setup.fitToHeight=1
    wb.active=1; w0.sheet_view.tabSelected=False
    wb.save(path(n)); save(n,[s],'STUDENT_HOUSING','CASH_FLOW_STATEMENT','direct-method cash flow by quarter with full year, budget and difference, line numbers, memo sheet in front',False)
def run():
    apt_t12(); storage_model(); rv_park(); mixed_use(); hotel_bs(); student_cf()
