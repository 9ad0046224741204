# CPA compiled statements: cover, balance sheets (p2), statements of operations (p3); notes column
from lib import *
from reportlab.pdfgen import canvas
N="larkfield_plaza_2024_compiled.pdf";P="Larkfield Plaza Office Associates, L.P."
O=St("STATEMENTS OF OPERATIONS",P,"2024-01-01","2024-12-31",["2024","2023"],page=3)
O.h("REVENUES",c=1)
a=[O.l("Base rents",[2846310,2771905],n="2, 5",d=1),O.l("Expense recoveries",[611482,588370],n="2"),O.l("Parking",[94260,91815]),O.l("Lease termination fee",[None,125000],n="5"),O.l("Interest and other",[18774,9402])]
ti=O.t("Total revenues",a,key="total_income",ul=1)
O.h("OPERATING EXPENSES",c=1)
b=[O.l("Real estate taxes",[418207,409660]),O.l("Utilities",[287914,301226]),O.l("Cleaning and janitorial",[203118,196540]),O.l("Repairs and maintenance",[248795,231083]),O.l("Salaries and related",[176400,169275]),O.l("Insurance",[71866,63912]),O.l("Management fees",[142833,143460],n="6"),O.l("General and administrative",[58219,55907])]
te=O.t("Total operating expenses",b,key="total_operating_expenses",ul=1)
no=O.t("INCOME BEFORE OTHER CHARGES",[ti,(te,-1)],key="noi",ul=1)
O.h("OTHER CHARGES",c=1)
d=[O.l("Interest, including amortization of debt issuance costs of $14,400",[906118,921744],n="4"),O.l("Depreciation",[588412,580266],n="3"),O.l("Amortization of leasing costs",[97340,91288])]
to=O.t("Total other charges",d,ul=1)
ni=O.t("NET INCOME",[no,(to,-1)],typ="TOTAL",key="net_income",d=1,ul=2)
NI=O.rows[ni]["values"]
B=St("BALANCE SHEETS",P,None,"2024-12-31",["2024","2023"],page=2)
oth=[[3150000,3150000],[18422660,18226115],[1386904,1241200],[-7704318,-7115906]]
eq23=None
cur=[[86214,71906],[312440,287115],[44018,41877]];res=[[402118,355260]];lc=[[512906,548770]];sd=[[61455,61455]]
li=[[388000,369500],[204117,188336],[151280,166904],[72615,58410],[61455,61455]];ltd=[[13184600,13572600]]
cash23=418226
A23=cash23+sum(x[1] for x in oth+cur+res+lc+sd);L23=sum(x[1] for x in li+ltd);E23=A23-L23
E24=E23+NI[0]-450000;L24=sum(x[0] for x in li+ltd);cash24=L24+E24-sum(x[0] for x in oth+cur+res+lc+sd)
print("cash24",cash24,"E",E24,E23,NI)
B.h("ASSETS",c=2);B.h("Current assets",ind=0)
x=[B.l("Cash and cash equivalents",[cash24,cash23],d=1,ind=1),B.l("Rents receivable, net of allowance of $22,000",cur[0],n="2",ind=1),B.l("Deferred rent receivable",cur[1],n="2",ind=1),B.l("Prepaid expenses",cur[2],ind=1)]
ca=B.t("Total current assets",x,ul=1,ind=2)
B.h("Rental property, at cost",n="3",ind=0)
x=[B.l("Land",oth[0],ind=1),B.l("Building and improvements",oth[1],ind=1),B.l("Tenant improvements",oth[2],ind=1)]
g=B.t("Gross rental property",x,ul=1,ind=1);ad=B.l("Less accumulated depreciation",oth[3],ind=1)
nr=B.t("Net rental property",[g,ad],ul=1,ind=2)
B.h("Other assets",ind=0)
x=[B.l("Escrows and reserves",res[0],n="4",ind=1),B.l("Leasing costs, net",lc[0],ind=1),B.l("Tenant security deposits held",sd[0],ind=1)]
oa=B.t("Total other assets",x,ul=1,ind=2)
B.t("TOTAL ASSETS",[ca,nr,oa],typ="TOTAL",key="total_assets",d=1,ul=2,ind=0)
B.h("LIABILITIES AND PARTNERS' CAPITAL",c=2);B.h("Current liabilities",ind=0)
x=[B.l(q,v,ind=1,d=(k==0),n="4" if k==0 else "") for k,(q,v) in enumerate(zip(["Current portion of mortgage payable","Accounts payable","Accrued real estate taxes","Prepaid rents","Tenant security deposits"],li))]
cl=B.t("Total current liabilities",x,ul=1,ind=2)
mt=B.l("Mortgage payable, less current portion",ltd[0],n="4",ind=0)
tl=B.t("Total liabilities",[cl,mt],ul=1,ind=2,key="total_liabilities")
B.h("Partners' capital",n="7",ind=0)
gp=[round(E24*.01),round(E23*.01)]
x=[B.l("General partner",gp,ind=1),B.l("Limited partners",[E24-gp[0],E23-gp[1]],ind=1)]
te_=B.t("Total partners' capital",x,ul=1,ind=2,key="total_equity")
B.t("TOTAL LIABILITIES AND PARTNERS' CAPITAL",[tl,te_],typ="TOTAL",d=1,ul=2,ind=0)
c=canvas.Canvas(doc(N),pagesize=(612,792));F="Times-Roman";FB="Times-Bold"
c.setFont(FB,18);c.drawCentredString(306,520,P);c.setFont(F,13)
for k,t in enumerate(["(A Limited Partnership)","","FINANCIAL STATEMENTS","WITH ACCOUNTANTS' COMPILATION REPORT","","YEARS ENDED DECEMBER 31, 2024 AND 2023"]):c.drawCentredString(306,495-k*18,t)
c.setFont(FB,11);c.drawCentredString(306,110,"Quillan & Voss, LLP");c.setFont(F,10);c.drawCentredString(306,96,"Certified Public Accountants");c.showPage()
def page(S,sub,lead,sp,foot):
    c.setFont(FB,12);c.drawCentredString(306,740,P.upper());c.setFont(FB,11);c.drawCentredString(306,725,S.title);c.setFont(F,11);c.drawCentredString(306,711,sub)
    c.setLineWidth(1.2);c.line(60,702,552,702);c.setLineWidth(.5);y=684
    c.setFont(FB,10);c.drawCentredString(388,y,"Notes");c.drawRightString(470,y,"2024");c.drawRightString(548,y,"2023");c.line(372,y-3,404,y-3);c.line(412,y-3,472,y-3);c.line(488,y-3,550,y-3);y-=20
    for r,m in zip(S.rows,S.m):
        if m.get("c"):
            y-=4;c.setFont(FB,10)
            if m["c"]==2:c.drawCentredString(230,y,r["label"])
            else:c.drawString(62,y,r["label"])
            y-=lead+1;continue
        c.setFont(FB if r["rowType"]=="TOTAL" else F,10);lab=r["label"];x0=62+12*m.get("ind",0 if r["label"].isupper() else 1)
        if len(lab)>52:
            c.drawString(x0,y,"Interest, including amortization of debt");y-=lead;c.drawString(x0+12,y,"issuance costs of $14,400")
        else:c.drawString(x0,y,lab)
        if m.get("n"):c.drawCentredString(388,y,m["n"])
        if r["values"]:
            for v,x in zip(r["values"],(470,548)):
                if m.get("ul"):c.line(x-58,y+9.5,x+2,y+9.5)
                s=f(v,0,"","-");c.drawRightString(x+(3.3 if s.startswith("(") else 0),y,s)
                if m.get("d"):c.drawString(x-58,y,"$")
                if m.get("ul")==2:c.line(x-58,y-3,x+2,y-3);c.line(x-58,y-5,x+2,y-5)
            if m.get("ul"):y-=sp
        y-=lead
    c.setFont("Times-Italic",9);c.drawCentredString(306,52,"See accompanying notes and independent accountants' compilation report.");c.setFont(F,9);c.drawCentredString(306,36,f"- {foot} -")
    c.showPage()
page(B,"December 31, 2024 and 2023",14.2,6,2);page(O,"For the Years Ended December 31, 2024 and 2023",15,8,3)
c.save();save(N,[B,O],"OFFICE","BALANCE_SHEET","CPA compilation, cover page, two statements, notes column",True)
