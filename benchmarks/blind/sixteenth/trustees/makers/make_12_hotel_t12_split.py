"""Hotel T12 spreadsheet by a receiver's accountant: months as real dates, owner and receiver stretches with their own subtotal columns, percent and per-occupied-room."""
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
from datetime import datetime
R=random.Random(1612); NAME='Saltgrass Inn T12 thru Sep-25 (owner-receiver split).xlsx'
def c(x): return int(round(x))*100
dm=[31,30,31,31,28,31,30,31,30,31,31,30]; oc=[.62,.51,.44,.41,.49,.58,.63,.68,.77,.82,.79,.66]; ad=[118,109,101,99,104,110,116,121,133,141,138,120]
KEYS=96; AV=[KEYS*d for d in dm]; SO=[round(a*o*R.uniform(.97,1.03)) for a,o in zip(AV,oc)]
s=St(12)
s.H('Statistics'); s.L('Available room nights',AV,raw=True,kind='st'); s.L('Occupied room nights',SO,raw=True,kind='st'); io=s.L('Occupancy',[0]*12,raw=True,kind='pct')
ia=s.L('Average daily rate',[0]*12,raw=True,kind='adr')
pr=lambda x,v=.1:[c(n*x*R.uniform(1-v,1+v)) for n in SO]; fx=lambda x,v=.06:[c(x*R.uniform(1-v,1+v)) for _ in SO]
L=lambda t,v,k='exp':s.L(t,v,kind=k)
s.H('Revenue'); rm=[c(n*a) for n,a in zip(SO,ad)]
a=[L('Guest rooms',rm,'inc'),L('Breakfast and lounge',pr(4.2),'inc'),L('Pet and cleaning fees',pr(1.1,.3),'inc'),L('Vending and sundries',pr(.62),'inc'),L('Beach parking',[0,0,0,0,0,c(640),c(1180),c(1975),c(3340),c(4115),c(3980),c(1420)],'inc')]
TR=s.T('Total revenue',a)
s.H('Departmental costs'); d=[L('Housekeeping labor',pr(17.8)),L('Front desk labor',fx(13900)),L('Guest supplies and linen',pr(4.4)),L('Breakfast food',pr(3.6)),L('OTA commissions',pr(9.1))]; TD=s.T('Total departmental costs',d,kind='exp')
GI=s.T('Gross operating income',[TR,neg(TD)])
s.H('Undistributed'); u=[L('General manager and office',fx(9800,.03)),L('Card fees',pr(3.2)),L('Brand royalty and program fees',[c(x/100*.085) for x in rm]),L('Sales and digital marketing',fx(2700,.2)),L('Maintenance wages',fx(5100)),L('Maintenance supplies and contracts',fx(4650,.35)),L('Power',fx(6900,.2)),L('Water and sewer',fx(3300,.15)),L('Cable and internet',fx(1450,.02))]; TU=s.T('Total undistributed',u,kind='exp')
GOP=s.T('Gross operating profit',[GI,neg(TU)])
s.H('Fixed and management'); f=[L('Management fee',[c(x/100*(.05 if k<5 else .03)) for k,x in enumerate(s.rows[TR]['vals'])]),L('Property taxes',[c(7416)]*12),L('Wind and flood insurance',[c(9120)]*8+[c(11304)]*4),L('Liability insurance',[c(2215)]*12)]; TF=s.T('Total fixed and management',f,kind='exp')
NO=s.T('Net operating income',[GOP,neg(TF)])
s.H('Below the line'); q=[L('Owner draws',[c(8000),c(8000),c(8000),c(12000),c(6500)]+[0]*7),L('Receiver and counsel',[0]*5+[c(14280),c(9400),c(8815),c(9120),c(8740),c(9365),c(8990)]),L('Debt service paid',[c(41207),c(41207),0,0,0,0,0,c(20000),c(20000),c(35000),c(35000),c(35000)])]; TQ=s.T('Total below the line',q,kind='exp')
NC=s.T('Net after below-the-line items',[NO,neg(TQ)],typ='TOTAL')
s.derive(lambda v,k:v[:5]+[sum(v[:5])]+v[5:]+[sum(v[5:]),sum(v)])
so=s.rows[2]['vals']; av=s.rows[1]['vals']; rv=s.rows[a[0]]['vals']
s.rows[io]['vals']=[round(x/y,4) for x,y in zip(so,av)]; s.rows[ia]['vals']=[round(x/100/y,2) for x,y in zip(rv,so)]
wb=Workbook(); ws=wb.active; ws.title='T12'
F=lambda b=False,z=9,col='000000':Font(name='Segoe UI',size=z,bold=b,color=col)
ws['A1']='Saltgrass Inn'; ws['A1'].font=F(True,14); ws['A2']='Trailing twelve months ended September 30, 2025 - 96 keys'; ws['A2'].font=F(); 
grp=[('B4:G4','OWNER (per turned-over M3 books)','F4C7AB'),('H4:O4','RECEIVER (appointed 3/3/2025)','BBD6B8')]
for rg,t,col in grp:
    ws.merge_cells(rg); z=ws[rg.split(':')[0]]; z.value=t; z.font=F(True); z.fill=PatternFill('solid',fgColor=col); z.alignment=Alignment(horizontal='center')
