from lib import *; import openpyxl; from openpyxl.styles import *
R=random.Random(3107)
cols=['Q1 2024','Q2 2024','Q3 2024','Q4 2024','FY 2024','FY 2023','$ Change']
s=St('Departmental Operating Statement','Painted Canyon RV Resort','2024-01-01','2024-12-31',cols,sheet='Dept P&L')
s.expand=lambda r:[*r['v'][:4],sum(r['v'][:4]),r['v'][4],sum(r['v'][:4])-r['v'][4]]
S=[.12,.3,.38,.2]
def ln(l,b,flat=False):
    q=[int(round(b*(.25 if flat else S[k])*R.uniform(.96,1.05))) for k in range(4)];return s.line(l,q+[int(round(b*R.uniform(.9,1.0)))])
s.head('SITE DEPARTMENT',k='d');a=[ln('Nightly site rent',684000),ln('Weekly / monthly site rent',318000),ln('Annual leaseholders',142000,1),ln('Park model & cabin rental',226500),ln('Electric resale',61200),ln('Cancellation fees retained',9800),ln('Site discounts - clubs & military',-38400)]
t1=s.tot('Total site revenue',a);s.head('CAMP STORE & PROPANE',k='d');a=[ln('Store merchandise',118700),ln('Propane & firewood',47200),ln('Laundry & showers',14900)]
t2=s.tot('Total store revenue',a);s.head('ACTIVITIES',k='d');a=[ln('Kayak and bike rental',22600),ln('Pavilion events',17400)]
t3=s.tot('Total activities revenue',a);inc=s.tot('TOTAL REVENUE, ALL DEPARTMENTS',[t1,t2,t3],typ='TOTAL',key='total_income')
s.head('COST OF SALES',k='d');a=[ln('Merchandise cost',71900),ln('Propane & firewood cost',29300)];cs=s.tot('Total cost of sales',a)
gp=s.tot('GROSS MARGIN',[inc],[cs],typ='TOTAL')
s.head('DIRECT PAYROLL',k='d');a=[ln('Front desk & reservations',121000),ln('Grounds & maintenance crew',138500),ln('Work-camper stipends',26400),ln('Payroll taxes & comp',28900)];e1=s.tot('Total direct payroll',a)
s.head('OPERATING EXPENSES',k='d');a=[ln('Electric',118400),ln('Water, sewer & dump station',37100),ln('Trash',21300),ln('Wi-Fi & cable',16800,1),ln('Repairs to sites & pedestals',39700),ln('Pool & bathhouse supplies',18200),ln('Booking commissions & card fees',52300),ln('Advertising & directories',24800),ln('Office & reservation software',17600,1)];e2=s.tot('Total operating expenses - departments',a)
s.head('FIXED CHARGES',k='d');a=[ln('Property taxes',58900,1),ln('Insurance',46300,1),ln('Management fee 4%',65100)];e3=s.tot('Total fixed charges',a)
ex=s.tot('TOTAL EXPENSES',[e1,e2,e3],typ='TOTAL',key='total_operating_expenses')
s.tot('NET OPERATING INCOME',[gp],[ex],typ='TOTAL',key='noi')
wb=openpyxl.Workbook();ws=wb.active;ws.title='Dept P&L'
ws['B1']='PAINTED CANYON RV RESORT';ws['B2']='Departmental Operating Statement';ws['B3']='Four quarters ended December 31, 2024 with prior year'
for k in(1,2,3):ws.cell(k,2).font=Font(bold=True,size=15-2*k,name='Georgia')
ws.merge_cells('D5:G5');ws['D5']='2024 BY QUARTER';ws.merge_cells('I5:K5');ws['I5']='FULL YEAR'
C=[4,5,6,7,9,10,11];H=['Q1','Q2','Q3','Q4',2024,2023,'$ Change']
fill=PatternFill('solid',fgColor='D9C8A9')
for c,h in zip(C,H):ws.cell(6,c,h).font=Font(bold=True);ws.cell(6,c).alignment=Alignment(horizontal='center');ws.cell(6,c).fill=fill
for x in('D5','I5'):ws[x].alignment=Alignment(horizontal='center');ws[x].font=Font(bold=True);ws[x].fill=fill
r0=8
for r in s.rows:
    if r['t']=='HEADING':r0+=1
    ws.cell(r0,2 if r['t']!='LINE' else 3,r['label']).font=Font(bold=r['t']!='LINE')
    if r['v']:
        for c,v in zip(C,s.vals(r)):
            x=ws.cell(r0,c,v);x.number_format='#,##0;[Red](#,##0)';x.font=Font(bold=r['t']!='LINE')
            if r['t']!='LINE':x.border=Border(top=Side('thin'),bottom=Side('double' if r['t']=='TOTAL' else None))
    r0+=1
ws.column_dimensions['A'].width=2;ws.column_dimensions['B'].width=3;ws.column_dimensions['C'].width=40;ws.column_dimensions['H'].width=2
for c in'DEFGIJK':ws.column_dimensions[c].width=13
ws.freeze_panes='D7'
n=wb.create_sheet('Notes');n['A1']='Preparation notes';n['A3']='Annual leaseholders are billed quarterly in advance.';n['A4']='Management fee is 4% of collected site revenue and store revenue, paid to the family office.';n['A5']='Store inventory counted 12/30/24.'
ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
fn='painted_canyon_rv_2024.xlsx';wb.save(doc(fn));save(fn,[s],'HOSPITALITY','OPERATING_STATEMENT','owner workbook, quarters + full year + change, departments, notes sheet')
