# Sage-50-like aged receivables detail, ID / name / contact stacked beside invoices
import random, datetime as dt
from fpdf import FPDF
from common import *
random.seed(2112)
N='Aged_Receivables_Detail_Mar25.pdf'
C="""AMBER01|Amberly Floral Design|T. Ruiz|1480
ARROW01|Arrowhead Machine Shop|Front office|3275
ASHTN01|Ashton & Pike CPAs|D. Pike|2160
BAYLN01|Bayline Marine Supply|Accounts payable|4410
BELLW01|Bellwether Toys|J. Osei|1895
BRIGG01|Briggs Street Barbell|C. Tobin|2740
CANYN01|Canyon Creek Veterinary|L. Marsh|3630
CLOVR01|Clover Leaf Market|S. Patel|5120
COPPR01|Copper Lantern Grill|R. Dietz|6285
DELTA01|Delta Ridge Staffing|AP dept|1740
DRIFT01|Driftwood Gallery|M. Aoki|1225
EMBER01|Ember & Oak Furniture|P. Lund|4890
FAIRV01|Fairview Hearing Center|Office mgr|1960
FOXGL01|Foxglove Bakery|N. Amari|2385
GRAND01|Grandview Cleaners|H. Yoon|1650
HARBR01|Harbor Lights Travel|B. Quist|1345
HIGHP01|Highpoint Realty Group|AP|2575
IRONW01|Ironwood Print & Copy|G. Salas|2210
JUNIP01|Juniper Day Spa|K. Voss|2830
KESTR01|Kestrel Cycles|E. Brandt|1715
LANTN01|Lantern Hill Books|A. Pryor|1560
LOTUS01|Lotus Garden Restaurant|W. Chen|3940
MAPLE01|Maple Avenue Pediatrics|Billing|4725
MERID01|Meridian Title Services|AP|2050
MOSSY01|Mossy Rock Outfitters|T. Hale|3180
NORTH01|Northfield Music Studio|I. Beck|1110
OAKHR01|Oak Harbor Credit Union|Facilities|5640
PINNA01|Pinnacle Eyewear|R. Anand|1985
PRAIR01|Prairie Sky Realty School|V. Noll|1430
QUART01|Quarter Moon Tavern|J. Riordan|3365
REDBR01|Redbrick Pizza No. 4|F. Conti|2695
RIVER01|Riverbend Optical|D. Kemp|1880
SABLE01|Sable Nail Lounge|T. Pham|1590
SUMMT01|Summit Urgent Care|Corp AP|7150
TIDEW01|Tidewater Insurance|C. Boone|1765
VALLY01|Valley Vacuum & Sewing|O. Kruse|1275
WILLO01|Willow Run Preschool|M. Estes|3055""".split('\n')
asof=dt.date(2025,3,31);inv=20418;rows=[];blocks=[]
prof=random.Random(77)
for ln in C:
    i,n,ct,rent=ln.split('|');rent=float(rent);L=[]
    late=prof.choices([0,1,2,3,4,5],[22,30,20,14,8,6])[0]
    months=[(2025,3),(2025,2),(2025,1),(2024,12),(2024,11),(2024,10)][:late+1]
    for (y,m) in reversed(months):
        no=f"{(y-2024)*1200+m*100+int(prof.uniform(1,99)):05d}";no=str(18000+int(no))
        part=prof.random()
        if part<.82 or (y,m)==(2025,3): L.append((dt.date(y,m,1),no,rent if prof.random()<.85 else round(rent*prof.uniform(.2,.8),2)))
        if prof.random()<.42: L.append((dt.date(y,m,prof.choice([5,10,15])),no[:-1]+'C' if False else str(int(no)+100),round(rent*prof.uniform(.11,.24),2)))
        if prof.random()<.2: L.append((dt.date(y,m,12),'LF'+no[-4:],round(rent*.05,2)))
    if prof.random()<.14: L.append((dt.date(2025,prof.choice([1,2,3]),20),'CM'+str(prof.randint(310,399)),-round(rent*prof.uniform(.05,.35),2)))
    L.sort();blocks.append((i,n,ct,f'555-01{prof.randint(10,99)}',L))
