from common import *
import docx, subprocess; from docx.shared import Pt, Inches; from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
from docx.oxml.ns import qn; from docx.oxml import OxmlElement
r=random.Random(7512); N=Names(r)
fn='d12_bitterroot_trailer_court.pdf'
d=docx.Document(); s=d.sections[0]; s.page_width=Inches(8.5); s.page_height=Inches(11); s.left_margin=s.right_margin=Inches(.3); s.top_margin=s.bottom_margin=Inches(.7)
d.styles['Normal'].font.name='Liberation Sans'; d.styles['Normal'].font.size=Pt(9.5)
p=d.add_paragraph(); x=p.add_run("Sapphire Trailer Court"); x.bold=True; x.font.size=Pt(18); p.paragraph_format.space_after=Pt(0)
p=d.add_paragraph("Rent list for January 2026 - Eastside Hwy, Stevensville, Montana. Rent is due the 1st, $25 late fee after the 10th. Owners of homes pay their own power and propane."); p.paragraph_format.space_after=Pt(6)
H=["Space","Name","Home","Here\nsince","Rent","Water","Trash","Total\ndue","Deposit","Owing"]
t=d.add_table(rows=1,cols=10); t.style='Table Grid'; t.autofit=False
Wd=[.5,1.45,1.3,.62,.72,.55,.52,.75,.75,.74]
def put(c,v,al=None,b=False,i=False):
    p=c.paragraphs[0]; p.paragraph_format.space_after=Pt(0); q=p.add_run(v); q.bold=b; q.italic=i; q.font.size=Pt(8.5)
    if al: p.alignment=AL.RIGHT
for j,h in enumerate(H): put(t.rows[0].cells[j],h,j>3,True)
tp=t.rows[0]._tr.get_or_add_trPr(); e=OxmlElement('w:tblHeader'); e.set(qn('w:val'),'true'); tp.append(e)
rows=[]; m=lambda v:f"{v:,.2f}"; homes=["'78 Marlette","'94 Fleetwood 16x76","'86 Skyline","'01 Champion DW","'73 Boise Cascade","'98 Nashua","'82 Kit 14x66"]
for n in range(1,35):
    if n==13: continue
    u=str(n) if n!=12 else "12"; c=t.add_row().cells; po=r.random()<.22; home=r.choice(homes)
    if n in(6,19,27):
        vac="Empty" ; txt={6:"bare pad",19:"court-owned home, being fixed",27:"bare pad"}[n]
        put(c[0],u); put(c[1],vac,i=True); put(c[2],txt,i=True); rows.append(row(unit=u,statusText=vac)); continue
    nm=N(r.choice(['{f} {l}','{f} {l}','{f} and {g} {l}','{l}, {f}'])); sr=r.choice([375,375,375,390,350])+(r.choice([450,500,525]) if po else 0); hr=r.choice([28,28,34]); tr=r.choice([15,15,15,22.5]); tot=sr+hr+tr; dep=r.choice([300,375,0]) if not po else r.choice([700,850]); own=0 if r.random()>.2 else r.choice([tot,tot+25,60,-tot])
    y=D(r.randint(1998,2025),r.randint(1,12),1); 
    put(c[0],u); put(c[1],nm); put(c[2],(home+" (court's)") if po else home); put(c[3],f"{y.month}/{y.year}"); put(c[4],m(sr),1); put(c[5],m(hr) if hr else "",1); put(c[6],m(tr),1); put(c[7],m(tot),1); put(c[8],m(dep) if dep else "",1); put(c[9],"" if not own else (m(own) if own>0 else f"{m(-own)} cr"),1)
    ch=[dict(code="Rent",amount=sr)]+([dict(code="Water",amount=hr)] if hr else [])+[dict(code="Trash",amount=tr)]
    rows.append(row(unit=u,tenantName=nm,statusText="Occupied",moveInDate=f"{y.month}/{y.year}",contractRent=sr,charges=ch,totalCharges=tot,deposit=dep or None,balance=own or None,_s=sr,_h=hr,_t=tr))
T={k:S(rows,k) for k in('contractRent','totalCharges','deposit','balance')}
c=t.add_row().cells; put(c[1],"TOTAL",b=True)
for j,v in ((4,S(rows,'_s')),(5,S(rows,'_h')),(6,S(rows,'_t')),(7,T['totalCharges']),(8,T['deposit'])): put(c[j],m(v),1,True)
put(c[9],m(T['balance']) if T['balance']>=0 else m(-T['balance'])+" cr",1,True)
for x in rows: [x.pop(k,None) for k in('_s','_h','_t')]
for j,g in enumerate(t._tbl.tblGrid.findall(qn('w:gridCol'))): g.set(qn('w:w'),str(int(Wd[j]*1440)))
for rw in t.rows:
    pr=rw._tr.get_or_add_trPr(); ee=OxmlElement('w:cantSplit'); pr.append(ee)
    for j,w in enumerate(Wd): rw.cells[j].width=Inches(w)
p=d.add_paragraph(); p.paragraph_format.space_before=Pt(6)
p.add_run(f"{len(rows)} spaces (there is no 13): {len(rows)-3} rented, 3 empty. \"cr\" means paid ahead. Rent includes the home where it says court's.").font.size=Pt(9)
o=B+'makers/d12.docx'; d.save(o)
subprocess.run(['soffice','--headless','-env:UserInstallation=file://build/blind/.lo','--convert-to','pdf','--outdir',B+'documents',o],check=True,capture_output=True); import os; os.replace(B+'documents/d12.pdf',B+'documents/'+fn)
save(fn,truth("Sapphire Trailer Court","2026-01",rows,len(rows)-3,3),"MANUFACTURED_HOUSING","Word table printed to PDF, rent + water + trash columns",True,T)
