# Singapore business centre - small memo-like PDF made via docx + soffice
from common import *
from docx import Document
from docx.shared import Pt, Cm
from docx.enum.text import WD_ALIGN_PARAGRAPH as WA
import subprocess
fn='Licence Fee Roll - Peck Quay Business Centre.pdf'
data=[('08-01','4-desk suite','Lumen Tidal Pte. Ltd.',210,'01 Feb 2025','31 Jan 2026',4380,8760),
('08-02','2-desk suite','Ang & Rozario Notaries',118,'15 Aug 2024','14 Aug 2026',2450,4900),
('08-03','2-desk suite',None,118,'','',0,0),
('08-04','6-desk suite','Merbau Analytics Pte. Ltd.',305,'01 Jul 2025','30 Jun 2027',6180,18540),
('08-05','Window office','Straitsview Marine Brokers Pte. Ltd.',164,'01 Nov 2023','MTM',3290,6580),
('08-06','Window office','Kampong Foods Trading',160,'01 Apr 2025','31 Mar 2026',3150,6300),
('08-07/08','12-desk suite','Orchid Cell Therapeutics Pte. Ltd.',612,'01 Jan 2025','31 Dec 2026',11950,35850),
('08-09','4-desk suite','Tiong Peh Consultants LLP',214,'10 Mar 2025','09 Mar 2026',4300,8600),
('08-10','4-desk suite',None,214,'','',0,0),
('HD-1','Hot desk','Zulkarnain Studio',None,'01 Sep 2025','MTM',480,480),
('HD-2','Hot desk','Fernhill Translations',None,'01 Oct 2025','MTM',480,480),
('VO','Virtual office (mail)','Palmgrove Ventures Pte. Ltd.',None,'01 Jan 2025','31 Dec 2025',90,180)]
d=Document();s=d.sections[0];s.page_width,s.page_height=Cm(21),Cm(29.7);s.left_margin=s.right_margin=Cm(1.5)
d.styles['Normal'].font.name='Arial';d.styles['Normal'].font.size=Pt(9.5)
d.add_heading('Peck Quay Business Centre',1);d.add_paragraph('Level 8, 31 Peck Quay, Singapore\nLicence fee roll for the month of October 2025 (as at 31 October 2025). All amounts S$, before GST.')
H=['Suite','Product','Licensee','Sq ft','From','Until','Monthly licence fee','Deposit held']
t=d.add_table(1,8);t.style='Light Grid Accent 1';t.autofit=False
W=[1.8,2.5,4.3,1.1,2.15,2.15,2.0,2.0]
def row(v):
    c=t.add_row().cells
    for i,x in enumerate(v):
        c[i].text=x
        if i in(3,6,7): c[i].paragraphs[0].alignment=WA.RIGHT
for i,h in enumerate(H): t.rows[0].cells[i].text=h
rows=[];n=lambda v:f'{v:,.2f}'
iz=lambda x: None if not x else (x if x=='MTM' else iso(dt.datetime.strptime(x,'%d %b %Y')))
for u,p,l,a,f,e,m,dp in data:
    row([u,p,l or '(available)',str(a) if a else '',f,e,n(m) if l else '',n(dp) if l else ''])
    rows.append(dict(unit=u,unitType=p,tenantName=l,area=a,leaseStartDate=iz(f),leaseEndDate=iz(e),contractRent=m if l else None,deposit=dp if l else None,statusText='Occupied' if l else 'available'))
row(['','','Total','','','',n(sum(x[6] for x in data)),n(sum(x[7] for x in data))])
for q in t.rows:
    for i,w in enumerate(W): q.cells[i].width=Cm(w)
    for c in q.cells:
        for p in c.paragraphs:
            for z in p.runs: z.font.size=Pt(7.5)
for i,w in enumerate(W): t.columns[i].width=Cm(w)
d.add_paragraph();d.add_paragraph('Desk and mail clients pay by card on the 1st. Meeting-room income is billed separately and is not shown here.')
o=B+'/.lo_out';os.makedirs(o,exist_ok=True);src=o+'/'+fn[:-3]+'docx';d.save(src)
subprocess.run(['soffice','--headless',f'-env:UserInstallation=file://{B}/.lo','--convert-to','pdf','--outdir',D,src],check=True,capture_output=True)
save(fn,'OFFICE','business centre operator','Word memo table printed to PDF',False,'Peck Quay Business Centre','2025-10-31',None,0,rows)
