import random, os
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import landscape, letter, legal
from reportlab.lib import colors
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
import glob

# ---------- 1. old monospaced print, parking garages -------------------------------------------------
def tb1():
    R=random.Random(4101)
    stem='tb_tricity_parking_gl0420'
    # (code,name,kind)  kind: A asset beg/dr/cr given; groups
    G=[('ASSETS',[('CASH',[
        ('1010-000','CASH-OPERATING FIRST MERIDIAN',None),
        ('1015-000','CASH-PAYROLL',(15000.00,96412.18,96412.18)),
        ('1020-000','PETTY CASH & CHANGE FUNDS',(8750.00,0,0)),
        ('1025-000','CREDIT CARD SETTLEMENT CLEARING',(21846.37,1184220.90,1181077.52))]),
      ('RECEIVABLES',[
        ('1110-000','A/R MONTHLY PARKERS',(48112.50,512840.00,507966.25)),
        ('1120-000','A/R VALIDATION ACCOUNTS',(31907.75,88641.00,93205.50)),
        ('1190-000','ALLOW FOR DOUBTFUL ACCTS',(-6500.00,0,1500.00))]),
      ('PREPAIDS & DEPOSITS',[
        ('1310-000','PREPAID INSURANCE',(71240.16,0,35620.08)),
        ('1320-000','PREPAID REAL ESTATE TAXES',(0,128455.10,64227.55)),
        ('1350-000','ESCROW-TAXES & INS LENDER',(214608.92,163500.00,128455.10)),
        ('1360-000','REPLACEMENT RESERVE-LENDER',(186220.44,15000.00,0))]),
      ('FIXED ASSETS',[
        ('1510-000','LAND-4TH & WALNUT',(3150000.00,0,0)),
        ('1515-000','LAND-COURTHOUSE SQ',(1875000.00,0,0)),
        ('1520-000','GARAGE STRUCTURES',(14820661.00,0,0)),
        ('1530-000','REVENUE CONTROL EQUIPMENT',(488312.75,26450.00,0)),
        ('1540-000','ELEVATOR MODERNIZATION',(312900.00,0,0)),
        ('1590-000','ACCUM DEPRECIATION',(-5206614.80,0,112385.40))])]),
      ('LIABILITIES',[('CURRENT LIABILITIES',[
        ('2010-000','ACCOUNTS PAYABLE-TRADE',(-64290.33,231886.74,224119.05)),
        ('2020-000','ACCRUED PAYROLL & TAXES',(-18440.21,96412.18,97201.66)),
        ('2030-000','CITY PARKING TAX PAYABLE',(-61377.08,187402.19,190866.35)),
        ('2040-000','SALES TAX PAYABLE',(0,0,0)),
        ('2050-000','ACCRUED INTEREST',(-38906.25,116718.75,116456.12)),
        ('2110-000','DEFERRED MONTHLY REVENUE',(-27915.00,27915.00,29340.00)),
        ('2120-000','ACCESS CARD DEPOSITS',(-16225.00,875.00,1450.00))]),
      ('LONG TERM DEBT',[
        ('2510-000','MORTGAGE NOTE PAYABLE',(-9337500.00,63027.40,0))])]),
      ('PARTNERS EQUITY',[('CAPITAL',[
        ('3010-000','CAPITAL-GENERAL PARTNER',(-64882.10,0,0)),
        ('3020-000','CAPITAL-LIMITED PARTNERS','PLUG'),
        ('3090-000','DISTRIBUTIONS YTD',(150000.00,150000.00,0))])]),
      ('REVENUE',[('PARKING REVENUE',[
        ('4010-000','TRANSIENT PARKING',(-690331.55,1220.00,748160.25)),
        ('4020-000','MONTHLY PARKING',(-471826.00,3415.00,511415.00)),
        ('4030-000','EVENT PARKING',(-118640.00,0,204775.00)),
        ('4040-000','VALIDATIONS',(-82114.50,0,88641.00)),
        ('4050-000','EV CHARGING INCOME',(-3180.44,0,4012.77)),
        ('4060-000','PARKING TAX COLLECTED-CONTRA',(164981.12,190866.35,0))]),
      ('OTHER REVENUE',[
        ('4110-000','ROOFTOP ANTENNA LICENSE',(-13500.00,0,13500.00)),
        ('4120-000','RETAIL KIOSK RENT',(-8400.00,0,8400.00)),
        ('4190-000','MISC/CASH OVER & SHORT',(212.35,148.10,96.25))])]),
      ('EXPENSES',[('OPERATING',[
        ('5010-000','ATTENDANT WAGES',(78204.66,84118.92,0)),
        ('5020-000','PAYROLL TAXES & BENEFITS',(12977.31,13082.74,0)),
        ('5110-000','ELECTRICITY',(29418.07,26330.19,0)),
        ('5120-000','WATER/SEWER/STORM',(4306.80,5188.42,0)),
        ('5210-000','SWEEPING & POWER WASH',(9450.00,18900.00,0)),
        ('5220-000','ELEVATOR MAINT CONTRACT',(6735.00,6735.00,0)),
        ('5230-000','REVENUE EQUIP REPAIRS',(11288.43,7904.16,412.50)),
        ('5240-000','CONCRETE & SEALANT REPAIRS',(0,42600.00,0)),
        ('5310-000','SNOW REMOVAL',(22180.00,0,0)),
        ('5410-000','CREDIT CARD FEES',(31064.20,34488.71,0)),
        ('5510-000','OPERATOR MGMT FEE',(37500.00,37500.00,0))]),
      ('FIXED CHARGES',[
        ('6010-000','REAL ESTATE TAXES',(64227.55,64227.55,0)),
        ('6020-000','INSURANCE',(35620.08,35620.08,0)),
        ('6110-000','INTEREST-MORTGAGE',(116981.24,116456.12,0)),
        ('6210-000','DEPRECIATION',(112385.40,112385.40,0)),
        ('6310-000','LEGAL & ACCOUNTING',(9750.00,6125.00,0)),
        ('6390-000','BAD DEBT',(1500.00,1500.00,0))])])]
    allr=[x for _,sg in G for _,l in sg for x in l]
    sb=sum(x[2][0] for x in allr if isinstance(x[2],tuple))
    cashbeg=386911.42
    plug=-(sb+cashbeg)
    sd=sum(x[2][1] for x in allr if isinstance(x[2],tuple)); sc=sum(x[2][2] for x in allr if isinstance(x[2],tuple))
    cr=1704318.66; dr=sc+cr-sd
    if dr<0: raise SystemExit('dr neg %s'%dr)
    data={}
    for c,n,v in allr:
        if v is None: v=(cashbeg,r2(dr),cr)
        elif v=='PLUG': v=(r2(plug),0,0)
        data[c]=(r2(v[0]),r2(v[1]),r2(v[2]),r2(v[0]+v[1]-v[2]))
    def f(x,signed=True):
        s='{:,.2f}'.format(abs(x))
        if s.startswith('0.'): s=s[1:]
        if signed: s+= 'CR' if x<0 else '  '
        return s
    def line(a,b,v): return '%-11s%-36s%19s%19s%19s%21s'%(a,b,f(v[0]),f(v[1],0)+'  ',f(v[2],0)+'  ',f(v[3]))
    L=[];rows=[];tot=[]
    K=['beginning','debit','credit','ending']
    def add(vs): return tuple(r2(sum(v[i] for v in vs)) for i in range(4))
    for g,sgs in G:
        L.append(('h',' '+g)); gv=[]
        for sg,l in sgs:
            for c,n,_ in l:
                v=data[c]; L.append(('d',line(c,n,v))); rows.append({'account':c,'name':n,**dict(zip(K,v))}); gv.append(v)
            t=add([data[c] for c,_,_ in l]); lab='*   TOTAL '+sg
            L.append(('d',line('',lab,t))); L.append(('b','')); tot.append({'label':lab,**dict(zip(K,t))})
        t=add(gv); lab='**  TOTAL '+g
        L[-1]=('d',line('',lab,t)); L.append(('b','')); tot.append({'label':lab,**dict(zip(K,t))})
    t=add(list(data.values())); lab='*** COMPANY TOTALS'
    assert t[0]==0 and t[1]==t[2] and t[3]==0,t
    L.append(('r',' '*47+'%19s%19s%19s%21s'%(('='*16+'  ',)*2+('='*16+'  ','='*16+'  ')))); L.append(('d',line('',lab,t))); tot.append({'label':lab,**dict(zip(K,t))})
    L.append(('b','')); L.append(('b','TOTAL ACCOUNTS LISTED  %d          DEBITS EQUAL CREDITS - LEDGER IN BALANCE          END OF REPORT'%len(rows)))
    c=canvas.Canvas(os.path.join(DOC,stem+'.pdf'),pagesize=(14.875*72*.8,11*72*.8)); W,H=14.875*72*.8,11*72*.8
    per=41; pages=[L[i:i+per] for i in range(0,len(L),per)]
    for pn,pg in enumerate(pages,1):
        c.setFillColorRGB(.90,.955,.90)
        y=H-40; lh=10.6
        for b in range(0,17,2):
            c.rect(30,H-34-lh*3*(b+1),W-60,lh*3,stroke=0,fill=1)
        c.setFillColorRGB(.75,.82,.75)
        for k in range(20):
            c.circle(13,H-20-k*30,4,stroke=0,fill=1); c.circle(W-13,H-20-k*30,4,stroke=0,fill=1)
        c.setFillColorRGB(.16,.16,.22); c.setFont('Courier',9.6)
        hd=['RUN 07/14/26 08:41:17'+' '*22+'TRI-CITY PARKING ASSOCIATES, A LTD PARTNERSHIP'+' '*22+'PAGE %6d'%pn,
            'PGM GL0420R   USER MKO'+' '*25+'GENERAL LEDGER TRIAL BALANCE',
            'CO 07  BOOKS: TAX-ACCR'+' '*22+'PERIODS 04 THRU 06   FISCAL YR 2026',
            '',
            '%-11s%-36s%19s%19s%19s%21s'%('ACCOUNT','','BEGINNING  ','------- TRANSACTIO','NS THIS RANGE ----  ','ENDING  '),
            '%-11s%-36s%19s%19s%19s%21s'%('NUMBER','D E S C R I P T I O N','BALANCE  ','DEBITS  ','CREDITS  ','BALANCE  '),
            '-'*125]
        hd[4]='%-11s%-36s%19s%38s%21s'%('ACCOUNT','','BEGINNING  ','---- TRANSACTIONS THIS RANGE ----   ','ENDING  ')
        k=0
        for s in hd+[x[1] for x in pg]+(['                                                      ( CONTINUED )'] if pn<len(pages) else []):
            c.drawString(46,H-42-k*lh,s); k+=1
        c.showPage()
    c.save()
    save(stem,'TB',K,rows,tot)

