# broker's workbook: two phases, rent ranges, side assumptions block, description words for bed/bath, percent of mix
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
# units, description, beds, baths, sf, low, high, actual, proforma
P=[('PHASE I  -  THE GARDENS (1987)',[(24,'1 Bed / 1 Bath','Dogwood',1,1,640,1010,1195,1102,1250),(16,'1 Bed / 1 Bath + Den','Dogwood II',1,1,735,1095,1260,1177,1340),(40,'2 Bed / 1 Bath','Magnolia',2,1,880,1180,1425,1304,1475),(32,'2 Bed / 2 Bath','Magnolia Grand',2,2,960,1265,1510,1398,1575)]),
('PHASE II  -  THE MEWS (2016)',[(8,'Studio / 1 Bath','Fern',0,1,515,1125,1240,1188,1295),(22,'1 Bed / 1 Bath','Iris',1,1,712,1295,1480,1391,1525),(28,'2 Bed / 2 Bath','Camellia',2,2,1044,1610,1845,1733,1895),(10,'2 Bed / 2.5 Bath TH','Camellia TH',2,2.5,1218,1790,2050,1924,2125),(6,'3 Bed / 2.5 Bath TH','Wisteria TH',3,2.5,1456,2140,2365,2265,2450)])]
N=sum(x[0] for _,g in P for x in g)
wb=Workbook(); cov=wb.active; cov.title='Summary'; 
for i,(a,b) in enumerate([('Property','Dogwood Gardens & Mews'),('Address','2200 Camp Verde Rd, Greenville, SC'),('Units',N),('Year built','1987 / 2016'),('Asking price','Unpriced'),('Call for offers','November 18, 2025')],3): cov.cell(i,2,a).font=Font(bold=True); cov.cell(i,4,b)
cov['B1']='OFFERING SUMMARY'; cov['B1'].font=Font(bold=True,size=16)
ws=wb.create_sheet('Unit Mix')
GF='Century Gothic'
def put(r,c,v,b=False,nf=None,al='center',fill=None,color=None,size=9):
    q=ws.cell(r,c,v); q.font=Font(name=GF,size=size,bold=b,color=color); q.alignment=Alignment(horizontal=al,vertical='center',wrap_text=True)
    if nf:q.number_format=nf
    if fill:q.fill=PatternFill('solid',fgColor=fill)
    return q
NAVY='14213D'
put(2,2,'UNIT MIX & RENT SCHEDULE',True,al='left',size=16,color='FCA311'); ws.cell(2,2).alignment=Alignment(wrap_text=False)
top=[(2,6,None),(7,10,'CURRENT RENTS'),(11,12,None),(13,14,'PRO FORMA')]
for a,b,t in top:
    for c in range(a,b+1): put(4,c,None,fill=NAVY)
    if t: put(4,a,t,True,fill=NAVY,color='FFFFFF'); ws.merge_cells(start_row=4,start_column=a,end_row=4,end_column=b)
H=['# Units','Bed / Bath','Plan','% of Mix','Avg SF','Low','High','In-Place Avg','Avg / SF','Monthly\nIn-Place','Total SF','Market Rent','Monthly\nMarket']
for c,h in enumerate(H,2): put(5,c,h,True,fill=NAVY,color='FFFFFF')
ws.row_dimensions[5].height=28
NF={2:'#,##0',5:'0.0%',6:'#,##0',7:'$#,##0',8:'$#,##0',9:'$#,##0',10:'$0.00',11:'$#,##0',12:'#,##0',13:'$#,##0',14:'$#,##0'}
K={2:'units',5:'pct_units',6:'sf',7:'rent_low',8:'rent_high',9:'actual',10:'actual_sf',11:'actual_total',12:'total_sf',13:'market',14:'market_total'}
def agg(g):
    n=sum(x[0] for x in g); s=sum(x[0]*x[5] for x in g); a=sum(x[0]*x[8] for x in g); m=sum(x[0]*x[9] for x in g)
    return dict(units=n,pct_units=round(n/N*100,1),sf=round(s/n),rent_low=min(x[6] for x in g),rent_high=max(x[7] for x in g),actual=round(a/n),actual_sf=round(a/s,2),actual_total=a,total_sf=s,market=round(m/n),market_total=m)
rows=[];tot=[];r=6
def out(d,b=False,fill=None,color=None):
    for c,k in K.items():
        v=d[k]; put(r,c,v/100 if k=='pct_units' else v,b,NF[c],fill=fill,color=color)
for t,g in P:
    put(r,2,t,True,al='left',fill='E5E5E5'); 
    for c in range(3,15): put(r,c,None,fill='E5E5E5')
    ws.merge_cells(start_row=r,start_column=2,end_row=r,end_column=14); r+=1
    for x in g:
        d=agg([x]); put(r,3,x[1]); put(r,4,x[2],al='left'); out(d)
        for c in range(2,15): ws.cell(r,c).border=Border(bottom=Side(style='hair'))
        rows.append(dict(type=x[2],beds=x[3],baths=x[4],**d)); r+=1
    d=agg(g); lab='Subtotal / Average '+('Phase I' if 'THE GARDENS' in t else 'Phase II'); put(r,3,lab,True); ws.merge_cells(start_row=r,start_column=3,end_row=r,end_column=4); out(d,True); ws.row_dimensions[r].height=26; tot.append(dict(label=lab,**d)); r+=2
d=agg([x for _,g in P for x in g]); put(r,3,'TOTAL / AVERAGE',True,fill=NAVY,color='FFFFFF'); put(r,4,None,fill=NAVY); ws.merge_cells(start_row=r,start_column=3,end_row=r,end_column=4); out(d,True,NAVY,'FFFFFF'); tot.append(dict(label='TOTAL / AVERAGE',**d))
# side block
for i,(a,b,nf) in enumerate([('KEY ASSUMPTIONS',None,None),('Occupancy (10/1/25)',.947,'0.0%'),('Renovated to date',38,'0'),('Renovation cost / unit',11500,'$#,##0'),('Annual in-place rent',d['actual_total']*12,'$#,##0'),('Annual market rent',d['market_total']*12,'$#,##0'),('Upside',round(d['market_total']/d['actual_total']-1,4),'0.0%')],5):
    put(i,16,a,b is None,al='left',fill='FFF3D6'); put(i,17,b,nf=nf,al='right',fill='FFF3D6')
put(r+2,2,'Rents per rent roll dated October 1, 2025. In-place averages exclude vacant units. Buyers should verify all information.',al='left',size=8); ws.cell(r+2,2).alignment=Alignment(wrap_text=False)
for c,w in zip('ABCDEFGHIJKLMNOPQ',(2,8,19,16,9,8,9,9,10,8,12,10,10,12,3,23,13)): ws.column_dimensions[c].width=w
ws.sheet_view.showGridLines=False; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc('um4_dogwood.xlsx')); save('um4_dogwood.xlsx','UM',rows,tot)
