# fpdf2, portrait, co-op bookkeeper's package: name first, account number after it, one pair of columns
from common import *
from fpdf import FPDF
stem='Larkspur Commons Coop 12-31-25 trial bal'
S=[('ASSETS',[('Petty Cash',1005,200.00,0),('Cash in Bank:Operating - Fennimore S&L',1010,38114.62,0),('Cash in Bank:Share Transfer Escrow',1020,12500.00,0),('Reserves:General Operating Reserve',1110,74280.15,0),('Reserves:Replacement Reserve',1120,261907.44,0),('Reserves:Painting Reserve',1130,18655.00,0),('Members Carrying Charges Receivable',1200,9472.31,0),('Allowance for Uncollectible Members',1210,0,3100.00),('Subsidy Receivable (Sec. 8)',1220,6318.00,0),('Prepaid Expenses:Insurance',1310,28416.66,0),('Prepaid Expenses:Boiler Contract',1320,1875.00,0),('Land',1500,310000.00,0),('Buildings',1510,5872440.00,0),('Building Equipment',1520,288316.90,0),('Accumulated Depreciation',1590,0,2418660.37),('Mortgage Escrow Deposit',1610,42206.18,0)]),
('LIABILITIES',[('Accounts Payable',2000,0,21764.09),('Accrued Payroll',2050,0,4418.27),('Accrued Mortgage Interest',2060,0,13902.55),('Accrued Real Estate Tax',2070,0,18240.00),('Member Charges Paid in Advance',2100,0,5129.50),('Due to Withdrawing Members',2150,0,8860.00),('Mortgage Payable:First - Ostrander Mutual',2500,0,2946118.74),('Mortgage Payable:City Housing Trust (deferred)',2510,0,600000.00)]),
("MEMBERS' EQUITY",[('Share Capital - 72 memberships',3010,0,216000.00),('Paid-In Surplus',3020,0,402115.00),('Capital Contributed by Tax Credit Investor',3030,0,None),('Treasury Shares',3090,6000.00,0),('Accumulated Deficit',3100,431874.02,0)]),
('INCOME',[('Carrying Charges',4010,0,684960.00),('Section 8 Assistance',4020,0,75816.00),('Vacancy Loss',4050,7614.00,0),('Commercial Rent:Day-care',4110,0,21600.00),('Commercial Rent:Laundry Concession',4120,0,5480.25),('Late Charges and Transfer Fees',4200,0,3215.00),('Interest',4900,0,4406.83)]),
('EXPENSES',[('Manager Salary',5010,52600.00,0),('Office and Telephone',5030,11284.76,0),('Management Agent Fee',5040,41472.00,0),('Legal and Audit',5050,16925.00,0),('Member Education and Annual Meeting',5070,2318.44,0),('Electricity',5110,38714.90,0),('Gas Heat',5120,61203.37,0),('Water and Sewer',5130,54887.12,0),('Janitor Wages',5210,47160.00,0),('Repairs:Plumbing',5220,19437.55,0),('Repairs:Elevator',5230,14206.00,0),('Repairs:Unit Turnover',5240,12973.18,0),('Grounds and Snow',5260,9820.00,0),('Trash Removal',5270,13644.00,0),('Real Estate Taxes',5410,72960.00,0),('Insurance',5420,58116.29,0),('Payroll Taxes and Benefits',5430,21388.61,0),('Mortgage Interest',5510,168423.90,0),('Depreciation',5600,161240.00,0)])]
d=s(a[2] for g in S for a in g[1]); c=s((a[3] or 0) for g in S for a in g[1])
plug=round(d-c,2); assert plug>0
pdf=FPDF('P','pt','letter'); pdf.set_auto_page_break(False)
rows=[]; pg=0
def head():
    global y,pg
    pdf.add_page(); pg+=1
    pdf.set_font('Helvetica','B',13); pdf.text(72,58,'Larkspur Commons Housing Cooperative, Inc.')
    pdf.set_font('Helvetica','',9); pdf.text(72,72,'Books of the Treasurer, kept by Annelise Brodeur, bookkeeper'); pdf.text(72,84,'TRIAL BALANCE, closing of the year 2025, before distribution of surplus')
    pdf.set_fill_color(235,235,225); pdf.rect(72,96,468,18,'F'); pdf.set_font('Helvetica','B',9)
    pdf.text(78,108,'Account'); pdf.text(336,108,'No.')
    for x,t in ((455,'Dr.'),(535,'Cr.')): pdf.text(x-pdf.get_string_width(t),108,t)
    pdf.set_font('Helvetica','',7.5); pdf.text(72,768,f'Sheet {pg} of 2'); pdf.text(452,768,'printed Jan 19 2026'); y=132
def amt(x,v):
    t=f'{v:,.2f}'; pdf.text(x-pdf.get_string_width(t),y,t)
head()
for t,acc in S:
    if y>690: head()
    pdf.set_font('Helvetica','B',8.5); pdf.text(78,y,t); y+=14
    for nm,no,dr,cr in acc:
        if y>748:
            head()
        if cr is None: cr=plug
        pr=dr
        if no==5120: pr=67203.37   # planted: one digit
        pdf.set_font('Helvetica','',9)
        nm2=nm
        if ':' in nm: pdf.text(90,y,nm2)
        else: pdf.text(84,y,nm2)
        pdf.text(336,y,str(no))
        if pr: amt(455,pr)
        if cr: amt(535,cr)
        pdf.set_draw_color(210); pdf.set_line_width(.3); pdf.dashed_line(72,y+3.2,540,y+3.2,1,2)
        rows.append({'account':str(no),'name':nm,'debit':pr or None,'credit':cr or None}); y+=13.4
    y+=6
pdf.set_draw_color(0); pdf.line(385,y-8,540,y-8); pdf.set_font('Helvetica','B',9.5); y+=6
T=s(a[2] for g in S for a in g[1])
pdf.text(78,y,'Footing'); amt(455,T); amt(535,T); pdf.line(385,y+4,540,y+4); pdf.line(385,y+6,540,y+6)
pdf.set_font('Helvetica','I',8); y+=26; pdf.text(78,y,'Surplus for the year before depreciation is worked out on the separate sheet given to the auditors.')
pdf.output(DOC+stem+'.pdf')
assert abs(s(r['debit'] for r in rows)-T-6000)<.01 and abs(s(r['credit'] for r in rows)-T)<.01
save(stem,'TB',['debit','credit'],rows,[{'label':'Footing','debit':T,'credit':T}],
 {'what':'5120 Gas Heat printed 67,203.37, booked 61,203.37; the debit column therefore foots 6,000.00 above the printed Dr. footing','kind':'digit_changed'})
print(plug,pg)
