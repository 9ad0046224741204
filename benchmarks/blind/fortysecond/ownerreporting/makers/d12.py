# apartments T12 as CSV export
from common import *
import csv
F='income_statement_12_month-20250812.csv'
rng=random.Random(1212); ms=list(range(8,13))+list(range(1,8)); ys=[2024]*5+[2025]*7
st=St('Income Statement - 12 Month','Pinecrest Village - 2200 Pinecrest Dr',"2024-08-01","2025-07-31",[f'{MON[m-1]} {y}' for m,y in zip(ms,ys)]+['Total'],
  expand=lambda v,f:list(v)+[sum(v)])
gen=lambda s,f,l:series(s,rng,months=ms)
st.dsl('''
I
H||Operating Income & Expense
H||Income
H||RENT INCOME
L|4000|Rent|81900~.02
L|4010|Housing Assistance Payments|9460~.02
L|4090|Rent Concessions|-850?.6
T||Total RENT INCOME
H||FEE INCOME
L|4110|Application Fee Income|280~.5
L|4120|Late Fee|1150~.35
L|4130|NSF Fee|70?.5
L|4140|Pet Fee|540~.2
L|4150|Lease Break Fee|1595?.3
T||Total FEE INCOME
L|4200|Laundry Income|690~.1
L|4300|Utility Income|4880~.05
L|4900|Miscellaneous Income|160?.5
T||Total Operating Income|total_income|inc
E
H||Expense
H||MAINTENANCE
L|6010|Cleaning|880~.3
L|6020|Grounds Contract|1250!
L|6030|HVAC Repair|620~.7
L|6040|Painting|1400~.4
L|6050|Pest Control|330!
L|6060|Plumbing Repair|910~.6
L|6070|Maintenance Labor|6350~.08
L|6080|Maintenance Supplies|1040~.4
T||Total MAINTENANCE
H||UTILITIES
L|6210|Electricity|1120w
L|6220|Gas|760w
L|6230|Water & Sewer|5350~.07
L|6240|Garbage & Recycling|1495~.03
T||Total UTILITIES
L|6310|On-Site Manager|3900~.02
L|6320|Office Expense|340~.4
L|6330|Advertising|460~.3
L|6340|Legal & Eviction|725?.5
L|6350|Property Management Fee|5940~.02
L|6410|Property Insurance|3865!
L|6420|Property Tax|27350@11,5
T||Total Operating Expense|total_operating_expenses|exp
I
N||NOI - Net Operating Income|noi|noi|+inc -exp
''',gen)
h=st.h('Other Expense'); o=[st.l(l,gen(s,-1,l),code=c,lvl=1,fav=-1) for c,l,s in (('8010','Mortgage Interest','19240~.004'),('8050','Capital Expenditures','7800?.35'))]
t=st.t('Total Other Expense',o,fav=-1)
st.t('Net Income',[st.ids['noi'],(t,-1)],'TOTAL',key='net_income')
with open(os.path.join(DOC,F),'w',newline='',encoding='utf-8-sig') as fh:
    w=csv.writer(fh)
    for x in (['Income Statement - 12 Month'],['Properties: Pinecrest Village - 2200 Pinecrest Dr'],['Period Range: Aug 2024 to Jul 2025'],['Accounting Basis: Cash'],[]): w.writerow(x)
    w.writerow(['GL Account','Account Name']+st.columns)
    for r in st.rows: w.writerow([r['code'] or '','  '*r['lvl']+r['label']]+([num(v,100,'m') for v in r['full']] if r['full'] else ['']*13))
print(len(st.rows)); save(F,[st],'MULTIFAMILY','OPERATING_STATEMENT_T12','CSV export, title lines, quoted amounts with commas')
