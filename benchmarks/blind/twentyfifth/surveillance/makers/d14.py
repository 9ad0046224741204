# large garden/midrise, OneSite-like Excel export with blank spacer columns, repeated page headers, bldg headings, future leases
from xl import *
r=random.Random(3714);N=Namer(r);FN='LSI_RentRoll_Copper_Basin_12312024.xlsx';wb=Workbook();ws=wb.active;ws.title='rptRentRoll'
C=dict(u=1,fp=3,sf=4,st=6,nm=7,mi=9,le=10,mk=12,rent=14,oth=15,tot=16,dep=18,bal=20);LB=dict(u='Apt',fp='Plan',sf='SF',st='St.',nm='Lessee',mi='Occupancy Date',le='Expires',mk='Mkt',rent='Lease Rent',oth='Other Chgs',tot='Total Chgs',dep='Deposit',bal='Delinq / (Prepaid)')
R=1;rows=[];pg=0;G=[0]*7;cnt={};smp={}
def head():
    global R,pg
    pg+=1;ws.cell(R,1,'COPPER BASIN APARTMENT HOMES').font=B;ws.cell(R,20,f'Page {pg}');ws.cell(R+1,1,'RENT ROLL  -  12/31/2024')
    for k,c in C.items(): x=ws.cell(R+3,c,LB[k]);x.font=B;x.border=Border(bottom=thin);x.alignment=Alignment(wrap_text=True,vertical='bottom')
    R+=4
def put(**k):
    global R
    for a,x in k.items():
        if x is None: continue
        c=ws.cell(R,C[a],x)
        if isinstance(x,dt.date): c.number_format='dd-mmm-yy'
        elif a in('mk','rent','oth','tot','dep','bal'): c.number_format='#,##0.00;-#,##0.00'
    R+=1
FP={'Agave':(612,1025),'Mesquite':(774,1180),'Ocotillo':(968,1365),'Saguaro':(1204,1610)}
for b in range(1,11):
    head();ws.cell(R,1,f'Building {b}').font=Font(bold=True,italic=True);R+=1;S=[0]*7
    for i in range(1,19):
        u=f'{b}{(i-1)//6+1}{(i-1)%6+1:02d}';fp=list(FP)[(i+b)%4];sf,mk=FP[fp];mk+=5*(b%4);x=r.random()
        s='V' if x<.05 else 'VL' if x<.07 else 'N' if x<.12 else 'O'
        s={'1101':'M','1102':'E','5203':'DN','8306':'EV'}.get(u,s);cnt[s]=cnt.get(s,0)+1;q=smp.setdefault(fp,[0,0,0,0]);q[0]+=1;q[1]+=mk;S[0]+=sf;S[1]+=mk
        base=dict(building=f'Building {b}',unit=u,unitType=fp,area=sf,statusText=s,marketRent=mk)
        if s in('V','VL','M','DN'):
            put(u=u,fp=fp,sf=sf,st=s,mk=mk);rows.append(row(**base))
            if s=='VL':
                nm=N(2);d=D(r,'2025-01-03','2025-02-01');e=d.replace(year=2026)-dt.timedelta(1);put(u=u,st='F',nm=nm,mi=d,le=e,dep=300)
                rows.append(row(building=f'Building {b}',unit=u,tenantName=nm,statusText='F',moveInDate=d,leaseEndDate=e,deposit=300));S[5]+=300
            continue
        nm=N(2);mi=D(r,'2017-01-01','2024-12-20');le=eom(D(r,'2025-01-01','2025-12-20'));rent=mk-r.choice([0,0,15,35,60,95]);oth=r.choice([22,22,57,82]);
        if s=='E': rent=0;oth=0
        dep=r.choice([300,300,0,500]);bal=r.choice([0]*7+[round(r.uniform(20,1900),2),-round(r.uniform(5,200),2)])
        if s=='EV': bal=4120.77
        put(u=u,fp=fp,sf=sf,st=s,nm=nm,mi=mi,le=le,mk=mk,rent=rent,oth=oth,tot=rent+oth,dep=dep,bal=bal)
        if s!='E': q[2]+=1;q[3]+=rent
        S=[a+c for a,c in zip(S,[0,0,rent,oth,rent+oth,dep,bal])]
        rows.append(row(**base,tenantName=nm,moveInDate=mi,leaseEndDate=le,contractRent=rent,charges=[dict(code='Other Chgs',amount=oth)],totalCharges=rent+oth,deposit=dep,balance=bal))
    ws.cell(R,1,f'Total Building {b}: 18 apts').font=B
    def tt(S):
        for k,x in list(zip(('sf','mk','rent','oth','tot','dep','bal'),S))[1:]: c=ws.cell(R,C[k],round(x,2));c.font=B;c.border=top;c.number_format='#,##0.00' if k!='sf' else '#,##0'
    tt(S);R+=2;G=[a+c for a,c in zip(G,S)]
ws.cell(R,1,'GRAND TOTAL: 180 apts').font=B;tt(G);R+=3
oc=cnt['O']+cnt['N']+1;va=cnt['V']+cnt.get('VL',0)
for k,x in[('Status legend / count',None),('O  occupied',cnt['O']),('N  occupied, on notice',cnt['N']),('EV  occupied, eviction filed',1),('V  vacant',cnt['V']),('VL  vacant, leased',cnt.get('VL',0)),('M  model',1),('E  employee (no rent)',1),('DN  down',1),('Total apartments',180),('F  future lessee, not in counts',None)]: ws.cell(R,1,k);ws.cell(R,7,x);R+=1
R+=1
for j,h in((1,'Plan'),(4,'Apts'),(7,'Leased'),(12,'Mkt'),(14,'Lease Rent')): ws.cell(R,j,h).font=B
R+=1
for k,q in smp.items():
    for j,x in((1,k),(4,q[0]),(7,q[2]),(12,q[1]),(14,q[3])): ws.cell(R,j,x)
    R+=1
widths(ws,[8,2,10,7,2,5,28,2,12,11,2,10,2,11,10,11,2,10,2,12]);land(ws);fin(wb,FN)
save(FN,'MULTIFAMILY','OneSite-like large export, spacer columns, repeated heads per building',True,rows,180,oc,va,'Copper Basin Apartment Homes','2024-12-31','rptRentRoll')
