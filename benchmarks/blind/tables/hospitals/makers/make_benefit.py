from make_lib import *
d=Doc('medical_benefit_summary_2025',letter); B=HexColor('#2b4c9b'); G=HexColor('#d9e2f3')
d.text(48,50,'Summary of Medical Benefits',f='Helvetica-Bold',z=18,col=B); d.text(48,66,'Tri-County School Employees Trust  |  PPO 750 Plan  |  January 1 to December 31, 2025',z=9)
y=d.para(48,72,516,'This summary lists what the plan pays and what you pay. It is not a contract. Where the summary and the plan document differ, the plan document governs. Amounts you pay for covered in-network care count toward the in-network maximum; out-of-network amounts are counted separately.',z=9)
X='Not covered'
hd=[[C('Benefit',1,2),C('You pay',2,1,'c'),None,C('Limits and notes',1,2)],[None,'In network','Out of network',None]]
p1=[['#Plan year amounts'],['Deductible, individual','$750','$1,500','Waived where marked *'],['Deductible, family','$1,500','$3,000',''],['Out-of-pocket maximum, individual / family','$3,500 / $7,000','$8,000 / $16,000','Includes deductible, coinsurance and copayments'],
['#Office and preventive care'],['Primary care visit*','$20 copay','40% after deductible',''],['Specialist visit*','$40 copay','40% after deductible','No referral needed'],['Preventive exam, screening and immunization*',C('No charge',2,1,'c'),None,'One exam each plan year; tests follow national age schedules'],['Acupuncture','$25 copay',X,'12 visits each plan year'],['Chiropractic','$25 copay','50% after deductible','20 visits each plan year, combined with osteopathic manipulation'],
['#Tests'],['X-ray and laboratory','10% after deductible','40% after deductible',''],['CT, PET and MRI scans','10% after deductible','40% after deductible','Call the plan for approval before the scan; a $250 reduction applies if you do not'],
['#Hospital'],['Room, board and supplies','10% after deductible','40% after deductible','Semi-private room'],['Surgeon and anesthesiologist','10% after deductible','40% after deductible',''],['Emergency room*',C('$150 copay, waived if admitted',2,1,'c'),None,'True emergencies only'],['Ambulance, ground or air',C('10% after deductible',2,1,'c'),None,'Between facilities only when medically necessary']]
p2=[['#Behavioral health'],['Outpatient visit*','$20 copay','40% after deductible','In person or by video'],['Residential treatment','10% after deductible','40% after deductible','60 days each plan year'],['#Other services'],['Home health care','10% after deductible','40% after deductible','100 visits'],['Hearing aids','20%','20%','$2,000 every 36 months'],['Fertility treatment',C(X,2,1,'c'),None,'Diagnosis is covered as any other illness'],['Durable equipment','20% after deductible','50% after deductible','Rental up to purchase price']]
def go(y,body,hd):
    rows=list(hd); fl={}; bo=[]
    for r in body:
        if r[0][0]=='#': fl[len(rows)]=G; bo.append(len(rows)); rows.append([C(r[0][1:],4,1,'l'),None,None,None])
        else: rows.append(r)
    T=d.table(48,y,[140,104,112,160],rows,'lccl',z=8.6,hdr=2,hal='lccl',hfill=B,hcol=white,fills=fl,bold=bo,hp=4,vp=3.4); T.grid(.5,HexColor('#7f7f7f')) if 0 else T.grid(.5); return T
T=go(y+8,p1,hd); d.text(48,T.bot+12,'* Deductible does not apply.   Continued on page 2',f='Helvetica-Oblique',z=8)
d.text(564,770,'TCSET PPO-750  1',z=7.5,al='r')
d.newpage(); d.text(48,44,'Summary of Medical Benefits, continued',f='Helvetica-Bold',z=11,col=B)
T=go(54,p2,hd)
y=T.bot+24
d.text(48,y,'Your cost per pay period',f='Helvetica-Bold',z=12,col=B)
y=d.para(48,y+2,516,'Contributions are taken before tax from 24 paychecks a year. The Trust pays the balance of the premium. Part-time staff working at least 20 hours pay the second amount.',z=9)
rows=[['Coverage level','Monthly premium','Trust pays','Full-time\nemployee pays','Each paycheck']]
for n,a,b in [('Employee only',812.40,740),('Employee and spouse',1706.04,1420),('Employee and children',1502.94,1290),('Family',2396.58,1950)]: rows.append([n]+[f'$\t{v:,.2f}' for v in (a,b,a-b,(a-b)/2)])
T=d.table(48,y+4,[150,90,90,90,96],rows,'lrrrr',z=9,hp=12,vp=3); T.h(1,lw=.8); T.h(5,lw=.8)
y=T.bot+26; w=246
d.text(48,y,'How to get care',f='Helvetica-Bold',z=12,col=B); d.text(318,y,'Prescription drugs',f='Helvetica-Bold',z=12,col=B)
d.para(48,y+2,w,'Search the provider directory before each visit, because doctors join and leave the network during the year. If no network specialist practices within 30 miles of your home, ask the plan for a gap exception before you make the appointment.\nNurses answer the advice line day and night. Bring your card: it carries the group number and the address for claims.\nYou may appeal any denial within 180 days. An outside reviewer looks at the second appeal and the plan must follow the decision.',z=9)
rows=[['Tier','30 days, retail','90 days, mail'],['Generic','$10','$20'],['Preferred brand','$30','$60'],['Other brand','$55','$110'],['Specialty','20% to $200','—']]
T=d.table(318,y+10,[86,80,80],rows,'lcc',z=9,hal='lcc',vp=3.5,zebra=HexColor('#eef2fa')); T.h(0,lw=1.2,col=B);T.h(1,lw=.5,col=B);T.h(5,lw=1.2,col=B)
d.para(318,T.bot+3,w,'If you choose a brand when a generic is sold, you pay the difference in price as well as the brand copayment.',z=8)
d.text(564,770,'TCSET PPO-750  2',z=7.5,al='r'); d.save()
