# UK build-to-rent schedule of accommodation, PDF (fpdf2), landscape, two blocks with subtotals
from common import *
from fpdf import FPDF
FN='Irwell_Quarter_Schedule_of_Accommodation.pdf'
BL=[('Block A - Dyehouse (PRS)',[('Studio',0,1,36,35,37.2,905,888),('1 Bed 1P',1,1,24,24,41.5,985,961),('1 Bed 2P',1,1,72,69,50.3,1095,1068),('2 Bed 3P',2,1,40,38,61.8,1325,1287),('2 Bed 4P',2,2,58,54,71.4,1450,1416),('3 Bed 5P',3,2,14,13,88.6,1850,1795)]),
('Block B - Bobbin Court (PRS)',[('1 Bed 2P',1,1,48,44,50.9,1110,1079),('1 Bed 2P (WCH)',1,1,6,4,58.7,1125,1090),('2 Bed 4P',2,2,52,47,72.0,1475,1429),('2 Bed 4P Duplex',2,2,8,8,84.3,1625,1598),('3 Bed 5P Townhouse',3,2,9,7,104.5,2150,2085)]),
('Discount Market Rent (80% of market)',[('1 Bed 2P DMR',1,1,18,18,50.3,876,864),('2 Bed 3P DMR',2,1,12,11,61.8,1060,1042)])]
NU=sum(t[3] for _,l in BL for t in l)
K=['beds','baths','units','pct_units','occupied','vacant','sf','total_sf','market','market_sf','actual','actual_total','other:Passing Rent £ pa']
p=FPDF('L','mm','A4'); p.set_auto_page_break(False); FD='/usr/share/fonts/truetype/dejavu/DejaVuSansCondensed'
p.add_font('D','',FD+'.ttf'); p.add_font('D','B',FD+'-Bold.ttf'); p.add_font('D','I',FD+'-Oblique.ttf'); p.add_page()
p.set_font('D','B',15); p.set_text_color(120,30,60); p.text(8,18,'Irwell Quarter, Salford M3'); p.set_text_color(60); p.set_font('D','',9); p.text(8,24,'Appendix 2 - Schedule of accommodation and rents at 30 September 2025'); p.text(8,29,'NIA in sq m. Rents in £ per calendar month, exclusive of bills.')
W=[52,12,12,14,17,13,13,19,22,19,20,20,25,25]; x0=7
y=36
p.set_fill_color(120,30,60); p.rect(x0,y,sum(W),13,'F'); p.set_text_color(255); p.set_font('D','B',7.2)
HD=[('Unit','Type'),('','Beds'),('','Baths'),('No. of','Units'),('Mix','%'),('','Let'),('','Void'),('Avg NIA','sq m'),('Total NIA','sq m'),('ERV','£ pcm'),('ERV £ psm','pa'),('Avg Passing','£ pcm'),('Total Passing','£ pcm'),('Passing Rent','£ pa')]
x=x0
for (a,b),w in zip(HD,W):
    al='L' if x==x0 else 'R'
    p.set_xy(x,y+1.5); p.cell(w,4.5,a,align=al); p.set_xy(x,y+6.5); p.cell(w,4.5,b,align=al); x+=w
y+=15; p.set_text_color(20)
def line(v,style='',fill=None):
    global y
    p.set_font('D',style,8)
    if fill: p.set_fill_color(*fill); p.rect(x0,y,sum(W),6.4,'F')
    x=x0
    for i,(s,w) in enumerate(zip(v,W)):
        p.set_xy(x,y); p.cell(w,6.4,s,align='L' if i==0 else 'R'); x+=w
    if not fill: p.set_draw_color(205); p.line(x0,y+6.4,x0+sum(W),y+6.4)
    y+=6.4
rows=[];tot=[];G=[0,0,0,0.0,0,0]
def agg(lab,S,fill):
    u,l,tn,_,ap,erv=S
    r={'label':lab,'units':u,'pct_units':round(u/NU*100,1),'occupied':l,'vacant':u-l,'sf':round(tn/u,1),'total_sf':round(tn,1),'market':round(erv/u),'market_sf':round(erv*12/tn,2),'actual':round(ap/l),'actual_total':ap,'other:Passing Rent £ pa':ap*12}
    tot.append(r)
    line([lab,'','',f'{u}',f'{r["pct_units"]:.1f}%',f'{l}',f'{u-l}',f'{r["sf"]:.1f}',f'{r["total_sf"]:,.1f}',f'{r["market"]:,}',f'{r["market_sf"]:.2f}',f'{r["actual"]:,}',f'{ap:,}',f'{ap*12:,}'],'B',fill)
for b,L in BL:
    p.set_font('D','B',8.4); p.set_text_color(120,30,60); p.set_xy(x0,y+1); p.cell(100,6,b); p.set_text_color(20); y+=7.4
    S=[0,0,0.0,0,0,0]
    for t,bd,ba,u,l,a,e,ps in L:
        tn=round(u*a,1); r={'type':t,'beds':bd,'baths':ba,'units':u,'pct_units':round(u/NU*100,1),'occupied':l,'vacant':u-l,'sf':a,'total_sf':tn,'market':e,'market_sf':round(e*12/a,2),'actual':ps,'actual_total':ps*l,'other:Passing Rent £ pa':ps*l*12}
        v=u-l
        line([t,str(bd) if bd else '0',str(ba),str(u),f'{r["pct_units"]:.1f}%',str(l),str(v) if v else '-',f'{a:.1f}',f'{tn:,.1f}',f'{e:,}',f'{r["market_sf"]:.2f}',f'{ps:,}',f'{ps*l:,}',f'{ps*l*12:,}'])
        if not v: r.pop('vacant')
        rows.append(r); S=[S[0]+u,S[1]+l,round(S[2]+tn,1),0,S[4]+ps*l,S[5]+e*u]
    agg('Sub-total '+b.split(' - ')[-1].split(' (')[0],S,(240,228,233)); G=[q+w for q,w in zip(G,S)]
    y+=1
y+=1; agg('Total / average',G,(222,196,206))
p.set_font('D','I',7.2); p.text(x0,y+6,'Averages are weighted: ERV over all units, passing rent over let units. psm = per square metre. WCH = wheelchair adaptable. DMR units nominated by Salford City Council.')
p.text(x0,200,'Irwell Quarter Investment Memorandum'); p.text(270,200,'Page 41')
p.output(D+FN)
save(FN,'UM',K,rows,tot,'UK build-to-rent IM appendix, two-line coloured header, blocks with weighted subtotals, sq m, pcm and pa rents',False)
