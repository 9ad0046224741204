from common import *
import openpyxl
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
rnd=random.Random(606)
N='irongate_2025_actual_vs_budget.xlsx'
s=S('ACTUAL VS BUDGET','Iron Gate Mini Storage','2025-01-01','2025-12-31',['2025 Actual','2025 Budget','$ Fav / (Unfav)','2024 Actual'],sheet='YE 2025',dec=0,dash=False)
# kind: income lines fav = actual-budget, expense lines fav = budget-actual
def L(l,a,b,p,k): return s.line(l,[a,b,(a-b) if k>0 else (b-a),p],k=k)
def T(l,terms,k,rt='SUBTOTAL',key=None):
    i=s.tot(l,terms,rt,key=key,k=k);v=s.rows[i]['vals'];v[2]=(v[0]-v[1]) if k>0 else (v[1]-v[0]);return i
I=1;E=-1
s.head('INCOME')
a=[L('Drive-up unit rent',418366,425000,401208,I),L('Climate controlled unit rent',287904,276000,262117,I),L('RV and boat parking',48730,46800,44565,I)]
b=[L('Discounts and move-in specials',-31482,-24000,-22916,I),L('Bad debt / auction write-offs',-9817,-8500,-7940,I)]
nr=T('Net rental income',a+b,I)
c=[L('Late fees',24511,22000,23068,I),L('Admin fees',11775,12500,12050,I),L('Lock and box sales',6038,6600,6412,I),L('Tenant protection plan',38294,33000,29871,I),L('Truck rental commission',7216,8000,8344,I),L('Auction proceeds',3905,3000,2770,I)]
oi=T('Total other income',c,I)
ti=T('TOTAL INCOME',[nr,oi],I,'TOTAL','total_income')
s.head('OPERATING EXPENSES')
e=[L('Manager and assistant wages',96480,94000,89215,E),L('Payroll taxes',8016,7800,7411,E),L('Call center',7140,7200,6900,E),L('Advertising - web and pay-per-click',21877,18000,16402,E),L('Software and merchant fees',22356,21500,20790,E),L('Electricity',25918,24500,23377,E),L('Water',1934,2000,1866,E),L('Telephone and internet',4188,4200,4020,E),L('Repairs - doors and gates',11203,9000,8127,E),L('Repairs - HVAC',6790,5500,4915,E),L('Landscaping and snow',8450,8800,8300,E),L('Security cameras and alarm',5268,5300,5060,E),L('Property insurance',27315,25000,22684,E),L('Property taxes',61742,60500,58319,E),L('Professional fees',4600,5000,4350,E),L('Office and postage',3472,3600,3391,E),L('Management fee 6%',47677,47894,45391,E)]
te=T('TOTAL OPERATING EXPENSES',e,E,'TOTAL','total_operating_expenses')
noi=T('NET OPERATING INCOME',[ti,te],I,'TOTAL','noi')
def fixnet(i,p,m):
    v=s.rows[i]['vals'];
    for c in (0,1,3): v[c]=s.rows[p]['vals'][c]-sum(s.rows[q]['vals'][c] for q in m)
    v[2]=v[0]-v[1]
fixnet(noi,ti,[te])
s.head('BELOW THE LINE')
o=[L('Interest - First Delta Bank',118204,118204,121655,E),L('Capital: asphalt overlay bldg 3-5',38900,40000,0,E)]
ni=T('CASH FLOW AFTER DEBT AND CAPITAL',[noi]+o,I,'TOTAL','net_cash_flow');fixnet(ni,noi,o)
# planted: the row "Repairs - HVAC" is not printed, the totals contain it
d=[k for k,r in enumerate(s.rows) if r['label']=='Repairs - HVAC'][0];dv=s.rows[d]['vals']
s.rows.pop(d)
for r in s.rows:
    if r['items'] is not None: r['items']=[x-(x>d) for x in r['items'] if x!=d]
