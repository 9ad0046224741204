import random
from common import *
# ---------- A: Qube-like opening / movement / closing, PDF ----------
def tb_a():
    from reportlab.platypus import SimpleDocTemplate,LongTable,TableStyle,Paragraph,Spacer
    from reportlab.lib.pagesizes import A4,landscape
    from reportlab.lib.styles import getSampleStyleSheet
    from reportlab.lib import colors
    R=random.Random(2701)
    S=[("Debtors, bank and creditors",[("1000-00","Client bank - service charge a/c",4180000),("1005-00","Client bank - reserve deposit a/c",9627512),("1010-00","Petty cash (caretaker)",15000),
      ("1100-00","Leaseholder control",2841077),("1120-00","Sundry debtors",61240),("1150-00","Prepayments - buildings insurance",1488000),("1160-00","Prepayments - lift contract",94250),
      ("2000-00","Suppliers control",-1766034),("2020-00","Accruals",-583500),("2030-00","Receipts in advance",-1107219),("2040-00","PAYE and NI due",-48871),("2050-00","Retentions held - roof works",-325000)]),
     ("Funds",[("3000-00","Reserve fund - general",0),("3010-00","Reserve fund - lifts",-2210000),("3020-00","Reserve fund - external decoration",-3145000),("3090-00","Surplus b/f to be credited to lessees",-286418)]),
     ("Income",[("4000-01","Service charge - Sch 1 estate",-6120000),("4000-02","Service charge - Sch 2 lifts",-1284000),("4000-03","Service charge - Sch 3 car park",-438000),("4050-01","Reserve contribution",-1500000),("4100-01","Bank interest received",-34188),("4110-01","Late payment and notice fees",-27500),("4120-01","Laundry tokens",-18640)]),
     ("Expenditure - Schedule 1 estate",[("5010-01","Buildings insurance",1240000),("5015-01","Terrorism cover",86000),("5020-01","Caretaker wages",932480),("5025-01","Employer's NI and pension",118322),("5100-01","Cleaning of common parts",472500),("5110-01","Window cleaning",98000),("5120-01","Grounds maintenance",215600),("5130-01","Refuse and bulky waste",74390),("5200-01","Electricity - common parts",388214),("5210-01","Water - bin stores",21877),("5300-01","General repairs",641905),("5310-01","Drains and gutters",88450),("5320-01","Roof works",0),("5330-01","Fire alarm and emergency lighting",163200),("5340-01","Door entry system",57640),("5500-01","Managing agent's fee",810000),("5510-01","Accountancy fee",90000),("5520-01","Legal fees",132500),("5530-01","Health & safety assessment",54000),("5590-01","Bank charges",6420)]),
     ("Expenditure - Schedule 2 lifts",[("5400-02","Lift maintenance contract",276000),("5410-02","Lift repairs",184733),("5420-02","Lift telephone lines",31200),("5430-02","Engineering inspection",42900),("5200-02","Electricity - lift motors",117044)]),
     ("Expenditure - Schedule 3 car park",[("5450-03","Gate and barrier maintenance",72800),("5460-03","Car park lighting",49615),("5470-03","Line marking",0)])]
    acc=[a for s in S for a in s[1]]
    op={a[0]:a[2] for a in acc}; op["3000-00"]=-sum(op.values()); 
    dr={c:0 for c in op}; cr={c:0 for c in op}
    def j(d,c,x): dr[d]+=x; cr[c]+=x
    for c,x in(("4000-01",1224000),("4000-02",256800),("4000-03",87600),("4050-01",300000)): j("1100-00",c,x)
    j("1000-00","1100-00",1392645); j("1000-00","2030-00",114310); j("2030-00","1100-00",86120); j("1005-00","1000-00",300000); j("1000-00","4120-01",3120); j("1005-00","4100-01",6877); j("1100-00","4110-01",9000)
    j("5010-01","1150-00",248000); j("5400-02","1160-00",47125); j("5020-01","1000-00",186496); j("5025-01","2040-00",23664); j("2040-00","1000-00",48871); j("5590-01","1000-00",1284); j("1010-00","1000-00",10000); j("5300-01","1010-00",8735)
    for c in("5100-01","5120-01","5130-01","5200-01","5300-01","5310-01","5330-01","5500-01","5410-02","5420-02","5200-02","5460-03"): j(c,"2000-00",R.randint(4000,98000))
    j("5320-01","2000-00",1846250); j("3000-00","4050-01",0); j("2000-00","1000-00",1530418); j("2020-00","5510-01",0); j("2020-00","2000-00",90000); j("5520-01","2000-00",27500); j("5470-03","2000-00",38400); j("2000-00","5340-01",12640)
    money=["open_dr","open_cr","debit","credit","close_dr","close_cr"]
    plant="5300-01"
    rows=[];tab=[["Nominal","Description","Opening balance b/f\n1 September 2025","","Movement in period","","Closing balance c/f\n30 September 2025",""],["code","","Debit","Credit","Debit","Credit","Debit","Credit"]]
    st=[];T=dict.fromkeys(money,0);pl=None
    for s,L in S:
        st+=[('SPAN',(0,len(tab)),(-1,len(tab))),('FONT',(0,len(tab)),(-1,len(tab)),'Helvetica-BoldOblique',8)]; tab.append([s]+['']*7)
        for c,n,_ in L:
            o=op[c];cl=o+dr[c]-cr[c]
            v={"open_dr":max(o,0),"open_cr":max(-o,0),"debit":dr[c],"credit":cr[c],"close_dr":max(cl,0),"close_cr":max(-cl,0)}
            for k in money:T[k]+=v[k]
            if c==plant:
                tru=v["close_dr"]; q=list(str(tru)); q[2]=str((int(q[2])+4)%10); v["close_dr"]=int(''.join(q)); pl=(tru,v["close_dr"])
            tab.append([c,n]+[m(v[k]) for k in money])
            rows.append({"account":c,"name":n,**{k:p(v[k]) for k in money if v[k]}})
    assert T["open_dr"]==T["open_cr"] and T["debit"]==T["credit"] and T["close_dr"]==T["close_cr"] and op["3000-00"]<0
    tab.append(["","Report total"]+[m(T[k]) for k in money])
    n=len(tab)
    t=LongTable(tab,colWidths=[58,200,84,84,84,84,84,84],repeatRows=2)
    t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',8)]+st+[('FONT',(0,0),(-1,1),'Helvetica-Bold',8),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#dfe7ee')),('SPAN',(2,0),(3,0)),('SPAN',(4,0),(5,0)),('SPAN',(6,0),(7,0)),('ALIGN',(2,0),(-1,0),'CENTER'),('ALIGN',(2,1),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,0),'BOTTOM'),
      ('LINEBEFORE',(2,0),(2,-1),.4,colors.grey),('LINEBEFORE',(4,0),(4,-1),.4,colors.grey),('LINEBEFORE',(6,0),(6,-1),.4,colors.grey),('LINEBELOW',(0,1),(-1,1),.8,colors.black),('LINEABOVE',(0,n-1),(-1,n-1),.8,colors.black),('LINEBELOW',(0,n-1),(-1,n-1),1.6,colors.black),('FONT',(0,n-1),(-1,n-1),'Helvetica-Bold',8),('TOPPADDING',(0,0),(-1,-1),1.6),('BOTTOMPADDING',(0,0),(-1,-1),2)]))
    ss=getSampleStyleSheet()
    def foot(c,d):
        c.setFont('Helvetica',7); c.drawString(36,22,"PM reports > Ledgers > TB001   Printed 07/10/2025 09:41 by HLACY"); c.drawRightString(806,22,f"Page {d.page}")
        c.setFont('Helvetica-Bold',11); c.drawString(36,563,"Fennimore Lacy Block Management"); c.setFont('Helvetica',9); c.drawRightString(806,563,"Client 0417  Tidewater Court (Gosport) RTM Co Ltd"); c.drawString(36,549,"Trial balance by nominal - service charge year to 31 March 2026, period 6")
    f="tb_tidewater_court.pdf"
    SimpleDocTemplate(doc(f),pagesize=landscape(A4),leftMargin=36,rightMargin=36,topMargin=58,bottomMargin=36,invariant=1).build([t,Spacer(1,8),Paragraph("Nominals with suffix 01 to 03 belong to the lease schedule of that number. Suffix 00 is common to all schedules. Nil balances are shown blank.",ss['Italic'])],onFirstPage=foot,onLaterPages=foot)
    save(f,"TB",money,rows,[{"label":"Report total",**{k:p(T[k]) for k in money}}],{"what":f"closing debit of {plant} General repairs printed {m(pl[1])} where it should be {m(pl[0])} (opening + movement, and the column total)","kind":"digit_changed"},"MULTIFAMILY","block accounts clerk, Qube","landscape, opening/movement/closing pairs, sections, two pages","grouped two-line header; blank nil cells; repeated header")

