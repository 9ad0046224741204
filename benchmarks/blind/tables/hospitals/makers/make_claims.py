from make_lib import *
d=Doc('general_insurance_claims_statistics'); f='LSans'; A=HexColor('#b34700')
d.text(50,60,'Claims statistics 2024',f='LSansB',z=20,col=A); d.text(50,78,'Federation of Regional Insurers, statistical bulletin no. 31',f=f,z=9.5)
y=d.para(50,86,495,'Members paid 6 per cent more in household claims than the year before. Water damage again cost more than fire and theft together. Motor claims became fewer but dearer, as parts and courtesy cars rose in price faster than wages.',f=f,z=9.5)
y+=14
def sidetab(x,cap,data,n1):
    d.text(x,y,cap,f='LSansB',z=8.6,col=A)
    rows=[[C(n1,1,2),C('Claims (000)',2,1,'c'),None,C('Cost (m)',2,1,'c'),None],[None,'2023','2024','2023','2024']]
    t=[0]*4
    for n,*v in data: rows.append([n]+[f'{v[0]:.1f}',f'{v[1]:.1f}',f'{v[2]:,}',f'{v[3]:,}']); t=[p+q for p,q in zip(t,v)]
    rows.append(['All',f'{t[0]:,.1f}',f'{t[1]:,.1f}',f'{t[2]:,}',f'{t[3]:,}'])
    n=len(rows); T=d.table(x,y+6,[86,37,37,37,39],rows,'lrrrr',f=f,fb='LSansB',z=8,hdr=2,bold=[n-1],vp=2.6)
    T.h(0,lw=1,col=A);T.h(2,lw=.5,col=A);T.h(n-1,lw=.5,col=A);T.h(n,lw=1,col=A); T.h(1,1,3,.3,A); T.h(1,3,5,.3,A) if 0 else d.line(T.xs[3]+5,T.ys[1],T.xs[5],T.ys[1],.3,A)
    return T
T1=sidetab(50,'Table 1. Household, by cause',[('Water',212.4,220.8,688,741),('Fire',18.9,17.2,402,391),('Theft',61.3,55.0,164,158),('Storm and flood',88.1,96.7,351,418),('Glass and other accidental damage',143.5,150.2,97,104)],'Cause')
T2=sidetab(309,'Table 2. Motor, by type of claim',[('Own damage',402.2,388.1,1204,1290),('Third-party property',517.0,498.6,1466,1538),('Third-party injury',41.8,39.9,1187,1175),('Theft of vehicle',15.5,17.3,203,246),('Windscreen',366.9,371.0,158,171)],'Type')
y=max(T1.bot,T2.bot)+12; d.text(50,y,'Cost in millions of crowns, net of recoveries. Sums of claims are of rounded figures.',f=f,z=7.4)
y+=26; d.text(50,y,'Figure 1. Household claims cost by cause, 2019–2024 (millions of crowns)',f='LSansB',z=8.6,col=A)
b=y+190; cols=['#7f2f00','#b34700','#e08040','#f0b080','#f8dcc4']
ser=[(520,371,190,240,81),(548,366,142,298,84),(571,380,149,512,88),(639,398,158,307,91),(688,402,164,351,97),(741,391,158,418,104)]
for k in range(0,2001,500): d.line(80,b-k*.085,440,b-k*.085,.3,HexColor('#aaaaaa')); d.text(76,b-k*.085+2.5,f'{k:,}',f=f,z=7,al='r')
for i,s in enumerate(ser):
    q=b
    for v,c in zip(s,cols): q-=v*.085; d.rect(95+i*58,q,34,v*.085,fill=HexColor(c),stroke=white,lw=.3)
    d.text(112+i*58,b+11,str(2019+i),f=f,z=7.5,al='c')
