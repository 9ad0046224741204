# CTI-type regional mall roll, two-line records, percentage rent, PDF legal landscape
from common import *
from reportlab.pdfgen import canvas
R=random.Random(4606); NAME='castle_fen_mall_cti.pdf'; W,H=1008,612; AS=dt.date(2025,1,31)
G=[('DEPARTMENT STORES',[('A1','Harbrook\'s',142500,0),('A2','Dellwyn Home',118200,2.75),('A3','(Vacant Anchor)',96400,None)]),
('MINI-MAJORS',[('M10','Fitzone Athletic',38200,14),('M12','Page & Proof Books',24150,15.5),('M14','Glowhaus Beauty',11980,26)]),
('IN-LINE SHOPS',[(u,t,a,r) for u,t,a,r in zip(['101','103','105','108','110','112','114','117','119','121','124','126','128','130','133','135','137','140','142','145'],['Suncatcher Eyewear','Ruby & Rook','Vacant','Tiller Denim','Mossfield Candle Co.','Kidsprout','Wavelength Mobile','The Shoe Parlour','Vacant','Brass Button Menswear','Linnet Lingerie','Arcade Nine','Nomad Luggage','Vacant','Petalworks','Stellar Jewelers','Northstitch Outerwear','Curl Theory Salon','Gamebarn','Tea Atlas'],[1640,3220,2105,5875,1380,4110,985,3605,2790,4480,2960,6200,1875,3350,920,1205,5120,1410,2240,760],[46,38,None,31,52,29,88,36,None,33,41,16,44,None,70,112,30,45,37,84])]),
('FOOD COURT',[('FC1','Wok Lantern',710,95),('FC2','Taco Meridian',695,98),('FC3','Vacant',640,None),('FC4','Pizza Cardinal',820,90),('FC5','Smoothie Garage',480,120)]),
('KIOSKS & CARTS',[('K01','Casecade Phone Cases',150,340),('K02','Silverleaf Piercing',120,410),('K03','Vacant',150,None),('K05','Pretzel Knot',180,365)]),
('STORAGE, ATM & ROOF LICENCES',[('S04','Tiller Denim',420,12),('S07','Arcade Nine',600,11),('ATM1','First Fenland Bank',40,450),('RF1','Cellspan Antenna Licence',None,2950)])]
c=canvas.Canvas(doc(NAME),pagesize=(W,H),invariant=1); y=0;pg=0
D=lambda d:d.strftime('%m-%d-%Y'); m=lambda v:f"{v:,.2f}"
X=dict(u=28,t=70,a=252,c1=262,mr=385,cam=450,tax=512,mk=566,tot=636,an=712,pr=748,bp=826,sa=908,dep=980)
def head():
    global y,pg
    pg+=1; c.setFont('Helvetica-Bold',10); c.drawString(28,588,'CASTLE FEN MALL'); c.setFont('Helvetica',8); c.drawString(28,577,'Tenant Rent Roll - Retail   (prop 118)'); c.drawRightString(980,588,'Period ending: January 31, 2025'); c.drawRightString(980,577,f'CTI Limited   RR-220   page {pg} of 3')
    c.setFont('Helvetica-Bold',7)
    for a,b,x,r in [('Space','',28,0),('Trade Name','Category',70,0),('GLA','(sf)',252,1),('Commence','Expire',262,0),('Minimum','Rent / mo',385,1),('CAM','/ mo',450,1),('R.E. Tax','/ mo',512,1),('Mktg','/ mo',566,1),('Total','/ mo',636,1),('Annual','Min. Rent',712,1),('% Rent','Rate',748,1),('Annual','Breakpoint',826,1),('Sales','12 mo',908,1),('Security','Deposit',980,1)]:
        f=c.drawRightString if r else c.drawString; f(x,557,a); f(x,548,b)
    c.setLineWidth(1.1); c.line(26,543,982,543); y=530
