# industrial flex park: 3-sheet workbook, T12 with quarter subtotals, formulas, + balance sheet sheet; budget columns hidden
from common import *
import xlsxwriter
from xlsxwriter.utility import xl_rowcol_to_cell as rc, xl_col_to_name as cn
R=random.Random(4512); fn='Palmetto Flex Park - Financials FYE 0625 (Seller).xlsx'
mo='Jul-24 Aug-24 Sep-24 Oct-24 Nov-24 Dec-24 Jan-25 Feb-25 Mar-25 Apr-25 May-25 Jun-25'.split()
cols=[];
for q in range(4): cols+=mo[3*q:3*q+3]+[f'Q{q+1} FY25']
cols+=['FY25 Total','PSF']
C=cols[:-1]
s=S('Income Statement - Trailing Twelve Months','Palmetto Flex Park (Buildings A-F)','2024-07-01','2025-06-30',C,sheet='T12')
def w(v):
    v=[r2(x) for x in v];o=[]
    for q in range(4): o+=v[3*q:3*q+3]+[r2(sum(v[3*q:3*q+3]))]
    return o+[r2(sum(v))]
fx=lambda b,st=None,at=12:w([b if i<at else st for i in range(12)])
rv=lambda b,vol=.2,p=1:w([b*(1+R.uniform(-vol,vol)) if R.random()<p else 0 for _ in range(12)])
L=s.line
def G(h,ls,t): 
    s.head(h);return s.tot(t,[L(n,v) for n,v in ls])
