from common import *; from reportlab.pdfgen import canvas; from reportlab.lib.pagesizes import letter,landscape
N='site_license_schedule_q4.pdf'; c=canvas.Canvas(doc(N),pagesize=landscape(letter)); D=dt.date
data=[('TW-01','Monopole','Harlan Ridge, 4410 Quarry Rd','Crestwave Wireless LLC',D(2017,7,1),D(2027,6,30),2310.,D(2026,7,1),2379.3,0),('TW-02','Monopole ground space','Harlan Ridge, 4410 Quarry Rd','Unity Mobile Networks',D(2020,3,1),D(2030,2,28),1875.,D(2026,3,1),1931.25,1875.),('TW-03','Rooftop antenna','Grain elevator, 12 Depot St','Crestwave Wireless LLC',D(2019,1,1),D(2028,12,31),1640.5,D(2026,1,1),1689.72,0),('TW-04','Rooftop antenna','Grain elevator, 12 Depot St','Prairie Link Internet Co-op',D(2022,5,15),D(2027,5,14),450.,None,None,0),('TW-05','Water tank','Elm Ave standpipe',None,)+(None,)*5+(0,),('TW-06','Guyed tower','Sec. 8 Milford Twp','KQVN Radio, Inc.',D(2015,10,1),D(2035,9,30),1225.,D(2026,10,1),1286.25,0),('TW-07','Guyed tower','Sec. 8 Milford Twp','County Emergency Services',D(2018,1,1),D(2027,12,31),0.,None,None,0),
('BB-11','Billboard 14x48 N face','Hwy 60 mile 112','Sundown Outdoor Adv.',D(2023,4,1),D(2028,3,31),975.,D(2026,4,1),1000.,0),('BB-12','Billboard 14x48 S face','Hwy 60 mile 112','Sundown Outdoor Adv.',D(2023,4,1),D(2028,3,31),925.,D(2026,4,1),950.,925.),('BB-13','Billboard 10x30 E face','Hwy 21 at Stroud Ln','Big Elk Casino & Lodge',D(2024,9,1),D(2026,8,31),610.,None,None,0),('BB-14','Billboard 10x30 W face','Hwy 21 at Stroud Ln',None,)+(None,)*5+(0,),('BB-15','Digital 12x24','Main & 3rd (bank wall)','Metro Vista Displays',D(2021,11,1),D(2031,10,31),1480.,D(2026,11,1),1524.4,2960.)]
put(c,[(40,'l')],['RIVERBLUFF HOLDINGS - SITE LICENSE SCHEDULE'],570,'Times-Bold',14); put(c,[(40,'l')],['Communications and outdoor advertising sites. Rents per month. Effective October 1, 2025'],555,'Times-Roman',10)
xs=[(40,'l'),(90,'l'),(250,'l'),(430,'l'),(510,'l'),(640,'r'),(740,'r')]
put(c,xs,['Site','Kind','Licensee','Commenced','Next increase','Current rent','Balance due'],530,'Times-Bold',9.5); put(c,xs,['','Location','','Expires','Rent after increase','',''],518,'Times-BoldItalic',9); c.line(40,512,745,512); y=498
rows=[];t=b=0; F='%d-%b-%Y'
for sec,pre in (('A. TOWER AND ANTENNA SITES','TW'),('B. OUTDOOR ADVERTISING FACES','BB')):
    put(c,[(40,'l')],[sec],y,'Times-Bold',9.5); y-=14; st=sb=0
    for s,k,loc,n,a,e,r,ni,nr,bal in data:
        if s[:2]!=pre: continue
        row=dict(unit=s,unitType=k,section=sec)
        if not n: put(c,xs,[s,k,'(available)'],y,'Times-Roman',9.5); row['statusText']='available'
        else:
            put(c,xs,[s,k,n,a.strftime(F),ni.strftime(F) if ni else 'none',m(r),m(bal)],y,'Times-Roman',9.5); st+=r;sb+=bal
            row.update(tenantName=n,statusText='Occupied',leaseStartDate=iso(a),leaseEndDate=iso(e),contractRent=r,balance=float(bal),rentSteps=[dict(date=iso(ni),amount=nr)] if ni else None)
        put(c,xs,['',loc,'',e.strftime(F) if e else '',m(nr) if nr else '','',''],y-11,'Times-Italic',9); y-=28; rows.append(row)
    c.line(590,y+13,745,y+13); put(c,xs,['','','Subtotal','','',m(st),m(sb)],y+1,'Times-Bold',9.5); y-=18; t+=st;b+=sb
put(c,xs,['','','TOTAL, 12 SITES (10 licensed)','','',m(t),m(b)],y,'Times-Bold',9.5); c.line(590,y-4,745,y-4); c.line(590,y-6,745,y-6)
put(c,[(40,'l')],['County Emergency Services (TW-07) occupies rent-free under the 2018 siting agreement.'],y-24,'Times-Roman',8.5)
c.save(); save(N,rows,'OTHER','cell tower and billboard schedule, two-line records, rent steps',True,'Riverbluff Holdings','2025-10-01',12,10,2)
