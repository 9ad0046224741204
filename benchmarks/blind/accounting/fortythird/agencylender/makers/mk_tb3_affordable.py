# HUD-chart affordable property, fpdf2 portrait, "code · name" in one column, one pair + prior-year signed with CR. PLANTED row_dropped
from common import *
from fpdf import FPDF
R=random.Random(4303)
A=[(1110,'Petty Cash',300,300),(1120,'Cash - Operations',64213,51877),(1130,'Tenant Accounts Receivable',11846,9214),(1131,'Allowance for Doubtful Accounts',-3500,-3500),(1135,'Accounts Receivable - HUD (HAP)',21507,19940),(1191,'Tenant Deposits Held in Trust',28915,28240),(1200,'Prepaid Expenses',13488,7702),
(1310,'Escrow Deposits',44120,30996),(1320,'Replacement Reserve',318402,301188),(1330,'Other Reserves',0,None),(1340,'Residual Receipts Reserve',22614,22508),(1410,'Land',415000,415000),(1420,'Buildings',6204310,6204310),(1450,'Furniture for Project/Tenant Use',187344,180119),(1495,'Accumulated Depreciation',-2711830,-2614225),
(2110,'Accounts Payable - Operations',-24715,-31208),(2120,'Accrued Wages Payable',-6118,-7440),(2131,'Accrued Interest Payable - First Mortgage',-13307,-13420),(2150,'Accrued Property Taxes',-27600,0),(2191,'Tenant Deposits Held in Trust (Contra)',-28240,-28240),(2210,'Prepaid Revenue',-1875,-2204),(2320,'Mortgage Payable - First',-3641288,-3688417),(2324,'City HOME Loan - Deferred',-600000,-600000),(3130,'Owner Equity',0,0),(3140,'Owner Distributions',18000,36000),
(5120,'Rent Revenue - Gross Potential',-211480,-414902),(5121,'Tenant Assistance Payments',-338114,-655200),(5140,'Rent Revenue - Stores and Commercial',None,-3600),(5220,'Vacancies - Apartments',17944,30115),(5410,'Financial Revenue - Project Operations',-211,-388),(5440,'Revenue from Investments - Replacement Reserve',-1904,-3320),(5910,'Laundry and Vending Revenue',-3170,-6624),(5920,'Tenant Charges',-2945,-5108),
(6210,'Advertising and Marketing',744,1512),(6310,'Office Salaries',22170,43360),(6311,'Office Expenses',8244,15790),(6320,'Management Fee',30912,60480),(6330,'Manager or Superintendent Salaries',27300,53550),(6340,'Legal Expense - Project',2185,6044),(6350,'Audit Expense',7250,14250),(6370,'Bad Debts',3011,7108),(6390,'Miscellaneous Administrative',1622,2907),(6450,'Electricity',15118,31440),(6451,'Water',19840,38218),(6452,'Gas',9377,15660),(6453,'Sewer',17205,33110),(6510,'Payroll - Maintenance',36440,71700),(6515,'Supplies',11090,20415),(6520,'Contracts',28716,50320),(6525,'Garbage and Trash Removal',8640,16800),(6546,'Heating/Cooling Repairs',6412,9220),(6710,'Real Estate Taxes',27600,54200),(6711,'Payroll Taxes',7316,14210),(6720,'Property & Liability Insurance',24612,47010),(6722,"Workmen's Compensation",2510,4880),(6820,'Interest on First Mortgage',80160,161844),(6850,'Mortgage Insurance Premium',8330,16920),(6600,'Depreciation Expense',97605,193340)]
DROP=6546
rows=[]
for c,n,a,p in A:
    f=lambda v: None if v is None else (0 if v==0 else (v*100 if c in(1110,1131,1410,2324,3140) else v*100+R.randrange(100)*(1 if v>0 else -1)))
    rows.append([c,n,f(a),f(p)])
