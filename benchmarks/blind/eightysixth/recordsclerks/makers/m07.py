# word-processor table: land of an estate let to farms, billboards, towers, church; docx converted by LibreOffice
from common import *
import docx, subprocess
from docx.shared import Pt, Inches
from docx.enum.section import WD_ORIENT
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
r=random.Random(8607)
fn='Ground_leases_Est_of_Swanberg.pdf'
D=docx.Document(); s=D.sections[0]; s.orientation=WD_ORIENT.LANDSCAPE; s.page_width,s.page_height=Inches(11),Inches(8.5)
s.left_margin=s.right_margin=Inches(.6); s.top_margin=Inches(.6); s.bottom_margin=Inches(.6)
D.styles['Normal'].font.name='Liberation Serif'; D.styles['Normal'].font.size=Pt(10)
def para(t,b=False,sz=None,al=None):
    p=D.add_paragraph(); q=p.add_run(t); q.bold=b; p.paragraph_format.space_after=Pt(2)
    if sz: q.font.size=Pt(sz)
    if al: p.alignment=al
para('COUNTY COURT OF PLATTE VALLEY COUNTY, NEBRASKA',True,11,AL.CENTER)
para('In the Matter of the Estate of Harold T. Swanberg, Deceased  -  Case No. PR 24-67',False,10,AL.CENTER)
para('EXHIBIT C - LAND AND SITE TENANCIES IN FORCE ON JANUARY 15, 2025',True,12,AL.CENTER)
para('Crop ground is let for cash, half payable March 1 and half December 1. No share leases remain. Where a site pays by the month the monthly figure is shown; the yearly figure is twelve times it.')
T=[ # no, section, premises, acres text, tenant, begin,end, monthly, yearly, next increase
('1','Farm tenancies','NE¼ 14-9-11, irrigated','Lockridge Bros. Farms',d(2022,3,1),d(2026,2,28),None,154.2*290,None),
('2','Farm tenancies','NW¼ 14-9-11, dryland','Lockridge Bros. Farms',d(2022,3,1),d(2026,2,28),None,158.0*145,None),
('3','Farm tenancies','S½ SE¼ 23-9-11, pasture','Wade Obermeyer',d(2024,5,1),d(2025,10,31),None,2960,None),
('4','Farm tenancies','Lot 3, river accretion, hay','(not let)',None,None,None,0,None),
('5','Farm tenancies','Feed yard and bins, 23-9-11','Osterhaus Cattle Co.',d(2020,1,1),d(2029,12,31),850,10200,(d(2026,1,1),900)),
('6','Farm tenancies','Farmstead house and 2 ac.','Kirk & Lena Verbeek','month to month','month to month',900,10800,None),
('7','Signs','Billboard, Hwy 30 north face','Plainview Outdoor, Inc.',d(2018,7,1),d(2028,6,30),175,2100,(d(2026,7,1),200)),
('8','Signs','Billboard, Hwy 30 south face','Plainview Outdoor, Inc.',d(2018,7,1),d(2028,6,30),175,2100,(d(2026,7,1),200)),
('9','Signs','Billboard, Rd 22 (structure down)','(not let)',None,None,None,0,None),
('10','Towers','Cell tower site, 75 x 75 ft.','Meridian Tower Holdings LLC',d(2009,10,1),d(2029,9,30),1285,15420,(d(2025,10,1),1324)),
('11','Towers','Ground space at tower, 10 x 12 ft.','Four Rivers Wireless Co-op',d(2016,4,1),d(2026,3,31),310,3720,None),
('12','Towers','Elevator leg, antenna only','Skyline Rural Internet',d(2021,9,1),d(2025,8,31),90,1080,None),
('13','Other','Schoolhouse, church use','Zion Valley Fellowship','at will','at will',100,1200,None),
('14','Other','Quonset, 40 x 80 ft.','Platte Valley Seed & Supply',d(2023,11,1),d(2025,10,31),475,5700,None),
('15','Other','Hunting blind, Lot 5','Goosetown Gun Club',d(2024,9,1),d(2025,2,28),None,1500,None)]
H=['No.','Premises','Tenant','From','To','Monthly\nrent','Yearly\nrent','Next increase']
tb=D.add_table(rows=1,cols=8); tb.style='Table Grid'; W=[.4,2.35,2.05,1.05,1.05,.75,.9,1.25]
def cell(c,t,b=False,al=None,it=False):
    p=c.paragraphs[0]; q=p.add_run(t); q.bold=b; q.italic=it; q.font.size=Pt(9.5)
    if al: p.alignment=al
for c,h in zip(tb.rows[0].cells,H): cell(c,h,True,AL.CENTER)
m=lambda v:format(v,',.2f'); dd=lambda x:'' if x is None else x if isinstance(x,str) else x.strftime('%b %-d, %Y')
rows=[]; sec=None; ty=0; tm=0; sub=0
def subt():
    cs=tb.add_row().cells; cell(cs[1].merge(cs[4]),'Subtotal, '+sec.lower(),it=True,al=AL.RIGHT); cell(cs[6],m(sub),it=True,al=AL.RIGHT)
for no,sc,pr,tn,a,b,mo,yr,inc in T:
    if sc!=sec:
        if sec: subt()
        cs=tb.add_row().cells; x=cs[0].merge(cs[7]); cell(x,sc.upper(),True); sec=sc; sub=0
    cs=tb.add_row().cells; v=tn=='(not let)'
    for i,(c,t) in enumerate(zip(cs,[no,pr,tn,dd(a),dd(b),m(mo) if mo else '','none' if v else m(yr),'$%d/mo. %s'%(inc[1],inc[0].strftime('%m/%d/%Y')) if inc else ''])): cell(c,t,al=AL.RIGHT if i in(5,6) else None)
    sub+=yr; ty+=yr; tm+=mo or 0
    rows.append(row(unit=no,unitType=pr,section=sc.upper(),tenantName=None if v else tn,statusText='not let' if v else 'Occupied',leaseStartDate=a,leaseEndDate=b,contractRent=mo,annualRent=None if v else float(yr),rentSteps=[dict(date=iso(inc[0]),amount=inc[1])] if inc else None))
subt(); cs=tb.add_row().cells; cell(cs[1].merge(cs[4]),'TOTAL, fifteen premises (thirteen let)',True,AL.RIGHT); cell(cs[5],m(tm),True,AL.RIGHT); cell(cs[6],m(ty),True,AL.RIGHT)
for rw in tb.rows:
    for c,w in zip(rw.cells,W): c.width=Inches(w)
for i,w in enumerate(W): tb.columns[i].width=Inches(w)
D.add_paragraph(); para('The Personal Representative has seen signed leases for Nos. 1, 2, 5, 7, 8, 10, 11 and 14. The remainder are reported on the word of the tenants.')
p=f'{ROOT}/makers/tmp/'; os.makedirs(p,exist_ok=True); D.save(p+fn[:-4]+'.docx')
subprocess.run(['soffice','--headless',f'-env:UserInstallation=file://{ROOT}/.lo','--convert-to','pdf','--outdir',ROOT+'/documents',p+fn[:-4]+'.docx'],capture_output=True)
finish(fn,'LAND','word-processor table exhibit, farm/sign/tower ground tenancies',True,rows,'Estate of Harold T. Swanberg','2025-01-15',15,13,2,totals=dict(contractRent=tm,annualRent=ty))
