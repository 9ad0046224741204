from common import *
from docx import Document
from docx.shared import Pt,Cm
from docx.enum.section import WD_ORIENT
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
import subprocess,os
N='13_ravelstone_estate_rental.pdf';rng=random.Random(7213)
d=Document();s=d.sections[0];s.page_width,s.page_height=Cm(21),Cm(29.7);s.left_margin=s.right_margin=Cm(1.8);s.top_margin=Cm(1.8);s.bottom_margin=Cm(1.6)
d.styles['Normal'].font.name='Liberation Serif';d.styles['Normal'].font.size=Pt(9.5);d.styles['Normal'].paragraph_format.space_after=Pt(0)
q=d.add_paragraph();q.alignment=AL.CENTER;x=q.add_run('THE RAVELSTONE ESTATE');x.bold=True;x.font.size=Pt(15)
q=d.add_paragraph('Estate Rental – Michaelmas, 29 September 2025');q.alignment=AL.CENTER;q.paragraph_format.space_after=Pt(8)
L=[('I.  Farms and Land',[('1','Home Farm: farmhouse, buildings and 342 acres','Ravelstone Farming Partnership','FBT',(2018,9,29),(2033,9,28),48500),('2','Upper Barns Farm and 218 acres','T. & H. Garside','AHA',(1987,3,25),'Annual',16350),('3','Mill Farm and 175 acres','W. Elphinstone & Son','AHA',(1979,9,29),'Annual',12900),('4','Long Meadow, 41 acres','J. Pemberton-Hall','FBT',(2022,9,29),(2027,9,28),6150),('5','Common Leys, 26 acres (grazing)','Mrs A. Fothergill','Grazing licence',(2025,4,1),(2025,10,31),2210),('6','Glebe Field, 9 acres',None,None,None,None,None),('7','Solar park, 64 acres at Heath End','Heath End Solar Ltd','Lease',(2014,11,1),(2044,10,31),61400)]),
('II.  Houses and Cottages',[('8','The Old Rectory','Dr and Mrs C. Lindqvist','AST',(2023,6,1),'Periodic',28800),('9','1 Keepers Cottages','Mr D. Rudge','AST',(2021,2,15),'Periodic',9900),('10','2 Keepers Cottages','Miss P. Oduya','AST',(2024,10,1),(2026,9,30),10500),('11','Lodge Cottage','Mr E. Tarrant (retired keeper)','Rent Act',(1974,5,1),'Protected',4680),('12','Dairy House','Mr and Mrs S. Wetherall','AST',(2025,3,1),(2026,2,28),16200),('13','Forge Cottage',None,None,None,None,None),('14','3 The Green','Mr B. Scollay','Service occupancy',(2016,7,4),'With post',0),('15','4 The Green','Ms K. Amphlett','AST',(2022,8,12),'Periodic',9360)]),
('III.  Commercial, Sporting and Sundry',[('16','The Stables, Unit A','Ravelstone Saddlery Ltd','Lease',(2023,1,1),(2028,12,31),8400),('17','The Stables, Unit B','Kiln & Clay Pottery','Lease',(2024,5,1),(2027,4,30),6900),('18','The Granary offices','Larch Land Surveyors LLP','Lease',(2020,6,24),(2030,6,23),19750),('19','Shooting rights','Ravelstone Syndicate','Licence',(2025,2,2),(2026,2,1),12000),('20','Fishing, left bank','Borough Angling Club','Licence',(2019,6,16),'Annual',850),('21','Mast site, Beacon Hill','Crestcom Infrastructure Ltd','Code agreement',(2017,12,1),(2032,11,30),5200),('22','Wayleaves (poles)','Midshire Electricity Networks plc','Wayleave',(1961,1,1),'Indefinite',312.5)])]
t=d.add_table(rows=1,cols=7);t.autofit=False
W=[1.0,4.6,4.1,2.1,2.0,2.0,2.0]
for cc,ww in zip(t.columns,W): cc.width=Cm(ww)
def cell(c,x,b=False,r=False,i=False):
    p=c.paragraphs[0];p.paragraph_format.space_before=Pt(1.5);p.paragraph_format.space_after=Pt(1.5);z=p.add_run(x);z.bold=b;z.italic=i;z.font.size=Pt(9)
    if r: p.alignment=AL.RIGHT
    return p
