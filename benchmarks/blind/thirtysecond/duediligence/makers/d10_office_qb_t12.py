import random
from common import *
import xlsxwriter
F="Thornbury Professional Bldg P&L by month.xlsx"
def make():
    rng=random.Random(1010); s=St(13,2,False)
    H=["Jul 24","Aug 24","Sep 24","Oct 24","Nov 24","Dec 24","Jan 25","Feb 25","Mar 25","Apr 25","May 25","Jun 25"]
    def a(k,l,v,lv): v=[int(round(x*100)) for x in v]; s.line(k,l,v+[sum(v)],lv=lv)
    def m(an,no=.15): 
        return [x/100 for x in months12(rng,an*100,noise=no)]
    def sp(n,lo,hi):
        v=[0]*12
        for i in sorted(rng.sample(range(12),n)): v[i]=round(rng.uniform(lo,hi),2)
        return v
    s.head("Ordinary Income/Expense",lv=0); s.head("Income",lv=1); s.head("Rental Income",lv=2)
    a("r1","Dr. Suites - First Floor",[18462.5]*6+[19016.38]*6,3); a("r2","Dental Suite 204",[4875]*12,3); a("r3","Imaging Center",[11240]*3+[11577.2]*9,3); a("r4","Basement Storage",[350,350,350,350,350,0,0,350,350,350,350,350],3)
    s.sub("rt","Total Rental Income",["r1","r2","r3","r4"],lv=2)
    s.head("Tenant Reimbursements",lv=2); a("t1","CAM",[5120.75]*12,3); a("t2","Taxes & Insurance",[4388.4]*6+[4511.9]*6,3); a("t3","Electric Submeter",m(14380),3)
    s.sub("tt","Total Tenant Reimbursements",["t1","t2","t3"],lv=2)
    a("l1","Late Fees",sp(4,50,260),2); a("l2","Vending",m(612,.3),2)
    s.tot("ti","Total Income",["rt","tt","l1","l2"],lv=1)
    s.head("Expense",lv=1)
    a("e1","Automobile",m(1140,.5),2); a("e2","Bank Service Charges",[25]*7+[32.5]*5,2); a("e3","Biohazard Waste",m(5216.4,.1),2)
    s.head("Building Maintenance",lv=2); a("m1","Elevator Contract",[412.18]*12,3); a("m2","HVAC",m(9430,.7),3); a("m3","Janitorial",m(26880,.03),3); a("m4","Plumbing",sp(5,145,1380),3); a("m5","Building Maintenance - Other",m(3820,.8),3)
    s.sub("mt","Total Building Maintenance",["m1","m2","m3","m4","m5"],lv=2)
    a("e4","Grounds & Snow",[620,620,620,480,310,1475,2860,2240.5,890,480,620,620],2)
    s.head("Insurance Expense",lv=2); a("i1","General Liability",[318.42]*12,3); a("i2","Property",[1066.25]*8+[1141.5]*4,3); s.sub("it","Total Insurance Expense",["i1","i2"],lv=2)
    a("e5","Management Fees",m(17640,.02),2); a("e6","Office Supplies",m(980,.5),2)
    s.head("Professional Fees",lv=2); a("p1","Accounting",[275]*9+[2950,275,275],3); a("p2","Legal Fees",sp(3,380,2200),3); s.sub("pt","Total Professional Fees",["p1","p2"],lv=2)
    a("e7","Property Taxes",[0,0,0,0,0,27418.66,0,0,0,0,27418.66,0],2)
    s.head("Utilities",lv=2); a("u1","Electric",m(31240,.2),3); a("u2","Gas",[88.1,84.62,91.3,240.77,512.4,884.15,1120.36,1042.9,701.18,398.25,152.7,96.41],3); a("u3","Water & Sewer",m(6480,.12),3); s.sub("ut","Total Utilities",["u1","u2","u3"],lv=2)
    s.tot("te","Total Expense",["e1","e2","e3","mt","e4","it","e5","e6","pt","e7","ut"],lv=1)
    s.tot("noi","Net Ordinary Income",["ti",("te",-1)],lv=0)
    s.head("Other Income/Expense",lv=0); s.head("Other Income",lv=1); a("x1","Interest Income",m(418.6,.1),2); a("x2","Insurance Refund",[0]*8+[-215.4,1860]+[0]*2,2); s.sub("xt","Total Other Income",["x1","x2"],lv=1)
    s.head("Other Expense",lv=1); a("y1","Depreciation Expense",[5240.08]*12,2); a("y2","Mortgage Interest",[round(9214.66-21.37*i,2) for i in range(12)],2); a("y3","Parking Lot Repaving",[0,0,22450]+[0]*9,2); s.sub("yt","Total Other Expense",["y1","y2","y3"],lv=1)
    s.sub("no","Net Other Income",["xt",("yt",-1)],lv=0)
    s.tot("ni","Net Income",["noi","no"],lv=-1)
    st,bad=s.truth(H+["TOTAL"],dict(total_income="ti",total_operating_expenses="te",noi="noi",net_income="ni"),title="Profit & Loss",prop="Thornbury Professional Building LLC",frm="2024-07-01",to="2025-06-30",sheet="Sheet1")
    wb=xlsxwriter.Workbook(str(DOCS/F)); ws=wb.add_worksheet("Sheet1"); f=lambda **k:wb.add_format(dict(font_name="Arial",font_size=8,**k))
    ws.write("A1","Thornbury Professional Building LLC",f(bold=1)); ws.write("A2","Profit & Loss",f(bold=1)); ws.write("A3","July 2024 through June 2025",f(bold=1)); ws.write(2,17,"Accrual Basis",f(italic=1))
    for j,h in enumerate(H+["TOTAL"]): ws.write(4,6+j,h,f(bold=1,align="center",bottom=5))
    r=5
    for q in s.rows:
        ws.write(r,q["lv"]+1,q["label"],f(bold=1))
        if q["v"]:
            for j in range(13): ws.write_number(r,6+j,s.num(q,j),f(num_format='#,##0.00;-#,##0.00',top=1 if q["typ"]!="LINE" else 0,bottom=6 if q["key"]=="ni" else 0,bold=q["key"]=="ni"))
        r+=1
    ws.set_column(0,4,2.2); ws.set_column(5,5,24); ws.set_column(6,18,10.5); ws.set_landscape(); ws.fit_to_pages(1,0); wb.close()
    return save(F,st,"OFFICE","OPERATING_STATEMENT_T12","bookkeeping-package export, nested label columns, cents, other income below the line"),bad
