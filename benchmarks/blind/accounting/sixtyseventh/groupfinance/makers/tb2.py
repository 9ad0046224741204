# Xero style TB export, Australia; YTD pair + prior year signed
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
random.seed(4102)
S=[("Revenue",[("200","Rent - Commercial Tenancies",-412680.00,-398214.50),("205","Outgoings Recovered",-88417.36,-81902.11),("210","Signage & Kiosk Licences",-14300.00,-13650.00),("215","Car Park Income",-9126.40,-10482.75),("260","Other Revenue",-1250.00,None),("270","Interest Income",-3871.19,-2640.08)]),
("Expense",[("404","Bank Fees",386.40,402.60),("408","Cleaning - Common Areas",24960.00,23400.00),("412","Accounting & Tax Advice",7150.00,6820.00),("414","ASIC & Trustee Fees",613.00,597.00),("420","Council Rates",31248.75,29806.20),("421","Land Tax",18922.40,17311.00),("422","Water & Sewerage",7740.18,7381.92),("425","Emergency Services Levy",4016.55,3870.35),("429","Gardening & Grounds",6380.00,6050.00),("433","Insurance - ISR & Liability",21877.94,18634.27),("437","Interest Expense",96402.15,104387.60),("441","Legal - Leasing",5231.82,1870.00),("445","Electricity - Common Area",11604.33,12251.87),("446","Fire & Essential Services",3842.00,3695.00),("449","Leasing Commission",8250.00,None),("453","Property Management Fee",20634.00,19910.72),("461","Pest Control",880.00,880.00),("465","Security Patrol",9480.00,9120.00),("473","Repairs & Maintenance",27315.68,33048.19),("474","Repairs - Air Conditioning",6912.50,2405.00),("476","Waste Removal",8816.41,8340.36),("485","Bad Debts",None,4120.00),("493","Depreciation - Plant",5460.00,5460.00),("494","Capital Works Deduction",32500.00,32500.00)]),
("Asset",[("610","Accounts Receivable",38204.97,29416.05),("620","Prepayments",5469.48,4658.57),("090","Operating Account ··4471",74189.22,51730.68),("092","Sinking Fund Account ··4498",60318.04,41092.17),("710","Land at Cost",1450000.00,1450000.00),("720","Buildings at Cost",1300000.00,1300000.00),("721","Less Accum. Capital Works",-260000.00,-227500.00),("730","Plant & Equipment",54600.00,54600.00),("731","Less Accum. Depreciation on Plant",-27300.00,-21840.00)]),
("Liability",[("800","Accounts Payable",-17822.60,-14206.38),("801","Unpaid Expense Claims",-148.50,None),("805","Accrued Outgoings",-6240.00,-5875.00),("815","Bonds Held",-32175.00,-32175.00),("820","GST",-9386.73,-8841.06),("835","Rent Received in Advance",-12705.00,-8316.00),("850","Suspense",0.00,None),("877","Tracking Transfers",0.00,0.00),("900","Loan - Commercial Bills",-1640000.00,-1720000.00)]),
("Equity",[("955","Unitholder Distributions Paid",120000.00,90000.00),("960","Undistributed Income b/fwd","X","X"),("970","Units on Issue",-1000.00,-1000.00)])]
for j in (2,3):
    s=sum(r[j] for _,L in S for r in L if isinstance(r[j],float))
    for k,(n,L) in enumerate(S):
        S[k]=(n,[tuple(round(-s,2) if (i==j and v=="X") else v for i,v in enumerate(r)) for r in L])
name="Bellbrae Shops Unit Trust - Trial Balance.xlsx"
wb=Workbook(); ws=wb.active; ws.title="Trial Balance"
F=lambda **k:Font(name="Arial",size=k.pop('size',10),**k)
for i,(t,sz) in enumerate([("Trial Balance",14),("Bellbrae Shops Unit Trust",12),("As at 30 June 2025",12)],1):
    ws.merge_cells(start_row=i,start_column=1,end_row=i,end_column=6); ws.cell(i,1,t).font=F(size=sz,bold=(i==1)); ws.cell(i,1).alignment=Alignment(horizontal="left")
H=["Account Code","Account","Account Type","Debit - Year to date","Credit - Year to date","30 Jun 2024"]
thin=Side(style="thin",color="999999")
for j,h in enumerate(H,1):
    c=ws.cell(5,j,h); c.font=F(bold=True); c.border=Border(bottom=Side(style="medium")); c.alignment=Alignment(horizontal="right" if j>3 else "left",wrap_text=True,vertical="bottom")
r=6; rows=[]; sub={"Revenue":"Revenue","Expense":"Overhead"}
NF='#,##0.00;(#,##0.00);0.00'; py="other:30 Jun 2024"
for sec,L in S:
    for code,n,v,pv in L:
        ty={"Revenue":"Other Income" if code in("260","270") else "Revenue","Expense":"Depreciation" if code in("493","494") else "Expense","Asset":"Bank" if code[0]=="0" else "Fixed Asset" if code[0]=="7" else "Current Asset","Liability":"Non-current Liability" if code=="900" else "Current Liability","Equity":"Equity"}[sec]
        t={"account":code,"name":n}
        ws.cell(r,1,code); ws.cell(r,2,n); ws.cell(r,3,ty)
        if v is not None:
            if v>0 or (v==0 and sec!="Liability"): ws.cell(r,4,v); t["debit"]=v
            else: ws.cell(r,5,-v if v else 0); t["credit"]=-v if v else 0.0
        if pv is not None: ws.cell(r,6,pv); t[py]=pv
        for j in range(1,7):
            ws.cell(r,j).font=F(); ws.cell(r,j).border=Border(bottom=Side(style="hair",color="CCCCCC"))
            if j>3: ws.cell(r,j).number_format=NF
        rows.append(t); r+=1
dr=round(sum(x.get("debit",0) for x in rows),2); cr=round(sum(x.get("credit",0) for x in rows),2); assert dr==cr,(dr,cr)
assert abs(sum(x.get(py,0) for x in rows))<.005
for j,v in ((1,"Total"),(4,dr),(5,cr),(6,0.0)):
    c=ws.cell(r,j,v)
for j in range(1,7):
    ws.cell(r,j).font=F(bold=True); ws.cell(r,j).border=Border(top=Side(style="thin"),bottom=Side(style="double"))
    if j>3: ws.cell(r,j).number_format=NF
for col,w in zip("ABCDEF",(13,38,22,18,18,17)): ws.column_dimensions[col].width=w
ws.freeze_panes="A6"; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.page_setup.paperSize=9
wb.save(D+name)
save(name,"TB","Xero trial balance export, YTD pair and signed prior year",False,["debit","credit",py],rows,[{"label":"Total","debit":dr,"credit":cr,py:0.0}])
