from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib import colors
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
import openpyxl
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
pdfmetrics.registerFont(TTFont('LMono','/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf'))

def tb1(R):
    def amt(lo,hi): return R.randint(lo*100,hi*100)
    # code, name, fwd sign & range, dr range, cr range (0 = none)
    A=[("1110-0000","Cash - Operating Account",1,(310000,420000),None,None),
    ("1112-0000","Cash - Security Deposit Trust",1,(88000,99000),(2000,9000),(1000,5000)),
    ("1115-0000","Cash - Construction Draw Account",1,(15000,60000),(1700000,1800000),(1600000,1700000)),
    ("1118-0000","Cash - Interest Reserve (held by lender)",1,(600000,700000),None,(120000,140000)),
    ("1210-0000","Accounts Receivable - Residents",1,(21000,34000),(160000,170000),(150000,165000)),
    ("1212-0000","Accounts Receivable - Housing Authority Vouchers",1,(3000,6000),(5000,7000),(4000,7000)),
    ("1219-0000","Allowance for Doubtful Accounts",-1,(5000,9000),None,(800,2000)),
    ("1310-0000","Prepaid Insurance",1,(61000,74000),None,(6000,8000)),
    ("1320-0000","Prepaid Permits & Impact Fees",1,(30000,50000),None,None),
    ("1350-0000","Utility & Municipal Deposits",1,(12000,18000),None,None),
    ("1410-0000","Land",1,(5200000,5300000),None,None),
    ("1420-0000","Land Improvements - Phase I",1,(1900000,2100000),None,None),
    ("1430-0000","Buildings - Phase I Homes",1,(14800000,15400000),None,None),
    ("1435-0000","Appliances, Blinds & Fixtures",1,(520000,610000),(3000,9000),None),
    ("1490-0000","Accumulated Depreciation",-1,(610000,690000),None,(52000,58000)),
    ("1610-0000","CIP - Site Work & Horizontal, Phase II",1,(2300000,2500000),(90000,140000),None),
    ("1620-0000","CIP - Vertical Construction, Phase II (Lots 41 through 78 and Amenity Barn)",1,(6100000,6500000),(1200000,1300000),(11000,14000)),
    ("1630-0000","CIP - Architecture & Engineering",1,(410000,450000),(9000,18000),None),
    ("1640-0000","CIP - Permits, Taps & Impact Fees",1,(720000,790000),None,None),
    ("1650-0000","CIP - Developer Fee",1,(500000,540000),(40000,48000),None),
    ("1660-0000","CIP - Capitalized Interest",1,(380000,430000),(90000,99000),None),
    ("1670-0000","CIP - Real Estate Tax & Insurance During Construction",1,(71000,93000),(5000,7000),None),
    ("1680-0000","CIP - Owner Contingency",0,None,(6000,9000),None),
    ("1710-0000","Deferred Financing Costs",1,(410000,430000),None,None),
    ("1719-0000","Accum. Amortization - Financing Costs",-1,(90000,120000),None,(8000,9000)),
    ("2110-0000","Accounts Payable - Trade",-1,(90000,120000),(140000,150000),(130000,150000)),
    ("2115-0000","Accounts Payable - Construction",-1,(900000,1100000),(900000,1000000),(1200000,1300000)),
    ("2120-0000","Retainage Payable",-1,(410000,470000),None,(110000,130000)),
    ("2130-0000","Due to Tolliver Build Group LLC (affiliate GC)",-1,(20000,40000),(20000,20000),(8000,15000)),
    ("2140-0000","Accrued Real Estate Taxes",-1,(160000,190000),None,(20000,23000)),
    ("2145-0000","Accrued Interest Payable",-1,(90000,99000),(90000,99000),(95000,99000)),
    ("2160-0000","Developer Fee Payable",-1,(200000,260000),None,(40000,48000)),
    ("2210-0000","Resident Security Deposits",-1,(88000,99000),(1000,5000),(2000,9000)),
    ("2215-0000","Pet Deposits",-1,(7000,11000),(300,300),(300,900)),
    ("2220-0000","Prepaid Rents",-1,(14000,24000),(9000,12000),(8000,13000)),
    ("2310-0000","Construction Loan - Cedar Prairie Bank, N.A.",-1,(13600000,13900000),None,(1650000,1700000)),
    ("2320-0000","Mezzanine Loan - Ostrander Capital",-1,(3000000,3000000),None,None),
    ("3110-0000","Members' Capital - Ostrander BTR Fund II LP",-1,None,None,None),
    ("3120-0000","Members' Capital - Tolliver Sponsor LLC",-1,(1400000,1500000),None,None),
    ("3150-0000","Distributions",0,None,None,None),
    ("3900-0000","Retained Earnings (Deficit)",1,(380000,460000),None,None),
    ("4110-0000","Gross Potential Rent",-1,(1190000,1230000),None,(156000,160000)),
    ("4120-0000","Loss to Lease",1,(19000,26000),(2000,3500),None),
    ("4130-0000","Vacancy Loss",1,(70000,90000),(6000,11000),None),
    ("4140-0000","Lease-Up Concessions",1,(60000,80000),(4000,9000),(300,900)),
    ("4150-0000","Model Home / Non-Revenue Unit",1,(20000,24000),(2495,2495),None),
    ("4210-0000","Pet Rent",-1,(9000,12000),None,(1000,1500)),
    ("4220-0000","Late & NSF Fees",-1,(5000,9000),(150,450),(700,1500)),
    ("4230-0000","Smart-Home & Lawn Care Package",-1,(30000,40000),None,(4000,5200)),
    ("4240-0000","Write-Offs & Collection Recoveries",1,(8000,14000),(900,2500),(100,600)),
    ("5110-0000","Salaries - On-site",1,(120000,140000),(15000,17000),None),
    ("5120-0000","Payroll Taxes & Benefits",1,(24000,31000),(3000,3900),None),
    ("5210-0000","Repairs & Maintenance - Homes",1,(31000,45000),(4000,8000),(200,600)),
    ("5220-0000","Landscaping & Snow Removal",1,(52000,61000),(5500,7900),None),
    ("5230-0000","Turnover & Make-Ready",1,(11000,19000),(1000,4000),None),
    ("5310-0000","Water & Sewer, net of RUBS",1,(21000,26000),(6000,7900),(4000,5500)),
    ("5410-0000","Marketing & Lease-Up Advertising",1,(48000,59000),(4000,7000),None),
    ("5510-0000","Property Management Fee",1,(34000,37000),(4000,4700),None),
    ("5610-0000","Real Estate Taxes",1,(160000,190000),(20000,23000),None),
    ("5620-0000","Property Insurance",1,(52000,60000),(6000,8000),None),
    ("6110-0000","Interest Expense - Phase I",1,(500000,560000),(66000,71000),None),
    ("6120-0000","Amortization of Financing Costs",1,(60000,72000),(8000,9000),None),
    ("6210-0000","Depreciation Expense",1,(410000,460000),(52000,58000),None),
    ("6310-0000","Asset Management Fee",1,(40000,40000),(5000,5000),None)]
    D=[]
    for code,nm,s,f,d,c in A:
        D.append([code,nm,s*amt(*f) if f else 0,amt(*d) if d else 0,amt(*c) if c else 0])
    # same amounts in twin accounts
    g={x[0]:x for x in D}
    g["6210-0000"][3]=g["1490-0000"][4]; g["6120-0000"][3]=g["1719-0000"][4]
    g["5610-0000"][3]=g["2140-0000"][4]; g["5620-0000"][3]=g["1310-0000"][4]
    g["1650-0000"][3]=g["2160-0000"][4]
    g["3110-0000"][2]=-sum(x[2] for x in D)
    dd=sum(x[3] for x in D); cc=sum(x[4] for x in D)
    op=g["1110-0000"]; op[3]=amt(150000,165000)
    op[4]=dd+op[3]-cc
    if op[4]<0: op[3]+= -op[4]+amt(90000,110000); op[4]=dd+op[3]-cc
    assert g["3110-0000"][2]<0
    for x in D: x.append(x[2]+x[3]-x[4])
    D=[x for x in D if x[2] or x[3] or x[4]]
    T=[sum(x[i] for x in D) for i in (2,3,4,5)]; assert T[0]==0==T[3] and T[1]==T[2]
    drop="2120-0000"
    P=[x for x in D if x[0]!=drop]
    fn='larkspur_tb_0925.pdf'
    c=canvas.Canvas(doc(fn),pagesize=letter); W,H=letter
    xs=[318,398,482,572]
    def head(p):
        c.setFont('LMono',8.5); c.drawString(40,H-40,"Larkspur Row Homes Owner, LLC (lkr-own)"); c.drawRightString(572,H-40,f"Page {p}")
        c.setFont('LMono',11); c.drawString(40,H-54,"Trial Balance")
        c.setFont('LMono',7.5); c.drawString(40,H-66,"Period = Sep 2025     Book = Accrual ; Tree = lkr_tb")
        c.line(40,H-72,572,H-72)
        c.setFont('LMono',7.5)
        for x,a,b in zip(xs,("Forward","","","Ending"),("Balance","Debit","Credit","Balance")):
            c.drawRightString(x,H-82,a); c.drawRightString(x,H-91,b)
        c.drawString(40,H-91,"Account"); c.line(40,H-95,572,H-95); return H-107
    def foot():
        c.setFont('LMono',6.5); c.drawString(40,30,"Wednesday, October 08, 2025  04:17 PM      mreyes"); c.drawRightString(572,30,"UNAUDITED - LENDER DRAW PACKAGE #14")
    pg=1; y=head(1)
    rows=[]
    for x in P:
        words=x[1].split(); lines=['']
        for w in words:
            if len(lines[-1])+len(w)+1>33: lines.append('')
            lines[-1]=(lines[-1]+' '+w).strip()
        need=10.5+9*(len(lines)-1)
        if y-need<52: foot(); c.showPage(); pg+=1; y=head(pg)
        c.setFont('LMono',7.2); c.drawString(40,y,x[0])
        for i,l in enumerate(lines): c.drawString(92 if i==0 else 98,y-9*i,l)
        for X,v in zip(xs,x[2:6]): c.drawRightString(X+(4.3 if v<0 else 0),y,m2(v,'trail'))
        y-=need+1.6
        rows.append({"account":x[0],"name":x[1],"beginning":c2(x[2]),"debit":c2(x[3]),"credit":c2(x[4]),"ending":c2(x[5])})
    y-=2
    if y<70: foot(); c.showPage(); y=head(pg+1)
    c.line(250,y+8,572,y+8); c.setFont('LMono',7.2); c.drawString(92,y-2,"Total")
    for X,v in zip(xs,T): c.drawRightString(X,y-2,m2(v,'trail'))
    c.line(250,y-5,572,y-5); c.line(250,y-7,572,y-7)
    foot(); c.save()
    save(fn,'TB','MULTIFAMILY','Yardi print, property accountant','monospace portrait, forward/debit/credit/ending, trailing minus, wrapped names, 2 pages',True,
     ["beginning","debit","credit","ending"],rows,[dict(label="Total",beginning=0,debit=c2(T[1]),credit=c2(T[2]),ending=0)],
     {"what":"account 2120-0000 Retainage Payable is missing from the listing; totals include it","kind":"row_dropped"})

