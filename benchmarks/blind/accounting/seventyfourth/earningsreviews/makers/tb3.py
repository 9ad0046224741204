# Diligence working trial balance from NetSuite, self storage, openpyxl
from h import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
from openpyxl.utils import get_column_letter as L
rng=random.Random(7403)
N='Project Padlock - WTB FY25 v4.xlsx'
G=[('Cash and restricted cash',[('10010','Operating Cash - Meridian Bank',318422,402118.64),('10020','Sweep Account',500000,612500),('10050','Site Deposit-in-Transit',8815,11240.3),('10300','Lender Escrows',92410,104886.15)]),
('Receivables and other assets',[('11010','Tenant Receivables',41260,52318.75),('11090','Reserve for Uncollectible Tenants',-19500,-19500),('11200','Tenant Protection Plan Receivable',14204,16711.2),('12010','Prepaid Insurance',38110,41260.42),('12020','Prepaid Software and Marketing',9655,12040),('12100','Retail Merchandise Inventory',7318,8114.55),('12900','Due from Padlock Holdings',0,85000)]),
('Property and equipment',[('15000','Land',4215000,4215000),('15100','Buildings',21864000,21864000),('15200','Building Improvements',1184260,1402915.8),('15300','Security and Gate Systems',286400,311750),('15400','Solar Equipment',0,188500),('15900','Accumulated Depreciation',-3940112,-4681440),('16000','Deferred Financing Costs, Net',212400,176900)]),
('Liabilities',[('20010','Accounts Payable',-84210,-97318.22),('20100','Accrued Expenses',-41680,-28415),('20110','Accrued Payroll',-22318,-24160.8),('20200','Accrued Property Taxes',-188400,-201750),('20300','Sales Tax Payable',-6412,-7038.41),('21010','Prepaid Rents',-118260,-109344.9),('21020','Tenant Security Deposits',-4100,-3650),('22000','Intercompany - Manager',-31200,-46820),('25010','Term Loan - Meridian Bank',-14800000,-14505200),('25020','Equipment Note - Solar',0,-150800)]),
("Members' equity",[('30010',"Members' Capital",None,None),('30100','Distributions - Current Year',825000,None),('30900','Retained Earnings',-611870,None)]),
('Revenue',[('40010','Rental Income - Climate Controlled',-2184300,-2296418.5),('40020','Rental Income - Non-Climate',-1462110,-1498207.25),('40030','Rental Income - RV and Boat Parking',-286400,-301855),('40090','Discounts and Move-In Specials',141820,168344.1),('40095','Bad Debt and Write-Offs',62118,81406.77),('40100','Late Fees and Lien Fees',-152340,-161288),('40110','Administration Fees',-68420,-70815),('40120','Tenant Protection Income',-241180,-266940.36),('40130','Truck Rental Commissions',-18240,-15110),('40140','Retail Sales',-41206,-39844.2),('40150','Cell Tower and Billboard Income',-24000,-24000),('40900','Other Income',-6311,-48720)]),
('Operating expenses',[('50010','Store Payroll',512330,538118.4),('50020','Payroll Taxes and Benefits',88410,94206.1),('50030','Store Bonuses',21400,18900),('50100','Cost of Retail Sales',19880,18740.65),('50200','Property Taxes',376800,403500),('50300','Property Insurance',118640,141902.3),('50400','Electricity',96210,101455.12),('50410','Water, Sewer, Trash',31118,33276.8),('50500','Repairs and Maintenance',112430,178962.5),('50510','Gate, Door and Elevator Service',38200,40118),('50520','Landscaping and Snow',29640,31200),('50600','Marketing and Paid Search',158200,171846.33),('50610','Aggregator and Call Center Fees',44180,49210),('50700','Merchant Fees',92218,98640.15),('50710','Software - SiteManager',24600,26400),('50720','Telephone and Internet',21330,22815),('50730','Auction and Lien Costs',9112,10406),('50740','Office and Travel',13240,14880.9),('50800','Management Fee',239800,251420),('50900','Professional Fees',48600,112350)]),
('Other (income) and expense',[('60010','Interest Expense',831200,806144.7),('60020','Amortization of Financing Costs',35500,35500),('60030','Depreciation',718400,741328),('60040','Owner Travel and Vehicle',42300,46118.35),('60050','(Gain)/Loss on Disposals',0,-12500),('60060','State Franchise Tax',8200,8650)])]
# adjustments: ref -> [(acct, +dr/-cr)]
ADJ=[('DA-1','Reclass capitalizable roof work out of R&M',[('15200',64250),('50500',-64250)]),('DA-2','Remove employee retention credit from other income',[('40900',41300),('30900',-41300)]),('DA-3','Accrue December utilities and trade invoices',[('50400',8120),('50410',2640),('20100',-10760)]),('DA-4','Reserve receivables over 60 days',[('40095',14800),('11090',-14800)]),('DA-5','Remove transaction legal and broker cost',[('30100',61200),('50900',-61200)]),('DA-6','Owner personal vehicles and travel',[('30100',46118.35),('60040',-46118.35)]),('DA-7','Prepaid rent cut-off (Jan 2026 rents)',[('40010',9215.5),('40020',6104.25),('21010',-15319.75)]),('DA-8','True-up property tax accrual to 2025 bills',[('50200',11860),('20200',-11860)]),('DA-9','Reclass gain on disposal of trucks to retained earnings',[('60050',12500),('30900',-12500)])]
adj={}
for ref,_,ls in ADJ:
    for a,v in ls:
        adj.setdefault(a,[]).append((ref,v))
