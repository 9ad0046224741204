from h import *
import subprocess
from docx import Document
from docx.shared import Pt,Cm
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
F='harcourt_mansions_service_charge_2025.pdf'
C=['Actual Y/E 24.03.25','Budget Y/E 24.03.25','Variance over/(under)','Actual Y/E 24.03.24']
s=St('Statement of Service Charge Expenditure','Harcourt Mansions','2024-03-25','2025-03-24',C)
def L(lab,a,b,p,note=None): return s.l(lab,[a,b,r2(a-b),p],note=note)
s.h('Schedule A - Estate and Building (all flats)')
a=[L('Buildings insurance (incl. terrorism)',21846.12,20500,19402.55,'2'),L('Insurance claim excess / receipts',-1325.00,500,250.00,'2'),L('Electricity - common parts',6410.87,7200,6988.14),L('Water and sewerage',412.66,400,377.09),L('Cleaning of common parts',9984.00,9984,9360.00),L('Window cleaning',2160.00,2200,2040.00),L('Gardening and grounds',5376.00,5400,5124.00),L('General repairs and maintenance',14207.39,12000,10853.71,'3'),L('Roof and gutter repairs',3894.00,2500,1176.00),L('Drain clearance',786.00,600,1134.00),L('Door entry and CCTV',1902.43,1500,1388.20),L('Fire alarm, emergency lighting and FRA',4188.60,3800,2976.40),L('Pest control',468.00,500,468.00)]
t1=s.t('Total Schedule A',a)
s.h('Schedule B - Lifts and Caretaker (flats 5 to 36)')
a=[L('Lift maintenance contract',3312.00,3300,3180.00),L('Lift repairs and telephone',1689.54,1200,2241.18),L('Lift engineering inspection',594.00,600,576.00),L('Caretaker - salary, NI and pension',31274.08,31500,29966.92,'4'),L('Caretaker - flat council tax and utilities',3021.77,2900,2788.35),L('Caretaker - telephone and sundries',417.20,450,402.61)]
t2=s.t('Total Schedule B',a)
s.h('Schedule C - Professional and Administration')
a=[L('Managing agent\'s fees',15120.00,15120,14400.00),L('Accountancy and audit',1980.00,1950,1860.00),L('Legal and surveyor\'s fees',2754.00,1500,648.00),L('Health and safety consultant',720.00,750,690.00),L('Bank charges and postage',186.35,200,171.80)]
t3=s.t('Total Schedule C',a)
te=s.t('TOTAL SERVICE CHARGE EXPENDITURE',[t1,t2,t3],kind='TOTAL',key='total_operating_expenses')
s.h('Funded by')
p=[L('Service charges demanded on account',138254.00,138254,129000.00),L('Bank interest received (net)',642.18,300,511.44)]
rs=L('Less: transfer to reserve fund',-12000.00,-12000,-12000.00,'5'); p.append(rs)
ti=s.t('Total income available',p,kind='TOTAL',key='total_income')
s.t('Surplus/(deficit) for the year',[ti,te],[1,-1],'TOTAL',key='net_income')
# planted: Schedule B actual total printed 300.00 too high; grand total uses the right one
good=s.R[t2]['values'][0]; s.R[t2]['values'][0]=r2(good+300); s.d['planted']=dict(what=f"Total Schedule B, Actual Y/E 24.03.25: printed {good+300:,.2f}, items add to {good:,.2f} (grand total uses {good:,.2f})",kind='total_wrong')
d=Document(); sec=d.sections[0]; sec.page_width,sec.page_height=Cm(21),Cm(29.7); sec.left_margin=sec.right_margin=Cm(1.9); sec.top_margin=Cm(1.6); sec.bottom_margin=Cm(1.5)
st=d.styles['Normal']; st.font.name='Liberation Serif'; st.font.size=Pt(9); st.paragraph_format.space_after=Pt(0)
def P(t,b=False,z=10,al=AL.CENTER,sa=0):
    q=d.add_paragraph(); q.alignment=al; u=q.add_run(t); u.bold=b; u.font.size=Pt(z); q.paragraph_format.space_after=Pt(sa)
P('HARCOURT MANSIONS',True,14); P('Harcourt Road, London SW11',False,10,sa=4); P('Statement of Service Charge Expenditure',True,12); P('for the year from 25 March 2024 to 24 March 2025',False,10,sa=8)
T=d.add_table(rows=1,cols=6); T.autofit=False
w=[6.9,1.1,2.4,2.3,2.3,2.4]
for k,x in zip(T.columns,w): k.width=Cm(x)
def row(cs,b=False,gap=False):
    r=T.rows[0] if cs[0]=='@' else T.add_row()
    for i,(k,x) in enumerate(zip(r.cells,cs)):
        k.width=Cm(w[i]); q=k.paragraphs[0]; q.alignment=AL.LEFT if i==0 else AL.CENTER if i==1 else AL.RIGHT
        if gap: q.paragraph_format.space_before=Pt(5)
        u=q.add_run('' if x=='@' else x); u.bold=b
row(['@','Note','Actual\nY/E 24.03.25\n£','Budget\nY/E 24.03.25\n£','Variance\nover/(under)\n£','Actual\nY/E 24.03.24\n£'],True)
def f(r,c,v):
    if v is None: return ''
    if r['label'].startswith('Insurance claim') and c==0: return f'{abs(v):,.2f} Cr'
    return br(v,0 if c==1 else 2)
for r,m in zip(s.R,s.meta):
    row([r['label'],m.get('note') or '']+[f(r,c,v) for c,v in enumerate(r['values'])],r['rowType']!='LINE',r['rowType']=='HEADING')
P('',sa=2)
P('Note 2: Cr denotes a net credit: insurers settled the 2023 escape-of-water claim in full in May 2024. Note 3: see schedule of works held by the agents.',al=AL.LEFT,z=8.5)
P('Certified in accordance with the Third Schedule to the Lease.',al=AL.LEFT,z=8.5,sa=8); P('Bexley Thorne LLP, Chartered Accountants, 11 September 2025',al=AL.LEFT,z=9)
d.save(f'{B}/makers/tmp_{F[:-4]}.docx')
subprocess.run(['soffice','--headless',f'-env:UserInstallation=file://{B}/.lo','--convert-to','pdf','--outdir',f'{B}/makers',f'{B}/makers/tmp_{F[:-4]}.docx'],capture_output=True)
import os; os.replace(f'{B}/makers/tmp_{F[:-4]}.pdf',f'{B}/documents/{F}')
save(F,[s],'MULTIFAMILY','OPERATING_STATEMENT','service charge accountant (London)','word-processor service charge statement, notes, actual/budget/variance/prior, Cr sign',True)
