from tr import *
from openpyxl import Workbook
from openpyxl.styles import *
R=random.Random(66)
cols=['2022 Actual','2023 Actual','2024 Actual','2025 Budget','Pro Forma Annual']
s=S('Operating History','Cottonwood Bend MHC',cols,sheet='Op History')
def g(b,gr=.04):
    o=[];x=b
    for k in range(5): o.append(int(round(x*(1+(R.uniform(-.03,.03) if k<3 else 0)),0 if k<3 else -2))); x*=1+gr
    return o
s.H('REVENUE')
i=[s.L(l,v) for l,v in [('Lot Rent',g(548000,.055)),('Park-Owned Home Rent',g(61400,-.08)),('RV / Boat Storage',g(7900,.02)),('Water & Sewer Billback',[0,14620,38115,41500,43000]),('Late & NSF Fees',g(4300,.01)),('Less: Vacancy / Collection',[-v for v in g(31800,.01)])]]
ti=s.T('Effective Gross Revenue',i,key='total_income')
s.H('OPERATING EXPENSES')
e=[s.L(l,v) for l,v in [('Property Taxes',g(48700,.06)),('Insurance',g(12900,.1)),('On-Site Manager',g(46800,.03)),('Water / Sewer / Septic',g(64300,.03)),('Electric (street lights, wells)',g(8800,.03)),('Trash',g(19600,.05)),('Repairs – Park',g(27400,.02)),('Repairs – Park-Owned Homes',g(21900,-.1)),('Roads & Tree Work',[3150,18400,0,10000,12000]),('Office, Legal, Licenses',g(9700,.03)),('Off-Site Management',g(24200,.05))]]
te=s.T('Total Operating Expenses',e,key='total_operating_expenses')
er=s.L('Expense ratio',[round(s.v(te)[k]/s.v(ti)[k],3) for k in range(5)])
n=s.T('Net Operating Income',[ti,te],signs=[1,-1],key='noi')
W=Workbook(); w=W.active; w.title='Op History'
w.merge_cells('B2:I2'); w['B2']='Cottonwood Bend MHC  |  Operating History'; w['B2'].font=Font(bold=True,size=14,color='FFFFFFFF'); w['B2'].fill=PatternFill('solid',fgColor='FF7A4A24')
w.merge_cells('D4:F4'); w['D4']='Actual'; w['D4'].alignment=Alignment(horizontal='center'); w.merge_cells('G4:G4'); w.merge_cells('H4:I4'); w['H4']='Pro Forma (112 sites)'; w['G4']='Budget'
for k,h in zip('DEFGHI',[2022,2023,2024,2025,'Annual','Per Site']): w[k+'5']=h
for k in 'DEFGHI':
    for rr in '45': w[k+rr].font=Font(bold=True); w[k+rr].alignment=Alignment(horizontal='center')
    w[k+'5'].border=Border(bottom=Side('thick',color='FF7A4A24'))
def t(v): return ('-' if v<0 else '')+f'${abs(v):,}'
r=6; hid=None
for q in s.rows:
    T=q['rowType']
    if T=='HEADING': r+=1; w.merge_cells(start_row=r,start_column=2,end_row=r,end_column=9); w.cell(r,2,q['label']).font=Font(bold=True,color='FF7A4A24'); r+=1; continue
    w.merge_cells(start_row=r,start_column=2,end_row=r,end_column=3); w.cell(r,2,q['label']).font=Font(bold=T!='LINE')
    for k,v in enumerate(q['values']+([] if q['label']=='Expense ratio' else [round(q['values'][4]/112)])):
        c=w.cell(r,4+k,t(v) if q['label']!='Expense ratio' else f'{v*100:.1f}%'); c.alignment=Alignment(horizontal='right'); c.font=Font(bold=T!='LINE',italic=k==5)
        if T!='LINE': c.border=Border(top=Side('thin'),bottom=Side('thin'))
    r+=1
r+=1
for x in ['2022–2024 per owner’s books, cash basis. Capital items (well pump 2023, $22,400) excluded.','Pro forma assumes park-owned homes sold down to four.']: w.cell(r,2,x).font=Font(size=9); r+=1
w.column_dimensions['A'].width=2; w.column_dimensions['B'].width=24; w.column_dimensions['C'].width=8
for k in 'DEFGHI': w.column_dimensions[k].width=12
for _w in W: _w.page_setup.orientation='landscape' if _w.max_column>6 else 'portrait'; _w.page_setup.fitToHeight=0; _w.sheet_properties.pageSetUpPr=__import__('openpyxl').worksheet.properties.PageSetupProperties(fitToPage=True)
W.save(B+'documents/cottonwood_history.xlsx')
save('cottonwood_history.xlsx',[s],'MANUFACTURED_HOUSING','OPERATING_STATEMENT','owner/broker sheet, amounts typed as text, merged cells','numbers as text with $, merged labels, ratio row inside, per-site column')
