# UK FRS 102 company balance sheet from Word (python-docx) -> PDF by soffice
from helper import *
import subprocess,shutil
from docx import Document
from docx.shared import Pt,Cm
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
N='Harcastle Quay Offices Ltd - Balance Sheet 2025.pdf'
s=St('Balance Sheet','HARCASTLE QUAY OFFICES LIMITED',None,'2025-12-31',['2025 £','2024 £'])
s.head('Fixed assets')
f=[s.line('Investment property',[41250000,43100000],note='9'),s.line('Tangible assets',[186420,212975],note='10')]
FA=s.sub('Total fixed assets',f)
s.head('Current assets')
c=[s.line('Debtors: amounts falling due within one year',[1284917,1107336],note='11'),s.line('Debtors: amounts falling due after more than one year',[642500,731900],note='11'),s.line('Restricted cash – tenant deposits',[318450,297200]),s.line('Cash at bank and in hand',[906338,1344019],note='12')]
CA=s.sub('Total current assets',c)
k=s.line('Creditors: amounts falling due within one year',[-2417865,-2206514],note='13')
NC=s.sub('Net current assets',[CA,k])
TL=s.sub('Total assets less current liabilities',[FA,NC])
g=s.line('Creditors: amounts falling due after more than one year',[-22750000,-23500000],note='14')
s.head('Provisions for liabilities')
d=s.line('Deferred tax',[-1873250,-2214600],note='16'); e=s.line('Dilapidations',[-145000,None])
NA=s.sub('Net assets',[TL,g,d,e],typ='TOTAL')
s.head('Capital and reserves')
na=s.rows[NA]['values']
q=[s.line('Called up share capital',[1000,1000],note='17'),s.line('Share premium account',[8499000,8499000]),s.line('Non-distributable reserve – fair value',[6118400,7627050],note='18')]
rest=[na[j]-sum(s.rows[i]['values'][j] for i in q) for j in (0,1)]
q.append(s.line('Profit and loss account',rest,note='18'))
SF=s.sub('Total shareholders’ funds',q,typ='TOTAL')
s.key(total_equity=SF)
D=Document(); S=D.sections[0]; S.page_width,S.page_height=Cm(21),Cm(29.7); S.left_margin=S.right_margin=Cm(2.4); S.top_margin=Cm(2)
D.styles['Normal'].font.name='Liberation Serif'; D.styles['Normal'].font.size=Pt(10.5)
def P(t,b=False,al=None,sz=None,it=False):
    p=D.add_paragraph(); rr=p.add_run(t); rr.bold=b; rr.italic=it
    if sz: rr.font.size=Pt(sz)
    p.paragraph_format.space_after=Pt(2)
    if al:p.alignment=al
P('HARCASTLE QUAY OFFICES LIMITED',True,sz=12); P('Registered number: 09174 IRQ',sz=9) if False else P('Registered number: NF 004417',sz=9)
P('Balance Sheet',True,sz=12); P('As at 31 December 2025',True)
t=D.add_table(rows=1,cols=4); t.autofit=False
Wd=[Cm(9.2),Cm(1.4),Cm(2.9),Cm(2.9)]
def cell(x,txt,b=False,r=False,top=None,bot=None,ind=0):
    p=x.paragraphs[0]; p.paragraph_format.space_after=Pt(1.5); p.paragraph_format.space_before=Pt(1.5); u=p.add_run(txt); u.bold=b; u.font.size=Pt(10)
    if r:p.alignment=AL.RIGHT
    if ind:p.paragraph_format.left_indent=Cm(ind)
    if top or bot:
        pr=x._tc.get_or_add_tcPr(); bd=OxmlElement('w:tcBorders')
        for n,v in (('top',top),('bottom',bot)):
            if v: el=OxmlElement('w:'+n); el.set(qn('w:val'),v); el.set(qn('w:sz'),'6'); bd.append(el)
        pr.append(bd)
def setw(row):
    for x,w in zip(row.cells,Wd): x.width=w
for cc,ww in zip(t.columns,Wd): cc.width=ww
h=t.rows[0]; cell(h.cells[0],''); cell(h.cells[1],'Note',True,True); cell(h.cells[2],'2025\n£',True,True); cell(h.cells[3],'2024\n£',True,True); setw(h)
fm=lambda v:'–' if v is None else f'{v:,}' if v>=0 else f'({-v:,})'
for w in s.rows:
    row=t.add_row(); setw(row); b=w['typ']!='LINE'
    if w['typ']=='HEADING': cell(row.cells[0],w['label'],True); continue
    cell(row.cells[0],w['label'],b); cell(row.cells[1],w['x'].get('note',''),False,True)
    for j in (0,1): cell(row.cells[2+j],fm(w['values'][j]),b,True,'single' if b else None,'double' if w['typ']=='TOTAL' else None)
P(''); P('The financial statements have been prepared in accordance with the provisions applicable to companies subject to the small companies regime and FRS 102 Section 1A.',sz=9)
P('The financial statements were approved and authorised for issue by the board and were signed on its behalf on 17 April 2026.',sz=9)
P(''); P('...............................................'); P('Director'); P('The notes on pages 12 to 24 form part of these financial statements.',it=True,sz=9)
S.footer.paragraphs[0].text='Page 10'; S.footer.paragraphs[0].alignment=AL.CENTER
tmp=f'{ROOT}/.tmp'; os.makedirs(tmp,exist_ok=True); b=N[:-4]; D.save(f'{tmp}/{b}.docx')
subprocess.run(['soffice','--headless',f'-env:UserInstallation=file://{ROOT}/.lo','--convert-to','pdf','--outdir',f'{ROOT}/documents',f'{tmp}/{b}.docx'],capture_output=True); shutil.rmtree(tmp)
save(N,[s],'OFFICE','BALANCE_SHEET','UK statutory FRS 102 balance sheet, Word-made PDF, note column, net assets format',False)
