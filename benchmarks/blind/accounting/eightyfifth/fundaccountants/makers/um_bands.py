# London trade estates: units by size band, blocks per estate, xlsx with hidden helper column and cover sheet
from common import *
import xlsxwriter
NAME='Unit mix by size band - Meridian Multi-Let.xlsx'
E=[('Barking Reach Trading Estate, IG11',[('0 - 1,000 sq ft',12,11,820,19.8,21.5),('1,001 - 2,500 sq ft',18,17,1745,18.25,20),('2,501 - 5,000 sq ft',9,8,3610,17.4,18.75),('5,001 - 10,000 sq ft',4,4,7220,16.1,17.5),('Over 10,000 sq ft',1,1,14850,14.9,16)]),
('Park Royal Gate, NW10',[('0 - 1,000 sq ft',6,6,905,27.5,30),('1,001 - 2,500 sq ft',14,12,1880,25.75,28.5),('2,501 - 5,000 sq ft',8,8,3945,24.6,27.25),('5,001 - 10,000 sq ft',3,2,6830,23.4,26)]),
('Croydon Valley Trade Park, CR0',[('Trade counter under 2,500 sq ft',7,7,2140,20.5,22),('Trade counter 2,500 - 5,000 sq ft',10,9,3380,19.35,21),('Warehouse over 5,000 sq ft',3,3,8265,16.75,18.25),('Drive-thru pod',1,1,1790,44.69,46)]),
('Dartford Crossing Industrial, DA1',[('1,001 - 2,500 sq ft',16,13,1590,15.9,17),('2,501 - 5,000 sq ft',11,10,3275,14.85,16.25),('5,001 - 10,000 sq ft',5,5,7740,13.6,14.75),('Over 10,000 sq ft',2,1,18420,12.25,13.5)])]
wb=xlsxwriter.Workbook(doc(NAME)); c0=wb.add_worksheet('Cover'); ws=wb.add_worksheet('Mix')
F=lambda **k: wb.add_format(dict(font_name='Calibri',font_size=10,**k))
c0.write(2,1,'Meridian Multi-Let Fund',F(bold=True,)); c0.write(3,1,'Unit mix pack, valuation date 30 June 2025',F()); c0.write(5,1,'Prepared by fund accounting, London. Areas are GIA in sq ft, rents per annum exclusive.',F())
ws.write(0,0,'Multi-let unit mix by size band',wb.add_format({'bold':1,'font_size':14,'font_color':'#004B50'})); ws.write(1,0,'30 June 2025',F(italic=True))
h=F(bold=True,bottom=2,text_wrap=True,align='right',valign='bottom'); hl=F(bold=True,bottom=2,valign='bottom')
H=['Size band','No. of units','Let','Void','% of units','Average area\n(sq ft)','Total area\n(sq ft)','Passing rent\n(£ pa)','Passing\n(£ psf)','ERV\n(£ pa)','ERV\n(£ psf)']
for i,x in enumerate(H): ws.write(3,i,x,hl if i==0 else h)
ws.set_row(3,30)
K=['units','occupied','vacant','pct_units','sf','total_sf','actual_total','actual_sf','market_total','market_sf']
FM=['0','0','0;;"-"','0.0%','#,##0','#,##0','#,##0','0.00','#,##0','0.00']
n=[F(num_format=x,align='right') for x in FM]; nb=[F(num_format=x,align='right',bold=True,top=1) for x in FM]; ng=[F(num_format=x,align='right',bold=True,top=1,bottom=6,bg_color='#D9EAEA') for x in FM]
rows=[];totals=[];r=4; TU=sum(b[1] for _,bs in E for b in bs); allb=[]
def out(lbl,v,fm,lf):
    ws.write(r,0,lbl,lf)
    for j,(k,x) in enumerate(zip(K,v)): ws.write(r,1+j,x/100 if k=='pct_units' else x,fm[j])
    return {k:x for k,x in zip(K,v) if not(k=='vacant' and x==0)}
for en,bs in E:
    ws.write(r,0,en,F(bold=True,font_color='#004B50')); r+=1; loc=[]
    for b,u,l,sf,pr,er in bs:
        a=u*sf; P=round(l*sf*pr); V=round(a*er)
        v=[u,l,u-l,round(100*u/TU,1),sf,a,P,pr,V,er]; rows.append(dict(type=b,**out(b,v,n,F(indent=1)))); loc.append((u,l,sf*l,a,P,V)); r+=1
    def tt(q):
        s=[sum(z[i] for z in q) for i in range(6)]; return [s[0],s[1],s[0]-s[1],round(100*s[0]/TU,1),round(s[3]/s[0]),s[3],s[4],round(s[4]/s[2],2),s[5],round(s[5]/s[3],2)]
    totals.append(dict(label='Estate total',**out('Estate total',tt(loc),nb,F(bold=True,top=1)))); r+=2; allb+=loc
totals.append(dict(label='Fund total',**out('Fund total',tt(allb),ng,F(bold=True,top=1,bottom=6,bg_color='#D9EAEA')))); r+=2
ws.write(r,0,'Passing £ psf is on let area only; average area rounded. ERV per CBR-independent valuer, June 2025.'.replace('CBR-independent','external'),F(italic=True,font_color='#777777'))
c0.set_column(1,1,78); ws.set_column(0,0,34); ws.set_column(1,3,8); ws.set_column(4,10,12); ws.set_landscape(); ws.set_paper(9); ws.fit_to_pages(1,0); ws.hide_gridlines(2); ws.activate(); wb.close()
save(NAME,'UM',K,rows,totals,'UK multi-let unit mix by size band, estate sections, passing rent and ERV pa and psf, cover sheet',False)
