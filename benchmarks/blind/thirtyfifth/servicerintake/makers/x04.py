# Rent Manager-like comparative balance sheet, mixed use
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side
from openpyxl.worksheet.properties import PageSetupProperties
from core import *
def make():
    fn='BalanceSheet_Comparative_CanneryRow.xlsx'
    s=St('Comparative Balance Sheet','Old Cannery Lofts & Shops',None,'2025-09-30',['09/30/2025','12/31/2024','Change'],100,sheet='Balance Sheet',derive=lambda v,sd:[v[0],v[1],v[0]-v[1]]); s.nbase=2
    L=lambda code,lb,a,b,d=3:s.l(lb,[round(a*100),round(b*100)],code,d=d)
    T=lambda lb,it,d=2,key=None,rt='SUBTOTAL':s.t(lb,it,rt,None,key,d=d)
    H=lambda lb,d:s.h(lb,d=d)
    H('ASSETS',0); H('Current Assets',1); H('Cash',2)
    c=T('Total Cash',[L('1010','Operating - Fourth Coast Bank',128416.73,96204.18),L('1020','Security Deposit Trust',74850,71325),L('1030','Money Market Reserve',210388.06,203914.55),L('1090','Petty Cash',300,300)])
    H('Receivables',2); r=T('Total Receivables',[L('1210','Tenant Receivables - Residential',11874.2,8216.45),L('1215','Tenant Receivables - Commercial',23508.66,31940.02),L('1220','Allowance for Doubtful Accounts',-6500,-6500),L('1230','CAM Reconciliation Receivable',0,14277.31)])
    H('Prepaids & Escrows',2); p=T('Total Prepaids & Escrows',[L('1310','Prepaid Insurance',17206.5,41883.75),L('1320','Tax Escrow - Lender',98412.44,37119.08),L('1330','Insurance Escrow - Lender',28644.9,9318.22),L('1340','Replacement Reserve - Lender',146027.15,120827.15),L('1350','Utility Deposits',2150,2150)])
    ca=T('Total Current Assets',[c,r,p],1)
    H('Fixed Assets',1)
    fa=[L('1510','Land',1240000,1240000,2),L('1520','Building',8865300,8865300,2),L('1530','Building Improvements',614208.4,571955.4,2),L('1540','Tenant Improvements - Shops',287415,259415,2),L('1550','Furniture & Equipment',96318.77,96318.77,2),L('1590','Accumulated Depreciation',-2408116.02,-2219866.02,2)]
    fx=T('Total Fixed Assets',fa,1)
    H('Other Assets',1); oa=T('Total Other Assets',[L('1610','Deferred Leasing Commissions (net)',58230.5,66410,2),L('1620','Loan Costs (net)',71118.75,78243.75,2),L('1630','Due from Affiliate',0,25000,2)],1)
    ta=T('TOTAL ASSETS',[ca,fx,oa],0,'total_assets','TOTAL'); TA=s.rows[ta]['v']
    H('LIABILITIES & EQUITY',0); H('Liabilities',1); H('Current Liabilities',2)
    cl=T('Total Current Liabilities',[L('2010','Accounts Payable',38207.64,52911.09),L('2020','Accrued Expenses',14750,11280.4),L('2030','Accrued Real Estate Taxes',104316.75,35208.5),L('2040','Accrued Interest',27518.92,27790.37),L('2110','Prepaid Rents',21644.85,18307.2),L('2120','Security Deposits - Residential',46350,44325),L('2125','Security Deposits - Commercial',28500,27000),L('2190','Sales Tax Payable',-118.4,642.17)])
    H('Long Term Liabilities',2); ll=T('Total Long Term Liabilities',[L('2510','Mortgage - First Lien',6604541.33,6669688.12),L('2520','Member Loan',150000,150000)])
    tl=T('Total Liabilities',[cl,ll],1,'total_liabilities'); TL=s.rows[tl]['v']
    H('Equity',1); E=[(TA[k]-TL[k])/100 for k in (0,1)]
    ni24=143662.18; ni25=118904.27; dist25=-90000; dist24=-120000
    e24=[2400000,round(E[1]-2400000-dist24-ni24,2),dist24,ni24]
    e25=[2400000,round(e24[1]+dist24+ni24,2),dist25,ni25]; con=round(E[0]-sum(e25),2)
    # balance through the money market account so that the roll-forward holds
    i=next(k for k,q in enumerate(s.rows) if q['code']=='1030'); d=-round(con*100)
    for j in (i,c,ca,ta):
        v=s.rows[j]['v']; v[0]+=d; v[2]+=d
    assert s.rows[i]['v'][0]>0,s.rows[i]
    te=T('Total Equity',[L('3010','Member Contributions',e25[0],e24[0],2),L('3100','Retained Earnings',e25[1],e24[1],2),L('3200','Member Distributions',e25[2],e24[2],2),L('3900','Current Year Net Income',e25[3],e24[3],2)],1,'total_equity')
    T('TOTAL LIABILITIES & EQUITY',[tl,te],0,None,'TOTAL')
    assert s.rows[-1]['v']==s.rows[ta]['v']
    wb=Workbook(); w=wb.active; w.title='Balance Sheet'; F=lambda **k:Font(name='Tahoma',size=k.pop('size',9),**k)
    w['E1']='Page 1 of 1'; w['E1'].font=F(size=8); w['E1'].alignment=Alignment(horizontal='right'); w['A1']='10/17/2025  3:26 PM'; w['A1'].font=F(size=8)
    for k,(t,z) in enumerate([('Comparative Balance Sheet',14),('Old Cannery Lofts & Shops',11),('As of 09/30/2025 compared with 12/31/2024',9)]):
        w.merge_cells(start_row=2+k,start_column=1,end_row=2+k,end_column=5); w.cell(2+k,1,t).font=F(size=z,bold=k<2); w.cell(2+k,1).alignment=Alignment(horizontal='center')
    for k,t in enumerate(['Acct','Description']+s.cols):
        q=w.cell(6,1+k,t); q.font=F(bold=True); q.alignment=Alignment(horizontal='left' if k<2 else 'right'); q.border=Border(top=Side(style='medium'),bottom=Side(style='medium'))
    y=7
    for r_ in s.rows:
        b=r_['rt']!='LINE'
        if r_['label'].startswith('LIABILITIES'): y+=1
        if r_['code']: w.cell(y,1,r_['code']).font=F()
        q=w.cell(y,2,r_['label']); q.font=F(bold=b); q.alignment=Alignment(horizontal='left',indent=r_['d'])
        for k,v in enumerate(r_['v']):
            if v is None: continue
            q=w.cell(y,3+k,v/100); q.number_format='#,##0.00_);(#,##0.00)'; q.font=F(bold=b)
            if b: q.border=Border(top=Side(style='thin'),bottom=Side(style='double') if r_['rt']=='TOTAL' else None)
        y+=1
    for a,z in zip('ABCDE',(9,44,17,17,16)): w.column_dimensions[a].width=z
    w.sheet_view.showGridLines=False; w.sheet_properties.pageSetUpPr=PageSetupProperties(fitToPage=True)
    wb.save(doc(fn)); save(fn,[s],'MIXED_USE','BALANCE_SHEET','clerk-j','Rent Manager comparative balance sheet with change column',False)
