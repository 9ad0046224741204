# workbooks and CSV 9-14
from common import *
import csv, subprocess, shutil, tempfile, datetime
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
from openpyxl.utils import get_column_letter as CL
import openpyxl
EP=datetime.datetime(2025,10,10)
def sv(wb,fn):
    wb.properties.created=EP; wb.properties.modified=EP; wb.save(os.path.join(DOC,fn))
thin=Side(style='thin'); dbl=Side(style='double'); hair=Side(style='hair')
def doc9():
    """Oracle T12, account strings"""
    rng=random.Random(4209)
    mm=['Oct-24','Nov-24','Dec-24','Jan-25','Feb-25','Mar-25','Apr-25','May-25','Jun-25','Jul-25','Aug-25','Sep-25']
    cols=mm+['12 Month Total']
    def der(b,k): return b+[sum(b)]
    def val(x,o,k): return months(rng,x,12,.09,o,100)
    st=St(cols,der,100,title='Trailing Twelve Month Income Statement',propertyName='Calder Ridge Distribution Center',periodFrom='2024-10-01',periodTo='2025-09-30',sheet=None)
    build(st,'''
# Operating Revenue
210.4105.0000.000|Warehouse Rent|6384000|f
210.4110.0000.000|Trailer Storage and Yard Rent|312000|f
210.4190.0000.000|Rent Credits and Abatements|-96000|s
210.4205.0000.000|CAM Reimbursement|742000|f
210.4210.0000.000|Property Tax Reimbursement|1186000|f
210.4215.0000.000|Insurance Reimbursement|148000|f
210.4295.0000.000|Prior Year Reconciliation Billings|22000|s
210.4305.0000.000|Rooftop Solar License|84000|f
210.4390.0000.000|Miscellaneous Revenue|11400
> Total Operating Revenue|*|inc|total_income
!exp
# Recoverable Operating Expense
210.5105.0000.000|Landscape and Irrigation|118000
210.5110.0000.000|Parking and Yard Maintenance|96000|s
210.5115.0000.000|Sweeping and Trash Haul|54000
210.5120.0000.000|Roof and Gutter Maintenance|47000|s
210.5125.0000.000|Fire Sprinkler and Alarm|39500|q
210.5130.0000.000|Common Electric|82400
210.5135.0000.000|Water and Sewer|61300
210.5140.0000.000|Security Patrol|126000|f
210.5205.0000.000|Real Property Taxes|1242000|f
210.5210.0000.000|Property and Earthquake Insurance|219000|f
210.5305.0000.000|Property Management Fees|176000
> Total Recoverable Operating Expense|*|rec
# Non-Recoverable Operating Expense
210.6105.0000.000|Professional Fees|42000|s
210.6110.0000.000|Vacancy Utilities|14600
210.6115.0000.000|Owner Repairs|58000|s
210.6120.0000.000|Bad Debt Expense|6800|s
> Total Non-Recoverable Operating Expense|*|non
> Total Operating Expense|rec+non|exp|total_operating_expenses
!inc
> Net Operating Income|inc-exp|noi|noi|TOTAL
# GAAP Adjustments
210.4801.0000.000|Straight-Line Rent|144000|f@sl
210.4805.0000.000|Below-Market Lease Accretion|60000|f@bm
!exp
# Depreciation and Amortization
210.7105.0000.000|Depreciation - Building|1296000|f
210.7110.0000.000|Depreciation - Tenant Improvements|318000|f
210.7120.0000.000|Amortization - Deferred Leasing Costs|174000|f
> Total Depreciation and Amortization|*|da
!inc
> Net Income|noi+sl+bm-da|ni|net_income|TOTAL
''',val)
    fn='XXRE_T12_210_Calder_Ridge_SEP-25.xlsx'
    wb=Workbook(); ws=wb.active; ws.title='XXRE_T12_RPT'
    f=Font(name='Courier New',size=9); fb=Font(name='Courier New',size=9,bold=True)
    def put(r,c,v,font=f,nf=None):
        x=ws.cell(r,c,v); x.font=font
        if nf: x.number_format=nf
        return x
    put(1,1,'Ledger: PLI US GAAP'); put(1,6,'Pacific Lanyard Life - Real Estate',fb); put(1,15,'Report Date: 06-OCT-2025 08:12')
    put(2,1,'Currency: USD'); put(2,6,'Trailing Twelve Month Income Statement',fb); put(2,15,'Page: 1')
    put(3,1,'Entity: 210'); put(3,6,'Calder Ridge Distribution Center',fb)
    put(4,6,'Current Period: SEP-25')
    for j,h in enumerate(['Account','Description']+cols): 
        x=put(6,j+1,h,fb); x.border=Border(bottom=thin); x.alignment=Alignment(horizontal='left' if j<2 else 'right')
    r=7
    for q in st.rows:
        if q['type']=='HEADING': r+=1; put(r,2,q['label'],fb); r+=1; continue
        if q['code']: put(r,1,q['code'])
        tot='foots' in q
        put(r,2,q['label'] if tot else '  '+q['label'],fb if tot else f)
        for j,v in enumerate(q['vals']):
            x=put(r,3+j,v/100,fb if tot else f,'#,##0.00;(#,##0.00)')
            if tot: x.border=Border(top=thin,bottom=dbl if q['type']=='TOTAL' else None)
        r+=1
    put(r+1,1,'*** End of Report ***')
    ws.column_dimensions['A'].width=21; ws.column_dimensions['B'].width=40
    for j in range(13): ws.column_dimensions[CL(3+j)].width=15
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    sv(wb,fn)
    st.meta['sheet']=ws.title
    save(fn,[st],'WAREHOUSE','OPERATING_STATEMENT_T12','Oracle print, life company','account strings with segments, twelve months text headers and total, GAAP items below NOI',False)
