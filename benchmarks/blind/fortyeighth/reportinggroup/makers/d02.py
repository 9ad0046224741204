# Entrata budget vs actual, student housing, xlsx ; planted: digit changed
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
rng=random.Random(4802)
def exp(b,k):
    a,bu,ya,yb,an=b; g=1 if k=='inc' else -1
    return [a,bu,g*(a-bu),ya,yb,g*(ya-yb),an]
M='Month Ending 08/31/2025';Y='Year to Date 08/31/2025'
cols=[M+' Actual',M+' Budget',M+' Variance',Y+' Actual',Y+' Budget',Y+' Variance','Annual Budget']
s=S('Budget vs. Actual','The Foundry at Tenth Street','2025-01-01','2025-08-31',cols,sheet='Budget vs Actual',expand=exp)
def g(bm,n=.08,spike=1):
    """bm = monthly budget"""
    m0=rd(bm,0); bm=rd(m0*spike,0); a=bm*(1+rng.uniform(-n,n)); yb=m0*7+bm+rd(rng.uniform(-.05,.05)*m0,0); ya=yb*(1+rng.uniform(-n,n)/1.6)
    return [rd(a),bm,rd(ya+a*.05),yb,rd(yb+m0*4,0)]
inc=[dict(label='Rental Income',totlabel='Total Rental Income',kids=[(4010,'Scheduled Bed Rent',612400,.01),(4030,'Gain / Loss to Lease',-18200,.3),(4110,'Vacancy Loss',-36900,.25),(4120,'Employee & RA Beds',-6800,.01),(4130,'Model Bed',-1650,.01),(4150,'Leasing Incentives',-9400,.6),(4190,'Bad Debt',-7200,.5)]),
 dict(label='Other Income',totlabel='Total Other Income',kids=[(4310,'Application Fees',5200,.4),(4315,'Administrative Fees',9800,.4),(4320,'Late & NSF Fees',3900,.3),(4325,'Parking',14850,.05),(4330,'Pet Rent',3100,.1),(4335,'Furniture Upgrade',4200,.1),(4340,'Damage Recovery',6400,.5,4.1),(4345,'Relet Fees',3300,.5),(4350,'Utility Overage Billback',11900,.2),(4390,'Other Miscellaneous',650,.7)])]
ti=s.section('INCOME',inc,'TOTAL INCOME',gen=g,rt='TOTAL',key='total_income')
ex=[dict(label='Payroll',totlabel='Total Payroll',kids=[(5010,'General Manager & Assistants',15400,.03),(5020,'Leasing & Marketing Staff',9100,.15),(5030,'Resident Assistants',4300,.1),(5040,'Maintenance Staff',14600,.08),(5060,'Bonus & Commissions',5800,.3),(5080,'Taxes & Benefits',9700,.1)]),
 dict(label='Utilities',totlabel='Total Utilities',kids=[(5110,'Electric',22600,.15),(5120,'Gas',1750,.3),(5130,'Water & Sewer',13900,.1),(5140,'Trash',4450,.1),(5150,'Internet & Cable',16200,.01)]),
 dict(label='Repairs & Maintenance',totlabel='Total Repairs & Maintenance',kids=[(5210,'General Repairs',5900,.3),(5220,'HVAC',3400,.4),(5230,'Plumbing',2600,.4),(5240,'Elevator',2150,.02),(5250,'Fire & Life Safety',1450,.4),(5260,'Landscaping',3600,.02),(5270,'Pest Control',1350,.05)]),
 dict(label='Turn Expense',totlabel='Total Turn Expense',kids=[(5310,'Turn - Painting',8200,.12,7.4),(5320,'Turn - Cleaning',6900,.1,8.2),(5330,'Turn - Carpet & Flooring',4800,.1,6.1),(5340,'Turn - Trash & Hauling',1200,.1,7)]),
 dict(label='Marketing',totlabel='Total Marketing',kids=[(5410,'Digital Advertising',5200,.15),(5420,'Campus Events & Sponsorship',2900,.5),(5430,'Resident Events',2400,.4),(5440,'Promotional Items',1300,.5)]),
 dict(label='General & Administrative',totlabel='Total General & Administrative',kids=[(5510,'Software & Technology',4700,.06),(5520,'Office & Supplies',1500,.3),(5530,'Telephone',980,.1),(5540,'Legal & Professional',1250,.8),(5550,'Credit Card & Bank Fees',2200,.2),(5560,'Training & Travel',1100,.6)]),
 dict(label='Management Fees',totlabel='Total Management Fees',kids=[(5610,'Management Fee - 3%',17600,.02)]),
 dict(label='Taxes & Insurance',totlabel='Total Taxes & Insurance',kids=[(5710,'Real Estate Taxes',68400,.01),(5720,'Property Insurance',14300,.02)])]
