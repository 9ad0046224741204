# Exhibit B "Schedule of Leases" to a receiver's motion: Word table in portrait, serif, narrative cells
from common import *
import docx, subprocess, os
from docx.shared import Pt, Inches
from docx.enum.text import WD_ALIGN_PARAGRAPH
F='R02_Exhibit_B_Schedule_of_Leases.pdf'
L=lambda d:f'{d:%B} {d.day}, {d.year}'
# unit, tenant, kind-note, sf, commence, expire, monthly, steps, dep, note
d=dt.date
data=[
('A-1','Fernwick Hardware & Garden Co.',12400,d(2014,5,1),d(2029,4,30),9816.67,[(d(2026,5,1),10333.33)],None,'Two (2) options of five (5) years. Percentage rent at 2.5% over a natural breakpoint; none reported for 2024.'),
('A-2','Saffron Leaf Restaurant, Inc.',2210,d(2021,9,1),d(2026,8,31),4051.67,[],4051.67,'Guaranteed by its principal. In default for July and August 2025; notice to cure served 11 August 2025.'),
('A-3','Pawsitively Clean Pet Salon LLC',1300,d(2023,2,1),d(2028,1,31),2275.00,[(d(2026,2,1),2343.25),(d(2027,2,1),2413.55)],4550.00,''),
('A-4',None,1450,None,None,None,[],None,'Formerly Quick-Cash Lenders. Broom clean.'),
('A-5 and A-6','Old Mill Physical Therapy, P.A.',3600,d(2019,1,1),d(2028,12,31),6750.00,[(d(2026,1,1),6952.50),(d(2027,1,1),7161.08),(d(2028,1,1),7375.91)],6000.00,'Suites taken together under one lease.'),
('B-1','Harbor Discount Grocers, LP',31875,d(2009,11,1),d(2029,10,31),22578.13,[],None,'Dark since 2 March 2025 but current in rent. Tenant pays taxes and insurance directly.'),
('B-2','Bluebell Nail Studio',980,d(2024,4,1),'Month-to-month',1837.50,[],1837.50,''),
('B-3','Crossroads Community Church',2750,d(2022,7,1),d(2025,12,31),2979.17,[],0.00,'Gross lease; no recoveries.'),
('B-4','Kim-Dawson Orthodontics PLLC',2040,d(2020,10,1),d(2030,9,30),4420.00,[(d(2025,10,1),4590.00)],8500.00,'Deposit held as a letter of credit.'),
('B-5',None,1190,None,None,None,[],None,''),
('B-6','Tidewater Vapor & Tobacco',1190,d(2023,6,1),d(2026,5,31),2082.50,[],2082.50,'Arrears of $6,247.50.'),
('C (pad)','Lakeshore Federal Credit Union',3300,d(2017,3,15),d(2037,3,14),7000.00,[(d(2027,3,15),7700.00),(d(2032,3,15),8470.00)],None,'Ground lease. Tenant owns the building.'),
('Pylon / Kiosk','Peninsula Ice & Water Vending',64,d(2022,1,1),'Month-to-month',350.00,[],None,'License terminable on 30 days\u2019 notice.'),
]
doc=docx.Document(); s=doc.sections[0]; s.page_width=Inches(8.5); s.page_height=Inches(11); s.left_margin=s.right_margin=Inches(.8); s.top_margin=Inches(.8)
st=doc.styles['Normal']; st.font.name='Liberation Serif'; st.font.size=Pt(10)
s.header.paragraphs[0].text='Case 25-CV-04417-KLR     Document 38-2     Filed 09/12/25     Exhibit B'
def P(t,b=False,al=None,sz=None):
    p=doc.add_paragraph(); r=p.add_run(t); r.bold=b
    if sz: r.font.size=Pt(sz)
    if al: p.alignment=WD_ALIGN_PARAGRAPH.CENTER
    p.paragraph_format.space_after=Pt(4)