def doc10():
    """Canadian pension Excel package, formulas"""
    rng=random.Random(4210)
    cols=['Q1 Actual','Q2 Actual','Q3 Actual','Q4 Forecast','Full Year 2025 Forecast','Full Year 2025 Budget','Full Year Variance']
    def der(b,k):
        f=sum(b[:4]); s=-1 if k=='exp' else 1; return b[:4]+[f,b[4],s*(f-b[4])]
    def val(x,o,k):
        b=round(x/1000)*1000
        if 'f' in o: q=[round(x/4)]*4
        elif 's' in o: q=[round(x*w*rng.uniform(.6,1.5)) for w in (.12,.2,.33,.3)]
        else: q=[round(x/4*rng.uniform(.92,1.09)) for _ in range(3)]+[round(x/4/500)*500]
        return q+[b]
    st=St(cols,der,title='NOI Statement and Full-Year Forecast',propertyName='Rideau Terrace',periodFrom='2025-01-01',periodTo='2025-12-31',sheet='3 NOI')
    build(st,'''
# REVENUE
|Basic rent – office|5214600|f
|Basic rent – retail at grade|784300|f
|Operating cost recoveries|2986000
|Realty tax recoveries|1742000
|Parking – monthly|612400
|Parking – transient|184700
|Storage and telecom|58900
> TOTAL REVENUE|*|inc|total_income
!exp
# RECOVERABLE EXPENSES
|Cleaning|528000
|Utilities|871000
|Repairs and maintenance|642300
|Security and life safety|286000
|Landscaping and snow|94800
|Administration and wages|498200
|Insurance|176400|f
|Realty taxes|1817600|f
> TOTAL RECOVERABLE|*|rec
# NON-RECOVERABLE EXPENSES
|Structural repairs|87000|s
|Vacancy costs|124500
|Legal, audit and appraisal|66200|s
|Marketing|41800
> TOTAL NON-RECOVERABLE|*|non
> TOTAL OPERATING EXPENSES|rec+non|exp|total_operating_expenses
!inc
> NET OPERATING INCOME|inc-exp|noi|noi|TOTAL
!exp
# MANAGEMENT FEES AND CAPITAL
|Property management fee|318500
|Asset management fee|240000|f
|Base building capital|1460000|s
|Tenant inducements|920000|s
|Leasing commissions|365000|s
> TOTAL FEES AND CAPITAL|*|cap
!inc
> NET CASH FLOW TO FUND|noi-cap|ncf|net_cash_flow|TOTAL
''',val)
    fn='Rideau_Terrace_Q3-2025_Fund_Package.xlsx'
    wb=Workbook(); cv=wb.active; cv.title='1 Cover'; F='Calibri'
    for r,(t,z) in enumerate([('Ontario Skilled Trades Pension Board',18),('Real Estate – Quarterly Reporting Package',13),('Rideau Terrace, 150 Rideau Terrace, Ottawa ON',13),('Third quarter 2025',11),('Prepared by Oakhurst Kettle Property Services Ltd.',10)]):
        cv.cell(4+r*2,3,t).font=Font(name=F,size=z,bold=r<1)
    ex=wb.create_sheet('2 Highlights')
    ex['B2']='Highlights'; ex['B2'].font=Font(name=F,size=14,bold=True)
    for r,t in enumerate(['Occupancy at September 30, 2025: 92.4% (June 30: 91.1%)','One renewal of 14,200 sf completed at $21.50 net.','The chiller replacement started in August; completion expected in December.','Parking revenue recovered with office attendance.']): ex.cell(4+r,2,'• '+t).font=Font(name=F,size=11)
    ws=wb.create_sheet('3 NOI')
    ws['B1']='Rideau Terrace'; ws['B1'].font=Font(name=F,size=14,bold=True,color='1F3864')
    ws['B2']='NOI Statement and Full-Year Forecast'; ws['B2'].font=Font(name=F,size=12,bold=True)
    ws['B3']='For the year ending December 31, 2025 (Canadian dollars; 231,800 sf rentable)'; ws['B3'].font=Font(name=F,size=9,italic=True)
    fill=PatternFill('solid',fgColor='1F3864'); W=Font(name=F,size=10,bold=True,color='FFFFFF')
    ws.merge_cells('D5:F5'); ws.merge_cells('I5:L5'); ws['D5']='Actual'; ws['G5']='Forecast'; ws['I5']='Full Year 2025'
    for c in range(2,15):
        for r in (5,6): ws.cell(r,c).fill=fill; ws.cell(r,c).font=W; ws.cell(r,c).alignment=Alignment(horizontal='center')
    # fair printed headers: A) group row, B) line
    hdr={4:'Q1',5:'Q2',6:'Q3',7:'Q4',9:'Forecast',10:'Budget',11:'Variance',12:'Forecast $/sf',14:'Comment'}
    for c,h in hdr.items(): ws.cell(6,c,h)
    C=[4,5,6,7,9,10,11]; where={}; r=8
    com={'Realty taxes':'Reassessment appeal filed','Tenant inducements':'14,200 sf renewal','Base building capital':'Chiller; see tab 4','Vacancy costs':'Floors 7 and 9','Utilities':''}
    NF='#,##0;(#,##0);"-"'
    for i,q in enumerate(st.rows):
        if q['type']=='HEADING': r+=1; ws.cell(r,2,q['label']).font=Font(name=F,size=10,bold=True,color='1F3864'); r+=1; continue
        where[i]=r; tot='foots' in q; ft=Font(name=F,size=10,bold=tot)
        x=ws.cell(r,2,q['label']); x.font=ft
        if not tot: x.alignment=Alignment(indent=1)
        for j,c in enumerate(C):
            L=CL(c); v=q['vals'][j]
            if tot and j in (0,1,2,3,5): v='='+''.join(('+' if sg>0 else '-')+f'{L}{where[k]}' for k,sg in q['fs'])
            elif j==4: v=f'=SUM(D{r}:G{r})'
            elif j==6: v=f'=J{r}-I{r}' if q['kind']=='exp' else f'=I{r}-J{r}'
            y=ws.cell(r,c,v); y.number_format=NF; y.font=ft
            if tot:
                y.border=Border(top=thin,bottom=dbl if q['type']=='TOTAL' else None)
                if q['type']=='TOTAL': y.fill=PatternFill('solid',fgColor='DDE6F3')
        y=ws.cell(r,12,f'=I{r}/231800'); y.number_format='0.00'; y.font=Font(name=F,size=9,italic=True)
        if com.get(q['label']): ws.cell(r,14,com[q['label']]).font=Font(name=F,size=9,italic=True)
        r+=1
        if q['type']=='TOTAL': r+=1
    ws.cell(r+1,2,'Variance: positive is favourable to the Fund.').font=Font(name=F,size=8,italic=True)
    ws.column_dimensions['A'].width=2; ws.column_dimensions['B'].width=32; ws.column_dimensions['C'].width=2; ws.column_dimensions['H'].width=2; ws.column_dimensions['M'].width=2; ws.column_dimensions['N'].width=26
    for c in C+[12]: ws.column_dimensions[CL(c)].width=13
    ws.freeze_panes='D7'; ws.sheet_view.showGridLines=False
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=1; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    cp=wb.create_sheet('4 Capital')
    for rr,row in enumerate([['Project','Approved','Status'],['Chiller replacement',1180000,'In progress'],['Lobby lighting',94000,'Complete'],['Garage membrane, level P2',210000,'Tendered']]):
        for cc,v in enumerate(row): cp.cell(2+rr,2+cc,v).font=Font(name=F,bold=rr==0)
    cp.column_dimensions['B'].width=30
    tmp=tempfile.mkdtemp(); p=os.path.join(tmp,fn); wb.save(p)
    subprocess.run(['soffice','--headless','-env:UserInstallation=file://'+tmp+'/prof','--convert-to','xlsx:Calc MS Excel 2007 XML','--outdir',DOC,p],check=True,capture_output=True); shutil.rmtree(tmp)
    st.cols=['Actual Q1','Actual Q2','Actual Q3','Forecast Q4','Full Year 2025 Forecast','Full Year 2025 Budget','Full Year 2025 Variance']
    st.zn=True
    save(fn,[st],'OFFICE','OPERATING_STATEMENT','Canadian pension board, Excel package','four-sheet package with live formulas, spacer columns, merged group headers, $/sf column and comments',True)
