# formal comparative balance sheet, office LP, Times, note refs
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
cols=["2024","2023"]
s=St("BALANCE SHEETS","HARROWGATE PLAZA OFFICE PARTNERS, L.P.",None,"2024-12-31",cols,dec=0)
s.h("ASSETS",ctr=1); s.h("Investment in real estate, at cost:")
re_=[s.l("Land",[6850000,6850000],ind=1,d=1),s.l("Building and improvements",[38914227,38406915],ind=1),s.l("Tenant improvements",[5217640,4688302],ind=1),s.l("Furniture, fixtures and equipment",[318455,301980],ind=1)]
g=s.t("Gross investment in real estate",re_,ind=2)
ad=s.l("Less: accumulated depreciation",[-11306874,-9842511],ind=1)
net=s.t("Net investment in real estate",[g,ad],ind=2)
o=[s.l("Cash and cash equivalents",[1284906,1611342]),s.l("Restricted cash and lender escrows",[742118,690455],note="2"),s.l("Tenant receivables, net of allowance of $64,000 and $51,500",[391027,288416]),s.l("Deferred rent receivable",[1106583,1034977],note="2"),s.l("Deferred leasing costs, net of accumulated amortization of $1,877,340 and $1,602,118",[1493208,1388670],wrap=1,note="4"),s.l("Due from affiliates",[0,42500],note="6"),s.l("Prepaid expenses and other assets",[158774,149203])]
ta=s.t("Total assets",[net]+o,"TOTAL",key="total_assets",ind=2,dd=1)
s.h("LIABILITIES AND PARTNERS' CAPITAL",ctr=1); s.h("Liabilities:")
li=[s.l("Mortgage note payable, net of unamortized debt issuance costs",[27316442,27918055],ind=1,d=1,note="3",wrap=1),s.l("Accounts payable and accrued expenses",[613909,702144],ind=1),s.l("Accrued interest payable",[109835,112260],ind=1),s.l("Accrued real estate taxes",[884120,861733],ind=1),s.l("Due to general partner",[37500,0],ind=1,note="6"),s.l("Tenant security deposits",[326871,311014],ind=1),s.l("Prepaid rents",[214960,187405],ind=1)]
tl=s.t("Total liabilities",li,key="total_liabilities",ind=2)
s.h("Commitments and contingencies (Note 7)"); s.h("Partners' capital (deficit):")
A,L=s.rows[ta]["values"],s.rows[tl]["values"]; gp=[-126418,-101877]; sy=[-915000,-915000]
cp=[s.l("General partner",gp,ind=1),s.l("Limited partners - 480 units issued and outstanding",[A[k]-L[k]-gp[k]-sy[k] for k in (0,1)],ind=1),s.l("Syndication costs",sy,ind=1)]
te=s.t("Total partners' capital",cp,key="total_equity",ind=2)
s.t("Total liabilities and partners' capital",[tl,te],"TOTAL",ind=2,dd=1)
W,H=letter; c=canvas.Canvas(doc("harrowgate_balance_sheets_2024.pdf"),pagesize=letter); T="Times-Roman"
c.setFont("Times-Bold",12)
for k,t in enumerate([s.prop,"(A Delaware Limited Partnership)","BALANCE SHEETS","December 31, 2024 and 2023"]):
    c.setFont("Times-Bold" if k!=1 else "Times-Italic",12 if k!=1 else 10.5); c.drawCentredString(W/2,H-62-15*k,t)
c.setFont("Times-Bold",10); y=H-136
c.drawCentredString(385,y,"Notes")
for x,t in ((465,"2024"),(550,"2023")): c.drawCentredString(x-24,y,t); c.line(x-62,y-3,x+2,y-3)
y-=18
from reportlab.lib.utils import simpleSplit
for i,(r,m) in enumerate(zip(s.rows,s.meta)):
    if m.get("ctr"):
        y-=5; c.setFont("Times-Bold",10.5); c.drawCentredString(215,y,r["label"]); y-=16; continue
    c.setFont(T,10.3); x0=62+14*m.get("ind",0)
    parts=simpleSplit(r["label"],T,10.3,300-14*m.get("ind",0)) 
    for k,p in enumerate(parts):
        c.drawString(x0+(10 if k else 0),y,p)
        if k<len(parts)-1: y-=12
    if m.get("note"): c.drawCentredString(385,y,m["note"])
    for x,v in zip((465,550),r["values"]):
        if v is None: continue
        f="-" if v==0 else f"{v:,}" if v>0 else f"({-v:,})"
        c.drawRightString(x+(3.4 if v<0 else 0),y,f)
        if m.get("d") or m.get("dd"): c.drawString(x-62,y,"$")
        if "footsFrom" in r: c.setLineWidth(.5); c.line(x-62,y+10,x+2,y+10)
        if m.get("dd"): c.line(x-62,y-2.5,x+2,y-2.5); c.line(x-62,y-4.5,x+2,y-4.5)
    y-=14.2+(6 if m.get("dd") else 4 if "footsFrom" in r else 0)
c.setFont("Times-Italic",9.5); c.drawCentredString(W/2,52,"The accompanying notes are an integral part of these financial statements."); c.setFont(T,9.5); c.drawCentredString(W/2,34,"-3-"); c.save()
save("harrowgate_balance_sheets_2024.pdf",[s],"OFFICE","BALANCE_SHEET","audited-report style, serif, note column, wrapped labels",dash=True)
