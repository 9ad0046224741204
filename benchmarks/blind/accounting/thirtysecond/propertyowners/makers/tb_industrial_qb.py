# desktop bookkeeping trial balance, debit / credit only
import random
from common import *
from fpdf import FPDF
NAME='Kestrel_Industrial_TB_063025'
CH=[x.split('|') for x in '''10100|Operating Checking - First Prairie Bank
10200|Money Market - First Prairie Bank
10300|Security Deposit Savings
11000|Accounts Receivable
11500|Undeposited Funds
12000|Prepaid Insurance
12100|Utility Deposits
13000|Escrow - Property Tax
15000|Land - Dockside Rd
15100|Building 1 - 88,000 SF Warehouse
15200|Building 2 - 46,500 SF Flex
15300|Roof Replacement - Bldg 2
15400|Dock Levelers & Doors
15500|Paving
16000|Accum. Depreciation - Buildings
16100|Accum. Depreciation - Improvements
17000|Loan Costs
17100|Accum. Amort. - Loan Costs
20000|Accounts Payable
21000|Business Credit Card x4471
22000|Tenant Security Deposits
23000|Accrued Property Taxes
24000|Rent Received in Advance
27000|N/P - Lakeland Community Bank
28000|Loan from Member
30000|Opening Balance Equity
31000|Member Capital - Class A
31100|Member Capital - Class B
32000|Member Draws
33000|Retained Earnings
40000|Rental Income - Base
40100|NNN Recovery - CAM
40200|NNN Recovery - Taxes
40300|NNN Recovery - Insurance
40400|Trailer Parking Income
40500|Late Fees
60100|Bank Service Charges
60200|Insurance - Property & Liability
60300|Landscaping & Mowing
60400|Snow Plowing
60500|Repairs - Dock & Overhead Doors
60600|Repairs - HVAC & Unit Heaters
60700|Repairs - Building Exterior
60800|Fire Sprinkler Monitoring & Inspection
60900|Utilities - Common Electric
61000|Utilities - Water/Sewer
61100|Property Management Fee
61200|Accounting & Tax Prep
61300|Legal Fees
61400|Office Supplies & Postage
61500|Real Estate Taxes
61600|LLC Annual Report & Licenses
70000|Interest Income
80000|Interest Expense
80100|Depreciation Expense
80200|Amortization Expense
90000|Ask My Accountant'''.split('\n')]
def build():
    rng=random.Random(882)
    L=Ledger(CH)
    L.opening({'10100':84120.66,'10200':152300.14,'10300':61750,'11000':38944.2,'12000':4310,'12100':2750,'13000':39120.4,'15000':1120000,'15100':4385000,'15200':2640000,'15300':218450,'15400':96730.55,'15500':141200,'16000':-1366924,'16100':-148217.3,'17000':52400,'17100':-19213.3,'20000':-14288.1,'21000':-1120.34,'22000':-61750,'23000':-71400,'24000':-9410,'27000':-4688120.57,'28000':-75000,'31000':-1500000,'31100':-600000,'32000':0},'33000')
    R=dict(ar='11000',cash='10100',ap='20000',prepaid='24000',rev={'40000':(76833.33,0),'40100':(8410.5,0),'40200':(11900,0),'40300':(2310.25,0),'40400':(2150,.1),'40500':(310,.9)},
      exp={'60300':(1150,.3),'60400':(2100,.5),'60500':(1420,.7),'60600':(980,.7),'60700':(640,.8),'60800':(415,.05),'60900':(1385,.15),'61000':(712,.2),'61100':(3060,.03),'61200':(450,0),'61300':(380,.8),'61400':(64,.6)},
      std=[('61500','23000',11900,0),('60200','12000',2285,.0),('80000','10100',22460.2,.01),('27000','10100',9840,.004),('13000','10100',11900,0),('80100','16000',15010.68,0),('80100','16100',2536.6,0),('80200','17100',436.67,0),('60100','10100',28.5,.2),('10200','70000',412,.1),('61400','21000',41.2,.6)],
      once=[(3,'12000','10100',27420),(5,'23000','13000',71400),(4,'32000','10100',60000),(2,'61600','10100',325),(6,'90000','21000',218.94),(6,'32000','10100',45000),(6,'11500','11000',4150)])
    for m in range(1,7):
        if m>3: R['exp'].pop('60400',None)
        month(L,rng,R,m)
    rows=[]; td=tc=0
    for c in L.order:
        b=L.bal[c]; r=dict(account=c,name=L.names[c])
        if b>=0: r['debit']=b/100; td+=b
        else: r['credit']=-b/100; tc-=b
        rows.append(r)
    assert td==tc
    tot=dict(label='TOTAL',debit=td/100,credit=tc/100)
    p=FPDF(format='Letter',unit='pt'); p.set_auto_page_break(False); p.set_creation_date(None) if False else None
    n=0; per=52; pages=[rows[i:i+per] for i in range(0,len(rows),per)]
    for pi,pg in enumerate(pages):
        p.add_page(); p.set_font('Helvetica','B',8); 
        p.text(30,36,'10:52 AM'); p.text(30,47,'07/09/25'); p.text(30,58,'Accrual Basis')
        p.set_font('Helvetica','B',12); p.set_xy(0,28); p.cell(612,14,'Kestrel Industrial Holdings, LLC',align='C')
        p.set_font('Helvetica','B',14); p.set_xy(0,43); p.cell(612,16,'Trial Balance',align='C')
        p.set_font('Helvetica','B',9); p.set_xy(0,60); p.cell(612,12,'As of June 30, 2025',align='C')
        p.set_font('Helvetica','B',8); p.set_line_width(1); p.set_xy(350,80); p.cell(165,10,'Jun 30, 25',align='C'); p.line(350,91,515,91)
        p.set_xy(350,93); p.cell(78,10,'Debit',align='C'); p.line(350,104,428,104); p.set_xy(437,93); p.cell(78,10,'Credit',align='C'); p.line(437,104,515,104)
        y=108; p.set_font('Helvetica','',8)
        for r in pg:
            p.set_font('Helvetica','B',8); p.set_xy(96,y); p.cell(250,11,f"{r['account']} \u00b7 {r['name']}"); p.set_font('Helvetica','',8)
            if 'debit' in r: p.set_xy(350,y); p.cell(78,11,f"{r['debit']:,.2f}",align='R')
            else: p.set_xy(437,y); p.cell(78,11,f"{r['credit']:,.2f}",align='R')
            y+=12
        if pi==len(pages)-1:
            p.set_line_width(.7); p.line(350,y+1,428,y+1); p.line(437,y+1,515,y+1); y+=3
            p.set_font('Helvetica','B',8); p.set_xy(84,y); p.cell(200,11,'TOTAL')
            p.set_xy(350,y); p.cell(78,11,f"{tot['debit']:,.2f}",align='R'); p.set_xy(437,y); p.cell(78,11,f"{tot['credit']:,.2f}",align='R')
            for d in (12,14): p.line(350,y+d,428,y+d); p.line(437,y+d,515,y+d)
        p.set_font('Helvetica','B',8); p.set_xy(480,760); p.cell(100,10,f'Page {pi+1}',align='R')
    p.output(f'{DOC}/{NAME}.pdf')
    save(NAME,'TB',['debit','credit'],rows,[tot])
    return dict(file=NAME+'.pdf',assetType='INDUSTRIAL',documentType='TRIAL_BALANCE',author='a32b',style='QuickBooks Desktop trial balance, debit/credit pair, account and name in one cell',hard=False)
if __name__=='__main__': print(build())
