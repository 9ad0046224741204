# CPA compiled balance sheets and statements of cash flows, industrial owner (page 1 accountant's letter)
from lib import *
from reportlab.pdfgen import canvas; from reportlab.lib.pagesizes import letter
C=["2024","2023"]
N="Tolland Road Industrial, LLC"
b=S("Balance Sheets",N,None,"2024-12-31",C,page=2)
b.H("ASSETS"); b.H("Real estate")
re=[b.L("Land",[2140000,2140000]),b.L("Buildings",[9866400,9866400]),b.L("Building and tenant improvements",[1412750,1187300])]
g=b.T("Gross real estate",re,"SUBTOTAL",lab=0)
ad=b.L("Less accumulated depreciation",[-3318906,-3009441])
rn=b.T("Real estate, net",[g,ad],"SUBTOTAL")
b.H("Other assets")
oa=[b.L("Cash and cash equivalents",[418837,0]),b.L("Restricted cash - lender reserves",[265110,265110]),b.L("Tenant receivables",[74219,58944]),b.L("Deferred rent receivable",[139402,121870]),b.L("Prepaid insurance",[31880,27415]),b.L("Deferred leasing costs, net",[188315,201960])]
V=lambda i:b.rows[i]["v"]
# cash flow
ni=[512604,466120]; dep=[309465,296700]; aml=[46145,44010]
ch_tr=[-(74219-58944),6210]; ch_dr=[-(139402-121870),-15340]; ch_pi=[-(31880-27415),-2208]; ch_ap=[None,None]
L24=dict(mort=7406318,ap=92744,re=141205,sd=163000,pre=21940); L23=dict(mort=7631027,ap=110386,re=136420,sd=155500,pre=None)
f=S("Statements of Cash Flows",N,None,"2024-12-31",C,page=3)
f.H("CASH FLOWS FROM OPERATING ACTIVITIES")
n0=f.L("Net income",ni); f.keys["net_income"]=n0
f.H("Adjustments to reconcile net income to net cash provided by operating activities:")
a=[f.L("Depreciation",dep),f.L("Amortization of leasing costs",aml)]
f.H("(Increase) decrease in:"); a+=[f.L("Tenant receivables",ch_tr),f.L("Deferred rent receivable",ch_dr),f.L("Prepaid insurance",ch_pi)]
f.H("Increase (decrease) in:"); a+=[f.L("Accounts payable and accrued expenses",[92744-110386,14318]),f.L("Accrued real estate taxes",[141205-136420,3905]),f.L("Rents received in advance",[21940,-8200]),f.L("Tenant security deposits",[7500,None])]
op=f.T("Net cash provided by operating activities",[n0]+a)
f.H("CASH FLOWS FROM INVESTING ACTIVITIES")
iv=[f.L("Building and tenant improvements",[-(1412750-1187300),-74160]),f.L("Leasing commissions paid",[-(188315-201960+46145),-61005])]
it=f.T("Net cash used in investing activities",iv)
f.H("CASH FLOWS FROM FINANCING ACTIVITIES")
fi=[f.L("Principal payments on mortgage note",[7406318-7631027,-214880]),f.L("Distributions to members",[-320000,-385000])]
ft=f.T("Net cash used in financing activities",fi)
nc=f.T("NET INCREASE (DECREASE) IN CASH",[op,it,ft],key="net_cash_flow")
end24=418837; beg24=end24-f.rows[nc]["v"][0]; beg23=beg24-f.rows[nc]["v"][1]
bg=f.L("CASH, BEGINNING OF YEAR",[beg24,beg23]); f.T("CASH, END OF YEAR",[nc,bg])
f.H("SUPPLEMENTAL DISCLOSURE"); f.L("Cash paid for interest",[338714,348216])
b.rows[oa[0]]["v"]=[end24,beg24]
ot=b.T("Total other assets",oa,"SUBTOTAL")
ta=b.T("TOTAL ASSETS",[rn,ot],key="total_assets")
b.H("LIABILITIES AND MEMBERS' EQUITY"); b.H("Liabilities")
ll=[b.L("Mortgage note payable",[L24["mort"],L23["mort"]]),b.L("Accounts payable and accrued expenses",[92744,110386]),b.L("Accrued real estate taxes",[141205,136420]),b.L("Tenant security deposits",[163000,155500]),b.L("Rents received in advance",[21940,None])]
tl=b.T("Total liabilities",ll,key="total_liabilities")
ta_v=V(ta); tl_v=V(tl); eq24=ta_v[0]-tl_v[0]; eq23=ta_v[1]-tl_v[1]
assert eq24==eq23+512604-320000,(eq24,eq23)
b.H("Members' equity")
q=[b.L("Members' equity, beginning of year",[eq23,eq23-466120+385000]),b.L("Net income",ni),b.L("Distributions",[-320000,-385000])]
te=b.T("Total members' equity",q,key="total_equity")
b.T("TOTAL LIABILITIES AND MEMBERS' EQUITY",[tl,te])
W,H=letter; c=canvas.Canvas(D+"/tolland_road_industrial_FS_2024.pdf",pagesize=letter,invariant=1)
c.setFont("Times-Bold",12); c.drawCentredString(W/2,H-90,"Brandt, Osei & Lindqvist"); c.setFont("Times-Italic",10); c.drawCentredString(W/2,H-104,"Certified Public Accountants")
c.setFont("Times-Bold",11); c.drawCentredString(W/2,H-160,"ACCOUNTANTS' COMPILATION REPORT"); y=H-195
for t in ("To the Members of","Tolland Road Industrial, LLC","","Management is responsible for the accompanying financial statements of Tolland Road Industrial, LLC,","which comprise the balance sheets as of December 31, 2024 and 2023, and the related statements of cash","flows for the years then ended. We have performed compilation engagements in accordance with standards","for accounting and review services. We did not audit or review the financial statements.","","The mortgage note of $8,200,000 (2019) matures in March 2029. Management has elected to omit","substantially all disclosures and the statements of income and members' equity.","","March 27, 2025"):
    c.setFont("Times-Roman",11); c.drawString(80,y,t); y-=15
