import random
from kit import *
random.seed(11)
T,TB,TI='Times-Roman','Times-Bold','Times-Italic'
d=Doc('valdor_budget_statement')
# page 1 : expenditure by vote, half ruled, dot leaders
d.t(60,48,'MINISTRY OF FINANCE AND PLANNING',TB,9);d.t(535,48,'Budget Statement No. 2',TI,9,'r');d.line(60,54,535,54,1)
d.t(60,84,'Chapter 3  Expenditure by vote',TB,15)
y=d.para(60,92,475,'Recurrent and capital ceilings for the coming fiscal year were agreed by Cabinet in March. Personnel costs grow by less than nominal output for the third year running, while the capital programme is moved forward to allow the completion of the northern trunk road. Arrears carried over from earlier years are not included in the figures below.',T,10)
d.t(60,y+24,'Table 3.1.  Summary of expenditure by vote, FY2022/23 to FY2025/26',TB,10);d.t(60,y+36,'(millions of crowns)',TI,9)
G=[('Public services',[('01','Office of the Presidency'),('02','Parliamentary Service Commission'),('03','Foreign Affairs and Diaspora¹'),('05','Finance and Planning')]),
('Justice and security',[('11','Judiciary'),('12','Interior, including prisons and civil registration'),('14','National Defence')]),
('Social services',[('21','Basic Education'),('22','Higher Education and Research²'),('24','Health'),('25','Social Protection and Pensions'),('27','Housing and Urban Development')]),
('Economic services',[('31','Agriculture and Fisheries'),('32','Transport and Public Works'),('33','Energy and Water Resources³'),('36','Trade, Industry and Tourism')])]
rows=[R([S('Vote',1,2,'l'),S('Ministry or agency',1,2,'l'),S('Actual',1,1,'c'),S('Revised\nestimate',1,1,'c'),S('Budget estimate 2025/26',3,1,'c',.5)],b=True,top=1.2,hd=True,va='b'),
 R(['2022/23','2024/25','Recurrent','Capital','Total'],b=True,bot=.7,al='r',hd=True)]
tot=[0]*5
for g,vs in G:
    rows.append(R([S(g,2)],it=True,gap=3));sub=[0]*5
    for code,nm in vs:
        rc=random.randint(80,2400);cp=random.randint(10,900) if code not in('02','14') else 0
        a=int((rc+cp)*random.uniform(.7,.9));e=int((rc+cp)*random.uniform(.88,1.02));v=[a,e,rc,cp,rc+cp]
        sub=[p+q for p,q in zip(sub,v)];rows.append(R([code,S(nm)]+[n(k) if k else '–' for k in v]))
    rows.append(R(['','Subtotal']+[n(k) for k in sub],b=True,top=.3));tot=[p+q for p,q in zip(tot,sub)]
