#!/usr/bin/env python3
"""Regenerates all nine documents, truths and index. Seeded. Needs reportlab openpyxl xlwt python-docx and soffice."""
import os, json, random, csv, subprocess, shutil, datetime as dt
from decimal import Decimal
HERE=os.path.dirname(os.path.abspath(__file__)); D=HERE+'/documents'; T=HERE+'/truth'
TMP=os.environ.get('HF_TMP','build/')+'/build'
for p in (D,T,TMP): os.makedirs(p,exist_ok=True)
INDEX=[]
def r2(x): return round(x+0.0,2)+0.0
def save(fn,asset,kind,style,hard,money,rows,totals,planted=None):
    stem=fn.rsplit('.',1)[0]
    json.dump({"name":stem,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals},open(f'{T}/{stem}.json','w'),indent=1,ensure_ascii=False)
    INDEX.append({"file":fn,"assetType":asset,"documentType":{"TB":"TRIAL_BALANCE","AR":"AGED_RECEIVABLES","UM":"UNIT_MIX"}[kind],"author":"a48-housingfinance","style":style,"hard":hard})
def sums(rows,keys):
    return {k:r2(sum(r.get(k,0) for r in rows)) for k in keys}
def topdf(src,out):
    subprocess.run(['soffice','-env:UserInstallation=file://'+TMP+'/lo','--headless','--convert-to','pdf','--outdir',TMP,src],check=True,stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL)
    shutil.move(TMP+'/'+os.path.basename(src).rsplit('.',1)[0]+'.pdf',out)
FIRST="Odell Marisol Tobias Winifred Leandro Priya Halvard Celeste Ignacio Rosalind Desmond Yvette Abram Nadine Cornelius Bettina Rufus Imelda Stellan Maude Thaddeus Oksana Wendell Farrah Anselm Dorothea Quincy Lucinda Emmett Perpetua".split()
LAST="Brankovich Ostrander Villaluz Penhallow Kettleman Adeyinka Thornbury Maccabe Szymczak Whitlatch Delacroix-Orr Yamagishi Oduya Farnsworth Pellegrew Hostetter Marchbanks Quisenberry Rutledge Lindqvist Castellon Nakagome Eberhardt Tolliver O'Shaunessy Van Wyk Ballantine Grzeskowiak Sandoval-Pruitt Holloway Mbeki-Ross Trueblood".replace('Van Wyk','Van_Wyk').split()
def names(R,n):
    s=set();o=[]
    while len(o)<n:
        x=(R.choice(FIRST),R.choice(LAST).replace('_',' '))
        if x not in s: s.add(x);o.append(x)
    return o

