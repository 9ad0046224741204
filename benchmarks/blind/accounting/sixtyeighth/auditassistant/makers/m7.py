# NZ valuer's schedule of accommodation, docx -> pdf
from common import *; import docx,subprocess,os
from docx.shared import Pt,Cm,RGBColor
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
R=[('A','Studio',0,1,8,34.5,470,455.0),('A1','Studio with balcony',0,1,6,36.0,490,482.5),('B','1 bedroom',1,1,12,46.5,575,556.25),('B1','1 bedroom + study',1,1,7,53.0,620,608.0),('C','2 bedroom, 1 bath',2,1,9,64.5,710,690.0),('D','2 bedroom, 2 bath',2,2,10,71.0,765,741.5),('D1','2 bedroom corner',2,2,4,78.5,810,None),('E','3 bedroom',3,2,3,96.0,960,935.0),('F','Penthouse',3,3,1,142.0,1450,1450.0)]
K=['beds','baths','units','sf','total_sf','market','market_total','actual','actual_total']
T=[]
for ty,ds,bd,ba,u,a,m,p in R:
    t=dict(type=f'{ty} - {ds}',beds=bd,baths=ba,units=u,sf=a,total_sf=round(a*u,1),market=m,market_total=m*u)
    if p: t.update(actual=p,actual_total=round(p*u,2))
    T.append(t)
T[6].update(actual=792.5,actual_total=3170.0)
S={k:round(sum(t.get(k,0) for t in T),2) for k in('units','total_sf','market_total','actual_total')}
S['sf']=round(S['total_sf']/S['units'],1); S['market']=round(S['market_total']/S['units']); S['actual']=round(S['actual_total']/S['units'],2)
d=docx.Document(); s=d.sections[0]; s.page_width,s.page_height=Cm(21),Cm(29.7); s.left_margin=s.right_margin=Cm(1.8); s.top_margin=Cm(2.2)
st=d.styles['Normal']; st.font.name='Liberation Serif'; st.font.size=Pt(10.5)
def P(t,sz=10.5,b=False,col=None,sp=6):
    p=d.add_paragraph(); r=p.add_run(t); r.bold=b; r.font.size=Pt(sz); p.paragraph_format.space_after=Pt(sp)
    if col: r.font.color.rgb=RGBColor(*col)
s.header.paragraphs[0].text='Tui Apartments, 41 Cargill Street, Dunedin\tValuation report - 30 June 2025'; s.header.paragraphs[0].runs[0].font.size=Pt(8)
s.footer.paragraphs[0].text='Larnach Ross Valuation Ltd  |  Registered valuers  |  Page 14'; s.footer.paragraphs[0].runs[0].font.size=Pt(8)
P('6.0  Accommodation',14,True,(0x7A,0x1F,0x2B)); P('6.1  Schedule of units by type',11.5,True)
P('The building was completed in 2017 and provides residential apartments over levels 1 to 6, held in one unit title. Floor areas have been taken from the unit plan and are net of balconies. Rents are per week, inclusive of body corporate levies and exclusive of power and broadband. Passing rents are from the manager\'s tenancy schedule as at 16 June 2025.',sp=8)
H=['Type','Bed','Bath','No. of\nunits','Avg area\n(m²)','Total\n(m²)','Market\nrent\n($/wk)','Market\ntotal\n($/wk)','Average\npassing rent\n($/wk)','Passing\ntotal\n($/wk)']
W=[4.4,0.9,1.1,1.2,1.6,1.6,1.5,1.6,1.9,1.8]
tb=d.add_table(rows=1,cols=10); tb.autofit=False
def shade(c_,f):
    e=OxmlElement('w:shd'); e.set(qn('w:val'),'clear'); e.set(qn('w:fill'),f); c_._tc.get_or_add_tcPr().append(e)
def border(c_,side):
    tc=c_._tc.get_or_add_tcPr(); b=OxmlElement('w:tcBorders'); e=OxmlElement(f'w:{side}'); e.set(qn('w:val'),'single'); e.set(qn('w:sz'),'6'); b.append(e); tc.append(b)
def cell(c_,t,b=False,l=False,white=False):
    c_.text=''; p=c_.paragraphs[0]; p.alignment=AL.LEFT if l else AL.RIGHT; p.paragraph_format.space_after=Pt(1); p.paragraph_format.space_before=Pt(1); r=p.add_run(t); r.font.size=Pt(8.5); r.bold=b
    if white: r.font.color.rgb=RGBColor(255,255,255)
for i,x in enumerate(H): cell(tb.rows[0].cells[i],x,True,i==0,True); shade(tb.rows[0].cells[i],'7A1F2B')
fm=lambda t:[t.get('type',''),*[str(t.get(k,'')) for k in('beds','baths','units')],f"{t['sf']:.1f}",f"{t['total_sf']:,.1f}",f"${t['market']:,}",f"${t['market_total']:,}",f"${t['actual']:,.2f}",f"${t['actual_total']:,.2f}"]
for t in T:
    rw=tb.add_row()
    for i,x in enumerate(fm(t)): cell(rw.cells[i],x,l=i==0); border(rw.cells[i],'bottom')
rw=tb.add_row(); S['market']=int(S['market']); S['market_total']=int(S['market_total']); v=fm({**S,'type':'Total / average','units':int(S['units'])})
for i,x in enumerate(v): cell(rw.cells[i],x,True,i==0); border(rw.cells[i],'top'); shade(rw.cells[i],'F0E4E6')
for i,w in enumerate(W): tb.columns[i].width=Cm(w)
for r_ in tb.rows:
    for i,w in enumerate(W): r_.cells[i].width=Cm(w)
P('',4); P(f"On the above basis passing rent is ${S['actual_total']*52:,.0f} per annum against an assessed market rent of ${S['market_total']*52:,.0f} per annum, indicating that the property is modestly under-rented. All units were let at the date of inspection.")
P('6.2  Car parking and storage',11.5,True); P('There are 22 basement car parks, let separately to occupiers at $45 to $55 per week, and 30 storage lockers. Car park income is dealt with in section 8.')
N='um_valuation_tui_apartments.pdf'; B0='build/blind'; x=f'{B0}/makers/um_valuation_tui_apartments.docx'; d.save(x)
subprocess.run(['soffice',f'-env:UserInstallation=file://{B0}/.lo','--headless','--convert-to','pdf','--outdir',f'{B0}/documents',x],capture_output=True,timeout=120)
S['units']=int(S['units']); save(N,'UM','NZ valuation report page, Word table, weekly rents, m²',False,K,T,[dict(label='Total / average',**S)]); print(S)
