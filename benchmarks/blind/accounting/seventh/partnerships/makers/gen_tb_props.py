# Ledger by property with audit adjustments, trailing Cr, reportlab platypus
import random
from reportlab.platypus import *
from reportlab.lib.pagesizes import legal,landscape
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
from common import *
R=random.Random(8303)
P=[("100","Fenwick Row Townhomes",1.0),("200","Stonegate Flats",1.37),("900","Partnership Level",None)]
T=[("1010","Cash - Operating","c",41),("1040","Cash - Security Deposits (held in trust under state statute)","b",19),("1200","Rents Receivable","b",7.2),("1290","Reserve for Uncollectible Rents","k",-2.1),("1300","Lender Escrows","b",33),
("1500","Land","f",610),("1510","Buildings & Improvements","i",4150),("1590","Accumulated Depreciation","d",-1480),("2000","Accounts Payable","b",-17),("2100","Accrued Real Estate Taxes","b",-28),("2150","Resident Deposits Payable","b",-18.4),("2500","Mortgage Note - Pruett Life Insurance Company","n",-2630),("2900","Intercompany - Partnership","x",-44),("3000","Property Equity","e",0),
("4000","Rental Income","I",-640),("4050","Vacancy & Concessions","E",34),("4900","Other Resident Income","I",-21),("5000","Payroll & Benefits","E",88),("5200","Repairs, Maintenance & Turnover","E",61),("5400","Utilities","E",47),("5600","Property Taxes","E",59),("5700","Insurance","E",26),("5800","Property Management Fees","E",25.6),("6000","Mortgage Interest","E",118),("6500","Depreciation","E",142)]
PT=[("1015","Cash - Partnership Money Market","c",126),("1600","Investment in Local Properties","f",88),("1900","Intercompany - Properties","x2",0),("2010","Accrued Partnership Expenses","b",-9.4),("2020","Due to General Partner (non-interest bearing advances)","b",-35),("3100","General Partner's Capital","f",6.2),("3200","Limited Partners' Capital","e",0),("3300","Distributions to Limited Partners","E",60),("4800","Interest Income","I",-4.9),("6700","Investor Reporting & Tax Returns","E",21),("6720","Partnership Management Fee","E",18),("6790","State Filing Fees","E",1.65)]
adj={("100","1290"):-118500,("100","5200"):118500-612000,("100","1510"):612000,("200","2000"):-341277,("200","5400"):341277,("200","2500"):0,("200","6000"):1984450,("200","2100"):-1984450,("900","2010"):-725000,("900","6700"):725000}
adj={k:v for k,v in adj.items() if v}
J=lambda x,f=.18:int(x*100000*(1+R.uniform(-f,f)))
B,D,C,E,AD,AC,AU="beginning","debit","credit","ending","other:Audit Adjustments Debit","other:Audit Adjustments Credit","other:Balance Per Audit"
M=[B,D,C,E,AD,AC,AU]
def sg(c): return f"{-c/100:,.2f}Cr" if c<0 else f"{c/100:,.2f}"
def un(c): return f"{c/100:,.2f}"
allrows=[];tots=[];flow=[]
small=ParagraphStyle("s",fontName="Helvetica",fontSize=8,leading=9.4)
H=[["Acct","Account Title","Beginning\nBalance\n01/01/2023","General Ledger Activity","","Ending\nBalance\n12/31/2023","Audit Adjustments","","Balance\nPer Audit"],["","","","Debit","Credit","","Debit","Credit",""]]
H[1]=["","","","Debit","Credit","","Debit","Credit",""]
M[1]=D
cw=[44,250,100,92,92,100,82,82,100]
inter=0
def tot(rs,lab):
    t={"label":lab}
    for k in M:
        v=[q[k] for q in rs if k in q]
        if v:t[k]=sum(v)
    return t
def cells(q):
    return [(sg(q[k]) if k in(B,E,AU) else un(q[k])) if k in q else "" for k in M]
