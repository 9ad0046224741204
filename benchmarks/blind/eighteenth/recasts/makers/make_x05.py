# assisted living / memory care: stabilised income approach, thousands-free, per unit & PRD columns before amounts, notes block to the right
from common import *
import random
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
R=random.Random(1815);U=86;RD=28250
s=St('Direct Capitalization – Stabilized Income & Expense','Marigold House Assisted Living',['Calendar 2023','Calendar 2024','T-12 (8/31/25)','T-3 Annualized (8/31/25)','Budget 2026','Stabilized Value Scenario'],sheet='DirectCap')
def v(b,st,g=.04,j=.025):return [round(b*(1+g)**k*(1+R.uniform(-j,j))) for k in (0,1,1.7,1.9,2.4)]+[st]
a=[s.line('Private Pay – Assisted Living',v(2714000,3010000)),s.line('Private Pay – Memory Care',v(1338000,1512000)),s.line('Medicaid Waiver',v(286400,305000,.02)),s.line('Level of Care Fees',v(512300,577000)),s.line('Second Person Fees',v(61800,66000,.02,.1)),s.line('Community Fees',v(88500,92000,.01,.15))]
g=s.tot('Gross Revenue',a)
vc=s.line('Vacancy & Bad Debt on In-Place',[None,None,None,None,-54000,-111240])
e=s.tot('Effective Gross Income',[g,vc],rt='TOTAL',key='total_income')
x=[s.line(n,v(b,st,gr)) for n,b,st,gr in [('Resident Care Labor',1204000,1365000,.05),('Dietary',428600,473000,.04),('Activities',84300,93000,.04),('Housekeeping & Laundry',137900,151000,.04),('Maintenance & Grounds',146200,160000,.04),('Utilities',158400,170000,.03),('Administration',391700,424000,.03),('Marketing & Referral Fees',166300,178000,.03),('Real Estate Taxes',121800,131500,.03),('Property & Liability Insurance',108900,139000,.1)]]
x.append(s.line('Management Fee @ 5%',[round(.05*q) for q in s.rows[e]['v']]))
t=s.tot('Operating Expenses',x,rt='TOTAL',key='total_operating_expenses')
n=s.tot('Net Operating Income before Reserves',[e],[t],rt='TOTAL',key='noi')
r=s.line('Reserves @ $450 / Unit',[None]*4+[34400,38700])
nc=s.tot('Net Operating Income after Reserves',[n],[r],rt='TOTAL',key='net_cash_flow')
w=Workbook();ws=w.active;ws.title='DirectCap';ws.sheet_view.showGridLines=False
ws.merge_cells('B1:M1');ws['B1']='Marigold House Assisted Living';ws['B1'].font=Font(name='Georgia',bold=True,size=13)
ws.merge_cells('B2:M2');ws['B2']='Direct Capitalization – Stabilized Income & Expense';ws['B2'].font=Font(name='Georgia',size=11)
ws['B3']='86 units / 94 beds / 28,250 resident days at stabilization (82.3% of beds)';ws['B3'].font=Font(name='Georgia',size=9,italic=True)
top=[('C','Calendar'),('D','Calendar'),('E','T-12'),('F','T-3 Annualized'),('G','Budget'),('I','Stabilized'),('J','Per'),('K','Per Res.'),('L','% of')]
bot=[('C',2023),('D',2024),('E','(8/31/25)'),('F','(8/31/25)'),('G',2026),('I','Value Scenario'),('J','Unit'),('K','Day'),('L','EGI')]
for rr,hs in ((5,top),(6,bot)):
    for c,h in hs:
        q=ws[f'{c}{rr}'];q.value=h;q.font=Font(name='Georgia',bold=True,size=9);q.alignment=Alignment(horizontal='right')
        if rr==6:q.border=Border(bottom=Side(style='thick',color='6B4C8A'))
y=7;E=s.rows[e]['v'][5]
for k,rw in enumerate(s.rows):
    B=rw['rt']!='LINE'
    if k==0: pass
    ws.cell(y,2,rw['label']).font=Font(name='Georgia',size=9,bold=B)
    for c,z in zip((3,4,5,6,7,9),rw['v']):
        q=ws.cell(y,c,z if z is not None else '-');q.number_format='"$"#,##0;("$"#,##0)' if B or k==0 else '#,##0;(#,##0)';q.font=Font(name='Georgia',size=9,bold=B);q.alignment=Alignment(horizontal='right')
        if B:q.border=Border(top=Side(style='thin'))
    z=rw['v'][5]
    for c,val,nf in ((10,round(z/U),'#,##0;(#,##0)'),(11,round(z/RD,2),'0.00;(0.00)'),(12,round(z/E,4),'0.0%')):q=ws.cell(y,c,val);q.number_format=nf;q.font=Font(name='Georgia',size=8,italic=True)
    y+=2 if rw['rt']=='TOTAL' else 1
ws['N7']='Reviewer notes';ws['N7'].font=Font(bold=True)
for k,z in enumerate(['Budget assumes 4% rate increase in January.','T-3 benefits from 3 memory-care move-ins.','Agency labor fell to nil after March 2025.','Insurance at broker indication.','Community fees $3,500; half-waived in 2024.']):ws.cell(8+k,14,z).alignment=Alignment(wrap_text=True)
ni=s.rows[nc]['v'][5]
for l,z,nf in (('Capitalization Rate',.0775,'0.00%'),('Indicated Going-Concern Value',ni/.0775,'"$"#,##0'),('Rounded',round(ni/.0775,-5),'"$"#,##0')):
    ws.cell(y,2,l).font=Font(name='Georgia',size=9);q=ws.cell(y,9,round(z,4));q.number_format=nf;y+=1
ws.column_dimensions['A'].width=2;ws.column_dimensions['B'].width=36;ws.column_dimensions['H'].width=2;ws.column_dimensions['M'].width=2;ws.column_dimensions['N'].width=40
for c in 'CDEFGI':ws.column_dimensions[c].width=15
ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=1;ws.sheet_properties.pageSetUpPr.fitToPage=True
w.save(doc('x05_marigold_directcap.xlsx'));print(s.rows[e]['v'],s.rows[n]['v'])
save('x05_marigold_directcap.xlsx',[s],'SENIOR_HOUSING','OPERATING_STATEMENT','appraiser direct cap workbook, two-line headers, no section headings, per unit / PRD columns, reviewer notes, cap below',True)
