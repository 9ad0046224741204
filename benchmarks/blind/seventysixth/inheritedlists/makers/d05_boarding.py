from h import *
import docx,subprocess
from docx.shared import Pt,Cm
from docx.enum.text import WD_ALIGN_PARAGRAPH as WA
r=random.Random(7605);nm=namer(r,'uk')
f='tainui_house_boarders.pdf'
d=docx.Document();s=d.sections[0];s.page_width=Cm(21);s.page_height=Cm(29.7);s.left_margin=s.right_margin=Cm(1.8);s.top_margin=Cm(1.8)
d.styles['Normal'].font.name='Liberation Sans';d.styles['Normal'].font.size=Pt(10)
p=d.add_paragraph();x=p.add_run('Tainui House – who is in which room');x.bold=True;x.font.size=Pt(16)
d.add_paragraph('Typed up from Mum’s red book for the lawyer. Position on Sunday 9 November 2025. Board is paid by the week (Thursday). The monthly figure is the week times 52 divided by 12. Bond is with Tenancy Services unless noted.')
hd=['Rm','Who','In since','$ per week','$ per month','Bond','Owes / ahead','Notes']
t=d.add_table(rows=1,cols=8);t.style='Table Grid';t.autofit=False
def put(c,s,b=False,right=False):
    c.text='';pp=c.paragraphs[0];rr=pp.add_run(s);rr.bold=b;rr.font.size=Pt(9.5)
    if right: pp.alignment=WA.RIGHT
for i,h in enumerate(hd): put(t.rows[0].cells[i],h,True,i in(3,4,5,6))
rooms=['1','2','3','4','5','6','7','8','9','10','Sunroom','Sleepout A','Sleepout B'];notes={2:'quiet, on the pension',4:'pays by AP',6:'gave notice, out 30 Nov',8:'two of them share',11:'has own fridge'}
rows=[];tw=tm=tb=to=0
for i,u in enumerate(rooms):
    c=t.add_row().cells;put(c[0],u)
    if u in('5','Sleepout B'):
        put(c[1],'empty');put(c[7],'' if u=='5' else 'roof leaks, not let');rows.append(dict(unit=u,statusText='empty'));continue
    a,b=nm();n=r.choice([f'{a} {b}',f'{a} {b[0]}.',f'Old {a} {b}']) if u!='9' else f'{a} & {nm()[0]} {b}'
    w=float(r.choice([165,175,180,190,210]));
    if u=='9': w=260.0
    mo=round(w*52/12,2);dt=rd(r,2016,2025);
    if dt>D.date(2025,10,30): dt=D.date(2025,8,4)
    bond=r.choice([w*2,w*2,w,None]);o=r.choice([None,None,w,2*w,-w,None])
    put(c[1],n);put(c[2],f'{dt.day}/{dt.month}/{dt:%y}');put(c[3],f'{w:.0f}',right=True);put(c[4],m(mo),right=True);put(c[5],m(bond,0) if bond else 'none',right=True);put(c[6],'' if o is None else f'owes {o:.0f}' if o>0 else f'ahead {-o:.0f}',right=True);put(c[7],notes.get(i,''))
    tw+=w;tm+=mo;tb+=bond or 0;rows.append(dict(unit=u,tenantName=n,moveInDate=dt.isoformat(),contractRent=mo,deposit=bond,balance=o,statusText='Occupied'))
c=t.add_row().cells
put(c[1],'All up (11 let, 2 empty)',True);put(c[3],f'{tw:,.0f}',True,True);put(c[4],m(tm),True,True);put(c[5],m(tb,0),True,True)
WD=(2.0,3.9,1.8,1.5,1.9,1.3,2.0,3.0)
for i,wd in enumerate(WD): t.columns[i].width=Cm(wd)
for rw in t.rows:
    for i,w in enumerate(WD): rw.cells[i].width=Cm(w)
d.add_paragraph();d.add_paragraph('Not counted: the flat Mum lived in herself (ground floor, back).')
o=B+'makers/tainui_house_boarders.docx';d.save(o)
subprocess.run(['soffice','--headless','-env:UserInstallation=file://build/blind/.lo','--convert-to','pdf','--outdir',B+'documents',o],capture_output=True)
save(f,'OTHER','Word table exported as PDF, boarding house, weekly and monthly',False,dict(propertyName='Tainui House',asOnDate='2025-11-09',units=13,occupied=11,vacant=2,rows=rows,totals=dict(contractRent=round(tm,2),deposit=tb)),author='family member')
