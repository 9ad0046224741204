# Family LLC's storefronts with flats above: two-line records, serif, landscape, steps on the second line
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
g=G(404); r=g.r
fn='merchants_row_tenancy_schedule.pdf'
asof=dt.date(2025,11,1)
biz=[('Copper Kettle Coffee','Copper Kettle LLC'),('Hanford Hardware','Hanford & Sons, Inc.'),('Bright Stitch Alterations',None),('Second Chapter Books','SCB Partners'),('La Paloma Bakery','Paloma Foods LLC'),('Main Street Barbers',None),(None,None),('Riverbend Insurance Agency','J. Ottley Agency, Inc.'),('Nail Garden','TQ Beauty LLC'),('Tri-Rivers Vision Center',"O'Dell Optometry PC"),('The Yarn Basket',None),(None,None),('Pizza Verona','Verona Bros. Corp.'),('Edgewater Realty','Edgewater Realty Group')]
rows=[]
def store(i,b):
    u=f'{101+2*i}'; sf=r.choice([880,960,1040,1215,1480,1650,2100,2475])
    d=dict(unit=u,section='STREET LEVEL – STORES',area=sf,_sf=sf)
    if b[0] is None: d.update(statusText='VACANT'); return d
    psf=r.choice([9.5,10,10.75,11.25,12,12.5,13.5]); rent=round(sf*psf/12/5)*5
    st=g.first('2019-02-01','2025-05-01'); yrs=r.choice([3,5,5,7])
    while addm(st,12*yrs)<=asof: yrs+=r.choice([3,5])
    en=addm(st,12*yrs)-dt.timedelta(days=1)
    cam=round(sf*1.85/12,2); tax=round(sf*1.32/12,2); ins=round(sf*.38/12,2)
    gross=r.random()<.2
    ch=[('Base Rent',float(rent))]+([] if gross else [('CAM',cam),('RE Tax',tax),('Insurance',ins)])
    steps=[]; x=rent; q=addm(st,12)
    while q<en:
        if q>asof: 
            x=round(x*1.03/5)*5; steps.append((q,float(x)))
        q=addm(q,12)
    if r.random()<.35: steps=[]
    d.update(tenantName=b[0],_leg=b[1],statusText='Occupied',leaseStartDate=st,leaseEndDate=en,contractRent=float(rent),_ch=ch,_gross=gross,totalCharges=round(sum(a for _,a in ch),2),deposit=float(r.choice([0,rent,rent,500])),_steps=steps[:3],_opt=r.choice(['None','1 x 3 yrs','1 x 5 yrs','2 x 5 yrs']))
    return d
for i,b in enumerate(biz): rows.append(store(i,b))
for i in range(8):
    u=f'2{chr(65+i)}'; d=dict(unit=u,section='UPPER FLOOR – APARTMENTS',area=r.choice([540,540,615,720]))
    if i==5: d['statusText']='VACANT'; rows.append(d); continue
    st=g.first('2022-06-01','2025-09-01'); mtm=r.random()<.4; rent=float(r.choice([625,650,675,710,735]))
    d.update(tenantName=g.fl(),statusText='Occupied',leaseStartDate=st,leaseEndDate='Mo-to-Mo' if mtm else addm(st,12 if st>=dt.date(2024,12,1) else 12*(2026-st.year))-dt.timedelta(days=1),contractRent=rent,_ch=[('Base Rent',rent)],_gross=True,totalCharges=rent,deposit=float(r.choice([500,600,rent])),_steps=[],_opt='')
    if not isinstance(d['leaseEndDate'],str) and d['leaseEndDate']<asof: d['leaseEndDate']='Mo-to-Mo'
    rows.append(d)
F,B,I='Times-Roman','Times-Bold','Times-Italic'
W,H=landscape(letter)
c=canvas.Canvas(DOC+fn,pagesize=(W,H)); X=dict(u=50,t=92,sf=310,l=322,base=440,cam=496,tax=548,ins=600,tot=664,dep=740)
pg=0
def head():
    global pg,y
    pg+=1
    c.setFont(B,15); c.drawString(50,H-48,'MERCHANTS ROW'); c.setFont(F,10); c.drawString(50,H-62,'100–128 Water Street, Burlington Falls, Ohio   ·   Owner: The Pomeroy Family LLC')
    c.setFont(B,11); c.drawRightString(742,H-48,'Schedule of Tenancies'); c.setFont(F,10); c.drawRightString(742,H-62,'November 1, 2025')
    c.setLineWidth(1.2); c.line(50,H-70,742,H-70)
    c.setFont(B,8.5); y=H-82
    for k,t in dict(u='Unit',t='Tenant',l='Commence').items(): c.drawString(X[k],y,t)
    for k,t in dict(sf='Sq. Ft.',base='Monthly',cam='CAM',tax='RE Tax',ins='Insurance',tot='Total',dep='Deposit').items(): c.drawRightString(X[k],y,t)
    y-=10
    c.drawString(X['t'],y,'   Legal name / options'); c.drawString(X['l'],y,'Expire'); c.drawRightString(X['base'],y,'Base Rent'); c.drawRightString(X['tot'],y,'Due Monthly'); c.drawRightString(X['dep'],y,'Held')
    c.setLineWidth(.5); c.line(50,y-4,742,y-4); y-=18
