from common import *
from reportlab.lib.pagesizes import letter
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.pdfgen.canvas import Canvas
rng=random.Random(5801)
N='alder_fenwick_comparative_tb.pdf'
A='''H|ASSETS
1010-0000|Cash - Operating (Corvane Bank x4471)|d|418233|.81
1012-0000|Cash - Payroll Clearing|d|2150|1
1020-0000|Cash - Security Deposit Trust|d|121400|.96
1030-0000|Petty Cash|f|500|500
1110-0000|Accounts Receivable - Residents|d|64812|1.22
1115-0000|Allowance for Doubtful Accounts|c|31870|.77
1120-0000|Accounts Receivable - Subsidy|z|0|3914.00
1130-0000|Accounts Receivable - Other|d|4290|.6
1210-0000|Prepaid Property Insurance|d|97340|.92
1220-0000|Prepaid Expenses - Other|d|11265|1.1
1310-0000|Escrow - Real Estate Taxes|d|402118|.95
1320-0000|Escrow - Property Insurance|d|58900|.9
1330-0000|Escrow - Replacement Reserve|d|276540|.74
1410-0000|Land|f|5850000|5850000
1420-0000|Buildings|f|31246800|31246800
1430-0000|Building Improvements|d|2218430|.84
1440-0000|Furniture, Fixtures & Equipment|d|914227|.9
1490-0000|Accumulated Depreciation|c|6127940|.81
1510-0000|Loan Costs|f|391250|391250
1519-0000|Accumulated Amortization - Loan Costs|c|179320|.78
H|LIABILITIES
2010-0000|Accounts Payable - Trade|c|88417|1.1
2020-0000|Accrued Expenses|c|46230|.8
2025-0000|Accrued Payroll|c|17644|.93
2030-0000|Accrued Real Estate Taxes|c|451700|.96
2040-0000|Accrued Interest Payable|c|78540|1.01
2110-0000|Security Deposits - Refundable|c|118675|.96
2115-0000|Security Deposits - Pet|c|14850|.9
2120-0000|Prepaid Rent|c|38219|1.17
2130-0000|Unclaimed Property Payable|c|1932|.5
2210-0000|Due To / From Affiliate - WRM Corporate|c|6480|-.7
2510-0000|Mortgage Note Payable - Halbrook Life|c|25318400|1.018
H|EQUITY
3010-0000|Member Contributions|f|-12500000|-12500000
3020-0000|Member Distributions|d|5140000|.78
3900-0000|Retained Earnings|plug|0|0
H|INCOME
4010-0000|Gross Potential Rent|c|3401820|.965
4020-0000|Gain / (Loss) to Lease|d|58211|1.4
4030-0000|Vacancy Loss|d|196440|.88
4035-0000|Concessions - Move In|d|41350|.7
4036-0000|Concessions - Renewal|d|6125|1.6
4040-0000|Model / Employee Units|d|27900|.97
4050-0000|Bad Debt Expense|d|38915|1.2
4055-0000|Bad Debt Recovery|c|5210|.9
4110-0000|Late Fees|c|29475|1.05
4120-0000|Application Fees|c|9850|1.1
4130-0000|Administrative Fees|c|16200|1
4140-0000|Pet Rent|c|24310|.93
4150-0000|Month-to-Month Fees|c|7400|1.2
4160-0000|Damages & Cleaning|c|12288|.84
4170-0000|Utility Reimbursement - Water / Sewer|c|118240|.95
4175-0000|Utility Reimbursement - Trash|c|31760|.98
4180-0000|Cable / Internet Revenue Share|c|19335|1
4190-0000|Storage & Garage Income|c|27655|.94
4200-0000|Interest Income|c|3118|.4
H|EXPENSES
5010-0000|Salaries - Manager|d|71240|.96
5015-0000|Salaries - Leasing|d|82610|.93
5020-0000|Salaries - Maintenance|d|118930|.97
5030-0000|Payroll Taxes & Benefits|d|62417|.95
5040-0000|Bonuses & Commissions|d|14225|1.05
5110-0000|Repairs - Plumbing|d|28460|.9
5115-0000|Repairs - HVAC|d|33975|.8
5120-0000|Repairs - Electrical|d|9610|1.1
5130-0000|Repairs - General Building|d|21388|.97
5140-0000|Pool Service|d|11240|.9
5150-0000|Pest Control|d|7965|1
5210-0000|Turnover - Painting|d|44120|1.08
5220-0000|Turnover - Carpet / Flooring|d|27333|.9
5230-0000|Turnover - Cleaning|d|18715|1
5310-0000|Landscaping Contract|d|48600|.96
5320-0000|Snow Removal|d|12110|1.7
5410-0000|Electric - Common Area|d|36845|.94
5415-0000|Electric - Vacant Units|d|8227|.9
5420-0000|Gas|d|14390|1.1
5430-0000|Water & Sewer|d|139870|.93
5440-0000|Trash Removal|d|38214|.97
5510-0000|Advertising - Internet Listing|d|41285|.92
5520-0000|Resident Relations|d|5916|1
5610-0000|Office Supplies & Postage|d|7022|.9
5620-0000|Telephone / Internet|d|11946|1
5630-0000|Software & Licensing|d|24718|.87
5640-0000|Legal - Evictions|d|13455|1.15
5650-0000|Audit & Tax Fees|d|18500|.95
5710-0000|Management Fees|d|99438|.97
5810-0000|Real Estate Taxes|d|451700|.96
5820-0000|Property Insurance|d|146010|.86
6010-0000|Interest Expense - Mortgage|d|708660|1.016
6020-0000|Depreciation Expense|d|878400|.98
6030-0000|Amortization Expense|d|29340|1
6110-0000|Non-Recurring - Storm Damage|z|0|22487.65'''
def cents(x): return round(x*rng.uniform(.985,1.015)+rng.randint(0,99)/100,2)
L=[]
for a in A.split('\n'):
    p=a.split('|')
    if p[0]=='H': L.append(('H',p[1])); continue
    c,n,k,x,y=p; x=float(x); y=float(y)
    if k=='f': cy,py=x,y
    elif k=='z': cy,py=0.0,y*(1 if n!='' else 1)
    elif k=='plug': cy=py=None
    else:
        s=1 if k=='d' else -1
        cy=s*cents(x); py=round(cy*y*rng.uniform(.985,1.015),2)
    L.append([c,n,cy,py])
