# certified quarterly statement of a parking garage (borrower's form)
from fpdf import FPDF
from lib import *
F='Franklin_St_Garage_4Q24_Borrower_Cert.pdf'
cols=['1Q 2024','2Q 2024','3Q 2024','4Q 2024','Full Year 2024','Full Year 2023']
s=St('Quarterly Statement of Operations','Franklin Street Parking Garage','2024-01-01','2024-12-31',cols)
def l(n,q,py): return s.l(n,q+[sum(q),py])
s.h('Revenue')
r=[l('Transient Parking',[318422,346910,361087,339744],1288301),l('Monthly Contracts',[212850,214200,217350,219600],832500),l('Event Parking',[61240,88715,102330,54980],270115),l('Validations',[17316,18804,16977,19042],69420),l('EV Charging',[2118,2466,2893,3127],6840),l('Less: Parking Tax (15%)',[-91792,-100664,-105096,-95474],-370077)]
ti=s.t('Net Parking Revenue',r,'TOTAL',key='total_income')
s.h('Expenses')
e=[l('Payroll & Benefits',[96410,98244,101377,99086],379940),l('Operator Fee',[12500]*4,48000),l('Credit Card Fees',[13644,15102,15788,14206],54811),l('Utilities',[18420,15977,17261,18094],66905),l('Insurance',[9875,9875,11260,11260],36740),l('Repairs, Striping & Sweeping',[8214,21430,14655,9902],47318),l('Elevator Maintenance',[4050,4050,4050,6275],16200),l('Property Tax',[47300,47300,48950,48950],184800),l('Supplies / Tickets',[2207,2611,2490,2356],9914)]
te=s.t('Total Expenses',e,'TOTAL',key='total_operating_expenses')
n=s.t('Net Operating Income',[ti,(te,-1)],'TOTAL',key='noi')
d=l('Debt Service (P&I)',[151233]*4,604932);cp=l('Capital - Deck Membrane',[0,84500,0,0],0)
s.t('Cash Flow After Debt Service & Capital',[n,(d,-1),(cp,-1)],'TOTAL',key='net_cash_flow')
p=FPDF('P','mm','Letter');p.set_margins(16,14);p.add_page();p.set_font('Helvetica','B',14);p.cell(0,7,'QUARTERLY STATEMENT OF OPERATIONS',new_x='LMARGIN',new_y='NEXT')
p.set_font('Helvetica','',9)
for t in('Borrower: FSG Holdings Trust','Property: Franklin Street Parking Garage, 812 stalls','Loan No.: 7-004418    Lender: Consolidated Mutual Life Insurance Company','Reporting period: January 1, 2024 through December 31, 2024    Basis: modified cash'):
    p.cell(0,4.6,t,new_x='LMARGIN',new_y='NEXT')
p.ln(4);w=[60]+[20]*4+[22,22];p.set_fill_color(60,90,80);p.set_text_color(255);p.set_font('Helvetica','B',8)
for a,b in zip(w,['']+['1Q','2Q','3Q','4Q','Full Year','Full Year']): p.cell(a,4.5,b,fill=True,align='R')
p.ln()
for a,b in zip(w,['(US dollars)']+['2024']*5+['2023']): p.cell(a,4.5,b,fill=True,align='R' if b[0]!='(' else 'L')
p.ln();p.set_text_color(0)
for r in s.rows:
    T=r['typ']
    if T=='HEADING': p.ln(1.5);p.set_font('Helvetica','BI',9);p.cell(0,5.4,r['label'],new_x='LMARGIN',new_y='NEXT');continue
    p.set_font('Helvetica','B' if T=='TOTAL' else '',8.5)
    p.set_fill_color(226,236,232)
    for k,(a,b) in enumerate(zip(w,[('   ' if T=='LINE' else '')+r['label']]+[f'{v:,.0f}' if v>=0 else f'({-v:,.0f})' for v in r['vals']])): p.cell(a,5.2,b,align='R' if k else 'L',fill=T=='TOTAL',border='T' if T=='TOTAL' else '')
    p.ln()
p.ln(5);p.set_font('Helvetica','B',8.5);p.cell(0,5,'Operating statistics',new_x='LMARGIN',new_y='NEXT');p.set_font('Helvetica','',8)
for t in('Average monthly contracts in force: 394      Average transient ticket: $14.62      Stalls out of service (May-June): 96',): p.cell(0,4.5,t,new_x='LMARGIN',new_y='NEXT')
p.ln(4);p.multi_cell(0,4.2,'The undersigned certifies to Lender that the foregoing statement is true, correct and complete in all material respects and fairly presents the results of operations of the Property for the periods shown, and that no Event of Default exists under the Loan Documents.')
p.ln(9)
p.cell(80,5,'By: ______________________________');p.cell(0,5,'Date: January 28, 2025',new_x='LMARGIN',new_y='NEXT');p.cell(0,4.5,'      Authorized Signatory, FSG Holdings Trust')
p.output(B+'documents/'+F)
save(F,[s],'PARKING','OPERATING_STATEMENT','borrower quarterly certification form, quarters plus two full years',False)
