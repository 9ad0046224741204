import random, subprocess, tempfile; from common import *
from docx import Document
from docx.shared import Pt, Inches, RGBColor
from docx.enum.section import WD_ORIENT
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
random.seed(4103)
F='Wexham Medical Arts - Tenant Schedule.pdf'
# floor, suite, tenant, specialty, rsf, start, end, base, steps, camtax, parking, note
D=[('First Floor','100','Wexham Family Dental, PLLC','general dentistry',2840,'2019-07-01','2029-06-30',5206.67,[('2026-07-01',5348.67)],1845.99,120.00,''),
('First Floor','110','Corriedale Imaging Partners, LP','MRI / x-ray',4115,'2021-01-01','2030-12-31',8401.46,[('2026-01-01',8653.50),('2028-01-01',9180.50)],2674.75,240.00,'a'),
('First Floor','120 & 125','Hearthside Pharmacy Corp.','retail pharmacy',1960,'2016-10-01','2026-09-30',3756.67,[],1274.00,0,''),
('First Floor','130','VACANT','',1225,None,None,None,[],None,None,''),
('Second Floor','200','Ostrava Orthopedic Associates','orthopedics',5380,'2020-04-01','2030-03-31',10312.00,[('2026-04-01',10621.36)],3497.00,360.00,''),
('Second Floor','210','Dr. L. Penhallow, DPM','podiatry',1105,'2023-03-01','2026-02-28',1979.79,[],718.25,60.00,''),
('Second Floor','215','Blue Fern Physical Therapy','rehab',1740,None,'MTM',2900.00,[],1131.00,60.00,'b'),
('Second Floor','220','Tamarack Behavioral Health, Inc.','counseling',2210,'2024-09-01','2029-08-31',4143.75,[('2026-09-01',4247.34),('2027-09-01',4353.53)],1436.50,0,''),
('Third Floor','300','Wexham Surgical Group','surgery center',6075,'2018-01-01','2032-12-31',11137.50,[],3948.75,480.00,'c'),
('Third Floor','310','VACANT','',880,None,None,None,[],None,None,''),
('Third Floor','315','Pinecrest Allergy & Asthma','allergist',1290,'2022-11-01','2027-10-31',2472.50,[('2025-11-01',2546.68)],838.50,60.00,''),
('Third Floor','Rooftop','Skyline Towers Wireless','antenna',None,'2017-05-01','2027-04-30',1450.00,[('2026-05-01',1493.50)],None,None,'')]
def us(d):
    if d is None or d=='MTM': return d
    y,mo,da=d.split('-'); return f'{int(mo)}/{int(da)}/{y[2:]}'
doc=Document(); s=doc.sections[0]; s.orientation=WD_ORIENT.LANDSCAPE; s.page_width,s.page_height=Inches(11),Inches(8.5)
s.left_margin=s.right_margin=Inches(.6); s.top_margin=Inches(.6); s.bottom_margin=Inches(.5)
st=doc.styles['Normal']; st.font.name='Liberation Serif'; st.font.size=Pt(9.5); st.paragraph_format.space_after=Pt(0)
def para(t,b=False,sz=None,al=None,i=False,after=0):
    p=doc.add_paragraph(); r=p.add_run(t); r.bold=b; r.italic=i
    if sz: r.font.size=Pt(sz)
    if al: p.alignment=al
    p.paragraph_format.space_after=Pt(after); return p
para('WEXHAM MEDICAL ARTS BUILDING, LLC',True,14,AL.CENTER); para('1750 Old Quarry Road, Wexham',al=AL.CENTER)
para('Schedule of Tenants and Rents in effect October 1, 2025',True,11,AL.CENTER,after=6)
para('Prepared for First Piedmont Bank, annual loan review (Loan 70-11853).  All monthly amounts are as billed for October 2025.',i=True,after=4)
hd=['Suite','Tenant','Use','Sq. Ft.','Lease Term','Base Rent\nper Month','Rent\n$/SF/yr','Next Increases','CAM & Taxes\n(estimate)','Reserved\nParking','Total\nMonthly']
wd=[.72,1.85,1.0,.55,1.2,.78,.55,1.15,.8,.65,.75]
t=doc.add_table(rows=1,cols=11); t.style='Table Grid'; t.autofit=False
def shade(c,h):
    e=OxmlElement('w:shd'); e.set(qn('w:val'),'clear'); e.set(qn('w:fill'),h); c._tc.get_or_add_tcPr().append(e)
