# MRI-like aged delinquencies of an enclosed mall, tenant headings with charges below, PDF
import random
from decimal import Decimal as D
from datetime import date
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import legal, landscape
from common import *
R=random.Random(8104); Z=D(0)
asof=date(2025,2,28)
T=[ # master lease id, suite, name, minimum rent, cam, tax, behaviour, last payment, status
("HFM-000112","A01","Corbin & Lyle Department Store",0,14850,6120,'disp','12/30/2024','Current'),
("HFM-000387","110","Sole Parade",6875,2310,1040,'late2','2/11/2025','Current'),
("HFM-000391","114","Tessaly Jewelers",8450,1720,760,'late1','1/22/2025','Current'),
("HFM-000402","118","Bramble & Thistle Candle Co.",5200,1655,690,'bk','1/08/2025','Ch. 11'),
("HFM-000405","122","Quikpix Mobile Repair",2600,540,230,'old','8/19/2024','Vacated'),
("HFM-000410","126","Northlane Denim",9640,3120,1390,'cot','2/05/2025','Current'),
("HFM-000411","130","Pretzel Junction",4150,610,265,'late1','2/14/2025','Current'),
("HFM-000415","136","Velvet Hanger",7300,2480,1110,'late3','12/13/2024','Current'),
("HFM-000418","140","GameVault Exchange",4980,1490,655,'cr','2/03/2025','Current'),
("HFM-000422","201","Aurelia Bridal",6100,2750,1205,'late2','1/17/2025','Current'),
("HFM-000429","205","Sanderling Sportswear Outlet",11200,4010,1780,'bk','10/02/2024','Ch. 7'),
("HFM-000433","212","Lotus Bowl Express",3900,820,350,'late1','2/20/2025','Current'),
("HFM-000436","218","Optic Row Eyewear",7050,1580,710,'disp','2/07/2025','Current'),
("HFM-000440","224","Kiddo Kastle Play Space",4400,2960,1325,'late3','11/25/2024','Current'),
("HFM-000447","K03","Sunglint Kiosk",1850,0,0,'late1','2/10/2025','Current'),
("HFM-000448","K07","Halo Vapor Cart",1600,0,0,'old','10/30/2024','Vacated'),
("HFM-000452","OP2","Marigold Steakhouse",15200,3350,2480,'late2','1/31/2025','Current'),
]
DESC={'RNT':'Minimum Rent','CAM':'Common Area Maint','TAX':'Real Estate Tax','MKT':'Marketing Fund','PCT':'Percentage Rent','LTE':'Late Charge','UTL':'Electric','TRU':'CAM Reconciliation','HVC':'HVAC Plant','CRD':'Open Credit'}
def dt(y,m,d=1): return date(y,m,d)
months=[dt(2024,9),dt(2024,10),dt(2024,11),dt(2024,12),dt(2025,1),dt(2025,2)]
def bucket(d):
    k=(asof.year-d.year)*12+asof.month-d.month
    return min(k,4)
BK=['current','other:1 Month','other:2 Months','other:3 Months','other:4 Months +']
c=canvas.Canvas(path('AR_HarrowfieldMall_AgedDelq.pdf'),pagesize=landscape(legal)); W,H=landscape(legal)
F='Helvetica';FS=7.6;LH=10.2;pg=0;y=0
X=[40,100,132,238,278] # date, cat, desc, src, invoice
XN=[430,530,622,714,806,898] 
def rt(x,s,y,b=False): c.setFont(F+('-Bold' if b else ''),FS); c.drawRightString(x+60,y,s)
def lt(x,s,y,b=False): c.setFont(F+('-Bold' if b else ''),FS); c.drawString(x,y,s)
def head():
    global pg,y
    if pg: c.showPage()
    pg+=1; y=H-34
    lt(40,'Database:  HFMPROD',y); c.setFont(F+'-Bold',10); c.drawCentredString(W/2,y,'Aged Delinquencies'); c.setFont(F,FS); c.drawRightString(W-40,y,f'Page:  {pg}'); y-=12
    lt(40,'BLDG:  HFM',y); c.drawCentredString(W/2,y,'Harrowfield Mall Realty Holdings LLC - Harrowfield Mall'); c.drawRightString(W-40,y,'Date:  3/4/2025'); y-=11
    c.drawCentredString(W/2,y,'Period:  02/25'); c.drawRightString(W-40,y,'Time:  11:06 AM'); y-=18
    lt(X[0],'Invoice Date',y,True);lt(X[1],'Category',y,True);lt(X[3],'Source',y,True);lt(X[4],'Invoice No.',y,True)
    for x,t in zip(XN,['Amount','Current','1 Month','2 Months','3 Months','4 Months +']): rt(x,t,y,True)
    y-=4; c.setLineWidth(.8); c.line(40,y,W-40,y); y-=12
f=lambda v:f'{v:,.2f}' if v>=0 else f'({-v:,.2f})'
rows=[];tots=[];G=[Z]*6;cat={};inv=44120;seq={}
def nxt(d):
    seq[d]=seq.get(d,0)+1
    return 40210+(d-date(2024,1,1)).days*47+seq[d]
