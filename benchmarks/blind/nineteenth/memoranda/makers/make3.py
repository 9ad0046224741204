# 3: statement of revenues and certain expenses (retail), inner/outer amount columns ; 5: co-op balance sheet in account form
from lib import *
from reportlab.pdfgen import canvas
s=St("Statement of Revenues and Certain Expenses","Millbrook Crossing Shopping Center",["Year Ended December 31, 2024"],"2024-01-01","2024-12-31")
s.H("I. REVENUES")
x=[s.L("Minimum rents",2487316,n="2, 4"),s.L("Percentage rents",84207,n="2"),s.L("Specialty leasing and kiosk rents",41650)]
a=s.T("A. Rental income",x)
x=[s.L("Common area maintenance",468912,n="2"),s.L("Real estate tax reimbursement",372844,n="2"),s.L("Insurance reimbursement",66105),s.L("Marketing fund contributions",28400,n="5")]
b=s.T("B. Tenant recoveries",x)
c=s.L("C. Termination fees and other",37581,n="6",o=1)
tr=s.T("Total revenues",[a,b,c],rt="TOTAL",key="total_income")
s.H("II. CERTAIN EXPENSES")
x=[s.L("Landscaping and snow removal",118764),s.L("Parking lot sweeping and repairs",73215),s.L("Security patrol",96480),s.L("Common area electricity and water",104338)]
d=s.T("A. Property operating",x)
x=[s.L("Roof, HVAC and general repairs",88951,n="3"),s.L("Signage and lighting",21674)]
e=s.T("B. Repairs and maintenance",x)
f=s.L("C. Real estate taxes",391270,n="7",o=1)
g=s.L("D. Insurance",79864,o=1)
h=s.L("E. Property management fees",107610,n="8",o=1)
x=[s.L("Office salaries",64200),s.L("Professional fees",18875),s.L("Promotion",31942,n="5")]
k=s.T("F. General and administrative",x)
te=s.T("Total certain expenses",[d,e,f,g,h,k],rt="TOTAL",key="total_operating_expenses")
s.T("III. REVENUES IN EXCESS OF CERTAIN EXPENSES",[tr],[te],rt="TOTAL",key="noi")
name="millbrook_rev_certain_expenses.pdf"
cv=canvas.Canvas(doc(name),pagesize=(595,842));F="Courier"
cv.setFont("Courier-Bold",12)
for i,t in enumerate(["MILLBROOK CROSSING SHOPPING CENTER","Statement of Revenues and Certain Expenses"]): cv.drawCentredString(297,785-15*i,t)
cv.setFont(F,10.5);cv.drawCentredString(297,755,"For the Year Ended December 31, 2024")
cv.setFont(F,9.5);cv.drawString(356,725,"Note");cv.line(352,722,384,722)
y=700;first={1:1,a:1};inn,out=455,545
for i,(r,mt) in enumerate(zip(s.rows,s.meta)):
    rt=r["rowType"];lab=r["label"];isT=rt=="TOTAL";oo=rt=="SUBTOTAL" or mt.get("o") or isT
    if rt=="HEADING" or lab.startswith("III"): y-=9
    cv.setFont("Courier-Bold" if rt in("HEADING","TOTAL") else F,9.5)
    # group captions come below their lines, as a subtotal carried to the outer column
    ind=0 if rt=="HEADING" or lab[:2]=="II" else 18 if oo and not isT else 44 if isT else 36
    cv.drawString(56+ind,y,lab)
    if rt!="HEADING":
        v=r["values"][0];t=m(v)
        w=cv.stringWidth(lab,cv._fontname,9.5)
        if rt=="LINE" and not mt.get("o"):
            xx=56+ind+w+8
            while xx<346: cv.drawString(xx,y,".");xx+=8
        x=out if oo else inn
        if rt=="SUBTOTAL": cv.line(inn-62,y+9.5,inn,y+9.5)
        if isT: cv.line(out-66,y+9.5,out,y+9.5)
        cv.drawRightString(x,y,t)
        if i in(1,a) or lab.startswith("III"): cv.drawString(x-(62 if x==inn else 66),y,"$")
        if lab.startswith("III"): cv.line(out-66,y-3,out,y-3);cv.line(out-66,y-5,out,y-5)
        if mt.get("n"): cv.drawString(358,y,mt["n"])
    y-=17 if oo else 14
cv.setFont(F,8);cv.drawString(56,60,"See accompanying notes and independent auditor's report.");cv.drawRightString(545,60,"F-3")
cv.save();save(name,[s],"RETAIL","OPERATING_STATEMENT","Rule 3-14 statement, Courier, roman numerals, note column, inner and outer amount columns of one period",True)

