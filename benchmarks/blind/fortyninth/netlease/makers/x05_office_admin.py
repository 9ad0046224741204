"""Office park leasing administrator's working roll: buildings as merged cells down the side, future tenants, hidden columns, other tabs."""
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
R = random.Random(1505)
NAME = "Tamarack Park leasing roll_v7.xlsx"
wb = Workbook(); ex = wb.active; ex.title = "Expirations"; ws = wb.create_sheet("Roll"); tk = wb.create_sheet("Prospects")
ASON = dt.date(2025,10,1)
pool = OFF[:]; R.shuffle(pool); pool += ["Sable Point Capital","Mirador Health","Hexagon Tax Group","Larchwood Dental Lab","Civitas Planning","Portside Freight","Oxbow Energy Advisors","Tilden & Rowe","Zenith Coding Academy","Bramble Marketing"]
H = ["Bldg","Suite","Status","Tenant","RSF","Lease\nFrom","Lease\nTo","Base Rent\n/ Month","Rate\nPSF","Svc Code","CAM\nRecovery","Parking","Total\nMonthly","Deposit","Market Rent\n/ Month","Renewal\nProb.","Remarks"]
thick = Side(style="medium", color="2F5233"); thin = Side(style="thin", color="BFBFBF")
ws["A1"] = "TAMARACK OFFICE PARK"; ws["A1"].font = Font(name="Arial Narrow", bold=True, size=14, color="2F5233"); ws["A2"] = "Leasing roll as of October 1, 2025"
for j, h in enumerate(H, 1):
    x = ws.cell(4, j, h); x.font = Font(name="Arial Narrow", bold=True, size=9); x.alignment = Alignment(wrap_text=True, horizontal="center", vertical="center"); x.border = Border(top=thick, bottom=thick)
ws.row_dimensions[4].height = 30
r = 5; rows = []; G = dict(a=0, m=0, c=0, p=0, t=0, d=0, k=0); occN = vacN = 0; exps = {}; future = [(1,"150"),(3,"210")]
layout = [("North", ["100","110","120","130","140","150","200","210","220","230"]), ("Lakeside", ["100","105","115","125","200","205","215","225","235"]), ("Mill House", ["101","102","103","104","201","202","203","204","205","206","207"]), ("West", ["A","B","C","D","E","F"])]
for bi, (b, S) in enumerate(layout):
    r0 = r; t = dict.fromkeys(G, 0)
    for s in S:
        a = R.choice([1015,1340,1720,2080,2455,2980,3640,4410]); rm = R.choice([22,23,24]); mk = round(a*rm/12); vac = R.random() < .16 or (b, s) in (("North","150"),("Mill House","204"))
        t["a"] += a; t["k"] += mk; u = s
        def w(vals):
            for j, v in vals.items():
                x = ws.cell(r, j, v); x.font = Font(name="Arial Narrow", size=9.5, italic=bool(vals.get(3) == "Future")); x.border = Border(bottom=thin)
                if isinstance(v, dt.date): x.number_format = "mm/dd/yy"
                elif j == 5: x.number_format = "#,##0"
                elif j in (8,11,12,13,14): x.number_format = "#,##0.00;(#,##0.00);-"
                elif j == 9: x.number_format = "0.00"
                elif j == 15: x.number_format = "#,##0"
                elif j == 16: x.number_format = "0%"
        if vac:
            vacN += 1; w({2:u, 3:"Vacant", 5:a, 15:mk, 17:R.choice(["", "Shows well", "Needs carpet", "Split possible"]) or None}); rows.append(dict(unit=u, building=b, statusText="Vacant", area=a, marketRent=mk)); r += 1
            if (b, s) in (("North","150"),("Mill House","204")):
                n = pool.pop(); st = dt.date(2025,12,1) if b == "North" else dt.date(2026,1,15); e = term_end(dt.date(st.year, st.month, 1), 62); m = round(a*23.5/12, 2)
                w({2:u, 3:"Future", 4:n, 5:a, 6:st, 7:e, 8:m, 9:23.5, 10:"MG", 13:m, 14:m, 17:"Signed; TI under way. Not in totals."})
                rows.append(dict(unit=u, building=b, statusText="Future", tenantName=n, area=a, leaseStartDate=st, leaseEndDate=e, contractRent=m, totalCharges=m, deposit=m)); r += 1
            continue
        n = pool.pop() if pool else "Kestrel Court Reporting"; rate = R.choice([19.5,20.25,21,22,22.5,23.25]); m = round(a*rate/12, 2); c = round(a*R.choice([.85,1.1,1.45,2.2])/12, 2); p = R.choice([0,0,0,50.0,100.0,150.0]); st = dt.date(R.randint(2017, 2025), R.randint(1, 9), 1); y = R.choice([3,5,5,7])
        while term_end(st, 12*y) <= ASON: y += 3
        e = term_end(st, 12*y); mtm = R.random() < .06; nt = (not mtm) and R.random() < .08; stx = "MTM" if mtm else "Notice" if nt else "Current"
        tot = round(m+c+p, 2); dep = R.choice([m, round(m, -2), 0.0]) ; occN += 1
        for k, v in zip("mcptd", (m, c, p, tot, dep)): t[k] += v
        w({2:u, 3:stx, 4:n, 5:a, 6:st, 7:"MTM" if mtm else e, 8:m, 9:rate, 10:R.choice(["MG","FS","FS","NNN"]), 11:c, 12:p, 13:tot, 14:dep, 15:mk, 16:R.choice([.5,.65,.75]), 17:{"Notice":"Vacating at expiration","MTM":"Holdover at 110%"}.get(stx)})
        row = dict(unit=u, building=b, statusText=stx, tenantName=n, area=a, leaseStartDate=st, leaseEndDate="MTM" if mtm else e, contractRent=m, marketRent=mk, charges=[dict(code="Base Rent / Month", amount=m), dict(code="CAM Recovery", amount=c)], totalCharges=tot)
        if p: row["charges"].append(dict(code="Parking", amount=p))
        if dep: row["deposit"] = dep
        rows.append(row); r += 1
        if not mtm: exps.setdefault(e.year, [0, 0]); exps[e.year][0] += 1; exps[e.year][1] += a
    ws.merge_cells(start_row=r0, end_row=r-1, start_column=1, end_column=1); x = ws.cell(r0, 1, b); x.font = Font(name="Arial Narrow", bold=True); x.alignment = Alignment(vertical="top")
    for j, k in ((5,"a"),(8,"m"),(11,"c"),(12,"p"),(13,"t"),(14,"d"),(15,"k")):
        x = ws.cell(r, j, round(t[k], 2)); x.number_format = "#,##0" if j in (5,15) else "#,##0.00"; G[k] += t[k]
    ws.cell(r, 4, f"{b} total")
    for j in range(1, 18): ws.cell(r, j).font = Font(name="Arial Narrow", bold=True, size=9.5); ws.cell(r, j).fill = PatternFill("solid", fgColor="E2EFDA")
    r += 2
