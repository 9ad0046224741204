# Canadian compiled statements, campground
from common import *; from reportlab.pdfgen import canvas
N="silver_birch_campground_compiled_2024.pdf"; co="SILVER BIRCH CAMPGROUND LTD."
I=St("Statement of Income and Retained Earnings",co,"2023-11-01","2024-10-31",["2024","2023"],page=4)
I.head("REVENUE")
r=[I.line(*x) for x in [("Seasonal site fees",[214350,198720]),("Nightly and weekly camping",[131884,140265]),("Camp store sales",[38417,35902]),("Boat launch, firewood and propane",[19265,17408]),("Winter storage",[11200,9850])]]
ti=I.tot("Total revenue",r,key="total_income")
I.head("COST OF STORE GOODS SOLD");cg=I.line("Purchases, net of change in inventory",[24108,22740])
gm=I.tot("GROSS MARGIN",[ti],[cg])
I.head("OPERATING EXPENSES")
e=[I.line(*x) for x in [("Advertising and website",[6315,5480]),("Electricity and propane",[41822,39206]),("Insurance",[14760,13125]),("Interest and bank charges",[7904,7611]),("Office, telephone and internet",[5218,5067]),("Professional fees",[4850,4600]),("Property taxes",[18436,17892]),("Repairs, roads and docks",[27591,33418]),("Septic pumping and water testing",[16240,15085]),("Vehicle and equipment fuel",[9377,9916]),("Wages and source deductions",[96483,91274])]]
te=I.tot("Total operating expenses",e,key="total_operating_expenses")
no=I.tot("INCOME BEFORE THE UNDERNOTED",[gm],[te],key="noi")
am=I.line("Amortization",[31806,33472],0);it=I.line("Interest on long-term debt",[22574,24319],0);tx=I.line("Income taxes",[6180,5236],0)
ni=I.tot("NET INCOME FOR THE YEAR",[no],[am,it,tx],key="net_income")
v=[x for x in I.rows[ni]["values"]]
beg23=118640; div=[30000,25000]; end23=beg23+v[1]-div[1]
rb=I.line("Retained earnings, beginning of year",[end23,beg23],0);dv=I.line("Dividends",[-div[0],-div[1]],0)
re=I.tot("RETAINED EARNINGS, END OF YEAR",[ni,rb,dv],t="TOTAL")
S=St("Balance Sheet",co,None,"2024-10-31",["2024","2023"],page=3)
RE=I.rows[re]["values"]
S.head("ASSETS");S.head("CURRENT",0)
ar=[8415,6230];inv=[5920,6385];pp=[4312,3977];ppe=[612480,628950]
ap=[19874,22316];gst=[6238,5811];dep=[58400,51275];tax=[1944,2107];cur=[41500,39800];ltd=[318260,359760];sh=[62000,71000]
L=[ap[k]+gst[k]+dep[k]+tax[k]+cur[k]+ltd[k]+sh[k] for k in(0,1)]
cash=[L[k]+100+RE[k]-ar[k]-inv[k]-pp[k]-ppe[k] for k in(0,1)];print("cash",cash)
ca=[S.line("Cash",cash),S.line("Accounts receivable",ar),S.line("Inventory",inv),S.line("Prepaid expenses",pp)]
tca=S.tot("Total current assets",ca);pe=S.line("PROPERTY AND EQUIPMENT",ppe,0,note="2")
S.tot("TOTAL ASSETS",[tca,pe],t="TOTAL",key="total_assets")
S.head("LIABILITIES");S.head("CURRENT",0)
cl=[S.line("Accounts payable and accrued liabilities",ap),S.line("HST payable",gst),S.line("Seasonal deposits received in advance",dep),S.line("Income taxes payable",tax),S.line("Current portion of long-term debt",cur,note="3")]
tcl=S.tot("Total current liabilities",cl);a=S.line("LONG-TERM DEBT",ltd,0,note="3");b=S.line("DUE TO SHAREHOLDERS",sh,0,note="4")
tl=S.tot("TOTAL LIABILITIES",[tcl,a,b],key="total_liabilities")
S.head("SHAREHOLDERS' EQUITY")
q=[S.line("Share capital",[100,100]),S.line("Retained earnings",RE)];eq=S.tot("TOTAL SHAREHOLDERS' EQUITY",q,key="total_equity")
S.tot("TOTAL LIABILITIES AND SHAREHOLDERS' EQUITY",[tl,eq],t="TOTAL")
C=canvas.Canvas(doc(N),pagesize=(612,792),invariant=1)
C.setFont("Times-Bold",17);C.drawCentredString(306,540,co);C.setFont("Times-Roman",13);C.drawCentredString(306,505,"COMPILED FINANCIAL INFORMATION");C.drawCentredString(306,485,"Year ended October 31, 2024");C.setFont("Times-Italic",10);C.drawCentredString(306,90,"Harrow & Tessel, Chartered Professional Accountants   -   Bracebridge, Ontario");C.showPage()
def para(y,ls):
    C.setFont("Times-Roman",11)
    for l in ls:C.drawString(72,y,l);y-=15
    return y
