from make_lib import *
P='/usr/share/fonts/truetype/liberation/LiberationSerif-'
reg('F',P+'Regular.ttf'); reg('FB',P+'Bold.ttf'); reg('FI',P+'Italic.ttf'); Q='/usr/share/fonts/truetype/liberation/LiberationSans-'; reg('Q',Q+'Regular.ttf'); reg('QB',Q+'Bold.ttf')
d=D('property_trust_annual',(612,792),'F',10); R=random.Random(76)
d.text(306,58,'KESTREL HARBOR REALTY TRUST','FB',12,'c'); d.text(306,73,'CONSOLIDATED STATEMENTS OF OPERATIONS','FB',11,'c'); d.text(306,87,'(in thousands, except per share amounts)','FI',10,'c')
def f(v): return f'({-v:,})' if v<0 else ('—' if v==0 else f'{v:,}')
rev=[('Rental income',[412806,398114,381920]),('Parking and other property income',[21477,20980,17345]),('Management fees from joint ventures',[6212,5870,5904])]
exp=[('Property operating',[118230,113902,108447]),('Real estate taxes',[61044,59871,57205]),('General and administrative',[38120,36655,34410]),('Depreciation and amortization',[142377,139208,131662]),('Impairment of real estate held for sale',[18500,0,0])]
TR=[sum(z) for z in zip(*[v for _,v in rev])]; TE=[sum(z) for z in zip(*[v for _,v in exp])]; OI=[a-b for a,b in zip(TR,TE)]
oth=[('Interest expense',[-58904,-51233,-47120]),('Interest income',[2281,1144,96]),('Equity in income (loss) of unconsolidated joint ventures',[-1312,2205,1876]),('Gain on sales of real estate, net',[26740,0,8412]),('Loss on early retirement of debt',[0,-1670,-322])]
BT=[a+sum(z) for a,z in zip(OI,zip(*[v for _,v in oth]))]; tax=[-1104,-987,-1022]; NI=[a+b for a,b in zip(BT,tax)]; nc=[-4306,-3992,-3551]; NA=[a+b for a,b in zip(NI,nc)]; pd=[-11200]*3; NC=[a+b for a,b in zip(NA,pd)]
t=d.table(); y=118; xl=[372,450,528]; xr=[428,506,562]; xl=[378,444,510]; xr=[428,494,560]; o=W(')','F',10)
t.put(0,1,'Note',334,y+14,'c','FB',9,r1=1); t.put(0,2,'Year ended December 31,',(378+560)/2,y,'c','FB',9,c1=4); d.hl(374,564,y+3.5,.5)
for k in range(3): t.put(1,2+k,str(2023-k),(xl[k]+xr[k])/2,y+14,'c','FB',9); d.hl(xl[k]-3,xr[k]+4,y+18,.5)
t.cells=[c for c in t.cells if c[4]!='Note']; d.boxes=[b for b in d.boxes]; t.cells.append([1,1,1,1,'Note'])
y+=34; r=2
def row(n,v=None,note='',ind=0,b=False,cur=False,w=268):
    global y,r
    ls=wrap(n,'FB' if b else 'F',10,w-ind)
    for i,l in enumerate(ls): t.ext(*d.text(50+ind+(8 if i else 0),y+i*12,l,'FB' if b else 'F'))
    t.cells.append([r,0,r,0,n]); y+=12*(len(ls)-1)
    if note: t.put(r,1,note,334,y,'c','F')
    if v:
        for k,q in enumerate(v):
            s=q if isinstance(q,str) else f(q); x=xr[k]+(o if s.endswith(')') else 0)
            if cur: t.money(r,2+k,'$',s,xl[k],x,y,'FB' if b else 'F')
            else: t.put(r,2+k,s,x,y,'r','FB' if b else 'F')
    t.nr=max(t.nr,r+1); y+=14.2; r+=1
def rule(w=.5,dbl=False):
    for k in range(3):
        d.hl(xl[k]-2,xr[k]+2,y-11,w)
        if dbl: d.hl(xl[k]-2,xr[k]+2,y-9,w)
