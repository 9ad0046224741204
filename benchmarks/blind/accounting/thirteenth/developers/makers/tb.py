import random
from common import *
def tb1():
    R=random.Random(2601)
    from reportlab.lib.pagesizes import letter, landscape
    from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
    from reportlab.lib.styles import ParagraphStyle
    from reportlab.lib import colors
    fn='larkmoor_ph2_construction_tb.pdf'
    S=[("CURRENT ASSETS",[("1010.00","Cash - Construction Disbursement",41820.17),("1015.00","Cash - Title Escrow",250000),("1020.00","Cash - Interest Reserve",1186400.52),("1110.00","Draw Receivable - Senior Lender",0),("1130.00","Utility Rebates Receivable",0),("1210.00","Prepaid Builder's Risk Insurance",168912.40),("1220.00","Deposits - Municipal & Utility",74250)]),
    ("LAND AND SITE",[("1510.00","Land",6350000),("1512.00","Land Closing Costs",91377.65),("1520.00","Demolition and Abatement",288140),("1525.00","Offsite Improvements",417905.33)]),
    ("CONSTRUCTION IN PROGRESS - HARD COST",[("1610.00","GC Contract - General Conditions",1106240.8),("1612.00","GC Contract - Concrete & Podium",5208831.14),("1614.00","GC Contract - Framing",3377190),("1616.00","GC Contract - Mech / Elec / Plumbing",2904416.72),("1618.00","GC Contract - Finishes",212044.09),("1620.00","GC Fee",418330.5),("1630.00","Owner Direct - Appliances",0),("1640.00","Owner Direct - Low Voltage & Access",38760),("1690.00","Hard Cost Contingency Used",104481.27)]),
    ("CONSTRUCTION IN PROGRESS - SOFT COST",[("1710.00","Architecture and Engineering",1188002.9),("1715.00","Permits and Impact Fees",1647310),("1720.00","Testing and Inspections",133208.44),("1725.00","Legal - Project",206915.85),("1730.00","Real Estate Taxes Capitalized",118644.02),("1740.00","Development Fee - Capitalized",900000),("1745.00","Marketing and Pre-Leasing",0),("1750.00","FF&E - Amenity",0)]),
    ("FINANCING COST",[("1810.00","Loan Origination Fee",412500),("1815.00","Lender Legal and Inspection",86214.36),("1820.00","Capitalized Interest - Senior",697155.61),("1825.00","Capitalized Interest - Mezzanine",344018.18),("1890.00","Accum. Amortization - Rate Cap",-31250)]),
    ("ACCOUNTS PAYABLE AND ACCRUALS",[("2010.00","Accounts Payable - Trade",-318455.23),("2020.00","Construction Payable - GC",-1420611.9),("2030.00","Retainage Payable",-1261904.55),("2040.00","Accrued Interest",-94220.48),("2050.00","Accrued Real Estate Taxes",-59322.01)]),
    ("DUE TO / DUE FROM AFFILIATES",[("2410.00","Due to Larkmoor Phase I Owner, LLC",-82400),("2415.00","Due to Hexagate Development Co.",-540000),("2420.00","Due from Larkmoor Retail Condo, LLC",61118.75),("2425.00","Due from Hexagate Construction Mgmt",0)]),
    ("DEBT",[("2610.00","Construction Loan - Senior",-9804117.33),("2620.00","Mezzanine Loan",-4000000)]),
    ("MEMBERS' EQUITY",[("3010.00","Capital - Hexagate Investor Member",-10250000),("3015.00","Capital - Managing Member",None),("3090.00","Retained (Earnings) / Deficit",18220.14)]),
    ("INCOME AND EXPENSE NOT CAPITALIZED",[("4910.00","Interest Income on Reserve",-22816.07),("6510.00","Bank Charges",1184.2),("6590.00","Organization Costs Expensed",27650)])]
    op={a:(None if v is None else round(v*100)) for _,l in S for a,_,v in l}
    k='3015.00'; op[k]=-sum(v for v in op.values() if v is not None)
    dr={a:0 for a in op}; cr={a:0 for a in op}
    def je(d,k,amt): 
        m=round(amt*100); dr[d]+=m; cr[k]+=m
    for mth in range(3):
        hard=[("1610.00",118000),("1612.00",240000),("1614.00",610000),("1616.00",720000),("1618.00",455000),("1620.00",88000)]
        for a,b in hard:
            x=round(b*R.uniform(.7,1.3),2); je(a,"2020.00",x*.9); je(a,"2030.00",x*.1)
        for a,b in [("1710.00",31000),("1720.00",9400),("1725.00",7800),("1745.00",26000)]: je(a,"2010.00",round(b*R.uniform(.6,1.4),2))
        je("1110.00","2610.00",dd:=round(R.uniform(2.1e6,2.7e6),2)); je("1010.00","1110.00",dd if mth<2 else round(dd*.6,2))
        je("2020.00","1010.00",round(R.uniform(1.5e6,1.9e6),2)); je("2010.00","1010.00",round(R.uniform(60000,120000),2))
        i=round(R.uniform(61000,84000),2); je("1820.00","2040.00",i); je("2040.00","1020.00",round(i*.97,2)); je("1825.00","2620.00",round(R.uniform(33000,41000),2))
        je("1730.00","2050.00",19774); je("1690.00","1210.00",14076.03); je("1020.00","4910.00",round(R.uniform(2900,4100),2)); je("6510.00","1010.00",round(R.uniform(80,260),2)); je("1815.00","1890.00",5208.33)
    je("1630.00","2010.00",311480); je("1640.00","2010.00",52117.6); je("1750.00","2415.00",146200); je("1740.00","2415.00",150000); je("2415.00","1010.00",300000); je("2425.00","1010.00",18240.55); je("1010.00","2420.00",61118.75); je("2410.00","1010.00",82400); je("1130.00","1520.00",12500)
    C=["open_dr","open_cr","debit","credit","close_dr","close_cr"]
    rows=[];tot=[];body=[];sty=[]
    g=[0]*6
    def cells(v,blank=True): return [("" if x==0 and blank else num(c(x))) for x in v]
    for s,l in S:
        sty.append(('sec',len(body))); body.append([s]+['']*7); t=[0]*6
        for a,n,_ in l:
            o=op[a]; cl=o+dr[a]-cr[a]
            v=[max(o,0),max(-o,0),dr[a],cr[a],max(cl,0),max(-cl,0)]
            t=[x+y for x,y in zip(t,v)]
            rows.append({"account":a,"name":n,**{k:c(x) for k,x in zip(C,v) if x}})
            body.append([a,n]+cells(v))
        sty.append(('sub',len(body))); lab="Total "+s.title().replace("'S","'s").replace(" And "," and ").replace(" Not "," not ")
        body.append(['',Paragraph(lab,ParagraphStyle('x',fontName='Helvetica-Bold',fontSize=7,leading=8))]+cells(t)); tot.append({"label":lab,**{k:c(x) for k,x in zip(C,t) if x}})
        g=[x+y for x,y in zip(g,t)]
    assert g[0]==g[1] and g[2]==g[3] and g[4]==g[5]
    sty.append(('grand',len(body))); body.append(['','TRIAL BALANCE TOTALS']+['$ '+num(c(x)) for x in g]); tot.append({"label":"TRIAL BALANCE TOTALS",**{k:c(x) for k,x in zip(C,g)}})
    head=[['Acct','Account Title','Opening Balance\n10/01/2024','','Activity\nQ4 2024','','Closing Balance\n12/31/2024',''],['','','Debit','Credit','Debit','Credit','Debit','Credit']]
    T=Table(head+body,colWidths=[44,190]+[82]*6,repeatRows=2,rowHeights=None)
    st=[('FONT',(0,0),(-1,-1),'Helvetica',7.2),('FONT',(0,0),(-1,1),'Helvetica-Bold',7.5),('ALIGN',(2,0),(-1,-1),'RIGHT'),('ALIGN',(2,0),(-1,0),'CENTER'),('TOPPADDING',(0,0),(-1,-1),1.6),('BOTTOMPADDING',(0,0),(-1,-1),1.6),('SPAN',(2,0),(3,0)),('SPAN',(4,0),(5,0)),('SPAN',(6,0),(7,0)),('LINEBELOW',(0,1),(-1,1),.8,colors.black),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#e4e9ec')),('VALIGN',(0,0),(-1,-1),'MIDDLE')]
    for k,i in sty:
        i+=2
        if k=='sec': st+=[('FONT',(0,i),(0,i),'Helvetica-Bold',7.2),('SPAN',(0,i),(-1,i)),('TOPPADDING',(0,i),(-1,i),5)]
        else: st+=[('FONT',(1,i),(-1,i),'Helvetica-Bold',7 if k=='sub' else 6.9),('LINEABOVE',(2,i),(-1,i),.4,colors.black)]
        if k=='grand': st+=[('LINEBELOW',(2,i),(-1,i),.6,colors.black,None,None,None,2,1.5),('TOPPADDING',(0,i),(-1,i),5)]
    T.setStyle(TableStyle(st))
    P=ParagraphStyle('p',fontName='Helvetica',fontSize=8,leading=10); H=ParagraphStyle('h',fontName='Helvetica-Bold',fontSize=12,leading=15)
    def pg(cv,d):
        cv.setFont('Helvetica',7); cv.drawString(36,22,'Hexagate Development Co. - Project Accounting     prepared C. Durrandt / reviewed ____'); cv.drawRightString(756,22,f'Page {d.page}')
        if d.page>1: cv.setFont('Helvetica-Oblique',8); cv.drawString(36,588,'Larkmoor Yard Phase II Owner, LLC - Trial Balance (continued)')
    SimpleDocTemplate(doc(fn),pagesize=landscape(letter),leftMargin=30,rightMargin=30,topMargin=32,bottomMargin=36).build([Paragraph('Larkmoor Yard Phase II Owner, LLC',H),Paragraph('Construction-period trial balance, quarter ended December 31, 2024 &nbsp;|&nbsp; 214 apartments under construction &nbsp;|&nbsp; US dollars',P),Spacer(1,6),T,Spacer(1,8),Paragraph('Retainage is 10% of GC billings. Senior loan commitment $34,000,000; undrawn balance is not recorded. Difference debit less credit: 0.00 in each pair.',P)],onFirstPage=pg,onLaterPages=pg)
    truth(fn,'TB',C,rows,tot,'MULTIFAMILY','C. Durrandt, project accountant',"landscape, three Dr/Cr pairs under two-line grouped headers, sections with subtotals, pages repeat headers","three pairs; subtotals carry both sides; blanks for nil")
def tb2():
    R=random.Random(2602)
    from openpyxl import Workbook
    from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
    fn='Quillhaven_Halls_TB_Jun25.xlsx'
    S=[("Assets",[("Petty cash",'10-0100',600),("Operating bank, Fenwick Mutual",'10-0110',214000),("Deposit trust bank",'10-0120',318500),("Student receivables",'10-0200',146300),("Allowance for doubtful students",'10-0290',-38000),("Parent guarantee claims receivable",'10-0210',9100),("Prepaid insurance",'10-0310',44100),("Due from Quillhaven II (shared shuttle)",'10-0410',27800),("Due from developer - warranty items",'10-0420',13350),("Buildings",'10-0510',28650000),("Furniture, bed sets",'10-0520',1640000),("Accumulated depreciation",'10-0590',-4118000)]),
    ("Liabilities",[("Trade payables",'20-0100',-88700),("Accrued wages",'20-0110',-31200),("Security deposits held",'20-0200',-318500),("Prepaid rent (fall installments)",'20-0210',-402600),("Due to Quillhaven Management Ltd",'20-0410',-36900),("Mortgage, Tessaract Life",'20-0510',-18900000),("Accrued interest",'20-0520',-72450)]),
    ("Equity",[("Partners' capital",'30-0100',-6900000),("Distributions",'30-0200',240000),("Opening retained result",'30-0900',None)]),
    ("Income",[("Bed rent, academic year",'40-0100',-2210000),("Bed rent, summer",'40-0110',-96000),("Vacancy & concessions",'40-0190',141000),("Parking",'40-0300',-61200),("Late and returned payment fees",'40-0310',-18340),("Damages recovered",'40-0320',-7750),("Conference & guest rooms",'40-0400',-12800)]),
    ("Expenses",[("Payroll, residence life",'50-0100',398000),("Payroll, maintenance",'50-0110',171000),("Turn costs (paint, clean, carpet)",'50-0200',24400),("Repairs",'50-0210',93100),("Electric",'50-0300',148200),("Water & sewer",'50-0310',66900),("Internet, bulk",'50-0320',58000),("Marketing",'50-0400',38700),("Management fee",'50-0500',89300),("Property tax",'50-0600',214600),("Insurance",'50-0610',71100),("Mortgage interest",'50-0700',512000),("Depreciation",'50-0710',476000)])]
    ks=[k for _,l in S for _,k,_ in l]
    b={};py={}
    for _,l in S:
        for n,k,v in l:
            if v is None: continue
            b[k]=round(v*100*R.uniform(.97,1.03)) if v!=600 else 60000
            py[k]=round(v*100*R.uniform(.78,1.02)) if v!=600 else 60000
    for k in('10-0420','40-0400'): py[k]=0
    for d in(b,py): d['30-0900']=-sum(d.values())
    mv={}
    for k in ks:
        if k[:2] in('40','50'): mv[k]=round(b[k]*R.uniform(.07,.11))
        elif k in('10-0100','10-0510','30-0100','30-0900','10-0410'): mv[k]=0
        else: mv[k]=round(abs(b[k])*R.uniform(-.05,.05))
    mv['10-0120']=-(mv['20-0200']); b['20-0200']=-b['10-0120'] ; b['30-0900']=-sum(v for k,v in b.items() if k!='30-0900')
    mv['10-0590']=-mv['50-0710']; mv['10-0110']=-sum(v for k,v in mv.items() if k!='10-0110')
    e={k:b[k]+mv[k] for k in ks}
    assert sum(e.values())==0==sum(b.values())==sum(py.values())
    C=["ending","activity","beginning","other:SAME MONTH LAST YEAR Jun-24"]
    wb=Workbook();ws=wb.active;ws.title='TB'
    ws['A1']='QUILLHAVEN HALLS LP';ws['A1'].font=Font(bold=True,size=14)
    ws['A2']='Trial balance, 612 beds. Credits carry a trailing minus. Export from ledger - figures are text.';ws['A2'].font=Font(italic=True)
    hd=['','Closing','Movement','Opening','','SAME MONTH LAST YEAR','']; h2=['Description of account','30-Jun-25','June','31-May-25','FS map','Jun-24','GL no.']
    thin=Side(style='thin');
    for j,(x,y) in enumerate(zip(hd,h2),1):
        a=ws.cell(4,j,x or None);q=ws.cell(5,j,y)
        for z in(a,q): z.font=Font(bold=True);z.fill=PatternFill('solid',fgColor='FFE9DFC8');z.alignment=Alignment(horizontal='left' if j==1 else 'right',wrap_text=True)
        q.border=Border(bottom=thin)
    r=6;rows=[];tot=[]
    def put(r,lab,v,code=None,mp=None,bold=False):
        ws.cell(r,1,lab)
        for j,x in zip((2,3,4,6),v):
            q=ws.cell(r,j,trail(c(x)) if x or bold else '-');q.alignment=Alignment(horizontal='right')
            if bold:q.border=Border(top=thin)
        ws.cell(r,5,mp);ws.cell(r,7,code).alignment=Alignment(horizontal='right')
        if bold:
            for j in range(1,8): ws.cell(r,j).font=Font(bold=True)
    for s,l in S:
        t=[0]*4
        for n,k,_ in l:
            v=[e[k],mv[k],b[k],py[k]];t=[x+y for x,y in zip(t,v)]
            put(r,n,v,k,s[:3].upper()+k[3:5]);r+=1
            rows.append({"account":k,"name":n,**{q:c(x) for q,x in zip(C,v) if x}})
        put(r,s+', total',t,bold=True);tot.append({"label":s+', total',**{q:c(x) for q,x in zip(C,t)}});r+=2
    put(r,'All accounts (nil)',[0]*4,bold=True);tot.append({"label":'All accounts (nil)',**{q:0.0 for q in C}})
    ws.cell(r+2,1,'Security deposits held agree to deposit trust bank at both dates. Intercompany with Quillhaven II unconfirmed at close.')
    ws.column_dimensions['A'].width=40
    for x in 'BCDF': ws.column_dimensions[x].width=18
    ws.column_dimensions['G'].width=11;ws.column_dimensions['E'].hidden=True;ws.freeze_panes='B6';ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(doc(fn))
    truth(fn,'TB',C,rows,tot,'STUDENT_HOUSING','bookkeeper, Quillhaven Management',"xlsx ledger export, numbers as text with trailing minus, code in last column, hidden text column","text numbers, trailing minus, closing before movement before opening, dash = blank cell (left out), code last")
def tb3():
    R=random.Random(2603)
    from fpdf import FPDF
    fn='dunmarrow_combining_tb.pdf'
    ents=["Dunmarrow Holdings LLC","Dunmarrow Flats LP","Dunmarrow Care Inc","Eliminations"]
    A=[("Cash and bank",412300,188450,96700),("Restricted cash, replacement reserve",0,240118,61500),("Rents receivable",0,44712,0),("Residents' fees receivable",0,0,118266),("Subsidy receivable, housing authority",0,31904,0),("Prepayments",18200,22317,14088),("Due from Dunmarrow Flats",655000,0,12400),("Due from Dunmarrow Care",301750,0,0),("Due from Holdings",0,26300,0),("Investment in Flats",4200000,0,0),("Investment in Care",1850000,0,0),("Land",0,2100000,740000),("Buildings and improvements",0,16883204,7416090),("Furniture and equipment",61244,508330,922415),("Accumulated depreciation",-33818,-3120447,-1604882),("Work in progress, Wing D",0,0,318775),
    ("Accounts payable",-41877,-96320,-134519),("Accrued payroll",-52004,-18277,-88140),("Tenant and resident deposits",0,-121600,-47250),("Deferred entry fees",0,0,-611900),("Due to Holdings",0,-655000,-301750),("Due to Flats",-26300,0,0),("Due to Care",0,-12400,0),("Mortgage notes",0,-10980512,-4466003),("Line of credit",-750000,0,0),
    ("Contributed capital",-5500000,-4200000,-1850000),("Accumulated surplus",None,None,None),
    ("Rental income",0,-2204118,0),("Monthly service fees",0,0,-3388207),("Subsidy income",0,-382844,0),("Management fees earned",-216000,0,0),("Wages and benefits",388115,241086,1904330),("Food and care supplies",0,0,402618),("Utilities",9120,288407,197733),("Repairs and maintenance",2875,311902,126084),("Management fees incurred",0,96000,120000),("Property taxes and insurance",14066,402551,171240),("Interest expense",48210,511873,233105),("Depreciation expense",8749,422080,301904)]
    el={"Due from Dunmarrow Flats":-667400,"Due from Dunmarrow Care":-301750,"Due from Holdings":-26300,"Investment in Flats":-4200000,"Investment in Care":-1850000,"Due to Holdings":956750,"Due to Flats":26300,"Due to Care":12400,"Contributed capital":6050000,"Management fees earned":216000,"Management fees incurred":-216000}
    s=[sum(x[i] for x in A if x[i] is not None) for i in(1,2,3)]
    assert sum(el.values())==0,sum(el.values())
    C=["other:"+x for x in ents]+["ending"]
    def f(x,b=''): return b if x==0 else f"{abs(x):,} {'Dr' if x>0 else 'Cr'}"
    rows=[];lines=[];tdr=[0]*5;tcr=[0]*5
    for n,*v in A:
        if v[0] is None: v=[-x for x in s]
        v=list(v)+[el.get(n,0)]; v.append(sum(v))
        for i,x in enumerate(v):
            if x>0: tdr[i]+=x
            else: tcr[i]+=x
        rows.append({"name":n,**{k:x for k,x in zip(C,v) if x}});lines.append((n,v))
    assert all(a+b==0 for a,b in zip(tdr,tcr))
    p=FPDF('L','mm','A4');p.set_auto_page_break(False)
    W=[70,38,38,38,38,42];hx=[["","Dunmarrow","Dunmarrow","Dunmarrow","",""],["","Holdings","Flats","Care","Elimin-","Combined"],["Ledger account","LLC","LP","Inc","ations","31 March 2025"]]
    def top(n):
        p.add_page();p.set_font('Times','B',13);p.cell(0,7,'Dunmarrow Group',new_x='LMARGIN',new_y='NEXT');p.set_font('Times','',10)
        p.cell(0,5,'Combining trial balance, year ended 31 March 2025. Whole dollars; Dr or Cr follows each amount.',new_x='LMARGIN',new_y='NEXT');p.ln(3)
        p.set_font('Times','B',9)
        for h in hx:
            for w,x,i in zip(W,h,range(6)): p.cell(w,4.4,x,align='L' if i==0 else 'R')
            p.ln()
        y=p.get_y()+.6;p.line(10,y,10+sum(W),y);p.ln(2)
        p.set_font('Times','I',8);p.text(10,203,'Dunmarrow Holdings LLC, group accounts office');p.text(265,203,f'{n} / 2');p.set_font('Times','',9.5)
    top(1)
    for i,(n,v) in enumerate(lines):
        if i==25: top(2)
        if n=="Accounts payable" or n=="Contributed capital" or n=="Rental income": p.ln(2.5)
        if i%2==0: p.set_fill_color(243,243,238)
        p.cell(W[0],5.4,n,fill=i%2==0)
        for w,x in zip(W[1:],v): p.cell(w,5.4,f(x),align='R',fill=i%2==0)
        p.ln()
    p.ln(1);y=p.get_y();p.line(80,y,10+sum(W),y);p.set_font('Times','B',9.5);tot=[]
    for lab,t in(("Sum of debits",tdr),("Sum of credits",tcr)):
        p.cell(W[0],5.6,lab)
        for w,x in zip(W[1:],t): p.cell(w,5.6,f(x),align='R')
        p.ln();tot.append({"label":lab,**dict(zip(C,t))})
    p.ln(6);p.set_font('Times','',9);p.multi_cell(180,4.6,"Notes\n1. Holdings' advance to Flats (655,000) and Care's shuttle recharge to Flats (12,400) are both shown in Due from Dunmarrow Flats.\n2. Contributed capital is eliminated against the two investments.\n3. Deferred entry fees are amortised over the resident's expected stay.")
    p.output(doc(fn))
    truth(fn,'TB',C,rows,tot,'OTHER','group accounts office, Dunmarrow',"fpdf Times A4 landscape, entity columns + eliminations + combined, Dr/Cr suffix, no codes, three-line header","Dr/Cr marks (Cr = negative in truth), several entities, no account codes, header word broken 'Elimin-/ations'")