d={r[0]:r for r in rows}
d[1495][2]=d[1495][3]-d[6600][2]
for i in(2,3): d[3130][i]=0; d[3130][i]=-sum(r[i] or 0 for r in rows)
assert d[3130][2]<0 or 1
DR=sum(r[2] for r in rows if (r[2] or 0)>0); CR=-sum(r[2] for r in rows if (r[2] or 0)<0); assert DR==CR
stem='HopeHaven_TrialBal_063026'
class P(FPDF):
    def header(s):
        s.set_font('Times','B',14); s.cell(0,7,'Hope Haven Apartments',align='C',new_x='LMARGIN',new_y='NEXT')
        s.set_font('Times','',11); s.cell(0,5,'HUD Project No. 062-35414   Section 8 / LIHTC',align='C',new_x='LMARGIN',new_y='NEXT')
        s.cell(0,5,'Trial Balance',align='C',new_x='LMARGIN',new_y='NEXT'); s.set_font('Times','I',10); s.cell(0,5,'As of June 30, 2026',align='C',new_x='LMARGIN',new_y='NEXT'); s.ln(3)
        s.set_font('Times','B',10)
        y=s.get_y(); s.set_xy(118,y); s.cell(54,5,'Jun 30, 26',align='C',border='B'); s.set_xy(174,y); s.cell(30,5,'Audited',align='R'); s.ln(5)
        s.set_x(116); s.cell(28,5,'Debit',align='R'); s.cell(28,5,'Credit',align='R'); s.set_x(172); s.cell(32,5,'12/31/2025',align='R'); s.ln(6)
    def footer(s):
        s.set_y(-14); s.set_font('Times','I',8); s.cell(60,5,'Accrual Basis'); s.cell(0,5,f'Page {s.page_no()} of {{nb}}',align='R')
pdf=P(format='letter'); pdf.set_margins(12,14,12); pdf.set_auto_page_break(True,20); pdf.add_page()
def py(v): return '' if v is None else (f'{-v/100:,.2f} CR' if v<0 else f'{v/100:,.2f}')
M=['debit','credit','other:Audited 12/31/2025']; tr=[]
for c,n,a,p in rows:
    if c==DROP: continue
    pdf.set_font('Times','',10); pdf.cell(104,4.9,f'{c} · {n}'); 
    dr=a if a is not None and a>=0 else None; cr=-a if a is not None and a<0 else None
    pdf.set_x(116); pdf.cell(28,4.9,m(dr),align='R'); pdf.cell(28,4.9,m(cr),align='R'); pdf.set_x(172)
    # keep figures aligned whether or not CR follows
    t=py(p); pdf.cell(25.5,4.9,t.replace(' CR',''),align='R'); pdf.cell(7,4.9,'CR' if 'CR' in t else ''); pdf.ln(4.9)
    tr.append({'account':str(c),'name':n,'debit':c2(dr),'credit':c2(cr),M[2]:c2(p)})
y=pdf.get_y(); pdf.line(120,y+.3,172,y+.3); pdf.line(174,y+.3,198,y+.3); pdf.set_font('Times','B',10); pdf.ln(1)
pdf.cell(104,5,'TOTAL'); pdf.set_x(116); pdf.cell(28,5,m(DR),align='R'); pdf.cell(28,5,m(CR),align='R'); pdf.set_x(172); pdf.cell(25.5,5,'0.00',align='R'); pdf.ln(5)
y=pdf.get_y(); pdf.line(120,y,172,y); pdf.line(120,y+.8,172,y+.8)
pdf.ln(5); pdf.set_font('Times','I',9); pdf.multi_cell(0,4.2,'CR denotes a credit balance in the audited column. Interim figures are unaudited; year-end reclassifications between 1120 and 1191 have not been booked. Surplus cash computed separately.')
pdf.output(DOC+'/'+stem+'.pdf')
save(stem,'TB',M,tr,[{'label':'TOTAL','debit':c2(DR),'credit':c2(CR),M[2]:0.0}],{'what':f'account {DROP} Heating/Cooling Repairs (debit {m(d[DROP][2])}; 12/31/2025 {m(d[DROP][3])}) is in the totals but its row is not printed','kind':'row_dropped'})
