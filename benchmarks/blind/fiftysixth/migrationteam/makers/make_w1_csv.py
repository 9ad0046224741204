from common import *
import csv
r=random.Random(571); N=Names(r)
f=open(DOC+'/quailridge_export.csv','w',newline='',encoding='utf-8'); w=csv.writer(f,lineterminator='\r\n')
W=lambda *a:w.writerow(list(a)+['']*(15-len(a)))
W('PROPERTY LIST - RENTS AND LEASES','','','','','','','','User: dmoss'); W('Property:','QR01','Quail Ridge Garden Apartments'); W('For period ending:','12/31/2025'); W('Printed:','01/02/2026 10:14:55'); W()
W('Apt #','Stat','Lessee','Model','Lease Beg','Lease End','Notice For','Sq. Ft.','Mkt Rent','Act Rent','Subs Cr','Pet Rent','Carport','Storage','Gross Chg')
models={'STU':(455,985),'1X1':(660,1140),'1X1R':(660,1240),'2X1':(880,1345),'2X2':(960,1430)}
rows=[]; G=[0]*8; cnt={}
m=lambda v:'' if v is None else ('$'+m2(v) if v>=0 else f'(${m2(-v)})')
dd=lambda x:f'{x.day}-{x:%b-%y}'
for b in range(1,9):
    W(); W(f'Building {b}'); S=[0]*8
    for i in range(1,13 if b<8 else 9):
        u=f'{b}{chr(64+i)}'; k=r.choice(list(models)); sf,mk=models[k]; z=r.random(); st='VU' if z<.05 else 'VR' if z<.08 else 'NV' if z<.13 else 'OC'
        cnt[st]=cnt.get(st,0)+1
        if st[0]=='V' :
            W(u,st,'',k,'','','',sf,m(mk)); S[0]+=sf;S[1]+=mk; rows.append(row(unit=u,building=f'Building {b}',unitType=k,area=sf,statusText=st,marketRent=mk)); continue
        a=rd(r,d(2024,12,15),d(2025,12,20)); e=addm(a,r.choice([12,13]))-dt.timedelta(days=1)
        if e<d(2025,12,31): e=d(2026,1,31)
        no=rd(r,d(2026,1,5),d(2026,2,26)) if st=='NV' else None
        mtm=r.random()<.06 and st=='OC'
        ar=mk-r.choice([0,15,30,55,90,140]); cr=-r.choice([25,50,75]) if r.random()<.1 else None; pet=r.choice([None,None,None,30,60]); cp=r.choice([None,None,40]); sg=r.choice([None]*4+[20]); t=ar+(cr or 0)+(pet or 0)+(cp or 0)+(sg or 0); nm=N.lf()
        W(u,st,nm,k,dd(a),'M-T-M' if mtm else dd(e),dd(no) if no else '',sf,m(mk),m(ar),m(cr),m(pet),m(cp),m(sg),m(t))
        S=[x+(y or 0) for x,y in zip(S,(sf,mk,ar,cr,pet,cp,sg,t))]
        rows.append(row(unit=u,building=f'Building {b}',unitType=k,area=sf,tenantName=nm,statusText=st,leaseStartDate=a,leaseEndDate='M-T-M' if mtm else e,moveOutDate=no,marketRent=mk,contractRent=ar,charges=[('Subs Cr',cr),('Pet Rent',pet),('Carport',cp),('Storage',sg)],totalCharges=t))
    W(f'Building {b} total','','','','','','',S[0],*[m(x) for x in S[1:]]); G=[x+y for x,y in zip(G,S)]
W(); W('Grand total','','','','','','',G[0],*[m(x) for x in G[1:]]); W()
n=len(rows); v=cnt.get('VU',0)+cnt.get('VR',0)
for c,t in (('OC','Occupied'),('NV','Occupied - on notice (date in Notice For = day they leave)'),('VU','Vacant unrented'),('VR','Vacant rented')): W(c,t,cnt.get(c,0))
W('','Total apartments',n); f.close()
save('quailridge_export.csv',rows,'Quail Ridge Garden Apartments','2025-12-31',n,n-v,v,'MULTIFAMILY','text export with building lines, currency as text','sections, codes with legend, parenthesised credits, M-T-M',checks=[('ar',G[2],tot(rows,'contractRent')),('t',G[7],tot(rows,'totalCharges')),('mk',G[1],tot(rows,'marketRent'))])