order=sorted((d,i,k) for i,_,_,_,L in blocks for k,(d,_,_) in enumerate(L));num={}
for q,(d,i,k) in enumerate(order): num[i,k]=str(20418+q*3+prof.randint(0,2))
for b in blocks:
    for k,(d,no,v) in enumerate(b[4]): b[4][k]=(d,(no[:2] if no[:2] in('CM','LF') else '')+(num[b[0],k][1:] if no[:2] in('CM','LF') else num[b[0],k]),v)
def bucket(d):
    a=(asof-d).days
    return 'b0_30' if a<=30 else 'b31_60' if a<=60 else 'b61_90' if a<=90 else 'b90'
K=["b0_30","b31_60","b61_90","b90","total"];X={'b0_30':116,'b31_60':138,'b61_90':160,'b90':182,'total':206}
class P(FPDF):
    def header(s):
        s.set_font('helvetica','',7.5);s.set_xy(10,8);s.cell(0,4,'4/4/25 at 11:08:53.17',align='L');s.set_xy(10,8);s.cell(196,4,f'Page: {s.page_no()}',align='R')
        s.set_font('helvetica','B',12);s.set_xy(10,11);s.cell(196,5,'Beckett & Rowe Commercial Properties',align='C')
        s.set_font('helvetica','B',11);s.set_xy(10,16);s.cell(196,5,'Aged Receivables',align='C');s.set_xy(10,21);s.cell(196,5,'As of Mar 31, 2025',align='C')
        s.set_font('helvetica','',7);s.set_xy(10,27);s.cell(0,4,'Filter Criteria includes: 1) Customers with balance only. Report order is by ID. Report is printed in Detail Format.')
        s.set_draw_color(60,90,60);s.line(10,32,206,32);s.set_font('helvetica','B',8)
        for k,t in enumerate(['Customer ID','Customer','Contact','Telephone 1']): s.text(10,36+k*3.6,t)
        s.text(52,36,'Invoice/CM #');s.text(77,36,'Date')
        for k,t in zip(K,['0 - 30','31 - 60','61 - 90','Over 90 days','Amount Due']): s.text(X[k]-s.get_string_width(t),36,t)
        s.line(10,48.5,206,48.5);s.y0=53
p=P('P','mm','Letter');p.set_auto_page_break(False);p.add_page();y=p.y0
def rt(x,y,v): 
    t=f'{v:,.2f}';p.text(x-p.get_string_width(t),y,t)
totals=[];G={k:0 for k in K}
for i,n,ct,tel,L in blocks:
    need=max(len(L),4)*3.7+9
    if y+need>268: p.add_page();y=p.y0
    p.set_font('helvetica','',8);side=[i,n,ct,tel];S={}
    for j in range(max(len(L),4)):
        if j<4: p.text(10,y+j*3.7,side[j])
        if j<len(L):
            d,no,v=L[j];b=bucket(d);yy=y+j*3.7
            p.text(52,yy,no);p.text(77,yy,f'{d.month}/{d.day}/{d:%y}');rt(X[b],yy,v);rt(X['total'],yy,v)
            rows.append({"name":n,"resident":i,"invoice":no,"date":d.isoformat(),b:v,"total":v})
            for q in (b,'total'):S[q]=round(S.get(q,0)+v,2);G[q]=round(G[q]+v,2)
    y+=max(len(L),4)*3.7
    p.set_draw_color(0);p.set_line_width(.15)
    for k in K: p.line(X[k]-19,y-2.6,X[k],y-2.6)
    y+=.8;p.set_font('helvetica','B',8);lab='Total '+n;p.text(10,y,lab)
    for k in K:
        if k in S: rt(X[k],y,S[k])
    totals.append({"label":lab,**S});y+=6.2
if y>262:p.add_page();y=p.y0
p.line(10,y-3,206,y-3);p.set_font('helvetica','B',8.5);p.text(10,y+1,'Report Total')
for k in K: rt(X[k],y+1,G[k])
for k in K: p.line(X[k]-19,y+2.4,X[k],y+2.4);p.line(X[k]-19,y+3,X[k],y+3)
totals.append({"label":"Report Total",**G})
p.output(doc(N));print(len(rows),p.page_no(),G, len({(r['invoice']) for r in rows}))
save(N,'AR','Sage 50 style detail, id/name/contact/phone stacked left of the invoices, customer totals',True,K,rows,totals)
