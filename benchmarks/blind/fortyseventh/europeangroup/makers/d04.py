# Student hall academic-year T12, openpyxl, several sheets, hidden column
from helper import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
from openpyxl.utils import get_column_letter as gl
N='Kelham Works AY24-25 P&L.xlsx'
r=random.Random(404)
ms=['Sep 24','Oct 24','Nov 24','Dec 24','Jan 25','Feb 25','Mar 25','Apr 25','May 25','Jun 25','Jul 25','Aug 25']
s=St('P&L by month – academic year 2024/25','Kelham Works, Sheffield','2024-09-01','2025-08-31',ms+['AY24/25 Actual','AY24/25 Budget','Var to Budget'],sheet='P&L by month')
s.colrules=[(12,[(i,1) for i in range(12)]),(14,[(12,1),(13,-1)])]
def A(l,a,w=None,n=.04,b=None,code=None,neg=False):
    v=spread(r,a,w,n) if not isinstance(a,list) else a
    t=sum(v); bb=b if b is not None else int(round(t*r.uniform(.94,1.05)/100)*100)
    if neg: v=[-x for x in v]; t=-t; bb=-bb
    return s.line(l,v+[t,bb,t-bb],code)
beds=412
oc=[398,401,401,401,399,397,397,396,396,394,188,142]
s.line('Beds available',[beds]*13+[beds,None],stat=True)
avg=round(sum(oc)/12)
s.line('Beds let',oc+[avg,372,None],stat=True)
s.line('Occupancy',[round(x/beds,3) for x in oc]+[round(avg/beds,3),round(372/beds,3),None],stat=True,p=True)
s.head('Income')
i=[A('Nominations agreement – Univ. rent',[118400]*10+[0,0],b=1184000,code='R100'),A('Direct let rent – ensuite',[int(198*x*2.62) for x in oc],code='R110'),A('Direct let rent – studio',[int(61*x*2.9) for x in oc],code='R120'),A('Summer school lettings',[0]*9+[6240,81350,76900],b=150000,code='R200'),A('Laundry and vending commission',21400,oc,.1,code='R300'),A('Forfeited deposits and admin fees',5200,n=.5,code='R310')]
s.rows[i[3]]['values'][:9]=[None]*9; s.rows[i[0]]['values'][10:12]=[None]*2
v=A('Voids, bad debts and discounts',62000,[3,3,4,4,5,5,6,6,8,9,10,12],.2,code='R900',neg=True)
TI=s.sub('Total Income',i+[v])
s.head('Staff Costs')
a=[A('Site team salaries',231500,n=.02,code='S100',neg=True),A('Night wardens',46800,n=.06,code='S110',neg=True),A("Employer's NI and pension",38900,n=.03,code='S120',neg=True),A('Temporary staff – turnaround',18700,[8,1,1,1,1,1,1,1,1,3,6,14],.1,code='S130',neg=True)]
TA=s.sub('Total Staff Costs',a)
s.head('Utilities & Connectivity')
u=[A('Electricity',214000,[8,9,10,9,11,10,10,8,7,6,4,4],code='U100',neg=True),A('Gas / district heat',119500,[5,8,11,12,14,13,11,7,4,2,1,1],code='U110',neg=True),A('Water',62300,oc,code='U120',neg=True),A('Resident broadband',59800,n=0,code='U130',neg=True),A('TV licences',1150,n=.1,code='U140',neg=True)]
TU=s.sub('Total Utilities & Connectivity',u)
s.head('Property Costs')
q=[A('Reactive repairs',74200,n=.25,code='P100',neg=True),A('Planned maintenance contracts',51600,n=.05,code='P110',neg=True),A('Cleaning – communal',43900,n=.05,code='P120',neg=True),A('Cleaning – room turnaround',36400,[5,1,1,1,1,1,1,1,1,4,9,12],.1,code='P130',neg=True),A('Waste and pest control',15700,n=.1,code='P140',neg=True),A('Fire and life safety',22800,n=.3,code='P150',neg=True),A('Council tax and business rates',7300,n=0,code='P160',neg=True),A('Insurance',49200,n=0,code='P170',neg=True)]
TQ=s.sub('Total Property Costs',q)
s.head('Overheads')
o=[A('Marketing and agents’ commission',71400,[4,6,9,9,10,10,8,7,6,6,5,5],.15,code='O100',neg=True),A('Resident life programme',14600,[12,8,6,4,7,6,6,4,5,1,1,1],.1,code='O110',neg=True),A('IT and PMS licences',19300,n=.02,code='O120',neg=True),A('Professional and audit fees',12400,n=.3,code='O130',neg=True),A('Operator management fee (6%)',[int(x*.06) for x in s.rows[TI]['values'][:12]],code='O140',neg=True)]
TO=s.sub('Total Overheads',o)
TC=s.sub('Total Operating Costs',[TA,TU,TQ,TO])
NO=s.sub('Net Operating Income',[TI,TC],typ='TOTAL')
sf=A('Sinking fund contribution',[6500]*12,b=78000,code='X100',neg=True)
NA=s.sub('NOI after sinking fund',[NO,sf],typ='TOTAL')
s.key(total_income=TI,total_operating_expenses=TC,noi=NO)
wb=Workbook(); cv=wb.active; cv.title='Cover'
cv['B3']='Kelham Works, Sheffield'; cv['B3'].font=Font(name='Calibri',size=20,bold=True)
for k,x in enumerate(['412-bed purpose-built student accommodation','Operator report to the owner – academic year 2024/25','Prepared by: Bluequill Student Living Ltd, Finance','Issued: 26 September 2025','Contents: P&L by month / Letting progress']): cv.cell(5+k,2,x)
ws=wb.create_sheet('P&L by month'); w3=wb.create_sheet('Letting progress')
ws['A1']='Kelham Works, Sheffield'; ws['A2']='P&L by month – academic year 2024/25'; ws['A3']='£, excluding VAT. Income positive / (costs negative).'
ws['A1'].font=Font(bold=True,size=13,color='2E5E4E'); ws['A2'].font=Font(bold=True); ws['A3'].font=Font(italic=True,size=9,color='808080')
fill=PatternFill('solid',fgColor='2E5E4E'); lt=PatternFill('solid',fgColor='E3EFEA'); th=Side(style='thin'); 
hr=6
ws.cell(hr-1,4,'Actual'); ws.merge_cells(start_row=hr-1,start_column=4,end_row=hr-1,end_column=15); ws.cell(hr-1,4).alignment=Alignment(horizontal='center'); ws.cell(hr-1,4).font=Font(bold=True)
ws.cell(hr-1,17,'Full year'); ws.merge_cells(start_row=hr-1,start_column=17,end_row=hr-1,end_column=19); ws.cell(hr-1,17).alignment=Alignment(horizontal='center'); ws.cell(hr-1,17).font=Font(bold=True)
for c,h in enumerate(['Code','Account','Map']+ms+['']+['AY24/25\nActual','AY24/25\nBudget','Var to\nBudget'],1):
    x=ws.cell(hr,c,h); x.font=Font(bold=True,color='FFFFFF'); 
    if c!=16: x.fill=fill
    x.alignment=Alignment(horizontal='right' if c>3 else 'left',wrap_text=True,vertical='bottom')
