# English almshouse charity: accommodation schedule with weekly rents, docx -> PDF
from common import *
import docx,subprocess,os
from docx.shared import Pt,Cm
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
L=[("Bedsit, original almshouses",6,5,31.5,84.10,14.85),("One-bed cottage, The Quadrangle",11,11,42.0,97.36,14.85),("One-bed flat, Pargeter Wing",14,13,44.8,102.92,22.40),("One-bed flat, wheelchair standard",3,3,51.2,108.75,22.40),("Two-bed flat, Pargeter Wing",4,4,60.5,121.18,22.40),("Two-bed bungalow, Mill Close",5,4,63.0,128.64,9.60),("Warden's house",1,1,88.0,0.0,0.0)]
FR=[88.02,101.77,107.15,112.60,126.44,134.95,None]
K=["units","occupied","vacant","sf","actual","other:Service charge £ per week","other:Total £ per week","other:Formula rent £ per week","other:Full-year charge £"]
H=["Type of home","Homes","Let","Void","Average m²","Actual rent\n£ per week","Service charge\n£ per week","Total\n£ per week","Formula rent\n£ per week","Full-year charge\n£"]
rows=[];q=[0,0,0];fy=0;wr=ws_=0
d=docx.Document(); s=d.sections[0]; s.page_width,s.page_height=Cm(21),Cm(29.7); s.left_margin=s.right_margin=Cm(1.6); s.top_margin=Cm(2)
st=d.styles['Normal']; st.font.name='Liberation Serif'; st.font.size=Pt(10.5)
d.add_heading('The Dame Hester Pargeter Almshouse Charity',1)
d.add_paragraph('Registered provider. Paper 7 for the trustees, 12 March 2026').runs[0].italic=True
d.add_paragraph('Schedule of homes and weekly maintenance contributions ("rents") proposed from Monday 6 April 2026. The average uplift is CPI + 1% on September 2025. Contributions are charged over 52 weeks. Homes void on 2 March are shown in the fourth column.')
t=d.add_table(rows=1,cols=10); t.autofit=False; t.style='Light List Accent 1' if False else 'Table Grid'
wd=[4.2,1.5,1.0,1.0,1.5,1.7,1.75,1.6,1.75,2.1]
def fill(cells,vals,bold=False,shade=None):
    for i,(c,v) in enumerate(zip(cells,vals)):
        c.width=Cm(wd[i]); p=c.paragraphs[0]; r=p.add_run(v); r.font.size=Pt(8.5); r.bold=bold; p.alignment=AL.LEFT if i==0 else AL.RIGHT
        if shade:
            e=OxmlElement('w:shd'); e.set(qn('w:val'),'clear'); e.set(qn('w:fill'),shade); c._tc.get_or_add_tcPr().append(e)
for i,g in enumerate(t._tbl.tblGrid.findall(qn('w:gridCol'))): g.set(qn('w:w'),str(int(wd[i]*567)))
fill(t.rows[0].cells,H,True,'D9D2E9')
for (n,h,l,m2,r,sc),fr in zip(L,FR):
    tt=r2(r+sc); y=r2(tt*52*h); v=h-l; wh=r==0
    fill(t.add_row().cells,[n,str(h),str(l),str(v) if v else '–',f'{m2:.1f}','nil' if wh else m(r),'nil' if wh else m(sc),'nil' if wh else m(tt),m(fr) if fr else 'n/a','nil' if wh else m(y)])
    o={"type":n,"units":h,"occupied":l,"sf":m2}
    if v:o["vacant"]=v
    if not wh: o.update({"actual":r,K[5]:sc,K[6]:tt,K[7]:fr,K[8]:y})
    rows.append(o); q=[q[0]+h,q[1]+l,q[2]+v]; fy=r2(fy+y)
fill(t.add_row().cells,['All homes',str(q[0]),str(q[1]),str(q[2]),'','','','','',m(fy)],True,'EFEFEF')
tot=[{"label":"All homes","units":q[0],"occupied":q[1],"vacant":q[2],K[8]:fy}]
d.add_paragraph()
d.add_paragraph("The warden's house is tied to employment and no contribution is taken. Service charges cover heating of common parts, lifts, the call system and gardens; the element for the call system is not eligible for Housing Benefit. No home is above the formula rent.")
d.add_paragraph('Trustees are asked to approve the schedule. Clerk to the Trustees')
f='Paper 7 almshouse contributions April 2026.pdf'; tmp='build/blind/r/'+f.replace('.pdf','.docx'); os.makedirs('build/blind/r',exist_ok=True); d.save(tmp)
subprocess.run(['soffice','-env:UserInstallation=file://build/blind/.lo','--headless','--convert-to','pdf','--outdir',DOC,tmp],capture_output=True)
save(f,'UM','almshouse schedule of homes with weekly rents and service charges inside a trustees paper (England), small',False,K,rows,tot)
