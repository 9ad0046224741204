# self-storage unit mix from a buyer's underwriting workbook, xlsx
import random
from openpyxl import Workbook
from openpyxl.styles import *
from common import *
R=random.Random(818)
S=[('CLIMATE CONTROLLED - BLDG A (2 STORY)',[("5' x 5'",25,46,59),("5' x 10'",50,84,94),("7.5' x 10'",75,30,118),("10' x 10'",100,72,149),("10' x 15'",150,38,197),("10' x 20'",200,22,246),("10' x 30'",300,4,335)]),
('DRIVE-UP, NON-CLIMATE - BLDGS B-E',[("5' x 10'",50,40,69),("5' x 15'",75,16,84),("10' x 10'",100,88,112),("10' x 15'",150,64,144),("10' x 20'",200,56,179),("10' x 25'",250,20,209),("10' x 30'",300,24,239),("12' x 40' w/ power",480,3,425)]),
('PARKING',[("10' x 20' uncovered",200,18,65),("12' x 35' uncovered",420,26,95),("12' x 40' canopy",480,14,165)]),
('OTHER',[('Wine locker',9,10,25),('Mailbox',1,40,19)])]
N=['sf','units','total_sf','occupied','vacant','pct_occ','market','market_sf','market_total','actual','actual_total']
wb=Workbook();ws=wb.active;ws.title='Unit Mix';F=lambda **k:Font(name='Calibri',size=k.pop('size',10),**k)
ws['B1']='Lakeline Road Self Storage';ws['B1'].font=F(size=16,bold=True,color='7F3F00');ws['B2']='Unit mix and rate schedule - management summary 4/30/2025 - 300 Lakeline Rd, Peoria, IL';ws['B2'].font=F(italic=True)
# columns: A spacer, B size, C sf, D units, E total sf, F spacer, G occ, H vac, I %occ, J spacer, K street, L /sf, M gpr, N spacer, O avg in place, P in-place
col=dict(sf=3,units=4,total_sf=5,occupied=7,vacant=8,pct_occ=9,market=11,market_sf=12,market_total=13,actual=15,actual_total=16)
g=PatternFill('solid',fgColor='F4B183')
for a,b,t in((2,5,'Inventory'),(7,9,'Occupancy'),(11,13,'Street Rates'),(15,16,'In-Place')):
    ws.merge_cells(start_row=4,end_row=4,start_column=a,end_column=b);c=ws.cell(4,a,t);c.font=F(bold=True);c.fill=g;c.alignment=Alignment(horizontal='center')
hd={2:'Unit Size',3:'SF per\nUnit',4:'Number\nof Units',5:'Rentable\nSF',7:'Occupied\nUnits',8:'Vacant\nUnits',9:'Unit\nOccupancy %',11:'Street\nRate',12:'Street Rate\nper SF',13:'Gross Potential\nat Street / Mo.',15:'Avg. In-Place\nRent',16:'In-Place Rent\nTotal / Mo.'}
for j,t in hd.items(): c=ws.cell(5,j,t);c.font=F(bold=True);c.alignment=Alignment(wrap_text=True,horizontal='center' if j>2 else 'left',vertical='bottom');c.border=Border(bottom=Side('medium'))
ws.row_dimensions[5].height=30
fm=dict(sf='#,##0',units='#,##0',total_sf='#,##0',occupied='0',vacant='0',pct_occ='0.0%',market='$#,##0.00',market_sf='$0.00',market_total='$#,##0',actual='$#,##0.00',actual_total='$#,##0')
i=6;T=[];TT=[]
rd=lambda x,n:float(('%%.%df'%n)%(x+1e-9))
def put(i,lab,x,bold=False):
    ws.cell(i,2,lab).font=F(bold=bold)
    for k,v in x.items():
        if v is not None: c=ws.cell(i,col[k],v);c.number_format=fm[k];c.font=F(bold=bold)
def tl(lab,s,fill):
    global i
    n,sf,oc,gp,ac=s
    x=dict(sf=rd(sf/n,0),units=n,total_sf=sf,occupied=oc,vacant=n-oc,pct_occ=rd(oc/n,3),market=rd(gp/n,2),market_sf=rd(gp/sf,2),market_total=gp,actual=rd(ac/oc,2),actual_total=ac)
    put(i,lab,x,True);TT.append(dict(label=lab,**x))
    for j in range(2,17): ws.cell(i,j).border=Border(top=Side('thin'));ws.cell(i,j).fill=PatternFill('solid',fgColor=fill)
    i+=1
G=[0]*5;SG=None
for t,L in S:
    ws.cell(i,2,t).font=F(bold=True,color='7F3F00');i+=1;s=[0]*5
    for ty,sf,n,rt in L:
        oc=0 if ty.startswith('Wine') else min(n,round(n*R.uniform(.72,.99)));av=round(rt*R.uniform(.84,1.12)*100)/100;ac=round(oc*av)
        av=rd(ac/oc,2) if oc else None
        x=dict(sf=sf,units=n,total_sf=n*sf,occupied=oc,vacant=n-oc,pct_occ=rd(oc/n,3),market=float(rt),market_sf=rd(rt/sf,2),market_total=n*rt,actual=av,actual_total=ac if oc else None)
        put(i,ty,x);T.append(dict(type=ty,**x));s=[a+b for a,b in zip(s,(n,n*sf,oc,n*rt,ac))];i+=1
    tl('Subtotal - '+t.split(' - ')[0].split(',')[0].title(),s,'FBE5D6');G=[a+b for a,b in zip(G,s)];i+=1
tl('TOTAL / WEIGHTED AVERAGE',G,'F4B183');i+=1
for t in('Street rates from the web listing of 4/30/2025, before the "first month $1" special.','Wine lockers opened 4/15/2025; none rented yet.','Average in-place rent is per occupied unit; tenant protection plan income excluded.'):
    ws.cell(i,2,t).font=F(size=9,italic=True);i+=1
for j in range(1,17): ws.column_dimensions['ABCDEFGHIJKLMNOP'[j-1]].width={1:2,2:27,6:1.5,10:1.5,14:1.5,13:15,15:13,16:13}.get(j,11)
ws.sheet_view.showGridLines=False;ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(DOC+'/Lakeline_Storage_UnitMix.xlsx')
save('Lakeline_Storage_UnitMix.xlsx','UM',None,N,T,TT)
