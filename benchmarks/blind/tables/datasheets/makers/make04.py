from lib import *
d=Doc('brightmeadow_product_spec',(612,792),'Helvetica','Helvetica-Bold','Helvetica-Oblique')
# p1 nutrition
d.put(54,60,'BRIGHTMEADOW','Helvetica-Bold',20,fg='#2f6b2f');d.put(558,60,'Finished product specification FP-0417','Helvetica',9,'r')
d.para(54,84,504,'Oat & Hazelnut Crunch, 400 g. Toasted oat clusters with roasted hazelnuts. Ingredients: wholegrain oats (61 %), sugar, sunflower oil, hazelnuts (9 %), honey, dried skimmed milk, salt, natural flavouring. Contains oats, hazelnuts, milk. May contain other nuts, soya and wheat.',sz=9)
d.put(54,134,'Nutrition information','Helvetica-Bold',11)
R=[['Typical values','Per 100 g','Per 45 g\nserving','Serving with 125 ml\nsemi-skimmed milk','%RI^{†}','RI^{†}\n(adult)'],
['Energy','1 898 kJ','854 kJ','1 107 kJ','13 %','8 400 kJ'],['','453 kcal','204 kcal','264 kcal','','2 000 kcal'],
['Fat','18.2 g','8.2 g','10.3 g','15 %','70 g'],[C('of which saturates',ind=10),'2.1 g','0.9 g','2.3 g','12 %','20 g'],[C('mono-unsaturates',ind=10),'9.7 g','4.4 g','5.0 g','',''],[C('polyunsaturates',ind=10),'6.0 g','2.7 g','2.8 g','',''],
['Carbohydrate','60.1 g','27.0 g','33.0 g','13 %','260 g'],[C('of which sugars',ind=10),'19.4 g','8.7 g','14.7 g','16 %','90 g'],
['Fibre','7.6 g','3.4 g','3.4 g','',''],['Protein','9.1 g','4.1 g','8.6 g','17 %','50 g'],['Salt','0.38 g','0.17 g','0.31 g','5 %','6 g'],['Iron','3.6 mg (26 %*)','1.6 mg','1.6 mg','11 %*','14 mg*']]
for r in R[1:]:
    if isinstance(r[0],str) and r[0]: r[0]=C(r[0],b=True)
b=d.table(54,140,[118,80,62,104,48,58],R,'lrrrrr',sz=8.5,h={0:2,1:1,3:.4,7:.4,9:.4,10:.4,11:.4,12:.4,-1:2},hal='r',va='b',pv=2.2)
d.put(54,b+10,'† Reference intake of an average adult (8 400 kJ / 2 000 kcal).   * Of nutrient reference value.','Helvetica',7)
# front of pack
x=536;d.put(530,140,'','Helvetica',7)
y=b+32
d.put(54,y,'Microbiological and physical limits','Helvetica-Bold',10);d.put(330,y,'Pallet and case','Helvetica-Bold',10)
r2=[['Test','Target','Reject','Method'],['Total viable count','< 1 000','10 000','ISO 4833-1'],['Yeasts, moulds','< 100','1 000','ISO 21527-2'],['Salmonella in 25 g','absent','present','ISO 6579-1'],['Moisture, %','2.5','> 4.0','oven, 103 °C'],['Water activity','0.25','> 0.40','ISO 18787'],['Bulk density, g/l','410','< 370','in house'],['Cluster > 8 mm, %','45','< 30','sieve']]
b1=d.table(54,y+6,[90,50,46,70],r2,'lccl',sz=8,h='all',lw=.4,col='#2f6b2f',hbg='#d8ead8',pv=2.2)
r3=[['','Bag','Case','Layer','Pallet'],['Units','1','10','140','980'],['Net, kg','0.400','4.00','56.0','392.0'],['Gross, kg','0.412','4.47','62.6','463.2'],['Length, mm','190','380','1 200','1 200'],['Width, mm','80','285','800','800'],['Height, mm','265','205','205','1 585']]
b2=d.table(330,y+6,[60,38,38,42,50],r3,'lrrrr',sz=8,hal='r',h={0:.5,1:.5,-1:.5},v={1:.5},pv=2.5)
y=max(b1,b2)+26
# bar chart
d.put(54,y,'Shelf life trial: hexanal, mg/kg, by month at 20 °C','Helvetica-Bold',9)
d.line(80,y+12,80,y+92,.6);d.line(80,y+92,300,y+92,.6)
for i,v in enumerate((.8,1.0,1.3,1.9,2.6,3.9)):
    d.rect(92+i*34,y+92-v*18,20,v*18,'#8cbf8c');d.put(102+i*34,y+90-v*18-2,str(v),'Helvetica',7,'c');d.put(102+i*34,y+102,['0','2','4','6','9','12'][i],'Helvetica',7.5,'c')