def tb2(R):
    S=[("ASSETS",[("Cash, operating","10100",1,180000,260000),("Cash, tenant security deposits","10150",1,41000,47000),("Replacement reserve, Harbinger Trust","10300",1,300000,340000),("Operating deficit reserve","10310",1,150000,150000),("Tenant accounts receivable","11100",1,19000,31000),("HAP subsidy receivable","11150",1,22000,31000),("Allowance for doubtful accounts","11190",-1,3000,5000),("Prepaid insurance","12100",1,48000,60000),("Prepaid expenses, other","12200",1,4000,8000),("Land","15100",1,1350000,1350000),("Building and improvements","15200",1,12600000,12900000),("Furniture & equipment","15400",1,410000,450000),("Accumulated depreciation","15900",-1,1400000,1600000),("Tax credit fees, net","16100",1,61000,72000)]),
    ("LIABILITIES AND PARTNERS' EQUITY",[("Accounts payable","20100",-1,31000,48000),("Accrued payroll","20300",-1,9000,12000),("Accrued interest payable","20400",0,0,0),("Accrued property taxes","20450",-1,20000,30000),("Tenant security deposits held","21100",-1,41000,47000),("Rents received in advance","21200",-1,6000,9000),("Mortgage payable, first trust","25100",-1,6100000,6300000),("County soft loan (0.5%, residual receipts)","25200",-1,1100000,1100000),("Deferred developer fee","25300",-1,410000,470000),("Limited partner capital","30100",0,0,0),("General partner capital","30200",-1,100,100),("Distributions","30500",1,25000,25000)]),
    ("REVENUE",[("Apartment rent, tenants","40100",-1,890000,930000),("Apartment rent, HAP","40150",-1,310000,340000),("Vacancy and concessions","40200",1,31000,44000),("Meals & activity program fees","41100",-1,52000,61000),("Late fees, laundry and other","41900",-1,8000,12000)]),
    ("EXPENSES",[("Manager and resident services salaries","50100",1,180000,205000),("Payroll taxes and benefits","50200",1,41000,52000),("Office and telephone","50400",1,17000,22000),("Audit and legal","50500",1,19000,26000),("Management fee","50600",1,71000,78000),("Repairs and maintenance","51100",1,150000,180000),("Grounds, elevator and life-safety contracts","51300",1,49000,58000),("Utilities","52100",1,121000,139000),("Property taxes","53100",1,70000,80000),("Insurance","53200",1,64000,81000),("Bad debt expense","53500",1,1000,2000),("Interest expense, first trust","55100",1,240000,270000),("Interest expense, soft loan","55200",0,0,0),("Depreciation","56100",0,0,0),("Amortization","56200",0,0,0)])]
    bal={};names={}
    for s,L in S:
        for nm,cd,sg,lo,hi in L: bal[cd]=sg*(R.randint(lo*100,hi*100) if lo!=hi else lo*100); names[cd]=nm
    bal["30100"]=-sum(bal.values()); assert bal["30100"]<0, bal["30100"]
    AJ=[("AJE 1","Record 2024 depreciation per fixed-asset schedule",[("56100",418322_50),("15900",-418322_50)]),
     ("AJE 2","Amortize tax credit fees",[("56200",5140_00),("16100",-5140_00)]),
     ("AJE 3","Accrue December interest, first trust; 12 months soft loan",[("55100",21877_64),("55200",5500_00),("20400",-27377_64)]),
     ("AJE 4","True up allowance for doubtful accounts",[("53500",2615_00),("11190",-2615_00)]),
     ("AJE 5","Reclass boiler replacement to fixed assets",[("15400",38940_00),("51100",-38940_00)]),
     ("AJE 6","Expire prepaid insurance through 12/31",[("53200",14206_33),("12100",-14206_33)]),
     ("AJE 7","Adjust property tax accrual to second-half bill",[("20450",3118_27),("53100",-3118_27)]),
     ("AJE 8","Write off balances of moved-out tenants, units 114 and 309",[("11190",1984_00),("11100",-1984_00)])]
    adr={};acr={};ref={}
    for r,t,L in AJ:
        assert sum(v for _,v in L)==0
        for cd,v in L:
            (adr if v>0 else acr)[cd]=(adr if v>0 else acr).get(cd,0)+abs(v); ref.setdefault(cd,[]).append(r[4:])
    fn='marlowe_house_adjusted_tb_2024.xlsx'
    wb=openpyxl.Workbook(); ws=wb.active; ws.title="ATB"
    B=Font(name='Georgia',size=10,bold=True); N=Font(name='Georgia',size=10)
    thin=Side(style='thin'); dbl=Side(style='double')
    ws['B1']="MARLOWE HOUSE SENIOR APARTMENTS, L.P."; ws['B1'].font=Font(name='Georgia',size=13,bold=True)
    ws['B2']="Adjusted trial balance - December 31, 2024"; ws['B3']="W/P A-2    Prepared: T. Oyelaran 2/11/25    Reviewed: ________"
    for a in('B2','B3'): ws[a].font=Font(name='Georgia',size=10,italic=True)
    G=[("E","F","Per Books"),("H","I","Adjusting Entries"),("J","K","As Adjusted")]
    for a,b,t in G:
        ws.merge_cells(f"{a}5:{b}5"); ws[f"{a}5"]=t; ws[f"{a}5"].font=B; ws[f"{a}5"].alignment=Alignment(horizontal='center'); 
        for z,h in((a,"Debit"),(b,"Credit")): ws[f"{z}6"]=h; ws[f"{z}5"].border=Border(bottom=thin)
    ws['B6']="Account Description"; ws['C6']="G/L\nNo."; ws['D6']="FS line"; ws['G6']="AJE"
    for z in "BCDEFGHIJK": ws[f"{z}6"].font=B; ws[f"{z}6"].alignment=Alignment(horizontal='left' if z=='B' else 'center',wrap_text=True); ws[f"{z}6"].border=Border(bottom=thin); ws[f"{z}6"].fill=PatternFill('solid',fgColor='E4E9DF')
    ws.column_dimensions['A'].width=2; ws.column_dimensions['B'].width=44; ws.column_dimensions['C'].width=8; ws.column_dimensions['D'].hidden=True; ws.column_dimensions['G'].width=6
    for z in "EFHIJK": ws.column_dimensions[z].width=16
    keys=["other:Per Books Debit","other:Per Books Credit","other:Adjusting Entries Debit","other:Adjusting Entries Credit","other:As Adjusted Debit","other:As Adjusted Credit"]
    cols="EFHIJK"; fmt='#,##0.00'
    r=7; rows=[];tots=[];gt=[0]*6
    def put(vals,bold=False,top=None,bot=None,zero=False,dollar=False):
        o={}
        for k,z,v in zip(keys,cols,vals):
            c=ws[f"{z}{r}"]
            if v or zero:
                c.value=c2(v); c.number_format=('"$"#,##0.00' if dollar else fmt); o[k]=c2(v)
            c.font=B if bold else N
            if top: c.border=Border(top=top,bottom=bot)
        return o
    for s,L in S:
        ws[f"B{r}"]=s; ws[f"B{r}"].font=B; r+=1; st=[0]*6
        for nm,cd,*_ in L:
            u=bal[cd]; d=adr.get(cd,0); k=acr.get(cd,0); a=u+d-k
            vals=[max(u,0),max(-u,0),d,k,max(a,0),max(-a,0)]
            ws[f"B{r}"]=nm; ws[f"B{r}"].font=N; ws[f"B{r}"].alignment=Alignment(indent=1)
            ws[f"C{r}"]=cd; ws[f"C{r}"].font=N; ws[f"C{r}"].alignment=Alignment(horizontal='center'); ws[f"D{r}"]="L"+cd[:2]
            if cd in ref: ws[f"G{r}"]=", ".join(ref[cd]); ws[f"G{r}"].alignment=Alignment(horizontal='center'); ws[f"G{r}"].font=Font(name='Georgia',size=9,color='AA2222')
            rows.append({"account":cd,"name":nm,**put(vals)}); st=[p+q for p,q in zip(st,vals)]; r+=1
        lab="Total "+s.lower() if 'PART' not in s else "Total liabilities and partners' equity"
        ws[f"B{r}"]=lab; ws[f"B{r}"].font=B; ws[f"B{r}"].alignment=Alignment(indent=2)
        tots.append({"label":lab,**put(st,True,thin)}); gt=[p+q for p,q in zip(gt,st)]; r+=2
    assert gt[0]==gt[1] and gt[2]==gt[3] and gt[4]==gt[5]
    ws[f"B{r}"]="TRIAL BALANCE TOTALS"; ws[f"B{r}"].font=B; tots.append({"label":"TRIAL BALANCE TOTALS",**put(gt,True,thin,dbl,dollar=True)}); r+=2
    ws[f"B{r}"]="Adjusting journal entries"; ws[f"B{r}"].font=B; r+=1
    for a,t,L in AJ:
        ws[f"B{r}"]=f"{a}  {t}"; ws[f"B{r}"].font=Font(name='Georgia',size=9); r+=1
    ws[f"B{r+1}"]="Tickmark: agreed to general ledger detail dated 1/29/2025. Uncleared differences: none."; ws[f"B{r+1}"].font=Font(name='Georgia',size=9,italic=True)
    ws.freeze_panes="C7"; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.print_title_rows='5:6'
    wb.save(doc(fn))
    save(fn,'TB','SENIOR_HOUSING','audit-prep senior accountant, Excel workpaper','name before code, three grouped Dr/Cr pairs, hidden column, section totals, AJE refs',False,keys,rows,tots)

