"""QuickBooks-export statement of cash flows of the marina company: labels stepped over columns A-D, narrow gaps between amounts, quarters. xlsxwriter."""
import random,os,datetime,xlsxwriter
from lib import *
R=random.Random(31010)
NAME='Gull Bay Marina - Stmt of Cash Flows 2024 by qtr.xlsx'
s=St('Statement of Cash Flows','Gull Bay Marina LLC','2024-01-01','2024-12-31',['Jan - Mar 24','Apr - Jun 24','Jul - Sep 24','Oct - Dec 24','TOTAL'],sheet='Sheet1')
def L(q,v,code=None,lvl=2,c=True):
    if c: v=[round(x+(R.randint(-49,49)/100 if abs(x)>100 and x!=round(x,-3) else 0),2) for x in v]
    return s.l(q,v+[round(sum(v),2)],code,lvl)
s.h('OPERATING ACTIVITIES',lvl=1)
ni=L('Net Income',[-38412.66,71904.12,96230.75,-21388.04]);s.keys['net_income']=ni
s.h('Adjustments to reconcile Net Income to net cash provided by operations:',lvl=2)
a=[L('Accounts Receivable',[1204,-18633,9418,6127],'1200',3),L('Fuel Inventory',[-2115,-14380,6240,8655],'1310',3),L('Ship Store Inventory',[-6842,-3310,4125,1988],'1320',3),L('Prepaid Insurance',[8133,8133,-24399,8133],'1410',3),L('Accounts Payable',[-4416,21077,-3920,-9812],'2000',3),L('Visa - Columbia CU',[318,1462,-905,-617],'2100',3),L('Slip Rentals Paid in Advance',[154300,-38575,-57920,-61240],'2250',3),L('Winter Storage Deposits',[-18200,-2650,7400,21650],'2255',3),L('Sales Tax Payable',[-912,3871,1204,-3660],'2310',3),L('Payroll Liabilities:Federal Withholding',[-406,2218,188,-1815],'2410',3),L('Accumulated Depreciation',[18450.0]*4,'1790',3,False)]
o=s.t('Net cash provided by Operating Activities',[ni]+a,lvl=1)
s.h('INVESTING ACTIVITIES',lvl=1)
a=[L('Dock C Replacement',[-62000,-38415,0,0],'1620'),L('Travelift & Forklift',[0,0,0,-27500],'1640'),L('Fuel Tank Monitoring System',[0,-11870,0,0],'1655'),L('Sale of Used Boat Trailers',[0,0,4650,0],'1690')]
n=s.t('Net cash provided by Investing Activities',a,lvl=1)
s.h('FINANCING ACTIVITIES',lvl=1)
a=[L('Dock Loan - First Palouse',[-11875.0]*4,'2710',2,False),L('Line of Credit',[30000,-30000,0,15000],'2720'),L('Due to KLF Holdings',[25000,0,-25000,0],'2800'),L('Member Distributions',[0,0,-40000,-15000],'3200'),L('Retained Earnings',[0,0,0,0],'3900')]
f=s.t('Net cash provided by Financing Activities',a,lvl=1)
net=s.t('Net cash increase for period',[o,n,f],type='TOTAL',lvl=0,key='net_cash_flow')
q=s.rows[net]['v'];b=[41266.37]
for k in range(3): b.append(round(b[-1]+q[k],2))
bi=s.l('Cash at beginning of period',b+[b[0]],lvl=0)
e=s.t('Cash at end of period',[bi,net],type='TOTAL',lvl=-1)
print(s.rows[e]['v'])
wb=xlsxwriter.Workbook(os.path.join(DOC,NAME));wb.set_properties({'created':datetime.datetime(2025,1,30)})
t=wb.add_worksheet('QuickBooks Export Tips');t.hide_gridlines(2)
for i,x in enumerate(['QuickBooks Desktop Export Tips','To leave this worksheet out, go to File > Preferences in the export window.','Report headers were exported to the print header of the page.']): t.write(2+i*2,1,x)
w=wb.add_worksheet('Sheet1');w.activate()
A=lambda **k:wb.add_format(dict(font_name='Arial',font_size=8,**k))
# header lines (exported on the screen as well)
w.write(0,0,'Gull Bay Marina LLC',A(bold=1));w.write(1,0,'Statement of Cash Flows',A(bold=1));w.write(2,0,'January through December 2024',A(bold=1))
AC=[5,7,9,11,13]
for c,x in zip(AC,s.meta['columns']): w.write(4,c,x,A(bold=1,align='center',bottom=5))
w.set_column(0,3,2.6);w.set_column(4,4,50)
for c in AC: w.set_column(c,c,11.5)
for c in (6,8,10,12): w.set_column(c,c,1.5)
row=5
NF='#,##0.00;-#,##0.00'
nxt=[r['type'] for r in s.rows[1:]]+['']
for i,r in enumerate(s.rows):
    lab=(r['code']+' \u00b7 ' if r['code'] else '')+r['label']
    w.write(row,max(0,r['lvl']+0) if r['lvl']>=0 else 0,lab,A(bold=1))
    if r['type']!='HEADING':
        for c,v in zip(AC,r['v']):
            k={}
            if r['type']=='LINE' and nxt[i] in('SUBTOTAL',): k['bottom']=1
            if i in (f,bi): k['bottom']=1
            if r['label']=='Cash at end of period': k.update(bottom=6,bold=1)
            w.write(row,c,v,A(num_format=NF,**k))
    row+=1
w.set_landscape();w.fit_to_pages(1,0);w.set_header('&L&8 2:41 PM\n01/30/25\nAccrual Basis');w.set_footer('&RPage &P');w.repeat_rows(0,4);w.freeze_panes(5,5)
wb.close()
save(NAME,[s],'OTHER','CASH_FLOW_STATEMENT','QuickBooks export, labels stepped over columns, account numbers with middle dot, quarters with gap columns, tips tab first',True)
