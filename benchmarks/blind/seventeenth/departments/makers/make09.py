# parking portfolio, garages side by side, quarter; planted total
from lib import *; from openpyxl import Workbook; from openpyxl.styles import *
R=random.Random(1409);F='northgate_parking_portfolio_q2_2025.xlsx'
G=['Canal Street','Union Deck','Harper Lot','Civic Center','Station West'];sz=[1.15,.82,.21,1.6,.64]
s=S('Garage-by-Garage Results','Northgate Parking Portfolio','2025-04-01','2025-06-30',G+['Portfolio'],sheet='Q2 by garage',nd=0)
def q(b,j=.15,skip=()): 
    v=[0 if i in skip else round(b*z*(1+R.uniform(-j,j))) for i,z in enumerate(sz)];return v+[sum(v)]
s.l('Spaces',[486,341,96,672,270,1865])
s.h('REVENUE')
rv=[s.l(n,q(b,.15,k)) for n,b,k in [('Transient',246000,()),('Contract / monthly',171500,()),('Hotel valet',41200,(2,4)),('Event',52600,(0,2)),('EV sessions',3900,(2,)),('Antenna & billboard rent',6100,(1,2,4))]]
gr=s.t('Gross revenue',rv);tx=s.l('Sales / parking tax',[-x for x in q(49800,.04)]);
ti=s.t('NET REVENUE',[gr,tx],type='TOTAL',key='total_income')
s.h('OPERATING COSTS')
ex=[s.l(n,q(b,j,k)) for n,b,j,k in [('On-site wages',68400,.1,(2,)),('Payroll burden',15900,.1,(2,)),('Operator fee',9000,.05,()),('Credit card & app fees',14100,.08,()),('Repairs & PARCS service',11700,.3,()),('Power & water',10350,.15,()),('Security patrol',13200,.1,(2,)),('Snow & sweeping',3100,.4,()),('Insurance',12800,.08,()),('Property tax',44600,.06,())]]
te=s.t('TOTAL OPERATING COSTS',ex,type='TOTAL',key='total_operating_expenses')
noi=s.t('NET OPERATING INCOME',[ti],[te],type='TOTAL',key='noi')
s.h('BELOW NOI');be=[s.l('Structural reserve ($75/space)',[36450//4*1 if False else round(n*75/4) for n in(486,341,96,672,270)]+[0]),s.l('Debt service',[81250,48900,0,128400,0,258550])]
s.rows[be[0]]['v'][5]=sum(s.rows[be[0]]['v'][:5])
cf=s.t('CASH FLOW TO OWNER',[noi],be,type='TOTAL',key='net_cash_flow')
good=s.rows[te]['v'][3];s.rows[te]['v'][3]=good+2700
s.planted={'what':f'TOTAL OPERATING COSTS, Civic Center: printed {good+2700:,}, its lines sum to {good:,} (NOI and Portfolio column follow the true figure)','kind':'total_wrong'}
wb=Workbook();i_=wb.active;i_.title='Cover';i_['B3']='NORTHGATE PARKING PORTFOLIO';i_['B3'].font=Font(size=20,bold=True,color='7A3E00');i_['B5']='Quarterly asset management review';i_['B6']='Quarter ended June 30, 2025';i_['B9']='Contents: Q2 by garage; no rent roll this quarter';i_.sheet_view.showGridLines=False
w=wb.create_sheet('Q2 by garage');w.sheet_view.showGridLines=False
w['B2']='Northgate Parking Portfolio';w['B3']='Garage-by-Garage Results';w['B4']='Three months ended June 30, 2025 ($)';w['B2'].font=Font(bold=True,size=13,color='7A3E00');w['B3'].font=Font(bold=True)
w.cell(6,4,'DOWNTOWN');w.merge_cells('D6:F6');w.cell(6,7,'UPTOWN');w.merge_cells('G6:H6');w['D6'].alignment=w['G6'].alignment=Alignment(horizontal='center')
cols=[4,5,6,7,8,10]
for k,n in zip(cols,['Canal\nStreet','Union\nDeck','Harper\nLot','Civic\nCenter','Station\nWest','Portfolio']):
    c=w.cell(7,k,n);c.alignment=Alignment(horizontal='right',wrap_text=True);c.font=Font(bold=True);c.border=Border(bottom=Side('medium',color='7A3E00'))
w.cell(7,11,'Per space').font=Font(bold=True);w.row_dimensions[7].height=30
y=8
for r in s.rows:
    t=r['type'];y+=t=='HEADING'
    w.cell(y,2 if t!='LINE' or r['label']=='Spaces' else 3,r['label']).font=Font(bold=t!='LINE',color='7A3E00' if t=='HEADING' else '000000')
    if t!='HEADING':
        for k,v in zip(cols,r['v']):
            c=w.cell(y,k,v);c.number_format='#,##0;(#,##0);"-"';c.font=Font(bold=t!='LINE')
            if t=='TOTAL':c.fill=PatternFill('solid',fgColor='FBEBDD')
            if t!='LINE':c.border=Border(top=Side('thin'))
        if r['label']!='Spaces':c=w.cell(y,11,r['v'][5]/1865);c.number_format='#,##0.00;(#,##0.00)';c.font=Font(italic=True,color='777777')
    y+=1
w.cell(y+1,2,'Harper Lot is unattended; wages and patrol are none. Operator: three-year agreement to 2027.').font=Font(italic=True,size=8)
w.column_dimensions['A'].width=2;w.column_dimensions['B'].width=4;w.column_dimensions['C'].width=30;w.column_dimensions['I'].width=2
for k in 'DEFGHJK':w.column_dimensions[k].width=12
w.page_setup.fitToHeight=0;w.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc(F));save(F,[s],'PARKING','OPERATING_STATEMENT','garages as columns in two groups, spacer column, cover sheet, planted total',True,True)
