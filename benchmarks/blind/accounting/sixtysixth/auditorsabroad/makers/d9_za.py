from common import *
import xlwt
NAME='Unit type summary Feb25.xls'
P=[("Kestrel Mansions, Hillbrow",[("Bachelor",44,41,28.5,3150,3020),("1 Bedroom",36,35,41.0,4200,4035),("2 Bedroom",22,20,58.5,5350,5190),("Communal room",12,12,14.0,1850,1790)]),
("Loveday Lofts, Marshalltown",[("Bachelor",60,52,26.0,3400,3285),("Loft 1 Bed",48,43,44.5,4950,4760),("Loft 2 Bed",18,18,63.0,6400,6225)]),
("Protea Place, Berea",[("1 Bedroom",40,38,43.0,4350,4210),("1 Bedroom + balcony",16,16,47.5,4650,4480),("2 Bedroom",32,30,61.0,5600,5445),("3 Bedroom",8,7,79.5,6950,6700)]),
("Saratoga Court, Doornfontein",[("Student single",72,66,12.5,3900,3900),("Student sharing (per unit)",38,38,19.0,6200,6150),("Bachelor",10,9,30.0,3600,3480)]),
("Twist Street 214",[("Bachelor",30,30,27.5,3050,2940),("2 Bedroom",14,12,56.0,5150,5015)])]
wb=xlwt.Workbook(encoding='utf-8');ws=wb.add_sheet('Unit types')
E=xlwt.easyxf
b=E('font: name Verdana, bold on, height 160');t=E('font: name Verdana, height 160');big=E('font: name Verdana, bold on, height 220')
h=E('font: name Verdana, bold on, height 160, colour white; pattern: pattern solid, fore_colour dark_teal; align: wrap on, horiz center, vert center')
def N(fmt,bold=False): return E('font: name Verdana, height 160'+(', bold on' if bold else '')+('; borders: top thin' if bold else ''),num_format_str=fmt)
sb=E('font: name Verdana, bold on, height 160; borders: top thin')
K=["units","market","actual","sf","total_sf","market_sf","market_total","actual_total","vacant","pct_occ"]
FM=['0','#,##0','#,##0','0.0','#,##0.0','0.00','"R" #,##0','"R" #,##0','0;-0;0','0.0%']
ws.write(0,0,'Jozi Central Residential (Pty) Ltd',big);ws.write(1,0,'Letting summary by type of unit - month of February 2025 - all amounts in Rand per month, excl. utilities',t)
H=['Property','Unit type','Units','Asking rent','Average rent in place','GLA m² per unit','GLA m² total','Asking R/m²','Gross potential rental','Rental in place','Vacant units','Occupancy']
for i,x in enumerate(H): ws.write(3,i,x,h)
ws.row(3).height_mismatch=True;ws.row(3).height=620
r=4;rows=[];tots=[];allr=[]
def wr(r,d,bold=False):
    for i,(k,m) in enumerate(zip(K,FM)):
        if k in d: ws.write(r,2+i,d[k]/100 if k=='pct_occ' else d[k],N(m,bold))
        elif bold: ws.write(r,2+i,'',sb)
def T(lbl,L):
    s=lambda k:round(sum(x[k] for x in L),1)
    u=s('units');v=s('vacant');d=dict(label=lbl,units=u,total_sf=s('total_sf'),market_sf=round(s('market_total')/s('total_sf'),2),market_total=s('market_total'),actual_total=s('actual_total'),vacant=v,pct_occ=round((u-v)/u*100,1));return d
for p,l in P:
    L=[]
    for i,(ty,u,o,m,a,ip) in enumerate(l):
        d=dict(type=ty,units=u,market=a,actual=ip,sf=m,total_sf=round(m*u,1),market_sf=round(a/m,2),market_total=a*u,actual_total=ip*o,vacant=u-o,pct_occ=round(o/u*100,1))
        ws.write(r,0,p if i==0 else '',b);ws.write(r,1,ty,t);wr(r,d);r+=1;L.append(d);rows.append(d)
    q=T('Total '+p.split(',')[0],L);ws.write(r,0,'',sb);ws.write(r,1,q['label'],sb);wr(r,q,True);tots.append(q);allr+=L;r+=2
q=T('Portfolio',allr);ws.write(r,0,'',sb);ws.write(r,1,'Portfolio',sb);wr(r,q,True);tots.append(q)
ws.write(r+2,0,'Occupancy measured on units. Rental in place is the billing run of 1 Feb 2025 (MDA Property Manager).',t)
for i,w in enumerate([30,28,8,11,12,11,11,10,16,16,9,12]): ws.col(i).width=256*w
ws.portrait=False;ws.fit_num_pages=1;ws.fit_width_to_pages=1;ws.fit_height_to_pages=0;ws.paper_size_code=9
wb.save(doc(NAME))
save(NAME,'UM',K,rows,tots,'South African residential portfolio .xls, five properties with property name on first line only, m2, vacancy and occupancy at the right')
