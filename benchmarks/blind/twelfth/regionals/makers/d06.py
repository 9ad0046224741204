# Sage 300 CRE-like balance sheet in a workbook; inter-company; planted subtotal
from st import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side
S=St('Balance Sheet','Birchfield Office Partners II, LP',['This Month 8/31/2025','Last Month 7/31/2025','Net Change'],None,'2025-08-31',sheet='GL BalSheet',derive=lambda b,n:b+[b[0]-b[1]],dp=2)
def grp(head,lines,tot,ind=1):
    S.H(head,ind=ind); ii=[S.L(l,v,code=c,ind=ind+1) for c,l,v in lines]; return S.T(tot,ii,ind=ind)
S.H('ASSETS')
cash=grp('Cash',[('1010.000','Operating Account - First Prairie',[215983.37,231406.18]),('1020.000','Payroll Clearing',[0,-412.5]),('1030.000','Security Deposit Account',[61250,61250]),('1040.000','Money Market',[350873.12,350102.44]),('1090.000','Petty Cash',[300,300])],'Total Cash')
res=grp('Restricted Deposits',[('1110.000','Tax Escrow',[118420,101503]),('1120.000','Insurance Escrow',[22815.4,18252.32]),('1130.000','Capital Reserve - Lender',[204116.2,198866.2])],'Total Restricted Deposits')
rec=grp('Receivables',[('1210.000','Tenant Receivables',[47802.19,66120.75]),('1220.000','CAM Reconciliation Receivable',[12940,12940]),('1230.000','Allowance - Doubtful Accounts',[-9500,-9500]),('1240.000','Deferred Rent Receivable',[288410.03,286118.4])],'Total Receivables')
ic=grp('Due From Related Parties',[('1310.101','Due From Birchfield I, LP',[15000,15000]),('1310.204','Due From Corbin Street Holdings',[8240.55,0]),('1310.900','Due From Regional Mgmt Co.',[0,3118.9])],'Total Due From Related Parties')
fx=grp('Fixed Assets',[('1510.000','Land',[2150000,2150000]),('1520.000','Buildings',[11840000,11840000]),('1530.000','Site Improvements',[416220,416220]),('1540.000','Tenant Improvements',[1503118.42,1471908.42]),('1550.000','Furniture & Equipment',[88415,88415]),('1590.000','Accumulated Depreciation',[-4018277.6,-3984911.35])],'Net Fixed Assets')
oth=grp('Other Assets',[('1610.000','Prepaid Insurance',[13688.94,18251.92]),('1620.000','Leasing Commissions, Net',[311206.7,316040.15]),('1630.000','Utility Deposits',[4100,4100])],'Total Other Assets')
ta=S.T('TOTAL ASSETS',[cash,res,rec,ic,fx,oth],kind='TOTAL',key='total_assets')
S.H('LIABILITIES & PARTNERS\' CAPITAL')
cl=grp('Current Liabilities',[('2010.000','Accounts Payable - Trade',[58119.3,44870.12]),('2015.000','Retainage Payable',[3121,0]),('2020.000','Accrued Property Taxes',[135336,118419]),('2030.000','Accrued Interest',[36410.2,36488.71]),('2040.000','Prepaid Rents',[21866.5,34102.75]),('2050.000','Tenant Security Deposits',[61250,61250])],'Total Current Liabilities')
ri=grp('Due To Related Parties',[('2110.101','Due To Birchfield I, LP',[0,6400]),('2110.900','Due To Regional Mgmt Co.',[17925.88,9214.33])],'Total Due To Related Parties')
lt=grp('Long-Term Debt',[('2510.000','Note Payable - First Mortgage',[8914402.27,8932188.4]),('2520.000','Line of Credit',[150000,150000])],'Total Long-Term Debt')
tl=S.T('Total Liabilities',[cl,ri,lt],ind=0,key='total_liabilities')
A=S.rows[ta]['base']; L=S.rows[tl]['base']
cap=[('3010.000','General Partner Capital',[41200,41200]),('3020.000','Limited Partners Capital',[5356000,5356000]),('3030.000','Distributions',[-360000,-315000])]
ytd=[131844.71,102310.06]
re=[r2(A[k]-L[k]-sum(c[2][k] for c in cap)-ytd[k]) for k in(0,1)]; print('RE',re)
# retained earnings may not move in the year: the difference sits in the money market account
pc=grp("Partners' Capital",cap+[('3040.000','Retained Earnings (Deficit)',re),('','Current Year Earnings',ytd)],"Total Partners' Capital",ind=1); S.keys['total_equity']=pc
for r in S.rows:
    if r['code']=='': r['code']=None
S.T("TOTAL LIABILITIES & CAPITAL",[tl,pc],kind='TOTAL')
good=S.rows[res]['vals'][0]; S.rows[res]['vals'][0]=r2(good-9000)
S.planted=dict(what=f'Total Restricted Deposits, This Month, printed {good-9000:,.2f}; its three lines add to {good:,.2f} (Total Assets is right)',kind='total_wrong')
if __name__=='__main__':
    wb=Workbook(); ws=wb.active; ws.title='GL BalSheet'; F='Courier New'
    ws['A1']='Birchfield Office Partners II, LP'; ws['E1']='Balance Sheet'; ws['G1']='Page 1'; ws['A2']='Fiscal entity 042'; ws['E2']='August 31, 2025'; ws['G2']='09/08/25  11:20'
    for a in('A1','E1','G1','A2','E2','G2'): ws[a].font=Font(name=F,size=9,bold=a=='E1')
    hd=[('This Month','8/31/2025'),('Last Month','7/31/2025'),('Net Change','')]
    for x,(p,q) in zip((5,6,7),hd):
        ws.cell(4,x,p); ws.cell(5,x,q or None)
        for yy in(4,5): ws.cell(yy,x).font=Font(name=F,size=9,bold=True); ws.cell(yy,x).alignment=Alignment(horizontal='right')
        ws.cell(5,x).border=Border(bottom=Side(style='medium'))
    y=7
    for r in S.rows:
        if r['type']=='HEADING' and r['ind']==0: y+=1
        # labels are stepped across columns A B C; account codes in D
        q=ws.cell(y,1+r['ind'],r['label']); q.font=Font(name=F,size=9,bold=r['type']=='TOTAL' or r['ind']==0)
        if r['code']: ws.cell(y,4,r['code']).font=Font(name=F,size=8)
        if r['type']!='HEADING':
            for x,v in zip((5,6,7),r['vals']):
                q=ws.cell(y,x,v); q.number_format='#,##0.00_);(#,##0.00)'; q.font=Font(name=F,size=9,bold=r['type']=='TOTAL')
                if r['type']!='LINE': q.border=Border(top=Side(style='hair'),bottom=Side(style='double') if r['type']=='TOTAL' else None)
            if r['type']!='LINE': y+=1
        y+=1
    for c,w in zip('ABCDEFG',(3,3,36,10,17,17,15)): ws.column_dimensions[c].width=w
    ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    n='birchfield_ii_bs_aug25.xlsx'; wb.save(BASE+'/documents/'+n)
    save(n,[S],'OFFICE','BALANCE_SHEET','Sage 300 CRE-like; labels stepped over three columns, code after the name','inter-company sections, net change column, planted subtotal')