def cell(c,v,b=False,al=None,sz=9,i=False,sup=None):
    p=c.paragraphs[0]; r=p.add_run(v); r.bold=b; r.italic=i; r.font.size=Pt(sz)
    if al: p.alignment=al
    if sup: q=p.add_run(' ('+sup+')'); q.font.size=Pt(7.5)
for c,h in zip(t.rows[0].cells,hd): cell(c,h,True,AL.CENTER,8.5); shade(c,'D9E2D0')
e=OxmlElement('w:tblHeader'); e.set(qn('w:val'),'true'); t.rows[0]._tr.get_or_add_trPr().append(e)
rows=[]; T=[0]*5; fl=None; occ_sf=0
for f,su,ten,sp,sf,a,b,base,steps,cam,pk,nt in D:
    if f!=fl:
        r=t.add_row(); c=r.cells[0].merge(r.cells[10]); cell(c,f,True,i=True); shade(c,'F2F2F2'); fl=f
    r=t.add_row().cells
    cell(r[0],su); vac=ten=='VACANT'
    cell(r[1],ten,vac,sup=nt or None); cell(r[2],sp,sz=8.5); cell(r[3],f'{sf:,}' if sf else '—',al=AL.RIGHT)
    term='' if vac else ('Month to month' if b=='MTM' else f'{us(a)} – {us(b)}')
    cell(r[4],term,al=AL.CENTER)
    if not vac:
        tot=base+(cam or 0)+(pk or 0)
        cell(r[5],m(base),al=AL.RIGHT); cell(r[6],f'{base*12/sf:.2f}' if sf else '—',al=AL.RIGHT)
        cell(r[7],'\n'.join(f'{us(d)}: {m(v)}' for d,v in steps) or ('flat' if nt!='c' else 'CPI, Jan. 1'),sz=8.5)
        cell(r[8],m(cam) if cam is not None else '—',al=AL.RIGHT); cell(r[9],m(pk) if pk else ('—' if pk is None else '0.00'),al=AL.RIGHT); cell(r[10],m(tot),al=AL.RIGHT)
        for k,v in enumerate((sf or 0,base,cam or 0,pk or 0,tot)): T[k]+=v
    else: T[0]+=sf; 
    name=ten
    rows.append(dict(unit=su,section=f,area=sf,tenantName=None if vac else name,statusText='VACANT' if vac else 'Occupied',leaseStartDate=a,leaseEndDate='Month to month' if b=='MTM' else b,contractRent=base,
      charges=[x for x in [{'code':'CAM & Taxes','amount':cam} if cam is not None else None,{'code':'Reserved Parking','amount':float(pk)} if pk is not None else None] if x],
      totalCharges=None if vac else round(tot,2),rentSteps=[{'date':d,'amount':v} for d,v in steps]))
r=t.add_row().cells
cell(r[1],'Building total',True); cell(r[3],f'{T[0]:,}',True,AL.RIGHT)
for k,v in ((5,T[1]),(8,T[2]),(9,T[3]),(10,T[4])): cell(r[k],m(v),True,AL.RIGHT)
for c,w in zip(t.columns,wd): c.width=Inches(w)
for row in t.rows:
    for c,w in zip(row.cells,wd): c.width=Inches(w)
    x=OxmlElement('w:cantSplit'); row._tr.get_or_add_trPr().append(x)
para('',sz=4)
v=sum(d[4] for d in D if d[2]=='VACANT')
para(f'Leased {T[0]-v:,} sq. ft. of {T[0]:,} sq. ft. ({(T[0]-v)/T[0]*100:.1f}%).  Eleven suites, nine leased and two vacant, plus one rooftop license.',after=3)
for x in ['(a) Two 5-year options at 95% of market. (b) Lease expired 6/30/25; renewal under negotiation. (c) Owner affiliate; guaranteed by the physicians; rent reset each January 1 by CPI, not below 2%.']: para(x,sz=8.5,after=6)
para('I certify that the above is correct to the best of my knowledge.',after=8); para('______________________________      Oct. 6, 2025',); para('R. Kestelbaum, practice administrator')
d=tempfile.mkdtemp(); p=os.path.join(d,F.replace('.pdf','.docx')); doc.save(p)
subprocess.run(['soffice','--headless','--convert-to','pdf','--outdir',DOC,p],check=True,capture_output=True)
save(F,'OFFICE','Word table printed to PDF, floors as merged rows, term in one cell, wrapped rent steps, footnotes',False,
 dict(propertyName='Wexham Medical Arts Building',asOnDate='2025-10-01',units=None,occupied=None,vacant=2,sheet=None,planted=None,rows=rows))
print([round(x,2) for x in T], round(sum(r.get('totalCharges') or 0 for r in rows),2))
