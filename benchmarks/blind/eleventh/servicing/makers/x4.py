# RV park owner's book: months with quarter sums; planted digit; T-form balance sheet on the second sheet
from core import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
from openpyxl.utils import get_column_letter as L
R=random.Random(610); fn='Cottonwood Bend RV - books 2024.xlsx'; PR='Cottonwood Bend RV Park & Campground'
M='JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split()
cols=[]; 
for q in range(4): cols+=M[q*3:q*3+3]+[f'QTR {q+1}']
cols.append('YEAR')
SE=[.35,.4,.7,.95,1.2,1.5,1.75,1.7,1.3,1.05,.6,.5]
s=S('Profit & Loss by month 2024',PR,'2024-01-01','2024-12-31',cols,'OPERATING_STATEMENT_T12',sheet='P&L 2024')
def exp(m):
    o=[]
    for q in range(4): x=[r2(v) for v in m[q*3:q*3+3]]; o+=x+[r2(sum(x))]
    return o+[r2(sum(o[3::4]))]
def ln(l,base,sea=1.0,vol=.08,p=1.0,sg=1): return s.line(l,exp([sg*base*(1+(SE[k]-1)*sea)*R.uniform(1-vol,1+vol) if R.random()<p else 0.0 for k in range(12)]))
def fx(l,by): return s.line(l,exp([by.get(k,by.get('all',0.0)) for k in range(12)]))
s.head('INCOME')
a=[ln('Nightly sites',14200,1.1),ln('Weekly sites',5300,.9),ln('Monthly / long-term sites',16800,.1,.03),ln('Cabins',4900,1.0),ln('Electric reimbursed by long-term',2150,.2),ln('Store & firewood',2380,1.0,.15),ln('Propane sales',1420,-.3,.2),ln('Laundry & showers',760,.7),ln('Storage of trailers',1150,-.2,.04),ln('Refunds',240,1,.7,.8,-1)]
tr=s.tot('TOTAL INCOME',a,'TOTAL',key='total_income')
s.head('COST OF GOODS'); cg=[ln('Store merchandise',1480,1.0,.2),ln('Propane purchased',960,-.3,.2)]
ct=s.tot('Total cost of goods',cg)
gp=s.tot('GROSS PROFIT',[tr,(-1,ct)],'TOTAL')
s.head('EXPENSES')
e=[ln('Wages - office & grounds',7350,.35),ln('Work campers',900,.8),ln('Payroll tax',610,.35),el:=ln('Electricity',5180,.5,.07),ln('Water & septic pumping',1390,.6,.25),ln('Trash',640,.3),ln('Internet / WiFi & phone',485,0,.02),ln('Reservation system & card fees',1310,.9),ln('Repairs to sites & pedestals',1250,.2,.6),ln('Mower, cart & truck fuel',480,.8,.3),ln('Pool chemicals',390,1.4,.2,1),ln('Advertising & directories',520,.1,.7,.7),fx('Property tax',{3:8114.36,9:8114.36}),fx('Insurance',{'all':1187.0}),fx('County campground license',{1:675.0}),ln('Bookkeeping',350,0,0),ln('Supplies & misc',430,.5,.4)]
te=s.tot('TOTAL EXPENSES',e,'TOTAL',key='total_operating_expenses')
no=s.tot('NET OPERATING INCOME',[gp,(-1,te)],'TOTAL',key='noi')
bi=[fx('Bank loan interest',{k:r2(4180-9.3*k) for k in range(12)}),fx('Depreciation (per CPA)',{11:41250.0})]
ni=s.tot('NET INCOME',[no]+[(-1,x) for x in bi],'TOTAL',key='net_income')
NI=s.rows[ni]['values'][-1]
j=cols.index('JUL'); v=s.rows[el]['values']; old=v[j]; t=f'{old:.2f}'; v[j]=float(t[0]+str((int(t[1])+4)%10)+t[2:]); assert v[j]!=old
s.planted={'what':f'Electricity, JUL printed {v[j]:,.2f} instead of {old:,.2f} (quarter, year and column totals use the right figure)','kind':'digit_changed'}
b=S('Balance Sheet 12/31/24',PR,None,'2024-12-31',['12/31/2024'],'BALANCE_SHEET',sheet='Bal Sheet'); bl=lambda l,x: b.line(l,[x])
b.head('ASSETS'); c1=[bl('Checking - Prairie State Bank',38814.27),bl('Savings - tax reserve',16228.72),bl('Store till',400.0),bl('Due from long-term guests',2964.5),bl('Store & propane inventory',4118.0)]
t1=b.tot('Current assets',c1); c2=[bl('Land, 21 acres',412000.0),bl('Sites, roads & utilities',688340.0),bl('Office, bath house & cabins',294715.0),bl('Vehicles & equipment',71260.0),bl('Less depreciation',-318455.0)]
t2=b.tot('Fixed assets',c2); TA=b.tot('TOTAL ASSETS',[t1,t2],'TOTAL',key='total_assets'); na=len(b.rows)
b.head('LIABILITIES'); d1=[bl('Accounts payable',6233.18),bl('Lodging & sales tax owed',2871.44),bl('Payroll tax owed',1049.6),bl('Advance reservations',11480.0),bl('Site deposits',7900.0),bl('Prairie State Bank - mortgage',641928.35),bl('Kubota note',13604.9)]
TL=b.tot('TOTAL LIABILITIES',d1,'TOTAL',key='total_liabilities'); b.head('OWNER EQUITY')
dr=-62000.0; op=r2(b.rows[TA]['values'][0]-b.rows[TL]['values'][0]-NI-dr); q=[bl('Owner capital, 1/1/24',op),bl('Draws',dr),bl('Net income 2024',NI)]
te2=b.tot('TOTAL OWNER EQUITY',q,'TOTAL',key='total_equity'); z=b.tot('TOTAL LIABILITIES & EQUITY',[TL,te2],'TOTAL'); assert b.rows[z]['values']==b.rows[TA]['values']
wb=Workbook(); ws=wb.active; ws.title='P&L 2024'; cs=lambda **k: Font(name='Comic Sans MS',size=9,**k); ye=PatternFill('solid',fgColor='FFFF99'); bu=PatternFill('solid',fgColor='DDEBF7')
ws['A1']='Cottonwood Bend RV Park & Campground'; ws['A1'].font=cs(bold=True); ws['A2']='Profit & Loss by month 2024'; ws['E2']='cash basis, receiver took over 11/4/24'; ws['E2'].font=cs(italic=True,color='C00000')
C=[3+k for k in range(17)]
for c,h in zip(C,cols): x=ws.cell(4,c,h); x.font=cs(bold=True); x.alignment=Alignment(horizontal='center'); x.border=Border(bottom=Side('medium')); x.fill=ye if h[0]=='Q' or h=='YEAR' else PatternFill()
r=5
for row in s.rows:
    t=row['rowType']; 
    if t=='HEADING': r+=1
    x=ws.cell(r,1 if t!='LINE' else 2,row['label']); x.font=cs(bold=t!='LINE')
    if t!='HEADING':
        for c,q,h in zip(C,row['values'],cols):
            y=ws.cell(r,c,q); y.number_format='$#,##0.00;-$#,##0.00' if t=='TOTAL' else '#,##0.00;-#,##0.00'; y.font=cs(bold=t!='LINE')
            if h[0]=='Q' or h=='YEAR': y.fill=ye
            if t!='LINE': y.border=Border(top=Side('thin'))
    r+=1
