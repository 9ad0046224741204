# consolidating TB by entity, manufactured-home communities, XLSX; planted digit
import random
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
from common17 import *
R=random.Random(1702)
ents=["Cedar Bluff MHC LLC","Otter Lake MHC LLC","Saguaro Palms MHC LLC","CBO Home Sales Inc"]
S=[("ASSETS",[("10100","Cash - Operating",[41,96,133,52]),("10150","Cash - Resident Deposits",[28,44,61,0]),("11000","Resident Receivables",[12,19,34,0]),("11900","Due from Affiliates",[85,0,40,0]),
 ("12500","Home Inventory - New",[0,0,0,412]),("12510","Home Inventory - Used / Repo",[0,0,0,96]),("12800","Notes Receivable - Home Contracts",[0,0,0,688]),("15000","Land & Site Improvements",[2910,4180,6350,0]),
 ("15500","Park-Owned Rental Homes",[320,0,745,0]),("15900","Accumulated Depreciation",[-612,-977,-1320,-14])]),
("LIABILITIES",[("20100","Accounts Payable",[-17,-23,-41,-66]),("20400","Accrued Real Estate Tax",[-21,-38,-52,0]),("21000","Resident Security Deposits",[-28,-44,-61,0]),("21200","Prepaid Site Rent",[-6,-11,-19,0]),
 ("22000","Due to Affiliates",[0,-40,0,-85]),("24000","Floor Plan Line",[0,0,0,-377]),("25000","Mortgage Payable",[-1850,-2605,-4400,0])]),
("EQUITY",[("30000","Members' Equity",None),("31000","Distributions",[60,110,150,0])]),
("INCOME",[("40100","Site Rent",[-604,-913,-1377,0]),("40200","Rental Home Premium",[-88,0,-190,0]),("40500","Utility Reimbursement - W/S/T",[-71,-104,-160,0]),("40700","Late, NSF & Pet Fees",[-9,-13,-22,0]),("41000","Home Sales",[0,0,0,-934]),("41500","Interest on Home Contracts",[0,0,0,-62]),("41900","Management Fee Income",[0,0,0,-48])]),
("EXPENSES",[("50100","Community Manager Payroll",[82,109,151,0]),("50300","Water, Sewer & Trash",[93,127,214,0]),("50500","Repairs - Grounds & Roads",[38,52,77,0]),("50600","Repairs - Rental Homes",[24,0,58,0]),("51000","Cost of Homes Sold",[0,0,0,711]),("52000","Set-Up, Transport & Skirting",[0,0,0,83]),("53000","Management Fees",[13,15,20,0]),("54000","Real Estate Taxes",[43,77,106,3]),("55000","Insurance",[15,22,41,9]),("56000","Legal & Evictions",[7,5,16,4]),("57000","Interest Expense",[96,139,241,29])])]
cols=[f"other:Entity balances {e}" for e in ents]+["other:Eliminations Debit (Credit)","ending"]
V={}
for s,l in S:
    for ac,nm,v in l:
        if v: V[ac]=[round(x*1000+R.choice([-1,1])*R.randint(1,49999)/100,2) if x else None for x in v]
