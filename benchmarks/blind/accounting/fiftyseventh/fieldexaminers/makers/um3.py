# US flex/industrial park: size-band table inside a lender's field examination memo, docx -> PDF
from common import *
import subprocess, os, shutil
from docx import Document
from docx.shared import Pt, Inches, RGBColor
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
F="Field Exam Memo - Cutler Ridge Flex Park.pdf"
# band, suites, leased, total sf, leased sf, in place psf/yr (NNN), asking psf
B_=[("Under 1,500 SF",14,13,17220,15990,16.85,17.50),("1,500 - 2,499 SF",22,19,42680,36910,15.4,16.25),("2,500 - 4,999 SF",17,16,59415,55830,14.1,15.0),("5,000 - 9,999 SF",11,9,75320,61275,12.65,13.5),("10,000 - 19,999 SF",5,5,69140,69140,11.2,12.0),("20,000 SF and over",2,2,58600,58600,9.85,10.75),("Showroom frontage",6,5,14910,12390,21.3,22.0)]
D=Document(); s=D.sections[0]; s.left_margin=s.right_margin=Inches(.72); s.top_margin=Inches(.8); s.bottom_margin=Inches(.8)
st=D.styles['Normal']; st.font.name='Liberation Serif'; st.font.size=Pt(11); st.element.rPr.rFonts.set(qn('w:eastAsia'),'Liberation Serif'); st.paragraph_format.space_after=Pt(7)
def P(t,b=False,sz=None,al=None,it=False):
    p=D.add_paragraph(); r=p.add_run(t); r.bold=b; r.italic=it
    if sz: r.font.size=Pt(sz)
    if al: p.alignment=al
    return p
P("GRANARY STREET BANK, N.A.",True,13).paragraph_format.space_after=Pt(0); P("Commercial Real Estate Credit - Field Examination",it=True)
for a,b in(("Borrower:","Cutler Ridge Flex LP"),("Collateral:","Cutler Ridge Flex Park, 5 buildings, Chandler, AZ"),("Examination date:","October 8-9, 2025 (balances at September 30, 2025)")):
    p=D.add_paragraph(); p.paragraph_format.space_after=Pt(0); p.add_run(a+"\t").bold=True; p.add_run(b); p.paragraph_format.tab_stops.add_tab_stop(Inches(1.5))
P("")
P("3.  Suite mix",True,12)
tu=[sum(x[i] for x in B_) for i in range(1,5)]; 
ann=[round(x[4]*x[5]) for x in B_]; TA=sum(ann)
P(f"We agreed the rent roll to the borrower's stacking plan and to 24 leases selected across all size bands. The park offers {tu[0]} suites totalling {tu[2]:,} square feet, of which {tu[1]} were leased and occupied on the examination date. Small suites turn quickly; eleven of the fourteen smallest are on terms of 24 months or less. The mix by suite size is as follows.")
H=["Suite size","No. of\nsuites","% of\nsuites","Leased\nsuites","Vacant\nsuites","Total\nSF","Avg.\nSF","% SF\nleased","In-place\n$/SF/yr","In-place\nannual rent","Asking\n$/SF/yr"]
KEY=["units","pct_units","occupied","vacant","total_sf","sf","pct_leased","actual_sf","actual_total","market_sf"]
T=D.add_table(rows=1,cols=11); T.style='Light Shading'; T.autofit=False
WD=[1.24,.52,.6,.57,.57,.63,.55,.56,.6,.79,.57]
def cell(c,t,b=False,al=AL.RIGHT,col=None):
    p=c.paragraphs[0]; p.paragraph_format.space_after=Pt(1); p.paragraph_format.space_before=Pt(1); p.alignment=al; r=p.add_run(t); r.bold=b; r.font.size=Pt(8.5); r.font.name='Liberation Sans'
    if col: r.font.color.rgb=col
for i,h in enumerate(H): cell(T.rows[0].cells[i],h,True,AL.LEFT if i==0 else AL.RIGHT)
rows=[];tots=[]
pc=[round(x[1]/tu[0]*100,1) for x in B_]
def out(lab,u,l,t,ls,ip,an,ask,pu):
    d=dict(units=u,pct_units=pu,occupied=l,vacant=u-l,total_sf=t,sf=round(t/u),pct_leased=round(ls/t*100,1),actual_sf=ip,actual_total=an,market_sf=ask)
    o=[lab,f"{u}",f"{pu:.1f}%",f"{l}",f"{u-l}",f"{t:,}",f"{d['sf']:,}",f"{d['pct_leased']:.1f}%",f"{ip:.2f}",f"{an:,}",f"{ask:.2f}"]
    if lab=="Total": o[9]="$"+o[9]
    return d,o
for k,x in enumerate(B_):
    d,o=out(*x[:6],ann[k],x[6],pc[k]); rr=T.add_row()
    if k==0: o[8]="$"+o[8];o[9]="$"+o[9];o[10]="$"+o[10]
    for i,q in enumerate(o): cell(rr.cells[i],q,False,AL.LEFT if i==0 else AL.RIGHT)
    rows.append({"type":x[0],**{q:d[q] for q in KEY}})
wa=round(sum(x[3]*x[6] for x in B_)/tu[2],2)
d,o=out("Total / average",*tu,round(TA/tu[3],2),TA,wa,100.0); rr=T.add_row()
o[9]="$"+o[9]
for i,q in enumerate(o): cell(rr.cells[i],q,True,AL.LEFT if i==0 else AL.RIGHT)
tots.append({"label":"Total / average",**{q:d[q] for q in KEY}})
for k_,w in enumerate(WD): T.columns[k_].width=Inches(w)
for r_ in T.rows:
    for c_,w in zip(r_.cells,WD): c_.width=Inches(w)
    tp=r_._tr.get_or_add_trPr(); e=OxmlElement('w:cantSplit'); tp.append(e)
P("Source: borrower rent roll at 9/30/2025; asking rents per leasing agent's sheet dated 9/15/2025. Rents are triple net and exclude recoveries.",it=True,sz=9)
P("We noted no suites let to affiliates. Two suites in Building D (3,180 SF and 2,640 SF) are occupied under licenses expiring in January 2026; both are carried above as leased. Concessions outstanding on three renewals amount to $18,450 and are not netted from the in-place rents shown.")
P("4.  Receivables",True,12)
P("Tenant receivables at the quarter end were $61,207, or 0.2 month's billing; the aging was tested without exception. The single account over 90 days ($7,316, Suite C-14) is reserved in full.")
os.makedirs(B+'/.r',exist_ok=True); dx=B+'/.r/'+F[:-4]+'.docx'; D.save(dx)
subprocess.run(['soffice','--headless',f'-env:UserInstallation=file://{B}/.lo','--convert-to','pdf','--outdir',B+'/documents',dx],capture_output=True)
assert os.path.exists(doc(F))
save(F,"UM",None,KEY,rows,tots,"US flex park, size-band table inside a lender's field exam memo (Word PDF)",False)
