# Flex/industrial + suburban office portfolio suite mix, appraisal-style Word document printed to PDF
import subprocess, os
from docx import Document
from docx.shared import Pt, Inches
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
from docx.enum.section import WD_ORIENT
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
from h import *
N='Tri-River Flex Portfolio - Suite Mix.pdf'
# type, suites, occ, avg sf, in place $/sf/yr, market $/sf/yr
P=[('Tri-River Business Center I (1140-1180 Foundry Way)',[('Small bay, under 2,500 SF',18,17,1840,15.35,16.5),('Mid bay, 2,500 - 4,999 SF',14,12,3520,13.8,14.75),('Large bay, 5,000 - 9,999 SF',5,5,7260,12.1,13),('Office-heavy flex (60%+ office)',6,4,3115,17.9,18)]),
('Tri-River Business Center II (1200 Foundry Way)',[('Small bay, under 2,500 SF',12,12,1765,15.1,16.5),('Mid bay, 2,500 - 4,999 SF',9,8,3300,13.55,14.75),('Showroom / retail front',4,3,4080,18.25,19.5)]),
('Gantry Street Warehouses',[('Large bay, 5,000 - 9,999 SF',6,6,8450,9.85,11.25),('Bulk, 10,000 SF and up',3,3,21600,7.9,9),('Mezzanine storage',2,0,1200,None,6)]),
('Kittredge Office Annex',[('Executive suite (furnished)',22,15,185,38.4,36),('Professional suite, under 1,500 SF',16,13,1060,21.75,22.5),('Professional suite, 1,500 - 3,499 SF',9,8,2215,20.6,21.75),('Full floor, 11,000 SF and up',2,1,11480,18.5,20)]),
('Marlow Medical-Flex',[('Medical suite, built-out',7,7,2640,24.1,25),('Lab / clean room',3,2,4325,26.75,28.5),('Shell space',2,0,3900,None,19)])]
K=['units','occupied','vacant','pct_leased','sf','total_sf','actual_sf','actual_total','market_sf','market_total']
HD=['Suite Type','Suites','Leased','Vacant','% Leased','Avg. SF','Total SF','In-Place Rent/SF/Yr','In-Place Monthly Rent','Market Rent/SF/Yr','Market Monthly Rent']
K[1]='occupied'
D=Document();s=D.sections[0];s.orientation=WD_ORIENT.LANDSCAPE;s.page_width,s.page_height=Inches(11),Inches(8.5)
for a in('left_margin','right_margin'):setattr(s,a,Inches(.7))
s.top_margin=Inches(.8);s.bottom_margin=Inches(.7)
st=D.styles['Normal'];st.font.name='Liberation Serif';st.font.size=Pt(10)
s.header.paragraphs[0].text='TRI-RIVER FLEX PORTFOLIO\tPROPERTY DESCRIPTION';s.footer.paragraphs[0].text='Hadley Brace Valuation Group  -  File 26-0338'
p=D.add_paragraph();r=p.add_run('Suite Mix');r.bold=True;r.font.size=Pt(14)
D.add_paragraph('The five properties contain a combined multi-tenant inventory that we have classified by bay size and finish from the borrower\'s rent roll dated May 1, 2026. In-place rents are averages of leased suites only; market rents are our conclusions and are applied to all suites. All rents are stated on a triple net basis except Kittredge Office Annex, which is modified gross.')
rows=[];tots=[]
def calc(x):
    t,u,o,sf,ip,mk=x;ms=round(u*sf*mk/12);ai=round(o*sf*ip/12) if ip else None
    return dict(type=t,units=u,occupied=o,vacant=u-o if u-o else 0,pct_leased=round(o/u*100,1),sf=sf,total_sf=u*sf,actual_sf=ip,actual_total=ai,market_sf=mk,market_total=ms,_osf=o*sf)
