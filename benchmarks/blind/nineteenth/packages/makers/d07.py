# ResMan-like T12 workbook with helper columns (mapping, hidden check), second sheet with assumptions
from lib import *; import random
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
import datetime as dt
r=random.Random(1907)
ms=[dt.date(2024+(m//12),m%12+1,1) for m in range(3,15)]
cols=[d.strftime("%b %Y") for d in ms]+["Total"]
s=St("Twelve Month Profit & Loss","Saddlebrook on the Park","2024-04-01","2025-03-31",cols,sheet="T12")
def L(code,l,m,vol=.1,mp='',only=None,z=None):
    v=[round(m*(1+r.uniform(-vol,vol)),2) if (only is None or i in only) else 0 for i in range(12)]
    return s.L(l,v+[sum(v)],code=code,mp=mp,note=z)
s.H("INCOME",ind=0)
a=[L("4000","Market Rent",231500,.006,"GPR"),L("4010","Loss to Lease",-9800,.15,"LTL"),L("4020","Vacancy",-14200,.2,"VAC"),L("4030","Concessions",-2600,.7,"CONC"),L("4040","Non-Revenue Units",-1495,0,"NRU"),L("4050","Write-Offs",-1900,.9,"BD",None,"Two skips in Nov.")]
x1=s.S("Net Rental Income",a,mp="")
a=[L("4100","RUBS Income",9650,.06,"UTIL"),L("4110","Pet Fees & Rent",2210,.1,"OI"),L("4120","Storage",640,.05,"OI"),L("4130","Application Fees",880,.4,"OI"),L("4140","Late Charges",1720,.3,"OI"),L("4150","Laundry (WASH contract)",1100,.02,"OI",[2,5,8,11],"Paid quarterly"),L("4190","Miscellaneous",310,.9,"OI")]
x2=s.S("Total Other Income",a)
ti=s.S("TOTAL INCOME",[x1,x2],t='TOTAL',key='total_income')
s.H("EXPENSES",ind=0);ss=[]
for h,ls in [("Administrative",[("5000","Office Expense",1150,.3,"G&A"),("5010","Screening",520,.4,"G&A"),("5020","Legal",900,.9,"G&A"),("5030","Software",1475,.02,"G&A")]),("Payroll",[("5100","On-Site Wages",21900,.06,"PAY",None,"3-pay-period months: Aug, Jan"),("5110","Taxes & Benefits",4300,.08,"PAY")]),("Maintenance",[("5200","Supplies",3100,.35,"R&M"),("5210","Contract Labor",2750,.4,"R&M"),("5220","Grounds",2400,0,"CONT"),("5230","Pool",780,.3,"CONT",[0,1,2,3,4,5]),("5240","Unit Turns",4600,.4,"TURN")]),("Utilities",[("5300","Electric",2950,.15,"UTIL"),("5310","Water & Sewer",10350,.08,"UTIL"),("5320","Trash",1980,.03,"UTIL")]),("Marketing",[("5400","Advertising",2050,.2,"MKT")]),("Taxes & Insurance",[("5500","Property Tax",21750,0,"TAX"),("5510","Insurance",9240,0,"INS",None,"Renewal 6/1")]),("Management",[("5600","Management Fee",7050,.02,"MGT")])]:
    a=[L(*z) for z in ls]
    ss.append(a[0] if len(a)==1 else s.S("Total "+h,a))
te=s.S("TOTAL EXPENSES",ss,t='TOTAL',key='total_operating_expenses')
noi=s.S("NET OPERATING INCOME",[ti,te],neg=[te],t='TOTAL',key='noi')
a=[L("6000","Mortgage Interest",52800,.01,"DS"),L("6100","Replacement Reserve",4166.67,0,"RES"),L("6200","Capital Expenditures",11900,.9,"CAPEX",[1,4,7])]
s.S("NET INCOME",[noi]+a,neg=a,t='TOTAL',key='net_income')
F="saddlebrook_t12_resman.xlsx";wb=Workbook();w=wb.active;w.title="Lender Notes"
for i,t in enumerate(["Saddlebrook on the Park - 168 units","Source: ResMan export 4/11/2025, mapped by AM","Columns A and Q are for the model only","GPR growth underwritten 2.5%; management fee UW 3.0%"],2): w.cell(i,2,t)
w=wb.create_sheet("T12")
w["C1"]="Twelve Month Profit & Loss";w["C1"].font=Font(bold=True,size=14);w["C2"]="Saddlebrook on the Park";w["C3"]="April 2024 through March 2025 - Accrual"
hd=Font(bold=True,color="FFFFFF");fl=PatternFill("solid",fgColor="44546A");R0=5
for j,h in enumerate(["UW Map","GL #","Account Name"]+ms+["Total","Chk","Comment"],1):
    c=w.cell(R0,j,h);c.font=hd;c.fill=fl;c.alignment=Alignment(horizontal="center")
    if isinstance(h,dt.date): c.number_format='mmm yyyy'
n=R0+1
for x in s.rows:
    w.cell(n,1,x.get('mp') or None).font=Font(color="999999",italic=True);w.cell(n,2,int(x['code']) if x['code'] else None);c=w.cell(n,3,x['label']);c.alignment=Alignment(indent=2 if x['code'] else 0)
    for j,v in enumerate(x['v']):
        if v is None: continue
        d=w.cell(n,4+j,v);d.number_format='#,##0.00;(#,##0.00)'
        if x['items']: d.font=Font(bold=True);d.border=Border(top=Side(style='thin'))
    if x['items'] or x['t']=='HEADING': c.font=Font(bold=True)
    if x['t']!='HEADING': w.cell(n,17,0)
    w.cell(n,18,x.get('note'));n+=1
    if x['t']=='TOTAL' or (x['items'] and x['label'].startswith('Net R')): n+=1
w.column_dimensions['C'].width=30;w.column_dimensions['Q'].hidden=True
for j in range(4,17): w.column_dimensions["ABCDEFGHIJKLMNOP"[j-1]].width=13.5
w.column_dimensions['R'].width=30;w.freeze_panes="D6";w.page_setup.orientation='landscape';w.page_setup.fitToWidth=1;w.page_setup.fitToHeight=0;w.sheet_properties.pageSetUpPr=__import__("openpyxl").worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(doc(F));save(F,[s],"MULTIFAMILY","OPERATING_STATEMENT_T12","ResMan-like T12, date headers, mapping column, hidden check column, comments",True)
