import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4, landscape
import xlsxwriter

# ---------------------------------------------------------------- TB 1  Qube style, three pairs, PDF
def tb1():
    R=random.Random(2201)
    S=[('1','Tangible fixed assets',[('1000.10','Investment property - Harrowgate House','D'),('1000.20','Revaluation movement (Harrowgate House)','D'),('1010.10','Plant and lifts - cost','D'),('1010.90','Plant and lifts - acc. depreciation','C'),('1020.10','Tenant incentives capitalised','D'),('1020.90','Amortisation of incentives','C'),('1030.00','Capital works in progress (Cat A, 4th fl.)','D')]),
     ('2','Current assets',[('2100.00','Tenant debtors control','D'),('2110.00','Provision for doubtful debts','C'),('2120.00','Service charge debtors','D'),('2150.00','Prepaid insurance','D'),('2160.00','Other prepayments','D'),('2180.00','VAT input','D'),('2190.00','Rent free debtor (SIC 15 / UITF 28)','D')]),
     ('3','Cash at bank',[('2300.01','Rent collection a/c (charged)','D'),('2300.02','General a/c','D'),('2300.03','Tenant deposit a/c','D'),('2300.04','Capex reserve a/c','D'),('2300.05','Service charge client a/c','D')]),
     ('4','Creditors',[('3100.00','Purchase ledger control','C'),('3110.00','Accruals','C'),('3120.00','Deferred rental income','C'),('3130.00','VAT output','C'),('3140.00','HMRC VAT control','C'),('3150.00','Tenant deposits held','C'),('3160.00','Service charge advances','C'),('3170.00','Corporation tax','C'),('3200.00','Senior loan - facility A','C'),('3210.00','Loan arrangement fees (unamortised)','D'),('3220.00','Accrued loan interest','C'),('3300.00','Shareholder loan','C')]),
     ('5','Capital and reserves',[('4000.00','Ordinary share capital','C'),('4100.00','Revaluation reserve','C'),('4200.00','Profit and loss b/fwd','C')]),
     ('6','Rental income',[('5000.10','Rent receivable - offices','C'),('5000.20','Rent receivable - ground floor caf\u00e9','C'),('5000.30','Car parking licences','C'),('5000.40','Rent free spread adj.','C'),('5010.00','Telecoms mast licence','C'),('5020.00','Service charge recoverable','C'),('5030.00','Insurance recoverable','C'),('5090.00','Surrender premium','C')]),
     ('7','Property and other costs',[('6000.10','Void rates','D'),('6000.20','Void service charge','D'),('6010.00','Insurance premium','D'),('6020.00','Service charge expenditure','D'),('6030.00','Managing agent fees','D'),('6040.00','Letting fees','D'),('6050.00','Legal and professional','D'),('6060.00','Valuation fees (lender)','D'),('6070.00','Audit and accountancy','D'),('6080.00','Bad debt charge','D'),('6090.00','Bank charges','D'),('7000.00','Loan interest payable','D'),('7010.00','Amortisation of loan fees','D'),('7020.00','Depreciation','D')])]
    acc={a:[0,0,0] for s in S for a,_,_ in s[2]}   # opening, dr, cr in pence
    big={'1000.10':4125000000,'1000.20':-187500000,'1010.10':61244018,'1010.90':-22118066,'1030.00':31870455,'3200.00':-2310000000,'4000.00':-10000,'4100.00':0,'4200.00':-398112747,'3210.00':23100000}
    for s in S:
        for a,n,d in s[2]:
            if a in ('3300.00','4100.00'): continue
            v=big.get(a)
            if v is None:
                lo,hi={'5000.10':(90e6,99e6),'2300.01':(3e7,6e7),'5020.00':(2e7,3e7),'6020.00':(2e7,3e7),'7000.00':(2.9e7,3.1e7)}.get(a,(2e5,9e6))
                v=int(R.uniform(lo,hi))*(1 if d=='D' else -1)
                if a in ('5090.00','6060.00','2180.00'): v=0
            acc[a][0]=v
    acc['5000.40'][0]=341212;acc['5000.20'][0]=-1687500;acc['5000.30'][0]=-1140000;acc['5010.00'][0]=-450000;acc['2150.00'][0]=5397918;acc['6010.00'][0]=1799306;acc['5030.00'][0]=-1874419
    acc['3300.00'][0]=-sum(x[0] for x in acc.values())
    J=[('2100.00','5000.10',93412500),('2100.00','5000.20',1687500),('2100.00','5000.30',1140000),('2100.00','5010.00',450000),('2100.00','3130.00',19338000),('2120.00','5020.00',23118240),('2120.00','3130.00',4623648),('2100.00','5030.00',1874419),('2300.01','2100.00',104877018),('2300.05','2120.00',21190006),('6020.00','3100.00',19877412),('2180.00','3100.00',4201877),('3100.00','2300.02',22904163),('3130.00','3140.00',22118430),('3140.00','2180.00',3914275),('3140.00','2300.02',17993160),('7000.00','3220.00',30607500),('3220.00','2300.01',30390411),('3200.00','2300.01',5775000),('7010.00','3210.00',962500),('7020.00','1010.90',765550),('6030.00','3100.00',2409450),('6000.10','3100.00',1944016),('6000.20','2300.02',1208117),('6010.00','2150.00',1799306),('6050.00','3110.00',2265000),('1030.00','3100.00',7455280),('2300.04','2300.01',10000000),('2300.02','2300.01',41000000),('5000.40','2190.00',604166),('6090.00','2300.02',41235),('6080.00','2110.00',512300),('2300.03','3150.00',1856250),('1020.90','1020.10',0),('5000.40','1020.90',388021),('3120.00','5000.10',2133750),('2100.00','5090.00',12500000)]
    for d,c,v in J: acc[d][1]+=v; acc[c][2]+=v
    cols=['open_dr','open_cr','debit','credit','close_dr','close_cr']
    lines=[];allr=[];tot=[]
    for no,t,A in S:
        lines.append(('h',f'{no}  {t}'));sec=[]
        for a,n,_ in A:
            o,d,c=acc[a];e=o+d-c
            r=dict(account=a,name=n,open_dr=o if o>0 else None,open_cr=-o if o<0 else None,debit=d or None,credit=c or None,close_dr=e if e>0 else None,close_cr=-e if e<0 else None)
            if not any(r[k] for k in cols): continue
            sec.append(r);lines.append(('r',r))
        allr+=sec;s=sums(sec,cols);s['label']='Total '+t;lines.append(('t',s));tot.append(s)
    g=sums(allr,cols);g['label']='TRIAL BALANCE TOTAL';lines.append(('g',g));tot.append(g)
    assert g['open_dr']==g['open_cr'] and g['debit']==g['credit'] and g['close_dr']==g['close_cr']
    W,H=landscape(A4);c=canvas.Canvas(doc('harrowgate_tb_q2.pdf'),pagesize=(W,H),invariant=1)
    X=dict(zip(cols,[392,470,556,634,724,806]));y=0;pg=[0]
    def head():
        pg[0]+=1
        c.setFont('Times-Bold',13);c.drawString(36,H-38,'Harrowgate House Propco Limited')
        c.setFont('Times-Italic',9);c.drawString(36,H-51,'Trial balance by category   |   Periods 04-2025 to 06-2025   |   Ledger GBP   |   Currency: \u00a3')
        c.drawRightString(806,H-38,'Printed 14/07/2025 09:12 by RMATHESON');c.drawRightString(806,H-51,f'Page {pg[0]}')
        c.setLineWidth(.8);c.line(36,H-58,806,H-58);c.setFont('Times-Bold',9)
        for a,b,t in((320,470,'Brought forward 01.04.25'),(484,634,'Movement'),(648,806,'Carried forward 30.06.25')):
            c.drawCentredString((a+b)/2,H-70,t);c.setLineWidth(.4);c.line(a,H-73,b,H-73)
        c.drawString(36,H-84,'Nominal');c.drawString(88,H-84,'Description')
        for i,k in enumerate(cols): c.drawRightString(X[k],H-84,['Dr','Cr'][i%2])
        c.line(36,H-88,806,H-88);return H-101
    y=head()
    for kd,r in lines:
        if y<(70 if kd=='h' else 44): c.setFont('Times-Italic',8);c.drawRightString(806,28,'continued overleaf');c.showPage();y=head()
        if kd=='h': y-=3;c.setFont('Times-BoldItalic',9.5);c.drawString(36,y,r);y-=12.5;continue
        c.setFont('Times-Roman' if kd=='r' else 'Times-Bold',9)
        if kd=='r': c.drawString(36,y,r['account']);c.drawString(88,y,r['name'])
        else:
            c.setLineWidth(.4)
            for k in cols:c.line(X[k]-66,y+8.5,X[k],y+8.5)
            c.drawString(88,y,r['label'])
        for k in cols:
            if r[k] is not None:c.drawRightString(X[k],y,f2(r[k]))
        if kd=='g':
            for k in cols:c.line(X[k]-66,y-3,X[k],y-3);c.line(X[k]-66,y-5,X[k],y-5)
        y-=12.2 if kd=='r' else 16
    c.setFont('Times-Italic',8);c.drawString(36,y-6,'Nil balances with no movement in the range are suppressed. Profit and loss brought forward includes periods 01 to 03 of the current year.')
    c.save()
    P=lambda r:{k:(p(v) if k in cols and v is not None else v) for k,v in r.items()}
    save('harrowgate_tb_q2.pdf','TB','OFFICE','R. Matheson (Qube ledger clerk)','Qube-like, three Dr/Cr pairs, category subtotals, repeated headers',False,cols,[P(r) for r in allr],[P(r) for r in tot])

