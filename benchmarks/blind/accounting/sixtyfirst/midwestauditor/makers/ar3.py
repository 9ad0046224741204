# Student housing balances export (csv), ~150 rows, two properties
from common import *
import csv
rnd=random.Random(6106); N='resident_aging_export.csv'
fn='Avery Blake Carter Dana Elise Finn Gia Hudson Imani Jonah Kara Liam Maya Nico Olive Parker Quinn Reese Sage Theo Uma Vera Wyatt Xena Yusuf Zoe Malik Priya Tessa Bryce'.split()
ln='Abelson Brandvold Castellan Dreyfort Eppley Farrant Gullick Hostetter Ibanero Jurgens Kowalke Lindahl Mbekela Norvell Ostrander Pfannen Quillen Rademaker Stoltz Trivedy Ulmstead Vandeveer Wexler Yoderman Zielke'.split()
K=['total','current','b1_30','b31_60','b61_90','b90','prepaid','deposit']
rows=[];tots=[];G=[0]*8;rid=30412;seen=set()
f=lambda v:f'({-v:,.2f})' if v<0 else f'{v:,.2f}'
lab=['Balance','Current','1-30 Days','31-60 Days','61-90 Days','Over 90 Days','Prepaid','Deposit Held']
with open(doc(N),'w',newline='',encoding='utf-8-sig') as fh:
    w=csv.writer(fh)
    w.writerow(['Resident Aging Summary']);w.writerow(['As Of: 10/31/2025']);w.writerow(['Properties: The Quad on Ninth; Bluestem Village']);w.writerow([])
    w.writerow(['Property','Bed Space','Resident ID','Resident','Status']+lab[:7]+[lab[7],'Last Payment'])
    for prop,fl,n in(('The Quad on Ninth',4,92),('Bluestem Village',3,61)):
        sp=[f'{a}{b:02d}-{x}' for a in range(1,fl+1) for b in range(1,19) for x in 'ABCD'];pick=sorted(rnd.sample(range(len(sp)),n));S=[0]*8
        for i in pick:
            while True:
                nm=f'{rnd.choice(ln)}, {rnd.choice(fn)}'
                if nm not in seen: seen.add(nm);break
            rid+=rnd.randint(3,40);rent=rnd.choice([565,589,615,649,685]);st=rnd.choices(['Current','Past','Notice','Future'],[78,14,5,3])[0]
            v=[0.0]*6;z=rnd.random()
            if st=='Past': v[5]=R(rnd.uniform(80,1900));v[4]=R(rnd.choice([0,0,75,125.5]))
            elif st=='Future': v[1]=R(rnd.choice([100,150]))
            elif z<.5: v[1]=R(rnd.choice([rent,rent/2,rnd.uniform(12,70)]))
            elif z<.7: v[1]=R(rent+50);v[2]=R(rnd.choice([rent,rent+50,rent/2]))
            elif z<.8: v[1]=R(rent+50);v[2]=R(rent+50);v[3]=R(rnd.choice([rent,rent+50]));v[5]=0.0
            elif z<.9: v[1]=R(rnd.uniform(20,60));v[3]=R(rnd.uniform(15,45))
            if rnd.random()<.25 and st!='Past': v[0]=R(rnd.uniform(18,62))
            v=[v[0],v[1],v[2],v[3],v[4] if st=='Past' else 0.0,v[5]] 
            b=[v[0],v[1],v[2],R(v[3]+v[4]),v[5]]
            pre=0.0
            if sum(b)==0 or (rnd.random()<.04): pre=-R(rnd.choice([rent,50,25.25,rent*2,131.4]))
            dep=R(rnd.choice([0,150,150,250,250])) if st!='Past' else 0.0
            vals=[R(sum(b)+pre)]+[R(x) for x in b]+[pre,dep]
            lp='' if rnd.random()<.1 else f'{rnd.choice([8,9,10])}/{rnd.randint(1,30)}/2025'
            w.writerow([prop,sp[i],f'S{rid}',nm,st]+[f(x) for x in vals]+[lp])
            rows.append(dict(unit=sp[i],resident=f'S{rid}',name=nm,**dict(zip(K,vals))));S=[R(x+y) for x,y in zip(S,vals)]
        w.writerow([f'Total {prop}','','','','']+[f(x) for x in S]+['']);w.writerow([]);tots.append(dict(label=f'Total {prop}',**dict(zip(K,S))));G=[R(x+y) for x,y in zip(G,S)]
    w.writerow(['Grand Total','','','','']+[f(x) for x in G]+['']);tots.append(dict(label='Grand Total',**dict(zip(K,G))))
save(N,'AR',None,K,rows,tots,'csv export by bed space with formatted numbers, prepaid and deposit columns, two properties',False)
print(len(rows),tots)
