# self storage, two sites on one sheet, cover sheet, hidden column, formulas recalculated
from make_common import *
import subprocess
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
FN='LockHaven_unitmix_YE25.xlsx'
D=[('Site 1 - Depot Street',[
('5x5','Climate 2nd fl',25,22,18,52,46.2),('5x10','Climate 2nd fl',50,38,33,84,77.9),('5x10','Climate 1st fl',50,16,16,94,90.15),('10x10','Climate 1st fl',100,30,27,148,139.4),('10x15','Climate 1st fl',150,12,10,189,180.75),
('5x10','Drive-up',50,20,19,68,64.5),('10x10','Drive-up',100,46,41,109,101.35),('10x15','Drive-up',150,28,26,139,131.6),('10x20','Drive-up',200,40,38,169,160.25),('10x30','Drive-up',300,14,14,229,218.9),
('12x30','RV / boat, open',360,18,11,75,72)]),
('Site 2 - Old Airport Rd',[
('5x10','Drive-up',50,24,17,59,54.3),('10x10','Drive-up',100,52,43,94,88.05),('10x15','Drive-up',150,24,20,119,112.4),('10x20','Drive-up',200,48,44,145,138.15),('10x25','Drive-up',250,10,9,172,166),('10x30','Drive-up',300,22,19,199,190.6),
('20x40','Contractor bay, power',800,6,6,540,515),('12x40','RV / boat, canopy',480,20,16,115,108.5),('Office','Leased office (1)',640,1,1,700,650)])]
K=['units','sf','total_sf','occupied','pct_occ','market','market_sf','market_total','actual','actual_total']
wb=Workbook();cv=wb.active;cv.title='Cover'
cv['B3']='LOCK HAVEN SELF STORAGE, LLC';cv['B4']='Year-end package 2025';cv['B6']='1. Unit mix (next tab)';cv['B7']='2. Trial balance - sent separately by accountant';cv['B9']='Contact: Wendell Rask, manager'
cv['B3'].font=Font(name='Verdana',size=16,bold=True)
ws=wb.create_sheet('Unit Mix')
V='Verdana'
ws['B2']='LOCK HAVEN SELF STORAGE';ws['B2'].font=Font(name=V,bold=True,size=12);ws['B3']='unit mix @ 12/31/25'
H=['Size','Kind','# Units','SF ea.','Total SF','Rented','Occ %','2024 Rate','Street Rate','Street $/SF','Gross Potential','Avg Rented Rate','Monthly Rented']
# columns B..N ; I hidden = 2024 rate
C={'type':2,'desc':3,'units':4,'sf':5,'total_sf':6,'occupied':7,'pct_occ':8,'market':10,'market_sf':11,'market_total':12,'actual':13,'actual_total':14}
fm={4:'0',5:'0',6:'#,##0',7:'0',8:'0.0%',9:'0.00',10:'0.00',11:'0.00',12:'#,##0.00',13:'0.00',14:'#,##0.00'}
def style(r,b=False,top=None):
    for c in range(2,15):
        x=ws.cell(r,c);x.font=Font(name=V,size=9,bold=b)
        if c in fm:x.number_format=fm[c]
        if top:x.border=Border(top=Side(style=top))
r=5;rows=[];totals=[];subs=[]
for p,l in D:
    ws.cell(r,2,p).font=Font(name=V,size=10,bold=True,color='B45F06');r+=1
    for i,h in enumerate(H):
        x=ws.cell(r,2+i,h);x.font=Font(name=V,size=8,bold=True);x.fill=PatternFill('solid',fgColor='FCE5CD');x.alignment=Alignment(wrap_text=True,horizontal='center');x.border=Border(bottom=Side(style='medium'))
    ws.row_dimensions[r].height=26
    r+=1;r0=r;rr=[]
    for ty,de,sf,n,o,st,av in l:
        d={'property':p,'type':ty,'desc':de,'units':n,'sf':sf,'total_sf':sf*n,'occupied':o,'pct_occ':o/n,'market':float(st),'market_sf':int(st*100/sf+.5+1e-9)/100,'market_total':float(st*n),'actual':av,'actual_total':round(av*o,2)}
        for k in('type','desc','units','sf','occupied','market','actual'): ws.cell(r,C[k],d[k])
        ws.cell(r,6,f'=D{r}*E{r}');ws.cell(r,8,f'=G{r}/D{r}');ws.cell(r,9,round(st*.96));ws.cell(r,11,f'=ROUND(J{r}/E{r},2)');ws.cell(r,12,f'=D{r}*J{r}');ws.cell(r,14,f'=ROUND(G{r}*M{r},2)')
        style(r);rr.append(d);r+=1
    SK=['units','total_sf','occupied','market_total','actual_total']
    t={'label':p.split(' - ')[0]+' total',**sm(rr,SK)};t['pct_occ']=t['occupied']/t['units']
    ws.cell(r,2,t['label'])
    for k in SK:
        L='ABCDEFGHIJKLMN'[C[k]-1];ws.cell(r,C[k],f'=SUM({L}{r0}:{L}{r-1})')
    ws.cell(r,8,f'=G{r}/D{r}');style(r,True,'thin');subs.append(r);totals.append(t);rows+=rr;r+=2
g={'label':'Both sites',**sm(rows,SK)};g['pct_occ']=g['occupied']/g['units'];totals.append(g)
ws.cell(r,2,g['label'])
for k in SK:
    L='ABCDEFGHIJKLMN'[C[k]-1];ws.cell(r,C[k],f'={L}{subs[0]}+{L}{subs[1]}')
ws.cell(r,8,f'=G{r}/D{r}');style(r,True,'double')
r+=2;ws.cell(r,2,'RV canopy finished in June, still filling. 3 units held for our own use shown as not rented.').font=Font(name=V,size=8,italic=True)
ws.column_dimensions['A'].width=2;ws.column_dimensions['I'].hidden=True
for c,w in zip('BCDEFGHJKLMN',(14,22,8,8,10,8,8,9,9,13,10,13)): ws.column_dimensions[c].width=w
ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.active=1
src=os.path.join(HERE,'build');os.makedirs(src,exist_ok=True);wb.save(os.path.join(src,FN))
subprocess.run(['soffice','--headless','--convert-to','xlsx','--outdir',DOC,os.path.join(src,FN)],check=True,stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL)
save(FN,'UM','SELF_STORAGE','two sites stacked with repeated headers, cover sheet, formulas','sizes repeat with another kind, hidden column, data on second sheet starting in column B',K,rows,totals)
