import random, subprocess, os, html
from common import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.platypus import *
import openpyxl
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side

# ---------- 1: six-column, Q2, PDF landscape ----------
def tb1():
    R=random.Random(1701)
    S=[("Current assets",[("1010-00","Cash – Operating",412,1),("1015-00","Cash – Security Deposit Trust",96,1),("1020-00","Petty Cash",.6,1),("1110-00","Accounts Receivable – Residents",58,1),("1115-00","Allowance for Doubtful Accounts",-21,1),("1120-00","Receivable – Subsidy (HACP)",14,1),("1210-00","Prepaid Insurance",83,1),("1220-00","Prepaid Property Tax",0,1),("1240-00","Utility Deposits",9.4,0)]),
     ("Property & escrows",[("1310-00","Land",3150,0),("1320-00","Buildings",21480,0),("1330-00","Unit Renovations – Phase 2 (124 doors)",1368,1),("1340-00","Furniture, Fixtures & Equipment",612,1),("1390-00","Accumulated Depreciation",-5233,1),("1410-00","Lender Escrow – Taxes",188,1),("1420-00","Lender Escrow – Replacement Reserve",141,1)]),
     ("Liabilities & equity",[("2010-00","Accounts Payable – Trade",-92,1),("2015-00","Accrued Expenses",-47,1),("2020-00","Accrued Mortgage Interest",-68,1),("2110-00","Resident Security Deposits",-94,1),("2120-00","Prepaid Rent",-27,1),("2210-00","Mortgage Payable – First",-16450,1),("2310-00","Due to / from Affiliate",-35,1),("3010-00","Members' Capital",None,0),("3020-00","Distributions",240,1)]),
     ("Revenue",[("4010-00","Gross Potential Rent",-1242,2),("4020-00","Loss / Gain to Lease",71,3),("4030-00","Vacancy Loss",84,3),("4040-00","Concessions",22,3),("4050-00","Bad Debt Expense",13,3),("4110-00","Utility Reimbursement (RUBS)",-68,2),("4120-00","Pet Rent",-9.1,2),("4130-00","Late & NSF Fees",-11.7,2),("4140-00","Parking & Garage",-15.2,2),("4190-00","Misc. Other Income",-4.4,2)]),
     ("Operating expenses",[("5010-00","Payroll – Office",61,3),("5020-00","Payroll – Maintenance",74,3),("5030-00","Payroll Taxes & Benefits",29,3),("5110-00","Repairs & Maintenance",38,3),("5120-00","Make-Ready / Turnover",26,3),("5130-00","Contract Services – Landscape, Pool, Pest & Trash Valet",33,3),("5210-00","Electricity – Common & Vacant",18,3),("5220-00","Water & Sewer",52,3),("5230-00","Gas",6.4,3),("5310-00","Advertising & Internet Listing",17,3),("5320-00","Administrative",12,3),("5410-00","Management Fee",34,3),("5510-00","Real Estate Taxes",126,3),("5520-00","Property Insurance",58,3)]),
     ("Below the line",[("6010-00","Mortgage Interest",203,3),("6020-00","Depreciation",187,3),("6090-00","Partnership / Legal",8.2,3)])]
    A=[]
    for s,l in S:
        for code,n,k,mode in l:
            if k is None: A.append([s,code,n,None,0,0]);continue
            o=int(k*100000*R.uniform(.94,1.06)) if k else 0
            if mode==0: o=round(o,-2) if abs(k)>100 else o
            a=abs(int((k or 120)*100000))
            dr=cr=0
            if mode==1:
                dr=int(a*R.uniform(.02,.35)) if R.random()<.85 else 0; cr=int(a*R.uniform(.02,.35)) if R.random()<.85 else 0
                if 'Depreciation' in n: dr,cr=0,int(187*100000*1.02)
                if 'Mortgage Payable' in n: dr,cr=8114233,0
                if 'Distrib' in n: dr,cr=12000000,0
                if 'Petty' in n: dr,cr=41218,38847
                if 'Prepaid Property' in n: dr,cr=25311650,0
                if 'Renov' in n: dr,cr=28640511,0
            if mode==2: cr=int(a*R.uniform(.97,1.05)); dr=int(a*.01) if R.random()<.4 else 0
            if mode==3: dr=int(a*R.uniform(.9,1.1)); cr=int(a*.02) if R.random()<.25 else 0
            if '6020' in code: dr,cr=int(187*100000*1.02),0
            A.append([s,code,n,o,dr,cr])
    cap=[a for a in A if a[3] is None][0]; cap[3]=-sum(a[3] for a in A if a[3] is not None)
    cash=A[0]; d=sum(a[4] for a in A)-sum(a[5] for a in A)
    cash[4]+=151200000; cash[5]+=151200000+d
    if cash[5]<0: raise SystemExit
    # keep closing cash sensible: move through affiliate
    close=cash[3]+cash[4]-cash[5]
    aff=[a for a in A if 'Affiliate' in a[2]][0]
    mv=close-43877142
    cash[5]+=mv; aff[4]+=mv
    if aff[4]<0: aff[5]-=aff[4]; aff[4]=0
    if cash[5]<0: raise SystemExit
    K=["open_dr","open_cr","debit","credit","close_dr","close_cr"]
    def six(a):
        o=a[3]; c=o+a[4]-a[5]
        return [max(o,0),max(-o,0),a[4],a[5],max(c,0),max(-c,0)]
    rows=[];tot=[];T=[]
    st=lambda n,**k: PS(n,fontName='Helvetica',fontSize=7.4,leading=8.6,**k)
    nm=st('n')
    head=[["","","BALANCE FORWARD\n31 March 2025","","SECOND QUARTER\nTRANSACTIONS","","CLOSING BALANCE\n30 June 2025",""],["Acct.","Description","Debit","Credit","Debit","Credit","Debit","Credit"]]
    T=head[:];sty=[]
    def num(v): return m(v) if v else ""
    g=[0]*6
    for s,_ in S:
        sty+=[('SPAN',(0,len(T)),(-1,len(T))),('FONT',(0,len(T)),(-1,len(T)),'Helvetica-BoldOblique',8),('TEXTCOLOR',(0,len(T)),(-1,len(T)),colors.HexColor('#7a2e1d')),('TOPPADDING',(0,len(T)),(-1,len(T)),6)]
        T.append([s]+[""]*7); sub=[0]*6
        for a in [a for a in A if a[0]==s]:
            v=six(a); sub=[x+y for x,y in zip(sub,v)]
            T.append([a[1],Paragraph(html.escape(a[2]),nm)]+[num(x) for x in v])
            rows.append({"account":a[1],"name":a[2],**{k:c2(x) for k,x in zip(K,v) if x}})
        sty+=[('FONT',(0,len(T)),(-1,len(T)),'Helvetica-Bold',7.4),('LINEABOVE',(2,len(T)),(-1,len(T)),.5,colors.black),('BACKGROUND',(0,len(T)),(-1,len(T)),colors.HexColor('#f4ece4'))]
        lab="Subtotal – "+s
        T.append(["",lab]+[num(x) for x in sub]); tot.append({"label":lab,**{k:c2(x) for k,x in zip(K,sub) if x}})
        g=[x+y for x,y in zip(g,sub)]
    assert g[0]==g[1] and g[2]==g[3] and g[4]==g[5],g
    sty+=[('FONT',(0,len(T)),(-1,len(T)),'Helvetica-Bold',8),('LINEABOVE',(2,len(T)),(-1,len(T)),.7,colors.black),('LINEBELOW',(2,len(T)),(-1,len(T)),1.6,colors.black)]
    T.append(["","TOTAL, ALL ACCOUNTS"]+["$"+m(x) for x in g]); tot.append({"label":"TOTAL, ALL ACCOUNTS",**{k:c2(x) for k,x in zip(K,g)}})
    t=Table(T,colWidths=[50,190]+[80]*6,repeatRows=2)
    t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',7.4),('ALIGN',(2,0),(-1,-1),'RIGHT'),('SPAN',(2,0),(3,0)),('SPAN',(4,0),(5,0)),('SPAN',(6,0),(7,0)),('ALIGN',(2,0),(-1,0),'CENTER'),
      ('BACKGROUND',(0,0),(-1,1),colors.HexColor('#7a2e1d')),('TEXTCOLOR',(0,0),(-1,1),colors.white),('FONT',(0,0),(-1,1),'Helvetica-Bold',7.4),('LINEBELOW',(2,0),(3,0),.4,colors.white),('LINEBELOW',(4,0),(5,0),.4,colors.white),('LINEBELOW',(6,0),(7,0),.4,colors.white),
      ('TOPPADDING',(0,0),(-1,-1),1.6),('BOTTOMPADDING',(0,0),(-1,-1),1.6),('VALIGN',(0,0),(-1,-1),'MIDDLE')]+sty))
    def pg(cv,doc):
        cv.setFont('Helvetica',7);cv.drawString(40,24,"Alder Creek Apartments  |  Offering Memorandum, Exhibit F  |  Prepared by Wexcombe Multifamily Advisors from seller ledgers; not audited");cv.drawRightString(752,24,f"F-{doc.page}")
    H=PS('h',fontName='Helvetica-Bold',fontSize=15,leading=19,textColor=colors.HexColor('#7a2e1d')); P=PS('p',fontName='Helvetica',fontSize=8.5,leading=11.5,spaceAfter=5)
    SimpleDocTemplate(D('alder_creek_exhibit_f_tb.pdf'),pagesize=landscape(letter),leftMargin=30,rightMargin=30,topMargin=34,bottomMargin=42,title="Exhibit F").build([
      Paragraph("Exhibit F – Ledger Balances, Alder Creek Apartments (248 units)",H),
      Paragraph("Seller: Alder Creek Holdings LLC. The table restates the seller's general ledger for the quarter ended 30 June 2025. Balances are shown gross by account; the revenue and expense accounts carry forward the three months January to March in the first pair of columns. Account 1220-00 opened at nil because the first-half tax bill was settled in March ($241,870.16) and expensed.<super>1</super>",P),Spacer(1,4),t,Spacer(1,8),
      Paragraph("<super>1</super> The 2024 tax bill is under appeal; no refund is recorded. Affiliate balances will be cleared at closing.",PS('f',fontName='Helvetica-Oblique',fontSize=7,leading=9))],onFirstPage=pg,onLaterPages=pg)
    emit('alder_creek_exhibit_f_tb.pdf','TB',K,rows,tot,assetType="MULTIFAMILY",documentType="TRIAL_BALANCE",author="brokers17",style="landscape exhibit, opening/period/closing pairs under grouped headers, sections with subtotals, repeated header",hard="grouped three-pair header, wrapped names, blanks")

