# Wave style balance sheet, shopping strip with owners' draws
from common import *; from reportlab.pdfgen import canvas; from reportlab.lib.colors import HexColor as H
N="maple_row_plaza_balance_sheet_wave.pdf"
s=St("Balance Sheet","Maple Row Plaza (Ostrander & Pell Partnership)",None,"2024-12-31",["Dec 31, 2024"])
A=lambda l,v:s.line(l,[v])
s.head("Assets",0,big=1);s.head("Cash and Bank",1);c=[A("Operating Chequing - Prairie CU",21486.13),A("Tenant Deposit Savings",14250),A("Petty Cash",150)];t1=s.tot("Total Cash and Bank",c,lv=1)
s.head("Other Current Assets",1);c=[A("Accounts Receivable",4318.75),A("Prepaid Insurance",3906.5),A("GST Receivable",0)];t2=s.tot("Total Other Current Assets",c,lv=1)
s.head("Long-term Assets",1);c=[A("Land",310000),A("Building",1142800),A("Paving & Signs",64215.9),A("Accumulated Depreciation",-287404.6)];t3=s.tot("Total Long-term Assets",c,lv=1)
ta=s.tot("Total Assets",[t1,t2,t3],key="total_assets",big=1)
s.head("Liabilities",0,big=1);s.head("Current Liabilities",1);c=[A("Accounts Payable",6120.44),A("Credit Card - Business Visa",1877.02),A("GST Collected, Net of ITC",2214.91),A("Tenant Security Deposits",14250),A("Rent Received in Advance",5600)];t4=s.tot("Total Current Liabilities",c,lv=1)
s.head("Long-term Liabilities",1);c=[A("Mortgage - Prairie Credit Union",689314.27),A("Vendor Take-Back Loan",60000)];t5=s.tot("Total Long-term Liabilities",c,lv=1)
tl=s.tot("Total Liabilities",[t4,t5],key="total_liabilities",big=1)
s.head("Equity",0,big=1)
E=round(s.rows[ta]["values"][0]-s.rows[tl]["values"][0],2)
ci=s.line("Owner Investment - G. Ostrander",[210000]);cp=s.line("Owner Investment - T. Pell",[210000]);d1=s.line("Owner's Draw - G. Ostrander",[-24000]);d2=s.line("Owner's Draw - T. Pell",[-21500])
pr=s.line("Profit between Jan 1, 2024 and Dec 31, 2024",[58137.66])
prior=round(E-210000*2+24000+21500-58137.66,2);print("prior",prior)
re=s.line("Profit for all prior years",[prior])
te=s.tot("Total Equity",[ci,cp,d1,d2,pr,re],key="total_equity",big=1)
C=canvas.Canvas(doc(N),pagesize=(612,792),invariant=1);C.setFont("Helvetica-Bold",22);C.drawString(50,730,"Balance Sheet");C.setFont("Helvetica",10);C.drawString(50,712,s.prop);C.drawString(50,698,"As of Dec 31, 2024")
C.setFont("Helvetica-Bold",9);C.setFillColor(H("#456"+"789"));C.drawString(50,668,"ACCOUNTS");C.drawRightString(560,668,"Dec 31, 2024");C.setFillGray(0);C.setStrokeGray(.3);C.line(50,660,560,660);y=644
for r,m in zip(s.rows,s.m):
    if m.get("big") and r["rowType"]=="HEADING":
        y-=3;C.setFillColor(H("#e8f0f7"));C.rect(50,y-4,510,15,stroke=0,fill=1);C.setFillGray(0)
    b=r["rowType"]!="LINE";C.setFont("Helvetica-Bold" if b else "Helvetica",9.5 if m.get("big") else 8.5);C.drawString(54+(0 if m.get("big") else 10 if b else 20),y,r["label"])
    v=r["values"][0]
    if v is not None:C.drawRightString(556,y,f"${v:,.2f}" if v>=0 else f"-${-v:,.2f}")
    C.setStrokeGray(.88)
    if b and v is not None:C.setStrokeGray(.5)
    C.line(50,y-4.5,560,y-4.5);y-=14.6
C.setFont("Helvetica",7);C.drawString(50,24,"Balance Sheet - Maple Row Plaza    Created on: Feb 11, 2025");C.drawRightString(560,24,"Powered by Wavelet    Page 1 / 1")
print(y);C.save();save(N,[s],"RETAIL","BALANCE_SHEET","Wave style balance sheet with owners' draws")
