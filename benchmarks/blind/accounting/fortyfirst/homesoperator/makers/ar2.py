# Senior living - business office manager's Word memo saved as PDF, months as buckets, payer groups
from common import *
import docx, subprocess
from docx.shared import Pt, Inches, RGBColor
from docx.enum.section import WD_ORIENT
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
from docx.oxml.ns import qn; from docx.oxml import OxmlElement
R=random.Random(4105)
NAME='Orchard Terrace AR memo - Sept close'
PAY=[('Private pay',[('Abernathy, Lois','IL-104',['Monthly rent']),('Brandvold, Harriet','AL-212',['Monthly rent','Care level 2']),('Czerny, Walter','AL-219',['Care level 3']),('DeWitt, Eunice & Carl','IL-118',['Second person fee','Garage']),('Eskildsen, Ruth','MC-03',['Monthly rent','Care - memory']),('Fairweather, Otis','IL-131',['Monthly rent']),('Gutierrez, Amparo','AL-204',['Pharmacy','Beauty shop']),('Hightower, Josephine','MC-11',['Monthly rent']),('Iverson, Marv','AL-226',['Monthly rent','Care level 1']),('Jablonski, Stella (est.)','AL-208',['Monthly rent','Move-out damage'])]),
('Medicaid waiver',[('Kemper, Dolores','AL-215',['Waiver - service rate','Resident share']),('Lofgren, Arvid','AL-217',['Waiver - service rate']),('Mancuso, Teresa','MC-07',['Waiver - service rate','Resident share']),('Nyquist, Pearl','AL-223',['Waiver - service rate']),('Oyelaran, Grace','MC-09',['Waiver - service rate'])]),
('Long-term care insurance',[('Pemberton, Alice','AL-206',['Benefit - Trustmark']),('Quimby, Roland','MC-05',['Benefit - Genstar']),('Brandvold, Harriet','AL-212',['Benefit - Genstar'])]),
('VA Aid & Attendance',[('Sorensen, Dale','AL-211',['Stipend applied']),('Tibbets, Norman','IL-122',['Stipend applied'])])]
M=['Sep 2026','Aug 2026','Jul 2026','Jun 2026']; KM=['m '+x for x in M]; OLD='other:Older'
K=KM+[OLD,'total']
def amt(ch):
    return {'Monthly rent':R.choice([389500,412000,468500,525000]),'Garage':8500,'Second person fee':95000,'Pharmacy':R.randint(2000,21000),'Beauty shop':R.choice([4500,6200]),'Move-out damage':87540,'Resident share':R.choice([81233,94710]),'Waiver - service rate':R.choice([284130,301992]),'Stipend applied':R.choice([-29500,131875])}.get(ch, R.choice([72500,118000,165000,240050]))
d=docx.Document(); s=d.sections[0]; s.page_width,s.page_height=Inches(11),Inches(8.5); s.orientation=WD_ORIENT.LANDSCAPE
s.left_margin=s.right_margin=Inches(.7); s.top_margin=s.bottom_margin=Inches(.7)
d.styles['Normal'].font.name='DejaVu Serif'; d.styles['Normal'].font.size=Pt(9)
def para(t,b=False,sz=None,it=False,al=None,after=2):
    p=d.add_paragraph(); r=p.add_run(t); r.bold=b; r.italic=it
    if sz: r.font.size=Pt(sz)
    if al: p.alignment=al
    p.paragraph_format.space_after=Pt(after); return p
para('ORCHARD TERRACE  -  Independent, Assisted & Memory Care',True,13)
para('To: Regional Controller        From: Sheila Brandt, Business Office        Date: October 7, 2026',after=1)
para('Re: Open resident accounts at September 30, 2026, by month of service',True,after=6)
para('Below is everything open after the 10/5 cash posting. The State is again about 60 days behind on waiver claims; I re-billed Kemper and Mancuso. Bracketed amounts are credits on account. I show a dash where nothing is open for the month.',after=8)
H=['Suite','Resident','Charge','Total open']+M+['Older','Status / follow up']
W=[.62,1.75,1.45,.9,.85,.85,.85,.85,.85,1.0]
tb=d.add_table(rows=1,cols=len(H)); tb.style='Table Grid'; tb.autofit=False
def shade(c,hexv):
    x=OxmlElement('w:shd'); x.set(qn('w:val'),'clear'); x.set(qn('w:fill'),hexv); c._tc.get_or_add_tcPr().append(x)
