from make_lib import *
A4=(595.3,841.9)
d=Doc('annual_report_extract',A4)
TR,TB,TI='Times-Roman','Times-Bold','Times-Italic'
# ---------- p1 income statement, open, notes column
d.text(62,52,'FINANCIAL STATEMENTS',TR,8,col=(.35,.35,.35)); d.text(533,52,'Halvergate Marine plc  |  Annual Report 2024',TR,8,'r',(.35,.35,.35))
d.text(62,92,'Consolidated income statement',TB,19)
d.text(62,108,'for the year ended 30 September 2024',TI,10.5)
rows=[R([None,None,C('2024',cs=2,al='c'),None,C('2023\n(restated¹)',al='r'),],f=TB,va='bot'),]
H=lambda a:(a,)
cw=[232,34,66,70,70]
def L(lab,note,a,b,c,**k):
    ind=k.pop('ind',0)
    return R([C(lab,ind=ind),note,a,b,c],**k)
w=[(2,4,.5)]
rows=[
 R([None,C('Note',al='c'),'Before\nspecific items\n£m','Total\n\n£m','Restated¹\n2023\n£m'],f=TB,va='bot',below=[(0,4,1)],pad=3),
]
rows=[
 R([None,None,C('2024',cs=2,al='c'),None,C('2023¹',al='r')],f=TB,va='bot',pad=2,below=[(2,3,.4,6)]),
 R([None,C('Note',al='c'),'Before specific\nitems £m','Total\n£m','Total\n£m'],f=TB,va='bot',below=[(0,4,1)],pad=3),
 L('Revenue','3','418.6','418.6','397.2',f=TB),
 L('Cost of sales',None,'(271.9)','(276.4)','(262.8)',below=w),
 L('Gross profit',None,'146.7','142.2','134.4',f=TB),
 L('Other operating income','5','2.1','2.1','3.4'),
 L('Distribution and harbour handling costs',None,'(38.8)','(38.8)','(37.0)'),
 L('Administrative expenses','6, 7','(61.3)','(66.0)','(58.9)'),
 L('Impairment of goodwill and intangible assets arising on the closure of the Lowestoft slipway','12','–','(9.2)','–',below=w),
 L('Operating profit','4','48.7','30.3','41.9',f=TB),
 L('Share of results of joint ventures','15','1.2','1.2','(0.4)'),
 L('Finance income','8','0.9','0.9','0.5'),
 L('Finance costs','8','(6.5)','(6.5)','(5.8)',below=w),
 L('Profit before taxation',None,'44.3','25.9','36.2',f=TB),
 L('Taxation','9','(10.6)','(7.9)','(8.1)',below=w),
 L('Profit for the year from continuing operations',None,'33.7','18.0','28.1',f=TB),
 L('Discontinued operations','10',None,None,None,f=TI),
 L('(Loss)/profit after tax of the Kiel towage business',None,'–','(2.7)','1.6',ind=9,below=w),
 L('Profit for the year',None,'33.7','15.3','29.7',f=TB,below=[(2,4,.5)]),
 L('Attributable to:',None,None,None,None,f=TI,gap=0),
 L('Owners of the Company',None,'32.9','14.6','28.8',ind=9),
 L('Non-controlling interests',None,'0.8','0.7','0.9',ind=9,below=w),
 L(' '.strip() or 'Total',None,'33.7','15.3','29.7',ind=9,f=TB,below=[(2,4,1.2)]),
 L('Earnings per share (pence)','11',None,None,None,f=TB),
 L('Basic',None,'21.4','9.5','18.7',ind=9),
 L('Diluted',None,'21.1','9.4','18.4',ind=9,below=[(0,4,1)]),
]
y=d.table(62,126,cw,rows,al=['l','c','p','p','p'],f=TR,sz=9.6,pad=2.2)
d.text(62,y+16,'1  Comparatives have been restated for the treatment of the Kiel towage business as discontinued. See note 2.',TR,7.8)
d.text(62,y+27,'The notes on pages 118 to 164 form part of these financial statements.',TR,7.8)
d.text(533,812,'113',TR,8.5,'r')
# ---------- p2: two columns of prose, narrow table in left column, chart right, table across
d.newpage()
HV,HB=TR,TB
d.text(62,52,'STRATEGIC REPORT',TR,8,col=(.35,.35,.35)); d.text(533,52,'Halvergate Marine plc  |  Annual Report 2024',TR,8,'r',(.35,.35,.35))
d.text(62,88,'Financial review',TB,17)
y=d.para(62,110,224,'Group revenue rose by 5.4 per cent to £418.6m, with growth in all three divisions. Ports benefited from the first full year of the Felling Quay lease, and Survey won two framework contracts with offshore developers. Towage volumes in the Baltic were broadly flat, and we agreed to sell the Kiel fleet after the year end.\nThe divisional result before specific items is set out below. Central costs include £0.6m of one-off recruitment fees.',TR,9.4,11.6,True)
d.text(62,y+8,'Divisional operating profit, £m',TB,9)
y2=d.table(62,y+15,[92,44,44,44],[
 R([None,'2024','2023','Change'],f=TB,above=[(0,3,.8)],below=[(0,3,.4)]),
 ['Ports and terminals','29.8','25.1','+18.7%'],['Towage','12.4','12.6','–1.6%'],['Survey and data','11.3','8.9','+27.0%'],
 R(['Central costs','(4.8)','(4.7)','+2.1%'],below=[(0,3,.4)]),
 R(['Group','48.7','41.9','+16.2%'],f=TB,below=[(0,3,.8)])],al=['l','p','p','r'],f=TR,sz=9,pad=1.8,px=2)
