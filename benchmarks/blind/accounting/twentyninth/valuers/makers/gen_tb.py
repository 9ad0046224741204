from common import *
from fpdf import FPDF
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4, landscape
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill

# ---------- 1 Tally, Dubai, PDF
def tally():
    R=random.Random(2901)
    def a(x): return int(x*100)+R.choice([0,0,0,50,25,R.randint(1,99)])+R.randint(0,899)*100 if x else 0
    # (depth,'G'|'L',name,open,dr,cr)
    L=[(0,'G','Capital Account'),(1,'L','Share Capital',-3000000,0,0),(1,'L','Statutory Reserve',-1500000,0,0),(1,'L','Shareholder Current A/c - S. Tamsani',-4212000,640000,0),
    (0,'G','Loans (Liability)'),(1,'L','Murabaha Facility - Bank of Al Wajh',-18400000,1600000,0),(1,'L','Vehicle Finance 4471',-86400,38400,0),
    (0,'G','Current Liabilities'),(1,'G','Duties & Taxes'),(2,'L','Output VAT 5%',-41200,188400,193700),(2,'L','Input VAT 5%',29300,97100,101400),
    (1,'G','Provisions'),(2,'L','Provision for End of Service Gratuity',-213400,18200,47600),(2,'L','Provision for Doubtful Tenants',-162000,35500,71250),
    (1,'G','Sundry Creditors'),(2,'L','Coolwave District Energy LLC',-94300,611000,598700),(2,'L','Fajr Lift Maintenance',-21450,128700,132900),(2,'L','Qasr Security Services',-37800,226800,226800),(2,'L','Rimal Facade Cleaning',0,44100,58800),(2,'L','Zahra Landscaping Est.',-8925,53550,53550),
    (1,'L','Tenant Deposits - Flats',-612500,84000,97500),(1,'L','Tenant Deposits - Villas',-390000,30000,65000),(1,'L','Rent Received in Advance',-1377200,1377200,1502600),
    (0,'G','Fixed Assets'),(1,'L','Land - Plot 318-0442',9800000,0,0),(1,'L','Buildings - 84 Flats',24600000,0,0),(1,'L','Buildings - 12 Villas',11350000,412000,0),(1,'L','Furniture & Appliances',744200,96300,11200),(1,'L','Accumulated Depreciation',-6930000,8400,1318000),(1,'L','Motor Vehicles',171000,0,0),
    (0,'G','Current Assets'),(1,'G','Deposits (Asset)'),(2,'L','Electricity & Water Authority Deposit',96000,0,4000),(2,'L','Trade Licence Guarantee',50000,0,0),
    (1,'G','Sundry Debtors'),(2,'L','Tenants - Flats',318700,5911000,5862300),(2,'L','Tenants - Villas',144000,2304000,2371000),(2,'L','Tenants - Ground Floor Shops',87650,903000,921400),
    (1,'G','Cash-in-Hand'),(2,'L','Petty Cash - Site Office',4150,31000,30270),
    (1,'G','Bank Accounts'),(2,'L','Bank of Al Wajh - Current 0017',2114600,9384000,'PLUG'),(2,'L','Bank of Al Wajh - Deposits Escrow',1002500,162500,114000),
    (1,'L','Post-Dated Cheques under Collection',0,412500,388000),(1,'L','Prepaid Insurance',61800,132000,127900),
    (0,'G','Direct Incomes'),(1,'L','Rental Income - Flats',0,22400,5648200),(1,'L','Rental Income - Villas',0,0,2238500),(1,'L','Rental Income - Shops',0,14100,868000),(1,'L','Chiller Recharge',0,0,402750),
    (0,'G','Indirect Incomes'),(1,'L','Cheque Bounce & Late Fees',0,1500,27250),(1,'L','Profit on Wakala Deposit',0,0,31840),
    (0,'G','Direct Expenses'),(1,'L','District Cooling',0,581900,0),(1,'L','Lift & MEP Maintenance',0,264400,8100),(1,'L','Security Contract',0,216000,0),(1,'L','Cleaning & Pest Control',0,141300,0),(1,'L','Municipality & Civil Defence Fees',0,92700,0),
    (0,'G','Indirect Expenses'),(1,'L','Management Fee 4%',0,351600,0),(1,'L','Salaries & Wages',0,618400,0),(1,'L','Depreciation',0,1309600,0),(1,'L','Finance Cost on Murabaha',0,987300,0),(1,'L','Bad Debts Written Off',0,35750,0),(1,'L','Audit & Legal',0,58000,0),
    (0,'L','Profit & Loss A/c','PLUG',0,0)]
    rows=[]
    for t in L:
        if t[1]=='G': rows.append([t[0],'G',t[2],0,0,0]); continue
        o,d,c=t[3:]
        f=lambda x:x if x=='PLUG' else (a(abs(x))*(1 if x>0 else -1) if x else 0)
        o=int(o*100) if isinstance(o,int) and t[2] in('Share Capital','Statutory Reserve','Trade Licence Guarantee') else f(o)
        rows.append([t[0],'L',t[2],o,f(d),f(c)])
    so=sum(r[3] for r in rows if r[1]=='L' and r[3]!='PLUG')
    sd=sum(r[4] for r in rows if r[1]=='L'); sc=sum(r[5] for r in rows if r[1]=='L' and r[5]!='PLUG')
    for r in rows:
        if r[3]=='PLUG': r[3]=-so
        if r[5]=='PLUG': r[5]=sd-sc; assert r[5]>0
    for i,r in enumerate(rows):
        if r[1]=='G':
            for s in rows[i+1:]:
                if s[0]<=r[0]: break
                if s[1]=='L':
                    for k in (3,4,5): r[k]+=s[k]
    p=FPDF('P','mm','A4'); p.set_auto_page_break(False)
    X=[14,82,112,140,168]; page=[0]
    def head():
        p.add_page(); page[0]+=1
        p.set_font('Helvetica','B',13); p.set_y(12); p.cell(0,6,'Marsa Lulwa Properties L.L.C.',align='C',new_x='LMARGIN',new_y='NEXT')
        p.set_font('Helvetica','',8)
        if page[0]==1:
            for s in('P.O. Box 77310, Al Barsha South, Dubai','TRN 100-4471-9930-003'): p.cell(0,4,s,align='C',new_x='LMARGIN',new_y='NEXT')
        p.set_font('Helvetica','B',11); p.cell(0,6,'Trial Balance'+(' (continued)' if page[0]>1 else ''),align='C',new_x='LMARGIN',new_y='NEXT')
        p.set_font('Helvetica','',9); p.cell(0,5,'1-Jan-2024 to 31-Dec-2024',align='C',new_x='LMARGIN',new_y='NEXT')
        p.set_font('Helvetica','',8); p.set_x(160); p.cell(36,4,f'Page {page[0]}',align='R',new_x='LMARGIN',new_y='NEXT')
        y=p.get_y()+1; p.line(14,y,198,y); p.set_font('Helvetica','B',8.5)
        def at(x,w,yy,s,al='R'): p.set_xy(x,yy); p.cell(w,4,s,align=al)
        at(14,66,y+1,'P a r t i c u l a r s','L'); at(80,32,y+1,'Marsa Lulwa Properties L.L.C. - AED'.split(' - ')[1],'R')
        at(112,56,y+1,'Transactions','C'); at(80,32,y+5,'Opening'); at(80,32,y+9,'Balance'); at(112,28,y+9,'Debit'); at(140,28,y+9,'Credit'); at(168,30,y+5,'Closing'); at(168,30,y+9,'Balance')
        p.line(114,y+6,168,y+6); p.line(14,y+14,198,y+14); p.set_y(y+15)
    def line(st,size,ind,nm,vals):
        y=p.get_y(); p.set_font('Helvetica',st,size); p.set_xy(14+ind,y); p.cell(66,4.6,nm)
        for (x,w),s in zip([(80,32),(112,28),(140,28),(168,30)],vals): p.set_xy(x,y); p.cell(w,4.6,s,align='R')
        p.set_y(y+4.6)
    sg=lambda c:'' if c==0 else uk(abs(c))+(' Dr' if c>0 else ' Cr')
    pl=lambda c:'' if c==0 else uk(c)
    head(); tr=[];tt=[]
    for dep,k,nm,o,d,c in rows:
        if p.get_y()>272: p.set_font('Helvetica','I',8); p.set_xy(160,p.get_y()+1); p.cell(38,4,'continued ...',align='R'); head()
        e=o+d-c
        if k=='G' and dep==0: p.set_y(p.get_y()+1)
        line('B' if k=='G' else ('B' if dep==0 else 'I'), 9 if dep==0 else 8.2, dep*4, nm,[sg(o),pl(d),pl(c),sg(e)])
        g={"beginning":n(o) if o else None,"debit":n(d) if d else None,"credit":n(c) if c else None,"ending":n(e) if e else None}
        (tt.append({"label":nm,**g}) if k=='G' else tr.append({"name":nm,**g}))
    D1=sum(r[4] for r in rows if r[1]=='L');C1=sum(r[5] for r in rows if r[1]=='L'); assert D1==C1
    y=p.get_y()+1; p.line(14,y,198,y); p.set_y(y+1); line('B',9,0,'Grand Total',['',pl(D1),pl(C1),'']); p.line(14,p.get_y()+.5,198,p.get_y()+.5)
    tt.append({"label":"Grand Total","debit":n(D1),"credit":n(C1)})
    p.output(D+'/marsa_lulwa_tb_2024.pdf')
    save('marsa_lulwa_tb_2024.pdf','TB',["beginning","debit","credit","ending"],tr,tt,None,'MULTIFAMILY','Tally print, Dubai owner','Group totals printed on bold group line above indented ledgers; Dr/Cr marks after amounts; no codes; repeated page header','nested groups whose totals come first; ledger at depth 0; long header')

