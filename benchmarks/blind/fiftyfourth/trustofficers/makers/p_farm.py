# a co-trustee's typed letter: farmland with cell towers (docx -> pdf)
from common import *
from docx import Document
from docx.shared import Pt,Inches
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
import subprocess,tempfile,shutil
def make():
    f='rasmussen_farm_trust_letter_rents.pdf'
    d=Document(); s=d.sections[0]; s.left_margin=s.right_margin=Inches(.85); s.top_margin=Inches(.8); s.bottom_margin=Inches(.7)
    st=d.styles['Normal']; st.font.name='Liberation Serif'; st.font.size=Pt(11); st.paragraph_format.space_after=Pt(6)
    P=lambda t='',**k:d.add_paragraph(t)
    for t in('Orson J. Birkeland, co-trustee\n4410 County Road 18\nElm Fork, Iowa','December 12, 2025','Farm & Natural Resources Desk\nPrairie States Trust Company\nCedar Landing, Iowa'): P(t)
    p=P(); p.add_run('Re: Hulda Rasmussen Farm Trust - rents as they stand on December 1, 2025').bold=True
    P('As you asked, here is who is renting what on the home place and the Section 9 ground. I have put the money by the year because that is how the leases read; the house and the two towers pay by the month and I show that too.')
    T=[('Tract 1','Home quarter, NE 1/4 Sec. 8, cropland 148 acres','Lindqvist Brothers Farms','Cash rent',39220.00,None,'3/1/2024','2/28/2027'),
       ('Tract 2','W 1/2 Sec. 9, cropland 291 acres','Dahlgren Grain & Cattle LLC','Cash rent',75660.00,None,'3/1/2025','2/29/2028'),
       ('Tract 3','Creek bottom hay meadow, 42 acres','idle this year',None,None,None,None,None),
       ('Tract 4','Timber pasture, 85 acres','Wendell Nystrom','Pasture rent',4675.00,None,'5/1/2025','4/30/2026'),
       ('House','Farm house, garage and one machine shed','Camille Sorensen','House rent',10200.00,850.00,'9/1/2022','month to month'),
       ('Tower A','Tower site on the ridge, 75 x 75 ft','Skyline Prairie Towers, Inc.','Site lease',19458.00,1621.50,'7/1/2009','6/30/2029'),
       ('Tower B','Tower site by the grain bins, 60 x 60 ft','Tall Corn Wireless Co-op','Site lease',14400.00,1200.00,'1/1/2018','12/31/2032'),
       ('Hunting','Hunting rights on all tracts','Big Slough Sportsmen','Hunting lease',3500.00,None,'9/1/2025','2/28/2026')]
    tb=d.add_table(rows=1,cols=7); tb.style='Table Grid'; tb.autofit=False
    W=[.72,1.75,1.35,.9,.85,.72,.95]
    for c,t in zip(tb.rows[0].cells,('','What it is','Rented to','Rent for the year','By the month','Began','Runs to')): c.text=t
    rows=[];tot=0;mt=0
    pd=lambda x:D(int(x.split('/')[2]),int(x.split('/')[0]),int(x.split('/')[1]))
    for u,w,t,k,y,m,a,b in T:
        cs=tb.add_row().cells
        for c,x in zip(cs,(u,w,t,f'$ {y:,.2f}' if y else 'none',f'$ {m:,.2f}' if m else '',a or '',b or '')): c.text=x
        row=dict(unit=u)
        if y:
            tot+=y; mt+=m or 0
            row.update(tenantName=t,unitType=None,annualRent=y,contractRent=m,leaseStartDate=pd(a),leaseEndDate=pd(b) if '/' in b else b,statusText='Occupied')
        else: row.update(statusText='idle this year')
        if u=='Tower A': row['rentSteps']=[dict(date=D(2026,7,1),amount=1670.15)]
        rows.append(row)
    cs=tb.add_row().cells; cs[1].text='All together'; cs[3].text=f'$ {tot:,.2f}'; cs[4].text=f'$ {mt:,.2f}'
    for i,rw in enumerate(tb.rows):
        for c,w in zip(rw.cells,W): c.width=Inches(w)
        for j,c in enumerate(rw.cells):
            for p in c.paragraphs:
                p.paragraph_format.space_after=Pt(1); 
                if j in(3,4): p.alignment=AL.RIGHT
                for q in p.runs: q.font.size=Pt(9.5); q.bold=i in(0,len(tb.rows)-1)
    P().paragraph_format.space_after=Pt(0)
    P('Tower A goes up three per cent each July: from July 1, 2026 it pays $1,670.15 a month. Tower B is flat until 2028 and then we renegotiate. The Lindqvists pay half on March 1 and half on November 1, Dahlgren the same; Mr. Nystrom and the sportsmen pay once. Everyone is paid up.')
    P('Tract 3 was flooded in June and nobody wanted the hay. I hope to let it again in the spring at about sixty dollars an acre.')
    P('So of the eight things we have to rent, seven are rented and one is not.')
    P('Yours truly,\n\n\nOrson J. Birkeland')
    tmp=tempfile.mkdtemp(dir=HERE); src=os.path.join(tmp,f.replace('.pdf','.docx')); d.save(src)
    subprocess.run(['soffice','--headless',f'-env:UserInstallation=file://{HERE}/lo','--convert-to','pdf','--outdir',DOC,src],check=True,timeout=180); assert os.path.exists(out(f))
    shutil.rmtree(tmp)
    save(f,dict(propertyName='Hulda Rasmussen Farm Trust',asOnDate='2025-12-01',units=8,occupied=7,vacant=1,rows=rows),'LAND','typed letter with a table, yearly and monthly rent, step and vacancy told in the text',True)
if __name__=='__main__': make()
