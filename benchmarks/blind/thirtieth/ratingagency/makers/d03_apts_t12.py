import random
from truthlib import *
from reportlab.lib.pagesizes import landscape, legal
from reportlab.platypus import SimpleDocTemplate, LongTable, TableStyle, Paragraph
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
D = '/usr/share/fonts/truetype/liberation/LiberationSansNarrow-'
pdfmetrics.registerFont(TTFont('N', D+'Regular.ttf')); pdfmetrics.registerFont(TTFont('NB', D+'Bold.ttf'))
R = random.Random(3003)
mo = ["Jul 23","Aug 23","Sep 23","Oct 23","Nov 23","Dec 23","Jan 24","Feb 24","Mar 24","Apr 24","May 24","Jun 24"]
S = Stmt("Trailing 12-Month Income Statement", "Ashgrove Park Apartments", "2023-07-01", "2024-06-30", mo+["Total"])
def L(code, label, base, var=.04, grow=0, zero=(), spike={}):
    v = [round(base*(1+grow*k/11)*R.uniform(1-var, 1+var), 2) if k not in zero else 0 for k in range(12)]
    for k, a in spike.items(): v[k] = a
    return S.line(label, v+[round(sum(v), 2)], code)
def T(code, label, it, typ="SUBTOTAL", key=None): return S.tot(label, it, typ, code, key)
nz = lambda *keep: [k for k in range(12) if k not in keep]
S.head("INCOME", "4000")
S.head("Rental Income", "4100")
a = [L("4105", "Market Rent", 412450, .001, .031), L("4110", "Gain/(Loss) to Lease", -14120, .12), L("4120", "Vacancy Loss", -24880, .18), L("4130", "Concessions - New Resident", -3950, .4), L("4132", "Concessions - Renewal", -410, .6, zero=(2,3,7)), L("4140", "Employee Unit Allowance", -2190, 0), L("4145", "Model Unit", -1549, 0), L("4150", "Bad Debt Write-Offs", -4870, .5), L("4155", "Bad Debt Recovery", 640, .8, zero=(0,4,8))]
t1 = T("4199", "Total Rental Income", a)
S.head("Utility Reimbursements", "4200")
a = [L("4210", "Water/Sewer Reimbursement", 9860, .05), L("4215", "Trash Reimbursement", 2640, .02), L("4220", "Pest Control Reimbursement", 790, .02), L("4225", "Electric Recapture - Vacant", 310, .5)]
t2 = T("4299", "Total Utility Reimbursements", a)
S.head("Other Income", "4300")
a = [L("4305", "Application Fees", 1150, .3), L("4310", "Administrative Fees", 2250, .3), L("4315", "Late Fees", 3480, .25), L("4320", "NSF Fees", 175, .5), L("4325", "Pet Fees - Non-refundable", 900, .5), L("4326", "Pet Rent", 3060, .05), L("4330", "Garage & Carport Rent", 4415, .04), L("4335", "Storage Rent", 825, .04), L("4340", "Month-to-Month Fees", 610, .4), L("4345", "Lease Cancellation Fees", 2475, .9, zero=(1,5,9)), L("4350", "Cable/Internet Revenue Share", 4200, 0, zero=nz(2,5,8,11)), L("4355", "Laundry Commission", 380, .1), L("4390", "Miscellaneous Income", 240, .9)]
t3 = T("4399", "Total Other Income", a)
inc = T("4999", "TOTAL INCOME", [t1, t2, t3], "TOTAL", "total_income")
S.head("OPERATING EXPENSES", "5000")
S.head("Payroll", "5100")
a = [L("5105", "Manager Salaries", 7250, .01, spike={4: 10871.15, 9: 10902.44}), L("5110", "Leasing Salaries", 6890, .06), L("5115", "Maintenance Salaries", 11240, .05), L("5120", "Overtime", 865, .6), L("5125", "Leasing Bonuses", 1425, .4), L("5130", "Payroll Taxes", 2215, .08), L("5135", "Workers' Compensation", 640, .06), L("5140", "Health Insurance & 401(k)", 3120, .02)]
e1 = T("5199", "Total Payroll", a)
S.head("Repairs & Maintenance", "5200")
a = [L("5205", "HVAC Repairs & Supplies", 1580, .6), L("5210", "Plumbing", 1730, .5), L("5215", "Electrical & Lighting", 720, .5), L("5220", "Appliance Parts", 640, .5), L("5225", "Building Exterior", 930, .9), L("5230", "Keys & Locks", 240, .5), L("5235", "Pool Supplies & Service", 590, .2, zero=(3,4,5,6,7)), L("5240", "Fire Safety & Sprinkler", 455, .3, spike={2: 3860.0}), L("5245", "Snow Removal", 0, spike={6: 2875.0, 7: 1450.0}, zero=range(12))]
e2 = T("5299", "Total Repairs & Maintenance", a)
S.head("Turnover", "5300")
a = [L("5305", "Painting - Contract", 3640, .35), L("5310", "Cleaning - Contract", 1460, .3), L("5315", "Carpet Cleaning & Repair", 880, .3), L("5320", "Turnover Supplies", 520, .4)]
e3 = T("5399", "Total Turnover", a)
S.head("Contract Services", "5400")
a = [L("5405", "Landscaping", 4150, 0, spike={8: 7920.0}), L("5410", "Trash Removal", 3085, .02), L("5415", "Pest Control", 815, .03), L("5420", "Alarm & Courtesy Patrol", 1295, 0), L("5425", "Trash Valet", 1980, 0)]
e4 = T("5499", "Total Contract Services", a)
S.head("Marketing", "5500")
a = [L("5505", "Internet Listing Services", 3295, .04), L("5510", "Resident Retention", 480, .7), L("5515", "Locator & Referral Fees", 900, .8, zero=(0,6)), L("5520", "Signs & Collateral", 165, .9)]
e5 = T("5599", "Total Marketing", a)
S.head("General & Administrative", "5600")
a = [L("5605", "Office Supplies & Postage", 515, .3), L("5610", "Telephone & Internet", 985, .04), L("5615", "Software & Licences", 2430, .01), L("5620", "Credit Screening", 540, .3), L("5625", "Legal - Evictions", 1120, .7), L("5630", "Bank Charges", 185, .1), L("5635", "Training & Travel", 310, .9, zero=(3,)), L("5640", "Audit Fees", 0, zero=range(12), spike={8: 8400.0})]
e6 = T("5699", "Total General & Administrative", a)
S.head("Utilities", "5700")
a = [L("5705", "Electric - Common Area", 2310, .12), L("5710", "Electric - Vacant Units", 690, .3), L("5715", "Gas", 410, .4), L("5720", "Water & Sewer", 12480, .07, .05), L("5725", "Utility Billing Fees", 870, .02)]
e7 = T("5799", "Total Utilities", a)
ctl = T("5899", "TOTAL CONTROLLABLE EXPENSES", [e1, e2, e3, e4, e5, e6, e7])
S.head("Non-Controllable", "5900")
mf = [round(v*.0275, 2) for v in S.rows[inc]["values"][:12]]
a = [L("5905", "Real Estate Taxes", 48915, 0, spike={k: 51230.0 for k in range(6, 12)}), L("5910", "Personal Property Tax", 0, zero=range(12), spike={9: 2716.48}), L("5915", "Property & Liability Insurance", 11620, 0, spike={k: 14385.0 for k in (9, 10, 11)}), S.line("Management Fee", mf+[round(sum(mf), 2)], "5920"), L("5925", "Franchise Tax", 0, zero=range(12), spike={10: 9844.0})]
nc = T("5998", "Total Non-Controllable", a)
ox = T("5999", "TOTAL OPERATING EXPENSES", [ctl, nc], "TOTAL", "total_operating_expenses")
noi = T("6000", "NET OPERATING INCOME", [inc, (ox, -1)], "TOTAL", "noi")
S.head("Debt Service & Capital", "7000")
a = [L("7105", "Mortgage Interest", 118240.55, .012), L("7110", "Replacement Reserve Deposits", 6600, 0), L("7205", "Capital - Flooring", 4870, .6), L("7210", "Capital - Appliances", 2780, .6), L("7215", "Capital - HVAC Replacement", 3900, .8, zero=(4,5,6,7)), L("7220", "Capital - Parking Lot", 0, zero=range(12), spike={10: 48750.0})]
dc = T("7999", "Total Debt Service & Capital", a)
nf = T("8999", "NET CASH FLOW", [noi, (dc, -1)], "TOTAL", "net_cash_flow")
F = "p03_ashgrove_t12.pdf"
def fm(v): return f"({-v:,.2f})" if v < 0 else f"{v:,.2f}"
data = [["Account", "Description"]+mo+["Total"]]; st = [('FONT', (0,0), (-1,-1), 'N', 6.9), ('FONT', (0,0), (-1,0), 'NB', 7.4), ('ALIGN', (2,0), (-1,-1), 'RIGHT'), ('TOPPADDING', (0,0), (-1,-1), 1.25), ('BOTTOMPADDING', (0,0), (-1,-1), 1.25), ('LEFTPADDING', (0,0), (-1,-1), 2), ('RIGHTPADDING', (0,0), (-1,-1), 2), ('LINEBELOW', (0,0), (-1,0), .8, (0,0,0)), ('BACKGROUND', (0,0), (-1,0), (.86,.9,.95))]
ind = 0
for n, r in enumerate(S.rows, 1):
    t = r["rowType"]; big = r["label"].isupper()
    data.append([r["accountCode"], ("" if big else "  " if t != "LINE" else "     ")+r["label"]]+([""]*13 if t == "HEADING" else [fm(v) for v in r["values"]]))
    if t != "LINE": st.append(('FONT', (0,n), (-1,n), 'NB', 6.9))
    if t in ("SUBTOTAL", "TOTAL"): st += [('LINEABOVE', (2,n), (-1,n), .4, (0,0,0)), ('BOTTOMPADDING', (0,n), (-1,n), 4)]
    if t == "TOTAL": st += [('BACKGROUND', (0,n), (-1,n), (.94,.94,.94))]
