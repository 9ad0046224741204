# QuickBooks Online: indirect cash flow + balance sheet, self-storage LLC
from st import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side
B=St('Balance Sheet','Tamarack Mini Storage LLC',['As of Sep 30, 2025','As of Dec 31, 2024'],None,'2025-09-30',sheet='Balance Sheet',zero='blank')
bal={}
def L(l,a,b,ind): bal[l]=(a,b); return B.L(l,[a,b],ind=ind)
B.H('ASSETS'); B.H('Current Assets',ind=1); B.H('Bank Accounts',ind=2)
t1=B.T('Total Bank Accounts',[L('Checking - Valley State Bank (4471)',0,38114.06,3),L('Savings - Reserve (8820)',42500,30000,3),L('Undeposited Funds',1284.5,612,3)],ind=2)
B.H('Accounts Receivable',ind=2); t2=B.T('Total Accounts Receivable',[L('Accounts Receivable (A/R)',6218.75,4890.25,3)],ind=2)
B.H('Other Current Assets',ind=2); t3=B.T('Total Other Current Assets',[L('Prepaid Insurance',2140.5,5620,3),L('Due from Tamarack RV & Boat LLC',9500,0,3),L('Inventory - Locks & Boxes',1812.33,2040.6,3)],ind=2)
t4=B.T('Total Current Assets',[t1,t2,t3],ind=1)
B.H('Fixed Assets',ind=1)
t5=B.T('Total Fixed Assets',[L('Land',310000,310000,2),L('Buildings',1864200,1864200,2),L('Paving & Fencing',118450,96200,2),L('Gate & Camera System',27315,27315,2),L('Accumulated Depreciation',-412880,-364730,2)],ind=1)
B.H('Other Assets',ind=1); t6=B.T('Total Other Assets',[L('Loan Costs, net',7425,8437.5,2)],ind=1)
ta=B.T('TOTAL ASSETS',[t4,t5,t6],kind='TOTAL',key='total_assets')
B.H('LIABILITIES AND EQUITY'); B.H('Liabilities',ind=1); B.H('Current Liabilities',ind=2); B.H('Credit Cards',ind=3)
u0=B.T('Total Credit Cards',[L('Business Visa (0093)',2877.41,1904.18,4)],ind=3)
B.H('Other Current Liabilities',ind=3)
u1=B.T('Total Other Current Liabilities',[L('Accrued Property Tax',18900,0,4),L('Prepaid Rents',11360,9275,4),L('Sales Tax Payable',186.2,244.9,4)],ind=3)
u2=B.T('Total Current Liabilities',[u0,u1],ind=2)
B.H('Long-Term Liabilities',ind=2); u3=B.T('Total Long-Term Liabilities',[L('Mortgage - Valley State Bank',1204316.77,1231800.14,3),L('Note Payable - Member',45000,60000,3)],ind=2)
tl=B.T('Total Liabilities',[u2,u3],ind=1,key='total_liabilities')
NI=96214.83; DR=-61500.0
re0=r2(B.rows[ta]['base'][1]-B.rows[tl]['base'][1]-400000-(-48000)-0); 
# year-end equity: contributions 400,000, draws 2024 -48,000 (closed into own account), retained earnings, NI 2024
NI24=104880.19; RE24=r2(re0-NI24)
eq1=400000-48000+DR+RE24+NI24+NI
# checking is what balances
chk=r2(eq1+B.rows[tl]['base'][0]-B.rows[ta]['base'][0]); print('checking',chk)
def setv(i,d):
    r=B.rows[i]; r['base'][0]=r2(r['base'][0]+d); r['vals'][0]=r['base'][0]
for i,r in enumerate(B.rows):
    if r['label'].startswith('Checking'): setv(i,chk)
