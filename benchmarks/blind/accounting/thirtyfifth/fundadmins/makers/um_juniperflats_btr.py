# build-to-rent business plan workbook: assumptions block above, unit mix table starting in column C, side table to the right, beds/baths columns, live formulas
from common import *
import xlsxwriter
# plan, beds, baths, stories, garage, units, sf, occ, inplace, market, yr3
D=[('Aspen - Detached',2,2,1,'1-car',24,1088,23,1864,1935,2115),('Aspen II - Detached w/ Office',2,2,1,'1-car',14,1176,14,1948,2010,2190),('Birch - Duplex',3,2.5,2,'1-car',36,1392,34,2106,2195,2390),('Birch End - Duplex Corner Yard',3,2.5,2,'1-car',18,1424,17,2184,2260,2460),
('Cottonwood - Detached',3,2,1,'2-car',32,1515,31,2319,2375,2585),('Dogwood - Detached',4,3,2,'2-car',28,1846,26,2572,2695,2935),('Elm - Townhome',3,2.5,3,'2-car tandem',20,1604,16,2241,2350,2560),('Elm ADU - Carriage Unit',1,1,1,'none',6,624,6,1388,1425,1550)]
M=['other:Stories','units','pct_units','sf','total_sf','occupied','vacant','pct_occ','actual','market','ltl','market_sf','other:Year 3 Pro Forma Rent','other:Annual GPR at Market']
T=Truth('um_juniperflats_btr','xlsx','UM',M)
wb=xlsxwriter.Workbook(path('um_juniperflats_btr.xlsx')); F=lambda **k: wb.add_format({'font_name':'Garamond','font_size':11,**k})
sm=wb.add_worksheet('S&U'); ws=wb.add_worksheet('Unit Mix')
for i,(a,b) in enumerate([('Sources & Uses',None),('Senior construction take-out',38500000),('LP equity',19890000),('GP co-invest',2210000),('Total sources',60600000),('Purchase price (forward)',58250000),('Closing & financing',1450000),('Working capital / lease-up reserve',900000),('Total uses',60600000)]):
    sm.write(1+i,1,a,F(bold=b is None or a.startswith('Total')))
    if b: sm.write(1+i,2,b,F(num_format='$#,##0'))
sm.set_column(1,1,36); sm.set_column(2,2,16)
ws.write('C2','Juniper Flats Cottage Homes - Business Plan',F(bold=True,font_size=15)); ws.write('C3','Buda, TX  |  178 BTR homes  |  Rent roll dated 9/30/2025',F(italic=True))
bl=F(font_color='#0000FF',num_format='0.0%')
for i,(a,b) in enumerate([('Market rent growth (Yr 1-3)',.03),('Stabilized vacancy',.055),('Smart-home premium in Yr 3',.005)]): ws.write(4+i,2,a,F()); ws.write(4+i,6,b,bl)
h=F(bold=True,text_wrap=True,align='center',valign='vcenter',top=1,bottom=1,bg_color='#E7E6DA'); R0=9
HD=['Home Plan','BR','BA','Stories','Garage','No. of Units','% of Units','Avg SF','Total SF','Occupied','Vacant','% Occ.','In-Place Rent','Market Rent','Loss to Lease','Market $/SF','Year 3 Pro Forma Rent','Annual GPR at Market']
for j,x in enumerate(HD): ws.write(R0,2+j,x,h)
ws.set_row(R0,48)
U=sum(r[5] for r in D); i0=F(num_format='#,##0',align='right'); inp=F(num_format='#,##0',font_color='#0000FF',align='right'); p1=F(num_format='0.0%'); usd=F(num_format='$#,##0'); usdi=F(num_format='$#,##0',font_color='#0000FF'); u2=F(num_format='$0.00'); ce=F(align='center',font_color='#0000FF'); neg=F(num_format='$#,##0;($#,##0)')
assert U==178
r=R0+1; n=len(D); last=r+n   # excel rows r+1..r+n
for k,(nm,be,ba,st,ga,u,sf,oc,ip,mk,y3) in enumerate(D):
    e=r+1
    ws.write(r,2,nm,F()); ws.write(r,3,be,ce); ws.write(r,4,ba,ce); ws.write(r,5,st,ce); ws.write(r,6,ga,F(align='center')); ws.write(r,7,u,inp); ws.write_formula(r,8,f'=H{e}/H${last+1}',p1,u/U); ws.write(r,9,sf,inp); ws.write_formula(r,10,f'=H{e}*J{e}',i0,u*sf)
    ws.write(r,11,oc,inp); ws.write_formula(r,12,f'=H{e}-L{e}',F(num_format='0'),u-oc); ws.write_formula(r,13,f'=L{e}/H{e}',p1,oc/u); ws.write(r,14,ip,usdi); ws.write(r,15,mk,usdi); ws.write_formula(r,16,f'=O{e}-P{e}',neg,ip-mk); ws.write_formula(r,17,f'=P{e}/J{e}',u2,mk/sf); ws.write(r,18,y3,usdi); ws.write_formula(r,19,f'=H{e}*P{e}*12',usd,u*mk*12)
    T.rowd(dict(type=nm,beds=be,baths=ba,**dict(zip(M,[st,u,round(100*u/U,1),sf,u*sf,oc,u-oc,round(100*oc/u,1),ip,mk,ip-mk,round(mk/sf+1e-9,2),y3,u*mk*12])))); r+=1
