from common import *
import xlwt
r=random.Random(1010); nm=Names(r)
N='farm_rents_2026.xls'
w=xlwt.Workbook(); s=w.add_sheet('LAND'); X=xlwt.easyxf
t=X('font: bold on, height 260'); h=X('font: bold on; borders: bottom thin; align: wrap on, horiz center'); mo=X(num_format_str='#,##0.00'); mb=X('font: bold on; borders: top thin',num_format_str='#,##0.00'); ac=X(num_format_str='0.0'); ab=X('font: bold on; borders: top thin',num_format_str='#,##0.0'); dd=X(num_format_str='d-mmm-yy'); b=X('font: bold on'); pc=X(num_format_str='0.00')
s.write(0,0,'WOLANSKI LAND HOLDINGS LTD.',t); s.write(1,0,'Cash rent schedule - 2026 crop year, position at October 15, 2026')
for i,q in enumerate(['Lot','Legal description','Kind','Acres','Renter','Lease starts','Lease ends','Rate per acre','Annual rent','Paid to date','Still owing']): s.write(3,i,q,h)
s.row(3).height_mismatch=True; s.row(3).height=560; y=4; rows=[]; G=[0,0,0,0]; lot=0
for rm,n in (("R.M. OF STURGEON CREEK No. 186",9),("R.M. OF PRAIRIE ROSE No. 217",7),("R.M. OF LAC VERT No. 248",4)):
    s.write(y,0,rm,b); y+=1; S=[0]*4
    for i in range(n):
        lot+=1; u=f"L{lot:02d}"; a=r.choice([158.0,160.0,154.5,79.5,159.2]); kind=r.choice(["Cropland","Cropland","Cropland","Pasture","Hay"]); lg=f"{r.choice(['NE','NW','SE','SW'])} {r.randint(1,36)}-{r.randint(18,24)}-{r.randint(5,14)}-W2"
        for c,v in ((0,u),(1,lg),(2,kind)): s.write(y,c,v)
        s.write(y,3,a,ac); S[0]+=a
        if lot in (6,18): s.write(y,4,"not rented" if lot==6 else "own use"); rows.append(row(unit=u,section=rm,unitType=kind,area=a,statusText="not rented" if lot==6 else "own use")); y+=1; continue
        nme=nm('il')+r.choice([""," Farms"," & Sons"]); st=D(r.choice([2022,2023,2024,2025]),r.choice([3,4]),1); en=D(st.year+r.choice([4,5]),10,31); rate={"Cropland":r.choice([62,68,75]),"Pasture":24,"Hay":38}[kind]; an=round(a*rate,2); pd=r.choice([an,an,round(an/2,2)]); ow=round(an-pd,2)
        s.write(y,4,nme); s.write(y,5,st,dd); s.write(y,6,en,dd); s.write(y,7,rate,pc); s.write(y,8,an,mo); s.write(y,9,pd,mo); s.write(y,10,ow,mo); y+=1
        for k,v in enumerate((an,pd,ow),1): S[k]+=v
        rows.append(row(unit=u,section=rm,unitType=kind,area=a,tenantName=nme,statusText='Occupied',leaseStartDate=st,leaseEndDate=en,annualRent=an,balance=ow))
    s.write(y,4,'Subtotal',b); s.write(y,3,S[0],ab)
    for k in (1,2,3): s.write(y,7+k,round(S[k],2),mb)
    G=[p+q for p,q in zip(G,S)]; y+=2
s.write(y,0,'TOTAL',b); s.write(y,3,G[0],ab)
for k in (1,2,3): s.write(y,7+k,round(G[k],2),mb)
s.write(y+2,0,'Half due April 1, half due November 1. No GST on farm land rent.')
for i,q in enumerate((7,19,11,9,24,12,12,10,13,13,13)): s.col(i).width=256*q
s.portrait=False; s.fit_num_pages=1; s.set_fit_width_to_pages(1); s.set_fit_height_to_pages(0)
w.save(doc(N))
save(N,'LAND','farm lots by rural municipality, annual cash rent, .xls',False,dict(propertyName='WOLANSKI LAND HOLDINGS LTD.',asOnDate='2026-10-15',units=20,occupied=None,vacant=None,sheet=None,planted=None,rows=rows),[('annualRent',round(G[1],2)),('balance',round(G[3],2)),('area',G[0])])
