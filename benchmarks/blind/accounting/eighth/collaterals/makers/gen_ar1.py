# AR 1: commercial retail, invoice detail by tenant, reportlab landscape; credits, unapplied cash, deposits in the tenant line
import random,datetime as dt
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import legal,landscape
R=random.Random(777013); asof=dt.date(2025,9,30)
TN=[("0114","101-A","Blue Heron Coffee Roasters LLC",465000,[("CAM",60,128044),("BRT Base Rent",29,418750),("BRT Base Rent",60,103750)]),
("0121","103","Dr. Anita Velasquez, DDS, PA",0,[("BRT Base Rent",29,612500),("CM  Unapplied credit memo",45,-75000)]),
("0130","105/107","Family Fare Dollar Store #2281",1200000,[("RET Real Estate Tax Recon 2024",156,884219),("CAM 2024 CAM Recon",156,312277),("PCT Percentage Rent Q2",64,140500),("INS Insurance Est.",29,48100)]),
("0142","109","Golden Lotus Massage & Spa",350000,[("BRT Base Rent",29,285000),("BRT Base Rent",60,285000),("BRT Base Rent",91,285000),("BRT Base Rent",121,285000),("LTC Late Charge",52,14250),("LTC Late Charge",82,14250),("LGL Attorney's Fees - Demand Letter",21,62500),("CAM",91,51233)]),
("0155","112","Halvorsen Insurance Agency",220000,[("CSH Receipt on account (unapplied)",3,-229118)]),
("0163","114","K9 Country Club, Inc.",500000,[("BRT Base Rent",29,540000),("UTL Water/Sewer Sub-meter",17,33918),("UTL Water/Sewer Sub-meter",48,29877),("CM  Credit - roof leak abatement",76,-120000)]),
("0170","116","Las Palmas Taqueria",410000,[("BRT Base Rent",-1,390000),("CAM",-1,71500),("RET Real Estate Tax Est.",-1,66025),("CAM",30,1850)]),
("0188","118","Northgate Urgent Care Partners, a Series of Meridian Health Holdings LLC",0,[("TIA Amortized TI Repayment",60,157750),("TIA Amortized TI Repayment",91,157750),("SGN Pylon Sign Rent",62,25000)]),
("0191","120","Quick-Tan (vacated 04/30/25)",0,[("BRT Base Rent",182,233000),("BRT Base Rent",213,233000),("RST Restoration / Broom Clean",121,189540),("DEP Deposit applied",120,-180000)]),
("0207","ANCH","Sprout & Barrel Markets",0,[("CAM",-1,1244067),("RET 2024 Tax Recon",91,-331809)]),
("0215","KSK-1","PhoneFix Kiosk",95000,[("LIC License Fee",29,95000),("LIC License Fee",60,45000)]),
("0222","PAD-B","Ridgeback Bank, N.A.",0,[("GRD Ground Rent",-1,1150000),("INS Insurance Est.",60,7714)])]
names=["total","current","b1_30","b31_60","b61_90","b90"]
heads=["Open\nBalance","Current","1 - 30\nDays","31 - 60\nDays","61 - 90\nDays","Over 90\nDays"]
f="Millrace_Crossing_AR_detail.pdf"
W,Hh=landscape(legal);cv=canvas.Canvas(D+'/'+f,pagesize=(W,Hh));pg=0
X=[560,637,714,791,868,958]
def head():
    global pg,y;pg+=1
    cv.setFont("Times-Bold",15);cv.drawCentredString(W/2,Hh-36,"Millrace Crossing Shopping Center")
    cv.setFont("Times-Roman",10);cv.drawCentredString(W/2,Hh-49,"Aged Receivables - Open Invoice Detail by Tenant");cv.drawCentredString(W/2,Hh-61,"Aged by due date as of September 30, 2025")
    cv.setLineWidth(1);cv.line(40,Hh-72,W-40,Hh-72);cv.setFont("Times-Bold",9)
    for x,s in((46,"Due Date"),(112,"Invoice No."),(190,"Charge")):cv.drawString(x,Hh-94,s)
    cv.drawRightString(478,Hh-83,"Days");cv.drawRightString(478,Hh-94,"Past Due")
    for x,h in zip(X,heads):
        p=h.split("\n")
        for i,s in enumerate(p):cv.drawRightString(x,Hh-(94-11*(len(p)-1-i)),s)
    cv.line(40,Hh-98,W-40,Hh-98);y=Hh-114
