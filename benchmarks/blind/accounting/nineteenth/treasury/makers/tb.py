from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4,landscape
# ---------- A: SAP list, Sweden ----------
def A():
    R=random.Random(1901)
    fn='4610_4625_balances_P11.pdf'
    base=[('1','111000','Investment property, freehold',1,1),('1','111900','Fair value adj. inv. property',1,1),('1','112400','Building fixtures',1,1),('1','112490','Acc. depreciation fixtures',-1,1),
     ('1','131000','Shares in group companies',1,1),('1','151000','Rent receivable',1,1),('1','151900','Loss allowance, rent rec.',-1,1),('1','164000','Tax account Skatteverket',1,1),('1','171000','Prepaid ground rent',1,1),('1','193000','Bank main account',1,1),('1','194100','Bank escrow, tenants',1,1),
     ('2','208100','Share capital',-1,1),('2','209100','Retained earnings',-1,1),('2','224000','Deferred tax liability',-1,1),('2','231000','Mortgage loan, bank',-1,1),('2','244000','Trade payables',-1,1),('2','261100','Output VAT 25 %',-1,1),('2','264100','Input VAT',1,1),('2','286000','Interco. Kvarnlund Group plc',-1,1),('2','297000','Rent received in advance',-1,1),
     ('3','301100','Rental income, offices',-1,0),('3','301200','Rental income, malls',-1,0),('3','304000','Turnover rent',-1,0),('3','309000','Lease incentives, straight-line',1,0),
     ('5','511000','Heating',1,0),('5','512000','Electricity common areas',1,0),('5','517000','Repairs and maintenance',1,0),('6','641000','Management fee',1,0),('6','655000','Consultants',1,0),('8','831000','Interest income bank',-1,0),('8','841000','Interest on mortgage loans',1,0)]
    skip={'4610':{'112400','112490','194100','655000'},'4625':{'131000','301100','164000','304000','831000','171000'}}
    cn={'4610':'Brannhall Fastigheter AB','4625':'Tolvmansgallerian KB'}
    clsn={'1':'Assets','2':'Equity and liabilities','3':'Revenue','5':'Property costs','6':'Administration','8':'Financial items'}
    data={}
    for cc in cn:
        L=[]
        for cl,ac,nm,s,bs in base:
            if ac in skip[cc]: continue
            big={'111000':90000000000,'111900':9000000000,'231000':48000000000,'131000':2500000000}.get(ac,R.choice([120000000,400000000,900000000]))
            bf=s*R.randint(big//3,big) if bs else 0
            pv=0 if ac in('111900','131000','208100','209100') else int(s*R.randint(1,900)*R.randint(30000,99999)*(1 if bs==0 else R.choice([.3,-.2,.5])))
            d=R.randint(100000,190000000) if (s>0 or R.random()<.45) else 0
            c=R.randint(100000,190000000) if (s<0 or R.random()<.4) else 0
            if ac in('111900','131000','208100','209100','224000'): d=c=0
            if ac=='208100': bf=-5000000
            if ac=='208100': pv=0
            L.append([cl,ac,nm,bf,pv,d,c])
        ix={r[1]:r for r in L}
        ix['209100'][3]-=sum(r[3] for r in L)
        ix['286000'][4]-=sum(r[4] for r in L)
        df=sum(r[5] for r in L)-sum(r[6] for r in L)
        if df>0: ix['193000'][6]+=df
        else: ix['193000'][5]-=df
        data[cc]=L
    keys=["beginning","other:Balance prev.periods","debit","credit","ending"]
    def vals(r): return [r[3],r[4],r[5],r[6],r[3]+r[4]+r[5]-r[6]]
    rows=[];tots=[];lines=[];planted=None;G=[0]*5
    W=20
    def ln(cc,bu,ac,nm,cur,v): return f"|{cc:4}|{bu:4}|{ac:8}|{nm:32}|{cur:4}|"+"|".join(f"{tminus(x):>{W}}" for x in v)+"|"
    for cc in data:
        T=[0]*5; cur=None; S=[0]*5
        def sub(cl):
            lab=f"* {cl}* {clsn[cl]}"
            lines.append(('s',ln(cc,'',"",lab,'SEK',S))); tots.append(dict(label=lab,**dict(zip(keys,map(c2,S)))))
        for r in data[cc]:
            if cur and r[0]!=cur: sub(cur);S=[0]*5
            cur=r[0]; v=vals(r); S=[a+b for a,b in zip(S,v)];T=[a+b for a,b in zip(T,v)]
            if cc=='4625' and r[1]=='244000':
                s=str(abs(v[4])); i=len(s)-6; nd=str((int(s[i])+4)%10); w=int(s[:i]+nd+s[i+1:])*(1 if v[4]>=0 else -1)
                planted={"what":f"Company code 4625, account 244000 Trade payables: accumulated balance printed {tminus(w).strip()} instead of {tminus(v[4]).strip()} (one digit changed); subtotals are right","kind":"digit_changed"}
                v[4]=w
            lines.append(('r',ln(cc,{'1':'','2':''}.get(r[0],'P10'),r[1],r[2],'SEK',v)))
            rows.append(dict(account=r[1],name=r[2],**dict(zip(keys,map(c2,v)))))
        sub(cur)
        lab=f"** Company code {cc}"
        lines.append(('t',ln(cc,'','',lab,'SEK',T))); tots.append(dict(label=lab,**dict(zip(keys,map(c2,T)))))
        lines.append(('brk','')); G=[a+b for a,b in zip(G,T)]
    lines.pop()
    lines.append(('t',ln('*','','','*** Total of all company codes','SEK',G))); tots.append(dict(label='*** Total of all company codes',**dict(zip(keys,map(c2,G)))))
    c=canvas.Canvas(DOC+fn,pagesize=landscape(A4)); fs=6.9
    wid=len(lines[0][1])
    h1=f"|{'CoCd':4}|{'BusA':4}|{'G/L acct':8}|{'Short text':32}|{'Crcy':4}|"+"|".join(f"{x:>{W}}" for x in ['Balance ','Balance ','Debit ','Credit ','Accumulated '])+"|"
    h2=f"|{'':4}|{'':4}|{'':8}|{'':32}|{'':4}|"+"|".join(f"{x:>{W}}" for x in ['carryforward ','prev.periods ','rept.period ','rept.period ','balance '])+"|"
    pg=[0]
    def head(cc):
        pg[0]+=1;c.setFont('Courier',fs);y=565
        t=f"{'Company code '+cc+' '+cn[cc]:60}{'G/L Account Balances':^40}"
        for s in [t+f"{'Time 07:41:22   Date 02.12.2025':>{wid-100}}",f"{'Ledger 0L   Chart KVLG':60}{'Carry-forward 2025, reporting period 11 - 11 / 2025':^50}{'RFSSLD00/PMALM  Page '+str(pg[0]):>{wid-110}}",'-'*wid,h1,h2,'-'*wid]:
            c.drawString(34,y,s);y-=9.5
        return y
    y=head('4610');cc='4610';n=0
    for k,s in lines:
        if k=='brk': c.drawString(34,y,'-'*wid);c.showPage();cc='4625';y=head(cc);n=0;continue
        if n>=31 : c.drawString(34,y,'-'*wid);c.showPage();y=head(cc);n=0
        if k in'st': c.setFillGray(.88 if k=='s' else .75);c.rect(34,y-2.3,wid*fs*.6,9.6,stroke=0,fill=1);c.setFillGray(0)
        c.setFont('Courier-Bold' if k in 'st' else 'Courier',fs);c.drawString(34,y,s);y-=10.6;n+=1;c.setFont('Courier',fs)
    c.drawString(34,y,'-'*wid);c.save()
    save(fn,'TB',keys,rows,tots,planted)
    return dict(file=fn,assetType='MIXED_USE',documentType='TRIAL_BALANCE',author='P. Malm, Stockholm finance desk',style='SAP list output, fixed pitch, pipes, two company codes, subtotals with stars',hard='minus behind the number; two-line header repeated on each page; previous-periods column between opening and period; planted digit')
# ---------- B: Oracle workbook, Abu Dhabi hotel ----------
def Bd():
    import xlsxwriter
    R=random.Random(1902); fn='AE07 Trial Balance Oct-25.xlsx'
    S=[('PROPERTY, PLANT AND EQUIPMENT',[('11010','Hotel land - Corniche plot',1),('11020','Hotel buildings',1),('11025','Accumulated depreciation - buildings',-1),('11030','Furniture, fixtures and equipment',1),('11035','Accumulated depreciation - FF&E',-1),('11090','Capital work in progress',1)]),
     ('CURRENT ASSETS',[('12010','Guest ledger',1),('12020','City ledger - corporate accounts',1),('12025','Allowance for expected credit losses',-1),('12040','Retail tenants receivable',1),('12110','Inventory - food and beverage',1),('12300','Prepayments and deposits',1),('12410','VAT recoverable',1),('13010','Cash floats',1),('13020','Current account 0471',1),('13060','FF&E reserve account',1)]),
     ('CURRENT LIABILITIES',[('21010','Trade creditors',-1),('21030','Accrued expenses',-1),('21050','Advance deposits - guests',-1),('21070','Tourism fee and municipality fee payable',-1),('21080','VAT payable',-1),('21200','Due to Halvern Estates plc',-1)]),
     ('NON-CURRENT LIABILITIES',[('22010','Term loan',-1),('22020','Unamortised arrangement fee',1),('22110','End of service benefits',-1)]),
     ('EQUITY',[('31010','Share capital',-1),('31050','Statutory reserve',-1),('31090','Accumulated losses',1)]),
     ('REVENUE',[('41010','Rooms revenue',-2),('41020','Food and beverage revenue',-2),('41030','Banqueting and events',-2),('41050','Shop rents',-2),('41090','Travel agent rebates',2)]),
     ('EXPENDITURE',[('51010','Payroll - rooms',2),('51020','Payroll - food and beverage',2),('51100','Cost of food sold',2),('52010','Operator base fee',2),('52020','Operator incentive fee',2),('53010','District cooling',2),('53020','Electricity and water',2),('54010','Property insurance',2),('55010','Finance cost',2),('55020','Depreciation charge',2)])]
    D=[]
    for sec,ac in S:
        for a,n,s in ac:
            sz=300000000 if a[:2] in('11','22','31') else 20000000
            o=0 if abs(s)==2 else (1 if s>0 else -1)*R.randint(sz//50,sz)
            m=R.randint(2000000,90000000); d,c=0,0
            if s>0: d=m; c=R.choice([0,0,R.randint(1000,m//2)])
            else: c=m; d=R.choice([0,R.randint(1000,m//2)])
            if a in('11010','31010','31050','22020','31090'): d=c=0
            if a=='11020': o=81240000000
            if a=='11010': o=26500000000
            D.append([sec,a,n,o,d,c])
    ix={r[1]:r for r in D}
    ix['22020'][5]=ix['22020'][3]//6
    ix['22010'][3]-=sum(r[3] for r in D)
    df=sum(r[4]-r[5] for r in D)
    if df>0: ix['13020'][5]+=df
    else: ix['13020'][4]-=df
    # keep current account positive
    ix['13020'][3]+=40000000000*0
    cl=lambda r:r[3]+r[4]-r[5]
    keys=["open_dr","open_cr","debit","credit","close_dr","close_cr"]
    wb=xlsxwriter.Workbook(DOC+fn); ws=wb.add_worksheet('TB_AED'); F=wb.add_format
    b={'font_name':'Calibri','font_size':10}
    hd=F({**b,'bold':1,'bg_color':'#7A1F2B','font_color':'white','align':'center','valign':'vcenter','border':1,'text_wrap':1})
    tx=F(b);nf=F({**b,'num_format':'#,##0.00'});nt=F({**b,'align':'right'});sc=F({**b,'bold':1,'font_color':'#7A1F2B'})
    st=F({**b,'bold':1,'top':1});sn=F({**b,'bold':1,'top':1,'num_format':'#,##0.00'});snt=F({**b,'bold':1,'top':1,'align':'right'})
    ws.set_column(0,0,10,None,{'hidden':1});ws.set_column(1,1,20);ws.set_column(2,2,42);ws.set_column(3,8,18)
    ws.write(0,1,'Ledger: Marsa Dhahab Hotel & Shops LLC (AE07)',F({**b,'bold':1,'font_size':13}))
    ws.write(1,1,'General Ledger Trial Balance - Detail   Period: OCT-25   Currency: AED   Balance type: Actual',tx)
    ws.write(2,1,'Request ID 88140267   Accounting flexfield: Company-Cost centre-Account-Intercompany',F({**b,'italic':1}))
    ws.merge_range(4,1,5,1,'Account combination',hd);ws.merge_range(4,2,5,2,'Description',hd);ws.write(4,0,'Seg',hd);ws.write(5,0,'',hd)
    for i,t in enumerate(['Opening balance\n1 January 2025','Movement for the\nyear to date','Closing balance\n31 October 2025']):
        ws.merge_range(4,3+2*i,4,4+2*i,t,hd);ws.write(5,3+2*i,'Dr',hd);ws.write(5,4+2*i,'Cr',hd)
    ws.set_row(4,30); r=6;rows=[];tots=[]
    def v6(x):
        c=cl(x);return [x[3] if x[3]>0 else None,-x[3] if x[3]<0 else None,x[4] or None,x[5] or None,c if c>0 else None,-c if c<0 else None]
    G=[0]*6
    def put(r,v,n,t):
        for i,x in enumerate(v):
            if x is None: continue
            if i>=4: ws.write_string(r,3+i,f"{x/100:,.2f}",t)
            else: ws.write_number(r,3+i,x/100,n)
    for sec,_ in S:
        ws.write(r,1,sec,sc);r+=1;T=[0]*6
        for x in [y for y in D if y[0]==sec]:
            code=f"AE07-{'210' if x[1][0] in '45' else '000'}-{x[1]}-0000"; v=v6(x)
            ws.write(r,0,'AE07.'+('A' if x[1][0]<'4' else 'P'),tx);ws.write(r,1,code,tx);ws.write(r,2,x[2],tx);put(r,v,nf,nt)
            rows.append(dict(account=code,name=x[2],**{k:(None if y is None else c2(y)) for k,y in zip(keys,v)}))
            T=[a+(y or 0) for a,y in zip(T,v)];r+=1
        lab='Total '+sec.capitalize()
        ws.write(r,1,lab,st);ws.write(r,2,'',st)
        for i in range(6): ws.write_blank(r,3+i,None,sn)
        put(r,T,sn,snt);tots.append(dict(label=lab,**{k:c2(y) for k,y in zip(keys,T)}));G=[a+y for a,y in zip(G,T)];r+=2
    gf={**b,'bold':1,'top':1,'bottom':6}
    ws.write(r,1,'LEDGER TOTAL',F(gf));ws.write(r,2,'',F(gf));put(r,G,F({**gf,'num_format':'#,##0.00'}),F({**gf,'align':'right'}))
    tots.append(dict(label='LEDGER TOTAL',**{k:c2(y) for k,y in zip(keys,G)}))
    assert G[0]==G[1] and G[2]==G[3] and G[4]==G[5]
    ws.write(r+2,1,'Closing balances loaded from the consolidation feed. AED is pegged at 3.6725 to the US dollar.',F({**b,'italic':1}))
    ws.freeze_panes(6,3);ws.set_landscape();ws.fit_to_pages(1,0)
    w2=wb.add_worksheet('Sign-off');w2.write(0,0,'Prepared by');w2.write(0,1,'Tariq Oyelaran-Finch');w2.write(1,0,'Reviewed by');w2.write(1,1,'Hessa Wraxall');w2.write(2,0,'Status');w2.write(2,1,'Period 10 closed, no late journals')
    wb.close();save(fn,'TB',keys,rows,tots)
    return dict(file=fn,assetType='OTHER',documentType='TRIAL_BALANCE',author='T. Oyelaran-Finch, Abu Dhabi',style='Oracle GL workbook, three Dr/Cr pairs under merged group titles, sections with totals',hard='closing pair stored as text; hidden first column; segment codes; empty halves of pairs; second sheet without data')
# ---------- C: Sage Intacct, South Africa, two currencies ----------
def C():
    from reportlab.platypus import SimpleDocTemplate,Table,Paragraph,Spacer
    from reportlab.lib.styles import ParagraphStyle as PS
    from reportlab.lib import colors
    R=random.Random(1903);fn='kestrelmond_tb_zar_gbp_nov25.pdf'
    S=[('Non-current assets',22.85,[('Investment property – logistics parks at Meyersdal, Cato Ridge and Brackenfell',14100,900),('Investment property – offices',14200,400),('Straight-line rental asset',14600,20),('Plant: rooftop solar',15100,30),('Plant: rooftop solar, accumulated depreciation',15190,-8)]),
    ('Current assets',22.85,[('Tenant receivables',16000,12),('Allowance for doubtful tenants',16090,-3),('Municipal deposits',16300,4),('VAT control',16500,2),('Standbank call account',17010,15),('Standbank current account',17020,6)]),
    ('Equity',21.40,[('Stated capital',30000,-520),('Retained income brought forward',31000,-200)]),
    ('Foreign currency translation',None,[('Translation reserve (sterling reporting only)',31900,0)]),
    ('Non-current liabilities',22.85,[('Term facility A',25100,-410),('Term facility B – green tranche',25200,-120),('Shareholder loan from Kestrelmond Holdings plc',25900,-60),('Deferred tax',26000,-35)]),
    ('Current liabilities',22.85,[('Trade and other payables',21000,-9),('Tenant deposits held in trust',21300,-11),('Rates and utilities accrual',21500,-5),('Income received in advance',21700,-3)]),
    ('Income',23.61,[('Gross rental – warehouses',40100,-70),('Gross rental – offices',40200,-28),('Recoveries: electricity',41000,-19),('Recoveries: rates and refuse',41100,-12),('Solar tariff income',41500,-2),('Interest received',46000,-1)]),
    ('Expenditure',23.61,[('Electricity purchased',50100,21),('Assessment rates',50200,13),('Security',50400,5),('Repairs',50500,4),('Letting commission',50700,2),('Bad debts written off and movement in allowance',50900,1),('Asset management fee',52000,6),('Finance costs on term facilities',56000,33),('Depreciation of solar plant',57000,1)])]
    D=[]
    for sec,rt,ac in S:
        for n,a,z in ac:
            pl=a>=40000
            o=0 if pl else int(z*1e6*R.uniform(.85,1.1))
            m=int(z*1e6*R.uniform(.85,1.1)) if pl else int(z*1e6*R.uniform(-.06,.1))
            if a in(30000,31000): m=0
            D.append([sec,rt,n,a,o,m])
    ix={r[3]:r for r in D}
    ix[31000][4]-=sum(r[4] for r in D); ix[25900][5]-=sum(r[5] for r in D)
    K1,K2="other:SOUTH AFRICAN RAND Closing 30 Nov 2025","other:POUND STERLING Closing 30 Nov 2025"; K3="other:POUND STERLING 30 Nov 2024"
    keys=["beginning","activity",K1,K2,K3]
    V={}
    for r in D:
        if r[1]: z=r[4]+r[5];V[r[3]]=[r[4],r[5],z,round(z/r[1]),round((r[4]*.97+(r[5]*.93 if r[3]>=40000 else 0))/22.9)]
    V[31900]=[None,None,None,-sum(v[3] for v in V.values()),-sum(v[4] for v in V.values())]
    f=lambda x:'' if x is None else (f"{abs(x):,} "+('Dr' if x>0 else 'Cr') if x else '0')
    P=PS('p',fontName='Times-Roman',fontSize=8.3,leading=9.6);PB=PS('pb',parent=P,fontName='Times-Bold')
    body=[['Account title','GL no.','SOUTH AFRICAN RAND','','','POUND STERLING',''],['','','Opening\n1 Mar 2025','Movement','Closing\n30 Nov 2025','Closing\n30 Nov 2025','30 Nov 2024']]
    sty=[('FONT',(0,0),(-1,-1),'Times-Roman',8.3),('FONT',(0,0),(-1,1),'Times-Bold',8.3),('SPAN',(2,0),(4,0)),('SPAN',(5,0),(6,0)),('ALIGN',(2,0),(-1,1),'CENTER'),('ALIGN',(2,2),(-1,-1),'RIGHT'),('LINEBELOW',(2,0),(4,0),.5,colors.black),('LINEBELOW',(5,0),(6,0),.5,colors.black),('LINEBELOW',(0,1),(-1,1),1,colors.black),('LINEABOVE',(0,0),(-1,0),1,colors.black),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('TOPPADDING',(0,0),(-1,-1),1.6),('BOTTOMPADDING',(0,0),(-1,-1),1.6),('SPAN',(0,0),(0,1)),('SPAN',(1,0),(1,1))]
    rows=[];tots=[];G=[0]*5
    for sec,rt,ac in S:
        body.append([Paragraph(sec,PB)]+['']*6);T=[0]*5
        for n,a,z in ac:
            v=V[a];body.append([Paragraph(n,P),str(a)]+[f(x) for x in v]);rows.append(dict(account=str(a),name=n,**dict(zip(keys,v))))
            T=[p+(q or 0) for p,q in zip(T,v)]
        G=[p+q for p,q in zip(G,T)]
        if len(ac)>1:
            i=len(body);body.append(['Subtotal: '+sec.lower(),'']+[f(x) for x in T]);tots.append(dict(label='Subtotal: '+sec.lower(),**dict(zip(keys,T))))
            sty+=[('FONT',(0,i),(-1,i),'Times-BoldItalic',8.3),('LINEABOVE',(2,i),(-1,i),.4,colors.black)]
    assert G==[0]*5,G
    i=len(body);body.append(['Sum of all accounts','']+[f(x) for x in G]);tots.append(dict(label='Sum of all accounts',**dict(zip(keys,G))))
    sty+=[('FONT',(0,i),(-1,i),'Times-Bold',8.3),('LINEABOVE',(0,i),(-1,i),1,colors.black),('LINEBELOW',(0,i),(-1,i),1,colors.black)]
    H=PS('h',fontName='Times-Bold',fontSize=14,leading=17)
    def foot(c,d): c.setFont('Times-Italic',7.5);c.drawString(45,28,'Kestrelmond South Africa (Pty) Ltd – Sage Intacct – book ACCRUAL');c.drawRightString(550,28,f'Sheet {d.page}')
    SimpleDocTemplate(DOC+fn,pagesize=A4,leftMargin=42,rightMargin=42,topMargin=42,bottomMargin=45).build(
     [Paragraph('Kestrelmond South Africa (Pty) Ltd',H),Paragraph('Trial balance in functional and in reporting currency, nine months to 30 November 2025. Whole rand and whole pounds. Dr = debit, Cr = credit.',P),Spacer(1,8),
      Table(body,colWidths=[150,36,70,66,70,62,60],style=sty,repeatRows=2),Spacer(1,10),Paragraph('Rates used: balance sheet R22.85, income and expenditure R23.61 (average), equity R21.40 (historic). The translation reserve takes up the differences and exists in sterling only. The comparative column is the closing balance of last November as then reported, restated for the 2025 chart. Prepared: N. Dlamont-Price.',P)],onFirstPage=foot,onLaterPages=foot)
    save(fn,'TB',keys,rows,tots)
    return dict(file=fn,assetType='MIXED_USE',documentType='TRIAL_BALANCE',author='N. Dlamont-Price, Johannesburg',style='Sage Intacct, portrait, name before code, two currencies under group titles, Times',hard='Dr/Cr marks give the sign; two closing columns of this year so neither is "ending"; account printed in one currency only; wrapped names')