def cell(c,t,b=False,right=False,sz=8,it=False):
    p=c.paragraphs[0]; p.paragraph_format.space_after=Pt(0); r=p.add_run(t); r.bold=b; r.italic=it; r.font.size=Pt(sz)
    if right: p.alignment=AL.RIGHT
def addrow(v,b=False,fill=None):
    rw=tb.add_row(); trp=rw._tr.get_or_add_trPr(); cs=OxmlElement('w:cantSplit'); trp.append(cs)
    for i,(c,t) in enumerate(zip(rw.cells,v)): 
        cell(c,t,b,right=(3<=i<=8),it=(i==9)); 
        if fill: shade(c,fill)
    return rw
for i,(c,t) in enumerate(zip(tb.rows[0].cells,H)): cell(c,t,True,3<=i<=8); shade(c,'C6D9B0')
hd=OxmlElement('w:tblHeader'); hd.set(qn('w:val'),'true'); tb.rows[0]._tr.get_or_add_trPr().append(hd)
def p(x): return '–' if x==0 else (f"[{abs(x)/100:,.2f}]" if x<0 else f"{x/100:,.2f}")
T=[];TT=[];grand=[0]*6
notes=['','','','family notified','called 9/22','rebilled 9/18','payment plan','','in probate']
for pay,l in PAY:
    rw=tb.add_row(); a=rw.cells[0].merge(rw.cells[-1]); [q._p.getparent().remove(q._p) for q in a.paragraphs[1:]]; cell(a,pay,True,sz=9); shade(a,'EEF3E6')
    sub=[0]*6
    for nm,su,chs in l:
        for ch in chs:
            x=amt(ch); b=[0]*5
            if x<0: b[0]=x
            elif pay.startswith('Med'): b=[x,x,R.choice([0,x]),R.choice([0,0,x//2]),0]
            elif pay.startswith('Long'): b=[x,R.choice([x,0]),R.choice([0,x]),0,R.choice([0,x*2])]
            elif 'est.' in nm: b=[0,0,0,x,R.choice([0,x])] 
            else:
                k=R.random()
                if k<.55: b[0]=x
                elif k<.8: b=[x,R.choice([x,x//3]),0,0,0]
                elif k<.9: b=[0,x//4,x,0,12500]
                else: b=[0,-x//10,0,0,0]
            v=b+[sum(b)]; sub=[i+j for i,j in zip(sub,v)]
            addrow([su,nm,ch,p(v[5])]+[p(z) for z in b]+[('in probate' if 'est.' in nm else R.choice(notes[:8]))])
            T.append({'unit':su,'name':nm,'charge':ch,**{k:c2f(z) for k,z in zip(K,v) if z}})
    lab=f'Subtotal {pay.lower() if not pay.startswith("VA") else pay}'
    addrow(['',lab,'',p(sub[5])]+[p(z) for z in sub[:5]]+[''],True)
    rr=tb.rows[-1]; a=rr.cells[1].merge(rr.cells[2]); [q._p.getparent().remove(q._p) for q in a.paragraphs[1:]]
    TT.append({'label':lab,**{k:c2f(z) for k,z in zip(K,sub) if z}}); grand=[i+j for i,j in zip(grand,sub)]
addrow(['','ALL PAYERS','',p(grand[5])]+[p(z) for z in grand[:5]]+[''],True,'C6D9B0')
TT.append({'label':'ALL PAYERS',**{k:c2f(z) for k,z in zip(K,grand) if z}})
for rw in tb.rows:
    for c,w in zip(rw.cells,W):
        if len(set(id(x._tc) for x in rw.cells))==10 or True: pass
for i,w in enumerate(W):
    tb.columns[i].width=Inches(w)
    for rw in tb.rows:
        if len(rw._tr.tc_lst)==10: rw._tr.tc_lst[i].width=Inches(w)
para('',after=0)
para('I recommend reserving the Jablonski balance in full until the estate is opened. Move-in deposits of residents are tracked separately and not netted here.',it=True)
f=s.footer.paragraphs[0]; f.text='Orchard Terrace business office - confidential, contains resident information'; f.runs[0].font.size=Pt(7)
tmp='.'; os.makedirs(tmp,exist_ok=True); fn=os.path.join(tmp,NAME+'.docx'); d.save(fn)
subprocess.run(['soffice','-env:UserInstallation=file://.','--headless','--convert-to','pdf','--outdir',DOCS,fn],check=True,stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL)
K=['total']+KM+[OLD]
save_truth(NAME,'AR',K,T,TT)
