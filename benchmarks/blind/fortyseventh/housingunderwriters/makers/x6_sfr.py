from common import *
from openpyxl import Workbook
from openpyxl.styles import Font
rng=random.Random(668);N=Names(rng)
F='RentRoll_export_20250618_1542.xlsx'
wb=Workbook();ws=wb.active;ws.title='Export'
HD=['Property','Unit','Portfolio','Beds','Baths','Square Feet','Lease Id','Lease Status','Tenants','Lease Start','Lease End','Move In','Target Rent','Rent','Recurring Charges','Deposits Held','Balance Due','Owner']
for j,h in enumerate(HD,1):ws.cell(1,j,h).font=Font(bold=True)
ST=['Persimmon Way','Old Ferry Rd','Caddis Ct','Marl Pit Ln','Hobnail Dr','Longleaf Trl','Quarry Bend']
r=2;truth=[];n=vac=0
for i in range(38):
    ad=f"{rng.randrange(100,9900)} {rng.choice(ST)}";bd=rng.choice([3,3,4,5]);sf=bd*480+rng.randrange(300);tr=bd*410+rng.choice([395,430,500])
    pf=rng.choice(['Charlotte North','Rock Hill','Gastonia']);n+=1
    x=rng.random();L=['Vacant'] if x<.1 else ['Vacant','Future'] if x<.17 else ['Active','Future'] if x<.2 else ['Active - Notice Given'] if x<.26 else ['Active - Month to Month'] if x<.3 else ['Active']
    if L[0]=='Vacant':vac+=1
    for st in L:
        t=dict(unit=ad.split()[0],propertyName=ad,area=sf,statusText=st,marketRent=tr)
        b=f"{rng.choice([2,2.5,3])}"
        v=[ad,ad.split()[0],pf,str(bd),b,f"{sf:,}",'',st,'','','','',f"${tr:,.2f}",'','','','','TRELLIS SFR BORROWER 2 LLC']
        if st!='Vacant':
            nm=' & '.join(N.fl() for _ in range(rng.choice([1,1,2])))
            mi=rd(rng,date(2020,1,1),date(2025,5,30)) if st!='Future' else rd(rng,date(2025,7,1),date(2025,8,1));ls=mi if st=='Future' else mi
            while addm(ls,12)<=date(2025,6,18):ls=addm(ls,12)
            le=addm(ls,12)-timedelta(days=1);rent=float(round(tr*rng.uniform(.9,1.05)/5)*5);rc=rent+rng.choice([0,0,35,60,19.95]);dep=rng.choice([rent,0,1500.]);bal=0. if st=='Future' else rng.choice([0.]*5+[412.08,-35.,rc])
            mtm='Month' in st
            v[6]=f"L-{rng.randrange(20000,40000)}";v[8]=nm;v[9]=iso(ls);v[10]='' if mtm else iso(le);v[11]=iso(mi);v[13]=f"${rent:,.2f}";v[14]=f"${rc:,.2f}";v[15]=f"${dep:,.2f}";v[16]=f"${bal:,.2f}" if bal>=0 else f"-${-bal:,.2f}"
            t.update(tenantName=nm,leaseStartDate=iso(ls),leaseEndDate=None if mtm else iso(le),moveInDate=iso(mi),contractRent=rent,totalCharges=rc,deposit=dep,balance=bal)
        truth.append(t)
        for j,s in enumerate(v,1):
            if s!='':ws.cell(r,j,s)
        r+=1
for c in 'CGR':ws.column_dimensions[c].hidden=True
for c,w in zip('ABDEFHIJKLMNOPQ',(24,8,6,6,11,24,40,12,12,12,12,12,16,13,13)):ws.column_dimensions[c].width=w
ws.auto_filter.ref=f"A1:R{r-1}";ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(DOCS/F)
put(F,'SINGLE_FAMILY_RENTAL','Flat Buildium/Propertyware export, everything text, hidden columns, future leases, no title, no totals',False,None,None,n,n-vac,vac,truth)
