# UK almshouse charity: operating account against budget; a line left out
from h import *
from fpdf import FPDF
F='st_werburgh_almshouses_account_2025.pdf'
cols=['2025 Actual £','2025 Budget £','Variance fav/(adv) £','2024 Actual £']
s=St('Income and Expenditure Account',cols,'St Werburgh’s Almshouses','2024-04-01','2025-03-31',derive=lambda b,e:[b[0],b[1],(b[1]-b[0]) if e else b[0]-b[1],b[2]],zero='dash')
def L(n,l,*v,e=False): return s.line(l,[x*100 for x in v],exp=e,note=n)
s.head('Operating income')
I=[L('2','Residents’ maintenance contributions',168412,171600,158904),L('','Less: contributions lost on empty dwellings',-6238,-4300,-3871),L('','Residents’ heating charge',14976,14976,13728),L('3','Rent - 12 Friar Lane (shop)',18500,18500,18500),L('3','Rent - 14 Friar Lane (flat over)',8400,8400,8100),L('','Guest room and laundry',1164,1000,987)]
ti=s.tot('Total operating income',I,key='total_income')
s.head('Operating expenditure')
E=[L('4','Warden’s salary and national insurance',31846,31500,30211,e=True),L('4','Relief warden and call alarm monitoring',6912,6500,6344,e=True),L('','Gas and electricity',24318,26000,27904,e=True),L('','Water rates',7745,7400,7012,e=True),L('','Council tax on empty dwellings',1386,600,712,e=True),L('','Insurance',9824,9500,8967,e=True),L('5','Routine repairs',22907,18000,19455,e=True),L('5','Redecoration between residents',8140,6000,4975,e=True),L('','Lift maintenance and inspection',3468,3300,3215,e=True),L('','Fire precautions and electrical testing',4120,4000,2886,e=True),L('','Gardens and courtyard',6650,6800,6425,e=True),L('','Cleaning of common parts',5304,5300,5096,e=True),L('','Window cleaning',960,960,920,e=True),L('6','Clerk to the Trustees',9750,9750,9375,e=True),L('6','Independent examination',2340,2300,2220,e=True),L('','Legal and letting costs, Friar Lane',1275,0,0,e=True),L('','Printing, postage and telephone',1518,1600,1584,e=True),L('','Subscriptions and training',742,800,695,e=True)]
te=s.tot('Total operating expenditure',E,exp=True,key='total_operating_expenses')
op=s.tot('Operating surplus',[ti,(te,-1)],vflip=[2],key='noi')
s.head('Other income')
O=[L('7','Dividends and interest',7916,7500,7744),L('','Donations and legacies',2350,1000,12600)]
to=s.tot('Total other income',O)
s.tot('Net surplus for the year',[op,to],kind='TOTAL',key='net_income')
k=[i for i,r in enumerate(s.rows) if r['label'].startswith('Lift')][0]
s.drop(k,'The line "Lift maintenance and inspection" (2025 actual 3,468, budget 3,300, 2024 actual 3,215) is left out; Total operating expenditure still contains it')
p=FPDF('P','pt','A4'); p.set_auto_page_break(False); p.add_page()
p.add_font('lib','','/usr/share/fonts/truetype/liberation/LiberationSerif-Regular.ttf'); p.add_font('lib','B','/usr/share/fonts/truetype/liberation/LiberationSerif-Bold.ttf'); p.add_font('lib','I','/usr/share/fonts/truetype/liberation/LiberationSerif-Italic.ttf')
p.set_font('lib','B',14); p.set_xy(56,48); p.cell(400,16,'St Werburgh’s Almshouses'); p.set_font('lib','',9.5); p.set_xy(56,65); p.cell(400,12,'Registered Charity - 22 dwellings and Nos. 12 and 14 Friar Lane')
p.set_font('lib','B',12); p.set_xy(56,88); p.cell(400,14,'Income and Expenditure Account'); p.set_font('lib','I',10.5); p.set_xy(56,103); p.cell(400,12,'for the year ended 31 March 2025')
X=[360,418,478,540]; rt=lambda x,y,t:(p.set_xy(x-58,y),p.cell(58,11,t,align='R'))
y=130; p.set_font('lib','B',9.5); p.set_xy(266,y+11); p.cell(34,11,'Note',align='C')
for x,h3 in zip(X,(('2025','Actual','£'),('2025','Budget','£'),('Variance','fav/(adv)','£'),('2024','Actual','£'))):
    for i,t in enumerate(h3): rt(x,y+11*i,t)
y+=42
for q in s.rows:
    h=q['type']=='HEADING'
    if h: y+=7
    p.set_font('lib','B' if q['type']!='LINE' else '',10); p.set_xy(56,y); p.cell(220,11,q['label'])
    if q.get('note'): p.set_xy(266,y); p.cell(34,11,q['note'],align='C')
    if q['items']:
        for x in X: p.line(x-48,y-.5,x-1,y-.5)
    if not h:
        for x,v in zip(X,q['v']): rt(x+(3 if v<0 else 0),y,fm(v,0,'(',zero='-'))
    if q['type']=='TOTAL':
        for x in X: p.line(x-48,y+11.5,x-1,y+11.5); p.line(x-48,y+13.5,x-1,y+13.5)
    y+=14 if not q['items'] else 20
p.set_font('lib','I',9); p.set_xy(56,y+14); p.multi_cell(480,11,'Of the surplus, £9,000 (2024: £9,000) was transferred to the Extraordinary Repair Fund and £6,000 (2024: £5,500) to the Cyclical Maintenance Fund. The notes on pages 9 to 13 form part of these accounts.')
p.set_font('lib','',9); p.set_xy(0,800); p.cell(595,11,'7',align='C'); p.output(D+F)
save(F,'SENIOR_HOUSING','OPERATING_STATEMENT','clerk to the trustees of a charity (UK)','income and expenditure account with note column, actual/budget/variance/prior, pounds',False,[s])
