from common import *
import docx, subprocess, tempfile, shutil
from docx.shared import Pt, Inches, RGBColor
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
STEM='Wrenfield census letter June'
LV=[('Independent Living',[('IL-S','Studio',412,412,12,12,11,2795,2688,0,0),('IL-1','One bedroom',588,588,26,26,24,3350,3204,0,895),('IL-1D','One bedroom with den',702,702,10,10,9,3780,3655,0,895),('IL-2','Two bedroom, two bath',948,948,8,8,8,4425,4290,0,950)]),
('Assisted Living',[('AL-SC','Studio, companion',360,360,6,12,9,3690,3510,1128,0),('AL-S','Studio, private',372,372,22,22,19,4975,4744,1316,0),('AL-SD','Deluxe studio',440,440,14,14,13,5350,5162,1274,1250),('AL-1','One bedroom',560,560,12,12,10,6125,5880,1190,1250)]),
('Memory Care',[('MC-C','Companion suite',318,318,7,14,11,5450,5237,1610,0),('MC-P','Private suite',334,334,15,15,14,7225,6998,1745,0)])]
def make():
    K=['sf','units','other:Licensed Beds','occupied','vacant','market','actual','other:Avg. Care Fee','other:2nd Person']
    # code,desc,sf,_,apts,beds,occ beds,base,inplace,care,second
    D_=docx.Document(); s=D_.sections[0]; s.left_margin=s.right_margin=Inches(.5); s.top_margin=Inches(.8); s.bottom_margin=Inches(.7); s.page_width=Inches(8.5); s.page_height=Inches(11)
    st=D_.styles['Normal']; st.font.name='Liberation Serif'; st.font.size=Pt(10.5); st.element.rPr.rFonts.set(qn('w:eastAsia'),'Liberation Serif')
    p=D_.add_paragraph(); p.alignment=AL.CENTER; r=p.add_run('WRENFIELD MANOR'); r.bold=True; r.font.size=Pt(16); r.font.color.rgb=RGBColor(0x7a,0x1f,0x1f)
    p=D_.add_paragraph('A community for living well · 2200 Orchard Pike'); p.alignment=AL.CENTER
    D_.add_paragraph('July 6, 2026')
    D_.add_paragraph('Dear partners,')
    rows=[];tots=[]
    allx=[x for _,e in LV for x in e]
    def agg(xs):
        u=sum(x[4] for x in xs); b=sum(x[5] for x in xs); o=sum(x[6] for x in xs)
        m=dict(units=u,occupied=o,vacant=b-o); m['other:Licensed Beds']=b
        m['market']=round(sum(x[7]*x[5] for x in xs)/b); m['actual']=round(sum(x[8]*x[6] for x in xs)/o)
        c=[x for x in xs if x[9]]
        if c: m['other:Avg. Care Fee']=round(sum(x[9]*x[6] for x in c)/sum(x[6] for x in c))
        m['sf']=round(sum(x[2]*x[4] for x in xs)/u)
        return m
    T=agg(allx)
    D_.add_paragraph(f'We closed June with {T["occupied"]} of {T["other:Licensed Beds"]} beds occupied. Two deluxe studios were finished under the refresh program and returned to service; the companion suites remain our softest product. The accommodation mix, with base rates effective June 1, follows. Occupancy is counted by bed, not by apartment.').alignment=AL.JUSTIFY
    H=['Style','Accommodation','Sq. Ft.','Apts.','Licensed Beds','Beds Occupied','Beds Vacant','Base Rate','Avg. Base In Place','Avg. Care Fee','2nd Person']
    W=[.58,1.5,.48,.46,.68,.74,.58,.6,.68,.6,.6]
    tb=D_.add_table(rows=1,cols=len(H)); tb.autofit=False
    tblPr=tb._tbl.tblPr; bd=OxmlElement('w:tblBorders')
    for e in('top','bottom','insideH'):
        x=OxmlElement('w:'+e); x.set(qn('w:val'),'single'); x.set(qn('w:sz'),'8' if e!='insideH' else '2'); x.set(qn('w:color'),'7A1F1F' if e!='insideH' else 'C8C8C8'); bd.append(x)
    tblPr.append(bd)
    def cell(c,t,b=False,al=None,i=False,sz=9):
        p=c.paragraphs[0]; p.paragraph_format.space_after=Pt(1); p.paragraph_format.space_before=Pt(1); q=p.add_run(t); q.bold=b; q.italic=i; q.font.size=Pt(sz)
        if al: p.alignment=al
    for i,t in enumerate(H): cell(tb.rows[0].cells[i],t,True,AL.LEFT if i<2 else AL.RIGHT,sz=8)
    m=lambda v:f'${v:,}' if v else '—'
    def vals(cs,g,b=False):
        for i,k in enumerate(K):
            v=g.get(k,0)
            t=(m(v) if k in('market','actual','other:Avg. Care Fee','other:2nd Person') else f'{v:,}')
            cell(cs[2+i],t,b,AL.RIGHT)
    def shade(row,col):
        for c in row.cells:
            x=OxmlElement('w:shd'); x.set(qn('w:val'),'clear'); x.set(qn('w:fill'),col); c._tc.get_or_add_tcPr().append(x)
    for lv,es in LV:
        rw=tb.add_row(); a=rw.cells[0].merge(rw.cells[-1]); cell(a,lv,True,i=True,sz=9); shade(rw,'F3E9E4')
        for e in es:
            g=agg([e]); 
            if e[10]: g['other:2nd Person']=e[10]
            rw=tb.add_row(); cell(rw.cells[0],e[0]); cell(rw.cells[1],e[1]); vals(rw.cells,g)
            rows.append(dict(type=e[0],desc=e[1],**{k:g[k] for k in K if k in g}))
        g=agg(es); rw=tb.add_row(); lab='All '+lv; a=rw.cells[0].merge(rw.cells[1]); cell(a,lab,True); vals(rw.cells,g,True); tots.append(dict(label=lab,**{k:g[k] for k in K if k in g}))
    rw=tb.add_row(); a=rw.cells[0].merge(rw.cells[1]); cell(a,'Community',True); vals(rw.cells,T,True); shade(rw,'E5D3CB'); tots.append(dict(label='Community',**{k:T[k] for k in K if k in T}))
    for cl,w in zip(tb._tbl.tblGrid.findall(qn('w:gridCol')),W): cl.set(qn('w:w'),str(int(w*1440)))
    for rw in tb.rows:
        i=0
        for tc in rw._tr.tc_lst:
            n=tc.grid_span; tc.width=Inches(sum(W[i:i+n])); i+=n
        tp=rw._tr.get_or_add_trPr(); x=OxmlElement('w:cantSplit'); tp.append(x)
    p=D_.add_paragraph(); p.paragraph_format.space_before=Pt(4); q=p.add_run('Square feet are per apartment, averaged by apartment in the bold lines; base rates are per bed, averaged by licensed bed; in-place and care fees by occupied bed (care fees over assisted living and memory care only).'); q.italic=True; q.font.size=Pt(8)
    D_.add_paragraph('Movement during the month:')
    t2=D_.add_table(rows=1,cols=4); t2.style='Table Grid'
    for i,t in enumerate(('','Move-ins','Move-outs','Transfers in')): cell(t2.rows[0].cells[i],t,True,AL.CENTER if i else None)
    for a in(('Independent Living','3','1','0'),('Assisted Living','4','5','2'),('Memory Care','2','1','1')):
        rw=t2.add_row()
        for i,t in enumerate(a): cell(rw.cells[i],t,al=AL.CENTER if i else None)
    p=D_.add_paragraph('We are holding the July rate increase for companion accommodations until the new marketing director has started. Please call with any question.'); p.paragraph_format.space_before=Pt(8)
    D_.add_paragraph('Warmly,\nRosalind Achterberg\nExecutive Director')
    tmp=tempfile.mkdtemp(); f=f'{tmp}/{STEM}.docx'; D_.save(f)
    subprocess.run(['soffice','--headless','--convert-to','pdf','--outdir',DOC,f],check=True,capture_output=True); shutil.rmtree(tmp)
    save(STEM,'pdf','UM','SENIOR_HOUSING','R. Achterberg, executive director','letter with a table, word processor','occupancy by bed, companion suites, dashes, second table of movements, prose',K,rows,tots)