y3=d.para(62,y2+20,224,'Specific items of £18.4m (2023: nil) relate mainly to the closure of the slipway at Lowestoft. Of this sum, £9.2m is a non-cash impairment and the balance is made up of redundancy, site clearance and stock write-downs.\nThe effective rate of tax before specific items was 23.9 per cent. We expect the rate to rise to about 25 per cent next year, in line with the headline rate.',TR,9.4,11.6,True)
# right column: chart
d.text(309,112,'Revenue by year, £m',TB,9)
cx0,cx1,cy0,cy1=336,533,126,236
for i in range(6):
    yy=cy1-i*(cy1-cy0)/5; d.line(cx0,yy,cx1,yy,.3,(.6,.6,.6)); d.text(cx0-5,yy+3,str(i*100),TR,7.5,'r')
for i,(yr,v) in enumerate([('2020',301),('2021',322),('2022',366),('2023',397),('2024',419)]):
    x=cx0+12+i*38; d.rect(x,cy1-v/500*(cy1-cy0),x+22,cy1,fill=(.2,.38,.55)); d.text(x+11,cy1+10,yr,TR,7.5,'c'); d.text(x+11,cy1-v/500*(cy1-cy0)-3,str(v),TR,7.5,'c')
d.para(309,270,224,'Net debt closed the year at £87.5m, 1.4 times adjusted EBITDA, against a covenant ceiling of 3.0 times. The revolving credit facility of £120m was extended in May to June 2028 and £55m remained undrawn at the balance sheet date.\nCapital expenditure of £34.2m was dominated by the two ship-to-shore cranes at Felling Quay, both commissioned in August. Maintenance spend was held at £11m.\nThe Board recommends a final dividend of 6.1 pence a share, which brings the total for the year to 9.0 pence, an increase of 5.9 per cent. Subject to approval at the annual general meeting, it will be paid on 14 February 2025 to holders on the register on 17 January.',TR,9.4,11.6,True)
yy=max(y3,470)+12
d.line(62,yy,533,yy,.3)
d.text(62,yy+18,'Five-year record',TB,11)
g=(.9,.93,.96)
B=lambda t:R([t]+[None]*6,f=TB,fill=g)
rows=[R([None,'Unit','2020','2021','2022','2023','2024'],f=TB,below=[(0,6,.8)]),
B('Results'),['Revenue','£m','301.4','322.0','366.1','397.2','418.6'],['Adjusted operating profit','£m','26.2','30.7','37.5','41.9','48.7'],['Operating margin','%','8.7','9.5','10.2','10.5','11.6'],
B('Cash and capital'),['Free cash flow','£m','18.3','9.6','22.4','19.0','24.8'],['Net debt','£m','(71.0)','(79.4)','(82.2)','(85.1)','(87.5)'],['Return on capital employed','%','9.9','10.8','12.0','12.7','13.8'],
B('Shareholders and people'),['Dividend per share','pence','–','6.0','7.8','8.5','9.0'],['Average number of employees','','1,862','1,904','2,017','2,133','2,208'],R(['Lost-time incidents per million hours','','3.1','2.7','2.9','2.2','1.8'],below=[(0,6,.8)])]
d.table(62,yy+26,[171,50,50,50,50,50,50],rows,al=['l','l','p','p','p','p','p'],f=TR,sz=8.8,pad=1.9)
d.text(62,812,'38',TR,8.5)
# ---------- p3 notes: PPE + receivables w/ currency apart
d.newpage()
d.text(62,52,'NOTES TO THE FINANCIAL STATEMENTS continued',TR,8,col=(.35,.35,.35)); d.text(533,52,'Halvergate Marine plc  |  Annual Report 2024',TR,8,'r',(.35,.35,.35))
d.text(62,82,'13  Property, plant and equipment',TB,11)
y=d.para(62,97,471,'Tugs and workboats with a carrying value of £21.3m (2023: £22.0m) are pledged as security for bank loans.',TR,9.4)
cost=[('At 1 October 2022',[84.2,61.7,103.5,9.4]),('Additions',[2.6,4.1,7.7,6.2]),('Disposals',[-0.3,-1.9,-4.4,0]),('Exchange differences',[0.4,-0.2,-1.0,0])]
def tot(rs): return [round(sum(r[i] for _,r in rs),1) for i in range(4)]
def m(v): return '–' if abs(v)<.05 else (f'({-v:.1f})' if v<0 else f'{v:.1f}')
def line(lab,v,**k): return R([lab]+[m(x) for x in v]+[m(sum(v))],**k)
u=[(1,5,.4,8)]
rows=[R([None,'Land, quays and buildings\n£m','Plant and cranes\n£m','Tugs and workboats\n£m','Assets under construction\n£m','Total\n£m'],f=TB,va='bot',below=[(0,5,.8)]),R(['Cost']+[None]*5,f=TB)]
rows+=[line(a,b) for a,b in cost[:-1]]+[line(*cost[-1],below=u)]
c1=tot(cost); rows.append(line('At 30 September 2023',c1,f=TB))
c2=[('x',c1),('Additions',[3.9,18.8,5.1,6.4]),('Transfers',[1.2,8.3,0,-9.5]),('Disposals',[-6.7,-3.5,-2.2,0]),('Reclassified as held for sale',[0,-0.8,-19.6,0])]
rows+=[line(a,b) for a,b in c2[1:-1]]+[line(*c2[-1],below=u)]
e=tot(c2); rows.append(line('At 30 September 2024',e,f=TB,below=[(1,5,.4,8)]))
rows.append(R(['Accumulated depreciation']+[None]*5,f=TB))
dp=[('At 1 October 2022',[22.1,30.3,48.8,0]),('Charge for the year',[2.9,5.0,6.6,0]),('Disposals',[-0.1,-1.7,-3.9,0])]
rows+=[line(a,b) for a,b in dp[:-1]]+[line(*dp[-1],below=u)]
p1=tot(dp); rows.append(line('At 30 September 2023',p1,f=TB))
dp2=[('x',p1),('Charge for the year',[3.1,6.4,6.2,0]),('Impairment',[2.2,1.1,0,0]),('Disposals and reclassifications',[-3.0,-3.6,-13.9,0])]
rows+=[line(a,b) for a,b in dp2[1:-1]]+[line(*dp2[-1],below=u)]
p2=tot(dp2); rows.append(line('At 30 September 2024',p2,f=TB,below=u))
rows.append(R(['Net book value']+[None]*5,f=TB))
rows.append(line('At 30 September 2024',[a-b for a,b in zip(e,p2)],f=TB))
rows.append(line('At 30 September 2023',[a-b for a,b in zip(c1,p1)],below=[(0,5,.8)]))
y=d.table(62,y+6,[151,70,60,64,70,56],rows,al=['l','p','p','p','p','p'],f=TR,sz=9,pad=1.6)
y=d.text(62,y+30,'14  US dollar borrowings',TB,11) or y+45
y=d.para(62,y,471,'The Group’s borrowings in US dollars, all held by Halvergate Marine Finance Inc., fall due as follows.',TR,9.4)
D=lambda v,c=True:C(v,cur='$' if c else None)
rows=[R([None,'Principal','Interest','Total due'],f=TB,below=[(1,1,.5,6),(2,2,.5,6),(3,3,.5,6)],al=['l','c','c','c']),
 ['Within one year',D('4,250,000'),D('1,118,400'),D('5,368,400')],['Between one and two years','4,250,000','901,650','5,151,650'],['Between two and five years','9,750,000','1,244,875','10,994,875'],
 R(['After five years','3,000,000','187,500','3,187,500'],below=[(1,1,.5,6),(2,2,.5,6),(3,3,.5,6)]),
 R([None,D('21,250,000'),D('3,452,425'),D('24,702,425')],f=TB,below=[(1,1,1.4,6),(2,2,1.4,6),(3,3,1.4,6)])]
y=d.table(62,y+4,[165,92,92,92],rows,al=['l','r','r','r'],f=TR,sz=9.2,pad=2,px=8)
d.text(533,812,'141',TR,8.5,'r')
d.save()
