# workbook with cover note, income statement and balance sheet; numbers stored as text
from common import *
import openpyxl
from openpyxl.styles import *
F='birchmont_court_owner_packet_2025_05.xlsx'
rng=random.Random(808); P='Birchmont Court - 411 Birchmont Ave'
a=St('Income Statement','Birchmont Court','2025-05-01','2025-05-31',['Selected Month','Year to Month End'],sheet='Income Statement')
def gen(spec,f,lab): v=series(spec,rng); return [v[4],sum(v[:5])]
a.dsl('''
I
H||Operating Income & Expense
H||Income
L||Rent Income|47350~.02
L||Section 8 Rent|6120!
L||Laundry Income|410~.1
L||Late Fee|375~.5
L||Parking Income|780~.05
L||Pet Rent|315~.1
L||Utility Reimbursement|1870~.06
L||NSF Bank Fees Collected|35?.5
T||Total Operating Income|total_income|inc
E
H||Expense
L||Advertising|165~.3
L||Cleaning and Maintenance|1350~.4
L||Insurance|1488!
L||Landscaping|520!
L||Legal and Professional Fees|450?.4
L||Management Fees|3412~.02
L||Pest Control|145!
L||Plumbing|760~.7
L||Property Tax|11840@4,10
L||Repairs - Appliances|280~.7
L||Repairs - Electrical|310?.6
L||Snow Removal|640@1,2,3,12
L||Supplies|190~.5
L||Turnover Painting|900?.5
L||Utilities - Electric|410w
L||Utilities - Gas|980w
L||Utilities - Trash|615!
L||Utilities - Water/Sewer|2240~.08
T||Total Operating Expense|total_operating_expenses|exp
I
N||NOI - Net Operating Income|noi|noi|+inc -exp
''',gen)
h=a.h('Other Expense',lvl=0); E=dict(lvl=1,fav=-1)
o=[a.l('Mortgage Interest',[1244018,6248877],**E),a.l('Capital Improvement - Boiler',[0,1487500],**E)]
t=a.t('Total Other Expense',o,lvl=0,fav=-1); no=a.t('Net Other Income',[(t,-1)],lvl=0)
k={i:sum(a.rows[a.ids[i]]['base'][0:1]) for i in('inc','exp')}
ni=a.t('Net Income',[a.ids['noi'],no],'TOTAL',lvl=0,key='net_income')
ytd=a.rows[ni]['base'][1]
b=St('Balance Sheet','Birchmont Court',None,'2025-05-31',['Balance'],sheet='Balance Sheet')
V=lambda x:[int(round(x*100))]
b.h('ASSETS'); b.h('Cash',lvl=1)
c=[b.l(l,V(v),lvl=2) for l,v in [('Cash - Operating (…4471)',38214.55),('Cash - Security Deposits (…4489)',41880.00),('Cash - Reserve (…5120)',25012.37)]]; tc=b.t('Total Cash',c,lvl=1)
o2=[b.l(l,V(v),lvl=1) for l,v in [('Accounts Receivable',3118.00),('Prepaid Insurance',4464.00),('Building',2415000.00),('Land',610000.00),('Building Improvements',187340.22),('Accumulated Depreciation',-548816.00)]]
ta=b.t('TOTAL ASSETS',[tc]+o2,'TOTAL',key='total_assets')
b.h('LIABILITIES & CAPITAL'); b.h('Liabilities',lvl=1)
l_=[b.l(l,V(v),lvl=2) for l,v in [('Security Deposits Held',41880.00),('Prepaid Rent',2945.00),('Accounts Payable',6120.48),('Accrued Property Tax',7893.33),('Mortgage Payable',2061774.19)]]; tl=b.t('Total Liabilities',l_,'TOTAL',lvl=1,key='total_liabilities')
b.h('Capital',lvl=1)
con,dis=V(900000)[0],V(-45000)[0]; plug=b.rows[ta]['base'][0]-b.rows[tl]['base'][0]-con-dis-ytd
cp=[b.l(l,[v],lvl=2) for l,v in [('Owner Contribution',con),('Owner Distribution',dis),('Calculated Retained Earnings',ytd),('Calculated Prior Years Retained Earnings',plug)]]; te=b.t('Total Capital',cp,'TOTAL',lvl=1,key='total_equity')
b.t('TOTAL LIABILITIES & CAPITAL',[tl,te],'TOTAL'); print(ytd,plug)
wb=openpyxl.Workbook(); ws=wb.active; ws.title='Cover'
for i,s in enumerate(['Owner Packet','Birchmont Court','411 Birchmont Ave','36 residential units','Period ending May 31, 2025','','Enclosed: 1) Income Statement  2) Balance Sheet','Owner draw of $9,000.00 was sent by ACH on 06/10/2025.','Two notices to vacate received for June; both units pre-leased.']):
    ws.cell(2+i,2,s).font=Font(name='Verdana',size=14 if i<2 else 10,bold=i<2)
ws.column_dimensions['B'].width=70
def sheet(st,hdr,period,cols):
    w=wb.create_sheet(st.sheet); w.column_dimensions['A'].width=44
    for i,s in enumerate([st.title,'Brackenridge Property Services','Properties: '+P,period,'Accounting Basis: Cash','Level of Detail: Detail View']):
        w.cell(1+i,1,s).font=Font(name='Verdana',size=12 if i==0 else 8,bold=i==0)
    for k,t in enumerate(hdr):
        x=w.cell(8,1+k,t); x.font=Font(name='Verdana',size=8,bold=True); x.fill=PatternFill('solid',fgColor='E6E6E6'); x.alignment=Alignment(horizontal='left' if k==0 else 'right',wrap_text=True)
        if k: w.column_dimensions['ABCDE'[k]].width=17
    w.row_dimensions[8].height=26
    y=9
    for i,r in enumerate(st.rows):
        f=Font(name='Verdana',size=8,bold=r['typ']!='LINE')
        x=w.cell(y,1,'    '*r['lvl']+r['label']); x.font=f
        if r['full']:
            vs=cols(r)
            for k,t in enumerate(vs): z=w.cell(y,2+k,t); z.font=f; z.alignment=Alignment(horizontal='right'); z.border=Border(top=Side(style='thin')) if r['items'] else Border()
        y+=1
        if r['typ']=='TOTAL': y+=1
    w.cell(y+1,1,'Created on 06/09/2025').font=Font(name='Verdana',size=7,italic=True)
    w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
inc=a.rows[a.ids['inc']]['full']
n=lambda v:num(v,100,'m')
sheet(a,['Account Name','Selected Month','% of Selected Month','Year to Month End','% of Year to Month End'],'Period Range: May 2025',lambda r:[n(r['full'][0]),f"{100*r['full'][0]/inc[0]:.2f}",n(r['full'][1]),f"{100*r['full'][1]/inc[1]:.2f}"])
sheet(b,['Account Name','Balance'],'As of: 05/31/2025',lambda r:[n(r['full'][0])])
wb.save(os.path.join(DOC,F))
save(F,[a,b],'MULTIFAMILY','OPERATING_STATEMENT','owner packet workbook: cover, cash-basis income statement, balance sheet; numbers stored as text')
