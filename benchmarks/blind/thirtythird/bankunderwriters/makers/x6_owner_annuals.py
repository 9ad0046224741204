# Small owner: 18 apartments, one sheet per year, typed by hand, per-unit column, some amounts typed as text
from kit import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.worksheet.properties import PageSetupProperties as PSP
U=18;wb=Workbook();wb.remove(wb.active);ST=[]
D={2022:dict(inc=[('Rents collected',219480),('Laundry machines',3164),('Parking spaces',4320),('Late fees',785)],
 exp=[('Property tax',27914),('Insurance',9880),('Water / sewer',14226),('Gas (boiler)',11872),('Electric - halls',2941),('Garbage',4380),('Repairs',16745),('Painting & cleaning',5210),('Lawn and snow',4950),('Supplies',1873),('Advertising',640),('Accountant / legal',1850),('Caretaker (free rent + pay)',13200)],below=[('Mortgage payments',58764)]),
 2023:dict(inc=[('Rents collected',228915),('Laundry machines',3308),('Parking spaces',4320),('Late fees',610),('Deposits kept',1175)],
 exp=[('Property tax',28730),('Insurance',11245),('Water / sewer',15018),('Gas (boiler)',10436),('Electric - halls',3077),('Garbage',4560),('Repairs',21388),('Painting & cleaning',6144),('Lawn and snow',5725),('Supplies',2036),('Advertising',480),('Accountant / legal',2475),('Caretaker (free rent + pay)',13800)],below=[('Mortgage payments',58764),('New boiler',23650)]),
 2024:dict(inc=[('Rents collected',239760),('Laundry machines',3291),('Parking spaces',4680),('Late fees',955),('Pet fees',1800)],
 exp=[('Property tax',29852),('Insurance',13790),('Water / sewer',15644),('Gas (boiler)',9318),('Electric - halls',3122),('Garbage',4740),('Repairs',18207),('Painting & cleaning',4985),('Lawn and snow',4810),('Supplies',1719),('Advertising',395),('Accountant / legal',1950),('Caretaker (free rent + pay)',14400)],below=[('Mortgage payments',58764),('Windows 2nd floor',11200)])}
for yr,d in D.items():
    s=S(f'Income and Expenses {yr}','Wexford Street Apartments',f'{yr}-01-01',f'{yr}-12-31',['Year Total'],sheet=str(yr));ST.append(s)
    s.head('INCOME');i=[s.line(n,[v]) for n,v in d['inc']];inc=s.tot('Total income',i,kind='TOTAL',key='total_income')
    s.head('EXPENSES');e=[s.line(n,[v]) for n,v in d['exp']];tx=s.tot('Total expenses',e,kind='TOTAL',key='total_operating_expenses')
    noi=s.tot('Net before mortgage',[inc,tx],[1,-1],kind='TOTAL',key='noi')
    b=[s.line(n,[v]) for n,v in d['below']]
    s.tot('Left over for the year',[noi]+b,[1]+[-1]*len(b),kind='TOTAL',key='net_cash_flow')
    w=wb.create_sheet(str(yr));F=lambda **k:Font(name='Comic Sans MS' if yr>2022 else 'Calibri',size=11,**k)
    w['B1']='Wexford Street Apartments';w['B1'].font=F(bold=True);w['B2']=f'Income and Expenses {yr}';w['B2'].font=F(bold=True);w['B3']='18 units - 77 Wexford Street, Worcester MA';w['B3'].font=F(italic=True)
    w['C5']='Year Total';w['D5']='Per Unit'
    if yr==2024: w['E5']='Per Unit / Month'
    for k in ('C5','D5','E5'): w[k].font=F(underline='single');w[k].alignment=Alignment(horizontal='right')
    y=6
    for row in s.rows:
        t=row['rowType'];v=row['values'][0];bo=t!='LINE'
        w.cell(y,2,row['label']).font=F(bold=bo)
        if v is not None:
            if yr==2022 and t=='LINE': z=w.cell(y,3,f'${v:,}');z.alignment=Alignment(horizontal='right')   # typed as text
            else: z=w.cell(y,3,v);z.number_format='"$"#,##0;-"$"#,##0' if yr!=2024 else '"$"#,##0.00;-"$"#,##0.00'
            z.font=F(bold=bo)
            z=w.cell(y,4,round(v/U));z.number_format='#,##0';z.font=F()
            if yr==2024: z=w.cell(y,5,round(v/U/12,2));z.number_format='#,##0.00';z.font=F()
            if bo: w.cell(y,3).border=Border(top=Side('thin'))
        y+=1
        if t=='TOTAL': y+=1
    w.sheet_properties.pageSetUpPr=PSP(fitToPage=True)
    if yr==2023: w.cell(y+1,2,'boiler replaced October, invoice attached').font=F(italic=True)
    w.column_dimensions['A'].width=3;w.column_dimensions['B'].width=34;w.column_dimensions['C'].width=16;w.column_dimensions['D'].width=12;w.column_dimensions['E'].width=18
    if yr==2024:
        for r in w['B6:E6']+w['B%d:E%d'%(y-2,y-2)]:
            for c in r: c.fill=PatternFill('solid',fgColor='FFF2CC')
w=wb.create_sheet('Notes')
for k,t in enumerate(['Notes for the bank','All figures come from our checkbook (cash).','Caretaker lives in unit 1B, rent is counted in caretaker cost.','Rents were raised $40 on average in June 2024.']): w.cell(1+k,1,t)
w.column_dimensions['A'].width=70
name='x6_wexford_owner_annuals.xlsx';wb.save(DOC(name))
save(name,ST,'MULTIFAMILY','OPERATING_STATEMENT','small owner workbook, one sheet per year, amounts partly typed as text')
