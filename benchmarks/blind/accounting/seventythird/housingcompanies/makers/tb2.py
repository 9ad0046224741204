# Irish AHB, Xero export xlsx, year to date Dr/Cr and prior year signed
import random; from common import *
import xlsxwriter
A="""200|Rents - Social (Tenants)|Revenue|-612480.35|-588214.10
204|Cost Rental Income|Revenue|-1148216.00|-902344.00
206|Payment & Availability Income (CALF)|Revenue|-864310.22|-851902.64
208|RAS / HAP Contributions|Revenue|-91844.50|-97210.00
214|Service Charges Recovered|Revenue|-38911.72|-35604.18
260|Management & Maintenance Allowance|Revenue|-71250.00|-69800.00
270|Deposit Interest|Revenue|-8114.09|-2207.61
285|Donations & Fundraising|Revenue|-5320.00|-11415.00
310|Responsive Repairs|Direct Costs|214806.77|198442.30
312|Void Works|Direct Costs|58110.40|61307.92
314|Planned Maintenance|Direct Costs|131925.00|88710.55
316|Boiler & Heat Pump Servicing|Direct Costs|40218.15|37996.80
318|Lift Contract|Direct Costs|11340.00|10920.00
320|OMC Fees - Apartments|Direct Costs|96412.38|92830.12
322|Communal Light & Heat|Direct Costs|29187.64|33610.03
324|Landscaping & Waste|Direct Costs|24608.11|23119.47
400|Advertising & Recruitment|Overhead|4217.30|6120.00
404|Bank Fees|Overhead|2311.86|2198.44
408|Cleaning - Office|Overhead|5148.00|4980.00
412|Audit & Accountancy|Overhead|17835.00|16605.00
416|Depreciation - Housing|Depreciation|486200.00|451750.00
417|Depreciation - Fixtures & IT|Depreciation|14306.25|12118.75
425|Postage & Stationery|Overhead|3190.42|2944.87
429|General Expenses|Overhead|1876.19|2410.55
433|Insurance - Block Policy|Overhead|68412.90|57204.33
441|Legal Fees|Overhead|21406.50|9348.00
445|Light & Heat - Office|Overhead|7218.66|8406.12
453|AHBRA & ICSH Subscriptions|Overhead|6850.00|6400.00
461|IT Support & Housing System|Overhead|28740.00|25980.00
469|Rent - Office|Overhead|36000.00|36000.00
477|Wages & Salaries|Overhead|418306.52|391227.08
478|Employer PRSI|Overhead|46431.95|43034.70
479|Pension - Employer|Overhead|20915.30|15649.08
489|Telephone & Internet|Overhead|5407.13|5122.90
493|Travel & Mileage|Overhead|9318.44|8276.01
505|Provision for Doubtful Debts|Overhead|12400.00|7900.00
510|HFA Loan Interest|Overhead|402118.36|377640.19
610|Rent Arrears Control|Current Asset|47213.88|41190.26
612|Allowance for Doubtful Debts|Current Asset|-31900.00|-19500.00
620|Prepayments|Prepayment|33417.05|29806.40
625|Grants Receivable - CAS|Current Asset|184000.00|96500.00
090|BOI Current Account|Bank|311846.92|264109.37
091|BOI Sinking Fund Deposit|Bank|742315.60|618440.00
092|Credit Union - Tenant Activity|Bank|6118.40|5204.15
710|Housing Properties - Cost|Fixed Asset|38614250.00|34118900.00
711|Less Accumulated Depreciation on Housing|Fixed Asset|-3127410.00|-2641210.00
720|Office Equipment|Fixed Asset|92870.14|81416.64
721|Less Accumulated Depreciation on Office Equipment|Fixed Asset|-61204.00|-46897.75
800|Accounts Payable|Accounts Payable|-88412.63|-71903.55
804|Accruals|Current Liability|-54170.00|-49825.00
814|Rents Paid in Advance|Current Liability|-19844.27|-22316.09
820|RCT / VAT Reverse Charge|Current Liability|-14216.80|-9903.22
825|PAYE & PRSI Payable|Current Liability|-13908.41|-12844.90
850|Suspense|Current Liability||412.60
900|HFA Loans (CALF Senior)|Non-current Liability|-21406118.00|-18740322.00
902|CALF Loans - Dept of Housing|Non-current Liability|-7912400.00|-7106500.00
905|Deferred CAS Grants|Non-current Liability|-4318750.00|-4402500.00
960|Sinking Fund Reserve|Equity|-742315.60|-618440.00
970|Retained Surplus|Equity||"""
d=[l.split('|') for l in A.split('\n')]
v=[[float(x) if x else None for x in r[3:]] for r in d]
for j in(0,1): v[-1][j]=r2(-sum(x[j] or 0 for x in v))
print(v[-1])
name="Tigh Cairde CLG - Trial Balance.xlsx"
wb=xlsxwriter.Workbook(f'{B}/documents/{name}'); ws=wb.add_worksheet('Trial Balance')
F=lambda **k: wb.add_format(dict(font_name='Arial',font_size=9,**k))
t=F(bold=1);t.set_font_size(14);b=F(bold=1); h=F(bold=1,bottom=1); hr=F(bold=1,bottom=1,align='right',text_wrap=1); n=F(num_format='#,##0.00;(#,##0.00);0.00'); p=F(); tt=F(bold=1,top=1,bottom=6); tn=F(bold=1,top=1,bottom=6,num_format='#,##0.00;(#,##0.00);0.00')
ws.write(0,0,'Trial Balance',t); ws.write(1,0,'Tigh Cairde Housing Association CLG',b); ws.write(2,0,'As at 31 December 2025',b)
for j,x in enumerate(['Account Code','Account','Account Type']): ws.write(4,j,x,h)
for j,x in enumerate(['Debit - Year to date','Credit - Year to date','31 Dec 2024']): ws.write(4,3+j,x,hr)
ws.set_column(0,0,13);ws.set_column(1,1,46);ws.set_column(2,2,21);ws.set_column(3,5,18)
rows=[];i=5
for r,(cy,py) in zip(d,v):
    ws.write_string(i,0,r[0],p); ws.write(i,1,r[1],p); ws.write(i,2,r[2],p)
    if cy is not None and cy>0: ws.write_number(i,3,cy,n)
    elif cy is not None: ws.write_number(i,4,-cy,n)
    if py is not None: ws.write_number(i,5,py,n)
    rows.append(clean({"account":r[0],"name":r[1],"debit":cy if cy and cy>0 else None,"credit":-cy if cy and cy<0 else None,"other:31 Dec 2024":py})); i+=1
T=[r2(sum(x.get("debit",0) for x in rows)),r2(sum(x.get("credit",0) for x in rows))]; assert T[0]==T[1]
ws.write(i,0,'',tt);ws.write(i,1,'Total',tt); ws.write(i,2,'',tt)
ws.write_formula(i,3,f'=SUM(D6:D{i})',tn,T[0]); ws.write_formula(i,4,f'=SUM(E6:E{i})',tn,T[1]); ws.write_formula(i,5,f'=ROUND(SUM(F6:F{i}),2)',tn,0)
ws.set_landscape();ws.fit_to_pages(1,0); wb.close()
save(name,"TB",["debit","credit","other:31 Dec 2024"],rows,[{"label":"Total","debit":T[0],"credit":T[1],"other:31 Dec 2024":0.0}],"Xero-like export xlsx, account type column, prior year signed",False)
