# IRIS-like two-year trial balance of an almshouse charity, PDF portrait
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4
S=[("FIXED ASSETS",[
("1010","Almshouses - freehold, at valuation 1998",1840000,1840000),
("1015","Warden's house - cost",212500,212500),
("1020","Lift and heating installation - cost",96418.40,84118.40),
("1021","Lift and heating - depn b/fwd",-38647.36,-30235.52),
("1022","Lift and heating - depn charge",-9641.84,-8411.84),
("1030","Office & common room furniture - cost",18240.15,17391.15),
("1031","Furniture - depn b/fwd",-12874.20,-11003.11),
("1032","Furniture - depn charge",-1341.49,-1871.09),
("1100","COIF Charities Investment Fund units",288115.06,271904.77)]),
("CURRENT ASSETS",[
("2010","Residents' contributions in arrear",2164.30,1480.90),
("2015","Gift Aid recoverable",412.50,387.50),
("2020","Prepayments - insurance",5310.72,4986.20),
("2025","Sundry debtors",160.00,None),
("2110","Bank - current account",None,None),
("2115","COIF Deposit Fund",64220.18,60914.02),
("2120","Petty cash (Clerk)",86.45,112.30)]),
("CREDITORS",[
("3010","Trade creditors",-7944.16,-6120.55),
("3015","Contributions received in advance",-1893.00,-2044.00),
("3020","PAYE & NIC",-1108.72,-986.40),
("3022","Pension contributions payable",-264.18,-251.06),
("3030","Accruals - independent examination",-1980.00,-1890.00),
("3040","Almshouse loan - due within one year",-12000.00,-12000.00),
("3140","Almshouse loan - due after one year",-54000.00,-66000.00)]),
("FUNDS",[
("4010","General fund b/fwd",None,None),
("4020","Cyclical maintenance fund b/fwd",-58400.00,-52400.00),
("4025","Transfer to cyclical maintenance fund",-6000.00,-6000.00),
("4026","Transfer from general fund",6000.00,6000.00),
("4030","Extraordinary repair fund b/fwd",-112730.00,-112730.00),
("4040","Revaluation reserve",-1315000.00,-1315000.00)]),
("INCOME",[
("5010","Weekly maintenance contributions",-191464.00,-181272.00),
("5012","Voids",4608.50,2961.00),
("5020","Garage & scooter store rents",-2860.00,-2730.00),
("5030","Laundry takings",-1214.60,-1178.20),
("5040","Donations & legacies",-3150.00,-11550.00),
("5045","Gift Aid",-412.50,-387.50),
("5050","COIF dividends",-8906.33,-8551.90),
("5055","Deposit interest",-3306.16,-2870.41),
("5060","Gain on investments",-16210.29,-9846.55)]),
("EXPENDITURE",[
("6010","Warden's salary",31842.00,30176.00),
("6012","Relief warden",4120.50,3655.00),
("6015","Employer's NIC",2148.16,2009.07),
("6018","Pension - employer",955.26,905.28),
("6020","Clerk to the Trustees - honorarium",9600.00,9300.00),
("6110","Council tax & water rates",8412.77,7806.44),
("6115","Gas - communal boiler",22960.38,25188.91),
("6118","Electricity - common parts",6371.94,6644.15),
("6120","Insurance",10294.36,9650.20),
("6125","Careline & fire alarm",5216.00,4980.00),
("6130","Repairs - day to day",27418.63,24871.09),
("6132","Repairs - void works",11240.00,6395.00),
("6134","Redecoration (cyclical)",None,18460.00),
("6140","Gardens",7380.00,7020.00),
("6145","Cleaning & window cleaning",4316.20,4163.75),
("6150","Telephone & broadband",1186.40,1124.90),
("6155","Printing, postage & stationery",642.18,588.33),
("6160","Almshouse Association subscription",468.00,452.00),
("6170","Independent examiner's fee",1980.00,1890.00),
("6175","Legal & professional",1450.00,None),
("6180","Loan interest",4122.50,4788.75),
("6190","Residents' outings & Founder's Day",1362.85,1210.40),
("6200","Depreciation",10983.33,10282.93),
("6210","Bank charges",96.00,92.40)])]
L=[dict(sec=s,code=c,name=n,cur=a,pri=round(b) if b is not None else None) for s,r in S for c,n,a,b in r]
by={d["code"]:d for d in L}
by["2110"]["pri"]=41276
tot=lambda k:round(sum(d[k] or 0 for d in L),2)
by["4010"]["pri"]=-tot("pri")
psur=-sum(d["pri"] or 0 for d in L if d["code"]>="5")
by["4010"]["cur"]=by["4010"]["pri"]-psur+6000   # b/fwd moves by surplus less transfer
by["2110"]["cur"]=round(-tot("cur"),2)
print('bank',by["2110"]["cur"],'gf',by["4010"])
assert by["2110"]["cur"]>0 and by["4010"]["pri"]<0
c=canvas.Canvas(doc("Almshouse_TB_310325.pdf"),pagesize=A4); W,H=A4
X=[320,394,468,542]
def head(p):
    c.setFont("Helvetica-Bold",11); c.drawString(45,H-48,"The Hospital of St Aldwyn & Bishop Fulke's Almshouses")
    c.setFont("Helvetica",8.5); c.drawRightString(W-45,H-48,f"Page {p}")
    c.drawString(45,H-62,"Client ref: STALD01"); c.drawRightString(W-45,H-62,"Printed 19/06/2025 16:07 by JMH")
    c.setFont("Helvetica-Bold",9.5); c.drawString(45,H-78,"Trial Balance - year ended 31 March 2025  (combined funds)")
    c.setFont("Helvetica-Bold",8.5)
    c.drawCentredString(360,H-100,"2025"); c.drawCentredString(508,H-100,"2024")
    c.setLineWidth(.4); c.line(268,H-103,394,H-103); c.line(416,H-103,542,H-103)
    y=H-114; c.drawString(45,y,"A/c"); c.drawString(84,y,"Account name")
    for x,t in zip(X,["Dr","Cr","Dr","Cr"]): c.drawRightString(x,y,t)
    for x,t in zip(X,"££££"): c.drawRightString(x,y-10,t)
    c.line(45,y-14,W-45,y-14); return y-28
