from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib import colors
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
from reportlab.lib.styles import ParagraphStyle
import xlsxwriter

def tb1():
    R=random.Random(101)
    A=[("1010-0000","Petty Cash","N",500),("1020-0000","Cash - Operating","X",412300),("1025-0000","Cash - Security Deposits","A",96400),
    ("1030-0000","Cash - Payroll Clearing","Z",0),("1110-0000","A/R - Residents","A",58300),("1112-0000","A/R - Guarantor Installment Plans","A",14200),
    ("1115-0000","A/R - Other","A",3900),("1119-0000","Allowance for Doubtful Accounts","C",-21500),("1210-0000","Escrow - Real Estate Taxes","A",184200),
    ("1215-0000","Escrow - Property Insurance","A",61800),("1220-0000","Replacement Reserve - Held by Lender","A",238700),("1310-0000","Prepaid Insurance","P",44300),
    ("1320-0000","Prepaid Expenses - Software Licenses, Annual Inspections and Municipal Permits","P",12750),("1410-0000","Land","N",4150000),("1420-0000","Buildings","N",31875000),
    ("1430-0000","Building Improvements","D",1288400),("1440-0000","Furniture, Fixtures & Equipment","D",2104650),("1490-0000","Accumulated Depreciation","C",-5820300),
    ("1520-0000","Deferred Financing Costs, net","P",311900),("2010-0000","Accounts Payable - Trade","L",-88600),("2015-0000","Accrued Expenses","L",-41250),
    ("2020-0000","Accrued Real Estate Taxes","C",-121400),("2030-0000","Accrued Interest Payable","L",-104800),("2110-0000","Security Deposits Held","L",-95900),
    ("2120-0000","Prepaid Rents","L",-67300),("2150-0000","Unclaimed Property","N",-1862.4),("2210-0000","Due to Management Company","L",-29950),("2510-0000","Mortgage Note Payable","M",-26450000),
    ("3110-0000","Owner Contributions","N",-8900000),("3120-0000","Owner Distributions","D",1275000),("3900-0000","Retained Earnings","RE",0),
    ("4010-0000","Rental Income - By-the-Bed Leases","I",-1108400),("4020-0000","Loss to Vacancy","E",74600),("4030-0000","Concessions - Gift Cards & Rent Credits","E",21800),
    ("4050-0000","Bad Debt Expense","E",9100),("4110-0000","Parking Income","I",-18900),("4120-0000","Utility Overage Reimbursement","I",-31500),("4130-0000","Late & NSF Fees","I",-7450),
    ("4140-0000","Application & Administrative Fees","I",-12400),("4150-0000","Furniture Package Income","I",-9950),("5010-0000","Payroll - Management","E",62400),("5020-0000","Payroll - Maintenance","E",48900),
    ("5030-0000","Community Assistants - Rent Credits","E",8800),("5050-0000","Payroll Taxes & Benefits","E",27100),("5110-0000","Electricity","E",51900),("5120-0000","Water & Sewer","E",38400),
    ("5140-0000","Internet & Cable - Bulk","E",29700),("5210-0000","Turn Costs - Painting & Cleaning","E",3300),("5220-0000","Repairs & Maintenance","E",24100),("5310-0000","Shuttle Service Contract","E",16500),
    ("5410-0000","Marketing & Resident Events","E",19200),("5510-0000","Management Fees","E",33100),("5610-0000","Real Estate Taxes","E",81000),("5620-0000","Property Insurance","E",29600),
    ("6010-0000","Interest Expense","E",209600),("6110-0000","Depreciation Expense","E",241300),("6120-0000","Amortization Expense","E",7800)]
    L=[]
    j=lambda v,f=.03:int(round(v*100*(1+R.uniform(-f,f))))
    for code,nm,k,v in A:
        b=int(round(v*100)) if k in"NMXZ" and v in(500,0,-1862.4,4150000,31875000,-26450000,-8900000) else j(v)
        a=abs(b); dr=cr=0
        if k=="A": dr=int(a*R.uniform(.1,.9)); cr=int(a*R.uniform(.1,.8))
        if k=="L": dr=int(a*R.uniform(.3,.9)); cr=int(a*R.uniform(.3,.9))
        if k=="C": cr=int(a*R.uniform(.02,.04))
        if k=="P": cr=int(a*R.uniform(.03,.1))
        if k=="D": dr=int(a*R.uniform(.004,.02))
        if k=="M": dr=3841277
        if k=="I": cr=int(a*R.uniform(.48,.53)); dr=int(a*R.uniform(0,.012))
        if k=="E": dr=int(a*R.uniform(.45,.55)); cr=int(a*.03) if R.random()<.2 else 0
        if k=="Z": dr=cr=7341866
        L.append([code,nm,b,dr,cr,k])
    re=[x for x in L if x[5]=="RE"][0]; re[2]=-sum(x[2] for x in L)
    x=[x for x in L if x[5]=="X"][0]
    d=sum(l[3] for l in L)-sum(l[4] for l in L)
    x[3]=61288431; x[4]=x[3]+d
    if x[4]<0: x[3]-=x[4]-30000000; x[4]=30000000
    f="tb_juniper_hall_mar25.pdf"; c=canvas.Canvas(doc(f),pagesize=letter)
    W,H=letter; X=[352,424,496,572]
    def head(p):
        c.setFont("Helvetica-Bold",11); c.drawCentredString(W/2,H-40,"Juniper Hall at College Park (jhcp)")
        c.setFont("Helvetica-Bold",12); c.drawCentredString(W/2,H-55,"Trial Balance")
        c.setFont("Helvetica",8); c.drawCentredString(W/2,H-67,"Period = Mar 2025"); c.drawCentredString(W/2,H-77,"Book = Accrual ; Tree = ysi_tb")
        c.drawRightString(572,H-40,f"Page {p} of 2")
        c.setFont("Helvetica-Bold",8)
        for xx,(a,b) in zip(X,[("Forward","Balance"),("","Debit"),("","Credit"),("Ending","Balance")]):
            c.drawRightString(xx,H-98,a); c.drawRightString(xx,H-107,b)
        c.line(36,H-111,572,H-111); return H-124
    y=head(1);n=0;rows=[]
    fm=lambda v:f"{v/100:,.2f}"
    for code,nm,b,dr,cr,k in L:
        if n==38: 
            c.setFont("Helvetica",7); c.drawString(36,30,"Tuesday, April 08, 2025   10:41 AM"); c.showPage(); y=head(2)
        n+=1
        e=b+dr-cr
        c.setFont("Helvetica",8); c.drawString(36,y,code)
        if len(nm)>48:
            w=nm.split(); a=""; 
            while len(a)+len(w[0])<44: a+=w.pop(0)+" "
            c.drawString(96,y,a.strip()); c.drawString(96,y-10," ".join(w))
        else: c.drawString(96,y,nm)
        for xx,v in zip(X,(b,dr,cr,e)): c.drawRightString(xx,y,fm(v))
        y-=25 if len(nm)>48 else 15
        rows.append({"account":code,"name":nm,"beginning":c2(b),"debit":c2(dr),"credit":c2(cr),"ending":c2(e)})
    t=[sum(l[i] for l in L) for i in(2,3,4)]; t.append(t[0]+t[1]-t[2])
    assert t[0]==0 and t[3]==0
    c.line(290,y+9,572,y+9); c.setFont("Helvetica-Bold",8); c.drawString(96,y-2,"Total")
    for xx,v in zip(X,t): c.drawRightString(xx,y-2,fm(v))
    c.line(290,y-6,572,y-6); c.line(290,y-8,572,y-8)
    c.setFont("Helvetica",7); c.drawString(36,30,"Tuesday, April 08, 2025   10:41 AM"); c.save()
    save(f,"TB",["beginning","debit","credit","ending"],rows,[{"label":"Total","beginning":c2(t[0]),"debit":c2(t[1]),"credit":c2(t[2]),"ending":c2(t[3])}],None,"STUDENT_HOUSING","Dana Whitlock, property accountant","Yardi Voyager month trial balance, forward/debit/credit/ending, two pages","minus signs, wrapped account name, repeated headers, all zeros printed")

