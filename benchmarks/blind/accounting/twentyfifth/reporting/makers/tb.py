from common import *
import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4, landscape
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
from reportlab.lib.units import mm
P6=["open_dr","open_cr","debit","credit","close_dr","close_cr"]
def d1():
    R=random.Random(2501)
    # class, [(acct, group, text, opening sign/size, movement size dr, cr)]
    C=[("1","Property, plant and long-term assets",[
      ("100100","1610","Land - Plot A to D",+18400000,0,0),("100200","1610","Land - Plot E (reserve)",+2950000,0,0),
      ("101000","1620","Warehouse buildings at cost",+61250000,840000,0),("101010","1625","Fair value uplift warehouses",+7420000,310000,0),
      ("101500","1630","Roof solar installation",+1860000,42000,0),("102000","1640","Yard, roads and drainage",+2740000,0,0),
      ("103000","1660","Construction in progress Unit 9",+1295000,655000,840000),("104000","1710","Capitalised letting fees",+498000,36000,0),
      ("104010","1715","Accum. amortisation letting fees",-212000,0,37350)]),
     ("2","Current assets",[
      ("120000","2110","Trade receivables - tenants",+884000,4120000,4210000),("120010","2111","Trade receivables - service charge",+143000,690000,702000),
      ("120090","2119","Allowance for expected credit loss",-96500,11200,28400),("121000","2130","Rent straight-lining asset",+1076000,88000,41000),
      ("122000","2150","Input VAT 23%",+64800,412000,431000),("122050","2155","VAT on acquisitions (self-accounted)",0,98000,98000),
      ("123000","2170","Prepaid insurance",+41300,182000,139800),("124000","2190","Sundry debtors",+12750,3100,9850),
      ("130000","2310","Bank AIB rent collection EUR","BANK",0,0),("130010","2311","Bank AIB service charge EUR",+228000,702000,655000),
      ("130020","2312","Bank BOI debt service reserve",+1500000,0,0),("130090","2390","Cash in transit",0,214500,214500)]),
     ("3","Equity and long-term funding",[
      ("200000","3010","Share capital",-100,0,0),("201000","3110","Capital contribution",-24000000,0,0),("202000","3210","Retained earnings b/f","PLUG",0,0),
      ("202500","3220","Dividends declared",0,1100000,0),("210000","3510","Senior facility (tranche A)",-38500000,481250,0),("210010","3511","Senior facility (capex tranche)",-2100000,0,640000),
      ("210090","3519","Unamortised arrangement fees",+512000,0,96000),("211000","3550","Shareholder loan notes 6.25%",-14000000,0,0)]),
     ("4","Current liabilities",[
      ("220000","4110","Trade creditors",-318000,1890000,1846000),("220100","4120","Accruals - property costs",-204000,204000,236400),("220200","4125","Accrued interest senior",-386400,1240000,1262500),
      ("220210","4126","Accrued interest loan notes",-218750,437500,656250),("221000","4210","Deferred rent income (Q4 invoiced)",-1190000,1190000,1240500),
      ("222000","4310","Output VAT 23%",-189000,1010000,998200),("223000","4410","Tenant deposits held",-642000,35000,88000),("224000","4510","Corporation tax payable",-97000,97000,128300),
      ("225000","4550","Retentions payable Unit 9",-64750,0,32750),("226000","4590","Clearing - GR/IR",0,377200,377200)]),
     ("5","Revenue",[
      ("400000","5110","Base rent",0,18500,3985400),("400050","5115","Turnover / licence rent yard",0,0,74300),("400100","5130","Straight-line adjustment",0,41000,88000),
      ("401000","5210","Service charge recoveries",0,4210,612300),("401050","5215","Insurance recoveries",0,0,139800),("402000","5310","Solar feed-in income",0,0,96450),("403000","5390","Other income",0,0,8125)]),
     ("6","Property operating costs",[
      ("500000","6110","Estate management fee",0,148200,0),("500100","6120","Security and gatehouse",0,187650,3200),("500200","6130","Repairs - landlord",0,96340,0),("500300","6140","Energy common areas",0,121900,8815),
      ("500400","6150","Insurance premium",0,139800,0),("500500","6160","Commercial rates on voids",0,44210,0),("500600","6170","Landscaping",0,38275,0),("500700","6190","Irrecoverable service charge",0,52160,0),("500800","6210","Expected credit loss charge",0,28400,11200)]),
     ("7","Overheads, finance and tax",[
      ("600000","7110","Asset management fee",0,262500,0),("600100","7120","Administration and directors",0,46800,0),("600200","7130","Audit and tax advice",0,39400,2500),("600300","7140","Legal and professional",0,71325,0),("600400","7150","Depositary",0,18000,0),
      ("610000","7310","Interest senior facility",0,1262500,0),("610010","7320","Interest loan notes",0,656250,0),("610020","7330","Amortisation arrangement fees",0,96000,0),("610030","7340","Amortisation letting fees",0,37350,0),("615000","7390","Bank interest received",0,0,21870),
      ("620000","7510","Fair value movement",0,0,310000),("630000","7610","Corporation tax charge",0,128300,0)])]
    data=[];so=sd=sc=0
    for k,t,accs in C:
        for a in accs:
            o,d,cr=a[3:]
            if o=="BANK": o=2314077.36
            if o!="PLUG":
                j=0 if a[0] in("200000","201000","210000","210010","211000","130020") else R.randint(-4999,4999)
                o=int(round(o*100))+(j if o else 0)
                so+=o
            if d: d=int(d*100)+ R.randint(0,9999)
            if cr: cr=int(cr*100)+R.randint(0,9999)
            if a[0] in("122050","130090","226000"): cr=d
            data.append([k,t,a[0],a[1],a[2],o,d,cr]); sd+=d; sc+=cr
    for x in data:
        if x[5]=="PLUG": x[5]=-so
    b=[x for x in data if x[2]=="130000"][0]
    b[6]=512340055; b[7]=0; sd+=b[6]; b[7]=sd-sc; assert b[7]>0
    fn="SPV27_SAP_trial_balance_P09.pdf"
    rows=[];tots=[];lines=[]
    def pair(n): return (n,0) if n>=0 else (0,-n)
    grand=[0]*6; bad=None
    def fmt(v): return eu(v) if v else ""
    for k,t,accs in C:
        sub=[0]*6; lines.append(("h",f"Class {k}  {t}"))
        for x in [x for x in data if x[0]==k]:
            o,d,cr=x[5:]; v=list(pair(o))+[d,cr]+list(pair(o+d-cr))
            sub=[p+q for p,q in zip(sub,v)]
            pv=v[:]
            if x[2]=="500100":   # planted digit change in closing debit
                s=str(pv[4]); pos=len(s)-5; nd=str((int(s[pos])+4)%10); pv[4]=int(s[:pos]+nd+s[pos+1:]); bad=(eu(v[4]),eu(pv[4]))
            nm=x[4]; r={"account":x[2],"name":nm}
            for n,q in zip(P6,pv):
                if q: r[n]=c(q)
            rows.append(r); lines.append(("r",x[2],nm,x[3],[fmt(q) for q in pv]))
        grand=[p+q for p,q in zip(grand,sub)]
        tots.append({"label":f"* Total class {k}",**{n:c(q) for n,q in zip(P6,sub) }})
        lines.append(("t",f"* Total class {k}",[eu(q) for q in sub]))
    assert grand[0]==grand[1] and grand[2]==grand[3] and grand[4]==grand[5],grand
    tots.append({"label":"** Total company code IE27",**{n:c(q) for n,q in zip(P6,grand)}})
    lines.append(("T","** Total company code IE27",[eu(q) for q in grand]))
    W,H=landscape(A4); cv=canvas.Canvas(DOC+fn,pagesize=(W,H)); CH=3.9; X0=30; FS=6.5
    def put(col,y,s,right=False,b=False):
        cv.setFont("Courier-Bold" if b else "Courier",FS)
        (cv.drawRightString if right else cv.drawString)(X0+CH*col,y,s)
    pg=[0]
    def head():
        pg[0]+=1; y=H-34
        put(0,y,"Sillbrook Quay Logistics Park DAC",b=True); put(75,y,"General ledger account balances (list RFSSLD00)"); put(188,y,f"Page {pg[0]}",True)
        y-=9; put(0,y,"Company code IE27   Ledger 0L   Chart of accounts LOGI / group FUND"); put(75,y,"Posting periods 01 - 09 / 2025    Amounts in EUR"); put(188,y,"07.10.2025 18:42 BKENNA",True)
        y-=6; cv.line(X0,y,X0+CH*188,y); y-=9
        for i,t in enumerate(["Balance carried fwd","Reporting period","Closing balance"]):
            cv.setFont("Courier-Bold",FS); cv.drawCentredString(X0+CH*(xr[2*i]+1.5),y,t)
        y-=8; put(0,y,"G/L",b=True); put(9,y,"Account",b=True); put(46,y,"Alt.acct",b=True)
        for i,t in enumerate(["01.01.2025","01.01.2025","01 - 09","01 - 09","30.09.2025","30.09.2025"]): put(xr[i],y,t,True,True)
        y-=8; put(0,y,"account",b=True); put(9,y,"text",b=True); put(46,y,"(group)",b=True)
        for i in range(6): put(xr[i],y,["Debit","Credit"][i%2],True,True)
        y-=5; cv.line(X0,y,X0+CH*188,y); return y-10
    xr=[69+23.5*i for i in range(6)]
    y=head()
    for l in lines:
        if y<42: cv.showPage(); y=head()
        if l[0]=="h": y-=2; put(0,y,l[1],b=True)
        elif l[0]=="r":
            put(0,y,l[1]); put(9,y,l[2]); put(46,y,l[3])
            for i,s in enumerate(l[4]): put(xr[i],y,s,True)
        else:
            cv.setDash(1,2); cv.line(X0,y+7,X0+CH*188,y+7); cv.setDash()
            put(0,y,l[1],b=True)
            for i,s in enumerate(l[2]): put(xr[i],y,s,True,True)
            y-=4
        y-=9
    y-=8
    res=sum(x[5]+x[6]-x[7] for x in data if x[0] in "567")
    put(0,y,f"Memo: result of classes 5 to 7 before appropriation, EUR {eu(res)} {'(loss)' if res>0 else '(profit)'}. Alternative account = fund group chart, for information only."); y-=9
    put(0,y,"*** end of list ***"); cv.save()
    save(fn,"TB",P6,rows,tots,{"what":f"Account 500100 Security and gatehouse: closing debit printed {bad[1]} instead of {bad[0]} (one digit changed); class 6 and company totals are right","kind":"digit_changed"},"INDUSTRIAL","SAP clerk, Dublin administrator","fixed-pitch SAP list, three Dr/Cr pairs, group account beside local account, three-line header repeated","EU decimals, blank cells for nil, alt. account column, 3 pages")
