import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4
from fpdf import FPDF
import xlsxwriter

def d1():
    R=random.Random(1701)
    # (code,name,opening range signed in dollars, dr range, cr range)
    S=[("1-1000","Current Assets",[("1-1110","Cheque Account – Darling Bank",'BANK'),("1-1120","Rent Trust A/c (Agent)",(8000,14000),(60000,70000),(58000,66000)),
        ("1-1130","Term Deposit 7714",(150000,150000),0,0),("1-1210","Rent Debtors",(9000,16000),(88000,99000),(86000,97000)),("1-1220","Prepaid Insurance",(4200,5200),0,(3900,4100)),
        ("1-1310","Unpaid Present Entitlement – Callaway Pty Ltd",(21000,26000),0,(5000,6000))]),
       ("1-2000","Property & Fixed Assets",[("1-2110","Land – 14 Mercer Pde",(910000,910000),0,0),("1-2120","Buildings – 14 Mercer Pde",(640000,680000),(12000,18000),0),
        ("1-2125","Accum. Depn – Buildings",(-99000,-90000),0,(4000,4300)),("1-2130","House – 3 Wattle St, Bowral",(720000,730000),0,0),("1-2210","Plant & Fittings",(38000,44000),(1500,2600),(900,1100)),
        ("1-2215","Accum. Depn – Plant & Fittings",(-22000,-18000),(700,900),(1300,1700))]),
       ("2-1000","Current Liabilities",[("2-1110","Sundry Creditors",(-14000,-9000),(30000,36000),(29000,35000)),("2-1210","GST Collected",(-9500,-8000),(8000,8600),(9000,9900)),
        ("2-1220","GST Paid",(3100,3900),(3300,3900),(3000,3300)),("2-1230","PAYG Instalments",0,(2100,2600),0),("2-1310","Tenant Bonds Held",(-31000,-27000),(2400,2600),0),("2-1320","Rent in Advance",(-5200,-3900),(3900,4400),(4800,6100))]),
       ("2-2000","Non-Current Liabilities",[("2-2110","Loan – Southern Mutual 0093",(-880000,-860000),(12000,14000),0),("2-2120","Beneficiary Loan – R. Callaway",(-61000,-50000),(6000,9000),0),("2-2130","Beneficiary Loan – T. Brandt",(-44000,-40000),(2500,3500),(10000,10000))]),
       ("3-1000","Trust Funds",[("3-1110","Settled Sum",(-50,-50),0,0),("3-1200","Accumulated Corpus",'PLUG'),("3-1300","Distributions to Beneficiaries",(30000,30000),(15000,15000),0)]),
       ("4-1000","Income",[("4-1110","Shop Rents – 14 Mercer Pde",(-205000,-195000),(800,1200),(66000,69000)),("4-1120","House Rent – Bowral",(-30000,-27000),0,(9100,9700)),("4-1210","Outgoings Recovered",(-41000,-36000),(300,400),(11000,14000)),
        ("4-1900","Interest Received",(-5000,-4300),0,(1500,1800)),("4-1950","Signage Licence Fee",(-3600,-3600),0,(1200,1200))]),
       ("6-1000","Expenses",[("6-1110","Accounting & Tax Fees",(3300,4200),(900,1300),0),("6-1150","Agent's Management Fees",(10500,12500),(3400,4100),0),("6-1160","Bank Fees",(120,180),(36,60),0),
        ("6-1210","Council & Water Rates",(15500,18800),(5100,5900),(200,280)),("6-1220","Land Tax",(0,0),(12000,13400),0),("6-1310","Insurance",(9000,9900),(3900,4100),0),("6-1410","Interest on Loans",(38000,41000),(13000,13900),0),
        ("6-1510","Repairs – Shops",(11000,15000),(3500,6100),(300,500)),("6-1520","Repairs – House",(2300,4100),(500,1800),0),("6-1610","Depreciation",(15900,17200),(5400,5900),(700,900)),("6-1710","Legal Costs – Lease Unit 4",(0,0),(1850,2400),0)])]
    def pick(x):
        if x==0: return 0
        a,b=x
        return a*100 if a==b else R.randint(a*100,b*100)
    A=[];seq=[]
    for c,n,l in S:
        seq.append(('h',c,n))
        for it in l:
            if it[2]=='BANK': d={"c":it[0],"n":it[1],"o":R.randint(3500000,5200000),"d":0,"k":0,'t':'B'}
            elif it[2]=='PLUG': d={"c":it[0],"n":it[1],"o":0,"d":0,"k":0,'t':'P'}
            else: d={"c":it[0],"n":it[1],"o":pick(it[2]),"d":pick(it[3]),"k":pick(it[4]),'t':''}
            A.append(d);seq.append(('a',d))
    P=[a for a in A if a['t']=='P'][0]; P['o']=-sum(a['o'] for a in A)
    B=[a for a in A if a['t']=='B'][0]
    gap=sum(a['d']-a['k'] for a in A); base=R.randint(9000000,9900000)
    B['d']=base; B['k']=base+gap
    assert B['k']>0
    rows=[]
    fn="tb_callaway_brandt.pdf"
    c=canvas.Canvas(DOC(fn),pagesize=A4); W,H=A4
    X={'n':42,'o':338,'d':402,'k':466,'e':556,'c':232}
    def drcr(v): return "0.00" if v==0 else fmt(v)+(" Dr" if v>0 else " Cr")
    def mark(x,y,v,font='Courier'):
        c.setFont(font,8)
        if v==0: c.drawRightString(x-13,y,"0.00")
        else:
            c.drawRightString(x-13,y,fmt(v)); c.drawString(x-11,y,"Dr" if v>0 else "Cr")
    state={'p':0}
    def top():
        state['p']+=1
        c.setFont('Times-Bold',13); c.drawString(42,H-46,"The Callaway-Brandt Family Trust")
        c.setFont('Times-Roman',9); c.drawString(42,H-59,"ABN 00 000 417 552   ·   Suite 2, 71 Argyle Road, Moss Vale NSW 2577")
        c.setFont('Times-Bold',11); c.drawString(42,H-78,"Trial Balance – April 2024 to June 2024")
        c.setFont('Times-Roman',8); c.drawRightString(556,H-46,"12/07/2024"); c.drawRightString(556,H-57,"9:41:06 AM"); c.drawRightString(556,H-68,f"Page {state['p']}")
        y=H-102
        c.setFont('Times-BoldItalic',9); c.drawString(X['n'],y,"Account Name"); c.drawString(X['c'],y,"Account No")
        c.drawRightString(X['o'],y+10,"Opening"); c.drawRightString(X['o'],y,"Balance")
        c.drawRightString(X['d'],y,"Debits"); c.drawRightString(X['k'],y,"Credits")
        c.drawRightString(X['e'],y+10,"Closing"); c.drawRightString(X['e'],y,"Balance")
        c.setLineWidth(1.2); c.line(42,y-4,556,y-4)
        return y-18
    y=top()
    for s in seq:
        if y<70: 
            c.setFont('Times-Italic',7.5); c.drawString(42,38,"This report includes Year-End Adjustments."); c.showPage(); y=top()
        if s[0]=='h':
            y-=3
            c.setFont('Times-Bold',9); c.drawString(X['n'],y,s[2]); c.setFont('Courier-Bold',8); c.drawString(X['c'],y,s[1]); y-=14
        else:
            a=s[1]; e=a['o']+a['d']-a['k']
            c.setFont('Times-Roman',9)
            # long name wraps
            nm=a['n']
            if c.stringWidth(nm,'Times-Roman',9)>182:
                w=nm.split(' '); l1=''
                while w and c.stringWidth((l1+' '+w[0]).strip(),'Times-Roman',9)<182: l1=(l1+' '+w.pop(0)).strip()
                c.drawString(X['n']+8,y,l1); c.drawString(X['n']+14,y-10,' '.join(w)); drop=10
            else: c.drawString(X['n']+8,y,nm); drop=0
            c.setFont('Courier',8); c.drawString(X['c'],y,a['c'])
            mark(X['o'],y,a['o'])
            r={"account":a['c'],"name":nm,"beginning":num(a['o'])}
            if a['d']: c.drawRightString(X['d'],y,fmt(a['d'])); r['debit']=num(a['d'])
            if a['k']: c.drawRightString(X['k'],y,fmt(a['k'])); r['credit']=num(a['k'])
            mark(X['e'],y,e); r['ending']=num(e)
            rows.append(r); y-=13.2+drop
    D=sum(a['d'] for a in A);K=sum(a['k'] for a in A); assert D==K and sum(a['o'] for a in A)==0
    c.line(X['o']-70,y+7,556,y+7)
    c.setFont('Times-Bold',9); c.drawString(X['n'],y-4,"Total:"); c.setFont('Courier-Bold',8)
    mark(X['o'],y-4,0,'Courier-Bold'); c.drawRightString(X['d'],y-4,fmt(D)); c.drawRightString(X['k'],y-4,fmt(K)); mark(X['e'],y-4,0,'Courier-Bold')
    c.line(X['o']-70,y-9,556,y-9); c.line(X['o']-70,y-11,556,y-11)
    c.setFont('Times-Italic',7.5); c.drawString(42,38,"This report includes Year-End Adjustments."); c.save()
    save(fn,"TB",["beginning","debit","credit","ending"],rows,[{"label":"Total:","beginning":0.0,"debit":num(D),"credit":num(K),"ending":0.0}],None,"MIXED_USE",
      "MYOB trial balance of an Australian family trust, quarter movements, Dr/Cr marks, code after name","header accounts with codes and no amounts; Dr/Cr marks as suffix; code after the name; contra accounts; two-line headers")