flat=[list(x) for _,g in G for x in g]
# plugs
py=sum(x[2] for x in flat if x[2] is not None);cap=-round(py)
for x in flat:
    if x[0]=='30010': x[2]=x[3]=float(cap)
for x in flat:
    if x[0]=='30900': x[3]=float(-611870+825000+sum(y[2] for y in flat if y[0][0] in '456'))   # roll-forward
cy=r2(sum(x[3] for x in flat if x[3] is not None))
for x in flat:
    if x[0]=='30100': x[3]=r2(-cy)
print([x for x in flat if x[0][:2]=='30'])
V={x[0]:x for x in flat}
wb=Workbook();ix=wb.active;ix.title='Index'
for i,t in enumerate(['Project Padlock','Financial due diligence - databook','Target: Padlock Self Storage Holdings, LLC (11 stores)','Source: NetSuite OneWorld, consolidated subsidiary Padlock OpCo (consolidated), exported 02/11/2026','','Tab','WTB FY25 - working trial balance','DA log - diligence adjustments']): ix.cell(2+i,2,t).font=Font(name='Calibri',bold=i in(0,5),size=14 if i==0 else 10)
ix.column_dimensions['B'].width=80;ix.sheet_view.showGridLines=False
ws=wb.create_sheet('WTB FY25')
ws.sheet_view.showGridLines=False
b=Font(name='Arial',size=9,bold=True);n=Font(name='Arial',size=9);w=Font(name='Arial',size=9,bold=True,color='FFFFFF')
navy=PatternFill('solid',fgColor='1F3864');grey=PatternFill('solid',fgColor='E7E6E6')
ws['B1']='Padlock Self Storage Holdings, LLC';ws['B1'].font=Font(name='Arial',size=12,bold=True)
ws['B2']='Working trial balance - fiscal year ended December 31, 2025';ws['B2'].font=b
ws['B3']='US$; debit / (credit). Unaudited. Subject to the limitations in our engagement letter.';ws['B3'].font=Font(name='Arial',size=8,italic=True)
ws['K1']='Prep: JT  02/14/26';ws['K2']='Rev: MOC 02/17/26'
for c in('K1','K2'): ws[c].font=Font(name='Arial',size=8,color='C00000')
H1={2:'Acct',3:'Account description',4:'Prior Year 12/31/2024',5:'Per NetSuite 12/31/2025',8:'Diligence Adjustments',11:'Adjusted Balance'}
# columns: B acct C name D PY | E Debit F Credit | G spacer | H adj Debit I adj Credit J Ref | K adjusted
for r in(5,6):
    for c in range(2,12):
        x=ws.cell(r,c);x.fill=navy;x.font=w;x.alignment=Alignment(horizontal='center' if c>3 else 'left',vertical='center',wrap_text=True)