# ---------------------------------------------------------------- TB 2  several companies, xlsx
def tb2():
    R=random.Random(2202)
    ents=['Aldermoor Wharf (No. 1) Limited','Aldermoor Wharf (No. 2) Limited','Aldermoor Wharf Holdings Limited']
    A=[('Income',[('200','Residential rent',-1,(1,0,0)),('201','Commercial rent',-1,(0,1,0)),('205','Ground rents',-1,(1,1,0)),('210','Service charge income',-1,(1,1,0)),('215','Insurance recharged',-1,(0,1,0)),('260','Management charges to subsidiaries',-1,(0,0,1)),('270','Bank interest received',-1,(1,1,1))]),
     ('Expenditure',[('310','Repairs & maintenance',1,(1,1,0)),('312','Concierge and cleaning',1,(1,0,0)),('315','Utilities - landlord supply',1,(1,1,0)),('320','Council tax & void rates',1,(1,1,0)),('330','Letting and re-letting fees',1,(1,1,0)),('335','Management charges from parent',1,(1,1,0)),('340','Buildings insurance',1,(1,1,0)),('404','Bank fees',1,(1,1,1)),('412','Consulting, legal & accountancy',1,(1,1,1)),('437','Interest on bank loan',1,(1,1,0)),('438','Interest on group loan',1,(1,1,0)),('416','Depreciation',1,(1,0,0)),('450','Bad debts written off',1,(1,1,0))]),
     ('Assets',[('610','Rent and trade debtors',1,(1,1,0)),('611','Less provision for bad debts',-1,(1,1,0)),('620','Prepayments',1,(1,1,1)),('650','Amounts owed by group undertakings',1,(0,0,1)),('660','Investments in subsidiaries',1,(0,0,1)),('690','Current account',1,(1,1,1)),('691','Debt service reserve account',1,(1,1,0)),('692','Custodial deposit scheme',1,(1,0,0)),('700','Investment property at valuation',1,(1,1,0)),('710','Furniture - cost',1,(1,0,0)),('711','Furniture - accumulated depreciation',-1,(1,0,0))]),
     ('Liabilities & equity',[('800','Accounts payable',-1,(1,1,1)),('801','Accruals',-1,(1,1,1)),('805','Rent received in advance',-1,(1,1,0)),('806','Tenants\u2019 deposits',-1,(1,0,0)),('820','VAT',-1,(0,1,1)),('830','Corporation tax',-1,(1,1,1)),('850','Amounts owed to group undertakings',-1,(1,1,0)),('900','Bank loan',-1,(1,1,0)),('950','Share capital',-1,(1,1,1)),('960','Retained earnings b/f',-1,(1,1,1))])]
    V={}
    sz={'700':(2e9,3e9),'900':(1.1e9,1.4e9),'850':(3e8,5e8),'200':(1.2e8,1.5e8),'201':(6e7,8e7),'437':(6e7,8e7),'950':(1e4,1e4+1)}
    for _,L in A:
        for c,n,s,m in L:
            lo,hi=sz.get(c,(3e5,1.8e7))
            V[c]=[s*int(R.uniform(lo,hi)) if x else 0 for x in m]
    V['650'][2]=-(V['850'][0]+V['850'][1]);V['260'][2]=-(V['335'][0]+V['335'][1])
    V['950']=[-100,-100,-10000000];V['660'][2]=200
    V['820'][2]=412618
    V['960']=[0,0,0]
    for i in range(3): V['960'][i]=-sum(V[c][i] for c in V)
    E={c:0 for c in V};E['850']=-(V['850'][0]+V['850'][1]);E['650']=-V['650'][2];E['260']=-V['260'][2];E['335']=-sum(V['335']);E['660']=-200;E['950']=200
    PY={c:int((sum(V[c])+E[c])*R.uniform(.86,1.04)/100)*100 for c in V}
    for c in('650','850','260','335','660'):PY[c]=0
    PY['950']=-10000000;PY['416']=0;PY['960']=0;PY['960']=-sum(PY.values())
    G=[ents[0]+' \u00a3',ents[1]+' \u00a3',ents[2]+' \u00a3','Eliminations \u00a3','Combined \u00a3']
    cols=[f'other:{g} {x}' for g in G for x in('Debit','Credit')]+['other:31 Mar 2024 Combined \u00a3']
    wb=xlsxwriter.Workbook(doc('Aldermoor_group_TB_31Mar25.xlsx'));wb.set_properties({'author':'K. Oyelaran'})
    cv=wb.add_worksheet('Cover');ws=wb.add_worksheet('TB combined')
    F=lambda **k:wb.add_format(dict(font_name='Calibri',font_size=10,**k))
    cv.set_column(0,0,4);cv.set_column(1,1,90)
    for i,t in enumerate(['Aldermoor Wharf group','Combined trial balance at 31 March 2025, exported from Xero (3 organisations) and combined by hand','Prepared for: the Agent under the facility agreement dated 12 May 2021','Intercompany balances agreed at year end; the group loan nets to nil.','Unaudited. The comparative column is debit / (credit).']):cv.write(i+1,1,t,F(bold=i==0))
    nf='#,##0.00;(#,##0.00)'
    h=F(bold=True,bg_color='#DDE5EE',align='center',valign='vcenter',text_wrap=True,border=1)
    ws.set_column('A:A',38,None,{'hidden':1});ws.set_column('B:B',37);ws.set_column('C:C',7);ws.set_column('D:M',15.5);ws.set_column('N:N',17)
    ws.write(0,1,'Aldermoor Wharf group - trial balance at 31 March 2025',F(bold=True,size=13) if False else F(bold=True))
    ws.merge_range(2,1,3,1,'Account',h);ws.merge_range(2,2,3,2,'Code',h);ws.write(2,0,'xero_id',h)
    for i,g in enumerate(G):
        ws.merge_range(2,3+2*i,2,4+2*i,g,h);ws.write(3,3+2*i,'Debit',h);ws.write(3,4+2*i,'Credit',h)
    ws.write(2,13,'31 Mar 2024',h);ws.write(3,13,'Combined \u00a3',h);ws.set_row(2,32);ws.freeze_panes(4,3)
    y=4;rows=[];m=F(num_format=nf)
    for t,L in A:
        ws.write(y,1,t,F(bold=True,italic=True));y+=1
        for c,n,s,_ in L:
            vals=V[c]+[E[c],sum(V[c])+E[c]];r=dict(account=c,name=n)
            ws.write(y,0,'%08x-%04x'%(R.getrandbits(32),R.getrandbits(16)));ws.write(y,1,n,F());ws.write_string(y,2,c,F(align='left'))
            for i,v in enumerate(vals):
                if v: j=2*i+(v<0);r[cols[j]]=p(abs(v));ws.write_number(y,3+j,p(abs(v)),m)
            if PY[c]: r[cols[-1]]=p(PY[c]);ws.write_number(y,13,p(PY[c]),m)
            rows.append(r);y+=1
    b=F(bold=True,top=1,bottom=6,num_format=nf);tt=dict(label='Total')
    ws.write(y,1,'Total',b);ws.write(y,2,'',b)
    for j,k in enumerate(cols):
        v=round(sum(r.get(k,0) for r in rows),2)+0.0;tt[k]=v
        L='DEFGHIJKLMN'[j];ws.write_formula(y,3+j,f'=ROUND(SUM({L}5:{L}{y}),2)',b,v)
    for i in range(5): assert abs(tt[cols[2*i]]-tt[cols[2*i+1]])<.005
    ws.write(y+2,1,'Xero export 22/04/2025; eliminations per K. Oyelaran working paper C4.',F(italic=True))
    ws.set_landscape();ws.fit_to_pages(1,0);ws.activate();wb.close()
    save('Aldermoor_group_TB_31Mar25.xlsx','TB','MIXED_USE','K. Oyelaran (group accountant)','five Dr/Cr pairs by company, merged group headers, name before code, hidden id column, cover sheet',True,cols,rows,[tt])

