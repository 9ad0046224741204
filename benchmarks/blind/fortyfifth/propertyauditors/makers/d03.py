from h import *
from fpdf import FPDF
F='beechmount_omc_financial_statements_2024.pdf'
N='Beechmount Court Management Company CLG'
C=['2024','2023']
s=St('Income and Expenditure Account',N,'2024-01-01','2024-12-31',C,page=3)
s.h('Income'); a=[s.l('Service charges receivable',[186400,178200]),s.l('Sinking fund contributions',[24000,24000]),s.l('Interest on late payments',[1315,967]),s.l('Fob and key sales',[420,385])]
ti=s.t('Total income',a,key='total_income')
s.h('Expenditure')
X=[('Block insurance',41286,37954),('Block repairs and maintenance',23918,27402),('Cleaning and caretaking',26640,25370),('Landscaping',11205,10980),('Refuse and recycling',19874,18466),('Electricity - common areas',14392,16815),('Lift maintenance',8350,7940),('Fire safety and alarm',6217,4883),('Gate and access control',3471,2206),('Managing agent fees',21600,20400),('Audit and accountancy',3075,2952),('Legal and professional',1845,4120),('CRO filing and bank charges',389,371),('Bad debt provision',2140,(-1265)),('Depreciation',1250,1250)]
a=[s.l(x,[p,q]) for x,p,q in X]; te=s.t('Total expenditure',a,key='total_operating_expenses')
su=s.t('Surplus of income over expenditure before interest',[ti,te],[1,-1],'TOTAL')
i=s.l('Deposit interest receivable',[612,184],note=4); tx=s.l('Taxation',[-202,-61],note=5)
sy=s.t('Surplus for the financial year',[su,i,tx],kind='TOTAL',key='net_income')
b=St('Balance Sheet',N,None,'2024-12-31',C,page=4)
b.h('Fixed assets'); fa=b.l('Tangible assets',[3750,5000],note=6)
b.h('Current assets'); a=[b.l('Debtors',[31472,28915],note=7),b.l('Prepayments',[10322,9489]),b.l('Cash at bank - current account',[22861,11740]),b.l('Cash at bank - sinking fund',[143208,118596])]
ca=b.t('Total current assets',a)
cr=b.l('Creditors: amounts falling due within one year',[0,0],note=8)
S24=s.R[sy]['values'][0]
# reserves: opening chosen so that the sheet balances
ta24=3750+31472+10322+22861+143208
sf23,sf24=118596,143208
ie23=24310; 
# transfers to the sinking fund: 24,000 + 612 interest
tot23=sf23+ie23; tot24=tot23+S24
ta23=5000+28915+9489+11740+118596
b.R[cr]['values']=[-(ta24-tot24),-(ta23-tot23)]
nca=b.t('Net current assets',[ca,cr]); na=b.t('Total assets less current liabilities',[fa,nca],kind='TOTAL')
b.h('Reserves'); r1=b.l('Sinking fund',[sf24,sf23],note=9); r2_=b.l('Income and expenditure account',[tot24-sf24,ie23])
me=b.t("Members' funds",[r1,r2_],kind='TOTAL',key='total_equity')
print(b.R[cr]['values'],tot24,S24)
assert b.R[me]['values']==b.R[na]['values']
p=FPDF(format='A4'); p.set_auto_page_break(False); p.set_margins(22,20,22)
E_=chr(128)
def hd(t,sub):
    p.add_page(); p.set_font('Times','B',12); p.set_y(20); p.cell(0,6,N,align='L',new_x='LMARGIN',new_y='NEXT'); p.set_font('Times','',9); p.cell(0,5,'(A company limited by guarantee, without a share capital)',new_x='LMARGIN',new_y='NEXT'); p.ln(4); p.set_font('Times','B',13); p.cell(0,7,t.upper(),new_x='LMARGIN',new_y='NEXT'); p.set_font('Times','',11); p.cell(0,6,sub,new_x='LMARGIN',new_y='NEXT'); p.line(22,p.get_y()+1,188,p.get_y()+1); p.ln(5)
def ft(n): p.set_xy(22,284); p.set_font('Times','',9); p.cell(0,5,f'- {n} -',align='C')
p.add_page(); p.set_font('Times','B',18); p.set_y(90); p.multi_cell(0,10,N.upper(),align='C'); p.set_font('Times','',12); p.ln(8); p.multi_cell(0,7,'(Company Registration No. 418827)\n\nDIRECTORS\' REPORT AND FINANCIAL STATEMENTS\n\nFOR THE FINANCIAL YEAR ENDED 31 DECEMBER 2024',align='C')
hd('Contents','for the financial year ended 31 December 2024'); p.set_font('Times','',11)
for t,n in [('Directors and other information','1'),('Income and Expenditure Account','3'),('Balance Sheet','4'),('Notes to the financial statements','5 - 8')]:
    p.cell(140,8,t); p.cell(20,8,n,align='R',new_x='LMARGIN',new_y='NEXT')
ft(2)
def body(st):
    p.set_font('Times','B',10.5); p.cell(92,5,''); p.cell(14,5,'',align='C'); p.cell(30,5,'2024',align='R'); p.cell(30,5,'2023',align='R',new_x='LMARGIN',new_y='NEXT')
    p.cell(92,5,''); p.cell(14,5,'Notes',align='C'); p.set_font('Helvetica','B',9.5); p.cell(30,5,'EUR',align='R'); p.cell(30,5,'EUR',align='R',new_x='LMARGIN',new_y='NEXT'); p.ln(2)
    for r,m in zip(st.R,st.meta):
        ty=r['rowType']; big=ty!='LINE'
        if ty=='HEADING': p.ln(2)
        if ty in('SUBTOTAL','TOTAL'):
            y=p.get_y()+.6
            for x in (132,162): p.line(x,y,x+26,y)
            p.ln(1)
        p.set_font('Times','B' if big else '',10.5); p.cell(92,6,r['label']); p.set_font('Times','',10); p.cell(14,6,str(m.get('note') or ''),align='C'); p.set_font('Times','B' if big else '',10.5)
        for v in r['values']: p.cell(30,6,'' if v is None else br(v),align='R')
        p.ln(6)
        if ty=='TOTAL':
            y=p.get_y()+.3
            for x in (132,162): p.line(x,y,x+26,y); p.line(x,y+.7,x+26,y+.7)
            p.ln(2)
hd('Income and Expenditure Account','for the financial year ended 31 December 2024'); body(s)
p.ln(5); p.set_font('Times','',9.5); p.multi_cell(0,5,'The company has no recognised gains or losses other than the results for the above two financial years. All activities relate to the management of the common areas of Beechmount Court, Rathfarnham, Dublin 14.'); ft(3)
hd('Balance Sheet','as at 31 December 2024'); body(b); p.ln(4); p.set_font('Times','',9.5); p.multi_cell(0,5,'The financial statements have been prepared in accordance with the small companies\' regime and FRS 102 Section 1A.\n\nApproved by the board on 22 May 2025 and signed on its behalf by:'); p.ln(12); p.cell(80,5,'____________________'); p.cell(0,5,'____________________',new_x='LMARGIN',new_y='NEXT'); p.cell(80,5,'Director'); p.cell(0,5,'Director'); ft(4)
p.output(f'{B}/documents/{F}')
save(F,[s,b],'MULTIFAMILY','OPERATING_STATEMENT','statutory auditor (Dublin)','FRS 102 statutory accounts with cover, contents, I&E and balance sheet, notes column',False)
