# office tower, tenancy schedule with charge schedules and rent steps
from common import *
from reportlab.pdfgen import canvas
r=random.Random(7001); fn='tenancy_sched_harborline.pdf'; AS=D.date(2025,6,30)
T=[("0100","Harborline Cafe & Catering LLC","Retail",2140,"2019-08-01","2029-07-31",31.0),
("0150","VACANT",None,1875,None,None,0),
("0200","Pellworth & Strand, P.C.","Office Gross",8422,"2021-02-01","2031-01-31",28.5),
("0250","Corvane Title Agency","Office Gross",3310,"2022-06-01","2027-05-31",27.75),
("0300","Ostrander Risk Advisors, Inc.","Office Gross",11965,"2018-11-01","2028-10-31",26.4),
("0400","Tri-Basin Engineering Group","Office Net",6204,"2023-04-01","2030-03-31",19.25),
("0425","Meridow Wealth Partners LLC","Office Gross",2988,"2024-01-01","2028-12-31",29.0),
("0450","VACANT",None,2773,None,None,0),
("0500","Calloway Benefit Administrators","Office Gross",11965,"2017-05-01","2027-04-30",25.9),
("0600","State Board of Surveyors","Government",5480,"2020-10-01","2025-09-30",22.0),
("0620","Nexavo Software Corp.","Office Net",4109,"2024-09-01","2029-08-31",20.5),
("0650","Fairlight Counseling Associates","Office Gross",2376,"2023-12-01","2026-11-30",27.0),
("0700","Brannock Dillard Hughes LLP","Office Gross",11965,"2020-01-01","2034-12-31",30.25),
("0800","VACANT",None,4871,None,None,0),
("0850","Quillon Media Services","Office Gross",3254,"2022-03-01","2027-02-28",27.4),
("0880","Ashgrove Foundation","Office Gross",3840,"2021-07-01","2026-06-30",26.0),
("ANT1","SkyRelay Towers II LLC","Antenna License",0,"2016-01-01","2030-12-31",None)]
rows=[];c=canvas.Canvas(out(fn),pagesize=(792,612)); pg=[0];Y=[0]
F,B='Helvetica','Helvetica-Bold'
cols=[("l",24,["","Unit(s)"]),("l",62,["","Lease"]),("l",218,["","Lease Type"]),("r",318,["","Area"]),("l",328,["Lease","From"]),("l",374,["Lease","To"]),("r",444,["","Term"]),("r",486,["Tenancy","Years"]),("r",546,["Monthly","Rent"]),("r",588,["Monthly","Rent/Area"]),("r",648,["Annual","Rent"]),("r",690,["Annual","Rent/Area"]),("r",766,["Security","Deposit"])]
def tx(a,x,y,s,f=F,z=6.8):
    c.setFont(f,z);(c.drawString if a=='l' else c.drawRightString)(x,y,s)
def head():
    pg[0]+=1; tx('l',24,586,'Tenancy Schedule',B,12)
    tx('l',24,573,'Property: hlc01 - Harborline Center      As of Date: 06/30/2025      By Property',F,7.5)
    tx('r',766,586,f'Page {pg[0]}',F,7); tx('r',766,573,'07/08/2025  4:12 PM',F,7)
    y=552
    for a,x,h in cols:
        tx(a,x,y,h[0],B);tx(a,x,y-8,h[1],B)
    c.setLineWidth(.6);c.line(24,y-12,768,y-12);Y[0]=y-24
def need(h):
    if Y[0]-h<36: c.showPage();head()
