from common import *
import subprocess
from docx import Document
from docx.shared import Pt,Cm
from docx.enum.text import WD_ALIGN_PARAGRAPH as A
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
s=S('Income and Expenditure Account','Hall and Glebe Cottages',['2024 £','2023 £'],'2024-01-01','2024-12-31',
  planted={'what':'Line "Cleaning and caretaker" 2024 printed 6,142 instead of 6,412; total of hall costs uses the right amount','kind':'digit_changed'})
s.h('Income from lettings')
i=[s.l('Church hall - regular groups',[14_385,13_120],note=''),s.l('Church hall - parties and one-off bookings',[4_960,5_215]),s.l('Playgroup licence fee',[9_600,9_000],note='2'),s.l('No. 1 Glebe Cottages - rent',[10_200,9_900]),s.l('No. 2 Glebe Cottages - rent',[7_875,10_020],note='3'),s.l('Car park permits',[2_340,2_160])]
ti=s.t('Total income from lettings',i,key='total_income')
s.h('Hall running costs')
ca=s.l('Cleaning and caretaker',[6_412,6_180])
hc=[ca,s.l('Gas and electricity',[5_738,6_904]),s.l('Water',[812,745]),s.l('Insurance',[2_265,2_098],note='4'),s.l('Repairs and small replacements',[3_149,1_877]),s.l('Licences, PRS and sundries',[486,471])]
th=s.t('Total hall costs',hc)
s.h('Cottages')
cc=[s.l('Letting agent’s charges (10% plus VAT)',[2_169,2_390]),s.l('Repairs and redecoration',[4_920,1_336],note='3'),s.l('Gas safety and electrical certificates',[372,164]),s.l('Council tax while empty',[418,None])]
tc=s.t('Total cottage costs',cc)
te=s.t('Total expenditure',[th,tc],key='total_operating_expenses')
ni=s.t('Surplus for the year, passed to the General Fund',[ti,te],minus=[te],key='net_income',kind='TOTAL')
s.d['rows'][ca]['values'][0]=6142
f='02_st_brannoc_hall_accounts.pdf'
d=Document(); sec=d.sections[0]; sec.page_width=Cm(21); sec.page_height=Cm(29.7); sec.left_margin=sec.right_margin=Cm(2.6); sec.top_margin=Cm(2)
st=d.styles['Normal']; st.font.name='Liberation Serif'; st.font.size=Pt(11); st.paragraph_format.space_after=Pt(4)
def P(t,b=False,i=False,sz=None,al=None):
    p=d.add_paragraph(); r=p.add_run(t); r.bold=b; r.italic=i
    if sz: r.font.size=Pt(sz)
    if al: p.alignment=al
    return p
P('The Parochial Church Council of St Brannoc, Lower Wexcombe',True,sz=14,al=A.CENTER)
P('Hall and Glebe Cottages',True,sz=13,al=A.CENTER)
P('Income and Expenditure Account for the year ended 31 December 2024',i=True,al=A.CENTER)
P('The Hall Committee presents its account to the Annual Meeting. The figures have been looked over by the independent examiner along with the PCC’s main accounts and exclude VAT, for which the PCC is not registered.')
t=d.add_table(rows=1,cols=4); t.autofit=False
Wd=[Cm(9.6),Cm(1.4),Cm(2.4),Cm(2.4)]
def border(cell,edges):
    pr=cell._tc.get_or_add_tcPr(); b=OxmlElement('w:tcBorders')
    for e,v in edges:
        x=OxmlElement('w:'+e); x.set(qn('w:val'),v); x.set(qn('w:sz'),'6'); b.append(x)
    pr.append(b)
def fill(row,txts,bold=False,tot=False,dbl=False):
    for k,(c,x) in enumerate(zip(row.cells,txts)):
        c.width=Wd[k]; p=c.paragraphs[0]; p.paragraph_format.space_after=Pt(1)
        r=p.add_run(x); r.bold=bold
        if k==1: p.alignment=A.CENTER
        if k>1: p.alignment=A.RIGHT
        if k>1 and tot: border(c,[('top','single')]+([('bottom','double')] if dbl else []))
for k in range(4): t.columns[k].width=Wd[k]
fill(t.rows[0],['','Note','2024\n£','2023\n£'],True)
for r,m in s.R():
    tot=r['rowType'] in('SUBTOTAL','TOTAL')
    vs=[('' if r['rowType']=='HEADING' else '–') if v is None else f'{v:,}' for v in r['values']]
    fill(t.add_row(),[r['label'],m.get('note','') ,*vs],tot or r['rowType']=='HEADING',tot,r['rowType']=='TOTAL')
    if tot: fill(t.add_row(),['','','',''])
P('Notes',True)
for x in ['1. Lettings are shown when received; the December invoice to the Brownies (£85) came in January.','2. The Playgroup licence was renewed in January 2024 at £800 a month.','3. No. 2 stood empty from mid-August to early November while the kitchen was replaced.','4. Hall share (35%) of the PCC’s Ecclesiastical policy.']:
    P(x,sz=10)
P('Signed on behalf of the Hall Committee: ______________________ (Treasurer)      Date: ____________',sz=10)
tmp=ROOT+'/makers/'+f.replace('.pdf','.docx'); d.save(tmp)
subprocess.run(['soffice','--headless','-env:UserInstallation=file://'+ROOT+'/.lo','--convert-to','pdf','--outdir',DOC,tmp],capture_output=True)
save(f,[s],'OTHER','OPERATING_STATEMENT','parish treasurer (UK)','Word report printed to PDF, notes column, two years','medium')
