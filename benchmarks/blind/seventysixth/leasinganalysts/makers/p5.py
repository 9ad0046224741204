from h import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
r=random.Random(5);f='keystone_lane_storage_units.pdf'
c=canvas.Canvas(D(f),pagesize=letter)
X=[(36,'l','Unit'),(68,'l','Unit Type'),(150,'r','SqFt'),(112,'l',''),(172,'l','Tenant'),(300,'r','Street Rate'),(342,'r','Rent'),(380,'r','Protect.'),(388,'l','Moved In'),(434,'l','Paid Thru'),(516,'r','Balance'),(524,'l','Status')]
pg=0
def head():
    global pg,y
    if pg: foot();c.showPage()
    pg+=1;y=756
    c.setFont('Times-Bold',12);c.drawString(36,y,'Keystone Lane Self Storage');c.setFont('Times-Roman',9);c.drawRightString(576,y,'Rent Roll - All Units');y-=12
    c.drawString(36,y,'6120 Keystone Lane, Dunmore Heights, PA');c.drawRightString(576,y,'As of: 8/31/2025');y-=16
    c.setFillGray(.85);c.rect(34,y-3,544,12,fill=1,stroke=0);c.setFillGray(0);c.setFont('Times-Bold',7.5);put([h for _,_,h in X]);y-=13
def foot(): c.setFont('Times-Italic',7);c.drawString(36,30,'StoreLedger 5 - printed 9/1/2025 7:02 AM');c.drawRightString(576,30,f'Page {pg}')
def put(v,):
    for (x,al,_),s in zip(X,v):
        if al=='l': c.drawString(x,y,s)
        else: c.drawRightString(x,y,s)
head()
SZ=[('5x5',25,54),('5x10',50,79),('10x10',100,124),('10x15',150,158),('10x20',200,189),('10x30',300,255)]
md=lambda z:f'{z.month}/{z.day}/{z.year}'
rows=[];T=dict(sf=0,st=0,rent=0,ins=0,bal=0);cnt={}
for b in range(1,8):
    for i in range(1,27):
        u=f'{b}{i:02d}';z,sf,st=SZ[min(5,(b+i)%7 if (b+i)%7<6 else 2)];cc=b<=3;st=st+(25 if cc else 0);ty='Climate' if cc else ('Drive-Up' if sf>=100 else 'Interior')
        if y<52: head()
        if (i-1)%2==0: c.setFillGray(.95);c.rect(34,y-2.3,544,9.4,fill=1,stroke=0);c.setFillGray(0)
        q=r.random();T['sf']+=sf;T['st']+=st
        c.setFont('Times-Roman',7.5)
        if q<.12:
            s='Unrentable' if q<.015 else 'Vacant';cnt[s]=cnt.get(s,0)+1
            put([u,z+' '+ty,str(sf),'','',f'{st:.2f}','','','','','',s]);rows.append(dict(unit=u,unitType=z+' '+ty,area=sf,marketRent=st,statusText=s))
        else:
            t=person(r,True);rent=round(st*r.uniform(.82,1.15));ins=r.choice([0,9,12,12,16]);mi=d(r.randint(2018,2025),r.randint(1,8),r.randint(1,28));s='Occupied'
            late=r.random()<.1;bal=(rent+ins+20) if late else 0;s='Delinquent' if late else 'Occupied';cnt[s]=cnt.get(s,0)+1
            pt=d(2025,7,31) if late else d(2025,9,30)
            T['rent']+=rent;T['ins']+=ins;T['bal']+=bal
            put([u,z+' '+ty,str(sf),'',t,f'{st:.2f}',f'{rent:.2f}',f'{ins:.2f}',md(mi),md(pt),f'{bal:.2f}',s])
            rows.append(dict(unit=u,unitType=z+' '+ty,area=sf,tenantName=t,marketRent=st,contractRent=rent,charges=[dict(code='Protect.',amount=ins)],moveInDate=mi,balance=bal,statusText=s))
        y-=9.6
if y<130: head()
c.line(34,y+5,578,y+5);y-=5;c.setFont('Times-Bold',7.5);put(['Total','',f"{T['sf']:,}",'',f'{len(rows)} units',f"{T['st']:,.2f}",f"{T['rent']:,.2f}",f"{T['ins']:,.2f}",'','',f"{T['bal']:,.2f}",''])
y-=22;c.drawString(36,y,'Status summary')
for k,v in sorted(cnt.items()):
    y-=10;c.setFont('Times-Roman',7.5);c.drawString(44,y,k);c.drawRightString(140,y,str(v));c.drawRightString(190,y,f'{v/len(rows):.1%}')
foot();c.save();print(cnt)
oc=cnt['Occupied']+cnt['Delinquent']
finish(f,'SELF_STORAGE','storage system list, 182 units, zebra',False,rows,'Keystone Lane Self Storage','2025-08-31',len(rows),oc,cnt['Vacant'] if not cnt.get('Unrentable') else None)