head()
for lid,su,nm,rent,cam,tax,beh,lp,stt in T:
    ch=[]
    def add(d,k,v,s='CH'):
        global inv
        inv+=1; ch.append((d,k,D(str(v)).quantize(D('.01')),s,nxt(d)))
    mk=round(rent*.06,2); el=round(rent*.045+R.randint(10,90)+R.random(),2)
    full=lambda m:[add(m,'RNT',rent)]+([add(m,'CAM',cam),add(m,'TAX',tax)] if cam else [])+([add(m,'MKT',mk)] if cam and R.random()<.55 else [])
    if beh=='late1':
        if R.random()<.6: add(dt(2025,1,13),'LTE',round(rent*.05,2),'NC')
        for k,v in(('RNT',rent),('CAM',cam)): 
            if v: add(dt(2025,2),k,v)
        add(dt(2025,2,10),'UTL',el,'NC')
    elif beh=='late2': [full(m) for m in months[4:]]; add(dt(2025,1,13),'LTE',round(rent*.05,2),'NC'); add(dt(2025,2,11),'LTE',round(rent*.05,2),'NC'); add(dt(2024,12,10),'UTL',el,'NC')
    elif beh=='late3': [full(m) for m in months[2:]]; add(dt(2024,11,12),'LTE',250,'NC')
    elif beh=='bk': 
        [full(m) for m in months[0:2]]; add(dt(2024,10,9),'UTL',el,'NC')
        if stt=='Ch. 11': add(dt(2025,2),'RNT',rent)
    elif beh=='old': [add(m,'RNT',rent) for m in months[0:3]]; add(dt(2024,7,22),'TRU',round(rent*.61,2),'NC')
    elif beh=='cot':
        for m in months[1:]: add(m,'RNT',round(rent*.5,2))
        add(dt(2025,2),'CAM',cam)
    elif beh=='disp': add(dt(2024,5,6),'TRU',round((cam or 3000)*1.37,2),'NC'); add(dt(2024,12,19),'TAX',round(tax*2.2,2),'NC'); add(dt(2025,2),'CAM',cam)
    elif beh=='cr': add(dt(2024,11,1),'PCT',3180.44,'NC'); add(dt(2025,1,9),'CRD',-1120,'CR'); add(dt(2025,2),'HVC',412.5)
    if nm in('Velvet Hanger','Northlane Denim'): add(dt(2025,1,28),'CRD',-R.randint(300,900)-.25,'CR')
    ch.sort(key=lambda z:(z[0],z[4]))
    ntl={'cot':'Tenant paying 50% alternate rent per co-tenancy clause (Anchor A03 dark 9/24); landlord disputes.','bk':f'{stt} petition 10/11/2024; pre-petition claim filed. Lease '+('not yet assumed.' if stt=='Ch. 11' else 'rejected 11/30/2024.')}.get(beh)
    if y<40+LH*5: head()
    def th(cont=False):
        global y
        lt(40,f'{lid}',y,True); lt(110,nm+('  (continued)' if cont else ''),y,True); lt(330,f'Suite:  {su}',y); lt(430,f'Status:  {stt}',y); lt(540,f'Last Pmt:  {lp}',y); y-=LH
    th()
    if ntl: c.setFont(F+'-Oblique',7); c.drawString(110,y,ntl); y-=LH
    s=[Z]*6
    for d,k,v,src,iv in ch:
        if y<40+LH: head(); th(True)
        b=bucket(d); lt(X[0],f'{d.month}/{d.day}/{d.year}',y);lt(X[1],k,y);lt(X[2],DESC[k],y);lt(X[3],src,y);lt(X[4],str(iv),y)
        rt(XN[0],f(v),y)
        for i in range(5): rt(XN[i+1],f(v) if i==b else f(Z),y)
        row=dict(unit=su,name=nm,resident=lid,date=d.isoformat(),charge=k,invoice=str(iv),total=v)
        for i,kk in enumerate(BK): row[kk]=v if i==b else Z
        rows.append(row); s[0]+=v; s[b+1]+=v; cc=cat.setdefault(k,[Z]*6); cc[0]+=v; cc[b+1]+=v
        y-=LH
    c.setLineWidth(.3); c.line(XN[0]+5,y+7.5,W-40,y+7.5); y-=1.5
    lt(X[2],f'{nm} Total:',y,True)
    for x,v in zip(XN,s): rt(x,f(v),y,True)
    tots.append(dict(label=f'{nm} Total:',total=s[0],**dict(zip(BK,s[1:])))); G=[p+q for p,q in zip(G,s)]; y-=LH*1.7
# recap by category
if y<40+LH*(len(cat)+5): head()
c.setLineWidth(.8); c.line(40,y+6,W-40,y+6); y-=4
for k in sorted(cat):
    lt(X[2],f'{k}   {DESC[k]}',y)
    for x,v in zip(XN,cat[k]): rt(x,f(v),y)
    y-=LH
y-=4; lt(X[2],'BLDG HFM Total:',y,True)
for x,v in zip(XN,G): rt(x,f(v),y,True)
tots.append(dict(label='BLDG HFM Total:',total=G[0],**dict(zip(BK,G[1:]))))
y-=LH*1.6; lt(X[2],'Grand Total:',y,True)
for x,v in zip(XN,G): rt(x,f(v),y,True)
tots.append(dict(label='Grand Total:',total=G[0],**dict(zip(BK,G[1:]))))
c.save()
save('AR_HarrowfieldMall_AgedDelq.pdf','AR',['total']+BK,rows,tots,'MRI-style aged delinquencies of a mall, tenant headings with charges below, tenant totals, recap by category, bankruptcy and co-tenancy notes',True)
print(len(rows),pg,G)
