# BostonPost-like monospaced report, sections by status
from common import *
from reportlab.lib.pagesizes import letter, landscape
r=random.Random(2306); N=Names(r); n="r23_p6_bostonpost_text.pdf"
c=Cv(doc(n),landscape(letter)); pg=0; L=[]
FMT="{:<7}{:<5}{:<24}{:<9}{:<10}{:<10}{:>10}{:>11}{:>8}{:>10}{:>9}{:>11}{:>11}{:>11}"
cr_=lambda b:(mo(round(b,2))+"  " if round(b,2)>=0 else mo(-round(b,2))+"CR")
def sec(t): L.append(("*** "+t+" ***")); L.append("")
rows=[]; S={}
ul=[f"{b}-{k:02d}" for b in "123456" for k in range(1,9)]
st={}; 
for u in ul: st[u]="Current"
for u in("2-03","5-06"): st[u]="Notice"
for u in("1-05","3-08","6-02"): st[u]="Vacant"
BR={u:(1 if int(u[-1])<=3 else 2 if int(u[-1])<=6 else 3) for u in ul}
GRx={1:1040,2:1248,3:1442}; UA={1:71,2:94,3:118}
tot=[0]*7; sub={}
for title,key in [("CURRENT RESIDENTS","Current"),("RESIDENTS ON NOTICE","Notice"),("VACANT UNITS","Vacant")]:
    sec(title); s=[0]*7; k=0
    for u in ul:
        if st[u]!=key: continue
        k+=1; br=BR[u]; prog=r.choice(["TC60","TC60","TC50","TC50/S8"]); mx=GRx[br]-UA[br]-(173 if "50" in prog else 0)
        if key=="Vacant":
            w={"1-05":"VACANT  TURNOVER 021126","3-08":"VACANT  LEASED 031926","6-02":"VACANT  DOWN-MOLD"}[u]
            L.append(FMT.format(u,f"{br}BR",w,"","","","","","","","","","","").rstrip()); rows.append(row(unit=u,unitType=f"{br}BR",statusText="VACANT",section=title)); continue
        mi=rd(r,(2011,1,1),(2026,1,30)); rc=m1(rd(r,(2026,4,1),(2027,3,1))); nm=N("LF")[:22]
        rent=float(mx-r.choice([0,0,5,12])); ten=float(r.randrange(88,430)) if prog.endswith("S8") else rent; sb=rent-ten; pk=float(r.choice([0,0,20,35])); t=ten+sb+pk; dep=float(r.choice([200,350,500])); bal=r.choice([0.0,0.0,0.0,-40.0,15.0,ten,round(r.uniform(5,990),2)])
        L.append(FMT.format(u,f"{br}BR",nm,prog,us2(mi),us2(rc),mo(rent),mo(ten),UA[br],mo(sb),mo(pk),mo(t),mo(dep),cr_(bal)))
        for q,v in enumerate((ten,sb,pk,t,dep,bal,rent)): s[q]+=v
        rows.append(row(unit=u,unitType=f"{br}BR",tenantName=nm,section=title,statusText=title,moveInDate=mi,contractRent=rent,charges=chs([("TENANT",ten),("SUBSIDY",sb),("PARKING",pk)]),totalCharges=t,deposit=dep,balance=bal))
    L.append(" "*65+"-"*81)
    L.append(FMT.format("","",f"{k} UNITS","","","",mo(s[6]),mo(s[0]),"",mo(s[1]),mo(s[2]),mo(s[3]),mo(s[4]),cr_(s[5]))); L.append("")
    sub[key]=k
    for q in range(7): tot[q]+=s[q]
L.append(" "*65+"="*81)
L.append(FMT.format("","","48 UNITS  TOTAL","","","",mo(tot[6]),mo(tot[0]),"",mo(tot[1]),mo(tot[2]),mo(tot[3]),mo(tot[4]),cr_(tot[5])))
L+=["","OCCUPANCY                          WAITING LIST BY BEDROOM","  OCCUPIED (INCL. NOTICE)   45       1 BR    63     LIST OPEN",f"  VACANT                     3       2 BR   118     LIST CLOSED 08/25","  TOTAL                     48       3 BR    57     LIST OPEN"]
per=46
pages=[L[i:i+per] for i in range(0,len(L),per)]
for p,pl in enumerate(pages,1):
    y=580; z=7.7
    hd=[f"{'RUN DATE 04/02/26  07:31':<50}{'WINDMILL COURT APTS (0218)':<62}{f'PAGE {p:>4}':>20}",f"{'BPTS-RR04':<50}{'RESIDENT RENT ROLL   AS OF 03/31/26':<62}",""]
    hd+=[FMT.format("","","","","MOVE-IN","RECERT","CONTRACT","TENANT","UTIL","","","TOTAL","SECURITY","TENANT"),FMT.format("UNIT","TYPE","RESIDENT","PROGRAM","DATE","DUE","RENT","RENT","ALLOW","SUBSIDY","PARKING","CHARGES","DEPOSIT","BALANCE"),"-"*146]
    for l in hd+pl: c.t(24,y,l,"Courier",8,"l"); y-=10.2
    c.page()
c.save(); print(len(pages))
put(n,"MULTIFAMILY","Monospaced text report (BostonPost-like), status sections, CR balances",True,"Windmill Court Apts","2026-03-31",rows,48,45,3,totals=dict(contractRent=tot[6],tenantRent=tot[0],subsidy=tot[1],totalCharges=tot[3],deposit=tot[4],balance=round(tot[5],2)))