def edge(row,pos,sz='8'):
    for c in row.cells:
        pr=c._tc.get_or_add_tcPr();b=pr.find(qn('w:tcBorders'))
        if b is None: b=OxmlElement('w:tcBorders');pr.append(b)
        e=OxmlElement(f'w:{pos}');e.set(qn('w:val'),'single');e.set(qn('w:sz'),sz);b.append(e)
for c,x in zip(t.rows[0].cells,['No.','Holding','Tenant','Tenure','From','To','Rent p.a.\n£']): cell(c,x,True,r='Rent' in x)
edge(t.rows[0],'top');edge(t.rows[0],'bottom');trp=t.rows[0]._tr.get_or_add_trPr();hh=OxmlElement('w:tblHeader');hh.set(qn('w:val'),'true');trp.append(hh)
rows=[];G=0;fd=lambda v:'' if v is None else v if isinstance(v,str) else D(*v).strftime('%d/%m/%Y')
for sec,us in L:
    r=t.add_row();m=r.cells[0].merge(r.cells[6]);cell(m,sec,True).paragraph_format.space_before=Pt(6);T=0
    for u,h,tn,te,a,b,rent in us:
        r=t.add_row().cells;cell(r[0],u);cell(r[1],h)
        y=dict(unit=u,section=sec.split('  ',1)[1])
        if tn is None: cell(r[2],'In hand' if u=='6' else 'Void – refurbishment',i=True);y['statusText']='In hand' if u=='6' else 'Void – refurbishment'
        else:
            cell(r[2],tn);cell(r[3],te);cell(r[4],fd(a));cell(r[5],fd(b));cell(r[6],f'{rent:,.2f}',r=True);T+=rent
            y.update(tenantName=tn,statusText='Occupied',leaseStartDate=D(*a),leaseEndDate=b if isinstance(b,str) else D(*b),annualRent=float(rent))
        y['section']=sec.replace('  ',' ')
        rows.append(y)
    r=t.add_row();cell(r.cells[6],f'{T:,.2f}',True,True);edge(r,'top','4') if 0 else None
    pr=r.cells[6]._tc.get_or_add_tcPr();bb=OxmlElement('w:tcBorders');e=OxmlElement('w:top');e.set(qn('w:val'),'single');e.set(qn('w:sz'),'6');bb.append(e);pr.append(bb);G+=T
r=t.add_row();cell(r.cells[1],'Total Estate Rental',True);cell(r.cells[6],f'{G:,.2f}',True,True);edge(r,'top','12');edge(r,'bottom','12')
for row in t.rows:
    for c,w in zip(row.cells,W): 
        if len(set(id(z._tc) for z in row.cells))==7: c.width=Cm(w)
q=d.add_paragraph();q.paragraph_format.space_before=Pt(10);q.add_run('Agricultural rents are payable half-yearly at Lady Day and Michaelmas. No. 14 is occupied by the estate carpenter free of rent. Nos. 6 and 13 produce no income.').italic=True
d.add_paragraph('Cleave & Auldbury, Chartered Surveyors, Estate Office')
os.makedirs(BASE+'/.look/w',exist_ok=True);p=BASE+'/.look/w/'+N.replace('.pdf','.docx');d.save(p)
subprocess.run(['soffice','--headless',f'-env:UserInstallation=file://{BASE}/.lo','--convert-to','pdf','--outdir',BASE+'/documents',p],capture_output=True)
save(N,dict(propertyName='The Ravelstone Estate',asOnDate='2025-09-29',units=None,occupied=None,vacant=2,rows=rows),'LAND','rural estate rental typed in Word, wrapped holdings, mixed tenures')
