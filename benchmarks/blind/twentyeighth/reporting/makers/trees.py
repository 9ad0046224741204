"""Account trees: kind|code|label|monthly base|pattern|id"""
P1 = """
H|4000-0000|INCOME
H|4100-0000|RENTAL INCOME
L|4110-0000|Gross Potential Rent|438600|rent
L|4115-0000|Gain/Loss to Lease|-9850|st
L|4120-0000|Vacancy Loss|-24100|lump
L|4125-0000|Model/Employee Units|-3150|fix
L|4130-0000|Concessions - Upfront|-3900|lump
L|4135-0000|Concessions - Recurring|-1120|st
L|4140-0000|Bad Debt Expense|-4300|lump
L|4145-0000|Bad Debt Recovery|420|rare
T|4199-0000|TOTAL RENTAL INCOME
H|4200-0000|OTHER INCOME
L|4210-0000|Application Fees|1850|st
L|4215-0000|Administrative Fees|2475|st
L|4220-0000|Pet Rent|4180|st
L|4225-0000|Pet Fees - Non Refundable|900|lump
L|4230-0000|Garage/Carport Income|5240|st
L|4235-0000|Storage Income|815|st
L|4240-0000|Late Fees|3320|st
L|4245-0000|NSF Fees|150|lump
L|4250-0000|Lease Termination Fees|1900|rare
L|4255-0000|Valet Trash Income|7000|st
L|4260-0000|Utility Reimbursement - Water/Sewer|10250|st
L|4265-0000|Utility Reimbursement - Gas|0|zero
L|4270-0000|Renters Insurance Program|1130|st
L|4290-0000|Miscellaneous Income|240|lump
T|4299-0000|TOTAL OTHER INCOME
TT|4999-0000|TOTAL INCOME|egi
K|exp
H|5000-0000|OPERATING EXPENSES
H|5100-0000|PAYROLL & RELATED
L|5110-0000|Manager Salaries|8200|st
L|5115-0000|Leasing Salaries|7750|st
L|5120-0000|Maintenance Salaries|14300|st
L|5125-0000|Overtime|980|lump
L|5130-0000|Leasing Bonuses/Commissions|2100|lump
L|5140-0000|Payroll Taxes|2900|st
L|5145-0000|Health Insurance & 401(k)|3650|st
L|5150-0000|Workers Compensation|810|st
T|5199-0000|TOTAL PAYROLL & RELATED
H|5200-0000|MARKETING
L|5210-0000|Internet Listing Services|3950|fix
L|5215-0000|Resident Referrals|600|lump
L|5220-0000|Signage & Collateral|220|rare
L|5225-0000|Resident Functions|550|lump
T|5299-0000|TOTAL MARKETING
H|5300-0000|ADMINISTRATIVE
L|5310-0000|Office Supplies & Postage|470|st
L|5315-0000|Software & Licensing|3180|st
L|5320-0000|Telephone & Internet|1240|st
L|5325-0000|Legal & Eviction|1100|lump
L|5330-0000|Credit Reports|640|st
L|5335-0000|Bank & Merchant Fees|385|st
L|5340-0000|Travel & Training|260|rare
T|5399-0000|TOTAL ADMINISTRATIVE
H|5400-0000|UTILITIES
L|5410-0000|Electric - Common Area|3300|util
L|5415-0000|Electric - Vacant Units|740|lump
L|5420-0000|Natural Gas|1250|util
L|5425-0000|Water & Sewer|13900|ac
L|5430-0000|Trash Removal|4720|st
T|5499-0000|TOTAL UTILITIES
H|5500-0000|REPAIRS & MAINTENANCE
L|5510-0000|HVAC Repairs|1650|ac
L|5515-0000|Plumbing Supplies & Repairs|1480|lump
L|5520-0000|Appliance Parts|890|lump
L|5525-0000|Landscape Contract|3600|fix
L|5530-0000|Pest Control|950|fix
L|5535-0000|Pool Service|1075|ac
L|5540-0000|Access Gates & Fire/Life Safety|720|rare
T|5599-0000|TOTAL REPAIRS & MAINTENANCE
H|5600-0000|TURNOVER
L|5610-0000|Painting - Contract|3150|turn
L|5615-0000|Cleaning - Contract|1600|turn
L|5620-0000|Carpet Cleaning & Repair|940|turn
T|5699-0000|TOTAL TURNOVER
H|5700-0000|MANAGEMENT FEES, TAXES & INSURANCE
L|5710-0000|Management Fee|13350|st
L|5720-0000|Real Estate Taxes|48750|fix
L|5725-0000|Property Insurance|12980|fix
T|5799-0000|TOTAL MANAGEMENT FEES, TAXES & INSURANCE
TT|5999-0000|TOTAL OPERATING EXPENSES|opex
E|6000-0000|NET OPERATING INCOME|noi|egi-opex
K|exp
H|7000-0000|NON-OPERATING EXPENSES
L|7110-0000|Mortgage Interest|118400|int
L|7120-0000|Depreciation|86200|fix
L|7130-0000|Amortization - Loan Costs|2315|fix
L|7140-0000|Asset Management Fee|6675|st
T|7999-0000|TOTAL NON-OPERATING EXPENSES|non
E|9000-0000|NET INCOME (LOSS)|ni|noi-non
"""
P2 = """
H||Rental Revenue
L|40010|Student Rent - Installment Leases|512400|aug
L|40015|Short Term & Summer Premiums|3400|turn
L|40020|Month-to-Month Fees|0|zero
L|40110|Vacancy Loss|-27300|lump
L|40120|Concessions - Gift Cards & Rent Credits|-5200|lump
L|40130|Staff Beds (Community Assistants)|-6450|fix
L|40140|Bad Debt Write-offs, Net of Collections Agency Recoveries|-4100|rare
T||Total Rental Revenue|X
H||Ancillary Revenue
L|41010|Application & Admin Fees|6900|lump
L|41020|Parking - Garage|14850|aug
L|41030|Pet Rent|2260|st
L|41040|Late & NSF Fees|4150|st
L|41050|Furniture Packages|9180|aug
L|41060|Utility Overage Billback|7750|ac
L|41070|Damages & Turn Charges|3900|turn
L|41080|Relet & Buyout Fees|1900|rare
L|41090|Vending, Laundry & Other|610|st
T||Total Ancillary Revenue|Y
E||Total Revenue|egi|X+Y
K|exp
H||Controllable Expenses
H||Payroll
L|50010|Property Management Staff|17900|st
L|50020|Leasing Staff & Community Assistants|11800|st
L|50030|Maintenance Staff|16100|st
L|50040|Taxes & Benefits|9900|st
T||Total Payroll
H||Marketing & Leasing
L|51010|Digital Advertising|5200|lump
L|51020|Campus Events & Outreach|2400|lump
L|51030|Referral Rewards|900|rare
T||Total Marketing & Leasing
H||Administration
L|52010|Office & Postage|780|st
L|52020|Software Subscriptions|4350|flat
L|52030|Legal & Collections|950|lump
L|52040|Credit Card & Bank Fees|1730|st
T||Total Administration
H||Repairs, Maintenance & Turn
L|53010|General Repairs|4700|lump
L|53020|Elevator, Fire & Life Safety Contracts|3300|flat
L|53030|Grounds, Pool & Pest|3850|ac
L|53040|Turn - Paint, Clean & Furniture Replacement|10400|turn
T||Total Repairs, Maintenance & Turn
T||Total Controllable Expenses|ctl
H||Non-Controllable Expenses
L|54010|Electricity|17600|ac
L|54020|Water & Sewer|11900|aug
L|54030|Bulk Internet & Cable|12240|fix
L|54040|Trash & Recycling|4100|flat
L|55010|Property Management Fee|15750|st
L|55020|Real Estate Taxes|61300|fix
L|55030|Property & Liability Insurance|18450|fix
T||Total Non-Controllable Expenses|nctl
E||Total Operating Expenses|opex|ctl+nctl|exp
E||Net Operating Income|noi|egi-opex
K|exp
H||Below the Line
L|60010|Interest Expense - Senior Loan|142600|int
L|60020|Replacement Reserve Expenditures|8800|rare
L|60030|Owner Expenses - Audit, Tax & Entity|1500|rare
T||Total Below the Line|non
E||Net Income|ni|noi-non
"""
P3 = """
H||ASSETS
H||Cash
L|1010|Operating Checking - Cascade Western Bank|486213.77
L|1015|Security Deposit Trust|214850.00
L|1020|Petty Cash|500.00
L|1025|Money Market Reserve|310442.19
T||Total Cash
H||Receivables
L|1110|Tenant Accounts Receivable|38914.62
L|1115|Allowance for Doubtful Accounts|-12500.00
L|1120|Insurance Claim Receivable|27660.00
T||Total Receivables
H||Escrows & Prepaids
L|1210|Tax Escrow|168335.40
L|1220|Insurance Escrow|52910.08
L|1230|Replacement Reserve Escrow|241007.55
L|1240|Prepaid Insurance|71268.33
L|1250|Prepaid Expenses - Other|9414.90
T||Total Escrows & Prepaids
H||Fixed Assets
L|1310|Land|6150000.00
L|1320|Buildings|31480000.00
L|1330|Building Improvements|2217904.36
L|1340|Furniture, Fixtures & Equipment|864310.71
L|1390|Accumulated Depreciation|-5927418.22
T||Total Fixed Assets
L|1410|Deferred Financing Costs, Net|298541.65
L|1420|Utility Deposits|14300.00
TT||TOTAL ASSETS|ta
H||LIABILITIES & CAPITAL
H||Liabilities
H||Current Liabilities
L|2010|Accounts Payable|61207.84
L|2020|Accrued Expenses|48315.20
L|2030|Accrued Interest Payable|101842.47
L|2040|Accrued Property Taxes|174600.00
L|2050|Prepaid Rent|43778.15
L|2060|Security Deposits Held|211325.00
L|2070|Pet Deposits Held|3525.00
L|2080|Unclaimed Property|1204.38
T||Total Current Liabilities
H||Long-Term Liabilities
L|2510|Mortgage Payable - First|23864190.63
L|2520|Due to Affiliates|85000.00
T||Total Long-Term Liabilities
T||Total Liabilities|tl
H||Capital
L|3010|Member Contributions|15250000.00
L|3020|Member Distributions|-4186000.00
L|3030|Retained Earnings|0|plug
L|3040|Calculated Prior Years Retained Earnings|812663.09
L|3090|Calculated Retained Earnings|164207.36
T||Total Capital|te
TT||TOTAL LIABILITIES & CAPITAL|tlc
"""
P4 = """
H||CASH FLOWS FROM OPERATING ACTIVITIES
L||Net income (loss)|21480|ni|ni
H||Adjustments to reconcile net income (loss) to net cash:
L||Depreciation|64310|fix
L||Amortization of deferred loan costs|3225|fix
L||Provision for doubtful accounts|2900|st
L||Loss on disposal of equipment|1100|one
T||Total adjustments
H||Changes in operating assets and liabilities:
L||Resident and other receivables|-4100|wc
L||Prepaid insurance and other prepaids|7900|wc
L||Tax and insurance escrows|-21400|wc
L||Accounts payable|5200|wc
L||Accrued real estate taxes|28350|wc
L||Accrued interest|-410|wc
L||Other accrued liabilities|2750|wc
L||Prepaid rents|3300|wc
L||Resident security deposits|1450|wc
T||Net changes in operating assets and liabilities
T||Net cash provided by operating activities|cfo
H||CASH FLOWS FROM INVESTING ACTIVITIES
L||Building improvements|-18600|wc
L||Unit renovation program|-22750|wc
L||Furniture and equipment|-4800|wc
L||Insurance proceeds - Building 7 fire|31000|one
L||Deposits to replacement reserve|-6200|fix
L||Draws from replacement reserve|9400|st
T||Net cash used in investing activities|cfi
H||CASH FLOWS FROM FINANCING ACTIVITIES
L||Principal payments on mortgage note|-27140|fix
L||Member contributions|40000|one
L||Distributions to members|-35000|qtr
L||Loan costs paid|-12250|one
T||Net cash used in financing activities|cff
E||NET INCREASE (DECREASE) IN CASH|ncf|cfo+cfi+cff
L||Cash and cash equivalents, beginning of period|0|beg|beg
E||CASH AND CASH EQUIVALENTS, END OF PERIOD|end|ncf+beg
H||Cash and cash equivalents consist of:
L||Operating accounts|0|c1
L||Security deposit account|0|c2
L||Money market|0|c3
T||Total cash and cash equivalents
"""
P5 = """
H||Revenues
L||Gross market rent|903400|rent
L||Loss to lease|-21800|st
L||Vacancy|-48600|lump
L||Concessions|-9900|lump
L||Non-revenue units|-4275|fix
L||Uncollected rent|-7400|lump
T||Net rental revenue|nrr
H||Other property revenue
L||Utility recoveries|41200|st
L||Parking and storage|23850|st
L||Pet rent and fees|11700|st
L||Late, application and admin fees|14300|st
L||Cable and internet revenue share|18450|qtr
L||Retail kiosk lease|0|zero
T||Total other property revenue|opr
E||Total revenues|egi|nrr+opr
K|exp
H||Property operating expenses
L||Personnel|81400|st
L||Repairs and maintenance|33100|lump
L||Contract services|19700|st
L||Turnover|12800|turn
L||Utilities|58200|ac
L||Marketing|11900|lump
L||General and administrative|15350|st
T||Controllable operating expenses|cxp
H||Fixed charges
L||Real estate taxes|118600|fix
L||Insurance|34900|fix
L||Ground lease|8500|fix
L||Property management fees|26700|st
T||Total fixed charges|fxd
E||Total property operating expenses|opex|cxp+fxd|exp
E||Net operating income|noi|egi-opex
K|exp
H||Partnership items
L||Interest on mortgage loan|211300|int
L||Interest rate cap cost|4150|fix
L||Partnership administration|5600|st
L||Recurring capital expenditures|27400|lump
L||Value-add renovation spend|38800|lump
T||Total partnership items|pit
E||Net cash flow before distributions|ncf|noi-pit
"""
P6 = """
H||REVENUE
H||RENTAL REVENUE
L|411000|APARTMENT RENT|294200|rent
L|411500|LOSS/GAIN TO LEASE|-5100|st
L|412000|VACANCY|-15900|lump
L|412500|RENT CONCESSIONS|-2100|lump
L|413000|EMPLOYEE DISCOUNTS|-1480|fix
L|413500|WRITE-OFFS|-2600|rare
T||NET RENTAL REVENUE
H||OTHER REVENUE
L|421000|LAUNDRY INCOME|1340|st
L|421500|CARPORT RENTAL|2950|st
L|422000|RUBS - WATER/SEWER|8840|st
L|422500|RUBS - TRASH|2210|st
L|423000|LATE CHARGES|1990|st
L|423500|FORFEITED DEPOSITS|310|rare
L|424000|PET FEES|1775|st
L|424500|MISCELLANEOUS|260|lump
T||TOTAL OTHER REVENUE
TT||TOTAL REVENUE|egi
K|exp
H||EXPENSES
H||SALARIES AND WAGES
L|511000|OFFICE SALARIES|9350|st
L|511500|MAINTENANCE SALARIES|10800|st
L|512000|FICA/SUTA/FUTA|1710|st
L|512500|GROUP INSURANCE|2440|st
T||TOTAL SALARIES AND WAGES
H||UTILITIES
L|521000|ELECTRICITY|4100|util
L|521500|GAS HEAT|6100|util
L|522000|WATER AND SEWER|10400|ac
L|522500|REFUSE|2730|fix
T||TOTAL UTILITIES
H||MAINTENANCE
L|531000|BUILDING REPAIRS|2900|lump
L|531500|HVAC|1420|lump
L|532000|GROUNDS|2150|ac
L|532500|SNOW REMOVAL|900|util
L|533000|DECORATING|3350|turn
L|533500|EXTERMINATING|480|fix
L|534000|SUPPLIES|1300|lump
T||TOTAL MAINTENANCE
H||ADMINISTRATIVE
L|541000|ADVERTISING|2450|st
L|541500|LEGAL AND AUDIT|700|rare
L|542000|OFFICE EXPENSE|990|st
L|542500|DATA PROCESSING|1840|fix
L|543000|MANAGEMENT FEE|9050|st
T||TOTAL ADMINISTRATIVE
H||TAXES AND INSURANCE
L|551000|REAL ESTATE TAX|31250|fix
L|551500|HAZARD INSURANCE|8620|fix
T||TOTAL TAXES AND INSURANCE
TT||TOTAL EXPENSES|opex
E||NET OPERATING INCOME|noi|egi-opex
K|exp
H||OTHER (INCOME) AND EXPENSE
L|611000|INTEREST - 1ST MTG|76900|int
L|612000|INTEREST INCOME|-540|st
L|613000|DEPRECIATION|58300|fix
T||TOTAL OTHER (INCOME) AND EXPENSE|non
E||NET INCOME/(LOSS)|ni|noi-non
"""
X1 = """
H|40000000|REVENUE
H|41000000|RENT
L|41100000|Market Rent|521300|rent
L|41150000|Loss/Gain to Old Lease|-14800|st
L|41200000|Vacancy Loss|-29400|lump
L|41300000|Model Unit|-1795|fix
L|41350000|Employee Unit Discount|-2140|fix
L|41400000|New Resident Concession|-8200|lump
L|41450000|Renewal Concession|-650|rare
L|41500000|Bad Debt|-6900|lump
L|41550000|Bad Debt Collected|780|rare
L|41600000|Prior Period Rent Adjustment|-350|rare
T|41990000|NET RENTAL INCOME
H|42000000|RESIDENT FEES
L|42100000|Application Fee|2350|st
L|42150000|Administration Fee|4100|st
L|42200000|Amenity Fee|6200|st
L|42250000|Pet Rent|5375|st
L|42300000|Pet Fee|1450|lump
L|42350000|Month to Month Fee|980|st
L|42400000|Late Fee|4020|st
L|42450000|NSF Fee|125|lump
L|42500000|Lease Break Fee|2600|rare
L|42550000|Damages & Cleaning|1900|lump
L|42600000|Short Term Premium|0|zero
T|42990000|TOTAL RESIDENT FEES
H|43000000|UTILITY REIMBURSEMENT
L|43100000|Water/Sewer Reimbursement|15850|st
L|43150000|Trash Reimbursement|5200|st
L|43200000|Pest Reimbursement|1290|st
L|43250000|Tech Package Reimbursement|19400|st
T|43990000|TOTAL UTILITY REIMBURSEMENT
H|44000000|OTHER REVENUE
L|44100000|Garage Rent|4375|st
L|44150000|Storage Rent|1260|st
L|44200000|Liability Waiver Program|2080|st
L|44250000|Interest Income|310|st
L|44300000|Clubhouse Rental|120|rare
T|44990000|TOTAL OTHER REVENUE
TT|49990000|TOTAL REVENUE|egi
K|exp
H|50000000|EXPENSES
H|51000000|PERSONNEL
L|51100000|Community Manager|7900|st
L|51150000|Assistant Manager|5300|st
L|51200000|Leasing Consultants|8800|st
L|51250000|Maintenance Supervisor|6700|st
L|51300000|Service Technicians|10900|st
L|51350000|Porter/Housekeeper|3400|st
L|51400000|Contract Labor|900|rare
L|51500000|Commissions|2850|lump
L|51550000|Payroll Burden|8700|st
T|51990000|TOTAL PERSONNEL
H|52000000|GENERAL & ADMINISTRATIVE
L|52100000|Computer Expense|3900|flat
L|52150000|Dues & Subscriptions|420|rare
L|52200000|Eviction/Legal|1450|lump
L|52250000|Office Supplies|510|st
L|52300000|Phones/Answering Service|1390|st
L|52350000|Uniforms|150|rare
L|52400000|Credit Checks|730|st
T|52990000|TOTAL GENERAL & ADMINISTRATIVE
H|53000000|MARKETING
L|53100000|Internet Advertising|5100|st
L|53150000|Locators|650|rare
L|53200000|Resident Relations|900|lump
L|53250000|Reputation Management|395|fix
T|53990000|TOTAL MARKETING
H|54000000|UTILITIES
L|54100000|Electric - House|4800|ac
L|54150000|Electric - Vacant|1050|lump
L|54200000|Gas|690|util
L|54250000|Water|10100|ac
L|54300000|Sewer|9350|ac
L|54350000|Trash|5900|st
L|54400000|Bulk Internet|13900|fix
T|54990000|TOTAL UTILITIES
H|55000000|REPAIRS & CONTRACT SERVICES
L|55100000|Landscaping|4650|fix
L|55150000|Pool|1300|fix
L|55200000|Pest Control|1210|fix
L|55250000|Courtesy Patrol|3250|st
L|55300000|HVAC|2240|ac
L|55350000|Plumbing|1880|lump
L|55400000|Electrical|920|lump
L|55450000|Appliance|1040|lump
L|55500000|Fire Protection|480|qtr
T|55990000|TOTAL REPAIRS & CONTRACT SERVICES
H|56000000|MAKE READY
L|56100000|Paint|3700|turn
L|56150000|Clean|2100|turn
L|56200000|Flooring Repair|1450|turn
T|56990000|TOTAL MAKE READY
H|57000000|FIXED
L|57100000|Management Fee|15300|st
L|57200000|Property Tax|69800|fix
L|57300000|Insurance|17150|fix
L|57400000|Franchise Tax|295|ann
T|57990000|TOTAL FIXED
TT|59990000|TOTAL OPERATING EXPENSES|opex
E|60000000|NET OPERATING INCOME|noi|egi-opex
"""
X2 = """
H||Income
H||Rental Income
L|3010|Gross Potential Rent|187400|rent
L|3020|Vacancy Loss|-11200|lump
L|3030|Concession Loss|-2300|lump
L|3040|Office/Model Loss|-995|fix
L|3050|Delinquency / Bad Debt|-3100|lump
T|3099|Total Rental Income
H||Other Income
L|3110|Water & Sewer Billing|6150|st
L|3120|Late Fees|1480|st
L|3130|Application Fees|620|st
L|3140|Laundry Commissions|870|st
L|3150|Pet Income|1320|st
L|3160|Insurance Proceeds|0|zero
L|3190|Sundry Income|190|lump
T|3199|Total Other Income
TT|3999|Total Income|egi
K|exp
H||Expenses
H||Payroll
L|6010|Manager|5400|st
L|6020|Assistant / Leasing|3850|st
L|6030|Maintenance|7200|st
L|6040|Taxes & Benefits|3300|st
T|6099|Total Payroll|pay
H||Administrative
L|6110|Office Expense|540|st
L|6120|Telephone|610|st
L|6130|Computer / Software|1690|fix
L|6140|Legal|420|rare
L|6150|Professional Fees|350|rare
T|6199|Total Administrative
H||Advertising & Promotion
L|6210|Internet|1850|fix
L|6220|Referral Fees|250|rare
L|6230|Resident Events|280|lump
T|6299|Total Advertising & Promotion
H||Utilities
L|6310|Electricity|1930|ac
L|6320|Water|4100|ac
L|6330|Sewer|3650|ac
L|6340|Trash Removal|1980|fix
T|6399|Total Utilities
H||Maintenance & Repair
L|6410|Supplies|1340|lump
L|6420|Contracted Repairs|1750|lump
L|6430|Grounds|1900|fix
L|6440|Pest Control|430|fix
L|6450|Redecorating|2250|turn
T|6499|Total Maintenance & Repair
H||Fixed Expenses
L|6510|Property Taxes|19400|fix
L|6520|Insurance|6850|fix
L|6530|Management Fees|5420|st
T|6599|Total Fixed Expenses
TT|6999|Total Expenses|opex
E|7000|Net Operating Income|noi|egi-opex
K|exp
H||Other Expenses
L|8010|Mortgage Interest|48700|int
L|8020|Capital Replacements|5200|rare
T|8099|Total Other Expenses|non
E|9999|Net Profit / (Loss)|ni|noi-non
"""
X3 = """
H||Assets
H||Current Assets
L|1000|Cash - Operating|352140.18
L|1005|Cash - Payroll|18200.44
L|1010|Cash - Security Deposits|168400.00
L|1100|Accounts Receivable - Residents|24610.75
L|1105|Accounts Receivable - Subsidy|41288.00
L|1110|Allowance for Bad Debt|-9000.00
L|1150|Due From Affiliates|0|zero
L|1200|Prepaid Insurance|55214.67
L|1210|Prepaid Property Tax|0|zero
T||Total Current Assets
H||Restricted Deposits
L|1300|Escrow - Taxes|121940.32
L|1310|Escrow - Insurance|38475.90
L|1320|Reserve for Replacements|287316.04
L|1330|Operating Deficit Reserve|150000.00|fix
T||Total Restricted Deposits
H||Property & Equipment
L|1400|Land|2925000|fix
L|1410|Buildings|18640500|fix
L|1420|Site Improvements|1034220.5|fix
L|1430|Appliances & Flooring|412885.39|up
L|1440|Construction in Progress|96410.22|up
L|1490|Accumulated Depreciation|-4286117.68|dep
T||Net Property & Equipment
H||Other Assets
L|1500|Deferred Loan Costs|214700|fix
L|1505|Accumulated Amortization|-88460.17|dep2
L|1510|Utility Deposits|8250|fix
T||Total Other Assets
TT||Total Assets|ta
H||Liabilities
H||Current Liabilities
L|2000|Accounts Payable|44890.12
L|2010|Accrued Payroll|15307.60
L|2020|Accrued Interest|56110.33
L|2030|Accrued Property Taxes|138620.00
L|2040|Resident Prepayments|31075.49
L|2050|Security Deposit Liability|166925.00
L|2060|Due to Management Company|7412.86
T||Total Current Liabilities
H||Long Term Liabilities
L|2500|Note Payable - Senior|14362870.27|mort
L|2510|Note Payable - City HOME Loan|600000|fix
L|2520|Accrued Developer Fee|118500|fix
T||Total Long Term Liabilities
TT||Total Liabilities|tl
H||Equity
L|3000|General Partner Capital|125000|fix
L|3010|Limited Partner Capital|7480000|fix
L|3020|Distributions|-1365000|fix
L|3900|Retained Earnings|-1240518.66|fix
L|3910|Current Year Net Income|0|plug
TT||Total Equity|te
"""
X4 = """
H||RENTAL REVENUE
L||Scheduled rent at market|1289000|rent
L||Lease-over-lease (loss) gain|-31200|st
L||Physical vacancy|-72400|lump
L||Rent concessions|-14100|lump
L||Non-revenue beds and units|-8900|fix
L||Credit loss|-11300|lump
T||Net rental revenue|nrr
H||ANCILLARY REVENUE
L||Utility and technology reimbursements|68900|st
L||Parking|36400|st
L||Fees (application, admin, late, transfer)|29700|lump
L||Pet revenue|13850|st
L||Commercial tenant rent|21500|fix
L||Rooftop antenna license|0|zero
L||Guest suite rentals|2600|turn
T||Total ancillary revenue|anc
E||EFFECTIVE GROSS INCOME|egi|nrr+anc
K|exp
H||CONTROLLABLE EXPENSES
L||Salaries, wages and bonuses|103600|st
L||Payroll taxes and benefits|28900|st
L||Advertising and leasing|18600|lump
L||Office and technology|21900|st
L||Professional fees|4300|rare
L||Repairs and supplies|31200|lump
L||Service contracts|34800|st
L||Unit turns|18700|turn
L||Security|14500|st
L||Strike contingency|0|zero
T||Total controllable expenses|cx
H||NON-CONTROLLABLE EXPENSES
L||Electricity|23900|ac
L||Gas and steam|14200|util
L||Water and sewer|31600|ac
L||Waste hauling|9200|st
L||Real estate taxes|171500|fix
L||Property and casualty insurance|46200|fix
L||Management fee (3.0% of EGI)|39900|st
T||Total non-controllable expenses|nx
E||TOTAL OPERATING EXPENSES|opex|cx+nx|exp
E||NET OPERATING INCOME|noi|egi-opex
K|exp
H||CAPITAL AND FINANCING
L||Replacement capital|42300|lump
L||Interior renovation program|61000|lump
L||Debt service - interest|288400|int
L||Debt service - principal|74600|fix
L||Lender reserve deposits|12500|fix
T||Total capital and financing|cf
E||NET CASH FLOW|ncf|noi-cf
"""
X5 = """
H||Income
H||Rental
L||In-Place Rent|231800|rent
L||Vacancy & Collection Loss|-13900|lump
L||Concessions|-1750|lump
T||Net Rental Income
L||RUBS / Utility Income|9400|st
L||Fee Income|5250|st
L||Parking Income|1980|st
L||Other Income|860|lump
TT||Effective Gross Income|egi
K|exp
H||Operating Expenses
L||On-Site Payroll & Burden|31400|st
L||Leasing & Marketing|3950|lump
L||General & Administrative|4700|st
L||Repairs & Maintenance|8100|lump
L||Contract Services|6900|fix
L||Make-Ready|3700|turn
T||Controllable Expenses|cx
H||Fixed & Utility Expenses
L||Utilities - Electric & Gas|3850|util
L||Utilities - Water & Sewer|8900|ac
L||Trash|2350|fix
L||Management Fee|6950|st
L||Real Estate Taxes|29800|fix
L||Insurance|9700|fix
T||Non-Controllable Expenses|nx
E||Total Operating Expenses|opex|cx+nx|exp
E||Net Operating Income (before Reserves)|noi|egi-opex
K|exp
L||Replacement Reserves ($275/unit)|3850|fix|rr
E||NOI after Reserves|noi2|noi-rr
"""
X6 = """
H||RENTAL INCOME
L|4010|Semester Lease Rent|226500|aug
L|4020|Annual Lease Rent|318700|aug
L|4030|Vacancy|-19600|lump
L|4040|Lease Incentives|-6100|lump
L|4050|Resident Assistant Rooms|-7350|fix
T||NET RENTAL INCOME|nri
H||OTHER INCOME
L|4110|Meal Plan Commission|4900|aug
L|4120|Parking Permits|8650|aug
L|4130|Application Fees|2200|lump
L|4140|Late Charges|3050|st
L|4150|Damage Billings|2750|turn
L|4160|Conference & Camp Housing|9800|turn
L|4170|Laundry|1875|st
T||TOTAL OTHER INCOME|oin
E||TOTAL INCOME|egi|nri+oin
K|exp
H||SALARIES & BENEFITS
L|5010|Administrative Staff|18400|st
L|5020|Residence Life Staff|12600|st
L|5030|Custodial & Maintenance Staff|21300|st
L|5040|Employer Taxes & Benefits|11900|st
T||TOTAL SALARIES & BENEFITS|e1
H||RESIDENCE LIFE & MARKETING
L|5110|Programs & Events|2600|lump
L|5120|Advertising|3900|lump
L|5130|Move-In / Welcome Week|1300|rare
T||TOTAL RESIDENCE LIFE & MARKETING|e2
H||OFFICE & ADMINISTRATION
L|5210|Office Supplies|690|st
L|5220|Software & Web Portal|3250|fix
L|5230|Collections & Legal|880|lump
L|5240|Card Processing Fees|2900|st
T||TOTAL OFFICE & ADMINISTRATION|e3
H||UTILITIES
L|5310|Electric|21400|ac
L|5320|Gas|5350|util
L|5330|Water/Sewer|13600|aug
L|5340|Internet & Cable|15800|fix
L|5350|Refuse|4600|fix
T||TOTAL UTILITIES|e4
H||MAINTENANCE & TURN
L|5410|Building Maintenance|7100|lump
L|5420|Elevators|2150|fix
L|5430|Grounds & Snow|2900|st
L|5440|Annual Turn|13400|turn
L|5450|Furniture Repair|1900|lump
T||TOTAL MAINTENANCE & TURN|e5
H||MANAGEMENT, TAXES & INSURANCE
L|5510|Management Fee|16500|st
L|5520|PILOT Payment|29000|qtr
L|5530|Insurance|19950|fix
T||TOTAL MANAGEMENT, TAXES & INSURANCE|e6
E||TOTAL OPERATING EXPENSE|opex|e1+e2+e3+e4+e5+e6|exp
E||NET OPERATING INCOME|noi|egi-opex
K|exp
H||DEBT & RESERVES
L|6010|Bond Interest|121700|int
L|6020|Bond Principal|55000|fix
L|6030|R&R Fund Deposit|9200|fix
L|6040|Trustee Fees|450|rare
T||TOTAL DEBT & RESERVES|dr
E||NET INCOME AFTER DEBT SERVICE|ni|noi-dr
"""