C.setFont("Times-Bold",12);C.drawCentredString(306,700,"COMPILATION ENGAGEMENT REPORT")
para(665,["To the Management of Silver Birch Campground Ltd.","","On the basis of information provided by management, we have compiled the balance sheet of Silver Birch","Campground Ltd. as at October 31, 2024, the statement of income and retained earnings for the year then","ended, and Note 1, which describes the basis of accounting applied in the preparation of the compiled","financial information.","","Management is responsible for the accompanying compiled financial information, including the accuracy and","completeness of the underlying information used to compile it.","","We did not perform an audit engagement or a review engagement. Accordingly, we do not express an audit","opinion or a review conclusion, or provide any form of assurance.","","Bracebridge, Ontario","January 22, 2025"]);C.showPage()
def st(s,sub,step):
    C.setFont("Times-Bold",12);C.drawString(72,735,co);C.drawString(72,720,s.title.upper() if s is S else s.title);C.setFont("Times-Roman",11);C.drawString(72,705,sub);C.setLineWidth(1.2);C.line(72,698,540,698);C.setLineWidth(.5)
    C.setFont("Times-Roman",9);C.drawString(72,687,"(Unaudited - see Compilation Engagement Report)")
    C.setFont("Times-Bold",10.5);y=668
    if s is S:C.drawString(375,y,"Note")
    C.drawRightString(455,y,"2024");C.drawRightString(540,y,"2023");y-=step
    for r,m in zip(s.rows,s.m):
        t=r["rowType"];b=t in("HEADING","TOTAL") or r["label"].isupper()
        if t=="HEADING":y-=4
        f="Times-Bold" if b else "Times-Roman";C.setFont(f,10.5);C.drawString(72+12*m["lv"],y,r["label"])
        if m.get("note"):C.drawString(383,y,m["note"])
        for x,v in zip((455,540),r["values"]):
            if v is None:continue
            d=t=="TOTAL" or m.get("items")==[ti]
            if t in("SUBTOTAL","TOTAL"):C.line(x-62,y+10,x+2,y+10)
            C.drawRightString(x+(3 if v<0 else 0),y,f"{v:,.0f}" if v>=0 else f"({-v:,.0f})")
            if t=="TOTAL":C.drawString(x-62,y,"$");C.line(x-62,y-3,x+2,y-3);C.line(x-62,y-5,x+2,y-5)
        y-=step+(5 if t in("SUBTOTAL","TOTAL") else 0)
    return y
y=st(S,"As at October 31, 2024",15.5)
C.setFont("Times-Roman",10);C.drawString(72,y-22,"Approved on behalf of the board:  ______________________________  Director");C.drawCentredString(306,40,"3");C.showPage()
st(I,"Year ended October 31, 2024",16);C.drawCentredString(306,40,"4");C.showPage()
C.setFont("Times-Bold",12);C.drawString(72,735,co);C.drawString(72,720,"NOTES TO COMPILED FINANCIAL INFORMATION")
para(690,["1.  BASIS OF ACCOUNTING: historical cost, cash transactions with the addition of accounts receivable,","     inventory, accounts payable, prepaid expenses and property and equipment amortized over useful life.","","2.  PROPERTY AND EQUIPMENT is stated net of accumulated amortization. Land is not amortized.","","3.  LONG-TERM DEBT: credit union mortgage at 5.85%, maturing June 2027, secured by the campground land.","","4.  DUE TO SHAREHOLDERS: unsecured, non-interest bearing, no fixed terms of repayment."]);C.save()
save(N,[S,I],"OTHER","OPERATING_STATEMENT","Canadian compilation, balance sheet and income statement with report and notes",True)
