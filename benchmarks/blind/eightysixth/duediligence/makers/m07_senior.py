from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib import colors
r=random.Random(8647); nm=Names(r); N='Foxglove_Manor_resident_roll_2025-10.pdf'
W,H=landscape(letter); c=canvas.Canvas(out(N),pagesize=(W,H)); pg=0
ty={'Studio':(365,3950),'1 BR':(540,4850),'1 BR Deluxe':(610,5250),'2 BR':(840,6100),'MC Private':(310,6450),'MC Companion':(310,5200)}
A=[]
for fl in (1,2):
    for i in range(1,20):
        if i!=13: A.append(('Assisted Living',f'{fl}{i:02d}',r.choice(['Studio','Studio','1 BR','1 BR','1 BR Deluxe','2 BR'])))
for i in range(1,9): A.append(('Memory Care',f'M{i}','MC Private'))
for i in range(9,13): A+= [('Memory Care',f'M{i}A','MC Companion'),('Memory Care',f'M{i}B','MC Companion')]
loc={'IND':0,'L1':650,'L2':1150,'L3':1700,'MC':0}
X=dict(apt=34,ty=74,sf=168,st=178,nm=232,lv=372,pay=404,mi=470,mk=556,rent=604,care=648,sec=688,conc=724,tot=766)
def head():
    global pg,y
    pg+=1; c.setFont('Helvetica',16); c.setFillColor(colors.HexColor('#4b3b6b')); c.drawString(34,H-40,'Foxglove Manor'); c.setFont('Helvetica',9); c.setFillColor(colors.black); c.drawString(34,H-54,'Assisted Living & Memory Care  -  Resident Rent Roll, October 2025'); c.drawRightString(768,H-40,'CONFIDENTIAL - data room copy'); c.drawRightString(768,H-54,f'p. {pg} / 2')
    c.setFont('Helvetica-Bold',7.2); y=H-76
    for k,s in dict(apt='Apt',ty='Unit Type',st='Status',nm='Resident(s)',lv='Care',pay='Payor',mi='Move-In').items(): c.drawString(X[k],y,s)
    for k,s in dict(sf='SF',mk='Street Rate',rent='Base Rent',care='Care Fee',sec='2nd Occ.',conc='Disc.',tot='Total').items(): c.drawRightString(X[k],y,s)
    c.setStrokeColor(colors.HexColor('#4b3b6b')); c.setLineWidth(1.2); c.line(32,y-4,770,y-4); y-=16
head(); R=[]; cur=None; sub=None; tots={}
I=lambda x:f'{x:,.0f}'
def close():
    global y
    if not cur: return
    t=tots[cur]; c.setLineWidth(.5); c.line(540,y+8,770,y+8); c.setFont('Helvetica-Bold',7.4); c.drawString(X['nm'],y-1,f"{cur} total - {t['n']} units, {t['Occupied']} occupied")
    for k in('mk','rent','care','sec','tot'): c.drawRightString(X[k],y-1,I(t[k]))
    c.drawRightString(X['conc'],y-1,f"({I(-t['conc'])})"); y-=20
for w,a,u in A:
    if y<48: c.showPage(); head()
    if w!=cur:
        close(); cur=w; tots[w]=dict(n=0,Occupied=0,Vacant=0,Reserved=0,mk=0,rent=0,care=0,sec=0,conc=0,tot=0)
        c.setFont('Helvetica-Bold',9); c.setFillColor(colors.HexColor('#4b3b6b')); c.drawString(34,y,w.upper()); c.setFillColor(colors.black); y-=13
    sf,mk=ty[u]; x=r.random(); st='Vacant' if x<.11 else 'Reserved' if x<.17 else 'Occupied'
    t=tots[w]; t['n']+=1; t[st]+=1; t['mk']+=mk
    c.setFont('Helvetica',7.4); c.drawString(X['apt'],y,a);c.drawString(X['ty'],y,u);c.drawRightString(X['sf'],y,str(sf));c.drawString(X['st'],y,st);c.drawRightString(X['mk'],y,I(mk))
    q=dict(unit=a,unitType=u,area=sf,statusText=st,section=w.upper(),marketRent=mk)
    if st=='Reserved': n=nm('{l}, {f}'); c.drawString(X['nm'],y,n); q['tenantName']=n; mi=rd(r,D(2025,11,3),D(2025,11,28)); c.drawString(X['mi'],y,mi.strftime('%d-%b-%Y')); q['moveInDate']=mi
    if st=='Occupied':
        n=nm('{l}, {f}'); two=w[0]=='A' and u!='Studio' and r.random()<.22
        if two: n+=' & '+r.choice(F)
        lv='MC' if w[0]=='M' else r.choice(['IND','L1','L1','L2','L3']); pay='Medicaid Wvr' if r.random()<.12 else r.choice(['Private','Private','Private','LTC Ins.','VA A&A'])
        mi=rd(r,D(2019,5,1),D(2025,10,12)); rent=round(mk*r.uniform(.88,1.02)/5)*5; care=loc[lv]; 
        if pay[0]=='M': rent=2890;
        sec=950 if two else 0; conc=-r.choice([0,0,0,0,0,200,350]) if pay[0]!='M' else 0; tot=rent+care+sec+conc
        for k,s in dict(nm=n,lv=lv,pay=pay,mi=mi.strftime('%d-%b-%Y')).items(): c.drawString(X[k],y,s)
        c.drawRightString(X['rent'],y,I(rent)); c.drawRightString(X['tot'],y,I(tot))
        for k,v in (('care',care),('sec',sec)): c.drawRightString(X[k],y,I(v) if v else '-')
        c.drawRightString(X['conc'],y,f'({-conc})' if conc else '-')
        for k,v in (('rent',rent),('care',care),('sec',sec),('conc',conc),('tot',tot)): t[k]+=v
        q.update(tenantName=n,moveInDate=mi,contractRent=rent,totalCharges=tot,charges=[dict(code=k,amount=v) for k,v in (('Base Rent',rent),('Care Fee',care),('2nd Occ.',sec),('Disc.',conc)) if v])
    R.append(q); y-=11.4
close()
if y<90: c.showPage(); head()
g={k:sum(t[k] for t in tots.values()) for k in tots['Memory Care']}
c.setFillColor(colors.HexColor('#e9e5f1')); c.rect(32,y-4,738,14,fill=1,stroke=0); c.setFillColor(colors.black); c.setFont('Helvetica-Bold',7.6); c.drawString(34,y,f"COMMUNITY TOTAL    Units {g['n']}    Occupied {g['Occupied']}    Reserved {g['Reserved']}    Vacant {g['Vacant']}    Occupancy {g['Occupied']/g['n']*100:.1f}%")
for k in('mk','rent','care','sec','tot'): c.drawRightString(X[k],y,I(g[k]))
c.drawRightString(X['conc'],y,f"({I(-g['conc'])})")
y-=22; c.setFont('Helvetica-Oblique',6.8); c.drawString(34,y,'Street Rate = current posted monthly rate. Memory Care rates are all-inclusive. One-time community fees and respite stays are not shown.')
c.save(); print(pg,g)
save(N,dict(propertyName='Foxglove Manor',asOnDate='2025-10',units=g['n'],occupied=g['Occupied'],vacant=g['Vacant'],rows=R),'SENIOR_HOUSING','operator spreadsheet print','AL/MC resident roll, care fees, wing subtotals')
