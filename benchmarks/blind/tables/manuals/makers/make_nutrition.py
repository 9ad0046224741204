from make_lib import *
ttf('OS','liberation/LiberationSans-Regular.ttf'); ttf('OSB','liberation/LiberationSans-Bold.ttf')
d=Doc('muesli_range_nutrition',(595,842))
d.rect(0,0,595,64,fill='#f2b632'); d.t(40,40,'Brightfield Mueslis: trade information','OSB',17,'l','#4a2c00'); d.t(555,40,'Sheet 8','OS',10,'r','#4a2c00')
def label(x,y,name,rows,serv):
    """EU style label, heavy outer frame, thin inner rules only horizontal, name band above"""
    d.t(x,y-6,name,'OSB',10)
    R=[['Nutrition','per 100 g','per %s serving'%serv,'% RI* per serving']]+rows
    g=Grid(d,x,y,[98,46,52,48],R,'OS','OSB',7.8,al='lrrr',hdr=1,hal='r',vpad=2.2,pad=4,valign='m')
    g.draw(); d.rect(g.x,g.ys[0],g.right,g.bot,stroke='#000000',w=1.6)
    g.hr(1,1.1)
    for r in range(3,len(R)):
        v=R[r][0]; 
        if not (isinstance(v,dict) and v.get('ind')): g.hr(r,.4)
    return g.bot
def mk(kcal,fat,sat,carb,sug,fib,pro,salt,sv,extra=()):
    f=lambda v,n=1:('%.*f'%(n,v))
    k=sv/100; out=[]
    out.append(['Energy','%d kJ'%round(kcal*4.184),'%d kJ'%round(kcal*4.184*k),''])
    out.append(['','%d kcal'%kcal,'%d kcal'%round(kcal*k),'%d %%'%round(kcal*k/20)])
    for n,v,ri,ind in (('Fat',fat,70,0),('of which saturates',sat,20,8),('Carbohydrate',carb,260,0),('of which sugars',sug,90,8),('Fibre',fib,None,0),('Protein',pro,50,0),('Salt',salt,6,0)):
        nd=2 if n=='Salt' else 1
        out.append([S(n,ind=ind) if ind else n,f(v,nd)+' g',f(v*k,nd)+' g','%d %%'%round(100*v*k/ri) if ri else '–'])
    out+=[list(e) for e in extra]
    return out
b1=label(40,100,'Orchard Crunch 500 g',mk(412,12.4,2.1,61.0,14.8,8.6,10.2,0.08,45),'45 g')
b2=label(311,100,'Alpine No Added Sugar 750 g',mk(371,7.2,1.2,58.4,9.1,10.9,12.6,0.03,50,[('Iron','4.4 mg','2.2 mg','16 %'),('Magnesium','118 mg','59 mg','16 %')]),'50 g')
y=max(b1,b2)+12
d.t(40,y,'* RI = reference intake of an average adult (8 400 kJ / 2 000 kcal).','OS',7.2)
y+=22
d.t(40,y,'Recipe and origin','OSB',11)
R=[['Ingredient','Orchard Crunch, %','Alpine, %','Berry & Seed, %','Origin'],
['Oat flakes, wholegrain','48.0','41.5','39.0','Finland, Scotland'],['Wheat flakes, malted','11.0','18.0','—','England'],['Barley flakes','—','9.5','12.5','England'],['Honey','9.5','—','6.0','blend of EU and non-EU'],['Sunflower oil','6.5','—','3.5','Ukraine, Hungary'],['Dried apple and pear','14.0','—','—','Italy'],['Raisins and sultanas','8.0','19.0','9.0','Türkiye'],['Hazelnuts, roasted','3.0','6.0','—','Türkiye, Georgia'],['Pumpkin and flax seed','—','6.0','16.0','China, Kazakhstan'],['Freeze-dried berries (strawberry, raspberry, redcurrant in varying proportion)','—','—','14.0','Poland, Serbia']]
tot=[sum(float(r[c]) for r in R[1:] if r[c]!='—') for c in (1,2,3)]
print(tot)
R.append([S('Total',b=True)]+[S('%.1f'%t,b=True) for t in tot]+[''])
g=Grid(d,40,y+6,[146,90,66,80,133],R,'OS','OSB',8.2,al='lrrrl',hdr=1,hal='r',vpad=2.5,pad=5)
g.rows[0][4]=S('Origin',al='l')
for r in range(2,len(R)-1,2): g.band(r,'#fdf3d9')
g.draw(); g.hr(1,.8,'#4a2c00'); g.hr(len(R)-1,.8,'#4a2c00'); g.hr(len(R),.8,'#4a2c00')
y=g.bot+24
d.t(40,y,'Allergens','OSB',11)
R=[['Product','Gluten','Milk','Tree nuts','Peanut','Soya','Sesame','Sulphites'],['Orchard Crunch','yes','may','yes','may','no','may','yes'],['Alpine No Added Sugar','yes','may','yes','may','no','may','no'],['Berry & Seed','yes','may','may','may','no','may','no']]
g=Grid(d,40,y+6,[120]+[50]*7,R,'OS','OSB',8.2,al='lccccccc',hdr=1,hal='c',vpad=3); g.draw(); g.box(.4,'#8a6a20')
y=g.bot+26
d.t(40,y,'Cases and pallets','OSB',11)
R=[['','Packs\nper case','Case\nEAN','Case, gross\nkg','Cases\nper layer','Layers','Cases per\npallet','Pallet, gross\nkg'],['Orchard Crunch 500 g','8','0 5012 7714 0811','4.4','12','7','84','394.6'],['Alpine 750 g','6','0 5012 7714 0828','5.1','12','6','72','377.8'],['Berry & Seed 400 g','8','0 5012 7714 0835','3.6','14','7','98','377.8']]
for r in R[1:]:
    n=int(r[4])*int(r[5]); r[6]=str(n); r[7]='%.1f'%(n*float(r[3])+25)
g=Grid(d,40,y+6,[104,48,92,60,50,44,54,63],R,'OS','OSB',8.2,al='lrrrrrrr',hdr=1,hal='r',vpad=2.5,valign='b'); g.draw(); g.hr(0,.4);g.hr(1,.4); g.hr(len(R),.4)
d.para(40,g.bot+14,515,'Pallet weight includes 25 kg for the pallet. Best before: 12 months from production, at least 8 months on delivery. Store dry, below 22 °C. May = may contain traces.','OS',7.6)
d.t(40,820,'Brightfield Foods Ltd','OS',8); d.save()
