from common import *
from reportlab.pdfgen import canvas
N="r16_07_hotel_retail_schedule.pdf"
c=canvas.Canvas(f"{B}/documents/{N}",pagesize=(612,792))
X=[("L-1","Corvina Trattoria LLC","restaurant",6140,D(2018,5,1),D(2033,4,30),368400.,[(D(2028,5,1),405240.)],"61,400.00","Two five-year options at 95% of fair market; percentage rent 6% over natural breakpoint"),
("L-2","Halcyon Day Spa, Inc.","spa",3875,D(2021,10,1),D(2031,9,30),162750.,[(D(2026,10,1),167632.5),(D(2027,10,1),172661.4)],"27,125.00","One five-year option"),
("L-3","Portico News & Gifts","sundries",720,D(2024,1,1),D(2026,12,31),54000.,[],"4,500.00","None"),
("L-4",None,None,1480,None,None,None,[],None,None),
("M-1","Skyline Rotary Antenna Co.","rooftop",None,D(2015,7,1),D(2030,6,30),31200.,[(D(2027,7,1),32136.)],None,"Three five-year options"),
("M-2","Valence Car Hire","counter",210,D(2022,3,1),"MTM",18900.,[],"1,575.00","None; 60 days' notice either party")]
L=lambda d:d if isinstance(d,str) else f"{d.day} {d:%b} {d.year}"
put(c,742,[(306,"c")],["EXHIBIT F"],"Times-Bold",12);put(c,726,[(306,"c")],["SCHEDULE OF COMMERCIAL LEASES"],"Times-Bold",12)
put(c,710,[(306,"c")],["The Bellhaven Grand Hotel - Lobby and Mezzanine (6 demised premises)"],"Times-Roman",10.5)
put(c,696,[(306,"c")],["Certified by Borrower as of August 31, 2026"],"Times-Italic",10)
y=668;T=[]
for u,n,k,a,s,e,an,st,dep,o in X:
    c.setFillGray(.9);c.rect(54,y-4,504,15,0,1);c.setFillGray(0)
    put(c,y,[(60,"l"),(130,"l"),(552,"r")],[f"Premises {u}",n or "VACANT - formerly florist",f"{a:,} rentable sq. ft." if a else "license - no floor area"],"Times-Bold",10);y-=16
    t=dict(unit=u,statusText="Occupied" if n else "VACANT",area=a)
    if n:
        put(c,y,[(60,"l"),(130,"l"),(330,"l"),(430,"l")],["Commencement:",L(s),"Expiration:",L(e)],"Times-Roman",10);y-=13
        put(c,y,[(60,"l"),(130,"l"),(330,"l"),(430,"l")],["Annual rent:","$"+m2(an),"Security deposit:","$"+dep if dep else "none"],"Times-Roman",10);y-=13
        put(c,y,[(60,"l"),(130,"l")],["Rent steps:","; ".join(f"{L(d)}  ${v:,.2f} per annum" for d,v in st) or "none"],"Times-Roman",10);y-=13
        put(c,y,[(60,"l"),(130,"l")],["Options:",o],"Times-Roman",10);y-=20
        t.update(tenantName=n,leaseStartDate=s,leaseEndDate=e,annualRent=an,deposit=float(dep.replace(",","")) if dep else None,rentSteps=[dict(date=d,amount=v,per="year") for d,v in st])
    else:
        put(c,y,[(60,"l")],["Unleased since November 2025; listed with broker."],"Times-Italic",10);y-=20
    T.append(t)
ta=sum(x[3] or 0 for x in X);tn=sum(x[6] or 0 for x in X)
c.line(54,y+8,558,y+8);put(c,y-6,[(60,"l"),(330,"l"),(552,"r")],["TOTAL","$"+m2(tn)+" per annum",f"{ta:,} rentable sq. ft."],"Times-Bold",10.5)
y-=44;put(c,y,[(60,"l")],["BELLHAVEN HOTEL OWNER, LLC, a Delaware limited liability company"],"Times-Roman",10)
put(c,y-30,[(60,"l")],["By: ______________________________    Title: Authorized Person"],"Times-Roman",10)
put(c,30,[(306,"c")],["Exhibit F - 1"],"Times-Roman",9);c.save()
save(N,dict(propertyName="The Bellhaven Grand Hotel",asOnDate="2026-08-31",units=6,occupied=5,vacant=1,rows=T,printedTotals=dict(area=ta,annualRent=tn)),"HOSPITALITY","loan-agreement exhibit, lease-abstract blocks not a table, annual rents",True)