def doc11():
    import xlwt
    rng=random.Random(4211)
    cols=['FY 2025 Actual','FY 2025 Budget','FY 2024 Actual','$ Change vs. Prior Year']
    def der(b,k): return b+[b[0]-b[2]]
    def val(x,o,k):
        if 's' in o: return [round(x*rng.uniform(.3,1.8)),round(x/100)*100,round(x*rng.uniform(0.2,1.6))]
        return [round(x*rng.uniform(.96,1.05)),round(x/100)*100,round(x*rng.uniform(.9,.985))]
    st=St(cols,der,title='Comparative Statement of Cash Receipts and Disbursements',propertyName='The Quadrangle at Marlow',periodFrom='2024-07-01',periodTo='2025-06-30',sheet='Rpt_1')
    build(st,'''
# RECEIPTS
40010|Installment rent - fall and spring|7846000
40020|Installment rent - summer|612000
40030|Short-stay and conference housing|148000|s
40110|Parking permits|214000
40120|Utility overage|86500
40130|Furniture package fees|164000
40140|Application and amenity fees|97200
40150|Forfeited deposits and damages|71400
40160|Vending and laundry|28300
40190|Less: refunds and concessions|-182000
> TOTAL RECEIPTS|*|inc|total_income||49999
!exp
# PAYROLL
50010|Managers and leasing|418000
50020|Maintenance staff|287000
50030|Community assistants|126000
50040|Taxes and benefits|154600
> TOTAL PAYROLL|*|p|||50999
# UTILITIES AND SERVICES
51010|Electric|386000
51020|Water and sewer|241000
51030|Bulk internet and cable|198000
51040|Trash removal|57300
51050|Shuttle service|142000
> TOTAL UTILITIES AND SERVICES|*|u|||51999
# MAINTENANCE
52010|Summer turn - cleaning and paint|276000
52020|Summer turn - carpet and furniture|118000
52030|Routine repairs|167000
52040|Grounds and pest control|64800
52050|Elevator and life safety|48200
> TOTAL MAINTENANCE|*|m|||52999
# ADMINISTRATION AND FIXED
53010|Leasing and marketing|138000
53020|Office and software|82600
53030|Management fee - 3.5%|314000
53040|Real estate taxes|876000
53050|Insurance|232000
> TOTAL ADMINISTRATION AND FIXED|*|a|||53999
> TOTAL OPERATING DISBURSEMENTS|p+u+m+a|exp|total_operating_expenses||59999
!inc
> NET OPERATING INCOME|inc-exp|noi|noi|TOTAL|60000
!exp
# OTHER DISBURSEMENTS
70010|Trust advisory fee|84000
70020|Bed and room refurbishment|310000|s
70030|Roof and envelope capital|145000|s
70040|Ground lease payment to university|220000
> TOTAL OTHER DISBURSEMENTS|*|o|||79999
!inc
> NET CASH FLOW|noi-o|ncf|net_cash_flow|TOTAL|80000
''',val)
    fn='QUAD_comp_cash_FY25.xls'
    wb=xlwt.Workbook(); ws=wb.add_sheet('Rpt_1')
    B=xlwt.easyxf('font: name Arial, height 180, bold on'); P=xlwt.easyxf('font: name Arial, height 180'); T=xlwt.easyxf('font: name Arial, height 240, bold on; align: horiz center')
    HB=xlwt.easyxf('font: name Arial, height 180, bold on; align: horiz right, wrap on; borders: bottom thin; pattern: pattern solid, fore_colour gray25')
    HL=xlwt.easyxf('font: name Arial, height 180, bold on; borders: bottom thin; pattern: pattern solid, fore_colour gray25')
    N=xlwt.easyxf('font: name Arial, height 180','#,##0_);(#,##0)'); NB=xlwt.easyxf('font: name Arial, height 180, bold on; borders: top thin','#,##0_);(#,##0)')
    R=xlwt.easyxf('font: name Arial, height 180; align: horiz right'); RB=xlwt.easyxf('font: name Arial, height 180, bold on; align: horiz right; borders: top thin'); PC=xlwt.easyxf('font: name Arial, height 180','0.0%')
    for r,t in enumerate(['Collegiate Commons Property Trust','The Quadrangle at Marlow','Comparative Statement of Cash Receipts and Disbursements','Fiscal Year Ended June 30, 2025']): ws.write_merge(r,r,0,6,t,T)
    for c,h in enumerate(['Acct','Description']+cols+['% Change']): ws.write(5,c,h,HL if c<2 else HB)
    r=6
    for q in st.rows:
        if q['type']=='HEADING': ws.write(r,1,q['label'],B); r+=1; continue
        tot='foots' in q
        ws.write(r,0,int(q['code']),P); ws.write(r,1,('' if tot else '   ')+q['label'],B if tot else P)
        v=q['vals']
        for j in range(4):
            if j==2: ws.write(r,2+j,fmt(v[j])+('' if v[j]<0 else ' '),RB if tot else R)   # prior year pasted as text
            else: ws.write(r,2+j,v[j],NB if tot else N)
        if v[2]: ws.write(r,6,v[3]/abs(v[2]),PC)
        r+=1
        if tot: r+=1
    ws.col(0).width=2400; ws.col(1).width=11500
    for c in range(2,7): ws.col(c).width=4300
    ws.portrait=False; ws.fit_num_pages=1
    wb.save(os.path.join(DOC,fn))
    save(fn,[st],'STUDENT_HOUSING','OPERATING_STATEMENT','student housing trust, export','XLS, fiscal year cash comparative, numeric codes also on totals, prior year pasted as text',True)
