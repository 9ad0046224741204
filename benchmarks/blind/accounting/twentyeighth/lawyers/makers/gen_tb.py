from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
from fpdf import FPDF
import xlsxwriter

# ---------- TB A : MRI style, courier, trailing minus, row dropped
def tb_a(R):
    name='halvorsen_pike_gl_tb.pdf'
    S=[("CASH AND RECEIVABLES",[("1010-0000","Operating Cash - Tri-River Bank",48211.37),("1015-0000","DIP Cash - Tri-River Bank",0),
        ("1030-0000","Petty Cash",350),("1110-0000","Tenant Receivables",91446.02),("1120-0000","Allowance - Doubtful Accts",-22500),
        ("1130-0000","Straight-Line Rent Rec",61208.55),("1190-0000","Due From Affiliate - HPP II",18400)]),
     ("PREPAIDS AND DEPOSITS",[("1210-0000","Prepaid Insurance",14922.40),("1220-0000","Prepaid RE Taxes",0),("1240-0000","Utility Deposits",3875),("1250-0000","Lender Escrow - Taxes",66310.18),("1260-0000","Lender Escrow - Replacement",39044.71)]),
     ("REAL ESTATE",[("1410-0000","Land",1460000),("1420-0000","Building",5872400),("1425-0000","Building Improvements",418266.9),("1430-0000","Tenant Improvements",302118.44),("1440-0000","Leasing Commissions",96750),("1490-0000","Accum Depreciation - Bldg",-1689512.33),("1495-0000","Accum Amort - TI and LC",-171904.06)]),
     ("LIABILITIES",[("2010-0000","Accounts Payable - Trade",-57218.93),("2020-0000","Accounts Payable - Prepetition",-143602.27),("2140-0000","Accrued RE Taxes",-81450),("2150-0000","Accrued Interest",-44916.67),("2210-0000","Prepaid Rents",-9180),("2220-0000","Security Deposits Payable",-41725),("2310-0000","Mortgage Note - Calder Life",-4900000),("2320-0000","Note Payable - Partner",-250000)]),
     ("PARTNERS' CAPITAL",[("3010-0000","Capital - R Halvorsen",None),("3020-0000","Capital - J Dunmore",-410000),("3050-0000","Draws - R Halvorsen",64000),("3060-0000","Draws - J Dunmore",21000)]),
     ("REVENUE",[("4010-0000","Base Rent",-512644),("4020-0000","Percentage Rent",-11820.5),("4110-0000","CAM Recoveries",-98244.16),("4120-0000","Tax Recoveries",-71005.2),("4130-0000","Insurance Recoveries",-17644.8),("4210-0000","Late Fees",-2150),("4290-0000","Other Income",-1344.75)]),
     ("OPERATING EXPENSES",[("5010-0000","Landscaping",14420),("5020-0000","Parking Lot Sweeping",8640),("5030-0000","Snow Removal",6912.5),("5040-0000","Trash Removal",10388.04),("5110-0000","Electric - Common Area",12644.39),("5120-0000","Water and Sewer",7216.88),("5210-0000","Repairs - Roof",18250),("5220-0000","Repairs - General",9731.42),("5310-0000","Property Insurance",29844.8),("5320-0000","Real Estate Taxes",81450),("5410-0000","Management Fees",28320),("5420-0000","Legal - General",16877.5),("5430-0000","Accounting",7200),("5440-0000","Bad Debt Expense",12000)]),
     ("NON-OPERATING",[("6010-0000","Interest Expense - Mortgage",224583.36),("6020-0000","Depreciation",110107.52),("6030-0000","Amortization",21480),("6110-0000","Chapter 11 Professional Fees",0),("6120-0000","US Trustee Fees",0)])]
    beg={};nm={}
    for _,l in S:
        for a,n,b in l: beg[a]=b;nm[a]=n
    beg["3010-0000"]=-r2(sum(v for v in beg.values() if v is not None))
    D={a:0 for a in beg};C={a:0 for a in beg}
    def je(d,c,x): D[d+"-0000"]+=x;C[c+"-0000"]+=x
    for c,x in (("4010",61480),("4110",12280.52),("4120",8875.65),("4130",2205.6),("4210",450)): je("1110",c,x)
    je("1015","1110",71904.38);je("1010","1110",4100);je("1015","1010",49311.37)
    je("2010","1015",38844.12);je("1250","1015",9050);je("1260","1015",2166.67);je("2150","1015",22000)
    for e,lo,hi in (("5010",1400,1900),("5020",900,1000),("5040",1000,1300),("5110",1200,1600),("5120",700,900),("5220",600,2400),("5420",1500,2600)): je(e,"2010",amt(R,lo,hi))
    je("5310","1210",3730.6);je("5320","2140",9050);je("5410","2010",3194);je("5430","2010",800);je("5440","1120",1500)
    je("6010","2150",28072.92);je("6020","1490",13763.44);je("6030","1495",2685);je("6110","2010",27500);je("6120","1015",3250)
    je("2210","4010",4590);je("1110","2210",5100);je("2220","1110",2400);je("1425","2010",11840)
    keys=["beginning","debit","credit","ending"]
    def vals(a): return [r2(beg[a]),r2(D[a]),r2(C[a]),r2(beg[a]+D[a]-C[a])]
    drop="2140-0000"
    rows=[];tots=[];lines=[]
    G=[0]*4
    for sec,l in S:
        lines.append(("h",sec));T=[0]*4
        for a,n,_ in l:
            v=vals(a);T=[r2(x+y) for x,y in zip(T,v)]
            if a==drop: continue
            rows.append({"account":a,"name":nm[a],**dict(zip(keys,v))});lines.append(("r",a,nm[a],v))
        lab="TOTAL "+sec;tots.append({"label":lab,**dict(zip(keys,T))});lines.append(("t",lab,T));G=[r2(x+y) for x,y in zip(G,T)]
    tots.append({"label":"** GRAND TOTAL **",**dict(zip(keys,G))});lines.append(("g","** GRAND TOTAL **",G))
    assert G[0]==0 and G[3]==0 and G[1]==G[2]
    c=canvas.Canvas(os.path.join(DOC,name),pagesize=letter,invariant=1)
    X=[316,396,474,570];pg=[0]
    def head():
        pg[0]+=1;c.setFont("Courier",8)
        c.drawString(36,762,"DATABASE: HPPLAZA");c.drawCentredString(306,762,"GENERAL LEDGER TRIAL BALANCE");c.drawRightString(576,762,f"PAGE: {pg[0]}")
        c.drawString(36,752,"ENTITY:   HPP01");c.drawCentredString(306,752,"HALVORSEN PIKE PLAZA LTD., DEBTOR IN POSSESSION");c.drawRightString(576,752,"DATE: 10/14/2024")
        c.drawString(36,742,"ACCRUAL");c.drawCentredString(306,742,"PERIOD 09/24 THRU 09/24");c.drawRightString(576,742,"TIME: 03:17 PM")
        c.setFont("Courier-Bold",8)
        for x,a,b in zip(X,["BALANCE","","","ENDING"],["FORWARD","DEBITS","CREDITS","BALANCE"]):
            c.drawRightString(x,722,a);c.drawRightString(x,713,b)
        c.drawString(36,713,"ACCOUNT");c.drawString(98,713,"DESCRIPTION")
        c.setFont("Courier",8);c.drawString(36,705,"-"*111);
        return 694
    def nums(y,v):
        for x,z in zip(X,v): c.drawRightString(x if z<0 else x-4.8,y,trail(z))
    y=head()
    for L in lines:
        if y<62 or (L[0]=="h" and y<95):
            c.setFont("Courier",7);c.drawString(36,36,"Case No. 24-30817-11   Filed 10/21/24   Doc 96-3");c.drawRightString(576,36,"CONTINUED");c.showPage();y=head()
        if L[0]=="h": y-=3;c.setFont("Courier-Bold",8);c.drawString(36,y,L[1]);y-=10.5
        elif L[0]=="r": c.setFont("Courier",8);c.drawString(36,y,L[1]);c.drawString(98,y,L[2][:32]);nums(y,L[3]);y-=10.5
        else:
            c.setFont("Courier-Bold",8)
            for x in X: c.line(x-70,y+8,x-4,y+8)
            c.drawString(36 if L[0]=="g" else 50,y,L[1]);nums(y,L[2]);y-=13
    c.setFont("Courier",7);c.drawString(36,36,"Case No. 24-30817-11   Filed 10/21/24   Doc 96-3");c.drawRightString(576,36,"END OF REPORT");c.save()
    save(name,"TB","RETAIL","MRI report, filed by debtor's counsel","monospaced ledger print, trailing minus, class totals, repeated page header","trailing minus; two-line header; one account dropped",keys,rows,tots,
     {"what":"Account 2140-0000 Accrued RE Taxes is not printed though TOTAL LIABILITIES and the grand total include it","kind":"row_dropped"})

