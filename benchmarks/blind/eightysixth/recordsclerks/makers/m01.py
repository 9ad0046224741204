# Executor's typed schedule, Courier, estate with several houses, subtotals per house
from common import *
from reportlab.pdfgen import canvas
r=random.Random(8601); N=Names(r)
fn='estate_thurlow_schedule_a1.pdf'
houses=[('Parcel 1.  118-120 Maple Street (three-family, frame)',[('1st fl. rear','4 rms'),('1st fl. front','3 rms'),('2nd fl.','6 rms')]),
('Parcel 2.  9 Cutler Court (two-family)',[('Down','5 rms'),('Up','5 rms')]),
('Parcel 3.  402 Water Street (six-family, brick)',[('1L','4 rms'),('1R','4 rms'),('2L','4 rms'),('2R','4 rms'),('3L','3 rms'),('3R','3 rms')]),
('Parcel 4.  27 Depot Road (two-family and garage)',[('A','5 rms'),('B','4 rms'),('Garage','1 bay')]),
('Parcel 5.  61 Prospect Hill (four-family)',[('No. 1','4 rms'),('No. 2','4 rms'),('No. 3','2 rms'),('No. 4','4 rms')])]
c=canvas.Canvas(f'{ROOT}/documents/{fn}',pagesize=(612,792)); F='Courier'
state={'y':0,'p':0}
def newpage(hd=True):
    if state['p']: c.showPage()
    state['p']+=1; c.setFont(F,9.5); state['y']=748
    if state['p']==1:
        for i,s in enumerate(['COMMONWEALTH OF MASSACHUSETTS','THE TRIAL COURT','PROBATE AND FAMILY COURT']): c.drawCentredString(306,748-12*i,s)
        c.drawString(60,700,'Hampden, ss.'); c.drawRightString(552,700,'Docket No. HD24P-1187EA')
        c.drawString(60,676,'Estate of:  CORNELIA B. THURLOW, late of Palmer'); c.drawString(60,664,'Date of death:  February 11, 2024')
        c.drawCentredString(306,636,'SCHEDULE A-1  --  RENTS OF REAL ESTATE AS OF MARCH 1, 2024')
        c.line(150,633,462,633); state['y']=612
    else:
        c.drawString(60,748,'Estate of Cornelia B. Thurlow'); c.drawRightString(552,748,'Schedule A-1, page %d'%state['p']); state['y']=724
    if not hd: return
    y=state["y"]
    c.drawString(60,y-11,'Tenement'); c.drawString(150,y-11,'Rooms'); c.drawString(200,y-11,'Occupied by'); c.drawRightString(412,y,'Rent per'); c.drawRightString(412,y-11,'month')
    c.drawString(424,y,'Last month'); c.drawString(424,y-11,'rent held'); c.drawString(500,y,'In since')
    c.setDash(2,2); c.line(60,y-15,552,y-15); c.setDash(); state['y']=y-30
def line(n=1): state['y']-=12.5*n
newpage(); rows=[]; tot=0; held=0
rentbase={'6':1450,'5':1350,'4':1150,'3':975,'2':825,'1':110}
gh=0
for h,us in houses:
    if state['y']-(len(us)+3)*12.5<70: newpage()
    c.drawString(60,state['y'],h); c.line(60,state['y']-2,60+len(h)*5.7,state['y']-2); line(1.3); s=0; k=0
    for u,rm in us:
        vac=(u in('3R','No. 3'))
        rent=0 if vac else rentbase[rm[0]]+25*r.randrange(-3,5)
        if rm=='1 bay': rent=110
        nm=None if vac else N.fl()
        if u=='1L': nm='Geo. Pinkham & wife'
        hd=None if vac or r.random()<.35 else rent
        since=None if vac else rdate(r,d(1996,1,1),d(2023,10,1))
        y=state['y']; c.drawString(66,y,u); c.drawString(150,y,rm); c.drawString(200,y,nm or '-- empty --')
        if vac: c.drawRightString(412,y,'none')
        else: c.drawRightString(412,y,'%s.00'%format(rent,',')); c.drawString(500,y,since.strftime('%b %Y'))
        if hd: c.drawRightString(482,y,'%s.00'%format(hd,','))
        rows.append(row(unit=u,building=h.split('.  ')[1].split(' (')[0],unitType=rm,tenantName=nm,statusText='empty' if vac else 'Occupied',contractRent=None if vac else rent,deposit=hd,moveInDate=None if vac else since.strftime('%b %Y')))
        s+=rent; k+=(hd or 0); line()
    y=state['y']; c.line(360,y+9,412,y+9); c.line(435,y+9,482,y+9)
    c.drawString(200,y-2,'Parcel total'); c.drawRightString(412,y-2,'%s.00'%format(s,',')); c.drawRightString(482,y-2,'%s.00'%format(k,',')); line(2.2); tot+=s; held+=k
y=state['y']; c.drawString(60,y,'TOTAL OF ALL PARCELS, PER MONTH'); c.drawRightString(412,y,'$%s.00'%format(tot,',')); c.drawRightString(482,y,'%s.00'%format(held,','))
c.line(355,y-3,482,y-3); c.line(355,y-5,482,y-5); line(2.5)
nt=sum(1 for x in rows if x['unitType']!='1 bay'); assert nt==17
for s in ['Seventeen tenements and one garage bay; fifteen of the tenements and the garage are','let. The third floor right at Water Street has had no tenant since the fire of','November 2023; all tenancies are at will.','','Subscribed under the penalties of perjury.','','','__________________________________','Personal Representative']:
    if state["y"]<150 and s.startswith("Subscribed"): newpage(False)
    c.drawString(60,state['y'],s); line()
c.save()
occ=sum(1 for x in rows if x['statusText']=='Occupied')
finish(fn,'MULTIFAMILY','typed probate schedule, several parcels, Courier',False,rows,'Estate of Cornelia B. Thurlow','2024-03-01',18,occ,18-occ,totals=dict(contractRent=tot,deposit=held))
