from common import *
import openpyxl
from openpyxl.styles import *
N='Ridgeback Farm Sched F workpaper.xlsx'
C=['2024','2023','Change $']
s=St('Farm Income & Expense Summary (Schedule F basis)','Ridgeback Farm',"2024-01-01",'2024-12-31',C,sheet='Sch F',d=0)
ln=[]
def L(no,n,a,b,lvl=1): 
    ln.append(no);return s.l(n,[a,b,(a or 0)-(b or 0)],lvl)
def Hd(n,lvl=0): ln.append('');return s.h(n,lvl)
def T(no,n,it,typ='SUBTOTAL',signs=None,key=None): ln.append(no);return s.t(n,it,0,typ,signs,key=key)
Hd('PART I  -  FARM INCOME (CASH METHOD)')
g=[]
s1=L('1a','Sales of livestock bought for resale',61480,54215);s2=L('1b','Less: cost or other basis of livestock',-38900,-35120)
t1=T('1c','Net livestock resale',[s1,s2])
g=[t1,L('2','Sales of corn, beans & hay raised',148322,171905),L('3a','Cooperative distributions',2114,2660),L('4a','Agricultural program payments (FSA)',8417,5290),L('6a','Crop insurance proceeds',19250,None),L('7','Custom hire income',6340,7125)]
g.append(L('8a','Cash rent - east quarter (142 ac)',31240,29820));g.append(L('8b','House & shop rent',9600,9600));g.append(L('8c','Other (patronage, fuel tax credit)',733,518))
gi=T('9','GROSS INCOME',g,key='total_income')
Hd('PART II  -  FARM EXPENSES')
E_=[('10','Car and truck',4166,3890),('11','Chemicals',21455,24308),('13','Custom hire (machine work)',9120,8475),('14','Depreciation (see 4562)',28744,31160),('16','Feed purchased',13827,15240),('17','Fertilizers and lime',29618,38077),('18','Freight and trucking',3245,3611),('19','Gasoline, fuel and oil',11903,13488),('20','Insurance (not health)',8260,7719),('21a','Interest - land note (Farm Credit)',17382,18640),('21b','Interest - operating line',4905,3318),('22','Labor hired',12600,10850),('24a','Rent - machinery',2750,None),('24b','Rent - land, pasture',7200,7200),('25','Repairs and maintenance',15388,11046),('26','Seeds and plants',23160,22784),('28','Supplies',3977,4120),('29','Taxes - real estate',9846,9412),('30','Utilities',5521,5278),('31','Vet, breeding and medicine',2838,3407),('32a','Dues, accounting',1985,1840),('32b','Misc.',412,377)]
e=[L(*x) for x in E_]
te=T('33','TOTAL EXPENSES',e,key='total_operating_expenses')
nf=T('34','NET FARM PROFIT OR (LOSS)',[gi,te],'TOTAL',[1,-1],key='net_income')
Hd('CASH CHECK')
x1=L('','Add back depreciation',28744,31160);x2=L('','Less principal paid - land note',-14210,-13050);x3=L('','Less principal paid - JD 6120M',-9780,-9780);x4=L('','Less equipment bought (grain cart)',-12500,None)
T('','CASH LEFT FOR FAMILY LIVING',[nf,x1,x2,x3,x4],'TOTAL',key='net_cash_flow')
wb=openpyxl.Workbook();ws=wb.active;ws.title='Sch F'
F='Calibri'
ws['B1']='RIDGEBACK FARM';ws['B1'].font=Font(name=F,size=16,bold=True,color='375623')
ws['B2']='Farm Income & Expense Summary (Schedule F basis)';ws['B2'].font=Font(bold=True,size=12)
ws['B3']='Calendar year 2024 with 2023 for comparison    -    Knox County, Nebraska';ws['B3'].font=Font(italic=True,size=10)
ws['B4']='Prepared for tax appt Feb 20 w/ R. Heine CPA - numbers rounded to the dollar'
hd=['Line','Description','2024','2023','Change $','Notes']
for k,h in enumerate(hd):
    c=ws.cell(6,1+k,h);c.font=Font(bold=True,color='FFFFFF');c.fill=PatternFill('solid',fgColor='548235');c.alignment=Alignment(horizontal='center')
notes={'Crop insurance proceeds':'hail 7/9, bean ground','Cash rent - east quarter (142 ac)':'$220/ac 2024, $210 2023','Rent - machinery':'rented disk, fall','Repairs and maintenance':'combine feeder house','Custom hire income':'baling for neighbors','Labor hired':'W-2 attached'}
y=7
for i,(r,m) in enumerate(zip(s.rows,s.meta)):
    if r['rowType']=='HEADING' and i: y+=1
    if ln[i]: ws.cell(y,1,ln[i]).alignment=Alignment(horizontal='center')
    c=ws.cell(y,2,r['label']);tot=r['rowType'] in('SUBTOTAL','TOTAL')
    if r['rowType']=='LINE': c.alignment=Alignment(indent=1)
    if r['rowType']=='HEADING':
        c.font=Font(bold=True,color='375623')
        for k in range(1,7): ws.cell(y,k).fill=PatternFill('solid',fgColor='E2EFDA')
    if tot: c.font=Font(bold=True)
    for k,v in enumerate(r['values']):
        if v is None: continue
        q=ws.cell(y,3+k,v);q.number_format='#,##0_);(#,##0);0_)'
        if tot: q.font=Font(bold=True);q.border=Border(top=Side(style='thin'),bottom=Side(style='double') if r['rowType']=='TOTAL' else None)
    if r['label'] in notes: ws.cell(y,6,notes[r['label']]).font=Font(italic=True,size=9,color='7F7F7F')
    y+=1
ws.cell(y+1,2,'Line 1a/1b: 46 head feeder calves, bought Nov sold Mar.').font=Font(size=9,italic=True)
ws.cell(y+2,2,'Acres: 142 rented out, 318 farmed.').font=Font(size=9,italic=True)
for k,w in zip('ABCDEF',[6,42,13,13,13,26]): ws.column_dimensions[k].width=w
ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
w2=wb.create_sheet('Mileage');w2.append(['Date','Trip','Miles'])
for d,t,m in [('2024-03-04','Norfolk sale barn',74),('2024-05-13','Parts - Bloomfield',38),('2024-09-30','Elevator',22)]: w2.append([d,t,m])
wb.save(doc(N))
save(N,[s],'LAND','OPERATING_STATEMENT','farmer workpaper in Schedule F order, line numbers, notes column, cash check below',False)
