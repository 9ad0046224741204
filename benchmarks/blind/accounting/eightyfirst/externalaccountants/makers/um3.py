# Dutch client, English schedule for the parent: kinds of unit, box and bay per building, .xls (xlwt), grouped heads
from common import *
import xlwt,random
R=random.Random(819)
NAME='Havenkwartier Zuid - units by kind Q3 2025.xls'
# building, kind, no, let, m2 each, asking, passing base
D=[('Loods 7 (workshops and studios)',[('Workshop small, ground floor',16,15,42,485),('Workshop large, ground floor',6,6,118,1150),('Studio, 1st floor',22,19,28,365),('Studio with mezzanine',8,8,51,590),('Bakery / food unit',2,2,96,1420),('Meter cupboard sublet (telecom)',1,1,None,210)]),
('De Silo (offices)',[('Office unit 1 to 2 persons',18,13,17,310),('Office unit 3 to 5 persons',12,11,34,575),('Office wing, half floor',4,3,212,3350),('Office wing, whole floor',1,1,436,6400),('Meeting room, day let',3,0,30,0),('Archive room, basement',9,5,12,85)]),
('Boxpark Maashaven (storage)',[('Box S',64,57,4,49),('Box M',48,46,9,92),('Box L',30,24,16,148),('Box XL, drive-in',14,14,28,235),('Container 20 ft, outdoor',20,17,14,120)]),
('Parking and quay',[('Bay, open air',85,71,None,55),('Bay, covered',40,40,None,95),('Bay, electric charging',12,8,None,115),('Motorcycle stand',10,4,None,25),('Houseboat mooring',5,5,None,410)])]
wb=xlwt.Workbook();ws=wb.add_sheet('Units by kind')
S=lambda s,fmt='General': xlwt.easyxf(s,num_format_str=fmt)
base='font: name Verdana, height 160'
tx=S(base);nu=S(base,'#,##0');mo=S(base,'#,##0.00');hd=S(base+', bold on, colour white; pattern: pattern solid, fore_colour dark_blue; align: horiz center, vert center, wrap on');hl=S(base+', bold on, colour white; pattern: pattern solid, fore_colour dark_blue; align: vert center')
bs=S(base+', bold on, colour dark_blue');sb=base+', bold on; borders: top thin';sT=S(sb);sN=S(sb,'#,##0');sM=S(sb,'#,##0.00')
gb=base+', bold on; borders: top medium, bottom medium; pattern: pattern solid, fore_colour ice_blue';gT=S(gb);gN=S(gb,'#,##0');gM=S(gb,'#,##0.00')
ws.write(0,0,'Havenkwartier Zuid B.V., Rotterdam',S('font: name Verdana, height 240, bold on'))
ws.write(1,0,'Units, boxes and bays by kind at 30 September 2025 (rents in EUR per calendar month, excl. BTW and service costs)',tx)
ws.write(2,0,'Reporting pack to parent, tab 4',tx)
ws.write_merge(4,5,0,0,'Kind',hl);ws.write_merge(4,4,1,3,'Number',hd);ws.write_merge(4,4,4,5,'Lettable m²',hd);ws.write_merge(4,4,6,7,'Asking rent per month',hd);ws.write_merge(4,4,8,9,'Passing rent per month',hd);ws.write_merge(4,5,10,10,'Let %',hd)
for i,h in enumerate(['Total','Let','Vacant','Each','Total','Each','Total','Average','Total']): ws.write(5,1+i,h,hd)
K=['units','occupied','vacant','sf','total_sf','market','market_total','actual','actual_total','pct_occ']
rows=[];tots=[];r=6;G=[0]*6
def tot(lab,A,T,N,M):
    global r
    n,l,v,m2,mt,at=A
    ws.write(r,0,lab,T);ws.write(r,1,n,N);ws.write(r,2,l,N);ws.write(r,3,v,N)
    for c in(4,6,8): ws.write(r,c,None,T)
    if m2: ws.write(r,5,m2,N)
    else: ws.write(r,5,None,T)
    ws.write(r,7,mt/100,M);ws.write(r,9,at/100,M);p=round(l/n*100,1);ws.write(r,10,p,S((sb if T is sT else gb),'0.0'))
    tots.append({'label':lab,'units':n,'occupied':l,'vacant':v,'total_sf':m2 or None,'market_total':mt/100,'actual_total':at/100,'pct_occ':p})
for bl,L in D:
    ws.write(r,0,bl,bs);r+=1;A=[0]*6
    for k,n,l,m2,ask in L:
        ws.write(r,0,'  '+k,tx);ws.write(r,1,n,nu);ws.write(r,2,l,nu);ws.write(r,3,n-l,nu);row={'type':k,'units':n,'occupied':l,'vacant':n-l}
        if m2: ws.write(r,4,m2,nu);ws.write(r,5,m2*n,nu);row['sf']=m2;row['total_sf']=m2*n
        at=0
        if ask:
            ws.write(r,6,ask,mo);ws.write(r,7,ask*n,mo);row['market']=ask;row['market_total']=ask*n
            at=int(ask*100*l*R.uniform(.88,.99)); avg=round(at/l/100,2)
            ws.write(r,8,avg,mo);ws.write(r,9,at/100,mo);row['actual']=avg;row['actual_total']=at/100
        p=round(l/n*100,1);ws.write(r,10,p,S(base,'0.0'));row['pct_occ']=p
        rows.append(row);r+=1
        A=[a+b for a,b in zip(A,[n,l,n-l,(m2 or 0)*n,ask*n*100,at])]
    tot('Total '+bl.split(' (')[0],A,sT,sN,sM);r+=2;G=[a+b for a,b in zip(G,A)]
tot('Total Havenkwartier Zuid',G,gT,gN,gM)
ws.write(r+2,0,'Meeting rooms are let by the day; their income is in other income.',S('font: name Verdana, height 140, italic on'))
for c,w in enumerate([36,8,8,9,8,10,12,14,12,14,8]): ws.col(c).width=256*w
ws.portrait=False;ws.fit_num_pages=1;ws.fit_width_to_pages=1;ws.fit_height_to_pages=1;ws.paper_size_code=9
wb.save(doc(NAME));print(G)
save(NAME,'UM',rows,tots,K,None,'xls reporting-pack tab, grouped two-line heads, buildings as sections with subtotals, storage boxes and parking bays',False)
