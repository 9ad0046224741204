from common import *
import xlsxwriter
from fpdf import FPDF
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
def r(R,lo,hi): return R.randint(lo*100,hi*100)
def tb1():
    R=random.Random(2601); name='tb_dunmore_consolidating.xlsx'
    E3=['0400 Harrow Holdings Inc.','0410 Dunmore Plaza LP','0420 Kestrel Tower LP']
    G=[('CURRENT ASSETS',[('1010','Operating account - chequing',1,40,380,7),('1015','Tenant deposit trust account',1,60,210,6),('1110','Tenant receivables - base rent',1,30,240,6),('1115','Tenant receivables - CAM and tax recoveries',1,15,120,6),('1190','Allowance for doubtful accounts',-1,5,40,6),('1310','Prepaid realty taxes',1,20,90,6),('1320','Prepaid insurance',1,8,45,7),('1450','Due from affiliates',0,0,0,0)]),
     ('CAPITAL ASSETS',[('1610','Land',1,4100,9800,6),('1620','Buildings and improvements',1,14000,31000,6),('1630','Tenant inducements and leasing costs',1,300,1900,6),('1650','Furniture and equipment',1,15,160,7),('1690','Accumulated amortization',-1,2000,5200,6)]),
     ('LIABILITIES',[('2010','Trade accounts payable',-1,40,260,7),('2050','Accrued liabilities',-1,20,140,7),('2110','HST payable',-1,6,38,7),('2210','Tenant security deposits',-1,60,200,6),('2220','Rents received in advance',-1,10,75,6),('2450','Due to affiliates',0,0,0,0),('2610','First mortgage payable',-1,8000,17500,6),('2620','Revolving facility - borrowing base',-1,900,3200,1)]),
     ("PARTNERS' AND SHAREHOLDERS' EQUITY",[('3010','Capital contributed',0,0,0,7),('3020','Distributions',1,100,600,6),('3090','Deficit, beginning of year',1,200,900,7)]),
     ('REVENUE',[('4010','Base rent',-1,1800,3600,6),('4020','CAM recoveries',-1,400,900,6),('4030','Realty tax recoveries',-1,350,800,6),('4040','Percentage rent',-1,8,60,2),('4050','Parking revenue',-1,90,260,4),('4060','Interest and sundry income',-1,1,12,7),('4090','Management fees earned - affiliates',0,0,0,0)]),
     ('EXPENSES',[('5010','Realty taxes',1,380,820,6),('5020','Insurance',1,40,120,6),('5030','Utilities',1,150,390,6),('5040','Repairs and maintenance',1,90,310,6),('5050','Janitorial and waste',1,60,170,6),('5060','Management fees - affiliates',0,0,0,0),('5070','Bad debt expense',1,4,36,6),('5080','Amortization',1,400,900,7),('5090','Mortgage and loan interest',1,350,900,7),('5100','Salaries and head office',1,200,520,1)])]
    V={};PY={}
    for g,l in G:
        for c,n,s,lo,hi,mask in l:
            # bit0 Holdings, bit1 Dunmore, bit2 Kestrel
            V[c]=[ (s*R.randint(lo*100000,hi*100000) if mask>>i&1 else None) for i in range(3)]
    for c in('1010','1320','2010','2050','2110','4060','5080','5090'): V[c][0]=int(V[c][0]*0.21)
    fee=[R.randint(9000000,16000000) for _ in range(2)]; due=[R.randint(1100000,3900000) for _ in range(2)]
    V['4090']=[-sum(fee),None,None]; V['5060']=[None]+fee; V['1450']=[sum(due),None,None]; V['2450']=[None,-due[0],-due[1]]
    for i in range(3):
        V['3010'][i]=0; V['3010'][i]=-sum(v[i] or 0 for v in V.values())
    EL={'2450':(sum(due),None),'1450':(None,sum(due)),'4090':(sum(fee),None),'5060':(None,sum(fee))}
    M=['other:ENTITY BALANCES '+e for e in E3]+['other:ENTITY BALANCES Combined','other:ELIMINATIONS Debit','other:ELIMINATIONS Credit','other:CONSOLIDATED 31-Aug-25','other:CONSOLIDATED 31-Dec-24']
    rec={}
    for c,v in V.items():
        cb=sum(x or 0 for x in v); d,k=EL.get(c,(None,None)); co=cb+(d or 0)-(k or 0)
        py=int(co*R.uniform(.9,1.06)) if c[0] in'123' else int(co*1.5*R.uniform(.94,1.04))
        rec[c]=v+[cb,d,k,co,py]
    rec['3010'][7]-=sum(x[7] for x in rec.values())
    wb=xlsxwriter.Workbook(D+name); ws=wb.add_worksheet('Consol TB')
    nf='#,##0.00_);(#,##0.00);"-"??_)'
    F=lambda **k: wb.add_format({'font_name':'Calibri','font_size':10,**k})
    tx,nm,b,bt=F(),F(num_format=nf),F(bold=True),F(bold=True,num_format=nf,top=1)
    dt=F(bold=True,num_format=nf,top=1,bottom=6); hd=F(bold=True,align='center',valign='vcenter',text_wrap=True,bg_color='#D9E1F2',border=1)
    ws.merge_range('A1:K1','Harrow Holdings Inc. and Subsidiary Partnerships',F(bold=True,align='center',font_size=14))
    ws.merge_range('A2:K2','Consolidating Trial Balance as at August 31, 2025 (eight months) - expressed in Canadian dollars',F(align='center'))
    ws.write('A3','Credits are shown in brackets. Received from borrower 18-Sep-25; examiner copy.',F(italic=True))
    ws.merge_range('A5:A6','GL',hd);ws.write('B5','MAP',hd);ws.merge_range('C5:C6','Account',hd)
    ws.merge_range('D5:G5','ENTITY BALANCES',hd);ws.merge_range('H5:I5','ELIMINATIONS',hd);ws.merge_range('J5:K5','CONSOLIDATED',hd)
    for i,h in enumerate(E3+['Combined','Debit','Credit','31-Aug-25','31-Dec-24']): ws.write(5,3+i,h,hd)
    ws.set_row(5,42); ws.set_column(0,0,7);ws.set_column(1,1,8,None,{'hidden':True});ws.set_column(2,2,42);ws.set_column(3,10,17)
    rows=[];tots=[];y=6
    def tot(label,cs,fmt):
        nonlocal y
        s=[sum(rec[c][i] or 0 for c in cs) for i in range(8)]
        ws.write(y,2,label,fmt)
        o={'label':label}
        for i,v in enumerate(s):
            ws.write_number(y,3+i,v/100,fmt); o[M[i]]=num(v/100)
        tots.append(o);y+=1
    for g,l in G:
        ws.write(y,2,g,b);y+=1
        for c,n,*_ in l:
            ws.write_string(y,0,c,tx);ws.write(y,1,'FS'+c[:2],tx);ws.write(y,2,n,tx)
            o={'account':c,'name':n}
            for i,v in enumerate(rec[c]):
                if v is not None: ws.write_number(y,3+i,v/100,nm);o[M[i]]=num(v/100)
            rows.append(o);y+=1
        tot('Total '+g.lower(),[c for c,*_ in l],bt)
        if g=='EXPENSES': tot('Net (income) loss for the period',[c for c in rec if c[0] in'45'],bt)
        y+=1
    tot('TRIAL BALANCE CHECK',list(rec),dt)
    e=tots[-1]; assert all(e[M[i]]==0 for i in(0,1,2,3,6,7)) and e[M[4]]==e[M[5]]
    ws.write(y+1,2,'Elim. 1: inter-entity advances.  Elim. 2: management fees charged to partnerships.',F(italic=True,font_size=9))
    ws.freeze_panes(6,3);ws.set_landscape();ws.fit_to_pages(1,0);wb.close()
    save(name,'TB',M,rows,tots,None,'MIXED_USE','P. Lachance, Toronto','consolidating TB, three entities, eliminations Dr/Cr, merged group headers, hidden map column','every number column is an entity/consolidation column; zero shown as dash; blanks where an entity lacks the account')