def d2():
    import xlsxwriter
    R=random.Random(2502)
    S=[("A. INVESTMENT PROPERTY AND OTHER NON-CURRENT ASSETS",[("Office building Zuidkade 14","0100",4120e4),("Office building Zuidkade 20","0110",2385e4),("Lease incentives capitalised","0150",62e4),("Deferred tax asset","0190",18.4e4)]),
     ("B. RECEIVABLES AND CASH",[("Rent debtors","1300",41e4),("Provision for doubtful debtors","1309",-6.2e4),("VAT receivable","1520",3.7e4),("Prepaid expenses","1410",8.8e4),("Turnover of service costs to settle","1450",-5.1e4),("ABN current account","1010",190e4),("ABN rent deposit account","1012",33e4),("Suspense payments","1990",0)]),
     ("C. EQUITY",[("Issued capital","0500",-1.8e4),("Share premium reserve","0510",-2100e4),("Revaluation reserve","0530",-640e4),("Other reserves","0540",None)]),
     ("D. LIABILITIES",[("Mortgage loan Noorderbank","0700",-2950e4),("Loan from group company (Lux Holdco)","0720",-880e4),("Tenant deposits","0750",-33e4),("Creditors","1600",-21e4),("VAT payable","1500",-17e4),("Interest payable","1640",-9.4e4),("Rent received in advance","1660",-52e4),("Corporate income tax","1680",-4.4e4),("Accrued expenses","1690",-12.6e4)]),
     ("E. INCOME",[("Rental income offices","8000",-402e4),("Rental income parking","8010",-31.6e4),("Amortisation of incentives","8050",7.9e4),("Service cost income","8100",-61e4),("Other income","8900",-1.1e4)]),
     ("F. OPERATING EXPENSES",[("Service cost expense","4100",63.4e4),("Property management fee","4200",13e4),("Maintenance not recoverable","4210",22.4e4),("Property tax (OZB)","4220",19.7e4),("Water board levy","4225",2.2e4),("Building insurance","4230",5.8e4),("Letting commissions","4240",9.6e4),("Doubtful debts","4290",1.4e4)]),
     ("G. FUND COSTS, FINANCE AND TAX",[("Asset management fee","4500",28e4),("Administration fee","4510",4.8e4),("Audit fee","4520",3.1e4),("Valuation fee","4530",1.75e4),("Bank charges","4590",0.21e4),("Mortgage interest","4700",88e4),("Interest group company","4710",36e4),("Interest income","4790",-1.36e4),("Unrealised revaluation result","9000",-44e4),("Corporate income tax charge","9500",14e4)])]
    cols=["beginning","activity","ending","other:Comparative 30-09-2024","other:Change on prior year"]
    D=[]
    for i,(h,acs) in enumerate(S):
        for n,a,v in acs:
            pl=i>=4
            if v is None: D.append([i,n,a,None,None,None]); continue
            j=lambda s:int(s*100*R.uniform(.93,1.07))
            fixed=a in("0500","0510","0720")
            o=0 if pl else (int(v*100) if fixed else j(v)); m=j(v) if pl else (0 if fixed else int(v*100*R.uniform(-.08,.09)))
            if a=="1990": o,m=0,0
            pyv=int(v*100) if fixed else int((o+m)*R.uniform(.85,1.1))
            if a=="9000": pyv=-pyv//2
            if a in("0190",): pyv=None
            D.append([i,n,a,o,m,pyv])
    plug=[d for d in D if d[3] is None][0]
    plug[3]=-sum(d[3] for d in D if d is not plug); plug[4]=0
    plug[5]=-sum((d[5] or 0) for d in D if d is not plug)
    cash=[d for d in D if d[2]=="1010"][0]; cash[4]+=-sum(d[4] for d in D)
    assert sum(d[3] for d in D)==0==sum(d[4] for d in D)
    fn="Zuidkade_TB_Q3_exact_export.xlsx"; wb=xlsxwriter.Workbook(DOC+fn); ws=wb.add_worksheet("Trial balance")
    B=wb.add_format({"bold":1}); HD=wb.add_format({"bold":1,"text_wrap":1,"align":"center","valign":"vcenter","bottom":1,"bg_color":"#DDE6EE"}); TX=wb.add_format({"align":"right"}); TB=wb.add_format({"align":"right","bold":1,"top":1}); TL=wb.add_format({"bold":1,"top":1}); WR=wb.add_format({"text_wrap":1,"valign":"top"}); SEC=wb.add_format({"bold":1,"italic":1,"font_color":"#1F4E79"})
    ws.write(0,0,"Zuidkade Kantoren B.V. - Amsterdam",wb.add_format({"bold":1,"font_size":13})); ws.write(1,0,"Administration 204  |  Trial balance cumulative period 1-9 2025  |  EUR  |  minus behind the figure = credit")
    ws.write(2,0,"prepared by: M. Hoekzema    reviewed: -")
    r=4
    ws.merge_range(r,0,r+2,0,"Description\n(ledger account)",HD); ws.merge_range(r,1,r+2,1,"RGS map",HD)
    ws.merge_range(r,2,r+2,2,"Opening\nbalance\n01-01-2025",HD); ws.merge_range(r,3,r+2,3,"Movement\nyear to date\n(net)",HD); ws.merge_range(r,4,r+2,4,"Closing\nbalance\n30-09-2025",HD); ws.merge_range(r,5,r+2,5,"chk",HD)
    ws.merge_range(r,6,r+2,6,"Comparative\n30-09-2024",HD); ws.merge_range(r,7,r+2,7,"Change on\nprior year",HD)
    ws.set_column(0,0,44); ws.set_column(1,1,12,None,{"hidden":1}); ws.set_column(2,4,18); ws.set_column(5,5,10,None,{"hidden":1}); ws.set_column(6,7,18); r=7
    t=lambda v: "" if v is None else (eu(v)+("-" if v<0 else ""))
    rows=[];tots=[]
    def vals(d): 
        e=d[3]+d[4]; return [d[3],d[4],e,d[5],e-(d[5] or 0)]
    def wr(r,v,f):
        for k,x in zip((2,3,4,6,7),v):
            if x is not None: ws.write_string(r,k,t(x),f)
    G=[0]*5
    for i,(h,_) in enumerate(S):
        ws.write(r,0,h,SEC); r+=1; sub=[0]*5
        for d in [d for d in D if d[0]==i]:
            v=vals(d); ws.write(r,0,f"{d[1]} ({d[2]})"); ws.write(r,1,f"W{d[2]}.{i}"); ws.write_number(r,5,0); wr(r,v,TX); r+=1
            rows.append({"account":d[2],"name":d[1],**{n:c(x) for n,x in zip(cols,v) if x is not None}})
            sub=[a+(b or 0) for a,b in zip(sub,v)]
        sub[4]=sub[2]-sub[3]
        ws.write(r,0,f"Subtotal {h[0]}",TL); wr(r,sub,TB); tots.append({"label":f"Subtotal {h[0]}",**{n:c(x) for n,x in zip(cols,sub)}}); G=[a+b for a,b in zip(G,sub)]; r+=2
    assert G==[0]*5,G
    ws.write(r,0,"Trial balance total (must be nil)",TL); wr(r,G,TB); tots.append({"label":"Trial balance total (must be nil)",**{n:c(x) for n,x in zip(cols,G)}}); r+=2
    pl=sum(vals(d)[2] for d in D if d[0]>=4)
    ws.merge_range(r,0,r,7,f"Note 1: result year to date {t(pl)} (sections E to G). Minus = profit.",WR); ws.merge_range(r+1,0,r+1,7,"Note 2: figures exported as text from the ledger. No deferred tax asset was recognised at 30-09-2024 (blank).",WR)
    ws.freeze_panes(7,1); ws.set_landscape(); ws.fit_to_pages(1,0); wb.add_worksheet("Export info").write(0,0,"Export profile: TB_CUM_EN v3, filter: all accounts with postings or balance"); wb.close()
    save(fn,"TB",cols,rows,tots,None,"OFFICE","Exact user, Dutch property administrator","code after name in one cell, text numbers, trailing minus, EU decimals","hidden columns, numbers as text, three-line wrapped header, mixed code order")
