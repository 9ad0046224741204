from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import legal, landscape
R=random.Random(22); AS=D(2025,11,1); fn='orsdale_crossing_rentroll.pdf'
T=["Pellinore Fresh Market","Rushmere Dollar Depot","Sandivar Nails & Spa","Thornbeck Pizza Co.","Ullsworth Urgent Dental","Vandermeel Wireless","Wexcombe Pet Supply","Yarrowden Cleaners","Zellingham Shoes","Ashbrand Federal Credit Union","Birkhollow Hair Studio","Draymoor Fitness 24","Corvelle Optical","Ellerkin Bagels","Holloran's Pub & Grill","Imbrey Vapor","Fenwarden Tax Service","Grantley Physical Therapy","Jastrow Liquors","Kilmarden Thai Kitchen","Lathbury Books"]
suites=["A1","A2","B01","B02","B03","B04","B05","B06","B07","B08","C10","C11","C12","C13","C14","C15","D20","D21","D22","D23","D24","PAD1","PAD2","ATM"]
area=[46210,11800,1200,1600,2400,1250,5600,1400,3200,2850,1050,1500,18400,1375,1100,2750,4800,950,2100,2200,1600,3600,4150,60]
vac={8,14}; 
ps=landscape(legal); W,H=ps; c=canvas.Canvas(os.path.join(DOC,fn),pagesize=ps)
XR=[330,386,442,490,556,612,668,724]; pg=0
def f(n): return f"{n:,.2f}"
def head():
    global y,pg
    pg+=1; c.setFont('Times-Roman',8)
    c.drawString(30,H-30,"Database:   HOLLRIDGE"); c.drawString(30,H-40,"Bldg Status:  Active only"); c.drawString(30,H-50,"Orsdale Crossing Shopping Center")
    c.setFont('Times-Bold',13); c.drawCentredString(W/2,H-32,"Rent Roll"); c.setFont('Times-Roman',9); c.drawCentredString(W/2,H-44,"Orsdale Crossing"); c.drawCentredString(W/2,H-55,"11/1/2025")
    c.setFont('Times-Roman',8); c.drawRightString(W-30,H-30,"Page:    %d"%pg); c.drawRightString(W-30,H-40,"Date:   11/4/2025"); c.drawRightString(W-30,H-50,"Time:   02:47 PM")
    y=H-78; c.setFont('Times-Bold',7.6)
    for x,ls in zip(XR,[("","Rent","Start"),("","","Expiration"),("","GLA","Sqft"),("","Monthly","Base Rent"),("","Annual","Rate PSF"),("Monthly","Cost","Recovery"),("","Expense","Stop"),("Monthly","Other","Income")]):
        for k,l in enumerate(ls): c.drawRightString(x,y-9*k,l)
    c.drawString(30,y-18,"Bldg Id-Suit Id"); c.drawString(112,y-18,"Occupant Name")
    c.drawCentredString(860,y,"------------ Future Rent Increases ------------")
    for x,t in zip((750,830,905,970),("Cat","Date","Monthly Amount","PSF")): (c.drawString if x==750 else c.drawRightString)(x,y-18,t)
    c.line(30,y-22,W-30,y-22); y-=36
head(); rows=[]; ti=0; S=[0,0,0,0]; va=0; n=0
for i,s in enumerate(suites):
    if i==0:
        c.setFont('Times-Bold',8.5); c.drawString(30,y,"Occupied Suites"); y-=13
    if i in vac: continue
    a=area[i]; own=s in('ATM',)
    name=("Ashbrand FCU - ATM" if own else (["Mossgrove Chicken Drive-Thru","Norvane Auto Glass"][i-21] if s.startswith('PAD') else None))
    if name is None: name=T[ti]; ti+=1
    psf=(9.75 if a>20000 else 14.5 if a>10000 else R.choice([24,26.5,27.25,29,31,22.8])) if not own else 200
    b=r2(a*psf/12); st=D(R.randint(2015,2024),R.randint(1,12),R.choice([1,1,1,15])); en=eom(addm(st,R.choice([60,120,84])))
    while en<AS and not name.startswith('Imbrey'): en=eom(addm(en,60))
    rec=r2(a*6.12/12) if not own else 0; oth=R.choice([0,0,0,75,150,45.5])
    steps=[]; cur=b; d=D(2026,R.randint(1,12),1)
    ns=R.choice([0,1,2,3])
    for k in range(ns):
        if d<en: cur=r2(cur*1.03); steps.append(('RNT',d,cur))
        d=addm(d,12)
    need=12+10*len(steps)
    if y-need<50: c.showPage(); head()
    c.setFont('Times-Roman',8)
    c.drawString(30,y,"7140 -"+s); c.drawString(112,y,name)
    for x,v in zip(XR,[st.strftime('%-m/%-d/%Y'),en.strftime('%-m/%-d/%Y'),f"{a:,}",f(b),f(r2(b*12/a)),f(rec),"",f(oth)]): c.drawRightString(x,y,v)
    for k,(cat,dd,am) in enumerate(steps):
        yy=y-10*k; c.drawString(750,yy,cat); c.drawRightString(830,yy,dd.strftime('%-m/%-d/%Y')); c.drawRightString(905,yy,f(am)); c.drawRightString(970,yy,f(am*12/a))
    y-=max(12,10*len(steps)+3)
    for k,v in enumerate((a,b,rec,oth)): S[k]+=v
    n+=1
    rows.append(dict(unit="7140 -"+s,tenantName=name,leaseStartDate=st,leaseEndDate=en,area=a,contractRent=b,charges=[("Monthly Cost Recovery",rec),("Monthly Other Income",oth)],rentSteps=[(x[1],x[2]) for x in steps],statusText="Occupied",section="Occupied Suites"))
if y<140: c.showPage(); head()
y-=4; c.setFont('Times-Bold',8.5); c.drawString(30,y,"Vacant Suites"); y-=13; c.setFont('Times-Roman',8)
for i in sorted(vac):
    c.drawString(30,y,"7140 -"+suites[i]); c.drawString(112,y,"Vacant"); c.drawRightString(XR[2],y,f"{area[i]:,}"); y-=12; va+=area[i]
    rows.append(dict(unit="7140 -"+suites[i],area=area[i],statusText="Vacant",section="Vacant Suites"))
tot=S[0]+va; y-=6
wrong=r2(S[1]+2000)
for lab,pct,sq,nn,ex in [("Occupied Sqft:",S[0]/tot*100,S[0],n,True),("Leased/Unoccupied Sqft:",None,0,0,False),("Vacant Sqft:",va/tot*100,va,len(vac),False),("Total Sqft:",None,tot,n+len(vac),True)]:
    c.setFont('Times-Bold',8); c.drawString(60,y,"Totals:" if ex and lab[0]=='O' else ""); c.drawString(112,y,lab)
    if pct is not None: c.drawRightString(250,y,f"{pct:.2f}%")
    c.drawRightString(300,y,"%d Units"%nn); c.drawRightString(XR[2],y,f"{sq:,}")
    if ex:
        c.drawRightString(XR[3],y,f(wrong)); c.drawRightString(XR[5],y,f(S[2])); c.drawRightString(XR[7],y,f(S[3]))
    y-=11
c.save()
save(fn,'RETAIL','MRI commercial rent roll print, future increases beside the row','bldg-suite id composed, occupied and vacant sections, total wrong',"Orsdale Crossing",AS,n+2,n,2,rows,planted={"what":"printed total of Monthly Base Rent is %.2f, the rows add to %.2f"%(wrong,S[1]),"kind":"total_wrong"})
