from make_lib import *
import math
d=Doc('balanced_growth_factsheet'); N=HexColor('#1d3b2f'); 
d.rect(0,0,d.W,70,fill=N); d.text(30,36,'Harrowgate Pension Balanced Growth Fund',f='DJSB',z=17,col=white); d.text(30,56,'Series 2 pension fund  ·  Data as at 30 September 2024  ·  For members and their advisers',f='DJ',z=8,col=white)
d.rect(0,70,168,d.H-70,fill=HexColor('#edf2ee'))
f='DJ'
def S(y,t): d.text(20,y,t,f='DJB',z=8.5,col=N); return y+1
y=S(92,'Aim of the fund'); y=d.para(20,y,132,'To grow savings over five years or longer by holding shares, bonds and property from many countries. The manager may move up to ten points either side of the benchmark weights.',f=f,z=7.2,ld=10)
y=S(y+14,'Who it may suit'); y=d.para(20,y,132,'Members more than eight years from drawing their pension who can accept falls in value along the way. It may not suit those who plan to buy an annuity soon.',f=f,z=7.2,ld=10)
y=S(y+14,'Asset mix (%)'); cx,cy,r=84,y+70,48; a=90
mix=[('Shares',58,'#1d3b2f'),('Corporate bonds',17,'#4f8a6b'),('Government bonds',12,'#a7c9b3'),('Property',9,'#d8a13a'),('Cash',4,'#999999')]
for n,v,c in mix:
    d.c.setFillColor(HexColor(c)); d.c.setStrokeColor(white); d.c.wedge(cx-r,d.H-cy-r,cx+r,d.H-cy+r,a,-v*3.6,stroke=1,fill=1)
    m=math.radians(a-v*1.8); d.text(cx+(r+10)*math.cos(m),cy-(r+10)*math.sin(m)+3,str(v),f=f,z=7,al='c'); a-=v*3.6
d.c.setStrokeColor(black); d.c.setFillColor(HexColor('#edf2ee')); d.c.circle(cx,d.H-cy,22,fill=1,stroke=0)
y=cy+72
for n,v,c in mix: d.rect(24,y-6,7,7,fill=HexColor(c)); d.text(36,y,n,f=f,z=7); y+=11
y=S(y+14,'Charges'); y=d.para(20,y,132,'The yearly charge is taken daily and shown in the unit price. Costs of buying and selling investments are extra and vary from year to year. There is no charge for switching in or out.',f=f,z=7.2,ld=10)
y=S(y+14,'Risk'); 
for i in range(7): d.rect(20+i*18,y+6,17,15,fill=N if i==3 else white,stroke=N); d.text(28.5+i*18,y+16.5,str(i+1),f='DJB',z=7.5,col=white if i==3 else N,al='c')
d.text(20,y+32,'Lower',f=f,z=6.5); d.text(145,y+32,'Higher',f=f,z=6.5,al='r')
y=d.para(20,y+38,132,'Past performance is no guide to the future. The value of units can go down as well as up.',f=f,z=7.2,ld=10)
X=186;W=380
d.text(X,92,'Cumulative performance',f='DJB',z=9.5,col=N)
rows=[['','3 months','1 year','3 years','5 years','10 years','Since launch'],['Fund','2.14%','13.62%','11.05%','31.87%','96.40%','148.22%'],['Benchmark','2.31%','13.10%','12.48%','30.66%','91.73%','139.05%'],['Sector average','1.98%','12.44%','8.91%','26.03%','78.19%','n/a']]
T=d.table(X,98,[80,50,46,46,46,52,60],rows,'lrrrrrr',f='DJ',fb='DJB',z=7.2,vp=3); T.h(1,lw=.8,col=N)
y=T.bot+22
d.text(X,y,'Discrete annual performance, years to 30 September',f='DJB',z=9.5,col=N)
rows=[['','2020','2021','2022','2023','2024'],['Fund (net of charges)','1.9','18.4','-9.6','5.2','13.6'],['Benchmark (gross)†','0.7','17.8','-7.8','5.9','13.1'],['Difference, percentage points','1.2','0.6','-1.8','-0.7','0.5'],['Quartile rank in sector','1st','2nd','4th','3rd','2nd']]
T=d.table(X,y+6,[150,46,46,46,46,46],rows,'lrrrrr',f='DJ',fb='DJB',z=7.2,hfill=HexColor('#d5e3da'),vp=3)
for i in (1,3,5): T.h(i,lw=.5,col=N)
d.text(X,T.bot+10,'† Composite of three indices; see the fund guide. Source: Harrowgate, total return in sterling.',f='DJ',z=6.2)
y=T.bot+30
d.text(X,y,'Growth of £100 over ten years',f='DJB',z=9.5,col=N); b=y+128
for k in (100,125,150,175,200): yy=b-(k-90)*1.05; d.line(X+24,yy,X+W,yy,.3,HexColor('#bbbbbb')); d.text(X+20,yy+2.5,str(k),f=f,z=6.5,al='r')
for s,c in (([100,104,118,127,134,149,150,177,160,169,196],N),([100,103,115,123,131,147,147,173,159,170,192],HexColor('#d8a13a'))):
    for i in range(10): d.line(X+30+i*34,b-(s[i]-90)*1.05,X+64+i*34,b-(s[i+1]-90)*1.05,1.4,c)
