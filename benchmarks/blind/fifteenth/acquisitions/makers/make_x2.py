# Two sister garden communities side by side + combined (grouped merged headers, amount / per unit / % for each); expenses negative; PLANTED total
from st import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as gl
import datetime as D
U=(96,72,168); G=['Larkspur Court','Larkspur Terrace','Combined Portfolio']
s=S('Statement of Operations - Calendar Year 2024','Larkspur Court & Larkspur Terrace','2024-01-01','2024-12-31',[g+' Amount' for g in G],sheet='CY2024 Combined')
def L(l,a,b): return s.L(l,[a,b,a+b])
s.H('Revenue')
i=[L('Scheduled Rent',1521600,1188864),L('Loss to Lease',-44180,-21760),L('Vacancy',-76940,-88215),L('Concessions',-9300,-18450),L('Uncollectible Rent',-21684,-14907)]
a=s.T('Rental Revenue, Net',i)
i=[L('Garage & Carport',34200,0),L('Laundry',8416,11872),L('Pet Fees',14950,9775),L('Utility Reimbursements',61284,44038),L('Fees & Other',18377,12641)]
b=s.T('Other Revenue',i)
egi=s.T('Effective Gross Revenue',[a,b],'TOTAL',key='total_income')
s.H('Operating Expenses')
gs=[('Personnel',[('On-Site Management',-71400,-58200),('Maintenance Technicians',-82316,-54180),('Shared Regional Labor',-18000,-13500),('Taxes and Benefits',-36212,-27744)]),
('Repairs and Maintenance',[('Building Repairs',-28914,-31206),('HVAC and Appliances',-17466,-12893),('Make-Ready',-38720,-33415),('Grounds and Snow',-24600,-19800),('Pest and Life Safety',-7215,-5868)]),
('Administration and Marketing',[('Advertising',-14380,-16125),('Office and Technology',-16942,-13006),('Professional Fees',-6850,-6850)]),
('Utilities',[('Electric',-19844,-15208),('Gas',-8276,-21934),('Water and Sewer',-58130,-44871),('Refuse',-13248,-9936)]),
('Taxes, Insurance and Management',[('Property Taxes',-188406,-141220),('Hazard Insurance',-52320,-41760),('Management Fee',-51300,-37600)])]
su=[]
for g,ls in gs:
    s.H(g); ix=[L(*x) for x in ls]; su.append(s.T('Total '+g,ix)); 
te=s.T('Total Operating Expenses',su,'TOTAL',key='total_operating_expenses')
noi=s.T('Net Operating Income',[egi,te],'TOTAL',key='noi')
cx=L('Capital Expenditures',-61480,-94312)
s.T('Cash Flow before Debt Service',[noi,cx],'TOTAL')
pr=s.rows[su[1]]; ok=pr['v'][1]; pr['v'][1]=ok-1800
s.planted={'what':f"Total Repairs and Maintenance, column Larkspur Terrace: printed {pr['v'][1]}, true sum of its lines {ok} (combined column and the totals below are right)",'kind':'total_wrong'}
wb=Workbook(); w=wb.active; w.title='CY2024 Combined'
fb='Arial'
w['A1']='Larkspur Court & Larkspur Terrace'; w['A1'].font=Font(name=fb,size=13,bold=True); w.merge_cells('A1:L1'); w['A2']='Statement of Operations - Calendar Year 2024'; w.merge_cells('A2:L2'); w['A3']='January 1 - December 31, 2024 (modified cash)'; w.merge_cells('A3:L3')
for a_ in ('A1','A2','A3'): w[a_].alignment=Alignment(horizontal='center')
st=[2,6,10]; cl=['DDEBF7','E2EFDA','EDEDED']
for k,c0 in enumerate(st):
    w.cell(5,c0,G[k]); w.merge_cells(start_row=5,start_column=c0,end_row=5,end_column=c0+2); w.cell(6,c0,f'{U[k]} Units'); w.merge_cells(start_row=6,start_column=c0,end_row=6,end_column=c0+2)
    for j,t in enumerate(('Amount','Per Unit','% EGR')): w.cell(7,c0+j,t)
    for r in (5,6,7):
        for j in range(3): x=w.cell(r,c0+j); x.font=Font(name=fb,size=9,bold=r!=6,italic=r==6); x.alignment=Alignment(horizontal='center'); x.fill=PatternFill('solid',fgColor=cl[k])
r=8; E_=s.rows[egi]['v']
for x in s.rows:
    b=x['rt']!='LINE'; c=w.cell(r,1,x['label']); c.font=Font(name=fb,size=9,bold=b); c.alignment=Alignment(indent=0 if x['rt'] in('TOTAL','HEADING') else 2 if x['rt']=='LINE' else 1)
    if x['rt']!='HEADING':
        for k,c0 in enumerate(st):
            v=x['v'][k]
            for j,(z,nf) in enumerate(((v,'#,##0;[Red](#,##0);0'),(round(v/U[k]),'#,##0;[Red](#,##0);0'),(v/E_[k],'0.0%;[Red](0.0%)'))):
                q=w.cell(r,c0+j,z); q.number_format=nf; q.font=Font(name=fb,size=9,bold=b)
                if b: q.border=Border(top=Side('thin'))
    r+=1
    if b and x['rt']!='HEADING': r+=1
w.cell(r+1,1,'Note: shared regional labor is allocated by unit count. Per-unit amounts are rounded to whole dollars.').font=Font(name=fb,size=8,italic=True)
w.column_dimensions['A'].width=34
for c in range(2,13): w.column_dimensions[gl(c)].width=12
for c in (5,9): w.column_dimensions[gl(c)].width=1.5
w.page_setup.orientation='landscape'; w.page_setup.fitToWidth=1; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
wb.properties.created=wb.properties.modified=D.datetime(2025,3,1); wb.save(f'{DOC}/Larkspur combined CY24.xlsx'); dump('Larkspur combined CY24.xlsx',[s])
