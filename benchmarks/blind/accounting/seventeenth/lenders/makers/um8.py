# student, xlsx, numbers as text partly
from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
R=random.Random(1708)
D=[('S1 Study',1,1,24,412,1189),('S1-R Study Renovated',1,1,8,412,1264),('A1 The Quad',1,1,18,566,1342),('B2 Ivy',2,2,46,848,979),('B2-T Ivy Terrace',2,2,14,881,1010),('B2.5 Ivy Townhome',2,2.5,10,1064,1055),('C3 Laurel',3,3,32,1136,894),('C2 Laurel Value',3,2,12,1080,815),('D4 Commons',4,4,58,1402,842),('D2 Commons Value',4,2,16,1318,744),('D4-T Commons Townhome',4,4.5,12,1586,889),('E5 House',5,5,6,1902,835)]
bt,bl,bp,rm,ri,rc,an='other:BEDS Total Beds','other:BEDS Leased Fall 2026','other:BEDS % Leased','other:INSTALLMENT PER BED Asking','other:INSTALLMENT PER BED Signed Leases','other:INSTALLMENT PER BED Concession','other:ANNUAL GPR (12 inst.)'
N=['units','pct_units',bt,bl,bp,'sf','total_sf',rm,ri,rc,'market_total',an]
TU=sum(d[3] for d in D); rows=[];raw=[]
for n,b,ba,u,sf,p in D:
    beds=u*b; le=int(beds*R.uniform(.55,.93)); s=p-R.randint(4,58); cc=R.choice([0,0,15,25,25,40])
    if n.startswith('S1-R'): s=p+11
    t={"type":n,"beds":b,"baths":ba,"units":u,"pct_units":num(round(u/TU*100,1)),bt:beds,bl:le,bp:num(round(le/beds*100,1)),"sf":sf,"total_sf":sf*u,rm:p,ri:s}
    if cc: t[rc]=-cc
    t["market_total"]=beds*p; t[an]=beds*p*12; rows.append(t)
z=lambda k:sum(r.get(k,0) for r in rows)
T={"label":"TOTAL / WTD. AVG.","units":TU,"pct_units":100,bt:z(bt),bl:z(bl),bp:num(round(z(bl)/z(bt)*100,1)),"sf":round(z('total_sf')/TU),"total_sf":z('total_sf'),rm:num(round(z('market_total')/z(bt),2)),ri:num(round(sum(r[ri]*r[bl] for r in rows)/z(bl),2)),rc:num(round(sum(r.get(rc,0)*r[bl] for r in rows)/z(bl),2)),"market_total":z('market_total'),an:z(an)}
wb=Workbook(); ws=wb.active; ws.title='UM_2026-27'
bf=Font(name='Cambria',bold=True,size=10); nf=Font(name='Cambria',size=10)
ws['C2']='THE ROSTRUM AT HALLAM UNIVERSITY'; ws['C2'].font=Font(name='Cambria',bold=True,size=14,color='800000')
ws['C3']='Floor plan mix and pre-leasing, lease year 8/2026 - 7/2027, week ending 3/27/2026'; ws['C3'].font=nf
# cols C..Q : printed order: units block, type in the middle? keep type second
cols=['C','D','E','F','G','H','I','J','K','L','M','N','O','P','Q']
h=[('','FLOOR','PLAN'),('','Bed-','rooms'),('','Bath-','rooms'),('','','Units'),('','% of','Units'),('BEDS','Total','Beds'),('','Leased','Fall 2026'),('','','% Leased'),('','SF per','Unit'),('','Total','SF'),('INSTALLMENT PER BED','','Asking'),('','Signed','Leases'),('','','Concession'),('MONTHLY','POTENTIAL','AT ASKING'),('ANNUAL','GPR','(12 inst.)')]
for k,t in zip(cols,h):
    for i in range(3):
        ce=ws[f'{k}{5+i}']; ce.value=t[i] or None; ce.font=bf; ce.alignment=Alignment(horizontal='center'); ce.fill=PatternFill('solid',fgColor='F3E3E3')
        if i==2: ce.border=Border(bottom=Side(style='medium'))
ws.merge_cells('H5:J5'); ws.merge_cells('M5:O5')
FM=['0','0.0"%"','#,##0','#,##0','0.0%','#,##0','#,##0','$#,##0','$#,##0','$#,##0;($#,##0)','$#,##0','$#,##0']
r=8
def put(t,bold=False,txt=False):
    for k,n,fm in zip(cols[3:],N,FM):
        if n not in t: continue
        ce=ws[f'{k}{r}']; v=t[n]
        if n==bp: ce.value=round(v/100,4)
        elif txt and n in('market_total',an,'total_sf'): ce.value=('$' if n!='total_sf' else '')+f'{v:,}'; ce.alignment=Alignment(horizontal='right')
        else: ce.value=v
        ce.number_format='$#,##0.00;($#,##0.00)' if bold and n in(rm,ri,rc) else fm; ce.font=bf if bold else nf
        if bold: ce.border=Border(top=Side(style='thin'),bottom=Side(style='double'))
for t in rows:
    ws[f'C{r}']=t['type']; ws[f'D{r}']=t['beds']; ws[f'E{r}']=t['baths']
    for k in 'CDE': ws[f'{k}{r}'].font=nf
    put(t,txt=R.random()<.35); r+=1
ws[f'C{r}']=T['label']; ws[f'C{r}'].font=bf; put(T,True); r+=2
for q in ['Signed-lease and concession averages are weighted by leased beds; asking by all beds; SF by units.','Concession = monthly value of gift cards and waived fees on signed leases, not deducted in the signed rate.','Excludes 1 live-on staff apartment (D4).']:
    ws[f'C{r}']=q; ws[f'C{r}'].font=Font(name='Cambria',size=9,italic=True); r+=1
ws['S6']='Velocity'; ws['S6'].font=bf
for i,(x,y,w) in enumerate([('Week','New','Renewal'),('3/27',21,9),('3/20',17,14),('3/13',6,4),('3/6',24,11)]):
    for k,v in zip('STU',(x,y,w)): ws[f'{k}{7+i}']=v
for k,w in zip(['A','B']+cols,[2,2,25,8,8,8,8,9,11,10,9,11,11,11,12,14,15]): ws.column_dimensions[k].width=w
ws.freeze_panes='D8'
f='rostrum_student_floorplan_mix.xlsx'; wb.save(doc(f))
N[N.index(an)]=an
save(f,'UM',N,rows,[T],None,'STUDENT_HOUSING','student housing regional manager, own workbook','one row a floor plan, three-line stacked headers, beds and installments per bed','header words split over three cells, numbers as text, side table of leasing velocity, offset start, rents of a bed')
