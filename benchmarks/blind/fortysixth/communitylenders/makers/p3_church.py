from common import *
from fpdf import FPDF
R=[dict(unit='Parsonage',unitType='7 rm house',tenantName="Rev. L. Okonjo (pastor, rent free)",_d='9-1-19',leaseStartDate=dt.date(2019,9,1),contractRent=0.,leaseEndDate=None,_e='with the call',area=None),
dict(unit='Fellowship Hall',unitType='hall, lower level',tenantName='Steps of Joy Dance School',leaseStartDate=dt.date(2024,1,1),leaseEndDate=dt.date(2025,12,31),contractRent=875.,deposit=500.,area=3400),
dict(unit='Classrooms 1-4',unitType='education wing',tenantName='Little Shepherds Day Care, Inc.',leaseStartDate=dt.date(2022,8,15),leaseEndDate=dt.date(2027,8,14),contractRent=3140.,deposit=3000.,area=2960),
dict(unit='Classroom 5',unitType='education wing',tenantName='Open Door Counseling',leaseStartDate=dt.date(2023,3,1),leaseEndDate='MTM',contractRent=420.,deposit=0.,area=610),
dict(unit='Classroom 6',unitType='education wing',statusText='VACANT',area=610),
dict(unit='41 Vine, 1st fl.',unitType='5 rm flat',tenantName='H. & P. Jaramillo',leaseStartDate=dt.date(2021,11,1),leaseEndDate='MTM',contractRent=1050.,deposit=950.),
dict(unit='41 Vine, 2nd fl.',unitType='5 rm flat',tenantName='Winifred Coe',leaseStartDate=dt.date(2025,2,1),leaseEndDate=dt.date(2026,1,31),contractRent=1175.,deposit=1175.),
dict(unit="Sexton's Cottage",unitType='3 rm house',tenantName='Tobias Gantt',leaseStartDate=dt.date(2018,6,1),leaseEndDate='MTM',contractRent=600.,deposit=0.),
dict(unit='Steeple',unitType='antenna',tenantName='Palisade Wireless Towers LP',leaseStartDate=dt.date(2016,10,1),leaseEndDate=dt.date(2026,9,30),contractRent=1463.25,deposit=0.),
dict(unit='Vine St. lot',unitType='parking, weekdays',tenantName='Mercy Valley Clinic (30 cars)',leaseStartDate=dt.date(2024,7,1),leaseEndDate=dt.date(2025,6,30),contractRent=900.,deposit=0.)]
F='mt_olive_tenancies_typed.pdf'
p=FPDF('P','pt','letter'); p.set_creation_date(dt.datetime(2025,6,3)); p.add_page(); p.set_font('Courier','',10)
def d(x): return f"{x.month}-{x.day}-{x.year%100:02d}" if isinstance(x,dt.date) else x
T=[]
T.append("                MT. OLIVE TABERNACLE CHURCH"); T.append("                   Trustees' Office"); T.append("")
T.append("SCHEDULE OF TENANCIES as of the first of June, 2025"); T.append("(for the refinancing of the mortgage note)"); T.append("")
T.append("  PLACE                  TENANT                           RENT PER MO."); T.append("     what it is             from - to                     deposit held")
T.append("  "+"-"*68)
for i,r in enumerate(R,1):
    T.append(f"{i:>2} {r['unit']:<21}  {r.get('tenantName','VACANT since January'):<34}{(m2(r['contractRent']) if 'contractRent' in r else ''):>11}")
    ar=f", {r['area']:,} sq.ft." if r.get('area') else ''
    ty=r['unitType']+ar
    dd=''
    if 'leaseStartDate' in r: dd=d(r['leaseStartDate'])+' - '+(r.get('_e') or {'MTM':'MTM'}.get(r['leaseEndDate']) or d(r['leaseEndDate']))
    dep='' if r.get('deposit') is None else (m2(r['deposit']) if r['deposit'] else 'none')
    T.append(f"     {ty:<33}{dd:<22}{dep:>11}"); T.append("")
tot=sum(r.get('contractRent',0) for r in R); dp=sum(r.get('deposit') or 0 for r in R)
T.append(" "*58+"-"*13); T.append(f"   Total rents, one month{m2(tot):>46}"); T.append(f"   Total deposits held (Trustees' passbook){m2(dp):>28}"); T.append("")
T+= ["   We count 8 places to let, the Parsonage with them; 7 are","   occupied and 1 (Classroom 6) stands empty.  The steeple and the","   parking lot are not places and are not in the count.",""]
T+= ["                              Respectfully,","","                              E. Ingersoll, Clerk of the Trustees"]
rngj=random.Random(4603); y=52
for l in T:
    p.text(62+rngj.uniform(-.4,.4),y,l); y+=12.6
p.output(str(DOC/F))
rows=[]
for r in R:
    q={k:v for k,v in r.items() if k[0]!='_'}
    if q.get('deposit')==0: q.pop('deposit')
    if 'tenantName' in q: q['statusText']='Occupied'
    if q['unit']=='Parsonage': q['leaseEndDate']=None
    rows.append(q)
save(F,'OTHER','typewritten two-line records, church trustees',True,rows,'Mt. Olive Tabernacle Church','2025-06-01',8,7,1,checks=[('contractRent',tot),('deposit',dp)])
