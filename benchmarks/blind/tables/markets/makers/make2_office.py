from make_lib import *
V='/usr/share/fonts/truetype/dejavu/DejaVuSansCondensed'
reg('V',V+'.ttf'); reg('VB',V+'-Bold.ttf'); reg('VI',V+'-Oblique.ttf')
d=D('office_quarterly',(612,792),'V',8); R=random.Random(72); G='#2f5d3a'
d.box(0,0,612,62,fill=G); d.text(42,32,'OFFICE MARKET REPORT','VB',16,color='#ffffff'); d.text(42,49,'Port Halden metro  |  Third quarter 2024','V',9.5,color='#ffffff')
# data for submarkets first so the numbers of page 1 agree
S={'Central Business District':['Financial Core','Union Square','Civic Center','Warehouse Row','Rivergate'],'Suburban':['Airport North','Belmont / Hwy 16','Carver Heights','Eastgate Corridor','Glenrose','Lakeshore','Mill Creek','Northpoint','Silverton','South Halden','University Park']}
rows={}
for g,ns in S.items():
    rows[g]=[]
    for n in ns:
        inv=R.randint(900,7800)*1000+R.randint(0,999); dv=round(inv*R.uniform(.07,.22)); sv=round(inv*R.uniform(0,.035)); ab=R.randint(-90000,80000); ytd=ab+R.randint(-120000,90000); uc=R.choice([0,0,0,R.randint(80,500)*1000]); a=round(R.uniform(31,47),2); b=round(a-R.uniform(4,9),2)
        rows[g].append([n,R.randint(9,88),inv,dv,sv,ab,ytd,uc,a,b])
def tot(n,l): 
    o=[n]+[sum(x[k] for x in l) for k in range(1,8)]; w=sum(x[2] for x in l); return o+[round(sum(x[8]*x[2] for x in l)/w,2),round(sum(x[9]*x[2] for x in l)/w,2)]
al=[x for g in rows for x in rows[g]]; T0=tot('Market total',al)
L,M1,M2,E=42,298,316,570
y=84; d.text(L,y,'Sublease space weighs on a slow recovery','VB',11,color=G)
y=d.para(L,y+15,M1-L,'Port Halden closed the third quarter with the vacancy rate little changed. Tenants continue to prefer newer buildings near the transit spine, while large blocks in older towers return to the market as leases signed before 2020 come to an end. Landlords respond with longer rent-free periods and ready-built suites.',size=8.5)
y=d.para(L,y+5,M1-L,'Deliveries were limited to a single building in Northpoint. With lenders cautious, we expect no speculative start before the second half of 2025.',size=8.5)
y+=14
t=d.table(); d.box(L,y-10,M1,y+8,fill=G); t.ext(L,y-10,M1,y)
for k,(h,x,a) in enumerate([('MARKET INDICATORS',L+5,'l'),('Q2 2024',200,'r'),('Q3 2024',252,'r'),('Trend',283,'c')]): t.put(0,k,h,x,y+2,a,'VB',7.5,'#ffffff')
y+=20
vac=(T0[3]+T0[4])/T0[2]*100
for i,(n,a,b,z) in enumerate([('Vacancy rate',f'{vac-.3:.1f}%',f'{vac:.1f}%','▲'),('Net absorption (thousand sq. ft.)','(41)' ,f'({-round(T0[5]/1000)})' if T0[5]<0 else str(round(T0[5]/1000)),'▼' if T0[5]<-41000 else '▲'),('Under construction (thousand sq. ft.)','1,904',f'{round(T0[7]/1000):,}','▼'),('Asking rent, class A ($/sq. ft.)','38.02',f'{T0[8]:.2f}','▲' if T0[8]>38.02 else '▼'),('Asking rent, class B ($/sq. ft.)','31.90',f'{T0[9]:.2f}','▲' if T0[9]>31.9 else '▼'),('Concessions (months free, 10-year term)','11','11','◄►')]):
    ls=wrap(n,'V',8,120); t.put(1+i,0,ls,L+5,y,lead=10)
    t.put(1+i,1,a,200,y,'r'); t.put(1+i,2,b,252,y,'r','VB'); t.put(1+i,3,z,283,y,'c','V',7.5,G)
    y+=10*(len(ls)-1)+6; d.hl(L,M1,y,.4,'#9db8a3'); y+=12
