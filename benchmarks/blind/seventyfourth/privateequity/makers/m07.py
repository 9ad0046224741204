from common import *
from reportlab.pdfgen import canvas
r=random.Random(707); n=N(r); F='Sandhill_MHC_rentroll_RM12.pdf'; asof=D.date(2025,5,1); W,H=612,792
c=canvas.Canvas(doc(F),pagesize=(W,H)); pg=0; FN='Courier'
cols=[('Site','',26,'l'),('Home','Type',58,'l'),('Resident','',92,'l'),('Move In','',196,'l'),('Site','Rent',290,'r'),('Home','Rent',334,'r'),('Water/','Sewer',374,'r'),('Trash','',408,'r'),('Monthly','Total',460,'r'),('Deposit','',512,'r'),('Balance','Due',584,'r')]
def new():
    global y,pg
    if pg: c.showPage()
    pg+=1; y=H-36; c.setFont('Helvetica-Bold',10); c.drawString(26,y,'Sandhill Estates Manufactured Home Community'); c.setFont('Helvetica',8); c.drawRightString(586,y,f'Page {pg}'); y-=12
    c.drawString(26,y,'Rent Roll by Site'); c.drawRightString(586,y,'5/1/2025'); y-=6; c.line(26,y,586,y); y-=11; c.setFont('Helvetica-Bold',7.5)
    for a,b,x,l in cols:
        g=c.drawString if l=='l' else c.drawRightString; g(x,y,a); g(x,y-9,b)
    y-=13; c.line(26,y,586,y); y-=11
def put(v,b=False):
    global y
    c.setFont('Helvetica-Bold' if b else 'Helvetica',7.5)
    for (a,bb,x,l),s in zip(cols,v):
        if s: (c.drawString if l=='l' else c.drawRightString)(x,y,s)
    y-=11.5
new(); rows=[]; G=[0.]*7; occ=0; K={}
sts=['Dogwood Ln']*22+['Elkhorn Ln']*26+['Fescue Cir']*26; cur=None; z=lambda v:m(v) if v else '-'
for i,s in enumerate(sts):
    if s!=cur:
        cur=s; y-=3
        if y<70:new()
        c.setFont('Helvetica-BoldOblique',8); c.drawString(26,y,s); y-=12; k0=i
    if y<46:new()
    u=f'{s[0]}{i-k0+1:02d}'; q=r.random(); ty='TOH' if q<.72 else 'POH' if q<.88 else 'Vacant POH' if q<.92 else 'Vacant lot'; K[ty]=K.get(ty,0)+1
    t=dict(unit=u,section=s,unitType=ty if ty[0]!='V' else None)
    if ty[0]=='V': t['statusText']=ty; put([u,ty if ty!='x' else '','','','-','-','-','-','-','-','-']); rows.append(row(**t)); continue
    occ+=1; na=n('lf'); mi=addm(asof,-r.randint(3,200)).replace(day=r.randint(1,28)); lr=r.choice([485.,485.,505.,520.]); hr=r.choice([410.,445.,475.]) if ty=='POH' else 0.; ws=round(r.uniform(31,78),2); tr=18.; tt=lr+hr+ws+tr; dep=lr if ty=='TOH' else 750.; bal=r.choice([0.,0.,0.,0.,tt,-5.,round(r.uniform(20,900),2)])
    pr=lr
    if i==37: pr={485.:435.,505.:545.,520.:570.}[lr]; bad=(u,lr,pr)
    put([u,ty,na[:24],mi.strftime('%m/%d/%y'),m(pr),z(hr),m(ws),m(tr),m(tt),m(dep),z(bal)])
    for j,v in enumerate((lr,hr,ws,tr,tt,dep,bal)): G[j]+=v
    t.update(statusText='Occupied',tenantName=na,moveInDate=mi,contractRent=pr,charges=[dict(code='Site Rent',amount=pr)]+([dict(code='Home Rent',amount=hr)] if hr else [])+[dict(code='Water/Sewer',amount=ws),dict(code='Trash',amount=tr)],totalCharges=tt,deposit=dep)
    if bal: t['balance']=bal
    rows.append(row(**t))
if y<130:new()
c.line(26,y+8,586,y+8); put(['Total','','74 sites','']+[m(x) for x in G],True); y-=8
for k in ('TOH','POH','Vacant POH','Vacant lot'): c.setFont('Helvetica',7.5); c.drawString(26,y,{'TOH':'TOH - tenant owned home','POH':'POH - park owned home, rented'}.get(k,k)); c.drawRightString(200,y,str(K.get(k,0))); y-=10
c.drawString(26,y,'Occupied sites'); c.drawRightString(200,y,str(occ)); y-=16; c.setFont('Helvetica-Oblique',7); c.drawString(26,y,'All tenancies month to month. Rent Manager 12')
c.save(); save(F,'MANUFACTURED_HOUSING','analyst r74a','Rent Manager park roll by street, dashes for zero',False,T('Sandhill Estates Manufactured Home Community',asof,74,occ,74-occ,rows,planted=dict(what=f'Site Rent of site {bad[0]} printed {bad[2]} instead of {bad[1]}; its monthly total and the column total are of the true figure',kind='digit_changed')))
