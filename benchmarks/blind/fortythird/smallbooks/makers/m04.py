# family partnership: hand-kept 12-month spreadsheet with typed totals; one digit slipped
from h import *; random.seed(404)
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
F='bremer_alder_street_12mo.xlsx'
M=['Jan','Feb','Mar','Apr','May','Jun','Jul','Aug','Sep','Oct','Nov','Dec']
s=St('Income & Expense by Month - 2025',M+['TOTAL'],'48 Alder Street Apartments','2025-01-01','2025-12-31',sheet='2025',derive=lambda b,e:list(b)+[sum(b)],zero='blank')
def sp(base,j=.08,seas=None,skip=()): return [0 if i in skip else c(round(base*(1+random.uniform(-j,j))*(seas[i] if seas else 1),2)) for i in range(12)]
def one(d): return [c(d.get(i,0)) for i in range(12)]
s.head('INCOME')
rent=[]; base=[1150,1195,1225,1150,1250,1275,1195,1325,1150,1295]
for u in range(10):
    v=[base[u]+(35 if i>=u%7+3 else 0) for i in range(12)]
    if u==4: v[5]=0; v[6]=640
    if u==8: v[9]=v[10]=0
    rent.append([x*100 for x in v])
inc=[s.line(f'Apt {u+1}',rent[u]) for u in range(10)]
inc+=[s.line('Coin laundry',[c(random.choice([84.25,91.5,77.75,102,88.5])) for _ in range(12)]),s.line('Garage rent (3)',[c(225)]*12),s.line('Late fees / NSF',one({1:50,4:50,7:85,10:50}))]
ti=s.tot('Total Income',inc,key='total_income')
s.head('EXPENSES')
win=[2.1,2.0,1.5,.9,.4,.25,.2,.2,.3,.7,1.3,1.9]
E=[('Real estate tax',one({2:9412.77,8:9412.77})),('Insurance',one({0:2918,3:2206,6:2206,9:2206})),('Gas (heat)',sp(690,.05,win)),('Electric - halls',sp(148,.1)),('Water & sewer',sp(1190,.07)),('Trash',[c(268.4)]*12),('Snow / lawn (Petey)',one({0:420,1:420,2:210,4:180,5:240,6:240,7:240,8:180,10:90,11:330})),('Plumbing',one({1:312.5,5:189,7:865.4,10:140})),('Repairs & supplies',sp(410,.6)),('Paint/turnover',one({5:1385.2,6:244.9,10:1760.35})),('Appliances',one({3:689,9:1124.58})),('Exterminator',[c(65)]*12),('Bookkeeper',[c(150)]*12),('Advertising',one({5:79,9:79,10:79})),('Legal & acctg',one({2:875,3:240})),('Licenses',one({4:310}))]
ex=[s.line(l,v,exp=True) for l,v in E]
te=s.tot('Total Expenses',ex,key='total_operating_expenses')
no=s.tot('Net before mortgage',[ti,(te,-1)],key='noi')
mt=s.line('Mortgage (P&I) Farmers Sav.',[c(3204.16)]*12,lvl=0)
s.tot('Cash to partners',[no,(mt,-1)],kind='TOTAL',key='net_cash_flow')
w=[i for i,r in enumerate(s.rows) if r['label']=='Water & sewer'][0]
true=s.rows[w]['v'][7]; st=f'{true:06d}'; d=int(st[1]); nd=str((d+6)%10); wrong=int(st[0]+nd+st[2:])
s.put(w,7,wrong,'digit_changed',f'Water & sewer, Aug: printed {wrong/100:,.2f}, the totals contain {true/100:,.2f}')
wb=Workbook(); ws=wb.active; ws.title='2025'; wb.create_sheet('Phone list')['A1']='Plumber - Gus 555-0143'
ws['A1']='BREMER FAMILY LTD PARTNERSHIP'; ws['A1'].font=Font(name='Arial',bold=True,size=13)
ws['A2']='48 Alder Street Apartments (10 units)'; ws['A2'].font=Font(name='Arial',size=11,bold=True)
ws['A3']='Income & Expense by Month - 2025'; ws['J3']='cash basis, per checkbook'; ws['J3'].font=Font(italic=True,size=9)
y=PatternFill('solid',fgColor='FFF2CC'); thin=Side(style='thin'); r=5
for j,m in enumerate(s.columns): 
    q=ws.cell(r,2+j,m); q.font=Font(name='Arial',bold=True,size=10); q.alignment=Alignment(horizontal='right'); q.fill=y; q.border=Border(bottom=Side(style='medium'))
ws.cell(r,1).fill=y; r+=1
for q in s.rows:
    if q['label'] in('EXPENSES',): r+=1
    a=ws.cell(r,1,q['label']); a.font=Font(name='Arial',size=10,bold=q['type']!='LINE')
    for j,v in enumerate(q['v']):
        if v: 
            z=ws.cell(r,2+j,v/100); z.number_format='#,##0.00;[Red]-#,##0.00'; z.font=Font(name='Arial',size=10,bold=bool(q['items']) or j==12)
            if q['items']: z.border=Border(top=thin)
    r+=1
    if q['label']=='Net before mortgage': r+=0
ws.cell(r+1,1,'Apt 5 vacant June, new tenant 7/15.  Apt 9 vacant Oct-Nov.').font=Font(name='Arial',size=9,italic=True)
ws.column_dimensions['A'].width=27
for j in range(13): ws.column_dimensions['BCDEFGHIJKLMN'[j]].width=11
ws.freeze_panes='B6'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(D+F)
save(F,'MULTIFAMILY','OPERATING_STATEMENT_T12','family partnership, hand-kept','typed spreadsheet months across, one line per apartment',False,[s])
