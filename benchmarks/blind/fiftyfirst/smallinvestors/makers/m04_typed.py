from .common import *
from reportlab.pdfgen import canvas
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
F='rents cuming st.pdf'
def main():
    r=random.Random(5104); N=Names(r)
    pdfmetrics.registerFont(TTFont('LM','/usr/share/fonts/truetype/liberation2/LiberationMono-Regular.ttf'))
    A=[]
    def a(b,u,rent,dep,ls,le,extra=None,name=1,note=''):
        d=dict(unit=u,building=b)
        if name: 
            d.update(tenantName=N.full(),contractRent=rent,deposit=dep,leaseStartDate=iso(ls),leaseEndDate=iso(le) if not isinstance(le,str) else le,statusText='Occupied')
            if extra: d['charges']=[dict(code=extra[0],amount=extra[1])]
        else: d.update(statusText='VACANT')
        A.append((d,note))
    a('2211 Cuming','Apt 1',765,500,D(2024,9,1),D(2025,8,31),('garage',40))
    a('2211 Cuming','Apt 2',740,740,D(2025,2,1),D(2026,1,31))
    a('2211 Cuming','Apt 3',0,0,None,None,name=0,note='carpet coming, asking 795')
    A[-1][0]['marketRent']=795
    a('2211 Cuming','Apt 4',690,400,D(2016,5,1),'month to month',('garage',40),note='been here forever, never late')
    a('2211 Cuming','Bsmt',525,300,D(2024,11,15),'month to month')
    a('2215 Cuming','Apt 1',825,825,D(2024,8,1),D(2025,7,31),('pet',25))
    a('2215 Cuming','Apt 2',810,500,D(2024,6,1),D(2025,5,31))
    a('2215 Cuming','Apt 3',810,810,D(2025,3,1),D(2026,2,28),('garage',50),note='first month half off')
    a('2215 Cuming','Apt 4',795,600,D(2023,10,1),D(2025,9,30))
    c=canvas.Canvas(path(F),pagesize=(612,792),invariant=1); c.setFont('LM',10.5); y=[735]
    def w(t,x=60): c.drawString(x,y[0],t); y[0]-=14
    w('RENTS  -  CUMING STREET APTS, OMAHA'); w('as of April 1, 2025'); w('typed by Dot for the closing binder'); w('')
    cur=None; tots={}
    for d,n in A:
        if d['building']!=cur:
            if cur: w(' '*6+('Total '+cur+' ').ljust(40,'.')+'  $%5s'%m0(tots[cur])); w('')
            cur=d['building']; w(cur); w('-'*len(cur)); tots[cur]=0
        if 'tenantName' in d:
            w(' %-6s %-36s  $%5s rent'%(d['unit'],(d['tenantName']+' ').ljust(36,'.'),m0(d['contractRent']))); 
            le=d['leaseEndDate']; ls=D.fromisoformat(d['leaseStartDate'])
            t='lease %s '%mdyy(ls)+('to '+mdyy(D.fromisoformat(le)) if le[0]=='2' else ', now '+le)
            t=t.replace(' ,',',')+'; deposit $%s'%d['deposit']
            if 'charges' in d: t+='; %s $%d'%(d['charges'][0]['code'],d['charges'][0]['amount'])
            w(' '*8+t); tots[cur]+=d['contractRent']
        else: w(' %-6s %-36s'%(d['unit'],'VACANT'))
        if n: w(' '*8+'('+n+')')
        y[0]-=5
    w(' '*6+('Total '+cur+' ').ljust(40,'.')+'  $%5s'%m0(tots[cur])); w('')
    ex=sum(x['amount'] for d,_ in A for x in d.get('charges',[]))
    w(' '*6+'Rents both buildings '.ljust(40,'.')+'  $%5s'%m0(sum(tots.values()))); w(' '*6+'Garages and pet '.ljust(40,'.')+'  $%5s'%m0(ex)); w(' '*6+'EVERYTHING '.ljust(40,'.')+'  $%5s'%m0(sum(tots.values())+ex)); w('')
    w('Laundry about $60 a month not counted. 9 apts, 8 rented.')
    c.save()
    save(F,[d for d,_ in A],'Cuming Street Apts','2025-04-01',9,8,1)
    return entry(F,'MULTIFAMILY','owner','typed list, two-line records in words',True)
