# apartments T-12 export with GL codes, months as real dates, then T-12, T-3 annualized, T-1 annualized, per-unit; capital below
import random,datetime
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
from openpyxl.utils import get_column_letter as gl
R=random.Random(1812);U=212
ms=[(2024,10),(2024,11),(2024,12)]+[(2025,m) for m in range(1,10)]
nm=[datetime.date(y,m,1).strftime('%b %Y') for y,m in ms]
s=St('T12 Income Statement','Orchard Terrace Apartments',nm+['T-12','T-3 Annualized','T-1 Annualized'],'2024-10-01','2025-09-30',sheet='T12')
def F(m):m=[round(x,2) for x in m];return m+[round(sum(m),2),round(4*sum(m[-3:]),2),round(12*m[-1],2)]
def fl(b,j=.03,g=0):return F([b*(1+g*k)*(1+R.uniform(-j,j)) for k in range(12)])
def neg(l):return [-x for x in l]
def sec(code,name,items,tc,tn,**k):
    s.head(name,code);ix=[s.line(l,v,c) for c,l,v in items];return s.tot(tn,ix,code=tc,**k)
r=sec('4000','RENTAL INCOME',[('4010','Market Rent',fl(296800,.002,.003)),('4015','Gain/Loss to Lease',neg(fl(11240,.15))),('4020','Vacancy',neg(fl(15930,.12))),('4025','Model / Employee Units',neg(F([2780]*12))),('4030','Concessions',neg(fl(4310,.5))),('4040','Bad Debt',neg(fl(2960,.6))),('4045','Bad Debt Recovery',fl(415,.8))],'4099','TOTAL RENTAL INCOME')
o=sec('4100','OTHER INCOME',[('4110','Water / Sewer Reimb.',fl(10480,.04)),('4115','Trash Reimb.',fl(3180,.02)),('4120','Pest Reimb.',fl(820,.02)),('4130','Pet Rent',fl(2240,.05)),('4135','Garage Rent',fl(4750,.04)),('4140','Late Fees',fl(2630,.3)),('4150','Application Fees',fl(1480,.4)),('4160','Damages',fl(1900,.7)),('4170','Insurance Waiver',fl(2210,.05)),('4190','Miscellaneous',fl(340,.8))],'4199','TOTAL OTHER INCOME')
t=s.tot('TOTAL INCOME',[r,o],rt='TOTAL',code='4999',key='total_income')
z=[0]*12
def at(d):
    q=[0]*12
    for k,v in d.items():q[k]=v
    return F(q)
