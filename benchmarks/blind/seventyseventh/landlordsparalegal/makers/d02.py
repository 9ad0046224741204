from common import *
import docx,subprocess,os
from docx.shared import Pt,Inches; from docx.enum.section import WD_ORIENT; from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
from docx.oxml.ns import qn; from docx.oxml import OxmlElement
N='harrow_terrace_certified.pdf'; r=random.Random(202); nm=names(r,24,lambda a,b:f'{b}, {a}'); rows=[];pr=[]
for i in range(24):
    u=f'{"ABCD"[i//6]}{i%6+1}'; br=[1,2,2,2,3,3][i%6]; ba='1' if br<3 else '1.5'; rent={1:985,2:1190,3:1415}[br]+r.choice([0,0,-40,25,35])
    if i in(7,18): rows.append(dict(unit=u,statusText='VACANT',contractRent=None)); pr.append([u,'VACANT',br,ba]+['']*8); continue
    sub=r.choice([0,0,0,612,734,801,455]); 
    if sub: sub=min(sub+r.randint(-60,90),rent-50)
    s=addm(D(2024,10,1),r.randint(0,13)); e=eom(addm(s,11)); dep=r.choice([500,rent,750]); bal=r.choice([0,0,0,0,rent-sub,87.5,-25])
    prog=r.choice(['HCV','HCV','VASH']) if sub else ''
    rows.append(dict(unit=u,tenantName=nm[i],statusText='Occupied',contractRent=rent,charges=[dict(code='Tenant Portion',amount=rent-sub)]+([dict(code='Subsidy (HAP)',amount=sub)] if sub else []),leaseStartDate=iso(s),leaseEndDate=iso(e),deposit=dep,balance=bal,_t=rent-sub,_s=sub))
    pr.append([u,nm[i],br,ba,f'{s:%b} {s.day}, {s.year}',f'{e:%b} {e.day}, {e.year}',f'{rent:,}',f'{rent-sub:,}',f'{sub:,}' if sub else '',prog,f'{dep:,}',(f'({-bal:,.2f})' if bal<0 else f'{bal:,.2f}')])
d=docx.Document(); sc=d.sections[0]; sc.orientation=WD_ORIENT.LANDSCAPE; sc.page_width,sc.page_height=Inches(11),Inches(8.5)
for a in('left_margin','right_margin'): setattr(sc,a,Inches(.6))
sc.top_margin=sc.bottom_margin=Inches(.6)
d.styles['Normal'].font.name='Liberation Serif'; d.styles['Normal'].font.size=Pt(10); d.styles['Normal'].paragraph_format.space_after=Pt(3)
p=d.add_paragraph();p.alignment=AL.CENTER; x=p.add_run('CERTIFIED RENT ROLL');x.bold=True;x.font.size=Pt(14)
p=d.add_paragraph('Harrow Terrace Apartments, 1900-1924 Harrow Avenue');p.alignment=AL.CENTER
d.add_paragraph('Owner: Harrow Terrace Holdings, LLC          Effective date: November 1, 2025          Loan No. 77-40912')
H=['Unit','Tenant','BR','BA','Lease\nBegins','Lease\nEnds','Contract\nRent','Tenant\nPortion','Subsidy\n(HAP)','Pgm','Sec.\nDeposit','Balance\nDue']
tot=['','Totals','','','','',f'{S(rows,"contractRent"):,.0f}',f'{S(rows,"_t"):,.0f}',f'{S(rows,"_s"):,.0f}','',f'{S(rows,"deposit"):,.0f}',f'{S(rows,"balance"):,.2f}']
T=d.add_table(0,12);T.style='Table Grid';T.autofit=False;W=[.5,1.75,.35,.4,1.0,1.0,.8,.75,.75,.6,.75,.9]
for j,q in enumerate(W):T.columns[j].width=Inches(q)

for k,l in enumerate([H]+pr+[tot]):
    cs=T.add_row().cells
    for j,v in enumerate(l):
        cs[j].width=Inches(W[j]); p=cs[j].paragraphs[0];p.paragraph_format.space_after=Pt(0);x=p.add_run(str(v));x.font.size=Pt(9); x.bold=k==0 or k==len(pr)+1
        if j>5 and j!=9:p.alignment=AL.RIGHT
q=T.rows[0]._tr.get_or_add_trPr();h=OxmlElement('w:tblHeader');h.set(qn('w:val'),'true');q.append(h)
for rw in T.rows: 
    q=rw._tr.get_or_add_trPr();h=OxmlElement('w:cantSplit');q.append(h)
d.add_paragraph(); d.add_paragraph('24 dwelling units, of which 22 are occupied and 2 vacant. HCV = Housing Choice Voucher. VASH = veterans voucher. A balance in parentheses is a credit.')
d.add_paragraph('The undersigned certifies to Lender that the above is a true, correct and complete list of all leases at the Property.')
d.add_paragraph('\nBy: _____________________________     Name: Odalys Crowther-Finn     Title: Managing Member')
f=f'{R}/makers/{N[:-4]}.docx'; d.save(f)
subprocess.run(['soffice','--headless',f'-env:UserInstallation=file://{R}/.lo','--convert-to','pdf','--outdir',f'{R}/documents',f],capture_output=True)
for x in rows: x.pop('_t',0);x.pop('_s',0)
save(N,'MULTIFAMILY','Word table, certified, subsidies',False,dict(propertyName='Harrow Terrace Apartments',asOnDate='2025-11-01',units=24,occupied=22,vacant=2,rows=rows))
