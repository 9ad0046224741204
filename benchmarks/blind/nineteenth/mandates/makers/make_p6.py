from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from reportlab.lib import colors
r=random.Random(2206); N='marina_slip_roll.pdf'
W,HH=letter; c=canvas.Canvas(fp(N),pagesize=letter); pg=[0];y=[0]
C=[("Slip",40,0),("Size/Type",78,0),("Holder",158,0),("Vessel",258,0),("Term",352,0),("Exp.",394,0),("Dockage",482,1),("Power",518,1),("L/A",546,1),("Total Mo.",586,1)]
def np():
    if pg[0]: c.showPage()
    pg[0]+=1; y[0]=HH-42
    if pg[0]==1:
        c.setFillColor(colors.HexColor('#0b3d60')); c.rect(0,HH-70,W,70,stroke=0,fill=1); c.setFillColor(colors.white); c.setFont('Times-Bold',18); c.drawString(40,HH-36,"Pelican Cut Marina"); c.setFont('Times-Italic',10); c.drawString(40,HH-54,"Slip Rent Roll — April 1, 2025"); c.drawRightString(W-30,HH-54,"Prepared by dock office for ownership"); c.setFillColor(colors.black); y[0]=HH-92
    c.setFont('Times-Bold',8)
    for t,x,a in C: (c.drawRightString if a else c.drawString)(x,y[0],t)
    c.setLineWidth(.8); c.line(38,y[0]-4,588,y[0]-4); y[0]-=16; c.setFont('Times-Italic',7.5); c.drawCentredString(W/2,22,f"- {pg[0]} -")
np(); nm=iter(names(r,80)); rows=[]; tots={}
ves="Second Wind,Halcyon,Gone Astray,Reel Therapy,Sea Biscuit,Lazy Jack,Osprey II,Knot Working,Blue Mood,Tern Around,Island Time,Marguerite,Slack Tide,Patience,Wanderlust,Windfall".split(',')
for d,n,ty,base in(("Dock A",14,"30' wet slip",390),("Dock B",14,"40' wet slip",560),("Dock C",10,"50' wet slip",815),("Mooring Field",6,"Mooring ball",225)):
    if y[0]<90: np()
    c.setFont('Times-Bold',9.5); c.drawString(40,y[0],d); y[0]-=13; rs=[]
    for i in range(n):
        u=(f"{d[-1]}-{i+1:02d}" if d!='Mooring Field' else f"M{i+1}")
        x=dict(unit=u,section=d,unitType=ty); va=r.random()<.22
        if y[0]<46: np()
        c.setFont('Times-Roman',8.5); c.drawString(40,y[0],u); c.drawString(78,y[0],ty)
        if va: x['statusText']='open'; c.setFont('Times-Italic',8.5); c.drawString(158,y[0],"open")
        else:
            a=next(nm); t=f"{a[0][0]}. {a[1]}"; term=r.choices(['Annual','Season','Mo-Mo'],[6,3,1])[0]; p=r.choice([0,35,55]) if d!='Mooring Field' else 0; la=r.choice([0,0,0,0,150]) if d in('Dock B','Dock C') else 0; ex={'Annual':D.date(2025+(r.random()<.3),r.choice([9,12]),30),'Season':D.date(2025,10,31)}.get(term)
            x.update(tenantName=t,statusText='Occupied',contractRent=base+r.choice([0,0,15,-20]),charges=[dict(code='Power',amount=p),dict(code='L/A',amount=la)]); x['totalCharges']=x['contractRent']+p+la
            if ex: x['leaseEndDate']=ex
            else: x['leaseEndDate']='MTM'
            for v,xx in((t,158),(r.choice(ves),258),(term,352),(ex.strftime('%b %-d, %y') if ex else 'MTM',394)): c.drawString(xx,y[0],v)
            for v,xx in((x['contractRent'],482),(p,518),(la,546),(x['totalCharges'],586)): c.drawRightString(xx,y[0],f"{v:,}")
        c.setStrokeColor(colors.lightgrey); c.setLineWidth(.3); c.line(38,y[0]-3,588,y[0]-3); c.setStrokeColor(colors.black); y[0]-=12.5; rs.append(x)
    c.setFont('Times-Bold',8.5); o=sum('tenantName' in x for x in rs); c.drawString(78,y[0],f"{d}: {o} of {n} rented")
    T=(S(rs,'contractRent'),CH(rs,'Power'),CH(rs,'L/A'),S(rs,'totalCharges'))
    for v,xx in zip(T,(482,518,546,586)): c.drawRightString(xx,y[0],f"{v:,.0f}")
    y[0]-=20; rows+=rs; tots[d]=dict(zip(('contractRent','Power','L/A','totalCharges'),T))
if y[0]<110: np()
T=(S(rows,'contractRent'),CH(rows,'Power'),CH(rows,'L/A'),S(rows,'totalCharges')); o=sum('tenantName' in x for x in rows)
c.line(38,y[0]+11,588,y[0]+11); c.setFont('Times-Bold',9); c.drawString(40,y[0],f"MARINA TOTAL — {len(rows)} berths, {o} rented, {len(rows)-o} open")
for v,xx in zip(T,(482,518,546,586)): c.drawRightString(xx,y[0],f"${v:,.0f}" if xx in(482,586) else f"{v:,.0f}")
tots['Total']=dict(zip(('contractRent','Power','L/A','totalCharges'),T))
c.setFont('Times-Roman',8); y[0]-=18
for l in("L/A = liveaboard surcharge. Power is flat monthly; metered 50-amp pedestals on Dock C are billed separately.","Season = May 1 to October 31, billed monthly. Fuel dock and ship's store are not part of this roll."): c.drawString(40,y[0],l); y[0]-=11
c.save()
put(N,dict(propertyName='Pelican Cut Marina',asOnDate='2025-04-01',units=len(rows),occupied=o,vacant=len(rows)-o,rows=rows,printedTotals=tots),'OTHER','marina slip roll by dock, portrait, open slips, small charge columns',True)
