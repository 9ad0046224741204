from make_lib import *
ttf('DC','dejavu/DejaVuSansCondensed.ttf'); ttf('DCB','dejavu/DejaVuSansCondensed-Bold.ttf')
d=Doc('parcel_rate_card',(612,792))
# page 1: open table, no rules, dense
d.t(36,44,'LARKFIELD PARCEL','DCB',15,'l','#7a1f2b'); d.t(576,44,'Daily Rates, effective January 6','DC',9,'r')
d.t(36,64,'Ground Commercial, U.S. 48 — list price in dollars by zone','DCB',10)
W=[1,2,3,4,5,6,7,8,9,10,12,14,16,18,20,25,30,35,40,45,50,60,70,80,90,100,110,120,130,140,150]
zs=[2,3,4,5,6,7,8]
base=[10.70,11.12,11.94,12.41,12.88,13.02,13.27]; slope=[.185,.235,.31,.405,.525,.655,.79]
R=[['Weight not\nover (lb)']+['Zone\n%d'%z for z in zs]+['Zone\n44','Zone\n45']]
for w in W:
    row=['%d'%w]
    for b,s in zip(base,slope): row.append('%.2f'%(b+s*(w-1)*(1.0 if w<50 else .93)))
    row+=(['%.2f'%(38.9+.96*(w-1)),'%.2f'%(34.15+.93*(w-1))] if w<=70 else ['n/a','n/a'])
    R.append(row)
R.append(['Each lb over']+['%.2f'%(s*.98+.4) for s in slope]+['n/a','n/a'])
R.append(['Minimum charge']+['%.2f'%b for b in base]+['38.90','34.15'])
g=Grid(d,36,76,[72]+[50]*9,R,'DC','DCB',8,al='l'+'r'*9,hdr=1,hal='r',vpad=2.4,pad=4)
g.draw()
y=g.bot+14
y=d.para(36,y,540,'Rates are per package. Dimensional weight applies where cubic size exceeds 1,728 cubic inches: divide by 139. Zone 44 is Hawaii and Zone 45 is Alaska (selected postal codes only). The fuel surcharge of the week is added to the rate and to the surcharges marked F overleaf.','DC',7.6)
d.t(306,776,'2','DC',8,'c')
d.next()
d.t(36,44,'Surcharges and transit','DCB',13,'l','#7a1f2b')
# left: ruled surcharge table w/ groups (horizontal rules only); right: transit matrix
d.t(36,64,'Value-added services','DCB',9)
R=[['Service','Basis','Charge','F'],
[S('Delivery area',4,b=True),None,None,None],
['Residential','package','$ 6.15','F'],
['Delivery area, commercial','package','$ 4.05','F'],
['Delivery area, residential','package','$ 5.90','F'],
['Remote area, contiguous 48','package','$ 15.60','F'],
[S('Handling',4,b=True),None,None,None],
['Additional handling: longest side over 48 in., or second-longest side over 30 in.','package','$ 28.25','F'],
['Large package (length plus girth over 130 in.)','package','$ 231.00','F'],
['Over maximum limits','package','$ 1,325.00',''],
[S('Proof and value',4,b=True),None,None,None],
['Adult signature','shipment','$ 8.10',''],
['Direct signature','shipment','$ 6.85',''],
['Declared value, first $100','package','$ 0.00',''],
['Declared value, each $100 up to $50,000','package','$ 1.45',''],
[S('Pickup',4,b=True),None,None,None],
['Daily scheduled pickup: weekly spend of less than $75.00','week','$ 35.50',''],
['Same-day pickup, ordered online','pickup','$ 8.25','F'],
['Same-day pickup, by telephone','pickup','$ 13.95','F']]
g=Grid(d,36,71,[150,44,60,16],R,'DC','DCB',7.6,al=['l','l','$','c'],hdr=1,hal='l',vpad=2.6,pad=3)
for r in (1,6,10,15): g.band(r,'#f1e3e5')
g.draw(); g.hr(0,1,'#7a1f2b'); g.hr(1,.5,'#7a1f2b'); g.hr(len(R),1,'#7a1f2b')
yl=g.bot
d.t(330,64,'Ground transit, business days','DCB',9)
hub=['ATL','CVG','DFW','LAX','ORD','SEA']
M={('ATL','CVG'):2,('ATL','DFW'):2,('ATL','LAX'):4,('ATL','ORD'):2,('ATL','SEA'):5,('CVG','DFW'):3,('CVG','LAX'):4,('CVG','ORD'):1,('CVG','SEA'):5,('DFW','LAX'):3,('DFW','ORD'):3,('DFW','SEA'):4,('LAX','ORD'):4,('LAX','SEA'):3,('ORD','SEA'):4}
R=[[S('From',1,2),S('To',6),None,None,None,None,None],[None]+hub]
for a in hub: R.append([a]+['–' if a==b else str(M.get((a,b)) or M.get((b,a))) for b in hub])
g=Grid(d,330,71,[48]+[33]*6,R,'DC','DCB',8,al='lcccccc',hdr=2,valign='m',vpad=3)
g.band(0,'#f1e3e5',1); g.draw(); g.box(.4,'#7a1f2b')
y=g.bot+22
d.t(330,y,'Latest pickup for next-day delivery','DCB',9)
R=[['Terminal','Mon–Thu','Fri','Sat'],['Atlanta South','7:45 p.m.','6:30 p.m.','—'],['Cincinnati','9:10 p.m.','8:00 p.m.','1:00 p.m.'],['Dallas Love','8:15 p.m.','7:00 p.m.','noon'],['Los Angeles','6:50 p.m.','5:30 p.m.','—'],['Chicago West','8:40 p.m.','7:30 p.m.','noon'],['Seattle','5:25 p.m.','4:45 p.m.','—']]
g=Grid(d,330,y+6,[75,60,60,51],R,'DC','DCB',8,al='lrrr',hdr=1,hal='r',vpad=2.4)
g.draw(); g.hr(1,.5)
y=g.bot+24
d.t(330,y,'How zones are found','DCB',9)
y=d.para(330,y+13,246,'A zone is set by the first three digits of the postal codes of origin and destination. Look it up at the counter or in the zone chart of your pickup terminal. Zones 2 to 8 lie in the 48 states; 44 and 45 lie outside. Transit days count from the day after pickup and leave out Saturdays, Sundays and holidays. Money-back terms are in the Tariff, Part 5.','DC',8,just=True)
y=max(y,yl)+30
d.rect(36,y,576,y+96,stroke='#7a1f2b',w=.8); d.t(46,y+16,'Ask for a contract rate','DCB',9)
for i,l in enumerate(('Company','Account no.','Packages per week','Signature')):
    xx=46+(i%2)*265; yy=y+42+(i//2)*30; d.t(xx,yy,l,'DC',8); d.hl(xx+82,xx+240,yy+2,.5)
d.t(306,776,'3','DC',8,'c')
d.save()
