# Seller/broker's own Excel unit mix, grouped headers, bedroom subtotals, weighted averages, side notes
from common import *
import xlsxwriter
N='um_tamarack_broker'
D="""#STUDIOS
S1 - Juniper|0|1|14|512|1145|1102
S1R - Juniper (Renovated)|0|1|10|512|1265|1228
#ONE BEDROOM
A1 - Alder|1|1|36|668|1320|1261
A1R - Alder (Renovated)|1|1|20|668|1455|1419
A2 - Birch|1|1|24|731|1385|1306
A3 - Birch w/ Den|1|1|6|842|1540|1487
#TWO BEDROOM
B1 - Cedar|2|1|28|914|1565|1492
B2 - Douglas|2|2|32|1006|1690|1618
B2R - Douglas (Renovated)|2|2|18|1006|1835|1801
B3 - Elm Townhome|2|1.5|12|1148|1925|1840
#THREE BEDROOM
C1 - Fir|3|2|10|1224|2110|2017
C2 - Fir Townhome|3|2.5|6|1377|2360|2284"""
M=['units','pct_units','sf','total_sf','market','market_sf','market_total','actual','actual_sf','actual_total','ltl']
secs=[];rows=[]
for l in D.split('\n'):
    if l[0]=='#': secs.append((l[1:],[])); continue
    t,b,ba,u,sf,m,a=l.split('|'); u,sf,m,a=map(int,(u,sf,m,a))
    r=dict(type=t,beds=b,baths=ba,units=u,sf=sf,total_sf=u*sf,market=m,market_sf=r2(m/sf),market_total=m*u,actual=a,actual_sf=r2(a/sf),actual_total=a*u,ltl=(m-a)*u)
    secs[-1][1].append(r); rows.append(r)
TU=sum(r['units'] for r in rows)
for r in rows: r['pct_units']=round(100*r['units']/TU,1); r['beds']=int(r['beds']); r['baths']=float(r['baths'])
def S(rs):
    s={k:sum(r[k] for r in rs) for k in('units','total_sf','market_total','actual_total','ltl')}
    s.update(pct_units=round(100*s['units']/TU,1),sf=round(s['total_sf']/s['units']),market=round(s['market_total']/s['units']),actual=round(s['actual_total']/s['units']),
      market_sf=r2(s['market_total']/s['total_sf']),actual_sf=r2(s['actual_total']/s['total_sf'])); return s
wb=xlsxwriter.Workbook(f'{DOC}/{N}.xlsx'); ws=wb.add_worksheet('Unit Mix'); F=lambda **k:wb.add_format(dict(font_name='Garamond',font_size=10,**k))
ws.hide_gridlines(2); ws.set_landscape(); ws.fit_to_pages(1,1); ws.set_column(0,0,2); ws.set_column(1,1,27); ws.set_column(2,3,6); ws.set_column(4,5,8); ws.set_column(6,7,9)
ws.set_column(8,8,1.3); ws.set_column(9,9,9); ws.set_column(10,10,8); ws.set_column(11,11,11); ws.set_column(12,12,1.3); ws.set_column(13,13,9); ws.set_column(14,14,8); ws.set_column(15,15,11); ws.set_column(16,16,1.3); ws.set_column(17,17,12)
C=dict(units=4,pct_units=5,sf=6,total_sf=7,market=9,market_sf=10,market_total=11,actual=13,actual_sf=14,actual_total=15,ltl=17)
NF=dict(units='#,##0',pct_units='0.0%',sf='#,##0',total_sf='#,##0',market='$#,##0',market_sf='$0.00',market_total='$#,##0',actual='$#,##0',actual_sf='$0.00',actual_total='$#,##0',ltl='$#,##0')
ws.write(1,1,'TAMARACK RIDGE APARTMENTS',F(bold=True,font_color='#1F4E3D')); ws.write(2,1,'Unit Mix & Rent Summary  |  Beaverton, Oregon  |  Rent roll dated May 5, 2025',F(italic=True))
h=F(bold=True,font_color='white',bg_color='#1F4E3D',align='center',valign='vcenter',text_wrap=True,border=1,border_color='#FFFFFF')
for k,t in enumerate(['Floor Plan','Beds','Baths','# of\nUnits','% of\nUnits','Avg SF','Total SF']): ws.merge_range(4,1+k,5,1+k,t,h)
for c0,t in((9,'MARKET RENT'),(13,'IN-PLACE RENT')):
    ws.merge_range(4,c0,4,c0+2,t,h)
    for k,s in enumerate(['Per Unit','Per SF','Total']): ws.write(5,c0+k,s,h)
ws.merge_range(4,17,5,17,'Loss to\nLease',h); ws.set_row(5,26)
def put(y,s,**k):
    for q in M:
        v=s[q]; v=round(v/100,3) if q=='pct_units' else v
        ws.write(y,C[q],v,F(num_format=NF[q],align='right',**k))
y=6; tot=[]
for t,rs in secs:
    ws.write(y,1,t,F(bold=True,font_color='#1F4E3D')); y+=1
    for r in rs:
        ws.write(y,1,r['type'],F(indent=1)); ws.write(y,2,'Studio' if r['beds']==0 else r['beds'],F(align='center')); ws.write(y,3,r['baths'],F(align='center',num_format='0.0')); put(y,r); y+=1
    s=S(rs); lab='Subtotal / Avg. - '+t.title()
    for c in range(1,18): ws.write_blank(y,c,None,F(bg_color='#E3EDE8'))
    ws.write(y,1,lab,F(italic=True,bg_color='#E3EDE8')); put(y,s,italic=True,bg_color='#E3EDE8',top=1); tot.append(dict(label=lab,**s)); y+=2
for r in rows:
    if r['beds']==0: r['beds']='Studio'
s=S(rows); lab='TOTAL / WEIGHTED AVERAGE'; ws.write(y,1,lab,F(bold=True)); put(y,s,bold=True,top=1,bottom=6); tot.append(dict(label=lab,**s)); print(s); y+=2
for t in ['(1) In-place rents exclude utility reimbursements, pet rent and carport income.','(2) "R" plans received the 2023-24 interior program: quartz, LVP, stainless appliances.','(3) Percentages may not add due to rounding. Information from sources deemed reliable; not guaranteed.']:
    ws.write(y,1,t,F(italic=True,font_color='#666666')); y+=1
wb.close()
save(N,'xlsx','UM',M,rows,tot,'MULTIFAMILY','Broker unit mix workbook, grouped merged headers, spacer columns, bedroom subtotals with weighted averages',False)
