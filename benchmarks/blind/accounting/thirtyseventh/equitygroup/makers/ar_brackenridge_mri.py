# MRI style commercial aged delinquency report, office park, tenant heading over invoice lines by charge, PDF landscape
import random, datetime as D
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
R=random.Random(38104); ASOF=D.date(2025,4,30)
TEN=[("BRK1","Brackenridge Park I",[("000412-1","Aldous & Finch Insurance Services","100","Current"),("000418-2","Copperline Structural Engineers, P.C.","150","Current"),("000425-1","Dunmore Wealth Partners LLC","210","Current"),("000431-1","Evercrest Home Health of North Carolina, Inc.","220","Current"),("000440-3","Halyard Title Agency","305","Current"),("000377-1","Kettle River Staffing (Former)","310","Inactive"),("000452-1","Marlowe, Tate & Osei, LLP","400","Current")]),
 ("BRK2","Brackenridge Park II",[("000503-1","NuVantis Software Corp.","100","Current"),("000507-1","Piedmont Orthodontic Lab","130","Current"),("000511-2","Rosewater Counseling Center","200","Current"),("000519-1","Southbound Freight Brokers","215","Current"),("000522-1","State of NC - Dept. of Revenue (Field Office)","300","Current"),("000498-1","Tidewater Mortgage Co. (Bankrupt 11/24)","320","Inactive")]),
 ("BRK3","Brackenridge Park III",[("000601-1","Umber Architecture","100","Current"),("000604-1","Vellum Court Reporting","120","Current"),("000610-1","Whitlock Pharma Research LLC","200","Current")])]
CODES={"BRN":"Base Rent","OPX":"Opex Recovery","RET":"Real Estate Tax","ELE":"Submeter Electric","PKG":"Parking","LAT":"Late Fee","HVA":"After Hrs HVAC","TIR":"TI Reimbursement","REC":"2024 Recon"}
bk=["current","b31_60","b61_90","b91_120","b120"]
def bucket(d):
    a=(ASOF-d).days
    return bk[0] if a<=30 else bk[1] if a<=60 else bk[2] if a<=90 else bk[3] if a<=120 else bk[4]
inv=[48110]; seq=[48102]
def ln(d,code,amt,src="CH"):
    inv[0]+=R.randint(1,37); 
    return (d,code,src,round(amt,2))
data={}
d=D.date
def rent(x): return round(R.uniform(4200,23800),2)
for e,_,ts in TEN:
    for t in ts:
        b=rent(t); L=[]; k=t[0]
        mode={"000377-1":"old","000498-1":"bk","000431-1":"slow","000503-1":"recon","000519-1":"slow","000522-1":"gov","000610-1":"ti","000440-3":"pre","000604-1":"pre"}.get(k,R.choice(["cur","late","cur","recon"]))
        if mode=="old": L=[ln(d(2024,9,1),"BRN",b),ln(d(2024,9,1),"OPX",b*.21),ln(d(2024,10,1),"BRN",b),ln(d(2024,10,1),"OPX",b*.21),ln(d(2024,10,11),"LAT",b*.05),ln(d(2024,12,4),"TIR",-round(b*.4,2),"NC")]
        elif mode=="bk": L=[ln(d(2024,10,1),"BRN",b),ln(d(2024,11,1),"BRN",b),ln(d(2024,11,1),"OPX",b*.18),ln(d(2024,11,1),"PKG",375)]
        elif mode=="slow": L=[ln(d(2025,m,1),"BRN",b) for m in (2,3,4)]+[ln(d(2025,m,1),"OPX",b*.19) for m in (3,4)]+[ln(d(2025,m,11),"LAT",b*.05) for m in (2,3,4)]; L.sort(key=lambda x:x[0]); L.append(ln(d(2025,4,17),"BRN",-round(b*.5,2),"PR"))
        elif mode=="recon": L=[ln(d(2025,3,28),"REC",R.uniform(900,6100)),ln(d(2025,4,9),"HVA",R.choice([150,225,487.5]))]
        elif mode=="gov": L=[ln(d(2024,12,20),"ELE",812.44),ln(d(2025,1,21),"ELE",904.17),ln(d(2025,2,20),"ELE",887.9),ln(d(2025,4,1),"BRN",b)]
        elif mode=="ti": L=[ln(d(2025,1,15),"TIR",18640),ln(d(2025,4,1),"BRN",b),ln(d(2025,4,1),"RET",b*.11)]
        elif mode=="pre": L=[ln(d(2025,4,22),"BRN",-round(b,2),"PR"),ln(d(2025,4,22),"PKG",-300,"PR")]
        elif mode=="late": L=[ln(d(2025,4,1),"BRN",b),ln(d(2025,4,1),"OPX",b*.2),ln(d(2025,4,11),"LAT",b*.05)]
        else: L=[ln(d(2025,4,1),"ELE",R.uniform(200,900)),ln(d(2025,4,8),"PKG",R.choice([75,150,300]))]
        n=inv[0]
        data[k]=[]
        for x in L:
            seq[0]+=R.randint(1,9); data[k].append((x,seq[0] if x[2]!="PR" else None))
# invoice numbers run with the invoice date over all tenants
allx=sorted((x[0][0],k,i) for k,v in data.items() for i,x in enumerate(v) if x[1])
num=44020
for dt,k,i in allx: num+=R.randint(2,60); data[k][i]=(data[k][i][0],num)
KEYS=["total"]+bk
rows=[];totals=[];out=[]; G=dict.fromkeys(KEYS,0.0); recap={}
def add(s,v): 
    for k in KEYS: s[k]=round(s[k]+v.get(k,0),2)+0.0
