# UK freehold company, nominal ledger TB with pairs, carried/brought forward lines
import random
from reportlab.lib.pagesizes import A4, landscape
from reportlab.pdfgen import canvas
from common import *
R=random.Random(41207)
NAME='wharfside_court_nominal_tb.pdf'
S=[('Fixed assets',[('0010','Freehold reversion - at cost'),('0030','Entryphone system'),('0031','Entryphone system - depn')]),
('Debtors and prepayments',[('1100','Service charge debtors control'),('1101','Ground rent debtors control'),('1105','Lessees - sundry rechargeable works and licence fees'),('1150','Prepaid insurance'),('1155','Prepayments - other')]),
('Client bank accounts',[('1200','Client a/c - service charge'),('1210','Client a/c - ground rent'),('1220','Reserve deposit a/c 95 day notice'),('1230','Petty cash - porter')]),
('Creditors',[('2100','Purchase ledger control'),('2109','Accruals'),('2112','Service charges in advance'),('2210','PAYE / NIC'),('2220','Managing agent float')]),
('Reserves and capital',[('3000','Share capital (28 x £1)'),('3100','Profit and loss - b/fwd'),('3200','Reserve fund - external decoration'),('3210','Reserve fund - lift renewal'),('3220','Reserve fund - roof')]),
('Income',[('4000','Service charge - half year Mar'),('4001','Service charge - half year Sep'),('4010','Ground rent receivable'),('4020','Reserve contributions demanded'),('4050','Licence to assign / alter fees'),('4060','Interest on arrears'),('4070','Bank interest (gross)')]),
('Schedule 1 - Estate costs',[('5100','Gardening contract'),('5105','Car park barrier repairs'),('5110','Estate lighting - electricity'),('5115','Refuse bulk clearance'),('5120','CCTV maintenance'),('5130','Tree surgery')]),
('Schedule 2 - Block costs',[('5200','Communal cleaning'),('5205','Window cleaning'),('5210','Communal electricity'),('5215','General repairs'),('5220','Drainage and gutters'),('5225','Fire alarm & emergency light servicing'),('5230','Fire risk assessment'),('5235','Pest control'),('5240','Porter wages'),('5241','Employer NIC'),('5245','Buildings insurance'),('5246','Terrorism cover'),('5250','Reinstatement valuation')]),
('Schedule 3 - Lift',[('5300','Lift maintenance contract'),('5305','Lift line rental'),('5310','LOLER inspection')]),
('Administration',[('7000','Management fee'),('7010','Accountancy'),('7020','Legal fees - arrears'),('7030','Company secretarial'),('7040','Directors and officers cover'),('7050','Bank charges'),('7060','Transfer to reserves'),('7070','Depreciation'),('7090','Bad debt written off')])]
accs=[a for _,l in S for a in l]
op={c:0 for c,_ in accs}; dr=dict(op); cr=dict(op)
def post(d,c,amt): dr[d]+=amt; cr[c]+=amt
def p(lo,hi): return R.randint(lo*100,hi*100)
op.update({'0010':4200000,'0030':684000,'0031':-273600,'1100':p(9000,16000),'1101':p(400,900),'1105':p(200,700),'1150':p(5000,8000),'1155':p(300,900),'1200':p(14000,26000),'1210':p(1500,4000),'1220':p(61000,84000),'1230':15000,'2100':-p(4000,8000),'2109':-p(2000,4800),'2112':-p(2500,6000),'2210':-p(300,700),'2220':-50000,'3000':-2800,'3200':-p(21000,30000),'3210':-p(24000,33000),'3220':-p(12000,19000)})
op['3100']=-sum(op.values())
post('1100','4000',4826850);post('1100','4001',4826850);post('1101','4010',700000);post('1100','4020',1400000)
post('1105','4050',p(400,900));post('1100','4060',p(60,190));post('1220','4070',p(1900,2900))
post('1200','1100',p(96000,106000));post('1210','1101',p(6300,7000));post('1200','1105',p(400,700))
post('2112','1100',-op['2112']);post('1200','2112',p(2000,6000))
exp={'5100':(4800,5600),'5105':(200,900),'5110':(900,1500),'5115':(300,800),'5120':(700,1100),'5130':(600,1300),'5200':(7800,9400),'5205':(1200,1600),'5210':(4100,5900),'5215':(6000,9500),'5220':(700,1900),'5225':(1600,2600),'5230':(540,780),'5235':(150,420),'5250':(900,1200),'5300':(2800,3600),'5305':(380,520),'5310':(420,560),'7000':(9800,9900),'7010':(1700,2300),'7020':(900,2800),'7030':(450,600),'7040':(320,480)}
for c,(a,b) in exp.items(): post(c,'2100',p(a,b))
post('5215','2109',p(300,700));post('2109','7010',p(1200,1700));post('2109','5210',p(300,800));post('7010','2109',p(1300,1900))
post('5240','1200',p(12100,13000));post('5240','2210',p(1800,2400));post('5241','2210',p(600,900));post('2210','1200',p(2500,3000))
post('5245','1150',op['1150']);post('1150','1200',p(17000,19000));post('5245','1150',p(9000,10800));post('5246','1150',p(600,900))
post('2100','1200',p(49000,56000));post('1230','1200',p(300,500));post('5215','1230',p(300,400))
post('7050','1200',p(60,140));post('7060','3200',600000);post('7060','3210',500000);post('7060','3220',300000)
post('1220','1200',1400000);post('3200','2100',p(9000,12000));post('7070','0031',68400);post('7090','1100',p(100,400));post('1200','1210',300000)
def f(v): return f'{v/100:,.2f}' if v else ''
W,H=landscape(A4)
cv=canvas.Canvas(doc(NAME),pagesize=(W,H))
X=[372,448,532,608,700,778]   # right edges
COL=['open_dr','open_cr','debit','credit','close_dr','close_cr']
def head(pg):
    cv.setFont('Times-Bold',13);cv.drawString(40,H-38,'WHARFSIDE COURT (FREEHOLD) LIMITED')
    cv.setFont('Times-Roman',9);cv.drawString(40,H-51,'Nominal ledger: extended trial balance     Year ended 31 March 2025     Co. no. 0741 1296')
    cv.drawRightString(X[-1],H-38,f'Page {pg} of 3');cv.drawRightString(X[-1],H-51,'Run 14/05/2025 09:12   User: JPEARCE')
    y=H-76
    cv.setFont('Times-Bold',9)
    for a,b,t in((300,448,'Balance b/fwd 01.04.24'),(462,608,'Movements in year'),(622,778,'Balance c/fwd 31.03.25')):
        cv.drawCentredString((a+b)/2,y,t);cv.setLineWidth(.4);cv.line(a,y-3,b,y-3)
    y-=13
    cv.drawString(40,y,'N/C');cv.drawString(78,y,'Account')
    for x,t in zip(X,['Dr','Cr']*3): cv.drawRightString(x,y,t+' £')
    cv.setLineWidth(.9);cv.line(40,y-4,X[-1],y-4)
    return y-17