for pc,pn,f in P:
    g=[]
    for a,n,t,x in (T if f else PT):
        ff=f or 1;q={"account":f"{pc}-{a}","name":n,"t":t,B:0,D:0,C:0}
        if t in"bckfidnx" or t=="x2":
            q[B]=J(x*ff) if t!="f" else int(x*100000*ff)
        if t=="b":
            q[D]=J(abs(x)*ff*3);q[C]=q[D]+int(R.uniform(-.12,.12)*abs(q[B]))
        if t=="k": q[D]=J(.6);q[C]=J(.9)
        if t=="i": q[D]=J(31)
        if t=="d": q[C]=J(142*ff,.02)
        if t=="n": q[D]=J(71*ff)
        if t=="x": q[D]=J(20);q[C]=J(9);inter-=0
        if t=="x2":
            xs=[z for z in allrows if z["t"]=="x"];q[B]=-sum(z[B] for z in xs);q[D]=sum(z[C] for z in xs);q[C]=sum(z[D] for z in xs)
        if t=="I": q[C]=J(abs(x)*ff);q[D]=J(1.4) if R.random()<.5 else 0
        if t=="E": q[D]=J(x*ff);q[C]=J(1.1) if R.random()<.3 else 0
        g.append(q)
    dep=[z for z in g if z["t"]=="d"]
    if dep:
        z=[z for z in g if z["account"].endswith("6500")][0];z[D]=dep[0][C];z[C]=0
    eq=[z for z in g if z["t"]=="e"][0];eq[B]=-sum(z[B] for z in g)
    ca=[z for z in g if z["t"]=="c"][0];net=sum(z[D]-z[C] for z in g)
    rc=J(650*(f or .1));ca[D]=rc if net<0 else rc;ca[C]=rc+net
    if ca[C]<0: ca[D]-=ca[C];ca[C]=0
    print(pc,ca[B],ca[D],ca[C],ca[B]+ca[D]-ca[C],eq[B])
    data=[list(r) for r in H];st=[]
    flowhead=f"{pc}  {pn}"
    out=[]
    for q in g:
        q[E]=q[B]+q[D]-q[C]
        v=adj.get((pc,q["account"][4:]),0)
        r={"account":q["account"],"name":q["name"],"t":q["t"]}
        if q[B]:r[B]=q[B]
        if q[D]:r[D]=q[D]
        if q[C]:r[C]=q[C]
        r[E]=q[E]
        if v>0:r[AD]=v
        if v<0:r[AC]=-v
        r[AU]=q[E]+v
        out.append(r)
        data.append([r["account"][4:],Paragraph(r["name"],small)]+cells(r))
        r["_p"]=1
    allrows+=out
    t=tot(out,f"Total {pc} {pn}");assert t[B]==0 and t[E]==0 and t[AU]==0 and t[D]==t[C] and t[AD]==t[AC]
    tots.append(t);data.append([Paragraph("<b>%s</b>"%t["label"],small),""]+cells(t))
    n=len(data)
    S=[("FONT",(0,0),(-1,-1),"Helvetica",8),("FONT",(0,0),(-1,1),"Helvetica-Bold",8),("FONT",(0,n-1),(-1,n-1),"Helvetica-Bold",8),("ALIGN",(2,0),(-1,-1),"RIGHT"),("SPAN",(3,0),(4,0)),("SPAN",(6,0),(7,0)),("ALIGN",(3,0),(4,0),"CENTER"),("ALIGN",(6,0),(7,0),"CENTER"),("VALIGN",(0,0),(-1,1),"BOTTOM"),("VALIGN",(0,2),(-1,-1),"TOP"),
     ("LINEBELOW",(0,1),(-1,1),1,colors.black),("LINEBELOW",(3,0),(4,0),.5,colors.black),("LINEBELOW",(6,0),(7,0),.5,colors.black),("LINEABOVE",(2,n-1),(-1,n-1),.6,colors.black),("SPAN",(0,n-1),(1,n-1)),("TOPPADDING",(0,2),(-1,-1),1.5),("BOTTOMPADDING",(0,2),(-1,-1),1.5)]
    for c in(0,1,2,5,8): S.append(("SPAN",(c,0),(c,1)))
    if pc=="900":
        gt=tot(allrows,"Partnership Totals");tots.append(gt)
        data.append([Paragraph("<b>Partnership Totals</b>",small),""]+cells(gt));S+=[("SPAN",(0,n),(1,n)),("FONT",(0,n),(-1,n),"Helvetica-Bold",8),("LINEABOVE",(2,n),(-1,n),.6,colors.black),("LINEBELOW",(2,n),(-1,n),1.2,colors.black)]
    flow+=[Paragraph("<b>Property %s</b>"%flowhead.replace("  "," &ndash; "),ParagraphStyle("h",fontName="Helvetica",fontSize=10.5,spaceBefore=9,spaceAfter=4)),Table(data,colWidths=cw,repeatRows=2,style=S)]
flow.append(Paragraph("Cr = credit balance. Adjustments are those posted by the auditor and accepted by the General Partner 3/22/2024; see W/P 1-AJE.",ParagraphStyle("n",fontName="Helvetica-Oblique",fontSize=7.5,spaceBefore=8)))
def pg(c,d):
    c.setFont("Helvetica-Bold",12);c.drawString(36,585,"Tamarack Growth & Income Fund IX, L.P.")
    c.setFont("Helvetica",9);c.drawString(36,572,"Property Ledgers and Adjusted Balances  |  Year Ended December 31, 2023")
    c.drawRightString(972,585,"W/P 1-TB");c.drawRightString(972,572,"Prep: RLM   Rev: ____")
    c.setFont("Helvetica",7);c.drawString(36,22,"Colby Ostrander & Co., CPAs - confidential workpaper");c.drawRightString(972,22,"Page %d"%d.page)
SimpleDocTemplate(doc("tamarack_ix_property_ledgers.pdf"),pagesize=landscape(legal),leftMargin=33,rightMargin=33,topMargin=52,bottomMargin=36).build(flow,onFirstPage=pg,onLaterPages=pg)
rows=[]
for r in allrows:
    q={k:(v/100 if isinstance(v,int) else v) for k,v in r.items() if k not in("t","_p")}
    q["account"]=r["account"][4:];rows.append(q)
tt=[{k:(v/100 if isinstance(v,int) else v) for k,v in t.items()} for t in tots]
ren={D:"debit",C:"credit"}
save("tamarack_ix_property_ledgers.pdf","TB",M,rows,tt)