def tb2():
    R=random.Random(202)
    S=[("Current assets",[("10100","Cash - operating",1,318000),("10150","Cash - resident trust",1,22400),("10200","Resident accounts receivable",1,146000),("10210","Medicaid waiver receivable",1,88300),("10290","Allowance for credit losses",-1,19500),("10400","Prepaid insurance",1,64000),("10450","Food & supplies inventory",1,17800)]),
    ("Property and equipment",[("15100","Land and site work",1,2210000),("15200","Building - assisted living wing",1,14380000),("15210","Building - memory care wing",1,6140000),("15400","Furniture and equipment",1,1290000),("15900","Accumulated depreciation",-1,4870000)]),
    ("Liabilities",[("20100","Accounts payable",-1,132000),("20200","Accrued payroll and PTO",-1,178500),("20300","Accrued management fee",-1,0),("20350","Deferred community fees",-1,93000),("20400","Resident trust liability",-1,22400),("25000","Note payable - Tallgrass Bank, N.A.",-1,15650000)]),
    ("Members' equity",[("30100","Members' equity, beginning",-1,0),("30200","Distributions",1,420000)]),
    ("Revenue",[("40100","Assisted living - base rent",-1,3890000),("40150","Memory care - base rent",-1,2240000),("40200","Level of care charges",-1,1085000),("40300","Community fees earned",-1,126000),("40400","Respite stays",-1,58000),("40900","Vacancy and concessions",1,612000)]),
    ("Operating expenses",[("50100","Wages - care staff",1,2480000),("50150","Wages - dietary and housekeeping",1,611000),("50200","Payroll taxes and benefits",1,588000),("50300","Agency labor",1,143000),("51000","Raw food",1,396000),("52000","Utilities",1,241000),("53000","Repairs and maintenance",1,187000),("54000","Insurance - property and professional liability",1,198000),("55000","Management fee",1,322000),("56000","Credit loss expense",1,11500),("57000","Real property tax",1,176000)]),
    ("Other",[("60100","Interest expense",1,861000),("60200","Depreciation",1,705000)])]
    L={}
    for s,ac in S:
        for cd,nm,sg,v in ac: L[cd]=sg*int(round(v*100*(1+R.uniform(-.04,.04))))
    L["20400"]=-L["10150"]; L["30100"]=0; L["30100"]=-sum(L.values())
    J=[(1,"60200","15900",6437500,"Record December depreciation not booked at close"),(2,"50100","20200",3816040,"Accrue year-end shift differential bonus"),(3,"56000","10290",2290075,"Increase allowance for private-pay balances over 120 days"),(4,"54000","10400",1183320,"Expense expired portion of liability premium"),(5,"55000","20300",2704418,"Accrue Q4 incentive management fee"),(6,"10200","40200",914600,"Late level-of-care reassessments, November"),(7,"53000","20100",1568895,"Unrecorded invoice - chiller repair"),(8,"20350","40300",675000,"Amortize community fees, December move-ins")]
    adj={}
    for n,d,cx,a,t in J:
        adj.setdefault(d,[0,0,[]]); adj.setdefault(cx,[0,0,[]]); adj[d][0]+=a; adj[cx][1]+=a; adj[d][2].append(n); adj[cx][2].append(n)
    f="TB worksheet Brookhaven Terrace FY24.xlsx"; wb=xlsxwriter.Workbook(doc(f)); ws=wb.add_worksheet("TB 12-31-24")
    F=lambda **k:wb.add_format(dict({'font_name':'Cambria','font_size':10},**k))
    num='#,##0.00;(#,##0.00)'
    N=F(num_format=num); T=F(); I=F(indent=1); Bh=F(bold=1,italic=1); ST=F(bold=1,top=1,num_format=num); GT=F(bold=1,top=1,bottom=6,num_format=num)
    G=F(bold=1,align='center',bg_color='#D9E1F2',border=1); Hh=F(bold=1,align='center',bottom=1); ctr=F(align='center')
    ws.write(0,1,"Brookhaven Terrace Senior Living, LLC",F(bold=1,font_size=14)); ws.write(1,1,"Working trial balance - year ended December 31, 2024",T); ws.write(2,1,"Prepared: MLO 02/11/25     Reviewed: ________     Source: MRI GL, basis A",F(italic=1,font_size=9))
    ws.set_column(0,0,2); ws.set_column(1,1,44); ws.set_column(2,2,8); ws.set_column(3,3,12,None,{'hidden':1}); ws.set_column(4,5,16); ws.set_column(6,6,7); ws.set_column(7,10,16)
    ws.merge_range(4,4,4,5,"UNADJUSTED",G); ws.merge_range(4,7,4,8,"ADJUSTMENTS",G); ws.merge_range(4,9,4,10,"ADJUSTED",G)
    for c,h in enumerate(["Account title","No.","MRI map","Debit","Credit","AJE","Debit","Credit","Debit","Credit"],1): ws.write(5,c,h,Hh)
    names=["other:UNADJUSTED Debit","other:UNADJUSTED Credit","other:ADJUSTMENTS Debit","other:ADJUSTMENTS Credit","other:ADJUSTED Debit","other:ADJUSTED Credit"]
    cols=[4,5,7,8,9,10]; r=6; rows=[];tot=[]; grand=[0]*6; subs=[]
    for s,ac in S:
        ws.write(r,1,s,Bh); r+=1; sub=[0]*6; r0=r
        for cd,nm,sg,_ in ac:
            u=L[cd]; a=adj.get(cd,[0,0,[]]); z=u+a[0]-a[1]
            v=[u if u>0 else None,-u if u<0 else None,a[0] or None,a[1] or None,z if z>0 else None,-z if z<0 else None]
            ws.write(r,1,nm,I); ws.write_string(r,2,cd,ctr); ws.write(r,3,"BT-"+cd[:3],T)
            if a[2]: ws.write_string(r,6,",".join(map(str,a[2])),ctr)
            o={"account":cd,"name":nm}
            for i,x in enumerate(v):
                if x is not None: ws.write_number(r,cols[i],c2(x),N); o[names[i]]=c2(x); sub[i]+=x
            rows.append(o); r+=1
        lab="Total "+s[0].lower()+s[1:]; ws.write(r,1,lab,ST); ws.write(r,2,"",ST); ws.write(r,6,"",ST)
        o={"label":lab}
        for i in range(6):
            col="EFGHIJK"[cols[i]-4]; ws.write_formula(r,cols[i],f"=SUM({col}{r0+1}:{col}{r})",ST,c2(sub[i])); o[names[i]]=c2(sub[i]); grand[i]+=sub[i]
        tot.append(o); subs.append(r+1); r+=2
    assert grand[0]==grand[1] and grand[2]==grand[3] and grand[4]==grand[5]
    ws.write(r,1,"TRIAL BALANCE TOTALS",GT); ws.write(r,2,"",GT); ws.write(r,6,"",GT); o={"label":"TRIAL BALANCE TOTALS"}
    for i in range(6):
        col="EFGHIJK"[cols[i]-4]; ws.write_formula(r,cols[i],"="+"+".join(f"{col}{q}" for q in subs),GT,c2(grand[i])); o[names[i]]=c2(grand[i])
    tot.append(o); r+=2
    ws.write(r,1,"AJE explanations (amounts in the Adjustments columns above):",Bh)
    for n,d,cx,a,t in J: r+=1; ws.write(r,1,f"({n}) {t}",F(font_size=9))
    ws.freeze_panes(6,3); ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(4,5); wb.close()
    save(f,"TB",names,rows,tot,None,"SENIOR_HOUSING","M. L. Okafor, audit senior at operator","worksheet of three Dr/Cr pairs, grouped merged headers, section subtotals, AJE refs between","hidden text column, reference column of numbers as text between pairs, blanks, code after name")