row('Revenues',b=True)
for i,(n,v) in enumerate(rev): row(n,v,['3','','7'][i],10,cur=i==0)
rule(); row('Total revenues',TR,ind=20,b=True); y+=3
row('Expenses',b=True)
for i,(n,v) in enumerate(exp): row(n,v,['','','12','4, 5','6'][i],10)
rule(); row('Total expenses',TE,ind=20,b=True); rule(); y+=3
row('Operating income',OI,b=True)
row('Other income (expense)',b=True)
for i,(n,v) in enumerate(oth): row(n,v,['9','','7','6','9'][i],10,w=262)
rule(); row('Income before income taxes',BT); row('Income tax expense',tax,'14'); rule(); row('Net income',NI,b=True); row('Net income attributable to noncontrolling interests',nc,'11',w=262)
rule(); row('Net income attributable to the Trust',NA); row('Preferred share dividends',pd,'10'); rule(); row('Net income available to common shareholders',NC,b=True,cur=True,w=290); y+=1; rule(.6,True); y+=5
sh=[131206,130877,129940]
row('Earnings per common share',b=True)
row('Basic',[f'{a/b:.2f}' for a,b in zip(NC,sh)],'13',10,cur=True); row('Diluted',[f'{a/(b+1310):.2f}' for a,b in zip(NC,sh)],'13',10,cur=True); row('Weighted average common shares outstanding, basic',sh,'',w=280)
rule(.6,True); t.ext(50,y,564,y-9)
d.text(306,y+18,'The accompanying notes are an integral part of these consolidated financial statements.','FI',9,'c'); d.text(306,765,'F-4','F',9,'c')
d.newpage()
N='#0c3c4c'
d.box(0,0,612,26,fill=N); d.text(50,17,'Our portfolio','QB',11,color='#ffffff'); 
# five-year summary left, bar chart right
d.text(50,56,'Five-year summary','QB',11,color=N); t=d.table(); y=74; xs=[180,222,264,306,348]
d.hl(50,350,y-11,.8,N); t.ext(50,y-11,350,y)
t.put(0,0,'Dollars in millions',50,y,'l','Q',8)
for k in range(5): t.put(0,1+k,str(2023-k),xs[k],y,'r','QB',8)
d.hl(50,350,y+4,.8,N); y+=16
for i,(n,v) in enumerate([('Total revenues',[f'{TR[0]/1000:.1f}',f'{TR[1]/1000:.1f}',f'{TR[2]/1000:.1f}','366.4','371.9']),('Funds from operations',['179.8','184.2','176.0','161.7','170.3']),('Total assets',['4,218','4,306','4,190','4,077','3,988']),('Secured debt',['612','655','810','874','902']),('Unsecured notes',['1,050','1,050','900','750','750']),('Dividends per share',['1.24','1.20','1.16','1.16','1.32']),('Buildings owned',['64','67','66','66','63']),('Leased at year end, %',['90.4','91.8','91.1','92.7','95.2'])]):
    t.put(1+i,0,n,50,y,'l','Q',8)
    for k,q in enumerate(v): t.put(1+i,1+k,q,xs[k],y,'r','Q' if k else 'QB',8)
    y+=14.5
    if i in (1,4): d.hl(50,350,y-10,.25,'#888888'); y+=2
d.hl(50,350,y-9,.8,N); t.ext(50,y,350,y-9)
d.text(385,56,'Rent by tenant industry, %','QB',9,color=N)
for i,(n,v) in enumerate([('Law',22),('Finance',19),('Technology',16),('Government',14),('Health',11),('Other',18)]):
    yy=70+i*19; d.text(443,yy+9,n,'Q',7.5,'r'); d.box(448,yy,448+v*4,yy+12,fill='#5f98a8'); d.text(452+v*4,yy+9,str(v),'Q',7.5)
d.vl(448,66,184,.6)
y=245; d.text(50,y,'Properties at December 31, 2023','QB',11,color=N); y+=9
X=[50,166,246,312,352,414,466,512,564]; t=d.table(); ys=y
d.box(50,y,564,y+34,fill=N)
for k,h in enumerate([['Property'],['City'],['Tenure'],['Year','built'],['Area','(sq. ft.)'],['Leased'],['Green','label'],['First lease','expiry']]):
    right=k in(4,5); t.put(0,k,h,X[k]+4 if not right else X[k+1]-8,y+(14 if len(h)>1 else 20),'r' if right else 'l','QB',7.6,'#ffffff',lead=10)
y+=34
P_=[('One Harbor Place','Port Halden','Freehold'),('Meridian Exchange','Port Halden','Ground lease to 2081'),('The Foundry','Brackwater','Freehold'),('Cobalt Center North and South Towers','Brackwater','Freehold'),('Government Street','Saint Odile','Leasehold to 2049'),('Linden Row','Saint Odile','Freehold'),('Pier 9 Studios','Saint Odile','License, renewable'),('Ironbridge Medical Pavilion','Calloway','Freehold'),('Gateway Plaza (50% joint venture)','Calloway','Freehold'),('Wexler Building','Dunmore Falls','Freehold'),('Parkside Labs, Phase I','Dunmore Falls','Ground lease to 2110'),('Parkside Labs, Phase II','Dunmore Falls','Under construction')]
A=0;LA=0
for i,(n,c,te) in enumerate(P_):
    a=R.randint(88,640)*1000; l=R.randint(710,1000)/10; last=i==11
    if not last: A+=a; LA+=a*l
    else: A+=a; 
    row_=[n,c,te,'—' if last else str(R.randint(1912,2019)),f'{a:,}','—' if last else f'{l:.1f}%','Yes' if R.random()<.55 else 'No','—' if last else R.choice(['Mar','Jun','Sep','Dec'])+' '+str(R.randint(2024,2031))]
    L=[wrap(q,'Q',7.8,X[k+1]-X[k]-7) for k,q in enumerate(row_)]; m=max(map(len,L)); hh=m*9.6+8
    for k,ls in enumerate(L): t.put(1+i,k,ls,X[k]+4 if k not in(4,5) else X[k+1]-8,y+12,'r' if k in(4,5) else 'l','Q',7.8,lead=9.6)
    y+=hh; d.hl(50,564,y,.4,'#5f98a8')
d.box(50,y,564,y+17,fill='#d9e8ec'); t.put(13,0,'Total',54,y+12,'l','QB',7.8); t.put(13,4,f'{A:,}',X[5]-8,y+12,'r','QB',7.8); y+=17; d.hl(50,564,y,1,N); t.ext(50,ys,564,y)
d.para(50,y+13,514,'Leased: share of the area under signed leases. The area of Gateway Plaza is shown in full. Green label: certified under a national rating scheme at the year end.','Q',7.5)
d.text(564,770,'Kestrel Harbor Realty Trust  |  21','Q',7.5,'r'); d.save()
