import random
from common import *
import xlwt
random.seed(33)
A='''1-1110|Kiwibank Cheque Account|8421377|0
1-1120|Kiwibank Notice Saver|21500000|0
1-1130|Maintenance Reserve - Term Deposit|34000000|1000000
1-1190|Undeposited Funds|48000|12000
1-1310|Members' Charges Receivable|614255|43250
1-1320|Provision for Doubtful Debts|-150000|0
1-1410|Prepaid Insurance|1884600|-314100
1-2110|Land - 41 Rimu Street|265000000|0
1-2210|Buildings at Cost|418763900|0
1-2220|Buildings Accum Depreciation|-52345400|-698000
1-2310|Common House Fit-out|7384210|0
1-2320|Fit-out Accum Depreciation|-4430500|-61500
1-2410|Solar Array|9860000|0
1-2420|Solar Accum Depreciation|-1972000|-41100
2-1110|Trade Creditors|-1327744|-218366
2-1210|GST Collected|-42180|-6240
2-1220|GST Paid|36975|5315
2-1310|PAYE Payable|-118460|3920
2-1410|Charges Paid in Advance|-297500|-35000
2-1510|Accrued Rates|-812000|-203000
2-2110|Mortgage - Community Finance Aotearoa|-214860000|425000
2-2210|Member Loan Stock|-38500000|0
2-2310|Members' Bonds|-5760000|-240000
3-1100|Member Share Capital|-3200|0
3-2000|Revaluation Reserve|-180000000|0
3-8000|Retained Earnings|PLUG|0
4-1100|Weekly Housing Charges|-28476000|-4068000
4-1150|Charges - Market Units|-7644000|-1092000
4-1190|Vacancies|486000|72000
4-1300|Laundry & Guest Room|-163450|-21200
4-1400|Solar Export Credits|-91275|-18640
5-1100|Repairs & Maintenance|2766418|391755
5-1200|Grounds & Orchard|418290|38600
5-1300|Rates - City Council|5684000|812000
5-1310|Water Rates|604480|86200
5-1400|Insurance|2198700|314100
5-1500|Power - Common Areas|487635|58940
6-1100|Coordinator Wages|2912000|416000
6-1110|KiwiSaver Employer|87360|12480
6-1120|ACC Levies|41822|0
6-1200|Accounting & Audit|655000|0
6-1300|Bank Fees|18940|2480
6-1400|Software Subscriptions|142275|20325
6-1500|Member Education|89000|12500
8-1100|Interest Received|-643218|-97444
9-1100|Mortgage Interest|7298633|1034210
9-1200|Depreciation Expense|5604200|800600'''
L=[x.split('|') for x in A.split('\n')]
so=sum(int(x[2]) for x in L if x[2]!='PLUG');sm=sum(int(x[3]) for x in L)
L=[(a,n,-so if y=='PLUG' else int(y),(-sm if a=='1-1110' else int(m))) for a,n,y,m in L]
print('RE',f(-so),'chq mv',f(-sm))
N='tb_myob_rimu_street_coop.xls'
wb=xlwt.Workbook();ws=wb.add_sheet('Trial Balance')
b=xlwt.easyxf('font: bold on, name Arial, height 200');t=xlwt.easyxf('font: bold on, name Arial, height 280');pl=xlwt.easyxf('font: name Arial, height 180')
h=xlwt.easyxf('font: bold on, name Arial, height 180; align: horiz right; borders: bottom thin');hl=xlwt.easyxf('font: bold on, name Arial, height 180; borders: bottom thin')
m=xlwt.easyxf('font: name Arial, height 180',num_format_str='$#,##0.00');mt=xlwt.easyxf('font: bold on, name Arial, height 180; borders: top thin, bottom double',num_format_str='$#,##0.00')
ws.write(0,0,'Rimu Street Housing Co-operative Ltd',t);ws.write(1,0,'PO Box 6104, Te Aro, Wellington 6141',pl);ws.write(2,0,'Trial Balance',b);ws.write(3,0,'October 2026',b)
ws.write(4,0,'8/11/2026',pl);ws.write(4,1,'9:07:55 pm',pl)
ws.write(6,0,'Account #',hl);ws.write(6,1,'Account Name',hl)
K=['debit','credit','close_dr','close_cr']
for i,x in enumerate(['Debit','Credit','YTD Debit','YTD Credit']): ws.write(6,2+i,x,h)
r=8;T=[0]*4;rows=[]
for a,n,y,mv in L:
    ws.write(r,0,a,pl);ws.write(r,1,n,pl)
    v=[max(mv,0),max(-mv,0),max(y,0),max(-y,0)];d=dict(account=a,name=n)
    T=[i+j for i,j in zip(T,v)]
    if a=='5-1300': v[2]=5384000  # planted: true 56,840.00 printed 53,840.00
    for i,x in enumerate(v):
        if x or (i==0 and not mv and False): ws.write(r,2+i,p(x),m);d[K[i]]=p(x)
    if mv==0: ws.write(r,2,0,m);d['debit']=0
    rows.append(d);r+=1
r+=1
ws.write(r,1,'Total:',b)
for i,x in enumerate(T): ws.write(r,2+i,p(x),mt)
ws.col(0).width=3200;ws.col(1).width=10500
for i in range(2,6): ws.col(i).width=4400
assert T[0]==T[1] and T[2]==T[3]
ws.portrait=1;ws.fit_num_pages=1;ws.fit_width_to_pages=1;ws.fit_height_to_pages=0
wb.save(D(N))
save(N,'TB',K,rows,[dict(label='Total:',**{k:p(x) for k,x in zip(K,T)})],'MYOB trial balance, period and YTD pairs, NZ co-operative (.xls)',False,
 dict(what='5-1300 Rates - City Council: YTD Debit printed 53,840.00, the ledger (and the total) has 56,840.00',kind='digit_changed'))
