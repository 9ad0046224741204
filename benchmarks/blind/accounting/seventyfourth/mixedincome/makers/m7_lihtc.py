from common import *
import math,subprocess
from docx import Document
from docx.shared import Pt,Inches,RGBColor
from docx.enum.section import WD_ORIENT
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
base=47150
f={1:.7,2:.8,3:.9,4:1,5:1.08,6:1.16}
L50={k:math.ceil(base*v/50)*50 for k,v in f.items()}
lim={a:{k:int(v*a/50) for k,v in L50.items()} for a in (30,50,60,80)}
def mx(br,a):
    l=lim[a]; inc={1:(l[1]+l[2])/2,2:l[3],3:(l[4]+l[5])/2}[br]
    return math.floor(inc*.3/12)
UA={1:84,2:109,3:138}
T=[('1BR / 1BA',1,30,'PBV',4,648,0),('1BR / 1BA',1,50,'None',8,648,0),('1BR / 1BA',1,60,'None',6,648,12),
('2BR / 1BA',2,30,'PBV',4,861,0),('2BR / 1BA',2,50,'None',10,861,0),('2BR / 2BA',2,60,'None',14,934,25),('2BR / 2BA',2,80,'None',4,934,210),
('3BR / 2BA',3,30,'None',3,1142,0),('3BR / 2BA',3,50,'None',6,1142,5),('3BR / 2BA',3,60,'None',9,1142,40),('3BR / 2BA TH',3,80,'None',2,1228,265)]
M=[('2BR / 2BA',2,'Market',4,934,1495),('3BR / 2BA TH',3,'Market',2,1228,1725)]
doc=Document(); s=doc.sections[0]; s.orientation=WD_ORIENT.LANDSCAPE; s.page_width,s.page_height=Inches(11),Inches(8.5)
s.left_margin=s.right_margin=Inches(.5); s.top_margin=Inches(.6); s.bottom_margin=Inches(.55)
st=doc.styles['Normal']; st.font.name='Arial'; st.font.size=Pt(9); st.paragraph_format.space_after=Pt(2)
def para(t,b=False,sz=9,al=None,after=2):
    p=doc.add_paragraph(); r=p.add_run(t); r.bold=b; r.font.size=Pt(sz); p.paragraph_format.space_after=Pt(after)
    if al: p.alignment=al
    return p
def shade(c,col):
    e=OxmlElement('w:shd'); e.set(qn('w:val'),'clear'); e.set(qn('w:fill'),col); c._tc.get_or_add_tcPr().append(e)
def cell(c,t,b=False,al=AL.CENTER,sz=8):
    p=c.paragraphs[0]; p.paragraph_format.space_after=Pt(0); r=p.add_run(t); r.bold=b; r.font.size=Pt(sz); p.alignment=al
s.header.paragraphs[0].text='2026 Housing Credit Application\tExhibit 4-B: Unit Mix and Rents\tSycamore Landing'
s.footer.paragraphs[0].text='Form HC-4B (rev. 08/2025)'
para('EXHIBIT 4-B    UNIT MIX AND PROPOSED RENTS',True,12,after=3)
para('Development: Sycamore Landing Apartments        County: Tolliver        Set-aside election: Average Income        Utility allowance source: PHA schedule eff. 10/01/2025')
para('Bedrooms counted at initial occupancy. Enter one line for each combination of bedrooms, baths, income level and rental assistance.',sz=8,after=4)
H=['Unit Description','AMI\nLevel','Rental\nSubsidy','No. of\nUnits','Avg. Unit\nSF','Total\nSF','Max. Gross\nRent','Proposed\nGross Rent','Utility\nAllowance','Net\nRent','Total Monthly\nRent','Total Annual\nRent']
Wd=[1.45,.55,.75,.55,.7,.75,.8,.85,.8,.75,1.0,1.05]
tb=doc.add_table(rows=0,cols=12); tb.style='Table Grid'; tb.autofit=False
def addrow(vals,b=False,fill=None,hdr=False):
    r=tb.add_row()
    for i,(c,v) in enumerate(zip(r.cells,vals)):
        c.width=Inches(Wd[i]); cell(c,v,b,AL.CENTER if hdr or i in(1,2,3) else AL.LEFT if i==0 else AL.RIGHT)
        if fill: shade(c,fill)
    return r
def sec(t):
    r=tb.add_row(); c=r.cells[0].merge(r.cells[11]); cell(c,t,True,AL.LEFT,8.5); shade(c,'D9E2F3')