def tb2():
    R=random.Random(2602); name='tb_quickstow_q3.pdf'
    G=[('10','CASH',[('Operating - First Tennant Bank','1010'),('Payroll Account','1020'),('Undeposited Funds','1030'),('Lender Lockbox','1040')]),
     ('11','RECEIVABLES',[('Rent Receivable - Storage','1110'),('Rent Receivable - RV & Boat','1120'),('Fees and Late Charges Receivable','1130'),('Reserve for Lien Units','1190')]),
     ('12','PREPAIDS',[('Prepaid Insurance','1210'),('Prepaid Property Tax','1220'),('Software & Call Center Prepaid','1230')]),
     ('15','FIXED ASSETS',[('Land','1510'),('Storage Buildings','1520'),('Gates, Doors & Access','1530'),('Office Equipment','1540'),('Accumulated Depreciation','1590')]),
     ('20','LIABILITIES',[('Accounts Payable','2010'),('Accrued Payroll','2020'),('Sales Tax Payable','2030'),('Tenant Insurance Premiums Payable','2040'),('Prepaid Rent Liability','2050'),('Revolver - Borrowing Base','2510'),('Term Note','2520')]),
     ('30','EQUITY',[("Members' Capital",'3010'),("Members' Draws",'3020'),('Retained Earnings','3090')]),
     ('40','INCOME',[('Storage Rent','4010'),('RV & Boat Rent','4020'),('Administration Fees','4030'),('Late & Lien Fees','4040'),('Tenant Insurance Commission','4050'),('Retail - Locks and Boxes','4060'),('Discounts & Concessions','4080'),('Refunds and Write-offs','4090')]),
     ('60','OPERATING EXPENSE',[('Salaries & Wages','6010'),('Payroll Taxes','6020'),('Merchant Card Fees','6110'),('Advertising & Web','6120'),('Call Center','6130'),('Electricity','6210'),('Water & Sewer','6220'),('Repairs - Buildings','6230'),('Repairs - Gates & Access','6240'),('Pest Control','6250'),('Property Tax','6310'),('Insurance','6320'),('Management Fee','6410'),('Professional Fees','6420')]),
     ('70','OTHER',[('Interest Expense','7010'),('Depreciation','7020')])]
    op={};dr={};cr={}
    for g,t,l in G:
        for n,c in l:
            k=c[0]
            if g in('10','11','12'): op[c]=r(R,4000,160000);dr[c]=r(R,9000,420000) if g!='12' else 0;cr[c]=r(R,8000,90000)
            elif g=='15': op[c]=r(R,90000,5200000);dr[c]=r(R,1000,30000) if c in('1530','1540') else 0;cr[c]=0
            elif g=='20': op[c]=-r(R,6000,210000);dr[c]=r(R,5000,90000);cr[c]=r(R,5000,95000)
            elif g=='30': op[c]=0;dr[c]=0;cr[c]=0
            elif g=='40': op[c]=-r(R,6000,140000);dr[c]=r(R,0,900);cr[c]=r(R,3000,80000)
            else: op[c]=r(R,3000,120000);dr[c]=r(R,1500,61000);cr[c]=r(R,0,1) if R.random()<.8 else r(R,100,900)
            if k in'67' and cr[c]<100: cr[c]=0
    op['1190']*=-1;dr['1190']=0;op['1590']=-148822017;dr['1590']=0;cr['1590']=dr['7020'];cr['7020']=0
    op['2510']=-184000000;dr['2510']=22500000;cr['2510']=31000000;op['2520']=-291745008;cr['2520']=0
    op['4010']=-241907733;cr['4010']=122440190;op['4080']=4418250;dr['4080']=2210945;cr['4080']=0;op['4090']=1207144;dr['4090']=688410;cr['4090']=0
    op['3010']=-200000000;op['3020']=9000000;dr['3020']=4500000;op['3090']=0;op['3090']=-sum(op.values())
    cr['1010']=0;x=sum(dr.values())-sum(cr.values())
    if x<=0: a=-x+118830442;dr['1010']+=a;x+=a
    cr['1010']=x
    # keep closing cash positive: opening cash against retained earnings
    need=x-dr['1010']; 
    if op['1010']<need+5000000: a=need+8734519-op['1010'];op['1010']+=a;op['3090']-=a
    M=['beginning','debit','credit','activity','ending']
    v=lambda c:[op[c],dr[c],cr[c],dr[c]-cr[c],op[c]+dr[c]-cr[c]]
    DROP='6240'; rows=[];tots=[]
    class P(FPDF):
        def header(s):
            s.set_font('Courier','B',11);s.cell(0,5,'QUICKSTOW STORAGE PARTNERS LLC',new_x='LMARGIN',new_y='NEXT')
            s.set_font('Courier','',8);s.cell(150,4,'General Ledger Trial Balance   Books: Accrual   All sites');s.cell(0,4,f'Page {s.page_no()} of {{nb}}',align='R',new_x='LMARGIN',new_y='NEXT')
            s.cell(0,4,'Period 07/01/2025 thru 09/30/2025',new_x='LMARGIN',new_y='NEXT');s.ln(2)
            s.set_font('Courier','B',8)
            for a in(['','Acct','Opening','','','Net','Ending'],['Account Description','No.','Balance','Debits','Credits','Change','Balance']):
                for w,t,i in zip(WD,a,range(9)): s.cell(w,4,t,align='L' if i<2 else 'R')
                s.ln()
            s.line(s.l_margin,s.get_y(),s.l_margin+sum(WD),s.get_y());s.ln(1.5)
        def footer(s):
            s.set_y(-11);s.set_font('Courier','I',7);s.cell(0,4,'Printed 10/06/2025 08:41 by KMORROW - Net Change in parentheses is a net credit')
    WD=[72,16,38,34,34,34,38]
    p=P('L','mm','Letter');p.set_auto_page_break(True,15);p.add_page()
    def line(n,c,x,b=''):
        p.set_font('Courier',b,8)
        t=[n,c,drcr(x[0]),f2(x[1]),f2(x[2]),par(x[3]),drcr(x[4])]
        for w,s,i in zip(WD,t,range(9)): p.cell(w,4.3,s,align='L' if i<2 else 'R')
        p.ln()
    S=lambda cs:[sum(v(c)[i] for c in cs) for i in range(5)]
    for g,t,l in G:
        p.set_font('Courier','B',8);p.cell(0,4.6,f'{g}00  {t}',new_x='LMARGIN',new_y='NEXT')
        for n,c in l:
            if c==DROP: continue
            line('  '+n,c,v(c)); rows.append({'account':c,'name':n,**{m:num(q/100) for m,q in zip(M,v(c))}})
        s=S([c for _,c in l]);p.line(p.l_margin+WD[0]+WD[1]+6,p.get_y(),p.l_margin+sum(WD),p.get_y())
        line('Total '+t,'',s,'B');p.ln(1.5);tots.append({'label':'Total '+t,**{m:num(q/100) for m,q in zip(M,s)}})
    s=S(list(op));assert s[0]==s[3]==s[4]==0 and s[1]==s[2]
    line('REPORT TOTAL','',s,'B');tots.append({'label':'REPORT TOTAL',**{m:num(q/100) for m,q in zip(M,s)}})
    p.output(D+name)
    save(name,'TB',M,rows,tots,{"what":"account 6240 Repairs - Gates & Access is missing; Total OPERATING EXPENSE and REPORT TOTAL still include it","kind":"row dropped"},'OTHER','K. Morrow, storage operator bookkeeper','fixed-width ledger print, code after the name, Dr/Cr marks, groups with subtotals, repeated headers','Dr/Cr marks on balances but parentheses on net change; code after name; planted dropped row')
