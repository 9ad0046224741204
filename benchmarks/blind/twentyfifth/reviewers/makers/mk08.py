from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
P=St('Profit & Loss','Brightwater Office Condos, Units 2A-2F','2025-01-01','2025-12-31',['Jan 01, 2025 to Dec 31, 2025'],sheet='Profit & Loss')
P.H('Income')
r=[P.L(a,[b]) for a,b in [('Office Rent - Unit 2A Dental',[54000.00][0]),('Office Rent - Unit 2B/2C CPA Firm',61920.0),('Office Rent - Unit 2D',26400.0),('Office Rent - Unit 2F (sublet desks)',18742.5),('Reimbursed Condo Dues',21384.0),('Conference Room Fees',2315.0)]]
ti=P.T('Total Income',r,key='total_income')
P.H('Operating Expenses')
e=[P.L(a,[b]) for a,b in [('Accounting Fees',2650.0),('Bank Service Charges',184.2),('Cleaning - Common Hall',7020.0),('Condo Association Dues',34560.0),('Insurance – Contents & Liability',3188.0),('Internet & Phones',4307.76),('Property Tax',23915.4),('Repairs & Maintenance',6843.11),('Utilities',11962.37)]]
te=P.T('Total Operating Expenses',e,key='total_operating_expenses')
no=P.T('Operating Profit',[ti,te],[1,-1],key='noi')
P.H('Financing & Other'); m=[P.L('Loan Interest - First Prairie Bank',[24108.93]),P.L('Depreciation Expense',[21795.0])]
tm=P.T('Total Financing & Other',m)
n=P.T('Net Profit',[no,tm],[1,-1],typ='TOTAL',key='net_income'); NI=P.V(n)[0]
B=St('Balance Sheet','Brightwater Office Condos, Units 2A-2F',None,'2025-12-31',['Dec 31, 2025'],sheet='Balance Sheet')
B.H('Assets'); B.H('Cash and Bank',1)
c=[B.L('Checking 4471',[18903.66],ind=2),B.L('Tax & Insurance Savings',[12640.0],ind=2)]; c=B.T('Total Cash and Bank',c,ind=1)
B.H('Other Current Assets',1); o=[B.L('Accounts Receivable',[3215.0],ind=2),B.L('Prepaid Dues',[2880.0],ind=2)]; o=B.T('Total Other Current Assets',o,ind=1)
B.H('Long-term Assets',1); f=[B.L('Office Units 2A–2F',[850000.0],ind=2),B.L('Tenant Improvements',[96340.0],ind=2),B.L('Accumulated Depreciation',[-174360.0],ind=2)]; f=B.T('Total Long-term Assets',f,ind=1)
ta=B.T('Total Assets',[c,o,f],typ='TOTAL',key='total_assets'); TA=B.V(ta)[0]
B.H('Liabilities'); B.H('Current Liabilities',1); l=[B.L('Accounts Payable',[1904.33],ind=2),B.L('Prepaid Rent',[4500.0],ind=2),B.L('Security Deposits Held',[13200.0],ind=2)]; l=B.T('Total Current Liabilities',l,ind=1)
B.H('Long-term Liabilities',1); g=[B.L('Mortgage - First Prairie Bank',[418277.9],ind=2)]; g=B.T('Total Long-term Liabilities',g,ind=1)
tl=B.T('Total Liabilities',[l,g],key='total_liabilities'); TL=B.V(tl)[0]
B.H('Equity'); dr=-60000.0; re=41260.88
inv=round(TA-TL-dr-re-NI,2)
q=[B.L('Owner Investment',[inv],ind=2),B.L('Owner Drawings',[dr],ind=2),B.L('Profit for all prior years',[re],ind=2),B.L('Profit between Jan 1, 2025 and Dec 31, 2025',[NI],ind=2)]
B.T('Total Equity',q,typ='TOTAL',key='total_equity')
# plant: total wrong in P&L operating expenses
i=te; good=P.V(te)[0]; bad=round(good+900,2); P.d['rows'][te]['values'][0]=bad
P.d['planted']={'what':f"'Total Operating Expenses' printed {bad:,.2f}; the lines sum to {good:,.2f} (Operating Profit uses the right sum)",'kind':'total_wrong'}
wb=Workbook(); 
def sheet(ws,st,ttl,dr):
    ws.sheet_view.showGridLines=False
    ws['B2']=ttl; ws['B2'].font=Font(name='Calibri',size=20,color='136ACD'); ws['B3']='Brightwater Office Condos, Units 2A-2F'; ws['B3'].font=Font(bold=True); ws['B4']=dr; ws['B5']='Report Type: Accrual (Paid & Unpaid)'; ws['B5'].font=Font(italic=True,color='777777')
    ws['B7']='ACCOUNTS'; ws['F7']=st.d['columns'][0]; ws['F7'].alignment=Alignment(horizontal='right',wrap_text=True)
    for a in 'BCDEF': ws[a+'7'].fill=PatternFill('solid',fgColor='E8EEF5'); ws[a+'7'].font=Font(bold=True,size=9)
    y=9
    for l,t,v,c,ind in st.R():
        x=ws.cell(y,2+ind,l); x.font=Font(bold=t!='LINE',size=11 if t!='TOTAL' else 12)
        if t!='HEADING':
            x=ws.cell(y,6,f2(v[0],'$')); x.alignment=Alignment(horizontal='right'); x.font=Font(bold=t!='LINE')
            if t!='LINE':
                for a in range(2,7): ws.cell(y,a).border=Border(top=Side(style='thin',color='AAAAAA'))
        y+=1
        if t in('TOTAL','SUBTOTAL') and ind==0: y+=1
    for a,w in zip('ABCDEF',(2,3,3,40,6,20)): ws.column_dimensions[a].width=w
sheet(wb.active,P,'Profit & Loss','Date Range: Jan 01, 2025 to Dec 31, 2025'); wb.active.title='Profit & Loss'
sheet(wb.create_sheet('Balance Sheet'),B,'Balance Sheet','As of Dec 31, 2025')
fn='brightwater_wave_2025.xlsx'; fit(wb); wb.save(D+fn)
save(fn,[P,B],'OFFICE','OPERATING_STATEMENT','Wave exports P&L and balance sheet in one workbook, amounts as text with $','PLANTED total; numbers as text, staggered label columns')
print(inv,NI,TA,TL)
