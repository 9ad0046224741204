# AppFolio-like delinquency export, two mobile-home parks, csv
import random,csv; from common import *
R=random.Random(7513)
FN='Marisol Dwayne Tricia Odell Jolene Ramiro Bettina Curtis Yesenia Floyd Wanda Ephraim Keisha Duane Rosalba Lyle Tammy Hector Noreen Garth Imelda Vernon Shawna Cletus Araceli Darla Emmett Luz Rodger Sheree Benicio Opal Trent Glenda Isidro Nadine'.split()
LN='Quillfeather Maddoxen Trujano Bexley Ostrander Pellham Zuniga-Roe Haskett Villaseca Crandon Wexford Arbuthen Delmonte Stroud Kipling Ferrand Obregosa Tallmadge Vickery Nunes-Hart Sandoval-Fry Lockridge Mabrey Yancey Corwyn Duplantis Eberhart Gossage Hinojal Jessop Kettering Larrabee Montague Nesbit Orozca Pruett'.split()
R.shuffle(FN);R.shuffle(LN); nm=iter([f'{l}, {f}' for f,l in zip(FN,LN)])
PROPS=[('Mesquite Flats MHC - 4100 E. Ironwood Rd Apache Junction, AZ 85119',615,22,'SP'),('Desert Willow Estates - 880 N. Signal Butte Ave Mesa, AZ 85207',742,13,'#')]
K=['other:Rent','total','b0_30','b31_60','b61_90','b90','deposit','other:Last Payment Amount','other:Late Count']
H=['Unit','Name','Tenant Status','Move In','Rent','Amount Receivable','00-30','31-60','61-90','91+','Deposit','Last Payment','Last Payment Amount','Late Count','Delinquency Notes']
N='delinquency-20251205.csv'
out=[H];T=[];TOT=[]
f=lambda v: par(v) if v>=0 else '-'+par(-v)
S=['total','b0_30','b31_60','b61_90','b90']
for pn,base,n,pre in PROPS:
    out.append(['-> '+pn]+['']*14); g=[]; un=sorted(R.sample(range(2,170),n))
    for u in un:
        u=f'{pre}{u:03d}' if pre=='SP' else f'{pre}{u}'; rent=base+R.choice([0,0,15,25,40]); x=dict(unit=u,name=next(nm)); lv=R.choice([1,1,1,1,2,2,3,5]); util=lambda:r2(R.uniform(38,119))
        st='Current'; 
        b=[r2(rent+util()+50) if R.random()<.8 else r2(R.uniform(20,300)),0,0,0]
        if lv>1: b[1]=r2(rent+50+(util() if R.random()<.5 else 0))
        if lv>2: b[2]=r2(rent+50)
        if lv>4: b[3]=r2((rent+50)*R.choice([1,2,3])+util()); st=R.choice(['Evict','Current'])
        if R.random()<.08: b=[0,0,0,r2(R.uniform(400,2600))]; st='Past'
        if R.random()<.07: b[0]=r2(-R.uniform(10,90))
        x['other:Rent']=float(rent) if st!='Past' else 0.0
        x['total']=r2(sum(b)); 
        for k,v in zip(S[1:],b): x[k]=v
        dep=R.choice([0,rent,300,500]); x['deposit']=float(dep)
        lp=f'{R.choice([9,10,11]):02d}/{R.randint(1,28):02d}/2025'; la=r2(rent+util()); x['other:Last Payment Amount']=la; lc=R.randint(1,11); x['other:Late Count']=lc
        note=R.choice(['','','','Payment plan','5-day notice posted','Called, LM','Home listed for sale','Title issue, see mgr'])
        if st=='Past': note='Moved out, sent to collections'
        elif x['total']<300: note=''
        out.append([u,x['name'],st,f'{R.randint(1,12):02d}/{R.randint(1,28):02d}/{R.randint(2004,2025)}',f(x['other:Rent']),f(x['total'])]+[f(v) for v in b]+[f(float(dep)),lp,f(la),str(lc),note]); g.append(x)
    T+=g; s={k:r2(sum(x[k]for x in g)) for k in S}; TOT.append(dict(label='Total '+pn.split(' - ')[0],**s)); out.append(['Total '+pn.split(' - ')[0],'','','','']+[f(s[k]) for k in S]+['']*5)
s={k:r2(sum(x[k]for x in T)) for k in S}; TOT.append(dict(label='Total',**s)); out.append(['Total','','','','']+[f(s[k]) for k in S]+['']*5)
with open(doc(N),'w',newline='',encoding='utf-8-sig') as fh: csv.writer(fh).writerows(out)
save(N,'AR',K,T,TOT,None,'AppFolio-like delinquency export, two mobile-home parks, csv with property rows and totals',False)
for o in out[:9]+out[-3:]: print(o)
