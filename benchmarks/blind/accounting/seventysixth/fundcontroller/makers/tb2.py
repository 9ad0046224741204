# NetSuite-like consolidated comparative trial balance, xlsx, grouped header
import random, xlsxwriter
from common import *
R=random.Random(7602)
NAME='Thornfield_BTR_Holdings_TB_Comparative.xlsx'
# code|name|cur net(+dr)|prior net|budget net or ''
A='''10110 - Cash : Operating - First Prairie x4471|612408.37|488912.05|
10120 - Cash : Payroll Imprest|15000|15000|
10130 - Cash : Resident Deposit Trust|287150|264900|
10210 - Restricted Cash : Tax & Insurance Escrow|341866.91|309254.4|
10220 - Restricted Cash : Capex Reserve|402119.5|298440|
11010 - Resident Receivables|96214.88|71303.12|
11020 - Resident Receivables - Moved Out|58830.41|39115.66|
11090 - Allowance for Doubtful Accounts|-74500|-48000|
11200 - HOA Reimbursements Receivable|8412.6||
12010 - Prepaid Insurance|118934.17|102560.08|
12020 - Prepaid Software & Licenses|14220|9875.5|
14010 - Due from Thornfield Sable Ridge LLC|45000|45000|
15010 - Land|9840000|9840000|
15110 - Homes - Building Cost|41296540.27|41296540.27|
15120 - Home Improvements (Turn Capex)|1877205.63|1140866.9|
15130 - Appliances|624180.44|571307.12|
15140 - Fencing & Site Work|288450|251300|
15510 - Accum Depreciation - Homes|-5402118.36|-3898304.7|
15520 - Accum Depreciation - Appliances & FF&E|-401775.2|-276939.15|
16010 - Loan Costs|512800|512800|
16090 - Accum Amortization - Loan Costs|-213666.67|-111106.67|
20010 - Accounts Payable|-143207.76|-118996.31|
20050 - AP Accrued (Received Not Billed)|-61480.25|-44018.7|
20110 - Accrued Property Taxes|-598340|-561125|
20120 - Accrued Interest|-148204.17|-148204.17|
20130 - Accrued Payroll & PTO|-33918.4|-29004.88|
21010 - Resident Security Deposits|-271900|-251450|
21020 - Pet Deposits|-15250|-13450|
21050 - Prepaid Rents|-64018.33|-57220.9|
25010 - Note Payable - Granger Life|-34200000|-34200000|
25020 - Due to Thornfield Residential Fund III, L.P.|-1250000|-875000|
30010 - Members' Capital|-16500000|-16500000|
30020 - Distributions|3975000|2775000|
30100 - Opening Balance||  |
39000 - Retained Earnings|PLUG|PLUG|
40010 - Rental Income : Base Rent|-4711306.52|-4478211.07|-4765000
40020 - Rental Income : Vacancy|268411.9|301746.15|250000
40030 - Rental Income : Concessions|61250|88430|55000
40040 - Rental Income : Bad Debt|83209.41|64118.5|60000
41010 - Other Income : Pet Rent|-92340|-85615|-90000
41020 - Other Income : Late & NSF Fees|-61480.75|-54917.3|-56000
41030 - Other Income : Smart Home Package|-118350|-96280|-124500
41040 - Other Income : Application & Admin|-47205|-51390|-48000
41050 - Other Income : Utility Billback|-161728.84|-150021.6|-158000
50010 - Payroll : On-site Salaries|402515.36|377206.42|410000
50020 - Payroll : Taxes & Benefits|91806.77|84510.03|94000
51010 - R&M : Homes|241908.15|198733.81|215000
51020 - R&M : HVAC|88417.9|71946.44|75000
51030 - Turn Costs|166205.3|149880.25|160000
52010 - Landscaping & Common Area|131450|122900|132000
52020 - HOA Dues|76840|74400|77000
53010 - Utilities : Vacant Homes|31776.29|34008.11|30000
53020 - Utilities : Water & Trash|172094.6|160380.77|170000
54010 - Marketing & Leasing|58330.12|66214.9|62000
55010 - G&A : Office & Technology|71268.44|64903.17|70000
55020 - G&A : Legal & Collections|39870.5|22645|25000
56010 - Property Management Fee (Hearthway)|152614.08|144903.55|154000
57010 - Property Taxes|598340|561125|598000
57020 - Insurance|181265.83|164320.4|184000
60010 - Interest Expense|1482041.7|1482041.7|1482042
60020 - Depreciation|1304718.42|1241066.3|1300000
60030 - Amortization - Loan Costs|85466.67|85466.67|85467
61010 - Fund Asset Management Fee|92500|92500|92500
61020 - Audit & Tax|38400|36250|40000
62010 - Casualty (Gain) Loss|-12880.15|24417|'''
L=[]
for l in A.split('\n'):
    n,a,b,c=l.split('|'); code,nm=n.split(' - ',1)
    L.append([code,nm,a,b,c])
