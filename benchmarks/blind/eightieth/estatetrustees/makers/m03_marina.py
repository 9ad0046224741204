from lib import *; from reportlab.pdfgen import canvas; from reportlab.lib.pagesizes import letter,landscape
from reportlab.lib import colors
r=random.Random(303); n=N(303); fn='pelican_cove_slip_ledger.pdf'
W,H=landscape(letter); c=canvas.Canvas(doc(fn),pagesize=(W,H)); y=0; pg=0
X=dict(slip=40,name=92,ves=250,kind=400,fee=500,el=560,tot=622,dep=682,bal=750)
def head():
    global y,pg
    if pg: c.showPage()
    pg+=1; c.setFont('Times-Bold',15); c.drawString(40,H-42,'Pelican Cove Marina & Boat Works, Inc.')
    c.setFont('Times-Italic',10); c.drawString(40,H-57,'Slip Holder Ledger - balances at close of business June 30, 2025')
    c.drawRightString(W-40,H-42,f'Sheet {pg}'); c.setFillColor(colors.HexColor('#dce6ee')); c.rect(36,H-96,W-72,30,fill=1,stroke=0); c.setFillColor(colors.black)
    c.setFont('Times-Bold',9); a,b=H-78,H-90
    c.drawString(X['slip'],a,'Slip');c.drawString(X['name'],a,'Slip Holder');c.drawString(X['ves'],a,'Vessel');c.drawString(X['kind'],a,'Berth Type')
    for k,s in [('fee','Slip Fee'),('el','Shore Pwr'),('tot','Monthly'),('dep','Deposit'),('bal','Balance')]: c.drawRightString(X[k],a,s)
    c.setFont('Times-Italic',8.5); c.drawString(X['name'],b,'Home port / telephone');c.drawString(X['ves'],b,'Agreement from - to')
    c.drawRightString(X['fee'],b,'per month');c.drawRightString(X['el'],b,'flat');c.drawRightString(X['tot'],b,'billing');c.drawRightString(X['bal'],b,'due (credit)')
    c.setFont('Times-Roman',9.5); y=H-112
head()
V=['Second Wind','Miss Adele','Reel Therapy','Knot Today','Osprey II','Plan Sea','Bay Dreamer','Salty Paws','Lucky Strike','Grey Goose','Tidewater','Wanderer','Sea Biscuit','Overdraft','Halcyon','Blue Heron','Magpie','Liquid Asset']
VV=V+[v+' II' for v in V[3:] if ' II' not in v]+['Gull Wing']+['Charlotte Ann','Dogwatch','Cajun Queen','Nauti Buoy']; r.shuffle(VV); V=VV
ports=['Pensacola','Gulf Shores','Mobile','Destin','Biloxi','Foley']
rows=[];G=[0]*5;occ=vac=0
def bl(x): return f'({-x:,.2f})' if x<0 else m(x)
PL=None
for dock,k in [('Dock A',14),('Dock B',16),('Dock C',12)]:
    if y<140: head()
    c.setFont('Times-Bold',11); c.drawString(40,y,dock); c.line(40,y-3,W-40,y-3); y-=18; S=[0]*5
    for i in range(1,k+1):
        if y<62: head()
        u=f'{dock[-1]}-{i}'; kind='T-head' if i==k else r.choice(['Covered 30ft','Open 30ft','Open 40ft','Covered 40ft'])
        c.setFont('Times-Roman',9.5); c.drawString(X['slip'],y,u); c.drawString(X['kind'],y,kind)
        if r.random()<.16:
            vac+=1; c.setFont('Times-Italic',9.5); c.drawString(X['name'],y,'vacant'); rows.append(row(unit=u,building=dock,unitType=kind,statusText='vacant')); y-=26; continue
        occ+=1; fee={'T-head':610,'Covered 30ft':355,'Open 30ft':285,'Open 40ft':372,'Covered 40ft':468}[kind]+r.choice([0,0,12.5]); el=r.choice([0,35,35,55]); tot=fee+el
        dep=r.choice([250,300,500]); bal=r.choice([0,0,0,tot,-50,tot*2,-tot]); who=n('fl') if r.random()<.8 else n('couple')
        a=rd(r,(2023,1,1),(2025,5,1)); a=a.replace(day=1); b=a.replace(year=a.year+(1 if a.year>2024 else 3))-dt.timedelta(days=1)
        v=[fee,el,tot,dep,bal]; S=[p+q for p,q in zip(S,v)]
        pf=fee
        if u=='B-7' or (PL is None and dock=='Dock B' and i>7):
            pf=fee+300; PL=(u,fee,pf)
        for kk,x in zip(['fee','el','tot','dep','bal'],[m(pf),m(el),m(tot),m(dep),bl(bal)]): c.drawRightString(X[kk],y,x)
        c.drawString(X['name'],y,who);c.drawString(X['ves'],y,'"'+V.pop()+'"')
        c.setFont('Times-Italic',8.5); c.setFillColor(colors.HexColor('#444444')); c.drawString(X['name'],y-11,f'{r.choice(ports)}  555-0{r.randint(100,199)}'); c.drawString(X['ves'],y-11,f'{a:%b %d, %Y} - {b:%b %d, %Y}'); c.setFillColor(colors.black)
        rows.append(row(unit=u,building=dock,unitType=kind,tenantName=who,statusText='Occupied',contractRent=pf,leaseStartDate=iso(a),leaseEndDate=iso(b),deposit=dep,balance=bal,charges=[dict(code='Shore Pwr',amount=el)],totalCharges=tot))
        y-=26
    if y<62: head()
    c.line(X['fee']-50,y+9,W-40,y+9); c.setFont('Times-Bold',9.5); c.drawString(X['ves'],y-2,f'Total {dock}, {k} slips')
    for kk,x in zip(['fee','el','tot','dep','bal'],S): c.drawRightString(X[kk],y-2,bl(x))
    G=[p+q for p,q in zip(G,S)]; y-=30
if y<90: head()
c.line(X['fee']-50,y+11,W-40,y+11);c.line(X['fee']-50,y+9,W-40,y+9); c.setFont('Times-Bold',10); c.drawString(X['ves'],y-2,'All docks')
for kk,x in zip(['fee','el','tot','dep','bal'],G): c.drawRightString(X[kk],y-2,bl(x))
c.setFont('Times-Roman',9.5); c.drawString(40,y-24,f'Slips: {occ+vac}     Under agreement: {occ}     Vacant: {vac}'); c.drawString(40,y-40,'Dry-rack and fuel accounts are kept in a separate book. Copy furnished to trustee pursuant to Rule 2004 request.')
c.save(); print(PL)
save(fn,'OTHER','two-line ledger records by dock',True,'Pelican Cove Marina & Boat Works, Inc.','2025-06-30',rows,occ+vac,occ,vac,planted=dict(what=f'Slip fee of {PL[0]} printed {m(PL[2])} instead of {m(PL[1])}; row total, dock and grand totals use the right fee',kind='digit_changed'))
