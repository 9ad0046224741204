# Sage 50 style Period Trial Balance, caravan park, PDF (fpdf2)
import random; from common import *; from fpdf import FPDF
random.seed(8301); R=random
A=[("0010","Freehold Land",1,1850000),("0011","Park Infrastructure",1,742600),("0012","Infrastructure Depreciation",-1,211384.52),("0030","Hire Fleet Caravans",1,386250),
("0031","Hire Fleet Depreciation",-1,171904.17),("0040","Furniture and Fixtures",1,28741.6),("0041","Furniture/Fixture Depreciation",-1,16230.88),("0050","Motor Vehicles",1,41990),("0051","Motor Vehicles Depreciation",-1,22845.3),
("1001","Stock - Shop & Bar",1,9386.42),("1002","Stock - New Caravans for Resale",1,118450),("1100","Debtors Control Account",1,47218.93),("1103","Prepayments",1,15622.17),
("1200","Bank Current Account",1,0),("1210","Bank Deposit Account",1,160000),("1230","Petty Cash",1,312.45),("1240","Credit Card Receipts",1,2184.6),
("2100","Creditors Control Account",-1,38417.76),("2109","Accruals",-1,12150),("2110","Pitch Fees in Advance",-1,131882.4),("2111","Deposits Held - Holiday Lets",-1,9640),
("2200","Sales Tax Control Account",-1,74316.28),("2201","Purchase Tax Control Account",1,31977.05),("2202","VAT Liability",-1,18204.33),("2210","P.A.Y.E.",-1,6127.4),("2220","Net Wages",0,0),("2230","Pension Fund",-1,1411.36),
("2300","Bank Loan - Clydesdale Term",-1,685000),("2310","Hire Purchase",-1,14220.66),("3000","Ordinary Shares",-1,100),("3200","Profit and Loss Account",-1,0),
("4000","Seasonal Pitch Fees",-1,418765),("4001","Touring & Tent Pitches",-1,86432.75),("4002","Holiday Caravan Hire",-1,203918.4),("4003","Caravan Sales",-1,167500),("4004","Commission on Private Resales",-1,13350),("4010","Gas Bottle Sales",-1,11874.22),("4011","Electricity Recharged",-1,58231.9),("4020","Shop Sales",-1,64190.36),("4021","Bar Takings",-1,92477.81),("4400","Credit Charges (Late Payment)",-1,640),("4905","Distribution and Carriage",0,0),
("5000","Caravans Purchased",1,121340),("5001","Shop Purchases",1,43118.27),("5002","Bar Purchases",1,36902.45),("5200","Opening Stock",1,0),
("7000","Gross Wages",1,226418.9),("7006","Employers N.I.",1,17842.16),("7007","Employers Pensions",1,4986.02),("7102","Water Rates",1,19870.4),("7103","General Rates",1,36412),("7104","Premises Insurance",1,21930.55),("7200","Electricity",1,71244.38),("7201","Gas",1,12608.9),("7300","Vehicle Fuel",1,5120.74),("7400","Licence Fee - Ancient Monument Path",1,250),("7500","Printing",1,1864.2),("7502","Telephone & Wi-Fi",1,8122.35),("7600","Legal Fees",1,3450),("7601","Audit and Accountancy Fees",1,6300),("7800","Repairs and Renewals",1,44876.13),("7801","Cleaning & Laundry",1,15390.48),("7802","Refuse Collection",1,11206),("7900","Bank Interest Paid",1,34618.84),("7901","Bank Charges",1,4210.73),("8000","Depreciation",1,48750),("8100","Bad Debt Write Off",1,1385),("8201","Subscriptions",1,1122),("9998","Suspense Account",1,42.5)]
A=[list(a) for a in A if a[2]!=0 and not(a[0]=="5200")]
for a in A:
    if a[0]=="1200": a[3]=68914.77
d=sum(a[3] for a in A if a[2]>0); c=sum(a[3] for a in A if a[2]<0)
for a in A:
    if a[0]=="3200": a[3]=r2(d-c); print('P&L b/f',a[3])
rows=[];D=C=0
for n,nm,s,v in A:
    rows.append({"account":n,"name":nm,("debit" if s>0 else "credit"):r2(v)})
    if s>0:D+=v
    else:C+=v
D,C=r2(D),r2(C); assert D==C
f=lambda x:f"{x:,.2f}"
class P(FPDF):
    def header(s):
        s.set_font('L','',9); s.set_xy(12,10)
        s.cell(60,5,"Date:  04/11/2025"); s.set_font('L','B',11); s.set_xy(60,10); s.cell(90,5,"Thornwick Sands Holiday Park Ltd",align='C')
        s.set_font('L','',9); s.set_xy(160,10); s.cell(38,5,f"Page:  {s.page_no()}",align='R')
        s.set_xy(12,15); s.cell(60,5,"Time:  16:42:09"); s.set_font('L','B',13); s.set_xy(60,16); s.cell(90,6,"Period Trial Balance",align='C')
        s.set_font('L','B',9); s.set_xy(12,27); s.cell(90,5,"To Period:  Month 10, October 2025")
        s.set_xy(12,37); s.cell(22,5,"N/C",border='B'); s.cell(92,5,"Name",border='B'); s.cell(36,5,"Debit",border='B',align='R'); s.cell(36,5,"Credit",border='B',align='R'); s.set_xy(12,44)
p=P(format='A4'); p.add_font('L','',LIB+'LiberationSans-Regular.ttf'); p.add_font('L','B',LIB+'LiberationSans-Bold.ttf'); p.set_auto_page_break(False); p.add_page()
for n,nm,s,v in A:
    if p.get_y()>272: p.add_page()
    p.set_font('L','',9); p.set_x(12); p.cell(22,4.7,n); p.cell(92,4.7,nm); p.cell(36,4.7,f(v) if s>0 else "",align='R'); p.cell(36,4.7,f(v) if s<0 else "",align='R'); p.ln(4.7)
y=p.get_y()+1; p.line(128,y,162,y); p.line(164,y,198,y); p.set_xy(96,y+1); p.set_font('L','B',9)
p.cell(30,5,"Totals:",align='R'); p.cell(36,5,f(D),align='R'); p.cell(36,5,f(C),align='R'); y+=7; p.line(128,y,162,y);p.line(128,y+.7,162,y+.7); p.line(164,y,198,y);p.line(164,y+.7,198,y+.7)
p.output(doc('thornwick_tb_p10.pdf'))
save('thornwick_tb_p10.pdf','TB','Sage 50 period trial balance, holiday park, debit/credit, 2 pages',False,['debit','credit'],rows,[{"label":"Totals:","debit":D,"credit":C}])
