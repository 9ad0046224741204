# Senior living: lender's site memo in Word with unit mix table, turned into PDF
from common import *
import subprocess,os
from docx import Document
from docx.shared import Pt,Inches
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
NAME='Maple Terrace budget memo - exhibit B.pdf'
D=[('Independent Living',[('IL Studio',410,14,12,2450),('IL One Bedroom',575,38,36,3125),('IL One Bedroom Deluxe',660,16,16,3480),('IL Two Bedroom',890,12,10,4150)]),('Assisted Living',[('AL Studio',345,28,25,4275),('AL Companion Suite',480,8,6,3350),('AL One Bedroom',520,22,21,5190)]),('Memory Care',[('MC Private',290,18,17,6450),('MC Shared',360,6,4,4900)])]
K=['units','occupied','vacant','pct_occ','sf','market','market_total']
H=['Apartment Type','Units','Occupied 9/30','Vacant','Occupancy','Avg. Sq. Ft.','2026 Budget Rate','Monthly Potential']
d=Document();s=d.sections[0];s.left_margin=s.right_margin=Inches(.9);s.top_margin=Inches(.8)
d.styles['Normal'].font.name='Georgia';d.styles['Normal'].font.size=Pt(10)
d.add_heading('Maple Terrace Retirement Community',1)
d.add_paragraph('EXHIBIT B - 2026 Budget: Unit Mix and Rate Schedule').runs[0].bold=True
d.add_paragraph('To: Ownership group and lender\nFrom: Executive Director\nDate: October 17, 2025')
d.add_paragraph('The schedule below sets out our apartments by level of care with census as of September 30, 2025 and the base rates adopted for calendar year 2026 (a 5.5% increase for IL, 6.0% for AL and MC). Care level charges, second person fees and community fees are budgeted separately in Exhibit C.')
n=sum(len(L)+1 for _,L in D)+2
t=d.add_table(rows=0,cols=8);t.style='Light Grid Accent 1';t.autofit=False
WD=[1.5,.55,.85,.65,.9,.6,.75,.9]
def add(vals,bold=False):
    c=t.add_row().cells
    for i,v in enumerate(vals):
        c[i].width=Inches(WD[i]);p=c[i].paragraphs[0];p.paragraph_format.space_after=Pt(1)
        r=p.add_run(v);r.font.size=Pt(7.5 if vals is H else 8.5);r.bold=bold
        if i: p.alignment=AL.RIGHT
    return c
add(H,True)
rows=[];tots=[]
for i,q in enumerate(WD): t.columns[i].width=Inches(q)
def fm(v): return [f'{v[0]}',f'{v[1]}',f'{v[2]}',f'{v[3]:.1f}%',f'{v[4]:,}',f'${v[5]:,}',f'${v[6]:,}']
def agg(L):
    u=sum(r[2] for r in L);o=sum(r[3] for r in L);return [u,o,u-o,round(100*o/u,1),round(sum(r[1]*r[2] for r in L)/u),round(sum(r[2]*r[4] for r in L)/u),sum(r[2]*r[4] for r in L)]
for h,L in D:
    for ty,sf,u,o,rt in L:
        v=[u,o,u-o,round(100*o/u,1),sf,rt,u*rt];add([ty]+fm(v));rows.append(dict(type=ty,**dict(zip(K,v))))
    v=agg(L);add(['Total '+h]+fm(v),True);tots.append(dict(label='Total '+h,**dict(zip(K,v))))
v=agg([r for _,L in D for r in L]);add(['Community Total']+fm(v),True);tots.append(dict(label='Community Total',**dict(zip(K,v))))
d.add_paragraph()
d.add_paragraph('Companion and shared apartments are counted as one unit; the rate shown is per apartment at single billing. Two AL studios (114, 116) return to service in January after water damage repairs and are shown as vacant.')
d.add_paragraph('Budgeted average occupancy for 2026 is 93.0% overall, reached by May.')
x=f'{ROOT}/makers/'+NAME.replace('.pdf','.docx');d.save(x)
subprocess.run(['soffice',f'-env:UserInstallation=file://{ROOT}/.lo','--headless','--convert-to','pdf','--outdir',f'{ROOT}/documents',x],capture_output=True);os.remove(x)
print(tots)
save(NAME,'UM',K,rows,tots,'Word memo with gridded unit mix by level of care, senior living, PDF printed from Word',False)
