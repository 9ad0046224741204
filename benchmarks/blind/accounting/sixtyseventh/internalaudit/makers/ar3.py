# QuickBooks A/R Aging Summary export, csv, small
from h import *
import csv
R=random.Random(6723)
N="QB_AR_Aging_Summary.csv"
T=["Abbott Lane #3 - K. Orsini","Abbott Lane #7 - Delmar Reyes","Birch Street Barber","Cornerstone Thrift Store","Duplex 22 Upper - J. Whitcombe","Duplex 22 Lower - M. & S. Pahl","Fernway Storage (12 stalls)","Green Door Bakery, LLC","Hightower Signs - billboard","Iglesia Puerta Abierta","Kwik Vend Inc.","Oakes, Terrence (moved out)","Prairie Rose Salon","Yoder Bros. Hauling"]
K=["current","b1_30","b31_60","b61_90","b90","total"]
f=lambda c:f"{c/100:,.2f}"
rows=[];G=[0]*6
with open(doc(N),"w",newline="") as h:
    w=csv.writer(h,lineterminator="\r\n"); e=[""]*6
    w.writerow(["A/R Aging Summary"]+e); w.writerow(["Willow & Third Rentals LLC"]+e); w.writerow(["As of May 31, 2025"]+e); w.writerow([""]+e)
    w.writerow(["","Current","1 - 30","31 - 60","61 - 90","91 and over","Total"])
    for t in T:
        b=R.choice([65000,85000,92500,120000,145000,210000]); v=[0]*5
        for i in R.sample(range(5),R.choice([1,1,2,2,3])): v[i]=R.choice([b,b,b//2,R.randint(2500,b)])
        if "moved out" in t: v=[0,0,0,0,213450]
        if "Kwik" in t: v=[-7500,0,0,0,0]
        if "Green" in t: v=[b,b,0,-32000,0]
        s=v+[sum(v)]; G=[a+c for a,c in zip(G,s)]
        w.writerow([t]+[f(x) if x or i==5 else "" for i,x in enumerate(s)])
        rows.append(dict(name=t,**{k:x/100 for k,x in zip(K,s) if x or k=="total"}))
    w.writerow(["TOTAL"]+["$"+f(x) for x in G]); w.writerow([""]+e); w.writerow([""]+e)
    w.writerow(["Monday, June 02, 2025 08:51:14 AM GMT-05:00"]+e)
save(N,"AR","QuickBooks Online A/R aging summary CSV export, small",False,K,rows,[dict(label="TOTAL",**{k:x/100 for k,x in zip(K,G)})]); print(N,len(rows))