def agg(ds):
    u=sum(d['units'] for d in ds);o=sum(d['occupied'] for d in ds);t=sum(d['total_sf'] for d in ds);a=sum(d['actual_total'] or 0 for d in ds);m=sum(d['market_total'] for d in ds);os_=sum(d['_osf'] for d in ds)
    return dict(units=u,occupied=o,vacant=u-o,pct_leased=round(o/u*100,1),sf=round(t/u),total_sf=t,actual_sf=round(a*12/os_,2),actual_total=a,market_sf=round(m*12/t,2),market_total=m)
fm=dict(units='{:,}',occupied='{:,}',vacant='{:,}',pct_leased='{:.1f}%',sf='{:,}',total_sf='{:,}',actual_sf='${:.2f}',actual_total='${:,}',market_sf='${:.2f}',market_total='${:,}')
tb=D.add_table(1,11);tb.style='Table Grid';tb.autofit=False
Wd=[2.15,.55,.6,.6,.68,.65,.75,.9,.9,.9,.9]
def fill(row,vals,bold=False,shade=None):
    for i,(c,v) in enumerate(zip(row.cells,vals)):
        c.width=Inches(Wd[i]);q=c.paragraphs[0];q.paragraph_format.space_after=Pt(0);q.alignment=AL.LEFT if i==0 else AL.RIGHT
        r=q.add_run(v);r.bold=bold;r.font.size=Pt(9)
        if shade:
            e=OxmlElement('w:shd');e.set(qn('w:val'),'clear');e.set(qn('w:fill'),shade);c._tc.get_or_add_tcPr().append(e)
    e=OxmlElement('w:cantSplit');row._tr.get_or_add_trPr().append(e)
fill(tb.rows[0],HD,True,'D9D9D9');e=OxmlElement('w:tblHeader');e.set(qn('w:val'),'true');tb.rows[0]._tr.get_or_add_trPr().append(e)
for q in tb.rows[0].cells[1:]:q.paragraphs[0].alignment=AL.CENTER
fv=lambda d:[(fm[k].format(d[k]) if d[k] is not None else 'n/a') for k in K]
al=[]
for _i,_c in enumerate(tb.columns):_c.width=Inches(Wd[_i])
for nm,l in P:
    rw=tb.add_row();c=rw.cells[0].merge(rw.cells[10]);q=c.paragraphs[0];q.paragraph_format.space_after=Pt(0);q.paragraph_format.keep_with_next=True;r=q.add_run(nm);r.bold=True;r.italic=True;r.font.size=Pt(9.5)
    ds=[calc(x) for x in l];al+=ds
    for d in ds:fill(tb.add_row(),[d['type']]+fv(d))
    t=agg(ds);lab='Property total / avg.';fill(tb.add_row(),[lab]+fv(t),True);tots.append(dict(label=lab,**t))
t=agg(al);fill(tb.add_row(),['Portfolio total / avg.']+fv(t),True,'D9D9D9');tots.append(dict(label='Portfolio total / avg.',**t))
p=D.add_paragraph();p.paragraph_format.space_before=Pt(6);r=p.add_run('n/a: no leased suites of the type. Average in-place rent weighted by leased area; average market rent weighted by total area. Kittredge executive suites are licensed month-to-month.');r.italic=True;r.font.size=Pt(8.5)
D.add_paragraph('Vacancy is concentrated in the Kittredge executive suites and in second-generation office-heavy flex space, consistent with the submarket. Bulk and large-bay space has been fully leased since 2023.')
o='build/blind/makers/Tri-River Flex Portfolio - Suite Mix.docx';D.save(o)
subprocess.run(['soffice','-env:UserInstallation=file://build/blind/.lo','--headless','--convert-to','pdf','--outdir','build/blind/documents',o],capture_output=True);os.remove(o)
rows=[{k:v for k,v in d.items() if k[0]!='_'} for d in al]
save(N,'UM','appraisal Word table to PDF, five properties, property totals, in-place vs market per SF',False,None,K,rows,tots)
