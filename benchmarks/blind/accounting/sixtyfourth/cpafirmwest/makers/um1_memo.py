# Engagement-file memo (Word look) with unit mix of an apartment property; docx -> PDF
from common import *
import docx, subprocess, os
from docx.shared import Pt, Inches, RGBColor
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
NAME='Rimrock Flats - PM-4 unit mix memo.pdf'
R=[('Studio / 1 Bath',12,11,465,915,875),('1 BR / 1 Bath',36,35,640,1085,1042),('1 BR / 1 Bath w/ Den',6,6,725,1160,1128),('2 BR / 1 Bath',30,28,838,1270,1215),('2 BR / 2 Bath',24,24,910,1365,1309),('3 BR / 2 Bath Townhome',12,11,1180,1695,1640)]
rows=[];tot=dict(units=0,occupied=0,tsf=0,m=0,a=0)
U=sum(r[1] for r in R)
disp=[]
for t,u,o,sf,m,a in R:
    pct=round(u/U*100,1)
    rows.append({'type':t,'units':u,'pct_units':pct,'occupied':o,'sf':sf,'total_sf':u*sf,'market':float(m),'market_sf':r2(m/sf),'actual':float(a),'actual_sf':r2(a/sf)})
    tot['units']+=u;tot['occupied']+=o;tot['tsf']+=u*sf;tot['m']+=u*m;tot['a']+=o*a
T={'label':'Total / Average','units':U,'pct_units':100.0,'occupied':tot['occupied'],'sf':round(tot['tsf']/U),'total_sf':tot['tsf'],'market':float(round(tot['m']/U)),'market_sf':r2(tot['m']/tot['tsf']),'actual':float(round(tot['a']/tot['occupied'])),}
occsf=sum(o*sf for _,_,o,sf,_,_ in R);T['actual_sf']=r2(tot['a']/occsf)
print(sum(r['pct_units'] for r in rows),T)
d=docx.Document();s=d.sections[0];s.left_margin=s.right_margin=Inches(.9);s.top_margin=Inches(.8)
st=d.styles['Normal'];st.font.name='Liberation Serif';st.font.size=Pt(11);st.paragraph_format.space_after=Pt(6)
p=d.add_paragraph();x=p.add_run('Strand Okell & Byrne, CPAs');x.bold=True;x.font.size=Pt(14)
d.add_paragraph('Billings, Montana')
for a,b in(('To:','Permanent file – Rimrock Flats Limited Partnership'),('From:','C. Abernethy-Vogel'),('Date:','January 22, 2025'),('Re:','PM-4  Unit mix and rents at December 31, 2024')):
    p=d.add_paragraph();p.paragraph_format.space_after=Pt(1);p.paragraph_format.tab_stops.add_tab_stop(Inches(.8));p.add_run(a).bold=True;p.add_run('\t'+b)
d.add_paragraph()
d.add_paragraph(f'Rimrock Flats is a {U}-unit apartment community in five two-storey buildings, built 1998 and renovated 2017. The table below was prepared from the December 31 rent roll and was agreed to the manager’s pricing sheet. In-place rents are averages of the occupied units; they exclude garage, pet and utility charges.')
H=['Unit Type','No. of\nUnits','% of\nTotal','Occ.','Avg\nSF','Total\nSF','Market\nRent','Mkt\n$/SF','In-Place\nRent','In-Pl.\n$/SF']
t=d.add_table(rows=1,cols=10);t.style='Table Grid';t.autofit=False
wd=[1.75,.52,.6,.46,.55,.7,.7,.52,.74,.54]
def cell(c,x,bold=False,al=AL.RIGHT,fill=None):
    c.text='';p=c.paragraphs[0];p.paragraph_format.space_after=Pt(0);r=p.add_run(x);r.font.size=Pt(9);r.bold=bold;p.alignment=al
    if fill:
        e=OxmlElement('w:shd');e.set(qn('w:val'),'clear');e.set(qn('w:fill'),fill);c._tc.get_or_add_tcPr().append(e)
def sh(r): return [str(r['units']),f"{r['pct_units']:.1f}%",str(r['occupied']),f"{r['sf']:,}",f"{r['total_sf']:,}",f"${r['market']:,.0f}",f"${r['market_sf']:.2f}",f"${r['actual']:,.0f}",f"${r['actual_sf']:.2f}"]
for i,h in enumerate(H):cell(t.rows[0].cells[i],h,True,AL.CENTER,'E2E6DA')
for r in rows:
    c=t.add_row().cells;cell(c[0],r['type'],al=AL.LEFT)
    for q,v in zip(c[1:],sh(r)):cell(q,v)
c=t.add_row().cells;cell(c[0],T['label'],True,AL.LEFT,'F2F2F2')
for q,v in zip(c[1:],sh(T)):cell(q,v,True,fill='F2F2F2')
for q,w in zip(t.columns,wd):q.width=Inches(w)
for row in t.rows:
    for q,w in zip(row.cells,wd):q.width=Inches(w)
p=d.add_paragraph();p.paragraph_format.space_before=Pt(8);x=p.add_run('Averages in the last line are weighted by units (market) and by occupied units (in-place).');x.italic=True;x.font.size=Pt(9)
d.add_paragraph(f'Physical occupancy was {tot["occupied"]/U*100:.1f}%. One two-bedroom unit serves as the manager’s apartment and is counted as occupied. The gap between in-place and market rent has narrowed since last year as leases renewed in the summer; we consider no further analytical work necessary on rental income beyond W/P R-1.')
d.add_paragraph('Conclusion: the unit mix is unchanged from the prior year.')
f=os.path.join(ROOT,'.lo');tmp=os.path.join(ROOT,'.r');os.makedirs(tmp,exist_ok=True)
src=os.path.join(tmp,NAME.replace('.pdf','.docx'));d.save(src)
subprocess.run(['soffice','--headless',f'-env:UserInstallation=file://{f}','--convert-to','pdf','--outdir',os.path.join(ROOT,'documents'),src],check=True,capture_output=True)
save(NAME,'UM',['units','pct_units','occupied','sf','total_sf','market','market_sf','actual','actual_sf'],rows,[T],'Memo in a permanent file with a small unit-mix table, Word-made PDF, apartments',False)