def doc12():
    rng=random.Random(4212)
    cols=['Sep Qtr 2025 Actual','Sep Qtr 2025 Budget','Fav/(Unfav)','Sep Qtr 2024 Actual','FY26 Full Year Budget']
    def der(b,k):
        a,bu,p,fy=b; return [a,bu,(a-bu)*(-1 if k=='exp' else 1),p,fy]
    def val(x,o,k):
        bu=round(x/4)*100
        if 's' in o: a=round(x*25*rng.uniform(0,2.2)); p=round(x*25*rng.uniform(0,2))
        else: a=round(bu*rng.uniform(.93,1.07)) if 'f' not in o else round(bu*rng.uniform(.995,1.006)); p=round(bu*rng.uniform(.9,.99))
        if 'z' in o: a=0
        return [a,bu,p,bu*4]
    st=St(cols,der,100,title='Property Income and Outgoings Statement',propertyName='Banksia Square Shopping Centre',periodFrom='2025-07-01',periodTo='2025-09-30')
    build(st,'''
# INCOME
41000|Base rent - majors|2864000|f
41010|Base rent - mini majors|1492000|f
41020|Base rent - specialties|6718000|f
41030|Base rent - kiosks and ATMs|584000|f
41100|Percentage rent|126000|s
41200|Statutory outgoings recovery|1076000|f
41210|Operating outgoings recovery|2242000|f
41300|Promotion levy|398000|f
41400|Casual mall leasing|462000
41410|Advertising panels|138000
41500|Electricity on-selling income|912000
41600|Rental rebates and incentives|-214000
41700|Sundry income|21600|z
> TOTAL INCOME|*|inc|total_income||41999
!exp
# STATUTORY OUTGOINGS
51000|Council rates|624000|f
51010|Land tax|486000|f
51020|Water and sewerage|148000
51030|Emergency services levy|62400|f
> TOTAL STATUTORY OUTGOINGS|*|s|||51999
# OPERATING OUTGOINGS (RECOVERABLE)
52000|Air conditioning maintenance|214000
52010|Car parking|96400
52020|Cleaning|886000
52030|Common area electricity|374000
52040|Electricity purchases for on-selling|648000
52050|Escalators lifts and travelators|128000
52060|Fire protection|91200
52070|Gardening|48300
52080|Insurance premiums|297000|f
52090|Pest control|19800
52100|Repairs and maintenance|264000
52110|Security|612000
52120|Waste removal|238000
52130|Centre management salaries|784000
52140|Administration|146000
52150|Promotion and marketing fund|402000
> TOTAL OPERATING OUTGOINGS (RECOVERABLE)|*|o|||52999
# NON-RECOVERABLE OUTGOINGS
53000|Property management fees|612000
53010|Leasing fees|188000|s
53020|Legal and valuation|94000|s
53030|Bad and doubtful debts|58000|s
53040|Landlord repairs|112000
53050|Trustee owner contribution to marketing|86000|f
> TOTAL NON-RECOVERABLE OUTGOINGS|*|n|||53999
> TOTAL OUTGOINGS|s+o+n|exp|total_operating_expenses||59999
!inc
> NET PROPERTY INCOME|inc-exp|noi|noi|TOTAL|60000
!exp
# BELOW NPI
71000|Responsible entity fee|268000|f
71010|Capital expenditure - plant|640000|s
71020|Capital expenditure - tenancy works|410000|s
> TOTAL BELOW NPI|*|b|||71999
!inc
> NET CASH TO TRUST|noi-b|ncf|net_cash_flow|TOTAL|80000
''',val)
    # dollars with cents already scaled
    fn='BSQ_outgoings_SepQ25_export.csv'
    flag={'4':'','51':'R','52':'R','53':'NR','71':'NR'}
    with open(os.path.join(DOC,fn),'w',newline='',encoding='utf-8-sig') as fh:
        w=csv.writer(fh)
        w.writerow(['Coolamon Superannuation Property Trust']); w.writerow(['Banksia Square Shopping Centre (BSQ)']); w.writerow(['Property Income and Outgoings Statement'])
        w.writerow(['Quarter: 1 July 2025 to 30 September 2025','','','All amounts AUD excl GST']); w.writerow(['Run: 17/10/2025 14:36 user KOALA02']); w.writerow([])
        w.writerow(['','','','Sep Qtr 2025','Sep Qtr 2025','','Sep Qtr 2024','FY26'])
        w.writerow(['Account','R/NR','Account description','Actual','Budget','Fav/(Unfav)','Actual','Full Year Budget'])
        for q in st.rows:
            if q['type']=='HEADING': w.writerow([]); w.writerow(['','',q['label']]); continue
            t='foots' in q; fl='' if t or q['code'][0]=='4' else flag.get(q['code'][:2],'')
            w.writerow([q['code'],fl,q['label']]+[fmt(v,100,2) for v in q['vals']])
        w.writerow([]); w.writerow(['R = recoverable from tenants under the lease; NR = borne by the Trust'])
    save(fn,[st],'RETAIL','OPERATING_STATEMENT','Australian super trust, CSV export','CSV with preamble, two header lines, flag column before the description, quoted money with parentheses',False)
