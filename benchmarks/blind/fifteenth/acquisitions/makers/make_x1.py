# Student housing T12 with adjustments, adjusted T12, per bed, % of EGI and broker's notes; cover sheet; real date headers; spacer columns
from st import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as gl
import datetime as D
R=random.Random(8701); BEDS=312
ms=[D.date(2024,8,1)]+[D.date(2024,m,1) for m in range(9,13)]+[D.date(2025,m,1) for m in range(1,8)]
cols=[m.strftime('%b-%y') for m in ms]+['T12 Total','Adjustments','Adjusted T12']
s=S('T12 Operating Statement - Adjusted','The Quarry at College Hill','2024-08-01','2025-07-31',cols,sheet='T12 Adj',dash=True)
def L(code,l,a,n=.04,seas=None,at=None,adj=0,note=None):
    v=[at.get(m.month,0) for m in ms] if at else mo(R,a,n,seas)
    t=sum(v); return s.L(l,v+[t,adj,t+adj],code,note=note)
lease=[.45,1,1,1,1,1,1,1,1,.99,.98,.97]
s.H('REVENUE')
i=[L('40100','Bed Rent - Contracted',2961000,.003,lease),L('40150','Summer Short-Term Leases',0,at={5:8450,6:21300,7:19775,8:4100}),L('40200','Rent Premiums (Furnished / View)',58400,.03,lease),L('40300','Concessions & Gift Cards',-47200,.5,adj=12600,note='Removes one-time $12,600 lease-up gift card promotion (Sep 2024)'),L('40400','Vacancy - Model & Staff Beds',-36480,.001),L('40500','Bad Debt Expense',-28900,.5)]
a=s.T('Net Rental Revenue',i)
i=[L('41100','Application & Admin Fees',41650,.6),L('41200','Parking',88740,.05),L('41300','Utility Overage Billing',61320,.25),L('41400','Damages',0,at={8:22410,12:1875,5:3360,7:14220}),L('41500','Late Fees',19870,.3),L('41600','Sublease / Transfer Fees',7200,.6),L('41900','Insurance Proceeds',0,at={2:38615},adj=-38615,note='Non-recurring: Jan 2025 pipe burst, Bldg 3')]
b=s.T('Ancillary Revenue',i)
egi=s.T('Effective Gross Income',[a,b],'TOTAL',key='total_income')
s.H('CONTROLLABLE EXPENSES')
i=[L('50100','Salaries - Office',148200,.05),L('50200','Salaries - Maintenance',112640,.05),L('50300','Community Assistants (Rent Credit)',31200,.02),L('50400','Payroll Taxes & Benefits',61420,.06),L('51100','Repairs & Maintenance',94380,.4,adj=-17250,note='Pipe burst clean-up not covered by insurer'),L('51200','Turn Costs',0,at={8:96340,12:3870,1:2215,7:58120}),L('51300','Contract Services',69200,.06),L('52100','Leasing & Marketing',86500,.45),L('52200','Resident Events',18950,.5),L('53100','General & Administrative',57310,.2)]
ctl=s.T('Total Controllable',i)
s.H('UTILITIES')
i=[L('54100','Electricity',168300,.18),L('54200','Water & Sewer',97450,.08),L('54300','Gas',14260,.5),L('54400','Bulk Internet & Cable',0,at={m:7488 for m in range(1,13)}),L('54500','Trash',21880,.03)]
ut=s.T('Total Utilities',i)
s.H('FIXED EXPENSES')
egv=s.rows[egi]['v']; mf=[int(round(x*.035)) for x in egv[:12]]; am=int(round(egv[14]*.03))-sum(mf)
i=[L('55100','Real Estate Taxes',0,at={m:24650 for m in range(1,13)},adj=41300,note='Adjusted to 2025 assessment; owner accrual is on 2023 value'),L('55200','Insurance',0,at={m:(13120 if m in(8,9,10,11,12) else 14875) for m in range(1,13)},adj=8775,note='Annualizes Jan 2025 renewal'),s.L('Management Fee',mf+[sum(mf),am,sum(mf)+am],'55300',note='Market fee 3.0% of adjusted EGI vs. 3.5% in place')]
fx=s.T('Total Fixed',i)
te=s.T('Total Operating Expenses',[ctl,ut,fx],'TOTAL',key='total_operating_expenses')
noi=s.T('Net Operating Income',[egi,te],'TOTAL',signs=[1,-1],key='noi')
rs=s.L('Replacement Reserves ($175/bed)',[0]*12+[0,175*BEDS,175*BEDS],note='Underwriting convention; not in owner ledger')
s.T('NOI after Reserves',[noi,rs],'TOTAL',signs=[1,-1])
wb=Workbook(); w=wb.active; w.title='Cover'
for r,t in ((3,'The Quarry at College Hill'),(4,'312 beds | 104 units | Built 2014'),(6,'Financial data room - file 07'),(7,'Adjusted T12 through July 2025'),(9,'Adjustments are those of the listing broker and have not been audited.')): w.cell(r,2,t).font=Font(name='Georgia',size=16 if r==3 else 11)
w=wb.create_sheet('T12 Adj'); w.sheet_view.showGridLines=False
F='Calibri'; w['B1']='The Quarry at College Hill'; w['B1'].font=Font(name=F,size=14,bold=True); w['B2']='T12 Operating Statement - Adjusted'; w['B3']='Beds: 312'
hc={k:3+k for k in range(12)}; hc[12]=16; hc[13]=17; hc[14]=18  # column O (15) is a spacer
PB,PC,NT=19,20,22   # 21 spacer
hr=5; navy=PatternFill('solid',fgColor='1F3864'); gr=PatternFill('solid',fgColor='FFF2CC')
for c in range(1,NT+1):
    for r in (5,6): w.cell(r,c).fill=navy; w.cell(r,c).font=Font(name=F,bold=True,color='FFFFFF'); w.cell(r,c).alignment=Alignment(horizontal='center',wrap_text=True,vertical='center')