# ---------- TB B : book / adjustments / tax, name before code, fpdf2
def tb_b(R):
    name='quarrystone_office_book_tax.pdf'
    A=[("Cash, operating","101",38214),("Cash, security deposit trust account","102",52160),("Rents receivable","110",27455),("Deferred (straight-line) rent receivable","112",88340),("Prepaid insurance","120",9618),("Land","150",910000),("Building and base-building improvements","151",4385000),("Tenant improvements","152",612480),("Furniture, lobby and common area equipment","153",74210),("Accumulated depreciation","159",-1377645),("Deferred leasing costs, net of accumulated amortization","165",143902),("Loan costs, net","168",36144),
       ("Accounts payable and accrued expenses","201",-61733),("Accrued interest, partner loans","204",-28500),("Tenant deposits held","210",-52160),("Rents received in advance","215",-31870),("Mortgage payable, Northfield Mutual","250",-3640000),("Partner loan, E. Castellane","261",-380000),
       ("Capital, E. Castellane (48%)","301",None),("Capital, T. Brandvold (32%)","302",-291846),("Capital, Orrin Family Trust (20%)","303",-182404),("Distributions, T. Brandvold","312",45000),
       ("Office rent","401",-1042318),("Operating expense pass-throughs","404",-166725),("Parking","407",-48960),("Lease termination fee","410",-75000),("Interest earned","420",-1188),
       ("Janitorial","501",96420),("Electricity and gas","505",142387),("Elevator contract and repairs","508",31744),("Repairs and maintenance, general","510",68215),("Security","514",40100),("Management fee (affiliate of E. Castellane)","520",66800),("Property taxes","530",171266),("Insurance","532",38472),("Legal fees, partnership dispute","541",88910),("Meals and entertainment","545",6240),("Fines and penalties","548",2500),("Provision for uncollectible rents","550",14000),("Interest, mortgage","601",218400),("Interest, partner loans","602",28500),("Depreciation","610",158730),("Amortization","612",31252)]
    b={a:x for _,a,x in A}
    b["301"]=-sum(v for v in b.values() if v is not None)
    AD=[("A","401","112",21640),("B","215","401",31870),("C","159","610",12410),("D","204","602",28500),("E","151","510",24600),("F","110","550",14000),("G","303","541",88910)]
    # A straight-line reversed: Dr rent Cr receivable ; B advance rent taxed on receipt
    dr={};cr={};ref={}
    for k,d,c_,x in AD:
        dr[d]=dr.get(d,0)+x;cr[c_]=cr.get(c_,0)+x
        for a in(d,c_): ref[a]=ref.get(a,[])+[k]
    H=["other:PER BOOKS Debit","other:PER BOOKS Credit","other:TAX ADJUSTMENTS Debit","other:TAX ADJUSTMENTS Credit","other:INCOME TAX BASIS Debit","other:INCOME TAX BASIS Credit"]
    rows=[];T=[0]*6;prn=[]
    for n,a,_ in A:
        t=b[a]+dr.get(a,0)-cr.get(a,0)
        v=[b[a] if b[a]>0 else None,-b[a] if b[a]<0 else None,dr.get(a),cr.get(a),t if t>0 else None,-t if t<0 else None]
        for i,x in enumerate(v): T[i]+=x or 0
        rows.append({"account":a,"name":n,**{h:x for h,x in zip(H,v) if x is not None}});prn.append((n,a,v," ".join(ref.get(a,[]))))
    assert T[0]==T[1] and T[2]==T[3] and T[4]==T[5],T
    p=FPDF(orientation="L",format="letter",unit="pt");p.set_auto_page_break(False);p.set_creation_date(__import__('datetime').datetime(2024,4,2))
    W=[215,38,82,82,70,24,70,82,82];X0=24
    xs=[X0]
    for w in W: xs.append(xs[-1]+w)
    def head(pg):
        p.add_page();p.set_font("Times","B",13);p.set_xy(X0,24);p.cell(700,16,"Quarrystone Office Associates, a General Partnership")
        p.set_font("Times","I",10);p.set_xy(X0,41);p.cell(700,12,"Working trial balance, book to tax, year ended December 31, 2023"+("" if pg==1 else "  (continued)"))
        p.set_xy(X0,54);p.cell(700,12,"Castellane v. Brandvold et al. - Exhibit 17 - whole dollars")
        y=74;p.set_fill_color(225,225,225);p.set_font("Times","B",9)
        for a,z,t in((2,4,"PER BOOKS"),(4,7,"TAX ADJUSTMENTS"),(7,9,"INCOME TAX BASIS")):
            p.set_xy(xs[a],y);p.cell(xs[z]-xs[a],14,t,border=1,align="C",fill=True)
        for i,t in enumerate(["Account","No.","Debit","Credit","Debit","Ref","Credit","Debit","Credit"]):
            p.set_xy(xs[i],y+14);p.cell(W[i],14,t,border=1,align="L" if i==0 else "C",fill=True)
        return y+28
    pg=1;y=head(1)
    def foot():
        p.set_font("Times","",8);p.set_xy(X0,590);p.cell(744,10,f"Prepared by forensic accountant from the partnership's general ledger.  Sheet {pg} of 2",align="C")
    for n,a,v,rf in prn:
        p.set_font("Times","",9)
        words=n.split();l=[""]
        for w in words:
            if p.get_string_width((l[-1]+" "+w).strip())>W[0]-40: l.append(w)
            else: l[-1]=(l[-1]+" "+w).strip()
        h=11*len(l)+3
        if y+h>560: foot();pg+=1;y=head(pg);p.set_font("Times","",9)
        for i in range(9): p.rect(xs[i],y,W[i],h)
        for i,t in enumerate(l): p.set_xy(xs[0]+(0 if i==0 else 10),y+1.5+11*i);p.cell(W[0]-10,11,t)
        p.set_xy(xs[1],y+1.5);p.cell(W[1],11,a,align="C")
        for ci,x in zip((2,3,4,6,7,8),v):
            if x is not None: p.set_xy(xs[ci],y+1.5);p.cell(W[ci],11,f"{x:,}",align="R")
        p.set_font("Times","I",7);p.set_xy(xs[5],y+1.5);p.cell(W[5],11,rf,align="C");y+=h
    p.set_font("Times","B",9);p.set_xy(xs[0],y);p.cell(W[0]+W[1],16,"Totals",border=1)
    for ci,x in zip((2,3,4,6,7,8),T): p.set_xy(xs[ci],y);p.cell(W[ci],16,f"${x:,}",border=1,align="R")
    p.rect(xs[5],y,W[5],16);y+=24
    bk=-sum(b[a] for _,a,_ in A if int(a)>=400);adj=-sum(dr.get(a,0)-cr.get(a,0) for _,a,_ in A if int(a)>=400)
    p.set_font("Times","B",9);p.set_xy(X0,y);p.cell(300,12,"Schedule M-1 proof");y+=13;p.set_font("Times","",9)
    for t,x in(("Net income per books",bk),("Net effect of tax adjustments A to G",adj),("Taxable income to partners",bk+adj)):
        p.set_xy(X0+10,y);p.cell(220,11,t);p.set_xy(X0+230,y);p.cell(80,11,f"{x:,}" if x>=0 else f"({-x:,})",align="R");y+=12
    y-=38
    for t in("A  straight-line rent reversed      B  rent received in advance taxed on receipt","C  depreciation difference      D  accrued interest to related partner, s. 267","E  repairs capitalized      F  direct write-off method      G  fees borne by Orrin Family Trust"):
        p.set_font("Times","I",8);p.set_xy(X0+340,y);p.cell(400,11,t);y+=12
    foot();p.output(os.path.join(DOC,name));assert pg==2,pg
    save(name,"TB","OFFICE","forensic accountant's working paper","grouped Dr/Cr pairs, book-adjust-tax, number after name, ruled grid, wrapped names","six paired columns with a Ref column between; blanks for nil; M-1 side proof",H,rows,[{"label":"Totals",**dict(zip(H,T))}])

