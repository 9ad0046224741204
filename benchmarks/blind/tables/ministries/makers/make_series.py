import random
from kit import *
random.seed(21)
d=Doc('central_bank_quarterly_review')
# page 1: two columns prose, table in right col, chart in left
NV='#1b2f52'
d.box(0,0,595,34,fill=NV);d.t(45,22,'Quarterly Review  |  Monetary and credit conditions',z=10,f='Helvetica-Bold',col='#ffffff')
d.t(45,62,'2  Credit growth slows as mortgage rates reset',z=14,f='Helvetica-Bold',col=NV)
A=['Growth in bank lending eased further in the third quarter. The stock of loans to households rose by 3.1 per cent over the year, down from 3.8 per cent in June, while lending to non-financial companies was almost flat.',
'Mortgage lending slowed most where fixed rates ended. About 118,000 borrowers moved to a new rate during the quarter, with a median rise in the monthly payment of 164 florins. Arrears of more than 90 days remain low by historical standards, though they have edged up among buy-to-let borrowers.',
'Banks in the lending survey reported slightly tighter standards for commercial property. Demand for loans for office buildings fell for the seventh consecutive quarter.']
y=74
for p in A: y=d.para(45,y,240,p,z=9)+5
d.t(45,y+16,'Chart 2.1  New mortgage lending, billions of florins',z=8.5,f='Helvetica-Bold',col=NV)
b=y+150;d.line(62,b,285,b,.6)
for k,(q,v) in enumerate(zip(['Q3','Q4','Q1','Q2','Q3'],[8.4,7.9,6.8,7.1,6.6])):
    x=72+k*42;d.box(x,b-v*13,x+24,b,fill='#6f93c8');d.t(x+12,b+10,q,z=7,al='c')
for k in (0,3,6,9): d.t(58,b+2-k*13,str(k),z=7,al='r');d.line(60,b-k*13,285,b-k*13,.2,'#bbbbbb')
d.t(45,b+22,'Source: credit register.',z=7,f='Helvetica-Oblique')
y=d.para(45,b+32,240,'Deposit growth recovered as savers moved funds back from government bills. Term deposits now make up 36 per cent of household balances, the highest share since the series began. Pass-through of the policy rate to overnight deposits remains partial.',z=9)
y=d.para(45,y+5,240,'The countercyclical buffer stays at 1.5 per cent. The Committee will return to the matter at its December meeting, when the results of the stress test are known.',z=9)
rows=[R(['Loans to residents','Stock\nSep.','Growth, %\n3 m','Growth, %\n12 m'],b=True,bg=NV,col='#ffffff',hd=True,va='b')]
Lr=[('Households',[('House purchase','212.4','0.4','3.0'),('Consumer credit','31.8','1.1','4.6'),('Other a','12.5','-0.2','1.4')],('256.7','0.5','3.1')),('Companies',[('Real estate activities','64.9','-0.6','-1.8'),('Construction','14.2','-0.9','-2.7'),('Manufacturing','38.1','0.7','2.4'),('Trade, transport and accommodation services','41.6','0.3','1.2'),('Other industries','27.3','0.2','0.9')],('186.1','-0.1','0.1'))]
for h,it,t in Lr:
    rows.append(R([S(h,4)],b=True,bg='#dde5f2'))
    for k in it: rows.append(R(list(k),ind=6))
    rows.append(R(['All '+h.lower()]+list(t),b=True,top=.3))
