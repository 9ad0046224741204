# Canadian (Gatineau) retail plaza: bilingual month / YTD budget comparison
import random; random.seed(707)
from lib import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side
from openpyxl.utils import get_column_letter as L
cols = ["Mois / Month Réel / Actual", "Mois / Month Budget", "Mois / Month Écart / Var.", "Cumulatif / Year-to-date Réel / Actual", "Cumulatif / Year-to-date Budget", "Cumulatif / Year-to-date Écart / Var.", "Budget annuel / Annual budget"]
s = St("État des résultats / Statement of Operations", "Place des Érables", "2025-01-01", "2025-08-31", cols, sheet="8-2025")
def l(code, lab, m, ann, inc, ytdf=None):
    bm = round(ann/12, 2); by = round(bm*8, 2); y = round(by*(ytdf if ytdf is not None else random.uniform(.93, 1.08)), 2)
    if m is None: m = round(bm*random.uniform(.8, 1.2), 2)
    k = 1 if inc else -1
    return s.l(lab, [m, bm, k*(m-bm), y, by, k*(y-by), ann], code=code)
s.h("REVENUS / REVENUE")
I = [l("4010", "Loyer de base / Base rent", 71_388.42, 858_000, 1, .9971), l("4015", "Loyer à pourcentage / Percentage rent", 0, 18_000, 1, .41), l("4110", "Récupération – frais d'exploitation / CAM recovery", 19_406.18, 236_400, 1), l("4120", "Récupération – taxes municipales / Property tax recovery", 24_750, 297_000, 1, 1), l("4130", "Récupération – gestion / Admin recovery", None, 34_200, 1), l("4300", "Loyer temporaire, kiosques / Specialty leasing", 1_850, 14_400, 1), l("4900", "Intérêts et divers / Interest and misc.", 212.77, 2_400, 1)]
ti = s.t("TOTAL DES REVENUS / TOTAL REVENUE", I, key="total_income", code="4999")
s.h("CHARGES RÉCUPÉRABLES / RECOVERABLE EXPENSES")
E = [l("5110", "Déneigement / Snow removal", 0, 51_600, 0, 1.1183), l("5120", "Entretien paysager / Landscaping", 3_985, 19_800, 0), l("5130", "Entretien et réparations / Repairs and maintenance", None, 48_000, 0), l("5140", "Nettoyage / Cleaning", 2_650, 31_800, 0, 1), l("5150", "Hydro-Québec – aires communes / Hydro – common", 1_934.06, 30_600, 0), l("5160", "Eau et égouts / Water and sewer", None, 8_400, 0), l("5170", "Sécurité / Security", 1_420.5, 17_040, 0), l("5180", "Assurances / Insurance", 2_385.83, 28_800, 0, .9941), l("5210", "Taxes municipales / Municipal taxes", 23_641.92, 285_600, 0, .9934), l("5220", "Taxe scolaire / School tax", 1_015.4, 12_120, 0, 1.0054), l("5300", "Honoraires de gestion / Management fees", 3_529.21, 43_200, 0)]
te = s.sub("Total – charges récupérables / Total recoverable", E, code="5399")
s.h("CHARGES NON RÉCUPÉRABLES / NON-RECOVERABLE EXPENSES")
F = [l("5510", "Honoraires professionnels / Professional fees", 1_100, 12_000, 0), l("5520", "Créances irrécouvrables / Bad debts", 0, 6_000, 0, 0), l("5530", "Locaux vacants / Vacant unit costs", None, 9_600, 0, 1.31), l("5540", "Frais bancaires / Bank charges", 61.35, 720, 0)]
tf = s.sub("Total – charges non récupérables / Total non-recoverable", F, code="5599")
def mix(p, mns):  # variance column of a difference: income var (fav +) plus expense var (fav +)
    v = s.comb(p, mns)
    for c in (2, 5): v[c] = sum(s.v(i)[c] for i in list(p)+list(mns))
    return v
