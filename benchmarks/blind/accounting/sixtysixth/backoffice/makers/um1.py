# OneSite-like floor plan summary, PDF, landscape
from common import *
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.units import inch
random.seed(6621)
n='Brookhaven_Terrace_floorplan_summary.pdf'
P=[('A1',1,1,24,612,1215),('A1R',1,1,18,612,1310),('A2',1,1,30,704,1298),('A2D',1,1,12,718,1365),('A3',1,1,16,788,1420),('B1',2,1,14,905,1495),('B1R',2,1,10,905,1600),('B2',2,2,36,1018,1640),('B2G',2,2,8,1044,1735),('B3',2,2,22,1126,1755),('C1',3,2,12,1287,2015),('C1R',3,2,6,1287,2140),('MODEL-B2',2,2,1,1018,1640)]
H=['Floor Plan','Bed','Bath','# Units','Average\nSQFT','Average Market\n+ Addl.','Market Amt\n/ SQFT','Average\nLeased','Leased Amt\n/ SQFT','Units\nOccupied','Occupancy\n%','Units\nAvailable']
K=['type','beds','baths','units','sf','market','market_sf','actual','actual_sf','occupied','pct_occ','other:Units Available']
data=[H];T=[];u=o=a=sf=mk=lz=0
for t,bd,ba,k,s,r in P:
    r=r*100+random.randint(0,900);oc=0 if t.startswith('MODEL') else k-random.choice([0,0,1,1,2,2,3])
    av=0 if oc==0 else max(0,k-oc-random.choice([0,0,1])); L=int(r*random.uniform(.93,.99)) if oc else 0
    data.append([t,bd,ba,k,f'{s:,}',m(r),f'{r/100/s:.2f}',m(L),f'{L/100/s:.2f}',oc,f'{oc/k*100:.2f}',av])
    T.append(dict(type=t,beds=bd,baths=ba,units=k,sf=s,market=v(r),market_sf=round(r/100/s,2),actual=v(L),actual_sf=round(L/100/s,2),occupied=oc,pct_occ=round(oc/k*100,2)));T[-1][K[-1]]=av
    u+=k;o+=oc;a+=av;sf+=k*s;mk+=k*r;lz+=oc*L;globals().setdefault('osf',0);osf+=oc*s
tot=[u,round(sf/u),round(mk/u),round(mk/sf/100+1e-9,2),round(lz/o),round(lz/osf/100+1e-9,2),o,round(o/u*100,2),a]
data.append(['Totals / Averages:','','',u,f'{tot[1]:,}',m(tot[2]),f'{tot[3]:.2f}',m(tot[4]),f'{tot[5]:.2f}',o,f'{tot[7]:.2f}',a])
TT=[dict(zip(['label','units','sf','market','market_sf','actual','actual_sf','occupied','pct_occ',K[-1]],['Totals / Averages:',u,tot[1],v(tot[2]),tot[3],v(tot[4]),tot[5],o,tot[7],a]))]
st=[('FONT',(0,0),(-1,-1),'Helvetica',8),('FONT',(0,0),(-1,0),'Helvetica-Bold',8),('FONT',(0,-1),(-1,-1),'Helvetica-Bold',8),('ALIGN',(1,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,0),'BOTTOM'),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#E4E4E4')),
 ('BOX',(0,0),(-1,0),.5,colors.black),('LINEABOVE',(0,-1),(-1,-1),1,colors.black),('LINEBELOW',(0,1),(-1,-3),.25,colors.HexColor('#BBBBBB')),('SPAN',(0,-1),(2,-1)),('TOPPADDING',(0,1),(-1,-1),3)]
def deco(c,d):
    c.setFont('Helvetica-Bold',12);c.drawCentredString(396,574,'RENT ROLL SUMMARY BY FLOOR PLAN');c.setFont('Helvetica-Bold',9);c.drawCentredString(396,560,'Halyard Back Office Services - Brookhaven Terrace')
    c.setFont('Helvetica',8);c.drawCentredString(396,548,'As of 10/31/2025');c.drawString(40,574,'OneSite Rents v3.0');c.drawString(40,564,'11/03/2025 7:31:08AM');c.drawRightString(752,574,'Page 1 of 1');c.drawRightString(752,564,'mgt-521-003')
    c.setFont('Helvetica',7);c.drawString(40,40,'Parameters: Properties - ALL; Subjournals - RESIDENT; Exclude Formers? - Yes; Sort by - Floor plan');c.drawString(40,30,'* Average leased and leased amount per SQFT are of occupied units only. Model units carry no lease.')
doc=BaseDocTemplate(DOC+n,pagesize=(792,612),title='Rent roll summary');doc.addPageTemplates(PageTemplate(frames=[Frame(34,60,724,470)],onPage=deco))
doc.build([Table(data,colWidths=[96,36,36,46,54,80,64,64,64,54,60,54],style=st)])
save(n,'UM',K[1:],T,TT,'OneSite floor plan summary, two-line header, averages on total line',False)
