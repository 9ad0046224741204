import docx,subprocess,os,shutil
from docx.shared import Pt,Cm,RGBColor
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
from common import *
N='aldergate_student_homes_room_mix_2526.pdf'
# type, rooms(units), let, sqm, weekly, weeks
U=[('Standard room, shared bathroom',64,61,11.2,112.50,42),('En-suite cluster room',138,135,13.0,148.00,44),('En-suite cluster room - large',32,32,15.4,159.50,44),('Accessible en-suite',9,6,19.6,148.00,44),('Townhouse room (8-bed house)',48,48,12.1,126.00,42),('Studio',26,22,20.8,196.00,51),('One-bed flat (couples)',8,8,38.5,231.00,51),('Warden flat',3,3,44.0,0.00,52)]
K=['units','occupied','vacant','pct_occ','other:Average m²','other:Weekly rent £','other:Weeks','other:Annual income at full let £']
rows=[];D=[]
for t,u,l,a,w,k in U:
    inc=round(u*w*k);rows.append({'type':t,'units':u,'occupied':l,'vacant':u-l,'pct_occ':round(l/u*100,1),K[4]:a,K[5]:w,K[6]:k,K[7]:inc})
    D.append([t,str(u),str(l),str(u-l),f'{l/u*100:.1f}%',f'{a:.1f}',f'{w:.2f}',str(k),f'{inc:,}'])
s=lambda k:sum(r[k] for r in rows)
tu,tl,tv,ti=s('units'),s('occupied'),s('vacant'),s(K[7]);T={'label':'All rooms','units':tu,'occupied':tl,'vacant':tv,'pct_occ':round(tl/tu*100,1),K[7]:ti}
D.append(['All rooms',str(tu),str(tl),str(tv),f'{tl/tu*100:.1f}%','','','',f'{ti:,}'])
d=docx.Document();sec=d.sections[0];sec.page_width,sec.page_height=Cm(21),Cm(29.7);sec.left_margin=sec.right_margin=Cm(1.9);sec.top_margin=Cm(2)
d.styles['Normal'].font.name='Liberation Sans';d.styles['Normal'].font.size=Pt(9.5)
def para(t,z=9.5,b=False,col=None):
    p=d.add_paragraph();r=p.add_run(t);r.font.size=Pt(z);r.bold=b
    if col:r.font.color.rgb=RGBColor(*col)
    p.paragraph_format.space_after=Pt(5);return p
para('Aldergate Student Homes Trust',15,True,(0x7a,0x2e,0x1d));para('Paper F4 - Finance and Lettings Committee, 9 October 2025',9,False,(90,90,90))
para('1.  Room mix and lettings, academic year 2025/26',11.5,True)
para(f'The Trust lets {tu} rooms at its three sites. At 1 October {tl} were let or occupied. Weekly rents include all energy, water, broadband and contents insurance. Nomination agreements with the University cover the standard and en-suite rooms.')
t=d.add_table(rows=1,cols=9);t.autofit=False
W=[4.2,1.6,1.25,1.25,1.5,1.75,1.7,1.5,2.45]
def shade(c,h):
    e=OxmlElement('w:shd');e.set(qn('w:val'),'clear');e.set(qn('w:fill'),h);c._tc.get_or_add_tcPr().append(e)
def border(c,edge):
    b=OxmlElement('w:tcBorders')
    for g in edge:
        e=OxmlElement(f'w:{g}');e.set(qn('w:val'),'single');e.set(qn('w:sz'),'6');e.set(qn('w:color'),'7A2E1D');b.append(e)
    c._tc.get_or_add_tcPr().append(b)
def fill(cells,v,b=False,sh=None,ed=('bottom',)):
    for j,(c,x,w) in enumerate(zip(cells,v,W)):
        c.width=Cm(w);p=c.paragraphs[0];p.paragraph_format.space_after=Pt(1);p.paragraph_format.space_before=Pt(1);r=p.add_run(x);r.font.size=Pt(8.5);r.bold=b
        if j:p.alignment=AL.RIGHT
        border(c,ed)
        if sh:shade(c,sh)
fill(t.rows[0].cells,['Room type','Rooms','Let','Void','% let','Average m²','Weekly rent £','Weeks','Annual income at full let £'],True,'F2E4DC',('top','bottom'))
for x in D[:-1]:fill(t.add_row().cells,x)
fill(t.add_row().cells,D[-1],True,'F2E4DC',('top','bottom'))
d.add_paragraph().paragraph_format.space_after=Pt(2)
para('The three warden flats are occupied rent free as part of the post. Voids in accessible rooms are held for late referrals until the end of October and then offered to the general waiting list.')
para('2.  Bursary places',11.5,True)
para('Twelve bursary places (six standard rooms, six en-suite) are charged at the full rent above and met from the Aldergate Fund, so the table needs no adjustment.')
for j,w in enumerate(W):t.columns[j].width=Cm(w)
f=sec.footer.paragraphs[0];f.text='Aldergate Student Homes Trust is a registered charity.  Paper F4, page 1';f.runs[0].font.size=Pt(7.5)
tmp=f'{B}/makers/{N[:-4]}.docx';d.save(tmp)
subprocess.run(['soffice',f'-env:UserInstallation=file://{B}/.lo','--headless','--convert-to','pdf','--outdir',f'{B}/documents',tmp],capture_output=True);os.remove(tmp)
save(N,'UM',K,rows,[T],'UK student housing trust committee paper made in a word processor, room types with lets, voids, weekly rents; narrative around',False)
print(T)
