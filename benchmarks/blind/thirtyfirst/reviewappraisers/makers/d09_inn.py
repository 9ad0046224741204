import random, datetime
from common import *
import xlsxwriter
random.seed(3109)
NAME = "juniper lodge p&l.xlsx"
st = St("Profit and Loss Statement", "Juniper Creek Lodge", "2023-01-01", "2024-12-31", ["2024", "2023"], sheet="Sheet1")
L = st.line
a = [L("Cabins", [318420, 301655]), L("Motel rooms (16)", [402318, 377940]), L("Campsites", [41205, 38660])]
TL = st.tot("Lodging", a)
b = [L("Breakfast & bar", [68914, 59127]), L("Weddings, groups", [34500, 21750])]
TB = st.tot("Food and events", b)
c = [L("Kayak & bike hire", [9620, 8415]), L("Firewood, gift shop", [6238, 5904])]
TC = st.tot("Extras", c)
RF = L("Refunds and chargebacks", [-4815, -7310], lvl=0)
TR = st.tot("TOTAL SALES", [TL, TB, TC, RF], key="total_income")
def grp(n, ls): ix = [L(l, v) for l, v in ls]; return st.tot(n, ix)
E = [grp("Staff", [("Housekeeping wages", [98450, 91212]), ("Front desk wages", [74306, 70118]), ("Cook & server wages", [41977, 36540]), ("Payroll taxes", [17388, 16004])]),
     grp("Guest supplies", [("Linens and amenities", [15722, 14236]), ("Food and drink purchases", [27104, 23418]), ("Booking site commissions", [58233, 56109])]),
     grp("Building", [("Repairs", [36518, 48207]), ("Propane and electric", [39640, 41075]), ("Water test, septic", [5150, 4725]), ("Satellite TV, internet", [7908, 7188])]),
     grp("Fixed", [("Insurance", [31446, 26980]), ("Property taxes", [28713, 27866]), ("Licenses", [1260, 1210])]),
     grp("Office", [("Card processing", [20417, 19033]), ("Bookkeeper, CPA", [8900, 8450]), ("Advertising", [11375, 13620]), ("Miscellaneous", [2164, 1899])])]
TE = st.tot("TOTAL COSTS", E, key="total_operating_expenses")
P = st.tot("PROFIT BEFORE BANK AND OWNERS", [TR, ~TE], key="noi")
B = L("Bank loan interest", [64180, 66925], lvl=0); O = L("Owners' salary", [60000, 60000], lvl=0)
st.tot("PROFIT FOR THE YEAR", [P, ~B, ~O], t="TOTAL", key="net_income")
wb = xlsxwriter.Workbook(out(NAME)); wb.set_properties({"created": datetime.datetime(2025, 2, 2)}); ws = wb.add_worksheet("Sheet1")
F = lambda **k: wb.add_format({"font_name": "Georgia", "font_size": 11, **k}); M = '#,##0;-#,##0'
ws.set_column(0, 0, 3); ws.set_column(1, 1, 34); ws.set_column(2, 5, 12)
ws.merge_range(0, 1, 0, 5, "Juniper Creek Lodge", F(font_size=18, align="center", italic=True))
ws.merge_range(1, 1, 1, 5, "Profit and Loss Statement", F(align="center")); ws.merge_range(2, 1, 2, 5, "January to December", F(align="center", font_size=9))
ws.merge_range(4, 2, 4, 3, "2024", F(bold=True, align="center", bottom=1)); ws.merge_range(4, 4, 4, 5, "2023", F(bold=True, align="center", bottom=1))
r = 6; inner = {i for x in st.rows if x["items"] for i in x["items"] if st.rows[i]["t"] == "LINE" and st.rows[i]["lvl"] == 1}
last_in = {x["items"][-1] for x in st.rows if x["items"] and x["items"][0] in inner}
for k, x in enumerate(st.rows):
    big = x["label"].isupper()
    if big and k > 3: r += 1
    ws.write(r, 1, x["label"], F(bold=big, indent=2 if k in inner else 0))
    for i, v in enumerate(x["v"]):
        ws.write(r, 2+2*i+(0 if k in inner else 1), v, F(num_format=('$#,##0;-$#,##0' if big else M), bold=big, bottom=1 if k in last_in else (6 if x["t"] == "TOTAL" else 0), top=1 if big else 0))
    r += 1
    if x["items"] and not big: pass
    if big: r += 1
ws.write(r+1, 1, "Closed 6 Nov - 14 Dec each year. Marge's wages not included.", F(font_size=9))
ws.fit_to_pages(1, 1); wb.close()
save(NAME, [st], "HOSPITALITY", "OPERATING_STATEMENT", "Innkeeper's handmade P&L, details in an inner column and group sums in the outer one, two years newest first; xlsxwriter", True)
