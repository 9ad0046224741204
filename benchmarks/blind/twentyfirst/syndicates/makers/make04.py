# Indirect cash flow, inner and outer columns; PLANTED total
from lib import *
from reportlab.pdfgen import canvas
N="willow_bend_mhc_cash_flow.pdf"
S=St("Statement of Cash Flows","Willow Bend Manufactured Home Community","2024-01-01","2024-12-31",["Year ended December 31, 2024"])
I=lambda l,v,**k:S.l(l,[v],inn=1,**k)
S.h("Cash flows from operating activities:")
ni=S.l("Net income",[318442],d=1,ind=1)
S.h("Adjustments to reconcile net income to net cash provided by operating activities:",ind=1)
a=[I("Depreciation",214906,d=1,ind=2),I("Amortization of loan costs",9180,ind=2),I("Gain on sale of park-owned homes",-27350,ind=2),I("Provision for uncollectible site rents",6415,ind=2)]
S.h("Changes in assets and liabilities:",ind=1)
b=[I("Site rents receivable",-11872,ind=2),I("Prepaid insurance",-4306,ind=2),I("Accounts payable",13659,ind=2),I("Accrued property taxes",7721,ind=2),I("Resident deposits",3450,ind=2),I("Prepaid site rents",-2094,ind=2)]
ad=S.t("Total adjustments",a+b,ind=3,ul=1)
op=S.t("Net cash provided by operating activities",[ni,ad],ind=3,ul=1)
S.h("Cash flows from investing activities:")
x=[I("Purchase of homes for resale and rental",-186240,ind=1),I("Proceeds from sale of park-owned homes",121500,ind=1),I("Road and utility improvements",-94318,ind=1),I("Deposits to replacement reserve",-24000,ind=1)]
iv=S.t("Net cash used in investing activities",x,ind=3,ul=1)
S.h("Cash flows from financing activities:")
x=[I("Principal payments on mortgage",-98745,ind=1),I("Draw on home inventory line",60000,ind=1),I("Distributions to members",-240000,ind=1)]
fi=S.t("Net cash used in financing activities",x,ind=3,ul=1)
nc=S.t("Net increase in cash and restricted cash",[op,iv,fi],ul=1,key="net_cash_flow")
bc=S.l("Cash and restricted cash, beginning of year",[207316])
S.t("Cash and restricted cash, end of year",[nc,bc],typ="TOTAL",d=1,ul=2)
S.h("Supplemental disclosure of cash flow information:")
S.l("Cash paid for interest",[231604],d=1,ind=1)
true=S.rows[iv]["values"][0];S.rows[iv]["values"][0]=-181058
assert true==-183058
print(S.rows[nc]["values"])
S.planted={"what":"Net cash used in investing activities printed (181,058), the lines sum to (183,058)","kind":"total_wrong"}
c=canvas.Canvas(doc(N),pagesize=(595,842));F="Courier";c.setFont("Courier-Bold",11)
c.drawCentredString(297,790,"WILLOW BEND MANUFACTURED HOME COMMUNITY");c.setFont(F,10);c.drawCentredString(297,776,"(Willow Bend MHC Investors, LLC)");c.drawCentredString(297,757,"Statement of Cash Flows");c.drawCentredString(297,744,"Year ended December 31, 2024");c.drawCentredString(297,731,"(Income tax basis - unaudited)")
y=700;c.setLineWidth(.5);prev=None
for r,m in zip(S.rows,S.m):
    c.setFont(F,8.6);x=50+m.get("ind",0)*11;lab=r["label"]
    if r["rowType"]=="HEADING" and not m.get("ind"):y-=7
    if len(lab)>66:c.drawString(x,y,"Adjustments to reconcile net income to net cash");y-=11;c.drawString(x+11,y,"provided by operating activities:")
    else:c.drawString(x,y,lab)
    if r["values"]:
        X=455 if m.get("inn") else 540
        if m.get("ul"):
            c.line(X-66,y+9,X,y+9)
            if m.get("ind")==3:c.line(455-66,y+9,455,y+9)
        s=f(r["values"][0]);c.drawRightString(X+(5.2 if s[0]=="(" else 0),y,s)
        if m.get("d"):c.drawString(X-66,y,"$")
        if m.get("ul")==2:c.line(X-66,y-3,X,y-3);c.line(X-66,y-5,X,y-5)
        if m.get("ul"):y-=4
    y-=13.5
c.setFont(F,8);c.drawString(50,60,"The accompanying notes are an integral part of this statement.");c.drawRightString(545,40,"F-5")
c.save();save(N,[S],"MANUFACTURED_HOUSING","CASH_FLOW_STATEMENT","indirect cash flow, inner and outer columns, typewriter face",True)
