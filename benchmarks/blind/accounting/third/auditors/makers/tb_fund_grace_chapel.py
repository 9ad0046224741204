import json,os,random
from reportlab.lib.pagesizes import letter
from reportlab.pdfgen import canvas
R=os.path.dirname(os.path.dirname(os.path.abspath(__file__)));N='tb_fund_grace_chapel'
random.seed(4103)
FUNDS=[('01','GENERAL FUND',[('Assets',[('1010','Checking - Farmers & Merchants',1),('1020','Money Market',1),('1150','Pledges Receivable',1),('1290','Due From / (To) Other Funds',1),('1300','Prepaid Insurance',1)]),
 ('Liabilities & Fund Balance',[('2010','Accounts Payable',-1),('2040','Payroll Taxes Withheld',-1),('2060','Rent Deposits - Fellowship Hall',-1),('3010','Fund Balance, Unrestricted',0)]),
 ('Receipts',[('4010','Tithes and Offerings',-1),('4030','Facility Rental - Preschool',-1),('4035','Facility Rental - Hall',-1),('4040','Parking Lot License (Metro Transit)',-1),('4900','Interest',-1)]),
 ('Disbursements',[('5010','Clergy Compensation & Housing',1),('5020','Office & Custodial Wages',1),('5030','Payroll Tax Expense',1),('5110','Utilities',1),('5120','Building Maintenance',1),('5130','Property & Liability Insurance',1),('5140','Grounds and Snow Removal',1),('5210','Office Supplies & Postage',1),('5220','Copier Lease',1),('5310','Music Ministry',1),('5320',"Children's Ministry",1),('5410','Denominational Apportionment',1)])]),
('02','BUILDING & DEBT RETIREMENT FUND',[('Assets',[('1030','Building Fund Savings',1),('1290','Due From / (To) Other Funds',-1),('1500','Land',2),('1510','Sanctuary & Education Wing',2),('1590','Accumulated Depreciation',-2)]),
 ('Liabilities & Fund Balance',[('2500','Mortgage - Heartland Extension Fund',-3),('2090','Retainage Payable - Roof',-1),('3020','Fund Balance, Invested in Plant',0)]),
 ('Receipts',[('4110','Capital Campaign Gifts',-1),('4900','Interest',-1)]),('Disbursements',[('5510','Mortgage Interest',1),('5520','Roof Replacement',1),('5590','Depreciation',1)])]),
('03','PARSONAGE FUND',[('Assets',[('1040','Parsonage Checking',1),('1520','Parsonage - 14 Linden Ct',2)]),('Liabilities & Fund Balance',[('2070','Security Deposit - Tenant',-2),('3030','Fund Balance, Parsonage',0)]),
 ('Receipts',[('4210','Parsonage Rent',-1)]),('Disbursements',[('5610','Repairs',1),('5620','Real Estate Taxes (leased portion)',1),('5630','Utilities',1)])]),
('04','BENEVOLENCE & MISSIONS FUND (RESTRICTED)',[('Assets',[('1050','Missions Checking',1),('1290','Due From / (To) Other Funds',0.5)]),('Liabilities & Fund Balance',[('3040','Fund Balance, Donor Restricted',0)]),
 ('Receipts',[('4310','Designated Gifts - Missions',-1),('4320','Deacons Collection',-1)]),('Disbursements',[('5710','Missionary Support',1),('5720','Emergency Assistance',1),('5730','Food Pantry',1)])])]
