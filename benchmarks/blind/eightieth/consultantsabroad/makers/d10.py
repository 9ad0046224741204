from h import *
import docx,subprocess
from docx.shared import Pt,Cm
from docx.enum.text import WD_ALIGN_PARAGRAPH as A
from docx.enum.section import WD_ORIENT
F='Trent Gateway Logistics Park - schedule of tenancies.pdf'
d=docx.Document();s=d.sections[0];s.orientation=WD_ORIENT.LANDSCAPE;s.page_width,s.page_height=Cm(29.7),Cm(21)
for a in('left_margin','right_margin'): setattr(s,a,Cm(1.8))
st=d.styles['Normal'];st.font.name='Georgia';st.font.size=Pt(9)
d.add_paragraph().add_run('APPENDIX 3').bold=True
p=d.add_paragraph();r=p.add_run('Schedule of Tenancies – Trent Gateway Logistics Park, Castle Donington, Leicestershire');r.bold=True;r.font.size=Pt(13)
d.add_paragraph('The Property was let as follows at the valuation date, 31 December 2024. Areas are gross internal, in sq ft.')
H=['Unit','Tenant (guarantor)','GIA sq ft','Term','Rent passing (per annum)','Review pattern','EPC']
X=[('DC1','Pallas Parcel Networks Limited (Pallas Holdings SE)',214650,(2019,3,1),(2034,2,28),1513283,'5 yearly upwards only, CPI 1–3%; next 1 March 2029','A'),
('DC2','Greenacre Grocery Direct Limited',386200,(2022,10,15),(2042,10,14),3089600,'Annual RPI, collar 1.5% cap 3.5%; next 15 October 2025','A+'),
('DC3A','Vulcan Fastenings plc',61480,(2017,6,24),(2027,6,23),399620,'Open market 24 June 2022, agreed at £6.50 psf','C'),
('DC3B','Vacant – formerly Midshire Tiles',58925,None,None,None,'Quoting £8.25 psf','C'),
('DC4','Halcyon Cold Chain UK Limited',122040,(2024,9,2),(2039,9,1),1159380,'5 yearly to OMV, 2 September 2029. 12 months rent free to 1 September 2025','A'),
('DC5','Osprey Automotive Components Limited (parent company guarantee)',97310,(2020,1,20),(2030,1,19),656843,'20 January 2025 – outstanding. Tenant break 20 January 2027 not yet served','B'),
('Truck stop','Roadhaven Services Limited',4400,(2015,11,1),(2025,10,31),86000,'None','D'),
('PV array','Helianth Solar SPV 4 Limited',None,(2021,5,1),(2046,4,30),41500,'Annual CPI, 1 May','n/a')]
t=d.add_table(1,len(H));t.style='Table Grid';t.autofit=False
def cell(c,x,b=False,al=None):
    c.text='';q=c.paragraphs[0];rr=q.add_run(x);rr.bold=b;rr.font.size=Pt(8.5);q.paragraph_format.space_after=Pt(1)
    if al: q.alignment=al
for c,h in zip(t.rows[0].cells,H): cell(c,h,True)
fd=lambda a:f"{D(*a).day} {D(*a).strftime('%B %Y')}"
rows=[]
for u,tn,a,s1,e1,rt,rv,ep in X:
    cs=t.add_row().cells
    for c,x,al in zip(cs,[u,tn,f'{a:,}' if a else 'n/a',f'{fd(s1)} to {fd(e1)}' if s1 else '–',f'£{rt:,}' if rt else 'Nil',rv,ep],[None,None,A.RIGHT,None,A.RIGHT,None,A.CENTER]): cell(c,x,al=al)
    v=tn.startswith('Vacant')
    rows.append(row(unit=u,tenantName=None if v else tn,statusText='Vacant' if v else None,area=a,leaseStartDate=D(*s1) if s1 else None,leaseEndDate=D(*e1) if e1 else None,annualRent=rt or None))
cs=t.add_row().cells
for c,x,al in zip(cs,['Total','',f'{sum(x[2] or 0 for x in X):,}','',f'£{sum(x[5] or 0 for x in X):,}','',''],[None,None,A.RIGHT,None,A.RIGHT,None,None]): cell(c,x,True,al)
for cc,w in zip(t.columns,[2,6.2,2.2,5,3.2,6.2,1.3]): cc.width=Cm(w)
for rw in t.rows:
    for c,w in zip(rw.cells,[2,6.2,2.2,5,3.2,6.2,1.3]): c.width=Cm(w)
d.add_paragraph();d.add_paragraph('Estate service charge for the year to 31 December 2024: £0.62 per sq ft. Break dates are noted where they exist. We have not inspected the solar lease.')
tmp=B+'/makers/tmp/';os.makedirs(tmp,exist_ok=True);p=tmp+F[:-4]+'.docx';d.save(p)
subprocess.run(['soffice','--headless',f'-env:UserInstallation=file://{B}/.lo','--convert-to','pdf','--outdir',DOC,p],check=True,capture_output=True)
save(F,dict(propertyName='Trent Gateway Logistics Park, Castle Donington, Leicestershire',asOnDate='2024-12-31',units=None,occupied=None,vacant=1,rows=rows),'WAREHOUSE','UK valuer','appendix of a Word valuation report as PDF, term in one cell, boxed table',False)
