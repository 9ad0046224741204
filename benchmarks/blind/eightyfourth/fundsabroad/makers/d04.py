from common import *
# High street parade in Scotland: Word document of a small Edinburgh agent, printed to PDF
import subprocess
from docx import Document
from docx.shared import Pt, Cm
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
name='d04_bruntsfield_parade_tenancies.pdf'
data=[('101','Thistle & Rye Bakery Ltd','Class 1A bakery',62.4,'Whitsunday (28 May) 2019','27 May 2029',26500,'28 May 2024 - settled nil'),
('103','Mrs. E. Carswell t/a Wool Cupboard','Retail',48.9,'11 Nov 2021','10 Nov 2026',19000,'none'),
('105/107','Firth Funeral Care Ltd','Retail / office',118.2,'1 Feb 2015','31 Jan 2030',41750,'1 Feb 2025 - outstanding'),
('109','Vacant','Retail',55.0,None,None,None,None),
('111','Kirkhill Veterinary Group Ltd','Class 1A',96.7,'28 Feb 2023','27 Feb 2038',38000,'28 Feb 2028'),
('113','Tolbooth Turf Accountants Ltd','Betting',71.3,'15 Aug 2017','14 Aug 2027',31250,'none'),
('115','Bao & Barley (Edinburgh) Ltd','Restaurant (Class 3)',134.8,'3 Jun 2024','2 Jun 2039',47500,'3 Jun 2029'),
('1st floor, 101-107','Corstorphine Dance Academy SCIO','Class 11',188.0,'1 Sep 2022','31 Aug 2027',22000,'none')]
iso={'28 May':1}
def p(s):
    if not s: return None
    s=s.replace('Whitsunday (28 May)','28 May');return dt.datetime.strptime(s,'%d %b %Y').date().isoformat()
doc=Document();s=doc.sections[0];s.page_width=Cm(21);s.page_height=Cm(29.7);s.left_margin=s.right_margin=Cm(2)
doc.styles['Normal'].font.name='Liberation Serif';doc.styles['Normal'].font.size=Pt(10.5)
doc.add_heading('101–115 Bruntsfield Parade, Edinburgh EH10',1)
doc.add_paragraph('The parade comprises seven ground floor shops within a traditional four storey sandstone tenement together with part first floor. The upper flats have been sold off. The property is held on an absolute ownership basis (Scottish equivalent of English freehold).')
q=doc.add_paragraph();q.add_run('Tenancy details as at 1 October 2025').bold=True
t=doc.add_table(rows=1,cols=7);t.style='Table Grid'
for c,x in zip(t.rows[0].cells,['Address','Tenant','Use','Area (m²)','Entry / Expiry','Rent p.a.','Next review']):
    c.text='';r=c.paragraphs[0].add_run(x);r.bold=True;r.font.size=Pt(9)
rows=[]
def put(c,x,right=False):
    c.text='';r=c.paragraphs[0].add_run(x);r.font.size=Pt(9)
    if right:c.paragraphs[0].alignment=AL.RIGHT
for a,b,u,ar,st,en,r,rv in data:
    c=t.add_row().cells
    put(c[0],a);put(c[1],b);put(c[2],u);put(c[3],f'{ar:.1f}',1);put(c[4],(st.replace('Whitsunday (28 May)','28 May')+' to\n'+en) if st else '');put(c[5],'£'+m0(r) if r else 'Available – offers over £18,000',1);put(c[6],rv or '')
    v=b=='Vacant'
    rows.append(dict(unit=a,tenantName=None if v else b,unitType=u,area=ar,statusText='Vacant' if v else 'Occupied',leaseStartDate=p(st),leaseEndDate=p(en),annualRent=r))
tot=sum(x[6] or 0 for x in data);ta=round(sum(x[3] for x in data),1)
c=t.add_row().cells;put(c[0],'Total');put(c[3],f'{ta:.1f}',1);put(c[5],'£'+m0(tot),1)
for w,i in zip([2.1,3.7,2.3,1.5,2.7,2.5,2.5],range(7)):
    for rr in t.rows: rr.cells[i].width=Cm(w)
doc.add_paragraph()
doc.add_paragraph('All leases are on full repairing and insuring terms by way of a common repairs charge. The current gross rental income is £%s per annum. The tenant of 115 has the benefit of a tenant only break option on 3 June 2034.'%m0(tot))
doc.add_paragraph('Interested parties should satisfy themselves as to the above. Lorne & Abercorn, Chartered Surveyors, 14 Alva Terrace, Edinburgh. Subject to contract and Scots law missives.').runs[0].italic=True
dx='build/blind/.v/d04_bruntsfield_parade_tenancies.docx';os.makedirs('build/blind/.v',exist_ok=True);doc.save(dx)
subprocess.run(['soffice','--headless','-env:UserInstallation=file://build/blind/.lo','--convert-to','pdf','--outdir',D,dx],capture_output=True)
save(name,rows,'101–115 Bruntsfield Parade',"2025-10-01",'RETAIL','Word particulars printed to PDF, small Scottish parade, sqm',units=8,occ=7,vac=1,checks=[('rent',tot,'annualRent'),('area',ta,'area')])