def nums(v,y,font):
    cv.setFont(font,9)
    for x,k in zip(X,COL):
        if v.get(k): cv.drawRightString(x,y,f(v[k]))
def tru(v): return {k:v[k]/100 for k in COL if v.get(k)}
rows=[];tots=[];run={k:0 for k in COL};pg=1
y=head(1);STEP=12.2;BOT=58
def brk():
    global y,pg
    cv.setLineWidth(.4);cv.line(300,y+9,X[-1],y+9)
    cv.setFont('Times-Italic',9);cv.drawRightString(285,y,'Carried forward');nums(run,y,'Times-Italic')
    tots.append({'label':'Carried forward',**tru(run)})
    cv.setFont('Times-Roman',7.5);cv.drawString(40,30,'Draft - subject to year end adjustments and s.20B review.');cv.showPage();pg+=1
    y=head(pg)
    cv.setFont('Times-Italic',9);cv.drawRightString(285,y,'Brought forward');nums(run,y,'Times-Italic')
    tots.append({'label':'Brought forward',**tru(run)});y-=STEP+4
for sec,l in S:
    if y<BOT+STEP*3: brk()
    cv.setFont('Times-Bold',9.5);cv.drawString(40,y,sec);y-=STEP
    st={k:0 for k in COL}
    for c,n in l:
        if y<BOT+STEP: brk()
        o=op[c];cl=o+dr[c]-cr[c]
        v={'open_dr':max(o,0),'open_cr':max(-o,0),'debit':dr[c],'credit':cr[c],'close_dr':max(cl,0),'close_cr':max(-cl,0)}
        cv.setFont('Times-Roman',9);cv.drawString(46,y,c);cv.drawString(78,y,n)
        nums(v,y,'Times-Roman')
        rows.append({'account':c,'name':n,**tru(v)})
        for k in COL: st[k]+=v[k];run[k]+=v[k]
        y-=STEP
    if y<BOT+2: brk()
    cv.setLineWidth(.3);cv.line(300,y+9,X[-1],y+9)
    cv.setFont('Times-Bold',9);cv.drawString(78,y,sec+' total');nums(st,y,'Times-Bold');tots.append({'label':sec+' total',**tru(st)})
    y-=STEP+5
if y<BOT+60: brk()
y-=2
cv.setLineWidth(.8);cv.line(300,y+10,X[-1],y+10)
cv.setFont('Times-Bold',9.5);cv.drawString(78,y,'TRIAL BALANCE TOTALS');nums(run,y,'Times-Bold');tots.append({'label':'TRIAL BALANCE TOTALS',**tru(run)})
cv.line(300,y-3,X[-1],y-3);cv.line(300,y-5,X[-1],y-5)
assert run['open_dr']==run['open_cr'] and run['debit']==run['credit'] and run['close_dr']==run['close_cr']
y-=34;cv.setFont('Times-Roman',9)
cv.drawString(40,y,'Agreed to client bank statements at 31 March 2025:  ______________________      Reviewed by:  ______________________')
cv.setFont('Times-Roman',7.5);cv.drawString(40,30,'Draft - subject to year end adjustments and s.20B review.')
print('pages',pg);cv.save()
save(NAME,'TB',COL,rows,tots)