# ---------- 2: self storage xlsx, Dr/Cr text ----------
def tb2():
    R=random.Random(1702)
    S=[("BALANCE SHEET",[("Checking – Keystone Bank","1000",214),("Credit card clearing","1005",11.6),("Tenant receivables","1100",23.4),("Tenant insurance commission receivable","1110",3.1),("Prepaid insurance","1200",17.5),("Prepaid software","1210",2.2),("Retail lock & box inventory","1250",6.8),("Land","1500",1240),("Buildings – drive-up","1510",4380),("Buildings – climate controlled","1515",3925),("Gates, cameras & kiosk","1520",184),("Golf cart / vehicles","1530",12.9),("Accum. depreciation","1590",-1766),("Loan costs, net","1700",38.7),("Accounts payable","2000",-19.4),("Sales tax payable","2050",-4.7),("Accrued property tax","2060",-88),("Prepaid rents (tenants)","2100",-31.2),("Auction surplus held","2120",-1.35),("Note payable – Tri-County Savings","2500",-5210),("Due to member","2600",-75),("Member capital","3000",None),("Member draws","3100",96)]),
     ("INCOME",[("Unit rent – drive-up","4000",-684),("Unit rent – climate","4005",-811),("RV / boat parking","4010",-97),("Discounts & promotions","4050",52),("Write-offs and auctions","4060",18.4),("Admin fees","4100",-14.3),("Late / lien fees","4110",-41.6),("Tenant protection plan","4120",-66),("Retail sales","4200",-9.9),("Truck rental commission","4210",-7.2),("Cell tower ground lease","4300",-13.5)]),
     ("EXPENSE",[("Manager wages","5000",118),("Relief manager wages","5010",26),("Payroll burden","5020",17.7),("Call center","5030",8.9),("Management fee (6%)","5100",93),("Electric","5200",31.4),("Water, sewer, trash","5210",9.2),("Phone and internet","5220",6.3),("Web & pay-per-click","5300",36.5),("Repairs – doors and roof","5400",22.1),("Grounds & snow","5410",14.8),("Pest control","5420",2.6),("Cost of retail sold","5450",5.4),("Merchant card fees","5500",38.2),("Software subscription","5510",7.9),("Office","5520",4.1),("Insurance","5600",27.8),("Property tax","5610",132),("Legal and lien advertising","5700",6.6),("Loan interest","6000",232),("Depreciation","6100",201),("Amortization","6110",4.3)])]
    A=[]
    for s,l in S:
        for n,c,k in l:
            if k is None: A.append([s,n,c,None,0,None]);continue
            pl=s!="BALANCE SHEET"; e=int(k*1e5*R.uniform(.95,1.05))
            if not pl and c in("1500","1510","1515","1530","2120","2600","4300"): act=0
            elif pl: act=int(e/9*R.uniform(.8,1.2))
            else: act=int(e*R.uniform(-.06,.08))
            if c=="5700": act=0
            if c=="5400": act=-18250
            py=int(e*R.uniform(.88,1.03)) if c not in("4210","2120") else 0
            if c in("1500","1510","1515"): py=e
            A.append([s,n,c,e-act,act,py])
    cap=[a for a in A if a[3] is None][0]
    cash=A[0]; cash[4]-=sum(a[4] for a in A)
    cap[3]=-sum(a[3] for a in A if a[3] is not None); cap[5]=-sum(a[5] for a in A if a[5] is not None)
    f=lambda v: "0.00" if v==0 else f"{abs(v)/100:,.2f} {'Dr' if v>0 else 'Cr'}"
    PY="other:Prior Year 30-Sep-23"
    K=["beginning","activity","ending",PY]
    wb=openpyxl.Workbook(); w0=wb.active; w0.title="Read me"
    for i,x in enumerate(["Bluestem Storage of Marrow Creek","612 units / 84,350 NRSF + 46 RV stalls","Ledger retyped from seller's bookkeeping printout, September 2024. Dr = debit, Cr = credit.","Ledger tab columns D–F are typed as text; column G is numeric with credits in parentheses.","Analyst: T. Okonjo-Reyes, Halvard Self Storage Group"],2):
        w0.cell(i,2,x).font=Font(name='Georgia',size=16 if i==2 else 10,bold=i==2)
    w=wb.create_sheet("Ledger"); wb.active=1
    F=lambda **k: Font(name='Georgia',size=9,**k)
    w['A1']="Bluestem Storage of Marrow Creek – balances by account"; w['A1'].font=Font(name='Georgia',size=13,bold=True); w.merge_cells('A1:G1')
    w['A2']="Month of September 2024, cash/accrual hybrid"; w['A2'].font=F(italic=True)
    for i,(h,hh) in enumerate([("Account","name"),("OM line","(internal)"),("No.",None),("Beginning","1-Sep-24"),("Net","activity"),("Ending","30-Sep-24"),("Prior Year","30-Sep-23")],1):
        for r,x in((4,h),(5,hh)):
            c=w.cell(r,i,x); c.font=F(bold=True,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='2F5D50'); c.alignment=Alignment(horizontal='center' if i>2 else 'left')
    w.column_dimensions['B'].hidden=True
    for col,wd in zip('ACDEFGHIJ',[38,7,19,17,19,17,3,30,15]): w.column_dimensions[col].width=wd
    r=6; rows=[];tot=[]; g=[0]*4; grp={}
    def put(r,lab,code,v,bold=False,fill=None):
        w.cell(r,1,lab).font=F(bold=bold); w.cell(r,3,code).font=F(bold=bold)
        for j,x in enumerate(v):
            c=w.cell(r,4+j); c.font=F(bold=bold); c.alignment=Alignment(horizontal='right')
            if j<3: c.value=f(x)
            else: c.value=x/100; c.number_format='#,##0.00_);(#,##0.00)'
        if fill:
            for j in range(1,8): w.cell(r,j).fill=PatternFill('solid',fgColor=fill)
        if bold:
            for j in range(4,8): w.cell(r,j).border=Border(top=Side(style='thin'))
    for s,_ in S:
        w.cell(r,1,s).font=F(bold=True,color='2F5D50'); r+=1; sub=[0]*4
        for a in [a for a in A if a[0]==s]:
            v=[a[3],a[4],a[3]+a[4],a[5]]; sub=[x+y for x,y in zip(sub,v)]
            put(r,"   "+a[1],a[2],v); w.cell(r,2,R.choice(["BS-1","NOI-3","NOI-7","N/A"])); r+=1
            rows.append({"account":a[2],"name":a[1],**{k:c2(x) for k,x in zip(K,v)}})
        lab={"BALANCE SHEET":"Net balance sheet","INCOME":"Total income","EXPENSE":"Total expense"}[s]
        put(r,lab,None,sub,True,'E3EEEA'); tot.append({"label":lab,**{k:c2(x) for k,x in zip(K,sub)}}); grp[s]=sub; r+=2
        g=[x+y for x,y in zip(g,sub)]
    assert g==[0]*4,g
    put(r,"Proof (Dr less Cr)",None,g,True,'CFE0DA'); tot.append({"label":"Proof (Dr less Cr)",**{k:c2(x) for k,x in zip(K,g)}})
    for j in range(4,8): w.cell(r,j).border=Border(top=Side(style='thin'),bottom=Side(style='double'))
    w.cell(r+2,1,"Prior-year column is from the 2023 tax package and was not rolled forward by us.").font=F(italic=True)
    side=[("Nine-month NOI (broker view)",None),("Total income",-grp["INCOME"][2]),("Operating expense*",sum(a[3]+a[4] for a in A if a[2][0]=='5')),]
    side.append(("Net operating income",side[1][1]-side[2][1]))
    for i,(a,b) in enumerate(side):
        w.cell(4+i,9,a).font=F(bold=i in(0,3)); 
        if b is not None: c=w.cell(4+i,10,b/100); c.number_format='$#,##0'; c.font=F(bold=i==3)
        for j in(9,10): w.cell(4+i,j).fill=PatternFill('solid',fgColor='FFF6D6')
    w.cell(8,9,"*excludes 6000-series").font=F(italic=True)
    w.freeze_panes='D6'; w.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); w.page_setup.fitToHeight=0; w.page_setup.orientation='landscape'; w.print_title_rows='4:5'
    wb.save(D('Bluestem Storage - Ledger Sept 2024.xlsx'))
    emit('Bluestem Storage - Ledger Sept 2024.xlsx','TB',K,rows,tot,assetType="OTHER",documentType="TRIAL_BALANCE",author="brokers17",style="workbook, code after name, Dr/Cr typed as text, hidden column, side NOI table, cover sheet",hard="text numbers with Dr/Cr, hidden column B, side table")

