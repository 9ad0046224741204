# MRI-style aged delinquencies, retail centre with two buildings, PDF landscape
import random, datetime as dt
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
from h import *
R=random.Random(7821)
N='AgedDelinq_Hollis_Valley_0626.pdf'
DES={'BRN':'BASE RENT','CAM':'COMMON AREA MAINT','RET':'REAL ESTATE TAX','INS':'INSURANCE REIMB','LCG':'LATE CHARGE','PPR':'PREPAID RENT','PCT':'PERCENTAGE RENT','CYR':'CAM YEAR-END RECON','WTR':'WATER REIMB','SGN':'PYLON SIGN'}
# bldg, id, name, suite, status, rent, lastpay, months of trouble, extras
T=[('HV1','00412','Bluebell Nail Studio','104','Current',3150,'06/03/2026',1,[]),
('HV1','00388','Carrow Family Dentistry PLLC','110','Current',7840,'06/09/2026',0,[('CYR','03/31/2026','CH',2214.68)]),
('HV1','00419','Duke & Daughters Barbershop','112','Current',2475,'05/15/2026',2,[('LCG','06/11/2026','CH',123.75)]),
('HV1','00295','Fresh Fork Market #218','100','Current',41250,'06/01/2026',0,[('PCT','02/28/2026','CH',18411.2),('PCT','03/19/2026','CR',-9000)]),
('HV1','00431','Golden Wok Express','118','Current',4310.5,'03/04/2026',4,[('LCG','04/11/2026','CH',215.53),('LCG','05/11/2026','CH',215.53),('WTR','05/31/2026','CH',388.14)]),
('HV1','00402','Hearth & Hound Pet Supply','120','Current',6625,'06/22/2026',0,[('PPR','06/22/2026','CR',-6625)]),
('HV1','00377','Ivy Lane Optical','122A','Current',3920,'06/02/2026',0,[('RET','01/15/2026','CH',1140.06)]),
('HV1','00350','Jumpstart Tutoring Inc.','122B','Inactive',2890,'12/08/2025',0,[('BRN','01/01/2026','CH',2890),('CAM','01/01/2026','CH',512.4),('CYR','03/31/2026','CH',-318.22),('LCG','01/11/2026','CH',144.5)]),
('HV1','00440','Kestrel Mobile (Authorized Retailer)','126','Current',5180,'06/05/2026',1,[('SGN','06/01/2026','CH',150)]),
('HV1','00361','Lantern Bay Credit Union','130','Current',9475,'05/29/2026',0,[('PPR','05/29/2026','CR',-9475),('INS','06/01/2026','CH',418.9)]),
('HV2','00407','Maple & Rye Bakery Cafe','201','Current',4475,'04/20/2026',2,[('LCG','05/11/2026','CH',223.75),('BRN','04/20/2026','NC',-500)]),
('HV2','00422','Nomad Outfitters','203','Current',7100,'06/04/2026',0,[('CYR','03/31/2026','CH',3306.91)]),
('HV2','00318','Orchard Urgent Care','205','Current',12860,'06/01/2026',0,[('WTR','04/30/2026','CH',211.77),('WTR','05/31/2026','CH',204.3)]),
('HV2','00399','Pinwheel Party Store','209','Inactive',8340,'02/02/2026',0,[('BRN','02/01/2026','CH',3120.45),('BRN','03/01/2026','CH',8340),('CAM','03/01/2026','CH',1620),('RET','03/01/2026','CH',1188),('INS','03/01/2026','CH',164.25),('LCG','03/11/2026','CH',417)]),
('HV2','00433','Quickstep Dance Academy','211','Current',3780,'05/27/2026',1,[]),
('HV2','00445','Red Door Tacos','215','Current',5250,'06/17/2026',1,[('SGN','05/01/2026','CH',95),('SGN','06/01/2026','CH',95)]),
('HV2','00371','Sunder Fitness 24','220','Current',14900,'06/10/2026',0,[('CAM','06/01/2026','CH',2875.5),('RET','06/01/2026','CH',2110)]),
('HV2','00426','Tally Tax & Bookkeeping','224','Current',1985,'06/30/2026',0,[('PPR','06/30/2026','CR',-2271.4)]),
('HV2','00414','Umber Coffee Roasters','226','Current',3340,'06/12/2026',0,[('LCG','06/11/2026','CH',167)])]
BK=['Current','1 Month','2 Months','3 Months','4 Months'];KK=['current']+['other:'+b for b in BK[1:]]
def bucket(d):
    m=6-int(d[:2]); return min(m,4)
rows=[];tots=[];doc_=[]   # doc_ = drawing list
def tot(rs): return {k:round(sum(r[k] for r in rs),2)+0.0 for k in ['total']+KK}
def recap(rs):
    o=[]
    for cde in sorted({r['charge'] for r in rs}): o.append((cde,DES[cde],tot([r for r in rs if r['charge']==cde])))
    return o
lastb=None
def closeb(b):
    rs=[r for r in rows if r['_b']==b]; t=tot(rs); doc_.append(('bt',f'BLDG {b} Total:',t));tots.append({'label':f'BLDG {b} Total:',**t})
