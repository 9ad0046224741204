# Rental schedule for tax (Form 8825 workpaper), properties in columns
from lib import *
from reportlab.pdfgen import canvas
N="three_rivers_8825_workpaper_2024.pdf"
S=St("Schedule of Rental Real Estate Income and Expenses","Three Rivers Rental Partners, LP","2024-01-01","2024-12-31",["A","B","C","D","Total"])
L=lambda no,l,v:S.l(l,v,no=no)
S.h("Rental Real Estate Income")
a=[L("2a","Gross rents",[21600,19140,23400,14250]),L("2b","Other rental income (late fees, pet fees)",[None,420,150,75])]
ti=S.t("Total rental real estate income",a,no="2c",ul=1,key="total_income")
S.h("Rental Real Estate Expenses")
e=[L(*q) for q in [("3","Advertising",[None,185,None,240]),("4","Auto and travel",[212,212,198,305]),("5","Cleaning and maintenance",[640,1125,480,1890]),("6","Commissions",[None,None,975,None]),("7","Insurance",[1318,1204,1467,1092]),("8","Legal and other professional fees",[375,375,375,1010]),("9","Interest",[6482,5917,None,4406]),("10","Repairs",[1744,3260,892,5138]),("11","Taxes",[2916,2588,3342,1975]),("12","Utilities",[None,614,None,1248]),("13","Wages and salaries",[None,None,None,None]),("14","Depreciation (Form 4562)",[4727,4182,5091,3345])]]
S.h("Other (itemize):",no="15")
e+=[L("a","Management fees",[1728,1565,1884,1146]),L("b","HOA dues",[None,None,1740,None]),L("c","Lawn care and snow removal",[495,560,None,615])]
te=S.t("Total rental real estate expenses",e,no="16",ul=1,key="total_operating_expenses")
S.t("Income or (loss) from each property",[ti,(te,-1)],no="17",typ="TOTAL",ul=2,key="net_income")
S.derive(lambda v,m:v+[sum(x or 0 for x in v) if any(x is not None for x in v) else None])
c=canvas.Canvas(doc(N),pagesize=(612,792));F="Helvetica"
c.setFont("Helvetica-Bold",12);c.drawString(40,752,"Three Rivers Rental Partners, LP");c.setFont(F,8);c.drawRightString(572,756,"EIN on file");c.drawRightString(572,745,"Tax year 2024")
c.setFont("Helvetica-Bold",10);c.drawString(40,737,S.title);c.setFont(F,8);c.drawString(40,725,"Workpaper to Form 8825   -   calendar year ended December 31, 2024   -   cash basis")
c.line(40,719,572,719);c.setFont("Helvetica-Bold",7.5);y=708
for x,t in zip([42,66,285,380,440,510],["1","Address of property","Type","Fair rental days","Personal days","Date acquired"]):c.drawString(x,y,t)
for k,(ad,d,pd,da) in enumerate([("1418 Ardsley Court, Moline, IL","366","0","05/2016"),("27 Coal Bank Road, Rapids City, IL","341","0","11/2017"),("905 W. Tenth Street, Unit 3B, Davenport, IA","366","0","02/2019"),("3312 Sylvan Slough Lane, Rock Island, IL","263","0","08/2019")]):
    y-=12;c.setFont(F,8);c.drawString(44,y,"ABCD"[k]);c.drawString(66,y,ad);c.drawString(285,y,"1 - Single family" if k!=2 else "2 - Condominium");c.drawString(400,y,d);c.drawString(458,y,pd);c.drawString(515,y,da)
y-=10;c.line(40,y,572,y);y-=12;XS=[330,390,450,510,570]
c.setFont("Helvetica-Bold",8);c.drawCentredString(400,y,"P r o p e r t i e s");y-=12
top=y+10
for t,x in zip(S.cols,XS):c.drawCentredString(x-26,y,t)
c.line(40,y-3,572,y-3);y-=15
for r,m in zip(S.rows,S.m):
    b=r["rowType"]!="LINE";c.setFont("Helvetica-Bold" if b else F,8)
    if m.get("no"):(c.drawRightString(60,y,m["no"]) if m["no"] in "abc" else c.drawString(42,y,m["no"]))
    c.drawString(66,y,r["label"])
    if r["values"]:
        for v,x in zip(r["values"],XS):
            if v is not None:c.drawRightString(x-4,y,f(v)+("" if v<0 else "."))
    c.setLineWidth(.9 if m.get("ul") else .25);c.line(40,y-4,572,y-4);y-=15.5
c.setLineWidth(.25)
for x in [276]+XS[:-1]:c.line(x,top,x,y+11.5)
c.setFont(F,7);c.drawString(40,y-6,"Property D: vacant 04/15 - 07/27 while rehabilitated after water damage. Loss subject to limits at the partner level.")
c.drawString(40,36,"Prepared: DW 02/19/25      Reviewed: ____");c.drawRightString(572,36,"W/P  R-4")
c.save();save(N,[S],"SINGLE_FAMILY_RENTAL","OPERATING_STATEMENT","tax rental schedule (8825 workpaper), properties in columns, line numbers, blanks",True)