for i in range(0,11,2): d.text(X+30+i*34,b+4,str(2014+i),f=f,z=6.5,al='c')
d.line(X+250,b-22,X+268,b-22,1.4,N);d.text(X+272,b-19.5,'Fund',f=f,z=6.5);d.line(X+300,b-22,X+318,b-22,1.4,HexColor('#d8a13a'));d.text(X+322,b-19.5,'Benchmark',f=f,z=6.5)
y=b+28
d.text(X,y,'Ten largest holdings',f='DJB',z=9.5,col=N); d.text(X+206,y,'Shares by sector',f='DJB',z=9.5,col=N)
h=[('Veridian Systems',4.1),('Oxmoor Treasury 4¼% 2032',3.6),('Calder & Pyne',2.9),('Tessaly Health',2.7),('Norrland Energi',2.2),('Kintaro Electric',2.0),('Meridian Gas Networks plc, 5.1% bond 2036',1.9),('Bellweather Foods',1.7),('Quay Street Property Unit Trust',1.5),('Sable Bank',1.4)]
rows=[['Holding','% of fund']]+[[a,f'{v:.1f}'] for a,v in h]+[['Total of ten',f'{sum(v for _,v in h):.1f}']]
T=d.table(X,y+6,[138,50],rows,'lr',f='DJ',fb='DJB',z=7,bold=[11],zebra=HexColor('#edf2ee'),vp=2.8); T.h(0,col=N);T.h(1,col=N);T.h(11,col=N);T.h(12,col=N)
sct=[('Technology',24.3,22.9),('Financials',16.8,17.5),('Health care',13.1,12.6),('Industrials',12.4,13.0),('Consumer staples',9.7,8.8),('Energy',7.2,7.9),('Utilities',5.6,4.1),('Other',10.9,13.2)]
rows=[['Sector','Fund','Index','+/–']]+[[a,f'{p:.1f}',f'{q:.1f}',f'{p-q:+.1f}'.replace('-','–')] for a,p,q in sct]+[['Total','100.0','100.0','']]
assert abs(sum(p for _,p,_ in sct)-100)<.01 and abs(sum(p for _,_,p in sct)-100)<.01
T=d.table(X+206,y+6,[80,32,32,30],rows,'lrrr',f='DJ',fb='DJB',z=7,bold=[9],zebra=HexColor('#edf2ee'),vp=2.8); T.h(0,col=N);T.h(1,col=N);T.h(9,col=N);T.h(10,col=N)
d.text(X,820,'Harrowgate Life Assurance, 2 Linden Square. Issued October 2024.',f=f,z=6.5)
d.save()
