# UK serviced flats, CSV export, opening/movement/closing in pairs
import random, csv
from common_io import *
R=random.Random(4613); STEM="harbourline_nominal_tb_p07"
KEYS=["open_dr","open_cr","debit","credit","close_dr","close_cr"]
Q,T,H="Quayside House","Tannery Lofts","Head Office"
SEC=[("FIXED ASSETS",[("0020",Q,"Leasehold Improvements",412300,0,0),("0020",T,"Leasehold Improvements",288450,6200,0),("0021",Q,"Leasehold Improvements Depreciation",-96210,0,3435),("0021",T,"Leasehold Improvements Depreciation",-51390,0,2404),("0040",Q,"Furniture & Fittings",148760,1845,0),("0040",T,"Furniture & Fittings",97210,0,0),("0041",Q,"Furniture Depreciation",-61240,0,2479),("0041",T,"Furniture Depreciation",-33105,0,1620),("0050",H,"IT Equipment",21480,899,0)]),
("CURRENT ASSETS",[("1100",Q,"Corporate Debtors Control",63420,118900,112340),("1100",T,"Corporate Debtors Control",41880,71250,77415),("1103",H,"Booking Agent Receivables",28915,84600,81240),("1110",H,"Rent Deposit to Head Landlord",90000,0,0),("1120",H,"Prepayments",17460,0,4365),("1200",H,"Bank Current Account",None,None,None),("1210",H,"Bank Guest Deposits Account",52300,14800,11950),("1230",Q,"Petty Cash",250,180,196.4),("1230",T,"Petty Cash",250,95,112.75)]),
("CURRENT LIABILITIES",[("2100",H,"Creditors Control",-71235,96410,88720),("2109",H,"Accruals",-18900,18900,21350),("2110",H,"Guest Deposits Held",-52300,11950,14800),("2115",H,"Advance Bookings",-64120,39800,47650),("2200",H,"Sales Tax Control",-36410,36410,41285),("2201",H,"Purchase Tax Control",11820,13460,11820),("2210",H,"PAYE & NI",-14235,14235,14610),("2230",H,"Pension Fund",-2140,2140,2195),("2300",H,"Bounce Back Loan",-24500,833.33,0)]),
("CAPITAL & RESERVES",[("3000",H,"Ordinary Shares",-1000,0,0),("3200",H,"Profit and Loss Account",None,0,0),("3220",H,"Dividends Paid",30000,5000,0)]),
("SALES",[("4000",Q,"Short Stay Accommodation",-512640,1240,91400),("4000",T,"Short Stay Accommodation",-331980,860,58725),("4010",Q,"Corporate Long Stay",-188300,0,31250),("4010",T,"Corporate Long Stay",-96450,0,15900),("4050",Q,"Cleaning Fees Recharged",-31420,75,5380),("4050",T,"Cleaning Fees Recharged",-19875,0,3210),("4090",H,"Sundry Income",-2310,0,415)]),
("DIRECT COSTS",[("5000",Q,"Head Lease Rent",222000,37000,0),("5000",T,"Head Lease Rent",138000,23000,0),("5100",Q,"Agent Commission",76890,13710,0),("5100",T,"Agent Commission",49790,8810,320),("5200",Q,"Linen & Laundry",28450,4890,0),("5200",T,"Linen & Laundry",17930,3025,0),("5210",Q,"Housekeeping Wages",64300,10850,0),("5210",T,"Housekeeping Wages",41275,6940,0)]),
("OVERHEADS",[("7000",H,"Gross Wages",98400,16750,0),("7006",H,"Employers NI",11890,2010,0),("7103",Q,"Business Rates",25800,4300,0),("7103",T,"Business Rates",16650,2775,0),("7200",Q,"Electricity & Gas",33720,6180,450),("7200",T,"Electricity & Gas",20480,3645,0),("7300",H,"Booking Software",8940,1490,0),("7601",H,"Audit & Accountancy",6000,1000,0),("7800",Q,"Repairs & Renewals",12385,2290,0),("7800",T,"Repairs & Renewals",8760,1105,0),("7901",H,"Bank & Card Charges",9415,1640,0),("8000",H,"Depreciation",54200,9938,0)])]
data=[]
for s,accs in SEC:
    rs=[]
    for c,p,n,o,d,k in accs:
        z=lambda v,e=True:None if v is None else (0 if v==0 else int(round(v*100))+(R.randint(-9999,9999) if e and v%50 and abs(v)>300 else 0))
        rs.append([c,p,n,z(o),z(d),z(k)])
    data.append((s,rs))
al=[r for _,x in data for r in x]; get=lambda c:next(r for r in al if r[0]==c)
# mirrored pairs
gd,gh=get("1210"),get("2110"); gh[3],gh[4],gh[5]=-gd[3],gd[5],gd[4]
dep=get("8000"); dep[4]=sum(r[5] for r in al if r[0] in("0021","0041"))
bank,pl=get("1200"),get("3200"); bank[3]=8642918; bank[4]=bank[5]=0; pl[3]=0; pl[3]=-sum(r[3] for r in al)
net=sum(r[5]-r[4] for r in al); bank[4]=29864075; bank[5]=bank[4]-net; assert bank[5]>0
def pr(v): return f"{v//100:,}.{v%100:02d}" if v else ""
def row(r):
    cl=r[3]+r[4]-r[5]; v=[max(r[3],0),max(-r[3],0),r[4],r[5],max(cl,0),max(-cl,0)]
    d={"account":r[0],"property":r[1],"name":r[2]}; d.update({k:C(x) for k,x in zip(KEYS,v) if x}); return d
rows=[];tots=[]
with open(doc(STEM+".csv"),"w",newline="",encoding="utf-8-sig") as fh:
    w=csv.writer(fh)
    w.writerow(["Harbourline Serviced Living Ltd"]); w.writerow(["Nominal Trial Balance by Site"]); w.writerow(["Period 7: 01/10/2026 to 31/10/2026","","","All figures in £"]); w.writerow([])
    w.writerow(["N/C","Site","Nominal Name","Brought Fwd","","Movement","","Carried Fwd",""]); w.writerow(["","","","Debit","Credit","Debit","Credit","Debit","Credit"])
    def tl(l,rs):
        t={"label":l}; t.update({k:C(sum(x.get(k,0) for x in rs)) for k in KEYS}); tots.append(t); w.writerow(["","",l]+[f"{t[k]//100:,}.{t[k]%100:02d}" for k in KEYS])
    for s,rs in data:
        w.writerow([s]); part=[row(r) for r in rs]
        for d in part: w.writerow([d["account"],d["property"],d["name"]]+[pr(d.get(k,0)) for k in KEYS])
        tl("Total "+s.title(),part); rows+=part; w.writerow([])
    tl("TRIAL BALANCE TOTALS",rows); w.writerow([]); w.writerow(["Exported 03/11/2026 17:40 by accounts@harbourline.example"])
t=tots[-1]; assert t["open_dr"]==t["open_cr"] and t["debit"]==t["credit"] and t["close_dr"]==t["close_cr"]
put(STEM,"TB",KEYS,rows,tots); print(STEM,len(rows))
