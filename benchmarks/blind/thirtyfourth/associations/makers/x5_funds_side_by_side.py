from kit import *
from openpyxl import Workbook
from openpyxl.styles import Font, Border, Side, Alignment, PatternFill
F='statement_of_rev_exp_fund_balances_FY2025.xlsx'
s=St(['Operating Fund','Reserve Fund','Special Assessment Fund','Total All Funds June 30, 2025','Total All Funds June 30, 2024'])
N=None
def ln(lab,op,rf,sa,py): v=[x for x in(op,rf,sa) if x is not None]; return s.l(lab,[op,rf,sa,sum(v) if v else N,py])
s.h('REVENUES')
I=[ln('Monthly assessments',486720,158400,N,618240),ln('Special assessment – balcony restoration',N,N,624000,312000),ln('Interest earned',1846,21377,5912,19084),ln('Gain on redemption of Treasury bills',N,1203,N,N),ln('Boat slip and guest suite rentals',38460,N,N,36915),ln('Late fees and fines',4115,N,380,3720),ln('Insurance claim proceeds',N,26500,N,N),ln('Application and estoppel fees',2850,N,N,3300)]
TI=s.t('Total revenues',I,kind='TOTAL')
s.h('EXPENSES')
E=[ln('Management and on-site staff',138240,N,N,133905),ln('Insurance – property, wind and flood',142615,N,N,126480),ln('Utilities',61208,N,N,58377),ln('Elevator service',11340,N,N,10920),ln('Landscaping and grounds',28650,N,N,27800),ln('Pool and spa',13975,N,N,14210),ln('Building repairs and maintenance',47316,N,N,52064),ln('Dock maintenance',8890,N,N,6145),ln('Professional fees',16850,3500,9750,22480),ln('Administrative and bank charges',7742,48,212,7305),ln('Bad debt',3100,N,N,1850),ln('Income taxes',N,4960,N,3715)]
te1=s.t('Total operating expenses',E)
s.h('Major repairs and replacements')
M=[ln('Roof replacement – Building C',N,121480,N,N),ln('Elevator modernization deposit',N,48600,N,N),ln('Chiller repair',N,17225,N,9840),ln('Balcony and post-tension restoration',N,N,538275,204610),ln('Engineering and permits',N,2900,41360,28775),ln('Interest on line of credit',N,N,8344,2190)]
te2=s.t('Total major repairs and replacements',M)
TE=s.t('Total expenses',[te1,te2],kind='TOTAL')
EX=s.t('Excess (deficiency) of revenues over expenses',[TI,TE],[1,-1],kind='TOTAL')
s.h('CHANGES IN FUND BALANCES')
bg=ln('Fund balances, beginning of year',71438,803266,81205,0)
tr=ln('Interfund transfers',-9500,-15000,24500,N); s.rows[tr]['vals'][3]=0
# prior year column: beginning so that it ends at this year's beginning
v=s.rows[EX]['vals']; tot_b=s.rows[bg]['vals'][3]; s.rows[bg]['vals'][4]=tot_b-v[4]; s.rows[tr]['vals'][4]=0
s.t('Fund balances, end of year',[EX,bg,tr],kind='TOTAL')
print([r['vals'] for r in s.rows[-5:]])
wb=Workbook(); ws=wb.active; ws.title='Sheet1'; C=lambda **k: Font(name='Cambria',size=10,**k)
ws.merge_cells('B2:G2'); ws['B2']='MANGROVE POINT CONDOMINIUM ASSOCIATION, INC.'; ws.merge_cells('B3:G3'); ws['B3']='STATEMENT OF REVENUES, EXPENSES AND CHANGES IN FUND BALANCES'; ws.merge_cells('B4:G4'); ws['B4']='For the Year Ended June 30, 2025 (with comparative totals for 2024)'
for r in(2,3,4): ws.cell(r,2).alignment=Alignment(horizontal='center'); ws.cell(r,2).font=Font(name='Cambria',size=12 if r<4 else 10,bold=r<4)
ws.merge_cells('F6:G6'); ws['F6']='Total All Funds'; ws['F6'].alignment=Alignment(horizontal='center'); ws['F6'].font=C(bold=True); 
for k,t in zip('CDEFG',['Operating Fund','Reserve Fund','Special Assessment Fund','June 30, 2025','June 30, 2024']):
    c=ws[k+'7']; c.value=t; c.font=C(bold=True); c.alignment=Alignment(horizontal='center',wrap_text=True,vertical='bottom'); c.border=Border(bottom=Side(style='thin'))
ws.row_dimensions[7].height=42
y=8; first=True
for r in s.rows:
    ws.cell(y,2,('    ' if r['typ']=='LINE' else '')+r['label']).font=C(bold=r['typ'] in('TOTAL','HEADING'))
    ws.cell(y,2).alignment=Alignment(wrap_text=True,vertical='bottom')
    if r['typ']!='HEADING':
        for k,x in enumerate(r['vals']):
            # typed as text, the way the bookkeeper pastes them from the word processor
            t='-' if x is None or x==0 else f'({-x:,})' if x<0 else f'{x:,}'
            if (first or r['label'] in('Fund balances, end of year','Total revenues')) and t!='-': t='$ '+t
            c=ws.cell(y,3+k,t); c.alignment=Alignment(horizontal='right'); c.font=C(bold=r['typ']=='TOTAL')
            if r['items']: c.border=Border(top=Side(style='thin'),bottom=Side(style='double') if r['label'].endswith('end of year') else None)
        first=False
    y+=1
    if r['typ']=='TOTAL': y+=1
y+=1
ws.cell(y,2,'NOTES').font=C(bold=True)
for t in ['1. Accounting policy. The Association uses fund accounting on the accrual basis. Reserve and special assessment revenue is recognized when assessed.',
 '2. Special assessment. In March 2024 the owners approved a special assessment for balcony and post-tension restoration, payable in eight quarterly installments.',
 '3. Interfund transfers. The Board approved transfers to the special assessment fund to cover engineering change orders; they eliminate in total.',
 '4. Insurance claim. Proceeds relate to Building C roof damage (named storm, August 2024).']:
    y+=1; ws.merge_cells(start_row=y,start_column=2,end_row=y,end_column=7); c=ws.cell(y,2,t); c.alignment=Alignment(wrap_text=True,vertical='top'); c.font=Font(name='Cambria',size=9); ws.row_dimensions[y].height=26
ws.column_dimensions['A'].width=2; ws.column_dimensions['B'].width=46
for k in 'CDEFG': ws.column_dimensions[k].width=15
ws.sheet_view.showGridLines=False; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.page_setup.fitToHeight=1
wb.save(DOCS/F)
s.save(F,'STATEMENT OF REVENUES, EXPENSES AND CHANGES IN FUND BALANCES','MANGROVE POINT CONDOMINIUM ASSOCIATION, INC.','2024-07-01','2025-06-30',{'total_income':'Total revenues','total_operating_expenses':'Total operating expenses','net_income':'Excess (deficiency) of revenues over expenses'},'MULTIFAMILY','OPERATING_STATEMENT','three funds side by side with totals, numbers as text, notes below',sheet='Sheet1',hard=True,dash=True)
