# Report-style export with repeated page headers, spacer columns, floor plan sections, applicants under leased vacancies
import random, datetime as D
from openpyxl import Workbook
from openpyxl.styles import *
from common import *
N='RentRollDetail_ParcAtEastline.xlsx'; g=random.Random(4877); ppl=iter(people(g,140)); wb=Workbook(); ws=wb.active; ws.title='Report1'; ws.sheet_view.showGridLines=False; rows=[]
X=dict(unit=1,fp=3,sf=5,st=6,name=8,mi=11,ls=12,le=14,mk=16,lr=17,ot=19,tot=20,dep=22,bal=23)
A={'unit':('Bldg/','Unit'),'fp':('Floor','plan'),'sf':('Unit','SQFT'),'st':('Unit/Lease','status'),'name':('Name',''),'mi':('Move-In','Move-Out'),'ls':('Lease','start'),'le':('Lease','end'),'mk':('Market +','Addl.'),'lr':('Lease','rent'),'ot':('Other','charges'),'tot':('Total','billing'),'dep':('Dep','on hand'),'bal':('Balance','')}
A['mi']=('Move-In','')
R=1; n_on=0; page=0
ft=Font(name='Tahoma',size=8); fb=Font(name='Tahoma',size=8,bold=True); num='#,##0.00;(#,##0.00)'
def cell(c,v,f=ft):
    if v is None: return
    k=ws.cell(R,c,v); k.font=f
    if isinstance(v,(int,float)) and c>=16: k.number_format=num
def pagehead():
    global R,page,n_on
    page+=1; n_on=0
    if page>1: R+=1
    cell(1,'Halvorsen Residential - Parc at Eastline',fb); cell(20,f'Page {page} of 4'); R+=1
    cell(1,'RENT ROLL DETAIL',fb); cell(20,'10/02/2025 7:41:55 AM'); R+=1; cell(1,'As of 09/30/2025'); R+=1
    cell(1,'Parameters: Unit order - By floor plan; Subtotals - Floor plan; Excludes former residents'); R+=2
    for i in(0,1):
        for k,c in X.items():
            cell(c,A[k][i] or None,fb)
            if i: ws.cell(R,c).border=Border(bottom=Side('thin'))
        R+=1
FPS=[('S1','Studio',512,1265,18),('A1','1x1',688,1440,32),('A2','1x1 Den',774,1555,16),('B1','2x2',1015,1890,34),('C1','3x2',1296,2330,12)]
d=lambda x:x.strftime('%m/%d/%Y')
pagehead(); seq=0; units=[(b,n) for n in range(101,109) for b in range(1,8)]+[(b,n) for n in range(201,209) for b in range(1,8)]
g.shuffle(units); it=iter(units); sub=[]
special={('A1',5):'Model',('B1',20):'Down'}
def put(r,app=False):
    global R,n_on
    if n_on>=36: pagehead()
    cell(1,r['unit']); cell(3,r.get('unitType')); cell(5,r.get('area')); cell(6,r['statusText']); cell(8,r.get('tenantName') or (None if r['statusText'] in('Model','Down') else 'VACANT'))
    for k,f in(('mi','moveInDate'),('ls','leaseStartDate'),('le','leaseEndDate')): cell(X[k],r.get('_'+f) and d(r['_'+f]))
    for k,f in(('mk','marketRent'),('lr','contractRent'),('ot','_o'),('tot','totalCharges'),('dep','deposit'),('bal','balance')): cell(X[k],r.get(f))
    if app: cell(18,'*')
    R+=1; n_on+=1
