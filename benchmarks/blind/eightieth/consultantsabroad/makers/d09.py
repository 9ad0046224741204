from h import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
F='1880 Portage Commercial Rent Roll.pdf'
PW,PH=landscape(letter);c=canvas.Canvas(DOC+F,pagesize=(PW,PH))
# suite,tenant,area,start,exp,monthly base, cam/mo, tax/mo, security, steps[(date,monthly)],note
X=[('100','Prairie Credit Cooperative',4210,(2019,5,1),(2029,4,30),7367.50,3683.75,2105.00,None,[((2026,5,1),7718.33),((2028,5,1),8069.17)],'Renewal: 2 x 5 yrs'),
('110','Assiniboine Hearing Clinic Inc.',1385,(2022,9,1),(2027,8,31),2539.17,1211.88,692.50,3750.00,[],''),
('120','VACANT',2040,None,None,0,0,0,None,[],''),
('200','Borealis Geomatics Ltd.',5975,(2021,1,1),(2030,12,31),9460.42,5228.13,2987.50,14500.00,[((2026,1,1),9958.33),((2027,1,1),10207.29),((2029,1,1),10705.21)],'Termination right Dec 31, 2027 (9 mo. notice)'),
('210','Red River Immigration Law',1720,(2023,11,1),(2028,10,31),3081.67,1505.00,860.00,5000.00,[((2026,11,1),3225.00)],''),
('215','K. Sandhu, Chartered Accountant',890,(2017,3,1),'Month to Month',1446.25,778.75,445.00,1400.00,[],''),
('220','VACANT',1330,None,None,0,0,0,None,[],'Demolished to base building'),
('300','Manitoba Grain Standards Board',7925,(2016,7,1),(2026,6,30),12217.71,6934.38,3962.50,None,[],'Gov\'t form of lease'),
('310','Quill Lake Potash Corp.',3280,(2024,4,1),(2031,3,31),5876.67,2870.00,1640.00,11800.00,[((2027,4,1),6150.00),((2029,4,1),6423.33)],'Net free rent Apr-Sep 2024 (expired)'),
('400','Northern Lights Learning Centre',4430,(2020,8,15),(2025,8,14),6645.00,3876.25,2215.00,6600.00,[],'Overholding at 100%'),
('410','Tuxedo Wealth Partners',2615,(2025,2,1),(2030,1,31),4903.13,2288.13,1307.50,7200.00,[((2027,2,1),5121.04)],''),
('420','Polar Bridge Logistics Inc.',2190,(2022,6,1),(2027,5,31),3741.25,1916.25,1095.00,5600.00,[],''),
('PH','Sky Garden Events Ltd.',3150,(2023,5,1),(2033,4,30),4987.50,2756.25,1575.00,10000.00,[((2028,5,1),5512.50)],'% rent 6% over $1.1M'),
('LL1','Fort Garry Records Storage',2800,(2018,1,1),(2026,12,31),1750.00,0,350.00,None,[],'Semi-gross'),
('ROOF','Clearwave Wireless',0,(2015,10,1),(2030,9,30),1250.00,0,0,None,[((2026,10,1),1375.00)],'')]
C=dict(s=36,t=70,a=262,f=268,e=322,b=440,r=487,cam=545,tx=598,tot=660,d=712,n=720)
pn=0
dd=lambda d:D(*d).strftime('%b %-d, %Y') if isinstance(d,tuple) else (d or '')
def head():
    global y,pn
    pn+=1;c.setFillGray(0);c.setFont('Helvetica-Bold',12);c.drawString(36,PH-40,'1880 Portage Avenue, Winnipeg, Manitoba')
    c.setFont('Helvetica',9);c.drawString(36,PH-53,'Commercial Rent Roll – September 1, 2025');c.drawRightString(PW-36,PH-40,'Selkirk Asset Services');c.drawRightString(PW-36,PH-53,f'Page {pn} of 2')
    y=PH-80;c.setFillColorRGB(.85,.9,.95);c.rect(34,y-14,PW-68,27,fill=1,stroke=0);c.setFillGray(0);c.setFont('Helvetica-Bold',7.5)
    c.drawString(C['s'],y-8,'Suite');c.drawString(C['t'],y-8,'Tenant')
    for k,a,b in(('a','Rentable','Sq. Ft.'),('b','Monthly','Base Rent'),('r','Annual','$ / SF'),('cam','Op. Costs','Monthly'),('tx','Realty Tax','Monthly'),('tot','Total','Monthly'),('d','Security','Deposit')): c.drawRightString(C[k],y+3,a);c.drawRightString(C[k],y-8,b)
    c.drawString(C['f']+8,y+3,'Term');c.drawString(C['f']+8,y-8,'From');c.drawString(C['e']+12,y-8,'To');y-=30
