import random
from common import *
from fpdf import FPDF
# ---------------------------------------------------------------- 1 JDE, fixed pitch
def jde(rg):
    secs=[("1","Current Assets",[("1110.010","Cash - Operating",'a'),("1110.020","Cash - Resident Deposits",'a'),("1210.","Accounts Receivable - Site Rent",'a'),("1215.","A/R - Utilities Rebilled",'a'),("1290.","Allowance for Doubtful Accounts",'c'),("1310.","Notes Receivable - Home Sales",'a'),("1420.","Prepaid Insurance",'a')]),
     ("2","Fixed Assets",[("1610.","Land",'A'),("1620.","Site Improvements",'A'),("1630.","Clubhouse & Buildings",'A'),("1650.","Rental Homes",'A'),("1690.","Accumulated Depreciation",'C')]),
     ("3","Liabilities",[("2110.","Accounts Payable - Trade",'c'),("2130.","Accrued Property Taxes",'c'),("2150.","Resident Security Deposits",'c'),("2160.","Prepaid Site Rent",'c'),("2410.","Mortgage Note Payable",'C'),("2700.","Due To/From Operating Partnership",'p')]),
     ("4","Partners' Capital",[("3100.","Contributed Capital",'P'),("3200.","Distributions",'A')]),
     ("5","Revenue",[("4010.","Site Rent",'i'),("4015.","Rental Home Rent",'i'),("4020.","Loss to Vacancy",'e'),("4030.","RV & Seasonal Rent",'i'),("4110.100","Utility Income - Water/Sewer",'i'),("4110.200","Utility Income - Trash",'i'),("4190.","Late & NSF Fees",'i')]),
     ("6","Operating Expenses",[("5010.","Payroll - Community Manager",'e'),("5020.","Payroll - Maintenance",'e'),("5110.","Electric",'e'),("5120.","Water & Sewer",'e'),("5210.","Repairs - Roads & Grounds",'e'),("5230.","Repairs - Rental Homes",'e'),("5310.","Bad Debt Expense",'e'),("5410.","Real Estate Taxes",'e'),("5420.","Property Insurance",'e'),("5900.","Mortgage Interest",'e')])]
    bus=[("41207","Heron Flats MHC"),("41233","Sycamore Bend Village")]
    cols=["beginning","debit","credit","activity","ending"]
    rows=[];tot=[];out=[];G=[0]*5
    for bu,bn in bus:
        data={}
        for _,_,al in secs:
            for c,n,t in al:
                s=rg.randint(80000,9000000)
                b={'a':s,'c':-s,'A':s*12,'C':-s*9,'p':0,'P':0,'i':-s*3,'e':s}[t]
                dr=rg.randint(5000,2500000) if t in 'ae' or rg.random()<.25 and t not in 'pP' else 0
                cr=rg.randint(5000,2500000) if t in 'ci' or rg.random()<.3 and t not in 'pP' else 0
                if t in 'AC' and rg.random()<.6: dr=cr=0
                if n.startswith("RV") and bu=="41233": b=dr=cr=0
                data[c]=[b,dr,cr]
        data["3100."][0]=-sum(v[0] for v in data.values())
        net=sum(v[1]-v[2] for v in data.values())
        data["2700."][1 if net<0 else 2]+=abs(net)
        out.append(("BU",bu,bn)); B=[0]*5
        for sc,sn,al in secs:
            S=[0]*5; out.append(("H",sn))
            for c,n,t in al:
                b,dr,cr=data[c]
                if b==dr==cr==0: continue
                v=[b,dr or None,cr or None,(dr-cr),b+dr-cr]
                if not dr and not cr: v[3]=None
                acct=f"{bu}.{c}".rstrip('.')
                rows.append({"account":acct,"name":n,**num(**dict(zip(cols,v)))})
                out.append(("R",acct,n,v))
                S=[x+(y or 0) for x,y in zip(S,v)]
            out.append(("T","Total "+sn,S)); tot.append({"label":"Total "+sn,**num(**dict(zip(cols,S)))})
            B=[x+y for x,y in zip(B,S)]
        l=f"** Total Business Unit {bu}"; out.append(("T2",l,B)); tot.append({"label":l,**num(**dict(zip(cols,B)))})
        G=[x+y for x,y in zip(G,B)]
    l="*** Grand Total Company 00412"; out.append(("T2",l,G)); tot.append({"label":l,**num(**dict(zip(cols,G)))})
    class P(FPDF):
        def header(s):
            s.set_font("Courier",size=7.4)
            for t in [f"R09410                              Larkmoor Communities Operating LP                          {'':20}Page -     {s.page_no()}",
                      f"{'':36}Trial Balance by Business Unit                             {'':20}Date -  4/07/26",
                      f"{'':36}As of March 31, 2026   (Fiscal Period 03/26, Ledger AA)    {'':20}Time - 06:14:22","",
                      f"{'Account':<17}{'':34}{'Beginning':>18}{'. . . . . Period 03 . . . . .':^36}{'Net':>18}{'Ending':>18}",
                      f"{'Number':<17}{'Description':<34}{'Balance':>18}{'Debits':>18}{'Credits':>18}{'Change':>18}{'Balance':>18}",
                      "-"*17+" "+"-"*33+(" "+"-"*17)*5]:
                s.cell(0,3.9,t,new_x="LMARGIN",new_y="NEXT")
        def footer(s):
            s.set_y(-11); s.set_font("Courier",size=6.5); s.cell(0,4,"Amounts in U.S. dollars. A trailing minus sign is a credit balance. Version LRKM0007 - unposted batches excluded.")
    p=P("L","mm","letter"); p.set_margins(9,10); p.set_auto_page_break(True,15); p.add_page(); p.set_font("Courier",size=7.4)
    def a(v): return f"{'':>18}" if v is None else (f"{money(v) if abs(v)>=100 else money(v)[1:]:>17}"+("-" if v<0 else " "))
    def L(t,style=""):
        p.set_font("Courier",style=style,size=7.4); p.cell(0,3.9,t,new_x="LMARGIN",new_y="NEXT")
    for i,o in enumerate(out):
        if o[0]=="BU":
            if i: p.add_page()
            L(f"Business Unit . . .  {o[1]}   {o[2]}","B"); L("")
        elif o[0]=="H": L("  "+o[1])
        elif o[0]=="R": L(f"{o[1]:<17}{o[2]:<34}"+"".join(map(a,o[3])))
        else:
            L(" "*51+(" "+"-"*16+" ")*5) if o[0]=="T" else L(" "*51+(" "+"="*16+" ")*5)
            L(f"{'':<4}{o[1]:<47}"+"".join(map(a,o[2])),"B" if o[0]=="T2" else ""); L("")
    n="tb_larkmoor_r09410.pdf"; p.output(doc(n))
    save(n,"TB",cols,rows,tot,None,"MANUFACTURED_HOUSING","property accountant, JD Edwards batch report","fixed pitch, business units, repeated page headers","trailing minus, two-line header with period group, blank debit/credit, .00")
