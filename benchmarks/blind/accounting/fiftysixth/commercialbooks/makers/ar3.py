# AR3: collections summary with notes (Word document printed to PDF), month buckets
from common import *
import subprocess, os
from docx import Document
from docx.shared import Pt, Inches, RGBColor
from docx.enum.section import WD_ORIENT
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
from docx.oxml import OxmlElement
from docx.oxml.ns import qn
N='Wharfside_Commons_Collections_Summary_Oct2025'; F=N+'.pdf'
S=[('Open tenants',"""102|Harbor Lantern Books|3412.50|3412.50|||6500|Promised both months by 11/7; email from owner 10/24.
104|Salt & Sage Apothecary|||412.18||3950|August CAM short pay, disputing meter reading.
106|Captain's Table Seafood|8640.00|8640.00|2210.75||15000|Season closed early. Default notice sent 10/15, cure expires 10/30. Sales reports for Aug & Sep still missing.
109|Ferry Landing Gifts|2187.00||||2100|
111|Bluewater Optical|-1250.00|||||Paid November CAM early; leave as credit.
115|Quayside Nail Studio|2660.00|1330.00|||2660|Sent half of Sept. Calls weekly.
118|Mainsail Mortgage Group|||| 1904.33|4800|2024 tax reconciliation. Tenant's CPA has the backup, expects answer by mid November.
201|Pelham Orthodontics|545.20||||9000|Rent increase 10/1 not in their ACH. Revised statement sent.
204|Tern & Tide Yoga|3105.00|3105.00|3105.00|1552.50|3105|Asked to terminate. See letter in lease file; owner wants 4 months' fee.
207|Ledgerline Bookkeeping|1470.00||||1470|
210|Anchor Point Counseling|68.00|68.00|68.00|136.00|2750|Late fees only. OK to waive? (JH)
212|Bay Street Staffing|-412.00|||||Duplicate payment, refund requested.
K-1|Dockside Pretzel Kiosk|950.00|950.00|||1000|Cash tenant - collect on site."""),
('Payment plans',"""108|Rusty Cleat Outfitters|4875.00||2400.00|11850.40|9750|Plan of 6/12/25: current rent plus $1,200 on the 15th, 10 of 14 payments left. October rent late this month.
203|Beacon Tutoring Center|||1150.00|3450.00|2300|Plan of $575/mo through April 2026, on time so far.
214|Osprey Marine Surveyors||780.50||6244.00|3500|Plan not signed yet. Second draft out 10/20."""),
('Moved out / attorney',"""103|Gull Wing Arcade (former)||||21466.91||Judgment entered 8/22/25, bank levy in process. Deposit applied.
114|Cove Creamery (former)||||7318.64||Moved out 5/31; guarantor located in next county. Deposit applied.
206|Drift Travel Agency (former)|||3960.00|5940.00||Abandoned 8/19. Suit filed 10/2, hearing 11/18.""")]
K=["other:Oct 2025","other:Sep 2025","other:Aug 2025","other:Jul 2025 & Prior","total","deposit"]
f=lambda v:'' if v is None else (f'({abs(v):,.2f})' if v<0 else f'{v:,.2f}')
d=Document(); s=d.sections[0]; s.orientation=WD_ORIENT.LANDSCAPE; s.page_width,s.page_height=Inches(11),Inches(8.5)
s.left_margin=s.right_margin=Inches(.6); s.top_margin=Inches(.6); s.bottom_margin=Inches(.6)
d.styles['Normal'].font.name='Liberation Sans Narrow'; d.styles['Normal'].font.size=Pt(9.5)
p=d.add_paragraph(); r=p.add_run('WHARFSIDE COMMONS'); r.bold=True; r.font.size=Pt(15); r.font.color.rgb=RGBColor(0x0B,0x4F,0x6C); p.paragraph_format.space_after=Pt(0)
p=d.add_paragraph('Collections summary for owner call, balances through October 28, 2025. Months are the month billed.'); p.paragraph_format.space_after=Pt(6)
H=['Suite','Tenant','Oct 2025','Sep 2025','Aug 2025','Jul 2025\n& Prior','Total','Security\nDeposit','Status / notes']; W=[.5,1.75,.82,.82,.82,.88,.9,.8,2.5]
t=d.add_table(rows=1,cols=9); t.style='Table Grid'; t.autofit=False
for i_,w_ in enumerate(W): t.columns[i_].width=Inches(w_)
def shade(c,h):
    e=OxmlElement('w:shd'); e.set(qn('w:val'),'clear'); e.set(qn('w:fill'),h); c._tc.get_or_add_tcPr().append(e)
def fill(row,vals,bold=False,bg=None):
    tp=row._tr.get_or_add_trPr(); e=OxmlElement('w:cantSplit'); tp.append(e)
    for i,(c,v) in enumerate(zip(row.cells,vals)):
        c.width=Inches(W[i]); q=c.paragraphs[0]; q.paragraph_format.space_after=Pt(0); r=q.add_run(v); r.bold=bold; r.font.size=Pt(8.5 if i==8 else 9)
        if 2<=i<=7: q.alignment=AL.RIGHT
        if bg: shade(c,bg)
fill(t.rows[0],H,True,'CFE3EA'); e=OxmlElement('w:tblHeader'); e.set(qn('w:val'),'true'); t.rows[0]._tr.get_or_add_trPr().append(e)
rows=[];totals=[];G=[0]*6
for h,b in S:
    rw=t.add_row(); a=rw.cells[0].merge(rw.cells[8]); q=a.paragraphs[0]; q.add_run(h).bold=True; q.paragraph_format.keep_with_next=True; q.paragraph_format.space_after=Pt(0); shade(a,'EEF5F7')
    T=[0]*6
    for l in b.split('\n'):
        x=l.split('|'); v=[float(z) if z.strip() else None for z in x[2:7]]; tot=r2(sum(z or 0 for z in v[:4])); v=v[:4]+[tot]+v[4:]
        fill(t.add_row(),[x[0],x[1]]+[f(z) for z in v]+[x[7]])
        rows.append({"unit":x[0],"name":x[1],**{k:z for k,z in zip(K,v) if z is not None}}); T=[r2(p_+(z or 0)) for p_,z in zip(T,v)]
    TP=[z if z else None for z in T]
    lab='Subtotal '+h[0].lower()+h[1:]; fill(t.add_row(),['',lab]+[f(z) for z in TP]+[''],True); totals.append({"label":lab,**{k:z for k,z in zip(K,TP) if z is not None}}); G=[r2(a_+z) for a_,z in zip(G,T)]
fill(t.add_row(),['','TOTAL ALL']+[f(z) for z in G]+[f'Prior month total: $92,318.07'],True,'CFE3EA'); totals.append({"label":"TOTAL ALL",**dict(zip(K,G))})
p=d.add_paragraph(); p.paragraph_format.space_before=Pt(8); p.add_run('Reserve recommended at 10/31: ').bold=True; p.add_run('all of Moved out / attorney, and half of suite 204 and suite 214. Deposits are cash unless noted in the lease abstract.')
d.add_paragraph('Prepared by property accounting, Ridgeway & Poole Property Services')
os.makedirs(ROOT+'/.r',exist_ok=True); d.save(f'{ROOT}/.r/{N}.docx')
subprocess.run(['soffice',f'-env:UserInstallation=file://{ROOT}/.lo','--headless','--convert-to','pdf','--outdir',DOC,f'{ROOT}/.r/{N}.docx'],capture_output=True)
save(F,'AR',K,rows,totals,'Word table printed to PDF, one line a tenant, month buckets, deposits, wrapped notes, three sections',True)
print(len(rows),G)
