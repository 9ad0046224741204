from common import *
import docx, subprocess, os
from docx.shared import Pt,Inches,RGBColor
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
F='Appraisal_MapleHollow_p31_UnitMix.pdf'
U=[('1BR/1BA Garden','30%',4,648,472,61,409),('1BR/1BA Garden','50%',14,648,787,61,718),('1BR/1BA Garden','60%',18,648,945,61,870),
('2BR/1BA Garden','50%',16,842,945,79,858),('2BR/1BA Garden','60%',26,842,1134,79,1030),('2BR/2BA Townhome','60%',20,986,1134,86,1048),('2BR/2BA Townhome','Market',8,986,None,None,1215),
('3BR/2BA Townhome','50%',6,1184,1091,104,987),('3BR/2BA Townhome','60%',14,1184,1309,104,1180),('3BR/2BA Townhome','Market',4,1184,None,None,1390)]
MK={'1BR/1BA Garden':1010,'2BR/1BA Garden':1165,'2BR/2BA Townhome':1240,'3BR/2BA Townhome':1425}
n=sum(u[2] for u in U)
d=docx.Document(); s=d.sections[0]; s.left_margin=s.right_margin=Inches(.8); s.top_margin=Inches(.9)
st=d.styles['Normal']; st.font.name='Times New Roman'; st.font.size=Pt(10.5)
s.header.paragraphs[0].text='Maple Hollow Apartments, Dayton, Ohio\t\tImprovement Description'; s.footer.paragraphs[0].text='Whitlock & Farrar Valuation Group – File No. 25-0418\t31'
h=d.add_paragraph(); r=h.add_run('UNIT MIX AND RENT RESTRICTIONS'); r.bold=True; r.font.size=Pt(12); r.font.color.rgb=RGBColor(0x1f,0x3a,0x5f)
d.add_paragraph(f'The subject is a {n}-unit LIHTC community placed in service in 2009 and comprised of six two-story garden buildings and seven townhome buildings. Of the {n} units, 118 are restricted to households earning 30%, 50% or 60% of Area Median Income under the recorded Declaration of Land Use Restrictive Covenants; 12 units are unrestricted. Tenants pay electric (heat, cooking, hot water and general); the owner pays water, sewer and trash. Utility allowances are those published by the local housing authority effective January 1, 2025.')
assert sum(u[2] for u in U if u[1]!='Market')==118,(n,)
p=d.add_paragraph(); p.alignment=AL.CENTER; r=p.add_run('Subject Unit Mix'); r.bold=True
H=['Unit Type','AMI\nLevel','No. of\nUnits','% of\nTotal','Unit Size\n(SF)','Total\nSF','Max.\nGross Rent','Utility\nAllow.','Max.\nNet Rent','Avg. In-Place\nRent','Concluded\nMarket Rent']
t=d.add_table(rows=1,cols=11); t.style='Light Grid Accent 1'
def cell(c,x,bold=False,al=AL.RIGHT):
    p=c.paragraphs[0]; p.alignment=al; p.paragraph_format.space_after=Pt(0); q=p.add_run(x); q.bold=bold; q.font.size=Pt(8); q.font.name='Times New Roman'
for c,x in zip(t.rows[0].cells,H): cell(c,x,True,AL.CENTER)
tr=[]
D0=lambda v:'n/a' if v is None else f'${v:,}'
for ty,ami,k,sf,g,ua,ip in U:
    net=None if g is None else g-ua; pc=round(k/n*100,1); mk=MK[ty]
    c=t.add_row().cells
    for i,x in enumerate([ty,ami,str(k),f'{pc:.1f}%',f'{sf:,}',f'{k*sf:,}',D0(g),D0(ua),D0(net),D0(ip),D0(mk)]): cell(c[i],x,False,AL.LEFT if i==0 else AL.CENTER if i==1 else AL.RIGHT)
    tr.append(dict(type=ty,ami=float(ami[:-1]) if '%' in ami else ami,units=k,pct_units=pc,sf=sf,total_sf=k*sf,gross=g,ua=ua,net=net,actual=ip,market=mk))
tsf=sum(u[2]*u[3] for u in U); aip=round(sum(u[2]*u[6] for u in U)/n); amk=round(sum(u[2]*MK[u[0]] for u in U)/n)
c=t.add_row().cells
for i,x in enumerate(['Total / Wtd. Average','',str(n),'100.0%',f'{round(tsf/n):,}',f'{tsf:,}','','','',D0(aip),D0(amk)]): cell(c[i],x,True,AL.LEFT if i==0 else AL.RIGHT)
W=[1.3,.55,.45,.52,.56,.6,.63,.55,.56,.72,.76]
t.autofit=False
for c_,w in zip(t.columns,W): c_.width=Inches(w)
for row in t.rows:
    for c,w in zip(row.cells,W): c.width=Inches(w)
p=d.add_paragraph(); p.paragraph_format.space_before=Pt(4); r=p.add_run('Source: Owner rent roll dated March 31, 2025; Ohio Housing Finance Agency 2025 rent limits; compiled by Whitlock & Farrar.'); r.italic=True; r.font.size=Pt(8)
d.add_paragraph('In-place rents are at or within five percent of the maximum allowable net rents for each restricted type. The concluded market rents presented later in this report exceed the restricted rents for every unit type, which supports the conclusion that the restricted rents are achievable. No units are employee-occupied or off-line. According to management, 126 units were leased on the date of inspection.')
d.add_paragraph('Two-bedroom townhome units include washer/dryer connections, a private patio and a half-story storage closet. Garden units share laundry facilities in the clubhouse and in buildings 3 and 5. Kitchens are equipped with a range, refrigerator, disposal and, in the townhome units only, a dishwasher.')
p='build/blind/documents/'+F.replace('.pdf','.docx'); d.save(p)
subprocess.run(['soffice','--headless','-env:UserInstallation=file://build/blind/.lo','--convert-to','pdf','--outdir',D,p],capture_output=True); os.remove(p)
save(F,'UM','LIHTC appraisal page (Word to PDF), AMI tiers with gross, UA, net, in-place and market rent, narrative around',True,['units','pct_units','sf','total_sf','gross','ua','net','actual','market'],tr,[dict(label='Total / Wtd. Average',units=n,pct_units=100.0,sf=round(tsf/n),total_sf=tsf,actual=aip,market=amk)])
print(n,tsf,aip,amk,sum(x['pct_units'] for x in tr))
