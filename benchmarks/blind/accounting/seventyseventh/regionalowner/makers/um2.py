# Appraisal page with a stall mix, written in Word, printed to PDF
from common import *
import docx, subprocess, os
from docx.shared import Pt, Inches
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
# type, stalls, contracted, market, contract
L=[("55 Aldergate - Parkade",None),("P1 reserved, covered",42,42,245,232),("P1 accessible",8,5,195,190),("P2 unreserved, covered",96,88,195,186),("P3 unreserved, covered",104,81,185,179),("Roof level, uncovered",68,39,150,144),("EV charging (Level 2)",12,9,265,255),("Motorcycle / compact",14,6,85,80),
("Wexford Street Surface Lot",None),("Surface, paved",85,61,120,114),("Surface, gravel overflow",38,0,75,0),("Oversize / fleet van",11,11,175,168)]
dc=docx.Document(); s=dc.sections[0]; s.left_margin=s.right_margin=Inches(.9); s.top_margin=s.bottom_margin=Inches(.9)
st=dc.styles['Normal']; st.font.name='Times New Roman'; st.font.size=Pt(11); st.element.rPr.rFonts.set(qn('w:eastAsia'),'Times New Roman')
s.header.paragraphs[0].text='Aldergate Parking Properties Inc. – Appraisal Report\t\tFile No. 25-1187'; s.footer.paragraphs[0].text='Brannock Valuation Group Ltd.\t\tIncome Approach  |  Page 47'
dc.add_paragraph().add_run('Stall Inventory and Rental Analysis').bold=True
dc.add_paragraph('The subject comprises a three-level parkade with roof parking and a separate surface lot, together offering 478 stalls. We were furnished with the monthly permit register as of October 31, 2025. Transient revenue is analysed separately at page 51. The following table sets out the stall mix, the number of stalls under monthly contract, our estimate of market rent, and the average contract rent currently achieved.')
K=["units","pct_units","occupied","vacant","market","actual","actual_total"]
HD=["Stall type","Stalls","% of total","Under contract","Not contracted","Market rent ($/mo.)","Avg. contract ($/mo.)","Contract revenue ($/mo.)"]
dets=[q for q in L if q[1] is not None]; N=sum(q[1] for q in dets); assert N==478,N
rows=[];tots=[];body=[]
def sub(lab,qs):
    n=sum(q[1] for q in qs);o=sum(q[2] for q in qs);rv=sum(q[2]*q[4] for q in qs);mk=round(sum(q[1]*q[3] for q in qs)/n,2);ac=round(rv/o,2)
    tots.append({"label":lab,"units":n,"pct_units":round(n/N*100,1),"occupied":o,"vacant":n-o,"market":mk,"actual":ac,"actual_total":rv})
    body.append(('T',[lab,str(n),f'{n/N*100:.1f}%',str(o),str(n-o),f'{mk:.2f}',f'{ac:.2f}',f'{rv:,}']))
grp=[];gn=None
for q in L+[("",None)]:
    if q[1] is None:
        if grp: sub('Subtotal – '+('parkade' if 'Parkade' in gn else 'surface lot'),grp)
        if q[0]: body.append(('H',[q[0]]+['']*7))
        grp=[];gn=q[0]; continue
    grp.append(q); t,n,o,m,a=q; p=round(n/N*100,1)
    r={"type":t,"units":n,"pct_units":p,"occupied":o,"vacant":n-o,"market":m}
    if o: r["actual"]=a
    r["actual_total"]=o*a
    rows.append(r); body.append(('L',[t,str(n),f'{p:.1f}%',str(o),str(n-o),str(m),str(a) if o else 'n/a',f'{o*a:,}']))
sub('Total / weighted average',dets)
cp=dc.add_paragraph(); cp.alignment=AL.CENTER; cp.add_run('Table 22 – Stall Mix and Monthly Permit Rents, October 31, 2025').italic=True
tb=dc.add_table(rows=1,cols=8); tb.style='Table Grid'; wd=[1.75,.52,.62,.72,.78,.78,.8,.85]; tb.autofit=False
def put(cell,t,b,al,sz=9):
    p=cell.paragraphs[0]; p.paragraph_format.space_after=Pt(0); p.alignment=al; r=p.add_run(t); r.bold=b; r.font.size=Pt(sz)
def shade(cell,h):
    e=OxmlElement('w:shd'); e.set(qn('w:val'),'clear'); e.set(qn('w:fill'),h); cell._tc.get_or_add_tcPr().append(e)
for j,h in enumerate(HD): put(tb.rows[0].cells[j],h,True,AL.CENTER if j else AL.LEFT,8.5); shade(tb.rows[0].cells[j],'D9D9D9')
for k,v in body:
    rw=tb.add_row().cells
    if k=='H': m=rw[0].merge(rw[7]); put(m,v[0],True,AL.LEFT); shade(m,'F2F2F2'); continue
    for j,t in enumerate(v): put(rw[j],t,k=='T',AL.RIGHT if j else AL.LEFT)
for rw in tb.rows:
    for j,w in enumerate(wd): rw.cells[j].width=Inches(w)
for j,w in enumerate(wd): tb.columns[j].width=Inches(w)
dc.add_paragraph()
dc.add_paragraph('Contract rents lie on average some 3 to 6 percent below our estimate of market rent, which is typical of permits renewed annually. The gravel overflow area is used for events only and carries no monthly permits. Vacant covered stalls are sold to transient parkers and produce revenue that is not reflected in the table.')
dc.add_paragraph('Having regard to comparable parkades at Merrow Square (asking $210 to $250 reserved) and Castlemere Station ($180 to $200 unreserved), we conclude that the market rents shown are well supported.')
os.makedirs(B+'/.tmp',exist_ok=True); f=B+'/.tmp/UM_aldergate_stall_mix.docx'; dc.save(f)
subprocess.run(['soffice','-env:UserInstallation=file://build/blind/.lo','--headless','--convert-to','pdf','--outdir',DOC,f],capture_output=True)
name='UM_aldergate_stall_mix.pdf'
save(name,"UM",K,rows,tots,"appraisal narrative page with a small ruled stall-mix table, two groups with subtotals",False)
print(name,len(rows))