P('EXHIBIT B',True,1,13); P('SCHEDULE OF LEASES',True,1,12); P('Fernwick Village Shopping Center, Route 9, Town of Old Mill',False,1); P('As of August 31, 2025',False,1)
P('The Receiver, upon the books turned over by the Defendant\u2019s managing agent and without independent verification, understands the premises to be let as follows. \u201cTBD\u201d denotes that no document has been produced.')
t=doc.add_table(rows=1,cols=7); t.style='Table Grid'; t.autofit=False
wd=[.7,1.55,.6,1.25,.85,1.3,.75]
H=['Space','Tenant and remarks','Sq. Ft.','Commencement / Expiration','Base rent per month','Scheduled adjustments','Security']
for i,w in enumerate(wd): t.columns[i].width=Inches(w)
def cell(c,txt,i,b=False,al=0):
    c.width=Inches(wd[i]); p=c.paragraphs[0]; p.paragraph_format.space_after=Pt(0)
    for k,(x,it) in enumerate(txt):
        if k: p=c.add_paragraph(); p.paragraph_format.space_after=Pt(0)
        r=p.add_run(x); r.italic=it; r.bold=b; r.font.size=Pt(8.5)
        if al: p.alignment=WD_ALIGN_PARAGRAPH.RIGHT
for i,h in enumerate(H): cell(t.rows[0].cells[i],[(h,False)],i,True)
tr=t.rows[0]._tr.get_or_add_trPr(); e=docx.oxml.OxmlElement('w:tblHeader'); e.set(docx.oxml.ns.qn('w:val'),'true'); tr.append(e)
rows=[]
for u,n,sf,a,b,mo,steps,dep,note in data:
    rw=t.add_row(); cs=rw.cells; pr=rw._tr.get_or_add_trPr(); e=docx.oxml.OxmlElement('w:cantSplit'); pr.append(e)
    cell(cs[0],[(u,False)],0); cell(cs[1],[(n or 'Vacant',False)]+([(note,True)] if note else []),1); cell(cs[2],[(f'{sf:,}',False)],2,al=1)
    cell(cs[3],[(L(a)+' \u2013',False),(b if isinstance(b,str) else L(b),False)] if a else [('\u2014',False)],3)
    cell(cs[4],[('$'+m(mo) if mo is not None else '\u2014',False)],4,al=1)
    cell(cs[5],[(f'{us(x)}: ${m(y)}',False) for x,y in steps] or [('None',False) if n else ('',False)],5)
    cell(cs[6],[('TBD' if dep is None and n else '$'+m(dep) if dep is not None else '',False)],6,al=1)
    rows.append(dict(unit=u,tenantName=n,area=sf,leaseStartDate=iso(a) if a else None,leaseEndDate=(b if isinstance(b,str) else iso(b)) if b else None,contractRent=mo,
      rentSteps=[dict(date=iso(x),amount=y) for x,y in steps],deposit=dep,statusText='Vacant' if not n else 'Occupied',balance=6247.50 if u=='B-6' else None))
rw=t.add_row().cells
tot=sum(r[5] or 0 for r in data); sft=sum(r[2] for r in data)
cell(rw[0],[('Total',False)],0,True); cell(rw[2],[(f'{sft:,}',False)],2,True,1); cell(rw[4],[('$'+m(tot),False)],4,True,1); cell(rw[6],[('$'+m(sum(r[7] or 0 for r in data)),False)],6,True,1)
for i in(1,3,5): cell(rw[i],[('',False)],i)
P('')
P('The foregoing thirteen (13) spaces comprise the whole of the mortgaged premises, of which eleven (11) are let and two (2) are vacant. Base rents are exclusive of common area charges, which the managing agent has billed on estimates not produced to the Receiver.')
P('Harlan T. Vosskamp, Esq., Court-Appointed Receiver',True)
tmp=os.path.join(BASE,'lo','tmp'); os.makedirs(tmp,exist_ok=True); p=os.path.join(tmp,F.replace('.pdf','.docx')); doc.save(p)
subprocess.run(['soffice',f'-env:UserInstallation=file://{BASE}/lo','--headless','--convert-to','pdf','--outdir',D,p],check=True,capture_output=True)
save(F,'RETAIL','Word table, exhibit to a receiver\u2019s motion','narrative cells, remarks under the tenant, two dates in a cell, steps as lines in a cell, TBD deposits, combined suites, dark anchor','Fernwick Village Shopping Center','2025-08-31',13,11,2,rows)
