from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4
N='fossbridge_tb_mar26.pdf'
# code, name, pence (+ debit, - credit)
A=[("0010","Freehold Property - Walmgate Flats",184250000),("0011","Freehold Property - Foss Bank Workshops",61800000),("0012","Freehold Property - Lawrence St Garages",14375000),
("0015","Property Revaluation",22500000),("0020","Plant and Machinery",1846250),("0021","Plant/Machinery Depreciation",-1103975),("0030","Office Equipment",612499),("0031","Office Equipment Depreciation",-489320),
("0040","Furniture and Fixtures - Furnished Flats",3927500),("0041","Furniture/Fixture Depreciation",-2158840),("0045","Market Stall Frames & Canopies",1284000),("0046","Market Stalls Depreciation",-770400),
("1100","Debtors Control Account",1931264),("1101","Sundry Debtors",84000),("1103","Prepayments",621833),("1104","Rent Receivable Accrued",215750),("1105","Service Charge Debtors",348418),
("1200","Bank Current Account",2764911),("1210","Bank Deposit Account",6500000),("1220","Client Account - Tenant Deposits",2487500),("1230","Petty Cash",13762),("1240","Company Credit Card",-41288),
("2100","Creditors Control Account",-964207),("2101","Sundry Creditors",-113550),("2102","Rent Received in Advance",-1278890),("2109","Accruals",-542000),("2110","Tenant Deposits Held",-2487500),
("2200","Sales Tax Control Account",-411827),("2201","Purchase Tax Control Account",198344),("2202","VAT Liability",0),("2210","P.A.Y.E.",-128460),("2220","Net Wages",0),("2230","Pension Fund",-38215),
("2300","Bank Loan - Walmgate",-92416688),("2310","Hire Purchase - Van",-743920),("2320","Corporation Tax",-1683400),("2330","Directors Loan - R Thwaite",-2250000),
("3000","Ordinary Shares",-10000),("3100","Revaluation Reserve",-22500000),("3200","Profit and Loss Account",None),
("4000","Rents - Walmgate Flats",-18643700),("4001","Rents - Foss Bank Workshops",-7238400),("4002","Rents - Lawrence St Garages",-2106000),("4003","Market Stall Pitch Fees - Sat/Sun",-3147550),("4004","Market Stall Pitch Fees - Weekday",-1486275),
("4005","Almshouse Management Fee",-1250000),("4009","Voids and Concessions Allowed",386915),("4100","Service Charges Recovered",-2664018),("4110","Insurance Recharged",-517262),("4900","Miscellaneous Income",-34250),("4904","Laundry Income",-118640),
("4906","Bank Interest Received",-142371),("7000","Gross Wages",3864200),("7006","Employers N.I.",312744),("7007","Employers Pensions",115926),("7100","Ground Rent",25000),("7102","Water Rates",487113),("7103","General Rates - Voids",264981),
("7104","Premises Insurance",1129450),("7200","Electricity - Common Parts",873329),("7201","Gas - Common Parts",1217608),("7300","Fuel and Oil",148277),("7303","Vehicle Insurance",68440),("7500","Printing",31295),("7502","Telephone & Broadband",97632),
("7600","Legal Fees",418500),("7601","Audit and Accountancy Fees",575000),("7603","Professional Fees - EPC & Gas Certs",236880),("7605","Letting Agents Commission",1316470),("7800","Repairs and Renewals - Flats",2741916),("7801","Repairs - Workshops & Garages",834050),
("7802","Cleaning",692300),("7803","Premises Expenses - Market",403188),("7804","Lift & Fire Alarm Maintenance",388740),("7900","Bank Interest Paid",4968833),("7901","Bank Charges",73204),("8000","Depreciation",846375),("8100","Bad Debt Write Off",211640),
("8200","Donations",25000),("8204","Insurance Excess",50000),("9998","Suspense Account",0)]
s=sum(x[2] or 0 for x in A)
A=[(c,n,-s if v is None else v) for c,n,v in A]
print('P&L b/f',[x for x in A if x[0]=='3200'])
A=[a for a in A if a[2]!=0]        # Sage leaves nil balances out
td=sum(v for _,_,v in A if v>0); tc=-sum(v for _,_,v in A if v<0); assert td==tc
c=canvas.Canvas(doc(N),pagesize=A4); W,H=A4
rows=[]
pages=(len(A)+45)//46; k=0; pg=0
R1,R2=455,548
while k<len(A):
    pg+=1; y=H-42
    c.setFont('Times-Roman',9); c.drawString(40,y,'Date:  11/05/2026'); c.drawRightString(555,y,f'Page:  {pg}')
    c.drawString(40,y-12,'Time:  16:08:51')
    c.setFont('Times-Bold',13); c.drawCentredString(W/2,y,'Fossbridge Estates Limited')
    c.setFont('Times-Bold',12); c.drawCentredString(W/2,y-18,'Period Trial Balance')
    c.setFont('Times-Bold',9); c.drawString(40,y-40,'To Period:'); c.setFont('Times-Roman',9); c.drawString(92,y-40,'Month 12, March 2026')
    y-=62; c.setFont('Times-Bold',9.5)
    c.drawString(40,y,'N/C'); c.drawString(90,y,'Name'); c.drawRightString(R1,y,'Debit'); c.drawRightString(R2,y,'Credit')
    for x,t in((40,'N/C'),(90,'Name')): c.line(x,y-2,x+c.stringWidth(t),y-2)
    for x,t in((R1,'Debit'),(R2,'Credit')): c.line(x-c.stringWidth(t),y-2,x,y-2)
    y-=16; c.setFont('Times-Roman',9.5)
    for code,n,v in A[k:k+46]:
        c.drawString(40,y,code); c.drawString(90,y,n); c.drawRightString(R1 if v>0 else R2,y,gb(abs(v)))
        rows.append({'account':code,'name':n,('debit' if v>0 else 'credit'):m(abs(v))}); y-=13.6
    k+=46
    if k>=len(A):
        c.setLineWidth(.6); c.line(385,y+7,R1,y+7); c.line(478,y+7,R2,y+7); y-=5
        c.drawRightString(375,y,'Totals:'); c.drawRightString(R1,y,gb(td)); c.drawRightString(R2,y,gb(tc))
        c.line(385,y-4,R1,y-4); c.line(385,y-6,R1,y-6); c.line(478,y-4,R2,y-4); c.line(478,y-6,R2,y-6)
    c.showPage()
c.save()
save(N,'TB','Sage 50 period trial balance, 2 pages, York flats/garages/market stalls',False,['debit','credit'],rows,[{'label':'Totals:','debit':m(td),'credit':m(tc)}])
print(len(rows))
