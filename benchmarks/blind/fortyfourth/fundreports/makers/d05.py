from h import *; import openpyxl; from openpyxl.styles import *; from openpyxl.utils import get_column_letter as G
R=random.Random(505)
ents=["Calder TopCo S.à r.l.","Calder Leeds PropCo","Calder Ghent BV","Calder Malmö AB"]
# each entity: draw; eliminations for investments / intercompany
s=St(6)
def ln(lab,v,el=None): tot=sum(x or 0 for x in v)+(el or 0); return s.l(lab,list(v)+[el,tot])
s.h("ASSETS"); s.h("Non-current assets",lv=1)
nca=[ln("Investment property at fair value",[None,48250000,36700000,29850000]),ln("Fixtures, fittings and equipment",[None,1184300,902750,611420]),ln("Investments in subsidiaries",[41800000,None,None,None],-41800000),ln("Loans to group companies",[32500000,None,None,None],-32500000),ln("Interest rate caps",[684210,None,None,None]),ln("Deferred tax assets",[None,112600,None,48315])]
a1=s.s_("Total non-current assets",nca)
s.h("Current assets",lv=1)
ca=[ln("Trade and other receivables",[41230,318477,204116,187904]),ln("Accrued intercompany interest",[406250,None,None,None],-406250),ln("Prepayments",[12845,96410,58377,33019]),ln("Restricted cash",[None,640000,415000,None]),ln("Cash and cash equivalents",[1906448,1284039,977615,1102386])]
a2=s.s_("Total current assets",ca)
ta=s.s_("TOTAL ASSETS",[a1,a2],"TOTAL",kt="total_assets")
# liabilities first drawn, equity as rest
TA=s.V(ta)[:4]
liab_nc=[("Bank loans, net of arrangement fees",[None,22145600,16480200,12890750],None),("Loans from group companies",[None,13000000,10500000,9000000],-32500000),("Deferred tax liabilities",[None,1964000,1287500,905340],None),("Resident deposits, non-current",[None,None,84250,61900],None)]
liab_c=[("Current portion of bank loans",[None,450000,340000,260000],None),("Trade payables",[58210,241906,176338,129871],None),("Deferred rental income",[None,1216480,703925,514260],None),("Intercompany interest payable",[None,162500,131250,112500],-406250),("Tax and social security",[22410,148832,90117,77604],None),("Other creditors and accruals",[131077,402566,288490,196455],None)]
tl=[sum((v[i] or 0) for _,v,_ in liab_nc+liab_c) for i in range(4)]
eq=[TA[i]-tl[i] for i in range(4)]
cap=[125000,100000,61500,25000]; prem=[61800000,11600000,9000000,8000000]  # subs capital+premium
subs=sum(cap[1:])+sum(prem[1:])
# investment elimination must equal subs cap+prem + goodwill adj in reserves
rev=[0,1830000,1210000,940000]
ret=[eq[i]-cap[i]-prem[i]-(rev[i]) for i in range(4)]
s.h("EQUITY AND LIABILITIES"); s.h("Equity",lv=1)
e=[ln("Share capital",cap,-sum(cap[1:])),ln("Share premium",prem,-sum(prem[1:])),ln("Revaluation reserve",[None]+rev[1:]),ln("Retained earnings",ret,-(41800000-subs))]
te=s.s_("Total equity",e,kt="total_equity")
s.h("Non-current liabilities",lv=1); n1=s.s_("Total non-current liabilities",[ln(*x) for x in liab_nc])
s.h("Current liabilities",lv=1); n2=s.s_("Total current liabilities",[ln(*x) for x in liab_c])
tt=s.s_("Total liabilities",[n1,n2],kt="total_liabilities")
te2=s.s_("TOTAL EQUITY AND LIABILITIES",[te,tt],"TOTAL")
assert s.V(te2)==s.V(ta),(s.V(te2),s.V(ta))
for r in s.rows:  # zero eliminations show as dash -> leave out
    if r["rowType"]!="LINE" and r["rowType"]!="HEADING": r["values"]=[None if (v==0 and j==4) else v for j,v in enumerate(r["values"])]
