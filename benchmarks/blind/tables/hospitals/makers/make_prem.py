from make_lib import *
d=Doc('personal_health_rates',letter); R=HexColor('#8a1538')
d.text(50,52,'OAKEN MUTUAL',f='Times-Bold',z=15,col=R); d.text(562,52,'Personal health cover: rates from 1 April 2025',f='Times-Italic',z=11,al='r'); d.line(50,60,562,60,2,R)
y=d.para(50,64,512,'Rates are monthly and include insurance premium tax. Take the age of each person on the start date. A discount of 6 per cent applies when you pay for a year in advance; families pay for no more than three children. Rates differ by plan and by excess, which is the amount you pay toward the first claim in each policy year.',f='Times-Roman',z=10.2,just=True)
plans=['Essential','Classic','Premier']; ex=['Nil','250','500']
rows=[[C('Age at start',1,3),C('Monthly rate per person, £',9,1,'c')]+[None]*8,[None]+sum([[C(p,3,1,'c'),None,None] for p in plans],[]),[None]+[('Excess ' if False else '')+e for e in ex]*3]
ages=['0–17','18–24','25–29','30–34','35–39','40–44','45–49','50–54','55–59','60–64','65–69','70–74','75 and over']
for i,a in enumerate(ages):
    b=[14.2,19.8,24.35,28.9,34.1,40.75,49.6,61.3,76.85,97.4,121.9,153.25,190.6][i]; r=[a]
    for m in (1,1.38,1.95):
        for e in (1,.88,.79): r.append(f'{b*m*e:.2f}')
    if i==12: r[-3:]=[C('on request',3,1,'c'),None,None]
    rows.append(r)
d.text(50,y+10,'Table A. National rates by plan and excess (£ per policy year)',f='Times-Bold',z=10)
T=d.table(50,y+16,[80]+[48]*9,rows,'crrrrrrrr'+'r',f='Times-Roman',fb='Times-Bold',z=9.5,hdr=3,hal='c'*10,hp=5,vp=3); T.grid(.6)
y=T.bot+16
y=d.para(50,y,512,'Add the hospital list supplement below if you want treatment outside the standard list. The supplement is the same at every age. Dental and travel options are sold only with Classic and Premier.',f='Times-Roman',z=10.2)
d.text(50,y+12,'Table B. Options',f='Times-Bold',z=10)
rows=[['Option','What it adds','Essential','Classic','Premier'],['Extended hospital list','Fourteen teaching hospitals and all central city private clinics','£\t9.50','£\t9.50','included'],['Dental and optical','Up to £400 of routine dental care and £150 for lenses in each policy year','–','£\t11.25','£\t8.40'],['Worldwide travel','Trips of up to 60 days, winter sports for 17 days','–','£\t6.90','£\t6.90'],['Therapies','Physiotherapy, osteopathy and chiropractic treatment without referral','£\t4.75','included','included'],['Second opinion','Written review by a consultant','no','yes','yes']]
T=d.table(50,y+18,[105,227,60,60,60],rows,'llrrr',f='Times-Roman',fb='Times-Bold',z=9.5,va='t',hp=5); T.h(0,lw=1,col=R);T.h(1,lw=.6,col=R);T.h(6,lw=1,col=R)
y=T.bot+22
d.rect(50,y,512,66,stroke=R,lw=.8); d.text(60,y+15,'Quick estimate',f='Times-Bold',z=10,col=R)
for i,l in enumerate(['Rate for each adult','Options','Your monthly total']): d.text(60+i*165,y+34,l,f='Times-Roman',z=9); d.rect(60+i*165,y+39,130,18,stroke=black)
d.text(306,770,'PHC-R 04/25   page 1',f='Times-Roman',z=8,al='c')
L=landscape(letter); d.newpage(L)
d.text(36,36,'Table C. Classic plan, nil excess: monthly rate by single year of age, region and sex (£)',f='LNarB',z=12)
d.text(756,36,'Oaken Mutual  PHC-R 04/25',f='LNar',z=8,al='r')
regs=['North','Midlands','South East','Capital','West','Islands']; fac=[1,1.04,1.13,1.29,1.02,.96]
rows=[[C('Age',1,2)]+sum([[C(r,2,1,'c'),None] for r in regs],[])+[C('Age factor',1,2)],[None]+['Men','Women']*6+[None]]
for a in range(30,66):
    k=1.031**(a-30); rows.append([str(a)]+sum([[f'{39.2*k*q:.2f}',f'{42.6*(1.029**(a-30))*q:.2f}'] for q in fac],[])+[f'{k:.3f}'])
ext={r:4 for r in range(6,38,5)}
T=d.table(36,46,[38]+[52]*12+[58],rows,'c'+'r'*13,f='LNar',fb='LNarB',z=8.6,hdr=2,vp=1.2,hal='c'+'r'*13,hp=8)
T.h(0,lw=1);T.h(2,lw=.7);T.h(38,lw=1)
for j in range(1,13,2): d.line(T.xs[j]+10,T.ys[1],T.xs[j+2]-6,T.ys[1],.4)
for i in range(7,38,5): T.h(i,lw=.25,col=HexColor('#888888'))
d.para(36,T.bot+4,720,'Age factor is the men\'s rate relative to age 30. Rates for ages under 30 and over 65 are in Table A. Regional rates follow the home address on the start date; tell us if you move during the policy year.',f='LNar',z=8.5)
d.save()
