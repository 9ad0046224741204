# borrower's memo in Word, printed to PDF; income-restricted and market flats
from common import *
from docx import Document
from docx.shared import Pt,Inches
from docx.enum.section import WD_ORIENT
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
import subprocess,shutil,tempfile
# desc,beds,baths,sf,ami,units,occ,gross,ua,inplace
T=[("Studio",0,1,415,50,8,8,969,61,887),("Studio",0,1,415,60,6,5,1163,61,1041),("One bedroom",1,1,598,50,14,13,1038,74,941),("One bedroom",1,1,598,60,22,21,1246,74,1118),("One bedroom – corner",1,1,655,None,4,3,None,None,1295),("Two bedroom",2,1,812,50,10,10,1246,93,1127),("Two bedroom",2,1,812,60,26,23,1495,93,1344),("Two bedroom, 2 bath",2,2,884,60,12,11,1495,93,1371),("Two bedroom, 2 bath",2,2,884,None,6,4,None,None,1580),("Three bedroom",3,2,1067,60,9,9,1728,117,1566),("Three bedroom",3,2,1067,80,5,3,2304,117,1795)]
rows=[]
for d,b,ba,sf,ami,u,o,g,ua,ip in T:
    net=g-ua if g else None
    rows.append({"type":d,"beds":b,"baths":ba,"ami":ami,"units":u,"occupied":o,"sf":sf,"total_sf":sf*u,"gross":g,"ua":ua,"net":net,"actual":ip,"actual_total":ip*o})
money=["ami","units","occupied","sf","total_sf","gross","ua","net","actual","actual_total"]
U=sum(r["units"] for r in rows);O=sum(r["occupied"] for r in rows);S=sum(r["total_sf"] for r in rows);A=sum(r["actual_total"] for r in rows)
tot=[]
def T_(lab,rs):
    u=sum(r["units"] for r in rs);o=sum(r["occupied"] for r in rs);s=sum(r["total_sf"] for r in rs);a=sum(r["actual_total"] for r in rs)
    return {"label":lab,"units":u,"occupied":o,"sf":round(s/u),"total_sf":s,"actual":round(a/o),"actual_total":a}
ti=T_("Restricted units",[r for r in rows if r["ami"]]);tm=T_("Unrestricted units",[r for r in rows if not r["ami"]]);tt=T_("All units",rows);tot=[ti,tm,tt]
d=Document();s=d.sections[0];s.orientation=WD_ORIENT.LANDSCAPE;s.page_width,s.page_height=Inches(11),Inches(8.5)
s.left_margin=s.right_margin=Inches(.8);s.top_margin=Inches(.7)
d.styles["Normal"].font.name="Liberation Serif";d.styles["Normal"].font.size=Pt(10.5)
d.add_heading("Sycamore Row — Unit Mix and Rents",1)
d.add_paragraph("To: Loan servicing     From: Pilar Anson, Copperline Housing Partners     Rent roll date: July 1, 2026")
d.add_paragraph(f"Below is the mix for the quarterly package. Six flats in Building 3 are still down to subfloor and count as vacant. Gross limits are the 2026 MTSP figures; allowances are the PHA schedule effective 3/1/26.")
H=["Flat","Bd/Ba","AMI","Count","Leased","Avg. sq. ft.","Total sq. ft.","Max. gross rent","Less utility allow.","Max. net rent","Avg. rent in place","Monthly rent, leased units"]
t=d.add_table(rows=1,cols=12);t.style="Light Grid Accent 3"
def put(c,x,b=False,r=True):
    p=c.paragraphs[0];q=p.add_run(x);q.font.size=Pt(9);q.bold=b;p.alignment=AL.RIGHT if r else AL.LEFT;p.paragraph_format.space_after=Pt(0)
for i,h in enumerate(H): put(t.rows[0].cells[i],h,True,i>1)
tp=OxmlElement('w:tblHeader');t.rows[0]._tr.get_or_add_trPr().append(tp)
m=lambda v:"n/a" if v is None else f"${v:,}"
for r in rows:
    c=t.add_row().cells
    v=[r["type"],f"{r['beds'] or 'S'}/{r['baths']}" if r['beds'] else f"0/{r['baths']}",f"{r['ami']}%" if r['ami'] else "Market",str(r["units"]),str(r["occupied"]),f"{r['sf']:,}",f"{r['total_sf']:,}",m(r["gross"]),m(r["ua"]),m(r["net"]),m(r["actual"]),m(r["actual_total"])]
    for i,x in enumerate(v): put(c[i],x,False,i>1)
for x in tot:
    c=t.add_row().cells
    for i,v in enumerate([x["label"],"","",str(x["units"]),str(x["occupied"]),f"{x['sf']:,}",f"{x['total_sf']:,}","","","",m(x["actual"]),m(x["actual_total"])]): put(c[i],v,True,i>1)
WS=[1.55,.5,.6,.5,.55,.65,.75,.75,.75,.75,.8,1.05]
t.autofit=False
for gc,w in zip(t.columns,WS): gc.width=Inches(w)
for row in t.rows:
    for c,w in zip(row.cells,WS): c.width=Inches(w)
d.add_paragraph()
d.add_paragraph(f"Averages in the bottom lines are weighted (area by count, rent by leased flats). Leased {O} of {U}, i.e. {O/U*100:.1f}%. The business plan calls for 95% by December.")
tmp=tempfile.mkdtemp();f=os.path.join(tmp,"sycamore_row_unit_mix_memo.docx");d.save(f)
subprocess.run(["soffice","-env:UserInstallation=file://.","--headless","--convert-to","pdf","--outdir",DOC,f],capture_output=True);shutil.rmtree(tmp)
save("sycamore_row_unit_mix_memo","UM",money,rows,tot)
