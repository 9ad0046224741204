# commercial aging by tenant with open invoices (Sage 300 CRE / Timberline-like), portrait Letter, tenant heads and tenant totals; reportlab canvas
import random, datetime as dt
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from common import *
F="ar_open_invoice_aging_tri_rivers.pdf"
R=random.Random(37022)
AS=dt.date(2025,3,31)
# property, tenant id, tenant, unit, list of (date, invoice, charge, amount, applied)
T=[("Tri-Rivers Distribution Center - Bldg A",[
 ("TR-0104","Alleghany Fastener Supply","A-100",[("2025-03-01","RENT Base Rent",14820,0),("2025-03-01","CAM  Common Area",2916.4,0)]),
 ("TR-0111","Copper State Logistics Inc","A-140",[("2024-11-01","CAM  Common Area",3380.25,1500),("2025-01-15","RECN 2024 CAM Recon",6118.92,0),("2025-02-01","RENT Base Rent",21475,10000),("2025-03-01","RENT Base Rent",21475,0),("2025-03-01","CAM  Common Area",3516.75,0),("2025-03-10","LATE Late Charge",1073.75,0)]),
 ("TR-0119","Deerpath Cold Storage","A-200",[("2025-01-15","RECN 2024 CAM Recon",-1844.16,0),("2025-03-01","TAX  Real Estate Tax",4012.5,0)]),
 ("TR-0123","Grissom Tile & Stone","A-230",[("2024-09-01","RENT Base Rent",8640,2200),("2024-10-01","RENT Base Rent",8640,0),("2024-11-01","RENT Base Rent",8640,0),("2024-11-20","LEGL Legal Fees",1875,0)])]),
("Tri-Rivers Distribution Center - Bldg B",[
 ("TR-0205","Hartwell Medical Transport","B-10",[("2025-03-01","RENT Base Rent",6950,0),("2025-03-14","UTIL Electric Submeter",418.66,0)]),
 ("TR-0208","Ironbridge Equipment Rental LLC","B-20",[("2024-12-14","UTIL Electric Submeter",612.08,0),("2025-01-14","UTIL Electric Submeter",655.91,0),("2025-02-14","UTIL Electric Submeter",701.37,250),("2025-03-14","UTIL Electric Submeter",588.4,0),("2025-03-28","PREP On Account",-1000,0)]),
 ("TR-0214","K & L Print Finishers","B-35",[("2025-02-01","RENT Base Rent",5210,0),("2025-02-01","CAM  Common Area",988.1,0),("2025-02-10","LATE Late Charge",260.5,0),("2025-03-01","RENT Base Rent",5210,0),("2025-03-01","CAM  Common Area",988.1,0),("2025-03-10","LATE Late Charge",260.5,0)]),
 ("TR-0217","Lakeshore Packaging Corp","B-50",[("2025-03-05","MISC Dock Door Repair",2240,0)]),
 ("TR-0221","Monarch Beverage Distributors","B-70",[("2024-08-01","RECN 2023 CAM Recon",4411.09,2000),("2025-03-01","RENT Base Rent",18730,0),("2025-03-01","TAX  Real Estate Tax",3106.25,0)])]),
("Tri-Rivers Flex Park",[
 ("TR-0302","Northgate Dental Lab","F-3",[("2025-03-01","RENT Base Rent",3180,1000)]),
 ("TR-0306","Osprey Robotics Inc","F-7",[("2025-01-01","TI   Amortized TI",845.33,0),("2025-02-01","TI   Amortized TI",845.33,0),("2025-03-01","TI   Amortized TI",845.33,0)]),
 ("TR-0309","Piedmont Sign Works","F-9",[("2024-12-01","RENT Base Rent",2475,0),("2025-01-01","RENT Base Rent",2475,0),("2025-02-01","RENT Base Rent",2475,0),("2025-03-01","RENT Base Rent",2475,0),("2025-03-10","LATE Late Charge",371.25,0)]),
 ("TR-0315","Quarry Road Brewing Co","F-12",[("2025-02-20","UTIL Water & Sewer",316.84,0),("2025-03-20","UTIL Water & Sewer",298.4,0)])])]
