from make_lib import *
from reportlab.lib.pagesizes import A4
from reportlab.lib.colors import HexColor as H
reg('LiberationSans-Regular','LiberationSans-Bold','LiberationSans-Italic'); F,B,I='LiberationSans-Regular','LiberationSans-Bold','LiberationSans-Italic'
d=Doc('parish_budget',A4); L=50
d.rect(L,36,L+6,64,fill=H('#7a1f3d')); d.text(L+14,49,'Ottersfield Parish Council',B,15); d.text(L+14,62,'Estimates for the year ending 31 March 2027, as adopted on 12 January 2026',F,9.5)
d.text(L,86,'Table 1. Revenue estimates',B,9); d.text(545,86,'All figures in £',I,8.5,'r')
g=Grid(d,edges(L,175,62,62,62,62,72),'lrrrrr',F,8.6,10.2,3,1.35,'b')
g.add([C('',rs=1) if 0 else '','2024/25',C('2025/26',cs=2,al='c'),None,C('2026/27',cs=2,al='c'),None],font=B)
g.add(['','Actual','Budget','Forecast','Budget','Change on\nforecast, %'],font=B)
marks={}
def num(v): return f'({-v:,})' if v<0 else f'{v:,}' if v else '–'
def pct(a,b): return '–' if not a or round(100*(b-a)/abs(a),1)==0 else f'{100*(b-a)/abs(a):+.1f}'.replace('-','−')
grand=[0]*4; sec=[0]*4
def group(t,rows,sign):
    sub=[0]*4; g.add([t,'','','','',''],font=B)
    for n,*v in rows:
        g.add([C(n,ind=9),*[num(x) for x in v],pct(v[2],v[3])]); sub=[a+b for a,b in zip(sub,v)]
    marks.setdefault('sub',[]).append(g.add([C('Total '+t.lower(),ind=9),*[num(x) for x in sub],pct(sub[2],sub[3])],font=I)); return sub
e=[group('Administration',[('Clerk’s salary and on-costs',19874,20600,20850,21700),('Office, telephone and website',2113,2250,2304,2350),('Insurance and audit ¹',3090,3300,3412,3600),('Training and subscriptions',688,900,745,900)],1),
group('Open spaces',[('Grass cutting contract',7440,7700,7700,8160),('Play area: inspection and repairs, including renewal of the safety surface at Orchard Close',4362,3000,5127,6500),('Trees and hedges',1205,1500,960,1500),('Dog and litter bins',1876,1950,1988,2070)],1),
group('Village hall',[('Caretaker',5120,5350,5350,5600),('Gas, electricity and water',6934,7200,6871,7000),('Repairs',3317,2500,2940,3000)],1),
group('Grants and events',[('Section 137 grants',1500,1500,1500,1750),('Summer fair and carols',912,1000,1061,1100),('Coronation bench',640,0,0,0)],1)]
exp=[sum(x) for x in zip(*e)]
r1=g.add(['GROSS EXPENDITURE',*[num(x) for x in exp],pct(exp[2],exp[3])],font=B)
inc=group('Income other than precept',[('Village hall hire',8460,8800,9015,9400),('Allotment rents',1188,1200,1200,1320),('Burial fees',2640,2000,1755,2000),('Bank interest',911,700,842,600),('Sale of mower',0,0,450,0)],-1)
net=[a-b for a,b in zip(exp,inc)]
r2=g.add(['NET EXPENDITURE',*[num(x) for x in net],pct(net[2],net[3])],font=B)
prec=[43000,45200,45200,48100]
g.add(['Precept',*[num(x) for x in prec],pct(prec[2],prec[3])])
bal=[p-n for p,n in zip(prec,net)]
r3=g.add(['To / (from) general reserve ²',*[num(x) for x in bal],''],font=B)
g.layout(92); ys,X=g.ys,g.xs
d.rect(X[4],ys[0],X[6],ys[-1],fill=H('#f6ecef')); g.draw()
d.hl(L,X[-1],ys[0],1.2,H('#7a1f3d')); d.hl(X[2]+8,X[4]-2,ys[1],.4); d.hl(X[4]+8,X[6]-2,ys[1],.4); d.hl(L,X[-1],ys[2],.6)
for m in marks['sub']: d.hl(X[1]+14,X[5]-2,ys[m],.4)
for r in (r1,r2): d.hl(L,X[-1],ys[r],.6); d.hl(L,X[-1],ys[r+1],.6)
d.hl(L,X[-1],ys[-1],1.2,H('#7a1f3d'))
y=ys[-1]+11
d.text(L,y,'¹ Audit fee is set by the external auditor for income bands up to £100,000.',F,7.5)
d.text(L,y+9.5,'² The general reserve stood at £31,870 on 1 April 2025. Brackets are a call on the reserve.',F,7.5)
y+=36
d.text(L,y,'Table 2. Parish element of the council tax, by valuation band',B,9)
n=[6,7,8,9,11,13,15,18]; tb=1184.6
D25=45200/1171.3; D26=48100/tb
t=Grid(d,edges(L,119,*[47]*8),'l'+'r'*8,F,8.6,10.4,3,1.6)
t.add(['£ a year']+list('ABCDEFGH'),font=B)
t.add(['2025/26']+[m2(D25*k/9) for k in n]); t.add(['2026/27']+[m2(D26*k/9) for k in n])
t.add(['Dwellings in the parish',112,204,301,188,176,121,63,5])
t.layout(y+6); t.draw(); d.hl(L,t.xs[-1],t.ys[1],.5,H('#7a1f3d'))
d.para(L,t.ys[-1]+16,495,'The tax base for 2026/27 is 1,184.6 band D equivalents (2025/26: 1,171.3). The council tax at band D is the precept divided by the tax base; the other bands follow in ninths. Figures were rounded to the penny after the sum.',F,8.6,11)
d.text(L,790,'Approved under minute 204/25. Responsible Financial Officer: H. Cattermole',I,8)
print(bal); d.save()
