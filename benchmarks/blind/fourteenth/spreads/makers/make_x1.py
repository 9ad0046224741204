# Parking operator's owner statement, grouped headers, month + YTD with variance
import random; from lib import *
from openpyxl import Workbook; from openpyxl.styles import *
R=random.Random(511)
C=[a+" "+b for a in ("Month","Year-to-Date") for b in ("Actual","Budget","Variance")]
s=S("Garage Operating Statement","Civic Plaza Garage (Loc. 2206)",None,"2025-05-31",C,sheet="May-25")
def L(l,b,j=.07,fix=False):
    m=[b*(1 if fix else 1+R.uniform(-j,j)),b]; y=[b*5*(1 if fix else 1+R.uniform(-j,j)*.6),b*5]
    m=[round(x,2) for x in m]; y=[round(x,2) for x in y]
    return s.L(l,[m[0],m[1],r2(m[0]-m[1]),y[0],y[1],r2(y[0]-y[1])])
s.H("GROSS RECEIPTS")
a=[L("Transient - hourly",61800),L("Monthly contract cards",48250,.02),L("Monthly - reserved",9900,.03),L("Event parking",14600,.25),L("Validations",5120,.1),L("Overnight / hotel",7300,.1),L("Lost ticket & misc.",430,.4)]
g=s.T("Total gross receipts",a,"SUBTOTAL")
tx=[r2(round(v*.08,2)) for v in s.rows[g]["v"]]; tx[2]=r2(tx[0]-tx[1]); tx[5]=r2(tx[3]-tx[4])
t=s.L("Less: city parking tax (8%)",[-x for x in tx])
rf=s.L("Less: refunds",[-212.5,-150,-62.5,-988,-750,-238])
n=s.T("NET RECEIPTS",[g,t,rf],key="total_income")
s.H("OPERATING EXPENSES")
e=[L("Cashier & attendant wages",22840),L("Supervision",6100,0,True),L("Payroll taxes & insurance",6480),L("Uniforms",145,.6),L("Tickets & supplies",760,.3),L("Credit card & PARCS fees",4380,.08),L("Equipment maintenance",1875,0,True),L("Sweeping & power wash",1240,.2),L("Elevator service",905,.02),L("Utilities - electric",3310,.12),L("Claims & damages",400,.9),L("Garage liability insurance",1685,0,True),L("Telephone & data",320,.05),L("Base management fee",2750,0,True)]
x=s.T("TOTAL OPERATING EXPENSES",e,key="total_operating_expenses")
noi=s.T("NET OPERATING INCOME",[n,("-",x)],key="noi")
s.H("OWNER ITEMS")
o=[s.L("Structural repairs (approved)",[8450,6000,2450,21130,30000,-8870]),s.L("Incentive fee",[1500,1200,300,6890,6000,890])]
s.T("NET CASH FLOW TO OWNER",[noi]+[("-",i) for i in o],key="net_cash_flow")
wb=Workbook(); ws=wb.active; ws.title="Remit"
for r in (("Remittance advice - May 2025",None),("Civic Plaza Garage",None),("Wire sent",45813),("Amount",s.rows[-1]["v"][0])): ws.append(r)
ws["B3"].number_format="mm/dd/yyyy"; ws["B4"].number_format="$#,##0.00"; ws.column_dimensions["A"].width=32; ws.column_dimensions["B"].width=16
ws=wb.create_sheet("May-25"); thin=Side(style="thin"); med=Side(style="medium")
ws["B1"]="METROSTALL PARKING SERVICES"; ws["B1"].font=Font(name="Arial",bold=True,size=14,color="AA3300")
ws["B2"]="Garage Operating Statement"; ws["B3"]="Civic Plaza Garage (Loc. 2206)"; ws["B4"]="Period ending May 31, 2025"
ws["H1"]="Spaces"; ws["I1"]=412; ws["H2"]="Monthly cards out"; ws["I2"]=338
ws.merge_cells("D6:F6"); ws["D6"]="Month"; ws.merge_cells("H6:K6"); ws["H6"]="Year-to-Date"
cols=[4,5,6,8,9,10]
for k,cc in enumerate(cols): ws.cell(7,cc,("Actual","Budget","Variance")[k%3])
ws.cell(7,11,"Var %")
for rr in (6,7):
    for cc in range(4,12):
        q=ws.cell(rr,cc); q.font=Font(name="Arial",bold=True,color="FFFFFF",size=10)
        if cc!=7: q.fill=PatternFill("solid",fgColor="444444")
        q.alignment=Alignment(horizontal="center")
y=9
for r in s.rows:
    if r["t"]=="HEADING":
        if y>9: y+=1
        ws.cell(y,2,r["label"]).font=Font(name="Arial",bold=True,underline="single"); y+=1; continue
    b=r["t"]!="LINE"; q=ws.cell(y,2 if b else 3,r["label"]); q.font=Font(name="Arial",bold=b,size=10)
    for k,v in enumerate(r["v"]):
        q=ws.cell(y,cols[k],v); q.number_format='#,##0.00_);(#,##0.00)'; q.font=Font(name="Arial",bold=b,size=10)
        if b: q.border=Border(top=thin,bottom=med if r["label"].isupper() else None)
    if r["v"][4]: q=ws.cell(y,11,round(r["v"][5]/abs(r["v"][4]),4)); q.number_format="0.0%"; q.font=Font(name="Arial",italic=True,size=9)
    y+=2 if b else 1
ws.cell(y+1,2,"Variance = actual less budget for every line. Parking tax is paid by operator on the 20th.").font=Font(italic=True,size=9)
for k,w in dict(A=2,B=4,C=34,D=13,E=13,F=12,G=2,H=14,I=14,J=13,K=9).items(): ws.column_dimensions[k].width=w
ws.sheet_view.showGridLines=False; ws.freeze_panes="D8"; ws.page_setup.orientation="landscape"; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.active=1; wb.save(D+"/civic_plaza_garage_may25.xlsx")
save("civic_plaza_garage_may25.xlsx",[s],"PARKING","OPERATING_STATEMENT","parking operator statement, merged group headers, label in B or C, spacer column, remittance sheet first","second sheet of two, split label columns, two-row merged header, money variance")
