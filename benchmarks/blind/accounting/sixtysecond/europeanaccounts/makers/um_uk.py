from common import *; import subprocess,shutil
from docx import Document; from docx.shared import Pt,Mm,RGBColor; from docx.enum.section import WD_ORIENT; from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
from docx.oxml.ns import qn; from docx.oxml import OxmlElement
NAME='Foundry_Yard_Accommodation_Schedule.pdf'
# type, beds, no, sqft avg, passing pcm, ERV pcm
U=[('Studio','0',14,402,1015,1065),('1 Bed – Type A','1',26,506,1180,1245),('1 Bed – Type B (balcony)','1',18,538,1235,1295),('1 Bed – Duplex','1',4,618,1360,1425),('2 Bed / 1 Bath','2',16,664,1465,1530),('2 Bed / 2 Bath – Type C','2',22,721,1560,1640),('2 Bed / 2 Bath – Corner','2',8,768,1635,1725),('3 Bed','3',6,934,1985,2100),('3 Bed Penthouse','3',2,1286,2850,2995)]
N=sum(u[2] for u in U)
K=['beds','units','pct_units','other:Average NIA sq m','sf','total_sf','actual','market','market_total','market_sf']
d=Document(); s=d.sections[0]; s.orientation=WD_ORIENT.LANDSCAPE; s.page_width,s.page_height=Mm(297),Mm(210); s.left_margin=s.right_margin=Mm(16); s.top_margin=Mm(15); s.bottom_margin=Mm(14)
d.styles['Normal'].font.name='Liberation Sans'; d.styles['Normal'].font.size=Pt(9)
def para(t,sz,b=False,col=None,it=False,after=4):
    p=d.add_paragraph(); r=p.add_run(t); r.font.size=Pt(sz); r.bold=b; r.italic=it; p.paragraph_format.space_after=Pt(after)
    if col: r.font.color.rgb=RGBColor.from_string(col)
para('FOUNDRY YARD, ANCOATS, MANCHESTER M4',17,True,'7A2E1D',after=2); para('Accommodation Schedule – summary by apartment type',12,False,'444444')
para(f'{N} build-to-rent apartments over ground and seven upper floors. Rents as at 1 September 2025, exclusive of parking and utilities.',9,after=8)
def shade(c,x):
    e=OxmlElement('w:shd'); e.set(qn('w:val'),'clear'); e.set(qn('w:fill'),x); c._tc.get_or_add_tcPr().append(e)
W=[50,14,16,18,20,21,25,26,25,27,23]
def cell(c,t,b=False,col=None,left=False):
    p=c.paragraphs[0]; p.text=''; r=p.add_run(t); r.bold=b; r.font.size=Pt(8.8); p.alignment=AL.LEFT if left else AL.CENTER; p.paragraph_format.space_before=Pt(3);p.paragraph_format.space_after=Pt(3)
    if col: r.font.color.rgb=RGBColor.from_string(col)
tb=d.add_table(rows=2,cols=11); tb.style='Table Grid'; tb.autofit=False
h1=['Apartment type','Beds','No. of units','% of mix','Average NIA','','Total NIA\n(sq ft)','Average passing rent (pcm)','ERV per unit (pcm)','Total ERV\n(pcm)','ERV £ per sq ft pa']
for i,t in enumerate(h1):
    if i in(4,5): continue
    m=tb.cell(0,i).merge(tb.cell(1,i)); cell(m,t,True,'FFFFFF',i==0)
m=tb.cell(0,4).merge(tb.cell(0,5)); cell(m,'Average NIA',True,'FFFFFF'); cell(tb.cell(1,4),'sq m',True,'FFFFFF'); cell(tb.cell(1,5),'sq ft',True,'FFFFFF')
for rr in tb.rows:
    for c in rr.cells: shade(c,'7A2E1D')
rows=[];
for k,(ty,b,n,sf,a,e) in enumerate(U):
    v=[b,n,round(n/N*100,1),round(sf*.092903,1),sf,n*sf,a,e,n*e,round(e*12/sf,2)]
    cs=tb.add_row().cells; cell(cs[0],ty,left=True)
    for c,t in zip(cs[1:],[('Studio' if False else b),str(n),f'{v[2]}%',f'{v[3]}',f'{sf:,}',f'{v[5]:,}',f'£{a:,}',f'£{e:,}',f'£{n*e:,}',f'£{v[9]:.2f}']): cell(c,t)
    if k%2:
        for c in cs: shade(c,'F6ECE8')
    rows.append({'type':ty,'beds':int(b),**dict(zip(K[1:],v[1:]))})
TS=sum(u[2]*u[3] for u in U); TE=sum(u[2]*u[5] for u in U); TA=sum(u[2]*u[4] for u in U)
av=round(TS/N)
tv={'units':N,'pct_units':100.0,'other:Average NIA sq m':round(TS/N*.092903,1),'sf':av,'total_sf':TS,'actual':round(TA/N),'market':round(TE/N),'market_total':TE,'market_sf':round(TE*12/TS,2)}
cs=tb.add_row().cells; cell(cs[0],'Total / average',True,left=True)
for c,t in zip(cs[1:],['',str(N),'100.0%',f"{tv['other:Average NIA sq m']}",f'{av:,}',f'{TS:,}',f"£{tv['actual']:,}",f"£{tv['market']:,}",f'£{TE:,}',f"£{tv['market_sf']:.2f}"]): cell(c,t,True)
for c in cs: shade(c,'E5CFC7')
for rr in tb.rows:
    for c,w in zip(rr.cells,W): c.width=Mm(w)
for col,w in zip(tb.columns,W): col.width=Mm(w)
para('',4,after=2)
para(f'Gross potential rent at ERV: £{TE*12:,} per annum. Car parking: 31 basement spaces let separately at £150 pcm each.',9,True)
para('Areas are approximate net internal areas measured under IPMS 3B. Percentages may not sum due to rounding. Penthouse rents include one parking space. Prepared by Halewick Rowe, Residential Investment, for information only and not forming part of any contract.',7.5,it=True,col='666666')
t='build/blind/makers/_um.docx'; d.save(t)
subprocess.run(['soffice','--headless','-env:UserInstallation=file://build/blind/.lo','--convert-to','pdf','--outdir','build/blind/makers',t],check=True,capture_output=True)
shutil.move('build/blind/makers/_um.pdf',doc(NAME)); os.remove(t)
save(NAME,'UM',K,rows,[{'label':'Total / average',**tv}],None,'UK BTR accommodation schedule, one-page brochure, passing rent and ERV',False)
