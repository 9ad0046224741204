# owner's monthly cash report typed in a word processor, printed to PDF
from h import *; import subprocess
from docx import Document
from docx.shared import Pt,Inches,RGBColor
from docx.enum.text import WD_ALIGN_PARAGRAPH as A
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
F='maple_row_owner_cash_report_jun25.pdf'
s=St('Owner Cash Report',['June 2025','Year to Date'],'Maple Row Duplexes','2025-06-01','2025-06-30',zero='dash')
def L(l,*v,**k): return s.line(l,[c(x) for x in v],**k)
bg=L('Cash on hand, beginning of period',6418.3,5120.74,lvl=0)
s.head('RECEIPTS')
R=[L(f'Rent - {u}',m,y) for u,m,y in (('14-A',1095,6570),('14-B',1095,6570),('16-A',0,4300),('16-B',1120,6720),('18-A',1060,6360),('18-B',1085,6485))]+[L('Late fees',45,180),L('Pet fees',50,300)]
tr=s.tot('Total receipts',R,key='total_income')
s.head('OPERATING DISBURSEMENTS')
E=[L('Management fee (8%)',436.4,2960.4),L('Repairs - 16-A turnover',2318.46,2318.46),L('Repairs - general',185,1604.22),L('Lawn / snow',260,1385),L('Water (common meter)',0,612.77),L('Property tax, 1st half',0,4863.19),L('Insurance',0,3140),L('Advertising - 16-A',60,60)]
te=s.tot('Total operating disbursements',E,key='total_operating_expenses')
no=s.tot('Net cash from operations',[tr,(te,-1)],key='noi')
s.head('OTHER CASH ITEMS')
O=[L('Mortgage payment - Valley Savings',-1862.4,-11174.4),L('Security deposit refunded - 16-A',-715,-715),L('Owner distribution',-1000,-5800)]
to=s.tot('Total other cash items',O)
nc=s.tot('Net change in cash',[no,to],key='net_cash_flow')
# tie beginning balances: ending equal in both columns
end=s.rows[bg]['b'][0]+s.rows[nc]['b'][0]
s.rows[bg]['b'][1]=end-s.rows[nc]['b'][1]; s.rows[bg]['v']=list(s.rows[bg]['b'])
s.tot('Cash on hand, June 30, 2025',[bg,nc],kind='TOTAL')
assert s.rows[-1]['v'][0]==s.rows[-1]['v'][1]; print('begin',[fm(x) for x in s.rows[bg]['v']],'end',fm(end))
d=Document(); sec=d.sections[0]; sec.left_margin=sec.right_margin=Inches(1); sec.top_margin=Inches(.7); sec.bottom_margin=Inches(.6)
d.styles['Normal'].font.name='Georgia'; d.styles['Normal'].font.size=Pt(10); d.styles['Normal'].paragraph_format.space_after=Pt(2)
def P(t,b=False,sz=10,al=None,col=None):
    p=d.add_paragraph(); r=p.add_run(t); r.bold=b; r.font.size=Pt(sz)
    if al: p.alignment=al
    if col: r.font.color.rgb=RGBColor(*col)
P('Whitcomb Home & Property Care',True,15,A.LEFT,(110,40,30)); P('P.O. Box 88 · rentals, caretaking, small repairs',sz=8.5)
P('Owner Cash Report',True,13,A.CENTER); P('Maple Row Duplexes (six units)',True,11,A.CENTER); P('Month of June 2025',al=A.CENTER)
t=d.add_table(rows=1,cols=3); t.autofit=False; W=(Inches(3.9),Inches(1.25),Inches(1.35))
for j,w in enumerate(W): t.columns[j].width=w
def shade(cell,h):
    e=OxmlElement('w:shd'); e.set(qn('w:val'),'clear'); e.set(qn('w:fill'),h); cell._tc.get_or_add_tcPr().append(e)
def top(cell,v='single'):
    b=OxmlElement('w:tcBorders'); e=OxmlElement('w:top'); e.set(qn('w:val'),v); e.set(qn('w:sz'),'6'); b.append(e); cell._tc.get_or_add_tcPr().append(b)
def put(row,vals,b,ind=0):
    for j,x in enumerate(vals):
        cl=row.cells[j]; cl.width=W[j]; p=cl.paragraphs[0]; p.paragraph_format.space_after=Pt(1); r=p.add_run(x); r.bold=b
        if j: p.alignment=A.RIGHT
        elif ind: p.paragraph_format.left_indent=Inches(.2*ind)
put(t.rows[0],('','June 2025','Year to Date'),True)
for cl in t.rows[0].cells: shade(cl,'F2E3D5')
for q in s.rows:
    r=t.add_row(); h=q['type']=='HEADING'
    put(r,[q['label']]+[('' if h else fm(v,2,'(',zero='–',cur='$' if q['lvl']==0 and not h and (q['type']=='TOTAL' or q['label'].startswith('Cash on')) else '')) for v in q['v']],q['type']!='LINE' or q['lvl']==0,q['lvl'])
    if q['items']:
        for j in(1,2): top(r.cells[j],'double' if q['type']=='TOTAL' else 'single')
P(''); P('Notes',True)
P('16-A: tenant left May 31. New tenants (lease starts July 1) at $1,125. Deposit of $1,125 will show in July.',sz=9)
P('Paid in full at month end: 14-A, 14-B, 16-B, 18-A. Owing: 18-B $25.00 late fee. Next distribution planned July 15.',sz=9)
tmp=ROOT+'/.lo_tmp'; os.makedirs(tmp,exist_ok=True); d.save(tmp+'/'+F[:-4]+'.docx')
subprocess.run(['soffice','--headless',f'-env:UserInstallation=file://{ROOT}/.lo','--convert-to','pdf','--outdir',D,tmp+'/'+F[:-4]+'.docx'],capture_output=True)
save(F,'MULTIFAMILY','CASH_FLOW_STATEMENT','one-person property caretaker, word processor','owner cash report in a letter, month and year to date',False,[s])
