from common import *
from reportlab.lib.pagesizes import letter,landscape
from reportlab.pdfgen import canvas
from reportlab.platypus import SimpleDocTemplate,Table,TableStyle,Paragraph,Spacer
from reportlab.lib.styles import getSampleStyleSheet,ParagraphStyle
from reportlab.lib import colors
import xlsxwriter

def tb1(rng):
    fn='ALR_TB_2025-06.pdf'
    G=[("CASH AND RESTRICTED CASH","Total Cash and Restricted Cash",[("1110-000","Operating Account - First Meridian","cash",412880),("1115-000","Petty Cash","st",500),("1120-000","Security Deposit Account","st",148210),("1150-000","Replacement Reserve (Lender Held)","reserve",286400),("1155-000","Real Estate Tax Escrow","reserve",171000)]),
    ("RECEIVABLES AND PREPAIDS","Total Receivables and Prepaids",[("1210-000","Resident Receivables","ar",61230),("1219-000","Allowance for Doubtful Accounts","allow",-18700),("1230-000","Due from Affiliate - Alder Run Phase II","st",0),("1310-000","Prepaid Property Insurance","prepins",118400),("1330-000","Utility Deposits","st",7150)]),
    ("FIXED ASSETS","Total Fixed Assets",[("1510-000","Land","st",6150000),("1520-000","Buildings","st",38412000),("1530-000","Furniture, Fixtures and Equipment","st",1216500),("1545-000","Unit Renovations in Progress","cip",188300),("1590-000","Accumulated Depreciation","accdep",-7904000)]),
    ("LIABILITIES","Total Liabilities",[("2110-000","Accounts Payable","ap",-96300),("2150-000","Accrued Real Estate Taxes","taxpay",-207000),("2160-000","Accrued Interest","intpay",-82400),("2210-000","Security Deposits Held","dep",-146900),("2230-000","Prepaid Rents","prerent",-38650),("2510-000","Mortgage Payable - Senior","loan",-24600000),("2590-000","Unamortized Loan Costs","st",216000)]),
    ("MEMBERS' EQUITY","Total Members' Equity",[("3110-000","Contributions - Insurer Member (90%)","st",-13500000),("3120-000","Contributions - Sponsor Member (10%)","st",-1500000),("3310-000","Distributions - Current Year","dist",310000),("3900-000","Retained Earnings","st",0)]),
    ("RENTAL INCOME","Total Rental Income",[("4110-000","Gross Potential Rent","rev",498000),("4120-000","Loss / Gain to Lease","contra",11800),("4130-000","Vacancy Loss","contra",27400),("4140-000","Concessions","contra",6900),("4150-000","Model / Employee Units","contra",3350)]),
    ("OTHER INCOME","Total Other Income",[("4310-000","Utility Reimbursements","rev",21500),("4320-000","Parking and Garage","rev",9800),("4330-000","Pet Fees and Pet Rent","rev",5150),("4340-000","Late and NSF Fees","rev",3420),("4390-000","Cable Revenue Share","rev",0)]),
    ("OPERATING EXPENSES","Total Operating Expenses",[("5110-000","Manager and Leasing Payroll","exp",28400),("5120-000","Maintenance Payroll","exp",24900),("5190-000","Payroll Taxes and Benefits","exp",12100),("5210-000","Repairs and Maintenance","exp",11750),("5230-000","Turnover - Paint and Clean","exp",8300),("5310-000","Electricity - Common and Vacant","exp",5600),("5320-000","Water and Sewer","exp",16800),("5330-000","Trash Removal","exp",4250),("5410-000","Marketing and Internet Listing","exp",6900),("5510-000","General and Administrative","exp",5400),("5610-000","Management Fee (2.75%)","exp",13600),("5710-000","Real Estate Taxes","taxexp",41300),("5720-000","Property Insurance","insexp",17400),("5790-000","Bad Debt Expense","badexp",3150)]),
    ("NON-OPERATING","Total Non-Operating",[("6110-000","Interest Expense - Senior Mortgage","intexp",83100),("6210-000","Depreciation","depexp",112000),("6310-000","Asset Management Fee","exp",4200),("6900-000","Gain / Loss on Casualty","exp",0)])]
    A=ledger(G,rng,5,1,"3900-000")
    money=["beginning","debit","credit","activity","ending"]
    rows=[];tots=[];data=[];sty=[]
    vec=lambda a:(a['op'],a['dr'],a['cr'],a['dr']-a['cr'],a['cl'])
    hdr=[["Account","Account Description","Opening\nBalance","Period\nDebits","Period\nCredits","Net\nChange","Closing\nBalance"]]
    data+=hdr
    allv=[0]*5;sup=[0]*5
    def line(label,v,kind):
        data.append(["",label]+[par(x) for x in v]);i=len(data)-1
        sty.append(('FONT',(0,i),(-1,i),'Helvetica-Bold',8));sty.append(('LINEABOVE',(2,i),(-1,i),.5 if kind else 1,colors.black))
        tots.append({"label":label,**{m:c2(x) for m,x in zip(money,v)}})
    for gi,(t,tl,acc) in enumerate(G):
        data.append([t]+[""]*6);i=len(data)-1
        sty.append(('FONT',(0,i),(-1,i),'Helvetica-Bold',8.5));sty.append(('TEXTCOLOR',(0,i),(0,i),colors.HexColor('#1d4f6e')))
        s=[0]*5
        for code,name,_,_ in acc:
            v=vec(A[code]);s=[a+b for a,b in zip(s,v)]
            data.append([code,name]+[par(x) for x in v])
            rows.append({"account":code,"name":name,**{m:c2(x) for m,x in zip(money,v)}})
        line(tl,s,1);allv=[a+b for a,b in zip(allv,s)];sup=[a+b for a,b in zip(sup,s)]
        if gi==2: line("TOTAL ASSETS",sup,0);sup=[0]*5
        if gi==4: line("TOTAL LIABILITIES AND EQUITY",sup,0);sup=[0]*5
        if gi==8: line("NET (INCOME) LOSS",sup,0)
    line("Report Total",allv,0)
    i=len(data)-1;sty.append(('LINEBELOW',(2,i),(-1,i),1.5,colors.black))
    def page(c,d):
        c.setFont('Helvetica-Bold',12);c.drawString(40,580,"Alder Run Apartments Venture LLC (ALR1)")
        c.setFont('Helvetica',9);c.drawString(40,567,"Trial Balance  |  Accrual basis  |  Period 06/01/2025 - 06/30/2025  |  Book: GAAP")
        c.drawRightString(752,580,"RealPage Accounting");c.drawRightString(752,567,"Run 07/09/2025 08:14 by m.ostrander")
        c.setFont('Helvetica-Oblique',7.5);c.drawString(40,22,"Credit balances are shown in parentheses. Managed by Quillon Residential Services, Inc.");c.drawRightString(752,22,f"Page {d.page}")
    D=SimpleDocTemplate(doc(fn),pagesize=landscape(letter),topMargin=54,bottomMargin=36,leftMargin=40,rightMargin=40,invariant=1)
    T=Table(data,colWidths=[62,220,88,82,82,82,96],repeatRows=1,rowHeights=[24]+[13]*(len(data)-1))
    T.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',8),('FONT',(0,0),(-1,0),'Helvetica-Bold',8),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#dfe8ee')),('ALIGN',(2,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),1)]+sty))
    D.build([T],onFirstPage=page,onLaterPages=page)
    save(fn,"TB","MULTIFAMILY","TRIAL_BALANCE","third-party manager, RealPage","landscape PDF, groups with subtotals and super-totals, repeated two-line header, parentheses","subtotals beside accounts; zero accounts; net change column",money,rows,tots)

