# UK industrial estate: accommodation by size band in an information memorandum page (docx -> PDF)
import random, subprocess, os, shutil
from docx import Document
from docx.shared import Pt,Cm,RGBColor
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
from docx.enum.section import WD_ORIENT
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
from lib import *
R=random.Random(571)
BANDS=[("Up to 1,000 sq ft",14,620,980,2,11.75,13.5),("1,001 to 2,500 sq ft",22,1080,2450,3,10.6,12.25),("2,501 to 5,000 sq ft",11,2600,4800,1,9.55,11.0),("5,001 to 10,000 sq ft",7,5200,9400,0,8.6,9.75),("10,001 to 20,000 sq ft",4,10800,18200,1,7.8,8.75),("Over 20,000 sq ft",2,23100,31400,0,7.1,8.25),("Trade counter (all sizes)",6,3100,6200,0,13.4,15.0),("Yard / open storage plots",3,7500,16800,1,1.9,2.5)]
data=[]
for nm,k,a,b,vac,pr,er in BANDS:
    units=[R.randint(a//10,b//10)*10 for _ in range(k)]
    vs=set(R.sample(range(k),vac))
    area=sum(units); let=sum(x for i,x in enumerate(units) if i not in vs)
    rent=sum(int(x*pr*R.uniform(.9,1.08)/50)*50 for i,x in enumerate(units) if i not in vs)
    erv=sum(int(x*er/50)*50 for x in units)
    data.append([nm,k,k-vac,vac,area,let,rent,erv])
GT=sum(d[4] for d in data)
def row(d):
    nm,k,l,v,area,let,rent,erv=d
    return dict(units=k,occupied=l,vacant=v,total_sf=area,pct=round(area/GT*100,1),sf=round(area/k),actual_total=rent,actual_sf=round(rent/let+1e-9,2),market_total=erv,market_sf=round(erv/area+1e-9,2))
tot=["Estate total"]+[sum(d[i] for d in data) for i in range(1,8)]
COL=["units","occupied","vacant","total_sf","pct","sf","actual_total","actual_sf","market_total","market_sf"]
def fm(k,v):
    if k=="pct": return f"{v:.1f}%"
    if k in("actual_sf","market_sf"): return f"£{v:.2f}"
    if k in("actual_total","market_total"): return f"£{v:,}"
    if k=="vacant" and v==0: return "-"
    return f"{v:,}"
doc=Document(); s=doc.sections[0]; s.orientation=WD_ORIENT.LANDSCAPE; s.page_width,s.page_height=Cm(29.7),Cm(21); s.left_margin=s.right_margin=Cm(2); s.top_margin=Cm(1.8)
doc.styles["Normal"].font.name="Liberation Sans"; doc.styles["Normal"].font.size=Pt(10)
def para(t,sz=10,b=False,col=None,sp=6,it=False):
    p=doc.add_paragraph(); r=p.add_run(t); r.font.size=Pt(sz); r.bold=b; r.italic=it
    if col: r.font.color.rgb=RGBColor.from_string(col)
    p.paragraph_format.space_after=Pt(sp); p.paragraph_format.space_before=Pt(0)
para("3.  Accommodation and tenancy mix",15,True,"B5521B",8)
para(f"Brackmoor Trading Estate, Gelderd Road, Leeds comprises {tot[1]} lettable units and plots across five terraces, extending to {GT:,} sq ft. The estate is multi-let on internal repairing and service charge terms, principally to local trade occupiers. The analysis below is by unit size at 29 September 2025; trade counter units fronting Gelderd Road are shown apart.",10,sp=10)
H1=[("",1),("Units",3),("Floor area (GIA)",3),("Passing rent",2),("Rental value",2)]
H2=["Size band","Total","Let","Vacant","sq ft","% of area","Average","£ pa","£ psf","£ pa","£ psf"]
tb=doc.add_table(rows=2+len(data)+1,cols=11); tb.autofit=False
W=[5.6,1.5,1.3,1.7,2.1,2.1,1.9,2.7,1.9,2.7,1.9]
def shade(c,x):
    e=OxmlElement("w:shd"); e.set(qn("w:val"),"clear"); e.set(qn("w:fill"),x); c._tc.get_or_add_tcPr().append(e)
def put(c,t,al=AL.RIGHT,b=False,col=None):
    p=c.paragraphs[0]; p.alignment=al; p.paragraph_format.space_after=Pt(2); p.paragraph_format.space_before=Pt(2); r=p.add_run(t); r.font.size=Pt(9); r.bold=b
    if col: r.font.color.rgb=RGBColor.from_string(col)
for c_,w in zip(tb.columns,W): c_.width=Cm(w)
for rw in tb.rows:
    for c,w in zip(rw.cells,W): c.width=Cm(w)
i=0
for t,k in H1:
    c=tb.cell(0,i)
    if k>1: c=c.merge(tb.cell(0,i+k-1))
    put(c,t,AL.CENTER,True,"FFFFFF"); i+=k
for j in range(11): shade(tb.cell(0,j),"B5521B")
for j,t in enumerate(H2): put(tb.cell(1,j),t,AL.LEFT if j==0 else AL.RIGHT,True); shade(tb.cell(1,j),"F6E3D7")
T=[]
def key(d): return {("other:% of area" if k=="pct" else k):v for k,v in d.items()}
for i,d in enumerate(data):
    r=row(d); put(tb.cell(2+i,0),d[0],AL.LEFT)
    for j,k in enumerate(COL): put(tb.cell(2+i,1+j),fm(k,r[k]))
    q=key(r)
    if q["vacant"]==0: del q["vacant"]
    T.append({"type":d[0],**q})
r=row(tot); put(tb.cell(2+len(data),0),"Estate total",AL.LEFT,True)
for j,k in enumerate(COL): put(tb.cell(2+len(data),1+j),fm(k,r[k]),b=True)
for j in range(11): shade(tb.cell(2+len(data),j),"F6E3D7")
para("",4,sp=2)
para("Passing rent per sq ft is calculated on let area only; rental value assumes the whole is let. Percentages may not sum owing to rounding.",8.5,it=True,sp=8)
para("Vacant accommodation is being marketed by joint agents at the rental values shown. Two of the vacant small units are under offer.",10)
doc.save("build/blind/.lo_um1.docx")
subprocess.run(["soffice","-env:UserInstallation=file://build/blind/.lo","--headless","--convert-to","pdf","--outdir","build/blind","build/blind/.lo_um1.docx"],capture_output=True)
FN="Brackmoor IM section 3 accommodation mix.pdf"; shutil.move("build/blind/.lo_um1.pdf",D+FN); os.remove("build/blind/.lo_um1.docx")
save(FN,"UM","UK industrial estate, unit mix by size band in an information memorandum page, grouped headings",False,["other:% of area" if k=="pct" else k for k in COL],T,[{"label":"Estate total",**key(r)}])
