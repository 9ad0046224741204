from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
import xlsxwriter, openpyxl
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
# ---------- 1 Courier, trailing minus, name before code ----------
def tb1():
    R=random.Random(1601)
    S=[("ASSETS",[("Cash - Operating (Prairie Natl)","1105-00",0),("Cash - Payroll Clearing","1110-00",412.18),("Cash - Security Deposits","1120-00",61840),("Petty Cash","1130-00",500),
     ("A/R - Residents","1210-00",48211.07),("A/R - Guarantor Payment Plans","1215-00",9130.5),("Allowance for Doubtful Accts","1220-00",-17450),("Due from Halyard Row II LLC","1290-10",22800),
     ("Prepaid Insurance","1310-00",71204.88),("Prepaid Furniture Lease","1315-00",8640),("Escrow - Real Estate Tax","1410-00",143902.61),("Escrow - Repl. Reserve","1420-00",218377.4),
     ("Land","1510-00",2150000),("Buildings","1520-00",24816330),("FF&E - Bed Packages","1535-00",1104780.25),("Accum. Depreciation","1590-00",-3967215.9),("Loan Costs, net","1610-00",186240.33)]),
    ("LIABILITIES",[("Accounts Payable - Trade","2105-00",-96220.41),("Accrued Expenses","2110-00",-38415),("Accrued RE Taxes","2120-00",-131250),("Accrued Interest","2130-00",-84166.67),
     ("Resident Security Deposits","2210-00",-61840),("Prepaid Rent - Installments","2220-00",-112904.55),("Prepaid Rent - Fall Turn","2221-00",-46075),("Sales/Lodging Tax Payable","2240-00",-318.22),("Mortgage Payable - Sr. Note","2510-00",-18750000)]),
    ("MEMBERS' EQUITY",[("Contributions - Class A","3110-00",-6900000),("Contributions - Sponsor","3120-00",-766000),("Distributions - Class A","3210-00",812500),("Distributions - Sponsor","3220-00",0),("Accumulated (Earnings) Deficit","3900-00",None)]),
    ("REVENUE",[("Rent - Market Potential","4110-00",-1612425),("Loss/Gain to Lease","4120-00",48130),("Vacancy - Beds","4130-00",117884),("Concessions - Gift Cards","4140-00",15250),("Model/Staff Units","4150-00",18450),("Bad Debt","4190-00",22981.6),
     ("Application Fees","4310-00",-7425),("Late Fees","4320-00",-11880),("Parking - Garage","4330-00",-40310),("Pet Fees","4340-00",-6875),("Utility Overage Billback","4350-00",-29112.74),("Damage/Cleaning Charges","4360-00",-3318.9),("Short Stay / Summer Conf.","4390-00",0)]),
    ("OPERATING EXPENSES",[("Salaries - Office","5110-00",91244.1),("Salaries - Maintenance","5120-00",70118.55),("CA Stipends","5130-00",21600),("Payroll Taxes & Benefits","5190-00",37904.28),("Repairs - General","5210-00",26117.93),("Turn - Paint/Clean","5220-00",4418),
     ("Landscaping","5240-00",14250),("Pest Control","5250-00",3120),("Electric","5310-00",68219.14),("Water/Sewer","5320-00",41877.06),("Internet - Bulk","5330-00",58320),("Marketing - Digital","5410-00",22405.7),("Resident Events","5420-00",6117.45),
     ("Management Fee","5510-00",45880.21),("Office & Software","5520-00",12094.36),("Insurance","5610-00",59337.4),("Real Estate Taxes","5620-00",131250)]),
    ("NON-OPERATING",[("Interest Expense - Sr. Note","6110-00",420833.35),("Depreciation","6210-00",346110),("Amortization","6220-00",15520.05),("Asset Mgmt Fee","6310-00",31250)])]
    rows=[]
    for s,l in S:
        for nm,c,a in l:
            beg=None if a is None else round(a*100)
            z=c[0]
            if nm.startswith("Cash - Op"): beg=23815544
            if a==0 and z in "34" : d=cr=0
            elif z=='4': m=abs(round(beg*R.uniform(.17,.22))); sm=round(m*R.choice([0,0,.02,.05])); d,cr=(sm,m) if beg<0 else (m,sm)
            elif z in '56': m=round(beg*R.uniform(.16,.24)); d,cr=m,R.choice([0,0,0,round(m*R.uniform(.01,.1))])
            elif z=='3' or nm in("Land","Buildings","Petty Cash","Due from Halyard Row II LLC") : d=cr=0
            elif 'Mortgage' in nm: d=cr=0
            else: d=R.randint(0,abs(beg))//R.choice([4,9]); cr=R.randint(0,abs(beg))//R.choice([4,9])
            if nm=="Accum. Depreciation": d,cr=0,0
            if nm=="Distributions - Class A": d=16250000
            rows.append([s,nm,c,beg,d,cr])
    acc={r[1]:r for r in rows}
    acc["Accum. Depreciation"][5]=acc["Depreciation"][4]-acc["Depreciation"][5]
    acc["Loan Costs, net"][4]=0; acc["Loan Costs, net"][5]=acc["Amortization"][4]-acc["Amortization"][5]
    p=[r for r in rows if r[3] is None][0]; p[3]=-sum(r[3] for r in rows if r[3] is not None)
    cash=rows[0]; cash[4]=cash[5]=0; D=sum(r[4] for r in rows); C=sum(r[5] for r in rows)
    cash[4]=62200417; cash[5]=cash[4]+D-C
    assert cash[5]>0
    def f(c): return f"{abs(c)/100:,.2f}"+("-" if c<0 else " ")
    cv=canvas.Canvas(DOC+"tb_halyard_row_0625.pdf",pagesize=landscape(letter)); W,Hh=landscape(letter)
    st={'y':0,'pg':0}
    X=[330,430,520,610,700,745]
    def head():
        st['pg']+=1; cv.setFont("Courier-Bold",10); cv.drawString(36,Hh-36,"HALYARD ROW STUDENT LIVING, LLC"); cv.setFont("Courier",8)
        cv.drawRightString(W-36,Hh-36,f"PAGE {st['pg']:>3}"); cv.drawString(36,Hh-48,"GENERAL LEDGER TRIAL BALANCE   BOOK: ACCRUAL   PERIOD 06/2025")
        cv.drawRightString(W-36,Hh-48,"RUN 07/11/2025 09:42 BY KLT"); y=Hh-70; cv.setFont("Courier-Bold",8)
        for i,(a,b) in enumerate([("BALANCE","FORWARD"),("PERIOD","DEBITS"),("PERIOD","CREDITS"),("NET","CHANGE"),("BALANCE","06/30/25")]):
            x=[385,475,565,655,752][i]; cv.drawRightString(x-5,y,a); cv.drawRightString(x-5,y-9,b)
        cv.drawString(36,y-9,"DESCRIPTION"); cv.drawString(232,y-9,"GL NO."); cv.setDash(2,2); cv.line(36,y-13,W-36,y-13); cv.setDash()
        st['y']=y-26; cv.setFont("Courier",8)
    def line(a,b,v,bold=False):
        if st['y']<46:
            cv.setFont("Courier",7); cv.drawString(36,28,"* minus sign after amount = credit balance"); cv.showPage(); head()
        cv.setFont("Courier-Bold" if bold else "Courier",8); cv.drawString(36 if bold else 44,st['y'],a); cv.drawString(232,st['y'],b)
        for x,q in zip([385,475,565,655,752],v): cv.drawRightString(x,st['y'],f(q))
        st['y']-=11.2
    head(); tr=[];tt=[]
    K=["beginning","debit","credit","activity","ending"]
    vec=lambda rs:[sum(r[3] for r in rs),sum(r[4] for r in rs),sum(r[5] for r in rs),sum(r[4]-r[5] for r in rs),sum(r[3]+r[4]-r[5] for r in rs)]
    for s,_ in S:
        st['y']-=3; line(s,"",[],True); rs=[r for r in rows if r[0]==s]
        for r in rs:
            v=vec([r]); line(r[1],r[2],v); tr.append({"account":r[2],"name":r[1],**{k:n(x) for k,x in zip(K,v)}})
        v=vec(rs); line("TOTAL "+s,"",v,True); tt.append({"label":"TOTAL "+s,**{k:n(x) for k,x in zip(K,v)}}); st['y']-=3
    v=vec(rows); assert v[0]==v[3]==v[4]==0
    st['y']-=4; line("*** REPORT TOTAL ***","",v,True); tt.append({"label":"*** REPORT TOTAL ***",**{k:n(x) for k,x in zip(K,v)}})
    cv.setFont("Courier",7); cv.drawString(36,28,"* minus sign after amount = credit balance"); cv.save()
    save("tb_halyard_row_0625.pdf","TB",K,tr,tt,None,"STUDENT_HOUSING","property manager's GL clerk","Courier report, name before code, trailing minus, sections with subtotals, 2 pages","trailing minus; period pair between signed balances")
