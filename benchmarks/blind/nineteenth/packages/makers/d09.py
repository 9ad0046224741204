# senior housing income statement workbook with PRD columns and commentary
from lib import *; import random
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
r=random.Random(1909)
C=["November 2025 Actual","November 2025 Budget","November 2025 Variance","Year to Date Actual","Year to Date Budget","Year to Date Variance","Prior YTD"]
s=St("Statement of Operations","Hawthorne Glen Assisted Living & Memory Care","2025-01-01","2025-11-30",C,varcols=(2,5))
def L(l,m,e=0,vol=.06,z=None):
    a,b=round(m*(1+r.uniform(-vol,vol))),m;A=a+round(10*m*(1+r.uniform(-vol,vol)/2));B=11*m;p=round(10.5*m*(1+r.uniform(-vol,vol)));f=-1 if e else 1
    return s.L(l,[a,b,f*(a-b),A,B,f*(A-B),p],z=z)
s.H("Resident Revenue")
a=[L("Assisted Living - Base Rent",318400,0,.02),L("Memory Care - Base Rent",186900,0,.03,"MC census 24 vs. 26 budget"),L("Level of Care Fees",94300,0,.05),L("Second Person Fees",6200,0,.2),L("Community Fees",14000,0,.4,"4 move-ins"),L("Respite Stays",7800,0,.5)]
x=s.S("Gross Resident Revenue",a);y=L("Move-in Incentives & Concessions",-8700,0,.4);z=L("Ancillary & Guest Meals",3150,0,.3)
ti=s.S("Total Revenue",[x,y,z],t='TOTAL',key='total_income')
subs=[]
for h,ls in [("Resident Care",[("Care Wages",121600),("Agency Staffing",9500),("Medical Supplies",3200)]),("Dining",[("Dining Wages",38900),("Raw Food",33100),("Dining Supplies",2900)]),("Housekeeping & Laundry",[("Wages",14200),("Supplies",2300)]),("Life Enrichment",[("Wages",11800),("Programs & Transportation",2600)]),("Plant Operations",[("Wages",9700),("Repairs & Contracts",11300),("Utilities",18700)]),("Administration & Marketing",[("Wages",37400),("Benefits & Payroll Taxes - All Depts",46800),("Advertising & Referral Fees",12900),("Other G&A",9600)])]:
    s.H(h);q=[L(l,m,1,.3 if 'Agency' in l else .07,"Covering two open LPN shifts" if 'Agency' in l else None) for l,m in ls];subs.append(s.S("Total "+h,q))
ce=s.S("Total Departmental Expenses",subs,t='TOTAL')
nr=s.S("Net Income before Fees & Fixed (EBITDARM)",[ti,ce],neg=[ce],t='TOTAL')
q=[L("Management Fee (5%)",31100,1,.03),L("Real Estate Taxes",17600,1,0),L("Property & Liability Insurance",13900,1,.02)]
fx=s.S("Total Fees & Fixed",q)
s.S("Net Operating Income (EBITDA)",[nr,fx],neg=[fx],t='TOTAL',key='noi')
F="hawthorne_glen_nov_ops.xlsx";wb=Workbook();w=wb.active;w.title="Ops Stmt";s.sheet=None
w.merge_cells("A1:L1");w["A1"]="Hawthorne Glen Assisted Living & Memory Care";w["A1"].font=Font(bold=True,size=14,color="7A3E00");w["A1"].alignment=Alignment(horizontal="center")
w.merge_cells("A2:L2");w["A2"]="Statement of Operations";w["A2"].alignment=Alignment(horizontal="center");w.merge_cells("A3:L3");w["A3"]="For the period ended November 30, 2025";w["A3"].alignment=Alignment(horizontal="center")
rd=[2478,2550,27410,28050]
w.merge_cells("B5:E5");w["B5"]="November 2025";w.merge_cells("G5:J5");w["G5"]="Year to Date";w["K5"]="Prior"
for j,h in zip("BCDEGHIJKL",["Actual","Budget","Variance","PRD*","Actual","Budget","Variance","PRD*","YTD","Controller comment"]): w[j+"6"]=h
for row in (5,6):
    for c in w[row]: c.font=Font(bold=True);c.fill=PatternFill("solid",fgColor="F3E3D3");c.alignment=Alignment(horizontal="center")
n=7
for t in s.rows:
    if t['t']=='HEADING': n+=1
    w.cell(n,1,("     " if t['t']=='LINE' else "")+t['label'])
    if t['t']!='LINE': w.cell(n,1).font=Font(bold=True)
    if t['t']!='HEADING':
        v=t['v']
        for col,val in zip((2,3,4,7,8,9,11),v):
            c=w.cell(n,col,val);c.number_format='_(* #,##0_);_(* (#,##0);_(* "0"_)'
            if t['items']: c.border=Border(top=Side(style='thin'));c.font=Font(bold=True)
        w.cell(n,5,round(v[0]/rd[0],2)).number_format='0.00';w.cell(n,10,round(v[3]/rd[2],2)).number_format='0.00'
        w.cell(n,12,t.get('z'))
    n+=1
    if t['t']=='TOTAL': n+=1
w.cell(n+1,1,"* PRD = per resident day. Resident days: November 2,478 (budget 2,550); year to date 27,410 (budget 28,050). Favorable variances are positive.").font=Font(italic=True,size=9)
w.column_dimensions['A'].width=42;w.column_dimensions['F'].width=2;w.column_dimensions['L'].width=30
for j in "BCDEGHIJK": w.column_dimensions[j].width=12
w.page_setup.orientation='landscape';w.page_setup.scale=62
wb.save(doc(F));save(F,[s],"SENIOR_HOUSING","OPERATING_STATEMENT","controller's workbook, merged group headers, PRD columns, comments; repeated labels 'Wages' by department",True)