# ---------- TB C : workbook MOR attachment, Dr/Cr mark columns
def tb_c(R):
    name='MOR_attachment3_lantern_block.xlsx'
    S=[("Cash",[("DIP operating account","10100",0),("DIP tax account","10110",0),("Prepetition operating acct (closed)","10190",33871.26)]),
     ("Receivables and other current assets",[("Apartment rents receivable","11100",18902.5),("Retail rents receivable","11200",44120),("Due from Lantern Holdings","11900",7500),("Prepaid property insurance","12100",21488.16),("Escrow - taxes, lender","12400",30915.03)]),
     ("Fixed assets",[("Land","15000",685000),("Building","15100",3944210.75),("Elevator","15150",182600),("Appliances","15200",68415.2),("Accumulated depreciation","15900",-1204388.41)]),
     ("Postpetition liabilities",[("Postpetition accounts payable","20100",0),("Postpetition real estate taxes accrued","20200",0),("Adequate protection payable","20300",0),("Professional fee accrual","20400",0)]),
     ("Prepetition liabilities",[("Trade payables - prepetition","25100",-96377.84),("Secured claim - Pell County Savings","25200",-2850000),("Accrued interest - prepetition","25250",-141906.25),("Tenant security deposits","25300",-63240),("Insider loan - D. Vasko","25400",-120000)]),
     ("Equity",[("Members' capital","30100",None),("Members' draws","30200",52000)]),
     ("Income",[("Apartment rent","40100",-61240),("Retail base rent","40200",-37150),("Retail CAM","40250",-7430.4),("Laundry","40400",-684.75),("Concessions granted","40900",1850)]),
     ("Expenses",[("On-site payroll","50100",12960),("Cleaning","50200",3120),("Gas and electric","50300",9877.13),("Water","50310",4102.9),("Repairs","50400",6688.42),("Elevator service","50450",1150),("Management fee","50600",5235),("Insurance","50700",5372.04),("Real estate taxes","50800",12366),("Interest","60100",26718.75),("Depreciation","60200",15804),("Reorganization - counsel","70100",0),("Reorganization - U.S. Trustee","70200",0)])]
    beg={a:x for _,l in S for _,a,x in l};beg["30100"]=-r2(sum(v for v in beg.values() if v is not None))
    N={a:0 for a in beg}
    def je(d,c,x): N[d]=r2(N[d]+x);N[c]=r2(N[c]-x)
    je("10100","10190",33871.26);je("11100","40100",62115);je("11200","40200",37150);je("11200","40250",7430.4);je("10100","40400",702.25)
    je("40900","11100",925);je("10100","11100",58844.5);je("10100","11200",39660);je("10110","10100",12400)
    for e,lo,hi in(("50200",1500,3400),("50300",8000,9900),("50310",3000,4300),("50400",2500,7600),("50450",575,575),("50600",5200,5300)): je(e,"20100",amt(R,lo,hi))
    je("50100","10100",13125.44);je("20100","10100",17204.18);je("50700","12100",5372.04);je("50800","20200",12366);je("60100","20300",18000);je("20300","10100",12000);je("60200","15900",15804);je("70100","20400",22500);je("70200","10100",975);je("15200","20100",3214.99);je("12400","10110",6183)
    w=xlsxwriter.Workbook(os.path.join(DOC,name));w.set_properties({'created':__import__('datetime').datetime(2024,4,18)})
    cov=w.add_worksheet("Cover");cov.set_column(0,0,90)
    for i,t in enumerate(["UNITED STATES BANKRUPTCY COURT","In re: Lantern Block LLC, Debtor.   Chapter 11   Case No. 24-10466","Monthly operating report, first report: petition date February 14, 2024 through March 31, 2024","Attachment 3 follows: trial balance at the petition date and at the end of the reporting period.","Balances are marked Dr or Cr. Net change is a debit unless in parentheses."]): cov.write(i*2,0,t)
    s=w.add_worksheet("Att 3 TB");s.hide_gridlines(2);s.set_landscape();s.fit_to_pages(1,0);s.repeat_rows(4,6)
    s.set_column(0,0,3);s.set_column(1,1,9,None,{'hidden':True});s.set_column(2,2,42);s.set_column(3,3,10);s.set_column(4,4,16);s.set_column(5,5,5);s.set_column(6,6,16);s.set_column(7,7,16);s.set_column(8,8,5)
    F=lambda **k:w.add_format({'font_name':'Arial','font_size':10,**k})
    tt=F(bold=1,font_size=12);hd=F(bold=1,align='center',valign='bottom',text_wrap=1,bottom=1,bg_color='#DDE6EE');txt=F();sec=F(bold=1,italic=1)
    n=F(num_format='#,##0.00');np_=F(num_format='#,##0.00_);(#,##0.00)');nb=F(num_format='#,##0.00',bold=1,top=1);nbp=F(num_format='#,##0.00_);(#,##0.00)',bold=1,top=1);b=F(bold=1,top=1);ctr=F(align='center');ctb=F(align='center',bold=1,top=1)
    s.merge_range(0,2,0,8,"Lantern Block LLC (Debtor in Possession)",tt);s.merge_range(1,2,1,8,"ATTACHMENT 3 - TRIAL BALANCE",tt);s.merge_range(2,2,2,8,"Reporting period February 14 - March 31, 2024",txt)
    s.write(5,1,"map",hd);s.merge_range(4,2,6,2,"Account",hd);s.merge_range(4,3,6,3,"GL\nno.",hd);s.merge_range(4,4,5,5,"Beginning balance",hd);s.merge_range(6,4,6,5,"(petition date)",hd);s.merge_range(4,6,6,6,"Net change\nin period",hd);s.merge_range(4,7,5,8,"Ending balance",hd);s.merge_range(6,7,6,8,"3/31/2024",hd)
    K=["beginning","activity","ending"];rows=[];tots=[];G=[0,0,0];y=7
    def put(y,v,f1,f2,fc,txtnum=False):
        for col,x in((4,v[0]),(7,v[2])):
            if txtnum and x: s.write_string(y,col,c2(abs(x)),F(align='right'))
            else: s.write_number(y,col,abs(x),f1)
            s.write(y,col+1,"Dr" if x>0 else "Cr" if x<0 else "",fc)
        s.write_number(y,6,v[1],f2)
    q=0
    for t,l in S:
        s.write(y,2,t,sec);y+=1;T=[0,0,0]
        for nm,a,_ in l:
            v=[r2(beg[a]),r2(N[a]),r2(beg[a]+N[a])];q+=1
            s.write(y,1,f"MOR-{q:02d}",txt);s.write(y,2,"   "+nm,txt);s.write_string(y,3,a,ctr);put(y,v,n,np_,ctr,q%11==4);y+=1
            rows.append({"account":a,"name":nm,**dict(zip(K,v))});T=[r2(i+j) for i,j in zip(T,v)]
        lab="Total "+t[0].lower()+t[1:];s.write(y,2,lab,b);s.write(y,3,"",b);put(y,T,nb,nbp,ctb);tots.append({"label":lab,**dict(zip(K,T))});y+=2;G=[r2(i+j) for i,j in zip(G,T)]
    assert G==[0,0,0]
    lab="Proof (all accounts)";s.write(y,2,lab,b);s.write(y,3,"",b);put(y,G,nb,nbp,ctb);tots.append({"label":lab,**dict(zip(K,G))});y+=2
    s.write(y,2,"Declared under penalty of perjury: D. Vasko, managing member",F(italic=1,font_size=9))
    w.close()
    save(name,"TB","MIXED_USE","debtor's bookkeeper, monthly operating report","workbook with cover sheet, name before number, amounts unsigned with Dr/Cr mark columns, section totals","sign only in mark column; net change signed; hidden column; some numbers as text; merged 3-row header",K,rows,tots)