# ---------- B: almshouse funds, XLSX ----------
def tb_b():
    import xlsxwriter
    f="tb_st_brannoc_funds.xlsx"; R=random.Random(2702)
    F=["General Fund (unrestricted)","Extraordinary Repair Fund (restricted)","Permanent Endowment"]
    G=F+["All Funds"]
    money=[f"other:{g} {s} £" for g in G for s in("Debit","Credit")]
    S=[("FIXED ASSETS AND INVESTMENTS",[("Almshouses at cost","0010",[0,0,128450000]),("Almshouses – depreciation","0011",[0,0,-21408300]),("Furniture & warden call","0020",[3864000,0,0]),("Furniture & warden call – depreciation","0021",[-2711250,0,0]),("COIF-type income units","0050",[5125000,8240000,31077540])]),
     ("CURRENT ASSETS",[("Bank – Menai Building Society current","1200",[4178829,0,0]),("Bank – 90 day notice","1210",[1500000,3622518,0]),("Petty cash – matron","1230",[10000,0,0]),("Residents' contributions in arrear","1100",[184640,0,0]),("Prepayments","1103",[312275,0,0]),("Due between funds","1190",[-1250000,850000,400000])]),
     ("CURRENT LIABILITIES",[("Trade creditors","2100",[-418962,-264000,0]),("Accruals","2109",[-275000,0,0]),("Contributions in advance","2115",[-96310,0,0]),("PAYE / NIC","2210",[-71844,0,0]),("Staff pension","2230",[-22316,0,0])]),
     ("INCOMING RESOURCES",[("Weekly maintenance contributions","4000",[-14261850,0,0]),("Contributions – guest room","4010",[-84500,0,0]),("Dividends and interest","4100",[-221377,-340212,0]),("Ground rents (Bryn Eithin)","4120",[-480000,0,0]),("Legacies","4200",[0,-1500000,0]),("Donations & collections","4210",[-63218,-27500,0])]),
     ("RESOURCES EXPENDED",[("Matron and relief wages","5000",[4610840,0,0]),("Employer NIC","5002",[381226,0,0]),("Gas, light and water","5100",[2093751,0,0]),("Council tax – voids","5105",[41288,0,0]),("Insurance","5110",[867400,0,0]),("Routine repairs","5200",[1725963,0,0]),("Cyclical decoration","5210",[648000,0,0]),("Roof renewal, Block C","5220",[0,3986400,0]),("Gardens","5230",[512000,0,0]),("Clerk's fees","5300",[1140000,0,0]),("Independent examination","5310",[275000,0,0]),("Investment manager's charge","5320",[31250,52760,188415]),("Depreciation","5400",[386400,0,2569000]),("Sundries, chaplain, Founder's Day","5900",[97835,0,0])]),
     ("FUNDS",[("Transfer to repair fund","3100",[1200000,-1200000,0]),("Fund balances b/fwd 1 April 2024","3000",[None]*3)])]
    sums=[sum(v[2][i] or 0 for s in S for v in s[1]) for i in range(3)]
    assert all(x>0 for x in sums),sums
    S[-1][1][1][2][:]=[-x for x in sums]
    wb=xlsxwriter.Workbook(doc(f)); ws=wb.add_worksheet("TB 31-3-25")
    B=wb.add_format({'bold':1,'font_name':'Garamond','font_size':14}); I=wb.add_format({'italic':1,'font_name':'Garamond','font_size':10}); H=wb.add_format({'bold':1,'text_wrap':1,'align':'center','valign':'vcenter','border':1,'bg_color':'#E8E0CF','font_name':'Garamond'})
    N=wb.add_format({'num_format':'#,##0.00;(#,##0.00);"–"','font_name':'Garamond'}); X=wb.add_format({'font_name':'Garamond'}); C=wb.add_format({'font_name':'Garamond','align':'center'})
    SH=wb.add_format({'bold':1,'font_name':'Garamond','bg_color':'#F6F2E8'}); TN=wb.add_format({'num_format':'#,##0.00;(#,##0.00);"–"','bold':1,'top':1,'font_name':'Garamond'}); TX=wb.add_format({'bold':1,'font_name':'Garamond','italic':1}); GN=wb.add_format({'num_format':'#,##0.00','bold':1,'top':1,'bottom':6,'font_name':'Garamond'})
    ws.merge_range(0,0,0,10,"The Hospital of St Brannoc in Llanfair Dyffryn (Registered Almshouse Charity)",B)
    ws.write(1,0,"Trial balance by fund as at 31 March 2025",I); ws.write(2,0,"Prepared by the Clerk to the Trustees from the nominal ledger; for the independent examiner",I)
    ws.merge_range(4,0,5,0,"Account",H); ws.merge_range(4,1,5,1,"Nominal",H); ws.merge_range(4,2,5,2,"SOFA map",H)
    for i,g in enumerate(G):
        ws.merge_range(4,3+2*i,4,4+2*i,g,H); ws.write(5,3+2*i,"Debit £",H); ws.write(5,4+2*i,"Credit £",H)
    ws.set_row(4,32); ws.set_column(0,0,38); ws.set_column(1,1,9); ws.set_column(2,2,10,None,{'hidden':1}); ws.set_column(3,10,14.5)
    r=6; rows=[];totals=[];GT=[0]*8; secrows=[]
    for s,L in S:
        ws.merge_range(r,0,r,10,s,SH); r+=1; st=[0]*8; r0=r
        for n,c,v in L:
            cells=[x for a in v for x in(max(a,0),max(-a,0))]; cells+=[sum(cells[0::2]),sum(cells[1::2])]
            ws.write(r,0,"   "+n,X); ws.write_string(r,1,c,C); ws.write(r,2,"S"+c[0],C)
            d={"account":c,"name":n}
            for k,x in enumerate(cells):
                if x: d[money[k]]=p(x); st[k]+=x
                if x and k<6: ws.write_number(r,3+k,p(x),N)
                if k>=6 and x:
                    cols="DFH" if k==6 else "EGI"
                    ws.write_formula(r,3+k,"="+"+".join(f"{q}{r+1}" for q in cols),N,p(x))
            rows.append(d); r+=1
        ws.write(r,0,"Sub-total "+s.lower(),TX); ws.write(r,1,"",TX); secrows.append(r)
        d={"label":"Sub-total "+s.lower()}
        for k in range(8):
            q="DEFGHIJK"[k]; GT[k]+=st[k]
            if st[k]: ws.write_formula(r,3+k,f"=SUM({q}{r0+1}:{q}{r})",TN,p(st[k])); d[money[k]]=p(st[k])
            else: ws.write_blank(r,3+k,None,TN)
        totals.append(d); r+=1
    ws.write(r,0,"TOTAL",SH); ws.write(r,1,"",SH)
    for k in range(8):
        q="DEFGHIJK"[k]; ws.write_formula(r,3+k,"="+"+".join(f"{q}{x+1}" for x in secrows),GN,p(GT[k]))
    for k in(0,2,4,6): assert GT[k]==GT[k+1]
    totals.append({"label":"TOTAL",**{money[k]:p(GT[k]) for k in range(8)}})
    ws.write(r+2,0,"Sums due between funds are shown gross and cancel in the All Funds columns.",I); ws.write(r+3,0,"Signed ........................ Clerk        Date ..............",I)
    ws.freeze_panes(6,2); ws.set_landscape(); ws.set_paper(9); ws.fit_to_pages(1,0); ws.repeat_rows(4,5)
    w2=wb.add_worksheet("Fund recap"); w2.write(0,0,"Fund balances b/fwd",B)
    for i,x in enumerate(F): w2.write(2+i,0,x,X); w2.write(2+i,1,p(sums[i]),N)
    w2.set_column(0,0,42); w2.set_column(1,1,16); wb.set_properties({'created':__import__('datetime').datetime(2025,4,20)}); wb.close()
    save(f,"TB",money,rows,totals,None,"SENIOR_HOUSING","clerk to almshouse trustees, Excel","fund pairs, code after name, hidden column, section subtotals, recap sheet","four Dr/Cr pairs under merged fund titles; hidden map column; indented names")