# ---------- 2. REIT, six columns in pairs, several entities ------------------------------------------
def tb2():
    R=random.Random(4202)
    stem='tb_castlemark_industrial_reit_q2'
    fd='/usr/share/fonts'
    p=[x for x in glob.glob(fd+'/**/LiberationSansNarrow-*.ttf',recursive=True)]
    reg=[x for x in p if 'Narrow-Regular' in x][0]; bo=[x for x in p if x.endswith('Narrow-Bold.ttf')][0]
    pdfmetrics.registerFont(TTFont('N',reg)); pdfmetrics.registerFont(TTFont('NB',bo))
    ents=[('4103','Brandt Road Distribution Center',1.0),('4107','Keystone Commerce Park II',.62),('4112','Sandusky Cross-Dock',.44),('4120','Larkin Street Cold Storage',1.35)]
    K=['open_dr','open_cr','debit','credit','close_dr','close_cr']
    def pair(x): return (r2(x) if x>0 else None, r2(-x) if x<0 else None)
    out=[];rows=[];tot=[];gt=[0]*6
    for code,nm,s in ents:
        def a(base,j=.25): return r2(base*s*R.uniform(1-j,1+j))
        rent=a(690000); rec=a(171000); tax=a(98000); ins=a(21000); dep=a(186000); intr=a(205000); rm=a(33000)
        mf=r2((rent+rec)*.03)
        A=[('10100','Cash - Lockbox',a(140000),None,None),
           ('10450','Due From Affiliates',a(52000) if code!='4112' else 0, a(11000),0),
           ('11000','Tenant Receivables',a(64000),r2(rent+rec),r2((rent+rec)*.97)),
           ('11050','Unbilled Straight-Line Rent',a(310000),a(14000),0),
           ('15000','Land',a(2900000),0,0),
           ('15100','Building & Improvements',a(21500000),0,0),
           ('15200','Tenant Improvements',a(1400000),a(38000) if code in('4103','4120') else 0,0),
           ('15900','Accumulated Depreciation',-a(4100000),0,dep),
           ('16100','Deferred Leasing Costs, Net',a(420000),0,a(19000)),
           ('20100','Accounts Payable',-a(41000),a(132000),a(128000)),
           ('20400','Accrued Real Estate Taxes',-a(99000),r2(tax*.9) if code!='4107' else 0,tax),
           ('22000','Security Deposits Held',-a(118000),0,a(9000) if code=='4120' else 0),
           ('25000','Mortgage Payable - Life Co.',-a(15800000),a(71000),0),
           ('30000','Owner\u2019s Equity',None,0,0),
           ('31000','Intercompany Distributions',a(240000),a(230000),0),
           ('40100','Base Rent',-r2(rent*1.01),0,rent),
           ('40200','Expense Recoveries',-r2(rec*.98),0,rec),
           ('40900','Other Property Income',-a(4200) ,0,a(3900))]
        if code=='4120': A.append(('41100','Blast-Freeze & Handling Fees',-a(39000),0,a(41000)))
        A+=[('50100','Repairs & Maintenance',a(31000),rm,a(900) if code=='4107' else 0),
            ('50300','Utilities - House Meter',a(17000 if code!='4120' else 88000),a(15000 if code!='4120' else 91000),0),
            ('50700','Management Fees',r2(mf*.985),mf,0),
            ('51000','Real Estate Taxes',r2(tax*1.0),tax,0),
            ('51100','Property Insurance',r2(ins),ins,0),
            ('60100','Interest Expense',r2(intr*1.004),intr,0),
            ('60200','Depreciation & Amortization',r2(dep*1.0),dep,0)]
        sb=sum(x[2] for x in A if x[2] is not None)
        sd=sum(x[3] for x in A if x[3] is not None); sc=sum(x[4] for x in A if x[4] is not None)
        cd=r2((rent+rec)*.97); cc=r2(sd+cd-sc)
        assert cc>0
        ent=[];t=[0]*6
        for c,n,b,d,k in A:
            if b is None: b=-sb
            if d is None: d,k=cd,cc
            b=r2(b); e=r2(b+d-k)
            v=pair(b)+(r2(d) if d else None, r2(k) if k else None)+pair(e)
            ent.append((c,n,v))
            for i in range(6): t[i]=r2(t[i]+(v[i] or 0))
        assert t[0]==t[1] and t[2]==t[3] and t[4]==t[5],t
        gt=[r2(x+y) for x,y in zip(gt,t)]
        P=code+' - '+nm
        for c,n,v in ent: rows.append({'property':P,'account':c,'name':n,**{k:x for k,x in zip(K,v) if x is not None}})
        tot.append({'label':'Total for Entity '+code,**dict(zip(K,t))})
        out.append((P,code,ent,t))
    tot.append({'label':'Portfolio Total (4 entities)',**dict(zip(K,gt))})
    W,H=landscape(legal)
    c=canvas.Canvas(os.path.join(DOC,stem+'.pdf'),pagesize=(W,H))
    X=[430,545,655,765,870,975]; X=[x-14 for x in X]
    st={'pg':0,'y':0}
    def f(x): return '{:,.2f}'.format(x)
    def head():
        st['pg']+=1
        c.setFillColor(colors.HexColor('#1d3557')); c.setFont('NB',15); c.drawString(40,H-42,'Castlemark Industrial Trust, Inc.')
        c.setFillColor(colors.black); c.setFont('N',10.5); c.drawString(40,H-57,'Property-level trial balances \u2013 loan collateral pool 2019-C (four crossed loans)')
        c.drawRightString(W-40,H-42,'Quarter ended June 30, 2026'); c.drawRightString(W-40,H-57,'US GAAP ledger \u00b7 USD')
        c.setFillColor(colors.HexColor('#dfe7ef')); c.rect(36,H-98,W-72,30,stroke=0,fill=1); c.setFillColor(colors.black)
        c.setFont('NB',9.5)
        for i,s in enumerate(['Opening balance 4/1/26','Movement','Closing balance 6/30/26']):
            m=(X[2*i]+X[2*i+1])/2-25; c.drawCentredString(m,H-80,s); c.line(X[2*i]-75,H-83,X[2*i+1],H-83)
        c.drawString(44,H-93,'Acct'); c.drawString(92,H-93,'Account description')
        for i,x in enumerate(X): c.drawRightString(x,H-93,'Dr' if i%2==0 else 'Cr')
        st['y']=H-112
    def foot():
        c.setFont('N',8); c.drawString(40,24,'Prepared by Castlemark Property Accounting, Columbus. Unaudited; before consolidation entries.'); c.drawRightString(W-40,24,'%d | Page'%st['pg'])
    head()
    for P,code,ent,t in out:
        if st['y']<100: foot(); c.showPage(); head()
        c.setFont('NB',10.5); c.setFillColor(colors.HexColor('#1d3557')); c.drawString(40,st['y'],'Entity: '+P); c.setFillColor(colors.black); st['y']-=14
        for c_,n,v in ent:
            if st['y']<48:
                foot(); c.showPage(); head(); c.setFont('NB',10.5); c.drawString(40,st['y'],'Entity: '+P+' (cont\u2019d)'); st['y']-=14
            c.setFont('N',9.6); c.drawString(44,st['y'],c_); c.drawString(92,st['y'],n)
            for x,a in zip(X,v):
                if a is not None: c.drawRightString(x,st['y'],f(a))
            st['y']-=12.6
        c.setFont('NB',9.6); c.line(X[0]-75,st['y']+9.5,X[5],st['y']+9.5); c.drawString(92,st['y'],'Total for Entity '+code)
        for x,a in zip(X,t): c.drawRightString(x,st['y'],f(a))
        st['y']-=24
    if st['y']<60: foot(); c.showPage(); head()
    c.setFont('NB',10); c.drawString(44,st['y'],'Portfolio Total (4 entities)')
    for x,a in zip(X,gt): c.drawRightString(x,st['y'],f(a)); c.line(x-75,st['y']-3,x,st['y']-3); c.line(x-75,st['y']-5,x,st['y']-5)
    foot(); c.save()
    save(stem,'TB',K,rows,tot)

