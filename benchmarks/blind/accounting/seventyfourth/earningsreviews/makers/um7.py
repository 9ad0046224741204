# broker memorandum unit mix page, PDF fpdf2
from h import *
from fpdf import FPDF
N='Halcyon-at-Fielder_OM_p22-23.pdf'
# type, plan, units, sf, in-place, market
D=[('1 Bedroom',[('A1','1BR / 1BA',36,612,1284,1365),('A2','1BR / 1BA',48,688,1341,1430),('A2-R','1BR / 1BA (Renov.)',20,688,1462,1475),('A3','1BR / 1BA + Den',16,774,1428,1525)]),
('2 Bedroom',[('B1','2BR / 1BA',24,894,1512,1610),('B2','2BR / 2BA',52,986,1624,1735),('B2-R','2BR / 2BA (Renov.)',18,986,1771,1795),('B3','2BR / 2BA TH',12,1148,1819,1925)]),
('3 Bedroom',[('C1','3BR / 2BA',14,1254,1988,2140),('C2','3BR / 2.5BA TH',8,1402,2206,2345)])]
TU=sum(x[2] for _,g in D for x in g)
K=['units','pct_units','sf','total_sf','actual','actual_sf','market','market_sf','market_total']
rows=[];tot=[]
def agg(g):
    u=sum(x[2] for x in g);s=sum(x[2]*x[3] for x in g);a=sum(x[2]*x[4] for x in g);m=sum(x[2]*x[5] for x in g)
    return dict(units=u,pct_units=round(100*u/TU,1),sf=round(s/u),total_sf=s,actual=round(a/u),actual_sf=round(a/s,2),market=round(m/u),market_sf=round(m/s,2),market_total=m)
F=[lambda x:f'{x}',lambda x:f'{x:.1f}%',lambda x:f'{x:,}',lambda x:f'{x:,}',lambda x:f'${x:,}',lambda x:f'${x:.2f}',lambda x:f'${x:,}',lambda x:f'${x:.2f}',lambda x:f'${x:,}']
p=FPDF('L','mm','Letter');p.set_auto_page_break(False)
GR=(38,70,61);GO=(184,142,70)
def band(t,n):
    p.add_page();p.set_fill_color(*GR);p.rect(0,0,280,20,'F');p.set_text_color(255);p.set_font('Helvetica','B',17);p.set_xy(14,6);p.cell(150,8,t)
    p.set_fill_color(*GO);p.rect(0,20,280,1.4,'F');p.set_text_color(110);p.set_font('Helvetica','',7.5);p.set_xy(14,206);p.cell(200,4,'Halcyon at Fielder   |   Offering Memorandum   |   Brannock Stowe Multifamily Advisors');p.set_xy(240,206);p.cell(26,4,str(n),align='R');p.set_text_color(30)
band('Property Summary',22)
p.set_font('Helvetica','',9.5);p.set_xy(14,30)
p.multi_cell(120,5,"Halcyon at Fielder is a 248-unit garden and townhome community built in 1998 on 14.6 acres along Fielder Road in Arlington, Texas. The seller has renovated 38 units (quartz counters, plank flooring, stainless appliances) at an average cost of $11,400 a unit and has achieved premiums of about $130 a month. The remaining 210 units keep their original finishes or have had a light refresh only, which leaves a clear path for a new owner to go on with the program.\n\nAs of the August 31, 2025 rent roll the property is 94.4% occupied and 96.0% leased.")
y=30
for a,b in [('Address','2750 Halcyon Park Lane, Arlington, TX'),('Year built','1998'),('Units','248'),('Rentable area','%s SF'%f"{sum(x[2]*x[3] for _,g in D for x in g):,}"),('Site','14.6 acres / 17.0 units per acre'),('Buildings','16 two- and three-story'),('Parking','412 surface, 38 carport, 24 garage'),('Metering','Electric individual; water sub-metered'),('HVAC','Individual split systems'),('Roofs','Pitched, composition (2019)')]:
    p.set_xy(148,y);p.set_font('Helvetica','B',9);p.set_text_color(*GR);p.cell(36,6,a);p.set_font('Helvetica','',9);p.set_text_color(30);p.cell(80,6,b);p.set_draw_color(210);p.line(148,y+6.3,264,y+6.3);y+=7.2
band('Unit Mix & Rent Analysis',23)
X=[14,56,74,94,112,134,156,174,196,214];Wd=[42,18,20,18,22,22,18,22,18,26]
H2=['Floor Plan','Units','% of Mix','Avg. SF','Total SF','In-Place','In-Place\n/ SF','Market','Market\n/ SF','Monthly\nMarket']
H2=[('','Floor Plan'),('# of','Units'),('% of','Mix'),('Avg.','SF'),('Total','SF'),('In-Place','Rent'),('In-Place','/ SF'),('Market','Rent'),('Market','/ SF'),('Monthly','Market Rent')]
y=30;p.set_fill_color(*GR);p.rect(14,y,226,12,'F');p.set_text_color(255);p.set_font('Helvetica','B',8.5)
for x,w,(a,b) in zip(X,Wd,H2):
    p.set_xy(x,y+1);p.cell(w,5,a,align='L' if x==14 else 'C');p.set_xy(x,y+6);p.cell(w,5,b,align='L' if x==14 else 'C')
y+=12
def put(lab,d,bold,fill):
    global y
    if fill: p.set_fill_color(*fill);p.rect(14,y,226,7.2,'F')
    p.set_text_color(30);p.set_font('Helvetica','B' if bold else '',8.8);p.set_xy(14,y);p.cell(42,7.2,lab)
    for x,w,k,f in zip(X[1:],Wd[1:],K,F): p.set_xy(x,y);p.cell(w,7.2,f(d[k]),align='C')
    p.set_draw_color(215);p.line(14,y+7.2,240,y+7.2);y+=7.2
for b,g in D:
    for x in g:
        d=agg([x]);lab=f'{x[0]}  {x[1]}';put(lab,d,False,None);rows.append(dict(type=lab,**d))
    d=agg(g);lab=f'{b} Total / Avg.';put(lab,d,True,(236,230,216));tot.append(dict(label=lab,**d))
d=agg([x for _,g in D for x in g]);put('Total / Weighted Avg.',d,True,(214,224,219));tot.append(dict(label='Total / Weighted Avg.',**d))
print(TU,d,[round(sum(r['pct_units'] for r in rows),1)])
p.set_font('Helvetica','I',7.5);p.set_text_color(90);p.set_xy(14,y+2);p.multi_cell(226,3.8,"In-place rents from the rent roll of August 31, 2025, before utility reimbursements, net of recurring concessions. Market rents are the broker's estimate from new leases of the past 60 days. Percentages may not add to 100.0% because of rounding.")
# side table (upside), other numbers, not part of the mix
y+=16;p.set_text_color(*GR);p.set_font('Helvetica','B',10);p.set_xy(14,y);p.cell(80,6,'Loss to Lease');y+=7
m=d['market_total'];a=sum(x[2]*x[4] for _,g in D for x in g)
for t,v in (('Monthly market rent',f'${m:,}'),('Monthly in-place rent',f'${a:,}'),('Loss to lease, monthly',f'${m-a:,}'),('Loss to lease, % of market',f'{100*(m-a)/m:.1f}%')):
    p.set_font('Helvetica','',8.8);p.set_text_color(30);p.set_xy(14,y);p.cell(60,5.5,t);p.cell(30,5.5,v,align='R');y+=5.5
p.output(doc(N))
save(N,'UM',K,rows,tot,None,'Broker offering memorandum, coloured unit mix table with bedroom subtotals, 2-page landscape extract',False)
