# Irish student rooms: accountant's letter with table (Word -> PDF)
import subprocess
from common import *
from docx import Document
from docx.shared import Pt, Cm, RGBColor
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
T=[('Block A (Lee)',[('Classic En-suite',34,34,13.5,198,40),('Classic En-suite, accessible',2,1,18.0,198,40),('Premium En-suite',12,12,15.2,214,40),('Premium En-suite, 51 wk',6,5,15.2,206,51)]),
('Block B (Bandon)',[('Classic En-suite',28,27,13.5,194,40),('Twin Room (per room)',8,7,19.4,286,40),('Small Single, shared bath',10,10,9.8,159,40)]),
('Block C (Gougane)',[('Studio',16,16,22.0,265,51),('Studio Plus',5,4,27.5,289,51),('One-bed Apartment',3,3,41.0,342,51)])]
K=['units','occupied','vacant','sf','actual','other:Weeks','other:Fee per room','actual_total']
d=Document(); s=d.sections[0]; s.page_width,s.page_height=Cm(21),Cm(29.7); s.left_margin=s.right_margin=Cm(2); s.top_margin=Cm(1.8)
st=d.styles['Normal']; st.font.name='Liberation Serif'; st.font.size=Pt(10.5); st.paragraph_format.space_after=Pt(6)
def P(t,b=False,al=None,sz=None):
    p=d.add_paragraph(); q=p.add_run(t); q.bold=b
    if sz: q.font.size=Pt(sz)
    if al is not None: p.alignment=al
    return p
P('Hanratty Quill & Co.',True,AL.RIGHT,15).paragraph_format.space_after=Pt(0); P('Chartered Certified Accountants, 6 Mardyke Parade, Cork',al=AL.RIGHT,sz=9)
P('9 October 2025'); P('The Directors\nGlasheen Student Rooms DAC'); P('Rooms by type and licence fees, academic year 2025/26',True)
P('Dear Directors,'); P('As requested by the bank, we set out below the rooms by type with the licences signed at 30 September 2025. Fees are per room per week in euro; twin rooms are licensed as a whole. Contracted fees are rooms licensed multiplied by the fee for the full licence period.')
H=['Room type','Rooms','Licensed','Void','Size (m²)','€ per week','Weeks','Fee per room €','Contracted €']
rows=[];tot=[];lines=[]
for b,l in T:
    lines.append(('h',b)); g=[]
    for t,u,o,sf,w,wk in l:
        x={'type':t,'units':u,'occupied':o,'vacant':u-o or None,'sf':sf,'actual':float(w),'other:Weeks':wk,'other:Fee per room €':w*wk,'actual_total':w*wk*o}; g.append(x)
        lines.append(('r',[t,str(u),str(o),str(u-o) if u-o else '–',f'{sf:.1f}',f'{w:,.2f}',str(wk),f'{w*wk:,}',f'{w*wk*o:,}']))
    rows+=g; z={k:sum(q[k] or 0 for q in g) for k in('units','occupied','vacant','actual_total')}; lab='Total '+b.split(' (')[0]; tot.append({'label':lab,**z}); lines.append(('t',[lab,str(z['units']),str(z['occupied']),str(z['vacant']),'','','','',f"{z['actual_total']:,}"]))
z={k:sum(q[k] for q in tot) for k in('units','occupied','vacant','actual_total')}; lab='All blocks'; tot.append({'label':lab,**z}); lines.append(('t',[lab,str(z['units']),str(z['occupied']),str(z['vacant']),'','','','',f"{z['actual_total']:,}"]))
for t in tot:
    if not t['vacant']: assert 0
K[6]='other:Fee per room €'
tb=d.add_table(rows=1,cols=9); W=[4.1,1.55,1.75,1.1,1.5,1.7,1.35,1.8,2.2]; tb.autofit=False
def bd(c,e,sz=6):
    p=c._tc.get_or_add_tcPr(); B=p.find(qn('w:tcBorders'))
    if B is None: B=OxmlElement('w:tcBorders'); p.append(B)
    x=OxmlElement('w:'+e); x.set(qn('w:val'),'single'); x.set(qn('w:sz'),str(sz)); B.append(x)
def put(c,t,b=False,r=True):
    p=c.paragraphs[0]; p.paragraph_format.space_after=Pt(1); q=p.add_run(t); q.bold=b; q.font.size=Pt(9); p.alignment=AL.RIGHT if r else AL.LEFT
for i,h in enumerate(H): put(tb.rows[0].cells[i],h,True,i>0); bd(tb.rows[0].cells[i],'top'); bd(tb.rows[0].cells[i],'bottom')
for k,v in lines:
    c=tb.add_row().cells
    if k=='h': put(c[0].merge(c[8]),v,True,False); continue
    for i,t in enumerate(v):
        put(c[i],t,k=='t',i>0)
        if k=='t': bd(c[i],'top',4)
for i,w in enumerate(W): tb.columns[i].width=Cm(w)
for row in tb.rows:
    for i,c in enumerate(row.cells):
        if i<9: c.width=Cm(W[i])
for c in tb.rows[-1].cells: bd(c,'bottom',12)
d.add_paragraph(); P('We have not verified that rooms reported as licensed are physically occupied. Utilities up to the fair-use cap are included in the fee; deposits of one month are held separately.'); P('Yours faithfully,'); P('\nHanratty Quill & Co.')
d.save(ROOT+'/makers/UM_Glasheen_rooms_by_type.docx')
subprocess.run(['soffice','-env:UserInstallation=file://build/blind/.lo','--headless','--convert-to','pdf','--outdir',ROOT+'/documents',ROOT+'/makers/UM_Glasheen_rooms_by_type.docx'],capture_output=True)
save('UM_Glasheen_rooms_by_type.pdf','UM',K,rows,tot,'Irish accountant letter with table of student rooms by type and block, PDF from Word',False)
