# offering memorandum unit mix page, multifamily, Word to PDF
import subprocess,os
from common import *
from docx import Document
from docx.shared import Pt,RGBColor,Inches
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
from docx.enum.section import WD_ORIENT
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
NAME='Larkspur Station OM - Unit Mix.pdf'
D=[('S1','Studio / 1 BA',18,512,1212,1265),('S1 Renovated','Studio / 1 BA',6,512,1318,1350),
('A1','1 BR / 1 BA',42,648,1386,1440),('A1 Renovated','1 BR / 1 BA',22,648,1494,1540),('A2','1 BR / 1 BA',36,715,1441,1495),('A3 Den','1 BR / 1 BA + Den',12,838,1568,1640),
('B1','2 BR / 1 BA',24,912,1628,1695),('B2','2 BR / 2 BA',40,1024,1755,1825),('B2 Renovated','2 BR / 2 BA',16,1024,1879,1950),('B3 Townhome','2 BR / 2.5 BA',10,1186,1986,2095),
('C1','3 BR / 2 BA',14,1248,2104,2210),('C2','3 BR / 2 BA',8,1316,2192,2295)]
G=[('Studio',0,2),('One-Bedroom',2,6),('Two-Bedroom',6,10),('Three-Bedroom',10,12)]
TU=sum(d[2] for d in D)
def agg(x):
    u=sum(d[2] for d in x); s=sum(d[2]*d[3] for d in x); a=sum(d[2]*d[4] for d in x); m=sum(d[2]*d[5] for d in x)
    return dict(units=u,pct_units=round(100*u/TU,1),sf=round(s/u),actual=round(a/u),actual_sf=round(a/s,2),market=round(m/u),market_sf=round(m/s,2),market_total=m)
keys=['units','pct_units','sf','actual','actual_sf','market','market_sf','market_total']
rows=[];totals=[];P=[]
for n,a,b in G:
    for d in D[a:b]:
        v=agg([d]); row=dict(type=d[0],**v); rows.append(row); P.append(('r',[d[0],d[1]],v))
    v=agg(D[a:b]); totals.append(dict(label=f'{n} Subtotal / Avg.',**v)); P.append(('s',[f'{n} Subtotal / Avg.',''],v))
v=agg(D); v['pct_units']=100.0; totals.append(dict(label='Total / Weighted Average',**v)); P.append(('t',['Total / Weighted Average',''],v))
fm=dict(units='{:,}',pct_units='{:.1f}%',sf='{:,}',actual='${:,}',actual_sf='${:.2f}',market='${:,}',market_sf='${:.2f}',market_total='${:,}')
dc=Document(); s=dc.sections[0]; s.orientation=WD_ORIENT.LANDSCAPE; s.page_width,s.page_height=Inches(11),Inches(8.5)
s.left_margin=s.right_margin=Inches(.7); s.top_margin=Inches(.6); s.bottom_margin=Inches(.5)
st=dc.styles['Normal']; st.font.name='Liberation Sans'; st.font.size=Pt(9)
NAVY=RGBColor(0x1F,0x3A,0x4D)
p=dc.add_paragraph(); r=p.add_run('LARKSPUR STATION'); r.font.size=Pt(9); r.font.color.rgb=RGBColor(0x8A,0x6D,0x3B); r.bold=True; p.paragraph_format.space_after=Pt(0)
p=dc.add_paragraph(); r=p.add_run('Unit Mix & Rent Summary'); r.font.size=Pt(22); r.font.color.rgb=NAVY; p.paragraph_format.space_after=Pt(2)
p=dc.add_paragraph(f'{TU} units built 1998 on 14.2 acres. 44 homes have received the owner\'s renovation package (quartz counters, stainless appliances, plank flooring) at premiums of roughly $75 to $125 per month.'); p.paragraph_format.space_after=Pt(6)
def shade(c,h):
    e=OxmlElement('w:shd'); e.set(qn('w:val'),'clear'); e.set(qn('w:fill'),h); c._tc.get_or_add_tcPr().append(e)
W=[1.75,1.35,.65,.75,.8,.85,.7,.85,.7,1.15]
t=dc.add_table(rows=0,cols=10); t.autofit=False
def add(vals,bold=False,fill=None,color=None):
    c=t.add_row().cells
    for i,(k,x) in enumerate(zip(c,vals)):
        k.width=Inches(W[i]); q=k.paragraphs[0]; q.paragraph_format.space_after=Pt(1); q.paragraph_format.space_before=Pt(1); q.alignment=AL.LEFT if i<2 else AL.RIGHT
        r=q.add_run(x); r.bold=bold; r.font.size=Pt(8.5)
        if color is not None: r.font.color.rgb=color
        if fill: shade(k,fill)
    return c
WHT=RGBColor(255,255,255)
c=add(['','','','','','In-Place','','Market','',''],True,'1F3A4D',WHT)
for a,b in ((5,6),(7,8)):
    m=c[a].merge(c[b]); 
    for e in m.paragraphs[1:]: e._p.getparent().remove(e._p)
    m.paragraphs[0].alignment=AL.CENTER
add(['Floor Plan','Type','Units','% of Mix','Avg. SF','Rent','PSF','Rent','PSF','Market Potential / Mo.'],True,'1F3A4D',WHT)
z=0
for i,w in enumerate(W): t.columns[i].width=Inches(w)
for k,l,v in P:
    x=l+[fm[q].format(v[q]) for q in keys]
    if k=='r': add(x,fill='F3F5F7' if z%2 else None); z+=1
    else:
        c=add(x,True,'D8DEE4' if k=='s' else 'C9B98F'); m=c[0].merge(c[1])
        for e in m.paragraphs[1:]: e._p.getparent().remove(e._p)
p=dc.add_paragraph(); p.paragraph_format.space_before=Pt(5); r=p.add_run('In-place rents per September 2025 rent roll, net of concessions. Market rents are broker estimates. Square footage is approximate and unverified.'); r.italic=True; r.font.size=Pt(8)
p=dc.add_paragraph(); p.alignment=AL.RIGHT; r=p.add_run('Confidential Offering Memorandum  |  17'); r.font.size=Pt(8); r.font.color.rgb=RGBColor(120,120,120)
f=f'{BASE}/makers/um1_tmp.docx'; dc.save(f)
subprocess.run(['soffice','--headless',f'-env:UserInstallation=file://{BASE}/.lo','--convert-to','pdf','--outdir',f'{BASE}/makers',f],check=True,capture_output=True)
os.replace(f'{BASE}/makers/um1_tmp.pdf',doc(NAME)); os.remove(f)
save(NAME,'UM',None,keys,rows,totals,'offering memorandum unit mix with bedroom subtotals, multifamily, Word-set PDF',False)
print(totals[-1])