# ---------- 2 tax working paper ----------
def tb2():
    A=[("A-1","1000","Cash - checking",184220),("A-1","1005","Cash - money market",250000),("B-1","1100","Tenant receivables",13478),("B-1","1150","Allowance - tenant receivables",-2500),("C-1","1200","Prepaid expenses",19406),("C-2","1210","Retail inventory (locks & boxes)",4188),
     ("D-1","1500","Land",910000),("D-1","1510","Buildings & improvements",5236840),("D-1","1520","Gate, security & office equip.",214655),("D-1","1530","Signage",38900),("D-2","1590","Accumulated depreciation",-611302),("E-1","1700","Loan costs",72000),("E-1","1710","Accumulated amortization",-18000),("E-2","1750","Goodwill",145000),("E-2","1755","Organization costs",6500),
     ("AA-1","2000","Accounts payable",-21744),("AA-2","2050","Accrued property tax",-44100),("AA-3","2060","Accrued interest",None),("AA-4","2100","Prepaid rents from tenants",-31885),("AA-5","2150","Sales tax payable",-611),("BB-1","2500","Note payable - First Ozark Bank",-4125000),("BB-2","2600","Due to affiliate - KV Mgmt",-15000),
     ("CC-1","3000","Members' capital",-2010000),("CC-1","3050","Distributions",144000),("CC-1","3100","Undistributed earnings - beg.","P"),
     ("R-1","4000","Storage rental income",-871346),("R-1","4010","Discounts - first month",39118),("R-2","4050","Tenant protection plan commissions",-48220),("R-2","4060","Late & lien fees",-37904),("R-2","4070","Retail sales",-9915),("R-2","4080","Truck rental commissions",-6240),
     ("X-1","5000","Payroll - site managers",112870),("X-1","5010","Payroll taxes",9144),("X-2","5050","Call center & software",18240),("X-2","5060","Advertising",31766),("X-2","5070","Credit card fees",17422),("X-3","5100","Repairs & maintenance",64915),("X-3","5110","Utilities",26308),("X-3","5120","Property insurance",30414),("X-3","5130","Property taxes",88200),("X-4","5140","Cost of goods sold",4610),("X-4","5150","Meals",2284),("X-4","5160","Penalties",650),("X-5","5200","Management fees",49200),("X-5","5210","Professional fees",14350),("X-6","6000","Interest expense",259875),("X-6","6100","Depreciation",131000),("X-6","6110","Amortization",7200)]
    bal={a[1]:(0 if a[3] in(None,"P") else a[3]) for a in A}; bal["3100"]=-sum(bal.values())
    AJE=[("1","5130","2050",3675,"True up accrued property tax to 2024 bills"),("2","6000","2060",23625,"Accrue December interest"),("3","5000","2000",4290,"Record year-end payroll cut-off"),("4","1510","5100",28750,"Capitalize roof section bldg C"),("5","1150","4000",1120,"Reduce allowance for collected balances")]
    M=[("T1","6100","1590",84316,"Bonus depreciation on gate and security"),("T2","3050","5150",1142,"50% meals - nondeductible, to capital"),("T3","3050","5160",650,"Penalties - nondeductible, to capital"),("T4","6110","1710",9667,"Sec. 197 amortization of goodwill"),("T5","2100","4000",7315,"Prepaid rents taxable on receipt, net"),("T6","4000","1150",1380,"Specific write-offs in excess of reserve")]
    a_d={};a_c={};m_d={};m_c={};ra={};rm={}
    for (L,dd,cc,rr) in((AJE,a_d,a_c,ra),(M,m_d,m_c,rm)):
        for r,d,c,x,_ in L:
            dd[d]=dd.get(d,0)+x; cc[c]=cc.get(c,0)+x
            for q in(d,c): rr[q]=(rr[q]+", " if q in rr else "")+r
    f="tb_keystone_vault_tax_wp.xlsx"; wb=xlsxwriter.Workbook(DOC+f); ws=wb.add_worksheet("TTB"); 
    F=lambda **k: wb.add_format({"font_name":"Times New Roman","font_size":10,**k})
    hd=F(bold=1,align="center",border=1,text_wrap=1,bg_color="#E4E9DA"); nm=F(num_format="#,##0"); tx=F(); tot=F(bold=1,num_format="#,##0",top=1,bottom=6); b=F(bold=1,font_size=12); red=F(font_color="#B00000",align="center")
    ws.write(0,0,"Keystone Vault Self Storage of Joplin, LLC",b); ws.write(1,0,"Tax trial balance - Form 1065",tx); ws.write(2,0,"Year ended December 31, 2024",tx); ws.write(0,13,"W/P: TB-1",tx); ws.write(1,13,"Prep: rmd 2/18/25",tx); ws.write(2,13,"Rev: SLO 3/03/25",tx)
    r0=4
    ws.merge_range(r0,0,r0+1,0,"W/P Ref",hd);ws.merge_range(r0,1,r0+1,1,"Acct",hd);ws.merge_range(r0,2,r0+1,2,"Tax line",hd);ws.merge_range(r0,3,r0+1,3,"Description",hd)
    ws.merge_range(r0,4,r0,5,"PER CLIENT",hd);ws.merge_range(r0,6,r0,8,"ADJUSTING ENTRIES",hd);ws.merge_range(r0,9,r0,11,"BOOK TO TAX",hd);ws.merge_range(r0,12,r0,13,"TAX BASIS",hd)
    for c,t in zip(range(4,14),["Dr","Cr","Ref","Dr","Cr","Ref","Dr","Cr","Dr","Cr"]): ws.write(r0+1,c,t,hd)
    money=["other:PER CLIENT Dr","other:PER CLIENT Cr","other:ADJUSTING ENTRIES Dr","other:ADJUSTING ENTRIES Cr","other:BOOK TO TAX Dr","other:BOOK TO TAX Cr","debit","credit"]
    cols=[4,5,7,8,10,11,12,13]; rows=[];tt=[];r=r0+2; T=[0]*8; NI=[0]*8; first=r
    for w,ac,ds,_ in A:
        v=bal[ac]; fin=v+a_d.get(ac,0)-a_c.get(ac,0)+m_d.get(ac,0)-m_c.get(ac,0)
        vals=[v if v>0 else None,-v if v<0 else None,a_d.get(ac),a_c.get(ac),m_d.get(ac),m_c.get(ac),fin if fin>0 else None,-fin if fin<0 else None]
        ws.write(r,0,w,red);ws.write_string(r,1,ac,tx);ws.write(r,2,str(1000+int(ac)//7),tx);ws.write(r,3,ds,tx);ws.write(r,6,ra.get(ac,""),red);ws.write(r,9,rm.get(ac,""),red)
        d={"account":ac,"name":ds}
        for c,k,x in zip(cols,money,vals):
            if x is not None: ws.write_number(r,c,x,nm); d[k]=x
        for i,x in enumerate(vals):
            T[i]+=x or 0
            if ac>="4000": NI[i]+=x or 0
        rows.append(d); r+=1
    assert T[0]==T[1] and T[2]==T[3] and T[4]==T[5] and T[6]==T[7]
    r+=1; ws.write(r,3,"TOTALS",F(bold=1)); 
    for c,x in zip(cols,T): ws.write_formula(r,c,f"=SUM({chr(65+c)}{first+1}:{chr(65+c)}{r-1})",tot,x)
    tt.append({"label":"TOTALS",**dict(zip(money,T))}); r+=1
    ws.write(r,3,"Net income per column",F(italic=1)); d={"label":"Net income per column"}
    for (i,j) in((0,1),(6,7)):
        x=NI[j]-NI[i]
        k=j if x>=0 else i
        ws.write_number(r,cols[k],abs(x),nm); d[money[k]]=abs(x)
    tt.append(d); r+=2
    for t in ["Tickmarks:  accounts agree to client's QuickBooks trial balance dated 1/29/25, printed on the accrual basis.","Accounts 4000 and up make up net income."]: ws.write(r,0,t,F(italic=1,font_size=9)); r+=1
    ws.set_column(0,0,8);ws.set_column(1,1,7);ws.set_column(2,2,8,None,{"hidden":1});ws.set_column(3,3,36);ws.set_column(4,5,12);ws.set_column(6,6,6);ws.set_column(7,8,11);ws.set_column(9,9,7);ws.set_column(10,13,12); ws.freeze_panes(r0+2,4); ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(r0,r0+1)
    w2=wb.add_worksheet("Entries"); w2.set_column(1,1,48); q=0
    for ti,L in(("Adjusting journal entries",AJE),("Book-to-tax entries",M)):
        w2.write(q,0,ti,b); q+=1
        names={a[1]:a[2] for a in A}
        for e,dd,cc,x,t in L:
            w2.write(q,0,e,tx);w2.write(q,1,f"{dd} {names[dd]}",tx);w2.write(q,2,x,nm);q+=1;w2.write(q,1,f"     {cc} {names[cc]}",tx);w2.write(q,3,x,nm);q+=1;w2.write(q,1,t,F(italic=1));q+=2
    wb.close()
    save(f,"TB",money,rows,tt,None,"OTHER","tax preparer (CPA firm)","tax working paper, grouped headers, reference columns between, hidden tax-line column, entries sheet","four Dr/Cr pairs; final pair TAX BASIS is debit/credit; hidden code column; net income line after totals; second sheet is no TB")
# ---------- 3 NetSuite consolidating, signed; row dropped ----------
def tb3():
    R=random.Random(1603)
    L=[("10100","Cash - Operating","a",300),("10150","Cash - Sweep","a",120),("10200","Restricted Cash - Lender","a",400),("10300","Security Deposit Trust","a",90),("11000","Resident Receivables","a",60),("11050","Subsidy Receivable","a",20),("11900","Reserve for Credit Loss","l",25),("12000","Intercompany Receivable","ic",0),("12500","Prepaid Insurance","a",80),("12600","Utility Deposits","a",12),("13000","Investment in Subsidiaries","inv",0),("15000","Land","a",3000),("15100","Buildings","a",14000),("15200","Land Improvements","a",900),("15300","Appliances & Furnishings","a",600),("15400","Renovation in Progress","a",450),("15900","Accumulated Depreciation","l",2200),("16100","Rate Cap - Fair Value","a",70),("16900","Deferred Financing Costs","a",210),
     ("20100","Trade Payables","l",110),("20200","Accrued Liabilities","l",75),("20250","Accrued Property Tax","l",160),("20300","Retainage Payable","l",40),("20400","Tenant Deposits Held","l",90),("20500","Prepaid Rents","l",35),("21000","Intercompany Payable","ic2",0),("25000","Mortgage Note","l",11800),("25100","Mezzanine Note","l",1500),("25900","Unamortized Discount","a",60),
     ("30100","LP Contributed Capital","eq",0),("30200","GP Contributed Capital","l",250),("30500","Distributions Paid","a",340),("30900","Retained Deficit - Prior Years","a",800),
     ("40100","Gross Potential Rent","l",1850),("40200","Vacancy Loss","a",130),("40300","Loss to Lease","a",45),("40400","Concessions","a",22),("40500","Bad Debt Write-offs","a",18),("41000","Utility Reimbursement","l",120),("41100","Fees - Late/NSF/Application","l",40),("41200","Pet & Storage Rent","l",28),("41900","Insurance Proceeds","l",9),
     ("50100","Wages - Leasing & Office","a",150),("50200","Wages - Service Team","a",130),("50300","Payroll Burden","a",60),("51000","Turnover Costs","a",44),("51100","Contract Services","a",70),("51200","Repairs & Supplies","a",66),("52000","Electric & Gas","a",50),("52100","Water, Sewer, Trash","a",95),("53000","Marketing","a",26),("54000","Administrative","a",35),("55000","Management Fees","a",52),("56000","Property Insurance","a",88),("57000","Real Estate Taxes","a",160),("60000","Interest - Mortgage","a",360),("60100","Interest - Mezzanine","a",82),("61000","Depreciation & Amortization","a",410),("62000","Change in FV of Rate Cap","a",11),("63000","Partnership Audit & Tax","a",14)]
    hold={"10100","10150","12000","13000","20100","20200","30100","30200","30500","30900","54000","63000","12500"}
    P=["Larkmoor Holdings LP","Larkmoor Glen Owner LLC","Larkmoor Ridge Owner LLC"]
    tab={}
    for c,nm,t,s in L:
        v=[None]*5
        for e in range(3):
            if e==0 and c not in hold: continue
            if e==1 and c in("11050","25100","60100","20300"): continue
            if t in"al": 
                x=round(s*R.uniform(.75,1.35)*(100000 if e else 30000)) ; x+=R.randint(0,99); v[e]=x if t=="a" else -x
                if c=="13000": v[e]=None
            if t in "al" and e and c=="30200": v[e]=None
        tab[c]=v
    tab["12000"]=[8412550,None,None,-8412550,None]; tab["21000"]=[None,-5000000,-3412550,8412550,None]
    tab["30100"]=[0,0,0,0,None]
    inv1,inv2=612000000,845000000
    tab["13000"]=[inv1+inv2,None,None,-inv1-inv2,None]
    tab["30100"][3]=inv1+inv2; 
    for e in range(3):
        tab["30100"][e]=-sum((tab[c][e] or 0) for c in tab if c!="30100")
    # prior year consolidated
    for c in tab: 
        v=tab[c]; con=sum(x or 0 for x in v[:4]); v.append(con if any(x is not None for x in v[:4]) else None)
        v[4]=con
    for c in tab: tab[c][5]=None
    for c,nm,t,s in L:
        if c in("12000","21000","13000"): continue
        if c in("41900","15400") : continue
        tab[c][5]=round(tab[c][4]*R.uniform(.85,1.1))
    tab["30100"][5]=-sum((tab[c][5] or 0) for c in tab if c!="30100")
    drop="52100"
    wb=openpyxl.Workbook(); ws=wb.active; ws.title="TB by Subsidiary"
    ws["A1"]="Larkmoor Holdings LP and Subsidiaries"; ws["A2"]="Consolidating Trial Balance"; ws["A3"]="End of Jun 2025  |  Accrual  |  USD"
    for q in("A1","A2","A3"): ws[q].font=Font(name="Arial",bold=q!="A3",size=11)
    hdr=[("Account",None),("Larkmoor\nHoldings LP",None),("Larkmoor Glen\nOwner LLC",None),("Larkmoor Ridge\nOwner LLC",None),("Eliminations",None),("Consolidated\nJun 2025",None),("Consolidated\nDec 2024",None)]
    for i,(h,_) in enumerate(hdr): 
        c=ws.cell(5,i+1,h); c.font=Font(name="Arial",bold=True,color="FFFFFF",size=9); c.fill=PatternFill("solid",fgColor="3B4A5A"); c.alignment=Alignment(wrap_text=True,horizontal="left" if i==0 else "center",vertical="bottom")
    ws.row_dimensions[5].height=28
    money=["other:Larkmoor Holdings LP","other:Larkmoor Glen Owner LLC","other:Larkmoor Ridge Owner LLC","other:Eliminations","ending","other:Consolidated Dec 2024"]
    fmt='#,##0.00_);(#,##0.00)'; r=6; rows=[]
    for c,nm,t,s in L:
        if c==drop: continue
        ws.cell(r,1,f"{c} - {nm}").font=Font(name="Arial",size=9); d={"account":c,"name":nm}
        for i,x in enumerate(tab[c]):
            if x is None: continue
            q=ws.cell(r,i+2,n(x)); q.number_format=fmt; q.font=Font(name="Arial",size=9); d[money[i]]=n(x)
            if x==0: pass
        if r%5==0:
            for i in range(1,8): ws.cell(r,i).fill=PatternFill("solid",fgColor="F2F4F6")
        rows.append(d); r+=1
    T=[sum(tab[c][i] or 0 for c in tab) for i in range(6)]; assert all(x==0 for x in T),T
    ws.cell(r,1,"Total").font=Font(name="Arial",bold=True,size=9)
    for i in range(6):
        q=ws.cell(r,i+2,0); q.number_format=fmt; q.border=Border(top=Side(style="thin"),bottom=Side(style="double")); q.font=Font(name="Arial",bold=True,size=9)
    tt=[{"label":"Total",**{k:0 for k in money}}]
    # memo lines
    ws.cell(r+2,1,"Credits in parentheses. Eliminations posted at Holdings level by fund accounting; see memo IC-06.").font=Font(name="Arial",italic=True,size=8)
    ws.column_dimensions["A"].width=40
    for c in "BCDEFG": ws.column_dimensions[c].width=18
    ws.freeze_panes="B6"; ws.page_setup.orientation="landscape"; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.page_setup.fitToHeight=0
    f="tb_larkmoor_consolidating.xlsx"; wb.save(DOC+f)
    save(f,"TB",money,rows,tt,{"what":f"row of account 52100 Water, Sewer, Trash dropped; the Total line still prints 0.00 in all columns (consolidated off by {n(tab[drop][4]):,})","kind":"row_dropped","account":drop,"amounts":{k:n(x) for k,x in zip(money,tab[drop]) if x is not None}},"MULTIFAMILY","fund controller (NetSuite)","consolidating TB, signed columns by entity, eliminations, prior year, code and name in one cell","code and name in one cell; ending = Consolidated Jun 2025; row dropped")
