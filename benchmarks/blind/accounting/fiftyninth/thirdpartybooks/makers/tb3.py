# GL summary of four properties, csv
from common import *
import csv
random.seed(5903); rnd=random.uniform
name='gl_summary_portfolio.csv'
props=[("0412","Birchwood Flats",1.0),("0415","Tamarack Court Apartments",1.7),("0431","Old Mill Self Storage",.7),("0440","Garnet Avenue Offices",1.2)]
base=[("1000","Operating Cash",'cash'),("1050","Security Deposit Account",'dep'),("1100","Tenant Receivables",'ar'),("1190","Due From Owner",'z'),("1200","Prepaid Insurance",'pp'),("1600","Fixed Assets",'fa'),("1650","Accumulated Depreciation",'ad'),
("2000","Accounts Payable",'ap'),("2100","Security Deposits Held",'dl'),("2150","Prepaid Rent Liability",'ap'),("2200","Management Fees Payable",'ap'),("2250","Accrued Property Taxes",'tx'),("2700","Mortgage Loan",'mt'),("3000","Owner Equity",'plug'),("3100","Owner Contribution",'z'),("3200","Owner Distribution",'od')]
inc={"a":[("4000","Rent Income",22000),("4010","Loss to Lease / Concessions",-600),("4100","Pet Rent",380),("4110","Utility Reimbursement (RUBS)",1450),("4120","Laundry Income",260),("4200","Late Fees",330),("4210","NSF Fees",70),("4220","Application Fees",150),("4300","Month-to-Month Fees",200)],
"s":[("4000","Unit Rent",21000),("4100","Insurance Commissions",900),("4130","Merchandise Sales",210),("4200","Late & Lien Fees",780),("4220","Admin Fees",450)],
"o":[("4000","Office Rent",24000),("4110","CAM Reimbursement",3200),("4115","Tax Reimbursement",2100),("4200","Late Fees",120),("4350","Conference Room Income",175)]}
exp=[("5000","Management Fees",1300),("5100","Repairs & Maintenance",1500),("5110","Turnover / Make Ready",900),("5120","Plumbing",420),("5130","HVAC",510),("5140","Pest Control",140),("5150","Landscaping",600),("5160","Snow Removal",0),("5200","Cleaning",380),("5300","Electricity",640),("5310","Water & Sewer",1180),("5320","Gas",310),("5330","Trash",420),("5340","Telephone & Internet",165),("5400","Advertising",250),("5410","Resident Screening",95),("5420","Office Supplies",60),("5430","Software & Bank Fees",128),("5500","Property Insurance",980),("5510","Property Taxes",2350),("5600","Legal & Evictions",230),("7000","Mortgage Interest",4100),("7100","Depreciation",3600),("8000","Capital - Appliances",700)]
K=["beginning","debit","credit","activity","ending"]; rows=[];tot=[];gt=dict.fromkeys(K,0.0)
m=lambda v: money(v,True)
w=open(D(name),'w',newline='',encoding='utf-8'); o=csv.writer(w)
o.writerow(["General Ledger Summary"]);o.writerow(["Properties: 0412, 0415, 0431, 0440"]);o.writerow(["Period: Oct 2026 (10/01/2026 - 10/31/2026)","","Accounting Basis: Accrual"]);o.writerow(["Created on 11/05/2026"]);o.writerow([])
o.writerow(["GL Account","Account Name","Beginning Balance","Debits","Credits","Net Change","Ending Balance"])
for pc,pn,s in props:
    typ={'0431':'s','0440':'o'}.get(pc,'a'); P=[]
    j=lambda x,a=.9,b=1.1: round(x*s*rnd(a,b),2)
    dep=round(round(9000*s*rnd(.9,1.1)/25)*25.0,2); dd=random.choice([0,500.0,750.0]); dc=random.choice([0,400.0,650.0])
    for a,n,k in base:
        b=d=c=0.0
        if k=='cash': b=j(34000)
        elif k=='dep': b,d,c=dep,dd,dc
        elif k=='dl': b,d,c=-dep,dc,dd
        elif k=='ar': b,d,c=j(4200),j(24000),j(23800)
        elif k=='pp': b=j(7800); c=j(980)
        elif k=='fa': b=j(1200000); d=0
        elif k=='ad': b=-j(310000); c=j(3600)
        elif k=='ap': b=-j(3000,.4,1.2); d=j(2500,.5,1.1); c=j(2600,.5,1.1)
        elif k=='tx': b=-j(14000); c=j(2350)
        elif k=='mt': b=-j(690000); d=j(1480)
        elif k=='od': b=j(27000,.9,1); d=round(3000*s,2)
        elif k=='z' and random.random()<.5: b=round(random.choice([-5000,2500,-7500])*1.0,2) if a=='3100' else 412.5
        elif k=='z': continue
        P.append([a,n,b,d,c])
    for a,n,x in inc[typ]:
        b=-j(x*9); c=j(x) if x>0 else 0; d=j(-x) if x<0 else (j(x*.02) if random.random()<.4 else 0); P.append([a,n,b,d,c])
    for a,n,x in exp:
        if typ!='a' and a in('5110','5410','8000'): continue
        if x==0: P.append([a,n,j(1900),0.0,0.0]); continue
        P.append([a,n,j(x*9),j(x,.7,1.3) if random.random()<.93 else 0.0, j(x*.1) if random.random()<.12 else 0.0])
    pl=[p for p in P if p[1]=='Owner Equity'][0]; pl[2]=round(-sum(p[2] for p in P),2)
    ca=P[0]; ca[3]=round(23600*s*rnd(.95,1.05),2); ca[4]=round(sum(p[3] for p in P)-sum(p[4] for p in P),2); assert ca[4]>0,(pc,ca); assert pl[2]<0
    o.writerow([f"{pc} - {pn}"]+[""]*6)
    ps=dict.fromkeys(K,0.0)
    for a,n,b,d,c in P:
        v=[b,d,c,round(d-c,2),round(b+d-c,2)]; v=[0.0 if z==0 else z for z in v]
        rows.append(dict(account=a,name=n,**dict(zip(K,v)))); o.writerow([a,n]+[m(z) for z in v])
        for k,z in zip(K,v): ps[k]+=z; gt[k]+=z
    ps={k:round(z,2)+0.0 for k,z in ps.items()}; assert ps['ending']==0 and ps['debit']==ps['credit'],ps
    lab=f"Total {pc} - {pn}"; o.writerow([lab,""]+[m(ps[k]) for k in K]); o.writerow([]); tot.append(dict(label=lab,**ps))
gt={k:round(z,2)+0.0 for k,z in gt.items()}; o.writerow(["Grand Total",""]+[m(gt[k]) for k in K]); tot.append(dict(label="Grand Total",**gt)); w.close(); print(len(rows))
save(name,'TB',K,rows,tot,'csv export of a general-ledger summary, four properties in sections, parentheses for negatives',False)
