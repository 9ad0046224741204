from makelib import *
S=dict
# ---------- airline annual statistics, 2 pages, two-column prose
d=Doc('airline_stats',595,842)
d.text(45,52,'Aerolinea Cordell Group','DSCB',15);d.text(550,52,'Operating statistics 2024','DSC',9,'r')
c1='The Group operated 61 aircraft at the end of December, three more than a year earlier. Two older turboprops left the fleet in March and were sold to a regional operator; five narrow-bodies joined under operating leases with terms of eight years. Average age fell for the third year running.'
c2='Deliveries of the new long-haul type slipped by two quarters because of seat certification. The Group has agreed compensation in the form of maintenance credits, which will be used from 2026. Options may be exercised up to eighteen months before the slot concerned.'
d.para(45,78,242,c1,'DSC',8.6,11.4);d.para(308,78,242,c2,'DSC',8.6,11.4)
d.text(45,176,'Fleet at 31 December 2024',"DSCB",10)
fl=[('Narrow-body',[('N-220 / 220neo','132','PW15',6,4,9,5,6.1),('N-321','212','LX-1A',3,11,0,0,9.4),('N-321LR','184','LX-1A33',2,5,6,4,2.8)]),('Wide-body',[('W-350','311','TX 84',4,3,0,0,7.7),('W-350 new cabin','298','TX 84',0,0,8,6,None)]),('Regional',[('R-72-600','70','PT127',9,2,0,0,11.2),('R-E2','110','PW19',4,6,3,10,3.3)]),('Freighter',[('N-321 P2F','27 t','V25',2,0,1,0,18.5)])]
rows=[[S(t='Type',rs=2,al='l'),S(t='Seats or\nload',rs=2),S(t='Engine',rs=2,al='l'),S(t='In service',cs=3),None,None,S(t='To come',cs=2),None,S(t='Mean age,\nyears',rs=2)],[None,None,None,'Owned','Leased','Total','Firm','Option']]
sec=[];T=[0]*5
for g,L_ in fl:
    sec.append(len(rows));rows.append([S(t=g,font='DSCB',col=(.05,.3,.35))])
    for (n,s,e,o,l,f,q,a) in L_:
        rows.append([S(t=n,ind=8),s,e,str(o) if o else '–',str(l) if l else '–',str(o+l) if o+l else '–',str(f) if f else '–',str(q) if q else '–',f'{a:.1f}' if a else 'n/a'])
        for i,v in enumerate((o,l,o+l,f,q)): T[i]+=v
tr=len(rows);rows.append([S(t='Group',b=1),None,None]+[S(t=str(v),b=1) for v in T]+[S(t='7.5',b=1)])
print('fleet',T)
def dr(d,xs,ys):
    d.fill(xs[5],ys[1],xs[6],ys[-1],(.88,.95,.94))
    d.rule(xs[0],ys[0],xs[-1],ys[0],1.5);d.rule(xs[0],ys[2],xs[-1],ys[2],.7);d.rule(xs[0],ys[tr],xs[-1],ys[tr],.7);d.rule(xs[0],ys[-1],xs[-1],ys[-1],1.5)
    d.rule(xs[3]+3,ys[1],xs[6]-3,ys[1],.4);d.rule(xs[6]+3,ys[1],xs[8]-3,ys[1],.4)
b=d.table(45,182,[112,58,62,46,46,46,42,44,49],rows,font='DSC',bold='DSCB',size=8,hsize=7.6,hdr=2,al=['l','r','l']+['r']*6,hal='c',py=2.2,draw=dr)
d.text(45,b+11,'Aircraft on wet lease in (summer season only) are excluded. Mean age is weighted by aircraft in service.','DSC',6.8)
y=b+40
d.para(45,y,242,'Punctuation of the timetable by strikes at three airports cost 1.1 points of regularity. The share of flights that arrived within fifteen minutes of schedule was nevertheless the best since 2016, helped by longer turnrounds at the main base and by a reserve aircraft stationed there through the summer. Load factors rose on every network except domestic, where rail competition on the coastal route took some 40 000 passengers. Cargo carried in the bellies of passenger aircraft grew by a tenth; the freighters flew fewer hours.','DSC',8.6,11.4)
# bar chart right
d.text(308,y,'Arrivals within 15 minutes, % of flights','DSCB',8.4)
cx,cy=330,y+125
for k in range(0,5): 
    d.rule(cx,cy-k*25,545,cy-k*25,.25,.7);d.text(cx-4,cy-k*25+3,str(60+k*10),'DSC',7,'r')
