# large office ledger T12 with quarter subtotals, hidden entity column, outline
from common import *
import openpyxl
from openpyxl.styles import *
F='0417_HarmonGalleria_IS_12Mo_FY24.xlsx'
rng=random.Random(1414)
C=[]
for q in range(4): C+=[f'{MON[q*3+k]}-24' for k in range(3)]+[f'Qtr {q+1}']
C.append('FY 2024')
def ex(v,f):
    o=[]
    for q in range(4): o+=list(v[q*3:q*3+3])+[sum(v[q*3:q*3+3])]
    return o+[sum(v)]
st=St('Income Statement - 12 Month Detail','Harmon Galleria Office Center','2024-01-01','2024-12-31',C,expand=ex,sheet='IS_Detail',zero_null=True)
gen=lambda s,f,l:series(s,rng)
def sec(code,name,lines,tot):
    out=[f'H||{name}']
    for i,x in enumerate(lines.split(';')):
        l,s=x.strip().rsplit('=',1); out.append(f'L|{code+10*i+10:05d}|{l.strip()}|{s.strip()}')
    return '\n'.join(out+[f'T|{code+999 if False else code+490:05d}|{tot}'])
T='\n'.join(['I','H||REVENUE',
sec(40000,'Base Rental Revenue','Office Base Rent=612400~.004; Office Base Rent - Short Term=8350~.3; Retail Base Rent - Lobby Level=31750!; Storage Rent=4120~.02; Rooftop / Telecom Rent=9680!; Rent Abatement=-21400?.6; Straight-Line Rent Adjustment=6215~.3; Amortization of Above-Market Leases=-2890!','Total Base Rental Revenue'),
sec(40500,'Recovery Revenue','Operating Expense Recovery=74250~.01; Operating Expense Recovery - Prior Year=18640@5; Real Estate Tax Recovery=48300~.01; Real Estate Tax Recovery - Prior Year=-6270@5; Insurance Recovery=6120~.01; Direct Tenant Electric=22860~.1; Electric - Overtime HVAC=3140~.4; Chilled Water Recovery=2750s; Tenant Work Order Billing=4480~.4; Tenant Trash & Recycling=890~.1','Total Recovery Revenue'),
sec(41000,'Parking Revenue','Garage - Monthly Reserved=18900~.02; Garage - Monthly Unreserved=34250~.02; Garage - Transient=11240~.12; Garage - Validation Books=2860~.2; Garage - Event Parking=3100?.4; Surface Lot Lease=2400!','Total Parking Revenue'),
sec(41500,'Other Revenue','Conference Center Rental=4260~.35; Fitness Center Memberships=2145~.08; Late Charges=1180?.6; Lease Termination Fees=84500@7; Vending Commission=310~.2; Film & Event Licence=5200?.2; Key Card Replacement=185~.5; Interest - Tenant Escrow=92~.2; Miscellaneous Revenue=640?.5','Total Other Revenue'),
'TT|41999|TOTAL REVENUE|total_income|inc','E','H||OPERATING EXPENSES',
sec(50000,'Cleaning','Janitorial Contract=38750!; Day Porters=8420!; Janitorial - Extra Services=1650~.5; Restroom Supplies=4870~.15; Window Cleaning - Exterior=14600@4,10; Window Cleaning - Interior=2900@6; Carpet Care - Common=1850?.5; Trash Removal=4120~.04; Recycling=960~.06; Pest Control=545!; Metal & Stone Maintenance=1920@2,5,8,11','Total Cleaning'),
sec(50500,'Utilities','Electric - Building=71300~.12; Electric - Garage=5640~.08; Natural Gas=7850w; Water=4920~.15; Sewer=3870~.15; Storm Water Fee=1210!; Fuel Oil - Generator=980@3,9; Telephone - Life Safety=640~.03; Utility Consultant=1100@1,4,7,10','Total Utilities'),
sec(51000,'Repairs & Maintenance - Payroll','Chief Engineer=9640~.01; Building Engineers=24150~.03; Engineer Overtime=1870~.5; Engineer Payroll Taxes=3140~.06; Engineer Benefits=5860~.03; Union Training Fund=410!; Uniforms=265~.2; Engineer Cell & Radio=230!','Total Repairs & Maintenance - Payroll'),
sec(51500,'Repairs & Maintenance - HVAC','HVAC Service Contract=5150!; Chiller Repairs=3400?.4; Boiler Repairs=1750?.3; Cooling Tower=1250?.4; Water Treatment=890!; Filters=2740@3,6,9,12; Controls / BAS=1180~.2; Air Handlers & VAV=1460~.6; Refrigerant=900?.25','Total Repairs & Maintenance - HVAC'),
sec(52000,'Repairs & Maintenance - Electrical & Plumbing','Electrical Repairs=1640~.5; Lamps & Ballasts=1120~.4; Emergency Generator=1480@2,5,8,11; Infrared Testing=3600@10; Plumbing Repairs=1580~.5; Backflow Testing=840@5; Sump & Ejector Pumps=950?.3; Plumbing Supplies=410~.4','Total Repairs & Maintenance - Electrical & Plumbing'),
sec(52500,'Repairs & Maintenance - Elevators','Elevator Contract=7480!; Elevator Non-Contract Repairs=1350?.4; Elevator Inspection & Permits=2650@6; Cab Refurbishment=1900?.2','Total Repairs & Maintenance - Elevators'),
sec(53000,'Repairs & Maintenance - General','Doors, Locks & Keys=840~.5; Glass Repair=1250?.4; Interior Painting=1480?.6; Roof Inspection & Repairs=2100@4,9; Exterior Caulking=2600?.25; Signage & Directory=460~.6; Small Tools & Equipment=380~.5; Common Area Furniture=750?.3; Flags, Seasonal Decor=4100@11,12; Work Order Software=690!; Tenant Billable Materials=2240~.4','Total Repairs & Maintenance - General'),
sec(53500,'Fire & Life Safety','Fire Alarm Monitoring=395!; Fire Alarm Testing & Repair=1850?.5; Sprinkler Inspection=2400@3,9; Fire Pump Test=1150@9; Extinguishers=780@6; AED & First Aid=145!','Total Fire & Life Safety'),
sec(54000,'Security','Guard Contract=29800~.02; Guard Overtime & Events=1240~.6; Access Control Maintenance=1090~.2; CCTV=680~.4; Lobby Desk Supplies=175~.4','Total Security'),
sec(54500,'Grounds','Landscape Contract=3850!; Seasonal Flowers=2900@4,6,10; Interior Plants=1140!; Irrigation=620s; Snow Removal Contract=4200@1,2,3,12; De-Icing Materials=1380@1,2,12; Plaza Fountain=710s','Total Grounds'),
sec(55000,'Parking Expense','Garage Operator Fee=3250!; Garage Attendants=11640~.04; Garage Supplies & Tickets=480~.3; Garage Equipment Repairs=1120~.5; Garage Sweeping & Power Wash=1350@1,4,7,10; Parking Tax=6180~.06; Garage Insurance=735!','Total Parking Expense'),
sec(55500,'Administrative','Property Manager Salary=9850~.01; Assistant Property Manager=6240~.01; Administrative Assistant=4380~.02; Management Payroll Taxes & Benefits=4960~.04; Office Rent - Management Suite=3450!; Office Supplies=560~.4; Postage & Courier=190~.4; Copier=345!; Computer & Software=1280~.1; Telephone & Internet=870~.05; Dues & Subscriptions=1650@1,7; Training & Travel=620?.5; Tenant Relations=1750~.5; Bank Charges=285~.1; Management Fee=27400~.02','Total Administrative'),
sec(56000,'Professional Fees','Audit & Tax Return=8200@3,4; Legal - General=1650?.5; Property Tax Consultant=6400@8; CAM Audit=3100@5; Energy Consulting=1500?.25','Total Professional Fees'),
sec(56500,'Insurance','Property Insurance=10240!; General Liability=2260!; Umbrella=980!; Boiler & Machinery=415!; Terrorism=670!; Deductible Losses=5000?.15','Total Insurance'),
sec(57000,'Real Estate Taxes','Real Estate Tax - Parcel 1 Tower=58700!; Real Estate Tax - Parcel 2 Garage=9480!; Business Improvement District=2350!; Personal Property Tax=410!','Total Real Estate Taxes'),
'TT|57999|TOTAL OPERATING EXPENSES|total_operating_expenses|exp','I','N|59999|NET OPERATING INCOME|noi|noi|+inc -exp',
'E','H||OWNERSHIP EXPENSES',sec(60000,'Debt Service','Interest - First Mortgage=187400~.006; Interest - Mezzanine=31250!; Loan Servicing Fee=450!','Total Debt Service'),
sec(60500,'Non-Recoverable','Marketing - Leasing=3850~.5; Broker Events=2400?.3; Space Planning=1900?.5; Legal - Leasing=3200?.6; Owner Travel=850?.3; Asset Management Fee=8100!; Franchise Tax=7450@5; Bad Debt Expense=5600@6,12','Total Non-Recoverable'),
sec(61000,'Depreciation & Amortization','Depreciation - Building=96350!; Depreciation - Improvements=21840!; Amortization - Tenant Improvements=34170~.02; Amortization - Leasing Costs=15260~.02; Amortization - Loan Costs=4380!','Total Depreciation & Amortization'),
'T|61999|TOTAL OWNERSHIP EXPENSES||own','I','N|69999|NET INCOME (LOSS)|net_income|ni|+noi -own'])
st.dsl(T,gen)
wb=openpyxl.Workbook(); inf=wb.active; inf.title='Params'
for r in [('Entity','0417'),('Property','Harmon Galleria Office Center'),('Basis','Accrual'),('From period','01/24'),('To period','12/24'),('Ledger','AA'),('Run by','batch'),('Run on','01/17/2025 22:04')]: inf.append(r)
inf.column_dimensions['B'].width=34
ws=wb.create_sheet('IS_Detail'); f='Tahoma'
ws['B1']='0417 - Harmon Galleria Office Center'; ws['B1'].font=Font(name=f,size=11,bold=True); ws['B2']='Income Statement - 12 Month Detail'; ws['B2'].font=Font(name=f,size=10); ws['B3']='For the year ending December 31, 2024'; ws['B3'].font=Font(name=f,size=9)
ws.cell(5,1,'Ent'); ws.cell(5,2,'Account'); ws.cell(5,3,'Description')
g=PatternFill('solid',fgColor='D0D7DE'); qf=PatternFill('solid',fgColor='F3F5F7')
for k,t in enumerate(C): ws.cell(5,4+k,t)
for c in range(1,4+len(C)):
    x=ws.cell(5,c); x.font=Font(name=f,size=8,bold=True); x.fill=g; x.alignment=Alignment(horizontal='left' if c<4 else 'center')
    if c>3: ws.column_dimensions[openpyxl.utils.get_column_letter(c)].width=13.5
