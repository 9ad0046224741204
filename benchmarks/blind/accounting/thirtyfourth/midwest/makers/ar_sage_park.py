# Sage-like aged by month, small office parks; portrait, ruled grid, invoice number; PLANTED row dropped
import random; random.seed(1203)
import pymupdf
from common import *
N='ar_office_parks_by_month'
L=[('EG-1A','Harlan & Pruitt CPAs'),('EG-1C','Blue Spruce Title Agency'),('EG-2B','Dorsey Claims Adjusting'),('EG-2D','Wexler Staffing Inc'),('EG-3A','Maple Hollow Counseling'),('EG-4A','Tri-River Surveying'),('EG-4C','Nystrom Insurance'),('WB-101','Beacon Home Health'),('WB-104','Stratton Engineering PC'),('WB-107','Gable & Finch Design'),('WB-110','Corn Belt Seed Advisors'),('WB-112','Ridgeway Payroll Svcs'),('WB-203','Kolar Law Office'),('WB-205','Farmers Mutual Adj. Co.'),('WB-208','Apex Drafting'),('WB-211','Linden Tutoring Center')]
H=['Suite','Customer','Invoice','Aug 2025','Jul 2025','Jun 2025','May 2025','Prior','Balance Due']
K=['m0','m1','m2','m3','other:Prior','total']; X=[36,84,206,256,314,370,424,476,526,582]
drop='WB-110'; rows=[];G=[0]*6; dr=None
for i,(u,n) in enumerate(L):
    rent=random.randint(900,3900); a=[0.0]*5; k=random.choice([1,1,1,2,2,3,5])
    for j in range(k): a[j]=round(rent if j<1 else rent*random.choice([1,.5,.18])+random.randint(0,99)/100,2)
    if u=='EG-3A': a[0]=-412.5;a[1]=0.0
    if u=='WB-110': a=[2140.0,2140.0,612.35,0.0,0.0]
    v=a+[round(sum(a),2)]; G=[round(p+q,2) for p,q in zip(G,v)]
    if u==drop: dr=v; continue
    rows.append((u,n,f'IN{20418+i*7}',v))
f=lambda x:'' if x==0 else (f'{x:,.2f}' if x>0 else f'{-x:,.2f}-')
d=pymupdf.open(); pg=d.new_page(width=612,height=792); F='tiro'; FB='tibo'
def R(x,y,s,fn=F,z=8.5): pg.insert_text((x-pymupdf.get_text_length(s,fn,z),y),s,fontname=fn,fontsize=z)
pg.insert_text((36,48),'HEARTLAND OFFICE PARTNERS, LLC',fontname=FB,fontsize=12); pg.insert_text((36,62),'Customer Aging by Invoice Month  -  Elm Grove (EG) and Westbrook (WB) Office Parks',fontname=F,fontsize=9); pg.insert_text((36,74),'As of 8/31/2025     Report: AR2110     User: CTLR2',fontname=F,fontsize=8)
y=100; pg.draw_rect((34,y-11,584,y+5),fill=(.85,.85,.8),color=None)
for i,h in enumerate(H):
    if i<3: pg.insert_text((X[i]+2,y),h,fontname=FB,fontsize=8.5)
    else: R(X[i+1]-2 if i<8 else 581,y,h,FB)
y+=18
pg2=None
for u,n,iv,v in rows:
    pg.insert_text((38,y),u,fontname=F,fontsize=8.5); pg.insert_text((86,y),n,fontname=F,fontsize=8.5); pg.insert_text((208,y),iv,fontname=F,fontsize=8.5)
    for j,x in enumerate(v): R(X[j+4]-2 if j<5 else 581,y,f(x))
    pg.draw_line((34,y+5),(584,y+5),color=(.7,.7,.7),width=.4); y+=17
pg.draw_line((34,y-12),(584,y-12),width=1); pg.insert_text((86,y),'Report Total',fontname=FB,fontsize=8.5)
for j,x in enumerate(G): R(X[j+4]-2 if j<5 else 581,y,f'{x:,.2f}',FB)
y+=17; pg.insert_text((86,y),'% of balance',fontname='tiit',fontsize=8)
for j,x in enumerate(G[:5]): R(X[j+4]-2,y,f'{x/G[5]*100:.1f}%','tiit',8)
pg.insert_text((36,760),'Trailing minus = credit balance. Invoice shown is the oldest open invoice of the customer.',fontname='tiit',fontsize=7.5)
d.save(out(N+'.pdf')); print(len(rows),G,dr)
T=[{"unit":u,"name":n,"invoice":iv,**{k:x for k,x in zip(K,v) if x!=0}} for u,n,iv,v in rows]
save(N,'pdf','AR','OFFICE','Sage aging by month',K,T,[{"label":'Report Total',**dict(zip(K,G))}],
 planted={"what":f"row of suite {drop} (Corn Belt Seed Advisors, balance {dr[5]:,.2f}) left out; Report Total still includes it","kind":"row_dropped"})