t.ext(L,y-12,M1,y-12)
d.text(L,y+2,'Trend compares Q3 2024 with the quarter before.','VI',7)
# right column chart: vertical bars with labels
y=84; d.text(M2,y,'Net absorption and vacancy, 2022–2024','VB',9,color=G)
ax0,ax1,ay0,ay1=M2+24,E-22,100,236
for i in range(6): yy=ay0+i*(ay1-ay0)/5; d.hl(ax0,ax1,yy,.25,'#c8c8c8'); d.text(ax0-4,yy+2.5,['300','200','100','0','(100)','(200)'][i],size=6.5,align='r'); d.text(ax1+4,yy+2.5,['20%','18%','16%','14%','12%','10%'][i],size=6.5)
vals=[120,210,80,-60,-140,-90,-170,-30,40,-41,round(T0[5]/1000)]; z=ay0+3*(ay1-ay0)/5; st=(ax1-ax0)/11; pv=None
for k,v in enumerate(vals):
    v=max(-195,min(290,v)); x=ax0+k*st+3; h=v*.272; d.box(x,min(z,z-h),x+st-6,max(z,z-h),fill='#7fa88a'); d.text(x+st/2-3,ay1+10,f'Q{k%4+1}',size=6,align='c')
    q=(x+st/2-3,ay1-18-k*8.5)
    if pv: d.ln(*pv,*q,1,'#c0722c')
    pv=q
for k,l in ((1.5,'2022'),(5.5,'2023'),(9,'2024')): d.text(ax0+(k+.5)*st,ay1+20,l,size=6.5,align='c')
d.text(M2,ay1+34,'Bars: thousand sq. ft. (left). Line: vacancy rate (right).','VI',7)
y=d.para(M2,ay1+56,E-M2,'Sublease availability fell for the second quarter running, mostly because terms expired rather than because space was leased. About a third of what remains has less than three years of term left, which limits its appeal to tenants needing to fit out.',size=8.5)
y=d.para(M2,y+5,E-M2,'Investment activity stayed thin. Two towers changed hands after foreclosure, both at less than half of the price paid in 2018, and set the reference for appraisals in the district. Buyers were private, local and paid without debt.',size=8.5)
y=d.para(M2,y+5,E-M2,'The city adopted its conversion program in August: five buildings have filed, with room for about 640 apartments.',size=8.5)
# lease table, both columns
y=448; d.text(L,y,'NOTABLE LEASES SIGNED','VB',9,color=G); y+=8
X=[L,170,300,392,440,505,E]
t=d.table(); d.hl(L,E,y,1,G); t.ext(L,y,E,y); y+=12
for k,h in enumerate(['Tenant','Building','Submarket','Class','Size (sq. ft.)','Type']): t.put(0,k,h,X[k]+3 if k!=4 else X[5]-10,y,'l' if k!=4 else 'r','VB',7.5)
d.hl(L,E,y+5,.6,G); y+=17
for i,row in enumerate([['Harlan & Boyce LLP','One Union Square','Union Square','A','84,210','Renewal'],['Tidewater Mutual Insurance Company','Carver Heights Corporate Center II','Carver Heights','A','61,500','New'],['State Department of Revenue','400 Civic Plaza','Civic Center','B','57,988','Renewal / contraction'],['Orrin Biologics','University Park Lab Building 3','University Park','A','42,075','New'],['Quillon Software','The Mercantile','Warehouse Row','B','38,400','Sublease'],['Northpoint Federal Credit Union','Northpoint Station','Northpoint','A','33,160','New']]):
    n=1
    for k,v in enumerate(row):
        w=X[k+1]-X[k]-7; ls=wrap(v,'V',8,w) if k!=4 else [v]; n=max(n,len(ls)); t.put(1+i,k,ls,X[k]+3 if k!=4 else X[5]-10,y,'l' if k!=4 else 'r',lead=9.6)
    y+=9.6*(n-1)+6; d.hl(L,E,y,.3,'#9db8a3'); y+=11.5