# ---------------------------------------------------------------- 1 TB, line-printer, trailing minus, HUD chart, planted
def doc1():
    R=random.Random(4801); fn='alder_hollow_lp_tb_0626.pdf'
    from reportlab.pdfgen import canvas
    from reportlab.lib.pagesizes import letter, landscape
    S=[("CURRENT ASSETS",[("1110","PETTY CASH",300,0),("1120","CASH - OPERATIONS (TRUSTEE 4417)",412880.14,'P'),("1130","TENANT ACCOUNTS RECEIVABLE",18344.75,'M'),("1135","ACCOUNTS RECEIVABLE - HAP",9120,'M'),("1140","ACCOUNTS RECEIVABLE - OTHER",1275.5,0),("1200","PREPAID PROPERTY INSURANCE",31416.66,'C'),("1210","PREPAID TAX CREDIT MONITORING FEE",2400,'C')]),
    ("DEPOSITS AND FUNDED RESERVES",[("1191","TENANT SECURITY DEPOSITS - BANK",38212.09,'D'),("1310","MORTGAGE ESCROW - TAXES AND MIP",27650.42,'D'),("1320","REPLACEMENT RESERVE - AGENCY HELD",286914.33,'D'),("1325","OPERATING DEFICIT RESERVE",175000,0),("1330","RESIDUAL RECEIPTS RESERVE",14206.81,'D')]),
    ("FIXED ASSETS",[("1410","LAND",640000,0),("1420","BUILDINGS",8914750,0),("1440","BUILDING EQUIPMENT - PORTABLE",96340.18,'D'),("1450","FURNITURE FOR PROJECT USE",41285,0),("1495","ACCUMULATED DEPRECIATION",-2216480.37,'C'),("1520","TAX CREDIT FEES (NET)",38500.04,'C')]),
    ("CURRENT LIABILITIES",[("2110","ACCOUNTS PAYABLE - OPERATIONS",-26318.9,'M'),("2113","ACCOUNTS PAYABLE - PARTNERSHIP MGMT FEE",-7500,0),("2120","ACCRUED WAGES PAYABLE",-6044.12,'M'),("2131","ACCRUED INTEREST - FIRST MORTGAGE",-20411.56,'M'),("2132","ACCRUED INTEREST - SOFT LOAN (AGENCY)",-118250,'C'),("2150","ACCRUED PROPERTY TAXES",-24805,'C'),("2191","TENANT SECURITY DEPOSITS LIABILITY",-37610,'C'),("2210","PREPAID RENT",-4388.25,'M')]),
    ("LONG TERM LIABILITIES",[("2320","MORTGAGE PAYABLE - FIRST (SERIES 2014B)",-4390112.67,'D'),("2322","MORTGAGE PAYABLE - HOME FUNDS",-1100000,0),("2324","DEFERRED DEVELOPER FEE",-214300,0)]),
    ("PARTNERS EQUITY",[("3130","PARTNERS CAPITAL - GENERAL PARTNER",112.4,0),("3131","PARTNERS CAPITAL - INVESTOR LP",'E',0),("3140","DISTRIBUTIONS",0,0)]),
    ("REVENUE",[("5120","RENT REVENUE - GROSS POTENTIAL",-341250,'C'),("5121","TENANT ASSISTANCE PAYMENTS",-91480,'C'),("5190","MISCELLANEOUS RENT REVENUE",-1140,'C'),("5220","VACANCY - APARTMENTS",19876,'D'),("5250","RENTAL CONCESSIONS",0,0),("5410","INTEREST - PROJECT OPERATIONS",-612.37,'C'),("5440","INTEREST - REPLACEMENT RESERVE",-2718.06,'C'),("5910","LAUNDRY AND VENDING",-3346.5,'C'),("5920","TENANT CHARGES",-2185,'C')]),
    ("EXPENSES",[("6210","ADVERTISING AND MARKETING",1460.25,'D'),("6310","OFFICE SALARIES",31208.4,'D'),("6311","OFFICE EXPENSES",7715.66,'D'),("6320","MANAGEMENT FEE",24960,'D'),("6330","MANAGER SALARY",28750,'D'),("6340","LEGAL EXPENSE - PROJECT",2310,'D'),("6350","AUDIT EXPENSE",9800,0),("6351","BOOKKEEPING FEES",4200,'D'),("6370","BAD DEBTS",3914.77,'D'),("6450","ELECTRICITY",14806.31,'D'),("6451","WATER",17240.88,'D'),("6452","GAS",6318.4,'D'),("6453","SEWER",13992.1,'D'),("6510","PAYROLL - MAINTENANCE",36480.22,'D'),("6515","SUPPLIES",9107.53,'D'),("6520","CONTRACTS",27655,'D'),("6525","GARBAGE AND TRASH REMOVAL",8240,'D'),("6546","HEATING/COOLING REPAIRS",4471.9,'D'),("6710","REAL ESTATE TAXES",24805,'D'),("6720","PROPERTY AND LIABILITY INSURANCE",22440.45,'D'),("6820","INTEREST ON FIRST MORTGAGE",102057.8,'D'),("6825","INTEREST ON SOFT LOAN",11458.33,'D'),("6600","DEPRECIATION EXPENSE",118214.15,'D')])]
    allr=[]; 
    for sec,acc in S:
        for c,n,b,k in acc:
            r={"account":c,"name":n,"sec":sec,"k":k,"beginning":b,"debit":0.0,"credit":0.0}
            if b!='E':
                base=abs(b)
                amt=r2(base/5*R.uniform(.85,1.1)) if c[0] in '56' else r2(min(base*R.uniform(.01,.06),R.uniform(2000,9000)))
                if k=='D': r['debit']=amt
                if k=='C': r['credit']=amt
                if k=='M':
                    r['debit']=r2(base*R.uniform(.6,.95)); r['credit']=r2(base*R.uniform(.6,.95))
            allr.append(r)
    eq=[r for r in allr if r['beginning']=='E'][0]; eq['beginning']=r2(-sum(r['beginning'] for r in allr if r is not eq))
    p=[r for r in allr if r['k']=='P'][0]
    dr=sum(r['debit'] for r in allr); cr=sum(r['credit'] for r in allr)
    p['debit']=r2(88214.36+max(0,cr-dr)); p['credit']=r2(88214.36+max(0,dr-cr))
    for r in allr: r['ending']=r2(r['beginning']+r['debit']-r['credit'])
    K=["beginning","debit","credit","ending"]
    tot=[]; secrows={s:[r for r in allr if r['sec']==s] for s,_ in S}
    sub={s:sums(secrows[s],K) for s in secrows}; g=sums(allr,K)
    assert abs(g['beginning'])<.005 and abs(g['ending'])<.005 and abs(g['debit']-g['credit'])<.005
    # planted: one digit of one ending balance
    v=[r for r in allr if r['account']=='6520'][0]; old=v['ending']
    s=f"{old:.2f}"; i=1; s2=s[:i]+str((int(s[i])+5)%10)+s[i+1:]; v['ending']=float(s2)
    planted={"what":f"account 6520 CONTRACTS ending balance printed {s2}, should be {s} (balance forward + debits - credits)","kind":"digit_changed"}
    def f(x):
        s=f"{abs(x):,.2f}"
        if s=="0.00": s=".00"
        return s+("-" if x<0 and s!=".00" else " ")
    lines=[]
    for s,_ in S:
        lines.append(("h","  "+s)); 
        for r in secrows[s]: lines.append(("r",f"{r['account']:>8}   {r['name']:<42}{f(r['beginning']):>19}{f(r['debit']):>17}{f(r['credit']):>17}{f(r['ending']):>19}"))
        t=sub[s]; lab="*TOTAL "+s
        lines.append(("t",f"{'':>8}   {lab:<42}{f(t['beginning']):>19}{f(t['debit']):>17}{f(t['credit']):>17}{f(t['ending']):>19}"))
        lines.append(("b","")); tot.append({"label":lab,**t})
    lines.append(("g",f"{'':>8}   {'**REPORT TOTALS':<42}{f(g['beginning']):>19}{f(g['debit']):>17}{f(g['credit']):>17}{f(g['ending']):>19}"))
    tot.append({"label":"**REPORT TOTALS",**g})
    W,H=landscape(letter); c=canvas.Canvas(f'{D}/{fn}',pagesize=(W,H)); per=44; pg=0; y=0; n=0
    def head():
        nonlocal pg,y
        pg+=1; c.setFont('Courier-Bold',8.6); y=H-34
        for t in (f"GLR140-02{'':<34}ALDER HOLLOW APARTMENTS LIMITED PARTNERSHIP{'':<26}PAGE {pg:>4}",
                  f"RUN 07/09/26 06:14{'':<25}GENERAL LEDGER TRIAL BALANCE BY SECTION{'':<30}FUND  217",
                  f"{'':<43}FOR PERIOD 06/01/26 THRU 06/30/26","",
                  f"{'ACCT NO':>8}   {'ACCOUNT TITLE':<42}{'BALANCE ':>19}{'':>17}{'':>17}{'ENDING ':>19}",
                  f"{'':>8}   {'':<42}{'FORWARD ':>19}{'DEBITS ':>17}{'CREDITS ':>17}{'BALANCE ':>19}",
                  "-"*124):
            c.drawString(40,y,t); y-=11
        c.setFont('Courier',8.6)
    head()
    for i,(k,t) in enumerate(lines):
        if y<48 or (k=='h' and y<90): c.showPage(); head()
        if k in 'tg':
            pass
        c.setFont('Courier-Bold' if k in 'g' else 'Courier',8.6); c.drawString(40,y,t); y-=11
    c.drawString(40,y-11,"     *** END OF REPORT ***   TRAILING MINUS = CREDIT BALANCE"); c.save()
    rows=[{k:r[k] for k in ["account","name"]+K} for r in allr]
    save(fn,"MULTIFAMILY","TB","mainframe line-printer report, Courier, landscape, trailing minus, section subtotals, HUD chart, 3 pages",True,K,rows,tot,planted)

