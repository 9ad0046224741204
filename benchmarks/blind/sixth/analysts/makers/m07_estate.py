# Farm & village estate: agent's Word schedule converted to PDF (python-docx -> LibreOffice), sections with sub-totals
from common import *
import subprocess, os
from datetime import date as D
from docx import Document
from docx.shared import Pt, Cm
from docx.enum.section import WD_ORIENT
from docx.enum.text import WD_ALIGN_PARAGRAPH as A
N='Aldermoss_Estate_Lettings_Schedule.pdf'
S=[('PART 1 – AGRICULTURAL HOLDINGS',[
('1','Home Farm','Messrs T & R Oldershaw','AHA 1986',412.60,D(1979,10,11),'Two generations remain',52600,'25 Mar / 29 Sep'),
('2','Church Farm','Grassmere Arable LLP','FBT 2019',288.15,D(2019,9,29),D(2029,9,28),43222.50,'25 Mar / 29 Sep'),
('3','Land at Pike Lane','Grassmere Arable LLP','FBT 2023',61.40,D(2023,9,29),D(2026,9,28),9516,'29 Sep'),
('4','Lower Meadows','Mrs J Twelvetree','Grazing licence',18.75,D(2026,4,1),D(2026,10,31),1500,'In advance'),
('5','Glebe Field','In hand','',11.20,None,None,None,'')]),
('PART 2 – COTTAGES AND HOUSES',[
('6','1 Forge Row','Mr P Stapelow','AST',None,D(2021,2,1),'Periodic',8700,'Monthly'),
('7','2 Forge Row','Miss A Wickenden & Mr C Lubb','AST',None,D(2025,11,14),D(2026,11,13),10200,'Monthly'),
('8','3 Forge Row','Void','',None,None,None,None,''),
('9','The Old Dairy','Dr & Mrs Haslinger','AST',None,D(2024,6,1),D(2027,5,31),18600,'Monthly'),
('10','Keeper\'s Lodge','G Moss (gamekeeper)','Service occupancy',None,D(2012,8,1),'During employment',0,'–'),
('11','Rose Cottage','Mrs E Padgett','Rent Act 1977',None,D(1974,5,1),'Life',4680,'Weekly'),
('12','Bothy at Home Farm','Sublet with no. 1','–',None,None,None,None,'–')]),
('PART 3 – COMMERCIAL AND SUNDRY',[
('13','Unit A, Grain Store Yard','Cask & Stave Cooperage Ltd','L&T 1954 (excl.)',None,D(2022,6,24),D(2028,6,23),14750,'Quarterly'),
('14','Unit B, Grain Store Yard','Wold Joinery','L&T 1954 (excl.)',None,D(2024,3,25),D(2029,3,24),11250,'Quarterly'),
('15','Unit C, Grain Store Yard','Void – works','',None,None,None,None,''),
('16','Mast site, Beacon Hill','Cornerpost Networks Ltd','Code agreement',0.05,D(2018,1,1),D(2033,12,31),6400,'1 Jan'),
('17','Sporting rights','Aldermoss Shoot Syndicate','Sporting lease',None,D(2023,2,2),D(2028,2,1),12000,'1 Feb / 1 Aug'),
('18','Fishing, 1.1 miles R. Ember','Emberdale Angling Club','Licence',None,D(2020,6,16),D(2027,3,14),1850,'16 June')])]
def uk(d):
    if not isinstance(d,D): return d or ''
    k=d.day; sfx='th' if 11<=k<=13 else {1:'st',2:'nd',3:'rd'}.get(k%10,'th'); return f'{k}{sfx} {d:%B %Y}'
