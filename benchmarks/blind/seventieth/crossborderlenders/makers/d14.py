# small UK parade: Word letter schedule of a small owner
from common import *
from docx import Document
from docx.shared import Pt,Cm
from docx.enum.section import WD_ORIENT
N='2-8a Church Parade - lettings list.pdf'
d=Document();s=d.sections[0];s.page_width,s.page_height=Cm(21),Cm(29.7);s.left_margin=s.right_margin=Cm(1.8)
d.styles['Normal'].font.name='Georgia';d.styles['Normal'].font.size=Pt(10)
d.add_heading('2-8a Church Parade, Ludlow SY8',1)
d.add_paragraph('Lettings as of 1 March 2026. Owner: Corve Street Properties Ltd. Shop rents are per annum, payable quarterly in advance; flat rents are per calendar month.')
U=[('Shop 2','Teme Valley Cheese Company',14500,'pa',D(2022,5,1),D(2027,4,30),3625,'Tenant insures glass'),('Shop 4','Ludlow Hospice Trading Ltd',12750,'pa',D(2018,9,29),D(2028,9,28),None,'Review Sept 2026'),('Shop 6','Empty','','',None,None,None,'Being marketed'),('Shop 8','Marchers Barbers',11200,'pa',D(2024,2,12),D(2027,2,11),1000,''),
('Flat 2a','Ms C Prothero',695,'pcm',D(2023,7,8),'Periodic',800,''),('Flat 4a','Mr & Mrs J Ballantyne-Hughes',725,'pcm',D(2025,8,1),D(2026,7,31),835,'Dep. with scheme'),('Flat 6a','Mr O Szczepanik',710,'pcm',D(2021,11,20),'Periodic',650,'£740 pcm from 01/05/26'),('Flat 8a','Miss R Tomkinson',695,'pcm',D(2025,10,17),D(2026,10,16),800,'')]
t=d.add_table(rows=1,cols=7);t.style='Light Grid Accent 1';t.autofit=False
for c,h in zip(t.rows[0].cells,['Premises','Let to','Rent','From','To','Deposit','Notes']): c.text=h
rows=[];ann=0
for u,n,r_,per,a,b,dep,no in U:
    fd=lambda x: x.strftime('%d/%m/%y') if isinstance(x,dt.date) else (x or '')
    c=t.add_row().cells
    for cell,v in zip(c,[u,n,f'£{r_:,} {per}' if r_ else '',fd(a),fd(b),f'£{dep:,}' if dep else ('None' if r_ else ''),no]): cell.text=v
    r=dict(unit=u)
    if r_:
        r.update(tenantName=n,leaseStartDate=a,leaseEndDate=b,deposit=dep,statusText='Occupied');ann+=r_*(1 if per=='pa' else 12)
        r['annualRent' if per=='pa' else 'contractRent']=r_
        if u=='Flat 6a': r['rentSteps']=[dict(date=D(2026,5,1),amount=740)]
    else: r['statusText']='Empty'
    rows.append(r)
for col,w in zip(t.columns,(2.3,4.1,2.4,2.0,2.0,1.8,3.0)): col.width=Cm(w)
for row in t.rows:
    for c,w in zip(row.cells,(2.3,4.1,2.4,2.0,2.0,1.8,3.0)):
        c.width=Cm(w)
        for p in c.paragraphs:
            for q in p.runs: q.font.size=Pt(8.5)
d.add_paragraph()
d.add_paragraph(f'Gross income when all current lettings are annualised: £{ann:,} per annum. Seven of the eight premises are let.')
d.add_paragraph('Buildings insurance is recharged to the shops only (one quarter each). Flats are on assured shorthold tenancies, council tax and utilities paid by the tenants.')
d.save(TMP+'d14.docx');topdf(TMP+'d14.docx',N)
save(N,dict(propertyName='2-8a Church Parade',asOnDate='2026-03-01',units=8,occupied=7,vacant=1,sheet=None,planted=None,rows=rows),'MIXED_USE','small owner letter list made in Word, shops p.a. and flats pcm in one column',True,[])
