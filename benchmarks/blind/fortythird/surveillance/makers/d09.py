# mobile home park owner's typed statement: word -> pdf, dot leaders, one column, small
from lib import *
import subprocess,datetime
from docx import Document
from docx.shared import Pt,Inches
from docx.enum.text import WD_TAB_ALIGNMENT as TA,WD_TAB_LEADER as TL,WD_ALIGN_PARAGRAPH as PA
FN='willow bend mhp 2024 income expense.pdf'
s=S('Statement of Income and Expense','Willow Bend Mobile Home Park','2024-01-01','2024-12-31',['2024'])
L=lambda l,v:s.line(l,[v])
s.head('INCOME')
a=[L('Lot rents (68 spaces)',358420.00),L('Park-owned home rents (5 homes)',46875.00),L('Water and sewer billed to tenants',38112.46),L('Trash billed to tenants',9792.00),L('Late fees',3415.00),L('Laundry room',1286.75),L('RV storage',4440.00)]
T=s.tot('Total income',a,rt='TOTAL',key='total_income')
s.head('EXPENSES')
e=[L('Real estate taxes',27918.34),L('Insurance',11640.00),L('Water and sewer - City of Dunmore',44906.18),L('Electric - street lights and office',5227.61),L('Trash hauling',10354.20),L('Manager salary and free lot',31200.00),L('Payroll taxes',2481.15),L('Repairs - roads, water lines',18765.90),L('Repairs - park-owned homes',9312.77),L('Mowing and snow plowing',12150.00),L('Office, phone and postage',2689.43),L('Legal (evictions) and accounting',4875.00),L('Licenses and state permit',1360.00)]
X=s.tot('Total expenses',e,rt='TOTAL',key='total_operating_expenses')
N=s.tot('Net operating income',[T],[X],rt='TOTAL',key='noi')
p=L('Mortgage payments (P & I)',131472.36)
s.tot('Cash flow after debt service',[N],[p],rt='TOTAL',key='net_cash_flow')
d=Document();st=d.styles['Normal'];st.font.name='Liberation Serif';st.font.size=Pt(11);st.paragraph_format.space_after=Pt(1)
for t,z in(('Willow Bend Mobile Home Park',14),('Statement of Income and Expense',12),('January 1, 2024 to December 31, 2024',11)):
    q=d.add_paragraph();q.alignment=PA.CENTER;r_=q.add_run(t);r_.bold=z>11;r_.font.size=Pt(z)
d.add_paragraph()
for r in s.out():
    q=d.add_paragraph();b=r.rt!='LINE'
    if r.rt=='HEADING': q.paragraph_format.space_before=Pt(8)
    elif r.rt=='TOTAL': q.paragraph_format.space_before=Pt(3);q.paragraph_format.space_after=Pt(5)
    q.paragraph_format.left_indent=Inches(.2 if b else .45);q.paragraph_format.tab_stops.add_tab_stop(Inches(6),TA.RIGHT,TL.SPACES if b else TL.DOTS)
    u=q.add_run(r.label+('' if r.rt=='HEADING' else '\t'+('$ ' if b else '')+f'{r.v[0]:,.2f}'));u.bold=b
d.add_paragraph()
q=d.add_paragraph('I certify that the above is true and correct to the best of my knowledge.');q.runs[0].italic=True
d.add_paragraph('\nBy: ______________________________   Managing Member, Willow Bend MHP LLC          Date: 2/11/2025')
tmp=f'{B}/render/'+FN.replace('.pdf','.docx');d.save(tmp)
subprocess.run(['soffice','-env:UserInstallation=file://build/blind/.lo','--headless','--convert-to','pdf','--outdir',f'{B}/documents',tmp],stdout=-3,stderr=-3)
save(FN,[s],'MANUFACTURED_HOUSING','OPERATING_STATEMENT','small owner, typed in a word processor','one column, dot leaders, no codes, small',False)
