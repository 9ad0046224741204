import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4
random.seed(11)
A='''0010|Freehold Almshouses - Founder's Court|184250000
0011|Freehold Almshouses - Well Lane|61280000
0012|Almshouses Accumulated Depreciation|-38416250
0020|Chapel Organ & Furnishings|2150000
0021|Chapel Furnishings Depreciation|-1720000
0030|Office Equipment|684320
0031|Office Equipment Depreciation|-512480
0050|Investments - Common Investment Fund|41273366
0051|Investments - ERF Units|18640514
0052|Permanent Endowment - Consols Replacement|7500000
1100|Residents' Contributions Control|327418
1103|Prepayments|412967
1104|Other Debtors|96000
1200|Bank Current Account|2387109
1210|Bank Deposit Account - 32 Day Notice|9500000
1211|Bank - Extraordinary Repair Fund|6127755
1230|Petty Cash|14862
2100|Creditors Control Account|-683217
2109|Accruals|-375000
2110|Contributions Received in Advance|-214630
2210|P.A.Y.E. & National Insurance|-148922
2230|Pension Fund|-61208
2300|Loan - Almshouse Association|-4200000
2310|Loan - Dolphin Green Fund|-1875000
3010|Permanent Endowment Fund|-193750000
3020|Extraordinary Repair Fund|-24768269
3030|Cyclical Maintenance Fund|-8811400
3040|Restricted Fund - Benevolent Grants|-3106544
3050|Revaluation Reserve|-12304488
3200|General Fund B/fwd|PLUG
4000|Weekly Maintenance Contributions - Founder's|-9867240
4001|Weekly Maintenance Contributions - Well Lane|-4418736
4005|Voids Founder's Court|312480
4006|Voids Well Lane|98256
4010|Heating Contributions|-1276320
4020|Guest Room & Laundry Income|-84650
4200|Donations & Gift Aid|-267500
4210|Legacies|-1000000
4300|Dividends Receivable|-1184417
4310|Bank Interest Receivable|-196342
5000|Day to Day Repairs|1826733
5001|Void Works|743290
5010|Cyclical Decoration|1284000
5020|Gardens & Grounds|562845
5030|Lift & Stairlift Servicing|218460
5040|Careline / Warden Call|187224
5050|Fire Safety & Legionella|296115
7000|Clerk to the Trustees - Salary|1482000
7001|Scheme Manager Salaries|2214360
7006|Employer's N.I.|351274
7007|Employer's Pensions|296288
7102|Water Rates|418805
7200|Electricity - Communal|697312
7201|Gas - District Boiler|1409668
7300|Residents' Outings & Welfare|123455
7501|Postage & Stationery|41837
7502|Telephone & Broadband|96420
7600|Legal Fees|108000
7601|Audit & Accountancy Fees|240000
7603|Architect / Quinquennial Survey|465000
7903|Loan Interest Paid|118694
8000|Depreciation|1260500
8204|Insurance|894316
8205|Benevolent Grants Paid|385000
9998|Suspense Account|0'''
L=[x.split('|') for x in A.split('\n')]
s=sum(int(v) for _,_,v in L if v!='PLUG')
L=[(a,n,int(v) if v!='PLUG' else -s) for a,n,v in L]
print('plug',f(-s))
L=[x for x in L if x[2]!=0]
N='tb_sage_ashcombe_almshouses.pdf'
c=canvas.Canvas(D(N),pagesize=A4)
rows=[];dr=cr=0
def head(pg):
    c.setFont('Helvetica',8)
    c.drawString(40,805,'Date:  07/10/2026'); c.drawString(40,794,'Time:  10:14:22')
    c.setFont('Helvetica-Bold',11); c.drawCentredString(297,805,'Ashcombe United Almshouse Charities')
    c.setFont('Helvetica-Bold',10); c.drawCentredString(297,789,'Period Trial Balance')
    c.setFont('Helvetica',8); c.drawRightString(555,805,f'Page:   {pg}')
    c.setFont('Helvetica-Bold',8.5); c.drawString(40,765,'To Period:'); c.setFont('Helvetica',8.5); c.drawString(95,765,'Month 6, September 2026')
    c.setFont('Helvetica-BoldOblique',8.5)
    c.drawString(40,742,'N/C'); c.drawString(90,742,'Name'); c.drawRightString(445,742,'Debit'); c.drawRightString(545,742,'Credit')
    c.line(40,738,555,738)
pg=1;head(pg);y=724
for a,n,v in L:
    if y<70: c.showPage();pg+=1;head(pg);y=724
    c.setFont('Helvetica',8.5);c.drawString(40,y,a);c.drawString(90,y,n)
    r=dict(account=a,name=n)
    if v>0: c.drawRightString(445,y,f(v));r['debit']=p(v);dr+=v
    else: c.drawRightString(545,y,f(-v));r['credit']=p(-v);cr-=v
    rows.append(r);y-=13.4
c.line(370,y+8,445,y+8);c.line(470,y+8,545,y+8)
c.setFont('Helvetica-Bold',8.5);c.drawRightString(350,y-4,'Totals:');c.drawRightString(445,y-4,f(dr));c.drawRightString(545,y-4,f(cr))
c.line(370,y-8,445,y-8);c.line(370,y-10,445,y-10);c.line(470,y-8,545,y-8);c.line(470,y-10,545,y-10)
c.save();assert dr==cr
save(N,'TB',['debit','credit'],rows,[dict(label='Totals:',debit=p(dr),credit=p(cr))],'Sage 50 period trial balance, almshouse charity, England')
