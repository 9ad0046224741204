# broker OM page via docx -> PDF
from h import *
from docx import Document
from docx.shared import Pt, Inches, RGBColor
from docx.enum.section import WD_ORIENT
from docx.enum.text import WD_ALIGN_PARAGRAPH as WA
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
import subprocess
rng=random.Random(7514); f='d14_broker_om_strip.pdf'
d=Document(); s=d.sections[0]; s.orientation=WD_ORIENT.LANDSCAPE; s.page_width,s.page_height=Inches(11),Inches(8.5); s.left_margin=s.right_margin=Inches(.6); s.top_margin=s.bottom_margin=Inches(.6)
d.styles['Normal'].font.name='Liberation Sans'; d.styles['Normal'].font.size=Pt(8)
P=d.add_paragraph(); R=P.add_run('TENANT SUMMARY & RENT ROLL'); R.bold=True; R.font.size=Pt(16); R.font.color.rgb=RGBColor(0xB0,0x4A,0x1E)
d.add_paragraph('Juniper Corners   |   3801 Hollin Pike   |   As of November 2025')
hd=['SUITE','TENANT','SF','% GLA','LEASE START','LEASE END','MONTHLY RENT','ANNUAL RENT','RENT/SF','RENT INCREASES','OPTIONS','TYPE']
L=[('A','Wadley Ace-Line Hardware',9600,'4/2013','3/2028',11.75,('Apr 2026',3),'2 x 5 yrs','NNN'),('B','Saltash Taqueria',1600,'9/2021','8/2031',24,('Sep 2026',3),'1 x 5 yrs','NNN'),('C','Eskdale Nails',1200,'1/2020','12/2029',22.5,('Jan 2026',2.5),'None','NNN'),('D',None,1400,None,None,None,None,None,None),('E','Dunmere Chiropractic, P.C.',1800,'6/2022','5/2027',21,('Jun 2026',3),'1 x 3 yrs','NNN'),('F','Rookwood Vape & Gift',1200,'2/2024','MTM',19,None,'None','Gross'),('G-H','Hexton Martial Arts Academy',3400,'8/2018','7/2028',16.5,('Aug 2026',2),'1 x 5 yrs','NNN'),('I','Yarrow Tax Service',900,'12/2023','11/2026',23,None,'None','Gross'),('J','Varley Liquors',2750,'5/2016','4/2031',25.25,('May 2026',10),'2 x 5 yrs','NNN'),('K',None,2100,None,None,None,None,None,None),('Pad 1','Tidewell Drive-Thru Coffee',2250,'10/2022','9/2037',58,('Oct 2027',10),'4 x 5 yrs','Abs. NNN')]
MN='x Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split()
def md(x):
    if x is None or x=='MTM': return x
    a,b=x.split('/'); return f'{MN[int(a)]} {b}'
TA=sum(x[2] for x in L); rows=[];T=[];tm=ta=va=0
for u,n,a,st,e,psf,stp,op,rec in L:
    if not n: rows.append([u,'VACANT',f'{a:,}',f'{a/TA:.1%}']+['']*8); T.append(dict(unit=u,area=a,statusText='VACANT')); va+=a; continue
    mr=round(a*psf/12); an=mr*12; inc='Flat'; rs=None
    if stp: nr=round(mr*(1+stp[1]/100)); inc=f'{stp[0]}: ${nr:,}/mo'; rs=[dict(date=stp[0],amount=nr)]
    rows.append([u,n,f'{a:,}',f'{a/TA:.1%}',md(st),md(e),f'${mr:,}',f'${an:,}',f'${an/a:.2f}',inc,op,rec]); tm+=mr; ta+=an
    T.append(dict(unit=u,tenantName=n,area=a,statusText='Occupied',leaseStartDate=md(st),leaseEndDate=md(e),contractRent=mr,annualRent=an,rentSteps=rs))
rows.append(['','TOTAL',f'{TA:,}','100.0%','','',f'${tm:,}',f'${ta:,}',f'${ta/(TA-va):.2f}','','',''])
t=d.add_table(1+len(rows),12); t.autofit=False; wd=[.55,1.75,.6,.6,.75,.75,.8,.85,.65,1.15,.75,.7]
for j,w in enumerate(wd): t.columns[j].width=Inches(w)
def shade(c,x):
    e=OxmlElement('w:shd'); e.set(qn('w:val'),'clear'); e.set(qn('w:fill'),x); c._tc.get_or_add_tcPr().append(e)
for i,rw in enumerate([hd]+rows):
    for j,v in enumerate(rw):
        c=t.cell(i,j); c.width=Inches(wd[j]); pr=c.paragraphs[0]; pr.paragraph_format.space_after=Pt(2); pr.paragraph_format.space_before=Pt(2); run=pr.add_run(v or ''); run.font.size=Pt(7.5)
        if j in(2,3,6,7,8): pr.alignment=WA.RIGHT
        if i==0: run.bold=True; run.font.color.rgb=RGBColor(255,255,255); shade(c,'B04A1E')
        elif i==len(rows): run.bold=True; shade(c,'F0D9CE')
        elif i%2==0: shade(c,'FAF3EF')
P=d.add_paragraph(); P.paragraph_format.space_before=Pt(8)
P.add_run(f'Occupied: {TA-va:,} SF ({(TA-va)/TA:.1%})     Available: {va:,} SF ({va/TA:.1%}) in 2 of 11 spaces')
d.add_paragraph('Note: Average rent per square foot is calculated on occupied GLA. Suite J escalates 10% every five years. Buyer to verify all lease terms; the broker makes no warranty.').runs[0].italic=True
d.save('build/blind/makers/d14_broker_om_strip.docx')
subprocess.run(['soffice','--headless','-env:UserInstallation=file://build/blind/.lo','--convert-to','pdf','--outdir',B+'/documents','build/blind/makers/d14_broker_om_strip.docx'],capture_output=True)
save(f,'RETAIL','broker OM page (Word to PDF), month-only dates',False,'Juniper Corners','2025-11',T,11,9,2)
