# QuickBooks-like export: labels stepped over columns A..F, two years and change
from common import *
import xlsxwriter
F='Cedar Point Office Park P&L 2024.xlsx'
rng=random.Random(404)
st=St('Profit & Loss Prev Year Comparison','Cedar Point Office Park LLC','2024-01-01','2024-12-31',
 ["Jan - Dec 24","Jan - Dec 23","$ Change"],sheet='Sheet1',expand=lambda v,f:[v[0],v[1],v[0]-v[1]])
def gen(spec,f,lab): return [sum(series(spec,rng)),sum(series(spec,rng,mode='py'))]
st.dsl('''
I
H||Ordinary Income/Expense
H||Income
H||Rental Income
L||Base Rent|88250~.01
L||Storage Room Rent|640~.02
L||Rent Abatements|-2100?.5
L||Antenna License|1850!
T||Total Rental Income
H||Tenant Reimbursements
L||CAM Estimates|19800~.01
L||CAM True-Up Prior Year|7100@4
L||Real Estate Tax Estimates|12450~.01
L||Insurance Estimates|2380~.01
L||Submetered Electric|3340~.15
L||After Hours HVAC|425~.5
T||Total Tenant Reimbursements
L||Conference Room Fees|310?.7
L||Late Charges|185?.5
T||Total Income|total_income|inc
E
H||Expense
H||Administrative
L||Accounting & Tax Prep|3900@3,9
L||Bank Service Charges|45~.2
L||Licenses & Permits|610@2
L||Office Supplies|140~.5
L||Postage|28~.5
T||Total Administrative
H||Cleaning
L||Janitorial Contract|9350!
L||Day Porter|2160!
L||Janitorial Supplies|790~.2
L||Window Washing|3850@5,10
T||Total Cleaning
H||Grounds
L||Landscape Contract|1975!
L||Irrigation Repairs|520s
L||Parking Lot Sweeping|450!
L||Snow & Ice|4100@1,2,12
T||Total Grounds
H||Insurance
L||Liability Insurance|845!
L||Property Insurance|2560!
T||Total Insurance
L||Management Fees|4890~.02
L||Payroll Reimbursement - Engineer|5750~.03
H||Professional Fees
L||Engineering|2400@6
L||Legal Fees|900?.5
T||Total Professional Fees
H||Repairs & Maintenance
L||Doors & Glass|380?.5
L||Electrical & Lighting|620~.5
L||Elevator|1120!
L||Fire Sprinkler & Alarm|540~.4
L||HVAC Contract|1650!
L||HVAC Repairs|1480~.6
L||Plumbing|590~.6
L||Roof|1300?.4
L||Other Repairs|410~.6
T||Total Repairs & Maintenance
H||Security
L||Access Control|330!
L||Patrol|1250!
T||Total Security
L||Taxes - Real Estate|21350!
L||Trash Removal|1180~.04
H||Utilities
L||Electric|11900~.12
L||Gas|1650w
L||Telephone - Elevator & Fire Lines|295!
L||Water & Sewer|1420~.12
T||Total Utilities
T||Total Expense|total_operating_expenses|exp
I
N||Net Ordinary Income||noi|+inc -exp
''',gen)
# close the outer heading by hand: QuickBooks nests Income and Expense under it
st.rows[-1]['lvl']=1
def up(ln):
    pass
oi=st.h('Other Income/Expense',lvl=1); h2=st.h('Other Income',lvl=2)
a=st.l('Interest Income',[41233,18820],lvl=3); b=st.l('Insurance Settlement - Hail',[1864000,0],lvl=3); toi=st.t('Total Other Income',[a,b],lvl=2)
h3=st.h('Other Expense',lvl=2)
c1=st.l('Mortgage Interest',[31244718,31877102],lvl=3,fav=-1); c2=st.l('Tenant Improvements',[6821540,2750000],lvl=3,fav=-1); c3=st.l('Leasing Commissions',[2439075,0],lvl=3,fav=-1)
toe=st.t('Total Other Expense',[c1,c2,c3],lvl=2,fav=-1)
noi=st.t('Net Other Income',[toi,(toe,-1)],lvl=1)
ni=st.t('Net Income',[st.ids['noi'],noi],'TOTAL',lvl=0,key='net_income')
st.keys['noi']=st.ids['noi']; st.rows[st.ids['noi']]['typ']='TOTAL'
wb=xlsxwriter.Workbook(os.path.join(DOC,F)); ws=wb.add_worksheet('Sheet1')
B=wb.add_format(dict(font_name='Arial',font_size=8,bold=True)); BN=lambda **k:wb.add_format(dict(font_name='Arial',font_size=8,num_format='#,##0.00;-#,##0.00',**k))
n0,n1,n2=BN(),BN(top=1),BN(top=1,bottom=6,bold=True); pc=[wb.add_format(dict(font_name='Arial',font_size=8,num_format='0.0%',**k)) for k in({},{'top':1})]
hd=wb.add_format(dict(font_name='Arial',font_size=8,bold=True,align='center',bottom=5))
ws.hide_gridlines(2); ws.set_column(0,4,2.3); ws.set_column(5,5,33)
for c in(6,8,10,12): ws.set_column(c,c,12.5)
for c in(7,9,11): ws.set_column(c,c,1.2)
for c,t in zip((6,8,10,12),['Jan - Dec 24','Jan - Dec 23','$ Change','% Change']): ws.write(0,c,t,hd)
ws.freeze_panes(1,6)
for i,r in enumerate(st.rows):
    y=i+1; ws.write_string(y,r['lvl'],r['label'],B)
    if not r['full']: continue
    f=n2 if r['label']=='Net Income' else n1 if r['items'] else n0
    for c,v in zip((6,8,10),r['full']): ws.write_number(y,c,v/100,f)
    if r['full'][1]: ws.write_number(y,12,round(r['full'][2]/abs(r['full'][1]),4),pc[1 if r['items'] else 0])
    else: ws.write_number(y,12,1 if r['full'][0] else 0,pc[1 if r['items'] else 0])
ws.set_header('&L&8 4:18 PM\n&8 01/27/25\n&8 Accrual Basis&C&"Arial,Bold"&12Cedar Point Office Park LLC\n&14Profit && Loss Prev Year Comparison\n&10January through December 2024')
ws.set_margins(top=1.2); ws.set_footer('&R&8Page &P of &N'); ws.repeat_rows(0); ws.fit_to_pages(1,0); wb.close(); print(len(st.rows))
save(F,[st],'OFFICE','OPERATING_STATEMENT','QuickBooks export, labels stepped over columns, two years and change, titles only in page header',True)
