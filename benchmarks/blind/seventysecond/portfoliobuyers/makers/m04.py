from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
N='04_rr_maplewynd.pdf'; rng=random.Random(7204)
W,Hh=landscape(letter)
nm=names(rng,EN_F,EN_L,80,'{l}, {f}')
rows=[];blk=[]
ty={'BACH':(430,1795),'1BR':(610,2240),'1BR+D':(690,2410),'2BR':(845,2825),'3BR':(1060,3350)}
line=['1BR','2BR','1BR+D','BACH','2BR','3BR','1BR']
k=0
for fl in range(1,9):
    for p in range(1,8):
        if fl==1 and p>5: continue
        if fl==8 and p>6: continue
        u=f'{fl}{p:02d}';t=line[p-1];a=ty[t][0];mk=ty[t][1]+fl*15
        st='V' if u in('104','306','503','707') else 'N' if u in('205','602') else 'C'
        r=dict(unit=u,unitType=t,area=a,marketRent=float(mk));ch=[]
        if st!='V':
            s=D(rng.choice([2009,2011,2014,2016,2018,2019,2020,2021,2022,2022,2023,2023,2024,2024,2025,2025]),rng.randint(1,6),1);rent=round(mk*max(.52,1-.035*(2025-s.year))*rng.uniform(.97,1),2)
            e='MTM' if s.year<2019 or rng.random()<.15 else addy(s,1,0,-1)
            while e!='MTM' and e<D(2025,6,30): e=addy(e,1)
            ch=[('RENT',rent)]
            if rng.random()<.4: ch.append(('PARK',rng.choice([95.,110.,110.,125.])))
            if rng.random()<.2: ch.append(('LOCKER',35.))
            if rng.random()<.1: ch.append(('A/C',18.5))
            if rng.random()<.04: ch.append(('CABLE',-15.))
            bal=rng.choice([0]*8+[rent,-50.,round(rent*.4,2),125.])
            r.update(tenantName=nm[k],moveInDate=s,leaseEndDate=e,contractRent=rent,deposit=round(rent,2) if s.year>2012 else 850.,balance=float(bal));k+=1
            r['charges']=[dict(code=c,amount=x) for c,x in ch];r['totalCharges']=round(sum(x for _,x in ch),2)
        r['statusText']={'C':'Current','N':'Notice','V':'Vacant'}[st]
        if st=='N': r['moveOutDate']=D(2025,8,31)
        r['section']='Current/Notice/Vacant Residents'
        blk.append((r,ch,st));rows.append(r)
fut=[]
for u,s in(('104',D(2025,7,15)),('602',D(2025,9,1))):
    o=[r for r in rows if r['unit']==u][0];rent=o['marketRent']-40
    r=dict(unit=u,unitType=o['unitType'],area=o['area'],marketRent=None,tenantName=nm[k],moveInDate=s,leaseEndDate=addy(s,1,0,-1),contractRent=rent,deposit=rent,balance=-rent,charges=[dict(code='RENT',amount=rent)],totalCharges=rent,statusText='Future',section='Future Residents/Applicants');k+=1
    fut.append((r,[('RENT',rent)],'F'));
X=dict(u=30,t=66,a=136,n=148,st=290,mi=336,le=392,mo=448,mk=556,c=566,am=648,dep=704,bal=762)
c=canvas.Canvas(doc(N),pagesize=(W,Hh));pg=0;F='Helvetica'
def head(cols=True):
    global y,pg
    if pg: c.showPage()
    pg+=1;c.setFont(F+'-Bold',11);c.drawCentredString(W/2,Hh-32,'Rent Roll with Lease Charges');c.setFont(F,9);c.drawCentredString(W/2,Hh-45,'Maplewynd Towers (mapl01)');c.drawCentredString(W/2,Hh-57,'As Of = 06/30/2025     Month Year = 06/2025')
    c.setFont(F,7);c.drawRightString(W-30,Hh-32,f'Page {pg}');c.drawRightString(W-30,Hh-42,'2025-07-03 9:14 AM')
    y=Hh-78;c.setFont(F+'-Bold',7.5)
    if not cols: return
    for k_,a,b in(('u','Unit','',),('t','Unit Type',''),('n','Resident','Name'),('st','Status',''),('mi','Move In',''),('le','Lease','Expiration'),('mo','Move Out',''),('c','Charge','Code')):
        c.drawString(X[k_],y,a);c.drawString(X[k_],y-9,b)
    for k_,a,b in(('a','Unit','Sq Ft'),('mk','Market','Rent'),('am','Amount',''),('dep','LMR','Deposit'),('bal','Balance','')):
        c.drawRightString(X[k_],y,a);c.drawRightString(X[k_],y-9,b)
    y-=13;c.setLineWidth(.8);c.line(28,y,W-28,y);y-=11
