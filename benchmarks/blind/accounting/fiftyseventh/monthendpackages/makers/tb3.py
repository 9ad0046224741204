# student housing: period and year-to-date debit/credit pairs, fpdf2
from common import *
from fpdf import FPDF
R=random.Random(57103); u=R.uniform; F='Foundry9_TB_PTD-YTD_Aug2025.pdf'
# name, period signed, ytd signed
def x(n,ytd,ptd=0): return [n,r2(ptd),r2(ytd)]
G=[('Assets',[('11010',x('Operating Account – First Prairie',0)),('11020',x('Deposit Trust Account',118250,-42300)),('11090',x('Petty Cash',300)),('12010',x('Student Receivables',211874.36,96418.22)),('12015',x('Installment Plan Receivable',34620.00,28110.00)),('12090',x('Reserve for Uncollectibles',-48200,-3500)),('13010',x('Prepaid Insurance',92716.40,-11589.55)),('13020',x('Prepaid Marketing',7450,4200)),('13030',x('Utility Deposits',6200)),('14010',x('Lender Tax Escrow',203118.75,33850)),('14020',x('Lender CapEx Reserve',164902.31,8750)),('15010',x('Land',4800000)),('15020',x('Building',41260338.17)),('15030',x('Furniture – Unit Packages',1931044.62,148205.9)),('15040',x('Turn Capital 2025',86420.15,61377.4)),('15090',x('Accumulated Depreciation',-7218440.9,-138902.11))]),
('Liabilities',[('21010',x('Accounts Payable',-248216.74,-131902.66)),('21020',x('Accrued Turn Costs',-74500,-74500)),('21030',x('Accrued Wages',-31842.17,-6218.44)),('21040',x('Accrued Real Estate Tax',-270800,-33850)),('21050',x('Interest Payable',-138614.58,142.07)),('22010',x('Prepaid Rents – Fall 2025',-318442.5,-208116.5)),('22020',x('Refundable Deposits',-118250,42300)),('22030',x('Gift Card & Referral Liability',-6850,-1900)),('23010',x('Note Payable – Senior',-31250000)),('24010',x('Due to/from Affiliates',-12904.33,2210.18))]),
('Equity',[('31010',x('Capital – Investor Member',-10640000)),('31020',x('Capital – Sponsor Member',-1182000)),('32010',x('Distributions',500000)),('39010',x('Accumulated Earnings',0))]),
('Revenue',[('41010',x('Bed Rent – Installments',-3214860.0,-418220.00)),('41020',x('Short-Term Premium',-21450,-1200)),('41030',x('Summer Storage & Early Move-in',-18275,-14400)),('41090',x('Leasing Concessions',62410,18400)),('42010',x('Parking',-98640,-14220)),('42020',x('Utility Overage',-38214.77,-2104.6)),('42030',x('Furniture Upgrade',-14400,-2150)),('42040',x('Application & Admin',-61225,-7450)),('42050',x('Late & NSF',-27840,-1935)),('42060',x('Damage Billings',-41906.18,-38260.44)),('42070',x('Relet Fees',-11700,-900)),('43010',x('Vending & Laundry',-7218.35,0))]),
('Expenses',[('51010',x('Onsite Management Wages',214880.41,27604.2)),('51020',x('Resident Assistant Stipends',38400,4800)),('51030',x('Maintenance Wages',151206.9,24118.66)),('51040',x('Benefits & Taxes',79415.22,11006.14)),('52010',x('Turn – Painting',96214,88740)),('52020',x('Turn – Cleaning',71850,69300)),('52030',x('Turn – Carpet & Furniture Repair',38117.5,34205.75)),('52040',x('Repairs & Maintenance',88416.03,12970.44)),('52050',x('Contract Services',64208.8,8026.1)),('53010',x('Electricity',186420.55,29814.07)),('53020',x('Water/Sewer',121894.16,13408.3)),('53030',x('Internet – Bulk',96000,12000)),('53040',x('Trash',29450,6100)),('54010',x('Leasing & Advertising',118207.44,14620.9)),('54020',x('Resident Events',22416.87,9804.2)),('55010',x('General & Administrative',68924.31,8817.26)),('55020',x('Management Fee',106288.15,14527.2)),('56010',x('Real Estate Taxes',270800,33850)),('56020',x('Insurance',92716.4,11589.55)),('57010',x('Interest Expense',1098214.6,138614.58)),('58010',x('Depreciation',1111216.88,138902.11)),('59010',x('Gain on Sale of Assets',-1850,0))])]
acc={a:v for _,g in G for a,v in g}
acc['11010'][2]=402118.93
acc['11010'][1]=r2(-sum(v[1] for v in acc.values()))
acc['39010'][2]=r2(-sum(v[2] for v in acc.values()))
print(acc['11010'],acc['39010'])
p=FPDF('P','mm','Letter'); p.set_auto_page_break(False)
for s,fn in (('','DejaVuSans.ttf'),('B','DejaVuSans-Bold.ttf')):
    p.add_font('dv',s,'/usr/share/fonts/truetype/dejavu/'+fn)
