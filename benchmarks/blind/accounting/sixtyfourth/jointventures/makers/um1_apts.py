# Apartment unit mix by floor plan with bedroom subtotals, fpdf2 PDF
from fpdf import FPDF
from common import *
NAME='Alder_Creek_Unit_Mix_Q3.pdf'
D=[('STUDIO',0,1,[('S1 - Finch',18,17,512,1485,1441),('S2 - Finch Loft',6,6,588,1595,1570)]),
('ONE BEDROOM',1,1,[('A1 - Wren',42,40,684,1710,1652),('A1R - Wren Renovated',30,27,684,1845,1788),('A2 - Sparrow',36,35,742,1765,1709),('A3 - Lark w/ Den',16,14,861,1935,1880)]),
('TWO BEDROOM',2,2,[('B1 - Heron (1 bath)',20,19,948,2015,1958),('B2 - Egret',48,46,1056,2190,2117),('B2R - Egret Renovated',28,26,1056,2345,2288),('B3 - Osprey',24,22,1134,2295,2231),('B4 - Osprey TH',10,10,1242,2480,2405)]),
('THREE BEDROOM',3,2,[('C1 - Falcon',18,16,1388,2785,2692),('C2 - Falcon TH',8,8,1495,2960,2871)])]
TU=sum(p[1] for s in D for p in s[3])
p=FPDF('L','mm','Letter'); p.set_auto_page_break(False); p.add_page()
p.set_fill_color(33,64,95); p.rect(0,0,280,20,'F'); p.set_text_color(255,255,255); p.set_font('Helvetica','B',16); p.set_xy(12,4); p.cell(0,7,'Alder Creek Apartments'); p.set_font('Helvetica','',9); p.set_xy(12,12); p.cell(0,5,'Unit Mix Summary  |  September 30, 2026  |  304 units, built 2014, renovation program 2024-26')
assert TU==304,TU
p.set_text_color(0,0,0)
Wd=[54,11,11,14,15,16,20,14,13,16,21,16,21,16]
H1=['','','','','% of','Avg','Total','','','%','Asking','Asking','In-Place','In-Place']
H2=['Floor Plan','BR','BA','Units','Mix','SF','SF','Occ.','Vac.','Occ.','Rent','$/SF','Rent','$/SF']
K=['beds','baths','units','pct_units','sf','total_sf','occupied','vacant','pct_occ','market','market_sf','actual','actual_sf']
y=27
def line(vals,b='',fill=None,h=5.6,sz=8.5):
    global y
    p.set_font('Helvetica',b,sz); p.set_xy(10,y)
    if fill: p.set_fill_color(*fill)
    for i,(w,v) in enumerate(zip(Wd,vals)): p.cell(w,h,v,align='L' if i==0 else 'R',fill=bool(fill))
    y+=h
line(H1,'B',h=4.4); line(H2,'B',h=4.6); p.line(10,y,268,y); y+=1
truth=[];totals=[];allp=[]
def agg(ps):
    u=sum(x[1] for x in ps);o=sum(x[2] for x in ps);s=sum(x[1]*x[3] for x in ps);m=sum(x[1]*x[4] for x in ps);a=sum(x[2]*x[5] for x in ps);os_=sum(x[2]*x[3] for x in ps)
    return dict(units=u,pct_units=round(u/TU*100,1),sf=round(s/u),total_sf=s,occupied=o,vacant=u-o,pct_occ=round(o/u*100,1),market=round(m/u),market_sf=round(m/s,2),actual=round(a/o),actual_sf=round(a/os_,2))
def prt(lab,d,be='',ba='',**k):
    line([lab,be,ba,f"{d['units']}",f"{d['pct_units']:.1f}%",f"{d['sf']:,}",f"{d['total_sf']:,}",str(d['occupied']),str(d['vacant']),f"{d['pct_occ']:.1f}%",f"${d['market']:,}",f"${d['market_sf']:.2f}",f"${d['actual']:,}",f"${d['actual_sf']:.2f}"],**k)
for s,be,ba,ps in D:
    line([s]+['']*13,'B',fill=(226,233,240))
    for x in ps:
        d=agg([x]); b2=1 if '1 bath' in x[0] else (2.5 if 'TH' in x[0] else ba); allp.append(x)
        prt('  '+x[0],d,str(be),f'{b2:g}'); truth.append(dict(type=x[0],beds=be,baths=b2,**d))
    p.line(64,y,268,y); d=agg(ps); lab='Subtotal '+s.title(); prt(lab,d,b='I'); totals.append(dict(label=lab,**d)); y+=2
p.set_line_width(.5); p.line(10,y,268,y); d=agg(allp); prt('Total / Weighted Average',d,b='B',h=6.5); totals.append(dict(label='Total / Weighted Average',**d)); p.line(10,y,268,y)
y+=5; p.set_font('Helvetica','',7.5); p.set_xy(10,y); p.multi_cell(258,3.8,'Asking rents are weekly pricing as of 9/28/26 before concessions (one month free on A1R and B2R leases signed by 10/15, not reflected). In-place rents are averages of occupied units. Mix may not add to 100.0% due to rounding. Excludes 4,200 SF clubhouse; no model or down units at period end.')
p.set_y(204); p.set_font('Helvetica','I',7); p.set_xy(10,205); p.cell(258,4,'Corliss Mutual Life - Separate Account No. 4 / Bellhaven Residential        Quarterly Asset Report - Exhibit C',align='C')
p.output(doc(NAME))
save(NAME,'UM',K,truth,totals,'Apartment floor-plan mix, asset report exhibit PDF with bedroom subtotals',False)
print(len(truth),d)