def row(r,ch,st):
    global y
    need=9.2*(max(1,len(ch))+(1 if ch else 0))+5
    if y-need<40: head()
    c.setFont(F,7.5);d=lambda v: v if isinstance(v,str) else v.strftime('%m/%d/%Y')
    c.drawString(X['u'],y,r['unit']);c.drawString(X['t'],y,r['unitType']);c.drawRightString(X['a'],y,f"{r['area']:,}")
    c.drawString(X['n'],y,r.get('tenantName','VACANT'));c.drawString(X['st'],y,r['statusText'])
    for k_,f_ in(('mi','moveInDate'),('le','leaseEndDate'),('mo','moveOutDate')):
        if r.get(f_): c.drawString(X[k_],y,d(r[f_]))
    if r.get('marketRent') is not None: c.drawRightString(X['mk'],y,f"{r['marketRent']:,.2f}")
    if 'deposit' in r: c.drawRightString(X['dep'],y,f"{r['deposit']:,.2f}");c.drawRightString(X['bal'],y,f"{r['balance']:,.2f}")
    for a,b in ch: c.drawString(X['c'],y,a);c.drawRightString(X['am'],y,f'{b:,.2f}');y-=9.2
    if ch: c.setFont(F+'-Bold',7.5);c.drawString(X['c'],y,'Total');c.drawRightString(X['am'],y,f"{r['totalCharges']:,.2f}");c.setLineWidth(.3);c.line(X['am']-48,y+7.2,X['am'],y+7.2)
    else: pass
    y-=14
head()
def sect(t):
    global y
    c.setFont(F+'-Bold',8);c.drawString(X['u'],y,t);y-=13
sect('Current/Notice/Vacant Residents')
for b in blk: row(*b)
sect('Future Residents/Applicants')
for b in fut: row(*b)
S=lambda k_,x:sum(r.get(k_) or 0 for r in x)
y-=2;c.line(28,y+10,W-28,y+10);c.setFont(F+'-Bold',7.5)
c.drawString(X['u'],y,'Total');c.drawString(X['n'],y,'Maplewynd Towers (mapl01)');c.drawRightString(X['a'],y,f"{S('area',rows):,}");c.drawRightString(X['mk'],y,f"{S('marketRent',rows):,.2f}");c.drawRightString(X['am'],y,f"{S('totalCharges',rows):,.2f}");c.drawRightString(X['dep'],y,f"{S('deposit',rows):,.2f}");c.drawRightString(X['bal'],y,f"{S('balance',rows):,.2f}")
y-=10;c.setFont(F,6.5);c.drawString(X['n'],y,'(excludes future residents)');head(False)
n=len(rows);v=sum(b[2]=='V' for b in blk);nt=sum(b[2]=='N' for b in blk)
y=Hh-95
c.setFont(F+'-Bold',8.5);c.drawString(60,y,'Summary Groups');c.drawString(430,y,'Summary of Charges by Charge Code');y0=y-16
for i,(a,b,s_,m_) in enumerate([('','# Units','Sq Ft','Charges')]+[(lab,len(x),S('area',x),S('totalCharges',x)) for lab,x in(('Current Residents',[b[0] for b in blk if b[2]=='C']),('Notice Residents',[b[0] for b in blk if b[2]=='N']),('Vacant Units',[b[0] for b in blk if b[2]=='V']),('Total',rows))]+[('Future Residents',len(fut),S('area',[b[0] for b in fut]),S('totalCharges',[b[0] for b in fut]))]):
    yy=y0-i*12;c.setFont(F+('-Bold' if i in(0,4) else ''),7.5);c.drawString(60,yy,a)
    for xx,q in((200,b),(270,s_),(350,m_)): c.drawRightString(xx,yy,q if isinstance(q,str) else (f'{q:,.2f}' if xx==350 else f'{q:,}'))
codes={}
for r in rows:
    for q in r.get('charges',[]): codes[q['code']]=codes.get(q['code'],0)+q['amount']
for i,(a,b) in enumerate(list(sorted(codes.items()))+[('Total',sum(codes.values()))]):
    c.setFont(F+('-Bold' if a=='Total' else ''),7.5);c.drawString(430,y0-i*12,a);c.drawRightString(580,y0-i*12,f'{b:,.2f}')
assert abs(sum(codes.values())-S('totalCharges',rows))<.01
c.save()
allr=rows+[b[0] for b in fut]
save(N,dict(propertyName='Maplewynd Towers',asOnDate='2025-06-30',units=n,occupied=n-v,vacant=v,rows=allr),'MULTIFAMILY','Toronto apartment towers, system print with charge lines below each unit, future residents, summary page')
