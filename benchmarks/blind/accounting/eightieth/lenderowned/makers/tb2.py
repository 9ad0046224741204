from common import *
import xlsxwriter
R = random.Random(8022)
ENT = ['Marlow Inn', 'Marlow Shops', 'Bayfront Suites', 'Bayfront Shops']
# name | which entities (0 inn,1 shops,2 suites,3 shops) | size (signed, per scale)
SC = [1.0, .22, 1.42, .3]
D = """#CASH AND RECEIVABLES
1010 Operating Account|0123|182000
1015 Payroll Account|02|21500
1020 House Banks|02|4500!
1030 FF&E Reserve Held by Lender|02|318000
1035 Tax and Insurance Escrow|0123|96000
1040 Tenant Deposit Account|13|41000
1110 Guest Ledger|02|38200
1115 City Ledger|02|67400
1120 Credit Card Receivables|02|29800
1125 Shop Tenant Receivables|13|58900
1130 CAM Receivable - Unbilled|13|14700
1135 Allowance for Doubtful Accounts|0123|-11200
1140 Due from Management Company|02|3900
*Total Cash and Receivables
#OTHER CURRENT ASSETS
1210 Inventory - Food|02|11800
1215 Inventory - Beverage|02|9400
1220 Inventory - Gift Shop|2|6900
1225 Linen and China in Use|02|48300
1310 Prepaid Insurance|0123|22500
1315 Prepaid Franchise Fees|02|8700
1320 Prepaid Real Estate Taxes|13|19800
1325 Prepaid Software|02|5200
1330 Utility Deposits|0123|6000!
*Total Other Current Assets
#PROPERTY AND EQUIPMENT
1510 Land|0123|1850000
1520 Building|0123|9640000
1525 Building Improvements|0123|712000
1530 Furniture, Fixtures and Equipment|02|1835000
1535 Operating Equipment|02|164000
1540 Computer and Key Systems|02|118000
1545 Tenant Improvements|13|388000
1550 Shuttle Vans|02|46000
1560 Leasing Commissions|13|96500
1610 Accum Depr - Building|0123|-1412000
1615 Accum Depr - Improvements|0123|-184000
1620 Accum Depr - FF&E|02|-973000
1625 Accum Depr - Computers|02|-71400
1630 Accum Depr - Vans|02|-27900
1635 Accum Amort - TI and Commissions|13|-142000
1710 REO Valuation Allowance|0123|-650000
*Total Property and Equipment
#CURRENT LIABILITIES
2010 Accounts Payable - Trade|0123|-88400
2015 Accounts Payable - Management Co|02|-16300
2020 Accrued Payroll and Taxes|02|-44900
2025 Accrued Vacation|02|-23100
2030 Accrued Real Estate Taxes|0123|-71200
2035 Accrued Utilities|0123|-12600
2040 Occupancy Tax Payable|02|-31800
2045 Sales Tax Payable|023|-9700
2050 Advance Deposits - Guests|02|-52600
2055 Gift Certificates Outstanding|02|-7300
2060 Gratuities Payable|02|-4150
2065 Prepaid Shop Rent|13|-18900
2070 Tenant Security Deposits|13|-40600
2075 Accrued Franchise Fees|02|-27400
2080 Seller Proration Payable|1|-3600
*Total Current Liabilities
#DUE TO / FROM AND EQUITY
2510 Due to Bank - Protective Advances|0123|-1240000
2520 Due To / From Hotel - Shops|0123|X
2610 Bank Investment in REO|0123|-9700000
2620 Contributions Since Foreclosure|0123|-425000
2630 Remittances to Bank|0123|390000
2690 Accumulated Results - Prior Years|0123|P
*Total Due To / From and Equity
#ROOMS DEPARTMENT
4010 Transient - Retail|02|-1186000
4015 Transient - OTA|02|-842000
4020 Transient - Corporate Negotiated|02|-517000
4025 Group - SMERF|02|-338000
4030 Group - Corporate|02|-291000
4035 Contract - Airline Crew|2|-188000
4040 No-Show and Cancellation Revenue|02|-19400
4045 Rebates and Allowances|02|14200
4110 Front Office Wages|02|214000
4115 Housekeeping Wages|02|361000
4120 Laundry Wages|02|74500
4125 Rooms Payroll Taxes and Benefits|02|138000
4130 Guest Supplies|02|68400
4135 Cleaning Supplies|02|31200
4140 Linen Replacement|02|27900
4145 Travel Agent and OTA Commissions|02|143000
4150 Complimentary Breakfast|2|84600
4155 Reservation System Fees|02|39800
4160 Guest Transportation|02|18800
4165 Cable and In-Room Internet|02|24300
*Total Rooms Department
#FOOD AND BEVERAGE
4310 Restaurant Food Revenue|02|-286000
4315 Banquet Food Revenue|02|-194000
4320 Bar Beverage Revenue|02|-121000
4325 Banquet Beverage Revenue|02|-58200
4330 Meeting Room Rental|02|-43500
4335 Audio Visual Commissions|02|-8900
4340 Service Charges|02|-37600
4410 Cost of Food Sold|02|148000
4415 Cost of Beverage Sold|02|41300
4420 Kitchen Wages|02|117000
4425 Service Wages|02|96500
4430 F&B Payroll Taxes and Benefits|02|52800
4435 China, Glass and Silver|02|9100
4440 Kitchen Fuel|02|6400
4445 Music and Entertainment|2|7700
4450 Menus and Paper|02|8300
*Total Food and Beverage
#MINOR OPERATED DEPARTMENTS
4510 Guest Laundry Income|02|-11600
4515 Valet and Self Parking|2|-143000
4520 Gift Shop Sales|2|-33800
4525 Vending Commissions|02|-4700
4530 Parking Attendant Wages|2|58700
4535 Cost of Gift Shop Sales|2|18200
*Total Minor Operated Departments
#SHOP RENTALS
4710 Shop Base Rent|13|-1120000
4715 Percentage Rent|3|-62000
4720 CAM Recoveries|13|-214000
4725 Real Estate Tax Recoveries|13|-158000
4730 Insurance Recoveries|13|-41900
4735 Shop Late Charges|13|-3850
4740 Signage Income|1|-6000!
4745 Intercompany Rent - Hotel Lobby Space|03|Y
4750 CAM Cleaning Contract|13|72000
4755 Shop Repairs|13|48600
4760 Parking Lot Sweeping|13|17900
4765 Shop Utilities|13|39400
4770 Leasing Expense|13|11800
*Total Shop Rentals
#UNDISTRIBUTED EXPENSES
5010 General Manager and Office Salaries|02|168000
5015 Accounting Fees|0123|29500
5020 Credit Card Commissions|02|91200
5025 Legal Fees - REO|0123|24800
5030 Office Supplies and Postage|02|13400
5035 Bad Debt Expense|0123|8200
5040 Travel and Training|02|9800
5045 Information Systems|02|37600
5110 Sales Salaries|02|84100
5115 Franchise Royalty|02|196000
5120 Franchise Marketing Fee|02|117000
5125 Advertising|0123|26300
5210 Engineering Wages|02|92700
5215 Building Repairs|0123|57100
5220 HVAC Contract|0123|31900
5225 Elevator Contract|02|14600
5230 Grounds and Snow|0123|22400
5235 Pool and Spa|02|12800
5310 Electricity|0123|138000
5315 Gas|0123|43800
5320 Water and Sewer|0123|51400
5325 Waste Removal|0123|16700
*Total Undistributed Expenses
#FIXED CHARGES
6010 Management Fee - Base|0123|102000
6015 Asset Management Fee|0123|30000!
6110 Real Estate Taxes|0123|214000
6115 Personal Property Taxes|02|17600
6120 Property Insurance|0123|88700
6125 Equipment Leases|02|14900
6130 Ground Sublease|3|27000!
6210 Depreciation|0123|361000
6215 Amortization - TI and Commissions|13|71500
6310 Gain / Loss on Disposal|02|-4200
*Total Fixed Charges"""
items = []; sec = []
for l in D.split('\n'):
    if l[0] == '#': items.append(['H', l[1:]]); continue
    if l[0] == '*': items.append(['T', l[1:]]); continue
    a, es, v = l.split('|'); code, name = a.split(' ', 1); vals = [None]*5
    if v == 'X': vals = [-14782550, 14782550, -6210433, 6210433, None]
    elif v == 'Y': vals = [8100000, None, None, -8100000, None]
    elif v == 'P': vals = [0]*4+[None]
    else:
        for e in es:
            e = int(e); x = float(v.rstrip('!'))
            vals[e] = int(x*100*(1 if e in (0, 2) else .5)) if v.endswith('!') else int(round(x*100*(SC[e] if es in ('0123','02','023') else 1 if e == 1 or len(es) == 1 else 1.31)*R.uniform(.82, 1.18)))
    items.append(['R', code, name, vals])
