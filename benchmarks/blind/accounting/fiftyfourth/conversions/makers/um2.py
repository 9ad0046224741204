# LIHTC property: letter in Word, printed as PDF; mix by AMI
from common import *
import docx, subprocess, os, shutil
from docx.shared import Pt, Inches
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
NAME='Tamarack Terrace unit mix memo.pdf'
UA={'1 BR / 1 BA':71,'2 BR / 1 BA':92,'2 BR / 2 BA':92,'3 BR / 2 BA':116}
SF={'1 BR / 1 BA':655,'2 BR / 1 BA':858,'2 BR / 2 BA':912,'3 BR / 2 BA':1140}
G={30:{1:531,2:637,3:736},50:{1:885,2:1062,3:1227},60:{1:1062,2:1275,3:1473}}
D=[('1 BR / 1 BA',30,4,4,0),('1 BR / 1 BA',50,8,8,0),('1 BR / 1 BA',60,14,13,0),('2 BR / 1 BA',30,3,3,0),('2 BR / 1 BA',50,6,5,0),('2 BR / 1 BA',60,11,11,0),('2 BR / 2 BA',50,6,6,0),('2 BR / 2 BA',60,12,11,0),('2 BR / 2 BA','Mkt',4,3,1385),('3 BR / 2 BA',30,2,2,0),('3 BR / 2 BA',50,5,5,0),('3 BR / 2 BA',60,8,8,0),('3 BR / 2 BA','Mgr',1,1,None)]
TU=sum(d[2] for d in D); rows=[]; tab=[]; tot=0; totsf=0
for t,ami,u,o,m in D:
    r=dict(type=t,units=u,occupied=o,sf=SF[t],total_sf=SF[t]*u); c=[t,f'{ami}%' if isinstance(ami,int) else ami,str(u),str(o),f'{SF[t]:,}']
    r['ami']=float(ami) if isinstance(ami,int) else ami
    if isinstance(ami,int): g=G[ami][int(t[0])]; ua=UA[t]; net=g-ua; r.update(gross=g,ua=ua,net=net)
    elif ami=='Mkt': g=ua=None; net=m; r['net']=m
    else: g=ua=net=None
    c+=[f'${g:,}' if g else '—',f'${ua}' if ua else '—',f'${net:,}' if net else '—',f'${net*u:,}' if net else '—']
    if net: r['other:Monthly Potential']=net*u; tot+=net*u
    r.pop('total_sf'); rows.append(r); tab.append(c); totsf+=SF[t]*u
O=sum(d[3] for d in D)
d=docx.Document(); s=d.sections[0]; s.left_margin=s.right_margin=Inches(.9); s.top_margin=Inches(.8)
st=d.styles['Normal']; st.font.name='Liberation Serif'; st.font.size=Pt(11)
p=d.add_paragraph(); p.add_run('NORTH FORK HOUSING PARTNERS').bold=True; p.add_run('\n118 Depot Street, Suite 2').font.size=Pt(9)
d.add_paragraph('MEMORANDUM').runs[0].bold=True
d.add_paragraph('To:\tConversion team\nRe:\tTamarack Terrace (LIHTC) – unit mix for set-up\nDate:\tJuly 8, 2025')
d.add_paragraph(f'Below is the unit mix as it stands in the old system at June 30, 2025. Please set up one floor plan per line; the income set-aside goes into the compliance tab. The {TU} units include the manager’s unit, which carries no rent. Rents are the 2025 maximum rents less the housing authority’s utility allowance effective April 1, 2025.')
def shade(c,col):
    x=OxmlElement('w:shd'); x.set(qn('w:val'),'clear'); x.set(qn('w:fill'),col); c._tc.get_or_add_tcPr().append(x)
H=['Unit Type','AMI','Units','Occupied','Sq. Ft.','Gross Rent','Utility Allow.','Net Rent','Monthly Potential']
W=[1.15,.5,.55,.8,.65,.75,.75,.8,.9]
T=d.add_table(1,9); T.style='Table Grid'; T.autofit=False
for i,w in enumerate(W): T.columns[i].width=Inches(w)
def fill(cs,vals,b=False,col=None):
    for i,(c,v) in enumerate(zip(cs,vals)):
        c.width=Inches(W[i]); q=c.paragraphs[0]; q.paragraph_format.space_after=Pt(0); q.paragraph_format.space_before=Pt(0); r=q.add_run(v); r.font.size=Pt(9.5); r.bold=b
        q.alignment=AL.LEFT if i==0 else AL.CENTER if i<4 else AL.RIGHT
        if col: shade(c,col)
fill(T.rows[0].cells,H,True,'D9D9D9')
for c in tab: fill(T.add_row().cells,c)
fill(T.add_row().cells,['Total / Avg.','',str(TU),str(O),f'{round(totsf/TU):,}','','','',f'${tot:,}'],True,'F2F2F2')
totals=[{'label':'Total / Avg.','units':TU,'occupied':O,'sf':round(totsf/TU),'other:Monthly Potential':tot}]
p=d.add_paragraph(); p.paragraph_format.space_before=Pt(8); r=p.add_run('Mkt = unrestricted market unit.  Mgr = resident manager’s unit, not counted for the applicable fraction.  Potential excludes laundry and other income.'); r.italic=True; r.font.size=Pt(9)
d.add_paragraph('The rent roll and the tenant certifications follow separately. Call the office if the number of units does not agree with your count of unit records.')
d.add_paragraph('— Compliance dept.')
tmp='build/blind/makers/'+NAME[:-4]+'.docx'; d.save(tmp)
subprocess.run(['soffice','--headless','-env:UserInstallation=file://build/blind/.lo','--convert-to','pdf','--outdir','build/blind/documents',tmp],capture_output=True); os.remove(tmp)
save(NAME,'UM',['ami','units','occupied','sf','gross','ua','net','other:Monthly Potential'],rows,totals,'Tax-credit owner\'s memo written in Word, gridded table by bedroom type and AMI, manager and market units',True)