hr=addrow(H,True,'BFBFBF',True); e=OxmlElement('w:tblHeader'); e.set(qn('w:val'),'true'); hr._tr.get_or_add_trPr().append(e)
d=lambda v:f'${v:,}'
rows=[];totals=[];K=['ami','units','sf','total_sf','other:Max. Gross Rent','gross','ua','net','other:Total Monthly Rent','other:Total Annual Rent']
sec('A.  Low-Income (Housing Credit) Units'); S=[0]*4
for t,br,a,sub,u,sf,less in T:
    g=mx(br,a)-less; net=g-UA[br]
    if sub=='PBV': pass
    v=[a,u,sf,u*sf,mx(br,a),g,UA[br],net,u*net,u*net*12]
    addrow([t,f'{a}%',sub,str(u),f'{sf:,}',f'{u*sf:,}',*[d(x) for x in v[4:]]])
    rows.append(dict(type=t,**dict(zip(K,v)))); S=[x+y for x,y in zip(S,(u,u*sf,u*net,u*net*12))]
def sub(lab,S,fill='F2F2F2'):
    addrow([lab,'','',str(S[0]),'',f'{S[1]:,}','','','','',d(S[2]),d(S[3])],True,fill); totals.append({'label':lab,'units':S[0],'total_sf':S[1],'other:Total Monthly Rent':S[2],'other:Total Annual Rent':S[3]})
G=S; sub('Subtotal A',S)
lowS=S
sec('B.  Market Rate Units'); S=[0]*4
for t,br,p,u,sf,net in M:
    addrow([t,'Market','None',str(u),f'{sf:,}',f'{u*sf:,}','N/A','N/A','N/A',d(net),d(u*net),d(u*net*12)])
    rows.append({'type':t,'units':u,'sf':sf,'total_sf':u*sf,'net':net,'other:Total Monthly Rent':u*net,'other:Total Annual Rent':u*net*12}); S=[x+y for x,y in zip(S,(u,u*sf,u*net,u*net*12))]
G=[x+y for x,y in zip(G,S)]; sub('Subtotal B',S)
sec('C.  Employee / Manager Units (rent-free common area)')
addrow(['2BR / 1BA Manager','N/A','None','1','861','861','N/A','N/A','N/A','$0','$0','$0'])
rows.append({'type':'2BR / 1BA Manager','units':1,'sf':861,'total_sf':861,'net':0,'other:Total Monthly Rent':0,'other:Total Annual Rent':0}); G=[x+y for x,y in zip(G,(1,861,0,0))]
sub('TOTAL A + B + C',G,'D9D9D9')
avg=sum(t[2]*t[4] for t in T)/lowS[0]
para('',after=0); para(f'Applicable fraction (units): {lowS[0]} of {G[0]-1} residential units = {lowS[0]/(G[0]-1):.2%}.    Average income designation of credit units: {avg:.2f}% AMI (may not exceed 60%).',sz=8)
para('PBV rents shown at the credit limit; contract rents under the HAP agreement with Tolliver County PHA are underwritten in Exhibit 7.',sz=8)
doc.add_page_break()
para('Income limits and allowances used (area median income, 4 persons: $94,300)',True,10,after=4)
t2=doc.add_table(rows=1,cols=7); t2.style='Table Grid'
for c,v in zip(t2.rows[0].cells,['Household size','1','2','3','4','5','6']): cell(c,v,True); shade(c,'BFBFBF')
for a in (30,50,60,80):
    for c,v in zip(t2.add_row().cells,[f'{a}% limit']+[d(lim[a][k]) for k in range(1,7)]): cell(c,v)
para('',after=6)
t3=doc.add_table(rows=1,cols=4); t3.style='Table Grid'
for c,v in zip(t3.rows[0].cells,['Tenant-paid utility','1 BR','2 BR','3 BR']): cell(c,v,True); shade(c,'BFBFBF')
for r in (['Heating (heat pump)',28,36,45],['Cooking - electric',8,11,14],['Other electric',30,38,47],['Water heating - electric',18,24,32],['Total allowance',84,109,138]):
    for c,v in zip(t3.add_row().cells,[r[0]]+[d(x) for x in r[1:]]): cell(c,v,r[0].startswith('Total'))
NAME='Sycamore Landing Exhibit 4-B'; p='build/blind/makers/'+NAME+'.docx'; doc.save(p)
subprocess.run(['soffice','-env:UserInstallation=file://build/blind/.lo','--headless','--convert-to','pdf','--outdir',DOC,p],capture_output=True)
print(len(rows),totals,avg)
save(NAME+'.pdf','UM','LIHTC application exhibit (Word form to PDF): AMI levels, gross, UA, net, market and manager sections, side tables',True,K,rows,totals)
