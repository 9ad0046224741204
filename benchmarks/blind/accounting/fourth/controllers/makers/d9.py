# LIHTC rent limits/unit mix, XLSX
from common import *
import openpyxl
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
R=random.Random(41009)
M=['ami','units','sf','total_sf','gross','ua','net','monthly','annual']
D=Doc('Fairmount Terrace LIHTC rent schedule 2025.xlsx','UM',M)
AMI=98400
G=[('ONE BEDROOM',1,1,71,618,[(30,4),(50,10),(60,14)],.75),('TWO BEDROOM',2,1,92,845,[(30,4),(50,12),(60,22)],.9),('THREE BEDROOM',3,2,114,1090,[(30,2),(50,6),(60,9)],1.04),('FOUR BEDROOM',4,2,131,1322,[(50,2),(60,3)],1.16)]
wb=openpyxl.Workbook();ws=wb.active;ws.title='Rent Schedule'
f=lambda **k: Font(name='Cambria',size=k.pop('size',10),**k)
ws.merge_cells('B2:L2');ws['B2']='FAIRMOUNT TERRACE - MAXIMUM RENT SCHEDULE AND UNIT MIX';ws['B2'].font=f(bold=True,size=13)
ws.merge_cells('B3:L3');ws['B3']='Low-income housing tax credit set-asides; limits effective 04/01/2025; utility allowance per housing authority schedule';ws['B3'].font=f(italic=True)
ws['O5']='Assumptions';ws['O6']='Median income (4 persons)';ws['P6']=AMI;ws['O7']='Minimum set-aside';ws['P7']='40/60';ws['O8']='Applicable fraction';ws['P8']='100%';ws['O9']='Placed in service';ws['P9']='2011'
ws['P6'].number_format='$#,##0'
for r in range(5,10): ws.cell(r,15).font=f(bold=r==5,size=9);ws.cell(r,16).font=f(size=9);ws.cell(r,16).alignment=Alignment(horizontal='right')
H=[('Unit Type','',''),('BR','',''),('BA','',''),('AMI','Set-','Aside'),('No.','of','Units'),('Net SF','per','Unit'),('Total','Net','SF'),('Gross','Rent','Limit'),('Utility','Allow-','ance'),('Net','Rent','Limit'),('Total Net','Rent per','Month'),('Annual','Net','Rent')]
th=Side(style='medium');hr=Side(style='thin')
for j,h in enumerate(H,2):
    for q in range(3):
        x=ws.cell(5+q,j,(h[q] or None) if any(h[1:]) else (h[0] if q==2 else None));x.font=f(bold=True,size=9);x.alignment=Alignment(horizontal='center' if j>2 else 'left')
        x.border=Border(top=th if q==0 else None,bottom=th if q==2 else None)
r=8
COL=dict(ami=5,units=6,sf=7,total_sf=8,gross=9,ua=10,net=11,monthly=12,annual=13)
NF=dict(ami='0%',units='0',sf='#,##0',total_sf='#,##0',gross='$#,##0',ua='$#,##0',net='$#,##0',monthly='$#,##0',annual='$#,##0')
def put(v,b=False):
    for k in M:
        if k in v: x=ws.cell(r,COL[k],v[k]);x.number_format=NF[k];x.font=f(bold=b)
GT={};am=[];S4=('units','total_sf','monthly','annual')
for g,b,ba,ua,sf,L,fam in G:
    T=dict.fromkeys(S4,0);mem=[]
    ws.cell(r,2,g).font=f(bold=True);r+=1
    for a,u in L:
        gross=int(AMI*fam*a/100*.3/12);v=dict(ami=a/100,units=u,sf=sf,total_sf=sf*u,gross=float(gross),ua=float(ua),net=float(gross-ua))
        v['monthly']=v['net']*u;v['annual']=v['monthly']*12
        n='%dBR-%d%%'%(b,a)
        for j,z in ((2,n),(3,b),(4,ba)): x=ws.cell(r,j,z);x.font=f();x.alignment=Alignment(indent=1 if j==2 else 0,horizontal='left' if j==2 else 'center')
        put(v);mem.append(D.row(type=n,beds=b,baths=ba,**v));r+=1
        for k in S4:T[k]+=v[k]
    if b==2:
        v=dict(units=1,sf=860,total_sf=860)
        for j,z in ((2,"Manager's unit (exempt)"),(3,2),(4,1)): x=ws.cell(r,j,z);x.font=f(italic=True);x.alignment=Alignment(indent=1 if j==2 else 0,horizontal='left' if j==2 else 'center')
        put(v);mem.append(D.row(type="Manager's unit (exempt)",beds=2,baths=1,**v));r+=1
        T['units']+=1;T['total_sf']+=860
    lab='Subtotal '+g.lower();ws.cell(r,2,lab).font=f(bold=True,italic=True);put(T,True)
    for j in range(2,14):ws.cell(r,j).border=Border(top=hr)
    D.total(lab,T,mem);am+=mem
    for k in S4:GT[k]=GT.get(k,0)+T[k]
    r+=2
ws.cell(r,2,'TOTAL, ALL UNITS').font=f(bold=True);put(GT,True)
for j in range(2,14):ws.cell(r,j).border=Border(top=th,bottom=Side(style='double'))
D.total('TOTAL, ALL UNITS',GT,am);r+=2
ws.cell(r,2,"Manager's unit is common area under the extended use agreement and carries no rent. Rents shown are limits, not rents charged.").font=f(italic=True,size=9)
for L,w in zip('ABCDEFGHIJKLMNOP',(2,26,6,6,8,8,9,10,10,9,10,13,14,4,26,11)):ws.column_dimensions[L].width=w
ws.sheet_view.showGridLines=False
ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(D.path);D.save()
