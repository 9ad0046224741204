# bill of quantities: openpyxl sheet(s) printed by LibreOffice
import subprocess,os
from makelib import dump
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
from openpyxl.worksheet.properties import PageSetupProperties
wb=Workbook();W=[6.5,29,5.5,8.5,8.5,11.5]
hd=['Item','Description','Unit','Quantity','Rate\n£','Amount\n£']
H,I,T='H','I','T'
p1=[(H,'BILL No. 3 — QUAY WALL'),(H,'Excavation and demolition'),
(I,'3/1','Break out existing reinforced concrete capping beam and\nremove to tip','m³',184,148.50),
(I,'3/2','Excavate behind wall, depth ≤ 2 m','m³',2650,9.80),
(I,'3/3','Ditto, depth 2 – 5 m','m³',1120,13.25),
(I,'3/4','Extra for hard material (provisional)','m³',150,41.00),
(H,'Steel sheet piling, grade S 355 GP'),
(I,'3/5','Supply combined wall HZ 1080M / AZ 26','t',612,1485.00),
(I,'3/6','Pitch and drive, through fill containing cobbles and\ntimber; penetration 14 – 17 m','m²',3240,86.40),
(I,'3/7','Cut off heads of piles ± 50 mm','m',215,38.00),
(I,'3/8','Corner piles','nr',4,2150.00),
(H,'Anchors'),
(I,'3/9','Tie rods Ø 85 mm, 24 m long, with turnbuckle,\ncorrosion protection class C\nand articulated end','nr',72,1940.00),
(I,'3/10','Waling, twin UPN 350','m',430,312.00),
(I,'3/11','Test loading','nr',3,4100.00),
(I,'3/12','Load cells','nr',6,None)]
p2=[(H,'Concrete C35/45'),
(I,'3/13','Capping beam 1.8 × 1.4 m','m³',540,215.00),
(I,'3/14','Formwork, fair face (F3)','m²',1290,58.50),
(I,'3/15','Reinforcement B500B, all sizes','t',68,1320.00),
(H,'Fittings'),
(I,'3/16','Fenders, cone type, height 800 mm, with frontal frame\nand chains','nr',18,11250.00),
(I,'3/17','Bollards 100 t','nr',12,3480.00),
(I,'3/18','Safety ladders, galvanised','nr',7,1265.00),
(I,'3/19','Toe rail','m',215,92.00),
(H,'Dayworks and provisional sums'),
(I,'3/20','Diver, team of 4','h',80,410.00),
(I,'3/21','Provisional sum: cathodic protection','sum',None,65000.00),]
thin=Side(style='thin');med=Side(style='medium');no=Side()
F='Liberation Sans Narrow'
def build(ws,items,first,last,carry):
    truth=[];ws.page_setup.paperSize=9;ws.page_setup.orientation='portrait'
    ws.page_margins.left=ws.page_margins.right=.7;ws.page_margins.top=.9;ws.page_margins.bottom=.8
    ws.print_options.gridLines=False
    for i,w in enumerate(W): ws.column_dimensions['ABCDEF'[i]].width=w
    ws['A1']='Port of Kellsmouth — East Quay Reconstruction';ws['A1'].font=Font(name=F,size=12,bold=True)
    ws['A2']='Bill of quantities, priced';ws['A2'].font=Font(name=F,size=10,italic=True)
    ws.row_dimensions[1].height=18;ws.row_dimensions[2].height=16;ws.row_dimensions[3].height=10
    r=4;k=0
    def put(vals,height,bold=False,top=no,bot=no,fill=None):
        nonlocal r,k
        ws.row_dimensions[r].height=height
        for c,v in enumerate(vals):
            cell=ws.cell(r,c+1)
            cell.border=Border(left=thin if c else med,right=thin if c<5 else med,top=top,bottom=bot)
            cell.font=Font(name=F,size=9.5,bold=bold)
            if fill: cell.fill=PatternFill('solid',fgColor=fill)
            cell.alignment=Alignment(horizontal='right' if c>2 else 'center' if c in(0,2) else 'left',vertical='top',wrap_text='\n' in str(v or ''))
            if v is None: continue
            cell.value=v
            if isinstance(v,(int,float)):
                cell.number_format='#,##0' if c==3 else '#,##0.00'
                t=f'{v:,.0f}' if c==3 else f'{v:,.2f}'
            else: t=' '.join(v.split())
            truth.append([k,c,k,c,t])
        r+=1;k+=1
    put(hd,28,True,med,med,'DDDDDD')
    s=0
    if carry is not None:
        put([None,'Brought forward',None,None,None,carry],18,True);s+=carry
    for it in items:
        if it[0]==H:
            put([None,it[1],None,None,None,None],20,True)
        else:
            _,n,t,u,q,p=it;a=round((q if q is not None else 1)*p,2) if p is not None else None
            put([n,t,u,q,p if q is not None else None,a if a is not None else 'incl. 3/11'],5+12.5*(1+t.count('\n')));s+=a or 0
    put([None,last,None,None,None,round(s,2)],20,True,med,med,'EEEEEE')
    ws.oddFooter.center.text=first
    top=.9*72+18+16+10;h=sum(ws.row_dimensions[i].height for i in range(4,r))
    wd=sum(W)*5.4  # roughly
    ws.cell(r+1,1).value='All rates include plant, labour and attendance.';ws.cell(r+1,1).font=Font(name=F,size=8)
    return round(s,2),truth,k,(top,h)
ws=wb.active;ws.title='3a'
s,t1,k1,g1=build(ws,p1,'3 / 1','Carried forward',None)
s2,t2,k2,g2=build(wb.create_sheet('3b'),p2,'3 / 2','TOTAL BILL No. 3 CARRIED TO SUMMARY',s)
wb.save('boq_quay.xlsx')
subprocess.run('nice soffice --headless -env:UserInstallation=file:///tmp/docextract-blind-lo --convert-to pdf boq_quay.xlsx',shell=True,check=True,stdout=subprocess.DEVNULL)
X1=50.4+sum(W)*7.0
tabs=[dict(page=p,bbox=[50.4,round(g[0],1),round(X1,1),round(g[0]+g[1],1)],n_rows=k,n_cols=6,cells=t) for p,g,k,t in((1,g1,k1,t1),(2,g2,k2,t2))]
dump('boq_quay',tabs);os.remove('boq_quay.xlsx');print(s,s2,tabs[0]['bbox'],tabs[1]['bbox'])