# ---------- 2 DATEV, Leipzig, PDF
def datev():
    R=random.Random(2902)
    A=[ # class, acc, label, ob, dr, cr, py(for P&L)
    (0,'0065','Land, Kastanienallee 14-18',2140000,0,0),(0,'0090','Office building, block A',8865000,0,246250),(0,'0091','Office building, block B',5120400,74300,142200),(0,'0115','Outdoor works and parking deck',388000,0,19400),(0,'0210','Technical installations',612300,28900,81700),(0,'0400','Fixtures and office equipment',41200,6100,9900),(0,'0630','Loan, Sparkasse Mulde 4410',-9800000,420000,0),(0,'0631','Loan, Sparkasse Mulde 4411 (ancillary)',-1150000,57500,0),(0,'0800','Limited partners\' capital',-4000000,0,0),(0,'0860','Profit carried forward','PLUG',0,0),(0,'0955','Provision for taxes',-38600,38600,44100),(0,'0970','Other provisions (audit, operating costs)',-61500,54800,66900),
    (1,'1000','Cash',640,2200,2310),(1,'1200','Bank, rent account',711800,1934000,'PLUG'),(1,'1210','Bank, tenants\' deposits',214300,31000,18600),(1,'1400','Trade receivables - rent',64200,1712400,1698200),(1,'1410','Receivables - operating cost settlement',118700,402100,396500),(1,'1460','Doubtful receivables',21900,14400,9700),(1,'1499','General allowance on receivables',-6400,0,2100),(1,'1548','Input tax deductible next period',8100,7400,8100),(1,'1576','Input tax 19%',0,74200,74200),(1,'1600','Trade payables',-47900,516300,523800),(1,'1700','Deposits received from tenants',-214300,18600,31000),(1,'1718','Advance payments for operating costs',-391000,391000,418600),(1,'1776','VAT 19%',0,251300,251300),(1,'1789','VAT current year',-19600,174900,177100),
    (2,'2020','Expenses from prior periods',0,3900,0,7200),(2,'2110','Interest on long-term loans',0,283700,0,301500),(2,'2400','Write-off of rent receivables',0,11800,0,4400),(2,'2650','Interest income',0,0,8800,-2100),(2,'2700','Insurance recoveries',0,0,17300,-3300),
    (4,'4100','Salaries, caretaker',0,61400,0,58900),(4,'4130','Statutory social charges',0,13100,0,12600),(4,'4230','Heating (district heat)',0,148300,4100,166200),(4,'4240','Electricity, water, sewage',0,88700,0,91300),(4,'4250','Cleaning and winter service',0,72900,0,70100),(4,'4260','Repairs - building',0,118400,2600,74700),(4,'4265','Repairs - lifts',0,21300,0,19800),(4,'4360','Building insurance',0,39700,0,36900),(4,'4510','Land tax',0,44860,0,44860),(4,'4760','Letting commission',0,26400,0,0),(4,'4830','Depreciation of fixed assets',0,499450,0,506100),(4,'4950','Legal and consultancy',0,19200,0,23400),(4,'4955','Bookkeeping, property accounts',0,15600,0,15100),(4,'4970','Bank charges',0,1480,0,1390),
    (8,'8105','Rent, offices (VAT opted)',0,7400,1093800,-1061200),(8,'8110','Rent, offices (exempt)',0,0,214700,-219300),(8,'8120','Rent, parking deck',0,0,79200,-77400),(8,'8130','Rent, antenna site',0,0,9600,-9600),(8,'8200','Operating cost income',0,12700,402100,-388400),(8,'8590','Benefits charged, caretaker flat',0,0,4320,-4320)]
    def z(x,fix=False):
        if not x: return 0
        s=1 if x>0 else -1
        return s*(abs(x)*100+ (0 if fix or abs(x)>=2000000 else R.randint(0,min(99000,abs(x)*8))))
    rows=[]
    for t in A:
        ob=t[3] if t[3]=='PLUG' else z(t[3]); d=z(t[4]); c=t[5] if t[5]=='PLUG' else z(t[5]); py=z(t[6]) if len(t)>6 else ob
        rows.append([t[0],t[1],t[2],py,ob,d,c])
    pl=sum(r[3] for r in rows if len(r[1])and r[0] in(2,4,8))
    obs=sum(r[4] for r in rows if r[4]!='PLUG'); ds=sum(r[5] for r in rows); cs=sum(r[6] for r in rows if r[6]!='PLUG')
    for r in rows:
        if r[4]=='PLUG': r[4]=-obs; r[3]=-obs-pl
        if r[6]=='PLUG': r[6]=ds-cs; assert r[6]>0
    assert sum(r[3] for r in rows)==0 and sum(r[4] for r in rows)==0
    W,H=landscape(A4); c=canvas.Canvas(D+'/kastanienallee_sums_and_balances.pdf',pagesize=(W,H))
    cx=[356,452,548,644,740] ; pg=[0]
    names=["other:Balance prior year 12/2023","beginning","debit","credit","ending"]
    def head():
        pg[0]+=1; c.setFont('Courier',8); c.drawString(36,H-30,'28114/60231/2024   KG Kastanienallee Leipzig Immobilien'); c.drawRightString(W-36,H-30,f'Sheet {pg[0]}')
        c.setFont('Courier-Bold',11); c.drawString(36,H-46,'List of sums and balances   December 2024'); c.setFont('Courier',8); c.drawRightString(W-36,H-46,'as of 31.12.2024   printed 17.02.2025   EUR')
        y=H-62; c.line(36,y+8,W-36,y+8); c.setFont('Courier-Bold',8)
        c.drawString(36,y-2,'Account'); c.drawString(84,y-2,'Label')
        c.drawRightString(cx[0],y-2,'Balance'); c.drawRightString(cx[0],y-12,'prior year'); c.drawRightString(cx[0],y-22,'12/2023')
        c.drawRightString(cx[1],y-2,'Opening'); c.drawRightString(cx[1],y-12,'balance'); c.drawRightString(cx[1],y-22,'value')
        c.drawCentredString((cx[2]+cx[3])/2-30,y-2,'Cumulative values Jan-Dec'); c.line(cx[1]+30,y-6,cx[3],y-6)
        c.drawRightString(cx[2],y-16,'Debit'); c.drawRightString(cx[3],y-16,'Credit'); c.drawRightString(cx[4],y-2,'Balance'); c.line(36,y-27,W-36,y-27)
        return y-38
    def foot():
        c.setFont('Courier',7); c.drawString(36,24,'S = Soll (debit)   H = Haben (credit)   Values without mark: nil or one-sided column'); c.showPage()
    def put(y,acc,lab,v,b=False):
        c.setFont('Courier-Bold' if b else 'Courier',8); c.drawString(36,y,acc); c.drawString(84 if not b else 60,y,lab[:42])
        for i,x in enumerate(v):
            if x is None: continue
            c.drawRightString(cx[i],y,de(abs(x)))
            if i in(0,1,4) and x: c.drawString(cx[i]+5,y,'S' if x>0 else 'H')
    y=head(); tr=[];tt=[]
    def vals(rs): 
        s=[sum(r[k] for r in rs) for k in(3,4,5,6)]; return s+[s[1]+s[2]-s[3]]
    cls=None; TIT={0:'Class 0  Fixed assets, loans, equity',1:'Class 1  Financial and private accounts',2:'Class 2  Accruals and neutral items',4:'Class 4  Operating expenses',8:'Class 8  Income'}
    for i,r in enumerate(rows):
        if r[0]!=cls:
            cls=r[0]
            if y<80: foot(); y=head()
            c.setFont('Courier-Oblique',8); c.drawString(36,y,TIT[cls]); y-=12
        if y<50: foot(); y=head()
        e=r[4]+r[5]-r[6]; bs=cls<2
        v=[r[3] if r[3] else None, r[4] if bs and r[4] else None, r[5] or None, r[6] or None, e]
        put(y,r[1],r[2],v); y-=11
        tr.append({"account":r[1],"name":r[2],**{k:(n(x) if x is not None else None) for k,x in zip(names,v)}})
        if i+1==len(rows) or rows[i+1][0]!=cls:
            v=vals([q for q in rows if q[0]==cls]); v[1]=v[1] if bs else None
            c.line(cx[0]-80,y+8,W-36,y+8); put(y-2,'',f'Total class {cls}',v,True); y-=18
            tt.append({"label":f'Total class {cls}',**{k:(n(x) if x is not None else None) for k,x in zip(names,v)}})
    if y<90: foot(); y=head()
    for lab,rs in(('Total balance sheet accounts',[q for q in rows if q[0]<2]),('Total profit and loss accounts',[q for q in rows if q[0]>1]),('Grand total',rows)):
        v=vals(rs); v[1]=None if 'loss' in lab else v[1]; put(y,'',lab,v,True); y-=12
        tt.append({"label":lab,**{k:(n(x) if x is not None else None) for k,x in zip(names,v)}})
    foot(); c.save()
    save('kastanienallee_sums_and_balances.pdf','TB',names,tr,tt,None,'OFFICE','DATEV-like export, Leipzig KG','German decimals (1.234,56), S/H marks in own narrow column, class totals, prior year before opening, leading-zero codes','S/H marks; comma decimals; prior-year column first; three closing recaps of totals')

