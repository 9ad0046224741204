# small owner's hand-made T12 workbook, manufactured home community; dates in header, hidden column & rows notes, expenses negative, totals in bold, comment column
import random, datetime; from common import *
from openpyxl import Workbook; from openpyxl.styles import *; from openpyxl.utils import get_column_letter as gl
R=random.Random(3408); NAME='Cedar_Bluff_MHC_T12_thru_June25.xlsx'
K=[f'm{i}' for i in range(12)]; s=St(K,1)
def L(l,m,j=.05,zero=0,**k): return s.l(l,[0 if R.random()<zero else round(m*(1+R.uniform(-j,j))) for _ in K],None,1,**k)
s.h('INCOME')
a=[s.l('Lot Rent',[41850+R.choice([0,465,930])-R.choice([0,465]) for _ in range(6)]+[43710+R.choice([0,485,970]) for _ in range(6)]),L('Home Rent (park-owned)',6900,.08),L('RV Pads',1750,.4),L('Water/Sewer Recapture',5200,.1),L('Trash Recapture',1860,.02),L('Late Fees',620,.5),L('Home Note Interest',380,.05),L('Misc',120,1,.4)]
TI=s.t('Total Income',a,rt='TOTAL',key='total_income')
s.h('EXPENSES'); s.h('Payroll',lvl=1)
def X(l,m,j=.05,zero=0,lvl=1,**k): i=L(l,-m,j,zero,**k); s.rows[i]['lvl']=lvl; return i
p=[X('Park Manager',3200,.01,lvl=2),X('Maintenance Helper',1450,.3,lvl=2),X('Payroll Tax',410,.15,lvl=2)]
P=s.t('Total Payroll',p,lvl=1)
e=[P,X('Water & Sewer',7400,.12,note='leak at line B fixed in Nov'),X('Electric - common/street lights',890,.2),X('Trash',2150,.02),X('Repairs - Park',1700,.7),X('Repairs - Park-Owned Homes',1250,.9,.15),X('Mowing / Snow',1100,.5),X('Insurance',1475,.0),X('Property Taxes',2866,.0,note='accrued 1/12, paid Dec & June'),X('Office / Phone / Software',385,.3),X('Legal & Evictions',310,1,.5),X('Licenses & Permits',95,1,.7),X('Management Fee',2350,.04)]
TE=s.t('Total Expenses',e,rt='TOTAL',key='total_operating_expenses'); N=s.t('NOI',[TI,TE],rt='TOTAL',key='noi')
d=[X('Bank note - P&I',11240,0),X('Road paving',4200,.8,.8,note='owner project, not operating'),X('Home rehab',2600,.9,.5)]
s.t('Cash to Owners',[N]+d,rt='TOTAL',key='net_cash_flow')
s.derive('t',lambda r:sum(r['v'][k] for k in K))
wb=Workbook(); w=wb.active; w.title='T12'; n2=wb.create_sheet('Lot count'); n2.append(['Lots','124']); n2.append(['Occupied','93']); n2.append(['POH','9'])
w['B2']='Cedar Bluff MHC'; w['B2'].font=Font(size=16,bold=True,color='7F3F00'); w['B3']='Profit & Loss by Month - trailing 12'; w['B3'].font=Font(italic=True)
H=5; ms=[datetime.date(2024+(6+i)//12,(6+i)%12+1,1) for i in range(12)]
for j,m in enumerate(ms): c=w.cell(H,3+j,m); c.number_format='mmm-yy'; c.font=Font(bold=True); c.alignment=Alignment(horizontal='right'); c.border=Border(bottom=Side(style='medium'))
for j,t in enumerate(['T-12','% of Inc','Notes']): c=w.cell(H,15+j,t); c.font=Font(bold=True); c.border=Border(bottom=Side(style='medium'))
y=H+1; inc=s.rows[TI]['v']['t']
for r in s.rows:
    if r['rt']=='HEADING' and r['lvl']==0 or r['rt']=='TOTAL' and r['label'] in('NOI','Cash to Owners'): y+=1
    if r['label']=='Bank note - P&I': y+=1
    w.cell(y,2,'   '*r['lvl']+r['label'])
    if r['v']:
        for j,k in enumerate(K+['t']): c=w.cell(y,3+j,r['v'][k]); c.number_format='#,##0_);[Red](#,##0);"-"_)'
        c=w.cell(y,16,round(r['v']['t']/inc,4)); c.number_format='0.0%'
    if r.get('note'): w.cell(y,17,r['note']).font=Font(italic=True,size=8,color='777777')
    if r['rt']!='LINE':
        for c in range(2,17):
            w.cell(y,c).font=Font(bold=True)
            if r['v']: w.cell(y,c).border=Border(top=Side(style='thin'))
            if r['rt']=='TOTAL': w.cell(y,c).fill=PatternFill('solid',fgColor='FFF2CC')
    y+=1+(r['rt']=='TOTAL')
w.column_dimensions['A'].width=2; w.column_dimensions['B'].width=31; w.column_dimensions['Q'].width=28
for c in range(3,17): w.column_dimensions[gl(c)].width=9.3
w.sheet_view.showGridLines=False; w.page_setup.orientation='landscape'; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc(NAME))
save(NAME,[s.truth('Profit & Loss by Month - trailing 12','Cedar Bluff MHC','2024-07-01','2025-06-30',[(k,m.strftime('%b-%y')) for k,m in zip(K,ms)]+[('t','T-12')],sheet='T12',dash=True)],'MANUFACTURED_HOUSING','OPERATING_STATEMENT_T12',"owner's own spreadsheet, expenses as negatives, notes column",['date headers','expenses negative','zero shown as dash','second sheet not a statement'])
