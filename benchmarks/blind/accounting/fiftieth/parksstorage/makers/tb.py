from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape, legal
# ---------- TB1: QuickBooks-Desktop-like, one pair, MHP
def tb1():
    R=random.Random(5001); stem='pr_tb_fiddlers_reach_mhp'
    r=lambda a,b:R.randint(a*100,b*100)
    A=[("10100","First Prairie Operating 4471",r(30000,60000)),("10150","First Prairie Security Dep 4489",r(18000,26000)),("10200","Petty Cash - Office",30000),
    ("11000","Accounts Receivable",r(9000,16000)),("11900","Allowance for Doubtful Lot Rent",-r(2000,4000)),("12000","Undeposited Funds",r(900,2800)),
    ("13100","Prepaid Insurance",r(4000,9000)),("13200","Escrow - Real Estate Taxes",r(9000,21000)),("14000","Home Inventory (Park-Owned)",r(120000,190000)),
    ("14100","Notes Rec - Home Sales (RTO)",r(40000,90000)),("15100","Land",61250000),("15200","Land Improvements - Pads & Streets",r(900000,1400000)),
    ("15300","Water & Sewer Plant",r(180000,260000)),("15400","Mowers, Truck & Equipment",r(38000,61000)),("17000","Accum Depreciation",-r(300000,450000)),
    ("20000","Accounts Payable",-r(8000,19000)),("21000","Prepaid Lot Rent",-r(4000,8000)),("21500","Tenant Security Deposits",-r(17000,24000)),
    ("22000","Payroll Liabilities",-r(1500,3000)),("22500","Accrued Property Taxes",-r(9000,14000)),("22900","Sales Tax Payable",0),
    ("25000","N/P Great Plains Farm Credit",-r(1200000,1500000)),("25100","N/P Floorplan - 21st Homes",-r(60000,110000)),
    ("30100","Member Capital - T. Ostrander",-r(150000,250000)),("30200","Member Draws - T. Ostrander",r(20000,50000)),("32000","Retained Earnings",None),
    ("40100","Lot Rent",-r(180000,230000)),("40150","Home Rent (POH)",-r(40000,60000)),("40200","Water/Sewer Reimb",-r(19000,28000)),("40250","Trash Fee",-r(5000,9000)),
    ("40300","Late Fees & NSF",-r(2000,4000)),("40400","Home Sales",-r(50000,80000)),("40500","Laundry & Vending",-r(600,1900)),("40900","Concessions - Move In",r(1000,3000)),
    ("50100","Cost of Homes Sold",r(35000,48000)),("60100","Manager Salary",r(16000,20000)),("60150","Payroll Taxes",r(1300,2100)),("60300","Electric - Common & Lift Station",r(4000,7000)),
    ("60350","Water Testing & Operator",r(2100,3900)),("60400","Trash Removal",r(6000,9000)),("60500","R&M - Pads, Streets, Trees",r(4000,12000)),("60550","R&M - POH Turns",r(5000,14000)),
    ("60700","Evictions & Legal",r(900,3200)),("60800","Insurance Expense",r(6000,9000)),("60900","Property Tax - Real",r(9000,13000)),("60950","Property Tax - Homes",r(700,2200)),
    ("61000","Office, Phone & Internet",r(1100,2600)),("70100","Interest Expense",r(22000,33000)),("",'Uncategorized Expense',R.randint(10000,60000)),("","Ask My Accountant",-R.randint(10000,90000))]
    s=sum(x[2] for x in A if x[2] is not None)
    A=[(a,n,(-s if v is None else v)) for a,n,v in A]
    dr=sum(v for *_,v in A if v>0); cr=-sum(v for *_,v in A if v<0); assert dr==cr
    c=canvas.Canvas(f'{DOC}/{stem}.pdf',pagesize=letter); W,H=letter
    rows=[];page=[0]
    def head():
        page[0]+=1
        c.setFont('Helvetica-Bold',7); c.drawString(28,H-36,"9:14 AM"); c.drawString(28,H-46,"04/08/26"); c.drawString(28,H-56,"Accrual Basis")
        c.setFont('Helvetica-Bold',12); c.drawCentredString(W/2,H-38,"Fiddlers Reach Mobile Home Park, LLC")
        c.setFont('Helvetica-Bold',14); c.drawCentredString(W/2,H-55,"Trial Balance")
        c.setFont('Helvetica-Bold',9); c.drawCentredString(W/2,H-68,"As of March 31, 2026")
        c.setLineWidth(1.2)
        c.setFont('Helvetica-Bold',8); c.drawCentredString(420,H-88,"Mar 31, 26"); c.line(345,H-91,495,H-91)
        c.drawCentredString(380,H-101,"Debit"); c.drawCentredString(462,H-101,"Credit"); c.line(345,H-104,415,H-104); c.line(425,H-104,495,H-104)
        return H-118
    def foot():
        c.setFont('Helvetica-Bold',7); c.drawRightString(W-30,24,f"Page {page[0]}")
    y=head()
    for i,(a,n,v) in enumerate(A):
        if y<60: foot(); c.showPage(); y=head()
        c.setFont('Helvetica-Bold',8); c.drawString(120,y,f"{a} \u00b7 {n}" if a else n)
        c.setFont('Helvetica',8)
        row={"name":n}
        if a: row={"account":a,"name":n}
        if v>=0: c.drawRightString(415,y,m(v)); row["debit"]=d(v)
        else: c.drawRightString(495,y,m(-v)); row["credit"]=d(-v)
        rows.append(row); y-=13.2
    y+=9; c.setLineWidth(.8); c.line(345,y,415,y); c.line(425,y,495,y); y-=11
    c.setFont('Helvetica-Bold',8.5); c.drawString(104,y,"TOTAL"); c.drawRightString(415,y,m(dr)); c.drawRightString(495,y,m(cr))
    for k in (3,5): c.line(345,y-k,415,y-k); c.line(425,y-k,495,y-k)
    foot(); c.save()
    save(stem,'pdf','TB','MANUFACTURED_HOUSING',["debit","credit"],rows,[{"label":"TOTAL","debit":d(dr),"credit":d(cr)}],None,
     "QuickBooks-Desktop-like, code and name joined by a middle dot, one Debit/Credit pair under a date, a few uncoded accounts, two pages",False)