head();rows=[];S=[0]*6;f=lambda v:f'{v:,.2f}'
for i,(s,t,a,st,en,b,cam,tx,dp,steps,nt) in enumerate(X):
    need=16+11*len(steps)+(11 if nt else 0)
    if y-need<50: c.showPage();head()
    v=t=='VACANT';c.setFont('Helvetica',8);c.drawString(C['s'],y,s);c.drawString(C['t'],y,t);c.drawRightString(C['a'],y,f'{a:,}')
    c.drawString(C['f']+8,y,dd(st));c.drawString(C['e']+12,y,dd(en));tot=round(b+cam+tx,2)
    c.drawRightString(C['b'],y,f(b));c.drawRightString(C['r'],y,f(b*12/a) if a and b else '');
    for k,x in(('cam',cam),('tx',tx),('tot',tot)): c.drawRightString(C[k],y,f(x))
    if dp: c.drawRightString(C['d'],y,f(dp))
    y-=11;c.setFont('Helvetica',7);c.setFillGray(.25)
    for n,(d,m) in enumerate(steps):
        c.drawRightString(C['f']+46,y,'Rent step' if n==0 else '');c.drawString(C['e']+12,y,dd(d));c.drawRightString(C['b'],y,f(m));c.drawRightString(C['r'],y,f(m*12/a) if a else '');y-=11
    if nt: c.setFont('Helvetica-Oblique',7);c.drawString(C['t']+6,y+(11*len(steps) if steps else 0),nt);y-=0 if steps else 11
    c.setFillGray(0);c.setLineWidth(.3);c.setStrokeGray(.7);c.line(34,y+5,PW-34,y+5);y-=7
    for q,x in enumerate([a,b,cam,tx,tot,dp or 0]): S[q]+=x
    rows.append(row(unit=s,tenantName=None if v else t,statusText='VACANT' if v else None,area=a,leaseStartDate=D(*st) if st else None,leaseEndDate=D(*en) if isinstance(en,tuple) else en,contractRent=b,charges=[{"code":"Op. Costs","amount":cam},{"code":"Realty Tax","amount":tx}],totalCharges=tot,deposit=dp,rentSteps=[{"date":iso(D(*d)),"amount":m} for d,m in steps]))
if y<110: c.showPage();head()
c.setFont('Helvetica-Bold',8);c.drawString(C['t'],y,'Building Total');c.drawRightString(C['a'],y,f'{S[0]:,}')
for k,q in(('b',1),('cam',2),('tx',3),('tot',4),('d',5)): c.drawRightString(C[k],y,f(S[q]))
va=sum(x[2] for x in X if x[1]=='VACANT');y-=18;c.setFont('Helvetica',8)
for l,x in(('Leased area',S[0]-va),('Vacant area',va),('Total rentable area',S[0])): c.drawString(C['t'],y,l);c.drawRightString(C['a'],y,f'{x:,}  sf');y-=12
c.save()
save(F,dict(propertyName='1880 Portage Avenue, Winnipeg, Manitoba',asOnDate='2025-09-01',units=None,occupied=None,vacant=2,rows=rows),'OFFICE','Canadian office manager','landscape letter PDF, rent step lines under tenants, notes, op. costs and tax',True)
