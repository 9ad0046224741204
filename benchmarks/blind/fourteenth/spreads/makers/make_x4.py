# System T12 export (retail) with analyst's adjustment columns at the right; planted digit
import random; from lib import *
from openpyxl import Workbook; from openpyxl.styles import *; from openpyxl.utils import get_column_letter as gl
R=random.Random(514)
M=["Apr 2024","May 2024","Jun 2024","Jul 2024","Aug 2024","Sep 2024","Oct 2024","Nov 2024","Dec 2024","Jan 2025","Feb 2025","Mar 2025"]
s=S("Statement (12 months)","Quarry Bend Marketplace (qbm)","2024-04-01","2025-03-31",M+["Total","UW Adj.","UW NCF"],sheet="T12")
def L(c,l,v=None,b=0,j=.04,adj=None):
    v=v or [round(b*(1+R.uniform(-j,j)),2) for _ in M]; t=r2(sum(v)); return s.L(l,v+[t,adj,r2(t+(adj or 0))],c)
s.H("INCOME","4000-0000"); s.H("RENTAL INCOME","4100-0000")
a=[L("4110-0000","Base Rent - Anchor",[48125.0]*12),L("4111-0000","Base Rent - Inline",b=93240.5,j=.02,adj=-21480),L("4112-0000","Base Rent - Outparcel",[11666.67]*9+[12250.0]*3),L("4120-0000","Percentage Rent",[0]*8+[0,18422.16,0,0],adj=-4422.16),L("4190-0000","Rent Concessions",[-2150.0]*4+[0]*8,adj=8600)]
A=s.T("TOTAL RENTAL INCOME",a,"SUBTOTAL","4199-9999")
s.H("RECOVERIES","4200-0000")
b=[L("4210-0000","CAM Recovery",[24180.4]*9+[25103.75]*3),L("4220-0000","Real Estate Tax Recovery",[19877.12]*12),L("4230-0000","Insurance Recovery",[4011.06]*12),L("4290-0000","Prior Year Recovery Adjustment",[0]*11+[-6314.88],adj=6314.88)]
Bt=s.T("TOTAL RECOVERIES",b,"SUBTOTAL","4299-9999")
s.H("OTHER INCOME","4300-0000")
c=[L("4310-0000","Signage Income",[850.0]*12),L("4320-0000","Late Fees",b=310,j=.9,adj=-1500),L("4350-0000","Lease Termination Fee",[0]*5+[37500.0]+[0]*6,adj=-37500)]
Ct=s.T("TOTAL OTHER INCOME",c,"SUBTOTAL","4399-9999")
bd=L("4400-0000","Bad Debt Expense",[0,0,-1884.2,0,0,-3120.55,0,0,-2410,0,0,-5166.4],adj=-6200)
I=s.T("TOTAL INCOME",[A,Bt,Ct,bd],code="4999-9999",key="total_income")
s.H("OPERATING EXPENSES","5000-0000"); s.H("CAM EXPENSES","5100-0000")
d=[L("5110-0000","Parking Lot Sweeping",[1925.0]*12),L("5115-0000","Landscaping",[3340]*7+[3340,1210,1210,1210,3340]),L("5120-0000","Snow Removal",[0]*7+[2118.5,6740.25,9915.8,7204.1,1866.0],adj=2500),L("5130-0000","Parking Lot Lighting R&M",b=640,j=.8),L("5140-0000","Roof Repairs",[0,1470,0,0,3365.5,0,0,980,0,0,0,2215.0]),L("5150-0000","Fire & Life Safety",[412.0]*12),L("5160-0000","Electricity - Common",b=4188,j=.14),L("5165-0000","Water & Sewer - Common",b=1322.4,j=.2),L("5170-0000","Trash Removal",[1764.3]*12),L("5180-0000","Security Patrol",[2890.0]*12),L("5190-0000","Asphalt Overlay - Phase 1",[0]*3+[28650.0]+[0]*8,adj=-28650)]
Dt=s.T("TOTAL CAM EXPENSES",d,"SUBTOTAL","5199-9999")
s.H("NON-CAM EXPENSES","5200-0000")
e=[L("5210-0000","Real Estate Taxes",[22014.88]*12,adj=9815),L("5220-0000","Property Insurance",[4388.2]*8+[5106.75]*4,adj=5700),L("5230-0000","Management Fees",[round((s.rows[I]["v"][k])*.035,2) for k in range(12)]),L("5240-0000","Vacant Suite Utilities",b=488,j=.3),L("5250-0000","Legal & Accounting",b=1240,j=.7),L("5260-0000","Non-Recoverable R&M",b=905,j=.9)]
Et=s.T("TOTAL NON-CAM EXPENSES",e,"SUBTOTAL","5299-9999")
X=s.T("TOTAL OPERATING EXPENSES",[Dt,Et],code="5999-9999",key="total_operating_expenses")
N=s.T("NET OPERATING INCOME",[I,("-",X)],code="6000-9999",key="noi")
s.H("NON-OPERATING EXPENSES","7000-0000")
f=[L("7110-0000","Mortgage Interest",[round(61240.18-44.1*k,2) for k in range(12)]),L("7200-0000","Tenant Improvements",[0,0,0,0,54000,0,0,0,0,31250,0,0],adj=-16050),L("7210-0000","Leasing Commissions",[0,0,0,0,18940,0,0,0,0,11066.4,0,0],adj=0)]
Ft=s.T("TOTAL NON-OPERATING EXPENSES",f,"SUBTOTAL","7999-9999")
s.T("NET INCOME",[N,("-",Ft)],code="9090-9999",key="net_income")
p=d[7]; old=s.rows[p]["v"][0]; i=d[6]; o=s.rows[i]["v"][4]
dg=f"{o:.2f}"; nw=dg[:1]+str((int(dg[1])+5)%10)+dg[2:]
s.plant(i,4,float(nw),f"Electricity - Common, Aug 2024: prints {nw} where {dg} belongs; row total and CAM total of the month no longer tie")
wb=Workbook(); ws=wb.active; ws.title="T12"; F=lambda **k:Font(name="Tahoma",size=8,**k)
for q,t in enumerate(["Quarry Bend Marketplace (qbm)","Statement (12 months)","Period = Apr 2024-Mar 2025","Book = Accrual ; Tree = ysi_is"]):
    ws.merge_cells(start_row=q+1,start_column=2,end_row=q+1,end_column=15); x=ws.cell(q+1,2,t); x.font=Font(name="Tahoma",size=10,bold=q<2); x.alignment=Alignment(horizontal="center")
