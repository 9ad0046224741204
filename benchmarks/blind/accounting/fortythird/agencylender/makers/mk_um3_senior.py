# senior living mix inside a Word letter -> PDF. PLANTED count_wrong in grand total
from common import *
from docx import Document
from docx.shared import Pt, Inches
from docx.enum.text import WD_ALIGN_PARAGRAPH
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
import subprocess
stem='Exhibit_B_Amberleigh_Apartment_Mix'
P=[('Independent Living',[('Cottage, 2 bedroom',1240,14,28,13,4650,4418),('Villa, 1 bedroom den',910,18,36,16,3895,3722),('Apartment, 1 bedroom',705,32,40,29,3150,3008)]),
('Assisted Living',[('Studio',385,22,22,20,4725,4590),('Alcove',450,10,12,8,5190,5012),('One bedroom',560,12,18,12,5875,5690)]),
('Memory Care',[('Private suite',310,12,12,11,7150,6985),('Companion suite (per resident)',395,8,16,6,5600,5431)])]
M=['sf','units','other:Licensed Capacity','occupied','vacant','pct_occ','market','actual']
d=Document(); s=d.sections[0]; s.left_margin=s.right_margin=Inches(.8); s.top_margin=Inches(.8)
st=d.styles['Normal']; st.font.name='Liberation Sans'; st.font.size=Pt(9.5)
p=d.add_paragraph(); p.alignment=WD_ALIGN_PARAGRAPH.RIGHT; p.add_run('Exhibit B to Quarterly Certificate\nQuarter ended June 30, 2026').italic=True
p=d.add_paragraph(); x=p.add_run('Amberleigh Retirement Community'); x.bold=True; x.font.size=Pt(14)
d.add_paragraph('Borrower certifies to Lender the following apartment mix and monthly rates at the Property. Street rates are the published 2026 rates before second-person and community fees; average paid rates are for occupied apartments only.')
t=d.add_table(rows=1,cols=9); t.style='Table Grid'; t.autofit=False
W=[1.7,.55,.85,.75,.75,.6,.6,.6,.6]
for cc,w in zip(t.columns,W): cc.width=Inches(w)
def shade(c,h): e=OxmlElement('w:shd'); e.set(qn('w:val'),'clear'); e.set(qn('w:fill'),h); c._tc.get_or_add_tcPr().append(e)
def row(cells,b=False,sh=None,first=False):
    rw=t.rows[0] if first else t.add_row()
    for i,(c,v) in enumerate(zip(rw.cells,cells)):
        c.width=Inches(W[i]); pp=c.paragraphs[0]; pp.paragraph_format.space_after=Pt(0); q=pp.add_run(v); q.bold=b; q.font.size=Pt(8.5)
        if i: pp.alignment=WD_ALIGN_PARAGRAPH.CENTER if first else WD_ALIGN_PARAGRAPH.RIGHT
        if sh: shade(c,sh)
    return rw
row(['Accommodation','Area (sf)','Apart-ments'.replace('-',''),'Licensed Capacity','Occupied','Vacant','Occ. %','Street Rate','Avg. Paid Rate'],True,'D9D2C3',True)
tr=[];tt=[];ALL=[]
def tot(L):
    u=sum(x['units'] for x in L);o=sum(x['occupied'] for x in L)
    return {'units':u,'other:Licensed Capacity':sum(x['other:Licensed Capacity'] for x in L),'occupied':o,'vacant':u-o,'pct_occ':round(o/u*100,1)}
def cells(lab,v): return [lab]+[('' if v.get(k) is None else f'{v[k]:.1f}%' if k=='pct_occ' else f'${v[k]:,}' if k in('market','actual') else f'{v[k]:,}') for k in M]
for g,l in P:
    rw=row([g]+['']*8,True); mc=rw.cells[0].merge(rw.cells[8]); L=[]
    for q in mc.paragraphs[1:]: q._p.getparent().remove(q._p)
    shade(mc,'F2EEE5')
    for n,sf,u,cap,o,mk,av in l:
        v={'sf':sf,'units':u,'other:Licensed Capacity':cap,'occupied':o,'vacant':u-o,'pct_occ':round(o/u*100,1),'market':mk,'actual':av}
        row(cells(n,v)); L.append(v); tr.append({'type':n,**v})
    v=tot(L); row(cells('Subtotal',v),True); tt.append({'label':'Subtotal',**v}); ALL+=L
v=tot(ALL); true=v['units']; v['units']=true+2
row(cells('Total community',v),True,'D9D2C3'); tt.append({'label':'Total community',**v})
d.add_paragraph(); d.add_paragraph('Two assisted living studios are held for respite stays and counted as occupied. Waiting list at quarter end: 11 households (independent living).')
d.add_paragraph('AMBERLEIGH SENIOR HOLDINGS, LLC\n\nBy: ______________________   Name: Corinne Vandermeer   Title: Authorized Signatory')
tmp='.'; os.makedirs(tmp,exist_ok=True); d.save(f'{tmp}/{stem}.docx')
subprocess.run(['soffice','-env:UserInstallation=file://.','--headless','--convert-to','pdf','--outdir',DOC,f'{tmp}/{stem}.docx'],check=True,capture_output=True)
save(stem,'UM',M,tr,tt,{'what':f"Total community apartments printed {true+2}; the rows (and occupied + vacant) make {true}",'kind':'count_wrong'})
