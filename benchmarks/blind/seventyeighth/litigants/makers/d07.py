from common import *
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4,landscape,letter
fn='stor-all_unit_status.pdf'; R=random.Random(77); nm=N(77)
sz={'5x5':(25,49,'Locker'),'5x10':(50,79,'Drive-up'),'10x10':(100,119,'Drive-up'),'10x15':(150,149,'Drive-up'),'10x20':(200,179,'Climate'),'10x30':(300,229,'Drive-up')}
rows=[];t=[];T=[0]*5;S={k:[0,0,0,0] for k in sz};occ=0
for bl in 'ABCDE':
    for i in range(1,29 if bl!='E' else 19):
        k=R.choice(list(sz)) if bl!='A' else R.choice(['5x5','5x10']); sf,st,ty=sz[k]; u='%s%02d'%(bl,i); S[k][0]+=1; S[k][2]+=st; T[0]+=st
        q=R.random()
        if q<.14:
            w='Vacant' if q<.11 else 'Unrentable'; t.append([u,k,ty,'','','',m2(st),'','','',w]); rows.append(dict(unit=u,unitType=k,marketRent=st,statusText=w)); continue
        occ+=1; n=nm.lf() if R.random()<.93 else R.choice(['Bayou Catering LLC','Crown Exterior Co','Mobile Notary Plus','Hilltop Choir Assn','J&R Flooring','Delta Vending','Sparrow Events'])
        mi=dt.date(R.randint(2017,2025),R.randint(1,5),R.randint(1,28)); rent=st+R.choice([0,0,-10,5,12,20]); ins=R.choice([0,9,12,15]); late=0; pt=dt.date(2025,6,30)
        ov=R.random()<.16; bal=0; w='Current'
        if ov: mth=R.choice([1,2,3]); late=20*mth; bal=mth*(rent+ins)+late; pt=eom(addm(dt.date(2025,5,1),-mth)); w='Late' if mth<2 else 'Overlocked' if mth<3 else 'Lien'
        x=(rent,ins,late,bal); T=[T[0]]+[a+b for a,b in zip(T[1:],x)]; S[k][1]+=1; S[k][3]+=rent
        t.append([u,k,ty,n,mi.strftime('%m/%d/%y'),pt.strftime('%m/%d/%y'),m2(st),m2(rent),m2(ins),m2(late),w] ); t[-1].insert(10,m2(bal))
        rows.append(dict(unit=u,unitType=k,tenantName=n,moveInDate=iso(mi),marketRent=st,contractRent=rent,charges=[dict(code='Insur.',amount=ins),dict(code='Late Fees',amount=late)],balance=bal,statusText=w))
for r in t:
    if len(r)==11: r.insert(10,'')
n=len(rows)
t.append(['%d units'%n,'','','','','']+[m2(z) for z in T]+[''])
H=['Unit','Size','Class','Customer','Moved In','Paid Thru','Street Rate','Rent','Insur.','Late Fees','Owes','Status']
tb=Table([H]+t,repeatRows=1,colWidths=[42,36,48,140,52,52,56,54,44,50,58,56])
tb.setStyle([('FONT',(0,0),(-1,-1),'Helvetica',8),('FONT',(0,0),(-1,0),'Helvetica-Bold',8),('FONT',(0,-1),(-1,-1),'Helvetica-Bold',8),('ALIGN',(6,0),(10,-1),'RIGHT'),('LINEBELOW',(0,0),(-1,0),1,colors.black),('LINEABOVE',(0,-1),(-1,-1),1,colors.black),('TOPPADDING',(0,0),(-1,-1),.8),('BOTTOMPADDING',(0,0),(-1,-1),1.6)])
s2=Table([['Size','Units','Rented','Vacant','Street Rate','Rent']]+[[k,v[0],v[1],v[0]-v[1],m2(v[2]),m2(v[3])] for k,v in S.items()]+[['All',n,occ,n-occ,m2(T[0]),m2(T[1])]],hAlign='LEFT',colWidths=[50,40,46,46,64,64])
s2.setStyle([('FONT',(0,0),(-1,-1),'Helvetica',8),('FONT',(0,0),(-1,0),'Helvetica-Bold',8),('BOX',(0,0),(-1,-1),.5,colors.black),('ALIGN',(1,0),(-1,-1),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),2),('LINEABOVE',(0,-1),(-1,-1),.5,colors.black)])
def pg(c,d):
    c.setFont('Helvetica-Bold',12); c.drawString(52,582,'STOR-ALL ROUTE 9'); c.setFont('Helvetica',8); c.drawString(200,582,'Unit Status List   05/31/2025'); c.drawRightString(740,582,'StorTrack 3.1   printed 6/3/2025 9:41 AM'); c.drawRightString(740,20,'%d'%d.page)
SimpleDocTemplate(D+fn,pagesize=landscape(letter),topMargin=42,bottomMargin=34,invariant=1).build([tb,Spacer(1,14),KeepTogether([s2])],onFirstPage=pg,onLaterPages=pg)
save(fn,'SELF_STORAGE','small-program list with size summary',False,'STOR-ALL ROUTE 9','2025-05-31',rows,n,occ,n-occ)