# ---- 5
P="Linden Terrace Owners Corp."
s=St("BALANCE SHEETS",P,["2024","2023"],None,"2024-12-31")
s.H("ASSETS")
A=[s.L("Cash - operating",[318442,287915],d=1),s.L("Cash - laundry and storage deposits",[24310,23960]),s.L("U.S. Treasury bills - reserve fund",[1204688,1381207]),s.L("Maintenance receivable (less allowance of $12,000)",[57126,49383]),
 s.L("Mortgage escrow deposits",[142870,136542]),s.L("Prepaid real estate taxes",[418903,401655]),s.L("Prepaid insurance and other",[71448,59087])]
s.H("Property and equipment, at cost")
x=[s.L("Land",[1850000,1850000],i=1),s.L("Building",[7412000,7412000],i=1),s.L("Building improvements",[6038214,5479061],i=1),s.L("Furniture and equipment",[218733,209118],i=1)]
g=s.T("Total cost",x,i=1);ac=s.L("Less accumulated depreciation",[-9416527,-9082344],i=1);pe=s.T("Property and equipment - net",[g,ac])
ta=s.T("TOTAL ASSETS",A+[pe],rt="TOTAL",key="total_assets",d=1)
split=len(s.rows)
s.H("LIABILITIES")
L=[s.L("Accounts payable",[96417,118250],d=1),s.L("Accrued payroll and interest",[38206,36774]),s.L("Maintenance received in advance",[44891,39542]),s.L("Due to shareholders - tax abatements",[61835,58910]),s.L("Security deposits payable",[24310,23960]),
 s.L("Line of credit - bank",[250000,0]),s.L("Mortgage payable (net of unamortized costs)",[5864119,5972283])]
s.rows[L[5]]["values"]=[250000,None]
tl=s.T("Total Liabilities",L,key="total_liabilities")
s.H("STOCKHOLDERS' EQUITY")
tot=s.rows[ta]["values"];lv=s.rows[tl]["values"]
st=[48620,48620];pc=[4611380,4611380];rf=[1204688,1381207]
e=[s.L("Common stock, $1 par; 50,000 shares authorized, 48,620 issued",st),s.L("Additional paid-in capital",pc),s.L("Appropriated for reserve fund",rf),s.L("Accumulated deficit",[tot[k]-lv[k]-st[k]-pc[k]-rf[k] for k in(0,1)])]
te=s.T("Total Stockholders' Equity",e,key="total_equity")
s.T("TOTAL LIABILITIES AND STOCKHOLDERS' EQUITY",[tl,te],rt="TOTAL",d=1)
print(s.rows[e[3]])
name="linden_terrace_balance_sheets.pdf"
W,Hh=842,595
cv=canvas.Canvas(doc(name),pagesize=(W,Hh));F,B="Helvetica","Helvetica-Bold"
cv.setFont(B,13);cv.drawCentredString(W/2,556,P.upper());cv.setFont(B,10.5);cv.drawCentredString(W/2,541,"BALANCE SHEETS");cv.setFont(F,9.5);cv.drawCentredString(W/2,527,"As of December 31, 2024 and 2023")
def side(rows,x0,x1,x2):
    y=500;cv.setFont(B,9)
    cv.drawRightString(x1,y,"2024");cv.drawRightString(x2,y,"2023");cv.setLineWidth(.5);cv.line(x1-50,y-3,x1,y-3);cv.line(x2-50,y-3,x2,y-3);y-=20
    for r,mt in rows:
        rt=r["rowType"];lab=r["label"]
        if rt=="TOTAL": y=110
        if rt=="HEADING": y-=6
        if lab.startswith("Total Stock") : pass
        cv.setFont(B if rt!="LINE" else F,8.2)
        xx=x0+(10 if mt.get("i") else 0)
        if cv.stringWidth(lab,cv._fontname,8.2)>x1-48-xx:
            ws=lab.split(" ");l1=""
            while cv.stringWidth(l1+" "+ws[0],cv._fontname,8.2)<x1-52-xx: l1=(l1+" "+ws.pop(0)).strip()
            cv.drawString(xx,y,l1);y-=10;cv.drawString(xx+10,y," ".join(ws))
        else: cv.drawString(xx,y,lab)
        if rt!="HEADING":
            for x,v in((x1,r["values"][0]),(x2,r["values"][1])):
                cv.drawRightString(x+(2.6 if (v or 0)<0 else 0),y,"-" if v is None else m(v))
                if mt.get("d"): cv.drawString(x-50,y,"$")
                if rt!="LINE": cv.line(x-50,y+8.5,x,y+8.5)
                if rt=="TOTAL": cv.line(x-50,y-2.5,x,y-2.5);cv.line(x-50,y-4.2,x,y-4.2)
        y-=14.5
        if rt=="SUBTOTAL": y-=4
z=list(zip(s.rows,s.meta));side(z[:split],40,338,400);side(z[split:],440,738,800)
cv.line(420,100,420,512)
cv.setFont("Helvetica-Oblique",8);cv.drawString(40,60,"The accompanying notes are an integral part of these statements.");cv.setFont(F,8);cv.drawRightString(800,60,"Page 2")
cv.save();save(name,[s],"COOPERATIVE","BALANCE_SHEET","account form: assets left, liabilities and equity right, by liquidity, two years each side",True)