ws.column_dimensions['A'].width=3; ws.column_dimensions['B'].width=31
for c in C: ws.column_dimensions[L(c)].width=13.5
ws.cell(r+1,2,'Site nights sold').font=cs(); ws.cell(r+1,C[-1],9874).font=cs()
ws.freeze_panes='C5'
w2=wb.create_sheet('Bal Sheet'); w2.merge_cells('A1:E1'); w2['A1']=PR; w2['A1'].font=cs(bold=True); w2.merge_cells('A2:E2'); w2['A2']='Balance Sheet 12/31/24'
for q in('A1','A2'): w2[q].alignment=Alignment(horizontal='center')
def side(rows,c0,r0,last):
    r=r0
    for row in rows:
        t=row['rowType']
        if row is last: r=r0+14
        x=w2.cell(r,c0,row['label']); x.font=cs(bold=t!='LINE'); x.alignment=Alignment(indent=0 if t!='LINE' else 1)
        if t=='HEADING': x.fill=bu; w2.cell(r,c0+1).fill=bu
        else:
            y=w2.cell(r,c0+1,row['values'][0]); y.number_format='#,##0.00_);(#,##0.00)'; y.font=cs(bold=t!='LINE')
            if t!='LINE': y.border=Border(top=Side('thin'),bottom=Side('double') if row is last else None)
        r+=1
side(b.rows[:na],1,4,b.rows[TA]); side(b.rows[na:],4,4,b.rows[z])
for c,w in zip('ABCDE',(34,16,4,34,16)): w2.column_dimensions[c].width=w
for w in(ws,w2): w.page_setup.orientation='landscape'; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(path(fn)); save(fn,[s,b],'OTHER','OPERATING_STATEMENT_T12','RV park owner book, months with quarter sums, two-sided balance sheet; planted digit',True)