for b,i,nm,su,st,rent,lp,mo,ex in T:
    if b!=lastb:
        if lastb:closeb(lastb)
        doc_.append(('b',b)); lastb=b
    ch=[]
    for m in range(6-mo+1,7):
        d=f'{m:02d}/01/2026'; ch.append((d,'BRN','CH',rent)); 
        sz=rent/100
        ch.append((d,'CAM','CH',round(sz*14.5,2)))
        if R.random()<.75: ch.append((d,'RET','CH',round(sz*9.2,2)))
    ch+=[(d,cde,s,a) for cde,d,s,a in ex]; ch.sort(key=lambda z:(z[0],))
    rid=f'{b}-{i}';tr=[]
    for d,cde,s,a in ch:
        v=[0.0]*5;v[bucket(d)]=float(a)
        r={'unit':su,'name':nm,'resident':rid,'date':f'2026-{d[:2]}-{d[3:5]}','charge':cde,'total':float(a),**dict(zip(KK,v)),'_b':b,'_s':s,'_d':d}
        tr.append(r)
    rows+=tr
    doc_.append(('h',rid,nm,su,st,lp,rent))
    for r in tr:doc_.append(('r',r))
    t=tot(tr)
    if len({r['charge'] for r in tr})>1:
        for q in recap(tr):doc_.append(('q',)+q)
    doc_.append(('t',nm+' Total:',t));tots.append({'label':nm+' Total:',**t})
closeb(lastb)
for q in recap(rows):doc_.append(('q',)+q)
t=tot(rows);doc_.append(('bt','Grand Total:',t));tots.append({'label':'Grand Total:',**t})
W,H=landscape(letter);cv=canvas.Canvas(doc(N),pagesize=(W,H))
X=[372,442,512,582,652,722]
f=lambda v:f'{v:,.2f}'
pg=0;y=0
def head():
    global pg,y
    pg+=1;cv.setFont('Courier',7.5)
    for j,(a,c_,z) in enumerate([('Database:  HVPROD','Aged Delinquencies',f'Page:      {pg}'),('ENTITY:    HVL','Hollis Valley Shopping Center','Date:      7/2/2026'),('','Hollis Valley Retail Partners LP','Time:      03:17 PM')]):
        cv.setFont('Courier',7.5);cv.drawString(36,H-32-9*j,a);cv.drawString(W-140,H-32-9*j,z)
        cv.setFont('Courier-Bold' if j==0 else 'Courier',9 if j==0 else 8);cv.drawCentredString(W/2-20,H-32-9*j,c_)
    cv.setFont('Courier',8);cv.drawCentredString(W/2-20,H-60,'Period: 06/26')
    cv.setFont('Courier-Bold',7.5);y=H-78
    cv.drawString(36,y,'Invoice Date');cv.drawString(110,y,'Category');cv.drawString(185,y,'Source');
    for x,t_ in zip(X,['Amount']+BK):cv.drawRightString(x,y,t_)
    cv.line(36,y-4,W-60,y-4);y-=16
def line(vals,font,size=7.3):
    cv.setFont(font,size)
    for x,k in zip(X,['total']+KK):cv.drawRightString(x,y,f(vals[k]))
head()
for e in doc_:
    need={'b':60,'h':50,'t':20,'bt':24}.get(e[0],12)
    if y-need<34:cv.showPage();head()
    if e[0]=='b':
        cv.setFont('Courier-Bold',8);cv.drawString(36,y,f'Building: {e[1]}   '+{'HV1':'Hollis Valley - North','HV2':'Hollis Valley - South'}[e[1]]);y-=15
    elif e[0]=='h':
        _,rid,nm,su,st,lp,rent=e
        cv.setFont('Courier-Bold',7.4);cv.drawString(36,y,rid);cv.drawString(100,y,nm)
        cv.setFont('Courier',7.2);cv.drawString(292,y,f'Suite Id: {su}');cv.drawString(372,y,st);cv.drawString(425,y,'Day Due: 1  Delq Day: 10');cv.drawString(556,y,f'Last Payment: {lp}');y-=11
    elif e[0]=='r':
        r=e[1];cv.setFont('Courier',7.3);cv.drawString(44,y,str(int(r['_d'][:2]))+'/'+str(int(r['_d'][3:5]))+'/2026');cv.drawString(110,y,r['charge']);cv.drawString(196,y,r['_s']);line(r,'Courier');y-=9.5
    elif e[0]=='q':
        if doc_[doc_.index(e)-1][0] in('r',):y-=3
        cv.setFont('Courier-Oblique',7);cv.drawString(130,y,e[1]);cv.drawString(160,y,e[2]);line(e[3],'Courier-Oblique',7);y-=9
    elif e[0]=='t':
        y-=4
        cv.line(318,y+7,X[-1],y+7);cv.setFont('Courier-Bold',7.3);cv.drawRightString(306,y-2,e[1]);y-=2;line(e[2],'Courier-Bold');y-=17
    else:
        y-=4
        cv.line(318,y+7,X[-1],y+7);cv.setFont('Courier-Bold',7.8);cv.drawRightString(306,y-2,e[1]);y-=2;line(e[2],'Courier-Bold',7.5);cv.line(318,y-3,X[-1],y-3);y-=22
cv.save()
out=[{k:v for k,v in r.items() if k[0]!='_'} for r in rows]
save(N,'AR','MRI aged delinquencies, charges below tenant heading, month buckets, category recaps',True,None,['total']+KK,out,tots)
