# Hand-made Excel trailing-12 of apartments: fiscal year crossing, real dates as headers, hidden notes column, T-12 total, T-3 annualized, per-unit column, live formulas calculated by LibreOffice
import random,datetime as dt,subprocess,os,shutil
from tl import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Border,Side,Alignment
from openpyxl.utils import get_column_letter as CL
R=random.Random(7707)
FN='Sycamore Terrace - T12 thru Aug 2024.xlsx'
ms=[dt.date(2023 if m>8 else 2024,m,1) for m in [9,10,11,12,1,2,3,4,5,6,7,8]]
C=[d.strftime('%b-%y') for d in ms]+['T-12','T-3 Annualized']
s=S('Trailing Twelve Month Operating Statement','Sycamore Terrace Apartments','2023-09-01','2024-08-31',C,sheet='T12')
def T(v): v=[round(float(x)) for x in v]; return v+[sum(v),4*sum(v[9:])]
def z(b,w): return T([b*(1+R.uniform(-w,w)) for _ in range(12)])
def at(b=0,**k): return T([k.get(d.strftime('%b'),b) for d in ms])
s.head('Revenue');
gpr=s.line('Market Rent',T([96400]*4+[97150]*4+[98875]*4))
a=[gpr,s.line('Loss / Gain to Lease',T([-x for x in (3890,3715,3640,3580,4110,3985,3870,3795,5240,5105,4920,4788)])),s.line('Vacancy',T([-x for x in (4820,5660,6105,7240,7035,6380,5215,4470,3890,3120,3645,4080)])),s.line('Concessions',T([0,-500,-900,-1400,-1150,-700,-250,0,0,0,-300,0])),s.line('Model / Employee Unit',at(-1195)),s.line('Bad Debt (net of recoveries)',T([-610,-1185,-240,-1940,-880,315,-1420,-660,-295,-1010,120,-735]))]
n1=s.tot('Net Rental Revenue',a)
b=[s.line(l,v) for l,v in [('RUBS - Water/Sewer',z(4380,.05)),('RUBS - Trash',at(1104)),('Pet Fees & Rent',z(1260,.15)),('Garage / Carport',z(1875,.03)),('App & Admin Fees',z(690,.5)),('Late / NSF',z(1040,.3)),('Cable Revenue Share',T([0,0,2118,0,0,2140,0,0,2097,0,0,2155])),('Damages & Forfeited Deposits',z(480,.9))]]
n2=s.tot('Other Revenue',b)
ti=s.tot('Effective Gross Income',[n1,n2],typ='TOTAL',key='total_income')
s.head('Controllable Expenses')
c1=[s.line(l,v) for l,v in [('Payroll & Benefits',T([11240]*4+[11690]*8)),('Repairs & Maintenance',z(4650,.25)),('Turnover / Make-Ready',z(2980,.45)),('Contract Services',z(2210,.08)),('Landscaping & Snow',T([1450,1450,600,2310,3180,2745,900,1450,1450,1450,1450,1450])),('Advertising & Locators',z(1480,.2)),('General & Administrative',z(1695,.2)),('Legal / Evictions',T([0,385,0,770,0,0,1155,0,385,0,0,385]))]]
k1=s.tot('Total Controllable',c1)
s.head('Non-Controllable Expenses')
c2=[s.line(l,v) for l,v in [('Electric',z(2140,.2)),('Gas',T([610,980,1720,2480,2935,2610,1890,1175,720,520,488,505])),('Water & Sewer',z(6125,.06)),('Trash',at(1385)),('Management Fee (3.5%)',None),('Real Estate Taxes',T([13950]*4+[14480]*8)),('Insurance',T([3920]*7+[4865]*5))] if v] 
mf=s.line('Management Fee (3.5%)',T([x*.035 for x in s.v(ti)[:12]]));c2.append(mf)
k2=s.tot('Total Non-Controllable',c2)
te=s.tot('Total Operating Expenses',[k1,k2],typ='TOTAL',key='total_operating_expenses')
noi=s.tot('Net Operating Income',[ti,te],[1,-1],typ='TOTAL',key='noi')
rr=s.line('Replacement Reserves ($250/unit)',at(2000))
ex=s.line('Capital Items (roof, bldg C)',T([0]*7+[18400,11250,0,0,0]))
nc=s.tot('NOI after Reserves & Capital',[noi,rr,ex],[1,-1,-1],typ='TOTAL')
ds=s.line('Debt Service',at(21386))
s.tot('Net Cash Flow',[nc,ds],[1,-1],typ='TOTAL',key='net_cash_flow')
for r in s.rows: r['values']=[int(x) if x is not None else None for x in r['values']]
occ=[.958,.948,.938,.927,.927,.938,.948,.958,.969,.969,.958,.958]
wb=Workbook();ws=wb.active;ws.title='T12'
ws['B2']='Sycamore Terrace Apartments';ws['B2'].font=Font(name='Calibri',size=16,bold=True,color='7F3F00')
ws['B3']='Trailing Twelve Month Operating Statement';ws['B4']='96 units | Period: Sep 2023 - Aug 2024';ws['B4'].font=Font(italic=True,color='808080')
hr=6
fill=PatternFill('solid',fgColor='7F3F00');w=Font(bold=True,color='FFFFFF')
heads=['Account','GL ref (internal)']+ms+['T-12','T-3 Annualized','T-12 Per Unit']
for j,h in enumerate(heads):
    c=ws.cell(hr,2+j,h);c.fill=fill;c.font=w;c.alignment=Alignment(horizontal='center' if j else 'left',wrap_text=True,vertical='center')
    if isinstance(h,dt.date): c.number_format='mmm-yy'
