import subprocess,os
from common import *
from docx import Document
from docx.shared import Pt,Inches,RGBColor
from docx.enum.section import WD_ORIENT
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
fn='Carver_Crossing_suite_mix_memo.pdf'
# type, suites, occupied, total sf, ask psf/yr, in place psf/yr
D=[("Exam suites under 1,500 SF",9,8,11340,24.5,23.18),("Clinic suites 1,500 to 2,999 SF",14,13,30954,23.75,22.61),("Clinic suites 3,000 to 5,999 SF",6,6,25210,22.5,21.94),("Group practice over 6,000 SF",3,2,24875,21,20.4),("Ambulatory surgery center",1,1,14620,29,27.85),("Lab / imaging (ground floor)",2,2,9480,26.25,25.1),("Pharmacy / retail",2,1,3915,27,26.5),("Storage, lower level",5,3,1860,9,8.25)]
K=['units','occupied','vacant','total_sf','sf','other:% of NRA','market_sf','actual_sf']
NRA=sum(x[3] for x in D)
def ln(x): return [x[1],x[2],x[1]-x[2],x[3],round(x[3]/x[1]),round(100*x[3]/NRA,1),x[4],x[5]]
d=Document();s=d.sections[0];s.left_margin=s.right_margin=Inches(.7)
st=d.styles['Normal'];st.font.name='Liberation Sans';st.font.size=Pt(10.5)
p=d.add_paragraph();q=p.add_run('Carver Crossing Medical Plaza');q.bold=True;q.font.size=Pt(16)
d.add_paragraph('Refinancing request, attachment C: how the building is divided. Summarized by ownership from the rent roll of October 1, 2026.')
t=d.add_table(rows=1,cols=9);t.style='Light Grid Accent 1';t.autofit=False
H=['Suite category','Suites','Leased','Vacant','Rentable SF','Avg. SF','% of NRA','Asking $/SF/yr','In-place $/SF/yr']
W=[2.05,.6,.6,.6,.8,.6,.65,.65,.7]
def fmt(v): return [str(v[0]),str(v[1]),str(v[2]),f'{v[3]:,}',f'{v[4]:,}',f'{v[5]:.1f}%']+[f'{x:.2f}' for x in v[6:]]
def put(cells,l,bold=False):
    for j,(c,x) in enumerate(zip(cells,l)):
        c.width=Inches(W[j]);p=c.paragraphs[0];r=p.add_run(x);r.font.size=Pt(8.5);r.bold=bold or j==0 and False
        if j: p.alignment=AL.RIGHT
for j,w in enumerate([2.05,.6,.6,.6,.8,.6,.65,.65,.7]): t.columns[j].width=Inches(w)
put(t.rows[0].cells,H,True);rows=[]
for x in D:
    v=ln(x);put(t.add_row().cells,[x[0]]+fmt(v));rows.append({'type':x[0],**dict(zip(K,v))})
su=sum(x[1] for x in D);oc=sum(x[2] for x in D)
v=[su,oc,su-oc,NRA,round(NRA/su),100.0];put(t.add_row().cells,['Building']+[str(su),str(oc),str(su-oc),f'{NRA:,}',f'{v[4]:,}','100.0%','',''],True)
tot=[{'label':'Building',**dict(zip(K,v))}]
d.add_paragraph();d.add_paragraph(f'Rents are full service except the surgery center and pharmacy, which are triple net. Of the {su-oc} vacant suites, two are in lease negotiation.')
d.add_paragraph('The largest tenant is the surgery center with a term to March 2034. No category has been converted since the 2021 renovation.')
o=B+'/documents/';f=B+'/makers/Carver_Crossing_suite_mix_memo.docx';d.save(f)
subprocess.run(['soffice','-env:UserInstallation=file://build/blind/.lo','--headless','--convert-to','pdf','--outdir',o,f],capture_output=True)
save(fn,'UM','Word memo printed to PDF, medical suite mix by category, rents per area',False,K,rows,tot);print(tot)
