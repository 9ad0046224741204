from common import *
from docx import Document
from docx.shared import Pt,Inches
from docx.enum.section import WD_ORIENT
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
import subprocess
n=N(707);r=n.r;fn='r76a_senior_living_census.pdf'
d=Document();s=d.sections[0];s.orientation=WD_ORIENT.LANDSCAPE;s.page_width,s.page_height=Inches(11),Inches(8.5)
for k in('left_margin','right_margin','top_margin','bottom_margin'): setattr(s,k,Inches(.55))
d.styles['Normal'].font.name='DejaVu Sans';d.styles['Normal'].font.size=Pt(7.5);d.styles['Normal'].paragraph_format.space_after=Pt(0)
def para(t,b=False,sz=7.5):
    p=d.add_paragraph();q=p.add_run(t);q.bold=b;q.font.size=Pt(sz);return p
para('Larkspur Commons Senior Living',True,14);para('Resident Rate Roll and Census - November 1, 2025',True,9);para('Private pay community; rates are monthly. Care level fees per assessment.',sz=7);para('')
hd=['Apt','Apartment Style','SF','Resident','Second Person','Move-In Date','Street Rate','Base Rate','Care Level','Care Fee','2nd Person Fee','Total Monthly']
wd=[.5,1.25,.45,1.5,1.2,.85,.75,.75,.6,.65,.7,.8]
def shade(c,h):
    e=OxmlElement('w:shd');e.set(qn('w:val'),'clear');e.set(qn('w:fill'),h);c._tc.get_or_add_tcPr().append(e)
def put(c,t,b=False,a=None):
    p=c.paragraphs[0];q=p.add_run(t);q.bold=b;q.font.size=Pt(7)
    if a: p.alignment=a
secs=[('INDEPENDENT LIVING',[(f'1{i:02d}',) for i in range(1,17)],[('Studio Deluxe',420,3150),('One Bedroom',585,3895),('Two Bedroom',860,4950)]),('ASSISTED LIVING',[(f'2{i:02d}',) for i in range(1,15)],[('Studio',360,4275),('Companion Suite',455,4890),('One Bedroom AL',540,5350)]),('MEMORY CARE',[(f'M{i}',) for i in range(1,11)],[('Private Room',290,6850),('Semi-Private Room',240,5480)])]
rows=[];summ=[];usd=lambda v:f'${v:,.0f}'
tb=d.add_table(rows=1,cols=12);tb.style='Table Grid';tb.autofit=False
for i,h in enumerate(hd): put(tb.rows[0].cells[i],h,True,AL.CENTER);shade(tb.rows[0].cells[i],'D9E2D0')
e=OxmlElement('w:tblHeader');e.set(qn('w:val'),'true');tb.rows[0]._tr.get_or_add_trPr().append(e)
G=[0]*5
for sn,us,ty in secs:
    R=tb.add_row();m=R.cells[0].merge(R.cells[11]);put(m,sn,True);shade(m,'F1F4EC');S=[0]*5;o=0
    for i,(u,) in enumerate(us):
        t=ty[r.randrange(len(ty))];x=r.random();R=tb.add_row().cells
        row=dict(unit=u,unitType=t[0],area=t[1],section=sn,marketRent=t[2]);S[0]+=t[2]
        put(R[0],u);put(R[1],t[0]);put(R[2],str(t[1]),a=AL.RIGHT);put(R[6],usd(t[2]),a=AL.RIGHT)
        if x<.11: put(R[3],'Vacant' if x<.08 else 'Vacant - on hold');row['statusText']='Vacant' if x<.08 else 'Vacant - on hold'
        else:
            a,b=n();nm=f'{b}, {a}';base=round(t[2]*r.choice([1,.97,.95,.93])/5)*5;cl=0 if sn[0]=='I' else r.randint(1,4);care=[0,450,825,1250,1700][cl];sec=None;sf=0
            if sn[0]=='I' and r.random()<.3 : sec=f'{b}, {n()[0]}';sf=850
            mi=addm(dt.date(2025,10,r.randint(1,28)),-r.randint(0,70));tot=base+care+sf;o+=1
            put(R[3],nm);put(R[4],sec or '');put(R[5],f'{mi:%b} {mi.day}, {mi.year}');put(R[7],usd(base),a=AL.RIGHT);put(R[8],str(cl) if cl else '',a=AL.CENTER);put(R[9],usd(care) if care else '',a=AL.RIGHT);put(R[10],usd(sf) if sf else '',a=AL.RIGHT);put(R[11],usd(tot),a=AL.RIGHT)
            row.update(tenantName=nm,statusText='Occupied',moveInDate=mi,contractRent=base,totalCharges=tot,charges=[dict(code=k,amount=v) for k,v in (('Base Rate',base),('Care Fee',care),('2nd Person Fee',sf)) if v])
            for j,v in enumerate((base,care,sf,tot)): S[j+1]+=v
        rows.append(row)
    R=tb.add_row().cells;m=R[0].merge(R[5]);put(m,f'Total {sn.title()} - {o} of {len(us)} apartments occupied',True)
    for j,k in enumerate((6,7,9,10,11)): put(R[k],usd(S[j]) if S[j] else '',True,AL.RIGHT)
    G=[a+b for a,b in zip(G,S)];summ.append((sn.title(),len(us),o))
R=tb.add_row().cells;m=R[0].merge(R[5]);put(m,'COMMUNITY TOTAL',True)
for j,k in enumerate((6,7,9,10,11)): put(R[k],usd(G[j]),True,AL.RIGHT);shade(R[k],'D9E2D0')
for row in tb.rows:
    for i,w in enumerate(wd): row.cells[i].width=Inches(w) if len(set(id(c._tc) for c in row.cells))==12 else row.cells[i].width
for row in tb.rows: row._tr.get_or_add_trPr().append(OxmlElement('w:cantSplit'))
para('');para('Census Summary',True,9)
t2=d.add_table(rows=1,cols=5);t2.style='Table Grid'
for i,h in enumerate(('Level of Care','Apartments','Occupied','Vacant','Occupancy')): put(t2.rows[0].cells[i],h,True)
U=sum(a for _,a,_ in summ);O=sum(a for *_,a in summ)
for l,a,o in summ+[('Total',U,O)]:
    for cc,v in zip(t2.add_row().cells,(l,str(a),str(o),str(a-o),f'{100*o/a:.1f}%')): put(cc,v,l=='Total')
tmp=B+'/makers/r76a_senior_living_census.docx';d.save(tmp)
subprocess.run(['soffice',f'-env:UserInstallation=file://{B}/.lo','--headless','--convert-to','pdf','--outdir',D,tmp],capture_output=True,timeout=120)
assert os.path.exists(D+fn)
save(fn,dict(propertyName='Larkspur Commons Senior Living',asOnDate='2025-11-01',units=U,occupied=O,vacant=U-O,rows=rows),'SENIOR_HOUSING','senior operator, Word table','rate roll by level of care, second person, census table')
