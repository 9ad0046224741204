# housing finance agency application exhibit, docx -> PDF through LibreOffice
from common import *
from docx import Document
from docx.shared import Pt,Inches,RGBColor
from docx.enum.section import WD_ORIENT
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
import subprocess,os
stem='Exhibit 7B - Sawyer Mill Unit Mix and Rents'
D=Document(); se=D.sections[0]; se.orientation=WD_ORIENT.LANDSCAPE; se.page_width,se.page_height=Inches(11),Inches(8.5)
for a in ('left_margin','right_margin','top_margin','bottom_margin'): setattr(se,a,Inches(.7))
D.styles['Normal'].font.name='Liberation Sans'; D.styles['Normal'].font.size=Pt(9.5)
p=D.add_paragraph(); r=p.add_run('EXHIBIT 7-B     UNIT MIX AND RENT SCHEDULE'); r.bold=True; r.font.size=Pt(13)
D.add_paragraph('Applicant: Sawyer Mill Preservation LP      Application no. 2026-4-017      County: Pennock      4-person AMI: $91,300\nCredit type: 4% federal with state historic rehabilitation credit.  Rents at 2025 limits. Utility allowance per HUD Utility Schedule Model, effective 10/1/2025.')
# type, n, bd, ba, sf, ami, gross, ua, net
SECT=[('Part 1. Units with project-based assistance','Subtotal, Part 1',[('PBV-0',4,0,1,412,30,479,58,421),('PBV-1',6,1,1,588,30,513,71,442),('PBV-1',5,1,1,588,50,855,71,1012),('PBV-2',3,2,1,794,50,1027,92,1246)]),
('Part 2. Other tax credit units','Subtotal, Part 2',[('0A',3,0,1,436,60,959,58,890),('1A',11,1,1,602,60,1027,71,945),('1B',8,1,1,655,60,1027,71,956),('1C-HC',2,1,1,671,50,855,71,784),('2A',9,2,1,838,60,1232,92,1125),('2B',7,2,2,902,60,1232,92,1140),('2B',4,2,2,902,80,1643,92,1375),('3A',5,3,2,1144,60,1424,118,1290),('3A',2,3,2,1144,80,1899,118,1560)]),
('Part 3. Unrestricted','Subtotal, Part 3',[('MKT-1',2,1,1,655,None,None,None,1250),('MKT-2',3,2,2,902,None,None,None,1595),('MGR',1,2,1,838,None,None,None,0)])]
K=['units','beds','baths','sf','total_sf','ami','gross','ua','net','other:Monthly Rent']
H=['Unit\ntype','No. of\nunits','BR','Baths','Net rentable\nsq. ft.\nper unit','Net rentable\nsq. ft.\ntotal','AMI\n%','Maximum\ngross rent','Utility\nallowance','Proposed\nrent\nper unit','Monthly\nRent']
t=D.add_table(rows=1,cols=11); t.style='Table Grid'; t.autofit=False
Wd=[.95,.6,.5,.6,1,1,.6,.95,.95,.95,1.1]
def shade(c,col):
    e=OxmlElement('w:shd'); e.set(qn('w:val'),'clear'); e.set(qn('w:fill'),col); c._tc.get_or_add_tcPr().append(e)
def put(c,x,b=False,al=AL.RIGHT,sz=9):
    p=c.paragraphs[0]; p.alignment=al; p.paragraph_format.space_after=Pt(0); rr=p.add_run(x); rr.bold=b; rr.font.size=Pt(sz)
for c,h in zip(t.rows[0].cells,H): put(c,h,True,AL.CENTER,8.5); shade(c,'E7E6E6')
trp=t.rows[0]._tr.get_or_add_trPr(); e=OxmlElement('w:tblHeader'); e.set(qn('w:val'),'true'); trp.append(e)
rows=[];tot=[];G=[0,0,0]
for title,lab,data in SECT:
    rw=t.add_row().cells; m=rw[0].merge(rw[10]); put(m,title,True,AL.LEFT); S=[0,0,0]
    for ty,n,bd,ba,sf,ami,g,u,net in data:
        rw=t.add_row().cells; mt=n*net
        for c,x,a in zip(rw,[ty,str(n),'Eff.' if bd==0 else str(bd),str(ba),f'{sf:,}',f'{n*sf:,}','' if ami is None else f'{ami}%','' if g is None else f'${g:,}','' if u is None else f'${u}',f'${net:,}',f'${mt:,}'],[AL.LEFT]+[AL.CENTER]*3+[AL.RIGHT]*7): put(c,x,False,a)
        rows.append({'type':ty,'units':n,'beds':bd,'baths':ba,'sf':sf,'total_sf':n*sf,'ami':ami,'gross':g,'ua':u,'net':net,'other:Monthly Rent':mt})
        S=[S[0]+n,S[1]+n*sf,S[2]+mt]
    def total(l,S):
        rw=t.add_row().cells
        put(rw[0],l,True,AL.LEFT); 
        put(rw[1],str(S[0]),True,AL.CENTER); put(rw[5],f'{S[1]:,}',True); put(rw[10],f'${S[2]:,}',True)
        for c in rw: shade(c,'F2F2F2')
        tot.append({'label':l,'units':S[0],'total_sf':S[1],'other:Monthly Rent':S[2]})
    total(lab,S); G=[a+b for a,b in zip(G,S)]
total('PROJECT TOTAL',G)
for rw in t.rows:
    for c,w in zip(rw.cells,Wd): c.width=Inches(w)
    x=OxmlElement('w:cantSplit'); rw._tr.get_or_add_trPr().append(x)
p=D.add_paragraph(); p.paragraph_format.space_before=Pt(8)
p.add_run('HC').bold=True; p.add_run(' = mobility accessible. Part 1 rents are contract rents under the AHAP and may exceed the tax credit limit. MGR = resident manager, no rent charged.')
p=D.add_paragraph(); p.add_run('Utility allowance make-up (monthly, tenant-paid)').bold=True
u=D.add_table(rows=1,cols=5); u.style='Table Grid'
for c,h in zip(u.rows[0].cells,['','Eff.','1 BR','2 BR','3 BR']): put(c,h,True,AL.CENTER)
for rr in (['Heat (electric)','24','29','37','49'],['Cooking and hot water','15','18','24','31'],['Lights and plugs','19','24','31','38']):
    for c,x in zip(u.add_row().cells,rr): put(c,x,False,AL.CENTER)
D.add_paragraph().add_run('\nCertified by: ______________________   for the General Partner, Sawyer Mill GP LLC           Date: 12/04/2025')
f=f'.{stem}.docx'; os.makedirs('.',exist_ok=True); D.save(f)
subprocess.run(['soffice','-env:UserInstallation=file://.','--headless','--convert-to','pdf','--outdir',DOC,f],capture_output=True)
save(stem,'UM',K,rows,tot)
