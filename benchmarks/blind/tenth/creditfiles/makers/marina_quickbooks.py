import random; from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
random.seed(4105)
F='herring cove slip list 100125.pdf'
FN='Abel Brenda Chet Dolores Ernie Fran Gus Hank Irma Jules Kip Lorna Mack Neil Otto Peg Ralph Shel Tess Vern Walt'.split()
LN='Aldersea Bocklund Cathcarte Drexell Ekholme Fenwicke Gorsuchi Halvarsen Inskepe Jorgey Kittrich Lundahlsen Mosbey Nyquista Ostrand Pellegro Quistad Rademach Sorensby Thibodo Ulvestad Winslowe'.split()
BO=['Second Wind','Reel Therapy','Lady Marguerite','Knot Working','Pier Pressure','Sea Biscuit III','Patience','Tax Sea-vings','Blue Heron','Aquaholic','Windsong of Herring Cove','Mis-Steak','Andante','Slip Happens','Half Hitch','Old Bay Seasoned','Gypsy Rover','Fishful Thinking','Northern Light','Sandpiper']
BO+=[a+b for a in ('Miss ','Sea ','Island ','Bay ') for b in ('Carol','Dancer','Runner','Breeze','Otter','Promise','Lark')]; random.shuffle(BO)
docks=[('A Dock','Covered 30',14,285),('B Dock','Covered 40',10,410),('C Dock','Open 25',12,175),('T-Head','Open 60',2,720),('Dry Rack','Rack 22',8,120)]
W,H=letter; c=canvas.Canvas(os.path.join(DOC,F),pagesize=letter,invariant=1)
C=[('Name','l',52,118),('Slip No','l',174,38),('Type','l',216,52),('Boat','l',270,58),('From','l',334,44),('To','l',382,44),('Dockage','r',470,0),('Power','r',503,0),('Liveaboard','r',550,0),('Open Bal','r',588,0)]
pg=0; y=0
def clip(s,w,f,z):
    if c.stringWidth(s,f,z)<=w: return s
    while c.stringWidth(s+'...',f,z)>w: s=s[:-1]
    return s+'...'
def put(vals,y,f='Helvetica',z=7.4):
    c.setFont(f,z)
    for (h,al,x,w),v in zip(C,vals):
        if v in (None,''): continue
        if al=='l': c.drawString(x,y,clip(v,w,f,z))
        else: c.drawRightString(x,y,v)
def page():
    global pg,y
    if pg: c.showPage()
    pg+=1
    c.setFont('Helvetica-Bold',7); c.drawString(30,H-36,'9:14 AM'); c.drawString(30,H-46,'10/01/25'); 
    c.setFont('Helvetica-Bold',12); c.drawCentredString(W/2,H-38,'Herring Cove Marina & Boat Works'); c.setFont('Helvetica-Bold',13); c.drawCentredString(W/2,H-54,'Slip Rental Roster'); c.setFont('Helvetica-Bold',9); c.drawCentredString(W/2,H-66,'October 1, 2025')
    yy=H-86; c.setFont('Helvetica-Bold',7.4)
    for h,al,x,w in C: 
        (c.drawString if al=='l' else c.drawRightString)(x,yy,h)
    c.setLineWidth(1.4)
    c.setLineWidth(.9); xs=[(52,168),(174,210),(216,264),(270,326),(334,376),(382,424),(432,471),(478,504),(511,551),(555,589)]
    for a,b in xs: c.line(a,yy-3,b,yy-3)
    c.setFont('Helvetica-Bold',7); c.drawRightString(588,30,f'Page {pg}')
    y=yy-15
def need(h):
    if y-h<50: page()
page(); rows=[]; G=[0]*4; used=set(); occ=0; n=0
for dk,ty,cnt,rate in docks:
    need(40); c.setFont('Helvetica-Bold',7.6); c.drawString(36,y,dk); y-=11; T=[0]*4
    pre={'A Dock':'A','B Dock':'B','C Dock':'C','T-Head':'T','Dry Rack':'R'}[dk]
    for k in range(1,cnt+1):
        need(11); u=f'{pre}-{k}' if pre!='R' else f'R{k:02d}'; n+=1
        if random.random()<.15 and dk!='T-Head':
            put(['* OPEN SLIP *',u,ty],y); rows.append(dict(unit=u,building=None,section=dk,unitType=ty,statusText='OPEN SLIP'))
        else:
            occ+=1
            while 1:
                nm=f'{random.choice(LN)}, {random.choice(FN)}'
                if nm not in used: used.add(nm); break
            if u=='A-7': nm='Cove Sailing Academy Inc'
            if u=='T-2': nm='Blackfin Charters'
            a=f'2025-{random.choice(["04-15","05-01","05-01","06-01"])}'; e='2026-'+('04-14' if a.endswith('15') else '04-30' if a[5:7]=='05' else '05-31')
            mtm=random.random()<.1
            d=float(rate+random.choice([0,0,0,0,-15,20])); pw=random.choice([None,28.5,28.5,42]) if dk not in('Dry Rack','C Dock') else (random.choice([None,28.5]) if dk=='C Dock' else None)
            lv=125.0 if dk in('B Dock','T-Head') and random.random()<.4 else None
            bal=0.0 if random.random()<.8 else round(d*random.choice([1,1,2])+(pw or 0),2)
            us=lambda s:f'{s[5:7]}/{s[8:]}/{s[:4]}'
            put([nm,u,ty,BO.pop() if u!='R03' else '',us(a),'mo to mo' if mtm else us(e),m(d),m(pw) if pw else '',m(lv) if lv else '',m(bal)],y)
            for i,v in enumerate((d,pw or 0,lv or 0,bal)): T[i]+=v
            rows.append(dict(unit=u,section=dk,unitType=ty,tenantName=nm,statusText='Occupied',leaseStartDate=a,leaseEndDate='mo to mo' if mtm else e,contractRent=d,
               charges=[{'code':'Dockage','amount':d}]+([{'code':'Power','amount':pw}] if pw else [])+([{'code':'Liveaboard','amount':lv}] if lv else []),balance=bal))
        y-=10.6
    c.setLineWidth(.5)
    for b in (470,503,550,588): c.line(b-32,y+8.5,b,y+8.5)
    put(['']*6+[m(v) for v in T],y-1); c.setFont('Helvetica-Bold',7.6); c.drawString(36,y-1,f'Total {dk}'); y-=20
    for i in range(4): G[i]+=T[i]
need(30)
put(['']*6+[m(v) for v in G],y,'Helvetica-Bold',7.4); c.setFont('Helvetica-Bold',8); c.drawString(30,y,'TOTAL')
for b in (470,503,550,588):
    c.line(b-34,y+9,b,y+9); c.line(b-34,y-2.5,b,y-2.5); c.line(b-34,y-4,b,y-4)
c.save()
save(F,'OTHER','QuickBooks Desktop-style list, name before slip number, indented groups, clipped text, no summary counts',False,
 dict(propertyName='Herring Cove Marina & Boat Works',asOnDate='2025-10-01',units=n,occupied=occ,vacant=n-occ,sheet=None,planted=None,rows=rows))
print(n,occ,G)
