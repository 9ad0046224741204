# Australian industrial estate, appendix C of a report; python-docx -> PDF
from common import *
from docx import Document
from docx.shared import Pt, Cm, RGBColor
from docx.enum.section import WD_ORIENT
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
import subprocess, shutil
N='Appendix C - Wattle Creek Estate.pdf'
rows=[];_=[('1A','Brolga Cold Chain Pty Ltd',4860,D(2021,7,1),10,'2 x 5','Fixed 3.25%',D(2026,7,1),3.25,128.5,24.1,'BG'),
('1B','Hume & Darling Joinery Pty Ltd',2315,D(2023,3,1),5,'1 x 5','CPI (min 2.5%)',D(2026,3,1),None,141,24.1,'BG'),
('2','Austral Tyre Wholesalers Pty Limited',7420,D(2019,11,15),8,'Nil','Fixed 3.50%',D(2025,11,15),3.5,118.75,22.85,'BG'),
('3A','Vacant',1980,None,0,'','',None,None,0,22.85,''),
('3B','Pindari Packaging Australia Pty Ltd',3045,D(2024,9,1),7,'1 x 7','Fixed 3.75%',D(2026,9,1),3.75,152,22.85,'BG'),
('4','Southern Cross Event Hire Pty Ltd ATF the Lansell Trust',5610,D(2022,2,1),6,'1 x 3','Greater of CPI and 3.00%',D(2026,2,1),None,129.4,23.3,'Cash'),
('5','Kurrajong Foods (Vic) Pty Ltd',8935,D(2018,5,1),15,'2 x 5','Market 1 May 2028; otherwise fixed 3.00%',D(2026,5,1),3.0,121.2,21.75,'BG'),
('6','Redgum Parcel Services Pty Ltd',6270,D(2025,4,1),5,'1 x 5','Fixed 3.50%',D(2026,4,1),3.5,158,23.3,'BG'),
('Hardstand','Redgum Parcel Services Pty Ltd',3400,D(2025,4,1),5,'1 x 5','Fixed 3.50%',D(2026,4,1),3.5,36,0,''),
('Roof','Solarion Networks Pty Ltd',None,D(2020,10,1),10,'Nil','Fixed 3.00%',D(2026,10,1),3.0,0,0,'')]
T=[]
for u,t,a,st,y,op,rv,nd,fx,q,og,sec in _:
    r=dict(unit=u,area=a)
    if t=='Vacant': r['statusText']='Vacant'; r['charges']=[]
    else:
        r.update(tenantName=t,leaseStartDate=st,leaseEndDate=end(st,y*12)); r['annualRent']=round(a*q) if a else 21600
        if fx: r['rentSteps']=[dict(date=iso(nd),amount=round(r['annualRent']*(1+fx/100)),per='year')]
        if og: r['charges']=[dict(code='Outgoings Recovered',amount=round(a*og))]
        if sec: r['deposit']=round(r['annualRent']*1.1/4/500)*500 if sec=='BG' else 150000
    r['_x']=(y,op,rv,nd,q,sec); rows.append(r)
d=Document(); s=d.sections[0]; s.orientation=WD_ORIENT.LANDSCAPE; s.page_width,s.page_height=Cm(29.7),Cm(21); s.left_margin=s.right_margin=Cm(1.6); s.top_margin=Cm(2.3); s.bottom_margin=Cm(1.5)
st=d.styles['Normal']; st.font.name='C059'; st.font.size=Pt(9)
s.header.paragraphs[0].text='Wattle Creek Industrial Estate, 212-240 Bandicoot Road, Derrimut West VIC'; s.footer.paragraphs[0].text='Information Memorandum  |  Page C-1'
h=d.add_paragraph(); q=h.add_run('Appendix C  –  Tenancy Schedule'); q.bold=True; q.font.size=Pt(15); q.font.color.rgb=RGBColor(0x8a,0x3b,0x12)
d.add_paragraph('The tenancy profile as at 31 October 2025 is set out below. Rents are net face rents per annum, exclusive of GST, and outgoings are recovered at 100% of each tenant\'s proportionate share. The weighted average lease expiry is shown in Section 4.')
H=['Tenancy','Tenant','GLA\n(sqm)','Term\n(yrs)','Commence','Expiry','Options\n(yrs)','Net Rent\n($ p.a.)','Net Rent\n($/sqm)','Outgoings\nRecovered\n($ p.a.)','Review Type','Next\nReview','Rent at Next\nReview\n($ p.a.)','Security\nHeld ($)']
w=[1.75,4.4,1.3,1.15,1.9,1.75,1.45,1.8,1.5,1.95,2.5,1.65,1.8,1.65]
t=d.add_table(rows=1,cols=len(H)); t.style='Light Grid Accent 2' if False else 'Table Grid'; t.autofit=False
def put(c,x,b=False,al=AL.LEFT,bg=None,col=None):
    c.text=''; p=c.paragraphs[0]; p.alignment=al; r=p.add_run(x); r.bold=b; r.font.size=Pt(6.6 if col else 7.5)
    p.paragraph_format.space_after=Pt(1); p.paragraph_format.space_before=Pt(1)
    if col: r.font.color.rgb=RGBColor(*col)
    if bg: e=OxmlElement('w:shd'); e.set(qn('w:val'),'clear'); e.set(qn('w:fill'),bg); c._tc.get_or_add_tcPr().append(e)
