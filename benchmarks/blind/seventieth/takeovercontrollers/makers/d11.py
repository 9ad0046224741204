from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
rng=random.Random(7011); N=Names(rng); fn='WillowBend_MoveInMoveOut_May2025.xlsx'
plans=[('Aspen',640,1095),('Birch',815,1240),('Cypress',980,1425)]
secs=['IN PLACE ALL MONTH','MOVED IN DURING MAY','NOTICE TO VACATE','MOVED OUT IN MAY / EMPTY']
us_=[f'{b}{n}' for b in 'NS' for n in list(range(1,12))+list(range(21,32))]
pick=rng.sample(us_,16); who={}
for u in pick[:6]: who[u]=1
for u in pick[6:11]: who[u]=2
for u in pick[11:]: who[u]=3
rows=[];last={}
for si,s in enumerate(secs):
    for u in us_:
        if who.get(u,0)!=si: continue
        p=plans[us_.index(u)%3]; r=dict(unit=u,unitType=p[0],section=s,marketRent=p[2]+(15 if int(u[1:])>20 else 0))
        if si<3:
            mi=dt.date(2025,5,rng.choice([1,3,9,16,17,30])) if si==1 else dt.date(rng.choice([2019,2021,2022,2023,2024]),rng.randint(1,12),rng.randint(1,28))
            le=eom(addm(mi,rng.choice([11,12]))) if si==1 else eom(addm(dt.date(2025,6,15),rng.randint(0,10)))
            r.update(tenantName=N('LF'),statusText=s,moveInDate=iso(mi),leaseEndDate=iso(le),contractRent=r['marketRent']-rng.choice([0,0,20,45,70]),deposit=rng.choice([200,400,500]))
            if si==2: r['moveOutDate']=iso(dt.date(2025,6,rng.choice([6,14,30]))); r['leaseEndDate']='2025-06-30'
        else:
            r.update(statusText='Empty'); r['moveOutDate']=iso(dt.date(2025,5,rng.choice([2,11,18,31])))
        rows.append(r)
wb=Workbook(); ws=wb.active; ws.title='Sheet1'
B=Font(bold=True)
ws['B2']='Willow Bend'; ws['B2'].font=Font(bold=True,size=16,color='1F5C7A'); ws['B3']='Move-in / move-out list with rents'; ws['B4']='Month ended 05/31/2025'
H=['Apt','Plan','Name','Moved in','Out / leaving','Lease to','Rent','Asking','Deposit','Remarks']
q=6
fil=['FFFFFF','E2F0D9','FFF2CC','F8CBAD']
def tot(lbl,rs):
    global q
    ws.cell(q,4,lbl).font=B
    for j,k in((8,'contractRent'),(9,'marketRent'),(10,'deposit')): x=ws.cell(q,j,tsum(rs,k)); x.font=B; x.number_format='$#,##0'; x.border=Border(top=Side(style='thin'))
    q+=2
for si,s in enumerate(secs):
    rs=[r for r in rows if r['section']==s]
    ws.cell(q,2,s).font=Font(bold=True,size=12); ws.cell(q,2).fill=PatternFill('solid',fgColor=fil[si] if si else 'D9E1F2'); q+=1
    for j,h in enumerate(H): x=ws.cell(q,2+j,h); x.font=Font(bold=True,italic=True); x.border=Border(bottom=Side(style='thin'))
    q+=1
    for r in rs:
        d=lambda k: us2(dt.date.fromisoformat(r[k])) if k in r else None
        v=[r['unit'],r['unitType'],r.get('tenantName','empty'),d('moveInDate'),d('moveOutDate'),d('leaseEndDate'),r.get('contractRent'),r['marketRent'],r.get('deposit'),rng.choice(['came from the waiting list','keys 2 + fob','','']) if si==1 else rng.choice(['bought a house','job','to family','']) if si==2 else rng.choice(['needs carpet','ready','paint ordered']) if si==3 else '']
        for j,x in enumerate(v):
            if x not in(None,''):
                c=ws.cell(q,2+j,x)
                if j in(6,7,8): c.number_format='$#,##0'
        q+=1
    tot(f'{len(rs)} apartments',rs)
tot(f'All {len(rows)} apartments',rows)
o=sum('tenantName' in r for r in rows)
ws.cell(q,2,f'Occupied at month end {o}, empty {len(rows)-o}. Deposits for the move-outs were settled by the old manager.')
for c,w in zip('ABCDEFGHIJK',[2,9,10,24,11,13,11,10,10,10,22]): ws.column_dimensions[c].width=w
ws.page_setup.fitToHeight=0; ws.page_setup.fitToWidth=1; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(D+fn)
finish(fn,dict(propertyName='Willow Bend',asOnDate='2025-05-31',units=len(rows),occupied=o,vacant=len(rows)-o,sheet='Sheet1',planted=None,rows=rows),'MULTIFAMILY','xlsx move-in/move-out list with rents, sections by movement, dates as text',True,{k:tsum(rows,k) for k in('contractRent','marketRent','deposit')})
