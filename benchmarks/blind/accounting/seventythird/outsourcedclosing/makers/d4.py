# Yardi-like aging detail by tenant & charge, two strip centers, PDF, row_doubled planted
from common import *
import datetime as dt
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
r=random.Random(44)
asof=dt.date(2026,8,31)
props=[("Tamarack Corners (tamcor)",[("101","Golden Wok Buffet Inc","t0004312"),("103","Tri-County Vision Care PLLC","t0004318"),("104A","Bubbles & Fluff Laundromat","t0004330"),("107","Salon Verbena","t0004351"),("109-111","Dollar Barn Stores LP","t0004202"),("112","QuikTax Services","t0004377"),("114","Pho Hai Long LLC","t0004388"),("PAD-1","Redline Lube Partners","t0004119")]),
("Sable Ridge Shops (sabrid)",[("1200","Peak Performance Physical Therapy","t0005011"),("1204","Mattress Depot of Sable Ridge","t0005023"),("1208","The Yarn Nook","t0005029"),("1210","Cellular Junction #88","t0005040"),("1212","El Ranchito Taqueria","t0005047"),("1216-18","Iron Temple Fitness LLC","t0005052"),("1222","Dr. Pawsley Animal Clinic PC","t0005060")])]
keys=['total','b0_30','b31_60','b61_90','b90','prepaid']
name='ar_aging_detail_tamcor_sabrid.pdf'
W,H=landscape(letter);cv=canvas.Canvas(D(name),pagesize=(W,H));pg=0
XS=[396,462,528,594,660,736]
def head():
    global pg;pg+=1
    cv.setFont('Helvetica-Bold',11);cv.drawCentredString(W/2,H-34,'Aging Detail')
    cv.setFont('Helvetica',8);cv.drawCentredString(W/2,H-46,'DB Caption: LIVE   Property: tamcor,sabrid   Status: Current, Past   Age As Of: 08/31/2026   Post To: 08/2026')
    y=H-68;cv.setFillGray(.86);cv.rect(36,y-16,W-72,27,stroke=0,fill=1);cv.setFillGray(0);cv.setFont('Helvetica-Bold',7.5)
    for x,a,b_ in ((40,'Charge','Code'),(92,'Control','Number'),(150,'Charge','Date'),(202,'','Notes')): cv.drawString(x,y+2,a);cv.drawString(x,y-8,b_)
    for x,(a,b_) in zip(XS,(('Total','Owed'),('0-30','Owed'),('31-60','Owed'),('61-90','Owed'),('Over 90','Owed'),('Pre-','Payments'))): cv.drawRightString(x,y+2,a);cv.drawRightString(x,y-8,b_)
    return y-30
def foot(): cv.setFont('Helvetica',7);cv.drawString(36,24,'User: closing.desk   09/03/2026 08:51');cv.drawRightString(W-36,24,'Page %d'%pg)
def nx(y,n):
    if y<n+38: foot();cv.showPage();return head()
    return y
def nums(y,m):
    for x,v in zip(XS,m): cv.drawRightString(x,y,f(v,'-'))