def tb2(rng):
    fn='Corbel Plaza - Q3 trial balance.xlsx'
    G=[("Current assets","Current assets, total",[("CP0101000","Cash - operating","cash",1184000),("CP0102000","Cash - lockbox (springing)","st",0),("CP0111000","Tenant receivables, billed","ar",402500),("CP0111500","Tenant receivables, straight-line","st",2210400),("CP0119000","Allowance - tenant receivables","allow",-96000),("CP0131000","Prepaid insurance","prepins",214000),("CP0135000","Escrow - taxes","reserve",388000)]),
    ("Real estate","Real estate, total",[("CP0151000","Land","st",14800000),("CP0152000","Building and improvements","st",92650000),("CP0153000","Tenant improvements","cip",8834000),("CP0154000","Deferred leasing commissions","st",3927000),("CP0159000","Accumulated depreciation and amortization","accdep",-21460000)]),
    ("Liabilities","Liabilities, total",[("CP0201000","Accounts payable - trade","ap",-318000),("CP0205000","Accrued property taxes","taxpay",-1120000),("CP0206000","Accrued interest","intpay",-231000),("CP0211000","Security deposits","dep",-640000),("CP0212000","Unearned rent","prerent",-286000),("CP0251000","Note payable - Tarrant Mutual Life","loan",-58000000)]),
    ("Partners' capital","Partners' capital, total",[("CP0301000","Capital - limited partner","st",-42000000),("CP0302000","Capital - general partner","st",-2210000),("CP0305000","Distributions","dist",1740000),("CP0309000","Accumulated deficit","st",0)]),
    ("Revenue","Revenue, total",[("CP0401000","Base rent - office","rev",921000),("CP0402000","Base rent - ground-floor retail","rev",64200),("CP0411000","Operating expense recoveries","rev",238500),("CP0412000","Electric submeter recoveries","rev",41200),("CP0421000","Garage - monthly permits","rev",78300),("CP0422000","Garage - transient","rev",19600),("CP0431000","After-hours HVAC","rev",6450),("CP0441000","Rent abatements","contra",31500)]),
    ("Expenses","Expenses, total",[("CP0501000","Janitorial contract","exp",61200),("CP0502000","Security contract","exp",38400),("CP0503000","Elevator maintenance","exp",14700),("CP0504000","HVAC repairs","exp",18950),("CP0511000","Electricity","exp",71800),("CP0512000","Steam and chilled water","exp",24500),("CP0513000","Water and sewer","exp",8200),("CP0521000","Engineering payroll","exp",52600),("CP0531000","Management fee","exp",33900),("CP0541000","Garage operator fee","exp",12500),("CP0551000","Property taxes","taxexp",186400),("CP0552000","Insurance","insexp",35600),("CP0559000","Bad debt","badexp",5200),("CP0601000","Interest expense","intexp",231500),("CP0611000","Depreciation and amortization","depexp",348000)])]
    A=ledger(G,rng,6,3,"CP0309000")
    py={};
    for g in G:
        for code,_,role,d in g[2]: py[code]=int(A[code]['cl']*rng.uniform(.9,1.04))//100*100 if A[code]['cl'] else 0
    py["CP0309000"]-=sum(py.values())
    money=["open_dr","open_cr","debit","credit","close_dr","close_cr","other:Comparative 9/30/2023 Dr / (Cr)"]
    wb=xlsxwriter.Workbook(doc(fn));ws=wb.add_worksheet('TB Q3');
    f=lambda **k: wb.add_format({'font_name':'Georgia','font_size':9,**k})
    T=f(bold=True,font_size=13);n=f(num_format='#,##0.00');b=f(bold=True,num_format='#,##0.00',top=1);bt=f(bold=True,top=1);h=f(bold=True,align='center',valign='vcenter',border=1,text_wrap=True,bg_color='#EFE7DA');tx=f(align='right');txb=f(align='right',bold=True,top=1);p=f();ind=f(indent=1);sec=f(bold=True,italic=True,bg_color='#F7F3EC')
    ws.write(0,1,'Corbel Plaza Office Partners LP',T);ws.write(1,1,'Trial balance for the quarter 7/1/2024 - 9/30/2024  (MRI entity CP01, basis A)',p);ws.write(2,1,'Prepared by D. Haverstock for the investor reporting package; currency US dollars',p)
    ws.set_column(0,0,8,None,{'hidden':True});ws.set_column(1,1,40);ws.set_column(2,2,12);ws.set_column(3,8,16);ws.set_column(9,9,3);ws.set_column(10,10,18)
    r=4
    ws.merge_range(r,1,r+1,1,'Account title',h);ws.merge_range(r,2,r+1,2,'MRI acct',h);ws.write(r,0,'ENT',h)
    for k,t in enumerate(('Opening 7/1/2024','Quarter activity','Closing 9/30/2024')):
        ws.merge_range(r,3+2*k,r,4+2*k,t,h);ws.write(r+1,3+2*k,'Debit',h);ws.write(r+1,4+2*k,'Credit',h)
    ws.write(r,10,'Comparative',h);ws.write(r+1,10,'9/30/2023 Dr / (Cr)',h)
    r=6;rows=[];tots=[];gt=[0]*7
    def six(a): return [max(a['op'],0),max(-a['op'],0),a['dr'],a['cr'],max(a['cl'],0),max(-a['cl'],0)]
    cols=[3,4,5,6,7,8,10]
    for t,tl,acc in G:
        ws.merge_range(r,1,r,8,t,sec);r+=1;s=[0]*7
        for code,name,_,_ in acc:
            v=six(A[code])+[py[code]];s=[x+y for x,y in zip(s,v)]
            ws.write(r,0,'CP01',p);ws.write(r,1,name,ind);ws.write(r,2,code,p)
            o={"account":code,"name":name}
            for m,c,x in zip(money,cols,v):
                if not x: continue
                if c==10: ws.write_string(r,c,par(x),tx)
                else: ws.write_number(r,c,x/100,n)
                o[m]=c2(x)
            if len(o)==2:   # an account without amounts: print a zero closing
                ws.write_number(r,7,0,n);o["close_dr"]=0
            rows.append(o);r+=1
        ws.write(r,1,tl,bt);ws.write(r,2,'',bt)
        for c,x in zip(cols,s): ws.write_string(r,c,par(x),txb) if c==10 else ws.write_number(r,c,x/100,b)
        tots.append({"label":tl,**{m:c2(x) for m,x in zip(money,s)}});gt=[x+y for x,y in zip(gt,s)];r+=2
    ws.write(r,1,'Trial balance in balance',bt);ws.write(r,2,'',bt)
    for c,x in zip(cols,gt): ws.write_string(r,c,par(x),txb) if c==10 else ws.write_number(r,c,x/100,b)
    tots.append({"label":'Trial balance in balance',**{m:c2(x) for m,x in zip(money,gt)}})
    assert gt[0]==gt[1] and gt[2]==gt[3] and gt[4]==gt[5] and gt[6]==0
    ws.write(r+2,1,'Comparative column is typed from the 2023 audit file, rounded to dollars.',f(italic=True))
    ws.freeze_panes(6,3);ws.set_landscape();ws.fit_to_pages(1,0)
    w2=wb.add_worksheet('Read me');w2.write(0,0,'Source: MRI report FGL_TB, export 10/11/2024.  Questions: investorservices@haverstockrowe.example')
    wb.close()
    save(fn,"TB","OFFICE","TRIAL_BALANCE","joint-venture partner, MRI","workbook; name before code, three merged Dr/Cr pairs, hidden entity column, comparative as text","hidden column A; spacer column; numbers as text; blank cells for nil; one account with 0.00 only",money,rows,tots)

