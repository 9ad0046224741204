"""Owner's own spreadsheet of a small strip with notes, text amounts and odd dates."""
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment
from openpyxl.comments import Comment
NAME = "Elm St strip - tenants.xlsx"
wb = Workbook(); ws = wb.active; ws.title = "Sheet1"
ws["B1"] = "ELM STREET SHOPS"; ws["B1"].font = Font(bold=True, size=12); ws["E1"] = "rents for Oct 2025"
H = ["#","who","sq ft","rent","water","sign","lease up","deposit","notes"]
for j, h in enumerate(H): ws.cell(3, 1+j, h).font = Font(bold=True, underline="single")
D = dt.date
data = [ # unit, name, sf, rent, water, sign, end, dep, note
("1","Sal's Barber (Clipper King)",900,1350,35,0,D(2027,3,31),1350,"pays on the 5th, always"),
("2","Tidy Threads Cleaners",1200,"$1,900",60,25,D(2026,8,31),1900,"wants new water heater - told him he fixes under lease"),
("3","Pho Lotus Bay",1800,3150,110,25,D(2029,12,31),6000,"goes to 3,245 on 1/1/26"),
("4 & 5","Dollar Depot",6500,5525,75,50,D(2030,6,30),None,"corp. check comes from TX"),
("6","EMPTY",1100,None,None,None,None,None,"asking 1,700. lady from yoga looked twice"),
("7","QuickTax Partners",750,1125,35,0,"month to month",1000,"only here Jan - Apr but pays all year"),
("8","Vista Vape & Smoke",1000,"$1,675",35,25,D(2026,2,28),1675,"not renewing? ask in Nov"),
("9","PakMail & More",1300,2015,35,25,D(2028,5,31),2000,""),
("back bldg","Ray (storage)",2000,600,None,None,"month to month",None,"no written lease"),
("ATM","First Prairie ATM",None,150,None,None,D(2027,12,31),None,"auto deposit"),
]
rows = []; r = 4; S = [0]*3
num = lambda v: float(v.replace("$","").replace(",","")) if isinstance(v, str) else v
for u, n, a, m, w, s, e, dp, no in data:
    for j, v in enumerate((u, n, a, m, w, s, e, dp, no)):
        x = ws.cell(r, 1+j, int(v) if j == 0 and v.isdigit() else v)
        if isinstance(v, D): x.number_format = "m/d/yyyy"
        if j == 3 and isinstance(v, str): x.alignment = Alignment(horizontal="right")
        if j in (3,7) and isinstance(v, int): x.number_format = "#,##0"
    if n == "EMPTY": 
        for j in range(9): ws.cell(r, 1+j).fill = PatternFill("solid", fgColor="FFFF00")
        rows.append(dict(unit=u, area=a, statusText="EMPTY"))
    else:
        ch = [dict(code=c, amount=v) for c, v in (("water", w), ("sign", s)) if v is not None]
        row = dict(unit=u, tenantName=n, area=a, statusText="Occupied", contractRent=num(m), leaseEndDate=e, deposit=dp)
        if ch: row["charges"] = ch
        if u == "3": row["rentSteps"] = [dict(date="2026-01-01", amount=3245)]
        rows.append(row)
        for k, v in enumerate((num(m), w or 0, s or 0)): S[k] += v
    r += 2 if u in ("9",) else 1
ws.cell(r+1, 2, "total"); 
for k in range(3): x = ws.cell(r+1, 4+k, S[k]); x.font = Font(bold=True); x.number_format = "#,##0"
ws.cell(r+2, 2, "all in"); ws.cell(r+2, 4, sum(S)).number_format = "#,##0"
for i, t in enumerate(["TO DO", "- roof guy back section before snow", "- split tax bill in Dec, everybody but storage and ATM", "- Sal's option letter due 9/30/26", "mortgage 6,212 / mo thru 2031"]): ws.cell(r+5+i, 2, t).font = Font(italic=i > 0, bold=i == 0)
ws["K3"] = "last yr"; ws["K3"].font = Font(color="808080")
for i, v in enumerate([1300,1850,3060,5525,1700,1125,1625,1955]): ws.cell(4+i, 11, v).font = Font(color="808080")
for cl, w in zip("ABCDEFGHIJK", [9,27,8,9,7,6,15,9,48,3,9]): ws.column_dimensions[cl].width = w
ws.page_setup.orientation = "landscape"; ws.page_setup.fitToWidth = 1; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True
wb.save(DOCS/NAME)
save(NAME, "RETAIL", "owner's spreadsheet with notes, text amounts, EMPTY, side column of last year's rents", True, "ELM STREET SHOPS", "2025-10", None, None, None, rows, sheet="Sheet1")
