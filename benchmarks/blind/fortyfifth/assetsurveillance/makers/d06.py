# balance sheet and cash flow in one workbook, student housing
import random,xlsxwriter
from lib import *
R=random.Random(66)
F='1160_Campus_Edge_Financials_0625.xlsx'
b=St('Balance Sheet','Campus Edge at Tallgrass (1160)',None,'2025-06-30',['Balance Current Period','Balance Prior Month','Net Change'],sheet='BS')
def l(n,code,cur,pri,ind=2): return b.l(n,[cur,pri,round(cur-pri,2)],code,ind)
b.h('ASSETS',code='1000-0000')
b.h('CASH',1,code='1100-0000')
cash=[l('Operating Account','1110-0000',284117.63,351902.44),l('Security Deposit Account','1120-0000',96350.00,94100.00),l('Petty Cash','1190-0000',500,500)]
tc=b.t('TOTAL CASH',cash,code='1199-9999',ind=1)
b.h('RECEIVABLES AND PREPAIDS',1,code='1200-0000')
x=[l('Resident Receivables','1210-0000',47218.09,39880.51),l('Allowance for Doubtful Accounts','1215-0000',-11804.52,-9970.13),l('Prepaid Insurance','1250-0000',61442.10,81922.80),l('Prepaid Other','1260-0000',8915.00,10030.00)]
tr=b.t('TOTAL RECEIVABLES AND PREPAIDS',x,code='1299-9999',ind=1)
b.h('ESCROWS',1,code='1300-0000')
x2=[l('Tax Escrow','1310-0000',214880.16,178866.80),l('Replacement Reserve','1330-0000',190425.77,182008.27)]
tes=b.t('TOTAL ESCROWS',x2,code='1399-9999',ind=1)
b.h('FIXED ASSETS',1,code='1500-0000')
x3=[l('Land','1510-0000',3150000,3150000),l('Building','1520-0000',28417360.55,28417360.55),l('Improvements','1530-0000',1184906.21,1142781.21),l('Furniture Fixtures & Equipment','1540-0000',918230.40,918230.40),l('Accumulated Depreciation','1590-0000',-6144903.87,-6066801.54)]
tf=b.t('TOTAL FIXED ASSETS',x3,code='1599-9999',ind=1)
ta=b.t('TOTAL ASSETS',[tc,tr,tes,tf],'TOTAL',code='1999-9999',key='total_assets')
b.h('LIABILITIES AND EQUITY',code='2000-0000')
b.h('LIABILITIES',1,code='2001-0000')
y=[l('Accounts Payable','2110-0000',73904.18,91257.66),l('Accrued Expenses','2120-0000',38217.00,34950.00),l('Accrued Property Tax','2130-0000',198250.02,165208.35),l('Accrued Interest','2140-0000',80141.67,80253.12),l('Prepaid Rents','2210-0000',151733.40,128416.75),l('Security Deposits','2220-0000',96350,94100),l('Mortgage Payable','2510-0000',20864512.33,20893527.19)]
tl=b.t('TOTAL LIABILITIES',y,'TOTAL',code='2999-9999',ind=1,key='total_liabilities')
b.h('EQUITY',1,code='3000-0000')
A=b.rows[ta]['vals'];Lv=b.rows[tl]['vals'];eq=[round(A[k]-Lv[k],2) for k in(0,1)]
dist=[-420000,-360000];cont=[9200000,9200000]
ni_m=round(eq[0]-eq[1]+60000,2)
nic=318774.06;ni=[round(nic+ni_m,2),nic];ret=[round(eq[1]-nic-dist[1]-cont[1],2)]*2
y=[l('Partner Contributions','3110-0000',*cont),l('Partner Distributions','3120-0000',*dist),l('Retained Earnings','3800-0000',*ret),l('Current Year Earnings','3900-0000',*ni)]
te=b.t('TOTAL EQUITY',y,'TOTAL',code='3999-9999',ind=1,key='total_equity')
b.t('TOTAL LIABILITIES AND EQUITY',[tl,te],'TOTAL',code='3999-9998')
print('ni month',ni_m,'ret',ret)
c=St('Cash Flow Statement','Campus Edge at Tallgrass (1160)','2025-06-01','2025-06-30',['Month to Date','Year to Date'],sheet='CF')
chg={r['label']:r['vals'][2] for r in b.rows if r['typ']=='LINE'}
Y=lambda m:round(m*R.uniform(1.5,4),2)
c.h('OPERATING ACTIVITIES')
q=lambda n,m,y: c.l(n,[m,y],ind=1)
ytd_ni=ni[0]
i0=q('Net Income',ni_m,ytd_ni)
c.h('Adjustments to Reconcile Net Income',1)
o=[i0,q('Depreciation',78102.33,468613.98),q('(Increase) Decrease in Receivables',-round(chg['Resident Receivables']+chg['Allowance for Doubtful Accounts'],2),-14206.17),q('(Increase) Decrease in Prepaids',-round(chg['Prepaid Insurance']+chg['Prepaid Other'],2),31470.25),q('(Increase) Decrease in Tax Escrow',-chg['Tax Escrow'],-97344.02),q('Increase (Decrease) in Payables and Accruals',round(sum(chg[k] for k in('Accounts Payable','Accrued Expenses','Accrued Property Tax','Accrued Interest')),2),61885.40),q('Increase (Decrease) in Prepaid Rents',chg['Prepaid Rents'],-40188.60),q('Increase (Decrease) in Security Deposits',chg['Security Deposits'],-1750)]
for z in o[1:]: c.rows[z]['ind']=2
op=c.t('Net Cash from Operating Activities',o)
c.h('INVESTING ACTIVITIES')
iv=c.t('Net Cash from Investing Activities',[q('Improvements',-42125,-96310.44),q('Furniture Fixtures & Equipment',0,-18422.9),q('Replacement Reserve Deposits',-round(chg['Replacement Reserve'],2),-50505)])
c.h('FINANCING ACTIVITIES')
fi=c.t('Net Cash from Financing Activities',[q('Mortgage Principal Payments',chg['Mortgage Payable'],-171906.83),q('Partner Distributions',-60000,-420000)])
n=c.t('NET CHANGE IN CASH',[op,iv,fi],'TOTAL',key='net_cash_flow')
end=b.rows[tc]['vals'][0]
bc=c.l('Beginning Cash',[b.rows[tc]['vals'][1],round(end-c.rows[n]['vals'][1],2)],ind=0)
e=c.t('ENDING CASH',[n,bc],'TOTAL')
assert abs(c.rows[n]['vals'][0]-b.rows[tc]['vals'][2])<.006,(c.rows[n]['vals'],b.rows[tc]['vals'])
assert c.rows[e]['vals']==[end,end]
wb=xlsxwriter.Workbook(B+'documents/'+F)
f=lambda **k:wb.add_format(dict(font_name='Tahoma',font_size=8,**k))
for s in(b,c):
    ws=wb.add_worksheet(s.sheet);k=len(s.cols);co=1 if s is b else 0
    t=['Campus Edge at Tallgrass (1160)',s.title,'Period = Jun 2025','Book = Accrual']
    for r,x in enumerate(t): ws.merge_range(r,0,r,k+co,x,f(bold=r<2,align='center'))
    ws.set_column(0,0,11 if co else 44)
    if co: ws.set_column(1,1,38)
    ws.set_column(1+co,k+co,16)
    H=f(bold=1,align='right',bottom=1)
    for n_,x in enumerate(s.cols):
        if s is b:
            a,z=x.split(' ',1);ws.write(4,2+n_,a,f(bold=1,align='right'));ws.write(5,2+n_,z,H)
        else: ws.write(5,1+n_,x,H)
    for r,x in enumerate(s.rows,6+(s is c)):
        B_=x['typ']!='LINE';kk=dict(bold=1) if B_ else {}
        if co and x['code']: ws.write(r,0,x['code'],f())
        ws.write(r,co,('   '*x['ind']+x['label']),f(**kk))
        for j,v in enumerate(x['vals']):
            if v is not None: ws.write(r,1+co+j,v,f(num_format='#,##0.00;-#,##0.00',**(dict(kk,top=1) if B_ else kk)))
    ws.fit_to_pages(1,0)
wb.close()
save(F,[b,c],'STUDENT_HOUSING','BALANCE_SHEET','system export, balance sheet and cash flow on two sheets, codes, leading-space indents',False)