p=sec('5000','PAYROLL',[('5010','Manager Salary',F([6250]*3+[6437.5]*9)),('5015','Leasing Salaries',fl(6820,.06)),('5020','Maintenance Salaries',fl(11460,.06)),('5030','Payroll Taxes & Benefits',fl(5610,.1)),('5040','Bonuses',at({2:4800,5:2650,8:3100,11:2900}))],'5099','TOTAL PAYROLL')
m=sec('5100','REPAIRS & MAINTENANCE',[('5110','General R&M',fl(4920,.3)),('5115','HVAC',fl(2140,.6)),('5120','Plumbing',fl(1830,.6)),('5130','Grounds Contract',F([3150]*12)),('5135','Snow Removal',at({2:4180.5,3:7925,4:6110,5:1240})),('5140','Pool',at({7:2260,8:1815.4,9:1740,10:1695,0:610})),('5150','Turnover – Paint & Clean',fl(5360,.4)),('5160','Pest Control',F([905]*12))],'5199','TOTAL REPAIRS & MAINTENANCE')
u=sec('5200','UTILITIES',[('5210','Electric – House',fl(2960,.15)),('5215','Electric – Vacant',fl(610,.4)),('5220','Gas',fl(1240,.6)),('5230','Water & Sewer',fl(12870,.05)),('5240','Refuse',fl(3390,.03))],'5299','TOTAL UTILITIES')
ga=sec('5300','MARKETING & ADMIN',[('5310','Internet Listings',fl(3120,.05)),('5315','Resident Events',fl(430,.8)),('5320','Office & Software',fl(2980,.1)),('5330','Legal & Evictions',fl(1120,.8)),('5340','Management Fee',F([.03*x for x in s.rows[t]['v'][:12]]))],'5399','TOTAL MARKETING & ADMIN')
tx=sec('5400','TAXES & INSURANCE',[('5410','Real Estate Tax',F([31870]*3+[33420]*9)),('5420','Property Insurance',F([9980]*8+[11640]*4))],'5499','TOTAL TAXES & INSURANCE')
te=s.tot('TOTAL OPERATING EXPENSES',[p,m,u,ga,tx],rt='TOTAL',code='5999',key='total_operating_expenses')
n=s.tot('NET OPERATING INCOME',[t],[te],rt='TOTAL',code='6000',key='noi')
cx=sec('7000','NON-OPERATING / CAPITAL',[('7010','Appliances',fl(1850,.6)),('7020','Flooring',fl(4420,.5)),('7030','Unit Renovations',at({0:18400,1:21250,4:9600,6:27815.75,9:14300})),('7040','Roof – Bldg 6',at({8:38750})),('7090','Mortgage Interest',fl(58240,.004,-.001))],'7099','TOTAL NON-OPERATING / CAPITAL')
ni=s.tot('NET INCOME',[n],[cx],rt='TOTAL',code='9000',key='net_income')
w=Workbook();ws=w.active;ws.title='T12'
ws['A1']='Orchard Terrace Apartments';ws['A2']='T12 Income Statement';ws['A3']='Oct 2024 - Sep 2025 | Book = Accrual | 212 units';ws['A1'].font=Font(bold=True,size=12)
H=5
ws.cell(H,1,'Account');ws.cell(H,2,'Description')
for k,(y,mm) in enumerate(ms):q=ws.cell(H,3+k,datetime.date(y,mm,1));q.number_format='mmm yyyy'
for k,h in zip((16,17,18,19),('T-12','T-3 Annualized','T-1 Annualized','T-12 / Unit')):ws.cell(H,k,h)
for k in range(1,20):q=ws.cell(H,k);q.font=Font(bold=True,name='Arial',size=9);q.border=Border(bottom=Side(style='medium'));q.alignment=Alignment(horizontal='center',wrap_text=True)
y=H+1
for rw in s.rows:
    T=rw['rt'];ft=Font(name='Arial',size=9,bold=T!='LINE')
    ws.cell(y,1,rw['code']).font=ft;ws.cell(y,2,rw['label']).font=ft
    if T=='LINE':ws.cell(y,2).alignment=Alignment(indent=2)
    if T!='HEADING':
        for k,val in enumerate(rw['v']):
            q=ws.cell(y,3+k+(0 if k<12 else 1),val);q.number_format='#,##0.00;(#,##0.00)';q.font=ft
        q=ws.cell(y,19,round(rw['v'][12]/U));q.font=ft;q.number_format='#,##0;(#,##0)'
        if T!='LINE':
            for k in range(3,20):ws.cell(y,k).border=Border(top=Side(style='thin'))
    y+=1+(T=='TOTAL' or T=='SUBTOTAL')
for k in range(1,20):ws.column_dimensions[gl(k)].width=11.5
ws.column_dimensions['B'].width=30;ws.column_dimensions['A'].width=8;ws.column_dimensions['O'].width=11.5
ws.freeze_panes='C6';ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
# columns C..N months, O blank spacer -> T-12 at P
ws.column_dimensions['O'].width=2
for row in ws.iter_rows(min_row=H,max_row=y):
    pass
w.save(doc('x02_orchard_terrace_t12.xlsx'))
save('x02_orchard_terrace_t12.xlsx',[s],'MULTIFAMILY','OPERATING_STATEMENT_T12','GL export T-12 with cents, date headers, spacer column, T-12/T-3/T-1 annualized and per unit')
