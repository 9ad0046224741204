# condominium declaration exhibit: unit types, parking and storage, allocated interests and assessments (openpyxl sheet printed to PDF)
import subprocess
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side
from common import *
NAME='Alder_and_Ninth_Exhibit_C_unit_types.pdf'
RES=[('S1','Studio / 1',12,471,0,258),('A1','1 / 1',18,684,52,352),('A2','1 / 1 + den',12,771,58,398),('A3','1 / 1.5',6,803,64,412),('B1','2 / 2',16,1046,78,521),('B2','2 / 2',10,1112,84,549),('B3','2 / 2 + den',6,1238,90,606),('C1','3 / 2',4,1425,110,688),('TH','2 / 2.5 townhome',5,1510,0,724),('PH-1','3 / 3',1,2240,412,1096),('PH-2','3 / 3.5',1,2385,465,1162)]
PK=[('Standard stall',74,162,31.5),('Compact stall',21,128,25),('Tandem stall (2 cars)',9,304,52),('EV-ready stall',12,162,38.75),('Accessible stall',5,248,31.5),('Motorcycle space',6,36,9.25)]
STG=[('Storage locker - small',38,28,7.5),('Storage locker - large',15,54,13)]
allm=sum(q[2]*q[5] for q in RES)+sum(q[1]*q[3] for q in PK+STG)
wb=Workbook(); ws=wb.active; ws.title='Exh C'
f=lambda b=False,i=False,s=9: Font(name='Liberation Sans Narrow',size=s,bold=b,italic=i)
th=Side(style='thin'); hr=Side(style='hair')
for i,(t,s) in enumerate([('EXHIBIT C',12),('ALDER & NINTH, A CONDOMINIUM',11),('Schedule of Unit Types, Areas and Monthly Assessments - 2025 Budget',10)],1):
    ws.merge_cells(start_row=i,start_column=1,end_row=i,end_column=9); c=ws.cell(i,1,t); c.font=f(True,s=s); c.alignment=Alignment(horizontal='center')
HD=['Type','Bed / Bath','No. of Units','Interior SF','Balcony / Terrace SF','Total Interior SF','Monthly Assessment','Monthly Total','Annual Total']
K=['units','sf','other:Balcony / Terrace SF','total_sf','other:Monthly Assessment','other:Monthly Total','other:Annual Total']
for j,t in enumerate(HD,1):
    c=ws.cell(5,j,t); c.font=f(True); c.alignment=Alignment(horizontal='center',vertical='bottom',wrap_text=True); c.border=Border(top=th,bottom=th)
rows=[];tot=[];r=6
def put(vals,bold=False,top=False):
    for j,v in enumerate(vals,1):
        if v is None: 
            ws.cell(r,j).border=Border(top=th) if top else Border(bottom=hr)
            continue
        c=ws.cell(r,j,v); c.font=f(bold); c.number_format='#,##0' if isinstance(v,int) else '#,##0.00'
        c.border=Border(top=th) if top else Border(bottom=hr)
        if j>2: c.alignment=Alignment(horizontal='right')
        if j==2: c.alignment=Alignment(horizontal='center')
def head(t):
    global r
    ws.cell(r,1,t).font=f(True,s=10); r+=1
BB={'Studio / 1':(0,1),'1 / 1':(1,1),'1 / 1 + den':(1,1),'1 / 1.5':(1,1.5),'2 / 2':(2,2),'2 / 2 + den':(2,2),'3 / 2':(3,2),'2 / 2.5 townhome':(2,2.5),'3 / 3':(3,3),'3 / 3.5':(3,3.5)}
G=[0,0.0,0.0]
def sub(lab,n,sf,m,showsf=True):
    global r
    put([lab,None,n,None,None,sf if showsf else None,None,float(m),float(m*12)],True,True); r+=1
    t={'label':lab,'units':n,'other:Monthly Total':m,'other:Annual Total':m*12}
    if showsf: t['total_sf']=sf
    tot.append(t)
head('Part 1 - Residential Units'); T=[0,0,0.0]
for ty,bb,n,sf,bal,m in RES:
    mt=float(n*m); put([ty,bb,n,sf,bal or None,n*sf,float(m),mt,mt*12]); r+=1
    rw={'type':ty,'units':n,'sf':sf}
    if bb!='Studio / 1': rw['beds']=BB[bb][0]
    rw['baths']=BB[bb][1]
    if bal: rw['other:Balcony / Terrace SF']=bal
    rw.update({'total_sf':n*sf,'other:Monthly Assessment':float(m),'other:Monthly Total':mt,'other:Annual Total':mt*12}); rows.append(rw); T=[T[0]+n,T[1]+n*sf,T[2]+mt]
sub('Residential Units',*T); G=[T[0],T[1],T[2]]; r+=1
for title,lst,lab in (('Part 2 - Parking Units',PK,'Parking Units'),('Part 3 - Storage Units',STG,'Storage Units')):
    head(title); T=[0,0,0.0]
    for ty,n,sf,m in lst:
        mt=n*m; put([ty,None,n,sf,None,n*sf,float(m),float(mt),float(mt*12)]); r+=1
        rows.append({'type':ty,'units':n,'sf':sf,'total_sf':n*sf,'other:Monthly Assessment':float(m),'other:Monthly Total':float(mt),'other:Annual Total':float(mt*12)}); T=[T[0]+n,T[1]+n*sf,T[2]+mt]
    sub(lab,*T); G=[a+b for a,b in zip(G,T)]; r+=1
sub('All Units',G[0],G[1],G[2]); assert abs(G[2]-allm)<.001
r+=1
for t in ['Areas are measured to the interior face of perimeter walls and are approximate. Townhome patios are limited common elements.','Parking and storage units are separately deeded and assessed at the Parking/Storage cost center rate.']:
    ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=9); c=ws.cell(r,1,t); c.font=f(i=True,s=8); r+=1
for c,w in zip('ABCDEFGHI',(19,14,7.5,8,9,9,10.5,11,11.5)): ws.column_dimensions[c].width=w
ws.row_dimensions[5].height=38; ws.page_setup.paperSize=1; ws.page_setup.orientation='portrait'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.print_options.horizontalCentered=True; ws.oddFooter.center.text='Exhibit C - Page &P'
tmp=ROOT+'/makers/'+NAME.replace('.pdf','.xlsx'); wb.save(tmp)
subprocess.run(['soffice',f'-env:UserInstallation=file://{ROOT}/.lo','--headless','--convert-to','pdf','--outdir',ROOT+'/documents',tmp],capture_output=True)
save(NAME,'UM','condominium declaration exhibit: residential, parking and storage unit types, assessments',True,K,rows,tot)
print(G)
