# ground lease schedule, word table -> PDF, small
from h import *
import docx,subprocess,os
from docx.shared import Pt,Inches
from docx.enum.section import WD_ORIENT
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
NAME='Schedule of Ground Leases - Pell River Land Trust.pdf'
d=docx.Document(); s=d.sections[0]; s.orientation=WD_ORIENT.LANDSCAPE; s.page_width,s.page_height=Inches(11),Inches(8.5)
s.left_margin=s.right_margin=Inches(.6); s.top_margin=s.bottom_margin=Inches(.7)
d.styles['Normal'].font.name='Liberation Serif'; d.styles['Normal'].font.size=Pt(9)
p=d.add_paragraph(); r=p.add_run('PELL RIVER LAND TRUST'); r.bold=True; r.font.size=Pt(14); p.alignment=AL.CENTER; p.paragraph_format.space_after=Pt(0)
p=d.add_paragraph(); r=p.add_run('Schedule of Ground Leases in Effect at 1 January 2026'); r.font.size=Pt(11); p.alignment=AL.CENTER
d.add_paragraph('Rents are absolute net to the Trust; lessees pay all taxes, assessments, insurance and upkeep. Annual ground rent is payable in advance in equal monthly instalments unless noted.')
L=[('1','Quayside Hotel Operating Co., LP','Hotel pad, 212 keys',98010,D(1994,5,1),D(2093,4,30),412500,D(2029,5,1),453750,'Fixed 10% each five years. Leasehold mortgage recorded 2019.'),
('2','Pell River Marina, Inc.','Dry stack and slips (upland)',152460,D(2008,7,1),D(2047,6,30),186000,None,None,'Percentage rent 4% of gross fuel sales over $1.5 million, paid each March.'),
('3A','Sundial Senior Residences LLC','Residential, 140 units',174240,D(2015,1,1),D(2113,12,31),298750,D(2030,1,1),328625,'Appraisal reset 2040.'),
('3B','','Former construction laydown yard',60984,None,None,None,None,None,'Request for proposals to issue spring 2026.'),
('4','Harborline Fuel & Convenience','Service station',32670,D(2011,10,1),D(2031,9,30),94800,D(2026,10,1),104280,'Two 5-year options at fixed rent.'),
('5','County Transit Authority','Park-and-ride lot',217800,D(2003,1,1),D(2052,12,31),1,None,None,'Nominal rent, prepaid through 2052.'),
('6','Beaconfield Solar I, LLC','Solar array, tracts 6 and 6-N',1219680,D(2021,4,1),D(2056,3,31),58800,D(2027,4,1),59976,'2% each year after 2026. Decommissioning bond $240,000.'),
('7','Graymere Aggregates Co.','Stockpile yard',392040,D(2024,9,1),'Month to month',43200,None,None,'60 days’ notice, either party.'),
('8','Castellan Outlets Ground Tenant LLC','Outlet centre land',1829520,D(1999,11,15),D(2074,11,14),1037500,D(2029,11,15),1193125,'15% each ten years. Non-disturbance to subtenants over 20,000 sq ft.')]
hd=['Tract','Lessee','Use of land','Area (sq ft)','Term begins','Term ends','Annual ground rent','Next increase','Annual rent after increase','Remarks']
t=d.add_table(rows=1,cols=len(hd)); t.style='Table Grid'; t.autofit=False
wid=[.45,1.6,1.25,.8,.8,.85,.95,.8,.95,1.4]
for i,w_ in enumerate(wid): t.columns[i].width=Inches(w_)
def fill(cells,v,bold=False):
    for i,(c,x) in enumerate(zip(cells,v)):
        c.width=Inches(wid[i]); c.text=''; q=c.paragraphs[0]; r=q.add_run(x); r.font.size=Pt(8.5); r.bold=bold; q.paragraph_format.space_after=Pt(1)
        if i in(3,6,8): q.alignment=AL.RIGHT
fill(t.rows[0].cells,hd,True)
f=lambda x: '' if x is None else x if isinstance(x,str) else f'{x.day} {x:%b %Y}'
T=[]
for u,le,use,a,s0,e,y,nd,ny,rm in L:
    fill(t.add_row().cells,[u,le or 'Vacant land',use,m0(a),f(s0),f(e),'' if y is None else f'${y:,}',f(nd),'' if ny is None else f'${ny:,}',rm])
    if not le: T.append(dict(unit=u,unitType=use,area=a,statusText='Vacant land')); continue
    T.append(dict(unit=u,tenantName=le,unitType=use,area=a,leaseStartDate=iso(s0),leaseEndDate=e if isinstance(e,str) else iso(e),annualRent=y,statusText='Occupied',rentSteps=[dict(date=iso(nd),amount=ny,per='year')] if nd else []))
fill(t.add_row().cells,['','Total, nine tracts','',m0(sum(x[3] for x in L)),'','',f'${sum(x[6] or 0 for x in L):,}','','',''],True)
p=d.add_paragraph(); p.paragraph_format.space_before=Pt(8); p.add_run('Of the nine tracts, eight are under lease and one (Tract 3B) is unleased. Areas are from the 2014 boundary survey.')
p=d.add_paragraph('Compiled by the Trust’s lease administrator from recorded memoranda. Not a title document.'); p.runs[0].italic=True
os.makedirs(B+'/.v',exist_ok=True); o=B+'/.v/'+NAME[:-4]+'.docx'; d.save(o)
subprocess.run(['soffice',f'-env:UserInstallation=file://{B}/.lo','--headless','--convert-to','pdf','--outdir',B+'/documents',o],capture_output=True); os.remove(o)
assert os.path.exists(path(NAME))
save(NAME,'LAND','word-table schedule of ground leases, annual rents, remarks',False,'Pell River Land Trust','2026-01-01',9,8,1,T)