def doc13():
    rng=random.Random(4213)
    cols=[f'{y} {q}' for y in (2024,2025) for q in('Q1','Q2','Q3','Q4','Year')]
    def der(b,k): return b[:4]+[sum(b[:4])]+b[4:]+[sum(b[4:])]
    def val(x,o,k):
        if 'f' in o: b=[round(x/4*(1.0 if i<5 else 1.04)) for i in range(8)]
        elif 's' in o: b=[round(x/4*rng.uniform(.4,2.4)) if rng.random()<.7 else 0 for i in range(8)]
        else: b=[round(x/4*(1+.006*i)*rng.uniform(.93,1.07)) for i in range(8)]
        return b
    st=St(cols,der,zero_null=True,title='Net income by quarter, 2024 and 2025',propertyName='Kestrel House',periodFrom='2024-01-01',periodTo='2025-12-31',sheet='KES')
    build(st,'''
# Rents and other income
|Contracted rent|4128000|f
|Rent on short-term licences|184000
|Surrender premiums and dilapidations|96000|s
|Car parking|58400
|Insurance recharges|73600|f
> Gross income|*|inc|total_income
!exp
# Irrecoverable costs
|Void business rates|312000
|Void service charge|226000
|Service charge shortfall above caps|64200
|Insurance not recovered|21600
|Building repairs – landlord|88400|s
|Managing agent's fee|74000|f
|Legal and letting fees|146000|s
|Energy for vacant floors|39200
> Irrecoverable costs|*|exp|total_operating_expenses
!inc
> Net operating income|inc-exp|noi|noi|TOTAL
# IFRS adjustments
|Rent free spreading|142000
|Lease incentive amortisation|-98000|f
> IFRS adjustments|*|adj
> Net rental income (IFRS)|noi+adj|ni||TOTAL
!exp
# Capital expenditure
|Fit-out contributions|420000|s
|Base build works|286000|s
> Capital expenditure|*|cap
''',val)
    d=st.find('Service charge shortfall above caps'); st.rows[d]['dropped']=True
    st.planted=dict(what='the line "Service charge shortfall above caps" is missing from the print; Irrecoverable costs still includes it in every column',kind='row_dropped')
    fn='Kestrel House - 2 yr quarterly.xlsx'
    wb=Workbook(); ws=wb.active; ws.title='KES'; F='Arial'
    ws['B2']='Albion Thistle Life – Property Fund'; ws['B2'].font=Font(name=F,size=9,color='666666')
    ws['B3']='Kestrel House, 40 Finch Yard, London EC2'; ws['B3'].font=Font(name=F,size=13,bold=True)
    ws['B4']='Net income by quarter, 2024 and 2025'; ws['B4'].font=Font(name=F,size=10)
    ws['M4']='£'; ws['M4'].alignment=Alignment(horizontal='right')
    ws.merge_cells('C6:G6'); ws.merge_cells('I6:M6'); ws['C6']=2024; ws['I6']=2025
    for a in('C6','I6'): ws[a].font=Font(name=F,size=10,bold=True); ws[a].alignment=Alignment(horizontal='center'); 
    C=[3,4,5,6,7,9,10,11,12,13]
    for j,c in enumerate(C):
        x=ws.cell(7,c,['Q1','Q2','Q3','Q4','Year'][j%5]); x.font=Font(name=F,size=9,bold=True); x.alignment=Alignment(horizontal='right'); x.border=Border(bottom=thin,top=thin)
    ws['A7']='map'; r=8
    for q in st.rows:
        if q.get('dropped'): continue
        if q['type']=='HEADING': r+=1; ws.cell(r,2,q['label']).font=Font(name=F,size=9,bold=True,underline='single'); r+=1; continue
        tot='foots' in q
        ws.cell(r,1,{'inc':'INC','exp':'EXP'}[q['kind']])
        ws.cell(r,2,q['label']).font=Font(name=F,size=9,bold=tot)
        for j,v in enumerate(q['vals']):
            x=ws.cell(r,C[j],v); x.number_format='#,##0;[Red](#,##0);–'; x.font=Font(name=F,size=9,bold=tot or j%5==4); x.alignment=Alignment(horizontal='right')
            if tot: x.border=Border(top=hair if q['type']!='TOTAL' else thin,bottom=thin if q['type']=='TOTAL' else None)
            if j%5==4: x.fill=PatternFill('solid',fgColor='EFEFE4')
        r+=1
    ws.cell(r+2,2,'2025 Q4 is the December flash and will be replaced on final close.').font=Font(name=F,size=8,italic=True)
    ws.column_dimensions['A'].hidden=True; ws.column_dimensions['B'].width=38; ws.column_dimensions['H'].width=2
    for c in C: ws.column_dimensions[CL(c)].width=11.5
    ws.sheet_view.showGridLines=False; ws.page_setup.orientation='landscape'; ws.page_setup.paperSize=9; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    sv(wb,fn)
    save(fn,[st],'OFFICE','OPERATING_STATEMENT','UK life company property fund','eight quarters with two year columns, hidden mapping column, merged year headers, red negatives',True)
