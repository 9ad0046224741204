# Australian retirement villages: board paper section, docx -> PDF
from h import *
import docx,subprocess,shutil,os
from docx.shared import Pt,Cm,RGBColor
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
D=[("Banksia Rise, Ballarat (Vic)",[("Serviced Apartment",1,1,38,24,21,None,48500,289000),("Two Bed Villa",2,1,86,31,30,41500,52000,438000),("Two Bed Villa + Study",2,2,104,18,16,41500,56500,512500),("Three Bed Villa",3,2,132,9,9,41500,61000,615000)]),
("Spoonbill Lakes, Mandurah (WA)",[("Rental Unit - 1 Bed",1,1,52,16,15,None,38500,None),("Two Bed Lakeside",2,2,118,27,26,44200,57000,565000),("Two Bed Garden",2,1,98,34,31,44200,54000,489000),("Penthouse Apartment",3,2,161,4,3,44200,69500,940000)]),
("Jacaranda Court, Grafton (NSW)",[("ILU One Bed",1,1,61,12,10,39800,46000,265000),("ILU Two Bed",2,1,83,22,22,39800,51500,372000)])]
K=["beds","baths","sf","units","occupied","vacant","other:Service charge $ p.w.","market","other:Ingoing contribution $"]
d=docx.Document();s=d.sections[0];s.page_width=Cm(21);s.page_height=Cm(29.7);s.left_margin=s.right_margin=Cm(1.8);s.top_margin=Cm(2)
d.styles['Normal'].font.name='Liberation Serif';d.styles['Normal'].font.size=Pt(10)
h=d.sections[0].header.paragraphs[0];h.text="Silverbough Communities Limited - Board paper 11.4 - Commercial in confidence";h.runs[0].font.size=Pt(8)
p=d.add_paragraph();r_=p.add_run("4.  Accommodation schedule at 31 October 2025");r_.bold=True;r_.font.size=Pt(13)
tu=sum(t[4] for _,T in D for t in T);to=sum(t[5] for _,T in D for t in T)
d.add_paragraph(f"The three villages hold {tu} dwellings, of which {to} are occupied or under a signed residence contract. Dwellings with a deposit but no contract count as vacant. Service charges were increased from 1 July in line with the CPI cap; the serviced apartments and the Mandurah rental units pay a bundled fee that is reported in section 6.")
H=["Dwelling type","Bed","Bath","Int. m²","No.","Occ.","Vac.","Service charge\n$ p.w.","Market rent\nequiv. $ p.w.","Ingoing\ncontribution $"]
n=2+sum(len(T)+2 for _,T in D)
t=d.add_table(rows=0,cols=10);t.autofit=False
W=[4.1,0.95,1.05,1.35,1.05,1.1,1.1,2.2,2.2,2.3]
for w_,c_ in zip(W,t.columns): c_.width=Cm(w_)
def shade(c,col):
    q=OxmlElement('w:shd');q.set(qn('w:val'),'clear');q.set(qn('w:fill'),col);c._tc.get_or_add_tcPr().append(q)
def bord(c,edge):
    b=OxmlElement('w:tcBorders');e=OxmlElement('w:'+edge);e.set(qn('w:val'),'single');e.set(qn('w:sz'),'6');b.append(e);c._tc.get_or_add_tcPr().append(b)
def row(v,bold=False,fill=None,edge=None,it=False):
    c=t.add_row().cells
    for i,(x,q) in enumerate(zip(v,c)):
        q.width=Cm(W[i]);pp=q.paragraphs[0];pp.paragraph_format.space_after=Pt(1);pp.paragraph_format.space_before=Pt(1)
        ru=pp.add_run(x);ru.font.size=Pt(9);ru.bold=bold;ru.italic=it
        if i:pp.alignment=AL.RIGHT
        if fill:shade(q,fill)
        if edge:bord(q,edge)
row(H,True,'D5E8D4','bottom');rows=[];tot=[];G=[0,0]
def tl(lab,u,o):
    row([lab,"","","",str(u),str(o),str(u-o),"","",""],True,edge='top');tot.append({"label":lab,"units":u,"occupied":o,"vacant":u-o})
for b,T in D:
    row([b]+[""]*9,True,it=True);c_=t.rows[-1].cells;c_[0].merge(c_[9])
    for q_ in t.rows[-1].cells[0].paragraphs[1:]: q_._p.getparent().remove(q_._p)
    S=[0,0]
    for ty,be,ba,sq,u,o,sc,mr,ic in T:
        row([ty,str(be),str(ba),str(sq),str(u),str(o),str(u-o) if u-o else "-",f"{sc/100*.3:,.2f}" if sc else "n/a",f"{mr/100:,.0f}",f"{ic:,}" if ic else "n/a"])
        q={"type":ty,"beds":be,"baths":ba,"sf":sq,"units":u,"occupied":o}
        if u-o:q["vacant"]=u-o
        if sc:q[K[6]]=round(sc/100*.3,2)
        q[K[7]]=round(mr/100)
        if ic:q[K[8]]=ic
        rows.append(q);S[0]+=u;S[1]+=o
    tl("Sub-total",*S);G=[G[0]+S[0],G[1]+S[1]]
tl("All villages",*G)
d.add_paragraph()
for x in ("Ingoing contribution is the average list price of dwellings now on offer or, where none is on offer, of the last three settlements.","Market rent equivalent is the valuer's opinion (September 2025) of an unserviced rental; it is shown for comparison with the service charge and is not charged.","Deferred management fee: 6% a year to a cap of 36% (Ballarat, Grafton); 5% to 30% (Mandurah)."):
    pp=d.add_paragraph(x,style='List Bullet');pp.runs[0].font.size=Pt(9)
d.save('Board_11-4_accommodation.docx')
subprocess.run(['soffice','-env:UserInstallation=file://build/blind/.lo','--headless','--convert-to','pdf','--outdir',B+'/documents','Board_11-4_accommodation.docx'],stdout=subprocess.DEVNULL)
os.remove('Board_11-4_accommodation.docx')
save('Board_11-4_accommodation.pdf','UM','board paper page with text, three villages, weekly service charge and ingoing contribution',True,K,rows,tot)