cats=dict(zip([t for g in G for _,t,_,_ in g[1]],[]))
catp={'IN-LINE SHOPS':['Apparel','Accessories','Home','Services','Specialty'],'MINI-MAJORS':['Large format'],'FOOD COURT':['Quick service'],'KIOSKS & CARTS':['Specialty cart'],'STORAGE, ATM & ROOF LICENCES':['Licence']}
head(); T=[]; GT={};occ=0
for gi,(g,us) in enumerate(G):
    if gi in(2,3): 
        c.showPage(); head()
    c.setFont('Helvetica-Bold',8); c.drawString(28,y,g); y-=13; S={}
    for u,t,a,r in us:
        c.setFont('Helvetica',7.3); c.drawString(X['u'],y,u); c.drawString(X['t'],y,t)
        if a: c.drawRightString(X['a'],y,f'{a:,}')
        row=dict(unit=u,section=g,area=a); S['a']=S.get('a',0)+(a or 0)
        if r is None: row['statusText']='Vacant Anchor' if 'Anchor' in t else 'Vacant'; y-=9; c.setFont('Helvetica-Oblique',6.6); c.drawString(X['t'],y,'available'); y-=12
        else:
            occ+=1; lic=g.startswith('STOR'); s=addm(dt.date(R.choice([2017,2019,2020,2021,2022,2023,2024]),1,1),R.randint(0,11)); e=eom(addm(s,R.choice([60,84,96,120,121])-1)) if a and a<90000 else dt.date(2036,1,31)
            mtm=False
            if e<AS: mtm=True
            mr=(0.0 if t=="Harbrook's" else round(r*(a or 12)/12,2)) if a else 2950.0
            x=dict(mr=mr)
            if not lic:
                x['cam']=round(a*(R.uniform(11,15) if a<20000 else 1.1)/12,2); x['tax']=round(a*(4.85 if a<20000 else 1.9)/12,2)
                if a<30000: x['mk']=round(a*1.6/12,2)
            x['tot']=round(sum(x.values()),2)
            for k,v in x.items(): c.drawRightString(X[k],y,m(v)); S[k]=S.get(k,0)+v
            an=round(mr*12,2); c.drawRightString(X['an'],y,m(an)); S['an']=S.get('an',0)+an
            dep=round(mr,2) if (a and a<6000 and R.random()<.6) else None
            if dep: c.drawRightString(X['dep'],y,m(dep)); S['dep']=S.get('dep',0)+dep
            c.drawString(X['c1'],y,D(s)); y-=9; c.setFont('Helvetica-Oblique',6.6); c.drawString(X['t'],y,'Owned by others - REA only' if t=="Harbrook's" else R.choice(catp.get(g,['Department store']))); c.setFont('Helvetica',7.3); c.drawString(X['c1'],y,'MTM' if mtm else D(e))
            if not lic and t!="Harbrook's":
                p=R.choice([5,6,6,7,8]) if a<30000 else 2; bp=round(an/(p/100)/1000)*1000; sl=round(bp*R.uniform(.6,1.25)/100)*100
                c.drawRightString(X['pr'],y,f'{p:.2f}%'); c.drawRightString(X['bp'],y,f'{bp:,}'); c.drawRightString(X['sa'],y,f'{sl:,}' if R.random()<.85 else 'n/r')
            y-=12
            row.update(tenantName=t,statusText='Occupied',leaseStartDate=s,leaseEndDate='MTM' if mtm else e,contractRent=mr,annualRent=an,deposit=dep,totalCharges=x['tot'],charges=[dict(code=n,amount=x[k]) for k,n in (('mr','Minimum Rent'),('cam','CAM'),('tax','R.E. Tax'),('mk','Mktg')) if k in x])
        T.append(row)
    c.setFont('Helvetica-Bold',7.3); c.line(200,y+8,982,y+8); c.drawString(X['t'],y-1,'Subtotal '+g.title().replace('Atm','ATM'))
    c.drawRightString(X['a'],y-1,f"{S['a']:,}")
    for k in('mr','cam','tax','mk','tot','an','dep'):
        if S.get(k): c.drawRightString(X[k],y-1,m(S[k]))
    y-=20
    for k,v in S.items(): GT[k]=GT.get(k,0)+v
c.setFont('Helvetica-Bold',8); c.setLineWidth(1.1); c.line(26,y+10,982,y+10); c.drawString(28,y-2,'MALL TOTAL'); c.drawRightString(X['a'],y-2,f"{GT['a']:,}"); c.setFont('Helvetica-Bold',7.3)
for k in('mr','cam','tax','mk','tot','an','dep'): c.drawRightString(X[k],y-2,m(GT[k]))
c.setFont('Helvetica',7); c.drawString(28,y-22,f'{len(T)} spaces, {occ} let, {len(T)-occ} vacant.  n/r = sales not reported.  Breakpoints natural unless lease states otherwise.  MTM = holding over month to month.'); c.save()
put(NAME,'RETAIL','CTI mall roll, two-line records (commence over expire), category bands, percentage rent, licences',True,dict(propertyName='Castle Fen Mall',asOnDate=iso(AS),units=len(T),occupied=occ,vacant=len(T)-occ,rows=T,totals={k:round(v,2) for k,v in dict(area=GT['a'],contractRent=GT['mr'],totalCharges=GT['tot'],annualRent=GT['an'],deposit=GT['dep']).items()}))
