# Yardi Voyager Commercial style tenancy schedule with charge schedules under each lease
from .lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
def make(r):
    A=date(2025,3,31); N=Names(r)
    t=T('chp01_tenancy_schedule.pdf','RETAIL','lease administration','Yardi Voyager Commercial tenancy schedule, charge schedules under each lease','Cedar Hollow Plaza',A,hard=True)
    units=[]
    kinds=['anchor']+['shop']*6+['food']*3+['V']*2+['shop']*3+['pad','pad']
    for i,k in enumerate(kinds):
        u='OP-%d'%(i-14) if k=='pad' else str(101+i*2 if i else 100)
        ar={'anchor':r.randint(280,450)*100,'pad':r.randint(24,52)*100}.get(k,r.randint(90,420)*10)
        units.append((u,k,ar))
    c=canvas.Canvas(t.path,pagesize=landscape(letter)); W,H=landscape(letter)
    X=dict(prop=24,unit=92,lease=132,type=262,area=338,frm=378,to=424,term=466,ten=500,mo=556,moa=596,an=654,ana=694,dep=762)
    pg=[0]; y=[0]
    def R(x,s,f='Helvetica',z=6.5): c.setFont(f,z); c.drawRightString(x,y[0],s)
    def L(x,s,f='Helvetica',z=6.5): c.setFont(f,z); c.drawString(x,y[0],s)
    def head():
        pg[0]+=1; y[0]=H-30
        c.setFont('Helvetica-Bold',11); c.drawCentredString(W/2,y[0],'Tenancy Schedule I'); y[0]-=12
        c.setFont('Helvetica',8); c.drawCentredString(W/2,y[0],'Property: chp01    As of Date: 03/31/2025    By Property'); y[0]-=16
        two=[('prop','Property',''),('unit','Unit(s)',''),('lease','Lease',''),('type','Lease Type','')]
        c.setFillGray(.88); c.rect(20,y[0]-13,W-40,22,stroke=0,fill=1); c.setFillGray(0)
        for k,a,b in two: L(X[k],a,'Helvetica-Bold')
        for k,a,b in [('area','Area',''),('mo','Monthly','Rent'),('moa','Monthly','Rent/Area'),('an','Annual','Rent'),('ana','Annual','Rent/Area'),('dep','Security','Deposit'),('term','Term',''),('ten','Tenancy','Years')]:
            R(X[k],a,'Helvetica-Bold')
            if b: c.drawRightString(X[k],y[0]-9,b)
        L(X['frm']-8+14,'Lease','Helvetica-Bold'); c.drawString(X['frm']+6,y[0]-9,'From'); c.drawString(X['to']+4-2,y[0],'Lease'); c.drawString(X['to']+2,y[0]-9,'To')
        y[0]-=26
    def foot():
        c.setFont('Helvetica',6); c.drawString(24,18,'Monday, April 07, 2025   02:14 PM'); c.drawRightString(W-24,18,'Page %d'%pg[0]); c.showPage()
    head(); L(24,'Cedar Hollow Plaza (chp01)','Helvetica-Bold',7.5); y[0]-=13
    tot=dict(area=0,mo=0,dep=0,vac=0,occ=0,no=0,nv=0)
    chsum={}
    for i,(u,k,ar) in enumerate(units):
        if k=='V':
            if y[0]<60: foot();head()
            L(X['prop'],'chp01'); L(X['unit'],u); L(X['lease'],'VACANT'); R(X['area'],money(ar)); R(X['mo'],'0.00');R(X['moa'],'0.00');R(X['an'],'0.00');R(X['ana'],'0.00');R(X['dep'],'0.00'); y[0]-=15
            t.add(unit=u,area=ar,statusText='VACANT',contractRent=0,annualRent=0,deposit=0); tot['vac']+=ar;tot['nv']+=1; continue
        st,en=lease(r,A,240 if k=='anchor' else None,14)
        rate={'anchor':9.5,'pad':34}.get(k,r.uniform(22,38)); mo=round(ar*rate/12,2)
        stp=steps(r,st,en,A,mo,60 if k in('anchor','pad') else 12,.1 if k in('anchor','pad') else .03,4)
        ch=[('rent',mo),('cam',round(ar*4.35/12,2)),('ret',round(ar*3.1/12,2)),('ins',round(ar*.62/12,2))]
        if k!='anchor': ch.append(('mktg',round(ar*.5/12,2)))
        dep=0 if k=='anchor' else round(mo,0)
        nm=N.get(k,True)+' (t00%05d)'%r.randint(1100,9800); name=nm.rsplit(' (',1)[0]
        lt=r.choice(['Retail NNN','Retail NNN','Retail Net']) if k!='anchor' else 'Retail NNN'
        need=15+10*(len(ch)+len(stp)+2)+6
        if y[0]-need<40: foot();head()
        term=(en.year-st.year)*12+en.month-st.month+1
        L(X['prop'],'chp01'); L(X['unit'],u); L(X['lease'],nm if len(nm)<42 else nm[:41],z=6.3); L(X['type'],lt); R(X['area'],money(ar)); L(X['frm']+4,MDY(st)); L(X['to']+2,MDY(en)) 
        R(X['term']+20,str(term)); R(X['ten']+14,'%.2f'%((A-st).days/365.25)); R(X['mo'],money(mo)); R(X['moa'],'%.2f'%(mo/ar)); R(X['an'],money(mo*12)); R(X['ana'],'%.2f'%(mo*12/ar)); R(X['dep'],money(dep)); y[0]-=11
        L(150,'Charge Schedules','Helvetica-Oblique',6); y[0]-=9
        for x,s in ((160,'Charge'),(200,'Type'),(300,'From'),(350,'To')): L(x,s,'Helvetica-Bold',6)
        for x,s in ((460,'Monthly Amt'),(505,'Amt/Area'),(570,'Annual')): R(x,s,'Helvetica-Bold',6)
        y[0]-=9
        def line(cd,typ,f,to,a):
            L(160,cd,z=6);L(200,typ,z=6);L(300,MDY(f),z=6);L(350,MDY(to),z=6);R(460,money(a),z=6);R(505,'%.2f'%(a/ar),z=6);R(570,money(a*12),z=6); y[0]-=9
        ty=dict(rent='Base Rent',cam='CAM Estimate',ret='Real Estate Tax Est.',ins='Insurance Estimate',mktg='Marketing Fund')
        past=[d for d in [addm(st,12*j) for j in range(0,20)] if d<=A]
        f0=past[-1] if k not in('anchor','pad') else st
        bounds=[f0]+[d for d,_ in stp]
        for j,b in enumerate(bounds):
            nxt=(bounds[j+1]-timedelta(days=1)) if j+1<len(bounds) else en
            line('rent','Base Rent',b,nxt,mo if j==0 else stp[j-1][1])
        for cd,a in ch[1:]: line(cd,ty[cd],date(2025,1,1),date(2025,12,31) if en>date(2025,12,31) else en,a)
        y[0]-=6
        for cd,a in ch: chsum[cd]=chsum.get(cd,0)+a
        tot['mo']+=mo;tot['occ']+=ar;tot['dep']+=dep;tot['no']+=1
        t.add(unit=u,area=ar,tenantName=name,contractRent=mo,annualRent=round(mo*12,2),leaseStartDate=st,leaseEndDate=en,deposit=dep,charges=ch,rentSteps=stp,statusText='Occupied')
    if y[0]<170: foot();head()
    c.line(24,y[0]+6,W-24,y[0]+6); y[0]-=4
    L(X['lease'],'Total Current','Helvetica-Bold'); R(X['area'],money(tot['occ']+tot['vac']),'Helvetica-Bold');R(X['mo'],money(tot['mo']),'Helvetica-Bold');R(X['an'],money(tot['mo']*12),'Helvetica-Bold');R(X['dep'],money(tot['dep']),'Helvetica-Bold'); y[0]-=18
    ga=tot['occ']+tot['vac']
    for x,s in((200,'Total Units'),(260,'Total Area'),(320,'Percentage')): R(x,s,'Helvetica-Bold')
    y[0]-=10
    for l,n,a in(('Occupied',tot['no'],tot['occ']),('Vacant',tot['nv'],tot['vac']),('Total',tot['no']+tot['nv'],ga)):
        L(92,l);R(200,str(n));R(260,money(a));R(320,'%.2f%%'%(100*a/ga)); y[0]-=10
    y[0]-=8; L(92,'Summary of Current Monthly Charges','Helvetica-Bold'); y[0]-=10
    for cd,a in chsum.items(): L(92,cd); R(200,money(a)); y[0]-=9
    L(92,'Total','Helvetica-Bold'); R(200,money(sum(chsum.values())),'Helvetica-Bold')
    foot(); c.save()
    return t.save(tot['no']+tot['nv'],tot['no'],tot['nv'])
