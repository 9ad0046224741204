# certified roll of a small mixed-use walk-up, word processor document to PDF
from common import *
from docx import Document
from docx.shared import Pt, Inches
from docx.enum.section import WD_ORIENT
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
R=Rng(7112); F='Certified Rent Roll 318 Wickham.pdf'
T=Truth(F,'MIXED_USE','owner-certified letter-style roll typed in a word processor, dollar signs, words for dates',False,'318 Wickham Street','2025-12-01')
d=Document(); s=d.sections[0]; s.left_margin=s.right_margin=Inches(.8); s.top_margin=Inches(.8)
n=d.styles['Normal']; n.font.name='Liberation Serif'; n.font.size=Pt(10.5)
p=d.add_paragraph(); p.alignment=AL.CENTER; r=p.add_run('318 WICKHAM STREET'); r.bold=True; r.font.size=Pt(14)
p=d.add_paragraph('Certified Rent Roll as of December 1, 2025'); p.alignment=AL.CENTER
d.add_paragraph('Owner: Wickham 318 Holdings LLC.  Four-story brick building, two ground-floor storefronts and nine apartments. Heat and hot water included in residential rents; tenants pay electric.')
rows=[('Store Left','Lucky Needle Tailoring',None,'$2,150.00','$4,300.00','6/30/2027','Rises to $2,225.00 on 7/1/2026'),
('Store Right','Tidewater Vape & Gifts Inc.',None,'$2,475.00','$2,475.00','Month to month','Tenant pays 1/4 of water'),
('Apt 1R',None,'1 BR','$1,240.00','$1,240.00','8/31/2026',''),('Apt 2F',None,'2 BR','$1,535.00','$1,535.00','2/28/2026','Will renew at $1,580'),('Apt 2R',None,'2 BR','$1,490.00','$1,490.00','5/31/2026',''),
('Apt 2M',None,'Studio','$985.00','$900.00','Month to month',''),('Apt 3F','VACANT','2 BR','','','','Asking $1,650.00'),('Apt 3R',None,'2 BR','$1,510.00','$1,510.00','9/30/2026',''),('Apt 3M',None,'Studio','$1,010.00','$1,010.00','10/31/2026',''),
('Apt 4F',None,'2 BR','$1,575.00','$1,575.00','4/30/2026','Two months behind'),('Apt 4R',None,'1 BR','$1,265.00','$1,265.00','11/30/2026','')]
t=d.add_table(rows=1,cols=7); t.style='Table Grid'; t.autofit=False
for c,h in zip(t.rows[0].cells,['Unit','Tenant','Size','Monthly Rent','Security','Lease Ends','Comments']):
    c.text=''; q=c.paragraphs[0].add_run(h); q.bold=True
W=[.85,1.55,.6,.95,.95,1.0,1.3]; tot=0; dep=0; m=lambda s:float(s.replace('$','').replace(',','')) if s else None
for u,tn,sz,rent,sec,le,cm in rows:
    if tn is None: fi,la=R.name(); tn=f'{fi} {la}'
    cs=t.add_row().cells
    for j,v in enumerate((u,tn,sz or 'Store',rent,sec,le,cm)):
        cs[j].text=v; 
        if j in(3,4): cs[j].paragraphs[0].alignment=AL.RIGHT
    k=dict(unit=u,unitType=sz or 'Store')
    if tn=='VACANT': k.update(statusText='VACANT',marketRent=1650.0)
    else:
        e=le if le[0]=='M' else dt.datetime.strptime(le,'%m/%d/%Y').date()
        k.update(tenantName=tn,statusText='Occupied',contractRent=m(rent),deposit=m(sec),leaseEndDate=e); tot+=m(rent); dep+=m(sec)
        if 'Rises' in cm: k['rentSteps']=[dict(date='2026-07-01',amount=2225.0)]
    T.row(**k)
cs=t.add_row().cells
for j,v in ((0,'Total'),(3,'$'+m2(tot)),(4,'$'+m2(dep))):
    cs[j].text=''; cs[j].paragraphs[0].add_run(v).bold=True
    if j: cs[j].paragraphs[0].alignment=AL.RIGHT
for rw in t.rows:
    for c,w in zip(rw.cells,W):
        c.width=Inches(w)
        for q in c.paragraphs:
            q.paragraph_format.space_after=Pt(1)
            for x in q.runs: x.font.size=Pt(9.5)
for c,w in zip(t.columns,W): c.width=Inches(w)
d.add_paragraph()
d.add_paragraph(f'Occupied: 10 of 11 units.  Annualized rent at the above: ${m2(tot*12)}.')
d.add_paragraph('I certify that the above is true and complete to the best of my knowledge, that no rent has been paid more than one month in advance, and that there are no side agreements except as noted.')
d.add_paragraph('\n_________________________________\nManaging member, Wickham 318 Holdings LLC\nDate: December 3, 2025')
src=f'{ROOT}/work/Certified Rent Roll 318 Wickham.docx'; d.save(src); soffice(src,'pdf',f'{ROOT}/documents')
T.tie('contractRent',tot); T.tie('deposit',dep); T.counts(11,10,1); T.save()
