# AppFolio-like rent roll PDF (commercial): small strip, filters line, status column, ruled grey groups by property
from common import *
from fpdf import FPDF
N='r06_rent_roll-20250514.pdf'
class P(FPDF):
    def header(s):
        s.set_font("Helvetica","B",15); s.cell(0,8,"Rent Roll",new_x="LMARGIN",new_y="NEXT")
        s.set_font("Helvetica","",7.5); s.set_text_color(90)
        for l in ("Properties: Tamarack Row Shops - 218 Depot St Bend, OR 97701","Units: Active","As of: 05/14/2025","Include Non-Revenue Units: No"): s.cell(0,3.8,l,new_x="LMARGIN",new_y="NEXT")
        s.set_text_color(0); s.ln(2); s.set_font("Helvetica","B",7.3)
        for h,w,a in COL: s.cell(w,6,h,border="B",align=a)
        s.ln(7)
    def footer(s):
        s.set_y(-12); s.set_font("Helvetica","",6.5); s.cell(0,5,"Created on 05/15/2025",align="L"); s.set_x(10); s.cell(0,5,f"Page {s.page_no()}",align="R")
COL=[("Unit",12,"L"),("Type",24,"L"),("Tenant",47,"L"),("Status",25,"L"),("Sqft",12,"R"),("Market Rent",20,"R"),("Rent",20,"R"),("Deposit",18,"R"),("Lease From",20,"C"),("Lease To",20,"C"),("Move-in",20,"C"),("Past Due",18,"R")]
T=[("A","Retail","Timberline Outfitters LLC","Current",2400,4800,4650,4500,"06/01/2023","05/31/2028","06/01/2023",0),("B","Retail","Juniper & Sage Gifts","Current",980,1960,1900,1900,"11/01/2024","10/31/2026","11/01/2024",0),
("C","Food Service","Cascade Crepes, Inc.","Current",1340,3015,2840,5680,"03/01/2022","02/28/2027","03/15/2022",2840),("D","Retail",None,"Vacant-Unrented",1100,2200,0,0,"","","",0),
("E","Personal Service","Ashwood Barbers","Notice-Unrented",860,1720,1610,1500,"07/01/2021","06/30/2025","07/01/2021",-40),("F","Office (2nd fl)","Pilot Butte Bookkeeping","Current",620,1085,1025,1025,"04/01/2019","MTM","04/01/2019",0),
("G","Office (2nd fl)","Three Sisters Therapy Collective","Current",1450,2537.5,2450,2450,"09/01/2023","08/31/2026","09/01/2023",612.5),("H","Office (2nd fl)",None,"Vacant-Rented",700,1225,0,0,"","","",0)]
p=P("L","mm","Letter"); p.set_margins(10,10); p.set_auto_page_break(True,16); p.add_page(); rows=[]
isod=lambda s: dt.datetime.strptime(s,"%m/%d/%Y").date() if "/" in s else s
p.set_fill_color(232,232,232); p.set_font("Helvetica","B",7.5); p.cell(sum(c[1] for c in COL),6,"Tamarack Row Shops - 218 Depot St Bend, OR 97701",fill=True,new_x="LMARGIN",new_y="NEXT"); p.set_font("Helvetica","",7.3)
for u,ty,n,s,a,mk,rt,dp,f,t,mi,bal in T:
    vals=[u,ty,n or "",s,f"{a:,}",mny(mk),mny(rt) if n else "",mny(dp) if n else "",f,t,mi,mny(bal) if n else ""]
    for (h,w,al),v in zip(COL,vals): p.cell(w,6.2,v,align=al,border="B" if False else 0)
    p.ln(6.2); p.set_draw_color(220); p.line(10,p.get_y(),286 if False else 10+sum(c[1] for c in COL),p.get_y()); p.set_draw_color(0)
    r=dict(unit=u,unitType=ty,area=a,statusText=s,marketRent=mk)
    if n: r.update(tenantName=n,contractRent=rt,deposit=dp,balance=bal,leaseStartDate=isod(f),leaseEndDate=isod(t),moveInDate=isod(mi))
    rows.append(r)
p.set_font("Helvetica","B",7.3); o=sum("tenantName" in r for r in rows)
S=lambda k: sum(r.get(k,0) for r in rows)
tv=[f"{len(rows)} Units","","",f"{o/len(rows)*100:.1f}% Occ.",f"{S('area'):,}",mny(S('marketRent')),mny(S('contractRent')),mny(S('deposit')),"","","",mny(S('balance'))]
for (h,w,al),v in zip(COL,tv): p.cell(w,6.5,v,align=al,border="T")
p.output(path(N))
save(N,"MIXED_USE","AppFolio-like small roll, status words, month-to-month tenant",False,"Tamarack Row Shops",D(2025,5,14),rows,len(rows),o,len(rows)-o)
