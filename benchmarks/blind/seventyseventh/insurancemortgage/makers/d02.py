# manufactured housing community, ManageAmerica-like, 150 sites by street, portrait A/letter
from common import *; from reportlab.lib.pagesizes import letter
r=R(772); F='Cedar Hollow MHC Site Rent Roll 2025-06.pdf'; AS=D.date(2025,6,30)
C=[(30,'l'),(66,'l'),(104,'l'),(122,'l'),(268,'l'),(342,'r'),(380,'r'),(414,'r'),(450,'r'),(492,'r'),(528,'r'),(582,'r')]
def head(p):
    p.t(p.W/2,'CEDAR HOLLOW MANUFACTURED HOME COMMUNITY','c',True,10); p.y-=12
    p.t(p.W/2,'Site Rent Roll - Residents by Street','c',fs=8); p.y-=10; p.t(p.W/2,'Billing period June 2025 (as of 6/30/2025)','c',fs=7); p.y-=14
    p.c.setFillGray(.88); p.c.rect(26,p.y-12,p.W-52,20,0,1); p.c.setFillGray(0)
    p.row(C,['Site','Home','Own','Resident','Move','Site','Home','Water/','','Total','Sec.','Balance'],b=True); p.row(C,['#','Size','','','In','Rent','Rent','Sewer','Trash','Billed','Dep.','Due'],b=True); p.y-=4
def foot(p): p.t(30,'Own: R = resident owned home, P = park owned home, N = no home on site',y=26,fs=6); p.t(p.W-30,f'{p.n}','r',y=26,fs=6)
p=Pg(F,letter,head,foot,lh=9.6,fs=6.8)
rows=[];G=[0]*8;occ=0
for st,n,base in (('Cedar Lane',44,545),('Hollow Creek Drive',52,560),('Juniper Court',22,585),('Old Mill Road',34,530)):
    p.need(4); p.t(30,st.upper(),b=True); p.y-=10; Z=[0]*8; so=0
    for k in range(1,n+1):
        u=f'{st[0]}{k:02d}'; hs=r.choice(['14x66','16x76','16x80','28x56','28x60']); x=r.random()
        if x<.08:
            p.row(C,[u,'','N','Vacant site']+['']*7+['0.00']); rows.append(dict(unit=u,statusText='Vacant site',section=st.upper(),balance=0.0)); continue
        if x<.11:
            p.row(C,[u,hs,'P','Vacant home']+['']*7+['0.00']); rows.append(dict(unit=u,statusText='Vacant home',section=st.upper(),balance=0.0)); continue
        so+=1; po=r.random()<.16; sr=float(base+r.choice([0,0,0,-15,10,20])); hr=float(r.choice([395,425,450,510])) if po else None
        ws=round(r.uniform(24,71),2); tr=18.5; tot=round(sr+(hr or 0)+ws+tr,2); dep=float(r.choice([300,500,0,545])); bal=r.choice([0.0]*5+[round(-r.uniform(5,60),2),tot,round(r.uniform(20,300),2)])
        mi=r.date(D.date(1998,4,1),D.date(2025,5,28)); nm=r.nm(1)
        p.row(C,[u,hs,'P' if po else 'R',nm,us2(mi),m(sr),m(hr),m(ws),m(tr),m(tot),m(dep),par(bal)])
        ch=[dict(code='Site Rent',amount=sr)]+([dict(code='Home Rent',amount=hr)] if hr else [])+[dict(code='Water/Sewer',amount=ws),dict(code='Trash',amount=tr)]
        rows.append(dict(unit=u,tenantName=nm,statusText='Occupied',section=st.upper(),moveInDate=mi,contractRent=sr,charges=ch,totalCharges=tot,deposit=dep,balance=bal))
        for i,v in enumerate((sr,hr or 0,ws,tr,tot,dep,bal)): Z[i]+=v
        p.need(1)
    p.need(2); p.line(300,586,dy=7); p.row(C,['','','',f'{st}: {n} sites, {so} occupied','']+[m(v) for v in Z[:5]]+[m0(Z[5]),par(Z[6])],b=True,fs=6.4); p.y-=6; occ+=so
    for i in range(7): G[i]+=Z[i]
p.need(9); p.line(26,586,dy=8,w=1); p.row(C,['','','','COMMUNITY TOTAL','']+[m(v) for v in G[:5]]+['',''],b=True,fs=6.2); p.y-=4
N=len(rows)
for a,b in (('Total sites',N),('Occupied sites',occ),('Vacant sites / homes',N-occ),('Occupancy',f'{100*occ/N:.1f}%'),('Deposits held',m(G[5])),('Balance due',par(G[6]))): p.row([(122,'l'),(342,'r')],[a,b])
p.done(); save(F,'MANUFACTURED_HOUSING','community manager','Manage America-like portrait, streets, subtotals',True,'Cedar Hollow Manufactured Home Community','2025-06-30',N,occ,rows)
