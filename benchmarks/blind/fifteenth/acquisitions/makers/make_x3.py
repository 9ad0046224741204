# Select-service hotel monthly T12: statistics rows, interleaved departmental profit % rows, live formulas (recalculated by LibreOffice), text month headers, two header rows, TTM column FIRST
from st import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as gl
import datetime as D, subprocess
R=random.Random(8703); K=118
yr=[(2024,m) for m in (10,11,12)]+[(2025,m) for m in range(1,10)]
nm=dict(zip(range(1,13),'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split()))
days={1:31,2:28,3:31,4:30,5:31,6:30,7:31,8:31,9:30,10:31,11:30,12:31}
cols=["TTM Sep '25"]+[f"{nm[m]} '{y%100}" for y,m in yr]
s=S('Trailing-12 Hotel P&L','Fairbourne Suites Airport','2024-10-01','2025-09-30',cols,sheet='P&L T12')
oc=[.78,.69,.58,.61,.66,.74,.77,.79,.84,.82,.80,.77]; rt=[141,132,124,126,129,137,142,145,152,149,146,144]
av=[K*days[m] for y,m in yr]; so=[int(a*o*(1+R.uniform(-.02,.02))) for a,o in zip(av,oc)]; rr=[int(n*p*(1+R.uniform(-.02,.02))) for n,p in zip(so,rt)]
def tot(v): return [sum(v)]+v
def L(l,v,**k): return s.L(l,tot(v),kind='in',**k)
def seas(p): return lambda: None
A=L('Available Rooms',av,f='n'); B=L('Occupied Rooms',so,f='n')
ra=lambda a,b,d: [round(x/y+1e-12,d) for x,y in zip(s.rows[a]['v'],s.rows[b]['v'])]
pend=[]
OC=s.L('Occupancy %',ra(B,A,3),kind='ratio',args=(B,A,3),f='p')
iA=s.L('ADR',[0]*13,kind='ratio',f='d'); iR=s.L('RevPAR',[0]*13,kind='ratio',f='d')
def var(p,fixed=0,n=.05): return [int(round((fixed/12+p*x)*(1+R.uniform(-n,n)))) for x in so]
s.H('REVENUE')
r1=L('Guest Rooms',rr); s.rows[iA].update(v=ra(r1,B,2),args=(r1,B,2)); s.rows[iR].update(v=ra(r1,A,2),args=(r1,A,2))
r2=L('Breakfast & Bar',var(4.1)); r3=L('Market Pantry',var(1.25)); r4=L('Parking & Shuttle',var(1.9)); r5=L('Meeting Room',var(.1,14000,.4)); r6=L('Other / Cancellation',var(.15,6000,.6))
rev=s.T('TOTAL REVENUE',[r1,r2,r3,r4,r5,r6],'TOTAL',key='total_income')
def dep(h,items,revi,lab):
    s.H(h); ix=[L(l,v) for l,v in items]; t=s.T('Total '+lab+' Expense',ix); p=s.T(lab+' Department Profit',[*( [revi] if isinstance(revi,int) else revi),t],signs=[1]*(1 if isinstance(revi,int) else len(revi))+[-1])
    if isinstance(revi,int): s.L('  % of Department Revenue'.strip(),ra(p,revi,3),kind='ratio',args=(p,revi,3),f='p')
    return t,p
d1,p1=dep('ROOMS',[('Rooms Payroll',var(14.2,140000)),('Employee Benefits',var(3.3,30000)),('Guest Supplies',var(2.6)),('Laundry & Linen',var(1.7,4000)),('OTA Commissions',var(7.9))],r1,'Rooms')
d2,p2=dep('FOOD & BEVERAGE',[('Cost of Food & Beverage',var(2.2)),('F&B Payroll',var(.9,24000))],r2,'F&B')
d3,p3=dep('OTHER DEPARTMENTS',[('Pantry Cost of Sales',var(.62)),('Shuttle Operation',var(.3,31000))],[r3,r4,r5,r6],'Other')
tdp=s.T('TOTAL DEPARTMENTAL PROFIT',[p1,p2,p3],'TOTAL')
s.H('UNDISTRIBUTED')
ix=[L('Administrative & General',var(2.1,240000)),L('Franchise Royalty & Program Fees',[int(round(x*.105)) for x in rr]),L('Sales & Marketing',var(.7,98000)),L('Property Operations',var(1.4,112000,.15)),L('Energy, Water & Waste',var(1.5,108000,.12)),L('Information Technology',var(0,42000))]
un=s.T('Total Undistributed',ix)
gop=s.T('GROSS OPERATING PROFIT',[tdp,un],'TOTAL',signs=[1,-1]); s.L('GOP Margin',ra(gop,rev,3),kind='ratio',args=(gop,rev,3),f='p')
mf=L('Base Management Fee (3%)',[int(round(x*.03)) for x in s.rows[rev]['v'][1:]])
s.H('FIXED CHARGES')
ix=[L('Real Estate Taxes',[15840]*3+[16420]*9),L('Property Insurance',[6210]*12),L('Ground Lease',[9000]*12)]
fx=s.T('Total Fixed Charges',ix)
s.T('NET OPERATING INCOME',[gop,mf,fx],'TOTAL',signs=[1,-1,-1],key='noi')
rs=L('FF&E Reserve (4%)',[int(round(x*.04)) for x in s.rows[rev]['v'][1:]])
s.T('NOI AFTER RESERVE',[len(s.rows)-2,rs],'TOTAL',signs=[1,-1])
wb=Workbook(); w=wb.active; w.title='P&L T12'; F='Tahoma'
w['A1']='Fairbourne Suites Airport'; w['A1'].font=Font(name=F,size=12,bold=True,color='7B2C2C'); w['A2']='Trailing-12 Hotel P&L'; w['A3']='118 guest rooms'; w['D1']='Broker file - unaudited'
w['B5']='Trailing'; w['C5']='Actual'; 
for c in range(4,15): w.cell(5,c,'Actual')
for k,t in enumerate(cols): w.cell(6,2+k,t if k else "12 Months Sep '25")
s.cols[0]="Trailing 12 Months Sep '25"
for k in range(1,13): s.cols[k]='Actual '+s.cols[k]
for r in (5,6):
    for c in range(1,15): x=w.cell(r,c); x.font=Font(name=F,size=8,bold=True); x.alignment=Alignment(horizontal='right',wrap_text=True); x.border=Border(bottom=Side('medium') if r==6 else None)
pos={}; r=7
for n,x in enumerate(s.rows):
    if x['rt']=='HEADING': r+=1
    pos[n]=r; r+=1
    if x['rt']=='TOTAL': r+=1
for n,x in enumerate(s.rows):
    r=pos[n]; b=x['rt']!='LINE'; w.cell(r,1,x['label']).font=Font(name=F,size=8,bold=b,italic=x.get('kind')=='ratio'); w.cell(r,1).alignment=Alignment(indent=1 if not b else 0)
    if x['rt']=='HEADING': continue
    for k in range(13):
        c=w.cell(r,2+k); a=gl(2+k); 
        if x.get('kind')=='in': c.value=f'=SUM(C{r}:N{r})' if k==0 else x['v'][k]
        elif x.get('kind')=='ratio': i,j,d=x['args']; c.value=f'=ROUND({a}{pos[i]}/{a}{pos[j]},{d})'
        else: c.value='='+''.join(('+' if g>0 else '-')+f'{a}{pos[i]}' for i,g in zip(x['foots'],x['signs'])).lstrip('+')
        f=x.get('f'); c.number_format={'p':'0.0%','d':'$#,##0.00','n':'#,##0'}.get(f,'#,##0_);(#,##0)'); c.font=Font(name=F,size=8,bold=b,italic=x.get('kind')=='ratio')
        if k==0: c.fill=PatternFill('solid',fgColor='F4E9E1')
        if b: c.border=Border(top=Side('hair'))
w.column_dimensions['A'].width=32
for k in range(13): w.column_dimensions[gl(2+k)].width=11
w.column_dimensions['B'].width=17; w.freeze_panes='C7'; w.page_setup.orientation='landscape'; w.page_setup.fitToWidth=1; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
import tempfile,os; t=os.path.join(HERE,'tmpx'); os.makedirs(t,exist_ok=True); p=f'{t}/Fairbourne_Suites_T12.xlsx'; wb.save(p)
subprocess.run(['nice','soffice','--headless',f'-env:UserInstallation=file://{HERE}/lo','--convert-to','xlsx','--outdir',DOC,p],check=True,stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL)
import shutil; shutil.rmtree(t)
dump('Fairbourne_Suites_T12.xlsx',[s])
# compare cached values with the model
from openpyxl import load_workbook
q=load_workbook(f'{DOC}/Fairbourne_Suites_T12.xlsx',data_only=True)['P&L T12']; bad=0
for n,x in enumerate(s.rows):
    if x['rt']!='HEADING':
        for k in range(13):
            z=q.cell(pos[n],2+k).value
            if z is None or abs(z-x['v'][k])>1e-6: bad+=1; print(x['label'],k,z,x['v'][k])
print('x3 cached mismatches',bad)
