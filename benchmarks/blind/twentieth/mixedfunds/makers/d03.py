# Canadian industrial LP: cover + statement of financial position + statement of changes in financial position
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
N="ca_northgate_industrial_lp_fs.pdf"
P="Northgate Crossing Industrial Limited Partnership"
b=St("Consolidated Statement of Financial Position (balance sheet)",P,None,"2025-06-30",["June 30, 2025","December 31, 2024"],page=2)
b.head("Assets")
b.head("Non-current assets")
x=[b.line("Investment properties",[334250,329600],note="4"),b.line("Properties under development",[12375,8940],note="4"),b.line("Straight-line rent receivable",[3118,2874]),b.line("Right-of-use asset",[642,668])]
nc=b.sub("",x) if 0 else b.sub("Total non-current assets",x)
b.head("Current assets")
x=[b.line("Accounts receivable and recoveries",[1486,1731],note="5"),b.line("Prepaid expenses and deposits",[2209,884]),b.line("Restricted cash",[1150,1125]),b.line("Cash and cash equivalents",[3927,4613])]
ca=b.sub("Total current assets",x)
ta=b.tot("Total assets",[nc,ca],key="total_assets")
b.head("Liabilities and partners' equity")
b.head("Non-current liabilities")
x=[b.line("Mortgages payable",[86410,88125],note="6"),b.line("Lease liability",[598,621]),b.line("Tenant security deposits",[1934,1877])]
n=b.sub("Total non-current liabilities",x)
b.head("Current liabilities")
x=[b.line("Current portion of mortgages payable",[3460,3385],note="6"),b.line("Revolving credit facility",[9500,7000],note="7"),b.line("Accounts payable and accrued liabilities",[3872,4416]),b.line("Distributions payable",[1250,1250])]
c_=b.sub("Total current liabilities",x)
tl=b.tot("Total liabilities",[n,c_],key="total_liabilities")
b.head("Partners' equity")
eqt=[b.meta[ta]['base'][k]-b.meta[tl]['base'][k] for k in (0,1)]
gp=[18,17]; cap=[222400,222400]
x=[b.line("Limited partners' capital",cap,note="8"),b.line("Retained earnings",[eqt[k]-gp[k]-cap[k]+315*0 for k in (0,1)]),b.line("General partner",gp)]
te=b.sub("Total partners' equity",x,key="total_equity")
b.tot("Total liabilities and partners' equity",[tl,te])
# cash flow: 6 months 2025 and 2024
o=St("Consolidated Statement of Changes in Financial Position (cash flow statement)",P,"2025-01-01","2025-06-30",["2025","2024"],page=3)
re=[eqt[k]-gp[k]-cap[k] for k in (0,1)]
dist=-7500
ni=re[0]+gp[0]-re[1]-gp[1]+7500
o.head("Operating activities")
ai=[o.line("Net income",[ni,10468])]
o.head("Add (deduct) items not affecting cash")
ai+=[o.line("Fair value adjustment to investment properties",[-3420,-1185]),o.line("Straight-line rent",[-244,-201]),o.line("Amortization of right-of-use asset",[26,26])]
cfo0=o.sub("Funds from operations",ai)
wc=[o.line("Accounts receivable and recoveries",[245,-118]),o.line("Prepaid expenses and deposits",[-1325,-1240]),o.line("Accounts payable and accrued liabilities",[-544,362]),o.line("Tenant security deposits",[57,34])]
w=o.sub("Change in non-cash working capital",wc)
op=o.sub("Cash provided by operating activities",[cfo0,w])
o.head("Investing activities")
iv=[o.line("Additions to investment properties",[-1230,-946]),o.line("Additions to properties under development",[-3435,-2210]),o.line("Increase in restricted cash",[-25,-25])]
inv=o.sub("Cash used in investing activities",iv)
o.head("Financing activities")
fi=[o.line("Mortgage principal repayments",[-1640,-1571]),o.line("Net draws on revolving credit facility",[2500,1000]),o.line("Lease liability payments",[-23,-22]),o.line("Distributions to partners",[-7500,-5000])]
fn=o.sub("Cash used in financing activities",fi)
net=o.tot("Decrease in cash during the period",[op,inv,fn],key="net_cash_flow")
d=o.meta[net]['base']
print("net cf",d,"needed",3927-4613,"NI",ni, re)
op0=o.line("Cash and cash equivalents, beginning of period",[4613,5140])
o.tot("Cash and cash equivalents, end of period",[net,op0])
W,H=letter; c=canvas.Canvas(doc(N),pagesize=letter,invariant=1)
c.setFont("Times-Bold",17); c.drawString(80,H-260,"Northgate Crossing Industrial"); c.drawString(80,H-282,"Limited Partnership")
c.setFont("Times-Roman",12); c.drawString(80,H-312,"Interim Consolidated Financial Statements (unaudited)"); c.drawString(80,H-329,"Six months ended June 30, 2025"); c.drawString(80,H-346,"(in thousands of Canadian dollars)"); c.line(80,H-300,W-80,H-300)
c.showPage()
def page(s,title,sub,hd,notes,pgno,dollar):
    y=H-64; c.setFont("Times-Bold",12); c.drawString(66,y,P.upper()); y-=15; c.drawString(66,y,title); y-=14
    c.setFont("Times-Italic",9.5); c.drawString(66,y,sub); y-=6; c.setLineWidth(1.2); c.line(66,y,W-66,y); c.setLineWidth(.5); y-=14
    c.setFont("Times-Bold",9.5)
    if notes: c.drawCentredString(352,y,"Note")
    for xx,t in zip((450,540),hd[0]): c.drawRightString(xx,y,t)
    if len(hd)>1:
        y-=11
        for xx,t in zip((450,540),hd[1]): c.drawRightString(xx,y,t)
    y-=8; c.line(66,y,W-66,y); y-=15
    first=True
    for r,m in zip(s.rows,s.meta):
        rt=r["rowType"]
        if rt=="HEADING":
            y-=4; c.setFont("Times-Bold",10); c.drawString(66,y,r["label"]); y-=14; continue
        b_=rt!="LINE"; c.setFont("Times-Bold" if b_ else "Times-Roman",10)
        if b_:
            c.line(392,y+10,450,y+10); c.line(482,y+10,540,y+10)
        c.drawString(66 if b_ else 78,y,r["label"])
        if m.get("note"): c.drawCentredString(352,y,m["note"])
        for xx,v in zip((450,540),r["values"]):
            t=par(v); c.drawRightString(xx+(3.3 if t.endswith(")") else 0),y,t)
            if first or r["label"] in dollar: c.drawString(xx-58,y,"$")
        first=False; y-=14
        if b_: 
            if r["label"] in dollar: 
                c.line(392,y+11,450,y+11);c.line(392,y+9,450,y+9);c.line(482,y+11,540,y+11);c.line(482,y+9,540,y+9)
            y-=4
    c.setFont("Times-Italic",8.5); c.drawString(66,52,"See accompanying notes to the interim consolidated financial statements."); c.drawRightString(W-66,52,str(pgno)); c.showPage()
page(b,"Consolidated Statement of Financial Position","(in thousands of Canadian dollars) (unaudited)",[["June 30,","December 31,"],["2025","2024"]],True,1,["Total assets","Total liabilities and partners' equity"])
page(o,"Consolidated Statement of Changes in Financial Position","Six months ended June 30 (in thousands of Canadian dollars) (unaudited)",[["2025","2024"]],False,2,["Cash and cash equivalents, end of period"])
c.save(); save(N,[b,o],"INDUSTRIAL","BALANCE_SHEET","Canadian LP interim FS, cover, two statements",True)
