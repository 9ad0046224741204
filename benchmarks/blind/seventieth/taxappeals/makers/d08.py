# appraisal report pages: narrative + rent schedule, Word to PDF
from common import *
from docx import Document
from docx.shared import Pt,Inches,RGBColor
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
import subprocess,shutil
fn='Appraisal_WillowCreekPlaza_p47-49.pdf'
T=[('1','Creekside Family Diner',2800,'Jun-16','May-26',50400,'NNN','CPI, max 3%/yr'),
('2','Anchor Hardware Co-op',5600,'Jan-20','Dec-29',78400,'NNN','$84,000 (Jan 2027)'),
('3','Blue Lotus Yoga',1750,'Apr-24','Mar-27',33250,'NNN','3% annually'),
('4-5','Prairie State Insurance Agency',2400,'Sep-22','Aug-27',44400,'Mod. Gross','None'),
('6','Vacant',1200,None,None,None,None,None),
('7','Hair Gallery by Simone',1200,'','M-T-M',20400,'Gross','None'),
('8','Cornerstone Tax & Books',1050,'Feb-23','Jan-28',19950,'NNN','3% annually'),
('9','Taqueria El Nopal',1900,'Nov-21','Oct-26',38000,'NNN','None'),
('10','Vacant',1600,None,None,None,None,None),
('11','Sudz Coin Laundry',2100,'Jul-17','Jun-27',34650,'NNN','$38,115 (Jul 2026)'),
('Pad','Quick Draw Coffee (drive-thru)',480,'May-25','Apr-35',36000,'Abs. Net','$39,600 (May 2030)')]
d=Document();s=d.sections[0]
s.left_margin=s.right_margin=Inches(.9);s.top_margin=Inches(.9)
st=d.styles['Normal'];st.font.name='P052';st.font.size=Pt(10.5);st.element.rPr.rFonts.set(qn('w:eastAsia'),'P052')
hp=s.header.paragraphs[0];hp.text='Willow Creek Plaza\t\tIncome Capitalization Approach';hp.runs[0].font.size=Pt(8.5);hp.runs[0].italic=True
s.footer.paragraphs[0].text='Hallowell & Prine Valuation, Inc.\t\tFile 25-1142';s.footer.paragraphs[0].runs[0].font.size=Pt(8.5)
def h(t):p=d.add_paragraph();x=p.add_run(t);x.bold=True;x.font.size=Pt(12.5);x.font.color.rgb=RGBColor(0x1F,0x3A,0x5F)
def para(t):p=d.add_paragraph(t);p.paragraph_format.space_after=Pt(8);p.alignment=AL.JUSTIFY
occ=[t for t in T if t[5]];ga=sum(t[2] for t in T);oa=sum(t[2] for t in occ);ta=sum(t[5] for t in occ)
h('INCOME CAPITALIZATION APPROACH')
para('The Income Capitalization Approach converts the anticipated economic benefits of owning the property into a value estimate. For a multi-tenant neighborhood center such as the subject, it is the approach most relied upon by market participants. The first step is an analysis of the leases in place, followed by an estimate of market rent for each class of space.')
h('Existing Leases')
para(f'As of the effective date of value, October 15, 2025, the subject contained {ga:,} square feet of gross leasable area divided into ten in-line spaces and one drive-thru pad building, and was {oa/ga*100:.1f}% leased. Individual suites range from 480 to 5,600 square feet. One tenant combines Suites 4 and 5. The leases are written predominantly on a net basis, with tenants reimbursing real estate taxes, insurance and common area maintenance, which are estimated by ownership at $4.85 per square foot for 2025. The rent schedule below was prepared from a rent roll and lease abstracts furnished by the owner. We have not been provided with copies of all leases.')
p=d.add_paragraph();p.alignment=AL.CENTER;x=p.add_run('RENT SCHEDULE\n');x.bold=True;x=p.add_run('Willow Creek Plaza – October 15, 2025');x.italic=True;p.paragraph_format.keep_with_next=True
H=['Suite','Tenant','GLA (SF)','Lease Begins','Lease Ends','Annual Base Rent','Rent per SF','Expense Basis','Rent Changes']
W=[.45,1.6,.55,.6,.72,.78,.58,.65,.95]
t=d.add_table(rows=1,cols=9);t.autofit=False
def cell(c,v,b=False,al=AL.LEFT,fill=None):
    c.text='';p=c.paragraphs[0];p.paragraph_format.space_after=Pt(1);p.alignment=al;x=p.add_run(v);x.bold=b;x.font.size=Pt(8.5)
    if fill:
        e=OxmlElement('w:shd');e.set(qn('w:val'),'clear');e.set(qn('w:fill'),fill);c._tc.get_or_add_tcPr().append(e)
