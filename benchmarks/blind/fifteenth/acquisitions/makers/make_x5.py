# Self-storage: direct-method cash flow by quarter; numbers as text with $ and parentheses; line numbers; assumptions sheet first, notes row block
from st import *
from openpyxl import Workbook
from openpyxl.styles import *
import datetime as D
cols=['Q3 2024','Q4 2024','Q1 2025','Q2 2025','Trailing 4 Qtrs']
s=S('CASH FLOW STATEMENT','Ridgeback Mini-Storage','2024-07-01','2025-06-30',cols,sheet='Cash Flow')
def L(l,*v): v=[round(float(x),2) for x in v]; return s.L(l,v+[round(sum(v),2)])
s.H('A. Cash Received')
r=s.T('Total Cash Received',[L('Unit rents collected',118406.25,114920.5,112388.0,119874.75),L('Outdoor parking rents collected',9120,9065,8940,9310),L('Late, lien and NSF fees collected',4318.4,5102.15,4876.9,4440.2),L('Insurance commissions',6240.11,6198.37,6105.02,6287.64),L('Locks, boxes and truck rental',2817.6,2106.44,1988.31,3145.9),L('Sales tax collected',226.08,169.2,159.4,251.74),L('Refunds to tenants',-612,-488.5,-935.25,-540)],'TOTAL')
s.H('B. Cash Paid for Operations')
o=s.T('Total Cash Paid for Operations',[L('Manager wages and payroll taxes',-17420,-17420,-18115.5,-18115.5),L('Electricity, water and trash',-3612.4,-3944.71,-4108.66,-3387.03),L('Repairs and maintenance',-2875.25,-4410,-1962.8,-5128.14),L('Advertising',-3300,-3300,-2850,-3650),L('Software, phone and internet',-1284.5,-1284.5,-1341,-1341),L('Credit card fees',-3018.07,-2914.9,-2877.34,-3066.51),L('Office, bank and professional',-1975,-1240.6,-4385,-1510.25),L('Sales tax remitted',-208.4,-226.08,-169.2,-159.4),L('Insurance premiums',-8916,0,0,0),L('Property taxes',0,-21384.72,0,-21384.72)],'TOTAL')
n=s.T('Net Cash from Operations',[r,o],'TOTAL')
s.H('C. Capital Items')
c=s.T('Total Capital Items',[L('Roof coating, Bldgs C and D',0,-38250,0,0),L('Gate operator and keypads',-11480.35,0,0,0),L('Asphalt patching',0,0,0,-9640),L('Sale of box truck',0,0,7500,0)])
s.H('D. Debt and Owner Items')
d=s.T('Total Debt and Owner Items',[L('Loan interest',-24188.9,-24011.26,-23830.75,-23648.02),L('Loan principal',-10412.44,-10590.08,-10770.59,-10953.32),L('Owner contributions',0,15000,0,0),L('Owner distributions',-45000,-20000,-30000,-45000)])
t=s.T('NET CASH FLOW',[n,c,d],'TOTAL',key='net_cash_flow')
bg=[61318.47]
for k in range(3): bg.append(round(bg[-1]+s.rows[t]['v'][k],2))
b=s.L('Cash, beginning of period',bg+[bg[0]])
s.T('Cash, end of period',[t,b],'TOTAL')
assert s.rows[-1]['v'][3]==s.rows[-1]['v'][4]
wb=Workbook(); a=wb.active; a.title='About'
for k,(x,y) in enumerate((('Property','Ridgeback Mini-Storage'),('Units','412 self-storage / 38 outdoor parking'),('Basis','Cash receipts and disbursements, from bank records'),('Covers','July 1, 2024 through June 30, 2025'),('Prepared','by seller for buyer diligence, July 2025')),2): a.cell(k,1,x); a.cell(k,2,y)
a.column_dimensions['B'].width=50
w=wb.create_sheet('Cash Flow'); F='Verdana'
w['C2']='Ridgeback Mini-Storage'; w['C2'].font=Font(name=F,size=11,bold=True); w['C3']='CASH FLOW STATEMENT'; w['C4']='July 2024 - June 2025, by quarter'
tx=lambda v: '$0.00' if v==0 else (f'(${-v:,.2f})' if v<0 else f'${v:,.2f}')
w.cell(6,2,'Ln'); w.cell(6,3,'Description')
for k,z in enumerate(('Jul-Sep','Oct-Dec','Jan-Mar','Apr-Jun','Trailing')): w.cell(6,4+k,z)
for k,z in enumerate(('Q3 2024','Q4 2024','Q1 2025','Q2 2025','4 Qtrs')): w.cell(7,4+k,z)
s.cols=['Jul-Sep Q3 2024','Oct-Dec Q4 2024','Jan-Mar Q1 2025','Apr-Jun Q2 2025','Trailing 4 Qtrs']
for r_ in (6,7):
    for q in range(2,9): z=w.cell(r_,q); z.font=Font(name=F,size=8,bold=True,color='FFFFFF'); z.fill=PatternFill('solid',fgColor='5B5B5B'); z.alignment=Alignment(horizontal='right' if q>3 else 'left')
rr=8; ln=0
for x in s.rows:
    bold=x['rt']!='LINE'
    if x['rt']=='HEADING': rr+=1
    else: ln+=1; w.cell(rr,2,ln).font=Font(name=F,size=7,color='999999')
    w.cell(rr,3,x['label']).font=Font(name=F,size=8,bold=bold)
    if x['rt']!='HEADING':
        for k,v in enumerate(x['v']):
            q=w.cell(rr,4+k,tx(v)); q.alignment=Alignment(horizontal='right'); q.font=Font(name=F,size=8,bold=bold)
            if bold: q.border=Border(top=Side('thin')); q.fill=PatternFill('solid',fgColor='F2F2F2')
    rr+=1
w.cell(rr+1,3,'Line 24: the box truck was sold to an affiliate of the owner for $7,500 in February 2025.').font=Font(name=F,size=7,italic=True)
print([ (i,x['label']) for i,x in enumerate([y for y in s.rows if y['rt']!='HEADING'],1) if 'truck' in x['label']])
w.column_dimensions['A'].width=2; w.column_dimensions['B'].width=4; w.column_dimensions['C'].width=34
for q in 'DEFGH': w.column_dimensions[q].width=15
w.page_setup.orientation='landscape'; w.page_setup.fitToWidth=1; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
wb.active=1; wb.properties.created=wb.properties.modified=D.datetime(2025,7,20); wb.save(f'{DOC}/ridgeback cash flow q3-24 to q2-25.xlsx'); dump('ridgeback cash flow q3-24 to q2-25.xlsx',[s])