ds=[datetime(2024,10,31),datetime(2024,11,30),datetime(2024,12,31),datetime(2025,1,31),datetime(2025,2,28)]
d2=[datetime(2025,3,31),datetime(2025,4,30),datetime(2025,5,31),datetime(2025,6,30),datetime(2025,7,31),datetime(2025,8,31),datetime(2025,9,30)]
hd=['']+ds+['5 mos. owner']+d2+['7 mos. receiver','T12','% of rev.','POR']
for k,t in enumerate(hd):
    z=ws.cell(5,1+k,t); z.font=F(True); z.alignment=Alignment(horizontal='right',wrap_text=True); z.border=Border(bottom=Side('medium'))
    if isinstance(t,datetime): z.number_format='mmm\\-yy'
y=6
for r in s.rows:
    bd=r['typ']!='LINE'; 
    if r['typ']=='HEADING': y+=1
    ws.cell(y,1,r['label']).font=F(bd)
    if r['vals']:
        for k,v in enumerate(r['vals']):
            z=ws.cell(y,2+k,v if r['raw'] else v//100); z.font=F(bd or k in(5,13,14))
            z.number_format={'st':'#,##0','pct':'0.0%','adr':'0.00'}.get(r['kind'],'#,##0;(#,##0);0')
            if r['kind']=='pct': z.value=round(v,3); 
            if bd: z.border=Border(top=Side('hair'),bottom=Side('double') if r['typ']=='TOTAL' else None)
            if k in(5,13,14): z.fill=PatternFill('solid',fgColor='F2F2F2')
        if not r['raw']:
            z=ws.cell(y,17,r['vals'][14]/s.rows[TR]['vals'][14]); z.number_format='0.0%'; z.font=F(bd); z=ws.cell(y,18,round(r['vals'][14]/100/so[14],2)); z.number_format='0.00'; z.font=F(bd)
    y+=1
s.rows[io]['vals']=[round(v,3) for v in s.rows[io]['vals']]
ws.column_dimensions['A'].width=34
for k in 'BCDEFGHIJKLMNOPQR': ws.column_dimensions[k].width=10.5
ws.page_setup.orientation='landscape'; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.freeze_panes='B6'
w2=wb.create_sheet('Bridge notes')
for k,t in enumerate(['Owner months restated from accrual books: brand fees re-accrued at 8.5% of rooms revenue.','Receiver months: cash receipts cut off at month end, payables accrued.','March 2025 includes two days before appointment (immaterial).']): w2.cell(1+k,1,t)
wb.save(f'{BASE}/documents/{NAME}')
cols=[d_.strftime('%b-%y') for d_ in ds]+['5 mos. owner']+[d_.strftime('%b-%y') for d_ in d2]+['7 mos. receiver','T12']
save(NAME,[s.truth('Trailing twelve months ended September 30, 2025','Saltgrass Inn','2024-10-01','2025-09-30',cols,dict(total_income=TR,noi=NO),sheet='T12')],'HOSPITALITY','OPERATING_STATEMENT_T12','spreadsheet T12 with owner/receiver subtotal columns',True)
