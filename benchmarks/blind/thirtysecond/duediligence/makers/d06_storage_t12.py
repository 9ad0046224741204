import random, datetime
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
F="pinecrest_keep_storage_ttm.xlsx"
def make():
    rng=random.Random(606); s=St(13)
    MO=[datetime.date(2024+(9+i)//12,(9+i)%12+1,1) for i in range(12)]
    H=[d.strftime("%b %Y") for d in MO]
    def a(k,l,v): s.line(k,l,[sum(v)]+v)
    m=lambda an,**k:months12(rng,an,**k)
    sea=[1,.98,.96,.95,.95,.97,.99,1.02,1.04,1.06,1.05,1.03]
    s.head("Income")
    a("g","Gross Potential Rent",m(1184600,noise=.004,grow=.02)); a("v","Less: Vacancy",[-x for x in m(142300,noise=.1)]); a("d","Less: Discounts & Promotions",[-x for x in m(48650,noise=.2)]); a("w","Less: Write-Offs / Auction Losses",[-x for x in m(13900,noise=.4)])
    s.sub("nr","Net Rental Income",["g","v","d","w"])
    for k,l,an in [("f1","Late Fees",38440),("f2","Administration Fees",16825),("f3","Tenant Insurance Commissions",57210),("f4","Merchandise Sales",9870),("f5","Truck Rental Commissions",6120)]: a(k,l,m(an,season=sea,noise=.12))
    a("f6","Cell Tower Lease",[1450]*12)
    s.sub("ot","Total Ancillary Income",["f1","f2","f3","f4","f5","f6"])
    s.tot("ti","Effective Gross Income",["nr","ot"])
    s.head("Expenses"); ks=[]
    for i,(l,an,kw) in enumerate([("Manager Wages",92400,{"noise":.03}),("Payroll Taxes & Benefits",15180,{"noise":.05}),("Utilities",31650,{"noise":.15}),("Repairs & Maintenance",27340,{"noise":.5}),("Landscaping & Snow",14280,{"noise":.4}),("Advertising & Web Listings",36900,{"noise":.2}),("Credit Card & Bank Fees",24715,{"noise":.06}),("Software & Call Center",13620,{"flat":True}),("Telephone & Internet",5940,{"flat":True}),("Office Supplies & Postage",4310,{"noise":.4}),("Cost of Merchandise",4620,{"noise":.2}),("Gate & Security Systems",7185,{"noise":.5}),("Property Insurance",28560,{"flat":True}),("Real Estate Taxes",116400,{"flat":True})]):
        ks.append("e%d"%i); a(ks[-1],l,m(an,**kw))
    a("mf","Management Fee @ 5%",[round(.05*x) for x in s.rows[s.ix["ti"]]["v"][1:]]); ks.append("mf")
    s.tot("te","Total Operating Expenses",ks); s.tot("noi","Net Operating Income",["ti",("te",-1)])
    rv=s.rows[s.ix["te"]]["v"][6]; bad_v=rv+2700
    s.plant("te",6,bad_v,f"Total Operating Expenses of {H[5]} printed {bad_v:,} instead of {rv:,}","total_wrong")
    st,bad=s.truth(["TTM"]+H,dict(total_income="ti",total_operating_expenses="te",noi="noi"),title="Trailing Twelve Months",prop="Pinecrest Keep Self Storage",frm="2024-10-01",to="2025-09-30",sheet="TTM P&L")
    wb=Workbook(); ws=wb.active; ws.title="TTM P&L"; b=Font(name="Arial",size=9,bold=True); n=Font(name="Arial",size=9)
    ws["A1"]="Pinecrest Keep Self Storage"; ws["A1"].font=Font(name="Arial",size=14,bold=True); ws["A2"]="Trailing Twelve Months  |  October 2024 – September 2025"; ws["A2"].font=n; ws["A3"]="612 units / 71,480 net rentable SF"; ws["A3"].font=n
    fill=PatternFill("solid",fgColor="1F4E3D"); g=PatternFill("solid",fgColor="E2EFDA")
    def hdr(r):
        for c,v in enumerate(["","TTM","% of EGI"]+MO,1):
            x=ws.cell(r,c,v); x.font=Font(name="Arial",size=9,bold=True,color="FFFFFF"); x.fill=fill; x.alignment=Alignment(horizontal="center")
            if c>3: x.number_format="mmm-yy"
    hdr(5)
    occ=[round(.895-.02*rng.random()+.004*(i-6 if i>6 else 6-i)/6,3) for i in range(12)]
    for rr,l,vals,f in [(6,"Physical Occupancy %",[sum(occ)/12,None]+occ,"0.0%"),(7,"Units Occupied",[None,None]+[round(612*o) for o in occ],"0"),(8,"Move-Ins",[None,None]+[rng.randint(18,39) for _ in occ],"0")]:
        for c,v in enumerate([l]+vals,1): x=ws.cell(rr,c,v); x.font=Font(name="Arial",size=9,italic=True,color="666666"); x.number_format=f
    r=10; egi=s.rows[s.ix["ti"]]["v"][0]
    for q in s.rows:
        if q["label"]=="Expenses": r+=1
        ws.cell(r,1,q["label"]).font=b if q["typ"]!="LINE" else n
        if q["typ"]=="LINE": ws.cell(r,1).alignment=Alignment(indent=1)
        if q["v"]:
            for c in range(13):
                x=ws.cell(r,2 if c==0 else c+3,s.p(q,c)); x.number_format='#,##0;(#,##0);0'; x.font=b if q["typ"]!="LINE" or c==0 else n
            x=ws.cell(r,3,q["v"][0]/egi); x.number_format="0.0%;(0.0%)"; x.font=n
        if q["typ"] in("SUBTOTAL","TOTAL"):
            for c in range(1,16):
                ws.cell(r,c).border=Border(top=Side(style="thin"))
                if q["typ"]=="TOTAL": ws.cell(r,c).fill=g
            r+=1
        r+=1
    ws.cell(r+1,1,"Source: seller's site software exports; excludes debt service and capital items.").font=Font(name="Arial",size=8,italic=True)
    ws.column_dimensions["A"].width=34
    for c in range(2,16): ws.column_dimensions["ABCDEFGHIJKLMNO"[c-1]].width=11
    ws.freeze_panes="D6"; ws.page_setup.orientation="landscape"; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(DOCS/F)
    return save(F,st,"SELF_STORAGE","OPERATING_STATEMENT_T12","total column first, date header cells, occupancy statistics above"),bad
