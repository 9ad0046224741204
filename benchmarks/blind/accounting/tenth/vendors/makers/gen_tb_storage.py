# Adjusted TB (quality-of-earnings working paper), text report in Courier
import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
from common17 import *
R=random.Random(1701)
A=[("1010","Operating Cash - First Prairie",84211.37),("1020","Petty Cash & Change Fund",600),("1110","Tenant Receivables",31874.52),
("1115","Allowance for Bad Tenant Debt",-4200),("1210","Prepaid Property Insurance",18940.08),("1220","Retail Inventory - Locks/Boxes",3316.45),
("1510","Land",1145000),("1520","Buildings & Storage Units",4872300.16),("1530","Gates, Cameras & Access Control",118442.9),
("1590","Accumulated Depreciation",-1306218.44),("2010","Accounts Payable",-22687.13),("2050","Sales Tax Payable",-1104.29),
("2060","Tenant Protection Plan Remittance",-6738.5),("2110","Deferred Rent - Prepaid Tenants",-28455),("2150","Accrued Property Taxes",None),
("2500","Mortgage Note - Heartland Life",-3088140.77),("3010","Members' Capital",'plug'),("3020","Members' Distributions",240000),
("4010","Rental Income - Units",-918274.6),("4015","Rental Income - Parking",-41220),("4020","Discounts & Concessions",27318.75),
("4110","Administration Fees",-13825),("4120","Late and Lien Fees",-38410.55),("4130","Tenant Protection Income",-66102.14),("4140","Merchandise Sales",-9877.31),
("4190","Truck Rental Commissions",-4512.08),("5010","Cost of Merchandise Sold",5224.6),("6010","Manager Salaries",92480),("6015","Payroll Taxes & Workers Comp",10844.27),
("6110","Property Taxes",71200),("6120","Property Insurance",21366.92),("6210","Electricity & Gas",24870.33),("6220","Water, Sewer, Refuse",6408.71),
("6310","Repairs & Maintenance",38127.06),("6320","Snow Removal & Landscaping",12750),("6410","Advertising - Internet",29461.8),("6510","Credit Card & Bank Fees",19702.49),
("6520","Software, Call Center & Phone",15336),("6610","Management Fees - Affiliate",58100),("6620","Owner Auto and Travel",14287.64),("6710","Bad Debt",8215.9),
("7010","Interest Expense",141903.25),("7020","Depreciation Expense",None),("8010","Gain on Insurance Claim",-19500)]
aje={ # ref: (dr list, cr list, text)
'a':(("6110",11466.2),("2150",11466.2),"Accrue second-half real estate taxes not yet billed."),
'b':(("7020",124931),("1590",124931),"Record depreciation for the year (books kept on tax basis)."),
'c':(("3020",14287.64-3900),("6620",14287.64-3900),"Reclassify owner's personal vehicle and travel."),
'd':(("4130",7215.4),("2060",7215.4),"Plan premiums collected in December, remitted in January."),
'e':(("6710",5150.25),("1115",5150.25),"Raise allowance to cover units past 60 days."),
'f':(("1530",9840),("6310",9840),"Capitalize replacement gate operators (invoice 88213)."),
}
plug=-sum(x for *_,x in A if isinstance(x,(int,float)))
rows=[];D={};C={}
for r,(d,c,t) in aje.items(): D[d[0]]=(r,round(d[1],2)); C[c[0]]=(r,round(c[1],2))
U="other:Unadjusted Trial Balance ";J="other:Adjustments ";T="other:Adjusted Trial Balance "
cols=[p+s for p in(U,J,T) for s in("Debit","Credit")]
tot={c:0 for c in cols}; lines=[]
def f(x): return f"{x:,.2f}"
for ac,nm,x in A:
    x=plug if x=='plug' else x
    r={"account":ac,"name":nm}; y=x or 0
    if x is not None: r[cols[0] if x>0 else cols[1]]=round(abs(x),2)
    ref=['','']
    if ac in D: r[cols[2]]=D[ac][1]; y+=D[ac][1]; ref[0]=D[ac][0]
    if ac in C: r[cols[3]]=C[ac][1]; y-=C[ac][1]; ref[1]=C[ac][0]
    y=round(y,2)
    assert y
    r[cols[4] if y>0 else cols[5]]=abs(y)
    rows.append(r)
    s=f"{ac:<6}{nm:<35}"
    for i,c in enumerate(cols):
        k=f"{'('+ref[i-2]+')':>5}" if i in(2,3) and ref[i-2] else ('     ' if i in(2,3) else '')
        s+=k+f"{f(r[c]) if c in r else '':>{12 if i in(2,3) else 15}}"
        if c in r: tot[c]+=r[c]
    lines.append(s)
tot={c:round(v,2) for c,v in tot.items()}
assert tot[cols[0]]==tot[cols[1]] and tot[cols[4]]==tot[cols[5]]
n="bigtimber_storage_adjusted_tb.pdf"
cv=canvas.Canvas(doc(n),pagesize=landscape(letter)); W,Hh=landscape(letter)
def page(ls,pg):
    cv.setFont("Courier",8); y=Hh-36
    hd=["RUN 02/18/26 16:42"+" "*28+"BIG TIMBER SELF STORAGE LLC"+" "*52+f"PAGE {pg}"," "*42+"WORKING TRIAL BALANCE WITH PROPOSED ADJUSTMENTS"," "*50+"YEAR ENDED DECEMBER 31, 2025",""]
    if pg<3:
        hd+=[" "*41+"  UNADJUSTED TRIAL BALANCE   "+" "*5+"         ADJUSTMENTS          "+"    ADJUSTED TRIAL BALANCE  ",
        f"{'ACCT':<6}{'ACCOUNT TITLE':<35}{'DEBIT':>15}{'CREDIT':>15}{'DEBIT':>17}{'CREDIT':>17}{'DEBIT':>15}{'CREDIT':>15}","-"*135]
    for l in hd+ls: cv.drawString(36,y,l); y-=10.6
    cv.setFont("Courier-Oblique",7); cv.drawString(36,24,"Unaudited. Prepared from seller's QuickBooks file; subject to completion of diligence."); cv.showPage()
tl=" "*6+f"{'TOTALS':<35}"+"".join((' '*5 if i in(2,3) else '')+f"{f(tot[c]):>{12 if i in(2,3) else 15}}" for i,c in enumerate(cols))
ul=lambda ch:" "*41+"".join((' '*5 if i in(2,3) else '')+f"{ch*(11 if i in (2,3) else 13):>{12 if i in(2,3) else 15}}" for i in range(6))
L=[]
for i,l in enumerate(lines):
    if i and lines[i][0]!=lines[i-1][0]: L.append("")
    L.append(l)
page(L[:34],1); 
notes=["","","PROPOSED ADJUSTMENTS",""]+[f" ({k})  {v[2]}" for k,v in aje.items()]+["","Reviewed: ______________   Date: __________"]
page(L[34:]+[ul("-"),tl,ul("=")]+notes,2)
cv.save(); save(n,"TB",cols,rows,[{"label":"TOTALS",**tot}])
