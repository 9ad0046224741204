"""Old line-printer ledger, Canada: monospaced, trailing minus, .00 for nought, four companies. Planted: digit_changed."""
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
FILE='GLR440_TB_SEP26.pdf'
R=rng('d3')
def r(a,b): return R.randint(a*100,b*100)
def f(c):
    s=f'{abs(c)/100:,.2f}'
    if s.startswith('0.'): s=s[1:]
    return s+('-' if c<0 else ' ')
COS=[('01','KESTREL PLAZA HOLDINGS INC.','shop'),('02','1187442 ALBERTA LTD.','off'),('05','DUNMORE OFFICE CENTRE LP','off'),('09','LARCHMOUNT APARTMENTS CORP.','apt')]
CH=[('1010','CASH - OPERATING ACCOUNT',(40,210),1),('1015','CASH - TENANT SECURITY DEPOSITS TRUST',(10,40),1),('1020','SHORT TERM INVESTMENTS GIC',(50,300),.5),('1100','ACCOUNTS RECEIVABLE - TENANTS',(12,80),1),('1105','ALLOWANCE FOR DOUBTFUL ACCOUNTS',(-14,-3),.8),('1120','STRAIGHT LINE RENT RECEIVABLE',(20,90),.5),('1150','PREPAID INSURANCE',(4,19),1),('1155','PREPAID REALTY TAXES',(5,40),.7),
('1190','DUE FROM/TO AFFILIATES',(-90,120),.8),('1500','LAND',(900,2600),1),('1510','BUILDING',(3900,9400),1),('1515','ACCUM AMORTIZATION - BUILDING',(-2100,-600),1),('1520','TENANT INDUCEMENTS & LEASE COSTS',(90,400),.7),('1525','ACCUM AMORT TENANT INDUCEMENTS',(-90,-20),.7),('1540','APPLIANCES AND EQUIPMENT',(20,140),.4),
('2010','ACCOUNTS PAYABLE - TRADE',(-70,-8),1),('2020','ACCRUED LIABILITIES',(-30,-4),1),('2100','GST/HST COLLECTED',(-18,-4),1),('2105','INPUT TAX CREDITS',(2,9),1),('2200','TENANT SECURITY DEPOSITS HELD',(-60,-15),1),('2210','LAST MONTH RENT DEPOSITS',(-48,-12),.4),('2300','DEFERRED REVENUE - PREPAID RENT',(-22,-3),.8),('2500','MORTGAGE PAYABLE - FIRST CHARGE',(-4800,-2000),1),('2510','MORTGAGE PAYABLE - VENDOR TAKE BACK',(-500,-150),.4),
('3010','SHARE CAPITAL / PARTNERS CAPITAL',(-1500,-100),1),('3100','RETAINED EARNINGS - PRIOR YEARS',(0,0),1),('3200','DIVIDENDS / DISTRIBUTIONS',(20,90),.7),
('4010','BASE RENT REVENUE',(-700,-250),1),('4020','OPERATING COST RECOVERIES',(-210,-80),.8),('4030','REALTY TAX RECOVERIES',(-160,-50),.7),('4050','PARKING REVENUE',(-30,-6),.8),('4060','PERCENTAGE RENT',(-24,-4),.3),('4090','INTEREST AND OTHER INCOME',(-9,-1),1),('4095','VACANCY AND BAD DEBT',(2,9),.5),
('5010','REPAIRS AND MAINTENANCE',(20,70),1),('5020','SNOW REMOVAL AND LANDSCAPING',(9,30),1),('5030','JANITORIAL AND WASTE REMOVAL',(10,38),1),('5040','UTILITIES - HYDRO',(20,80),1),('5045','UTILITIES - GAS AND WATER',(9,40),1),('5060','INSURANCE',(9,25),1),('5070','REALTY TAXES',(80,240),1),('5080','MANAGEMENT FEES',(14,40),1),('5085','ON-SITE PAYROLL & BENEFITS',(30,80),.5),('5100','PROFESSIONAL FEES',(4,15),1),('5110','BANK CHARGES',(0.3,1),1),('6010','MORTGAGE INTEREST',(70,180),1),('6100','AMORTIZATION EXPENSE',(60,160),1)]
K=['beginning','debit','credit','activity','ending']
def book(co,kind):
    A=[]
    for no,n,(lo,hi),p in CH:
        if no in('2210','5085','1540') and kind!='apt': continue
        if no in('1120','1520','1525','4020','4030','1020') and kind=='apt': continue
        if no=='4060' and kind!='shop': continue
        if R.random()>p and no not in('2210','5085','1540','4060'): continue
        A.append((f'{co}-{no}-000' if no<'4' else f'{co}-{no}-{ {"shop":"210","off":"110","apt":"310"}[kind]}',n,R.randint(int(lo*1e5),int(hi*1e5))))
    B=Book(A); S={a[3:7]:a for a,_ in B.accts}; B.plug(S['3100'])
    def p(d,c,a):
        if d in S and c in S: B.post(S[d],S[c],a)
    base=r(31000,78000)
    p('1100','4010',base); p('1100','4020',base*27//100); p('1100','4030',base*19//100); p('1100','4050',r(600,2900)); p('1100','4060',r(700,1400))
    if kind!='apt': p('1100','2100',base*146*13//10000)
    p('1010','1100',B.dr[S['1100']]*R.randint(91,103)//100); p('1010','2300',r(900,4100)); p('2300','1100',r(500,2000)); p('1010','2200',r(0,3000)); p('2200','1010',r(0,1800)); p('1015','1010',r(200,900)); p('2210','1100',r(900,1700)); p('1010','2210',r(1000,1900))
    for e,lo,hi in [('5010',1800,9000),('5020',800,2600),('5030',1100,3900),('5040',2300,8700),('5045',600,2900),('5080',1500,4200),('5100',0,1800)]:
        a=r(lo,hi); p(e,'2010',a); 
        if kind!='apt': p('2105','2010',a*13//100)
    p('2010','1010',r(9000,26000)); p('2100','2105',r(900,3000)); p('2100','1010',r(2000,5000)); p('5060','1150',r(900,2300)); p('5070','1155' if '1155' in S else '2020',r(8000,22000)); p('1155','1010',r(0,26000)); p('5085','1010',r(3600,8200)); p('5110','1010',r(25,110)); p('6010','1010',r(8000,19000)); p('2500','1010',r(5200,9800)); p('2510','1010',100000); p('6100','1515',r(6500,15000)); p('6100','1525',r(400,1900)); p('1010','4090',r(40,500)); p('1190','1010',r(1000,9000)); p('1010','1190',r(500,6000)); p('3200','1010',r(0,1)*0+R.choice([0,1000000])); p('4095','1105',r(100,600)); p('1120','4010',r(200,900)); p('1540','2010',r(800,2400)); p('1540','1010',0)
    if kind=='off': p('2020','1010',r(700,3000)); p('1520','2010',r(0,6000))
    return B
def draw():
    rows=[];totals=[];covers=[];vals=[];pages=[];planted=None
    def line(a,n,v): return f'{a:<13}{n[:30]:<31}'+''.join(f'{f(x):>17}' for x in v)
    HEAD=lambda co,nm,pg:[f'GLR440   REV 6.2{"":<26}FAIRLEIGH FAMILY HOLDINGS - GENERAL LEDGER{"":<25}PAGE {pg:>4}',f'RUN 2026/10/09 16:47{"":<26}TRIAL BALANCE  -  DETAIL BY COMPANY{"":<24}USER  BDESROCH',f'{"":<44}PERIOD 09 ENDING 30 SEP 2026  (CAD)','',f'COMPANY {co}  {nm}','',
      f'{"ACCOUNT":<13}{"DESCRIPTION":<31}{"OPENING":>16} {"PERIOD":>16} {"PERIOD":>16} {"NET":>16} {"CLOSING":>16}',f'{"NUMBER":<13}{"":<31}{"BALANCE":>16} {"DEBITS":>16} {"CREDITS":>16} {"CHANGE":>16} {"BALANCE":>16}','-'*12+' '+'-'*30+' '+' '.join(['-'*16]*5)]
    allr=[];last=COS[-1][0]
    for co,nm,kind in COS:
        B=book(co,kind); body=[];part=[]
        for a,n in B.accts:
            o,d,k=B.open[a],B.dr[a],B.cr[a]; v=[o,d,k,d-k,o+d-k]; vals.append(v); part.append(len(rows)); pv=list(v)
            if co=='05' and a[3:7]=='5040':
                s=str(d); i=2; nd=str((int(s[i])+5)%10); pv[1]=int(s[:i]+nd+s[i+1:])
                planted={'what':f'account {a} {n[:30].strip()}, debit printed {num(pv[1])} instead of {num(d)}; its net change, closing balance and all totals keep the right amount','kind':'digit_changed','account':a,'column':'debit','printed':num(pv[1]),'right':num(d)}
            rows.append({'account':a,'name':n[:30].strip(),'property':nm,**{x:num(y) for x,y in zip(K,pv)}}); body.append(line(a,n,pv))
        s=[sum(vals[i][j] for i in part) for j in range(5)]; assert s[0]==0 and s[4]==0 and s[1]==s[2]
        body+=[' '*44+' '+' '.join(['-'*16]*5),line('',f'TOTAL COMPANY {co}',s),'']; totals.append({'label':f'TOTAL COMPANY {co}',**{x:num(y) for x,y in zip(K,s)}}); covers.append(part); allr+=part
        if co==last:
            s=[sum(vals[i][j] for i in allr) for j in range(5)]
            body+=[' '*44+' '+' '.join(['='*16]*5),line('','REPORT TOTALS - 4 COMPANIES',s),'',f'{len(allr)} ACCOUNTS LISTED.  ACCOUNTS WITH NO BALANCE AND NO ACTIVITY SUPPRESSED.','*** END OF REPORT ***']; totals.append({'label':'REPORT TOTALS - 4 COMPANIES',**{x:num(y) for x,y in zip(K,s)}}); covers.append(allr)
        while body:
            pages.append((co,nm,body[:47])); body=body[47:]
            if len(body)<=3 and body and all(not x.strip() for x in body): body=[]
    W,H=landscape(letter); c=canvas.Canvas(f'{DOCS}/{FILE}',pagesize=(W,H),invariant=1)
    for pg,(co,nm,b) in enumerate(pages,1):
        y=H-34
        # pale green bars of the listing paper
        c.setFillColorRGB(.93,.975,.93)
        for i in range(0,56,6): c.rect(20,H-28-(i+3)*10,W-40,30,stroke=0,fill=1)
        c.setFillGray(.08); c.setFont('Courier',9.05*.99)
        for l in HEAD(co,nm,pg)+b:
            c.setFont('Courier',9.2*.98 if 0 else 9); 
            t=c.beginText(26,y); t.setFont('Courier',9); t.setHorizScale(106); t.textLine(l.rstrip()); c.drawText(t); y-=10
        c.showPage()
    c.save(); write_truth(FILE,'TB',K,rows,totals,planted,covers)
if __name__=='__main__': draw()