ctrl=81214;y=head();rows=[];tots=[];G=[0]*6;recap={};planted=None
desc={'rent':'Base Rent','cam':'CAM Estimate','ret':'RE Tax Estimate','ins':'Insurance Estimate','late':'Late Fee','util':'Water Reimb','camrec':'2025 CAM Reconciliation','sign':'Pylon Sign Panel'}
for pi,(pn,ts) in enumerate(props):
    y=nx(y,60);cv.setFont('Helvetica-Bold',9);cv.drawString(36,y,pn);y-=14;PT=[0]*6
    for ti,(u,t,res) in enumerate(ts):
        base=r.randint(175,830)*1000+r.choice([0,0,0,5000,3333,6250])
        ch=[]
        style=r.choice(['cur','two','chronic','recon','prepay','late']) if ti!=2 else 'chronic'
        def add(code,date,a): ch.append((date,code,a))
        mo=lambda m:dt.date(2026,m,1)
        cam=int(base*.17)//1;ret=int(base*.13)
        if style=='cur': add('rent',mo(8),base);add('cam',mo(8),cam)
        if style=='two': add('cam',mo(7),cam);add('ret',mo(7),ret);add('rent',mo(8),base);add('cam',mo(8),cam);add('ret',mo(8),ret)
        if style=='chronic':
            add('rent',mo(5),base//3);add('rent',mo(6),base);add('late',dt.date(2026,6,11),15000)
            add('rent',mo(7),base);add('late',dt.date(2026,7,11),15000);add('rent',mo(8),base);add('cam',mo(8),cam)
        if style=='recon': add('camrec',dt.date(2026,4,15),r.randint(90000,410000));add('util',dt.date(2026,7,20),r.randint(6000,21000))
        if style=='late': add('late',dt.date(2026,6,11),10000);add('sign',mo(8),7500);add('util',dt.date(2026,8,18),r.randint(6000,21000))
        if style=='prepay': add('util',dt.date(2026,8,18),r.randint(6000,21000));add('prepay',dt.date(2026,8,28),-base-cam)
        y=nx(y,44);cv.setFont('Helvetica-Bold',8);cv.drawString(40,y,'%s   %s (%s)'%(u,t,res));y-=11;TT=[0]*6
        for date,code,a in ch:
            ctrl+=r.randint(1,37);age=(asof-date).days
            m=[a,0,0,0,0,0]
            if code=='prepay': m[5]=a
            else: m[1 if age<=30 else 2 if age<=60 else 3 if age<=90 else 4]=a
            rep=1
            if pi==1 and planted is None and style in('two','chronic') and code=='rent': rep=2;planted={'what':'charge C-%d of %s (rent, %s) is printed twice in a row; totals count it once'%(ctrl,t,date.isoformat()),'kind':'row_doubled'}
            for _ in range(rep):
                y=nx(y,14);cv.setFont('Helvetica',8);cv.drawString(48,y,code);cv.drawString(92,y,'C-%d'%ctrl if code!='prepay' else 'R-%d'%ctrl);cv.drawString(150,y,date.strftime('%m/%d/%Y'))
                cv.drawString(202,y,(desc[code]+date.strftime(' (%m/%Y)') if code in('rent','cam','ret','ins') else desc.get(code,':Prog Gen prepay'))[:30]);nums(y,m)
                rows.append(dict(unit=u,name=t,resident=res,charge=code,invoice=('C-%d' if code!='prepay' else 'R-%d')%ctrl,date=date.isoformat(),**{k:c(v) for k,v in zip(keys,m)}));y-=10.6
            TT=[p+q for p,q in zip(TT,m)];recap.setdefault(code,[0]*6);recap[code]=[p+q for p,q in zip(recap[code],m)]
        y=nx(y,14);cv.setLineWidth(.4);cv.line(340,y+8,738,y+8);cv.setFont('Helvetica-Bold',8);cv.drawString(202,y,'Total '+t[:32]) if 0 else cv.drawString(202,y,t);nums(y,TT);y-=17
        tots.append(dict(label=t,**{k:c(v) for k,v in zip(keys,TT)}));PT=[p+q for p,q in zip(PT,TT)]
    y=nx(y,20);cv.line(340,y+9,738,y+9);cv.setFont('Helvetica-Bold',8.5);lab='Total '+pn;cv.drawString(36,y,lab);nums(y,PT);y-=24
    tots.append(dict(label=lab,**{k:c(v) for k,v in zip(keys,PT)}));G=[p+q for p,q in zip(G,PT)]
cv.line(340,y+12,738,y+12);cv.setFont('Helvetica-Bold',8.5);cv.drawString(36,y,'Grand Total');nums(y,G);cv.line(340,y-3,738,y-3);y-=30
tots.append(dict(label='Grand Total',**{k:c(v) for k,v in zip(keys,G)}))
y=nx(y,120);cv.drawString(36,y,'Recap by Charge Code');y-=13;cv.setFont('Helvetica',8)
for k in sorted(recap): cv.drawString(48,y,k);nums(y,recap[k]);y-=10.6
foot();cv.save()
save(name,'AR',keys,rows,tots,planted,'Yardi-like aging detail, tenant headings with charge lines, two strip centers, two-line header, recap by charge code',True)
print(len(rows),pg,planted,[c(x) for x in G])
