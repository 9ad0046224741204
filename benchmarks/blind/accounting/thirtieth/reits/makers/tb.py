import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
from fpdf import FPDF
import xlsxwriter

# ---------------------------------------------------------------- TB1 SAP list
def tb1():
    R=random.Random(301)
    A=[('113100','RBC operating acct','B',9),('113190','RBC clearing outgoing','B',-2),('121000','Tenant receivables','B',4),('121900','Allow. doubtful accts','B',-1),
       ('123400','GST/HST input credits','B',1),('127000','Prepaid realty tax','B',3),('151000','Land','B',140),('152000','Building','B',420),('152900','Acc. depn building','B',-88),
       ('154000','Tenant inducements','B',26),('154900','Acc. amort. inducem.','B',-9),
       ('211000','Trade payables','B',-5),('213500','HST collected','B',-2),('218000','Security deposits','B',-4),('221000','Mortgage - Lifeco','B',-260),('291000','Partners capital','B',0),
       ('411000','Basic rent medical','P',-12),('411500','Basic rent pharmacy','P',-4),('421000','CAM recoveries','P',-5),('422000','Tax recoveries','P',-4),('431000','Parking permits','P',-1),
       ('511000','Cleaning & biowaste','P',2),('513000','Hydro','P',2),('515000','Snow & landscaping','P',1),('521000','Realty tax','P',4),('531000','Management fee','P',1),('611000','Mortgage interest','P',3),('621000','Depreciation','P',3)]
    B=[a for a in A if a[0] not in('113190','411500','431000','154000','154900','515000','218000')]
    cls={'1':'Assets','2':'Liabilities & equity','4':'Revenue','5':'Property expenses','6':'Financing & depn'}
    rows=[];tot=[];lay=[]
    cols=['beginning','other:Balance previous periods','debit','credit','ending']
    for cc,name,acc,sc in(('CA10','Rosedale Medical Arts LP',A,1.0),('CA20','Westmount Clinic Holdings LP',B,.63)):
        rs=[]
        for c,nm,t,s in acc:
            b=int(s*sc*R.uniform(.8,1.2)*5000000+R.randint(0,99)) if t=='B' else 0
            if t=='B':
                p=int(abs(b)*R.uniform(-.08,.12)) if c not in('151000','152000','291000') else 0
                d=int(abs(b)*R.uniform(0,.06)) if c not in('151000','152000','291000') else 0
                k=int(abs(b)*R.uniform(0,.06)) if c not in('151000','152000','291000') else 0
                if c in('152900','154900'): p=-abs(p);d=0
            else:
                p=int(s*sc*R.uniform(.9,1.1)*5*1000000); m=int(abs(p)/5*R.uniform(.95,1.05))
                d,k=(m,0) if s>0 else (R.choice([0,0,R.randint(1000,99999)]),m)
            rs.append({'account':c,'name':nm,'beginning':b,cols[1]:p,'debit':d,'credit':k,'_g':[cc,cc+c[0],cc[0:2]]})
        by={r['account']:r for r in rs}
        by['291000']['beginning']-=sum(r['beginning'] for r in rs)
        by['113100'][cols[1]]-=sum(r[cols[1]] for r in rs)
        df=sum(r['debit']-r['credit'] for r in rs)
        by['113100']['credit' if df>0 else 'debit']+=abs(df)
        for r in rs: r['ending']=r['beginning']+r[cols[1]]+r['debit']-r['credit']
        lay.append(('cc',cc,name)); last=None
        for i,r in enumerate(rs):
            k=r['account'][0]; rows.append(r); lay.append(('r',cc,r))
            if i+1==len(rs) or rs[i+1]['account'][0]!=k:
                t={'label':f'* Total {k} {cls[k]}',**add([x for x in rs if x['account'][0]==k],cols),'_g':cc+k}; tot.append(t); lay.append(('t1',cc,t))
        t={'label':f'** Total company code {cc}',**add(rs,cols),'_g':cc}; tot.append(t); lay.append(('t2',cc,t))
    t={'label':'*** Total all company codes',**add(rows,cols),'_g':None}; tot.append(t); lay.append(('t3','',t))
    f=lambda c:(f'{abs(c)/100:,.2f}'+('-' if c<0 else ' '))
    fn='sap_gl_balance_list_ca.pdf'
    c=canvas.Canvas(DOC+'/'+fn,pagesize=landscape(letter),invariant=1)
    X=[348,440,530,620,730]
    st={'y':0,'p':0,'cc':''}
    def head():
        st['p']+=1
        c.setFont('Courier-Bold',9); c.drawString(36,580,'Larkfield Health Properties Inc.'); c.drawCentredString(396,580,'G/L Account Balances'); c.drawRightString(756,580,'Time 07:42:18   Date 2025/07/08')
        c.setFont('Courier',8); c.drawString(36,568,'Markham ON'); c.drawCentredString(396,568,'Ledger 0L   Fiscal year 2025   Carryforward periods 00-00   Reporting periods 06-06')
        c.drawRightString(756,568,f"RFSSLD00/KSILVA   Page {st['p']:>4}")
        c.line(36,562,756,562); c.setFont('Courier-Bold',8)
        for s,x,y in(('CoCd',36,0),('G/L acct',66,0),('Short text',122,0),('Crcy',234,0)): c.drawString(x,550,s)
        for (a,b),x in zip((('Balance','carryforward'),('Balance','previous periods'),('Debit','rept.period'),('Credit','rept.period'),('Accumulated','balance')),X):
            c.drawRightString(x,550,a); c.drawRightString(x,541,b)
        c.line(36,537,756,537); st['y']=526
    head()
    for k,cc,v in lay:
        need=26 if k=='cc' else 11
        if st['y']<(50): c.showPage(); head()
        y=st['y']
        if k=='cc':
            if st['y']<400: c.showPage(); head(); y=st['y']
            c.setFont('Courier-Bold',8.5); c.drawString(36,y,f'Company code {cc}   {v}'); st['y']-=14; continue
        bold=k!='r'
        c.setFont('Courier-Bold' if bold else 'Courier',8)
        if k=='r':
            c.drawString(36,y,cc); c.drawString(66,y,v['account']); c.drawString(122,y,v['name'])
        else:
            c.drawString(36,y,v['label'])
        if k!='r': c.setFillGray(.0); 
        if k=='r' : c.drawString(234,y,'CAD')
        for q,x in zip(cols,X): c.drawRightString(x+4.8,y,f(v[q]))
        if k=='r': st['y']-=10.5
        else:
            c.setLineWidth(.4); c.line(36,y-3,756,y-3); st['y']-=14 if k=='t1' else 20
    c.setFont('Courier',7); c.drawString(36,30,'Credit balances carry a trailing minus.  End of list.')
    c.save()
    save(fn,'TB','OTHER','K. Silva','SAP balance list, two company codes, trailing minus, class stars','five amount columns, balance of previous periods beside carryforward; totals at three levels',cols,rows,tot,cols)

