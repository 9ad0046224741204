"""Timberline-like two-line records of flex buildings in a workbook; one record doubled (planted)."""
from common import *; from xl import *
from openpyxl import Workbook
r=rng(6726); N=Names(r); A=dt.date(2026,3,31); F='TL_PM_RentRoll_Mar26.xlsx'
kinds=['Machine','Optics','Gym','Plastics','Marine','Sheet Metal','Powder Coat','Vending','Archery','Tool & Die','Aerial Survey','Screen Print','Upholstery','Garage Doors','Mail Order']
wb=Workbook();ws=wb.active;ws.title='Rent Roll';widths(ws,[11,30,13,12,13,13,12,12,13])
put(ws,1,1,'Tonquin Business Center LP',b=True,sz=12);put(ws,2,1,'Property Management - Rent Roll',b=True);put(ws,3,1,'For the period ending 03/31/26');put(ws,3,9,'04/03/26 14:22',al='right')
H1=['Unit','Tenant','Lease start','Sq ft','Rent','CAM','Property tax','Insurance','Deposit'];H2=['Unit type','DBA','Lease end','Last raise','Annual rent','Mgmt fee','Late fees','Monthly total','Balance due']
for c,(a,b) in enumerate(zip(H1,H2),1):
    put(ws,5,c,a,b=True,al='left' if c<3 else 'right').border=Border(top=med);put(ws,6,c,b,b=True,al='left' if c<3 else 'right').border=Border(bottom=med)
B=[('01','2000 Tonquin Loop',8),('02','2040 Tonquin Loop',7),('03','2075 Tonquin Loop',9)];rows=[];R=8;G=[]
f2='#,##0.00;(#,##0.00)';pl=None
def rec(q,x):
    global R
    D=lambda s:dt.datetime.fromisoformat(s)
    put(ws,R,1,q['unit']);put(ws,R+1,1,q['unitType'],sz=9);put(ws,R,4,q['area'],'#,##0')
    if 'tenantName' not in q: put(ws,R,2,'VACANT');R+=3;return
    put(ws,R,2,q['tenantName']);put(ws,R,3,D(q['leaseStartDate']),'mm/dd/yy')
    if x['dba']: put(ws,R+1,2,x['dba'],sz=9,it=True)
    put(ws,R+1,3,q['leaseEndDate'] if q['leaseEndDate']=='MTM' else D(q['leaseEndDate']),'mm/dd/yy',al='right');put(ws,R+1,4,D(x['lr']),'mm/dd/yy')
    put(ws,R,5,q['contractRent'],f2);put(ws,R+1,5,q['annualRent'],f2);v=[z['amount'] for z in q['charges']]
    for (dr,c),z in zip(((0,6),(0,7),(0,8),(1,6),(1,7)),v): put(ws,R+dr,c,z,f2)
    put(ws,R+1,8,q['totalCharges'],f2);put(ws,R,9,q['deposit'],f2);put(ws,R+1,9,q['balance'],f2);R+=3
def tl(lab,L):
    global R
    o=[q for q in L if 'tenantName' in q];g=lambda k:S(q.get(k) for q in L)
    put(ws,R,1,lab,b=True);put(ws,R,4,g('area'),'#,##0',b=True);put(ws,R+1,2,f'{len(L)} units, {len(o)} occupied, {len(L)-len(o)} vacant',it=True);put(ws,R,5,g('contractRent'),f2,b=True);put(ws,R+1,5,g('annualRent'),f2,b=True)
    for (dr,c),k in zip(((0,6),(0,7),(0,8),(1,6),(1,7)),CH): put(ws,R+dr,c,S(ch(k)(q) for q in L),f2,b=True)
    put(ws,R+1,8,g('totalCharges'),f2,b=True);put(ws,R,9,g('deposit'),f2,b=True);put(ws,R+1,9,g('balance'),f2,b=True)
    for c in range(1,10): ws.cell(R,c).border=Border(top=thin)
    R+=3
CH=['CAM','Property tax','Insurance','Mgmt fee','Late fees']
for b,ad,n in B:
    put(ws,R,1,f'Building {b}',b=True,fl='E2EFDA');put(ws,R,2,ad,b=True,fl='E2EFDA');R+=1;L=[]
    for k in range(n):
        u=f'{b}-{1+k:02d}';ty=r.choice(['Flex','Flex','Flex/Ofc','Shop bay']);a=r.choice([1200,1250,1600,2000,2500,3200,3750]);q=dict(unit=u,building=f'Building {b}',unitType=ty,area=a);x={}
        if (b,k) in(('01',3),('02',5),('03',1),('03',7)): q['statusText']='VACANT'
        else:
            s,e=term(r,A,1,50,(24,36,60));m=float(round(a*r.uniform(10.5,14.5)/12,-0));v=[rd(a*.16),rd(a*.105),rd(a*.028),rd(m*.04),r.choice([0.]*5+[75.])];lr=s
            q.update(tenantName=N.co(kinds,[', LLC',' Inc.',' Corp.','']),statusText='Occupied',leaseStartDate=iso(s),leaseEndDate='MTM' if r.random()<.1 else iso(e),contractRent=m,annualRent=m*12,charges=[dict(code=c,amount=z) for c,z in zip(CH,v)],totalCharges=S([m]+v),deposit=r.choice([m,0.,round(m*1.2,-2)]),balance=r.choice([0.,0.,0.,rd(r.uniform(50,900)),-25.]))
            d=s
            while addm(d,12)<=A: d=addm(d,12)
            x=dict(lr=iso(d),dba=r.choice([None,None,N.w[r.randrange(len(N.w))]+' Works']))
        L.append(q);rows.append(q);rec(q,x)
        if u=='02-04': rows.append(json.loads(json.dumps(q)));rec(q,x);pl=dict(what='unit 02-04 is listed twice; totals and counts take it once',kind='unit_doubled')
    tl(f'Totals, Building {b}',L);G+=L
tl('Totals, Tonquin Business Center',G)
ws.freeze_panes='A7';ws.print_title_rows='1:6';ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(DOC+'/'+F);o=sum('tenantName' in q for q in G)
save(F,'Tonquin Business Center LP','2026-03-31',rows,len(G),o,len(G)-o,planted=pl,ties=[('r','contractRent',S(q.get('contractRent') for q in G))])
