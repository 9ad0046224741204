# Word letter with a small mixed-use table, saved as PDF
from common import *
from docx import Document
from docx.shared import Pt, Inches
from docx.enum.text import WD_ALIGN_PARAGRAPH as WA
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
import subprocess
FN='Corner of Main and 4th - certified rent roll.pdf'
d=Document(); s=d.sections[0]; s.left_margin=s.right_margin=Inches(.8); s.top_margin=Inches(.8); st=d.styles['Normal']; st.font.name='Liberation Serif'; st.font.size=Pt(11)
p=d.add_paragraph(); p.alignment=WA.CENTER; x=p.add_run('RENT ROLL'); x.bold=True; x.font.size=Pt(16)
p=d.add_paragraph('400-404 Main Street, Staunton, Virginia\nAs of April 1, 2025'); p.alignment=WA.CENTER
d.add_paragraph('Borrower: Main & Fourth Holdings, LLC                    Lender file no. 25-0388')
H=['Unit','Tenant','Use','Sq. Ft.','Lease Term','Monthly Rent','Deposit']
R_=[('h','Ground floor'),
('400','Rook & Pawn Books','Retail',1650,D(2021,6,1),D(2026,5,31),2450,2450,None),
('402','Old Dominion Title Agency, Inc.','Office',1180,D(2023,1,1),D(2027,12,31),1900,1900,(D(2026,1,1),1975)),
('404','Marrow & Vine (restaurant)','Restaurant',2300,D(2019,10,1),D(2029,9,30),4100,8000,(D(2025,10,1),4305)),
('h','Second floor'),
('2A','Joelle Fairbairn','1 bedroom',710,D(2024,9,1),D(2025,8,31),1150,1150,None),
('2B','Vacant','1 bedroom',725,None,None,None,None,None),
('2C','P. Castellon and T. Wexley','2 bedroom',960,D(2024,7,15),'MTM',1395,1395,None),
('h','Third floor'),
('3A','Hollis Quillen','2 bedroom loft',1240,D(2025,2,1),D(2026,1,31),1725,1725,None)]
tb=d.add_table(rows=1,cols=7); tb.style='Table Grid'; W=[.5,1.75,1.05,.65,1.35,.9,.75]; rows=[]; S=dict(sf=0,r=0,d=0); sec=None
def put(c,t,b=False,al=None,i=False):
    q=c.paragraphs[0]; q.paragraph_format.space_after=Pt(0); u=q.add_run(t); u.bold=b; u.italic=i; u.font.size=Pt(9.5)
    if al: q.alignment=al
def shade(c,h):
    e=OxmlElement('w:shd'); e.set(qn('w:val'),'clear'); e.set(qn('w:fill'),h); c._tc.get_or_add_tcPr().append(e)
for c,h in zip(tb.rows[0].cells,H): put(c,h,True,WA.CENTER)
L=lambda q:f'{q.strftime("%B")[:3]}. {q.day}, {q.year}' if q.month not in(5,6,7) else f'{q.strftime("%B")} {q.day}, {q.year}'
notes=[]
for x in R_:
    c=tb.add_row().cells
    if x[0]=='h': m=c[0].merge(c[6]); put(m,x[1],True); shade(m,'EDEDED'); sec=x[1]; continue
    u,nm,use,sf,a,b,rent,dep,stp=x; vac=nm=='Vacant'; k='' if not stp else '*'*(len(notes)+1)
    put(c[0],u); put(c[1],nm); put(c[2],use); put(c[3],m0(sf),al=WA.RIGHT); S['sf']+=sf
    t=dict(unit=u,unitType=use,area=sf,section=sec,statusText='Vacant' if vac else 'Occupied')
    if not vac:
        put(c[4],(L(a)+' to\n'+L(b)) if b!='MTM' else L(a)+' to\nMTM'); put(c[5],f'${rent:,}{k}',al=WA.RIGHT); put(c[6],f'${dep:,}',al=WA.RIGHT); S['r']+=rent; S['d']+=dep
        t.update(tenantName=nm,leaseStartDate=a,leaseEndDate=b,contractRent=rent,deposit=dep)
        if stp: t['rentSteps']=[dict(date=iso(stp[0]),amount=stp[1])]; notes.append(f'{k} Unit {u}: rent increases to ${stp[1]:,} per month on {L(stp[0])}')
    rows.append(t)
c=tb.add_row().cells; m=c[0].merge(c[2]); put(m,'Total (7 units, 6 occupied)',True); put(c[3],m0(S['sf']),True,WA.RIGHT); put(c[5],f"${S['r']:,}",True,WA.RIGHT); put(c[6],f"${S['d']:,}",True,WA.RIGHT)
tb.autofit=False
for g,w in zip(tb._tbl.tblGrid.findall(qn('w:gridCol')),W): g.set(qn('w:w'),str(int(w*1440)))
for rw in tb.rows:
    k=0
    for tc in rw._tr.tc_lst:
        n=tc.grid_span; tc.width=Inches(sum(W[k:k+n])); k+=n
q=d.add_paragraph(); q.paragraph_format.space_before=Pt(6)
for n in notes: d.add_paragraph(n).paragraph_format.space_after=Pt(2)
d.add_paragraph('Heat is included for the second and third floors. Tenants of the ground floor pay their own utilities and reimburse one third of the real estate taxes each.')
d.add_paragraph('The undersigned certifies that the foregoing is true, complete and correct as of the date stated above.')
d.add_paragraph('\nMAIN & FOURTH HOLDINGS, LLC\n\nBy: ______________________________\n      Managing Member')
tmp=os.path.join(ROOT,'makers',FN[:-4]+'.docx'); d.save(tmp)
subprocess.run(['soffice','--headless','-env:UserInstallation=file://'+ROOT+'/.lo','--convert-to','pdf','--outdir',DOC,tmp],check=True,capture_output=True)
save(FN,'MIXED_USE','certified rent roll letter made in Word, by floor, step footnotes',False,'400-404 Main Street','2025-04-01',7,6,1,rows)
