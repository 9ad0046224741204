# NetSuite A/R aging summary CSV, strip center, small
from common import *
import csv
rnd=random.Random(8716)
N='ARAgingSummary_CedarParkPlaza.csv'
K=['current','b1_30','b31_60','b61_90','b90','total']
T=[('TEN-1043','Alvarado Dental Care PC','101',6210.0),('TEN-1044','Big Sky Mattress Outlet LLC','102-104',14875.5),('TEN-1051','Cedar Wok Express','105',4120.75),('TEN-1052','Cricket Hollow Pet Supply','106',7430),('TEN-1055','FastCash Title Loans','107',3385),('TEN-1058','Hair Republic (Suites A, B)','108',2960.4),('TEN-1060','Jade Nails & Spa','109',2715),('TEN-1066','Kwik Ship Center #2207','110',2240.2),('TEN-1071','Loma Verde Family Clinic','111-112',9680),('TEN-1072','Martial Arts "Dojo One"','113',4475.9),('TEN-1077','Subline Sandwiches #4471','114',3890),('TEN-1080','Tortilleria La Fogata','115',4205.35),('TEN-1081','US Army Recruiting Station','116',5120),('TEN-1085','ZoomTax Services','117',1980)]
P=[(1,0,0,0,0),(1,.5,0,0,0),(1,1,.6,0,0),(0,.1,0,0,0),(0,0,0,0,.35),(1,0,0,0,0),(1,1,1,1,2.4),(0,-.4,0,0,0),(.3,0,0,.2,0),(1,1,.25,0,0),(1,0,0,0,-.15),(-.85,0,0,0,0),(1,1,0,0,0),(0,0,.5,0,.12)]
assert len(P)==len(T)
rows=[];S=[0]*6; out=[['WESTMARK RETAIL HOLDINGS INC'],['Parent Company : Westmark Retail Holdings Inc : Cedar Park Plaza LLC'],['A/R Aging Summary'],['As of May 31, 2025'],[],['Customer: ID','Customer: Company Name','Suite','Current - Open Balance','5/1/2025 - 5/30/2025 (30) - Open Balance','x']]
out=out[:5]+[['ID','Customer','Suite','Current','1 - 30 Days','31 - 60 Days','61 - 90 Days','> 90 Days','Total']]
f=lambda x:(f'${x:,.2f}' if x>=0 else f'(${-x:,.2f})')
for (i,n,u,r),p in zip(T,P):
    v=[round(r*q*(1.031 if j==1 else 1),2)+0.0 for j,q in enumerate(p)]; v.append(r2(sum(v))); S=[r2(a+b) for a,b in zip(S,v)]
    out.append([i,n,u]+[f(x) for x in v]); rows.append({'resident':i,'name':n,'unit':u,**dict(zip(K,v))})
out.append(['Total','','']+[f(x) for x in S])
with open(doc(N),'w',newline='',encoding='utf-8') as h: csv.writer(h).writerows(out)
save(N,'AR',K,rows,[{'label':'Total',**dict(zip(K,S))}],'NetSuite A/R aging summary export, csv with title lines, $ text, parentheses negatives',False)
