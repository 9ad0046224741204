# Melbourne student rooms schedule, docx -> pdf
from common import *
from docx import Document
from docx.shared import Pt, Cm, RGBColor
from docx.enum.section import WD_ORIENT
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
import subprocess, os
rows=[('Cluster – 6 bed, shared bath',42,252,13.5,241,335,322.4,48),('Cluster – 5 bed, ensuite',30,150,15.2,147,389,374.15,48),('Twin studio (per bed)',14,28,24,22,345,338.5,44),('Studio – Classic',96,96,19.8,96,499,478.6,52),('Studio – Premium',58,58,23.4,55,545,529.25,52),('Studio – Accessible',9,9,28.6,6,499,481.1,52),('Studio – City view, L18-24',36,36,24.1,36,589,566.9,52),('Two-bed apartment (per bed)',12,24,31.5,23,459,441.75,52),('RA room',6,6,19.8,6,None,0.0,None)]
d=Document(); s=d.sections[0]; s.page_width,s.page_height=Cm(21),Cm(29.7); s.left_margin=s.right_margin=Cm(1.7); s.top_margin=Cm(2)
st=d.styles['Normal']; st.font.name='Liberation Sans'; st.font.size=Pt(9)
d.add_heading('4.2  Room schedule and rents',level=2)
d.add_paragraph('Swanston Scholars, 611 Swanston Street, Carlton VIC 3053. The building has 24 storeys and was opened for the 2021 academic year. The table gives the room types at the audit date, 14 March 2026, from the StarRez room register. Rents are per bed and week in A$, inclusive of utilities and internet, exempt from GST.')
H=['Room type','Rooms','Beds','Avg size (m²)','Beds occupied','Occ. %','Market rent (A$ pw)','In-place rent (A$ pw)','Contract (weeks)','Potential rent (A$ pa)']
K=['units','beds','sf','occupied','pct_occ','market','actual','other:Contract (weeks)','other:Potential rent (A$ pa)']
t=d.add_table(rows=1,cols=10); t.style='Light List Accent 1'; t.autofit=False
W=[4.05,1.5,1.15,1.35,1.75,1.35,1.5,1.65,1.6,2.1]
def fill(cells,vals,bold=False):
    for j,(c,v) in enumerate(zip(cells,vals)):
        c.width=Cm(W[j]); p=c.paragraphs[0]; p.paragraph_format.space_after=Pt(2); p.paragraph_format.space_before=Pt(2)
        p.alignment=AL.LEFT if j==0 else AL.RIGHT; r=p.add_run(v); r.font.size=Pt(8); r.bold=bold
for _c,_w in zip(t.columns,W): _c.width=Cm(_w)
fill(t.rows[0].cells,H,True)
f=lambda v,n=0:'' if v is None else f'{v:,.{n}f}'
TR=[]; P=0
for n,rm,bd,sf,oc,mk,ac,wk in rows:
    po=bd*mk*wk if mk else None; P+=po or 0; pc=round(oc/bd*100,1)
    fill(t.add_row().cells,[n,f(rm),f(bd),f(sf,1),f(oc),f(pc,1)+'%',f(mk,2) or 'n/a',f(ac,2),f(wk) or 'n/a',f(po) or 'nil'])
    TR.append(dict(type=n,units=rm,beds=bd,sf=sf,occupied=oc,pct_occ=pc,market=mk,actual=ac,**{K[7]:wk,K[8]:po}))
rm,bd,oc=(sum(r[k] for r in rows) for k in(1,2,4)); mk=r2(sum(r[2]*r[5] for r in rows if r[5])/sum(r[2] for r in rows if r[5])); ac=r2(sum(r[4]*r[6] for r in rows if r[5])/sum(r[4] for r in rows if r[5])); pc=round(oc/bd*100,1)
fill(t.add_row().cells,['Total / weighted average',f(rm),f(bd),'',f(oc),f(pc,1)+'%',f(mk,2),f(ac,2),'',f(P)],True)
TT=[dict(label='Total / weighted average',units=rm,beds=bd,occupied=oc,pct_occ=pc,market=mk,actual=ac,**{K[8]:P})]
p=d.add_paragraph(); p.paragraph_format.space_before=Pt(6)
r=p.add_run('Averages are weighted by beds (market) and occupied beds (in-place) and leave out the RA rooms, which are rent-free to resident advisers. Potential rent is beds × market rent × contract weeks, before void and summer lets.'); r.italic=True; r.font.size=Pt(8)
d.add_paragraph('We agreed 40 occupied beds to signed residential agreements and to the bank without exception, and inspected all accessible studios. Three of these were held off the market during bathroom works.')
d.add_heading('4.3  Ancillary income',level=2)
d.add_paragraph('Laundry, vending, bicycle cage and summer stays are let by the operator and shown in the operating account under other income.')
s.footer.paragraphs[0].text='Group Internal Audit  |  Student housing review 2026-07  |  Confidential'
x='build/blind/makers/Swanston_room_schedule.docx'; d.save(x)
subprocess.run(['soffice','--headless','-env:UserInstallation=file://build/blind/.lo','--convert-to','pdf','--outdir','build/blind/documents',x],capture_output=True); os.remove(x)
save('Swanston_room_schedule.pdf','UM',K,TR,TT,'student rooms table inside an audit report (Word to PDF), Melbourne',False)
