"""Affordable (LIHTC) unit mix & rent limits XLSX, as a hand-kept closing workbook: AMI groups, gross limit - UA = net, monthly, annual; dash for none."""
import random, openpyxl
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
from _lib import *
random.seed(4909)
N='um_lihtc_marigold.xlsx'
LIM={.3:[(1,522),(2,627),(3,724)],.5:[(0,813),(1,871),(2,1045),(3,1207),(4,1346)],.6:[(0,975),(1,1045),(2,1254),(3,1448),(4,1616)],.8:[(1,1394),(2,1673),(3,1931)]}
UA={0:58,1:74,2:97,3:121,4:146};SF={0:465,1:612,2:838,3:1077,4:1290};BA={0:1,1:1,2:1,3:2,4:2}
CNT={.3:[4,5,3],.5:[2,8,12,9,2],.6:[4,14,22,16,3],.8:[3,6,4]}
NAME={0:'Efficiency',1:'One Bedroom',2:'Two Bedroom',3:'Three Bedroom',4:'Four Bedroom'}
K=['beds','baths','ami','units','sf','total_sf','gross','ua','net','monthly','annual']
wb=openpyxl.Workbook();ws=wb.active;ws.title='Rent Sched 2024'
G='Georgia';f=Font(name=G,size=10);b=Font(name=G,size=10,bold=True);i9=Font(name=G,size=9,italic=True)
th=Side(style='thin');db=Side(style='double')
for c,w in zip('ABCDEFGHIJKLMN',[2,12,22,8,8,8,8,9,10,11,11,10,12,14]):ws.column_dimensions[c].width=w
ws['B1']='Marigold Terrace Senior & Family LP';ws['B1'].font=Font(name=G,size=14,bold=True)
ws['B2']='Exhibit C - Unit Mix and Tax Credit Rent Schedule';ws['B2'].font=b
ws['B3']='Effective 04/01/2024 - Ada County MSA limits; utility allowance per PHA schedule dated 01/01/2024';ws['B3'].font=i9
HT=['Unit','Unit','No. of','No. of','% of','No. of','Net','Total','Max Gross','Utility','Max Net','Monthly','Annual'];HB=['Type','Description','BR','BA','AMI','Units','Unit SF','Net SF','Rent','Allowance','Rent','Rent','Rent']
for j,(a,c) in enumerate(zip(HT,HB)):
    for q,s in((5,a),(6,c)):
        x=ws.cell(q,2+j,s);x.font=b;x.alignment=Alignment(horizontal='left' if j<2 else 'center');x.fill=PatternFill('solid',fgColor='FFF2CC')
        x.border=Border(top=th) if q==5 else Border(bottom=th)
nf=dict(beds='0',baths='0.0',ami='0%',units='#,##0',sf='#,##0',total_sf='#,##0',gross='#,##0',ua='#,##0;(#,##0);"-"',net='#,##0',monthly='#,##0',annual='#,##0')
r=8;rows=[];tots=[]
def put(d,font,bord=None):
    for j,k in enumerate(K):
        c=ws.cell(r,4+j)
        if bord:c.border=bord
        if d.get(k) is not None:c.value=d[k];c.number_format=nf[k];c.font=font;c.alignment=Alignment(horizontal='right')
def tot(L):return {k:sum(d.get(k) or 0 for d in L) for k in('units','total_sf','monthly','annual')}
for a in LIM:
    me=[]
    for (bd,g),n in zip(LIM[a],CNT[a]):
        net=g-UA[bd]
        me.append(dict(type=f'{bd}BR-{int(a*100)}',desc=NAME[bd],beds=bd,baths=float(BA[bd]),ami=a,units=n,sf=SF[bd],total_sf=SF[bd]*n,gross=g,ua=UA[bd],net=net,monthly=net*n,annual=net*n*12))
    for d in me:
        ws.cell(r,2,d['type']).font=f;ws.cell(r,3,d['desc']).font=f;put(d,f);r+=1
    T=tot(me);ws.cell(r,3,f'Subtotal {int(a*100)}% AMI').font=b;put(T,b,Border(top=th));r+=2
    rows+=me;tots.append(T)
# manager unit: no limit, no allowance, rent free
m=dict(type='2BR-MGR',desc="Manager's Unit",beds=2,baths=1.0,units=1,sf=838,total_sf=838,ua=None,monthly=0,annual=0)
ws.cell(r,2,m['type']).font=f;ws.cell(r,3,m['desc']).font=f;put(m,f)
for k in('ami','gross','ua','net'):
    c=ws.cell(r,4+K.index(k),'-');c.font=f;c.alignment=Alignment(horizontal='right')
rows.append(m);r+=1
T=tot(rows);ws.cell(r,2,'TOTAL').font=b;put(T,b,Border(top=th,bottom=db));tots.append(T);r+=3
ws.cell(r,2,'Set-aside recap').font=b;r+=1
for a,t in zip(LIM,tots):
    ws.cell(r,2,f'{int(a*100)}% AMI').font=f;c=ws.cell(r,3,f"{t['units']} of {T['units']} units");c.font=f;r+=1
r+=1
ws.cell(r,2,'Notes: (1) Max Net Rent = Max Gross Rent less Utility Allowance. (2) Manager\'s unit is an exempt common-area unit.').font=i9
ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=1;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
ws.sheet_view.showGridLines=False
wb.save(doc(N));write_truth(N,'UM',K,rows,tots);print(len(rows),tots)
