# box score availability by floor plan, printed from LibreOffice
import subprocess,os,shutil
from emit import *
from openpyxl import Workbook
from openpyxl.styles import *
money=["sf","market","units","occ_nontv","ntv_rented","ntv_unrented","vac_rented","vac_unrented","down","other:Model","pct_occ","pct_leased"]
D=[("stu1","Studio - The Loom",521,1249,18,[14,1,1,1,1,0,0]),("stu2","Studio Loft - The Bobbin",588,1355,9,[6,0,1,1,0,0,1]),("1x1a","1x1 - The Weaver",676,1489,36,[29,2,1,2,2,0,0]),("1x1b","1x1 - The Spindle",703,1525,28,[24,0,2,1,1,0,0]),("1x1c","1x1 - The Carder",741,1610,14,[11,1,0,0,1,1,0]),("1x1d","1x1 Den - The Dyer",829,1725,8,[8,0,0,0,0,0,0]),("2x1a","2x1 - The Selvage",915,1835,12,[9,0,1,1,1,0,0]),("2x2a","2x2 - The Twill",1042,2040,30,[23,2,1,2,1,0,1]),("2x2b","2x2 - The Damask",1098,2115,22,[18,1,0,0,2,1,0]),("2x2c","2x2 - The Jacquard",1155,2260,10,[7,1,1,0,1,0,0]),("3x2a","3x2 - The Mill House",1377,2690,6,[4,0,0,1,1,0,0])]
wb=Workbook();ws=wb.active;ws.title="Boxscore"
F=lambda **k:Font(name='Liberation Sans',size=k.pop('size',8),**k)
for r,t in enumerate(["Boxscore Summary - Availability","Property: Shuttleworks (shutl)","Date Range: 11/01/2025 - 11/07/2025    As of 11/07/2025"],1):
    ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=14);ws.cell(r,1,t).font=F(size=12 if r==1 else 8,bold=r==1);ws.cell(r,1).alignment=Alignment(horizontal='center')
H1=["Code","Name","Avg.","Market","Units","Occupied","Notice","Notice","Vacant","Vacant","Down","Model","%","%"]
H2=["","","Sq Ft","Rent","","No Notice","Rented","Unrented","Rented","Unrented","","","Occ","Leased"]
th=Side('thin',color='999999')
for r,h in((5,H1),(6,H2)):
    for c,t in enumerate(h,1):
        x=ws.cell(r,c,t or None);x.font=F(bold=True);x.alignment=Alignment(horizontal='left' if c<3 else 'right');x.border=Border(top=th if r==5 else None,bottom=th if r==6 else None)
r=7;rows=[];tots=[];fm=['#,##0','#,##0','0']+['0']*7+['0.00','0.00']
def put(r,v,b=False):
    for c,(q,f) in enumerate(zip(v,fm),3):
        x=ws.cell(r,c,q);x.number_format=f;x.font=F(bold=b);x.border=Border(bottom=Side('hair')) if not b else Border(top=Side('medium'),bottom=Side('medium'))
def pct(u,s):
    occ=s[0]+s[1]+s[2];return[round(occ/u*100,2),round((s[0]+s[1]+s[3])/u*100,2)]
for code,n,sf,m,u,s in D:
    assert sum(s)==u,code
    v=[sf,m,u]+s+pct(u,s);ws.cell(r,1,code).font=F();ws.cell(r,2,n).font=F();put(r,v);rows.append({"type":n,**dict(zip(money,v))});r+=1
U=sum(d[4] for d in D);s=[sum(d[5][i] for d in D) for i in range(7)]
v=[round(sum(d[2]*d[4] for d in D)/U),round(sum(d[3]*d[4] for d in D)/U),U]+s+pct(U,s)
ws.cell(r,2,"Total / Average").font=F(bold=True);put(r,v,True);tots.append({"label":"Total / Average",**dict(zip(money,v))})
ws.cell(r+2,1,"% Occ includes residents on notice; % Leased = occupied without notice, notice rented and vacant rented.").font=F(size=7,italic=True)
ws.cell(r+3,1,"Traffic this week: 14 calls, 9 tours, 4 applications, 1 cancellation.  Move-ins 3, move-outs 2.").font=F(size=7)
for c,w in zip("ABCDEFGHIJKLMN",[7,25,8,8,7,10,9,10,9,10,7,7,8,8]):ws.column_dimensions[c].width=w
ws.page_setup.orientation='landscape';ws.page_setup.paperSize=1;ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.page_setup.fitToHeight=0
ws.oddFooter.left.text="Created on: 11/08/2025, 7:30 AM";ws.oddFooter.right.text="Page &P of &N"
p='./shuttleworks_boxscore_nov07.xlsx';wb.save(p)
subprocess.run(['nice','soffice','--headless','-env:UserInstallation=file:///tmp/docextract-blind-lo','--convert-to','pdf','--outdir',os.path.join(B,'documents'),p],check=True,capture_output=True);os.remove(p)
emit('shuttleworks_boxscore_nov07.pdf','UM',money,rows,tots)
