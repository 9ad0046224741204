from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment
R=random.Random(121); fn='TS_RentRoll_Calloweth_Logistics.xlsx'; AS=D(2025,5,31)
wb=Workbook(); ws=wb.active; ws.title='Sheet1'; F=Font(name='Courier New',size=9); FB=Font(name='Courier New',size=9,bold=True)
def put(r,c,v,nf=None,b=False):
    x=ws.cell(r,c,v); x.font=FB if b else F
    if nf: x.number_format=nf
    return x
put(1,1,'5/31/2025',b=True); put(1,5,'Calloweth Logistics Center',b=True); put(1,13,'Page 1'); put(2,1,'System Date: 06-03-2025'); put(2,5,'Commercial Rent Roll',b=True); put(3,5,'As of 05-31-2025')
for c,(a,b) in {1:('Unit','Tenant ID'),3:('Tenant Name','Lease Type'),5:('Sq Feet','Pct of Prop'),7:('Lease Begins','Lease Ends'),9:('Base Rent','Next Base Rent'),11:('Operating','Eff Date'),12:('Taxes',''),13:('Deposit','Rent/SF')}.items():
    put(6,c,a,b=True); put(7,c,b or None,b=True)
r=9; rows=[]; G=[0]*5; n=o=0; nf='#,##0.00'; sur=SUR[:]; R.shuffle(sur); si=0
plan=[('BLDG 1','1 Calloweth Way',11),('BLDG 2','2 Calloweth Way',12),('BLDG 3','15 Quarry Spur',6),('BLDG 4','21 Quarry Spur',3)]
areas={b:[R.choice([5200,7800,10400,15600]) if b!='BLDG 4' else 104000 for _ in range(k)] for b,_,k in plan}; PT=sum(map(sum,areas.values()))
for b,ad,k in plan:
    put(r,1,f'{b}  {ad}',b=True); r+=1; S=[0]*5
    for i in range(k):
        a=areas[b][i]; u=f"{b[-1]}-{101+i}"; n+=1; S[0]+=a
        put(r,1,u); put(r,5,a,'#,##0'); put(r+1,5,a/PT,'0.00%')
        if R.random()<.12:
            put(r,3,'Vacant'); rows.append(dict(unit=u,building=f'{b} {ad}',area=a,statusText='Vacant')); r+=3; continue
        o+=1; nm=sur[si%len(sur)]+' '+R.choice(['Distribution','3PL Corp','Furniture Whse','Auto Parts','Foods LLC','Importers']); si+=1
        st=D(R.randint(2017,2025),R.randint(1,5),1); en=lend(st,60)
        while en<=AS: en=lend(en+dt.timedelta(days=1),36)
        m=r2(a*R.choice([.58,.62,.66,.71])); op=r2(a*.095); tx=r2(a*.12); dep=R.choice([0.0,m])
        put(r+1,1,f't{3000+n*7}'); put(r,3,nm); put(r+1,3,R.choice(['NNN','NNN','Mod Gross'])); put(r,7,st,'mm-dd-yyyy'); put(r+1,7,en,'mm-dd-yyyy'); put(r,9,m,nf); put(r,11,op,nf); put(r,12,tx,nf); put(r,13,dep,nf); put(r+1,13,r2(m*12/a),nf)
        row=dict(unit=u,building=f'{b} {ad}',area=a,tenantName=nm,leaseStartDate=st,leaseEndDate=en,contractRent=m,charges=[('Operating',op),('Taxes',tx)],deposit=dep,statusText='Occupied')
        d=addm(st,12)
        while d<=AS: d=addm(d,12)
        if d<en and R.random()<.8:
            nx=r2(m*1.035); put(r+1,9,nx,nf); put(r+1,11,d,'mm-dd-yyyy'); row['rentSteps']=[(d,nx)]
        for q,v in enumerate((m,op,tx,dep),1): S[q]+=v
        rows.append(row); r+=3
    put(r,3,f'{b} Totals',b=True)
    for c,v in zip((5,9,11,12,13),S): put(r,c,r2(v),nf if c>5 else '#,##0',True)
    G=[x+y for x,y in zip(G,S)]; r+=2
put(r,3,'Property Totals',b=True)
for c,v in zip((5,9,11,12,13),G): put(r,c,r2(v),nf if c>5 else '#,##0',True)
put(r+2,3,f'{n} units   {o} leased   {n-o} vacant')
for c,w in {'A':12,'B':3,'C':28,'D':2,'E':11,'F':2,'G':13,'H':2,'I':15,'J':2,'K':13,'L':12,'M':13}.items(): ws.column_dimensions[c].width=w
ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(os.path.join(DOC,fn))
save(fn,'WAREHOUSE','Timberline-like two-line record report saved to Excel','two-line header and two-line records, blank columns, building headings and totals','Calloweth Logistics Center',AS,n,o,n-o,rows,sheet='Sheet1')