# ---------------------------------------------------------------- TB2 JDE workbook
def tb2():
    R=random.Random(302)
    D=[('7720','Entity - Balance Sheet',[('1110','','Cash - Operating Lockbox',81),('1120','','Cash - Tenant Deposits',22),('1310','','A/R Tenants',14),('1310','900','A/R Allowance',-3),('1345','','Straight-Line Rent Receivable',60),('1410','','Prepaid Insurance',7),('1710','','Land',900),('1720','','Buildings & Improvements',2600),('1720','900','Accum. Depreciation - Bldg',-640),('1730','','Leasing Commissions',110),('1730','900','Accum. Amortization - LC',-41),('2110','','Accounts Payable - Trade',-23),('2150','','Accrued Property Tax',-37),('2210','','Prepaid Rent',-12),('2240','','Tenant Security Deposits',-22),('2510','','Note Payable - Bank Syndicate',-1500),('3100','','Member Contributions',-1780),('3200','','Distributions',210)]),
       ('77201','Bldg 1 - Cross-Dock 410',[('4110','','Base Rent',-96),('4120','','Straight-Line Adjustment',-4),('4310','','CAM Reimbursement',-17),('4320','','Tax Reimbursement',-15),('5110','','Parking Lot Sweeping',2),('5130','','Roof Repairs',4),('5150','','Fire/Life Safety',1),('5510','','Real Estate Tax',16),('5520','','Property Insurance',5)]),
       ('77202','Bldg 2 - Flex 420',[('4110','','Base Rent',-51),('4110','100','Rent Abatement',6),('4310','','CAM Reimbursement',-9),('4320','','Tax Reimbursement',-8),('4510','','Late Charges',-.4),('5120','','HVAC Maintenance',3),('5130','','Roof Repairs',0),('5170','','Vacant Suite Utilities',1),('5510','','Real Estate Tax',9),('5520','','Property Insurance',3)]),
       ('77209','Dept 9 - Asset Mgmt',[('6110','','Management Fees',6),('6120','','Legal - Leasing',2),('6140','','Audit & Tax Return',2),('6210','','Interest Expense',44),('6310','','Depreciation Expense',39),('6320','','Amortization - LC',6),('6910','','Interest Income',-.7)])]
    G24,V='other:2024 Cumulative Balance','other:VARIANCE'
    cols=['activity','ending',G24,V+' Amount',V+' %']; ad=cols[:4]
    rows=[];tot=[];lay=[]
    for bu,bn,acs in D:
        rs=[]
        for o,s,nm,k in acs:
            py=int(k*R.uniform(.85,1.1)*250000)+ (R.randint(-99,99) if k else 0)
            fixed=nm in('Land','Member Contributions')
            if bu=='7720':
                e=py if fixed else int(py*R.uniform(.93,1.12)); a=0 if fixed else int((e-py)*R.uniform(.1,.6))
            else:
                e=int(py*R.uniform(.9,1.15)) if k else 318400; a=int(e/6*R.uniform(.7,1.3))
            if nm=='Roof Repairs' and not k: py=0
            if nm=='Rent Abatement': a=0
            rs.append({'account':f'{bu}.{o}'+('.'+s if s else ''),'name':nm,'activity':a,'ending':e,G24:py,'_g':[bu]})
        rows+=rs; lay.append((bu,bn,rs))
    cash=rows[0]
    for k in('activity','ending',G24): cash[k]-=sum(r[k] for r in rows)
    def var(r):
        r[V+' Amount']=r['ending']-r[G24]
        if r[G24]: r[V+' %']=round(100*r[V+' Amount']/abs(r[G24]),1)*100   # cents scale
        return r
    for r in rows: var(r)
    fn='jde_tb_by_dept_inland_empire.xlsx'
    wb=xlsxwriter.Workbook(DOC+'/'+fn); ws=wb.add_worksheet('R09410 Jun-25'); 
    F=lambda **k: wb.add_format({'font_name':'Arial','font_size':9,**k})
    nf='#,##0.00_);(#,##0.00);"-"_)'
    num=F(num_format=nf); tx=F(); hd=F(bold=1,bg_color='#D9E1F2',align='center',border=1,text_wrap=1); sec=F(bold=1,italic=1,bg_color='#F2F2F2')
    tn=F(bold=1,num_format=nf,top=1); tt=F(bold=1,top=1); pc=F(num_format='0.0%;(0.0%)',align='right'); tpc=F(bold=1,top=1,num_format='0.0%;(0.0%)',align='right'); gn=F(bold=1,num_format='#,##0.00_);(#,##0.00);0.00_)',top=1,bottom=6)
    ws.write('A1','Tessaly Logistics Fund III, LLC',F(bold=1,font_size=12)); ws.write('A2','Trial Balance by Business Unit / Department  -  Ledger AA  -  as of June 30, 2025',tx); ws.write('A3','R09410  TLF0007  run 07/11/25 by DPRUITT   amounts in US dollars; ( ) = credit',F(italic=1,font_color='#666666'))
    ws.merge_range('A5:A6','Account Number',hd); ws.merge_range('B5:B6','LT',hd); ws.merge_range('C5:C6','Co',hd); ws.merge_range('D5:D6','Description',hd)
    ws.merge_range('E5:F5','2025',hd); ws.write('G5','2024',hd); ws.merge_range('H5:I5','VARIANCE',hd)
    for i,h in enumerate(('June Net Posting','Cumulative Balance','Cumulative Balance','Amount','%')): ws.write(5,4+i,h,hd)
    ws.set_column('A:A',17); ws.set_column('B:C',5,None,{'hidden':1}); ws.set_column('D:D',32); ws.set_column('E:H',17); ws.set_column('I:I',10); ws.freeze_panes(6,0); ws.repeat_rows(4,5); ws.fit_to_pages(1,0)
    y=6
    def put(y,r,nfm,pfm,total=False):
        for i,k in enumerate(ad): ws.write_number(y,4+i,n(r[k]),nfm)
        if cols[4] in r: ws.write_number(y,8,round(r[cols[4]]/100/100,4),pfm)
        else: ws.write_string(y,8,'n/m',pfm)
    for bu,bn,rs in lay:
        ws.write(y,0,bu,sec); ws.write(y,3,bn,sec)
        for q in(4,5,6,7,8): ws.write_blank(y,q,None,sec)
        y+=1
        for r in rs:
            ws.write_string(y,0,r['account'],tx); ws.write(y,1,'AA',tx); ws.write(y,2,'00772',tx); ws.write(y,3,r['name'],F(indent=1)); put(y,r,num,pc); y+=1
        t=var({'label':f'Total {bu} {bn}',**add(rs,['activity','ending',G24]),'_g':bu}); tot.append(t)
        ws.write(y,0,'',tt); ws.write(y,3,t['label'],tt); put(y,t,tn,tpc); y+=2
    t=var({'label':'Total Company 00772',**add(rows,['activity','ending',G24]),'_g':None}); tot.append(t)
    ws.write(y,3,t['label'],tt); put(y,t,gn,tpc)
    ws.write(y+2,0,'Note: account 1310.900 reviewed quarterly; straight-line computed in subledger. n/m = not meaningful (no prior-year balance).',F(italic=1,font_size=8))
    wb.close()
    save(fn,'TB','INDUSTRIAL','D. Pruitt','JD Edwards export by business unit, grouped year header, hidden LT/Co columns, variance amount and %','hidden columns; subsidiary codes; n/m and dashes (zero); prior year beside this year',cols,rows,tot,ad)

