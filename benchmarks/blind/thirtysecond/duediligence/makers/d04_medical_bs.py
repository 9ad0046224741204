import random, datetime
from common import *
from fpdf import FPDF
F="quillfeather_medical_balance_sheet.pdf"
def make():
    rng=random.Random(404); s=St(3,2)
    def a(k,l,x,y,lv=2): s.line(k,l,[round(x*100),round(y*100),round(x*100)-round(y*100)],lv=lv)
    s.head("ASSETS",lv=0); s.head("Current Assets",lv=1)
    a("1","Operating Cash - First Prairie Bank",412886.37,368114.92); a("2","Tenant Security Deposit Account",88450,84200); a("3","Tenant Receivables",61275.18,47390.66); a("4","Allowance for Doubtful Accounts",-9500,-6250); a("5","CAM Reconciliation Receivable",38214.55,29880.10); a("6","Prepaid Insurance",27618.44,25903.28); a("7","Prepaid Real Estate Taxes",0,16340.75)
    s.sub("ca","Total Current Assets",list("1234567"),lv=1)
    s.head("Property and Equipment",lv=1)
    a("b1","Land",1860000,1860000); a("b2","Building",11425300,11425300); a("b3","Building Improvements",1318462.09,1204718.44); a("b4","Tenant Improvements",2206915.73,2054110.20); a("b5","Medical Gas and Generator Equipment",344780,344780)
    a("b6","Accumulated Depreciation",-4918226.51,-4406390.14)
    s.sub("pe","Net Property and Equipment",["b1","b2","b3","b4","b5","b6"],lv=1)
    s.head("Other Assets",lv=1)
    a("c1","Deferred Leasing Commissions, Net",298117.62,341905.30); a("c2","Deferred Rent Receivable",174506.88,151220.47); a("c3","Lender Replacement Reserve Escrow",142300.11,118642.59); a("c4","Utility Deposits",6150,6150)
    s.sub("oa","Total Other Assets",["c1","c2","c3","c4"],lv=1)
    s.tot("ta","TOTAL ASSETS",["ca","pe","oa"],lv=0)
    s.head("LIABILITIES AND MEMBERS' EQUITY",lv=0); s.head("Current Liabilities",lv=1)
    a("d1","Accounts Payable",73418.92,91205.37); a("d2","Accrued Real Estate Taxes",214660,203115.50); a("d3","Accrued Interest",31842.76,32577.19); a("d4","Prepaid Rents",46920.33,38114.08); a("d5","Due to Manager",5204.18,3977.60); a("d6","Current Portion of Mortgage Note",241886.05,230117.44)
    s.sub("cl","Total Current Liabilities",["d1","d2","d3","d4","d5","d6"],lv=1)
    s.head("Long-Term Liabilities",lv=1)
    a("e1","Mortgage Note Payable, Less Current Portion",7608114.32,7850000.37); a("e2","Unamortized Loan Costs",-64218.5,-77062.2); a("e3","Tenant Security Deposits",88450,84200)
    s.sub("ll","Total Long-Term Liabilities",["e1","e2","e3"],lv=1)
    s.tot("tl","TOTAL LIABILITIES",["cl","ll"],lv=0)
    s.head("Members' Equity",lv=1)
    g=lambda k:s.rows[s.ix[k]]["v"]
    eq=[g("ta")[i]-g("tl")[i] for i in (0,1)]
    con=[550000000,550000000]; dist=[-48000000,-42000000]; ni=[60733491,55218804]
    re=[eq[i]-con[i]-dist[i]-ni[i] for i in (0,1)]
    # roll: retained 2024 = retained+dist+ni of 2023 ; adjust building improvements cash so it ties
    want=re[1]+dist[1]+ni[1]; ni[0]+=re[0]-want; re[0]=want
    def b(k,l,v): s.line(k,l,[v[0],v[1],v[0]-v[1]],lv=2)
    b("f1","Members' Contributions",con); b("f2","Accumulated Earnings (Deficit), Beginning of Year",re); b("f3","Distributions",dist); b("f4","Net Income for the Year",ni)
    s.tot("te","TOTAL MEMBERS' EQUITY",["f1","f2","f3","f4"],lv=0)
    s.tot("tle","TOTAL LIABILITIES AND MEMBERS' EQUITY",["tl","te"],lv=0)
    s.plant("c1",0,29871762,"Deferred Leasing Commissions, Net at December 31, 2024 printed 298,717.62 instead of 298,117.62; totals and change from the right figure","digit_changed")
    st,bad=s.truth(["December 31, 2024","December 31, 2023","Increase (Decrease)"],dict(total_assets="ta",total_liabilities="tl",total_equity="te"),title="Comparative Balance Sheet",prop="Quillfeather Medical Pavilion LLC",to="2024-12-31")
    pdf=FPDF("P","mm","A4"); pdf.set_auto_page_break(False); pdf.set_creation_date(datetime.datetime(2025,2,11,tzinfo=datetime.timezone.utc))
    def top(n):
        pdf.add_page(); pdf.set_font("Helvetica","B",12); pdf.text(20,20,"Quillfeather Medical Pavilion LLC"); pdf.set_font("Helvetica","",10); pdf.text(20,26,"Comparative Balance Sheet" + (" (continued)" if n>1 else "")); pdf.text(20,31,"As of December 31, 2024 and 2023 - Unaudited")
        pdf.set_draw_color(0,90,110); pdf.set_line_width(.8); pdf.line(20,34,195,34); pdf.set_line_width(.2); pdf.set_draw_color(0)
        pdf.set_font("Helvetica","B",8.5)
        for x,p,q in [(132,"December 31,","2024"),(163,"December 31,","2023"),(195,"Increase","(Decrease)")]:
            for t,y in((p,40),(q,44)): pdf.text(x-pdf.get_string_width(t),y,t)
        pdf.set_font("Helvetica","",7); pdf.text(20,287,"Prepared from the books without audit. Accrual basis."); pdf.text(180,287,f"Page {n} of 2")
        return 51
    y=top(1)
    for r in s.rows:
        if r["label"].startswith("LIABILITIES AND"): y=top(2)
        if r["typ"]=="HEADING": y+=2
        pdf.set_font("Helvetica","B" if r["typ"]!="LINE" else "",8.5); pdf.text(20+r["lv"]*5,y,r["label"])
        if r["v"]:
            for j,x in enumerate((132,163,195)):
                t=fmt(s.p(r,j),2,zero="0.00"); 
                if not t.endswith(")"): t+=" "
                pdf.text(x+1-pdf.get_string_width(t),y,t)
                if r["typ"]!="LINE": pdf.line(x-27,y-3.4,x,y-3.4)
                if r["key"] in("ta","tle"): pdf.line(x-27,y+1.1,x,y+1.1); pdf.line(x-27,y+1.8,x,y+1.8)
        y+=5.6 if r["typ"]in("LINE","HEADING") else 8
    pdf.output(str(DOCS/F))
    return save(F,st,"OFFICE","BALANCE_SHEET","comparative with change column, two pages, A4"),bad
