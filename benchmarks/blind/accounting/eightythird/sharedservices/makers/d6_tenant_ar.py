# Yardi-like tenant summary in .xls: Irish hotel with shops, car park and a data hall; unapplied and disputed columns; per property totals
import random
from common import *
import xlwt
R=random.Random(4106)
NAME='ARAgingSummary_IRE_1125.xls'
P=[('irecorr','Corrib Quay Hotel & Arcade, Galway',[('H01','Corrib Quay Hotel Operations Ltd','t0000412',62500,'h'),('S01','Aran Knit House','t0000418',3150,'c'),('S02','Spar & Sons Convenience','t0000419',4800,'g'),('S03','Tidewrack Jewellers','t0000425',2225,'o'),('S04','Boots & Saddle Leather','t0000431',1980,'d'),('S06','An Post Agency (Quay)','t0000433',1350,'g'),('K01','Galway Kiosk Coffee','t0000440',900,'c'),('CP1','ParkEire Operators Ltd','t0000447',11200,'g')]),
('ireball','Ballymount Units, Dublin 12',[('U1','Leinster Pallet Logistics','t0000502',14600,'c'),('U2A','Dunmurry Tiles (ROI) Ltd','t0000507',7350,'o'),('U2B','Greenpatch Recycling','t0000509',6900,'d'),('U3','Cold Harbour Foods DAC','t0000511',21300,'g'),('U5','MotorFix Ballymount','t0000516',5120,'c'),('DH1','Liffey Colo Services Ltd','t0000520',48800,'h')]),
('irenaas','Naas Primary Care & Shops',[('GF1','Naas Family Practice','t0000601',8750,'g'),('GF2','Orchard Pharmacy','t0000603',6100,'c'),('FF1','HSE - Physio Unit','t0000606',9925,'d'),('FF2','Kildare Hearing Clinic','t0000608',2650,'o'),('FF3','BrightSmile Dental Naas','t0000611',4400,'p')])]
H=['Property','Unit','Lease','Tenant','Total\nUnpaid','0-30 Days','31-60 Days','61-90 Days','Over 90\nDays','Unapplied\nCash','Balance\nOwed','Disputed','Security\nDeposit']
keys=['unpaid','b0_30','b31_60','b61_90','b90','prepaid','total','other:Disputed','deposit']
wb=xlwt.Workbook(encoding='utf-8'); ws=wb.add_sheet('Report1')
E=xlwt.easyxf
nf='#,##0.00;-#,##0.00'
hd=E('font: name Arial, height 160, bold on; align: wrap on, horiz center, vert bottom; borders: bottom thin; pattern: pattern solid, fore_colour ice_blue'); tx=E('font: name Arial, height 160'); nm=E('font: name Arial, height 160',num_format_str=nf)
bt=E('font: name Arial, height 160, bold on; borders: top thin'); bn=E('font: name Arial, height 160, bold on; borders: top thin',num_format_str=nf); ti=E('font: name Arial, height 200, bold on')
ws.write(0,0,'AR Ageing Summary',ti); ws.write(1,0,'Property=.ireland   Status: Current, Past, Notice',tx); ws.write(2,0,'Age As Of: 30/11/2025   Period: 11/2025',tx); ws.write(3,0,'Currency: EUR',tx)
for i,h in enumerate(H): ws.write(5,i,h,hd)
r=6; rows=[];tots=[];G=[0.0]*9
for code,pn,ts in P:
    S=[0.0]*9
    for u,n,tid,rent,k in ts:
        sc=r2(rent*R.uniform(.11,.22)*1.23); g=r2(rent*1.23+sc)
        b={'c':[r2(sc),0,0,0],'g':[r2(rent*.23),0,0,0],'o':[g,r2(g*R.uniform(.3,1)),0,0],'d':[g,g,r2(g*.8),r2(g*R.uniform(.6,2.4))],'h':[g,0,0,r2(rent*.04)],'p':[0,0,0,0]}[k]
        b=[float(x) for x in b]; pre=0.0
        if k in('g',) and R.random()<.6: pre=-b[0] if R.random()<.4 else -r2(rent*.5)
        if k=='p': pre=-r2(rent*1.23)
        dis=0.0
        if k=='d': dis=b[3]
        if k=='h': dis=b[3]
        unp=r2(sum(b)); dep=float(round(rent*R.choice([0,2,3,3]),0))
        v=[unp]+b+[pre,r2(unp+pre),dis,dep]
        for i,x in enumerate([code,u,tid,n]): ws.write(r,i,x,tx)
        for i,x in enumerate(v): ws.write(r,4+i,x,nm)
        rows.append(dict(unit=u,name=n,resident=tid,**dict(zip(keys,v)))); S=[r2(a+c) for a,c in zip(S,v)]; r+=1
    lab=f'Total {code}'; 
    for i in range(3): ws.write(r,i,lab if i==0 else '',bt)
    ws.write(r,3,pn,bt)
    for i,x in enumerate(S): ws.write(r,4+i,x,bn)
    tots.append(dict(label=lab,**dict(zip(keys,S)))); G=[r2(a+c) for a,c in zip(G,S)]; r+=2
for i in range(4): ws.write(r,i,'Grand Total' if i==0 else '',bt)
for i,x in enumerate(G): ws.write(r,4+i,x,bn)
tots.append(dict(label='Grand Total',**dict(zip(keys,G))))
for i,w in enumerate([11,7,11,34,13,13,12,12,12,13,13,12,13]): ws.col(i).width=256*w
ws.row(5).height_mismatch=True; ws.row(5).height=480
ws.portrait=False; ws.fit_num_pages=1; ws.fit_width_to_pages=1; ws.fit_height_to_pages=0; ws.print_centered_horz=False
wb.save(path(NAME))
save(NAME,'AR',keys,rows,tots,'Yardi-like tenant ageing summary .xls, Ireland, unapplied cash, disputed, property totals',False)
