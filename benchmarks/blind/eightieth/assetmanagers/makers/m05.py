from lib import *
import subprocess
from docx import Document
from docx.shared import Pt,Inches
from docx.enum.section import WD_ORIENT
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
r=random.Random(8005); asof=d(2026,10,1)
F='lakeview_medical_arts.pdf'
T=[('100','Lakeview Imaging Partners, PC',8240,d(2019,4,1),120,34.5),('110','Piedmont Physical Therapy Group',3115,d(2022,7,1),84,29.75),('120','Vacant',1980,None,0,0),('150','Carolina Outpatient Pharmacy, Inc.',1425,d(2022,1,1),60,36),('200','Tri-County Cardiology Associates',6890,d(2018,10,1),120,32.25),('205','Dr. R. Osgood, DPM',1260,d(2024,3,1),36,28),('210','Southern Pediatrics, PA',4375,d(2020,6,1),120,30.5),('220','Blue Ridge Dermatology, LLC',2950,d(2023,9,1),84,33),('240','Vacant',2210,None,0,0),('300','Regional Health System (Admin)',9980,d(2017,1,1),180,28.9),('310','Allergy & Asthma Clinic',2040,d(2025,2,1),60,31.5),('320','Quantum Laboratories Corp.',1675,d(2022,11,1),60,35.25)]
doc=Document();s=doc.sections[0];s.orientation=WD_ORIENT.LANDSCAPE;s.page_width,s.page_height=Inches(11),Inches(8.5)
for k in('left_margin','right_margin','top_margin','bottom_margin'): setattr(s,k,Inches(.6))
doc.styles['Normal'].font.name='Liberation Serif';doc.styles['Normal'].font.size=Pt(10)
def par(t,b=False,sz=10,al=None):
    p=doc.add_paragraph();q=p.add_run(t);q.bold=b;q.font.size=Pt(sz);p.paragraph_format.space_after=Pt(2)
    if al is not None:p.alignment=al
par('EXHIBIT C',True,10,AL.CENTER);par('RENT ROLL',True,14,AL.CENTER);par('Lakeview Medical Arts Building, 4400 Lakeview Drive, Hickory, North Carolina',False,10,AL.CENTER);par('October 1, 2026',False,10,AL.CENTER)
H=['Suite','Tenant','Rentable SF','% of Bldg','Commencement','Expiration','Annual Base Rent','Rent/SF','Scheduled Increases (annual rent)','Renewal Options','Security Deposit']
W=[.45,1.6,.65,.6,.95,.85,.85,.55,1.45,1.05,.75]
tb=doc.add_table(rows=1,cols=11);tb.style='Table Grid';tb.autofit=False
for i,w in enumerate(W): tb.columns[i].width=Inches(w)
tot=sum(x[2] for x in T)
def fill(cells,v,b=False):
    for i,(c,t) in enumerate(zip(cells,v)):
        c.width=Inches(W[i]);p=c.paragraphs[0];p.paragraph_format.space_after=Pt(0);q=p.add_run(t);q.font.size=Pt(8);q.bold=b
        if i in(2,3,6,7,10):p.alignment=AL.RIGHT
fill(tb.rows[0].cells,H,True)
lng=lambda x:x.strftime('%b ')+f'{x.day}, {x.year}'
rows=[];ta=0;td=0
for su,n,sf,st,term,ps in T:
    cs=tb.add_row().cells
    if not st:
        fill(cs,[su,'VACANT',f'{sf:,}',f'{sf/tot:.2%}','','','','','','','']);rows.append(dict(unit=su,area=sf,statusText='VACANT'));continue
    ex=addm(st,term)-dt.timedelta(1);an=round(sf*ps);ta+=an;dep=round(an/12) if r.random()<.7 else 0;td+=dep
    k=d(2026,st.month,1);k=k if k>asof else addm(k,12);inc=[];a=an
    while k<ex and len(inc)<2: a=round(a*1.025);inc.append((k,a));k=addm(k,12)
    if su=='300': inc=[];
    opt=r.choice(['Two 5-yr @ FMV','One 5-yr @ 95% FMV','None','One 3-yr, 2.5% bumps'])
    fill(cs,[su,n,f'{sf:,}',f'{sf/tot:.2%}',lng(st),lng(ex),f'${an:,}',f'${ps:.2f}','\n'.join(f'{smdy(x)}: ${y:,}' for x,y in inc) or ('Flat' if su=='300' else 'None'),opt,f'${dep:,}' if dep else 'Waived'])
    rows.append(dict(unit=su,area=sf,tenantName=n,statusText='Occupied',annualRent=an,leaseStartDate=st,leaseEndDate=ex,deposit=dep or None,rentSteps=[dict(date=x,amount=y,per='year') for x,y in inc]))
occ=sum(x[2] for x in T if x[3])
fill(tb.add_row().cells,['','Total',f'{tot:,}','100.00%','','',f'${ta:,}','','','',f'${td:,}'],True)
par('')
par(f'Leased: {occ:,} RSF ({occ/tot:.1%})     Vacant: {tot-occ:,} RSF ({(tot-occ)/tot:.1%})     Number of suites: {len(T)} (10 leased, 2 vacant)')
par('All leases are triple net; tenants pay their proportionate share of taxes, insurance and common area expenses. Suite 100 holds a right of first offer on Suite 120.')
par('The undersigned certifies that this Rent Roll is true and correct and that there are no defaults by any tenant except as follows: None.');par('LAKEVIEW MAB HOLDINGS, LLC     By: ____________________   Manager',True)
doc.save(B+'.lk.docx')
subprocess.run(['soffice',f'-env:UserInstallation=file://{B}.lo','--headless','--convert-to','pdf','--outdir',B,B+'.lk.docx'],stdout=subprocess.DEVNULL);os.replace(B+'.lk.pdf',D+F);os.remove(B+'.lk.docx')
save(F,'OFFICE','r80a','Loan-exhibit rent roll typed in Word, medical office, annual rents, scheduled increases in one cell, options',False,'Lakeview Medical Arts Building',asof,12,10,2,rows)