for i,n in enumerate(['Other damage','Storm and flood','Theft','Fire','Water']): d.rect(455,b-120+i*18,9,9,fill=HexColor(cols[4-i])); d.text(469,b-112+i*18,n,f=f,z=8)
d.para(50,b+26,495,'The flood of July 2021 remains the costliest event in the series. Members changed the way they record glass claims in 2022; earlier years have been adjusted. Figures for single members are not published.\nInjury claims fell for the third year, the effect of lower speed limits in eleven towns. Legal costs are part of injury claims and made up 14 per cent of them.',f=f,z=9.5)
d.text(545,815,'1',f=f,z=8,al='r')
d.newpage()
d.text(50,52,'Development of liability claims',f='LSansB',z=14,col=A)
y=d.para(50,56,495,'The triangle shows cumulative payments at the end of each year after the accident year. Reserves for the oldest years are small; those for 2023 and 2024 rest largely on the members’ own estimates.',f=f,z=9.5)
d.text(50,y+10,'Table 3. Cumulative payments, general liability (thousand crowns)',f='LSansB',z=8.6,col=A)
rows=[[C('Accident year',1,2),C('Years of development',8,1,'c')]+[None]*7+[C('Reserve',1,2)],[None]+[str(i) for i in range(8)]+[None]]
pat=[.21,.47,.63,.76,.86,.93,.97,1]; tr=0
for i in range(8):
    ult=[41250,43880,42010,47300,45120,49980,52640,55310][i]; v=[int(ult*pat[k]*(1+.01*((i*k)%3-1))) for k in range(8-i)]; r=ult-v[-1] if i else 0; r=max(r,0); tr+=r
    rows.append([str(2017+i)]+[f'{q:,}' for q in v]+['']*i+[f'{r:,}' if r else '–'])
rows.append(['All years']+['']*8+[f'{tr:,}'])
T=d.table(50,y+16,[61]+[47]*8+[58],rows,'l'+'r'*9,f=f,fb='LSansB',z=8.2,hdr=2,bold=[10],vp=3,hfill=HexColor('#f8dcc4')); T.h(0,lw=1,col=A);T.h(2,lw=.6,col=A);T.h(10,lw=.6,col=A);T.h(11,lw=1,col=A)
y=T.bot+30; w=210
d.text(50,y,'Rejected claims',f='LSansB',z=14,col=A)
d.para(50,y+4,w,'One claim in nine was turned down in full. Disputes that reached the ombudsman numbered 1,846; the customer won, wholly or partly, in 39 per cent of them.\nExclusions for wear and tear lead the list for buildings. In travel insurance the main ground is an illness that was known when the policy was sold. Members have promised plainer questions on health by the autumn.\nLate notice is a ground of its own since 2020. It should not be used where the delay made no difference to the insurer.\nThe next bulletin will show rejections by channel of sale.',f=f,z=9.5)
d.text(280,y,'Table 4. Grounds for rejection, 2024',f='LSansB',z=8.6,col=A)
g=[('Wear and tear or gradual damage',8412,310,96),('Event not insured',6120,2204,1877),('Loss below the excess',5033,1118,912),('Condition known before the policy began',0,0,3461),('Untrue or incomplete answers at proposal',742,1289,655),('Late notice',391,204,288),('Premium unpaid',618,977,41),('Fraud proved',173,266,102)]
rows=[['Ground','Household','Motor','Travel','All']]; t=[0,0,0]
for n,*v in g: rows.append([n]+[f'{q:,}' if q else '·' for q in v]+[f'{sum(v):,}']); t=[p+q for p,q in zip(t,v)]
rows.append(['Total']+[f'{q:,}' for q in t]+[f'{sum(t):,}'])
T=d.table(280,y+6,[95,47,40,40,43],rows,'lrrrr',f=f,fb='LSansB',z=8,bold=[9],va='b',vp=2.4); T.h(1,lw=.5,col=A); T.h(9,lw=.5,col=A)
d.para(280,T.bot+2,265,'· none. Claims turned down in part are not counted. Source: returns of 27 members.',f=f,z=7.4)
d.text(50,815,'2',f=f,z=8); d.save()
