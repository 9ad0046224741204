# QuickBooks-ish owner list, csv
from common import *
import csv
r=random.Random(7510); nm=Names(r); FN='rental list qb export.csv'
AD=['14 Tupelo St','22 Tupelo St','31 Tupelo St','118 Sycamore Ave','120 Sycamore Ave','407 E Mercer Rd','411 E Mercer Rd','9 Dogwood Cir','11 Dogwood Cir','15 Dogwood Cir','2206 Old Mill Rd','2210 Old Mill Rd','73 Pickett Ln','81 Pickett Ln','600 Hawthorne Dr','604 Hawthorne Dr','1019 Belmont St','1021 Belmont St']
out=[['Jessup Family Rentals LLC'],['Rental Property List'],['As of December 1, 2025'],[],['','Address','Type','Renter','Monthly Rent','Deposit on Hand','Lease From','Lease Thru','Open Balance','Memo']]
rows=[];S=[0,0,0]
for i,a in enumerate(AD):
    ty=r.choice(['3/1','3/2','2/1','4/2'])
    if i in(4,12): out.append(['',a,ty,'vacant','','','','','','rehab in progress' if i==4 else 'ready, listed 1350']); rows.append(row(unit=a,unitType=ty,statusText='vacant')); continue
    f,l=nm(); t=f'{l}, {f}' + (f' & {r.choice(F)}' if r.random()<.3 else ''); m=r.choice([1095,1150,1225,1295,1350,1425]); dep=r.choice([m,1000,m]); bal=r.choice([0]*4+[m,225,-50])
    ls=D(r.randint(2022,2025),r.randint(1,11),1); le=addm(ls,12)-dt.timedelta(1); mtm=le<D(2025,12,1); lt='MTM' if mtm else usn(le)
    f2=lambda x: f'{x:,.2f}'
    out.append(['',a,ty,t,f2(m),f2(dep),usn(ls),lt,f2(bal),r.choice(['']*6+['Section 8 - HAP 780','pays in 2','dog'])])
    rows.append(row(unit=a,unitType=ty,tenantName=t,contractRent=m,deposit=dep,leaseStartDate=ls,leaseEndDate='MTM' if mtm else le,balance=bal)); S=[p+q for p,q in zip(S,[m,dep,bal])]
out.append(['TOTAL','','','',f2(S[0]),f2(S[1]),'','',f2(S[2]),'']); out.append([]); out.append(['18 houses - 2 vacant'])
with open(f'{ROOT}/documents/{FN}','w',newline='') as fh: csv.writer(fh).writerows(out)
save(FN,T(propertyName='Jessup Family Rentals LLC',asOnDate='2025-12-01',units=18,occupied=16,vacant=2,rows=rows),'SINGLE_FAMILY_RENTAL','QuickBooks-like list exported to csv',False,
 [('rent',S[0],ssum(rows,'contractRent')),('dep',S[1],ssum(rows,'deposit')),('bal',S[2],ssum(rows,'balance'))])