for c,t in H1.items(): ws.cell(5,c,t)
for c in(2,3,4,11): ws.merge_cells(start_row=5,end_row=6,start_column=c,end_column=c)
ws.merge_cells('E5:F5');ws.merge_cells('H5:J5')
for c,t in{5:'Debit',6:'Credit',8:'Debit',9:'Credit',10:'Ref'}.items(): ws.cell(6,c,t)
nf='#,##0.00_);(#,##0.00);"-"??_)'
nf2='#,##0_);(#,##0);"-"??_)'
truth=[];r=7
K=['other:Prior Year 12/31/2024','debit','credit','other:Diligence Adjustments Debit','other:Diligence Adjustments Credit','ending']
for g,items in G:
    ws.cell(r,2,g).font=b
    for c in range(2,12): ws.cell(r,c).fill=grey
    r+=1
    for it in items:
        a,nm=it[0],it[1];pyv,cv=V[a][2],V[a][3]
        ws.cell(r,2,int(a) if False else a);ws.cell(r,3,nm)
        t={'account':a,'name':nm}
        ws.cell(r,4,pyv)
        if pyv: t[K[0]]=pyv
        if cv>=0: ws.cell(r,5,cv);t['debit']=cv
        else: ws.cell(r,6,-cv);t['credit']=-cv
        dv=[v for _,v in adj.get(a,[]) if v>0];kv=[-v for _,v in adj.get(a,[]) if v<0]
        if dv: ws.cell(r,8,r2(sum(dv)));t[K[3]]=r2(sum(dv))
        if kv: ws.cell(r,9,r2(sum(kv)));t[K[4]]=r2(sum(kv))
        if a in adj: ws.cell(r,10,', '.join(x for x,_ in adj[a]))
        e=r2(cv+sum(dv)-sum(kv));ws.cell(r,11,e)
        if e: t['ending']=e
        for c in range(2,12):
            x=ws.cell(r,c);x.font=n
            if c in(5,6,8,9,11): x.number_format=nf
            if c==4: x.number_format=nf2
            if c==10: x.alignment=Alignment(horizontal='center');x.font=Font(name='Arial',size=8,color='0070C0')
        ws.cell(r,3).alignment=Alignment(indent=1)
        truth.append(t);r+=1
tot={'label':'Total'}
S=lambda k:r2(sum(t.get(k,0) for t in truth))
for c,k in zip((4,5,6,8,9,11),K):
    v=S(k);x=ws.cell(r,c,v);x.font=b;x.number_format=nf2 if c==4 else nf;x.border=Border(top=Side('thin'),bottom=Side('double'))
    if v: tot[k]=v
ws.cell(r,3,'Total').font=b
assert S(K[0])==0 and S('ending')==0 and S('debit')==S('credit') and S(K[3])==S(K[4])
tr=r;r+=2
# net income memo (4xxxx-6xxxx)
ni={'label':'Net (income) / loss'}
isr=[t for t in truth if t['account'][0] in '456']
for c,k in((4,K[0]),(11,'ending')):
    v=r2(sum(t.get(k,0) for t in isr));ws.cell(r,c,v).number_format=nf2 if c==4 else nf;ws.cell(r,c).font=b;ni[k]=v
ws.cell(r,3,'Net (income) / loss').font=b
r+=2
ws.cell(r,2,'Adjustment references (DA-1 to DA-9) are described on the tab "DA log". NetSuite saved search 1174, period status: closed.').font=Font(name='Arial',size=8,italic=True)
for c,wd in zip('ABCDEFGHIJK',(2,8,38,16,16,16,1.5,14,14,12,17)): ws.column_dimensions[c].width=wd
ws.row_dimensions[5].height=26
ws.freeze_panes='D7';ws.page_setup.orientation='portrait';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.print_title_rows='5:6'
lg=wb.create_sheet('DA log');lg.append(['Ref','Description','Account','Name','Debit','Credit'])
for ref,d,ls in ADJ:
    for q,(a,v) in enumerate(ls): lg.append([ref if q==0 else None,d if q==0 else None,a,V[a][1],v if v>0 else None,-v if v<0 else None])
for c in lg[1]: c.font=b
lg.column_dimensions['B'].width=52;lg.column_dimensions['D'].width=36
wb.active=1;wb.save(doc(N))
save(N,'TB',K,truth,[tot,ni],None,'Diligence firm working trial balance from NetSuite, grouped headers, prior year, adjustments pair, several sheets, self storage',True)
print(len(truth),tot,ni)
