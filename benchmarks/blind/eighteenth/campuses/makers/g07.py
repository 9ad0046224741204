# StarRez-like room listing: by hall and floor, bed spaces, term rate (semester) + monthly instalment
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4
r=R(2007);F='stu_starrez_spaces.pdf';W,H=A4;c=canvas.Canvas(doc(F),pagesize=A4);rows=[];p=0;tots=[]
def top():
    global p;p+=1;c.setFont('Times-Bold',13);c.drawString(40,H-42,'Ferncliffe Student Village');c.setFont('Times-Roman',9);c.drawString(40,H-55,'Room Space Booking & Schedule of Monthly Rent Instalments (GBP)  -  position at 14 October 2025');c.drawRightString(W-40,H-42,'StarRez Web  |  Rpt 4107');c.setFont('Times-Bold',8)
    for x,t,a in((40,'Room Space',0),(100,'Room Type',0),(178,'Booking Status',0),(250,'Student Name',0),(352,'Contr. From',0),(404,'Contr. To',0),(502,'Instalment',1),(555,'Deposit',1)): (c.drawRightString if a else c.drawString)(x,H-74,t)
    c.line(40,H-78,555,H-78);c.setFont('Times-Roman',8);c.drawCentredString(W/2,24,f'- {p} -');return H-90
y=top()
def need(n):
    global y
    if y<n: c.showPage();y=top()
RT={'En-suite':812,'Twin (Shared)':596,'Accessible':812,'Studio Premium':1040}
for hall in('Alder Hall','Birch Hall'):
  need(130);y-=6;c.setFont('Times-Bold',11);c.drawString(40,y,hall);y-=14;HQ=[]
  for fl in('Ground Floor','First Floor','Second Floor'):
    need(90);c.setFont('Times-Italic',9);c.drawString(48,y,fl);y-=12;f='GFS'.index(fl[0]);FQ=[]
    for n in range(1,8):
        rt='Accessible' if n==1 and f==0 else 'Twin (Shared)' if n in(3,6) else 'Studio Premium' if n==7 else 'En-suite'
        for bed in(('/1','/2') if rt[0]=='T' else('',)):
            u=f'{hall[0]}{f}{n:02d}{bed}';z=r.random();s='Available' if z<.1 else 'Out of Service' if z<.13 else 'Reserved' if z<.2 else 'In Room';x=dict(unit=u,building=hall,section=fl,unitType=rt,statusText=s);need(50);c.setFont('Times-Roman',8)
            c.drawString(40,y,u);c.drawString(100,y,rt);c.drawString(178,y,s)
            if s in('In Room','Reserved'):
                nm=r.person('{f} {l}');ci=D.date(2025,9,r.choice([6,7,8,13])) if s=='In Room' else D.date(2026,1,10);co=D.date(2026,6,20);rn=float(RT[rt]);dp=r.choice([250.,250.,0.])
                c.drawString(250,y,nm);c.drawString(352,y,f'{ci:%d %b %Y}');c.drawString(404,y,f'{co:%d %b %Y}');
                if s=='In Room': c.drawRightString(502,y,m(rn));x['contractRent']=rn
                else: c.drawRightString(502,y,'from Jan')
                c.drawRightString(555,y,m(dp));x.update(tenantName=nm,leaseStartDate=ci,leaseEndDate=co,deposit=dp)
            FQ.append(x);y-=11
    q=sum(x.get('contractRent',0) for x in FQ);c.line(420,y+8,555,y+8);c.setFont('Times-Italic',8);c.drawString(178,y-1,f'{fl}: {len(FQ)} spaces');c.drawRightString(502,y-1,m(q));dq=sum(x.get('deposit',0) for x in FQ);c.drawRightString(555,y-1,m(dq));y-=17;HQ+=FQ
    tots.append(dict(label=f'{hall} {fl}',of=dict(building=hall,section=fl),contractRent=q,deposit=dq))
  rows+=HQ;q=sum(x.get('contractRent',0) for x in HQ);dq=sum(x.get('deposit',0) for x in HQ);c.setFont('Times-Bold',9);c.drawString(178,y,f'{hall} total: {len(HQ)} spaces');c.drawRightString(502,y,m(q));c.drawRightString(555,y,m(dq));y-=18;tots.append(dict(label=hall,of=dict(building=hall),contractRent=q,deposit=dq))
need(130);q=sum(x.get('contractRent',0) for x in rows);dq=sum(x.get('deposit',0) for x in rows);c.setFont('Times-Bold',9.5);c.drawString(178,y,f'VILLAGE TOTAL: {len(rows)} spaces');c.drawRightString(502,y,m(q));c.drawRightString(555,y,m(dq));tots.append(dict(label='VILLAGE TOTAL',contractRent=q,deposit=dq))
y-=24;c.setFont('Times-Roman',8.5);cnt={s:sum(x['statusText']==s for x in rows) for s in('In Room','Reserved','Available','Out of Service')}
for s,t in(('In Room','student checked in'),('Reserved','contract signed, not yet arrived; bed empty at the date of this report'),('Available','empty and on sale'),('Out of Service','empty, maintenance')): c.drawString(48,y,s);c.drawRightString(140,y,str(cnt[s]));c.drawString(155,y,t);y-=11
c.drawString(48,y-3,f"Occupied {cnt['In Room']} of {len(rows)} spaces; unoccupied {len(rows)-cnt['In Room']}.");c.save()
save(F,'STUDENT_HOUSING','StarRez-like room space list by hall and floor',True,'Ferncliffe Student Village','2025-10-14',len(rows),cnt['In Room'],len(rows)-cnt['In Room'],rows,totals=tots)
