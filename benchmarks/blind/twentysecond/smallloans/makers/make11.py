# two care homes, combined P&L with intercompany column and notes column; values typed, thousands in 'Page' style
from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
N='alder_birch_afh_combined_2024.xlsx'
s=St('Combined Income Statement','Alder & Birch Adult Care Homes','2024-01-01','2024-12-31',['Alder House','Birch House','Eliminations','Combined'],sheet='Combined')
nt={}
def L(lab,a,b,el=0,n=None):
    i=s.l(lab,a,b,el,a+b+el);nt[i]=n;return i
s.h('RESIDENT SERVICES')
x=[L('Private pay',388200,291450),L('State Medicaid (CARES rate)',96418,154220),L('Veterans aid & attendance',22880,14300),L('Respite',9450,6125)]
X=s.sub('Resident revenue',x)
y=[L('Shared-cook recharge',0,18000,-18000,'1'),L('Garage rented to neighbor',2400,0)]
T=s.t('TOTAL REVENUE',[X]+y,key='total_income')
s.h('STAFF')
a=[L('Caregivers - days',118340,104212),L('Caregivers - nights / awake',74506,70118),L('Cook',18000,39950,-18000,'1'),L('RN delegation',7200,7200),L('Payroll taxes & L&I',24170,26480)]
A=s.sub('Staff cost',a)
s.h('HOUSE')
h=[L('Food',28816,25407),L('Supplies, briefs, gloves',9312,8064),L('Electric, gas, water',8720,9145),L('Repairs & yard',6284,11930,0,'2'),L('Property tax',5918,5104),L('Insurance - house',3240,3010)]
H=s.sub('House cost',h)
s.h('OFFICE')
o=[L('Liability insurance',6900,6900),L('License & bed tax',2925,2700),L('Van',4410,3018),L('Placement agency fees',8500,5200),L('Accounting & legal',2150,2150),L('Phone, internet, software',2318,2204)]
O=s.sub('Office cost',o)
E=s.t('TOTAL OPERATING COST',[A,H,O],key='total_operating_expenses')
NO=s.t('OPERATING PROFIT',[T],[E],key='noi')
d=[L('Mortgage interest',24118,19377),L('Depreciation',17320,14845),L("Owner's health insurance",9600,0)]
NI=s.t('NET PROFIT',[NO],d,key='net_income')
wb=Workbook();ws=wb.active;ws.title='Combined'
ws['A1']='Alder & Birch Adult Care Homes';ws['A2']='Combined Income Statement';ws['A3']='Twelve months ended 12/31/2024';ws['G1']='beds';ws['H1']=6;ws['I1']=6
ws['A1'].font=Font(size=14,bold=True,color='7F3F00')
ws.merge_cells('C5:D5');ws['C5']='Homes';ws['C5'].alignment=Alignment(horizontal='center')
hdr={'A':'','B':'Note','C':'Alder House','D':'Birch House','E':'Eliminations','F':'Combined','G':'% of rev.'}
for c,t in hdr.items():ws[c+'6']=t;ws[c+'6'].font=Font(bold=True);ws[c+'6'].border=Border(bottom=Side('medium'));ws[c+'6'].alignment=Alignment(horizontal='center',wrap_text=True)
r=7;tot=s.rows[T]['v'][3]
for i,q in enumerate(s.rows):
    if q['t']=='HEADING' and i:r+=1
    ws[f'A{r}']=q['label'];ws[f'A{r}'].alignment=Alignment(indent=1 if q['t'] in('LINE','SUBTOTAL') else 0);ws[f'A{r}'].font=Font(bold=q['t'] in('HEADING','TOTAL'),italic=q['t']=='SUBTOTAL')
    ws[f'B{r}']=nt.get(i)
    if q['v'][0] is not None:
        for c,v in zip('CDEF',q['v']):
            k=ws[f'{c}{r}'];k.value=v if c!='F' else f'=SUM(C{r}:E{r})';k.number_format='#,##0;-#,##0;0';k.font=Font(bold=q['t']=='TOTAL',italic=q['t']=='SUBTOTAL')
            if q['t']=='TOTAL':k.fill=PatternFill('solid',fgColor='FBE5D6')
            if q['t']!='LINE':k.border=Border(top=Side('hair' if q['t']=='SUBTOTAL' else 'thin'))
        ws[f'G{r}']=f'=ROUND(F{r}/{tot},3)';ws[f'G{r}'].number_format='0.0%'
    r+=1
ws[f'A{r+1}']='1  Cook is on the Birch payroll; Alder pays half.';ws[f'A{r+2}']='2  Includes wheelchair ramp at Birch, $4,850, one time.'
for c,x in dict(A=31,B=6,C=13,D=13,E=13,F=13,G=10).items():ws.column_dimensions[c].width=x
ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True;wb.save(D+'documents/'+N);recalc(N)
save(N,[s],'SENIOR_HOUSING','OPERATING_STATEMENT','two homes, eliminations and combined columns, note refs, percent column',False)
