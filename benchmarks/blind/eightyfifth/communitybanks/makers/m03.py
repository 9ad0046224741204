from common import *
from reportlab.pdfgen import canvas
F='03_cedar_bluff_ministorage.pdf'
R=random.Random(33); N=Names(33)
W,H=792,612
sizes=[('5X5',25,42),('5X10',50,58),('10X10',100,89),('10X15',150,112),('10X20',200,138),('10X30',300,189)]
rows=[];lines=[];bysz={}
tot=dict(rate=0,street=0,bal=0,sf=0,dep=0)
lay=[('A',44,[0,1,1,2]),('B',48,[2,2,3]),('C',40,[3,4]),('D',30,[4,4,5]),('E',18,[1,2])]
n=occ=vac=0
comp=['Pine Knot Electric','Hatchet Creek Outfitters','Tri-County Flooring','Mt Zion AME Food Bank','Southfork Vending','Dewberry Catering']
for b,k,ch in lay:
    lines.append(('sec',f'BLDG {b}')); S=[0,0,0]
    for i in range(1,k+1):
        u=f'{b}{i:03d}'
        sz,sf,st=sizes[ch[(i-1)*len(ch)//k]]
        cc=b in 'E'; st=st+(28 if cc else 0)
        typ='CC' if cc else 'DRV'
        x=R.random()
        code='VAC' if x<.13 else 'DLQ' if x<.20 else 'LCK' if x<.225 else 'OCC'
        if u in('D030',): code='OFC'
        a=dict(unit=u,building=b,unitType=sz,area=sf,marketRent=st,statusText=code)
        if code in('VAC','OFC'):
            nm='' if code=='VAC' else 'MANAGER USE'
            s=f"{u:<7}{code:<5}{sz:<7}{typ:<5}{sf:>5}  {nm:<26}{st:>8.2f}"
            vac+=code=='VAC'; tot['street']+=st; S[0]+=st
        else:
            nm=(comp.pop() if comp and sf>=150 and R.random()<.2 else N.lf()).upper()
            rt=st+R.choice([0,0,0,-5,-8,6,10,14,-12]); mi=date(R.randint(2013,2025),R.randint(1,12),R.randint(1,28))
            bal=0
            pt=date(2026,R.choice([2,2,2,3,5]),28)
            if code=='DLQ': bal=rt*R.choice([1,2])+15; pt=date(2026,R.choice([0+12,1]) if False else 1,31)
            if code=='LCK': bal=rt*4+60; pt=date(2025,10,31)
            if pt.month in(3,5) and code=='OCC': pt=eom(pt)
            dep=R.choice([0,0,25,25,50])
            s=f"{u:<7}{code:<5}{sz:<7}{typ:<5}{sf:>5}  {nm:<26}{st:>8.2f}{rt:>9.2f}{dep:>8.2f}  {mi:%m/%d/%y}  {pt:%m/%d/%y}{bal:>10.2f}"
            a.update(tenantName=nm,contractRent=rt,deposit=dep,moveInDate=iso(mi),balance=bal)
            occ+=1; tot['rate']+=rt; tot['bal']+=bal; tot['street']+=st; tot['dep']+=dep; S[0]+=st;S[1]+=rt;S[2]+=bal
        n+=1; tot['sf']+=sf; q=bysz.setdefault(sz,[0,0,0,0]); q[0]+=1; q[1]+=code not in('VAC','OFC'); q[2]+=st; q[3]+=a.get('contractRent',0)
        if code=='OFC': a['tenantName']=nm
        rows.append(a); lines.append(('row',s))
    lines.append(('row',f"{'':<7}{'** BLDG '+b+' TOTAL':<24}{'':<26}{S[0]:>8.2f}{S[1]:>9.2f}{'':>8}{'':>20}{S[2]:>10.2f}")); lines.append(('row',''))
lines.append(('row',f"{'':<7}{'*** SITE TOTAL':<17}{tot['sf']:>5}  {'':<26}{tot['street']:>8.2f}{tot['rate']:>9.2f}{tot['dep']:>8.2f}{'':>20}{tot['bal']:>10.2f}"))
lines+= [('row',''),('row',f"UNITS {n}   RENTED {occ}   VACANT {vac}   COMPANY {n-occ-vac}   OCCUPANCY {occ/n*100:.1f} PCT"),('row',''),('row',"SIZE     UNITS  RENTED     STREET       RATE")]
for sz,sf,_ in sizes:
    q=bysz[sz]; lines.append(('row',f"{sz:<9}{q[0]:>5}{q[1]:>8}{q[2]:>11.2f}{q[3]:>11.2f}"))
lines.append(('row','')); lines.append(('row','*** END OF REPORT ***'))
head="UNIT   STAT SIZE   TYPE   SQFT TENANT                      STREET     RATE DEPOSIT  MOVE-IN   PD-THRU    BALANCE".replace('  SQFT TENANT','  SQFT  TENANT',1)
head=f"{'UNIT':<7}{'STAT':<5}{'SIZE':<7}{'TYPE':<5}{'SQFT':>5}  {'TENANT':<26}{'STREET':>8}{'RATE':>9}{'DEPOSIT':>8}  {'MOVE-IN':<8}  {'PD-THRU':<8}{'BALANCE':>10}"
c=canvas.Canvas(doc(F),pagesize=(W,H)); pg=0; y=0
def newp():
    global pg,y
    if pg: c.showPage()
    pg+=1; c.setFont('Courier',8.6); y=H-40
    for s in [f"RUN 02/17/26 08:41{'':<22}CEDAR BLUFF MINI STORAGE{'':<32}PAGE {pg:>3}",f"RPT RR040 SITE 0417{'':<24}UNIT RENT ROLL{'':<28}AS OF 02/17/26",'',head,'-'*len(head)]:
        c.drawString(48,y,s); y-=10.6
newp()
for k,s in lines:
    if y<40: newp()
    c.drawString(48,y,s if k!='sec' else s); y-=10.6
c.save()
save(F,'SELF_STORAGE','old DOS-style storage system','text print, 180 units, five buildings',False,'CEDAR BLUFF MINI STORAGE','2026-02-17',n,occ,vac,rows)
