from make_tl import *
# ---------- 1 laboratory handbook
d=D('lab_handbook',(595,842))
d.text(50,40,'Norrevale University Hospital',"LRI",9); d.text(545,40,'Laboratory Handbook, 11th edition',"LRI",9,'r'); d.line(50,45,545,45,.4)
d.text(50,72,'4  Adult reference intervals',"LRB",15)
t=d.para(50,84,495,'The intervals below hold for venous samples taken in the fasting state from persons of 18 years and above. They are the central 95 % of a local reference population (n = 1,214) unless a remark says otherwise. Values outside an interval are marked H or L on the report; they are not in themselves evidence of disease.','LR',9.5,12,True)
d.text(50,t+16,'Table 4.1',"LRB",9); d.text(95,t+16,'Reference intervals in serum and plasma, adults',"LR",9)
G=lambda t:[C(t,f='LRI')]+[None]*5
A=lambda n,*r:[C(n,ind=8)]+list(r)
rows=[[None,None,C('Reference interval',cs=2,al='c',f='LRB'),None,None,None],
 [C(v,f='LRB',al=a) for v,a in zip(['Analyte','Specimen','Female','Male','Unit','Remarks'],'llccll')],
 G('Electrolytes and kidney'),
 A('Sodium','Serum','136–145','136–145','mmol/L',''),
 A('Potassium¹','Plasma','3.4–4.5','3.5–4.6','mmol/L','Serum results are about 0.2 higher'),
 A('Chloride','Serum','98–107','98–107','mmol/L',''),
 A('Creatinine','Serum','45–84','59–104','µmol/L','Enzymatic method; traceable to IDMS'),
 A('Urea','Serum','2.6–6.4','3.2–8.1','mmol/L','Above 50 years add 1.0 to the upper limit'),
 A('Urate','Serum','155–350','230–480','µmol/L',''),
 G('Liver and pancreas'),
 A('Alanine aminotransferase','Serum','< 35','< 50','U/L','With pyridoxal phosphate, 37 °C'),
 A('Alkaline phosphatase','Serum','35–105','40–130','U/L','Not valid in pregnancy'),
 A('Bilirubin, total','Serum','< 21','< 21','µmol/L','Protect from light'),
 A('Bilirubin, conjugated','Serum','< 5','< 5','µmol/L',''),
 A('Lipase','Serum','13–60','13–60','U/L',''),
 G('Iron and haematinics'),
 A('Ferritin','Serum','15–150','30–400','µg/L','Acute-phase reactant: read together with C-reactive protein'),
 A('Transferrin saturation','Serum','15–45','20–50','%','Morning sample only'),
 A('Folate','Serum','> 8.8','> 8.8','nmol/L','Decision limit, not an interval'),
 A('Vitamin B12','Serum','145–569','145–569','pmol/L',''),
 G('Thyroid'),
 A('Thyrotropin','Serum','0.40–4.00','0.40–4.00','mU/L','Trimester-specific limits on request'),
 A('Free thyroxine','Serum','11.6–21.9','11.6–21.9','pmol/L',''),
 A('Free triiodothyronine²','Serum','3.1–6.8','3.1–6.8','pmol/L','By arrangement'),
 G('Inflammation and heart'),
 A('C-reactive protein','Plasma','< 5','< 5','mg/L',''),
 A('Troponin T, high sensitivity','Plasma','< 9','< 17','ng/L','99th percentile; repeat after 1 h or 3 h as the chest-pain pathway directs'),
 A('NT-proBNP','Plasma','< 125','< 125','ng/L','Below 75 years')]
