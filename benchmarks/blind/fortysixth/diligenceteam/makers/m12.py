# Rent Manager-like CSV, MHC, 12 months, newest first
from h import *; import csv
rng=random.Random(1212)
spec='''
+|INCOME
.4000|Site Rent|531600|g
.4010|Home Rent|67200|v
.4050|Late Charges|8900|v
.4060|Water Reimbursement|37400|v
.4070|Sewer Reimbursement|29150|v
.4080|Pet Fee|2400|f
.4095|Rent Concession|-3600|f
-|Total INCOME|total_income|TOTAL
+|EXPENSE^
.6000|Manager Payroll|39800|v
.6010|Maintenance Payroll|27400|v
.6050|Payroll Taxes|5700|v
.6100|Electric|7900|v
.6110|Water Purchased|33600|v
.6120|Sewer Charges|27300|v
.6130|Trash|14900|f
.6200|Street & Drive Repair|9200|o
.6210|Water Line Repair|7600|o
.6220|Home Repairs|10300|o
.6230|Mowing|8400|m
.6300|Insurance|17100|f
.6310|Property Tax|33950|1
.6400|Management Fee|26900|v
.6450|Legal & Eviction|3100|o
.6460|Office|2350|v
-|Total EXPENSE|total_operating_expenses|TOTAL
=|NET OPERATING INCOME|noi|total_income-total_operating_expenses
.6900|Mortgage Interest|118300|i|mi
=|NET INCOME|net_income|noi-mi
'''
# printed newest month first, total leading
mo=[(12-i,2024) for i in range(12)]
cols=['Total']+[f'{a:02d}/{y}' for a,y in mo]
s=St('Profit and Loss by Month','Prairie Star Manufactured Home Community',cols,'2024-01-01','2024-12-31')
s.parse(spec,lambda a,md:months(rng,a,md),lambda v,e:[r2(sum(v))]+v[::-1])
fn='prairie_star_pl_by_month.csv'
with open(B+'documents/'+fn,'w',newline='') as f:
    w=csv.writer(f)
    w.writerow(['Profit and Loss by Month']);w.writerow(['Property: Prairie Star Manufactured Home Community']);w.writerow(['Date range: 01/01/2024 to 12/31/2024']);w.writerow(['Basis: Cash']);w.writerow([])
    w.writerow(['Account']+cols)
    for r in s.rows:
        w.writerow([('    ' if r['t']=='LINE' and r['code']!='6900' else '')+((r['code']+' ') if r['code'] else '')+r['label']]+([m(v,paren=False) for v in r['v']] if r['v'] else ['']*13))
        if r['t']=='TOTAL': w.writerow([])
save(fn,[s.truth()],'MANUFACTURED_HOUSING','OPERATING_STATEMENT_T12','s46a','Rent Manager-like CSV, total first, months newest first, amounts as text',False)
print(len(s.rows),[r['v'][0] for r in s.rows if r['t']=='TOTAL'])
