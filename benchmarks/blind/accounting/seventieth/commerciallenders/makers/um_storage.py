# self storage by size, two phases, xlsx with one hidden col and spacer col
import random
from common import *
import openpyxl
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
R=random.Random(44)
S=[("Phase I - Drive-Up (2004)",[("5x5 Std",25,18,62),("5x10 Std",50,44,84),("5x15 Std",75,12,102),("10x10 Std",100,76,129),("10x15 Std",150,58,166),("10x20 Std",200,64,198),("10x25 Std",250,22,229),("10x30 Std",300,31,262),("12x40 Std",480,6,398)]),
("Phase II - Climate Controlled (2017)",[("5x5 CC",25,42,71),("5x5 CC Upper",25,30,58),("5x10 CC",50,66,112),("5x10 CC Upper",50,48,94),("7.5x10 CC",75,20,139),("10x10 CC",100,71,171),("10x10 CC Upper",100,44,148),("10x15 CC",150,38,229),("10x20 CC",200,19,288),("Wine Locker",9,24,45)]),
("Parking & Other",[("RV 12x30 Uncov.",360,26,95),("RV 12x40 Cov.",480,14,185),("Mailbox",0,60,18)])]
wb=openpyxl.Workbook();ws=wb.active;ws.title='Unit Mix'
ws2=wb.create_sheet('Comp Rates');ws2.append(['Competitor','5x10 CC','10x10 CC','10x20 Std']);ws2.append(['Saguaro Stow-Away',109,168,189]);ws2.append(['Main St Mini',None,159,195]);ws2.append(['BoxHaven',119,179,205])
ws['B1']='Iron Gate Self Storage';ws['B2']='Unit mix as of 9/30/2025 - source: SiteLink consolidated occupancy';ws['B1'].font=Font(name='Calibri',size=14,bold=True,color='7F3F00')
H=['Unit Type','SF / Unit','# Units','Occupied','Vacant','Occ %','Total SF','Street Rate','Gross Potential\nat Street','Avg. In-Place\nRent','In-Place\nMonthly Rent','In-Place\n$/SF']
K=['sf','units','occupied','vacant','pct_occ','total_sf','market','market_total','actual','actual_total','actual_sf']
r=4
def hd(r):
    for i,t in enumerate(H):
        c=ws.cell(r,2+i,t);c.font=Font(name='Calibri',size=10,bold=True,color='FFFFFF');c.fill=PatternFill('solid',fgColor='7F3F00');c.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True)
    ws.row_dimensions[r].height=32
NF=['#,##0','#,##0','#,##0','#,##0','0.0%','#,##0','$#,##0','$#,##0','$#,##0.00','$#,##0.00','$0.00']
def put(r,lab,v,b=False):
    c=ws.cell(r,2,lab);c.font=Font(name='Calibri',size=10,bold=b)
    for j,x in enumerate(v):
        if x is None: continue
        c=ws.cell(r,3+j,x/100 if K[j]=='pct_occ' else x);c.number_format=NF[j];c.font=Font(name='Calibri',size=10,bold=b)
        if b: c.border=Border(top=Side('thin'))
rows=[];T=[];G=[0]*6
for s,l in S:
    ws.cell(r,2,s).font=Font(name='Calibri',size=10,bold=True,underline='single');r+=1;hd(r);r+=1
    a=[0]*6 # units occ sf mkt act occsf
    for t,sf,n,st in l:
        o=round(n*R.uniform(.72,1.0)); act=r2(o*st*R.uniform(.84,1.04)); av=r2(act/o); act=r2(av*o)
        q=[n,o,n*sf,n*st,act,o*sf]; a=[r2(x+y) for x,y in zip(a,q)]
        v=[sf or None,n,o,n-o,round(o/n*100,1),n*sf or None,st,n*st,av,act,r2(av/sf) if sf else None]
        put(r,t,v);rows.append(dict(type=t,**dict(zip(K,v))));r+=1
    def tv(a): return [None,int(a[0]),int(a[1]),int(a[0]-a[1]),round(a[1]/a[0]*100,1),int(a[2]),None,int(a[3]),r2(a[4]/a[1]),a[4],None]
    lab='Subtotal '+s.split(' - ')[0];put(r,lab,tv(a),True);T.append(dict(label=lab,**dict(zip(K,tv(a)))));r+=2
    G=[r2(x+y) for x,y in zip(G,a)]
put(r,'TOTAL FACILITY',tv(G),True);T.append(dict(label='TOTAL FACILITY',**dict(zip(K,tv(G)))))
r+=2;ws.cell(r,2,'Mailboxes carry no rentable area. Two 10x20 Std units used by management are shown as occupied at zero rent.' if False else 'Mailboxes carry no rentable area. Rates before admin fee and tenant protection.').font=Font(name='Calibri',italic=True,size=9)
ws.column_dimensions['A'].width=2;ws.column_dimensions['B'].width=22
for i in range(3,14): ws.column_dimensions[L(i)].width=12.5
ws.column_dimensions['J'].width=14
ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.sheet_view.showGridLines=False
name='IronGate_unit_mix_0925.xlsx';wb.save(doc(name));print(G)
save(name,'UM','Self storage by size, three sections with header repeated, subtotals; xlsx, second sheet comps',False,K,rows,T)