# ---------- TB2: consolidating workbook
def tb2():
    from openpyxl import Workbook
    from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
    R=random.Random(5002); stem='pr_tb_consolidating_2026_q1'
    S=["110 Cedar Bluff MHC","120 Quail Run MHC","210 Copperline Storage","310 Loon Lake RV Resort","410 Anchor Bay Marina","900 Tamarack Holdings"]
    cols=S+["Elims","Consolidated"]; keys=["other:"+s for s in S]+["other:Elims","ending"]
    r=lambda a,b:R.randint(a*100,b*100)
    def vals(mask,a,b,sg=1): return [sg*r(a,b) if ch=='x' else None for ch in mask]
    sec=[("ASSETS","Total Assets",[
     ("1010","Cash - Operating",vals("xxxxxx",12000,90000)),("1020","Cash - Payroll Clearing",vals("-----x",500,4000)),("1030","Cash - Deposits & Escrow",vals("xx-xx-",9000,40000)),("1035","Store & Ship's Till",vals("--xxx-",200,900)),
     ("1110","Lot / Unit / Slip Receivables",vals("xxxxx-",5000,38000)),("1190","Allowance for Bad Debts",vals("xxx-x-",900,4000,-1)),("1210","Inventory - Fuel Dock",vals("----x-",12000,31000)),("1220","Inventory - Homes Held for Sale",vals("xx----",60000,170000)),
     ("1230","Inventory - Retail, Locks & Boxes",vals("--xx--",1500,6500)),("1310","Prepaid Expenses",vals("xxxxxx",1800,12000)),("1350","Due from Affiliates",[None]*6),("1510","Land",vals("xxxxx-",350000,1500000)),
     ("1520","Buildings & Docks",vals("--xxx-",900000,2600000)),("1530","Pads, Roads & Utilities",vals("xx-x--",700000,1500000)),("1540","Vehicles & Equipment",vals("xxxxxx",9000,80000)),("1590","Accumulated Depreciation",vals("xxxxxx",20000,400000,-1)),("1900","Investment in Subsidiaries",[None]*6)]),
    ("LIABILITIES","Total Liabilities",[
     ("2010","Accounts Payable",vals("xxxxxx",3000,26000,-1)),("2050","Accrued Payroll",vals("-----x",9000,19000,-1)),("2110","Prepaid Rents & Reservations",vals("xxxxx-",2000,60000,-1)),("2120","Security Deposits Held",vals("xx-xx-",6000,32000,-1)),("2150","Sales & Lodging Tax Payable",vals("--xxx-",300,5200,-1)),
     ("2350","Due to Affiliates",vals("xxxxx-",11000,90000,-1)),("2510","Mortgage Payable",vals("xxxxx-",600000,1900000,-1)),("2550","Line of Credit - Harbor Trust",vals("-----x",100000,300000,-1))]),
    ("EQUITY","Total Equity",[("3010","Members' Capital",vals("xxxxxx",200000,700000,-1)),("3050","Distributions",vals("-----x",30000,80000)),("3200","Retained Earnings",[0]*6)]),
    ("REVENUE","Total Revenue",[
     ("4010","Lot & Site Rent",vals("xx-x--",90000,260000,-1)),("4020","Storage Unit Rent",vals("--x---",160000,220000,-1)),("4030","Slip & Dry-Stack Rent",vals("----x-",120000,210000,-1)),("4040","Transient / Nightly",vals("---xx-",9000,45000,-1)),("4110","Utility Reimbursement",vals("xx-xx-",4000,24000,-1)),
     ("4120","Tenant Protection Plan",vals("--x---",9000,14000,-1)),("4130","Late, Lien & Admin Fees",vals("xxx-x-",700,6000,-1)),("4210","Fuel Sales",vals("----x-",30000,70000,-1)),("4220","Store Sales",vals("--xxx-",900,8000,-1)),("4500","Management Fee Income",[None]*6)]),
    ("EXPENSES","Total Expenses",[
     ("5010","Cost of Fuel & Goods",vals("--xxx-",800,42000)),("6010","Site Payroll",vals("xxxxx-",14000,42000)),("6050","Corporate Payroll",vals("-----x",40000,80000)),("6110","Utilities",vals("xxxxx-",3000,21000)),("6150","Repairs - Grounds, Docks, Doors",vals("xxxxx-",2000,18000)),("6210","Insurance",vals("xxxxxx",2400,16000)),
     ("6250","Real Estate Taxes",vals("xxxxx-",6000,31000)),("6310","Advertising & Aggregator Fees",vals("xxxxx-",300,7000)),("6350","Software (PMS, Gate, Reservations)",vals("xxxxxx",400,3900)),("6400","Management Fees",vals("xxxxx-",4000,14000)),("6450","Legal, Lien & Auction",vals("x-x-xx",300,4800)),("7010","Interest",vals("xxxxxx",3000,31000)),("7100","Depreciation",vals("xxxxxx",2000,40000))])]
    F={a:v for _,_,L in sec for a,_,v in L}
    su=lambda a:sum(x for x in F[a][:5] if x)
    F["1350"][5]=-su("2350"); F["1900"][5]=-su("3010"); F["4500"][5]=-su("6400")
    for j in range(6): F["3200"][j]=-sum(v[j] for a,v in F.items() if v[j] and a!="3200")
    E={"1350":su("2350"),"2350":-su("2350"),"1900":su("3010"),"3010":-su("3010"),"4500":su("6400"),"6400":-su("6400")}
    wb=Workbook(); ws=wb.active; ws.title="Consol TB"
    ws['A1']="Tamarack Holdings LLC and Subsidiaries"; ws['A1'].font=Font(name='Cambria',size=14,bold=True)
    ws['A2']="Consolidating Trial Balance"; ws['A3']="Three months ended March 31, 2026   |   Debit / (Credit)   |   unaudited, cents shown"
    ws['A3'].font=Font(italic=True,size=9)
    hr=5
    thin=Side(style='thin');dbl=Side(style='double')
    for j,h in enumerate(["GL","Account Title"]+cols):
        c=ws.cell(hr,j+1,h); c.font=Font(bold=True,color='FFFFFF',name='Cambria',size=10); c.fill=PatternFill('solid',fgColor='1F4E4A'); c.alignment=Alignment(wrap_text=True,horizontal='center' if j>1 else 'left',vertical='center')
    ws.row_dimensions[hr].height=32
    nf='#,##0.00_);(#,##0.00)'
    i=hr+1; rows=[];tot=[];grand=[0]*8
    def put(i,label,vs,font,top=None):
        for j,v in enumerate(vs):
            if v is None: continue
            c=ws.cell(i,j+3,d(v)); c.number_format=nf; c.font=font
            if top: c.border=top
    for title,tl,L in sec:
        ws.cell(i,1,title).font=Font(bold=True,name='Cambria',color='1F4E4A'); i+=1
        st=[0]*8
        for a,n,v in L:
            vs=list(v)+[E.get(a)]; vs.append(sum(x for x in vs if x))
            c=ws.cell(i,1,int(a)); c.font=Font(name='Cambria',size=10); c.alignment=Alignment(horizontal='left'); c=ws.cell(i,2,n); c.font=Font(name='Cambria',size=10)
            put(i,n,vs,Font(name='Cambria',size=10))
            rows.append({"account":a,"name":n,**{k:d(x) for k,x in zip(keys,vs) if x is not None}})
            st=[p+(x or 0) for p,x in zip(st,vs)]; i+=1
        ws.cell(i,2,tl).font=Font(bold=True,name='Cambria',size=10)
        put(i,tl,st,Font(bold=True,name='Cambria',size=10),Border(top=thin))
        tot.append({"label":tl,**{k:d(x) for k,x in zip(keys,st)}}); grand=[p+x for p,x in zip(grand,st)]; i+=2
    assert all(x==0 for x in grand),grand
    ws.cell(i,2,"Net - must be zero").font=Font(bold=True,name='Cambria',size=10)
    put(i,'',grand,Font(bold=True,name='Cambria',size=10),Border(top=thin,bottom=dbl)); tot.append({"label":"Net - must be zero",**{k:0.0 for k in keys}})
    i+=2
    for t in ["Elims: E-1 intercompany due to/from (1350/2350); E-2 investment against members' capital (1900/3010); E-3 management fees (4500/6400).",
              "Site books come from Rent Manager (110, 120), SiteLink/QBO (210), Campspot/QBO (310) and DockMaster (410); mapped to group chart by KL 4/17/26."]:
        ws.cell(i,1,t).font=Font(italic=True,size=8); i+=1
    ws.column_dimensions['A'].width=7; ws.column_dimensions['B'].width=34
    for j in range(8): ws.column_dimensions["CDEFGHIJ"[j]].width=16
    ws.freeze_panes='C6'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.print_title_rows='5:5'
    w2=wb.create_sheet("Map notes"); w2['A1']="Mapping notes"; w2['A2']="QBO 'Merchant deposits in transit' mapped to 1010."; w2['A3']="DockMaster 'Haul-out deposits' mapped to 2120."
    wb.save(f'{DOC}/{stem}.xlsx')
    save(stem,'xlsx','TB','OTHER',keys,rows,tot,None,"consolidating worksheet, one signed column per entity, eliminations and consolidated, sections with subtotals, zero check line, second notes sheet",True)
