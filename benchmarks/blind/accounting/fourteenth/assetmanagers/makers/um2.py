# LIHTC rent matrix: HTML -> soffice pdf
from common import *
import subprocess,tempfile,shutil
import openpyxl
from openpyxl.styles import *
fn='weir_street_rent_matrix.pdf'
D=[('Weir Street Lofts – Building A (family)',[('A1','1 Bedroom / 1 Bath',30,3,612,537,71),('A1','1 Bedroom / 1 Bath',50,9,612,895,71),('A1','1 Bedroom / 1 Bath',60,8,612,1074,71),('A2','2 Bedroom / 1 Bath',30,2,804,644,93),('A2','2 Bedroom / 1 Bath',50,14,804,1074,93),('A2','2 Bedroom / 1 Bath',60,12,804,1289,93),('A3','3 Bedroom / 2 Bath',50,6,1066,1241,118),('A3','3 Bedroom / 2 Bath',60,5,1066,1489,118),('MGR',"Manager's 2 Bedroom",None,1,804,None,None)]),
('Weir Street Lofts – Building B (seniors 55+)',[('B0','Studio / 1 Bath',30,4,448,501,58),('B0','Studio / 1 Bath',50,6,448,835,58),('B1','1 Bedroom / 1 Bath',50,18,590,895,66),('B1','1 Bedroom / 1 Bath',60,16,590,1074,66),('B1','1 Bedroom / 1 Bath',80,5,590,1432,66),('B2','2 Bedroom / 1 Bath',60,7,775,1289,88)])]
K=['units','pct_units','ami','sf','total_sf','gross','ua','net','monthly','other:Annual Rent']
N=sum(x[3] for _,L in D for x in L)
wb=openpyxl.Workbook();ws=wb.active
def cell(r,c,v,b=False,al='right',fill=None,i=False):
    x=ws.cell(r,c,v);x.font=Font(name='Liberation Sans Narrow' if 0 else 'DejaVu Sans',size=8,bold=b,italic=i);x.alignment=Alignment(horizontal=al,vertical='center',wrap_text=True)
    if fill:x.fill=PatternFill('solid',fgColor=fill)
    x.border=Border(bottom=Side(style='hair'));return x
ws['A1']='Exhibit C-2';ws['A1'].font=Font(bold=True,size=9);ws['A2']='TAX CREDIT RENT MATRIX';ws['A2'].font=Font(bold=True,size=15);ws['A3']='2025 limits, published 04/01/2025 · Tamarack County MSA · utility allowance per housing authority schedule';ws['A3'].font=Font(size=8)
h=['Plan','Unit Type','No. of\nUnits','% of\nUnits','AMI\nTier','Unit\nSq Ft','Total\nSq Ft','Max\nGross Rent','Less: Utility\nAllowance','Net\nRent','Monthly\nRent','Annual\nRent']
for i,x in enumerate(h): cell(5,1+i,x,True,'center','C6E0B4')
ws.row_dimensions[5].height=34;ws.row_dimensions[2].height=22
r=6;rows=[];tots=[]
S=lambda v,d=0,p='':'' if v is None else p+f'{v:,.{d}f}'
def put(r,v,b=False,p='',fill=None):
    u,pc,am,sf,ts,g,ua,n,m,a=v
    tx=[S(u),S(pc,1)+'%','' if am is None else f'{am}%',S(sf),S(ts),S(g,0,'$'),'' if ua is None else f'({ua})',S(n,0,'$'),S(m,0,p),S(a,0,p)]
    for i,t in enumerate(tx): cell(r,3+i,t,b,fill=fill)
def sums(L,n0):
    u=sum(x[3] for x in L);ts=sum(x[3]*x[4] for x in L);R=[x for x in L if x[5]];m=sum(x[3]*(x[5]-x[6]) for x in R)
    return [u,round(100*u/N,1),None,round(ts/u),ts,None,None,round(m/sum(x[3] for x in R)),m,12*m]
for t,L in D:
    ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=12);cell(r,1,t,True,'left');r+=1
    for p,ty,am,u,sf,g,ua in L:
        net=None if g is None else g-ua
        v=[u,round(100*u/N,1),am,sf,u*sf,g,-ua if ua else None,net,None if net is None else net*u,None if net is None else net*u*12]
        cell(r,1,p,al='left');cell(r,2,ty,al='left')
        put(r,v[:6]+[ua]+v[7:])
        if g is None: 
            ws.cell(r,5).value='exempt'
        rows.append({"type":f'{p} {ty}',**dict(zip(K,v))});r+=1
    v=sums(L,N);lab='Subtotal Building '+('A' if 'ing A' in t else 'B');ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=2);cell(r,1,lab,True,'left','E2EFDA');put(r,v,True,'$','E2EFDA');tots.append({"label":lab,**dict(zip(K,v))});r+=2
v=sums([x for _,L in D for x in L],N);ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=2);cell(r,1,'Project Total / Average',True,'left','C6E0B4');put(r,v,True,'$','C6E0B4');tots.append({"label":'Project Total / Average',**dict(zip(K,v))});r+=2
A=[x for _,L in D for x in L if x[2]];
ws.cell(r,1,"Units by tier").font=Font(bold=True,size=8)
for am in(30,50,60,80):
    r+=1;ws.cell(r,1,f'{am}% AMI').font=Font(size=8);x=ws.cell(r,3,str(sum(y[3] for y in A if y[2]==am)));x.font=Font(size=8);x.alignment=Alignment(horizontal='right')
r+=2;ws.cell(r,1,'Average net rent excludes the manager\'s unit, which is exempt and pays no rent. Average square feet includes it. Percentages of all units, rounded.').font=Font(size=7,italic=True)
for c,w in zip('ABCDEFGHIJKL',[7,24,8,8,8,8,9,11,12,9,11,12]): ws.column_dimensions[c].width=w
ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
ws.oddFooter.left.text='Weir Street Lofts LIHTC LP';ws.oddFooter.right.text='Page &P'
d=tempfile.mkdtemp(dir=HERE);x=os.path.join(d,fn[:-4]+'.xlsx');wb.save(x)
subprocess.run(['soffice','-env:UserInstallation=file://'+d+'/prof','--headless','--convert-to','pdf','--outdir',DOC,x],check=True,stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL)
shutil.rmtree(d);save(fn,'UM',K,rows,tots)
