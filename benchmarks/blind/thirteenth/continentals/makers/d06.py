# Singapore hotel arcade: line-printer text report, step-up lines under the record
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4,landscape
N='P06_singapore_hotel_arcade_text.pdf'
L=[('#01-01','KOPI & TOAST HOUSE PTE LTD','F&B CAFE',62.40,D(2023,9,1),D(2026,8,31),11232.00,(D(2025,9,1),11856.00)),
('#01-02','LOTUS SILKS BOUTIQUE','FASHION',48.10,D(2022,11,15),D(2025,11,14),9860.50,None),
('#01-03','MERLION MONEY CHANGER','SERVICES',11.60,D(2024,3,1),D(2027,2,28),4872.00,(D(2026,3,1),5104.00)),
('#01-04','',None,35.80,None,None,0,None),
('#01-05/06','TAN BENG WATCHES & JEWELS','JEWELLERY',104.25,D(2021,6,1),D(2027,5,31),23977.50,(D(2025,6,1),25020.00)),
('#01-07','STRAITS TRAVEL DESK','SERVICES',18.90,None,'MTM',3780.00,None),
('#01-08','24HR CONVENIENCE BY DAYNITE','CONVENIENCE',71.50,D(2024,7,1),D(2027,6,30),13585.00,(D(2026,1,1),14300.00)),
('#02-01','ORCHID WELLNESS SPA PTE LTD','SPA',286.00,D(2020,1,1),D(2025,12,31),28600.00,None),
('#02-02','BARBERSHOP NO. 9','HAIR',29.70,D(2023,4,1),D(2026,3,31),4900.50,None),
('#02-03','DR LIM FAMILY CLINIC','MEDICAL',54.20,D(2022,8,1),D(2025,7,31),8401.00,(D(2025,8,1),8943.00)),
('#02-04','',None,44.60,None,None,0,None),
('#02-05','BATIK & TEAK GALLERY','GIFTS',58.30,D(2024,2,1),D(2026,1,31),7870.50,None),
('#B1-01','KARAOKE LOUNGE VELVET 88','ENTERTAINMENT',342.00,D(2019,10,1),D(2025,9,30),27360.00,None),
('#B1-02','HARBOUR DRY CLEANERS','LAUNDRY',41.25,D(2024,5,1),D(2027,4,30),4331.25,(D(2026,5,1),4537.50)),
('#B1-K1','CHARGEBOX POWERBANKS','KIOSK',2.00,D(2025,1,1),'MTM',650.00,None)]
out=[];rows=[];T=[0]*6
fm='{:<10}{:<29}{:<14}{:>9}  {:<11}{:<11}{:>11}{:>10}{:>9}{:>12}{:>12}{:>6}'
d=lambda x:x.strftime('%d/%m/%Y') if isinstance(x,D) else (x or '')
hdr=[fm.format('','','','AREA','LEASE','LEASE','BASE RENT','SVC CHG','A & P','TOTAL','DEPOSIT','GTO'),fm.format('UNIT','TENANT','TRADE','SQM','COMMENCE','EXPIRY','S$/MTH','S$/MTH','S$/MTH','S$/MTH','HELD S$','%'),'-'*144]
lev={'1':'LEVEL 1 - LOBBY','2':'LEVEL 2','B':'BASEMENT 1'};cur=None
for (u,t,tr,a,s,e,b,st) in L:
    if lev[u[2] if u[1]=='0' else 'B']!=cur: cur=lev[u[2] if u[1]=='0' else 'B']; out+=['','*** '+cur+' ***']
    r={'unit':u,'area':a,'section':cur}
    if t:
        sc=round(a*12.5,2) if u!='#B1-K1' else 0; ap=round(a*2.2,2) if tr not in('KIOSK',) else 0; tot=round(b+sc+ap,2); dep=round(tot*3,2) if u!='#01-07' else 7560.00
        out.append(fm.format(u,t,tr,f'{a:,.2f}',d(s),d(e),f'{b:,.2f}',f'{sc:,.2f}',f'{ap:,.2f}',f'{tot:,.2f}',f'{dep:,.2f}',{'F&B CAFE':'10','JEWELLERY':'6','SPA':'8','ENTERTAINMENT':'9'}.get(tr,'')))
        r.update(tenantName=t,unitType=tr,statusText='Occupied',contractRent=b,leaseStartDate=s,leaseEndDate=e,deposit=dep,charges=[{'code':'SVC CHG','amount':sc},{'code':'A & P','amount':ap}],totalCharges=tot); v=[a,b,sc,ap,tot,dep]
        if st: out.append(f'{"":<10}STEP-UP FROM {d(st[0])}  BASE RENT S$ {st[1]:,.2f} PER MONTH'); r['rentSteps']=[{'date':st[0].isoformat(),'amount':st[1]}]
    else:
        out.append(fm.format(u,'*VACANT*','',f'{a:,.2f}','','','0.00','0.00','0.00','0.00','','')); r.update(statusText='*VACANT*',contractRent=0,charges=[{'code':'SVC CHG','amount':0},{'code':'A & P','amount':0}],totalCharges=0); v=[a,0,0,0,0,0]
    rows.append(r); T=[round(x+y,2) for x,y in zip(T,v)]
out+=['-'*144,fm.format('TOTAL',f'{len(L)} UNITS   13 LET   2 VACANT','',f'{T[0]:,.2f}','','',*[f'{x:,.2f}' for x in T[1:]],''),'='*144,'','GTO % = GROSS TURNOVER RENT, PAYABLE IF HIGHER THAN BASE RENT.  MTM = MONTH TO MONTH, TERM EXPIRED.  ALL AMOUNTS BEFORE 9% GST.','*** END OF REPORT ***']
W,H=landscape(A4); c=canvas.Canvas(doc(N),pagesize=(W,H)); p=0;y=0
def new():
    global p,y
    p+=1; c.setFont('Courier',8.6); y=H-40
    for s in [f'{"PASIR RIDGE HOTEL SINGAPORE":<70}{"RUN 02/06/2025 09:14":>50}{"PAGE "+str(p):>24}','SHOPPING ARCADE - RENT ROLL AS AT 31/05/2025','']+hdr: c.drawString(30,y,s); y-=11.2
for s in out:
    if not p or y<60:
        if p: c.showPage()
        new()
    c.drawString(30,y,s); y-=15.5 if s and not s.startswith(' ') else 13
c.save()
save(N,rows,prop='Pasir Ridge Hotel Singapore',asof='2025-05-31',units=15,occ=13,vac=2,asset='RETAIL',style='line-printer text report of a hotel shopping arcade, level headings, step-up line under the record',hard='monospaced, step-up lines between records, combined unit 01-05/06, MTM, kiosk with zero charges',
 totals={'area':T[0],'contractRent':T[1],'totalCharges':T[4],'deposit':T[5]})
