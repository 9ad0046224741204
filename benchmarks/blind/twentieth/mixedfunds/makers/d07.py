# Excel consolidating statement, US industrial, hidden map column + check rows, spacer columns
from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
R=random.Random(2307); N="consolidating_ops_tristate_industrial.xlsx"
C=["Bldg 100 Harmon Rd","Bldg 200 Harmon Rd","Edison Cross-Dock","Lehigh Gateway","Dover Cold Storage","Eliminations","Consolidated"]
s=St("Consolidating Statement of Operations","Tri-State Logistics Venture LLC","2025-01-01","2025-09-30",C,lambda b,k:list(b)+[sum(b)],sheet="Consol")
W=[1,.82,1.6,2.1,1.25]
def g(m,el=0,v=.12,z=0): return [0 if R.random()<z else round(m*w*(1+R.uniform(-v,v))) for w in W]+[el]
s.head("Revenues")
i=[s.line("Base rental revenue",g(912000),mp="IS.10"),s.line("Straight-line rent adjustment",g(21500,0,.5),mp="IS.11"),s.line("Tenant reimbursements - CAM",g(118400),mp="IS.12"),s.line("Tenant reimbursements - real estate taxes",g(164300),mp="IS.12"),s.line("Tenant reimbursements - insurance",g(22900),mp="IS.12"),s.line("Trailer parking and yard license",g(14200,-18600,.3,.3),mp="IS.14")]
ti=s.tot("Total revenues",i,key="total_income",mp="IS.19")
s.head("Operating expenses"); s.head("  Recoverable")
i=[s.line(l,g(m,0,.1,z),'exp',mp="IS.20") for l,m,z in [("Repairs and maintenance",41200,0),("Roof and structure maintenance",8700,.3),("Landscaping and snow",19800,0),("Utilities - common",12600,0),("Fire protection",5400,0),("Property management fees",32700,0)]]
i+=[s.line("Real estate taxes",g(171600),'exp',mp="IS.22"),s.line("Insurance",g(24500),'exp',mp="IS.23")]
rc=s.sub("Total recoverable expenses",i,'exp',mp="IS.25")
s.head("  Non-recoverable")
i=[s.line("Legal and professional",g(4300,0,.4),'exp',mp="IS.26"),s.line("Yard license - affiliate",[0,0,18600,0,0,-18600],'exp',mp="IS.26"),s.line("Bad debt expense (recovery)",[2150,0,-1480,0,3975,0],'exp',mp="IS.27"),s.line("Other owner costs",g(1900,0,.3,.2),'exp',mp="IS.28")]
nr=s.sub("Total non-recoverable expenses",i,'exp',mp="IS.29")
te=s.tot("Total operating expenses",[rc,nr],'exp',key="total_operating_expenses",mp="IS.30")
noi=s.tot("Net operating income",[ti,te],sg=[1,-1],key="noi",mp="IS.40")
s.head("Other (income) expense")
i=[s.line("Interest expense",g(231000,0,.08),'exp',mp="IS.50"),s.line("Amortization of financing costs",g(8600),'exp',mp="IS.50"),s.line("Interest income",[-x for x in g(2100)[:5]]+[0],'exp',mp="IS.51"),s.line("Depreciation and amortization",g(288000),'exp',mp="IS.52"),s.line("Venture asset management fee",g(21000),'exp',mp="IS.53")]
oe=s.sub("Total other expense",i,'exp',mp="IS.59")
s.tot("Net income (loss)",[noi,oe],sg=[1,-1],key="net_income",mp="IS.60")
wb=Workbook(); ws=wb.active; ws.title="Consol"; cols=[3,4,5,6,7,9,11]
B=Font(name="Arial",size=9,bold=True); F=Font(name="Arial",size=9)
for r,t in enumerate(["Tri-State Logistics Venture LLC","Consolidating Statement of Operations","For the nine months ended September 30, 2025 (unaudited)"],1): ws.cell(r,2,t).font=Font(name="Arial",size=12 if r==1 else 10,bold=r<3)
for i,(c,h) in enumerate(zip(cols,C)):
    x=ws.cell(6,c,h); x.font=B; x.alignment=Alignment(wrap_text=True,horizontal="center",vertical="bottom"); x.border=Border(bottom=Side(style="medium"))
    if i<5: ws.cell(5,c,["NJ","NJ","NJ","PA","DE"][i]).alignment=Alignment(horizontal="center"); ws.cell(5,c).font=F
ws.cell(4,3,"ent_0141"); ws.cell(4,4,"ent_0142"); ws.cell(4,5,"ent_0150"); ws.row_dimensions[4].hidden=True; ws.cell(4,1,"MAP")
ws.row_dimensions[6].height=38
r=7
for q,m in zip(s.rows,s.meta):
    if q["rowType"]=="HEADING" and not q["label"].startswith(" "): r+=1
    a=ws.cell(r,2,q["label"].strip()); ws.cell(r,1,m.get("mp"))
    a.font=B if q["rowType"]!="LINE" else F
    a.alignment=Alignment(indent=2 if q["rowType"]=="LINE" else 1 if q["rowType"]=="SUBTOTAL" or q["label"].startswith(" ") else 0)
    for c,v in zip(cols,q["values"]):
        if v is None: continue
        x=ws.cell(r,c,v); x.number_format='#,##0_);(#,##0);"0"_)' ; x.font=B if q["rowType"]!="LINE" else F
        if q["rowType"]=="SUBTOTAL": x.border=Border(top=Side(style="thin"))
        if q["rowType"]=="TOTAL": x.border=Border(top=Side(style="thin"),bottom=Side(style="double" if "Net" in q["label"] else "thin"))
    if q["label"]=="Net operating income":
        r+=1; ws.cell(r,2,"check: GL NOI tie-out"); 
        for c,v in zip(cols,q["values"]): ws.cell(r,c,0)
        ws.row_dimensions[r].hidden=True
    r+=1
for q in s.rows: q["label"]=q["label"].strip()
ws.cell(r+1,2,"Eliminations: yard license between Edison Cross-Dock (payor) and affiliated venture entities.").font=Font(name="Arial",size=8,italic=True)
ws.column_dimensions['A'].hidden=True; ws.column_dimensions['B'].width=42
for c in cols: ws.column_dimensions[L(c)].width=14
for c in (8,10): ws.column_dimensions[L(c)].width=2
ws.freeze_panes="C7"; ws.page_setup.orientation="landscape"; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wt=wb.create_sheet("map"); wt.append(["code","caption"]); wt.append(["IS.10","Rental"]); wt.sheet_state="hidden"
wb.save(doc(N)); save(N,[s],"INDUSTRIAL","OPERATING_STATEMENT","Excel consolidating by entity, hidden map column, spacer columns",True)
