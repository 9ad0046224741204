from common import *
from fpdf import FPDF
F="rents_dunlap_road.pdf"
def run():
    D=dt.date
    I=[("Bay 1","Crosscut Cabinet Works",4200,D(2022,3,1),D(2027,2,28),3150,3150,"pays own electric"),
       ("Bay 2","Crosscut Cabinet Works",2100,D(2024,6,1),D(2027,2,28),1680,None,"overflow storage"),
       ("Bay 3","T&L Radiator",2100,None,"month to month",1395,500,"here since 2009"),
       ("Bay 4",None,2100,None,None,None,None,"asking 1,750; new door going in"),
       ("Bay 5-6","Three Pines Kombucha LLC",4200,D(2023,9,15),D(2028,9,14),3465,6930,"up to $3,570 on 9/15/26"),
       ("Bay 7","Ozark Fire Sprinkler Co.",2850,D(2021,1,1),D(2025,12,31),2137,2000,"renewal mailed, not signed"),
       ("Yard","Hollis Crane Rental",None,D(2025,5,1),D(2026,4,30),900,900,"gravel lot, fenced, 1/2 acre"),
       ("Office","Dunlap Road Partners",600,None,None,0,None,"ours, no rent"),
       ("Sign","Beacon Outdoor (billboard)",None,D(2019,7,1),D(2029,6,30),275,None,"paid yearly, shown monthly")]
    p=FPDF("P","pt","Letter"); p.set_auto_page_break(False); p.add_page(); p.set_creation_date(D and dt.datetime(2026,3,14,tzinfo=dt.timezone.utc))
    def t(x,y,s,al="l",st="",sz=11):
        p.set_font("Courier",st,sz); w=p.get_string_width(s); p.text(x if al=="l" else x-w,y,s)
    y=70; t(72,y,"2140 DUNLAP ROAD - WHO PAYS WHAT","l","B",13); y+=16; t(72,y,"warehouse bays, owned by Dunlap Road Partners",sz=9); y+=34
    t(72,y,"Bay","l","U"); t(150,y,"Tenant","l","U"); t(450,y,"Per month","r","U"); t(540,y,"Deposit","r","U"); y+=20
    rows=[];tot=0;dp=0
    for u,n,a,s,e,r,d,note in I:
        t(72,y,u,st="B"); t(150,y,n or "- empty -"); 
        if r is not None: t(450,y,m2(r),"r"); tot+=r
        if d is not None: t(540,y,m2(d),"r"); dp+=d
        y+=13
        bits=[]
        if a: bits.append(f"{a:,} sf")
        if s: bits.append(f"lease {us(s)} to {us(e)}")
        elif e: bits.append(e)
        bits.append(note); t(150,y,"; ".join(bits),sz=8.5); y+=22
        rows.append(dict(unit=u,tenantName=n,area=a,statusText="Occupied" if n else "empty",leaseStartDate=iso(s) if s else None,leaseEndDate=(iso(e) if s else e),contractRent=r,deposit=d,marketRent=1750 if n is None else None,rentSteps=[{"date":"2026-09-15","amount":3570}] if u=="Bay 5-6" else None))
    p.line(370,y-8,540,y-8); y+=6; t(150,y,"Total coming in"); t(450,y,m2(tot),"r","B"); t(540,y,m2(dp),"r","B"); y+=40
    t(72,y,"Split of the rent",st="U"); y+=16
    for n,f in (("Marjorie's trust",.5),("Uncle Dell's side",.25),("R & K Holdings",.25)):
        t(90,y,n,sz=10); t(330,y,f"{f*100:.0f}%","r",sz=10); t(450,y,m2(r2(tot*f)),"r",sz=10); y+=14
    y+=20; t(72,y,"Tenants pay their own gas and electric. We pay water, tax and roof.",sz=9)
    t(72,750,"printed 3/14/26",sz=8)
    p.output(str(DOCS/F))
    return save(F,"INDUSTRIAL","small co-owner's typewriter page, two-line records, owners' split",False,dict(propertyName="2140 Dunlap Road",asOnDate=None,units=None,occupied=None,vacant=1,rows=rows))
if __name__=="__main__": print(run())
