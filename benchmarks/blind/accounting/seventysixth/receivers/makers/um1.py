import subprocess,os
from common import *
from docx import Document
from docx.shared import Pt,Inches
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
NAME='Appraisal p41-42 Lakeshore Storage.pdf'
S=[('Climate-Controlled (Building 1, two-story)',[("5' x 5'",25,34,29,49),("5' x 10'",50,62,57,79),("7.5' x 10'",75,20,14,102),("10' x 10'",100,58,51,134),("10' x 15'",150,26,20,179),("10' x 20'",200,12,8,225)]),
('Drive-Up, Non-Climate (Buildings 2-6)',[("5' x 10'",50,28,25,59),("10' x 10'",100,64,60,99),("10' x 15'",150,48,41,129),("10' x 20'",200,55,52,154),("10' x 25'",250,14,11,182),("10' x 30'",300,16,16,209),("12' x 40' (oversize door)",480,4,2,325)]),
('Outdoor Parking',[('RV/Boat, uncovered 12x35',None,22,15,75),('RV/Boat, canopy 14x40',None,10,10,135)])]
K=['units','sf','total_sf','occupied','pct_occ','market','market_sf','market_total']
H=['Unit Size','No. of\nUnits','Area\n(SF)','Total\nSF','Units\nOccupied','Percent\nOccupied','Street\nRate','Rate\nPer SF','Potential\nMonthly Rent']
d=Document(); s=d.sections[0]; s.page_width=Inches(8.5); s.page_height=Inches(11); s.left_margin=s.right_margin=Inches(.9); s.top_margin=Inches(.8); s.bottom_margin=Inches(.8)
st=d.styles['Normal']; st.font.name='Liberation Serif'; st.font.size=Pt(11)
hp=s.header.paragraphs[0]; hp.text='LAKESHORE STORAGE\tIMPROVEMENTS DESCRIPTION'; hp.runs[0].font.size=Pt(8)
fp=s.footer.paragraphs[0]; fp.text='Whitlock Dane Valuation Group\tFile 24-3316'; fp.runs[0].font.size=Pt(8)
def para(t,b=False,sz=11,al=None):
    p=d.add_paragraph(); r=p.add_run(t); r.bold=b; r.font.size=Pt(sz); p.paragraph_format.space_after=Pt(6)
    if al: p.alignment=al
    return p
para('Unit Mix',True,13)
para('The subject is a 441-unit self-storage facility with 32 outdoor parking spaces, built in phases in 1998 and 2007 and placed in receivership on November 4, 2024. The unit mix below was furnished by the receiver from the management software on the date of our inspection, December 10, 2024, and was spot-checked in the field. Vacant units include nine units that are down for door repair.')
NR=sum(len(l)+2 for _,l in S)+2
t=d.add_table(rows=1,cols=9); t.autofit=False
W=[1.6,.5,.5,.6,.75,.8,.7,.6,.75]
for i,cw in enumerate(W): t.columns[i].width=Inches(cw)
def shade(c,hexa):
    e=OxmlElement('w:shd'); e.set(qn('w:val'),'clear'); e.set(qn('w:fill'),hexa); c._tc.get_or_add_tcPr().append(e)
def border(row,edge):
    for c in row.cells:
        b=OxmlElement('w:tcBorders'); e=OxmlElement(f'w:{edge}'); e.set(qn('w:val'),'single'); e.set(qn('w:sz'),'6'); b.append(e); c._tc.get_or_add_tcPr().append(b)
def fill(row,vals,bold=False,ital=False):
    for i,(c,v) in enumerate(zip(row.cells,vals)):
        c.width=Inches(W[i]); p=c.paragraphs[0]; p.paragraph_format.space_after=Pt(0); r=p.add_run(v); r.bold=bold; r.italic=ital; r.font.size=Pt(9)
        p.alignment=AL.LEFT if i==0 else AL.RIGHT
