# MRI-style six column trial balance (opening/period/closing, Dr and Cr each), legal landscape; planted: one digit changed in a closing debit
from common import *
from fpdf import FPDF
S=[('Assets',[('1010-00','Cash - Operating (Harbor State Bk)',187402.66),('1012-00','Cash - Security Deposit Escrow',74150),('1040-00','Restricted Cash - HUD R4R',212806.44),('1041-00','Restricted Cash - MIP/Tax/Ins Esc',96318.27),('1110-00','Tenant Rent Receivable',48217.35),('1112-00','Subsidy Receivable - HCV',19604),('1190-00','Allowance - Doubtful Accts',-17500),
 ('1210-00','Prepaid Insurance',36204.48),('1215-00','Prepaid MIP',14120.91),('1510-00','Land',1345000),('1520-00','Buildings',12806550),('1530-00','Building Improvements - Reno Ph 1',2218406.73),('1531-00','Building Improvements - Reno Ph 2',418220.15),('1540-00','Appliances & Equipment',306118.60),('1590-00','Accum Depreciation',-2504116.38),('1710-00','Deferred Loan Costs, Net',298114.20)]),
('Liabilities',[('2010-00','Accounts Payable',-31840.92),('2020-00','Accrued Payroll',-9416.55),('2030-00','Accrued Water/Sewer',-22180),('2035-00','Accrued Real Estate Tax',-87614.10),('2040-00','Accrued Interest - 223(f)',-39206.25),('2110-00','Tenant Security Deposits',-74150),('2120-00','Tenant Prepayments',-8315.77),('2510-00','Mortgage Note - FHA 223(f)',-11763118.04),('2520-00','Seller Note (cash flow)',-850000)]),
('Equity',[('3010-00','Partners Capital - Class A',-3150000),('3020-00','Partners Capital - Class B',-350000),('3110-00','Distributions - Surplus Cash',214600),('3900-00','Accumulated Deficit',None)]),
('Revenue',[('4010-00','Rent - Tenant Paid',-1612804.19),('4015-00','Rent - Housing Choice Voucher',-188416),('4090-00','Vacancy Loss',121460.22),('4095-00','Employee Unit',8955),('4120-00','Laundry (WashCo lease)',-9720),('4130-00','Utility Billback (RUBS)',-118206.55),('4140-00','Late/NSF Fees',-21315),('4150-00','Damages & Cleaning',-6418.80),('4160-00','Month-to-Month Premium',-4800)]),
('Expenses',[('5010-00','Site Manager & Leasing Wages',86420.18),('5020-00','Maintenance Wages',104118.75),('5030-00','Payroll Tax/WC/Health',42806.13),('5110-00','Plumbing & Boiler',38214.62),('5120-00','Electrical',9406.38),('5130-00','Unit Turns',61820),('5140-00','Exterminating',7560),('5150-00','Snow & Grounds',24618.40),('5160-00','Elevator Contract',8316),('5210-00','Gas - Central Heat',71204.55),('5220-00','Electric - House',28416.09),('5230-00','Water & Sewer',132806.77),('5240-00','Rubbish',26950),('5310-00','Advertising',6315.40),('5320-00','Legal/Evictions',14260),('5330-00','Office & Telephone',11806.24),('5340-00','Credit Screening',3118),('5350-00','Management Fee 4%',72806.31),('5410-00','Real Estate Taxes',157705.38),('5420-00','Insurance',65168.06),('5430-00','Mortgage Insurance Premium',21181.37)]),
('Below the Line',[('6010-00','Interest - 223(f)',354104.22),('6020-00','Interest - Seller Note',31875),('6110-00','Depreciation',401640.75),('6120-00','Amortization',11180.97),('6210-00','Partnership Expense',9500)])]
A=[a for _,l in S for a in l]; L=Ledger(A,'3900-00'); P=lambda a,b,x:L.post(a+'-00',b+'-00',x)
P('1110','4010',181206.40);P('1112','4015',20935);P('4090','4010',13206.51);P('4095','4010',995);P('1110','4130',13118.20);P('1110','4140',2405);P('1110','4150',890.5);P('1110','4160',525);P('1010','4120',1080)
P('1010','1110',188416.03);P('1010','1112',20218);P('2120','1110',4106.22);P('1010','2120',5344.9);P('4140','1110',175);P('1190','1110',2960.4)
P('5010','2020',9602.24);P('5020','2020',11568.75);P('5030','2020',4756.2);P('2020','1010',25118.07)
for k,x in [('5110',4218.3),('5120',640.15),('5130',7415),('5140',840),('5150',1290),('5160',924),('5210',2618.44),('5220',3206.18),('5240',2994.5),('5310',710),('5320',1875),('5330',1312.6),('5340',346.5),('6210',1200)]: P(k,'2010',x)
P('2010','1010',30417.18);P('5230','2030',14780);P('2030','1010',22180);P('5350','1010',8114.22);P('5410','2035',17522.82);P('5420','1210',7241.12);P('5430','1215',2353.48);P('6010','2040',39140.33);P('2040','1010',39206.25);P('2510','1010',19806.71)
P('1040','1010',5250);P('1041','1010',31604);P('2035','1041',88210.4);P('6110','1590',44626.75);P('6120','1710',1242.33);P('6020','2010',3541.67);P('1531','2010',64205.9);P('1012','1010',1350);P('1010','2110',2400);P('2110','1012',1050);P('5130','1531',500)
M=['open_dr','open_cr','debit','credit','close_dr','close_cr']
T=Truth('tb_tannerymill_mri','pdf','TB',M,{'what':'account 5230-00 Water & Sewer closing debit printed 147,856.77 instead of 147,586.77 (digits transposed); totals unchanged','kind':'digit_changed'})
class PDF(FPDF):
    def header(s):
        s.set_font('Times','B',13); s.set_xy(30,24); s.cell(300,14,'TRIAL BALANCE - DETAIL BY ACCOUNT'); s.set_font('Times','',9)
        s.set_xy(700,24); s.cell(278,12,'Database: CORNICEPROD',align='R'); s.set_xy(700,36); s.cell(278,12,'Entity: 3142  Basis: A  Period: 09/25',align='R')
        s.set_xy(30,40); s.cell(400,12,'Tannery Mill Apartments, LP'); s.set_xy(30,52); s.cell(400,12,'Cornice Workforce Communities')
        y=74; s.set_font('Times','B',9.5)
        for i,g in enumerate(['Opening Balance 09/01/25','Period Activity','Closing Balance 09/30/25']):
            x=326+i*220; s.set_xy(x,y); s.cell(212,13,g,align='C',border='B')
        s.set_xy(30,y+14); s.cell(60,13,'Acct'); s.cell(200,13,'Title')
        for i in range(6): s.set_xy(326+(i//2)*220+(i%2)*106,y+14); s.cell(106,13,['Debit','Credit'][i%2],align='R')
        s.line(30,y+28,978,y+28); s.set_y(y+32)
    def footer(s): s.set_font('Times','I',8); s.set_xy(30,588); s.cell(474,10,'10/08/2025 3:22 PM   User: dmallory'); s.cell(474,10,f'{s.page_no()} of {{nb}}',align='R')
pdf=PDF('L','pt',(612,1008)); pdf.set_creation_date(__import__('datetime').datetime(2025,10,8)); pdf.set_auto_page_break(False); pdf.alias_nb_pages(); pdf.add_page()
def line(code,nm,v,bold=False,rule=False):
    if pdf.get_y()>568: pdf.add_page()
    y=pdf.get_y(); pdf.set_font('Times','B' if bold else '',9.5); pdf.set_xy(30,y); pdf.cell(60,12,code); pdf.cell(220,12,nm)
    for i,a in enumerate(v):
        x=326+(i//2)*220+(i%2)*106
        if rule: pdf.line(x+30,y,x+105,y)
        if a is not None: pdf.set_xy(x,y); pdf.cell(106,12,f2(a),align='R')
    pdf.set_y(y+12.4)
def side(b): return (b if b>0 else None, -b if b<0 else None)
G=[0]*6
for sec,l in S:
    if pdf.get_y()>545: pdf.add_page()
    pdf.set_font('Times','BI',9.5); pdf.set_x(30); pdf.cell(200,14,sec.upper()); pdf.set_y(pdf.get_y()+14); st=[0]*6
    for a in l:
        k=a[0]; v=[*side(L.fwd[k]),L.dr[k] or None,L.cr[k] or None,*side(L.end(k))]; st=[p+(q or 0) for p,q in zip(st,v)]
        if k=='5230-00': assert v[4]==14758677,v; v[4]=14785677
        line(k,L.names[k],v); T.rowd({'account':k,'name':L.names[k],**{m:d(q) for m,q in zip(M,v)}})
    line('','Total '+sec,[q or None for q in st],True,True); T.total('Total '+sec,{m:d(q or None) for m,q in zip(M,st)}); G=[p+q for p,q in zip(G,st)]; pdf.set_y(pdf.get_y()+5)
line('','Entity 3142 Total',G,True,True); T.total('Entity 3142 Total',{m:d(q) for m,q in zip(M,G)}); y=pdf.get_y(); 
for i in range(6): x=326+(i//2)*220+(i%2)*106; pdf.line(x+30,y,x+105,y); pdf.line(x+30,y+1.6,x+105,y+1.6)
pdf.output(path('tb_tannerymill_mri.pdf')); T.save('MULTIFAMILY','MRI six-column trial balance, grouped header, blanks for zero, section totals, legal landscape',True)
print(G, {k:L.end(k)/100 for k in ['1010-00','3900-00','1041-00','2010-00']})
