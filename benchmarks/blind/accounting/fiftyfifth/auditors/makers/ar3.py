# commercial tenants' receivables by month billed: auditor's PBC schedule in Word, printed to PDF (python-docx + LibreOffice)
import subprocess
from docx import Document
from docx.shared import Pt, Inches
from docx.enum.section import WD_ORIENT
from docx.enum.text import WD_ALIGN_PARAGRAPH
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
from common import *
NAME='Mill_and_Canal_tenant_receivables_YE2024.pdf'
H=['Suite','Tenant','Sep & prior','Oct 2024','Nov 2024','Dec 2024','Total due','Deposit held','Status / collection to 2/20/25']
K=['other:Sep & prior','other:Oct 2024','other:Nov 2024','other:Dec 2024','total','deposit']
P=[('One Canal Street (retail and office)',[
('101','Copper Kettle Provisions, Inc.',0,0,1250,9840,18000,'Paid 1/9/25'),
('102','Lumen Eyewear Studio',0,0,0,4216.50,8400,'Paid 1/6/25'),
('104','Tidemark Fitness LLC',14880,7440,7440,7440,7440,'In litigation; reserve 100% of Sep & prior'),
('110','Bank of the Narrows, N.A.',0,0,0,0,None,'2024 CAM credit applied to Jan. rent'),
('200','Hollis & Dane, Architects',0,0,6125,6125,12250,'Nov. paid 1/15/25'),
('210','Kestrel Data Partners',0,385.12,0,0,15900,'Disputes HVAC overtime'),
('300','Riverway Community Health Center',0,0,0,21377.40,None,'Paid 1/2/25')]),
('The Mill Building (live/work and storage)',[
('M-1','Foxglove Ceramics',612,950,950,950,1900,'Payment plan $500/month'),
('M-2','Pilot Light Bakery, LLC',0,0,2310,2310,4620,'Paid 1/28/25'),
('M-4','Anders Ek Furniture',0,0,0,1875,1875,'Paid 1/3/25'),
('M-5/6','Second Story Records',3260.75,0,0,0,0,'Vacated 8/31; to agency'),
('M-9','Quill & Vellum Bindery',0,1140,1140,1140,2280,'Promised by 3/1')])]
P[0][1][3]=('110','Bank of the Narrows, N.A.',0,0,0,-2904.18,None,'2024 CAM credit applied to Jan. rent')
d=Document(); s=d.sections[0]; s.orientation=WD_ORIENT.LANDSCAPE; s.page_width,s.page_height=Inches(11),Inches(8.5); s.left_margin=s.right_margin=Inches(.6); s.top_margin=Inches(.7)
d.styles['Normal'].font.name='Liberation Serif'; d.styles['Normal'].font.size=Pt(10)
for t,b in (('MILL & CANAL PARTNERS, A LIMITED PARTNERSHIP',1),('Schedule of Tenant Receivables by Month Billed',1),('December 31, 2024',0)):
    p=d.add_paragraph(); p.alignment=WD_ALIGN_PARAGRAPH.CENTER; p.paragraph_format.space_after=Pt(0); q=p.add_run(t); q.bold=bool(b); q.font.size=Pt(12 if b else 10)
d.add_paragraph('Rent, CAM and tax escalations billed and not collected at year end. Excludes straight-line rent.').alignment=WD_ALIGN_PARAGRAPH.CENTER
t=d.add_table(rows=1,cols=9); t.autofit=False; W=[.65,2.15,.95,.85,.85,.95,.95,.95,1.5]
for i,w in enumerate(W): t.columns[i].width=Inches(w)
def border(cell,**k):
    pr=cell._tc.get_or_add_tcPr(); b=OxmlElement('w:tcBorders')
    for e,v in k.items():
        x=OxmlElement(f'w:{e}'); x.set(qn('w:val'),v); x.set(qn('w:sz'),'6'); b.append(x)
    pr.append(b)
def cell(c,txt,bold=False,right=False,size=9,italic=False):
    p=c.paragraphs[0]; p.paragraph_format.space_after=Pt(1); p.paragraph_format.space_before=Pt(1)
    if right: p.alignment=WD_ALIGN_PARAGRAPH.RIGHT
    q=p.add_run(txt); q.bold=bold; q.italic=italic; q.font.size=Pt(size)
def row(vals,bold=False,rule=None,first=False,sz=9):
    r=t.rows[0] if first else t.add_row()
    for i,(c,v) in enumerate(zip(r.cells,vals)):
        c.width=Inches(W[i]); cell(c,v,bold,2<=i<=7,sz if i<8 else 8)
        if rule and 2<=i<=7 and v: border(c,**rule)
        if first: border(c,bottom='single')
    return r
r=row(H,True,first=True); pr=r._tr.get_or_add_trPr(); x=OxmlElement('w:tblHeader'); x.set(qn('w:val'),'true'); pr.append(x)
f=lambda v,d=False: '' if v is None else ('–' if not v else (f'({-v:,.2f})' if v<0 else f'{v:,.2f}'))
dol=lambda v:'$ '+f'{v:,.2f}'
rows=[];tot=[];G=[0]*6
for pn,ts in P:
    rr=t.add_row(); m=rr.cells[0].merge(rr.cells[8]); cell(m,pn,True,size=9.5,italic=True)
    T=[0]*6
    for n,(su,te,*v,dep,note) in enumerate(ts):
        tt=round(sum(v),2); vals=v+[tt,dep]
        row([su,te]+[f(q) for q in vals]+[note])
        rw={'unit':su,'name':te}
        for k,q in zip(K,vals):
            if q: rw[k]=q
        rows.append(rw); T=[round(a+(q or 0),2) for a,q in zip(T,vals)]
    lab='Subtotal'; row(['',lab]+[f(q) for q in T]+[''],True,dict(top='single')); tot.append(dict([('label',lab)]+[(k,q) for k,q in zip(K,T) if q])); G=[round(a+q,2) for a,q in zip(G,T)]
row(['','Total tenant receivables']+[dol(q) for q in G]+[''],True,dict(top='single',bottom='double')); tot.append(dict([('label','Total tenant receivables')]+list(zip(K,G))))
al=-18140.75
row(['','Less: allowance for doubtful accounts','','','','',f(al),'',''],False); tot.append({'label':'Less: allowance for doubtful accounts','total':al})
row(['','Net, per balance sheet','','','','',dol(round(G[4]+al,2)),'',''],True,dict(top='single',bottom='double')); tot.append({'label':'Net, per balance sheet','total':round(G[4]+al,2)})
p=d.add_paragraph(); p.paragraph_format.space_before=Pt(8); q=p.add_run('Prepared by client (PBC). Agreed to general ledger account 1210 without exception. Subsequent receipts traced to January and February 2025 bank statements.'); q.font.size=Pt(8)
tmp=ROOT+'/makers/'+NAME.replace('.pdf','.docx'); d.save(tmp)
subprocess.run(['soffice',f'-env:UserInstallation=file://{ROOT}/.lo','--headless','--convert-to','pdf','--outdir',ROOT+'/documents',tmp],capture_output=True)
save(NAME,'AR','commercial tenants of a partnership, months-billed columns, PBC Word schedule',False,K,rows,tot)
print(len(rows),G)
