# Dublin office: accommodation by floor, sq m, EUR, plus parking kinds; Word -> PDF
import random,subprocess,os
from docx import Document
from docx.shared import Pt,Cm,RGBColor
from docx.enum.text import WD_ALIGN_PARAGRAPH as WA
from docx.enum.section import WD_ORIENT
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
from common import *
random.seed(8609)
NAME='Grattan Quay House - accommodation and mix.pdf'
FL=[('Lower ground - archive storage',3,[88,64,41],1,140),('Ground - retail / café',3,[212,146.5,98.5],0,410),('1st floor - serviced suites',9,[74.5,74.5,61,61,48,48,39.5,39.5,32],2,520),('2nd floor - office suites',4,[268,241.5,190,183],1,465),('3rd floor - office suites',2,[462,431],0,475),('4th floor - whole floor',1,[905.5],0,490),('5th floor - whole floor',1,[905.5],0,495),('6th floor - penthouse offices',2,[318,274.5],1,540)]
PK=[('Basement - standard',46,41,325),('Basement - EV charging',8,8,375),('Basement - accessible',4,2,325),('Surface - visitor permit',12,9,240),('Motorcycle bay',6,3,75),('Bicycle locker',60,37,18)]
d=Document(); s=d.sections[0]; s.page_width,s.page_height=Cm(21),Cm(29.7); s.left_margin=s.right_margin=Cm(1.6); s.top_margin=Cm(1.8); s.bottom_margin=Cm(1.6)
d.styles['Normal'].font.name='Liberation Sans'; d.styles['Normal'].font.size=Pt(9)
def para(t,b=False,sz=9,col=None,after=4):
    p=d.add_paragraph(); r=p.add_run(t); r.bold=b; r.font.size=Pt(sz); p.paragraph_format.space_after=Pt(after)
    if col: r.font.color.rgb=RGBColor(*col)
def shade(c,h):
    e=OxmlElement('w:shd'); e.set(qn('w:val'),'clear'); e.set(qn('w:fill'),h); c._tc.get_or_add_tcPr().append(e)
def table(H,R,W,boldlast=True):
    t=d.add_table(rows=0,cols=len(H)); t.style='Table Grid'; t.autofit=False
    for ri,row in enumerate([H]+R):
        cs=t.add_row().cells
        for i,x in enumerate(row):
            c=cs[i]; c.width=Cm(W[i]); p=c.paragraphs[0]; p.paragraph_format.space_after=Pt(1); p.paragraph_format.space_before=Pt(1)
            r=p.add_run(x); r.font.size=Pt(8); p.alignment=WA.LEFT if i==0 else WA.RIGHT
            if ri==0: shade(c,'D9E2EC'); r.bold=True
            if ri==len(R): r.bold=True
    for i,w in enumerate(W): t.columns[i].width=Cm(w)
para('Grattan Quay House, Dublin 2',True,15,(0x1F,0x3A,0x5F)); para('Accommodation by floor and licence mix as at 30 September 2025',sz=10,after=2)
para('Net internal areas in square metres (NIA, measured 2021). All amounts in euro, exclusive of VAT.',after=8)
rows=[];totals=[]
K1=['units','occupied','vacant','sf','total_sf','pct_leased','market_sf','actual_sf','other:Passing Rent p.a.']
H1=['Floor and use','Suites','Let','Vacant','Avg m²','NIA m²','% let (area)','ERV €/m² p.a.','Passing €/m² p.a.','Passing Rent p.a.']
para('1.  Suites',True,11,(0x1F,0x3A,0x5F)); R=[]
S=dict(units=0,occupied=0,vacant=0,total_sf=0.); LET=0.;P=0;ERV=0.
for ty,n,ar,v,erv in FL:
    sf=sum(ar); lsf=sf-sum(ar[n-v:]) if v else sf; pr=r2(erv*random.uniform(.86,1.01)); rent=round(pr*lsf)
    o=dict(type=ty,units=n,occupied=n-v,vacant=v,sf=round(sf/n,1),total_sf=sf,pct_leased=round(lsf/sf*100,1),market_sf=float(erv),actual_sf=pr); o[K1[-1]]=rent
    rows.append(o); R.append([ty,str(n),str(n-v),str(v),f'{o["sf"]:.1f}',f'{sf:,.1f}',f'{o["pct_leased"]:.1f}%',f'{erv:.2f}',f'{pr:.2f}',f'€{rent:,}'])
    for k in S: S[k]+=o[k]
    LET+=lsf; P+=rent; ERV+=erv*sf
T=dict(label='Building',**S); T['sf']=round(S['total_sf']/S['units'],1); T['pct_leased']=round(LET/S['total_sf']*100,1); T['market_sf']=r2(ERV/S['total_sf']); T['actual_sf']=r2(P/LET); T[K1[-1]]=P; totals.append(T)
R.append(['Building']+[str(S['units']),str(S['occupied']),str(S['vacant']),f'{T["sf"]:.1f}',f'{S["total_sf"]:,.1f}',f'{T["pct_leased"]:.1f}%',f'{T["market_sf"]:.2f}',f'{T["actual_sf"]:.2f}',f'€{P:,}'])
table(H1,R,[4.6,1.4,0.9,1.5,1.3,1.6,1.6,1.5,1.6,2.0]); para('',after=2)
para('2.  Car parking and cycle spaces',True,11,(0x1F,0x3A,0x5F)); R=[]
S=dict(units=0,occupied=0,vacant=0,actual_total=0.)
for ty,n,l,ask in PK:
    act=r2(ask*random.uniform(.85,1)); o=dict(type=ty,units=n,occupied=l,vacant=n-l,pct_occ=round(l/n*100,1),market=float(ask),actual=act,actual_total=r2(act*l)); rows.append(o)
    R.append([ty,str(n),str(l),str(n-l),f'{o["pct_occ"]:.1f}%',f'€{ask:.2f}',f'€{act:.2f}',f'€{o["actual_total"]:,.2f}'])
    for k in S: S[k]=r2(S[k]+o[k]) if k=='actual_total' else S[k]+o[k]
T=dict(label='All spaces',**S); T['pct_occ']=round(S['occupied']/S['units']*100,1); totals.append(T)
R.append(['All spaces',str(S['units']),str(S['occupied']),str(S['vacant']),f'{T["pct_occ"]:.1f}%','','',f'€{S["actual_total"]:,.2f}'])
table(['Kind of space','Spaces','Licensed','Free','Occupancy','Asking / month','In place / month','Total in place / month'],R,[4.6,1.6,1.7,1.4,2.0,2.2,2.3,2.4]); para('',after=2)
para('ERV = estimated rental value, per agent’s letter of August 2025. Averages are weighted by area. Serviced suites are licensed on 12-month agreements. The vacant archive store and the vacant penthouse suite are under refurbishment.',sz=7.5)
tmp=f'{R and "build/blind"}/.r/'; os.makedirs(tmp,exist_ok=True); fn=tmp+NAME[:-4]+'.docx'; d.save(fn)
subprocess.run(['soffice','-env:UserInstallation=file://build/blind/.lo','--headless','--convert-to','pdf','--outdir','build/blind/documents',fn],check=True,capture_output=True)
save(NAME,'UM','Dublin office accommodation by floor in square metres and euro, second table of parking kinds with other columns, Word to PDF',True,K1+['pct_occ','market','actual','actual_total'],rows,totals)
print(len(rows),totals)