T=L(d,50,t+22,[122,48,66,66,48,145],rows,'LR',8.6,10.4,3,1.9,'llccll').draw()
T.h(0,1);T.h(1,.4,a=2,b=4);T.h(2,.6);T.h(T.n and len(rows),1)
t=T.bot+10
for s in ['¹ Samples older than four hours at room temperature are rejected.','² Sent to the reference laboratory at Aldmouth; report within five working days.']: d.text(50,t+2,s,'LR',7.6);t+=10
d.text(297,815,'27','LR',9,'c'); d.next()
d.text(50,40,'28',"LRI",9); d.text(545,40,'5  Children and critical values',"LRI",9,'r')
d.text(50,66,'Table 5.1  Intervals by age group in childhood (venous serum)',"LSB",9.5)
W=(1,1,1)
hd=[C(v,f='LSB',al='l' if i<2 else 'c',col=W,va='bot') for i,v in enumerate(['Analyte','Unit','0–7\ndays','8–30\ndays','1–11\nmonths','1–5\nyears','6–11\nyears','12–17 y\ngirls','12–17 y\nboys'])]
k=[['Albumin','g/L','26–36','27–38','32–46','35–47','37–48','37–50','38–52'],
['Alkaline phosphatase','U/L','83–248','122–469','122–469','142–335','129–417','50–254','74–390'],
['Ammonia','µmol/L','< 90','< 80','< 60','< 50','< 50','< 50','< 50'],
['Bilirubin, total*','µmol/L','< 250','< 100','< 15','< 12','< 14','< 17','< 21'],
['Calcium, total','mmol/L','1.90–2.60','2.25–2.75','2.25–2.75','2.20–2.70','2.20–2.70','2.15–2.55','2.15–2.55'],
['Creatinine','µmol/L','27–88','18–35','15–33','20–40','28–53','40–70','44–88'],
['Ferritin','µg/L','25–200','200–600','12–150','10–60','14–75','12–90','14–110'],
['Glucose, fasting','mmol/L','2.5–5.5','3.0–5.8','3.3–5.8','3.3–5.6','3.5–5.6','3.6–5.6','3.6–5.6'],
['Immunoglobulin A','g/L','–','< 0.10','0.05–0.60','0.20–1.50','0.40–2.20','0.60–3.10','0.60–3.10'],
['Immunoglobulin G','g/L','6.0–14.0','4.0–10.0','2.5–8.5','4.5–12.0','6.0–14.5','6.8–15.5','6.8–15.5'],
['Immunoglobulin M','g/L','< 0.25','0.10–0.70','0.25–1.20','0.40–1.80','0.45–2.00','0.50–2.30','0.45–2.10'],
['Lactate','mmol/L','0.8–3.5','0.8–3.0','0.8–2.5','0.6–2.2','0.6–2.0','0.5–2.0','0.5–2.0'],
['Phosphate','mmol/L','1.50–2.60','1.60–2.50','1.40–2.20','1.20–1.90','1.15–1.80','0.95–1.60','1.00–1.75'],
['Potassium','mmol/L','3.7–6.0','3.9–6.0','3.7–5.6','3.5–5.0','3.4–4.8','3.4–4.6','3.5–4.7'],
['Thyrotropin','mU/L','1.0–20.0','0.8–9.5','0.8–8.0','0.7–6.0','0.6–5.0','0.5–4.5','0.5–4.5'],
['Urea','mmol/L','1.0–4.5','1.2–5.0','1.4–5.4','1.8–6.0','2.4–6.4','2.5–6.2','2.7–7.0']]
T=L(d,50,74,[95,46]+[50.5]*7,[hd]+k,'LS',7.8,9.6,3,3,'ll'+'c'*7)
T.shade(0,(.13,.33,.42))
for i in range(2,len(k)+1,2):T.shade(i,(.9,.94,.95))
T.draw()
d.text(50,T.bot+10,'* See the nomogram on the jaundice chart for term infants in the first week.','LSI',7.3)
t=T.bot+38
d.text(50,t,'Table 5.2  Results telephoned at once',"LSB",9.5); d.text(330,t,'Table 5.3  Turnaround, first quarter',"LSB",9.5)
cr=[[C(v,f='LSB',al='c') for v in ['Test','Below','Above','Unit']]]+[r.split('|') for r in ['Potassium|2.8|6.2|mmol/L','Sodium|120|158|mmol/L','Glucose|2.5|25.0|mmol/L','Calcium, total|1.65|3.50|mmol/L','Haemoglobin|70|–|g/L','Platelets|20|1,000|10⁹/L','Neutrophils|0.5|–|10⁹/L','INR|–|5.0|','Lactate|–|4.0|mmol/L','pH, arterial|7.20|7.60|','Paracetamol|–|100|mg/L','Digoxin|–|2.5|µg/L']]
T=L(d,50,t+6,[92,46,46,60],cr,'DC',7.4,9.4,4,2.6,'lrrl').draw();T.boxcells(.4,(.3,.3,.3))
tt=[[C(v,f='LSB',al=a) for v,a in zip(['Section and priority','Target','Samples','In time'],'lrrr')]]
secs=[('Emergency department',[('Blood gas','10 min',2118,2097),('Troponin','60 min',3042,2780),('Full blood count','45 min',5871,5626)]),('Wards',[('Chemistry profile','120 min',18240,17511),('Coagulation','90 min',4410,4062)]),('General practice',[('Chemistry profile','same day',26305,25990),('HbA1c','next day',3977,3894)])]
for s,q in secs:
    tt.append([C(s,f='LSI'),None,None,None])
    for a,b,n,m in q: tt.append([C(a,ind=7),b,f'{n:,}',f'{100*m/n:.1f} %'])
