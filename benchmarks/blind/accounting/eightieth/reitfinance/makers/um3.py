# Space mix by building and suite size, Word memo table turned to PDF
from common import *; from docx import Document; from docx.shared import Pt, Inches, RGBColor; from docx.enum.text import WD_ALIGN_PARAGRAPH as A; from docx.enum.section import WD_ORIENT; from docx.oxml.ns import qn; from docx.oxml import OxmlElement; import subprocess
R=random.Random(823)
BL=[('Bldg 100 - Medical Office',[('Under 1,500 SF',14,1180,34.5),('1,500 - 2,999 SF',11,2140,33.25),('3,000 - 5,999 SF',6,4210,31.5),('6,000 SF and over',2,9350,29)]),
('Bldg 200 - Medical Office / ASC',[('1,500 - 2,999 SF',8,2260,35),('3,000 - 5,999 SF',5,4480,33),('6,000 SF and over',3,11200,32)]),
('Bldg 300 - Suburban Office',[('Executive suites',22,245,41),('Under 1,500 SF',17,1015,24),('1,500 - 2,999 SF',12,2075,23.25),('3,000 - 5,999 SF',5,3990,22.5),('Full floor',1,18400,21)]),
('Bldg 400 - Flex / Light Industrial',[('Under 3,000 SF',9,2400,15.5),('3,000 - 9,999 SF',12,5850,13.75),('10,000 SF and over',4,16300,11.9)]),
('Bldg 500 - Data Center',[('Colocation cage',16,620,None),('Private suite',6,4100,None),('Powered shell',1,31800,18.5)])]
K=['units','occupied','vacant','sf','total_sf','other:% of Bldg SF','other:Leased SF','pct_leased','actual_sf','market_sf']
H=['Building / Suite size','Suites','Leased','Avail.','Avg Suite SF','Rentable SF','% of Bldg SF','Leased SF','% Leased','In-Place $/SF/Yr','Asking $/SF/Yr']
d=Document(); s=d.sections[0]; s.orientation=WD_ORIENT.LANDSCAPE; s.page_width,s.page_height=Inches(11),Inches(8.5)
for m in('left_margin','right_margin','top_margin','bottom_margin'): setattr(s,m,Inches(.7))
d.styles['Normal'].font.name='Liberation Serif'; d.styles['Normal'].font.size=Pt(9.5)
p=d.add_paragraph(); x=p.add_run('Tamarind Medical & Technology Park'); x.bold=True; x.font.size=Pt(15)
d.add_paragraph('Space mix by building and suite size, stacking plan of October 31, 2025. Carrollwood, North Carolina. For the asset plan 2026.')
t=d.add_table(rows=1,cols=11); t.autofit=False; W=[2.35]+[.55,.58,.5,.72,.86,.72,.86,.72,.85,.85]
def cell(c,txt,b=False,al=A.RIGHT,it=False):
    q=c.paragraphs[0]; q.alignment=al; q.paragraph_format.space_after=Pt(1); q.paragraph_format.space_before=Pt(1); u=q.add_run(txt); u.bold=b; u.italic=it; u.font.size=Pt(9)
def line(row,edge):
    for c in row.cells:
        e=OxmlElement('w:tcBorders'); k=OxmlElement(f'w:{edge}'); [k.set(qn('w:'+a),v) for a,v in(('val','single'),('sz','8'),('color','444444'))]; e.append(k); c._tc.get_or_add_tcPr().append(e)
for j,h in enumerate(H): cell(t.rows[0].cells[j],h,True,A.LEFT if j==0 else A.CENTER)
line(t.rows[0],'bottom'); pr=t.rows[0]._tr.get_or_add_trPr(); e=OxmlElement('w:tblHeader'); e.set(qn('w:val'),'true'); pr.append(e)
def add(lab,r,b=False):
    row=t.add_row(); e=OxmlElement('w:cantSplit'); row._tr.get_or_add_trPr().append(e); cell(row.cells[0],('' if b else '    ')+lab,b,A.LEFT)
    for j,k in enumerate(K):
        v=r.get(k); 
        txt='' if v is None else f'{v:.1f}%' if '%' in k or k.startswith('pct') else f'${v:.2f}' if k in('actual_sf','market_sf') else f'{v:,}'
        if v is None and k in('actual_sf','market_sf') and not b: txt='per kW'
        cell(row.cells[1+j],txt,b)
    return row
def tot(rr,lab,pb):
    u,o,sf,ls=[sum(x[k] for x in rr) for k in('units','occupied','total_sf','other:Leased SF')]
    z={"label":lab,"units":u,"occupied":o,"vacant":u-o,"sf":round(sf/u),"total_sf":sf,"other:Leased SF":ls,"pct_leased":round(100*ls/sf,1)}
    if pb: z['other:% of Bldg SF']=100.0
    q=[x for x in rr if 'actual_sf' in x]
    if len(q)==len(rr): z['actual_sf']=round(sum(x['actual_sf']*x['other:Leased SF'] for x in q)/sum(x['other:Leased SF'] for x in q),2); z['market_sf']=round(sum(x['market_sf']*x['total_sf'] for x in q)/sum(x['total_sf'] for x in q),2)
    return z
rows=[];totals=[]
for b,l in BL:
    row=t.add_row(); m=row.cells[0].merge(row.cells[10]); cell(m,b,True,A.LEFT,True); m.paragraphs[0].paragraph_format.keep_with_next=True; m.paragraphs[0].paragraph_format.space_before=Pt(7)
    rr=[]
    for n,u,a,ask in l:
        o=u if u==1 else min(u,round(u*R.uniform(.72,1.0))); sf=sum([round(a*R.uniform(.9,1.1)) for _ in range(u)]); ls=sf if o==u else round(sf*o/u*R.uniform(.97,1.02))
        x={"type":n,"units":u,"occupied":o,"vacant":u-o,"sf":round(sf/u),"total_sf":sf,"other:Leased SF":ls,"pct_leased":round(100*ls/sf,1)}
        if ask: x['actual_sf']=round(ask*R.uniform(.88,1.02),2); x['market_sf']=float(ask)
        rr.append(x)
    B_=sum(x['total_sf'] for x in rr)
    for x in rr: x['other:% of Bldg SF']=round(100*x['total_sf']/B_,1); add(x['type'],x)
    z=tot(rr,'Total '+b.split(' - ')[0],True); totals.append(z); line(add(z['label'],z,True),'top'); rows+=rr
z=tot(rows,'Park total',False); totals.append(z); line(add(z['label'],z,True),'top')
for row in t.rows:
    if len(set(id(c._tc) for c in row.cells))>1:
        for j,c in enumerate(row.cells): c.width=Inches(W[j])
for j,w in enumerate(W): t.columns[j].width=Inches(w)
d.add_paragraph(); d.add_paragraph('Averages are weighted by area: in-place by leased area, asking by rentable area. Colocation and private data suites are priced per kW of committed power and carry no area rent. Leased includes signed leases not yet commenced (1 suite, Bldg 300).')
f='build/blind/makers/tamarind_space_mix.docx'; d.save(f)
subprocess.run(['soffice','-env:UserInstallation=file://build/blind/.lo','--headless','--convert-to','pdf','--outdir',B+'/documents',f],check=True,capture_output=True)
import os; os.remove(f)
save('tamarind_space_mix.pdf','UM','Space mix by building and suite size band, Word table to PDF',True,None,K,rows,totals); print(len(rows),totals[-1])