# elimination of intercompany rent: entity columns carry it, elim zero-net column
for it in items:
    if it[0] == 'R' and it[1] == '2520': it[3] = [-14782550, 14782550, -6210433, 6210433, None]
    if it[0] == 'R' and it[1] == '4745': it[3] = [None, None, 8100000, -8100000, None]
# extra elimination: due to/from between hotels' owner pool
for it in items:
    if it[0] == 'R' and it[1] == '1140': it[3][4] = -it[3][0]-it[3][2]
    if it[0] == 'R' and it[1] == '2015': 
        s = [i for i in items if i[0] == 'R' and i[1] == '1140'][0]; it[3][4] = -s[3][4]
p = [i for i in items if i[0] == 'R' and i[1] == '2690'][0]
for e in range(4): p[3][e] = -sum(i[3][e] or 0 for i in items if i[0] == 'R')
print('plug', p[3])
n = 'TB_hotels_consolidating_0925.xlsx'
wb = xlsxwriter.Workbook(path(n)); wb.set_properties({'created': __import__('datetime').datetime(2025,10,9)})
ws = wb.add_worksheet('TB by Entity'); w2 = wb.add_worksheet('Entity Key')
F = {'font_name': 'Calibri', 'font_size': 10}
nf = '#,##0.00_);(#,##0.00);0.00_)'
num = wb.add_format({**F, 'num_format': nf}); tx = wb.add_format(F); ind = wb.add_format({**F, 'indent': 1})
hd = wb.add_format({**F, 'bold': 1, 'font_color': '#FFFFFF', 'bg_color': '#1F3864', 'align': 'center', 'text_wrap': 1, 'valign': 'vcenter'})
hl = wb.add_format({**F, 'bold': 1, 'bg_color': '#D9E1F2'}); tl = wb.add_format({**F, 'bold': 1, 'top': 1}); tn = wb.add_format({**F, 'bold': 1, 'top': 1, 'num_format': nf})
gl = wb.add_format({**F, 'bold': 1, 'top': 1, 'bottom': 6}); gn = wb.add_format({**F, 'bold': 1, 'top': 1, 'bottom': 6, 'num_format': nf})
big = wb.add_format({'font_name': 'Calibri', 'font_size': 14, 'bold': 1}); it_ = wb.add_format({**F, 'italic': 1})
ws.write(0, 0, 'Keystone Harbor Bank, N.A. - OREO Hospitality', big); ws.write(1, 0, 'Consolidating Trial Balance by Entity', tl if 0 else wb.add_format({**F,'bold':1}))
ws.write(2, 0, 'Ending balances at September 30, 2025 - unaudited - debit / (credit)', it_)
HD = ['Acct', 'Account Description'] + ENT + ['Eliminations', 'Combined Ending Balance']
for i, h in enumerate(HD): ws.write(4, i, h, hd)
ws.set_row(4, 30); ws.set_column(0, 0, 8); ws.set_column(1, 1, 36); ws.set_column(2, 7, 16); ws.freeze_panes(5, 2)
r = 5; rows = []; tots = []; start = None; acc = [0]*6; grand = [0]*6; subs = []
K = ['other:'+e for e in ENT] + ['other:Eliminations', 'ending']
from xlsxwriter.utility import xl_col_to_name as cn
for it in items:
    if it[0] == 'H':
        ws.write(r, 0, it[1], hl); [ws.write_blank(r, k, None, hl) for k in range(1, 8)]; start = r+1; acc = [0]*6
    elif it[0] == 'R':
        ws.write_number(r, 0, int(it[1]), wb_left if 0 else tx); ws.write(r, 1, it[2], ind); d = dict(account=it[1], name=it[2])
        for k, v in enumerate(it[3]):
            if v is not None: ws.write_number(r, 2+k, v/100, num); d[K[k]] = v/100; acc[k] += v
        s = sum(v or 0 for v in it[3]); acc[5] += s; d['ending'] = s/100
        ws.write_formula(r, 7, f'=SUM(C{r+1}:G{r+1})', num, s/100); rows.append(d)
    else:
        ws.write_blank(r, 0, None, tl); ws.write(r, 1, it[1], tl); d = dict(label=it[1]); subs.append(r)
        for k in range(6):
            ws.write_formula(r, 2+k, f'=SUM({cn(2+k)}{start+1}:{cn(2+k)}{r})', tn, acc[k]/100); d[K[k]] = acc[k]/100; grand[k] += acc[k]
        tots.append(d); r += 1
    r += 1
