# Business Central-like trial balance, Irish DAC, Dr/Cr pairs
import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4, landscape
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from common import *
F="/usr/share/fonts/truetype/liberation/LiberationSansNarrow-"
for k in("Regular","Bold","Italic"):pdfmetrics.registerFont(TTFont("N"+k[0],F+k+".ttf"))
R=random.Random(1902)
S=[("Investment Property & Fixed Assets",[("10100","Investment property - Phase 1 (84 apts)",24650000,0,0),("10110","Investment property - Phase 2 under construction",6120400,1,0),("10210","Fixtures & white goods at cost",412300,1,0),("10290","Fixtures - accumulated depreciation",-148210,0,1)]),
("Debtors",[("12100","Rent debtors control",61240,3,3),("12150","Provision for doubtful debts",-14800,0,0),("12300","HAP receivable - local authority",22915,2,2),("12500","Prepayments",31870,0,1),("12600","VAT on purchases",8412,1,4),("12710","Intercompany - Ballinacurra Opco Ltd",145000,1,0)]),
("Cash at Bank",[("13100","AIB current account","cash",0,0),("13150","AIB client deposits account",118650,1,1),("13200","Bank of Ireland - sinking fund",204310.55,0,0),("13900","Petty cash",250,0,0)]),
("Creditors",[("20100","Trade creditors control",-96420,3,3),("20200","Accruals",-44875,1,1),("20310","Tenant deposits held (RTB registered)",-118650,1,1),("20400","Rent received in advance",-19340,1,1),("20510","PAYE / PRSI payable",-7118,4,1),("20600","Local Property Tax accrued",-6300,0,1),("20700","Suspense - unidentified lodgements",-1450,4,0)]),
("Loans & Capital",[("25100","Senior facility - HBFI",-17400000,0,0),("25150","Loan interest accrued",-81562.5,4,1),("25900","Unamortised arrangement fee",130500,0,1),("30100","Called up share capital",-100,0,0),("30200","Capital contribution",-9000000,0,0),("30900","Profit and loss account b/f","re",0,0)]),
("Revenue",[("40100","Rent - apartments",-481220,0,2),("40120","Rent - car spaces",-23760,0,2),("40150","Rent - ground floor creche unit",-21000,0,2),("40300","Void loss & concessions",9140,1,0),("40900","Sundry tenant recharges",-2875,1,1)]),
("Property Costs",[("50100","Letting & management fees",29860,2,0),("50150","OMC service charge",41400,2,0),("50210","Repairs & redecoration",22790,2,1),("50240","Lift & fire alarm maintenance",8815,2,0),("50300","Light, heat & bin collection",13240,2,0),("50410","Insurance - block policy",15930,2,0),("50500","Caretaker wages",16200,2,0),("50520","Employer PRSI",1790,2,0)]),
("Finance & Admin",[("60100","Loan interest",217500,2,0),("60150","Amortisation of arrangement fee",10875,2,0),("60200","Audit & accountancy",6000,2,0),("60300","Legal & RTB fees",4215,2,0),("60400","Bank charges",388.4,2,0),("60900","Depreciation",8240,2,0)])]
flat=[]
for s,a in S:
    for code,n,b,d,c in a:
        odd=isinstance(b,str)
        if not odd and b!=round(b/50)*50: b=r2(b+R.uniform(0,.99))
        u=0 if odd else abs(b)
        q=lambda m:0.0 if m==0 or odd else r2({1:.045,2:.25,3:.9}.get(m,0)*u*R.uniform(.7,1.2)) if m<4 else u
        D=q(d) ;C=q(c)
        if code=="10110":D=58650.0
        flat.append([s,code,n,b,D,C])