def doc14():
    cols=['Q2 2025','Q2 2024','Quarter Change','YTD 2025','YTD 2024','YTD Change']
    def der(b,k): a,p,ya,yp=b; return [a,p,a-p,ya,yp,ya-yp]
    fn='SST_same_store_detail_2Q25.xlsx'; wb=Workbook(); sts=[]
    for n,(sh,nm,city,sc,seed) in enumerate([('0417 Beacon St','Stowaway Beacon Street','Providence, RI – 712 units, 68,400 sf',1.0,4214),('0552 Harlow Rd','Stowaway Harlow Road','Albany, NY – 548 units, 59,100 sf',.72,4224)]):
        rng=random.Random(seed)
        def val(x,o,k):
            p=x*sc*10/4; a2=round(p*rng.uniform(.98,1.08)); p2=round(p*rng.uniform(.95,1.02)); a1=round(p*rng.uniform(.96,1.05)); p1=round(p*rng.uniform(.94,1.0))
            return [a2,p2,a1+a2,p1+p2]
        st=St(cols,der,10,title='Same-Store Property Detail',propertyName=nm,periodFrom='2025-04-01',periodTo='2025-06-30',sheet=sh)
        build(st,f'''
# Revenues
|Self storage rent|1642
|Discounts and allowances|-96
|Late and administrative fees|58
|Tenant protection plan income|84
{'|Retail merchandise sales, net|14' if n==0 else '|Truck rental commissions|9'}
> Total property revenues|*|inc|total_income
!exp
# Property operating costs
|Store payroll|188
|Property taxes|214
|Advertising and call center|52
|Utilities|39
|Repairs and snow|44
|Property insurance|27
|Credit card fees|34
{'|Billboard ground rent|12' if n==1 else ''}
|Indirect supervision|62
> Total property operating costs|*|exp|total_operating_expenses
!inc
> Same-store NOI|inc-exp|noi|noi|TOTAL
!exp
# Not included in NOI
|Third-party management fee (6%)|98
|Recurring capital expenditures|46
> Total not included in NOI|*|cap
!inc
> Cash flow after fee and capital|noi-cap|ncf|net_cash_flow|TOTAL
''',val)
        ws=wb.active if n==0 else wb.create_sheet(); ws.title=sh; F='Verdana'
        ws['A1']='Stowaway Storage Trust'; ws['A1'].font=Font(name=F,size=8,color='808080')
        ws['A2']=nm; ws['A2'].font=Font(name=F,size=12,bold=True); ws['A3']='Same-Store Property Detail'; ws['A3'].font=Font(name=F,size=10,bold=True)
        ws['A4']='Quarter ended June 30, 2025 – in thousands, one decimal'; ws['A5']=city
        for a in('A4','A5'): ws[a].font=Font(name=F,size=8,italic=True)
        heads=['Line','','Q2 2025','Q2 2024','Change','% Chg','','YTD 2025','YTD 2024','Change']
        ws.merge_cells('C7:F7'); ws['C7']='Quarter'; ws.merge_cells('H7:J7'); ws['H7']='Year to date'
        for a in('C7','H7'): ws[a].font=Font(name=F,size=9,bold=True); ws[a].alignment=Alignment(horizontal='center'); ws[a].fill=PatternFill('solid',fgColor='FCE4D6')
        for j,h in enumerate(heads): 
            x=ws.cell(8,1+j,h); x.font=Font(name=F,size=9,bold=True); x.alignment=Alignment(horizontal='right' if j>1 else 'left'); x.border=Border(bottom=thin)
        C=[3,4,5,8,9,10]; r=9; ln=1
        for q in st.rows:
            if q['type']=='HEADING': ws.cell(r,2,q['label']).font=Font(name=F,size=9,bold=True,italic=True); r+=1; continue
            tot='foots' in q; ws.cell(r,1,ln).font=Font(name=F,size=8,color='808080'); ln+=1
            x=ws.cell(r,2,q['label']); x.font=Font(name=F,size=9,bold=tot); x.alignment=Alignment(indent=0 if tot else 2)
            for j,c in enumerate(C):
                x=ws.cell(r,c,q['vals'][j]/10); x.number_format='#,##0.0_);(#,##0.0)'; x.font=Font(name=F,size=9,bold=tot)
                if tot: x.border=Border(top=thin,bottom=dbl if q['type']=='TOTAL' else None)
            v=q['vals']
            if v[1]: x=ws.cell(r,6,v[2]/abs(v[1])); x.number_format='0.0%'; x.font=Font(name=F,size=8,italic=True)
            r+=1
        ws.column_dimensions['A'].width=6; ws.column_dimensions['B'].width=36; ws.column_dimensions['G'].width=3
        for c in C+[6]: ws.column_dimensions[CL(c)].width=12
        ws.page_setup.orientation='landscape'; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
        sts.append(st)
    ws=wb.create_sheet('Notes'); ws.column_dimensions['A'].width=90
    for r,t in enumerate(['Same-store: stores open and stabilized since January 1, 2024.','Depreciation, interest and trust overhead are not allocated to stores.','Amounts may be restated for late utility bills.']): ws.cell(1+r,1,t).font=Font(name='Verdana',size=9)
    sv(wb,fn)
    save(fn,sts,'SELF_STORAGE','OPERATING_STATEMENT','US listed storage trust','two property sheets and a notes sheet, thousands with one decimal, line numbers, grouped headers',False)
if __name__=='__main__':
    doc9();doc10();doc11();doc12();doc13();doc14()
