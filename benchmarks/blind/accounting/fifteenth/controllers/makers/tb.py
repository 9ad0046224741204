import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
import xlsxwriter

# ---------- 1 QuickBooks Desktop working trial balance (self-storage) ----------
def tb1():
    R=random.Random(151)
    # name, beginning (signed dollars), quarter activity
    A=[("Red River Bank - Operating",84210,None),("Red River Bank - Security/Reserve",41200,1500),("Petty Cash",300,0),
    ("Accounts Receivable",6120,840),("Undeposited Funds",1475,-1475),("Prepaid Expenses:Insurance",9860,-4930),("Prepaid Expenses:Software & Licenses",1290,-430),
    ("Retail Inventory - Boxes & Locks",3344,-410),("Land",612000,0),("Buildings & Improvements:Phase 1 (1998)",1845000,0),("Buildings & Improvements:Phase 2 Climate Bldg",1322750,0),
    ("Gate, Cameras & Access Control",88640,6215),("Golf Cart & Equipment",14900,0),("Accumulated Depreciation",-1104380,0),("Loan Costs, net",18400,0),
    ("Accounts Payable",-11230,2310),("Sales Tax Payable",-1012,97),("Tenant Prepaid Rent",-22840,-1905),("Accrued Property Taxes",-46800,-15600),("Payroll Liabilities:Federal 941",-2210,120),
    ("Payroll Liabilities:State Unemployment",-318,-44),("N/P - Red River Bank (Phase 1 & 2)",-1986400,21880),("Due to Whitcomb Family Holdings",-75000,0),
    ("Partners' Capital:G. Whitcomb",-260000,0),("Partners' Capital:L. Whitcomb-Osei",-260000,0),("Partners' Distributions",60000,30000),("Retained Earnings",None,0),
    ("Rental Income:Drive-Up Units",-318400,-108200),("Rental Income:Climate Units",-246900,-84650),("Rental Income:RV & Boat Parking",-39640,-13025),
    ("Rent Discounts & Concessions",18420,7110),("Bad Debt / Auction Write-offs",5240,2085),("Late & Lien Fees",-17380,-5790),("Admin Fees",-8425,-2275),("Tenant Insurance Commissions",-26110,-9040),
    ("Sale of Boxes & Locks",-4880,-1390),("Cost of Goods Sold",2290,655),("Payroll:Manager Wages",61200,20900),("Payroll:Relief Manager",14380,4720),("Payroll:Payroll Taxes",6110,2035),
    ("Property Taxes",46800,15600),("Insurance - Property & Liability",14790,4930),("Utilities:Electric",21340,6480),("Utilities:Water & Trash",4615,1510),("Utilities:Telephone & Internet",3120,1040),
    ("Repairs & Maintenance:Doors & Latches",7240,2905),("Repairs & Maintenance:HVAC",5980,1125),("Repairs & Maintenance:Landscaping",6300,2100),("Advertising:Internet / SEO",11700,3900),("Advertising:Signs & Local",1860,240),
    ("Credit Card Processing",13540,4630),("Software Subscription (site mgmt.)",3870,1290),("Professional Fees",6500,2750),("Bank Service Charges",412,136),("Interest Expense",82140,26970),
    ("Depreciation Expense",0,0),("Ask My Accountant",1184,365)]
    data=[]
    for n,b,t in A:
        z=lambda v:None if v is None else (0 if v==0 else v*100+ (R.randint(-4999,4999) if v%1000 and abs(v)>350 else 0))
        data.append([n,z(b),z(t),0,''])
    ix={d[0]:d for d in data}
    # keep prepaid insurance etc consistent: not required
    ix["Undeposited Funds"][2]=-ix["Undeposited Funds"][1]
    ix["Insurance - Property & Liability"][2]=-ix["Prepaid Expenses:Insurance"][2]
    ix["Retained Earnings"][1]=-sum(d[1] for d in data if d[1] is not None)
    ix["Red River Bank - Operating"][2]=-sum(d[2] for d in data if d[2] is not None)
    def aje(dr,cr,c,ref):
        ix[dr][3]+=c; ix[cr][3]-=c
        for k in (dr,cr): ix[k][4]=(ix[k][4]+', '+ref).strip(', ')
    aje("Depreciation Expense","Accumulated Depreciation",9874200,"F-2")
    aje("Interest Expense","Loan Costs, net",306667,"G-3")
    aje("Professional Fees","Ask My Accountant",154900,"M-1") if False else None
    amt=ix["Ask My Accountant"][1]+ix["Ask My Accountant"][2]
    aje("Repairs & Maintenance:Doors & Latches","Ask My Accountant",amt,"M-1")
    aje("Bad Debt / Auction Write-offs","Accounts Receivable",118350,"C-1")
    aje("Accrued Property Taxes","Property Taxes",92418,"H-4")
    for k,v in {"Red River Bank - Operating":"A-1","Red River Bank - Security/Reserve":"A-2","N/P - Red River Bank (Phase 1 & 2)":"G-1","Tenant Prepaid Rent":"C-4","Due to Whitcomb Family Holdings":"K-1"}.items():
        ix[k][4]=v
    rows=[]
    for d in data:
        rows.append({"name":d[0],"beginning":f(d[1]),"activity":f(d[2]),"other:Adjustments":f(d[3]),"ending":f(d[1]+d[2]+d[3])})
    tot=[sum(d[i] for d in data) for i in (1,2,3)]
    assert tot==[0,0,0],tot
    pl=data[[d[0] for d in data].index("Rental Income:Drive-Up Units"):]
    ni=[-sum(d[i] for d in pl) for i in (1,2,3)]
    totals=[{"label":"TOTAL","beginning":0,"activity":0,"other:Adjustments":0,"ending":0},
            {"label":"Net Income","beginning":f(ni[0]),"activity":f(ni[1]),"other:Adjustments":f(ni[2]),"ending":f(sum(ni))}]
    c=canvas.Canvas(DOC('PecanBend_WorkingTB_Q4.pdf'),pagesize=letter); W,H=letter
    cols=[318,390,460,532]
    page=[0]
    def head():
        page[0]+=1
        c.setFont('Helvetica-Bold',7.5); c.drawString(40,H-40,'4:17 PM'); c.drawString(40,H-50,'01/21/25'); c.drawString(40,H-60,'Accrual Basis')
        c.setFont('Helvetica-Bold',12); c.drawCentredString(W/2,H-42,'Pecan Bend Storage Partners, LP')
        c.setFont('Helvetica-Bold',14); c.drawCentredString(W/2,H-58,'Working Trial Balance')
        c.setFont('Helvetica-Bold',9); c.drawCentredString(W/2,H-71,'October through December 2024')
        c.setFont('Helvetica-Bold',7.5)
        for x,(a,b) in zip(cols,(('Beginning','Balance'),('','Transactions'),('','Adjustments'),('Ending','Balance'))):
            c.drawRightString(x,H-92,a); c.drawRightString(x,H-101,b); c.setLineWidth(1.2); c.line(x-58,H-104,x,H-104)
        c.drawString(542,H-92,'Workpaper'); c.drawString(542,H-101,'Reference'); c.line(542,H-104,582,H-104)
        return H-117
    def foot():
        c.setFont('Helvetica-Bold',7.5); c.drawRightString(582,28,f'Page {page[0]}')
    y=head()
    for d in data:
        if y<60: foot(); c.showPage(); y=head()
        c.setFont('Helvetica',7.6); c.drawString(48,y,d[0])
        for x,v in zip(cols,(d[1],d[2],d[3],d[1]+d[2]+d[3])): c.drawRightString(x,y,neg_dash(v))
        c.drawString(544,y,d[4]); y-=12.4
    if y<100: foot(); c.showPage(); y=head()
    c.setLineWidth(.7)
    for x in cols: c.line(x-56,y+9.5,x,y+9.5)
    c.setFont('Helvetica-Bold',7.8); c.drawString(40,y,'TOTAL')
    for x in cols: c.drawRightString(x,y,'0.00'); c.line(x-56,y-3,x,y-3); c.line(x-56,y-5,x,y-5)
    y-=20; c.drawString(40,y,'Net Income')
    for x,v in zip(cols,ni+[sum(ni)]): c.drawRightString(x,y,neg_dash(v))
    foot(); c.save()
    save('PecanBend_WorkingTB_Q4.pdf','TB',None,["beginning","activity","other:Adjustments","ending"],rows,totals,'OTHER',
      'bookkeeper, QuickBooks Desktop Accountant','QuickBooks Desktop working trial balance, signed columns, no account codes','account names with colon paths and no codes; credits with leading minus; Net Income line has opposite sign; page break; reference column')

