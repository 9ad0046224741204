from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
N='treasurers_report_st_brendan_sept2024.pdf'
C=['2024 Budget','September','Year to Date','Budget Remaining']
s=St("Treasurer's Report",'St. Brendan Lutheran Church','2024-01-01','2024-09-30',C)
def L(n,b,m,y): return s.l(n,[b,m,y,r2(b-y)],1)
s.h('RECEIPTS')
r=[L('Pledged offerings',142500.00,10984.00,101722.50),L('Loose plate',9000.00,611.35,6480.17),L('Building fund',12000.00,1075.00,9310.00),L('Fellowship hall rent',8400.00,850.00,6925.00),L('Parsonage rent (1,450/mo)',17400.00,1450.00,13050.00),L('Preschool use of rooms',14400.00,1600.00,9600.00),L('Columbarium niches',3000.00,0.00,2400.00),L('Parking lot - game days',1800.00,640.00,640.00),L('Interest',350.00,41.87,362.09)]
tr=s.t('TOTAL RECEIPTS',r,0,key='total_income')
s.h('DISBURSEMENTS')
s.h('Staff',1)
a=[L('Pastor salary & housing',62400.00,5200.00,46800.00),L('Pension and health',18720.00,1560.00,14040.00),L('Organist',7800.00,650.00,5850.00),L('Secretary',15600.00,1275.00,11487.50),L('Sexton',9100.00,787.50,6912.50),L('FICA employer share',2486.00,207.49,1855.13)]
ta=s.t('Total staff',a,1)
s.h('Property',1)
b=[L('Electric',7200.00,718.44,5506.91),L('Gas heat',8500.00,62.10,4918.36),L('Water and sewer',1900.00,158.20,1447.75),L('Insurance - Church Mutual',11250.00,0.00,11264.00),L('Repairs - church & hall',9000.00,1937.65,10482.33),L('Repairs - parsonage',3500.00,215.00,1890.74),L('Mowing and snow',4200.00,320.00,2980.00),L('Parsonage property tax',2940.00,0.00,1468.12)]
tb=s.t('Total property',b,1)
s.h('Program & benevolence',1)
d=[L('Synod benevolence',14250.00,1098.40,10172.25),L('Local missions',4800.00,400.00,3600.00),L('Sunday school',1600.00,388.12,1017.69),L('Music & worship supplies',2200.00,131.90,1488.05),L('Office and postage',3100.00,264.51,2399.80)]
td=s.t('Total program',d,1)
s.h('Debt',1)
q=[L('Roof loan - principal & interest',15000.00,1250.00,11250.00)]
tq=s.t('Total debt',q,1)
te=s.t('TOTAL DISBURSEMENTS',[ta,tb,td,tq],0,key='total_operating_expenses')
s.t('RECEIPTS OVER (UNDER) DISBURSEMENTS',[tr,te],0,'TOTAL',[1,-1],key='net_cash_flow')
c=canvas.Canvas(doc(N),pagesize=letter);W,H=letter
CW=6.0
y=H-60
def put(t,b=False,x=48):
    global y
    c.setFont('Courier-Bold' if b else 'Courier',10);c.drawString(x,y,t);y-=12.2
def ctr(t): put(t.center(86).rstrip())
ctr('ST. BRENDAN LUTHERAN CHURCH');ctr("TREASURER'S REPORT");ctr('For the period January 1 to September 30, 2024');ctr('(cash basis)');y-=8
put(' '*38+f"{'2024':>11}{'':>12}{'Year to':>12}{'Budget':>12}")
put(' '*38+f"{'Budget':>11}{'September':>12}{'Date':>12}{'Remaining':>12}")
def num(v,w): 
    return f'{v:>{w-(0 if v<0 else 0)},.2f}' if v>=0 else f"{f'{-v:,.2f}-':>{w+1}}"
def row(rw,m):
    lab=' '*(2*m['lvl'] if rw['rowType']!='LINE' else 2*m['lvl']+(2))
    lab+=rw['label']
    if rw['rowType']=='HEADING': put(lab);return
    if rw['rowType']=='LINE': lab=lab+' '+'.'*(36-len(lab))
    if rw['rowType']!='LINE': put(' '*38+f"{'-'*10:>11}{'-'*10:>12}{'-'*10:>12}{'-'*10:>12}") if len(lab)<90 else 0
    v=rw['values']
    line=f'{lab:<38}'; pos=[49,61,73,85]
    for k,x in enumerate(v):
        t=f'{abs(x):,.2f}'
        line=line.ljust(pos[k]-len(t))+t+('-' if x<0 else '')
    put(line)
    if rw['rowType']!='LINE': y_gap()
def y_gap():
    global y
    y-=5
pg=1
for i,(rw,m) in enumerate(zip(s.rows,s.meta)):
    if y<150:
        c.setFont('Courier',10);c.drawString(48,40,'(continued)'.rjust(85));c.showPage();pg+=1;y=H-60
        put('St. Brendan Lutheran Church - Treasurer\'s Report, September 2024'+'Page 2'.rjust(22));y-=6
        put(' '*38+f"{'2024':>11}{'':>12}{'Year to':>12}{'Budget':>12}")
        put(' '*38+f"{'Budget':>11}{'September':>12}{'Date':>12}{'Remaining':>12}")
    row(rw,m)
put(' '*38+f"{'='*10:>11}{'='*10:>12}{'='*10:>12}{'='*10:>12}");y-=14
for t in ['Church checking at First Farmers stood at $18,204.66 on September 30 and the','money market at $41,077.18. The narthex door closer and the hall water heater','account for most of the repair bills this month. Preschool is paid through','September; they asked to be billed for ten months only.','','Respectfully submitted,','','','D. Aldworth, Treasurer']: put(t)
c.save()
save(N,[s],'OTHER','OPERATING_STATEMENT','typed treasurer report, typewriter face, dotted leaders, trailing minus signs, two pages',True)
