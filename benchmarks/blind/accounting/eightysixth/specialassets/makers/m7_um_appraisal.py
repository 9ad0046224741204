from common import *
import docx, subprocess, os
from docx.shared import Pt, Inches
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
from docx.enum.section import WD_ORIENT
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
N='Appraisal excerpt - Sable Creek unit mix.pdf'
# type, units, sf, actual, market
U=[('Studio / 1 BA',12,465,812,845),('1 BR / 1 BA - Small',28,610,924,965),('1 BR / 1 BA - Large',36,702,981,1015),('1 BR / 1 BA + Den',8,815,1068,1110),('2 BR / 1 BA',24,868,1096,1150),('2 BR / 2 BA',32,944,1174,1225),('2 BR / 1.5 BA Townhouse',16,1082,1251,1310),('3 BR / 2 BA',12,1196,1398,1475)]
n=sum(u[1] for u in U); sfT=sum(u[1]*u[2] for u in U); aT=sum(u[1]*u[3] for u in U); mT=sum(u[1]*u[4] for u in U)
ks=['units','pct_units','sf','total_sf','actual','actual_sf','market','market_sf','market_total']
d=docx.Document(); s=d.sections[0]; s.left_margin=s.right_margin=Inches(1); s.top_margin=Inches(.9)
st=d.styles['Normal']; st.font.name='Liberation Serif'; st.font.size=Pt(11); st.paragraph_format.space_after=Pt(8)
s.header.paragraphs[0].text='Sable Creek Apartments\t\tIncome Capitalization Approach'
s.footer.paragraphs[0].text='Hallam & Voss Valuation Advisors\t\t61'
d.add_heading('Income Capitalization Approach',1)
d.add_paragraph('The subject is a 168-unit garden apartment complex in fourteen two- and three-story buildings constructed in 1986. Management furnished a rent roll dated July 1, 2025, on which 158 of the units were leased. The unit mix, in-place rents and our conclusions of market rent are set out in the table below. In-place rents are averages of the leased units; market rents are for unrenovated interiors and exclude utility reimbursements.')
cap=d.add_paragraph(); r=cap.add_run('UNIT MIX AND MARKET RENT CONCLUSION'); r.bold=True; cap.alignment=AL.CENTER; cap.paragraph_format.space_after=Pt(2); cap.paragraph_format.keep_with_next=True
HD=['Unit Type','No. of\nUnits','% of\nTotal','Avg.\nSF','Total\nSF','In-Place\nRent','In-Place\n$/SF','Market\nRent','Market\n$/SF','Monthly\nMarket']
t=d.add_table(rows=1,cols=10); t.autofit=False
W=[1.45,.5,.55,.5,.65,.65,.62,.6,.58,.75]
def put(c,x,b=False,left=False):
    p=c.paragraphs[0]; p.paragraph_format.space_after=Pt(1); p.alignment=AL.LEFT if left else AL.RIGHT
    rr=p.add_run(x); rr.font.size=Pt(8.5); rr.bold=b
def bd(c,**e):
    q=c._tc.get_or_add_tcPr(); x=OxmlElement('w:tcBorders')
    for k,v in e.items():
        o=OxmlElement('w:'+k); o.set(qn('w:val'),v); o.set(qn('w:sz'),'6'); x.append(o)
    q.append(x)
for i,hh in enumerate(HD): put(t.rows[0].cells[i],hh,True,i==0); bd(t.rows[0].cells[i],top='single',bottom='single')
rows=[]
for ty,u,sf,a,m in U:
    v=[u,r2(100*u/n),sf,u*sf,a,r2(a/sf),m,r2(m/sf),u*m]; v[1]=round(v[1],1)
    c=t.add_row().cells; put(c[0],ty,False,True)
    for x,z in zip(c[1:],[str(u),f'{v[1]:.1f}%',f'{sf:,}',f'{u*sf:,}',f'${a:,}',f'${v[5]:.2f}',f'${m:,}',f'${v[7]:.2f}',f'${u*m:,}']): put(x,z)
    rows.append(dict(type=ty,**dict(zip(ks,v))))
tv=[n,100.0,round(sfT/n),sfT,round(aT/n),r2(aT/sfT),round(mT/n),r2(mT/sfT),mT]
c=t.add_row().cells; put(c[0],'Total / Wtd. Avg.',True,True); bd(c[0],top='single',bottom='double')
for x,z in zip(c[1:],[str(n),'100.0%',f'{tv[2]:,}',f'{sfT:,}',f'${tv[4]:,}',f'${tv[5]:.2f}',f'${tv[6]:,}',f'${tv[7]:.2f}',f'${mT:,}']): put(x,z,True); bd(x,top='single',bottom='double')
for gc,w in zip(t._tbl.tblGrid.findall(qn('w:gridCol')),W): gc.set(qn('w:w'),str(int(w*1440)))
for rw in t.rows:
    for i,w in enumerate(W): rw.cells[i].width=Inches(w)
p=d.add_paragraph(); rr=p.add_run('Source: Rent roll as of July 1, 2025; compiled by Hallam & Voss. Percentages may not sum due to rounding.'); rr.italic=True; rr.font.size=Pt(8)
d.add_paragraph(f'Potential gross rent at market is therefore ${mT:,} per month, or ${mT*12:,} per year. The spread between in-place and market rents is attributed to leases signed before the spring 2025 increase and to long-tenured households in the one-bedroom plans. We have applied a loss-to-lease allowance in the first year only.')
d.add_paragraph('Five rental comparables, presented on the following pages, bracket the subject in age, size and location. Quoted rents at the comparables range from $1.20 to $1.88 per square foot. The concluded rents fall within the range for each plan, with the smallest units at its upper end, as is typical.')
o=f'{R}/makers/Appraisal excerpt - Sable Creek unit mix.docx'; d.save(o)
subprocess.run(['soffice','--headless','-env:UserInstallation=file://build/blind/.lo','--convert-to','pdf','--outdir',f'{R}/documents',o],check=True,capture_output=True)
os.remove(o)
print(n,round(sum(r['pct_units'] for r in rows),1))
save(N,'UM',ks,rows,[dict(label='Total / Wtd. Avg.',**dict(zip(ks,tv)))],None,'Appraisal page with narrative and unit mix / market rent table, garden apartments',False)
