from h import *
import docx,subprocess,os
from docx.shared import Pt,Inches
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
FN='Bellweather Professional Bldg rent roll.pdf'
D=[('101','Orchard Family Medicine PLLC',3120,'7/1/2021','6/30/2028',5850.00,910.00),('102','Sunbeam Pediatric Therapy',1480,'3/1/2024','2/28/2027',2651.67,431.67),('103','VACANT (former lab)',960,None,None,None,None),('104','Clearview Hearing Centers',1215,'11/1/2022','10/31/2027',2227.50,354.38),('201','Stroud, Lamm & Ortiz, CPAs',2050,'1/1/2020','12/31/2029',3331.25,597.92),('202','Mindful Path Counseling',875,'9/1/2025','M-T-M',1350.00,0.00),('203','Wabash Valley Title Agency',1690,'5/15/2023','5/31/2028',2816.67,492.92)]
dc=docx.Document();s=dc.sections[0];s.left_margin=s.right_margin=Inches(.8)
dc.styles['Normal'].font.name='Liberation Serif';dc.styles['Normal'].font.size=Pt(10.5)
p=dc.add_paragraph();p.alignment=AL.CENTER;q=p.add_run('Bellweather Professional Building');q.bold=True;q.font.size=Pt(15)
p=dc.add_paragraph('615 N. Bellweather Street, Lafayette, Indiana');p.alignment=AL.CENTER
p=dc.add_paragraph();p.alignment=AL.CENTER;p.add_run('Current Rent Roll – October 2026').italic=True
t=dc.add_table(rows=1,cols=8);t.style='Light Grid Accent 1'
for c_,h in zip(t.rows[0].cells,['Suite','Tenant','Sq. Ft.','Lease Begin','Lease End','Rent / mo.','CAM / mo.','Total / mo.']):c_.text=h
rows=[];T=[0,0,0]
for u,n,a,b,e,r_,k in D:
    v=[u,n,f'{a:,}',b or '',e or '',f'${r_:,.2f}' if r_ else '',f'${k:,.2f}' if k is not None else '',f'${r_+k:,.2f}' if r_ else '']
    x=dict(unit=u,area=a);T[0]+=a
    I=lambda z:iso(dt.datetime.strptime(z,'%m/%d/%Y').date())
    if r_:
        x.update(tenantName=n,statusText='Occupied',leaseStartDate=I(b),leaseEndDate=e if e=='M-T-M' else I(e),contractRent=r_,charges=[dict(code='CAM / mo.',amount=k)],totalCharges=round(r_+k,2));T[1]+=r_;T[2]+=k
    else:x['statusText']='VACANT'
    rows.append(x)
    for c_,z in zip(t.add_row().cells,v):c_.text=z
for c_,z in zip(t.add_row().cells,['','Total',f'{T[0]:,}','','',f'${T[1]:,.2f}',f'${T[2]:,.2f}',f'${T[1]+T[2]:,.2f}']):c_.text=z
for R in t.rows:
    for j,(c_,w) in enumerate(zip(R.cells,[.55,1.75,.6,.85,.85,.9,.8,.9])):
        c_.width=Inches(w)
        for p in c_.paragraphs:
            if j in(2,5,6,7):p.alignment=AL.RIGHT
            for q in p.runs:q.font.size=Pt(9)
dc.add_paragraph()
for z in ['Stroud, Lamm & Ortiz has one five-year renewal option at market.','Clearview has asked about expanding into Suite 103.','Building is 11,390 rentable square feet. Landlord pays taxes and structure; CAM is estimated and trued up in April.']:dc.add_paragraph(z,style='List Bullet')
f=f'{B}/makers/'+FN.replace('.pdf','.docx');dc.save(f)
subprocess.run(['soffice','--headless',f'-env:UserInstallation=file://{B}/.lo','--convert-to','pdf','--outdir',f'{B}/documents',f],capture_output=True,timeout=120);os.remove(f)
assert T[0]==11390,T[0]
save(FN,'OFFICE','Small owner, Word table printed to PDF',False,dict(propertyName='Bellweather Professional Building',asOnDate='2026-10',units=7,occupied=6,vacant=1,sheet=None,planted=None,rows=rows),[('area',T[0]),('contractRent',round(T[1],2))])
