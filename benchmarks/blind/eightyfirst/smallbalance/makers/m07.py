# scattered houses and duplexes, .xls of an owner (landlord's schedule for a blanket loan)
from h import *
import xlwt
FN='bramlett rentals 2024.xls'
r=random.Random(8107); N=names(r); D=dt.date
wb=xlwt.Workbook(); s=wb.add_sheet('Sheet1')
X=lambda st,nf='General': xlwt.easyxf(st,num_format_str=nf)
base='font: name Arial, height 180;'; bd='font: name Arial, height 180, bold on;'
hd=X(bd+'align: wrap on, horiz center, vert bottom; borders: bottom medium;'); n=X(base); nc=X(base+'align: horiz center;'); mo=X(base,'$#,##0'); dt_=X(base+'align: horiz left;','mmm d, yyyy'); tb=X(bd+'borders: top thin;','$#,##0'); tbl=X(bd)
s.write(0,0,'BRAMLETT FAMILY RENTALS LLC',X('font: name Arial, height 260, bold on;')); s.write(1,0,'Houses & duplexes - Ouachita Parish, Louisiana',n); s.write(2,0,'as of Nov. 1, 2024',n)
H=['House / Unit','Yr Built','Parcel','Bd-Ba','Sq Ft','Renter','Lease thru','Rent','Section 8\npays','Deposit','Est. Value','Mortgage\n(First Delta)']
for j,h in enumerate(H): s.write(4,j,h,hd)
s.row(4).height_mismatch=True; s.row(4).height=520
P=[('114 Cypress St',1),('116 Cypress St',1),('2207 Ramsey Ave',2),('2211 Ramsey Ave',2),('309 Bayou Bend Rd',1),('41 Tupelo Cir',1),('45 Tupelo Cir',1),('1803 Lee Ave',2),('705 Stubbs St',1),('709 Stubbs St',1),('1320 Filhiol Dr',2),('602 Pargoud Ct',1),('88 Hickory Ln',1),('1019 Desiard Alley',2),('530 McGuire Rd',1),('1515 Oakland St',1),('2600 Gordon St',2)]
rows=[];R=5;T=dict(rent=0,s8=0,dep=0,val=0,mtg=0);occ=0
for a,k in P:
    yb=r.randrange(1948,1994); val=r.randrange(62,118)*1000*(1 if k==1 else 1.35); val=int(round(val,-3)); mtg=int(round(val*r.choice([0,.42,.5,.55,.61]),-2))
    for q in range(k):
        u=a if k==1 else f'{a} #{"AB"[q]}'
        bb='3-1' if k==1 and r.random()<.6 else ('3-2' if k==1 else '2-1'); sqf=r.randrange(1010,1480,10) if k==1 else r.randrange(740,890,10)
        s.write(R,0,u,n)
        if q==0: s.write(R,1,yb,nc); s.write(R,10,val,mo); T['val']+=val; 
        if q==0 and mtg: s.write(R,11,mtg,mo); T['mtg']+=mtg
        par=f'R{21000+R*37}'
        s.write(R,2,par,n); s.write(R,3,bb,nc); s.write(R,4,sqf,nc)
        if u in('709 Stubbs St','1019 Desiard Alley #B'):
            vt={'709 Stubbs St':'vacant - roof','1019 Desiard Alley #B':'vacant'}[u]
            s.write(R,5,vt,n); rows.append(row(unit=u,unitType=bb,area=sqf,statusText=vt)); R+=1; continue
        f,l=next(N); nm=f'{f} {l}' if r.random()<.8 else f'{f} & {r.choice([q for q in F if q!=f])} {l}'
        rent=(r.randrange(775,1100,25) if k==1 else r.randrange(575,725,25)); s8=0
        if r.random()<.22: s8=rent-r.choice([0,68,112,145,203,251])
        dep=r.choice([rent,rent,500,400,300,None])
        s.write(R,5,nm,n)
        x=r.random()
        if x<.45: le=None; s.write(R,6,'month to month',n); lt='month to month'
        else:
            le=eom(addm(D(2024,11,1),r.randrange(0,12))); s.write(R,6,le,dt_); lt=iso(le)
        s.write(R,7,rent,mo)
        if s8: s.write(R,8,s8,mo)
        if dep: s.write(R,9,dep,mo)
        T['rent']+=rent;T['s8']+=s8;T['dep']+=dep or 0;occ+=1
        rows.append(row(unit=u,unitType=bb,area=sqf,tenantName=nm,statusText='Occupied',leaseEndDate=lt,contractRent=rent,deposit=dep)); R+=1
    
s.write(R,0,f'{len(rows)} doors',tbl)
last=R
for j,k in((7,'rent'),(8,'s8'),(9,'dep'),(10,'val'),(11,'mtg')): s.write(R,j,T[k],tb)
s.write(R+2,0,'Renters pay all utilities except water at Ramsey Ave and Desiard Alley.  Rent column is total rent incl. Section 8.',n)
s.write(R+3,0,'2 vacant',n)
s.write(R+5,0,'Signed: ________________________  (owner)    Date: ____________',n)
for j,w in enumerate([27,8,9,7,8,28,16,10,11,10,12,12]): s.col(j).width=256*w
s.set_portrait(False); s.fit_width_to_pages=1; s.fit_height_to_pages=0; s.fit_num_pages=1
wb.save(doc(FN)); print(len(rows),occ,T)
save(FN,'SINGLE_FAMILY_RENTAL','old .xls of a family landlord, scattered houses and duplexes, values and mortgages beside the rents',False,dict(propertyName='BRAMLETT FAMILY RENTALS LLC',asOnDate='2024-11-01',units=len(rows),occupied=occ,vacant=len(rows)-occ,sheet='Sheet1',rows=rows))
