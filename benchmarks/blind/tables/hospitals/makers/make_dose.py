from make_lib import *
d=Doc('neonatal_antimicrobial_guide'); K=HexColor('#6b2c70'); f='LSer'
d.text(45,42,'St Brannock Children’s Hospital · Pharmacy guideline PG-114, version 6',f='LSerI',z=9); d.text(550,42,'Review: May 2027',f='LSerI',z=9,al='r')
d.text(45,66,'Antimicrobial dosing in newborn infants',f='LSerB',z=18,col=K); d.line(45,73,550,73,.8,K)
w=240
a=d.para(45,78,w,'Doses in this guideline are for infants up to 28 days after birth who have normal kidney function. Use the birth weight until it has been regained, then the current weight rounded to the nearest ten grams. Gestation means completed weeks at birth.',f=f,z=9.6,just=False)
b=d.para(310,78,w,'Check the culture results after 36 hours and stop treatment if they are negative and the infant is well. Levels are taken before the third dose of gentamicin or amikacin. Discuss meningitis, endocarditis and bone infection with the infection team on the first day.',f=f,z=9.6)
y=max(a,b)+12
d.text(45,y,'Table 1.',f='LSerB',z=9.5); d.text(85,y,'Intravenous doses by gestation and age after birth',f=f,z=9.5)
rows=[['Drug','Indication','Gestation\n(weeks)','Age\n(days)','Dose\n(mg/kg)','Interval\n(hours)','Give over\n(minutes)']]
D=[('Amikacin','Late-onset sepsis',[('under 30','0–7','14','48','30'),('30–34','0–7','12','36','30'),('35 or more','any','15','24','30')]),
('Amoxicillin','Listeria, enterococcus',[('any','0–7','50','12','5'),('any','8–28','50','8','5')]),
('Benzylpenicillin','Early-onset sepsis; group B streptococcus',[('any','0–7','50','12','5–10'),('any','8–28','50','8','5–10')]),
('Cefotaxime','Meningitis',[('any','0–7','50','12','20'),('any','8–20','50','8','20'),('any','21–28','50','6','20')]),
('Flucloxacillin','Staphylococcal infection',[('any','0–7','50','12','30'),('any','8–20','50','8','30')]),
('Gentamicin‡','Early-onset sepsis, with benzylpenicillin',[('under 32','0–28','5','48','3'),('32 or more','0–28','5','36','3')]),
('Meropenem','Resistant organisms only, on advice',[('under 32','0–13','20','12','15–30'),('under 32','14–28','20','8','15–30'),('32 or more','any','20','8','15–30')]),
('Vancomycin','Late-onset sepsis with a line in place',[('under 29','any','15','24','60'),('29–35','any','15','12','60'),('over 35','any','15','8','60')])]
st=[];fl={}
for k,(n,i,L) in enumerate(D):
    st.append(len(rows))
    for q,l in enumerate(L):
        if k%2==0: fl[len(rows)]=HexColor('#f1e8f2')
        rows.append(([C(n,1,len(L)),C(i,1,len(L))] if q==0 else [None,None])+list(l))
T=d.table(45,y+6,[82,133,68,52,52,56,62],rows,'llccccc',f=f,fb='LSerB',z=9,hal='llccccc',fills=fl,va='t',vp=2)
for i in [0,1]+st[1:]+[len(rows)]: T.h(i,lw=1 if i in(0,1,len(rows)) else .35,col=K)
d.text(45,T.bot+11,'‡ Do not repeat until the level is below 2 mg/litre.',f=f,z=8)
y=T.bot+32
d.text(45,y,'Preparing infusions',f='LSerB',z=12,col=K)
yy=d.para(45,y+3,w,'Make up each dose in the pharmacy when it is open. On the ward at night two nurses check the calculation separately and sign the label. Use a syringe pump for any dose given over ten minutes or longer.\nVancomycin must never be given faster than the rate shown in Table 2. Flush the line with sodium chloride 0.9% before and after, and do not mix with heparin.\nDiscard what is left in the vial. Solutions that are cloudy or coloured are returned to the pharmacy with the batch number.',f=f,z=9.6)
d.text(310,y,'Table 2.',f='LSerB',z=9.5); d.text(350,y,'Vancomycin 5 mg/mL, 15 mg/kg over 1 hour',f=f,z=9.5)
rows=[['Weight\n(kg)','Dose\n(mg)','Volume\n(mL)','Rate\n(mL/h)']]
for kg in (.6,.8,1,1.25,1.5,2,2.5,3,3.5,4): rows.append([f'{kg:.2f}'.rstrip('0') if kg==1.25 else f'{kg:.1f}',f'{kg*15:g}',f'{kg*3:g}',f'{kg*3:g}'])
T=d.table(310,y+6,[60]*4,rows,'dddd',f=f,fb='LSerB',z=9,hal='cccc',vp=1.8); T.h(0,lw=1,col=K);T.h(1,lw=.5,col=K);T.h(11,lw=1,col=K)
y=max(yy,T.bot)+14
d.rect(45,y,505,44,fill=HexColor('#fff3d6'),stroke=HexColor('#d08a00')); d.text(53,y+14,'Safety note',f='LSerB',z=9.5); d.para(53,y+15,490,'Tenfold errors are the most frequent serious mistake with newborn doses. Say the dose aloud in milligrams and in millilitres.',f=f,z=9)
d.text(297,825,'1',f=f,z=9,al='c'); d.save()
