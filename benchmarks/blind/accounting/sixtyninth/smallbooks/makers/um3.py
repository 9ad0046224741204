# co-operative apartment mix in a short memo (docx -> pdf)
from common import *
from docx import Document
from docx.shared import Pt,Inches
from docx.enum.text import WD_ALIGN_PARAGRAPH as A
import subprocess,os,shutil
N='Linden Court co-op apartment mix memo.pdf'
# type, beds, baths, apts, avg sf, shares per apt, maintenance per apt
D=[("Studio",0,1,8,455,110,612.7),("Junior 1BR",1,1,4,560,135,751.95),("1BR line B & C",1,1,24,690,165,919.05),("1BR w/ terrace (line D)",1,1,6,705,185,1030.45),("2BR",2,1,12,905,225,1253.25),("2BR/2 bath (line A)",2,2,6,1010,250,1392.5),("Super's apt (bsmt)",1,1,1,600,None,None)]
K=["beds","baths","units","sf","total_sf","other:Shares each","other:Shares total","actual","actual_total"]
for d in D:
    if d[6]: assert abs(d[5]*5.57-d[6])<.006,d
d=Document();st=d.styles['Normal'];st.font.name='Liberation Serif';st.font.size=Pt(11)
for s in d.sections: s.left_margin=s.right_margin=Inches(.8)
p=d.add_paragraph();x=p.add_run("LINDEN COURT OWNERS CORP.");x.bold=True;x.font.size=Pt(14)
d.add_paragraph("To: Board of Directors, finance committee\nFrom: Bookkeeping\nDate: May 6, 2025\nRe: Apartment mix for the refinancing package")
d.add_paragraph("The lender asked for the mix of apartments. Maintenance is $5.57 per share per month since January. Areas are from the 1998 offering plan floor plans, so take them as approximate.")
H=["Apartment type","BR","Bath","No. of\napts","Avg\nsq ft","Total\nsq ft","Shares\neach","Shares\ntotal","Maint.\neach","Maint.\nper month"]
t=d.add_table(rows=1,cols=10);t.style='Table Grid';t.autofit=False
W=[1.5,.4,.45,.55,.55,.65,.6,.65,.8,.95]
def row(c,v,bold=False):
    for i,(ce,s) in enumerate(zip(c,v)):
        ce.width=Inches(W[i]);ce.text="";q=ce.paragraphs[0];y=q.add_run(s);y.font.size=Pt(9.5);y.bold=bold;q.alignment=A.LEFT if i==0 else A.RIGHT
for i,w in enumerate(W): t.columns[i].width=Inches(w)
row(t.rows[0].cells,H,True);rows=[];g=[0]*4
for n,be,ba,u,sf,sh,m in D:
    q={"type":n,"beds":be,"baths":ba,"units":u,"sf":sf,"total_sf":u*sf};v=[n,str(be),str(ba),str(u),f"{sf:,}",f"{u*sf:,}","-","-","-","-"]
    if sh: q.update({K[5]:sh,K[6]:u*sh,"actual":m,"actual_total":r2(u*m)});v[6:]=[str(sh),f"{u*sh:,}",f"{m:,.2f}",f"{u*m:,.2f}"]
    rows.append(q);row(t.add_row().cells,v)
    for i,z in enumerate([u,u*sf,u*(sh or 0),u*(m or 0)]): g[i]+=z
row(t.add_row().cells,["Total","","",str(g[0]),"",f"{g[1]:,}","",f"{g[2]:,}","",f"{g[3]:,.2f}"],True)
d.add_paragraph();d.add_paragraph("The super's apartment carries no shares. Five of the 1BR apartments are still held by the sponsor, all of them rented. Garage and storage cages are not in the table.")
tmp=B+'.lo_tmp';os.makedirs(tmp,exist_ok=True);f=tmp+'/'+N[:-4]+'.docx';d.save(f)
subprocess.run(['soffice','--headless','-env:UserInstallation=file://build/blind/.lo','--convert-to','pdf','--outdir',B+'documents',f],stdout=-3,stderr=-3);shutil.rmtree(tmp)
save(N,"UM","bookkeeper's memo with a grid table, word processor PDF, shares and maintenance",False,K,rows,[{"label":"Total","units":g[0],"total_sf":g[1],K[6]:g[2],"actual_total":r2(g[3])}]);print(g)
