# AR, apartments, PDF (word-processed): one line per resident, by status, notes column
import random,subprocess,os; from common import *
from docx import Document
from docx.shared import Pt,Inches,RGBColor
from docx.enum.section import WD_ORIENT
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
R=random.Random(4206); S='Marlowe_Commons_resident_balances'
FN="Aisha Brett Carmen Devon Elena Farid Grace Hollis Imani Jorge Keiko Lamar Mina Nolan Opal Petra Quinn Rosa Samir Tessa Umar Vera Wyatt Xenia Yusuf Zoe".split(); LN="Abbott Baptiste Castellano Drummond Eguchi Fontaine Grantham Hsu Ibarra Jelani Kowalczyk Lindgren Mbeki Novak Okafor Pruitt Quezada Rourke Santangelo Tolliver Underhill Vasquez Whitlock Yarrow Zielinski".split()
K=['b0_30','b31_60','b61_90','b90','prepaid','total','deposit']
secs=[("Residents in possession",30),("On notice to vacate",7),("Former residents",12)]
d=Document(); s=d.sections[0]; s.page_width,s.page_height=Inches(11),Inches(8.5); s.orientation=WD_ORIENT.LANDSCAPE
for a in('left_margin','right_margin'): setattr(s,a,Inches(.6))
s.top_margin=Inches(.7); s.bottom_margin=Inches(.6)
d.styles['Normal'].font.name='Liberation Sans Narrow'; d.styles['Normal'].font.size=Pt(9); d.styles['Normal'].paragraph_format.space_after=Pt(0)
h=d.add_paragraph(); x=h.add_run('Marlowe Commons Apartments'); x.bold=True; x.font.size=Pt(16); x.font.color.rgb=RGBColor(0x3b,0x55,0x8a)
d.add_paragraph('Resident balances outstanding at the close of June 30, 2026 (224 homes). Report to the Shared Services Centre, week 27.')
p=d.add_paragraph('Fees, rent and utilities combined. Homes with nothing owing are not listed. Security deposits are shown for reference and are not netted.'); p.paragraph_format.space_after=Pt(6)
HD=['Home','Resident','Up to 30 days','31 to 60','61 to 90','Beyond 90','Credits on account','Net owing','Deposit held','Remarks']
W=[.55,1.75,.85,.8,.8,.8,.85,.9,.8,1.7]
t=d.add_table(rows=1,cols=10); t.style='Table Grid'; t.autofit=False
def put(c,txt,al=None,b=False,i=False,sz=8.5):
    p=c.paragraphs[0]; r=p.add_run(txt); r.bold=b; r.italic=i; r.font.size=Pt(sz)
    if al: p.alignment=al
def shade(c,col):
    e=OxmlElement('w:shd'); e.set(qn('w:val'),'clear'); e.set(qn('w:fill'),col); c._tc.get_or_add_tcPr().append(e)
for c,hh in zip(t.rows[0].cells,HD): put(c,hh,AL.CENTER,True); shade(c,'D9E2F3')
e=OxmlElement('w:tblHeader'); e.set(qn('w:val'),'true'); t.rows[0]._tr.get_or_add_trPr().append(e)
fm=lambda v:'–' if v is None else (f'-${-v:,.2f}' if v<0 else f'${v:,.2f}')
rows=[];tots=[];rec=[]
def nosplit(rw):
    e=OxmlElement('w:cantSplit'); rw._tr.get_or_add_trPr().append(e)
def tl(tt,col):
    rw=t.add_row(); nosplit(rw); c=rw.cells; a=c[0].merge(c[1]); put(a,tt['label'],None,True)
    for j,k in enumerate(K): put(c[2+j],fm(tt[k]),AL.RIGHT,True)
    for q in c: 
        pass
    for q in {id(z._tc):z for z in c}.values(): shade(q,col)
    tots.append(tt)
used=set()
for sec,n in secs:
    rw=t.add_row(); a=rw.cells[0].merge(rw.cells[9]); put(a,sec,None,True,True,10); e=OxmlElement('w:keepNext'); a.paragraphs[0].paragraph_format.keep_with_next=True
    g=[]
    us=set()
    while len(us)<n:
        u=f'{R.randint(1,9)}{R.randint(1,3):d}{R.randint(1,8):02d}'
        if u not in used: used.add(u); us.add(u)
    for u in sorted(us):
        nm=f'{R.choice(LN)}, {R.choice(FN)}'+(f' & {R.choice(FN)}' if R.random()<.2 else '')
        r=dict(unit=u,name=nm); rent=R.randint(1380,2240)
        kind=R.random()
        if sec!='Former residents':
            if kind<.25: r['prepaid']=-r2(R.choice([rent,R.uniform(5,300),50]))
            else:
                r['b0_30']=r2(R.choice([rent,rent+75,R.uniform(20,400),75]))
                if kind>.6: r['b31_60']=r2(R.choice([rent,R.uniform(40,900)]))
                if kind>.85: r['b61_90']=r2(R.uniform(50,rent))
                if kind>.93: r['b90']=r2(R.uniform(50,2*rent)); 
                if .5<kind<.56: r['prepaid']=-r2(R.uniform(5,40))
            r['deposit']=float(R.choice([300,500,500,750,1000]))
        else:
            if R.random()<.4: r['b61_90']=r2(R.uniform(100,1500))
            r['b90']=r2(R.uniform(180,5200)); r['deposit']=0.0
        r['total']=r2(sum(r.get(k,0) for k in K[:5])); g.append(r)
        nt=''
        if r['total']>2500: nt=R.choice(['Payment plan through 8/15','With counsel','Agency 7/1'] if sec=='Former residents' else ['Payment plan through 8/15','Notice posted 6/12','With counsel'])
        elif R.random()<.12: nt=R.choice(['ACH returned, re-presenting','Utility dispute; see email from resident','Transfer from 2207'])
        rw=t.add_row(); nosplit(rw); c=rw.cells; put(c[0],u); put(c[1],nm)
        for j,k in enumerate(K): put(c[2+j],fm(r.get(k)),AL.RIGHT)
        put(c[9],nt,None,False,True,7.5)
    tt=summ(f'{sec} ({n})',g,K); 
    for k in K[:5]:
        if not any(k in z for z in g): tt[k]=None
    tl(tt,'EDEDED'); rows+=g; rec.append((sec,n,tt['total']))
tl(summ('Marlowe Commons, all balances',rows,K),'D9E2F3')
for rw in t.rows:
    for i,c in enumerate(rw.cells):
        if len({id(z._tc) for z in rw.cells})==10: c.width=Inches(W[i])
for i,w in enumerate(W): t.columns[i].width=Inches(w)
p=d.add_paragraph(); p=d.add_paragraph(); p.add_run('Where the balance sits').bold=True
t2=d.add_table(rows=1,cols=3); t2.style='Light List Accent 1'
for c,v in zip(t2.rows[0].cells,('Group','Accounts','Net')): c.text=v
for a,b,cn in rec:
    c=t2.add_row().cells; c[0].text=a; c[1].text=str(b); c[2].text=fm(cn)
d.add_paragraph('Signed off: N. Baptiste-Reyes, community director  /  regional review pending').paragraph_format.space_before=Pt(8)
s.footer.paragraphs[0].text='Marlowe Commons  |  Ridgeline Apartment Communities  |  confidential'
f=f'.{S}/{S}.docx'; os.makedirs(os.path.dirname(f),exist_ok=True); d.save(f)
subprocess.run(['soffice','-env:UserInstallation=file://.','--headless','--convert-to','pdf','--outdir',DOC,f],check=True,stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL)
save(S,'AR',K,rows,tots)