g={x[1]:x for x in flat}
g["13100"][3]=188433.07
g["13150"][4],g["13150"][5]=4350.0,2900.0;g["20310"][4],g["20310"][5]=2900.0,4350.0
g["25900"][5]=g["60150"][4]=3625.0;g["12100"][4]=r2(g["40100"][5]+g["40120"][5]+g["40150"][5])
g["30900"][3]=0;g["30900"][3]=r2(-sum(x[3] for x in flat))
net=r2(sum(x[4]-x[5] for x in flat));c=g["13100"];c[4]=r2(g["12100"][5]+g["12300"][5]);c[5]=r2(c[4]+net);assert c[5]>0
COLS=["open_dr","open_cr","debit","credit","close_dr","close_cr"]
rows=[];secs=[]
for x in flat:
    r={"account":x[1],"name":x[2]};e=r2(x[3]+x[4]-x[5])
    for k,v in(("open_dr",x[3]),("open_cr",-x[3]),("debit",x[4]),("credit",x[5]),("close_dr",e),("close_cr",-e)):
        if v>0.001:r[k]=r2(v)
    rows.append(r)
    if not secs or secs[-1][0]!=x[0]:secs.append((x[0],[]))
    secs[-1][1].append(r)
G=add(rows,COLS,"Grand Total")
assert G["open_dr"]==G["open_cr"] and G["debit"]==G["credit"] and G["close_dr"]==G["close_cr"],G
W,H2=landscape(A4);cv=canvas.Canvas(doc("Ballinacurra_Residential_TB_Apr25.pdf"),pagesize=(W,H2))
X=[352,438,524,610,704,796];pg=0
def head():
    global y,pg
    if pg:foot();cv.showPage()
    pg+=1;cv.setFont("NB",15);cv.drawString(42,H2-44,"Trial Balance");cv.setFont("NR",9)
    cv.drawString(42,H2-58,"Ballinacurra Residential DAC");cv.drawString(42,H2-69,"Period: 01/04/25..30/04/25   Currency: EUR   Dimension filter: none")
    cv.drawRightString(796,H2-44,"12 May 2025 16:41");cv.drawRightString(796,H2-55,f"Page {pg} / 2");cv.drawRightString(796,H2-66,"BALLINACURRA\\AOKEEFFE")
    cv.setFillGray(.88);cv.rect(38,H2-108,762,28,fill=1,stroke=0);cv.setFillGray(0);cv.setFont("NB",9)
    for t,i in(("Opening Balance 01/04/25",0),("Movement in Period",2),("Closing Balance 30/04/25",4)):
        m=(X[i]-70+X[i+1])/2;cv.drawCentredString(m,H2-91,t);cv.setLineWidth(.4);cv.line(X[i]-66,H2-94,X[i+1],H2-94)
    cv.drawString(42,H2-104,"No.");cv.drawString(86,H2-104,"Name")
    for i,x in enumerate(X):cv.drawRightString(x,H2-104,("Debit","Credit")[i%2])
    y=H2-122
def foot():
    cv.setFont("NI",7.5);cv.drawString(42,14,"Dynamics 365 Business Central - amounts not posted to G/L by 09/05/25 are not included")
def line(r,b=False):
    global y
    cv.setFont("NB" if b else "NR",9)
    if b:
        cv.setLineWidth(.5)
        for x in X:cv.line(x-62,y+9,x,y+9)
        cv.drawString(86,y,r["label"])
    else:cv.drawString(42,y,r["account"]);cv.drawString(94,y,r["name"])
    for k,x in zip(COLS,X):
        if k in r:cv.drawRightString(x,y,f"{r[k]:,.2f}")
    y-=11.6
tots=[];head()
for s,rr in secs:
    if y-12*(len(rr)+2)<45:head()
    cv.setFont("NB",9.5);cv.drawString(86,y,s);y-=11.6
    for r in rr:line(r)
    t=add(rr,COLS,"Total "+s);tots.append(t);line(t,True);y-=6
y-=3;line(G,True);cv.line(290,y+7,796,y+7);cv.line(290,y+5,796,y+5);tots.append(G)
y-=18;cv.setFont("NR",9);cv.drawString(86,y,"Prepared: A. O'Keeffe ____________      Reviewed (Internal Audit): ____________      Date: __ / __ / ____")
foot();cv.save();save("Ballinacurra_Residential_TB_Apr25.pdf","TB",COLS,rows,tots)
