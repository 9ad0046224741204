from makelib import *
# ---------- tariff book
d=Doc('port_tariff')
d.text(50,48,'PORT AUTHORITY OF KELLSMOUTH','LSB',11);d.text(545,48,'Tariff Book 2025','LS',9,'r');d.rule(50,54,545,54,1.2)
d.text(50,78,'Part B   Dues on vessels and cargo','LSB',13)
y=d.para(50,98,495,'Charges in this Part are levied on the master, owner or agent of every vessel entering the limits of the port. Rates are in euro and exclude value added tax unless a rate is shown in the last column. Gross tonnage (GT) is that of the International Tonnage Certificate (1969).','LS',8.6,11)
d.text(50,y+8,'Table B-1 — General dues','LSB',9)
S=lambda t:[dict(t=t,cs=7,b=1)]
rows=[['Item','Service','Unit','Applies to','Rate\n(€)','Minimum\n(€)','VAT\n(%)'],
S('1. HARBOUR DUES'),
['1.1','Entry of sea-going vessels, once per call, including the use of buoys and lights','GT','All vessels ≥ 100 GT','0.184','95.00','0'],
['1.2','As 1.1, liner services with at least 24 calls in a calendar year','GT','Ro-ro, container','0.121','95.00','0'],
['1.3','Inland craft','call','≤ 110 m LOA','42.50','—','21'],
['1.4','Fishing vessels landing their catch at the fish market','% of sale','Registered boats','1.75','12.00','21'],
S('2. BERTH DUES (per 24 h or part)'),
['2.1','Quays 1 to 7 (draught up to 9.5 m)','m LOA','All vessels','2.36','150.00','0'],
['2.2','Deep-water quay','m LOA','All vessels','3.94','420.00','0'],
['2.3','Lay-by at dolphins, no cargo worked','m LOA','By permit of the harbour master only','1.05','80.00','0'],
['2.4','Surcharge for overstaying after notice to shift¹','h','All berths','310.00','310.00','0'],
S('3. CARGO DUES'),
['3.1','Containers, loaded','TEU','In and out','11.80','—','0'],
['3.2','Containers, empty','TEU','In and out','3.10','—','0'],
['3.3','Grain, feed and fertiliser in bulk','t','Inward','0.62','75.00','0'],
['3.4','Petroleum products','t','In and out','0.97','200.00','0'],
['3.5','Timber, sawn, in packs','m³','Inward','0.48','50.00','0'],
['3.6','Accompanied passenger cars','unit','In and out','4.20','—','9'],
['3.7','Project cargo with pieces heavier than 60 t or longer than 18 m²','t','In and out','5.40','600.00','0'],
S('4. PASSENGERS'),
['4.1','Cruise passengers, turnaround','head','Embarking and landing','3.85','—','9'],
['4.2','Cruise passengers, transit','head','Once per call','2.15','—','9'],
['4.3','Ferry passengers (children under 4 free)','head','Each crossing','1.30','—','9']]
def dr(d,xs,ys):
    d.fill(xs[0],ys[0],xs[-1],ys[1],(.78,.86,.92))
    sec=[i for i,r in enumerate(rows) if len(r)==1]
    for i in sec: d.fill(xs[0],ys[i],xs[-1],ys[i+1],(.93,.93,.93))
    for y in ys: d.rule(xs[0],y,xs[-1],y,.5)
    for i in range(len(rows)):
        for k,x in enumerate(xs):
            if i in sec and 0<k<7: continue
            d.rule(x,ys[i],x,ys[i+1],.5)