# ---------------------------------------------------------------- 2 Oracle worksheet
def oracle(rg):
    from openpyxl import Workbook
    from openpyxl.worksheet.properties import PageSetupProperties as PSP
    from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
    A=[("ASSETS",[("Operating cash","01-000-10100",1),("Lockbox cash","01-000-10150",1),("Tenant receivables, billed","01-210-11200",1),("Straight-line rent receivable","01-210-11400",1),("Reserve, tenant receivables","01-210-11900",-1),("Land held under net leases","01-300-15000",1),("Buildings and improvements","01-300-15200",1),("Accumulated depreciation - buildings","01-300-15900",-1),("Above-market lease intangibles","01-310-16100",1),("Deferred leasing costs, net","01-310-16300",1),("Prepaid ground rent","01-000-17200",1)]),
     ("LIABILITIES",[("Trade payables","01-000-20100",-1),("Accrued interest","01-000-20300",-1),("Accrued real estate taxes (landlord share)","01-000-20450",-1),("Unearned rent","01-210-21000",-1),("Tenant security deposits","01-210-21100",-1),("Term loan, senior unsecured","01-400-25100",-1),("Mortgage notes, net of discount","01-400-25200",-1),("Below-market lease intangibles","01-310-26100",-1)]),
     ("EQUITY",[("Member's capital","01-000-30100",0),("Distributions to parent","01-000-30900",1)]),
     ("REVENUE",[("Base rent - net leased shops","01-210-40100",-1),("Percentage rent","01-210-40200",-1),("Straight-line rent adjustment","01-210-40300",-1),("Recovered taxes and insurance","01-210-40600",-1)]),
     ("EXPENSES",[("Property taxes","01-300-50100",1),("Insurance","01-300-50200",1),("Ground rent","01-300-50300",1),("Bad debt provision","01-210-50800",1),("Depreciation and amortization","01-300-56000",1),("Interest expense","01-400-57000",1),("General and administrative","01-000-58000",1)])]
    bal={}
    for _,al in A:
        for n,c,s in al:
            k=rg.randint(1200000,48000000)
            if 'Land' in n or 'Buildings' in n: k*=8
            if 'loan' in n or 'Mortgage' in n: k*=4
            bal[c]=s*k
    bal["01-000-30100"]=-sum(bal.values())
    aje=[("A","01-210-50800","01-210-11900",4118250,"Raise reserve, Juniper Optical (bankrupt tenant)"),("B","01-210-11400","01-210-40300",2290417,"Straight-line true-up Q4"),("C","01-400-57000","01-000-20300",6134480,"Accrue December interest"),("D","01-300-56000","01-300-15900",9920166,"Depreciation, four shops acquired 10/14"),("E","01-300-50100","01-000-20450",1875033,"Supplemental tax bills"),("F","01-210-40100","01-210-21000",3540000,"January rent received in December")]
    ad={};ref={}
    for k,dr,cr,m,_ in aje:
        ad.setdefault(dr,[0,0])[0]+=m; ad.setdefault(cr,[0,0])[1]+=m
        for x in (dr,cr): ref[x]=(ref[x]+", " if x in ref else "")+k
    cols=["other:UNADJUSTED Dr","other:UNADJUSTED Cr","other:ADJUSTING ENTRIES Dr","other:ADJUSTING ENTRIES Cr","other:ADJUSTED TRIAL BALANCE Dr","other:ADJUSTED TRIAL BALANCE Cr"]
    wb=Workbook(); ws=wb.active; ws.title="Read me"
    for i,t in enumerate(["Fallowmere Net Lease Holdings LLC","Year-end trial balance package - December 31, 2025 (GAAP book)","","Prepared from Oracle GL, ledger FNLH_US_BOOK, period Dec-25, after first close.","Tab 'WTB' is the working trial balance; tab 'AJE' lists the entries posted by the controller after first close.","Column C of WTB (combination id) is hidden, it is used by the upload macro only."],2):
        ws.cell(i,2,t)
    ws["B2"].font=Font(bold=True,size=14); ws.column_dimensions["B"].width=95
    ws=wb.create_sheet("WTB"); th=Side(style="thin"); 
    ws["A1"]="FALLOWMERE NET LEASE HOLDINGS LLC"; ws["A1"].font=Font(bold=True)
    ws["A2"]="Working trial balance, December 31, 2025"
    for c,h in enumerate(["Account description","GL combination","CCID",None,None,"AJE ref",None,None,None,None],1):
        pass
    heads={1:"Account description",2:"GL combination",3:"CCID",8:"Ref"}
    for c,h in heads.items():
        ws.merge_cells(start_row=4,start_column=c,end_row=5,end_column=c); ws.cell(4,c,h)
    # layout: A name B combo C ccid(hidden) D,E unadjusted F,G adj H ref I,J adjusted
    for c,g in ((4,"UNADJUSTED"),(6,"ADJUSTING ENTRIES"),(9,"ADJUSTED TRIAL BALANCE")):
        ws.merge_cells(start_row=4,start_column=c,end_row=4,end_column=c+1); ws.cell(4,c,g); ws.cell(5,c,"Dr"); ws.cell(5,c+1,"Cr")
    for r in (4,5):
        for c in range(1,11):
            x=ws.cell(r,c); x.font=Font(bold=True); x.fill=PatternFill("solid",fgColor="D9E2D0"); x.alignment=Alignment(horizontal="center",vertical="center",wrap_text=True); x.border=Border(bottom=th)
    place=[4,5,6,7,9,10]; r=6; rows=[];G=[0]*6; fmt='#,##0.00;(#,##0.00);"-"'
    plant_c="01-000-20300"; side={}
    for sec,al in A:
        ws.cell(r,1,sec).font=Font(bold=True,underline="single"); r+=1
        st=0
        for n,c,s in al:
            b=bal[c]; a=ad.get(c,[0,0]); e=b+a[0]-a[1]; st+=e
            v=[b if b>0 else None,-b if b<0 else None,a[0] or None,a[1] or None,e if e>0 else None,-e if e<0 else None]
            G=[x+(y or 0) for x,y in zip(G,v)]
            if c==plant_c:
                s_=list(str(v[5])); i=len(s_)-5; old=s_[i]; s_[i]=str((int(old)+3)%10); true=v[5]; v[5]=int("".join(s_)); planted=(true,v[5])
            ws.cell(r,1,n).alignment=Alignment(wrap_text=True,vertical="top",indent=1); ws.cell(r,2,c); ws.cell(r,3,rg.randint(100000,999999))
            for p_,x in zip(place,v):
                if x is not None: y=ws.cell(r,p_,x/100); y.number_format='#,##0.00'
            if c in ref: ws.cell(r,8,ref[c]).alignment=Alignment(horizontal="center")
            rows.append({"account":c,"name":n,**num(**dict(zip(cols,v)))}); r+=1
        side[sec]=st
    r+=1; ws.cell(r,1,"TOTAL").font=Font(bold=True)
    for p_,x in zip(place,G):
        y=ws.cell(r,p_,x/100); y.number_format='#,##0.00'; y.font=Font(bold=True); y.border=Border(top=th,bottom=Side(style="double"))
    tot=[{"label":"TOTAL",**num(**dict(zip(cols,G)))}]
    ws.cell(r+2,1,"Tickmarks: all balances agreed to Oracle; see AJE tab for support of entries A to F.").font=Font(italic=True,size=9)
    # side table
    ws.cell(4,12,"Adjusted, net by class").font=Font(bold=True); ws.cell(5,13,"Dr / (Cr)")
    for i,(k,x) in enumerate(side.items(),6):
        ws.cell(i,12,k.title()); y=ws.cell(i,13,x/100); y.number_format='#,##0.00;(#,##0.00)'
    ws.column_dimensions["C"].hidden=True
    for k,w in zip("ABDEFGHIJKLM",(44,15,17,17,15,15,7,17,17,3,16,18)): ws.column_dimensions[k].width=w
    ws.freeze_panes="D6"
    w3=wb.create_sheet("AJE"); w3.append(["Entry","Debit account","Credit account","Amount","Explanation"])
    for k,dr,cr,m,t in aje: w3.append([k,dr,cr,m/100,t])
    for k,w in zip("ABCDE",(8,16,16,16,55)): w3.column_dimensions[k].width=w
    wb.active=1
    ws.page_setup.orientation="landscape"; ws.sheet_properties.pageSetUpPr=PSP(fitToPage=True); ws.page_setup.fitToHeight=0
    n="tb_fallowmere_wtb.xlsx"; wb.save(doc(n))
    pl={"what":f"Accrued interest 01-000-20300: adjusted Cr printed {money(planted[1])}, should be {money(planted[0])} (a digit changed; row and column total no longer tie)","kind":"digit_changed"}
    save(n,"TB",cols,rows,tot,pl,"RETAIL","corporate controller, Oracle export reworked in Excel","three Dr/Cr pairs under merged groups, name before code, side table, cover and AJE tab","hidden column, ref column between pairs, first sheet is text, side table")
