from common import *
from reportlab.pdfgen import canvas
n=N(505);r=n.r;fn='r76a_entrata_student_beds.pdf';W,H=1190,842
c=canvas.Canvas(D+fn,pagesize=(W,H));y=[0];pg=[0]
X=[('Space','l',40),('Floor Plan','l',98),('Resident','l',205),('Occupancy\nStatus','l',330),('Lease\nTerm','l',430),('Lease\nStart','l',520),('Lease\nEnd','l',580),('Market\nRent','r',690),('Rent\nInstallment','r',755),('Parking','r',815),('Furniture','r',875),('Utility\nPackage','r',935),('Concession','r',1005),('Total\nCharges','r',1075),('Balance','r',1145)]
def T(x,s,a='l',b=False,sz=8): c.setFont('Helvetica-Bold' if b else 'Helvetica',sz);(c.drawRightString if a=='r' else c.drawString)(x,y[0],s)
def head():
    pg[0]+=1
    c.setFillColorRGB(.16,.23,.36);c.rect(0,H-54,W,54,stroke=0,fill=1);c.setFillGray(1);y[0]=H-26;T(40,'The Quarry at State Street',b=True,sz=15);y[0]-=16;T(40,'Rent Roll by Space   |   As of: 09/15/2025   |   Lease Year 2025-2026   |   Group by: Floor Plan',sz=9);c.setFillGray(0)
    y[0]=H-74
    for h,a,x in X:
        p=h.split('\n')
        if len(p)==2: T(x,p[0],a,True)
        y[0]-=10;T(x,p[-1],a,True);y[0]+=10
    c.setStrokeColorRGB(.16,.23,.36);c.line(36,y[0]-15,W-36,y[0]-15);y[0]-=28
fps=[('Granite 4x4',4,839,['1101','1102','1103','1201','1202','1203','1301']),('Slate 4x2',4,749,['1104','1204','1304']),('Marble 2x2',2,1029,['1105','1106','1205','1206','1305','1306']),('Opal Studio',1,1395,['1107','1207','1307','1308'])]
rows=[];head();G=[0]*8;GB=[0,0]
f=lambda d:d.strftime('%m/%d/%y') if d else ''
for fp,beds,mk,us in fps:
    if y[0]<80: c.showPage();head()
    c.setFillColorRGB(.9,.93,.97);c.rect(36,y[0]-4,W-72,13,stroke=0,fill=1);c.setFillGray(0);T(40,f'{fp}',b=True);y[0]-=15;S=[0]*8;o=k=0
    for u in us:
        for b in 'ABCD'[:beds]:
            sp=f'{u}-{b}' if beds>1 else u
            if y[0]<50: c.showPage();head()
            k+=1;x=r.random();s='Vacant Unrented' if x<.07 else 'Vacant Rented' if x<.09 else 'Model' if (u,b)==('1201','D') else 'Occupied No Notice'
            row=dict(unit=sp,unitType=fp,statusText=s,marketRent=mk,section=fp)
            T(40,sp);T(98,fp);T(330,s);T(690,m2(mk),'r');S[0]+=mk
            if s.startswith('O'):
                a,l=n();nm=f'{l}, {a}';term,ls,le=('25-26 Annual',dt.date(2025,8,16),dt.date(2026,7,31)) if r.random()<.85 else ('Fall 2025 Only',dt.date(2025,8,16),dt.date(2025,12,19))
                rent=mk-r.choice([0,0,10,20,35])+(75 if term[0]=='F' else 0);ch=[('Rent Installment',rent),('Parking',r.choice([0,0,45])),('Furniture',r.choice([0,25])),('Utility Package',40),('Concession',-r.choice([0,0,0,25]))]
                t=sum(v for _,v in ch);bal=r.choice([0,0,0,0,rent/2,-15,112.4])
                for (xx),v in zip((755,815,875,935,1005),ch): T(xx,m2(v[1]+0),'r')
                T(205,nm);T(430,term);T(520,f(ls));T(580,f(le));T(1075,m2(t),'r');T(1145,m2(bal),'r')
                row.update(tenantName=nm,leaseStartDate=ls,leaseEndDate=le,contractRent=rent,charges=[dict(code=q,amount=v+0) for q,v in ch],totalCharges=t,balance=bal)
                for j,v in enumerate([v for _,v in ch]+[t,bal]): S[j+1]+=v
                o+=1
            rows.append(row);y[0]-=12.2
    c.setStrokeGray(.5);c.line(600,y[0]+8,W-36,y[0]+8);T(40,f'{fp} Subtotal ({k} spaces, {o} occupied, {100*o/k:.1f}%)',b=True)
    for (h,a,xx),v in zip(X[7:],S): T(xx,m2(v+0),'r',True)
    y[0]-=20;G=[p+q for p,q in zip(G,S)];GB[0]+=k;GB[1]+=o
if y[0]<60: c.showPage();head()
c.setLineWidth(1.4);c.line(36,y[0]+10,W-36,y[0]+10);T(40,f'Property Total ({GB[0]} spaces, {GB[1]} occupied, {100*GB[1]/GB[0]:.1f}%)',b=True)
for (h,a,xx),v in zip(X[7:],G): T(xx,m2(v+0),'r',True)
y[0]-=24;T(40,'Market rent is the 12-installment rate sheet price per bed. Fall-only leases carry a $75 short-term premium. Model space is not available for lease.',sz=7)
c.save()
save(fn,dict(propertyName='The Quarry at State Street',asOnDate='2025-09-15',units=GB[0],occupied=GB[1],vacant=None,rows=rows),'STUDENT_HOUSING','student operator, Entrata','by bed, floor plan groups with subtotals, charge columns')
