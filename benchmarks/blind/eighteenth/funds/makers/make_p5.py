# Income-tax-basis compilation: letter, balance sheet, revenue & expenses with capital (3 pages)
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
P="TAMARACK INDUSTRIAL PARK ASSOCIATES, LTD."
b=St("STATEMENTS OF ASSETS, LIABILITIES AND PARTNERS' EQUITY - INCOME TAX BASIS (balance sheet)",P,None,"2024-12-31",["12/31/2024","12/31/2023"],page=2)
b.h("CURRENT ASSETS")
x=[b.l("Cash in bank - operating",[184226.51,141807.39]),b.l("Cash in bank - security deposits",[61450.00,58200.00]),b.l("Prepaid insurance",[17310.42,15988.16])]
ca=b.t("TOTAL CURRENT ASSETS",x)
b.h("PROPERTY - AT COST")
x=[b.l("Land",[1125000.,1125000.]),b.l("Buildings (39 yr)",[6480315.00,6480315.00]),b.l("Land improvements (15 yr)",[412890.00,374140.00]),b.l("Roof replacement - Bldg. C",[238675.00,0.])]
g=b.t("TOTAL PROPERTY AT COST",x); ad=b.l("Less accumulated depreciation",[-2784316.00,-2588917.00]); np_=b.t("NET PROPERTY",[g,ad])
oa=[b.l("Unamortized loan costs",[38466.72,46160.04]),b.l("Utility deposits",[4150.00,4150.00])]
ta=b.t("TOTAL ASSETS",[ca,np_]+oa,"TOTAL",key="total_assets")
b.h("LIABILITIES")
x=[b.l("Accounts payable",[22806.37,19417.85]),b.l("Tenant security deposits",[61450.00,58200.00]),b.l("Property taxes payable",[0.,48712.66]),b.l("Mortgage payable - Cordell Savings Bank",[3877104.29,3998216.40])]
tl=b.t("TOTAL LIABILITIES",x,key="total_liabilities")
eq=[round(b.rows[ta]["values"][k]-b.rows[tl]["values"][k],2) for k in(0,1)]
# operations
o=St("STATEMENTS OF REVENUES, EXPENSES AND PARTNERS' EQUITY - INCOME TAX BASIS",P,"2024-01-01","2024-12-31",["2024","2023"],page=3)
o.h("REVENUES"); x=[o.l("Base rents",[1084620.00,1031475.50]),o.l("Common area recoveries",[187344.18,176208.93]),o.l("Tax recoveries",[142018.77,136641.20]),o.l("Yard storage and trailer parking",[26400.00,24150.00]),o.l("Interest",[1863.40,927.12])]
tr=o.t("TOTAL REVENUES",x,"TOTAL",key="total_income")
o.h("EXPENSES"); x=[o.l(n,v) for n,v in [("Cleaning and maintenance",[48218.64,51907.33]),("Commissions",[21675.00,0.]),("Depreciation",[195399.00,181624.00]),("Amortization",[7693.32,7693.32]),("Insurance",[68420.16,61833.70]),("Legal and other professional fees",[26150.00,23875.00]),("Interest",[202517.44,208644.81]),("Repairs",[57306.29,44182.56]),("Taxes - real estate",[158943.10,152077.46]),("Utilities",[31884.92,30216.05]),("Management fees",[57689.85,54776.12]),("Snow removal",[18240.00,15615.00]),("Miscellaneous",[1207.58,866.43])]]
te=o.t("TOTAL EXPENSES",x,"TOTAL",key="total_operating_expenses")
ni=o.t("NET INCOME",[tr,te],"TOTAL",neg=[te],key="net_income")
N=o.rows[ni]["values"]; dist=[-415000.,-380000.]
beg24=round(eq[0]-N[0]-dist[0],2)
# make 2023 ending = beg24 : put difference in mortgage 2023
d=round(eq[1]-beg24,2); j=b.rows[tl]["footsFrom"]["items"][-1]; b.rows[j]["values"][1]=round(b.rows[j]["values"][1]+d,2); b.rows[tl]["values"]=b.calc(b.rows[tl]["footsFrom"]["items"]); print("mortgage23",b.rows[j]["values"])
eq[1]=beg24; beg=[beg24,round(beg24-N[1]-dist[1],2)]
b.h("PARTNERS' EQUITY")
gp=[round(e*.01,2) for e in eq]
te2=b.t("TOTAL PARTNERS' EQUITY",[b.l("General partner (1%)",gp),b.l("Limited partners (99%)",[round(e-g_,2) for e,g_ in zip(eq,gp)])],key="total_equity")
b.t("TOTAL LIABILITIES AND PARTNERS' EQUITY",[tl,te2],"TOTAL")
be=o.l("PARTNERS' EQUITY - BEGINNING OF YEAR",beg); di=o.l("DISTRIBUTIONS TO PARTNERS",dist); o.t("PARTNERS' EQUITY - END OF YEAR",[ni,be,di],"TOTAL")
W,H=letter; c=canvas.Canvas(doc("tamarack_tax_basis_compilation_2024.pdf"),pagesize=letter)
c.setFont("Times-Bold",13); c.drawString(80,H-90,"PELLERIN & ODUYA, P.C."); c.setFont("Times-Italic",10); c.drawString(80,H-104,"Certified Public Accountants")
t=c.beginText(80,H-150); t.setFont("Times-Roman",11.5); t.setLeading(17)
for l in ["March 14, 2025","","To the Partners of",P.title().replace("Ltd.","Ltd."),"","Management is responsible for the accompanying financial statements, which comprise the","statements of assets, liabilities and partners' equity - income tax basis as of December 31,","2024 and 2023, and the related statements of revenues, expenses and partners' equity for the","years then ended. We have performed compilation engagements in accordance with SSARS.","We did not audit or review the financial statements and do not express an opinion on them.","","The financial statements are prepared on the basis the Partnership uses for income tax","purposes, which is a basis of accounting other than U.S. generally accepted accounting","principles. Management has elected to omit substantially all disclosures.","","Pellerin & Oduya, P.C."]: t.textLine(l)
c.drawText(t); c.showPage()
def page(s,lines,heads,no):
    y=H-58
    for k,l in enumerate(lines): c.setFont("Helvetica-Bold" if k<2 else "Helvetica",10.5 if k<2 else 9.5); c.drawString(60,y,l); y-=14
    y-=4; c.setLineWidth(1.4); c.line(60,y,552,y); y-=16
    c.setFont("Helvetica-Bold",9.5)
    for xx,h in zip((440,552),heads): c.drawRightString(xx,y,h)
    y-=16
    for r in s.rows:
        ty=r["rowType"]
        if ty=="HEADING": y-=5; c.setFont("Helvetica-Bold",9.3); c.drawString(60,y,r["label"]); y-=13.5; continue
        if ty=="LINE" and r["label"].isupper(): ind=0
        else: ind={"LINE":16,"SUBTOTAL":34,"TOTAL":0}[ty]
        c.setFont("Helvetica" if ty!="TOTAL" else "Helvetica-Bold",9.3)
        lab=r["label"]; c.drawString(60+ind,y,lab); wl=c.stringWidth(lab)
        if ty=="LINE":
            c.setFillColorRGB(.5,.5,.5); e=60+ind+wl+4
            while e<350: c.drawString(e,y,"."); e+=4
            c.setFillColorRGB(0,0,0)
        for xx,v in zip((440,552),r["values"]):
            f=f"{v:,.2f}" if v>=0 else f"({-v:,.2f})"
            if ty=="TOTAL": f="$ "+f
            c.drawRightString(xx+(3 if v<0 else 0),y,f)
            if ty!="LINE": c.setLineWidth(.5); c.line(xx-80,y+9,xx,y+9)
        y-=13.5+(5 if ty!="LINE" else 0)
    c.setFont("Helvetica",8); c.drawString(60,40,"See accountants' compilation report."); c.drawRightString(552,40,str(no)); c.showPage()
page(b,[P,b.title.replace(" (balance sheet)",""),"December 31, 2024 and 2023"],["12/31/2024","12/31/2023"],2)
page(o,[P,o.title,"For the years ended December 31, 2024 and 2023"],["2024","2023"],3)
c.save()
save("tamarack_tax_basis_compilation_2024.pdf",[b,o],"INDUSTRIAL","BALANCE_SHEET","CPA tax-basis compilation, letter + two statements, dot leaders")
