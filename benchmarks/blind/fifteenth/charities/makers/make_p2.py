# PCC receipts and payments, typed in Word with tab stops (RTF -> Writer -> PDF)
from truthlib import *
import subprocess
N = "st_oswin_pcc_receipts_payments.pdf"; P = "St Oswin's Church Hall and Houses, Hallbeck"
C = ["Unrestricted Funds", "Restricted Funds", "Endowment Funds", "Total 2024", "Total 2023"]
a = St("Receipts and Payments Account", P, "2024-01-01", "2024-12-31", C, page=1)
def L(lab, u, r, e, p, **x):
    t = [z for z in (u, r, e) if z is not None]; return a.l(lab, u, r, e, sum(t) if t else None, p, **x)
a.h("RECEIPTS", big=1); a.h("Rents receivable")
r1 = [L("12 Priory Lane (curate's house, let)", 13200, None, None, 12600, note="2"), L("14 Priory Lane", 11940, None, None, 11700, note="2"), L("Glebe field - grazing", None, None, 450, 450), L("Telephone mast wayleave", 5250, None, None, 5250)]
s1 = a.sub("Total rents", r1)
a.h("Hall lettings")
r2 = [L("Playgroup (term time)", 7410, None, None, 7020), L("Regular users", 6285, None, None, 5934), L("Parties and one-off hire", 2115, None, None, 2480)]
s2 = a.sub("Total hall lettings", r2)
a.h("Other receipts")
r3 = [L("Grants - roof appeal", None, 18500, None, 4000, note="3"), L("Gifts and legacies", 640, 2375, None, 3110), L("Bank and CBF deposit interest", 388, 214, 97, 512), L("Insurance claim (burst pipe)", 1862, None, None, None)]
s3 = a.sub("Total other receipts", r3)
tr = a.tot("TOTAL RECEIPTS", [s1, s2, s3], key="total_income")
a.h("PAYMENTS", big=1)
p = [L("Caretaker and cleaning", 6936, None, None, 6610), L("Gas and electricity", 5418, None, None, 6127), L("Water rates", 743, None, None, 702), L("Insurance", 2960, None, None, 2788), L("Repairs - houses", 4127, None, None, 2315, note="4"),
     L("Repairs - hall", 3581, 1200, None, 1946, note="4"), L("Letting agent's fees", 1508, None, None, 1458), L("Council tax (voids)", 219, None, None, None), L("Hall roof - stage payments", None, 16340, None, None, note="3"), L("Quinquennial inspection", 960, None, None, None),
     L("Independent examiner", 450, None, None, 420), L("Grants to mission work", 6000, None, 350, 6000)]