for fp,nm,sf,mk,n in FPS:
    if n_on>=33: pagehead()
    cell(1,f'{fp} - {nm}',fb); R+=1; us=sorted(next(it) for _ in range(n)); fr=[]
    for j,(b,u) in enumerate(us):
        r=dict(unit=f'{b}-{u}',unitType=fp,area=sf,section=f'{fp} - {nm}',marketRent=mk+ (25 if u>200 else 0)); x=g.random(); s=special.get((fp,j))
        def lease(future=False):
            a,c=next(ppl); st=D.date(2024,10,1)+D.timedelta(days=g.randint(0,355)) if not future else D.date(2025,10,g.randint(4,25)); e=D.date(st.year+1,st.month,min(st.day,28))-D.timedelta(days=1); rent=r['marketRent']-g.choice([0,15,30,75,110]); o=g.choice([37,37,72,112,-63])
            return dict(tenantName=f'{c}, {a}',_leaseStartDate=st,_leaseEndDate=e,_moveInDate=st if future or g.random()<.5 else D.date(st.year-g.randint(1,3),st.month,min(st.day,28)),contractRent=rent,_o=o,totalCharges=rent+o,deposit=g.choice([0,200,350]) if not future else 200,balance=0 if future else g.choice([0,0,0,0,-37,rent+o,55.4]))
        if s: r['statusText']=s; put(r); fr.append(r)
        elif x<.05: r['statusText']='Vacant'; put(r); fr.append(r)
        elif x<.12:
            r['statusText']='Vacant-Leased'; put(r); fr.append(r); q=dict(unit=r['unit'],unitType=fp,area=sf,section=r['section'],statusText='Applicant',**lease(True)); put(q,True); fr.append(q)
        else: r['statusText']='Occupied-NTV' if x>.94 else 'Occupied'; r.update(lease()); put(r); fr.append(r)
    ph=[r for r in fr if r['statusText']!='Applicant']; S=lambda k,z=ph:sum(r.get(k,0) for r in z)
    cell(1,f'Totals: {fp}',fb); cell(3,f'{len(ph)} units',fb); cell(5,S('area'),fb)
    for k,f in(('mk','marketRent'),('lr','contractRent'),('ot','_o'),('tot','totalCharges'),('dep','deposit'),('bal','balance')): cell(X[k],round(S(f),2),fb); ws.cell(R,X[k]).border=Border(top=Side('thin'))
    R+=2; n_on+=2; rows+=fr
ph=[r for r in rows if r['statusText']!='Applicant']
cell(1,'Property totals',fb); cell(3,f'{len(ph)} units',fb); cell(5,sum(r['area'] for r in ph),fb)
for k,f in(('mk','marketRent'),('lr','contractRent'),('ot','_o'),('tot','totalCharges'),('dep','deposit'),('bal','balance')): cell(X[k],round(sum(r.get(f,0) for r in ph),2),fb); ws.cell(R,X[k]).border=Border(top=Side('thin'),bottom=Side('double'))
R+=2; cell(1,'* indicates amounts not included in detail totals'); R+=2
cnt=lambda *a:sum(r['statusText'] in a for r in ph)
oc=cnt('Occupied','Occupied-NTV'); va=cnt('Vacant','Vacant-Leased')
for a,b in(('Occupied, no NTV',cnt('Occupied')),('Occupied NTV',cnt('Occupied-NTV')),('Total occupied',oc),('Vacant not leased',cnt('Vacant')),('Vacant leased',cnt('Vacant-Leased')),('Total vacant',va),('Admin/Down/Model',2),('Total units',len(ph)),('Occupancy %',f'{oc/len(ph):.2%}')):
    cell(1,a); cell(5,b); R+=1
for c,w in zip('ABCDEFGHIJKLMNOPQRSTUVW',(10,1.5,7,1.5,7,14,1.5,22,1.5,1.5,11,11,1.5,11,1.5,11,11,2,10,11,1.5,10,11)): ws.column_dimensions[c].width=w
ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc(N)); print('pages',page)
for r in rows:
    for f in('moveInDate','leaseStartDate','leaseEndDate'):
        if '_'+f in r: r[f]=iso(r.pop('_'+f))
    if '_o' in r: r['charges']=[dict(code='Other charges',amount=r.pop('_o'))]
save(N,dict(propertyName='Parc at Eastline',asOnDate='2025-09-30',units=len(ph),occupied=oc,vacant=va,rows=rows),'MULTIFAMILY','report-style export: repeated page headers, spacer columns, floor plan sections, starred applicants, model and down units',True)
