# hotel room mix, Word table -> PDF
from common import *
from docx import Document
from docx.shared import Pt, Inches, RGBColor
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
import subprocess
T=[('Historic Building (1926)',[('Queen Standard','1 Queen',38,265,289),('King Standard','1 King',44,285,299),('Double Queen','2 Queens',26,330,319),('Corner King','1 King',8,390,349),('Parlor Suite','1 King + sofa',6,560,459)]),
('Garden Annex (1988, ren. 2019)',[('King Deluxe','1 King',40,340,329),('Double Queen Deluxe','2 Queens',52,375,339),('Accessible King','1 King',7,355,309),('Accessible Double','2 Queens',5,390,319),('Two-Room Family Suite','2 Queens + sofa',9,640,489),('Governor\'s Suite','1 King',1,1180,895)])]
N=sum(x[2] for s in T for x in s[1])
K=['units','pct_units','sf','total_sf','other:Rack Rate','other:Daily Potential']
d=Document(); s=d.sections[0]; s.left_margin=s.right_margin=Inches(.8); s.top_margin=Inches(.8)
d.styles['Normal'].font.name='Liberation Serif'; d.styles['Normal'].font.size=Pt(10.5)
p=d.add_paragraph(); r=p.add_run('THE ALDERMERE HOTEL & SHOPS'); r.bold=True; r.font.size=Pt(15); r.font.color.rgb=RGBColor(0x6b,0x1f,0x2a)
p=d.add_paragraph(); r=p.add_run('Exhibit C - Guest Room Mix'); r.bold=True; r.font.size=Pt(12)
d.add_paragraph(f'The hotel offers {N} keys in two connected buildings. Room counts were agreed to the property management system room inventory at September 30, 2025; areas are net of corridors and per the architect\'s room schedule. Rack rates are the published rates of the 2025 season.')
H=['Room Type','Bedding','Keys','% of Keys','Avg. SF','Total SF','Rack Rate','Daily Potential']
t=d.add_table(rows=1,cols=8); t.style='Light Grid Accent 2' if False else 'Table Grid'
Wd=[1.75,1.1,.5,.7,.6,.75,.7,.95]
def shade(c,h): e=OxmlElement('w:shd'); e.set(qn('w:val'),'clear'); e.set(qn('w:fill'),h); c._tc.get_or_add_tcPr().append(e)
def put(cells,vals,b=False,fill=None):
    for i,(c,v) in enumerate(zip(cells,vals)):
        c.width=Inches(Wd[i]); pp=c.paragraphs[0]; pp.paragraph_format.space_after=Pt(1); ru=pp.add_run(v); ru.font.size=Pt(9); ru.bold=b
        if i>1: pp.alignment=AL.RIGHT
        if fill: shade(c,fill)
put(t.rows[0].cells,H,True,'E9D9DB')
t.autofit=False
for i,gc in enumerate(t._tbl.tblGrid.findall(qn('w:gridCol'))): gc.set(qn('w:w'),str(int(Wd[i]*1440)))
rows=[];totals=[];g=[0,0,0]
for sn,l in T:
    c=t.add_row().cells; m=c[0].merge(c[7]); m.paragraphs[0].add_run(sn).italic=True; a=[0,0,0]
    for ty,bd,k,sf,rr in l:
        pc=round(k/N*100,1); put(t.add_row().cells,[ty,bd,str(k),f'{pc:.1f}%',f'{sf:,}',f'{k*sf:,}',f'${rr}',f'${k*rr:,}'])
        rows.append(dict(type=ty,**dict(zip(K,[k,pc,sf,k*sf,rr,k*rr])))); a=[a[0]+k,a[1]+k*sf,a[2]+k*rr]
    g=[x+y for x,y in zip(g,a)]
    for lab,q in [('Subtotal',a)]+([('Total / Average',g)] if sn==T[-1][0] else []):
        v=[q[0],round(q[0]/N*100,1),round(q[1]/q[0]),q[1],round(q[2]/q[0]),q[2]]
        put(t.add_row().cells,[lab,'',str(v[0]),f'{v[1]:.1f}%',f'{v[2]:,}',f'{v[3]:,}',f'${v[4]}',f'${v[5]:,}'],True,'F5EEEF' if lab=='Subtotal' else 'E9D9DB'); totals.append(dict(label=lab,**dict(zip(K,v))))
d.add_paragraph()
p=d.add_paragraph('Percentages may not add due to rounding. One Queen Standard (room 214) is used as a linen room and is counted above. The arcade along Tabor Street holds nine leased shops of 11,460 square feet, shown in Exhibit D; they are not part of the room mix.'); p.runs[0].font.size=Pt(8.5)
n='aldermere_exhibit_c_room_mix.pdf'; tmp=f'{B}/makers/aldermere_exhibit_c_room_mix.docx'; d.save(tmp)
subprocess.run(['soffice',f'-env:UserInstallation=file://{B}/.lo','--headless','--convert-to','pdf','--outdir',f'{B}/documents',tmp],capture_output=True)
save(n,'UM',K,rows,totals,'hotel room mix exhibit from Word, two buildings, subtotals with averages, small',False); print(len(rows),N)
