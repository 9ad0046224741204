# New Zealand, business park, small owner's Word document to PDF
from common import *
from docx import Document
from docx.shared import Pt, Mm, RGBColor
from docx.enum.section import WD_ORIENT
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
import subprocess, os
fn='07_harrier_business_park_rosedale.pdf'
Dx=Document(); s=Dx.sections[0]; s.page_width,s.page_height=Mm(297),Mm(210); s.orientation=WD_ORIENT.LANDSCAPE
for k in ('left_margin','right_margin','top_margin','bottom_margin'): setattr(s,k,Mm(16))
Dx.styles['Normal'].font.name='Liberation Serif'; Dx.styles['Normal'].font.size=Pt(9.5)
p=Dx.add_paragraph(); q=p.add_run('Harrier Business Park'); q.bold=True; q.font.size=Pt(16)
Dx.add_paragraph('27–31 Triton Rise, Rosedale, Auckland 0632')
Dx.add_paragraph('Tenancy Schedule at 1 November 2025 (all figures plus GST)').runs[0].italic=True
Z=[('Unit 1','Hauraki Signage Limited','Workshop / showroom',412,6,D(2022,4,1),'4 years','31 Mar 2026','1 × 3 yrs','1 Apr 2026 (market)',82400,24720),
('Unit 2','Pounamu Dental Supplies Limited','Warehouse / office',388,5,D(2023,8,14),'5 years','13 Aug 2028','1 × 5 yrs','14 Aug 2026 (CPI)',79540,23280),
('Unit 3','North Shore Gymnastics Club Inc.','Warehouse',655,12,D(2020,2,1),'9 years','31 Jan 2029','None','1 Feb 2027 (market)',111350,39300),
('Unit 4','VACANT','Warehouse / office',391,5,None,'','','','',0,0),
('Unit 5','Kererū Brewing Company Limited','Warehouse / taproom',520,7,D(2021,11,15),'6 years','14 Nov 2027','2 × 3 yrs','15 Nov 2025 (fixed 3%)',104000,31200),
('Unit 6A','Fern & Oak Joinery Limited','Workshop',274,3,D(2024,6,10),'3 years','9 Jun 2027','1 × 3 yrs','',57540,16440),
('Unit 6B','T. & M. Tuilagi Partnership','Workshop',266,3,D(2019,9,1),'Monthly','Monthly','None','',50540,15960),
('Unit 7','Southern Cross Lift Services Limited','Office / warehouse',742,14,D(2023,3,1),'8 years','28 Feb 2031','2 × 4 yrs','1 Mar 2027 (market)',166950,44520),
('Suite 1.1','Ledgerwood Accountants Limited','Office',188,6,D(2022,12,12),'4 years','11 Dec 2026','1 × 4 yrs','',56400,13160),
('Suite 1.2','Bluff Point Software Limited','Office',203,6,D(2025,2,17),'3 years','16 Feb 2028','1 × 3 yrs','17 Feb 2027 (CPI)',62930,14210),
('Suite 1.3','VACANT','Office',176,5,None,'','','','',0,0),
('Café','Flat White Forever Limited','Café',95,2,D(2021,7,5),'6 years','4 Jul 2027','1 × 6 yrs','5 Jul 2026 (market)',39900,6650),
('Carparks','Southern Cross Lift Services Limited','10 additional bays',None,10,D(2023,3,1),'8 years','28 Feb 2031','','',18200,0)]
H=['Premises','Tenant','Type','NLA m²','Car parks','Commenced','Term','Expiry','Renewal','Next review','Net rent p.a.','OPEX p.a.']
W=[18,47,30,14,12,23,17,23,17,30,22,18]
t=Dx.add_table(rows=1,cols=12); t.style='Table Grid'; t.autofit=False
def fill(row,v,b=False):
    for j,x in enumerate(v):
        c=row.cells[j]; c.width=Mm(W[j]); pp=c.paragraphs[0]; rr=pp.add_run(x); rr.font.size=Pt(8); rr.bold=b
        if j in(3,4,10,11): pp.alignment=AL.RIGHT
fill(t.rows[0],H,True); rows=[]
for j,x in enumerate(W): t.columns[j].width=Mm(x)
MM='Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split()
f=lambda d:f'{d.day} {MM[d.month-1]} {d.year}' if d else ''
def pe(x):
    if x=='Monthly' or not x: return x or None
    a,b,c=x.split(); return D(int(c),MM.index(b)+1,int(a))
for u,tn,ty,a,cp,st,term,ex,rn,rv,net,op in Z:
    v=tn=='VACANT'
    fill(t.add_row(),[u,tn,ty,str(a) if a else '',str(cp),f(st),term,ex,rn,rv,f'${net:,}' if net else '-',f'${op:,}' if op else '-'])
    rows.append(dict(unit=u,unitType=ty,area=a,tenantName=None if v else tn,statusText='VACANT' if v else 'Occupied',leaseStartDate=st,leaseEndDate=pe(ex),annualRent=net or None,charges=[dict(code='OPEX',amount=op)] if op else None))
fill(t.add_row(),['Total','','',f"{sum(z[3] or 0 for z in Z):,}",str(sum(z[4] for z in Z)),'','','','','',f"${sum(z[10] for z in Z):,}",f"${sum(z[11] for z in Z):,}"],True)
Dx.add_paragraph()
for x in ('Net rent for Unit 7 excludes the ten additional carparks, which are documented separately.','Vacancies: Unit 4 (asking $82,000 p.a. net) and Suite 1.3 (asking $310/m² net).','Leases are on the ADLS 6th edition form. Prepared by the owner from the lease documents; purchasers to rely on their own enquiries.'): Dx.add_paragraph(x,style='List Bullet')
o='build/blind/makers/'+fn[:-4]+'.docx'; Dx.save(o)
subprocess.run(['soffice','--headless','-env:UserInstallation=file://build/blind/.lo','--convert-to','pdf','--outdir',ROOT+'/documents',o],capture_output=True)
save(fn,'Harrier Business Park','2025-11-01',rows,None,None,2,'INDUSTRIAL','NZ owner\'s Word table printed to PDF, grid, wrapped cells, monthly tenancy, carpark row',False)
