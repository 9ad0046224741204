from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
import openpyxl, subprocess
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
L='/usr/share/fonts/truetype/liberation/'
import glob
def ttf(n):
    return glob.glob('/usr/share/fonts/**/'+n,recursive=True)[0]
def jit(R,x,s=.18): return int(round(x*100*(1+R.uniform(-s,s))))+R.randint(0,99)

# ---------- TB1 : PDF by phase, CR suffix, group subtotals
def tb1():
    R=random.Random(SEED+1)
    pdfmetrics.registerFont(TTFont('N',ttf('LiberationSansNarrow-Regular.ttf')))
    pdfmetrics.registerFont(TTFont('NB',ttf('LiberationSansNarrow-Bold.ttf')))
    G=[("CASH",[("10100","Operating Cash - First Meridian",0),("10150","Security Deposit Trust",148200),("10190","Petty Cash",500)]),
     ("RECEIVABLES",[("11100","Residents Receivable",38650),("11150","Allowance for Doubtful Accounts",-14200),("11300","Due from Builder - Warranty Work",9120)]),
     ("PREPAIDS AND OTHER",[("12100","Prepaid Insurance",44100),("12200","Utility Deposits",6850)]),
     ("REAL ESTATE",[("15100","Land and Lots",3412000),("15200","Homes - Completed",14655000),("15300","Site Improvements and Amenity",1180400),("15600","Construction in Progress",0),("15900","Accumulated Depreciation",-702300)]),
     ("LIABILITIES",[("20100","Accounts Payable",-61300),("20200","Accrued Property Taxes",-118700),("20300","Resident Deposits Held",-147650),("20400","Prepaid Rents",-21900),("20500","Due to Larkfield Homes (Builder Affiliate)",-87000),("24100","Construction Loan Payable",-10250000),("24150","Unamortized Loan Costs",131000)]),
     ("MEMBERS' EQUITY",[("30100","Member Capital - Larkfield Rental Holdings LLC",0),("30200","Member Capital - Stonebridge Pension JV Partner, L.P. (Class A Units, 80%)",-6100000),("30500","Distributions",210000)]),
     ("RENTAL INCOME",[("40100","Gross Potential Rent",-912000),("40150","Loss to Lease",28400),("40200","Vacancy Loss",61800),("40300","Lease-up Concessions",17250),("40510","Pet Rent",-11900),("40520","Smart Home Package",-16800),("40560","Lawn Care Reimbursement",-14200),("40900","Late and NSF Fees",-4120)]),
     ("OPERATING EXPENSES",[("50100","Onsite Payroll and Burden",78300),("50300","Repairs and Turn Costs",41900),("50350","Landscape Contract",36700),("50500","Utilities - Common and Vacant",14050),("50600","Marketing and Lease-up",12900),("50700","Property Management Fee",24300),("50800","Real Estate Taxes",118700),("50850","Property Insurance",31600)]),
     ("NON-OPERATING",[("70100","Interest Expense - Construction Loan",268000),("70300","Depreciation",174500),("70900","JV Asset Management Fee",19800)])]
    phases=[("Alder Creek Phase I (68 homes)","101",1.0,set(["15600"])),("Alder Creek Phase II (54 homes - in lease-up)","102",.62,set(["10190","40150","30500"]))]
    W,H=landscape(letter)
    c=canvas.Canvas(os.path.join(DOC,'tb_alder_creek_by_phase.pdf'),pagesize=(W,H)); c.setTitle('Trial Balance by Phase')
    X=dict(code=36,name=82,beginning=385,debit=470,credit=550,activity=642,ending=742)
    state={'p':0,'y':0,'ph':''}
    def head():
        state['p']+=1
        c.setFont('NB',13); c.drawString(36,H-40,"Larkfield Alder Creek Venture, LLC")
        c.setFont('N',10); c.drawString(36,H-54,"Trial Balance by Phase     Period: 06/2026     Book: Accrual GAAP")
        c.drawRightString(W-36,H-40,"Page %d"%state['p']); c.drawRightString(W-36,H-54,"Run 07/09/2026 8:14 AM  kdelgado")
        y=H-80; c.setFillGray(.88); c.rect(34,y-18,W-68,30,stroke=0,fill=1); c.setFillGray(0); c.setFont('NB',9)
        c.drawString(36,y,"GL"); c.drawString(36,y-11,"Acct"); c.drawString(82,y-11,"Description")
        for k,a,b in [('beginning','Balance Forward','05/31/2026'),('debit','','Debits'),('credit','','Credits'),('activity','Net','Change'),('ending','Ending Balance','06/30/2026')]:
            c.drawRightString(X[k],y,a); c.drawRightString(X[k],y-11,b)
        state['y']=y-34
    def need(n):
        if state['y']-n<38:
            foot(); c.showPage(); head()
            c.setFont('NB',10); c.drawString(36,state['y'],state['ph']+"  (continued)"); state['y']-=16
    def foot():
        c.setFont('N',7.5); c.drawString(36,26,"CR = credit balance.  Unaudited - for internal and joint-venture partner use only.")
    def amt(k,v,font):
        c.setFont(font,9)
        s=m(abs(v)); c.drawRightString(X[k],state['y'],s)
        if v<0: c.setFont(font,7.5); c.drawString(X[k]+2,state['y'],"CR")
    K=['beginning','debit','credit','activity','ending']
    def tline(label,t,ind,rule):
        c.setLineWidth(.5)
        for k in K: c.line(X[k]-62,state['y']+10,X[k],state['y']+10)
        c.setFont('NB',9); c.drawString(ind,state['y'],label)
        for k in K: amt(k,t[k],'NB')
        if rule:
            for k in K:
                c.line(X[k]-62,state['y']-3,X[k],state['y']-3);c.line(X[k]-62,state['y']-5,X[k],state['y']-5)
        state['y']-=16
        totals.append({"label":label,**{k:f2(t[k]) for k in K}})
    rows=[];totals=[]; head(); ent=dict.fromkeys(K,0)
    for pname,pc,sc,skip in phases:
        data=[]
        for g,acc in G:
            L_=[]
            for code,name,b in acc:
                if code in skip: continue
                if code=="15600": b=2840000/sc
                cents=jit(R,b*sc) if b else 0
                if code=='10190': cents=50000
                if code in('30200','15100','24100'): cents=int(round(b*sc))*100
                isPL=code>='4'
                if code=='40100': d,cr=0,int(abs(cents)/5.0)
                elif isPL:
                    a=int(abs(cents)/5*R.uniform(.85,1.15)); rev=int(a*.04) if R.random()<.25 else 0
                    d,cr=(a,rev) if cents>0 else (rev,a)
                elif code=='10100': d=cr=0
                elif code in('15100','15200','15300','30200','10190','12200','15600'):
                    d=jit(R,412000) if code=='15600' else 0; cr=0
                elif code=='30500': d,cr=4200000,0
                elif code=='24100': d,cr=0,(38500000 if pc=='102' else 0)
                else:
                    d=int(abs(cents)*R.uniform(.02,.3)); cr=int(abs(cents)*R.uniform(.02,.3))
                    if code in('15900',): d=0;cr=jit(R,34900*sc)
                    if code=='24150': d=0; cr=jit(R,4300*sc)
                L_.append([code,name,cents,d,cr])
            data.append((g,L_))
        flat=[a for _,l in data for a in l]
        F={a[0]:a for a in flat}
        F['10100'][2]=jit(R,318000*sc); 
        F['30100'][2]=-sum(a[2] for a in flat if a[0]!='30100')
        # cash activity balances
        net=-sum(a[3]-a[4] for a in flat)
        base=jit(R,265000*sc)
        F['10100'][3]=base+max(net,0); F['10100'][4]=base+max(-net,0)
        state['ph']=pname; need(60)
        c.setFont('NB',10); c.drawString(36,state['y'],pname); c.setFont('N',9); c.drawString(36+pdfmetrics.stringWidth(pname,'NB',10)+14,state['y'],"Entity/phase "+pc); state['y']-=17
        PT=dict.fromkeys(K,0)
        for g,l in data:
            need(44); c.setFont('NB',9); c.drawString(36,state['y'],g); state['y']-=13
            T=dict.fromkeys(K,0)
            for code,name,b,d,cr in l:
                v=dict(beginning=b,debit=d,credit=cr,activity=d-cr,ending=b+d-cr)
                parts=[name]
                if pdfmetrics.stringWidth(name,'N',9)>225:
                    i=name.rfind(' ',0,48); parts=[name[:i],name[i+1:]]
                need(12*len(parts)+18)
                c.setFont('N',9); c.drawString(36,state['y'],code); c.drawString(82,state['y'],parts[0])
                row={"account":code,"name":name,"property":pname}
                for k in K:
                    T[k]+=v[k];PT[k]+=v[k];ent[k]+=v[k]
                    if k in('debit','credit','activity') and v[k]==0: continue
                    amt(k,v[k],'N'); row[k]=f2(v[k])
                rows.append(row)
                if len(parts)>1: state['y']-=10; c.setFont('N',9); c.drawString(90,state['y'],parts[1])
                state['y']-=11.4
            state['y']-=1; need(20); tline("Total "+g.title().replace("'S","'s"),T,82,False)
        need(24); tline("Phase %s Total"%pc,PT,36,True); state['y']-=8
    need(24); tline("Entity Total - Larkfield Alder Creek Venture, LLC",ent,36,True)
    foot(); c.save()
    assert ent['ending']==0==ent['activity']
    save('tb_alder_creek_by_phase.pdf','SINGLE_FAMILY_RENTAL','TRIAL_BALANCE','landscape PDF, two phases under headings, group subtotals, CR suffix for credit balances, two-line heads, net change column',"CR suffix; phase headings with (continued); subtotals; wrapped name",'TB',K,rows,totals)

