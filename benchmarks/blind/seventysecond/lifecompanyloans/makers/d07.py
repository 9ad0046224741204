# small owner, Word file printed to PDF
from common import *
from docx import Document
from docx.shared import Pt,Inches
from docx.enum.text import WD_ALIGN_PARAGRAPH as A
import subprocess,shutil
fn='07_214 Commerce St certified rent roll.pdf'
d=Document(); s=d.sections[0]; s.left_margin=s.right_margin=Inches(.7); s.top_margin=Inches(.7)
d.styles['Normal'].font.name='Liberation Serif'; d.styles['Normal'].font.size=Pt(10.5)
def P_(t,b=False,al=None,sz=None):
    q=d.add_paragraph(); x=q.add_run(t); x.bold=b
    if sz: x.font.size=Pt(sz)
    if al: q.alignment=al
    q.paragraph_format.space_after=Pt(3); return q
P_('OSTRANDER FAMILY HOLDINGS, LLC',True,A.CENTER,13); P_('214-218 Commerce Street',False,A.CENTER); P_('CERTIFIED RENT ROLL AS OF MAY 15, 2025',True,A.CENTER,12)
P_('Stores',True)
stores=[('214','Maple & Main Bakery',1850,'6/1/2021 - 5/31/2026',3300,'2021-06-01','2026-05-31'),('216','Lindgren Optical',1400,'9/1/2019 - 8/31/2029',2625,'2019-09-01','2029-08-31'),('218','Vacant (former gift shop)',1150,'',None,None,None)]
apts=[('2A','2 BR','Celestine Pruitt',1250,'7/31/25','2025-07-31',1250),('2B','1 BR','Jacinto Trujillo',1050,'month to month','month to month',1000),('2C','1 BR','Mireille Lachance',1095,'2/28/26','2026-02-28',1095),('3A','2 BR','Lionel & Greta Whitlatch',1310,'11/30/25','2025-11-30',1200),('3B','1 BR','Vacant - painting',None,'',None,None),('3C','Studio','Norbert Eastlake',875,'4/30/26','2026-04-30',875)]
rows=[]
def tab(h,L,w,right):
    t=d.add_table(rows=1,cols=len(h)); t.style='Table Grid'; t.autofit=False
    for i,x in enumerate(h):
        c=t.rows[0].cells[i]; c.text=''; q=c.paragraphs[0].add_run(x); q.bold=True; q.font.size=Pt(9.5)
    for v in L:
        cs=t.add_row().cells
        for i,x in enumerate(v):
            cs[i].text=''; p=cs[i].paragraphs[0]; q=p.add_run(x); q.font.size=Pt(10)
            if i in right: p.alignment=A.RIGHT
            if v[0].startswith('Total'): q.bold=True
    for ro in t.rows:
        for c,x in zip(ro.cells,w): c.width=Inches(x)
L=[]
for u,n,a,tm,m,s1,s2 in stores:
    L.append((u,n,f'{a:,}',tm,f'${m:,}' if m else '',f'${m*12:,}' if m else ''))
    v=n.startswith('Vacant')
    rows.append(dict(unit=u,section='Stores',area=a,tenantName=None if v else n,statusText=n if v else None,contractRent=m,annualRent=m*12 if m else None,leaseStartDate=s1,leaseEndDate=s2))
sm=sum(x[4] or 0 for x in stores); L.append(('Total','',f'{sum(x[2] for x in stores):,}','',f'${sm:,}',f'${sm*12:,}'))
tab(['Store No.','Tenant','Sq. Ft.','Lease Term','Rent / Month','Rent / Year'],L,[.8,2,.8,1.8,1,1],{2,4,5})
P_(''); P_('Apartments',True); L=[]
for u,t,n,m,e,ei,dp in apts:
    v=n.startswith('Vacant'); L.append((u,t,n,f'${m:,}' if m else '',e,f'${dp:,}' if dp else ''))
    rows.append(dict(unit=u,section='Apartments',unitType=t,tenantName=None if v else n,statusText=n if v else None,contractRent=m,leaseEndDate=ei,deposit=dp))
am=sum(x[3] or 0 for x in apts); L.append(('Total','','',f'${am:,}','',f'${sum(x[6] or 0 for x in apts):,}'))
tab(['Apt.','Size','Tenant','Rent / Month','Lease Ends','Security'],L,[.7,.9,2.4,1.1,1.3,1],{3,5})
P_(''); P_(f'Total monthly rent, stores and apartments: ${sm+am:,}          Annualized: ${(sm+am)*12:,}',True)
P_('Stores pay their own gas and electric and one third each of the increase in real estate taxes over base year 2019. Heat and hot water are included for the apartments.')
P_('The undersigned certifies to the Lender that the foregoing is true, correct and complete as of the date above, that no rent has been paid more than one month in advance, and that no tenant is in default except as noted.')
P_('\n______________________________\nManaging Member')
os.makedirs(BASE+'/render',exist_ok=True)
tmp=BASE+'/render/d07.docx'; d.save(tmp)
subprocess.run(['soffice','--headless',f'-env:UserInstallation=file://{BASE}/.lo','--convert-to','pdf','--outdir',BASE+'/render',tmp],check=True,capture_output=True)
shutil.move(BASE+'/render/d07.pdf',D+fn)
save(fn,dict(propertyName='214-218 Commerce Street',asOnDate='2025-05-15',units=9,occupied=7,vacant=2,rows=rows),'MIXED_USE','Owner letter in Word printed to PDF, two small tables with unlike columns, certification')