def d3():
    R=random.Random(2503)
    S=[("Fixed assets",[("10100-000","Freehold land & buildings - Carrick Wynd",+21400e3),("10120-000","Freehold land & buildings - Tannery Row",+15850e3),("10300-000","Furniture, fittings & equipment (bedrooms and shared kitchens)",+1240e3),("10390-000","Accumulated depreciation FF&E",-610e3)]),
     ("Current assets",[("11000-000","Student debtors",+212e3),("11050-000","Provision for doubtful student debts",-38e3),("11200-010","University nominations receivable",+96e3),("11300-000","Prepayments",+54e3),("11500-000","Damage & key charges receivable",+7.4e3),("12000-001","Barclays rent account",0),("12000-002","Barclays deposit scheme account",+181e3),("12500-000","Payment gateway clearing",+3.1e3)]),
     ("Current liabilities",[("20000-000","Trade creditors",-88e3),("20100-000","Accrued expenses",-132e3),("20200-000","Deferred student rent",-1040e3),("20300-000","Booking deposits held",-181e3),("20400-000","PAYE / NIC on-site team",-14e3),("20500-000","Intercompany - Propco II LP",-420e3)]),
     ("Long-term liabilities & capital",[("25000-000","Bank loan - Lomond Life",-19200e3),("25090-000","Capitalised loan costs",+210e3),("30000-000","Partners' capital",-14000e3),("30100-000","Retained profit brought forward",None)]),
     ("Income",[("40000-000","Rent - direct let academic year",-3050e3),("40010-000","Rent - nominations agreement",-940e3),("40100-000","Summer & conference lettings",-128e3),("40200-000","Laundry & vending commission",-21e3),("40300-000","Late fees and damages",-9e3)]),
     ("Operating costs",[("50000-000","On-site staff",+402e3),("50100-000","Utilities",+388e3),("50150-000","Broadband",+61e3),("50200-000","Repairs & maintenance",+144e3),("50250-000","Turnaround cleaning and redecoration between tenancies",+73e3),("50300-000","Insurance",+49e3),("50400-000","Marketing & booking agents",+57e3),("50500-000","Bad debt expense",+12e3),("50600-000","Operator management fee",+206e3)]),
     ("Finance & fund costs",[("60000-000","Loan interest",+742e3),("60050-000","Amortisation of loan costs",+42e3),("60100-000","Depreciation FF&E",+118e3),("60200-000","Audit, legal & valuation",+66e3),("60300-000","Bank interest",-7e3)])]
    cols=["other:PRIOR YEAR END 31/12/24","beginning","debit","credit","ending"]
    D=[]
    for i,(h,a) in enumerate(S):
        for code,n,v in a:
            if v is None: D.append([i,code,n,None,None,0,0]);continue
            fx=code[:3] in("101","250","300") and code!="25090-000"
            e=int(v*100) if fx else int(v*100*R.uniform(.92,1.05)); 
            o=e; d=cr=0
            if not fx and v:
                m=abs(int(e*R.uniform(.05,.14)))
                if i>=4:
                    d,cr=(m,0) if v>0 else (0,m)
                    if R.random()<.25: d,cr=d+(int(m*.06) if v<0 else 0),cr+(int(m*.06) if v>0 else 0)
                else:
                    d=m if R.random()<.8 else 0; cr=abs(int(e*R.uniform(.03,.12)))
                    if code=="10390-000": d=0
                    if code=="10300-000": cr=0
                o=e-d+cr if i<4 else int(e*.9)
            py=0 if i>=4 else (int(v*100) if fx else int(o*R.uniform(.85,1.1)))
            D.append([i,code,n,py,o,d,cr])
    bank=[d for d in D if d[1]=="12000-001"][0]; bank[3]=64120311; bank[4]=91377462
    bank[5]=61234018; bank[6]=bank[5]+sum(d[5]-d[6] for d in D)-bank[5]; 
    if bank[6]<1000000: bank[5]+=50000000; bank[6]+=50000000
    re=[d for d in D if d[3] is None][0]; re[3]=0; re[4]=0
    re[3]=-sum(d[3] for d in D); re[4]=-sum(d[4] for d in D)
    # brought forward must equal: keep one figure for the year, put the rest of PY on it
    fn="Carrick_Tannery_Student_TB_Sep25.pdf"; rows=[];tots=[]
    st=ParagraphStyle("a",fontName="Helvetica",fontSize=7.2,leading=8.4)
    mk=lambda v:"-" if v==0 else uk(v)+(" Dr" if v>0 else " Cr")
    pl=lambda v:"-" if v==0 else uk(v)
    T=[["Account name","","Prior year end","Balance b/f","Movement in period 09","","Balance c/f"],["","Nominal","31/12/24","31/08/25","Debit","Credit","30/09/25"]]
    T=[["ACCOUNT NAME","NOMINAL","PRIOR YEAR END","OPENING","MOVEMENT SEPTEMBER 2025","","CLOSING"],["","","31/12/24","31/08/25","Debit","Credit","30/09/25"]]
    stl=[]; G=[0]*5
    def L(d): return [d[3],d[4],d[5],d[6],d[4]+d[5]-d[6]]
    for i,(h,_) in enumerate(S):
        stl+=[("SPAN",(0,len(T)),(-1,len(T))),("BACKGROUND",(0,len(T)),(-1,len(T)),colors.HexColor("#EEF3EA")),("FONT",(0,len(T)),(-1,len(T)),"Helvetica-Bold",7.5)]
        T.append([h]+[""]*6); sub=[0]*5
        for d in [d for d in D if d[0]==i]:
            v=L(d); sub=[a+b for a,b in zip(sub,v)]
            T.append([Paragraph(d[2].replace("&","&amp;"),st),d[1],mk(v[0]),mk(v[1]),pl(v[2]),pl(v[3]),mk(v[4])])
            rows.append({"account":d[1],"name":d[2],**{n:c(x) for n,x in zip(cols,v)}})
        stl+=[("FONT",(0,len(T)),(-1,len(T)),"Helvetica-Bold",7.2),("LINEABOVE",(2,len(T)),(-1,len(T)),.5,colors.black)]
        T.append([f"Total {h.lower()}","",mk(sub[0]),mk(sub[1]),pl(sub[2]),pl(sub[3]),mk(sub[4])]); tots.append({"label":f"Total {h.lower()}",**{n:c(x) for n,x in zip(cols,sub)}}); G=[a+b for a,b in zip(G,sub)]
    assert G[0]==G[1]==G[4]==0 and G[2]==G[3],G
    stl+=[("FONT",(0,len(T)),(-1,len(T)),"Helvetica-Bold",7.6),("LINEABOVE",(0,len(T)),(-1,len(T)),1,colors.black),("LINEBELOW",(0,len(T)),(-1,len(T)),1,colors.black)]
    T.append(["REPORT TOTAL","",mk(0),mk(0),pl(G[2]),pl(G[3]),mk(0)]); tots.append({"label":"REPORT TOTAL",**{n:c(x) for n,x in zip(cols,G)}})
    tb=Table(T,colWidths=[60*mm,19*mm,26*mm,26*mm,23*mm,23*mm,26*mm],repeatRows=2,style=[("FONT",(0,0),(-1,-1),"Helvetica",7.2),("FONT",(0,0),(-1,1),"Helvetica-Bold",7),("SPAN",(4,0),(5,0)),("ALIGN",(2,0),(-1,-1),"RIGHT"),("ALIGN",(4,0),(5,0),"CENTER"),("LINEBELOW",(4,0),(5,0),.4,colors.grey),("LINEBELOW",(0,1),(-1,1),.8,colors.black),("VALIGN",(0,0),(-1,-1),"MIDDLE"),("TOPPADDING",(0,0),(-1,-1),1.6),("BOTTOMPADDING",(0,0),(-1,-1),1.6)]+stl)
    def pg(cv,doc):
        cv.setFont("Helvetica",6.5); cv.drawString(12*mm,8*mm,"Ledger extract | book: Accrual | entity list: cwynd, tanrow"); cv.drawRightString(198*mm,8*mm,f"Printed 09/10/2025 11:06   page {doc.page}")
        if doc.page>1: cv.setFont("Helvetica-Oblique",7); cv.drawString(12*mm,287*mm,"Aldermoor Student Living LP - trial balance (continued)")
    H=ParagraphStyle("h",fontName="Helvetica-Bold",fontSize=13,leading=16); N=ParagraphStyle("n",fontName="Helvetica",fontSize=8,leading=10)
    gb=Table([["Bank reconciliation (rent account)","GBP"],["Per statement 30/09/25",uk(L(bank)[4]+1284050)],["Less unpresented payments",f"({uk(1284050)})"],["Per ledger 12000-001",uk(L(bank)[4])]],style=[("FONT",(0,0),(-1,-1),"Helvetica",7),("BOX",(0,0),(-1,-1),.4,colors.grey),("ALIGN",(1,0),(1,-1),"RIGHT")],hAlign="LEFT")
    SimpleDocTemplate(DOC+fn,pagesize=A4,leftMargin=4*mm,rightMargin=4*mm,topMargin=13*mm,bottomMargin=14*mm).build([Paragraph("Aldermoor Student Living LP",H),Paragraph("Trial balance by nominal, month of September 2025, pounds sterling. Dr / Cr after the figure; a dash is nil.",N),Spacer(1,6),tb,Spacer(1,8),gb],onFirstPage=pg,onLaterPages=pg)
    save(fn,"TB",cols,rows,tots,None,"STUDENT_HOUSING","UK student operator, Yardi extract","names before codes, Dr/Cr marks, prior-year column first, dashes","wrapped names, side table after the end, signed columns mixed with a Dr/Cr pair (Cr = negative in truth)")
