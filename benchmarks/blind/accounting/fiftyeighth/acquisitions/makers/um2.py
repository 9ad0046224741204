from common import *
import docx,subprocess,shutil
from docx.shared import Pt,Inches
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
from docx.enum.section import WD_ORIENT
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
N='appraisal_unit_mix_the_foundry_at_7th.pdf'
# type br ba units sf asking/bed contract/bed concession/bed leased beds
R=[('Studio',1,1,18,412,1295,1262,0,18),('1x1 Standard',1,1,24,538,1365,1311,20,23),('2x2 Standard',2,2,30,846,1045,1008,25,57),('2x2 Premium (Skyline)',2,2,12,902,1125,1096,25,24),('3x3 Flat',3,3,16,1118,945,917,30,44),('4x2 Flat',4,2,14,1246,795,761,40,50),('4x4 Standard',4,4,42,1388,885,852,35,157),('4x4 Townhome',4,4,20,1612,935,908,35,78),('5x5 Townhome',5,5,8,1904,865,843,30,38)]
K=['beds','baths','units','other:Total Beds','sf','other:Leased Beds','pct_leased','market','actual','other:Concession / Bed','other:Effective Rent / Bed','market_total','actual_total']
V=[]
for t,br,ba,u,sf,ask,con,cc,lb in R:
    n=br*u; V.append([br,ba,u,n,sf,lb,round(100*lb/n,1),ask,con,cc,con-cc,n*ask,lb*con])
rows=[{'type':r[0],**dict(zip(K,v))} for r,v in zip(R,V)]
s=lambda i: sum(v[i] for v in V); n=s(3); lb=s(5)
T=[None,None,s(2),n,round(sum(v[2]*v[4] for v in V)/s(2)),lb,round(100*lb/n,1),round(s(11)/n),round(s(12)/lb),round(sum(v[9]*v[5] for v in V)/lb),round(sum(v[10]*v[5] for v in V)/lb),s(11),s(12)]
assert T[8]-T[9]==T[10],T
def fm(v): return ['' if v[0] is None else str(v[0]),'' if v[1] is None else str(v[1]),str(v[2]),str(v[3]),f'{v[4]:,}',str(v[5]),f'{v[6]:.1f}%',f'${v[7]:,}',f'${v[8]:,}',f'${v[9]}',f'${v[10]:,}',f'${v[11]:,}',f'${v[12]:,}']
d=docx.Document(); se=d.sections[0]; se.orientation=WD_ORIENT.LANDSCAPE; se.page_width,se.page_height=Inches(11),Inches(8.5)
se.left_margin=se.right_margin=Inches(.8); se.top_margin=Inches(.9)
d.styles['Normal'].font.name='Liberation Serif'; d.styles['Normal'].font.size=Pt(11)
se.header.paragraphs[0].text='THE FOUNDRY AT 7TH   |   APPRAISAL REPORT   |   INCOME CAPITALIZATION APPROACH'
se.footer.paragraphs[0].text='Pryor Valuation Group  |  File 25-3316  |  Effective date of value: September 18, 2025  |  61'
def P(t,b=False,sz=None):
    p=d.add_paragraph(); r=p.add_run(t); r.bold=b; p.paragraph_format.space_after=Pt(6)
    if sz: r.font.size=Pt(sz)
P('Potential Gross Rental Income',True,13)
P(f'The subject contains {s(2)} furnished units and {n} beds, leased by the bed under individual 11.5-month installment contracts. The following table summarizes the unit mix, the asking rents quoted by the leasing office for the 2025/26 academic year, and the average contract rents of the beds leased as of the date of inspection.')
H=['Floor Plan','BR','BA','Units','Total Beds','Unit SF','Leased Beds','% Leased','Asking Rent / Bed','Contract Rent / Bed','Concession / Bed','Effective Rent / Bed','Monthly Asking Rent','Monthly Contract Rent']
W=[1.42,.34,.34,.45,.48,.5,.58,.62,.62,.7,.86,.74,.84,.86]
t=d.add_table(rows=2,cols=14); t.style='Table Grid'; t.autofit=False
for col,x in zip(t.columns,W): col.width=Inches(x)
def put(c,x,b=False,al=AL.RIGHT,fill=None):
    p=c.paragraphs[0]; p.alignment=al; r=p.add_run(x); r.font.size=Pt(8.5); r.bold=b; p.paragraph_format.space_after=Pt(0)
    if fill:
        e=OxmlElement('w:shd'); e.set(qn('w:val'),'clear'); e.set(qn('w:fill'),fill); c._tc.get_or_add_tcPr().append(e)
m0=t.cell(0,0).merge(t.cell(0,13)); put(m0,'UNIT MIX AND RENT SCHEDULE - SUBJECT',True,AL.CENTER,'C9D3C0')
assert sum(W)<=9.4
for i,h in enumerate(H): put(t.cell(1,i),h,True,AL.CENTER,'E8EDE3')
for r,v in zip(R,V):
    c=t.add_row().cells; put(c[0],r[0],al=AL.LEFT)
    for i,x in enumerate(fm(v)): put(c[i+1],x)
c=t.add_row().cells; put(c[0],'Total / Average',True,AL.LEFT)
for i,x in enumerate(fm(T)): put(c[i+1],x,True)
for row in t.rows[1:]:
    for i,x in enumerate(row.cells): x.width=Inches(W[i])
P('Source: Owner rent roll and leasing office survey. Contract, concession and effective averages are weighted by leased beds; monthly contract rent is for leased beds only. Unit SF average is weighted by units.',sz=8.5)
P(f'Overall pre-leasing of {T[6]:.1f}% compares with {91.8:.1f}% reported for the competitive set. Contract rents average ${T[8]:,} per bed, or {100*(1-T[8]/T[7]):.1f}% below asking; the difference reflects renewals signed in the prior October to December window. Concessions are applied as a monthly credit and are expected to continue at current levels for four-bedroom plans.')
tmp=f'{B}/um2.docx'; d.save(tmp)
subprocess.run(['soffice','--headless',f'-env:UserInstallation=file://{B}/.lo','--convert-to','pdf','--outdir',B,tmp],check=True,capture_output=True)
shutil.move(f'{B}/um2.pdf',doc(N)); os.remove(tmp)
save(N,'UM',K,rows,[{'label':'Total / Average',**dict(zip(K,T))}],'appraisal page (Word to PDF), by-the-bed student housing, asking/contract/concession/effective',True)