te=s.section('EXPENSES',ex,'TOTAL OPERATING EXPENSES',gen=g,rt='TOTAL',key='total_operating_expenses',kind='exp')
noi=s.tot('NET OPERATING INCOME',[ti,te],rt='TOTAL',signs=[1,-1],key='noi')
cp=s.section('CAPITAL & DEBT',[(7010,'Interest Expense',121000,.01),(7110,'Furniture Replacement',9500,.5),(7120,'Building Improvements',12500,.7),(7130,'Appliances',2400,.5)],'TOTAL CAPITAL & DEBT',gen=g,kind='exp')
ni=s.tot('NET INCOME',[noi,cp],rt='TOTAL',signs=[1,-1],key='net_income')
for r in s.rows:
    if r['accountCode']: r['accountCode']=str(r['accountCode'])
# plant
i=[k for k,r in enumerate(s.rows) if r['label']=='Internet & Cable'][0]
old=s.rows[i]['values'][3]; t=f'{old:.2f}'; p=2; new=float(t[:p]+str((int(t[p])+4)%10)+t[p+1:]); s.rows[i]['values'][3]=new
s.d['planted']=dict(what=f"Year to Date Actual of 'Internet & Cable' prints {new:,.2f}; the true amount that the total and the variance use is {old:,.2f}",kind='digit_changed')
wb=Workbook(); ws=wb.active; ws.title='Budget vs Actual'; ws.sheet_view.showGridLines=False
B=lambda sz=10:Font(name='Calibri',bold=True,size=sz)
ws['A1']='The Foundry at Tenth Street'; ws['A1'].font=B(14); ws['A2']='Budget vs. Actual'; ws['A2'].font=B(12)
ws['A3']='Post Month: 08/2025   |   GL Book: Accrual   |   642 beds'; ws['A4']='Cayuga Student Living, agent for TFT Owner LLC'
ws['A3'].font=ws['A4'].font=Font(name='Calibri',size=9,italic=True,color='666666')
ws.merge_cells('C6:F6'); ws['C6']=M; ws.merge_cells('G6:J6'); ws['G6']=Y
hd=['Account','Description','Actual','Budget','Variance','% Var','Actual','Budget','Variance','% Var','Annual Budget']
fill=PatternFill('solid',fgColor='E4572E')
for k,t in enumerate(hd,1): ws.cell(7,k,t)
for row in (6,7):
    for k in range(1,12):
        x=ws.cell(row,k); x.fill=fill; x.font=Font(name='Calibri',bold=True,color='FFFFFF',size=10); x.alignment=Alignment(horizontal='center' if k>2 else 'left')
vc=[3,4,5,7,8,9,11]; q=8
thin=Side(style='thin',color='888888')
for r,t in zip(s.rows,s.st):
    if r['accountCode']: ws.cell(q,1,int(r['accountCode'])).alignment=Alignment(horizontal='left')
    x=ws.cell(q,2,r['label']); x.alignment=Alignment(indent=t['lvl'])
    bold=r['rowType']!='LINE'; x.font=Font(name='Calibri',size=10,bold=bold)
    if r['rowType']!='HEADING':
        for c,v in zip(vc,r['values']):
            y=ws.cell(q,c,v); y.number_format='#,##0.00_);(#,##0.00)' if c!=11 else '#,##0_);(#,##0)'; y.font=Font(name='Calibri',size=10,bold=bold)
            if bold: y.border=Border(top=thin,bottom=Side(style='double') if r['rowType']=='TOTAL' else None)
        for c,(a,b) in ((6,(2,1)),(10,(5,4))):
            bv=r['values'][b]
            if bv: y=ws.cell(q,c,round(r['values'][a]/abs(bv),4)); y.number_format='0.0%;(0.0%)'; y.font=Font(name='Calibri',size=9,italic=True,color='555555')
    q+=1
    if r['rowType']=='TOTAL': q+=1
ws.column_dimensions['A'].width=9; ws.column_dimensions['B'].width=34
for k in range(3,12): ws.column_dimensions[L(k)].width=9 if k in(6,10) else 15
ws.freeze_panes='C8'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
ws.cell(q+1,1,'Variance: positive = favorable to NOI. Turn costs post to August.').font=Font(size=9,italic=True)
wb.save(DOC+'foundry_tenth_bva_082025.xlsx')
save('foundry_tenth_bva_082025.xlsx',[s],'STUDENT_HOUSING','OPERATING_STATEMENT','s48a','Entrata budget vs actual, grouped merged header, favourable variances',False)
print(len(s.rows),s.rows[noi]['values'],s.d['planted'])
