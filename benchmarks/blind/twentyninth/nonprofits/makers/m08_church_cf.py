"""Church-owned school building: statement of cash flows, indirect, detail column and total column for the same year (Sage/MIP-like report, reportlab platypus)."""
from book import *
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
from reportlab.lib.pagesizes import letter
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib import colors
s=St("Statement of Cash Flows","Holy Redeemer School Building Fund","2023-07-01","2024-06-30",["2024"])
H=lambda l,ind=0:s.head(l,ind=ind)
def L(l,v,ind=2): return s.line(l,[v],ind=ind)
H("Cash flows from operating activities")
ni=L("Change in net assets",-58417,1)
H("Adjustments to reconcile change in net assets to net cash provided by operating activities:",1)
a=[L("Depreciation",312840),L("Amortization of bond issuance costs",6175),L("Contributions restricted for building improvements",-145000),L("Forgiveness of diocesan note",-25000),L("Loss on disposal of classroom equipment",3918),L("Net realized and unrealized gain on endowment",-17264)]
H("(Increase) decrease in:",1)
a+=[L("Rent receivable - charter school tenant",-21350),L("Pledges receivable",14680),L("Prepaid insurance",-4402),L("Deposits and other",0)]
H("Increase (decrease) in:",1)
a+=[L("Accounts payable",27316),L("Accrued wages and custodial payroll",-3827),L("Tenant security deposit",10000),L("Deferred rent - gymnasium and field use",6450)]
ad=s.total("Total adjustments",a,ind=2)
op=s.total("Net cash provided by operating activities",[ni,ad],ind=1,kind="TOTAL")
H("Cash flows from investing activities")
a=[L("Purchase of building improvements - boiler and unit ventilators",-418265,1),L("Purchase of security cameras and door hardware",-39120,1),L("Withdrawals from capital replacement reserve",185000,1),L("Deposits to capital replacement reserve",-60000,1),L("Proceeds from sale of investments",92500,1),L("Purchase of investments",-40180,1)]
iv=s.total("Net cash used in investing activities",a,ind=1,kind="TOTAL")
H("Cash flows from financing activities")
a=[L("Collections of contributions restricted for building improvements",171300,1),L("Draws on diocesan deposit and loan fund",120000,1),L("Principal payments on revenue bonds, Series 2014",-85000,1),L("Principal payments on roof loan",-22416,1)]
fi=s.total("Net cash provided by financing activities",a,ind=1,kind="TOTAL")
nc=s.total("Net increase (decrease) in cash, cash equivalents and restricted cash",[op,iv,fi],kind="TOTAL",key="net_cash_flow",ind=0)
b=L("Cash, cash equivalents and restricted cash, July 1, 2023",364207,0)
e=s.total("Cash, cash equivalents and restricted cash, June 30, 2024",[nc,b],kind="TOTAL",ind=0)
H("Reconciliation to statement of financial position")
v=s.rows[e]["values"][0]
a=[L("Cash - operating",118330,1),L("Cash - restricted, bond debt service fund",96412,1),L("Money market - building reserve",v-118330-96412-10000,1),L("Tenant security deposit account",10000,1)]
s.total("Total cash, cash equivalents and restricted cash",a,kind="TOTAL",ind=1)
H("Supplemental disclosures")
L("Cash paid during the year for interest",74918,1); L("Building improvements included in accounts payable",22460,1); L("Donated construction services",0,1)
st=lambda ind,b=False,i=False: PS("x",fontName="Helvetica-Bold" if b else ("Helvetica-Oblique" if i else "Helvetica"),fontSize=9,leading=10.8,leftIndent=10*ind+(8 if True else 0),firstLineIndent=-8)
fm=lambda v:"-0-" if v==0 else (f"({-v:,})" if v<0 else f"{v:,} ")
data=[["","",""]]; ts=[("FONT",(1,0),(-1,-1),"Helvetica",9),("ALIGN",(1,0),(-1,-1),"RIGHT"),("VALIGN",(1,0),(-1,-1),"BOTTOM"),("TOPPADDING",(0,0),(-1,-1),.9),("BOTTOMPADDING",(0,0),(-1,-1),.9),("SPAN",(1,0),(2,0)),("ALIGN",(1,0),(2,0),"CENTER"),("LINEBELOW",(1,0),(2,0),.6,colors.black),("FONT",(1,0),(2,0),"Helvetica-Bold",9)]
data[0][1]="2024"
inrec=False
for i,r in enumerate(s.rows):
    k=r["rowType"]; ind=r["_x"]["ind"]; t=r["values"][0]; n=len(data)
    top=k=="HEADING" and ind==0
    if top and i: data.append(["","",""]); n+=1
    cell=Paragraph(r["label"],st(ind,b=(k=="TOTAL" or top),i=(k=="HEADING" and not top)))
    if k=="HEADING": data.append([cell,"",""])
    else:
        x=fm(t)
        # detail on the inner column, totals and the two ends on the outer
        inner=(k=="LINE" and i not in (ni,b)) or k=="SUBTOTAL"
        if k=="SUBTOTAL": inner=False
        if i==ni: x="$  "+x
        if k=="TOTAL" and i in (e,len(s.rows)-4-1): x="$  "+x
        data.append([cell,x if inner else "","" if inner else x])
        if k=="TOTAL": ts.append(("FONT",(2,n),(2,n),"Helvetica-Bold",9)); ts.append(("LINEABOVE",(2,n),(2,n),.5,colors.black))
        if k=="SUBTOTAL": ts.append(("LINEABOVE",(1,n),(1,n),.5,colors.black))
        if i==e: ts+= [("LINEBELOW",(2,n),(2,n),.5,colors.black,0,None,None,2,1.2)]
tb=Table(data,colWidths=[360,72,78],repeatRows=1); tb.setStyle(TableStyle(ts))
P=lambda t,sz,b=False: Paragraph(t,PS("h",fontName="Helvetica-Bold" if b else "Helvetica",fontSize=sz,leading=sz+3,alignment=1))
def foot(c,d):
    c.setFont("Helvetica",7); c.drawString(54,30,"Date: 9/12/24 03:15:22 PM"); c.drawCentredString(306,30,"See accompanying notes and independent accountant's compilation report"); c.drawRightString(558,30,f"Page: {d.page}")
SimpleDocTemplate(f"{ROOT}/documents/s29c_08.pdf",pagesize=letter,leftMargin=50,rightMargin=50,topMargin=44,bottomMargin=50,invariant=1).build(
 [P("Parish of the Holy Redeemer",11,True),P("Holy Redeemer School Building Fund",11,True),P("Statement of Cash Flows",11,True),P("For the Year Ended June 30, 2024",9),Spacer(1,8),tb],onFirstPage=foot,onLaterPages=foot)
for r in s.rows: pass
save("s29c_08.pdf",s,"OTHER","CASH_FLOW_STATEMENT","parish accountant (Sage / MIP)","indirect method, details in an inner and totals in an outer amount column under one year, -0- for nothing",True)
print([(r["label"],r["values"]) for r in s.rows if r["rowType"]=="TOTAL"])
