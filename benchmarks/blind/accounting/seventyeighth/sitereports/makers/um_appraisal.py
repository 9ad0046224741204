# Appraisal excerpt: unit mix & rents of a garden community, Word-made PDF (docx -> soffice)
from common import *
import docx, subprocess
from docx.shared import Pt, Inches, RGBColor
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
fn='Appraisal_Westbrook_Commons_p47.pdf'
D=[('Studio / 1BA',12,498,2,1085,1120),('1BR / 1BA - Classic',36,674,2,1212,1275),('1BR / 1BA - Renovated',28,674,1,1348,1395),('1BR / 1BA - Den',16,790,0,1386,1425),('2BR / 1BA',24,902,3,1441,1490),('2BR / 2BA - Classic',40,1018,3,1527,1595),('2BR / 2BA - Renovated',32,1018,2,1684,1725),('2BR / 2.5BA Townhome',8,1186,0,1842,1895),('3BR / 2BA',20,1264,2,1876,1950)]
T=sum(d[1] for d in D); K=['units','pct_units','sf','total_sf','vacant','actual','actual_sf','market','market_sf']
rows=[];cells=[]
for t,n,sf,v,a,m in D:
    r=[n,round(n/T*100,1),sf,n*sf,v,a,c2(a/sf),m,c2(m/sf)]; rows.append(dict(type=t,**dict(zip(K,r)))); cells.append([t,f'{n}',f'{r[1]:.1f}%',f'{sf:,}',f'{n*sf:,}',f'{v}',f'${a:,}',f'${r[6]:.2f}',f'${m:,}',f'${r[8]:.2f}'])
TS=sum(d[1]*d[2] for d in D); A=sum(d[1]*d[4] for d in D); M=sum(d[1]*d[5] for d in D)
tv=[T,100.0,round(TS/T),TS,sum(d[3] for d in D),round(A/T),c2(A/TS),round(M/T),c2(M/TS)]
tot=dict(label='Total / Wtd. Average',**dict(zip(K,tv)))
assert abs(sum(r['pct_units'] for r in rows)-100)<.25
cells.append(['Total / Wtd. Average',f'{T}','100.0%',f'{tv[2]:,}',f'{TS:,}',f'{tv[4]}',f'${tv[5]:,}',f'${tv[6]:.2f}',f'${tv[7]:,}',f'${tv[8]:.2f}'])
d=docx.Document(); s=d.sections[0]; s.left_margin=s.right_margin=Inches(.9); s.top_margin=Inches(.9)
st=d.styles['Normal']; st.font.name='Liberation Serif'; st.font.size=Pt(10.5)
hp=s.header.paragraphs[0]; hp.text='WESTBROOK COMMONS APARTMENTS\t\tINCOME CAPITALIZATION APPROACH'; hp.runs[0].font.size=Pt(8)
fp=s.footer.paragraphs[0]; fp.text='Larrimore Valuation Group  |  File No. 25-0918-MF  |  47'; fp.runs[0].font.size=Pt(8)
def para(t,b=False,sz=None):
    p=d.add_paragraph(); r=p.add_run(t); r.bold=b; 
    if sz: r.font.size=Pt(sz)
    p.paragraph_format.space_after=Pt(6); return p
def shade(c,h):
    e=OxmlElement('w:shd'); e.set(qn('w:val'),'clear'); e.set(qn('w:fill'),h); c._tc.get_or_add_tcPr().append(e)
para('POTENTIAL GROSS INCOME',True,13)
para(f'The subject is a {T}-unit, garden-style apartment community of eleven two- and three-story buildings, built in 1998 and partly renovated between 2021 and 2024. According to the rent roll of October 14, 2025 furnished by the borrower, {T-tv[4]} units were occupied, an occupancy of {(T-tv[4])/T*100:.1f}%. The property has no employee, model or down units.')
para('Unit Mix and Rent Summary',True,11)
HD=['Unit Type','No. of Units','% of Total','Avg. SF','Total SF','Vacant Units','Contract Rent / Mo.','Contract Rent / SF','Asking Rent / Mo.','Asking Rent / SF']
t=d.add_table(rows=1,cols=10); t.autofit=False
Wd=[1.55,.5,.55,.5,.68,.54,.66,.66,.6,.6]
def put(c,x,b=False,al=AL.RIGHT,col=None):
    p=c.paragraphs[0]; p.paragraph_format.space_after=Pt(2); p.paragraph_format.space_before=Pt(2); r=p.add_run(x); r.font.size=Pt(8); r.bold=b; p.alignment=al
    if col: r.font.color.rgb=RGBColor(*col)
for j,h in enumerate(HD): put(t.rows[0].cells[j],h,True,AL.LEFT if j==0 else AL.CENTER,(255,255,255)); shade(t.rows[0].cells[j],'3B5B45')
for i,cs in enumerate(cells):
    rr=t.add_row()
    for j,x in enumerate(cs):
        put(rr.cells[j],x,i==len(cells)-1,AL.LEFT if j==0 else AL.RIGHT)
        if i==len(cells)-1: shade(rr.cells[j],'DCE6DF')
for j,w in enumerate(Wd): t.columns[j].width=Inches(w)
for r in t.rows:
    for j,w in enumerate(Wd): r.cells[j].width=Inches(w)
p=para('Source: Rent roll dated October 14, 2025; compiled by Larrimore Valuation Group. Contract rent is the average of occupied units of the type; averages at the foot are weighted by number of units.'); p.runs[0].font.size=Pt(8); p.runs[0].italic=True
para(f'Contract rents average ${tv[5]:,} per month, or ${tv[6]:.2f} per square foot, against average asking rents of ${tv[7]:,} per month (${tv[8]:.2f} per square foot), an indicated loss to lease of {(M-A)/M*100:.1f}%. Renovated one-bedroom plans have achieved premiums of $110 to $140 over comparable classic plans, and 48 of 60 units of the second renovation phase had been re-leased at the date of inspection.')
para('Concessions and Utilities',True,11)
para('At inspection the property offered a one-time credit of $300 on classic two-bedroom plans leased for 13 months or longer. Residents pay electricity directly; water, sewer and trash are billed back by a ratio system ($52 to $88 per month by plan). The owner pays gas for central hot water.')
t2=d.add_table(rows=0,cols=3); t2.style='Table Grid'
for r in [('Amenity','Classic','Renovated'),('Countertops','Laminate','Quartz'),('Flooring','Carpet / sheet vinyl','Plank vinyl'),('Washer / dryer','Connections','Full size, in unit'),('Appliances','White','Stainless')]:
    c=t2.add_row().cells
    for j,x in enumerate(r): put(c[j],x,r[0]=='Amenity',AL.LEFT)
d.save(f'{B}/makers/{fn[:-4]}.docx')
subprocess.run(['soffice',f'-env:UserInstallation=file://{B}/.lo','--headless','--convert-to','pdf','--outdir',f'{B}/documents',f'{B}/makers/{fn[:-4]}.docx'],capture_output=True)
save(fn,'UM',K,rows,[tot],'appraisal page, Word-made PDF, shaded table within narrative',False)
