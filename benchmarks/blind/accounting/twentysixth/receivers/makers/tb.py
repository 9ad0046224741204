from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
from reportlab.lib import colors
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
import openpyxl
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
def tb1():
    R=random.Random(2601)
    S=[('CURRENT ASSETS',[('1010-000','CASH - RECEIVER OPERATING',1),('1015-000','CASH - FORMER MGR OPERATING',1),('1030-000','CASH - SECURITY DEPOSITS',1),('1090-000','PETTY CASH',1),('1210-000','A/R - TENANTS',1),('1215-000','A/R - CAM RECONCILIATION',1),('1290-000','ALLOW FOR DOUBTFUL ACCTS',-1),('1310-000','PREPAID INSURANCE',1),('1320-000','PREPAID TAXES',1),('1410-000','ESCROW - REAL ESTATE TAX',1),('1430-000','ESCROW - TI/LC RESERVE',1)]),
    ('FIXED AND OTHER ASSETS',[('1510-000','LAND',9),('1520-000','BUILDING',9),('1530-000','BUILDING IMPROVEMENTS',3),('1540-010','TENANT IMPROVEMENTS BLDG 1',2),('1540-020','TENANT IMPROVEMENTS BLDG 2',2),('1590-000','ACCUM DEPRECIATION',-5),('1710-000','LEASING COMMISSIONS',2),('1790-000','ACCUM AMORT - COMMISSIONS',-2)]),
    ('LIABILITIES',[('2010-000','A/P - TRADE (POST 08/14)',-1),('2015-000','A/P - PRE-RECEIVERSHIP',-2),('2110-000','ACCRUED INTEREST',-3),('2120-000','ACCRUED REAL ESTATE TAX',-2),('2210-000','TENANT SECURITY DEPOSITS',-1),('2230-000','PREPAID RENTS',-1),('2410-000','RECEIVER CERTIFICATES',-3),('2510-000','MORTGAGE NOTE PAYABLE',-9),('2610-000','DUE TO AFFILIATES',-2)]),
    ('EQUITY',[('3010-000','MEMBER CAPITAL',-3),('3050-000','DISTRIBUTIONS',2),('3900-000','ACCUMULATED DEFICIT',0)]),
    ('INCOME',[('4010-000','BASE RENT',-4),('4020-000','CAM REIMBURSEMENT',-2),('4030-000','TAX REIMBURSEMENT',-2),('4110-000','PARKING INCOME',-1),('4150-000','STORAGE RENT',-1),('4190-000','LATE CHARGES',-1),('4250-000','LEASE TERMINATION FEE',-2)]),
    ('EXPENSES',[('5010-000','JANITORIAL',1),('5020-000','ELECTRICITY',2),('5030-000','WATER AND SEWER',1),('5110-000','HVAC MAINTENANCE',1),('5120-000','ELEVATOR CONTRACT',1),('5130-000','SECURITY PATROL',1),('5140-000','LANDSCAPING',1),('5150-000','GENERAL REPAIRS',1),('5210-000','ON-SITE PAYROLL',2),('5310-000','MANAGEMENT FEE',1),('5410-000','INSURANCE',2),('5510-000','REAL ESTATE TAXES',2),('6010-000','RECEIVER FEES',1),('6020-000','RECEIVER COUNSEL',1),('6050-000','BANK CHARGES',1),('6110-000','BAD DEBT EXPENSE',1),('7010-000','INTEREST EXPENSE',3),('7110-000','DEPRECIATION',3)])]
    rng={1:(150000,4200000),2:(2500000,21000000),3:(30000000,88000000),4:(140000000,190000000),5:(600000000,700000000),9:(310000000,1690000000)}
    op={};
    for s,a in S:
        for c,n,k in a:
            op[c]=0 if k==0 else (1 if k>0 else -1)*R.randint(*rng[abs(k)])
    op['1090-000']=50000;op['2410-000']=-25000000;op['4250-000']=0;op['1015-000']=1184207;op['1210-000']=14293917;op['1030-000']=4850000;op['2210-000']=-5120000;op['2230-000']=-2281075
    op['3900-000']=-sum(op.values())
    dr={c:0 for c in op};cr={c:0 for c in op}
    def je(d,c,a):dr[d]+=a;cr[c]+=a
    for c in('4010-000','4020-000','4030-000','4110-000','4190-000'):je('1210-000',c,R.randint(90000,16000000))
    for c in('5010-000','5020-000','5030-000','5110-000','5120-000','5130-000','5150-000'):je(c,'2010-000',R.randint(48000,1900000))
    for c in('5210-000','5310-000','6010-000','6050-000'):je(c,'1010-000',R.randint(3500,2400000))
    je('1010-000','1210-000',21844119);je('2010-000','1010-000',3260477);je('1010-000','1015-000',1184207)
    je('5410-000','1310-000',612500);je('5510-000','2120-000',1875000);je('7010-000','2110-000',5140833);je('7110-000','1590-000',3722500);je('7110-000','1790-000',241180)
    je('6110-000','1290-000',860000);je('2210-000','1030-000',475000);je('1210-000','2230-000',318250);je('1410-000','1010-000',1900000)
    F=lambda c:('%s%s'%(('{:,.2f}'.format(abs(c)/100)).replace('0.00','.00') if c==0 else '{:,.2f}'.format(abs(c)/100),'-' if c<0 else ' '))
    money=['beginning','debit','credit','ending'];rows=[];tots=[];L=[]
    def line(a,n,v,blank=True):
        o,d,c,e=v
        return ' %-9s %-30s %18s %17s %17s %19s'%(a,n,F(o),F(d) if d or not blank else '',F(c) if c or not blank else '',F(e))
    T=[0]*4
    for s,a in S:
        L.append(('h',' '+s));t=[0]*4
        for c,n,k in a:
            v=(op[c],dr[c],cr[c],op[c]+dr[c]-cr[c])
            t=[x+y for x,y in zip(t,v)]
            L.append(('r',line(c,n,v)))
            r={'account':c,'name':n,'beginning':f(v[0])}
            if v[1]:r['debit']=f(v[1])
            if v[2]:r['credit']=f(v[2])
            r['ending']=f(v[3]);rows.append(r)
        L.append(('u',''))
        L.append(('t',line('','TOTAL '+s,t,False)));L.append(('b',''))
        tots.append({'label':'TOTAL '+s,**dict(zip(money,map(f,t)))});T=[x+y for x,y in zip(T,t)]
    L.append(('u',''));L.append(('t',line('','** TRIAL BALANCE TOTAL **',T,False)))
    tots.append({'label':'** TRIAL BALANCE TOTAL **',**dict(zip(money,map(f,T)))})
    assert T[0]==0==T[3]
    c=canvas.Canvas(doc('quillhaven_cutoff_gl.pdf'),pagesize=landscape(letter),invariant=1)
    per=42;pages=[L[i:i+per] for i in range(0,len(L),per)]
    for p,pg in enumerate(pages):
        y=580;c.setFont('Courier',8.3)
        for s in(' MRI GENERAL LEDGER'+' '*64+'PAGE: %d OF %d'%(p+1,len(pages)),' QUILLHAVEN OFFICE PARK  ENTITY QHOP  BASIS: ACCRUAL'+' '*32+'DATE: 11/07/24  09:41',' TRIAL BALANCE - RECEIVERSHIP LEDGER  PERIOD 10/24   (CREDIT BALANCES SHOWN WITH TRAILING MINUS)','',
          ' %-9s %-30s %18s %17s %17s %19s'%('','','BALANCE FWD ','PERIOD ','PERIOD ','BALANCE '),' %-9s %-30s %18s %17s %17s %19s'%('ACCOUNT','DESCRIPTION','10/01/24 ','DEBITS ','CREDITS ','10/31/24 '),' '+'='*114):
            c.drawString(40,y,s);y-=11
        for k,s in pg:
            if k=='u':s=' '*41+' '+' '.join('%*s'%(w,'-'*(w-3)+' ') for w in(18,17,17,19))
            c.setFont('Courier-Bold' if k in'ht' else 'Courier',8.3);c.drawString(40,y,s);y-=11
        if p==len(pages)-1:
            c.setFont('Courier',7.5);y-=8
            for s in('NOTE 1: FORMER MANAGER OPERATING ACCOUNT SWEPT TO RECEIVER 10/03/24.','NOTE 2: PRE-RECEIVERSHIP PAYABLES ARE CARRIED AT FORMER MANAGER BALANCE, UNVERIFIED; NOT PAID WITHOUT ORDER OF COURT.'):c.drawString(45,y,s);y-=10
        c.showPage()
    c.save()
    save('quillhaven_cutoff_gl.pdf','TB',None,money,rows,tots,'OFFICE','MRI mono report','monospaced, trailing minus, two-line header, section totals, 2 pages','trailing minus, blank activity, .00')