t.ext(L,y-11.5,E,y-11.5)
d.text(L,770,'Merrow Field Research',size=7); d.text(E,770,'1',size=7,align='r')
d.newpage((792,612))
d.box(0,0,792,30,fill=G); d.text(36,19,'PORT HALDEN OFFICE: STATISTICS BY SUBMARKET, Q3 2024','VB',10,color='#ffffff')
X=[36,0]; xr=[196,262,330,388,424,496,568,640,696,756]; y=58; t=d.table(); BL='#dfeae1'
def f(v,k): return (f'{v:,}' if v>=0 else f'({-v:,})') if v or k in(1,) else '–'
d.box(36,y-12,756,y+30,fill='#c5d8c9'); t.ext(36,y-12,756,y+30)
H=[['Submarket'],['No. of','bldgs'],['Inventory','(sq. ft.)'],['Direct','vacant'],['Sublease','vacant'],['Vacancy','%'],['Current','quarter'],['Year to','date'],['Under con-','struction'],['Class','A'],['Class','B']]
xr=[184,246,308,362,410,486,556,634,692,748]
t.put(0,1,'Stock',(160+246)/2,y,'c','VB',c1=2); t.put(0,3,'Vacancy',(270+410)/2,y,'c','VB',c1=5); t.put(0,6,'Net absorption (sq. ft.)',(430+556)/2,y,'c','VB',c1=7); t.put(0,9,'Asking rent ($)',(660+748)/2,y,'c','VB',c1=10)
for a,b in((160,246),(268,410),(434,556),(658,748)): d.hl(a,b,y+4,.5,G)
for k,h in enumerate(H): t.put(1,k,h,40 if k==0 else xr[k-1],y+15 if k else y+25,'l' if k==0 else 'r','VB',7.8,lead=9.6)
y+=44; r=2; band=0
def line(x,b=False,ind=0,fill=None):
    global y,r
    if fill: d.box(36,y-11,756,y+5,fill=fill)
    F='VB' if b else 'V'; t.put(r,0,x[0],40+ind,y,'l',F)
    vv=[f(x[1],1),f(x[2],2),f(x[3],3),f(x[4],4),f'{(x[3]+x[4])/x[2]*100:.1f}',f(x[5],5),f(x[6],6),f(x[7],7),f'{x[8]:.2f}',f'{x[9]:.2f}']
    for k,v in enumerate(vv): 
        o=W(')',F,8) if k in(5,6) and not v.endswith(')') else 0
        t.put(r,1+k,v,xr[k]+W(')',F,8)*(k in(5,6))-o,y,'r',F)
    y+=16; r+=1
for g in rows:
    t.put(r,0,g,40,y,'l','VB',8.5,G,c1=10); y+=16; r+=1
    for i,x in enumerate(rows[g]): line(x,ind=8,fill=BL if i%2==0 else None)
    d.hl(36,756,y-11,.5,G); line(tot(g.replace('Central Business District','CBD')+' subtotal',rows[g]),True); y+=4
d.box(36,y-11,756,y+6,fill='#c5d8c9'); line(T0,True); t.ext(36,y,756,y-10)
d.para(36,y+10,720,'Buildings of 20,000 sq. ft. and more, without owner-occupied and medical buildings. Rents are full service, per square foot and year; subtotals are weighted by inventory. Totals of rents are not sums.',size=7.5,font='VI')
d.text(756,590,'2',size=7,align='r'); d.save()