N=sum(n for s,q in secs for *_,n,m in q);M=sum(m for s,q in secs for *_,n,m in q)
tt.append([C('All sections',f='LSB'),None,C(f'{N:,}',f='LSB'),C(f'{100*M/N:.1f} %',f='LSB')])
T=L(d,330,t+6,[96,42,40,37],tt,'LS',7.6,9.6,2,2.4,'lrrr').draw()
T.h(0,.8);T.h(1,.4);T.h(len(tt)-1,.4);T.h(len(tt),.8)
d.para(50,t+205,244,'The name of the person who took the message and the time are entered in the telephone register. The value is read back.','LR',8.5,10.5)
d.save()
# ---------- 2 monograph
d=D('pharm_monograph',(612,792))
F='Times-Roman';FB='Times-Bold';FI='Times-Italic'
d.text(54,40,'THE CALDERIAN PHARMACOPOEIA 9.2',F,8); d.text(558,40,'Felodravine maleate  2219',F,8,'r'); d.line(54,45,558,45,.5)
d.text(54,66,'FELODRAVINE MALEATE',FB,15); d.text(54,80,'Felodravini maleas',FI,11)
x1,x2,w=54,314,244
t=d.para(x1,94,w,'DEFINITION. 4-[(2R)-2-Amino-3-phenylpropyl]-N-ethylpiperidine hydrogen maleate. Content: 98.5 per cent to 101.5 per cent (dried substance). CHARACTERS. Appearance: white or almost white, crystalline powder. Solubility: sparingly soluble in water, freely soluble in methanol, practically insoluble in heptane. It shows polymorphism.',F,9,11,True)
t=d.para(x1,t+4,w,'RELATED SUBSTANCES. Liquid chromatography. Test solution: dissolve 50.0 mg of the substance to be examined in mobile phase A and dilute to 50.0 mL with the same phase. Column: size 0.15 m, diameter 4.6 mm; stationary phase end-capped octadecylsilyl silica gel (3 µm); temperature 35 °C. Mobile phase A: 1.4 g/L solution of sodium dihydrogen phosphate, pH 3.0. Mobile phase B: acetonitrile.',F,9,11,True)
g=[[C(v,al='c',f=FI,va='bot') for v in ['Time\n(min)','Mobile phase A\n(per cent V/V)','Mobile phase B\n(per cent V/V)']]]+[['0 - 4','92','8'],['4 - 18','92 \u2192 60'.replace('\u2192','to'),'8 to 40'],['18 - 26','60 to 25','40 to 75'],['26 - 30','25','75'],['30 - 31','25 to 92','75 to 8'],['31 - 38','92','8']]
T=L(d,x1+12,t+6,[50,85,85],g,F,8.8,10.6,3,1.8,'ccc').draw();T.h(0,.5);T.h(1,.5);T.h(len(g),.5)
t=d.para(x1,T.bot+8,w,'Flow rate: 1.0 mL/min. Detection: spectrophotometer at 258 nm. Injection: 10 µL. Relative retention is given with reference to felodravine (retention time about 14 min). System suitability: resolution of at least 2.0 between the peaks of impurities B and C.',F,9,11,True)
tl=t
t=d.para(x2,94,w,'Limits. For the calculation of content, multiply the peak areas by the correction factor of the table that follows where one is shown. Disregard any peak with an area below 0.05 per cent.',F,9,11,True)
im=[[C(v,f=FB,al=a,va='bot') for v,a in zip(['Impurity','Relative\nretention','Correction\nfactor','Limit\n(per cent)'],'lccc')]]+[['A (maleic acid)','0.12','','disregard'],['B','0.46','1.4','0.15'],['C','0.52','','0.15'],['D (N-oxide)','0.81','0.7','0.20'],['E, sum of both isomers','1.18','','0.30'],['F','1.37','2.1','0.10'],['G','1.62','','0.10'],['Unspecified, each','','','0.10'],['All, not more than','','','0.8']]
T=L(d,x2,t+18,[92,50,52,50],im,F,8.8,10.6,3,1.7,'lddd')
# the words are centred
for r in im[1:]:
    pass