for i,v in enumerate(V["21000"]): V["10150"][i]=-v if v else None
V["22000"]=[None,-V["11900"][2],None,-V["11900"][0]]
V["41900"][3]=round(-sum(x for x in V["53000"] if x),2)
el={"11900":-V["11900"][0]-V["11900"][2],"22000":V["11900"][0]+V["11900"][2],"41900":-V["41900"][3],"53000":V["41900"][3]}
V["30000"]=[round(-sum(v[i] or 0 for v in V.values()),2) for i in range(4)]
def cr(v,e): return round(sum(x or 0 for x in v)+(e or 0),2)
wb=Workbook(); w=wb.active; w.title="Consol TB"
w["B1"]="Three Rivers Communities — Project Juniper Data Room 4.2"; w["B2"]="Consolidating Trial Balance"; w["B3"]="As of September 30, 2026 (accrual, unaudited)"
for a in("B1","B2"): w[a].font=Font(bold=True,size=13,name="Georgia")
hx=[("B","GL\nAccount"),("C","Description")]+list(zip("EFGH",ents))+[("J","Eliminations\nDebit (Credit)"),("L","Consolidated\nEnding Balance")]
w.merge_cells("E5:H5"); w["E5"]="Entity balances"; w["E5"].alignment=Alignment(horizontal="center"); w["E5"].font=Font(italic=True)
for c,t in hx:
    x=w[f"{c}6"]; x.value=t; x.font=Font(bold=True,color="FFFFFF"); x.fill=PatternFill("solid",fgColor="30475E"); x.alignment=Alignment(wrap_text=True,horizontal="center",vertical="center")
w.row_dimensions[6].height=44
CL="EFGHJL"; F='#,##0.00_);(#,##0.00);"-"??_)'
rows=[];tots=[];r=7; grand=dict.fromkeys(cols,0)
def put(r,d,bold=False):
    for c,k in zip(CL,cols):
        if k in d:
            x=w[f"{c}{r}"]; x.value=d[k]; x.number_format=F; x.font=Font(bold=bold)
            if bold: x.border=Border(top=Side(style="thin"))
for s,l in S:
    w[f"B{r}"]=s; w[f"B{r}"].font=Font(bold=True,underline="single"); r+=1; sub=dict.fromkeys(cols,0)
    for ac,nm,_ in l:
        v=V[ac]; d={k:x for k,x in zip(cols,v) if x is not None}
        if ac in el: d[cols[4]]=round(el[ac],2)
        d["ending"]=cr(v,el.get(ac))
        for k in d: sub[k]=round(sub[k]+d[k],2)
        if ac=="50300": # planted: digits transposed in the entity's cell
            good=d[cols[1]]; st=f"{good:.2f}"; bad=float(st[0]+st[2]+st[1]+st[3:]); assert bad!=good,good
            d[cols[1]]=bad; plant={"what":f"50300 Water, Sewer & Trash, Otter Lake column: {bad:,.2f} printed where the totals and the consolidated column need {good:,.2f} (transposed digits)","kind":"digit"}
        w[f"B{r}"]=int(ac); w[f"C{r}"]=nm
        pr={k:x for k,x in d.items() if round(x,2)!=0}
        put(r,d); rows.append({"account":ac,"name":nm,**pr}); r+=1
    w[f"C{r}"]=f"Total {s.title()}"; w[f"C{r}"].font=Font(bold=True); put(r,sub,True)
    tots.append({"label":f"Total {s.title()}",**{k:x for k,x in sub.items() if x}})
    for k in cols: grand[k]=round(grand[k]+sub[k],2)
    r+=2
print(grand)
w[f"C{r}"]="Check - should be zero"
for c,k in zip(CL,cols): w[f"{c}{r}"]=grand[k]; w[f"{c}{r}"].number_format='0.00'; w[f"{c}{r}"].font=Font(color="888888",italic=True)
tots.append({"label":"Check - should be zero",**{k:0 if grand[k]==0 else grand[k] for k in cols}})
w[f"B{r+2}"]="CBO Home Sales Inc is excluded from the transaction perimeter; affiliate fees are 2% of site rent approx."
for c,x in zip("ABCDEFGHIJKL",[2,10,36,2,18,18,18,18,2,17,2,19]): w.column_dimensions[c].width=x
w.freeze_panes="D7"; w.sheet_view.showGridLines=False
w.page_setup.orientation="landscape"; w.sheet_properties.pageSetUpPr.fitToPage=True; w.page_setup.fitToHeight=0; w.print_title_rows="5:6"
n="juniper_mhc_consolidating_tb.xlsx"; wb.save(doc(n)); save(n,"TB",cols,rows,tots,plant)
