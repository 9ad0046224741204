# Tax-return style schedule of rental properties with analyst add-backs
import random; from lib import *
from reportlab.pdfgen import canvas; from reportlab.lib.pagesizes import letter
R = random.Random(505)
s = S("Rental Real Estate Income and Expenses of a Partnership", "Kestrel Ridge Homes LP", "2023-01-01", "2023-12-31", ["A","B","C","D","Total"])
def L(n,label,v): return s.L(label, v+[sum(x or 0 for x in v)], n)
# line numbers are no account codes
s.H("Rental Real Estate Income")
i = [L(None,"Gross rents",[28740,31200,26455,34080]), L(None,"Other rental income (late fees, forfeited deposits)",[150,None,1275,425])]
ti = s.T("Total rental real estate income", i, key="total_income")
s.H("Rental Real Estate Expenses")
E_ = [("Advertising",[120,None,385,None]),("Auto and travel",[412,388,530,371]),("Cleaning and maintenance",[980,645,2210,760]),("Commissions",[None,None,1100,None]),("Insurance",[1344,1506,1287,1688]),("Legal and other professional fees",[350,350,925,350]),("Interest (see instructions)",[7911,9046,6874,10233]),("Repairs",[2465,1180,4390,1742]),("Taxes",[3118,3467,2905,3986]),("Utilities",[None,None,612,None]),("Wages and salaries",[None]*4),("Depreciation (see instructions)",[5236,5891,4727,6545]),("Other: management fees",[2299,2496,2116,2726]),("Other: HOA dues",[None,1440,None,1440]),("Other: lawn and snow",[640,None,720,None])]
ex = [L(None,l,v) for l,v in E_]
te = s.T("Total expenses for each property", ex)
ni = s.T("Income or (loss) from each property", [ti,("-",te)], key="net_income")
s.H("Analyst's add-backs (not part of return)")
d = s.L("Add: Depreciation", s.rows[ex[11]]["v"]); m = s.L("Add: Interest", s.rows[ex[6]]["v"])
s.T("Net operating income per analyst", [ni,d,m], key="noi")
nums = {}
W,H = letter; c = canvas.Canvas(D+"/kestrel_ridge_2023_sched_rental.pdf", pagesize=letter, invariant=1)
c.setLineWidth(1); c.rect(36,H-92,W-72,56); c.setFont("Helvetica-Bold",8); c.drawString(40,H-50,"Schedule"); c.setFont("Helvetica-Bold",17); c.drawString(40,H-68,"RE-P"); c.setFont("Helvetica",6.2); c.drawString(40,H-80,"(Rev. November 2023)")
c.setFont("Helvetica-Bold",11); c.drawCentredString(W/2+10,H-54,"Rental Real Estate Income and Expenses of a"); c.drawCentredString(W/2+10,H-67,"Partnership"); c.setFont("Helvetica",6.5); c.drawCentredString(W/2+10,H-80,"Attach to partnership return. Calendar year 2023, January 1 through December 31, 2023")
c.line(110,H-92,110,H-36); c.line(490,H-92,490,H-36); c.setFont("Helvetica-Bold",16); c.drawCentredString(533,H-68,"2023")
y=H-104; c.setFont("Helvetica",6.5); c.drawString(38,y,"Name"); c.drawString(432,y,"Employer identification number"); c.setFont("Courier",9.5); c.drawString(38,y-11,"Kestrel Ridge Homes LP"); c.drawString(432,y-11,"00-7719304"); c.line(36,y-15,W-36,y-15); c.line(428,y+8,428,y-15)
y-=26; c.setFont("Helvetica-Bold",7.5); c.drawString(38,y,"1"); c.drawString(50,y,"Show the kind and location of each property."); y-=11
c.setFont("Helvetica",6.5)
for x,t in ((50,"Physical address of each property"),(330,"Type code"),(400,"Fair rental days"),(490,"Personal use days")): c.drawString(x,y,t)
c.line(36,y-3,W-36,y-3); y-=13
for k,(ad,dd) in enumerate((("1208 Tamarack Ct, Lowell, IN",365),("1216 Tamarack Ct, Lowell, IN",365),("77 Dunmore St, Crown Point, IN",334),("2401 Heron Ln, Crown Point, IN",365))):
    c.setFont("Helvetica-Bold",7.5); c.drawString(38,y,"ABCD"[k]); c.setFont("Courier",8.5); c.drawString(50,y,ad); c.drawString(340,y,"1"); c.drawString(410,y,str(dd)); c.drawString(510,y,"0"); c.line(36,y-3,W-36,y-3); y-=12
X=[296,358,420,482,574-1]; top=y+9-14
y-=2; c.setFont("Helvetica-Bold",7.5); c.drawCentredString((234+482)/2,y+1,"Properties"); y-=11
for k,n in enumerate(["A","B","C","D"]): c.drawCentredString(X[k]-30,y,n)
c.drawCentredString(530,y,"Total"); c.line(36,y-4,W-36,y-4); y-=15
LN = iter(["2","3","4"]+[str(5+j) for j in range(12)]+["17a","17b","17c","18","19"])
end=None
def wrap(t):
    o=[];cur=""
    for w in t.split():
        if len(cur+w)>36: o.append(cur.strip()); cur=""
        cur+=w+" "
    return o+[cur.strip()]
for r in s.rows:
    if r["t"]=="HEADING":
        if r["label"].startswith("Analyst"):
            c.setLineWidth(1); c.line(36,y+8,W-36,y+8); end=y+8; y-=14; c.setFont("Helvetica-BoldOblique",8); c.drawString(50,y,r["label"]); y-=14; LN=None
        else: c.setFont("Helvetica-Bold",8); c.drawString(50,y,r["label"]); y-=14
        continue
    ls=wrap(r["label"]); b=r["t"]=="TOTAL"
    if LN: c.setFont("Helvetica-Bold",7.5); c.drawString(38,y,next(LN))
    c.setFont("Helvetica-Bold" if b else "Helvetica",7.6)
    for q,t in enumerate(ls):
        c.drawString(56,y,t)
        if q<len(ls)-1: y-=9.5
    last = c.stringWidth(ls[-1],"Helvetica-Bold" if b else "Helvetica",7.6)
    c.setFont("Helvetica",6); xx=56+last+5
    while xx<228 and LN: c.drawString(xx,y,"."); xx+=8
    c.setFont("Courier-Bold" if b else "Courier",8.6 if LN else 8.6)
    for k,v in enumerate(r["v"]):
        if v is None or (k==4 and v==0 and not b): continue
        c.drawRightString(X[k]-3,y,f"({-v:,})" if v<0 else f"{v:,}" + ("." if LN else ""))
    c.setLineWidth(.4); c.line(234,y-3.5,W-36,y-3.5); y-=14
c.setLineWidth(.5)
for x in (234,X[0],X[1],X[2],X[3]): c.line(x,top,x,end)
c.line(36,top,W-36,top)
c.setFont("Helvetica",6.5); c.drawString(36,40,"For internal worksheet use. Analyst's section typed by lender, 04/22/2024."); c.drawRightString(W-36,40,"Schedule RE-P (2023)"); c.save()
for r in s.rows:
    if r["label"]=="Wages and salaries": r["v"]=[None]*5
save("kestrel_ridge_2023_sched_rental.pdf",[s],"SINGLE_FAMILY_RENTAL","OPERATING_STATEMENT","tax-return style schedule, properties A-D in columns, line numbers, dot leaders, analyst's add-backs below","line numbers, columns are properties, wrapped labels, trailing periods after amounts, empty line")
