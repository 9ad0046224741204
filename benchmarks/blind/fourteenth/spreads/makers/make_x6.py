# Student housing cash flow statement, actual / budget / variance / prior, sections side-shaded, numbers as text with currency
from lib import *
from openpyxl import Workbook; from openpyxl.styles import *
s=S("Statement of Cash Flow - Academic Year 2023/24","The Quad at Ellery Street","2023-08-01","2024-07-31",["Actual AY 23/24","Budget AY 23/24","Over/(Under)","Actual AY 22/23"],sheet="CashFlow")
def L(l,a,b,p): return s.L(l,[a,b,(a or 0)-(b or 0),p])
s.H("A. CASH RECEIPTS")
r=[L("Student rent - installments",3184220,3215000,3011940),L("Summer term rent",148660,130000,119875),L("Parking permits",61440,60000,58210),L("Application and admin fees",42150,45000,43900),L("Damage charges collected",38915,25000,31260),L("Utility overage",27304,30000,24418),L("University master lease (Hall C)",396000,396000,384000)]
R_=s.T("Total cash receipts",r)
s.H("B. OPERATING DISBURSEMENTS")
d=[L("Payroll and resident assistants",-498720,-485000,-461338),L("Turn costs (August)",-187455,-165000,-171020),L("Repairs and maintenance",-141806,-150000,-138990),L("Bulk internet and cable",-118800,-118800,-114000),L("Electric, gas, water",-322019,-335000,-317744),L("Leasing and marketing",-96244,-90000,-104512),L("Office and technology",-57180,-60000,-55903),L("Management fee",-116961,-117030,-110190),L("Insurance premiums",-129450,-118000,-101225),L("Property taxes paid",-361714,-361714,-349802)]
D_=s.T("Total operating disbursements",d)
N=s.T("Cash from operations",[R_,D_])
s.H("C. CAPITAL AND RESERVES")
c=[L("Furniture replacement",-88340,-90000,-42115),L("Roof - Hall B",-164900,-150000,None),L("Reserve draws received",150000,150000,None),L("Monthly reserve deposits",-72000,-72000,-72000)]
C_=s.T("Net capital and reserves",c,"SUBTOTAL")
s.H("D. DEBT AND OWNERS")
f=[L("Loan interest",-842118,-842118,-861004),L("Loan principal",-318446,-318446,-299560),L("Owner distributions",-550000,-600000,-480000),L("Owner contributions",None,None,75000)]
F_=s.T("Net debt and owners",f,"SUBTOTAL")
X=s.T("NET CHANGE IN CASH",[N,C_,F_],key="net_cash_flow")
e23=402116; x=s.rows[X]["v"]; bg=s.L("Cash at August 1",[e23,e23,0,e23-x[3]]); s.T("Cash at July 31",[X,bg])
wb=Workbook(); ws=wb.active; ws.title="CashFlow"
ws["C2"]="The Quad at Ellery Street"; ws["C3"]="Statement of Cash Flow - Academic Year 2023/24"; ws["C4"]="August 1, 2023 to July 31, 2024 (cash basis, whole dollars)"
ws["C2"].font=Font(name="Georgia",bold=True,size=16,color="5B2C6F"); ws["C3"].font=Font(name="Georgia",size=12)
for k,(a,b) in enumerate((("Actual","AY 23/24"),("Budget","AY 23/24"),("Over/","(Under)"),("Per","Bed"),("Actual","AY 22/23"))):
    q=ws.cell(6,4+k,a+"\n"+b); q.alignment=Alignment(wrap_text=True,horizontal="right"); q.font=Font(name="Georgia",bold=True,color="FFFFFF"); q.fill=PatternFill("solid",fgColor="5B2C6F")
ws.row_dimensions[6].height=30; ws["C6"].fill=PatternFill("solid",fgColor="5B2C6F")
def t(v): return "—" if v is None else f"(${-v:,})" if v<0 else f"${v:,}"
y=7; beds=348
for r in s.rows:
    tot=r["t"] in("TOTAL","SUBTOTAL")
    q=ws.cell(y,3,r["label"]); q.font=Font(name="Georgia",bold=r["t"]!="LINE",size=10); q.alignment=Alignment(indent=0 if r["t"]!="LINE" else 1)
    if r["t"]=="HEADING": y+=1; continue
    for k,v in enumerate(r["v"]):
        cc=(4,5,6,8)[k]; q=ws.cell(y,cc); q.alignment=Alignment(horizontal="right"); q.font=Font(name="Georgia",bold=tot,size=10)
        if tot: q.value=t(v); q.fill=PatternFill("solid",fgColor="EBDEF0"); q.border=Border(top=Side(style="thin"))
        elif v is None: q.value="—"
        else: q.value=v; q.number_format='#,##0;(#,##0);0'
    if r["v"][0]: q=ws.cell(y,7,round(r["v"][0]/beds)); q.number_format='#,##0;(#,##0)'; q.font=Font(name="Georgia",italic=True,size=9,color="777777")
    y+=1+(1 if tot and r["label"][:3] in("Cas","Net") and r["label"]!="Cash at July 31" else 0)
ws.cell(y+1,3,"348 beds. Disbursements are shown in parentheses. Over/(Under) is actual less budget.").font=Font(name="Georgia",italic=True,size=8)
for k,w in dict(A=1.5,B=1.5,C=38,D=14,E=14,F=13,G=8,H=14).items(): ws.column_dimensions[k].width=w
ws.sheet_view.showGridLines=False; ws.sheet_properties.pageSetUpPr=__import__("openpyxl").worksheet.properties.PageSetupProperties(fitToPage=True); ws.page_setup.fitToHeight=0
wb.save(D+"/quad_ellery_cashflow_AY2324.xlsx")
save("quad_ellery_cashflow_AY2324.xlsx",[s],"STUDENT_HOUSING","CASH_FLOW_STATEMENT","academic-year cash flow, lettered sections, actual/budget/over-under/per bed/prior, totals as text with $ and parentheses","totals are text, per-bed column in the middle, wrapped two-line headers, outflows negative")
