# retail spreadsheet with live formulas (recalculated by LibreOffice), helper columns, hidden rows; planted hard-coded total
from lib import *; import random,subprocess,os,shutil
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
r=random.Random(1911)
C=["Q1 2025","Q2 2025","Q3 2025","YTD 2025","YTD 2024","$ Change"]
s=St("Operating Results by Quarter","Palisade Marketplace","2025-01-01","2025-09-30",C,sheet="Results")
def L(l,m,vol=.05,k='',only=None):
    q=[round(m*(1+r.uniform(-vol,vol))) if only is None or i in only else 0 for i in range(3)];p=round(sum(q)*(1+r.uniform(-.06,.03)))
    return s.L(l,q+[sum(q),p,sum(q)-p],k=k)
s.H("Income")
a=[L("Minimum rent",684200,.01,"R1"),L("Percentage rent",21400,.8,"R2"),L("Ground lease rent",52500,0,"R1"),L("CAM reimbursement",118300,.03,"R3"),L("Tax reimbursement",139600,.02,"R3"),L("Insurance reimbursement",24150,.02,"R3"),L("Vacancy & credit loss",-16800,.4,"R4"),L("Temporary tenants & signage",14900,.3,"R5")]
ti=s.S("Effective gross income",a,t='TOTAL',key='total_income')
s.H("Operating expenses")
s.H("Recoverable",ind=1)
a=[L("Grounds & parking lot",31200,.2,"E1"),L("Snow & ice",28500,.3,"E1",[0]),L("Utilities",22900,.12,"E2"),L("Repairs & maintenance",19800,.3,"E3"),L("Security",26400,.03,"E4"),L("Property management",35700,.03,"E5"),L("Real estate taxes",158400,0,"E6"),L("Insurance",27900,.01,"E7")]
y1=s.S("Subtotal recoverable",a,ind=1);s.H("Non-recoverable",ind=1)
a=[L("Legal & professional",7800,.6,"E8"),L("Marketing & promotions",5200,.5,"E9"),L("Vacant suite carry",3600,.4,"E9")]
y2=s.S("Subtotal non-recoverable",a,ind=1)
te=s.S("Total operating expenses",[y1,y2],t='TOTAL',key='total_operating_expenses')
noi=s.S("Net operating income",[ti,te],neg=[te],t='TOTAL',key='noi')
s.H("Capital & debt")
a=[L("Senior loan interest",246300,.01,"D1"),L("Senior loan principal",68900,.02,"D2"),L("Tenant improvements",44000,.9,"K1",[1,2]),L("Leasing commissions",21600,.7,"K2",[1,2])]
k=s.S("Total capital & debt",a)
nc=s.S("Net cash flow",[noi,k],neg=[k],t='TOTAL',key='net_cash_flow')
right=s.rows[y1]['v'][1]; wrong=right-2900
s.rows[y1]['v'][1]=wrong
s.planted={"what":f"Subtotal recoverable, Q2 2025 printed {wrong:,}; its lines sum to {right:,} (the YTD and the totals below use the right sum)","kind":"total_wrong"}
F="palisade_quarterly_results.xlsx";wb=Workbook();w=wb.active;w.title="Map"
for i,(q,t) in enumerate([("Code","Line group"),("R1-R5","Revenue"),("E1-E9","Operating expense"),("D1-D2","Debt service"),("K1-K2","Capital")],1): w.cell(i,1,q);w.cell(i,2,t)
w=wb.create_sheet("Results")
w["D2"]="Palisade Marketplace";w["D2"].font=Font(bold=True,size=13);w["D3"]="Operating Results by Quarter";w["D4"]="(accrual basis, whole dollars)"
cols=["E","F","G","I","K","L"]
for c,h in zip(cols,C): w[c+"6"]=h
w["A6"]="key";w["B6"]="map";w["M6"]="% Chg";w["O6"]="Remarks"
for c in w[6]:
    c.font=Font(bold=True,underline="single");c.alignment=Alignment(horizontal="right")
