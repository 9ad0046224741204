# Sage-style nominal trial balance by property, A4, ruled boxes, UK
import random, json
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4
from reportlab.lib import colors
R=random.Random(1301)
NAME="Harrowgate_Nominal_TB_Q1"
A={"0010":"Freehold Property at Cost","0030":"Office & Plant Equipment","0031":"Office & Plant Equipment Depn","1100":"Tenants' Control Account","1103":"Prepayments","1200":"Receivers' Current Account","1210":"Rent Deposit Client Account","1230":"Petty Cash (Caretaker)","2100":"Creditors Control Account","2109":"Accruals","2115":"Rents Received in Advance","2200":"VAT on Sales","2201":"VAT on Purchases","2202":"VAT Liability","2210":"Tenants' Rent Deposits Held","2300":"Charge Loan - Calder & Wyke Building Society","2310":"Loan Interest Accrued","3000":"Capital Introduced","3200":"Profit and Loss Brought Forward","4000":"Rent Receivable","4010":"Service Charge Receivable","4020":"Insurance Recharged to Tenants","4030":"Surrender Premium","4905":"Sundry Income","7100":"Empty Rates","7103":"Buildings Insurance","7200":"Electricity - Landlord's Supply","7203":"Water Rates","7300":"Repairs and Making Good","7305":"Lift Maintenance","7400":"Managing Agents' Fees","7500":"Receivers' Remuneration","7510":"Legal and Court Costs","7600":"Letting Agents' Commission","7700":"Cleaning & Refuse","7901":"Bank Charges","7905":"Loan Interest Payable","8100":"Bad Debt Write Off","9998":"Suspense Account"}
def c(lo,hi): return R.randint(lo*100,hi*100)
def build(scale,retail):
    op={}
    def o(a,v): op[a]=op.get(a,0)+v
    s=scale
    o("0010",int(s*92500000)); o("1100",c(int(9000*s),int(16000*s))); o("1103",c(1200,3900)); o("1200",c(4000,19000)); o("1210",c(9000,12000))
    o("2210",-op["1210"]); o("2100",-c(3000,12000)); o("2109",-c(900,4000)); o("2115",-c(2000,7000)); o("2202",-c(1000,5200))
    o("2300",-int(s*71250000)); o("2310",-c(8000,14000)); o("3000",-100000 if retail else -1000)
    if retail: o("1230",15000); o("9998",c(200,900))
    else: o("0030",c(7000,9900)); o("0031",-c(2500,4400))
    o("3200",-sum(op.values()))
    dr={};cr={}
    def j(d,k,v):
        dr[d]=dr.get(d,0)+v; cr[k]=cr.get(k,0)+v
    rent=c(int(19000*s),int(26000*s)); j("1100","4000",rent); j("1100","2200",rent//5)
    sc=c(3000,5200); j("1100","4010",sc); j("1100","2200",sc//5)
    j("1100","4020",c(1100,2300)); j("2115","1100",c(500,1900))
    j("1200","1100",int(rent*0.93)); j("1200","1100",int(sc*.8))
    for a,lo,hi in [("7103",900,1900),("7200",600,1500),("7300",1800,6200),("7400",900,1700),("7500",3200,6000),("7510",1500,5200),("7700",400,1200)]+([("7100",700,2100),("7600",900,2000)] if retail else [("7305",600,900),("7203",180,420)]):
        v=c(lo,hi); j(a,"2100",v)
        if a not in("7103","7100","7203"): j("2201","2100",v//5)
    j("2100","1200",c(9000,14000)); j("7901","1200",c(40,110)); j("7905","2310",c(9000,13000)); j("2310","1200",c(6000,9000))
    j("2202","1200",-op["2202"]); j("7103","1103",c(300,1100))
    if retail: j("8100","1100",c(1200,2600)); j("7300","1230",c(30,120)); j("9998","1100",c(100,180)) 
    else: j("1200","4030",c(4000,9000)); j("1200","4905",c(100,350))
    out=[]
    for a in sorted(set(op)|set(dr)|set(cr)):
        b=op.get(a,0);d=dr.get(a,0);k=cr.get(a,0);e=b+d-k
        r={"account":a,"name":A[a]}
        if b>0:r["open_dr"]=b
        if b<0:r["open_cr"]=-b
        if d:r["debit"]=d
        if k:r["credit"]=k
        if e>0:r["close_dr"]=e
        if e<0:r["close_cr"]=-e
        out.append(r)
    return out
P=[("Property 014","Harrowgate Parade, 2-18 Station Road (nine shops)",build(1.0,True)),("Property 021","Tenter Mill Business Units, Block C (offices)",build(0.62,False))]
M=["open_dr","open_cr","debit","credit","close_dr","close_cr"]
W,H=A4
cv=canvas.Canvas(f"documents/{NAME}.pdf",pagesize=A4)
X=[34,66,232]; CW=56.5
ed=[232+CW*(i+1) for i in range(6)]
f=lambda v:f"{v/100:,.2f}"
pg=0
def head(prop):
    global pg; pg+=1
    cv.setFont("Times-Bold",13); cv.drawCentredString(W/2,H-40,"Harrowgate Estates (Northern) Limited - Receivers Appointed")
    cv.setFont("Times-Roman",9.5); cv.drawCentredString(W/2,H-54,"Period Trial Balance by Property")
    cv.setFont("Times-Roman",7.5); cv.drawString(34,H-68,"Date From: 01/04/2025   Date To: 30/06/2025"); cv.drawRightString(ed[-1],H-68,f"Printed 09/07/2025 11:42   Page {pg}")
    y=H-92
    cv.setFont("Times-Bold",9); cv.drawString(34,y,f"{prop[0]}: {prop[1]}")
    y-=10
    cv.setFillColor(colors.Color(.87,.89,.93)); cv.rect(30,y-26,ed[-1]-26,26,fill=1,stroke=0); cv.setFillColor(colors.black)
    cv.setLineWidth(.6); cv.rect(30,y-26,ed[-1]-26,26)
    cv.setFont("Times-Bold",7.8)
    cv.drawString(34,y-20,"N/C"); cv.drawString(66,y-20,"Name")
    for i,t in enumerate(["Opening Balance","Period Movement","Closing Balance"]):
        cv.drawCentredString(232+CW*(2*i+1),y-9,t); cv.line(232+CW*2*i+4,y-12,232+CW*(2*i+2)-2,y-12)
    for i in range(6): cv.drawRightString(ed[i]-3,y-22,["Debit","Credit"][i%2])
    return y-26
def vl(y0,y1):
    cv.setLineWidth(.25)
    for x in [30,62,232]+[232+CW*2,232+CW*4,ed[-1]+4]: cv.line(x if x<233 or x>ed[-1] else x,y0,x,y1)
rows=[];tots=[];g={m:0 for m in M}
for n,p in enumerate(P):
    y=head(p); y0=y; cv.setFont("Times-Roman",7.8)
    y-=3
    t={m:0 for m in M}
    for r in p[2]:
        y-=13.2; cv.drawString(34,y,r["account"])
        nm=r["name"]
        cv.drawString(66,y,nm)
        for i,m in enumerate(M):
            if m in r: cv.drawRightString(ed[i]-3,y,f(r[m])); t[m]+=r[m]
        rows.append({k:(v/100 if k in M else v) for k,v in r.items()})
    y-=6; vl(y0,y); cv.line(30,y,ed[-1]+4,y)
    cv.setFont("Times-Bold",7.8); y-=11; cv.drawString(66,y,f"Totals: {p[0]}")
    for i,m in enumerate(M): cv.drawRightString(ed[i]-3,y,f(t[m])); g[m]+=t[m]
    y-=5; cv.line(30,y,ed[-1]+4,y)
    tots.append(dict(label=f"Totals: {p[0]}",**{m:t[m]/100 for m in M}))
    if n==1:
        y-=20; cv.drawString(66,y,"Grand Totals:")
        for i,m in enumerate(M): cv.drawRightString(ed[i]-3,y,f(g[m]))
        cv.line(232,y+10,ed[-1]+4,y+10); cv.line(232,y-4,ed[-1]+4,y-4); cv.line(232,y-6,ed[-1]+4,y-6)
        tots.append(dict(label="Grand Totals:",**{m:g[m]/100 for m in M}))
        cv.setFont("Times-Italic",7.5)
        cv.drawString(34,y-34,"Opening balances are taken from the mortgagor's Sage data as at the date of appointment and have not been audited by the receivers.")
        cv.drawString(34,y-45,"Prepared: L. Oduya          Reviewed: ______________________")
    cv.setFont("Times-Roman",7); cv.drawString(34,28,"Receivers act as agents of the mortgagor and without personal liability."); cv.showPage()
cv.save()
json.dump({"name":NAME+".pdf","kind":"TB","planted":None,"money":M,"rows":rows,"totals":tots},open(f"truth/{NAME}.json","w"),indent=1,ensure_ascii=False)
print(len(rows),tots)