a=G('Rental Income',[('Base Rent - Bldgs A-C',fx(48215.5,49661.97,6)),('Base Rent - Bldgs D-F',fx(39980.0,41179.4,3)),('Holdover / MTM Premium',w([0,0,612.5,612.5,612.5,0,0,0,0,0,0,0])),('Abated Rent - Suite D-104',w([0,0,-5240,-5240,-5240,-2620,0,0,0,0,0,0]))],'Total Rental Income')
b=G('Expense Recoveries',[('CAM Recovery',fx(11872.0,12310.0,6)),('Tax Recovery',fx(13244.6,13980.2,6)),('Insurance Recovery',fx(4086.75)),('2024 CAM True-Up',w([0]*8+[9418.33,0,0,0]))],'Total Expense Recoveries')
o=L('Other Income',rv(310,.6,.7))
ti=s.tot('Total Revenue',[a,b,o],t='TOTAL',key='total_income')
x=G('Recoverable Operating Expenses',[('Landscape Maintenance',fx(2875.0,2990.0,6)),('Irrigation Repairs',rv(240,.8,.5)),('Parking Lot & Striping',w([0,0,0,0,4350,0,0,0,0,0,0,0])),('Exterior Lighting',rv(480,.5)),('Common Electric',rv(1160,.15)),('Water / Sewer / Fire Line',rv(1895,.1)),('Dumpster Service',fx(1640.0,1722.0,6)),('Roof Maintenance',rv(1350,.8,.5)),('HVAC - Common',rv(300,.9,.4)),('Fire Sprinkler Inspection & Monitoring',w([385,385,385,2140,385,385,385,385,385,385,385,385])),('Pest Control',fx(190.0)),('Day Porter',fx(1450.0)),('Storm Cleanup - Helene',w([0,0,0,7815.4,2260,0,0,0,0,0,0,0])),('Property Management Fee',w([.035*y for k,y in enumerate(s.rows[ti]['v'][:16]) if k%4!=3]))],'Total Recoverable Operating Expenses')
y_=G('Taxes & Insurance',[('Real Estate Taxes',fx(14102.4,14735.0,6)),('Property & Wind Insurance',fx(4310.25,5026.5,9)),('Flood Insurance',fx(612.0))],'Total Taxes & Insurance')
z=G('Non-Recoverable Expenses',[('Legal & Leasing',rv(900,.8,.5)),('Vacant Suite Utilities',rv(220,.6,.8)),('Repairs - Landlord Cost',rv(700,.9,.4)),('Bank Fees',fx(42.5))],'Total Non-Recoverable Expenses')
te=s.tot('Total Operating Expenses',[x,y_,z],t='TOTAL',key='total_operating_expenses')
noi=s.tot('Net Operating Income',[ti,te],t='TOTAL',key='noi',neg=[te])
q=G('Below the Line',[('Interest Expense',w([31870.2-41.6*i for i in range(12)])),('Tenant Improvements',w([0,18400,0,0,0,0,0,26250,0,0,0,0])),('Leasing Commissions',w([0,9120.5,0,0,0,0,0,0,11875,0,0,0]))],'Total Below the Line')
s.tot('Net Income',[noi,q],t='TOTAL',key='net_income',neg=[q])
s.dash=1
u=S('Balance Sheet','Palmetto Flex Park (Buildings A-F)',None,'2025-06-30',['6/30/2025','6/30/2024'],sheet='Balance Sheet')
l=lambda n,a_,b_:u.line(n,[a_,b_])
u.head('Assets')
A=u.tot('Total Current Assets',[l('Operating Cash',271840.33,214118.9),l('Tax & Insurance Escrow',98415.2,93770.64),l('Accounts Receivable',22871.46,17904.05),l('Prepaids',15079.5,12930.75)])
F=u.tot('Net Fixed Assets',[l('Land',1860000,1860000),l('Buildings A-F',9412500,9412500),l('Tenant Improvements',644870,600220),l('Less: Accumulated Depreciation',-2208915,-1926440)])
D=l('Deferred Leasing Costs, net',131406.22,124880.9)
ta=u.tot('Total Assets',[A,F,D],t='TOTAL',key='total_assets')
u.head('Liabilities')
tl=u.tot('Total Liabilities',[l('Accounts Payable',31540.88,27119.42),l('Accrued Real Estate Taxes',88410,84614.4),l('Prepaid Rent',19872.14,24005.6),l('Security Deposits',112640,108215),l('Mortgage - Lowcountry Federal',6274118.05,6418902.77)],t='TOTAL',key='total_liabilities')
u.head("Members' Equity")
E=[r2(u.rows[ta]['v'][k]-u.rows[tl]['v'][k]) for k in(0,1)];con=4100000.0;di=[-1240000.0,-915000.0]
eq=u.tot("Total Members' Equity",[l('Contributed Capital',con,con),l('Cumulative Distributions',*di),l('Accumulated Earnings',E[0]-con-di[0],E[1]-con-di[1])],t='TOTAL',key='total_equity')
u.tot("Total Liabilities & Members' Equity",[tl,eq],t='TOTAL')
wb=xlsxwriter.Workbook(f'{B}/documents/{fn}');N='#,##0.00_);[Red](#,##0.00);"-"??_)'
Z=lambda **k:wb.add_format(dict(font_name='Aptos Narrow',font_size=10,**k))
cv=wb.add_worksheet('Cover');cv.hide_gridlines(2);cv.fit_to_pages(1,1);cv.write('C4','PALMETTO FLEX PARK',Z(bold=1,font_size=22) if 0 else wb.add_format(dict(font_name='Aptos Narrow',font_size=22,bold=1,font_color='#1F5C57')))
for k,t in enumerate(['Six-building flex / light industrial park, 118,400 SF, North Charleston, SC','Seller financial package - fiscal year ended June 30, 2025','Contents: T12 | Balance Sheet','Prepared July 22, 2025 by Ashgrove Property Services. Unaudited; accrual basis.']): cv.write(5+k,2,t,Z())
ws=wb.add_worksheet('T12');ws.hide_gridlines(2)
ws.write(0,1,'Palmetto Flex Park (Buildings A-F)',wb.add_format(dict(font_name='Aptos Narrow',font_size=14,bold=1)));ws.write(1,1,'Income Statement - Trailing Twelve Months',Z(bold=1));ws.write(2,1,'July 2024 through June 2025',Z())
c0=3
for j,h in enumerate(cols): ws.write(4,c0+j,h,Z(bold=1,align='center',bg_color='#1F5C57' if j%4!=3 and j<16 else '#123B38',font_color='white'))
ws.write(4,1,'',Z(bg_color='#1F5C57'));ws.write(4,2,'',Z(bg_color='#1F5C57'))
def dump(ws,st,y,c0,quart=False):
    pos={}
    for i,r in enumerate(st.rows):
        if r['t']=='HEADING': y+=1
        ws.write(y,1 if r['t']!='LINE' else 2,r['label'],Z(bold=r['t']!='LINE'));pos[i]=y
        if r['t']!='HEADING':
            for j,v in enumerate(r['v']):
                bg={'bg_color':'#E4EFEE'} if quart and (j%4==3 or j==16) else {}
                ft=Z(num_format=N,bold=r['t']!='LINE',top=1 if r['items'] else 0,bottom=6 if r['t']=='TOTAL' else 0,**bg)
                if r['items']: 
                    ws.write_formula(y,c0+j,'='+''.join(('-' if k in r['neg'] else '+')+rc(pos[k],c0+j) for k in r['items']).lstrip('+'),ft,v)
                elif quart and j==16: ws.write_formula(y,c0+j,'='+'+'.join(rc(y,c0+k) for k in(3,7,11,15)),ft,v)
                elif quart and j%4==3: ws.write_formula(y,c0+j,f'=SUM({rc(y,c0+j-3)}:{rc(y,c0+j-1)})',ft,v)
                else: ws.write(y,c0+j,v,ft)
            if quart: ws.write_formula(y,c0+17,f'={rc(y,c0+16)}/118400',Z(num_format='0.00',italic=1,font_color='#666666'),r2(r['v'][16]/118400))
        y+=1
        if r['t']=='TOTAL': y+=1
    return y
y=dump(ws,s,5,c0,True)
ws.write(y+1,1,'Note: Suite D-104 abatement burned off 12/15/24. Helene cleanup not reimbursed by carrier (below deductible).',Z(italic=1))
ws.set_column(0,0,2);ws.set_column(1,1,3);ws.set_column(2,2,36);ws.set_column(3,20,12.5);ws.freeze_panes(5,3);ws.set_landscape();ws.set_paper(5);ws.fit_to_pages(1,1)
for j in (3,7,11,15): ws.set_column(c0+j,c0+j,13.5)
bs=wb.add_worksheet('Balance Sheet');bs.write(0,1,'Palmetto Flex Park (Buildings A-F)',Z(bold=1));bs.write(1,1,'Balance Sheet',Z(bold=1));bs.write(2,1,'As of June 30, 2025',Z())
for k,h in enumerate(u.columns): bs.write(4,3+k,h,Z(bold=1,align='right',bottom=1))
dump(bs,u,5,3);bs.set_column(0,0,2);bs.set_column(1,1,3);bs.set_column(2,2,36);bs.set_column(3,4,16);bs.fit_to_pages(1,1)
ws.activate();wb.close()
save(fn,[s,u],'INDUSTRIAL','OPERATING_STATEMENT_T12','seller workbook: cover, T12 with quarter columns and live formulas, balance sheet on its own sheet, xlsx',True)
