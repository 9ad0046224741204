# Irish approved housing body: schedule of dwelling types and rents, Word -> PDF
from common import *
from docx import Document
from docx.shared import Pt,Cm,RGBColor
from docx.enum.section import WD_ORIENT
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
import subprocess,os
random.seed(4107); r2=lambda v:round(v,2)
SC=[("Cnoc Bríde, Ballyhanna, Co. Clare",[("1-bed bungalow",8,1,49.5,92,6.5),("2-bed bungalow",6,2,62,104,6.5),("2-bed house, mid-terrace",10,2,74.2,112.5,4.25),("2-bed house, end-terrace",4,2,75.8,114,4.25),("3-bed house, semi-detached",12,3,92.4,128,4.25),("4-bed house, detached",2,4,113.6,146.5,4.25)]),
("Páirc na Coille, Kilmoyra, Co. Galway",[("Studio apartment",3,0,38.1,78,14.8),("1-bed apartment, ground floor",9,1,47.3,90,14.8),("1-bed apartment, upper floor",12,1,46.9,88.5,16.2),("2-bed apartment",14,2,68.5,109,16.2),("2-bed duplex",6,2,81,118.5,9.75),("3-bed duplex",5,3,98.7,132,9.75)]),
("Teach Siúracha (sheltered), Athmoy, Co. Offaly",[("Bedsit, older persons",7,0,31.4,68.5,38.4),("1-bed flat, older persons",18,1,44,82,38.4),("1-bed flat, wheelchair",3,1,52.6,82,38.4),("Warden's house",1,3,95,121,0)]),
("Sráid an Mhuilinn, Carrigbeg, Co. Cork",[("1-bed maisonette",4,1,48.8,93.5,5.5),("2-bed terraced house",11,2,71.6,115,3.9),("3-bed terraced house",16,3,88.3,129.5,3.9),("3-bed house with ramp",2,3,94.1,129.5,3.9),("4-bed townhouse",3,4,118.9,151,3.9)])]
SCK="other:Service charge";PM="other:Gross per month";PY="other:Gross per year";TY="other:All dwellings per year"
M=["units","beds","sf","net",SCK,"gross",PM,PY,TY]
d=Document(); s=d.sections[0]; s.orientation=WD_ORIENT.LANDSCAPE; s.page_width,s.page_height=Cm(29.7),Cm(21); s.left_margin=s.right_margin=Cm(1.8); s.top_margin=Cm(1.6); s.bottom_margin=Cm(1.4)
d.styles["Normal"].font.name="Liberation Serif"; d.styles["Normal"].font.size=Pt(10); d.styles["Normal"].paragraph_format.space_after=Pt(3)
p=d.add_paragraph(); r=p.add_run("Tithe Shannonside CLG"); r.bold=True; r.font.size=Pt(15)
p=d.add_paragraph(); r=p.add_run("Schedule of dwelling types and rents, effective from Monday 6 January 2025"); r.bold=True
d.add_paragraph("Approved by the Board on 19 November 2024. Net rent, service charge and gross rent are in euro per week. The monthly figure is the weekly gross × 52 ÷ 12; the yearly figure is the weekly gross × 52. Maximum economic rent per dwelling type; differential rent assessments are held separately.")
H=["Dwelling type","No.","Beds","Area m²","Net rent","Service charge","Gross rent","Gross per month","Gross per year","All dwellings per year"]
W=[6.6,1.3,1.4,1.8,2.0,2.1,2.0,2.6,2.7,3.4]
n=1+sum(len(l)+2 for _,l in SC)+1
t=d.add_table(rows=0,cols=10); t.autofit=False
for j,w in enumerate(W): t.columns[j].width=Cm(w)
def shade(c,h):
    e=OxmlElement('w:shd'); e.set(qn('w:val'),'clear'); e.set(qn('w:fill'),h); c._tc.get_or_add_tcPr().append(e)
def bord(row,edge,sz=6):
    for c in row.cells:
        pr=c._tc.get_or_add_tcPr(); b=OxmlElement('w:tcBorders'); e=OxmlElement('w:'+edge); e.set(qn('w:val'),'single'); e.set(qn('w:sz'),str(sz)); b.append(e); pr.append(b)
def add(vals,bold=False,fill=None,ital=False):
    row=t.add_row()
    cs=OxmlElement('w:cantSplit'); row._tr.get_or_add_trPr().append(cs)
    for j,(c,v) in enumerate(zip(row.cells,vals)):
        c.width=Cm(W[j]); pp=c.paragraphs[0]; pp.paragraph_format.space_after=Pt(1); pp.paragraph_format.space_before=Pt(1); rr=pp.add_run(v); rr.bold=bold; rr.italic=ital; rr.font.size=Pt(9.5)
        if j: pp.alignment=AL.RIGHT
        if fill: shade(c,fill)
    return row
h=add(H,True,"D9E4EC"); bord(h,"bottom",8); e=OxmlElement('w:tblHeader'); e.set(qn('w:val'),'true'); h._tr.get_or_add_trPr().append(e)
rows=[];tots=[];GU=0;GT=0
for sc,L in SC:
    rw=add([sc]+[""]*9,True); a=rw.cells[0].merge(rw.cells[9]); 
    for x in a.paragraphs[1:]: x._p.getparent().remove(x._p)
    a.paragraphs[0].paragraph_format.keep_with_next=True; a.paragraphs[0].paragraph_format.space_before=Pt(6)
    U=0;TT=0
    for ty,nn,bd,sf,net,svc in L:
        g=r2(net+svc); mo=r2(g*52/12+1e-9); yr=r2(g*52); al=r2(yr*nn); U+=nn; TT=r2(TT+al)
        add([ty,str(nn),str(bd),f"{sf:.1f}",m(net),m(svc) if svc else "–",m(g),m(mo),m(yr),m(al)])
        x={"type":ty,"units":nn,"beds":bd,"sf":sf,"net":float(net),"gross":g,PM:mo,PY:yr,TY:al}
        if svc: x[SCK]=svc
        rows.append(x)
    lab="Scheme total"; rw=add([lab,str(U)]+[""]*7+[m(TT)],False,None,True); bord(rw,"top",4); tots.append({"label":lab,"units":U,TY:TT}); GU+=U; GT=r2(GT+TT)
rw=add(["All schemes",str(GU)]+[""]*7+["€"+m(GT)],True,"D9E4EC"); bord(rw,"top",8); tots.append({"label":"All schemes","units":GU,TY:GT})
p=d.add_paragraph(); p.paragraph_format.space_before=Pt(8); r=p.add_run("Beds: 0 = studio or bedsit. The warden's house carries no service charge. Areas are gross internal."); r.italic=True; r.font.size=Pt(8.5)
fp=s.footer.paragraphs[0]; fr=fp.add_run("Tithe Shannonside CLG · Registered Charity · Finance / Rents 2025 v3"); fr.font.size=Pt(8)
os.makedirs(ROOT+"/.tmp",exist_ok=True); b="Schedule_of_rents_2025_v3"; d.save(ROOT+f"/.tmp/{b}.docx")
subprocess.run(["soffice","--headless",f"-env:UserInstallation=file://{ROOT}/.lo","--convert-to","pdf","--outdir",D,ROOT+f"/.tmp/{b}.docx"],check=True,stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL)
save(b+".pdf","UM","Word schedule by scheme, weekly net/service/gross with month and year, Ireland",True,M,rows,tots)
