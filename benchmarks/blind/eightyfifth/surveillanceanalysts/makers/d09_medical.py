from lib import *
import docx, subprocess
from docx.shared import Pt, Inches
from docx.enum.section import WD_ORIENT
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
fn='09_larkin_medical_arts_schedule.pdf'
X=[('100','Bayou Family Practice Associates',4210,'June 1, 2019','May 31, 2029',8770.83,2280.42,'$9,034.00 from June 1, 2026; $9,305.00 from June 1, 2027',[('2026-06-01',9034.0),('2027-06-01',9305.0)],8500),
('105','Larkin Imaging Center, LP',3365,'January 1, 2022','December 31, 2031',7851.67,1822.71,'$8,087.00 from January 1, 2026',[('2026-01-01',8087.0)],15000),
('110','Vacant (former Delta ENT)',1890,'','',None,None,'',[],None),
('120','Crescent Compounding Pharmacy',1420,'April 1, 2023','March 31, 2028',3313.33,769.17,'',[],3300),
('200','Gulf Orthopaedic & Spine, P.A.',6150,'September 1, 2017','August 31, 2027',12556.25,3331.25,'$12,935.00 from September 1, 2026',[('2026-09-01',12935.0)],None),
('205','Magnolia Pediatrics',2740,'July 1, 2024','June 30, 2029',6165.00,1484.17,'$6,350.00 from July 1, 2026; $6,540.00 from July 1, 2027',[('2026-07-01',6350.0),('2027-07-01',6540.0)],6165),
('210','Riverbend Endodontics',1655,'February 1, 2021','January 31, 2026',3655.00,896.46,'Renewal under negotiation',[],3500),
('215','Teche Physical Therapy',2280,'August 15, 2016','Month-to-month',4560.00,1235.00,'',[],None),
('300','Coulee Surgical Partners, LLC',7980,'October 1, 2020','September 30, 2030',18287.50,4322.50,'$18,836.00 from October 1, 2026',[('2026-10-01',18836.0)],36575),
('310','Vacant',2010,'','',None,None,'',[],None),
('320','Audiology of Larkin',1105,'May 1, 2025','April 30, 2028',2394.17,598.54,'',[],2394.17)]
d=docx.Document(); s=d.sections[0]; s.orientation=WD_ORIENT.LANDSCAPE; s.page_width,s.page_height=Inches(11),Inches(8.5); s.left_margin=s.right_margin=Inches(.6); s.top_margin=s.bottom_margin=Inches(.7)
st=d.styles['Normal']; st.font.name='Liberation Serif'; st.font.size=Pt(10)
def P(t,b=False,sz=10,al=None):
    p=d.add_paragraph(); u=p.add_run(t); u.bold=b; u.font.size=Pt(sz); p.paragraph_format.space_after=Pt(2); p.alignment=al; return p
P('LARKIN MEDICAL ARTS BUILDING',True,14,AL.CENTER); P('Schedule of Leases as of December 31, 2025',False,11,AL.CENTER); P('Prepared by the Owner for the annual report to Lender under Section 5.12 of the Loan Agreement',False,9,AL.CENTER); P('')
H=['Suite','Tenant','Rentable Sq. Ft.','Start Date','Expiration','Monthly Base Rent','Monthly NNN Estimate','Total Monthly','Scheduled Increases','Security Deposit']
W=[.5,1.9,.7,1.05,1.1,.85,.85,.9,1.3,.75]
t=d.add_table(rows=1,cols=10); t.style='Table Grid'; t.autofit=False
def cell(c,v,b=False,r_=False):
    c.text=''; p=c.paragraphs[0]; u=p.add_run(v); u.bold=b; u.font.size=Pt(9)
    if r_: p.alignment=AL.RIGHT
for i,h in enumerate(H): cell(t.rows[0].cells[i],h,True); t.rows[0].cells[i].paragraphs[0].alignment=AL.CENTER
rows=[]
for u,n,sf,a,b,br,nn,stx,stp,dep in X:
    c=t.add_row().cells; v=n.startswith('Vacant')
    for i,x in enumerate([u,n,f'{sf:,}',a,b,m2(br) if br else '',m2(nn) if nn else '',m2(br+nn) if br else '',stx,m2(dep) if dep else ('' if v else 'None')]): cell(c[i],x,False,i in(2,5,6,7,9))
    q=dict(unit=u,area=sf)
    P_=lambda s:D.datetime.strptime(s,'%B %d, %Y').date() if s and 'onth' not in s else (s or None)
    if v: q.update(statusText='Vacant')
    else:
        q.update(tenantName=n,statusText='Occupied',leaseStartDate=P_(a),contractRent=br,charges=[dict(code='Monthly NNN Estimate',amount=nn)],totalCharges=br+nn,deposit=dep,rentSteps=[dict(date=x,amount=y) for x,y in stp])
        if 1: q.update(leaseEndDate=P_(b))
    rows.append(q)
c=t.add_row().cells; sb=sum(x[5] or 0 for x in X); sn=sum(x[6] or 0 for x in X)
for i,x in enumerate(['','Total',f'{sum(x[2] for x in X):,}','','',m2(sb),m2(sn),m2(sb+sn),'',m2(sum(x[9] or 0 for x in X))]): cell(c[i],x,True,i in(2,5,6,7,9))
for i,w in enumerate(W): t.columns[i].width=Inches(w)
for rw in t.rows:
    for i,w in enumerate(W): rw.cells[i].width=Inches(w)
P(''); osf=sum(x[2] for x in X if x[5]); tsf=sum(x[2] for x in X)
P(f'Nine of eleven suites are leased ({osf:,} of {tsf:,} rentable square feet, or {osf/tsf*100:.1f}%). Suite 210 has delivered a letter of intent for a five-year renewal. NNN estimates are for calendar year 2025 and are reconciled each April.')
P('Certified true and correct:   Larkin Medical Arts Owner, LLC     By: ______________________')
i=f'{ROOT}/.lo_in/'; os.makedirs(i,exist_ok=True); d.save(i+fn.replace('.pdf','.docx'))
subprocess.run(['soffice',f'-env:UserInstallation=file://{ROOT}/.lo','--headless','--convert-to','pdf','--outdir',f'{ROOT}/documents',i+fn.replace('.pdf','.docx')],capture_output=True)
save(fn,'OFFICE','owner word-processor schedule','Word table printed to PDF, long dates, wrapped increase text',False,'Larkin Medical Arts Building','2025-12-31',rows,11,9,2)
