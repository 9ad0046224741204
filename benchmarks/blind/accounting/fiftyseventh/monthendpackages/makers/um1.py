# garden apartments: unit mix & availability in a Word memo printed to PDF
from common import *
import subprocess
from docx import Document
from docx.shared import Pt, Inches, RGBColor
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
from docx.enum.section import WD_ORIENT
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
R=random.Random(57121); F='Tallgrass_Crossing_Unit_Mix_2025-06.pdf'
# type, beds, baths, units, sf, occ, ntv(on notice), market, inplace
Gs=[('Studio',[('S1 – Sparrow',0,1,12,512,11,1,1085,1049)]),('One Bedroom',[('A1 – Finch',1,1,36,684,34,2,1240,1198),('A2 – Finch Den',1,1,20,748,19,1,1310,1263),('A2R – Finch Den Reno',1,1,12,748,10,0,1445,1402)]),
('Two Bedroom',[('B1 – Heron',2,1,16,902,16,0,1465,1421),('B2 – Heron Split',2,2,44,1018,41,3,1590,1533),('B2R – Heron Split Reno',2,2,18,1018,17,1,1735,1688),('B3 – Heron TH',2,2.5,8,1164,8,0,1860,1796)]),
('Three Bedroom',[('C1 – Osprey',3,2,18,1286,16,1,2015,1902)])]
rows=[];tot=[];T=sum(x[3] for g in Gs for x in g[1])
tab=[]
def agg(l):
    n=sum(x[3] for x in l); o=sum(x[5] for x in l); sf=sum(x[3]*x[4] for x in l); mk=sum(x[3]*x[7] for x in l); ip=sum(x[5]*x[8] for x in l); ltl=sum((x[7]-x[8])*x[5] for x in l)
    nt=sum(x[6] for x in l)
    return dict(units=n,pct_units=round(n/T*100,1),sf=round(sf/n),occupied=o,vacant=n-o,notice=nt,pct_occ=round(o/n*100,1),market=round(mk/n),actual=round(ip/o),ltl=ltl)
for g,l in Gs:
    for x in l:
        v=agg([x]); tab.append(('r',x[0],x[1],x[2],v))
        rows.append({'type':x[0],'beds':x[1],'baths':x[2],'units':v['units'],'pct_units':v['pct_units'],'sf':v['sf'],'occupied':v['occupied'],'vacant':v['vacant'],'other:On Notice':v['notice'],'pct_occ':v['pct_occ'],'market':v['market'],'actual':v['actual'],'other:Loss to Lease (mo.)':v['ltl']})
    if len(l)>1:
        v=agg(l); tab.append(('s',f'All {g}','','',v)); tot.append((f'All {g}',v))
v=agg([x for g in Gs for x in g[1]]); tab.append(('t','Total / Average','','',v)); tot.append(('Total / Average',v))
tot=[{'label':a,'units':v['units'],'pct_units':v['pct_units'],'sf':v['sf'],'occupied':v['occupied'],'vacant':v['vacant'],'other:On Notice':v['notice'],'pct_occ':v['pct_occ'],'market':v['market'],'actual':v['actual'],'other:Loss to Lease (mo.)':v['ltl']} for a,v in tot]
d=Document(); s=d.sections[0]; s.orientation=WD_ORIENT.LANDSCAPE; s.page_width,s.page_height=Inches(11),Inches(8.5)
for k in ('left_margin','right_margin'): setattr(s,k,Inches(.8))
s.top_margin=Inches(.8)
st=d.styles['Normal']; st.font.name='Liberation Serif'; st.font.size=Pt(10.5)
p=d.add_paragraph(); r=p.add_run('Tallgrass Crossing Apartments'); r.bold=True; r.font.size=Pt(16); r.font.color.rgb=RGBColor(0x2f,0x5d,0x3a); p.paragraph_format.space_after=Pt(0)
p=d.add_paragraph('Unit Mix and Availability – as of June 30, 2025'); p.runs[0].italic=True
t=v
d.add_paragraph(f'Month-end package, section 4. The community closed June at {t["occupied"]} of {t["units"]} units occupied ({t["pct_occ"]}%). Renovated plans carry the suffix R; the renovation premium is held at $135 to $145 a month. Asking rents are the 12-month rates of the pricing system on the report date, before concessions.')
H=['Floor Plan','Bed','Bath','Units','% of Mix','Avg. SF','Occupied','Vacant','On Notice','Occ. %','Market Rent','Avg. In-Place','Loss to Lease (mo.)']
tb=d.add_table(rows=1,cols=len(H)); tb.style='Light List Accent 3' if 0 else 'Table Grid'
WD=[1.75,.42,.45,.5,.6,.6,.75,.6,.6,.6,.75,.75,.85]
def cell(c,tx,b=False,al=None,fill=None,col=None):
    p=c.paragraphs[0]; p.paragraph_format.space_after=Pt(1); p.paragraph_format.space_before=Pt(1); r=p.add_run(tx); r.font.size=Pt(9); r.bold=b
    if col: r.font.color.rgb=RGBColor(*col)
    if al: p.alignment=al
    if fill:
        sh=OxmlElement('w:shd'); sh.set(qn('w:val'),'clear'); sh.set(qn('w:fill'),fill); c._tc.get_or_add_tcPr().append(sh)
for c,h in zip(tb.rows[0].cells,H): cell(c,h,True,AL.CENTER,'2F5D3A',(255,255,255))
for k,a,bd,ba,v in tab:
    c=tb.add_row().cells; fl={'r':None,'s':'E3EDE5','t':'C9DCCD'}[k]; b=k!='r'
    tx=[a,str(bd) if k=='r' else '',f'{ba:g}' if k=='r' else '',str(v['units']),f"{v['pct_units']:.1f}%",f"{v['sf']:,}",str(v['occupied']),str(v['vacant']),str(v['notice']),f"{v['pct_occ']:.1f}%",f"${v['market']:,}",f"${v['actual']:,}",f"${v['ltl']:,}"]
    for i,(q,z) in enumerate(zip(c,tx)): cell(q,z,b,AL.RIGHT if i else None,fl)
tb.autofit=False
for i,w in enumerate(WD): tb.columns[i].width=Inches(w)
for row in tb.rows:
    for c,w in zip(row.cells,WD): c.width=Inches(w)
d.add_paragraph()
p=d.add_paragraph('Averages of market rent and square feet are weighted by units, of in-place rent by occupied units. Loss to lease is market less in-place rent on occupied units. One-bedroom availability includes two down units in building 6 (water damage, back July 20).'); p.runs[0].font.size=Pt(8.5)
tmp=f'{ROOT}/render/Tallgrass_Crossing_Unit_Mix_2025-06.docx'; d.save(tmp)
subprocess.run(['soffice',f'-env:UserInstallation=file://{ROOT}/.lo','--headless','--convert-to','pdf','--outdir',f'{ROOT}/documents',tmp],stdout=-3,stderr=-3)
save(F,'UM',['beds','baths','units','pct_units','sf','occupied','vacant','other:On Notice','pct_occ','market','actual','other:Loss to Lease (mo.)'],rows,tot,'small memo page (Word to PDF), apartments, plan table with bedroom subtotals, loss to lease',False)
