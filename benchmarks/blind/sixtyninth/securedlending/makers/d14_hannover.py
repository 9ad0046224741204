from common import *
import subprocess,os
from docx import Document
from docx.shared import Pt,Cm,RGBColor
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
F='Logistikpark Langenhagen - lender letter with tenancy table.pdf'
PROP='Logistikpark Langenhagen-Nord'
d=Document();s=d.sections[0];s.page_width=Cm(21);s.page_height=Cm(29.7);s.left_margin=s.right_margin=Cm(1.7);s.top_margin=Cm(1.8)
d.styles['Normal'].font.name='Liberation Sans';d.styles['Normal'].font.size=Pt(9.5)
def p(t,b=False,z=None):
    x=d.add_paragraph();r=x.add_run(t);r.bold=b
    if z: r.font.size=Pt(z)
    x.paragraph_format.space_after=Pt(5);return x
p('Weserbrück Real Estate Finance Agency Ltd',True,13)
p('Facility Agent  ·  14 Austin Quay, London EC2  ·  4 August 2025')
p('To the Lenders: Project Heide, €31.5m term facility – quarterly property report, Q2 2025',True)
p('The property '+PROP+' (Münchner Str. 80–92, 30855 Langenhagen near Hannover) is let as set out below as at 30 June 2025. Rents are in EUR net of VAT and ancillary costs, payable monthly in advance.')
# hall, tenant, use, sqm, rate, start, end, monthly, deposit
D_=[('Halle 1','Nordcargo Spedition GmbH','Warehouse',11850,D(2019,7,1),D(2029,6,30),63990.00,'3 months'),
('Halle 2a','Reifenwelt Handels AG','Warehouse',6420,D(2021,10,1),D(2026,9,30),36594.00,''),
('Halle 2b','Vacant','Warehouse',2980,None,None,None,''),
('Halle 3','Pharmalog Hannover GmbH & Co. KG','Cold storage',5275,D(2023,1,1),D(2037,12,31),50112.50,''),
('Halle 4','Nordcargo Spedition GmbH','Cross-dock',3340,D(2019,7,1),D(2029,6,30),20708.00,''),
('Büro A','Pharmalog Hannover GmbH & Co. KG','Office',860,D(2023,1,1),D(2037,12,31),8686.00,''),
('Büro B','Heide Zollservice UG','Office',215,D(2024,4,15),D(2027,4,14),2150.00,''),
('Freifläche','Camper Depot Langenhagen e.K.','Open storage',4000,D(2022,5,1),'open-ended',5200.00,'')]
H=['Area','Tenant','Use','sqm','Let from','Let until','€/sqm/\nmonth','Rent per\nmonth (€)','Rent per\nannum (€)']
t=d.add_table(rows=1,cols=9);t.style='Light Grid Accent 1' if 0 else 'Table Grid'
wd=[1.7,3.9,1.9,1.3,1.9,1.9,1.3,1.9,2.0]
t.autofit=False
for i,x in enumerate(wd): t.columns[i].width=Cm(x)
def fill(cells,v,b=False):
    for i,(c,x) in enumerate(zip(cells,v)):
        c.width=Cm(wd[i]);pp=c.paragraphs[0];r=pp.add_run(x);r.font.size=Pt(7.5);r.bold=b
        if i in(3,6,7,8): pp.alignment=AL.RIGHT
fill(t.rows[0].cells,H,True)
rows=[];A=M=0
for u,te,us,a,s0,e0,m,_ in D_:
    v=te=='Vacant';f=lambda x: '' if x is None else x if isinstance(x,str) else f'{x.day} {x:%b %Y}'
    fill(t.add_row().cells,[u,te,us,f'{a:,}',f(s0),f(e0),'' if v else f'{m/a:.2f}','–' if v else f'{m:,.2f}','–' if v else f'{m*12:,.2f}'])
    A+=a;M+=m or 0
    rows.append(R(unit=u,unitType=us,area=a,tenantName=None if v else te,statusText='Vacant' if v else 'Occupied',contractRent=m,annualRent=None if v else round(m*12,2),leaseStartDate=s0,leaseEndDate=e0))
fill(t.add_row().cells,['Total','','',f'{A:,}','','','',f'{M:,.2f}',f'{M*12:,.2f}'],True)
d.add_paragraph()
p(f'Seven of the eight areas are let; Halle 2b (2,980 sqm) has been vacant since 1 March 2025. Rents of Nordcargo are 75% indexed to the German CPI with a 5% threshold; the next test date is October 2025.')
p('Covenant position: debt yield 9.4% against a default level of 8.0%; ICR projected 2.31x. No rent arrears above 30 days were reported by the borrower.')
p('Yours faithfully,');p('for Weserbrück Real Estate Finance Agency Ltd, as Facility Agent')
o=ROOT+'/.tmp/de';os.makedirs(o,exist_ok=True);d.save(o+'/l.docx')
subprocess.run(['soffice','-env:UserInstallation=file://'+ROOT+'/.lo','--headless','--convert-to','pdf','--outdir',o,o+'/l.docx'],capture_output=True);os.replace(o+'/l.pdf',DOC+F)
ties=[dict(field='area',total=A,text=f'{A:,}'),dict(field='contractRent',total=M,text=f'{M:,.2f}'),dict(field='annualRent',total=M*12,text=f'{M*12:,.2f}')]
save(F,'WAREHOUSE','facility agent (Germany, English)','small table within a letter, docx to PDF',False,PROP,D(2025,6,30),rows,8,7,1,ties)
