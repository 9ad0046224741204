import random,datetime as D
from common import *
import xlwt
R=random.Random(512);fn='AR_open_invoices_Kettle_Creek_2026-09-30.xls'
AS=D.date(2026,9,30)
T=["Bannerman Fasteners Inc|1-A|11250","Coldwater Beverage Dist|1-C|18640","Delphi Tool & Gauge|2-A|7415.5","Everbright Packaging|2-B|9380","Foothill Crossfit LLC|3-D|3250","GreenLoop Recycling|4|14500","Hallmark Stair Co|5-A|5120","Iverson Electric Supply|5-B|8875","Jackson Hydraulics|6-A|6640","Kwik-Set Concrete Tools|6-C|4410","Lumen Sign Works|7-B|3985","Nordic Tile Imports|8|12730"]
rows=[];num=20417
ent=[]
for t in T:
    nm,b,rent=t.split('|');rent=float(rent)
    n=R.choice([2,3,4,5,6])
    for _ in range(n):
        m=R.choice([9,9,9,8,8,7,6,5]);kind=R.choice(['Rent','Rent','CAM est.','CAM est.','Water','Tax & ins.','2025 CAM recon','Late chg','Door repair b/b'])
        a={'Rent':rent,'CAM est.':rent*.16,'Water':R.uniform(40,400),'Tax & ins.':rent*.12,'2025 CAM recon':rent*R.uniform(.2,.7),'Late chg':rent*.05,'Door repair b/b':R.uniform(300,2100)}[kind]
        d=D.date(2026,m,1 if kind in('Rent','CAM est.','Tax & ins.') else R.randint(4,26))
        if any(e[0]==nm and e[5]==kind and e[3]==d for e in ent): continue
        orig=r2(a);open_=orig if R.random()<.75 else r2(orig*R.uniform(.2,.8))
        ent.append((nm,b,rent,d,D.timedelta(days=10),kind,orig,open_))
ent.append((T[3].split('|')[0],'2-B',0,D.date(2026,9,17),D.timedelta(0),'Credit memo',-640.0,-640.0))
ent.append((T[9].split('|')[0],'6-C',0,D.date(2026,7,22),D.timedelta(0),'Credit memo',-185.25,-185.25))
order=sorted(ent,key=lambda e:e[3]);no={}
for e in order: num+=R.choice([1,1,2,3,7]);no[id(e)]=('CM-' if e[6]<0 else '')+str(num)
ent.sort(key=lambda e:(e[0],e[3]))
K=['other:Original','unpaid','b0_30','b31_60','b61_90','b90']
K=['other:Original Amt','current','b1_30','b31_60','b61_90','b90','total']
wb=xlwt.Workbook();ws=wb.add_sheet('Open Invoices');xf=xlwt.easyxf
B=xf('font: bold on');H=xf('font: bold on, colour white; pattern: pattern solid, fore_colour dark_teal; align: horiz center, wrap on');D_=xf('',num_format_str='MM/DD/YY');M=xf('',num_format_str='#,##0.00_);[Red](#,##0.00)');MT=xf('font: bold on; borders: top thin, bottom double',num_format_str='#,##0.00_);[Red](#,##0.00)')
ws.write(0,0,'Kettle Creek Industrial Park - Phases I & II',xf('font: bold on, height 260'));ws.write(1,0,'Open invoices aged from due date');ws.write(2,0,'Aging date');ws.write_merge(2,2,1,4,AS,xf('font: bold on',num_format_str='MMMM D, YYYY'))
ws.row(4).height_mismatch=True;ws.row(4).height=520
hd=['Customer','Bay','Inv #','Inv Date','Due','Description','Days Past Due','Original Amt','Not Yet Due','1-30','31-60','61-90','Over 90','Open Balance','Collector note']
for j,h in enumerate(hd): ws.write(4,j,h,H)
r=5;G={k:0 for k in K}
for e in ent:
    nm,b,_,d,td,kind,o,op=e;due=d+D.timedelta(days=15) if kind=='Water' else d+td;dp=max(0,(AS-due).days)
    k=K[1] if dp==0 else K[2] if dp<=30 else K[3] if dp<=60 else K[4] if dp<=90 else K[5]
    row={'unit':b,'name':nm,'invoice':no[id(e)],'date':d.isoformat(),'charge':kind,'other:Days Past Due':dp,'other:Original Amt':o,k:op,'total':op}
    ws.write(r,0,nm);ws.write(r,1,b);ws.write(r,2,no[id(e)] if o<0 else int(no[id(e)]));ws.write(r,3,d,D_);ws.write(r,4,due,D_);ws.write(r,5,kind);ws.write(r,6,dp);ws.write(r,7,o,M);ws.write(r,8+K[1:6].index(k),op,M);ws.write(r,13,op,M)
    if k=='b90' and R.random()<.6: ws.write(r,14,R.choice(['disputes recon','promised 10/15','ltr sent 9/9','w/ counsel']))
    for q in (K[0],k,'total'): G[q]+=row[q]
    rows.append(row);r+=1
r+=1;ws.write(r,0,'Total open',B);tt={'label':'Total open'}
for j,k in enumerate(K): ws.write(r,7+j,r2(G[k]),MT);tt[k]=r2(G[k])
for j,w in enumerate([26,6,10,10,10,17,9,13,13,13,13,13,13,14,18]): ws.col(j).width=w*256
ws.set_portrait(False);ws.fit_num_pages=1;ws.set_fit_width_to_pages(1) if hasattr(ws,'set_fit_width_to_pages') else None;ws.panes_frozen=True;ws.horz_split_pos=5
ws.fit_width_to_pages=1;ws.fit_height_to_pages=0
wb.save(doc(fn));print(len(rows),tt)
save(fn,'AR','open invoices by customer aged from due date, industrial park, .xls',False,['other:Days Past Due']+K,rows,[tt])
