# Office tower aged delinquency by lease and charge, MRI-like PDF
import random, datetime as dt
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
R=random.Random(6421); NAME='AgedDelq_LeaseCharge_0926.pdf'
ASOF=dt.date(2026,9,30)
T=[('1 - North Tower',[('NT0107','Brandt Osei & Calloway LLP','2100',88410,265230,'RNT CAM RET ELE',0),('NT0112','Kestrel Reinsurance Brokers','1850',41260.5,0,'RNT OPX',0),('NT0118','Tidewater Genomics, Inc.','1400',63905,191715,'RNT RNT RNT CAM CAM RET LAT',3),('NT0121','Lumen & Vale Architects','0910',18722.4,18722.4,'HVC ELE',0),('NT0125','Pallas Wealth Partners','0800',27350,54700,'CAM RET',4),('NT0126','Sablewood Coffee Roasters #14','LBY-2',9400,15000,'RNT RNT CAM PCT LAT',2),('NT0133','Northgate Title Agency','0620',12880,12880,'RNT RNT RNT RNT CAM LGL',4),('NT0140','Verity Claims Solutions','0400',54100,108200,'CAM',1)]),
('2 - South Tower',[('ST0203','Ostrander Dunn Advisory','1700',37645.8,0,'PPR',0),('ST0204','Halcyon Staffing Group','1550',22118,44236,'RNT RNT CAM ELE LAT',2),('ST0209','U.S. Bay Pilots Association','1220',15906.25,15906.25,'RNT',0),('ST0211','Copperline Software','1000',71480,214440,'RNT CAM RET ELE HVC',1),('ST0215','Dr. Amari Dental Suite','0310',8964,17928,'RNT RNT RNT CAM CAM RET LAT LAT',4),('ST0218','Wexcombe Freight Forwarders','0205',11240,0,'PPR CAM',0),('ST0222','Cinder & Salt Restaurant','PLZ-1',24500,75000,'RNT RNT CAM CAM RET PCT ELE PPR',3)]),
('3 - Garage / Storage',[('GS0301','Metrolane Parking Services','GAR',46000,0,'RNT PCT',1),('GS0305','Tidewater Genomics, Inc.','STO-3',1275,0,'STO STO STO',2)])]
D={'RNT':'Base Rent','CAM':'CAM Estimate','RET':'Real Estate Tax','OPX':'Opex Recon 2025','ELE':'Electric Submeter','HVC':'After Hours HVAC','LAT':'Late Charge','PCT':'Percentage Rent','LGL':'Legal Fee Reimb','STO':'Storage Rent','PPR':'Prepaid Rent'}
FR={'CAM':.14,'RET':.17,'OPX':.31,'ELE':.06,'HVC':.02,'LAT':.05,'PCT':.33,'LGL':.12,'STO':1,'RNT':1}
K=['total','current','b31_60','b61_90','b91_120','b120']
W,H=landscape(letter); cv=canvas.Canvas(doc(NAME),pagesize=(W,H)); pg=0
XR=[430,497,562,627,692,757]
def txt(x,y,s,fn='Times-Roman',sz=8.5): cv.setFont(fn,sz); cv.drawString(x,y,s)
def rt(x,y,s,fn='Times-Roman',sz=8.5): cv.setFont(fn,sz); cv.drawRightString(x,y,s)
def f(v): return f'{v:,.2f}' if v>=0 else f'({-v:,.2f})'
inv=88120
def head():
    global pg,y
    if pg: cv.showPage()
    pg+=1
    txt(36,H-38,'Database:  CRLPROD','Times-Roman',8); cv.setFont('Times-Bold',13); cv.drawCentredString(W/2,H-38,'Aged Delinquencies'); rt(757,H-38,f'Page: {pg}','Times-Roman',8)
    txt(36,H-49,'ENTITY:  5520','Times-Roman',8); cv.setFont('Times-Roman',10); cv.drawCentredString(W/2,H-51,'Corliss / Banford Harbor Joint Venture - Exchange Place'); rt(757,H-49,'Date: 10/07/2026','Times-Roman',8)
    rt(757,H-60,'Time: 04:17 PM','Times-Roman',8); cv.drawCentredString(W/2,H-63,'Period: 09/26          Aged as of 9/30/2026'); 
    y=H-84
    for x,s in((36,'Invoice Date'),(100,'Category'),(215,'Source'),(258,'Invoice No.')): txt(x,y,s,'Times-Bold')
    for x,s in zip(XR,['Amount','Current','31-60 Days','61-90 Days','91-120 Days','Over 120 Days']): rt(x,y,s,'Times-Bold')
    y-=5; cv.setLineWidth(1); cv.line(36,y,757,y); y-=13