# ---------- 2 Excel AJE working paper (mixed use) ----------
def tb2():
    R=random.Random(152)
    S=[("ASSETS",[("Cash - operating, Keystone","1010",61877,48210),("Cash - tenant security deposits","1020",38450,36100),("Tenant receivables - residential","1110",9415,7720),("Tenant receivables - commercial","1120",27360,15885),
        ("Allowance for doubtful accounts","1190",-4000,-4000),("Prepaid insurance","1310",21640,19905),("Escrow - taxes & insurance","1340",54120,49870),("Replacement reserve","1350",112300,98425),
        ("Land","1510",480000,480000),("Building","1520",4265000,4265000),("Building improvements","1530",318745,276210),("Tenant improvements","1535",146800,146800),("Furniture & equipment","1540",58230,58230),
        ("Accumulated depreciation","1590",-1388600,-1388600+142000),("Deferred leasing costs, net","1710",32580,32580)]),
      ("LIABILITIES",[("Accounts payable - trade","2010",-19384,-22670),("Accrued expenses","2050",-8100,-15240),("Accrued real estate taxes","2060",0,-27400),("Prepaid rents","2110",-11930,-8655),("Tenant security deposits","2210",-38450,-36100),
        ("Mortgage payable - 1st lien","2510",-3104662,-3187940),("Due to Ferrante Family LLC","2710",-90000,-60000)]),
      ("MEMBERS' EQUITY",[("Members' capital, beginning","3010",None,None),("Distributions","3200",120000,96000)]),
      ("REVENUE",[("Apartment rents","4010",-612480,-588915),("Commercial base rent","4110",-236400,-229500),("CAM / RE tax recoveries","4150",-71265,-66940),("Laundry, parking & other","4310",-18970,-17430),("Vacancy & concessions","4390",29460,33870)]),
      ("EXPENSES",[("Management fees","5010",46540,44710),("Payroll - super & porter","5110",98760,94380),("Repairs & maintenance","5210",87435,71260),("Elevator contract","5230",14820,14400),("Utilities - gas & electric","5310",73190,70085),("Water & sewer","5320",31645,29950),
        ("Real estate taxes","5410",82200,107450),("Insurance","5510",29870,27640),("Legal & accounting","5610",17225,14900),("Bad debt expense","5650",0,3150),("Mortgage interest","5810",158330,162240),("Depreciation","5910",0,142000),("Amortization - leasing costs","5920",0,6120)])]
    data=[]
    for sec,ac in S:
        for n,code,u,p in ac:
            k=lambda v:None if v is None else (0 if v==0 else v*100+(R.randint(-4900,4900) if v%100 else 0))
            data.append({"sec":sec,"name":n,"acct":code,"u":k(u),"p":k(p),"adr":0,"acr":0,"rd":'',"rc":''})
    ix={d["acct"]:d for d in data}
    ix["2210"]["u"]=-ix["1020"]["u"]; ix["2210"]["p"]=-ix["1020"]["p"]
    for q in 'up': ix["3010"][q]=-sum(d[q] for d in data if d[q] is not None)
    J=[(1,"5910","1590",14582500,"Record 2024 depreciation per fixed asset roll"),(2,"5920","1710",612000,"Amortize leasing costs"),(3,"5410","2060",2836500,"Accrue 2nd half RE taxes (bill dated 1/6/25)"),
       (4,"5650","1190",525000,"Increase allowance - Suite 1B, 90+ days"),(5,"1530","5210",1847562,"Capitalize boiler replacement booked to R&M"),(6,"2510","5810",411836,"Reclass Dec. principal booked as interest"),(7,"5510","1310",198040,"True up prepaid insurance")]
    for n,dr,cr,a,_ in J:
        ix[dr]["adr"]+=a; ix[dr]["rd"]=f"AJE {n}"; ix[cr]["acr"]+=a; ix[cr]["rc"]=f"AJE {n}"
    fn='Ferrante_912Garden_TB_AJE.xlsx'
    wb=xlsxwriter.Workbook(DOC(fn)); ws=wb.add_worksheet('WTB'); w2=wb.add_worksheet('AJE list')
    B=lambda **k: wb.add_format({'font_name':'Arial Narrow','font_size':10,**k})
    nf='#,##0.00;(#,##0.00)'
    t=B(); num=B(num_format=nf); bold=B(bold=1); hd=B(bold=1,align='center',bottom=1,bg_color='#DDEBF7',text_wrap=True,valign='vcenter'); grp=B(bold=1,align='center',border=1,bg_color='#BDD7EE')
    sub=B(bold=1,num_format=nf,top=1); gt=B(bold=1,num_format=nf,top=1,bottom=6); sm=B(italic=1,font_color='#7F7F7F',align='center'); txt=B(num_format='@',align='left')
    ws.set_column('A:A',33); ws.set_column('B:B',8); ws.set_column('C:C',12,None,{'hidden':1}); ws.set_column('D:E',14); ws.set_column('F:F',7); ws.set_column('G:G',13); ws.set_column('H:H',7); ws.set_column('I:I',13); ws.set_column('J:K',14); ws.set_column('L:L',15); ws.set_column('N:O',12)
    ws.write('A1','Ferrante Family LLC d/b/a 912 Garden Street (12 stores/64 apts)',B(bold=1,font_size=13)); ws.write('A2','Adjusted trial balance - year ended December 31, 2024',bold); ws.write('A3','Source: Buildium G/L export 1/17/25; adjusted for entries on tab "AJE list"',B(italic=1))
    ws.write('N1','W/P',bold); ws.write('O1','TB-1',t); ws.write('N2','Prepared',bold); ws.write('O2','dmk 1/22/25',t); ws.write('N3','Reviewed',bold); ws.write('O3','sf 1/24/25',t)
    ws.merge_range('A5:A6','Account',hd); ws.merge_range('B5:B6','G/L #',hd); ws.write('C5','',hd); ws.write('C6','Tax line',hd)
    ws.merge_range('D5:E5','PER BOOKS 12/31/24',grp); ws.merge_range('F5:I5','ADJUSTMENTS',grp); ws.merge_range('J5:K5','ADJUSTED 12/31/24',grp); ws.merge_range('L5:L6','Audited\n12/31/23',hd)
    for i,h in enumerate(['Debit','Credit','Ref','Debit','Ref','Credit','Debit','Credit']): ws.write(5,3+i,h,hd)
    ws.freeze_panes(6,2)
    N=["other:PER BOOKS Debit","other:PER BOOKS Credit","other:ADJUSTMENTS Debit","other:ADJUSTMENTS Credit","debit","credit","other:Audited 12/31/23"]
    C=[3,4,6,8,9,10,11]
    rows=[];totals=[];r=6;acc=[0]*7
    def vals(d):
        a=d["u"]+d["adr"]-d["acr"]
        return [d["u"] if d["u"]>0 else None,-d["u"] if d["u"]<0 else None,d["adr"] or None,d["acr"] or None,a if a>0 else None,-a if a<0 else None,d["p"]]
    for sec,_ in S:
        ws.write(r,0,sec,B(bold=1,underline=1)); r+=1; st=[0]*7; first=r
        for d in data:
            if d["sec"]!=sec: continue
            v=vals(d); ws.write(r,0,'  '+d["name"],t); ws.write_string(r,1,d["acct"],txt); ws.write(r,2,f'8825-{R.randint(2,17)}',sm)
            row={"account":d["acct"],"name":d["name"]}
            for k,(n,cc) in enumerate(zip(N,C)):
                if v[k] is None: continue
                st[k]+=v[k]; row[n]=f(v[k])
                if k in(4,5):
                    s=f'D{r+1}-E{r+1}+G{r+1}-I{r+1}'; ws.write_formula(r,cc,'='+s if k==4 else f'=-({s})',num,v[k]/100)
                else: ws.write_number(r,cc,v[k]/100,num)
            if d["rd"]: ws.write(r,5,d["rd"].replace('AJE ','('+'') + ')',sm)
            if d["rc"]: ws.write(r,7,d["rc"].replace('AJE ','(')+')',sm)
            rows.append(row); r+=1
        lab='Total '+sec.lower(); ws.write(r,0,lab,sub); ws.write(r,1,'',sub)
        to={"label":lab}
        for k,(n,cc) in enumerate(zip(N,C)):
            L='ABCDEFGHIJKL'[cc]; acc[k]+=st[k]
            if k in(2,3) and not st[k]: ws.write(r,cc,'',sub); continue
            if st[k]==0 and k!=6: ws.write(r,cc,'',sub); continue
            ws.write_formula(r,cc,f'=SUM({L}{first+1}:{L}{r})',sub,st[k]/100); to[n]=f(st[k])
        totals.append(to); r+=2
    to={"label":"TRIAL BALANCE TOTALS"}; ws.write(r,0,to["label"],gt); ws.write(r,1,'',gt)
    for k,(n,cc) in enumerate(zip(N,C)): ws.write_number(r,cc,acc[k]/100,gt); to[n]=f(acc[k])
    totals.append(to)
    assert acc[0]==acc[1] and acc[2]==acc[3] and acc[4]==acc[5] and acc[6]==0,acc
    r+=2; ws.write(r,0,'Net income per books / as adjusted',t)
    pl=[d for d in data if d["acct"]>='4']
    ws.write(r,3,-sum(d["u"] for d in pl)/100,num); ws.write(r,9,-sum(d["u"]+d["adr"]-d["acr"] for d in pl)/100,num); ws.write(r,11,-sum(d["p"] for d in pl)/100,num)
    totals.append({"label":"Net income per books / as adjusted",N[0]:f(-sum(d["u"] for d in pl)),"debit":f(-sum(d["u"]+d["adr"]-d["acr"] for d in pl)),N[6]:f(-sum(d["p"] for d in pl))})
    r+=1; ws.write(r,0,'Prior-year column: credits in parentheses. Ties to audited statements dated 4/11/24.',B(italic=1,font_size=9))
    w2.set_column('A:A',6); w2.set_column('B:B',44); w2.set_column('C:D',13)
    w2.write_row('A1',['AJE','Account / explanation','Dr','Cr'],hd); q=1
    for n,dr,cr,a,e in J:
        w2.write(q,0,n,t); w2.write(q,1,ix[dr]["acct"]+' '+ix[dr]["name"],t); w2.write(q,2,a/100,num); q+=1
        w2.write(q,1,'      '+ix[cr]["acct"]+' '+ix[cr]["name"],t); w2.write(q,3,a/100,num); q+=1
        w2.write(q,1,e,B(italic=1)); q+=2
    ws.set_landscape(); ws.fit_to_pages(1,0)
    wb.close()
    save(fn,'TB',None,N,rows,totals,'MIXED_USE','controller, own Excel working paper','per books / adjustments / adjusted grouped pairs, name before code, prior year signed','hidden column C; AJE refs between adjustment columns look like (3); second sheet of entries; accounts zero per books; sections with subtotals; W/P side table')

