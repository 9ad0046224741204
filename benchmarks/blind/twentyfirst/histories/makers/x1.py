from tr import *
from openpyxl import Workbook
from openpyxl.styles import *
R=random.Random(71)
cols=['FY 2022','FY 2023','FY 2024','YTD Annualized 2025','Appraiser Yr 1']
s=S('INCOME & EXPENSE COMPARISON','Pell Meadow Shopping Center',cols,sheet='IE Comp')
SF=87460
def g(b,gr=.03,neg=0):
    x=b;o=[]
    for k in range(5): o.append(round(x*(1+R.uniform(-.04,.04)),0 if k!=4 else -2)); x*=1+gr
    o=[int(v) for v in o]; return [-v for v in o] if neg else o
s.H('Income')
a=[s.L(*x) for x in [('Base Rent – Anchor',[612220]*3+[642831,642831]),('Base Rent – Inline Shops',g(884300)),('Percentage Rent',[18420,0,7715,0,0]),('Real Estate Tax Recovery',g(196400)),('CAM Recovery',g(231800)),('Insurance Recovery',g(40900,.1)),('Other / Signage Income',g(8400,0))]]
p=s.T('Potential Gross Income',a,'SUBTOTAL')
v=[s.L('Vacancy & Credit Loss',g(94100,.05,1)),s.L('Rent Abatements',[-22500,0,-14800,0,0])]
egi=s.T('Effective Gross Income',[p]+v,key='total_income')
s.H('Recoverable Expenses')
e1=s.T('Subtotal Recoverable',[s.L(*x) for x in [('Real Estate Taxes',g(224800)),('Property Insurance',g(48300,.1)),('Parking Lot & Snow',g(72600)),('Landscaping',g(31200)),('Utilities – Site Lighting',g(26900)),('Repairs & Maintenance',g(61400)),('Security / Fire Monitoring',g(17300)),('Management Fee (recoverable share)',g(55000))]],'SUBTOTAL')
s.H('Non-Recoverable Expenses')
e2=s.T('Subtotal Non-Recoverable',[s.L(*x) for x in [('Owner’s Legal & Professional',g(14200)),('Vacant Unit Utilities',g(9100)),('Miscellaneous',g(4600))]],'SUBTOTAL')
te=s.T('Total Expenses',[e1,e2],key='total_operating_expenses')
noi=s.T('Net Operating Income',[egi,te],signs=[1,-1],key='noi')
# planted: Total Expenses FY2023 printed off
old=s.v(te)[1]; new=old+9100; s.rows[te]['values'][1]=new
s.d['planted']={'what':f'Total Expenses FY 2023 printed {new:,} instead of {old:,} (does not equal the two subtotals; NOI uses the right total)','kind':'total_wrong'}
W=Workbook(); c=W.active; c.title='Cover'; 
for r,t in [(4,'Pell Meadow Shopping Center'),(5,'2200 Tarrant Pike, Ellery, OH'),(7,'Workfile 25-0338 – income approach'),(8,'GLA (SF)')]: c.cell(r,2,t)
c.cell(8,3,SF); c.cell(9,2,'Built'); c.cell(9,3,1994)
w=W.create_sheet('IE Comp'); w.sheet_view.showGridLines=False
w['C2']='INCOME & EXPENSE COMPARISON'; w['C2'].font=Font(bold=True,size=14); w['C3']='Pell Meadow Shopping Center'; w['N3']='87,460 SF GLA'
w['A5']='map'; w['B5']='src row'
x=4
for k,h in enumerate(cols):
    w.cell(5,x,h); w.cell(6,x,'$'); w.cell(6,x+1,'$/SF'); w.merge_cells(start_row=5,start_column=x,end_row=5,end_column=x+1); w.cell(5,x).alignment=Alignment(horizontal='center',wrap_text=True)
    for q in(x,x+1):
        w.cell(5,q).fill=w.cell(6,q).fill=PatternFill('solid',fgColor='FFDDD9C4'); w.cell(5,q).font=Font(bold=True); w.cell(6,q).alignment=Alignment(horizontal='right')
    w.column_dimensions[w.cell(6,x).column_letter].width=12; w.column_dimensions[w.cell(6,x+1).column_letter].width=7; x+=2
w.row_dimensions[5].height=18; w.column_dimensions['J'].width=14
r=7
for i,q in enumerate(s.rows):
    if q['rowType']=='HEADING': r+=1
    b=q['rowType']!='LINE'
    w.cell(r,3,q['label']).font=Font(bold=b,italic=q['rowType']=='SUBTOTAL')
    w.cell(r,3).alignment=Alignment(indent=0 if b else 1)
    if q['rowType']!='HEADING':
        w.cell(r,1,('T' if b else 'L')+str(100+i*10)); w.cell(r,2,i+12)
        for k,v in enumerate(q['values']):
            a_=w.cell(r,4+2*k,v); a_.number_format='#,##0_);(#,##0);0_)'; z=w.cell(r,5+2*k,round(v/SF,2)); z.number_format='0.00_);(0.00)'; z.font=Font(color='FF808080',size=9)
            if b:
                a_.font=Font(bold=True); a_.border=Border(top=Side('thin'),bottom=Side('double') if q['rowType']=='TOTAL' else None)
    r+=1
w.cell(r+1,3,'Source: owner statements; 2025 is eight months actual x 12/8.').font=Font(italic=True,size=9)
w.column_dimensions['A'].hidden=True; w.column_dimensions['B'].hidden=True; w.column_dimensions['C'].width=36
w.page_setup.orientation='landscape'; w.page_setup.fitToWidth=1; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
W.save(B+'documents/pell_meadow_ie.xlsx'); 
for q in s.rows: assert None not in q['values'] or q['rowType']=='HEADING'
save('pell_meadow_ie.xlsx',[s],'RETAIL','OPERATING_STATEMENT','appraiser workfile, hidden helper columns, $ and $/SF pairs','hidden helper columns, interleaved $/SF, planted total')
