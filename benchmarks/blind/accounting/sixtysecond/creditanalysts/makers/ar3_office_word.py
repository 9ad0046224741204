# Albany office borrower's Word-typed receivable status, month buckets, docx -> pdf
from common import *
import subprocess,os,shutil
from docx import Document
from docx.shared import Pt,Inches,RGBColor
from docx.enum.section import WD_ORIENT
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
N='Tenant AR status - Pearl Steuben 12-31-25.pdf'
K=['other:Dec-25','other:Nov-25','other:Oct-25','other:Q3 & Prior','total','deposit']
B=[("40 Pearl Street",[("110","Capitol Copy & Blueprint Corp.",(1412.5,0,0,0),2825,""),("200","NYS Assn. of Rural Clinics",(6875,6875,0,0),0,"Dues cycle - pays both by 1/20"),("215","Hendrick & Voss LLP",(0,0,0,1288.4),9600,"Disputes 2024 tax escalation"),
("300","Empire Claims Adjusters Inc.",(4960,0,0,0),4960,""),("310","Mohawk Title Agency",(2330,2330,2330,4660),4660,"3-day notice 12/4; counsel engaged"),("320","Patroon Actuarial Services",(-515.25,0,0,0),5150,"Credit - overpaid electric"),("400","Helderberg Engineering, P.C.",(9240.83,0,0,0),18481.66,"ACH rec'd 1/2/26"),
("420","Whitehall Lobby Group",(1850,1850,925,0),3700,"Pmt plan thru 3/26")]),
("12 Steuben Place",[("1","Steuben Street Deli",(2100,2100,2100,3150),4200,"Vacating 2/28/26"),("2A","Ferris & Oakley Architects",(3475,0,0,0),6950,""),("2B","Tri-City Court Reporting",(1265,1265,0,0),2530,""),("3","Lumen Hearing Centers",(412.6,412.6,412.6,1237.8),7300,"CAM only - billing address"),("4A","Blue Heron Staffing",(2890,0,0,0),2890,""),
("4B","Albany Tenants' Rights Project",(0,0,640,0),1280,"Oct. bal. - grant pending"),("ROOF","Hudson Signal Tower Co.",(1600,0,0,0),0,"")])]
d=Document();s=d.sections[0];s.orientation=WD_ORIENT.LANDSCAPE;s.page_width,s.page_height=Inches(11),Inches(8.5)
s.left_margin=s.right_margin=Inches(.7);s.top_margin=Inches(.7);s.bottom_margin=Inches(.6)
d.styles['Normal'].font.name='Liberation Serif';d.styles['Normal'].font.size=Pt(10);d.styles['Normal'].paragraph_format.space_after=Pt(2)
p=d.add_paragraph();r=p.add_run('PEARL STEUBEN ASSOCIATES');r.bold=True;r.font.size=Pt(14)
p=d.add_paragraph();r=p.add_run('Status of Tenant Receivables at December 31, 2025');r.bold=True
d.add_paragraph('For:  Loan Administration – quarterly covenant package (Loan ending 0771)').runs[0].italic=True
hd=['Ste.','Tenant','Dec-25','Nov-25','Oct-25','Q3 & Prior','Total Due','Security Deposit','Remarks']
W=[.5,2.3,.85,.85,.85,.85,.9,.9,1.6]
nr=1+sum(len(x[1])+2 for x in B)+1
t=d.add_table(nr,9);t.style='Table Grid';t.autofit=False
for j,w in enumerate(W): t.columns[j].width=Inches(w)
def shade(c,h):
    e=OxmlElement('w:shd');e.set(qn('w:val'),'clear');e.set(qn('w:fill'),h);c._tc.get_or_add_tcPr().append(e)
def cell(i,j,tx,b=False,al=None,sz=9):
    c=t.cell(i,j);c.width=Inches(W[j]);p=c.paragraphs[0];p.paragraph_format.space_after=Pt(0);r=p.add_run(tx);r.bold=b;r.font.size=Pt(sz)
    if al:p.alignment=al
    return c
def f(v): return '–' if v==0 else f'({m(-v)})' if v<0 else m(v)
for j,h in enumerate(hd): shade(cell(0,j,h,True,AL.CENTER if j>1 else None),'D9D9D9')
e=OxmlElement('w:tblHeader');e.set(qn('w:val'),'true');t.rows[0]._tr.get_or_add_trPr().append(e)
rows=[];totals=[];i=1;G=[0]*6
def nz(v): return {k:x for k,x in zip(K,v) if x}
for bn,ts in B:
    for j in range(9): t.cell(i,j).width=Inches(W[j])
    c=t.cell(i,0).merge(t.cell(i,8));c.paragraphs[0].paragraph_format.space_after=Pt(0);r=c.paragraphs[0].add_run(bn);r.bold=True;r.italic=True;r.font.size=Pt(9.5);i+=1
    S=[0]*6
    for u,n,b,dep,rem in ts:
        v=list(b)+[round(sum(b),2),dep]
        cell(i,0,u);cell(i,1,n)
        for j,x in enumerate(v): cell(i,2+j,f(x),False,AL.RIGHT);S[j]=round(S[j]+x,2)
        cell(i,8,rem,False,None,8);rows.append({"unit":u,"name":n,**nz(v)});i+=1
    lab='Subtotal – '+bn;cell(i,0,'');cell(i,1,lab,True)
    for j,x in enumerate(S): cell(i,2+j,f(x),True,AL.RIGHT);G[j]=round(G[j]+x,2)
    totals.append({"label":lab,**nz(S)});i+=1
cell(i,1,'TOTAL BOTH BUILDINGS',True)
for j,x in enumerate(G): shade(cell(i,2+j,('$' if j in(0,4,5) else '')+f(x),True,AL.RIGHT,9),'EFEFEF')
totals.append({"label":"TOTAL BOTH BUILDINGS",**nz(G)})
p=d.add_paragraph();p.paragraph_format.space_before=Pt(8)
p.add_run('Certified true and correct to the best of my knowledge.   Prepared 1/14/2026 by Controller, Pearl Steuben Associates.   Deposits of NYS Assn. of Rural Clinics and Hudson Signal Tower waived per lease.').font.size=Pt(8.5)
tmp=ROOT+'/.tmp';os.makedirs(tmp,exist_ok=True);x=tmp+'/'+N.replace('.pdf','.docx');d.save(x)
subprocess.run(['soffice','-env:UserInstallation=file://build/blind/.lo','--headless','--convert-to','pdf','--outdir',ROOT+'/documents',x],check=True,capture_output=True)
save(N,'AR',K,rows,totals,'owner-typed Word table to PDF, two office buildings, month buckets, remarks',False)
print(len(rows),G)
