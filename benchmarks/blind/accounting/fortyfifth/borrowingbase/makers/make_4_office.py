# Offices, one line per tenant, eligible/ineligible columns, three header rows, formulas recalculated by LibreOffice. XLSX.
from common import *
import openpyxl, subprocess, shutil, tempfile
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
from openpyxl.utils import get_column_letter as CL
R = random.Random(4504)
B3 = [('Founders Plaza', ['Abernathy Stroud & Pike LLP','Crescent Actuarial Group','Delta Nine Software Inc','Everly Wealth Partners','Hexagon Title Agency','Kirby Ames Architects PC','State Dept of Revenue - Field Office','Tri-County Dermatology PA','Founders Plaza Café (affiliate)']),
 ('One Beacon Square', ['Arbor Telehealth Inc','Bancroft Staffing Solutions','Grantham Mutual Insurance Co','Lodestar Executive Suites','Meyer Quill CPAs','Novak Engineering Services','Pelican Payments LLC','Sterling Voss Realty (affiliate)','US Small Business Outreach Ctr','Yardley & Roy PLLC']),
 ('Mill Street Annex', ['Copper Kettle Catering','Greenleaf Nonprofit Alliance','Ironside Security Training','Mill St Physical Therapy','Redbird Print & Sign'])]
K = ['current','b1_30','b31_60','b61_90','b90','total','other:Over 90 Days Past Due','other:Cross-Aged (50%)','other:Affiliate','other:Govt.','other:Contra / Deposit','other:Total Ineligible','other:Eligible A/R']
wb = openpyxl.Workbook(); ws = wb.active; ws.title = 'Sch A-2 Aging'
thin = Side(style='thin'); grey = PatternFill('solid', fgColor='D9E1F2')
ws['A1'] = 'BORROWING BASE CERTIFICATE - SCHEDULE A-2'; ws['A1'].font = Font(bold=True, size=14, name='Cambria')
ws['A2'] = 'Borrower: Beacon-Founders Office Associates, L.P.     Loan No. 7740-119'; ws['A3'] = 'Tenant receivables as of 5/31/2026 (aged from due date)'
# header rows 5-7
for c, t in [(1,'Building'),(2,'Suite'),(3,'Tenant'),(4,'Lease ID')]:
    ws.cell(5,c,t); ws.merge_cells(start_row=5,start_column=c,end_row=7,end_column=c)
ws.cell(5,5,'AGED RECEIVABLES'); ws.merge_cells('E5:J5'); ws.cell(5,11,'INELIGIBLE'); ws.merge_cells('K5:P5'); ws.cell(5,17,'ELIGIBLE')
ws.cell(6,6,'Days Past Due'); ws.merge_cells('F6:I6')
for c, t in zip(range(5,18), ['Current','1 - 30','31 - 60','61 - 90','Over 90','Total','Over 90 Days Past Due','Cross-Aged (50%)','Affiliate','Govt.','Contra / Deposit','Total Ineligible','Eligible A/R']): ws.cell(7,c,t)
for r in (5,6,7):
    for c in range(1,18):
        x = ws.cell(r,c); x.font = Font(bold=True, name='Cambria', size=10); x.fill = grey; x.alignment = Alignment(horizontal='center', vertical='center', wrap_text=True); x.border = Border(bottom=thin, top=thin)
