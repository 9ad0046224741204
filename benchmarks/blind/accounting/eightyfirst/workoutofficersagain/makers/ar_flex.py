import random
from common import *
import xlwt
from datetime import date, timedelta
random.seed(8155)
AS=date(2025,3,31)
C=[('104417','Alder Valley Cabinetworks Inc','B1-110',11840.00,2610.55,4),('104582','Blue Anvil Robotics Corp','B1-140',22475.25,5120.00,2),('105003','Cascade Cold Chain Logistics','B2-200',48912.00,12440.10,3),
('105118','Dorsey Tile & Stone','B2-240',8260.50,1905.40,6),('105236','Everline Medical Supply LLC','B3-300',17333.33,4011.75,1),('105377','Fulcrum Print Partners','B3-315',9150.00,2240.90,5),
('105402','Garrison Overhead Door','B3-330',6725.00,1544.60,2),('105590','Helio Battery Systems (DIP)','B4-400',36208.00,8817.22,5),('105611','Ironwood Crossfit','B4-450',5400.00,1190.35,3),('105777','Juniper Pet Foods Co-Packing','B5-500',27840.75,6602.18,2)]
bk=['current','b1_30','b31_60','b61_90','b91_120','b120']
no=21840; G=[]
for cid,n,u,r,cam,m in C:
    L=[]
    for k in range(m-1,-1,-1):
        y,mm=divmod(2025*12+2-k,12); mm+=1
        d=date(y,mm,1); inv=d-timedelta(days=12); no+=random.randint(3,29)
        op=r if not(k==m-1 and m>2) else round(r*random.choice([.3,.45,.62]),2)
        L.append(('RN',no,inv,d,'Base Rent '+d.strftime('%b %y'),r,op))
        if random.random()<.72: no+=1; L.append(('RN',no,inv,d,'Est CAM/Tax '+d.strftime('%b %y'),cam,cam))
    if random.random()<.4: no+=7; L.append(('RI',no,date(2025,3,20),date(2025,4,19),'2024 CAM Recon',round(cam*1.4,2),round(cam*1.4,2)))
    if random.random()<.5: L.append(('RU',random.randint(7700,7999),date(2025,3,random.randint(4,26)),None,'Unapplied Cash',-2500.0,-round(random.choice([500,1250.5,2500]),2)))
    if cid=='105590': no+=4; L.append(('RI',no,date(2024,8,9),date(2024,9,8),'Roof Damage Chargeback',14280.0,14280.0))
    G.append((cid,n,u,L))
wb=xlwt.Workbook(); ws=wb.add_sheet('R03B4201B')
F=lambda **k: xlwt.easyxf('font: name Arial, height %d%s; align: %s'%(k.get('h',160),', bold on' if k.get('b') else '',k.get('a','horiz left'))+('; borders: top thin' if k.get('t') else '')+('; borders: bottom thin' if k.get('u') else ''),num_format_str=k.get('n','General'))
t=F();b=F(b=1);m_=F(a='horiz right',n='#,##0.00;#,##0.00-');mb=F(a='horiz right',n='#,##0.00;#,##0.00-',b=1,t=1);dt=F(n='MM/DD/YY');hd=F(b=1,a='horiz center, vert bottom, wrap on',u=1)
ws.write(0,0,'R03B4201B',t);ws.write(0,4,'Thornbury Business Park Owner LLC',F(b=1,h=200));ws.write(0,13,'04/07/25',t)
ws.write(1,4,'Open A/R Detail with Aging',F(b=1,h=200));ws.write(1,13,'Page  -  1',t)
ws.write(2,4,'As of 03/31/25     Company 00871     Aged by due date',t)
H=['Customer/\nUnit','Doc\nTy','Document\nNumber','Invoice\nDate','Due\nDate','Remark','Original\nAmount','Open\nAmount','Current','1 - 30','31 - 60','61 - 90','91 - 120','Over 120']
for i,h in enumerate(H): ws.write(4,i,h,hd)
ws.row(4).height_mismatch=True; ws.row(4).height=480
for i,w in enumerate([9,5,10,10,10,24,13,13,12,12,12,12,12,12]): ws.col(i).width=w*270
r=5; rows=[];totals=[];g=[0]*8
c=lambda x:int(round(x*100))
KK=['other:Original Amount','total']+bk
for cid,n,u,L in G:
    r+=0
    ws.write(r,0,cid,b); ws.write(r,2,n,b); r+=1
    s=[0]*8
    for ty,dn,inv,due,rem,orig,op in L:
        ref=due or inv; n_=(AS-ref).days
        i=0 if n_<=0 or ty=='RU' else 1 if n_<=30 else 2 if n_<=60 else 3 if n_<=90 else 4 if n_<=120 else 5
        v=[0]*8; v[0]=c(orig); v[1]=c(op); v[2+i]=c(op)
        ws.write(r,0,u,t);ws.write(r,1,ty,t);ws.write(r,2,dn,F(a='horiz left'));ws.write(r,3,inv,dt)
        if due: ws.write(r,4,due,dt)
        ws.write(r,5,rem,t)
        o=dict(unit=u,name=n,resident=cid,date=inv.isoformat(),charge=rem,invoice=str(dn))
        for j,x in enumerate(v):
            if x: ws.write(r,6+j,x/100,m_); o[KK[j]]=x/100
        rows.append(o); s=[a+d for a,d in zip(s,v)]; r+=1
    ws.write(r,5,'Customer Total',b); tt=dict(label='Customer Total')
    for j,x in enumerate(s):
        if x: ws.write(r,6+j,x/100,mb); tt[KK[j]]=x/100
    totals.append(tt); g=[a+d for a,d in zip(g,s)]; r+=2
ws.write(r,5,'Company Total',b); tt=dict(label='Company Total')
for j,x in enumerate(g): ws.write(r,6+j,x/100,mb); tt[KK[j]]=x/100
totals.append(tt); r+=1
ws.write(r,5,'Percent of Open',t)
for j,x in enumerate(g[2:]): ws.write(r,8+j,x/g[1],F(a='horiz right',n='0.0%'))
ws.portrait=False; ws.fit_width_to_pages=1; ws.fit_height_to_pages=0; ws.fit_num_pages=0
ws.set_fit_num_pages(1)
wb.save(doc('ar_thornbury_open_ar.xls'))
save('ar_thornbury_open_ar.xls','AR',KK,rows,totals,'JDE Open A/R detail with aging, flex/warehouse park, customer heading lines, trailing minus',False)