rows.append(R(['Total lending','442.8','0.2','1.8'],b=True,top=.8,bg='#dde5f2'))
yr=d.para(310,74,240,'Table 2.A shows the stock of loans at the end of the quarter by borrower. Real estate firms continued to repay, helped by asset sales, and their share of corporate lending fell below 35 per cent.',z=9)
e=d.tab(310,yr+14,[112,42,43,43],'lrrr',rows,8)
yr=d.para(310,e+2,240,'Table 2.A  Loans by monetary financial institutions, billions of florins, end of period. a Includes loans to sole traders and non-profit bodies.',z=7.5,just=False)
yr=d.para(310,yr+10,240,'Loan-to-value ratios on new business averaged 71 per cent. One loan in nine exceeded the soft limit of five times income, well within the speed limit of 15 per cent that applies to each lender.',z=9)
d.para(310,yr+5,240,'Lenders expect demand to pick up in the first half of next year. First-time buyers would account for most of the rise, as real incomes recover and listed prices are broadly stable.',z=9)
d.t(550,820,'19',z=8,al='r')
# page 2 dense time series
d.next()
d.t(45,40,'Statistical annex',z=9,f='Helvetica-Bold',col=NV);d.t(550,40,'Table A4',z=9,al='r',f='Helvetica-Bold',col=NV)
d.t(45,60,'Interest rates and price indices',z=12,f='Helvetica-Bold');d.t(45,72,'Per cent per annum; indices 2020 = 100; averages of the period',z=8)
H=[R([S('Period',2,3,'l'),S('Interest rates',5,1,'c',.4),S('Price indices',4,1,'c',.4)],top=1,hd=True),
R([S('Policy\nrate',1,2,'c'),S('Inter-\nbank\n3 m',1,2,'c'),S('Bonds\n10 y',1,2,'c'),S('New loans',2,1,'c',.4),S('CPI',1,2,'c'),S('Core\nCPI',1,2,'c'),S('PPI',1,2,'c'),S('House\nprices',1,2,'c')],hd=True),
R(['Mort-\ngage','Firms'],bot=.6,al='c',hd=True)]
rows=H;Y={};pr=.25;ix=[100,100,100,100]
data={}
for y in range(2018,2025):
    for q in range(1,5):
        pr=max(.0,pr+(random.choice([0,0,.25,.5]) if y>2020 else random.choice([0,0,-.25])))
        ix=[round(a*random.uniform(1.0,1.022),1) for a in ix]
        data[y,q]=[pr,pr+.31+random.random()*.2,pr*.5+1+random.random()*.6,pr*.8+1.6+random.random()*.3,pr*.9+1.9+random.random()*.3]+ix
def f(v,m): return [f'{a:.2f}' for a in v[:5]]+[f'{a:.1f}'+k for a,k in zip(v[5:],m)]
for y in range(2018,2025):
    v=[sum(data[y,q][k] for q in range(1,5))/4 for k in range(9)]
    rows.append(R([str(y),'']+f(v,['']*4),b=True,gap=1))
M={(2024,3):['',' p',' p',''],(2024,4):[' p',' p',' p',' e'],(2022,1):['','','',' b']}
for y in range(2020,2025):
    for q in range(1,5):
        rows.append(R([str(y) if q==1 else '',['I','II','III','IV'][q-1]]+f(data[y,q],M.get((y,q),['']*4)),gap=5 if q==1 else 0))
mon=['Jan.','Feb.','Mar.','Apr.','May','June']
for k,m in enumerate(mon):
    ix=[round(a*random.uniform(1.0,1.006),1) for a in ix];v=[pr-.25*(k//3),pr+.2-.07*k,pr*.5+1.3,pr*.8+1.7,pr*.9+2]+ix
    c=f(v,[' p',' p',' p','']) 
    if k>2:c[8]='...'
    if k==5:c[7]='...'
    rows.append(R(['2025' if k==0 else '',m]+c,gap=5 if k==0 else 0))
rows[-1].bot=1
e=d.tab(45,80,[36,34]+[47]*5+[50]*4,'ll'+'r'*5+'hhhh',rows,7.8,vp=.9,fb='Helvetica-Bold')
d.para(45,e+3,500,'b = break in series (new weights).  e = estimate.  p = provisional.  ... = not yet available.  Annual figures are simple averages of quarters.',z=7,just=False)
d.t(45,820,'S 14',z=8)
d.save()
