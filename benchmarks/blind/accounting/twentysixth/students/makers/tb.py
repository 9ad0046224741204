import random
from common import *
from reportlab.lib.pagesizes import A4, landscape
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib import colors
from reportlab.pdfgen import canvas
# ---------- A NetSuite UK, opening/period/closing pairs, code after name
A_ACC="""#Fixed assets
0010|Leasehold improvements - Corvid Court|A|1840000|1
0011|Leasehold improvements - Tannery Row|A|1266000|0
0020|Fixtures, fittings and bedroom furniture|A|912000|1
0025|Accumulated depreciation - fixtures, fittings and bedroom furniture (5 yr straight line)|L|388000|1
0030|Wi-Fi and access control equipment|A|176000|1
0035|Accumulated depreciation - Wi-Fi|L|61000|1
#Current assets
1100|Resident debtors control|A|694000|2
1105|University nominations debtor|A|421000|2
1110|Provision for doubtful debts|L|48500|1
1120|Sundry debtors|A|12400|1
1150|Prepayments - insurance|A|66200|1
1155|Accrued income - laundry|A|5400|1
1200|Bank - Barrowfield current a/c|A|1385000|B
1210|Bank - deposits (TDS custodial)|A|287000|2
1220|Petty cash floats (6 halls)|A|1800|0
#Creditors due within one year
2100|Trade creditors control|L|214000|2
2110|Accruals|L|97800|2
2200|VAT control|L|18300|2
2210|PAYE / NIC|L|27400|2
2220|Pension contributions payable|L|6900|2
2300|Rent received in advance|L|982000|2
2310|Resident deposits held|L|287000|2
2350|Guarantor suspense|L|1240|0
#Creditors due after one year and members' interests
2600|Loan - Garrick & Moy Real Estate Debt Fund|L|1250000|1
2700|Members' capital classified as equity|L|0|P
2710|Members' drawings|A|90000|1
#Income
4000|Licence fees - direct let, academic year|L|2410000|I
4010|Licence fees - nominations agreements|L|1688000|I
4020|Licence fees - summer school and conferences|L|141500|0
4030|Rent concessions and goodwill credits|A|32700|1
4100|Laundry income share|L|21400|1
4110|Vending and parcel lockers|L|7300|1
4120|Damages recharged|L|14900|2
#Hall operating costs
5000|Wages - residence teams|A|486000|1
5005|Employer's NI|A|47300|1
5010|Agency security (nights)|A|118200|1
5100|Electricity|A|262000|2
5105|Gas and district heat|A|171300|1
5110|Water|A|64800|1
5120|Broadband|A|58300|1
5200|Reactive repairs|A|93600|2
5210|Planned maintenance|A|77100|1
5220|Cleaning and void turnaround|A|104900|1
5300|Marketing and agents' commissions|A|88100|1
5310|Student app subscription|A|15000|1
#Overheads and finance
6000|Headlease rent|A|835000|1
6010|Buildings insurance|A|47900|1
6020|Audit and professional|A|26500|0
6030|Bank and card charges|A|9800|1
6100|Loan interest|A|39600|1
6200|Depreciation charge|A|82400|1"""
def docA():
    R=random.Random(2601); fn="thistlemoor_tb_p06.pdf"
    secs=[];
    for l in A_ACC.split("\n"):
        if l[0]=="#": secs.append((l[1:],[])); continue
        c,n,s,o,k=l.split("|"); sg=1 if s=="A" else -1; o=float(o)
        o=r2(sg*(o*R.uniform(.93,1.07)+R.random())) if o else 0
        dr=cr=0
        big=abs(o)
        if k=="1": v=r2(big/5*R.uniform(.7,1.2)); dr,cr=(v,0) if s=="A" else (0,v)
        if k in "12" and c in("0010","0020","0030","2600","2710"): v=r2(big*.01*R.uniform(.5,1.5)); dr,cr=(v,0)
        if k=="I": v=r2(big/5*R.uniform(.9,1.1)); cr=v; dr=r2(v*.006)
        if k=="2": dr=r2(big*R.uniform(.1,.4)); cr=r2(big*R.uniform(.1,.4))
        secs[-1][1].append(dict(account=c,name=n,o=o,dr=dr,cr=cr,k=k))
    al=[a for _,s in secs for a in s]
    for a in al:
        if a["k"]=="P": a["o"]=r2(-sum(b["o"] for b in al))
    net=r2(sum(a["dr"]-a["cr"] for a in al)); 
    b=[a for a in al if a["k"]=="B"][0]; b["dr"]=912640.18; b["cr"]=r2(912640.18+net)
    K=["open_dr","open_cr","debit","credit","close_dr","close_cr"]
    rows=[];totals=[];data=[];sty=[]
    ps=PS('n',fontName='Helvetica',fontSize=7.4,leading=8.6)
    hd1=["Account","No.","Opening balance\n1 February 2025","","Posted in period\nFeb 2025 (P06)","","Closing balance\n28 February 2025",""]
    hd2=["","","Debit £","Credit £","Debit £","Credit £","Debit £","Credit £"]
    data=[hd1,hd2]
    for sn,s in secs:
        i=len(data); data.append([sn]+[""]*7); sty+=[('FONTNAME',(0,i),(-1,i),'Helvetica-Bold'),('SPAN',(0,i),(-1,i)),('TEXTCOLOR',(0,i),(-1,i),colors.HexColor('#27506b'))]
        sr=[]
        for a in s:
            t=dict(account=a["account"],name=a["name"])
            c=r2(a["o"]+a["dr"]-a["cr"])
            for v,d,k in((a["o"],"open_dr","open_cr"),(c,"close_dr","close_cr")):
                if v>0:t[d]=v
                elif v<0:t[k]=r2(-v)
            if a["dr"]:t["debit"]=a["dr"]
            if a["cr"]:t["credit"]=a["cr"]
            sr.append(t); data.append([Paragraph("&nbsp;&nbsp;"+t["name"].replace("&","&amp;"),ps),t["account"]]+[c2(t[k]) if k in t else "" for k in K])
        T=sumk(sr,K,"Total - "+sn); totals.append(T); rows+=sr
        i=len(data); data.append([Paragraph("<b>%s</b>"%T["label"].replace("&","&amp;"),ps),""]+[c2(T[k]) if k in T else "" for k in K]); sty+=[('LINEABOVE',(2,i),(-1,i),.4,colors.black),('FONTNAME',(0,i),(-1,i),'Helvetica-Bold')]
    T=sumk(rows,K,"Total"); totals.append(T); i=len(data)
    assert T["open_dr"]==T["open_cr"] and T["debit"]==T["credit"] and T["close_dr"]==T["close_cr"],T
    data.append(["Total",""]+[c2(T[k]) for k in K]); sty+=[('LINEABOVE',(0,i),(-1,i),.8,colors.black),('LINEBELOW',(2,i),(-1,i),1.6,colors.black),('FONTNAME',(0,i),(-1,i),'Helvetica-Bold')]
    tb=Table(data,colWidths=[218,40]+[86]*6,repeatRows=2,rowHeights=None)
    tb.setStyle(TableStyle([('FONTSIZE',(0,0),(-1,-1),7.4),('ALIGN',(2,0),(-1,-1),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),1.6),('BOTTOMPADDING',(0,0),(-1,-1),1.6),('VALIGN',(0,0),(-1,-1),'MIDDLE'),
      ('SPAN',(2,0),(3,0)),('SPAN',(4,0),(5,0)),('SPAN',(6,0),(7,0)),('ALIGN',(2,0),(-1,0),'CENTER'),('FONTNAME',(0,0),(-1,1),'Helvetica-Bold'),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#dfe8ee')),('LINEBELOW',(0,1),(-1,1),.6,colors.black),('BACKGROUND',(4,2),(5,-1),colors.HexColor('#f7f7f2'))]+sty))
    def pg(c,d):
        w,h=landscape(A4); c.setFont('Helvetica-Bold',11); c.drawString(33,h-28,"Thistlemoor Student Living LLP"); c.setFont('Helvetica',8); c.drawString(33,h-40,"Parent Company : Thistlemoor Group : UK Halls   |   Trial Balance   |   From Feb 2025 to Feb 2025"); c.drawRightString(w-33,h-28,"Accounting book: Primary (GBP)")
        c.setFont('Helvetica',6.5); c.drawString(33,20,"Run 06/03/2025 08:14 by H. Quayle - filters: subsidiary = UK Halls; adjustment periods excluded"); c.drawRightString(w-33,20,f"Page {d.page}")
    d=SimpleDocTemplate(doc(fn),pagesize=landscape(A4),topMargin=50,bottomMargin=34,leftMargin=33,rightMargin=33,invariant=1)
    d.build([tb,Spacer(1,6),Paragraph("Income and cost balances are cumulative from 1 September 2024. Bank reconciled to 28 February; three unpresented items, see close file.",ps)],onFirstPage=pg,onLaterPages=pg)
    save(fn,"TB",K,rows,totals,None,"STUDENT_HOUSING","TRIAL_BALANCE","group reporting accountant, UK halls","NetSuite PDF, landscape, name before code, opening/period/closing pairs under grouped headers","wrapped names, section subtotals, repeated headers, blanks for nil")
# ---------- B Excel two entities NZ
B_ACC="""610|Trade & resident debtors|84000|61000
612|Accrued interest|1400|0
615|Prepaid insurance|19300|15800
620|ANZAC Street fit-out at cost|1420000|0
621|Fort Lane fit-out at cost|0|1105000
622|Less accumulated depreciation|-318000|-204000
630|Furniture packs|214500|168000
631|Less accumulated depreciation - furniture packs|-98200|-61400
640|Cheque account 00|211000|143500
641|Bond clearing (Tenancy Services)|2280|-1140
650|Intercompany - Kererū / Tūī|96500|-96500
700|Creditors|-58300|-47100
705|GST|-21400|-16900
710|PAYE & KiwiSaver|-9800|-7200
715|Rent in advance|-66400|-52300
720|Holiday pay accrual|-14100|-8800
730|Term loan - Southern Cross Mutual|-620000|-540000
800|Share capital|-100|-100
810|Retained earnings|P|P
200|Room licences - 12 month|-1184000|-861000
201|Room licences - flexi (under 90 nights)|-203000|-254000
203|Serviced flats - nightly|-77400|-119000
205|Cleaning packs & linen|-18200|-23900
207|Laundry tokens|-9100|-6400
209|Co-working memberships|-41000|0
400|House managers|188000|141000
402|Housekeeping wages|122000|118700
405|KiwiSaver employer|9300|7800
410|Power & gas|87200|63900
412|Water rates|21500|18300
414|Fibre|14400|11900
420|Repairs & maintenance|58800|66100
425|Booking site commissions|26300|47700
430|Body corporate levies|39000|0
440|Ground lease|0|145000
450|Council rates|61200|38400
460|Insurance|31900|26500
470|Management fee to parent|45000|36000
480|Interest|43400|37800
490|Depreciation|112000|88300"""
def docB():
    import openpyxl
    from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
    R=random.Random(2602); fn="Kereru_Tui combined TB Mar25.xlsx"
    acc=[]
    for l in B_ACC.split("\n"):
        c,n,a,b=l.split("|"); v=[]
        for x in(a,b): v.append(None if x=="P" else r2(float(x)*R.uniform(.95,1.05)+ (R.randint(-99,99)/100 if abs(float(x))>500 else 0)) if abs(float(x))>100 else float(x))
        if c=="650": v[1]=-v[0]
        py=None if a=="P" else r2((v[0]+v[1])*R.uniform(.82,1.08)) if abs(v[0]+v[1])>300 else v[0]+v[1]
        acc.append([c,n,v[0],v[1],py])
    for i in(2,3,4):
        s=r2(sum(x[i] for x in acc if x[i] is not None))
        for x in acc:
            if x[i] is None:x[i]=r2(-s)
    G=["Kererū House Ltd","Tūī Yard Ltd","COMBINED"]
    K=[f"other:{g} {s}" for g in G for s in("Debit","Credit")]+["other:31 MARCH 2024 Net Dr / (Cr)"]
    wb=openpyxl.Workbook(); ws=wb.active; ws.title="Combined TB"
    ws["B1"]="Ngaio Street Co-Living Group"; ws["B1"].font=Font(bold=True,size=14)
    ws["B2"]="Combined trial balance as at 31 March 2025 – NZ dollars, before audit journals"; ws["B2"].font=Font(italic=True)
    ws["B3"]="Prepared: T. Wairau-Finch   Reviewed: pending"
    h=5; heads=[("Account",1),("GST",2),("Acct",3)]
    # cols: A narrow blank, B name, C hidden GST, D code, E..J pairs, K ref, L prior
    ws.cell(h,2,"Account name"); ws.cell(h,3,"GST"); ws.cell(h,4,"Xero\ncode"); ws.cell(h,11,"WP\nref")
    for c in(2,3,4,11): ws.merge_cells(start_row=h,end_row=h+1,start_column=c,end_column=c)
    for i,g in enumerate(G):
        ws.cell(h,5+2*i,g); ws.merge_cells(start_row=h,end_row=h,start_column=5+2*i,end_column=6+2*i); ws.cell(h+1,5+2*i,"Debit"); ws.cell(h+1,6+2*i,"Credit")
    ws.cell(h,12,"31 MARCH 2024"); ws.cell(h+1,12,"Net Dr / (Cr)")
    th=Side(style="thin")
    for r in(h,h+1):
        for c in range(2,13):
            x=ws.cell(r,c); x.font=Font(bold=True,color="FFFFFF"); x.fill=PatternFill("solid",fgColor="2F5D50"); x.alignment=Alignment(horizontal="center",vertical="center",wrap_text=True)
    rows=[]; r=h+2
    for n,(c,nm,a,b,py) in enumerate(acc):
        t=dict(account=c,name=nm)
        ws.cell(r,2,nm); ws.cell(r,3,"15%" if c[0]=="4" else "n/a"); ws.cell(r,4,c if n%3 else int(c)).alignment=Alignment(horizontal="center")
        if n%7==2: ws.cell(r,11,f"{'ABCDEFG'[n//7]}{n%5+1}")
        for i,v in enumerate((a,b,r2(a+b))):
            if v==0: continue
            k=K[2*i+(v<0)]; t[k]=abs(v)
            x=ws.cell(r,5+2*i+(v<0))
            if n in(8,21,30) and i<2: x.value=f"{abs(v):,.2f}"; x.alignment=Alignment(horizontal="right")
            else: x.value=abs(v)
            x.number_format='#,##0.00'
        if py: 
            t[K[6]]=py; x=ws.cell(r,12,py); x.number_format='#,##0.00;(#,##0.00)'
        rows.append(t); r+=1
        if c=="810": r+=1
    T=sumk(rows,K,"TOTAL"); assert all(T[K[i]]==T[K[i+1]] for i in(0,2,4)) and T[K[6]]==0
    ws.cell(r,2,"TOTAL")
    for i in range(6): ws.cell(r,5+i,T[K[i]]).number_format='"$"#,##0.00'
    ws.cell(r,12,0).number_format='0.00'
    for c in range(2,13): ws.cell(r,c).font=Font(bold=True); ws.cell(r,c).border=Border(top=th,bottom=Side(style="double"))
    ws.cell(r+2,2,"1. Combined columns are the net of the two companies, account by account; the current account between them (650) cancels.")
    ws.cell(r+3,2,"2. The companies share a chart; a code with no figure in a company is not used there.")
    ws.column_dimensions["A"].width=2; ws.column_dimensions["B"].width=44; ws.column_dimensions["C"].hidden=True; ws.column_dimensions["D"].width=8
    for c in "EFGHIJL": ws.column_dimensions[c].width=17
    ws.column_dimensions["K"].width=6; ws.freeze_panes="E7"
    ws.page_setup.orientation="landscape"; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); w2=wb.create_sheet("Notes"); w2["A1"]="Open points"; w2["A2"]="Bond clearing at Tūī is overdrawn by one bond, refund due April."; w2["A3"]="Ground lease review from 1 July 2025 not reflected."
    wb.save(doc(fn))
    save(fn,"TB",K,rows,[T],None,"MULTIFAMILY","TRIAL_BALANCE","assistant accountant, NZ co-living","Excel from Xero, two companies and combined pairs under merged group headers, prior year signed net","hidden GST column, a working-paper column between numbers, text numbers, no closing pair of a single entity")
# ---------- C Courier Business Central Ireland
C_ACC=[("BALANCE SHEET",[("NON-CURRENT ASSETS",[("1010","Apartments fit-out, cost",1),("1015","Apartments fit-out, depreciation",-.4),("1020","Kitchen & AV equipment, cost",.3),("1025","Kitchen & AV equipment, depr.",-.14)]),
("CURRENT ASSETS",[("1300","Guest ledger",.09),("1310","Corporate accounts receivable",.22),("1320","Prepaid rates",.04),("1400","Bank - Liffeyside operating",.35),("1410","Bank - deposits received",.08)]),
("LIABILITIES",[("2010","Trade payables",-.15),("2020","Accrued expenses",-.07),("2030","VAT payable",-.05),("2040","PAYE/PRSI/USC",-.03),("2050","Advance bookings",-.12),("2060","Guest deposits",-.08),("2100","Shareholder loan",-.5)]),
("EQUITY",[("3000","Called up share capital",-.0001),("3010","Profit and loss reserve",None)])]),
("PROFIT AND LOSS",[("INCOME",[("4010","Stays 28 nights and over",-.5,1),("4020","Stays under 28 nights",-.35,1),("4030","Corporate lets",-.28,1),("4090","Parking and pet fees",-.015,1)]),
("SITE COSTS",[("5010","Front desk payroll",.17,1),("5020","Housekeeping contract",.14,1),("5030","Linen hire",.04,1),("5040","Light and heat",.06,1),("5050","Repairs",.05,1),("5060","OTA commission",.05,1)]),
("CENTRAL COSTS",[("6010","Head office salaries",.13),("6020","Rent under leases",.24),("6030","Rates",.05),("6040","Insurance",.03),("6050","Software (PMS, locks)",.015),("6060","Loan interest",.02),("6070","Depreciation",.06)])])]
def docC():
    R=random.Random(2603); fn="rathgannon_tb_by_cost_centre.pdf"
    K=["ending","other:Budget year to date","activity","beginning","other:Prior year 28.02.24"]
    S=2300000; sites=[("DUB","Dublin 8",1),("COR","Cork",.6),("GAL","Galway",.35)]
    tree=[];leaf=[]
    for g,secs in C_ACC:
        for s,ac in secs:
            L=[]
            for a in ac:
                pl=g[0]=="P"
                for sc,sn,f in (sites if len(a)>3 else [("000","",1)]):
                    if a[2] is None: t=dict(account=f"{a[0]}-{sc}",name=a[1],plug=1)
                    elif a[0]=="3000": t=dict(account=f"{a[0]}-{sc}",name=a[1],beginning=-100.0,activity=0.0,py=-100.0)
                    else:
                        v=S*a[2]*f*R.uniform(.9,1.1)
                        t=dict(account=f"{a[0]}-{sc}",name=a[1]+(" - "+sn if sn else ""),beginning=r2(v*(.8 if pl else 1)),activity=r2(v*(.2 if pl else R.uniform(-.08,.08))),py=r2(v*R.uniform(.8,1.05)))
                        if pl: t["bud"]=float(round(v*R.uniform(.9,1.1)/500)*500)
                    L.append(t);leaf.append(t)
            tree.append((g,s,L))
    bank=[t for t in leaf if t["account"].startswith("1400")][0]; res=[t for t in leaf if t.get("plug")][0]
    bank["activity"]=r2(-sum(t.get("activity",0) for t in leaf if t is not bank)); res["activity"]=0.0
    for k in("beginning","py"): res[k]=r2(-sum(t[k] for t in leaf if t is not res))
    for t in leaf: t["ending"]=r2(t["beginning"]+t["activity"])
    def tr(t):
        o=dict(account=t["account"],name=t["name"],ending=t["ending"])
        if "bud" in t:o[K[1]]=t["bud"]
        o["activity"]=t["activity"];o["beginning"]=t["beginning"];o[K[4]]=t["py"]; return o
    rows=[];totals=[];lines=[]
    W=17
    def ln(a,n,o): return f"{a:<10}{n:<36}"+"".join((trail(o[k]) if k in o else " ").rjust(W) for k in K)
    prev=None;gr=[]
    for g,s,L in tree:
        if g!=prev:
            lines.append(("b",g)); prev=g; 
        lines.append(("b","  "+s)); sr=[tr(t) for t in L]
        for o in sr: lines.append(("n",o))
        T=sumk(sr,K,"TOTAL "+s); lines.append(("r",""));lines.append(("t",T));lines.append(("n",None));totals.append(T);rows+=sr
        last=[x for x in tree if x[0]==g][-1][1]==s
        if last:
            gs=[tr(t) for gg,_,LL in tree if gg==g for t in LL]; T=sumk(gs,K,"TOTAL "+g); lines.append(("t",T));lines.append(("n",None));totals.append(T)
    T=sumk(rows,K,"TRIAL BALANCE TOTAL"); T.pop(K[1]); assert T["ending"]==0 and T["beginning"]==0 and T["activity"]==0
    lines.append(("r",""));lines.append(("t",T));totals.append(T)
    # planted: one digit of a closing balance
    p=[o for o in rows if o["account"]=="5030-COR"][0]; old=p["ending"]; s=f"{old:.2f}"; i=1
    s=s[:i]+str((int(s[i])+4)%10)+s[i+1:]; p["ending"]=float(s)
    planted={"what":f"account 5030-COR (Linen hire - Cork): closing balance printed {p['ending']:,.2f} instead of {old:,.2f}; b/fwd + net change no longer give it, and TOTAL SITE COSTS does not sum in that column","kind":"digit_changed"}
    w,h=landscape(A4); c=canvas.Canvas(doc(fn),pagesize=(w,h),invariant=1); pn=0; y=0
    def head():
        nonlocal y,pn
        pn+=1; c.setFont("Courier-Bold",9); c.drawString(36,h-34,"RATHGANNON SERVICED APARTMENTS DAC"); c.setFont("Courier",7.6); c.drawString(36,h-45,"Trial balance by nominal and cost centre      Period 05   28 February 2025     EUR     Credit balances carry a minus after the figure")
        c.drawRightString(w-36,h-34,f"Page {pn}")
        c.setFont("Courier-Bold",7.6)
        H=[("","","Balance","Budget","Net change","Balance","Prior year"),("Nominal","","at","year to","February","b/fwd",""),("-c/c","Description","28.02.25","date","2025","01.02.25","28.02.24")]
        y=h-62
        for r in H: c.drawString(36,y,f"{r[0]:<10}{r[1]:<36}"+"".join((x+" ").rjust(W) for x in r[2:])); y-=9
        c.line(36,y+5,w-36,y+5); y-=6
    head()
    for k,o in lines:
        if y<44: 
            c.setFont("Courier",6.5); c.drawString(36,24,"Business Central  Report 6  ngallivan  07/03/25 16:52"); c.showPage(); head()
        if k=="b": c.setFont("Courier-Bold",7.6); c.drawString(36,y,o)
        elif k=="r": c.setFont("Courier",7.6); c.drawString(36,y+2,f"{'':<46}"+"".join(("-"*14+" ").rjust(W) for _ in K)); y-=6; continue
        elif o is None: y-=5; continue
        elif k=="t": c.setFont("Courier-Bold",7.6); c.drawString(36,y,ln("",o["label"],o))
        else: c.setFont("Courier",7.6); c.drawString(36,y,ln(o["account"],o["name"],o))
        y-=10.2
    c.setFont("Courier",6.5); c.drawString(36,24,"Business Central  Report 6  ngallivan  07/03/25 16:52      ** end of report **"); c.save()
    save(fn,"TB",K,rows,totals,planted,"OTHER","TRIAL_BALANCE","finance manager, Irish serviced apartments","Business Central line printer style, Courier, nominal and cost centre in one code, closing column first, trailing minus","column order closing-budget-net change-b/fwd-prior, three-line header, nested totals, budget blank for balance sheet")
def run(): docA();docB();docC()
