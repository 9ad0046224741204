# Apartments value-add underwriting model, Unit Mix tab among others, xlsx with formulas (cached values)
from common import *
import xlsxwriter
NAME='Cedar Bluff UW Model v7.xlsx'
# plan, beds, baths, status, sf, units, inplace, market, proforma
D=[('A1',1,1,'Classic',612,36,1048,1095,1225),('A1-R',1,1,'Renovated',612,20,1186,1215,1225),('A2',1,1,'Classic',688,40,1102,1150,1285),('A2-R',1,1,'Renovated',688,8,1238,1275,1285),('A3',1,1.5,'Classic',745,16,1160,1195,1325),
('B1',2,1,'Classic',865,28,1254,1310,1455),('B1-R',2,1,'Renovated',865,12,1402,1445,1455),('B2',2,2,'Classic',948,44,1337,1395,1560),('B2-R',2,2,'Renovated',948,18,1498,1550,1560),('B3 TH',2,2.5,'Classic',1124,14,1512,1575,1725),('C1',3,2,'Classic',1218,22,1624,1690,1885),('C1-R',3,2,'Renovated',1218,6,1806,1870,1885),('Mgr',2,2,'Model/Employee',948,2,0,1395,1560)]
NU=sum(d[5] for d in D)
wb=xlsxwriter.Workbook(doc(NAME))
F=lambda **k: wb.add_format(dict({'font_name':'Calibri','font_size':10},**k))
blue=lambda nf,**k:F(font_color='#0000FF',num_format=nf,**k)
a=wb.add_worksheet('Summary')
for i,(x,y) in enumerate([('Cedar Bluff Apartments',''),('Little Rock, AR',''),('Units',NU),('Purchase price',31250000),('Price / unit',round(31250000/NU)),('Loan amount (65% LTV)',20312500),('Rate / IO',"5.85% / 24 mo."),('Closing (est.)','1/15/2026')]): a.write(i+1,1,x,F(bold=i<1));a.write(i+1,3,y,F(num_format='#,##0'))
a.set_column(1,1,26);a.set_column(3,3,16)
ws=wb.add_worksheet('Unit Mix')
ws.hide_gridlines(2);ws.set_column(0,0,2);ws.set_column(1,1,9);ws.set_column(2,3,6);ws.set_column(4,4,15);ws.set_column(5,16,10.5);ws.set_column(17,17,3);ws.set_column(18,19,16)
ws.write('B2','Cedar Bluff Apartments - Unit Mix & Rent Assumptions',F(bold=True,font_size=14));ws.write('B3','Source: borrower rent roll dated 10/1/2025; comps per rent survey tab. Monthly dollars unless noted.',F(italic=True,font_color='#666666'))
g=F(bold=True,align='center',bg_color='#203864',font_color='white',border=1);h=F(bold=True,text_wrap=True,align='center',valign='vcenter',bottom=2,bg_color='#D9E1F2')
ws.merge_range('B5:E5','Floor Plan',g);ws.merge_range('F5:I5','Size',g);ws.merge_range('J5:L5','In-Place',g);ws.merge_range('M5:O5','Market (As-Is)',g);ws.merge_range('P5:Q5','Post-Reno Pro Forma',g)
for i,t in enumerate(['Plan','Bed','Bath','Condition','# Units','% of Total','Avg SF','Total SF','Avg Rent','Rent / SF','Monthly Total','Avg Rent','Rent / SF','Monthly Total','Avg Rent','Monthly Total']): ws.write(5,1+i,t,h)
ws.set_row(5,32)
K=['beds','baths','units','pct_units','sf','total_sf','actual','actual_sf','actual_total','market','market_sf','market_total','other:Post-Reno Pro Forma Avg Rent','other:Post-Reno Pro Forma Monthly Total']
n0=blue('0');b1=blue('0.0');s='#,##0';p='0.0%';d0='$#,##0_);($#,##0);"-"_)';d2='$0.00_);($0.00);"-"_)'
fx=lambda nf,**k:F(num_format=nf,**k)
r0=6;rows=[]
for i,(pl,be,ba,co,sf,u,ip,mk,pf) in enumerate(D):
    r=r0+i;R=r+1
    ws.write(r,1,pl,F());ws.write(r,2,be,n0);ws.write(r,3,ba,b1);ws.write(r,4,co,F(indent=1));ws.write(r,5,u,blue(s))
    ws.write_formula(r,6,f'=F{R}/F${r0+len(D)+1}',fx(p),u/NU);ws.write(r,7,sf,blue(s));ws.write_formula(r,8,f'=F{R}*H{R}',fx(s),u*sf)
    ws.write(r,9,ip,blue(d0));ws.write_formula(r,10,f'=J{R}/H{R}',fx(d2),ip/sf);ws.write_formula(r,11,f'=J{R}*F{R}',fx(d0),ip*u)
    ws.write(r,12,mk,blue(d0));ws.write_formula(r,13,f'=M{R}/H{R}',fx(d2),mk/sf);ws.write_formula(r,14,f'=M{R}*F{R}',fx(d0),mk*u)
    ws.write(r,15,pf,blue(d0));ws.write_formula(r,16,f'=P{R}*F{R}',fx(d0),pf*u)
    v=[be,ba,u,round(100*u/NU,1),sf,u*sf,ip,round(ip/sf,2),ip*u,mk,round(mk/sf,2),mk*u,pf,pf*u]
    rows.append(dict(type=pl,**{k:x for k,x in zip(K,v) if not(ip==0 and k.startswith('actual'))}))
