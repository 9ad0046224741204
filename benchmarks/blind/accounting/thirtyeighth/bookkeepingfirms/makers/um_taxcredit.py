# Tax-credit house: AMI mix on the second sheet of a workbook, numbers as values, vertical AMI groups
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, Border, Side, Alignment, PatternFill
from openpyxl.worksheet.properties import PageSetupProperties
wb = Workbook(); c0 = wb.active; c0.title = "Notes"
for i, t in enumerate(["","Prepared for: 2026 budget / lender package","Rents: 2025 limits, effective 04/01/2025","Utility allowances: county schedule 7/1/2025 - tenant pays electric and gas heat"], 1): c0.cell(i, 1, t)
c0.column_dimensions['A'].width = 80
c0["A1"] = "Millrace House LP - tax credit file"; c0["A1"].font = Font(bold=True, size=13)
ws = wb.create_sheet("AMI Mix"); wb.active = 1
B = lambda **k: Font(name="Verdana", size=9, **k)
ws["A1"] = "MILLRACE HOUSE"; ws["A1"].font = B(bold=True); ws["A2"] = "Restricted unit mix - 2025 rent limits"; ws["A2"].font = B()
hd = ["AMI","Unit Type","BR","BA","# Units","Unit SF","Gross Rent","Utility Allowance","Net Rent","HAP Overhang","Monthly Rent","Annual Rent"]
K = ["ami","units","sf","gross","ua","net","other:HAP Overhang","monthly","other:Annual Rent"]; KC = dict(zip([1,5,6,7,8,9,10,11,12], K))
th = Side("medium"); tn = Side("hair")
for j, h in enumerate(hd, 1):
    c = ws.cell(4, j, h); c.font = B(bold=True); c.alignment = Alignment(wrap_text=True, horizontal="center", vertical="bottom"); c.border = Border(bottom=th)
UA = {0: 58, 1: 71, 2: 94, 3: 118}; SF = {0: 398, 1: 566, 2: 781, 3: 1024}; G60 = {0: 1017, 1: 1090, 2: 1308, 3: 1511}; BA = {0: 1, 1: 1, 2: 1, 3: 2}
M = [(30, [("Studio",0,2,0),("One Bedroom",1,3,412),("Two Bedroom",2,2,0)]), (50, [("Studio",0,4,0),("One Bedroom",1,9,188),("One Bedroom ADA",1,2,0),("Two Bedroom",2,6,0),("Three Bedroom",3,2,0)]),
 (60, [("Studio",0,3,0),("One Bedroom",1,11,0),("Two Bedroom",2,8,0),("Two Bedroom ADA",2,1,0),("Three Bedroom",3,4,0)])]
NF = {"ami": '0"%"', "units": "0", "sf": "#,##0", "gross": "#,##0", "ua": '#,##0', "net": "#,##0", "other:HAP Overhang": '#,##0;(#,##0);"-"', "monthly": "#,##0", "other:Annual Rent": "#,##0"}
r = 5; rows = []; tots = []
def put(r, txt, d, bold=False, top=None):
    for j in range(1, 13):
        v = txt.get(j, d.get(KC.get(j))); c = ws.cell(r, j, v); c.font = B(bold=bold); c.border = Border(bottom=tn, top=top)
        if j in KC: c.number_format = NF[KC[j]]
def tot(label, rs, top):
    d = {"units": sum(x["units"] for x in rs), "monthly": sum(x["monthly"] for x in rs), "other:Annual Rent": sum(x["other:Annual Rent"] for x in rs)}
    put(r, {2: label}, d, True, top); tots.append({"label": label, **d})
for ami, ls in M:
    p = []
    for ty, br, n, hap in ls:
        g = int(G60[br]*ami/60); net = g-UA[br]; m = n*(net+hap)
        d = {"ami": ami, "units": n, "sf": SF[br]+(24 if "ADA" in ty else 0), "gross": g, "ua": UA[br], "net": net, "other:HAP Overhang": hap, "monthly": m, "other:Annual Rent": 12*m}
        put(r, {2: ty, 3: br, 4: BA[br]}, d); o = {"type": ty, "beds": br, "baths": BA[br], **d}
        if not hap: del o["other:HAP Overhang"]
        rows.append(o); p.append(d); r += 1
    tot(f"Subtotal {ami}% units", p, th); r += 2
d = {"units": 1, "sf": 781, "gross": 0, "ua": 0, "net": 0, "monthly": 0, "other:Annual Rent": 0}
put(r, {1: "Exempt", 2: "Manager's Unit (employee)", 3: 2, 4: 1}, d); rows.append({"type": "Manager's Unit (employee)", "beds": 2, "baths": 1, **d}); r += 2
tot("TOTAL PROPERTY", rows, th)
ws.cell(r+2, 1, "Net Rent = Gross Rent less Utility Allowance. Monthly Rent = # Units x (Net Rent + HAP Overhang per unit).").font = B(italic=True)
for k, w in zip("ABCDEFGHIJKL", (9, 28, 6, 6, 8, 9, 10, 12, 10, 12, 12, 13)): ws.column_dimensions[k].width = w
ws.page_setup.orientation = "landscape"; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr = PageSetupProperties(fitToPage=True)
wb.save(doc('Millrace House - AMI mix 2025.xlsx'))
save('Millrace House - AMI mix 2025.xlsx','UM',K,rows,tots,'MULTIFAMILY','tax-credit mix by AMI with utility allowance, notes sheet first',False)
