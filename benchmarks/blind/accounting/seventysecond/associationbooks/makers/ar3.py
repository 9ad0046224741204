# AppFolio-like delinquency CSV of three manufactured-home parks
from common import *
import csv, random
random.seed(77)
first="Alma Bobby Carmen Deshawn Elena Frank Gloria Hector Irene Jesse Kayla Leon Marta Nate Opal Pedro Quinn Rosa Shane Tina Ulises Vera Wade Ximena Yolanda Zack Brenda Curtis Donna Emilio".split()
last="Abbott Barrera Cantrell Dupree Escobedo Fuqua Gaither Hatfield Ibarra Jernigan Kimbrell Lozano McElroy Nunley Ocampo Pickens Quintero Rutledge Salas Tidwell Underhill Villegas Womack Yarbrough Zapata Blevins Crowder Dockery Easley Farmer Goins Hutto".split()
parks=[("Cactus Flats MHC - 1800 W Ajo Way Tucson, AZ 85713",58,"CF",515),("Palo Verde Village - 402 N Pinal Ave Casa Grande, AZ 85122",51,"PV",465),("Shady Acres RV & Mobile - 91 Hwy 60 Globe, AZ 85501",34,"SA",390)]
H=["Unit","Name","Tenant Status","Tags","Last Payment","Payment Amount","Rent","Amount Receivable","0-30","31-60","61-90","91+","Future Charges","Late Count","In Collections","Delinquency Notes"]
keys=["other:Payment Amount","other:Rent","total","b0_30","b31_60","b61_90","b90","other:Future Charges","other:Late Count"]
out=[H];rows=[];tot=[];G=[0]*9;N=0
notes=["","","","","","5-day notice posted 10/8","Says check mailed, call Fri","Promised full balance by 10/24, see ledger","Home abandoned; title search ordered","On payment plan, $150 extra/mo"]
for pn,n,pre,rent in parks:
    out.append(["-> "+pn]+[""]*15);S=[0]*9
    for lot in sorted(random.sample(range(1,n*2),n)):
        w=random.random();rr=rent+random.choice([0,0,0,25,-20,40]);f=[0.0]*4;stt="Current"
        if w<.5: f[0]=random.choice([75.0,50.0,rr+50.0,rr*1.0,round(random.uniform(8,220),2)])
        elif w<.75: f[0]=rr+50.0+round(random.uniform(20,95),2);f[1]=round(random.uniform(20,rr),2)
        elif w<.87: f=[rr+75.0+round(random.uniform(20,95),2),rr+75.0,round(random.uniform(30,rr),2),0.0];stt=random.choice(["Current","Current","Notice"])
        elif w<.95: f=[rr+75.0,rr+75.0,rr+75.0,round(random.uniform(200,3200),2)];stt=random.choice(["Current","Evict"])
        else: f=[0.0,0.0,0.0,round(random.uniform(180,2400),2)];stt="Past"
        t=round(sum(f),2);fu=random.choice([0,0,0,float(rr)]) if stt=="Current" else 0.0;late=random.randint(0,2) if w<.5 else random.randint(2,9)
        lp=f"{random.randint(7,10):02d}/{random.randint(1,13):02d}/2025" if w<.95 else "03/04/2025";pa=random.choice([float(rr),round(random.uniform(100,rr),2),rr+75.0])
        col="Yes" if stt=="Past" and t>600 else "No"
        nm=f"{random.choice(last)}, {random.choice(first)}"+(random.choice(["",""," "+random.choice("ABCDEGJKLMRT")+"."]))
        u=f"{pre}-{lot:03d}";v=[pa,float(rr),t]+f+[float(fu),late]
        nt=random.choice(notes) if w>.5 else ""
        if nt.startswith("Home aband") and stt!="Past": nt="5-day notice posted 10/8"
        mm=[m(x) for x in v[:8]]
        out.append([u,nm,stt,"POH" if random.random()<.12 else "",lp]+mm+[late,col,nt]);rows.append({"unit":u,"name":nm,**dict(zip(keys,v))})
        for i,x in enumerate(v): S[i]+=x;G[i]+=x
    def tl(lab,S):
        out.append([lab,"","","","","",""]+[m(x) for x in S[2:8]]+["","",""]);tot.append({"label":lab,**{k:round(x,2) for k,x in zip(keys[2:8],S[2:8])}})
    tl("",S);N+=n
tl("Total",G)
for t,p in zip(tot[:3],parks): t["label"]=""
name="delinquency-20251014.csv"
with open(doc(name),'w',newline='',encoding='utf-8-sig') as f: csv.writer(f,lineterminator='\r\n').writerows(out)
print(len(rows),G)
save(name,"AR","AppFolio-like delinquency CSV, three MH parks, group rows, unlabelled subtotals, 143 rows",True,keys,rows,tot)
# (clean() drops empty labels; put them back)
p=f'{B}/truth/delinquency-20251014.json';t=json.load(open(p))
for x in t["totals"]: x.setdefault("label","")
json.dump(t,open(p,'w'),indent=1,ensure_ascii=False)
