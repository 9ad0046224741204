# appraisal narrative page with unit mix table (Word -> PDF); PLANTED wrong total
from common import *
from docx import Document
from docx.shared import Pt,Inches,RGBColor
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
import subprocess,os
NAME='um_appraisal_briar_hollow.pdf'
D=[("Studio / 1BA",12,468,985,1025),("1BR / 1BA - Classic",36,655,1145,1225),("1BR / 1BA - Renovated",20,655,1290,1310),("1BR / 1BA + Den",16,742,1325,1375),("2BR / 1BA - Classic",32,868,1360,1450),("2BR / 2BA - Classic",28,944,1435,1550),("2BR / 2BA - Renovated",24,944,1610,1625),("2BR / 2BA Townhome",8,1120,1745,1850),("3BR / 2BA",12,1186,1820,1950)]
U=sum(d[1] for d in D);ks=['units','pct_units','sf','total_sf','actual','actual_sf','market','market_sf','other:Annual Market Rent'];rows=[]
for t,u,sf,a,m in D: rows.append({"type":t,"units":u,"pct_units":round(u/U*100,1),"sf":sf,"total_sf":u*sf,"actual":a,"actual_sf":round(a/sf,2),"market":m,"market_sf":round(m/sf,2),"other:Annual Market Rent":u*m*12})
SF=sum(r['total_sf'] for r in rows);A=sum(r['units']*r['actual'] for r in rows);M=sum(r['units']*r['market'] for r in rows)
right=SF;bad=SF-1000*9   # typed total transposed
t={"label":"Total / Average","units":U,"pct_units":100.0,"sf":round(SF/U),"total_sf":bad,"actual":round(A/U),"actual_sf":round(A/SF,2),"market":round(M/U),"market_sf":round(M/SF,2),"other:Annual Market Rent":M*12}
d=Document();s=d.sections[0];s.left_margin=s.right_margin=Inches(.9);s.top_margin=Inches(.9)
st=d.styles['Normal'];st.font.name='Liberation Serif';st.font.size=Pt(11)
h=s.header.paragraphs[0];h.text='Briar Hollow Apartments\tKnoxville, Tennessee\tImprovements Description';h.runs[0].font.size=Pt(9)
s.footer.paragraphs[0].text='Thornbury Valuation Group  |  File 25-0317\t\t38';s.footer.paragraphs[0].runs[0].font.size=Pt(9)
def para(x,b=False,sz=11):
    p=d.add_paragraph();r=p.add_run(x);r.bold=b;r.font.size=Pt(sz);p.paragraph_format.space_after=Pt(8);return p
para('Unit Mix and Rental Rates',True,13)
para(f'The subject contains {U} apartment units in fourteen two- and three-story buildings completed in 1986. Approximately a quarter of the units have been renovated by current ownership with vinyl plank flooring, solid-surface counters and stainless appliances. The unit mix below was derived from the rent roll dated March 1, 2025 and confirmed with the on-site manager during our inspection. Unit sizes are net rentable areas reported by ownership; we measured a sample of four plans and found no material variance.')
para('Contract rents are averages of occupied units by plan, net of concessions. Our market rent conclusions are supported by the comparable rentals that follow.')
hd=['Unit Type','No.\nUnits','% of\nTotal','Avg.\nSF','Total\nSF','Contract\nRent','Contract\nRent/SF','Market\nRent','Market\nRent/SF','Annual\nMarket Rent']
fm={'pct_units':lambda v:f'{v:.1f}%','actual':lambda v:f'${v:,}','market':lambda v:f'${v:,}','actual_sf':lambda v:f'${v:.2f}','market_sf':lambda v:f'${v:.2f}','other:Annual Market Rent':lambda v:f'${v:,}'}
T=d.add_table(rows=1,cols=10);T.autofit=False;wd=[1.52,.45,.55,.48,.62,.65,.65,.6,.62,.82]
for i,w in enumerate(wd): T.columns[i].width=Inches(w)
def shade(c,x):
    e=OxmlElement('w:shd');e.set(qn('w:val'),'clear');e.set(qn('w:fill'),x);c._tc.get_or_add_tcPr().append(e)
def put(c,x,b=False,right=True,col=None):
    p=c.paragraphs[0];p.alignment=AL.RIGHT if right else AL.LEFT;p.paragraph_format.space_after=Pt(1);p.paragraph_format.space_before=Pt(1);r=p.add_run(x);r.font.size=Pt(8.5);r.bold=b;r.font.name='Liberation Sans'
    if col:r.font.color.rgb=RGBColor(*col)
tr=T.rows[0]; 
m=T.rows[0].cells[0].merge(T.rows[0].cells[9]);put(m,'SUBJECT UNIT MIX',True,False,(255,255,255));m.paragraphs[0].alignment=AL.CENTER;shade(m,'5B2C2C')
c=T.add_row().cells
for i,x in enumerate(hd): put(c[i],x,True,i>0);shade(c[i],'E9DEDA')
for r in rows+[dict(t,type=t['label'])]:
    c=T.add_row().cells;b='label' in r;put(c[0],r['type'],b,False)
    for i,k in enumerate(ks): put(c[i+1],fm.get(k,lambda v:f'{v:,}')(r[k]),b)
    if b:[shade(x,'E9DEDA') for x in c]
for row in T.rows[1:]:
    for i,cc in enumerate(row.cells): cc.width=Inches(wd[i])
T.style=d.styles['Normal Table'] if False else T.style
for row in T.rows:
    for cc in row.cells:
        pr=cc._tc.get_or_add_tcPr();mar=OxmlElement('w:tcMar')
        for sd in('left','right'):
            e=OxmlElement('w:'+sd);e.set(qn('w:w'),'40');e.set(qn('w:type'),'dxa');mar.append(e)
        pr.append(mar)
para('Compiled by Thornbury Valuation Group from the March 2025 rent roll.',False,8)
para('Physical occupancy at inspection was 94.7 percent, with ten units vacant and no down units. The mix is weighted toward one- and two-bedroom plans, which is typical for properties of this vintage in the West Knoxville submarket and is considered functionally adequate. Three-bedroom units are in limited supply in the competitive set and are reported to lease without concession.')
para('Utilities',True,12);para('Tenants pay electricity directly. Water, sewer and trash are billed back under a RUBS program at flat fees of $45 to $75 per month, depending on unit size; these fees are not included in the rents above.')
os.makedirs('build/blind/makers/tmp',exist_ok=True);f='build/blind/makers/tmp/'+NAME.replace('.pdf','.docx');d.save(f)
subprocess.run(['soffice','-env:UserInstallation=file://build/blind/.lo','--headless','--convert-to','pdf','--outdir','build/blind/documents',f],check=True,stdout=subprocess.DEVNULL)
save(NAME,'UM','appraisal narrative page with unit mix table, Word to PDF',False,ks,rows,[t],{"what":f"Total SF of the Total / Average line printed {bad:,}, the rows sum to {right:,}","kind":"total_wrong"});print(t)
