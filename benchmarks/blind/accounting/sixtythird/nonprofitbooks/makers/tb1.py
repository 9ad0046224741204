# Sage 50 (UK) period trial balance, almshouse charity
import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4
from h import *
random.seed(631)
N='tb_sage_almshouse_mar25.pdf'
A='''0010 Freehold Almshouses - Cost|1842600.00
0011 Almshouses - Accumulated Depreciation|-412385.40
0020 Office Equipment|6214.00
0021 Office Equipment Depreciation|-4971.20
0030 Furniture and Fixtures (Warden's Flat)|3850.00
0031 Furniture/Fixture Depreciation|-2310.00
0050 CAF COIF Charities Investment Fund|218446.73
1100 Residents' Contributions Debtors|2914.35
1103 Prepayments|3127.90
1104 Sundry Debtors|460.00
1200 Bank Current Account|18702.44
1210 Bank Deposit Account|64118.09
1220 Extraordinary Repair Fund Deposit|92350.61
1230 Petty Cash|83.17
2100 Creditors Control Account|-4388.16
2109 Accruals|-2950.00
2110 Contributions Paid in Advance|-1186.42
2202 Net Wages|0
2210 P.A.Y.E.|-612.80
2211 National Insurance|-388.04
2230 Pension Fund|-214.66
2300 Almshouse Association Loan|-45000.00
3000 Endowment Fund - Permanent|BAL
3010 Cyclical Maintenance Fund|-38600.00
3020 Extraordinary Repair Fund|-92350.61
3200 General Fund Brought Forward|-61205.33
4000 Weekly Maintenance Contributions|-118944.80
4001 Contributions - Fenwick Court|-41310.26
4010 Void Loss|3286.90
4020 Heating and Hot Water Recharge|-14208.00
4021 Water Rates Recharge|-5460.00
4030 Guest Room Income|-1135.00
4040 Laundry Token Sales|-684.50
4100 Donations Received|-2725.00
4110 Gift Aid Reclaimed|-431.25
4120 Legacies|-5000.00
4900 Investment Income - COIF|-7318.44
4906 Bank Interest Received|-2206.12
5000 Responsive Repairs|21467.38
5001 Cyclical Redecoration|9840.00
5002 Gas Servicing and Safety Certificates|2916.00
5003 Lift Maintenance|3174.60
5004 Fire Alarm and Emergency Lighting|2238.72
5010 Gardening Contract|6960.00
5011 Window Cleaning|1104.00
7000 Gross Wages - Warden|24186.00
7002 Gross Wages - Clerk to the Trustees|13420.50
7006 Employers N.I.|1905.17
7007 Employers Pensions|1128.21
7100 Ground Rent|25.00
7102 Water Rates|7314.58
7103 Council Tax - Warden's Flat and Voids|1892.44
7104 Premises Insurance|8466.03
7200 Electricity|6709.25
7201 Gas|17820.94
7502 Telephone and Careline|2351.88
7504 Office Stationery|318.77
7505 Almshouse Association Subscription|412.00
7601 Independent Examiner's Fees|1740.00
7602 Legal Fees|960.00
7605 Quinquennial Survey Fees|2400.00
7801 Cleaning|3688.00
7901 Bank Charges|96.40
7903 Loan Interest Paid|1237.50
8000 Depreciation|20104.80
8201 Subscriptions|164.00
8202 Clothing and Residents' Outings|742.15
9998 Suspense Account|0'''.split('\n')
acc=[]
for a in A:
    l,v=a.rsplit('|',1); acc.append([l[:4],l[5:],v])
s=sum(float(v) for _,_,v in acc if v!='BAL')
rows=[];D=C=0
for a in acc:
    v=r2(-s) if a[2]=='BAL' else float(a[2])
    if v==0: continue       # Sage leaves out zero balances
    r={"account":a[0],"name":a[1]}
    if v>0: r["debit"]=v; D+=v
    else: r["credit"]=r2(-v); C-=v
    rows.append(r)
D,C=r2(D),r2(C); assert D==C
f=lambda v:f'{v:,.2f}'
c=canvas.Canvas(doc(N),pagesize=A4); W,H=A4
def head(p):
    c.setFont('Helvetica',9)
    c.drawString(40,H-42,'Date:'); c.drawString(72,H-42,'14/04/2025'); c.drawString(40,H-55,'Time:'); c.drawString(72,H-55,'10:42:17')
    c.setFont('Helvetica-Bold',11); c.drawCentredString(W/2,H-42,"Dame Agnes Pell's Almshouse Trust")
    c.setFont('Helvetica-Bold',12); c.drawCentredString(W/2,H-60,'Period Trial Balance')
    c.setFont('Helvetica',9); c.drawRightString(W-40,H-42,f'Page:  {p}')
    c.drawString(40,H-84,'To Period:'); c.drawString(98,H-84,'Month 12, March 2025')
    c.setFont('Helvetica-Bold',9); y=H-108
    c.drawString(40,y,'N/C'); c.drawString(98,y,'Name'); c.drawRightString(435,y,'Debit'); c.drawRightString(W-40,y,'Credit')
    c.setLineWidth(.6); c.line(40,y-3,58,y-3); c.line(98,y-3,124,y-3); c.line(411,y-3,435,y-3); c.line(W-69,y-3,W-40,y-3)
    c.setFont('Helvetica',9); return y-18
p=1;y=head(p)
for r in rows:
    if y<60: c.showPage(); p+=1; y=head(p)
    c.drawString(40,y,r['account']); c.drawString(98,y,r['name'])
    if 'debit' in r: c.drawRightString(435,y,f(r['debit']))
    if 'credit' in r: c.drawRightString(W-40,y,f(r['credit']))
    y-=13.2
c.line(360,y+6,435,y+6); c.line(W-115,y+6,W-40,y+6)
c.setFont('Helvetica-Bold',9); c.drawRightString(345,y-8,'Totals:'); c.drawRightString(435,y-8,f(D)); c.drawRightString(W-40,y-8,f(C))
c.line(360,y-12,435,y-12);c.line(360,y-14,435,y-14); c.line(W-115,y-12,W-40,y-12);c.line(W-115,y-14,W-40,y-14)
c.save()
save(N,'TB','Sage 50 UK period trial balance, almshouse charity',False,['debit','credit'],rows,[{"label":"Totals:","debit":D,"credit":C}])
