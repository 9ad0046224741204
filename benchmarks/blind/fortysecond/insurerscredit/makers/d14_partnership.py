# limited partnership's quarterly report, sheet printed to PDF; one wrong total (planted)
import xlsxwriter, subprocess, os
from common import *
N='Cedar Gate Logistics III - 4Q24 Investor Statement.pdf'
cols=['4Q 2024 Actual','4Q 2024 Budget','4Q 2024 Variance','Full Year 2024 Actual','Full Year 2024 Budget','Full Year 2024 Variance']
s=St('Statement of Operations and Cash Flow','Cedar Gate Logistics Partners III, L.P.',None,'2024-12-31',cols)
def L(lab,a,b,c,d,inc=True):
    f=1 if inc else -1
    return s.l(lab,[a,b,f*(a-b),c,d,f*(c-d)])
s.h('Operating Revenue')
r=[L('Base rent - Building A (Dorsey Freight)',214875,214875,854020,854020),L('Base rent - Building B (multi-tenant)',138412,146250,561377,577500),L('Base rent - Building C (Halvorsen Foods)',176340,176340,705360,705360),L('Free rent',-12350,0,-24700,0),L('Expense reimbursements',118906,121400,471288,480200),L('Trailer parking and other',9140,7500,33475,30000)]
ti=s.t('Total operating revenue',r,key='total_income')
s.h('Operating Expenses'); E=lambda *x: L(*x,inc=False)
e=[E('Real estate taxes',71420,72000,285680,288000),E('Property insurance',22864,21300,89118,85200),E('Repairs and maintenance',19377,16500,61904,66000),E('Snow and landscaping',12418,11000,39226,38500),E('Utilities',7035,7800,29847,31200),E('Fire monitoring',1860,1860,7440,7440),E('Property management fee',16130,16600,64522,66300),E('Legal and audit',8250,6000,27415,24000)]
te=s.t('Total operating expenses',e,key='total_operating_expenses'); n=s.t('Net operating income',[ti,te],[1,1],key='noi')
R_=s.rows; fix=lambda i,a,b: None
def recompute(i,items,signs):
    # actual and budget columns subtract; variance columns are stated as favourable/(unfavourable), so they add
    v=[]
    for c in range(6): v.append(sum((abs(1) if c in(2,5) else g)*R_[q]['values'][c] for q,g in zip(items,signs)))
    R_[i]['values']=v; R_[i]['signs']=signs
recompute(n,[ti,te],[1,-1])
s.h('Debt and Capital'); d=[E('Interest expense',138260,138260,556814,556814),E('Principal amortization',41185,41185,160766,160766),E('Tenant improvements and leasing costs',57400,80000,143218,180000),E('Dock leveler replacement',0,0,31640,35000),E('Partnership administration',4500,4500,18000,18000)]
td=s.t('Total debt and capital',d); cf=s.t('Net cash flow before distributions',[n,td],key='net_cash_flow'); recompute(cf,[n,td],[1,-1])
ds=E('Distributions to limited partners',150000,150000,600000,600000); k=s.t('Net change in cash',[cf,ds],type='TOTAL'); recompute(k,[cf,ds],[1,-1])
# planted: total operating expenses, 4Q actual, is wrong by one line's amount; everything after is from the right total
v=R_[te]['values'][0]; bad=v-8250
R_[te]['values'][0]=bad
s.planted={'what':f"Total operating expenses, 4Q 2024 Actual, is printed {bad:,} where the lines sum to {v:,} (Legal and audit 8,250 left out); variance, NOI and all other columns follow the right total",'kind':'total_wrong'}; print(s.planted); print(R_[n]['values'],R_[k]['values'])
tmp=f'{ROOT}/render/CedarGate.xlsx'; wb=xlsxwriter.Workbook(tmp); ws=wb.add_worksheet('Stmt'); F=lambda **q: wb.add_format({'font_name':'Liberation Serif','font_size':10,**q})
os.makedirs(f'{ROOT}/render',exist_ok=True); ws.set_paper(1); ws.set_margins(.6,.6,.7,.6); ws.fit_to_pages(1,1); ws.center_horizontally(); ws.set_column(0,0,40); ws.set_column(1,3,10.5); ws.set_column(4,4,2); ws.set_column(5,7,11); ws.hide_gridlines(2); ws.set_footer('&L&8Cedar Gate Capital - confidential, for the limited partners only&R&8Unaudited')
for q,(t,z) in enumerate([('Cedar Gate Logistics Partners III, L.P.',14),('Statement of Operations and Cash Flow',11),('For the quarter and year ended December 31, 2024',10)]): ws.merge_range(q,0,q,7,t,F(bold=q<2,font_size=z,align='center'))
ws.merge_range(4,1,4,3,'4Q 2024',F(bold=True,align='center',bottom=1)); ws.merge_range(4,5,4,7,'Full Year 2024',F(bold=True,align='center',bottom=1))
C=[1,2,3,5,6,7]
for x,t in zip(C,['Actual','Budget','Variance']*2): ws.write(5,x,t,F(align='right',italic=True))
y=6
for x in s.rows:
    if x['type']=='HEADING': y+=1; ws.write(y,0,x['label'],F(bold=True)); y+=1; continue
    T=x['type']!='LINE'; q=dict(bold=True,top=1) if T else {}
    if x['type']=='TOTAL': q['bottom']=6
    ws.write(y,0,x['label'],F(indent=0 if T else 1,bold=T))
    for cx,v in zip(C,x['values']): ws.write_number(y,cx,v,F(num_format='#,##0_);(#,##0);0_)',**q))
    y+=1
    if x['label'] in('Net operating income','Net cash flow before distributions'): y+=1
ws.write(y+1,0,'Variances in parentheses are unfavorable.',F(italic=True,font_size=8.5)); ws.write(y+2,0,'413,600 SF in three buildings, 96% leased at year end. Building B, bay 4 was vacant from October.',F(italic=True,font_size=8.5)); wb.close()
subprocess.run(['soffice','--headless',f'-env:UserInstallation=file://{ROOT}/.lo','--convert-to','pdf','--outdir',f'{ROOT}/render',tmp],capture_output=True)
os.replace(f'{ROOT}/render/CedarGate.pdf',doc(N))
save(N,[s],'WAREHOUSE','OPERATING_STATEMENT','partnership quarterly statement, quarter and year with budget and signed variances',False)