for i in (2,3):
    t=round(sum(r[i] for r in L if r[0]!='H' and r[i] is not None),2)
    for r in L:
        if r[0]!='H' and r[i] is None and r[1]=='Retained Earnings': r[i]=-t
def dc(v): return (None,None) if v==0 else ((v,None) if v>0 else (None,round(-v,2)))
data=[['','','Current Year','','Prior Year',''],['','','As of 09/30/2025','','As of 09/30/2024',''],['Account','Description','Debit','Credit','Debit','Credit']]
st=[];rows=[];T=[0,0,0,0]
for r in L:
    if r[0]=='H':
        st.append(('FONTNAME',(0,len(data)),(1,len(data)),'Times-Bold')); st.append(('TOPPADDING',(0,len(data)),(-1,len(data)),5)); data.append([r[1],'','','','','']); continue
    a,b=dc(r[2]); c,d=dc(r[3])
    data.append([r[0],r[1]]+[m(x) for x in (a,b,c,d)])
    for i,x in enumerate((a,b,c,d)): T[i]+=x or 0
    rows.append({'account':r[0],'name':r[1],'debit':a,'credit':b,'other:Prior Year Debit':c,'other:Prior Year Credit':d})
T=[round(x,2) for x in T]; assert T[0]==T[1] and T[2]==T[3]
data.append(['','Trial Balance Totals']+[m(x) for x in T]); n=len(data)-1
tb=LongTable(data,colWidths=[62,186,80,80,80,80],repeatRows=3,rowHeights=None)
tb.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Times-Roman',8.5),('ALIGN',(2,2),(-1,-1),'RIGHT'),('SPAN',(2,0),(3,0)),('SPAN',(4,0),(5,0)),('SPAN',(2,1),(3,1)),('SPAN',(4,1),(5,1)),
 ('ALIGN',(2,0),(-1,1),'CENTER'),('FONT',(0,0),(-1,2),'Times-Bold',8.5),('LINEBELOW',(2,1),(3,1),.5,colors.black),('LINEBELOW',(4,1),(5,1),.5,colors.black),('LINEBELOW',(0,2),(-1,2),1,colors.black),
 ('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),1.2),('LEFTPADDING',(2,0),(-1,-1),8),
 ('FONT',(0,n),(-1,n),'Times-Bold',8.5),('LINEABOVE',(2,n),(-1,n),.6,colors.black),('LINEBELOW',(2,n),(-1,n),.6,colors.black,1,None,None,2,1.5),('TOPPADDING',(0,n),(-1,n),4)]+st))
class NC(Canvas):
    def __init__(s,*a,**k): super().__init__(*a,**k); s.pg=[]
    def showPage(s): s.pg.append(dict(s.__dict__)); s._startPage()
    def save(s):
        for i,d in enumerate(s.pg):
            s.__dict__.update(d); s.setFont('Times-Roman',8)
            s.drawString(40,30,'Database: WHITLOCK_LIVE    Basis: Accrual    Book: GAAP'); s.drawRightString(572,30,f'Page {i+1} of {len(s.pg)}')
            s.setFont('Times-Bold',13); s.drawCentredString(306,756,'Comparative Trial Balance')
            s.setFont('Times-Roman',10); s.drawCentredString(306,742,'The Alder at Fenwick Park, LLC  (ALD204)'); s.drawCentredString(306,730,'Whitlock Residential Management')
            s.setFont('Times-Roman',8); s.drawString(40,756,'Run: 10/16/2025 9:12 AM'); s.drawRightString(572,756,'User: jpetrie')
            Canvas.showPage(s)
        Canvas.save(s)
SimpleDocTemplate(doc(N),pagesize=letter,leftMargin=22,rightMargin=22,topMargin=72,bottomMargin=46,title='Comparative TB').build([tb],canvasmaker=NC)
save(N,'TB',['debit','credit','other:Prior Year Debit','other:Prior Year Credit'],rows,[{'label':'Trial Balance Totals','debit':T[0],'credit':T[1],'other:Prior Year Debit':T[2],'other:Prior Year Credit':T[3]}],'property-system PDF, serif, grouped current/prior year debit-credit pairs, section headings',False)
