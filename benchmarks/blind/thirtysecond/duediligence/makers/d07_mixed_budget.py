import random
from common import *
import xlsxwriter
F="brightwater_exchange_budget_comparison.xlsx"
def make():
    rng=random.Random(707); s=St(7,2); cost=set()
    def a(code,l,mo,exp=False,lump=False,z=False):
        k=code; act=int(mo*100*(1+rng.uniform(-.06,.05)))+rng.randint(0,99); bud=int(round(mo,-1))*100
        if lump: act=0; bud=0
        ya=int(mo*900*(1+rng.uniform(-.05,.05)))+rng.randint(0,99); yb=int(round(mo,-1))*900
        if z: yb=0; bud=0
        d=-1 if exp else 1
        s.line(k,l,[act,bud,d*(act-bud),ya,yb,d*(ya-yb),int(round(mo,-1))*1200 if not z else 0],code=code)
    def S(k,l,ch,code=None,t="sub"): (s.sub if t=="sub" else s.tot)(k,l,ch,code)
    s.head("RESIDENTIAL INCOME")
    R=[("40100","Apartment Rent",212400),("40150","Parking - Residents",9650),("40160","Pet Rent",2140),("40180","Utility Reimbursement",8320)]
    for x in R: a(*x)
    a("40200","Vacancy Loss",-10620); a("40210","Concessions",-3250); a("40220","Bad Debt - Residential",-1180)
    S("ri","Total Residential Income",[x[0] for x in R]+["40200","40210","40220"])
    s.head("COMMERCIAL INCOME")
    C=[("41100","Retail Base Rent",64850),("41150","Office Base Rent",48220),("41200","CAM Recoveries",17430),("41210","Real Estate Tax Recoveries",14960),("41300","Percentage Rent",1200)]
    for x in C: a(*x,lump=x[0]=="41300")
    S("ci","Total Commercial Income",[x[0] for x in C])
    s.head("OTHER INCOME"); a("42100","Application & Amenity Fees",1720); a("42150","Late Charges",940); a("42900","Event Space Rental",0.01+2350,z=True)
    S("oi","Total Other Income",["42100","42150","42900"])
    S("ti","TOTAL INCOME",["ri","ci","oi"],t="tot")
    s.head("OPERATING EXPENSES"); gs=[]
    for g,ls in [("Payroll",[("50100","Manager & Leasing Salaries",15800),("50120","Maintenance Salaries",13240),("50190","Payroll Taxes & Benefits",6920)]),("Repairs & Maintenance",[("51100","General Repairs",6480),("51150","Apartment Turnover",4310),("51200","Elevator",2450),("51250","HVAC",3870),("51300","Exterior & Landscaping",2960)]),("Contract Services",[("52100","Cleaning - Common Areas",5230),("52150","Trash Removal",3140),("52200","Security",7650),("52250","Pest Control",480)]),("Utilities",[("53100","Electric",11240),("53150","Gas",3890),("53200","Water & Sewer",9870)]),("Marketing & Administrative",[("54100","Advertising",3650),("54150","Professional Fees",2480),("54200","Office & Software",3310)]),("Fixed Expenses",[("55100","Management Fee",11040),("55200","Property Insurance",9420),("55300","Real Estate Taxes",47850)])]:
        s.head(g)
        for x in ls: a(*x,exp=True)
        k="g"+ls[0][0]; S(k,"Total "+g,[x[0] for x in ls]); gs.append(k)
    S("te","TOTAL OPERATING EXPENSES",gs,t="tot")
    # NOI: variance adds (favourable sign convention)
    v=lambda k:s.rows[s.ix[k]]["v"]
    noi=[v("ti")[c]+(v("te")[c] if c in(2,5) else -v("te")[c]) for c in range(7)]
    s.add("noi","NET OPERATING INCOME","TOTAL",noi,foots=None); s.rows[-1]["noifoots"]=True
    s.head("NON-OPERATING"); a("60100","Mortgage Interest",58620,exp=True); a("60200","Asset Management Fee",5000,exp=True); a("60300","Capital Projects Expensed",4200,exp=True,z=True)
    S("no","Total Non-Operating",["60100","60200","60300"])
    n2=[noi[c]+(v("no")[c] if c in(2,5) else -v("no")[c]) for c in range(7)]
    s.add("ni","NET INCOME","TOTAL",n2)
    cols=["Current Month Actual","Current Month Budget","Current Month Variance $","Year to Date Actual","Year to Date Budget","Year to Date Variance $","Annual Budget"]
    st,bad=s.truth(cols,dict(total_income="ti",total_operating_expenses="te",noi="noi",net_income="ni"),title="Budget Comparison",prop="Brightwater Exchange",frm="2025-01-01",to="2025-09-30",sheet="BudComp")
    st["rows"][s.ix["noi"]]["footsFrom"]={"items":[s.ix["ti"],s.ix["te"]]}; st["rows"][s.ix["ni"]]["footsFrom"]={"items":[s.ix["noi"],s.ix["no"]]}
    wb=xlsxwriter.Workbook(str(DOCS/F)); ws=wb.add_worksheet("BudComp"); ws.hide_gridlines(2)
    f=lambda **k:wb.add_format(dict(font_name="Calibri",font_size=10,**k))
    ws.merge_range("A1:K1","Brightwater Exchange",f(bold=1,align="center")); ws.merge_range("A2:K2","Budget Comparison",f(bold=1,align="center")); ws.merge_range("A3:K3","For the nine months ended September 30, 2025",f(align="center")); ws.merge_range("A4:K4","Book = Accrual ; Variances: positive = favorable",f(align="center",italic=1))
    ws.merge_range("C6:F6","Current Month",f(bold=1,align="center",bottom=1)); ws.merge_range("G6:J6","Year to Date",f(bold=1,align="center",bottom=1)); ws.write("K6","Annual",f(bold=1,align="right"))
    for i,h in enumerate(["Account","Description","Actual","Budget","Variance $","Var %","Actual","Budget","Variance $","Var %","Budget"]): ws.write(6,i,h,f(bold=1,bottom=2,align="left" if i<2 else "right"))
    N='#,##0.00;-#,##0.00'; r=7
    for q in s.rows:
        T=q["typ"]; fb=f(bold=T!="LINE",top=1 if T in("SUBTOTAL","TOTAL") else 0,num_format=N); fp=f(num_format='0.0%;-0.0%',top=1 if T in("SUBTOTAL","TOTAL") else 0,align="right")
        ws.write(r,0,q["code"] or "",f()); ws.write(r,1,q["label"],f(bold=T!="LINE",indent=1 if T=="LINE" else 0))
        if q["v"]:
            for c,x in zip(range(7),(2,3,4,6,7,8,10)): ws.write_number(r,x,s.num(q,c),fb)
            for x,vv,bb in((5,2,1),(9,5,4)):
                if q["v"][bb]: ws.write_number(r,x,q["v"][vv]/abs(q["v"][bb]),fp)
                else: ws.write_string(r,x,"N/A",fp)
        r+=1
        if T=="TOTAL": r+=1
    ws.set_column(0,0,9); ws.set_column(1,1,32); ws.set_column(2,10,14); ws.set_column(5,5,8); ws.set_column(9,9,8)
    ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(5,6); ws.set_footer("&L10/14/2025 8:02 AM&RPage &P of &N"); wb.close()
    return save(F,st,"MIXED_USE","OPERATING_STATEMENT","budget comparison, grouped MTD/YTD headers, variance and percent, codes",True),bad
