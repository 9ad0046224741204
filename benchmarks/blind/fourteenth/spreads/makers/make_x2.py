# Lender's NOI adjustment worksheet, office, with notes and side table
import random; from lib import *
from openpyxl import Workbook; from openpyxl.styles import *
s=S("NOI ADJUSTMENT WORKSHEET","Pemberton Exchange","2024-01-01","2024-12-31",["Borrower Statement YE 12/31/2024","Analyst Adjustment","Normalized 2024","Normalized 2023"],sheet="NOIAW")
def L(l,b,a,p,n=None): return s.L(l,[b,a,(b or 0)+(a or 0) if (b is not None or a is not None) else None,p],note=n)
s.H("Income")
i=[L("Base Rent",2684310,-41875,2590444,"Removed termination fee booked to rent (Ste 410)"),L("Percentage Rent",None,None,None),L("Expense Reimbursement",512990,23418,498260,"Added 2024 CAM true-up received 3/25"),L("Parking Income",88140,None,85200),L("Storage / Antenna Rent",27600,None,26400),L("Interest Income",9311,-9311,0,"Not property income"),L("Other Income",61240,-52000,11875,"One-time easement payment excluded"),L("Less: Vacancy / Credit Loss",-18400,None,-26310)]
egi=s.T("Effective Gross Income",i,key="total_income")
s.H("Operating Expenses")
e=[L("Real Estate Taxes",448217,-12604,431990,"Prior-year bill paid in 2024"),L("Property Insurance",67340,None,59118),L("Utilities",236914,None,229405),L("Janitorial",141870,None,138210),L("Repairs and Maintenance",198655,-64210,127480,"Chiller rebuild moved to capital"),L("Security",74400,None,72240),L("Landscaping / Snow",29118,None,33602),L("Management Fees",84120,12785,95540,"Adjusted to 3.0% contract of adjusted base per PMA"),L("Payroll & Benefits",163488,None,158004),L("Professional Fees",38912,-21450,16233,"Refinancing legal removed"),L("General and Administrative",24677,None,23905),L("Depreciation",512300,-512300,0,"Non-cash"),L("Mortgage Interest",698245,-698245,0,"Debt service shown below")]
toe=s.T("Total Operating Expenses",e,key="total_operating_expenses")
noi=s.T("Net Operating Income",[egi,("-",toe)],key="noi")
s.H("Capital Items")
c=[L("Leasing Commissions",None,88240,41300,"Per borrower's capital schedule"),L("Tenant Improvements",None,214600,96450,"Ste 300, 410"),L("Capital Expenditures",None,64210,None,"Chiller, from R&M")]
tc=s.T("Total Capital Items",c)
s.T("Net Cash Flow",[noi,("-",tc)],key="net_cash_flow")
wb=Workbook(); ws=wb.active; ws.title="Instructions"
for t in ("How this worksheet is used","1. Enter the borrower's figures as submitted.","2. Adjust, with a note for each adjustment.","3. Normalized = Borrower + Adjustment."): ws.append([t])
ws=wb.create_sheet("NOIAW"); F=lambda **k: Font(name="Calibri",**k); th=Side(style="thin",color="808080")
ws.merge_cells("A1:I1"); ws["A1"]="NOI ADJUSTMENT WORKSHEET"; ws["A1"].font=F(bold=True,size=15); ws["A1"].alignment=Alignment(horizontal="center")
ws["A2"]="Property:"; ws["C2"]="Pemberton Exchange"; ws["A3"]="Type / NRSF:"; ws["C3"]="Office  /  118,406"; ws["A4"]="Statement period:"; ws["C4"]="1/1/2024 - 12/31/2024"
ws["K2"]="LOAN"; ws["K3"]="Loan no."; ws["L3"]="71-208834"; ws["K4"]="Balance"; ws["L4"]=15204880.14; ws["K5"]="Rate"; ws["L5"]=.0465; ws["K6"]="Annual P&I"; ws["L6"]=1048310; ws["K7"]="DSCR NOI"; ws["L7"]=round(s.rows[noi]["v"][2]/1048310,2)
ws["L4"].number_format="#,##0.00"; ws["L5"].number_format="0.000%"; ws["L6"].number_format="#,##0"
hd={3:["Borrower","Statement","YE 12/31/2024"],4:[None,"Analyst","Adjustment"],5:[None,"Normalized","2024"],7:[None,"Normalized","2023"],9:[None,None,"Notes"]}
for cc,ts in hd.items():
    for q,t in enumerate(ts):
        x=ws.cell(6+q,cc,t); x.font=F(bold=True); x.alignment=Alignment(horizontal="left" if cc==9 else "right")
for cc in range(1,10): ws.cell(8,cc).border=Border(bottom=Side(style="double"))
cols=[3,4,5,7]; y=9
for r in s.rows:
    b=r["t"]!="LINE"
    q=ws.cell(y,1,r["label"]); q.font=F(bold=b); q.alignment=Alignment(indent=0 if b else 2)
    if r["t"]=="HEADING":
        ws.merge_cells(start_row=y,start_column=1,end_row=y,end_column=9); q.fill=PatternFill("solid",fgColor="BDD7EE"); y+=1; continue
    for k,v in enumerate(r["v"]):
        q=ws.cell(y,cols[k],v); q.number_format='$#,##0;[Red]($#,##0);0' if b else '#,##0;[Red](#,##0);0'; q.font=F(bold=b,color="0000FF" if k==0 and not b else "000000")
        if b: q.border=Border(top=th,bottom=th)
        if k==1 and v: q.fill=PatternFill("solid",fgColor="FFF2CC")
    if r.get("note"): ws.cell(y,9,r["note"]).font=F(italic=True,size=9)
    y+=2 if r["t"]=="TOTAL" else 1
ws.cell(y+1,1,"Prepared by: T. Vasquez-Bohm   Reviewed: ____   Date 5/2/2025")
for k,w in dict(A=30,B=3,C=16,D=14,E=15,F=2,G=15,H=2,I=48,J=3,K=12,L=15).items(): ws.column_dimensions[k].width=w
ws.page_setup.orientation="landscape"; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.page_setup.fitToHeight=0; wb.active=1
wb.save(D+"/pemberton_exchange_NOIAW_2024.xlsx")
save("pemberton_exchange_NOIAW_2024.xlsx",[s],"OFFICE","OPERATING_STATEMENT","NOI adjustment worksheet: borrower, adjustment, normalized, prior; notes column, loan side table","adjustment column both signs, three-line headers partly empty, side table, notes with figures, red parentheses")