K=["other:Invoice Amount","current","b31_60","b61_90","b90","total"]
HD=["Invoice Amount","Current","31-60 Days","61-90 Days","Over 90 Days","Balance Due"]
W,H=letter; cv=canvas.Canvas(doc(F),pagesize=letter); cv.setTitle("Aged Receivables - Open Invoices")
X=[302,356,408,460,515,578]; fs=7
rows=[];tots=[]; pg=0
m=lambda v:f"{abs(v):,.2f}-" if v<0 else f"{v:,.2f} "
def rt(x,y,t): cv.drawRightString(x+(0 if t.endswith("-") else 0),y,t)
def head(prop=None):
    global pg,y; pg+=1
    cv.setFont("Times-Bold",12); cv.drawString(34,H-40,"Receivables Aging by Tenant"); cv.setFont("Times-Roman",8.5); cv.drawString(34,H-51,"TRIRIV  Tri-Rivers Industrial Partners LP"); cv.drawString(34,H-61,"Aged by charge date through 03/31/2025   -   Open invoices only")
    cv.drawRightString(578,H-40,"04-07-2025   10:26 am"); cv.drawRightString(578,H-51,f"Page {pg}")
    y=H-84; cv.setFont("Times-Bold",7.5); cv.drawString(34,y,"Charge"); cv.drawString(34,y-8,"Date"); cv.drawString(78,y-8,"Invoice"); cv.drawString(122,y-8,"Charge Type")
    for x,h in zip(X,HD):
        a,b=h.rsplit(" ",1) if " " in h else ("",h)
        cv.drawRightString(x-2,y,a); cv.drawRightString(x-2,y-8,b)
    cv.setLineWidth(1); cv.line(34,y-11,578,y-11); y-=23
    if prop: cv.setFont("Times-Bold",9); cv.drawString(34,y,prop+"  (continued)"); y-=13
def nums(d,font,keys=K):
    cv.setFont(font,fs)
    for x,k in zip(X,K):
        if k in d: rt(x,y,m(d[k]))
seen=set()
def num(D):
    n=41180+(D-dt.date(2024,8,1)).days*17+R.randint(0,9)
    while n in seen: n+=1
    seen.add(n); return "%06d"%n
head(); GT=dict.fromkeys(K,0)
for prop,L in T:
    if y<150: cv.showPage(); head()
    cv.setFont("Times-Bold",9); cv.drawString(34,y,prop); y-=13
    PT=dict.fromkeys(K,0)
    for tid,tn,unit,I in L:
        if y<70+10*len(I): cv.showPage(); head(prop)
        cv.setFont("Times-Bold",7.5); cv.drawString(40,y,tid); cv.drawString(82,y,tn); cv.setFont("Times-Roman",7.5); cv.drawString(230,y,"Unit "+unit); y-=10
        TT=dict.fromkeys(K,0)
        for d,ch,a,ap in I:
            D=dt.date.fromisoformat(d); age=(AS-D).days; b=K[1] if age<=30 else K[2] if age<=60 else K[3] if age<=90 else K[4]
            n=num(D) if "PREP" not in ch else "CR-2291"
            row={"date":D.strftime("%m/%d/%y"),"invoice":n,"charge":ch,K[0]:a,b:a-ap,"total":a-ap,"unit":unit,"resident":tid,"name":tn}
            cv.setFont("Times-Roman",fs); cv.drawString(46,y,row["date"]); cv.drawString(82,y,n); cv.drawString(122,y,ch[:4]); cv.drawString(146,y,ch[5:])
            nums(row,"Times-Roman"); y-=9.2; rows.append(row); row["charge"]=" ".join(ch.split())
            for k in K: TT[k]+=row.get(k,0)
        cv.setLineWidth(.3); cv.line(X[0]-46,y+6.5,578,y+6.5); y-=1.5
        cv.setFont("Times-Italic",7.2); cv.drawRightString(X[0]-52,y,"Tenant total"); nums(TT,"Times-Italic"); y-=13
        tots.append(dict(label="Tenant total",**TT))
        for k in K: PT[k]+=TT[k]
    cv.setFont("Times-Bold",7.5); cv.setLineWidth(.6); cv.line(34,y+8,578,y+8); cv.drawString(34,y,"Total "+prop.replace("Distribution Center","Dist Ctr")); nums(PT,"Times-Bold"); tots.append(dict(label="Total "+prop.replace("Distribution Center","Dist Ctr"),**PT)); y-=20
    for k in K: GT[k]+=PT[k]
cv.setLineWidth(1); cv.line(34,y+10,578,y+10); cv.setFont("Times-Bold",7.5); cv.drawString(34,y,"Report Total"); nums(GT,"Times-Bold"); tots.append(dict(label="Report Total",**GT))
y-=11; cv.setFont("Times-Italic",7.2); cv.drawString(34,y,"Percent of balance due")
for x,k in list(zip(X,K))[1:5]: cv.drawRightString(x,y,f"{GT[k]/GT['total']*100:.1f}%")
cv.save()
save(F,"INDUSTRIAL","AGED_RECEIVABLES","Sage/Timberline style aging by tenant with open invoices, trailing minus, tenant heads and totals, property totals",True,K,rows,tots)