# ---------------------------------------------------------------- 2 TB xlsx cooperative: three Dr/Cr pairs, name before code
def doc2():
    R=random.Random(4802); fn='Saltmarsh Mutual Housing TB FY26.xlsx'
    import openpyxl; from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
    A=[("Cash & investments",[("Operating account – Tidewater Trust","10-100",1,84212.35,'P'),("Money market reserve","10-120",1,412600.11,'D'),("Subscription deposits escrow","10-150",1,22500,0),("Petty cash","10-190",1,250,0)]),
     ("Other assets",[("Carrying charges receivable","11-100",1,16920.4,'M'),("Allowance for doubtful carrying charges","11-190",-1,3100,'C'),("Prepaid insurance","12-100",1,27333.32,'C'),("Land","15-100",1,510000,0),("Buildings & improvements","15-200",1,6231409,'D'),("Accumulated depreciation","15-900",-1,3904117.62,'C')]),
     ("Liabilities",[("Accounts payable","20-100",-1,19744.18,'M'),("Accrued real estate taxes","20-300",-1,31800,'D'),("Carrying charges paid ahead","20-400",-1,8865.2,'M'),("Blanket mortgage – Agency Series C","25-100",-1,2217540.09,'D'),("Member loan fund","25-300",-1,40000,0)]),
     ("Members' equity",[("Memberships – Class A shares","30-100",-1,96000,0),("Paid-in surplus","30-200",-1,'E',0),("Retained deficit","30-900",1,148233.07,0)]),
     ("Income",[("Carrying charges","40-100",-1,0,'C',1284000),("Commercial lease – day care","40-200",-1,0,'C',28800),("Laundry income","40-300",-1,0,'C',11417.25),("Parking","40-310",-1,0,'C',19620),("Transfer fees","40-400",-1,0,'C',2250),("Interest earned","40-900",-1,0,'C',14836.54),("Vacancy loss","40-990",1,0,'D',7480)]),
     ("Operating expenses",[("Manager & office wages","50-100",1,0,'D',118420.6),("Payroll taxes & benefits","50-150",1,0,'D',27640.18),("Management agent fee","50-200",1,0,'D',51360),("Audit & legal","50-300",1,0,'D',18275),("Member education","50-350",1,0,'D',2140.75),("Fuel oil & gas","51-100",1,0,'D',143905.44),("Electricity – common","51-200",1,0,'D',36218.07),("Water & sewer","51-300",1,0,'D',88412.9),("Grounds & snow","52-100",1,0,'D',41090),("Elevator contract","52-200",1,0,'D',16800),("Repairs – plumbing","52-300",1,0,'D',29774.36),("Repairs – other","52-390",1,0,'D',33508.81),("Real estate taxes","53-100",1,0,'D',127200),("Insurance","53-200",1,0,'D',82000),("Mortgage interest","54-100",1,0,'D',97346.22),("Depreciation","55-100",1,0,'D',188940),("Bad debts","55-200",1,0,'D',3650)])]
    rows=[];
    for sec,acc in A:
        for a in acc:
            n,c,s,b,k=a[:5]; m=a[5] if len(a)>5 else None
            rows.append(dict(sec=sec,name=n,account=c,s=s,b=b if b=='E' else s*b,k=k,m=m,dr=0.0,cr=0.0))
    e=[r for r in rows if r['b']=='E'][0]; e['b']=r2(-sum(r['b'] for r in rows if r is not e)); assert e['b']<0
    for r in rows:
        if r['k']=='D': r['dr']=r['m'] or r2(min(abs(r['b'])*.4,90000)*R.uniform(.3,1))
        if r['k']=='C': r['cr']=r['m'] or r2(min(abs(r['b'])*.4,188940)*R.uniform(.3,1))
        if r['account']=='15-900': r['cr']=188940.0
        if r['account']=='40-100': r['dr']=1440.0
        if r['k']=='M': r['dr']=r2(abs(r['b'])*R.uniform(5,9)); r['cr']=r2(r['dr']+R.uniform(-3000,3000))
    p=[r for r in rows if r['k']=='P'][0]; d=sum(r['dr'] for r in rows)-sum(r['cr'] for r in rows)
    p['cr']=r2(1291044.02); p['dr']=r2(p['cr']-d)
    out=[]
    for r in rows:
        o={"account":r['account'],"name":r['name']}; cl=r2(r['b']+r['dr']-r['cr'])
        if r['b']>0:o['open_dr']=r['b']
        if r['b']<0:o['open_cr']=-r['b']
        if r['dr']:o['debit']=r2(r['dr'])
        if r['cr']:o['credit']=r2(r['cr'])
        if cl>0:o['close_dr']=cl
        if cl<0:o['close_cr']=-cl
        out.append(o); r['o']=o
    K=["open_dr","open_cr","debit","credit","close_dr","close_cr"]; g=sums(out,K)
    for a,b in zip(K[::2],K[1::2]): assert abs(g[a]-g[b])<.01,(a,g)
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='TB'
    ws['A1']='Saltmarsh Mutual Housing Corporation'; ws['A1'].font=Font(name='Cambria',bold=True,size=15,color='1F4E4A'); ws['A2']='(a limited-equity co-operative, 96 dwellings)'
    ws['A3']='Trial balance, year to 30 June 2026'; ws['A3'].font=Font(name='Cambria',italic=True); ws['G1']='Agency file 0093-C'
    h=['Account name','Code','Class']; fill=PatternFill('solid',fgColor='D5E8E4'); th=Side(style='thin'); 
    for i,x in enumerate(h,1): ws.cell(5,i,x); ws.merge_cells(start_row=5,end_row=6,start_column=i,end_column=i)
    for i,x in enumerate(['Opening balance 1 July 2025','Movements in the year','Closing balance 30 June 2026']):
        ws.cell(5,4+2*i,x); ws.merge_cells(start_row=5,end_row=5,start_column=4+2*i,end_column=5+2*i); ws.cell(6,4+2*i,'Dr'); ws.cell(6,5+2*i,'Cr')
    for rr in (5,6):
        for cc in range(1,10):
            c=ws.cell(rr,cc); c.font=Font(bold=True); c.fill=fill; c.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True); c.border=Border(bottom=th)
    y=7; last=None
    for r in rows:
        if r['sec']!=last:
            if last: y+=1
            ws.cell(y,1,r['sec']).font=Font(bold=True,color='1F4E4A'); last=r['sec']; y+=1
        ws.cell(y,1,r['name']).alignment=Alignment(indent=1); ws.cell(y,2,r['account']); ws.cell(y,3,'BS' if r['account']<'4' else 'IS')
        for i,k in enumerate(K):
            if k in r['o']: c=ws.cell(y,4+i,r['o'][k]); c.number_format='#,##0.00'
        y+=1
    y+=1; ws.cell(y,1,'Totals').font=Font(bold=True)
    for i,k in enumerate(K):
        c=ws.cell(y,4+i,g[k]); c.number_format='#,##0.00'; c.font=Font(bold=True); c.border=Border(top=th,bottom=Side(style='double'))
    ws.cell(y+2,1,'Prepared by the treasurer from the cash book and journals; unaudited.').font=Font(italic=True,size=9)
    ws.column_dimensions['A'].width=42; ws.column_dimensions['B'].width=10; ws.column_dimensions['C'].hidden=True
    for c in 'DEFGHI': ws.column_dimensions[c].width=16
    ws.freeze_panes='D7'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.save(f'{D}/{fn}')
    save(fn,"COOPERATIVE","TB","spreadsheet, merged two-row header with three Dr/Cr pairs, name before code, hidden class column, section headings",False,K,out,[{"label":"Totals",**g}])

