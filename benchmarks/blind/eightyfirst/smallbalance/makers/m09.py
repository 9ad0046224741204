# small office building: Word document of the owner, printed to PDF (steps as text in the row)
from h import *
import docx, subprocess, shutil
from docx.shared import Pt, Inches
from docx.enum.section import WD_ORIENT
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
FN='Tenant schedule - Wexler Bldg.pdf'
D=dt.date
T=[('100','Corrigan Title & Escrow',2240,D(2021,10,1),D(2026,9,30),3360,3000,[],'Option 3 yrs at 3% over last rent'),
('102','Blue Heron Counseling Group',1180,D(2024,6,1),D(2027,5,31),1720.83,1720.83,[(D(2026,6,1),1772.46)],''),
('103/104','Marrow & Stitch Physical Therapy, PLLC',2965,D(2020,1,1),D(2029,12,31),4694.58,4250,[(D(2027,1,1),4823.69),(D(2028,1,1),4956.34),(D(2029,1,1),5092.64)],'Tenant pays own janitorial'),
('105','Vacant',860,None,None,None,None,[],'Carpet and paint done'),
('106','J. Ostrander Insurance Agency',735,D(2017,4,1),'month to month',1010.63,500,[],'Been here since 2009'),
('200','Wexler Realty (owner)',1415,D(2023,1,1),'at will',0,None,[],'Owner occupied, no rent charged'),
('201','Pinon Engineering Associates',3310,D(2025,4,1),D(2030,3,31),4551.25,9102.50,[(D(2026,4,1),4687.79),(D(2027,4,1),4828.42)],'2 months deposit; 1 option, 5 yrs'),
('202','SilverOak Hearing Aid Center',920,D(2022,8,15),D(2026,8,14),1303.33,1200,[],''),
('203','Nestor Baptiste, Attorney',640,D(2024,11,1),D(2026,10,31),933.33,933.33,[],'Uses conf. room free'),
('204','Tri-Lakes Hospice Volunteers',575,D(2019,7,1),'month to month',650,None,[],'Non-profit rate'),
('205','Vacant',1090,None,None,None,None,[],''),
('206','Quill & Ledger Bookkeeping',810,D(2025,9,1),D(2028,8,31),1215,1215,[(D(2026,9,1),1251.45),(D(2027,9,1),1288.99)],'')]
d=docx.Document(); s=d.sections[0]; s.left_margin=s.right_margin=Inches(.7); s.top_margin=Inches(.7); s.bottom_margin=Inches(.6)
d.styles['Normal'].font.name='Liberation Serif'; d.styles['Normal'].font.size=Pt(10)
def para(t,al=None,b=False,sz=10,i=False,after=0):
    p=d.add_paragraph(); p.paragraph_format.space_after=Pt(after); p.paragraph_format.space_before=Pt(0)
    q=p.add_run(t); q.bold=b; q.italic=i; q.font.size=Pt(sz)
    if al: p.alignment=al
para('WEXLER REALTY COMPANY',AL.CENTER,True,15); para('22 Courthouse Square, Suite 200, Dunmore Lake, Missouri',AL.CENTER,False,9.5,False,10)
para('March 12, 2026',None,False,10,False,6)
para('To: Ozark Plains Savings Bank, Commercial Loan Dept.',None,False,10,False,8)
para('Re: The Wexler Building, 22 Courthouse Square - tenants and rents as of March 1, 2026',None,True,10,False,8)
rows=[];tb=d.add_table(rows=1,cols=7); tb.style='Table Grid'; tb.autofit=False
W=[.62,1.65,.6,1.15,.85,.8,1.45]
def put(c,t,b=False,al=None,sz=9):
    c.text=''; p=c.paragraphs[0]; p.paragraph_format.space_after=Pt(0); q=p.add_run(t); q.bold=b; q.font.size=Pt(sz)
    if al: p.alignment=al
for c,h in zip(tb.rows[0].cells,['Suite','Tenant','Sq. Ft.','Lease','Rent per month','Security deposit','Increases / remarks']):
    put(c,h,True,AL.CENTER); sh=OxmlElement('w:shd'); sh.set(qn('w:val'),'clear'); sh.set(qn('w:fill'),'E4DFD0'); c._tc.get_or_add_tcPr().append(sh)
trp=tb.rows[0]._tr.get_or_add_trPr(); e=OxmlElement('w:tblHeader'); e.set(qn('w:val'),'true'); trp.append(e)
for u,t,sf,a,b,mo,dp,st,rm in T:
    c=tb.add_row().cells
    e=OxmlElement('w:cantSplit'); tb.rows[-1]._tr.get_or_add_trPr().append(e)
    put(c[0],u,False,AL.CENTER); put(c[1],t); put(c[2],m0(sf),False,AL.RIGHT)
    if a: put(c[3],f'{usn(a)} - {usn(b) if not isinstance(b,str) else b}',False,AL.CENTER)
    if mo is not None: put(c[4],'$'+m2(mo),False,AL.RIGHT)
    if dp: put(c[5],'$'+m2(dp),False,AL.RIGHT)
    x='; '.join(f'{usn(q)} ${m2(v)}' for q,v in st); put(c[6],(x+('. ' if x and rm else '')+rm),sz=8.5)
    vac=t=='Vacant'
    rows.append(row(unit=u,tenantName=None if vac else t,area=sf,statusText='Vacant' if vac else 'Occupied',leaseStartDate=iso(a) if a else None,leaseEndDate=(b if isinstance(b,str) else iso(b)) if a else None,contractRent=mo,deposit=dp,rentSteps=[{'date':iso(q),'amount':v} for q,v in st] or None))
c=tb.add_row().cells; put(c[1],'Total',True); put(c[2],m0(sum(t[2] for t in T)),True,AL.RIGHT); put(c[4],'$'+m2(sum(t[5] or 0 for t in T)),True,AL.RIGHT); put(c[5],'$'+m2(sum(t[6] or 0 for t in T)),True,AL.RIGHT)
for k_,w in enumerate(W): tb.columns[k_].width=Inches(w)
for rw in tb.rows:
    for cc,w in zip(rw.cells,W): cc.width=Inches(w)
para('',after=2)
para('All rents are gross; the landlord pays taxes, insurance, utilities and common janitor. Tenants pay their own phone and internet. Two suites are vacant, 1,950 sq. ft. in all.',after=8)
para('The above is true and correct to the best of my knowledge.',after=26)
para('______________________________',after=0); para('H. M. Wexler-Danforth, President')
d.save('build/blind/render/wex.docx')
subprocess.run(['soffice','--headless','-env:UserInstallation=file://build/blind/.lo','--convert-to','pdf','--outdir','build/blind/render','build/blind/render/wex.docx'],check=True,capture_output=True)
shutil.move('build/blind/render/wex.pdf',doc(FN))
save(FN,'OFFICE','Word letter with a table printed to PDF, from-to term in one cell, steps in remarks',True,dict(propertyName='The Wexler Building',asOnDate='2026-03-01',units=12,occupied=10,vacant=2,rows=rows))