tp = a.tot("TOTAL PAYMENTS", p)
ex = a.tot("Excess of receipts over payments", [tr], [tp], key="net_cash_flow")
tf = a.l("Transfers between funds", -2500, 2500, None, None, None, note="5")
bf = a.l("Cash at bank and in hand at 1 January", 21463, 3188, 5044, 29695, 0)
a.d["rows"][bf]["values"][4] = 29695 - a.v(ex, 4)
cf = a.tot("Cash at bank and in hand at 31 December", [ex, tf, bf])
a.d["rows"][tf]["values"][3] = None
assert a.v(cf, 4) == 29695 and sum(a.v(cf, c) for c in range(3)) == a.v(cf, 3)
b = St("Statement of Assets and Liabilities", P, None, "2024-12-31", ["2024", "2023"], page=2)
b.h("Cash funds")
k = [b.l("Barclays current account", 8226, 6904), b.l("CBF Church of England deposit fund", 0, 22706), b.l("Hall float", 85, 85)]
b.d["rows"][k[1]]["values"][0] = a.v(cf, 3) - 8226 - 85
b.tot("Total cash funds", k)
b.h("Other monetary assets")
m = [b.l("Rent due from tenants", 1100, 0), b.l("Gift Aid recoverable", 94, 181)]
b.sub("Total other monetary assets", m)
b.h("Assets retained for the charity's own use (at insurance value)")
b.l("Church hall", 1480000, 1420000); b.l("12 and 14 Priory Lane", 545000, 525000)
b.h("Liabilities")
q = [b.l("Roof contractor - retention", -860, None), b.l("Tenants' deposits held", -1450, -1450), b.l("Utilities accrued", -512, -604)]
b.tot("Total liabilities", q, key="total_liabilities")
f = lambda v: "-" if v is None else (f"({-v:,})" if v < 0 else f"{v:,}")
o = [r"{\rtf1\ansi\deff0{\fonttbl{\f0 Liberation Serif;}}\paperw11906\paperh16838\margl900\margr900\margt800\margb700\fs20 "]
esc = lambda s: s.replace("£", r"\'a3").replace("’", "'")
tb = r"\tqc\tx4050\tqr\tx5450\tqr\tx6750\tqr\tx8000\tqr\tx9050\tqr\tx10050"
def par(s, fmt="", after=30): o.append(r"\pard" + fmt + rf"\sa{after} " + esc(s) + r"\par")
par(r"{\b\fs26 The Parochial Church Council of the Ecclesiastical Parish of St Oswin, Hallbeck}", r"\qc"); par(r"{\b " + P + "}", r"\qc"); par("Registered charity number 1158206", r"\qc", 120)
par(r"{\b\ul Receipts and Payments Account for the year ended 31 December 2024}", r"\qc", 150)
par(r"{\b\tab Note\tab Unrestricted\tab Restricted\tab Endowment\tab Total\tab Total}", tb, 0)
par(r"{\b\tab\tab Funds\tab Funds\tab Funds\tab 2024\tab 2023}", tb, 0); par(r"{\b\tab\tab £\tab £\tab £\tab £\tab £}", tb, 60)
for i, r, x in a.rows():
    v = "" if r["rowType"] == "HEADING" else r"\tab " + x.get("note", "") + "".join(r"\tab " + f(z) for z in r["values"])
    t = r["label"] + v
    if x.get("big"): par(r"{\b " + t + "}", tb + r"\sb80", 20)
    elif r["rowType"] == "HEADING": par(r"{\i " + t + "}", tb + r"\sb40", 10)
    elif r["rowType"] == "SUBTOTAL": par(r"{\b " + t + "}", tb, 40)
    elif r["rowType"] == "TOTAL": par(r"{\b " + t + "}", tb + r"\sb60\brdrt\brdrs\brdrw10\brdrb\brdrs\brdrw10", 60)
    else: par(t, tb, 10)
o.append(r"\pard\plain\fs20\page ")
par(r"{\b " + P + "}", r"\qc"); par(r"{\b\ul Statement of Assets and Liabilities at 31 December 2024}", r"\qc", 200)
tb = r"\tqr\tldot\tx7800\tqr\tx9300"; par(r"{\b\tab 2024\tab 2023}", r"\tqr\tx7800\tqr\tx9300", 0); par(r"{\b\tab £\tab £}", r"\tqr\tx7800\tqr\tx9300", 60)
for i, r, x in b.rows():
    if r["rowType"] == "HEADING": par(r"{\b " + r["label"] + "}", r"\sb140", 30)
    else:
        t = r["label"] + "".join(r"\tab " + f(z) for z in r["values"]); par(t if r["rowType"] == "LINE" else r"{\b " + t + "}", tb, 20)
par("Notes", r"\sb400", 40)
for n in ["1.  The accounts are prepared on the receipts and payments basis under s.133 Charities Act 2011.", "2.  Both houses are let on assured shorthold tenancies through Fennick & Dale.", "3.  Roof appeal: faculty granted 8 March 2024; contract price £43,000.",
          "4.  Includes re-wiring of 12 Priory Lane (£2,310).", "5.  The PCC resolved on 11 November 2024 to support the roof appeal with £2,500."]: par(n, r"\fi-300\li300")
par("Approved by the PCC on 17 March 2025 and signed on its behalf by:", r"\sb300", 300); par("........................................  (Treasurer)")
o.append("}"); stem = N[:-4]; open(f"{HERE}/{stem}.rtf", "w", encoding="latin-1").write("\n".join(o))
subprocess.run(["nice", "soffice", "--headless", f"-env:UserInstallation=file://{HERE}/lo", "--convert-to", "pdf", "--outdir", f"{HERE}/documents", f"{HERE}/{stem}.rtf"], check=True, capture_output=True)
os.remove(f"{HERE}/{stem}.rtf")
save(N, [a, b], "OTHER", "CASH_FLOW_STATEMENT", "UK parish church receipts and payments by fund, typed in Word with tabs; second page assets and liabilities", True)