fl=lambda s: float(s) if s.strip() not in('','PLUG') else None
for col in(2,3):
    s=sum(fl(x[col]) or 0 for x in L)
    for x in L:
        if x[col]=='PLUG': x[col]=str(r2(-s))
print([x for x in L if x[0]=='39000'])
L=[x for x in L if x[0]!='30100']
wb=xlsxwriter.Workbook(doc(NAME)); ws=wb.add_worksheet('TrialBalance')
B=lambda **k: wb.add_format(dict(font_name='Arial',font_size=k.pop('fs',9),**k))
t1=B(fs=14,bold=True,align='center'); t2=B(fs=11,bold=True,align='center'); t3=B(align='center')
h=B(bold=True,bg_color='#D0D0D0',align='center',bottom=1); hl=B(bold=True,bg_color='#D0D0D0',bottom=1,valign='vbottom')
tx=B(); m=B(num_format='$#,##0.00;($#,##0.00)'); tb=B(bold=True,top=1); tm=B(bold=True,top=1,num_format='$#,##0.00;($#,##0.00)')
ws.set_column(0,0,58); ws.set_column(1,6,17)
ws.merge_range('A1:G1','Thornfield Residential Fund III, L.P. : Thornfield BTR Holdings II LLC (Consolidated)',t2)
ws.merge_range('A2:G2','Trial Balance',t1); ws.merge_range('A3:G3','End of Oct 2026',t3); ws.merge_range('A4:G4','Accounting Book: Primary Book (GAAP)   |   Exclude Period End Journals: No',t3)
ws.merge_range('A6:A7','Account',hl); ws.merge_range('B6:C6','Oct 2026',h); ws.merge_range('D6:E6','Oct 2025',h); ws.merge_range('F6:F7','YTD Budget',h); ws.merge_range('G6:G7','Variance to Budget',h)
for i,s in enumerate(('Debit','Credit','Debit','Credit')): ws.write(6,1+i,s,h)
ws.freeze_panes(7,1)
K=['debit','credit','other:Oct 2025 Debit','other:Oct 2025 Credit','other:YTD Budget','other:Variance to Budget']
rows=[];r0=7
for i,(code,nm,a,b,c) in enumerate(L):
    a,b,c=fl(a),fl(b),fl(c); d=dict(account=code,name=nm)
    if a: d['debit' if a>0 else 'credit']=abs(a)
    if b: d['other:Oct 2025 Debit' if b>0 else 'other:Oct 2025 Credit']=abs(b)
    if c is not None: d[K[4]]=c; d[K[5]]=r2(a-c)
    rows.append(d)
    ws.write(r0+i,0,f'{code} - {nm}',tx)
    for j,k in enumerate(K):
        if k in d: ws.write(r0+i,1+j,d[k],m)
        else: ws.write_blank(r0+i,1+j,None,m)
n=r0+len(rows)
tot=dict(label='Total'); ws.write(n,0,'Total',tb)
for j,k in enumerate(K):
    tot[k]=r2(sum(d.get(k,0) for d in rows)); ws.write(n,1+j,tot[k],tm)
ws.write(n+2,0,'Budget and variance shown for P&L accounts only, as net balance (credit in parentheses).',B(italic=True,fs=8))
ws.write(n+3,0,'Generated by controller@thornfieldres.example  11/12/2026 4:42 pm',B(italic=True,fs=8))
ws.set_landscape(); ws.fit_to_pages(1,0)
wb.close()
assert tot['debit']==tot['credit'] and tot[K[2]]==tot[K[3]],tot
save(NAME,'TB',K,rows,[tot],'NetSuite consolidated trial balance export, comparative year grouped header, budget and variance beside, code and name in one cell',False)
print(tot,len(rows))