x=ws.cell(4,17,"LENDER UW"); x.font=F(bold=True,color="C00000"); ws.merge_cells("Q4:S4"); x.alignment=Alignment(horizontal="center")
for k,t in enumerate(M): 
    x=ws.cell(5,4+k,t); x.font=F(bold=True); x.alignment=Alignment(horizontal="right")
for cc,t in ((16,"Total"),(17,"UW Adj."),(18,"UW NCF"),(19,"UW Comment")): x=ws.cell(5,cc,t); x.font=F(bold=True,color="000000" if cc==16 else "C00000"); x.alignment=Alignment(horizontal="right")
for cc in range(2,17): ws.cell(5,cc).border=Border(bottom=Side(style="thin"))
cm={"Base Rent - Inline":"Ste 12 vacating 6/25","Rent Concessions":"Burned off","Lease Termination Fee":"Non-recurring","Real Estate Taxes":"2025 assessment","Property Insurance":"Annualize renewal","Asphalt Overlay - Phase 1":"Capital","Percentage Rent":"Lower of 3 yrs = 14,000","Tenant Improvements":"Normalised"}
y=6; ws.column_dimensions["A"].hidden=True
for r in s.rows:
    ws.cell(y,1,"GL"+r["code"][:4]); x=ws.cell(y,2,r["code"]); x.font=F()
    n=r["label"]; top=n in("INCOME","OPERATING EXPENSES","NON-OPERATING EXPENSES") or r["t"]=="TOTAL" or n=="TOTAL NON-OPERATING EXPENSES"
    ind=0 if top else 1 if r["t"]!="LINE" else 2
    x=ws.cell(y,3,"   "*ind+n); x.font=F(bold=r["t"]!="LINE")
    for k,v in enumerate(r["v"]):
        if v is None or r["t"]=="HEADING": continue
        x=ws.cell(y,4+k,v); x.number_format='#,##0.00' if k<13 else '#,##0.00;(#,##0.00)'; x.font=F(bold=r["t"]!="LINE",color="C00000" if k>=13 else "000000")
        if r["t"]!="LINE": x.border=Border(top=Side(style="thin"))
    if n in cm: ws.cell(y,19,cm[n]).font=F(italic=True,color="C00000")
    y+=2 if r["t"] in("SUBTOTAL","TOTAL") else 1
ws.cell(y+1,2,"Thursday, April 17, 2025 09:22 AM").font=F()
ws.column_dimensions["B"].width=11; ws.column_dimensions["C"].width=36; ws.column_dimensions["S"].width=24
for k in range(4,19): ws.column_dimensions[gl(k)].width=12.5
ws.freeze_panes="D6"; ws.page_setup.orientation="landscape"; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.page_setup.fitToHeight=0
w2=wb.create_sheet("UW Notes"); [w2.append(t) for t in (["Item","Comment","$"],["Inline rent","Suite 12, 1,790 sf at $12.00",21480],["Taxes","Reassessment per county card",9815],["Vacancy","Market 5%",None])]
wb.save(D+"/qbm_T12_Mar2025_UW.xlsx")
save("qbm_T12_Mar2025_UW.xlsx",[s],"RETAIL","OPERATING_STATEMENT_T12","property-system T12 export with the lender's adjustment, UW and comment columns at the right, hidden column A","planted digit, hidden helper column, label indent by spaces, UW columns and comments beside, codes on headings")
