# storage facility unit mix PDF, grouped by climate, subtotals; fpdf2, portrait, 
from common import *; from fpdf import FPDF
G=[("CLIMATE CONTROLLED - 1ST FLOOR",[("5 x 5",25,24,20,62,58.4),("5 x 10",50,46,41,98,91.75),("10 x 10",100,58,53,168,154.2),("10 x 15",150,31,27,214,201.1),("10 x 20",200,14,14,272,263.5),("10 x 30",300,4,3,365,340)]),
("CLIMATE CONTROLLED - 2ND FLOOR",[("5 x 5",25,30,22,54,50.1),("5 x 10",50,52,45,86,80.35),("10 x 10",100,40,33,149,141.8),("10 x 15",150,12,8,189,176.6)]),
("DRIVE-UP, NON-CLIMATE",[("10 x 10",100,36,34,139,131.25),("10 x 15",150,48,44,169,160.9),("10 x 20",200,52,50,209,198.45),("10 x 30",300,18,15,289,271.3),("12 x 40",480,6,6,410,398)]),
("OUTSIDE PARKING",[("12 x 25 RV/boat",None,22,17,85,79.5),("12 x 40 RV covered",None,10,10,145,145)])]
p=FPDF("P","mm","Letter"); p.set_margins(10,12); p.set_auto_page_break(False); p.add_page()
p.set_font("Helvetica","B",15); p.set_text_color(20,90,60); p.cell(0,8,"Red Barn Self Storage",new_x="LMARGIN",new_y="NEXT")
p.set_font("Helvetica","",9); p.set_text_color(0); p.cell(0,5,"4410 County Line Rd, Millbrook  |  Unit mix & rates as of September 30, 2025",new_x="LMARGIN",new_y="NEXT"); p.ln(3)
Wd=[36,12,13,17,17,14,14,16,20,18,20]; H=[("Unit","Size"),("Unit","SF"),("No. of","Units"),("Total","SF"),("Occupied",""),("Vacant",""),("Occ.","%"),("Street","Rate"),("Gross","Potential"),("Avg. In-","Place Rate"),("Street","$/SF")]
K=["sf","units","total_sf","occupied","vacant","pct_occ","other:Street Rate","other:Gross Potential","actual","other:Street $/SF"]
p.set_fill_color(20,90,60); p.set_text_color(255); p.set_font("Helvetica","B",7.5)
for part in(0,1):
    for w,h in zip(Wd,H): p.cell(w,4.2,h[part],align="L" if w==36 else "R",fill=True)
    p.ln()
p.set_text_color(0); rows=[];tots=[]
F={"sf":"{:,.0f}","units":"{:,.0f}","total_sf":"{:,.0f}","occupied":"{:,.0f}","vacant":"{:,.0f}","pct_occ":"{:.1f}%","other:Street Rate":"${:,.0f}","other:Gross Potential":"${:,.0f}","actual":"${:,.2f}","other:Street $/SF":"{:.2f}"}
def line(lab,r,b=False,fill=None):
    p.set_font("Helvetica","B" if b else "",8)
    if fill: p.set_fill_color(*fill)
    p.cell(Wd[0],5,("" if b else "   ")+lab,fill=bool(fill))
    for w,k in zip(Wd[1:],K): p.cell(w,5,F[k].format(r[k]) if k in r else ("n/a" if k in("sf","other:Street $/SF") and not b else ""),align="R",fill=bool(fill))
    p.ln()
def summ(lab,rs):
    d={"label":lab}
    for k in("units","total_sf","occupied","vacant","other:Gross Potential"):
        v=[r[k] for r in rs if k in r]
        if v: d[k]=sum(v)
    d["pct_occ"]=round(d["occupied"]/d["units"]*100,1); 
    return d
Y0=p.get_y()
for g,ls in G:
    p.ln(1.5); p.set_font("Helvetica","BI",8); p.cell(0,5,g); p.ln(); rs=[]
    for i,(t,sf,n,o,s,a) in enumerate(ls):
        r={"type":t,"units":n,"occupied":o,"vacant":n-o,"pct_occ":round(o/n*100,1),"other:Street Rate":s,"other:Gross Potential":s*n,"actual":a}
        if sf: r.update({"sf":sf,"total_sf":sf*n,"other:Street $/SF":round(s/sf,2)})
        rs.append(r); line(t,r,fill=(240,246,242) if i%2 else None)
    rows+=rs; d=summ("Subtotal",rs); tots.append(d); line("Subtotal",d,True,(215,228,220))
p.ln(2); d=summ("TOTAL FACILITY",rows); tots.append(d); line("TOTAL FACILITY",d,True,(190,212,198))
p.ln(5); p.set_font("Helvetica","",7.5)
p.multi_cell(190,4,"Street rates are monthly web rates before promotions. In-place rate is the average billed rate of occupied units, excluding tenant protection. Parking is not included in square feet. Street $/SF is per month.")
p.set_y(-14); p.set_font("Helvetica","I",7); p.cell(0,5,"Prepared by owner for broker opinion of value - unaudited",align="C")
p.output(doc("a32d_um_redbarn.pdf")); print(len(rows),d)
save("a32d_um_redbarn","pdf","UM","SELF_STORAGE","broker package storage unit mix by section, portrait, shaded",False,K,rows,tots)