b=d.table(50,y+14,[30,186,48,102,44,48,37],rows,size=8,al=['l','l','c','l','r','r','r'],draw=dr)
d.text(50,b+12,'¹ Notice is given by VHF channel 12 and confirmed in writing.   ² Weight as declared on the manifest.','LS',7.2)
d.text(297,815,'B – 4','LS',8,'c')
d.next()
d.text(50,48,'PORT AUTHORITY OF KELLSMOUTH','LSB',11);d.text(545,48,'Tariff Book 2025','LS',9,'r');d.rule(50,54,545,54,1.2)
d.text(50,78,'Part C   Nautical services','LSB',13)
d.text(50,98,'Table C-1 — Pilotage, towage and mooring, € per operation','LSB',9)
H=lambda t,**k:dict(t=t,**k)
rows2=[[H('Gross tonnage',cs=2),None,H('Pilotage',cs=3),None,None,H('Towage, per tug',cs=2),None,H('Mooring',cs=2),None],
['over','to','Inward','Outward','Shift','06–22 h','22–06 h','Make fast','Let go']]
lo=['—','1 500','3 000','5 000','7 500','10 000','15 000','20 000','30 000','40 000','60 000','80 000','100 000']
hi=lo[1:]+['—']
for i,(a,b_) in enumerate(zip(lo,hi)):
    p=310+i*118+i*i*6
    f=lambda v:f'{v:,.0f}'.replace(',',' ')
    rows2.append([a,b_,f(p),f(p*.95),f(p*.6) if i<11 else 'n/a',f(420+i*95) if i else '—',f((420+i*95)*1.3) if i else '—',f(88+i*24),f(60+i*15)])
def dr2(d,xs,ys):
    d.rule(xs[0],ys[0],xs[-1],ys[0],1.2);d.rule(xs[0],ys[2],xs[-1],ys[2],.8);d.rule(xs[0],ys[-1],xs[-1],ys[-1],1.2)
    for a,b in((0,2),(2,5),(5,7),(7,9)): d.rule(xs[a]+4,ys[1],xs[b]-4,ys[1],.4)
    for k in(7,12): d.rule(xs[0],ys[k],xs[-1],ys[k],.25,.5)
b=d.table(50,106,[58,58,56,56,50,56,56,56,49],rows2,size=8.5,al=['r']*9,hal='c',py=2,draw=dr2)
b=d.para(50,b+14,495,'Vessels fitted with an operational bow thruster of at least 400 kW take one tug less than prescribed in the Port By-laws. A fourth and further tug is charged at 110 %. Cancelled orders are charged at half the rate if notice is shorter than two hours.','LS',8.6,11)
b+=14
d.text(50,b,'Table C-2 — Ship-generated waste','LSB',9);d.text(312,b,'Table C-3 — Utilities at berth','LSB',9)
w=[['MARPOL class','Unit','Included','Extra €'],['Oily bilge water','m³','10','38.00'],['Sludge','m³','4','61.50'],['Sewage','m³','15','22.00'],['Plastics','m³','3','0.00'],['Food waste, category 1','kg','—','1.15'],['Cargo residues','t','—','on quote'],['Scrubber waste','m³','—','144.00']]
u=[['Utility','Quay','Price'],['Fresh water','1–7','€ 2.95'],['Fresh water','Deep','€ 3.40'],['Shore power 50 Hz','5, 6','€ 0.31'],['Shore power 60 Hz','Deep','€ 0.36'],['Connection fee','all','€ 185.00'],['Bunker hose watch','3','€ 74.00']]
def dr3(d,xs,ys):
    d.rule(xs[0],ys[1],xs[-1],ys[1],.7)
def dr4(d,xs,ys):
    for i in range(1,len(ys)-1,2): d.fill(xs[0],ys[i],xs[-1],ys[i+1],(.88,.93,.96))
    d.fill(xs[0],ys[0],xs[-1],ys[1],(.1,.28,.42))
d.table(50,b+6,[108,36,48,48],w,size=8.2,al=['l','l','r','r'],hal='col',draw=dr3)
u[0]=[H(t,col=1) for t in u[0]]
b2=d.table(312,b+6,[110,48,75],u,size=8.2,al=['l','c','acc'],hal='c',draw=dr4,py=3)
b+=150
d.text(50,b,'Order for services (return to the Harbour Office, fax ext. 214)','LSB',9)
for i,l in enumerate(['Vessel:','IMO number:','Service wanted on (date, hour):','Agent’s signature:']):
    d.text(50,b+24+i*22,l,'LS',9);d.rule(200,b+26+i*22,430,b+26+i*22,.4)