def tb2():
    R=random.Random(2602)
    S=[('Assets',[('Cash – property depository','10100','ppp '),('Cash – receiver operating (Fed. Prairie Bank)','10110','   p'),('Cash – tax & insurance reserve','10140','p  p'),('Rents receivable','11000','ppp '),('Allowance for uncollectible rents','11090','nnn '),('Insurance claim receivable, hail loss 5/19/24','11500',' p  '),('Retail inventory (locks, boxes)','12000','pp  '),('Prepaid insurance','13000','ppp '),('Utility deposits','13500','p p '),('Land','15000','PPP '),('Buildings & paving','15100','QQQ '),('Gate and security equipment','15300','ppp '),('Accumulated depreciation','15900','NNN ')]),
    ('Liabilities',[('Accounts payable – before appointment','20000','nnn '),('Accounts payable – receivership','20010','nn n'),('Sales tax payable','21000','nnn '),('Tenant protection plan premiums held','21500','nn  '),('Prepaid rents','22000','nnn '),('Interdivision – due to / (from) receiver','23000','iiiI'),('Note payable, Dunmore Life Co.','25000','OOO '),('Receiver certificate no. 1','25500','   n')]),
    ("Members' equity",[("Members' equity – opening balance",'30000','eeee')]),
    ('Revenue',[('Rental income','40000','MMM '),('Administrative & late fees','40200','nnn '),('Lien sale proceeds','40300',' nn '),('Merchandise sales','40400','nn  '),('Truck rental commissions','40500','n   ')]),
    ('Expenses',[('Site payroll','50000','ppp '),('Call center','50200','ppp '),('Electricity & water','51000','ppp '),('Repairs, doors and gates','52000','ppp '),('Advertising / aggregator fees','53000','ppp '),('Property tax','54000','ppp '),('Property insurance','54100','ppp '),('Merchant card fees','55000','ppp '),('Receiver fees and expenses','58000','   p'),("Receiver's counsel",'58100','   p'),('Interest','59000','ppp ')])]
    rg={'p':(42000,7800000),'n':(31000,2900000),'P':(40000000,90000000),'Q':(190000000,390000000),'N':(80000000,150000000),'O':(180000000,310000000),'M':(41000000,82000000)}
    cells={}
    for s,a in S:
        for n,c,p in a:
            for j,x in enumerate(p):
                if x in rg:
                    cells[c,j]=R.randint(*rg[x])*(-1 if x in'nNOM' else 1)
    cells['25500',3]=-12500000
    for j,v in enumerate((-2210044,-1431870,1127609)):cells['23000',j]=v
    cells['23000',3]=2210044+1431870-1127609
    for j in range(4):cells['30000',j]=-sum(v for (c,k),v in cells.items() if k==j)
    money=['other:PROPERTY LEDGERS Ridgeline 101','other:PROPERTY LEDGERS Mesa Ave 102','other:PROPERTY LEDGERS Harlan Rd 103','other:RECEIVER Operating 900','other:COMBINED']
    wb=openpyxl.Workbook();w=wb.active;w.title='TB by site'
    w['A1']='Three Forks Self Storage Receivership Estate';w['A1'].font=Font(name='Georgia',size=14,bold=True)
    w['A2']='Case 24-CV-20718 · Trial balance by site as of September 30, 2024 · credits in (parentheses)';w['A3']='Converted from QuickBooks Online classes; accrual';w['A3'].font=Font(italic=True,color='777777')
    H=5;g=PatternFill('solid',fgColor='E2EBDD')
    w.cell(H,4,'PROPERTY LEDGERS');w.merge_cells('D5:F5');w.cell(H,7,'RECEIVER');w.cell(H,8,'COMBINED');w.merge_cells('H5:H7')
    w.cell(H,1,'Account name');w.merge_cells('A5:A7');w.cell(H,2,'Acct #');w.merge_cells('B5:B7');w.cell(H,3,'FS line');w.merge_cells('C5:C7')
    for j,(a,b) in enumerate((('Ridgeline',101),('Mesa Ave',102),('Harlan Rd',103),('Operating',900))):w.cell(6,4+j,a);w.cell(7,4+j,b)
    for r in(5,6,7):
        for k in range(1,9):
            x=w.cell(r,k);x.fill=g;x.font=Font(bold=True);x.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True)
    nf='#,##0.00_);(#,##0.00)';r=8;rows=[];tots=[];G=[0]*5;cnt=0
    def put(r,vals,bold=False):
        nonlocal cnt
        for j,v in enumerate(vals):
            if v is None:continue
            cnt+=1
            x=w.cell(r,4+j)
            if not bold and cnt%23==0:
                x.value=('({:,.2f})' if v<0 else '{:,.2f}').format(abs(v)/100);x.alignment=Alignment(horizontal='right')
            else:x.value=f(v);x.number_format=nf
            if bold:x.font=Font(bold=True);x.border=Border(top=Side(style='thin'))
    for s,a in S:
        w.cell(r,1,s.upper()).font=Font(bold=True,color='3C6E47');r+=1;t=[0]*5
        for n,c,p in a:
            v=[cells.get((c,j)) for j in range(4)];v.append(sum(x for x in v if x is not None))
            w.cell(r,1,n).alignment=Alignment(wrap_text=True,indent=1,vertical='top');w.cell(r,2,c).alignment=Alignment(horizontal='center');w.cell(r,3,s[:3].upper());put(r,v)
            rows.append({'account':c,'name':n,**{m:f(x) for m,x in zip(money,v) if x is not None}});t=[x+(y or 0) for x,y in zip(t,v)];r+=1
        if len(a)>1:
            w.cell(r,1,'Total '+s.lower()).font=Font(bold=True);put(r,t,True);tots.append({'label':'Total '+s.lower(),**dict(zip(money,map(f,t)))});r+=1
        G=[x+y for x,y in zip(G,t)];r+=1
    w.cell(r,1,'Net (must be zero)').font=Font(bold=True);put(r,G,True);tots.append({'label':'Net (must be zero)',**dict(zip(money,map(f,G)))})
    assert not any(G)
    w.cell(r+2,1,'Site 102 hail claim is as reported by the former manager; adjuster has not confirmed. Receiver operating account serves all three sites.')
    w.merge_cells(start_row=r+2,end_row=r+3,start_column=1,end_column=8);w.cell(r+2,1).alignment=Alignment(wrap_text=True,vertical='top')
    w.column_dimensions['A'].width=36;w.column_dimensions['B'].width=9;w.column_dimensions['C'].hidden=True
    for k in'DEFGH':w.column_dimensions[k].width=17
    w.freeze_panes='D8';w.page_setup.orientation='landscape';w.page_setup.fitToWidth=1;w.page_setup.fitToHeight=0;w.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.save(doc('three_forks_storage_tb_by_site.xlsx'))
    save('three_forks_storage_tb_by_site.xlsx','TB',None,money,rows,tots,'OTHER','QuickBooks class export','by site, three-line merged header, code after name, hidden text column','numbers as text, blanks, parentheses')
