# senior budget variance with comments column, planted total
from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
R=random.Random(3712)
dv=lambda b,e:[b[0],b[1],(b[1]-b[0]) if e else b[0]-b[1],b[2],b[3],(b[3]-b[2]) if e else b[2]-b[3]]
s=S('Financial Performance Report','Almond Grove Assisted Living','2025-01-01','2025-07-31',['Month Actual','Month Budget','Month Fav/(Unfav)','YTD Actual','YTD Budget','YTD Fav/(Unfav)'],dv,sheet='Jul-25 Var',nd=0,dash=True)
def m(x,j=.1):
    b=round(x,-1); return [round(x*R.uniform(1-j,1+j)),b,round(7*x*R.uniform(1-j/2,1+j/2)),7*b]
s.head('REVENUE')
a=s.sec('Private Pay',[('310','Room & Board - AL',m(388000,.03)),('311','Room & Board - MC',m(171500,.03)),('320','Care Levels',m(104200,.06)),('330','Community Fees',m(15000,.4)),('340','Rent Concessions',m(-9600,.3))],'Total Private Pay',1)
b=s.sec('Other Payors',[('350','Medicaid Waiver',m(42300,.08)),('355','VA Contract',m(11900,.1)),('360','Respite',m(5600,.5))],'Total Other Payors',1)
an=s.line('Ancillary & Guest Services',m(3900,.2),'370',1)
t=s.tot('Total Revenue',[a,b,an],type='TOTAL',key='total_income')
s.head('EXPENSES'); E=[]
for nme,ls in [('Resident Care',[('410','Wages - Caregivers',118000),('411','Wages - Nurses',46500),('412','Agency Staffing',9000),('415','Care Supplies',5100)]),('Dietary',[('420','Wages - Dietary',38200),('425','Raw Food',34100),('428','Dietary Supplies',2900)]),('Plant & Housekeeping',[('430','Wages - Plant/Hskp',23900),('432','Utilities',24800),('434','Repairs & Contracts',11700)]),('Administration & Sales',[('440','Wages - Admin',31400),('442','Wages - Sales',12200),('444','Advertising & Referral Fees',15500),('446','Office, IT & Licenses',9400),('448','Bad Debt',2000)]),('Benefits & Fixed',[('450','Payroll Taxes & Benefits',52900),('460','Real Estate Taxes',21600),('462','Insurance',14100),('470','Management Fee',36700)])]:
    E.append(s.sec(nme,[(k,l,m(x,.12)) for k,l,x in ls],'Total '+nme,1,True))
e=s.tot('Total Operating Expenses',E,exp=True,type='TOTAL',key='total_operating_expenses')
n=s.tot('Net Operating Income',[t,(e,-1)],type='TOTAL',key='noi')
cx=s.sec('Below NOI',[('810','Interest Expense',m(86200,.01)),('820','Loan Principal',m(24100,.01)),('850','Capital - Building',[18640,15000,77215,105000]),('860','Capital - FF&E',[0,4000,31870,28000])],'Total Debt Service & Capital',0,True)
s.tot('Net Cash Flow',[n,(cx,-1)],type='TOTAL',key='net_cash_flow')
r=[r for r in s.rows if r['label']=='Total Dietary'][0]; o=r['values'][0]; r['values'][0]=o+1800
s.planted=dict(what=f"Total Dietary, Month Actual printed {o+1800:,}, its three lines sum to {o:,}; its variance, Total Operating Expenses and all below are right",kind='total_wrong')
wb=Workbook(); w=wb.active; w.title='Jul-25 Var'; F=lambda **k:Font(name='Tahoma',**k)
w['C1']='Almond Grove Assisted Living'; w['C1'].font=F(size=13,bold=True); w['C2']=s.title; w['C2'].font=F(size=10,bold=True); w['C3']='For the month and seven months ended July 31, 2025'; w['C3'].font=F(size=9)
for c0,c1,tx in ((4,7,'July 2025'),(9,12,'Year to Date')):
    w.merge_cells(start_row=5,start_column=c0,end_row=5,end_column=c1); z=w.cell(5,c0,tx); z.alignment=Alignment(horizontal='center'); z.font=F(size=9,bold=True); z.fill=PatternFill('solid',fgColor='FCE4C8')
for j,tx in {2:'Acct',3:'Description',4:'Actual',5:'Budget',6:'Fav/\n(Unfav)',7:'%',9:'Actual',10:'Budget',11:'Fav/\n(Unfav)',12:'%',13:'Comments (variance > $2,500 and 5%)'}.items():
    z=w.cell(6,j,tx); z.font=F(size=8,bold=True); z.alignment=Alignment(horizontal='center' if j>3 else 'left',wrap_text=True,vertical='bottom'); z.border=Border(bottom=Side('medium'))
y=7; txt={'412':'Two caregiver vacancies covered by agency','330':'Move-in count differs from plan','444':'Referral agency fees follow move-ins','850':'Boiler replaced in July','430':'','355':'Contract rate reset 7/1'}
for r in s.rows:
    B=r['type']!='LINE'
    if r['code']: w.cell(y,2,int(r['code'])).font=F(size=8,color='808080')
    z=w.cell(y,3,r['label']); z.font=F(size=8,bold=B,underline='single' if r['type']=='HEADING' and r['ind']==0 else None); z.alignment=Alignment(indent=r['ind'])
    if r['values']:
        v=r['values']
        for j,x in zip((4,5,6,7,9,10,11,12),(v[0],v[1],v[2],v[2]/abs(v[1]) if v[1] else None,v[3],v[4],v[5],v[5]/abs(v[4]) if v[4] else None)):
            z=w.cell(y,j,x); z.number_format='0.0%;(0.0%)' if j in(7,12) else '#,##0_);(#,##0);"-"_)'; z.font=F(size=8,bold=B,color='C00000' if j in(6,11) and x and x<0 else '000000')
            if r['items']: z.border=Border(top=Side('hair' if r['type']=='SUBTOTAL' else 'thin'))
            if r['type']=='TOTAL': z.fill=PatternFill('solid',fgColor='FFF5E6')
        if txt.get(r['code']): w.cell(y,13,txt[r['code']]).font=F(size=7,italic=True)
    w.row_dimensions[y].height=12.5
    y+=1
    if r['type']!='LINE' and r['type']!='HEADING': w.row_dimensions[y].height=5; y+=1
for k,x in dict(A=2,B=5,C=29,D=10,E=10,F=10,G=8,H=1.5,I=11,J=11,K=10,L=8,M=38).items(): w.column_dimensions[k].width=x
w.sheet_view.showGridLines=False; w.page_setup.orientation='landscape'; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
fn='almond_grove_variance_jul25.xlsx'; wb.save(f'{D}/documents/{fn}'); save(fn,[s],'SENIOR_HOUSING','OPERATING_STATEMENT','budget variance workbook, grouped headers, comments column, spacer rows','yes')
