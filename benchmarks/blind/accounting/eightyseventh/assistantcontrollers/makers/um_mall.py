# hotel + shops mixed complex, Word memo -> PDF (kept as PDF), by building/use, small
from common import *
import docx, subprocess, shutil
from docx.shared import Pt, Cm
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
N='Harbourfront_Quarter_unit_schedule.pdf'
K=['units','occupied','vacant','sf','total_sf','market','actual_total']
HD=['Accommodation','No.','Let','Void','Avg sq ft','Total sq ft','ERV pcm per unit (€)','Passing rent pcm (€)']
B=[('Block A – Hotel undercroft shops',[('Café / restaurant unit',3,3,1480,4850,13925.50),('Convenience shop',2,2,1125,3900,7640),('Gift & craft kiosk',6,4,96,575,2210)]),
('Block B – Quayside retail',[('Standard shop unit',11,9,890,2975,26184.25),('Double unit',2,2,1830,5600,10750),('Anchor (supermarket)',1,1,18400,31250,29666.67)]),
('Block C – Offices over',[('Own-door office suite',8,5,1240,2790,13412),('Serviced desk room',14,12,165,695,7995.75)]),
('Basement',[('Storage cage',22,17,60,72,1190),('Licensed car space',85,78,None,140,10530)])]
d=docx.Document(); s=d.sections[0]; s.page_width,s.page_height=Cm(21),Cm(29.7); s.left_margin=s.right_margin=Cm(1.9); s.top_margin=Cm(2)
st=d.styles['Normal']; st.font.name='Liberation Serif'; st.font.size=Pt(10)
h=d.add_paragraph(); x=h.add_run('Harbourfront Quarter, Waterford'); x.bold=True; x.font.size=Pt(15)
d.add_paragraph('Schedule of accommodation by block and use – position at 30 September 2025').paragraph_format.space_after=Pt(2)
d.add_paragraph('Prepared for the asset committee. The 112-bedroom hotel itself is on a single FRI lease to the operator and is outside this schedule.')
t=d.add_table(rows=1,cols=8); t.style='Table Grid'; t.autofit=False
W=[4.7,1.2,1.2,1.2,1.8,2.0,2.5,2.6]
def cell(c,txt,b=False,r=True,fill=None):
    p=c.paragraphs[0]; p.paragraph_format.space_after=Pt(1); p.paragraph_format.space_before=Pt(1); u=p.add_run(txt); u.bold=b; u.font.size=Pt(9); p.alignment=AL.RIGHT if r else AL.LEFT
    if fill: e=OxmlElement('w:shd'); e.set(qn('w:val'),'clear'); e.set(qn('w:fill'),fill); c._tc.get_or_add_tcPr().append(e)
for i,c in enumerate(t.rows[0].cells): cell(c,HD[i],True,i>0,'DCE6D5')
rows=[];tots=[]
def fm(k,q):
    if q is None: return ''
    return f'{q:,.2f}' if k in('actual_total','market') else f'{q:,}'
def add(lab,v,b=False,fill=None):
    r=t.add_row().cells; cell(r[0],lab,b,False,fill)
    for c,k in zip(r[1:],K): cell(c,fm(k,v.get(k)),b,True,fill)
def agg(R): return {k:r2(sum(q.get(k) or 0 for q in R)) if k=='actual_total' else sum(q.get(k) or 0 for q in R) for k in('units','occupied','vacant','total_sf','actual_total')}
for bn,LL in B:
    r=t.add_row().cells; m=r[0].merge(r[7]); cell(m,bn,True,False)
    R=[]
    for n,u,o,a,e,p in LL:
        v={'type':n,'units':u,'occupied':o,'vacant':u-o,'sf':a,'total_sf':a*u if a else None,'market':e,'actual_total':p}; add(n,v); R.append(v)
    z=agg(R); lab=bn.split(' – ')[0]+' total'; add(lab,z,True,'F2F2F2'); tots.append({'label':lab,**z}); rows+=R
z=agg(rows); add('Overall',z,True,'DCE6D5'); tots.append({'label':'Overall',**z})
for c,w in zip(t.columns,W): c.width=Cm(w)
for r in t.rows:
    for c,w in zip(r.cells,W): c.width=Cm(w)
d.add_paragraph()
d.add_paragraph('Notes',style=None).runs[0].bold=True
for x in ('Two of the kiosks in Block A are seasonal licences (April to September) and are treated as void at the schedule date.','ERV is the September 2025 opinion of the letting agents, per calendar month and exclusive of VAT, rates and service charge.','Car spaces are not measured.'): d.add_paragraph(x,style='List Bullet')
R0='build/blind'; d.save(f'{R0}/makers/hq.docx')
subprocess.run(['soffice',f'-env:UserInstallation=file://{R0}/.lo','--headless','--convert-to','pdf','--outdir',f'{R0}/makers',f'{R0}/makers/hq.docx'],capture_output=True)
shutil.move(f'{R0}/makers/hq.pdf',doc(N)); os.remove(f'{R0}/makers/hq.docx')
save(N,'UM',K,rows,tots,'Irish mixed scheme, Word table printed to PDF, block rows merged, kiosks, cages, car spaces',False)
print(len(rows),z)
