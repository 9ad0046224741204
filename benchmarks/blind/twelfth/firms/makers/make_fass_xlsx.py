from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
P='Orchard Mill Village'
cols=['12/31/2024','12/31/2023']
b=St('Balance Sheet Data',P,None,'2024-12-31',cols,sheet='Supplemental Data')
L=lambda c,l,v:b.l(l,v,c)
b.h('Current Assets','1100')
cash=[0,0]  # filled from the cash flow data below
s=St('Statement of Cash Flows Data',P,'2024-01-01','2024-12-31',cols,sheet='Supplemental Data')
l=lambda c,x,v:s.l(x,v,c)
s.h('Cash flows from operating activities')
rc=[l('S1200-010','Rental receipts',[1486312,1440718]),l('S1200-020','Interest receipts',[3114,1877]),l('S1200-030','Other operating receipts',[28405,26990])]
tr=s.t('Total receipts',rc,code='S1200-040')
dv=[l(*x) for x in [('S1200-050','Administrative',[-118206,-114390]),('S1200-070','Management fee',[-88412,-85670]),('S1200-090','Utilities',[-196344,-201815]),('S1200-100','Salaries and wages',[-241618,-232404]),('S1200-110','Operating and maintenance',[-218977,-184260]),('S1200-120','Real estate taxes',[-66018,-64733]),('S1200-140','Property insurance',[-79406,-66188]),('S1200-150','Miscellaneous taxes and insurance',[-41380,-40115]),('S1200-160','Tenant security deposits',[-1215,640]),('S1200-180','Interest on first mortgage',[-174206,-180318]),('S1200-210','Mortgage insurance premium',[-21844,-22610])]]
td=s.t('Total disbursements',dv,code='S1200-230')
op=s.t('Net cash provided by operating activities',[tr,td],typ='TOTAL',code='S1200-240')
s.h('Cash flows from investing activities')
iv=[l('S1200-245','Net deposits to the mortgage escrow account',[-6114,4208]),l('S1200-250','Net deposits to the reserve for replacement account',[-31870,-44916]),l('S1200-330','Net purchases of fixed assets',[-58316,-27418])]
ti=s.t('Net cash used in investing activities',iv,typ='TOTAL',code='S1200-350')
s.h('Cash flows from financing activities')
fi=[l('S1200-360','Principal payments on first mortgage',[-132418,-126306]),l('S1200-420','Distributions',[-45000,-45000])]
tf=s.t('Net cash used in financing activities',fi,typ='TOTAL',code='S1200-460')
nt=s.t('Net increase (decrease) in cash and cash equivalents',[op,ti,tf],typ='TOTAL',code='S1200-470',key='net_cash_flow')
n=s.rows[nt]['base'];beg23=188416;end23=beg23+n[1];end24=end23+n[0]
bg=l('S1200-480','Beginning of period cash',[end23,beg23])
s.t('End of period cash',[nt,bg],typ='TOTAL',code='S1200T')
ca=[L('1120','Cash - Operations',[end24,end23]),L('1130','Tenant Accounts Receivable',[21414,18862]),L('1131','Allowance for Doubtful Accounts',[-6500,-5200]),L('1135','Accounts Receivable - HUD',[8316,None]),L('1200','Prepaid Expenses',[44180,41207])]
tca=b.t('Total Current Assets',ca,code='1100T')
dh=L('1191','Tenant Deposits Held in Trust',[62418,61203])
b.h('Restricted Deposits and Funded Reserves','1300')
rd=[L('1310','Escrow Deposits',[74318,68204]),L('1320','Replacement Reserve',[406118,374248]),L('1340','Residual Receipts Reserve',[91207,91207])]
trd=b.t('Total Deposits',rd,code='1300T')
b.h('Fixed Assets','1400')
fa=[L('1410','Land',[610000,610000]),L('1420','Buildings',[8216450,8184330]),L('1440','Building Equipment (Portable)',[318602,292406]),L('1460','Furnishings',[96418,96418])]
tfa=b.t('Total Fixed Assets',fa,code='1400T')
ad=L('1495','Accumulated Depreciation',[-5012336,-4748120])
nfa=b.t('Net Fixed Assets',[tfa,ad],code='1400N')
b.h('Other Assets','1500')
oa=[L('1520','Intangible Assets',[36400,39000]),L('1590','Miscellaneous Other Assets',[2500,2500])]
toa=b.t('Total Other Assets',oa,code='1500T')
ta=b.t('Total Assets',[tca,dh,trd,nfa,toa],typ='TOTAL',code='1000T',key='total_assets')
b.h('Current Liabilities','2100')
cl=[L('2110','Accounts Payable - Operations',[51208,47315]),L('2120','Accrued Wages Payable',[9416,8870]),L('2131','Accrued Interest Payable - First Mortgage',[14218,14736]),L('2150','Accrued Property Taxes',[33009,32366]),L('2170','Mortgage Payable - First Mortgage (Short Term)',[138830,132418]),L('2210','Prepaid Revenue',[6614,8105])]
tcl=b.t('Total Current Liabilities',cl,code='2122T')
dl=L('2191','Tenant Deposits Held in Trust (Contra)',[60118,60118])
b.h('Long-Term Liabilities','2300')
ll=[L('2320','Mortgage Payable - First Mortgage',[3411204,3550034]),L('2340','Debt Issuance Costs',[-88416,-94710])]
tll=b.t('Total Long Term Liabilities',ll,code='2300T')
tl=b.t('Total Liabilities',[tcl,dl,tll],typ='TOTAL',code='2000T',key='total_liabilities')
eq=L('3130','Owner Equity/Net Assets',[b.rows[ta]['base'][i]-b.rows[tl]['base'][i] for i in range(2)])
b.keys['total_equity']=eq
b.t('Total Liabilities and Equity/Net Assets',[tl,eq],typ='TOTAL',code='2033T')
wb=Workbook();w=wb.active;w.title='Supplemental Data'
f=lambda bo=False:Font(name='Courier New',size=10,bold=bo)
def put(r,c,v,bo=False,al=None):
    q=w.cell(r,c,v);q.font=f(bo)
    if al:q.alignment=Alignment(horizontal=al)
    return q