d=Document(); se=d.sections[0]; se.orientation=WD_ORIENT.LANDSCAPE; se.page_width,se.page_height=Cm(29.7),Cm(21)
for m in('left_margin','right_margin','top_margin','bottom_margin'): setattr(se,m,Cm(1.6))
d.styles['Normal'].font.name='Liberation Serif'; d.styles['Normal'].font.size=Pt(9.5); d.styles['Normal'].paragraph_format.space_after=Pt(1)
p=d.add_paragraph(); r=p.add_run('THE ALDERMOSS ESTATE'); r.bold=True; r.font.size=Pt(18)
d.add_paragraph('Schedule of Lettings at Lady Day 2026 (25th March 2026)')
d.add_paragraph('Prepared by Hobbin & Crake, Chartered Surveyors, for the Trustees. Rents are per annum whatever the interval of payment.')
se.footer.paragraphs[0].text='Hobbin & Crake – private and confidential – E. & O. E.'
W=[1.0,5.2,5.4,3.1,2.0,3.6,3.6,2.5]; H=['No.','Holding','Tenant or occupier','Agreement','Acres','From','Term date','Rent £ p.a.','Rent days']; W=[1.0,4.9,5.1,2.9,1.6,3.3,3.5,2.2,2.4]
rows=[];g=0
def cells(row,vals,bold=False,al={}):
    for i,v in enumerate(vals):
        c=row.cells[i]; c.width=Cm(W[i]); pp=c.paragraphs[0]; q=pp.add_run(v); q.bold=bold
        if i in(4,7): pp.alignment=A.RIGHT
for si,(nm,items) in enumerate(S):
    if si: d.add_paragraph()
    pp=d.add_paragraph(); q=pp.add_run(nm); q.bold=True; pp.paragraph_format.keep_with_next=True
    t=d.add_table(rows=1,cols=9); t.style='Table Grid' if si==0 else 'Table Grid'; t.autofit=False
    cells(t.rows[0],H if si==0 else ['No.','Property','Tenant or occupier','Agreement','' if si==1 else 'Acres','From','Term date','Rent £ p.a.','Rent days'],True)
    sub=0;ac=0
    for no,h,tn,ag,a,s,e,rt,dy in items:
        cells(t.add_row(),[no,h,tn,ag,f'{a:.2f}' if a else '',uk(s),uk(e),('' if rt is None else 'Rent free' if rt==0 else f'{rt:,.2f}'),dy])
        sub+=rt or 0; ac+=a or 0
        v=tn in('In hand','Void','Void – works'); x='Sublet' in tn
        rows.append(dict(unit=no,section=nm,tenantName=None if v or x else tn,statusText=tn if v or x else 'Occupied',leaseStartDate=s,leaseEndDate=e,annualRent=rt or None,_h=h))
    cells(t.add_row(),['','Total '+nm.split(' –')[0].title(),'','',f'{ac:,.2f}' if si!=1 else '','','',f'{sub:,.2f}',''],True); g+=sub
pp=d.add_paragraph(); pp=d.add_paragraph(); q=pp.add_run(f'GROSS RENTAL OF THE ESTATE   £{g:,.2f} per annum'); q.bold=True; q.font.size=Pt(11)
d.add_paragraph('Notes: (a) No. 12 is included in the letting of Home Farm. (b) The rent of No. 2 rises to £46,100 p.a. on 29th September 2026 under the review memorandum. (c) Rose Cottage: registered fair rent £90 per week.')
for x in rows:
    h=x.pop('_h'); x['unit']=h
    if h=='Church Farm': x['rentSteps']=[dict(date='2026-09-29',amount=46100,per='year')]
o=os.path.join(ROOT,'lo_out'); os.makedirs(o,exist_ok=True); f=os.path.join(o,N.replace('.pdf','.docx')); d.save(f)
subprocess.run(['soffice',f'-env:UserInstallation=file://{ROOT}/lo','--headless','--convert-to','pdf','--outdir',os.path.join(ROOT,'documents'),f],stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL)
save(N,'LAND','Estate agent\'s Word schedule as PDF, three bordered tables with part sub-totals','rents p.a. in every part, long-hand dates, text in the term column, "Rent free", in hand and void, sporting and fishing rights, acres (no sq ft: area left out of the truth), step in a note; the unit is the holding name, "No." is a line number',rows,propertyName='The Aldermoss Estate',asOn='2026-03-25',checks=[('rent','annualRent',g)])