tb = LongTable(data, colWidths=[34, 142]+[58.5]*12+[66], repeatRows=1); tb.setStyle(TableStyle(st))
def page(c, d):
    W, H = landscape(legal); c.setFont('NB', 11); c.drawString(28, H-28, "Trailing 12-Month Income Statement"); c.setFont('N', 9)
    c.drawString(28, H-40, "Ashgrove Park Apartments (1187) - 264 Units"); c.drawString(28, H-51, "Period 07/01/2023 - 06/30/2024    Accrual basis    Reported in USD")
    c.drawRightString(W-28, H-28, "Brookhollow Residential LLC"); c.setFont('N', 7); c.drawRightString(W-28, H-40, "07/18/2024 4:12:07 PM    gl_trail12.rpt"); c.drawString(28, 18, "Database: BHRPROD   Entity: 1187"); c.drawRightString(W-28, 18, f"Page {d.page}")
SimpleDocTemplate(os.path.join(DOC, F), pagesize=landscape(legal), leftMargin=24, rightMargin=24, topMargin=58, bottomMargin=30, invariant=1).build([tb], onFirstPage=page, onLaterPages=page)
save(F, [S], "MULTIFAMILY", "OPERATING_STATEMENT_T12", "property manager", "legal landscape trailing twelve with account codes, narrow sans, header repeated per page", "many rows over pages, headings carry codes, nested totals")