head(); cursec=None; S={}
def sec_total(s):
    global y
    rr=[d for d in rows if d['section']==s]
    sums={k:round(sum(dict(d.get('_ch',[])).get(n,0) for d in rr),2) for k,n in dict(base='Base Rent',cam='CAM',tax='RE Tax',ins='Insurance').items()}
    sums['tot']=round(sum(d.get('totalCharges',0) for d in rr),2); sums['dep']=sum(d.get('deposit',0) for d in rr); sums['sf']=sum(d['area'] for d in rr)
    c.line(280,y+11,742,y+11); c.setFont(B,9.5); 
    c.drawString(X['t'],y,f'Total {s.split(" – ")[1].lower()} ({len(rr)}; {sum(1 for d in rr if d["statusText"]=="VACANT")} vacant)'); c.drawRightString(X['sf'],y,m0(sums['sf']))
    for k in ('base','cam','tax','ins','tot','dep'): c.drawRightString(X[k],y,m2(sums[k]))
    for k,v in sums.items(): S[k]=round(S.get(k,0)+v,2)
    y-=22
for d in rows:
    if y<78: c.setFont(I,8); c.drawString(50,30,'Prepared by the family office from signed leases; unaudited.'); c.drawRightString(742,30,f'Page {pg}'); c.showPage(); head()
    if d['section']!=cursec:
        if cursec: sec_total(cursec)
        if y<110: c.setFont(I,8); c.drawRightString(742,30,f'Page {pg}'); c.showPage(); head()
        cursec=d['section']; c.setFont(B,10); c.drawString(50,y,cursec); y-=15
    c.setFont(B,9.5); c.drawString(X['u'],y,d['unit']); c.setFont(F,9.5)
    c.drawRightString(X['sf'],y,m0(d['area']))
    if d['statusText']=='VACANT':
        c.setFont(I,9.5); c.drawString(X['t'],y,'VACANT'); y-=17; continue
    c.drawString(X['t'],y,d['tenantName']); c.drawString(X['l'],y,d['leaseStartDate'].strftime('%b %-d, %Y'))
    ch=dict(d['_ch'])
    for k,n in dict(base='Base Rent',cam='CAM',tax='RE Tax',ins='Insurance').items():
        if n in ch: c.drawRightString(X[k],y,m2(ch[n]))
    if d['_gross'] and d['section'].startswith('STREET'): c.setFont(I,8.5); c.drawString(X['cam']-20,y,'gross lease'); c.setFont(F,9.5)
    c.drawRightString(X['tot'],y,m2(d['totalCharges'])); c.drawRightString(X['dep'],y,m2(d['deposit']))
    y-=11; c.setFont(I,8.5)
    t=[d.get('_leg') or '',('Option '+d['_opt']) if d['_opt'] and d['_opt']!='None' else '']
    t='; '.join(q for q in t if q)
    if t: c.drawString(X['t']+8,y,t)
    e=d['leaseEndDate']; c.setFont(F,9.5); c.drawString(X['l'],y,e if isinstance(e,str) else e.strftime('%b %-d, %Y'))
    if d['_steps']:
        c.setFont(I,8.2); c.drawString(X['base']-57,y,'Base rent increases:  '+';  '.join(f'{q.strftime("%b %-d, %Y")} to ${m2(a)}' for q,a in d['_steps']))
    y-=16
    d['charges']=[dict(code=n,amount=a) for n,a in d['_ch']]; d['rentSteps']=[dict(date=q.isoformat(),amount=a) for q,a in d['_steps']]
sec_total(cursec)
c.setLineWidth(1.2); c.line(50,y+14,742,y+14); c.setFont(B,10); c.drawString(X['t'],y,'MERCHANTS ROW TOTAL'); c.drawRightString(X['sf'],y,m0(S['sf']))
for k in ('base','cam','tax','ins','tot','dep'): c.drawRightString(X[k],y,m2(S[k]))
c.setFont(I,8); c.drawString(50,30,'Prepared by the family office from signed leases; unaudited.'); c.drawRightString(742,30,f'Page {pg}')
c.save()
for d in rows:
    for k in [k for k in d if k[0]=='_']: del d[k]
v=sum(d['statusText']=='VACANT' for d in rows)
save(fn,'MIXED_USE','two-line records in serif type, steps on the second line, sections with totals',False,dict(propertyName='MERCHANTS ROW',asOnDate=asof.isoformat(),units=len(rows),occupied=len(rows)-v,vacant=v,sheet=None,planted=None,rows=rows),
 [['contractRent',S['base']],['totalCharges',S['tot']],['area',S['sf']],['deposit',S['dep']]])
