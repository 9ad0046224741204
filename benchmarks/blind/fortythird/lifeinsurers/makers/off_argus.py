from common import *
from fpdf import FPDF
NAME="Lakeview Tower - Tenancy Schedule.pdf"
A=D
# name, suite, floor, type, sf, start, end, term, base $/sf/yr, steps [(date,psf)], recov, upon exp
Z=[("1. Harbor Point Federal Credit Union","100","1","Retail",5210,A(2020,1,1),A(2029,12,31),31.50,[(A(2028,1,1),33.10)],"Net","Market"),
("2. Stillwater Deli & Grill","110","1","Retail",2045,A(2023,9,1),A(2028,8,31),28.00,[(A(2027,9,1),28.84)],"Net","Market"),
("3. Lobby Newsstand (MTM)","115","1","Retail",310,A(2015,6,1),A(2027,5,31),24.00,[],"None","Vacate"),
("4. Bellweather Actuarial Group","200","2","Office",18640,A(2019,4,1),A(2029,3,31),27.25,[(A(2027,4,1),28.07),(A(2028,4,1),28.91)],"BY Stop","Renew"),
("5. Cooper Lindgren LLP","300","3","Office",18640,A(2022,7,1),A(2034,6,30),29.10,[(A(2027,7,1),29.97),(A(2028,7,1),30.87),(A(2029,7,1),31.80),(A(2030,7,1),32.75)],"BY Stop","Market"),
("6. Cooper Lindgren LLP (expansion)","400","4","Office",9110,A(2025,2,1),A(2034,6,30),29.85,[(A(2027,2,1),30.75),(A(2028,2,1),31.67)],"BY Stop","Market"),
("7. VACANT - 4th floor","450","4","Office",9530,None,None,None,[],"",""),
("8. Tidewater Reinsurance Co.","500/600","5-6","Office",37280,A(2016,10,1),A(2026,9,30),25.75,[],"BY Stop","Option"),
("9. Marlowe Payroll Systems","700","7","Office",12480,A(2024,3,1),A(2031,2,28),28.20,[(A(2027,3,1),28.90),(A(2028,3,1),29.63),(A(2029,3,1),30.37)],"BY Stop","Market"),
("10. VACANT - 7th floor","720","7","Office",6160,None,None,None,[],"",""),
("11. Great Lakes Grain Trading","800","8","Office",18640,A(2021,11,1),A(2028,10,31),27.80,[(A(2026,11,1),28.63),(A(2027,11,1),29.49)],"BY Stop","Renew"),
("12. Sextant Advisors","900","9","Office",7015,A(2023,1,1),A(2028,12,31),29.00,[(A(2027,1,1),29.87),(A(2028,1,1),30.77)],"BY Stop","Market"),
("13. Owner's Management Office","920","9","Office",1490,A(2014,1,1),A(2030,12,31),0.0,[],"None","Reabsorb"),
("14. Consulate of Valmora","950","9","Office",5400,A(2018,5,1),A(2028,4,30),30.25,[(A(2027,5,1),30.86)],"Gross","Market"),
("15. Bellweather Actuarial (storage)","LL","LL","Storage",2200,A(2019,4,1),A(2029,3,31),12.00,[],"None","Renew")]
m=lambda v:f"{v:,.0f}"
class P(FPDF):
    def header(s):
        s.set_font("Helvetica","B",11);s.cell(0,5,"Lakeview Tower  (Amounts in USD)",new_x="LMARGIN",new_y="NEXT")
        s.set_font("Helvetica","",8);s.cell(0,4,"Tenancy Schedule / Rent Roll - analysis start  August 1, 2026",new_x="LMARGIN",new_y="NEXT")
        s.cell(0,4,"As of August 1, 2026 for a 10 year holding period",new_x="LMARGIN",new_y="NEXT");s.ln(2)
        s.set_fill_color(70,70,70);s.set_text_color(255);s.set_font("Helvetica","B",7)
        for l in range(3):
            for t,w,a in C: s.cell(w,3.6,t[l],align=a,fill=True)
            s.ln()
        s.set_text_color(0);s.ln(1)
    def footer(s):
        s.set_y(-12);s.set_font("Helvetica","",7);s.cell(0,4,f"Page {s.page_no()} of {{nb}}   -   {NAME.replace('.pdf','')}   printed 08/19/2026",align="C")