for e,n,ts in TEN:
    E=dict.fromkeys(KEYS,0.0); out.append(("E",f"{e}   {n}"))
    for k,nm,su,st in ts:
        out.append(("N",k,nm,su,st)); S=dict.fromkeys(KEYS,0.0)
        for (dt,code,src,amt),no in data[k]:
            b=bucket(dt); r={"date":dt.strftime("%m/%d/%Y"),"charge":code,"total":amt,b:amt}
            if no: r["invoice"]=str(no)
            # a row carries its tenant from the heading
            rr=dict(r); out.append(("R",r,src)); rows.append(rr); add(S,r); recap.setdefault(code,dict.fromkeys(KEYS,0.0)); add(recap[code],r)
        out.append(("S",nm,S,dict(R.choice([{}])))); totals.append(dict(label=f"{nm} Total:",**S)); add(E,S)
    out.append(("X",f"{n} Total:",E)); totals.append(dict(label=f"{n} Total:",**E)); add(G,E)
totals.append(dict(label="Grand Total:",**G))
F="MRI_AgedDelq_Brackenridge_043025.pdf"; PS=landscape(letter); W,H=PS
c=canvas.Canvas(doc(F),pagesize=PS,invariant=1)
XR=[342,424,500,576,652,742]
m=lambda v: f"({abs(v):,.2f})" if v<0 else f"{v:,.2f}"
pg=[0]; y=0
def foot(): c.setFont("Times-Roman",7.5); c.drawString(40,24,"* PR = open credit / prepaid    NC = non-cash credit    CH = charge"); c.drawRightString(W-40,24,f"Page: {pg[0]}")
def newp():
    global y
    if pg[0]: foot(); c.showPage()
    pg[0]+=1
    c.setFont("Times-Roman",8); c.drawString(40,H-34,"Database:  STONEHAVEN"); c.drawString(40,H-44,"Report:  MRI_CMAGED"); c.drawRightString(W-40,H-34,"Date:  5/5/2025"); c.drawRightString(W-40,H-44,"Time:  10:52 AM")
    c.setFont("Times-Bold",12); c.drawCentredString(W/2,H-36,"Aged Delinquencies"); c.setFont("Times-Bold",9); c.drawCentredString(W/2,H-48,"Stonehaven Real Estate Services - Brackenridge Park"); c.drawCentredString(W/2,H-59,"As of 04/30/2025  -  Period 04/25")
    c.setFont("Times-Bold",8); yy=H-80
    c.drawString(52,yy,"Invoice"); c.drawString(52,yy-9,"Date"); c.drawString(112,yy-9,"Category"); c.drawString(170,yy-9,"Source"); c.drawString(214,yy,"Invoice"); c.drawString(214,yy-9,"Number")
    for x,a,b in zip(XR,("","","31-60","61-90","91-120","Over 120"),("Amount","Current","Days","Days","Days","Days")): c.drawRightString(x,yy,a); c.drawRightString(x,yy-9,b)
    c.setLineWidth(1); c.line(40,yy-13,W-40,yy-13); y=yy-26
newp()
for i,o in enumerate(out):
    need={"E":60,"N":44,"R":11,"S":24,"X":26}[o[0]]
    if y-need<40: newp()
    if o[0]=="E": c.setFont("Times-Bold",9.5); c.drawString(40,y,o[1]); y-=15
    elif o[0]=="N":
        c.setFont("Times-Bold",8.3); c.drawString(46,y,o[1]); c.drawString(112,y,o[2]); c.setFont("Times-Roman",8); c.drawString(340,y,f"Suite: {o[3]}"); c.drawString(430,y,f"Status: {o[4]}"); y-=11
    elif o[0]=="R":
        r=o[1]; c.setFont("Times-Roman",8.3); c.drawString(52,y,r["date"]); c.drawString(112,y,r["charge"]); c.drawString(176,y,o[2]); c.drawString(214,y,r.get("invoice",""))
        for x,k in zip(XR,KEYS):
            if k in r: c.drawRightString(x,y,m(r[k]))
        y-=11
    else:
        S=o[2]; b=o[0]=="X"; c.setFont("Times-BoldItalic" if not b else "Times-Bold",8.3); c.setLineWidth(.4)
        lab=(o[1]+" Total:") if not b else o[1]
        for x in XR: c.line(x-56,y+8.5,x,y+8.5)
        c.drawRightString(XR[0]-60,y,lab)
        for x,k in zip(XR,KEYS): c.drawRightString(x,y,m(S[k]))
        y-= 17 if not b else 24
if y-40-11*len(recap)<40: newp()
c.setFont("Times-Bold",9); c.drawRightString(XR[0]-60,y,"Grand Total:")
for x in XR: c.line(x-56,y+9,x,y+9); c.line(x-56,y-3,x,y-3); c.line(x-56,y-5,x,y-5)
for x,k in zip(XR,KEYS): c.drawRightString(x,y,m(G[k]))
foot(); c.showPage(); c.save()
# each line belongs to the tenant printed in the heading above it
i=-1
for o in out:
    if o[0]=="N": cur=o
    if o[0]=="R": i+=1; rows[i].update(resident=cur[1],name=cur[2],unit=cur[3],status=cur[4])
assert abs(sum(r["total"] for r in rows)-G["total"])<.005 and abs(sum(G[k] for k in bk)-G["total"])<.005
save(F,"AR",KEYS,rows,totals,"OFFICE","MRI aged delinquencies, tenant heading, invoice lines by category, prepaid credits, three buildings",True)
print(len(rows),pg[0],G)