# ---------------------------------------------------------------- TB 3  SAP list, two company codes, PDF
def tb3():
    R=random.Random(2203)
    A=[('0','Fixed assets',[('021000','Land and buildings','D',9e8),('021090','Fair value adj. property','D',4e7),('023000','Solar panels roof','D',3e7),('023900','Acc. depr. solar panels','C',9e6)]),
     ('1','Receivables and bank',[('110000','Rent debtors','D',2e7),('110900','Allowance doubtful debt','C',2e6),('125000','Rent incentives','D',5e6),('130010','ING current account','D',3e7),('130020','ING rent account pledged','D',2e7),('151000','VAT receivable','D',1e6),('159000','Prepaid expenses','D',1e6)]),
     ('2','Equity and long-term debt',[('200000','Issued capital','C',1.8e6),('205000','Share premium','C',0),('210000','Mortgage loan','C',5.5e8),('215000','Shareholder loan','C',9e7)]),
     ('3','Current liabilities',[('310000','Trade creditors','C',4e6),('315000','Deposits received','C',8e6),('320000','Rent invoiced in adv.','C',1.4e7),('331000','VAT payable','C',5e6),('340000','Accrued interest','C',3e6)]),
     ('8','Income',[('800000','Rent warehouses','C',0),('801000','Rent mezzanine/office','C',0),('805000','Service costs charged','C',0),('809000','Feed-in revenue solar','C',0)]),
     ('9','Costs',[('900100','Property tax (OZB)','D',0),('900200','Water board levies','D',0),('900300','Insurance','D',0),('900400','Maintenance','D',0),('900500','Service costs','D',0),('900600','Property management','D',0),('910000','Interest mortgage','D',0),('910100','Interest shareholder','D',0)])]
    cols=['beginning','other:Balance prev. periods','debit','credit','ending']
    lines=[];allr=[];tot=[]
    for co,nm,sc,skip in(('NL21','Veldkamp Logistics Tilburg B.V.',1.0,()),('NL22','Veldkamp Logistics Venlo B.V.',.62,('023000','023900','809000','125000','901000'))):
        acc={a:[0,0,0,0] for _,_,L in A for a,*_ in L if a not in skip}
        for _,_,L in A:
            for a,n,d,z in L:
                if a in acc and z: acc[a][0]=int(z*sc*R.uniform(.8,1.2))*(1 if d=='D' else -1)
        acc['200000'][0]=-1800000
        acc['205000'][0]=-sum(v[0] for v in acc.values())
        def J(k,m,skipok=True):
            for d,c,v in k:
                if d in acc and c in acc:
                    v=int(v*sc*R.uniform(.9,1.1))
                    if m=='prev': acc[d][1]+=v;acc[c][1]-=v
                    else: acc[d][2]+=v;acc[c][3]+=v
        q=[('110000','800000',14500000),('110000','801000',2100000),('110000','805000',1900000),('110000','331000',3800000),('130020','110000',21400000),('130010','809000',420000),('900100','310000',620000),('900200','310000',180000),('900300','310000',410000),('900400','310000',730000),('900500','310000',1820000),('900600','310000',512000),('151000','310000',690000),('310000','130010',4700000),('910000','340000',6120000),('340000','130020',6050000),('910100','215000',980000),('331000','151000',610000),('331000','130010',2900000),('130010','130020',9000000),('320000','800000',900000)]
        J([(a,b,v*2) for a,b,v in q],'prev');J(q,'cur')
        lines.append(('c',f'Company code {co}  {nm}'));cr=[]
        for cl,t,L in A:
            sec=[]
            for a,n,_,_ in L:
                if a not in acc: continue
                o,pv,d,c=acc[a];r=dict(zip(['account','name']+cols,[a,n,o,pv,d,c,o+pv+d-c]));sec.append(r);lines.append(('r',co,r))
            s=sums(sec,cols);s['label']=f'Class {cl} {t}';lines.append(('t','*',s));tot.append(s);cr+=sec
        s=sums(cr,cols);s['label']=f'Company code {co}';assert s['ending']==0 and s['debit']==s['credit'];lines.append(('t','**',s));tot.append(s);allr+=cr
    s=sums(allr,cols);s['label']='Total list';lines.append(('t','***',s));tot.append(s)
    W,H=landscape(A4);c=canvas.Canvas(doc('RFSSLD00_NL21_NL22.pdf'),pagesize=(W,H),invariant=1)
    sap=lambda v:f'{abs(v)/100:,.2f}'+('-' if v<0 else ' ')
    wd=20;line='-'*(1+5+8+26+5+5*(wd+1))
    fmt=lambda a,b,n,q,xs:f'|{a:<4}|{b:<7}|{n:<25}|{q:<4}|'+'|'.join(f'{x:>{wd}}' for x in xs)+'|'
    y=0;pg=0
    def out(t,b=False):
        nonlocal y
        c.setFont('Courier-Bold' if b else 'Courier',8);c.drawString(28,y,t);y-=9.3
    def head():
        nonlocal y,pg
        if pg:c.showPage()
        pg+=1;y=H-30
        out(f'{"Veldkamp Vastgoed Beheer":<60}{"G/L Account Balances":<60}Time 17:04:51  Date 08.10.2025')
        out(f'{"Tilburg":<60}{"Carryforward periods 00-00 2025  Prev. periods 01-06 2025  Reporting periods 07-09 2025":<90}')
        out(f'{"Ledger 0L   Currency type 10   EUR":<60}{"":<60}RFSSLD00/JDEBRUIN  Page {pg:>8}')
        out(line);out(fmt('CoCd','G/L','Short text','Crcy',['Balance ','Balance ','Debit ','Credit ','Accumulated ']))
        out(fmt('','acct','','',['carryforward ','prev. periods ','rept. periods ','rept. periods ','balance ']));out(line)
    head()
    for L in lines:
        if y<26: out(line);head()
        if L[0]=='c':
            if L[1].startswith('Company code NL22'): out(line);head()
            w=len(line)-2;out('|'+(' '+L[1]).ljust(w)+'|',True);out(line)
        elif L[0]=='r': r=L[2];out(fmt(L[1],r['account'],r['name'],'EUR',[sap(r[k]) for k in cols]))
        else:
            s=L[2];mk=L[1]+' '+s['label']
            if L[1]=='***':out(line)
            out(f'|{mk:<38}|EUR |'+'|'.join(f'{sap(s[k]):>{wd}}' for k in cols)+'|',True)
            out(line)
    c.save()
    P=lambda r:{k:(p(v) if k in cols else v) for k,v in r.items()}
    save('RFSSLD00_NL21_NL22.pdf','TB','INDUSTRIAL','SAP list, J. de Bruin','SAP RFSSLD00 list, fixed pitch with bars, trailing minus, two company codes, class subtotals',True,cols,[P(r) for r in allr],[P(r) for r in tot])