# ---------- 3. family partnership workbook -----------------------------------------------------------
def tb3():
    import xlsxwriter
    stem='Halvorsen Family LP - TB for lender 6-30-26'
    D=[('Current Assets',None,[('Checking - Prairie State Bank',61204.88,18311.07,48917.32),('Money Market',150334.91,1128.44,146020.15),('Accounts Receivable - Tenants',14870.00,-3220.00,9415.50),('Due from Halvorsen Farms',25000.00,0.0,25000.00)]),
       ('Property',None,[('Land',640000.00,0.0,640000.00),('Building - Medical Arts I',3114250.00,0.0,3114250.00),('Building - Annex',1208770.00,0.0,1208770.00),('Parking lot & sidewalks',96400.00,12850.00,88150.00),('Furniture, lobby',11215.60,0.0,11215.60),('Less: Accum. Depr.',-1876044.00,-31250.00,-1751044.00),('Loan costs, net of amort.',28416.72,-1183.03,33148.84)]),
       ('Liabilities',None,[('Accounts Payable',-9846.13,2207.41,-12011.90),('Accrued property taxes',-44170.50,-22085.25,-43020.00),('Tenant security deposits',-27650.00,0.0,-26100.00),('Prepaid rents',-6180.00,-1475.00,None),('Note payable - Life Co. 1st mtge',-2204518.37,23986.52,-2297605.11),('Note payable - E. Halvorsen',-60000.00,0.0,-80000.00)]),
       ('Partners',None,[('Capital - Erik H. (GP)','P',0.0,-22918.40),('Capital - Halvorsen 1998 Trust',-512606.40,0.0,-498211.77),('Capital - children\u2019s accts',-391218.75,0.0,'P2'),('Draws',30000.00,30000.00,60000.00)]),
       ('Income',None,[('Rents - Medical Arts I',-118425.00,-119175.00,-231600.00),('Rents - Annex',-46110.00,-46110.00,-89940.00),('CAM / tax reimbursements',-38204.17,-38871.62,-73318.09),('Interest',-1102.38,-1128.44,-1904.66),('Late fees, NSF & misc.',-275.00,-150.00,None)]),
       ('Expenses','Building operations',[('Janitorial',14310.00,14310.00,27540.00),('Utilities:Electric',9877.42,8420.65,18006.31),('Utilities:Gas',6120.18,1964.37,7711.12),('Utilities:Water & sewer',1840.66,2015.90,3688.05),('Repairs:HVAC',3925.00,7164.80,9218.44),('Repairs:Roof',0.0,18400.00,None),('Repairs:Other',2216.75,3408.19,6027.33),('Snow & landscaping',8970.00,3885.00,11740.00),('Elevator',1575.00,1575.00,3060.00),('Med. waste contract',900.00,900.00,1740.00)]),
       ('Expenses','Overhead',[('Property taxes',22085.25,22085.25,43020.00),('Insurance',7318.50,7318.50,13880.00),('Management - K. Halvorsen',6000.00,6000.00,12000.00),('Accounting & tax prep',4850.00,600.00,5200.00),('Bank charges',84.00,91.50,166.25)]),
       ('Expenses','Non-operating',[('Mortgage interest',25604.11,25341.08,53977.20),('Depreciation',31250.00,31250.00,62500.00),('Amortization',1183.03,1183.03,2366.06)])]
    # plug: activity into checking, opening into Erik, PY into children
    allr=[list(x) for _,_,l in D for x in l]
    sb=sum(x[1] for x in allr if x[1]!='P'); sp=sum(x[3] for x in allr if isinstance(x[3],float))
    sa=sum(x[2] for x in allr)
    recs=[]
    for g,s,l in D:
        o=[]
        for n,b,a,p in l:
            if b=='P': b=-sb
            if p=='P2': p=-sp
            if n.startswith('Checking'): a=a-sa
            b,a=r2(b),r2(a); o.append((n,b,a,r2(b+a),None if p is None else r2(p)))
        recs.append((g,s,o))
    print('tb3 plugs',[x for g,s,o in recs for x in o if x[0].startswith(('Checking','Capital'))])
    wb=xlsxwriter.Workbook(os.path.join(DOC,stem+'.xlsx')); ws=wb.add_worksheet('TB 6-30'); 
    F=lambda **k: wb.add_format({'font_name':'Cambria','font_size':11,**k})
    nf='#,##0.00_);(#,##0.00);0.00_)'
    t=F(bold=1,font_size=14); it=F(italic=1); b=F(bold=1); n=F(num_format=nf); tb=F(num_format=nf,bold=1,top=1); dbl=F(num_format=nf,bold=1,top=1,bottom=6)
    hd=F(bold=1,align='center',text_wrap=1,bottom=1,valign='bottom',bg_color='#FFF2CC'); ref=F(font_color='#C00000',align='center',italic=1)
    ws.set_column('A:A',3); ws.set_column('B:B',3); ws.set_column('C:C',36); ws.set_column('D:D',6)
    for col in 'EGIK': ws.set_column(f'{col}:{col}',16)
    for col in 'FHJ': ws.set_column(f'{col}:{col}',1.5)
    ws.merge_range('A1:K1','HALVORSEN FAMILY LIMITED PARTNERSHIP',t); ws.merge_range('A2:K2','Medical Arts I & Annex, Fargo  --  Trial balance for lender, 2nd quarter 2026',it)
    ws.write('A3','(credits in brackets; books kept on accrual basis, Kari does the posting)',it)
    ws.merge_range('A5:C5','Account',hd); ws.write('D5','Ref',hd)
    H={'E':'Balance\n3/31/2026','G':'2nd Qtr\nActivity','I':'Balance\n6/30/2026','K':'Balance\n6/30/2025'}
    for k,v in H.items(): ws.write(k+'5',v,hd)
    ws.set_row(4,32); ws.freeze_panes(5,3)
    K=['beginning','activity','ending','other:Balance 6/30/2025']; C=['E','G','I','K']
    rows=[];tot=[];r=6;sub=[]
    refs={'Due from Halvorsen Farms':'(1)','Repairs:Roof':'(2)','Note payable - E. Halvorsen':'(3)'}
    def total(label,vals,form,fmt,col=0):
        nonlocal r
        ws.write(r-1,col,label,b)
        for c,v,fx in zip(C,vals,form): ws.write_formula(f'{c}{r}',fx,fmt,v)
        tot.append({'label':label,**dict(zip(K,vals))}); r+=1
    S=lambda vs:[r2(sum((v[i] or 0) for v in vs)) for i in range(1,5)]
    lastg=None; expr=[]; expv=[]; gr=[]; gv=[]
    for g,s,o in recs:
        if g!=lastg: ws.write(r-1,0,g,b); r+=1; lastg=g
        if s: ws.write(r-1,1,s,it); r+=1
        r0=r
        for (nm,bb,a,e,p) in o:
            ws.write(r-1,2,nm,F()); 
            if nm in refs: ws.write(f'D{r}',refs[nm],ref)
            ws.write_number(f'E{r}',bb,n); ws.write_number(f'G{r}',a,n); ws.write_formula(f'I{r}',f'=E{r}+G{r}',n,e)
            if p is not None: ws.write_number(f'K{r}',p,n)
            rows.append({'name':nm,'beginning':bb,'activity':a,'ending':e,**({K[3]:p} if p is not None else {})}); r+=1
        gv+=o
        lab='Total '+(s or g); rr=r
        total(lab,S(o),[f'=SUM({c}{r0}:{c}{r-1})' for c in C],tb,1 if s else 0); gr.append(rr)
        if s: expr.append(rr); expv+=o
        if s=='Non-operating':
            total('Total Expenses',S(expv),['='+'+'.join(f'{c}{x}' for x in expr) for c in C],tb)
        if not s: r+=1
    r+=1
    z=S(gv); assert all(abs(x)<.005 for x in z),z
    total('TRIAL BALANCE - should be zero',[0.0]*4,['=ROUND('+'+'.join(f'{c}{x}' for x in gr)+',2)' for c in C],dbl)
    r+=1
    for x in ['(1) Non-interest bearing, to be repaid after harvest.','(2) Annex roof membrane, half of job; balance billed in July.','(3) Subordinate to the first mortgage - see standstill agreement.']:
        ws.write(r-1,0,x,it); r+=1
    ws.set_landscape(); ws.fit_to_pages(1,0)
    w2=wb.add_worksheet('Notes'); w2.write('A1','Called M. at the insurance co. 7/9 - wants rent roll also. K.H.')
    wb.close()
    save(stem,'TB',K,rows,tot)
if __name__=='__main__':
    tb1(); tb2(); tb3()
