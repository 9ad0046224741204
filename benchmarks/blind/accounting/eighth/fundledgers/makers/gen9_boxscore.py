# Yardi-like box score availability by unit type, xlsx export, counts as numbers, percentages as text
import random
from openpyxl import Workbook
from openpyxl.styles import *
from common import *
R=random.Random(2024)
U=[('hp0s1',0,1,478,1310,16),('hp0s2',0,1,531,1395,8),('hp1a1',1,1,642,1545,40),('hp1a1c',1,1,642,1595,12),('hp1a2',1,1,705,1640,28),('hp1a3d',1,1,788,1735,9),('hp1a4',1,1.5,834,1810,6),('hp1aff',1,1,642,1128,10),('hp2b1',2,1,902,1895,24),('hp2b2',2,2,1018,2065,36),('hp2b2c',2,2,1018,2120,11),('hp2b3',2,2,1094,2190,18),('hp2b4th',2,2.5,1215,2390,7),('hp2aff',2,2,1018,1346,8),('hp3c1',3,2,1286,2615,10),('hp3c2th',3,2.5,1452,2880,5),('hppent',2,2.5,1610,3950,2)]
N=['sf','market','units','occ_nontv','vac_rented','vac_unrented','ntv_rented','ntv_unrented','other:Avail','other:Model','down','pct_occ','pct_leased']
wb=Workbook();ws=wb.active;ws.title='Report1';F=lambda **k:Font(name='Verdana',size=k.pop('size',8),**k)
for i,t in enumerate(['Boxscore Summary','Harrow Place (hp)','Date = 06/08/2025-06/14/2025'],1):
    ws.merge_cells(start_row=i,end_row=i,start_column=1,end_column=16);ws.cell(i,1,t).font=F(bold=i<3,size=11 if i==1 else 8);ws.cell(i,1).alignment=Alignment(horizontal='center')
ws.cell(5,1,'Availability').font=F(bold=True,size=9)
H=[('Unit','Type'),('Bed','rooms'),('Bath','rooms'),('Avg.','Sq Ft'),('Market','Rent'),('','Units'),('Occupied','No Notice'),('Vacant','Rented'),('Vacant','Unrented'),('Notice','Rented'),('Notice','Unrented'),('','Avail'),('','Model'),('','Down'),('%','Occ'),('%','Leased')]
for j,(a,b) in enumerate(H,1):
    for i,t in((6,a),(7,b)): c=ws.cell(i,j,t or None);c.font=F(bold=True);c.alignment=Alignment(horizontal='right' if j>1 else 'left');c.border=Border(top=Side('thin')) if i==6 else Border(bottom=Side('thin'))
i=8;T=[];s=[0]*11;tsf=tmk=0
def cells(x,bold=False):
    for j,k in enumerate(N,4):
        v=x[k]
        if k.startswith('pct'): v='%.2f'%v
        c=ws.cell(i,j,v);c.font=F(bold=bold);c.alignment=Alignment(horizontal='right')
        c.number_format={'sf':'#,##0','market':'#,##0.00'}.get(k,'0')
def mk(sf,mr,n,vr,vu,nr,nu,mo,dn):
    oc=n-vr-vu-mo-dn-nr-nu
    return dict(zip(N,[sf,mr,n,oc,vr,vu,nr,nu,vu+nu,mo,dn,float('%.2f'%((oc+nr+nu)*100/n+1e-9)),float('%.2f'%((oc+nr+vr)*100/n+1e-9))]))
for t,bd,ba,sf,mr,n in U:
    k=lambda p:sum(R.random()<p for _ in range(n))
    vr,vu,nr,nu=k(.025),k(.03),k(.03),k(.045);mo=1 if t in('hp1a1','hp2b2') else 0;dn=1 if t in('hp1a2','hp3c1') else 0
    if t=='hppent': vr=vu=nr=nu=0;vu=1
    x=mk(sf,float(mr),n,vr,vu,nr,nu,mo,dn)
    assert x['occ_nontv']>=0
    for j,v in enumerate((t,bd,ba),1): ws.cell(i,j,v).font=F();ws.cell(i,j).number_format='0.00' if j==3 else 'General'
    cells(x);T.append(dict(type=t,beds=bd,baths=ba,**x));tsf+=n*sf;tmk+=n*mr;i+=1
q=lambda k:sum(r[k] for r in T);n=q('units')
x=mk(int(tsf/n+.5),float('%.2f'%(tmk/n)),n,q('vac_rented'),q('vac_unrented'),q('ntv_rented'),q('ntv_unrented'),q('other:Model'),q('down'))
assert x['occ_nontv']==q('occ_nontv') and x['other:Avail']==q('other:Avail')
ws.cell(i,1,'Total').font=F(bold=True);cells(x,True)
for j in range(1,17): ws.cell(i,j).border=Border(top=Side('thin'),bottom=Side('double'))
TT=[dict(label='Total',**x)];i+=3
ws.cell(i,1,'Week at a glance').font=F(bold=True,size=9);i+=1
for a,b in(('Calls and web leads',58),('Shows',23),('Applied',9),('Approved',7),('Denied / cancelled',2),('Move-ins',6),('Move-outs',4),('Renewals signed',11)):
    ws.merge_cells(start_row=i,end_row=i,start_column=1,end_column=3);ws.cell(i,1,a).font=F();ws.cell(i,4,b).font=F();i+=1
i+=1;ws.cell(i,1,'% Occ counts notice units as occupied; % Leased adds vacant rented and takes off notice unrented. Avail = vacant unrented + notice unrented.').font=F(size=7,italic=True)
for j,w in enumerate((12,8,8,9,11,8,11,9,10,9,10,8,8,8,9,9)): ws.column_dimensions['ABCDEFGHIJKLMNOP'[j]].width=w
ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(DOC+'/Boxscore_hp_061425.xlsx')
save('Boxscore_hp_061425.xlsx','UM',None,N,T,TT)
