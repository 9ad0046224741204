# SA residential property company, Word annexure printed to PDF
import subprocess; from common import *
from docx import Document; from docx.shared import Pt,Cm; from docx.enum.section import WD_ORIENT; from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
name="Annexure C unit mix Marula Heights.pdf"
d=Document(); s=d.sections[0]; s.orientation=WD_ORIENT.LANDSCAPE; s.page_width,s.page_height=Cm(29.7),Cm(21); s.left_margin=s.right_margin=Cm(1.6); s.top_margin=Cm(1.8)
st=d.styles['Normal']; st.font.name='Carlito'; st.font.size=Pt(9.5)
d.add_heading('Annexure C: Unit mix and rentals - Marula Heights, Bloubos',2)
d.add_paragraph('Mopanie Residential (Pty) Ltd. Position at 30 September 2025. Rentals are per month, excluding electricity and water, which are on prepaid meters. Vacancy of 4 units or more per type is explained in paragraph 6.3 of the report.')
H=['Unit type','Baths','No. of units','Let','Vacant','Let %','Ave m²','Total m²','Market rental','Passing rental (ave)','Passing R/m²','Potential at market','Passing total']
K=["baths","units","occupied","vacant","pct_occ","sf","total_sf","market","actual","actual_sf","market_total","actual_total"]
D=[("Bachelor",1,36,34,28,4650,4485),("Bachelor - balcony",1,12,12,31,4900,4760),("1 bed standard",1,64,61,39,5850,5610),("1 bed garden",1,10,10,42,6300,6120),("2 bed, 1 bath",1,88,83,52,7400,7135),("2 bed, 2 bath",2,40,38,58,8150,7890),("2 bed loft",2,8,6,66,8900,8450),("3 bed, 2 bath",2,24,24,74,9950,9580),("Caretaker flat",1,1,1,39,None,0)]
sp=lambda v: f"{v:,.0f}".replace(',','\u00a0'); R=lambda v: "R\u00a0"+sp(v)
t=d.add_table(1,13); t.style='Light Grid Accent 1'
def cell(c,x,b=False,right=True):
    p=c.paragraphs[0]; r=p.add_run(x); r.font.size=Pt(8.5); r.bold=b; p.alignment=AL.RIGHT if right else AL.LEFT
for j,h in enumerate(H): cell(t.rows[0].cells[j],h,True,j>0)
rows=[]
def line(lab,v,b=False):
    c=t.add_row().cells; cell(c[0],lab,b,False)
    for j,(k,x) in enumerate(zip(K,v),1):
        if x is None: y='-' if not b else ''
        elif k in('market','actual','market_total','actual_total'): y=R(x)
        elif k=='pct_occ': y=f"{x:.1f}".replace('.',',')+'%'
        elif k=='actual_sf': y=f"{x:.2f}".replace('.',',')
        else: y=sp(x)
        cell(c[j],y,b)
for n,ba,u,l,m,mk,ac in D:
    v=[ba,u,l,u-l,round(100*l/u,1),m,u*m,mk,ac,round(ac/m,2),u*mk if mk else None,l*ac]
    line(n,v); rows.append({"type":n,**clean(dict(zip(K,v)))})
S=lambda k: sum(r.get(k,0) for r in rows)
U,L=S('units'),S('occupied')
v=[None,U,L,S('vacant'),round(100*L/U,1),round(S('total_sf')/U),S('total_sf'),None,round(S('actual_total')/L),None,S('market_total'),S('actual_total')]
line('Total / average',v,True); tot=[{"label":"Total / average",**clean(dict(zip(K,v)))}]
W=[3.5,1.5,1.5,1.2,1.8,1.7,1.4,1.8,2.1,2.4,1.8,2.8,2.8]
t.autofit=False
for cc,w in zip(t.columns,W): cc.width=Cm(w)
for r in t.rows:
    for c,w in zip(r.cells,W): c.width=Cm(w)
d.add_paragraph(); d.add_paragraph('The caretaker occupies one unit rent-free as part of remuneration. Parking (carports R 380, open bays R 220) is billed separately and is not included above.')
x=f'{B}/makers/{name[:-4]}.docx'; d.save(x)
subprocess.run(['soffice','-env:UserInstallation=file://build/blind/.lo','--headless','--convert-to','pdf','--outdir',f'{B}/documents',x],capture_output=True)
save(name,"UM",K,rows,tot,"Word annexure to PDF, grid table, ZAR with space thousands and decimal commas",True); print(tot)