ws.row_dimensions[hr].height=30
y=hr+1
for k in s.rows:
    if k['typ']=='HEADING':
        y+=1; ws.cell(y,2,k['label']).font=Font(bold=True,color='2E5E4E'); y+=1; continue
    if k['code']: ws.cell(y,1,k['code']); ws.cell(y,3,'OP-'+k['code'][0]+'x')
    b=k['typ']!='LINE'; x=ws.cell(y,2,k['label']); x.font=Font(bold=b)
    for c,v in enumerate(k['values']):
        col=4+c if c<12 else 5+c
        z=ws.cell(y,col,v); z.number_format='0.0%' if k['x'].get('p') else '#,##0;(#,##0);-'
        z.font=Font(bold=b)
        if b: z.border=Border(top=th,bottom=Side(style='double') if k['typ']=='TOTAL' else None)
        if k['typ']=='TOTAL': z.fill=lt
    if k['typ']=='TOTAL': x.fill=lt; y+=1
    y+=1
ws.cell(y+1,2,'Var to Budget: positive = favourable.').font=Font(italic=True,size=9)
ws.column_dimensions['A'].width=7; ws.column_dimensions['B'].width=35; ws.column_dimensions['C'].hidden=True
for c in range(4,20): ws.column_dimensions[gl(c)].width=10.5
ws.column_dimensions[gl(16)].width=2
ws.freeze_panes='D7'; ws.page_setup.orientation='landscape'; ws.page_setup.paperSize=8; ws.page_setup.fitToHeight=1; ws.page_setup.fitToWidth=1; ws.sheet_properties.pageSetUpPr.fitToPage=True
for k,x in enumerate([['Letting progress AY25/26 at 22 Sep 2025'],['Room type','Rooms','Let','% let','Avg £/week'],['Ensuite cluster – nominations',148,148,1.0,169],['Ensuite cluster – direct let',203,197,.970,182],['Studio',61,55,.902,241]],1):
    for c,z in enumerate(x,1):
        w3.cell(k,c,z)
for k in (3,4,5): w3.cell(k,4).number_format='0.0%'
w3.column_dimensions['A'].width=32
wb.save(doc(N))
save(N,[s],'STUDENT_HOUSING','OPERATING_STATEMENT_T12','academic-year months, costs negative, budget & variance, hidden map column, cover and letting sheets',False)
