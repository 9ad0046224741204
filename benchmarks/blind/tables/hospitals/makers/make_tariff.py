from make_lib import *
d=Doc('clinic_self_pay_tariff',(595,842)); f='DJS'
d.text(297,58,'MERROW BANK CLINIC',f='DJSB',z=16,al='c'); d.text(297,76,'Charges for patients who pay for themselves',f='DJS',z=10,al='c'); d.line(200,84,395,84,.6)
rows=[['Code','Service','Unit','Price','Deposit']]
L=['Consultation',('C01','First consultation with a specialist','45 minutes','€\t180','–'),('C02','Follow-up','20 minutes','€\t95','–'),('C05','Second opinion on papers sent in','report','€\t240','€\t100'),'Imaging',('R10','X-ray, one region','each','€\t78','–'),('R22','Ultrasound of the abdomen','each','€\t135','–'),('R31','Magnetic resonance, one region, with contrast medium if the radiologist asks for it','each','€\t520','€\t150'),'Day surgery',('S04','Cataract, standard lens','per eye','€\t1,950','€\t500'),('S09','Inguinal hernia, keyhole','package','€\t3,480','€\t1,000'),('S17','Knee arthroscopy','package','€\t2,890','€\t1,000'),('S20','Carpal tunnel release','per hand','€\t1,120','€\t300'),'Ward',('W01','Single room with meals','night','€\t365','€\t365'),('W03','Bed for one companion','night','€\t60','–')]
bo=[];ex={}
for l in L:
    if isinstance(l,str): bo.append(len(rows)); ex[len(rows)]=5; rows.append([C(l,5,1,'l')]+[None]*4)
    else: rows.append(list(l))
T=d.table(60,100,[45,225,75,65,65],rows,'lllrr',f=f,fb='DJSB',z=8,bold=bo,extra=ex,va='t',hp=6,vp=2.4)
y=d.para(60,T.bot+8,475,'Prices hold until 30 June 2025. A package includes the theatre, the anaesthetist, usual medicines and one follow-up visit. The deposit is returned, less €50, when the visit is cancelled five days before.',f=f,z=8)
y+=16; d.text(60,y,'Clinics this season',f='DJSB',z=10); d.text(352,y,'Book by post',f='DJSB',z=10)
rows=[['','Morning','Afternoon','Evening'],['Monday','Eyes','Eyes','—'],['Tuesday','Orthopaedics','Hand','Imaging'],['Wednesday','General surgery','—','Imaging'],['Thursday','Orthopaedics','Imaging','—'],['Friday','Eyes','General surgery','—'],['Saturday',C('by appointment',2,1,'c'),None,'closed']]
T=d.table(60,y+8,[62,76,82,54],rows,'lccc',f=f,fb='DJSB',z=7.4,hal='lccc',vp=4,hp=3)
for i in range(8): T.h(i,lw=.4)
for j in (0,1,4): T.v(j,lw=.4)
for i,l in enumerate(['Name','Date of birth','Telephone']): d.text(352,y+22+i*38,l,f=f,z=7.5); d.rect(352,y+26+i*38,183,18,stroke=black)
d.text(352,y+144,'Send to: 4 Merrow Bank, reception.',f=f,z=7.5)
y=T.bot+34
d.text(60,y,'Share of day-surgery patients who would come again, 2024',f='DJSB',z=8.6)
for i,(n,v) in enumerate([('Cataract',97),('Hernia',93),('Knee',89),('Hand',95)]): d.text(60,y+18+i*15,n,f=f,z=7.5); d.rect(120,y+10+i*15,v*3,10,fill=HexColor('#8aa6a3')); d.text(126+v*3,y+18+i*15,f'{v}%',f=f,z=7.5)
d.save()