# ---------- TB2 : XLSX partner pack, pairs, entity column
def tb2():
    R=random.Random(SEED+2)
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='TB 30Jun26'
    ws.sheet_view.showGridLines=False
    A=[("ASSETS",[("1000.01","Cash at bank - operating",0,'b'),("1000.04","Cash at bank - tenant deposit trust",96400,'b'),("1000.09","Lender tax & insurance escrow",142300,'b'),("1200.00","Tenant accounts receivable",22840,'b'),("1290.00","Provision for bad debts",-8100,'b'),("1350.00","Prepaid insurance",51000,'b'),("1600.00","Land",2650000,'s'),("1610.00","Buildings - garden apartments",17940000,'s'),("1620.00","Furniture, fixtures & clubhouse equipment",388000,'s'),("1690.00","Accumulated depreciation",-2214000,'c')]),
     ("LIABILITIES",[("2000.00","Trade creditors & accruals",-74900,'b'),("2050.00","Accrued real estate taxes",-61200,'c'),("2100.00","Tenant security deposits",-95800,'b'),("2150.00","Rents received in advance",-17600,'b'),("2500.00","Mortgage note - Tidewater Life",-13120000,'d')]),
     ("PARTNERS' CAPITAL",[("3000.10","Capital - managing member 20%",-1,'s'),("3000.20","Capital - institutional partner 80%",-5200000,'s'),("3100.00","Distributions to partners",0,'p')]),
     ("INCOME",[("4000.00","Rent - market units",0,-1062000),("4005.00","Rent - set-aside units (60% AMI)",0,-298000),("4100.00","Vacancy & concessions",0,71500),("4200.00","Utility reimbursements (RUBS)",0,-58300),("4250.00","Parking, pet & storage",0,-33900),("4300.00","Application, late & NSF fees",0,-14700)]),
     ("EXPENSES",[("5000.00","Salaries & site staff",0,168000),("5100.00","Maintenance & make-ready",0,97400),("5150.00","Grounds & pool",0,28300),("5200.00","Water, sewer & power",0,92100),("5300.00","Advertising",0,13800),("5400.00","Management fee 3.0%",0,42100),("5500.00","Real estate taxes",0,122400),("5550.00","Insurance",0,51600),("5700.00","Compliance monitoring - HFA",0,4800),("6000.00","Mortgage interest",0,301000),("6100.00","Depreciation",0,246000)])]
    H=[("ASSETS",[("1000.01","Cash at bank - operating",0,'b'),("1800.00","Investment in Oakhurst Garden Owner",5900000,'s'),("1900.00","Organization costs",38500,'s')]),("LIABILITIES",[("2000.00","Trade creditors & accruals",-9200,'b'),("2300.00","Due to Larkfield Rental Holdings",-45000,'c')]),
     ("PARTNERS' CAPITAL",[("3000.10","Capital - managing member 20%",-1,'s'),("3000.20","Capital - institutional partner 80%",-4700000,'s')]),
     ("INCOME",[("4900.00","Interest income",0,-2140)]),("EXPENSES",[("5800.00","Audit & tax fees",0,27500),("5810.00","Legal - joint venture",0,11900),("5900.00","Asset management fee",0,36000)])]
    K=['open_dr','open_cr','debit','credit','close_dr','close_cr']
    rows=[];totals=[]
    bold=Font(name='Cambria',bold=True,size=10); norm=Font(name='Cambria',size=10)
    thin=Side(style='thin');dbl=Side(style='double')
    ws['B1']='Oakhurst Garden JV'; ws['B1'].font=Font(name='Cambria',bold=True,size=14)
    ws['B2']='Quarterly partner reporting pack - Schedule 4: trial balance, six months to 30 June 2026 (US$)'; ws['B2'].font=norm
    ws['B3']='Prepared: M. Pruitt    Reviewed: T. Osei'; ws['B3'].font=Font(name='Cambria',italic=True,size=9)
    for rng,t in [('B5:B6','Entity'),('C5:C6','Nominal code'),('D5:D6','Sort'),('E5:E6','Account'),('F5:G5','Opening 1 Jan 2026'),('H5:I5','Movement in period'),('J5:K5','Closing 30 Jun 2026')]:
        ws.merge_cells(rng); cc=ws[rng.split(':')[0]]; cc.value=t
    for i,col in enumerate('FGHIJK'): ws[col+'6']='Dr' if i%2==0 else 'Cr'
    for r in (5,6):
        for col in 'BCDEFGHIJK':
            x=ws[f'{col}{r}']; x.font=Font(name='Cambria',bold=True,size=10,color='FFFFFF'); x.fill=PatternFill('solid',fgColor='2F5548'); x.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True)
    ws.column_dimensions['A'].width=2
    for col,w in zip('BCDEFGHIJK',[9,13,6,44,16,16,16,16,16,16]): ws.column_dimensions[col].width=w
    ws.column_dimensions['D'].hidden=True
    r=7; NF='#,##0.00;(#,##0.00);"-"'
    GT=dict.fromkeys(K,0)
    for ent,full,acc,plugcap in [("OGO","Oakhurst Garden Owner LLC",A,1),("OGH","Oakhurst Garden Holdings JV LLC",H,1)]:
        L_=[]
        for g,l in acc:
            for code,name,o,mv in l:
                oc=jit(R,o,.06) if o not in(0,-1) else 0
                if mv in('s','d'): oc=int(round(o))*100
                d=c_=0
                if mv=='b': d=int(abs(oc)*R.uniform(.1,.6));c_=int(abs(oc)*R.uniform(.1,.6))
                elif mv=='c': c_=int(abs(oc)*R.uniform(.08,.12)) if code=='1690.00' else int(abs(oc)*R.uniform(.5,.9)); d=0 if code=='1690.00' else int(c_*.4)
                elif mv=='d': d=jit(R,118000)
                elif mv=='p': d=24000000
                elif mv!='s':
                    a=jit(R,abs(mv),.1); rv=int(a*.03) if R.random()<.3 else 0
                    d,c_=(a,rv) if mv>0 else (rv,a)
                L_.append([g,code,name,oc,d,c_])
        F={x[1]:x for x in L_}
        F['1000.01'][3]=jit(R,268000 if ent=='OGO' else 121000)
        F['3000.10'][3]=-sum(x[3] for x in L_ if x[1]!='3000.10')
        F['1000.01'][4]=F['1000.01'][5]=0
        net=-sum(x[4]-x[5] for x in L_); base=jit(R,1180000 if ent=='OGO' else 90000)
        F['1000.01'][4]=base+max(net,0);F['1000.01'][5]=base+max(-net,0)
        T=dict.fromkeys(K,0); lastg=None
        ws.cell(r,2,full).font=Font(name='Cambria',bold=True,size=11,color='2F5548'); r+=1
        for n,(g,code,name,o,d,c_) in enumerate(L_):
            if g!=lastg: ws.cell(r,5,g).font=Font(name='Cambria',bold=True,italic=True,size=9); r+=1; lastg=g
            e=o+d-c_
            v=dict(open_dr=max(o,0),open_cr=max(-o,0),debit=d,credit=c_,close_dr=max(e,0),close_cr=max(-e,0))
            ws.cell(r,2,ent);ws.cell(r,3,code);ws.cell(r,4,n+1);ws.cell(r,5,name)
            row={"account":code,"name":name,"property":ent}
            for i,k in enumerate(K):
                T[k]+=v[k];GT[k]+=v[k]
                if v[k]: ws.cell(r,6+i,f2(v[k])).number_format=NF; row[k]=f2(v[k])
            for i in range(2,12): ws.cell(r,i).font=norm
            rows.append(row); r+=1
        lab='Total '+ent
        def tl(lab,T,bot):
            ws.cell(r,5,lab)
            for i,k in enumerate(K):
                x=ws.cell(r,6+i,f2(T[k])); x.number_format=NF; x.border=Border(top=thin,bottom=bot)
            for i in range(2,12): ws.cell(r,i).font=bold
            totals.append({"label":lab,**{k:f2(T[k]) for k in K}})
        tl(lab,T,thin); r+=2
        for a,b in (('open_dr','open_cr'),('debit','credit'),('close_dr','close_cr')): assert T[a]==T[b],(ent,a,T)
    tl('Combined (before eliminations)',GT,dbl); r+=2
    for t in ['1. Income and expense accounts carry no opening balance; prior year result was closed to capital on 1 January 2026.','2. OGH investment in OGO is at cost and is not eliminated in this schedule.']:
        ws.cell(r,2,t).font=Font(name='Cambria',italic=True,size=9); r+=1
    ws.freeze_panes='F7'; ws.page_setup.orientation='portrait'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=1; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.save(os.path.join(DOC,'tb_oakhurst_partner_pack.xlsx'))
    save('tb_oakhurst_partner_pack.xlsx','MULTIFAMILY','TRIAL_BALANCE','workbook, grouped merged heads Opening/Movement/Closing with Dr/Cr pairs, entity column, class headings, hidden sort column',"hidden column; merged two-row head; class headings in the name column; combined total",'TB',K,rows,totals)

