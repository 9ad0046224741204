# accrual trial balance, forward / debit / credit / ending, landscape pages
import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
NAME='tb_meridian_crossing_0325'
CH=[x.split('|') for x in '''1010-0000|Cash - Operating
1012-0000|Cash - Depository / Lockbox
1020-0000|Cash - Security Deposits
1050-0000|Petty Cash - Management Office
1110-0000|Accounts Receivable - Tenants
1115-0000|Accounts Receivable - Other
1120-0000|Allowance for Doubtful Accounts
1130-0000|Straight-Line Rent Receivable
1140-0000|CAM / Tax Recovery Receivable - Unbilled
1210-0000|Prepaid Insurance
1215-0000|Prepaid Expenses - Service Contracts
1230-0000|Escrow - Real Estate Taxes
1235-0000|Escrow - Insurance
1240-0000|Reserve - TI / LC
1245-0000|Reserve - Capital Replacement
1310-0000|Land
1320-0000|Buildings
1325-0000|Building Improvements
1330-0000|Tenant Improvements
1340-0000|Furniture, Fixtures & Equipment
1350-0000|Construction in Progress - Bldg 200 Lobby
1390-0000|Accumulated Depreciation - Buildings
1393-0000|Accumulated Depreciation - Tenant Improvements
1395-0000|Accumulated Depreciation - FF&E
1410-0000|Deferred Leasing Commissions
1415-0000|Accumulated Amortization - Leasing Commissions
1420-0000|Deferred Financing Costs
1425-0000|Accumulated Amortization - Financing Costs
2010-0000|Accounts Payable - Trade
2020-0000|Accrued Expenses
2030-0000|Accrued Real Estate Taxes
2040-0000|Accrued Interest
2110-0000|Prepaid Rents
2120-0000|Security Deposits Held
2130-0000|Due To / From Affiliates
2140-0000|Sales Tax Payable - Parking
2510-0000|Mortgage Note Payable - First Lien
3010-0000|Members' Capital Contributions
3020-0000|Members' Distributions
3090-0000|Retained Earnings
4010-0000|Base Rent - Office
4012-0000|Base Rent - Storage
4015-0000|Rent Concessions
4020-0000|Straight-Line Rent Adjustment
4110-0000|CAM Recovery
4120-0000|Real Estate Tax Recovery
4130-0000|Insurance Recovery
4140-0000|Electric Reimbursement - Submetered
4150-0000|After-Hours HVAC
4210-0000|Parking Income - Reserved
4220-0000|Rooftop / Antenna License
4230-0000|Conference Center Income
4310-0000|Late Charges
4320-0000|Interest Income
5010-0000|Janitorial - Contract
5015-0000|Janitorial - Supplies
5020-0000|Window Cleaning
5030-0000|Trash Removal & Recycling
5110-0000|HVAC Maintenance Contract
5115-0000|HVAC Repairs
5120-0000|Elevator Maintenance
5130-0000|Electrical & Lighting
5140-0000|Plumbing
5150-0000|Fire & Life Safety
5160-0000|Roof Repairs
5170-0000|Parking Lot & Garage Maintenance
5210-0000|Landscaping
5220-0000|Snow Removal
5310-0000|Security - Contract
5410-0000|Electricity
5420-0000|Natural Gas
5430-0000|Water & Sewer
5510-0000|Management Fees
5520-0000|Salaries - Engineering
5525-0000|Payroll Taxes & Benefits
5530-0000|Telephone & Internet
5540-0000|Professional Fees
5550-0000|Bad Debt Expense
5610-0000|Real Estate Taxes
5620-0000|Property Insurance
6010-0000|Interest Expense - Mortgage
6110-0000|Depreciation Expense
6120-0000|Amortization Expense
6210-0000|Owner Legal - Non-Recoverable
6220-0000|Marketing & Leasing Costs'''.split('\n')]
def build():
    rng=random.Random(4107)
    k=lambda c:c+'-0000'
    L=Ledger(CH)
    op={'1010':612480.17,'1012':48210.55,'1020':214600,'1050':500,'1110':186342.91,'1115':12480,'1120':-42500,'1130':918276.4,'1140':77110.38,'1210':96400,'1215':18230.5,'1230':241877.62,'1235':58214.09,'1240':687500,'1245':212940.33,
     '1310':6850000,'1320':34275600,'1325':2418733.18,'1330':4106920.45,'1340':318442.7,'1350':0,'1390':-7414208.66,'1393':-1966310.92,'1395':-204118.37,'1410':1288410.25,'1415':-602117.83,'1420':486200,'1425':-218790,
     '2010':-214118.36,'2020':-88412.5,'2030':0,'2040':-98511.42,'2110':-61280.44,'2120':-214600,'2130':-15000,'2140':-1184.2,'2510':-24183614.77,'3010':-21500000,'3020':5925000}
    L.opening({k(a):b for a,b in op.items()},k('3090'))
    R=dict(ar=k('1110'),cash=k('1010'),ap=k('2010'),accr=k('2020'),prepaid=k('2110'),
     rev={k(a):b for a,b in {'4010':(486214.38,0),'4012':(2865,0),'4110':(71204.12,0),'4120':(58411.9,0),'4130':(9120.44,0),'4140':(14310,.15),'4150':(2460,.5),'4210':(18350,.04),'4220':(3200,0),'4230':(1475,.5),'4310':(845.2,.8)}.items()},
     exp={k(a):b for a,b in {'5010':(28640,0),'5015':(2315,.3),'5020':(1480,.5),'5030':(3120,.08),'5110':(6850,0),'5115':(5230,.6),'5120':(4410,0),'5130':(2210,.5),'5140':(1830,.6),'5150':(1655,.5),'5160':(940,.7),'5170':(2750,.4),'5210':(3300,0),'5220':(8400,.5),'5310':(15210,.03),'5410':(52300,.1),'5420':(8120,.25),'5430':(6115,.12),'5510':(20140,.03),'5520':(23850,.03),'5525':(6410,.05),'5530':(1385,.1),'5540':(2600,.5),'6210':(1850,.7),'6220':(2400,.6),'1350':(41200,.5),'1330':(36800,.6)}.items()},
     std=[(k(a),k(b),c,d) for a,b,c,d in [('5610','2030',79440.25,0),('5620','1210',13771.43,0),('6010','1010',100766.1,.01),('2510','1010',38420.6,.002),('1230','1010',78950,0),('1235','1010',13500,0),('1240','1010',12500,0),('1245','1010',4166.67,0),('6110','1390',71420.8,0),('6110','1393',34188.2,0),('6110','1395',2711.3,0),('6120','1415',11806.45,0),('6120','1425',4051.67,0),('1130','4020',9418.22,0),('4015','1110',6250,0),('5550','1120',1500,.3),('1010','4320',1610,.2),('1012','1110',21400,.4),('1010','1012',20150,.3)]],
     once=[(2,k('3020'),k('1010'),175000),(3,k('1120'),k('1110'),7214.08),(3,k('2130'),k('1010'),5000),(1,k('1020'),k('2120'),8200),(3,k('1410'),k('2010'),28450)])
    for m in (1,2): month(L,rng,R,m)
    L.reset(); month(L,rng,R,3)
    rows=[]
    for c in L.order:
        rows.append(dict(account=c,name=L.names[c],beginning=L.open[c]/100,debit=L.dr[c]/100,credit=L.cr[c]/100,ending=L.bal[c]/100))
    tot=dict(label='Total',beginning=sum(L.open.values())/100,debit=sum(L.dr.values())/100,credit=sum(L.cr.values())/100,ending=sum(L.bal.values())/100)
    assert tot['beginning']==0==tot['ending'] and tot['debit']==tot['credit']
    f=lambda v:f'{v:,.2f}'
    W,H=landscape(letter); cv=canvas.Canvas(f'{DOC}/{NAME}.pdf',pagesize=(W,H),invariant=1)
    per=36; pages=[rows[i:i+per] for i in range(0,len(rows),per)]
    X=[430,530,630,730]
    for pi,pg in enumerate(pages):
        cv.setFont('Helvetica',8); cv.drawString(40,H-36,'Meridian Crossing Office Park (mcop)')
        cv.drawRightString(W-40,H-36,f'Page {pi+1}')
        cv.setFont('Helvetica-Bold',12); cv.drawString(40,H-52,'Trial Balance')
        cv.setFont('Helvetica',8); cv.drawString(40,H-64,'Period = Mar 2025'); cv.drawString(40,H-74,'Book = Accrual ; Tree = ysi_tb')
        y=H-92; cv.setFillGray(.88); cv.rect(40,y-14,W-80,26,fill=1,stroke=0); cv.setFillGray(0)
        cv.setFont('Helvetica-Bold',8)
        for x,(a,b) in zip(X,[('Forward','Balance'),('','Debit'),('','Credit'),('Ending','Balance')]):
            cv.drawRightString(x,y+2,a); cv.drawRightString(x,y-9,b)
        y-=26; cv.setFont('Helvetica',8)
        for r in pg:
            cv.drawString(44,y,r['account']); cv.drawString(112,y,r['name'])
            for x,n in zip(X,('beginning','debit','credit','ending')): cv.drawRightString(x,y,f(r[n]))
            y-=12
        if pi==len(pages)-1:
            cv.line(350,y+9,W-62,y+9); y-=3; cv.setFont('Helvetica-Bold',8); cv.drawString(112,y,'Total')
            for x,n in zip(X,('beginning','debit','credit','ending')): cv.drawRightString(x,y,f(tot[n]))
        cv.setFont('Helvetica',7); cv.drawRightString(W-40,22,'Tuesday, April 08, 2025  04:17 PM'); cv.showPage()
    cv.save()
    save(NAME,'TB',['beginning','debit','credit','ending'],rows,[tot])
    return dict(file=NAME+'.pdf',assetType='OFFICE',documentType='TRIAL_BALANCE',author='a32b',style='Yardi Commercial trial balance, forward/debit/credit/ending, 3 landscape pages',hard=False)
if __name__=='__main__': print(build())
