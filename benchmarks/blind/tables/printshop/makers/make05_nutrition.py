from common import *
pdfmetrics.registerFont(TTFont('x','/usr/share/fonts/truetype/liberation2/LiberationSans-Regular.ttf'))
H='Helvetica';HB='Helvetica-Bold'
d=Doc('school_meal_sheet'); G=colors.Color(.1,.42,.25)
d.rect(36,30,559,66,fill=G); d.text('COUNTY CATERING · Recipe sheet 118',48,53,HB,14,color=colors.white); d.text('Issue 4',548,53,H,10,'r',colors.white)
d.text('Vegetable lasagne with garlic bread',36,92,HB,15)
y=d.para('Served on day 3 of the spring menu in all primary schools. Makes 40 portions of 320 g. Hold above 63 °C and discard after two hours.',36,98,523,H,9.5,after=8)
# left: framed nutrition table
y0=y; d.text('Nutrition',36,y+10,HB,11); yt=y+16
N=[('Energy','512 kJ','1 638 kJ',''),('>in kilocalories','122 kcal','391 kcal','20%'),('Fat','4.1 g','13.1 g','19%'),('>of which saturates','1.8 g','5.8 g','29%'),('Carbohydrate','15.2 g','48.6 g','19%'),('>of which sugars','3.4 g','10.9 g','12%'),('Fibre','2.0 g','6.4 g','–'),('Protein','5.3 g','17.0 g','34%'),('Salt','0.38 g','1.22 g','20%')]
rows=[['Typical values','per 100 g','per portion<br/>(320 g)','% of adult<br/>intake*']]
for i,(a,b,c_,e) in enumerate(N): rows.append([C(a[1:],ind=10) if a.startswith('>') else a,b,c_,e])
s=[('BOX',(0,0),(-1,-1),1.5,colors.black),('LINEBELOW',(0,0),(-1,0),3,colors.black)]
for k in (2,4,6,7,8): s.append(('LINEBELOW',(0,k),(-1,k),.4,colors.black))
yb=d.table(rows,36,yt,[92,50,58,58],H,HB,8.5,align='lrrr',hal='lrrr',style=s,pad=(1.8,2.2,4,4),va='BOTTOM')
d.para('* Reference intake of an average adult (8 400 kJ / 2 000 kcal)',36,yb+2,258,H,7)
# right: ingredients with quantities, open
d.text('Ingredients for 40 portions',316,y+10,HB,11); yy=yt
ing=[['Ingredient','Quantity','Order code'],['Lasagne sheets, egg-free','1.6 kg','DRY 0442'],['Courgettes, diced','2.4 kg','VEG 1107'],['Red peppers, frozen','1.5 kg','FRZ 0218'],['Chopped tomatoes','5 kg','TIN 0031'],['Lentils, green, cooked','2 kg','TIN 0057'],['Semi-skimmed milk','4 litres','CHL 0003'],['Mature Cheddar, grated','900 g','CHL 0112'],['Plain flour','350 g','DRY 0010'],['Garlic bread slices','80','FRZ 0655']]
for i,r in enumerate(ing):
    for v,x,a in zip(r,[316,478,500],'lrl'): d.text(v,x,yy+10,HB if i==0 else H,8.5,a)
    yy+=13.6
d.add(1,[316,yt,545,yy],ing)
# allergen matrix across
y=max(yb,yy)+26; d.text('Allergens in the dishes of day 3',36,y,HB,11); y+=6
Al=['Cereals<br/>with gluten','Crusta-<br/>ceans','Eggs','Fish','Milk','Celery','Mustard','Soya','Sesame','Nuts','Sulphites']
Al[1]='Shellfish'
ds=[('Vegetable lasagne','Y...Y.....M'),('Garlic bread','Y...Y..M...'),('Baked salmon fingers','Y..Y..M....'),('Jacket potato, tuna mayonnaise','..YY..Y....'),('Mixed salad, house dressing','......Y...Y'),('Oat and raisin cookie','Y...M..M.MY'),('Fruit jelly','...........'),('Banana custard','....Y......')]
mp={'Y':'Yes','M':'may','.':''}
rows=[['Dish']+Al]+[[a]+[mp[k] for k in b] for a,b in ds]
s=[('INNERGRID',(0,0),(-1,-1),.3,G),('BOX',(0,0),(-1,-1),1,G),('BACKGROUND',(0,0),(-1,0),colors.Color(.87,.95,.9))]
y=d.table(rows,36,y,[101,44,42,32,32,32,36,42,32,40,32,44+14],H,HB,7.5,align='l'+'c'*11,hal='l'+'c'*11,style=s,pad=(2.5,2.5,2,2))
y=d.para('may = may contain traces because of the place where the product is made',36,y+2,500,H,7.5,after=12)
yc=y
d.text('Method',36,y+10,HB,11); y+=16
for i,t in enumerate(['Sweat the courgettes and peppers for eight minutes, add tomatoes and lentils, and simmer for 20 minutes.','Make a white sauce with flour and milk; take off the heat and stir in two thirds of the cheese.','Layer sauce, sheets and vegetables twice in gastronorm trays; finish with sauce and cheese.','Bake at 180 °C for 40 minutes. Core temperature at least 75 °C.']):
    d.text(f'{i+1}.',36,y+9,H,9.5); y=d.para(t,52,y,240,H,9.5,after=3)
# chart right
d.text('Portions returned uneaten, last five servings',330,yc+10,HB,9.5)
for k,(l,v) in enumerate([('12 Jan',31),('2 Feb',24),('23 Feb',26),('15 Mar',14),('5 Apr',11)]):
    yk=yc+20+k*18; d.text(l,372,yk+10,H,8,'r'); d.rect(378,yk,378+v*4.5,yk+12,fill=colors.Color(.6,.8,.65),stroke=G); d.text(f'{v}%',382+v*4.5,yk+10,H,8)
d.vline(378,yc+16,yc+112,.8)
d.hline(378,545,yc+112,.8)
for v in (0,10,20,30): d.text(str(v),378+v*4.5,yc+122,H,7,'c')
d.save()
