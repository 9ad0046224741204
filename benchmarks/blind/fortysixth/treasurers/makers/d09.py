from common import *
import csv
N='BalanceSheet_MapleCourtCoop_20240831.csv'
C=['Aug 31 2024','Aug 31 2023','Change']
s=St('Balance Sheet','Maple Court Housing Co-operative Inc.',None,'2024-08-31',C)
def L(c,n,a,p): return s.l(n,[a,p,r2((a or 0)-(p or 0))],2,c)
s.h('ASSETS')
s.h('Current Assets',1)
a=[L('1010','Petty Cash',300.00,300.00),L('1020','Alterna Chequing',41882.37,36014.92),L('1060','Term Deposits - Operating',75000.00,60000.00),L('1110','Member Housing Charges Receivable',8416.20,11237.85),L('1115','Allowance for Doubtful Accounts',-3200.00,-4100.00),L('1130','HST Rebate Receivable',5127.44,4390.16),L('1150','Subsidy Due from Region',12960.00,11840.00),L('1210','Prepaid Insurance',9774.00,8612.50),L('1220','Prepaid Property Taxes',14318.67,13905.22)]
ta=s.t('Total Current Assets',a,1)
s.h('Restricted Investments',1)
b=[L('1410','Capital Replacement Reserve - Bonds',612480.15,548903.60),L('1420','Member Deposit Trust Account',38115.00,37490.00)]
tb=s.t('Total Restricted Investments',b,1)
s.h('Property',1)
c=[L('1510','Land',410000.00,410000.00),L('1520','Buildings',4286350.00,4286350.00),L('1525','Accumulated Amortization - Buildings',-2914718.00,-2761205.00),L('1540','Appliances',88412.90,81377.25),L('1545','Accumulated Amortization - Appliances',-61388.40,-55904.15)]
tc=s.t('Total Property',c,1)
TA=s.t('TOTAL ASSETS',[ta,tb,tc],0,'TOTAL',key='total_assets')
s.h('LIABILITIES')
s.h('Current Liabilities',1)
d=[L('2010','Accounts Payable and Accruals',36251.18,41870.33),L('2030','Prepaid Housing Charges',6120.50,4885.00),L('2050','Payroll Remittances',2418.77,2290.41),L('2110','Current Portion of Mortgage',157640.00,153512.00)]
td=s.t('Total Current Liabilities',d,1)
s.h('Long Term Liabilities',1)
e=[L('2510','First Mortgage - Insured',1342877.65,1500517.65),L('2520','Member Deposits',38115.00,37490.00)]
te=s.t('Total Long Term Liabilities',e,1)
TL=s.t('TOTAL LIABILITIES',[td,te],0,key='total_liabilities')
s.h("MEMBERS' EQUITY")
A=s.rows[TA]['values'];B=s.rows[TL]['values']
rr=(612480.15,548903.60);ms=(3100.00,3080.00);sp=(18704.50,14220.75);cy=(11093.27,-6418.06)
q=[L('3010','Member Shares',*ms),L('3110','Capital Replacement Reserve',*rr),L('3120','Internal Subsidy Reserve',*sp),L('3510','Accumulated Operating Surplus',*[r2(A[k]-B[k]-ms[k]-rr[k]-sp[k]-cy[k]) for k in(0,1)]),L('3600','Surplus (Deficit) - Current Year',*cy)]
TE=s.t("TOTAL MEMBERS' EQUITY",q,0,key='total_equity')
s.t('TOTAL LIABILITIES AND EQUITY',[TL,TE],0,'TOTAL')
assert s.rows[-1]['values'][:2]==A[:2]
print(s.rows[q[3]])
with open(doc(N),'w',newline='',encoding='utf-8-sig') as fh:
    w=csv.writer(fh)
    w.writerow([s.prop]);w.writerow(['Balance Sheet']);w.writerow(['As at August 31, 2024']);w.writerow(['Printed 2024-09-17 by bookkeeper'])
    w.writerow([]);w.writerow(['Acct','Description']+C)
    for r,m in zip(s.rows,s.meta):
        if r['rowType']=='HEADING' and m['lvl']==0: w.writerow([])
        w.writerow([r['accountCode'] or '',('  ' if r['rowType']=='LINE' else '')+r['label']]+[f(v) for v in r['values']])
save(N,[s],'COOPERATIVE','BALANCE_SHEET','CSV export of a Canadian housing co-op ledger, quoted thousands, parentheses',False)
