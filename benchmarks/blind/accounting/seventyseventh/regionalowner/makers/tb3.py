# Sage 300 G/L Trial Balance (GLTRLR), parking company, PDF by fpdf2
from common import *
from fpdf import FPDF
R=random.Random(90)
X=[("1010-00","Cash - TD Operating",1,212400),("1010-10","Cash - Pay Station Clearing",1,14860),("1015-00","Cash - Monthly Permit Deposits",1,38500),("1020-00","Coin & Change Float",1,6200),
("1110-00","Accounts Receivable - Monthly Parkers",1,27340),("1110-20","Accounts Receivable - Validations",1,18920),("1110-30","A/R - Hospital Authority Stalls",1,41100),("1190-00","Allowance for Doubtful Accounts",-1,3150),("1250-00","HST Input Tax Credits",1,11270),("1310-00","Prepaid Insurance",1,9430),("1320-00","Prepaid Property Tax",1,0),
("1510-00","Land - Wexford St. Lot",1,1640000),("1520-00","Garage Structure - 55 Aldergate",1,5280000),("1525-00","Accum. Depr. - Garage Structure",-1,1419600),("1530-00","PARCS Equipment & Gates",1,388200),("1535-00","Accum. Depr. - PARCS Equipment",-1,201750),("1540-00","EV Charging Stations",1,96400),("1545-00","Accum. Depr. - EV Charging Stations",-1,19280),
("2010-00","Accounts Payable",-1,33790),("2050-00","Accrued Liabilities",-1,18250),("2060-00","Accrued Wages",-1,12840),("2110-00","HST Payable",-1,29610),("2120-00","Parking Levy Payable - City",-1,8140),("2210-00","Deferred Revenue - Prepaid Permits",-1,22480),("2220-00","Access Card Deposits",-1,38500),("2510-00","Mortgage Payable - 55 Aldergate",-1,3120000),
("3010-00","Share Capital",-1,1000),("3110-00","Shareholder Loan",-1,850000),("3510-00","Retained Earnings",-1,0),
("4010-10","Transient Revenue - Garage",-1,684300),("4010-20","Transient Revenue - Wexford Lot",-1,212700),("4020-10","Monthly Permits - Garage",-1,418900),("4020-20","Monthly Permits - Wexford Lot",-1,96400),("4030-00","Validation Revenue",-1,118200),("4040-00","Event Parking",-1,74600),("4050-00","EV Charging Revenue",-1,14900),("4060-00","Violation & Towing Revenue",-1,21300),("4090-00","Refunds & Adjustments",1,6480),
("5010-00","Attendant Wages",1,204600),("5020-00","Employer Payroll Costs",1,27300),("5110-00","Management Fee - Operator",1,72500),("5120-00","Security Patrol",1,58900),("5210-00","PARCS Maintenance & Licences",1,43100),("5220-00","Structural Repairs & Membrane",1,62800),("5230-00","Elevator Maintenance",1,14200),("5240-00","Snow & Ice Control",1,19700),("5250-00","Line Painting & Signage",1,7350),("5310-00","Hydro",1,48800),("5320-00","Water",1,5100),("5410-00","Credit Card & Processing Fees",1,41600),("5420-00","Bank Charges",1,1890),("5510-00","Realty Taxes",1,176400),("5520-00","Insurance",1,39200),("5530-00","Municipal Parking Levy",1,28600),("5610-00","Professional Fees",1,11400),("5710-00","Mortgage Interest",1,126800),("5810-00","Depreciation - Structure",1,110000),("5820-00","Depreciation - Equipment",1,42500)]
L=[]
for a,n,s,b in X:
    v=0 if b==0 else int(b*100*R.uniform(.93,1.07))+R.randint(-70,70)
    if n.startswith(("Land","Share Cap","Shareholder L")): v=b*100
    L.append([a,n,s*v])
re=[r for r in L if r[0]=="3510-00"][0]; re[2]=-sum(r[2] for r in L)
ni=-sum(r[2] for r in L if r[0]>="4")
D=sum(r[2] for r in L if r[2]>0); C=-sum(r[2] for r in L if r[2]<0); assert D==C
name='TB_aldergate_parking_sage300.pdf'
p=FPDF('P','mm','Letter'); p.set_auto_page_break(False)
from datetime import datetime,timezone
p.set_creation_date(datetime(2025,11,7,tzinfo=timezone.utc))
pg=0;y=0
def head():
    global pg,y
    p.add_page(); pg+=1; p.set_font('Helvetica','',8)
    p.text(12,12,'11/7/2025  3:42:19PM'); p.text(96,12,''); p.set_xy(150,8.6); p.cell(53,5,f'Page {pg} of 2',align='R')
    p.set_font('Helvetica','B',13); p.set_xy(12,14); p.cell(192,6,'Aldergate Parking Properties Inc.',align='L')
    p.set_font('Helvetica','B',10); p.set_xy(12,20); p.cell(192,5,'G/L Trial Balance (GLTRLR1)')
    p.set_font('Helvetica','',7.5); yy=28
    if pg==1:
        for a,b in (("For Year-Period","[2025 - 10]"),("Sort By","[Account No.]"),("From Account No.","[ ] To [ZZZZZZZZZZZZZZZ]"),("Use Rolled Up Amounts","[No]"),("Report Type","[Report as of Year/Period End, Year to Date]"),("Include Accounts With","[Zero Balances]"),("Report Currency","[CAD] Functional")):
            p.text(12,yy,a); p.text(52,yy,b); yy+=3.7
    yy+=2
    p.set_font('Helvetica','B',8); p.text(12,yy,'Account Number'); p.text(44,yy,'Description')
    p.set_xy(128,yy-3.6); p.cell(35,5,'Debits',align='R'); p.cell(39,5,'Credits',align='R')
    p.set_line_width(.3); p.line(12,yy+1.5,203,yy+1.5); y=yy+6
head(); rows=[]
for a,n,v in L:
    if y>262: head()
    p.set_font('Helvetica','',8); p.text(12,y,a); p.text(44,y,n); o={"account":a,"name":n}
    if v>0 or v==0: x=128;w=35;o["debit"]=d(v)
    else: x=163;w=39;o["credit"]=d(-v)
    p.set_xy(x,y-3.6); p.cell(w,5,com(v),align='R'); rows.append(o); y+=4.75
p.line(136,y-2.5,162,y-2.5); p.line(176,y-2.5,202,y-2.5); y+=1.5
p.set_font('Helvetica','B',8); p.text(44,y,'Total:'); p.set_xy(128,y-3.6); p.cell(35,5,com(D),align='R'); p.cell(39,5,com(C),align='R')
for k in(1.6,2.2): p.line(136,y+k,162,y+k); p.line(176,y+k,202,y+k)
y+=9; p.set_font('Helvetica','',8); p.text(12,y,f'Net Income (Loss) for Accounts Listed:   {par(ni)}'); y+=6; p.text(12,y,f'{len(L)} accounts printed')
p.output(DOC+name)
save(name,"TB",["debit","credit"],rows,[{"label":"Total:","debit":d(D),"credit":d(C)}],"Sage 300 GLTRLR, two columns, option list on page 1",False)
print(name,len(rows),pg,ni)
