# UM 1: student housing bed mix, Word document printed to PDF
import random, subprocess
from docx import Document
from docx.shared import Pt, Inches, RGBColor
from docx.enum.section import WD_ORIENT
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
from common import *
T=[('S1 Studio',1,1,402,16,.94,1185,1140),('A1 1x1',1,1,548,12,1.0,1240,1198),('B1 2x1',2,1,771,18,.89,945,912),('B2 2x2',2,2,846,40,.95,985,951),('B2L 2x2 Loft',2,2,931,10,.9,1045,989),('B3 2x2.5 TH',2,2.5,1088,14,.93,1060,1031),
('C1 3x3',3,3,1179,36,.92,865,829),('C2 3x3.5 TH',3,3.5,1342,12,.86,895,851),('D1 4x2',4,2,1284,24,.84,745,708),('D2 4x4',4,4,1416,78,.93,815,784),('D3 4x4.5 TH',4,4.5,1588,20,.95,840,803),('E1 5x5',5,5,1734,8,.875,790,762)]
d=Document(); s=d.sections[0]; s.orientation=WD_ORIENT.LANDSCAPE; s.page_width,s.page_height=Inches(11),Inches(8.5)
s.left_margin=s.right_margin=Inches(.6); s.top_margin=Inches(.7)
st=d.styles['Normal']; st.font.name='Liberation Serif'; st.font.size=Pt(10)
def para(t,b=False,sz=10,sp=2):
    p=d.add_paragraph(); r=p.add_run(t); r.bold=b; r.font.size=Pt(sz); p.paragraph_format.space_after=Pt(sp); return p
para('The Foundry at 12th & Oak',True,16,0); para('Student Housing  |  Bed mix and pre-lease position, academic year 2025-26 (as of April 30, 2025)',False,10.5,8)
H=['Floor Plan','Beds / Unit','Baths / Unit','Avg. Sq. Ft.','Units','Total Beds','Occupied Beds','Vacant Beds','% Occ.','Market Rent per Bed','Market Rent Total','In-Place Rent per Bed','In-Place Rent Total']
keys=['beds','baths','sf','units','other:Total Beds','occupied','vacant','pct_occ','market','market_total','actual','actual_total']
W=[1.15,.5,.5,.6,.5,.55,.75,.6,.6,.75,.9,.8,.95]
tb=d.add_table(rows=1,cols=len(H)); tb.style='Table Grid'; tb.autofit=False
def shade(c,col):
    e=OxmlElement('w:shd'); e.set(qn('w:val'),'clear'); e.set(qn('w:fill'),col); c._tc.get_or_add_tcPr().append(e)
def put(c,t,al=AL.RIGHT,b=False,sz=9,col=None):
    p=c.paragraphs[0]; p.alignment=al; r=p.add_run(t); r.bold=b; r.font.size=Pt(sz); p.paragraph_format.space_after=Pt(1); p.paragraph_format.space_before=Pt(1)
    if col: r.font.color.rgb=RGBColor.from_string(col)
for i,h in enumerate(H): put(tb.rows[0].cells[i],h,AL.CENTER,True,8.5,'FFFFFF'); shade(tb.rows[0].cells[i],'7A1F2B')
rows=[]; g={k:0 for k in('units','tb','occ','vac','mt','at','sft')}
for nm,bd,ba,sf,u,oc,mk,ip in T:
    b=u*bd; o=round(b*oc); v=b-o; mt=b*mk; at=o*ip; pc=round(100*o/b,1)
    c=tb.add_row().cells
    for i,t in enumerate([nm,str(bd),f'{ba:g}',f'{sf:,}',str(u),str(b),str(o),str(v) ,f'{pc:.1f}%',f'${mk:,}',f'${mt:,}',f'${ip:,}',f'${at:,}']): put(c[i],t,AL.LEFT if i==0 else AL.RIGHT)
    rows.append(dict(zip(['type']+keys,[nm,bd,ba,sf,u,b,o,v,pc,mk,mt,ip,at])))
    for k,x in zip(('units','tb','occ','vac','mt','at','sft'),(u,b,o,v,mt,at,sf*u)): g[k]+=x
c=tb.add_row().cells; asf=round(g['sft']/g['units']); pc=round(100*g['occ']/g['tb'],1); am=round(g['mt']/g['tb']); aa=round(g['at']/g['occ'])
for i,t in enumerate(['Total / Average','','',f'{asf:,}',str(g['units']),f"{g['tb']:,}",str(g['occ']),str(g['vac']),f'{pc:.1f}%',f'${am:,}',f"${g['mt']:,}",f'${aa:,}',f"${g['at']:,}"]): put(c[i],t,AL.LEFT if i==0 else AL.RIGHT,True); shade(c[i],'EADFD5')
for col,w in zip(tb.columns,W): col.width=Inches(w)
for r in tb.rows:
    for cc,w in zip(r.cells,W): cc.width=Inches(w)
para('',sp=0)
para('Rents are monthly installments on 12-month leases and include water, internet and furniture. In-place rent is stated on occupied beds only; market rent is stated on all beds.',sz=8.5)
para('Two B2 units are used as model / leasing office and are shown as vacant. TH = townhome.',sz=8.5)
nm='Foundry_BedMix_AY2526'
d.save(f'{B}/r/{nm}.docx')
subprocess.run(['soffice','--headless',f'-env:UserInstallation=file://{B}/.lo','--convert-to','pdf','--outdir',f'{B}/documents',f'{B}/r/{nm}.docx'],capture_output=True)
save(nm+'.pdf','UM','student bed mix from a Word memo, grid table with filled header, per-bed rents',False,keys,rows,
 [{"label":'Total / Average',"sf":asf,"units":g['units'],"other:Total Beds":g['tb'],"occupied":g['occ'],"vacant":g['vac'],"pct_occ":pc,"market":am,"market_total":g['mt'],"actual":aa,"actual_total":g['at']}])
print(g,sum(W))