for c,x in zip(t.rows[0].cells,H): put(c,x,True,AL.CENTER,'8A3B12',(255,255,255))
md=lambda x: f"{x.day}-{x.strftime('%b-%y')}"
RI=AL.RIGHT; al=[AL.LEFT,AL.LEFT,RI,AL.CENTER,AL.CENTER,AL.CENTER,AL.CENTER,RI,RI,RI,AL.LEFT,AL.CENTER,RI,RI]
for r in rows:
    y,op,rv,nd,q,sec=r['_x']
    if 'tenantName' not in r: v=[r['unit'],'Vacant',f"{r['area']:,}"]+['']*11
    else: v=[r['unit'],r['tenantName'],f"{r['area']:,}" if r['area'] else 'n/a',str(y),md(r['leaseStartDate']),md(r['leaseEndDate']),op,f"{r['annualRent']:,}",f'{q:.2f}' if q else 'n/a',f"{r['charges'][0]['amount']:,}" if r.get('charges') else '',rv,md(nd),f"{r['rentSteps'][0]['amount']:,}" if r.get('rentSteps') else 'CPI',f"{r['deposit']:,}"+(' *' if sec=='Cash' else '') if r.get('deposit') else '']
    cs=t.add_row().cells
    for c,x,a in zip(cs,v,al): put(c,x,False,a)
A=sum(r['annualRent'] for r in rows if 'annualRent' in r); O=sum(r['charges'][0]['amount'] for r in rows if r.get('charges')); G=sum(r['area'] or 0 for r in rows if r['unit'] not in('Hardstand',))
cs=t.add_row().cells
for c,x,a in zip(cs,['Total','',f'{G:,}','','','','',f'{A:,}','',f'{O:,}','','','',f"{sum(r.get('deposit') or 0 for r in rows):,}"],al): put(c,x,True,a,'F2DFD3')
for cc,x in zip(t.columns,w): cc.width=Cm(x)
for row in t.rows:
    for c,x in zip(row.cells,w): c.width=Cm(x)
p=d.add_paragraph(); p.paragraph_format.space_before=Pt(6)
for x in ['* Cash deposit; all other security is held by way of bank guarantee.  Hardstand area is excluded from total GLA.  Tenancy 3A was vacated on 31 August 2025; the vendor will provide a 12-month rental guarantee at $150/sqm net.']: q=p.add_run(x); q.font.size=Pt(8); q.italic=True
tmp=ROOT+'/makers/tmp'; os.makedirs(tmp,exist_ok=True); d.save(tmp+'/a.docx')
subprocess.run(['soffice',f'-env:UserInstallation=file://{ROOT}/.lo','--headless','--convert-to','pdf','--outdir',tmp,tmp+'/a.docx'],capture_output=True,timeout=120); shutil.move(tmp+'/a.pdf',out(N)); shutil.rmtree(tmp)
save(N,dict(propertyName='Wattle Creek Industrial Estate',asOnDate='2025-10-31',units=None,occupied=None,vacant=None,rows=rows),'WAREHOUSE','Appendix to IM, Word table, Australian net rents p.a.')
