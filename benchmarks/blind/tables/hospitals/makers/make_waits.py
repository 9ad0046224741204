from make_lib import *
import random; R=random.Random(4)
d=Doc('access_report_q3'); 
d.text(42,40,'Northmere University Hospitals',f='LSansB',z=9,col=HexColor('#005a8c')); d.text(553,40,'Board paper 7b  |  Access and flow',f='LSans',z=8,al='r')
d.line(42,46,553,46,1.2,HexColor('#005a8c'))
d.text(42,72,'Elective waiting list at 31 December',f='LSansB',z=17,col=HexColor('#005a8c'))
y=d.para(42,78,511,'The list fell for a second quarter, helped by weekend lists in orthopaedics and a validation exercise in dermatology. Long waiters remain concentrated in three specialties. Ear, nose and throat reports from the new patient system for the first time, so comparison with earlier papers needs care.',f='LSans',z=9.2)
d.text(42,y+14,'Table 1: Incomplete pathways by specialty, quarter 3',f='LSansB',z=9)
G=[('Surgical division',['Trauma and orthopaedics','General surgery','Ear, nose and throat¹','Ophthalmology','Urology']),('Medical division',['Cardiology','Dermatology','Gastroenterology','Respiratory medicine']),('Women and children',['Gynaecology','Paediatrics'])]
rows=[['Specialty',C('Patients waiting',1,2),C('Median\nwait\n(weeks)',1,2),C('92nd\npercentile\n(weeks)',1,2),C('Within 18 weeks',2,1,'c'),None,C('Over 52\nweeks',1,2)],[None]*4+['Number','%',None]]
rows[0][0]=C('Specialty',1,2)
bold=[];ind={};tot=[0,0,0];sp=[];ends=[]
for g,L in G:
    bold.append(len(rows)); rows.append([g]+['']*6); st=[0,0,0]
    for n in L:
        a=R.randint(900,5200); b=int(a*R.uniform(.5,.8)); o=R.choice([0,R.randint(3,60)]) 
        ind[(len(rows),0)]=10; sp.append((n.replace('¹',''),b/a*100))
        rows.append([n,f'{a:,}',f'{R.uniform(8,17):.1f}',f'{R.uniform(24,49):.1f}',f'{b:,}',f'{b/a*100:.1f}',str(o) if o else '–'])
        st=[st[0]+a,st[1]+b,st[2]+o]
    tot=[p+q for p,q in zip(tot,st)]
    bold.append(len(rows)); rows.append(['Sub-total',f'{st[0]:,}','','',f'{st[1]:,}',f'{st[1]/st[0]*100:.1f}',str(st[2]) if st[2] else '–']); ends.append(len(rows))
bold.append(len(rows)); rows.append(['All specialties',f'{tot[0]:,}','12.6','38.9',f'{tot[1]:,}',f'{tot[1]/tot[0]*100:.1f}',str(tot[2])])
T=d.table(42,y+20,[165,62,55,62,60,47,60],rows,'lrrrrrr',f='LSans',fb='LSansB',z=8.6,hdr=2,bold=bold,indent=ind,va='m')
T.h(0,lw=1.1);T.h(2,lw=.6);T.h(1,4,6,.4)
for e in ends: T.h(e,lw=.3)
T.h(len(rows),lw=1.1)
d.text(42,T.bot+11,'¹ Data from the new patient administration system; provisional.  A dash means no patients.',f='LSans',z=7.2)
y=T.bot+34
d.text(42,y,'Figure 1: Share of patients waiting within 18 weeks, per cent (standard: 92)',f='LSansB',z=9); y+=10
for i,(n,v) in enumerate(sp):
    yy=y+i*16; d.text(175,yy+10,n,f='LSans',z=7.8,al='r'); d.rect(180,yy+2,v*3.4,11,fill=HexColor('#5b9bd5')); d.text(184+v*3.4,yy+10.5,f'{v:.0f}',f='LSans',z=7.5)