# ---------------------------------------------------------------- 3 Workday consolidating
def workday(rg):
    from reportlab.lib.pagesizes import letter,landscape
    from reportlab.platypus import SimpleDocTemplate,Table,TableStyle,Paragraph,Spacer
    from reportlab.lib.styles import getSampleStyleSheet
    from reportlab.lib import colors
    A=[("Balance sheet - assets","Total assets",[("1010","Cash and Equivalents",1),("1040","Restricted Cash - Resident Trust",1),("1110","Resident Receivables",1),("1120","Payer Receivables - Provincial and Medicaid",1),("1190","Allowance for Credit Losses",-1),("1250","Intercompany Receivable",2),("1300","Investment in Canada ULC",3),("1510","Land",1),("1520","Buildings - Seniors Residences",1),("1530","Furniture, Fixtures and Equipment",1),("1590","Accumulated Depreciation",-1)]),
     ("Balance sheet - liabilities and equity","Total liabilities and equity",[("2010","Accounts Payable",-1),("2050","Accrued Payroll and Vacation",-1),("2080","Resident Deposits and Community Fees",-1),("2150","Intercompany Payable",-2),("2210","CMHC-Insured Mortgages",-1),("2220","Agency Mortgages",-1),("3010","Share Capital",-3),("3050","Accumulated Deficit / Retained Earnings",0),("3080","Accumulated Other Comprehensive Income",-1)]),
     ("Revenue","Total revenue",[("4010","Resident Fees - Independent Living",-1),("4020","Resident Fees - Assisted Living",-1),("4030","Memory Care Fees",-1),("4060","Government Care Funding",-1),("4090","Management Fee Income (Intercompany)",-4)]),
     ("Expenses","Total expenses",[("5010","Care Wages",1),("5020","Dietary",1),("5030","Housekeeping and Laundry",1),("5110","Utilities",1),("5200","Repairs and Maintenance",1),("5300","Management Fee (Intercompany)",4),("5410","Property Taxes",1),("6010","Depreciation",1),("6100","Interest",1),("6200","Foreign Exchange (Gain) / Loss",-1)])]
    ic,inv,fee=4182350,28750000,1164208
    hdr=["Maplecrest US OpCo Inc.","Maplecrest Canada ULC (translated)","Combined","Elimina-tions","Consolidated Mar 2026","Consolidated Mar 2025"]
    V={}
    for _,_,al in A:
        for c,n,t in al:
            k=lambda: rg.randint(90000,9800000)*(6 if c in("1510","1520","2210","2220") else 1)
            if abs(t)==1: us,ca=t*k(),t*k()
            elif t==2: us,ca=ic,0
            elif t==-2: us,ca=0,-ic
            elif t==3: us,ca=inv,0
            elif t==-3: us,ca=-12000000,-inv
            elif t==-4: us,ca=-fee,0
            elif t==4: us,ca=0,fee
            else: us=ca=0
            if c=="2210": us=0
            if c=="2220": ca=0
            if c=="4060": us=0
            if c=="3080": us=0
            el={2:-ic,-2:ic,3:-inv,-3:inv,-4:fee,4:-fee}.get(t,0)
            V[c]=[us,ca,0,el,0,0]
    for j in (0,1): V["3050"][j]=-sum(v[j] for v in V.values())
    for c,v in V.items():
        v[2]=v[0]+v[1]; v[4]=v[2]+v[3]; v[5]=int(v[4]*rg.uniform(.86,1.04))
    V["3050"][5]-=sum(v[5] for v in V.values())
    # whole dollars in this report
    cols=["other:"+h.replace("Elimina-tions","Eliminations") for h in ["Maplecrest US OpCo Inc.","Maplecrest Canada ULC (translated)","Combined","Eliminations","Consolidated Mar 2026","Consolidated Mar 2025"]]
    ss=getSampleStyleSheet(); sm=ss["Normal"].clone("sm",fontSize=7.6,leading=9)
    f=lambda x: "-" if x==0 else f"{abs(x):,}"+(" CR" if x<0 else "     ")
    data=[["Ledger Account","Maplecrest\nUS OpCo\nInc.","Maplecrest\nCanada ULC\n(translated)","Combined","Eliminations","Consolidated\nMar 2026","Consolidated\nMar 2025"]]
    st=[("FONT",(0,0),(-1,-1),"Helvetica",7.8),("FONT",(0,0),(-1,0),"Helvetica-Bold",7.8),("ALIGN",(1,0),(-1,-1),"RIGHT"),("VALIGN",(0,0),(-1,0),"BOTTOM"),("VALIGN",(0,1),(-1,-1),"TOP"),("LINEBELOW",(0,0),(-1,0),1,colors.HexColor("#1f4e79")),("BACKGROUND",(5,1),(5,-1),colors.HexColor("#eef4fa")),("TOPPADDING",(0,0),(-1,-1),1.6),("BOTTOMPADDING",(0,0),(-1,-1),1.6)]
    rows=[];tot=[];G=[0]*6
    for sec,tl,al in A:
        st.append(("FONT",(0,len(data)),(0,len(data)),"Helvetica-BoldOblique",8)); data.append([sec]+[""]*6); S=[0]*6
        for c,n,t in al:
            v=V[c]; S=[x+y for x,y in zip(S,v)]
            rows.append({"account":c,"name":n,**dict(zip(cols,v))})
            data.append([Paragraph(f"&nbsp;&nbsp;{c}: {n}",sm)]+[f(x) for x in v])
        i=len(data); st+= [("FONT",(0,i),(-1,i),"Helvetica-Bold",7.8),("LINEABOVE",(1,i),(-1,i),.5,colors.black)]
        data.append([tl]+[f(x) for x in S]); tot.append({"label":tl,**dict(zip(cols,S))}); G=[x+y for x,y in zip(G,S)]
    i=len(data); st+=[("FONT",(0,i),(-1,i),"Helvetica-Bold",7.8),("LINEABOVE",(1,i),(-1,i),1,colors.black)]
    data.append(["Trial balance total"]+[f(x) for x in G]); tot.append({"label":"Trial balance total",**dict(zip(cols,G))})
    n="tb_maplecrest_consol.pdf"
    def foot(c,dd):
        c.setFont("Helvetica",6.5); c.drawString(40,22,"Workday | Consolidating Trial Balance | run by svc_fin_report 2026-04-09 05:31 ET"); c.drawRightString(752,22,f"{dd.page}")
    D=SimpleDocTemplate(doc(n),pagesize=landscape(letter),leftMargin=40,rightMargin=40,topMargin=34,bottomMargin=38)
    t=Table(data,colWidths=[222]+[82]*6,repeatRows=1); t.setStyle(TableStyle(st))
    D.build([Paragraph("<b>Maplecrest Seniors REIT - Consolidating Trial Balance</b>",ss["Heading3"]),Paragraph("Company hierarchy: Maplecrest Operating Group. Book: Common (US GAAP). Period: March 2026 YTD. Reporting currency USD, whole dollars. CR marks a credit balance; unmarked amounts are debits; a dash is nil.",sm),Spacer(1,6),t,Spacer(1,8),
      Paragraph("Notes: (1) Canada ULC translated at 0.7218 closing and 0.7164 average. (2) Eliminations cover intercompany balances, the investment in the ULC and the 5% management fee.",sm)],onFirstPage=foot,onLaterPages=foot)
    save(n,"TB",cols,rows,tot,None,"SENIOR_HOUSING","REIT consolidation manager, Workday","entity columns with eliminations and prior year, code: name in one cell","CR marks, dashes as nil, three-line header, no Dr/Cr pairs")
def run(seed):
    jde(random.Random(seed+1)); oracle(random.Random(seed+2)); workday(random.Random(seed+3))