put(1,1,'Orchard Mill Village',True);put(2,1,'HUD Project No. 044-35718');put(3,1,'Supplemental Financial Data Required by HUD')
r=5
for st,t in ((b,'BALANCE SHEET DATA'),(s,'STATEMENT OF CASH FLOWS DATA')):
    put(r,1,t,True);w.merge_cells(start_row=r,start_column=1,end_row=r,end_column=4);w.cell(r,1).fill=PatternFill('solid',fgColor='CFDCEB')
    r+=1
    if st is s: put(r,3,'Year ended',False,'right');put(r,4,'Year ended',False,'right');r+=1
    put(r,1,'Account',True);put(r,2,'Description',True);put(r,3,'12/31/2024',True,'right');put(r,4,'12/31/2023',True,'right')
    for c in range(1,5): w.cell(r,c).border=Border(bottom=Side(style='thin'))
    r+=1
    for x in st.rows:
        hh=x['typ']!='LINE'
        put(r,1,x['code'],hh);put(r,2,x['label'],hh)
        if x['typ']!='HEADING':
            for c,v in enumerate(x['vals']):
                q=put(r,3+c,v,hh)
                q.number_format='$#,##0;($#,##0)' if x['typ']=='TOTAL' else '#,##0;(#,##0)'
        r+=1
    r+=2
s.columns=['Year ended 12/31/2024','Year ended 12/31/2023'];
b.title='BALANCE SHEET DATA';s.title='STATEMENT OF CASH FLOWS DATA'
w.column_dimensions['A'].width=12;w.column_dimensions['B'].width=58;w.column_dimensions['C'].width=16;w.column_dimensions['D'].width=16
w.sheet_properties.pageSetUpPr.fitToPage=True;w.page_setup.fitToHeight=0
name='Orchard_Mill_HUD_supplemental_2024.xlsx';wb.save(os.path.join(DOC,name))
save(name,[b,s],'MULTIFAMILY','BALANCE_SHEET','HUD account-number balance sheet and S1200 cash flows stacked on one sheet',True)
