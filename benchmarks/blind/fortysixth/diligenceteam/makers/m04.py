# AppFolio-like 12 month income statement PDF, MHC
from h import *; from reportlab.pdfgen import canvas; from reportlab.lib.pagesizes import letter,landscape; from reportlab.lib.colors import HexColor,black
rng=random.Random(404)
spec='''
+|Operating Income & Expense
+|Income
+|Site Rent
.|Lot Rent|742800|g
.|Park-Owned Home Rent|96400|v
.|RV Site Rent|18900|s
.|Lot Rent Credits|-5200|o
-|Total Site Rent
.|Water & Sewer Billback|61900|v
.|Trash Billback|21400|f
.|Late Fees|11700|v
.|NSF Bank Fees Received|420|o
.|Application Fee Income|1650|o
.|Storage Lot|5400|f
.|Home Sales Commission|7500|1
-|Total Operating Income|total_income|TOTAL
+|Expense^
+|Payroll
.|Community Manager|52400|v
.|Maintenance Wages|38600|v
.|Payroll Tax & WC|10900|v
-|Total Payroll
+|Utilities
.|Electricity|14800|v
.|Water|48200|v
.|Sewer|39500|v
.|Garbage|22600|f
-|Total Utilities
.|Repairs - Grounds|16300|o
.|Repairs - POH|11900|o
.|Tree Trimming|6800|1
.|Mowing Contract|14400|f
.|Property Insurance|21700|q
.|Real Property Tax|58300|q
.|Management Fees|38400|v
.|Legal|3900|o
.|Office & Postage|4200|v
.|Licenses and Permits|1150|1
-|Total Operating Expense|total_operating_expenses|TOTAL
=|NOI - Net Operating Income|noi|total_income-total_operating_expenses
~|
+|Other Income & Expense
+|Other Expense^
.|Mortgage Interest|141600|i
.|Capital - Road Paving|48250|1
.|Loan Fees|0|o
-|Total Other Expense|oe
~|
=|Net Other Income|noe|-oe|SUBTOTAL
=|Total Income|ti2|total_income|SUBTOTAL
=|Total Expense|te2|total_operating_expenses+oe|SUBTOTAL
=|Net Income|net_income|ti2-te2
'''
spec=spec.replace('~|\n','~|x\n')
cols=[f'{MN[i]} 2024' for i in range(6,12)]+[f'{MN[i]} 2025' for i in range(6)]+['Total']
s=St('Income Statement - 12 Month','Whispering Pines MHC',cols,'2024-07-01','2025-06-30')
s.parse(spec,lambda a,md:months(rng,a,md),lambda v,e:v+[r2(sum(v))])
fn='income_statement_12_month-20250708.pdf'
W,H=landscape(letter); c=canvas.Canvas(B+'documents/'+fn,pagesize=(W,H))
xs=[134+48*i for i in range(1,13)]+[W-24]; pg=0
def head(first=False):
    global y
    y=H-34
    if first:
        c.setFont('Helvetica-Bold',14); c.drawString(24,y,'Income Statement - 12 Month'); y-=14
        c.setFont('Helvetica',8); 
        for t in ['Blue Heron Property Management, Inc.','Properties: Whispering Pines MHC - 4410 County Road 18 Elkhart, IN 46514','Fund Type: All','Period Range: Jul 2024 to Jun 2025','Accounting Basis: Cash','Level of Detail: Detail View','Include Zero Balance GL Accounts: Yes']:
            k,_,v=t.partition(': ')
            c.drawString(24,y,t); y-=10
        y-=6
    c.setFillColor(HexColor('#e8e8e8')); c.rect(24,y-4,W-48,13,fill=1,stroke=0); c.setFillColor(black)
    c.setFont('Helvetica-Bold',6.6); c.drawString(27,y,'Account Name')
    for x,t in zip(xs,cols): c.drawRightString(x-2,y,t)
    y-=14
def foot():
    c.setFont('Helvetica',6.5); c.drawString(24,18,'Created on 07/08/2025'); c.drawRightString(W-24,18,f'Page {c.getPageNumber()}')
head(True)
for r in s.rows:
    if y<34: foot(); c.showPage(); head()
    b=r['t']!='LINE'; c.setFont('Helvetica-Bold' if b else 'Helvetica',6.4)
    c.drawString(27+6*r['d'],y,r['label'])
    if r['v']:
        if b: c.setLineWidth(.4); c.line(140,y+7,W-24,y+7)
        for x,v in zip(xs,r['v']): c.drawRightString(x-2,y,m(v,paren=False))
    y-=10.2
foot(); c.save()
save(fn,[s.truth()],'MANUFACTURED_HOUSING','OPERATING_STATEMENT_T12','s46a','AppFolio-like 12 month income statement PDF, nested totals, cash basis',False)
print(len(s.rows),s.truth()['keyTotals']['noi']['values'][-1])
