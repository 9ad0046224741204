"""Cooperative: statement of revenues, expenses and changes in fund balances, auditor's letter style (fpdf2, Times)."""
from book import *
from fpdf import FPDF
s = St("Statement of Revenues, Expenses and Changes in Fund Balances","Harborview Terrace Mutual Housing Corporation","2024-04-01","2025-03-31",
  ["Operating Fund","Replacement Reserve Fund","Total 2025","Total 2024"],page=None)
def L(l,a,b,py,ind=1):
    return s.line(l,[a,b,(a or 0)+(b or 0),py],ind=ind)
s.head("REVENUES",ind=0)
r=[L("Members' carrying charges",1418640,None,1377312),L("Less: charges lost to vacant units",-11286,None,-8954),L("Garage and reserved parking",38760,None,37980),
 L("Laundry commissions",16204,None,15771),L("Storage locker rent",5940,None,5940),L("Membership transfer fees",None,27500,22000),L("Late charges and sundry",4817,None,5306),L("Interest and dividends",1962,41388,34719),L("Unrealized gain (loss) on investments",None,-3174,6208)]
ti=s.total("Total revenues",r,key="total_income",ind=2)
s.head("EXPENSES",ind=0)
def g(h,ls):
    s.head(h,ind=1); it=[L(*x,ind=2) for x in ls]
    return s.total("Total "+h[0].lower()+h[1:],it,ind=3)
g1=g("Administrative",[("Management fee",72840,None,70716),("Office payroll",58112,None,55930),("Legal",14385,None,9270),("Audit and tax return",16500,None,15900),("Telephone, postage and office supplies",11076,None,11429),("Board, annual meeting and member education",6238,None,4984),("Custodian and investment fees",None,2215,2104)])
g2=g("Utilities",[("Electricity",96731,None,92016),("Natural gas",118402,None,109877),("Water and sewer",143255,None,138640)])
g3=g("Operating and maintenance",[("Maintenance payroll and benefits",204918,None,197306),("Janitorial supplies",13027,None,12455),("Elevator contract",28560,None,27720),("Exterminating",7344,None,7140),("Trash removal",39612,None,37830),("Snow removal and grounds",26190,None,31486),("Heating plant repairs",22471,None,17903),("Plumbing and electrical repairs",31844,None,28612),("Unit turnover and painting",19276,None,15388)])
g4=g("Major repairs charged to reserves",[("Roof membrane, Buildings C and D",None,94300,0),("Balcony railing replacement",None,38715,26940),("Boiler feed pumps",None,17280,0),("Engineering and reserve study",None,9600,4200)])
g5=g("Taxes, insurance and interest",[("Real estate taxes",187320,None,181455),("Payroll taxes",20134,None,19412),("Property and liability insurance",134806,None,112340),("Directors' and officers' insurance",8915,None,8480),("Corporate franchise and income taxes",2650,1840,3105),("Mortgage interest",141277,None,148066)])
te=s.total("Total expenses before depreciation",[g1,g2,g3,g4,g5],kind="TOTAL",key="total_operating_expenses",ind=2)
eb=s.total("Excess (deficiency) of revenues over expenses before depreciation",[ti,te],signs=[1,-1],kind="TOTAL",ind=0)
dp=L("Depreciation",168420,None,163905,0)
ni=s.total("Excess (deficiency) of revenues over expenses",[eb,dp],signs=[1,-1],kind="TOTAL",key="net_income",ind=0)
n24=s.rows[ni]["values"][3]
b24=1706215; 
op0=318460; end24=b24+n24+18400
fb=L("Fund balances, beginning of year",op0,end24-op0,b24,0)
it=L("Interfund transfers - budgeted reserve contribution",-126000,126000,0,0)
mc=L("Members' contributed capital, net of redemptions",21850,None,18400,0)
s.total("Fund balances, end of year",[ni,fb,it,mc],kind="TOTAL",key="total_equity",ind=0)
del s.key["total_equity"]
W=[78,27,30,27,27]
class P(FPDF):
    def header(p):
        p.set_font("Times","B",12); p.cell(0,5.5,"HARBORVIEW TERRACE MUTUAL HOUSING CORPORATION",align="C",new_x="LMARGIN",new_y="NEXT")
        p.set_font("Times","I",10); p.cell(0,5,"(A Cooperative)",align="C",new_x="LMARGIN",new_y="NEXT")
        p.set_font("Times","B",11); p.cell(0,5.5,"Statement of Revenues, Expenses and Changes in Fund Balances"+(" (continued)" if p.page_no()>1 else ""),align="C",new_x="LMARGIN",new_y="NEXT")
        p.set_font("Times","",10); p.cell(0,5,"For the Year Ended March 31, 2025",align="C",new_x="LMARGIN",new_y="NEXT")
        p.cell(0,5,"(With Comparative Totals for 2024)",align="C",new_x="LMARGIN",new_y="NEXT"); p.ln(5)
        p.set_font("Times","B",9.5)
        for a,b_,c in (("","Replacement","Total"),("Operating","Reserve",""),("Fund","Fund","y")):
            pass
        y=p.get_y(); x=p.l_margin+W[0]
        for w,ls in zip(W[1:],(("","Operating","Fund"),("Replacement","Reserve","Fund"),("","Total","2025"),("","Total","2024"))):
            for k,t in enumerate(ls):
                p.set_xy(x,y+4.2*k); p.cell(w-2,4.2,t,align="C")
            p.line(x+3,y+13.2,x+w-3,y+13.2); x+=w
        p.set_xy(p.l_margin,y+15)
    def footer(p):
        p.set_y(-18); p.set_font("Times","I",9); p.cell(0,4,"The accompanying notes are an integral part of these financial statements.",align="C",new_x="LMARGIN",new_y="NEXT")
        p.set_font("Times","",9); p.cell(0,5,f"- {p.page_no()+4} -",align="C")