fn='Calder_Student_Living_Consolidation_30062025.xlsx'; wb=openpyxl.Workbook(); w0=wb.active; w0.title="Cover"
for k,t in enumerate(["Calder Student Living Fund","Consolidation workbook","Reporting date: 30 June 2025","Prepared by: Group reporting, Luxembourg","Currency: EUR (Malmö translated at closing rate 11.14)","","Contents","BS   Statement of financial position by entity","Rates   Closing and average exchange rates"]): w0.cell(3+k,2,t).font=Font(name="Calibri",bold=k<2,size=16 if k==0 else 11)
w0.column_dimensions["B"].width=60
ws=wb.create_sheet("BS"); navy=PatternFill("solid",fgColor="1F2A44"); lt=PatternFill("solid",fgColor="E8EBF2")
ws["B2"]="Calder Student Living Fund"; ws["B2"].font=Font(bold=True,size=14); ws["B3"]="Consolidating statement of financial position as at 30 June 2025"; ws["B4"]="in EUR"
ws.column_dimensions["A"].width=2; ws.column_dimensions["B"].width=42; cols=[3,4,5,6,8,9]; ws.column_dimensions["G"].width=2
ws.merge_cells("C6:F6"); ws["C6"]="Entities"; ws["C6"].alignment=Alignment(horizontal="center"); ws.merge_cells("H6:I6"); ws["H6"]="Group"; ws["H6"].alignment=Alignment(horizontal="center")
for c,t in zip(cols,ents+["Elimi-\nnations","Consoli-\ndated"]):
    x=ws.cell(7,c,t.replace(" PropCo","\nPropCo").replace("TopCo ","TopCo\n").replace("Ghent ","Ghent\n").replace("Malmö ","Malmö\n")); x.alignment=Alignment(wrap_text=True,horizontal="right"); ws.column_dimensions[G(c)].width=15
for rr in(6,7):
    for c in range(2,10): ws.cell(rr,c).fill=navy; ws.cell(rr,c).font=Font(bold=True,color="FFFFFF")
ws.row_dimensions[7].height=32; r=8
for i,row in enumerate(s.rows):
    t=row["rowType"]; b=t!="LINE"; c=ws.cell(r,2,row["label"]); c.font=Font(bold=b); c.alignment=Alignment(indent=2 if t=="LINE" else 0)
    if t!="HEADING":
        for cc,v in zip(cols,row["values"]):
            x=ws.cell(r,cc,v if v is not None else 0 if t!="LINE" else None); x.number_format='#,##0;(#,##0);"-"'; x.font=Font(bold=b)
            if t=="SUBTOTAL": x.border=Border(top=Side(style="hair"))
            if t=="TOTAL": x.border=Border(top=Side(style="thin"),bottom=Side(style="double")); 
    if t=="TOTAL":
        for cc in range(2,10): ws.cell(r,cc).fill=lt
    r+=1
    if t=="SUBTOTAL" and row["label"]!="Total liabilities" or t=="TOTAL": r+=1
ws.freeze_panes="C8"; ws.sheet_view.showGridLines=False
w3=wb.create_sheet("Rates"); 
for k,t in enumerate([("Currency","Closing","Average"),("GBP",0.8555,0.8423),("SEK",11.14,11.095)]):
    for j,v in enumerate(t): w3.cell(2+k,2+j,v)
for w in wb: w.page_setup.orientation="landscape"; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.active=1; wb.save(D(fn))
save(fn,[s.truth("Consolidating statement of financial position","Calder Student Living Fund",None,"2025-06-30",ents+["Eliminations","Consolidated"],sheet="BS")],"STUDENT_HOUSING","BALANCE_SHEET","IFRS consolidating balance sheet by entity with eliminations, three sheets",False)
print(s.V(s.kt['total_equity']))