for i,(yr,v) in enumerate(((2019,74.1),(2020,88.0),(2021,85.2),(2022,69.7),(2023,76.9),(2024,82.3))):
    d.fill(cx+10+i*35,cy-(v-60)*2.5,cx+32+i*35,cy,(.1,.45,.5));d.text(cx+21+i*35,cy+10,str(yr),'DSC',7,'c');d.text(cx+21+i*35,cy-(v-60)*2.5-3,f'{v}','DSC',6.5,'c')
d.rule(cx,cy,545,cy,.8)
d.text(297,815,'14','DSC',8,'c')
d.next()
d.text(45,52,'Traffic','DSCB',13)
y1=d.para(45,74,242,'Revenue passenger-kilometres (RPK) rose by 5.6 % on 4 % more capacity. The table on this page gives the figures by network area. Figures for 2023 have been restated for the transfer of two Canary routes from Europe to Domestic.','DSC',8.6,11.4)
net=[('Domestic',(5120,5204),(3021,3077)),('Europe',(7388,6902),(11640,10811)),('North Atlantic',(1204,1107),(8151,7480)),('South America',(811,798),(7620,7502)),('Africa and\nMiddle East',(467,431),(1588,1460))]
rows=[['','2024','2023','± %'],[S(t='Passengers (000)',b=1)]]
for head,ix in (('Passengers (000)',1),('RPK (million)',2)):
    if ix==2: rows.append([S(t=head,b=1)])
    a=b_=0
    for n in net:
        v,w=n[ix];a+=v;b_+=w;rows.append([n[0],f'{v:,}',f'{w:,}',f'{(v/w-1)*100:+.1f}'.replace('-','−')])
    rows.append([S(t='Total',b=1,ind=8),S(t=f'{a:,}',b=1),S(t=f'{b_:,}',b=1),S(t=f'{(a/b_-1)*100:+.1f}'.replace('-','−'),b=1)])
tots=[i for i,r in enumerate(rows) if r[0] and isinstance(r[0],dict) and r[0]['t']=='Total']
def dr2(d,xs,ys):
    d.fill(xs[1],ys[0],xs[2],ys[-1],(.88,.95,.94))
    d.rule(xs[0],ys[1],xs[-1],ys[1],.7)
    for t in tots: d.rule(xs[1]+4,ys[t],xs[-1],ys[t],.4)
    d.rule(xs[0],ys[-1],xs[-1],ys[-1],.7)
b=d.table(45,y1+6,[104,48,48,42],rows,font='DSC',bold='DSCB',size=8,al=['l','r','r','r'],hal='r',py=1.8,draw=dr2)
d.para(45,b+18,242,'Passengers are counted once per flight number. Journeys on partner airlines under a Group code are not included in these figures.','DSC',8.6,11.4)
y2=d.para(308,74,242,'Checked baggage fees were simplified on 1 April. There are now three fare families; the amounts below apply per person and flight when paid online. At the airport all amounts are doubled.','DSC',8.6,11.4)
fee=[['Service','Light','Plus','Flex'],['Cabin bag 8 kg','✓','✓','✓'],['1st checked bag,\n23 kg','€ 32','✓','✓'],['2nd checked bag','€ 55','€ 55','€ 40'],['Seat choice','€ 9','€ 9','✓'],['Rebooking','✗','€ 60','✓'],['Refund','✗','✗','✓ ¹'],['Lounge','€ 38','€ 38','€ 25'],['Pet in cabin','€ 70','€ 70','€ 70'],['Miles, % of\ndistance','25','75','125']]
def dr3(d,xs,ys):
    d.fill(xs[0],ys[0],xs[-1],ys[1],(.05,.3,.35))
    for y in ys[1:]: d.rule(xs[0],y,xs[-1],y,.3,.5)
