from lib import *
import fitz
r=random.Random(4504); N=Names(r)
NAME='ResMan_Rent_Roll_Palmetto_Cove.pdf'; AS=D(2025,8,31)
T=[('PC-11',701,1389),('PC-11D',766,1449),('PC-21',948,1619),('PC-22',1063,1729),('PC-32',1284,2049)]
rows=[]
fut=0
for b in range(100,600,100):
    for n in range(1,17):
        u=f'{b+n}'; t=T[[0,0,2,3][(n-1)%4] if n<13 else [4,3,1,1][n-13]]; mk=t[2]+r.choice([0,0,10,20])
        x=dict(unit=u,building=f'{b//100}',unitType=t[0],area=t[1],marketRent=mk)
        q=r.random()
        if q<.06: x.update(statusText=r.choice(['Vacant','Vacant','Vacant - Leased','Down']))
        else:
            mi=AS-dt.timedelta(r.randint(3,1100)); term=r.choice([7,12,12,12,14]); ls=mi; le=addm(ls,term)-dt.timedelta(1)
            while le<AS: ls=addd(le,1); le=addm(ls,12)-dt.timedelta(1)
            ch={}
            if r.random()<.3: ch['Pet Rent']=r.choice([20,25,40])
            if r.random()<.3: ch['Carport']=30
            if r.random()<.15: ch['W/D Rental']=45
            ch['Valet Trash']=28; ch['Pest']=5
            if r.random()<.15: ch['Concession']=-r.choice([58,75,100])
            rent=mk-r.choice([0,0,20,45,80,120,-15])
            x.update(statusText='Current',tenantName=N.fl(),_n2=N.fl() if r.random()<.25 else '',moveInDate=mi,leaseStartDate=ls,leaseEndDate=le,contractRent=rent,deposit=r.choice([200,300,450,0]),balance=r.choice([0,0,0,round(r.uniform(-190,-5),2),round(r.uniform(12,1900),2)]))
            if q>.93: x['statusText']='Under Notice'; x['moveOutDate']=AS+dt.timedelta(r.randint(4,58))
            if u in('203','204','411'): x.update(tenantName='Gulfline Travel Nurse Housing Inc.',_n2='',unitType=t[0]); x['_tag']='CORP'
            if u in('101','509'): x['_tag']='EMPL'; ch={'Valet Trash':28,'Pest':5,'Employee Discount':-round(rent*.25)}
            x['charges']=list(ch.items()); x['totalCharges']=rent+sum(ch.values()); x['_oth']=sum(ch.values())
        rows.append(x)
doc=fitz.open(); W,H=792,612; pg=None; y=0
LX=dict(unit=34,type=74,status=128,res=200,mi=352,ls=408,mk=508,rent=560,oth=612,tot=664,dep=712,bal=760)
def tx(x,y,s,sz=7,b=False,right=False,col=(0.1,0.1,0.1),it=False):
    f='hebo' if b else ('heit' if it else 'helv')
    if right: x-=fitz.get_text_length(s,f,sz)
    pg.insert_text((x,y),s,fontsize=sz,fontname=f,color=col)
def head():
    global pg,y
    pg=doc.new_page(width=W,height=H)
    tx(34,34,'Palmetto Cove Apartments',13,True,col=(0.06,.3,.45)); tx(34,46,'Rent Roll',9,True); tx(760,34,'August 31, 2025',8,right=True); tx(760,46,'Accounting Period: August 2025',7.5,right=True)
    pg.draw_rect(fitz.Rect(28,54,764,78),color=None,fill=(.86,.91,.94))
    for k,a,b,rt in [('unit','Unit','Bldg',0),('type','Unit Type','Sq. Ft.',0),('status','Status','Tag',0),('res','Primary Resident','Other Residents',0),('mi','Move In','Move Out',0),('ls','Lease Start','Lease End',0),('mk','Market Rent','',1),('rent','Lease Rent','',1),('oth','Other','Charges',1),('tot','Total','Charges',1),('dep','Deposits','on Hand',1),('bal','Balance','',1)]:
        tx(LX[k],64,a,7,True,rt); 
        if b: tx(LX[k],74,b,7,False,rt,it=True)
    y=88
    
