from h import *
from docx import Document
from docx.shared import Pt,Inches
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
import subprocess,os
name='Q3 floor plan recap.pdf'
P=[('Alder Street Lofts','Portland Ave. / built 2004',[('Studio',8,462,8,1120,1098),('1x1 Standard',18,618,17,1295,1262),('1x1 Corner',6,684,6,1380,1341),('2x2',10,935,9,1720,1688)]),
('The Wickham','conversion, rental portion only',[('E1',5,498,5,1240,1215),('A1',12,702,11,1465,1430),('A1-B (balcony)',7,702,7,1525,1496),('B1',14,1010,14,1890,1822),('B2 w/ den',4,1166,3,2140,2075)]),
('Stonegate Village','garden, 3 phases',[('1 Bed / 1 Bath',44,690,41,1035,1002),('1 Bed / 1 Bath - Renov.',20,690,19,1160,1131),('2 Bed / 1 Bath',36,868,34,1190,1148),('2 Bed / 2 Bath',40,955,38,1285,1250),('2 Bed / 2 Bath - Renov.',16,955,15,1425,1388),('3 Bed / 2 Bath',12,1180,11,1560,1507)])]
d=Document(); st=d.styles['Normal']; st.font.name='Liberation Serif'; st.font.size=Pt(10)
s=d.sections[0]; s.left_margin=s.right_margin=Inches(.8); s.top_margin=Inches(.8)
p=d.add_paragraph(); x=p.add_run('Corbel Property Management'); x.bold=True; x.font.size=Pt(14)
d.add_paragraph('Memo to: Ownership group, Fund II        Re: Floor plan recap, September 30, 2025')
d.add_paragraph('Below is the unit mix for each community with occupancy and scheduled rents as of quarter-end. In-place is the average lease rent of the occupied units; asking is our posted rate on the last day of the quarter.')
H=['Floor Plan','Units','Mix','Avg. SF','Occ.','Vac.','Occ. %','Asking','In-Place','In-Place PSF','In-Place Rent / Mo.']
rows=[];totals=[];Wd=[1.65,.45,.55,.5,.45,.42,.58,.62,.65,.6,.85]
G=[0]*6
def line(t,vals,bold=False):
    c=t.add_row().cells
    for i,(cell,v) in enumerate(zip(c,vals)):
        cell.width=Inches(Wd[i]); pp=cell.paragraphs[0]; ru=pp.add_run(v); ru.font.size=Pt(8.5); ru.bold=bold; pp.alignment=AL.LEFT if i==0 else AL.RIGHT
def calc(ls): 
    n=sum(l[1] for l in ls);o=sum(l[3] for l in ls);sf=sum(l[1]*l[2] for l in ls);mk=sum(l[1]*l[4] for l in ls);ac=sum(l[3]*l[5] for l in ls); os_=sum(l[3]*l[2] for l in ls)
    return n,o,sf,mk,ac,os_
def tot(lab,ls,N):
    n,o,sf,mk,ac,os_=calc(ls)
    return dict(label=lab,units=n,pct_units=round(100*n/N,1),sf=round(sf/n),occupied=o,vacant=n-o,pct_occ=round(100*o/n,1),market=round(mk/n),actual=round(ac/o),actual_sf=round(ac/os_,2),actual_total=ac)
def txt(v,lab): return [lab,str(v['units']),f"{v['pct_units']:.1f}%",f"{v['sf']:,}",str(v['occupied']),str(v['vacant']),f"{v['pct_occ']:.1f}%",f"${v['market']:,}",f"${v['actual']:,}",f"${v['actual_sf']:.2f}",f"${v['actual_total']:,}"]
allp=[]
for nm,sub,ls in P:
    q=d.add_paragraph(); q.paragraph_format.space_before=Pt(8); q.paragraph_format.keep_with_next=True; a=q.add_run(nm); a.bold=True; a.font.size=Pt(11.5); q.add_run('  ('+sub+')').italic=True
    t=d.add_table(rows=0,cols=11); t.style='Light List' if False else 'Table Grid'; t.autofit=False; [setattr(t.columns[i],'width',Inches(w)) for i,w in enumerate(Wd)]
    line(t,H,True); N=sum(l[1] for l in ls); allp+=ls
    for l in ls:
        v=tot('',[l],N); v.pop('label'); line(t,txt(v,l[0])); rows.append(dict(type=l[0],**v))
    v=tot(nm+' total',ls,N); line(t,txt(v,v['label']),True); totals.append(v)
q=d.add_paragraph(); q.paragraph_format.space_before=Pt(12)
t=d.add_table(rows=0,cols=11); t.style='Table Grid'; t.autofit=False; [setattr(t.columns[i],'width',Inches(w)) for i,w in enumerate(Wd)]
N=sum(l[1] for l in allp); v=tot('All communities',allp,N); line(t,txt(v,v['label']),True); totals.append(v)
d.add_paragraph(); d.add_paragraph('Wickham condominium units held for sale (9) are not part of this recap.')
o='build/blind/makers/'+name.replace('.pdf','.docx'); d.save(o)
subprocess.run(['soffice','-env:UserInstallation=file://build/blind/.lo','--headless','--convert-to','pdf','--outdir',D,o],stdout=-3,stderr=-3); os.remove(o)
print(len(rows),totals[-1])
save(name,'UM','memo typed in Word and saved as PDF, three communities with subtotals',False,['units','pct_units','sf','occupied','vacant','pct_occ','market','actual','actual_sf','actual_total'],rows,totals)