rt=r0+len(D);A,Z=r0+1,rt
sfT=sum(d[4]*d[5] for d in D);iT=sum(d[6]*d[5] for d in D);mT=sum(d[7]*d[5] for d in D);pT=sum(d[8]*d[5] for d in D)
T=lambda nf:F(bold=True,top=1,bottom=6,num_format=nf)
ws.write(rt,1,'Total / Wtd. Avg.',T('@'))
for c in(2,3,4): ws.write_blank(rt,c,None,T('@'))
def w(c,f,nf,v): ws.write_formula(rt,c,f,T(nf),v)
w(5,f'=SUM(F{A}:F{Z})',s,NU);w(6,f'=SUM(G{A}:G{Z})',p,1);w(7,f'=I{rt+1}/F{rt+1}',s,sfT/NU);w(8,f'=SUM(I{A}:I{Z})',s,sfT)
w(9,f'=L{rt+1}/F{rt+1}',d0,iT/NU);w(10,f'=L{rt+1}/I{rt+1}',d2,iT/sfT);w(11,f'=SUM(L{A}:L{Z})',d0,iT)
w(12,f'=O{rt+1}/F{rt+1}',d0,mT/NU);w(13,f'=O{rt+1}/I{rt+1}',d2,mT/sfT);w(14,f'=SUM(O{A}:O{Z})',d0,mT);w(15,f'=Q{rt+1}/F{rt+1}',d0,pT/NU);w(16,f'=SUM(Q{A}:Q{Z})',d0,pT)
tot=dict(label='Total / Wtd. Avg.',**dict(zip(K[2:],[NU,100.0,round(sfT/NU),sfT,round(iT/NU),round(iT/sfT,2),iT,round(mT/NU),round(mT/sfT,2),mT,round(pT/NU),pT])))
ws.write(rt+2,1,'Loss to lease (monthly)',F());ws.write_formula(rt+2,8,f'=O{rt+1}-L{rt+1}',fx(d0),mT-iT)
ws.write(rt+3,1,'Annual gross potential - market',F());ws.write_formula(rt+3,8,f'=O{rt+1}*12',fx(d0),mT*12)
ws.write(rt+4,1,'Blue = hard-coded input. Mgr units carry no rent and are treated as non-revenue.',F(italic=True,font_size=9))
ws.write(4,18,'Reno cost / unit',g);ws.write(4,19,'Premium',g)
for i,(x,y) in enumerate([(8250,130),(9400,150),(11800,190)]): ws.write(6+i,18,x,blue(d0));ws.write(6+i,19,y,blue(d0))
ws.set_landscape();ws.fit_to_pages(1,1);ws.freeze_panes(6,2)
c=wb.add_worksheet('Rent Survey')
for i,x in enumerate([('Comp','Year','Units','Occ','1BR','2BR','3BR'),('Fox Run',1986,240,.944,1180,1430,1795),('Park at Shackleford',1998,312,.951,1265,1520,1880),('Turtle Creek Place',1984,188,.926,1095,1340,1690)]):
    for j,y in enumerate(x): c.write(i+1,1+j,y,F(num_format='0.0%') if j==3 and i else F())
ws.activate();wb.close();print(NU,tot)
save(NAME,'UM',K,rows,[tot],'Value-add apartment underwriting model, Unit Mix tab with grouped headers, side table and other tabs, xlsx',True)
