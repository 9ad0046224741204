# Farm family trust: landscape word-processor table of land leases
from common import *
from docx import Document
from docx.shared import Pt, Inches, RGBColor
from docx.enum.section import WD_ORIENT
from docx.enum.text import WD_ALIGN_PARAGRAPH
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
import os
g=G(505); r=g.r
fn='halvorsen_trust_land_leases_2026.pdf'
T=[('Home Quarter','NE¼ 14-112-54','Cropland',152.4,185),('Home Quarter pasture','pt. NW¼ 14-112-54','Pasture',61,58),('West 80','W½SW¼ 11-112-54','Cropland',78.2,190),('Lake pasture','Lots 3-4, 22-112-54','Pasture',94,52),('Olson Place','SE¼ 9-112-54','Cropland',148,176),('Olson buildings','in SE¼ 9-112-54','Machine shed & bins',None,None),('School section lease','pt. 16-112-54','Pasture',240,44),('Creek bottom','pt. S½ 15-112-54','Hay',37.5,70),('Grandpa’s 40','NE¼NE¼ 23-112-54','Cropland',39,182),('Tollefson Quarter','NW¼ 27-112-54','Cropland',155.6,192),('Tollefson slough','pt. NW¼ 27-112-54','Hay',22,45),('North pasture','N½ 3-112-54','Pasture',318,49),('CRP ground','pt. SW¼ 3-112-54','CRP (own use)',80,None),('Sandhill','SW¼ 34-113-54','Pasture',159,40),('Jensen 120','E½SE¼ & SW¼SE¼ 8-112-54','Cropland',118.5,178),('Feedlot','pt. SE¼ 14-112-54','Yards & corrals',9,None)]
ren=['Kip Brandvold','Dvorak Bros.','Rolling Prairie Dairy LLC','Darin & Beth Nygaard','T. J. Amundson','Lone Tree Cattle Co.']
rows=[];
pick=[0,5,1,3,0,4,5,3,1,2,3,5,None,None,1,2]
for (nm,leg,use,ac,rt),k in zip(T,pick):
    d=dict(unit=nm,unitType=use,area=ac,_leg=leg,_rt=rt)
    if nm=='Sandhill': d.update(statusText='Open for 2026',_open=1,_rt=None); rows.append(d); continue
    if nm=='CRP ground': d.update(statusText='not leased',_open=1); rows.append(d); continue
    d['tenantName']=ren[k]; d['statusText']='Occupied'
    if rt is None: amt={'Olson buildings':3600,'Feedlot':4800}[nm]
    else: amt=round(ac*rt,2)
    d['annualRent']=float(amt); 
    y=r.choice([2024,2025,2025,2026]); n=r.choice([1,3,3,5])
    while y+n<=2026: n+=1
    d['leaseStartDate']=dt.date(y,3,1); d['leaseEndDate']=dt.date(y+n,3,1)-dt.timedelta(days=1)
    d['_due']=r.choice(['Mar 1 / Nov 1','Mar 1 / Nov 1','Apr 1','May 15 / Oct 15'])
    rows.append(d)
tot=round(sum(d.get('annualRent',0) for d in rows),2); ta=round(sum(d['area'] or 0 for d in rows),2)
D=Document(); s=D.sections[0]; s.orientation=WD_ORIENT.LANDSCAPE; s.page_width,s.page_height=Inches(11),Inches(8.5)
s.left_margin=s.right_margin=Inches(.7); s.top_margin=Inches(.7); s.bottom_margin=Inches(.6)
D.styles['Normal'].font.name='Liberation Sans'; D.styles['Normal'].font.size=Pt(9.5); D.styles['Normal'].paragraph_format.space_after=Pt(2)
p=D.add_paragraph(); q=p.add_run('Halvorsen Family Trust'); q.bold=True; q.font.size=Pt(15); q.font.color.rgb=RGBColor(0x2f,0x5d,0x3a)
p=D.add_paragraph(); q=p.add_run('Land rent roll – 2026 crop year (leases in force as of March 1, 2026)'); q.font.size=Pt(11)
D.add_paragraph('Kingsbury County, South Dakota.  Rents are per year for the whole tract. All acres approximate, from FSA maps.')
H=['Tract','Legal description','Use','Acres','Renter','$/acre','Yearly rent','Rent due','From','Until']
wd=[1.35,1.55,1.05,.6,1.5,.6,.95,1.0,.65,.65]
t=D.add_table(1,10); t.style='Light Grid Accent 3'; t.autofit=False
def put(c,x,al=None,b=False):
    c.text=''; q=c.paragraphs[0].add_run(x); q.bold=b; q.font.size=Pt(9)
    if al: c.paragraphs[0].alignment=WD_ALIGN_PARAGRAPH.RIGHT
for c,h in zip(t.rows[0].cells,H): put(c,h,b=True)
tr=t.rows[0]._tr.get_or_add_trPr(); e=OxmlElement('w:tblHeader'); e.set(qn('w:val'),'true'); tr.append(e)
def ac(x): return f'{x:,.1f}'.rstrip('0').rstrip('.') if x is not None else ''
for d in rows:
    cs=t.add_row().cells
    L=[d['unit'],d['_leg'],d['unitType'],ac(d['area'])]
    if '_open' in d: L+=[d['statusText'],'','','','','']
    else: L+=[d['tenantName'],f"{d['_rt']:.2f}" if d['_rt'] else 'lump sum','$'+m2(d['annualRent']),d['_due'],d['leaseStartDate'].strftime('%-m/%-d/%y'),d['leaseEndDate'].strftime('%-m/%-d/%y')]
    for i,(c,x) in enumerate(zip(cs,L)): put(c,x,i in(3,5,6))
cs=t.add_row().cells
for i,x in enumerate(['Total','','',f'{ta:,.1f}','','','$'+m2(tot),'','','']): put(cs[i],x,i in(3,6),True)
for row in t.rows:
    for c,w in zip(row.cells,wd): c.width=Inches(w)
D.add_paragraph().paragraph_format.space_after=Pt(0)
D.add_paragraph('Sandhill came back to us in the fall and is offered for 2026; bids are due April 10. The CRP contract pays the Trust directly and that payment is not counted above. Hunting permission is separate and brings no rent.   Kept by Ingrid Halvorsen Moe, co-trustee.')
tmp=ROOT+'/makers/halvorsen_trust_land_leases_2026.docx'; D.save(tmp); topdf(tmp); os.remove(tmp)
for d in rows:
    for k in [k for k in d if k[0]=='_']: del d[k]
save(fn,'LAND','word-processor table, landscape, yearly rents and acres',True,dict(propertyName='Halvorsen Family Trust',asOnDate='2026-03-01',units=None,occupied=None,vacant=None,sheet=None,planted=None,rows=rows),[['annualRent',tot],['area',ta]])