C=[(("","Tenant Name","& Lease Dates"),62,"L"),(("","","Suite"),18,"C"),(("","","Floor"),12,"C"),(("","Type","(Use)"),17,"C"),(("","Area","(SF)"),17,"R"),(("Current","Base Rent","$ / Year"),26,"R"),(("Current","Base Rent","$ / Month"),24,"R"),(("","Base Rent","$/SF/Yr"),16,"R"),(("Rent Steps:","Effective","Date"),22,"R"),(("","Step Rent","$ / Year"),26,"R"),(("","Recov.","Method"),17,"C"),(("","Upon","Expir."),16,"C")]
p=P(orientation="L",format="letter");p.set_margins(5,10,5);p.set_auto_page_break(False);p.add_page()
rows=[];tot=[0,0,0];vac=0
for n,s,fl,u,sf,a,e,psf,st,rc,ux in Z:
    nl=max(2,len(st)+ (0 if st else 0),2)
    if p.get_y()+3.9*nl+2>195: p.add_page()
    an=round(sf*psf) if psf is not None else None;mo=round(an/12,2) if an is not None else None
    y0=p.get_y()
    for k in range(nl):
        v=[""]*len(C)
        if k==0: v=[n,s,fl,u,f"{sf:,}",m(an) if an is not None else "",f"{mo:,.2f}" if an is not None else "",f"{psf:.2f}" if an is not None else "","","",rc,ux]
        if k==1 and a: v[0]=f"    {a:%m/%d/%Y} - {e:%m/%d/%Y}"
        if k<len(st): v[8]=f"{st[k][0]:%m/%d/%Y}";v[9]=m(round(sf*st[k][1]))
        for j,((t,w,al),x) in enumerate(zip(C,v)):
            p.set_font("Helvetica","B" if (k==0 and j==0) else "",7.5);p.cell(w,3.9,x,align=al)
        p.ln()
    p.set_draw_color(190);p.line(5,p.get_y()+.7,274,p.get_y()+.7);p.ln(1.5)
    nn=n.split(". ",1)[1];v=nn.startswith("VACANT")
    rows.append(row(unit=s,tenantName=None if v else nn,statusText="VACANT" if v else "Occupied",unitType=u,area=sf,leaseStartDate=a,leaseEndDate=e,annualRent=an,contractRent=mo,rentSteps=[dict(date=d,amount=round(sf*q),per="year") for d,q in st]))
    tot[0]+=sf;vac+=sf if v else 0
    if an is not None: tot[1]+=an;tot[2]+=mo
if p.get_y()>170: p.add_page()
p.ln(1);p.set_font("Helvetica","B",8)
for t,v in (("Total leased area",tot[0]-vac),("Total vacant area",vac),("Total building area",tot[0])):
    p.cell(62,4.5,t);p.cell(64,4.5,f"{v:,} SF",align="R");p.cell(26,4.5,m(tot[1]) if "building" in t else "",align="R");p.cell(24,4.5,f"{tot[2]:,.2f}" if "building" in t else "",align="R");p.ln()
p.cell(62,4.5,"Occupancy");p.cell(64,4.5,f"{(tot[0]-vac)/tot[0]*100:.2f} %",align="R");p.ln(8)
p.set_font("Helvetica","",7);p.multi_cell(0,3.5,"BY Stop = base-year expense stop. Step rents are annual. Tenant 8 has one 5-year option at 95% of market; notice has not been received. Tenant numbers correspond to Argus tenant entry order.")
p.output(doc(NAME))
n=len(Z);save(NAME,rows,"Lakeview Tower","2026-08-01",n,n-2,2,"OFFICE","Argus-like tenancy schedule, two-line records with lease dates under the tenant name, numbered tenants, annual and monthly rent, annual steps","acquisition analyst, Argus print",hard=True)