fee[0]=[S(t=t,col=1) for t in fee[0]]
b=d.table(308,y2+4,[98,48,48,48],fee,font='DC',bold='DCB',size=8,al=['l','c','c','c'],hal='c',val='m',py=2.6,draw=dr3)
d.text(308,b+10,'¹ less € 20 handling charge','DSC',7)
d.text(308,b+40,'Regularity and causes of delay','DSCB',9.5)
dl=[['Cause (IATA group)','Flights','Minutes'],['Late arrival of aircraft (93)','9 214','301 877'],['Air traffic flow (81–84)','6 030','148 702'],['Ground handling (31–39)','2 411','40 019'],['Technical (41–48)','1 388','77 530'],['Crew (63–69)','702','21 466'],['Weather (71–77)','1 155','52 904'],['Others','640','12 310']]
f=sum(int(r[1].replace(' ','')) for r in dl[1:]);m=sum(int(r[2].replace(' ','')) for r in dl[1:])
fm=lambda v:f'{v:,}'.replace(',',' ')
dl.append([S(t='All causes',b=1),S(t=fm(f),b=1),S(t=fm(m),b=1)])
d.table(308,b+46,[138,48,56],dl,font='DSC',bold='DSCB',size=8,al=['l','r','r'],hal='col',py=1.5,draw=lambda d,xs,ys:(d.rule(xs[0],ys[-2],xs[-1],ys[-2],.4)))
d.text(297,815,'15','DSC',8,'c')
d.save()
# ---------- airline spare parts price list: dense, mono, two columns of lists
import random
random.seed(3)
d=Doc('parts_prices',612,792)
d.text(36,36,'CORDELL TECHNIK — CONSUMABLES AND STANDARD PARTS','LMB',10);d.text(576,36,'PRICE LIST 7/2025  USD','LMB',8,'r')
d.rule(36,41,576,41,1)
grp=[('BOLTS',['BOLT HEX HD 1/4-28','BOLT 12PT 5/16-24','BOLT SHEAR TI 3/16','BOLT EYE','BOLT CLOSE TOL','BOLT INT WRENCH','SCREW PAN 8-32','SCREW CSK 10-32','SCREW TRUSS 6-32']),('NUTS & WASHERS',['NUT SELF LOCK 1/4','NUT CASTLE 5/16','NUT PLATE 2-LUG','NUT PLATE MINI','WASHER FLAT STL','WASHER CSK','WASHER TAB','COTTER PIN 1/16']),('SEALS',['O-RING NBR 2-010','O-RING NBR 2-116','O-RING FKM 2-214','O-RING EPDM 2-228','GASKET FUEL PUMP','SEAL LIP 25X40X7','BACKUP RING PTFE']),('FILTERS',['ELEMENT HYD 3 MICRON','ELEMENT FUEL 10 MICRON','ELEMENT OIL','STRAINER BLEED','FILTER RECIRC AIR','FILTER LAV VENT']),('LAMPS & WIRE',['LAMP NAV 26W','LAMP LANDING 600W','LAMP READING LED','CIRCUIT BKR 5A','CIRCUIT BKR 15A','SPLICE 22-18 AWG','TERMINAL RING #10','CONTACT PIN SZ 20','CONTACT SKT SZ 20','BACKSHELL STR','CABLE TIE 4 IN']),('FLUIDS',['OIL TURBINE QT','HYD FLUID TYPE V GAL','GREASE 33 TUBE','SEALANT B-2 6 OZ','SEALANT B-1/2','DEOXIDIZER PT','MEK GAL','ADHESIVE 2-PART','TALC LB']),('CABIN',['CURTAIN HOOK','SEAT BELT EXT','TRAY LATCH','PLACARD EXIT','LIFE VEST LIGHT','CARPET TAPE 50MM','OVEN RACK CLIP','CART BRAKE PEDAL','SMOKE HOOD SEAL','ASHTRAY LAV','WINDOW SHADE','ARMREST CAP L','ARMREST CAP R','READING LAMP BZL','BIN LATCH']),('TYRES & BRAKES',['TIRE NOSE 27X7.75','TIRE MAIN 46X17','BRAKE WEAR PIN','HEAT PACK BOLT','TIRE VALVE CORE','HUB CAP','WHEEL KEY'])]
allr=[]
for g,it in grp:
    allr.append([S(t=g,b=1)])
    for t in it:
        pn=random.choice(['MS','NAS','AN','CT'])+str(random.randint(1000,29999))+random.choice(['','-4','-08','C6'])
        hi=t.startswith(('TIRE M','TIRE N','FILTER','ELEMENT','HEAT'))
        p=random.uniform(90,1900) if hi else random.uniform(.08,64)
        allr.append([pn,t,random.choice(['EA','EA','HD','PK']) if not hi else 'EA','' if random.random()<.4 else str(random.choice([10,25,50,100])),f'{p:,.2f}'+('' )])
half=sum(1+len(it) for g,it in grp[:6]) -10
half=next(i for i in range(38,len(allr)) if len(allr[i])==1)
hd=['PART NO','DESCRIPTION','UI','MIN','PRICE']
sets=[allr[:half],allr[half:]]
print(half,len(allr))
for x,rs in((36,sets[0]),(312,sets[1])):
    d.table(x,48,[66,100,16,23,55],[hd]+rs,font='LM',bold='LMB',size=6.8,lead=8,px=2,py=1.9,al=['l','l','l','r','r'],hal='col',draw=lambda d,xs,ys:(d.rule(xs[0],ys[1],xs[-1],ys[1],.4),d.rule(306,44,306,700,.3)) )
d.para(36,740,540,'UI: EA each, HD hundred, PK pack of ten. MIN: least quantity per order line; blank means one unit of issue. Prices ex works Alvera, without certificates; CAAC or dual release on request.','LM',6.8,8.6)
d.save()