def tb3(R):
    S=[("Current assets",[("Cash – TD chequing",1,410,640),("Cash – tenant deposits in trust",1,180,210),("Rents receivable – residential",1,21,48),("Rents receivable – commercial",1,70,120),("Co-working memberships receivable",1,11,30),("Allowance for credit losses",-1,9,22),("GST/HST recoverable (input tax credits on tower construction)",1,90,260),("Prepaid realty taxes and insurance",1,60,130)]),
    ("Property and development",[("Land – Quayside blocks A and B",1,7400,7400),("Podium – retail and co-working floors",1,11800,12500),("Residential tower, 112 suites",1,28100,28900),("Accumulated amortization",-1,2100,3400),("Construction in progress – Block C excavation, shoring and site servicing",1,900,4200),("Capitalized borrowing costs – Block C",1,40,260),("Deferred leasing costs and tenant inducements",1,390,520)]),
    ("Current liabilities",[("Trade payables and accruals",-1,320,610),("Construction holdbacks payable (10%)",-1,90,430),("HST payable",-1,10,40),("Prepaid rent and last month’s rent deposits",-1,190,240),("Commercial security deposits",-1,80,95),("Due to Quayside Developments Ltd.",-1,0,0)]),
    ("Long-term debt",[("CMHC-insured first mortgage (MLI Select)",-1,21900,22600),("Podium term loan – Coastal Credit Union",-1,6800,7200),("Block C land and servicing facility",-1,1500,4300),("Unamortized financing fees",1,210,340)]),
    ("Equity",[("Common shares",-1,0,0),("Contributed surplus",-1,14500,14500),("Opening retained earnings",0,0,0)]),
    ("Revenue",[("Residential rents",-1,690,760),("Retail base rent",-1,180,215),("Retail operating cost recoveries",-1,80,104),("Co-working memberships and day passes",-1,90,140),("Parking, storage and laundry",-1,31,44),("Lease-up incentives",1,9,31)]),
    ("Expenses",[("Realty taxes",1,131,150),("Utilities",1,70,96),("Repairs and maintenance",1,48,71),("Site wages",1,99,121),("Co-working operating costs – hospitality, coffee, internet",1,32,49),("Management fees",1,38,46),("Bad debts",1,1,7),("Insurance",1,29,37),("Mortgage interest",1,260,300),("Amortization",1,290,330)])]
    fixed={"Common shares":(-100,-100),"Due to Quayside Developments Ltd.":(-250000,0),"Contributed surplus":(-14500000,-14500000),"Land – Quayside blocks A and B":(7400000,7400000)}
    V={}
    for s,L in S:
        for nm,sg,lo,hi in L:
            if nm in fixed: V[nm]=list(fixed[nm]); continue
            if sg==0: V[nm]=[0,0]; continue
            a,b=R.randint(lo*1000,hi*1000),R.randint(lo*1000,hi*1000)
            grow=not nm.startswith("Unamort")
            if s in("Property and development","Long-term debt") and not (nm.startswith("CMHC") or nm.startswith("Podium term") or nm.startswith("Unam") or nm.startswith('Deferred')): a,b=max(a,b),min(a,b)
            if nm.startswith(("CMHC","Podium term","Unam")): a,b=min(a,b),max(a,b)
            V[nm]=[sg*a,sg*b]
    V["Capitalized borrowing costs – Block C"][1]=0
    for i in(0,1): V["Opening retained earnings"][i]=-sum(v[i] for v in V.values())
    print('RE',V["Opening retained earnings"])
    fn='quayside_tb_compare_mar25.pdf'
    K=["ending","other:Balance as at March 31, 2024","other:Increase (Decrease) $","other:Increase (Decrease) %"]
    P8=ParagraphStyle('a',fontName='Times-Roman',fontSize=9,leading=10.5,leftIndent=10)
    pdfmetrics.registerFont(TTFont('Ser','/usr/share/fonts/truetype/liberation/LiberationSerif-Regular.ttf')); pdfmetrics.registerFont(TTFont('SerB','/usr/share/fonts/truetype/liberation/LiberationSerif-Bold.ttf'))
    P8.fontName='Ser'
    def dc(v): return "nil" if v==0 else f"{abs(v):,} {'Dr' if v>0 else 'Cr'}"
    def ch(v): return "0" if v==0 else (f"{v:,}" if v>0 else f"({-v:,})")
    def line(a,b,label,acc=True):
        d=a-b; o={"name":label} if acc else {"label":label}
        o[K[0]]=a;o[K[1]]=b;o[K[2]]=d
        if b: p=round(d/abs(b)*100,1)+0.0; o[K[3]]=p; ps=f"{p:.1f}" if p>=0 else f"({-p:.1f})"
        else: ps="n/m"
        return o,[dc(a),dc(b),ch(d),ps]
    data=[["","Balance as at\nMarch 31,\n2025","Balance as at\nMarch 31,\n2024","Increase (Decrease)",""],["Account","","","$","%"]]
    st=[('FONT',(0,0),(-1,-1),'Ser',9),('ALIGN',(1,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'BOTTOM'),('FONT',(0,0),(-1,1),'SerB',9),('SPAN',(3,0),(4,0)),('ALIGN',(3,0),(4,0),'CENTER'),
        ('SPAN',(1,0),(1,1)),('SPAN',(2,0),(2,1)),('LINEBELOW',(3,0),(4,0),.5,colors.black),('LINEBELOW',(0,1),(-1,1),1,colors.HexColor('#1F4E5F')),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),2)]
    rows=[];tots=[];GA=GB=0
    for s,L in S:
        st.append(('FONT',(0,len(data)),(0,len(data)),'SerB',9.5)); st.append(('TEXTCOLOR',(0,len(data)),(0,len(data)),colors.HexColor('#1F4E5F'))); st.append(('TOPPADDING',(0,len(data)),(0,len(data)),7)); data.append([s,"","","",""])
        a=b=0
        for nm,*_ in L:
            v=V[nm]; o,t=line(v[0],v[1],nm); rows.append(o); data.append([Paragraph(nm,P8)]+t); a+=v[0]; b+=v[1]
        lab="Total "+s.lower(); o,t=line(a,b,lab,False); tots.append(o); n=len(data); data.append(["    "+lab]+t)
        st+= [('FONT',(0,n),(-1,n),'SerB',9),('LINEABOVE',(1,n),(-1,n),.5,colors.black)]; GA+=a;GB+=b
    assert GA==0==GB
    n=len(data); data.append(["Trial balance (must be nil)","nil","nil","",""]); st+=[('FONT',(0,n),(-1,n),'SerB',9),('LINEABOVE',(1,n),(2,n),.5,colors.black),('LINEBELOW',(1,n),(2,n),.5,colors.black),('TOPPADDING',(0,n),(-1,n),7)]
    tots.append({"label":"Trial balance (must be nil)",K[0]:0,K[1]:0})
    T=Table(data,colWidths=[226,88,88,80,48],repeatRows=2); T.setStyle(TableStyle(st))
    def pg(c,d):
        c.saveState(); c.setFont('Ser',8); c.drawString(54,30,"Xero export, re-formatted by Finance – Canadian dollars, no cents – unaudited"); c.drawRightString(558,30,f"{d.page}")
        c.restoreState()
    h=ParagraphStyle('h',fontName='SerB',fontSize=14,leading=17); s2=ParagraphStyle('s',fontName='Ser',fontSize=9.5,leading=12)
    n2=ParagraphStyle('n',fontName='Ser',fontSize=8,leading=10)
    SimpleDocTemplate(doc(fn),pagesize=letter,leftMargin=40,rightMargin=40,topMargin=44,bottomMargin=48).build([Paragraph("Quayside Commons Holdings Inc.",h),Paragraph("Comparative trial balance, three months ended March 31 (fiscal year January 1 to December 31)",s2),Spacer(1,8),T,Spacer(1,8),
      Paragraph("Dr = debit balance; Cr = credit balance. Increase (Decrease) is the algebraic movement with debits positive: a credit balance that grows shows in parentheses. The percentage is measured against the absolute prior balance; n/m = not meaningful.",n2)],onFirstPage=pg,onLaterPages=pg)
    save(fn,'TB','MIXED_USE','Canadian controller, Xero','serif portrait, no codes, Dr/Cr marks, two dates with increase $ and %, subtotals, nil',True,K,rows,tots)