tx = s.t("TOTAL DES CHARGES / TOTAL EXPENSES", [te, tf], key="total_operating_expenses", code="5999")
noi = s.t("BÉNÉFICE NET D'EXPLOITATION / NET OPERATING INCOME", [ti], [tx], vals=mix([ti], [tx]), key="noi", code="6000")
s.h("AUTRES / OTHER")
M = [l("7010", "Intérêts hypothécaires / Mortgage interest", 17_822.36, 214_800, 0, .9967), l("7100", "Amortissement / Amortization", 11_250, 135_000, 0, 1)]
tm = s.sub("Total – autres / Total other", M, code="7999")
ni = s.t("BÉNÉFICE NET (PERTE NETTE) / NET INCOME (LOSS)", [noi], [tm], vals=mix([noi], [tm]), key="net_income", code="9999")
wb = Workbook(); ws = wb.active; ws.title = "8-2025"
f = lambda **k: Font(name='Calibri', size=k.pop('z', 10), **k)
ws['A1'] = "Gestion Immobilière Outaouais-Nord inc."; ws['A1'].font = f(z=9, italic=True)
ws['A2'] = "Place des Érables"; ws['A2'].font = f(z=14, bold=True); ws['A3'] = "État des résultats / Statement of Operations"; ws['A3'].font = f(z=12)
ws['A4'] = "Pour la période terminée le 31 août 2025 / For the period ended August 31, 2025"; ws['A5'] = "(en dollars canadiens / in Canadian dollars)"; ws['A5'].font = f(z=9, italic=True)
pos = [3, 4, 5, 8, 9, 10, 13]; pc = {6: 0, 11: 3}
for a, z, t in ((3, 6, "Mois / Month"), (8, 11, "Cumulatif / Year-to-date")):
    ws.merge_cells(start_row=7, start_column=a, end_row=7, end_column=z); c = ws.cell(7, a, t); c.alignment = Alignment(horizontal='center'); c.font = f(bold=True)
    for q in range(a, z+1): ws.cell(7, q).border = Border(bottom=Side('thin'))
ws.merge_cells('M7:M8'); ws['M7'] = "Budget annuel / Annual budget"; ws['M7'].alignment = Alignment(wrap_text=True, horizontal='center'); ws['M7'].font = f(bold=True)
for a in (3, 8):
    for k, t in enumerate(["Réel / Actual", "Budget", "Écart / Var.", "%"]): c = ws.cell(8, a+k, t); c.font = f(bold=True); c.alignment = Alignment(horizontal='right')
ws['A8'] = 'Compte'; ws['A8'].font = f(bold=True)
r = 9
for i, x in enumerate(s.rows):
    T = x["rowType"]
    if T == "HEADING": r += 1
    c = ws.cell(r, 1, x["accountCode"]); c.font = f(color='7F7F7F'); c = ws.cell(r, 2, x["label"]); c.font = f(bold=T != "LINE"); c.alignment = Alignment(indent=1 if T == "LINE" else 0)
    if T != "HEADING":
        for k, p in enumerate(pos):
            c = ws.cell(r, p, x["values"][k]); c.number_format = '# ##0.00;(# ##0.00);0.00' if False else '#,##0.00;(#,##0.00)'; c.font = f(bold=T != "LINE")
            if T != "LINE": c.border = Border(top=Side('thin'), bottom=Side('double') if T == "TOTAL" else Side())
        for p, k in pc.items():
            b = x["values"][k+1]; c = ws.cell(r, p, round(x["values"][k+2]/b, 4) if b else None); c.number_format = '0.0%;(0.0%)'; c.font = f(italic=True, z=9)
    r += 1
for k, w in {'A': 8, 'B': 52, 'G': 2, 'L': 2, 'M': 15, 'F': 8, 'K': 8}.items(): ws.column_dimensions[k].width = w
for k in 'CDEHIJ': ws.column_dimensions[k].width = 13.5
ws.page_setup.orientation = 'landscape'; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True
N = '07_place_des_erables.xlsx'; wb.save(os.path.join(DOC, N))
# check() assumes total = income - expense also for the variance columns; they are favourable(+)/unfavourable(-), hence the two rows below are checked apart
for i in (noi, ni):
    p, q = s.rows[i]["footsFrom"]["items"]
    for c in range(7): assert abs(s.rows[i]["values"][c] - (s.v(p)[c] + (s.v(q)[c] if c in (2, 5) else -s.v(q)[c]))) < .005
    s.extra[i]['_fav'] = 1
_c = s.check; s.check = lambda: [b for b in _c() if not (b[0].startswith('BÉNÉFICE') and 'Écart' in b[1])]
save(N, [s], assetType="RETAIL", documentType="OPERATING_STATEMENT", author="s2", style="Canadian bilingual statement, GL codes, month/YTD groups with favourable variances, percent columns left out, spacer columns", hard=True)