p=P(format="letter"); p.set_margins(14,16,12); p.set_auto_page_break(True,26); p.set_creation_date(__import__("datetime").datetime(2025,7,1)); p.add_page()
fm=lambda v: f"({-v:,})" if v<0 else f"{v:,}"
for i,r in enumerate(s.rows):
    k=r["rowType"]; ind=r["_x"]["ind"]
    if r["label"]=="Major repairs charged to reserves": p.add_page()
    if k=="HEADING": p.ln(2.2)
    p.set_font("Times","B" if k=="TOTAL" or (k=="HEADING" and ind==0) else ("I" if k=="HEADING" else ""),10)
    lab=r["label"]; words=lab.split(); ls=[""]
    for w_ in words:
        if p.get_string_width((ls[-1]+" "+w_).strip())>W[0]-4*ind-2: ls.append(w_)
        else: ls[-1]=(ls[-1]+" "+w_).strip()
    y=p.get_y()
    if y+4.7*len(ls)>p.h-27: p.add_page(); y=p.get_y()
    for n,t in enumerate(ls): p.set_xy(p.l_margin+4*ind+(3 if n else 0),y+4.7*n); p.cell(W[0],4.7,t)
    y2=y+4.7*(len(ls)-1); x=p.l_margin+W[0]
    dollar=(i==1) or k=="TOTAL"
    for c,v in enumerate(r["values"]):
        w=W[1+c]
        if k!="HEADING":
            t="-" if v in(None,0) else fm(v)
            p.set_xy(x,y2); 
            if dollar and t!="-": p.set_xy(x+1.5,y2); p.cell(4,4.7,"$")
            p.set_xy(x,y2); p.cell(w-(2.6 if t.endswith(")") else 4),4.7,t,align="R")
            if k in("SUBTOTAL","TOTAL"): p.line(x+3,y2+.2,x+w-3,y2+.2)
            if i==len(s.rows)-1: p.line(x+3,y2+5,x+w-3,y2+5); p.line(x+3,y2+5.6,x+w-3,y2+5.6)
        x+=w
    p.set_xy(p.l_margin,y2+4.7+(1.6 if k=="TOTAL" else 0))
p.output(f"{ROOT}/documents/s29c_03.pdf")
for r in s.rows: r["values"]=[None if v==0 else v for v in r["values"]]   # a lone dash is printed for nothing
save("s29c_03.pdf",s,"COOPERATIVE","OPERATING_STATEMENT","auditor of a housing cooperative","fund columns, three-line headers, italics group heads, dashes, Times",False)
print(s.rows[-1]["values"],end24)
