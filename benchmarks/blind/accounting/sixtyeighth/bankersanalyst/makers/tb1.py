# Sage style nominal trial balance, UK property company; planted: digit changed
import random; from h import *
from reportlab.pdfgen import canvas; from reportlab.lib.pagesizes import A4
random.seed(11)
dr="""0010 Freehold Property|14250000
0011 Freehold Property Additions|318442.17
0012 Revaluation Adjustment|c|0
0030 Plant and Machinery|86210.5
0031 Plant/Machinery Depreciation|c|41377.25
0040 Furniture and Fixtures|22914
0041 Furniture/Fixture Depreciation|c|15820.66
1100 Debtors Control Account|204881.39
1101 Sundry Debtors|6120
1102 Lease Incentive Debtor|133950.42
1103 Prepayments|28774.1
1104 Tenant Deposits Receivable|0
1200 Bank Current Account|391027.88
1210 Rent Collection Account|87540.03
1215 Tenant Deposit Account|64500
1220 Service Charge Client Account|19733.61
1230 Petty Cash|150
2100 Creditors Control Account|c|72318.94
2101 Retentions Held|c|11250
2109 Accruals|c|54610
2110 Deferred Rental Income|c|246833.33
2111 Tenant Deposits Held|c|64500
2200 Sales Tax Control Account|c|98441.7
2201 Purchase Tax Control Account|31206.48
2202 VAT Liability|c|8019.22
2300 Senior Loan Facility|c|8400000
2301 Loan Arrangement Costs|96250
2310 Intercompany - Parent|c|2965000
2320 Corporation Tax|c|27114
3000 Ordinary Shares|c|100
3010 Share Premium|c|999900
3100 Revaluation Reserve|c|1640000
3200 Profit and Loss Account|c|0
4000 Rent Receivable - Offices|c|612374.97
4001 Rent Receivable - Retail|c|184500
4002 Rent Receivable - Car Spaces|c|27360
4010 Service Charge Income|c|143208.36
4011 Insurance Recharged|c|19844.05
4020 Dilapidations Received|c|35000
4900 Miscellaneous Income|c|1212.5
4904 Bank Interest Received|c|3344.18
5000 Void Rates|18226.74
5001 Void Service Charge|12640.2
5010 Repairs and Maintenance|38715.83
5011 Lift Maintenance|9480
5012 Fire and Security|14166.5
5013 Cleaning and Refuse|27918
5014 Electricity|44390.12
5015 Gas|11027.49
5016 Water Rates|6815.77
5020 Buildings Insurance|23110
5030 Letting Agents Fees|21500
5031 Managing Agents Fees|30937.5
7600 Legal Fees|16842.9
7601 Audit and Accountancy Fees|13200
7602 Valuation Fees|7500
7901 Bank Charges|1088.34
7903 Loan Interest Paid|364875
7904 Non-Utilisation Fee|2250
8000 Depreciation|11493
8200 Donations|250
8204 Bad Debt Write Off|4120.8""".split('\n')
acc=[]
for l in dr:
    p=l.split('|');code,nm=p[0].split(' ',1)
    s='c' if p[1]=='c' else 'd'; acc.append([code,nm,s,float(p[-1])])
acc=[a for a in acc if a[3] or a[0]=='3200']
td=sum(a[3] for a in acc if a[2]=='d'); tc=sum(a[3] for a in acc if a[2]=='c')
pl=[a for a in acc if a[0]=='3200'][0]; d=round(td-tc,2); assert d>0,d; pl[3]=d
td=round(td,2);tc=td
for a in acc: # planted
    if a[0]=='5014': good=a[3]; a[3]=49390.12
m=lambda v:f'{v:,.2f}'
rows=[{"account":a[0],"name":a[1],("debit" if a[2]=='d' else "credit"):a[3]} for a in acc]
N='TB_Castlegate_Quay_Sep25.pdf'
c=canvas.Canvas(D(N),pagesize=A4);W,H=A4
def head(p):
    c.setFont('Helvetica',8);c.drawString(40,H-40,'Date:');c.drawString(75,H-40,'14/10/2025');c.drawString(40,H-51,'Time:');c.drawString(75,H-51,'09:42:16')
    c.setFont('Helvetica-Bold',12);c.drawCentredString(W/2,H-40,'Castlegate Quay Estates Limited')
    c.setFont('Helvetica-Bold',10);c.drawCentredString(W/2,H-56,'Period Trial Balance')
    c.setFont('Helvetica',8);c.drawRightString(W-40,H-40,f'Page:    {p}')
    c.drawString(40,H-78,'To Period:');c.setFont('Helvetica-Bold',8);c.drawString(90,H-78,'Month 9, September 2025')
    y=H-104;c.setFont('Helvetica-BoldOblique',9);c.drawString(40,y,'N/C');c.drawString(95,y,'Name');c.drawRightString(430,y,'Debit');c.drawRightString(540,y,'Credit')
    c.setLineWidth(.5);c.line(40,y-4,W-40,y-4);return y-18
y=head(1);pg=1
for a in acc:
    if y<70: c.showPage();pg+=1;y=head(pg)
    c.setFont('Helvetica',8.5);c.drawString(40,y,a[0]);c.drawString(95,y,a[1]);c.drawRightString(430 if a[2]=='d' else 540,y,m(a[3]));y-=12.6
c.line(350,y+6,W-40,y+6);c.setFont('Helvetica-Bold',8.5);c.drawRightString(340,y-6,'Totals:');c.drawRightString(430,y-6,m(td));c.drawRightString(540,y-6,m(tc));c.line(350,y-11,W-40,y-11)
c.save()
save(N,'TB',{"what":f"5014 Electricity debit printed 49,390.12, right is {m(good)}; the total is right","kind":"digit_changed"},["debit","credit"],rows,[{"label":"Totals:","debit":td,"credit":tc}],'Sage-like UK nominal trial balance, PDF, debit/credit')
