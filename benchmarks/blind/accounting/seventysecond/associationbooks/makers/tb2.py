# Xero trial balance of a Canadian housing co-op, xlsx
from common import *
import xlsxwriter
R=[("090","Vancity Operating Chequing","Bank",58214.33,49107.2),("091","Vancity Replacement Reserve Savings","Bank",412770.18,371204.66),("092","Share Purchase Trust","Bank",96500,96500),
("110","Members' Housing Charges Receivable","Current Asset",7381.5,4926),("112","BC Housing Subsidy Receivable","Current Asset",5218,5104),("115","GST Rebate Receivable","Current Asset",2866.41,3011.9),("130","Prepaid Insurance","Current Asset",31247.75,28866.1),("135","Prepaid Property Tax","Current Asset",0,1240),
("150","GIC - Reserve (matures Mar 2027)","Non-current Asset",250000,250000),("160","Land (leasehold, City of New Westminster)","Fixed Asset",680000,680000),("165","Buildings","Fixed Asset",5218440,5218440),("166","Accumulated Amortization - Buildings","Fixed Asset",-2941616.2,-2811155.2),("170","Appliances & Equipment","Fixed Asset",143902.37,131488.12),("171","Accumulated Amortization - Equipment","Fixed Asset",-88214.6,-76114.6),
("200","Accounts Payable","Current Liability",-22906.18,-30417.66),("205","Accrued Liabilities","Current Liability",-9850,-9400),("210","Housing Charges Paid in Advance","Current Liability",-4312,-2985.5),("215","Pet & Parking Fob Deposits","Current Liability",-2175,-2050),("220","GST","Current Liability",-318.77,-402.15),("225","Payroll Deductions (CRA)","Current Liability",-1944.02,-1876.4),("250","Members' Share Purchases","Non-current Liability",-96500,-96500),("260","First Mortgage - Peoples Trust (CMHC insured)","Non-current Liability",-1644210.55,-1793804.11),("265","Second Mortgage - Envelope Repair","Non-current Liability",-512338.9,-548117.36),
("300","Replacement Reserve Fund","Equity",-662770.18,-621204.66),("310","Subsidy Surplus Fund","Equity",-18422,-17960),("960","Retained Earnings","Equity",None,None),
("400","Housing Charges - Market","Revenue",-601884,-578640),("402","Housing Charges - Income Tested","Revenue",-148216,-141902),("405","BC Housing Rent Supplement","Revenue",-62616,-61248),("410","Parking - Members","Revenue",-13860,-13440),("412","Parking - Outside Rentals","Revenue",-3600,-3600),("415","Laundry Revenue","Revenue",-9412.75,-9188.5),("420","Late Payment & NSF Fees","Revenue",-675,-450),("425","Interest Revenue","Other Income",-16203.11,-14877.42),("430","Guest Suite","Revenue",-2140,-1795),
("500","Property Taxes","Expense",61318.4,58992.75),("505","Water, Sewer & Garbage","Expense",48226.3,45100.08),("510","BC Hydro - Common Areas","Expense",17640.92,17215.4),("512","FortisBC Gas","Expense",22918.66,24071.31),("515","Insurance","Expense",64210,57732.2),("520","Elevator Contract","Expense",9840,9540),("522","Fire & Life Safety Inspections","Expense",4386.2,3975),("525","Caretaker Wages","Expense",46800,45420),("526","Employer CPP & EI","Expense",3611.48,3502.8),("527","WorkSafeBC","Expense",702,681.3),("530","Plumbing Repairs","Expense",18477.05,11206.44),("532","Suite Turnover & Painting","Expense",13925,16480),("534","Landscaping & Snow","Expense",12600,12180),("536","Pest Control","Expense",2961,1575),("538","Appliance Repairs","Expense",1844.37,2290.16),("550","Management Fee - COHO Services","Expense",42840,41592),("552","Audit","Expense",9450,9187.5),("554","Legal","Expense",3266.25,0),("556","Office & Postage","Expense",2108.94,1977.03),("558","Bank Charges","Expense",641.5,588.25),("560","CHF Dues & Education","Expense",3995,3910),("565","Bad Debts","Expense",0,1312),("570","Mortgage Interest - First","Expense",54307.12,59120.44),("572","Mortgage Interest - Second","Expense",20118.3,21540.9),("580","Amortization","Expense",142561,140220),("590","Transfer to Replacement Reserve","Expense",36000,36000)]
p=-round(sum(r[3] for r in R if r[3] is not None),2); q=-round(sum(r[4] for r in R if r[4] is not None),2)
R=[(a,b,t,p,q) if v is None else (a,b,t,v,w) for a,b,t,v,w in R]
name="Cedar_Bluff_Housing_Co-operative_-_Trial_Balance.xlsx"; wb=xlsxwriter.Workbook(doc(name)); ws=wb.add_worksheet("Trial Balance"); F=lambda **k:wb.add_format(dict(font_name='Arial',font_size=9,**k))
ws.set_column(0,0,13);ws.set_column(1,1,44);ws.set_column(2,2,20);ws.set_column(3,5,17)
ws.merge_range(0,0,0,5,"Trial Balance",wb.add_format(dict(font_name='Arial',font_size=14,bold=True))); ws.merge_range(1,0,1,5,"Cedar Bluff Housing Co-operative",F(bold=True)); ws.merge_range(2,0,2,5,"As at June 30, 2025",F())
hl=F(bold=True,bottom=1); hr=F(bold=True,bottom=1,align='right',text_wrap=True)
for i,h in enumerate(["Account Code","Account","Account Type"]): ws.write(4,i,h,hl)
for i,h in enumerate(["Debit - Year to date","Credit - Year to date","Jun 30, 2024"]): ws.write(4,3+i,h,hr)
nf='#,##0.00;(#,##0.00);0.00'; n=F(num_format=nf,bottom=4,bottom_color='#BBBBBB'); s=F(bottom=4,bottom_color='#BBBBBB'); tb=F(bold=True,num_format=nf,top=1,bottom=6)
r=5;rows=[];d=cr=0
for a,b,t,v,w in R:
    ws.write_string(r,0,a,s);ws.write(r,1,b,s);ws.write(r,2,t,s);row={"account":a,"name":b}
    ws.write_blank(r,3,None,n);ws.write_blank(r,4,None,n)
    if v>0: ws.write(r,3,v,n);row["debit"]=v;d+=v
    elif v<0: ws.write(r,4,-v,n);row["credit"]=-v;cr-=v
    ws.write(r,5,w,n);row["other:Jun 30, 2024"]=w;rows.append(row);r+=1
d=round(d,2);cr=round(cr,2);assert d==cr
ws.write(r,0,"Total",tb);ws.write(r,1,"",tb);ws.write(r,2,"",tb)
ws.write_formula(r,3,f"=SUM(D6:D{r})",tb,d);ws.write_formula(r,4,f"=SUM(E6:E{r})",tb,cr);ws.write_formula(r,5,f"=ROUND(SUM(F6:F{r}),2)",tb,0)
ws.set_landscape();ws.fit_to_pages(1,0);ws.freeze_panes(5,0);wb.close()
print(p,q)
save(name,"TB","Xero export, Canadian housing co-op, prior-year column signed",False,["debit","credit","other:Jun 30, 2024"],rows,[{"label":"Total","debit":d,"credit":cr,"other:Jun 30, 2024":0}])