# ---------- C: council-like fixed pitch, PDF ----------
def tb_c():
    from fpdf import FPDF
    f="tb_strathcorran_cc.pdf"; R=random.Random(2703)
    B=[("4410","MARKET HALL",[("1001","STALL RENTS",-1),("1004","CASUAL PITCH TOLLS",-1),("1010","SERVICE RECHARGES",-1),("2010","HALLKEEPER PAY",1),("2014","SUPERANNUATION",1),("3005","REPAIRS - BUILDING FABRIC",1),("3020","ELECTRICITY",1),("3024","NON-DOMESTIC RATES",1),("3040","REFUSE UPLIFT",1),("3091","PEST CONTROL",1)]),
     ("4415","HIGH STREET SHOPS 2-38",[("1001","SHOP RENTS",-1),("1010","SERVICE RECHARGES",-1),("1022","INSURANCE RECOVERED",-1),("3005","REPAIRS - BUILDING FABRIC",1),("3009","ROOF AND RHONES",1),("3031","PROPERTY INSURANCE",1),("4002","LETTING AGENT FEES",1),("4005","LEGAL AND SHERIFF COURT",1),("4090","BAD DEBTS WRITTEN OFF",1)]),
     ("4422","HARBOUR WORKSHOPS",[("1001","WORKSHOP RENTS",-1),("1006","YARD STORAGE",-1),("1035","ELECTRICITY RESOLD",-1),("3005","REPAIRS - BUILDING FABRIC",1),("3020","ELECTRICITY",1),("3022","WATER AND SEWERAGE",1),("3024","NON-DOMESTIC RATES - VOIDS",1),("3050","ROLLER DOOR SERVICING",1)]),
     ("4430","QUAY AND MOORINGS",[("1002","MOORING DUES",-1),("1003","SLIPWAY CHARGES",-1),("2010","HARBOUR MASTER PAY",1),("3012","CHAIN AND TACKLE RENEWAL",1),("3013","DREDGING",1),("3020","ELECTRICITY - PONTOONS",1)]),
     ("9000","BALANCE SHEET",[("8010","HERITABLE PROPERTY",2),("8015","DEPRECIATION - HERITABLE",-2),("8100","DEBTORS CONTROL",2),("8105","BAD DEBT PROVISION",-2),("8120","VAT CONTROL",-2),("8200","CREDITORS CONTROL",-2),("8210","RENT DEPOSITS HELD",-2),("8220","RENTS IN ADVANCE",-2),("8400","COMMON GOOD CAPITAL",-2),("8500","LOANS FUND",-2),("8900","CASH AND BANK",2),("8990","GENERAL FUND",-2)])]
    BS={"8010":184500000,"8015":-22140000,"8100":3418266,"8105":-940000,"8120":-1284055,"8200":-2107390,"8210":-1865000,"8220":-772418,"8400":-92000000,"8500":-18250000,"8900":7420118}
    L=[]
    for cc,t,A in B:
        for c,n,k in A:
            if k in(1,-1):
                x=R.randint(40000,900000) if k==1 else R.randint(250000,5200000)
                L.append([cc,c,n,k*x,k*int(x*R.uniform(.1,.22)),k*int(x*R.uniform(1.5,2.0))])
            elif c!="8990":
                o=BS[c]; mv=0 if c in("8010","8400","8015") else int(o*R.uniform(-.15,.12)); L.append([cc,c,n,o,mv,int(o*R.uniform(.85,1.1)) if mv else o])
            else: L.append([cc,c,n,0,0,0])
    L[3][4]=-4120; 
    [x for x in L if x[1]=="3013"][0][3:6]=[0,1860000,0]; [x for x in L if x[1]=="4090"][0][3:6]=[0,0,318540]
    gf=L[-1]; gf[3]=-sum(x[3] for x in L); gf[5]=-sum(x[5] for x in L); assert gf[3]<0 and gf[5]<0,gf
    cash=[x for x in L if x[1]=="8900"][0]; cash[4]-=sum(x[4] for x in L)
    def tm(x): return f"{abs(x)/100:,.2f}"+("-" if x<0 else " ")
    money=["beginning","activity","ending","other:PRIOR YEAR CLOSING"]
    W="{:<11}{:<28}{:>17}{:>17}{:>17}{:>17}"
    head=lambda pg:["STRATHCORRAN COMMON GOOD PROPERTY TRUST"+" "*38+f"RUN 04-NOV-25 17:52   PAGE {pg:>3}","GLR240  TRIAL BALANCE BY COST CENTRE        PERIOD 07 2025/26        CREDITS SHOWN WITH TRAILING MINUS","",
      W.format("","","OPENING ","MOVEMENT ","CLOSING ","PRIOR YEAR "),W.format("CODE","DETAIL","01-OCT-25 ","PERIOD 07 ","31-OCT-25 ","CLOSING "),"-"*107]
    lines=[];rows=[];totals=[];G=[0]*4
    for cc,t,A in B:
        lines+=["",f"COST CENTRE {cc}  {t}"]; s=[0]*4
        for x in[y for y in L if y[0]==cc]:
            v=[x[3],x[4],x[3]+x[4],x[5]]; s=[a+b for a,b in zip(s,v)]
            lines.append(W.format(f"{cc}/{x[1]}",x[2],*map(tm,v))); rows.append({"account":f"{cc}/{x[1]}","name":x[2],**{k:p(a) for k,a in zip(money,v)}})
        lines+=[W.format("","","","","","").rstrip()+" "*39+"  ---------------"*4,W.format("",f"TOTAL {cc}",*map(tm,s))]
        totals.append({"label":f"TOTAL {cc}",**{k:p(a) for k,a in zip(money,s)}}); G=[a+b for a,b in zip(G,s)]
    assert G==[0]*4
    lines+=["",W.format("","REPORT TOTAL",*map(tm,G)),"  "+" "*37+"  ==============="*4,"",f"{len(L)} CODES LISTED.  CODES WITH NO TRANSACTIONS IN EITHER YEAR SUPPRESSED.","*** END OF REPORT ***"]
    totals.append({"label":"REPORT TOTAL",**{k:p(a) for k,a in zip(money,G)}})
    pdf=FPDF('L','mm','A4'); pdf.set_creation_date(__import__('datetime').datetime(2025,11,4,tzinfo=__import__('datetime').timezone.utc)); pdf.set_auto_page_break(False)
    pg=0
    for i in range(0,len(lines),39):
        pg+=1; pdf.add_page(); pdf.set_font('Courier','',10.2); pdf.set_xy(15,12)
        for q in head(pg)+lines[i:i+39]: pdf.set_x(15); pdf.cell(0,4.15,q,new_x='LMARGIN',new_y='NEXT')
    pdf.output(doc(f))
    save(f,"TB",money,rows,totals,None,"MIXED_USE","council finance system operator, Civica-like","fixed-pitch line printer report, cost-centre blocks, trailing minus, prior year","three-line-printer header in two lines with dates; signed columns with trailing minus; repeated headers")