def tb3(rng):
    fn='SAP_BALANCE_LIST_4410_Q1.pdf'
    G=[("1A","Liquid funds",[("100100","Bank Halvorsen oper.","cash",903400),("100190","Cash in transit","st",12450),("100300","Escrow insurance","reserve",141000)]),
    ("1B","Receivables and prepayments",[("121000","Trade receiv. tenants","ar",266800),("121900","Valuation allow. receiv.","allow",-41000),("124000","Intercompany 4400","st",88120.5),("126000","Prepaid insurance","prepins",97300)]),
    ("1C","Property",[("150000","Land","st",18200000),("151000","Warehouse bldg A-D","st",46150000),("151500","Warehouse bldg E","cip",7480000),("153000","Dock equipment","st",684000),("159000","Accum. depreciation","accdep",-9216000)]),
    ("2A","Payables and accruals",[("200000","Trade payables","ap",-154700),("205000","Accrued property tax","taxpay",-388000),("206000","Accrued interest","intpay",-118000),("211000","Tenant deposits","dep",-412300),("212000","Rent received in adv.","prerent",-131000)]),
    ("2B","Financing",[("250000","Mortgage Series A","loan",-31500000),("259000","Debt issue cost unamort.","st",284000)]),
    ("3A","Equity",[("300000","Capital insurer 80%","st",-24000000),("300100","Capital operator 20%","st",-6000000),("305000","Distributions paid","dist",0),("309000","Result brought forward","st",0)]),
    ("4A","Income",[("400000","Rent warehouse","rev",612000),("400500","Rent yard / trailer stor.","rev",38400),("410000","CAM recovery","rev",71300),("410500","Tax recovery","rev",88200),("410700","Insurance recovery","rev",19800),("420000","Solar roof licence","rev",7250),("430000","Free rent granted","contra",21600)]),
    ("5A","Operating expense",[("500000","Repairs paving/roof","exp",18700),("501000","Landscape and snow","exp",14300),("502000","Sprinkler and alarm","exp",6150),("503000","Utilities common","exp",9800),("504000","Rail spur upkeep","exp",2900),("510000","Management fee","exp",20600),("511000","Professional fees","exp",5400),("520000","Property tax","taxexp",97500),("521000","Insurance premium","insexp",22800),("529000","Doubtful accounts exp.","badexp",4100)]),
    ("6A","Finance and depreciation",[("600000","Interest Series A","intexp",118400),("610000","Depreciation buildings","depexp",142700)])]
    A=ledger(G,rng,0,3,"309000")
    py={}
    for g in G:
        for code,*_ in g[2]: py[code]=int(A[code]['cl']*rng.uniform(.88,1.05))
    py["309000"]-=sum(py.values())
    money=["beginning","debit","credit","ending","other:Prior year 03.2024"]
    bad="410500";true=A[bad]['cl'];s=f"{abs(true):d}"
    # swap a digit in the printed accumulated balance
    pos=len(s)-5;dg=str((int(s[pos])+4)%10);pr=-int(s[:pos]+dg+s[pos+1:])
    c=canvas.Canvas(doc(fn),pagesize=landscape(letter),invariant=1)
    L=[];rows=[];tots=[];gt=[0]*5
    fmt=lambda a,b,v: f"{a:<8}{b:<30}"+"".join(f"{trail(x):>19}" for x in v)
    for gid,gn,acc in G:
        L.append(("h",f"        Group {gid}  {gn}"));s=[0]*5
        for code,name,_,_ in acc:
            a=A[code];v=[a['op'],a['dr'],a['cr'],a['cl'],py[code]];s=[x+y for x,y in zip(s,v)]
            w=v[:]
            if code==bad: w[3]=pr
            L.append(("r",fmt(code,name,w)));rows.append({"account":code,"name":name,**{m:c2(x) for m,x in zip(money,w)}})
        lab=f"* Group {gid}";L.append(("t",fmt("",lab,s)));L.append(("b",""))
        tots.append({"label":lab,**{m:c2(x) for m,x in zip(money,s)}});gt=[x+y for x,y in zip(gt,s)]
    lab="** Company code 4410 total";L.append(("t",fmt("",lab,gt)));tots.append({"label":lab,**{m:c2(x) for m,x in zip(money,gt)}})
    assert gt[0]==gt[3]==gt[4]==0 and gt[1]==gt[2]
    W=133;per=40;pages=[L[i:i+per] for i in range(0,len(L),per)]
    for k,pg in enumerate(pages,1):
        y=575
        def out(t,bold=False,grey=None):
            nonlocal y
            if grey: c.setFillGray(grey);c.rect(34,y-2.6,W*5.4+4,11,stroke=0,fill=1);c.setFillGray(0)
            c.setFont('Courier-Bold' if bold else 'Courier',9);c.drawString(36,y,t);y-=11.2
        out("Brightwater Logistics Park LLC".ljust(W-30)+"G/L Account Balances".rjust(30))
        out("Ledger 0L   Company code 4410   Currency USD   Fiscal year 2025".ljust(W-30)+f"04/14/2025  Page {k:>2}".rjust(30))
        out("Reporting periods 01 - 03   Carryforward periods 00 - 00");y-=4
        out("-"*W)
        out(f"{'G/L':<8}{'Short text':<30}"+"".join(f"{x+' ':>19}" for x in("Balance","Debit","Credit","Accumulated","Prior year")),True)
        out(f"{'acct':<8}{'':<30}"+"".join(f"{x+' ':>19}" for x in("carryforward","rept. period","rept. period","balance","03.2024")),True)
        out("-"*W)
        for t,x in pg: out(x,t!='r',.9 if t=='t' else None)
        if k==len(pages):
            y-=8;out("Amounts with trailing minus are credits.  List is not adjusted for period 13 postings.")
        c.showPage()
    c.save()
    save(fn,"TB","INDUSTRIAL","TRIAL_BALANCE","operator, SAP","monospaced SAP list PDF, trailing minus, star totals","trailing minus; header in two text lines; planted digit",money,rows,tots,
     {"what":f"account {bad} (Tax recovery): accumulated balance printed {trail(pr).strip()} but carryforward + debit - credit = {trail(true).strip()}; group and company totals use the right one","kind":"digit_changed"})