d.text(297,815,'C – 1','LS',8,'c')
d.save()
# ---------- vessel list, page rotated by /Rotate
import random
random.seed(5)
d=Doc('vessel_list',842,595)
d.c.setPageSize((842,595));d.c.setPageRotation(90);d.c.translate(595,0);d.c.rotate(90)
F='DC';B='DCB'
d.text(30,30,'Hafen Norderwiek — Expected vessels / Erwartete Schiffe','DCB',11);d.text(812,30,'Issue 17 Mar 2025 06:00 LT','DC',7,'r')
hd=['ETA','','Vessel','Flag','Type','LOA\nm','Draught\nm','GT','Agent','Last port','Next port','Tugs','Hazmat']
names=['Anke Thorsen','Baltic Heron','Cape Miravel','Duna Star','Eems Trader','Frisian Lily','Gdynia Pride','Hav Viking','Ilmenau','Jade Carrier','Kurland','Lady Brisa','Maren S','Nordkapp II','Ostara','Petra Wulff','Quintus','Ravenna B','Solveig','Trave Spirit','Ulla','Vasa Queen','Wilma','Xanthe','Ymir','Zeeland Trader','Arkona Bay','Borkum Riff','Clara Mundt','Dollart','Elisabeth K','Fehmarn Belt','Grietje','Hallig']
flags=['DE','NL','PT','MT','LR','AG','NO','FI','CY','PA'];types={'Container terminal':['Cont'],'Bulk & breakbulk':['Bulk','GenC','Timb'],'Tanker jetty':['Chem','Prod','LPG'],'Ro-ro and ferry':['RoRo','RoPx']}
ports=['Rotterdam','Gdansk','Klaipeda','Hull','Oslo','Antwerp','Riga','Bilbao','Kotka','Aarhus','Immingham','Tallinn','Gothenburg','Porto']
ag=['Behn & Co','Sartori','Norfracht','Wiek Shipping','Hanse Agency']
rows=[hd];sec=[];sub=[];tot=0;i=0;days=['17.03.','18.03.','19.03.']
rows[0]=[dict(t='ETA',cs=2)]+[None]+hd[2:]
for t,n in(('Container terminal',8),('Bulk & breakbulk',11),('Tanker jetty',7),('Ro-ro and ferry',8)):
    sec.append(len(rows));rows.append([dict(t=t,b=1)]) 
    rows[-1]=[dict(t=t,b=1,cs=13)]
    m=360;g=0
    for k in range(n):
        m+=random.randint(60,480);dd=days[min(2,m//1440)];hh=f'{(m%1440)//60:02d}:{random.choice([0,15,30,45]):02d}'
        loa=random.uniform(78,228);gt=int(loa**2*random.uniform(.45,.7));g+=gt
        p=random.sample(ports,2);ty=random.choice(types[t])
        rows.append([dd,hh,names[i]+('*' if i in(3,12,27) else ''),random.choice(flags),ty,f'{loa:.1f}',f'{loa/22+1:.2f}' if k%7!=5 else '',f'{gt:,}',random.choice(ag),p[0],p[1] if k%5!=3 else 'Orders',str(0 if loa<110 else 1 if loa<160 else 2) if loa>=110 else '–','Yes' if ty in('Chem','Prod','LPG') else random.choice(['No','No','Yes'])]);i+=1
    sub.append(len(rows));rows.append([None,None,dict(t=f'{n} calls',b=1)]+[None]*4+[dict(t=f'{g:,}',b=1)]);tot+=g
rows.append([None,None,dict(t=f'All terminals, {i} calls',b=1,cs=4),None,None,None,None,dict(t=f'{tot:,}',b=1)])
def dr(d,xs,ys):
    d.rule(xs[0],ys[0],xs[-1],ys[0],1);d.rule(xs[0],ys[1],xs[-1],ys[1],.6)
    for k in sec: d.fill(xs[0],ys[k]+.5,xs[-1],ys[k+1]-.5,(.99,.93,.78))
    for k in sub: d.rule(xs[7],ys[k],xs[8],ys[k],.4)
    d.rule(xs[0],ys[-2],xs[-1],ys[-2],.6);d.rule(xs[0],ys[-1],xs[-1],ys[-1],1)
b=d.table(30,38,[38,32,110,32,36,44,50,58,90,82,82,36,46],rows,font=F,bold=B,size=6.8,lead=8,py=1.45,al=['l','l','l','c','l','d','d','r','l','l','l','c','c'],hal='col',hval='b',draw=dr)
d.text(30,b+11,'* First call at this port; ISPS pre-arrival form outstanding.   Draught blank = not yet reported.','DC',6.5)
d.save()