w.cell(5,3,'Monthly Actuals'); w.merge_cells('C5:N5'); w.cell(5,16,'Annual'); w.merge_cells('P5:T5')
w.cell(6,1,'Acct'); w.cell(6,2,'Line Item')
for k,m in enumerate(ms): x=w.cell(6,hc[k],D.datetime(m.year,m.month,1)); x.number_format='mmm-yy'
for c,t in ((16,'T12 Total'),(17,'Adjustments'),(18,'Adjusted T12'),(PB,'Adj. Per Bed'),(PC,'% of EGI'),(NT,'Broker Notes')): w.cell(6,c,t)
nf='_(* #,##0_);_(* (#,##0);_(* "-"_);_(@_)'; r=7; eg=egv[14]
for x in s.rows:
    if x['rt']=='HEADING': r+=1; w.cell(r,2,x['label']).font=Font(name=F,bold=True,underline='single'); r+=1; continue
    bold=x['rt']!='LINE'
    if x['code']: w.cell(r,1,int(x['code']))
    w.cell(r,2,x['label']).font=Font(name=F,bold=bold)
    w.cell(r,2).alignment=Alignment(indent=0 if bold else 1)
    for k,v in enumerate(x['v']):
        if x is s.rows[rs] and k<13: continue
        c=w.cell(r,hc[k],v); c.number_format=nf; c.font=Font(name=F,bold=bold)
        if k==13: c.fill=gr
        if bold: c.border=Border(top=Side('thin'),bottom=Side('double') if x['rt']=='TOTAL' else None)
    c=w.cell(r,PB,round(x['v'][14]/BEDS,2)); c.number_format='#,##0'; c=w.cell(r,PC,x['v'][14]/eg); c.number_format='0.0%'
    if x.get('note'): w.cell(r,NT,x['note']).font=Font(name=F,italic=True,size=9)
    r+=1
    if x['rt']=='TOTAL': r+=1
w.column_dimensions['A'].width=8; w.column_dimensions['B'].width=36
for k in range(12): w.column_dimensions[gl(hc[k])].width=11
for c,z in ((15,2),(16,12),(17,12),(18,13),(19,10),(20,9),(21,2),(22,58)): w.column_dimensions[gl(c)].width=z
w.row_dimensions[6].height=27; w.freeze_panes='C7'; w.page_setup.orientation='landscape'; w.page_setup.fitToWidth=1; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
wb.properties.created=wb.properties.modified=D.datetime(2025,9,1); wb.save(f'{DOC}/Quarry_T12_Adjusted_Jul25.xlsx'); dump('Quarry_T12_Adjusted_Jul25.xlsx',[s])