def d2():
    R=random.Random(1702); fn="tb_kilbracken_lettings.xlsx"
    S=[("TANGIBLE ASSETS",[("0010","Freehold – 8-10 Kilbracken Terrace",1485000,1485000),("0020","Freehold – Abbey Mews (4 apts)",918000,918000),("0030","Furniture & white goods",46210.50,41780.50),("0031","Furniture & white goods – acc. depreciation",-27114.20,-21830)]),
       ("CURRENT ASSETS",[("1100","Rents receivable",13962.40,11804.15),("1102","HAP receivable – Cork City Council",6240,5980),("1103","Prepayments",0,2916.66),("1200","AIB current account",'BANK',0),("1210","AIB deposit account",84000,60000),("1230","Petty cash",118.35,204.10)]),
       ("CREDITORS",[("2100","Trade creditors",-9874.19,-7410.88),("2109","Accruals",0,-6850),("2110","Rent received in advance",-8325,-7150),("2115","Tenants' deposits",-28450,-27900),("2201","LPT payable",0,-1944),("2300","Mortgage – Kilbracken (AIB 4471)",-702118.77,-738904.12),("2301","Mortgage – Abbey Mews (BOI 2260)",-388400.02,-401115.36)]),
       ("CO-OWNERS' CAPITAL",[("3000","Capital – Aoife Tarrant",'PLUG',0),("3001","Capital – Declan Tarrant",-548220.60,-530114.90),("3010","Drawings – Aoife Tarrant",36000,34000),("3011","Drawings – Declan Tarrant",36000,34000)]),
       ("RENTAL INCOME",[("4000","Rents – Kilbracken Terrace",-168420,-159810),("4001","Rents – Abbey Mews",-84960,-81120),("4002","HAP rents",-24960,-23920),("4900","Sundry – laundry tokens",-1311.50,-1288)]),
       ("EXPENSES",[("7100","Agent's letting fees",11140.75,10422),("7101","RTB registrations",720,680),("7200","Electricity – landlord supply",4418.92,5106.37),("7201","Bin charges",3960.40,3744),("7300","Insurance – blocks",8750,8105),("7400","Local property tax",0,1944),("7500","Repairs & maintenance",22816.33,17255.60),("7501","Redecoration",6150,0),("7600","Mortgage interest",43817.24,36904.19),("7700","Accountancy",2460,5310),("7800","Depreciation",0,5776.31),("7900","Bank charges & sundry",388.14,402.75)])]
    A=[]
    for sec,l in S:
        for c,n,v,p in l: A.append(dict(s=sec,c=c,n=n,v=v,p=round(p*100),jd=0,jc=0,ref=''))
    by={a['c']:a for a in A}
    by['1200']['v']=31907.66; by['1200']['p']=2204418
    by['3001']['p']=-53011490
    by['3000']['v']=0
    for a in A: a['v']=round(a['v']*100)
    by['3000']['v']=-sum(a['v'] for a in A); by['3000']['p']=-sum(a['p'] for a in A if a['c']!='3000')
    J=[("J1","Depreciation on furniture 12.5%",[("7800",577631,0),("0031",0,577631)]),("J2","Insurance prepaid Jan-Apr 2024",[("1103",291667,0),("7300",0,291667)]),
       ("J3","Accountancy and ESB accruals",[("7700",285000,0),("7200",61240,0),("2109",0,346240)]),("J4","LPT 2023 unpaid at year end",[("7400",207000,0),("2201",0,207000)]),
       ("J5","Apartment 3 cooker: repairs to furniture",[("0030",89900,0),("7500",0,89900)])]
    for ref,t,l in J:
        assert sum(x[1]-x[2] for x in l)==0
        for c,d,k in l: by[c]['jd']+=d; by[c]['jc']+=k; by[c]['ref']=(by[c]['ref']+' '+ref).strip()
    wb=xlsxwriter.Workbook(DOC(fn)); ws=wb.add_worksheet('ETB 2023'); ws2=wb.add_worksheet('Jnls')
    m='#,##0.00'; f=wb.add_format
    H=f({'bold':1,'align':'center','border':1,'bg_color':'#E8E2CF','text_wrap':1,'valign':'vcenter','font_name':'Garamond','font_size':11})
    T=f({'font_name':'Garamond','font_size':11}); TB=f({'font_name':'Garamond','bold':1,'font_size':11}); M=f({'font_name':'Garamond','num_format':m,'font_size':11})
    SG=f({'font_name':'Garamond','num_format':'#,##0.00;(#,##0.00);"-"','font_size':11,'italic':1}); MT=f({'font_name':'Garamond','num_format':m,'bold':1,'top':1,'bottom':6,'font_size':11}); SGT=f({'font_name':'Garamond','num_format':'#,##0.00;(#,##0.00);"-"','bold':1,'top':1,'bottom':6,'font_size':11})
    TX=f({'font_name':'Garamond','align':'right','font_size':11})
    ws.write(0,1,"A & D TARRANT t/a KILBRACKEN LETTINGS",f({'bold':1,'font_size':15,'font_name':'Garamond'}))
    ws.write(1,1,"Extended trial balance, year ended 31 December 2023",T); ws.write(1,9,"Prepared: N. Quill   Reviewed: ______",T)
    ws.merge_range(3,1,4,1,"Description",H); ws.merge_range(3,2,4,2,"N/C",H); ws.merge_range(3,3,4,3,"Tax\ncode",H)
    ws.merge_range(3,4,3,5,"PER SAGE",H); ws.merge_range(3,6,3,8,"YEAR END JOURNALS",H); ws.merge_range(3,9,3,10,"FINAL",H); ws.write(3,11,"LAST YEAR",H)
    for i,h in enumerate(["Dr €","Cr €","Dr €","Cr €","Ref","Dr €","Cr €","Dr/(Cr) €"]): ws.write(4,4+i,h,H)
    K=["other:PER SAGE Dr €","other:PER SAGE Cr €","other:YEAR END JOURNALS Dr €","other:YEAR END JOURNALS Cr €","other:FINAL Dr €","other:FINAL Cr €","other:LAST YEAR Dr/(Cr) €"]
    COL=[4,5,6,7,9,10,11]
    r=5; sec=None; rows=[]; tot=[0]*7; first=r+1
    for i,a in enumerate(A):
        if a['s']!=sec: sec=a['s']; ws.write(r,1,sec,TB); r+=1
        fin=a['v']+a['jd']-a['jc']
        vals=[a['v'] if a['v']>0 else None,-a['v'] if a['v']<0 else None,a['jd'] or None,a['jc'] or None,fin if fin>0 else None,-fin if fin<0 else None,a['p']]
        ws.write(r,1,"   "+a['n'],T); ws.write_string(r,2,a['c'],T); ws.write(r,3,"T"+str(R.choice([0,1,9])),T); ws.write(r,8,a['ref'],T)
        row={"account":a['c'],"name":a['n']}
        for j,v in enumerate(vals):
            if v is None: continue
            row[K[j]]=num(v); tot[j]+=v
            if j<2 and a['c'] in('1102','2110','7600'): ws.write_string(r,COL[j],fmt(v),TX)   # keyed as text
            else: ws.write_number(r,COL[j],num(v),SG if j==6 else M)
        rows.append(row); r+=1
    assert tot[0]==tot[1] and tot[2]==tot[3] and tot[4]==tot[5] and tot[6]==0
    r+=1; ws.write(r,1,"TOTALS",TB)
    for j,v in enumerate(tot):
        cl=xlsxwriter.utility.xl_col_to_name(COL[j])
        if j<2: ws.write_number(r,COL[j],num(v),MT)
        else: ws.write_formula(r,COL[j],f"=SUM({cl}{first}:{cl}{r})",SGT if j==6 else MT,num(v))
    t={"label":"TOTALS"}; t.update({K[j]:num(v) for j,v in enumerate(tot)})
    ws.write(r+2,1,"Last year as signed off 14 Sept 2023. Mortgage split agreed to bank certificates.",f({'italic':1,'font_name':'Garamond','font_size':10}))
    ws.set_column(0,0,2); ws.set_column(1,1,44); ws.set_column(2,2,7); ws.set_column(3,3,6,None,{'hidden':1}); ws.set_column(4,7,14); ws.set_column(8,8,6); ws.set_column(9,11,15); ws.freeze_panes(5,3)
    ws.set_landscape(); ws.fit_to_pages(1,0)
    q=0; ws2.write(q,0,"Journals at 31 December 2023",TB); q+=2
    for ref,tx,l in J:
        ws2.write(q,0,ref,TB); ws2.write(q,1,tx,T); q+=1
        for c,d,k in l:
            ws2.write(q,1,by[c]['n'],T); ws2.write(q,2,c,T)
            ws2.write(q,3 if d else 4,num(d or k),M); q+=1
        q+=1
    ws2.set_column(1,1,44); ws2.set_column(3,4,13)
    wb.close()
    save(fn,"TB",K,rows,[t],None,"MULTIFAMILY","Irish co-owners' extended trial balance in own Excel: ledger, journals, final, last year signed","three Dr/Cr pairs under merged group headers, journal Ref column inside a group, hidden text column, code after name, some amounts as text, dash for nil")