def tb3():
    R=random.Random(303)
    P=["Cedar Hollow (110)","Pine Flats (120)","Lakeshore Village (135)"]; sc=[1,.62,1.45]
    S=[("ASSETS",[("Operating Checking","1000",84000),("Money Market","1010",120500),("Lot Rent Receivable","1100",11900),("Home Note Receivable","1150",64300),("Tax & Insurance Escrow","1200",41700),("Inventory Homes Held for Sale","1350",186000),("Land & Land Improvements","1500",3310000),("Roads, Utilities & Pads","1520",1780000),("Accumulated Depreciation","1590",-902000)]),
    ("LIABILITIES",[("Accounts Payable","2000",-22400),("Homesite Deposits","2100",-31800),("Rent Paid in Advance","2120",-9100),("Due To / From Sponsor","2300",15600),("First Mortgage","2600",-2940000)]),
    ("EQUITY",[("Partner Capital","3000",0),("Partner Draws","3100",95000)]),
    ("REVENUE",[("Homesite Rent","4000",-142800),("Rental Home Income","4050",-33900),("Water/Sewer/Trash Billback","4200",-21700),("Storage & RV Lot","4300",-2900),("Late Fees","4350",-1850),("Gain on Home Sales","4500",-12600)]),
    ("EXPENSES",[("On-site Payroll","5000",19800),("Water & Sewer","5200",24900),("Refuse","5220",5200),("Common Area Electric","5230",2100),("Road & Ground Repair","5300",6900),("Rental Home Repairs","5350",4100),("Management Fee","5500",8300),("Licenses & State Registration","5560",640),("Property Tax","5600",14700),("Insurance","5650",5900),("Mortgage Interest","6000",26800)])]
    V={}
    for s,ac in S:
        for nm,cd,v in ac:
            V[cd]=[int(v*k*R.uniform(.85,1.15)) for k in sc]+[int(v*3.07*R.uniform(.85,1.1))]
    V["1150"][1]=0; V["4300"][0]=0; V["5350"][1]=0; V["2300"][2]=-sum(V["2300"][:2]); V["1010"][1]=0; V["4050"][1]=0; V["3000"]=[0]*4
    for i in range(4): V["3000"][i]=-sum(v[i] for v in V.values())
    f="tb_mhc_portfolio_q1.pdf"
    names=["other:"+p for p in P]+["other:Combined 3/31/25","other:Combined 3/31/24"]
    full=lambda v:[v[0],v[1],v[2],v[0]+v[1]+v[2],v[3]]
    D=lambda v:"" if v==0 else f"{abs(v):,} {'Dr' if v>0 else 'Cr'}"
    heads=["Account","Acct","Cedar Hollow\n(110)","Pine Flats\n(120)","Lakeshore\nVillage\n(135)","Combined\n3/31/25","Combined\n3/31/24"]
    data=[heads];st=[];rows=[];tot=[];G=[0]*5
    shown=dict((k,full(v)) for k,v in V.items())
    true=shown["5200"][2]; s=list(str(true)); s[1],s[2]=s[2],s[1]
    if s[1]==s[2]: s[1]=str((int(s[1])+3)%10)
    bad=int("".join(s)); 
    assert bad!=true
    for sec,ac in S:
        data.append([sec]+[""]*6); q=len(data)-1; st+=[('SPAN',(0,q),(-1,q)),('FONTNAME',(0,q),(-1,q),'Times-Bold'),('BACKGROUND',(0,q),(-1,q),colors.HexColor('#EFE9DA'))]
        sub=[0]*5
        for nm,cd,_ in ac:
            v=list(shown[cd]); sub=[a+b for a,b in zip(sub,v)]
            if cd=="5200": v[2]=bad
            data.append(["   "+nm,cd]+[D(x) for x in v]); o={"account":cd,"name":nm}
            for n,x in zip(names,v):
                if x: o[n]=x
            rows.append(o)
        G=[a+b for a,b in zip(G,sub)]
        lab="Total "+sec.title(); data.append([lab,""]+[D(x) for x in sub]); q=len(data)-1
        st+=[('FONTNAME',(0,q),(-1,q),'Times-Bold'),('LINEABOVE',(2,q),(-1,q),.6,colors.black)]
        tot.append(dict({"label":lab},**dict(zip(names,sub))))
    assert G==[0]*5
    data.append(["Net (debits less credits)",""]+["0"]*5); q=len(data)-1
    st+=[('FONTNAME',(0,q),(-1,q),'Times-Bold'),('LINEABOVE',(2,q),(-1,q),.6,colors.black),('LINEBELOW',(2,q),(-1,q),1.5,colors.black)]
    tot.append(dict({"label":"Net (debits less credits)"},**dict(zip(names,[0]*5))))
    t=Table(data,colWidths=[170,44,92,92,92,98,98],rowHeights=[40]+[14.2]*(len(data)-1),repeatRows=1)
    t.setStyle(TableStyle([('FONTNAME',(0,0),(-1,-1),'Times-Roman'),('FONTNAME',(0,0),(-1,0),'Times-Bold'),('FONTSIZE',(0,0),(-1,-1),9),('ALIGN',(2,0),(-1,-1),'RIGHT'),('ALIGN',(1,0),(1,-1),'CENTER'),('VALIGN',(0,0),(-1,0),'BOTTOM'),('LINEBELOW',(0,0),(-1,0),1,colors.black),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),2)]+st))
    P1=ParagraphStyle('a',fontName='Times-Bold',fontSize=14,leading=17); P2=ParagraphStyle('b',fontName='Times-Roman',fontSize=9,leading=12)
    def foot(c,d): c.setFont('Times-Italic',8); c.drawString(48,24,"AppFolio - Trial Balance by Property - Accrual"); c.drawRightString(744,24,f"{d.page}")
    SimpleDocTemplate(doc(f),pagesize=landscape(letter),leftMargin=48,rightMargin=48,topMargin=40,bottomMargin=44).build([Paragraph("Meadowlark Communities Fund II, LP",P1),Paragraph("Trial Balance by Community, three months ended March 31, 2025. Whole dollars. Dr = debit balance, Cr = credit balance; blank where no balance. Sponsor accounts eliminate in Combined.",P2),Spacer(1,8),t],onFirstPage=foot,onLaterPages=foot)
    save(f,"TB",names,rows,tot,{"what":f"Water & Sewer 5200, Lakeshore Village (135) printed {bad:,} Dr instead of {true:,} Dr; row no longer cross-foots and Total Expenses does not add","kind":"digit changed"},"MANUFACTURED_HOUSING","Ronda Pell, fund controller","AppFolio by-property columns with combined and prior year, sections and subtotals","Dr/Cr marks after amounts, code after name, blanks, three-line headers")