b=y+len(sp)*16+3
d.line(180,y,180,b);d.line(180,b,520,b); d.line(180+92*3.4,y,180+92*3.4,b,.7,HexColor('#c00000'),(3,2))
for k in range(0,101,20): d.line(180+k*3.4,b,180+k*3.4,b+3); d.text(180+k*3.4,b+11,str(k),f='LSans',z=7,al='c')
d.text(553,820,'Page 1 of 2',f='LSans',z=7.5,al='r')
d.newpage()
d.text(42,40,'Northmere University Hospitals',f='LSansB',z=9,col=HexColor('#005a8c')); d.text(553,40,'Board paper 7b  |  Access and flow',f='LSans',z=8,al='r'); d.line(42,46,553,46,1.2,HexColor('#005a8c'))
w=245; xl,xr=42,308
def H(x,y,t): d.text(x,y+12,t,f='LSansB',z=11,col=HexColor('#005a8c')); return y+15
y=H(xl,56,'Emergency department')
y=d.para(xl,y,w,'Attendances rose above plan in every month of the quarter. The share of patients seen within four hours slipped in December, when respiratory admissions filled the assessment unit and ambulance handovers took longer. A second triage nurse now works from noon to midnight.\nTwelve-hour waits are counted from the decision to admit.',f='LSans',z=9)
d.text(xl,y+10,'Table 2  Emergency department, monthly',f='LSansB',z=8.5)
rows=[['Month','Attend.','Seen in\n4 hours','%','12-hour\nwaits']];A=B=W=0
for m,a,p,o in [('July',11840,.763,12),('August',11302,.781,4),('September',11655,.752,17),('October',12218,.748,25),('November',12407,.731,41),('December',12966,.694,88)]:
    bq=round(a*p); A+=a;B+=bq;W+=o; rows.append([m,f'{a:,}',f'{bq:,}',f'{bq/a*100:.1f}',str(o)])
rows.append(['Half-year',f'{A:,}',f'{B:,}',f'{B/A*100:.1f}',str(W)])
T=d.table(xl,y+15,[62,50,50,36,47],rows,'lrrrr',f='LSans',fb='LSansB',z=8.5,bold=[7],va='t',extra={7:3})
y=T.bot+8
y=d.para(xl,y,w,'Handovers over sixty minutes numbered 214 in the quarter, against 166 a year before. The trust has agreed with the ambulance service to open a cohort area for eight patients from mid-January, staffed jointly until the end of March.\nBed occupancy averaged 94.1 per cent. The winter ward opened two weeks earlier than planned and closed beds for infection control peaked at 37 in the week before Christmas.',f='LSans',z=9)
y=H(xl,y+4,'Cancer standards')
y=d.para(xl,y,w,'The faster diagnosis standard was met for the fourth quarter running. The 62-day standard was not: delays to robotic surgery and late referrals from partner hospitals explain most breaches. A review of every breach over 104 days goes to the quality committee in February.\nSkin and breast pathways recovered after outpatient capacity was raised; the lower gastrointestinal pathway is still short of endoscopy sessions on Fridays.',f='LSans',z=9)
y=H(xr,56,'Diagnostics')
y=d.para(xr,y,w,'More than five thousand patients were waiting for one of the fifteen key tests at the end of the quarter. Echocardiography has lost two physiologists and uses an outside provider on alternate Saturdays.',f='LSans',z=9)
rows=[['Test','Waiting','Over 6 weeks','Longest (weeks)']];A=B=0
for n,a,o,l in [('Magnetic resonance imaging',1184,96,11),('Computed tomography',902,18,8),('Non-obstetric ultrasound',1630,44,9),('Echocardiography',748,211,19),('Colonoscopy',391,73,14),('Flexible sigmoidoscopy',122,9,9),('Gastroscopy',305,31,12),('Sleep studies',166,52,21)]:
    A+=a;B+=o; rows.append([n,f'{a:,}',str(o),str(l)])
rows.append(['Total',f'{A:,}',str(B),''])
T=d.table(xr,y+6,[98,45,50,52],rows,'lrrr',f='LSans',fb='LSansB',z=8.4,bold=[9],zebra=HexColor('#e4eef6'),hfill=HexColor('#005a8c'),hcol=white,vp=3)
d.text(xr,T.bot+11,'Table 3  Key diagnostic tests, end of December',f='LSans',z=8)
y=T.bot+26
d.text(xr,y,'Figure 2  Patients waiting over 6 weeks',f='LSansB',z=8.5); y+=12
vals=[402,431,455,498,470,534]; base=y+120
for k in range(0,601,200): d.line(xr+25,base-k*.19,xr+240,base-k*.19,.3,HexColor('#999999')); d.text(xr+22,base-k*.19+2.5,str(k),f='LSans',z=7,al='r')
for i,(m,v) in enumerate(zip('Jul Aug Sep Oct Nov Dec'.split(),vals)): d.rect(xr+34+i*35,base-v*.19,20,v*.19,fill=HexColor('#f0a030'),stroke=black,lw=.3); d.text(xr+44+i*35,base+10,m,f='LSans',z=7,al='c')
y=H(xr,base+20,'Actions before the next meeting')
for t in ['Appoint two echocardiography locums until June.','Move colonoscopy surveillance recalls to the community centre.','Publish specialty recovery plans with weekly milestones.','Report on patients who declined two offers.']:
    d.text(xr+2,y+11.5,'•',f='LSans',z=9); y=d.para(xr+12,y,w-12,t,f='LSans',z=9,gap=2)
d.text(553,820,'Page 2 of 2',f='LSans',z=7.5,al='r')
d.save()