assert not any(grand), grand
ws.write_blank(r, 0, None, gl); ws.write(r, 1, 'Trial Balance Total (must be zero)', gl)
for k in range(6): ws.write_formula(r, 2+k, '='+'+'.join(f'{cn(2+k)}{s+1}' for s in subs), gn, 0)
tots.append(dict(label='Trial Balance Total (must be zero)', **{k: 0 for k in K}))
ws.write(r+2, 0, 'Elimination column removes the balance between the management company receivable (1140) and payable (2015).', it_)
ws.write(r+3, 0, 'Prepared by: L. Okafor   Reviewed by: ________', it_)
ws.set_landscape(); ws.fit_to_pages(1, 0); ws.repeat_rows(4); ws.set_footer('&L&F&RPage &P of &N')
for i, (a, b, c_) in enumerate([('Entity', 'Legal name', 'Location'), ('Marlow Inn', 'KHB OREO Marlow Hotel LLC', '142 keys, Marlow, MD'), ('Marlow Shops', 'KHB OREO Marlow Retail LLC', 'Ground floor shops'), ('Bayfront Suites', 'KHB OREO Bayfront Hotel LLC', '188 keys, Port Ellery, VA'), ('Bayfront Shops', 'KHB OREO Bayfront Retail LLC', 'Arcade and pier shops')]):
    for k, v in enumerate((a, b, c_)): w2.write(i, k, v, hl if i == 0 else tx)
w2.set_column(0, 2, 30); wb.close()
save(n, 'TB', 'bank-made consolidating trial balance, one column an entity, USALI accounts, two hotels with shops', True, K, rows, tots)
