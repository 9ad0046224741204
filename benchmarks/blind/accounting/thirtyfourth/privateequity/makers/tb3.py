# Fund administrator's quarterly entity TB, xlsx: absolute balances with Dr/Cr marks, index sheet in front; one digit changed
import xlsxwriter
from common import *
A="""100.10|Cash - Operating (Corvane Trust x4471)|1204316.28|3150000|3418207.44
100.20|Cash - Distribution Account|12408.11|2400000|2400000
100.90|Restricted Cash - Capital Call Line|250000|0|0
120.10|Due from Property - Kestrel Yards|64182.50|41350|64182.50
120.20|Due from Property - Sable House|0|18775|0
120.30|Due from Property - The Foundry at 9th|22910.75|0|22910.75
120.90|Due from General Partner|1850|0|0
130.10|Prepaid D&O Insurance|31250.01|0|10416.67
150.10|Investment in Kestrel Yards SH LLC - Cost|28416000|0|0
150.11|Investment in Kestrel Yards SH LLC - Unrealized|3184000|216000|0
150.20|Investment in Sable House SH LLC - Cost|19725500|750000|0
150.21|Investment in Sable House SH LLC - Unrealized|-1025500|0|174500
150.30|Investment in The Foundry SH LLC - Cost|22180000|0|0
150.31|Investment in The Foundry SH LLC - Unrealized|1940000|0|95000
160.10|Interest Rate Cap at Fair Value|418207.55|0|61344.20
165.10|Organization Costs|0|0|0
200.10|Accounts Payable|-38416.90|38416.90|22105.33
200.20|Accrued Audit & Tax Fees|-92500|46250|33750
200.30|Management Fee Payable|-281250|281250|278437.50
200.40|Distributions Payable|0|2400000|2400000
220.10|Subscription Line - Northmere Bank|-6500000|1000000|750000
220.20|Accrued Interest - Subscription Line|-41708.33|41708.33|37291.67
300.10|LP Capital - Contributed|-71250000|0|1980000
300.15|LP Capital - Distributions|9180000|2352000|0
300.20|GP Capital - Contributed|-1437500|0|20000
300.25|GP Capital - Distributions|187500|48000|0
300.90|Undistributed Earnings - Prior Years|0|0|0
400.10|Operating Distributions from Property LLCs|-1018750|0|1150000
400.20|Interest Income - Money Market|-9114.86|0|8702.19
420.10|Change in Unrealized - Property LLCs|-385000|269500|216000
420.20|Change in Unrealized - Rate Cap|28190.40|61344.20|0
500.10|Management Fee|281250|278437.50|0
500.20|Audit & Tax|33750|33750|0
500.30|Fund Administration Fees|41250|41250|0
500.40|Legal|17820.50|26904.75|0
500.50|D&O Insurance|10416.67|10416.67|0
500.60|Bank Charges|412.35|388.10|0
500.70|Interest & Unused Fees - Sub Line|127916.67|119791.67|0
500.80|Broken Deal Costs|0|15330.46|0"""
R=[]
for l in A.split('\n'):
    c,n,o,d,k=l.split('|'); R.append([c,n]+[round(float(x)*100) for x in(o,d,k)])
g=lambda c: next(r for r in R if r[0]==c)
g('300.90')[2]-=sum(r[2] for r in R)
x=sum(r[3]-r[4] for r in R); g('100.10')[4]+=x
assert sum(r[2] for r in R)==0==sum(r[3]-r[4] for r in R) and g('100.10')[4]>0

f='a34a_tb_larkspur_fund.xlsx'; wb=xlsxwriter.Workbook(doc(f))
F=lambda **k: wb.add_format({'font_name':'Calibri','font_size':10,**k})
n=F(); b=F(bold=True); it=F(italic=True,font_color='#666666'); h=F(bold=True,bg_color='#1F3864',font_color='white',align='center',text_wrap=True,valign='vcenter')
m=F(num_format='#,##0.00;-#,##0.00;0.00'); mk=F(align='center',font_color='#555555'); tb=F(bold=True,top=1,bottom=6,num_format='#,##0.00')
ix=wb.add_worksheet('Index'); ix.set_column(0,0,8); ix.set_column(1,1,48)
for i,(a,c) in enumerate([('','Larkspur Student Housing Fund II Holdings, LP'),('','Quarterly administration package - 30 June 2024'),('',''),('Tab','Content'),('TB','Trial balance, quarter to date'),('','(capital statements and SOI sent under separate cover)')]):
    ix.write(i,0,a,b); ix.write(i,1,c,b if i in(0,3) else n)
ws=wb.add_worksheet('TB'); ws.hide_gridlines(2)
ws.write('B1','Larkspur Student Housing Fund II Holdings, LP',F(bold=True,font_size=13)); ws.write('B2','Trial Balance - Quarter ended 30 June 2024 (USD)',n)
ws.write('B3','Prepared by: Tallgrass Fund Services  |  Preparer: RN  Reviewer: __  |  DRAFT v2',it)
for c,(w,t) in enumerate([(2,''),(9,'GL'),(46,'GL Account Name'),(17,'Beginning Balance\n31-Mar-24'),(5,''),(16,'QTD Debits'),(16,'QTD Credits'),(17,'Ending Balance\n30-Jun-24'),(5,''),(10,'W/P Ref')]):
    ws.set_column(c,c,w)
    if c: ws.write(4,c,t,h)
ws.set_row(4,32); ws.freeze_panes(5,3)
M=['beginning','debit','credit','ending']
rows=[]; r=5; bad='160.10'; ref={'100':'C-1','120':'D','130':'E','150':'F-2','160':'F-4','165':'G','200':'M','220':'N','300':'R','400':'S','420':'S-1','500':'T'}
for c,nm,o,d,k in R:
    e=o+d-k
    if c==bad: assert e==35686335; e=35986335
    if c in('200.10','300.10','400.10'): r+=1
    ws.write_string(r,1,c,n); ws.write(r,2,nm,n)
    ws.write(r,3,abs(o)/100,m); ws.write(r,7,abs(e)/100,m)
    if o: ws.write(r,4,'Dr' if o>0 else 'Cr',mk)
    if e: ws.write(r,8,'Dr' if e>0 else 'Cr',mk)
    t={'account':c,'name':nm,'beginning':o/100}
    if d: ws.write(r,5,d/100,m); t[M[1]]=d/100
    if k: ws.write(r,6,k/100,m); t[M[2]]=k/100
    t['ending']=e/100; ws.write(r,9,ref[c[:3]],mk); rows.append(t); r+=1
D=sum(q[3] for q in R)/100; K=sum(q[4] for q in R)/100; assert D==K
ws.write(r,2,'TOTAL',tb); ws.write(r,3,0,tb); ws.write(r,4,'',tb); ws.write(r,5,D,tb); ws.write(r,6,K,tb); ws.write(r,7,0,tb); ws.write(r,8,'',tb)
T=[{'label':'TOTAL','beginning':0,M[1]:D,M[2]:K,'ending':0}]
ws.write(r+2,2,'Note: credit balances are marked Cr; balances shown without sign.',it)
ws.set_landscape(); ws.fit_to_pages(1,0); wb.close()
save(f,'TB',M,rows,T,'STUDENT_HOUSING','fund administrator quarterly TB, unsigned balances with Dr/Cr marks, cover tab',
 planted={'what':'Ending balance of 160.10 Interest Rate Cap at Fair Value printed 359,863.35 instead of 356,863.35 (beginning less credits; total is of the true figure)','kind':'digit_changed'},hard=True)