p=1; y=head(1); sec=None; rows=[]; T=[0,0,0,0]
for d in L:
    need=32 if d["sec"]!=sec else 12
    if y-need<60: c.showPage(); p+=1; y=head(p)
    if d["sec"]!=sec:
        sec=d["sec"]; y-=5; c.setFont("Helvetica-Bold",8.5); c.drawString(45,y,sec); y-=13
    c.setFont("Helvetica",8.5); c.drawString(45,y,d["code"]); c.drawString(84,y,d["name"])
    a,b=d["cur"],d["pri"]
    v=[a if a and a>0 else None, -a if a and a<0 else None, b if b and b>0 else None, -b if b and b<0 else None]
    for i,(x,z) in enumerate(zip(X,v)):
        if z is not None: c.drawRightString(x,y,f"{z:,.2f}" if i<2 else f"{z:,.0f}"); T[i]+=z
    rows.append(clean({"account":d["code"],"name":d["name"],"debit":v[0],"credit":v[1],"other:2024 Dr":v[2],"other:2024 Cr":v[3]}))
    y-=12.4
T=[round(t,2) for t in T]; assert T[0]==T[1] and T[2]==T[3]
y-=4
for x in X: c.line(x-58,y+8,x,y+8)
y-=3; c.setFont("Helvetica-Bold",8.5); c.drawString(84,y,"Totals")
for i,x in enumerate(X): c.drawRightString(x,y,f"{T[i]:,.2f}" if i<2 else f"{T[i]:,.0f}")
for x in X:
    for k in (4,5.6): c.line(x-58,y-k,x,y-k)
y-=24; sur=-sum(d["cur"] or 0 for d in L if d["code"]>="5")
c.setFont("Helvetica-Oblique",8); c.drawString(84,y,f"Net incoming resources per above: 2025  £{sur:,.2f}    2024  £{psur:,.0f}")
c.save()
save("Almshouse_TB_310325.pdf","TB",["debit","credit","other:2024 Dr","other:2024 Cr"],rows,
 [{"label":"Totals","debit":T[0],"credit":T[1],"other:2024 Dr":T[2],"other:2024 Cr":T[3]}],
 "IRIS-like final TB, two years Dr/Cr, section headings, pence this year and whole pounds last")