rows.append(R(['','Total voted expenditure']+[n(k) for k in tot],b=True,top=.7,gap=3))
st=[3120,3655,3890,0,3890]
rows.append(R(['','Consolidated Fund services (debt interest)']+[n(k) if k else '–' for k in st]))
rows.append(R(['','TOTAL EXPENDITURE']+[n(p+q) for p,q in zip(tot,st)],b=True,top=.7,bot=1.2))
yy=d.tab(60,y+42,[32,178,53,53,53,53,53],'llrrrrr',rows,9,T,TB,TI,vp=1.4)
d.para(60,yy+2,475,'¹ Transfer of the Trade Attaché Service from vote 36 took effect on 1 July 2023.  ² Includes own-source income of the public universities.  ³ Excludes on-lending to the National Grid Company.  Source: Treasury ledger.',T,7.5,just=False)
d.t(297,815,'27',T,9,'c')
d.next()
# page 2 : financing table open with $ signs + small table in left column of prose, chart on right
d.t(60,48,'Budget Statement No. 2',TI,9);d.t(535,48,'MINISTRY OF FINANCE AND PLANNING',TB,9,'r');d.line(60,54,535,54,1)
L='The fiscal deficit narrows for a second year. Net external borrowing is confined to concessional project loans, and the remaining gap is met on the domestic bond market. The issue calendar favours the long end, so that the average maturity of the domestic debt rises from 4.1 to 4.6 years. Treasury bills are rolled over without net issuance from September onwards.'
y1=d.para(60,66,228,L,T,10)
y1=d.para(60,y1+4,228,'The sinking fund receives one half of any revenue in excess of the forecast. No call on the fund is planned in the budget year, and withdrawals need the consent of the Finance Committee.',T,10)
d.t(60,y1+24,'Table 3.2  Budget deficit financing',TB,9.5)
rows=[R(['$ million','2024/25','2025/26'],b=True,bot=.6,al=None,hd=True),
R([S('External (net)'),'$ 1,204','$ 965'],b=True),R(['Disbursements','1,866','1,580'],ind=8),R(['Amortisation','(662)','(615)'],ind=8),
R([S('Domestic (net)'),'2,018','1,795'],b=True,gap=4),R(['Treasury bonds','2,310','1,960'],ind=8),R(['Treasury bills','(412)','(240)'],ind=8),R(['Drawdown of deposits','120','75'],ind=8),
R([S('Total financing'),'$ 3,222','$ 2,760'],b=True,gap=4,top=.5)]
yb=d.tab(60,y1+30,[118,55,55],'l$$',rows,9,T,TB,TI,vp=1.5)
d.line(178,yb,288,yb,.5);d.line(178,yb+2,288,yb+2,.5)
# chart right
d.t(310,78,'Figure 3.1  Deficit as a share of GDP (per cent)',TB,9)
d.line(330,90,330,230,.6);d.line(330,230,535,230,.6)
for k,v in enumerate([5.8,6.4,5.1,4.6,3.9,3.3]):
    x=340+k*33;d.box(x,230-v*20,x+20,230,fill='#8899aa');d.t(x+10,226-v*20,f'{v}',T,7,'c');d.t(x+10,240,f'20{20+k}',T,7,'c')
for k in range(0,8,2): d.t(326,233-k*20,str(k),T,7,'r');d.line(327,230-k*20,535,230-k*20,.2,'#aaaaaa')
y2=d.para(310,250,225,'Interest absorbs 14 per cent of revenue, against 15.5 per cent two years ago. Sensitivity tests show that a rise of one point in the policy rate adds 82 million to debt service in the first year and 190 million by the third year.',T,10)
yq=max(yb,y2)+34
d.t(60,yq,'Table 3.3  Revenue forecasts and outturn by source',TB,9.5);d.t(60,yq+12,'Millions of dollars; shares in per cent of total revenue',TI,8.5)
H=[R([S('Source of revenue',1,2,'l'),S('2023/24',2,1,'c',.4),S('2024/25',2,1,'c',.4),S('2025/26',2,1,'c',.4)],b=True,top=1,hd=True),R(['Budget','Outturn','Budget','Estimate','Forecast','Share'],b=True,bot=.5,al='r',hd=True)]
src=['Taxes on income','Value added tax','Excise duties','Customs duties and levies','Property transfer tax','Stamp and other duties','Dividends from state enterprises','Grants']
D=[[random.randint(60,2600) for _ in range(1)][0] for s in src];D=[2480,2210,865,742,318,96,204,155]
V=[]
for b in D:
    V.append([b,int(b*random.uniform(.93,1.06)),int(b*1.07),int(b*random.uniform(1.0,1.1)),int(b*1.14)])
ts=[sum(k) for k in zip(*V)];sh=[round(1000*v[4]/ts[4]) for v in V];sh[0]+=1000-sum(sh)
rows=H+[R([s]+[n(k) for k in v]+[f'{q/10:.1f}']) for s,v,q in zip(src,V,sh)]+[R(['Total revenue and grants']+[n(k) for k in ts]+['100.0'],b=True,top=.5,bot=1)]
e=d.tab(60,yq+18,[151,54,54,54,54,54,54],'lrrrrrr',rows,9,T,TB,TI,vp=2)
d.t(60,e+11,'Source: Revenue Authority; forecasts of the Macro-Fiscal Unit.',T,8);d.t(297,815,'28',T,9,'c')
d.save()