X=[14,30,92,118,144,170]; WD=[16,62,26,26,26,26]; LH=5.3; pg=0
m=lambda v:f'{v:,.2f}'
def head():
    global pg
    pg+=1; p.add_page(); p.set_y(12); p.set_fill_color(38,70,83); p.set_text_color(255); p.set_font('dv','B',11)
    p.set_x(14); p.cell(182,8,' Trial Balance – Period and Year to Date',fill=True); p.ln(9); p.set_text_color(0); p.set_font('dv','',7.5)
    p.set_x(14); p.cell(110,4.5,'Property: The Foundry at Ninth (student, 412 beds)'); p.cell(72,4.5,'Period: 08/2025  (01-Aug-2025 – 31-Aug-2025)',align='R'); p.ln()
    p.set_x(14); p.cell(110,4.5,'Basis: Accrual      Fiscal year begins January'); p.cell(72,4.5,'Currency: USD',align='R'); p.ln(7)
    p.set_font('dv','B',7.5); y=p.get_y()
    p.set_xy(X[2],y); p.cell(52,5,'Period to Date',align='C',border='B'); p.set_x(X[4]); p.cell(52,5,'Year to Date',align='C',border='B'); p.ln()
    for xx,w,t,al in zip(X,WD,['GL No.','GL Account','Debit','Credit','Debit','Credit'],'LLRRRR'): p.set_x(xx); p.cell(w,5.2,t,align=al)
    p.ln(5.6); p.line(14,p.get_y(),196,p.get_y()); p.ln(1)
def foot():
    p.set_xy(14,266); p.set_font('dv','',6.5); p.set_text_color(110); p.cell(91,4,'Prepared 10-Sep-2025 by Accounting – unaudited, for management use'); p.cell(91,4,f'Page {pg} of 2',align='R'); p.set_text_color(0)
head(); rows=[]; S=[0]*4; n=0
for g,l in G:
    if p.get_y()>245: foot(); head()
    p.set_font('dv','B',7.5); p.set_x(14); p.cell(60,LH,g); p.ln()
    for a,(nm,pt,yt) in l:
        if p.get_y()>258: foot(); head()
        p.set_font('dv','',7.5); n+=1
        v=[pt if pt>0 else None,-pt if pt<0 else None,yt if yt>0 else None,-yt if yt<0 else None]
        if n%2: p.set_fill_color(240,244,246); p.rect(14,p.get_y(),182,LH,'F')
        for xx,w,t,al in zip(X,WD,[a,nm]+[m(k) if k else '' for k in v],'LLRRRR'): p.set_x(xx); p.cell(w,LH,t,align=al)
        p.ln(); S=[s+(k or 0) for s,k in zip(S,v)]
        rows.append({'account':a,'name':nm,'debit':v[0],'credit':v[1],'close_dr':v[2],'close_cr':v[3]})
p.ln(1); p.line(X[2]+2,p.get_y(),196,p.get_y()); S=[r2(s) for s in S]
p.set_font('dv','B',7.5); p.set_x(30); p.cell(62,LH+1,'Totals')
for xx,k in zip(X[2:],S): p.set_x(xx); p.cell(26,LH+1,m(k),align='R')
p.ln(); y=p.get_y(); p.line(X[2]+2,y,196,y); p.line(X[2]+2,y+.7,196,y+.7); p.ln(4)
ni=lambda i:r2(-sum(v[i] for gg,l in G for a,v in l if gg in('Revenue','Expenses')))
p.set_font('dv','',7); p.set_x(14)
fm=lambda v:f'({-v:,.2f})' if v<0 else f'{v:,.2f}'
p.cell(182,5,f'Net income (loss) included above: period {fm(ni(1))}; year to date {fm(ni(2))}')
foot(); p.output(doc(F)); assert pg==2
assert S[0]==S[1] and S[2]==S[3],S
save(F,'TB',['debit','credit','close_dr','close_cr'],rows,[{'label':'Totals','debit':S[0],'credit':S[1],'close_dr':S[2],'close_cr':S[3]}],'fpdf report, student housing, period and YTD debit/credit pairs under a grouped header, banded',False)