# ---------- 3 MRI style line-printer TB (office) ----------
def tb3():
    R=random.Random(153)
    G=[("CURRENT ASSETS",[("CASH - OPERATING","1110-0000",'cash'),("CASH - LOCKBOX CLEARING","1115-0000",0),("CASH - SECURITY DEPOSITS","1120-0000",64200),("TENANT A/R - BILLED","1210-0000",58110),("TENANT A/R - UNBILLED RECOVERIES","1215-0000",23450),("ALLOWANCE FOR BAD DEBT","1290-0000",-12500),("PREPAID INSURANCE","1410-0000",31240),("PREPAID EXPENSES - OTHER","1420-0000",6875),("REAL ESTATE TAX ESCROW","1450-0000",144300)]),
    ("FIXED & OTHER ASSETS",[("LAND","1610-0000",1450000),("BUILDING","1620-0000",9875000),("BUILDING IMPROVEMENTS","1630-0000",842300),("TENANT IMPROVEMENTS","1640-0000",1266480),("TI IN PROGRESS - STE 310","1645-0310",48720),("ACCUM DEPR - BUILDING","1720-0000",-3164200),("ACCUM DEPR - TENANT IMPR","1740-0000",-688150),("DEFERRED LEASING COMMISSIONS","1810-0000",312600),("ACCUM AMORT - LEASING COMM","1815-0000",-141870),("DEFERRED RENT RECEIVABLE","1830-0000",206340)]),
    ("LIABILITIES",[("ACCOUNTS PAYABLE","2110-0000",-47260),("A/P RETAINAGE","2115-0000",-9400),("ACCRUED REAL ESTATE TAXES","2210-0000",-128640),("ACCRUED INTEREST","2220-0000",-30115),("ACCRUED UTILITIES","2230-0000",-11420),("TENANT SECURITY DEPOSITS","2310-0000",-64200),("PREPAID RENT","2320-0000",-38905),("MORTGAGE NOTE PAYABLE","2510-0000",-7321400),("INTERCOMPANY - HALVORSEN MGMT","2710-0099",-18230)]),
    ("EQUITY",[("PARTNERS CAPITAL","3110-0000",'eq'),("CURRENT YEAR DISTRIBUTIONS","3210-0000",240000)]),
    ("INCOME",[("BASE RENT - OFFICE","4110-0000",-1312400),("BASE RENT - STORAGE","4120-0000",-14640),("FREE RENT / ABATEMENTS","4130-0000",42800),("STRAIGHT LINE RENT","4140-0000",-26100),("OPERATING EXPENSE RECOVERIES","4310-0000",-188350),("REAL ESTATE TAX RECOVERIES","4320-0000",-96210),("TENANT ELECTRIC RECOVERIES","4330-0000",-51180),("PARKING INCOME","4410-0000",-38900),("AFTER-HOURS HVAC","4420-0000",-6215),("MISCELLANEOUS INCOME","4490-0000",-1870)]),
    ("OPERATING EXPENSES",[("JANITORIAL CONTRACT","5110-0000",104320),("JANITORIAL SUPPLIES","5120-0000",8940),("ELECTRICITY","5210-0000",138260),("WATER & SEWER","5220-0000",17330),("NATURAL GAS","5230-0000",9410),("HVAC MAINTENANCE","5310-0000",31860),("ELEVATOR MAINTENANCE","5320-0000",19980),("PLUMBING & ELECTRICAL REPAIRS","5330-0000",14275),("ROOF REPAIRS","5340-0000",0),("LANDSCAPING & SNOW","5410-0000",27640),("SECURITY PATROL","5420-0000",33600),("ENGINEER SALARY & BENEFITS","5510-0000",71480),("MANAGEMENT FEE","5610-0000",50270),("PROPERTY INSURANCE","5710-0000",41650),("REAL ESTATE TAXES","5810-0000",171520)]),
    ("NON-RECOVERABLE",[("LEGAL FEES","6110-0000",12840),("ACCOUNTING & AUDIT","6120-0000",16500),("MARKETING","6130-0000",5330),("BAD DEBT EXPENSE","6140-0000",4000),("MORTGAGE INTEREST","6210-0000",241300),("DEPRECIATION EXPENSE","6310-0000",266800),("AMORTIZATION EXPENSE","6320-0000",29440)])]
    data=[]
    static={"1120-0000","1610-0000","1620-0000","1290-0000","2310-0000","3110-0000","2115-0000","6140-0000"}
    for g,ac in G:
        for n,a,v in ac:
            b=0 if isinstance(v,str) else v*100+(R.randint(-4900,4900) if v and a not in static else 0)
            d=c=0
            if a in static or v=='cash': pass
            elif a[0] in '56': d=R.randint(int(abs(v)*6),int(abs(v)*14)) if v else 287500; c=R.choice([0,0,0,R.randint(2000,48000)])
            elif a[0]=='4':
                q=R.randint(int(abs(v)*11),int(abs(v)*13)); (d,c)=(0,q) if v<0 else (q,0)
                if R.random()<.3: d+=R.randint(5000,60000)
            elif a[:2]=='17' or a=='1815-0000': c=abs(b)//110
            elif a=='1115-0000': d=c=21438622
            elif a[0]=='3': d=4000000
            elif a=='2510-0000': d=1184237
            elif a in('1410-0000','1420-0000'): c=b//9
            elif a[:2]=='16' : d=R.choice([0,R.randint(100000,900000)])
            else: d=R.randint(100000,2600000); c=R.randint(100000,2600000)
            data.append([g,n,a,b,d,c])
    ix={x[2]:x for x in data}
    # period balance: cash takes the difference
    net=sum(x[4]-x[5] for x in data); x=ix['1110-0000']; x[3]=23871944
    x[4]=19864077; x[5]=x[4]+net
    if x[5]<0: x[4]-=x[5]-5000000; x[5]=5000000
    ix['3110-0000'][3]=-sum(y[3] for y in data)
    assert sum(y[4]-y[5] for y in data)==0
    def dc(v): return m(v)+(' CR' if v<0 else '   ') if v else '.00   '
    def pl(v): return m(v) if v else '.00'
    N=["beginning","debit","credit","ending"]
    rows=[{"account":"412-"+y[2],"name":y[1],"beginning":f(y[3]),"debit":f(y[4]),"credit":f(y[5]),"ending":f(y[3]+y[4]-y[5])} for y in data]
    fn='halvorsen_plaza_tb_0924.pdf'; c=canvas.Canvas(DOC(fn),pagesize=landscape(letter)); W,H=landscape(letter); pg=[0]
    fmt="{:<36}{:<16}{:>20}{:>19}{:>19}{:>20}"
    def head():
        pg[0]+=1; y=H-40; c.setFont('Courier',8.6)
        for s in ["{:<50}{:^36}{:>44}".format('Database: HALVPROD','T R I A L   B A L A N C E',f'Page: {pg[0]}'),"{:<50}{:^36}{:>44}".format('Entity:   412  HALVORSEN PLAZA ASSOC. L.P.','Accrual, Tax and G/L books','Date: 10/09/2024'),"{:<50}{:^36}{:>44}".format('','Period 09/24 - 09/24','Time: 08:52 AM'),'',
          fmt.format('','','Beginning   ','Period','Period','Ending   '),fmt.format('Description','Account','Balance   ','Debits','Credits','Balance   '),'-'*130]:
            c.drawString(40,y,s); y-=11
        return y-3
    y=head()
    def line(s,b=False):
        nonlocal y
        if y<45: c.showPage(); y=head()
        c.setFont('Courier-Bold' if b else 'Courier',8.6); c.drawString(40,y,s); y-=11.2
    totals=[]
    for g,_ in G:
        if y<90: c.showPage(); y=head()
        line(g,True); s=[0]*3
        for d in data:
            if d[0]!=g: continue
            line(fmt.format('  '+d[1],'412-'+d[2],dc(d[3]),pl(d[4]),pl(d[5]),dc(d[3]+d[4]-d[5])))
            for k in range(3): s[k]+=d[3+k]
        lab='** TOTAL '+g; line(fmt.format('','','-'*16+'  ','-'*16,'-'*16,'-'*16+'  '))
        line(fmt.format(lab,'',dc(s[0]),pl(s[1]),pl(s[2]),dc(s[0]+s[1]-s[2])),True); line('')
        totals.append({"label":lab,"beginning":f(s[0]),"debit":f(s[1]),"credit":f(s[2]),"ending":f(s[0]+s[1]-s[2])})
    s=[sum(d[3+k] for d in data) for k in range(3)]
    lab='*** TRIAL BALANCE TOTAL'; line(fmt.format(lab,'',dc(s[0]),pl(s[1]),pl(s[2]),dc(s[0]+s[1]-s[2])),True); line(fmt.format('','','='*16+'  ','='*16,'='*16,'='*16+'  '))
    line(''); line('   71 accounts selected; inactive accounts suppressed.'.replace('71',str(len(data)))); line('   *** END OF REPORT ***')
    totals.append({"label":lab,"beginning":f(s[0]),"debit":f(s[1]),"credit":f(s[2]),"ending":f(s[0]+s[1]-s[2])}); c.save()
    save(fn,'TB',None,N,rows,totals,'OFFICE','MRI print-to-file, asset accountant','line-printer MRI trial balance: beginning, period debits/credits, ending with CR marks','CR suffix = credit balance; .00 zeros; name before entity-prefixed code; repeated headers on pages; group subtotals')