# ---------- TB3: several storage facilities, three pairs, row dropped
def tb3():
    R=random.Random(5003); stem='pr_tb_copperline_facilities'
    r=lambda a,b:R.randint(a*100,b*100)
    P=["COPPERLINE STORAGE - ROUTE 9","COPPERLINE STORAGE - DEPOT STREET","COPPERLINE BOAT & RV STORAGE"]
    T=[("1000-00","Operating Cash",'cash'),("1005-00","Credit Card Clearing",(1,800,4000,'both')),("1010-00","Petty Cash",(1,200,300,None)),("1100-00","Tenant Receivables",(1,4000,12000,'both')),("1150-00","Allowance - Uncollectible",(-1,800,2500,'cr')),
     ("1300-00","Prepaid Insurance",(1,3000,9000,'crs')),("1500-00","Land",(1,200000,600000,None)),("1510-00","Buildings & Roll-Up Doors",(1,800000,2000000,None)),("1520-00","Gate, Cameras & Kiosk",(1,20000,50000,'drs')),("1590-00","Accumulated Depreciation",(-1,100000,300000,'crm')),
     ("2000-00","Accounts Payable",(-1,3000,9000,'both')),("2100-00","Prepaid Rent",(-1,2000,6000,'both')),("2200-00","Sales Tax Payable",(-1,200,900,'both')),("2300-00","Tenant Insurance Remittance",(-1,400,1500,'both')),("2700-00","Mortgage Note",(-1,500000,1200000,'drs')),
     ("3000-00","Owner's Equity",'eq'),("4000-00","Storage Rent",(-1,60000,120000,'crm')),("4010-00","Move-In Specials",(1,1500,4000,'drs')),("4100-00","Late & Lien Fees",(-1,2000,5000,'crs')),("4200-00","Protection Plan Income",(-1,3000,6000,'crs')),("4300-00","Locks, Boxes & Auction",(-1,400,1300,'crs')),
     ("5000-00","Site Payroll",(1,14000,22000,'drm')),("5100-00","Utilities",(1,2500,5200,'drs')),("5200-00","Repairs & Maintenance",(1,1500,6000,'drs')),("5300-00","Property Insurance",(1,2200,4700,'drs')),("5400-00","Property Taxes",(1,6000,11000,'drm')),("5500-00","Advertising & SpareFoot",(1,700,2900,'drs')),("5600-00","Bank & Merchant Fees",(1,900,2100,'drs')),("5700-00","Interest Expense",(1,9000,17000,'drm'))]
    data=[]
    for p in range(3):
        L=[]
        for a,n,spec in T:
            if p==2 and a in("2300-00","4200-00","4010-00"): continue
            if spec=='cash': L.append([a,n,r(20000,80000),None,None]); continue
            if spec=='eq': L.append([a,n,None,0,0]); continue
            sg,lo,hi,act=spec; o=sg*r(lo,hi)
            D=C=0
            if act=='both': D,C=r(1000,9000),r(1000,9000)
            elif act=='cr': C=r(100,500)
            elif act=='crs': C=r(120,900)
            elif act=='drs': D=r(200,2400)
            elif act=='crm': C=r(8000,30000)
            elif act=='drm': D=r(2500,5500)
            L.append([a,n,o,D,C])
        o=sum(x[2] for x in L if x[2] is not None)
        for x in L:
            if x[2] is None: x[2]=-o
        D=sum(x[3] for x in L if x[3] is not None); C=sum(x[4] for x in L if x[4] is not None)
        cd=C+r(1,100); 
        base=r(14000,19000)
        # cash receipts/disbursements so that debits equal credits
        L[0][3]=base+max(0,C-D); L[0][4]=base+max(0,D-C)
        data.append(L)
    keys=["open_dr","open_cr","debit","credit","close_dr","close_cr"]
    def six(x):
        a,n,o,D,C=x; e=o+D-C
        return [o if o>0 else None,-o if o<0 else None,D or None,C or None,e if e>0 else None,-e if e<0 else None]
    c=canvas.Canvas(f'{DOC}/{stem}.pdf',pagesize=landscape(letter)); W,H=landscape(letter)
    X=[330,415,500,585,670,755]; pg=[0]; rows=[];tot=[]
    def head():
        pg[0]+=1
        c.setFont('Times-Bold',13); c.drawString(36,H-40,"General Ledger Trial Balance"); c.setFont('Times-Roman',9)
        c.drawString(36,H-53,"Copperline Storage Partners LP    Fiscal period 4, 2026 (04/01/2026 to 04/30/2026)"); c.drawRightString(W-36,H-40,"Printed 5/11/2026  KLINDQ")
        c.drawRightString(W-36,H-53,"Book: Accrual   Zero balances: suppressed")
        c.setFillGray(.88); c.rect(36,H-88,W-72,26,fill=1,stroke=0); c.setFillGray(0)
        c.setFont('Times-Bold',9)
        for k,t in enumerate(["Opening Balance","Period Activity","Closing Balance"]):
            x0=X[2*k]-75; x1=X[2*k+1]; c.drawCentredString((x0+x1)/2,H-72,t); c.line(x0+6,H-75,x1,H-75)
        c.drawString(40,H-85,"Account"); c.drawString(100,H-85,"Description")
        for k,x in enumerate(X): c.drawRightString(x,H-85,"Debit" if k%2==0 else "Credit")
        return H-104
    def foot():
        c.setFont('Times-Italic',8); c.drawString(36,22,"GLTB-03 rev. 7"); c.drawRightString(W-36,22,f"page {pg[0]} of 3")
    def line(y,vs,f):
        c.setFont(f,9)
        for x,v in zip(X,vs):
            if v is not None: c.drawRightString(x,y,m(v))
    y=head(); G=[0]*6; drop=("5300-00",1)
    dropped=None
    for p,L in enumerate(data):
        if y<120: foot(); c.showPage(); y=head()
        c.setFont('Times-Bold',10); c.drawString(36,y,P[p]); y-=14
        st=[0]*6
        for x in L:
            v=six(x); st=[s+(q or 0) for s,q in zip(st,v)]
            if not any(v): continue
            if (x[0],p)==drop: dropped=(x,v); continue
            if y<48: foot(); c.showPage(); y=head(); c.setFont('Times-Bold',10); c.drawString(36,y,P[p]+" (continued)"); y-=14
            c.setFont('Times-Roman',9); c.drawString(40,y,x[0]); c.drawString(100,y,x[1]); line(y,v,'Times-Roman')
            rows.append({"account":x[0],"name":x[1],"property":P[p],**{k:d(q) for k,q in zip(keys,v) if q is not None}}); y-=12.2
        assert st[0]==st[1] and st[2]==st[3] and st[4]==st[5],st
        y+=8
        for x in X: c.line(x-72,y,x,y)
        y-=10; c.setFont('Times-Bold',9); c.drawString(100,y,"Facility total"); line(y,st,'Times-Bold'); y-=22
        tot.append({"label":"Facility total",**{k:d(q) for k,q in zip(keys,st)}}); G=[g+s for g,s in zip(G,st)]
    if y<60: foot(); c.showPage(); y=head()
    c.setFont('Times-Bold',9.5); c.drawString(40,y,"ALL FACILITIES"); line(y,G,'Times-Bold'); c.line(36,y-3,W-36,y-3); c.line(36,y-5,W-36,y-5)
    tot.append({"label":"ALL FACILITIES",**{k:d(q) for k,q in zip(keys,G)}})
    foot(); c.save(); print('tb3 pages',pg)
    save(stem,'pdf','TB','SELF_STORAGE',keys,rows,tot,{"what":f"account {dropped[0][0]} {dropped[0][1]} of {P[1]} (opening debit {m(dropped[1][0])}, period debit {m(dropped[1][2])}, closing debit {m(dropped[1][4])}) is not printed though its amounts are in the facility and grand totals","kind":"row_dropped"},
     "three Debit/Credit pairs under grouped heads, three facilities as headings with (continued) lines, facility and grand totals, landscape Times",True)
