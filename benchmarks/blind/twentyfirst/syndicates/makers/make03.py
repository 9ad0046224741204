# Inn departmental statement: month left, caption in the middle, year to date right
from lib import *;import random
from reportlab.pdfgen import canvas
R=random.Random(2703);N="fiddlers_cove_inn_june.pdf"
S=St("Departmental Statement of Income","Fiddler's Cove Inn","2025-06-01","2025-06-30",None)
def L(lab,b,s="i",vol=.06):
    pa=round(b*(1+R.uniform(-vol,vol)));pb=round(b/10)*10;ya=round(b*4.35*(1+R.uniform(-vol,vol)));yl=round(b*4.2*(1+R.uniform(-vol,vol)))
    return S.l(lab,[pa,pb,ya,yl],sd=s)
E=lambda lab,b:L(lab,b,"e",.09)
T=lambda lab,it,s="i",**k:S.t(lab,it,sd=s,ul=1,**k)
S.h("ROOMS");a=[L("Room Revenue - Transient",148300),L("Room Revenue - Group & Wedding",31200),S.l("Allowances",[-1214,-1000,-4870,-5102],sd="i")]
rr=T("Total Rooms Revenue",a);b=[E("Housekeeping Wages",24100),E("Front Desk Wages",14800),E("Payroll Taxes & Benefits",7900),E("OTA Commissions",11700),E("Linen & Laundry",4900),E("Guest Supplies",3350)]
re_=T("Total Rooms Expense",b,"e");rd=T("Rooms Departmental Income",[rr,(re_,-1)])
S.h("FOOD & BEVERAGE");a=[L("Breakfast & Dining",28700),L("Tavern",19400)];fr=T("Total F&B Revenue",a)
b=[E("Cost of Food",9300),E("Cost of Beverage",4700),E("Kitchen & Service Wages",16900),E("Other F&B Expense",3200)];fe=T("Total F&B Expense",b,"e");fd=T("F&B Departmental Income",[fr,(fe,-1)])
S.h("OTHER OPERATED");o=[L("Kayak & Bicycle Rental",4150),L("Gift Shop, net",2380)];od=T("Other Departmental Income",o)
gi=T("GROSS OPERATING INCOME",[rd,fd,od])
S.h("UNDISTRIBUTED EXPENSES");u=[E("Administrative & General",17200),E("Credit Card Fees",5900),E("Sales & Marketing",8700),E("Property Operations & Maint.",10300),E("Utilities",9450)]
ut=T("Total Undistributed",u,"e");gop=T("GROSS OPERATING PROFIT",[gi,(ut,-1)])
mf=E("Management Fee",7050)
S.h("FIXED CHARGES");x=[S.l("Property Taxes",[6250,6250,37500,36100],sd="e"),S.l("Insurance",[4815,4700,28890,25440],sd="e"),S.l("Reserve for Replacement",[9400,9360,40120,39210],sd="e")]
ft=T("Total Fixed Charges",x,"e");S.t("NET OPERATING INCOME",[gop,(mf,-1),(ft,-1)],typ="TOTAL",sd="i",ul=2,key="noi")
def d(v,m):
    k=1 if m["sd"]=="i" else -1
    return [v[0],v[1],k*(v[0]-v[1]),v[2],v[3],k*(v[2]-v[3])]
S.derive(d)
S.cols=["Month Actual","Month Budget","Month Variance","Year to Date Actual","Year to Date Last Year","Year to Date Variance"]
den=[S.rows[rr]["values"][k]+S.rows[fr]["values"][k]+sum(S.rows[i]["values"][k] for i in o) for k in range(6)]
c=canvas.Canvas(doc(N),pagesize=(792,612));c.setFillGray(0)
c.setFont("Helvetica-Bold",13);c.drawString(30,584,"Fiddler's Cove Inn");c.setFont("Helvetica",10);c.drawString(30,571,"Departmental Statement of Income");c.drawRightString(762,584,"For the month of June 2025");c.setFont("Helvetica-Oblique",8);c.drawRightString(762,571,"Unaudited - for investors' use only. % = percent of total revenue")
XS=[(70,0,0),(140,1,0),(205,2,0),(560,3,0),(650,4,0),(728,5,0)];PX=[(102,0),(592,3)]
c.setFillGray(.85);c.rect(28,538,736,27,fill=1,stroke=0);c.setFillGray(0);c.setFont("Helvetica-Bold",8)
c.drawCentredString(118,555,"M O N T H");c.drawCentredString(630,555,"Y E A R   T O   D A T E")
for x,t in zip([70,102,140,205,560,592,650,728],["Actual","%","Budget","Variance","Actual","%","Last Year","Variance"]):c.drawRightString(x,543,t)
y=526;c.setLineWidth(.4)
for r,m in zip(S.rows,S.m):
    tot=r["rowType"]!="LINE";c.setFont("Helvetica-Bold" if tot else "Helvetica",7.6)
    if r["rowType"]=="HEADING":y-=2;c.drawCentredString(355,y,r["label"])
    else:
        (c.drawCentredString if tot else c.drawString)(355 if tot else 275,y,r["label"])
        for x,k,_ in XS:
            if m.get("ul"):c.line(x-44,y+7.3,x,y+7.3)
            c.drawRightString(x,y,f(r["values"][k]))
            if m.get("ul")==2:c.line(x-44,y-2,x,y-2);c.line(x-44,y-3.5,x,y-3.5)
        for x,k in PX:c.drawRightString(x,y,f"{100*r['values'][k]/den[k]:.1f}")
    y-=10.6
c.setFont("Helvetica",7);c.drawString(30,18,"Prepared by Saltbox Hospitality Accounting   07/14/2025");c.drawRightString(762,18,"1 of 1")
print("y",y);c.save();save(N,[S],"HOSPITALITY","OPERATING_STATEMENT","inn departmental, caption in the middle, month left and YTD right",True)
