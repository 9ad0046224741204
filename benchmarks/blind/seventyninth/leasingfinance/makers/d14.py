# handmade student houses by room, merged house cells, dates in one text cell
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
r=random.Random(1414); f='College Hill houses Fall26.xlsx';nm=iter(names(r,40));rows=[]
wb=Workbook();ws=wb.active;ws.title='Fall 26'
ft=Font(name='Comic Sans MS',size=10);fb=Font(name='Comic Sans MS',size=10,bold=True)
def w(y,c,v,b=False,nf=None):
    x=ws.cell(y,c,v);x.font=fb if b else ft
    if nf:x.number_format=nf
    return x
w(1,1,'College Hill student houses - who is where, fall 2026',True);w(2,1,'updated 9/8/26');M='"$"#,##0'
for j,h in enumerate(['House','Room','Tenant','Lease','Rent / mo','Utilities flat','Parking','Total / mo','Deposit','Paid thru','Notes']):
    x=w(4,1+j,h,True);x.fill=PatternFill('solid',fgColor='FFF2CC');x.border=Border(bottom=Side(style='thin'))
for c,wd in zip('ABCDEFGHIJK',[20,9,22,20,10,13,9,11,10,11,36]):ws.column_dimensions[c].width=wd
y=5;G=[0]*5;N=V=0;subs=[]
for h,rs in(('31 Wilder St',['1','2','3','4','attic']),('118 Chapin Ave',['1','2','3','4','5','6']),('122 Chapin Ave',['A','B','C','D']),('9 Prospect Ter',['front','middle','back']),('47 Benefit Alley',['1','2','3','4','5'])):
    y0=y;S=[0]*5
    for k,u in enumerate(rs):
        vac=(h,u) in(('118 Chapin Ave','5'),('9 Prospect Ter','back'),('47 Benefit Alley','2'));N+=1
        w(y,2,int(u) if u.isdigit() else u).alignment=Alignment(horizontal='left')
        R=dict(unit=u,building=h,statusText='VACANT' if vac else 'Occupied')
        if vac:
            V+=1;w(y,3,'VACANT',True);w(y,11,{'5':'showing sat','back':'radiator leak, fix first','2':''}[u] or None)
        else:
            a,b=next(nm);t=f'{a} {b}';rent=r.choice([575,600,625,650,695]);ut=60 if h!='9 Prospect Ter' else 0;pk=r.choice([0,0,40]);dep=r.choice([rent,rent,500])
            e=D(2027,5,31) if r.random()<.5 else D(2027,7,31);b_=D(2026,8,15) if r.random()<.6 else D(2026,9,1)
            w(y,3,t);w(y,4,f'{b_.month}/{b_.day}/26 - {e.month}/{e.day}/27');w(y,5,rent,nf=M);w(y,6,ut,nf=M);w(y,7,pk,nf=M);w(y,8,f'=SUM(E{y}:G{y})',nf=M);w(y,9,dep,nf=M);w(y,10,r.choice(['Sep','Sep','Sep','Aug','full sem']))
            if r.random()<.2:w(y,11,r.choice(['dad pays','bike in basement, ok','sublet OK for summer','owes key deposit']))
            v=[rent,ut,pk,rent+ut+pk,dep];S=[p+q for p,q in zip(S,v)]
            R.update(tenantName=t,leaseStartDate=iso(b_),leaseEndDate=iso(e),contractRent=rent,charges=[dict(code='Utilities flat',amount=ut),dict(code='Parking',amount=pk)],totalCharges=v[3],deposit=dep)
        rows.append(R);y+=1
    ws.merge_cells(start_row=y0,start_column=1,end_row=y-1,end_column=1);x=w(y0,1,h,True);x.alignment=Alignment(vertical='top',wrap_text=True)
    w(y,3,'house total',True)
    for j in range(5):
        L='EFGHI'[j];x=w(y,5+j,f'=SUM({L}{y0}:{L}{y-1})',True,M);x.border=Border(top=Side(style='thin'))
    subs.append(y);G=[a+b for a,b in zip(G,S)];y+=2
w(y,1,'ALL HOUSES',True)
for j in range(5):w(y,5+j,'='+'+'.join(f'{"EFGHI"[j]}{s}' for s in subs),True,M)
w(y+1,1,f'{N} rooms, {V} empty')
ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc(f));print(N,V,G)
import subprocess,shutil,os,tempfile
# recalculate so that formula cells carry values
o=ROOT+'/.calc';os.makedirs(o,exist_ok=True)
subprocess.run(['soffice',f'-env:UserInstallation=file://{ROOT}/.lo','--headless','--convert-to','xlsx:Calc MS Excel 2007 XML','--outdir',o,doc(f)],capture_output=True)
shutil.move(f'{o}/{f}',doc(f))
save(f,'STUDENT_HOUSING','handmade sheet of rooms in houses, merged house cells, lease term as one text',True,'College Hill student houses',D(2026,9,8),N,N-V,V,rows)