im[1][3]=C('disregard',al='r')
T=L(d,x2,t+18,[92,50,52,50],im,F,8.8,10.6,4,1.7,'lddd').draw()
d.text(x2+w/2,t+13,'Table 2219.-1. Impurities',FI,9,'c')
T.h(0,.8);T.h(1,.4);T.h(len(im)-1,.4);T.h(len(im),.8)
t=d.para(x2,T.bot+8,w,'LOSS ON DRYING. Maximum 0.5 per cent, determined on 1.000 g by drying in an oven at 105 °C for 3 h. SULFATED ASH. Maximum 0.1 per cent. ASSAY. Dissolve 0.300 g in 60 mL of anhydrous acetic acid. Titrate with 0.1 M perchloric acid, determining the end-point potentiometrically. 1 mL of 0.1 M perchloric acid is equivalent to 36.24 mg of C21H30N2O4.',F,9,11,True)
t=max(t,tl)+22
d.text(54,t,'Table 2219.-2. ',FB,9); d.text(118,t,'Dissolution of the tablets (Q = 80 per cent after 30 minutes): acceptance criteria',F,9)
ds=[[C(v,f=FB,al='c') for v in ['Stage','Units tested','Acceptance criteria','If not met']],
['S1','6','Each unit is not less than Q + 5 per cent.','Test 6 further units'],
['S2','6','The average of 12 units (S1 and S2) is equal to or greater than Q, and no unit is less than Q - 15 per cent.','Test 12 further units'],
['S3','12','The average of 24 units (S1, S2 and S3) is equal to or greater than Q, not more than 2 units are less than Q - 15 per cent, and no unit is less than Q - 25 per cent.','Batch does not comply']]
T=L(d,54,t+7,[46,62,276,120],ds,F,9,11,5,3,'ccll',va='mid').draw();T.boxcells(.5)
d.text(306,765,'General Notices (1) apply to all monographs and other texts',FI,8,'c');d.next()
d.text(54,40,'2220  Maleates, comparison of monographs',F,8); d.text(558,40,'THE CALDERIAN PHARMACOPOEIA 9.2',F,8,'r'); d.line(54,45,558,45,.5)
H=lambda v,**k:C(v,f='LSB',al='c',va='mid',**k)
cm=[[H('Substance',rs=2),H('Compendium',rs=2),H('Assay',rs=2),H('Content, per cent',cs=2),None,H('Water, max. (per cent)',rs=2),H('Storage',rs=2)],
[None,None,None,H('min.'),H('max.'),None,None]]
data=[('Felodravine maleate',[('Calderia','Non-aqueous titration','98.5','101.5','0.5'),('Ostrava Union','Liquid chromatography','97.0','102.0','0.5'),('Pacific States','Liquid chromatography','98.0','102.0','1.0')],'Airtight, protected from light'),
('Brenolol maleate',[('Calderia','Non-aqueous titration','99.0','101.0','0.5'),('Pacific States','Non-aqueous titration','98.5','101.0','0.5')],'No special condition'),
('Tesipramine dimaleate',[('Calderia','Liquid chromatography','97.5','102.0','2.0'),('Ostrava Union','Liquid chromatography','97.5','102.0','1.5'),('Pacific States','Ultraviolet absorption','97.0','103.0','2.0')],'Below 25 °C, airtight'),
('Ormetidine maleate hydrate',[('Calderia','Potentiometric titration','98.5','101.5','3.5-5.0'),('Ostrava Union','Potentiometric titration','98.0','102.0','3.0-5.0')],'Protected from moisture')]
for s,q,st in data:
    for i,r in enumerate(q):
        cm.append([C(s,rs=len(q),va='mid') if i==0 else None,r[0],r[1],r[2],r[3],r[4],C(st,rs=len(q),va='mid') if i==0 else None])