def tb3():
    R=random.Random(2603); name='tb_alderbrook_comparative.pdf'
    A=[('BS',[('11010-000','Cash - Operating'),('11020-000','Cash - Resident Trust'),('11210-000','Accounts Receivable - Private Pay'),('11220-000','Accounts Receivable - Medicaid Waiver'),('11290-000','Allowance for Uncollectible Accounts'),('12010-000','Prepaid Expenses'),('15010-000','Land'),('15020-000','Building'),('15040-000','Furniture, Fixtures & Equipment'),('15900-000','Accumulated Depreciation'),('21010-000','Accounts Payable - Trade'),('21150-000','Accrued Wages & Vacation'),('21300-000','Resident Deposits & Community Fees Refundable'),('21400-000','Unearned Resident Fees'),('25010-000','Line of Credit - Lender ABL'),('25100-000','Mortgage Note'),('31010-000','Partners\' Capital'),('32000-000','Retained Earnings')]),
     ('PL',[('41010-100','Rent - Independent Living'),('41020-200','Rent - Assisted Living'),('41030-300','Rent - Memory Care'),('42010-200','Level of Care Charges'),('42050-000','Second Occupant Fees'),('43010-000','Community Fees'),('44010-000','Guest Meals & Ancillary'),('49010-000','Concessions'),('51010-000','Nursing & Care Wages'),('51020-000','Dietary Wages'),('51030-000','Administration Wages'),('51900-000','Payroll Taxes and Employee Benefits, all Departments'),('52010-000','Raw Food'),('53010-000','Utilities'),('54010-000','Maintenance & Grounds'),('55010-000','Marketing & Referral Fees'),('56010-000','Property & Liability Insurance'),('57010-000','Real Estate Tax'),('58010-000','Management Fee'),('61010-000','Interest'),('62010-000','Depreciation')])]
    M=['beginning','other:NET CHANGE Apr-25','other:NET CHANGE May-25','other:NET CHANGE Jun-25','activity','ending','other:Prior Year 06/30/24']
    rec={}
    for s,l in A:
        for c,n in l:
            sg=-1 if c[0] in'234' or c in('11290-000','15900-000') else 1
            if c=='49010-000': sg=1
            if s=='BS':
                b=sg*r(R,9000,260000)
                if c[:3] in('150','251'): b*=R.randint(8,22)
                m=[R.choice([1,-1])*r(R,50,9000) for _ in range(3)]
                if c in('15010-000','31010-000','32000-000'): m=[0,0,0]
                if c=='15020-000': m=[0,0,r(R,2000,22000)]
            else:
                x=r(R,2500,60000)*(3 if c.startswith('410') else 1); b=sg*int(x*3*R.uniform(.95,1.05)); m=[sg*int(x*R.uniform(.93,1.07)) for _ in range(3)]
            rec[c]=[b]+m
    for i in range(3): rec['15900-000'][1+i]=-rec['62010-000'][1+i]
    for i in range(1,4): rec['11010-000'][i]=0;rec['11010-000'][i]=-sum(x[i] for x in rec.values())
    rec['11010-000'][0]=abs(sum(rec['11010-000'][1:]))+r(R,40000,90000)
    rec['32000-000'][0]=0;rec['32000-000'][0]=-sum(x[0] for x in rec.values())
    for c,x in rec.items(): x.append(sum(x[1:4]));x.append(x[0]+x[4]);x.append(x[5] if c=='15010-000' else int(x[5]*R.uniform(.85,1.08)))
    rec['32000-000'][6]-=sum(x[6] for x in rec.values())
    W_,H=landscape(letter);c=canvas.Canvas(D+name,pagesize=(W_,H));X=[262,345,420,495,570,650,734];rows=[];tots=[];pg=[0];y=[0]
    def head():
        pg[0]+=1;c.setFillGray(0);c.setFont('Times-Bold',13);c.drawString(36,H-40,'Alderbrook Senior Communities, L.P.')
        c.setFont('Times-Roman',9);c.drawString(36,H-53,'Comparative Trial Balance  -  quarter ended June 30, 2025');c.drawRightString(756,H-40,f'GL-TB-07   page {pg[0]}')
        c.setFillGray(.88);c.rect(34,H-94,724,32,stroke=0,fill=1);c.setFillGray(0);c.setFont('Times-Bold',8.5)
        c.drawString(36,H-89,'Account');c.drawString(92,H-89,'Title')
        c.drawCentredString(433,H-72,'NET CHANGE');c.line(300,H-75,570,H-75)
        for x,(a,b) in zip(X,[('Balance Fwd','03/31/25'),('','Apr-25'),('','May-25'),('','Jun-25'),('','Quarter'),('Ending Bal.','06/30/25'),('Prior Year','06/30/24')]):
            if a:c.drawRightString(x,H-74,a)
            c.drawRightString(x,H-89,b)
        y[0]=H-108
    def nums(v,f):
        c.setFont(f,8)
        for x,q in zip(X,v): c.drawString(x-c.stringWidth(f2(q),f,8)-3,y[0],trail(q))
    head()
    def wrap(n,w=112):
        o=[''];
        for t in n.split():
            q=(o[-1]+' '+t).strip()
            if c.stringWidth(q,'Times-Roman',8)>w:o.append(t)
            else:o[-1]=q
        return o
    S=lambda cs:[sum(rec[k][i] for k in cs) for i in range(7)]
    def tot(lab,cs):
        v=S(cs);c.setLineWidth(.5);c.line(206,y[0]+8,756,y[0]+8);c.setFont('Times-Bold',8);c.drawString(36,y[0],lab);nums(v,'Times-Bold');tots.append({'label':lab,**{m:num(q/100) for m,q in zip(M,v)}});y[0]-=18
    for s,l in A:
        c.setFont('Times-BoldItalic',9);c.drawString(36,y[0],{'BS':'Balance Sheet Accounts','PL':'Income Statement Accounts'}[s]);y[0]-=13
        for k,n in l:
            ls=wrap(n)
            if y[0]-10*len(ls)<60: c.showPage();head()
            c.setFont('Times-Roman',8);c.drawString(36,y[0],k);nums(rec[k],'Times-Roman');c.setFont('Times-Roman',8)
            for i,t in enumerate(ls): c.drawString(92,y[0]-9*i,t)
            y[0]-=9*len(ls)+3
            rows.append({'account':k,'name':n,**{m:num(q/100) for m,q in zip(M,rec[k])}})
        y[0]-=2;tot({'BS':'Balance sheet total','PL':'Income statement total'}[s],[k for k,_ in l])
    tot('Grand total (must be zero)',list(rec));assert not any(S(list(rec)))
    c.setFont('Times-Italic',7.5);c.drawString(36,y[0]-4,'A minus sign after an amount denotes a credit balance. Income accounts carry balances from January 1. Prior year not restated.')
    c.save();save(name,'TB',M,rows,tots,None,'SENIOR_HOUSING','V. Petrakis, controller','comparative TB with monthly net change under a group title, trailing minus, wrapped titles, second page','wrapped account names; Quarter column is the net change of the period; prior year column')
def run(): tb1();tb2();tb3()
