# Small certified tenancy schedule typed in Word -> PDF
from common import *
from docx import Document
from docx.shared import Pt,Inches
from docx.enum.text import WD_ALIGN_PARAGRAPH as WA
import subprocess
FN='Exhibit B - Certified Rent Roll (Old Pike Shoppes).pdf'
d=Document(); s=d.sections[0]; s.left_margin=s.right_margin=Inches(.7); s.top_margin=Inches(.8); d.styles['Normal'].font.name='Times New Roman'; d.styles['Normal'].font.size=Pt(10.5)
def p(x,b=False,c=False):
    q=d.add_paragraph(); q.paragraph_format.space_after=Pt(3); z=q.add_run(x); z.bold=b
    if c: q.alignment=WA.CENTER
p('EXHIBIT B',True,True); p('CERTIFIED RENT ROLL',True,True); p('Old Pike Shoppes, 4400-4416 Old Pike Road, Huntsville, Alabama',c=True); p('Dated as of February 1, 2026',c=True)
p('Loan No. 70-118832. Borrower: Old Pike Retail Partners, LLC.  The undersigned delivers this schedule under Section 5.4 of the Forbearance Agreement.')
T_=[('4400','Rocket City Nails',1200,'May 1, 2023','April 30, 2028',1850,310,1850),('4402','Tennessee Valley Vapor',1200,'January 1, 2025','December 31, 2027',1900,310,1900),('4404','Vacant',1500,'','',None,None,None),('4406-08','El Rancho Grande Mexican Restaurant',3600,'September 1, 2017','August 31, 2027',5100,930,4500),('4410','Pike Road Barber Shop',900,'Month to month','',1050,0,500),('4412','Iverson Tax & Bookkeeping',1000,'March 1, 2024','February 28, 2027',1375,258.33,1375),('4414','Threads Consignment',1800,'July 1, 2022','June 30, 2026',2400,465,2400),('4416','Dollar Barn #212',7200,'November 1, 2014','October 31, 2029',6600,1500,0)]
hd=['Unit','Tenant','Sq. Ft.','Commencement','Expiration','Base Rent (monthly)','CAM/Tax/Ins. (monthly)','Security Deposit']
t=d.add_table(rows=1,cols=8); t.style='Table Grid'; t.autofit=False
W=[.6,1.6,.6,1.05,1.05,.8,.85,.8]; rows=[]
def cell(c,x,b=False,rt=False):
    c.text=''; q=c.paragraphs[0]; z=q.add_run(x); z.font.size=Pt(9); z.bold=b
    if rt: q.alignment=WA.RIGHT
for i,h in enumerate(hd): cell(t.rows[0].cells[i],h,True)
def iso(x): return dt.datetime.strptime(x,'%B %d, %Y').date()
S=[0]*4
for u,n,sf,a,z,m,cm,dp in T_:
    v=[u,n,m0(sf),a,z]+[f'${m2(x)}' if x is not None else '' for x in(m,cm,dp)]; c=t.add_row().cells
    for i,x in enumerate(v): cell(c[i],x,rt=i in(2,5,6,7))
    S[0]+=sf
    if m is None: rows.append(row(unit=u,statusText='Vacant',area=sf)); continue
    S=[S[0]]+[round(p_+q,2) for p_,q in zip(S[1:],[m,cm,dp])]
    x=row(unit=u,tenantName=n,area=sf,contractRent=m,charges=[('CAM/Tax/Ins. (monthly)',cm)],deposit=dp)
    if a[0:5]=='Month' and a!='March': x['leaseStartDate']='Month to month'
    else: x['leaseStartDate']=iso(a).isoformat(); x['leaseEndDate']=iso(z).isoformat()
    rows.append(x)
c=t.add_row().cells
for i,x in enumerate(['','TOTAL',m0(S[0]),'','']+[f'${m2(x)}' for x in S[1:]]): cell(c[i],x,True,i in(2,5,6,7))
for i,w in enumerate(W): t.columns[i].width=Inches(w)
for rw in t.rows:
    for i,w in enumerate(W): rw.cells[i].width=Inches(w)
d.add_paragraph(); p('No tenant has paid rent more than one month in advance. Threads Consignment has given verbal notice that it does not intend to renew.'); p('Certified true and correct:'); d.add_paragraph(); p('______________________________'); p('Managing Member')
dx=f'{ROOT}/makers/d13.docx'; d.save(dx)
subprocess.run(['soffice',f'-env:UserInstallation=file://{ROOT}/.lo','--headless','--convert-to','pdf','--outdir',f'{ROOT}/makers',dx],capture_output=True,timeout=150)
os.replace(f'{ROOT}/makers/d13.pdf',f'{ROOT}/documents/{FN}')
save(FN,T(propertyName='Old Pike Shoppes',asOnDate='2026-02-01',units=8,occupied=7,vacant=1,rows=rows),'RETAIL','certified exhibit typed in Word, small strip centre',False,
 [('m',S[1],ssum(rows,'contractRent')),('d',S[3],ssum(rows,'deposit')),('sf',S[0],ssum(rows,'area'))])
