# Canadian medical building, appraiser's addendum: legal landscape, canvas drawn, grouped header on both pages, month-only dates
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor as K, black, white
N='Addendum_C_Saugeen_Medical_Arts.pdf'
c=canvas.Canvas(DOC(N),pagesize=(1008,612))
# floor, suite, tenant, use, usable, rentable, from, to, rate, TMI rate, stalls, steps, note
T=[('Ground','G-01','Greenshield Apothecary (1988) Ltd.','Pharmacy',1612,1790,'Mar/2021','Feb/2031',38.00,[('Mar/2027',6039.58)],6,''),
('Ground','G-02','LifeTrace Laboratories Inc.','Laboratory',1140,1266,'Jul/2019','Jun/2029',31.50,[],3,''),
('Ground','G-03','Vacant','',655,728,'','',None,[],0,'a'),
('Ground','G-04/05','Bruce X-Ray & Ultrasound Partners','Imaging',2980,3309,'Jan/2018','Dec/2027',29.75,[],8,'b'),
('Second','201','Dr. P. Ramage Dentistry Prof. Corp.','Dental',1475,1638,'Sep/2022','Aug/2032',27.00,[('Sep/2026',3822),('Sep/2029',3958.5)],4,''),
('Second','202','Dr. S. Oyelarin-Fitch','Family practice',980,1088,'Monthly','Monthly',24.00,[],2,''),
('Second','203','Dr. S. Oyelarin-Fitch','Family practice (expansion)',410,455,'Nov/2025','Oct/2028',25.50,[],1,''),
('Second','204','Lakeshore Physio & Sport','Physiotherapy',2215,2459,'May/2023','Apr/2028',26.25,[('May/2027',5584)],5,''),
('Second','205','Vacant','',1120,1244,'','',None,[],0,''),
('Second','206','Clearhear Audiology','Audiology',760,844,'Feb/2024','Jan/2029',27.50,[],2,''),
('Third','301','Grey-Bruce Cardiology Group','Specialist',3340,3709,'Oct/2020','Sep/2030',28.50,[('Oct/2026',9117.96)],9,''),
('Third','302','Dr. M. Theriaulty / Dr. K. Anand-Roe','Specialist',1290,1432,'Apr/2022','Mar/2027',26.00,[],3,''),
('Third','303','Ontario Health atHome','Government',2870,3187,'Aug/2017','Jul/2027',25.00,[],6,'c'),
('Third','304','Building Manager','Storage / office',240,267,'—','—',None,[],1,'d')]
TMI=16.85
cols=[('Suite',40,'l'),('Tenant',96,'l'),('Use',290,'l'),('Usable',452,'r'),('Rentable',500,'r'),('From',512,'l'),('To',566,'l'),('Minimum\nrent PSF',660,'r'),('Minimum\nrent /mo.',718,'r'),('TMI\n/mo.',768,'r'),('HST\n13%',814,'r'),('Total\n/mo.',868,'r'),('Stalls',900,'r'),('Next steps\n(min. rent /mo.)',908,'l')]
def head(p):
    c.setFillColor(K('#7a1f1f')); c.setFont('Helvetica-Bold',13); c.drawString(40,572,'ADDENDUM C — RENT ROLL'); c.setFillColor(black); c.setFont('Helvetica',10); c.drawString(40,556,'Saugeen Medical Arts Centre, 55 Frank Street West, Walkerton, Ontario'); c.drawRightString(968,572,'Effective date of appraisal: 2026-05-31'); c.drawRightString(968,556,'Our file 26-0417')
    c.setFillColor(K('#e9dcdc')); c.rect(36,494,940,46,stroke=0,fill=1); c.setFillColor(black); c.setFont('Helvetica-Bold',8)
    for t,a,b in(('Area (sq. ft.)',418,500),('Term',512,606),('Rent and additional rent (CAD)',625,868)): c.drawCentredString((a+b)/2,528,t); c.line(a,524,b,524)
    for t,x,al in cols:
        L=t.split('\n')
        for k,s in enumerate(L): (c.drawString if al=='l' else c.drawRightString)(x,512-9*(k+2-len(L))+4,s)
    c.setFont('Helvetica',7); c.drawCentredString(504,22,f'Thornbeck Appraisals Inc.   C-{p}')