for i in range(5):d.put(76,y+94-i*18,str(i),'Helvetica',7.5,'r')
d.put(330,y,'Allergens','Helvetica-Bold',9)
r4=[['Allergen','In\nproduct','On\nline','On\nsite'],['Cereals with gluten','Yes','Yes','Yes'],['Nuts','Yes','Yes','Yes'],['Peanuts','No','No','No'],['Milk','Yes','Yes','Yes'],['Soya','No','Yes','Yes'],['Sesame','No','No','Yes'],['Egg','No','No','No'],['Sulphites > 10 mg/kg','No','No','Yes']]
b=d.table(330,y+5,[110,40,36,36],r4,'lccc',sz=8,bg='#e9f3e9',va='m',hbg='#2f6b2f',hfg='#ffffff',pv=1.8)
d.put(54,760,'Issue 6, 14 March 2022. Approved: Technical manager','Helvetica',7.5);d.put(558,760,'1 / 2','Helvetica',7.5,'r')
d.show()
# p2 SDS, different look
d.R,d.B,d.I='Times-Roman','Times-Bold','Times-Italic'
d.put(54,56,'SAFETY DATA SHEET  –  BM-Clean 40 line detergent','Times-Bold',13);d.put(54,70,'Annex to FP-0417, according to Regulation (EC) No 1907/2006. Revision 3.1, print date 14.03.2022','Times-Roman',9);d.line(54,76,558,76,.8)
y=96
d.put(54,y,'SECTION 3: Composition / information on ingredients','Times-Bold',10.5)
r=[['Substance','Identifiers','Weight %','Classification','Specific limits, M-factors'],
['Sodium hydroxide','CAS 1310-73-2\nEC 215-185-5\nIndex 011-002-00-6','≥ 15 – < 20'.replace('≥ ','').replace('< ',''),'Skin Corr. 1A, H314\nMet. Corr. 1, H290','Skin Corr. 1A: C > 5 %\nSkin Corr. 1B: 2 % – 5 %\nEye Irrit. 2: 0.5 % – 2 %'],
['Sodium hypochlorite, solution','CAS 7681-52-9\nEC 231-668-3','3 – 5','Aquatic Acute 1, H400\nAquatic Chronic 1, H410\nEye Dam. 1, H318','M = 10\nM (chronic) = 1'],
['Amines, C12-14-alkyldimethyl, N-oxides','CAS 308062-28-4\nEC 931-292-6','1 – 2.5','Acute Tox. 4, H302\nEye Dam. 1, H318','']]
b=d.table(54,y+8,[112,104,52,118,118],r,'llcll',sz=8.5,h={0:.8,1:.8,2:.3,3:.3,-1:.8},va='t',hal='l',pv=3)
y=b+24
d.put(54,y,'SECTION 8: Exposure controls / personal protection','Times-Bold',10.5)
d.put(54,y+15,'8.1 Occupational exposure limits','Times-Bold',9.5)
r=[['Country','Substance','8 h TWA','<','15 min STEL','<','Remark'],['^','^','ppm','mg/m³','ppm','mg/m³','^'],
['United Kingdom','Sodium hydroxide','','','','2','WEL'],['','Chlorine','','','0.5','1.5','WEL'],['Ireland','Sodium hydroxide','','','','2','OELV'],['','Chlorine','','','0.5','1.5','OELV, IOELV'],['Poland','Sodium hydroxide','','0.5','','1','NDS, NDSCh'],['','Chlorine','','0.7','','1.5','NDS, NDSCh']]
b=d.table(54,y+20,[80,100,50,50,50,50,100],r,'llccccl',hdr=2,sz=9,h={0:.6,1:[(.3,2,6)],2:.6,-1:.6},pv=1.8)
y=b+15
d.put(54,y,'8.2 Hand protection','Times-Bold',9.5)
r=[['Material','Thickness','Breakthrough','Suitable for'],['Nitrile rubber','0.4 mm','> 480 min','full contact'],['Butyl rubber','0.5 mm','> 480 min','full contact'],['Natural latex','0.6 mm','> 120 min','splash contact only']]
b=d.table(54,y+4,[90,70,80,110],r,'llll',sz=9,hal='l',pv=1.8)
# pictogram
import math
for k in range(2):
    cx=480+k*52;cy=y+34;p=[(cx,cy-24),(cx+24,cy),(cx,cy+24),(cx-24,cy)]
    for i in range(4):d.line(*p[i],*p[(i+1)%4],2,'#cc0000')
    d.put(cx,cy+5,'!' if k else 'C','Times-Bold',16,'c')
y=b+18
d.put(54,y,'SECTION 9: Physical and chemical properties','Times-Bold',10.5)
r=[['Property','Value','Method, conditions'],['Physical state','liquid',''],['Colour','pale yellow',''],['pH','13.2','10 g/l in water, 20 °C'],['Freezing point','–17 °C','ISO 3016'],['Initial boiling point','104 °C','1013 hPa'],['Flash point','not applicable',''],['Vapour pressure','25 hPa','calculated, 20 °C'],['Relative density','1.21 – 1.23','DIN 51757'],['Solubility in water','miscible in any ratio',''],['Kinematic viscosity','4.1 mm²/s','DIN 53015, 40 °C'],['Corrosive to metals','yes','UN test C.1, aluminium']]
b=d.table(54,y+8,[150,130,160],r,'lll',sz=8.5,h={1:.5},hal='l',pv=1.4)
y=b+17
d.put(54,y,'SECTION 14: Transport','Times-Bold',10.5)
r=[['','ADR / RID','IMDG','IATA'],['UN number','1719','1719','1719'],['Proper shipping name','CAUSTIC ALKALI LIQUID, N.O.S.','<','Caustic alkali liquid, n.o.s.'],['Class','8','8','8'],['Packing group','II','II','II'],['Marine pollutant','yes','yes','yes']]
d.table(54,y+8,[120,120,120,144],r,'lccc',sz=8.5,h='all',v='all',lw=.4,pv=1.5)
d.put(558,768,'2 / 2','Times-Roman',8,'r')
d.save()
