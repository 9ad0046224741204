from make_lib import *
P='/usr/share/fonts/truetype/liberation/LiberationSans-'
reg('S',P+'Regular.ttf'); reg('SB',P+'Bold.ttf'); reg('SI',P+'Italic.ttf')
d=D('hpi_release',(595.3,841.9),'S',9); R=random.Random(71)
d.text(50,52,'STATISTICAL RELEASE','SB',8,color='#1d5b79'); d.text(545,52,'Reference month: May 2024','S',8,'r')
d.hl(50,545,58,1.2,'#1d5b79')
d.text(50,84,'Residential Price Index, Kingdom of Averland','SB',17)
y=d.para(50,104,495,'Average prices rose by 2.1% in the twelve months to May 2024, after 1.3% in the twelve months to April. Price growth was strongest in the South Downs and weakest in the Northern Fells, where the average fell for the seventh month. Volumes remained about a tenth below the same month of the previous year.',size=9.5)
d.text(50,y+14,'Table 1.  Average price and change by region, May 2024','SB',10); y+=26
t=d.table(); L=50; xr=[232,284,326,370]; E=374
d.hl(L,E,y,1); t.ext(L,y,E,y)
t.put(0,1,'Average price (£)',(190+284)/2,y+13,'c','SB',c1=2); t.put(0,3,'Change (%)',(300+370)/2,y+13,'c','SB',c1=4)
d.hl(186,284,y+18,.4); d.hl(298,370,y+18,.4)
for k,h in enumerate(['May 2024','May 2023','Month','Year']): t.put(1,1+k,h,xr[k],y+30,'r','SB')
t.put(1,0,'Region',L+2,y+30,'l','SB')
d.hl(L,E,y+36,.6); y+=50; r=2
reg_=['Northern Fells','Cape and Islands','Mid-Averland','The Marches','Eastwold','Harbour Coast','Stourvale','South Downs','Greater Selby','Westmoor','Lakes and Dales','Inner Capital','Outer Capital']
for n in reg_:
    b=R.randint(148,520)*1000+R.randint(0,999); m=round(R.uniform(-.9,1.4),1); a=R.uniform(-3,5); cur=round(b*(1+a/100)); a=round((cur/b-1)*100,1)
    t.put(r,0,n,L+2,y)
    for k,v in enumerate([f'{cur:,}',f'{b:,}',f'{m:.1f}'.replace('-','−'),f'{a:.1f}'.replace('-','−')]): t.put(r,1+k,v,xr[k],y,'r')
    y+=14.5; r+=1
d.hl(L,E,y-9,.4); y+=4
for k,v in enumerate(['287,412','281,508','0.4','2.1']): t.put(r,1+k,v,xr[k],y,'r','SB')
t.put(r,0,'Averland',L+2,y,'l','SB'); d.hl(L,E,y+6,1); t.ext(L,y,E,y+6)
d.text(L,y+17,'Source: Land Registry of Averland. Prices are mix-adjusted; not seasonally adjusted.','SI',7.5)
# chart right of it
cx0,cx1,cy0,cy1=412,545,225,395
d.text(396,212,'Figure 1.  Annual change, %','SB',9)
for i,g in enumerate([6,4,2,0,-2]):
    yy=cy0+i*(cy1-cy0)/4; d.hl(cx0,cx1,yy,.3,'#bbbbbb'); d.text(cx0-4,yy+2.5,str(g).replace('-','−'),size=7,align='r')
for k in range(13):
    v=[4.8,4.1,3.2,2.2,1.1,.4,-.6,-1.1,-.9,.2,1.0,1.3,2.1][k]; x=cx0+5+k*9.9; z=cy0+3*(cy1-cy0)/4
    d.box(x,min(z,z-v*21.25),x+6,max(z,z-v*21.25),fill='#1d5b79')