ws.cell(r, 4, "PARK TOTAL")
for j, k in ((5,"a"),(8,"m"),(11,"c"),(12,"p"),(13,"t"),(14,"d"),(15,"k")):
    x = ws.cell(r, j, round(G[k], 2)); x.number_format = "#,##0" if j in (5,15) else "#,##0.00"
for j in range(1, 18): ws.cell(r, j).font = Font(name="Arial Narrow", bold=True); ws.cell(r, j).border = Border(top=thick, bottom=thick)
ws.cell(r+1, 4, f"{occN} of {occN+vacN} suites occupied")
for cl, wd in zip("ABCDEFGHIJKLMNOPQ", [11,7,9,27,8,9,9,11,7,8,10,9,11,11,11,8,32]): ws.column_dimensions[cl].width = wd
ws.column_dimensions["J"].hidden = True; ws.column_dimensions["P"].hidden = True; ws.freeze_panes = "E5"; ws.page_setup.orientation = "landscape"; ws.sheet_properties.pageSetUpPr.fitToPage = True; ws.page_setup.fitToHeight = 0
ex["A1"] = "Lease expirations"; ex["A1"].font = Font(bold=True)
for j, h in enumerate(["Year","Leases","RSF"], 1): ex.cell(3, j, h).font = Font(bold=True)
for i, (k, v) in enumerate(sorted(exps.items())): ex.cell(4+i, 1, k); ex.cell(4+i, 2, v[0]); ex.cell(4+i, 3, v[1]).number_format = "#,##0"
for i, v in enumerate([("Prospect","Need (RSF)","Broker","Stage"),("Peachtree Genetics",3500,"Calder & Moss","Tour"),("County Elections Office",6000,"Direct","RFP"),("Halo Hearing",1200,"Rowan Tenant Reps","LOI")]):
    for j, q in enumerate(v, 1): tk.cell(1+i, j, q)
wb.active = 1; wb.save(DOCS/NAME)
save(NAME, "OFFICE", "office park working roll, buildings as merged side cells, statuses, future rows, hidden columns, other tabs", True, "TAMARACK OFFICE PARK", ASON, occN+vacN, occN, vacN, rows, sheet="Roll")
