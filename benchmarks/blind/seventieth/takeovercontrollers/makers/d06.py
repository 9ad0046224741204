from common import *
from docx import Document
from docx.shared import Pt,Inches,RGBColor
from docx.enum.section import WD_ORIENT
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
import subprocess
rng=random.Random(7006); fn='Brightwater Plaza tenant schedule.pdf'
ten=[('Unit 1','Harvest Lane Grocers, Inc. (Harvest Lane Market)',14200,11.5),('Unit 2','Bluebell Nail Studio LLC',1150,24),('Unit 3',None,1400,0),('Unit 4','Golden Ladle Restaurant Group (Golden Ladle Thai)',2250,23),('Unit 5','Sprocket Bicycle Works',1800,20),('Unit 6','Tri-River Urgent Care, P.A.',3600,26.5),('Unit 7','Parcel & Post Express',1200,25),('Unit 8','Kinder Steps Footwear Co.',1650,21),('Unit 9','Moonrise Coffee Roasters, LLC',1300,28),('Unit 10',None,2100,0),('Unit 11','Clover Leaf Cleaners',1500,22),('Pad A','Cornerstone Community Bank',3100,31)]
rows=[]
for u,t,a,rt in ten:
    r=dict(unit=u,area=a)
    if not t: r.update(statusText='VACANT')
    else:
        s=dt.date(rng.choice([2016,2019,2020,2021,2022,2023,2024]),rng.choice([1,3,4,6,8,9,11]),1); e=addm(s,120 if a>3000 else rng.choice([60,84]))-dt.timedelta(1)
        while e<dt.date(2026,1,31): e=addm(e,60)
        mo=round(a*rt/12,2); cam=round(a*3.4/12,2); tx=round(a*2.15/12,2); ins=round(a*.62/12,2)
        r.update(tenantName=t,statusText='Occupied',leaseStartDate=iso(s),leaseEndDate=iso(e) if u!='Unit 11' else 'MTM',contractRent=mo,deposit=0 if a>10000 or u=='Pad A' else round(mo,2))
        r['charges']=[dict(code='CAM',amount=cam),dict(code='R.E. Taxes',amount=tx),dict(code='Insurance',amount=ins)]
        if u=='Pad A': r['charges']=r['charges'][:1]
        r['totalCharges']=round(mo+sum(c['amount'] for c in r['charges']),2)
        nx=dt.date(2025 if s.month>7 else 2026,s.month,1)
        if u not in('Unit 11','Unit 8') and iso(nx)<iso(e): r['rentSteps']=[dict(date=iso(nx),amount=round(mo*(1.03 if a<10000 else 1.05),2))]
    rows.append(r)
d=Document(); s=d.sections[0]; s.orientation=WD_ORIENT.LANDSCAPE; s.page_width,s.page_height=Inches(11),Inches(8.5)
s.left_margin=s.right_margin=Inches(.5); s.top_margin=s.bottom_margin=Inches(.5)
d.styles['Normal'].font.name='Liberation Serif'; d.styles['Normal'].font.size=Pt(10)
p=d.add_paragraph(); p.alignment=AL.CENTER; x=p.add_run('BRIGHTWATER PLAZA'); x.bold=True; x.font.size=Pt(15)
p.paragraph_format.space_after=Pt(0)
p=d.add_paragraph('Schedule of Tenants and Rents at Change of Manager – July 31, 2025'); p.alignment=AL.CENTER
H=['Space','Tenant (d/b/a)','Sq. Ft.','Lease Term','Minimum Rent','CAM','R.E. Taxes','Insurance','Total Monthly','Next Increase','Security Deposit']
Wd=[.6,1.95,.65,1.0,.95,.8,.8,.75,.95,1.0,.85]
t=d.add_table(rows=1,cols=11); t.style='Table Grid'; t.autofit=False
def cell(c,txt,al=AL.LEFT,b=False,fill=None):
    c.text=''; p=c.paragraphs[0]; p.alignment=al; p.paragraph_format.space_after=Pt(0); r=p.add_run(txt); r.font.size=Pt(8.5); r.bold=b
    if fill:
        e=OxmlElement('w:shd'); e.set(qn('w:val'),'clear'); e.set(qn('w:fill'),fill); c._tc.get_or_add_tcPr().append(e)
for c,h in zip(t.rows[0].cells,H): cell(c,h,AL.CENTER,True,'D9D9D9')
RT=AL.RIGHT
def usd(x): return '$'+m2(x)
for r in rows:
    cs=t.add_row().cells
    cell(cs[0],r['unit']); cell(cs[1],r.get('tenantName','VACANT'),b='tenantName' not in r); cell(cs[2],m0(r['area']),RT)
    if 'tenantName' in r:
        f=lambda x: x if x=='MTM' else us(dt.date.fromisoformat(x))
        cell(cs[3],f(r['leaseStartDate'])+' –\n'+f(r['leaseEndDate'])); cell(cs[4],usd(r['contractRent']),RT)
        ch={c['code']:c['amount'] for c in r['charges']}
        for i,k in((5,'CAM'),(6,'R.E. Taxes'),(7,'Insurance')): cell(cs[i],usd(ch[k]) if k in ch else 'pays direct',RT)
        cell(cs[8],usd(r['totalCharges']),RT); cell(cs[9],(us(dt.date.fromisoformat(r['rentSteps'][0]['date']))+'\n'+usd(r['rentSteps'][0]['amount'])) if 'rentSteps' in r else '',RT); cell(cs[10],usd(r['deposit']),RT)
cs=t.add_row().cells
k=lambda c: sum(x['amount'] for r in rows for x in r.get('charges',[]) if x['code']==c)
for i,v in enumerate(['','TOTAL',m0(tsum(rows,'area')),'',usd(tsum(rows,'contractRent')),usd(k('CAM')),usd(k('R.E. Taxes')),usd(k('Insurance')),usd(tsum(rows,'totalCharges')),'',usd(tsum(rows,'deposit'))]): cell(cs[i],v,RT if i>1 else AL.LEFT,True,'EDEDED')
for col,w in zip(t.columns,Wd): col.width=Inches(w)
for row in t.rows:
    for c,w in zip(row.cells,Wd): c.width=Inches(w)
vs=tsum([r for r in rows if 'tenantName' not in r],'area')
d.add_paragraph().paragraph_format.space_after=Pt(0)
for n in[f'Twelve spaces, ten leased, two vacant ({m0(vs)} sq. ft., {vs/tsum(rows,"area"):.1%} of the center).','Pad A is a ground-up build; tenant pays its own taxes and insurance directly.','Unit 11 is holding over month to month; owner is considering a new five-year lease.','Expense estimates are for calendar 2025; reconciliations for 2024 have been billed.']:
    p=d.add_paragraph(n,style='List Bullet'); p.paragraph_format.space_after=Pt(0)
W=R+'/work'; os.makedirs(W,exist_ok=True); src=W+'/'+fn[:-4]+'.docx'; d.save(src)
subprocess.run(['soffice','--headless',f'-env:UserInstallation=file://{R}/.lo','--convert-to','pdf','--outdir',D,src],check=True,capture_output=True)
o=sum('tenantName' in r for r in rows)
finish(fn,dict(propertyName='Brightwater Plaza',asOnDate='2025-07-31',units=12,occupied=o,vacant=12-o,sheet=None,planted=None,rows=rows),'RETAIL','Word table to PDF, wrapped cells, NNN charges, next increase',False,{q:tsum(rows,q) for q in('area','contractRent','totalCharges','deposit')})
