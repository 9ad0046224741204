from common import *
from docx import Document
from docx.shared import Pt, Inches
from docx.enum.section import WD_ORIENT
from docx.enum.text import WD_ALIGN_PARAGRAPH as A
NAME='Cedar Fork Plaza - Rent Roll Oct 2025.pdf'
# suite, tenant, sf, rent, cam, taxins, start, end, note, steps
R=[
('101','Bluegrass Pharmacy & Compounding',3200,4480,560,373.33,D(2018,4,1),D(2028,3,31),'Rent goes to $4,614 on 4/1/2026 and $4,752 on 4/1/2027. One 5-yr option.',[(D(2026,4,1),4614),(D(2027,4,1),4752)]),
('102','Lucky Dog Grooming',1200,1750,210,140,D(2022,8,1),D(2027,7,31),'Increases to $1,800 8/1/2026',[(D(2026,8,1),1800)]),
('103','Tequila Joe’s Mexican Grill, LLC',2800,4200,490,326.67,D(2020,11,1),D(2030,10,31),'$4,300 from 11/1/2026; $4,400 from 11/1/2028. Personal guaranty.',[(D(2026,11,1),4300),(D(2028,11,1),4400)]),
('104','Vacant',1200,None,None,None,None,None,'Was a vape shop. Being shown now',[]),
('105','Simply Sewing',1200,1550,210,140,D(2016,2,1),'Month to month','',[]),
('106-107','Dollar Depot #1184',6400,6133.33,1120,746.67,D(2021,1,1),D(2030,12,31),'Flat to expiration. Two 5-yr options at 8% increase',[]),
('108','Keystone Physical Therapy, P.C.',2000,3000,350,233.33,D(2024,6,1),D(2029,5,31),'6/1/2026 $3,090; 6/1/2027 $3,182.70; 6/1/2028 $3,278.18',[(D(2026,6,1),3090),(D(2027,6,1),3182.70),(D(2028,6,1),3278.18)]),
('109','Hartwell Insurance Agency',900,1275,157.50,105,D(2023,3,1),D(2026,2,28),'Has asked to renew 3 yrs',[]),
('110','Magic Wok (Chen Family Foods)',1500,2250,262.50,175,D(2019,9,1),D(2029,8,31),'Goes to $2,325 on 9/1/2027',[(D(2027,9,1),2325)]),
('111','Vacant',1800,None,None,None,None,None,'Dark since March. Former laundromat',[]),
('Pad','Cedar Fork Credit Union (ground lease)',None,2500,None,None,D(2015,7,1),D(2035,6,30),'Pays own taxes & CAM. $2,750 starting 7/1/2030',[(D(2030,7,1),2750)]),
]
d=Document(); s=d.sections[0]; s.orientation=WD_ORIENT.LANDSCAPE; s.page_width,s.page_height=Inches(11),Inches(8.5)
for k in('left_margin','right_margin'): setattr(s,k,Inches(.6))
s.top_margin=Inches(.7); s.bottom_margin=Inches(.6)
st=d.styles['Normal']; st.font.name='Liberation Serif'; st.font.size=Pt(10); st.paragraph_format.space_after=Pt(0)
p=d.add_paragraph(); p.alignment=A.CENTER; q=p.add_run('CEDAR FORK PLAZA'); q.bold=True; q.font.size=Pt(16)
p=d.add_paragraph('4410 Old Mill Pike  –  owned by Fork Partners, a general partnership'); p.alignment=A.CENTER
p=d.add_paragraph(); p.alignment=A.CENTER; q=p.add_run('Tenants and rents as of October 1, 2025'); q.italic=True
d.add_paragraph()
H=['Suite','Tenant','Sq. Ft.','Base Rent\nper month','CAM\nper month','Tax & Ins\nper month','Total\nper month','Lease Term','Rent increases / remarks']
Wd=[.62,1.95,.6,.85,.78,.78,.88,1.2,2.15]
tb=d.add_table(rows=1,cols=9); tb.style='Table Grid'; tb.autofit=False
def put(cell,txt,bold=False,right=False,z=9):
    p=cell.paragraphs[0]; q=p.add_run(txt); q.bold=bold; q.font.size=Pt(z)
    if right: p.alignment=A.RIGHT
for i,h in enumerate(H): put(tb.rows[0].cells[i],h,True)
f=lambda v:'' if v is None else '$'+m2(v)
rows=[]
for u,ten,sf,rent,cam,ti,a,b,note,steps in R:
    c=tb.add_row().cells; vac=ten=='Vacant'
    tot=None if rent is None else rent+(cam or 0)+(ti or 0)
    term='' if a is None else f'{us(a)} to {us(b)}' if not isinstance(b,str) else f'{us(a)}, now {b.lower()}'
    for i,v in enumerate([u,ten,m0(sf) if sf else '',f(rent),f(cam),f(ti),f(tot),term,note]): put(c[i],v,right=2<=i<=6)
    rows.append(dict(unit=u,area=sf,tenantName=None if vac else ten,statusText='Vacant' if vac else 'Occupied',contractRent=rent,leaseStartDate=a,
      leaseEndDate='month to month' if isinstance(b,str) else b,totalCharges=None if tot is None else round(tot,2),
      charges=[x for x in [dict(code='Base Rent',amount=rent),dict(code='CAM',amount=cam),dict(code='Tax & Ins',amount=ti)] if x['amount'] is not None],
      rentSteps=[dict(date=x,amount=y) for x,y in steps]))
T=lambda i:sum(x[i] or 0 for x in R)
c=tb.add_row().cells
for i,v in enumerate(['','TOTAL',m0(T(2)),f(T(3)),f(T(4)),f(T(5)),f(T(3)+T(4)+T(5)),'','']): put(c[i],v,True,2<=i<=6)
for i,w in enumerate(Wd): tb.columns[i].width=Inches(w)
for row in tb.rows:
    for i,w in enumerate(Wd): row.cells[i].width=Inches(w)
d.add_paragraph()
vs=sum(x[2] for x in R if x[1]=='Vacant')
d.add_paragraph(f'11 spaces, 9 rented and 2 vacant ({m0(vs)} sq. ft. vacant out of {m0(T(2))}).  All leases are triple net. CAM and tax/insurance are billed as monthly estimates and trued up each April.')
d.add_paragraph('The credit union owns its building; we only lease them the ground.')
d.add_paragraph(); d.add_paragraph('Submitted to the bank by:  ____________________________     Date: ____________')
src=TMP+'/strip.docx'; d.save(src); topdf(src,DOC+'/'+NAME)
save(NAME,dict(propertyName='Cedar Fork Plaza',asOnDate='2025-10-01',units=11,occupied=9,vacant=2,rows=rows),'RETAIL','Typed in Word by the owner and printed; lease term in one cell, rent steps in remarks',True)