head(); truth=[]; totals=[]; G=[0]*6; cat={}
def totline(label,v,x=215,dbl=False):
    global y
    cv.setLineWidth(.5); cv.line(365,y+9,757,y+9)
    txt(x,y,label,'Times-Bold')
    for xx,k in zip(XR,v): rt(xx,y,f(k),'Times-Bold')
    if dbl: cv.line(365,y-3,757,y-3); cv.line(365,y-5,757,y-5)
    totals.append(dict(label=label,**{a:c(b) for a,b in zip(K,v)}))
for b,ts in T:
    if y<130: head()
    txt(36,y,'Building: '+b,'Times-BoldItalic',10); y-=16; BT=[0]*6
    for lid,nm,st,rent,dep,chs,age in ts:
        chs=chs.split()
        if y<70+12*(2+min(len(chs),5)): head(); txt(36,y,'Building: '+b+' (continued)','Times-BoldItalic',10); y-=16
        txt(36,y,lid,'Times-Bold'); txt(84,y,nm,'Times-Bold'); txt(258,y,'Suite: '+st); 
        txt(330,y,'Deposit on file: '+(f(dep) if dep else 'none')); txt(470,y,'Last pmt: '+(ASOF-dt.timedelta(days=R.randint(3,25+age*28))).strftime('%-m/%-d/%Y')); rt(757,y,'Rent/mo: '+f(rent)); y-=12.5
        seen={}; items=[]
        for ch in chs:
            k=seen.get(ch,0); seen[ch]=k+1
            if ch=='PPR': items.append((dt.date(2026,9,R.randint(22,29)),ch,'PR',-c(rent if R.random()<.6 else rent*.5))); continue
            n=chs.count(ch); mback=max(0,(n-1-k)) if n>1 else (R.randint(0,age) if ch not in('RNT',) else 0)
            if n>1 and age==4: mback+=1 if R.random()<.4 else 0
            day=1 if ch in('RNT','STO','CAM','RET') else R.choice([5,10,15,20])
            m=9-mback; d=dt.date(2026,m,day)
            am=c(rent*FR[ch]*(1 if ch in('RNT','STO') else R.uniform(.8,1.2)))
            if ch=='RNT' and R.random()<.2 and n==1: am=c(am*R.uniform(.1,.5))
            items.append((d,ch,'CH' if ch not in('ELE','HVC') else 'WO',am))
        if lid=='NT0140': items=[(dt.date(2026,4,1),'OPX','CH',-4188.12),(dt.date(2026,8,15),'CAM','CH',7733.9)]
        if lid=='NT0133': items[0]=(dt.date(2026,5,1),)+items[0][1:]
        items.sort(key=lambda z:z[0]); TT=[0]*6
        for d,ch,src,am in items:
            global_inv=inv; inv+=R.randint(1,9)
            a=(ASOF-d).days; k=1 if a<=30 else 2 if a<=60 else 3 if a<=90 else 4 if a<=120 else 5
            v=[0]*6; v[0]=am; v[k]=am
            for j in range(6): TT[j]+=v[j]; BT[j]+=v[j]; G[j]+=v[j]
            cat.setdefault(ch,[0]*6); cat[ch]=[p+q for p,q in zip(cat[ch],v)]
            if y<48: head(); txt(36,y,lid+'  '+nm+' (continued)','Times-Bold'); y-=12.5
            ds=d.strftime('%-m/%-d/%Y'); txt(36,y,ds); txt(100,y,ch+'   '+D[ch]); txt(215,y,src); num='' if src=='PR' else f'INV{inv:06d}'; txt(258,y,num)
            for x,z in zip(XR,v): rt(x,y,f(z))
            t=dict(unit=st,name=nm,resident=lid,date=d.isoformat(),charge=ch,**{p:c(q) for p,q in zip(K,v)})
            if num: t['invoice']=num
            truth.append(t); y-=11.5
        y-=3; totline(nm+' Total:',TT); y-=17
    if y<60: head()
    y-=2; totline('Building '+b[0]+' Total:',BT); y-=22
if y<190: head()
totline('Grand Total:',G,dbl=True); y-=34
txt(100,y,'Recap by Category','Times-Bold',9.5); y-=13
for k in sorted(cat):
    txt(100,y,k+'   '+D[k]); [rt(x,y,f(z)) for x,z in zip(XR,cat[k])]; y-=11.5
cv.save()
save(NAME,'AR',K,truth,totals,'MRI-like aged delinquencies by lease and charge, office towers, PDF serif, tenant headings, building totals, recap by category',True)
print(len(truth),G)
