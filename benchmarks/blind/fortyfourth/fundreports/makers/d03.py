from h import *; import openpyxl; from openpyxl.styles import *; from openpyxl.utils import get_column_letter as G
R=random.Random(303); s=St(13)
occ=[.96,.965,.965,.96,.95,.955,.955,.955,.95,.62,.60,.81]
def L(code,lab,base,mode='flat',sign=1):
    if mode=='occ': v=[round(base*o/.95*R.uniform(.99,1.01),2) for o in occ]
    elif mode=='flat': v=[round(base*R.uniform(.8,1.25),2) for _ in occ]
    elif mode=='fix': v=[round(base,2)]*12
    elif mode=='turn': v=[round(base*k*R.uniform(.8,1.2),2) for k in (.5,.2,.1,.3,.4,.1,.1,.2,.9,1.2,2.2,6)]
    elif mode=='rare': v=[round(base*R.uniform(.5,2),2) if R.random()<.35 else 0 for _ in occ]
    if mode=='rare' and not any(v): v[4]=base
    v=[round(sign*x,2) for x in v]; return s.l(lab,v+[round(sum(v),2)],code,lv=2)
def grp(code,name,items,sign=1,end=None):
    s.h(name,code,lv=1); ix=[L(c,l,b,m,sign) for c,l,b,m in items]; return s.s_("Total "+name,ix,code=end,lv=1)
s.h("INCOME","4000")
g1=grp("4100","Rental Income",[("4105","Gross Potential Rent - Beds",486250,'fix'),("4110","Loss/Gain to Lease",-6100,'flat'),("4115","Short-Term Premium",2450,'occ'),("4120","Summer Session Rent",3900,'rare')])
s.h("Vacancy & Concessions","4200",lv=1)
v=[round(-486250*(1-o),2) for o in occ]; a=s.l("Vacancy Loss",v+[round(sum(v),2)],"4205",lv=2)
g2=s.s_("Total Vacancy & Concessions",[a]+[L(c,l,b,m,-1) for c,l,b,m in [("4210","Renewal Concessions",2900,'turn'),("4215","Gift Card Incentives",1100,'turn'),("4220","Model / Down Beds",1580,'fix'),("4225","Resident Assistant Rent Credit",3950,'fix'),("4230","Employee Unit Discount",1225,'fix')]],code="4299",lv=1)
g3=grp("4300","Bad Debt",[("4305","Write-Offs",3100,'flat'),("4310","Bad Debt Recovery",-640,'rare')],-1,"4399")
nr=s.s_("NET RENTAL INCOME",[g1,g2,g3],code="4499")
g4=grp("4500","Utility Reimbursement",[("4505","Electric Overage Billback",6800,'flat'),("4510","Water & Sewer Fee",8150,'occ'),("4515","Trash / Valet Fee",5290,'occ'),("4520","Utility Admin Fee",1390,'occ')],1,"4599")
g5=grp("4600","Other Income",[("4605","Application Fees",2200,'turn'),("4610","Administration Fees",2900,'turn'),("4615","Late Fees",4100,'flat'),("4620","NSF Fees",210,'flat'),("4625","Parking - Garage",12480,'occ'),("4630","Parking - Surface",3720,'occ'),("4635","Pet Fees & Rent",2360,'occ'),("4640","Furniture Rental",1915,'occ'),("4645","Damages Charged",1600,'turn'),("4650","Cleaning Charged",980,'turn'),("4655","Relet / Sublease Fees",1250,'flat'),("4660","Early Termination",900,'rare'),("4665","Guarantor Waiver Fee",760,'turn'),("4670","Laundry / Vending Commissions",480,'flat'),("4675","Renters Insurance Program",2210,'occ'),("4680","Miscellaneous Income",310,'flat')],1,"4699")
ti=s.s_("TOTAL INCOME",[nr,g4,g5],"TOTAL",code="4999",kt="total_income")
s.h("OPERATING EXPENSES","5000")
E_=[]
for c,n,its in [("5100","Payroll & Benefits",[("Manager Salary",6850,'fix'),("Assistant Manager Salary",4480,'fix'),("Leasing Wages",6300,'flat'),("Resident Assistant Wages",2750,'flat'),("Maintenance Supervisor",5620,'fix'),("Maintenance Technicians",7900,'flat'),("Housekeeping Wages",3650,'flat'),("Turn Overtime",2100,'turn'),("Bonuses & Commissions",2400,'turn'),("Payroll Taxes",3420,'flat'),("Workers Compensation",890,'flat'),("Health Insurance",3960,'flat'),("401(k) Match",540,'flat')]),
 ("5200","Utilities",[("Electric - Units",15200,'flat'),("Electric - Common Area",4050,'flat'),("Gas",1230,'flat'),("Water",6100,'flat'),("Sewer",7350,'flat'),("Trash Removal",3980,'flat'),("Internet / Cable Bulk",11890,'fix'),("Utility Billing Service",870,'fix')]),
 ("5300","Repairs & Maintenance",[("Appliance Repair",720,'flat'),("Electrical",410,'flat'),("Plumbing",980,'flat'),("HVAC",1450,'flat'),("Locks & Keys",330,'flat'),("Doors & Windows",260,'flat'),("Lighting",290,'flat'),("Fire & Life Safety",810,'rare'),("Elevator",1375,'fix'),("Pool",690,'flat'),("Access Gate",240,'rare'),("Fitness Equipment",310,'rare'),("Roof Repairs",1200,'rare'),("Maintenance Supplies",860,'flat'),("Equipment & Tools",190,'rare')]),
 ("5400","Turnover",[("Painting - Contract",2600,'turn'),("Cleaning - Contract",3100,'turn'),("Carpet Cleaning",1150,'turn'),("Furniture Repair / Replacement",980,'turn'),("Drywall Repair",420,'turn'),("Turn Supplies",510,'turn'),("Trash-Out & Dumpsters",640,'turn')]),
 ("5500","Contract Services",[("Landscaping",3150,'fix'),("Pest Control",790,'fix'),("Courtesy Patrol",4860,'flat'),("Alarm Monitoring",310,'fix'),("Janitorial",1250,'flat'),("Snow Removal",900,'rare'),("Valet Trash",3410,'fix')]),
 ("5600","Marketing",[("Internet Listing Services",2980,'flat'),("Paid Search & Social",2650,'flat'),("Website & Hosting",640,'fix'),("Campus Sponsorships",900,'rare'),("Print & Signage",380,'flat'),("Resident Referrals",700,'turn'),("Resident Events",1450,'flat'),("Move-In Event",1200,'rare'),("Promotional Items",520,'flat')]),
 ("5700","Administrative",[("Bank & Merchant Fees",1180,'flat'),("Computer & Software",2240,'fix'),("Copier Lease",295,'fix'),("Credit & Screening",640,'turn'),("Dues & Licenses",260,'rare'),("Eviction & Collection Legal",580,'flat'),("Office Supplies",340,'flat'),("Postage & Courier",110,'flat'),("Telephone",920,'fix'),("Training",310,'rare'),("Travel & Mileage",275,'flat'),("Uniforms",140,'rare')])]:
    b=int(c); E_.append(grp(c,n,[(str(b+5*(k+1)),l,x,m) for k,(l,x,m) in enumerate(its)],1,str(b+99)))
