from h import *
from docx import Document
from docx.shared import Pt,Cm,RGBColor
from docx.enum.text import WD_ALIGN_PARAGRAPH as A
import subprocess
rnd=random.Random(606); N='Quayside_Court_Service_Charge_Reconciliation_2024.pdf'
s=S('Service Charge Reconciliation','Quayside Court Offices, Cork','2024-01-01','2024-12-31',['Budget 2024','Actual 2024','Over / (Under) Budget','Actual 2023'],lambda b,c:[b[0],b[1],(b[1] or 0)-(b[0] or 0),b[2]])
s.h('Income')
a=[s.l('On-account charges to tenants',[371850.,371850.,358200.]),s.l('Landlord contribution - vacant suites',[24150.,26904.5,18310.75]),s.l('Interest on service charge account',[None,612.38,118.04])]
TI=s.t('Total income',a,'TOTAL',key='total_income')
s.h('Expenditure')
e=[s.l(n,v) for n,v in [('Management & site staff',[99200.,101418.9,95444.12]),('Audit, health & safety',[7600.,8287.5,7130.]),('Utilities',[114200.,106289.42,123993.94]),('Cleaning, waste & landscaping',[62500.,63235.45,59840.3]),('Security & concierge',[52000.,53877.6,50140.]),('M&E, lifts and life safety',[44500.,45375.,43170.]),('Fabric repairs',[12000.,17384.26,6911.48]),('Insurance',[4000.,4062.86,3856.5])]]
E=s.t('Total expenditure',e,'TOTAL',key='total_operating_expenses')
s.t('Surplus / (deficit) for the year',[TI,E],'TOTAL',neg=(E,),key='net_income')
d=Document(); x=d.sections[0]; x.page_width,x.page_height=Cm(21),Cm(29.7); x.left_margin=x.right_margin=Cm(2); x.top_margin=Cm(1.4); x.bottom_margin=Cm(1.2)
d.styles['Normal'].font.name='DejaVu Serif'; d.styles['Normal'].font.size=Pt(8); d.styles['Normal'].paragraph_format.space_after=Pt(0)
for t,z in[('Quayside Court Offices, Cork',14),('Service Charge Reconciliation',11),('for the service charge year 1 January 2024 to 31 December 2024',9)]:
    p=d.add_paragraph(); q=p.add_run(t); q.font.size=Pt(z); q.bold=z>9
p=d.add_paragraph('We certify that the following is a fair summary of the expenditure incurred in providing the services under the leases. Amounts are stated in euro net of VAT. The balance will be credited or debited to tenants by apportionment with the next quarterly demand.'); p.paragraph_format.space_before=Pt(5); p.paragraph_format.space_after=Pt(6)
t=d.add_table(rows=1,cols=5); t.style='Light List Accent 3'; t.autofit=False
for q_,w_ in zip(t.columns,[6.2,2.7,2.7,2.7,2.7]): q_.width=Cm(w_)
def cell(c,tx,b=False,r=True):
    p=c.paragraphs[0]; q=p.add_run(tx); q.bold=b; q.font.size=Pt(8); p.alignment=A.RIGHT if r else A.LEFT
fm=lambda v:'' if v is None else f'({-v:,.2f})' if v<0 else f'{v:,.2f}'
for c,h in zip(t.rows[0].cells,['','Budget 2024\n€','Actual 2024\n€','Over / (Under)\nBudget €','Actual 2023\n€']): cell(c,h,True)
for r in s.rows:
    c=t.add_row().cells; b=r['typ']!='LINE'; cell(c[0],r['label'].upper() if False else r['label'],b,False)
    for k,v in zip(c[1:],r['values']):
        if r['typ']!='HEADING': cell(k,fm(v),b)
        else: cell(k,'')
    for k in c:
        for q in k.paragraphs[0].runs: q.bold=b
for row in t.rows:
    for c,wd in zip(row.cells,[6.2,2.7,2.7,2.7,2.7]): c.width=Cm(wd)
p=d.add_paragraph('Certified by Lee Valley Surveyors, chartered surveyors, 28 March 2025'); p.paragraph_format.space_before=Pt(8)
f=B+'/makers/'+N.replace('.pdf','.docx'); d.save(f)
subprocess.run(['soffice',f'-env:UserInstallation=file://{B}/.lo','--headless','--convert-to','pdf','--outdir',B+'/documents',f],capture_output=True)
save(N,[s],'OFFICE','OPERATING_STATEMENT','Word certificate exported to PDF, small, budget vs actual vs prior year')