ws.row_dimensions[7].height = 44
FMT = '#,##0.00_);(#,##0.00)'
rows, totals, rr = [], [], 8
subs = []
for bn, ts in B3:
    g, first = [], rr
    for i, t in enumerate(ts):
        base = R.randint(310, 2900)*1000 + R.choice([0, 50, 75, 16])
        a = {}
        k = R.choice(['c','c','c1','c1','c2','x','neg'])
        if 'affil' in t: k = 'c2'
        a['current'] = base
        if k in ('c1','c2','x'): a['b1_30'] = R.choice([base, int(base*R.uniform(.05,.9))])
        if k in ('c2','x'): a['b31_60'] = int(base*R.uniform(.1,1))
        if k == 'x': a['b61_90'] = base; a['b90'] = int(base*R.uniform(.3, 5))
        if k == 'c' and R.random()<.4: a['b90'] = int(base*R.uniform(.02,.2))
        if k == 'neg': a.pop('current'); a['b1_30'] = -int(base*R.uniform(.1,.6))
        tot = sum(a.values()); a['total'] = tot; rest = tot
        if 'affil' in t: a['other:Affiliate'] = tot; rest = 0
        elif 'Dept' in t or t.startswith('US '): a['other:Govt.'] = tot; rest = 0
        else:
            o = a.get('b90', 0)
            if o > 0:
                a['other:Over 90 Days Past Due'] = o; rest -= o
                if o*2 >= tot: a['other:Cross-Aged (50%)'] = rest; rest = 0
            if rest > 0 and R.random()<.3: d = min(rest, R.randint(50,400)*1000); a['other:Contra / Deposit'] = d; rest -= d
            if rest < 0: a['other:Contra / Deposit'] = rest; rest = 0   # credit balances are taken out of collateral
        inel = sum(a.get(k, 0) for k in K[6:11]); a['other:Total Ineligible'] = inel; a['other:Eligible A/R'] = tot - inel
        r = dict(property=bn, unit=str((i//4+1)*100+R.randint(1,4)*10+i%4) if bn!='Mill Street Annex' else f'M-{i+1}', name=t, resident=f'{bn[0]}{R.randint(2000,2999)}', **a)
        g.append(r); rows.append(r)
        ws.cell(rr,1,bn); ws.cell(rr,2,r['unit']); ws.cell(rr,3,t); ws.cell(rr,4,r['resident'])
        for j, kk in enumerate(K):
            x = ws.cell(rr,5+j); x.number_format = FMT
            if kk == 'total': x.value = f'=SUM(E{rr}:I{rr})'
            elif kk == 'other:Total Ineligible': x.value = f'=SUM(K{rr}:O{rr})'
            elif kk == 'other:Eligible A/R': x.value = f'=J{rr}-P{rr}'
            elif kk in a: x.value = a[kk]/100
        rr += 1
    ws.cell(rr,1,f'{bn} Subtotal'); subs.append(rr)
    for j in range(13): ws.cell(rr,5+j,f'=SUM({CL(5+j)}{first}:{CL(5+j)}{rr-1})')
    totals.append(dict(label=f'{bn} Subtotal', **add(g, K)))
    for c in range(1,18): x=ws.cell(rr,c); x.font=Font(bold=True,name='Cambria',size=10); x.border=Border(top=thin); x.number_format=FMT
    rr += 2
ws.cell(rr,1,'TOTAL BORROWER')
for j in range(13): ws.cell(rr,5+j,'='+'+'.join(f'{CL(5+j)}{s}' for s in subs))
G = add(rows, K); totals.append(dict(label='TOTAL BORROWER', **G))
for c in range(1,18): x=ws.cell(rr,c); x.font=Font(bold=True,name='Cambria',size=10); x.border=Border(top=thin,bottom=Side(style='double')); x.number_format=FMT
tr = rr; rr += 3
for lab, f in [('Eligible A/R per above', f'=Q{tr}'), ('Advance rate', 0.8), ('Available collateral', f'=ROUND(Q{tr}*0.8,2)'), ('Less: availability reserve', -50000)]:
    ws.cell(rr,3,lab); x=ws.cell(rr,5,f); x.number_format = '0%' if f==.8 else FMT; rr += 1
ws.cell(rr+1,1,'The undersigned certifies the above is true and complete.   By: ____________________  Title: Controller')
for c, w in zip(range(1,18), [19,8,37,10]+[13]*13): ws.column_dimensions[CL(c)].width = w
ws.freeze_panes = 'E8'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr = openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
w2 = wb.create_sheet('Instructions')
for i, t in enumerate(['Complete Schedule A-2 from the month-end aging.','Ineligibles are entered in the order of the columns; a tenant with half or more of its balance over 90 is cross-aged in full.','Do not net deposits across tenants.']): w2.cell(i+1,1,t)
d = tempfile.mkdtemp(); p = d+'/bbc_schedule_a2_offices.xlsx'; wb.save(p)
subprocess.run(['soffice','--headless','--convert-to','xlsx:Calc MS Excel 2007 XML','--outdir',DOC,p],check=True,capture_output=True); shutil.rmtree(d)
dump('bbc_schedule_a2_offices','xlsx','AR',K,rows,totals,None,'OFFICE','lender collateral analyst','borrowing base schedule: aging + ineligible columns, three-row merged header, formulas',True)