ws.row_dimensions[hr].height=32
row=hr+1;rm={}
for i,r in enumerate(s.rows):
    if r['rowType']=='HEADING' and i: row+=1
    rm[i]=row;row+=1
thin=Side(style='thin');dbl=Side(style='double')
coef={noi:{te:-1},nc:{rr:-1,ex:-1},len(s.rows)-1:{ds:-1}}
for i,r in enumerate(s.rows):
    x=rm[i];t=r['rowType'];c=ws.cell(x,2,r['label'])
    c.font=Font(bold=t!='LINE',color='7F3F00' if t=='HEADING' else '000000');c.alignment=Alignment(horizontal='left',indent=1 if t=='LINE' else 0)
    if t=='HEADING': continue
    ws.cell(x,3,f'GL{4000+i*10}')
    for k in range(14):
        L=CL(4+k)
        if k==12: f=f'=SUM(D{x}:O{x})'
        elif k==13: f=f'=SUM(M{x}:O{x})*4'
        elif t=='LINE': f=r['values'][k]
        else:
            it=r['footsFrom']['items']
            if all(j==it[0]+n for n,j in enumerate(it)) and i not in coef: f=f'=SUM({L}{rm[it[0]]}:{L}{rm[it[-1]]})'
            else: f='='+''.join(('-' if coef.get(i,{}).get(j)==-1 else '+')+f'{L}{rm[j]}' for j in it).lstrip('+')
        q=ws.cell(x,4+k,f);q.number_format='#,##0_);(#,##0);"-"??_)';q.font=Font(bold=t!='LINE')
        if t!='LINE': q.border=Border(top=thin,bottom=dbl if t=='TOTAL' else None)
        if k>=12: q.fill=PatternFill('solid',fgColor='FBE9D9')
    q=ws.cell(x,18,f'=P{x}/96');q.number_format='#,##0_);(#,##0);"-"??_)'
x=row+1
ws.cell(x,2,'Physical Occupancy (month end)').font=Font(italic=True)
for k,o in enumerate(occ): q=ws.cell(x,4+k,o);q.number_format='0.0%'
for k,tx in enumerate(['Notes:','1) Management fee paid to affiliate of the sponsor family at 3.5% of EGI.','2) Insurance renewed 4/1/2024 at +24%.','3) Capital items are below the line and exclude owner-paid soft costs.']): ws.cell(x+2+k,2,tx).font=Font(size=9,italic=bool(k))
ws.column_dimensions['A'].width=2;ws.column_dimensions['B'].width=34;ws.column_dimensions['C'].hidden=True
for k in range(4,19): ws.column_dimensions[CL(k)].width=10.5
ws.freeze_panes='D7';ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
ws.sheet_view.showGridLines=False
os.makedirs(HERE+'/tmp',exist_ok=True);tmp=HERE+'/tmp/'+FN;wb.save(tmp)
subprocess.run(['nice','soffice','--headless',f'-env:UserInstallation=file://{HERE}/lo','--convert-to','xlsx:Calc MS Excel 2007 XML','--outdir',HERE+'/documents',tmp],check=True,capture_output=True)
shutil.rmtree(HERE+'/tmp')
# the occupancy line is part of what is printed: shares as fractions
s.line('Physical Occupancy (month end)',occ+[None,None])
# zeros print as a dash in this number format -> left out
for r in s.rows:
    if r['rowType']=='LINE': r['values']=[None if v==0 else v for v in r['values']]
save(FN,[s],'MULTIFAMILY','OPERATING_STATEMENT_T12','Hand-made Excel T12 across two years, real dates in headers, hidden GL column, formulas, T-3 annualized, per-unit column, dashes, occupancy memo line',True)