# ---------- 3 Xero/Excel, Irish student housing
def xero():
    R=random.Random(2903)
    S=[('Income',[('Student rents - academic year','200',-3412600,-3188900),('Summer lettings','205',-286400,-241300),('Laundry and vending','212',-31800,-29650),('Damage and cleaning charges','218',-14250,-16900),('Forfeited booking deposits','219',-9600,0)]),
    ('Property costs',[('Wages - on-site team','301',318400,296700),("Employer's PRSI",'302',34600,32100),('Electricity','310',244100,287900),('Gas and hot water','311',121700,139800),('Water charges','312',38200,35500),('Wi-Fi and TV licence','316',61400,60200),('Cleaning - common parts','320',88300,81700),('Repairs and maintenance','325',142900,118600),('Lift contract','326',16800,16100),('Security and night porter','330',109400,104300),('Insurance','340',72600,66900),('Commercial rates','345',41200,40100),('Marketing and portal fees','350',57300,62800),('Management fee','360',187100,172300)]),
    ('Overheads and finance',[('Audit and accountancy','401',21500,19800),('Legal and professional','402',34700,11200),('Bad debts','410',18900,24300),('Bank charges','420',6150,5870),('Loan interest','430',688200,604500),('Depreciation','440',512000,512000)]),
    ('Fixed assets',[('Freehold land and buildings - Mill Quay','600',31250000,31250000),('Fixtures, fittings and beds','610',1846300,1702900),('Accumulated depreciation','620',-3084000,-2572000)]),
    ('Current assets',[('Student debtors','700',126900,141800),('Provision for doubtful debts','705',-48300,-39400),('Prepayments','710',83700,77100),('VAT recoverable','715',12400,8900),('Current account - Bank of Shandon','750','PLUG',612800),('Deposit account - Bank of Shandon','755',402600,398200),('Petty cash','760',350,350)]),
    ('Creditors',[('Trade creditors','800',-118400,-131600),('Accruals','805',-97300,-88400),('Rents received in advance','810',-941700,-886200),('Refundable deposits held','815',-318500,-307000),('PAYE/PRSI','820',-14900,-13800),('Intercompany - Quay Holdings DAC','840',250000,-175000),('Senior loan','850',-17600000,-18100000)]),
    ('Capital and reserves',[('Ordinary share capital','900',-100,-100),('Capital contribution','910',-9500000,-9500000),('Retained earnings b/f','960','PLUG','PLUG')])]
    def z(x):
        if x=='PLUG' or not x: return x
        s=1 if x>0 else -1
        return x*100 if abs(x)>2500000 or x in(350,-100,250000) else s*(abs(x)*100+R.randint(-4999,4999))
    S=[(t,[[a,b,z(c),z(d)] for a,b,c,d in l]) for t,l in S]
    allr=[r for _,l in S for r in l]
    re=allr[-1]; re[3]=-sum(r[3] for r in allr if r[3]!='PLUG')
    py_res=sum(r[3] for t,l in S[:3] for r in l); re[2]=re[3]+py_res
    bank=[r for r in allr if r[2]=='PLUG'][0]; bank[2]=-sum(r[2] for r in allr if r[2]!='PLUG'); print('bank',bank[2]/100,'RE',re)
    wb=Workbook(); cv=wb.active; cv.title='Read me'
    for i,s in enumerate(['Mill Quay Student Residences DAC','Draft trial balance for the valuers (Tobin Carrick Surveyors)','Extracted from Xero 21/11/2024; comparative keyed from signed accounts.','All amounts in euro. Comparative: credits in brackets.','Prepared by: D. Hanratty'],3): cv.cell(i,2,s)
    cv['B3'].font=Font(bold=True,size=16); cv.column_dimensions['B'].width=80
    ws=wb.create_sheet('TB Sep24'); wb.active=1
    B=Font(bold=True); th=Side(style='thin'); db=Side(style='double')
    ws['A1']='Mill Quay Student Residences DAC'; ws['A1'].font=Font(bold=True,size=13); ws['A2']='Trial balance as at 30 September 2024'
    ws.merge_cells('D4:E4'); ws['D4']='Year to 30 September 2024'; ws['F4']='Year to 30 September 2023'
    for j,h in enumerate(['Account','Xero account type','Code','Debit €','Credit €','Dr / (Cr) €','Sch.'],1): ws.cell(5,j,h)
    for r in(4,5):
        for j in range(1,8):
            x=ws.cell(r,j); x.font=B; x.fill=PatternFill('solid',fgColor='DCE6D8'); x.alignment=Alignment(horizontal='center' if j>2 else 'left',wrap_text=True,vertical='center'); x.border=Border(bottom=th)
    for col,w in zip('ABCDEFG',(42,18,8,18,18,20,7)): ws.column_dimensions[col].width=w
    ws.column_dimensions['B'].hidden=True; ws.row_dimensions[4].height=32
    PY='other:Year to 30 September 2023 Dr / (Cr) €'; tr=[];tt=[]; r=6
    par=lambda c:uk(c) if c>=0 else '('+uk(-c)+')'
    def nums(r,d,c,p,bold=False):
        for j,x in((4,d),(5,c)):
            if x is not None: ws.cell(r,j,n(x)).number_format='#,##0.00'
        if p is not None: q=ws.cell(r,6,par(p)); q.alignment=Alignment(horizontal='right')
        if bold:
            for j in range(1,7): ws.cell(r,j).font=B
    for si,(t,l) in enumerate(S):
        ws.cell(r,1,t.upper()).font=Font(bold=True,italic=True); r+=1
        for a,b,c,p in l:
            ws.cell(r,1,a).alignment=Alignment(indent=1); ws.cell(r,2,t); ws.cell(r,3,b).alignment=Alignment(horizontal='center'); ws.cell(r,7,'ABCDEFG'[si]).alignment=Alignment(horizontal='center')
            d_,c_=(c,None) if c>0 else (None,-c); p_=p if p else None; nums(r,d_,c_,p_); r+=1
            tr.append({"account":b,"name":a,"debit":n(d_) if d_ else None,"credit":n(c_) if c_ else None,PY:n(p_) if p_ else None})
        d=sum(x[2] for x in l if x[2]>0); c=-sum(x[2] for x in l if x[2]<0); p=sum(x[3] for x in l)
        lab=t+' - subtotal'; ws.cell(r,1,lab); nums(r,d or None,c or None,p,True)
        for j in(4,5,6): ws.cell(r,j).border=Border(top=th)
        tt.append({"label":lab,"debit":n(d) if d else None,"credit":n(c) if c else None,PY:n(p)}); r+=2
    d=sum(x[2] for x in allr if x[2]>0); c=-sum(x[2] for x in allr if x[2]<0); p=sum(x[3] for x in allr); assert d==c and p==0
    ws.cell(r,1,'TOTAL'); nums(r,d,c,p,True)
    for j in(4,5,6): ws.cell(r,j).border=Border(top=th,bottom=db)
    tt.append({"label":"TOTAL","debit":n(d),"credit":n(c),PY:0})
    ws.cell(r+2,1,'Sch. = lead schedule in audit file. Intercompany 840 changed side in the year (repaid and re-advanced).').font=Font(italic=True,size=9)
    ws.freeze_panes='A6'; ws.page_setup.orientation='portrait'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(D+'/mill_quay_tb_sep24.xlsx')
    save('mill_quay_tb_sep24.xlsx','TB',["debit","credit",PY],tr,tt,None,'STUDENT_HOUSING','Xero to Excel, Cork DAC','Code after name, hidden account-type column, comparative as text with brackets, cover sheet, section subtotals, trailing schedule letter','text comparatives; hidden column; cover sheet first')
def run(): tally(); datev(); xero()