a,b=R0+2,last; tot=lambda i: sum(x[i] for x in D); wa=lambda i: sum(x[5]*x[i] for x in D)/U
S=[U,100.0,wa(6),sum(x[5]*x[6] for x in D),tot(7),U-tot(7),tot(7)/U,wa(8),wa(9),wa(8)-wa(9),wa(9)/wa(6),wa(10),sum(x[5]*x[9]*12 for x in D)]
tf=lambda nf: F(bold=True,num_format=nf,top=1,bottom=6)
ws.write(r,2,'Total / Wtd. Avg.',tf('@')); 
for j in range(3,7): ws.write_blank(r,j,None,tf('0'))
sp=lambda c_: f'=SUMPRODUCT(H{a}:H{b},{c_}{a}:{c_}{b})/H{r+1}'
for j,fx,nf,v in [(7,f'=SUM(H{a}:H{b})','#,##0',U),(8,f'=SUM(I{a}:I{b})','0.0%',1),(9,sp('J'),'#,##0',S[2]),(10,f'=SUM(K{a}:K{b})','#,##0',S[3]),(11,f'=SUM(L{a}:L{b})','#,##0',S[4]),(12,f'=SUM(M{a}:M{b})','0',S[5]),(13,f'=L{r+1}/H{r+1}','0.0%',S[6]),(14,sp('O'),'$#,##0',S[7]),(15,sp('P'),'$#,##0',S[8]),(16,f'=O{r+1}-P{r+1}','$#,##0;($#,##0)',S[9]),(17,f'=P{r+1}/J{r+1}','$0.00',S[10]),(18,sp('S'),'$#,##0',S[11]),(19,f'=SUM(T{a}:T{b})','$#,##0',S[12])]: ws.write_formula(r,j,fx,tf(nf),v)
T.total('Total / Wtd. Avg.',dict(zip(M,[None,U,100.0,round(S[2]),S[3],S[4],S[5],round(100*S[6],1),round(S[7]),round(S[8]),round(S[9]),round(S[10],2),round(S[11]),S[12]])))
ws.write(r+2,2,'Notes',F(bold=True)); ws.write(r+3,2,'Elm townhomes delivered July 2025; lease-up continuing. In-place rent is average of executed leases, net of recurring concessions.',F(italic=True))
ws.merge_range(R0,21,R0,22,'Yr 3 premiums / home',h)
for i,(x,v) in enumerate([('Smart home',45),('Fenced yard',60),('Garage EV outlet',25),('Solar share',30)]): ws.write(R0+1+i,21,x,F()); ws.write(R0+1+i,22,v,usd)
ws.set_column(0,1,2); ws.set_column(2,2,31); ws.set_column(3,5,7); ws.set_column(6,6,12); ws.set_column(7,18,10); ws.set_column(19,19,14); ws.set_column(20,20,3); ws.set_column(21,21,18); ws.set_column(22,22,8); ws.hide_gridlines(2); ws.set_landscape(); ws.fit_to_pages(1,1); ws.activate()
wb.close(); T.save('SINGLE_FAMILY_RENTAL','BTR business-plan workbook, table offset from A1, beds and baths columns, formulas, side table, second sheet'); print(S)
