# Small owner's hand-made sheet: six apartments, TOTAL first, months after, text amounts; formulas for totals (recalculated by LibreOffice)
import random, subprocess, os, shutil; from lib import *
from openpyxl import Workbook; from openpyxl.styles import *; from openpyxl.utils import get_column_letter as gl
R=random.Random(513)
M=["Oct","Nov","Dec","Jan","Feb","Mar","Apr","May","June","July","Aug","Sept"]
s=S("Income & Expenses Oct 2023 thru Sept 2024","418 Rosehill Court","2023-10-01","2024-09-30",["TOTAL"]+M,sheet="Sheet1")
def L(l,v): return s.L(l,[sum(x or 0 for x in v)]+v)
s.H("Rent collected")
I=[L("Unit 1 - Dale",[875]*6+[900]*6),L("Unit 2 - Ortiz",[925]*12),L("Unit 3",[850]*4+[None]*2+[895]*6),L("Unit 4 - Pruitt",[880,880,880,600,1160]+[880]*7),L("Unit 5 - Mrs. Kwan",[790]*12),L("Unit 6 (basement)",[695]*9+[None,None,725])]
r=s.T("Total rent",I,"SUBTOTAL")
la=L("Laundry (quarters)",[61.25,None,118.5,None,74,None,132.75,None,88.25,None,97.5,41]); lf=L("Late fees",[None,None,None,50,None,None,None,25,None,None,None,None])
ti=s.T("TOTAL IN",[r,la,lf],key="total_income")
s.H("Paid out")
E_=[L("Property tax",[None]*2+[3418.22]+[None]*5+[3418.22]+[None]*3),L("Insurance",[286.4]*5+[311.15]*7),L("Water / sewer city",[None,402.18]*6),L("Gas (heat)",[188.2,341.77,512.9,604.31,588.04,421.6,240.15,96.4,51.22,48.9,49.35,66.81]),L("Electric common",[round(58+R.uniform(-9,14),2) for _ in M]),L("Trash",[74]*12),L("Handyman - Gus",[120,None,260,85,None,340,1150,None,95,200,None,175]),L("Plumber",[None,None,None,412.5,None,None,None,None,228,None,None,None]),L("Paint, carpet, supplies",[38.12,None,None,22.6,614.9,781.35,64,None,None,412.27,358.8,19.99]),L("Snow & lawn",[60,None,135,225,180,90,60,80,80,80,80,60]),L("Ads / background chk",[None,None,None,None,45,39.95,None,None,None,39.95,None,None]),L("Bank fee",[8]*12)]
te=s.T("TOTAL OUT",E_,key="total_operating_expenses")
noi=s.T("NET before mortgage (NOI)",[ti,("-",te)],key="noi")
mt=L("Mortgage - First Prairie Bank",[2114.87]*12); rf=L("New water heater",[None]*7+[1685]+[None]*4)
cf=s.T("CASH LEFT OVER",[noi,("-",mt),("-",rf)],key="net_cash_flow")
wb=Workbook(); ws=wb.active; ws.title="Sheet1"; F=lambda **k:Font(name="Comic Sans MS",size=10,**k)
ws["A1"]="418 Rosehill Court"; ws["A1"].font=F(bold=True); ws["A2"]="Income & Expenses Oct 2023 thru Sept 2024"; ws["F1"]="(sent to Carol 10/21/24)"
ws.merge_cells("C3:E3"); ws["C3"]=2023; ws.merge_cells("F3:N3"); ws["F3"]=2024
for k,t in enumerate(["TOTAL"]+M): q=ws.cell(4,2+k,t); q.font=F(bold=True); q.fill=PatternFill("solid",fgColor="FFFF99"); q.alignment=Alignment(horizontal="center")
ws["C3"].alignment=ws["F3"].alignment=Alignment(horizontal="center")
rowof={}; y=5
for j,x in enumerate(s.rows):
    rowof[j]=y; q=ws.cell(y,1,x["label"]); q.font=F(bold=x["t"]!="LINE")
    if x["t"]!="HEADING":
        for k,v in enumerate(x["v"]):
            q=ws.cell(y,2+k); q.font=F(bold=x["t"]!="LINE" or k==0); L_=gl(2+k)
            if x["parts"]: q.value="="+"".join(("+" if g>0 else "-")+f"{L_}{rowof[i]}" for i,g in x["parts"]).lstrip("+") if len(x["parts"])<6 else f"=SUM({L_}{rowof[x['parts'][0][0]]}:{L_}{rowof[x['parts'][-1][0]]})"
            elif k==0: q.value=f"=SUM(C{y}:N{y})"
            else: q.value=v
            q.number_format='0.00' if x["t"]=="LINE" else '$#,##0.00'
            if x["parts"]: q.border=Border(top=Side(style="thick" if x["label"].isupper() else "thin")); 
    y+=1
    if x["t"]=="TOTAL" or x["label"]=="Total rent": y+=1
ws.cell(rowof[I[2]],8,).comment=None
ws.cell(rowof[I[2]],15,"empty Feb + Mar, Nguyen moved in Apr 1"); ws.cell(rowof[I[3]],15,"short in Jan, made up in Feb"); ws.cell(rowof[E_[6]],15,"April = back porch steps")
ws.cell(y+1,1,"Still owed: Unit 4 late fee 25. Deposits held 4,515 at the bank.").font=F(italic=True)
ws.column_dimensions["A"].width=30
for k in range(2,15): ws.column_dimensions[gl(k)].width=12
ws.page_setup.orientation="landscape"; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.page_setup.fitToHeight=0
os.makedirs(B+"/tmp",exist_ok=True); p=B+"/tmp/rosehill_418_income_expense.xlsx"; wb.save(p)
subprocess.run(["nice","soffice","--headless","-env:UserInstallation=file://"+B+"/lo","--convert-to","xlsx","--outdir",D,p],check=True,capture_output=True); shutil.rmtree(B+"/tmp")
import openpyxl
w=openpyxl.load_workbook(D+"/rosehill_418_income_expense.xlsx",data_only=True).active
for j,x in enumerate(s.rows):   # own check that the recalculated cells equal the data
    for k,v in enumerate(x["v"]): assert abs((w.cell(rowof[j],2+k).value or 0)-(v or 0))<.005,(x["label"],k)
# cells of totals over blank months print 0.00
save("rosehill_418_income_expense.xlsx",[s],"MULTIFAMILY","OPERATING_STATEMENT_T12","small owner's hand-made sheet, TOTAL before the months, rent by unit, formulas, remarks at the right","TOTAL column first, year in merged row above the months, blank months, remark column, informal labels")