fill(t.rows[0],H,True); border(t.rows[0],'bottom')
for c in t.rows[0].cells: shade(c,'DCE6D3')
rows=[];totals=[]
def fm(k,v):
    if v is None: return '–'
    return {'pct_occ':f'{v:.1f}%','market':f'${v:,.2f}' if isinstance(v,float) else f'${v}','market_sf':f'${v:.2f}' if k=='market_sf' else '','market_total':f'${v:,.0f}'}.get(k) or f'{v:,.0f}'
def agg(l,park):
    u=sum(x[2] for x in l); o=sum(x[3] for x in l); ps=sum(x[4]*x[2] for x in l); sl=[x for x in l if x[1]]; ts=sum(x[1]*x[2] for x in sl)
    z=dict(units=u,occupied=o,pct_occ=round(o/u*100+1e-9,1),market=round(ps/u+1e-9,2),market_total=ps)
    if ts: z['total_sf']=ts; us=sum(x[2] for x in sl); z['sf']=round(ts/us)
    if ts and not park: z['market_sf']=round(ps/ts+1e-9,2)
    return z
for h,l in S:
    r=t.add_row(); m=r.cells[0].merge(r.cells[8]); p=m.paragraphs[0]; p.paragraph_format.space_after=Pt(0); q=p.add_run(h); q.italic=True;q.bold=True;q.font.size=Pt(9)
    for ty,sf,u,o,rate in l:
        v=dict(type=ty,units=u,occupied=o,pct_occ=round(o/u*100+1e-9,1),market=rate,market_total=rate*u)
        if sf: v.update(sf=sf,total_sf=sf*u,market_sf=round(rate/sf+1e-9,2))
        rows.append(v); fill(t.add_row(),[ty]+[fm(k,v.get(k)) for k in K])
    z=agg(l,not l[0][1]); lab='Subtotal / Average'; r=t.add_row(); fill(r,[lab]+[fm(k,z.get(k)) for k in K],True); border(r,'top'); totals.append(dict(label=lab,**z))
al=[x for _,l in S for x in l]; z=agg(al,True); lab='Facility Total / Average'; r=t.add_row(); fill(r,[lab]+[fm(k,z.get(k)) for k in K],True); border(r,'top')
for c in r.cells: shade(c,'DCE6D3')
totals.append(dict(label=lab,**z))
assert z['units']==sum(x[2] for x in al); print(z)
para('')
para('Source: receiver; compiled by appraiser. Average unit size excludes outdoor parking. Street rates are posted web rates before concessions; new customers are offered 50% off the first two months.',sz=9)
para('Competitive Street Rates',True,13).paragraph_format.keep_with_next=True
para('Street rates at the three nearest facilities were surveyed by telephone and web site. The subject is at the low end for climate-controlled space and near the middle for drive-up space.')
t2=d.add_table(rows=1,cols=4); t2.style='Light Grid Accent 3'
for c,v in zip(t2.rows[0].cells,['Facility',"10' x 10' Climate","10' x 10' Drive-Up","10' x 20' Drive-Up"]): c.text=v
for rr in [('Bayou Vault Storage','$142','$105','$161'),('Storage Depot at Mill Creek','$149','$95','$149'),('U-Keep-It Mini','n/a','$89','$139')]:
    r=t2.add_row()
    for c,v in zip(r.cells,rr): c.text=v
tmp=f'{ROOT}/.r/'; os.makedirs(tmp,exist_ok=True); fn=tmp+NAME.replace('.pdf','.docx'); d.save(fn)
subprocess.run(['soffice','-env:UserInstallation=file://build/blind/.lo','--headless','--convert-to','pdf','--outdir',f'{ROOT}/documents',fn],capture_output=True)
s_u=z['units']; print('units',s_u)
save(NAME,'UM','appraisal page (Word) with narrative, storage unit mix in sections, subtotals/averages, comparable rate side table',False,K,rows,totals)