# ---------------------------------------------------------------- 3 TB PDF: commercial condominiums, one pair plus prior year
def doc3():
    R=random.Random(4803); fn='trustee_commercial_condominiums_tb.pdf'
    from reportlab.platypus import SimpleDocTemplate,Table,TableStyle,Paragraph,Spacer
    from reportlab.lib.styles import ParagraphStyle; from reportlab.lib.pagesizes import A4; from reportlab.lib import colors
    props=["Quarry Street Office Condominium","Lantern Row Retail Condominium","The Foundry Medical Condominium Trust"]
    acc=[("Operating cash, trustee account","1010",1,(20000,70000)),("Reserve fund cash","1050",1,(90000,300000)),("Common charges receivable","1200",1,(2000,16000)),("Prepaid insurance","1310",1,(3000,9000)),("Equipment, net","1600",1,(0,24000)),
     ("Accounts payable","2010",-1,(4000,18000)),("Common charges received in advance","2150",-1,(500,6000)),("Due to other condominiums","2200",-1,(0,3000)),("Deferred special assessment","2400",-1,(0,40000)),
     ("Fund balance, operating","3010",0,None),("Fund balance, reserve","3020",-1,(80000,250000)),("Common charges assessed","4010",-1,(140000,300000)),("Late fees and interest","4050",-1,(200,2600)),("Reserve interest income","4080",-1,(900,8000)),
     ("Trustee and management fees","5010",1,(12000,30000)),("Insurance, master policy","5050",1,(14000,38000)),("Utilities, common","5100",1,(16000,40000)),("Cleaning and refuse","5140",1,(10000,30000)),("Elevator and life safety","5180",1,(0,16000)),("Snow and grounds","5200",1,(4000,20000)),("Legal, audit and filing","5300",1,(3000,14000)),("Reserve expenditures","5900",1,(0,60000))]
    rows=[];tots=[];K=["debit","credit","other:Prior Year"]
    st=[('FONT',(0,0),(-1,-1),'Times-Roman',9.2),('ALIGN',(2,0),(-1,-1),'RIGHT'),('ALIGN',(1,0),(1,-1),'CENTER'),('TOPPADDING',(0,0),(-1,-1),1.1),('BOTTOMPADDING',(0,0),(-1,-1),1.9),('FONT',(0,0),(-1,0),'Times-Bold',9.5),('LINEBELOW',(0,0),(-1,0),1,colors.black)]
    data=[["Description","GL No.","Debit","Credit","Prior Year"]]
    fm=lambda x: f"{x:,.2f}"; pf=lambda x: f"({-x:,.2f})" if x<0 else f"{x:,.2f}"
    for pi,p in enumerate(props):
        pr=[]
        for n,c,s,rg in acc:
            if rg and rg[0]==0 and R.random()<.45: continue
            if s==0: v=py=None
            else: v=r2(s*R.uniform(max(rg[0],300),rg[1])); py=r2(v*R.uniform(.75,1.15))
            if rg and c in('5900','2400') and R.random()<.6: py=0.0
            pr.append([n,c,v,py])
        for j in (2,3):
            x=r2(-sum(q[j] for q in pr if q[j] is not None)); [q for q in pr if q[1]=='3010'][0][j]=x
        data.append([p,"","","",""]); i=len(data)-1; st+=[('SPAN',(0,i),(-1,i)),('FONT',(0,i),(-1,i),'Times-BoldItalic',10.5),('TOPPADDING',(0,i),(-1,i),7)]
        grp=[]
        for qi,(n,c,v,py) in enumerate(pr):
            o={"property":p,"account":c,"name":n}
            o["debit" if v>0 else "credit"]=abs(v)
            if py: o["other:Prior Year"]=py
            d="$ " if qi==0 else ""
            data.append([("   "+n),c,d+fm(v) if v>0 else "–",fm(-v) if v<0 else "–",(d+pf(py)) if py else "–"]); grp.append(o)
        rows+=grp; t=sums(grp,K); assert abs(t['debit']-t['credit'])<.01 and abs(t[K[2]])<.01
        t["other:Prior Year"]=0.0
        lab="Total, "+p; data.append([lab,"","$ "+fm(t['debit']),"$ "+fm(t['credit']),"$ 0.00"]); i=len(data)-1
        st+=[('FONT',(0,i),(-1,i),'Times-Bold',9.2),('LINEABOVE',(2,i),(-1,i),.5,colors.black),('LINEBELOW',(2,i),(-1,i),.5,colors.black)]
        tots.append({"label":lab,**t})
    g=sums(rows,K); g["other:Prior Year"]=0.0; tots.append({"label":"All condominiums under trust",**g})
    data.append(["All condominiums under trust","","$ "+fm(g['debit']),"$ "+fm(g['credit']),"$ 0.00"]); i=len(data)-1
    st+=[('FONT',(0,i),(-1,i),'Times-Bold',9.6),('TOPPADDING',(0,i),(-1,i),9),('LINEBELOW',(2,i),(-1,i),.5,colors.black),('LINEBELOW',(2,i),(-1,i),.5,colors.black,None,None,None,2,1.5)]
    P=lambda t,s,a=1,**k: Paragraph(t,ParagraphStyle('x',fontName=k.get('f','Times-Roman'),fontSize=s,leading=s*1.25,alignment=a))
    def foot(c,d):
        c.saveState(); c.setFont('Times-Italic',8); c.drawString(60,30,"Merrowdale Trust Company, as trustee. For the use of the unit owners' audit committees."); c.drawRightString(A4[0]-60,30,f"– {d.page} –"); c.restoreState()
    doc=SimpleDocTemplate(f'{D}/{fn}',pagesize=A4,leftMargin=60,rightMargin=60,topMargin=50,bottomMargin=52,title="Trial balances")
    doc.build([P("MERROWDALE TRUST COMPANY",13,f='Times-Bold'),P("Commercial Condominiums – Trial Balances",11.5),P("as at December 31, 2025",10,f='Times-Italic'),Spacer(1,5),
      P("Prior Year is the net balance at December 31, 2024; credits in parentheses. A dash means no balance.",8.5,f='Times-Italic'),Spacer(1,6),Table(data,colWidths=[222,46,70,70,70],repeatRows=1,style=TableStyle(st))],onFirstPage=foot,onLaterPages=foot)
    save(fn,"OFFICE","TB","bank trustee's typeset statement, A4, Times, property headings, description before code, one Dr/Cr pair and net prior year, dashes",True,K,rows,tots)

