# UK BTR schedule of accommodation by block, PDF A4 landscape; planted digit_changed
import random
from common import *
from fpdf import FPDF
rnd=random.Random(6072)
F='Tannery_Wharf_Schedule_of_Accommodation_RevD.pdf'
BL=[('Block A - Currier House',[('A1','Studio',0,1,14,38.2,1085),('A2','1B2P',1,2,22,50.4,1260),('A3','1B2P (wheelchair)',1,2,4,61.8,1295),('A4','2B3P',2,3,18,62.1,1545),('A5','2B4P',2,4,16,71.3,1640),('A6','3B5P',3,5,5,87.9,1995)]),
('Block B - Fellmonger House',[('B1','Studio',0,1,20,37.6,1075),('B2','1B1P',1,1,12,41.5,1140),('B3','1B2P',1,2,31,50.1,1255),('B4','1B2P (balcony)',1,2,9,51.0,1290),('B5','2B3P',2,3,24,61.7,1530),('B6','2B4P',2,4,11,70.9,1635),('B7','2B4P Penthouse',2,4,2,94.6,2350)]),
('Block C - Saddler House',[('C1','1B2P',1,2,16,50.9,1265),('C2','2B3P',2,3,10,63.4,1550),('C3','2B4P',2,4,19,72.2,1655),('C4','3B5P',3,5,8,88.5,2010),('C5','3B5P Duplex',3,5,3,102.3,2275)]),
('Block C - Saddler House (Discount Market Rent)',[('C6','1B2P DMR',1,2,12,50.2,1010),('C7','2B3P DMR',2,3,8,61.9,1235),('C8','2B4P DMR',2,4,5,70.6,1310)]),
('Mews',[('M1','2B4P House',2,4,6,79.0,1825),('M2','3B5P House',3,5,4,97.8,2240)])]
KEYS=['beds','other:Persons','units','other:NIA each m²','sf','total_sf','market','market_total','other:Total rent £ pa','market_sf']
PL='B5'
p=FPDF('L','mm','A4'); p.set_auto_page_break(False); p.add_font('D','','/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf'); p.add_font('D','B','/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf')
Wd=[15,50,16,18,15,23,23,28,26,32,34]; pg=0
def head():
    global pg
    pg+=1; p.add_page(); p.set_font('D','B',13); p.set_xy(8,9); p.cell(200,7,'Tannery Wharf, Leeds LS10 - Schedule of Accommodation'); p.set_font('D','',7); p.set_xy(230,9); p.cell(59,4,'Drg ref TW-SOA-014',align='R'); p.set_xy(230,13); p.cell(59,4,'Rev D   06.05.2025',align='R'); p.set_xy(8,16); p.cell(200,4,'Private rented and discount market rent homes. Areas NIA (RICS). Rents ERV at May 2025, unfurnished, excl. parking.')
    y=24; p.set_font('D','B',7); x=8
    p.set_fill_color(225,225,225)
    G=[('',2,0),('Occupancy',2,1),('',1,0),('NIA each',2,1),('Total NIA',1,1),('ERV each',1,1),('Total rent',2,1)]
    k=0
    for s,n,_ in G: w=sum(Wd[k:k+n]); p.set_xy(x,y); p.cell(w,5,s,border=1,align='C',fill=True); x+=w; k+=n
    x=8
    for s,w in zip(['Ref','Home type','Beds','Persons','No.','m²','sq ft','sq ft','£ pcm','£ pcm','£ pa'],Wd): p.set_xy(x,y+5); p.cell(w,5,s,border=1,align='C',fill=True); x+=w
    p.set_font('D','',6.5); p.set_xy(8,199); p.cell(150,4,'Brackenhurst Living (Leeds) LLP - subject to contract and measurement on completion'); p.set_xy(230,199); p.cell(59,4,f'Sheet {pg} of 2',align='R')
    return y+10
def line(y,v,b=False,fill=False):
    p.set_font('D','B' if b else '',7.2); x=8
    for j,(s,w) in enumerate(zip(v,Wd)): p.set_xy(x,y); p.cell(w,5.4,s,border=1,align='L' if j<2 else 'R' if j>4 else 'C',fill=fill); x+=w
KEYS=['beds','other:Occupancy Persons','units','other:NIA each m²','sf','total_sf','market','market_total','other:Total rent £ pa']
y=head();T=[];TT=[];G=[0]*4
for bn,ts in BL:
    if y+5.4*(len(ts)+2)>192: y=head()
    p.set_font('D','B',8); p.set_fill_color(242,238,228); p.set_xy(8,y); p.cell(sum(Wd),6,bn,border=1,fill=True); y+=6
    s=[0]*4
    for c,d,b,pe,n,m2,r in ts:
        sf=round(m2*10.7639); v=[n,n*sf,n*r,n*r*12]; s=[a+q for a,q in zip(s,v)]
        tsf=v[1]
        if c==PL: good=tsf; tsf=tsf+3000 ; bad=tsf
        line(y,[c,d,'Studio' if b==0 else str(b),str(pe),str(n),f'{m2:.1f}',f'{sf:,}',f'{tsf:,}',f'{r:,}',f'{v[2]:,}',f'{v[3]:,}']); y+=5.4
        t={'type':d,'beds':b,'other:Occupancy Persons':pe,'units':n,'other:NIA each m²':m2,'sf':sf,'total_sf':tsf,'market':r,'market_total':v[2],'other:Total rent £ pa':v[3]}
        if b==0: del t['beds']
        T.append(t)
    lab='Total '+bn.split(' - ')[0]+(' (DMR)' if 'Discount' in bn else '')
    p.set_fill_color(250,250,250); line(y,['',lab,'','',str(s[0]),'','',f'{s[1]:,}','',f'{s[2]:,}',f'{s[3]:,}'],True,True); y+=5.4+2.5
    TT.append({'label':lab,'units':s[0],'total_sf':s[1],'market_total':s[2],'other:Total rent £ pa':s[3]}); G=[a+q for a,q in zip(G,s)]
p.set_fill_color(225,225,225); line(y,['','Scheme total','','',str(G[0]),'','',f'{G[1]:,}','',f'{G[2]:,}',f'{G[3]:,}'],True,True); y+=9
TT.append({'label':'Scheme total','units':G[0],'total_sf':G[1],'market_total':G[2],'other:Total rent £ pa':G[3]})
p.set_font('D','',7); p.set_xy(8,y); p.multi_cell(270,4,'Not included above: café unit 1,420 sq ft (Block A ground floor), residents\' lounge and gym 3,180 sq ft, 96 car spaces at £95 pcm.\nDMR homes let at up to 80% of open market rent under the s106 agreement dated 14.11.2022.')
p.output(DOC+F); print(good,bad,G,pg)
save(F,'UM',{'what':f'Ref {PL} (2B3P, Block B) total NIA sq ft printed as {bad:,} instead of {good:,} (24 x each area); the block and scheme totals carry the right figure','kind':'digit_changed'},KEYS,T,TT,'UK BTR schedule of accommodation by block, grouped header, boxed grid, m² and sq ft, pcm and pa, PDF',True)
