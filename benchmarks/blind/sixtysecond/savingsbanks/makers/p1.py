# three-deckers, Word table -> PDF
from lib import *
from docx import Document
from docx.shared import Pt,Inches
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
import subprocess,os
def run():
    r=rng('p1'); name='burncoat_houses_2026.pdf'
    P=people(r,17); it=iter(P)
    houses=[('41 Ashgrove Street',['1st floor','2nd floor','3rd floor']),('18–20 Delmar Avenue',['18 - 1st','18 - 2nd','18 - 3rd','20 - 1st','20 - 2nd','20 - 3rd']),('7 Ives Place (cottage in rear)',['Front','Rear','Cottage']),('112 Ludlow Road',['#1','#2','#3','#4','Basement studio'])]
    vac={('18–20 Delmar Avenue','20 - 3rd'):'vacant, painting',('112 Ludlow Road','#3'):'vacant'}
    rows=[]
    doc=Document(); s=doc.sections[0]; s.page_width=Inches(8.5); s.page_height=Inches(11); s.left_margin=s.right_margin=Inches(.8); s.top_margin=Inches(.8)
    st=doc.styles['Normal']; st.font.name='Liberation Serif'; st.font.size=Pt(10.5); st.paragraph_format.space_after=Pt(3)
    p=doc.add_paragraph(); p.alignment=AL.CENTER; x=p.add_run('BURNCOAT HILL HOUSES'); x.bold=True; x.font.size=Pt(15)
    p=doc.add_paragraph('Rents in effect April 1, 2026'); p.alignment=AL.CENTER
    doc.add_paragraph('To: Loan Servicing, Quinsigamond Cooperative Savings Bank. Here is the list you asked for with our Schedule E. All rents are by the month and include water; tenants pay their own gas and electric unless I say so. TAW = tenant at will, no lease.')
    H=['Apartment','Rooms','Tenant','Here since','Lease up','Rent','Last mo. / deposit held']
    W=[1.05,.85,1.45,.9,.85,.75,1.05]
    t=doc.add_table(rows=1,cols=7); t.style='Table Grid'; t.autofit=False
    def fill(cells,vals,bold=False):
        for i,(c,v) in enumerate(zip(cells,vals)):
            c.width=Inches(W[i]); c.text=''; q=c.paragraphs[0]; q.paragraph_format.space_after=Pt(0); z=q.add_run(v); z.bold=bold; z.font.size=Pt(9.5)
            if i>4: q.alignment=AL.RIGHT
    fill(t.rows[0].cells,H,True)
    tr=t.rows[0]._tr.get_or_add_trPr(); e=OxmlElement('w:tblHeader'); e.set(qn('w:val'),'true'); tr.append(e)
    gt=0
    for h,us_ in houses:
        c=t.add_row().cells; m=c[0].merge(c[6]); m.text=''; q=m.paragraphs[0]; q.paragraph_format.space_after=Pt(0); z=q.add_run(h); z.bold=True; z.italic=True
        sub=0
        for u in us_:
            ut='studio' if 'studio' in u else r.choice(['4 rms, 2 BR','5 rms, 2 BR','6 rms, 3 BR']) if u!='Cottage' else '3 rms, 1 BR'
            if (h,u) in vac:
                w=vac[(h,u)]; fill(t.add_row().cells,[u,ut,w,'','','',''])
                rows.append(dict(unit=u,building=h,unitType=ut,statusText='vacant')); continue
            rent=r.choice([1175,1250,1300,1425,1450,1500,1575,1650,1700,1800]) if ut!='studio' else 925
            mi=dt.date(r.randint(2009,2025),r.randint(1,12),1); le=r.choice(['TAW','TAW',dt.date(2026,8,31),dt.date(2026,5,31),dt.date(2027,1,31)])
            dep=rent if r.random()<.6 else r.choice([0,500,900,1000])
            tn=next(it)
            fill(t.add_row().cells,[u,ut,tn,mi.strftime('%b. ')+f'1, {mi.year}' if mi.month!=5 else f'May 1, {mi.year}',le if le=='TAW' else us(le),f'${m0(rent)}',f'${m0(dep)}' if dep else 'none'])
            rr=dict(unit=u,building=h,unitType=ut,tenantName=tn,statusText='Occupied',moveInDate=mi,leaseEndDate=le,contractRent=rent)
            if dep: rr['deposit']=dep
            rows.append(rr); sub+=rent
        c=t.add_row().cells; m=c[0].merge(c[4]); m.text=''; q=m.paragraphs[0]; q.alignment=AL.RIGHT; q.paragraph_format.space_after=Pt(0); q.add_run('this house per month').italic=True
        c[5].text=''; q=c[5].paragraphs[0]; q.alignment=AL.RIGHT; q.paragraph_format.space_after=Pt(0); z=q.add_run(f'${m0(sub)}'); z.bold=True; z.font.size=Pt(9.5)
        gt+=sub
    doc.add_paragraph()
    p=doc.add_paragraph(); p.add_run(f'All four houses: ${m0(gt)} a month, 17 apartments, 2 of them empty today.').bold=True
    doc.add_paragraph('The cottage tenant shovels and puts the barrels out and gets $50 back each month in winter; his rent above is before that.')
    doc.add_paragraph('\nSigned: ____________________   L. Desrosiers, Trustee')
    f=TMP+name.replace('.pdf','.docx'); doc.save(f)
    subprocess.run(['soffice','--headless','--convert-to','pdf','--outdir',D,f],capture_output=True)
    assert sum(x.get('contractRent',0) for x in rows)==gt and len(rows)==17
    save(name,'MULTIFAMILY','owner letter typed in Word, one table with merged house rows',False,'Burncoat Hill Houses','2026-04-01',rows,17,15,2)
