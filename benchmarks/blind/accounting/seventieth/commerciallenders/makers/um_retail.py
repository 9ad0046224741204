# OM page: mixed retail/office suite mix by size band, fpdf2, coloured
from common import *
from fpdf import FPDF
S=[("RETAIL - STREET LEVEL & PAVILION",[("Under 1,500 SF",14,12,16240,44.50,46.00),("1,500 - 2,999 SF",19,17,41610,38.25,40.00),("3,000 - 5,999 SF",11,11,45320,33.10,35.00),("6,000 - 9,999 SF",5,4,38750,27.75,28.50),("10,000 - 24,999 SF",4,4,66480,19.60,21.00),("Anchor (25,000 SF +)",2,2,88915,11.85,13.50)]),
("OFFICE - FLOORS 2 TO 5",[("Executive suites (< 1,000 SF)",22,18,14960,36.00,37.50),("1,000 - 2,499 SF",16,13,28320,31.40,32.00),("2,500 - 4,999 SF",9,8,32670,29.95,31.00),("Half floor",4,3,43800,28.50,30.00),("Full floor",1,1,22150,26.25,29.50)])]
OC={ "Under 1,500 SF":13985,"1,500 - 2,999 SF":37140,"6,000 - 9,999 SF":31200,"Executive suites (< 1,000 SF)":12310,"1,000 - 2,499 SF":22915,"2,500 - 4,999 SF":29120,"Half floor":32850}
K=['units','occupied','total_sf','other:% of GLA','sf','pct_leased','actual_total','actual_sf','market_sf']
GL=sum(x[3] for s in S for x in s[1])
p=FPDF('L','mm',(190,279));p.set_auto_page_break(False);p.add_page()
p.set_fill_color(22,60,80);p.rect(0,0,279,20,'F');p.set_text_color(255,255,255);p.set_font('helvetica','B',18);p.set_xy(12,5);p.cell(150,10,'Suite Mix Summary')
p.set_font('helvetica','',9);p.set_xy(167,5);p.cell(100,10,'THE MERIDIAN AT FIFTH  |  OFFERING MEMORANDUM',align='R')
Wd=[60,18,18,25,20,22,20,32,24,22];x0=9;y=27
def row(c,st='',fill=None,tc=(40,40,40),h=6.6,sz=8.8):
    global y
    x=x0;p.set_font('helvetica',st,sz);p.set_text_color(*tc)
    if fill: p.set_fill_color(*fill);p.rect(x0,y,sum(Wd),h,'F')
    for i,(w,t) in enumerate(zip(Wd,c)):
        p.set_xy(x,y);p.cell(w,h,t,align='L' if i==0 else 'R');x+=w
    y+=h
h1=['','No. of','Suites','GLA','% of','Average','Leased','In-Place','In-Place','Market'];h2=['Suite Size','Suites','Leased','(SF)','GLA','SF','%','Monthly Rent','$/SF/Yr','$/SF/Yr']
row(h1,'B',(214,226,232),h=5);row(h2,'B',(214,226,232),h=5.5)
rows=[];T=[]
def emit(lab,n,o,g,os,mr,a,mk,st='',fill=None):
    v=[n,o,g,round(g/GL*100,1),round(g/n),round(os/g*100,1),mr,a,mk]
    row([lab,str(n),str(o),f'{g:,}',f'{v[3]:.1f}%',f'{v[4]:,}',f'{v[5]:.1f}%',f'${mr:,}',f'${a:.2f}',f'${mk:.2f}'],st,fill)
    return dict(zip(K,v))
A=[]
for s,l in S:
    row([s]+['']*9,'B',None,(160,80,20));a=[]
    for i,(t,n,o,g,ar,mk) in enumerate(l):
        os=OC.get(t,g);mr=round(os*ar/12);a.append((n,o,g,os,mr,g*mk))
        rows.append(dict(type=t,**emit('   '+t,n,o,g,os,mr,ar,mk,'',(246,248,249) if i%2 else None)))
    z=[sum(q[i] for q in a) for i in range(6)];lab='Total '+s.split(' - ')[0].title()
    T.append(dict(label=lab,**emit(lab,z[0],z[1],z[2],z[3],z[4],round(z[4]*12/z[3],2),round(z[5]/z[2],2),'B',(232,238,242))));A+=a;y+=2
z=[sum(q[i] for q in A) for i in range(6)]
tot=emit('PROJECT TOTAL',z[0],z[1],z[2],z[3],z[4],round(z[4]*12/z[3],2),round(z[5]/z[2],2),'B',(200,214,222));T.append(dict(label='PROJECT TOTAL',**tot))
p.set_text_color(90,90,90);p.set_font('helvetica','',7.5);p.set_xy(x0,y+4)
p.multi_cell(255,4,'Leased % by area. In-place rents are net (retail) and modified gross (office) as of December 1, 2025 and include signed leases not yet commenced. Storage, rooftop and kiosk licences are excluded. Prospective purchasers should verify all information independently.')
p.set_font('helvetica','',8);p.set_xy(9,180);p.cell(100,5,'Lockridge Sayre Capital Advisors');p.set_xy(170,180);p.cell(100,5,'17',align='R')
name='Meridian_Fifth_OM_suite_mix.pdf';p.output(doc(name));print(y,tot)
save(name,'UM','OM page, retail and office suites by size band, leased %, monthly rent and $/SF; PDF fpdf2 coloured',False,K,rows,T)