for i in(t1,t4,ta): setv(i,chk)
bal['Checking - Valley State Bank (4471)']=(chk,38114.06)
B.H('Equity',ind=1)
te=B.T('Total Equity',[L('Member Contributions',400000,400000,2),L('Member Draws',-48000+DR,-48000,2),L('Retained Earnings',RE24+NI24,RE24,2),L('Net Income',NI,NI24,2)],ind=1,key='total_equity')
B.T('TOTAL LIABILITIES AND EQUITY',[tl,te],kind='TOTAL')
C=St('Statement of Cash Flows','Tamarack Mini Storage LLC',['Total'],'2025-01-01','2025-09-30',sheet='Cash Flows')
def ch(l,sg): return [r2(sg*(bal[l][0]-bal[l][1]))]
C.H('OPERATING ACTIVITIES')
n=C.L('Net Income',[NI],ind=1)
C.H('Adjustments to reconcile Net Income to Net Cash provided by operations:',ind=1)
adj=C.T('Total Adjustments to reconcile Net Income to Net Cash provided by operations:',[C.L(l,ch(l,s),ind=2) for l,s in [('Accounts Receivable (A/R)',-1),('Prepaid Insurance',-1),('Due from Tamarack RV & Boat LLC',-1),('Inventory - Locks & Boxes',-1),('Accumulated Depreciation',-1),('Loan Costs, net',-1),('Business Visa (0093)',1),('Accrued Property Tax',1),('Prepaid Rents',1),('Sales Tax Payable',1)]],ind=1)
o=C.T('Net cash provided by operating activities',[n,adj],ind=0)
C.H('INVESTING ACTIVITIES'); iv=C.T('Net cash provided by investing activities',[C.L('Paving & Fencing',ch('Paving & Fencing',-1),ind=1)])
C.H('FINANCING ACTIVITIES'); fi=C.T('Net cash provided by financing activities',[C.L(l,ch(l,1),ind=1) for l in ['Mortgage - Valley State Bank','Note Payable - Member','Member Draws']])
nc=C.T('NET CASH INCREASE FOR PERIOD',[o,iv,fi],kind='TOTAL',key='net_cash_flow')
bg=C.L('Cash at beginning of period',[38114.06+30000+612],ind=0)
en=C.T('CASH AT END OF PERIOD',[nc,bg],kind='TOTAL')
assert abs(C.rows[en]['vals'][0]-B.rows[t1]['vals'][0])<.01,(C.rows[en]['vals'],B.rows[t1]['vals'])
if __name__=='__main__':
    wb=Workbook(); ws=wb.active; ws.title='Cash Flows'
    def sheet(ws,S,sub,heads,foot):
        n=1+len(heads)
        for y,t,sz in((1,S.prop,14),(2,S.title,14),(3,sub,10)):
            ws.merge_cells(start_row=y,start_column=1,end_row=y,end_column=n); q=ws.cell(y,1,t); q.font=Font(name='Arial',size=sz,bold=True); q.alignment=Alignment(horizontal='center')
        for k,h in enumerate(heads):
            q=ws.cell(5,2+k,h); q.font=Font(name='Arial',size=9,bold=True); q.alignment=Alignment(horizontal='center',wrap_text=True); q.border=Border(bottom=Side(style='thin'))
        y=6
        for i,r in enumerate(S.rows):
            q=ws.cell(y,1,'   '*r['ind']+r['label']); q.font=Font(name='Arial',size=8,bold=r['type']!='LINE'); q.alignment=Alignment(wrap_text=True,vertical='top')
            if r['type']!='HEADING':
                for k,v in enumerate(r['vals']):
                    if v==0 and S.zero!='zero': continue
                    q=ws.cell(y,2+k,v); t=r['type']!='LINE'
                    q.font=Font(name='Arial',size=8,bold=t); q.number_format='$* #,##0.00_);$* -#,##0.00_)' if t else '#,##0.00_);-#,##0.00_)'
                    if t: q.border=Border(top=Side(style='thin'),bottom=Side(style='double') if r['type']=='TOTAL' else None)
            y+=1
        ws.merge_cells(start_row=y+2,start_column=1,end_row=y+2,end_column=n); q=ws.cell(y+2,1,foot); q.font=Font(name='Arial',size=8); q.alignment=Alignment(horizontal='center')
        ws.column_dimensions['A'].width=52
        for k in range(len(heads)): ws.column_dimensions['BC'[k]].width=17
    sheet(ws,C,'January - September, 2025',['Total'],'Friday, Oct 10, 2025 09:12:33 AM GMT-7')
    sheet(wb.create_sheet('Balance Sheet'),B,'As of September 30, 2025',B.cols,'Friday, Oct 10, 2025 09:13:02 AM GMT-7 - Accrual Basis')
    w=wb['Balance Sheet']; w.sheet_properties.pageSetUpPr.fitToPage=True; w.page_setup.fitToHeight=0
    n='TamarackStorage_QBO_Sep2025.xlsx'; wb.save(BASE+'/documents/'+n)
    save(n,[C,B],'SELF_STORAGE','CASH_FLOW_STATEMENT','QuickBooks Online export: indirect cash flow + balance sheet on two sheets','leading-space indents, blank zeros, wrapped labels, two statements')
