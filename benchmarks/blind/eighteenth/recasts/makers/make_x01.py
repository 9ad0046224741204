# shopping centre underwriting workbook: history, budget, UW, variance, PSF, notes; hidden helper cols; below-line capital
import random
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
R=random.Random(1811); GLA=84615
C=['YE 2022','YE 2023','YE 2024','Budget 2025','Underwriting','UW vs. 2024']
s=St('NOI Underwriting','Tamarack Crossing',C,sheet='UW')
def v(b,g=.025,j=.03,uw=None):
    o=[round(b*(1+g)**k*(1+R.uniform(-j,j))) for k in range(4)]
    u=uw if uw is not None else round(b*(1+g)**3.4);return o+[u,u-o[2]]
s.head('REVENUE')
a=[s.line('Base Rent – In Place',v(1312600,.02,.004)),s.line('Contractual Rent Steps (thru 6/26)',[None]*4+[18744,18744]),s.line('Gross-Up Vacant Space',[None]*4+[96250,96250]),s.line('Percentage Rent',v(24800,0,.3,18000))]
g=s.tot('Gross Potential Rent',a)
r=[s.line('CAM Recoveries',v(228700)),s.line('Tax Recoveries',v(181300)),s.line('Insurance Recoveries',v(39600,.09))]
rt=s.tot('Total Recoveries',r)
o=s.line('Signage / Antenna / Other',v(14850,.01,.2,14000))
vc=s.line('Less: Vacancy & Collection Loss',[-x for x in v(41250,.03,.3)][:4]+[-141900,None])
s.rows[vc]['v'][5]=-141900-s.rows[vc]['v'][2]
e=s.tot('EFFECTIVE GROSS REVENUE',[g,rt,o,vc],rt='TOTAL',key='total_income')
s.head('EXPENSES')
x=[s.line(n,v(b,gr,jj)) for n,b,gr,jj in [('Real Estate Taxes',204400,.03,.01),('Insurance',42800,.1,.02),('Utilities',31200,.03,.06),('Repairs & Maintenance',58900,.03,.15),('Parking Lot & Snow',36700,.03,.2),('Landscaping',22450,.03,.05),('Security',12800,.03,.1),('General & Administrative',27900,.03,.1)]]
mv=[round(.035*q) for q in s.rows[e]['v'][:4]]+[round(.04*s.rows[e]['v'][4])]
x.append(s.line('Management Fee',mv+[mv[4]-mv[2]]));x.append(s.line('Non-Recoverable',v(9300,.03,.3)))
t=s.tot('TOTAL EXPENSES',x,rt='TOTAL',key='total_operating_expenses')
n=s.tot('NET OPERATING INCOME',[e],[t],rt='TOTAL',key='noi')
s.head('BELOW THE LINE')
k=[s.line('Capital Reserves @ $0.20',[None]*4+[16923,16923]),s.line('Tenant Improvements',[112400,38650,74300,90000,59231,59231-74300]),s.line('Leasing Commissions',[46115,17208,31980,35000,29615,29615-31980])]
kt=s.tot('Total Capital Items',k)
nc=s.tot('NET CASH FLOW',[n],[kt],rt='TOTAL',key='net_cash_flow')
w=Workbook();ws=w.active;ws.title='Assumptions'
for q in [('Loan amount',9350000),('Rate',.0645),('Amort (yrs)',30),('GLA (SF)',GLA),('Annual constant',.0755),('Stabilized vacancy',.075)]:ws.append(q)
ws=w.create_sheet('UW');ws.sheet_view.showGridLines=False
ws['B2']='Tamarack Crossing';ws['B2'].font=Font(bold=True,size=14);ws['B3']='NOI Underwriting';ws['B3'].font=Font(size=12,italic=True);ws['B4']='84,615 SF grocery-anchored neighborhood center, Boise ID';ws['L2']='Analyst: TMV';ws['L3']='Ver. 4 – post site visit'
heads=[('D','YE 2022'),('E','YE 2023'),('F','YE 2024'),('G','Budget 2025'),('I','Underwriting'),('J','UW PSF'),('K','UW vs. 2024'),('L','Notes')]
ws['D6']='Historical (owner, year end 12/31)';ws.merge_cells('D6:F6');ws['D6'].alignment=Alignment(horizontal='center');ws['I6']='Lender';ws.merge_cells('I6:K6');ws['I6'].alignment=Alignment(horizontal='center')
for col,h in heads:
    q=ws[col+'7'];q.value=h;q.font=Font(bold=True,color='FFFFFF');q.fill=PatternFill('solid',fgColor='1F4E4A');q.alignment=Alignment(horizontal='center',wrap_text=True)
notes={'Base Rent – In Place':'Rent roll 5/1/25, excludes dark Suite 14','Less: Vacancy & Collection Loss':'7.5% of GPR+rec; actual 4.1%','Management Fee':'Contract 3.5%, UW at 4.0% min','Percentage Rent':'Grocer only; 3-yr low','Parking Lot & Snow':'2023 heavy winter','Tenant Improvements':'$10 new / $2 renew, 65% renewal'}
y=8
for j,rw in enumerate(s.rows):
    T=rw['rt']
    if T=='HEADING' and y>8:y+=1
    ws.cell(y,1,f'k{j}');ws.cell(y,2,rw['label']).font=Font(bold=T!='LINE')
    if T=='LINE':ws.cell(y,2).alignment=Alignment(indent=1)
    if T!='HEADING':
        for cc,val in zip((4,5,6,7,9,11),rw['v']):
            q=ws.cell(y,cc,val);q.number_format='#,##0_);(#,##0)';q.font=Font(bold=T!='LINE',color='0000FF' if cc==9 and T=='LINE' else '000000')
            if T!='LINE':q.border=Border(top=Side(style='thin'))
        if rw['v'][4] is not None:ws.cell(y,10,round(rw['v'][4]/GLA,2)).number_format='0.00_);(0.00)'
        ws.cell(y,8,1 if T=='LINE' else 0)
    if rw['label'] in notes:ws.cell(y,12,notes[rw['label']]).font=Font(italic=True,size=9)
    y+=1
y+=1;NV=s.rows[n]['v'];NCv=s.rows[nc]['v']
ws.cell(y,2,'DSCR on UW NCF');ws.cell(y,9,round(NCv[4]/(9350000*.0755),2)).number_format='0.00"x"';ws.cell(y+1,2,'Debt yield (UW NOI)');ws.cell(y+1,9,round(NV[4]/9350000,4)).number_format='0.0%'
for col,wd in zip('ABCDEFGHIJKL',(5,34,2,12,12,12,12,3,13,9,12,38)):ws.column_dimensions[col].width=wd
ws.column_dimensions['A'].hidden=True;ws.column_dimensions['H'].hidden=True;ws.freeze_panes='D8'
ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=1;ws.sheet_properties.pageSetUpPr.fitToPage=True
w.active=1;w.save(doc('x01_tamarack_crossing_uw.xlsx'))
save('x01_tamarack_crossing_uw.xlsx',[s],'RETAIL','OPERATING_STATEMENT','lender underwriting workbook: history, budget, UW, PSF, variance, notes, hidden helper columns, assumptions sheet',True)
