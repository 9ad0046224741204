# MRI-like aged delinquencies of a mall, built as xlsx, LibreOffice-printed; planted digit
import random,subprocess,os,shutil
from openpyxl import Workbook
from openpyxl.styles import *
from util import *
R=random.Random(909)
NAME='MRI_AGEDDEL_Fairlane_Crossing.pdf'
K=['total','current','m1','m2','m3','m4']
T=[('004417','A-100','Nordvik Home, Inc.','1'),('004420','A-112','Sole Mates Footwear #318','1'),('004433','B-204','Jade Garden Express','1'),('004439','B-210','Pretzel Depot','1'),('004450','C-301','Fairlane Cinema 12 LLC','1'),('004468','C-305','Bright Eyes Optical','1'),('004471','K-07','Cellular Hut (kiosk)','1'),('004488','D-400','Maple & Main Salon','1'),('004502','OP-2','First Huron Bank - ATM','1'),('004390','B-206','Toy Cellar - VACATED 05/31/24','0')]
CAT={'BRT':'Base Rent','CAM':'Common Area Maint','RET':'Real Estate Tax','PCT':'Percentage Rent','MKT':'Marketing Fund','UTL':'Utilities','PPR':'Prepaid Rent','LAT':'Late Charge'}
wb=Workbook();ws=wb.active;r=1
F=lambda **k:Font(name='Liberation Sans',size=8,**k)
def cell(c,v,bold=False,nf=None,al=None):
    x=ws[f'{c}{r}'];x.value=v;x.font=F(bold=bold)
    if nf:x.number_format=nf
    if al:x.alignment=Alignment(horizontal=al)
for a,b in (('A1','Database:  FAIRLANE'),('A2','Report Id:  AGEDDEL'),('D1','Aged Delinquencies'),('D2','Fairlane Crossing Mall'),('D3','Period:  09/24'),('H1','Date:  10/02/2024'),('H2','Time:  02:41 PM')):
    ws[a]=b;ws[a].font=F(bold=a[0]=='D')
r=5
for c,h in zip('ABCDEFGHI',('Invoice Date','Category','Source','Amount','Current','1 Month','2 Months','3 Months','4 Months')): cell(c,h,True,al='right' if c>='D' else 'left');ws[f'{c}{r}'].border=Border(bottom=Side('medium'))
r=6
nf='#,##0.00;-#,##0.00'
def nums(v,bold=False):
    for c,k in zip('DEFGHI',K):
        if v.get(k) is not None: cell(c,v[k],bold,nf)
rows=[];tots=[];G=dict.fromkeys(K,0.0);C={}
cell('A','BLDG:  FLC  Fairlane Crossing Mall',True);r+=2
MD={'current':'9/1/2024','m1':'8/1/2024','m2':'7/1/2024','m3':'6/1/2024','m4':'5/1/2024'}
PL=None
for lid,su,nm,occ in T:
    cell('A',f'FLC-{lid}',True);cell('B',nm,True);cell('F',f'Suite:  {su}');r+=1
    cell('A','Master Occupant Id:  '+f'{int(lid)*3+11:08d}-1');cell('F','Status:  '+('Current' if occ=='1' else 'Inactive'));cell('H','Last Payment:  '+R.choice(['9/4/2024','8/7/2024','6/12/2024']));r+=1
    t=dict.fromkeys(K,0.0);ents=[]
    base=R.choice([2850.0,4412.5,6180.0,9733.33])
    cats=R.sample(['CAM','RET','MKT','UTL','PCT','LAT'],R.randint(1,3))
    for m in (['current','m1','m2','m3','m4'] if occ=='1' else ['m3','m4']):
        if R.random()<(.55 if occ=='1' else 2): ents.append((m,'BRT','CH',base))
        for q in cats:
            if R.random()<.25: ents.append((m,q,'CH',round(R.uniform(45,1400),2)))
    if R.random()<.4 or not ents: ents.append(('current','PPR','CR',-round(R.uniform(100,2600),2)))
    ents.sort(key=lambda e:-list(MD).index(e[0]))
    for m,q,s,a in ents:
        sh=a;v={'total':a,m:a}
        if nm.startswith('Bright') or PL is None:
            pass
        for k in v: t[k]=round(t[k]+v[k],2)
        e=C.setdefault(q,dict.fromkeys(K,0.0))
        for k in v: e[k]=round(e[k]+v[k],2)
        pv=dict(v)
        if PL is None and nm.startswith('Fairlane') and q=='BRT':
            s_=f'{a:.2f}';d=str((int(s_[1])+4)%10);w=float(s_[0]+d+s_[2:]);pv={k:w for k in v}
            PL=f'FLC-{lid} {nm}, {MD[m]} BRT: {a:,.2f} is printed as {w:,.2f} in Amount and its month column; totals keep the right amount'
        cell('A',MD[m]);cell('B',f'{q}   {CAT[q]}');cell('C',s);
        nums(pv);r+=1
        rows.append(dict(property='FLC Fairlane Crossing Mall',unit=su,resident=f'FLC-{lid}',name=nm,charge=f'{q} {CAT[q]}',date=MD[m],status='Current' if occ=='1' else 'Inactive',**pv))
    cell('B',nm+' Total:',True);nums(t,True)
    for c in 'DEFGHI': ws[f'{c}{r}'].border=Border(top=Side('thin'))
    tots.append(dict(label=nm+' Total:',**t));r+=2
    for k in K: G[k]=round(G[k]+t[k],2)
assert PL
cell('A','Recap by Category',True);r+=1
for q in sorted(C):
    cell('B',f'{q}   {CAT[q]}');nums(C[q]);tots.append(dict(label=f'{q} {CAT[q]}',**C[q]));r+=1
cell('A','BLDG FLC Total:',True);nums(G,True)
for c in 'DEFGHI': ws[f'{c}{r}'].border=Border(top=Side('thin'))
tots.append(dict(label='BLDG FLC Total:',**G));r+=1
cell('A','Grand Total:',True);nums(G,True)
for c in 'DEFGHI': ws[f'{c}{r}'].border=Border(top=Side('thin'),bottom=Side('double'))
tots.append(dict(label='Grand Total:',**G))
for c,x in zip('ABCDEFGHI',(14,27,7,13,13,13,13,13,13)): ws.column_dimensions[c].width=x
ws.print_title_rows='1:5';ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
ws.oddFooter.center.text='Page &P of &N'
x=os.path.join(B,NAME[:-4]+'.xlsx');wb.save(x)
subprocess.run(['nice','soffice','--headless',f'-env:UserInstallation=file://{B}/lo','--convert-to','pdf','--outdir',os.path.join(B,'documents'),x],check=True,stdout=subprocess.DEVNULL);os.remove(x)
save(NAME,'AR',K,rows,tots,dict(what=PL,kind='digit'));print(PL)