# ---------------------------------------------------------------- 4 AR PDF senior: resident headings, charge lines
def doc4():
    R=random.Random(4804); fn='Juniper_Terrace_AL_resident_aging.pdf'
    from reportlab.platypus import SimpleDocTemplate,Table,TableStyle,Paragraph,Spacer
    from reportlab.lib.styles import ParagraphStyle; from reportlab.lib.pagesizes import letter,landscape; from reportlab.lib import colors
    K=["total","current","b31_60","b61_90","b90"]; ch=["Room & Board","Care Level 1","Care Level 2","Care Level 3","Medicaid Waiver Share","Pharmacy Pass-Thru","Community Fee","Guest Meals","Second Person Fee","Late Charge"]
    rng={"Room & Board":(1900,4600),"Care Level 1":(350,600),"Care Level 2":(700,1100),"Care Level 3":(1200,1900),"Medicaid Waiver Share":(1400,2800),"Pharmacy Pass-Thru":(12,240),"Community Fee":(750,2500),"Guest Meals":(9,72),"Second Person Fee":(650,950),"Late Charge":(50,50)}
    rows=[];tots=[];data=[["Charge","Balance","Current","31 - 60","61 - 90","Over 90"]]
    G=colors.HexColor('#6B2D5C'); st=[('FONT',(0,0),(-1,-1),'Helvetica',8.4),('ALIGN',(1,0),(-1,-1),'RIGHT'),('BACKGROUND',(0,0),(-1,0),G),('TEXTCOLOR',(0,0),(-1,0),colors.white),('FONT',(0,0),(-1,0),'Helvetica-Bold',8.8),('TOPPADDING',(0,0),(-1,-1),1.6),('BOTTOMPADDING',(0,0),(-1,-1),2.2)]
    fm=lambda x:(f"({-x:,.2f})" if x<0 else f"{x:,.2f}")
    rooms=sorted(R.sample(range(101,148),19)); nm=names(R,19)
    for u,(f,l) in zip(rooms,nm):
        unit=f"{u}{R.choice('ABN')}" if False else str(u); code="R%05d"%R.randint(20100,29999); full=f"{l}, {f}"
        data.append([f"Apt {unit}   {full}   ({code})"]+[""]*5); i=len(data)-1
        st+=[('SPAN',(0,i),(-1,i)),('FONT',(0,i),(-1,i),'Helvetica-Bold',8.6),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#F1E6EE'))]
        care=R.choice(["Care Level 1","Care Level 2","Care Level 3"]); cs=["Room & Board",care]+R.sample(["Medicaid Waiver Share","Pharmacy Pass-Thru","Community Fee","Guest Meals","Second Person Fee","Late Charge"],R.choice([0,0,1,1,2]))
        cs=cs if R.random()<.75 else cs[:1]; grp=[]
        for c in cs:
            o={"unit":unit,"resident":code,"name":full,"charge":c}; base=R.uniform(*rng[c])
            if c in("Guest Meals","Community Fee","Late Charge"): bk=[R.choice([0,1,2,3])]
            else: bk=range(0,R.choice([1,1,2,2,3,4]))
            for j,k in enumerate(K[1:]):
                o[k]=r2(base*(R.choice([1,1,.5,.35]) if j else 1)) if j in bk else 0.0
            if R.random()<.06: o["current"]=-r2(R.uniform(20,300))
            o["total"]=r2(sum(o[k] for k in K[1:])); grp.append(o); data.append(["        "+c]+[fm(o[k]) for k in K])
        rows+=grp; t=sums(grp,K); lab=f"Resident total – {l}"; tots.append({"label":lab,**t}); data.append(["    "+lab]+[fm(t[k]) for k in K]); i=len(data)-1
        st+=[('LINEABOVE',(1,i),(-1,i),.4,colors.grey),('FONT',(0,i),(-1,i),'Helvetica-Oblique',8.4)]
    g=sums(rows,K); lab="Juniper Terrace – total due"; tots.append({"label":lab,**g}); data.append([lab]+[fm(g[k]) for k in K]); i=len(data)-1
    st+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',9),('LINEABOVE',(0,i),(-1,i),1.2,G),('TOPPADDING',(0,i),(-1,i),5)]
    data.append(["Percent of balance","100.0%"]+[f"{g[k]/g['total']*100:.1f}%" for k in K[1:]]); st+=[('TEXTCOLOR',(0,i+1),(-1,i+1),colors.grey)]
    ps=lambda s,f='Helvetica',c=colors.black:ParagraphStyle('x',fontName=f,fontSize=s,leading=s*1.3,textColor=c)
    def foot(c,d): c.setFont('Helvetica',7); c.setFillColor(colors.grey); c.drawString(54,26,"CareLedger Plus v9.3   |   printed 7/6/2026 4:52 PM by bhouse"); c.drawRightString(letter[0]-54,26,f"Page {d.page}")
    doc=SimpleDocTemplate(f'{D}/{fn}',pagesize=letter,leftMargin=54,rightMargin=54,topMargin=44,bottomMargin=48,title='Resident aging')
    doc.build([Paragraph("Juniper Terrace Assisted Living",ps(15,'Helvetica-Bold',G)),Paragraph("Resident Account Aging by Charge &nbsp;•&nbsp; as of June 30, 2026 &nbsp;•&nbsp; all payors",ps(9.5)),Spacer(1,8),
      Table(data,colWidths=[204,64,60,56,56,64],repeatRows=1,style=TableStyle(st)),Spacer(1,8),
      Paragraph("Current means not more than 30 days from the date billed. Waiver share is billed to the state on the 1st and is collected from the state, not the family.",ps(7.6))],onFirstPage=foot,onLaterPages=foot)
    save(fn,"SENIOR_HOUSING","AR","care-ledger print, resident band headings with charge lines below, resident totals, percent line under the total",True,K,rows,tots)

# ---------------------------------------------------------------- 5 AR xls student housing
def doc5():
    R=random.Random(4805); fn='student_beds_delinq_jun26.xls'
    import xlwt
    K=["deposit","prepaid","b0_30","b31_60","b61_90","b91_120","b120","total"]
    wb=xlwt.Workbook(); ws=wb.add_sheet('Aging 063026'); b=xlwt.easyxf('font: bold on, name Tahoma, height 180; align: wrap on, horiz center; pattern: pattern solid, fore_colour ice_blue; borders: bottom thin')
    m=xlwt.easyxf('font: name Tahoma, height 170',num_format_str='#,##0.00;-#,##0.00'); tx=xlwt.easyxf('font: name Tahoma, height 170'); mb=xlwt.easyxf('font: name Tahoma, height 170, bold on; borders: top thin',num_format_str='#,##0.00;-#,##0.00'); ttl=xlwt.easyxf('font: name Tahoma, height 240, bold on')
    ws.write(0,0,'Northfork University Housing Foundation',ttl); ws.write(1,0,'Delinquency & Prepaid by Bed Space   June 30, 2026',tx); ws.write(2,0,'Filter: balance <> 0 or deposit held; Status: current, notice, past',tx)
    H=['Bldg','Bed Space','Student ID','Student','Status','Deposit Held','Prepaid','0-30\nDays','31-60\nDays','61-90\nDays','91-120\nDays','Over 120\nDays','Balance\nDue']
    for i,h in enumerate(H): ws.write(4,i,h,b)
    ws.row(4).height_mismatch=True; ws.row(4).height=560
    y=5; rows=[];tots=[]; nm=iter(names(R,60))
    for p,n in(("Heron Hall",19),("Kestrel Court",17),("Wren Lofts",11)):
        grp=[]; beds=set()
        while len(beds)<n: beds.add(f"{R.randint(1,4)}{R.randint(1,16):02d}-{R.choice('ABCD')}")
        for bd in sorted(beds):
            f,l=next(nm); o={"property":p,"unit":bd,"resident":f"N{R.randint(1040000,1099999)}","name":f"{f} {l}"}; rent=R.choice([685,725,760,815,890])
            o["deposit"]=float(R.choice([0,150,250,250]))
            if R.random()<.24: o["prepaid"]=-r2(R.choice([rent,R.uniform(5,400)]))
            else:
                depth=R.choice([1,1,1,2,2,3,4,5])
                for j,k in enumerate(K[2:7]):
                    if j<depth and not(j and R.random()<.2): o[k]=r2(R.choice([rent,rent,rent/2,R.uniform(20,rent)]))
            o["total"]=r2(sum(o.get(k,0) for k in K[1:7])); grp.append(o)
            for i,k in enumerate(['property','unit','resident','name']): ws.write(y,i,o[k],tx)
            ws.write(y,4,R.choice(['Current','Current','Current','Notice','Past']),tx)
            for i,k in enumerate(K):
                if k in o: ws.write(y,5+i,o[k],m)
            y+=1
        t=sums(grp,K); lab=f"{p} subtotal ({n} accounts)"; ws.write(y,0,lab,mb)
        for i,k in enumerate(K): ws.write(y,5+i,t[k],mb)
        for i in range(1,5): ws.write(y,i,'',mb)
        tots.append({"label":lab,**t}); rows+=grp; y+=2
    g=sums(rows,K); ws.write(y,0,'Portfolio total',mb)
    for i in range(1,5): ws.write(y,i,'',mb)
    for i,k in enumerate(K): ws.write(y,5+i,g[k],mb)
    tots.append({"label":"Portfolio total",**g}); ws.write(y+2,0,'Balance Due = aged columns plus prepaid (shown negative). Deposits are not netted.',tx)
    for i,w in enumerate([15,11,12,26,10,12,12,12,12,12,12,12,13]): ws.col(i).width=w*256
    ws.set_portrait(False); ws.fit_width_to_pages=1; ws.fit_height_to_pages=0; ws.set_fit_num_pages(1) if hasattr(ws,'set_fit_num_pages') else None
    wb.save(f'{D}/{fn}')
    save(fn,"STUDENT_HOUSING","AR","old xls export, Tahoma, bed spaces, building column repeated, deposit and prepaid before buckets, blank cells, subtotals per building",False,K,rows,tots)

# ---------------------------------------------------------------- 6 AR PDF from Word: mixed use, months, planted
def doc6():
    R=random.Random(4806); fn='Ferrous Works - commercial arrears by month.pdf'
    from docx import Document; from docx.shared import Pt,Cm,RGBColor; from docx.enum.section import WD_ORIENT; from docx.enum.text import WD_ALIGN_PARAGRAPH as AL; from docx.oxml.ns import qn; from docx.oxml import OxmlElement
    K=["m Jun 2026","m May 2026","m Apr 2026","m Mar 2026","other:Older","total"]
    ten=[("Ferrous Works – Building A",[("A-01","Copper Kettle Bakehouse"),("A-02","Ninefold Yoga LLC"),("A-04","Pruitt & Daughters Framing"),("A-05","Zephyr Cycle Repair"),("A-07","Larkspur Dental Group PC"),("A-11","Tamarind Table Inc.")]),
         ("Ferrous Works – Building B",[("B-01","Oakum Hardware Co-op"),("B-03","Little Gantry Preschool"),("B-06","Sable Ink Tattoo"),("B-08","Mothlight Cinema Society"),("B-09","Grist Mill Coffee")])]
    chs=[("Base rent",(1800,7400)),("CAM estimate",(300,1200)),("Real estate tax",(250,900)),("Water/sewer",(45,260)),("Late fee",(50,150)),("Percentage rent",(400,2200)),("Signage",(75,125))]
    mo=[6,5,4,3,None]; inv=40317; lines=[];allg=[];rows=[];tots=[];drop=None
    for p,tt in ten:
        lines.append(("p",p)); pr=[]
        for u,n in tt:
            cnt=R.choice([1,2,3,3,4,5,5]); 
            if u=="A-07": cnt=5
            g=[]
            for _ in range(cnt):
                c,rg=R.choice(chs); j=R.choice([0,0,0,1,1,2,3,4]); k=K[j]
                d=dt.date(2026,mo[j],R.choice([1,1,1,5,12,20])) if mo[j] else R.choice([dt.date(2026,2,1),dt.date(2026,1,1),dt.date(2025,11,15),dt.date(2025,12,1)])
                a=r2(R.uniform(*rg)); a=-r2(a*.2) if R.random()<.07 else a
                g.append({"property":p,"unit":u,"name":n,"charge":c,"date":d.isoformat(),k:a,"total":a})
            g.sort(key=lambda o:o['date'])
            for o in g: o['invoice']=None
            pr+=g; show=list(g)
            if u=="A-07": drop=show.pop(2)
            for qi,o in enumerate(show): lines.append(("r",o,qi==0))
            if cnt>1: t=sums(g,K); lab=f"Total {n}"; lines.append(("t",lab,t)); tots.append({"label":lab,**t})
        allg+=pr; t=sums(pr,K); lab=f"Total {p}"; lines.append(("s",lab,t)); tots.append({"label":lab,**t})
    for o in sorted(allg,key=lambda o:o['date']): inv+=R.randint(1,9); o['invoice']=str(inv)
    g=sums(allg,K); lines.append(("s","Total arrears",g)); tots.append({"label":"Total arrears",**g})
    rows=[l[1] for l in lines if l[0]=='r']
    planted={"what":f"invoice {drop['invoice']} ({drop['charge']}, {drop['total']}) of Larkspur Dental Group PC left out of the detail; totals still include it","kind":"row_dropped"}
    doc=Document(); s=doc.sections[0]; s.orientation=WD_ORIENT.LANDSCAPE; s.page_width,s.page_height=Cm(29.7),Cm(21); s.left_margin=s.right_margin=Cm(1.6); s.top_margin=Cm(1.5); s.bottom_margin=Cm(1.5)
    doc.styles['Normal'].font.name='Liberation Sans Narrow'; doc.styles['Normal'].font.size=Pt(9.5)
    pp=doc.add_paragraph(); rr=pp.add_run('Ferrous Works Development Partners'); rr.bold=True; rr.font.size=Pt(16); pp.paragraph_format.space_after=Pt(0)
    pp=doc.add_paragraph('Commercial arrears by month of invoice. Position at close of 30 June 2026. US dollars.'); pp.paragraph_format.space_after=Pt(6)
    s.footer.paragraphs[0].text='Lender copy, Housing Finance Agency loan HFA-MU-1182. Residential arrears are reported separately.'
    hd=['Suite','Tenant','Invoice','Dated','For','Jun 2026','May 2026','Apr 2026','Mar 2026','Older','Outstanding']; wd=[1.5,4.9,1.7,2.3,3.1,2.1,2.1,2.1,2.1,2.1,2.5]
    tb=doc.add_table(rows=1,cols=11); tb.style='Light List Accent 1' if False else 'Table Grid'; tb.autofit=False
    def put(c,t,b=False,right=False,it=False,col=None):
        p=c.paragraphs[0]; p.paragraph_format.space_after=Pt(0); r=p.add_run(t); r.bold=b; r.italic=it; 
        if right:p.alignment=AL.RIGHT
        if col: r.font.color.rgb=col
    def shade(c,h): e=OxmlElement('w:shd'); e.set(qn('w:val'),'clear'); e.set(qn('w:fill'),h); c._tc.get_or_add_tcPr().append(e)
    for i,h in enumerate(hd): put(tb.rows[0].cells[i],h,True,i>4); shade(tb.rows[0].cells[i],'F4D9B8')
    trp=tb.rows[0]._tr.get_or_add_trPr(); e=OxmlElement('w:tblHeader'); e.set(qn('w:val'),'true'); trp.append(e)
    fm=lambda x:f"{x:,.2f}" if x>=0 else f"-{-x:,.2f}"
    for l in lines:
        cs=tb.add_row(); e=OxmlElement('w:cantSplit'); cs._tr.get_or_add_trPr().append(e); cs=cs.cells
        if l[0]=='p': c=cs[0].merge(cs[10]); put(c,l[1],True); shade(c,'EFEFEF')
        elif l[0]=='r':
            o=l[1]; d=dt.date.fromisoformat(o['date'])
            if l[2]: put(cs[0],o['unit']); put(cs[1],o['name'])
            put(cs[2],o['invoice']); put(cs[3],d.strftime('%d %b %Y')); put(cs[4],o['charge'])
            for i,k in enumerate(K):
                if k in o: put(cs[5+i],fm(o[k]),right=True)
        else:
            c=cs[0].merge(cs[4]); put(c,l[1],l[0]=='s',True,l[0]=='t')
            for i,k in enumerate(K): put(cs[5+i],fm(l[2][k]),l[0]=='s',True,l[0]=='t')
            if l[0]=='s':
                for c in [cs[0]]+list(cs[5:]): shade(c,'FBEFDF')
    for row in tb.rows:
        for i,w in enumerate(wd): row.cells[i].width=Cm(w) if len(set(id(c._tc) for c in row.cells))==11 else row.cells[i].width
    for i,w in enumerate(wd): tb.columns[i].width=Cm(w)
    doc.save(TMP+'/d6.docx'); topdf(TMP+'/d6.docx',f'{D}/{fn}')
    save(fn,"MIXED_USE","AR","Word table printed to PDF, A4 landscape, month columns, tenant named on its first line only, single-invoice tenants without total",True,K,rows,tots,planted)

# ---------------------------------------------------------------- 7 UM PDF from Excel: LIHTC limits
def doc7():
    fn='Cedar_Bluff_LIHTC_rent_schedule.pdf'
    import openpyxl; from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
    K=["ami","beds","baths","sf","units","total_sf","gross","ua","net","actual","actual_total"]
    sp=[("One Bedroom",1,1.0,612,[("1-30",30,4),("1-50",50,10),("1-60",60,8)],{30:553,50:922,60:1107},78),
        ("Two Bedroom",2,1.0,848,[("2-30",30,5),("2-50",50,18),("2-60",60,14),("2-80",80,3)],{30:664,50:1107,60:1329,80:1772},101),
        ("Three Bedroom",3,2.0,1094,[("3-30",30,3),("3-50",50,9),("3-60",60,7)],{30:767,50:1279,60:1535},127)]
    act={"1-30":475,"1-50":812,"1-60":895,"2-30":563,"2-50":975,"2-60":1068,"2-80":1180,"3-30":640,"3-50":1110,"3-60":1245}
    wb=openpyxl.Workbook(); ws=wb.active; th=Side(style='thin',color='808080'); N=12
    def w(r,c,v,b=False,f=None,al=None): 
        x=ws.cell(r,c,v); x.font=Font(name='Liberation Serif' if False else 'Carlito',bold=b,size=10); 
        if f:x.number_format=f
        x.alignment=Alignment(horizontal=al or ('left' if c==1 else 'right'),vertical='center',wrap_text=(r<=8)); return x
    ws['A1']='Form RS-4   Tax-Exempt Bond / 4% Credit Rent Schedule'; ws['A1'].font=Font(name='Carlito',bold=True,size=14)
    ws['A2']='Owner: Cedar Bluff Family Housing LP'; ws['A3']='Minimum set-aside: 40% at 60, average income not elected'; ws['H2']='Limits effective: April 1, 2026'; ws['H3']='Utility schedule: PHA, all-electric'
    for c,t,a,b in((1,'APARTMENT',1,1),(2,'SET-ASIDE',2,2),(3,'SIZE',3,5),(6,'COUNT',6,7),(8,'MAXIMUM RENT PER MONTH',8,10),(11,'RENT CHARGED',11,12)):
        w(5,c,t,True,al='center'); 
        if b>a: ws.merge_cells(start_row=5,end_row=5,start_column=a,end_column=b)
    for i,h in enumerate(['Code','% of Area\nMedian','Bed\nrooms','Baths','Net Area\n(sq ft)','No. of\nUnits','Total Area\n(sq ft)','Gross\nLimit','Less Utility\nAllowance','Net\nMaximum','Average\nper Unit','Monthly\nTotal'],1): w(6,i,h,True,al='center')
    for r in(5,6):
        for c in range(1,13): ws.cell(r,c).fill=PatternFill('solid',fgColor='DCE6C8'); ws.cell(r,c).border=Border(top=th,bottom=th,left=th,right=th)
    ws.row_dimensions[6].height=30
    y=7; rows=[];tots=[]; SK=["units","total_sf","actual_total"]
    F={"ami":'0"%"',"beds":'0',"baths":'0.0',"sf":'#,##0',"units":'0',"total_sf":'#,##0',"gross":'$#,##0',"ua":'$#,##0',"net":'$#,##0',"actual":'$#,##0',"actual_total":'$#,##0'}
    def emit(o):
        nonlocal y
        w(y,1,o['type'])
        for i,k in enumerate(K):
            if k in o: w(y,2+i,o[k],f=F[k])
            else: w(y,2+i,'–')
        rows.append(o); y+=1
    for n,b,ba,sf,tt,lim,ua in sp:
        g=[]
        for c,a,u in tt:
            o=dict(type=c,ami=a,beds=b,baths=ba,sf=sf,units=u,total_sf=sf*u,gross=lim[a],ua=ua,net=lim[a]-ua,actual=act[c],actual_total=act[c]*u); assert act[c]<=o['net']; emit(o); g.append(o)
        if b==2: o=dict(type='2-MGR',beds=2,baths=1.0,sf=848,units=1,total_sf=848); emit(o); g.append(o)
        t={k:sum(r.get(k,0) for r in g) for k in SK}; lab=n+' total'; w(y,1,lab,True)
        for k in SK: w(y,2+K.index(k),t[k],True,F[k])
        for c in range(1,13): ws.cell(y,c).border=Border(top=th); ws.cell(y,c).fill=PatternFill('solid',fgColor='F4F7EC')
        tots.append({"label":lab,**t}); y+=1
    t={k:sum(r.get(k,0) for r in rows) for k in SK}; w(y,1,'Development total',True)
    for k in SK: w(y,2+K.index(k),t[k],True,F[k])
    for c in range(1,13): ws.cell(y,c).border=Border(top=Side(style='medium'),bottom=Side(style='medium'))
    tots.append({"label":"Development total",**t}); y+=2
    for s in("2-MGR is the resident manager's common-area unit: no set-aside, no rent charged.","Rent charged includes tenant share and any voucher payment. Net maximum = gross limit less utility allowance.","Certified to the Agency by the general partner, July 2026.   Signature: ______________________"):
        ws.cell(y,1,s).font=Font(name='Carlito',italic=True,size=9); y+=1
    for c,x in zip('ABCDEFGHIJKL',[19,11,8,8,10,9,12,10,12,11,11,12]): ws.column_dimensions[c].width=x
    ws.page_setup.orientation='landscape'; ws.page_setup.paperSize=1; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.save(TMP+'/d7.xlsx'); topdf(TMP+'/d7.xlsx',f'{D}/{fn}')
    save(fn,"MULTIFAMILY","UM","agency rent-schedule form, spreadsheet printed to PDF, grouped two-level header, set-asides with gross limit, utility allowance, net; bedroom totals; manager's unit with dashes",False,K,rows,tots)

# ---------------------------------------------------------------- 8 UM csv student
def doc8():
    R=random.Random(4808); fn='millrace_student_village_mix.csv'
    K=["beds","baths","sf","units","other:Total Beds","occupied","vacant","pct_occ","market","market_total","actual"]
    ph=[("Phase I (2016)",[("S1","Studio",1,1,398,12,1185),("B2","2x2 Flat",2,2,802,18,955),("B2T","2x2.5 Townhome",2,2.5,1046,10,1010),("D4","4x2 Flat",4,2,1268,24,745),("D4P","4x4 Flat Premium",4,4,1412,16,835)]),
        ("Phase II (2021)",[("S2","Studio, Loft",1,1,436,8,1260),("A1","1x1 Flat",1,1,565,10,1325),("C3","3x3 Flat",3,3,1174,20,885),("D5","4x4 Townhome",4,4,1588,14,870),("E5","5x5 Cottage",5,5.5,1960,6,890)])]
    rows=[];tots=[];out=[["Millrace Student Village, Unit & Bed Mix"],["Fall 2026 pre-lease as of 06/26/2026","","","","","prepared by: asset mgmt / K. Odum"],[],
      ["Phase","Plan","Plan Name","Bedrooms","Baths","Unit SF","Units","Total Beds","Occupied","Vacant","Occ %","Market Rent per Bed","Market Rent Total","In-Place Rent per Bed"]]
    def agg(g):
        t={k:sum(r[k] for r in g) for k in("units","other:Total Beds","occupied","vacant","market_total")}; t["pct_occ"]=round(t["occupied"]/t["other:Total Beds"]*100,1); return t
    def line(lab,t): out.append([lab,"","","","","",t["units"],t["other:Total Beds"],t["occupied"],t["vacant"],f"{t['pct_occ']:.1f}%","",f"${t['market_total']:,}",""]); tots.append({"label":lab,**t})
    for p,tt in ph:
        g=[]
        for c,n,b,ba,sf,u,m in tt:
            tb=u*b; oc=tb-R.choice([0,1,2,3,5]); o={"type":c,"desc":n,"other:Phase":p,"beds":b,"baths":ba,"sf":sf,"units":u,"other:Total Beds":tb,"occupied":oc,"vacant":tb-oc,"pct_occ":round(oc/tb*100,1),"market":m,"market_total":m*tb,"actual":m-R.choice([8,14,19,27,33])}
            g.append(o); out.append([p,c,n,b,ba,f"{sf:,}",u,tb,oc,tb-oc,f"{o['pct_occ']:.1f}%",f"${m:,}",f"${m*tb:,}",f"${o['actual']:,}"])
        line(p+" subtotal",agg(g)); rows+=g
    line("Village total",agg(rows)); out+=[[],["Occupied, vacant and rents are counted by the bed; market rent total is all beds at market."]]
    with open(f'{D}/{fn}','w',newline='',encoding='utf-8-sig') as f: csv.writer(f).writerows(out)
    save(fn,"STUDENT_HOUSING","UM","csv export with preamble, quoted dollar amounts, rents by the bed, phase column and phase subtotals",False,K,rows,tots)

# ---------------------------------------------------------------- 9 UM xlsx senior care levels
def doc9():
    R=random.Random(4809); fn='Wexcombe Village census and rate mix.xlsx'
    import openpyxl; from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
    S=[("INDEPENDENT LIVING","IL",[("Alcove Studio",0,1,468,10,0,2150),("Aster 1BR",1,1,640,22,0,2790),("Birch 1BR Den",1,1.5,795,14,0,3180),("Cypress 2BR",2,2,1010,12,0,3845)]),
       ("ASSISTED LIVING","AL",[("Companion Suite",0,1,420,8,16,3350),("Private Studio",0,1,376,26,26,4125),("Deluxe 1BR",1,1,542,16,20,4890)]),
       ("MEMORY CARE","MC",[("Garden Companion",0,1,388,7,14,4780),("Garden Private",0,1,310,15,15,6240),("Respite Room",0,1,290,2,2,6600)])]
    K=["units","other:Licensed Beds","beds","baths","sf","occupied","vacant","pct_occ","market","actual","other:Avg Care Fee","actual_total"]
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='Mix'; b=Font(name='Georgia',bold=True,size=10); n=Font(name='Georgia',size=10)
    ws.merge_cells('B1:O1'); ws['B1']='WEXCOMBE VILLAGE SENIOR COMMUNITY'; ws['B1'].font=Font(name='Georgia',bold=True,size=16); ws['B1'].alignment=Alignment(horizontal='center')
    ws.merge_cells('B2:O2'); ws['B2']='Census and Rate Mix, midnight of June 30, 2026'; ws['B2'].font=n; ws['B2'].alignment=Alignment(horizontal='center')
    H=['Care\nLevel','Apartment Style','Apts','Licensed\nBeds','Bedrooms','Baths','Sq Ft','Occupied\nApts','Vacant\nApts','Occ %','Street\nRate','Avg In-Place\nRate','Avg Care\nFee','In-Place\nRate Total']
    for i,h in enumerate(H): c=ws.cell(4,2+i,h); c.font=Font(name='Georgia',bold=True,size=10,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='34495E'); c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center')
    ws.row_dimensions[4].height=32; F=dict(zip(K,['0','0','0','0.0','#,##0','0','0','0.0%','#,##0','#,##0','#,##0','#,##0']))
    y=5; rows=[];tots=[]; SK=["units","other:Licensed Beds","occupied","vacant","actual_total"]
    def tot(lab,g,dbl=False):
        nonlocal y
        t={k:sum(r.get(k,0) for r in g) for k in SK}; 
        if not any("other:Licensed Beds" in r for r in g): del t["other:Licensed Beds"]
        t["pct_occ"]=round(t["occupied"]/t["units"]*100,1); ws.cell(y,2,lab).font=b; tots.append({"label":lab,**t})
        for i,k in enumerate(K):
            c=ws.cell(y,4+i); c.border=Border(top=Side(style='thin'),bottom=Side(style='double') if dbl else None)
            if k in t: c.value=t["occupied"]/t["units"] if k=="pct_occ" else t[k]; c.number_format=F[k]; c.font=b
        y+=2
    for sec,code,tt in S:
        ws.merge_cells(start_row=y,end_row=y,start_column=2,end_column=15); ws.cell(y,2,sec).font=b; ws.cell(y,2).fill=PatternFill('solid',fgColor='D6DCE4'); y+=1; g=[]
        for d,be,ba,sf,u,lb,m in tt:
            oc=max(u-R.choice([0,1,1,2,3]),1); o={"type":d,"other:Care Level":code,"units":u}
            if lb:o["other:Licensed Beds"]=lb
            o.update(beds=be,baths=ba,sf=sf,occupied=oc,vacant=u-oc,pct_occ=round(oc/u*100,1),market=m,actual=m-R.randint(12,210))
            if code!="IL": o["other:Avg Care Fee"]=R.randint(410,760) if code=="AL" else R.randint(900,1450)
            o["actual_total"]=o["actual"]*oc; ws.cell(y,2,code).font=n; ws.cell(y,3,d).font=n; ws.cell(y,2).alignment=Alignment(horizontal='center')
            for i,k in enumerate(K):
                if k in o: c=ws.cell(y,4+i,oc/u if k=="pct_occ" else o[k]); c.number_format=F[k]; c.font=n
            g.append(o); y+=1
        rows+=g; tot(f"Total {sec.title()}",g)
    tot("Total Community",rows,True)
    ws.cell(y,2,'Bedrooms: 0 = studio or suite. In-place rate excludes care fees. Independent apartments are unlicensed.').font=Font(name='Georgia',italic=True,size=9)
    for c,x in zip('ABCDEFGHIJKLMNO',[2,8,22,8,10,10,8,9,10,9,9,10,13,10,13]): ws.column_dimensions[c].width=x
    ws.sheet_view.showGridLines=False; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    ws2=wb.create_sheet('Notes'); ws2['A1']='Street rates approved by the board 4/1/2026.'
    wb.save(f'{D}/{fn}')
    save(fn,"SENIOR_HOUSING","UM","spreadsheet starting in column B, care-level sections, two-line headers, percentages as fractions, second sheet of notes",True,K,rows,tots)

for f in (doc1,doc2,doc3,doc4,doc5,doc6,doc7,doc8,doc9): f()
json.dump(INDEX,open(HERE+'/index.json','w'),indent=1,ensure_ascii=False)
# check: truths load; sums tie with printed totals unless planted
for e in INDEX:
    t=json.load(open(f"{T}/{e['file'].rsplit('.',1)[0]}.json")); g=t['totals'][-1]; bad=[]
    for k in g:
        if k in('label','pct_occ'): continue
        s=round(sum(r.get(k,0) for r in t['rows']),2)
        if abs(s-g[k])>.01: bad.append((k,s,g[k]))
    print(e['file'],len(t['rows']),'rows',len(t['totals']),'totals','PLANTED' if t['planted'] else '',bad)
