from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
R=random.Random(101); F='larkspur_corporate_ctr_rentroll.pdf'
nm=names(R,['Title','Dental Group','Wealth Advisors','Engineering','Law Offices','Insurance Agency','Software','Architects'],['LLC','Inc.','PC','LLP'],20)
c=canvas.Canvas(doc(F),pagesize=landscape(letter)); Wd,H=landscape(letter)
pg=[0]; rows=[]
X=dict(u=28,n=88,s=232,e=284,a=372,b=432,p=474,r=532,o=590,cat=606,dt=632,am=712,ps=752)
def head():
    pg[0]+=1; c.setFont('Helvetica',7)
    c.drawString(28,H-30,'Database:   HALCYON'); c.drawString(28,H-40,'Bldg Status: Active only'); 
    c.setFont('Helvetica-Bold',11); c.drawCentredString(Wd/2,H-30,'Rent Roll'); c.setFont('Helvetica-Bold',9); c.drawCentredString(Wd/2,H-42,'Larkspur Corporate Center'); c.drawCentredString(Wd/2,H-53,'3/31/2025')
    c.setFont('Helvetica',7); c.drawRightString(Wd-28,H-30,'Page:   %d'%pg[0]); c.drawRightString(Wd-28,H-40,'Date:  4/03/2025'); c.drawRightString(Wd-28,H-50,'Time:  09:12 AM')
    y=H-72; c.setFont('Helvetica',6.8)
    for k,ls,al in [('n',('','','Occupant Name'),0),('u',('','','Bldg Id-Suit Id'),0),('s',('','Rent','Start'),0),('e',('','','Expiration'),0),('a',('','GLA','Sqft'),1),('b',('Monthly','Base','Rent'),1),('p',('Annual','Rate','PSF'),1),('r',('Monthly','Cost','Recovery'),1),('o',('Monthly','Other','Income'),1),('cat',('','','Cat'),0),('dt',('','','Date'),0),('am',('','','Monthly Amount'),1),('ps',('','','PSF'),1)]:
        for i,t in enumerate(ls): (c.drawRightString if al else c.drawString)(X[k],y-9*i,t)
    c.drawCentredString(680,y,'----------- Future Rent Increases -----------')
    c.line(28,y-22,Wd-28,y-22); return y-34
def fd(x): return '%d/%d/%d'%(x.month,x.day,x.year)
y=head()
c.setFont('Helvetica-Bold',7.5); c.drawString(28,y,'Vacant Suites'); y-=13
def t(k,s,al=0): (c.drawRightString if al else c.drawString)(X[k],y,s)
vs=0
for s,a in [('0115',2480),('0230',1635),('0340',4120)]:
    c.setFont('Helvetica',7); t('u','4410 -'+s); t('n','Vacant'); t('a',f'{a:,}',1); y-=13; vs+=a
    rows.append(dict(unit='4410 -'+s,area=a,statusText='Vacant',section='Vacant Suites'))
y-=4; c.setFont('Helvetica-Bold',7.5); c.drawString(28,y,'Occupied Suites'); y-=13
oc=0;tb=tr=to=0;n=0
su=['0100','0105','0110','0120','0130','0200','0210','0215','0220','0240','0300','0310','0320','0330','0400','0450','0460']
for i,s in enumerate(su):
    if y<90: c.showPage(); y=head()
    c.setFont('Helvetica',7)
    a=R.randrange(900,6200,5); psf=round(R.uniform(22,31),2); b=round(a*psf/12,2); st=d(R.randint(2018,2024),R.randint(1,12)); yr=R.choice([5,7,10]); en=last(addy(st,yr))
    while en<d(2025,6,1): en=last(addy(en+D.timedelta(1),5))
    rec=round(a*R.uniform(.35,.9),2); oth=R.choice([0,0,0,75.0,150.0])
    n+=1; r=dict(unit='4410 -'+s,tenantName=nm[i],area=a,contractRent=b,leaseStartDate=str(st),leaseEndDate=str(en),section='Occupied Suites',statusText='Occupied',charges=[dict(code='Monthly Cost Recovery',amount=rec)])
    t('u','4410 -'+s);t('n',nm[i]);t('s',fd(st));t('e',fd(en));t('a',f'{a:,}',1);t('b',f'{b:,.2f}',1);t('p',f'{psf:.2f}',1);t('r',f'{rec:,.2f}',1)
    if oth: t('o',f'{oth:,.2f}',1); r['charges'].append(dict(code='Monthly Other Income',amount=oth))
    sd=addy(d(2025,st.month),0); 
    if sd<=d(2025,3,31): sd=addy(sd,1)
    k=0; stp=[]; p2=psf; cp=y
    while sd<en and k<3:
        p2=round(p2*1.03,2); am=round(a*p2/12,2); t('cat','BRT');t('dt',fd(sd));t('am',f'{am:,.2f}',1);t('ps',f'{p2:.2f}',1); stp.append(dict(date=str(sd),amount=am)); sd=addy(sd,1); y-=10;k+=1
    if k==0: y-=10
    r['rentSteps']=stp; rows.append(r); oc+=a;tb+=b;tr+=rec;to+=oth
    if s=='0310':  # additional space
        y-=3; a2=1210; b2=round(a2*psf/12,2); c.setFont('Helvetica-Oblique',7); c.drawString(X['n'],y,'Additional Space'); c.setFont('Helvetica',7)
        t('u','4410 -0312');t('s',fd(st)); t('e',fd(en));t('a',f'{a2:,}',1);t('b',f'{b2:,.2f}',1);t('p',f'{psf:.2f}',1); y-=10
        add=True; rows.append(dict(unit='4410 -0312',area=a2,contractRent=b2,leaseStartDate=str(st),leaseEndDate=str(en),section='Occupied Suites',statusText='Occupied')); oc+=a2;tb+=b2;n+=1
    y-=5
if y<120: c.showPage(); y=head()
c.line(28,y+4,Wd-28,y+4); y-=8; c.setFont('Helvetica-Bold',7.5)
T=oc+vs
c.drawString(120,y,'Totals:'); 
for l,pc,u,a,bb in [('Occupied Sqft:',oc/T,n,oc,True),('Leased/Unoccupied Sqft:',0,0,0,False),('Vacant Sqft:',vs/T,3,vs,False),('Total Sqft:',None,n+3,T,True)]:
    c.drawRightString(250,y,l); 
    if pc is not None: c.drawRightString(290,y,f'{pc:.2%}')
    c.drawRightString(328,y,f'{u} Units'); c.drawRightString(X['a'],y,f'{a:,}')
    if bb: c.drawRightString(X['b'],y,f'{tb:,.2f}'); c.drawRightString(X['r'],y,f'{tr:,.2f}'); c.drawRightString(X['o'],y,f'{to:,.2f}')
    y-=11
c.save()
# suite 0312 start date is printed in its own column
save(F,'OFFICE','MRI commercial rent roll',True,propertyName='Larkspur Corporate Center',asOnDate='2025-03-31',units=n+3,occupied=n,vacant=3,rows=rows,totals=dict(contractRent=round(tb,2),area=T))