K=['beginning','debit','credit','ending']
big={'021500':18500000,'021510':214487560,'021590':-88140233,'022500':-61288417,'031520':26250000,'032070':-180000}
DUE={'01':(1184250,0),'02':(-942000,0),'04':(-242250,0)}
rows=[];totals=[];LAY=[];G=[0]*4;planted=None
for fc,fn,secs in FUNDS:
    L=[];plug=None;bs=0
    for sn,ac in secs:
        LAY.append(('sec',None)) if 0 else None
        L.append(['sec',sn])
        for c,n,t in ac:
            k=fc+c
            if k in big:b=big[k]
            elif c=='1290':b=DUE[fc][0]
            elif t==0:b=0
            else:b=(1 if t>0 else -1)*round(random.uniform(8e4,3e6 if c[0] in'45' else 5e6))
            if n=='Retainage Payable - Roof':b=0
            L.append(['a',c,n,b,0,0,t])
    accs=[x for x in L if x[0]=='a']
    pl=[x for x in accs if x[2].startswith('Fund Balance')][0];pl[3]=-sum(x[3] for x in accs)
    # month activity: receipts credit, disbursements debit, plugged to cash
    for x in accs:
        if x[1][0]=='4' and random.random()<.9:x[5]=round(random.uniform(2e4,1.4e6 if x[1]=='4010' else 3e5))
        if x[1][0]=='5' and x[1]!='5590' and random.random()<.85:x[4]=round(random.uniform(5e3,4e5))
        if x[1]=='5590':x[4]=446200
        if x[1]=='1590':x[5]=446200
        if x[1]=='2500':x[4]=318840
        if x[1]=='2010':x[4]=211355;x[5]=184012
        if x[1]=='2040':x[4]=98120;x[5]=101477
        if x[1]=='5520':x[4]=3062500
        if x[1]=='2090':x[5]=306250
    cash=accs[0];cash[4]+=sum(x[5] for x in accs);  # all receipts-type credits through cash
    cash[5]+=sum(x[4] for x in accs if x is not cash)
    if fc=='02': cash[4]-=446200+306250;cash[5]-=446200+306250
    if fc=='01': cash[4]-=184012+101477;cash[5]-=184012+101477
    assert cash[4]>=0 and cash[5]>=0
    assert sum(x[4] for x in accs)==sum(x[5] for x in accs)
    LAY.append(['fund',f'FUND {fc}  {fn}']);t=[0]*4
    for x in L:
        if x[0]=='sec':LAY.append(x);continue
        _,c,n,b,d,cr,_t=x;e=b+d-cr
        for i,v in enumerate((b,d,cr,e)):t[i]+=v
        p=e
        if fc=='01' and c=='5120':
            s=str(e);j=len(s)-4;p=int(s[:j]+str((int(s[j])+4)%10)+s[j+1:]);planted={'what':f'ending of 01-5120 Building Maintenance printed {p/100:.2f}, should be {e/100:.2f}; totals use the right figure','kind':'digit_changed'}
        o={'account':f'{fc}-{c}','name':n,'beginning':b/100}
        if d:o['debit']=d/100
        if cr:o['credit']=cr/100
        o['ending']=p/100
        rows.append(o);LAY.append(['row',o])
    assert t[0]==0 and t[3]==0
    for i in range(4):G[i]+=t[i]
    o=dict(zip(K,[v/100 for v in t]));totals.append(o);LAY.append(['tot',f'Total Fund {fc}',o])
o=dict(zip(K,[v/100 for v in G]));totals.append(o);LAY.append(['grand','TOTAL ALL FUNDS',o])
c=canvas.Canvas(f'{R}/documents/{N}.pdf',pagesize=letter,invariant=1);X=[352,424,496,572];pg=0
def head():
    global y,pg
    pg+=1;c.setFont('Courier-Bold',11);c.drawCentredString(306,750,'GRACE CHAPEL UNITED CHURCH');c.setFont('Courier',9)
    c.drawCentredString(306,737,'Fund Trial Balance');c.drawCentredString(306,726,'Period 09  September 1 - September 30, 2024')
    c.setFont('Courier',7.5);c.drawString(40,750,'ChurchLedger v7.2');c.drawRightString(572,750,f'Page {pg}');c.drawString(40,740,'RPT FTB-04')
    c.setFont('Courier-Bold',8)
    for x,a,b in zip(X,('Beginning','','','Ending'),('Balance','Debits','Credits','Balance')):c.drawRightString(x,704,a);c.drawRightString(x,694,b)
    c.drawString(40,694,'Account');c.drawString(96,694,'Description');c.setFont('Courier',8);c.drawString(40,687,'='*110);y=675
def fm(v,dash=False):
    return f'({-v:,.2f})' if v<0 else f'{v:,.2f} '
head()
for it in LAY:
    if y<60 or (it[0]=='fund' and y<130):
        c.setFont('Courier',7);c.drawString(40,36,'Unaudited - for Finance Committee use. Brackets denote credit balances.');c.showPage();head()
    if it[0]=='fund':y-=6;c.setFont('Courier-Bold',9);c.drawString(40,y,it[1]);y-=12
    elif it[0]=='sec':c.setFont('Courier-Oblique',8);c.drawString(52,y,it[1]);y-=11
    else:
        o=it[-1];b=it[0]!='row'
        if b:
            for x in X:c.setLineWidth(.6);c.line(x-66,y+8,x,y+8)
            y-=2
        c.setFont('Courier-Bold' if b else 'Courier',7.8)
        if b:c.drawString(96,y,it[1])
        else:c.drawString(40,y,o['account']);c.drawString(96,y,o['name'])
        for x,k in zip(X,K):
            if k in o:c.drawRightString(x,y,fm(o[k]))
            else:c.drawRightString(x,y,'- ')
        if b:c.line(X[0]-66,y-3,X[3],y-3);y-=4
        y-=11
c.setFont('Courier',7);c.drawString(40,36,'Unaudited - for Finance Committee use. Brackets denote credit balances.');c.save()
assert planted
json.dump({'name':N+'.pdf','kind':'TB','planted':planted,'money':K,'rows':rows,'totals':totals},open(f'{R}/truth/{N}.json','w'),indent=1)
