from common import *
from reportlab.pdfgen import canvas
r=random.Random(101); nm=Names(r)
N='affidavit_of_rents_tremlett.pdf'
c=canvas.Canvas(doc(N),pagesize=(612,792)); y=[740]
def t(s,x=64,f='Courier',sz=10): c.setFont(f,sz); c.drawString(x+r.uniform(-.25,.25),y[0],s); y[0]-=12.6
for s in ["COMMONWEALTH OF MASSACHUSETTS","","SUFFOLK, ss.                              HOUSING COURT DEPARTMENT","                                          EASTERN DIVISION","                                          DOCKET NO. 26H84SP003117","",
"HARLAN STREET REALTY TRUST, Plaintiff","      v.","MARISOL PETTIBONE, Defendant",""]: t(s)
t("           AFFIDAVIT OF RENTS - 41-43 TREMLETT STREET",f='Courier-Bold'); t("")
for s in ["I, Wendell R. Carmody, trustee, on oath depose and say that I am the owner",
"of the nine-family dwelling at 41-43 Tremlett Street, Dorchester, and that",
"the following is a true account of all apartments, tenants and rents charged",
"as of October 1, 2026:",""]: t(s)
t("APT.    TENANT               RENT PER   LEASE        LAST MO.   ARREARS",f='Courier-Bold')
t("        ROOMS / SINCE        MONTH      ENDS         HELD       10/1/26",f='Courier-Bold')
t("-"*70)
data=[("1L","Marisol Pettibone","5 rms",D(2019,6,1),1650,"at will",1400,4950),("1R",nm(),"4 rms",D(2022,9,1),1725,D(2027,8,31),1725,0),
("2L",nm(),"5 rms",D(2016,11,1),1480,"at will",1250,0),("2R",nm(),"4 rms",D(2024,2,1),1850,D(2027,1,31),1850,0),
("3L",None,"5 rms",None,None,None,None,None),("3R",nm(),"4 rms",D(2023,7,1),1790,D(2027,6,30),1790,895),
("Rear 1",nm(),"3 rms",D(2011,4,1),1100,"at will",900,0),("Rear 2",nm(),"3 rms",D(2025,12,1),1550,D(2026,11,30),1550,0),("Bsmt",nm(),"2 rms",D(2020,3,15),975,"at will",None,325)]
rows=[]
for u,n,k,s,rent,e,lm,ar in data:
    if n:
        es=e if isinstance(e,str) else f"{e.month}/{e.day}/{e:%y}"
        t(f"{u:<8}{n:<21}{'$'+m2(rent):>9}  {es:<11}{('$'+m2(lm)) if lm else 'none':>10}{('$'+m2(ar)) if ar else 'none':>11}")
        t(f"        {k}, since {s.month}/{s.day}/{s.year}"); 
        rows.append(row(unit=u,unitType=k,tenantName=n,statusText='Occupied',contractRent=rent,leaseEndDate=e,moveInDate=s,deposit=lm,balance=ar or None))
    else:
        t(f"{u:<8}VACANT since 7/31/26, under repair (order of the Inspectional"); t(f"        Services Dept.), {k}")
        rows.append(row(unit=u,unitType=k,statusText='VACANT'))
    y[0]-=4
t("-"*70)
T=sum(x['contractRent'] for x in rows if 'contractRent' in x);A=sum(x.get('balance',0) for x in rows);L=sum(x.get('deposit',0) for x in rows)
t(f"      TOTAL, 8 RENTED        {'$'+m2(T):>9}             {'$'+m2(L):>10}{'$'+m2(A):>11}",f='Courier-Bold')
for s in ["","Heat and hot water are furnished by the owner to all apartments except Rear","1 and Rear 2.","","Signed under the pains and penalties of perjury this 6th day of October 2026.","",
"","                              ______________________________","                              Wendell R. Carmody, Trustee"]: t(s)
assert y[0]>40,y
c.save()
save(N,'MULTIFAMILY','typed court affidavit, two-line records',True,dict(propertyName='41-43 Tremlett Street',asOnDate='2026-10-01',units=9,occupied=8,vacant=1,sheet=None,planted=None,rows=rows),[('contractRent',T),('balance',A),('deposit',L)])
