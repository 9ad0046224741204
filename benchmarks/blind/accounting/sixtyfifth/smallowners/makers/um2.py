# family office: manufactured-home community site mix, xlsx by hand
from common import *
import xlsxwriter
P=[('Cottonwood Flats (Pueblo)',[('Single-wide pad',62,58,525,498.37),('Double-wide pad',41,41,585,552.8),('Corner / oversize pad',9,8,640,611.25),('RV pull-through',14,9,690,655),('Park-owned home 2BR',6,5,1150,1098),('Park-owned home 3BR',4,4,1325,1240.5)]),
('Saddle Creek (Cañon City)',[('Single-wide pad',38,35,460,441.29),('Double-wide pad',17,16,515,503.75),('RV back-in',22,13,595,570),('Park-owned home 2BR',3,3,995,950)]),
('Mesa View Estates – 55+',[('Standard site 45x90',71,69,612,577.14),('Golf-side site',24,24,705,688.33),('Premium lake site',11,10,795,761.2),('Caretaker site',1,1,0,0)])]
rows=[];totals=[];blocks=[]
def mk(t,n,o,m,a): return dict(type=t,units=n,occupied=o,vacant=n-o,pct_occ=round(100*o/n,1),market=float(m),actual=a,market_total=float(n*m),actual_total=r2(o*a))
def tot(l,rs):
    n=sum(r['units'] for r in rs);o=sum(r['occupied'] for r in rs);mt=r2(sum(r['market_total'] for r in rs));at=r2(sum(r['actual_total'] for r in rs))
    return dict(label=l,units=n,occupied=o,vacant=n-o,pct_occ=round(100*o/n,1),market=r2(mt/n),actual=r2(at/o),market_total=mt,actual_total=at)
for h,ls in P:
    rs=[mk(*x) for x in ls];t=tot('Total '+h.split(' (')[0].split(' –')[0],rs);rows+=rs;totals.append(t);blocks.append((h,rs,t))
g=tot('PORTFOLIO',rows);totals.append(g)
K=['units','occupied','vacant','pct_occ','market','actual','market_total','actual_total']
N='Board packet - site mix Q3.xlsx'
wb=xlsxwriter.Workbook(doc(N));ws=wb.add_worksheet('Site mix');ws.hide_gridlines(2)
F=lambda **k: wb.add_format({'font_name':'Cambria','font_size':11,**k})
ws.set_column(0,0,2);ws.set_column(1,1,27);ws.set_column(2,5,9);ws.set_column(6,6,2);ws.set_column(7,8,11);ws.set_column(9,10,14)
ws.write(0,1,'Larkmoor Family Office – Manufactured Housing',F(bold=True));ws.write(1,1,'Site mix at September 30, 2025 (billing file of October 1)',F(italic=True))
gh=F(bold=True,align='center',bottom=1);h=F(bold=True,align='right',text_wrap=True,bottom=2);hl=F(bold=True,bottom=2)
ws.merge_range(3,2,3,5,'Sites',gh);ws.merge_range(3,7,3,8,'Rent per site',gh);ws.merge_range(3,9,3,10,'Per month',gh)
ws.write(4,1,'Type of site',hl)
cols=dict(units=2,occupied=3,vacant=4,pct_occ=5,market=7,actual=8,market_total=9,actual_total=10)
for k,t in zip(K,['Count','Filled','Empty','% filled','Street rate','Avg paid','At street','Billed']): ws.write(4,cols[k],t,h)
nf=dict(units='0',occupied='0',vacant='0',pct_occ='0.0%',market='$#,##0.00',actual='$#,##0.00',market_total='$#,##0',actual_total='$#,##0.00')
fm={k:F(num_format=v) for k,v in nf.items()};fb={k:F(num_format=v,bold=True,top=1) for k,v in nf.items()};bh=F(bold=True,font_color='#7F3F00');tx=F(indent=1);tb=F(bold=True,top=1)
i=5
def w(i,r,label,L,ff,fl):
    ws.write(i,1,label,fl);x=i+1
    for k in K:
        v=r[k]
        if k=='vacant': ws.write_formula(i,4,f'=C{x}-D{x}',ff[k],v)
        elif k=='pct_occ': ws.write_formula(i,5,f'=D{x}/C{x}',ff[k],r['occupied']/r['units'])
        else: ws.write_number(i,cols[k],v,ff[k])
for hd,rs,t in blocks:
    ws.write(i,1,hd,bh);i+=1
    for r in rs: w(i,r,r['type'],0,fm,tx);i+=1
    w(i,t,t['label'],0,fb,tb);i+=2
w(i,g,g['label'],0,fb,tb);i+=2
for s in ['Street rate is what a new resident is quoted; averages on the total lines are weighted (street by count, paid by filled sites).','Caretaker site at Mesa View is rent-free. Park-owned homes: rent includes the home.']: ws.write(i,1,s,F(italic=True,font_size=9));i+=1
ws.set_landscape();ws.fit_to_pages(1,1);wb.close()
save(N,'UM','hand-made site mix by park, grouped headers, spacer columns, weighted averages on totals; mobile-home parks',False,K,rows,totals);print(len(rows),g)
