"""Assisted living & memory care, trailing twelve months by department with resident days (xlsxwriter, formulas with stored values)."""
from book import *
import random, xlsxwriter, calendar, datetime as dt
R=random.Random(2904)
ms=[dt.date(2023+(6+k)//12,(6+k)%12+1,1) for k in range(12)]
dim=[calendar.monthrange(m.year,m.month)[1] for m in ms]
cols=[m.strftime("%b-%y") for m in ms]+["TTM"]
s=St("Trailing Twelve Month Operating Statement","Larkspur Commons Assisted Living & Memory Care","2023-07-01","2024-06-30",cols,sheet="T-12")
def add(l,v,code=None,**x): return s.line(l,list(v)+[round(sum(q for q in v if q is not None),2)],code,**x)
# census
s.head("RESIDENT STATISTICS")
al=[R.randint(50,57) for _ in ms]; mc=[R.randint(20,24) for _ in ms]
av=add("Available Resident Days (62 AL / 24 MC)",[86*d for d in dim],st=1)
ra=add("Resident Days - Assisted Living",[a*d-R.randint(0,25) for a,d in zip(al,dim)],st=1)
rm=add("Resident Days - Memory Care",[a*d-R.randint(0,12) for a,d in zip(mc,dim)],st=1)
tr=s.total("Total Resident Days",[ra,rm],st=1)
V=lambda i:s.rows[i]["values"]
occ=s.line("Occupancy",[None]*13,st=2); s.rows[occ]["values"]=[round(a/b,3) for a,b in zip(V(tr),V(av))]
mv=add("Move-Ins",[R.randint(1,6) for _ in ms],st=1); mo=add("Move-Outs",[R.randint(1,5) for _ in ms],st=1)
pr=[d for d in V(tr)[:12]]
n=lambda b,sp=.05,z=0:[round(b*(1+R.uniform(-sp,sp)),z) for _ in ms]
per=lambda rate,days,sp=.02:[round(rate*(1+R.uniform(-sp,sp))*d,0) for d in days]
s.head("REVENUE")
a=[add("Assisted Living Room & Board",per(142,V(ra)[:12]),"4010"),add("Memory Care Room & Board",per(214,V(rm)[:12]),"4020"),add("Second Person Fees",n(4200,.2),"4030"),add("Level of Care - AL",per(31,V(ra)[:12],.05),"4110"),add("Level of Care - MC",per(22,V(rm)[:12],.05),"4120"),add("Medication Management",per(6.4,pr,.04),"4130"),
   add("Respite Stays",[R.choice([0,0,3850,5200,7410]) for _ in ms],"4140"),add("Community Fees",[3000*x for x in V(mv)[:12]],"4210"),add("Rent Concessions / Move-In Specials",[-R.choice([0,750,1500,2250]) for _ in ms],"4310"),add("Medicaid Waiver Contractual Adj.",[-x for x in per(3.1,pr,.1)],"4320")]
g=s.total("Total Resident Revenue",a)
a=[add("Beauty & Barber",n(1350,.15),"4510"),add("Guest Meals & Catering",n(610,.3),"4520"),add("Cable & Internet Rebill",n(980,.04),"4530"),add("Therapy Suite Rent",[2200]*12,"4540"),add("Other / Late Fees",n(240,.7),"4590")]
g2=s.total("Total Ancillary Revenue",a)
ti=s.total("TOTAL REVENUE",[g,g2],kind="TOTAL",key="total_income")
deps=[("NURSING / CARE SERVICES",[("Wages - Care Staff","6010",86500),("Wages - Nurses & Med Techs","6015",38400),("Overtime","6018",7900),("Agency / Contract Labor","6020",6400),("Payroll Taxes & Benefits","6030",22600),("Care Supplies","6040",3900)]),
 ("DIETARY",[("Wages - Dietary","6110",33800),("Payroll Taxes & Benefits","6130",6200),("Raw Food","6140",21900),("Dietary Supplies & Smallwares","6150",1850)]),
 ("ACTIVITIES & TRANSPORTATION",[("Wages - Life Enrichment","6210",11200),("Payroll Taxes & Benefits","6230",2050),("Programs & Entertainment","6240",1600),("Vehicle Fuel & Repair","6250",890)]),
 ("HOUSEKEEPING & LAUNDRY",[("Wages - Housekeeping","6310",13900),("Payroll Taxes & Benefits","6330",2500),("Supplies & Linen","6340",1950)]),
 ("PLANT OPERATIONS",[("Wages - Maintenance","6410",9800),("Payroll Taxes & Benefits","6430",1790),("Repairs & Maintenance","6440",6100),("Service Contracts","6450",4350),("Grounds & Snow","6460",2100)]),
 ("UTILITIES",[("Electric","6510",9700),("Gas","6520",4100),("Water & Sewer","6530",3300),("Trash","6540",1080),("Telephone / Cable / Internet","6550",3650)]),
 ("SALES & MARKETING",[("Wages & Commissions - Sales","6610",9300),("Payroll Taxes & Benefits","6630",1500),("Advertising & Web","6640",3900),("Referral / Placement Fees","6650",5200)]),
 ("ADMINISTRATION",[("Wages - Executive Director & Office","6710",21400),("Payroll Taxes & Benefits","6730",3950),("Bad Debt","6740",900),("Licenses, Dues & Software","6750",4150),("Professional Fees","6760",1700),("Travel, Training & Recruiting","6770",2250)])]
dt_=[]
for h,ls in deps:
    s.head(h); it=[]
    for l,c,b in ls:
        v=n(b,.25 if b<5000 else .06)
        if l=="Gas": v=[round(b*q) for q in (.45,.42,.5,.8,1.25,1.7,1.95,1.8,1.4,.95,.6,.47)]
        if l.startswith("Agency"): v=[R.choice([0,0,4120,8860,13475]) for _ in ms]
        if l.startswith("Grounds"): v=[2400,2400,2100,1650,1200,2950,4410,3870,1825,1900,2400,2400]
        it.append(add(l,v,c))
    dt_.append(s.total("Total "+h.title().replace("&","&"),it))
te=s.total("TOTAL DEPARTMENTAL EXPENSES",dt_,kind="TOTAL")
ebm=s.total("EBITDARM",[ti,te],signs=[1,-1],kind="TOTAL")
mf=add("Management Fee (5%)",[round(.05*x) for x in V(ti)[:12]],"7010")
ebr=s.total("EBITDAR",[ebm,mf],signs=[1,-1],kind="TOTAL")
s.head("FIXED EXPENSES")
a=[add("Real Estate Taxes",[11840]*6+[12310]*6,"7110"),add("Property Insurance",[4975]*9+[5720]*3,"7120"),add("General & Professional Liability",[3610]*12,"7130")]
fx=s.total("Total Fixed Expenses",a)
noi=s.total("NET OPERATING INCOME (EBITDA)",[ebr,fx],signs=[1,-1],kind="TOTAL",key="noi")
wb=xlsxwriter.Workbook(f"{ROOT}/documents/s29c_04.xlsx"); wb.set_properties({"created":dt.datetime(2024,7,18)})
F=lambda **k: wb.add_format(dict(font_name="Calibri",font_size=10,**k))
cv=wb.add_worksheet("Read Me"); cv.hide_gridlines(2); cv.set_column(0,0,3); cv.set_column(1,1,90)
cv.write(1,1,"Larkspur Commons Assisted Living & Memory Care",F(bold=True)); 
for k,t in enumerate(["Prepared for underwriting - unaudited, accrual basis","T-12 tab: months ended July 2023 through June 2024","Community fees are recognized on move-in; they are not amortized.","PRD = per resident day.  % = share of total revenue.","Depreciation, interest and asset management fees excluded."]): cv.write(3+k,1,"•  "+t,F())
w=wb.add_worksheet("T-12"); w.activate()
w.write(0,0,"Larkspur Commons Assisted Living & Memory Care",F(bold=True)); w.write(1,0,"Trailing Twelve Month Operating Statement",F(bold=True)); w.write(2,0,"July 2023 - June 2024  |  Actuals"  ,F(italic=True))
hr=4; dk=dict(bold=True,bg_color="#2F4B3C",font_color="white",align="center",valign="vcenter")
w.write(hr,0,"GL",F(**dk)); w.write(hr,1,"",F(**dk))
for k,m in enumerate(ms): w.write_datetime(hr,2+k,dt.datetime(m.year,m.month,1),F(num_format="mmm-yy",**dk))
for k,t in enumerate(["TTM","%","PRD"]): w.write(hr,14+k,t,F(**dk))
N='#,##0_);(#,##0);"-"_)'; from xlsxwriter.utility import xl_rowcol_to_cell as xl
rowat={}; r=hr+1
signof={i:dict(zip(it,sg)) for i,it,sg in s.tied}
for i,row in enumerate(s.rows):
    k=row["rowType"]; st=row["_x"].get("st")
    if k=="HEADING" and i: r+=1
    if row["label"] in("TOTAL DEPARTMENTAL EXPENSES",): r+=1
    rowat[i]=r; b=k!="LINE"; bg={"bg_color":"#E4EDE6"} if k=="TOTAL" else {}; bd={"top":1} if k in("SUBTOTAL","TOTAL") else {}
    if row["accountCode"]: w.write_number(r,0,int(row["accountCode"]),F(font_color="#777777",align="left"))
    elif k=="TOTAL": w.write_blank(r,0,None,F(**bg))
    w.write(r,1,row["label"],F(bold=b,indent=0 if b else 1,**bg))
    if k!="HEADING":
        for c,v in enumerate(row["values"]):
            nf="0.0%" if st==2 else ('#,##0' if st else N)
            fm=F(num_format=nf,bold=b,**bg,**bd)
            if st==2: w.write_formula(r,2+c,f"=ROUND({xl(rowat[tr],2+c)}/{xl(rowat[av],2+c)},3)",fm,v)
            elif i in signof: 
                sg=signof[i]; it=list(sg)
                f="=" + "".join(("+" if sg[j]>0 else "-")+xl(rowat[j],2+c) for j in it) if len(it)<4 or it!=list(range(it[0],it[-1]+1)) else f"=SUM({xl(rowat[it[0]],2+c)}:{xl(rowat[it[-1]],2+c)})"
                w.write_formula(r,2+c,f.replace("=+","="),fm,v)
            elif c==12: w.write_formula(r,14,f"=SUM({xl(r,2)}:{xl(r,13)})",fm,v)
            else: w.write_number(r,2+c,v,fm)
        if not st:
            t=row["values"][12]
            w.write_number(r,15,round(t/V(ti)[12],4),F(num_format="0.0%",font_color="#555555",italic=True,**bg)); w.write_number(r,16,round(t/V(tr)[12],2),F(num_format="0.00",font_color="#555555",italic=True,**bg))
    r+=1
w.set_column(0,0,6); w.set_column(1,1,38); w.set_column(2,13,10); w.set_column(14,14,12); w.set_column(15,16,7); w.freeze_panes(hr+1,2)
w.set_landscape(); w.fit_to_pages(1,0); w.repeat_rows(hr); w.set_paper(5)
c3=wb.add_worksheet("Rates"); c3.write_row(0,0,["Unit Type","Street Rate","Count"],F(bold=True))
for k,x in enumerate([("AL Studio",4150,26),("AL 1BR",4890,30),("AL 2BR",5675,6),("MC Private",6780,18),("MC Companion",5390,6)]): c3.write_row(1+k,0,x)
wb.close()
for r_ in s.rows:
    if not r_["_x"].get("st"): r_["values"]=[None if v==0 else v for v in r_["values"]]
save("s29c_04.xlsx",s,"SENIOR_HOUSING","OPERATING_STATEMENT_T12","assisted-living operator's FP&A","departments, resident-day statistics above the statement, date header cells, formulas, % and PRD columns, three sheets",True)
print([ (r_["label"],r_["values"][12]) for r_ in s.rows if r_["rowType"]=="TOTAL"])
