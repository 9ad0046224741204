from common import *
import docx,subprocess
from docx.shared import Pt,Inches; from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
N='grady_rooming_house.pdf';r=random.Random(111);nm=names(r,30)
d=docx.Document();s=d.sections[0];s.left_margin=s.right_margin=Inches(.75);s.top_margin=s.bottom_margin=Inches(.7)
d.styles['Normal'].font.name='Liberation Sans';d.styles['Normal'].font.size=Pt(10)
s.header.paragraphs[0].text='Grady House - License No. RH-0227 - Roomers';d.add_heading('Rent Roll of Rooming House at 512 Grady Place',1)
d.add_paragraph('Requested by the Code Enforcement Board. Week beginning Monday, January 12, 2026. Monthly figures are four and one-third weeks, to the nearest dollar.')
H=['Room','Roomer','Kind','Weekly','Monthly','Since','Key & damage dep.','Behind'];W=[.6,1.65,1.15,.65,.7,.95,.75,.65]
rows=[];T=d.add_table(0,8);T.style='Light Grid Accent 1'
def line(v,bold=False):
    c=T.add_row().cells
    for j,q in enumerate(v):
        c[j].width=Inches(W[j]);p=c[j].paragraphs[0];p.paragraph_format.space_after=Pt(0);x=p.add_run(str(q));x.font.size=Pt(9);x.bold=bold
        if j in(3,4,6,7):p.alignment=AL.RIGHT
    return c
line(H,True);k=0
for fl,rooms in(('FIRST FLOOR',[1,2,3,4,5]),('SECOND FLOOR',[6,7,8,9,10,11,12]),('THIRD FLOOR',[14,15,16,17,18,19]),('CARRIAGE HOUSE',['C1','C2','C3'])):
    c=line(['']*8);m=c[0].merge(c[7]);m.text='';x=m.paragraphs[0].add_run(fl);x.bold=True;x.font.size=Pt(9)
    for n in rooms:
        k+=1;u=str(n);kind=r.choice(['Single','Single','Double','Single w/ sink']) if not u.startswith('C') else 'Kitchenette'
        if n in(8,17):line([u,'(empty)',kind,'','','','','']);rows.append(dict(unit=u,section=fl,unitType=kind,statusText='empty'));continue
        if n==1:line([u,'Resident manager',kind,'0','0','3/1/2021','0','']);rows.append(dict(unit=u,section=fl,unitType=kind,tenantName='Resident manager',statusText='Occupied',contractRent=0,moveInDate='2021-03-01',deposit=0));continue
        wk={'Single':135,'Double':170,'Single w/ sink':150,'Kitchenette':195}[kind]+r.choice([0,0,-5,5]);mo=round(wk*13/3);d0=D(r.randint(2019,2025),r.randint(1,12),r.randint(1,28));dp=r.choice([100,wk]);b=r.choice([0,0,0,wk,wk*2])
        line([u,nm[k],kind,wk,mo,f'{d0.month}/{d0.day}/{d0.year}',dp,b or ''])
        rows.append(dict(unit=u,section=fl,unitType=kind,tenantName=nm[k],statusText='Occupied',contractRent=mo,moveInDate=iso(d0),deposit=dp,balance=b or None,_w=wk))
line(['','All rooms','',f'{S(rows,"_w"):,.0f}',f'{S(rows,"contractRent"):,.0f}','',f'{S(rows,"deposit"):,.0f}',f'{S(rows,"balance"):,.0f}'],True)
d.add_paragraph();d.add_paragraph('21 rooms licensed; 19 taken (one by the resident manager, rent free), 2 empty. There is no Room 13.')
d.add_paragraph('\n_________________________\nBarnaby Gallimore, licensee')
f=f'{R}/makers/{N[:-4]}.docx';d.save(f);subprocess.run(['soffice','--headless',f'-env:UserInstallation=file://{R}/.lo','--convert-to','pdf','--outdir',f'{R}/documents',f],capture_output=True)
for x in rows:x.pop('_w',0)
save(N,'OTHER','rooming house, weekly and monthly, floors in merged rows',True,dict(propertyName='Grady House',asOnDate='2026-01-12',units=21,occupied=19,vacant=2,rows=rows))