def tb3():
    R=random.Random(2603)
    A=[('1000','Cash – Operating (frozen)',8214455),('1005','Cash – Receiver Trust',0),('1020','Cash – Tenant Deposits',3150000),('1100','Rents Receivable',19877210),('1110','Percentage Rent Receivable',2466018),('1120','CAM/Tax Recoveries Receivable',7702931),('1190','Reserve for Bad Debts',-4000000),('1210','Due from Sponsor Affiliates',31500000),('1300','Prepaid Insurance',2841667),('1350','Lender Escrows',11840388),('1500','Land',420000000),('1510','Shopping Center Buildings',1862544900),('1520','Site Improvements',148871200),('1530','Tenant Allowances',96403750),('1600','Accumulated Depreciation',-611029944),('1700','Deferred Leasing Costs, net',21650833),
    ('2000','Accounts Payable',-14298762),('2050','Accrued Expenses',-1833500),('2060','Accrued Property Tax',-16420000),('2070','Accrued Default Interest',0),('2100','Tenant Security Deposits',-4275000),('2150','Prepaid Rent',-2960418),('2500','First Mortgage, Series 2016-C4',-1690000000),('3000','Partners’ Capital',0),
    ('4000','Minimum Rent',-121744830),('4050','Percentage Rent',-3466018),('4100','CAM Recoveries',-24118890),('4110','Tax Recoveries',-17300220),('4200','Signage & Pylon Income',-844000),('4900','Miscellaneous Income',-127345),
    ('5000','Parking Lot Maintenance',6641208),('5050','Snow Removal',4418800),('5100','Landscaping',2214500),('5150','Lighting & Electric',5118963),('5200','Security',3960000),('5300','Management Fee – Former Mgr.',6712554),('5400','Insurance Expense',7158333),('5500','Real Estate Taxes',24630000),('5600','Professional Fees',3384120),('5700','Bad Debt Expense',1500000),('6000','Mortgage Interest',47883333),('6010','Default Interest',0),('6500','Depreciation & Amortization',36180400)]
    bal={c:v for c,n,v in A};bal['3000']=-sum(bal.values())
    ADJ=[('A','1005','1000',8214455,'Transfer frozen cash to receiver trust account'),('B','5700','1190',6850000,'Reserve rents of vacated Suites 12, 15 and 18'),('C','3000','1210',31500000,'Write off sponsor affiliate advances'),('D','6010','2070',14083333,'Record default interest from 3/1/24'),('E','5600','2000',1266250,'Unrecorded legal and survey invoices'),('F','2000','5050',1104400,'Void duplicate snow removal invoices'),('G','4050','1110',1000000,'Reverse unsupported percentage rent estimate')]
    ad={};ac={};ref={}
    for l,d,c,a,_ in ADJ:
        ad[d]=ad.get(d,0)+a;ac[c]=ac.get(c,0)+a
        for x in(d,c):ref.setdefault(x,[]).append(l)
    g=["PER FORMER MANAGER 8/14/2024","RECEIVER ADJUSTMENTS","ADJUSTED 8/14/2024"];money=['other:%s %s'%(x,y) for x in g for y in('Debit','Credit')]
    F=lambda c:'' if c is None else '{:,.2f}'.format(c/100)
    st=ParagraphStyle('x',fontName='Times-Roman',fontSize=9,leading=11)
    data=[['Acct','Account title','PER FORMER MANAGER\n8/14/2024','','RECEIVER ADJUSTMENTS','','','ADJUSTED\n8/14/2024',''],['','','Debit','Credit','Debit','Credit','Ref','Debit','Credit']]
    rows=[];T=[0]*6;P=None
    for c,n,_ in A:
        b=bal[c];e=b+ad.get(c,0)-ac.get(c,0)
        v=[b if b>0 else None,-b if b<0 else None,ad.get(c),ac.get(c),e if e>0 else None,-e if e<0 else None]
        T=[x+(y or 0) for x,y in zip(T,v)]
        if c=='5400':v=v[:4]+[v[4]+360000,None];assert F(v[4])=='75,183.33'
        data.append([c,n]+[F(x) for x in v[:4]]+[', '.join(ref.get(c,[]))]+[F(x) for x in v[4:]])
        rows.append({'account':c,'name':n,**{m:f(x) for m,x in zip(money,v) if x is not None}})
    P={'what':"Account 5400 Insurance Expense: adjusted debit printed 75,183.33 (1 and 5 transposed); correct is 71,583.33 as in the books (no adjustment). Changed in the row only; the column total still holds the correct value.",'kind':'digit_changed'}
    assert T[0]==T[1] and T[2]==T[3] and T[4]==T[5]
    data.append(['','Totals']+['$'+F(x) for x in T[:4]]+['']+['$'+F(x) for x in T[4:]])
    tots=[{'label':'Totals',**dict(zip(money,map(f,T)))}]
    t=Table(data,colWidths=[32,150,86,86,76,76,26,86,86],repeatRows=2,rowHeights=[26]+[14]*(len(data)-1))
    t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Times-Roman',8.6),('FONT',(0,0),(-1,1),'Times-Bold',8.6),('FONT',(0,-1),(-1,-1),'Times-Bold',8.6),('SPAN',(2,0),(3,0)),('SPAN',(4,0),(6,0)),('SPAN',(7,0),(8,0)),('ALIGN',(2,0),(-1,0),'CENTER'),('ALIGN',(2,1),(-1,-1),'RIGHT'),('ALIGN',(6,1),(6,-1),'CENTER'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),
     ('LINEBELOW',(2,0),(3,0),.5,colors.black),('LINEBELOW',(4,0),(6,0),.5,colors.black),('LINEBELOW',(7,0),(8,0),.5,colors.black),('LINEBELOW',(0,1),(-1,1),1,colors.black),('LINEABOVE',(2,-1),(-1,-1),.6,colors.black),('LINEBELOW',(2,-1),(-1,-1),.6,colors.black),('LINEBEFORE',(4,0),(4,-1),.4,colors.grey),('LINEBEFORE',(7,0),(7,-1),.4,colors.grey),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),1)]))
    ex=Table([['Ref','Adjustment','Amount']]+[[l,x,F(a)] for l,d,c,a,x in ADJ],colWidths=[28,290,80],hAlign='LEFT');ex.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Times-Roman',8.5),('FONT',(0,0),(-1,0),'Times-BoldItalic',8.5),('ALIGN',(2,0),(2,-1),'RIGHT'),('BOX',(0,0),(-1,-1),.4,colors.grey),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),1)]))
    def foot(c,d):
        c.setFont('Times-Italic',8);c.drawString(40,22,'Exhibit C to Receiver’s Initial Report – unaudited, for the Court and the special servicer');c.drawRightString(752,22,'C-%d'%d.page)
    hs=ParagraphStyle('h',fontName='Times-Bold',fontSize=13,alignment=1,leading=16);cs=ParagraphStyle('c',parent=st,alignment=1)
    SimpleDocTemplate(doc('alder_crossing_adjusted_tb.pdf'),pagesize=landscape(letter),leftMargin=36,rightMargin=36,topMargin=36,bottomMargin=42,invariant=1).build([Paragraph('Alder Crossing Power Center',hs),Paragraph('Cut-off trial balance as adjusted – date of appointment August 14, 2024',cs),Paragraph('Books of former manager Brackwell Retail Partners (Skyline), accrual basis',cs),Spacer(1,8),t,Spacer(1,12),KeepTogether([Paragraph('<b>Explanation of adjustments</b>',st),Spacer(1,3),ex])],onFirstPage=foot,onLaterPages=foot)
    save('alder_crossing_adjusted_tb.pdf','TB',P,money,rows,tots,'RETAIL','Receiver exhibit, Times','books/adjustments/adjusted pairs, grouped header, ref column, explanation table','no single pair; planted digit change')
