# senior housing, docx made and printed by soffice
from common import *; from docx import Document; from docx.shared import Pt,Inches; from docx.enum.section import WD_ORIENT; import subprocess
r=R(776); F='Amberly_House_Resident_Rent_Roll.pdf'; d=Document(); s=d.sections[0]; s.orientation=WD_ORIENT.LANDSCAPE; s.page_width,s.page_height=Inches(11),Inches(8.5)
for k in('left_margin','right_margin','top_margin','bottom_margin'): setattr(s,k,Inches(.55))
d.styles['Normal'].font.name='Liberation Serif'; d.styles['Normal'].font.size=Pt(8); d.styles['Normal'].paragraph_format.space_after=Pt(0)
h=d.add_paragraph(); q=h.add_run('Amberly House Senior Living'); q.bold=True; q.font.size=Pt(15)
d.add_paragraph('Resident rent roll at May 31, 2025. Prepared by business office for lender.'); d.add_paragraph('')
H=['Apt','Style','Resident','Level','Moved in','Market rate','Room & board','Care fee','2nd person','Total monthly','Community fee paid','A/R']
t=d.add_table(1,12); t.style='Light Grid Accent 1'; t.autofit=False; WW=[.5,1.0,1.55,.5,.75,.8,.85,.7,.75,.85,.85,.8]
trp=t.rows[0]._tr.get_or_add_trPr(); from docx.oxml import OxmlElement; trp.append(OxmlElement('w:tblHeader'))
def fill(row,vals,b=False):
    for i,v in enumerate(vals):
        c=row.cells[i]; c.width=Inches(WW[i]); pp=c.paragraphs[0]; pp.alignment=2 if i>4 else 0; ru=pp.add_run(str(v)); ru.font.size=Pt(7.5); ru.bold=b
fill(t.rows[0],H,True); rows=[]; GT=[0]*6; N=occ=0
for wing,n,mul in (('Assisted Living',28,1),('Memory Care - Garden Wing',14,1.35)):
    rw=t.add_row(); c=rw.cells[0].merge(rw.cells[11]); ru=c.paragraphs[0].add_run(wing.upper()); ru.bold=True; Z=[0]*6
    for i in range(n):
        u=str((101 if mul==1 else 301)+i+ (86 if mul==1 and i>13 else 0)); sty,mk=r.choice([('Studio',3950),('Studio Deluxe',4250),('One Bedroom',4895)]) if mul==1 else r.choice([('Private',6100),('Companion',4850)]); mk=float(mk); N+=1
        if r.random()<.14: fill(t.add_row(),[u,sty,'vacant','','',m0(mk)]+['']*6); rows.append(dict(unit=u,unitType=sty,statusText='vacant',section=wing.upper(),marketRent=mk)); Z[0]+=mk; continue
        lv=r.randint(0,4); rent=mk-r.choice([0,0,150,245,390]); care=float([0,450,850,1250,1700][lv]) if mul==1 else 1200.0; sp=875.0 if sty=='One Bedroom' and r.random()<.3 else None; cf=float(r.choice([2500,3000,0])); ar=r.choice([0.0]*5+[-120.0,1450.0,float(rent)]); mi=r.date(D.date(2019,2,1),D.date(2025,5,25)); tot=rent+care+(sp or 0); nm=r.nm(0); occ+=1
        if sp: nm=f'{nm} & {r.choice(FN)}'
        fill(t.add_row(),[u,sty,nm,f'L{lv}' if mul==1 else 'MC',f'{mi:%b %d, %Y}',m0(mk),m0(rent),m0(care),m0(sp),m0(tot),m0(cf),f'({-ar:,.0f})' if ar<0 else m0(ar)])
        rows.append(dict(unit=u,unitType=sty,tenantName=nm,statusText='Occupied',section=wing.upper(),moveInDate=mi,marketRent=mk,contractRent=rent,charges=[dict(code='Room & board',amount=rent),dict(code='Care fee',amount=care)]+([dict(code='2nd person',amount=sp)] if sp else []),totalCharges=tot,balance=ar))
        for k,v in enumerate((mk,rent,care,sp or 0,tot)): Z[k]+=v
        Z[5]+=ar
    fill(t.add_row(),['',f'{n} apts',f'Total {wing.split(" - ")[0]}','','']+[m0(v) for v in Z[:5]]+['',m0(Z[5])],True); GT=[a+b for a,b in zip(GT,Z)]
fill(t.add_row(),['',f'{N} apts','TOTAL AMBERLY HOUSE','','']+[m0(v) for v in GT[:5]]+['',m0(GT[5])],True)
d.add_paragraph(''); d.add_paragraph(f'Occupied {occ} of {N} apartments ({100*occ/N:.1f}%). Community fee is one-time and non-refundable. L0-L4 = assessed care level; MC = memory care flat fee.')
import tempfile; o=f'{B}/makers/Amberly_House_Resident_Rent_Roll.docx'; d.save(o)
subprocess.run(['soffice',f'-env:UserInstallation=file://{B}/.lo','--headless','--convert-to','pdf','--outdir',f'{B}/documents',o],capture_output=True,timeout=120)
save(F,'SENIOR_HOUSING','business office','Word table printed to PDF',False,'Amberly House Senior Living','2025-05-31',N,occ,rows)