head()
i=0
for x in rows:
    chs=x.get('charges') or []
    h=22+(9 if chs else 0)
    if y+h>576: head()
    if i%2: pg.draw_rect(fitz.Rect(28,y-8,764,y-8+h),color=None,fill=(.965,.965,.965))
    i+=1
    tx(34,y,x['unit'],7,True); tx(34,y+9,x['building']); tx(74,y,x['unitType']); tx(74,y+9,f"{x['area']:,}"); tx(128,y,x['statusText']); tx(128,y+9,x.get('_tag',''),6.5)
    tx(508,y,m2(x['marketRent']),right=True)
    if x.get('tenantName'):
        tx(200,y,x['tenantName']); 
        if x['_n2']: tx(200,y+9,x['_n2'],7,it=True)
        tx(352,y,us(x['moveInDate'])); tx(408,y,us(x['leaseStartDate'])); tx(408,y+9,us(x['leaseEndDate'])); 
        if x.get('moveOutDate'): tx(352,y+9,us(x['moveOutDate']))
        for k,v in (('rent',x['contractRent']),('oth',x['_oth']),('tot',x['totalCharges']),('dep',x['deposit']),('bal',x['balance'])): tx(LX[k],y,par(v),right=True)
        tx(200,y+18,'Charges:  '+'   |   '.join(f'{c} {par(a)}' for c,a in chs),6.3,col=(.35,.35,.35))
    y+=h
if y>560: head()
pg.draw_line((28,y-6),(764,y-6)); y+=3
S=lambda k:sum(x.get(k,0) for x in rows)
tx(34,y,f'Total: {len(rows)} units',7,True); tx(128,y,f"{S('area'):,} sq. ft.",7,True)
for k,v in (('mk',S('marketRent')),('rent',S('contractRent')),('oth',S('_oth')),('tot',S('totalCharges')),('dep',S('deposit')),('bal',S('balance'))): tx(LX[k],y,par(v),7,True,True)
y+=22
stt={}
for x in rows: stt[x['statusText']]=stt.get(x['statusText'],0)+1
if y>500: head()
tx(34,y,'Status Summary',8,True); y+=12
for k in ['Current','Under Notice','Vacant','Vacant - Leased','Down']:
    tx(34,y,k); tx(150,y,str(stt.get(k,0)),right=True); tx(190,y,f'{100*stt.get(k,0)/len(rows):.2f}%',right=True); y+=10
occ=stt['Current']+stt.get('Under Notice',0)
tx(34,y,'Physical Occupancy',7,True); tx(190,y,f'{100*occ/len(rows):.2f}%',7,True,True)
tx(260,y,'CORP = corporate lease, several suites under one master agreement.  EMPL = employee unit.',6.5,it=True)
for k,p in enumerate(doc): 
    p.insert_text((34,598),'Printed 9/3/2025 2:26 PM by asst.manager',fontsize=6.5,fontname='helv'); p.insert_text((712,598),f'Page {k+1} of {len(doc)}',fontsize=6.5,fontname='helv')
doc.set_metadata({'title':'Rent Roll'}); doc.save(os.path.join(DOCS,NAME),deflate=True,garbage=3)
for x in rows: pass
vacs=sum(1 for x in rows if x['statusText'] in('Vacant','Vacant - Leased')); print(stt)
save(NAME,rows,len(rows),occ,vacs if not stt.get('Down') else None,'Palmetto Cove Apartments','2025-08-31','ResMan print, Sarasota FL garden apartments','two/three-line records with paired two-line headers, charge breakdown as a sentence line under each resident','stacked dates and residents, corporate and employee tags, charges in text line with bars')