def d3():
    R=random.Random(1703); fn="tb_umkhanyo_warehouses.pdf"
    un=["Unit 1 Jet Park","Unit 2 Jet Park","Unit 3 Jet Park","4 Spartan Rd","6 Spartan Rd","Isando Cold Store","Meadowdale A","Meadowdale B"]
    def rr(a,b): return R.randint(a*100,b*100)
    C=[]
    C.append(("INCOME - RENTALS",[(f"1000/{i+1:03d}","Rental - "+u,0,rr(0,9000) if R.random()<.35 else 0,rr(380000,1900000)) for i,u in enumerate(un)]))
    C.append(("INCOME - RECOVERIES",[(f"1100/{i+1:03d}",n,0,d,k) for i,(n,d,k) in enumerate([("Electricity recovered",rr(2000,9000),rr(800000,990000)),("Water & sewer recovered",0,rr(110000,160000)),("Rates recovered",0,rr(410000,460000)),("Security levy",0,rr(180000,230000)),("Parking bays",0,rr(40000,66000))])]
             +[("1200/000","Interest received",0,0,rr(61000,88000)),("1250/000","Forfeited deposits",0,0,rr(12000,19000))]))
    ex=["Accounting fees","Audit fees","Bank charges","Bad debts","Cleaning - common areas","Consulting engineers","Depreciation","Electricity - bulk account","Fire equipment service","Garden service","Insurance - SASRIA","Insurance - assets","Interest - Nedbond 1","Interest - Nedbond 2","Legal collections","Letting commission","Management fee 5%","Rates - Ekurhuleni","Refuse","Security contract","Stationery & courier","Water & sewer - bulk account"]
    E=[]
    for i,n in enumerate(ex):
        big={'Electricity - bulk account':(850000,990000),'Interest - Nedbond 1':(1100000,1300000),'Interest - Nedbond 2':(400000,470000),'Rates - Ekurhuleni':(520000,560000),'Security contract':(300000,340000),'Management fee 5%':(390000,420000),'Depreciation':(210000,240000)}.get(n,(4000,98000))
        E.append((f"{3000+50*i}/000",n,0,rr(*big),rr(200,3000) if R.random()<.3 else 0))
    C.append(("EXPENSES",E))
    C.append(("REPAIRS BY PROPERTY",[(f"4500/{i+1:03d}","Repairs - "+u,0,rr(9000,180000),rr(500,4000) if i in(2,5) else 0) for i,u in enumerate(un)]))
    C.append(("FIXED ASSETS",[("6000/010","Land & buildings - Jet Park",rr(21000000,22000000),0,0),("6000/020","Land & buildings - Spartan Rd",rr(9400000,9900000),rr(300000,480000),0),("6000/030","Land & buildings - Isando",rr(12000000,12800000),0,0),("6000/040","Land & buildings - Meadowdale",rr(8800000,9100000),0,0),("6200/010","Generators at cost",rr(1200000,1300000),0,0),("6200/020","Generators - accum depreciation",-rr(380000,420000),0,rr(210000,240000))]))
    C.append(("CURRENT ASSETS",[("8000/000","Customer control account",rr(640000,790000),rr(9900000,10100000),rr(9800000,9990000)),("8100/000","Municipal deposits",rr(280000,310000),0,0),("8200/000","Loan - Umkhanyo Logistics",rr(900000,910000),rr(100000,120000),rr(300000,320000)),("8400/010","Nedbank current",rr(500000,900000),'B','B'),("8400/020","Nedbank 32-day notice",rr(800000,900000),rr(61000,88000),0),("8450/000","Petty cash",rr(1500,2000),rr(9000,11000),rr(9000,10000))]))
    C.append(("CURRENT LIABILITIES",[("9000/000","Supplier control account",-rr(410000,520000),rr(3000000,3100000),rr(3010000,3120000)),("9100/000","Tenant deposits held",-rr(1300000,1500000),rr(120000,150000),rr(90000,110000)),("9300/000","Provision - leave pay",-rr(18000,22000),0,rr(2000,3000)),("9500/000","Vat control",-rr(120000,160000),rr(1300000,1400000),rr(1310000,1420000)),("9600/000","SARS - income tax",rr(20000,44000),rr(300000,350000),0)]))
    C.append(("LONG TERM LIABILITIES AND EQUITY",[("5500/010","Nedbond 1",-rr(11800000,12000000),rr(900000,990000),0),("5500/020","Nedbond 2",-rr(4300000,4400000),rr(280000,300000),0),("5600/000","Shareholder loan - T Mabaso",-rr(6000000,6100000),rr(400000,500000),0),("5600/010","Shareholder loan - E Vosloo",-rr(4000000,4100000),rr(400000,450000),0),("5000/000","Share capital",-100000,0,0),("5200/000","Retained income",'P',0,0),("5300/000","Dividends declared",0,rr(500000,500001),0)]))
    flat=[list(a) for _,l in C for a in l]
    op=sum(a[2] for a in flat if a[2]!='P')
    gap=sum(a[3]-a[4] for a in flat if a[3]!='B'); base=rr(9700000,9800000)
    K=["open_dr","open_cr","debit","credit","close_dr","close_cr"]
    pd=FPDF('L','mm','A4'); pd.set_auto_page_break(False)
    xs=[150-42,0,0,0,0,0]; x0=108; w=29.5
    st={'p':0}
    fs=lambda v: fmt(v,' ')
    def head():
        pd.add_page(); st['p']+=1
        pd.set_font('helvetica','B',12); pd.text(10,12,"Umkhanyo Property Holdings (Pty) Ltd"); pd.set_font('helvetica','',8)
        pd.text(10,17,"Trial Balance - 12 Periods : 01/03/2023 to 29/02/2024"); pd.text(10,21,"All amounts in Rand, VAT exclusive"); pd.text(262,12,f"Page : {st['p']}"); pd.text(240,17,"Printed 18/04/2024 15:22")
        pd.set_fill_color(215,222,230); pd.rect(10,24,277,11,'F'); pd.set_font('helvetica','B',8)
        pd.text(12,33,"Account"); pd.text(34,33,"Description")
        for g,t in enumerate(["Opening Balances","Movement this Year","Closing Balances"]):
            xx=x0+g*2*w; tw=pd.get_string_width(t); pd.text(xx+w-tw/2+2,28,t); pd.line(xx+4,29.3,xx+2*w,29.3)
            for k,t2 in enumerate(["Debit","Credit"]):
                pd.text(xx+(k+1)*w-pd.get_string_width(t2),33,t2)
        return 40
    y=head(); rows=[];totals=[];G=[0]*6; planted=None; true_close=None
    def put(vals,y):
        for j,v in enumerate(vals):
            if v is not None: s=fs(v); pd.text(x0+(j+1)*w-pd.get_string_width(s),y,s)
    for sec,l in C:
        if y>180: y=head()
        pd.set_font('helvetica','B',8); pd.text(12,y,sec); y+=4.6; S=[0]*6
        for a in l:
            if y>194: y=head()
            c,n,o,d,k=a
            if o=='P': o=-op
            if d=='B': d=base;k=base+gap
            e=o+d-k
            v=[o if o>0 else None,-o if o<0 else None,d or None,k or None,e if e>0 else None,-e if e<0 else None]
            if e==0: v[4]=0
            for j in range(6): S[j]+=v[j] or 0
            if n=="Security contract":   # planted: a digit changed in the closing debit
                s=str(v[4]); i=len(s)-5; nd=str((int(s[i])+4)%10); w2=int(s[:i]+nd+s[i+1:])
                planted={"what":f"account {c} {n}: closing debit printed {fs(w2)}, true {fs(v[4])} (digit changed; opening + movement and the sub-total and grand total carry the true value)","kind":"digit_changed"}
                v[4]=w2
            pd.set_font('helvetica','',8); pd.text(12,y,c); pd.text(34,y,n); put(v,y)
            r={"account":c,"name":n}; r.update({K[j]:num(x) for j,x in enumerate(v) if x is not None}); rows.append(r); y+=4.5
        pd.set_font('helvetica','B',8); pd.line(x0+4,y-3.3,x0+6*w,y-3.3); lab="Total "+sec.title(); pd.text(34,y,lab)
        v=[x if x else None for x in S]; put(v,y); totals.append({"label":lab,**{K[j]:num(x) for j,x in enumerate(v) if x is not None}}); y+=8
        G=[p+q for p,q in zip(G,S)]
    assert G[0]==G[1] and G[2]==G[3] and G[4]==G[5],G
    if y>188: y=head()
    pd.set_font('helvetica','B',9); pd.line(10,y-4,287,y-4); pd.text(12,y,"REPORT TOTAL"); pd.set_font('helvetica','B',8); put(G,y); pd.line(10,y+1.5,287,y+1.5); pd.line(10,y+2.3,287,y+2.3)
    totals.append({"label":"REPORT TOTAL",**{K[j]:num(x) for j,x in enumerate(G)}})
    pd.set_font('helvetica','I',7); pd.text(12,y+9,"** End of report **  Accounts with no opening balance and no movement are suppressed.")
    pd.output(DOC(fn)); assert planted
    save(fn,"TB",K,rows,totals,planted,"INDUSTRIAL","Pastel trial balance of a South African warehouse company, opening/movement/closing pairs, three pages","space as thousands separator, six amount columns under group titles, income first, slash codes, section totals, blanks on opening P&L")