def foot():cv.setFont("Times-Italic",8);cv.drawString(40,22,"(1) Credits and unapplied receipts are aged from posting date. Deposits are memo only and are not netted.");cv.drawRightString(W-40,22,f"Sheet {pg}")
def nums(v,ft,z):
    cv.setFont(ft,9)
    for x,n in zip(X,v):
        if n or z:
            s=usd(n,True,"0.00");cv.drawRightString(x+(3 if n<0 else 0),y,s)
rows=[];tots=[];G=[0]*6;inv=24117;head()
for tid,su,nm,dep,L in TN:
    if y<48+12*(len(L)+2) and y<150:foot();cv.showPage();head()
    cv.setFont("Times-Bold",9.5);cv.drawString(46,y,f"{tid}   {nm}");cv.drawString(520,y,f"Suite {su}")
    cv.setFont("Times-Roman",9);cv.drawRightString(958,y,"Security deposit held: "+(f"${dep/100:,.2f}" if dep else "none"));y-=13
    T6=[0]*6
    for ch,d,a in sorted(L,key=lambda q:-q[1]):
        if y<60:
            foot();cv.showPage();head();cv.setFont("Times-BoldItalic",9.5);cv.drawString(46,y,f"{tid}   {nm} (continued)");cv.drawString(520,y,f"Suite {su}");y-=13
        inv+=R.randint(3,90);date=(asof-dt.timedelta(days=d)).strftime("%m/%d/%Y")
        if d<0: date="10/01/2025"
        b=1 if d<=0 else 2 if d<=30 else 3 if d<=60 else 4 if d<=90 else 5
        v=[a,0,0,0,0,0];v[b]=a;T6=[p+q for p,q in zip(T6,v)]
        ds=max(d,0)
        cv.setFont("Times-Roman",9);cv.drawString(46,y,date);cv.drawString(112,y,("CR-" if a<0 else "IN-")+str(inv));cv.drawString(190,y,ch);cv.drawRightString(478,y,str(ds));nums(v,"Times-Roman",0);y-=11.5
        rows.append({"resident":tid,"unit":su,"name":nm,"date":date,"charge":" ".join(ch.split()),"other:Days Past Due":ds,**{k:n/100 for k,n in zip(names,v) if n}})
    cv.setLineWidth(.4);[cv.line(x-60,y+8.5,x,y+8.5) for x in X]
    cv.setFont("Times-Italic",9);lab=f"Tenant {tid} total";cv.drawString(190,y,lab);nums(T6,"Times-Italic",1);y-=19
    tots.append({"label":lab,**{k:n/100 for k,n in zip(names,T6)}});G=[p+q for p,q in zip(G,T6)]
if y<110:foot();cv.showPage();head()
cv.setLineWidth(1);cv.line(40,y+10,W-40,y+10);cv.setFont("Times-Bold",9);cv.drawString(46,y-2,"TOTAL MILLRACE CROSSING");y-=2;nums(G,"Times-Bold",1);tots.append({"label":"TOTAL MILLRACE CROSSING",**{k:n/100 for k,n in zip(names,G)}})
y-=13;cv.setFont("Times-Italic",9);cv.drawString(46,y,"Percent of open balance")
for x,n in list(zip(X,G))[1:]:cv.drawRightString(x,y,f"{n/G[0]*100:.1f}%")
y-=26;cv.setFont("Times-Roman",9);cv.drawString(46,y,f"Security deposits held on the tenants listed: ${sum(t[3] for t in TN)/100:,.2f}.  Ineligible for collateral advance (over 90 days): see borrowing base certificate, line 4.")
foot();cv.save()
save(f,"AR",["other:Days Past Due"]+names,rows,tots)