s.key={k:(i-(i>d)) for k,i in s.key.items()}
s.planted={'what':f'expense row "Repairs - HVAC" (2025 actual {dv[0]:.0f}, budget {dv[1]:.0f}, 2024 {dv[3]:.0f}) was left out; TOTAL OPERATING EXPENSES still contains it','kind':'row_dropped'}
wb=openpyxl.Workbook();ws=wb.active;ws.title='YE 2025'
ws['A1']='IRON GATE MINI STORAGE';ws['A1'].font=Font(name='Arial',size=14,bold=True,color='FFFFFF')
for c_ in range(1,10): 
    for r_ in (1,2): ws.cell(r_,c_).fill=PatternFill('solid',fgColor='1F4E78')
ws['A2']='Actual vs Budget  |  January - December 2025  |  412 units, 58,650 rentable sq ft';ws['A2'].font=Font(name='Arial',size=10,color='FFFFFF')
s.title='Actual vs Budget';s.prop='IRON GATE MINI STORAGE'
ws.merge_cells('B4:F4');ws['B4']='FULL YEAR 2025';ws.merge_cells('H4:I4');ws['H4']='PRIOR YEAR'
for a_ in ('B4','H4'): ws[a_].alignment=Alignment(horizontal='center');ws[a_].font=Font(name='Arial',size=10,bold=True);ws[a_].fill=PatternFill('solid',fgColor='BDD7EE')
for c_,h in ((2,'Actual'),(3,'Budget'),(4,'$ Fav / (Unfav)'),(5,'% Var'),(6,'$/SF'),(8,'2024 Actual'),(9,'% Chg')):
    x=ws.cell(5,c_,h);x.font=Font(name='Arial',size=9,bold=True);x.alignment=Alignment(horizontal='right',wrap_text=True);x.border=Border(bottom=Side(style='medium'))
s.cols=['FULL YEAR 2025 Actual','FULL YEAR 2025 Budget','FULL YEAR 2025 $ Fav / (Unfav)','2024 Actual']
R=5;nf='#,##0;(#,##0);0'
for r in s.rows:
    R+=1
    if r['rt']=='HEADING': R+=1
    bold=r['rt']!='LINE';f=Font(name='Arial',size=9,bold=bold)
    x=ws.cell(R,1,r['label']);x.font=f
    if not bold:x.alignment=Alignment(indent=1)
    if r['rt']=='HEADING': 
        for c_ in range(1,10): ws.cell(R,c_).fill=PatternFill('solid',fgColor='DDEBF7')
        continue
    A,B,V,Pv=r['vals']
    for c_,v,fm in ((2,A,nf),(3,B,nf),(4,V,nf),(5,V/abs(B) if B else None,'0.0%;(0.0%)'),(6,A/58650,'0.00;(0.00)'),(8,Pv,nf),(9,(A-Pv)/abs(Pv) if Pv else None,'0.0%;(0.0%)')):
        x=ws.cell(R,c_,v);x.number_format=fm;x.font=f
        if r['items']: x.border=Border(top=Side(style='thin'),bottom=Side(style='double') if r['rt']=='TOTAL' else None)
ws.cell(R+2,1,'Prepared by bookkeeper for the county return, 3/11/2026. Cash basis.').font=Font(name='Arial',size=8,italic=True)
ws.column_dimensions['A'].width=36
for c_ in 'BCDH':ws.column_dimensions[c_].width=12
for c_ in 'EFI':ws.column_dimensions[c_].width=9
ws.column_dimensions['G'].width=2;ws.freeze_panes='B6'
ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=1;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
u=wb.create_sheet('Unit mix')
for row in [['Size','Count','Street rate'],['5x10',96,62],['10x10',148,98],['10x15',74,124],['10x20',58,149],['10x30',18,209],['RV',18,85]]: u.append(row)
ws.row_dimensions[1].height=22
wb.save(doc(N))
save(N,[s],'SELF_STORAGE','OPERATING_STATEMENT','s47c','owner workbook, banner fill, grouped headers, percent and per-sq-ft columns, second sheet unit mix; planted dropped row',True)
