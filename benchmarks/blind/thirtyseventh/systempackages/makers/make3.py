"""XLSX: M3 hotel P&L, Xero profit and loss, Yardi 12-month, Entrata trailing 12, QuickBooks balance sheet, NetSuite cash flow."""
import random, datetime
from lib import *
import xlsxwriter
from make2 import MON
# ------------------------------------------------------------- 8 M3 hotel
SPEC8='''
H||OPERATING REVENUE|I
L||Rooms - Transient|5,940,000|w|rt
L||Rooms - Group|1,420,000|w
L||Rooms - Contract|310,000|c
L||Rooms Allowances|-38,000|n
T||TOTAL ROOMS REVENUE|rooms
H||FOOD & BEVERAGE REVENUE
L||Breakfast / Restaurant|486,000|n
L||Lounge|212,000|n
L||Banquet Food|338,000|n
L||Banquet Beverage|74,000|n
L||Meeting Room Rental|96,000|n
T||TOTAL FOOD & BEVERAGE REVENUE|fb
H||OTHER REVENUE
L||Parking|184,000|n
L||Guest Laundry|9,600|n
L||Market Pantry|71,000|n
L||Cancellation Penalty / No Show|24,000|n
L||Miscellaneous Income|6,000|s
T||TOTAL OTHER REVENUE|oth
F||TOTAL OPERATING REVENUE|@rooms + @fb + @oth|inc
H||ROOMS EXPENSE|E
L||Front Office Wages|512,000|n
L||Housekeeping Wages|684,000|n
L||Rooms Payroll Taxes & Benefits|238,000|n
L||Complimentary Breakfast|0|z
L||Guest Supplies|146,000|n
L||Linen|58,000|n
L||Laundry & Dry Cleaning|44,000|n
L||Travel Agent Commissions|316,000|n
L||Reservation Fees|178,000|n
L||Internet - Guest|36,000|c
T||TOTAL ROOMS EXPENSE|re
H||FOOD & BEVERAGE EXPENSE|E
L||Cost of Food|268,000|n
L||Cost of Beverage|62,000|n
L||F&B Wages|402,000|n
L||F&B Payroll Taxes & Benefits|98,000|n
L||China, Glass, Silver|12,000|s
L||Vendor Rebates|-7,400|q
T||TOTAL FOOD & BEVERAGE EXPENSE|fe
H||OTHER DEPARTMENTS EXPENSE|E
L||Parking Expense|52,000|n
L||Market Pantry Cost of Sales|39,000|n
T||TOTAL OTHER DEPARTMENTS EXPENSE|oe
F||TOTAL DEPARTMENTAL EXPENSE|@re + @fe + @oe|de
F||TOTAL DEPARTMENTAL PROFIT|@inc - @de|dp
H||UNDISTRIBUTED EXPENSE|E
L||Administrative & General|612,000|n
L||Information & Telecom|118,000|n
L||Sales & Marketing|504,000|n
L||Franchise Fees|768,000|w
L||Property Operations & Maintenance|398,000|n
L||Utilities|346,000|n
T||TOTAL UNDISTRIBUTED EXPENSE|ue
F||GROSS OPERATING PROFIT|@dp - @ue|gop
L||Base Management Fee|272,000|w|mf
F||INCOME BEFORE NON-OPERATING EXPENSE|@gop - @mf|ibn
H||NON-OPERATING EXPENSE|E
L||Property Taxes|438,000|c
L||Insurance|196,000|c
L||Equipment Leases|22,000|c
T||TOTAL NON-OPERATING EXPENSE|no
F||NET OPERATING INCOME|@ibn - @no|noi
L||Replacement Reserve|363,000|w|rr
L||Interest Expense|744,000|c|ie
L||Depreciation & Amortization|930,000|c|da
F||NET INCOME / (LOSS)|@noi - @rr - @ie - @da|ni
'''
def doc8():
    name='m3_hotel_pl_kestrel_inn.xlsx'; rng=random.Random(378); M=7
    def fn(a,mode,label):
        a=float(a.replace(',',''))
        if mode=='z': return [0]*6
        b=gen12(rng,a,mode if mode in('w','c','q','s') else 'c',100); b=[x//100*100 for x in b]
        if mode=='s': act=gen12(rng,a,'s',100); ly=gen12(rng,a*.95,'s',100)
        else: act=[int(x*rng.uniform(.9,1.1)) for x in b]; ly=[int(x*rng.uniform(.88,1.04)) for x in b]
        o=[]
        for f in(lambda v:v[M-1],lambda v:sum(v[:M])): o+=[f(act),f(b),f(ly)]
        return o
    st=St().build(SPEC8,fn)
    for t in('mf','rr','ie','da'): st.tag[t].kind='E'
    for t in('de',): st.tag[t].kind='E'
    def full(r):
        o=[]
        for k in(0,3):
            a,b,l=r.v[k:k+3]; o+=[a,b,(a-b)*(1 if r.kind=='I' else -1),l]
        return o
    disp=lambda r:[x/100 for x in full(r)]
    # statistics
    avail=[142*31]*3+[142*212]*2+[142*213]; rr=st.tag['rooms'].v
    sold=[3566,3610,3449,21874,22105,20967]
    class S: pass
    stats=[('Rooms Available',avail,'#,##0'),('Rooms Sold',sold,'#,##0'),('Occupancy %',[round(s/a,4) for s,a in zip(sold,avail)],'0.00%'),
           ('Average Daily Rate',[round(r/100/s,2) for r,s in zip(rr,sold)],'#,##0.00'),('RevPAR',[round(r/100/a,2) for r,a in zip(rr,avail)],'#,##0.00')]
    sf=lambda v:[v[0],v[1],round(v[0]-v[1],4),v[2],v[3],v[4],round(v[3]-v[4],4),v[5]]
    wb=xlsxwriter.Workbook(DOCS+name); ws=wb.add_worksheet('Profit & Loss'); ws2=wb.add_worksheet('Notes')
    F=lambda **k: wb.add_format(dict(font_name='Arial',font_size=8,**k))
    ws.set_landscape(); ws.set_paper(5); ws.fit_to_pages(1,0); ws.repeat_rows(0,6); ws.hide_gridlines(2)
    ws.set_column(0,6,10.5); 
    for cc in(1,3,6,9,11,14): ws.set_column(cc,cc,6.6)
    ws.set_column(7,7,36); ws.set_column(8,8,12.5); ws.set_column(10,10,12.5); ws.set_column(12,13,12.5)
    t=F(bold=True,align='center'); 
    ws.merge_range(0,0,0,14,'Kestrel Inn & Suites Tacoma Narrows',wb.add_format(dict(font_name='Arial',font_size=13,bold=True,align='center')))
    ws.merge_range(1,0,1,14,'Profit and Loss Statement - Detail',t); ws.merge_range(2,0,2,14,'For the Period Ending 07/31/2025',t)
    ws.merge_range(4,0,4,6,'P E R I O D   T O   D A T E',F(bold=True,align='center',bg_color='#D9E1F2',border=1)); ws.merge_range(4,8,4,14,'Y E A R   T O   D A T E',F(bold=True,align='center',bg_color='#D9E1F2',border=1))
    hd=['Actual','%','Budget','%','Variance','Last Year','%']; h=F(bold=True,align='right',bottom=1)
    for i,x in enumerate(hd): ws.write(5,i,x,h); ws.write(5,8+i,x,h)
    ws.write(5,7,'',F(bottom=1)); ws.freeze_panes(6,0)
    row=7; out=[]
    cols=[f'{p} {x}' for p in('Period To Date','Year To Date') for x in('Actual','Budget','Variance','Last Year')]
    mcol=[0,2,4,5,8,10,12,13]; pcol=[(1,0,0),(3,1,1),(6,2,2),(9,3,3),(11,4,4),(14,5,5)]
    lab=lambda b,i=0:F(bold=b,align='left',indent=i,left=1,right=1)
    ws.write(row,7,'STATISTICS',lab(True)); row+=1
    trows=[{"accountCode":None,"label":'STATISTICS',"rowType":'HEADING',"values":[None]*8}]
    for l,v,nf in stats:
        ws.write(row,7,l,lab(False,1)); vv=sf(v)
        for cc,x in zip(mcol,vv): ws.write_number(row,cc,x,F(num_format=nf))
        trows.append({"accountCode":None,"label":l,"rowType":'LINE',"values":vv}); row+=1
    row+=1; inc=st.tag['inc'].v; nf='#,##0.00_);(#,##0.00)'
    for r in st.rows:
        b=r.type!='LINE'; top={'top':1} if r.type in('SUBTOTAL','TOTAL') else {}
        if r.label in('NET INCOME / (LOSS)','GROSS OPERATING PROFIT','NET OPERATING INCOME'): top['bg_color']='#F2F2F2'; top['bottom']=6 if 'NET INCOME' in r.label else 1
        ws.write(row,7,r.label,lab(b,0 if b else 1))
        if r.v is not None:
            for cc,x in zip(mcol,disp(r)): ws.write_number(row,cc,x,F(bold=b,num_format=nf,**top))
            for cc,k,_ in pcol: ws.write_number(row,cc,round(r.v[k]/inc[k],4),F(bold=b,num_format='0.0%',font_color='#555555',**top))
        row+=1
        if r.type in('SUBTOTAL','TOTAL'): row+=1
    ws.set_footer('&L&8M3 Accounting Core&C&8Page &P of &N&R&8Printed 08/12/2025 11:27:40 AM')
    for i,x in enumerate(['Variance: favorable / (unfavorable).','Percent columns are of total operating revenue.','Complimentary breakfast is recorded in Food & Beverage from 2025.']): ws2.write(i+1,1,x,F())
    wb.close()
    k=st.tag; T=truth_statement(st.rows,cols,disp,'Profit and Loss Statement - Detail','Kestrel Inn & Suites Tacoma Narrows',None,'2025-07-31',
        dict(total_income=k['inc'],noi=k['noi'],net_income=k['ni']),sheet='Profit & Loss')
    n=len(trows)
    for r in T['rows']:
        if 'footsFrom' in r: r['footsFrom']['items']=[i+n for i in r['footsFrom']['items']]
    T['rows']=trows+T['rows']; save_truth(name,[T])
    reg(name,'HOSPITALITY','OPERATING_STATEMENT','M3 hotel P&L with the description column in the middle','label between the two column groups, percent columns, statistics rows, favourable variances, expense lines outside sections')

# ------------------------------------------------------------- 9 Xero, row dropped
SPEC9='''
H||Turnover|I
L||Self Storage Rental - Drive Up|412,000|g
L||Self Storage Rental - Indoor|688,000|g
L||Container Storage|96,000|n
L||Customer Goods Insurance|84,600|n
L||Merchandise Sales|14,200|n
L||Late Payment Charges|9,800|n
L||Discounts Given|-36,500|n
T||Total Turnover|inc
H||Cost of Sales|E
L||Insurance Premiums - Customer Goods|31,400|n
L||Merchandise Purchases|7,600|n
L||Merchant Card Fees|15,900|n
T||Total Cost of Sales|cos
F||Gross Profit|@inc - @cos|gp
H||Administrative Costs|E
L||Advertising & Marketing|48,000|n
L||Accountancy Fees|9,000|c
L||Bank Fees|2,300|n
L||Business Rates|138,000|c
L||Cleaning|8,400|n
L||Employers National Insurance|14,300|n
L||Insurance - Buildings|22,800|c
L||IT Software and Consumables|12,600|n
L||Legal Expenses|4,000|s
L||Light, Power, Heating|39,500|u
L||Pensions Costs|5,100|n
L||Postage, Freight & Courier|600|n
L||Repairs & Maintenance|31,000|n
L||Salaries|152,000|n
L||Security & CCTV|16,200|c
L||Subscriptions|1,900|s
L||Telephone & Internet|4,300|n
L||Travel - National|2,100|s
T||Total Administrative Costs|adm
F||Operating Profit|@gp - @adm|op
H||Other Income|I
L||Interest Income|1,900|n
T||Total Other Income|oi
H||Interest and Depreciation|E
L||Depreciation Expense|88,000|c
L||Loan Interest|121,000|n
T||Total Interest and Depreciation|idp
F||Profit on Ordinary Activities Before Taxation|@op + @oi - @idp|pbt
L||Corporation Tax Expense|62,000|c|tax
F||Profit after Taxation|@pbt - @tax|ni
'''
def doc9():
    name='xero_profit_loss_hollowbrook.xlsx'; rng=random.Random(379)
    def fn(a,mode,label):
        v=gen12(rng,float(a.replace(',','')),mode,100)   # fiscal year from April: index 0=Apr
        if mode=='u': v=v[3:]+v[:3]
        return [v[5],v[4],v[3],sum(v[:6])]
    st=St().build(SPEC9,fn); disp=lambda r:[x/100 for x in r.v]
    drop=[r for r in st.rows if r.label=='Security & CCTV'][0]; rows=[r for r in st.rows if r is not drop]
    cols=['Sep 2025','Aug 2025','Jul 2025','Year to date']
    planted={"what":f"the line Security & CCTV ({', '.join(f'{x:,.2f}' for x in disp(drop))}) was removed from Administrative Costs; Total Administrative Costs still includes it","kind":"row_dropped"}
    wb=xlsxwriter.Workbook(DOCS+name); ws=wb.add_worksheet('Profit and Loss'); F=lambda **k: wb.add_format(dict(font_name='Arial',font_size=10,**k))
    ws.hide_gridlines(2); ws.set_column(0,0,44); ws.set_column(1,4,15); ws.set_portrait(); ws.set_paper(9); ws.fit_to_pages(1,0)
    ws.merge_range(0,0,0,4,'Profit and Loss',wb.add_format(dict(font_name='Arial',font_size=14,bold=True)))
    ws.merge_range(1,0,1,4,'Hollowbrook Self Storage Ltd',wb.add_format(dict(font_name='Arial',font_size=12)))
    ws.merge_range(2,0,2,4,'For the month ended 30 September 2025',F()); 
    ws.write(4,0,'Account',F(bold=True,bottom=2)); 
    for i,c in enumerate(cols): ws.write(4,1+i,c,F(bold=True,align='right',bottom=2))
    y=6; nf='#,##0.00;(#,##0.00);0.00'
    for r in rows:
        if r.type=='HEADING': ws.write(y,0,r.label,F(bold=True)); y+=1; continue
        b=r.type!='LINE'; k=dict(top=1) if b else {}
        if r.type=='TOTAL': k=dict(bg_color='#EEF3F8',top=1)
        ws.write(y,0,r.label,F(bold=b,indent=1 if not b and r.lvl else 0,**k))
        for i,v in enumerate(disp(r)): ws.write_number(y,1+i,v,F(bold=b,num_format=nf,**k))
        y+=1+(1 if b else 0)
    wb.close(); k=st.tag
    save_truth(name,[truth_statement(rows,cols,disp,'Profit and Loss','Hollowbrook Self Storage Ltd','2025-09-01','2025-09-30',dict(total_income=k['inc'],net_income=k['ni']),sheet='Profit and Loss',planted=planted)])
    reg(name,'SELF_STORAGE','OPERATING_STATEMENT','Xero UK profit and loss, three months newest first and year to date','UK words, months descending, YTD more than the months shown, gross profit, one row dropped')

# ------------------------------------------------------------- 10 Yardi 12-month xlsx
SPEC10='''
H|4000-0000|INCOME|I
H|4100-0000|SITE RENT INCOME
L|4105-0000|Potential Site Rent|1,864,000|g
L|4110-0000|Vacancy - Sites|-142,000|n
L|4115-0000|Rent Concessions - New Homes|-18,600|n
L|4120-0000|Manager Site Credit|-9,120|c
L|4125-0000|Bad Debt - Rent|-7,400|s
T|4199-0000|NET SITE RENT INCOME
H|4200-0000|RENTAL HOME INCOME
L|4205-0000|Park-Owned Home Rent|228,000|n
L|4210-0000|Home Rent Vacancy|-21,600|n
L|4215-0000|Lease-Option Payments|16,200|c
T|4299-0000|NET RENTAL HOME INCOME
H|4300-0000|UTILITY INCOME
L|4305-0000|Water Submeter Income|132,000|n
L|4310-0000|Sewer Income|118,000|n
L|4315-0000|Trash Income|54,000|c
L|4320-0000|Gas Submeter Income|0|0
T|4399-0000|TOTAL UTILITY INCOME
H|4400-0000|OTHER INCOME
L|4405-0000|RV & Boat Storage|28,800|n
L|4410-0000|Late & Returned Check Fees|16,900|n
L|4415-0000|Application Fees|3,600|n
L|4420-0000|Laundry|4,100|n
L|4425-0000|Clubhouse Rental|1,450|s
L|4430-0000|Cell Tower Lease|21,600|c
T|4499-0000|TOTAL OTHER INCOME
T|4999-0000|TOTAL INCOME|inc
H|5000-0000|EXPENSES|E
H|5100-0000|PAYROLL
L|5105-0000|Community Manager|62,400|c
L|5110-0000|Maintenance Staff|94,000|n
L|5115-0000|Seasonal Help|12,000|w
L|5120-0000|Payroll Taxes|14,700|n
L|5125-0000|Benefits|19,800|c
T|5199-0000|TOTAL PAYROLL
H|5200-0000|REPAIRS & MAINTENANCE
L|5205-0000|Street & Road Repair|16,000|s
L|5210-0000|Water Line Repair|21,000|s
L|5215-0000|Electrical Pedestals|7,800|s
L|5220-0000|Tree Trimming|13,500|s
L|5225-0000|Landscaping & Mowing|34,000|w
L|5230-0000|Pool & Clubhouse|11,000|w
L|5235-0000|Park-Owned Home Repairs|38,500|n
L|5240-0000|Snow Plowing|15,200|u
T|5299-0000|TOTAL REPAIRS & MAINTENANCE
H|5300-0000|UTILITIES
L|5305-0000|Water|141,000|n
L|5310-0000|Sewer|127,000|n
L|5315-0000|Electric - Common|18,400|n
L|5320-0000|Trash|57,600|n
L|5325-0000|Submeter Billing Service|9,360|c
T|5399-0000|TOTAL UTILITIES
H|5400-0000|ADMINISTRATIVE
L|5405-0000|Office Supplies & Postage|5,300|n
L|5410-0000|Telephone & Internet|5,800|n
L|5415-0000|Legal & Evictions|9,700|s
L|5420-0000|Accounting|7,200|q
L|5425-0000|Licenses & State Registration|3,100|a
L|5430-0000|Advertising|8,900|n
L|5435-0000|Management Fee|88,000|g
T|5499-0000|TOTAL ADMINISTRATIVE
H|5500-0000|TAXES & INSURANCE
L|5505-0000|Real Estate Taxes|168,000|c
L|5510-0000|Property Insurance|47,400|c
L|5515-0000|Personal Property Tax - Homes|3,900|a
T|5599-0000|TOTAL TAXES & INSURANCE
T|5999-0000|TOTAL EXPENSES|exp
F|6000-0000|NET OPERATING INCOME|@inc - @exp|noi
H|7000-0000|DEBT SERVICE & OTHER|E
L|7105-0000|Interest - First Mortgage|462,000|n
L|7110-0000|Home Sales (Gain) Loss|-26,500|s
L|7115-0000|Depreciation|318,000|c
T|7999-0000|TOTAL DEBT SERVICE & OTHER|non
F|8000-0000|NET INCOME|@noi - @non|ni
'''
def doc10():
    name='yardi_12month_statement_plover_lake.xlsx'; rng=random.Random(380)
    def fn(a,mode,label):
        v=[0]*12 if mode=='0' else gen12(rng,float(a.replace(',','')),mode,100)
        return v+[sum(v)]
    st=St().build(SPEC10,fn); disp=lambda r:[x/100 for x in r.v]
    cols=[f'{m} 2024' for m in MON]+['Total']
    wb=xlsxwriter.Workbook(DOCS+name); ws=wb.add_worksheet('Report1'); F=lambda **k: wb.add_format(dict(font_name='Verdana',font_size=8,**k))
    ws.set_landscape(); ws.set_paper(5); ws.fit_to_pages(1,0); ws.repeat_rows(0,5); ws.hide_gridlines(2)
    ws.set_column(0,0,10.5); ws.set_column(1,1,38); ws.set_column(2,13,12); ws.set_column(14,14,13.5)
    for i,(t,b) in enumerate([('Plover Lake MHC (plover)',True),('Statement (12 months)',True),('Period = Jan 2024-Dec 2024',False),('Book = Accrual ; Tree = mhc_is12',False)]):
        ws.merge_range(i,0,i,14,t,wb.add_format(dict(font_name='Verdana',font_size=10 if b else 8,bold=b,align='center')))
    ws.write(5,0,'',F(bottom=1)); ws.write(5,1,'',F(bottom=1))
    for i,c in enumerate(cols): ws.write(5,2+i,c,F(bold=True,align='right',bottom=1))
    ws.freeze_panes(6,2); y=6
    for r in st.rows:
        b=r.type!='LINE'; ws.write_string(y,0,'    '*0+r.code,F(bold=b)); ws.write_string(y,1,'   '*r.lvl+r.label,F(bold=b))
        if r.v is not None:
            k=dict(top=1) if b else {}
            for i,v in enumerate(disp(r)): ws.write_number(y,2+i,v,F(bold=b,num_format='#,##0.00',**k))
        y+=1
        if r.type in('SUBTOTAL','TOTAL'): ws.set_row(y,6); y+=1
    wb.close(); k=st.tag
    save_truth(name,[truth_statement(st.rows,cols,disp,'Statement (12 months)','Plover Lake MHC','2024-01-01','2024-12-31',
        dict(total_income=k['inc'],total_operating_expenses=k['exp'],noi=k['noi'],net_income=k['ni']),sheet='Report1')])
    reg(name,'MANUFACTURED_HOUSING','OPERATING_STATEMENT_T12','Yardi Voyager Statement (12 months) Excel export','leading-space indents, codes as text on every row, thin spacer rows, minus-sign contra lines')

# ------------------------------------------------------------- 11 Entrata
SPEC11='''
H|4000|Income|I
H|4100|Rental Income
L|4110|Gross Market Rent|6,186,000|g
L|4120|Gain/(Loss) to Lease|-214,000|n
L|4130|Vacancy Loss|-372,000|n
L|4140|Concessions - Upfront|-118,000|n
L|4145|Concessions - Recurring|-32,000|n
L|4150|Non-Revenue Units|-42,300|c
L|4160|Bad Debt, Net of Recoveries|-81,000|n
T||Total Rental Income
H|4200|Ancillary Income
L|4210|Parking - Reserved|188,000|n
L|4215|EV Charging|7,700|n
L|4220|Pet Rent|91,000|n
L|4225|Storage|33,600|c
L|4230|Technology Package|204,000|c
L|4235|Valet Trash|108,000|n
L|4240|Water/Sewer Reimbursement|226,000|n
L|4250|Fees - Application/Admin|84,000|w
L|4260|Fees - Late/NSF|47,000|n
L|4270|Fees - Early Termination|39,000|s
T||Total Ancillary Income
T||Total Income|inc
H|5000|Operating Expenses|E
H|5100|Controllable
H|5110|Payroll
L|5111|On-Site Management|214,000|n
L|5112|Leasing|118,000|n
L|5113|Maintenance|246,000|n
L|5118|Burden & Benefits|131,000|n
T||Total Payroll
H|5120|Repairs, Contracts & Turn
L|5121|Repairs & Maintenance|126,000|n
L|5122|Contract Services|154,000|c
L|5123|Make Ready|97,000|w
L|5124|Resident Damage Chargebacks|-14,500|n
T||Total Repairs, Contracts & Turn
H|5130|Marketing & Administrative
L|5131|Advertising & ILS|88,000|n
L|5132|Resident Retention|16,000|n
L|5133|General & Administrative|119,000|n
T||Total Marketing & Administrative
T||Total Controllable
H|5500|Non-Controllable
L|5510|Utilities - House|198,000|u
L|5515|Utilities - Water/Sewer|261,000|n
L|5520|Management Fee|188,000|g
L|5530|Property Insurance|246,000|c
L|5540|Real Estate & Other Taxes|802,000|c
T||Total Non-Controllable
T||Total Operating Expenses|exp
F||Net Operating Income|@inc - @exp|noi
H|6000|Below the Line|E
L|6110|Debt Service - Interest|1,488,000|n
L|6210|Replacement Reserves|91,200|c
L|6310|Entity Level Expense|22,000|s
T||Total Below the Line|non
F||Net Income|@noi - @non|ni
'''
def doc11():
    name='entrata_t12_the_marlowe.xlsx'; rng=random.Random(381); s0=6
    def fn(a,mode,label):
        v=gen12(rng,float(a.replace(',','')),mode,1)
        if mode in 'uw': v=v[s0:]+v[:s0]
        return v+[sum(v),sum(v[9:])*4]
    st=St().build(SPEC11,fn); disp=lambda r:list(r.v)
    mons=[(2024 if i<6 else 2025,(i+s0)%12+1) for i in range(12)]
    cols=[f'{MON[m-1]} {y}' for y,m in mons]+['T12 Total','T3 Annualized']
    wb=xlsxwriter.Workbook(DOCS+name); w0=wb.add_worksheet('Report Info'); ws=wb.add_worksheet('T12'); F=lambda **k: wb.add_format(dict(font_name='Calibri',font_size=10,**k))
    w0.set_column(0,0,22); w0.set_column(1,1,46)
    for i,(a,b) in enumerate([('Report','Income Statement - Trailing Twelve'),('Property','The Marlowe at Ninth'),('Lookup Code','100482'),('GL Book','Accrual'),('Post Months','07/2024 - 06/2025'),('Account Tree','Corporate MF Tree'),('Hide Zero Accounts','Yes'),('Generated','07/15/2025 09:12 AM MDT by asset.reports')]):
        w0.write(i,0,a,F(bold=True)); w0.write(i,1,b,F())
    ws.set_landscape(); ws.set_paper(5); ws.fit_to_pages(1,0); ws.repeat_rows(0,4); ws.outline_settings(True,False,True,False)
    ws.set_column(0,0,40); ws.set_column(1,1,9,None,{'hidden':1}); ws.set_column(2,13,10.5); ws.set_column(14,14,2); ws.set_column(15,16,13)
    ws.write(0,0,'The Marlowe at Ninth',wb.add_format(dict(font_name='Calibri',font_size=14,bold=True))); ws.write(1,0,'Income Statement - Trailing Twelve',F(bold=True,font_color='#44546A'))
    hd=F(bold=True,font_color='white',bg_color='#44546A',align='center'); ws.write(3,0,'',hd); ws.write(4,0,'GL Account',F(bold=True,font_color='white',bg_color='#44546A'))
    ws.write(4,1,'acct_id',hd); ws.merge_range(3,2,3,13,'Actual by Post Month',hd); ws.merge_range(3,15,3,16,'Summary',hd)
    for i,(y,m) in enumerate(mons): ws.write_datetime(4,2+i,datetime.datetime(y,m,1),F(bold=True,font_color='white',bg_color='#44546A',align='right',num_format='mm/yyyy'))
    ws.write(4,15,'T12 Total',hd); ws.write(4,16,'T3 Annualized',hd); ws.freeze_panes(5,1); y=5
    for n,r in enumerate(st.rows):
        b=r.type!='LINE'; lab=(f'{r.code} - {r.label}' if r.code else r.label)
        k={}
        if r.type=='HEADING': k=dict(bg_color='#EDEDED') if r.lvl==0 else {}
        if r.type in('SUBTOTAL','TOTAL'): k=dict(top=1)
        if r.lvl==0 and r.type!='HEADING': k=dict(top=1,bottom=6,bg_color='#DDEBF7')
        ws.write(y,0,lab,F(bold=b,indent=r.lvl,**k)); ws.write_number(y,1,90210+n*7,F(font_color='#999999'))
        if r.v is not None:
            cs=list(range(2,14))+[15,16]
            for cc,v in zip(cs,r.v): ws.write_number(y,cc,v,F(bold=b,num_format='$#,##0;($#,##0);$0' if b else '#,##0;(#,##0);0',**k))
        ws.set_row(y,None,None,{'level':min(r.lvl,3)}); y+=1
    ws.write(y+1,0,'T3 Annualized = (Apr + May + Jun 2025) x 4',F(italic=True,font_size=None or 8) if False else wb.add_format(dict(italic=True,font_size=8)))
    wb.close(); k=st.tag
    save_truth(name,[truth_statement(st.rows,cols,disp,'Income Statement - Trailing Twelve','The Marlowe at Ninth','2024-07-01','2025-06-30',
        dict(total_income=k['inc'],total_operating_expenses=k['exp'],noi=k['noi'],net_income=k['ni']),sheet='T12')])
    reg(name,'MULTIFAMILY','OPERATING_STATEMENT_T12','Entrata trailing twelve Excel, code and name in one cell, report-info sheet first','hidden id column, real-date headers mm/yyyy, spacer column, T3 annualized column, outline groups')

# ------------------------------------------------------------- 12 QuickBooks balance sheet
SPEC12='''
H||ASSETS
H||Current Assets
H||Checking/Savings
L||1000 · Operating - Tri-Valley Bank|84,217.36|n
L||1010 · Security Deposit Trust|41,650.00|x
L||1020 · Savings - Capex|60,000.00|n
T||Total Checking/Savings
H||Accounts Receivable
L||1200 · Rents Receivable|12,884.10|n
T||Total Accounts Receivable
H||Other Current Assets
L||1310 · Prepaid Insurance|9,318.72|x
L||1320 · Undeposited Funds|3,450.00|n
L||1330 · Due from Member|0.00|old
T||Total Other Current Assets
T||Total Current Assets
H||Fixed Assets
H||1500 · Rental Houses
L||1501 · 14 Alder Run|188,500.00|k
L||1502 · 22 Alder Run|191,200.00|k
L||1503 · 905 Fennel Way|214,750.00|k
L||1504 · 911 Fennel Way|209,900.00|k
L||1505 · 3 Quill Court|246,000.00|new
L||1510 · Land Allocation|262,000.00|k
L||1520 · Improvements|88,416.55|x
T||Total 1500 · Rental Houses
L||1590 · Accumulated Depreciation|-168,404.00|y
T||Total Fixed Assets
H||Other Assets
L||1800 · Loan Costs|18,600.00|k
L||1890 · Accumulated Amortization|-7,440.00|y
T||Total Other Assets
T||TOTAL ASSETS|ta
H||LIABILITIES & EQUITY
H||Liabilities
H||Current Liabilities
H||Accounts Payable
L||2000 · Accounts Payable|7,906.28|n
T||Total Accounts Payable
H||Credit Cards
L||2050 · Visa x4471|1,288.93|n
T||Total Credit Cards
H||Other Current Liabilities
L||2100 · Security Deposits Held|41,650.00|x
L||2110 · Prepaid Rent|5,275.00|n
L||2120 · Property Tax Payable|11,402.00|x
T||Total Other Current Liabilities
T||Total Current Liabilities
H||Long Term Liabilities
L||2500 · N/P - Tri-Valley (Alder)|221,870.44|m
L||2510 · N/P - Tri-Valley (Fennel)|248,116.09|m
L||2520 · N/P - 3 Quill Court|184,500.00|new
T||Total Long Term Liabilities
T||Total Liabilities|tl
H||Equity
L||3000 · Member Contributions|610,000.00|k
L||3100 · Member Draws|-96,000.00|x
L||3900 · Retained Earnings|PLUG|k
L||Net Income|58,722.91|ni
T||Total Equity|te
T||TOTAL LIABILITIES & EQUITY|tle
'''
def doc12():
    name='quickbooks_balance_sheet_brackenfield.xlsx'; pl=[0,0]
    def fn(a,mode,label):
        if a=='PLUG': return list(pl)
        v=round(float(a.replace(',',''))*100)
        return [v,{'n':lambda:int(v*rng.uniform(.6,1.3)),'x':lambda:int(v*rng.uniform(.86,.97)),'k':lambda:v,'y':lambda:int(v*.78),'m':lambda:int(v*1.024),'new':lambda:0,'old':lambda:250000,'ni':lambda:int(v*.83)}[mode]()]
    rng=random.Random(382); st=St().build(SPEC12,fn)
    pl[:]=[a-b for a,b in zip(st.tag['ta'].v,st.tag['tle'].v)]
    rng=random.Random(382); st=St().build(SPEC12,fn); assert st.tag['ta'].v==st.tag['tle'].v
    full=lambda r:[r.v[0],r.v[1],r.v[0]-r.v[1]]; disp=lambda r:[x/100 for x in full(r)]
    cols=['Sep 30, 25','Sep 30, 24','$ Change']
    wb=xlsxwriter.Workbook(DOCS+name); ws=wb.add_worksheet('Sheet1'); F=lambda **k: wb.add_format(dict(font_name='Arial',font_size=8,**k))
    ws.set_column(0,5,2.6); ws.set_column(6,6,31); 
    vc=[7,9,11,13]
    for c in vc: ws.set_column(c,c,12.5)
    for c in(8,10,12): ws.set_column(c,c,1.4)
    ws.hide_gridlines(2); ws.fit_to_pages(1,0)
    ws.set_header('&L&"Arial,Bold"&8 9:47 AM\n 10/08/25\n Accrual Basis&C&"Arial,Bold"&12 Brackenfield Homes SFR I, LLC\n&14 Balance Sheet Prev Year Comparison\n&10 As of September 30, 2025'); ws.set_margins(top=1.4)
    ws.set_footer('&R&"Arial,Bold"&8 Page &P of &N')
    # the exported workbook also carries the titles in cells
    ws.write(0,0,'Brackenfield Homes SFR I, LLC',wb.add_format(dict(font_name='Arial',font_size=12,bold=True))); ws.write(1,0,'Balance Sheet Prev Year Comparison',wb.add_format(dict(font_name='Arial',font_size=11,bold=True))); ws.write(2,0,'As of September 30, 2025',F(bold=True))
    for c,h in zip(vc,cols+['% Change']): ws.write(4,c,h,F(bold=True,align='center',bottom=2))
    y=5; at={}
    colL='ABCDEFGHIJKLMN'
    for r in st.rows:
        at[r.i]=y; ws.write(y,min(r.lvl,6),r.label,F(bold=True) if r.type!='LINE' else F())
        if r.v is not None:
            fv=disp(r); big=r.label.startswith('TOTAL '); k=dict(top=1) if r.type!='LINE' else {}
            if big: k=dict(top=1,bottom=6,bold=True)
            fm=F(num_format='#,##0.00;-#,##0.00',**k)
            for j in(0,1):
                if r.type=='LINE': ws.write_number(y,vc[j],fv[j],fm)
                else: ws.write_formula(y,vc[j],'=ROUND('+'+'.join(f'{colL[vc[j]]}{at[i]+1}' for i in r.items)+',5)',fm,fv[j])
            ws.write_formula(y,vc[2],f'=ROUND(({colL[vc[0]]}{y+1}-{colL[vc[1]]}{y+1}),5)',fm,fv[2])
            p=100.0 if r.v[1]==0 and r.v[0] else 0 if r.v[1]==0 else round((r.v[0]-r.v[1])/abs(r.v[1])*100,2)
            if r.v[1]==0 and r.v[0]: pf=1.0
            else: pf=0 if r.v[1]==0 else round((r.v[0]-r.v[1])/r.v[1],5)
            ws.write_formula(y,vc[3],f'=ROUND(IF({colL[vc[1]]}{y+1}=0, IF({colL[vc[0]]}{y+1}=0,0,1), {colL[vc[2]]}{y+1}/{colL[vc[1]]}{y+1}),5)',F(num_format='0.0%',**k),pf)
        y+=1
    wb.close(); k=st.tag
    for r in st.rows:
        if '·' in r.label and r.type=='LINE': r.code,r.label=[x.strip() for x in r.label.split('·')]
        elif '·' in r.label and r.type=='HEADING': r.code,r.label=[x.strip() for x in r.label.split('·')]
    save_truth(name,[truth_statement(st.rows,cols,disp,'Balance Sheet Prev Year Comparison','Brackenfield Homes SFR I, LLC',None,'2025-09-30',dict(total_assets=k['ta'],total_liabilities=k['tl'],total_equity=k['te']),sheet='Sheet1')])
    reg(name,'SINGLE_FAMILY_RENTAL','BALANCE_SHEET','QuickBooks Desktop Balance Sheet Prev Year Comparison export','labels staggered over seven columns, spacer columns, live formulas, middle-dot account numbers, percent column')

# ------------------------------------------------------------- 13 NetSuite cash flow
SPEC13='''
H||Operating Activities
L||Net Income|1,284,000|n|ni
H||Adjustments to Profit/(Loss)
L||11100 - Accounts Receivable|-38,000|j
L||11250 - Straight-Line Rent Receivable|-61,000|n
L||11900 - Allowance for Credit Losses|9,000|j
L||13100 - Prepaid Expenses|24,000|j
L||17100 - Accumulated Depreciation|1,108,000|c
L||17500 - Accumulated Amortization - Leasing Costs|186,000|c
L||20100 - Accounts Payable|-44,000|j
L||21300 - Accrued Property Taxes|72,000|j
L||21700 - Accrued Interest|-3,400|j
L||22500 - Tenant Security Deposits|15,000|j
T||Total Adjustments to Profit/(Loss)
T||Total Operating Activities
H||Investing Activities
L||15200 - Building Improvements|-418,000|n
L||15400 - Tenant Improvements|-236,000|n
L||16100 - Leasing Commissions|-127,500|n
L||18200 - Capital Reserve Escrow|-90,000|c
T||Total Investing Activities
H||Financing Activities
L||25100 - Mortgage Payable - Senior|-372,000|n
L||25300 - Line of Credit|150,000|j
L||31200 - Investor Contributions|0|z
L||31500 - Investor Distributions|-1,100,000|n
L||39000 - Syndication Costs|0|z
T||Total Financing Activities
X
'''
def doc13():
    name='netsuite_cash_flow_ashgrove.xlsx'; rng=random.Random(383)
    def fn(a,mode,label):
        a=float(a.replace(',',''))*100*.75
        if mode=='z': v=[0,0,0]
        elif mode=='c': v=[int(a/3)]*3
        elif mode=='j': v=[int(a*rng.uniform(-.9,1.5)/1.5) for _ in range(3)]; k=rng.randint(0,2); v[k]=0 if rng.random()<.5 else v[k]
        else: v=[int(a/3*rng.uniform(.8,1.2)) for _ in range(3)]
        return v+[sum(v)]
    st=St(); body=SPEC13.strip().rsplit('\n',1)[0]; st.build(body,fn)
    tops=[r for r in st.rows if r.lvl==0 and r.type=='SUBTOTAL']
    for i,r in enumerate(tops): st.tag[f't{i}']=r
    st.build('F||Net Change in Cash for Period|@t0 + @t1 + @t2|ncf',fn)
    b=91806244; n=st.tag['ncf'].v; beg=[b,b+n[0],b+n[0]+n[1],b]
    st.build('L||Cash at Beginning of Period|0|x|beg\nF||Cash at End of Period|@beg + @ncf|end',lambda *a:list(beg))
    assert st.tag['end'].v[2]==st.tag['end'].v[3]
    disp=lambda r:[x/100 for x in r.v]
    cols=['Q1 2025','Q2 2025','Q3 2025','Total']
    wb=xlsxwriter.Workbook(DOCS+name); ws=wb.add_worksheet('CashFlowStatement'); F=lambda **k: wb.add_format(dict(font_name='Open Sans',font_size=9,**k))
    ws.set_column(0,0,52); ws.set_column(1,4,17); ws.fit_to_pages(1,0); ws.set_landscape()
    for i,(t,z,bb) in enumerate([('Ironwell Logistics Fund II : Ashgrove Distribution Warehouse',10,True),('Ironwell Logistics Fund II (Consolidated Parent) : Ashgrove Distribution Warehouse LLC',8,False),('Cash Flow Statement',12,True),('From Jan 2025 to Sep 2025',9,True)]):
        if i==1: continue
        ws.merge_range(i if i<1 else i-1,0,i if i<1 else i-1,4,t,wb.add_format(dict(font_name='Open Sans',font_size=z,bold=bb,align='center')))
    ws.write(3,0,'Options: Activity Only',F(italic=True,font_color='#777777'))
    g=dict(bg_color='#D0D0D0',bold=True,border=1,border_color='#AAAAAA'); ws.write(5,0,'Financial Row',F(**g)); ws.write(6,0,'',F(**g))
    for i,c in enumerate(cols): ws.write(5,1+i,c,F(align='center',**g)); ws.write(6,1+i,'Amount',F(align='right',**g))
    ws.freeze_panes(7,1); y=7
    for r in st.rows:
        b=r.type!='LINE' or r.lvl==0; ws.write(y,0,r.label,F(bold=b,indent=r.lvl*2))
        if r.v is not None:
            for i,v in enumerate(disp(r)): ws.write_number(y,1+i,v,F(bold=b,num_format='$#,##0.00;($#,##0.00)',**(dict(top=1) if r.type!='LINE' else {})))
        y+=1
    wb.close(); k=st.tag
    for r in st.rows:
        if r.type=='LINE' and ' - ' in r.label and r.label[:5].isdigit(): r.code,r.label=r.label.split(' - ',1)
    save_truth(name,[truth_statement(st.rows,cols,disp,'Cash Flow Statement','Ashgrove Distribution Warehouse','2025-01-01','2025-09-30',dict(net_income=k['ni'],net_cash_flow=k['ncf']),sheet='CashFlowStatement')])
    reg(name,'WAREHOUSE','CASH_FLOW_STATEMENT','NetSuite cash flow statement by quarter, Excel export','indirect method, code and name in one cell, beginning cash not additive across quarters, two-row header')
if __name__=='__main__': doc8(); doc9(); doc10(); doc11(); doc12(); doc13()