for i,x in enumerate(H):cell(t.rows[0].cells[i],x,True,AL.CENTER,'D6DCE5')
for i,w in enumerate(W):t.columns[i].width=Inches(w)
tr=t.rows[0]._tr.get_or_add_trPr();e=OxmlElement('w:tblHeader');e.set(qn('w:val'),'true');tr.append(e)
rows=[];MON=dict(zip('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(),range(1,13)))
for u,n,a,f,z,ar,ex,es in T:
    c=t.add_row().cells;R_=AL.RIGHT
    cell(c[0],u,al=AL.CENTER);cell(c[1],n);cell(c[2],m0(a),al=R_)
    if ar:
        if not f:cell(c[4],z,al=AL.CENTER)
        else:cell(c[3],f,al=AL.CENTER);cell(c[4],z,al=AL.CENTER)
        cell(c[5],'$'+m0(ar),al=R_);cell(c[6],f'${ar/a:.2f}',al=R_);cell(c[7],ex,al=AL.CENTER);cell(c[8],es)
        stp=None
        if es.startswith('$'):
            am,dt=es[:-1].split(' (');stp=[dict(date=dt,amount=float(am[1:].replace(',','')),per='year')]
        rows.append(row(unit=u,tenantName=n,area=a,leaseStartDate=f or None,leaseEndDate=z,annualRent=ar,statusText='Occupied',rentSteps=stp))
    else:
        for q in(3,4,6,7,8):cell(c[q],'–',al=AL.CENTER)
        cell(c[5],'–',al=R_)
        rows.append(row(unit=u,area=a,statusText='Vacant'))
for lab,a,v in(('Leased',oa,ta),('Vacant',ga-oa,None),('Total',ga,ta)):
    c=t.add_row().cells
    for q in range(9):cell(c[q],'')
    cell(c[1],lab,True);cell(c[2],m0(a),True,AL.RIGHT)
    if v:cell(c[5],'$'+m0(v),True,AL.RIGHT);cell(c[6],f'${v/a:.2f}',True,AL.RIGHT)
for rw in t.rows:
    e=OxmlElement('w:cantSplit');rw._tr.get_or_add_trPr().append(e)
    for i,w in enumerate(W):
        try:rw.cells[i].width=Inches(w)
        except Exception:pass
    for c in rw.cells:
        b=OxmlElement('w:tcBorders')
        for k in('top','bottom'):
            e=OxmlElement(f'w:{k}');e.set(qn('w:val'),'single');e.set(qn('w:sz'),'4');e.set(qn('w:color'),'7F7F7F');b.append(e)
        c._tc.get_or_add_tcPr().append(b)
p=d.add_paragraph();x=p.add_run('Source: ownership; compiled by Hallowell & Prine Valuation, Inc. Rents shown are base rents before reimbursements.');x.italic=True;x.font.size=Pt(8)
h('Comparable Retail Rentals')
para('We surveyed the following competing centers to estimate market rent for the in-line space.')
t=d.add_table(rows=1,cols=5);t.style='Light Grid'
for i,x in enumerate(('No.','Center','Suite (SF)','Rent/SF','Terms')):cell(t.rows[0].cells[i],x,True)
for q in(('1','Orchard Point','1,400','$19.50','NNN, 5 yrs'),('2','Mill Street Shops','2,250','$18.00','NNN, 3 yrs'),('3','Depot Crossing','1,150','$20.25','NNN, 5 yrs')):
    c=t.add_row().cells
    for i,x in enumerate(q):cell(c[i],x)
para('');para('Based on the foregoing, market rent for the in-line suites is concluded at $19.00 per square foot, net, with the larger hardware space at $14.50. Contract rent on the occupied suites is, on the whole, near market levels.')
os.makedirs(f'{R}/.t',exist_ok=True);d.save(f'{R}/.t/a.docx')
subprocess.run(['soffice','--headless',f'-env:UserInstallation=file://{R}/.lo','--convert-to','pdf','--outdir',f'{R}/.t',f'{R}/.t/a.docx'],capture_output=True)
shutil.move(f'{R}/.t/a.pdf',out(fn));shutil.rmtree(f'{R}/.t')
tie(rows,'annualRent',ta);tie(rows,'area',ga)
save(fn,'RETAIL','appraisal report pages: narrative, rent schedule table, rental comparables table',True,dict(propertyName='Willow Creek Plaza',asOnDate='2025-10-15',units=11,occupied=9,vacant=2,rows=rows))
