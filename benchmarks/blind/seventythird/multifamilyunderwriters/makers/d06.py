# Word-processor certified rent schedule: apartments over shops, docx -> pdf
from common import *
from docx import Document
from docx.shared import Pt, Inches
from docx.enum.text import WD_ALIGN_PARAGRAPH as A
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
import os
rng=random.Random(7306); nm=N(rng)
F='Rent Schedule 218-224 Genesee St.pdf'
d=Document(); s=d.styles['Normal']; s.font.name='Liberation Serif'; s.font.size=Pt(10.5)
sec=d.sections[0]; sec.left_margin=sec.right_margin=Inches(.8); sec.top_margin=Inches(.7)
p=d.add_paragraph(); p.alignment=A.CENTER; q=p.add_run('TEMPLETON & DAUGHTERS REALTY'); q.bold=True; q.font.size=Pt(14)
p=d.add_paragraph('P.O. Box 611, Utica, New York 13503'); p.alignment=A.CENTER
p=d.add_paragraph(); p.add_run('RENT SCHEDULE').bold=True; p.add_run('\nProperty: 218-224 Genesee Street, Utica, New York (the “Hartwell Block”)\nRents in effect as of July 1, 2025')
def tbl(head,data,w,al,bold_last=True,size=9):
    t=d.add_table(rows=1,cols=len(head)); t.style='Table Grid'; t.autofit=False
    def setc(cell,txt,b,a):
        cell.text=''; pp=cell.paragraphs[0]; pp.paragraph_format.space_after=Pt(0); r=pp.add_run(txt); r.bold=b; r.font.size=Pt(size); pp.alignment={'l':A.LEFT,'r':A.RIGHT,'c':A.CENTER}[a]
    for i,h in enumerate(head): setc(t.rows[0].cells[i],h,True,'c')
    for k,rw in enumerate(data):
        cs=t.add_row().cells
        for i,v in enumerate(rw): setc(cs[i],v,bold_last and k==len(data)-1,al[i])
    for rw in t.rows:
        for i,x in enumerate(w): rw.cells[i].width=Inches(x)
    for i,x in enumerate(w): t.columns[i].width=Inches(x)
    return t
rows=[]
p=d.add_paragraph(); p.add_run('A.  Stores (ground floor)').bold=True; p.paragraph_format.space_before=Pt(8)
com=[('Store 218','Lucky Spoon Bakery LLC',1450,D(2022,3,1),D(2027,2,28),2175,4350,[(D(2026,3,1),2240)]),('Store 220','Mohawk Valley Vacuum & Sewing',1120,D(2019,9,1),None,1400,1400,[]),('Stores 222-224','Oneida Street Dental, P.C.',2680,D(2023,11,1),D(2033,10,31),4690,9380,[(D(2025,11,1),4830),(D(2026,11,1),4975)])]
data=[]
for u,t,sf,a,b,r,dep,st in com:
    rem='; '.join(f'${m0(x)}/mo. from {e.month}/{e.day}/{e.year}' for e,x in st) or 'month to month'
    data.append([u,t,m0(sf),us2(a),us2(b) if b else 'M-T-M',f'${m0(r)}',f'${m0(dep)}',rem])
    rows.append(row(unit=u,tenantName=t,area=sf,leaseStartDate=a,leaseEndDate=b or 'M-T-M',contractRent=r,deposit=dep,statusText='Occupied',section='Stores (ground floor)',rentSteps=[dict(date=e.isoformat(),amount=x) for e,x in st]))
ct=sum(x[5] for x in com); data.append(['Total stores','',m0(sum(x[2] for x in com)),'','',f'${m0(ct)}',f'${m0(sum(x[6] for x in com))}',''])
tbl(['Unit','Tenant','Sq. Ft.','Lease Begins','Lease Ends','Monthly Rent','Security','Rent Increases / Remarks'],data,[.85,1.35,.55,.8,.8,.72,.72,1.25],'llrccrrl')
p=d.add_paragraph(); p.add_run('B.  Apartments (second and third floors)').bold=True; p.paragraph_format.space_before=Pt(12)
data=[];at=0;dt_=0;vac=0
for i,(u,ty) in enumerate([('2A','2 bedroom'),('2B','1 bedroom'),('2C','1 bedroom'),('2D','studio'),('2E','2 bedroom'),('3A','2 bedroom'),('3B','1 bedroom'),('3C','1 bedroom'),('3D','studio'),('3E','3 bedroom')]):
    if u in('3D',):
        data.append([u,ty,'VACANT','','','','asking $695']); vac+=1
        rows.append(row(unit=u,unitType=ty,statusText='VACANT',marketRent=695,section='Apartments (second and third floors)')); continue
    r={'studio':650,'1 bedroom':790,'2 bedroom':940,'3 bedroom':1125}[ty]+rng.choice([-40,-25,0,15,30])
    a=D(rng.choice([2023,2024,2025]),rng.choice([1,3,5,6,9]),1); 
    if a>D(2025,7,1): a=D(2024,9,1)
    b=term(a,12)
    while b<D(2025,6,30): b=term(b+dt.timedelta(1),12)
    mt=u in('2C','3B')
    t=nm.fl()
    if u=='2A': t+=f' & {nm.fl()}'
    rem={'2C':'no written lease','2E':'heat included','3B':'no written lease','3E':'2 parking spaces incl.'}.get(u,'')
    data.append([u,ty,t,us2(a),'M-T-M' if mt else us2(b),f'${m0(r)}',rem]); at+=r
    rows.append(row(unit=u,unitType=ty,tenantName=t,moveInDate=a,leaseEndDate='M-T-M' if mt else b,contractRent=r,statusText='Occupied',section='Apartments (second and third floors)'))
data.append(['Total','','','','',f'${m0(at)}',''])
tbl(['Apt.','Type','Tenant','Moved In','Lease Ends','Monthly Rent','Remarks'],data,[.75,.85,1.9,.85,.85,.8,1.1],'clllrrl'.replace('r','r'))
p=d.add_paragraph(); p.paragraph_format.space_before=Pt(10)
p.add_run(f'Total monthly rent, stores and apartments: ${m0(ct+at)}.   Annualized: ${m0((ct+at)*12)}.').bold=True
d.add_paragraph('13 units: 3 stores and 10 apartments; 12 rented, 1 vacant. Tenants pay their own gas and electric except as remarked. The dental office also pays its proportionate share of real estate tax increases over base year 2023/24.')
d.add_paragraph('I certify that the foregoing is a true and complete statement of the rents at the above property.')
d.add_paragraph('\n______________________________\nConstance Templeton-Marsh, Member                                Date: July 9, 2025')
os.makedirs(ROOT+'/.tmp',exist_ok=True)
src=ROOT+'/.tmp/'+F.replace('.pdf','.docx'); d.save(src); soffice(src,DOC)
save(F,'MIXED_USE','word processor letter, two tables (stores, apartments), rent steps in remarks',False,dict(propertyName='218-224 Genesee Street',asOnDate='2025-07-01',units=13,occupied=12,vacant=1,sheet=None,planted=None,rows=rows))
