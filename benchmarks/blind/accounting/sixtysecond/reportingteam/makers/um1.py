# affordable LIHTC unit mix, Word letter report -> PDF
import random, subprocess, os
from docx import Document
from docx.shared import Pt, Inches, RGBColor
from docx.enum.section import WD_ORIENT
from docx.enum.text import WD_ALIGN_PARAGRAPH
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
from common import *
R=random.Random(5)
N='UM_Alder_Crossing_LIHTC.pdf'
# type, beds, ba, ami, units, occ, sf, gross, ua, current rent
PH=[('Phase I (placed in service 2014)',[('1BR Garden',1,'1.0',30,4,4,642,631,74),('1BR Garden',1,'1.0',50,10,10,642,1051,74),('1BR Garden',1,'1.0',60,14,13,642,1261,74),('2BR Garden',2,'1.0',30,3,3,861,757,96),('2BR Garden',2,'1.0',50,12,12,861,1261,96),('2BR Garden',2,'1.0',60,22,20,861,1513,96),('3BR Garden',3,'2.0',50,6,6,1084,1457,121),('3BR Garden',3,'2.0',60,8,8,1084,1749,121),("2BR Manager's Unit",2,'1.0',None,1,1,861,None,None)]),
('Phase II (placed in service 2019)',[('1BR Mid-rise',1,'1.0',50,8,8,688,1051,61),('1BR Mid-rise',1,'1.0',60,16,15,688,1261,61),('2BR Mid-rise',2,'2.0',50,9,9,934,1261,79),('2BR Mid-rise',2,'2.0',60,18,18,934,1513,79),('2BR Mid-rise',2,'2.0',80,6,4,934,2018,79),('3BR Townhome',3,'2.5',60,7,7,1266,1749,103)])]
K=['beds','baths','ami','units','occupied','sf','gross','ua','net','actual','actual_total']
d=Document(); s=d.sections[0]; s.orientation=WD_ORIENT.LANDSCAPE; s.page_width,s.page_height=Inches(11),Inches(8.5); s.left_margin=s.right_margin=Inches(.7); s.top_margin=Inches(.6); s.bottom_margin=Inches(.6)
st=d.styles['Normal']; st.font.name='Liberation Serif'; st.font.size=Pt(10)
def para(t,b=False,sz=10,al=None,col=None):
    p=d.add_paragraph(); p.paragraph_format.space_after=Pt(2); r=p.add_run(t); r.bold=b; r.font.size=Pt(sz)
    if col: r.font.color.rgb=RGBColor(*col)
    if al: p.alignment=al
    return p
para('Alder Crossing Apartments',True,15,col=(0x2E,0x5E,0x4E)); para('Unit Mix and Rent Summary: tax credit and HOME units, October 2025',False,11)
para('Prepared by Fennimore Housing Management for the investor member. Maximum rents use the 2025 MTSP limits and the utility allowance effective 07/01/2025. Occupancy as of October 31, 2025.',False,9)
HD=['Unit Type','Bed','Bath','% AMI','No. of\nUnits','Occupied','Avg.\nSq. Ft.','Max. Gross\nRent','Utility\nAllow.','Max. Net\nRent','Avg. Rent\nCharged','Total Monthly\nRent']
W=[1.6,.45,.45,.6,.6,.8,.7,.9,.7,.85,.85,1.1]
def cell(c_,t,b=False,al='r',fill=None):
    p=c_.paragraphs[0]; p.paragraph_format.space_after=Pt(0); r=p.add_run(t); r.bold=b; r.font.size=Pt(9)
    p.alignment={'r':WD_ALIGN_PARAGRAPH.RIGHT,'l':WD_ALIGN_PARAGRAPH.LEFT,'c':WD_ALIGN_PARAGRAPH.CENTER}[al]
    if fill:
        x=OxmlElement('w:shd'); x.set(qn('w:val'),'clear'); x.set(qn('w:fill'),fill); c_._tc.get_or_add_tcPr().append(x)
rows=[];tots=[];GU=GO=GT=0;GS=0
for t,L in PH:
    p=para(t,True,11); p.paragraph_format.space_before=Pt(8); p.paragraph_format.keep_with_next=True
    last=t.startswith('Phase II')
    tb=d.add_table(rows=1,cols=12); tb.style='Table Grid'; tb.autofit=False
    for i,h in enumerate(HD): cell(tb.rows[0].cells[i],h,True,'l' if i==0 else 'c','DDE8E2')
    U=O=T=SF=0
    for ty,be,ba,ami,u,o,sf,g,ua in L:
        net=None if g is None else g-ua
        act=0 if g is None else net-R.choice([0,0,12,18,25,31]) if ami<80 else net-240
        tot=act*u if g is None else act*u
        v=[ty,str(be),ba,f'{ami}%' if ami else 'Exempt',str(u),str(o),f'{sf:,}',f'${g:,}' if g else '-',f'${ua}' if ua else '-',f'${net:,}' if net else '-',f'${act:,}',f'${tot:,}']
        if ami is None: v[3]='n/a'
        c_=tb.add_row().cells
        for i,x in enumerate(v): cell(c_[i],x,False,'l' if i==0 else 'c' if i in(1,2,3) else 'r')
        rows.append({'type':ty,'beds':be,'baths':float(ba),'ami':ami,'units':u,'occupied':o,'sf':sf,'gross':g,'ua':ua,'net':net,'actual':act,'actual_total':tot})
        U+=u;O+=o;T+=tot;SF+=sf*u
    l=f"{t.split(' (')[0]} Total"; GU+=U;GO+=O;GT+=T;GS+=SF
    S=[(l,U,O,round(SF/U),T)]
    if last: S.append(('Property Total',GU,GO,round(GS/GU),GT))
    for l,u,o,sf,tt in S:
        c_=tb.add_row().cells
        for i,x in enumerate([l,'','','',str(u),str(o),f'{sf:,}','','','','',f'${tt:,}']): cell(c_[i],x,True,'l' if i==0 else 'r','F1F1F1')
        tots.append({'label':l,'units':u,'occupied':o,'sf':sf,'actual_total':tt})
    for i,w in enumerate(W): tb.columns[i].width=Inches(w)
    for r in tb.rows:
        for i,w in enumerate(W): r.cells[i].width=Inches(w)
p=para('Total monthly rent is the average rent charged times all units in the line, before vacancy. The manager\'s unit is non-revenue.',False,8.5); p.paragraph_format.space_before=Pt(6)
tmp='build/blind/makers/UM_Alder_Crossing_LIHTC.docx'; d.save(tmp)
subprocess.run(['soffice','-env:UserInstallation=file://build/blind/.lo','--headless','--convert-to','pdf','--outdir','build/blind/documents',tmp],stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL); os.remove(tmp)
save(N,'UM',K,rows,tots,'LIHTC unit mix by phase and AMI, Word report printed to PDF, gross/UA/net rents',False)