for k,l in ((0,'May 23'),(6,'Nov'),(12,'May 24')): d.text(cx0+8+k*9.9,cy1+10,l,size=6.5,align='c')
d.para(396,424,149,'Annual growth turned positive again in February 2024. The recovery follows lower mortgage rates and an increase in approvals over the winter.',size=8.5)
# second table, open
y=505; d.text(50,y,'Table 2.  Price by dwelling type and buyer, May 2024','SB',10); y+=20
t=d.table(); xs=[50,210,290,375,460,545]
for k,h in enumerate([['Dwelling type'],['First-time','buyer (£)'],['Former owner-','occupier (£)'],['New','build (£)'],['Sales','(number)']]):
    t.put(0,k,h,xs[k] if k==0 else xs[k],y if k else y+10,'l' if k==0 else 'r','SB',lead=10.5)
y+=26; tot=0
for i,n in enumerate(['Detached house','Semi-detached house','Terraced house','Flat or maisonette*','Bungalow']):
    s=R.randint(900,9000); tot+=s
    v=[f'{R.randint(160,330)*1000+R.randint(0,999):,}',f'{R.randint(190,480)*1000+R.randint(0,999):,}',f'{R.randint(230,490)*1000+R.randint(0,999):,}' if i!=4 else '..',f'{s:,}']
    t.put(1+i,0,n,50,y)
    for k in range(4): t.put(1+i,1+k,v[k],xs[1+k],y,'r')
    y+=14
y+=3; t.put(6,0,'All dwellings',50,y,'l','SB')
for k,v in enumerate(['241,870','318,224','342,915',f'{tot:,}']): t.put(6,1+k,v,xs[1+k],y,'r','SB')
d.text(50,y+16,'*  Includes converted flats.   ..  Not available: fewer than 30 sales.','S',7.5)
y+=42; d.text(50,y,'About these statistics','SB',11)
for tx in ['The index measures the change in the price of residential property bought in Averland. It is compiled from completed sales and revised for twelve months after first publication, as late registrations are received.','Because sales take between four and six weeks to be registered, first estimates are based on about 40% of all sales and revisions may be larger than usual in months with few sales.']:
    y=d.para(50,y+14,495,tx,size=9)
d.text(297,815,'1','S',8,'c')
d.newpage()
# page 2: 48 months, open, in groups by year
d.text(50,52,'Residential Price Index','S',8,color='#1d5b79'); d.text(545,52,'May 2024','S',8,'r'); d.hl(50,545,58,.5,'#1d5b79')
d.text(50,80,'Table 3.  Price, index and sales by month, Averland','SB',10.5)
t=d.table(); X=[70,100,235,310,385,460,545]; y=100
for k,h in enumerate(['Year','Month',['Average','price (£)'],['Index (Jan','2020 = 100)'],['Monthly','change (%)'],['Annual','change (%)'],['Sales','(number)']]):
    al='l' if k<2 else 'r'; t.put(0,k,h,X[k],y if k>1 else y+10.5,al,'SB',8.5,lead=10.5)
y+=28; r=1; p=241000.0; hist=[]; mo='January February March April May June July August September October November December'.split()
for yr in range(2020,2025):
    for m in range(12 if yr<2024 else 5):
        q=p; p=p*(1+R.uniform(-.6,1.3)/100); hist.append(round(p))
        if m==0: t.put(r,0,str(yr),X[0],y,size=8.5,font='SB')
        t.put(r,1,mo[m],X[1],y,size=8.5)
        h=hist; mc=(h[-1]/h[-2]-1)*100 if len(h)>1 else None; ac=(h[-1]/h[-13]-1)*100 if len(h)>12 else None
        f=lambda v:'–' if v is None else f'{v:.1f}'.replace('-','−')
        for k,v in enumerate([f'{h[-1]:,}',f'{h[-1]/h[0]*100:.1f}',f(mc),f(ac),f'{R.randint(9000,31000):,}'+(' p' if yr==2024 and m>2 else '')]):
            if v.endswith(' p'): b=v[:-2]; t.put(r,2+k,b+' p',X[2+k]+W(' p','S',8.5),y,'r',size=8.5)
            else: t.put(r,2+k,v,X[2+k],y,'r',size=8.5)
        r+=1; y+=12.1
    y+=5
d.text(50,y+6,'p  Provisional.   –  Not applicable. Figures for the months from March 2020 to June 2020 are based on a reduced number of sales.','S',7.5)
d.text(297,815,'2','S',8,'c')
d.save()