# ---------------------------------------------------------------- TB3 adjusted working TB
def tb3():
    R=random.Random(303)
    S=[('Current assets',[('Cash in bank - operating (Seaboard Mutual Bank)','10100',412),('Cash in bank - marketing fund','10150',38),('Tenant accounts receivable','11000',190),('Reserve for uncollectible tenant accounts, including bankrupt tenants','11090',-22),('Unbilled percentage rent','11200',0),('Prepaid insurance and other prepaid expenses','12000',31)]),
       ('Real estate and intangibles',[('Land','15000',3100),('Building and site improvements','15100',9800),('Accumulated depreciation','15190',-2340),('Tenant improvements','15200',870),('Accumulated amortization - tenant improvements','15290',-310),('Above-market lease intangibles, net','15500',145)]),
       ('Liabilities',[('Accounts payable','20000',-77),('Accrued real estate taxes','20300',-118),('Accrued expenses and other liabilities','20400',-29),('Tenant security deposits','21000',-64),('Deferred revenue / rents received in advance','21500',-41),('Mortgage note payable','25000',-6900)]),
       ('Equity',[('Partners\' capital - Wexcombe Retail OP','30000',-4300),('Distributions to partners','30500',520)]),
       ('Revenue',[('Minimum rent - anchor','40100',-610),('Minimum rent - in-line shops','40200',-842),('Minimum rent - outparcels','40300',-214),('Percentage rent','40500',-36),('Common area recoveries','41000',-288),('Real estate tax recoveries','41100',-241),('Promotional fund contributions','41500',-44),('Lease termination fee','42000',-75)]),
       ('Operating and other expenses',[('Parking lot, lighting and snow removal','50100',131),('Security contract','50200',84),('Repairs - general building','50300',66),('Utilities - common area','50400',58),('Trash removal','50500',19),('Real estate taxes','51000',252),('Insurance','51500',71),('Management fees','52000',88),('Bad debt expense','52500',9),('Promotional fund expense','53000',47),('Professional fees','54000',26),('Interest expense','60000',318),('Depreciation and amortization','61000',402)])]
    G=['UNADJUSTED BALANCE','ADJUSTING ENTRIES','ADJUSTED BALANCE']
    K=[f'other:{g} {s}' for g in G for s in('Debit','Credit')]
    data=[];
    for sn,l in S:
        for nm,c,k in l: data.append([sn,nm,c,int(k*R.uniform(.95,1.05)*100000)+(R.randint(0,99) if k else 0),0,''])
    by={d[2]:d for d in data}
    by['30000'][3]-=sum(d[3] for d in data)
    aje=[('1','11200','40500',4181250,'Record Q4 percentage rent due from tenants on sales reported in January'),('2','52500','11090',1872000,'Increase reserve - Bramble & Finch bankruptcy'),('3','51000','20300',2339417,'True up tax accrual to final bill'),('4','21500','42000',-0,''),('5','61000','15290',4400833,'Write off TI of the vacated space'),('6','15100','50300',2815500,'Capitalize the canopy rebuild')]
    for a,d,c,amt,_ in aje:
        if not amt: continue
        by[d][4]+=amt; by[c][4]-=amt; by[d][5]=by[c][5]=f'({a})' if a!='x' else a
    rows=[];tot=[];lay=[]
    for sn,l in S:
        rs=[]
        for d in data:
            if d[0]!=sn: continue
            r={'account':d[2],'name':d[1],'_g':[sn],'_ref':d[5]}
            for i,v in enumerate((d[3],d[4],d[3]+d[4])):
                if v>0:r[K[2*i]]=v
                if v<0:r[K[2*i+1]]=-v
            rs.append(r)
        t={'label':'Subtotal - '+sn,**add(rs,K),'_g':sn}; rows+=rs; tot.append(t); lay.append((sn,rs,t))
    T={'label':'TOTALS',**add(rows,K),'_g':None}; tot.append(T)
    for i in range(3): assert T[K[2*i]]==T[K[2*i+1]]
    fn='wexcombe_crossing_adjusted_tb.pdf'
    import datetime
    p=FPDF('L','mm','Letter'); p.set_creation_date(datetime.datetime(2025,2,14,tzinfo=datetime.timezone.utc)); p.set_auto_page_break(False); p.set_margins(12,10)
    W=[62,14,31,31,11,26,26,31,31-7]; W=[60,14,29,29,11,27,27,29,29]
    X=[12]; 
    for w in W: X.append(X[-1]+w)
    pg=[0]
    def head():
        p.add_page(); pg[0]+=1
        p.set_font('Times','B',13); p.set_xy(12,9); p.cell(0,6,'Wexcombe Crossing Associates, L.P.'); p.set_font('Times','I',10); p.set_xy(12,15); p.cell(0,5,'Working trial balance, year ended December 31, 2024  (whole center, GLA 287,400)')
        p.set_font('Times','',9); p.set_xy(200,9); p.cell(67,5,f'W/P  A-3   sheet {pg[0]}',align='R'); p.set_xy(200,14); p.cell(67,5,'Prep. H. Okonjo-Reyes 2/14/25',align='R')
        p.set_font('Times','B',9); y=23
        p.set_fill_color(225,232,220)
        for a,b,s in((2,4,G[0]),(4,7,G[1]),(7,9,G[2])): p.set_xy(X[a],y); p.cell(X[b]-X[a],5,s,border=1,align='C',fill=True)
        p.set_xy(X[0],y); p.cell(X[2]-X[0],5,'',border=1,fill=True)
        for i,h in enumerate(('Account title','No.','Debit','Credit','Ref','Debit','Credit','Debit','Credit')): p.set_xy(X[i],y+5); p.cell(W[i],5,h,border=1,align='L' if i==0 else 'C',fill=True)
        return y+11
    y=head()
    f=lambda r,k:(f'{r[k]/100:,.2f}' if k in r else '')
    def line(r,y,lab,no,ref,bold,ind,first=False):
        p.set_font('Times','B' if bold else '',9.5)
        lines=p.multi_cell(W[0]-2-ind,4.3,lab,dry_run=True,output='LINES',align='L')
        p.set_xy(X[0]+ind,y); p.multi_cell(W[0]-2-ind,4.3,lab,align='L')
        p.set_xy(X[1],y); p.cell(W[1],4.3,no,align='C'); p.set_xy(X[4],y); p.cell(W[4],4.3,ref,align='C')
        for i,k in zip((2,3,5,6,7,8),K):
            s=f(r,k)
            if bold and s:
                p.line(X[i]+3,y-.3,X[i+1]-.5,y-.3); s=('$ ' if first else '')+s
            p.set_xy(X[i],y); p.cell(W[i],4.3,s,align='R')
        return y+4.3*len(lines)+.5
    for sn,rs,t in lay:
        if y>165: y=head()
        p.set_font('Times','BU',9.5); p.set_xy(X[0],y); p.cell(60,4.5,sn); y+=5
        for r in rs:
            if y>196: y=head()
            y=line(r,y,r['name'],r['account'],r['_ref'],False,3)
        y=line(t,y+.6,t['label'],'','',True,0)+2.5
    if y>170: y=head()
    y=line(T,y+1,T['label'],'','',True,0,True); 
    for i in(2,3,5,6,7,8): p.line(X[i]+3,y,X[i+1]-.5,y); p.line(X[i]+3,y+.7,X[i+1]-.5,y+.7)
    y+=6; p.set_font('Times','B',9); p.set_xy(12,y); p.cell(60,4,'Explanation of entries'); y+=5; p.set_font('Times','',9)
    for a,d,c,amt,s in aje:
        if amt: p.set_xy(14,y); p.cell(200,4,f'({a})  {s}  -  {amt/100:,.2f}'); y+=4.3
    p.set_xy(14,y); p.cell(200,4,'(4)  Number not used.')
    p.output(DOC+'/'+fn)
    save(fn,'TB','RETAIL','H. Okonjo-Reyes','working paper: unadjusted / adjusting / adjusted Dr-Cr pairs, names first, numbers after, wrapped titles','three Dr/Cr pairs, reference column between pairs, blanks, entries list below is not rows',K,rows,tot,K)
