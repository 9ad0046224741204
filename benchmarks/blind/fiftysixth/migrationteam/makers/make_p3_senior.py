from common import *
import subprocess
from docx import Document
from docx.shared import Pt, Inches
from docx.enum.section import WD_ORIENT
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
r=random.Random(563); N=Names(r)
D=Document(); s=D.sections[0]; s.page_width,s.page_height=Inches(8.5),Inches(11)
for k in ('left_margin','right_margin'): setattr(s,k,Inches(.6))
s.top_margin=Inches(.7); s.bottom_margin=Inches(.6)
D.styles['Normal'].font.name='Liberation Serif'; D.styles['Normal'].font.size=Pt(9.5)
s.footer.paragraphs[0].text='Fernbrook Manor - Resident & rate listing - confidential resident information'
s.footer.paragraphs[0].runs[0].font.size=Pt(7.5)
p=D.add_paragraph(); p.add_run('FERNBROOK MANOR').bold=True; p.add_run('\n18 Orchard Hill Road, Tenby Falls\n\nJanuary 5, 2026')
D.add_paragraph('To: Transition desk\nRe: Who lives here and what they pay')
D.add_paragraph('As you asked, the residents on our books at January 1, 2026, with the monthly rates billed for January. The street rate is what we quote for the apartment today. Care is billed by level (L1 $450, L2 $875, L3 $1,390); Memory Care is all-inclusive. Rooms "on hold" have a reservation fee paid but nobody in them.').paragraph_format.space_after=Pt(6)
H=['Apt','Type','Resident','In since','Street rate','Room rate','Care','2nd person','Total / mo.']
Wd=[.55,.95,1.75,.8,.72,.72,.62,.65,.8]
types={'Studio':2950,'Alcove':3300,'One bedroom':3875,'Two bedroom':4700}
secs=[('Assisted Living, first floor',[f'{i}' for i in range(101,113)],0),('Assisted Living, second floor',[f'{i}' for i in range(201,215)],0),('Memory Care (The Garden)',[f'G{i}{b}' for i in range(1,7) for b in 'AB'],1)]
rows=[]; tbl=[]; G=[0]*4
care={'L1':450,'L2':875,'L3':1390}
holdn=0
for sec,us,mc in secs:
    tbl.append(('S',sec)); h=len(rows); S=[0]*4
    for u in us:
        ty='Companion' if mc else r.choice(list(types)); st=5650 if mc else types[ty]
        z=r.random()
        if z<.1 or u=='207':
            hold=(u=='207' or z<.03); w='On hold' if hold else 'Vacant'; holdn+=hold
            tbl.append(('R',[u,ty,w,'',f'{st:,}','','','','']));rows.append(row(unit=u,unitType=ty,statusText=w,section=sec,marketRent=st)); continue
        mi=rd(r,d(2019,2,1),d(2025,12,10)); rr=st-r.choice([0,0,75,150,225,310]); ca=None if mc else r.choice([None,450,450,875,1390])
        two=(ty in('One bedroom','Two bedroom') and r.random()<.4); a,b=N.pair()
        nm=f'{a} & {r.choice(FIRST)} {b}' if two else f'{a} {b}'; sp=850 if two else None
        t=rr+(ca or 0)+(sp or 0); S=[x+(y or 0) for x,y in zip(S,(rr,ca,sp,t))]
        tbl.append(('R',[u,ty,nm,f'{mi:%b} {mi.day}, {mi.year}',f'{st:,}',f'{rr:,}',f'{ca:,}' if ca else '',f'{sp:,}' if sp else '',f'{t:,}']))
        rows.append(row(unit=u,unitType=ty,tenantName=nm,statusText='Occupied',section=sec,moveInDate=mi,marketRent=st,contractRent=rr,charges=[('Care',ca),('2nd person',sp)],totalCharges=t))
    k=rows[h:]; tbl.append(('T',['','',f"{sum('tenantName' in x for x in k)} of {len(k)} apartments occupied",'','']+[f'{x:,}' if x else '' for x in S])); G=[x+y for x,y in zip(G,S)]
occ=sum('tenantName' in x for x in rows); n=len(rows)
tbl.append(('T',['','',f'Fernbrook Manor: {occ} of {n} occupied','','']+[f'{x:,}' for x in G]))
t=D.add_table(rows=1,cols=9); t.style='Table Grid'; t.autofit=False
def setc(c,x,al=0,b=False,w=None):
    c.width=Inches(w); q=c.paragraphs[0]; q.paragraph_format.space_after=Pt(0); q.alignment=AL.RIGHT if al else AL.LEFT
    u=q.add_run(x); u.font.size=Pt(8.5); u.bold=b
for i,x in enumerate(H): setc(t.rows[0].cells[i],x,i>3,True,Wd[i])
e=OxmlElement('w:tblHeader'); e.set(qn('w:val'),'true'); t.rows[0]._tr.get_or_add_trPr().append(e)
for k,v in tbl:
    R=t.add_row(); q=OxmlElement('w:cantSplit'); R._tr.get_or_add_trPr().append(q)
    if k=='S':
        c=R.cells[0].merge(R.cells[8]); setc(c,v,0,True,sum(Wd)); sh=OxmlElement('w:shd'); sh.set(qn('w:fill'),'E3E9DD'); sh.set(qn('w:val'),'clear'); c._tc.get_or_add_tcPr().append(sh); c.paragraphs[0].paragraph_format.keep_with_next=True
    elif k=='T':
        for i in range(4,9): setc(R.cells[i],v[i],1,True,Wd[i])
        c=R.cells[0].merge(R.cells[3]); setc(c,v[2],0,True,sum(Wd[:4]))
    else:
        for i,x in enumerate(v): setc(R.cells[i],x,i>3,False,Wd[i])
D.add_paragraph(f'\n{n} apartments in all: {occ} occupied, {n-occ-holdn} vacant, {holdn} on hold. Second residents are counted with the apartment.')
D.add_paragraph('With kind regards,\nThe business office')
os.makedirs('.',exist_ok=True); D.save('.')
subprocess.run(['soffice','-env:UserInstallation=file://.','--headless','--convert-to','pdf','--outdir',DOC,'.'],check=True,capture_output=True)
save('fernbrook_rates.pdf',rows,'Fernbrook Manor','2026-01-01',n,occ,None if holdn else n-occ,'SENIOR_HOUSING','letter with a Word table, care and second-person columns','wrapped names and types, hold rooms, subtotal rows merged',checks=[('room',G[0],tot(rows,'contractRent')),('tot',G[3],tot(rows,'totalCharges')),('care',G[1],chg(rows,'Care'))])