c.showPage()
def draw(s,sub,pgn):
    y=H-64
    for t,fn,z in ((N.upper(),"Times-Bold",13),(s.title.upper(),"Times-Bold",11),(sub,"Times-Roman",10.5)): c.setFont(fn,z); c.drawCentredString(W/2,y,t); y-=15
    y-=8; xs=[448,540]; c.setFont("Times-Bold",11)
    for k,t in enumerate(C): c.drawRightString(xs[k]-14,y,t); c.line(xs[k]-62,y-3,xs[k],y-3)
    y-=18; first=True
    for r in s.rows:
        if r["t"]=="HEADING":
            up=r["label"].isupper()
            if up: y-=4
            c.setFont("Times-Bold" if up else "Times-Roman",10.5)
            lb=r["label"]
            if len(lb)>60:
                c.drawString(84,y,"Adjustments to reconcile net income to net cash"); y-=13; c.drawString(96,y,"provided by operating activities:")
            else: c.drawString(72 if up else 84,y,lb)
            y-=14.5; continue
        b_=r["t"]!="LINE"; c.setFont("Times-Roman",10.5)
        tot=r["label"].isupper()
        x=72 if tot else (112 if b_ else 98)
        if tot: c.setFont("Times-Bold",10.5)
        if r.get("lab")!=0:
            c.drawString(x,y,r["label"]); w=c.stringWidth(r["label"],c._fontname,10.5)
            d=x+w+6
            while d<375: c.drawString(d,y,"."); d+=9
        dbl = r["label"] in ("TOTAL ASSETS","TOTAL LIABILITIES AND MEMBERS' EQUITY","CASH, END OF YEAR")
        for k,v in enumerate(r["v"]):
            if b_: c.setLineWidth(.6); c.line(xs[k]-62,y+10,xs[k],y+10)
            t="-" if v is None else f"({-v:,})" if v<0 else f"{v:,}"
            c.drawRightString(xs[k]-(0 if v is not None and v<0 else 4),y,t)
            if dbl or first: c.drawString(xs[k]-62,y,"$")
            if dbl: c.line(xs[k]-62,y-3,xs[k],y-3); c.line(xs[k]-62,y-5,xs[k],y-5)
        first=False; y-=15.5 if not b_ else 18
    c.setFont("Times-Italic",9); c.drawCentredString(W/2,44,"See accountants' compilation report."); c.setFont("Times-Roman",9); c.drawCentredString(W/2,30,str(pgn)); c.showPage()
b.rows[g]["label"]="Gross real estate"; b.rows[g]["lab"]=1
draw(b,"December 31, 2024 and 2023",2); draw(f,"Years Ended December 31, 2024 and 2023",3); c.save()
save("tolland_road_industrial_FS_2024.pdf",[b,f],"INDUSTRIAL","BALANCE_SHEET","CPA compiled balance sheets and statements of cash flows, dot leaders, Times, letter page before","two statements, letter page first, dollar signs apart, 'Net income' in both, two-line heading")
print(beg24,beg23)