T=L(d,54,66,[82,76,110,44,44,58,90],cm,'LS',8,9.8,4,3.2,'lllcccl',va='mid')
T.shade(0,(.88,.88,.88),i1=1);T.draw();T.boxcells(.6)
d.text(54,T.bot+12,'Table 2220.-1. Requirements in force on 1 January; water is the sum of loss on drying and bound water.','LSI',8)
t=T.bot+42
d.text(54,t,'Terms used for storage and description',FB,12)
t=d.para(54,t+8,504,'The following terms are used in the statements of the monographs. They are not analytical requirements and are to be interpreted as shown.',F,9.5,12)
st=[[C('Term',f=FI),C('Meaning',f=FI),C('Range',f=FI)],
['Deep-freeze','Kept in a freezer whose temperature is recorded','below -15 °C'],['In a refrigerator','Kept without freezing','2 °C to 8 °C'],['Cold or cool','May be kept in a refrigerator unless the monograph forbids it; brief transport at room temperature is allowed','8 °C to 15 °C'],['Room temperature','The temperature of a dry, ventilated working area','15 °C to 25 °C'],['Airtight','The container is impermeable to solids, liquids and gases under the usual conditions of handling, storage and transport','not applicable'],['Very soluble','Parts of solvent for one part of solute, by volume','less than 1'],['Freely soluble','','1 to 10'],['Soluble','','10 to 30'],['Sparingly soluble','','30 to 100'],['Slightly soluble','','100 to 1000']]
T=L(d,70,t+8,[118,240,110],st,F,9.5,12,4,2.6,'lll').draw()
t=T.bot+20
d.text(54,t,'Reagent consumption, four verification laboratories',FB,12)
labs=['Aldmouth','Brekke','Corvel','Dunmere'];v=[('Acetonitrile, chromatographic',[42,36.5,28,51.5]),('Methanol',[18.5,22,9,16]),('Anhydrous acetic acid',[7.2,5.4,6.0,8.8]),('0.1 M perchloric acid',[12,10.5,8,14.5]),('Phosphate buffer pH 3.0',[64,58,40.5,71])]
rw=[[C('Litres per year',f=FB)]+[C(l,f=FB,al='r') for l in labs]+[C('All',f=FB,al='r')]]
for n,q in v: rw.append([n]+[f'{a:.1f}' for a in q]+[f'{sum(q):.1f}'])
rw.append([C('Total',f=FB)]+[C(f'{sum(q[i] for _,q in v):.1f}',f=FB) for i in range(4)]+[C(f'{sum(sum(q) for _,q in v):.1f}',f=FB)])
T=L(d,54,t+8,[154,70,70,70,70,70],rw,F,9.2,11,3,2.2,'lrrrrr').draw();T.h(0,1.2);T.h(1,1.2)
for i in range(2,len(rw)-1):T.h(i,.25,(.5,.5,.5))
T.h(len(rw)-1,.6);T.h(len(rw),1.2)
d.save()