# ---------- TB3 : shops, spreadsheet printed to PDF, Dr/Cr + prior year; PLANTED digit
def tb3():
    R=random.Random(SEED+3)
    acc=[("101","Cash - Operating (Harbor Trust x4471)","A-1",61200,58400),("103","Cash - Tenant Deposits","A-1",24500,24500),("112","Tenant Receivables - Shops","B-1",31700,18950),("114","Straight-Line Rent Receivable","B-3",46800,41200),("119","Allowance for Uncollectible","B-2",-6500,-5000),("125","Prepaid Property Insurance","C",9860,3110),("150","Land - Outparcel 3","D",640000,640000),("152","Building Shell","D",1914000,1914000),("154","Tenant Improvements","D",388200,362700),("156","Leasing Commissions (net)","D-2",71400,78900),("159","Accumulated Depreciation","D",-268300,-236100),
    ("201","Accounts Payable","E",-14250,-19800),("204","Accrued CAM Expenses","E",-5300,-4100),("206","Accrued Real Estate Taxes","E-1",-27800,0),("210","Security Deposits Payable","F",-24500,-24500),("215","Prepaid Rent","F",-8140,-6600),("240","Note Payable - Harbor Trust","G",-1728000,-1756000),("245","Due to/from Rental Arm","H",12650,-4300),("301","Members' Equity","J",0,0),
    ("401","Minimum Rent","K",-168400,-321000),("403","Percentage Rent","K",-3900,-9100),("405","CAM Recoveries","K-1",-31800,-60900),("406","Tax Recoveries","K-1",-26400,-52100),("409","Straight-Line Rent Adjustment","K",-5600,-12300),("415","Late Charges","K",-1150,-1480),
    ("501","CAM - Parking Lot & Sweeping","L",8900,17200),("502","CAM - Landscape","L",7450,14100),("503","CAM - Electric, Site Lighting","L",4620,9300),("504","CAM - Trash","L",5280,10150),("510","Repairs - Roof & HVAC","L",6940,21400),("520","Property Insurance","L",6200,11900),("530","Real Estate Taxes","L",27800,54700),("540","Management Fee","M",9280,17800),("545","Bad Debt","M",1500,2600),("550","Professional Fees","M",6700,12900),("601","Interest on Note","N",51300,106800),("610","Depreciation","N",32200,62100),("612","Amortization of Commissions","N",7500,14600)]
    L_=[]
    for code,n,ref,a,b in acc:
        A_=jit(R,a,.04) if a else 0; B_=jit(R,b,.04) if b else 0
        if code in('103','210','150'): A_=a*100;B_=b*100
        L_.append([code,n,ref,A_,B_])
    F={x[0]:x for x in L_}
    F['301'][3]=-sum(x[3] for x in L_); F['301'][4]=-sum(x[4] for x in L_)
    tdr=sum(x[3] for x in L_ if x[3]>0); tcr=-sum(x[3] for x in L_ if x[3]<0)
    # planted: one digit of 510
    true=F['510'][3]; s=list(f"{true}"); 
    old=s[1]; s[1]=str((int(s[1])+5)%10); wrong=int(''.join(s))
    planted={"what":f"account 510 Repairs - Roof & HVAC prints {m(wrong)} in the debit column; the books (and the printed total) have {m(true)}","kind":"digit_changed"}
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='TB'
    fn='Liberation Serif'
    ws['A1']='SHOPS AT MILL POND, LLC'; ws['A2']='Working Trial Balance'; ws['A3']='As of June 30, 2026'
    for i in (1,2,3): ws.merge_cells(f'A{i}:F{i}'); ws[f'A{i}'].alignment=Alignment(horizontal='center'); ws[f'A{i}'].font=Font(name=fn,bold=i<3,size=13 if i==1 else 11)
    ws.merge_cells('D5:E5'); ws['D5']='Balance'
    for col,t in zip('ABCDEF',['No.','Account Title','W/P','Debit','Credit','Prior Year']): ws[col+'6']=t
    for rr in(5,6):
        for col in 'ABCDEF':
            x=ws[f'{col}{rr}']; x.font=Font(name=fn,bold=True,size=10); x.alignment=Alignment(horizontal='center' if col in 'CDEF' else 'left')
            if rr==6: x.border=Border(bottom=Side(style='medium'))
    ws['D5'].border=Border(bottom=Side(style='thin'));ws['E5'].border=Border(bottom=Side(style='thin'))
    for col,w in zip('ABCDEF',[7,38,7,16,16,17]): ws.column_dimensions[col].width=w
    r=7; rows=[]
    for code,n,ref,a,b in L_:
        if code in('201','301','401','501','601'): r+=1
        if code=='510': a=wrong
        ws.cell(r,1,code);ws.cell(r,2,n);ws.cell(r,3,ref)
        row={"account":code,"name":n}
        if a>0: ws.cell(r,4,f2(a)); row['debit']=f2(a)
        elif a<0: ws.cell(r,5,f2(-a)); row['credit']=f2(-a)
        if b: ws.cell(r,6,f2(b)); row['other:Prior Year']=f2(b)
        else: ws.cell(r,6,'-'); ws.cell(r,6).alignment=Alignment(horizontal='right')
        for i in range(1,7):
            x=ws.cell(r,i); x.font=Font(name=fn,size=10)
            if i>3: x.number_format='#,##0.00_);(#,##0.00)'
            if i==3: x.alignment=Alignment(horizontal='center')
            x.border=Border(bottom=Side(style='hair',color='999999'))
        rows.append(row); r+=1
    ws.cell(r,2,'TOTALS'); ws.cell(r,4,f2(tdr));ws.cell(r,5,f2(tcr));ws.cell(r,6,0)
    for i in range(1,7):
        x=ws.cell(r,i); x.font=Font(name=fn,size=10,bold=True); x.number_format='#,##0.00_);(#,##0.00)'
        if i>3: x.border=Border(top=Side(style='thin'),bottom=Side(style='double'))
    totals=[{"label":"TOTALS","debit":f2(tdr),"credit":f2(tcr),"other:Prior Year":0}]
    assert tdr==tcr
    r+=2; ws.cell(r,1,'Prior Year column is the adjusted balance at December 31, 2025; credits in parentheses.').font=Font(name=fn,italic=True,size=9)
    ws.cell(r+1,1,'W/P = workpaper reference. Prepared by client: R.S. 7/14/26').font=Font(name=fn,italic=True,size=9)
    ws.page_setup.paperSize=1; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=1
    ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    ws.print_options.horizontalCentered=True
    tmp=os.path.join(HERE,'tmp'); os.makedirs(tmp,exist_ok=True)
    p=os.path.join(tmp,'tb_mill_pond_shops.xlsx'); wb.save(p)
    subprocess.run(['nice','-n','15','soffice',f'-env:UserInstallation=file://{tmp}/lo','--headless','--convert-to','pdf','--outdir',DOC,p],check=True,stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL)
    save('tb_mill_pond_shops.pdf','RETAIL','TRIAL_BALANCE','auditor-style working trial balance, spreadsheet printed to PDF, Debit/Credit under Balance plus signed Prior Year, workpaper refs',"W/P letters between name and amounts; prior-year column signed; lone dash",'TB',['debit','credit','other:Prior Year'],rows,totals,planted)
def run(): tb1();tb2();tb3()