ws.column_dimensions['A'].hidden=True; ws.column_dimensions['B'].width=9; ws.column_dimensions['C'].width=47
y=6
for r in st.rows:
    b=r['typ']!='LINE'
    ws.cell(y,1,'0417').font=Font(name=f,size=8)
    if r['code']: x=ws.cell(y,2,r['code']); x.font=Font(name=f,size=8,bold=b)
    x=ws.cell(y,3,r['label']); x.font=Font(name=f,size=8,bold=b); x.alignment=Alignment(indent=r['lvl'])
    if r['full']:
        for k,v in enumerate(r['full']):
            z=ws.cell(y,4+k)
            if v!=0: z.value=v/100
            z.number_format='#,##0.00;[Red]-#,##0.00'; z.font=Font(name=f,size=8,bold=b or C[k][0] in 'Q' or k==16)
            if C[k].startswith('Qtr') or k==16: z.fill=qf
            if r['items']: z.border=Border(top=Side(style='thin'),bottom=Side(style='double') if r['typ']=='TOTAL' else None)
        if r['typ']=='LINE': ws.row_dimensions[y].outlineLevel=1
    y+=1
    if r['typ']=='TOTAL': y+=1
ws.freeze_panes='D6'; ws.page_setup.orientation='landscape'; ws.page_setup.paperSize=8; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.print_title_rows='1:5'
wb.active=1; wb.save(os.path.join(DOC,F))
k=st.rows; print(len(k),{q:k[i]['full'][-1]/100 for q,i in st.keys.items()})
save(F,[st],'OFFICE','OPERATING_STATEMENT_T12','large ledger detail, quarter subtotals between months, hidden entity column, row outline, parameter sheet',True)
