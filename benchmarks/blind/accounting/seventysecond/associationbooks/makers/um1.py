# Manufactured-home park lot mix, one-page owner's memo (docx -> PDF)
from common import *
import docx, subprocess
from docx.shared import Pt, Inches
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
R=[("Single-wide lot (perimeter)",38,36,410,435),("Single-wide lot (interior)",52,47,395,435),("Double-wide lot",41,41,460,495),("Double-wide corner lot",9,9,485,520),("RV pad - monthly, full hookup",16,12,575,600),("Park-owned home, 2 BR",7,6,925,975),("Park-owned home, 3 BR",5,5,1075,1150)]
d=docx.Document();s=d.styles['Normal'];s.font.name='Liberation Serif';s.font.size=Pt(10.5);d.sections[0].left_margin=d.sections[0].right_margin=Inches(.85)
def p(t,b=False,sz=None,al=None):
    q=d.add_paragraph();r=q.add_run(t);r.bold=b;q.paragraph_format.space_after=Pt(3)
    if sz:r.font.size=Pt(sz)
    if al:q.alignment=al
p("Tamarack Hollow Mobile Home Park",True,15,AL.CENTER);p("Lot Mix and Rents in Place - as of May 1, 2025",False,11.5,AL.CENTER);p("6120 County Road 8, Elkhart, Indiana  |  168 sites on 31 acres  |  city water & sewer",False,9.5,AL.CENTER)
p("Below is the current mix of sites, taken from the April billing. \"Avg. rent\" is what the occupied sites actually pay; \"going rate\" is what we quote a new resident today. All lots pay $38 water/sewer and $14 trash on top, not included here.")
H=["Type of site","No.","Occ.","Vac.","% Occ.","Avg. rent","Monthly billed","Going rate","Monthly at going rate"]
keys=["units","occupied","vacant","pct_occ","actual","actual_total","market","market_total"]
rows=[];T=[0]*4
t=d.add_table(rows=1,cols=9);t.style='Light Grid Accent 1';t.autofit=False
def fill(cells,vals,b=False):
    for i,(c,v) in enumerate(zip(cells,vals)):
        c.text='';q=c.paragraphs[0];r=q.add_run(v);r.font.size=Pt(9);r.bold=b or i==0 and False
        if i:q.alignment=AL.RIGHT
        c.width=Inches([1.75,.45,.45,.45,.6,.65,.85,.7,.95][i])
fill(t.rows[0].cells,H,True)
for n,u,o,a,mk in R:
    pc=round(o/u*100,1);fill(t.add_row().cells,[n,str(u),str(o),str(u-o),f"{pc}%",f"${a:,}",f"${a*o:,}",f"${mk:,}",f"${mk*u:,}"])
    rows.append({"type":n,**dict(zip(keys,[u,o,u-o,pc,a,a*o,mk,mk*u]))})
    T[0]+=u;T[1]+=o;T[2]+=a*o;T[3]+=mk*u
pc=round(T[1]/T[0]*100,1);av=round(T[2]/T[1],2);am=round(T[3]/T[0],2)
assert T[0]==168
fill(t.add_row().cells,["Total / average",str(T[0]),str(T[1]),str(T[0]-T[1]),f"{pc}%",f"${av:,.2f}",f"${T[2]:,}",f"${am:,.2f}",f"${T[3]:,}"],True)
tot=[{"label":"Total / average",**dict(zip(keys,[T[0],T[1],T[0]-T[1],pc,av,T[2],am,T[3]]))}]
for i,w in enumerate([1.75,.45,.45,.45,.6,.65,.85,.7,.95]): t.columns[i].width=Inches(w)
p("");p("Other charges (per month)",True)
t2=d.add_table(rows=0,cols=2)
for a,b in [("Water / sewer flat fee","$38"),("Trash","$14"),("Second pet","$15"),("Extra vehicle (3rd)","$20"),("Boat / trailer storage","$35"),("Late after the 5th","$50")]:
    c=t2.add_row().cells;c[0].text=a;c[1].text=b;c[0].width=Inches(2.4);c[1].width=Inches(1)
t2.autofit=False
t2.columns[0].width=Inches(2.4);t2.columns[1].width=Inches(1)
for rw in t2.rows:
    for c in rw.cells:c.paragraphs[0].paragraph_format.space_after=Pt(0)
p("");p("Notes: rents go up $15 on all lots July 1 (notices mailed 4/28). Two of the vacant interior lots need new pedestals before they can be filled. Park-owned home figures include the lot.",sz=9.5);p("Prepared by: office, Tamarack Hollow MHP",sz=9.5)
os.makedirs(B+'/prev',exist_ok=True)
f=f'{B}/prev/Tamarack_Hollow_lot_mix_May2025.docx';d.save(f)
subprocess.run(['soffice','--headless',f'-env:UserInstallation=file://{B}/.lo','--convert-to','pdf','--outdir',f'{B}/documents',f],capture_output=True)
save("Tamarack_Hollow_lot_mix_May2025.pdf","UM","MH park lot mix, owner's memo with text and a fee side table",False,keys,rows,tot);print(T,pc,av,am)
