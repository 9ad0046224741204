from lib import *; from docx import Document; from docx.shared import Pt,Inches; from docx.enum.text import WD_ALIGN_PARAGRAPH as A
import subprocess
r=random.Random(404); n=N(404); fn='bascom_duplexes_exhibit_c.pdf'
d=Document(); s=d.sections[0]; s.left_margin=s.right_margin=Inches(.8); s.top_margin=Inches(.8); d.styles['Normal'].font.name='Liberation Serif'; d.styles['Normal'].font.size=Pt(11)
for t,b in [('IN RE: HORACE J. BASCOM AND TRUDY BASCOM, DEBTORS',True),('Case No. 25-41877   Chapter 7',False),('EXHIBIT C: TENANTS OF THE DUPLEX PROPERTIES',True),('As of September 15, 2025',False)]:
    p=d.add_paragraph(); p.alignment=A.CENTER; p.paragraph_format.space_after=Pt(2); x=p.add_run(t); x.bold=b
d.add_paragraph(); d.add_paragraph('The debtors report the following occupants. Amounts are per calendar month and do not include utilities, which the tenants pay directly. Written leases were produced except where shown as MTM.')
H=['Property','Side','Tenant','Bed/ Bath','Rent','Security held','Lease ends','Remarks']
w=[1.15,.6,1.35,.55,.75,.8,.85,1.2]
T=d.add_table(rows=1,cols=8); T.style='Table Grid'; T.autofit=False
def put(c,t,al=None,b=False):
    p=c.paragraphs[0]; x=p.add_run(t); x.font.size=Pt(9.5); x.bold=b
    if al: p.alignment=al
for i,h in enumerate(H): put(T.rows[0].cells[i],h,A.CENTER,True)
P=['112-114 Fenwick Ave.','230 Sycamore St.','519-521 Dale Rd.','77 W. Third St.','1406 Orchard Ln.','1410 Orchard Ln.','8 Pump House Rd.']
rows=[];t1=t2=0;vac=0
for pi,p in enumerate(P):
    sides=p.split(' ')[0].split('-') if '-' in p else r.choice([['Left','Right'],['Up','Down'],['A','B'],['East','West']])
    bb=r.choice(['2/1','2/1','3/1','2/1.5']); first=None
    for j,u in enumerate(sides):
        c=T.add_row().cells
        if j==0: put(c[0],p); first=c[0]
        else: first.merge(c[0])
        put(c[1],u); put(c[3],bb,A.CENTER)
        if (pi,j) in((2,1),(6,0)):
            put(c[2],'Vacant'); put(c[4],'-',A.RIGHT); put(c[5],'-',A.RIGHT); put(c[7],['needs furnace','water damage, not rentable'][pi==6]); vac+=1
            rows.append(row(unit=u,propertyName=p,unitType=bb,statusText='Vacant')); continue
        who=n(r.choice(['fl','couple','fl'])); a=r.choice([795,825,850,895,925,960,1050]); dep=r.choice([a,a,500,0]); e=rd(r,(2025,10,1),(2026,8,30)); e=(e.replace(day=1)-dt.timedelta(days=1)) if e.month!=10 or e.year>2025 else dt.date(2025,10,31)
        mt=r.random()<.35; es='MTM' if mt else f'{e.month}/{e.day}/{e.year}'
        put(c[2],who);put(c[4],f'${a:,}',A.RIGHT);put(c[5],f'${dep:,}',A.RIGHT);put(c[6],es,A.CENTER);put(c[7],r.choice(['','','','Section 8 pays part','one dog','pays late','mows both sides']))
        t1+=a;t2+=dep; rows.append(row(unit=u,propertyName=p,unitType=bb,tenantName=who,statusText='Occupied',contractRent=a,deposit=dep,leaseEndDate='MTM' if mt else iso(e)))
c=T.add_row().cells; x=c[0].merge(c[3]); put(x,'TOTAL (7 duplexes, 14 units, 12 rented)',None,True); put(c[4],f'${t1:,}',A.RIGHT,True); put(c[5],f'${t2:,}',A.RIGHT,True)
for i,q in enumerate(w): T.columns[i].width=Inches(q)
for rw in T.rows:
    for i,q in enumerate(w): rw.cells[i].width=Inches(q)
d.add_paragraph(); d.add_paragraph('We declare that the foregoing list is true and complete to the best of our knowledge.'); d.add_paragraph('______________________________          ______________________________\nHorace J. Bascom                                           Trudy Bascom')
o=ROOT+'/makers/bascom_duplexes_exhibit_c.docx'; d.save(o)
subprocess.run(['soffice','--headless',f'-env:UserInstallation=file://{ROOT}/.lo','--convert-to','pdf','--outdir',ROOT+'/documents',o],check=True,capture_output=True)
save(fn,'SINGLE_FAMILY_RENTAL','word-processor court exhibit, merged property cells',False,None,'2025-09-15',rows,14,14-vac,vac)
