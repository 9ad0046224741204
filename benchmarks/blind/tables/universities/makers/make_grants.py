# printed by LibreOffice Calc from a workbook
from make_lib import save_truth, HERE
import openpyxl, subprocess, os
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
from openpyxl.worksheet.pagebreak import Break
wb=openpyxl.Workbook();ws=wb.active;ws.title="Awards"
F="Liberation Sans"
for c,w in zip("ABCDEFGH",[12,17,36,15,11,11,13,13]): ws.column_dimensions[c].width=w
def put(r,c,v,b=False,al="left",fmt=None,wrap=True,it=False,sz=9):
    x=ws.cell(r,c,v);x.font=Font(name=F,size=sz,bold=b,italic=it);x.alignment=Alignment(horizontal=al,vertical="top",wrap_text=wrap)
    if fmt:x.number_format=fmt
    return x
put(1,1,"Mercator Foundation for the Humanities",True,wrap=False,sz=14)
put(2,1,"Research grants awarded, spring round 2025 (decision of the Board, 11 April 2025)",wrap=False,sz=10)
ws.row_dimensions[1].height=22;ws.row_dimensions[2].height=16;ws.row_dimensions[3].height=8
A=[("Ancient and medieval",[("AM-2201","Castellani, Dr R.","Ports and tolls of the Adriatic, 900–1250","Univ. Trieste Nord",36,"05/2025",214300,32145),("AM-2208","Obuya, Prof. J.","Ge'ez marginalia: a digital edition of forty manuscripts from three monasteries","SOAR London",48,"09/2025",388750,0),("AM-2215","Lindqvist, Dr H.","Tree rings and timber halls","Univ. Uppmark",24,"10/2025",126480,18972)]),
("Early modern",[("EM-1107","de Wael, Dr P.","Apothecaries' bills of the Low Countries","Univ. Gentbrugge",36,"06/2025",198200,29730),("EM-1113","Sørlie, Prof. A.","Northern whaling in prints and logbooks, 1600–1720","Bergen Museum",30,"08/2025",172915,0)]),
("Modern and contemporary",[("MC-3310","Abayomi, Dr T.","Radio and the village: listening in Oyo State, 1951–1979","Univ. Ilesa",36,"09/2025",241060,36159),("MC-3312","Roth, Dr E.","The letters of Klara Wendt, volumes 4 and 5","Akademie Halden",60,"01/2026",455000,68250),("MC-3318","Pereira, Dr M.","Concrete churches","Univ. Braga Sul",18,"07/2025",88640,13296),("MC-3325","Kowalczyk, Prof. Z.","Film schools of the East: archives at risk","Łódź Film Archive",24,"11/2025",139900,0)])]
H=["Reference","Principal investigator","Project","Host","Months","Start","Grant (EUR)","Overhead (EUR)"]
thin=Side(style="thin",color="777777");med=Side(style="medium")
r0=4;cells=[]
def rec(R,c,t,c1=None): cells.append([R,c,R,c if c1 is None else c1,t])
for j,h in enumerate(H):
    x=put(r0,j+1,h,True,"right" if j in(4,6,7) else "left");x.fill=PatternFill("solid",fgColor="D9E2D0");rec(0,j,h)
ws.row_dimensions[r0].height=26
R=1;hts=[26];G=O=0
for n,b in A:
    r=r0+R;ws.merge_cells(start_row=r,end_row=r,start_column=1,end_column=8);put(r,1,n,True);rec(R,0,n,7);ws.row_dimensions[r].height=15;hts.append(15);R+=1
    for a in b:
        r=r0+R;hh=26 if len(a[2])>38 else 15
        if len(a[2])>76: hh=38
        if len(a[1])>17 or len(a[3])>15: hh=max(hh,26)
        for j,v in enumerate(a):
            put(r,j+1,v if v!=0 else "–",al="right" if j in(4,6,7) else "left",fmt="#,##0" if j>5 else "@" if j==5 else None)
            rec(R,j,"–" if v==0 else f"{v:,}" if j>5 else str(v))
        ws.row_dimensions[r].height=hh;hts.append(hh);R+=1
    g=sum(a[6] for a in b);o=sum(a[7] for a in b);G+=g;O+=o
    r=r0+R;put(r,3,"Sum",it=True,al="right");rec(R,2,"Sum");put(r,7,g,it=True,al="right",fmt="#,##0");rec(R,6,f"{g:,}");put(r,8,o,it=True,al="right",fmt="#,##0");rec(R,7,f"{o:,}")
    ws.row_dimensions[r].height=15;hts.append(15);R+=1
r=r0+R;put(r,1,"All awards",True,wrap=False);rec(R,0,"All awards");put(r,7,G,True,"right","#,##0");rec(R,6,f"{G:,}");put(r,8,O,True,"right","#,##0");rec(R,7,f"{O:,}")
ws.row_dimensions[r].height=16;hts.append(16);R+=1
for rr in range(r0,r0+R):
    for c in range(1,9): ws.cell(rr,c).border=Border(left=thin,right=thin,top=thin,bottom=med if rr==r0+R-1 else thin)
r=r0+R+1;put(r,1,"Overhead is paid at 15 per cent of the grant to universities only. Of 71 applications received, 9 were granted.",wrap=False,it=True,sz=8.5)
# second table, no grid
q=r+2;put(q,1,"Applications and awards by panel",True,wrap=False,sz=10)
T2=[["Panel","Chair","","Applied","Granted","Rate"]]
cnt=[("Ancient","Prof. N. Halloran",24,3),("Early modern","Prof. C. Duchesne",16,2),("Modern","Dr B. Ostrowska",31,4)]
assert sum(x[2] for x in cnt)==71 and sum(x[3] for x in cnt)==9
t2=[["Panel","Chair","Applied","Granted","Rate"]]+[[a,b,str(m),str(n),f"{100*n/m:.1f}%"] for a,b,m,n in cnt]+[["Total","","71","9",f"{900/71:.1f}%"]]
c2=[]
for i,row in enumerate(t2):
    for j,v in enumerate(row):
        col=[1,2,4,5,6][j]
        if not v: continue
        put(q+1+i,col,int(v) if v.isdigit() else v,b=i==0,al="right" if j>1 else "left",wrap=False);c2.append([i,j,i,j,v])
    ws.row_dimensions[q+1+i].height=15
for c in range(1,7):
    ws.cell(q+1,c).border=Border(bottom=thin);ws.cell(q+5,c).border=Border(top=thin)
ws.page_setup.orientation="landscape";ws.page_setup.paperSize=9
m=ws.page_margins;m.left=m.right=.55;m.top=.6;m.bottom=.5;m.header=m.footer=.25
ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True);ws.page_setup.fitToHeight=1
ws.oddFooter.center.text="Page &P"
wb.save(f"{HERE}/grant_awards.xlsx")
subprocess.run(["nice","soffice","--headless","-env:UserInstallation=file:///tmp/docextract-blind-lo","--convert-to","pdf","--outdir",HERE,f"{HERE}/grant_awards.xlsx"],capture_output=True)
os.remove(f"{HERE}/grant_awards.xlsx")
save_truth("grant_awards",[dict(page=1,bbox=[39.6,81,802,380],n_rows=R,n_cols=8,cells=cells),dict(page=1,bbox=[39.6,431,646,493],n_rows=len(t2),n_cols=5,cells=c2)])
