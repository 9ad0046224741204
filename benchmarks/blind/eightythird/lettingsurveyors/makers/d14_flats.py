from common import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
random.seed(8314)
F='Tannery Quay - Rent Roll 0625.xlsx'
AS=D(2025,6,30)
fn="Amelia Ben Chidi Dora Euan Farah Gwen Hari Ivy Jack Kemi Luca Maya Ned Orla Piotr Quentin Rhea Sol Tess".split();sn="Ashworth Bolton-Reed Chowdhury Dimmock Eze Fairclough Gadd Hussain Ingleby Jagger Kosinski Lightfoot Mottram Naylor Ogden Pickersgill Rigby Shackleton Tordoff Varley".split()
wb=Workbook();ws=wb.active;ws.title="Rent Roll"
fo=lambda **k:Font(name='Verdana',size=8,**k)
C=dict(flat=1,bed=3,sqm=4,ten=6,st=9,en=10,rent=12,erv=13,dep=14,arr=16,note=17)
H=dict(flat="Flat",bed="Beds",sqm="Sq m",ten="Occupier(s)",st="AST from",en="AST to",rent="Rent pcm",erv="ERV pcm",dep="Deposit (TDS)",arr="Arrears",note="Note")
row=1
def put(k,v,**f):
    c=ws.cell(row,C[k],v);c.font=fo(**f)
    if isinstance(v,D): c.number_format='dd-mmm-yy';c.alignment=Alignment(horizontal='left')
    elif isinstance(v,float): c.number_format='£#,##0.00;[Red]-£#,##0.00'
    if k=='ten': ws.merge_cells(start_row=row,start_column=6,end_row=row,end_column=8)
    return c
def head(pg):
    global row
    ws.cell(row,1,"Shuttle & Loom Residential").font=fo(bold=True);ws.cell(row,16,f"Page {pg} of 3").font=fo();row+=1
    ws.cell(row,1,"Rent Roll - Tannery Quay, Salford M5").font=Font(name='Verdana',size=11,bold=True);row+=1
    ws.cell(row,1,"Position at 30 June 2025").font=fo(italic=True);row+=2
    for k in C:
        c=put(k,H[k],bold=True);c.border=Border(top=Side(style='thin'),bottom=Side(style='thin'))
    row+=1
rows=[];G=[0]*5;no=1;used=set();N=occ=0
spec=[("Tanner House",22),("Currier House",20),("Bark Mill",16)]
for pg,(b,n) in enumerate(spec,1):
    head(pg);ws.cell(row,1,b).font=fo(bold=True,underline='single');row+=1;S=[0]*5
    for i in range(1,n+1):
        bed=random.choice(["Studio","1","1","2","2","3"]);sq={"Studio":34.5,"1":47.0,"2":66.5,"3":88.0}[bed]+random.choice([0,.5,1.5,2.0]);erv=float({"Studio":895,"1":1125,"2":1425,"3":1780}[bed]+random.choice([0,25,50]))
        u=str(no);no+=1;N+=1;R={"unit":u,"building":b,"unitType":bed,"area":sq,"marketRent":erv};S[0]+=sq;S[2]+=erv
        put('flat',u);put('bed',bed);c=put('sqm',sq);c.number_format='0.0';put('erv',erv)
        if u in("7","19","31","44","52"):
            put('ten',"VACANT",italic=True,color='808080');R["statusText"]="VACANT"
            if u=="44": put('note',"Show flat")
        else:
            occ+=1
            while True:
                t=f"{random.choice(fn)} {random.choice(sn)}"
                if t not in used: used.add(t);break
            if bed in"23" and random.random()<.6: t+=f" & {random.choice(fn)} {random.choice(sn)}"
            s=AS-dt.timedelta(random.randint(5,900));e=endof(s,1)
            e="Periodic" if e<AS else e
            rent=erv-random.choice([0,15,25,40,60,95]);dep=float(int(rent*12/52*5));ar=float(random.choice([0]*8+[rent,round(rent/2,2),-50]))
            put('ten',t);put('st',s);put('en',e);put('rent',rent);put('dep',dep);put('arr',ar)
            R.update(tenantName=t,statusText="Occupied",leaseStartDate=s,leaseEndDate=e,contractRent=rent,deposit=dep,balance=ar);S[1]+=rent;S[3]+=dep;S[4]+=ar
        rows.append(R);row+=1
    for k,v in zip(('ten','sqm','rent','erv','dep','arr'),(f"{b} total ({n} flats)",S[0],S[1],S[2],S[3],S[4])):
        c=put(k,v,bold=True);c.border=Border(top=Side(style='thin'))
        if k=='sqm': c.number_format='#,##0.0'
    G=[x+y for x,y in zip(G,S)];row+=2
    if pg<3:
        from openpyxl.worksheet.pagebreak import Break
        ws.row_breaks.append(Break(id=row-1))
for k,v in zip(('ten','sqm','rent','erv','dep','arr'),("GRAND TOTAL",*G)):
    c=put(k,v,bold=True);c.border=Border(top=Side(style='medium'),bottom=Side(style='double'))
    if k=='sqm': c.number_format='#,##0.0'
row+=2;ws.cell(row,1,f"{N} flats: {occ} let, {N-occ} vacant. Rent p.a. £{G[1]*12:,.2f}").font=fo()
for i,w in enumerate([7,1.5,8,8,1.5,14,14,10,11,11,1.5,12,12,13,1.5,11,12],1): ws.column_dimensions[L(i)].width=w
ws.sheet_view.showGridLines=False;ws.page_setup.orientation='landscape';ws.page_setup.paperSize=9;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc(F));print(N,occ)
save(F,"MULTIFAMILY","letting agent's report laid out in pages on one sheet, spacer columns, merged cells",True,"Tannery Quay",AS,N,occ,N-occ,rows,sheet="Rent Roll")
