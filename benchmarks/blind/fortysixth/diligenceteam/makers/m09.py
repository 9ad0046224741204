# ResMan-like PDF: balance sheet page 1, income statement page 2
from h import *; from reportlab.pdfgen import canvas; from reportlab.lib.pagesizes import letter; from reportlab.lib.colors import HexColor,black,white
rng=random.Random(909)
isp='''
+|Income
.4010|Rental Income|148200
.4020|Vacancy|-9360
.4030|Concessions|-1850
.4040|Bad Debt|-2215
.4110|Late Fees|1980
.4120|Pet Income|1425
.4130|Utility Reimbursement|9870
.4150|Miscellaneous Income|640
-|Total Income|total_income|TOTAL
+|Expenses^
+|Payroll
.5010|Manager|5150
.5020|Maintenance|6480
.5030|Payroll Burden|2290
-|Total Payroll
+|Maintenance
.5110|Repairs|4150
.5120|Turns|2875
.5130|Contract Services|3310
-|Total Maintenance
.5210|Marketing|1640
.5220|Office and Administrative|1385
+|Utilities
.5310|Electric|1730
.5320|Water & Sewer|10260
.5330|Trash|1495
-|Total Utilities
.5410|Management Fee|5960
.5510|Property Taxes|17840
.5520|Insurance|9125
-|Total Expenses|total_operating_expenses|TOTAL
=|Net Operating Income|noi|total_income-total_operating_expenses
+|Non-Operating Expenses^
.6010|Interest Expense|31870
.6020|Capital Improvements - Roof|0
.6030|Capital Improvements - Interiors|7400
-|Total Non-Operating Expenses|no
=|Net Income|net_income|noi-no
'''
first=[0]
def gi(a,md):
    if a==0: return [0.0,48615.0]
    return [r2(a*rng.uniform(.93,1.07)),r2(a*9*rng.uniform(.96,1.04))]
I=St('Income Statement','Cobblestone Court Apartments',['Sep 2025','Year to Date'],'2025-01-01','2025-09-30',page=2).parse(isp,gi)
ni=[r for r in I.rows if r['label']=='Net Income'][0]['v'][1]
bsp='''
+|Assets
+|Current Assets
.1010|Operating Cash|96412.38
.1020|Security Deposit Cash|41875
.1030|Petty Cash|300
.1110|Accounts Receivable - Residents|18264.71
.1120|Allowance for Bad Debt|-7500
.1210|Prepaid Insurance|27375
-|Total Current Assets
+|Escrows
.1310|Tax Escrow|148216.4
.1320|Insurance Escrow|36904.19
.1330|Replacement Reserve|62118.77
-|Total Escrows
+|Fixed Assets
.1410|Land|1480000
.1420|Buildings & Improvements|8136400
.1430|Furniture & Equipment|188725.5
.1490|Accumulated Depreciation|-1604318.25
-|Total Fixed Assets
-|Total Assets|total_assets|TOTAL
+|Liabilities
.2010|Accounts Payable|21486.93
.2020|Accrued Property Taxes|160560
.2110|Security Deposits Held|41875
.2120|Prepaid Rent|14302.66
.2210|Mortgage Payable|6218440.12
-|Total Liabilities|total_liabilities|TOTAL
+|Equity
.3010|Partner Capital|2600000
.3020|Partner Distributions|-310000
.3100|Retained Earnings|0
.|Current Year Net Income|%s
-|Total Equity|total_equity|TOTAL
=|Total Liabilities & Equity|tle|total_liabilities+total_equity
'''%ni
Bs=St('Balance Sheet','Cobblestone Court Apartments',['Balance as of 9/30/2025'],None,'2025-09-30',page=1).parse(bsp,lambda a,md:[a])
ix={r['label']:r for r in Bs.rows if r['v']}
d=r2(ix['Total Assets']['v'][0]-ix['Total Liabilities & Equity']['v'][0])
for l in('Retained Earnings','Total Equity','Total Liabilities & Equity'): ix[l]['v']=[r2(ix[l]['v'][0]+d)]
fn='Cobblestone Court - Financials Sept 2025.pdf'
W,H=letter; c=canvas.Canvas(B+'documents/'+fn,pagesize=letter)
def page(s,sub,xs,hd,lh):
    c.setFillColor(HexColor('#2e5d8a')); c.rect(0,H-58,W,58,fill=1,stroke=0); c.setFillColor(white)
    c.setFont('Helvetica-Bold',16); c.drawString(36,H-30,s.title); c.setFont('Helvetica',9); c.drawString(36,H-46,sub)
    c.drawRightString(W-36,H-30,s.prop); c.drawRightString(W-36,H-46,'Accrual basis'); c.setFillColor(black)
    y=H-78; c.setFont('Helvetica-Bold',8)
    for x,t in zip(xs,hd): c.drawRightString(x,y,t)
    c.setStrokeColor(HexColor('#2e5d8a')); c.line(36,y-4,W-36,y-4); y-=16
    for r in s.rows:
        b=r['t']!='LINE'; c.setFont('Helvetica-Bold' if b else 'Helvetica',8.3)
        if r['t']=='HEADING' and r['d']==0: c.setFillColor(HexColor('#2e5d8a'))
        c.drawString(40+12*r['d'],y,(r['code']+'  ' if r['code'] else '')+r['label']); c.setFillColor(black)
        if r['v']:
            for x,v in zip(xs,r['v']):
                if b: c.setStrokeColor(black); c.setLineWidth(.5); c.line(x-62,y+9,x,y+9)
                c.drawRightString(x,y,m(v,cur='$' if r['t']=='TOTAL' else ''))
        y-=lh+(6 if r['t']=='TOTAL' else 0)
    c.setFont('Helvetica',7); c.drawString(36,24,'Printed 10/14/2025 11:02 AM'); c.drawRightString(W-36,24,f'Page {c.getPageNumber()} of 2'); c.showPage()
page(Bs,'As of September 30, 2025',[W-60],['Balance as of 9/30/2025'],15)
page(I,'September 2025',[430,W-60],['Sep 2025','Year to Date'],13.4)
c.save()
save(fn,[Bs.truth(),I.truth()],'MULTIFAMILY','BALANCE_SHEET','s46a','ResMan-like package: balance sheet page 1, income statement page 2',False)
print(len(Bs.rows),len(I.rows),ix['Retained Earnings']['v'],ix['Total Equity']['v'],ni)