# ---------- 3: seniors, adjusted TB, Word-like ----------
def tb3():
    R=random.Random(1703)
    L=[("Operating cash","1-101",341),("Resident trust cash","1-104",22.3),("Accounts receivable, private pay","1-120",118),("Accounts receivable, Medicaid waiver","1-122",64),("Reserve for uncollectible","1-129",-15),("Supplies inventory (dietary and nursing)","1-140",19),("Prepaids","1-150",41),("Land and improvements","1-201",1875),("Building","1-210",14320),("Equipment and vehicles","1-220",905),("Accumulated depreciation","1-290",-3610),("Trade payables","2-101",-132),("Accrued payroll and PTO","2-110",-168),("Resident trust liability","2-130",-22.3),("Community fees, deferred","2-140",-87),("HUD §232 mortgage","2-301",-11240),("Owner's equity","3-100",None),("Owner draws","3-150",480),
     ("Room and care – assisted living","4-101",-4115),("Room and care – memory care","4-102",-2388),("Level-of-care charges","4-110",-702),("Second-person fees","4-115",-58),("Respite stays","4-120",-39),("Community fee income","4-130",-121),("Nursing and resident care wages","5-101",2260),("Dietary wages and raw food","5-120",811),("Housekeeping, laundry, plant","5-130",476),("Activities and transport","5-140",133),("Marketing and referral fees","5-150",207),("Administration","5-160",418),("Utilities","5-170",221),("Property tax","5-180",164),("Insurance (GL/PL and property)","5-185",148),("Management fee","5-190",371),("Owner's personal vehicle","5-198",18.6),("Interest","6-101",497),("Depreciation","6-201",452)]
    A={}
    for n,c,k in L: A[c]=[n,int(k*1e5*R.uniform(.97,1.03)) if k is not None else None,0,0,""]
    A["2-130"][1]=-A["1-104"][1]
    A["3-100"][1]=-sum(v[1] for v in A.values() if v[1] is not None)
    def je(d,c,amt,ref):
        for x,i in((d,2),(c,3)): A[x][i]+=amt; A[x][4]=(A[x][4]+" "+ref).strip()
    je("3-150","5-198",A["5-198"][1],"a"); je("5-190","2-101",3812400,"b"); je("4-130","2-140",2765000,"c"); je("1-150","5-185",1240833,"d"); je("5-160","1-129",689017,"e")
    G=["Per Seller's Books","Broker Entries","As Presented"]
    K=[f"other:{g} {x}" for g in G for x in("Dr","Cr")]
    rows=[];g6=[0]*6; TT=[]
    n=lambda v: m(v) if v else ""
    for c,(nm,u,d,cr,ref) in A.items():
        f=u+d-cr; v=[max(u,0),max(-u,0),d,cr,max(f,0),max(-f,0)]; g6=[a+b for a,b in zip(g6,v)]
        cells=[n(x) for x in v]
        if f==0: cells[4]="0.00"
        TT.append([nm,c]+cells[:4]+[ref]+cells[4:])
        o={"account":c,"name":nm,**{k:c2(x) for k,x in zip(K,v) if x}}
        if f==0: o[K[4]]=0
        rows.append(o)
    assert g6[0]==g6[1] and g6[2]==g6[3] and g6[4]==g6[5]
    gs=[m(x) for x in g6]
    TT.append(["Totals",""]+gs[:4]+[""]+gs[4:])
    tot=[{"label":"Totals",**{k:c2(x) for k,x in zip(K,g6)}}]
    from reportlab.pdfbase import pdfmetrics
    from reportlab.pdfbase.ttfonts import TTFont
    for q in("Regular","Bold","Italic"): pdfmetrics.registerFont(TTFont("LS"+q[0],f"/usr/share/fonts/truetype/liberation/LiberationSerif-{q}.ttf"))
    T=[["Title of account","GL","Per Seller's Books","","Broker Entries","","","As Presented",""],["","","Dr","Cr","Dr","Cr","Ref","Dr","Cr"]]+TT
    bl=colors.HexColor('#33407a')
    t=Table(T,colWidths=[176,40,76,76,62,62,28,76,76],repeatRows=2)
    t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'LSR',8.6),('ALIGN',(2,0),(-1,-1),'RIGHT'),('ALIGN',(1,0),(1,-1),'CENTER'),('ALIGN',(6,0),(6,-1),'CENTER'),('FONT',(6,2),(6,-1),'LSI',8.6),('ALIGN',(2,0),(-1,1),'CENTER'),('FONT',(0,0),(-1,1),'LSB',8.8),('FONT',(0,-1),(-1,-1),'LSB',8.6),('BACKGROUND',(0,-1),(-1,-1),colors.HexColor('#dfe3f2')),
      ('SPAN',(0,0),(0,1)),('SPAN',(1,0),(1,1)),('SPAN',(2,0),(3,0)),('SPAN',(4,0),(6,0)),('SPAN',(7,0),(8,0)),('GRID',(0,0),(-1,-1),.4,colors.HexColor('#9aa2c4')),('LINEBELOW',(0,1),(-1,1),1.2,bl),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),2)]))
    P=PS('p',fontName='LSR',fontSize=10,leading=13,spaceAfter=6); fn=PS('f',fontName='LSR',fontSize=8,leading=10,spaceAfter=4)
    def pg(cv,d): cv.setFont('LSI',8); cv.drawString(60,28,"Brandreth & Sloane Seniors Capital. Recipients must verify all figures."); cv.drawRightString(732,28,f"Schedule 4 / {d.page}")
    SimpleDocTemplate(D('larkmoor_schedule_4.pdf'),pagesize=landscape(letter),leftMargin=54,rightMargin=54,topMargin=40,bottomMargin=48).build([Paragraph("Larkmoor Assisted Living &amp; Memory Care",PS('h',fontName='LSB',fontSize=16,leading=21,textColor=bl)),
      Paragraph("Schedule 4. Trial balance for the year ended December 31, 2024, with our presentation entries. Seller's books were received as a scanned printout and retyped here; entries a to e are explained below the table.",P),t,Spacer(1,6),
      Paragraph("(a) Personal vehicle removed from operations to owner draws. (b) Management fee trued up to the management agreement. (c) Community fees received for 2025 move-ins deferred. (d) Unexpired insurance premium moved to prepaids. (e) Private-pay balances of discharged residents reserved.",fn)],onFirstPage=pg,onLaterPages=pg)
    emit('larkmoor_schedule_4.pdf','TB',K,rows,tot,assetType="SENIOR_HOUSING",documentType="TRIAL_BALANCE",author="brokers17",style="Word-like landscape PDF, seller/entries/as presented pairs, code after name, ref column inside group",hard="three pairs none of them the plain pair; reference letters between numbers")