pos={};n=7
for i,x in enumerate(s.rows):
    if x['t']=='HEADING' and x['ind']==0: n+=1
    pos[i]=n;n+=1
    if i==5: n+=1
for i,x in enumerate(s.rows):
    m=pos[i];w.cell(m,4,x['label']).font=Font(bold=x['t']!='LINE',italic=x['t']=='HEADING');w.cell(m,4).alignment=Alignment(indent=x['ind'])
    if x.get('k'): w.cell(m,2,x['k']);w.cell(m,1,f'=B{m}&"-"&ROW()')
    if x['t']=='HEADING': continue
    for j,c in enumerate(cols):
        cell=w[f"{c}{m}"];cell.number_format='#,##0;(#,##0);0'
        if x['t']!='LINE': cell.font=Font(bold=True);cell.border=Border(top=Side(style='thin'),bottom=Side(style='double') if x['t']=='TOTAL' else None)
        if j==3 and i not in(): cell.value=f"=E{m}+F{m}+G{m}"
        elif j==5: cell.value=f"=I{m}-K{m}"
        elif x['t']=='LINE': cell.value=x['v'][j]
        else: cell.value="="+"".join(("-" if q in x['neg'] else "+")+f"{c}{pos[q]}" for q in x['items'])
    w[f"M{m}"]=f"=IF(K{m}=0,0,L{m}/ABS(K{m}))";w[f"M{m}"].number_format='0.0%'
w[f"F{pos[y1]}"]=wrong
# YTD of the subtotal, and what rests on Q2, stay with the lines
it=s.rows[y1]['items'];w[f"I{pos[y1]}"]=f"=SUM(I{pos[it[0]]}:I{pos[it[-1]]})"
w[f"F{pos[te]}"]=f"=SUM(F{pos[it[0]]}:F{pos[it[-1]]})+F{pos[y2]}"
for l,t in [(1,"Three tenants over breakpoint in Q3"),(13,"Storms of Jan 14 and Feb 2")]: w[f"O{pos[l+1 if l==1 else l]}"]=t
h=n+2;w.cell(h,4,"check: NOI per GL");w.cell(h,9,s.rows[noi]['v'][3]);w.row_dimensions[h].hidden=True
w.cell(n+4,4,"DSCR (YTD NOI / YTD debt service)");
ds=sum(s.rows[q]['v'][3] for q in a[:2]);w.cell(n+4,9,round(s.rows[noi]['v'][3]/ds,2)).number_format='0.00"x"'
for q,d in zip("ABCDEFGHIJKLMNO",(7,6,2,34,13,13,13,2,14,2,14,13,9,2,34)): w.column_dimensions[q].width=d
w.column_dimensions['A'].hidden=True;w.page_setup.orientation='landscape';w.page_setup.scale=62;wb.active=1
t=os.path.join(HERE,'tmp11');os.makedirs(t,exist_ok=True);wb.save(f"{t}/{F}")
subprocess.run(["nice","soffice","--headless",f"-env:UserInstallation=file://{HERE}/lo","--convert-to","xlsx:Calc MS Excel 2007 XML","--outdir",f"{HERE}/documents",f"{t}/{F}"],check=True,capture_output=True,timeout=180);shutil.rmtree(t)
from openpyxl import load_workbook
z=load_workbook(doc(F),data_only=True)["Results"]
for i,x in enumerate(s.rows):
    for j,c in enumerate(cols):
        if x['v'][j] is not None and abs(z[f"{c}{pos[i]}"].value-x['v'][j])>.01: print("DIFF",x['label'],C[j],z[f"{c}{pos[i]}"].value,x['v'][j])
save(F,[s],"RETAIL","OPERATING_STATEMENT","fund analyst's spreadsheet with live formulas, spacer columns, hidden key column and check row, remarks; planted hard-coded subtotal",True)