head(1); y=480; rows=[];tot=[0]*4;fl=None;ar=[0,0]
def money(v): return f'{v:,.2f}'
ex=0
for k,(f,su,nm,use,us,re,s,e,rt,st,pk,nt) in enumerate(T):
    if f!=fl:
        if f=='Third': c.showPage(); head(2); y=480
        c.setFont('Helvetica-BoldOblique',9); c.drawString(40,y,f+' Floor'); y-=16; fl=f
    c.setFont('Helvetica',8.5); vac=nm=='Vacant'; own=nm=='Building Manager'
    c.drawString(40,y,su); c.drawString(96,y,nm); 
    if nt: w=c.stringWidth(nm,'Helvetica',8.5); c.setFont('Helvetica',6); c.drawString(97+w,y+3,f'({nt})'); c.setFont('Helvetica',8.5)
    c.drawString(290,y,use); c.drawRightString(452,y,f'{us:,}'); c.drawRightString(500,y,f'{re:,}'); c.drawString(512,y,s); c.drawString(566,y,e); ar[0]+=us;ar[1]+=re
    r=dict(unit=su,section=f+' Floor',area=re,unitType=use or None,statusText='Vacant' if vac else 'Occupied')
    if rt:
        mn=round(rt*re/12,2); tm=round(TMI*re/12,2); h=round((mn+tm)*.13,2); tt=round(mn+tm+h,2)
        for x,v in((660,f'{rt:.2f}'),(718,money(mn)),(768,money(tm)),(814,money(h)),(868,money(tt))): c.drawRightString(x,y,v)
        tot=[a+b for a,b in zip(tot,(mn,tm,h,tt))]
        MM=dict(zip('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(),range(1,13)))
        F=lambda q:q if q=='Monthly' else q.replace('/',' ')
        r.update(contractRent=mn,leaseStartDate=F(s),leaseEndDate=F(e),totalCharges=tt,charges=[dict(code='TMI',amount=tm),dict(code='HST',amount=h)],rentSteps=[dict(date=a.replace('/',' '),amount=b) for a,b in st])
    if not vac and not own: r['tenantName']=nm
    if own: r.update(tenantName=nm,statusText='Building Manager')
    c.drawRightString(900,y,str(pk) if pk else '')
    for i,(a,b) in enumerate(st): c.setFont('Helvetica',6.8); c.drawString(908,y+4-8*i if len(st)>1 else y,f'{a} {b:,.2f}')
    rows.append(r); y-=18
    c.setStrokeColor(K('#cccccc')); c.line(36,y+12,976,y+12); c.setStrokeColor(black)
c.setFont('Helvetica-Bold',8.5); y-=4; c.drawString(96,y,'TOTAL, 14 SUITES (11 LEASED, 2 VACANT, 1 MANAGER)'); c.drawRightString(452,y,f'{ar[0]:,}'); c.drawRightString(500,y,f'{ar[1]:,}')
for x,v in zip((718,768,814,868),tot): c.drawRightString(x,y,money(v))
c.drawRightString(900,y,str(sum(t[10] for t in T)))
c.setFont('Helvetica',8); y-=28
for s in('(a) Former walk-in clinic; market rent estimated by the appraiser at $30.00 PSF.  (b) Two demised suites held under one lease; counted as one suite.','(c) Option to terminate on six months\' notice.  (d) Occupied rent free by the Owner\'s manager; not available for lease.',f'TMI (taxes, maintenance and insurance) is estimated at ${TMI:.2f} PSF on rentable area for 2026. Minimum rent PSF is per annum. HST is recoverable by few of the tenants.'): c.drawString(40,y,s); y-=12
c.save()
save(N,'OFFICE','Canadian appraiser\'s addendum, legal landscape, grouped two-line header on two pages, floors as sections','usable and rentable area, per-foot rate beside monthly rent, TMI and HST, Mon/YYYY dates, stalls, a slash suite, manager suite rent free',rows,propertyName='Saugeen Medical Arts Centre',asOn='2026-05-31',units=14,occupied=None,vacant=2,checks=[('min','contractRent',round(tot[0],2)),('tot','totalCharges',round(tot[3],2)),('area','area',ar[1])])