head(); tx('l',24,Y[0],'Harborline Center (hlc01)',B,7.5);Y[0]-=12
SH=[("l",84,"Charge"),("l",128,"Type"),("l",218,"Unit"),("r",318,"Area"),("l",328,"From"),("l",374,"To"),("r",546,"Monthly Amt"),("r",588,"Amt/Area"),("r",648,"Annual"),("r",690,"Annual/Area")]
tot=dict(a=0,m=0,y=0,d=0,occ=0,vac=0)
for i,(u,n,lt,a,f,t,psf) in enumerate(T):
    if n=="VACANT":
        need(14);y=Y[0]
        tx('l',24,y,u);tx('l',62,y,'VACANT')
        for x,s in((318,m2(a)),(546,'0.00'),(588,'0.00'),(648,'0.00'),(690,'0.00'),(766,'0.00')): tx('r',x,y,s)
        tot['vac']+=a;Y[0]-=14
        rows.append(row(unit=u,area=a,statusText='VACANT',contractRent=0,annualRent=0,deposit=0));continue
    f,t=D.date.fromisoformat(f),D.date.fromisoformat(t)
    mon=round(psf*a/12,2) if a else 1850.0
    ann=round(mon*12,2);dep=0.0 if lt=='Government' else (round(mon,0) if i%3 else round(mon*2,0))
    if lt=='Antenna License':dep=0.0
    ch=[("rent" if a else "ant","Base Rent" if a else "Antenna Fee",mon)]
    if lt=='Office Net': ch.append(("opx","Opex Recovery",round(a*9.4/12,2)))
    elif lt=='Office Gross' and i%2==0: ch.append(("opo","Opex Over Base",round(a*1.12/12,2)))
    elif lt=='Retail': ch.append(("cam","CAM Estimate",round(a*7.8/12,2)));ch.append(("ret","RE Tax Estimate",round(a*4.05/12,2)))
    if i in(2,4,8,12): ch.append(("prk","Garage Parking",[1320.,1760.,1980.,2640.][[2,4,8,12].index(i)]))
    st=[];dt=D.date(2025,f.month,1)
    if dt<=AS: dt=D.date(2026,f.month,1)
    mm=mon
    if lt not in('Government',) and i!=15:
        while dt<t and len(st)<(4 if i!=12 else 3):
            mm=round(mm*(1.03 if i!=4 else 1.025),2)
            st.append((dt,min(addm(dt,12)-D.timedelta(1),t) if i!=12 else addm(dt,12)-D.timedelta(1),mm));dt=addm(dt,12)
    need(16+9*(len(ch)+1)+(9*(len(st)+1) if st else 0));y=Y[0]
    term=round((t-f).days/30.4375);ty=round((AS-f).days/365.25,2)
    tx('l',24,y,u);tx('l',62,y,f"{n} (t{4100+i*37:07d})");tx('l',218,y,lt);tx('r',318,y,m2(a));tx('l',328,y,mdy(f));tx('l',374,y,mdy(t));tx('r',444,y,str(term));tx('r',486,y,m2(ty))
    for x,s in((546,m2(mon)),(588,m2(mon/a) if a else '0.00'),(648,m2(ann)),(690,m2(ann/a) if a else '0.00'),(766,m2(dep))):tx('r',x,y,s)
    y-=10
    for nm,lst in(("Charge Schedules",[(k,d,f if j==0 else D.date(2025,1,1),t,v) for j,(k,d,v) in enumerate(ch)]),("Rent Steps",[(ch[0][0],ch[0][1],x,z,v) for x,z,v in st])):
        if not lst: continue
        tx('l',30,y,nm,'Helvetica-Oblique',6.2)
        for al,x,h in SH: tx(al,x if x!=84 else 92,y,h,'Helvetica-Oblique',6.2)
        y-=8.5
        for k,d,x1,x2,v in lst:
            z=6.2
            tx('l',92,y,k,F,z);tx('l',128,y,d,F,z);tx('l',218,y,u,F,z);tx('r',318,y,m2(a),F,z);tx('l',328,y,mdy(x1),F,z);tx('l',374,y,mdy(x2),F,z)
            tx('r',546,y,m2(v),F,z);tx('r',588,y,m2(v/a) if a else '0.00',F,z);tx('r',648,y,m2(v*12),F,z);tx('r',690,y,m2(v*12/a) if a else '0.00',F,z);y-=8.5
    Y[0]=y-5
    tot['a']+=a;tot['m']+=mon;tot['y']+=ann;tot['d']+=dep
    rows.append(row(unit=u,tenantName=n,area=a,leaseStartDate=f,leaseEndDate=t,contractRent=mon,annualRent=ann,deposit=dep,statusText='Occupied',charges=[dict(code=k,amount=v) for k,d,v in ch],rentSteps=[dict(date=iso(x),amount=v) for x,z,v in st]))
need(60);y=Y[0];c.line(24,y+8,768,y+8)
tx('l',24,y-2,'Total Current - Harborline Center',B)
A=tot['a']+tot['vac']
for x,s in((318,m2(A)),(546,m2(tot['m'])),(588,m2(tot['m']/A)),(648,m2(tot['y'])),(690,m2(tot['y']/A)),(766,m2(tot['d']))):tx('r',x,y-2,s,B)
for j,(l,v) in enumerate((("Total Occupied Area",tot['a']),("Total Vacant Area",tot['vac']))):
    tx('l',62,y-14-j*10,l);tx('r',318,y-14-j*10,m2(v));tx('r',360,y-14-j*10,f"{v/A*100:.2f}%")
c.save()
tie(rows,'contractRent',round(tot['m'],2));tie(rows,'annualRent',round(tot['y'],2));tie(rows,'area',A)
save(fn,'OFFICE','system tenancy schedule: record line with charge-schedule and rent-step sub-blocks',True,dict(propertyName='Harborline Center',asOnDate='2025-06-30',units=17,occupied=14,vacant=3,rows=rows))