ce=s.s_("TOTAL CONTROLLABLE EXPENSES",E_,code="5899",lv=1)
mg=[round(x*.03,2) for x in s.V(ti)[:12]]
s.h("Fixed Expenses","6000",lv=1)
fx=[s.l("Management Fee",mg+[round(sum(mg),2)],"6005",lv=2),L("6010","Real Estate Taxes",38416.67,'fix'),L("6015","Personal Property Tax",1120.42,'fix'),L("6020","Property Insurance",9874.33,'fix'),L("6025","Umbrella / Liability",1630.25,'fix'),L("6030","Ground Lease",2500,'fix')]
fe=s.s_("Total Fixed Expenses",fx,code="6099",lv=1)
te=s.s_("TOTAL OPERATING EXPENSES",[ce,fe],"TOTAL",code="6999",kt="total_operating_expenses")
n=s.s_("NET OPERATING INCOME",[ti,te],"TOTAL",signs=[1,-1],code="7000",kt="noi")
s.h("DEBT SERVICE & NON-OPERATING","8000")
no=[L("8005","Interest - Senior Loan",92340.5,'fix'),L("8010","Lender Servicing Fees",450,'fix'),L("8015","Partnership Audit & Tax",1400,'rare'),L("8020","Asset Management Fee",5000,'fix'),L("8025","Owner Legal",1900,'rare')]
tn=s.s_("TOTAL NON-OPERATING",no,code="8099")
s.s_("NET INCOME",[n,tn],"TOTAL",signs=[1,-1],code="9000",kt="net_income")
mon=["Sep 2024","Oct 2024","Nov 2024","Dec 2024"]+[f"{m} 2025" for m in "Jan Feb Mar Apr May Jun Jul Aug".split()]
fn='The_Foundry_Tuscaloosa_T12_AY2425.xlsx'; wb=openpyxl.Workbook(); ws=wb.active; ws.title="12 Month Income Statement"
ws["A1"]="The Foundry at Tuscaloosa (642 beds)"; ws["A2"]="12 Month Income Statement"; ws["A3"]="Period = Sep 2024 - Aug 2025     Book = Accrual"; ws["A4"]="Tree: ysi_is_student"
for c in "A1 A2".split(): ws[c].font=Font(name="Tahoma",bold=True,size=10)
for j,m in enumerate(mon+["Total"]):
    c=ws.cell(6,3+j,m); c.font=Font(name="Tahoma",bold=True,size=8); c.alignment=Alignment(horizontal="right"); c.border=Border(bottom=Side(style="thin"))
r=7
for i,row in enumerate(s.rows):
    t=row["rowType"]; lv=s.lv[i]["lv"]; ft=Font(name="Tahoma",size=8,bold=t!="LINE")
    ws.cell(r,1,row["accountCode"]).font=ft; c=ws.cell(r,2,row["label"]); c.font=ft; c.alignment=Alignment(indent=lv)
    if t!="HEADING":
        for j,v in enumerate(row["values"]):
            c=ws.cell(r,3+j,v); c.font=ft; c.number_format='#,##0.00;-#,##0.00'
            if t!="LINE": c.border=Border(top=Side(style="thin"))
    r+=1
    if t!="LINE" and t!="HEADING": r+=1
ws.column_dimensions["A"].width=9; ws.column_dimensions["B"].width=38
for j in range(13): ws.column_dimensions[G(3+j)].width=13
ws.freeze_panes="C7"; ws.page_setup.orientation="landscape"; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(D(fn)); print(len(s.rows))
save(fn,[s.truth("12 Month Income Statement","The Foundry at Tuscaloosa","2024-09-01","2025-08-31",mon+["Total"],sheet=ws.title)],"STUDENT_HOUSING","OPERATING_STATEMENT_T12","Yardi-style 12 month export, academic year, account codes, blank line after each total",False)
